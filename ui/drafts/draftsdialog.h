// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drafts/draftstore.h"

#include <QDialog>

class QPushButton;
class QStackedWidget;
class QTreeView;

namespace Dailies {

class DraftModel;
class MessageBar;

/// Lists all named drafts, to open, rename and delete them. Deleting can be undone while the dialog is open.
class DraftsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit DraftsDialog(DraftStore& store, QWidget* parent = nullptr);
    ~DraftsDialog() override;

Q_SIGNALS:
    /// The user wants to load this draft into the form; the dialog has closed.
    void opened(const QString& name, const Dailies::Draft& draft);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildView();
    void buildButtons();
    void followSelection();
    void followRows();
    QStringList selectedIds() const;
    void select(int row);
    void openSelected();
    void renameSelected();
    void removeSelected();
    void bringBack();
    void tell(const QString& problem);

    DraftStore& m_store;
    DraftModel* m_model;
    MessageBar* m_message;
    QStackedWidget* m_pages;
    QTreeView* m_view;
    QPushButton* m_open;
    QPushButton* m_rename;
    QPushButton* m_delete;
    QList<QStringList> m_removed; ///< IDs that can be restored, one entry for each deletion
};

} // namespace Dailies
