// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>

#include <functional>

namespace Dailies {

class MessageBar;

/// Asks once, in a message bar, whether the API key may be sent unencrypted to an address. It remembers the
/// answer for the address's origin.
class CleartextConsent final : public QObject {
    Q_OBJECT
public:
    /// `agreedOrigin` is the origin accepted earlier.
    CleartextConsent(MessageBar* bar, const QString& agreedOrigin, QObject* parent);

    /// Calls `then` at once if no question is needed. Otherwise it asks and calls `then` if the user agrees,
    /// or `otherwise` if the user prefers to correct the address.
    void ask(const QUrl& baseUrl, std::function<void()> then, std::function<void()> otherwise);
    /// Cancels the question.
    void drop();
    bool isAsked() const { return m_then != nullptr; }
    /// The accepted origin; empty if there is none.
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
