// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/media/mediaboard.h"
#include "ui/compose/media/mediadrop.h"

#include <QObject>
#include <QUrl>

#include <functional>

class QMimeData;
class QWidget;

namespace Dailies {

class PictureStore;

/// Collects the media that the user chooses, pastes or drops. Saves pictures that have no file.
class MediaSources final : public QObject {
    Q_OBJECT

public:
    /// `takesPictures`: whether pictures without a URL can be used.
    MediaSources(bool takesPictures, QWidget* parent);

    /// The folder for saved pictures.
    void setFolder(const QString& folder);
    /// Lets the user choose files, one or several. `take` is called with what was chosen, if anything.
    void chooseFiles(bool several, std::function<void(const QList<QUrl>&)> take);
    /// Reports the media in dropped or pasted data, with their place.
    void take(const QMimeData& mime, MediaBoard::Place place) { takeMedia(mediaIn(mime), place); }
    void takeMedia(const DroppedMedia& media, MediaBoard::Place place);

Q_SIGNALS:
    void found(const QStringList& sources, MediaBoard::Place place); ///< URLs and data URIs
    /// A saved picture; the user may be typing elsewhere by now.
    void kept(const QString& source, MediaBoard::Place place);
    void refused(const QString& sentences);

private:
    bool m_takesPictures;
    QWidget* m_window; ///< parent of the dialogs
    PictureStore* m_pictures;
};

} // namespace Dailies
