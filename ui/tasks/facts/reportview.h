// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPlainTextEdit;
class QPushButton;

namespace Dailies {

/// A section with a title, a copy button, and text in a fixed-width font to read and select. It is as high as its text,
/// up to a limit. The text is never interpreted as markup. Appending to it keeps the selection, and keeps the scroll
/// position unless the view is at the end.
class ReportView final : public QWidget {
    Q_OBJECT

public:
    /// `title` is also the accessible name of the text, `objectName` its object name.
    ReportView(const QString& title, const QString& objectName, QWidget* parent = nullptr);

    /// Copy puts `copied` on the clipboard, or `text` if `copied` is empty.
    void setText(const QString& text, const QString& copied = {});
    /// The sentence that is shown while there is no text.
    void setPlaceholder(const QString& text);
    QPlainTextEdit* text() const { return m_text; }

private:
    void fitHeight();
    void useFont();

    QPlainTextEdit* m_text;
    QPushButton* m_copy;
    QString m_shown;
    QString m_copied;
};

} // namespace Dailies
