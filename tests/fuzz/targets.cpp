// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/targets.h"

#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>

namespace Dailies::Fuzz {

using namespace Qt::StringLiterals;

void require(bool holds, const char* rule)
{
    if (holds)
        return;
    std::fprintf(stderr, "Broken rule: %s\n", rule);
    std::abort();
}

void requireShowable(const QString& text)
{
    require(!text.isEmpty(), "what went wrong is said in words");
    int open = 0;
    for (const QChar c : text) {
        const bool isLineEnd = c == u'\n' || c == QChar::ParagraphSeparator;
        const bool isControl = c.category() == QChar::Other_Control && !isLineEnd && c != u'\t';
        require(!isControl, "what is shown has no control characters");
        require(!isLineEnd || open == 0, "every isolate is closed within its line");
        if (c >= QChar(0x2066) && c <= QChar(0x2068))
            ++open;
        else if (c == QChar(0x2069))
            require(--open >= 0, "nothing closes an isolate that is not its own");
        else if (c >= QChar(0x202A) && c <= QChar(0x202E))
            require(open > 0, "direction marks act within an isolate");
    }
    require(open == 0, "every isolate is closed");
}

QString fileWith(const QByteArray& bytes)
{
    static const QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), "the input can be written to a file");
    return file.fileName();
}

QByteArray bytesOf(const QString& name)
{
    QFile file(name);
    require(file.open(QIODevice::ReadOnly), "the file is still there");
    return file.readAll();
}

} // namespace Dailies::Fuzz
