// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcutlist.h"

#include <QAbstractButton>
#include <QAction>
#include <QKeySequence>
#include <QShortcut>
#include <QWidget>

#include <algorithm>

namespace Dailies {

namespace {

bool isWithin(const QObject* object, const QObject* part)
{
    while (object != nullptr && object != part)
        object = object->parent();
    return object != nullptr;
}

class Collector final {
public:
    explicit Collector(const QList<ShortcutArea>& areas) : m_areas(areas)
    {
        for (const ShortcutArea& area : areas)
            m_groups.append({area.title, {}});
    }

    void add(const QObject* owner, QString text, const QList<QKeySequence>& keys)
    {
        text.remove(u'&');
        ShortcutGroup* group = groupOf(owner);
        for (const QKeySequence& key : keys) {
            const QString written = key.toString(QKeySequence::NativeText);
            if (group != nullptr && !text.isEmpty() && !written.isEmpty() && isOnKeyboards(key))
                add(group->entries, text, written);
        }
    }

    QList<ShortcutGroup> groups()
    {
        m_groups.removeIf([](const ShortcutGroup& group) { return group.entries.isEmpty(); });
        return m_groups;
    }

private:
    /// False for the function keys from F13, which X11 adds to standard shortcuts such as Undo.
    static bool isOnKeyboards(const QKeySequence& key)
    {
        return key[0].key() < Qt::Key_F13 || key[0].key() > Qt::Key_F35;
    }

    ShortcutGroup* groupOf(const QObject* owner)
    {
        const qsizetype area = areaOf(owner, m_areas);
        return area >= 0 ? &m_groups[area] : nullptr;
    }

    static void add(QList<ShortcutEntry>& entries, const QString& text, const QString& key)
    {
        const auto known = std::find_if(
            entries.begin(), entries.end(), [&text](const ShortcutEntry& entry) { return entry.text == text; });
        if (known == entries.end())
            entries.append({text, {key}});
        else if (!known->keys.contains(key))
            known->keys.append(key);
    }

    const QList<ShortcutArea>& m_areas;
    QList<ShortcutGroup> m_groups;
};

} // namespace

qsizetype areaOf(const QObject* object, const QList<ShortcutArea>& areas)
{
    const auto area = std::find_if(areas.begin(), areas.end(),
        [object](const ShortcutArea& each) { return each.part != nullptr && isWithin(object, each.part); });
    const auto rest =
        std::find_if(areas.begin(), areas.end(), [](const ShortcutArea& each) { return each.part == nullptr; });
    const auto found = area != areas.end() ? area : rest;
    return found != areas.end() ? found - areas.begin() : -1;
}

QList<ShortcutGroup> shortcutsOf(const QWidget& window, const QList<ShortcutArea>& areas)
{
    Collector collector(areas);
    for (const QAction* action : window.findChildren<QAction*>())
        collector.add(action, action->text(), action->shortcuts());
    for (const QShortcut* shortcut : window.findChildren<QShortcut*>())
        collector.add(shortcut, shortcut->whatsThis(), {shortcut->key()});
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        if (button->shortcut() != QKeySequence::mnemonic(button->text()))
            collector.add(
                button, button->text().isEmpty() ? button->accessibleName() : button->text(), {button->shortcut()});
    }
    return collector.groups();
}

} // namespace Dailies
