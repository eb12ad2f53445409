// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace Dailies {

/// Edits the pattern for clip names. It offers placeholders to insert and shows a live example.
class ClipPatternEdit final : public QWidget {
    Q_OBJECT
public:
    /// `usual` applies while the edit is empty; it is shown as a placeholder and used for the example.
    explicit ClipPatternEdit(const QString& usual, QWidget* parent = nullptr);

    QString pattern() const;
    void setPattern(const QString& pattern);
    QLineEdit* edit() const { return m_edit; }
    /// The example's name; empty if the pattern is invalid.
    QString example() const;

Q_SIGNALS:
    void edited(); ///< the user has finished typing, or inserted a placeholder

private:
    void refresh();

    QString m_usual;
    QLineEdit* m_edit;
    QLabel* m_example;
};

} // namespace Dailies
