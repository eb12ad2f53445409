// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QVBoxLayout;

namespace Dailies {

class DisclosureButton;
class ElidedLabel;
class WrapLayout;

/// The part of the form for values that most requests leave alone. While it is closed, a line says what is set in it
/// or, if nothing is, what there is.
class AdvancedPart final : public QWidget {
    Q_OBJECT

public:
    explicit AdvancedPart(QWidget* parent = nullptr);

    DisclosureButton* button() const { return m_button; }
    /// The parent for what belongs in it.
    QWidget* content() const { return m_content; }
    QVBoxLayout* rows() const { return m_rows; }
    /// A row for buttons, which wraps into further rows.
    QWidget* buttonLine() const { return m_line; }
    void addToLine(QWidget* button);
    void setSummary(const QStringList& set, const QStringList& offered);

private:
    DisclosureButton* m_button = nullptr;
    ElidedLabel* m_summary = nullptr;
    QWidget* m_content;
    QVBoxLayout* m_rows;
    QWidget* m_line = nullptr;
    WrapLayout* m_lineLayout = nullptr;
};

} // namespace Dailies
