// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QSize>

class QModelIndex;
class QPainter;
class QStyleOptionViewItem;

namespace Dailies {

class HoverPlay;
class ThumbnailCache;

/// Draws the Take cell of a row: the take's small picture, or what plays there under the pointer, and beside it the first
/// material that it was made from.
class TakeCell final : public QObject {
    Q_OBJECT

public:
    static constexpr QSize takeSize{64, 36};
    static constexpr QSize inputSize{36, 36};
    static constexpr int gap = 4;
    static constexpr QSize size{takeSize.width() + gap + inputSize.width(), takeSize.height()};

    explicit TakeCell(ThumbnailCache& takes, QObject* parent = nullptr);

    void setHoverPlay(const HoverPlay* play) { m_play = play; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index, int inset) const;

Q_SIGNALS:
    /// The picture for a value of this role was made.
    void ready(int role, const QString& path);

private:
    void tell(int role, const QString& path, ThumbnailCache& pictures);

    ThumbnailCache& m_takes;
    ThumbnailCache* m_inputs;
    const HoverPlay* m_play = nullptr;
};

} // namespace Dailies
