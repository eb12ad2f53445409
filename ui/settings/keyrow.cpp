// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/keyrow.h"

#include "ui/settings/keymap.h"
#include "ui/settings/shortcutedit.h"
#include "ui/style/icons.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/isolated.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int editWidth = 170;
constexpr int besideField = 8;

/// The key as the user means it: both Enter keys are one.
QList<QKeySequence> meant(const QKeySequence& key)
{
    if (key.isEmpty())
        return {};
    const Qt::KeyboardModifiers modifiers = key[0].keyboardModifiers() & ~Qt::KeypadModifier;
    if (key[0].key() == Qt::Key_Return || key[0].key() == Qt::Key_Enter)
        return {QKeyCombination(modifiers, Qt::Key_Return), QKeyCombination(modifiers, Qt::Key_Enter)};
    return {QKeyCombination(modifiers, key[0].key())};
}

QString nameOf(const KeyMap& keys, const QString& id)
{
    const QAction* action = keys.action(id);
    return action != nullptr ? commandText(*action) : id;
}

QString written(const QKeySequence& key)
{
    return shownKey(key);
}

} // namespace

KeyRow::KeyRow(KeyMap& keys, const QString& id, QWidget* parent)
    : QWidget(parent)
    , m_keys(keys)
    , m_id(id)
    , m_name(wrappedText(nameOf(keys, id), this))
    , m_more(new QLabel(this))
    , m_edit(new ShortcutEdit(this))
    , m_reset(new QToolButton(this))
    , m_asking(new QWidget(this))
    , m_sentence(wrappedText({}, m_asking))
    , m_take(new QPushButton(tr("Use it here"), m_asking))
    , m_cancel(new QPushButton(tr("Cancel"), m_asking))
{
    const QString name = m_name->text();
    m_name->setBuddy(m_edit);
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_more->setTextFormat(Qt::PlainText);
    m_edit->setObjectName(u"key-"_s + id);
    m_edit->setFixedWidth(editWidth);
    m_edit->setAccessibleName(tr("Key of %1").arg(name));
    if (auto* field = m_edit->findChild<QLineEdit*>())
        field->setAccessibleName(m_edit->accessibleName());
    m_reset->setObjectName(u"resetKey-"_s + id);
    m_reset->setIcon(icon(u"undo-2"_s));
    m_reset->setAutoRaise(true);
    m_reset->setFixedWidth(resetRoom - besideField);
    m_reset->setToolTip(tr("Reset to default"));
    m_reset->setAccessibleName(tr("Reset %1").arg(name));
    QSizePolicy keeps = m_reset->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(keeps);
    m_sentence->setObjectName(u"keySentence"_s);
    m_take->setObjectName(u"takeKey"_s);
    m_cancel->setObjectName(u"leaveKey"_s);
    for (QPushButton* button : {m_take, m_cancel})
        button->setAutoDefault(false);
    layOut();
    connectParts();
    refresh();
}

void KeyRow::layOut()
{
    auto* asking = new QHBoxLayout(m_asking);
    asking->setContentsMargins(0, 0, 0, 4);
    asking->addWidget(m_sentence, 1);
    asking->addWidget(m_take);
    asking->addWidget(m_cancel);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(besideField);
    layout->setVerticalSpacing(4);
    layout->setColumnStretch(0, 1);
    layout->addWidget(m_name, 0, 0);
    layout->addWidget(m_more, 0, 1);
    layout->addWidget(m_edit, 0, 2);
    layout->addWidget(m_reset, 0, 3);
    layout->addWidget(m_asking, 1, 0, 1, 4);
    m_asking->hide();
}

void KeyRow::connectParts()
{
    connect(m_edit, &ShortcutEdit::recorded, this, [this](const QKeySequence& key) { want(meant(key)); });
    connect(m_reset, &QToolButton::clicked, this, [this] {
        m_edit->setFocus(Qt::OtherFocusReason);
        want(m_keys.usual(m_id));
    });
    connect(m_take, &QPushButton::clicked, this, [this] {
        m_edit->setFocus(Qt::OtherFocusReason);
        m_asking->hide();
        m_keys.set(m_id, m_wanted);
    });
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_edit->setFocus(Qt::OtherFocusReason);
        m_asking->hide();
        refresh();
    });
    connect(&m_keys, &KeyMap::changed, this, &KeyRow::refresh);
}

void KeyRow::want(const QList<QKeySequence>& keys)
{
    m_asking->hide();
    if (const auto problem = m_keys.problem(m_id, keys)) {
        refresh(); // the old key stays
        say(*problem, false);
        return;
    }
    QStringList names;
    for (const QString& loser : m_keys.losers(m_id, keys))
        names.append(u"“%1”"_s.arg(nameOf(m_keys, loser)));
    if (names.isEmpty()) {
        m_keys.set(m_id, keys);
        return;
    }
    m_wanted = keys;
    QStringList wanted;
    for (const QKeySequence& key : keys) {
        if (key[0].key() != Qt::Key_Enter && !m_keys.losers(m_id, {key}).isEmpty())
            wanted.append(written(key));
    }
    say(tr("%1 belongs to %2.").arg(wanted.join(u", "_s), names.join(u", "_s)), true);
}

void KeyRow::say(const QString& sentence, bool isQuestion)
{
    m_sentence->setText(sentence);
    m_take->setVisible(isQuestion);
    m_take->setAccessibleDescription(sentence);
    m_cancel->setVisible(isQuestion);
    m_asking->show();
    if (isQuestion)
        m_take->setFocus(Qt::OtherFocusReason);
}

void KeyRow::refresh()
{
    const QList<QKeySequence> keys = m_keys.keys(m_id);
    m_edit->setKeySequence(keys.value(0));
    QStringList more;
    for (const QKeySequence& key : keys.mid(1)) {
        if (key[0].key() != Qt::Key_Enter)
            more.append(written(key));
    }
    m_more->setText(more.isEmpty() ? QString() : tr("also %1").arg(more.join(u", "_s)));
    m_edit->setAccessibleDescription(m_more->text());
    m_reset->setVisible(!m_keys.isUsual(m_id));
    m_asking->hide();
}

bool KeyRow::matches(const QString& search, const QString& area) const
{
    QStringList said{m_name->text(), area};
    for (const QKeySequence& key : m_keys.keys(m_id))
        said.append(written(key));
    const QStringList words = search.simplified().split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.cbegin(), words.cend(),
        [&said](const QString& word) { return said.join(u' ').contains(word, Qt::CaseInsensitive); });
}

} // namespace Dailies
