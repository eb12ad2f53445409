// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"

#include "ui/compose/fields/shotrow.h"
#include "ui/compose/fields/shotseditor.h"
#include "ui/compose/fields/voiceeditor.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <numeric>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const RequestKind textB{Family::B, Generation::None, ApiType::TextToVideo};

ModelProfile known()
{
    ModelProfile profile;
    profile.choices.insert(u"shotType"_s, {u"customize"_s, u"intelligence"_s});
    ShotLimits shots;
    shots.count = {1, 3};
    shots.promptCharacters = 8;
    shots.shotType = u"customize"_s;
    profile.limits.shots = shots;
    profile.limits.voices = 1;
    return profile;
}

VideoRequest asking(std::optional<double> seconds = 10)
{
    VideoRequest request;
    request.multiShot = true;
    request.shotType = u"customize"_s;
    request.durationSeconds = seconds;
    return request;
}

} // namespace

// The lists of family B: shots with their durations, voices with recently used ones.
class TestShotsEditor final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QWidget> m_window;
    ShotsEditor* m_shots = nullptr;
    VoiceEditor* m_voices = nullptr;

    QWidget* row(int number, const QString& list = u"shots"_s) const
    {
        return m_window->findChild<QWidget*>(u"%1Row%2"_s.arg(list).arg(number));
    }
    template<typename T>
    T* part(int number, const QString& name, const QString& list = u"shots"_s) const
    {
        return row(number, list)->findChild<T*>(name);
    }
    void click(const QString& name, QWidget* within = nullptr) const
    {
        auto* button = (within != nullptr ? within : m_window.get())->findChild<QAbstractButton*>(name);
        QVERIFY2(button->isEnabled(), qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QLabel* note(const QString& list = u"shots"_s) const { return m_window->findChild<QLabel*>(list + u"Note"_s); }
    bool warns(const QString& list = u"shots"_s) const
    {
        return note(list)->palette().color(QPalette::PlaceholderText) == tone(Theme::Light, Tone::Warning);
    }
    QList<Shot> shots() const { return valueOrEmpty<QList<Shot>>(m_shots->value()); }
    QStringList prompts() const
    {
        QStringList all;
        for (const Shot& shot : shots())
            all.append(shot.prompt);
        return all;
    }
    QList<double> seconds() const
    {
        QList<double> all;
        for (const Shot& shot : shots())
            all.append(shot.seconds.value_or(-1));
        return all;
    }
    void undo() const { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier); }
    void redo() const
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    }
    void addNamed(const QStringList& names) const
    {
        for (const QString& name : names) {
            click(u"addShotButton"_s);
            QTest::keyClicks(QApplication::focusWidget(), name);
        }
    }

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_window->setLocale(QLocale(QLocale::English));
        auto* column = new QVBoxLayout(m_window.get());
        m_shots = new ShotsEditor(m_window.get());
        m_voices = new VoiceEditor(m_window.get());
        column->addWidget(m_shots);
        column->addWidget(m_voices);
        m_shots->setOffer(textB, known());
        m_voices->setOffer(textB, known());
        m_shots->setContext(asking());
        m_window->resize(400, 900);
        m_window->show();
        QVERIFY(waitForActive(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void isThereWhenItIsAskedFor_data()
    {
        QTest::addColumn<int>("multiShot"); // -1: not set
        QTest::addColumn<QString>("shotType");
        QTest::addColumn<bool>("profile");
        QTest::addColumn<bool>("wanted");
        QTest::newRow("nothing said") << -1 << QString() << true << false;
        QTest::newRow("no shots") << 0 << u"customize"_s << true << false;
        QTest::newRow("not said whether") << -1 << u"customize"_s << true << false;
        QTest::newRow("no type") << 1 << QString() << true << false;
        QTest::newRow("the service divides") << 1 << u"intelligence"_s << true << false;
        QTest::newRow("own list") << 1 << u"customize"_s << true << true;
        QTest::newRow("a type that nobody knows") << 1 << u"storyboard"_s << true << true;
        QTest::newRow("without a profile") << 1 << u"customize"_s << false << true;
        QTest::newRow("without a profile, no type") << 1 << QString() << false << false;
    }
    void isThereWhenItIsAskedFor()
    {
        QFETCH(int, multiShot);
        QFETCH(QString, shotType);
        QFETCH(bool, profile);
        QFETCH(bool, wanted);
        m_shots->setOffer(textB, profile ? known() : ModelProfile());
        VideoRequest request;
        if (multiShot >= 0)
            request.multiShot = multiShot == 1;
        request.shotType = shotType;
        m_shots->setContext(request);
        m_voices->findChild<QPushButton*>(u"addVoiceButton"_s)->setFocus();
        QCOMPARE(m_shots->isWanted(), wanted);
        m_shots->setValue(QList<Shot>{{1, u"a"_s, 1}});
        QVERIFY(m_shots->isWanted()); // fields that are sent are shown
        m_shots->setValue(FieldValue());
        QCOMPARE(m_shots->isWanted(), wanted);
        m_shots->findChild<QPushButton*>(u"addShotButton"_s)->setFocus();
        QVERIFY(m_shots->isWanted()); // not hidden while the user works in it
    }

    void addsUp_data()
    {
        QTest::addColumn<QList<double>>("lengths"); // negative: not set
        QTest::addColumn<double>("clip"); // negative: not set
        QTest::addColumn<QString>("said");
        QTest::addColumn<bool>("warned");
        QTest::newRow("no shots") << QList<double>() << 10.0 << QString() << false;
        QTest::newRow("well") << QList<double>{4, 6} << 10.0 << u"2 of 3 shots · 10 of 10 s"_s << false;
        QTest::newRow("less") << QList<double>{4, 3} << 10.0 << u"2 of 3 shots · 7 of 10 s"_s << true;
        QTest::newRow("more") << QList<double>{8, 3} << 10.0 << u"2 of 3 shots · 11 of 10 s"_s << true;
        QTest::newRow("one has none") << QList<double>{4, -1} << 10.0 << u"2 of 3 shots · 4 of 10 s"_s << true;
        QTest::newRow("no duration") << QList<double>{4, 3} << -1.0 << u"2 of 3 shots · 7 s in total"_s << false;
        QTest::newRow("parts of seconds")
            << QList<double>{0.1, 0.2} << 0.3 << u"2 of 3 shots · 0.3 of 0.3 s"_s << false;
        QTest::newRow("too many") << QList<double>{1, 1, 1, 1} << 4.0 << u"4 of 3 shots · 4 of 4 s"_s << true;
    }
    void addsUp()
    {
        QFETCH(QList<double>, lengths);
        QFETCH(double, clip);
        QFETCH(QString, said);
        QFETCH(bool, warned);
        QList<Shot> list;
        for (const double length : lengths)
            list.append(
                {static_cast<int>(list.size()) + 1, u"x"_s, length < 0 ? std::nullopt : std::optional<double>(length)});
        m_shots->setValue(list.isEmpty() ? FieldValue() : FieldValue(list));
        m_shots->setContext(asking(clip < 0 ? std::nullopt : std::optional<double>(clip)));
        QCOMPARE(note()->text(), said);
        QCOMPARE(warns(), warned);
        m_shots->setOffer(textB, {}); // of an unknown model
        QCOMPARE(note()->text(), QString(said).remove(QRegularExpression(u"^\\d of 3 shots · "_s)));
    }

    void splitsEvenly_data()
    {
        QTest::addColumn<double>("clip");
        QTest::addColumn<int>("count");
        QTest::addColumn<QList<double>>("parts");
        QTest::newRow("whole") << 10.0 << 2 << QList<double>{5, 5};
        QTest::newRow("with a rest") << 10.0 << 3 << QList<double>{4, 3, 3};
        QTest::newRow("one each") << 3.0 << 3 << QList<double>{1, 1, 1};
        QTest::newRow("all of it") << 7.0 << 1 << QList<double>{7};
        QTest::newRow("less than one each") << 2.0 << 4 << QList<double>{0.5, 0.5, 0.5, 0.5};
        QTest::newRow("tenths") << 2.0 << 3 << QList<double>{0.7, 0.7, 0.6};
        QTest::newRow("no whole clip") << 5.5 << 2 << QList<double>{2.8, 2.7};
        QTest::newRow("hardly anything") << 0.1 << 2 << QList<double>{0.05, 0.05};
        QTest::newRow("none") << 5.0 << 0 << QList<double>{};
    }
    void splitsEvenly()
    {
        QFETCH(double, clip);
        QFETCH(int, count);
        QFETCH(QList<double>, parts);
        const QList<double> found = evenSeconds(clip, count);
        QCOMPARE(found.size(), parts.size());
        for (qsizetype i = 0; i < parts.size(); ++i)
            QCOMPARE(found.at(i), parts.at(i));
        if (count > 0)
            QVERIFY(qFuzzyCompare(std::accumulate(found.begin(), found.end(), 0.0), clip));
    }

    void splitsInOneStep()
    {
        auto* split = m_shots->findChild<QPushButton*>(u"splitEvenlyButton"_s);
        QVERIFY(!split->isEnabled()); // there is nothing to split
        m_shots->setValue(QList<Shot>{{1, u"a"_s, 9}, {2, u"b"_s, {}}, {3, u"c"_s, 1.5}});
        m_shots->setContext(asking(std::nullopt));
        QVERIFY(!split->isEnabled()); // there is no duration
        m_shots->setContext(asking(10));
        QSignalSpy changed(m_shots, &ShotsEditor::changed);
        click(u"splitEvenlyButton"_s);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(seconds(), QList<double>({4, 3, 3}));
        QCOMPARE(part<OptionalSpin>(1, u"secondsSpin"_s)->number(), std::optional<double>(4));
        split->setFocus();
        undo();
        QCOMPARE(seconds(), QList<double>({9, -1, 1.5}));
        redo();
        QCOMPARE(seconds(), QList<double>({4, 3, 3}));
    }

    void numbersFollowTheOrder()
    {
        addNamed({u"a"_s, u"b"_s, u"c"_s});
        click(u"moveUpButton"_s, row(3));
        QCOMPARE(prompts(), QStringList({u"a"_s, u"c"_s, u"b"_s}));
        click(u"removeButton"_s, row(1));
        QCOMPARE(prompts(), QStringList({u"c"_s, u"b"_s}));
        for (int i = 0; i < 2; ++i)
            QCOMPARE(shots().at(i).index, std::optional<int>(i + 1));
    }

    void movesByKeys()
    {
        addNamed({u"a"_s, u"b"_s, u"c"_s});
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::AltModifier); // in the third prompt
        QCOMPARE(prompts(), QStringList({u"a"_s, u"c"_s, u"b"_s}));
        QVERIFY(row(2)->isAncestorOf(QApplication::focusWidget())); // moves along
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::AltModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::AltModifier); // stays at the top
        QCOMPARE(prompts(), QStringList({u"c"_s, u"a"_s, u"b"_s}));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(prompts(), QStringList({u"a"_s, u"c"_s, u"b"_s}));
    }

    void undoesEverything()
    {
        const QList<Shot> given = {{1, u"given"_s, 2}};
        m_shots->setValue(given);
        addNamed({u"new"_s});
        auto* spin = part<OptionalSpin>(2, u"secondsSpin"_s);
        spin->setFocus();
        QTest::keyClicks(spin, u"3"_s);
        click(u"moveUpButton"_s, row(2));
        click(u"removeButton"_s, row(2));
        const QList<Shot> end = shots();
        QCOMPARE(end, (QList<Shot>{{1, u"new"_s, 3}}));
        m_shots->findChild<QPushButton*>(u"addShotButton"_s)->setFocus();
        int steps = 0;
        QList<QList<Shot>> back;
        for (; shots() != given && steps < 10; ++steps) {
            back.append(shots());
            undo();
        }
        QCOMPARE(steps, 5); // removed, moved, duration, text, added
        undo(); // the initial content stays
        QCOMPARE(shots(), given);
        for (; steps > 0; --steps) {
            redo();
            QCOMPARE(shots(), back.takeLast());
        }
        QCOMPARE(shots(), end);
    }

    void aControlUndoesItsOwnFirst()
    {
        addNamed({u"ab"_s});
        auto* prompt = part<QPlainTextEdit>(1, u"shotPromptEdit"_s);
        QVERIFY(prompt->hasFocus());
        undo();
        QCOMPARE(prompts(), QStringList{QString()});
        undo(); // now the list: the shot was added
        QVERIFY(shots().isEmpty());
        QVERIFY(m_shots->isAncestorOf(QApplication::focusWidget()));
        redo();
        QCOMPARE(shots().size(), 1);
    }

    void whatTheFormReplacedComesBack()
    {
        m_shots->setValue(QList<Shot>{{1, u"a"_s, 2}});
        m_shots->setValue(FieldValue());
        QVERIFY(shots().isEmpty());
        m_shots->findChild<QPushButton*>(u"addShotButton"_s)->setFocus();
        undo();
        QCOMPARE(prompts(), QStringList{u"a"_s});
        undo();
        QCOMPARE(prompts(), QStringList{u"a"_s});
    }

    void tellsTheLengthOfAPrompt()
    {
        addNamed({u"12345678"_s});
        auto* length = part<QLabel>(1, u"shotLengthLabel"_s);
        QCOMPARE(length->text(), u"8/8"_s);
        const auto ink = [length] { return length->palette().color(QPalette::PlaceholderText); };
        QCOMPARE(ink(), tone(Theme::Light, Tone::MutedText));
        QTest::keyClicks(QApplication::focusWidget(), u"9"_s);
        QCOMPARE(length->text(), u"9/8"_s);
        QCOMPARE(ink(), tone(Theme::Light, Tone::Warning));
        QCOMPARE(prompts(), QStringList{u"123456789"_s}); // never truncated
        m_shots->setOffer(textB, {});
        QVERIFY(!length->isVisible());
    }

    void keepsNumbersGivenElsewhere()
    {
        const QList<Shot> odd = {{3, u"a"_s, 2.5}, {std::nullopt, u"b"_s, std::nullopt}, {7, {}, 9}};
        m_shots->setValue(odd);
        QCOMPARE(shots(), odd);
        QCOMPARE(row(1)->accessibleName(), u"Shot 3"_s);
    }

    void offersVoicesUsedLately()
    {
        click(u"addVoiceButton"_s);
        auto* edit = part<QLineEdit>(1, u"voiceEdit"_s, u"voices"_s);
        QVERIFY(edit->hasFocus());
        QTest::keyClick(edit, Qt::Key_Down);
        QVERIFY(!edit->completer()->popup()->isVisible()); // there are none yet
        m_voices->setRecent({u"anna-warm"_s, u"ben"_s, u"hannah"_s});
        QTest::keyClick(edit, Qt::Key_Down);
        TRY_VERIFY(edit->completer()->popup()->isVisible());
        QCOMPARE(edit->completer()->completionCount(), 3);
        edit->completer()->popup()->hide();
        QTest::keyClicks(edit, u"ANN"_s);
        QCOMPARE(edit->completer()->completionCount(), 2);
        QTest::keyClick(edit->completer()->popup(), Qt::Key_Down);
        QTest::keyClick(edit->completer()->popup(), Qt::Key_Return);
        QCOMPARE(valueOrEmpty<QStringList>(m_voices->value()), QStringList{u"anna-warm"_s});
        edit->selectAll();
        QTest::keyClicks(edit, u"own-voice"_s); // any other may be typed
        QCOMPARE(valueOrEmpty<QStringList>(m_voices->value()), QStringList{u"own-voice"_s});
    }

    void countsVoicesAndUndoes()
    {
        click(u"addVoiceButton"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"a"_s);
        QCOMPARE(note(u"voices"_s)->text(), u"1 of 1"_s);
        QVERIFY(!warns(u"voices"_s));
        click(u"addVoiceButton"_s);
        QCOMPARE(note(u"voices"_s)->text(), u"2 of 1"_s);
        QVERIFY(warns(u"voices"_s));
        click(u"removeButton"_s, row(1, u"voices"_s));
        QCOMPARE(valueOrEmpty<QStringList>(m_voices->value()), QStringList{QString()});
        m_voices->findChild<QPushButton*>(u"addVoiceButton"_s)->setFocus();
        undo();
        QCOMPARE(valueOrEmpty<QStringList>(m_voices->value()), QStringList({u"a"_s, QString()}));
        undo();
        undo();
        undo();
        QVERIFY(std::holds_alternative<std::monostate>(m_voices->value()));
        QVERIFY(shots().isEmpty()); // each list has its own steps
    }
};

QTEST_MAIN(TestShotsEditor)
#include "tst_shotseditor.moc"
