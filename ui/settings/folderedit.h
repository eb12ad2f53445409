// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace Dailies {

/// A folder to type or to choose; empty stands for `usual`, which is shown then.
class FolderEdit final : public QWidget {
    Q_OBJECT
public:
    explicit FolderEdit(const QString& usual, QWidget* parent = nullptr);

    QString folder() const;
    void setFolder(const QString& folder);
    QLineEdit* edit() const { return m_edit; }

Q_SIGNALS:
    void edited(); ///< the person has typed one and gone on, or chosen one

private:
    void choose();

    QString m_usual;
    QLineEdit* m_edit;
    QPushButton* m_choose;
};

} // namespace Dailies
