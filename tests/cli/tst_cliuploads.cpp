// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/wire/wire.h"
#include "app/storage/uploadplacestore.h"
#include "app/tasks/store/taskstore.h"
#include "tests/cli/clirun.h"
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <csignal>
#include <functional>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Requests whose files could not be uploaded: they wait, and are sent or removed when the user says so.
class TestCliUploads final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void failedUploadIsSentOnceSolved_data();
    void failedUploadIsSentOnceSolved();
    void heldByTheUserNeedsItsNumber();
    void changedFileNeedsItsNumber();
    void replacedFileIsHeld();
    void otherPlaceIsUsedWhenNamed();
    void whatIsNotWaitingIsNotSent();
    void waitingRequestsAreRemoved();
    void onlyWaitingRequestsAreRemoved();
    void lostAnswerStaysInTheList();
    void interruptedUploadSaysWhatWasSent();
    void wrongPasswordIsTheStoragesAnswer();
    void commandsSayWhatTheyDo();
    void commandsOutputIsForeign();
    void cleanNamesFilesAndTakes();
    void cleanForced();
    void emptyNameIsNoPlace();
    void cleanManyFiles();
    void removedPlaceNamesWaitingRequests();
    void wrongValuesOfAPlace_data();
    void wrongValuesOfAPlace();

private:
    void addPlace(const UploadPlace& place);
    QMap<QString, QString> environment(const QByteArray& secret) const;
    CliResult run(const QStringList& arguments, const QByteArray& secret, const QByteArray& input = {}) const;
    CliResult run(const QStringList& arguments) const { return run(arguments, m_practice->placeSecret()); }
    QByteArray requestBody() const;
    QStringList requestArguments() const;
    CliResult submit(const QByteArray& secret) const;
    VideoTask task(TaskId id) const;
    void change(TaskId id, const std::function<void(VideoTask&)>& how) const;

    std::unique_ptr<PracticeRun> m_practice;
    std::unique_ptr<QTemporaryDir> m_profile;
};

void TestCliUploads::initTestCase()
{
    m_practice = std::make_unique<PracticeRun>(QStringList{u"--task-seconds"_s, u"0"_s});
    QVERIFY(m_practice->isListening());
    QVERIFY(!m_practice->placeSecret().isEmpty());
}

void TestCliUploads::init()
{
    m_profile = std::make_unique<QTemporaryDir>();
    QImage picture(360, 360, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QVERIFY(picture.save(m_profile->filePath(u"kite.png"_s)));
    addPlace(m_practice->place(u"Box"_s));
}

void TestCliUploads::addPlace(const UploadPlace& place)
{
    UploadPlaceStore places(m_profile->filePath(u"uploads.json"_s));
    QVERIFY(places.load());
    QVERIFY(places.put(place));
    QVERIFY(places.agree(place));
}

QMap<QString, QString> TestCliUploads::environment(const QByteArray& secret) const
{
    QMap<QString, QString> variables = m_practice->key();
    variables.insert(u"DAILIES_UPLOAD_SECRET"_s, QString::fromLatin1(secret));
    return variables;
}

CliResult TestCliUploads::run(const QStringList& arguments, const QByteArray& secret, const QByteArray& input) const
{
    return runCli(arguments + QStringList{u"--profile"_s, m_profile->path()}, input, environment(secret));
}

QByteArray TestCliUploads::requestBody() const
{
    VideoRequest request;
    request.kind = {Family::B, Generation::None, ApiType::ImageToVideo};
    request.model = u"practice-b"_s;
    request.prompt = u"a kite"_s;
    request.imageAddress = QUrl::fromLocalFile(m_profile->filePath(u"kite.png"_s)).toString();
    request.durationSeconds = 2;
    return QJsonDocument(encodeCreate(request)).toJson();
}

QStringList TestCliUploads::requestArguments() const
{
    return QStringList{u"submit"_s, u"--accept"_s, u"--again"_s, u"--base-url"_s, m_practice->baseUrl()}
    + requestOptions(u"B"_s, u"ImageToVideo"_s);
}

CliResult TestCliUploads::submit(const QByteArray& secret) const
{
    return run(requestArguments(), secret, requestBody());
}

VideoTask TestCliUploads::task(TaskId id) const
{
    TaskStore store;
    return store.open(m_profile->filePath(u"dailies.sqlite"_s)) ? store.task(id).value_or(VideoTask()) : VideoTask();
}

void TestCliUploads::change(TaskId id, const std::function<void(VideoTask&)>& how) const
{
    TaskStore store;
    QVERIFY(store.open(m_profile->filePath(u"dailies.sqlite"_s)));
    VideoTask task = store.task(id).value();
    const TaskState before = task.state;
    how(task);
    QVERIFY(store.update(task, before));
}

void TestCliUploads::failedUploadIsSentOnceSolved_data()
{
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("wrong secret") << QByteArray("wrong") << QString() << QByteArray("doesn't accept the secret");
    QTest::newRow("full") << m_practice->placeSecret() << u"[full]"_s << QByteArray("The storage is full");
    QTest::newRow("link that doesn't work") << m_practice->placeSecret() << u"[page]"_s << QByteArray("a web page");
}

void TestCliUploads::failedUploadIsSentOnceSolved()
{
    QFETCH(const QByteArray, secret);
    QFETCH(const QString, folder);
    QFETCH(const QByteArray, reason);
    UploadPlaceStore places(m_profile->filePath(u"uploads.json"_s));
    QVERIFY(places.load());
    UploadPlace place = places.chosen().value();
    place.prefix = folder;
    addPlace(place);
    const int before = m_practice->creates();
    const CliResult failed = submit(secret);
    QVERIFY2(failed.status == 4, failed.all().constData());
    QVERIFY2(failed.err.contains(reason) && failed.err.contains("Nothing was charged"), failed.all().constData());
    // Without the option, and as long as the problem stays, nothing is sent.
    const CliResult plain = run({u"watch"_s});
    QVERIFY2(plain.status == 4 && plain.err.contains(reason), plain.all().constData());
    const CliResult again = run({u"watch"_s, u"--send-waiting"_s}, secret);
    QVERIFY2(again.status == 4 && again.err.contains(reason), again.all().constData());
    QCOMPARE(m_practice->creates(), before);
    place.prefix.clear();
    addPlace(place);
    const CliResult sent = run({u"watch"_s, u"--send-waiting"_s});
    QVERIFY2(sent.status == 0, sent.all().constData());
    QVERIFY2(!sent.err.contains(reason), sent.all().constData());
    QCOMPARE(m_practice->creates(), before + 1);
    QCOMPARE(stateName(task(1).state), u"Saved"_s);
    QCOMPARE(run({u"watch"_s, u"--send-waiting"_s}).status, 0);
    QCOMPARE(m_practice->creates(), before + 1);
}

void TestCliUploads::heldByTheUserNeedsItsNumber()
{
    const int before = m_practice->creates();
    QCOMPARE(submit("wrong").status, 4);
    QCOMPARE(submit("wrong").status, 4);
    change(1, [](VideoTask& task) { task.error = {}; }); // as after Hold
    change(2, [](VideoTask& task) { task.error = {ErrorKind::Stopped, u"Stopped before it was sent."_s}; });
    const CliResult all = run({u"watch"_s, u"--send-waiting"_s});
    QVERIFY2(all.status == 4 || all.status == 1, all.all().constData());
    QVERIFY2(all.err.contains("dailies-cli watch --send 1"), all.all().constData());
    QCOMPARE(m_practice->creates(), before);
    const CliResult named = run({u"watch"_s, u"--send"_s, u"2"_s});
    QVERIFY2(named.status == 1, named.all().constData()); // the other is still on hold
    QCOMPARE(m_practice->creates(), before + 1);
    QCOMPARE(stateName(task(2).state), u"Saved"_s);
    QCOMPARE(stateName(task(1).state), u"Waiting"_s);
}

void TestCliUploads::changedFileNeedsItsNumber()
{
    const int before = m_practice->creates();
    QCOMPARE(submit("wrong").status, 4);
    change(1, [](VideoTask& task) { task.error = {ErrorKind::BadInput, u"kite.png has changed."_s}; });
    const CliResult all = run({u"watch"_s, u"--send-waiting"_s});
    QVERIFY2(all.err.contains("has changed"), all.all().constData());
    QCOMPARE(m_practice->creates(), before);
    QCOMPARE(run({u"watch"_s, u"--send"_s, u"1"_s}).status, 0);
    QCOMPARE(m_practice->creates(), before + 1);
}

/// The upload failed, and another picture was saved under the same name since.
void TestCliUploads::replacedFileIsHeld()
{
    const int before = m_practice->creates();
    QCOMPARE(submit("wrong").status, 4);
    QImage other(360, 360, QImage::Format_RGB32);
    other.fill(Qt::blue);
    QVERIFY(other.save(m_profile->filePath(u"kite.png"_s)));
    for (int i = 0; i < 2; ++i) {
        const CliResult all = run({u"watch"_s, u"--send-waiting"_s});
        QVERIFY2(all.err.contains("kite.png has changed since you asked for this clip"), all.all().constData());
        QCOMPARE(m_practice->creates(), before);
    }
    const CliResult sent = run({u"watch"_s, u"--send"_s, u"1"_s});
    QVERIFY2(sent.status == 0, sent.all().constData());
    QCOMPARE(m_practice->creates(), before + 1);
}

void TestCliUploads::otherPlaceIsUsedWhenNamed()
{
    const int before = m_practice->creates();
    UploadPlaceStore places(m_profile->filePath(u"uploads.json"_s));
    QVERIFY(places.load());
    UploadPlace full = places.chosen().value();
    full.prefix = u"[full]"_s;
    addPlace(full);
    addPlace(m_practice->place(u"Other"_s));
    QCOMPARE(submit(m_practice->placeSecret()).status, 4);
    const CliResult unknown = run({u"watch"_s, u"--send-waiting"_s, u"--place"_s, u"Nowhere"_s});
    QVERIFY2(unknown.status == 2 && unknown.err.contains("Nowhere"), unknown.all().constData());
    QCOMPARE(m_practice->creates(), before);
    const CliResult sent = run({u"watch"_s, u"--send-waiting"_s, u"--place"_s, u"Other"_s});
    QVERIFY2(sent.status == 0, sent.all().constData());
    QCOMPARE(m_practice->creates(), before + 1);
}

void TestCliUploads::whatIsNotWaitingIsNotSent()
{
    QCOMPARE(submit(m_practice->placeSecret()).status, 0);
    const int before = m_practice->creates();
    for (const QString& number : {u"1"_s, u"7"_s, u"kite"_s}) {
        const CliResult result = run({u"watch"_s, u"--send"_s, number});
        QVERIFY2(result.status == 2 && result.err.contains("isn't waiting"), result.all().constData());
    }
    QCOMPARE(m_practice->creates(), before);
}

void TestCliUploads::waitingRequestsAreRemoved()
{
    const int before = m_practice->creates();
    for (int i = 0; i < 3; ++i)
        QCOMPARE(submit("wrong").status, 4);
    change(2, [](VideoTask& task) { task.error = {}; });
    const CliResult removed = run({u"remove"_s, u"1"_s, u"2"_s, u"1"_s});
    QVERIFY2(removed.status == 0, removed.all().constData());
    QCOMPARE(removed.out.count("Nothing was charged") + removed.out.count("nothing was charged"), 2);
    QCOMPARE(task(1).id, 0);
    QCOMPARE(task(2).id, 0);
    QCOMPARE(task(3).id, 3);
    QCOMPARE(run({u"watch"_s, u"--send-waiting"_s}).status, 0);
    QCOMPARE(m_practice->creates(), before + 1);
}

void TestCliUploads::onlyWaitingRequestsAreRemoved()
{
    QCOMPARE(submit(m_practice->placeSecret()).status, 0);
    QCOMPARE(submit("wrong").status, 4);
    for (const QStringList& numbers : {QStringList{u"2"_s, u"1"_s}, {u"2"_s, u"9"_s}, {u"kite"_s}, {}}) {
        const CliResult result = run(QStringList{u"remove"_s} + numbers);
        QVERIFY2(result.status == 2, result.all().constData());
        QCOMPARE(task(1).id, 1);
        QCOMPARE(task(2).id, 2);
    }
}

void TestCliUploads::lostAnswerStaysInTheList()
{
    QCOMPARE(submit("wrong").status, 4);
    change(1, [](VideoTask& task) {
        task.lostCall = LostCall{QDateTime::currentDateTimeUtc(), {}, {}, {ErrorKind::AnswerLost, u"Lost."_s}};
    });
    const CliResult removed = run({u"remove"_s, u"1"_s});
    QVERIFY2(removed.status == 0 && removed.out.contains("may have been charged"), removed.all().constData());
    QCOMPARE(stateName(task(1).state), u"NeedsReview"_s);
    QVERIFY(!task(1).lostCall);
}

void TestCliUploads::interruptedUploadSaysWhatWasSent()
{
    UploadPlace slow = m_practice->place(u"Box"_s);
    UploadPlaceStore places(m_profile->filePath(u"uploads.json"_s));
    QVERIFY(places.load());
    slow.id = places.chosen().value().id;
    slow.prefix = u"[slow]"_s;
    addPlace(slow);
    const int before = m_practice->creates();
    CliRun run(requestArguments() + QStringList{u"--profile"_s, m_profile->path()},
        environment(m_practice->placeSecret()), requestBody());
    QVERIFY(run.waitForLine("Uploading"));
    run.process().terminate();
    const CliResult stopped = run.wait();
    QVERIFY2(stopped.status == 128 + SIGTERM, stopped.all().constData());
    QVERIFY2(stopped.err.contains("Not sent: task 1.") && !stopped.err.contains("Accepted tasks"),
        stopped.all().constData());
    QCOMPARE(m_practice->creates(), before);
    QCOMPARE(task(1).state, TaskState::Waiting); // nothing uploads any more
    const CliResult sent = this->run({u"watch"_s, u"--send-waiting"_s});
    QVERIFY2(sent.status == 0, sent.all().constData());
    QCOMPARE(m_practice->creates(), before + 1);
}

void TestCliUploads::wrongPasswordIsTheStoragesAnswer()
{
    FaultServer storage;
    storage.setHandler(
        [](const FaultRequest&) { return FaultScript{.reply = FaultServer::reply(401, "Who are you?")}; });
    UploadPlace place = newUploadPlace(u"Dav"_s, UploadProtocol::WebDav);
    place.endpoint = storage.url("/dav");
    place.publicBase = place.endpoint;
    place.user = u"me"_s;
    addPlace(place);
    const QString file = m_profile->filePath(u"kite.png"_s);
    for (const QStringList& arguments :
        {QStringList{u"uploads"_s, u"test"_s, u"Dav"_s}, {u"uploads"_s, u"put"_s, u"--place"_s, u"Dav"_s, file},
            {u"uploads"_s, u"clean"_s, u"Dav"_s}, requestArguments() + QStringList{u"--place"_s, u"Dav"_s}}) {
        CliRun run(
            arguments + QStringList{u"--profile"_s, m_profile->path()}, environment("wrong password"), requestBody());
        // The server is in this process, so the event loop must run.
        QVERIFY(QTest::qWaitFor([&run] { return run.process().state() == QProcess::NotRunning; }, patienceMs));
        const CliResult result = run.wait();
        QVERIFY2(result.status == 4, (arguments.join(u' ').toUtf8() + result.all()).constData());
        QVERIFY2(result.err.contains("doesn't accept the user name or password."), result.all().constData());
        QVERIFY2(!result.err.contains("access key ID"), result.all().constData());
    }
}

void TestCliUploads::commandsSayWhatTheyDo()
{
    UploadPlace place = newUploadPlace(u"Tool"_s, UploadProtocol::Command);
    place.program = u"/bin/cp"_s;
    place.arguments = {u"%f"_s, m_profile->filePath(u"copy"_s)};
    // Nobody serves the file, so the link does not work, and the file stays.
    place.publicBase = QUrl(u"http://127.0.0.1:9/"_s);
    addPlace(place);
    const CliResult failed = run({u"uploads"_s, u"test"_s, u"Tool"_s});
    QVERIFY2(failed.status == 4 && failed.err.contains("The test file stays there."), failed.all().constData());
    QVERIFY(QFile::exists(m_profile->filePath(u"copy"_s)));
    FaultServer web;
    web.setHandler([this](const FaultRequest& request) {
        if (request.method == "HEAD")
            return FaultScript{.reply = FaultServer::reply(403, {})};
        QFile copy(m_profile->filePath(u"copy"_s));
        return FaultScript{.reply = FaultServer::reply(200, copy.open(QIODevice::ReadOnly) ? copy.readAll() : "")};
    });
    place.publicBase = web.url("/");
    addPlace(place);
    CliRun run({u"uploads"_s, u"test"_s, u"Tool"_s, u"--profile"_s, m_profile->path()});
    QVERIFY(QTest::qWaitFor([&run] { return run.process().state() == QProcess::NotRunning; }, patienceMs));
    const CliResult works = run.wait();
    QVERIFY2(works.status == 0, works.all().constData());
    // It has a public URL already.
    QVERIFY2(works.out.contains("refuses HEAD") && !works.out.contains("A public URL"), works.all().constData());
    QVERIFY2(works.out.startsWith("Tool works. The test file of 1 kB stays there") && !works.out.contains("\n\n"),
        works.all().constData());
}

void TestCliUploads::commandsOutputIsForeign()
{
    UploadPlace place = newUploadPlace(u"Tool"_s, UploadProtocol::Command);
    place.program = u"/bin/sh"_s;
    place.arguments = {u"-c"_s, u"echo 'quota exceeded, secret=TOKEN123' >&2; exit 3"_s, u"%f"_s};
    addPlace(place);
    const CliResult failed = run({u"uploads"_s, u"put"_s, u"--place"_s, u"Tool"_s, m_profile->filePath(u"kite.png"_s)});
    QVERIFY2(failed.status == 4, failed.all().constData());
    QVERIFY2(failed.err.contains("quota exceeded, secret=***. Nothing was charged."), failed.all().constData());
    QVERIFY(!failed.all().contains("TOKEN123"));
}

void TestCliUploads::cleanNamesFilesAndTakes()
{
    QCOMPARE(submit(m_practice->placeSecret()).status, 0);
    QCOMPARE(submit(m_practice->placeSecret()).status, 0);
    const CliResult listed = run({u"uploads"_s, u"clean"_s, u"Box"_s});
    QVERIFY2(listed.status == 0, listed.all().constData());
    const QByteArray day = QDate::currentDate().toString(Qt::ISODate).toUtf8();
    QVERIFY2(listed.out.contains("  " + day + "  kite.png  tasks 1, 2\n"), listed.out.constData());
    const auto clean = [this](const QStringList& more) {
        return run(QStringList{u"uploads"_s, u"clean"_s, u"Box"_s, u"--json"_s, u"--delete"_s} + more).lines();
    };
    const QJsonObject kept = clean({}).constFirst();
    QCOMPARE(kept["event"_L1].toString(), u"kept"_s); // the service may still fetch it
    QCOMPARE(kept["file"_L1].toString(), u"kite.png"_s);
    QCOMPARE(kept["takes"_L1].toArray(), (QJsonArray{u"1"_s, u"2"_s}));
    QVERIFY(kept["name"_L1].toString().endsWith(".png"_L1));
    change(1, [](VideoTask& task) { task.state = TaskState::Failed; });
    change(2, [](VideoTask& task) { task.state = TaskState::NeedsReview; }); // it may be there
    const CliResult words = run({u"uploads"_s, u"clean"_s, u"Box"_s, u"--delete"_s});
    QVERIFY2(words.status == 0 && words.out.contains("kept: task 2 may still need it"), words.all().constData());
    QVERIFY2(words.out.contains("Files deleted: 0 (0 bytes).\nFiles kept: 1 ("), words.all().constData());
    change(2, [](VideoTask& task) { task.state = TaskState::Failed; });
    QCOMPARE(clean({}).constFirst()["event"_L1].toString(), u"deleted"_s);
}

void TestCliUploads::cleanForced()
{
    QCOMPARE(submit(m_practice->placeSecret()).status, 0);
    const CliResult forced = run({u"uploads"_s, u"clean"_s, u"Box"_s, u"--delete"_s, u"--force"_s});
    QVERIFY2(forced.status == 0 && forced.out.contains("Files deleted: 1 ("), forced.all().constData());
}

/// As of an unset variable in a script.
void TestCliUploads::emptyNameIsNoPlace()
{
    QCOMPARE(submit(m_practice->placeSecret()).status, 0);
    for (const QStringList& arguments : {QStringList{u"clean"_s, u""_s, u"--delete"_s, u"--force"_s},
             {u"clean"_s, u""_s}, {u"test"_s, u""_s}, {u"remove"_s, u""_s}}) {
        const CliResult result = run(QStringList{u"uploads"_s} + arguments);
        QVERIFY2(result.status == 2 && result.out.isEmpty(), result.all().constData());
        QVERIFY2(result.err.contains("There is no upload place"), result.all().constData());
    }
    const CliResult listed = run({u"uploads"_s, u"clean"_s, u"Box"_s});
    QVERIFY2(listed.out.contains("Files: 1 ("), listed.all().constData());
    const CliResult put = run({u"uploads"_s, u"put"_s, m_profile->filePath(u"kite.png"_s)});
    QVERIFY2(put.status == 0, put.all().constData()); // to the chosen place
}

void TestCliUploads::cleanManyFiles()
{
    constexpr int count = 50000;
    QByteArray page = "<ListBucketResult>";
    for (int n = 0; n < count; ++n)
        page += "<Contents><Key>" + QByteArray::number(n) + ".png</Key><Size>1</Size></Contents>";
    page += "</ListBucketResult>";
    FaultServer storage;
    storage.setHandler([&page](const FaultRequest&) {
        return FaultScript{.reply = FaultServer::reply(200, page, "Content-Type: application/xml\r\n")};
    });
    UploadPlace place = m_practice->place(u"Large"_s);
    place.endpoint = storage.url();
    addPlace(place);
    CliRun run({u"uploads"_s, u"clean"_s, u"Large"_s, u"--profile"_s, m_profile->path()}, environment("secret"));
    QVERIFY(QTest::qWaitFor([&run] { return run.process().state() == QProcess::NotRunning; }, patienceMs));
    const CliResult result = run.wait();
    QVERIFY2(result.status == 0, result.all().right(500).constData());
    QVERIFY2(result.out.contains("Files: 50000 ("), result.all().right(500).constData());
}

void TestCliUploads::removedPlaceNamesWaitingRequests()
{
    UploadPlace tool = newUploadPlace(u"Tool"_s, UploadProtocol::Command);
    tool.program = u"/bin/false"_s;
    tool.arguments = {u"%f"_s};
    UploadPlaceStore places(m_profile->filePath(u"uploads.json"_s));
    QVERIFY(places.load());
    QVERIFY(places.remove(places.chosen().value().id));
    addPlace(tool);
    UploadPlace other = tool;
    other.id += u"2"_s;
    other.name = u"Other"_s;
    addPlace(other);
    QCOMPARE(submit({}).status, 4);
    const CliResult unused = run({u"uploads"_s, u"remove"_s, u"Other"_s});
    QVERIFY2(unused.status == 0 && unused.err.isEmpty(), unused.all().constData());
    const CliResult used = run({u"uploads"_s, u"remove"_s, u"Tool"_s});
    QVERIFY2(used.status == 0 && used.err.startsWith("1 request"), used.all().constData());
}

void TestCliUploads::wrongValuesOfAPlace_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<QByteArray>("sentence");
    QTest::newRow("hours") << u"New"_s << QStringList{u"--link-hours"_s, u"500"_s} << QByteArray("secret")
                           << QByteArray("--link-hours must be 1 to 168.");
    QTest::newRow("no hours") << u"New"_s << QStringList{u"--link-hours"_s, u"0"_s} << QByteArray("secret")
                              << QByteArray("--link-hours must be 1 to 168.");
    QTest::newRow("secret") << u"New"_s << QStringList() << QByteArray() << QByteArray("The secret is empty.");
    QTest::newRow("name") << u" bOX"_s << QStringList() << QByteArray("secret") << QByteArray("already taken.");
    QTest::newRow("no name") << u" "_s << QStringList() << QByteArray("secret") << QByteArray("100 characters");
}

void TestCliUploads::wrongValuesOfAPlace()
{
    QFETCH(const QString, name);
    QFETCH(const QStringList, options);
    QFETCH(const QByteArray, secret);
    QFETCH(const QByteArray, sentence);
    const CliResult added =
        runCli(QStringList{u"uploads"_s, u"add"_s, name, u"--endpoint"_s, u"http://127.0.0.1:9"_s, u"--bucket"_s,
                   u"clips"_s, u"--region"_s, u"auto"_s, u"--user"_s, u"ID"_s, u"--profile"_s, m_profile->path()}
                + options,
            secret);
    QVERIFY2(added.status == 2 && added.err.contains(sentence), added.all().constData());
}

QTEST_GUILESS_MAIN(TestCliUploads)
#include "tst_cliuploads.moc"
