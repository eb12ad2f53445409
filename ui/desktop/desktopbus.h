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
    QString key; ///< returned when the button is pressed
    QString words;
};

/// Desktop notifications through the freedesktop interface on D-Bus. At most one is shown: a new one replaces
/// the previous one. A desktop without notifications is not an error.
class DesktopNotification final : public QObject {
    Q_OBJECT
public:
    explicit DesktopNotification(QObject* parent = nullptr);

    /// `text` is plain text, whatever it contains.
    void show(const QString& title, const QString& text, const QList<NotificationAction>& offered);
    void withdraw();

Q_SIGNALS:
    /// A button was pressed. "default" means the notification itself.
    void pressed(const QString& key);
    /// This desktop has no notification service, so the caller may use another way.
    void notShown(const QString& title, const QString& text);

private Q_SLOTS:
    void onActionInvoked(uint id, const QString& key);
    void onClosed(uint id, uint reason);

private:
    uint m_id = 0; ///< ID of the shown notification; 0 for none
    int m_asked = 0; ///< number of the latest request; replies to earlier ones are ignored
};

/// The count and the progress on the program's icon, in docks and task bars that support the launcher
/// interface on D-Bus.
class LauncherEntry final {
public:
    /// `fraction` is 0 to 1. A count of 0 and a negative fraction are not shown.
    void show(int count, double fraction);

private:
    int m_count = 0;
    int m_percent = -1;
};

/// While held, keeps the computer from sleeping if the system allows it.
class SleepGuard final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    ~SleepGuard() override { release(); }

    /// Lasts until release(). `why` is a short sentence that the system may show.
    void hold(const QString& why);
    void release();

private:
    bool m_wanted = false;
    int m_number = 0; ///< number of the latest request; replies to earlier ones are released at once
    int m_descriptor = -1; ///< open while the system keeps the computer awake
};

} // namespace Dailies
