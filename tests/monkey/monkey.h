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

/// Presses keys, clicks, drags, drops, scrolls, resizes and switches at random. The same seed does the same, as long as
/// the window is in the same state.
class Monkey final {
public:
    /// `files`: a folder with pictures, clips and requests to drop.
    Monkey(WindowBench& bench, quint32 seed, const QString& files);

    enum class Kind {
        Click,
        Key,
        Word,
        Drag,
        Wheel,
        Drop,
        Take,
        Desk,
        Palette,
        Resize,
        Theme,
        Account,
        RequestKind,
        Submit,
        Restart
    };
    static const char* name(Kind kind);

    /// Chooses the next event.
    Kind choose();
    /// Sends the event. Returns its description for the list of the latest events.
    QString act(Kind kind);
    /// Leaves the current menu, dialog or drag.
    QString escape();
    /// The language of the next start.
    QString language();

private:
    QWidget* place();
    QWidget* widgetIn(QWidget* place);
    QString key();
    QString word();
    QString click();
    QString drag();
    QString wheel();
    QString drop();
    QString take();
    QString desk();
    QString palette();
    QString resize();
    QString theme();
    QString account();
    QString requestKind();
    QString submit();
    void fill(QMimeData& data);
    int below(int limit) { return int(m_chance.bounded(limit)); }

    WindowBench& m_bench;
    QRandomGenerator m_chance;
    QString m_files;
};

} // namespace Dailies
