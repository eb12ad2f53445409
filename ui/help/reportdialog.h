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
class QSettings;

namespace Dailies {

/// Shows every file of a problem report before anything is written. Exactly these files are written then.
class ReportDialog final : public QDialog {
    Q_OBJECT

public:
    /// Creates the files; called again whenever an option changes.
    using Make = std::function<QList<ReportFile>(bool withPrompts)>;

    /// `settings` remembers the folder and must outlive the dialog. `name` is the suggested file name. Saving is disabled
    /// before keysKnown().
    ReportDialog(Make make, QSettings& settings, const QString& name, QWidget* parent);

    /// Call it when all API keys that must be removed from the report were read, as far as possible.
    void keysKnown();

Q_SIGNALS:
    void fileChosen(const QString& path, const QList<Dailies::ReportFile>& files);

private:
    QWidget* newPreview();
    void refresh();
    void showFile(int row);
    void chooseFile();

    Make m_make;
    QSettings& m_settings;
    QString m_name;
    QList<ReportFile> m_files;
    QCheckBox* m_prompts;
    QListWidget* m_list;
    QPlainTextEdit* m_text;
    QLabel* m_waiting;
    QPushButton* m_save = nullptr;
};

} // namespace Dailies
