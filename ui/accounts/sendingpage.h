// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace Dailies {

/// The limits of an account for sending and polling, and its proxy.
class SendingPage final : public QWidget {
    Q_OBJECT
public:
    explicit SendingPage(const Account& account, QWidget* parent = nullptr);

    int createsAtOnce() const;
    int queriesPerSecond() const;
    AccountProxy proxy() const;
    /// What is wrong, with its field.
    std::pair<QString, QWidget*> problem() const;

private:
    QSpinBox* m_atOnce;
    QSpinBox* m_perSecond;
    QComboBox* m_proxy;
    QWidget* m_own; ///< shown only if the account has its own proxy
    QLineEdit* m_proxyAddress;
};

} // namespace Dailies
