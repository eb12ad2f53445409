// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Uploads to storage that fails, breaks connections and lies, and programs that end in the middle. Whatever happens,
// nothing is uploaded needlessly, and in the end the file is there and its link works.

#include "tests/sweep/uploadcase.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QNetworkProxy>

#include <cstdio>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int atOnce = 12;
constexpr int mostShown = 50;

/// Plays all cases, several at once.
class UploadSweep final : public QObject {
public:
    explicit UploadSweep(const QList<UploadTrouble>& troubles) : m_troubles(troubles) {}

    int run()
    {
        m_since.start();
        for (int n = 0; n < atOnce; ++n)
            next();
        QCoreApplication::exec();
        std::printf("uploads: %d cases, %d uploads, %d cases wrong; %lld s\n", m_done, m_puts, m_wrong,
            m_since.elapsed() / 1000);
        return m_wrong;
    }

private:
    void next()
    {
        if (m_next == m_troubles.size()) {
            if (m_done == m_troubles.size())
                QCoreApplication::quit();
            return;
        }
        auto* play = new UploadCase(m_troubles.at(m_next++));
        connect(play, &UploadCase::finished, this, [this, play] {
            ++m_done;
            m_puts += play->puts();
            m_wrong += play->findings().isEmpty() ? 0 : 1;
            if (!play->findings().isEmpty() && m_wrong <= mostShown)
                std::printf("wrong: %s\n    %s\n", qPrintable(play->trouble().text()),
                    qPrintable(play->findings().join(u"\n    "_s)));
            std::fflush(stdout);
            play->deleteLater();
            next();
        });
        play->start();
    }

    const QList<UploadTrouble> m_troubles;
    qsizetype m_next = 0;
    int m_done = 0;
    int m_puts = 0;
    int m_wrong = 0;
    QElapsedTimer m_since;
};

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{u"all"_s, u"Every byte, not one of 64."_s},
        {u"self-test"_s, u"Break a rule on purpose; it must be found."_s}});
    parser.process(application);
    if (parser.isSet(u"self-test"_s)) {
        UploadCase::sendsAlways = true;
        return UploadSweep({UploadTrouble{}}).run() > 0 ? 0 : 1;
    }
    return UploadSweep(allUploadTroubles(parser.isSet(u"all"_s) ? 1 : 64)).run() == 0 ? 0 : 1;
}
