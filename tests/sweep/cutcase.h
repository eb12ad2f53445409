// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestkind.h"
#include "app/tasks/videotask.h"

#include "tests/support/faultserver.h"

#include <QList>
#include <QString>

namespace Dailies {

/// What is cut short.
enum class CutWhere {
    CreateReply, ///< with the ID
    ThrottleReply, ///< 429: nothing was accepted, a retry is welcome
    RefusalReply, ///< 400: nothing was accepted
    Request, ///< the create call itself; in family A it contains a local picture
    RunningReply, ///< to a query: the task continues
    DoneReply, ///< to a query: the task is finished, with the address
    FailedReply, ///< to a query: the task failed
    Clip, ///< the reply with the clip
};

enum class CutFault { Fin, Rst, Stall, Garbage };

/// How often a call is cut, if it is cut more than once.
inline constexpr int cutTries = 4;

/// One place at which the connection fails, in one way.
struct CutCase {
    CutWhere where = CutWhere::CreateReply;
    CutFault fault = CutFault::Fin;
    bool isTls = false;
    Family family = Family::A;
    qint64 at = 0; ///< bytes that pass before
    qint64 of = 0; ///< bytes in total
    bool persists = false; ///< Request only: the retries fail at the same place
    bool uploads = false; ///< a local file is uploaded before the call, which contains its link

    bool isWhole() const { return at == of; }
};

/// What the server knows about one intent at the end of the case.
struct CutFacts {
    int begun = 0; ///< create calls of which at least one byte arrived
    int complete = 0; ///< of these, complete ones
    int handedOver = 0; ///< of these, those whose last byte the program gave to the network
    QByteArray sent; ///< the broken reply as it was finally sent, including garbage
    QString id; ///< in the last reply
};

/// The replies that are cut short, by family. `address` is the clip's.
QByteArray cutReply(CutWhere where, Family family, const QByteArray& id, const QByteArray& address);
/// The length of a family's create call.
struct CutRequestSize {
    qint64 head = 0;
    qint64 body = 0;
};
/// All cases: each byte of the replies and each kilobyte of the request body, for each family, fault, and both clear
/// and TLS; then some of create calls after an upload.
QList<CutCase> allCutCases(const CutRequestSize& familyA, const CutRequestSize& familyB);
/// The script with which the fault server produces the case.
FaultScript cutScript(const CutCase& cut, const QByteArray& whole);
/// "create reply, family A, TLS, RST after 17 of 196 bytes"
QString cutName(const CutCase& cut);
QString cutWhereName(CutWhere where);

/// What is wrong at the end of a case; empty if nothing is. It knows the bytes on the wire and the rules about money,
/// but nothing of how the program reads replies.
QString cutComplaint(const CutCase& cut, const CutFacts& facts, const VideoTask& task);

} // namespace Dailies
