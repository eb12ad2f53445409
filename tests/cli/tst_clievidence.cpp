// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/clirun.h"

#include <QFile>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// A request with the key that it is sent with is not sent. The evidence must not show another key either.
const QString formerKey = u"dailies-former-key-0123456789"_s;

} // namespace

/// The evidence for a service's support, made with the command line: created for a real task, refused for others.
class tst_CliEvidence : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void writes();
    void findsByTheServicesId();
    void holdsNoKey();
    void refuses_data();
    void refuses();
    void keepsWhatIsThere();

private:
    QStringList evidence(const QStringList& more) const
    {
        return QStringList{u"evidence"_s, u"--profile"_s, m_profile.path()} + more;
    }
    QString file(const QString& name) const { return m_folder.filePath(name); }
    static QByteArray contents(const QString& path)
    {
        QFile opened(path);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }

    std::unique_ptr<PracticeRun> m_practice;
    QTemporaryDir m_profile;
    QTemporaryDir m_folder;
    QString m_remoteId;
};

void tst_CliEvidence::initTestCase()
{
    m_practice = std::make_unique<PracticeRun>(QStringList{u"--task-seconds"_s, u"0"_s});
    QVERIFY(m_practice->isListening());
    const CliResult sent = runCli(QStringList{u"submit"_s, u"--json"_s, u"--wait"_s, u"--profile"_s, m_profile.path(),
                                      u"--base-url"_s, m_practice->baseUrl()}
            + requestOptions(u"A"_s, u"TextToVideo"_s),
        requestText(u"A"_s, "the key is " + formerKey.toUtf8()), m_practice->key());
    QVERIFY2(sent.status == 0, sent.all().constData());
    m_remoteId = sent.events(u"result"_s).constFirst().value(u"remoteId"_s).toString();
    QVERIFY(!m_remoteId.isEmpty());
}

void tst_CliEvidence::writes()
{
    const QString zip = file(u"readable.zip"_s);
    const CliResult result = runCli(evidence({u"1"_s, u"--output"_s, zip}));
    QVERIFY2(result.status == 0 && result.err.isEmpty(), result.all().constData());
    QVERIFY2(result.out.contains(zip.toUtf8()), result.all().constData());
    QVERIFY(contents(zip).startsWith("PK"));
}

void tst_CliEvidence::findsByTheServicesId()
{
    const QString zip = file(u"byid.zip"_s);
    const CliResult result = runCli(evidence({m_remoteId, u"--json"_s, u"--output"_s, zip}));
    QVERIFY2(result.status == 0, result.all().constData());
    QCOMPARE(result.lines().size(), 1);
    const QJsonObject line = result.events(u"evidence"_s).constFirst();
    QCOMPARE(line.value(u"task"_s).toString(), u"1"_s);
    QCOMPARE(line.value(u"file"_s).toString(), zip);
    QCOMPARE(line.value(u"bytes"_s).toInteger(), contents(zip).size());
}

void tst_CliEvidence::holdsNoKey()
{
    const QString zip = file(u"safe.zip"_s);
    const CliResult result =
        runCli(evidence({u"1"_s, u"--output"_s, zip}), {}, {{u"DAILIES_API_KEY"_s, formerKey}});
    QVERIFY2(result.status == 0, result.all().constData());
    QProcess python;
    python.start(u"python3"_s,
        {u"-c"_s,
            u"import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\n"
            "sys.stdout.buffer.write(b''.join(z.read(name) for name in z.namelist()))"_s,
            zip});
    QVERIFY(python.waitForFinished(20000));
    const QByteArray all = python.readAllStandardOutput();
    QVERIFY2(all.contains(m_remoteId.toUtf8()) && all.contains("the key is ***"), all.constData());
    QVERIFY2(!all.contains(formerKey.toUtf8()), all.constData());
    QVERIFY2(!all.contains(m_profile.path().toUtf8()), all.constData());
}

void tst_CliEvidence::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("word");
    const QString zip = file(u"never.zip"_s);
    QTest::newRow("no such task") << QStringList{u"77"_s, u"--output"_s, zip} << 2 << QByteArray("no task \"77\"");
    QTest::newRow("no such id") << QStringList{u"task-x"_s, u"--output"_s, zip} << 2 << QByteArray("no task");
    QTest::newRow("no id") << QStringList{u"--output"_s, zip} << 2 << QByteArray("ID");
    QTest::newRow("no output") << QStringList{u"1"_s} << 2 << QByteArray("--output");
    QTest::newRow("a folder") << QStringList{u"1"_s, u"--output"_s, m_folder.path()} << 2 << QByteArray("folder");
    QTest::newRow("no folder") << QStringList{u"1"_s, u"--output"_s, file(u"no/where.zip"_s)} << 6
                               << QByteArray("Couldn't write");
    QTest::newRow("a word too many") << QStringList{u"1"_s, u"2"_s, u"--output"_s, zip} << 2
                                     << QByteArray("unexpected");
}

void tst_CliEvidence::refuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QByteArray, word);
    const CliResult result = runCli(evidence(arguments));
    QVERIFY2(result.status == status, result.all().constData());
    QVERIFY2(result.err.contains(word) && result.out.isEmpty(), result.all().constData());
    QVERIFY(!QFile::exists(file(u"never.zip"_s)));
}

void tst_CliEvidence::keepsWhatIsThere()
{
    const QString zip = file(u"letter.zip"_s);
    QFile letter(zip);
    QVERIFY(letter.open(QIODevice::WriteOnly) && letter.write("a letter") == 8);
    letter.close();
    const CliResult refused = runCli(evidence({u"1"_s, u"--output"_s, zip}));
    QVERIFY2(refused.status == 2 && refused.err.contains("--force"), refused.all().constData());
    QCOMPARE(contents(zip), QByteArray("a letter"));
    const CliResult forced = runCli(evidence({u"1"_s, u"--force"_s, u"--output"_s, zip}));
    QVERIFY2(forced.status == 0, forced.all().constData());
    QVERIFY(contents(zip).startsWith("PK"));
}

QTEST_GUILESS_MAIN(tst_CliEvidence)
#include "tst_clievidence.moc"
