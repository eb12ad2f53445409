// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

class QAction;
class QSettings;

namespace Dailies {

class PlayerWidget;
class RequestForm;
class TaskDetails;
class TaskPanel;

/// The window's main page: the form in full height, beside it the stage above the takes. The details open at the
/// stage's side. It remembers how the user arranged them.
class WorkArea final : public QSplitter {
    Q_OBJECT

public:
    /// Takes ownership of all four.
    WorkArea(RequestForm* form, PlayerWidget* player, TaskDetails* details, TaskPanel* tasks);

    /// Shows the details beside the picture.
    QAction* detailsAction() const { return m_detailsAction; }
    /// Hides everything but the picture.
    QAction* pictureAction() const { return m_pictureAction; }
    void restore(const QSettings& settings);
    void save(QSettings& settings) const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void setUsualSizes();

    QSplitter* m_right;
    RequestForm* m_form;
    PlayerWidget* m_player;
    TaskDetails* m_details;
    TaskPanel* m_tasks;
    QAction* m_detailsAction;
    QAction* m_pictureAction;
    bool m_isArranged = false; ///< the user has moved a divider, or the sizes were restored
};

} // namespace Dailies
