// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace Dailies {

/// Edits an address, a local path or inline data. Inline data can have millions of characters, so the field
/// shows only its beginning and keeps the rest separately. A typed path becomes a file: URL.
class AddressEdit final : public QLineEdit {
    Q_OBJECT

public:
    explicit AddressEdit(QWidget* parent = nullptr);

    QString address() const { return m_address; }
    /// Does not emit addressChanged().
    void setAddress(const QString& address);
    /// Clears the undo history.
    void forgetTyping();

Q_SIGNALS:
    void addressChanged(const QString& address);
    /// The field has lost the keyboard focus, and not just to a menu or another window.
    void left();

protected:
    void focusOutEvent(QFocusEvent* event) override;

private:
    void takeText(const QString& text);
    void completePath();

    QString m_address;
};

/// Clears the undo history of a line edit and keeps its content.
void forgetTyping(QLineEdit* line);

} // namespace Dailies
