// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/reportcontroller.h"

#include "app/engine/engine.h"
#include "ui/help/programparts.h"
#include "ui/help/reportdialog.h"
#include "ui/widgets/folderopening.h"

#include <QDir>
#include <QFileInfo>

namespace Dailies {

ReportController::ReportController(Engine& engine, QSettings& settings, QWidget* window)
    : QObject(window)
    , m_engine(engine)
    , m_settings(settings)
    , m_window(window)
{}

void ReportController::showReport()
{
    const auto keys = std::make_shared<QByteArrayList>();
    const auto make = [this, keys, versions = versionLines()](bool withPrompts) {
        return reportFiles({versions, m_engine.preferences(), m_engine.accounts().accounts(), m_engine.store(),
                               m_engine.profile().logs, m_engine.clock().now(), *keys},
            withPrompts);
    };
    auto* dialog = new ReportDialog(make, m_settings, reportName(m_engine.clock().now()), m_window);
    connect(dialog, &ReportDialog::fileChosen, this, &ReportController::write);
    dialog->open();
    readKeys(dialog, keys);
}

// Reads all API keys at the same time, because each request has a timeout for keychains that do not respond.
// An unreadable key must not prevent a report about just that problem; texts that look like keys are removed
// in any case.
void ReportController::readKeys(QPointer<ReportDialog> dialog, const std::shared_ptr<QByteArrayList>& keys)
{
    const QList<Account>& accounts = m_engine.accounts().accounts();
    const auto left = std::make_shared<qsizetype>(accounts.size());
    if (accounts.isEmpty())
        dialog->keysKnown();
    for (const Account& account : accounts) {
        m_engine.keys().read(
            account.id, originOf(account.baseUrl), this, [dialog, keys, left](const Result<QByteArray>& key) {
                if (key && !key->isEmpty())
                    keys->append(*key);
                if (--*left == 0 && dialog)
                    dialog->keysKnown();
            });
    }
}

void ReportController::write(const QString& path, const QList<ReportFile>& files)
{
    if (const auto written = writeReport(path, files, m_engine.clock().now()); !written) {
        Q_EMIT said(MessageBar::Kind::Bad, written.error().message, {});
        return;
    }
    const QString folder = QFileInfo(path).absolutePath();
    Q_EMIT said(MessageBar::Kind::Information, tr("Report saved to %1.").arg(QDir::toNativeSeparators(path)),
        {{tr("Show in folder"), [this, folder] { openFolder(folder, this); }}});
}

void ReportController::openLogFolder()
{
    const QString folder = m_engine.profile().logs;
    QDir().mkpath(folder);
    openFolder(folder, this);
}

} // namespace Dailies
