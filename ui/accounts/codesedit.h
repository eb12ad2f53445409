// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/models/profilecatalogue.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace Dailies {

/// Adds model codes, one per line: typed, pasted or from a file. The recognised models are shown below.
class CodesEdit final : public QWidget {
    Q_OBJECT
public:
    explicit CodesEdit(const ProfileCatalogue& profiles, QWidget* parent = nullptr);

    /// Appends the codes of a text file to the field.
    Result<void> readFile(const QString& path);
    QString text() const;

Q_SIGNALS:
    void added(const QList<Dailies::EnabledModel>& models);

private:
    EnabledModel otherFamily() const;
    void follow();
    void add();
    void chooseFile();

    const ProfileCatalogue& m_profiles;
    QPlainTextEdit* m_text;
    QLabel* m_recognised;
    QLabel* m_familyLabel;
    QComboBox* m_family;
    QPushButton* m_add;
};

} // namespace Dailies
