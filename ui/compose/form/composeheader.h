// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QMenu;
class QPushButton;

namespace Dailies {

class ElidedLabel;

/// The head of the compose column: what is in the form, and the ways to put something else there.
class ComposeHeader final : public QWidget {
    Q_OBJECT

public:
    explicit ComposeHeader(QWidget* parent = nullptr);

    /// The name of the draft that is in the form; empty for a new request.
    void setDraftName(const QString& name);
    void setDraftsMenu(QMenu* menu);
    /// Does what the button for a new request does.
    QAction* newRequestAction() const { return m_newRequest; }
    /// Hidden where the column is too narrow.
    void setExamplesMenu(QMenu* menu);

Q_SIGNALS:
    void newRequestRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();

    ElidedLabel* m_title;
    QPushButton* m_examples;
    QPushButton* m_drafts;
    QPushButton* m_create;
    QAction* m_newRequest;
};

} // namespace Dailies
