// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRandomGenerator>
#include <QString>
#include <QUrl>

class QMimeData;
class QWidget;

namespace Dailies {

class WindowBench;

/// Presses keys, clicks, drags, drops, scrolls, resizes and switches as chance has it; the same seed does the same as far
/// as the window stands the same.
class Monkey final {
public:
    /// `files`: a folder with pictures, clips and requests to drop.
    Monkey(WindowBench& bench, quint32 seed, const QString& files);

    /// One event. What it was, for the list of the last ones.
    QString act();
    /// Out of the menu or dialog that is open.
    QString escape();

private:
    QWidget* place();
    QWidget* widgetIn(QWidget* place);
    QString key();
    QString word();
    QString click();
    QString drag();
    QString wheel();
    QString drop();
    QString resize();
    QString submit();
    QString switchSomething();
    void fill(QMimeData& data);
    int below(int limit) { return int(m_chance.bounded(limit)); }

    WindowBench& m_bench;
    QRandomGenerator m_chance;
    QString m_files;
};

} // namespace Dailies
