// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediadrop.h"

#include "app/common/shorttext.h"
#include "ui/compose/media/mediatypes.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestQuote = 40;

class Words {
    Q_DECLARE_TR_FUNCTIONS(Dailies::MediaDrop)
};

QString quoted(const QString& text)
{
    return cutAtEnd(text.simplified(), longestQuote);
}

bool isAddress(const QUrl& url)
{
    const QString scheme = url.scheme().toLower();
    return ((scheme == "http"_L1 || scheme == "https"_L1) && !url.host().isEmpty())
        || (scheme == "oss"_L1 && !url.host().isEmpty());
}

// The media source in a line of text; empty if there is none.
QString sourceIn(const QString& line)
{
    if (line.startsWith("data:"_L1, Qt::CaseInsensitive))
        return line.contains(u',') ? line : QString();
    if (line.contains(u' ') && !QDir::isAbsolutePath(line))
        return {};
    if (QDir::isAbsolutePath(line))
        return QFileInfo::exists(line) ? QUrl::fromLocalFile(line).toString() : QString();
    const QUrl url(line, QUrl::StrictMode);
    if (url.isLocalFile())
        return url.toString();
    return url.isValid() && isAddress(url) ? line : QString();
}

void takeFile(const QString& path, DroppedMedia& found)
{
    const QFileInfo file(path);
    if (file.isDir())
        found.refusals.append(Words::tr("“%1” is a folder. Add the files in it instead.").arg(file.fileName()));
    else
        found.sources.append(QUrl::fromLocalFile(path).toString());
}

void takeUrl(const QUrl& url, DroppedMedia& found)
{
    if (url.isLocalFile())
        takeFile(url.toLocalFile(), found);
    else if (isAddress(url) || url.scheme() == "data"_L1)
        found.sources.append(url.toString(QUrl::FullyEncoded));
    else
        found.refusals.append(Words::tr("“%1” isn't a file or a web link.").arg(quoted(url.toDisplayString())));
}

void takeText(const QString& text, DroppedMedia& found)
{
    QStringList others;
    for (const QString& each : text.split(u'\n', Qt::SkipEmptyParts)) {
        const QString line = each.trimmed();
        const QString source = sourceIn(line);
        if (!source.isEmpty() && QUrl(source).isLocalFile())
            takeFile(QUrl(source).toLocalFile(), found);
        else if (!source.isEmpty())
            found.sources.append(source);
        else if (!line.isEmpty())
            others.append(line);
    }
    if (!others.isEmpty())
        found.refusals.append(Words::tr("This text isn't a link: “%1”").arg(quoted(others.join(u' '))));
}

/// Without a known extension it is most likely a picture.
MediaKind likelyMedium(const QString& source)
{
    return mediumOfName(QUrl(source).fileName()).value_or(MediaKind::Image);
}

} // namespace

bool mayHoldMedia(const QMimeData& mime)
{
    return mime.hasUrls() || mime.hasImage() || mime.hasText();
}

DroppedMedia mediaIn(const QMimeData& mime)
{
    DroppedMedia found;
    const QList<QUrl> urls = mime.urls();
    for (const QUrl& url : urls)
        takeUrl(url, found);
    // Browsers offer a picture together with its URL. The URL is better if it is usable.
    if (found.sources.isEmpty() && mime.hasImage()) {
        found.picture = qvariant_cast<QImage>(mime.imageData());
        if (!found.picture.isNull()) {
            found.refusals.clear();
            return found;
        }
    }
    if (urls.isEmpty() && mime.hasText())
        takeText(mime.text(), found);
    if (found.sources.isEmpty() && found.refusals.isEmpty())
        found.refusals.append(Words::tr("There is no file, picture or link in it."));
    return found;
}

MediaKind mediumIn(const DroppedMedia& media)
{
    return likelyMedium(media.sources.value(0));
}

qsizetype picturesIn(const DroppedMedia& media)
{
    const auto isPicture = [](const QString& source) { return likelyMedium(source) == MediaKind::Image; };
    return std::ranges::count_if(media.sources, isPicture) + qsizetype(!media.picture.isNull());
}

} // namespace Dailies
