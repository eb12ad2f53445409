// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPlainTextEdit;
class QPushButton;

namespace Dailies {

/// Text in fixed width to read, select and copy, never read as markup. What is added at its end leaves the selection and
/// the place that is being read alone.
class ReportView final : public QWidget {
    Q_OBJECT

public:
    /// `name` is what assistive programs call the text; its object name is `objectName`.
    ReportView(const QString& name, const QString& objectName, QWidget* parent = nullptr);

    /// `copied` is what Copy puts on the clipboard where it is not what is shown.
    void setText(const QString& text, const QString& copied = {});
    void setPlaceholder(const QString& text);
    QPlainTextEdit* text() const { return m_text; }

private:
    QPlainTextEdit* m_text;
    QPushButton* m_copy;
    QString m_shown;
    QString m_copied;
};

} // namespace Dailies
