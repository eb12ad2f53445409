// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>

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
    void chooseFiles();
    /// `gap` is the index of the item before which the media will be inserted.
    void take(const QMimeData& mime, int gap);

Q_SIGNALS:
    void chosen(const QList<QUrl>& files);
    void found(const QStringList& sources, int gap); ///< URLs and data URIs
    void kept(const QString& source, int gap); ///< a saved picture; the user may be typing elsewhere by now
    void refused(const QString& sentences);

private:
    bool m_takesPictures;
    QWidget* m_window; ///< parent of the dialogs
    PictureStore* m_pictures;
};

} // namespace Dailies
