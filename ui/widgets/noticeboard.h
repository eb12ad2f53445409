// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/messagebar.h"

#include <QList>
#include <QWidget>

class QVBoxLayout;

namespace Dailies {

/// Shows lasting conditions that concern the whole window, such as a pause or an unreachable service. Each
/// has a message bar, one below the other, and is identified by a name (`key`). Notices are updated in place
/// and removed when they are over.
class NoticeBoard final : public QWidget {
    Q_OBJECT

public:
    static constexpr int mostShown = 3; ///< the others wait until there is room

    explicit NoticeBoard(QWidget* parent = nullptr);

    /// Shows a notice or updates the one with this name. Screen readers do not announce an update
    /// of the text.
    void put(const QString& key, MessageBar::Kind kind, const QString& text, const QList<MessageAction>& actions = {});
    void remove(const QString& key);
    bool has(const QString& key) const;
    /// The names of all notices, oldest first, whether shown or waiting.
    QStringList keys() const;

Q_SIGNALS:
    void added(Dailies::MessageBar::Kind kind, const QString& text);
    void closed(const QString& key); ///< by the user
    /// What contains the board may place the bar elsewhere. It is deleted when its notice is over.
    void barAdded(Dailies::MessageBar* bar);

private:
    struct Notice {
        QString key;
        MessageBar::Kind kind;
        QString text;
        QList<MessageAction> actions;
        MessageBar* bar = nullptr; ///< null while it waits
    };
    qsizetype placeOf(const QString& key) const;
    void showBar(Notice& notice);
    void fillBar(const Notice& notice);
    void fill();

    QVBoxLayout* m_column;
    QList<Notice> m_notices;
};

} // namespace Dailies
