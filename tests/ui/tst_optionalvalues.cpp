// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/activewindow.h"

#include "app/request/fieldhints.h"
#include "app/request/kindfields.h"
#include "app/request/requestkind.h"
#include "ui/compose/fields/fieldeditor.h"
#include "ui/compose/form/fieldcolumn.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const RequestKind textA30{Family::A, Generation::G30, ApiType::TextToVideo};
const RequestKind edit27{Family::A, Generation::G27, ApiType::VideoEdit};
const RequestKind textB{Family::B, Generation::None, ApiType::TextToVideo};

// A value of the field's type, as its control returns it.
FieldValue anyValue(Field field)
{
    switch (fieldInfo(field).type) {
    case FieldType::Switch: return true;
    case FieldType::IntegerSwitch: return 1;
    case FieldType::Number:
    case FieldType::Seconds: return 2.5;
    case FieldType::Json: return QJsonObject{{u"a"_s, 1}};
    case FieldType::Text:
    case FieldType::LongText:
    case FieldType::Choice:
    case FieldType::List: break;
    }
    return u"words"_s;
}

} // namespace

// Fields that may be unset, the marks of required fields, and the description of each.
class TestOptionalValues final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<FieldEditor> m_editor;

    void open(Field field, const RequestKind& kind)
    {
        m_editor.reset(makeFieldEditor(field, nullptr));
        m_editor->setOffer(kind, {});
        m_editor->show();
        QVERIFY(waitForActive(m_editor.get()));
        m_editor->focusPart(-1, {});
    }
    QWidget* control() const
    {
        const auto* label = m_editor->findChild<QLabel*>();
        return label->buddy();
    }
    bool isNotSet() const { return std::holds_alternative<std::monostate>(m_editor->value()); }

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void cleanup() { m_editor.reset(); }

    void canBeNotSet_data()
    {
        QTest::addColumn<int>("field");
        for (const FieldInfo& info : allFields()) {
            if (info.type != FieldType::List && info.field != Field::Model)
                QTest::newRow(info.key) << static_cast<int>(info.field);
        }
    }
    void canBeNotSet()
    {
        QFETCH(int, field);
        const auto which = static_cast<Field>(field);
        open(which, which == Field::Watermark ? edit27 : textB);
        QVERIFY(isNotSet());
        m_editor->setValue(anyValue(which));
        QCOMPARE(m_editor->value(), anyValue(which));
        QSignalSpy changed(m_editor.get(), &FieldEditor::changed);
        // With the keyboard only, the same way for all fields.
        m_editor->focusPart(-1, {});
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
        QVERIFY(isNotSet());
        QVERIFY(!changed.isEmpty());
        m_editor->setValue(anyValue(which));
        m_editor->setValue(FieldValue());
        QVERIFY(isNotSet());
    }

    void switchesHaveThreeStates_data()
    {
        QTest::addColumn<int>("field");
        QTest::addColumn<QString>("meaning"); // of Auto
        QTest::addColumn<QList<int>>("keys");
        QTest::addColumn<FieldValue>("value");
        const int extend = static_cast<int>(Field::PromptExtend);
        const int logo = static_cast<int>(Field::Logo);
        const int sound = static_cast<int>(Field::Sound);
        const QString on = u"true"_s;
        using Keys = QList<int>;
        QTest::newRow("on") << extend << QString() << Keys{Qt::Key_Space} << FieldValue(true);
        QTest::newRow("off") << extend << QString() << Keys{Qt::Key_Space, Qt::Key_Space} << FieldValue(false);
        QTest::newRow("the opposite of what is shown") << extend << on << Keys{Qt::Key_Space} << FieldValue(false);
        QTest::newRow("delete") << extend << on << Keys{Qt::Key_Space, Qt::Key_Delete} << FieldValue();
        QTest::newRow("backspace") << extend << on << Keys{Qt::Key_Space, Qt::Key_Backspace} << FieldValue();
        QTest::newRow("nothing to delete") << extend << on << Keys{Qt::Key_Delete} << FieldValue();
        QTest::newRow("a number on the wire") << logo << QString() << Keys{Qt::Key_Space} << FieldValue(1);
        QTest::newRow("its off is no") << logo << u"1"_s << Keys{Qt::Key_Space} << FieldValue(0);
        QTest::newRow("a word on the wire") << sound << u"off"_s << Keys{Qt::Key_Space} << FieldValue(u"on"_s);
    }
    void switchesHaveThreeStates()
    {
        QFETCH(int, field);
        QFETCH(QString, meaning);
        QFETCH(QList<int>, keys);
        QFETCH(FieldValue, value);
        open(static_cast<Field>(field), textB);
        ModelProfile profile;
        if (!meaning.isEmpty())
            profile.defaults = {{fieldKey(static_cast<Field>(field)), meaning}};
        m_editor->setOffer(textB, profile);
        for (const int key : keys)
            QTest::keyClick(control(), static_cast<Qt::Key>(key));
        QCOMPARE(m_editor->value(), value);
    }

    void saysWhatAutoMeans_data()
    {
        QTest::addColumn<int>("field");
        QTest::addColumn<QString>("meaning");
        QTest::addColumn<QString>("words");
        const auto row = [](Field field, const QString& meaning, const QString& words) {
            QTest::addRow("%s %s", qPrintable(fieldKey(field)), qPrintable(meaning))
                << static_cast<int>(field) << meaning << words;
        };
        row(Field::Resolution, u"720P"_s, u"Auto · 720P"_s);
        row(Field::Resolution, {}, u"Auto"_s);
        row(Field::Duration, u"5"_s, u"Auto · 5 s"_s);
        row(Field::AspectRatio, u"adaptive"_s, u"Auto · follows the media"_s);
        row(Field::PromptExtend, u"true"_s, u"Auto · on"_s);
        row(Field::Sound, u"off"_s, u"Auto · off"_s);
        row(Field::Logo, u"1"_s, u"Auto · on"_s);
    }
    void saysWhatAutoMeans()
    {
        QFETCH(int, field);
        QFETCH(QString, meaning);
        QFETCH(QString, words);
        ModelProfile profile;
        if (!meaning.isEmpty())
            profile.defaults = {{fieldKey(static_cast<Field>(field)), meaning}};
        QCOMPARE(autoText(static_cast<Field>(field), edit27, profile), words);
    }

    void textHasNoMediaToFollow()
    {
        ModelProfile profile;
        profile.defaults = {{fieldKey(Field::AspectRatio), u"adaptive"_s}};
        for (const RequestKind& kind : {textA30, textB})
            QCOMPARE(autoText(Field::AspectRatio, kind, profile), u"Auto"_s);
    }

    void numbersHaveUnits_data()
    {
        QTest::addColumn<int>("field");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<double>("number"); // negative: not set
        const int duration = static_cast<int>(Field::Duration);
        const int guidance = static_cast<int>(Field::Guidance);
        QTest::newRow("seconds") << duration << u"7"_s << u"7 s"_s << 7.0;
        QTest::newRow("with their unit") << duration << u"7 s"_s << u"7 s"_s << 7.0;
        QTest::newRow("parts") << duration << u"2.50"_s << u"2.5 s"_s << 2.5;
        QTest::newRow("no number") << duration << u"x"_s << QString() << -1.0;
        QTest::newRow("unit alone") << duration << u"s"_s << QString() << -1.0;
        QTest::newRow("guidance has none") << guidance << u"0.7"_s << u"0.7"_s << 0.7;
        QTest::newRow("zero is set") << guidance << u"0"_s << u"0"_s << 0.0;
    }
    void numbersHaveUnits()
    {
        QFETCH(int, field);
        QFETCH(QString, typed);
        QFETCH(QString, shown);
        QFETCH(double, number);
        open(static_cast<Field>(field), textB);
        QTest::keyClicks(control(), typed);
        QTest::keyClick(control(), Qt::Key_Return);
        QCOMPARE(m_editor->value(), number < 0 ? FieldValue() : FieldValue(number));
        QCOMPARE(static_cast<QDoubleSpinBox*>(control())->text(), shown);
    }

    void saysWhatTheSpecificationSays_data()
    {
        QTest::addColumn<int>("field");
        QTest::addColumn<RequestKind>("kind");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, Field field, const RequestKind& kind, const QString& words) {
            QTest::newRow(name) << static_cast<int>(field) << kind << words;
        };
        row("3.0 tiers", Field::Resolution, textA30, u"480P, 720P or 1080P"_s);
        row("2.7 tiers", Field::Resolution, edit27, u"Depends on the model"_s);
        row("3.0 seconds", Field::Duration, textA30, u"2 to 30"_s);
        row("B seconds", Field::Duration, textB, u"in seconds"_s);
        row("adaptive", Field::AspectRatio, textA30, u"or adaptive"_s);
        row("B ratio", Field::AspectRatio, textB, u"16:9"_s);
        row("corner", Field::Watermark, edit27, u"lower-right corner"_s);
        row("videos only", Field::Media, edit27, u"No other media types"_s);
        row("logo JSON", Field::LogoParam, textB, u"doesn't show"_s);
        row("numbers in prompts", Field::Prompt, {Family::A, Generation::G27, ApiType::ReferenceToVideo},
            u"by number"_s);
    }
    void saysWhatTheSpecificationSays()
    {
        QFETCH(int, field);
        QFETCH(RequestKind, kind);
        QFETCH(QString, words);
        const QString hint = fieldHint(static_cast<Field>(field), kind);
        QVERIFY2(hint.contains(words), qPrintable(hint));
    }

    void everyFieldOfEveryKindHasAHint()
    {
        for (const RequestKind& kind : allKinds()) {
            for (const FieldUse& use : fieldsOf(kind)) {
                const QString hint = fieldHint(use.field, kind);
                QVERIFY2(hint.size() > 10 && hint.endsWith(u'.'), qPrintable(fieldKey(use.field)));
            }
        }
    }

    void theTipHasFindingsFirst()
    {
        open(Field::Duration, textA30);
        const QString hint = fieldHint(Field::Duration, textA30);
        QCOMPARE(control()->toolTip(), hint);
        QCOMPARE(m_editor->findChild<QLabel*>()->toolTip(), hint);
        QCOMPARE(control()->accessibleDescription(), hint);
        m_editor->showFindings({{Severity::Stop, Field::Duration, -1, {}, {}, u"Too long."_s}});
        QCOMPARE(control()->toolTip(), u"Too long.\n\n"_s + hint);
        QCOMPARE(control()->accessibleDescription(), u"Too long."_s);
        m_editor->showFindings({});
        QCOMPARE(control()->toolTip(), hint);
    }
};

QTEST_MAIN(TestOptionalValues)
#include "tst_optionalvalues.moc"
