// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drafts/draftstore.h"

#include <QDialog>

class QLineEdit;

namespace Dailies {

class MessageBar;

/// Asks for a name and saves a draft. If the name exists, the user chooses what to do.
class SaveDraftDialog final : public QDialog {
    Q_OBJECT

public:
    /// `name` is the suggested name.
    SaveDraftDialog(DraftStore& store, const Draft& draft, const QString& name, QWidget* parent = nullptr);

Q_SIGNALS:
    void saved(const QString& name);

private:
    void save();
    void replace();
    void keepBoth();
    void finish(const QString& name, const Result<void>& result);

    DraftStore& m_store;
    Draft m_draft;
    MessageBar* m_message;
    QLineEdit* m_name;
};

} // namespace Dailies
