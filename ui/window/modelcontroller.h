// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/tasks/videotask.h"

#include <QObject>

#include <optional>

class QSettings;
class QWidget;

namespace Dailies {

class Engine;
class RequestForm;
class WindowMessages;

/// What the window does about models: which an account lists, to which family they belong, and what is known of them.
class ModelController final : public QObject {
    Q_OBJECT
public:
    /// Dialogs belong to `window`. All outlive this one.
    ModelController(Engine& engine, QSettings& settings, RequestForm& form, WindowMessages& messages, QWidget* window);

    /// The practice service's account with what was decided about its models in this run; nothing while it does not run.
    std::optional<Account> practiceAccount() const;
    /// Opens the editor of model profiles, at a model where one is given.
    void showProfiles(const std::optional<EnabledModel>& model = {});

Q_SIGNALS:
    void practiceModelsChanged();

private:
    void keep(const QString& accountId, const EnabledModel& model);
    void drop(const QString& accountId, const QString& code);
    void bringBack(const QString& accountId, const EnabledModel& model);
    void offerOtherFamily(TaskId id, Family family);

    Engine& m_engine;
    QSettings& m_settings;
    RequestForm& m_form;
    WindowMessages& m_messages;
    QWidget* m_window;
    QList<EnabledModel> m_practiceModels; ///< the practice account is made anew at each start
};

} // namespace Dailies
