// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace Dailies {

class MessageBar;

/// Messages below the media list: a removed item, refused input. Hidden if there is
/// none.
class MediaNotices final : public QWidget {
    Q_OBJECT

public:
    explicit MediaNotices(QWidget* parent);

    void showRemoved(const QString& name);
    void showRefusal(const QString& sentence);
    /// Hides the removal and the refusal, because the user has gone on.
    void clear();

Q_SIGNALS:
    void undoClicked();
    /// Controls were shown or hidden.
    void partsChanged();

private:
    void addRemovedLine();
    void addRefusal();
    void showIfAny();

    QWidget* m_removed = nullptr;
    QLabel* m_removedText = nullptr;
    MessageBar* m_refusal = nullptr;
};

} // namespace Dailies
