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

Q_SIGNALS:
    void addressChanged(const QString& address);

private:
    void takeText(const QString& text);
    void completePath();

    QString m_address;
};

} // namespace Dailies
