// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/table/tasklistexport.h"

#include "app/common/clock.h"
#include "app/common/csvtext.h"
#include "app/common/redact.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/store/taskstore.h"
#include "app/tasks/table/taskcolumns.h"
#include "app/tasks/table/tasktable.h"
#include "app/tasks/uploadlist.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>
#include <QPromise>
#include <QSaveFile>
#include <QThreadPool>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

struct ExportWords {
    Q_DECLARE_TR_FUNCTIONS(Dailies::TaskListExport)
};

constexpr qsizetype readAtOnce = 200;

struct ListRow {
    const VideoTask& task;
    const ListNames& names;
    TakeCost cost;
    PriceBound bound; ///< no price if unpriced, not sent or not charged
    int earlierUnsettled; ///< create calls before the last one
};

ListRow rowOf(const VideoTask& task, const ListNames& names, const std::optional<SpendEntry>& call)
{
    const TakeCost cost = knownCost(task, call);
    const bool isFree = cost.state == CostState::Planned || cost.state == CostState::NotBilled;
    const auto unsettled = call ? std::ranges::count(call->earlier, CostState::Unsettled, &SpendEntry::state) : 0;
    return {task, names, cost, call && !isFree ? knownPrice(*call) : PriceBound(), int(unsettled)};
}

/// One column of both formats. Its name never changes, because scripts rely on it.
struct ListColumn {
    const char* name;
    QJsonValue (*value)(const ListRow& row);
};

QJsonValue timeValue(const QDateTime& time)
{
    return time.isValid() ? QJsonValue(time.toUTC().toString(Qt::ISODateWithMs)) : QJsonValue();
}

QJsonValue numberValue(const QVariant& number)
{
    return number.isNull() ? QJsonValue() : QJsonValue(number.toDouble());
}

QJsonValue amountValue(const std::optional<Amount>& amount)
{
    return amount ? QJsonValue(amount->text().toDouble()) : QJsonValue();
}

QJsonValue rawValue(TaskTable::Column column, const VideoTask& task)
{
    return numberValue(taskColumn(column).raw(task, {}));
}

const QString& message(const VideoTask& task)
{
    return task.error.message.isEmpty() ? task.report.message : task.error.message;
}

const QString& code(const VideoTask& task)
{
    return task.error.code.isEmpty() ? task.report.code : task.error.code;
}

// clang-format off
constexpr ListColumn columns[] = {
    {"task", [](const ListRow& row) -> QJsonValue { return QString::number(row.task.id); }},
    {"createdAt", [](const ListRow& row) { return timeValue(row.task.createdAt); }},
    {"state", [](const ListRow& row) -> QJsonValue { return stateName(row.task.state); }},
    {"rating", [](const ListRow& row) -> QJsonValue { return row.task.marks.rating; }},
    {"rejected", [](const ListRow& row) -> QJsonValue { return row.task.marks.rejected; }},
    {"deleted", [](const ListRow& row) -> QJsonValue { return row.task.marks.recycledAt.isValid(); }},
    {"prompt", [](const ListRow& row) -> QJsonValue { return row.task.request.prompt; }},
    {"negativePrompt", [](const ListRow& row) -> QJsonValue { return row.task.request.negativePrompt; }},
    {"tags", [](const ListRow& row) -> QJsonValue { return QJsonArray::fromStringList(row.task.marks.tags); }},
    {"note", [](const ListRow& row) -> QJsonValue { return row.task.marks.note; }},
    {"accountName", [](const ListRow& row) -> QJsonValue { return row.names.accounts.value(row.task.accountId); }},
    {"account", [](const ListRow& row) -> QJsonValue { return row.task.accountId; }},
    {"practice", [](const ListRow& row) -> QJsonValue { return isPractice(row.task); }},
    {"model", [](const ListRow& row) -> QJsonValue { return row.task.request.model; }},
    {"family", [](const ListRow& row) -> QJsonValue { return familyName(row.task.request.kind.family); }},
    {"generation", [](const ListRow& row) -> QJsonValue { return generationName(row.task.request.kind.generation); }},
    {"apiType", [](const ListRow& row) -> QJsonValue { return apiTypeName(row.task.request.kind.apiType); }},
    {"resolution", [](const ListRow& row) -> QJsonValue { return row.task.request.resolution; }},
    {"aspectRatio", [](const ListRow& row) -> QJsonValue { return row.task.request.aspectRatio; }},
    {"seconds", [](const ListRow& row) -> QJsonValue { return rawValue(TaskTable::Length, row.task); }},
    {"cost", [](const ListRow& row) { return rawValue(TaskTable::Cost, row.task); }},
    {"costState", [](const ListRow& row) -> QJsonValue { return costStateName(row.cost.state); }},
    {"costSeconds", [](const ListRow& row) { return amountValue(row.cost.quantity.seconds); }},
    {"costPoints", [](const ListRow& row) { return amountValue(row.cost.quantity.points); }},
    {"costMoney", [](const ListRow& row) { return amountValue(row.bound.price ? std::optional(row.bound.price->amount) : std::nullopt); }},
    {"costCurrency", [](const ListRow& row) -> QJsonValue { return row.bound.price ? row.bound.price->currency : QJsonValue(); }},
    {"earlierUnsettledCalls", [](const ListRow& row) -> QJsonValue { return row.earlierUnsettled; }},
    {"continues", [](const ListRow& row) -> QJsonValue { return row.task.parent == 0 ? QJsonValue() : QString::number(row.task.parent); }},
    {"uploads", [](const ListRow& row) -> QJsonValue { return uploadList(row.task.uploads, row.names.places); }},
    {"sendAfter", [](const ListRow& row) { return timeValue(row.task.sendAfter); }},
    {"sentAt", [](const ListRow& row) { return timeValue(leftAt(row.task)); }},
    {"acceptedAt", [](const ListRow& row) { return timeValue(row.task.acceptedAt); }},
    {"finishedAt", [](const ListRow& row) { return timeValue(row.task.finishedAt); }},
    {"remoteId", [](const ListRow& row) -> QJsonValue { return row.task.remoteId; }},
    {"code", [](const ListRow& row) -> QJsonValue { return code(row.task); }},
    {"message", [](const ListRow& row) -> QJsonValue { return message(row.task); }},
    {"clip", [](const ListRow& row) -> QJsonValue { return row.task.state == TaskState::Saved ? clipConditionName(row.task.clip) : QString(); }},
    {"file", [](const ListRow& row) -> QJsonValue { return row.task.file; }},
    {"upTo", [](const ListRow& row) -> QJsonValue { return row.bound.isUpTo; }},
    {"remark", [](const ListRow& row) -> QJsonValue { return row.task.remark; }},
};
// clang-format on

/// Texts as they are; of an upload only the file's name.
QStringList shortTexts(const QJsonArray& array)
{
    QStringList texts;
    for (const QJsonValue& item : array)
        texts.append(item.isObject() ? item["file"_L1].toString() : item.toString());
    return texts;
}

QString csvValue(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Bool: return value.toBool() ? u"true"_s : u"false"_s;
    case QJsonValue::Double: return QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
    case QJsonValue::String: return csvField(value.toString());
    case QJsonValue::Array: return csvField(shortTexts(value.toArray()).join(u", "_s));
    default: return {};
    }
}

QByteArray csvHead()
{
    QStringList names;
    for (const ListColumn& column : columns)
        names.append(QString::fromLatin1(column.name));
    return csvLine(names);
}

QByteArray csvRow(const ListRow& row)
{
    QStringList fields;
    for (const ListColumn& column : columns)
        fields.append(csvValue(column.value(row)));
    return csvLine(fields);
}

Error notWritten(const QIODevice& device)
{
    return {ErrorKind::Storage, ExportWords::tr("Couldn't write the list: %1.").arg(device.errorString())};
}

} // namespace

std::optional<ListFormat> listFormatFrom(const QString& name)
{
    const QString ending = name.section(u'.', -1).toLower();
    if (ending == "csv"_L1)
        return ListFormat::Csv;
    return ending == "json"_L1 ? std::optional(ListFormat::Json) : std::nullopt;
}

QJsonObject taskJson(const VideoTask& task, const ListNames& names, const std::optional<SpendEntry>& call)
{
    const ListRow row = rowOf(task, names, call);
    QJsonObject object;
    for (const ListColumn& column : columns)
        object.insert(QLatin1StringView(column.name), column.value(row));
    return object;
}

Result<int> writeTaskList(TaskStore& store, const TaskFilter& filter, ListFormat format, const ListNames& names,
    QIODevice& device, const std::function<bool()>& isStopped)
{
    const bool isCsv = format == ListFormat::Csv;
    // An unreadable database must not become an empty list.
    if (const auto readable = store.eachKnown([](const KnownTask&) {}); !readable)
        return failure(readable.error());
    const TaskHistory history(store);
    const SystemClock clock;
    const SpendBook book(store, clock);
    const QList<TaskId> ids = history.find(filter);
    bool isWritten = device.write(isCsv ? csvHead() : QByteArray("[")) >= 0;
    int count = 0;
    for (qsizetype at = 0; isWritten && at < ids.size(); at += readAtOnce) {
        if (isStopped && isStopped())
            return failure(ErrorKind::Stopped, ExportWords::tr("The export was stopped. Nothing was written."));
        QHash<TaskId, VideoTask> tasks;
        const QList<TaskId> some = ids.mid(at, readAtOnce);
        for (const VideoTask& task : history.tasks(some))
            tasks.insert(task.id, task);
        const auto calls = book.entriesOf(some);
        if (!calls)
            return failure(calls.error());
        QByteArray rows;
        for (const TaskId id : some) {
            const auto task = tasks.constFind(id);
            if (task == tasks.cend())
                continue;
            const auto found = calls->constFind(id);
            const auto call = found == calls->cend() ? std::nullopt : std::optional(*found);
            if (isCsv)
                rows += csvRow(rowOf(*task, names, call));
            else
                rows += (count == 0 ? "\n" : ",\n") + terminalJson(taskJson(*task, names, call));
            ++count;
        }
        isWritten = device.write(rows) == rows.size();
    }
    if (!isCsv)
        isWritten = isWritten && device.write(count == 0 ? "]\n" : "\n]\n") >= 0;
    if (!isWritten)
        return failure(notWritten(device));
    if (const int missing = static_cast<int>(ids.size()) - count; missing > 0)
        return failure(ErrorKind::Storage,
            ExportWords::tr(
                "%n tasks couldn't be read from the task database and aren't in the list.", nullptr, missing));
    return count;
}

QFuture<Result<int>> writeTaskListLater(
    const QString& database, const TaskFilter& filter, const ListNames& names, const QString& file, ListFormat format)
{
    auto promise = std::make_shared<QPromise<Result<int>>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise, database, filter, names, file, format] {
        const auto write = [&]() -> Result<int> {
            TaskStore store;
            if (const auto opened = store.open(database, TaskStore::Access::Beside); !opened)
                return failure(opened.error());
            QSaveFile target(file);
            if (!target.open(QIODevice::WriteOnly))
                return failure(notWritten(target));
            if (format == ListFormat::Csv)
                target.write("\xEF\xBB\xBF");
            const auto written =
                writeTaskList(store, filter, format, names, target, [promise] { return promise->isCanceled(); });
            if (!written)
                return written; // the old file stays
            return target.commit() ? written : failure(notWritten(target));
        };
        promise->addResult(write());
        promise->finish();
    });
    return promise->future();
}

} // namespace Dailies
