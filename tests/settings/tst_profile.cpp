// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/profilelock.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup | QFileDevice::ReadOther
    | QFileDevice::WriteOther | QFileDevice::ExeOther;

} // namespace

class tst_Profile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingUnderAFolder();
    void usualPlaces();
    void foldersArePrivate();
    void folderThatIsThereKeepsItsRights();
    void fileInTheWay();
    void brokenLinkInTheWay();
    void twoAtOnce();
    void againAfterRelease();
    void lockOfADeadProcess();
    void lockThatWasNeverWritten_data();
    void lockThatWasNeverWritten();
    void networkDrives();
};

void tst_Profile::everythingUnderAFolder()
{
    const QTemporaryDir folder;
    const QString root = folder.filePath(u"a/b/profile"_s);
    const auto profile = Profile::open(root);
    QVERIFY(profile);
    QCOMPARE(profile->root, root);
    QCOMPARE(profile->database, root + u"/dailies.sqlite"_s);
    QCOMPARE(profile->accounts, root + u"/accounts.json"_s);
    QCOMPARE(profile->settings, root + u"/settings.ini"_s);
    QCOMPARE(profile->clips, root + u"/clips"_s);
    QCOMPARE(profile->practice, root + u"/practice"_s);
    QVERIFY(QFileInfo(profile->clips).isDir());
    QVERIFY(QFileInfo(profile->practice).isDir());
    QVERIFY(Profile::open(root));
}

void tst_Profile::usualPlaces()
{
    QStandardPaths::setTestModeEnabled(true);
    const auto profile = Profile::open({});
    QVERIFY2(profile, qPrintable(profile ? QString() : profile.error().message));
    QVERIFY(QFileInfo(profile->root).isDir());
    QVERIFY(QFileInfo(profile->clips).isDir());
    QVERIFY(QFileInfo(QFileInfo(profile->settings).absolutePath()).isDir());
    QVERIFY(profile->database.startsWith(profile->root));
    QStandardPaths::setTestModeEnabled(false);
}

void tst_Profile::foldersArePrivate()
{
    const QTemporaryDir folder;
    const auto profile = Profile::open(folder.filePath(u"profile"_s));
    QVERIFY(profile);
    for (const QString& path : {profile->root, profile->clips, profile->practice})
        QVERIFY2(!(QFile::permissions(path) & others), qPrintable(path));
}

void tst_Profile::folderThatIsThereKeepsItsRights()
{
    const QTemporaryDir folder;
    const QString root = folder.filePath(u"mine"_s);
    QVERIFY(QDir().mkdir(root));
    QVERIFY(QFile::setPermissions(root, QFile::permissions(root) | QFileDevice::ReadOther | QFileDevice::ExeOther));
    QVERIFY(Profile::open(root));
    QVERIFY(QFile::permissions(root) & QFileDevice::ReadOther);
}

void tst_Profile::fileInTheWay()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const QString& root : {folder.filePath(u"file"_s), folder.filePath(u"file/profile"_s)}) {
        const auto profile = Profile::open(root);
        QVERIFY(!profile);
        QCOMPARE(profile.error().kind, ErrorKind::Storage);
        QVERIFY(profile.error().message.contains(u"file"_s));
    }
}

void tst_Profile::brokenLinkInTheWay()
{
    const QTemporaryDir folder;
    const QString link = folder.filePath(u"link"_s);
    QVERIFY(QFile::link(folder.filePath(u"nowhere"_s), link));
    const auto profile = Profile::open(link);
    QVERIFY(!profile);
    QCOMPARE(profile.error().kind, ErrorKind::Storage);
}

void tst_Profile::twoAtOnce()
{
    const QTemporaryDir folder;
    const auto profile = Profile::open(folder.path());
    QVERIFY(profile);
    const auto first = lockProfile(*profile);
    QVERIFY(first);
    const auto second = lockProfile(*profile);
    QVERIFY(!second);
    QCOMPARE(second.error().kind, ErrorKind::Storage);
    const QString message = second.error().message;
    QVERIFY2(message.contains(QString::number(QCoreApplication::applicationPid())), qPrintable(message));
    QVERIFY2(message.contains(QCoreApplication::applicationName()), qPrintable(message));
}

void tst_Profile::againAfterRelease()
{
    const QTemporaryDir folder;
    const auto profile = Profile::open(folder.path());
    QVERIFY(profile);
    for (int i = 0; i < 2; ++i)
        QVERIFY(lockProfile(*profile));
}

void tst_Profile::lockOfADeadProcess()
{
    const QTemporaryDir folder;
    const auto profile = Profile::open(folder.path());
    QVERIFY(profile);
    {
        // The file of a killed process: its process ID is no longer in use.
        QFile file(profile->root + u"/dailies.lock"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("4194304\ndailies-cli\n" + QSysInfo::machineHostName().toUtf8() + "\n");
    }
    QVERIFY(lockProfile(*profile));
}

void tst_Profile::lockThatWasNeverWritten_data()
{
    QTest::addColumn<QStringList>("unwritten");
    QTest::newRow("the lock") << QStringList{u"/dailies.lock"_s};
    QTest::newRow("the lock over the lock") << QStringList{u"/dailies.lock.rmlock"_s};
    QTest::newRow("both") << QStringList{u"/dailies.lock"_s, u"/dailies.lock.rmlock"_s};
}

void tst_Profile::lockThatWasNeverWritten()
{
    QFETCH(QStringList, unwritten);
    const QTemporaryDir folder;
    const auto profile = Profile::open(folder.filePath(u"p"_s));
    QVERIFY(profile);
    // A process that died a while ago had the lock.
    QFile dead(profile->root + u"/dailies.lock"_s);
    QVERIFY(dead.open(QIODevice::WriteOnly));
    dead.write("999999999\ndailies\n" + QSysInfo::machineHostName().toUtf8() + "\n");
    dead.close();
    for (const QString& name : std::as_const(unwritten))
        QVERIFY(QFile(profile->root + name).open(QIODevice::WriteOnly | QIODevice::Truncate));
    const auto lock = lockProfile(*profile);
    QVERIFY2(lock, lock ? "" : qPrintable(lock.error().message));
    QVERIFY(!lockProfile(*profile));
}

void tst_Profile::networkDrives()
{
    for (const char* type : {"nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs", "CIFS"})
        QVERIFY2(isNetworkFileSystem(type), type);
    for (const char* type : {"", "ext4", "btrfs", "xfs", "overlay", "tmpfs", "ntfs3", "fuseblk", "fuse.gocryptfs"})
        QVERIFY2(!isNetworkFileSystem(type), type);
}

QTEST_GUILESS_MAIN(tst_Profile)
#include "tst_profile.moc"
