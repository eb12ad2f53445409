// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/sendingpage.h"

#include "app/settings/proxysetting.h"
#include "ui/accounts/pagefields.h"
#include "ui/widgets/formparts.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

bool isOwn(const QString& kind)
{
    return kind == "http"_L1 || kind == "socks5"_L1;
}

} // namespace

SendingPage::SendingPage(const Account& account, QWidget* parent)
    : QWidget(parent)
    , m_atOnce(newAtOnceSpin(this))
    , m_perSecond(new QSpinBox(this))
    , m_proxy(new QComboBox(this))
    , m_own(new QWidget(this))
    , m_proxyAddress(new QLineEdit(m_own))
{
    m_atOnce->setValue(account.createsAtOnce);
    m_perSecond->setObjectName(u"queriesPerSecondSpin"_s);
    m_perSecond->setRange(1, Account::mostQueriesPerSecond);
    m_perSecond->setValue(account.queriesPerSecond);
    m_perSecond->setFixedWidth(64);
    ignoreWheelWithoutFocus(m_perSecond);
    m_proxy->setObjectName(u"proxyCombo"_s);
    ignoreWheelWithoutFocus(m_proxy);
    m_proxy->addItem(tr("Same as in Settings"), QString());
    m_proxy->addItem(tr("System default"), u"system"_s);
    m_proxy->addItem(tr("None"), u"none"_s);
    m_proxy->addItem(tr("Custom HTTP proxy"), u"http"_s);
    m_proxy->addItem(tr("Custom SOCKS5 proxy"), u"socks5"_s);
    m_proxy->setCurrentIndex(std::max(0, m_proxy->findData(account.proxy.kind)));
    m_proxyAddress->setObjectName(u"proxyAddressEdit"_s);
    m_proxyAddress->setPlaceholderText(u"proxy.example.com:8080"_s);
    m_proxyAddress->setText(account.proxy.address);

    auto* layout = pageLayout(this);
    addField(layout, tr("Parallel requests"), {m_atOnce});
    addField(layout, tr("Status checks per second"),
        {m_perSecond,
            quietNote(
                tr("Maximum number of status checks per second. Lower values are easier on the service's rate limits."),
                this)});
    auto* own = new QVBoxLayout(m_own);
    own->setContentsMargins(0, 0, 0, 0);
    addField(own, tr("Proxy address"), {m_proxyAddress});
    addField(layout, tr("Proxy"),
        {m_proxy,
            quietNote(tr("For calls to its base URL, including those of other accounts with the same URL. Clips are "
                         "downloaded from other servers, through the proxy in Settings."),
                this)});
    layout->addWidget(m_own);
    layout->addStretch();
    const auto follow = [this] { m_own->setVisible(isOwn(m_proxy->currentData().toString())); };
    connect(m_proxy, &QComboBox::currentIndexChanged, this, follow);
    follow();
}

int SendingPage::createsAtOnce() const
{
    return m_atOnce->value();
}

int SendingPage::queriesPerSecond() const
{
    return m_perSecond->value();
}

AccountProxy SendingPage::proxy() const
{
    const QString kind = m_proxy->currentData().toString();
    return {kind, isOwn(kind) ? m_proxyAddress->text().trimmed() : QString()};
}

std::pair<QString, QWidget*> SendingPage::problem() const
{
    const AccountProxy chosen = proxy();
    if (isOwn(chosen.kind) && (chosen.address.isEmpty() || !isProxyAddress(chosen.address)))
        return {tr("Enter a host and port, such as proxy.example.com:8080."), m_proxyAddress};
    return {};
}

} // namespace Dailies
