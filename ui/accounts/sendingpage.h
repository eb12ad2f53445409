// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace Dailies {

/// How much an account sends and asks at a time, and through which proxy.
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
    QWidget* m_own; ///< what only a proxy of its own needs
    QLineEdit* m_proxyAddress;
};

} // namespace Dailies
