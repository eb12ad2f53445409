// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/importcontroller.h"

#include "app/engine/engine.h"
#include "app/request/requestjson.h"
#include "app/service/call/bodyparts.h"
#include "ui/compose/form/requestdrop.h"
#include "ui/compose/form/requestform.h"
#include "ui/widgets/filedialogs.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr auto importFolderKey = "requests/folder"_L1;

} // namespace

ImportController::ImportController(Engine& engine, QSettings& settings, RequestForm& form, QWidget* window)
    : QObject(window)
    , m_engine(engine)
    , m_settings(settings)
    , m_form(form)
    , m_window(window)
{}

void ImportController::chooseFile()
{
    auto* dialog =
        rememberingFileDialog(m_settings, importFolderKey, QStandardPaths::HomeLocation, tr("Open request"), m_window);
    dialog->setObjectName(u"requestFileDialog"_s);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Requests (*.json *.txt *.sh)"), tr("All files (*)")});
    openForFile(dialog, this, [this](const QString& path) { openFile(path); });
}

void ImportController::openFile(const QString& path)
{
    take(importRequestFile(path, context()));
}

void ImportController::paste()
{
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    if (const QString path = requestFileOf(copied); !path.isEmpty()) {
        openFile(path);
        return;
    }
    const QString text = copied != nullptr ? copied->text() : QString();
    if (text.trimmed().isEmpty())
        Q_EMIT failed({ErrorKind::BadInput, tr("No text on the clipboard. Copy JSON or a cURL command first.")});
    else
        take(importRequest(text.toUtf8(), context()));
}

ImportContext ImportController::context() const
{
    const auto account = m_engine.account(m_form.accountId());
    return {m_engine.models(), account ? account->models : QList<EnabledModel>(), m_form.request().kind};
}

void ImportController::take(const Result<ImportedRequest>& result)
{
    if (!result) {
        Q_EMIT failed(result.error());
        return;
    }
    QStringList notes = result->notes;
    if (const QString other = otherAddress(result->baseUrl); !other.isEmpty())
        notes.append(tr("The command was for %1; the selected account stays.").arg(other));
    // Also of fields that this kind of request doesn't have. Another kind may have them.
    const RequestOrigin origin{0, {}, filesIn(toJson(result->request))};
    Q_EMIT imported({m_form.accountId(), result->request, origin}, notes);
}

/// The destination of a command if it is not the chosen account: an account's name, or the host and port.
QString ImportController::otherAddress(const QUrl& baseUrl) const
{
    const auto chosen = m_engine.account(m_form.accountId());
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
