// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"

#include "app/request/checks/promptmentions.h"
#include "ui/compose/fields/promptedit.h"
#include "ui/compose/fields/texteditors.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QInputMethodEvent>
#include <QLabel>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const RequestKind reference{Family::A, Generation::G30, ApiType::ReferenceToVideo};
const RequestKind textB{Family::B, Generation::None, ApiType::TextToVideo};

QList<MediaItem> items()
{
    return {{u"reference_image"_s, u"file:///tmp/a%20kite.png"_s, {}},
        {u"reference_video"_s, u"https://v.example/walk.mp4?x=1"_s, {}},
        {u"reference_image"_s, u"data:image/png;base64,AAAA"_s, {}}, {u"file"_s, u"https://v.example/story.pdf"_s, {}}};
}

ModelProfile limited(std::optional<int> prompt, std::optional<int> negative = {})
{
    ModelProfile profile;
    profile.limits.promptCharacters = prompt;
    profile.limits.negativePromptCharacters = negative;
    return profile;
}

QString cat()
{
    return QString::fromUcs4(U"\U0001F431", 1);
}

} // namespace

// The text fields of the form: length, undo, and the names of media in the prompt.
class TestPromptEditor final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<LongTextEditor> m_editor;
    PromptEdit* m_edit = nullptr;

    void open(Field field, const RequestKind& kind, const ModelProfile& profile = {})
    {
        m_editor = std::make_unique<LongTextEditor>(field, nullptr);
        m_editor->setOffer(kind, profile);
        m_editor->resize(380, 200);
        m_editor->show();
        m_edit = m_editor->findChild<PromptEdit*>();
        QVERIFY(waitForActive(m_editor.get()));
        m_edit->setFocus();
        QCoreApplication::processEvents(); // a highlighter starts with the next event
    }
    QString text() const { return m_edit->toPlainText(); }
    QLabel* note() const { return m_editor->findChild<QLabel*>(fieldKey(m_editor->field()) + u"Note"_s); }
    QAbstractItemView* list() const
    {
        auto* popup = qobject_cast<QAbstractItemView*>(QApplication::activePopupWidget());
        return popup != nullptr && popup->isVisible() ? popup : nullptr;
    }
    QStringList offered() const
    {
        QStringList lines;
        for (int i = 0; list() != nullptr && i < list()->model()->rowCount(); ++i)
            lines.append(list()->model()->index(i, 0).data().toString());
        return lines;
    }
    // As the window system does: an open list receives the keys.
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* target = list() != nullptr ? static_cast<QWidget*>(list()) : m_edit;
        QTest::keyClick(target, static_cast<Qt::Key>(key), modifiers);
    }
    void write(const QString& words)
    {
        for (const QChar c : words)
            QTest::sendKeyEvent(QTest::Click, list() != nullptr ? static_cast<QWidget*>(list()) : m_edit,
                Qt::Key_unknown, QString(c), Qt::NoModifier);
    }
    void compose(const QString& preedit, const QString& commit = {})
    {
        QInputMethodEvent event(preedit, {});
        event.setCommitString(commit);
        QApplication::sendEvent(m_edit, &event);
    }
    void put(const QString& words, int cursor)
    {
        m_edit->setPlainText(words);
        QTextCursor place = m_edit->textCursor();
        place.setPosition(cursor);
        m_edit->setTextCursor(place);
    }
    // Every marked place as "text" or, if there is no such item, "text!".
    static QStringList marks(const QPlainTextEdit* edit)
    {
        QStringList found;
        for (QTextBlock block = edit->document()->begin(); block.isValid(); block = block.next()) {
            for (const QTextLayout::FormatRange& range : block.layout()->formats()) {
                const bool unknown = range.format.underlineStyle() == QTextCharFormat::WaveUnderline;
                found.append(block.text().mid(range.start, range.length) + (unknown ? u"!"_s : QString()));
            }
        }
        return found;
    }

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void cleanup() { m_editor.reset(); }

    void tellsTheLength_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("limit"); // -1: unknown
        QTest::addColumn<QString>("note");
        QTest::addColumn<bool>("warns");
        const QString over = u" · the rest may be ignored"_s;
        QTest::newRow("nothing") << QString() << 10 << QString() << false;
        QTest::newRow("one, no limit") << u"a"_s << -1 << u"1 character"_s << false;
        QTest::newRow("two, no limit") << u"ab"_s << -1 << u"2 characters"_s << false;
        QTest::newRow("within") << u"abcd"_s << 10 << u"4 of 10"_s << false;
        QTest::newRow("just so") << QString(10, u'a') << 10 << u"10 of 10"_s << false;
        QTest::newRow("one too many") << QString(11, u'a') << 10 << u"11 of 10"_s + over << true;
        QTest::newRow("as people count") << cat() + u"猫"_s << 2 << u"2 of 2"_s << false;
        QTest::newRow("beyond the basic plane") << cat() + cat() + cat() << 2 << u"3 of 2"_s + over << true;
        QTest::newRow("lines count") << u"a\nb"_s << 2 << u"3 of 2"_s + over << true;
        QTest::newRow("thousands") << QString(1234, u'a') << 5000 << u"1,234 of 5,000"_s << false;
        QTest::newRow("no room at all") << u"a"_s << 0 << u"1 of 0"_s + over << true;
    }
    void tellsTheLength()
    {
        QFETCH(QString, words);
        QFETCH(int, limit);
        QFETCH(QString, note);
        QFETCH(bool, warns);
        const auto most = limit < 0 ? std::nullopt : std::optional<int>(limit);
        for (const Field field : {Field::Prompt, Field::NegativePrompt}) {
            open(field, textB, field == Field::Prompt ? limited(most, std::nullopt) : limited(std::nullopt, most));
            m_editor->setLocale(QLocale(QLocale::English));
            m_edit->insertPlainText(words);
            QCOMPARE(this->note()->text(), note);
            const QColor ink = this->note()->palette().color(QPalette::PlaceholderText);
            QCOMPARE(ink, tone(Theme::Light, warns ? Tone::Warning : Tone::MutedText));
            QCOMPARE(text(), words); // never truncated
            QCOMPARE(valueOrEmpty<QString>(m_editor->value()), words);
        }
    }

    void warnsInTheColoursOfTheTheme()
    {
        open(Field::Prompt, textB, limited(1));
        m_edit->insertPlainText(u"ab"_s);
        applyLook(*qApp, Theme::Dark);
        TRY_COMPARE(note()->palette().color(QPalette::PlaceholderText), tone(Theme::Dark, Tone::Warning));
        applyLook(*qApp, Theme::Light);
        m_editor->setOffer(textB, limited(2)); // another model allows more
        TRY_COMPARE(note()->palette().color(QPalette::PlaceholderText), tone(Theme::Light, Tone::MutedText));
    }

    void changesAreSaidOnce()
    {
        open(Field::Prompt, reference);
        QSignalSpy changed(m_editor.get(), &LongTextEditor::changed);
        write(u"Image 1"_s);
        QCOMPARE(changed.size(), 7);
        m_editor->setMentionable(items()); // colours are not a change
        m_editor->setOffer(textB, {});
        m_editor->setValue(QString(u"set"_s));
        QCOMPARE(changed.size(), 7);
    }

    void keepsWhatTheFormReplaced()
    {
        open(Field::Prompt, textB);
        m_editor->setValue(QString(u"from the draft"_s));
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), u"from the draft"_s); // there is no earlier text
        m_edit->moveCursor(QTextCursor::End);
        write(u"!"_s);
        m_editor->setValue(QString(u"from the draft!"_s)); // no change
        m_editor->setValue(QString(u"used again"_s));
        QCOMPARE(text(), u"used again"_s);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), u"from the draft!"_s);
        QCOMPARE(valueOrEmpty<QString>(m_editor->value()), u"from the draft!"_s);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), u"from the draft"_s);
        m_editor->setValue(FieldValue());
        QCOMPARE(text(), QString());
        QVERIFY(std::holds_alternative<std::monostate>(m_editor->value()));
    }

    void replacesAsOneStep_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<int>("cursor");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("cursorAfter");
        QTest::newRow("numbers") << u"Image 1 and Image 2."_s << 20 << u"Image 2 and Image 1."_s << 20;
        QTest::newRow("cursor before") << u"Image 1 and Image 2."_s << 0 << u"Image 2 and Image 1."_s << 0;
        QTest::newRow("cursor within") << u"Image 1 and Image 2."_s << 10 << u"Image 2 and Image 1."_s << 10;
        QTest::newRow("longer") << u"Image 9 x"_s << 9 << u"Image 10 x"_s << 10;
        QTest::newRow("repeated letters") << u"aaaa"_s << 4 << u"aa"_s << 2;
        QTest::newRow("to nothing") << u"abc"_s << 3 << QString() << 0;
        QTest::newRow("from nothing") << QString() << 0 << u"abc"_s << 3;
        QTest::newRow("lines") << u"a\nb\nc"_s << 5 << u"a\nB\nc"_s << 5;
    }
    void replacesAsOneStep()
    {
        QFETCH(QString, before);
        QFETCH(int, cursor);
        QFETCH(QString, after);
        QFETCH(int, cursorAfter);
        open(Field::Prompt, reference);
        put(before, cursor);
        QSignalSpy changed(m_editor.get(), &LongTextEditor::changed);
        m_editor->replaceText(after);
        QCOMPARE(text(), after);
        QCOMPARE(m_edit->textCursor().position(), cursorAfter);
        QCOMPARE(changed.size(), 1);
        m_editor->replaceText(after);
        QCOMPARE(changed.size(), 1);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), before);
        QVERIFY(!m_edit->document()->isUndoAvailable());
    }

    void putsNamesAtTheCursor_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<int>("cursor");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("after");
        QTest::newRow("alone") << QString() << 0 << u"Image 1"_s << u"Image 1"_s;
        QTest::newRow("behind a word") << u"kite of"_s << 7 << u"Image 1"_s << u"kite of Image 1"_s;
        QTest::newRow("behind a blank") << u"kite of "_s << 8 << u"Image 1"_s << u"kite of Image 1"_s;
        QTest::newRow("before a word") << u"flies"_s << 0 << u"Image 1"_s << u"Image 1 flies"_s;
        QTest::newRow("before a digit") << u"2 times"_s << 0 << u"Image 1"_s << u"Image 1 2 times"_s;
        QTest::newRow("before a stop") << u"of ."_s << 3 << u"Image 1"_s << u"of Image 1."_s;
        QTest::newRow("in a word") << u"abcd"_s << 2 << u"Image 1"_s << u"ab Image 1 cd"_s;
        QTest::newRow("in Chinese") << u"让飞"_s << 1 << u"图1"_s << u"让图1飞"_s;
        QTest::newRow("Chinese before a digit") << u"让2次"_s << 1 << u"图1"_s << u"让图1 2次"_s;
        QTest::newRow("nothing to name") << u"abcd"_s << 2 << QString() << u"abcd"_s;
    }
    void putsNamesAtTheCursor()
    {
        QFETCH(QString, before);
        QFETCH(int, cursor);
        QFETCH(QString, name);
        QFETCH(QString, after);
        open(Field::Prompt, reference);
        put(before, cursor);
        m_editor->insertMention(name);
        QCOMPARE(text(), after);
        QVERIFY(m_edit->hasFocus());
        write(u"~"_s);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), after);
        if (!name.isEmpty())
            press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), before);
    }

    void putsNamesBehindASelection()
    {
        open(Field::Prompt, reference);
        put(u"the kite flies"_s, 4);
        QTextCursor selected = m_edit->textCursor();
        selected.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
        m_edit->setTextCursor(selected);
        m_editor->insertMention(u"Image 1"_s);
        QCOMPARE(text(), u"the kite Image 1 flies"_s);
    }

    void marksNames_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("marked");
        QTest::newRow("none") << u"A kite in the evening"_s << QStringList();
        QTest::newRow("all") << u"Image 1, image 2 and Video 1"_s
                             << QStringList({u"Image 1"_s, u"image 2"_s, u"Video 1"_s});
        QTest::newRow("not there") << u"Image 3 Video 2 Audio 1 Image 0"_s
                                   << QStringList({u"Image 3!"_s, u"Video 2!"_s, u"Audio 1!"_s, u"Image 0!"_s});
        QTest::newRow("Chinese") << u"让图1飞过图3和视频1"_s << QStringList({u"图1"_s, u"图3!"_s, u"视频1"_s});
        QTest::newRow("longer number") << u"Image 12"_s << QStringList{u"Image 12!"_s};
        QTest::newRow("lines") << u"Image 1\nImage 9"_s << QStringList({u"Image 1"_s, u"Image 9!"_s});
        QTest::newRow("within a word") << u"Pilgrimage 1"_s << QStringList();
    }
    void marksNames()
    {
        QFETCH(QString, words);
        QFETCH(QStringList, marked);
        open(Field::Prompt, reference);
        m_editor->setMentionable(items());
        m_edit->insertPlainText(words);
        QCOMPARE(marks(m_edit), marked);
        m_editor->setMentionable({});
        QCOMPARE(marks(m_edit).filter(u"!"_s).size(), marked.size()); // no item is left
        m_editor->setOffer(textB, {}); // no media, no names
        QCOMPARE(marks(m_edit), QStringList());
        m_editor->setOffer(reference, {});
        m_editor->setMentionable(items());
        QCOMPARE(marks(m_edit), marked);
    }

    void marksNothingInTheNegativePrompt()
    {
        open(Field::NegativePrompt, textB);
        m_edit->insertPlainText(u"Image 1"_s);
        QCOMPARE(marks(m_edit), QStringList());
    }

    void marksTheSameAfterAnyEdit()
    {
        open(Field::Prompt, reference);
        m_editor->setMentionable(items());
        QRandomGenerator random(20261121);
        const QStringList pieces = {u"Image 1"_s, u"图1"_s, u"视频 1"_s, u" "_s, u"kite"_s, u"3"_s, u"\n"_s, u"。"_s,
            u"Video  "_s, u"mage"_s, u"图片"_s, u".5"_s, u"Audio 7"_s, u"_"_s, u"   "_s, u"２"_s,
            u"a long stretch of words between the names that matter here, on and on it goes "_s};
        for (int i = 0; i < 1500; ++i) {
            QTextCursor cursor(m_edit->document());
            const int length = m_edit->document()->characterCount() - 1;
            const int place = random.bounded(length + 1);
            cursor.setPosition(place);
            if (random.bounded(3) == 0)
                cursor.setPosition(std::min(length, place + random.bounded(12)), QTextCursor::KeepAnchor);
            cursor.insertText(random.bounded(4) == 0 ? QString() : pieces.at(random.bounded(pieces.size())));
            if (i % 97 == 0)
                m_edit->undo();
            QStringList expected;
            for (const Mention& mention : findMentions(text())) {
                const bool known = mention.number >= 1
                    && mention.number <= (mention.medium == MediaKind::Image ? 2
                               : mention.medium == MediaKind::Video          ? 1
                                                                             : 0);
                expected.append(text().mid(mention.position, mention.length) + (known ? QString() : u"!"_s));
            }
            if (marks(m_edit) != expected)
                qWarning() << "step" << i << text();
            QCOMPARE(marks(m_edit), expected);
        }
    }

    void pausesPartTheStepsOfUndo()
    {
        open(Field::Prompt, reference);
        QTest::keyClicks(m_edit, u"a red kite"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!m_edit->document()->isModified(), 3000);
        QTest::keyClicks(m_edit, u" at dusk"_s);
        m_edit->undo();
        QCOMPARE(text(), u"a red kite"_s);
        m_edit->undo();
        QCOMPARE(text(), QString());
    }

    void offersNamesAfterAnAt()
    {
        open(Field::Prompt, reference);
        m_editor->setMentionable(items());
        write(u"The kite of "_s);
        QVERIFY(list() == nullptr);
        write(u"@"_s);
        QCOMPARE(offered(),
            QStringList({u"Image 1 · Reference image · a kite.png"_s, u"Video 1 · Reference video · walk.mp4"_s,
                u"Image 2 · Reference image"_s, u"Document · story.pdf"_s}));
        write(u"im"_s);
        QCOMPARE(offered().size(), 2);
        write(u"age 2"_s);
        QCOMPARE(offered(), QStringList{u"Image 2 · Reference image"_s});
        press(Qt::Key_Return);
        QVERIFY(list() == nullptr);
        QCOMPARE(text(), u"The kite of Image 2"_s);
        write(u" up"_s);
        QVERIFY(list() == nullptr);
        press(Qt::Key_Z, Qt::ControlModifier);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), u"The kite of @image 2"_s);
    }

    void showsPicturesInTheListOfNames()
    {
        open(Field::Prompt, reference);
        QImage picture(64, 36, QImage::Format_RGB32);
        picture.fill(QColor(1, 200, 3));
        m_edit->setPictures(
            [&picture](const QString& source) { return source == items().first().source ? picture : QImage(); });
        m_editor->setMentionable(items());
        write(u"@"_s);
        QVERIFY(list());
        const auto colourOf = [this](int row) {
            const QRect place = list()->visualRect(list()->model()->index(row, 0));
            return list()->viewport()->grab().toImage().pixelColor(
                (QPointF(place.left() + 24, place.center().y()) * list()->devicePixelRatioF()).toPoint());
        };
        QCOMPARE(colourOf(0), QColor(1, 200, 3));
        QVERIFY(colourOf(2) != QColor(1, 200, 3)); // an icon
        press(Qt::Key_Escape);
    }

    void findsNamesByTypeAndFile_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("chosen");
        QTest::newRow("first of all") << u"@"_s << u"Image 1"_s;
        QTest::newRow("file") << u"@walk"_s << u"Video 1"_s;
        QTest::newRow("type") << u"@video"_s << u"Video 1"_s;
        QTest::newRow("number") << u"@2"_s << u"Image 2"_s;
        QTest::newRow("capitals") << u"@KITE"_s << u"Image 1"_s;
        QTest::newRow("full width") << u"\uff20vid"_s << u"Video 1"_s;
        QTest::newRow("Chinese before") << u"让@walk"_s << u"让Video 1"_s;
        QTest::newRow("bracket before") << u"(@walk"_s << u"(Video 1"_s;
    }
    void findsNamesByTypeAndFile()
    {
        QFETCH(QString, typed);
        QFETCH(QString, chosen);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Tab}) {
            open(Field::Prompt, reference);
            m_editor->setMentionable(items());
            write(typed);
            QVERIFY(list() != nullptr);
            press(key);
            QCOMPARE(text(), chosen);
            QVERIFY(m_edit->hasFocus());
            QVERIFY(list() == nullptr);
        }
        open(Field::Prompt, reference);
        m_editor->setMentionable(items());
        write(typed);
        const QRect first = list()->visualRect(list()->model()->index(0, 0));
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, first.center());
        QCOMPARE(text(), chosen);
    }

    void choosesWithTheArrows()
    {
        open(Field::Prompt, reference);
        m_editor->setMentionable(items());
        write(u"@"_s);
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QCOMPARE(text(), u"Video 1"_s);
    }

    void offersNothing_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("address") << u"write to me@home"_s;
        QTest::newRow("no such name") << u"@zebra"_s;
        QTest::newRow("other line") << u"@\n"_s;
        QTest::newRow("far away") << u"@image 1 flies over the evening hill and on"_s;
        QTest::newRow("no at") << u"Image 1"_s;
        QTest::newRow("digit before") << u"5@im"_s;
    }
    void offersNothing()
    {
        QFETCH(QString, typed);
        open(Field::Prompt, reference);
        m_editor->setMentionable(items());
        for (const QChar c : typed) {
            if (c == u'\n') {
                press(Qt::Key_Escape);
                press(Qt::Key_Return);
            } else {
                write(QString(c));
            }
        }
        QVERIFY(list() == nullptr);
        QCOMPARE(text(), typed);
    }

    void offersNothingWhereThereAreNoMaterials()
    {
        open(Field::Prompt, reference);
        write(u"@im"_s);
        QVERIFY(list() == nullptr);
        open(Field::Prompt, textB);
        m_editor->setMentionable(items());
        write(u"@im"_s);
        QVERIFY(list() == nullptr);
        open(Field::Prompt, reference);
        m_editor->setMentionable(items());
        m_editor->setValue(QString(u"@im"_s)); // not typed
        QVERIFY(list() == nullptr);
    }

    void escapeClosesUntilTheNextAt()
    {
        open(Field::Prompt, reference);
        m_editor->setMentionable(items());
        write(u"@i"_s);
        QVERIFY(list() != nullptr);
        press(Qt::Key_Escape);
        QVERIFY(list() == nullptr);
        write(u"m"_s);
        QVERIFY(list() == nullptr);
        QCOMPARE(text(), u"@im"_s);
        write(u" @i"_s);
        QVERIFY(list() != nullptr);
        press(Qt::Key_Backspace);
        QVERIFY(list() != nullptr);
        press(Qt::Key_Backspace);
        QVERIFY(list() == nullptr);
        QCOMPARE(text(), u"@im "_s);
    }

    void oneRingShowsTheFocus()
    {
        open(Field::Prompt, textB);
        QTest::keyClick(m_edit, Qt::Key_Tab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(m_edit->hasFocus());
        QVERIFY(m_editor->window()->testAttribute(Qt::WA_KeyboardFocusChange));
        QVERIFY(m_edit->findChild<QWidget*>(u"focusRing"_s) == nullptr);
    }

    void leavesCtrlEnterToTheForm()
    {
        open(Field::Prompt, reference);
        m_editor->setMentionable(items());
        write(u"A @i"_s);
        QVERIFY(list() != nullptr);
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(list() == nullptr);
        QCOMPARE(text(), u"A @i"_s);
    }

    void goesAlongWithAnInputMethod()
    {
        open(Field::Prompt, reference);
        m_editor->setMentionable(items());
        compose(u"@"_s);
        QVERIFY(list() == nullptr); // not part of the text yet
        compose({}, u"@"_s);
        QVERIFY(list() != nullptr);
        compose(u"ni"_s);
        QVERIFY(list() == nullptr);
        compose({}, u"2"_s);
        QCOMPARE(offered(), QStringList{u"Image 2 · Reference image"_s});
        press(Qt::Key_Return);
        QCOMPARE(text(), u"Image 2"_s);
        compose({}, u"猫"_s);
        QVERIFY(list() == nullptr);
    }

    void followsTheMaterials()
    {
        open(Field::Prompt, reference);
        m_editor->setMentionable(items());
        write(u"@"_s);
        QCOMPARE(offered().size(), 4);
        press(Qt::Key_Escape);
        m_editor->setMentionable({items().at(1)});
        write(u" @"_s);
        QCOMPARE(offered(), QStringList{u"Video 1 · Reference video · walk.mp4"_s});
        m_editor->setMentionable({}); // removed while the list is open
        QVERIFY(list() == nullptr);
    }

    void keepsUpWithLongPrompts()
    {
        open(Field::Prompt, reference);
        m_editor->setMentionable(items());
        QString words;
        while (words.size() < 20'000)
            words += u"The kite of Image 1 climbs over the evening hill of Image 7; "_s;
        m_edit->insertPlainText(words);
        QVERIFY(findMentions(words).size() > 200);
        QCOMPARE(marks(m_edit).size(), 200); // enough to be seen, few enough to keep typing fast
        QTextCursor middle = m_edit->textCursor();
        middle.setPosition(static_cast<int>(words.indexOf(u"; "_s, 10'000)));
        m_edit->setTextCursor(middle);
        QBENCHMARK_ONCE
        {
            write(u"x"_s);
        }
        m_edit->insertPlainText(QString(100'001, u'x'));
        QCOMPARE(marks(m_edit), QStringList()); // above the limit, nothing is marked; everything else still works
    }
};

QTEST_MAIN(TestPromptEditor)
#include "tst_prompteditor.moc"
