// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"
#include "ui/widgets/messagebar.h"

#include <QObject>

class QSettings;
class QWidget;

namespace Dailies {

class Engine;

/// Asks where to save what a service's support needs to know about takes, and saves one file for each of them.
class EvidenceExporter final : public QObject {
    Q_OBJECT

public:
    /// `window` is the parent of the dialogs. All of them must outlive this object.
    EvidenceExporter(Engine& engine, QSettings& settings, QWidget* window, QObject* parent);

    /// Asks for a file, or for a folder if there are several takes.
    void save(const QList<TaskId>& ids);

Q_SIGNALS:
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);

private:
    /// Files that are written one after the other.
    struct Job {
        QList<std::pair<TaskId, QString>> left; ///< the takes and their files
        QStringList written;
    };
    void writeNext(const Job& job);
    void write(Job job, const QByteArray& key);
    void tell(const QStringList& written);

    Engine& m_engine;
    QSettings& m_settings;
    QWidget* m_window;
};

} // namespace Dailies
