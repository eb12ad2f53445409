// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/commandkeys.h"

#include "ui/widgets/isolated.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QKeyEvent>
#include <QKeySequence>
#include <QMenu>
#include <QRegularExpression>
#include <QShortcut>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr auto idProperty = "commandId";
constexpr auto chargeProperty = "commandMayCharge";
constexpr auto textProperty = "explanation";

/// False for the function keys from F13, which X11 adds to standard shortcuts such as Undo.
bool isOnKeyboards(const QKeySequence& key)
{
    return !key.isEmpty() && (key[0].key() < Qt::Key_F13 || key[0].key() > Qt::Key_F35);
}

/// Both Enter keys are one to the user.
bool isReturnBesideEnter(const QKeySequence& key, const QList<QKeySequence>& all)
{
    return key[0].key() == Qt::Key_Return
        && all.contains(QKeySequence(QKeyCombination(key[0].keyboardModifiers(), Qt::Key_Enter)));
}

/// Whether two words are forms of one, such as "Takes" and "take".
bool isSameWord(const QString& one, const QString& other)
{
    constexpr qsizetype shortestStem = 4;
    const qsizetype shorter = std::min(one.size(), other.size());
    qsizetype same = 0;
    while (same < shorter && one.at(same).toCaseFolded() == other.at(same).toCaseFolded())
        ++same;
    return same >= shortestStem && same + 1 >= shorter;
}

/// Whether a command says what its menu's title says, so that both together would say it twice.
bool repeats(const QString& text, const QString& title)
{
    static const QRegularExpression betweenWords(u"[^\\w]+"_s, QRegularExpression::UseUnicodePropertiesOption);
    if (text.contains(title, Qt::CaseInsensitive))
        return true; // also in languages without spaces
    const QStringList words = text.split(betweenWords, Qt::SkipEmptyParts);
    const QStringList titleWords = title.split(betweenWords, Qt::SkipEmptyParts);
    return std::ranges::any_of(words, [&titleWords](const QString& word) {
        return std::ranges::any_of(titleWords, [&word](const QString& each) { return isSameWord(word, each); });
    });
}

} // namespace

void nameCommand(QAction* action, const QString& id, CommandCost cost)
{
    action->setProperty(idProperty, id);
    action->setProperty(chargeProperty, cost == CommandCost::MayCharge);
}

QString commandId(const QAction& action)
{
    const QVariant id = action.property(idProperty);
    if (id.isValid())
        return id.toString();
    return action.shortcuts().isEmpty() ? QString() : action.objectName();
}

bool mayCharge(const QAction& action)
{
    return action.property(chargeProperty).toBool();
}

QString commandText(const QAction& action)
{
    QString text = action.text();
    text.remove(u'&');
    for (const QObject* object : action.associatedObjects()) {
        const auto* menu = qobject_cast<const QMenu*>(object);
        if (menu == nullptr || menu->menuAction()->text().isEmpty())
            continue;
        const QString title = menu->menuAction()->text().remove(u'&');
        return repeats(text, title) ? text : u"%1: %2"_s.arg(title, text);
    }
    return text;
}

QString keysText(const QAction& action)
{
    QStringList keys;
    for (const QKeySequence& key : action.shortcuts()) {
        if (isOnKeyboards(key) && !isReturnBesideEnter(key, action.shortcuts()))
            keys.append(shownKey(key));
    }
    return keys.join(u", "_s);
}

QString withKeys(const QString& text, const QAction& action)
{
    const QString keys = keysText(action);
    return keys.isEmpty() ? text : u"%1 (%2)"_s.arg(text, keys);
}

void explainWithKeys(QAction* action, const QString& text)
{
    const bool isFollowed = action->property(textProperty).isValid();
    action->setProperty(textProperty, text);
    const auto follow = [action] {
        action->setToolTip(plainToolTip(withKeys(action->property(textProperty).toString(), *action)));
    };
    if (!isFollowed)
        QObject::connect(action, &QAction::changed, action, follow);
    follow();
}

void explainWithKeys(QWidget* button, QAction* action, const QString& text)
{
    const auto follow = [button, action, text] { button->setToolTip(plainToolTip(withKeys(text, *action))); };
    QObject::connect(action, &QAction::changed, button, follow);
    follow();
}

void addKeysWhereTyped(QWidget* form, const QList<QAction*>& actions)
{
    const auto keysOfFields = [form] {
        QList<QKeySequence> keys;
        for (const QShortcut* shortcut : form->findChildren<QShortcut*>())
            keys.append(shortcut->key());
        return keys;
    };
    const auto now = [keys = keysOfFields()] { return keys; }; // searching the form for each action takes long
    for (QAction* action : actions) {
        if (mayCharge(*action))
            continue;
        auto follow = [form, action, known = QList<QKeySequence>()](const auto& ofFields) mutable {
            if (action->shortcuts() == known)
                return;
            known = action->shortcuts();
            form->removeAction(action);
            const bool mayBeTyped = std::ranges::any_of(known, [](const QKeySequence& key) {
                return !(key[0].keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
            });
            if (known.isEmpty() || mayBeTyped)
                return;
            QList<QKeySequence> taken = ofFields();
            for (const QAction* other : form->actions())
                taken += other->shortcuts();
            if (std::ranges::none_of(known, [&taken](const QKeySequence& key) { return taken.contains(key); }))
                form->addAction(action);
        };
        follow(now);
        QObject::connect(action, &QAction::changed, form, [follow, keysOfFields]() mutable { follow(keysOfFields); });
    }
}

bool isPlainReturn(const QKeyEvent& event)
{
    return (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        && (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

} // namespace Dailies
