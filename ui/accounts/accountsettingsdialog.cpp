// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/accountsettingsdialog.h"

#include "app/accounts/accountstore.h"
#include "app/settings/preferences.h"
#include "ui/accounts/accountnames.h"
#include "ui/common/look.h"
#include "ui/common/messagebar.h"
#include "ui/settings/clippatternedit.h"
#include "ui/settings/folderedit.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace Dailies {

using namespace Qt::StringLiterals;

QSpinBox* newAtOnceSpin(QWidget* parent)
{
    auto* spin = new QSpinBox(parent);
    spin->setObjectName(u"createsAtOnceSpin"_s);
    spin->setRange(1, Account::mostCreatesAtOnce);
    spin->setValue(Account().createsAtOnce);
    spin->setFixedWidth(64);
    spin->setToolTip(AccountSettingsDialog::tr(
        "How many requests may be on their way at the same time; the others wait. The service may allow fewer."));
    return spin;
}

AccountSettingsDialog::AccountSettingsDialog(const Account& account, AccountStore& accounts, SessionKeyStore& keys,
    int unfinished, const UsualClips& usual, QWidget* parent)
    : QDialog(parent)
    , m_account(account)
    , m_accounts(accounts)
    , m_keys(keys)
    , m_unfinished(unfinished)
    , m_message(new MessageBar(this))
    , m_name(new QLineEdit(account.name, this))
    , m_atOnce(newAtOnceSpin(this))
    , m_folder(new FolderEdit(usual.folder, this))
    , m_pattern(new ClipPatternEdit(usual.pattern, this))
    , m_remove(new QPushButton(tr("Remove account"), this))
    , m_save(new QPushButton(tr("Save"), this))
{
    setObjectName(u"accountSettingsDialog"_s);
    setWindowTitle(tr("Account settings"));
    setMinimumWidth(440);
    m_name->setObjectName(u"nameEdit"_s);
    m_name->setMaxLength(longestAccountName);
    m_atOnce->setValue(account.createsAtOnce);
    m_folder->edit()->setObjectName(u"clipFolderEdit"_s);
    m_folder->setFolder(account.clipFolder);
    m_pattern->edit()->setObjectName(u"clipPatternEdit"_s);
    m_pattern->setPattern(account.clipPattern);
    m_remove->setObjectName(u"removeAccountButton"_s);
    m_remove->setAutoDefault(false);
    m_save->setObjectName(u"saveButton"_s);
    m_save->setDefault(true);
    makePrimary(m_save);
    build();
    connect(m_save, &QPushButton::clicked, this, &AccountSettingsDialog::save);
    connect(m_remove, &QPushButton::clicked, this, &AccountSettingsDialog::ask);
    connect(m_message, &MessageBar::closed, this, [this] { m_asks = false; });
    connect(m_message, &MessageBar::actionTriggered, this, [this](int index) {
        m_message->hide();
        if (std::exchange(m_asks, false) && index == 0)
            remove();
    });
}

void AccountSettingsDialog::build()
{
    auto* address = new QLabel(m_account.baseUrl.toString(), this);
    address->setObjectName(u"addressLabel"_s);
    address->setTextFormat(Qt::PlainText);
    address->setWordWrap(true);
    address->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* why = new QLabel(tr("The key belongs to this address. For another one, add another account."), this);
    why->setWordWrap(true);
    makeQuiet(why);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addWidget(m_message);
    const auto addGroup = [this, layout](const QString& text, const QList<QWidget*>& parts) {
        auto* label = new QLabel(text, this);
        label->setBuddy(parts.first());
        makeQuiet(label);
        auto* group = new QVBoxLayout;
        group->setSpacing(4);
        group->addWidget(label);
        for (QWidget* part : parts)
            group->addWidget(part);
        layout->addLayout(group);
    };
    addGroup(tr("Name"), {m_name});
    addGroup(tr("Base address"), {address, why});
    addGroup(tr("Requests sent at once"), {m_atOnce});
    m_atOnce->setAccessibleName(tr("Requests sent at once"));
    addGroup(tr("Folder for its clips"), {m_folder});
    m_folder->edit()->setAccessibleName(tr("Folder for its clips"));
    addGroup(tr("Names of its clips"), {m_pattern});
    m_pattern->edit()->setAccessibleName(tr("Names of its clips"));
    layout->addStretch();
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_remove);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    layout->addLayout(buttons);
}

bool AccountSettingsDialog::isTaken(const QString& name) const
{
    return isAccountNameTaken(m_accounts, name, m_account.id);
}

std::pair<QString, QWidget*> AccountSettingsDialog::problem() const
{
    const QString name = m_name->text().simplified();
    if (name.isEmpty())
        return {tr("Give the account a name, so that you can tell it from others."), m_name};
    if (isTaken(name))
        return {tr("There is an account of this name already."), m_name};
    if (const auto wrong = preferenceProblem(Preference::ClipFolder, m_folder->folder()))
        return {*wrong, m_folder};
    const QString pattern = m_pattern->pattern();
    if (const auto wrong = preferenceProblem(Preference::ClipPattern, pattern); wrong && !pattern.isEmpty())
        return {*wrong, m_pattern};
    return {};
}

void AccountSettingsDialog::save()
{
    const auto [sentence, field] = problem();
    m_asks = false;
    m_message->setStacked(false);
    m_message->setClosable(true);
    if (!sentence.isEmpty()) {
        m_message->showMessage(MessageBar::Kind::Bad, sentence);
        field->setFocus(Qt::OtherFocusReason);
        return;
    }
    // What else was changed of it meanwhile, such as its models, stays.
    Account account = m_accounts.find(m_account.id).value_or(m_account);
    account.name = m_name->text().simplified();
    account.createsAtOnce = m_atOnce->value();
    account.clipFolder = m_folder->folder();
    account.clipPattern = m_pattern->pattern();
    if (const auto stored = m_accounts.put(account); !stored) {
        m_message->showMessage(MessageBar::Kind::Bad, stored.error().message);
        return;
    }
    accept();
}

void AccountSettingsDialog::ask()
{
    m_asks = true;
    m_message->setStacked(true); // room for its buttons
    m_message->setClosable(false);
    const QString whole = tr("Remove %1 and its key? Its tasks and clips stay here.").arg(m_account.name);
    m_message->showMessage(MessageBar::Kind::Warning,
        m_unfinished == 0 ? whole
                          : whole + u' '
                + tr("%n unfinished tasks of it are then no longer followed, and their clips may be lost.", nullptr,
                    m_unfinished),
        {tr("Remove account"), tr("Keep it")});
    if (auto* keep = m_message->findChild<QPushButton*>(u"messageAction2"_s))
        keep->setFocus(Qt::OtherFocusReason); // a second Enter must not remove
}

void AccountSettingsDialog::remove()
{
    m_remove->setEnabled(false);
    m_save->setEnabled(false);
    m_keys.remove(m_account.id, this, [this](const Result<void>& removed) { removedKey(removed); });
}

void AccountSettingsDialog::removedKey(const Result<void>& removed)
{
    m_remove->setEnabled(true);
    m_save->setEnabled(true);
    m_message->setStacked(false);
    m_message->setClosable(true);
    // The key first: without its account nobody would find it any more.
    if (!removed) {
        m_message->showMessage(MessageBar::Kind::Bad,
            tr("The account stays, because its key could not be removed. %1").arg(removed.error().message));
        return;
    }
    if (const auto stored = m_accounts.remove(m_account.id); !stored) {
        m_message->showMessage(MessageBar::Kind::Bad, stored.error().message);
        return;
    }
    Q_EMIT accountRemoved(m_account.name);
    accept();
}

} // namespace Dailies
