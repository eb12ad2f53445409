// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/fileinspector.h"
#include "tests/support/patience.h"
#include "tests/ui/mediabench.h"
#include "ui/compose/media/emptytile.h"
#include "ui/compose/media/mediatile.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QAccessible>
#include <QComboBox>
#include <QImage>
#include <QMenu>
#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const RequestKind reference{Family::A, Generation::G30, ApiType::ReferenceToVideo};
const RequestKind reference27{Family::A, Generation::G27, ApiType::ReferenceToVideo};
const RequestKind frames{Family::A, Generation::G27, ApiType::ImageToVideo};
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

    void videosKeepTheirNumbersInANarrowForm()
    {
        m_bench->window()->setFixedWidth(312);
        m_bench->fill(u"v:a v:a"_s);
        const auto badge = [this](int place) {
            QCoreApplication::sendPostedEvents();
            const QWidget* tile = m_bench->row(place);
            return m_bench->row(place)->grab({0, 0, tile->width() * 3 / 4, 30}).toImage();
        };
        QVERIFY(badge(1) != badge(2));
    }

    void movesTilesWithTheirItems()
    {
        m_bench->fill(u"a b c"_s);
        QWidget* tile = m_bench->row(3);
        tile->setFocus();
        QTest::keyClick(tile, Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(m_bench->sources(), u"a c b"_s);
        QCOMPARE(m_bench->row(2), tile); // the tile moved along
        QVERIFY(tile->hasFocus());
        QCOMPARE(m_bench->name(2), u"Image 2"_s);
        QTest::keyClick(tile, Qt::Key_Left, Qt::ControlModifier);
        QTest::keyClick(tile, Qt::Key_Left, Qt::ControlModifier); // it is the first one
        QCOMPARE(m_bench->sources(), u"c a b"_s);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(tile, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_bench->sources(), u"a b c"_s);
        QVERIFY(tile->hasFocus());
        QLineEdit* line = m_bench->address(1);
        QTest::keyClick(line, Qt::Key_Left, Qt::ControlModifier); // the text field's own key
        QCOMPARE(m_bench->sources(), u"a b c"_s);
        QVERIFY(line->hasFocus());
    }

    void movesMirroredInARightToLeftLayout()
    {
        m_bench->window()->setLayoutDirection(Qt::RightToLeft);
        m_bench->fill(u"a b"_s);
        QCoreApplication::sendPostedEvents();
        QVERIFY(m_bench->row(1)->x() > m_bench->row(2)->x());
        MediaBench::press(m_bench->row(1), Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(m_bench->sources(), u"b a"_s);
        m_bench->choose(2, u"Move right"_s);
        QCOMPARE(m_bench->sources(), u"a b"_s);
    }

    void movesByItsMenu()
    {
        m_bench->fill(u"a b"_s);
        m_bench->choose(2, u"Move left"_s);
        QCOMPARE(m_bench->sources(), u"b a"_s);
        m_bench->choose(1, u"Move right"_s);
        QCOMPARE(m_bench->sources(), u"a b"_s);
        m_bench->choose(1, u"Remove"_s);
        QCOMPARE(m_bench->sources(), u"b"_s);
        m_bench->choose(1, u"Type/Reference video"_s);
        QCOMPARE(m_bench->types(), QStringList({u"reference_video"_s}));
        m_bench->choose(1, u"Undo"_s);
        QCOMPARE(m_bench->types(), QStringList({u"reference_image"_s}));
    }

    void showsFirstAndLastFrameSideBySide()
    {
        m_bench->offer(frames);
        QVERIFY(m_bench->shows(u"firstFrameSlot"_s) && m_bench->shows(u"lastFrameSlot"_s));
        QVERIFY(!m_bench->shows(u"addSlot"_s));
        m_bench->editor->setValue(QList<MediaItem>{
            {u"last_frame"_s, u"https://a.example/b.png"_s, {}}, {u"first_frame"_s, u"https://a.example/a.png"_s, {}}});
        QVERIFY(!m_bench->shows(u"firstFrameSlot"_s) && !m_bench->shows(u"lastFrameSlot"_s));
        QCOMPARE(m_bench->row(1)->y(), m_bench->row(2)->y());
        QVERIFY(m_bench->row(2)->x() < m_bench->row(1)->x()); // by type, not by number
        QCOMPARE(readName(m_bench->row(2)), u"Image 2, a.png, First frame"_s);
        m_bench->click(u"swapFramesButton"_s);
        QCOMPARE(m_bench->sources(), u"a.png b.png"_s);
        QCOMPARE(m_bench->types(), QStringList({u"last_frame"_s, u"first_frame"_s}));
        MediaBench::press(m_bench->row(2), Qt::Key_Right, Qt::ControlModifier); // the first frame becomes the last
        QCOMPARE(m_bench->sources(), u"b.png a.png"_s);
        QVERIFY(m_bench->row(1)->hasFocus());
        MediaBench::undo(MediaBench::focus());
        MediaBench::undo(MediaBench::focus());
        QCOMPARE(m_bench->sources(), u"b.png a.png"_s);
        MediaBench::press(m_bench->row(2), Qt::Key_Delete);
        QVERIFY(m_bench->shows(u"firstFrameSlot"_s));
        m_bench->click(u"swapFramesButton"_s);
        QCOMPARE(m_bench->types(), QStringList({u"first_frame"_s}));
    }

    void titlesAreOverTheirTiles_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("1440") << 348 << Qt::LeftToRight;
        QTest::newRow("1024") << 300 << Qt::LeftToRight;
        QTest::newRow("wide") << 520 << Qt::LeftToRight;
        QTest::newRow("right to left") << 348 << Qt::RightToLeft;
    }

    void titlesAreOverTheirTiles()
    {
        QFETCH(const int, width);
        QFETCH(const Qt::LayoutDirection, direction);
        m_bench->window()->setLayoutDirection(direction);
        m_bench->offer(frames);
        m_bench->window()->resize(width, m_bench->window()->height());
        const auto* title = m_bench->editor->findChild<QLabel*>(u"secondTitle"_s);
        const auto* tile = m_bench->editor->findChild<QWidget*>(u"lastFrameSlot"_s);
        const auto leading = [this, direction](const QWidget* part) {
            const QRect place(part->mapTo(m_bench->window(), QPoint()), part->size());
            return direction == Qt::LeftToRight ? place.left() : place.right();
        };
        TRY_COMPARE(leading(title), leading(tile));
    }

    void emptyTilesFitLargeFonts()
    {
        const QFont usual = m_bench->editor->font();
        for (const double scale : {1.5, 2.0}) {
            QFont font = usual;
            font.setPointSizeF(usual.pointSizeF() * scale);
            m_bench->editor->setFont(font);
            for (const auto& [kind, name] :
                {std::pair(frames, u"firstFrameSlot"_s), std::pair(reference, u"addSlot"_s)}) {
                m_bench->offer(kind);
                const auto* tile = m_bench->find<EmptyTile>(name);
                TRY_VERIFY(tile->isVisible() && tile->height() >= tile->leastHeight(tile->width()));
            }
        }
    }

    void fillsTheSlotThatIsMeant()
    {
        m_bench->offer(frames);
        const auto dropAt = [this](const QString& slot, const QString& name) {
            const QWidget* at = m_bench->find(slot);
            return m_bench->dropAt(
                MediaBench::urls({u"https://x.example/"_s + name}), at->mapTo(m_bench->editor, at->rect().center()));
        };
        QVERIFY(dropAt(u"lastFrameSlot"_s, u"end.png"_s));
        QCOMPARE(m_bench->types(), QStringList({u"last_frame"_s}));
        QVERIFY(dropAt(u"firstFrameSlot"_s, u"begin.png"_s));
        QCOMPARE(m_bench->types(), QStringList({u"first_frame"_s, u"last_frame"_s}));
        QVERIFY(dropAt(u"mediaRow1"_s, u"other.png"_s)); // replaces it
        QCOMPARE(m_bench->sources(), u"other.png end.png"_s);
        QVERIFY(dropAt(u"mediaRow1"_s, u"wind.mp3"_s)); // is no frame
        QCOMPARE(m_bench->sources(), u"other.png end.png wind.mp3"_s);
        QVERIFY(m_bench->row(3)->y() > m_bench->row(1)->geometry().bottom());
        // A frame that is dragged to the other one trades places with it.
        const QWidget* last = m_bench->row(2);
        QVERIFY(m_bench->dropAt(m_bench->editor->rowMimeData(0), last->mapTo(m_bench->editor, last->rect().center())));
        QCOMPARE(m_bench->sources(), u"end.png other.png wind.mp3"_s);
        QVERIFY(m_bench->row(2)->hasFocus());
    }

    void worksInNarrowAndWideWindows_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("columns");
        QTest::newRow("narrower than the form") << 264 << 2;
        QTest::newRow("narrowest") << 288 << 3;
        QTest::newRow("usual") << 348 << 3;
        QTest::newRow("wide") << 480 << 3;
    }
    void worksInNarrowAndWideWindows()
    {
        QFETCH(int, width);
        QFETCH(int, columns);
        m_bench->fill(u"a b c d"_s);
        m_bench->window()->setMinimumWidth(0);
        m_bench->window()->resize(width + 2 * m_bench->editor->x(), 1200);
        TRY_COMPARE(m_bench->editor->width(), width);
        TRY_COMPARE(m_bench->row(columns)->y(), m_bench->row(1)->y());
        QVERIFY(m_bench->row(columns + 1)->y() > m_bench->row(1)->geometry().bottom());
        const QWidget* end = m_bench->find(u"addSlot"_s);
        QVERIFY(end->geometry().bottom() < end->parentWidget()->height());
        QVERIFY(m_bench->row(columns)->geometry().right() < end->parentWidget()->width());
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
        for (const QString& word : {u"a"_s, u"b"_s, u"c"_s}) {
            MediaBench::press(m_bench->find(u"addAddressButton"_s), Qt::Key_Space);
            QTest::keyClicks(MediaBench::focus(), u"https://a.example/"_s + word);
        }
        QCOMPARE(m_bench->sources(), u"a b c"_s);
        QTest::keyClick(MediaBench::focus(), Qt::Key_Return); // ends the text field
        QVERIFY(!m_bench->shows(u"addressEdit"_s));
        QVERIFY(m_bench->row(3)->hasFocus());
        m_bench->row(1)->setFocus();
        QTest::keyClick(MediaBench::focus(), Qt::Key_Left); // there is none
        QVERIFY(m_bench->row(1)->hasFocus());
        QTest::keyClick(MediaBench::focus(), Qt::Key_Right);
        QVERIFY(m_bench->row(2)->hasFocus());
        QTest::keyClick(MediaBench::focus(), Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_bench->sources(), u"a c b"_s);
        QVERIFY(m_bench->row(3)->hasFocus());
        QTest::keyClick(MediaBench::focus(), Qt::Key_Delete);
        QCOMPARE(m_bench->sources(), u"a c"_s);
        QVERIFY(m_bench->row(2)->hasFocus());
        QTest::keyClick(MediaBench::focus(), Qt::Key_Space);
        QVERIFY(QApplication::activePopupWidget() != nullptr);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QTest::keyClick(m_bench->row(2), Qt::Key_Return); // opens a link
        QVERIFY(m_bench->find(u"addressEdit"_s)->hasFocus());
        QTest::keyClick(MediaBench::focus(), Qt::Key_Escape);
        MediaBench::press(m_bench->row(2), Qt::Key_Delete);
        MediaBench::press(m_bench->row(1), Qt::Key_Delete);
        QVERIFY(m_bench->items().isEmpty());
        QVERIFY(m_bench->find(u"addSlot"_s)->hasFocus());
        MediaBench::undo(MediaBench::focus());
        QCOMPARE(m_bench->sources(), u"a"_s);
        QVERIFY(m_bench->row(1)->hasFocus());
    }

    void makesRoomForWhatItShows()
    {
        const auto bottomOf = [this](const QString& name) {
            const QWidget* part = m_bench->find(name);
            return part->mapTo(m_bench->editor, part->rect().bottomLeft()).y();
        };
        m_bench->fill(u"a b c d e f g"_s);
        TRY_COMPARE(bottomOf(u"addSlot"_s), m_bench->editor->rect().bottom());
        MediaBench::press(m_bench->row(7), Qt::Key_F2);
        TRY_VERIFY(bottomOf(u"addressEdit"_s) > bottomOf(u"addSlot"_s));
        TRY_COMPARE(bottomOf(u"addressEdit"_s), m_bench->editor->rect().bottom());
        QTest::keyClick(MediaBench::focus(), Qt::Key_Escape);
        TRY_COMPARE(bottomOf(u"addSlot"_s), m_bench->editor->rect().bottom());
        m_bench->fill(u"a b"_s);
        TRY_COMPARE(bottomOf(u"addSlot"_s), m_bench->editor->rect().bottom());
    }

    void movesTheFocusByRows()
    {
        m_bench->fill(u"a b c d"_s);
        MediaBench::press(m_bench->row(1), Qt::Key_Down);
        QVERIFY(m_bench->row(4)->hasFocus());
        QTest::keyClick(MediaBench::focus(), Qt::Key_Down);
        QVERIFY(m_bench->row(4)->hasFocus());
        QTest::keyClick(MediaBench::focus(), Qt::Key_Up);
        QVERIFY(m_bench->row(1)->hasFocus());
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
        m_bench->choose(3, u"Insert Image 2 into the prompt"_s);
        m_bench->choose(2, u"Insert Video 1 into the prompt"_s);
        QCOMPARE(asked.size(), 2);
        QCOMPARE(asked.at(0).first(), QVariant(u"Image 2"_s));
        QCOMPARE(asked.at(1).first(), QVariant(u"Video 1"_s));
        // An item without a number has no name to insert.
        m_bench->choose(1, u"Type/Document"_s);
        m_bench->click(u"rowMenuButton"_s, 1);
        const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (const QAction* action : menu->actions())
            QVERIFY(!action->text().startsWith(u"Insert"_s));
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        m_bench->choose(3, u"Insert Image 1 into the prompt"_s);
        QCOMPARE(asked.last().first(), QVariant(u"Image 1"_s));
    }

    void namesItselfToAssistivePrograms()
    {
        m_bench->fill(u"a b"_s);
        QCOMPARE(readName(m_bench->row(2)), u"Image 2, b, Reference image"_s);
        QCOMPARE(readName(m_bench->address(2)), u"Link"_s);
        QCOMPARE(readName(m_bench->find(u"removeButton"_s, 2)), u"Remove"_s);
        QCOMPARE(readName(m_bench->find(u"rowMenuButton"_s, 2)), u"More"_s);
        QCOMPARE(readName(m_bench->find(u"addSlot"_s)), u"Drop, paste or browse"_s);
        QCOMPARE(readName(m_bench->find(u"addFileButton"_s)), u"Add file…"_s);
        QCOMPARE(readName(m_bench->find(u"addAddressButton"_s)), u"Add link…"_s);
        // A combo box is named by the label beside it.
        QAccessibleInterface* type = QAccessible::queryAccessibleInterface(m_bench->find(u"typeCombo"_s, 2));
        const auto labels = type->relations(QAccessible::Label);
        QCOMPARE(labels.size(), 1);
        QCOMPARE(labels.first().first->text(QAccessible::Name), u"Type"_s);
        MediaBench::press(m_bench->row(2), Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(readName(m_bench->row(1)), u"Image 1, b, Reference image"_s);
        QCOMPARE(m_bench->find(u"rowMenuButton"_s, 1)->accessibleDescription(), u"Image 1"_s);
        m_bench->offer(frames);
        QCOMPARE(readName(m_bench->find(u"firstFrameSlot"_s)), u"First frame: Drop, paste or browse"_s);
    }

    void saysWhatIsWrongOnTheTile()
    {
        m_bench->fill(u"a b"_s);
        const QImage before = m_bench->row(2)->grab().toImage();
        m_bench->editor->showFindings({{Severity::Stop, Field::Media, 1, u"source"_s, {}, u"This is wrong."_s}});
        QCOMPARE(m_bench->row(2)->accessibleDescription(), u"This is wrong."_s);
        QVERIFY(m_bench->row(2)->grab().toImage() != before);
        QVERIFY(m_bench->address(2)->property("invalid").toBool());
        QVERIFY(!m_bench->address(1)->property("invalid").toBool());
        m_bench->editor->focusPart(1, u"source"_s);
        QCOMPARE(m_bench->find<QLabel>(u"mediaLineName"_s)->text(), u"Image 2"_s);
        QVERIFY(m_bench->find(u"addressEdit"_s)->hasFocus());
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
        QCOMPARE(note->text(), u"1 of 2"_s);
        QVERIFY(!note->property("warns").toBool());
        m_bench->drop(MediaBench::urls({u"https://x.example/b.png"_s, u"https://x.example/c.png"_s}));
        QCOMPARE(note->text(), u"3 of 2 images (too many)"_s);
        QVERIFY(note->property("warns").toBool());
        MediaBench::undo(MediaBench::focus());
        QCOMPARE(note->text(), u"1 of 2"_s);
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
        const auto facts = [this](int place) { return m_bench->facts(place); };
        const auto name = [this](int place) { return readName(m_bench->row(place)).section(u", "_s, 1, 1); };
        const QImage before = m_bench->row(1)->grab().toImage();
        TRY_VERIFY(facts(1).startsWith(u"640 × 360 · "_s));
        TRY_COMPARE(facts(2), u"The file is missing"_s);
        TRY_COMPARE(facts(3), u"The file is empty"_s);
        TRY_COMPARE(m_bench->types().at(3), u"reference_image"_s); // the content decides, not the name
        QCOMPARE(facts(5), QString()); // URLs are not inspected
        QCOMPARE(name(1), u"a.png"_s);
        QCOMPARE(name(5), u"b.png"_s);
        QVERIFY(m_bench->row(1)->grab().toImage() != before);
        QCOMPARE(m_bench->row(2)->accessibleDescription(), u"The file is missing"_s);
        MediaBench::press(m_bench->row(1), Qt::Key_Right, Qt::ControlModifier);
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
        TRY_VERIFY(!m_bench->facts(1).isEmpty());
        QCOMPARE(m_bench->types().first(), u"reference_audio"_s);
        m_bench->editor->setInspector(nullptr);
    }

    void showsWhatAnAddressWasFoundToBe()
    {
        m_bench->fill(u"a b"_s);
        const auto facts = [this](int place) { return m_bench->facts(place); };
        m_bench->editor->showLookup(u"https://a.example/b"_s, u"image/png · 2.3 MB"_s, false);
        QCOMPARE(facts(1), QString());
        QCOMPARE(facts(2), u"image/png · 2.3 MB"_s);
        m_bench->address(2)->setText(u"https://a.example/other"_s);
        QCOMPARE(facts(2), QString());
        m_bench->editor->showLookup(u"https://a.example/b"_s, u"too late"_s, true);
        QCOMPARE(facts(2), QString());
    }

    void changesNothingElseWhileALinkIsTyped()
    {
        QString words;
        for (int i = 0; i < 20; ++i)
            words += u" i%1"_s.arg(i);
        m_bench->fill(words);
        QLineEdit* line = m_bench->address(7);
        QSignalSpy changed(m_bench->editor, &FieldEditor::changed);
        QSignalSpy rows(m_bench->editor, &FieldEditor::rowsChanged);
        m_bench->prompt->setPlainText(QString(20'000, u'x'));
        QCOMPARE(changed.size(), 0);
        QTest::keyClick(line, Qt::Key_End);
        QTest::keyClicks(line, u"!"_s);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(rows.size(), 0); // typing keeps the tab order
        MediaBench::press(m_bench->row(7), Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(rows.size(), 1);
    }

    void longNameEndsWithinItsTile()
    {
        MediaTile tile(nullptr);
        tile.resize(104, 90);
        tile.setItem({u"made_up_type"_s, {}, {}});
        tile.setName(u"made_up_type"_s);
        const QImage seen = tile.grab().toImage();
        QVERIFY(seen.pixelColor(20, 12) != seen.pixelColor(20, 80)); // the badge
        for (int y = 10; y < 30; ++y) {
            for (int x = tile.width() - 8; x < tile.width(); ++x)
                QCOMPARE(seen.pixelColor(x, y), seen.pixelColor(x, 80));
        }
    }

    void redMeansThatItCannotBeSent_data()
    {
        QTest::addColumn<int>("severity");
        QTest::addColumn<bool>("isRed");
        QTest::newRow("stop") << static_cast<int>(Severity::Stop) << true;
        QTest::newRow("ask") << static_cast<int>(Severity::Ask) << false;
        QTest::newRow("note") << static_cast<int>(Severity::Note) << false;
    }
    void redMeansThatItCannotBeSent()
    {
        QFETCH(int, severity);
        QFETCH(bool, isRed);
        MediaTile tile(nullptr);
        tile.resize(120, 90);
        const QImage before = tile.grab().toImage();
        Finding finding;
        finding.severity = Severity(severity);
        finding.message = u"360 × 640 isn't 16:9."_s;
        tile.setFindings({finding});
        const QImage after = tile.grab().toImage();
        QVERIFY(after != before); // it is marked
        const QColor red = tone(tile.palette(), Tone::Bad);
        bool hasRed = false;
        for (int y = 0; y < after.height(); ++y) {
            for (int x = 0; x < after.width(); ++x)
                hasRed = hasRed || after.pixelColor(x, y) == red;
        }
        QCOMPARE(hasRed, isRed);
    }
};

QTEST_MAIN(TestMediaEditor)
#include "tst_mediaeditor.moc"
