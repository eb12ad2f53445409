// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/keyinput.h"

#include "app/cli/console.h"
#include "app/keys/keystore.h"

#include <csignal>
#include <cstdio>

#ifdef Q_OS_UNIX
#include <termios.h>
#include <unistd.h>
#endif

namespace Dailies {

namespace {

constexpr int longestKey = 4096;

#ifdef Q_OS_UNIX
termios shownTyping = {};
termios hiddenTyping = {};

/// Ends or stops the program as the signal would, with the echo on.
extern "C" void showTypingAndObey(int signal)
{
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &shownTyping);
    std::signal(signal, SIG_DFL);
    raise(signal);
}

/// The program goes on after a stop.
extern "C" void hideTypingAgain(int)
{
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hiddenTyping);
    std::signal(SIGTSTP, showTypingAndObey);
}

/// Turns off terminal echo as long as it exists. A signal that ends or stops the program turns it on first.
class HiddenTyping final {
public:
    HiddenTyping() : m_changed(tcgetattr(STDIN_FILENO, &shownTyping) == 0)
    {
        if (!m_changed)
            return;
        for (const int signal : signals)
            std::signal(signal, showTypingAndObey);
        std::signal(SIGCONT, hideTypingAgain);
        hiddenTyping = shownTyping;
        hiddenTyping.c_lflag &= static_cast<tcflag_t>(~ECHO);
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hiddenTyping);
    }
    ~HiddenTyping()
    {
        if (!m_changed)
            return;
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &shownTyping);
        for (const int signal : signals)
            std::signal(signal, SIG_DFL);
        std::signal(SIGCONT, SIG_DFL);
    }
    Q_DISABLE_COPY_MOVE(HiddenTyping)

    bool isTerminal() const { return m_changed; }

private:
    static constexpr int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGTSTP};
    bool m_changed;
};
#else
class HiddenTyping final {
public:
    bool isTerminal() const { return false; }
};
#endif

QString promptFor(KeyWord word)
{
    switch (word) {
    case KeyWord::Key: return Cli::tr("Key:");
    case KeyWord::Secret: return Cli::tr("Secret:");
    case KeyWord::Password: return Cli::tr("Password:");
    }
    return {};
}

QByteArray readLine()
{
    QByteArray line;
    for (int c = std::fgetc(stdin); c != EOF && c != '\n' && line.size() <= longestKey; c = std::fgetc(stdin))
        line += static_cast<char>(c);
    if (line.endsWith('\r'))
        line.chop(1);
    return line;
}

} // namespace

Result<QByteArray> readKey(KeyWord word)
{
    const HiddenTyping hidden;
    if (hidden.isTerminal())
        std::fprintf(stderr, "%s ", qUtf8Printable(promptFor(word)));
    QByteArray key = readLine();
    if (hidden.isTerminal())
        std::fputc('\n', stderr);
    if (key.size() > longestKey)
        return failure(ErrorKind::BadInput, Cli::tr("The key is too long."));
    if (key.isEmpty() && word == KeyWord::Secret)
        return failure(ErrorKind::BadInput, Cli::tr("The secret is empty."));
    if (const auto problem = word == KeyWord::Password ? passwordProblem(key) : keyProblem(key))
        return failure(ErrorKind::BadInput, *problem);
    return key;
}

} // namespace Dailies
