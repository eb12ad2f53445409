// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/diagnostics/programlog.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

QStringList heard; ///< by the previous message handler

void hear(QtMsgType /*type*/, const QMessageLogContext& /*context*/, const QString& message)
{
    heard.append(message);
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The messages of the running program, in a file that can be shared.
class TestProgramLog final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_folder = m_dir->filePath(u"logs"_s);
        heard.clear();
        m_before = qInstallMessageHandler(hear);
    }
    void cleanup() { qInstallMessageHandler(m_before); }
    void writesWhatIsSaid();
    void passesItOn();
    void givesTheHandlerBack();
    void takesOut_data();
    void takesOut();
    void appendsToWhatIsThere();
    void turnsOverWhenItIsLong();
    void keepsTheLastLines();
    void isForThisPersonOnly();
    void takesLinesFromManyThreads();
    void saysWhyThereIsNone();
    void knowsNoFilesInAnEmptyFolder();

private:
    QByteArray log() const { return contentOf(m_folder + u"/dailies.log"_s); }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_folder;
    QtMessageHandler m_before = nullptr;
};

void TestProgramLog::writesWhatIsSaid()
{
    ProgramLog log(m_folder);
    QVERIFY(log.start());
    qWarning("The disk\nis full");
    qCInfo(programLog) << "It starts";
    qDebug("nobody wants to know");
    const QByteArray text = this->log();
    QVERIFY2(text.contains("warning  default  The disk is full\n"), text.constData());
    QVERIFY2(text.contains("info  dailies  It starts\n"), text.constData());
    QVERIFY(!text.contains("nobody"));
    QVERIFY(QDateTime::fromString(QString::fromUtf8(text.left(24)), Qt::ISODateWithMs).isValid());
}

void TestProgramLog::passesItOn()
{
    ProgramLog log(m_folder);
    QVERIFY(log.start());
    qWarning("for everybody");
    qCInfo(programLog) << "for the log";
    qDebug("for whoever looks");
    QCOMPARE(heard, (QStringList{u"for everybody"_s, u"for whoever looks"_s}));
}

void TestProgramLog::givesTheHandlerBack()
{
    {
        ProgramLog log(m_folder);
        QVERIFY(log.start());
    }
    qWarning("after it");
    QCOMPARE(heard, QStringList{u"after it"_s});
    QVERIFY(!log().contains("after it"));
}

void TestProgramLog::takesOut_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("secret");
    QTest::newRow("bearer") << u"Authorization: Bearer sk-canary-0123456789abcdef"_s << u"canary"_s;
    QTest::newRow("key") << u"tried sk-canary-0123456789abcdef"_s << u"canary"_s;
    QTest::newRow("shortest token") << u"tried eyJcanary12.a"_s << u"canary"_s;
    QTest::newRow("query") << u"https://cdn.example.com/a.mp4?Signature=canary&x=1"_s << u"canary"_s;
    QTest::newRow("user") << u"https://canary:word@proxy.example.com/"_s << u"canary"_s;
    QTest::newRow("home") << QDir::homePath() + u"/canary.mp4 is gone"_s << QDir::homePath();
    QTest::newRow("folder") << u"cannot read /media/canary/takes/one.mp4"_s << u"canary"_s;
    QTest::newRow("folder of Windows") << uR"(cannot read C:\canary\one.mp4)"_s << u"canary"_s;
    QTest::newRow("picture") << u"data:image/png;base64,"_s + QString(400, u'A') << QString(400, u'A');
    QTest::newRow("assigned") << u"api_key=canary"_s << u"canary"_s;
}

void TestProgramLog::takesOut()
{
    QFETCH(QString, said);
    QFETCH(QString, secret);
    ProgramLog log(m_folder);
    QVERIFY(log.start());
    qWarning().noquote() << said;
    QVERIFY(!this->log().isEmpty());
    QVERIFY2(!QString::fromUtf8(this->log()).contains(secret), this->log().constData());
}

void TestProgramLog::appendsToWhatIsThere()
{
    for (const char* words : {"first run", "second run"}) {
        ProgramLog log(m_folder);
        QVERIFY(log.start());
        qWarning("%s", words);
    }
    QVERIFY(log().contains("first run"));
    QVERIFY(log().contains("second run"));
}

void TestProgramLog::turnsOverWhenItIsLong()
{
    ProgramLog log(m_folder);
    QVERIFY(log.start());
    const QByteArray word = QByteArray("take ").repeated(700); // a line has a maximum length
    for (int n = 0; n < 700; ++n)
        qWarning("%s", word.constData());
    const QStringList files = ProgramLog::filesIn(m_folder);
    QCOMPARE(files, (QStringList{m_folder + u"/dailies.1.log"_s, m_folder + u"/dailies.log"_s}));
    for (const QString& file : files) {
        QVERIFY(contentOf(file).size() > 0);
        QVERIFY(contentOf(file).size() < ProgramLog::mostBytes + 8192);
    }
}

void TestProgramLog::keepsTheLastLines()
{
    ProgramLog log(m_folder);
    QVERIFY(log.start());
    for (int n = 0; n < 100; ++n)
        qWarning("line %d.", n);
    const QByteArray last = ProgramLog::lastLines(m_folder, 300);
    QVERIFY(last.size() <= 300);
    QVERIFY(last.endsWith("line 99.\n"));
    QVERIFY2(last.startsWith("20"), "whole lines only");
    QVERIFY(ProgramLog::lastLines(m_folder, 1 << 20).contains("line 0.\n"));
}

void TestProgramLog::isForThisPersonOnly()
{
    ProgramLog log(m_folder);
    QVERIFY(log.start());
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther
        | QFileDevice::WriteOther | QFileDevice::ExeGroup | QFileDevice::ExeOther;
    QCOMPARE(QFile::permissions(m_folder) & others, QFileDevice::Permissions());
    QCOMPARE(QFile::permissions(m_folder + u"/dailies.log"_s) & others, QFileDevice::Permissions());
}

void TestProgramLog::takesLinesFromManyThreads()
{
    ProgramLog log(m_folder);
    QVERIFY(log.start());
    QThreadPool pool;
    for (int n = 0; n < 8; ++n) {
        pool.start([] {
            for (int line = 0; line < 50; ++line)
                qCInfo(programLog) << "whole line";
        });
    }
    QVERIFY(pool.waitForDone(30000));
    QCOMPARE(this->log().count("whole line\n"), 400);
    QCOMPARE(this->log().count('\n'), 400);
}

void TestProgramLog::saysWhyThereIsNone()
{
    QFile inTheWay(m_folder);
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    ProgramLog log(m_folder);
    const auto started = log.start();
    QVERIFY(!started);
    QCOMPARE(started.error().kind, ErrorKind::Storage);
    QVERIFY(started.error().message.contains(QDir::toNativeSeparators(m_folder)));
    qWarning("heard all the same");
    QCOMPARE(heard, QStringList{u"heard all the same"_s});
}

void TestProgramLog::knowsNoFilesInAnEmptyFolder()
{
    QVERIFY(ProgramLog::filesIn(m_folder).isEmpty());
    QVERIFY(ProgramLog::lastLines(m_folder, 1000).isEmpty());
}

QTEST_GUILESS_MAIN(TestProgramLog)
#include "tst_programlog.moc"
