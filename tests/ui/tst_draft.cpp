// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"
#include "tests/support/fulldisk.h"
#include "tests/support/patience.h"
#include "tests/support/slowdisk.h"
#include "ui/drafts/draft.h"
#include "ui/drafts/draftkeeper.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestDraft : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyKindComesBack_data();
    void everyKindComesBack();
    void onlyItsOwnerReadsIt();
    void missing();
    void unreadable_data();
    void unreadable();
    void unwritableFolder();
    void fullDiskKeepsTheOldOne();
    void theLastIsKeptBesideTheWindow();
    void whatCannotBeKeptIsTold();

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_file;
};

void TestDraft::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_file = m_dir->filePath(u"draft.json"_s);
}

void TestDraft::everyKindComesBack_data()
{
    QTest::addColumn<int>("kind");
    for (qsizetype i = 0; i < allKinds().size(); ++i)
        QTest::addRow("%d", int(i)) << int(i);
}

void TestDraft::everyKindComesBack()
{
    QFETCH(int, kind);
    Draft draft;
    draft.accountId = u"studio"_s;
    draft.request.kind = allKinds().at(kind);
    draft.request.model = u"any-model"_s;
    draft.request.prompt = u"A kite\n“over” the hill 🪁"_s;
    draft.request.media = {{u"first_frame"_s, u"https://x.test/a.png"_s, {}}};
    draft.request.images = {u"https://x.test/b.png"_s};
    draft.request.extra = {{u"seed"_s, 7}};
    draft.broken = {{u"logoParam"_s, u"{\"X\": 1"_s}};
    QVERIFY(writeDraft(m_file, draft));
    const auto back = readDraft(m_file);
    QVERIFY(back);
    QCOMPARE(back->accountId, draft.accountId);
    QVERIFY(back->request == draft.request);
    QCOMPARE(back->broken, draft.broken);
}

void TestDraft::onlyItsOwnerReadsIt()
{
    QVERIFY(writeDraft(m_file, {u"a"_s, {}}));
    QCOMPARE(
        QFile::permissions(m_file) & (QFileDevice::ReadGroup | QFileDevice::ReadOther), QFileDevice::Permissions());
}

void TestDraft::missing()
{
    QVERIFY(!readDraft(m_file));
    QVERIFY(!readDraft(m_dir->path()));
}

void TestDraft::unreadable_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("half") << QByteArray(R"({"account":"a","request":{"family":"A","gen)");
    QTest::newRow("list") << QByteArray("[1,2]");
    QTest::newRow("number") << QByteArray("7");
    QTest::newRow("bytes") << QByteArray("\0\xff\xfe\x01", 4);
    QTest::newRow("no request") << QByteArray(R"({"account":"a"})");
    QTest::newRow("request of another type") << QByteArray(R"({"account":"a","request":"A kite"})");
    QTest::newRow("a kind that there is not")
        << QByteArray(R"({"request":{"family":"C","generation":"9","apiType":"Smell"}})");
    QTest::newRow("a kind that is not offered")
        << QByteArray(R"({"request":{"family":"B","generation":"","apiType":"VideoEdit"}})");
    QTest::newRow("nested deeper than any draft") << QByteArray(5000, '[') + QByteArray(5000, ']');
}

void TestDraft::unreadable()
{
    QFETCH(QByteArray, text);
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    QVERIFY(!readDraft(m_file));
    QVERIFY(writeDraft(m_file, {u"a"_s, {}}));
    QVERIFY(readDraft(m_file));
}

void TestDraft::unwritableFolder()
{
    QVERIFY(!writeDraft(m_dir->filePath(u"nowhere/draft.json"_s), {u"a"_s, {}}));
}

void TestDraft::fullDiskKeepsTheOldOne()
{
    Draft draft{u"a"_s, {}};
    draft.request.prompt = u"Small"_s;
    QVERIFY(writeDraft(m_file, draft));
    // With an amount that a file buffers before writing, and with more than that.
    for (const int length : {6000, 20000}) {
        Draft large = draft;
        large.request.prompt = QString(length, u'x');
        const FullDisk full;
        QVERIFY(!writeDraft(m_file, large));
    }
    const auto back = readDraft(m_file);
    QVERIFY(back);
    QCOMPARE(back->request.prompt, u"Small"_s);
    QCOMPARE(QFileInfo(m_file).dir().entryList(QDir::Files).size(), 1);
}

void TestDraft::theLastIsKeptBesideTheWindow()
{
    slowDisk.clear();
    slowDisk.hold();
    {
        DraftKeeper keeper(m_file);
        const QSignalSpy written(&keeper, &DraftKeeper::written);
        for (int n = 1; n <= 5; ++n) {
            Draft draft{u"a"_s, {}};
            draft.request.prompt = QString::number(n);
            keeper.keep(draft);
        }
        TRY_COMPARE(slowDisk.held(), 1);
        QVERIFY(!QFile::exists(m_file));
        slowDisk.release();
        TRY_COMPARE(written.size(), 2);
        QCOMPARE(readDraft(m_file)->request.prompt, u"5"_s);
        QCOMPARE(slowDisk.windowSyncs(), 0);
        keeper.keep({u"b"_s, {}});
        keeper.keep({u"c"_s, {}});
    }
    QCOMPARE(readDraft(m_file)->accountId, u"c"_s);
}

void TestDraft::whatCannotBeKeptIsTold()
{
    DraftKeeper keeper(m_dir->filePath(u"nowhere/draft.json"_s));
    const QSignalSpy written(&keeper, &DraftKeeper::written);
    keeper.keep({u"a"_s, {}});
    TRY_COMPARE(written.size(), 1);
    QCOMPARE(written.first().first().toBool(), false);
}

QTEST_GUILESS_MAIN(TestDraft)
#include "tst_draft.moc"
