// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow.h"

#include "app/engine/engine.h"
#include "ui/compose/requestdrop.h"
#include "ui/compose/requestform.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QSettings>

// How the main window takes a request from a file, the clipboard or a drop.

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr auto folderKey = "requests/folder";

} // namespace

void MainWindow::chooseRequestFile()
{
    const QString folder = m_settings.value(QLatin1StringView(folderKey), QDir::homePath()).toString();
    auto* dialog = new QFileDialog(this, tr("Open request"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(u"requestFileDialog"_s);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Requests (*.json *.txt *.sh)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_settings.setValue(QLatin1StringView(folderKey), QFileInfo(path).absolutePath());
        openRequestFile(path);
    });
    dialog->open();
}

void MainWindow::openRequestFile(const QString& path)
{
    useImported(importRequestFile(path, importContext()));
}

void MainWindow::pasteRequest()
{
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    if (const QString path = requestFileOf(copied); !path.isEmpty()) {
        openRequestFile(path);
        return;
    }
    const QString text = copied != nullptr ? copied->text() : QString();
    if (text.trimmed().isEmpty())
        tell(failure(ErrorKind::BadInput, tr("There is no text on the clipboard: copy JSON or a cURL command first.")));
    else
        useImported(importRequest(text.toUtf8(), importContext()));
}

ImportContext MainWindow::importContext() const
{
    const auto account = m_engine.account(m_form->accountId());
    return {m_engine.models(), account ? account->models : QList<EnabledModel>(), m_form->request().kind};
}

void MainWindow::useImported(const Result<ImportedRequest>& imported)
{
    if (!imported) {
        tell(failure(imported.error())); // the form stays as it is
        return;
    }
    if (m_message->kind() == MessageBar::Kind::Bad && m_deeds.isEmpty())
        endMessage(); // of an earlier try
    QStringList notes = imported->notes;
    if (const QString other = otherAddress(imported->baseUrl); !other.isEmpty())
        notes.append(tr("The command was for %1; the chosen account stays.").arg(other));
    fillForm({m_form->accountId(), imported->request}, notes);
}

/// Where a command goes when that is not the chosen account: an account's name, or the host and port.
QString MainWindow::otherAddress(const QUrl& baseUrl) const
{
    const auto chosen = m_engine.account(m_form->accountId());
    const auto isAt = [&baseUrl](const Account& account) {
        return account.baseUrl.matches(baseUrl, QUrl::StripTrailingSlash | QUrl::RemoveUserInfo);
    };
    if (baseUrl.isEmpty() || (chosen && isAt(*chosen)))
        return {};
    for (const Account& account : m_engine.accounts().accounts()) {
        if (isAt(account))
            return account.name;
    }
    return baseUrl.port() < 0 ? baseUrl.host() : u"%1:%2"_s.arg(baseUrl.host()).arg(baseUrl.port());
}

} // namespace Dailies
