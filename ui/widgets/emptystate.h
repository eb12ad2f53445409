// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace Dailies {

class IconLabel;

/// A placeholder for an empty view: an icon, one sentence, and buttons with what to do next.
class EmptyState final : public QWidget {
    Q_OBJECT

public:
    explicit EmptyState(QWidget* parent = nullptr);

    /// `sentence` is plain text.
    void setMessage(const QIcon& icon, const QString& sentence);
    /// A quiet line below the sentence, such as what can be dropped here; empty for none.
    void setHint(const QString& hint);
    /// The texts of at most two buttons; the likelier first.
    void setActions(const QStringList& actions);

    QString sentence() const;

Q_SIGNALS:
    /// `index` refers to the texts passed to setActions().
    void actionTriggered(int index);

private:
    IconLabel* m_icon;
    QLabel* m_sentence;
    QLabel* m_hint;
    QList<QPushButton*> m_actions;
};

} // namespace Dailies
