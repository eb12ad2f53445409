// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "ui/compose/media/mediaboard.h"
#include "ui/compose/media/mediadrop.h"
#include "ui/compose/media/mediatypes.h"

#include <QObject>
#include <QUrl>

#include <functional>

class QWidget;

namespace Dailies {

class PictureStore;

/// Collects the media that the user chooses, pastes or drops. Saves pictures that have no file.
class MediaSources final : public QObject {
    Q_OBJECT

public:
    explicit MediaSources(QWidget* parent);

    /// The folder for saved pictures.
    void setFolder(const QString& folder);
    /// Where the next files are looked for; folderChosen() tells it.
    void setLastFolder(const QString& folder) { m_lastFolder = folder; }
    QString lastFolder() const { return m_lastFolder; }
    /// Lets the user choose files of these media, one or several. `take` is called with what was chosen, if anything.
    void chooseFiles(bool several, const QList<MediaKind>& media, const std::function<void(const QList<QUrl>&)>& take);
    /// Lets the user choose the part of a local picture that a cropped copy keeps, and calls `take` with the copy's
    /// URL.
    void crop(const QString& source, const Crop& crop, std::function<void(const QString&)> take);
    /// Reports dropped or pasted media, with their place.
    void takeMedia(const DroppedMedia& media, MediaBoard::Place place);

Q_SIGNALS:
    void found(const QStringList& sources, MediaBoard::Place place); ///< URLs and data URIs
    /// A saved picture; the user may be typing elsewhere by now.
    void kept(const QString& source, MediaBoard::Place place);
    void notKept(); ///< a picture could not be saved; refused() says why
    void refused(const QString& sentences);
    void folderChosen(const QString& folder); ///< that of the files that the user chose

private:
    QWidget* m_window; ///< parent of the dialogs
    PictureStore* m_pictures;
    QString m_lastFolder;
};

} // namespace Dailies
