// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/filedialoghands.h"
#include "tests/ui/windowbench.h"

#include "app/tasks/table/tasklistexport.h"
#include "app/tasks/table/taskmodel.h"
#include "ui/style/applylook.h"
#include "ui/tasks/filter/taskfilterbar.h"

#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTimeZone>

using namespace Dailies;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Dailies::TaskFilter)

/// The list of the real window as a file, through the dialog.
class TestListExport final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup() { m_bench.reset(); }
    void whatTheListShows_data();
    void whatTheListShows();
    void inTheOrderOfTheList();
    void spreadsheetsRecogniseTheText();
    void unsentHasNoTime_data();
    void unsentHasNoTime();
    void anEndingIsAdded();
    void cancelled();
    void cannotBeWritten();
    void anOldFileIsReplacedWhole();

private:
    QFileDialog* openDialog() const
    {
        m_bench->menuAction(u"Export the list…"_s)->trigger();
        auto* dialog = m_bench->window->findChild<QFileDialog*>(u"listFileDialog"_s);
        return dialog != nullptr && QTest::qWaitForWindowExposed(dialog, patienceMs) ? dialog : nullptr;
    }
    bool save(const QString& file) const
    {
        QFileDialog* dialog = openDialog();
        if (dialog == nullptr)
            return false;
        FileDialogHands::givePath(dialog, file);
        return QTest::qWaitFor([this] { return !m_bench->message()->text().isEmpty(); }, patienceMs);
    }
    QString place(const QString& name) const { return m_bench->dir.filePath(name); }
    static QByteArray contents(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// The numbers of the tasks in a file, as Python reads them.
    static QString numbersIn(const QString& file);

    std::unique_ptr<WindowBench> m_bench;
};

QString TestListExport::numbersIn(const QString& file)
{
    const QString read = file.endsWith("csv"_L1)
        ? u"csv.DictReader(open(sys.argv[1], encoding='utf-8-sig', newline=''), strict=True)"_s
        : u"json.load(open(sys.argv[1], encoding='utf-8'))"_s;
    QProcess python;
    python.start(
        u"python3"_s, {u"-c"_s, u"import csv, json, sys\nprint(*[each['task'] for each in %1])"_s.arg(read), file});
    python.waitForFinished();
    return QString::fromUtf8(python.readAllStandardOutput()).trimmed()
        + QString::fromUtf8(python.readAllStandardError());
}

void TestListExport::init()
{
    m_bench = std::make_unique<WindowBench>();
    m_bench->begins = false;
    m_bench->prepare = [](Engine& engine) {
        for (int i = 1; i <= 6; ++i) {
            VideoTask task = WindowBench::task(i % 2 == 0 ? TaskState::Failed : TaskState::Saved);
            task.remoteId = u"job-%1"_s.arg(i);
            task.request.prompt = i < 4 ? u"Möwe, \"Nr. %1\""_s.arg(i) : u"=kite %1"_s.arg(i);
            task.marks.rating = i == 5 ? 5 : i % 3;
            QVERIFY(engine.store().add(task));
        }
    };
    QVERIFY(m_bench->openWithPractice());
}

void TestListExport::whatTheListShows_data()
{
    QTest::addColumn<TaskFilter>("filter");
    QTest::addColumn<QString>("expected");
    QTest::newRow("all") << TaskFilter() << u"6 5 4 3 2 1"_s;
    QTest::newRow("rated") << TaskFilter{.leastRating = 2} << u"5 2"_s;
    QTest::newRow("best") << TaskFilter{.leastRating = TaskFilter::bestRating} << u"5"_s;
    QTest::newRow("search") << TaskFilter{.text = u"kite"_s} << u"6 5 4"_s;
    QTest::newRow("none") << TaskFilter{.text = u"zebra"_s} << QString();
}

void TestListExport::whatTheListShows()
{
    QFETCH(const TaskFilter, filter);
    QFETCH(const QString, expected);
    m_bench->tasks()->findChild<TaskFilterBar*>()->showFilter(filter);
    TRY_COMPARE(m_bench->tasks()->shownFilter().text, filter.text);
    QCOMPARE(m_bench->tasks()->shownFilter().leastRating, filter.leastRating);
    for (const QString& name : {u"list.csv"_s, u"list.json"_s}) {
        m_bench->message()->hide();
        QVERIFY(save(place(name)));
        TRY_VERIFY(QFileInfo::exists(place(name)));
        QCOMPARE(numbersIn(place(name)), expected);
    }
}

void TestListExport::inTheOrderOfTheList()
{
    m_bench->window->findChild<TaskModel*>()->sort(TaskModel::Prompt, Qt::AscendingOrder);
    QVERIFY(save(place(u"list.csv"_s)));
    TRY_VERIFY(QFileInfo::exists(place(u"list.csv"_s)));
    QCOMPARE(numbersIn(place(u"list.csv"_s)), u"4 5 6 1 2 3"_s);
    TRY_COMPARE(m_bench->message()->text(), u"6 takes exported to list.csv."_s);
}

void TestListExport::spreadsheetsRecogniseTheText()
{
    QVERIFY(save(place(u"list.csv"_s)));
    TRY_VERIFY(QFileInfo::exists(place(u"list.csv"_s)));
    const QByteArray csv = contents(place(u"list.csv"_s));
    QVERIFY(csv.startsWith("\xEF\xBB\xBFtask,"));
    QVERIFY(csv.contains("\"M\xC3\xB6we, \"\"Nr. 1\"\"\""));
    QVERIFY(csv.contains("'=kite 4"));
    QVERIFY(csv.contains(",Practice mode,") || csv.contains("\"Practice mode\""));
    QVERIFY(save(place(u"list.json"_s)));
    TRY_VERIFY(QFileInfo::exists(place(u"list.json"_s)));
    const QByteArray json = contents(place(u"list.json"_s));
    QVERIFY(json.startsWith('['));
    QCOMPARE(QJsonDocument::fromJson(json).array().at(2)["prompt"_L1].toString(), u"=kite 4"_s);
}

void TestListExport::unsentHasNoTime_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("digest");
    QTest::addColumn<int>("resends");
    QTest::addColumn<bool>("isSent");
    const auto row = [](const char* name, TaskState state, ErrorKind kind, const QString& digest, int resends,
                         bool isSent) {
        QTest::newRow(name) << static_cast<int>(state) << static_cast<int>(kind) << digest << resends << isSent;
    };
    const QString digest(64, u'a');
    row("offline", TaskState::Waiting, ErrorKind::NotSent, {}, 0, false);
    row("uploading", TaskState::Uploading, ErrorKind::NotSent, {}, 0, false);
    row("given up before it left", TaskState::Refused, ErrorKind::NotSent, {}, 0, false);
    row("throttled", TaskState::Waiting, ErrorKind::Refused, digest, 1, true);
    row("throttled, then offline", TaskState::Waiting, ErrorKind::NotSent, {}, 1, true);
    row("rejected by the service", TaskState::Refused, ErrorKind::Refused, digest, 0, true);
    row("rejected before all was sent", TaskState::Refused, ErrorKind::Refused, {}, 0, true);
    row("no response", TaskState::NeedsReview, ErrorKind::AnswerLost, {}, 0, true);
    row("being sent", TaskState::Sending, ErrorKind::Network, {}, 0, true);
    row("failed", TaskState::Failed, ErrorKind::Refused, digest, 0, true);
}

void TestListExport::unsentHasNoTime()
{
    QFETCH(int, state);
    QFETCH(int, kind);
    QFETCH(QString, digest);
    QFETCH(int, resends);
    QFETCH(bool, isSent);
    VideoTask task = WindowBench::task(TaskState(state));
    task.sentAt = QDateTime(QDate(2026, 3, 4), QTime(5, 6), QTimeZone::utc());
    task.error = {ErrorKind(kind), u"Something."_s};
    task.bodyDigest = digest;
    task.resends = resends;
    QCOMPARE(taskJson(task, {})["sentAt"_L1].isNull(), !isSent);
    if (isSent)
        QVERIFY(taskJson(task, {})["sentAt"_L1].toString().startsWith("2026-03-04T05:06"_L1));
    // An earlier call that may have been accepted was sent.
    task.lostCall = LostCall{task.sentAt.addSecs(-60), {}, {}, {}};
    QVERIFY(!taskJson(task, {})["sentAt"_L1].isNull());
}

void TestListExport::anEndingIsAdded()
{
    QVERIFY(save(place(u"list"_s)));
    TRY_VERIFY(QFileInfo::exists(place(u"list.csv"_s)));
    QVERIFY(!QFileInfo::exists(place(u"list"_s)));
}

void TestListExport::cancelled()
{
    QFileDialog* dialog = openDialog();
    QVERIFY(dialog != nullptr);
    const QStringList before = QDir(m_bench->dir.path()).entryList();
    QTest::keyClick(dialog, Qt::Key_Escape);
    TRY_VERIFY(m_bench->window->findChild<QFileDialog*>() == nullptr);
    QCOMPARE(QDir(m_bench->dir.path()).entryList(), before);
}

void TestListExport::cannotBeWritten()
{
    const QString folder = place(u"closed"_s);
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(QFile::setPermissions(folder, QFileDevice::ReadOwner | QFileDevice::ExeOwner));
    const bool mayWrite = QFileInfo(folder).isWritable(); // root may write everywhere
    QVERIFY(save(folder + u"/list.csv"_s));
    TRY_VERIFY(m_bench->message()->isVisible());
    QVERIFY2(mayWrite || m_bench->message()->text().startsWith(u"Couldn't write the list: "_s),
        qPrintable(m_bench->message()->text()));
    QCOMPARE(QFileInfo::exists(folder + u"/list.csv"_s), mayWrite);
    QFile::setPermissions(folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
}

/// If the list can't be read, the old file stays.
void TestListExport::anOldFileIsReplacedWhole()
{
    QFile old(place(u"list.csv"_s));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    QFile broken(place(u"broken.sqlite"_s));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write(QByteArray(8192, 'x')) == 8192);
    broken.close();
    const auto failed = writeTaskListLater(broken.fileName(), {}, {}, old.fileName(), ListFormat::Csv).result();
    QVERIFY(!failed);
    QCOMPARE(contents(old.fileName()), "old");
    auto stopped = writeTaskListLater(m_bench->engine->store().file(), {}, {}, old.fileName(), ListFormat::Csv);
    stopped.cancel();
    stopped.waitForFinished();
    QVERIFY(contents(old.fileName()) == "old" || contents(old.fileName()).count('\n') == 7);
    QFileDialog* dialog = openDialog();
    QVERIFY(FileDialogHands::givePathAndAnswer(dialog, old.fileName(), QMessageBox::Yes));
    TRY_COMPARE(contents(old.fileName()).count('\n'), 7);
}

QTEST_MAIN(TestListExport)
#include "tst_listexport.moc"
