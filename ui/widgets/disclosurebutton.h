// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace Dailies {

/// Shows and hides a section of a form that most requests do not need.
class DisclosureButton final : public QToolButton {
    Q_OBJECT

public:
    /// `content` is hidden at first.
    DisclosureButton(const QString& text, QWidget* content, QWidget* parent);

    bool isOpen() const { return m_open; }
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
