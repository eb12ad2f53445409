// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/clipextract.h"
#include "ui/viewer/player.h"

#include <QList>
#include <QObject>

#include <functional>

class QAction;
class QMenu;

namespace Dailies {

/// What the user can do with one frame of the shown clip.
enum class FrameCommand { Save, Copy, UseAsFirst, UseAsLast, UseAsReference };

/// The actions for the frame on screen, and those that save a part of the clip. The button's menu, the shortcuts and
/// the context menu share them.
class FrameActions final : public QObject {
    Q_OBJECT

public:
    /// `in` and `out` are the commands that set the points of the range.
    FrameActions(Player* player, const QAction* in, const QAction* out, QObject* parent);

    QAction* action(FrameCommand command) const { return m_actions.at(static_cast<int>(command)); }
    /// The actions that save the range between the in and the out point: as a video, which needs a range, as a GIF and
    /// as sound, which use the whole clip otherwise.
    const QList<QAction*>& extracts() const { return m_extracts; }
    QList<QAction*> all() const { return m_actions + m_extracts; }
    /// What to do before a range can be saved.
    QString withoutRange() const;
    /// Adds the actions to a menu, in groups.
    void fill(QMenu* menu) const;

Q_SIGNALS:
    void triggered(Dailies::FrameCommand command);
    void extractRequested(Dailies::ExtractOrder::Kind kind);

private:
    QAction* add(const QString& id, const QString& text, const QString& iconName, const QKeySequence& key,
        const QString& explanation, const std::function<void()>& run);
    void addFrame(FrameCommand command, const QString& id, const QString& text, const QString& iconName,
        const QKeySequence& key, const QString& explanation);
    void addExtract(ExtractOrder::Kind kind, const QString& id, const QString& text, const QString& iconName,
        const QKeySequence& key, const QString& explanation);
    void follow();

    Player* m_player;
    const QAction* m_in;
    const QAction* m_out;
    QList<QAction*> m_actions; ///< in the order of FrameCommand
    QList<QAction*> m_extracts; ///< in the order of ExtractOrder::Kind
};

} // namespace Dailies
