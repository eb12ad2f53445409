// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Breaks the connection at every byte of every reply and at every kilobyte of a create request, in four ways, in clear
// and with TLS. Counts at the server: no create call beyond the user's wish, no task in a wrong state.

#include "tests/sweep/cutbench.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTextStream>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

// Coprime to the four faults and the two families. A large request takes longer.
constexpr int thinnedReplies = 9;
constexpr int thinnedRequests = 29;
constexpr int casesBetweenHours = 50;
constexpr int casesOfOneBench = 500; // large requests add up on disk
constexpr int complaintsShown = 20;
constexpr int leastOfRequests = 20; // from that many requests on, some must have been resent

struct Options {
    bool isThinned = true;
    int part = 0;
    int parts = 1;
    qsizetype first = -1; ///< and last: only these cases, if not negative
    qsizetype last = -1;
    bool isRewindable = false;
    bool isVerbose = false;
};

struct Tally {
    QMap<QString, int> cases;
    int surplus = 0;
    int wrong = 0;
    int sentAgain = 0; ///< of the cases in which the request was cut
    int keptBack = 0;
    QStringList complaints;

    int total() const
    {
        int sum = 0;
        for (const int count : cases)
            sum += count;
        return sum;
    }
};

/// The numbers of the cases to play, out of all.
QList<qsizetype> chosen(const QList<CutCase>& all, const Options& options)
{
    QList<qsizetype> numbers;
    int taken = 0;
    for (qsizetype n = 0; n < all.size(); ++n) {
        const CutCase& each = all.at(n);
        if (options.isRewindable) {
            if (each.where == CutWhere::CreateReply && (each.at == 0 || each.at == 10) && each.family == Family::A)
                numbers.append(n);
        } else if (options.first >= 0) {
            if (n >= options.first && n <= options.last)
                numbers.append(n);
        } else if (!options.isThinned
            || n % (each.where == CutWhere::Request ? thinnedRequests : thinnedReplies) == 0) {
            if (taken++ % options.parts == options.part)
                numbers.append(n);
        }
    }
    return numbers;
}

void playAll(
    const QList<CutCase>& all, const QList<qsizetype>& numbers, bool isTls, const Options& options, Tally& tally)
{
    auto bench = std::make_unique<CutBench>(isTls, options.isRewindable);
    const auto complain = [&](const QString& what, const QString& complaint) {
        ++tally.wrong;
        if (tally.complaints.size() < complaintsShown)
            tally.complaints.append(u"%1: %2"_s.arg(what, complaint));
    };
    const auto passTime = [&](const QString& after) {
        if (const QString late = bench->letTimePass(); !late.isEmpty())
            complain(u"the hours after "_s + after, late);
    };
    int played = 0;
    for (const qsizetype n : numbers) {
        const CutCase& cut = all.at(n);
        if (cut.isTls != isTls)
            continue;
        ++tally.cases[cutWhereName(cut.where) + (isTls ? u", TLS"_s : u", clear"_s)];
        const QString name = u"case %1, %2"_s.arg(n).arg(cutName(cut));
        const int before = bench->surplus();
        QElapsedTimer timer;
        timer.start();
        const QString complaint = bench->play(cut);
        if (options.isVerbose)
            QTextStream(stderr) << name << u": %1 ms"_s.arg(timer.elapsed()) << Qt::endl;
        if (!complaint.isEmpty())
            complain(name, complaint);
        if (cut.where == CutWhere::Request)
            ++(bench->wasTriedAgain() ? tally.sentAgain : tally.keptBack);
        if (const int more = bench->surplus() - before; more > 0 && tally.complaints.size() < complaintsShown)
            tally.complaints.append(u"%1: %2 create calls too many"_s.arg(name).arg(more));
        if (++played % casesBetweenHours == 0)
            passTime(name);
        if (played % casesOfOneBench == 0) {
            tally.surplus += bench->surplus();
            bench = std::make_unique<CutBench>(isTls, options.isRewindable);
        }
    }
    passTime(u"the last case"_s);
    tally.surplus += bench->surplus();
}

Options optionsFrom(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Breaks connections off and counts create calls."_s);
    parser.addHelpOption();
    parser.addOptions({{u"all"_s, u"Every case, not one in %1."_s.arg(thinnedReplies)},
        {u"part"_s, u"Only every n-th of the cases, from the i-th on (from 1)."_s, u"i/n"_s},
        {u"case"_s, u"Only the case of this number, or those from one to another."_s, u"number[-number]"_s},
        {u"rewindable"_s, u"Sends bodies that can be read twice: the sweep must find calls too many then."_s},
        {u"verbose"_s, u"Names each case."_s}});
    parser.process(arguments);
    Options options;
    if (parser.isSet(u"all"_s))
        options.isThinned = false;
    if (const QStringList part = parser.value(u"part"_s).split(u'/'); part.size() == 2) {
        options.part = part.at(0).toInt() - 1;
        options.parts = std::max(part.at(1).toInt(), 1);
    }
    if (const QStringList range = parser.value(u"case"_s).split(u'-', Qt::SkipEmptyParts); !range.isEmpty()) {
        options.first = range.first().toLongLong();
        options.last = range.last().toLongLong();
    }
    options.isRewindable = parser.isSet(u"rewindable"_s);
    options.isVerbose = parser.isSet(u"verbose"_s);
    return options;
}

int run(const Options& options)
{
    QElapsedTimer timer;
    timer.start();
    CutRequestSize sizes[2];
    {
        CutBench probe(false, false);
        sizes[0] = probe.sizeOfRequest(Family::A);
        sizes[1] = probe.sizeOfRequest(Family::B);
    }
    const QList<CutCase> all = allCutCases(sizes[0], sizes[1]);
    const QList<qsizetype> numbers = chosen(all, options);
    Tally tally;
    for (const bool isTls : {false, true})
        playAll(all, numbers, isTls, options, tally);

    QTextStream out(stdout);
    out << "cuts: " << tally.total() << " of " << all.size() << " cases" << Qt::endl;
    for (auto each = tally.cases.cbegin(); each != tally.cases.cend(); ++each)
        out << u"  %1 %2"_s.arg(each.value(), 6).arg(each.key()) << Qt::endl;
    out << "POSTs beyond the person's wish: " << tally.surplus << Qt::endl;
    out << "tasks in a wrong state: " << tally.wrong << Qt::endl;
    out << "requests cut short: " << tally.sentAgain << " sent again, " << tally.keptBack << " not" << Qt::endl;
    out << "seconds: " << timer.elapsed() / 1000 << Qt::endl;
    if (options.isRewindable)
        return tally.surplus > 0 ? 0 : 1;
    for (const QString& complaint : std::as_const(tally.complaints))
        out << "WRONG " << complaint << Qt::endl;
    // A program that never retries is safe but useless.
    const bool isUseful = tally.sentAgain > 0 || tally.keptBack < leastOfRequests;
    return tally.surplus == 0 && tally.wrong == 0 && tally.total() > 0 && isUseful ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    FaultServer::trustTestAuthority();
    const Options options = optionsFrom(QCoreApplication::arguments());
    int code = 1;
    // Started from the event loop, as in the program, so that objects to be deleted later are deleted in time.
    QTimer::singleShot(0, &app, [&] {
        code = run(options);
        QCoreApplication::exit(code);
    });
    return QCoreApplication::exec();
}
