// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/evidenceexporter.h"

#include "app/diagnostics/evidence.h"
#include "app/engine/engine.h"
#include "ui/widgets/filedialogs.h"
#include "ui/widgets/folderopening.h"

#include <QDir>
#include <QFileDialog>
#include <QFutureWatcher>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr auto folderKey = "evidence/folder"_L1;

} // namespace

EvidenceExporter::EvidenceExporter(Engine& engine, QSettings& settings, QWidget* window, QObject* parent)
    : QObject(parent)
    , m_engine(engine)
    , m_settings(settings)
    , m_window(window)
{}

void EvidenceExporter::save(const QList<TaskId>& ids)
{
    QList<VideoTask> tasks;
    for (const TaskId id : ids) {
        if (const auto task = m_engine.store().task(id))
            tasks.append(*task);
    }
    if (tasks.isEmpty())
        return;
    auto* dialog = rememberingFileDialog(
        m_settings, folderKey, QStandardPaths::DocumentsLocation, tr("Export for support"), m_window);
    dialog->setObjectName(u"evidenceFileDialog"_s);
    if (tasks.size() > 1) {
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
        openForFile(dialog, this, [this, tasks](const QString& folder) {
            Job job;
            for (const VideoTask& task : tasks)
                job.left.append({task.id, QDir(folder).filePath(evidenceName(task, m_engine.clock().now()))});
            writeNext(job);
        });
        return;
    }
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Zip files (*.zip)")});
    dialog->setDefaultSuffix(u"zip"_s);
    dialog->selectFile(evidenceName(tasks.constFirst(), m_engine.clock().now()));
    openForFile(dialog, this, [this, id = tasks.constFirst().id](const QString& file) {
        writeNext({{{id, file}}, {}});
    });
}

void EvidenceExporter::writeNext(const Job& job)
{
    if (job.left.isEmpty())
        return tell(job.written);
    const auto task = m_engine.store().task(job.left.constFirst().first);
    const auto account = task ? m_engine.account(task->accountId) : std::nullopt;
    if (!account)
        return write(job, {});
    // The key is needed only to remove it from the evidence. If it cannot be read, text that looks like a key is still
    // removed.
    m_engine.keys().read(account->id, originOf(account->baseUrl), this,
        [this, job](const Result<QByteArray>& key) { write(job, key.value_or(QByteArray())); });
}

void EvidenceExporter::write(Job job, const QByteArray& key)
{
    const auto [id, file] = job.left.takeFirst();
    const auto task = m_engine.store().task(id);
    if (!task) {
        Q_EMIT said(MessageBar::Kind::Bad, tr("This take no longer exists."), {});
        return writeNext(job);
    }
    const auto account = m_engine.account(task->accountId);
    Evidence evidence{*task, m_engine.store().log(id), account ? account->name : QString(), m_engine.clock().now()};
    evidence.placeNames = m_engine.uploadPlaces().names();
    if (!key.isEmpty())
        evidence.secrets.append(key);
    auto* watcher = new QFutureWatcher<Result<void>>(this);
    connect(watcher, &QFutureWatcher<Result<void>>::finished, this, [this, watcher, job, file = file] {
        watcher->deleteLater();
        if (watcher->future().resultCount() == 0)
            return;
        if (const Result<void> done = watcher->result(); !done) {
            // The next one would most likely meet the same disk.
            tell(job.written);
            Q_EMIT said(MessageBar::Kind::Bad, done.error().message, {});
            return;
        }
        writeNext({job.left, job.written + QStringList{file}});
    });
    watcher->setFuture(writeEvidenceLater(file, evidence));
}

void EvidenceExporter::tell(const QStringList& written)
{
    if (written.isEmpty())
        return;
    const QString folder = QFileInfo(written.constFirst()).absolutePath();
    const QString native = QDir::toNativeSeparators(written.size() > 1 ? folder : written.constFirst());
    Q_EMIT said(MessageBar::Kind::Information,
        written.size() > 1
            ? tr("Exported %n files to %1. Review them before sharing.", nullptr, int(written.size())).arg(native)
            : tr("Exported to %1. Review it before sharing.").arg(native),
        {{tr("Show in folder"), [this, folder] { openFolder(folder, this); }}});
}

} // namespace Dailies
