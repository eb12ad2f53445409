// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/accountstore.h"
#include "app/request/models/profilecatalogue.h"

#include <QHash>
#include <QWidget>

class QAbstractButton;
class QComboBox;
class QListWidget;
class QToolButton;
class QVBoxLayout;

namespace Dailies {

class CodesEdit;
class MessageBar;

/// The models of an account: their order, their family and kinds, the kinds for which Compose uses them, and
/// a field to add codes. Every change can be undone until the dialog closes.
class ModelsPage final : public QWidget {
    Q_OBJECT
public:
    ModelsPage(const Account& account, const KindChoices& choices, const ProfileCatalogue& profiles,
        QWidget* parent = nullptr);

    const QList<EnabledModel>& models() const { return m_now.models; }
    bool isChanged() const { return m_now.models != m_first.models; }
    /// The model that Compose uses for each kind, if it belongs to this account.
    const QHash<ApiType, QString>& taken() const { return m_now.taken; }
    QListWidget* list() const { return m_list; }
    void undo();

Q_SIGNALS:
    void changed();

private:
    struct State {
        QList<EnabledModel> models;
        QHash<ApiType, QString> taken; ///< by kind, the model's code

        bool operator==(const State&) const = default;
    };

    QWidget* newList();
    QWidget* newDetails();
    void addModels(const QList<EnabledModel>& models);
    void move(int by);
    void removeChosen();
    void takeOrder();
    void setPlace(int index);
    void setServed(ApiType apiType, bool on);
    void setTaken(ApiType apiType, bool on);
    /// Applies a change that can be undone.
    void become(const State& state, const QString& code, const QString& words = {});
    void show(const QString& code);
    void showChosen();
    EnabledModel* chosen(State& state) const;

    const ProfileCatalogue& m_profiles;
    State m_first;
    State m_now;
    QList<State> m_before;
    bool m_isShowing = false; ///< the page is updating its widgets, so their signals do not come from the user
    MessageBar* m_message;
    QListWidget* m_list;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
    QToolButton* m_remove = nullptr;
    QWidget* m_details = nullptr;
    QComboBox* m_place = nullptr;
    QHash<ApiType, QAbstractButton*> m_served;
    QHash<ApiType, QAbstractButton*> m_taken;
    CodesEdit* m_codes;
};

} // namespace Dailies
