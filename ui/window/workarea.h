// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

class QAction;
class QFrame;
class QHBoxLayout;
class QSettings;

namespace Dailies {

class PlayerWidget;
class RequestForm;
class TaskDetails;
class TaskPanel;

/// The window's main page: the form in full height, beside it the stage above the takes. The details open beside the
/// stage or the takes. It remembers how the user arranged them.
class WorkArea final : public QSplitter {
    Q_OBJECT

public:
    /// Takes ownership of all four.
    WorkArea(RequestForm* form, PlayerWidget* player, TaskDetails* details, TaskPanel* tasks);

    /// Shows the details.
    QAction* detailsAction() const { return m_detailsAction; }
    /// Hides everything but the picture.
    QAction* pictureAction() const { return m_pictureAction; }
    /// Whether the stage is elsewhere. Then a narrow placeholder takes its place, the takes get its room, and the
    /// caller owns the player until it comes back.
    void setStageOut(bool out);
    void restore(const QSettings& settings);
    void save(QSettings& settings) const;

Q_SIGNALS:
    void stageWanted(); ///< the user wants the stage back

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void setUsualSizes();
    QWidget* newPlaceholder();
    QWidget* newSide();
    void fitDetails();
    void fitPlaceholder();
    void addPartActions();
    void focusPart(int step);

    QSplitter* m_right;
    RequestForm* m_form;
    PlayerWidget* m_player;
    TaskDetails* m_details;
    TaskPanel* m_tasks;
    QAction* m_detailsAction;
    QAction* m_pictureAction;
    QHBoxLayout* m_stageRow;
    QHBoxLayout* m_takesRow;
    QWidget* m_lower; ///< the takes, with the details if those are not beside the stage
    QFrame* m_edge; ///< before the details
    QWidget* m_side; ///< the details with their bar
    QWidget* m_detailsBar; ///< shown while the details replace the stage or the takes
    QWidget* m_placeholder;
    QByteArray m_arranged; ///< the divider below the stage when that left
    bool m_isStageOut = false;
    bool m_isArranged = false; ///< the user has moved a divider, or the sizes were restored
};

} // namespace Dailies
