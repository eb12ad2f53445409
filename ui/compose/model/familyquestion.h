// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/models/modelline.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace Dailies {

/// Asks in the form for the family of a model whose code matches no pattern.
class FamilyQuestion final : public QWidget {
    Q_OBJECT

public:
    explicit FamilyQuestion(QWidget* parent = nullptr);

    /// Asks about a model; an empty code ends the question.
    void ask(const QString& code);
    bool isOpen() const { return !m_code.isEmpty(); }
    void focusAnswer();

Q_SIGNALS:
    void answered(const Dailies::ModelLine& place);

private:
    QString m_code;
    QLabel* m_words;
    QList<QPushButton*> m_answers;
};

} // namespace Dailies
