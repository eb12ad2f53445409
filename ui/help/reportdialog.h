// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/diagnostics/problemreport.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace Dailies {

/// Shows every file of a report about the program before it is written anywhere, and then writes just those.
class ReportDialog final : public QDialog {
    Q_OBJECT

public:
    /// Makes the files; asked again whenever something about them changes.
    using Make = std::function<QList<ReportFile>(bool withPrompts)>;

    /// `folder` is where the report is proposed to go, under this name. It cannot be written before keysKnown().
    ReportDialog(Make make, const QString& folder, const QString& name, QWidget* parent);

    /// Keys that are to be taken out are known now, as far as they can be.
    void keysKnown();

Q_SIGNALS:
    void fileChosen(const QString& path, const QList<Dailies::ReportFile>& files);

private:
    QWidget* newPreview();
    void refresh();
    void showFile(int row);
    void chooseFile();

    Make m_make;
    QString m_folder;
    QString m_name;
    QList<ReportFile> m_files;
    QCheckBox* m_prompts;
    QListWidget* m_list;
    QPlainTextEdit* m_text;
    QLabel* m_waiting;
    QPushButton* m_save = nullptr;
};

} // namespace Dailies
