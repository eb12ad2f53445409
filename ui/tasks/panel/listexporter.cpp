// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/listexporter.h"

#include "app/common/redact.h"
#include "ui/widgets/filedialogs.h"
#include "ui/widgets/folderopening.h"

#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr auto listFolderKey = "list/folder"_L1;
constexpr int patienceMs = 600; ///< an export that takes no longer needs no notice

} // namespace

ListExporter::ListExporter(QString database, QSettings& settings, NoticeBoard& board, QWidget* window)
    : QObject(window)
    , m_database(std::move(database))
    , m_settings(settings)
    , m_board(board)
    , m_window(window)
{}

void ListExporter::save(const TaskFilter& filter, const ListNames& names)
{
    auto* dialog = rememberingFileDialog(
        m_settings, listFolderKey, QStandardPaths::DocumentsLocation, tr("Export the list"), m_window);
    dialog->setObjectName(u"listFileDialog"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const QString csv = tr("Table for spreadsheet programs (*.csv)");
    const QString json = tr("JSON (*.json)");
    dialog->setNameFilters({csv, json});
    dialog->setDefaultSuffix(u"csv"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog,
        [dialog, json](const QString& chosen) { dialog->setDefaultSuffix(chosen == json ? u"json"_s : u"csv"_s); });
    dialog->selectFile(u"takes %1.csv"_s.arg(QDate::currentDate().toString(Qt::ISODate)));
    openForFile(dialog, this, [this, filter, names](const QString& file) { write(filter, names, file); });
}

void ListExporter::write(const TaskFilter& filter, const ListNames& names, const QString& file)
{
    const QString key = u"list/%1"_s.arg(++m_count);
    auto* watcher = new QFutureWatcher<Result<int>>(this);
    auto* patience = new QTimer(watcher);
    patience->setSingleShot(true);
    connect(patience, &QTimer::timeout, this, [this, key, watcher] {
        m_board.put(
            key, MessageBar::Kind::Information, tr("Exporting the list…"), {{tr("Stop"), [watcher = QPointer(watcher)] {
                                                                                 if (watcher)
                                                                                     watcher->future().cancel();
                                                                             }}});
    });
    connect(watcher, &QFutureWatcher<Result<int>>::finished, this, [this, key, watcher, file] {
        watcher->deleteLater();
        m_board.remove(key);
        tell(watcher->future().resultCount() == 0
                ? failure(ErrorKind::Stopped, tr("The export was stopped. Nothing was written."))
                : watcher->result(),
            file);
    });
    patience->start(patienceMs);
    // A name with another ending is written as a table.
    watcher->setFuture(
        writeTaskListLater(m_database, filter, names, file, listFormatFrom(file).value_or(ListFormat::Csv)));
}

void ListExporter::tell(const Result<int>& written, const QString& file)
{
    if (!written) {
        Q_EMIT said(written.error().kind == ErrorKind::Stopped ? MessageBar::Kind::Information : MessageBar::Kind::Bad,
            plainText(written.error().message), {});
        return;
    }
    const QString folder = QFileInfo(file).absolutePath();
    Q_EMIT said(MessageBar::Kind::Information,
        tr("%n takes exported to %1.", nullptr, *written).arg(plainText(QFileInfo(file).fileName())),
        {{tr("Open folder"), [this, folder] { openFolder(folder, this); }}});
}

} // namespace Dailies
