// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/diagnostics/problemreport.h"

#include "app/diagnostics/evidencetext.h"
#include "app/diagnostics/programlog.h"
#include "app/diagnostics/zipwriter.h"
#include "app/request/requestkind.h"
#include "app/tasks/history/taskhistory.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTasks = 50;
constexpr qint64 mostLog = 512 * 1024;

/// Provides the translation context of this file.
struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(ProblemReport)
};

QJsonValue time(const QDateTime& when)
{
    return when.isValid() ? QJsonValue(when.toUTC().toString(Qt::ISODateWithMs)) : QJsonValue();
}

QByteArray json(const QJsonObject& object)
{
    return QJsonDocument(object).toJson();
}

/// Creates the contents of one report, file by file.
class ReportMaker final {
public:
    ReportMaker(const ReportSource& source, bool withPrompts)
        : m_source(source)
        , m_withPrompts(withPrompts)
        , m_text(source.secrets, {source.store.file()})
    {}

    QByteArray readme() const;
    QByteArray settings() const;
    QByteArray accounts() const;
    QByteArray tasks() const;
    QByteArray log() const
    {
        const QByteArray lines = ProgramLog::lastLines(m_source.logFolder, mostLog);
        return m_text.cleanedSentence(QString::fromUtf8(lines)).toUtf8();
    }
    QByteArray versions() const { return m_text.cleaned(m_source.versions).toUtf8(); }

private:
    QJsonObject factsOf(const VideoTask& task) const;

    const ReportSource& m_source;
    bool m_withPrompts;
    EvidenceText m_text;
};

QByteArray ReportMaker::settings() const
{
    QJsonObject changed;
    for (const PreferenceInfo& info : allPreferences()) {
        if (m_source.preferences.isStandard(info.preference))
            continue;
        // Text typed by the user may reveal who they are, or contain credentials.
        const bool isTyped = info.type == PreferenceType::Folder || info.type == PreferenceType::Text;
        const QString key = QString::fromLatin1(info.key);
        changed[key] =
            isTyped ? QJsonValue(u"(set)"_s) : QJsonValue::fromVariant(m_source.preferences.value(info.preference));
    }
    return json(m_text.cleaned(QJsonValue(changed)).toObject());
}

QByteArray ReportMaker::accounts() const
{
    QJsonArray accounts;
    for (const Account& account : m_source.accounts) {
        QJsonArray models;
        for (const EnabledModel& model : account.models)
            models.append(QJsonObject{{u"family"_s, familyName(model.family)},
                {u"generation"_s, generationName(model.generation)}, {u"code"_s, model.code}});
        accounts.append(QJsonObject{{u"scheme"_s, account.baseUrl.scheme()},
            {u"onThisComputer"_s, isLoopback(account.baseUrl)}, {u"createsAtOnce"_s, account.createsAtOnce},
            {u"models"_s, models}, {u"ownFolder"_s, !account.clipFolder.isEmpty()}});
    }
    return json(m_text.cleaned(QJsonValue(QJsonObject{{u"accounts"_s, accounts}})).toObject());
}

QJsonObject ReportMaker::factsOf(const VideoTask& task) const
{
    QJsonObject facts{{u"task"_s, task.id}, {u"practice"_s, isPractice(task)}, {u"state"_s, stateName(task.state)},
        {u"kind"_s, kindName(task.request.kind)}, {u"model"_s, task.request.model}, {u"word"_s, task.report.word},
        {u"remoteId"_s, task.remoteId}, {u"watched"_s, task.watched}, {u"held"_s, task.held},
        {u"createCalls"_s, task.createAttempts}, {u"missedQueries"_s, task.missedQueries},
        {u"failedDownloads"_s, task.failedDownloads}, {u"deadAddresses"_s, task.answersAfterExpiry},
        {u"clipSaved"_s, !task.file.isEmpty()}, {u"createdAt"_s, time(task.createdAt)},
        {u"sentAt"_s, time(task.sentAt)}, {u"acceptedAt"_s, time(task.acceptedAt)},
        {u"finishedAt"_s, time(task.finishedAt)}, {u"promptLength"_s, int(task.request.prompt.size())},
        {u"materials"_s, int(task.request.media.size() + task.request.images.size())}};
    if (m_withPrompts)
        facts[u"prompt"_s] = task.request.prompt;
    facts = m_text.cleaned(QJsonValue(facts)).toObject();
    facts[u"error"_s] = QJsonObject{
        {u"code"_s, m_text.cleaned(task.error.code)}, {u"message"_s, m_text.cleanedSentence(task.error.message)}};
    return facts;
}

QByteArray ReportMaker::tasks() const
{
    TaskHistory history(m_source.store);
    QJsonObject counts;
    const TaskCounts tallies = history.tallies();
    for (auto each = tallies.kept.cbegin(); each != tallies.kept.cend(); ++each)
        counts[stateName(each.key())] = each.value();
    QList<VideoTask> newest = history.tasks(history.find({.bin = TaskFilter::Bin::Both}, mostTasks));
    std::sort(newest.begin(), newest.end(), [](const VideoTask& a, const VideoTask& b) { return a.id > b.id; });
    QJsonArray facts;
    for (const VideoTask& task : std::as_const(newest))
        facts.append(factsOf(task));
    return json({{u"counts"_s, counts}, {u"inRecycleBin"_s, tallies.recycled},
        {u"databaseBytes"_s, QFileInfo(m_source.store.file()).size()}, {u"newest"_s, facts}});
}

QByteArray ReportMaker::readme() const
{
    QStringList lines{
        ReportWords::tr("Dailies problem report, created at %1.").arg(m_source.now.toUTC().toString(Qt::ISODate)), {},
        ReportWords::tr("versions.txt   versions of Dailies and of what it uses"),
        ReportWords::tr("settings.json  changed settings; for folders and URLs, only that they are set"),
        ReportWords::tr("accounts.json  models of your accounts; no names, URLs or keys"),
        ReportWords::tr("tasks.json     number of tasks, and facts about the last %1").arg(mostTasks),
        ReportWords::tr("log.txt        program log"), {},
        ReportWords::tr("Keys, URLs, encoded data and local folders were removed.")};
    lines.append(m_withPrompts ? ReportWords::tr("Includes recent prompts.") : ReportWords::tr("Includes no prompts."));
    return (lines.join(u'\n') + u'\n').toUtf8();
}

} // namespace

QList<ReportFile> reportFiles(const ReportSource& source, bool withPrompts)
{
    const ReportMaker maker(source, withPrompts);
    return {{u"README.txt"_s, maker.readme()}, {u"versions.txt"_s, maker.versions()},
        {u"settings.json"_s, maker.settings()}, {u"accounts.json"_s, maker.accounts()},
        {u"tasks.json"_s, maker.tasks()}, {u"log.txt"_s, maker.log()}};
}

QString reportName(const QDateTime& now)
{
    return u"dailies-report-%1.zip"_s.arg(now.toLocalTime().toString(u"yyyy-MM-dd"_s));
}

Result<void> writeReport(const QString& zipFile, const QList<ReportFile>& files, const QDateTime& now)
{
    const auto trouble = writeZip(zipFile, [&files, &now](ZipWriter& zip) {
        return std::ranges::all_of(
            files, [&zip, &now](const ReportFile& file) { return zip.add(file.name, file.text, now); });
    });
    if (trouble)
        return failure(ErrorKind::Storage,
            ReportWords::tr("Couldn't write the report to %1: %2.").arg(QDir::toNativeSeparators(zipFile), *trouble));
    return {};
}

} // namespace Dailies
