// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

namespace Dailies {

// Words for those who hear the window: what others see change somewhere, said once it has come to rest. Has no picture.
class LiveRegion final : public QWidget {
    Q_OBJECT

public:
    explicit LiveRegion(QWidget* parent);

    // Told aloud unless other words come before anybody could have heard these; the same ones twice are told once.
    void say(const QString& words);
    // What was told last.
    [[nodiscard]] QString words() const { return accessibleName(); }

private:
    void tell();

    QString m_next;
    QTimer m_settling;
};

} // namespace Dailies
