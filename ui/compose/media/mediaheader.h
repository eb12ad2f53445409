// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QHBoxLayout;
class QLabel;
class QSpacerItem;
class QWidget;

namespace Dailies {

/// The line above the media tiles: one title, or one for each slot, and the buttons that add media.
class MediaHeader final : public QObject {
    Q_OBJECT

public:
    /// `line` contains the title and a mark behind it.
    MediaHeader(QHBoxLayout* line, QLabel* title, QWidget* parent);

    /// `second` is the title of the second slot, or empty.
    void setTitles(const QString& first, const QString& second);
    /// The second title begins here, counted from the leading edge in device-independent pixels.
    void setSecondPlace(int place);

Q_SIGNALS:
    void fileClicked();
    void linkClicked();

private:
    void addButton(const QString& iconName, const QString& text, const QString& name, void (MediaHeader::*clicked)());

    QHBoxLayout* m_line;
    QLabel* m_title;
    QSpacerItem* m_toSecond;
    QLabel* m_second;
    QWidget* m_parent;
};

} // namespace Dailies
