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

/// Maintains the models of each account and their families. Opens the editor of model profiles.
class ModelController final : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of all dialogs. All of them must outlive this object.
    ModelController(Engine& engine, QSettings& settings, RequestForm& form, WindowMessages& messages, QWidget* window);

    /// The practice service's account with the models that the user set in this run; nullopt while the service is off.
    std::optional<Account> practiceAccount() const;
    /// Opens the editor of model profiles and, if given, shows `model`.
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
    QList<EnabledModel> m_practiceModels; ///< not saved: each start creates the practice account again
};

} // namespace Dailies
