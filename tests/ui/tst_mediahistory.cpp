// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediahistory.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

QList<MediaItem> images(const QString& words)
{
    QList<MediaItem> items;
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts))
        items.append({u"reference_image"_s, word, {}});
    return items;
}

} // namespace

// Undo steps of a media list, and the numbers in the prompt that belong to them.
class TestMediaHistory final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<MediaHistory> m_history;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    QString m_prompt;

    QString sources() const
    {
        QStringList all;
        for (const MediaItem& item : m_history->items())
            all.append(item.source);
        return all.join(u' ');
    }
    void write(const QString& prompt)
    {
        m_prompt = prompt;
        m_history->setPrompt(prompt);
    }

private Q_SLOTS:
    void init()
    {
        m_prompt.clear();
        m_history = std::make_unique<MediaHistory>();
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_history->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        // As in the form: a requested prompt becomes the prompt.
        connect(m_history.get(), &MediaHistory::promptChangeRequested, this, &TestMediaHistory::write);
        m_history->reset(images(u"a b c"_s));
    }
    void cleanup()
    {
        m_tester.reset();
        m_history.reset();
    }

    void hasNothingToUndoAtFirst()
    {
        QVERIFY(!m_history->canUndo() && !m_history->canRedo());
        m_history->undo();
        m_history->redo();
        QCOMPARE(sources(), u"a b c"_s);
        m_history->insert(0, {});
        m_history->move(1, 1);
        m_history->change(0, MediaListModel::SourceRole, u"a"_s, false);
        QVERIFY(!m_history->canUndo()); // nothing was changed
        m_history->remove(0);
        QVERIFY(m_history->canUndo());
        m_history->reset(images(u"x"_s));
        QVERIFY(!m_history->canUndo()); // another request
    }

    void mergesWhatIsTyped()
    {
        for (const QString& text : {u"a/"_s, u"a/b"_s, u"a/bc"_s})
            m_history->change(0, MediaListModel::SourceRole, text, true);
        m_history->endTyping();
        m_history->change(0, MediaListModel::SourceRole, u"later"_s, true);
        m_history->change(1, MediaListModel::SourceRole, u"another row"_s, true);
        m_history->undo();
        QCOMPARE(m_history->items().at(1).source, u"b"_s);
        QCOMPARE(m_history->items().at(0).source, u"later"_s);
        m_history->undo();
        QCOMPARE(m_history->items().at(0).source, u"a/bc"_s);
        m_history->undo();
        QCOMPARE(sources(), u"a b c"_s);
        QVERIFY(!m_history->canUndo());
        m_history->redo();
        QCOMPARE(m_history->items().at(0).source, u"a/bc"_s);
    }

    void neverMergesWhatIsChosen()
    {
        m_history->change(0, MediaListModel::TypeRole, u"first_frame"_s, false);
        m_history->change(0, MediaListModel::TypeRole, u"last_frame"_s, false);
        m_history->undo();
        QCOMPARE(m_history->items().at(0).type, u"first_frame"_s);
    }

    void forgetsWhatWasTypedBack()
    {
        m_history->remove(2);
        m_history->change(0, MediaListModel::SourceRole, u"ab"_s, true);
        m_history->change(0, MediaListModel::SourceRole, u"a"_s, true);
        m_history->undo();
        QCOMPARE(sources(), u"a b c"_s); // the removal
        QVERIFY(!m_history->canUndo());
    }

    void keepsACorrectedTypeThroughUndo()
    {
        m_history->insert(3, images(u"film"_s));
        m_history->correctType(3, u"reference_video"_s);
        m_history->undo();
        QCOMPARE(sources(), u"a b c"_s);
        m_history->redo();
        QCOMPARE(m_history->items().at(3).type, u"reference_video"_s);
    }

    void offersToRenumber_data()
    {
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<bool>("offers"); // after c moved to the front
        QTest::addColumn<QString>("renumbered");
        QTest::newRow("nothing named") << u"A boat"_s << false << u"A boat"_s;
        QTest::newRow("no prompt") << QString() << false << QString();
        QTest::newRow("one") << u"Image 3 sinks"_s << true << u"Image 1 sinks"_s;
        QTest::newRow("several") << u"Image 1, image 2 and Image 3"_s << true << u"Image 2, image 3 and Image 1"_s;
        QTest::newRow("Chinese") << u"图1和图3"_s << true << u"图2和图1"_s;
        QTest::newRow("another medium") << u"Video 1"_s << false << u"Video 1"_s;
        QTest::newRow("no such item") << u"Image 9"_s << false << u"Image 9"_s;
    }
    void offersToRenumber()
    {
        QFETCH(QString, prompt);
        QFETCH(bool, offers);
        QFETCH(QString, renumbered);
        write(prompt);
        m_history->move(2, 0);
        QCOMPARE(m_history->offersRenumbering(), offers);
        QCOMPARE(m_prompt, prompt); // only an offer
        m_history->renumber();
        QCOMPARE(m_prompt, renumbered);
        QVERIFY(!m_history->offersRenumbering());
        m_history->undo();
        QCOMPARE(sources(), u"a b c"_s);
        QCOMPARE(m_prompt, prompt);
        QVERIFY(!m_history->offersRenumbering());
        m_history->redo();
        QCOMPARE(sources(), u"c a b"_s);
        QCOMPARE(m_prompt, renumbered);
        QVERIFY(!m_history->offersRenumbering());
    }

    void offersAfterEveryKindOfStep_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("renumbered"); // from "Image 1 Image 2 Image 3"
        QTest::newRow("remove the first") << 0 << u"Image 3 Image 1 Image 2"_s; // what was removed is nothing now
        QTest::newRow("insert in front") << 1 << u"Image 2 Image 3 Image 4"_s;
        QTest::newRow("move") << 2 << u"Image 3 Image 1 Image 2"_s;
        QTest::newRow("append") << 3 << u"Image 1 Image 2 Image 3"_s;
        QTest::newRow("remove the last") << 4 << u"Image 1 Image 2 Image 3"_s;
        QTest::newRow("another type of image") << 5 << u"Image 1 Image 2 Image 3"_s;
    }
    void offersAfterEveryKindOfStep()
    {
        QFETCH(int, step);
        QFETCH(QString, renumbered);
        const QString before = u"Image 1 Image 2 Image 3"_s;
        write(before);
        switch (step) {
        case 0: m_history->remove(0); break;
        case 1: m_history->insert(0, images(u"z"_s)); break;
        case 2: m_history->move(0, 2); break;
        case 3: m_history->insert(3, images(u"z"_s)); break;
        case 4: m_history->remove(2); break;
        default: m_history->change(0, MediaListModel::TypeRole, u"first_frame"_s, false);
        }
        QCOMPARE(m_history->offersRenumbering(), renumbered != before);
        m_history->renumber();
        QCOMPARE(m_prompt, renumbered);
        m_history->undo();
        QCOMPARE(m_prompt, before);
        QCOMPARE(sources(), u"a b c"_s);
        QVERIFY(!m_history->offersRenumbering());
    }

    void changesOfTypeChangeNumbers()
    {
        write(u"Image 2 meets Image 3"_s);
        m_history->change(0, MediaListModel::TypeRole, u"reference_video"_s, false);
        QVERIFY(m_history->offersRenumbering());
        m_history->renumber();
        QCOMPARE(m_prompt, u"Image 1 meets Image 2"_s);
    }

    void collectsStepsIntoOneOffer()
    {
        write(u"Image 1"_s);
        m_history->move(0, 1);
        m_history->move(1, 2);
        m_history->renumber();
        QCOMPARE(m_prompt, u"Image 3"_s);
        m_history->undo(); // back to the state with the open offer
        QCOMPARE(sources(), u"b a c"_s);
        QCOMPARE(m_prompt, u"Image 1"_s);
        QVERIFY(m_history->offersRenumbering());
        m_history->undo();
        QCOMPARE(sources(), u"a b c"_s);
        QVERIFY(!m_history->offersRenumbering());
        m_history->redo();
        QVERIFY(m_history->offersRenumbering());
        m_history->redo();
        QCOMPARE(m_prompt, u"Image 3"_s);
        QVERIFY(!m_history->offersRenumbering());
    }

    void withdrawsTheOfferWhenAllIsAsItWas()
    {
        write(u"Image 1"_s);
        QSignalSpy told(m_history.get(), &MediaHistory::offerChanged);
        m_history->move(0, 2);
        m_history->move(2, 0);
        QVERIFY(!m_history->offersRenumbering());
        QCOMPARE(told.size(), 2);
        m_history->move(0, 1);
        m_history->undo();
        QVERIFY(!m_history->offersRenumbering());
    }

    void withdrawsTheOfferWhenThePersonWritesNumbers()
    {
        write(u"Image 1 swims"_s);
        m_history->move(0, 2);
        QVERIFY(m_history->offersRenumbering());
        write(u"Image 1 swims fast"_s); // no change of numbers
        QVERIFY(m_history->offersRenumbering());
        write(u"Image 3 swims fast"_s);
        QVERIFY(!m_history->offersRenumbering());
        m_history->renumber(); // no longer offered
        QCOMPARE(m_prompt, u"Image 3 swims fast"_s);
    }

    void leavesNumbersWhenToldSo()
    {
        write(u"Image 1"_s);
        m_history->move(0, 2);
        m_history->leaveNumbers();
        QVERIFY(!m_history->offersRenumbering());
        QCOMPARE(m_prompt, u"Image 1"_s);
        m_history->undo(); // the state before: nothing to offer
        QVERIFY(!m_history->offersRenumbering());
        m_history->redo();
        QVERIFY(!m_history->offersRenumbering());
        m_history->move(0, 1); // "Image 1" means b now
        QVERIFY(m_history->offersRenumbering());
        m_history->renumber();
        QCOMPARE(m_prompt, u"Image 2"_s);
    }

    void offersTheReverseWhenThePromptWasEditedMeanwhile()
    {
        write(u"Image 1 sings"_s);
        m_history->move(0, 2);
        m_history->renumber();
        write(u"Image 3 sings loudly"_s);
        m_history->undo();
        QCOMPARE(sources(), u"a b c"_s);
        QCOMPARE(m_prompt, u"Image 3 sings loudly"_s); // never overwritten
        QVERIFY(m_history->offersRenumbering());
        m_history->renumber();
        QCOMPARE(m_prompt, u"Image 1 sings loudly"_s);
        m_history->redo();
        QCOMPARE(m_prompt, u"Image 1 sings loudly"_s);
        QVERIFY(m_history->offersRenumbering());
    }

    void leavesAPromptThatWentBackByItself()
    {
        write(u"Image 1"_s);
        m_history->move(0, 2);
        m_history->renumber();
        write(u"Image 1"_s); // undone in the prompt
        m_history->undo();
        QCOMPARE(m_prompt, u"Image 1"_s);
        QVERIFY(!m_history->offersRenumbering());
    }

    void answersOfAnUndoneStepStayWithIt()
    {
        write(u"Image 1 and Image 3"_s);
        m_history->remove(1); // a c
        m_history->renumber();
        QCOMPARE(m_prompt, u"Image 1 and Image 2"_s);
        m_history->move(0, 1); // c a
        m_history->renumber();
        QCOMPARE(m_prompt, u"Image 2 and Image 1"_s);
        write(u"Image 2 and Image 1!"_s);
        m_history->undo();
        m_history->renumber();
        QCOMPARE(m_prompt, u"Image 1 and Image 2!"_s);
        m_history->undo(); // the removal; the edit has discarded its prompt
        QCOMPARE(sources(), u"a b c"_s);
        QCOMPARE(m_prompt, u"Image 1 and Image 2!"_s);
        QVERIFY(m_history->offersRenumbering());
        m_history->renumber();
        QCOMPARE(m_prompt, u"Image 1 and Image 3!"_s);
    }

    void doesNotNumberWherePromptsDoNot()
    {
        m_history->setNumbered(false);
        write(u"Image 1"_s);
        m_history->move(0, 2);
        QVERIFY(!m_history->offersRenumbering());
    }

    // Whatever is done, undoing all of it restores list and prompt, and redoing it restores both again.
    void goesBackAndForthOverAnything()
    {
        QRandomGenerator random(20261121);
        for (int round = 0; round < 60; ++round) {
            const QList<MediaItem> first = images(u"a b c d"_s);
            m_history->reset(first);
            const QString prompt = u"Image 1, Image 3 and 图2"_s;
            write(prompt);
            for (int step = 0; step < 12; ++step)
                doSomething(random);
            const QList<MediaItem> last = m_history->items();
            const QString lastPrompt = m_prompt;
            while (m_history->canUndo())
                m_history->undo();
            QCOMPARE(m_history->items(), first);
            QCOMPARE(m_prompt, prompt);
            QVERIFY(!m_history->offersRenumbering());
            while (m_history->canRedo())
                m_history->redo();
            QCOMPARE(m_history->items(), last);
            QCOMPARE(m_prompt, lastPrompt);
        }
    }

private:
    void doSomething(QRandomGenerator& random)
    {
        const int count = static_cast<int>(m_history->items().size());
        const int row = count > 0 ? random.bounded(count) : 0;
        switch (random.bounded(count > 0 ? 7 : 1)) {
        case 0: m_history->insert(random.bounded(count + 1), images(QString::number(random.bounded(99)))); break;
        case 1: m_history->remove(row); break;
        case 2: m_history->move(row, random.bounded(count)); break;
        case 3: m_history->change(row, MediaListModel::SourceRole, QString::number(random.bounded(9)), true); break;
        case 4:
            m_history->change(row, MediaListModel::TypeRole,
                random.bounded(2) == 0 ? u"reference_video"_s : u"reference_image"_s, random.bounded(2) == 0);
            break;
        case 5: m_history->renumber(); break;
        default: m_history->leaveNumbers();
        }
    }
};

QTEST_GUILESS_MAIN(TestMediaHistory)
#include "tst_mediahistory.moc"
