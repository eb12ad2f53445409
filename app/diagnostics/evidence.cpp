// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/diagnostics/evidence.h"

#include "app/accounts/account.h"
#include "app/diagnostics/evidenceinputs.h"
#include "app/diagnostics/evidencetext.h"
#include "app/diagnostics/zipwriter.h"
#include "app/service/wire/wire.h"
#include "app/tasks/takecost.h"
#include "app/tasks/uploadlist.h"

#include "version.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPromise>
#include <QSysInfo>
#include <QThreadPool>
#include <QTimeZone>

#include <memory>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Provides the translation context of this file.
struct EvidenceWords {
    Q_DECLARE_TR_FUNCTIONS(Evidence)
};

/// A time in UTC for the service, whose log uses it, and in local time for the user.
QJsonValue moment(const QDateTime& time)
{
    if (!time.isValid())
        return QJsonValue::Null;
    const QDateTime local = time.toLocalTime();
    return QJsonObject{{u"utc"_s, time.toUTC().toString(Qt::ISODateWithMs)},
        {u"local"_s, local.toOffsetFromUtc(local.offsetFromUtc()).toString(Qt::ISODateWithMs)}};
}

QString stamp(const QDateTime& time)
{
    const QJsonObject json = moment(time).toObject();
    return u"%1  %2"_s.arg(json["utc"_L1].toString(), json["local"_L1].toString());
}

bool isReply(const TaskLogEntry& entry)
{
    return entry.kind.endsWith("reply"_L1);
}

QString replyName(int number, const TaskLogEntry& entry)
{
    return u"replies/%1-%2.txt"_s.arg(number, 4, 10, QChar(u'0')).arg(QString(entry.kind).replace(u' ', u'-'));
}

/// The JSON of a logged reply. If it was truncated, the text before the cut.
QJsonObject bodyOf(const TaskLogEntry& reply)
{
    const qsizetype brace = reply.text.indexOf(u'{');
    if (brace < 0)
        return {};
    const QByteArray text = reply.text.mid(brace).toUtf8();
    QJsonDocument document = QJsonDocument::fromJson(text);
    QByteArray closed = text.left(text.lastIndexOf(','));
    for (int depth = 0; depth < 4 && !document.isObject(); ++depth)
        document = QJsonDocument::fromJson(closed += '}');
    return document.object();
}

/// The text after a word in the header of a logged reply.
QString lineOf(const TaskLogEntry& reply, const QString& word)
{
    const qsizetype head = reply.text.indexOf(u'{');
    for (const QString& line : reply.text.left(head < 0 ? reply.text.size() : head).split(u'\n')) {
        if (line.startsWith(word))
            return line.mid(word.size());
    }
    return {};
}

/// Creates the contents of one bundle, file by file.
class EvidenceMaker final {
public:
    explicit EvidenceMaker(const Evidence& evidence)
        : m_evidence(evidence)
        , m_task(evidence.task)
        , m_text(evidence.secrets, inputFiles(m_task.request) + QStringList{m_task.file, m_task.partial.file})
    {}

    QByteArray readme() const;
    QByteArray taskJson(const EvidenceStop& stop) const;
    QByteArray request() const { return json(m_text.cleaned(QJsonValue(encodeCreate(m_task.request)))); }
    QByteArray inputs(const EvidenceStop& stop) const
    {
        return json(m_text.cleaned(describeInputs(m_task, m_evidence.log, stop)));
    }
    QByteArray logText() const;
    QByteArray reply(const TaskLogEntry& entry) const
    {
        return u"%1  %2\n\n%3\n"_s.arg(stamp(entry.time), entry.kind, m_text.cleaned(entry.text)).toUtf8();
    }

private:
    static QByteArray json(const QJsonValue& value)
    {
        return value.isArray() ? QJsonDocument(value.toArray()).toJson() : QJsonDocument(value.toObject()).toJson();
    }
    QJsonObject ids() const;
    QJsonObject times() const;
    QJsonObject said() const;
    QJsonArray requestIds() const;

    const Evidence& m_evidence;
    const VideoTask& m_task;
    EvidenceText m_text;
};

QJsonArray EvidenceMaker::requestIds() const
{
    const Family family = m_task.request.kind.family;
    QJsonArray all;
    for (const TaskLogEntry& entry : m_evidence.log) {
        if (!isReply(entry))
            continue;
        const QJsonObject body = bodyOf(entry);
        QString id =
            (entry.kind == u"create reply"_s ? decodeCreateReply(family, body) : decodeQueryReply(family, body))
                .requestId;
        if (id.isEmpty())
            id = lineOf(entry, u"X-Request-Id: "_s);
        if (!id.isEmpty())
            all.append(QJsonObject{{u"requestId"_s, id}, {u"of"_s, entry.kind},
                {u"time"_s, entry.time.toUTC().toString(Qt::ISODateWithMs)}});
    }
    return all;
}

QJsonObject EvidenceMaker::ids() const
{
    return {{u"task"_s, m_task.id}, {u"remoteId"_s, m_task.remoteId}, {u"requestId"_s, m_task.report.requestId},
        {u"errorRequestId"_s, m_task.error.requestId}, {u"videoId"_s, m_task.report.videoId},
        {u"externalTaskId"_s, m_task.report.externalTaskId}, {u"requestIds"_s, requestIds()}};
}

QJsonObject EvidenceMaker::times() const
{
    return {{u"zone"_s, QString::fromLatin1(QTimeZone::systemTimeZoneId())}, {u"createdAt"_s, moment(m_task.createdAt)},
        {u"sentAt"_s, moment(m_task.sentAt)}, {u"acceptedAt"_s, moment(m_task.acceptedAt)},
        {u"acceptedServiceTime"_s, moment(m_task.acceptedServiceTime)}, {u"finishedAt"_s, moment(m_task.finishedAt)},
        {u"addressExpiresAt"_s, moment(m_task.addressExpiresAt)}, {u"evidenceMadeAt"_s, moment(m_evidence.now)}};
}

QJsonObject EvidenceMaker::said() const
{
    const TaskReport& report = m_task.report;
    return {{u"word"_s, report.word}, {u"code"_s, report.code}, {u"message"_s, report.message},
        {u"submitTime"_s, report.submitTime}, {u"scheduledTime"_s, report.scheduledTime},
        {u"endTime"_s, report.endTime}, {u"videoUrl"_s, report.videoUrl}, {u"duration"_s, report.duration},
        {u"finalUnitDeduction"_s, report.finalUnitDeduction}, {u"usage"_s, report.usage}};
}

QByteArray EvidenceMaker::taskJson(const EvidenceStop& stop) const
{
    const RequestKind& kind = m_task.request.kind;
    QJsonObject body = describeBody(m_task, stop);
    if (body.contains("trouble"_L1))
        body["trouble"_L1] = m_text.cleanedSentence(body["trouble"_L1].toString());
    const QJsonObject all{
        {u"ids"_s, ids()},
        {u"times"_s, times()},
        {u"state"_s, stateName(m_task.state)},
        {u"service"_s, said()},
        {u"cost"_s, costJson(costOf(m_task))},
        {u"family"_s, familyName(kind.family)},
        {u"generation"_s, generationName(kind.generation)},
        {u"apiType"_s, apiTypeName(kind.apiType)},
        {u"model"_s, m_task.request.model},
        {u"account"_s, m_evidence.accountName},
        {u"practice"_s, isPractice(m_task)},
        {u"origin"_s, originOf(m_task.baseUrl)},
        {u"body"_s, body},
        {u"uploads"_s, uploadList(m_task.uploads, m_evidence.placeNames)},
        {u"createCalls"_s, m_task.createAttempts},
        {u"clipSaved"_s, !m_task.file.isEmpty()},
        {u"clip"_s, m_task.file.isEmpty() ? QString() : clipConditionName(m_task.clip)},
        {u"program"_s, u"Dailies " DAILIES_VERSION ""_s},
        {u"qt"_s, QString::fromLatin1(qVersion())},
        {u"system"_s, QSysInfo::prettyProductName()},
    };
    QJsonObject safe = m_text.cleaned(QJsonValue(all)).toObject();
    safe["error"_L1] = QJsonObject{
        {u"kind"_s, m_task.error.message.isEmpty() ? QString() : errorKindName(m_task.error.kind)},
        {u"code"_s, m_text.cleaned(m_task.error.code)}, {u"message"_s, m_text.cleanedSentence(m_task.error.message)}};
    return json(safe);
}

QByteArray EvidenceMaker::logText() const
{
    QString text = EvidenceWords::tr("Times are in UTC, followed by this computer's local time (%1).")
                       .arg(QString::fromLatin1(QTimeZone::systemTimeZoneId()))
        + u"\n\n"_s;
    int replies = 0;
    for (const TaskLogEntry& entry : m_evidence.log) {
        QString what;
        if (isReply(entry))
            what = u"%1 (%2)"_s.arg(m_text.cleaned(entry.text.section(u'\n', 0, 0)), replyName(++replies, entry));
        else
            what = entry.kind == u"create"_s ? m_text.cleaned(entry.text) : m_text.cleanedSentence(entry.text);
        text += u"%1  %2: %3\n"_s.arg(stamp(entry.time), entry.kind, what);
    }
    return text.toUtf8();
}

QByteArray EvidenceMaker::readme() const
{
    const QStringList lines{
        EvidenceWords::tr("Support file for task %1, created by Dailies %2.")
            .arg(m_task.id)
            .arg(QStringLiteral(DAILIES_VERSION)),
        EvidenceWords::tr("For the service's support: what was requested, when, and what the service returned."),
        {},
        EvidenceWords::tr(
            "task.json     IDs, request IDs, times, state, uploads, and the length and SHA-256 of the request"),
        EvidenceWords::tr("request.json  the request as its create call sends it"),
        EvidenceWords::tr("inputs.json   name, size, date and SHA-256 of the files that the request sends"),
        EvidenceWords::tr("log.txt       everything that happened, with times"),
        EvidenceWords::tr("replies/      every response of the service, one file each"),
        {},
        EvidenceWords::tr("Left out: keys, everything after the \"?\" of a URL (it may hold a signature), images and "
                          "other encoded data (only their length is given), and local folders. Removed text is shown "
                          "as *** or as a number of characters."),
        EvidenceWords::tr("Included: the prompt, file names, and the URLs of inputs. Review it before sharing."),
    };
    return (lines.join(u'\n') + u'\n').toUtf8();
}

/// Adds all files. Returns false if the disk failed.
bool fill(ZipWriter& zip, const Evidence& evidence, const EvidenceStop& stop)
{
    const EvidenceMaker maker(evidence);
    const QDateTime& now = evidence.now;
    bool well = zip.add(u"README.txt"_s, maker.readme(), now) && zip.add(u"task.json"_s, maker.taskJson(stop), now)
        && zip.add(u"request.json"_s, maker.request(), now) && zip.add(u"inputs.json"_s, maker.inputs(stop), now)
        && zip.add(u"log.txt"_s, maker.logText(), now);
    int number = 0;
    for (const TaskLogEntry& entry : evidence.log) {
        if (!well || stop())
            break;
        if (isReply(entry))
            well = zip.add(replyName(++number, entry), maker.reply(entry), entry.time);
    }
    return well;
}

} // namespace

QString evidenceName(const VideoTask& task, const QDateTime& now)
{
    return u"dailies-task-%1-%2.zip"_s.arg(task.id).arg(now.toLocalTime().toString(u"yyyy-MM-dd"_s));
}

Result<void> writeEvidence(const QString& zipFile, const Evidence& evidence, const EvidenceStop& stop)
{
    const EvidenceStop stopped = stop ? stop : [] { return false; };
    const auto trouble = writeZip(zipFile, [&](ZipWriter& zip) { return fill(zip, evidence, stopped) && !stopped(); });
    if (trouble && stopped())
        return failure(ErrorKind::Stopped, EvidenceWords::tr("The export was stopped. Nothing was written."));
    if (trouble)
        return failure(ErrorKind::Storage,
            EvidenceWords::tr("Couldn't write the export to %1: %2.").arg(QDir::toNativeSeparators(zipFile), *trouble));
    return {};
}

QFuture<Result<void>> writeEvidenceLater(const QString& zipFile, const Evidence& evidence)
{
    auto promise = std::make_shared<QPromise<Result<void>>>();
    promise->start();
    QThreadPool::globalInstance()->start([promise, zipFile, evidence] {
        promise->addResult(writeEvidence(zipFile, evidence, [promise] { return promise->isCanceled(); }));
        promise->finish();
    });
    return promise->future();
}

} // namespace Dailies
