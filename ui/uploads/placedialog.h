// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/uploads/placetestpanel.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QPushButton;
class QScrollArea;

namespace Dailies {

class MessageBar;
class PlaceForm;

/// Adds an upload place, starting from a storage service, or edits one. The secret goes to the key store. *Test* tries
/// what is typed before it is saved.
class PlaceDialog final : public QDialog {
    Q_OBJECT
public:
    /// `place` is the place to edit; nullopt for a new one.
    PlaceDialog(const PlaceTools& tools, const std::optional<UploadPlace>& place, QWidget* parent = nullptr);

    /// Closes without saving. If a secret is being stored, it is removed again.
    void reject() override;

Q_SIGNALS:
    /// `note` is a warning about the secret; empty if there is none.
    void placeSaved(const QString& placeId, const QString& note);

private:
    void build();
    void startService(int index);
    QList<PlaceProblem> check(const UploadPlace& place) const;
    bool needsNewSecret(const UploadPlace& place) const;
    void showSecretHint();
    QWidget* complain();
    void askForTest(const PlaceTestPanel::Take& take);
    void save();
    void setBusy(bool isBusy);

    const PlaceTools m_tools;
    const std::optional<UploadPlace> m_before;
    MessageBar* m_message;
    QComboBox* m_service; ///< null when a place is edited
    PlaceForm* m_form;
    QScrollArea* m_sheet = nullptr;
    PlaceTestPanel* m_test;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_save = nullptr;
};

} // namespace Dailies
