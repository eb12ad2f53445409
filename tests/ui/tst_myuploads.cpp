// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/makeuploader.h"
#include "app/storage/upload.h"
#include "tests/support/patience.h"
#include "tests/ui/placebench.h"
#include "ui/style/applylook.h"
#include "ui/uploads/myuploadsdialog.h"
#include "ui/uploads/uploadsmodel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTimeZone>
#include <QTreeView>

using namespace Dailies;

/// The files in an upload place, against the practice storage.
class TestMyUploads final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init() { m_bench = std::make_unique<PlaceBench>(); }
    void cleanup();
    void modelKeepsItsPromises();
    void listsAndSorts();
    void deletesTheSelected();
    void failureLeavesTheRest();
    void problems_data();
    void problems();

private:
    QStringList fill(const UploadPlace& place, int count);
    void open(const UploadPlace& place);
    QTreeView* table() const { return PlaceBench::part<QTreeView>(m_dialog.get(), "uploadsTable"); }
    QString cell(int row, int column) const { return table()->model()->index(row, column).data().toString(); }

    std::unique_ptr<PlaceBench> m_bench;
    std::unique_ptr<MyUploadsDialog> m_dialog;
};

void TestMyUploads::cleanup()
{
    m_dialog.reset();
    m_bench.reset();
}

/// Uploads files of 1, 2, 3... kB. Returns their names in the place.
QStringList TestMyUploads::fill(const UploadPlace& place, int count)
{
    QStringList names;
    for (int number = 1; number <= count; ++number) {
        const QString path = m_bench->dir.filePath(u"file %1.mp4"_s.arg(number));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray(number * 1000, 'a')) < 0)
            qFatal("no file");
        file.close();
        Upload upload(place, makeUploader(place, {m_bench->service->place().secret}, m_bench->network, m_bench->clock),
            m_bench->network, m_bench->clock, path);
        connect(&upload, &Upload::finished, this,
            [&names](const Result<UploadedFile>& result) { names.append(result ? result->name : u"failed"_s); });
        (void)QTest::qWaitFor([&] { return names.size() == number; }, patienceMs);
    }
    return names;
}

void TestMyUploads::open(const UploadPlace& place)
{
    m_dialog = std::make_unique<MyUploadsDialog>(m_bench->tools(), place);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get(), patienceMs));
}

void TestMyUploads::modelKeepsItsPromises()
{
    UploadsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QDateTime day(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::utc());
    model.setFiles({{u"p/a.mp4"_s, 1000, day}, {u"p/b.mp4"_s, -1, {}}, {u"elsewhere"_s, 5, day.addDays(9)}},
        {{u"p/a.mp4"_s, {u"voice.mp3"_s, {1, 2, 3, 4, 5}, {4}, {5}}}}, u"p/"_s);
    QCOMPARE(model.index(0, UploadsModel::Name).data().toString(), u"voice.mp3"_s);
    QCOMPARE(model.index(1, UploadsModel::Name).data().toString(), u"b.mp4"_s);
    QCOMPARE(model.index(2, UploadsModel::Name).data().toString(), u"elsewhere"_s);
    QCOMPARE(model.index(1, UploadsModel::Size).data().toString(), u"unknown"_s);
    QVERIFY(model.index(0, UploadsModel::Takes).data().toString().startsWith(u"Takes 1, 2, 3 and 2"_s));
    QCOMPARE(model.allBytes(), 1005);
    QCOMPARE(model.olderThan(day.addDays(3)), QStringList{u"p/a.mp4"_s});
    QCOMPARE(waitingUses(model.usesOf({u"p/a.mp4"_s, u"p/b.mp4"_s})), 1);
    model.removeFile(u"nothing"_s);
    QCOMPARE(model.rowCount(), 3);
    model.removeFile(u"p/b.mp4"_s);
    QCOMPARE(model.rowCount(), 2);
    model.setFiles({}, {}, {});
    QCOMPARE(model.rowCount(), 0);
}

void TestMyUploads::listsAndSorts()
{
    const UploadPlace place = m_bench->store(m_bench->practicePlace(u"Mine"_s));
    const QStringList names = fill(place, 7); // more than one page of the practice storage
    m_bench->uses.insert(names.at(2), {u"voice.mp3"_s, {7}, {}, {7}});
    open(place);
    TRY_COMPARE(table()->model()->rowCount(), 7);
    const QAbstractItemModelTester tester(table()->model());
    QTest::mouseClick(table()->header()->viewport(), Qt::LeftButton, {},
        {table()->header()->sectionViewportPosition(UploadsModel::Size) + 5, 5});
    QCOMPARE(table()->header()->sortIndicatorSection(), int(UploadsModel::Size));
    const bool isUp = table()->header()->sortIndicatorOrder() == Qt::AscendingOrder;
    QVERIFY(cell(isUp ? 0 : 6, UploadsModel::Size).startsWith(u'1'));
    QCOMPARE(cell(isUp ? 2 : 4, UploadsModel::Name), u"voice.mp3"_s);
    QCOMPARE(cell(isUp ? 2 : 4, UploadsModel::Takes), u"Take 7"_s);
    const QString words = PlaceBench::part<QLabel>(m_dialog.get(), "uploadsStatus")->text();
    QVERIFY2(words.contains(u"7 file"_s) && words.contains(u"28"_s), qPrintable(words));
    QVERIFY(!PlaceBench::part<QPushButton>(m_dialog.get(), "deleteOldButton")->isEnabled()); // all are new
}

void TestMyUploads::deletesTheSelected()
{
    const UploadPlace place = m_bench->store(m_bench->practicePlace(u"Mine"_s));
    const QStringList names = fill(place, 3);
    for (const QString& name : names)
        m_bench->uses.insert(name, {u"voice.mp3"_s, {7}, {}, {7}});
    open(place);
    TRY_COMPARE(table()->model()->rowCount(), 3);
    QVERIFY(!PlaceBench::part<QPushButton>(m_dialog.get(), "deleteUploadsButton")->isEnabled());
    QTest::mouseClick(
        table()->viewport(), Qt::LeftButton, {}, table()->visualRect(table()->model()->index(0, 0)).center());
    const QString first = table()->model()->index(0, 0).data(UploadsModel::FileRole).toString();
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Delete);
    const QString words = PlaceBench::message(m_dialog.get())->text();
    QVERIFY2(words.contains(u"stop working"_s) && words.contains(u"1 waiting request"_s), qPrintable(words));
    PlaceBench::answer(m_dialog.get(), 2);
    QTest::qWait(50);
    QCOMPARE(table()->model()->rowCount(), 3);
    PlaceBench::click(m_dialog.get(), "deleteUploadsButton");
    PlaceBench::answer(m_dialog.get(), 1);
    TRY_COMPARE(table()->model()->rowCount(), 2);
    TRY_VERIFY(table()->isEnabled());
    PlaceBench::click(m_dialog.get(), "refreshUploadsButton");
    TRY_VERIFY(table()->isEnabled() && table()->model()->rowCount() == 2);
    for (int row = 0; row < 2; ++row)
        QVERIFY(table()->model()->index(row, 0).data(UploadsModel::FileRole).toString() != first);
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_A, Qt::ControlModifier);
    PlaceBench::click(m_dialog.get(), "deleteUploadsButton");
    PlaceBench::answer(m_dialog.get(), 1);
    TRY_VERIFY(PlaceBench::part<QLabel>(m_dialog.get(), "emptySentence")->isVisible());
}

void TestMyUploads::failureLeavesTheRest()
{
    const UploadPlace place = m_bench->store(m_bench->practicePlace(u"Mine"_s));
    fill(place, 3);
    open(place);
    TRY_COMPARE(table()->model()->rowCount(), 3);
    m_bench->service.reset(); // no network any more
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_A, Qt::ControlModifier);
    PlaceBench::click(m_dialog.get(), "deleteUploadsButton");
    PlaceBench::answer(m_dialog.get(), 1);
    TRY_VERIFY(PlaceBench::message(m_dialog.get())->text().startsWith(u"Deleted 0 of 3"_s));
    QCOMPARE(table()->model()->rowCount(), 3);
}

void TestMyUploads::problems_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("command") << u"A command can't list the uploaded files."_s;
    QTest::newRow("secret") << u"The storage doesn't accept the secret."_s;
    QTest::newRow("bucket") << u"The storage has no such folder or file."_s; // the practice service knows one bucket
    QTest::newRow("keychain") << u"The keychain is locked."_s;
}

void TestMyUploads::problems()
{
    QFETCH(const QString, words);
    const QByteArray tag = QTest::currentDataTag();
    UploadPlace place =
        tag == "command" ? PlaceBench::command(u"echo https://a.example.com/1"_s) : m_bench->practicePlace(u"Mine"_s);
    if (tag == "bucket")
        place.bucket = u"nobodys-bucket"_s;
    m_bench->store(place, tag == "secret" ? QByteArray("wrong-secret") : QByteArray());
    if (tag == "keychain")
        m_bench->keychain.setFailure(Error{ErrorKind::Keychain, u"The keychain is locked."_s});
    open(place);
    auto* said = PlaceBench::part<QLabel>(m_dialog.get(), "emptySentence");
    TRY_VERIFY2(said->isVisible() && said->text().contains(words), qPrintable(said->text()));
    QCOMPARE(PlaceBench::part<QPushButton>(m_dialog.get(), "emptyAction1")->isVisible(), tag != "command");
    QVERIFY(!PlaceBench::part<QPushButton>(m_dialog.get(), "deleteUploadsButton")->isEnabled());
    if (tag == "keychain") {
        m_bench->keychain.setFailure({});
        PlaceBench::click(m_dialog.get(), "emptyAction1");
        TRY_VERIFY(said->text().contains(u"no files"_s));
    }
}

QTEST_MAIN(TestMyUploads)
#include "tst_myuploads.moc"
