// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLineEdit>

namespace Dailies {

/// A field for an API key. It is masked, does not allow copying or dragging, and overwrites its text in
/// memory as far as possible.
class KeyEdit final : public QLineEdit {
    Q_OBJECT
public:
    explicit KeyEdit(QWidget* parent = nullptr);

    /// The typed key without surrounding spaces. The caller must wipe it.
    QByteArray key() const;
    /// Overwrites the text in memory and empties the field.
    void wipeText();

Q_SIGNALS:
    /// Emitted when characters that no key can contain are typed or pasted; empty if there are none.
    void problemChanged(const QString& sentence);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void look();

    QString m_problem;
};

} // namespace Dailies
