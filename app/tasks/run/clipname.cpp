// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/clipname.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringView>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestStem = 220; ///< bytes of UTF-8; leaves room for " (99999)", ".mp4" and ".01234567.part"
constexpr qsizetype longestPattern = 200;

/// Length of the first `count` grapheme clusters, so that none is split.
qsizetype lengthOfBeginning(const QString& text, qsizetype count)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype end = 0;
    for (qsizetype n = 0; n < count && finder.toNextBoundary() >= 0; ++n)
        end = finder.position();
    return end;
}

/// Cuts at the last space, unless little would be left, as with one long word or a script without spaces.
QString cutAtWord(const QString& text, qsizetype end)
{
    if (end >= text.size() || text.at(end) == u' ')
        return text.left(end).trimmed();
    const qsizetype space = text.left(end).lastIndexOf(u' ');
    return text.left(space > end / 2 ? space : end);
}

/// The longest beginning that takes at most `bytes` bytes in UTF-8.
QString fitting(const QString& text, qsizetype bytes)
{
    if (text.toUtf8().size() <= bytes)
        return text;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype end = 0;
    qsizetype used = 0;
    while (finder.toNextBoundary() >= 0) {
        used += QStringView(text).mid(end, finder.position() - end).toUtf8().size();
        if (used > bytes)
            break;
        end = finder.position();
    }
    return cutAtWord(text, end);
}

/// Replaces every character that some file system or shell treats specially with a space.
QString harmless(const QString& text)
{
    static const QString forbidden = u"/\\:*?\"<>|"_s;
    QString result;
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate()) {
            result.append(c);
            result.append(text.at(++i));
            continue;
        }
        constexpr char16_t joiner = 0x200D; // joins emoji; other format characters can disguise a name
        const bool hidden = c.category() == QChar::Other_Format && c != QChar(joiner);
        const bool useless = c.isSurrogate() || c.category() == QChar::Other_Control || forbidden.contains(c);
        if (!hidden)
            result.append(useless ? QChar(u' ') : c);
    }
    return result.simplified();
}

/// A stem without dots at either end that is not a device name on Windows.
QString stemOf(const QString& text)
{
    QString stem = harmless(text.normalized(QString::NormalizationForm_C));
    static const QRegularExpression leading(u"^[. ]+"_s);
    static const QRegularExpression trailing(u"[. ]+$"_s);
    stem.remove(leading);
    stem = fitting(stem, longestStem).remove(trailing);
    static const QRegularExpression device(u"^(CON|PRN|AUX|NUL|CONIN\\$|CONOUT\\$|(COM|LPT)[0-9¹²³])\\s*(\\.|$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (stem.isEmpty())
        return u"clip"_s;
    return device.match(stem).hasMatch() ? u'_' + stem : stem;
}

const QRegularExpression& placeholders()
{
    static const QRegularExpression placeholder(u"\\{(date|prompt|model|kind|task)(?::([^{}]*))?\\}"_s);
    return placeholder;
}

QString valueOf(const VideoTask& task, const QString& name, const QString& argument)
{
    if (name == "date"_L1)
        return task.createdAt.toLocalTime().toString(argument.isEmpty() ? u"yyyy-MM-dd"_s : argument);
    if (name == "prompt"_L1) {
        bool limited = false;
        const int count = argument.toInt(&limited);
        const QString prompt = harmless(task.request.prompt);
        return limited && count >= 0 ? cutAtWord(prompt, lengthOfBeginning(prompt, count)) : prompt;
    }
    if (name == "model"_L1)
        return task.request.model;
    if (name == "kind"_L1)
        return kindName(task.request.kind);
    return QString::number(task.id);
}

} // namespace

QString defaultClipPattern()
{
    return u"{date:yyyy-MM-dd} {prompt:40} {task}.mp4"_s;
}

bool isClipPattern(const QString& pattern)
{
    const bool isOneLine =
        std::ranges::none_of(pattern, [](QChar c) { return c.category() == QChar::Other_Control || c.isNull(); });
    return isOneLine && pattern.size() <= longestPattern && pattern.contains(placeholders());
}

QStringList unknownPlaceholders(const QString& pattern)
{
    static const QRegularExpression named(u"\\{[^{}]+\\}"_s);
    QString others = pattern;
    others.remove(placeholders());
    QStringList unknown;
    for (auto matches = named.globalMatch(others); matches.hasNext();)
        unknown.append(matches.next().captured());
    unknown.removeDuplicates();
    return unknown;
}

QString clipName(const VideoTask& task, const QString& wanted)
{
    const QString pattern = isClipPattern(wanted) ? wanted : defaultClipPattern();
    QString name;
    qsizetype from = 0;
    for (auto matches = placeholders().globalMatch(pattern); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        name += QStringView(pattern).mid(from, match.capturedStart() - from);
        name += valueOf(task, match.captured(1), match.captured(2));
        from = match.capturedEnd();
    }
    name += QStringView(pattern).mid(from);
    const auto suffix = ".mp4"_L1;
    if (name.endsWith(suffix, Qt::CaseInsensitive))
        name.chop(suffix.size());
    return stemOf(name) + suffix;
}

QString plainClipName(const VideoTask& task)
{
    const QString date = QLocale::c().toString(task.createdAt.toLocalTime().date(), u"yyyy-MM-dd"_s);
    return u"%1 %2.mp4"_s.arg(date).arg(task.id).trimmed();
}

} // namespace Dailies
