// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/diagnostics/problemreport.h"
#include "ui/widgets/noticeboard.h"

#include <QObject>
#include <QPointer>

#include <memory>

class QSettings;

namespace Dailies {

class Engine;
class ReportDialog;

/// Creates a problem report and opens the folder of the log.
class ReportController final : public QObject {
    Q_OBJECT

public:
    /// `window` is the parent of dialogs. All arguments must outlive this object.
    ReportController(Engine& engine, QSettings& settings, QWidget* window);

    void showReport();
    void openLogFolder();

Q_SIGNALS:
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);

private:
    void readKeys(QPointer<ReportDialog> dialog, const std::shared_ptr<QByteArrayList>& keys);
    void write(const QString& path, const QList<ReportFile>& files);

    Engine& m_engine;
    QSettings& m_settings;
    QWidget* m_window;
};

} // namespace Dailies
