// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediasources.h"

#include "ui/compose/media/mediadrop.h"
#include "ui/compose/media/picturestore.h"
#include "ui/widgets/filedialogs.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace Dailies {

MediaSources::MediaSources(bool takesPictures, QWidget* parent)
    : QObject(parent)
    , m_takesPictures(takesPictures)
    , m_window(parent)
    , m_pictures(new PictureStore(this))
{}

void MediaSources::setFolder(const QString& folder)
{
    m_pictures->setFolder(folder);
}

void MediaSources::chooseFiles()
{
    auto* dialog = new QFileDialog(m_window, tr("Add files"));
    dialog->setObjectName(u"addFileDialog"_s);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    dialog->setDirectory(QFileInfo(pictures).isDir() ? pictures : QDir::homePath());
    dialog->setNameFilters(
        {tr("Images, video and sound (%1)")
                .arg(
                    u"*.png *.jpg *.jpeg *.webp *.bmp *.gif *.mp4 *.mov *.m4v *.mkv *.webm *.mp3 *.wav *.m4a *.aac *.flac *.ogg"_s),
            tr("All files (*)")});
    openForUrls(dialog, this, [this](const QList<QUrl>& urls) { Q_EMIT chosen(urls); });
}

void MediaSources::take(const QMimeData& mime, int gap)
{
    const DroppedMedia media = mediaIn(mime);
    if (!media.picture.isNull() && !m_takesPictures) {
        Q_EMIT refused(tr("Images go by their address here. This picture has none."));
        return;
    }
    Q_EMIT found(media.sources, gap);
    if (!media.refusals.isEmpty())
        Q_EMIT refused(media.refusals.join(u'\n'));
    if (media.picture.isNull())
        return;
    m_pictures->keep(media.picture, [this, gap](const Result<QString>& file) {
        if (file)
            Q_EMIT kept(QUrl::fromLocalFile(*file).toString(), gap);
        else
            Q_EMIT refused(file.error().message);
    });
}

} // namespace Dailies
