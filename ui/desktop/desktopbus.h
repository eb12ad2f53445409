// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QVariant>

namespace Dailies {

/// A button of a notification.
struct NotificationAction {
    QString key; ///< comes back when it is pressed
    QString words;
};

/// Notifications of the desktop, through the freedesktop interface on D-Bus. At most one is shown: a newer takes the
/// place of the one before. Nobody there to show it is no error.
class DesktopNotification final : public QObject {
    Q_OBJECT
public:
    explicit DesktopNotification(QObject* parent = nullptr);

    /// `text` is plain text, whatever stands in it.
    void show(const QString& title, const QString& text, const QList<NotificationAction>& offered);
    void withdraw();

Q_SIGNALS:
    /// A button was pressed; "default" when it was the notification itself.
    void pressed(const QString& key);
    /// Nobody on this desktop shows notifications: somebody else may.
    void notShown(const QString& title, const QString& text);

private Q_SLOTS:
    void onActionInvoked(uint id, const QString& key);
    void onClosed(uint id, uint reason);

private:
    uint m_id = 0; ///< of the one shown; 0 for none
    int m_asked = 0; ///< number of the newest that the desktop was asked to show; what came before is not wanted
};

/// The number and the progress on the program's icon in docks and task bars that know the launcher interface on D-Bus.
class LauncherEntry final {
public:
    /// `fraction` is 0 to 1; nothing is shown of a count of 0 and of a fraction below 0.
    void show(int count, double fraction);

private:
    int m_count = 0;
    int m_percent = -1;
};

/// Keeps the computer from falling asleep, where the system allows it, while it is held.
class SleepGuard final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    ~SleepGuard() override { release(); }

    /// Held until release(). `why` is one short sentence that the system may show.
    void hold(const QString& why);
    void release();

private:
    bool m_wanted = false;
    int m_number = 0; ///< answers to earlier questions are given back at once
    int m_descriptor = -1; ///< open while the system keeps the computer awake
};

} // namespace Dailies
