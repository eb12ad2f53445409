// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drafts/savedraftdialog.h"

#include "app/common/momenttext.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"

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
{
    setObjectName(u"saveDraftDialog"_s);
    setWindowTitle(tr("Save as draft"));
    setMinimumWidth(440);
    m_name->setObjectName(u"draftNameEdit"_s);
    m_name->setMaxLength(DraftStore::longestName);
    m_name->selectAll();
    m_message->setStacked(true);
    m_message->setClosable(false);
    QVBoxLayout* column = dialogColumn(this);
    column->addWidget(m_message);
    column->addLayout(labelledField(tr("Name"), m_name));
    m_store.refresh();
    connect(addDialogButtons(this, column, tr("Save")), &QPushButton::clicked, this, &SaveDraftDialog::save);
    connect(m_name, &QLineEdit::textEdited, m_message, &QWidget::hide);
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
