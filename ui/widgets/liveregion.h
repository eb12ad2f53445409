// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

namespace Dailies {

/// Announces changes in the window to users of screen readers, once the changes have settled. It is
/// invisible.
class LiveRegion final : public QWidget {
    Q_OBJECT

public:
    explicit LiveRegion(QWidget* parent);

    /// Announces `words`, unless newer ones replace them before they could be heard. Equal words in
    /// succession are announced once.
    void say(const QString& words);
    /// The last announcement.
    QString words() const { return accessibleName(); }

private:
    void tell();

    QString m_next;
    QTimer m_settling;
};

} // namespace Dailies
