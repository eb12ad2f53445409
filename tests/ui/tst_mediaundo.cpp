// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/mediabench.h"

#include "ui/style/applylook.h"

#include <QComboBox>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {
const RequestKind reference27{Family::A, Generation::G27, ApiType::ReferenceToVideo};
} // namespace

// Undo and redo in the media list with a user's keys and buttons, and the prompt that follows.
class TestMediaUndo final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<MediaBench> m_bench;

    void answer(const QString& words) const
    {
        for (auto* button : m_bench->find(u"renumberOffer"_s)->findChildren<QPushButton*>()) {
            if (button->text() == words) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QFAIL("no such answer");
    }

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init()
    {
        m_bench = std::make_unique<MediaBench>();
        m_bench->offer(reference27);
        QVERIFY(m_bench->isReady());
        m_bench->fill(u"a b c"_s);
    }
    void cleanup() { m_bench.reset(); }

    void undoesEverything()
    {
        const QList<MediaItem> first = m_bench->items();
        QList<QList<MediaItem>> states = {first};
        const auto done = [this, &states] { states.append(m_bench->items()); };
        MediaBench::press(m_bench->row(1), Qt::Key_Right, Qt::ControlModifier);
        done();
        MediaBench::press(m_bench->row(3), Qt::Key_Delete);
        done();
        m_bench->drop(MediaBench::urls({u"https://x.example/d.mp4"_s}), 1);
        done();
        m_bench->drop(m_bench->editor->rowMimeData(0), 0, Qt::MoveAction);
        done();
        m_bench->find<QComboBox>(u"typeCombo"_s, 1)->setFocus();
        QTest::keyClick(MediaBench::focus(), Qt::Key_Down);
        done();
        m_bench->address(1)->setFocus();
        m_bench->address(1)->selectAll();
        QTest::keyClicks(m_bench->address(1), u"https://new.example/"_s);
        done();
        auto* voice = m_bench->find<QLineEdit>(u"referenceVoiceEdit"_s, 1);
        voice->setFocus();
        QTest::keyClicks(voice, u"https://voice.example/"_s);
        done();
        m_bench->find(u"addAddressButton"_s)->setFocus();
        QTest::keyClick(MediaBench::focus(), Qt::Key_Space);
        done();
        m_bench->row(1)->setFocus(); // leaves the text field
        for (qsizetype i = states.size() - 2; i >= 0; --i) {
            MediaBench::undo(MediaBench::focus());
            QCOMPARE(m_bench->items(), states.at(i));
        }
        MediaBench::undo(MediaBench::focus()); // there is nothing left to undo
        QCOMPARE(m_bench->items(), first);
        for (qsizetype i = 1; i < states.size(); ++i) {
            MediaBench::redo(MediaBench::focus());
            QCOMPARE(m_bench->items(), states.at(i));
        }
    }

    void undoesTypingWhereItIsTyped()
    {
        QLineEdit* line = m_bench->address(2);
        MediaBench::press(m_bench->row(1), Qt::Key_Delete); // an earlier step of the list
        line = m_bench->address(1);
        line->setFocus();
        QTest::keyClick(line, Qt::Key_End);
        QTest::keyClicks(line, u"xyz"_s);
        MediaBench::undo(line);
        QCOMPARE(m_bench->sources(), u"b c"_s); // the line's own undo; the removal is kept
        MediaBench::redo(line);
        QCOMPARE(m_bench->sources(), u"bxyz c"_s);
        MediaBench::undo(line);
        MediaBench::undo(line); // the line has no step left, so the list undoes one
        QCOMPARE(m_bench->sources(), u"a b c"_s);
    }

    void takesTypingBackAsOneStepFromElsewhere()
    {
        QLineEdit* line = m_bench->address(1);
        line->setFocus();
        QTest::keyClick(line, Qt::Key_End);
        QTest::keyClicks(line, u"123"_s);
        QTest::keyClick(line, Qt::Key_Backspace);
        m_bench->row(2)->setFocus();
        MediaBench::undo(MediaBench::focus());
        QCOMPARE(m_bench->sources(), u"a b c"_s);
        QVERIFY(m_bench->row(1)->hasFocus()); // where it happened
        MediaBench::redo(MediaBench::focus());
        QCOMPARE(m_bench->sources(), u"a12 b c"_s);
    }

    void undoesInTheOrderOfThings()
    {
        QLineEdit* line = m_bench->address(1);
        line->setFocus();
        QTest::keyClick(line, Qt::Key_End);
        QTest::keyClicks(line, u"1"_s);
        MediaBench::press(m_bench->row(1), Qt::Key_Right, Qt::ControlModifier); // the move is the later step
        QCOMPARE(m_bench->sources(), u"b a1 c"_s);
        MediaBench::undo(line);
        QCOMPARE(m_bench->sources(), u"a1 b c"_s);
        MediaBench::undo(line);
        QCOMPARE(m_bench->sources(), u"a b c"_s);
        // A field that was left and is entered again has no undo of its own.
        line->setFocus();
        QTest::keyClick(line, Qt::Key_End);
        QTest::keyClicks(line, u"2"_s);
        MediaBench::press(m_bench->row(3), Qt::Key_Delete);
        m_bench->row(2)->setFocus();
        line->setFocus();
        MediaBench::undo(line);
        QCOMPARE(m_bench->sources(), u"a2 b c"_s);
    }

    void choosesTypesStepByStep()
    {
        auto* type = m_bench->find<QComboBox>(u"typeCombo"_s, 1);
        const QString first = m_bench->types().first();
        type->setFocus();
        QTest::keyClick(type, Qt::Key_Down);
        const QString second = m_bench->types().first();
        QTest::keyClick(type, Qt::Key_Down);
        QVERIFY(first != second && second != m_bench->types().first());
        MediaBench::undo(type);
        QCOMPARE(m_bench->types().first(), second);
        QCOMPARE(type->currentText(), mediaTypeLabel(second));
        MediaBench::undo(type);
        QCOMPARE(m_bench->types().first(), first);
        type->lineEdit()->selectAll();
        QTest::keyClicks(type, u"depth_map"_s);
        MediaBench::undo(type); // within the line, as in any text
        MediaBench::undo(type);
        QCOMPARE(m_bench->types().first(), first);
    }

    void leavesThePromptsUndoAlone()
    {
        MediaBench::press(m_bench->row(1), Qt::Key_Delete);
        m_bench->prompt->setFocus();
        QTest::keyClicks(m_bench->prompt, u"boat"_s);
        MediaBench::undo(m_bench->prompt);
        QCOMPARE(m_bench->prompt->toPlainText(), QString());
        QCOMPARE(m_bench->sources(), u"b c"_s);
        MediaBench::undo(m_bench->prompt); // even if it has nothing left to undo
        QCOMPARE(m_bench->sources(), u"b c"_s);
    }

    void hintsAtUndoAfterARemoval()
    {
        QCOMPARE(m_bench->notice, QString());
        m_bench->click(u"removeButton"_s, 2);
        QCOMPARE(m_bench->notice, u"Removed Image 2"_s);
        m_bench->editor->undo();
        QCOMPARE(m_bench->sources(), u"a b c"_s);
        QCOMPARE(m_bench->notice, QString());
        QVERIFY(m_bench->row(2)->hasFocus());
        m_bench->click(u"removeButton"_s, 1);
        MediaBench::press(m_bench->row(1), Qt::Key_Right, Qt::ControlModifier); // the user continued
        QCOMPARE(m_bench->notice, QString());
        for (int i = 0; i < 2; ++i)
            m_bench->click(u"removeButton"_s, 1);
        QCOMPARE(m_bench->notice, u"Removed Image 1"_s); // also without any row
        m_bench->editor->undo();
        QCOMPARE(m_bench->items().size(), 1);
    }

    void forgetsWithAnotherRequest()
    {
        m_bench->click(u"removeButton"_s, 2);
        m_bench->fill(u"x y"_s);
        m_bench->row(1)->setFocus();
        MediaBench::undo(MediaBench::focus());
        QCOMPARE(m_bench->sources(), u"x y"_s);
        m_bench->click(u"removeButton"_s, 2);
        m_bench->editor->setValue(m_bench->editor->value()); // the same value: nothing is lost
        MediaBench::undo(m_bench->row(1));
        QCOMPARE(m_bench->sources(), u"x y"_s);
    }

    void renumbersThePromptWhenToldSo()
    {
        m_bench->prompt->setPlainText(u"Image 1 meets Image 3"_s);
        MediaBench::press(m_bench->row(1), Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(m_bench->shows(u"renumberOffer"_s));
        QCOMPARE(
            m_bench->find<MessageBar>(u"renumberOffer"_s)->text(), u"The numbers in the prompt no longer match."_s);
        QCOMPARE(m_bench->prompt->toPlainText(), u"Image 1 meets Image 3"_s);
        answer(u"Renumber"_s);
        QCOMPARE(m_bench->prompt->toPlainText(), u"Image 2 meets Image 3"_s);
        QVERIFY(!m_bench->shows(u"renumberOffer"_s));
        // Order and prompt are restored together, and redone together.
        MediaBench::undo(m_bench->row(1));
        QCOMPARE(m_bench->sources(), u"a b c"_s);
        QCOMPARE(m_bench->prompt->toPlainText(), u"Image 1 meets Image 3"_s);
        MediaBench::redo(m_bench->row(1));
        QCOMPARE(m_bench->sources(), u"b a c"_s);
        QCOMPARE(m_bench->prompt->toPlainText(), u"Image 2 meets Image 3"_s);
        QVERIFY(!m_bench->shows(u"renumberOffer"_s));
    }

    void leavesThePromptWhenToldSo()
    {
        m_bench->prompt->setPlainText(u"Image 1"_s);
        MediaBench::press(m_bench->row(1), Qt::Key_Delete);
        QVERIFY(m_bench->shows(u"renumberOffer"_s)); // another picture has this number now
        answer(u"Keep as is"_s);
        m_bench->prompt->setPlainText(u"Image 2"_s);
        MediaBench::press(m_bench->row(1), Qt::Key_Delete);
        QVERIFY(m_bench->shows(u"renumberOffer"_s));
        answer(u"Keep as is"_s);
        QVERIFY(!m_bench->shows(u"renumberOffer"_s));
        QCOMPARE(m_bench->prompt->toPlainText(), u"Image 2"_s);
    }

    void neverOverwritesWhatWasWrittenSince()
    {
        m_bench->prompt->setPlainText(u"Image 1"_s);
        MediaBench::press(m_bench->row(1), Qt::Key_Right, Qt::ControlModifier);
        answer(u"Renumber"_s);
        m_bench->prompt->moveCursor(QTextCursor::End);
        QTest::keyClicks(m_bench->prompt, u" dances"_s);
        MediaBench::undo(m_bench->row(1));
        QCOMPARE(m_bench->sources(), u"a b c"_s);
        QCOMPARE(m_bench->prompt->toPlainText(), u"Image 2 dances"_s);
        QVERIFY(m_bench->shows(u"renumberOffer"_s)); // the way back is offered
        answer(u"Renumber"_s);
        QCOMPARE(m_bench->prompt->toPlainText(), u"Image 1 dances"_s);
    }
};

QTEST_MAIN(TestMediaUndo)
#include "tst_mediaundo.moc"
