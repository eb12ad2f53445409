// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"

#include <QList>
#include <QWidget>

#include <utility>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace Dailies {

/// One item of a list field: its name, its controls, and the buttons that move and remove it.
class ListRow : public QWidget {
    Q_OBJECT

public:
    explicit ListRow(QWidget* parent);

    int place() const { return m_place; }
    /// Sets the row's place in a list of `count` items, from 0.
    void setPlace(int place, int count);
    virtual void setName(const QString& name);

    /// Marks the controls that the findings of this row concern.
    virtual void showFindings(const QList<Finding>& findings);
    /// Focuses the control of a part, or the first one.
    void focusPart(const QString& part);

Q_SIGNALS:
    void moveRequested(int place, int by);
    void removeRequested(int place);

protected:
    /// The line with the name. Derived classes add controls to it.
    QHBoxLayout* header() const { return m_header; }
    /// Call this where the buttons belong in the tab order.
    void addMoveButtons();
    /// Assigns a control to a part of Finding.
    void addPart(const QString& part, QWidget* control);
    /// Adds a small button at the end of the header.
    QToolButton* addButton(const QString& icon, const QString& text, const QString& name);

private:
    int m_place = 0;
    QHBoxLayout* m_header;
    QLabel* m_name;
    QToolButton* m_up = nullptr;
    QToolButton* m_down = nullptr;
    QToolButton* m_remove = nullptr;
    QList<std::pair<QString, QWidget*>> m_parts;
};

} // namespace Dailies
