// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestkind.h"
#include "app/tasks/videotask.h"

#include "tests/support/faultserver.h"

#include <QList>
#include <QString>

namespace Dailies {

/// What is broken off.
enum class CutWhere {
    CreateReply, ///< that says the id
    ThrottleReply, ///< 429: nothing was accepted, later is welcome
    RefusalReply, ///< 400: nothing was accepted
    Request, ///< the create call itself; in family A with a picture of this computer in it
    RunningReply, ///< of a query: the task goes on
    DoneReply, ///< of a query: it is finished, here is the address
    FailedReply, ///< of a query: it came to nothing
    Clip, ///< the reply that brings the clip
};

enum class CutFault { Fin, Rst, Stall, Garbage };

/// How often a call is broken that is broken more than once.
inline constexpr int cutTries = 4;

/// One place at which the connection fails, in one way.
struct CutCase {
    CutWhere where = CutWhere::CreateReply;
    CutFault fault = CutFault::Fin;
    bool isTls = false;
    Family family = Family::A;
    qint64 at = 0; ///< bytes that go through before
    qint64 of = 0; ///< bytes that there would be
    bool persists = false; ///< Request only: the next tries fail at the same place, too

    bool isWhole() const { return at == of; }
};

/// What the server knows of one intent when the case is over.
struct CutFacts {
    int begun = 0; ///< create calls of which a byte came
    int complete = 0; ///< of these, those that came whole
    int handedOver = 0; ///< of which the program gave the network the last byte
    QByteArray sent; ///< what the broken reply was in the end, garbage included
    QString id; ///< that the last reply gave
};

/// The replies that are broken, by family. `address` is the clip's.
QByteArray cutReply(CutWhere where, Family family, const QByteArray& id, const QByteArray& address);
/// How long a family's create call is.
struct CutRequestSize {
    qint64 head = 0;
    qint64 body = 0;
};
/// Every case: the replies byte by byte, the request's body by the kilobyte; times family, fault, clear and TLS.
QList<CutCase> allCutCases(const CutRequestSize& familyA, const CutRequestSize& familyB);
/// How the fault server brings the case about.
FaultScript cutScript(const CutCase& cut, const QByteArray& whole);
/// "create reply, family A, TLS, RST after 17 of 196 bytes"
QString cutName(const CutCase& cut);
QString cutWhereName(CutWhere where);

/// What is wrong with the end of a case; empty when nothing is. Knows the bytes that went over the wire and the rules
/// for the money, and nothing of the program's own reading of replies.
QString cutComplaint(const CutCase& cut, const CutFacts& facts, const VideoTask& task);

} // namespace Dailies
