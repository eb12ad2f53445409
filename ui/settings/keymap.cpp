// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/keymap.h"

#include "ui/widgets/commandkeys.h"
#include "ui/widgets/isolated.h"

#include <QAction>
#include <QMenu>
#include <QSettings>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

const QString group = u"keys"_s;
constexpr auto separator = "; "; ///< between the keys of one command

bool areShared(const QList<QKeySequence>& one, const QList<QKeySequence>& other)
{
    return std::any_of(one.cbegin(), one.cend(), [&other](const QKeySequence& key) { return other.contains(key); });
}

/// Where an action's shortcut works. The whole window counts as a null pointer.
QList<const QWidget*> placesOf(const QAction& action)
{
    QList<const QWidget*> places;
    for (const QObject* object : action.associatedObjects()) {
        const auto* widget = qobject_cast<const QWidget*>(object);
        const bool isMenu = qobject_cast<const QMenu*>(object) != nullptr;
        if (action.shortcutContext() == Qt::WindowShortcut || action.shortcutContext() == Qt::ApplicationShortcut)
            places.append(nullptr);
        else if (widget != nullptr && !isMenu)
            places.append(widget);
    }
    return places;
}

/// Whether both shortcuts could work with the same focus.
bool doMeet(const QAction& one, const QAction& other)
{
    const QList<const QWidget*> others = placesOf(other);
    for (const QWidget* place : placesOf(one)) {
        const bool meets = std::any_of(others.cbegin(), others.cend(), [place](const QWidget* each) {
            return place == nullptr || each == nullptr || place == each || place->isAncestorOf(each)
                || each->isAncestorOf(place);
        });
        if (meets)
            return true;
    }
    return false;
}

bool isStandardKey(const QKeySequence& key)
{
    for (const auto standard : {QKeySequence::Undo, QKeySequence::Redo, QKeySequence::Cut, QKeySequence::Copy,
             QKeySequence::Paste, QKeySequence::SelectAll}) {
        if (QKeySequence::keyBindings(standard).contains(key))
            return true;
    }
    return false;
}

/// Keys that move the focus or the selection, open menus, or belong to the desktop.
bool isReserved(QKeyCombination key)
{
    const Qt::KeyboardModifiers modifiers = key.keyboardModifiers() & ~Qt::KeypadModifier;
    switch (key.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Menu:
    case Qt::Key_Print:
    case Qt::Key_SysReq:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock: return true;
    case Qt::Key_F4:
    case Qt::Key_Space:
        if (modifiers == Qt::AltModifier)
            return true;
        break;
    default: break;
    }
#ifndef Q_OS_MACOS
    if (modifiers.testFlag(Qt::MetaModifier))
        return true;
#endif
    if (modifiers.testFlag(Qt::ControlModifier) && modifiers.testFlag(Qt::AltModifier)
        && ((key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F12) || key.key() == Qt::Key_Delete))
        return true; // consoles and the desktop's session
    const bool isNavigation = (key.key() >= Qt::Key_Home && key.key() <= Qt::Key_PageDown) || key.key() == Qt::Key_Space
        || key.key() == Qt::Key_Escape || key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    return isNavigation && modifiers == Qt::NoModifier;
}

/// Keys that are pressed by mistake while the focus is not where the user thinks.
bool isTypedKey(QKeyCombination key)
{
    const bool isPlain = (key.keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    return isPlain && (key.key() < Qt::Key_F1 || key.key() > Qt::Key_F35);
}

} // namespace

KeyMap::KeyMap(QSettings& settings, QObject* parent) : QObject(parent), m_settings(settings)
{
    read();
}

void KeyMap::adopt(const QWidget& part)
{
    for (QAction* action : part.findChildren<QAction*>()) {
        const QString id = commandId(*action);
        if (id.isEmpty())
            continue;
        Command& command = m_commands[id];
        if (command.actions.contains(action))
            continue;
        if (command.actions.isEmpty()) {
            m_ids.append(id);
            command.usual = action->shortcuts();
            command.mayCharge = mayCharge(*action);
        }
        command.actions.append(action);
        // An action without shortcuts keeps its name.
        nameCommand(action, id, command.mayCharge ? CommandCost::MayCharge : CommandCost::Free);
    }
    apply();
}

const QAction* KeyMap::action(const QString& id) const
{
    for (const QPointer<QAction>& each : m_commands.value(id).actions) {
        if (each)
            return each;
    }
    return nullptr;
}

bool KeyMap::isUsual(const QString& id) const
{
    return keys(id) == m_commands.value(id).usual;
}

std::optional<QString> KeyMap::problem(const QString& id, const QList<QKeySequence>& keys) const
{
    const Command command = m_commands.value(id);
    for (const QKeySequence& key : keys) {
        if (key.isEmpty() || command.usual.contains(key))
            continue;
        const QString name = shownKey(key);
        if (isReserved(key[0]))
            return tr("%1 is reserved for moving around or for your desktop. Choose another key.").arg(name);
        if (isStandardKey(key))
            return tr("%1 is needed in text fields. Choose another key.").arg(name);
        if (command.mayCharge && isTypedKey(key[0]))
            return tr("This command may cost money, so it needs Ctrl, Alt or a function key. %1 is too easy to press.")
                .arg(name);
    }
    return {};
}

/// Whether two commands can't have the same key. Commands that share a key by default are never possible together, such
/// as Reject and Restore.
bool KeyMap::isRival(const QString& one, const QString& other) const
{
    const Command first = m_commands.value(one);
    const Command second = m_commands.value(other);
    if (one == other || areShared(first.usual, second.usual))
        return false;
    return std::any_of(first.actions.cbegin(), first.actions.cend(), [&second](const QPointer<QAction>& action) {
        return action && std::any_of(second.actions.cbegin(), second.actions.cend(), [&action](const auto& rival) {
            return rival && doMeet(*action, *rival);
        });
    });
}

QStringList KeyMap::losers(const QString& id, const QList<QKeySequence>& keys) const
{
    QStringList found;
    for (const QString& other : m_ids) {
        if (areShared(keys, m_keys.value(other)) && isRival(id, other))
            found.append(other);
    }
    return found;
}

void KeyMap::set(const QString& id, const QList<QKeySequence>& keys)
{
    if (!m_commands.contains(id) || problem(id, keys))
        return;
    for (const QString& other : losers(id, keys)) {
        // A default key is only lent: it comes back when this command is reset, see apply().
        if (!m_changes.contains(other))
            continue;
        m_changes[other].removeIf([&keys](const QKeySequence& key) { return keys.contains(key); });
        if (m_changes.value(other).isEmpty())
            m_changes.remove(other);
    }
    if (keys == m_commands.value(id).usual)
        m_changes.remove(id);
    else
        m_changes[id] = keys;
    write();
    apply();
    Q_EMIT changed();
}

void KeyMap::resetAll()
{
    restore({});
}

void KeyMap::restore(const QMap<QString, QList<QKeySequence>>& changes)
{
    // Unknown commands belong to another version and stay as they are.
    m_changes.removeIf([this](const auto& each) { return m_commands.contains(each.key()); });
    for (auto each = changes.cbegin(); each != changes.cend(); ++each)
        m_changes[each.key()] = each.value();
    write();
    apply();
    Q_EMIT changed();
}

void KeyMap::read()
{
    m_settings.beginGroup(group);
    for (const QString& id : m_settings.childKeys()) {
        const QString text = m_settings.value(id).toString();
        QList<QKeySequence> keys;
        for (const QString& each : text.split(QLatin1StringView(separator), Qt::SkipEmptyParts)) {
            if (const QKeySequence key(each, QKeySequence::PortableText);
                !key.isEmpty() && key[0].key() != Qt::Key_unknown)
                keys.append(key);
        }
        if (text.isEmpty() || !keys.isEmpty())
            m_changes[id] = keys;
    }
    m_settings.endGroup();
}

void KeyMap::write()
{
    m_settings.beginGroup(group);
    for (const QString& id : m_settings.childKeys()) {
        if (m_commands.contains(id) && !m_changes.contains(id))
            m_settings.remove(id);
    }
    for (auto each = m_changes.cbegin(); each != m_changes.cend(); ++each) {
        QStringList texts;
        for (const QKeySequence& key : each.value())
            texts.append(key.toString(QKeySequence::PortableText));
        m_settings.setValue(each.key(), texts.join(QLatin1StringView(separator)));
    }
    m_settings.endGroup();
}

/// Chosen keys win over the default keys of other commands. Among chosen keys the first command wins, so that a
/// settings file changed by hand leaves no key without effect.
void KeyMap::apply()
{
    m_keys.clear();
    const auto isTaken = [this](const QString& id, const QKeySequence& key, const QStringList& by) {
        return std::any_of(by.cbegin(), by.cend(),
            [&](const QString& other) { return m_keys.value(other).contains(key) && isRival(id, other); });
    };
    QStringList chosen;
    for (const QString& id : std::as_const(m_ids)) {
        if (!m_changes.contains(id))
            continue;
        QList<QKeySequence> keys = m_changes.value(id);
        keys.removeIf([&](const QKeySequence& key) { return problem(id, {key}) || isTaken(id, key, chosen); });
        m_keys[id] = keys;
        chosen.append(id);
    }
    for (const QString& id : std::as_const(m_ids)) {
        const Command& command = m_commands[id];
        if (!m_changes.contains(id)) {
            QList<QKeySequence> keys = command.usual;
            keys.removeIf([&](const QKeySequence& key) { return isTaken(id, key, chosen); });
            m_keys[id] = keys;
        }
        for (const QPointer<QAction>& action : command.actions) {
            if (action && action->shortcuts() != m_keys.value(id))
                action->setShortcuts(m_keys.value(id));
        }
    }
}

} // namespace Dailies
