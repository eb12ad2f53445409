// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/error.h"
#include "app/request/models/profilecatalogue.h"
#include "ui/widgets/messagebar.h"

#include <QDialog>
#include <QHash>

#include <functional>
#include <optional>

class QLabel;
class QLayout;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace Dailies {

class ProfileJsonPage;
class ProfileList;
class ProfileModelPage;
class ProfilePage;

// Shows and edits what is known of models. What is changed stays with its profile until it is saved or discarded, over
// other profiles too; shipped profiles can be brought back.
class ModelProfileEditor final : public QDialog {
    Q_OBJECT

public:
    // `trouble` is why the person's own file could not be read: nothing can be changed then.
    ModelProfileEditor(ProfileCatalogue& catalogue, const std::optional<Error>& trouble, QWidget* parent = nullptr);

    // Chooses the profile of a model, or offers to make one.
    void showModel(const EnabledModel& model);
    // Asks first when something is not saved.
    void reject() override;

Q_SIGNALS:
    // What is known of models has changed, on disk.
    void profilesChanged();

private:
    // What is not saved of one profile.
    struct Draft {
        ModelProfile profile;
        std::optional<QString> json; // text that is no profile yet
    };

    void buildLayout();
    QLayout* buildSide();
    QLayout* buildFoot();
    void addPage(const QString& title, const QString& name, ProfilePage* page);
    void choose(const QString& id);
    void showChosen();
    void followTab(int index);
    void takeEdit();
    void followState();
    void fillList();
    void add(ModelProfile profile);
    void duplicate();
    void restore();
    void discard();
    bool save();
    void saveAllAndClose();
    Result<void> store(const QString& id, const ModelProfile& profile);
    [[nodiscard]] std::optional<ModelProfile> stored(const QString& id) const;
    [[nodiscard]] ModelProfile current() const;
    [[nodiscard]] QString problem();
    [[nodiscard]] QString markOf(const QString& id) const;
    [[nodiscard]] QString freeId(const QString& wanted) const;

    ProfileCatalogue& m_catalogue;
    bool m_writable;
    QString m_id; // of the profile shown, as it is stored
    QHash<QString, Draft> m_drafts; // by the stored id
    MessageBar* m_message;
    ProfileList* m_list;
    QTabBar* m_tabs;
    QStackedWidget* m_stack;
    QList<ProfilePage*> m_pages;
    ProfileModelPage* m_modelPage;
    ProfileJsonPage* m_jsonPage;
    QLabel* m_problem;
    QPushButton* m_duplicate;
    QPushButton* m_restore;
    QPushButton* m_discard;
    QPushButton* m_save;
};

} // namespace Dailies
