// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLineEdit>

namespace Dailies {

/// A field for a key: masked, never copied or dragged out of it, and wiped as far as it is ours to wipe.
class KeyEdit final : public QLineEdit {
    Q_OBJECT
public:
    explicit KeyEdit(QWidget* parent = nullptr);

    /// What was typed, without the blanks around it; to be wiped by who takes it.
    QByteArray key() const;
    /// Overwrites what stands there, and empties the field.
    void wipeText();

Q_SIGNALS:
    /// What cannot stand in a key, as soon as it is typed or pasted; empty when all is well.
    void problemChanged(const QString& sentence);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void look();

    QString m_problem;
};

} // namespace Dailies
