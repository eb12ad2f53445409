// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediasources.h"

#include "ui/compose/media/picturestore.h"
#include "ui/widgets/filedialogs.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

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

void MediaSources::chooseFiles(bool several, std::function<void(const QList<QUrl>&)> take)
{
    auto* dialog = new QFileDialog(m_window, several ? tr("Add files") : tr("Choose a file"));
    dialog->setObjectName(u"addFileDialog"_s);
    dialog->setFileMode(several ? QFileDialog::ExistingFiles : QFileDialog::ExistingFile);
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    dialog->setDirectory(QFileInfo(pictures).isDir() ? pictures : QDir::homePath());
    dialog->setNameFilters(
        {tr("Images, video and audio (%1)")
                .arg(
                    u"*.png *.jpg *.jpeg *.webp *.bmp *.gif *.mp4 *.mov *.m4v *.mkv *.webm *.mp3 *.wav *.m4a *.aac *.flac *.ogg"_s),
            tr("All files (*)")});
    openForUrls(dialog, this, std::move(take));
}

void MediaSources::takeMedia(const DroppedMedia& media, MediaBoard::Place place)
{
    if (!media.picture.isNull() && !m_takesPictures) {
        Q_EMIT refused(tr("This model needs an image link; pasted pictures can't be used."));
        return;
    }
    Q_EMIT found(media.sources, place);
    if (!media.refusals.isEmpty())
        Q_EMIT refused(media.refusals.join(u'\n'));
    if (media.picture.isNull())
        return;
    m_pictures->keep(media.picture, [this, place](const Result<QString>& file) {
        if (file)
            Q_EMIT kept(QUrl::fromLocalFile(*file).toString(), place);
        else
            Q_EMIT refused(file.error().message);
    });
}

} // namespace Dailies
