// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace Dailies {

/// The pattern that clips are named by, with its parts to insert and the name that an example would get, live.
class ClipPatternEdit final : public QWidget {
    Q_OBJECT
public:
    /// Where the edit is empty, `usual` holds: it is shown, and makes the example.
    explicit ClipPatternEdit(const QString& usual, QWidget* parent = nullptr);

    QString pattern() const;
    void setPattern(const QString& pattern);
    QLineEdit* edit() const { return m_edit; }
    /// The example's name; empty while what is typed is no pattern.
    QString example() const;

Q_SIGNALS:
    void edited(); ///< the person has typed and gone on, or inserted a part

private:
    void refresh();

    QString m_usual;
    QLineEdit* m_edit;
    QLabel* m_example;
};

} // namespace Dailies
