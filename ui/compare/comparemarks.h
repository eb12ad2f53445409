// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QWidget>

class QAction;
class QToolButton;

namespace Dailies {

class StarRating;

/// The stars of the selected take of a comparison, with buttons for its rejection and its menu, on the dark ground of the
/// pictures.
class CompareMarks final : public QWidget {
    Q_OBJECT

public:
    /// `rejecting` is what the button for the rejection does. It must outlive this widget.
    CompareMarks(QAction& rejecting, QWidget* parent);

    /// `isGone` says that its record was deleted.
    void showTake(const VideoTask& task, bool isGone);

Q_SIGNALS:
    void rated(int rating);
    /// The menu of the take is wanted at this place of the screen.
    void menuRequested(const QPoint& place);

private:
    QToolButton* newButton(const QString& name, const QString& iconName);

    const QAction& m_rejecting;
    StarRating* m_stars;
    QToolButton* m_reject;
};

} // namespace Dailies
