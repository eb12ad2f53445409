// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>

#include <functional>

namespace Dailies {

class MessageBar;

/// Asks once, in a message bar, whether the key may go readable to an address, and remembers the answer for its origin.
class CleartextConsent final : public QObject {
    Q_OBJECT
public:
    /// `agreedOrigin`: what was said yes to before.
    CleartextConsent(MessageBar* bar, const QString& agreedOrigin, QObject* parent);

    /// Calls `then` at once where there is nothing to ask; otherwise asks, and calls `then` at a yes and `otherwise`
    /// when the person would rather correct the address.
    void ask(const QUrl& baseUrl, std::function<void()> then, std::function<void()> otherwise);
    /// The question is not asked any more.
    void drop();
    bool isAsked() const { return m_then != nullptr; }
    /// The origin that was agreed to; empty when none was.
    QString agreedOrigin() const { return m_agreedOrigin; }

private:
    void answer(bool yes);

    MessageBar* m_bar;
    QString m_agreedOrigin;
    QString m_askedOrigin;
    std::function<void()> m_then;
    std::function<void()> m_otherwise;
};

} // namespace Dailies
