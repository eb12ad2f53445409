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

// One item of a list field: its name, its controls, and the buttons that move and remove it.
class ListRow : public QWidget {
    Q_OBJECT

public:
    explicit ListRow(QWidget* parent);

    [[nodiscard]] int place() const { return m_place; }
    // Where in a list of `count` items the row stands.
    void setPlace(int place, int count);
    virtual void setName(const QString& name);
    [[nodiscard]] QString name() const;

    // Marks the controls that `findings`, those of this row, speak of.
    virtual void showFindings(const QList<Finding>& findings);
    // The first control where no part is said.
    void focusPart(const QString& part);

Q_SIGNALS:
    void moveRequested(int place, int by);
    void removeRequested(int place);

protected:
    // The line with the name; controls may be put after it.
    [[nodiscard]] QHBoxLayout* header() const { return m_header; }
    [[nodiscard]] QLabel* nameLabel() const { return m_name; }
    // To be called where the buttons come in the order of the keyboard.
    void addMoveButtons();
    // A control and the part of a finding that it holds.
    void addPart(const QString& part, QWidget* control);
    // A small button at the end of the header.
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
