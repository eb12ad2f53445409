// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/models/modelline.h"

#include <QToolButton>

class QAction;
class QActionGroup;

namespace Dailies {

/// Shows the family and generation of the chosen model, and opens a menu of actions for it.
class FamilyButton final : public QToolButton {
    Q_OBJECT

public:
    explicit FamilyButton(QWidget* parent = nullptr);

    /// `code` is empty if no model is chosen.
    void showModel(const ModelLine& place, const QString& code);
    /// The account that lists the model, and from which the user can remove it; empty if there is none.
    void setListedIn(const QString& account);

Q_SIGNALS:
    void placeChosen(const Dailies::ModelLine& place);
    void settingsRequested();
    void forgetRequested();

private:
    void buildMenu();
    void showForget();

    QActionGroup* m_places = nullptr;
    QAction* m_settings = nullptr;
    QAction* m_forget = nullptr;
    QString m_code;
    QString m_account;
};

} // namespace Dailies
