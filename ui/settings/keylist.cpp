// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/keylist.h"

#include "ui/settings/keymap.h"
#include "ui/settings/keyrow.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int betweenRows = 4;

} // namespace

KeyList::KeyList(KeyMap& keys, const QList<KeyGroup>& groups, QWidget* parent)
    : QWidget(parent)
    , m_keys(keys)
    , m_head(new QWidget(this))
    , m_said(quietNote({}, m_head))
    , m_undo(new QPushButton(tr("Undo"), m_head))
    , m_resetAll(new QPushButton(tr("Reset all"), m_head))
{
    const QString hint =
        tr("Click a field and press the new key. Keys without Ctrl or Alt are ignored while you type text.");
    m_said->setText(hint);
    m_undo->setObjectName(u"undoResetKeys"_s);
    m_undo->hide();
    m_resetAll->setObjectName(u"resetAllKeys"_s);
    m_resetAll->setAccessibleName(tr("Reset all shortcuts"));
    for (QPushButton* button : {m_undo, m_resetAll})
        button->setAutoDefault(false);
    auto* head = new QHBoxLayout(m_head);
    head->setContentsMargins(0, 0, 0, 0);
    head->setSpacing(8);
    head->addWidget(m_said, 1);
    head->addWidget(m_undo);
    head->addWidget(m_resetAll);
    head->addSpacing(KeyRow::resetRoom); // the button ends where the fields do
    QVBoxLayout* column = bareColumn(this, betweenRows);
    column->addWidget(m_head);
    for (const KeyGroup& group : groups) {
        auto* title = new QLabel(group.title, this);
        makeQuiet(title);
        title->setContentsMargins(0, 10, 0, 0);
        column->addWidget(title);
        m_groups.append(Group{title, {}});
        for (const QString& id : group.ids) {
            auto* row = new KeyRow(keys, id, this);
            m_groups.last().rows.append(row);
            column->addWidget(row);
        }
    }
    const auto follow = [this, hint] {
        m_resetAll->setEnabled(!m_keys.changes().isEmpty());
        if (!m_keys.changes().isEmpty()) {
            m_undo->hide();
            m_said->setText(hint);
        }
    };
    connect(&keys, &KeyMap::changed, this, follow);
    follow();
    connect(m_resetAll, &QPushButton::clicked, this, &KeyList::resetAll);
    connect(m_undo, &QPushButton::clicked, this, [this] {
        m_resetAll->setEnabled(true);
        m_resetAll->setFocus(Qt::OtherFocusReason);
        m_keys.restore(m_before);
    });
}

void KeyList::resetAll()
{
    m_before = m_keys.changes();
    m_undo->show();
    m_undo->setFocus(Qt::OtherFocusReason);
    m_keys.resetAll();
    m_said->setText(tr("All shortcuts are back to their defaults."));
}

bool KeyList::search(const QString& words, const QString& page)
{
    bool found = false;
    for (const Group& group : std::as_const(m_groups)) {
        bool any = false;
        for (KeyRow* row : group.rows) {
            const bool matches = row->matches(words, page + u' ' + group.title->text());
            row->setVisible(matches);
            any = any || matches;
        }
        group.title->setVisible(any);
        found = found || any;
    }
    m_head->setVisible(found);
    setVisible(found);
    return found;
}

} // namespace Dailies
