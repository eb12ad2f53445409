// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/runnerbench.h"

#include "app/money/invoicefile.h"
#include "app/practice/simulator.h"
#include "app/tasks/history/spendbook.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QUrl>

using namespace Dailies;
using namespace Qt::StringLiterals;

// The practice service as a paid one: its own bookkeeping is the invoice, and the ledger has to agree with it.
class TestPracticeInvoice final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() { m_bench.reset(); }
    void agrees_data();
    void agrees();
    void namesWhatIsNotKnown();

private:
    FaultScript answer(const FaultRequest& request);
    HttpAnswer ask(const QString& path, const QByteArray& method, const QByteArray& body);
    /// What the service charges for a job: the figures of a finished one, as it reports them.
    std::optional<Quantity> figures(const PracticeJob& job);
    /// One line for each job that is charged.
    QByteArray invoice();
    QList<Charge> ours() const;
    void send(const QList<VideoRequest>& requests);
    SpendBook book() const { return {*m_bench->store, m_bench->clock}; }
    qint64 now() const { return m_bench->clock.now().toMSecsSinceEpoch(); }

    std::optional<RunnerBench> m_bench;
    std::optional<Simulator> m_simulator;
    QList<PracticeJob> m_jobs;
    QList<TaskId> m_ids;
};

namespace {

VideoRequest requestA(int seconds, const QString& trouble = {})
{
    VideoRequest request = RunnerBench::textRequest(Family::A);
    request.model = u"practice-a-3.0"_s;
    request.durationSeconds = seconds;
    request.prompt += trouble;
    return request;
}

VideoRequest edit()
{
    VideoRequest request = requestA(4);
    request.kind.apiType = ApiType::VideoEdit;
    request.media = {{u"video"_s, u"https://files.example/walk.mp4"_s, {}}};
    return request;
}

VideoRequest requestB(int seconds, const QString& trouble = {})
{
    VideoRequest request = RunnerBench::textRequest(Family::B);
    request.model = u"practice-b"_s;
    request.durationSeconds = seconds;
    request.prompt += trouble;
    return request;
}

} // namespace

void TestPracticeInvoice::init()
{
    m_jobs.clear();
    m_ids.clear();
    m_bench.emplace();
    const QString origin = m_bench->service.url("").toString(QUrl::RemovePath);
    m_simulator.emplace(Simulator::Options{RunnerBench::key, origin, 6000, 24 * 3600 * 1000},
        [this](const PracticeJob& job) -> Result<void> {
            m_jobs.append(job);
            return {};
        });
    m_bench->service.setHandler([this](const FaultRequest& request) { return answer(request); });
}

HttpAnswer TestPracticeInvoice::ask(const QString& path, const QByteArray& method, const QByteArray& body)
{
    const QHash<QByteArray, QByteArray> headers{
        {"authorization", "Bearer " + QByteArray(RunnerBench::key)}, {"content-type", "application/json"}};
    return m_simulator->answer({method, path, headers, body}, now());
}

FaultScript TestPracticeInvoice::answer(const FaultRequest& request)
{
    if (request.method == "GET")
        return {.reply = FaultServer::reply(200, RunnerBench::clip(), "Content-Type: video/mp4\r\n")};
    const qsizetype before = m_jobs.size();
    const HttpAnswer answer = ask(QString::fromLatin1(request.target), request.method, request.body);
    if (m_jobs.size() > before)
        m_simulator->clipMade(m_jobs.constLast().id, now());
    if (answer.cut)
        return {.then = FaultScript::Then::Cut};
    QByteArray headers;
    for (const auto& [name, value] : answer.headers)
        headers += name + ": " + value + "\r\n";
    return RunnerBench::json(answer.status, answer.body, headers);
}

std::optional<Quantity> TestPracticeInvoice::figures(const PracticeJob& job)
{
    const QJsonObject question{{u"model"_s, job.request.model}, {u"taskId"_s, job.id}};
    const HttpAnswer said =
        ask(u"/v1/video/resource-actions/QueryVideo"_s, "POST", QJsonDocument(question).toJson());
    const QJsonObject json = QJsonDocument::fromJson(said.body).object();
    if (job.request.kind.family == Family::B) {
        const QJsonObject response = json["Response"_L1].toObject();
        return response["Status"_L1].toString() == "DONE"_L1
            ? std::optional(Quantity{{}, Amount::parse(response["FinalUnitDeduction"_L1].toString())})
            : std::nullopt;
    }
    return json["output"_L1]["task_status"_L1].toString() == "SUCCEEDED"_L1
        ? std::optional(Quantity{Amount::fromDouble(json["usage"_L1]["duration"_L1].toDouble()), {}})
        : std::nullopt;
}

QByteArray TestPracticeInvoice::invoice()
{
    QByteArray csv = "task id,date,model,seconds,points\n";
    for (const PracticeJob& job : std::as_const(m_jobs)) {
        const std::optional<Quantity> used = figures(job);
        if (!used)
            continue;
        const QDate day = QDateTime::fromMSecsSinceEpoch(job.createdAt).date();
        const auto text = [](const std::optional<Amount>& amount) { return amount ? amount->text() : QString(); };
        csv += QStringList{job.id, day.toString(Qt::ISODate), job.request.model, text(used->seconds),
            text(used->points)}
                   .join(u',')
                   .toUtf8()
            + '\n';
    }
    return csv;
}

/// As the page and the command line compare them.
QList<Charge> TestPracticeInvoice::ours() const
{
    QList<Charge> charges;
    for (const SpendEntry& each : book().entries({}).value_or(QList<SpendEntry>())) {
        if (each.state == CostState::Billed || each.state == CostState::Unsettled)
            charges.append({each.remoteId, each.sentAt.toLocalTime().date(), each.model, each.quantity, each.price,
                int(each.task)});
    }
    return charges;
}

void TestPracticeInvoice::send(const QList<VideoRequest>& requests)
{
    for (const VideoRequest& request : requests)
        m_ids.append(m_bench->submit(request));
    QVERIFY(m_bench->until([this] {
        return std::all_of(m_ids.cbegin(), m_ids.cend(), [this](TaskId id) {
            const TaskState state = m_bench->task(id).state;
            return isTerminal(state) || state == TaskState::NeedsReview;
        });
    }));
}

void TestPracticeInvoice::agrees_data()
{
    QTest::addColumn<QList<VideoRequest>>("requests");
    QTest::addColumn<QString>("seconds");
    QTest::addColumn<QString>("points");
    QTest::addColumn<int>("lines");
    QTest::newRow("seconds") << QList{requestA(3), requestA(5), requestA(7, u" [busy]"_s), edit()} << u"23"_s << u"0"_s
                             << 4;
    QTest::newRow("points") << QList{requestB(5), requestB(10), requestB(5, u" [unknown]"_s)} << u"0"_s << u"10"_s << 3;
    QTest::newRow("with failures") << QList{requestA(5, u" [fail]"_s), requestB(5, u" [fail]"_s),
        requestA(5, u" [refuse]"_s), requestB(10), requestA(6), requestA(4, u" [slow]"_s)}
                                   << u"10"_s << u"5"_s << 3;
}

void TestPracticeInvoice::agrees()
{
    QFETCH(QList<VideoRequest>, requests);
    QFETCH(int, lines);
    send(requests);
    const Result<Invoice> theirs = readInvoice(invoice());
    QVERIFY2(theirs, theirs ? "" : qPrintable(theirs.error().message));
    QCOMPARE(theirs->charges.size(), lines);
    const InvoiceComparison comparison = compareInvoice(ours(), theirs->charges);
    QCOMPARE(comparison.matched.size(), lines);
    for (const MatchedCharge& each : comparison.matched)
        QVERIFY2(each.isEqual(), qPrintable(each.ours.id));
    QVERIFY(comparison.onlyHere.isEmpty() && comparison.onlyThere.isEmpty());
    // The totals are those of the invoice, to the last second and point.
    Quantity sum{Amount(), Amount()};
    for (const Charge& each : theirs->charges) {
        *sum.seconds += each.quantity.seconds.value_or(Amount());
        *sum.points += each.quantity.points.value_or(Amount());
    }
    const SpendLine total = book().report({})->total;
    QCOMPARE(total.billed.seconds, *sum.seconds);
    QCOMPARE(total.billed.points, *sum.points);
    QTEST(total.billed.seconds.text(), "seconds");
    QTEST(total.billed.points.text(), "points");
    QCOMPARE(total.billed.takes, lines);
    QCOMPARE(total.notBilled.takes, int(requests.size()) - lines);
    QCOMPARE(total.unsettled.takes + total.reserved.takes, 0);
}

/// A job whose answer was lost is on the invoice, and the page names it as unsettled.
void TestPracticeInvoice::namesWhatIsNotKnown()
{
    send({requestA(3), requestA(5, u" [lost answer]"_s)});
    QCOMPARE(m_jobs.size(), 2);
    const SpendLine total = book().report({})->total;
    QCOMPARE(total.billed.seconds.text(), u"3"_s);
    QCOMPARE(total.unsettled.takes, 1);
    QCOMPARE(total.unsettled.seconds.text(), u"5"_s);
    const Result<Invoice> theirs = readInvoice(invoice());
    QVERIFY(theirs && theirs->charges.size() == 2);
    const InvoiceComparison comparison = compareInvoice(ours(), theirs->charges);
    QCOMPARE(comparison.matched.size(), 1);
    QCOMPARE(comparison.onlyThere.size(), 1);
    QCOMPARE(comparison.onlyHere.size(), 1);
    QCOMPARE(comparison.onlyHere.constFirst().line, int(m_ids.at(1)));
    // Settled with the figure of the invoice, both agree.
    const SpendEntry lost = book().entries({}, CostState::Unsettled)->constFirst();
    QVERIFY(book().settle(lost.id, comparison.onlyThere.constFirst().quantity, {}));
    QCOMPARE(book().report({})->total.billed.seconds.text(), u"8"_s);
}

QTEST_GUILESS_MAIN(TestPracticeInvoice)
#include "tst_practiceinvoice.moc"
