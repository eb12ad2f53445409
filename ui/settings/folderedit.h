// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace Dailies {

/// Lets the user type or choose a folder. If empty, `usual` applies, which is shown as a placeholder.
class FolderEdit final : public QWidget {
    Q_OBJECT
public:
    explicit FolderEdit(const QString& usual, QWidget* parent = nullptr);

    QString folder() const;
    void setFolder(const QString& folder);
    QLineEdit* edit() const { return m_edit; }

Q_SIGNALS:
    void edited(); ///< the user has finished typing or chosen a folder

private:
    void choose();

    QString m_usual;
    QLineEdit* m_edit;
    QPushButton* m_choose;
};

} // namespace Dailies
