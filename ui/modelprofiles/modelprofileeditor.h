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

/// Shows and edits model profiles. Unsaved changes are kept for each profile, even while other profiles are
/// shown, until they are saved or discarded. Shipped profiles can be restored.
class ModelProfileEditor final : public QDialog {
    Q_OBJECT

public:
    /// `trouble` says why the user's profile file could not be read; then nothing can be edited.
    ModelProfileEditor(ProfileCatalogue& catalogue, const std::optional<Error>& trouble, QWidget* parent = nullptr);

    /// Selects the profile of a model, or offers to create one.
    void showModel(const EnabledModel& model);
    /// Asks first if there are unsaved changes.
    void reject() override;

Q_SIGNALS:
    /// The stored profiles have changed.
    void profilesChanged();

private:
    /// Unsaved changes of one profile.
    struct Draft {
        ModelProfile profile;
        std::optional<QString> json; ///< text that is not a valid profile yet
    };

    void buildLayout();
    QLayout* buildSide();
    QLayout* buildFoot();
    void addPage(const QString& title, const QString& name, ProfilePage* page);
    void choose(const QString& id);
    void showChosen();
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
    std::optional<ModelProfile> stored(const QString& id) const;
    ModelProfile current() const;
    QString problem();
    QString markOf(const QString& id) const;
    QString freeId(const QString& wanted) const;

    ProfileCatalogue& m_catalogue;
    bool m_writable;
    QString m_id; ///< the stored ID of the shown profile
    QHash<QString, Draft> m_drafts; ///< by stored ID
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
