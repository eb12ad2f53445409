// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/instanceserver.h"
#include "app/settings/profilelock.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocalSocket>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <cstdio>
#include <memory>
#include <vector>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// Calls from another thread, as another process would, while this thread's event loop runs.
RaiseAnswer askFromElsewhere(const Profile& profile, const RaiseRequest& request, int waitMs = 10000)
{
    RaiseAnswer answer = RaiseAnswer::NobodyThere;
    const std::unique_ptr<QThread> thread(QThread::create([&] { answer = askToRaise(profile, request, waitMs); }));
    thread->start();
    while (!thread->wait(0))
        QTest::qWait(1);
    return answer;
}

/// The child process: locks the profile and keeps it until its input ends.
int holdProfile(const QString& folder)
{
    const auto profile = Profile::open(folder);
    const auto lock = profile ? lockProfile(*profile) : failure(profile.error());
    std::puts(lock ? "mine" : "taken");
    std::fflush(stdout);
    char c = 0;
    while (lock && std::fread(&c, 1, 1, stdin) == 1) {}
    return lock ? 0 : 6;
}

} // namespace

class tst_InstanceServer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void firstIsRaised_data();
    void firstIsRaised();
    void severalAtOnce();
    void nobodyThere();
    void staleSocketIsReplaced();
    void hungWindowIsNotWaitedForLong();
    void otherProfilesHaveOtherPlaces();
    void onePlaceForEachWayToWriteAFolder();
    void placeIsShortAndPrivate();
    void noPlaceIsNoDisaster();
    void nonsenseIsNotHeard_data();
    void nonsenseIsNotHeard();
    void silentCallersAreDropped();
    void twentyAtOnce();
    void forgedLockDoesNotTakeALivingOne_data();
    void forgedLockDoesNotTakeALivingOne();
    void numberOfAnotherProgramIsStale();
    void holderIsNamed();
    void killedHolderLeavesNothingInTheWay();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    Profile m_profile;
};

void tst_InstanceServer::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_profile = Profile::open(m_folder->path()).value();
}

void tst_InstanceServer::firstIsRaised_data()
{
    QTest::addColumn<bool>("practice");
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<QByteArray>("heard");
    QTest::newRow("plain") << false << QByteArray() << QByteArray();
    QTest::newRow("practice") << true << QByteArray() << QByteArray();
    QTest::newRow("token") << false << QByteArray("kwin-7_TIME123") << QByteArray("kwin-7_TIME123");
    QTest::newRow("token with a line end") << true << QByteArray("a\nb") << QByteArray();
    QTest::newRow("endless token") << true << QByteArray(5000, 'x') << QByteArray();
}

void tst_InstanceServer::firstIsRaised()
{
    QFETCH(bool, practice);
    QFETCH(QByteArray, token);
    QFETCH(QByteArray, heard);
    InstanceServer server;
    QVERIFY(server.listen(m_profile));
    QList<RaiseRequest> requests;
    connect(&server, &InstanceServer::raiseRequested, this,
        [&requests](const RaiseRequest& request) { requests.append(request); });
    QCOMPARE(askFromElsewhere(m_profile, {practice, token}), RaiseAnswer::Raised);
    QCOMPARE(requests.size(), 1);
    QVERIFY(requests.first() == (RaiseRequest{practice, heard}));
}

void tst_InstanceServer::severalAtOnce()
{
    InstanceServer server;
    QVERIFY(server.listen(m_profile));
    int raised = 0;
    connect(&server, &InstanceServer::raiseRequested, this, [&raised] { ++raised; });
    std::vector<std::unique_ptr<QThread>> threads;
    std::atomic<int> heard = 0;
    for (int n = 0; n < 20; ++n) {
        threads.emplace_back(QThread::create(
            [this, &heard] { heard += askToRaise(m_profile, {}, 10000) == RaiseAnswer::Raised ? 1 : 0; }));
        threads.back()->start();
    }
    TRY_COMPARE(heard.load(), 20);
    for (const auto& thread : threads)
        QVERIFY(thread->wait(10000));
    QCOMPARE(raised, 20);
}

void tst_InstanceServer::nobodyThere()
{
    QCOMPARE(askToRaise(m_profile, {}, 5000), RaiseAnswer::NobodyThere);
    {
        InstanceServer server;
        QVERIFY(server.listen(m_profile));
    }
    QCOMPARE(askToRaise(m_profile, {}, 5000), RaiseAnswer::NobodyThere);
    QVERIFY(!QFile::exists(instanceAddress(m_profile)));
}

void tst_InstanceServer::staleSocketIsReplaced()
{
    // As a killed process leaves it: a name on which nobody listens.
    QFile file(instanceAddress(m_profile));
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QCOMPARE(askToRaise(m_profile, {}, 5000), RaiseAnswer::NobodyThere);
    InstanceServer server;
    QVERIFY(server.listen(m_profile));
    QCOMPARE(askFromElsewhere(m_profile, {}), RaiseAnswer::Raised);
}

void tst_InstanceServer::hungWindowIsNotWaitedForLong()
{
    InstanceServer server;
    QVERIFY(server.listen(m_profile));
    // Its event loop does not run, because this thread blocks.
    QCOMPARE(askToRaise(m_profile, {}, 200), RaiseAnswer::NoAnswer);
}

void tst_InstanceServer::otherProfilesHaveOtherPlaces()
{
    const QTemporaryDir other;
    const Profile second = Profile::open(other.path()).value();
    QVERIFY(instanceAddress(second) != instanceAddress(m_profile));
    InstanceServer server;
    QVERIFY(server.listen(m_profile));
    QCOMPARE(askToRaise(second, {}, 5000), RaiseAnswer::NobodyThere);
}

void tst_InstanceServer::onePlaceForEachWayToWriteAFolder()
{
    const QString link = m_folder->filePath(u"link"_s);
    QVERIFY(QFile::link(m_folder->path(), link));
    for (const QString& folder : {link, m_folder->path() + u"/"_s, m_folder->path() + u"/clips/.."_s,
             QDir::current().relativeFilePath(m_folder->path())})
        QCOMPARE(instanceAddress(Profile::at(folder)), instanceAddress(m_profile));
}

void tst_InstanceServer::placeIsShortAndPrivate()
{
    QString deep = m_folder->path();
    for (int n = 0; n < 20; ++n)
        deep += u"/a folder with a long name"_s;
    const Profile profile = Profile::open(deep).value();
    const QString address = instanceAddress(profile);
    QVERIFY(address.toUtf8().size() <= 100);
    InstanceServer server;
    const auto listening = server.listen(profile);
    QVERIFY2(listening, listening ? "" : qPrintable(listening.error().message));
    const auto others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    QVERIFY(!(QFile::permissions(address) & others));
    QCOMPARE(askFromElsewhere(profile, {}), RaiseAnswer::Raised);
}

void tst_InstanceServer::noPlaceIsNoDisaster()
{
    const QByteArray before = qgetenv("XDG_RUNTIME_DIR");
    const QString deep = m_folder->path() + u"/x"_s.repeated(60) + u"/y"_s.repeated(60);
    QVERIFY(QDir().mkpath(deep));
    QVERIFY(QFile::setPermissions(deep, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    qputenv("XDG_RUNTIME_DIR", deep.toLocal8Bit());
    const Profile profile = Profile::open(deep).value();
    InstanceServer server;
    const auto listening = server.listen(profile);
    const RaiseAnswer answer = askToRaise(profile, {}, 1000);
    if (before.isNull())
        qunsetenv("XDG_RUNTIME_DIR");
    else
        qputenv("XDG_RUNTIME_DIR", before);
    QVERIFY(!listening);
    QVERIFY(!listening.error().message.isEmpty());
    QCOMPARE(answer, RaiseAnswer::NobodyThere);
}

void tst_InstanceServer::nonsenseIsNotHeard_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("an empty line") << QByteArray("\n");
    QTest::newRow("not JSON") << QByteArray("raise me\n");
    QTest::newRow("an array") << QByteArray("[\"raise\"]\n");
    QTest::newRow("another question") << QByteArray("{\"ask\":\"quit\"}\n");
    QTest::newRow("a number") << QByteArray("{\"ask\":1}\n");
    QTest::newRow("no end of line") << QByteArray(10000, ' ');
    QTest::newRow("a browser") << QByteArray("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
}

void tst_InstanceServer::nonsenseIsNotHeard()
{
    QFETCH(QByteArray, bytes);
    InstanceServer server;
    QVERIFY(server.listen(m_profile));
    int raised = 0;
    connect(&server, &InstanceServer::raiseRequested, this, [&raised] { ++raised; });
    QLocalSocket socket;
    socket.connectToServer(instanceAddress(m_profile));
    QVERIFY(socket.waitForConnected(5000));
    socket.write(bytes);
    TRY_COMPARE(socket.state(), QLocalSocket::UnconnectedState);
    QVERIFY(socket.readAll().isEmpty());
    QCOMPARE(raised, 0);
    QCOMPARE(askFromElsewhere(m_profile, {}), RaiseAnswer::Raised);
}

void tst_InstanceServer::silentCallersAreDropped()
{
    InstanceServer server;
    QVERIFY(server.listen(m_profile));
    QLocalSocket silent;
    silent.connectToServer(instanceAddress(m_profile));
    QVERIFY(silent.waitForConnected(5000));
    QCOMPARE(askFromElsewhere(m_profile, {}), RaiseAnswer::Raised);
    TRY_COMPARE(silent.state(), QLocalSocket::UnconnectedState);
}

void tst_InstanceServer::twentyAtOnce()
{
    std::vector<std::unique_ptr<QProcess>> children;
    for (int n = 0; n < 20; ++n) {
        children.push_back(std::make_unique<QProcess>());
        children.back()->start(QCoreApplication::applicationFilePath(), {u"--hold"_s, m_profile.root});
    }
    int mine = 0;
    for (const auto& child : children) {
        while (!child->canReadLine())
            QVERIFY(child->waitForReadyRead(20000));
        mine += child->readLine() == "mine\n" ? 1 : 0;
    }
    QCOMPARE(mine, 1);
    QVERIFY(!lockProfile(m_profile));
    for (const auto& child : children) {
        child->closeWriteChannel();
        QVERIFY(child->waitForFinished(20000));
    }
    QVERIFY(lockProfile(m_profile));
}

void tst_InstanceServer::forgedLockDoesNotTakeALivingOne_data()
{
    QTest::addColumn<QByteArray>("content");
    const QByteArray host = QSysInfo::machineHostName().toUtf8();
    QTest::newRow("a process that is no more") << "4194304\ntst_instanceserver\n" + host + "\n";
    QTest::newRow("a number of another program") << "1\nsomething\n" + host + "\n";
    QTest::newRow("negative") << "-5\nx\n" + host + "\n";
    QTest::newRow("noise") << QByteArray(300, '\xff');
    QTest::newRow("empty") << QByteArray();
}

void tst_InstanceServer::forgedLockDoesNotTakeALivingOne()
{
    QFETCH(QByteArray, content);
    QProcess holder;
    holder.start(QCoreApplication::applicationFilePath(), {u"--hold"_s, m_profile.root});
    while (!holder.canReadLine())
        QVERIFY(holder.waitForReadyRead(20000));
    QCOMPARE(holder.readLine(), QByteArray("mine\n"));
    QFile lock(m_profile.root + u"/dailies.lock"_s);
    QVERIFY(lock.open(QIODevice::WriteOnly | QIODevice::Truncate));
    lock.write(content);
    lock.close();
    QVERIFY(!lockProfile(m_profile));
    holder.closeWriteChannel();
    QVERIFY(holder.waitForFinished(20000));
}

void tst_InstanceServer::numberOfAnotherProgramIsStale()
{
    // The process ID was reused since: it is that of this very process, under another name.
    QFile lock(m_profile.root + u"/dailies.lock"_s);
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write(QByteArray::number(QCoreApplication::applicationPid()) + "\ndailies\n"
        + QSysInfo::machineHostName().toUtf8() + "\n");
    lock.close();
    QVERIFY(lockProfile(m_profile));
}

void tst_InstanceServer::holderIsNamed()
{
    QVERIFY(!profileHolder(m_profile));
    const auto lock = lockProfile(m_profile);
    QVERIFY(lock);
    const auto holder = profileHolder(m_profile);
    QVERIFY(holder);
    QCOMPARE(holder->process, QCoreApplication::applicationPid());
    QCOMPARE(holder->program, u"tst_instanceserver"_s);
    QVERIFY(holder->isHere);
}

void tst_InstanceServer::killedHolderLeavesNothingInTheWay()
{
    for (int n = 0; n < 3; ++n) {
        QProcess holder;
        holder.start(QCoreApplication::applicationFilePath(), {u"--hold"_s, m_profile.root});
        while (!holder.canReadLine())
            QVERIFY(holder.waitForReadyRead(20000));
        QCOMPARE(holder.readLine(), QByteArray("mine\n"));
        holder.kill();
        QVERIFY(holder.waitForFinished(20000));
        QVERIFY(QFile::exists(m_profile.root + u"/dailies.lock"_s));
    }
    QVERIFY(lockProfile(m_profile));
}

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments.at(1) == u"--hold"_s)
        return holdProfile(arguments.at(2));
    tst_InstanceServer test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_instanceserver.moc"
