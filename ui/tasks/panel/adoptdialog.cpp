// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/adoptdialog.h"

#include "app/common/redact.h"
#include "app/request/requestkind.h"
#include "app/tasks/taskstate.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Why a text cannot be an ID of the service; empty if it can.
QString problemOf(const QString& id)
{
    if (id.isEmpty())
        return AdoptDialog::tr("Enter the ID that the service shows for the task.");
    const bool isBroken = std::any_of(id.cbegin(), id.cend(), [](QChar c) { return c.isSpace() || !c.isPrint(); });
    if (isBroken || id.size() > longestRemoteId)
        return AdoptDialog::tr("Enter only the ID, without spaces.");
    return {};
}

} // namespace

AdoptDialog::AdoptDialog(
    const QList<Account>& accounts, const QString& accountId, const QString& model, QWidget* parent)
    : QDialog(parent)
    , m_accounts(accounts)
    , m_message(new MessageBar(this))
    , m_account(new QComboBox(this))
    , m_model(new QComboBox(this))
    , m_kind(new QComboBox(this))
    , m_id(new QLineEdit(this))
{
    setObjectName(u"adoptDialog"_s);
    setWindowTitle(tr("Track a task by ID"));
    setMinimumWidth(440);
    build();
    for (const Account& each : m_accounts)
        m_account->addItem(plainText(each.name), each.id);
    m_account->setCurrentIndex(std::max(m_account->findData(accountId), 0));
    fillModels(model);
    connect(m_account, &QComboBox::currentIndexChanged, this, [this] { fillModels(); });
    connect(m_model, &QComboBox::currentIndexChanged, this, &AdoptDialog::fillKinds);
    connect(m_follow, &QPushButton::clicked, this, &AdoptDialog::follow);
    m_id->setFocus(Qt::OtherFocusReason);
}

void AdoptDialog::build()
{
    m_account->setObjectName(u"adoptAccountCombo"_s);
    m_model->setObjectName(u"adoptModelCombo"_s);
    m_kind->setObjectName(u"adoptKindCombo"_s);
    m_id->setObjectName(u"adoptIdEdit"_s);
    m_id->setPlaceholderText(tr("As shown by the service"));
    QVBoxLayout* column = dialogColumn(this);
    column->addWidget(m_message);
    column->addLayout(labelledField(tr("Account"), m_account));
    column->addLayout(labelledField(tr("Model"), m_model));
    column->addLayout(labelledField(tr("Kind"), m_kind));
    column->addLayout(labelledField(tr("Task ID"), m_id));
    column->addWidget(
        quietNote(tr("Dailies tracks the task and downloads its clip. Nothing is created or charged."), this));
    m_follow = addDialogButtons(this, column, tr("Track"));
    m_follow->setObjectName(u"followButton"_s);
}

const Account* AdoptDialog::account() const
{
    const int place = m_account->currentIndex();
    return place >= 0 && place < m_accounts.size() ? &m_accounts.at(place) : nullptr;
}

const EnabledModel* AdoptDialog::model() const
{
    const Account* chosen = account();
    const int place = m_model->currentIndex();
    return chosen != nullptr && place >= 0 && place < chosen->models.size() ? &chosen->models.at(place) : nullptr;
}

void AdoptDialog::fillModels(const QString& wanted)
{
    {
        const QSignalBlocker blocker(m_model);
        m_model->clear();
        if (const Account* chosen = account()) {
            for (const EnabledModel& each : chosen->models)
                m_model->addItem(plainText(each.code), each.code);
        }
        m_model->setCurrentIndex(m_model->count() > 0 ? std::max(m_model->findData(wanted), 0) : -1);
    }
    fillKinds();
}

void AdoptDialog::fillKinds()
{
    const QString before = m_kind->currentText();
    m_kind->clear();
    if (const EnabledModel* chosen = model()) {
        for (const RequestKind& kind : chosen->kinds())
            m_kind->addItem(apiTypeLabel(kind.apiType));
    }
    m_kind->setCurrentIndex(m_kind->count() > 0 ? std::max(m_kind->findText(before), 0) : -1);
}

void AdoptDialog::showProblem(const QString& sentence)
{
    m_message->showMessage(MessageBar::Kind::Bad, sentence);
}

void AdoptDialog::follow()
{
    const Account* chosen = account();
    const EnabledModel* enabled = model();
    const QString id = m_id->text().trimmed();
    m_message->hide();
    if (chosen == nullptr) {
        showProblem(tr("Add an account first."));
        return;
    }
    if (enabled == nullptr || m_kind->currentIndex() < 0) {
        showProblem(tr("This account has no model. Add one in the form first."));
        m_account->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (const QString problem = problemOf(id); !problem.isEmpty()) {
        showProblem(problem);
        m_id->setFocus(Qt::OtherFocusReason);
        m_id->selectAll();
        return;
    }
    Q_EMIT adoptRequested(*chosen, enabled->kinds().value(m_kind->currentIndex()), enabled->code, id);
}

} // namespace Dailies
