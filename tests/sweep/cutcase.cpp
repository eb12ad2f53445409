// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sweep/cutcase.h"

#include <QStringList>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

// Ends a header early, is not UTF-8, and closes brackets, so that it does the most harm wherever it is inserted.
const QByteArray junk("\xFF\x00 no reply\r\n\r\n}\"{]", 19);

const QByteArray created[] = {
    R"({"output":{"task_id":"%1","task_status":"PENDING"},"request_id":"7574ee8f-38a3-4b1e-9280-11c33ab46e51"})",
    R"({"Response":{"JobId":"%1","RequestId":"7574ee8f-38a3-4b1e-9280-11c33ab46e51"}})"};
const QByteArray running[] = {
    R"({"output":{"task_id":"%1","task_status":"RUNNING","submit_time":"2026-01-01 12:00:00.000"},"request_id":"r"})",
    R"({"Response":{"Status":"RUN","RequestId":"r"}})"};
const QByteArray done[] = {
    R"({"output":{"task_id":"%1","task_status":"SUCCEEDED","video_url":"%2"},"usage":{"video_count":1},"request_id":"r"})",
    R"({"Response":{"Status":"DONE","ResultVideoUrl":"%2","Duration":"5.0","ErrorCode":"","ErrorMessage":"","RequestId":"r"}})"};
const QByteArray failed[] = {
    R"({"output":{"task_id":"%1","task_status":"FAILED","code":"InvalidPrompt","message":"none"},"request_id":"r"})",
    R"({"Response":{"Status":"FAIL","ErrorCode":"InvalidParameterValue","ErrorMessage":"none","RequestId":"r"}})"};
const QByteArray throttled[] = {
    R"({"code":"Throttling.RateQuota","message":"Requests rate limit exceeded","request_id":"r"})",
    R"({"Response":{"Error":{"Code":"RequestLimitExceeded","Message":"later"},"RequestId":"r"}})"};
const QByteArray refused[] = {R"({"code":"InvalidParameter","message":"duration is not valid","request_id":"r"})",
    R"({"Response":{"Error":{"Code":"InvalidParameter","Message":"no"},"RequestId":"r"}})"};

QByteArray clipReply()
{
    // A file type box and a media data box: all of an MP4 that a download reads.
    const QByteArray start("\0\0\0\x18"
                           "ftypisom\0\0\0\0isommp42\0\0\x07\xD8"
                           "mdat",
        32);
    return FaultServer::reply(
        200, start + QByteArray(2000, 'm'), "Content-Type: video/mp4\r\nETag: \"7f3a\"\r\nAccept-Ranges: bytes\r\n");
}

/// Whether the sent part of a reply, with its header complete, says that the request was declined.
bool isDeclined(const QByteArray& sent)
{
    return (sent.startsWith("HTTP/1.1 400 ") || sent.startsWith("HTTP/1.1 429 ")) && sent.contains("\r\n\r\n");
}

bool isBelowTls(const CutCase& cut)
{
    return cut.fault == CutFault::Garbage && cut.isTls && cut.at / 2 % 2 == 0;
}

bool mayEndEarly(const CutCase& cut)
{
    // A reset, or garbage in the TLS layer, may overtake bytes sent before it. A client that waits for the rest may
    // also give up before it reads what arrived.
    return cut.fault == CutFault::Rst || isBelowTls(cut) || (cut.fault != CutFault::Fin && !cut.isWhole());
}

QString standsAt(const VideoTask& task, const char* expected)
{
    return u"stands at %1 (%2; %3), expected: %4"_s.arg(
        stateName(task.state), task.remoteId, task.error.message, QLatin1StringView(expected));
}

bool followsItsId(const VideoTask& task, const CutFacts& facts)
{
    return task.state == TaskState::InProgress && !facts.id.isEmpty() && task.remoteId == facts.id;
}

bool isLost(const VideoTask& task)
{
    return task.state == TaskState::NeedsReview && task.error.kind == ErrorKind::AnswerLost && task.remoteId.isEmpty();
}

QString complaintOfCreateReply(const CutCase& cut, const CutFacts& facts, const VideoTask& task)
{
    if (facts.complete != 1 || facts.begun != 1)
        return u"%1 create calls begun, %2 whole"_s.arg(facts.begun).arg(facts.complete);
    const bool lost = isLost(task);
    if (!cut.isWhole())
        return lost ? QString() : standsAt(task, "NeedsReview");
    return followsItsId(task, facts) || (mayEndEarly(cut) && lost) ? QString()
                                                                   : standsAt(task, "InProgress with the id");
}

QString complaintOfDeclined(const CutCase& cut, const CutFacts& facts, const VideoTask& task)
{
    const bool declined = isDeclined(facts.sent);
    const bool lostOnce = isLost(task) && facts.complete == 1 && facts.begun == 1;
    if (!declined || (mayEndEarly(cut) && lostOnce))
        return lostOnce ? QString() : standsAt(task, "NeedsReview after one create call");
    if (cut.where == CutWhere::RefusalReply) {
        const bool right = task.state == TaskState::Refused && facts.begun == 1 && facts.complete == 1;
        return right ? QString() : standsAt(task, "Refused after one create call");
    }
    const bool right = followsItsId(task, facts) && facts.begun == 2 && facts.complete == 2;
    return right ? QString() : standsAt(task, "InProgress after a second create call");
}

QString complaintOfRequest(const CutCase& cut, const CutFacts& facts, const VideoTask& task)
{
    if (cut.isWhole()) {
        // The server received everything and sent nothing.
        const bool right = isLost(task) && facts.begun == 1 && facts.complete == 1;
        return right ? QString() : standsAt(task, "NeedsReview after one create call");
    }
    // Garbage alone ends nothing: the server still reads the rest if it arrives.
    if (cut.fault == CutFault::Garbage && facts.complete == 1 && facts.begun == 1)
        return isLost(task) ? QString() : standsAt(task, "NeedsReview after one whole create call");
    // A request that the network received completely may have arrived, as far as this side can tell: the kernel accepts
    // bytes ahead of the server.
    if (facts.complete == 0 && facts.handedOver > 0) {
        const bool right = isLost(task) && facts.handedOver == 1 && facts.begun <= (cut.persists ? cutTries : 1);
        return right ? QString() : standsAt(task, "NeedsReview, the last byte having left");
    }
    if (cut.persists) {
        // If the service closes the connection each time, the last try holds the task.
        const bool right = (isOffline(task) || task.held) && task.error.kind == ErrorKind::NotSent
            && task.remoteId.isEmpty() && facts.begun == cutTries && facts.complete == 0;
        return right ? QString() : standsAt(task, "Waiting as not sent after four tries, none whole");
    }
    const bool right = followsItsId(task, facts) && facts.begun == 2 && facts.complete == 1;
    return right ? QString() : standsAt(task, "InProgress after a second try, the first whole one");
}

QString complaintOfQuery(const CutCase& cut, const CutFacts& facts, const VideoTask& task)
{
    if (task.remoteId != facts.id)
        return u"the id became \"%1\""_s.arg(task.remoteId);
    const bool goesOn = task.state == TaskState::InProgress;
    if (!cut.isWhole() || cut.where == CutWhere::RunningReply)
        return goesOn && !task.suspect ? QString() : standsAt(task, "InProgress, without a word of failure");
    // A failure of family B counts after a second query confirms it.
    const bool isAskedAgain = cut.family == Family::B && goesOn && task.suspect;
    const bool ended = cut.where == CutWhere::FailedReply
        ? task.state == TaskState::Failed || isAskedAgain
        : task.state == TaskState::Downloading || task.state == TaskState::Saved;
    return ended || (mayEndEarly(cut) && goesOn) ? QString() : standsAt(task, "what the whole reply says");
}

QString complaintOfClip(const CutCase& cut, const CutFacts& facts, const VideoTask& task)
{
    if (task.remoteId != facts.id)
        return u"the id became \"%1\""_s.arg(task.remoteId);
    // An address without a clip is queried once more; after that, the task ends as Expired.
    const bool isOpen = task.state == TaskState::Downloading || task.state == TaskState::Expired;
    if (!cut.isWhole())
        return isOpen && task.file.isEmpty() ? QString() : standsAt(task, "Downloading, or Expired, without a clip");
    return task.state == TaskState::Saved || (mayEndEarly(cut) && isOpen) ? QString() : standsAt(task, "Saved");
}

} // namespace

QByteArray cutReply(CutWhere where, Family family, const QByteArray& id, const QByteArray& address)
{
    const auto filled = [&](const QByteArray(&texts)[2]) {
        QByteArray text = texts[family == Family::A ? 0 : 1];
        return text.replace("%1", id).replace("%2", address);
    };
    switch (where) {
    case CutWhere::CreateReply: return FaultServer::reply(200, filled(created));
    case CutWhere::ThrottleReply:
        return FaultServer::reply(429, filled(throttled), "Content-Type: application/json\r\nRetry-After: 5\r\n");
    case CutWhere::RefusalReply: return FaultServer::reply(400, filled(refused));
    case CutWhere::Request: break;
    case CutWhere::RunningReply: return FaultServer::reply(200, filled(running));
    case CutWhere::DoneReply: return FaultServer::reply(200, filled(done));
    case CutWhere::FailedReply: return FaultServer::reply(200, filled(failed));
    case CutWhere::Clip: return clipReply();
    }
    return {};
}

QList<CutCase> allCutCases(const CutRequestSize& familyA, const CutRequestSize& familyB)
{
    // IDs and addresses always have these lengths.
    const QByteArray id = "job-000001";
    QList<CutCase> cases;
    const auto faults = {CutFault::Fin, CutFault::Rst, CutFault::Stall, CutFault::Garbage};
    const auto add = [&](CutWhere where, bool isTls, Family family, qint64 at, qint64 of) {
        for (const CutFault fault : faults)
            cases.append({where, fault, isTls, family, at, of});
    };
    for (const bool isTls : {false, true}) {
        for (const Family family : {Family::A, Family::B}) {
            const QByteArray address = (isTls ? "https" : "http") + QByteArray("://127.0.0.1:40000/clips/") + id;
            for (const CutWhere where : {CutWhere::CreateReply, CutWhere::ThrottleReply, CutWhere::RefusalReply,
                     CutWhere::RunningReply, CutWhere::DoneReply, CutWhere::FailedReply}) {
                const qint64 whole = cutReply(where, family, id, address).size();
                for (qint64 at = 0; at <= whole; ++at)
                    add(where, isTls, family, at, whole);
            }
            const auto [head, body] = family == Family::A ? familyA : familyB;
            const qint64 whole = head + body;
            for (qint64 at = 1; at < head; at += 16)
                add(CutWhere::Request, isTls, family, at, whole);
            for (qint64 at = head; at < whole; at += 1024)
                add(CutWhere::Request, isTls, family, at, whole);
            add(CutWhere::Request, isTls, family, whole, whole);
        }
        const QByteArray clip = clipReply();
        const qint64 head = clip.indexOf("\r\n\r\n") + 4;
        for (qint64 at = 0; at < clip.size(); at += at <= head + 40 ? 1 : 100)
            add(CutWhere::Clip, isTls, Family::A, at, clip.size());
        add(CutWhere::Clip, isTls, Family::A, clip.size(), clip.size());
    }
    // One request in seven that is cut before its end meets the same fault again on each retry.
    for (qsizetype i = 0; i < cases.size(); ++i)
        cases[i].persists = cases[i].where == CutWhere::Request && !cases[i].isWhole() && i % 7 == 3;
    // After an upload, the call is like any other, but it waited for the storage.
    const qsizetype before = cases.size();
    for (const CutWhere where : {CutWhere::CreateReply, CutWhere::ThrottleReply}) {
        const qint64 whole = cutReply(where, Family::B, id, {}).size();
        for (const qint64 at : {qint64(0), whole / 2, whole})
            add(where, false, Family::B, at, whole);
    }
    constexpr qint64 leastBytes = 600; // of a call with a presigned link
    for (const qint64 at : {qint64(1), leastBytes / 3, leastBytes - 100, leastBytes})
        add(CutWhere::Request, false, Family::B, at, leastBytes);
    for (qsizetype i = before; i < cases.size(); ++i)
        cases[i].uploads = true;
    return cases;
}

FaultScript cutScript(const CutCase& cut, const QByteArray& whole)
{
    FaultScript script;
    if (cut.where == CutWhere::Request) {
        if (!cut.isWhole())
            script.atRequestByte = cut.at;
    } else {
        script.reply = whole.left(cut.at);
    }
    using Then = FaultScript::Then;
    switch (cut.fault) {
    // Without TLS, both are the same.
    case CutFault::Fin: script.then = cut.at % 2 == 0 ? Then::Fin : Then::Cut; break;
    case CutFault::Rst: script.then = Then::Rst; break;
    case CutFault::Stall: script.then = Then::Stall; break;
    case CutFault::Garbage:
        script.garbage = junk;
        script.then = cut.at % 2 == 0 ? Then::Fin : Then::KeepOpen;
        script.isBelowTls = isBelowTls(cut);
        break;
    }
    return script;
}

QString cutWhereName(CutWhere where)
{
    switch (where) {
    case CutWhere::CreateReply: return u"create reply"_s;
    case CutWhere::ThrottleReply: return u"create reply 429"_s;
    case CutWhere::RefusalReply: return u"create reply 400"_s;
    case CutWhere::Request: return u"create request"_s;
    case CutWhere::RunningReply: return u"query reply, running"_s;
    case CutWhere::DoneReply: return u"query reply, done"_s;
    case CutWhere::FailedReply: return u"query reply, failed"_s;
    case CutWhere::Clip: return u"clip"_s;
    }
    return {};
}

QString cutName(const CutCase& cut)
{
    static const QStringList faults{u"FIN"_s, u"RST"_s, u"stall"_s, u"garbage"_s};
    return u"%1, family %2, %3, %4 after %5 of %6 bytes%7%8"_s.arg(cutWhereName(cut.where), familyName(cut.family),
        cut.isTls ? u"TLS"_s : u"clear"_s, faults.at(int(cut.fault)), QString::number(cut.at), QString::number(cut.of),
        cut.persists ? u", every time"_s : QString(), cut.uploads ? u", after an upload"_s : QString());
}

QString cutComplaint(const CutCase& cut, const CutFacts& facts, const VideoTask& task)
{
    switch (cut.where) {
    case CutWhere::CreateReply: return complaintOfCreateReply(cut, facts, task);
    case CutWhere::ThrottleReply:
    case CutWhere::RefusalReply: return complaintOfDeclined(cut, facts, task);
    case CutWhere::Request: return complaintOfRequest(cut, facts, task);
    case CutWhere::RunningReply:
    case CutWhere::DoneReply:
    case CutWhere::FailedReply: return complaintOfQuery(cut, facts, task);
    case CutWhere::Clip: return complaintOfClip(cut, facts, task);
    }
    return {};
}

} // namespace Dailies
