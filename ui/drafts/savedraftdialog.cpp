// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drafts/savedraftdialog.h"

#include "app/common/momenttext.h"
#include "ui/style/look.h"
#include "ui/widgets/messagebar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

SaveDraftDialog::SaveDraftDialog(DraftStore& store, const Draft& draft, const QString& name, QWidget* parent)
    : QDialog(parent)
    , m_store(store)
    , m_draft(draft)
    , m_message(new MessageBar(this))
    , m_name(new QLineEdit(name, this))
    , m_save(new QPushButton(tr("Save"), this))
{
    setObjectName(u"saveDraftDialog"_s);
    setWindowTitle(tr("Save as draft"));
    setMinimumWidth(440);
    m_name->setObjectName(u"draftNameEdit"_s);
    m_name->setMaxLength(DraftStore::longestName);
    m_name->selectAll();
    m_save->setObjectName(u"saveButton"_s);
    m_save->setDefault(true);
    makePrimary(m_save);
    m_message->setStacked(true);
    m_message->setClosable(false);
    buildLayout();
    m_store.refresh();
    connect(m_save, &QPushButton::clicked, this, &SaveDraftDialog::save);
    connect(m_name, &QLineEdit::textEdited, m_message, &QWidget::hide);
}

void SaveDraftDialog::buildLayout()
{
    auto* label = new QLabel(tr("Name"), this);
    label->setBuddy(m_name);
    makeQuiet(label);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto* field = new QVBoxLayout;
    field->setSpacing(4);
    field->addWidget(label);
    field->addWidget(m_name);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addWidget(m_message);
    layout->addLayout(field);
    layout->addStretch();
    layout->addLayout(buttons);
}

void SaveDraftDialog::save()
{
    const QString name = m_name->text().simplified();
    if (name.isEmpty()) {
        m_message->showMessage(MessageBar::Kind::Bad, tr("Name the draft."));
        m_name->setFocus(Qt::OtherFocusReason);
        return;
    }
    const auto other = m_store.find(name);
    if (!other) {
        finish(name, m_store.save(name, m_draft));
        return;
    }
    m_message->showMessage(MessageBar::Kind::Warning,
        tr("A draft named “%1” already exists, saved %2.").arg(other->name, dateTimeText(other->saved)),
        {{tr("Replace"), [this] { replace(); }}, {tr("Keep both"), [this] { keepBoth(); }}});
    m_message->focusLastAction(); // so that the same Enter does not replace the draft
}

void SaveDraftDialog::replace()
{
    const auto other = m_store.find(m_name->text().simplified());
    if (!other)
        return keepBoth(); // it has been deleted in the meantime
    finish(other->name, m_store.replace(other->id, m_draft));
}

void SaveDraftDialog::keepBoth()
{
    const QString free = m_store.freeName(m_name->text().simplified());
    finish(free, m_store.save(free, m_draft));
}

void SaveDraftDialog::finish(const QString& name, const Result<void>& result)
{
    if (!result) {
        m_message->showMessage(MessageBar::Kind::Bad, result.error().message);
        return;
    }
    accept();
    Q_EMIT saved(name);
}

} // namespace Dailies
