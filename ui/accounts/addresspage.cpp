// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/addresspage.h"

#include "app/accounts/accountstore.h"
#include "ui/accounts/keyedit.h"
#include "ui/accounts/pagefields.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace Dailies {

using namespace Qt::StringLiterals;

AddressPage::AddressPage(const Account& account, SessionKeyStore& keys, QWidget* parent)
    : QWidget(parent)
    , m_account(account)
    , m_keys(keys)
    , m_models(account.models)
    , m_name(new QLineEdit(account.name, this))
    , m_address(new QLineEdit(account.baseUrl.toString(), this))
    , m_key(new KeyEdit(this))
    , m_note(quietNote({}, this))
    , m_keyNote(quietNote({}, this))
    , m_test(new ConnectionPanel([this](const ConnectionPanel::Take& take) { askForTest(take); }, this))
{
    m_name->setObjectName(u"nameEdit"_s);
    m_name->setMaxLength(AccountStore::longestName);
    m_address->setObjectName(u"addressEdit"_s);
    completeBaseUrlIn(m_address);
    m_note->setObjectName(u"addressNote"_s);
    m_keyNote->setObjectName(u"keyNote"_s);
    auto* layout = pageLayout(this);
    addField(layout, tr("Name"), {m_name});
    addField(layout, tr("Base URL"), {m_address, m_note});
    addField(layout, tr("New key"), {m_key, m_keyNote});
    layout->addWidget(m_test);
    layout->addStretch();
    connect(m_address, &QLineEdit::textChanged, this, &AddressPage::follow);
    connect(m_key, &KeyEdit::problemChanged, this, &AddressPage::follow);
    connect(m_key, &QLineEdit::textChanged, m_test, &ConnectionPanel::reset);
    follow();
}

QString AddressPage::name() const
{
    return m_name->text().simplified();
}

Result<QUrl> AddressPage::baseUrl() const
{
    return checkedBaseUrl(completedBaseUrl(m_address->text()), ClearText::AgreedTo);
}

QByteArray AddressPage::key() const
{
    return m_key->key();
}

bool AddressPage::isElsewhere() const
{
    const auto url = baseUrl();
    return url && originOf(*url) != originOf(m_account.baseUrl);
}

std::pair<QString, QWidget*> AddressPage::problem() const
{
    const auto url = baseUrl();
    if (!url)
        return {url.error().message, m_address};
    QByteArray typed = key();
    const auto wrong = typed.isEmpty() ? std::nullopt : keyProblem(typed);
    const bool isMissing = typed.isEmpty() && isElsewhere();
    wipe(typed);
    if (wrong)
        return {*wrong, m_key};
    if (isMissing)
        return {tr("Enter the key for %1. The stored key is for %2 only and is never sent anywhere else.")
                    .arg(originOf(*url), originOf(m_account.baseUrl)),
            m_key};
    return {};
}

void AddressPage::wipeKey()
{
    m_key->wipeText();
}

void AddressPage::setModels(const QList<EnabledModel>& models)
{
    if (m_models == models)
        return;
    m_models = models;
    m_test->reset();
}

void AddressPage::follow()
{
    m_test->reset();
    m_note->setText(isElsewhere()
            ? tr("A new URL needs its own key. The key for %1 is deleted once the new one is stored.")
                  .arg(originOf(m_account.baseUrl))
            : QString());
    m_note->setVisible(isElsewhere());
    QByteArray typed = key();
    const auto wrong = typed.isEmpty() ? std::nullopt : keyProblem(typed);
    wipe(typed);
    const bool isSession = m_keys.isForThisSessionOnly(m_account.id);
    QString words = isSession
        ? tr("The current key is in memory only, until you quit. Enter a key to replace it.")
        : tr("The current key stays in the keychain and is never shown. Enter a key to replace it.");
    if (isElsewhere())
        words = tr("Stored in your system keychain and sent to this URL only.");
    m_keyNote->setText(wrong.value_or(words));
}

void AddressPage::askForTest(const ConnectionPanel::Take& take)
{
    if (const auto [sentence, field] = problem(); field != nullptr) {
        field->setFocus(Qt::OtherFocusReason);
        return take(failure(ErrorKind::BadInput, sentence));
    }
    if (m_models.isEmpty())
        return take(failure(ErrorKind::BadInput, tr("Add a model first; the test needs one.")));
    const QUrl url = *baseUrl();
    Q_EMIT goAheadWanted(
        url, [this, url, take] { giveKey(url, take); },
        [take] { take(failure(ErrorKind::Stopped, tr("Not tested."))); });
}

void AddressPage::giveKey(const QUrl& baseUrl, const ConnectionPanel::Take& take)
{
    const auto give = [this, baseUrl, take](const QByteArray& key) {
        take(ConnectionPanel::Question{{baseUrl, key, isCleartext(baseUrl)}, m_models});
    };
    QByteArray typed = key();
    if (!typed.isEmpty()) {
        give(typed);
        wipe(typed);
        return;
    }
    m_keys.read(m_account.id, originOf(baseUrl), this, [give, take](const Result<QByteArray>& kept) {
        if (kept)
            give(*kept);
        else
            take(tl::unexpected(kept.error()));
    });
}

} // namespace Dailies
