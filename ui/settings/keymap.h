// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QObject>
#include <QPointer>

#include <optional>

class QAction;
class QSettings;
class QWidget;

namespace Dailies {

/// The keys of the window's commands. The user can change them; only what differs from the default is stored. Keys of
/// commands that this version doesn't know stay in the settings.
class KeyMap final : public QObject {
    Q_OBJECT

public:
    /// `settings` must outlive the map.
    explicit KeyMap(QSettings& settings, QObject* parent = nullptr);

    /// Adds the commands of a part of the window: its actions with a commandId(). Their present shortcuts are the
    /// defaults. Call it once for each part, also for one that is created later.
    void adopt(const QWidget& part);

    /// The IDs of all commands, in the order in which they were added.
    const QStringList& commands() const { return m_ids; }
    /// An action of the command, for its text and its place in the window.
    const QAction* action(const QString& id) const;
    /// The keys that work now. Empty if there are none.
    QList<QKeySequence> keys(const QString& id) const { return m_keys.value(id); }
    /// The default keys.
    QList<QKeySequence> usual(const QString& id) const { return m_commands.value(id).usual; }
    /// Whether the command has its default keys.
    bool isUsual(const QString& id) const;

    /// Why a command can't have these keys, in one sentence; nullopt if it can.
    std::optional<QString> problem(const QString& id, const QList<QKeySequence>& keys) const;
    /// The other commands that would lose one of these keys.
    QStringList losers(const QString& id, const QList<QKeySequence>& keys) const;
    /// Gives a command these keys and takes them from all others that could work at the same time. An empty list leaves
    /// it without keys. Ignored if there is a problem().
    void set(const QString& id, const QList<QKeySequence>& keys);
    void resetAll();
    /// What the user changed, also of unknown commands, to bring it back with restore().
    QMap<QString, QList<QKeySequence>> changes() const { return m_changes; }
    void restore(const QMap<QString, QList<QKeySequence>>& changes);

Q_SIGNALS:
    void changed();

private:
    struct Command {
        QList<QPointer<QAction>> actions;
        QList<QKeySequence> usual;
        bool mayCharge = false;
    };

    void read();
    void write();
    void apply();
    bool isRival(const QString& one, const QString& other) const;

    QSettings& m_settings;
    QStringList m_ids;
    QHash<QString, Command> m_commands;
    QMap<QString, QList<QKeySequence>> m_changes; ///< by ID, as stored; also of unknown commands
    QHash<QString, QList<QKeySequence>> m_keys;
};

} // namespace Dailies
