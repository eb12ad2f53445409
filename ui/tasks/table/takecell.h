// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QSize>

class QFontMetrics;
class QModelIndex;
class QPainter;
class QStyleOptionViewItem;

namespace Dailies {

class HoverPlay;
class ThumbnailCache;

/// Draws the Take cell of a row: its number, and the take's thumbnail or the picture that HoverPlay shows. A take
/// without a clip shows the first input medium of its request.
class TakeCell final : public QObject {
    Q_OBJECT

public:
    static constexpr int gap = 4;
    static constexpr QSize takeSize{72, 41}; ///< in a row of the usual height

    /// The size of the take's picture in a row of this height.
    static QSize takeSizeIn(int rowHeight);
    /// The width of a number, which is before the picture and ends at its right.
    static int numberWidth(const QFontMetrics& metrics);
    /// The width of number and picture in a row of this height.
    static int widthIn(int rowHeight, const QFontMetrics& metrics);

    explicit TakeCell(ThumbnailCache& takes, QObject* parent = nullptr);

    void setHoverPlay(const HoverPlay* play) { m_play = play; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index, int inset) const;

Q_SIGNALS:
    /// A picture was made for the rows that have `path` in `role`.
    void ready(int role, const QString& path);

private:
    void tell(int role, const QString& path, ThumbnailCache& pictures);

    ThumbnailCache& m_takes;
    ThumbnailCache* m_inputs;
    const HoverPlay* m_play = nullptr;
};

} // namespace Dailies
