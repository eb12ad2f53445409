// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/sourcename.h"

#include "app/request/mediaitem.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrl>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(Dailies::MediaWords)
};

// A cropped copy has the name of the original, and a hash of its own.
constexpr auto hashes = R"(-[0-9a-f]{16}(?:-cropped-[0-9a-f]{16})?\.(?:png|jpg)$)"_L1;

} // namespace

QString savedPictureName(const std::optional<SavedFrame>& frame)
{
    return frame ? u"take-%1-frame-%2"_s.arg(frame->task).arg(frame->number) : u"picture"_s;
}

std::optional<SavedFrame> savedFrame(const QString& source)
{
    static const QRegularExpression pattern(u"^take-(\\d+)-frame-(\\d+)"_s + hashes);
    const QRegularExpressionMatch match = pattern.match(isLocalFile(source) ? QUrl(source).fileName() : QString());
    if (!match.hasMatch())
        return {};
    return SavedFrame{match.captured(1).toLongLong(), match.captured(2).toLongLong()};
}

QString sourceName(const QString& source)
{
    if (source.startsWith("data:"_L1, Qt::CaseInsensitive))
        return {};
    if (const std::optional<SavedFrame> frame = savedFrame(source))
        return frame->task != 0 ? Words::tr("Take %1, frame %2").arg(frame->task).arg(frame->number)
                                : Words::tr("Frame %1").arg(frame->number);
    static const QRegularExpression pasted(u"^picture"_s + hashes);
    const QUrl url(source);
    const QString name = url.fileName();
    if (isLocalFile(source) && pasted.match(name).hasMatch())
        return Words::tr("Pasted picture");
    return name.isEmpty() ? url.host() : name;
}

} // namespace Dailies
