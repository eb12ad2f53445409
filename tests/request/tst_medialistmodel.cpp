// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/medialistmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

MediaItem image(const QString& source = {})
{
    return {u"reference_image"_s, source, {}};
}
MediaItem video(const QString& source = {})
{
    return {u"reference_video"_s, source, {}};
}

} // namespace

// The editable list of media. Qt's model tester checks every change.
class TestMediaListModel final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<MediaListModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;

    QString sources() const
    {
        QStringList all;
        for (const MediaItem& item : m_model->items())
            all.append(item.source);
        return all.join(u' ');
    }
    QStringList names() const
    {
        QStringList all;
        for (int i = 0; i < m_model->rowCount(); ++i)
            all.append(m_model->index(i).data(MediaListModel::NameRole).toString());
        return all;
    }

private Q_SLOTS:
    void init()
    {
        m_model = std::make_unique<MediaListModel>();
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        m_model->setItems({image(u"a"_s), video(u"b"_s), image(u"c"_s), image(u"d"_s)});
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
    }

    void numbersEachMediumByItself()
    {
        QCOMPARE(names(), QStringList({u"Image 1"_s, u"Video 1"_s, u"Image 2"_s, u"Image 3"_s}));
        QCOMPARE(m_model->index(2).data(Qt::DisplayRole), QVariant(u"Image 2"_s));
        m_model->insert(4, {{u"file"_s, {}, {}}, {u"link"_s, {}, {}}, {{}, {}, {}}, {u"made_up"_s, {}, {}}});
        QCOMPARE(names().mid(4), QStringList({u"Document"_s, u"Web page"_s, u"Item 7"_s, u"made_up"_s}));
    }

    void tellsWhichNamesAChangeHasChanged()
    {
        QSignalSpy told(m_model.get(), &QAbstractItemModel::dataChanged);
        const auto rows = [&told] {
            QList<int> all;
            for (const QList<QVariant>& call : std::as_const(told)) {
                if (call.at(2).value<QList<int>>().contains(MediaListModel::NameRole))
                    all.append(call.first().toModelIndex().row());
            }
            told.clear();
            return all;
        };
        m_model->insert(4, {image(u"e"_s)});
        QCOMPARE(rows(), QList<int>());
        m_model->insert(1, {image(u"f"_s)}); // a f b c d e
        QCOMPARE(rows(), QList<int>({3, 4, 5}));
        m_model->remove(2); // a video: the images keep their numbers
        QCOMPARE(rows(), QList<int>());
        m_model->move(0, 1);
        QCOMPARE(rows(), QList<int>({0, 1}));
        m_model->setData(m_model->index(0), u"reference_video"_s, MediaListModel::TypeRole);
        QCOMPARE(rows(), QList<int>({0, 1, 2, 3, 4}));
        m_model->setData(m_model->index(3), u"first_frame"_s, MediaListModel::TypeRole); // still an image
        QCOMPARE(rows(), QList<int>());
    }

    void moves_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("before");
        QTest::addColumn<QString>("result"); // empty: rejected
        QTest::newRow("up") << 2 << 1 << 0 << u"c a b d"_s;
        QTest::newRow("down") << 0 << 1 << 3 << u"b c a d"_s;
        QTest::newRow("to the end") << 0 << 1 << 4 << u"b c d a"_s;
        QTest::newRow("two down") << 0 << 2 << 4 << u"c d a b"_s;
        QTest::newRow("two up") << 2 << 2 << 0 << u"c d a b"_s;
        QTest::newRow("two by one") << 1 << 2 << 0 << u"b c a d"_s;
        QTest::newRow("into itself") << 1 << 2 << 2 << QString();
        QTest::newRow("where it is") << 1 << 1 << 1 << QString();
        QTest::newRow("behind itself") << 1 << 1 << 2 << QString();
        QTest::newRow("beyond the end") << 0 << 1 << 5 << QString();
        QTest::newRow("before the start") << 0 << 1 << -1 << QString();
        QTest::newRow("none") << 0 << 0 << 2 << QString();
        QTest::newRow("more than there are") << 3 << 2 << 0 << QString();
        QTest::newRow("no such row") << 4 << 1 << 0 << QString();
        QTest::newRow("a negative row") << -1 << 1 << 2 << QString();
    }
    void moves()
    {
        QFETCH(int, row);
        QFETCH(int, count);
        QFETCH(int, before);
        QFETCH(QString, result);
        QSignalSpy moved(m_model.get(), &QAbstractItemModel::rowsMoved);
        const QPersistentModelIndex kept = m_model->index(std::clamp(row, 0, 3));
        const QString source = kept.data(MediaListModel::SourceRole).toString();
        QCOMPARE(m_model->moveRows({}, row, count, {}, before), !result.isEmpty());
        QCOMPARE(sources(), result.isEmpty() ? u"a b c d"_s : result);
        QCOMPARE(moved.size(), result.isEmpty() ? 0 : 1);
        QCOMPARE(kept.data(MediaListModel::SourceRole).toString(), source); // views keep their rows
        QCOMPARE(names(), [this] {
            QStringList expected = mediaNames(m_model->items());
            return expected;
        }());
    }

    void movesByTheRowAfterwards()
    {
        m_model->move(0, 3);
        QCOMPARE(sources(), u"b c d a"_s);
        m_model->move(3, 1);
        QCOMPARE(sources(), u"b a c d"_s);
        QSignalSpy moved(m_model.get(), &QAbstractItemModel::rowsMoved);
        m_model->move(2, 2);
        m_model->move(2, 4);
        m_model->move(-1, 0);
        QCOMPARE(moved.size(), 0);
        QCOMPARE(sources(), u"b a c d"_s);
    }

    void removes_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("result");
        QTest::newRow("first") << 0 << 1 << u"b c d"_s;
        QTest::newRow("last") << 3 << 1 << u"a b c"_s;
        QTest::newRow("all") << 0 << 4 << u""_s;
        QTest::newRow("none") << 1 << 0 << u"a b c d"_s;
        QTest::newRow("too many") << 2 << 3 << u"a b c d"_s;
        QTest::newRow("beyond") << 4 << 1 << u"a b c d"_s;
        QTest::newRow("negative") << -1 << 2 << u"a b c d"_s;
    }
    void removes()
    {
        QFETCH(int, row);
        QFETCH(int, count);
        QFETCH(QString, result);
        m_model->remove(row, count);
        QCOMPARE(sources(), result);
    }

    void insertsNothingOutsideTheList()
    {
        QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
        m_model->insert(-1, {image()});
        m_model->insert(5, {image()});
        m_model->insert(2, {});
        QCOMPARE(inserted.size(), 0);
        QCOMPARE(sources(), u"a b c d"_s);
        m_model->insert(4, {image(u"e"_s), video(u"f"_s)});
        m_model->insert(0, {image(u"g"_s)});
        QCOMPARE(sources(), u"g a b c d e f"_s);
    }

    void changesOnePartAndTellsOnlyThat()
    {
        QSignalSpy told(m_model.get(), &QAbstractItemModel::dataChanged);
        QVERIFY(m_model->setData(m_model->index(1), u"https://x.example/"_s, MediaListModel::SourceRole));
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.first().first().toModelIndex().row(), 1);
        QCOMPARE(told.first().at(2).value<QList<int>>(), QList<int>({MediaListModel::SourceRole}));
        QVERIFY(m_model->setData(m_model->index(1), u"https://x.example/"_s, MediaListModel::SourceRole)); // the same
        QCOMPARE(told.size(), 1);
        QVERIFY(m_model->setData(m_model->index(1), u"https://v.example/"_s, MediaListModel::ReferenceVoiceRole));
        QCOMPARE(m_model->items().at(1),
            (MediaItem{u"reference_video"_s, u"https://x.example/"_s, u"https://v.example/"_s}));
    }

    void refusesWhatItDoesNotHold()
    {
        const QList<MediaItem> before = m_model->items();
        QVERIFY(!m_model->setData(m_model->index(0), u"Image 9"_s, MediaListModel::NameRole));
        QVERIFY(!m_model->setData(m_model->index(0), u"x"_s, Qt::EditRole));
        QVERIFY(!m_model->setData({}, u"x"_s, MediaListModel::SourceRole));
        QVERIFY(!m_model->setData(m_model->index(9), u"x"_s, MediaListModel::SourceRole));
        m_model->replace(9, image(u"x"_s));
        m_model->replace(-1, image(u"x"_s));
        QCOMPARE(m_model->items(), before);
        QVERIFY(!m_model->data({}, MediaListModel::TypeRole).isValid());
        QVERIFY(!m_model->index(0).data(Qt::ForegroundRole).isValid());
        QCOMPARE(m_model->rowCount(m_model->index(0)), 0);
        QVERIFY(!m_model->removeRows(0, 1, m_model->index(0)));
        QVERIFY(!m_model->moveRows(m_model->index(0), 0, 1, {}, 2));
    }

    void setsTheSameListWithoutAWord()
    {
        QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
        m_model->setItems(m_model->items());
        QCOMPARE(reset.size(), 0);
        m_model->setItems({});
        QCOMPARE(reset.size(), 1);
        QCOMPARE(m_model->rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(TestMediaListModel)
#include "tst_medialistmodel.moc"
