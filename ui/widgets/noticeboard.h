// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/messagebar.h"

#include <QList>
#include <QWidget>

class QVBoxLayout;

namespace Dailies {

/// What lasts for a while and concerns the whole window, one message bar each, below one another: a pause, a service that
/// cannot be reached. Each is known by a key, changed in place and taken away when it is over.
class NoticeBoard final : public QWidget {
    Q_OBJECT

public:
    static constexpr int mostShown = 3; ///< the others wait until there is room

    explicit NoticeBoard(QWidget* parent = nullptr);

    /// Puts a notice up, or changes the words of the one with this key: that is not told aloud once more.
    void put(const QString& key, MessageBar::Kind kind, const QString& text, const QList<MessageAction>& actions = {});
    void take(const QString& key);
    bool has(const QString& key) const;
    /// Of all that are up, the oldest first.
    QStringList keys() const;

Q_SIGNALS:
    void closed(const QString& key); ///< by the person

private:
    struct Notice {
        QString key;
        MessageBar::Kind kind;
        QString text;
        QList<MessageAction> actions;
        MessageBar* bar = nullptr; ///< while it is shown
    };
    qsizetype placeOf(const QString& key) const;
    void showBar(Notice& notice);
    void fill();

    QVBoxLayout* m_column;
    QList<Notice> m_notices;
};

} // namespace Dailies
