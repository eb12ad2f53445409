// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/cleartextconsent.h"

#include "app/common/webaddress.h"
#include "ui/widgets/messagebar.h"

#include <utility>

namespace Dailies {

CleartextConsent::CleartextConsent(MessageBar* bar, const QString& agreedOrigin, QObject* parent)
    : QObject(parent)
    , m_bar(bar)
    , m_agreedOrigin(agreedOrigin)
{}

void CleartextConsent::ask(const QUrl& baseUrl, std::function<void()> then, std::function<void()> otherwise)
{
    drop();
    const QString origin = originOf(baseUrl);
    if (!isCleartext(baseUrl) || origin == m_agreedOrigin) {
        then();
        return;
    }
    m_askedOrigin = origin;
    m_then = std::move(then);
    m_otherwise = std::move(otherwise);
    m_bar->setStacked(true);
    m_bar->setClosable(false);
    m_bar->showMessage(MessageBar::Kind::Warning,
        tr("%1 begins with http://, so your key can be read in transit. Anyone who reads it can spend your money. "
           "Nothing has been sent yet.")
            .arg(baseUrl.toString()),
        {{tr("Use http anyway"), [this] { answer(true); }}, {tr("Change URL"), [this] { answer(false); }}});
    m_bar->focusLastAction(); // so that a second Enter does not confirm
}

void CleartextConsent::drop()
{
    m_then = nullptr;
    m_otherwise = nullptr;
    m_bar->setStacked(false);
    m_bar->setClosable(true);
}

void CleartextConsent::answer(bool yes)
{
    if (!isAsked())
        return; // cancelled while the message was still shown
    const auto next = yes ? std::exchange(m_then, nullptr) : std::exchange(m_otherwise, nullptr);
    if (yes)
        m_agreedOrigin = m_askedOrigin;
    drop();
    next();
}

} // namespace Dailies
