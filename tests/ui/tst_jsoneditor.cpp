// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/activewindow.h"

#include "ui/compose/fields/jsoneditor.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/widgets/jsonedit.h"

#include <QApplication>
#include <QJsonDocument>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const RequestKind textA{Family::A, Generation::G30, ApiType::TextToVideo};
const RequestKind textB{Family::B, Generation::None, ApiType::TextToVideo};

// JSON with single quotes, which is easier to read here.
QString json(const char* text)
{
    return QString::fromUtf8(text).replace(u'\'', u'"');
}

} // namespace

// The editors for free JSON: colours, the position of an error, templates, layout.
class TestJsonEditor final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<JsonEditor> m_editor;
    JsonEdit* m_edit = nullptr;

    void open(Field field = Field::Extra, const RequestKind& kind = textA)
    {
        m_editor = std::make_unique<JsonEditor>(field, nullptr);
        m_editor->setOffer(kind, {});
        m_editor->resize(380, 220);
        m_editor->show();
        m_edit = m_editor->findChild<JsonEdit*>();
        QVERIFY(waitForActive(m_editor.get()));
        m_edit->setFocus();
        QCoreApplication::processEvents(); // a highlighter starts with the next event
    }
    QToolButton* button(const QString& name) const
    {
        return m_editor->findChild<QToolButton*>(fieldKey(m_editor->field()) + name + u"Button"_s);
    }
    QString text() const { return m_edit->toPlainText(); }
    QString problem() const
    {
        const auto* label = m_editor->findChild<QLabel*>(fieldKey(m_editor->field()) + u"Problem"_s);
        return label->isVisible() ? label->text() : QString();
    }
    void put(const QString& words) const
    {
        m_edit->selectAll();
        m_edit->insertPlainText(words);
    }
    void type(const QString& words) const
    {
        for (const QChar c : words) {
            if (c == u'\n')
                QTest::keyClick(m_edit, Qt::Key_Return);
            else
                QTest::keyClick(m_edit, c.toLatin1());
        }
    }
    QColor colourAt(int place) const
    {
        const QTextBlock block = m_edit->document()->findBlock(place);
        for (const QTextLayout::FormatRange& range : block.layout()->formats()) {
            const int at = place - block.position();
            if (at >= range.start && at < range.start + range.length)
                return range.format.foreground().color();
        }
        return {};
    }

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void cleanup() { m_editor.reset(); }

    void saysWhereItBreaks_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("marked");
        const auto sentence = [](const char* what, int line, int column) {
            return u"Custom JSON: Invalid JSON: %1 (line %2, column %3)."_s.arg(QString::fromLatin1(what))
                .arg(line)
                .arg(column);
        };
        QTest::newRow("no comma") << json("{'a': 1 'b': 2}") << sentence("missing comma or closing brace", 1, 9)
                                  << u"\""_s;
        QTest::newRow("no brace") << json("{'a': 1") << sentence("missing comma or closing brace", 1, 8) << u"1"_s;
        QTest::newRow("no brace behind text")
            << json("{'a': 'x'") << sentence("missing comma or closing brace", 1, 10) << u"\""_s;
        QTest::newRow("no colon") << json("{\n  'a' 1}") << sentence("missing colon after a key", 2, 7) << u"1"_s;
        QTest::newRow("no quotes") << json("{a: 1}") << sentence("missing key in double quotes", 1, 2) << u"a"_s;
        QTest::newRow("single quotes") << u"{'a': 1}"_s << sentence("missing key in double quotes", 1, 2) << u"'"_s;
        QTest::newRow("no value") << json("{'a': }") << sentence("missing value", 1, 7) << u"}"_s;
        QTest::newRow("no value yet") << json("{'a':") << sentence("missing value", 1, 6) << u":"_s;
        QTest::newRow("unknown word") << json("{\n'a': tru\n}") << sentence("missing or invalid value", 2, 6) << u"t"_s;
        QTest::newRow("open text") << json("{'a': 'x}") << sentence("missing closing quote", 1, 10) << u"}"_s;
        QTest::newRow("comma at the end") << json("{'a': 1,}") << sentence("trailing comma", 1, 9) << u"}"_s;
        QTest::newRow("list without comma")
            << json("{'a': [1 2]}") << sentence("missing comma or closing bracket", 1, 10) << u"2"_s;
        QTest::newRow("more behind") << json("{} x") << sentence("unexpected text after the closing brace", 1, 3)
                                     << u" "_s;
        QTest::newRow("after Chinese") << json("{'标志': 1 'b': 2}")
                                       << sentence("missing comma or closing brace", 1, 10) << u"\""_s;
        QTest::newRow("a list") << u"[1]"_s << u"Custom JSON: Expected a JSON object in braces, found a list."_s
                                << u"["_s;
    }
    void saysWhereItBreaks()
    {
        QFETCH(QString, words);
        QFETCH(QString, sentence);
        QFETCH(QString, marked);
        open();
        put(words);
        QCOMPARE(problem(), sentence);
        QCOMPARE(m_editor->ownFindings().size(), 1);
        QCOMPARE(m_editor->ownFindings().first().severity, Severity::Stop);
        QVERIFY(std::holds_alternative<std::monostate>(m_editor->value())); // it sends nothing
        QCOMPARE(m_edit->extraSelections().size(), 1);
        QCOMPARE(m_edit->extraSelections().first().cursor.selectedText(), marked);
        QVERIFY(!button(u"Format"_s)->isEnabled());
        // Activating the finding moves to the exact position.
        m_edit->moveCursor(QTextCursor::Start);
        m_editor->focusPart(-1, {});
        const QTextCursor mark = m_edit->extraSelections().first().cursor;
        QVERIFY(m_edit->textCursor().position() == mark.selectionStart()
            || m_edit->textCursor().position() == mark.selectionEnd());
        put(u"{}"_s);
        QCOMPARE(problem(), QString());
        QVERIFY(m_edit->extraSelections().isEmpty());
    }

    void saysKeysGivenTwice()
    {
        open();
        put(json("{'a': {'b': 1, 'b': 2}}"));
        QCOMPARE(problem(), u"Custom JSON: duplicate key a.b; the last one wins."_s);
        QCOMPARE(m_editor->ownFindings().first().severity, Severity::Note);
        QCOMPARE(valueOrEmpty<QJsonObject>(m_editor->value())[u"a"_s][u"b"_s], QJsonValue(2));
        QVERIFY(m_edit->extraSelections().isEmpty());
    }

    void showsFiveLinesFromTheFirstMoment()
    {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* editor = new JsonEditor(Field::Extra, &window);
        column->addWidget(editor);
        editor->hide();
        window.show();
        editor->show();
        const auto* edit = editor->findChild<JsonEdit*>();
        const QFontMetrics metrics(monospaceFont(window.font()));
        QCOMPARE(edit->font(), monospaceFont(window.font()));
        QCOMPARE(edit->minimumHeight(), 5 * metrics.lineSpacing() + 16);
        QCOMPARE(edit->maximumHeight(), edit->minimumHeight());
    }

    void coloursItsParts()
    {
        const QString words = json("{'key': 'text', 'n': -1.5e3, 't': true, 'deep': {'k\\'': 'a: b'}}");
        open();
        put(words);
        struct Part {
            const char* what;
            Tone tone;
        };
        const auto check = [this, words](Theme theme) {
            const QList<Part> parts = {{"{", Tone::MutedText}, {"key", Tone::Accent}, {"text", Tone::Good},
                {"-1.5e3", Tone::Warning}, {"true", Tone::Warning}, {"deep", Tone::Accent}, {"a: b", Tone::Good},
                {"}}", Tone::MutedText}};
            for (const Part& part : parts)
                QCOMPARE(
                    colourAt(static_cast<int>(words.indexOf(QLatin1StringView(part.what)))), tone(theme, part.tone));
        };
        check(Theme::Light);
        applyLook(*qApp, Theme::Dark);
        check(Theme::Dark);
        QSignalSpy changed(m_editor.get(), &JsonEditor::changed);
        applyLook(*qApp, Theme::Light);
        check(Theme::Light);
        QCOMPARE(changed.size(), 0); // colours are not a change
        QVERIFY(m_edit->document()->isUndoAvailable());
        QTest::keyClick(m_edit, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), QString());
    }

    void takesAnyText_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("open text") << json("{'abc");
        QTest::newRow("open escape") << json("{'abc\\");
        QTest::newRow("signs") << u"{]:,}["_s;
        QTest::newRow("no JSON at all") << u"--- 猫 +.e\n\n\t"_s;
        QTest::newRow("a picture in a line") << (json("{'LogoImage': '") + QString(200'000, u'A') + json("'}"));
        QTest::newRow("deep") << QString(2000, u'[');
    }
    void takesAnyText()
    {
        QFETCH(QString, words);
        open();
        put(words);
        QCOMPARE(text(), words);
        m_editor->setValue(QJsonObject{{u"a"_s, 1}});
        QCOMPARE(m_editor->ownFindings().size(), 0);
    }

    void offersATemplate_data()
    {
        QTest::addColumn<Field>("field");
        QTest::addColumn<RequestKind>("kind");
        QTest::addColumn<QString>("object");
        QTest::addColumn<QString>("selected");
        QTest::newRow("logo") << Field::LogoParam << textB
                              << json("{'LogoUrl': 'https://example.com/logo.png', 'LogoRect': {'X': 16, 'Y': 16, "
                                      "'Width': 160, 'Height': 64}}")
                              << u"https://example.com/logo.png"_s;
        QTest::newRow("A") << Field::Extra << textA << json("{'parameters': {'seed': 1}}") << u"1"_s;
        QTest::newRow("B") << Field::Extra << textB << u"{}"_s << QString();
    }
    void offersATemplate()
    {
        QFETCH(Field, field);
        QFETCH(RequestKind, kind);
        QFETCH(QString, object);
        QFETCH(QString, selected);
        open(field, kind);
        QVERIFY(button(u"Template"_s)->isEnabled());
        QVERIFY(button(u"Template"_s)->toolTip().contains(u"not part of the spec"_s));
        QSignalSpy changed(m_editor.get(), &JsonEditor::changed);
        QTest::mouseClick(button(u"Template"_s), Qt::LeftButton);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(valueOrEmpty<QJsonObject>(m_editor->value()), QJsonDocument::fromJson(object.toUtf8()).object());
        QCOMPARE(m_edit->textCursor().selectedText(), selected);
        QVERIFY(m_edit->hasFocus());
        QVERIFY(!button(u"Template"_s)->isEnabled()); // never replaces existing text
        QTest::keyClick(m_edit, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), QString());
        QVERIFY(button(u"Template"_s)->isEnabled());
    }

    void laysOut_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("laidOut");
        QTest::newRow("empty") << u"{ }"_s << u"{}"_s;
        QTest::newRow("keeps the order") << json("{'b':1,'a':2}") << json("{\n    'b': 1,\n    'a': 2\n}");
        QTest::newRow("keeps both") << json("{'a':1,'a':2}") << json("{\n    'a': 1,\n    'a': 2\n}");
        QTest::newRow("keeps numbers") << json("{'n':9007199254740993,'f':1.0}")
                                       << json("{\n    'n': 9007199254740993,\n    'f': 1.0\n}");
        QTest::newRow("lists") << json("{'a':[1,{'b':[]}, [ ]]}")
                               << json("{\n    'a': [\n        1,\n        {\n            'b': []\n        },\n        "
                                       "[]\n    ]\n}");
        QTest::newRow("signs in texts") << json("{'a{':'[,: \\'}'}") << json("{\n    'a{': '[,: \\'}'\n}");
        QTest::newRow("done already") << json("{\n    'a': 1\n}") << json("{\n    'a': 1\n}");
    }
    void laysOut()
    {
        QFETCH(QString, words);
        QFETCH(QString, laidOut);
        open();
        put(words);
        const FieldValue before = m_editor->value();
        QTest::mouseClick(button(u"Format"_s), Qt::LeftButton);
        QCOMPARE(text(), laidOut);
        QCOMPARE(m_editor->value(), before);
        if (words == laidOut)
            return;
        QTest::keyClick(m_edit, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), words);
    }

    void setsLinesIn()
    {
        open();
        type(u"{\n"_s);
        QCOMPARE(text(), u"{\n    "_s);
        type(json("'a': [\n1\n]\n}"));
        QCOMPARE(text(), json("{\n    'a': [\n        1\n    ]\n}"));
        put(u"{}"_s);
        QTextCursor between = m_edit->textCursor();
        between.setPosition(1);
        m_edit->setTextCursor(between);
        QTest::keyClick(m_edit, Qt::Key_Return);
        QCOMPARE(text(), u"{\n    \n}"_s);
        QCOMPARE(m_edit->textCursor().position(), 6);
        QTest::keyClick(m_edit, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), u"{}"_s); // one step
        QTest::keyClick(m_edit, Qt::Key_Return, Qt::ControlModifier); // the shortcut belongs to the form
        QCOMPARE(text(), u"{}"_s);
    }

    void keepsWhatSaysTheSame()
    {
        open();
        put(json("{'b':1, 'a':2}"));
        const FieldValue value = m_editor->value();
        m_editor->setValue(value);
        QCOMPARE(text(), json("{'b':1, 'a':2}"));
        put(json("{'b':1, "));
        m_editor->setValue(FieldValue()); // broken text has no value, but it is still replaced
        QCOMPARE(text(), QString());
        QCOMPARE(problem(), QString());
        QTest::keyClick(m_edit, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), json("{'b':1, "));
        m_editor->setValue(value);
        QCOMPARE(m_editor->value(), value);
        QCOMPARE(problem(), QString());
    }

    void aFreshBoxHasNothingToUndo()
    {
        open();
        m_editor->setValue(QJsonObject{{u"a"_s, 1}});
        QTest::keyClick(m_edit, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text(), json("{\n    'a': 1\n}"));
    }

    void tabGoesOn()
    {
        open();
        QTest::keyClick(m_edit, Qt::Key_Tab);
        QVERIFY(!m_edit->hasFocus());
        QCOMPARE(text(), QString());
    }
};

QTEST_MAIN(TestJsonEditor)
#include "tst_jsoneditor.moc"
