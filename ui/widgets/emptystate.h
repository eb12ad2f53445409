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

// What stands where there is nothing to show yet: an icon, one sentence, and what to do about it.
class EmptyState final : public QWidget {
    Q_OBJECT

public:
    explicit EmptyState(QWidget* parent = nullptr);

    // `sentence` is plain text.
    void setMessage(const QIcon& icon, const QString& sentence);
    // The length of the icon's edge, for a page that has room for more than the usual one.
    void setIconSide(int side);
    // A quieter line under the sentence (what can be dropped here, for one); empty for none.
    void setHint(const QString& hint);
    // The words of at most two buttons; the first is the primary one.
    void setActions(const QStringList& actions);

    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    // `index` of the words given to setActions.
    void actionTriggered(int index);

private:
    IconLabel* m_icon;
    QLabel* m_sentence;
    QLabel* m_hint;
    QList<QPushButton*> m_actions;
};

} // namespace Dailies
