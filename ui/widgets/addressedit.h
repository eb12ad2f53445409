// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace Dailies {

// A line for an address, a local file or inline data. Inline data of millions of characters is kept beside the line,
// which shows its beginning; a path that is typed becomes a file: address.
class AddressEdit final : public QLineEdit {
    Q_OBJECT

public:
    explicit AddressEdit(QWidget* parent = nullptr);

    [[nodiscard]] QString address() const { return m_address; }
    // Does not emit addressChanged().
    void setAddress(const QString& address);
    // There is nothing to undo in the line any more.
    void forgetTyping();

Q_SIGNALS:
    void addressChanged(const QString& address);
    // The keyboard is elsewhere now, and not for a moment only.
    void left();

protected:
    void focusOutEvent(QFocusEvent* event) override;

private:
    void takeText(const QString& text);
    void completePath();

    QString m_address;
};

// Empties what a line could undo, and leaves the rest of it as it is.
void forgetTyping(QLineEdit* line);

} // namespace Dailies
