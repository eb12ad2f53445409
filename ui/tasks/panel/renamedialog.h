// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;

namespace Dailies {

class MessageBar;

/// Asks for the name of a clip. It stays open as long as the name cannot be used, and says why.
class RenameDialog final : public QDialog {
    Q_OBJECT

public:
    /// `file` is the clip's path.
    explicit RenameDialog(const QString& file, QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(const QString& name); ///< a name that can be used

private:
    void choose();

    QString m_file;
    MessageBar* m_message;
    QLineEdit* m_name;
};

} // namespace Dailies
