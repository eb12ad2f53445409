// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/sentences.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Marks that end a Chinese or Japanese sentence. They bring their own space.
bool endsWide(const QString& text)
{
    static const QString ends = u"\u3002\uFF01\uFF1F"_s;
    return ends.contains(text.back());
}

} // namespace

QString closedSentence(const QString& text)
{
    static const QString ends = u".!?:;\u2026\u3002\uFF01\uFF1F"_s;
    return text.isEmpty() || ends.contains(text.back()) ? text : text + u'.';
}

QString joinedSentences(const QStringList& sentences)
{
    QString text;
    for (const QString& each : sentences) {
        if (each.isEmpty())
            continue;
        if (!text.isEmpty())
            text = closedSentence(text);
        if (!text.isEmpty() && !endsWide(text))
            text += u' ';
        text += each;
    }
    return text;
}

} // namespace Dailies
