// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace Dailies {

// Opens and closes a part of a form that most requests do without.
class DisclosureButton final : public QToolButton {
    Q_OBJECT

public:
    // Shows and hides `content`, which starts hidden.
    DisclosureButton(const QString& text, QWidget* content, QWidget* parent);

    [[nodiscard]] bool isOpen() const { return m_open; }
    void setOpen(bool open);

Q_SIGNALS:
    void openChanged(bool open);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showArrow();

    QWidget* m_content;
    bool m_open = false;
};

} // namespace Dailies
