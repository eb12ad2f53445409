// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace Dailies {

/// A field with its label above and one line below it, which shows a hint or what is wrong. The line always has its
/// space, so that nothing moves.
class NotedField final : public QWidget {
    Q_OBJECT
public:
    /// Takes over `field`. `hint` is plain text; empty for none.
    NotedField(const QString& label, QWidget* field, const QString& hint, QWidget* parent);

    QWidget* field() const { return m_field; }
    /// Empty for a field that shows its own text.
    void setLabel(const QString& label);
    void setHint(const QString& hint);
    /// Shows what is wrong instead of the hint; empty if nothing is.
    void setProblem(const QString& sentence);
    QString problem() const { return m_problem; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    QLabel* m_label;
    QWidget* m_field;
    QLabel* m_note;
    QString m_hint;
    QString m_problem;
    bool m_isRefreshing = false;
};

} // namespace Dailies
