// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediasources.h"

#include "app/media/inputreader.h"
#include "app/request/sourcename.h"
#include "ui/compose/media/cropdialog.h"
#include "ui/compose/media/picturestore.h"
#include "ui/widgets/filedialogs.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QStandardPaths>

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(MediaSources)
};

QString namesOf(const QList<MediaKind>& media)
{
    if (media.size() != 1)
        return Words::tr("Usable files");
    switch (media.first()) {
    case MediaKind::Image: return Words::tr("Images");
    case MediaKind::Video: return Words::tr("Videos");
    case MediaKind::Audio: return Words::tr("Audio");
    default: return Words::tr("Documents");
    }
}

/// Why a file can't be a picture; empty if it can.
QString whyNoPicture(const InputFacts& facts, const QString& name)
{
    if (facts.trouble == InputTrouble::Damaged)
        return Words::tr("“%1” is damaged, so it wasn't used.").arg(name);
    if (facts.trouble == InputTrouble::None && facts.medium != MediaKind::Image)
        return Words::tr("“%1” isn't an image, so it wasn't used.").arg(name);
    return facts.trouble == InputTrouble::None ? QString()
                                               : Words::tr("“%1” can't be read, so it wasn't used.").arg(name);
}

} // namespace

MediaSources::MediaSources(QWidget* parent) : QObject(parent), m_window(parent), m_pictures(new PictureStore(this)) {}

void MediaSources::setFolder(const QString& folder)
{
    m_pictures->setFolder(folder);
}

void MediaSources::chooseFiles(
    bool several, const QList<MediaKind>& media, const std::function<void(const QList<QUrl>&)>& take)
{
    auto* dialog = new QFileDialog(m_window, several ? tr("Add files") : tr("Choose a file"));
    dialog->setObjectName(u"addFileDialog"_s);
    dialog->setFileMode(several ? QFileDialog::ExistingFiles : QFileDialog::ExistingFile);
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    const bool hasLast = !m_lastFolder.isEmpty() && QFileInfo(m_lastFolder).isDir();
    dialog->setDirectory(hasLast ? m_lastFolder : QFileInfo(pictures).isDir() ? pictures : QDir::homePath());
    QStringList filters{tr("All files (*)")};
    if (!media.isEmpty())
        filters.prepend(u"%1 (%2)"_s.arg(namesOf(media), namePatterns(media)));
    dialog->setNameFilters(filters);
    const bool isPicture = !several && media == QList{MediaKind::Image};
    openForUrls(dialog, this, [this, isPicture, take](const QList<QUrl>& urls) {
        if (urls.first().isLocalFile()) {
            m_lastFolder = QFileInfo(urls.first().toLocalFile()).absolutePath();
            Q_EMIT folderChosen(m_lastFolder);
        }
        const QString name = urls.first().fileName();
        // A frame of a video can be a picture, too.
        if (!isPicture || !urls.first().isLocalFile() || mediumOfName(name) == MediaKind::Video)
            return take(urls);
        m_pictures->inspect(urls.first().toLocalFile(), [this, urls, name, take](const InputFacts& facts) {
            if (const QString why = whyNoPicture(facts, name); !why.isEmpty())
                Q_EMIT refused(why);
            else
                take(urls);
        });
    });
}

void MediaSources::crop(const QString& source, const Crop& crop, std::function<void(const QString&)> take)
{
    const QString path = QUrl(source).toLocalFile();
    auto* dialog = new CropDialog(sourceName(source), crop, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const QSize pixels = dialog->sizeHint() * m_window->devicePixelRatioF();
    m_pictures->preview(source, pixels, [dialog = QPointer(dialog)](const QImage& picture) {
        if (dialog)
            dialog->setPicture(picture);
    });
    connect(dialog, &QDialog::accepted, this, [this, dialog, path, whole = crop.whole, take = std::move(take)] {
        m_pictures->keepCropped(path, whole, dialog->kept(), [this, take](const Result<QString>& file) {
            if (file)
                take(QUrl::fromLocalFile(*file).toString());
            else
                Q_EMIT refused(file.error().message);
        });
    });
    dialog->open();
}

void MediaSources::takeMedia(const DroppedMedia& media, MediaBoard::Place place)
{
    Q_EMIT found(media.sources, place);
    if (!media.refusals.isEmpty())
        Q_EMIT refused(media.refusals.join(u'\n'));
    if (media.picture.isNull())
        return;
    m_pictures->keep(media.picture, [this, place](const Result<QString>& file) {
        if (file) {
            Q_EMIT kept(QUrl::fromLocalFile(*file).toString(), place);
        } else {
            Q_EMIT notKept();
            Q_EMIT refused(file.error().message);
        }
    });
}

} // namespace Dailies
