// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>

class QMimeData;
class QWidget;

namespace Dailies {

class PictureStore;

/// What comes into a list of media: files that the person chooses, and what they paste or drop. A picture that comes
/// without a file gets one.
class MediaSources final : public QObject {
    Q_OBJECT

public:
    /// `takesPictures`: whether a picture without an address is of use.
    MediaSources(bool takesPictures, QWidget* parent);

    /// The folder for pictures that come without a file.
    void setFolder(const QString& folder);
    void chooseFiles();
    /// `gap` is where in the list it belongs.
    void take(const QMimeData& mime, int gap);

Q_SIGNALS:
    void chosen(const QList<QUrl>& files);
    void found(const QStringList& sources, int gap); ///< file: URLs and addresses
    void kept(const QString& source, int gap); ///< a picture; the person may be writing elsewhere by now
    void refused(const QString& sentences);

private:
    bool m_takesPictures;
    QWidget* m_window; ///< that dialogs belong to
    PictureStore* m_pictures;
};

} // namespace Dailies
