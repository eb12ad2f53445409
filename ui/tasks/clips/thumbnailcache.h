// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QHash>
#include <QImage>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QThreadPool>

#include <functional>

namespace Dailies {

/// The first pictures of saved clips, made beside the window's thread and kept in memory. What is looked at last is made
/// first; a clip that gives no picture is not asked again.
class ThumbnailCache final : public QObject {
    Q_OBJECT

public:
    /// Makes a small picture, in another thread; null for none.
    using Maker = std::function<QImage(const QString& path, QSize bounds)>;

    /// `bounds` in device pixels: no picture is larger.
    explicit ThumbnailCache(QSize bounds, QObject* parent = nullptr);
    /// Of other things than clips.
    ThumbnailCache(QSize bounds, Maker maker, QObject* parent = nullptr);
    ~ThumbnailCache() override;

    /// The clip's picture; null while it is being made and for a clip that gives none.
    QImage picture(const QString& path);
    /// Pictures in another size from now on, as when the window comes to a screen of another scale.
    void setBounds(QSize bounds);

Q_SIGNALS:
    /// The clip's picture was made, or it is known now that there is none.
    void ready(const QString& path);

private:
    void startNext();
    void take(const QString& path, QSize bounds, const QImage& picture);

    QSize m_bounds;
    Maker m_maker;
    QCache<QString, QImage> m_pictures; ///< cost in KiB
    QSet<QString> m_broken;
    QStringList m_waiting; ///< the newest last
    QString m_underWay;
    QThreadPool m_pool;
};

} // namespace Dailies
