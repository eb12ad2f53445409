// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/accountdialog.h"

#include "app/accounts/accountstore.h"
#include "app/keys/keysaver.h"
#include "app/request/models/modelline.h"
#include "ui/accounts/accountsettingsdialog.h"
#include "ui/accounts/cleartextconsent.h"
#include "ui/accounts/keyedit.h"
#include "ui/accounts/modelcodes.h"
#include "ui/accounts/pagefields.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"

#include <QComboBox>
#include <QFont>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The heading of a step; its fields follow below.
QLabel* stepLabel(const QString& text)
{
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

} // namespace

AccountDialog::AccountDialog(
    AccountStore& accounts, SessionKeyStore& keys, const ProfileCatalogue& profiles, QWidget* parent)
    : QDialog(parent)
    , m_accounts(accounts)
    , m_keys(keys)
    , m_profiles(profiles)
    , m_message(new MessageBar(this))
    , m_name(new QLineEdit(this))
    , m_address(new QLineEdit(this))
    , m_key(new KeyEdit(this))
    , m_codes(new QPlainTextEdit(this))
    , m_recognised(quietNote({}, this))
    , m_family(new QComboBox(this))
    , m_atOnce(newAtOnceSpin(this))
    , m_test(new ConnectionPanel([this](const ConnectionPanel::Take& take) { askForTest(take); }, this))
    , m_readable(new CleartextConsent(m_message, {}, this))
{
    setObjectName(u"accountDialog"_s);
    setWindowTitle(tr("Add an account"));
    setMinimumWidth(496);
    resize(496, 600);
    buildFields();
    followFields();
    connect(m_save, &QPushButton::clicked, this, &AccountDialog::save);
    connect(m_codes, &QPlainTextEdit::textChanged, this, &AccountDialog::followCodes);
    followCodes();
}

void AccountDialog::buildFields()
{
    m_name->setObjectName(u"nameEdit"_s);
    m_name->setPlaceholderText(tr("Studio"));
    m_name->setMaxLength(AccountStore::longestName);
    m_address->setObjectName(u"addressEdit"_s);
    m_address->setPlaceholderText(u"https://…/v1"_s);
    completeBaseUrlIn(m_address);
    m_codes->setObjectName(u"modelCodesEdit"_s);
    m_codes->setTabChangesFocus(true);
    m_codes->setFixedHeight(84);
    m_codes->setPlaceholderText(tr("One model code per line"));
    m_family->setObjectName(u"familyCombo"_s);
    ignoreWheelWithoutFocus(m_family);
    for (const ModelLine& place : modelPlaces())
        m_family->addItem(placeWords(place));
    connect(m_family, &QComboBox::currentIndexChanged, this, &AccountDialog::followCodes);
    m_recognised->setObjectName(u"recognisedLabel"_s);

    QVBoxLayout* outer = dialogColumn(this);
    outer->addWidget(m_message);
    auto* sheet = new QWidget(this);
    QVBoxLayout* layout = bareColumn(sheet, 12);
    auto* where = quietNote(tr("Stored in your system keychain and sent to this URL only."), sheet);
    layout->addWidget(stepLabel(tr("1. Service")));
    addField(layout, tr("Name"), {m_name});
    addField(layout, tr("Base URL"), {m_address});
    layout->addWidget(stepLabel(tr("2. Key")));
    addField(layout, tr("Key"), {m_key, where});
    layout->addWidget(stepLabel(tr("3. Models")));
    addField(layout, tr("Model codes"), {m_codes, m_recognised});
    m_familyLabel = addField(layout, tr("Treat unknown models as"), {m_family});
    addField(layout, tr("Parallel requests"), {m_atOnce});
    layout->addStretch();
    outer->addWidget(scrollable(sheet, this), 1);
    outer->addWidget(m_test); // outside the scroll area, so that the results are always visible
    m_test->putFindingsAbove();
    m_save = addDialogButtons(this, outer, tr("Add account"));
}

void AccountDialog::followFields()
{
    connect(m_key, &KeyEdit::problemChanged, this, [this](const QString& problem) {
        m_complained = nullptr;
        if (problem.isEmpty())
            m_message->hide();
        else
            m_message->showMessage(MessageBar::Kind::Bad, problem);
    });
    for (QLineEdit* edit : {m_name, m_address, static_cast<QLineEdit*>(m_key)})
        connect(edit, &QLineEdit::textChanged, this, [this, edit] { forgive(edit); });
    connect(m_codes, &QPlainTextEdit::textChanged, this, [this] { forgive(m_codes); });
    // Results of a test apply only to the values at that time.
    for (QLineEdit* edit : {m_address, static_cast<QLineEdit*>(m_key)})
        connect(edit, &QLineEdit::textChanged, m_test, &ConnectionPanel::reset);
    connect(m_codes, &QPlainTextEdit::textChanged, m_test, &ConnectionPanel::reset);
}

EnabledModel AccountDialog::otherFamily() const
{
    const ModelLine place = modelPlaces().value(m_family->currentIndex());
    return {{}, place.family, place.generation, {}};
}

void AccountDialog::followCodes()
{
    const ModelCodes codes = readModelCodes(m_codes->toPlainText(), m_profiles, otherFamily());
    QStringList lines;
    for (const EnabledModel& model : codes.models) {
        if (!codes.unknown.contains(model.code))
            lines.append(u"%1: %2"_s.arg(model.code, placeWords({model.family, model.generation})));
    }
    if (!codes.unknown.isEmpty())
        lines.append(tr("Not recognised: %1").arg(codes.unknown.join(u", "_s)));
    m_recognised->setText(lines.join(u'\n'));
    m_recognised->setVisible(!lines.isEmpty());
    m_familyLabel->setVisible(!codes.unknown.isEmpty());
    m_family->setVisible(!codes.unknown.isEmpty());
}

std::pair<QString, QWidget*> AccountDialog::read(Account& account, bool isForTest) const
{
    account.name = m_name->text().simplified();
    account.createsAtOnce = m_atOnce->value();
    account.models = readModelCodes(m_codes->toPlainText(), m_profiles, otherFamily()).models;
    if (account.name.isEmpty() && !isForTest)
        return {tr("Name the account so you can tell it apart."), m_name};
    if (!isForTest && m_accounts.isNameTaken(account.name))
        return {tr("An account with this name already exists."), m_name};
    const auto baseUrl = checkedBaseUrl(completedBaseUrl(m_address->text()), ClearText::AgreedTo);
    if (!baseUrl)
        return {baseUrl.error().message, m_address};
    account.baseUrl = *baseUrl;
    QByteArray key = m_key->key();
    const auto wrong = keyProblem(key);
    wipe(key);
    if (wrong)
        return {*wrong, m_key};
    if (account.models.isEmpty())
        return {tr("Enter at least one model code enabled for the key."), m_codes};
    return {};
}

void AccountDialog::complain(const QString& problem, QWidget* field)
{
    m_readable->drop();
    m_message->showMessage(MessageBar::Kind::Bad, problem);
    m_complained = field;
    field->setFocus(Qt::OtherFocusReason);
}

/// A complaint is about the text that the field had.
void AccountDialog::forgive(const QWidget* field)
{
    if (m_complained != field)
        return;
    m_complained = nullptr;
    m_message->hide();
}

void AccountDialog::askForTest(const ConnectionPanel::Take& take)
{
    Account account;
    if (const auto [problem, field] = read(account, true); field != nullptr) {
        field->setFocus(Qt::OtherFocusReason);
        take(failure(ErrorKind::BadInput, problem));
        return;
    }
    m_readable->ask(
        account.baseUrl,
        [this, account, take] {
            take(ConnectionPanel::Question{
                {account.baseUrl, m_key->key(), isCleartext(account.baseUrl)}, account.models});
        },
        [this, take] {
            m_address->setFocus(Qt::OtherFocusReason);
            take(failure(ErrorKind::Stopped, tr("Not tested.")));
        });
}

void AccountDialog::save()
{
    Account account;
    if (const auto [problem, field] = read(account, false); field != nullptr) {
        complain(problem, field);
        return;
    }
    account.id = m_accounts.idFor(account.name, account.baseUrl);
    m_readable->ask(
        account.baseUrl,
        [this, account] {
            Account agreed = account;
            if (isCleartext(account.baseUrl))
                agreed.cleartextOrigin = originOf(account.baseUrl);
            keep(agreed, m_key->key());
        },
        [this] { m_address->setFocus(Qt::OtherFocusReason); });
}

void AccountDialog::keep(const Account& account, const QByteArray& key)
{
    m_save->setEnabled(false);
    m_message->showMessage(MessageBar::Kind::Information, tr("Storing the key…"));
    auto* saver = new KeySaver(
        m_keys, std::nullopt, {account.id, originOf(account.baseUrl)}, key,
        [this, account] { return m_accounts.put(account); }, this);
    connect(saver, &KeySaver::failed, this, [this](const QString& sentence) {
        m_save->setEnabled(true);
        m_message->showMessage(MessageBar::Kind::Bad, sentence);
    });
    connect(saver, &KeySaver::kept, this, [this, account](const QString& problem) {
        m_key->wipeText();
        Q_EMIT accountAdded(account,
            problem.isEmpty()
                ? QString()
                : tr("%1 The key is kept until you quit; you'll be asked for it next time.").arg(problem));
        accept();
    });
}

void AccountDialog::reject()
{
    delete findChild<KeySaver*>();
    m_test->reset();
    m_key->wipeText();
    QDialog::reject();
}

} // namespace Dailies
