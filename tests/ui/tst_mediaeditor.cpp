// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/fileinspector.h"
#include "tests/ui/mediabench.h"
#include "ui/style/applylook.h"

#include <QAccessible>
#include <QComboBox>
#include <QImage>
#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const RequestKind reference{Family::A, Generation::G30, ApiType::ReferenceToVideo};
const RequestKind reference27{Family::A, Generation::G27, ApiType::ReferenceToVideo};
const RequestKind text{Family::A, Generation::G30, ApiType::TextToVideo};

QString readName(QWidget* widget)
{
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
    return face != nullptr ? face->text(QAccessible::Name) : QString();
}

} // namespace

// The rows of the media list: what they show, how they move, and how they are reached.
class TestMediaEditor final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<MediaBench> m_bench;

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init()
    {
        m_bench = std::make_unique<MediaBench>();
        m_bench->offer(reference);
        QVERIFY(m_bench->isReady());
    }
    void cleanup() { m_bench.reset(); }

    void movesRowsWithTheirItems()
    {
        m_bench->fill(u"a b c"_s);
        QWidget* row = m_bench->row(3);
        QLineEdit* line = m_bench->address(3);
        line->setFocus();
        line->setCursorPosition(5);
        QTest::keyClick(line, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(m_bench->sources(), u"a c b"_s);
        QCOMPARE(m_bench->row(2), row); // the row moved along
        QVERIFY(line->hasFocus());
        QCOMPARE(line->cursorPosition(), 5);
        QCOMPARE(m_bench->name(2), u"Image 2"_s);
        QTest::keyClick(line, Qt::Key_Up, Qt::AltModifier);
        QTest::keyClick(line, Qt::Key_Up, Qt::AltModifier); // it is the first row
        QCOMPARE(m_bench->sources(), u"c a b"_s);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(line, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(m_bench->sources(), u"a b c"_s);
        QVERIFY(line->hasFocus());
        auto* type = m_bench->find<QComboBox>(u"typeCombo"_s, 1);
        type->setFocus();
        QTest::keyClick(type, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(m_bench->sources(), u"b a c"_s);
        QVERIFY(QApplication::activePopupWidget() == nullptr);
    }

    void movesByItsButtonsAndKeepsTheKeyboard()
    {
        m_bench->fill(u"a b"_s);
        QWidget* up = m_bench->find(u"moveUpButton"_s, 2);
        up->setFocus();
        QTest::keyClick(up, Qt::Key_Space);
        QCOMPARE(m_bench->sources(), u"b a"_s);
        QVERIFY(!up->isEnabled());
        QVERIFY(m_bench->find(u"moveDownButton"_s, 1)->hasFocus());
        QTest::keyClick(MediaBench::focus(), Qt::Key_Space);
        QCOMPARE(m_bench->sources(), u"a b"_s);
        m_bench->click(u"removeButton"_s, 1);
        QVERIFY(!m_bench->find(u"moveUpButton"_s, 1)->isEnabled());
        QVERIFY(!m_bench->find(u"moveDownButton"_s, 1)->isEnabled());
    }

    void dropsARowAnywhere_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("before"); // 0: at the end
        QTest::addColumn<QString>("result");
        QTest::newRow("to the front") << 3 << 1 << u"c a b d"_s;
        QTest::newRow("to the end") << 1 << 0 << u"b c d a"_s;
        QTest::newRow("up by one") << 2 << 1 << u"b a c d"_s;
        QTest::newRow("down by one") << 2 << 4 << u"a c b d"_s;
        QTest::newRow("before itself") << 2 << 2 << u"a b c d"_s;
        QTest::newRow("behind itself") << 2 << 3 << u"a b c d"_s;
    }
    void dropsARowAnywhere()
    {
        QFETCH(int, from);
        QFETCH(int, before);
        QFETCH(QString, result);
        m_bench->fill(u"a b c d"_s);
        QWidget* row = m_bench->row(from);
        QVERIFY(m_bench->drop(m_bench->editor->rowMimeData(from - 1), before, Qt::MoveAction));
        QCOMPARE(m_bench->lastAction, Qt::MoveAction);
        QCOMPARE(m_bench->sources(), result);
        QVERIFY(row->isAncestorOf(MediaBench::focus()));
        MediaBench::undo(MediaBench::focus());
        QCOMPARE(m_bench->sources(), u"a b c d"_s);
    }

    void takesNoRowOfAnotherList()
    {
        MediaBench other;
        other.offer(reference);
        other.fill(u"x y"_s);
        m_bench->fill(u"a b"_s);
        QVERIFY(!m_bench->drop(other.editor->rowMimeData(0), 1, Qt::MoveAction));
        QCOMPARE(m_bench->sources(), u"a b"_s);
        QMimeData* gone = m_bench->editor->rowMimeData(1);
        m_bench->fill(u"a"_s);
        QVERIFY(!m_bench->drop(gone, 1, Qt::MoveAction));
    }

    void worksByTheKeyboardAlone()
    {
        m_bench->find(u"addAddressButton"_s)->setFocus();
        for (const QString& word : {u"a"_s, u"b"_s, u"c"_s}) {
            QTest::keyClick(m_bench->find(u"addAddressButton"_s), Qt::Key_Space);
            QTest::keyClicks(MediaBench::focus(), u"https://a.example/"_s + word);
        }
        QCOMPARE(m_bench->sources(), u"a b c"_s);
        m_bench->handle(1)->setFocus();
        QTest::keyClick(MediaBench::focus(), Qt::Key_Up); // there is none
        QVERIFY(m_bench->handle(1)->hasFocus());
        QTest::keyClick(MediaBench::focus(), Qt::Key_Down);
        QVERIFY(m_bench->handle(2)->hasFocus());
        QTest::keyClick(MediaBench::focus(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(m_bench->sources(), u"a c b"_s);
        QVERIFY(m_bench->handle(3)->hasFocus());
        QTest::keyClick(MediaBench::focus(), Qt::Key_Delete);
        QCOMPARE(m_bench->sources(), u"a c"_s);
        QVERIFY(m_bench->handle(2)->hasFocus());
        QTest::keyClick(MediaBench::focus(), Qt::Key_Return);
        QVERIFY(QApplication::activePopupWidget() != nullptr);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        MediaBench::press(m_bench->handle(2), Qt::Key_Delete);
        MediaBench::press(m_bench->handle(1), Qt::Key_Delete);
        QVERIFY(m_bench->items().isEmpty());
        QVERIFY(m_bench->find(u"addFileButton"_s)->hasFocus());
        MediaBench::undo(MediaBench::focus());
        QCOMPARE(m_bench->sources(), u"a"_s);
        QVERIFY(m_bench->handle(1)->hasFocus());
    }

    void deletesLettersInATextFieldAndNoRow()
    {
        m_bench->fill(u"abc"_s);
        QLineEdit* line = m_bench->address(1);
        line->setFocus();
        line->setCursorPosition(0);
        QTest::keyClick(line, Qt::Key_Delete);
        QCOMPARE(m_bench->items().size(), 1);
        QCOMPARE(line->text(), u"ttps://a.example/abc"_s);
    }

    void insertsNames()
    {
        m_bench->fill(u"a v:b c"_s);
        QSignalSpy asked(m_bench->editor, &MediaEditor::mentionRequested);
        QVERIFY(!m_bench->find<QAbstractButton>(u"mentionButton"_s, 3)->isCheckable());
        m_bench->click(u"mentionButton"_s, 3);
        QTest::keyClick(m_bench->find(u"mentionButton"_s, 2), Qt::Key_Space);
        QCOMPARE(asked.size(), 2);
        QCOMPARE(asked.at(0).first(), QVariant(u"Image 2"_s));
        QCOMPARE(asked.at(1).first(), QVariant(u"Video 1"_s));
        // An item without a number has no name to insert.
        m_bench->find<QComboBox>(u"typeCombo"_s, 1)->setEditText(u"Document"_s);
        QVERIFY(!m_bench->find(u"mentionButton"_s, 1)->isVisible());
        m_bench->click(u"mentionButton"_s, 3);
        QCOMPARE(asked.last().first(), QVariant(u"Image 1"_s));
    }

    void namesItselfToAssistivePrograms()
    {
        m_bench->fill(u"a b"_s);
        QCOMPARE(readName(m_bench->row(2)), u"Image 2"_s);
        QCOMPARE(readName(m_bench->handle(2)), u"Image 2"_s);
        QCOMPARE(readName(m_bench->find(u"mentionButton"_s, 2)), u"Insert Image 2 into the prompt"_s);
        QCOMPARE(readName(m_bench->address(2)), u"Address"_s);
        QCOMPARE(readName(m_bench->find(u"moveUpButton"_s, 2)), u"Move up"_s);
        QCOMPARE(readName(m_bench->find(u"moveDownButton"_s, 2)), u"Move down"_s);
        QCOMPARE(readName(m_bench->find(u"removeButton"_s, 2)), u"Remove"_s);
        QCOMPARE(readName(m_bench->find(u"rowMenuButton"_s, 2)), u"More"_s);
        // A combo box is named by the label beside it.
        QAccessibleInterface* type = QAccessible::queryAccessibleInterface(m_bench->find(u"typeCombo"_s, 2));
        const auto labels = type->relations(QAccessible::Label);
        QCOMPARE(labels.size(), 1);
        QCOMPARE(labels.first().first->text(QAccessible::Name), u"Type"_s);
        MediaBench::press(m_bench->handle(2), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(readName(m_bench->handle(1)), u"Image 1"_s);
        QCOMPARE(m_bench->find(u"removeButton"_s, 1)->accessibleDescription(), u"Image 1"_s);
    }

    void offersVoicesOnlyToWhatCanSpeak()
    {
        m_bench->offer(reference27);
        m_bench->editor->setValue(QList<MediaItem>{{u"reference_image"_s, {}, {}}, {u"reference_video"_s, {}, {}},
            {u"reference_audio"_s, {}, {}}, {u"reference_audio"_s, {}, u"https://v.example/"_s}});
        const QList<bool> expected = {true, true, false, true};
        for (int i = 0; i < 4; ++i)
            QCOMPARE(m_bench->find(u"referenceVoiceEdit"_s, i + 1)->isVisible(), expected.at(i));
        m_bench->offer(reference);
        QVERIFY(!m_bench->find(u"referenceVoiceEdit"_s, 1)->isVisible());
    }

    void keepsTheListOfTypesWhileOneIsChosen()
    {
        m_bench->fill(u"a"_s);
        auto* type = m_bench->find<QComboBox>(u"typeCombo"_s, 1);
        type->setFocus();
        QCOMPARE(type->itemData(0).toString(), u"reference_image"_s);
        type->lineEdit()->selectAll();
        QTest::keyClicks(type, u"Reference video"_s); // turns the item into a video while it is typed
        QCOMPARE(type->currentText(), u"Reference video"_s);
        QCOMPARE(m_bench->types().first(), u"reference_video"_s);
        QCOMPARE(m_bench->name(1), u"Video 1"_s);
        m_bench->prompt->setFocus();
        QCOMPARE(type->itemData(0).toString(), u"reference_video"_s); // its own kind of media first
        QCOMPARE(type->currentText(), u"Reference video"_s);
    }

    void showsTheBudget()
    {
        ModelProfile profile;
        MediaRules rules;
        rules.counts = {{{u"reference_image"_s}, 0, 2}};
        profile.limits.media.insert(ApiType::ReferenceToVideo, rules);
        m_bench->offer(reference, profile);
        auto* note = m_bench->find<QLabel>(u"mediaNote"_s);
        QCOMPARE(note->text(), QString());
        m_bench->fill(u"a"_s);
        QCOMPARE(note->text(), u"1/2 images"_s);
        QVERIFY(!note->property("warns").toBool());
        m_bench->drop(MediaBench::urls({u"https://x.example/b.png"_s, u"https://x.example/c.png"_s}));
        QCOMPARE(note->text(), u"3/2 images (too many)"_s);
        QVERIFY(note->property("warns").toBool());
        MediaBench::undo(MediaBench::focus());
        QCOMPARE(note->text(), u"1/2 images"_s);
        QVERIFY(!note->property("warns").toBool());
        m_bench->offer(text, profile);
        QCOMPARE(note->text(), QString());
    }

    void showsWhatFilesAre()
    {
        const QTemporaryDir folder;
        const auto path = [&folder](const QString& name) { return folder.filePath(name); };
        const auto source = [&path](const QString& name) { return QUrl::fromLocalFile(path(name)).toString(); };
        QImage image(640, 360, QImage::Format_RGB32);
        image.fill(Qt::darkGreen);
        QVERIFY(image.save(path(u"a.png"_s)));
        QVERIFY(image.save(path(u"film.mp4"_s), "PNG")); // its name is misleading
        QVERIFY(QFile(path(u"empty.png"_s)).open(QIODevice::WriteOnly));
        FileInspector inspector(QSize(64, 36));
        m_bench->editor->setInspector(&inspector);
        m_bench->drop(MediaBench::urls({source(u"a.png"_s), source(u"gone.png"_s), source(u"empty.png"_s),
            source(u"film.mp4"_s), u"https://x.example/b.png"_s}));
        QCOMPARE(m_bench->types().at(3), u"reference_video"_s);
        const auto facts = [this](int row) { return m_bench->find(u"factsLabel"_s, row)->property("text").toString(); };
        const auto name = [this](int row) { return m_bench->find(u"sourceLabel"_s, row)->property("text").toString(); };
        const QImage before = m_bench->handle(1)->grab().toImage();
        QTRY_VERIFY(facts(1).startsWith(u"640 × 360 · "_s));
        QTRY_COMPARE(facts(2), u"The file is missing"_s);
        QTRY_COMPARE(facts(3), u"The file is empty"_s);
        QTRY_COMPARE(m_bench->types().at(3), u"reference_image"_s); // the content decides, not the name
        QCOMPARE(facts(5), QString()); // URLs are not inspected
        QCOMPARE(name(1), u"a.png"_s);
        QCOMPARE(name(5), u"b.png"_s);
        QVERIFY(m_bench->handle(1)->grab().toImage() != before);
        QCOMPARE(m_bench->handle(2)->accessibleDescription(), u"The file is missing"_s);
        MediaBench::press(m_bench->handle(1), Qt::Key_Down, Qt::AltModifier);
        QVERIFY(facts(2).startsWith(u"640 × 360 · "_s)); // moves along
        QCOMPARE(facts(1), u"The file is missing"_s);
        m_bench->address(1)->setText(u"https://x.example/c.png"_s);
        QCOMPARE(facts(1), QString());
        m_bench->editor->setInspector(nullptr);
    }

    void guessesTheTypeOfAnAddressWhileItIsTyped()
    {
        m_bench->click(u"addAddressButton"_s);
        QCOMPARE(m_bench->types(), QStringList({u"reference_image"_s}));
        QTest::keyClicks(MediaBench::focus(), u"https://x.example/walk.mp4"_s);
        QCOMPARE(m_bench->types(), QStringList({u"reference_video"_s}));
        QCOMPARE(m_bench->address(1)->text(), u"https://x.example/walk.mp4"_s);
        m_bench->find<QComboBox>(u"typeCombo"_s, 1)->setEditText(u"Reference image"_s); // the user decides
        m_bench->address(1)->setFocus();
        m_bench->address(1)->setText(u"https://x.example/steps.mp3"_s);
        QCOMPARE(m_bench->types(), QStringList({u"reference_image"_s}));
    }

    void leavesATypeThatThePersonChose()
    {
        const QTemporaryDir folder;
        QImage image(8, 8, QImage::Format_RGB32);
        image.fill(Qt::darkGreen);
        const QString path = folder.filePath(u"film.mp4"_s);
        QVERIFY(image.save(path, "PNG"));
        FileInspector inspector(QSize(64, 36));
        m_bench->editor->setInspector(&inspector);
        m_bench->drop(MediaBench::urls({QUrl::fromLocalFile(path).toString()}));
        m_bench->find<QComboBox>(u"typeCombo"_s, 1)->setEditText(u"Reference audio"_s);
        QTRY_VERIFY(!m_bench->find(u"factsLabel"_s, 1)->property("text").toString().isEmpty());
        QCOMPARE(m_bench->types().first(), u"reference_audio"_s);
        m_bench->editor->setInspector(nullptr);
    }

    void showsWhatAnAddressWasFoundToBe()
    {
        m_bench->fill(u"a b"_s);
        const auto facts = [this](int row) { return m_bench->find(u"factsLabel"_s, row)->property("text").toString(); };
        m_bench->editor->showLookup(u"https://a.example/b"_s, u"image/png · 2.3 MB"_s, false);
        QCOMPARE(facts(1), QString());
        QCOMPARE(facts(2), u"image/png · 2.3 MB"_s);
        m_bench->address(2)->setText(u"https://a.example/other"_s);
        QCOMPARE(facts(2), QString());
        m_bench->editor->showLookup(u"https://a.example/b"_s, u"too late"_s, true);
        QCOMPARE(facts(2), QString());
    }

    void touchesOnlyTheRowThatChanges()
    {
        QString words;
        for (int i = 0; i < 20; ++i)
            words += u" i%1"_s.arg(i);
        m_bench->fill(words);
        QList<QSignalSpy*> spies;
        for (int i = 1; i <= 20; ++i)
            spies.append(new QSignalSpy(m_bench->address(i), &QLineEdit::textChanged));
        QSignalSpy changed(m_bench->editor, &FieldEditor::changed);
        QSignalSpy rows(m_bench->editor, &FieldEditor::rowsChanged);
        m_bench->prompt->setPlainText(QString(20'000, u'x'));
        QCOMPARE(changed.size(), 0);
        m_bench->address(7)->setFocus();
        QTest::keyClick(m_bench->address(7), Qt::Key_End);
        QTest::keyClicks(m_bench->address(7), u"!"_s);
        QCOMPARE(changed.size(), 1);
        QTest::keyClick(m_bench->address(7), Qt::Key_Down, Qt::AltModifier);
        for (int i = 0; i < 20; ++i)
            QCOMPARE(spies.at(i)->size(), i == 6 ? 1 : 0);
        QCOMPARE(rows.size(), 1); // the move; typing keeps the tab order
        qDeleteAll(spies);
    }
};

QTEST_MAIN(TestMediaEditor)
#include "tst_mediaeditor.moc"
