// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"
#include "tests/support/fulldisk.h"
#include "tests/support/manualclock.h"
#include "ui/drafts/draftmodel.h"
#include "ui/drafts/draftstore.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

Draft draftOf(const QString& prompt)
{
    Draft draft;
    draft.accountId = u"studio"_s;
    draft.request.kind = {Family::A, Generation::G27, ApiType::ReferenceToVideo};
    draft.request.model = u"any-model"_s;
    draft.request.prompt = prompt;
    draft.request.media = {{u"reference_image"_s, u"file:///gone/for/good.png"_s, {}},
        {u"reference_video"_s, u"https://x.test/b.mp4"_s, u"https://x.test/voice.wav"_s}};
    draft.request.extra = {{u"seed"_s, 7}};
    return draft;
}

} // namespace

/// The named drafts on disk: a saved draft can be read again, and unreadable files are not changed.
class TestDraftStore final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void keepsEverything_data();
    void keepsEverything();
    void anyNameWillDo_data();
    void anyNameWillDo();
    void isEmptyAtFirst();
    void newestFirst();
    void sameNames();
    void freeNames();
    void replacesInPlace();
    void renames();
    void renameRefuses_data();
    void renameRefuses();
    void removedComesBack();
    void removedIsForgotten();
    void unreadableFiles_data();
    void unreadableFiles();
    void unreadableCanBeRemovedByThePerson();
    void takesInWhatCannotBeRead();
    void fullDisk();
    void folderThatCannotBeWritten();
    void folderGoneMeanwhile();
    void onlyForThisPerson();
    void seesFilesFromElsewhere();
    void modelFollows();
    void modelRenames();

private:
    void reopen();
    QString write(const QString& id, const QByteArray& text) const;
    QByteArray text(const QString& id) const;
    QString idOf(const QString& name) const { return m_store->find(name).value_or(DraftEntry()).id; }
    QStringList names() const;

    std::optional<QTemporaryDir> m_dir;
    ManualClock m_clock;
    std::unique_ptr<DraftStore> m_store;
    QString m_folder;
};

void TestDraftStore::init()
{
    m_dir.emplace();
    m_folder = m_dir->filePath(u"drafts"_s);
    reopen();
}

void TestDraftStore::cleanup()
{
    m_store.reset();
    m_dir.reset();
}

void TestDraftStore::reopen()
{
    m_store = std::make_unique<DraftStore>(m_folder, m_clock);
    m_store->refresh();
}

QString TestDraftStore::write(const QString& id, const QByteArray& text) const
{
    QDir().mkpath(m_folder);
    QFile file(m_folder + u'/' + id + u".json"_s);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write a test file");
    return file.fileName();
}

QByteArray TestDraftStore::text(const QString& id) const
{
    QFile file(m_folder + u'/' + id + u".json"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList TestDraftStore::names() const
{
    QStringList names;
    for (const DraftEntry& entry : m_store->entries())
        names.append(entry.name);
    return names;
}

void TestDraftStore::keepsEverything_data()
{
    QTest::addColumn<int>("kind");
    for (qsizetype i = 0; i < allKinds().size(); ++i)
        QTest::addRow("%s", qPrintable(kindName(allKinds().at(i)))) << int(i);
}

void TestDraftStore::keepsEverything()
{
    QFETCH(int, kind);
    Draft draft = draftOf(u"A kite\n“over” the hill 🪁"_s);
    draft.request.kind = allKinds().at(kind);
    QVERIFY(m_store->save(u"Kite"_s, draft));
    reopen();
    QCOMPARE(m_store->entries().size(), 1);
    const DraftEntry entry = m_store->entries().first();
    QCOMPARE(entry.name, u"Kite"_s);
    QCOMPARE(entry.saved, m_clock.now());
    QVERIFY(entry.kind == draft.request.kind);
    QCOMPARE(entry.problem, QString());
    const auto back = m_store->read(entry.id);
    QVERIFY(back);
    QVERIFY(*back == draft); // including the media file that is missing
}

void TestDraftStore::anyNameWillDo_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("kept");
    for (const QString& name :
        {u"../../escape"_s, u"a/b\\c"_s, u".hidden"_s, u"CON"_s, u"nul.json"_s, u"-rf *"_s, u"%s%n %1"_s, u"名前 🎬"_s,
            u"<b>bold</b>"_s, u"\"quoted\" 'name'"_s, u"ends with a dot."_s, u"~"_s, u"."_s, u".."_s})
        QTest::newRow(qPrintable(name)) << name << name;
    QTest::newRow("blanks") << u"  two \t\n words  "_s << u"two words"_s;
    QTest::newRow("long") << QString(500, u'x') << QString(80, u'x');
}

void TestDraftStore::anyNameWillDo()
{
    QFETCH(QString, name);
    QFETCH(QString, kept);
    QVERIFY(m_store->save(name, draftOf(u"A"_s)));
    reopen();
    QCOMPARE(names(), QStringList{kept});
    QVERIFY(m_store->find(name));
    QCOMPARE(QDir(m_folder).entryList(QDir::Files | QDir::Hidden).size(), 1);
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
        QStringList{u"drafts"_s});
}

void TestDraftStore::isEmptyAtFirst()
{
    QVERIFY(m_store->entries().isEmpty());
    QVERIFY(!QFileInfo::exists(m_folder)); // reading creates nothing
    QVERIFY(!m_store->find(u"Kite"_s));
    QVERIFY(!m_store->read(u"none"_s));
    QVERIFY(!m_store->read(u"../draft"_s));
}

void TestDraftStore::newestFirst()
{
    for (const QString& name : {u"one"_s, u"two"_s, u"three"_s}) {
        QVERIFY(m_store->save(name, draftOf(name)));
        m_clock.advance(1000);
    }
    QCOMPARE(names(), QStringList({u"three"_s, u"two"_s, u"one"_s}));
    QVERIFY(m_store->replace(idOf(u"one"_s), draftOf(u"again"_s)));
    QCOMPARE(names(), QStringList({u"one"_s, u"three"_s, u"two"_s}));
    reopen();
    QCOMPARE(names(), QStringList({u"one"_s, u"three"_s, u"two"_s}));
}

void TestDraftStore::sameNames()
{
    QVERIFY(m_store->save(u"Kite"_s, draftOf(u"1"_s)));
    QVERIFY(m_store->save(u"Kite"_s, draftOf(u"2"_s)));
    QCOMPARE(m_store->entries().size(), 2);
    QVERIFY(m_store->find(u" kITE "_s));
}

void TestDraftStore::freeNames()
{
    QCOMPARE(m_store->freeName(u" Kite "_s), u"Kite"_s);
    QVERIFY(m_store->save(u"Kite"_s, draftOf(u"1"_s)));
    QCOMPARE(m_store->freeName(u"kite"_s), u"kite (2)"_s);
    QVERIFY(m_store->save(u"Kite (2)"_s, draftOf(u"2"_s)));
    QCOMPARE(m_store->freeName(u"Kite"_s), u"Kite (3)"_s);
    const QString longest(80, u'x');
    QVERIFY(m_store->save(longest, draftOf(u"3"_s)));
    QCOMPARE(m_store->freeName(longest), longest.left(76) + u" (2)"_s);
}

void TestDraftStore::replacesInPlace()
{
    QVERIFY(m_store->save(u"Kite"_s, draftOf(u"old"_s)));
    const QString id = idOf(u"Kite"_s);
    QVERIFY(m_store->replace(id, draftOf(u"new"_s)));
    QCOMPARE(m_store->entries().size(), 1);
    QCOMPARE(m_store->entries().first().name, u"Kite"_s);
    QCOMPARE(m_store->read(id)->request.prompt, u"new"_s);
    QVERIFY(!m_store->replace(u"none"_s, draftOf(u"x"_s)));
}

void TestDraftStore::renames()
{
    QVERIFY(m_store->save(u"Kite"_s, draftOf(u"A"_s)));
    const DraftEntry before = m_store->entries().first();
    m_clock.advance(5000);
    QVERIFY(m_store->rename(before.id, u"  Evening kite "_s));
    QCOMPARE(m_store->entries().first().name, u"Evening kite"_s);
    QCOMPARE(m_store->entries().first().saved, before.saved);
    QVERIFY(*m_store->read(before.id) == draftOf(u"A"_s));
    QVERIFY(m_store->rename(before.id, u"EVENING KITE"_s)); // its own name in a different case
}

void TestDraftStore::renameRefuses_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("name");
    QTest::newRow("no name") << QString() << u"  "_s;
    QTest::newRow("name of another") << QString() << u"gull"_s;
    QTest::newRow("no such draft") << u"none"_s << u"New"_s;
    QTest::newRow("unreadable") << u"broken"_s << u"New"_s;
}

void TestDraftStore::renameRefuses()
{
    QFETCH(QString, id);
    QFETCH(QString, name);
    QVERIFY(m_store->save(u"Kite"_s, draftOf(u"A"_s)));
    QVERIFY(m_store->save(u"Gull"_s, draftOf(u"B"_s)));
    write(u"broken"_s, "{");
    m_store->refresh();
    const auto before = m_store->entries();
    const auto renamed = m_store->rename(id.isEmpty() ? idOf(u"Kite"_s) : id, name);
    QVERIFY(!renamed);
    QVERIFY(!renamed.error().message.isEmpty());
    QVERIFY(m_store->entries() == before);
    QCOMPARE(text(u"broken"_s), "{");
}

void TestDraftStore::removedComesBack()
{
    QVERIFY(m_store->save(u"Kite"_s, draftOf(u"A"_s)));
    const QString id = idOf(u"Kite"_s);
    const QByteArray before = text(id);
    QVERIFY(m_store->remove(id));
    QVERIFY(m_store->entries().isEmpty());
    QVERIFY(!m_store->read(id));
    {
        const FullDisk full; // needs no space
        QVERIFY(m_store->bringBack(id));
    }
    QCOMPARE(names(), QStringList{u"Kite"_s});
    QCOMPARE(text(id), before);
    QVERIFY(!m_store->bringBack(id)); // only once
    QVERIFY(!m_store->remove(u"none"_s));
}

void TestDraftStore::removedIsForgotten()
{
    QVERIFY(m_store->save(u"Kite"_s, draftOf(u"A"_s)));
    const QString id = idOf(u"Kite"_s);
    QVERIFY(m_store->remove(id));
    reopen(); // as after a crash
    QVERIFY(!m_store->bringBack(id));
    QVERIFY(QDir(m_folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
}

void TestDraftStore::unreadableFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("problem");
    const QString damaged = u"This draft's file is damaged."_s;
    QTest::newRow("empty") << QByteArray() << damaged;
    QTest::newRow("no JSON") << QByteArray("Dear diary") << damaged;
    QTest::newRow("cut") << QByteArray("{\"name\":\"Kite\",\"requ") << damaged;
    QTest::newRow("a list") << QByteArray("[1]") << damaged;
    QTest::newRow("no request") << QByteArray("{\"name\":\"Kite\",\"version\":1}") << damaged;
    QTest::newRow("a kind that does not exist")
        << QByteArray("{\"request\":{\"family\":\"C\",\"apiType\":\"SmellToVideo\"}}") << damaged;
    QTest::newRow("random") << QByteArray("\x00\xFF\x80{}", 5) << damaged;
    QTest::newRow("newer") << QJsonDocument(QJsonObject{{u"version"_s, 2}, {u"name"_s, u"Kite"_s}}).toJson()
                           << u"A newer version of Dailies made this draft."_s;
    QJsonObject newer = toJson(draftOf(u"A"_s));
    newer[u"version"_s] = 3;
    QTest::newRow("newer, though readable")
        << QJsonDocument(newer).toJson() << u"A newer version of Dailies made this draft."_s;
}

void TestDraftStore::unreadableFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, problem);
    write(u"my file"_s, bytes);
    QVERIFY(m_store->save(u"Fine"_s, draftOf(u"A"_s)));
    m_store->refresh();
    QCOMPARE(m_store->entries().size(), 2);
    const bool isFirst = m_store->entries().first().id == u"my file"_s;
    const DraftEntry entry = m_store->entries().at(isFirst ? 0 : 1);
    QCOMPARE(entry.id, u"my file"_s);
    QCOMPARE(entry.problem, problem);
    QCOMPARE(entry.name, u"my file"_s);
    const auto draft = m_store->read(u"my file"_s);
    QVERIFY(!draft);
    QCOMPARE(draft.error().message, problem);
    QVERIFY(!m_store->find(u"Kite"_s)); // an unreadable draft has no reliable name
    QVERIFY(!m_store->replace(u"my file"_s, draftOf(u"B"_s)));
    QVERIFY(m_store->save(u"my file"_s, draftOf(u"C"_s)));
    reopen();
    QCOMPARE(m_store->entries().size(), 3);
    QCOMPARE(text(u"my file"_s), bytes);
}

void TestDraftStore::unreadableCanBeRemovedByThePerson()
{
    write(u"broken"_s, "{");
    m_store->refresh();
    QVERIFY(m_store->remove(u"broken"_s));
    QVERIFY(m_store->entries().isEmpty());
    QVERIFY(m_store->bringBack(u"broken"_s));
    QCOMPARE(text(u"broken"_s), "{");
}

void TestDraftStore::takesInWhatCannotBeRead()
{
    QFile file(m_dir->filePath(u"draft.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ half a dr");
    file.close();
    QVERIFY(m_store->takeIn(file.fileName()));
    QVERIFY(!file.exists());
    QCOMPARE(m_store->entries().size(), 1);
    QVERIFY(!m_store->entries().first().problem.isEmpty());
    QCOMPARE(text(m_store->entries().first().id), "{ half a dr");
    QVERIFY(!m_store->takeIn(m_dir->filePath(u"none"_s)));
}

void TestDraftStore::fullDisk()
{
    QVERIFY(m_store->save(u"Kite"_s, draftOf(u"old"_s)));
    const QString id = idOf(u"Kite"_s);
    for (const int length : {6000, 20000}) {
        const Draft large = draftOf(QString(length, u'x'));
        const FullDisk full;
        const auto saved = m_store->save(u"Large"_s, large);
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind, ErrorKind::Storage);
        QVERIFY(saved.error().message.contains(QDir::toNativeSeparators(m_folder)));
        QVERIFY(!m_store->replace(id, large));
    }
    reopen();
    QCOMPARE(names(), QStringList{u"Kite"_s});
    QVERIFY(*m_store->read(id) == draftOf(u"old"_s));
    QCOMPARE(QDir(m_folder).entryList(QDir::Files | QDir::Hidden).size(), 1); // no leftovers
}

void TestDraftStore::folderThatCannotBeWritten()
{
    QFile inTheWay(m_folder);
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.write("mine");
    inTheWay.close();
    const auto saved = m_store->save(u"Kite"_s, draftOf(u"A"_s));
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, ErrorKind::Storage);
    m_store->refresh();
    QVERIFY(m_store->entries().isEmpty());
    QCOMPARE(QFileInfo(m_folder).size(), 4);
}

void TestDraftStore::folderGoneMeanwhile()
{
    QVERIFY(m_store->save(u"Kite"_s, draftOf(u"A"_s)));
    const QString id = idOf(u"Kite"_s);
    QVERIFY(QDir(m_folder).removeRecursively());
    QVERIFY(!m_store->read(id));
    QVERIFY(!m_store->remove(id));
    m_store->refresh();
    QVERIFY(m_store->entries().isEmpty());
    QVERIFY(m_store->save(u"Kite"_s, draftOf(u"A"_s))); // it is created again
}

void TestDraftStore::onlyForThisPerson()
{
    QVERIFY(m_store->save(u"Kite"_s, draftOf(u"A"_s)));
    constexpr auto others =
        QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
    QVERIFY(!(QFile::permissions(m_folder) & others));
    QVERIFY(!(QFile::permissions(m_folder + u'/' + idOf(u"Kite"_s) + u".json"_s) & others));
}

void TestDraftStore::seesFilesFromElsewhere()
{
    QSignalSpy changed(m_store.get(), &DraftStore::changed);
    // A copy from another computer, named by the user, and files that are not drafts.
    write(u"from my laptop"_s, QJsonDocument(toJson(draftOf(u"A"_s))).toJson());
    QVERIFY(QDir().mkpath(m_folder + u"/folder.json"_s));
    QFile other(m_folder + u"/notes.txt"_s);
    QVERIFY(other.open(QIODevice::WriteOnly));
    m_store->refresh();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(names(), QStringList{u"from my laptop"_s});
    QVERIFY(m_store->read(u"from my laptop"_s));
    m_store->refresh();
    QCOMPARE(changed.count(), 1);
    write(u"from my laptop"_s, "{");
    m_store->refresh();
    QCOMPARE(changed.count(), 2);
    QVERIFY(!m_store->entries().first().problem.isEmpty());
}

void TestDraftStore::modelFollows()
{
    DraftModel model(*m_store);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(m_store->save(u"Kite"_s, draftOf(u"A"_s)));
    m_clock.advance(1000);
    QVERIFY(m_store->save(u"Gull"_s, draftOf(u"B"_s)));
    write(u"broken"_s, "{");
    m_store->refresh();
    QCOMPARE(model.rowCount(), 3);
    const int kite = model.rowOf(idOf(u"Kite"_s));
    QCOMPARE(model.index(kite, DraftModel::Name).data().toString(), u"Kite"_s);
    QCOMPARE(model.index(kite, DraftModel::Kind).data().toString(), u"Reference to video · A 2.7"_s);
    QVERIFY(!model.index(kite, DraftModel::Saved).data().toString().isEmpty());
    const QModelIndex broken = model.index(model.rowOf(u"broken"_s), DraftModel::Name);
    QVERIFY(!broken.data(Qt::DecorationRole).isNull());
    QCOMPARE(broken.data(DraftModel::ProblemRole).toString(), u"This draft's file is damaged."_s);
    QVERIFY(!broken.flags().testFlag(Qt::ItemIsEditable));
    QVERIFY(m_store->remove(u"broken"_s));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.rowOf(u"broken"_s), -1);
}

void TestDraftStore::modelRenames()
{
    QVERIFY(m_store->save(u"Kite"_s, draftOf(u"A"_s)));
    QVERIFY(m_store->save(u"<b>Gull</b>"_s, draftOf(u"B"_s)));
    DraftModel model(*m_store);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy failed(&model, &DraftModel::renameFailed);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const QModelIndex kite = model.index(model.rowOf(idOf(u"Kite"_s)), DraftModel::Name);
    QVERIFY(model.setData(kite, u"Dragon"_s));
    QCOMPARE(kite.data().toString(), u"Dragon"_s);
    QCOMPARE(reset.count(), 0); // the row keeps its position
    QVERIFY(!model.setData(kite, u"<B>gull</B>"_s));
    QVERIFY(!model.setData(kite, u" "_s));
    QCOMPARE(failed.count(), 2);
    QCOMPARE(kite.data().toString(), u"Dragon"_s);
    QVERIFY(!model.setData(kite.siblingAtColumn(DraftModel::Kind), u"x"_s));
    // A tooltip shows markup as it was typed.
    const QModelIndex gull = model.index(model.rowOf(idOf(u"<b>Gull</b>"_s)), DraftModel::Name);
    QVERIFY(gull.data(Qt::ToolTipRole).toString().contains(u"&lt;b&gt;Gull"_s));
}

QTEST_MAIN(TestDraftStore)
#include "tst_draftstore.moc"
