// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"
#include "app/service/wire/wire.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/requestsamples.h"
#include "ui/compose/form/findingslist.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/widgets/messagebar.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QInputMethodEvent>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QList<std::pair<Field, QString>>& controls()
{
    static const QList<std::pair<Field, QString>> names = {{Field::Prompt, u"promptEdit"_s},
        {Field::NegativePrompt, u"negativePromptEdit"_s}, {Field::Media, u"mediaEditor"_s},
        {Field::ImageAddress, u"imageAddressEditor"_s}, {Field::Images, u"imagesEditor"_s},
        {Field::Resolution, u"resolutionCombo"_s}, {Field::AspectRatio, u"aspectRatioCombo"_s},
        {Field::Duration, u"durationSpin"_s}, {Field::Mode, u"modeCombo"_s}, {Field::Guidance, u"guidanceSpin"_s},
        {Field::Sound, u"soundCombo"_s}, {Field::MultiShot, u"multiShotCombo"_s}, {Field::ShotType, u"shotTypeCombo"_s},
        {Field::Shots, u"shotsEditor"_s}, {Field::Voices, u"voicesEditor"_s},
        {Field::PromptExtend, u"promptExtendCombo"_s}, {Field::Watermark, u"watermarkCombo"_s},
        {Field::Logo, u"logoCombo"_s}, {Field::LogoParam, u"logoParamButton"_s}, {Field::Extra, u"extraButton"_s}};
    return names;
}

QString controlName(Field field)
{
    for (const auto& [each, name] : controls()) {
        if (each == field)
            return name;
    }
    return {};
}

// The value at a dotted path of a body.
QJsonValue at(const QJsonObject& body, const QString& path)
{
    QJsonValue value = body;
    for (const QString& key : path.split(u'.'))
        value = value.toObject().value(key);
    return value;
}

// The expected wire value after typing into a scalar's control.
struct Typed {
    Field field;
    const char* keys; // typed; a switch is pressed once
    const char* pathA;
    QJsonValue wireA;
    const char* pathB;
    QJsonValue wireB;
};

const QList<Typed>& scalars()
{
    static const QList<Typed> rows = {
        {Field::Prompt, "A cat", "input.prompt", u"A cat"_s, "prompt", u"A cat"_s},
        {Field::NegativePrompt, "blur", "", {}, "negativePrompt", u"blur"_s},
        {Field::ImageAddress, "https://a.example/b.png", "", {}, "image.url", u"https://a.example/b.png"_s},
        {Field::Resolution, "1440P", "parameters.resolution", u"1440P"_s, "", {}},
        {Field::AspectRatio, "21:9", "parameters.ratio", u"21:9"_s, "aspectRatio", u"21:9"_s},
        {Field::Duration, "7", "parameters.duration", 7, "duration", u"7"_s},
        {Field::Mode, "std", "", {}, "mode", u"std"_s},
        {Field::Guidance, "0.25", "", {}, "cfgScale", 0.25},
        {Field::Sound, "", "", {}, "sound", u"on"_s},
        {Field::MultiShot, "", "", {}, "multiShot", true},
        {Field::ShotType, "customize", "", {}, "shotType", u"customize"_s},
        {Field::PromptExtend, "", "parameters.prompt_extend", false, "", {}},
        {Field::Watermark, "", "parameters.watermark", true, "", {}},
        {Field::Logo, "", "", {}, "logoAdd", 1},
    };
    return rows;
}

} // namespace

// The compose column, operated like a user through its widgets.
class TestRequestForm final : public QObject {
    Q_OBJECT

private:
    ProfileCatalogue m_profiles;
    std::unique_ptr<RequestForm> m_form;

    template<typename T = QWidget>
    T* find(const QString& name, QWidget* within = nullptr) const
    {
        T* found = (within != nullptr ? within : m_form.get())->findChild<T*>(name);
        if (found == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return found;
    }
    bool shows(const QString& name) const { return find(name)->isVisible(); }
    QStringList sentences() const
    {
        QStringList lines;
        for (const auto* row : find<FindingsList>(u"findingsList"_s)->findChildren<QAbstractButton*>()) {
            if (row->isVisible())
                lines.append(row->accessibleName());
        }
        return lines;
    }
    QAbstractButton* finding(const QString& sentence) const
    {
        for (auto* row : find<FindingsList>(u"findingsList"_s)->findChildren<QAbstractButton*>()) {
            if (row->isVisible() && row->accessibleName() == sentence)
                return row;
        }
        qFatal("there is no finding %s, only %s", qPrintable(sentence), qPrintable(sentences().join(u'/')));
    }
    QPushButton* submit() const { return find<QPushButton>(u"submitButton"_s); }
    QString status() const { return find(u"statusLabel"_s)->property("text").toString(); }
    MessageBar* message() const { return find<MessageBar>(u"messageBar"_s); }
    void click(const QString& name, QWidget* within = nullptr) const
    {
        auto* button = find<QAbstractButton>(name, within);
        QVERIFY2(button->isVisible(), qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QWidget* row(const QString& name) const { return find(name); }
    void type(const QString& name, const QString& text, QWidget* within = nullptr) const
    {
        QWidget* control = find(name, within);
        control->setFocus();
        QTest::keyClick(control, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(control, Qt::Key_Delete);
        if (text.contains(u'\n'))
            static_cast<QPlainTextEdit*>(control)->insertPlainText(text); // as pasting does
        else
            QTest::keyClicks(control, text);
    }
    // Moves the focus to the first control within a field that Tab reaches.
    static QWidget* firstStop(QWidget* field)
    {
        for (QWidget* each : field->findChildren<QWidget*>()) {
            if (each->isVisible() && each->isEnabled() && (each->focusPolicy() & Qt::TabFocus) != 0) {
                each->setFocus();
                return each;
            }
        }
        qFatal("no control within %s can be reached", qPrintable(field->objectName()));
    }
    void setScalar(const Typed& scalar) const
    {
        const QString name = controlName(scalar.field);
        if (scalar.field == Field::ImageAddress) {
            QApplication::clipboard()->setText(QString::fromLatin1(scalar.keys));
            QTest::keyClick(firstStop(find(name)), Qt::Key_V, Qt::ControlModifier);
        } else if (auto* control = m_form->findChild<QCheckBox*>(name)) {
            control->setFocus();
            QTest::keyClick(control, Qt::Key_Space);
        } else {
            choose(scalar.field, QString::fromLatin1(scalar.keys));
        }
    }
    void unsetScalar(const Typed& scalar) const
    {
        const QString name = controlName(scalar.field);
        if (scalar.field == Field::ImageAddress) {
            auto* image = find(u"imageAddressRow1"_s);
            image->setFocus();
            QTest::keyClick(image, Qt::Key_Delete);
        } else if (auto* automatic = m_form->findChild<QAbstractButton*>(fieldKey(scalar.field) + u"Auto"_s))
            QTest::mouseClick(automatic, Qt::LeftButton);
        else if (auto* control = m_form->findChild<QCheckBox*>(name))
            QTest::keyClick(control, Qt::Key_Delete);
        else
            type(name, QString());
    }
    // Types a value; a field with segments has another one for it.
    void choose(Field field, const QString& text) const
    {
        const QString key = fieldKey(field);
        auto* other = m_form->findChild<QAbstractButton*>(key + u"Other"_s);
        if (other != nullptr)
            QTest::mouseClick(other, Qt::LeftButton);
        type(other != nullptr ? key + u"Edit"_s : controlName(field), text);
    }
    QAbstractButton* segment(Field field, const QString& text) const
    {
        for (auto* each : find(controlName(field))->findChildren<QAbstractButton*>()) {
            if (each->text() == text)
                return each;
        }
        qFatal("there is no segment %s", qPrintable(text));
    }

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }

    void init()
    {
        m_form = std::make_unique<RequestForm>(m_profiles);
        m_form->chooser()->setAccounts({Samples::practice(), Samples::editing()});
        m_form->resize(400, 800);
        m_form->show();
        QVERIFY(waitForActive(m_form.get()));
        click(u"advancedButton"_s);
    }
    void cleanup() { m_form.reset(); }

    void kinds_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < allKinds().size(); ++i)
            QTest::newRow(qPrintable(kindName(allKinds().at(i)))) << i;
    }

    void showsExactlyTheFieldsOfTheKind_data() { kinds_data(); }
    void showsExactlyTheFieldsOfTheKind()
    {
        QFETCH(int, index);
        const RequestKind kind = allKinds().at(index);
        m_form->setRequest(Samples::minimal(kind));
        for (const auto& [field, name] : controls()) // the shot type adds required shots
            QVERIFY2(shows(name) == (offers(kind, field) && field != Field::Shots), qPrintable(name));
        QVERIFY(shows(u"modelCombo"_s));
        QCOMPARE(controls().size() + 1, allFields().size());
        QCOMPARE(find<QComboBox>(u"modelCombo"_s)->currentText(), Samples::modelOf(kind));
        QVERIFY(!hasStop(m_form->findings()) && !hasAsk(m_form->findings()));
        QVERIFY(submit()->isEnabled());
    }

    void carriesEachScalar_data() { kinds_data(); }
    void carriesEachScalar()
    {
        QFETCH(int, index);
        const RequestKind kind = allKinds().at(index);
        VideoRequest empty;
        empty.kind = kind;
        empty.model = Samples::modelOf(kind);
        m_form->setRequest(empty);
        const QJsonObject bare{{u"model"_s, empty.model}};
        for (const Typed& scalar : scalars()) {
            if (!offers(kind, scalar.field))
                continue;
            const bool familyA = kind.family == Family::A;
            const QString path = QString::fromLatin1(familyA ? scalar.pathA : scalar.pathB);
            QCOMPARE(encodeCreate(m_form->request()), bare);
            setScalar(scalar);
            QCOMPARE(at(encodeCreate(m_form->request()), path), familyA ? scalar.wireA : scalar.wireB);
            QVERIFY2(isSet(m_form->request(), scalar.field), qPrintable(path));
            unsetScalar(scalar);
            QCOMPARE(m_form->request(), empty);
        }
    }

    void returnsWhatItWasGiven_data() { kinds_data(); }
    void returnsWhatItWasGiven()
    {
        QFETCH(int, index);
        for (const VideoRequest& request :
            {Samples::maximal(allKinds().at(index)), Samples::minimal(allKinds().at(index))}) {
            QSignalSpy changed(m_form.get(), &RequestForm::requestChanged);
            m_form->setRequest(request);
            QCOMPARE(m_form->request(), request);
            QCOMPARE(changed.size(), 1);
            m_form->setRequest(m_form->request());
            QCOMPARE(m_form->request(), request);
            QCOMPARE(changed.size(), 1);
        }
    }

    void anEditChangesNothingElse_data() { kinds_data(); }
    void anEditChangesNothingElse()
    {
        QFETCH(int, index);
        VideoRequest expected = Samples::maximal(allKinds().at(index));
        m_form->setRequest(expected);
        type(u"promptEdit"_s, u"New words"_s);
        expected.prompt = u"New words"_s;
        QCOMPARE(m_form->request(), expected);
    }

    void keepsValuesOverKindsAndModels()
    {
        const VideoRequest request = Samples::maximal(Samples::imageA30);
        m_form->setRequest(request);
        click(u"textToVideoButton"_s);
        QCOMPARE(m_form->request().kind, Samples::textA30);
        auto* models = find<QComboBox>(u"modelCombo"_s);
        models->setFocus();
        for (const QString& code : {u"practice-b"_s, u"practice-a-2.7"_s, u"practice-a-3.0"_s}) {
            models->setCurrentText(code);
            QCOMPARE(m_form->request().model, code);
        }
        click(u"imageToVideoButton"_s);
        QCOMPARE(m_form->request(), request);
    }

    void saysWhatIsNotSent()
    {
        m_form->setRequest(Samples::minimal(Samples::textB));
        QVERIFY(!shows(u"notSentLabel"_s));
        type(u"negativePromptEdit"_s, u"blur"_s);
        QTest::mouseClick(segment(Field::Mode, u"Pro"_s), Qt::LeftButton);
        find<QComboBox>(u"modelCombo"_s)->setCurrentText(u"practice-a-3.0"_s);
        QVERIFY(shows(u"notSentLabel"_s));
        QCOMPARE(find<QLabel>(u"notSentLabel"_s)->text(), u"Not sent with this kind: Negative prompt, Mode"_s);
        QCOMPARE(m_form->request().mode, u"pro"_s);
        VideoRequest voiced = Samples::minimal(Samples::referenceA27);
        voiced.media.first().referenceVoice = u"https://voices.example/1"_s;
        m_form->setRequest(voiced);
        QVERIFY(!shows(u"notSentLabel"_s));
        click(u"imageToVideoButton"_s);
        QCOMPARE(find<QLabel>(u"notSentLabel"_s)->text(), u"Not sent with this kind: Reference voice"_s);
    }

    void hidesKindsThatTheModelDoesNotOffer()
    {
        const QStringList names = {u"textToVideoButton"_s, u"imageToVideoButton"_s, u"referenceToVideoButton"_s,
            u"videoEditButton"_s, u"multiImageToVideoButton"_s};
        const QStringList full = {u"Text to video"_s, u"Image to video"_s, u"Reference to video"_s, u"Video edit"_s,
            u"Multi-image to video"_s};
        for (int i = 0; i < names.size(); ++i) {
            QCOMPARE(find(names.at(i))->accessibleName(), full.at(i));
            QCOMPARE(find(names.at(i))->toolTip(), full.at(i));
            QCOMPARE(shows(names.at(i)), i != 4);
        }
        m_form->setRequest(Samples::minimal(Samples::textB));
        QVERIFY(shows(names.at(4)) && !shows(names.at(2)) && !shows(names.at(3)));
        m_form->chooser()->setAccountId(u"editing"_s);
        QCOMPARE(m_form->accountId(), u"editing"_s);
        QCOMPARE(m_form->request().model, u"wan2.7-videoedit"_s);
        QCOMPARE(m_form->request().kind.apiType, ApiType::VideoEdit);
        QCOMPARE(m_form->request().prompt, u"A paper boat"_s);
        for (const QString& name : names)
            QCOMPARE(shows(name), name == u"videoEditButton"_s);
        QCOMPARE(find<QAbstractButton>(u"familyButton"_s)->text(), u"Family A · 2.7"_s);
    }

    void keepsAnAccountAndAForeignModel()
    {
        QSignalSpy accounts(m_form.get(), &RequestForm::accountChanged);
        VideoRequest request = Samples::minimal(Samples::textB);
        request.model = u"kling-v3"_s;
        m_form->setRequest(request);
        QCOMPARE(m_form->request(), request);
        Account moved = Samples::practice();
        moved.baseUrl = QUrl(u"http://127.0.0.1:2/v1"_s);
        m_form->chooser()->setAccounts({Samples::editing(), moved});
        QCOMPARE(m_form->accountId(), Account::practiceId());
        QCOMPARE(m_form->request(), request);
        QCOMPARE(accounts.size(), 0);
        m_form->chooser()->setAccounts({Samples::editing()});
        QCOMPARE(m_form->accountId(), u"editing"_s);
        QCOMPARE(accounts.size(), 1);
        QVERIFY(m_form->request().model != u"kling-v3"_s);
    }

    void needsAnAccount()
    {
        m_form = std::make_unique<RequestForm>(m_profiles);
        m_form->show();
        m_form->setRequest(Samples::minimal(Samples::textA30));
        QVERIFY(!submit()->isEnabled());
        QVERIFY(waitForActive(m_form.get()));
        QTest::mouseClick(finding(u"Choose an account."_s), Qt::LeftButton);
        QVERIFY(find(u"accountCombo"_s)->hasFocus());
        m_form->chooser()->setAccounts({Samples::editing(), Samples::practice()});
        QCOMPARE(m_form->accountId(), Account::practiceId()); // the one that has the model
        QCOMPARE(m_form->request(), Samples::minimal(Samples::textA30));
        QVERIFY(submit()->isEnabled());
    }

    void listsFindingsAndLeadsToTheirFields()
    {
        find<QComboBox>(u"modelCombo"_s)->setCurrentText(u"practice-b"_s);
        const QString noPrompt = u"Write a prompt to continue."_s;
        const QString noDuration = u"Choose a duration."_s;
        // Nothing is said before the first try.
        QCOMPARE(sentences(), QStringList());
        QVERIFY(submit()->isEnabled());
        find(u"promptEdit"_s)->setFocus();
        find(u"durationSpin"_s)->setFocus();
        QVERIFY(!find(u"promptEdit"_s)->property("invalid").toBool());
        QTest::mouseClick(submit(), Qt::LeftButton);
        QCOMPARE(sentences(), QStringList({noPrompt, noDuration}));
        QVERIFY(!submit()->isEnabled());
        QCOMPARE(status(), u"2 fields left"_s);
        QVERIFY(submit()->toolTip().contains(noPrompt));
        QVERIFY(submit()->toolTip().contains(noDuration));
        QVERIFY(find(u"promptEdit"_s)->hasFocus());
        QVERIFY(find(u"promptEdit"_s)->property("invalid").toBool());
        find(u"accountCombo"_s)->setFocus();
        QTest::mouseClick(finding(noPrompt), Qt::LeftButton);
        QVERIFY(find(u"promptEdit"_s)->hasFocus());
        auto* duration = finding(noDuration);
        duration->setFocus();
        QTest::keyClick(duration, Qt::Key_Return);
        QVERIFY(find(u"durationSpin"_s)->hasFocus());
        QTest::keyClicks(find(u"durationSpin"_s), u"5"_s);
        QCOMPARE(status(), u"1 field left"_s);
        type(u"promptEdit"_s, u"A cat"_s);
        QVERIFY(!find(u"promptEdit"_s)->property("invalid").toBool());
        QVERIFY(sentences().isEmpty());
        QVERIFY(submit()->isEnabled());
        QCOMPARE(status(), u"Practice mode · nothing is charged"_s);
        find<QSpinBox>(u"copiesSpin"_s)->setValue(3);
        QCOMPARE(m_form->copies(), 3);
        QCOMPARE(submit()->text(), u"Generate 3"_s);
        QVERIFY(submit()->toolTip().contains(u"3 takes with Practice mode"_s));
    }

    void submitsWithCtrlEnter()
    {
        QSignalSpy submitted(m_form.get(), &RequestForm::submitRequested);
        QWidget* prompt = find(u"promptEdit"_s);
        find(u"durationSpin"_s)->setFocus();
        QTest::keyClick(find(u"durationSpin"_s), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(submitted.size(), 0);
        QVERIFY(prompt->hasFocus()); // where something is missing
        QVERIFY(prompt->property("invalid").toBool());
        QTest::keyClicks(prompt, u"A cat"_s);
        QTest::keyClick(prompt, Qt::Key_Return);
        QCOMPARE(submitted.size(), 0);
        QTest::keyClick(prompt, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(submitted.size(), 1);
        QTest::keyClick(prompt, Qt::Key_Enter, Qt::ControlModifier);
        QCOMPARE(submitted.size(), 2); // the engine decides whether it is a wish of its own
        QCOMPARE(m_form->request().prompt, u"A cat\n"_s);
    }

    void neverSubmitsInTheMiddleOfAWord()
    {
        m_form->setRequest(Samples::minimal(Samples::textA30));
        QSignalSpy submitted(m_form.get(), &RequestForm::submitRequested);
        QWidget* prompt = find(u"promptEdit"_s);
        prompt->setFocus();
        QInputMethodEvent composing(u"mao"_s, {});
        QApplication::sendEvent(prompt, &composing);
        QTest::keyClick(prompt, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(submitted.size(), 0);
        QInputMethodEvent done;
        done.setCommitString(u"猫"_s);
        QApplication::sendEvent(prompt, &done);
        QVERIFY(m_form->request().prompt.contains(u"猫"_s));
        QTest::keyClick(prompt, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(submitted.size(), 1);
    }

    void asksInline()
    {
        m_form->setRequest(Samples::minimal(Samples::textA30));
        choose(Field::Resolution, u"8K"_s);
        QVERIFY(submit()->isEnabled());
        const QStringList said{u"This model supports the resolutions 480P, 720P and 1080P, not 8K."_s};
        QCOMPARE(sentences(), said);
        QCOMPARE(status(), u"Needs confirmation"_s);
        QSignalSpy submitted(m_form.get(), &RequestForm::submitRequested);
        const int room = find(u"composeScroll"_s)->height();
        QTest::mouseClick(submit(), Qt::LeftButton);
        QCOMPARE(submitted.size(), 0);
        QCOMPARE(submit()->text(), u"Generate anyway"_s);
        QCOMPARE(sentences(), said); // said once, where it was
        QVERIFY(!message()->isVisible());
        QCOMPARE(find(u"composeScroll"_s)->height(), room); // and no field is covered
        QTest::keyClick(submit(), Qt::Key_Escape);
        QCOMPARE(submit()->text(), u"Generate"_s);
        QTest::mouseClick(submit(), Qt::LeftButton);
        choose(Field::Resolution, u"9K"_s); // another request, so the question is void
        QCOMPARE(submit()->text(), u"Generate"_s);
        // The key that asked is the answer.
        QTest::keyClick(find(u"resolutionEdit"_s), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(submitted.size(), 0);
        QTest::keyClick(find(u"resolutionEdit"_s), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(submitted.size(), 1);
        QCOMPARE(submit()->text(), u"Generate"_s);
        QTest::mouseClick(submit(), Qt::LeftButton);
        QCOMPARE(submitted.size(), 2); // asked once for this request
        choose(Field::Resolution, u"10K"_s);
        QTest::mouseClick(submit(), Qt::LeftButton);
        QCOMPARE(submitted.size(), 2);
    }

    void aHeldOrDoubledPressIsNoAnswer()
    {
        m_form->setRequest(Samples::minimal(Samples::textA30));
        choose(Field::Resolution, u"8K"_s);
        SendPress press{1, 1, 1000};
        m_form->setPresses([&press] { return press; });
        QSignalSpy submitted(m_form.get(), &RequestForm::submitRequested);
        const auto pressKey = [this] { QTest::keyClick(find(u"promptEdit"_s), Qt::Key_Return, Qt::ControlModifier); };
        pressKey();
        press = {1, 2, 1000}; // held
        pressKey();
        press = {2, 3, 1200}; // doubled
        pressKey();
        QCOMPARE(submitted.size(), 0);
        press = {3, 4, 1900};
        pressKey();
        QCOMPARE(submitted.size(), 1);
    }

    void brokenJsonIsAFindingAndNeverSent()
    {
        m_form->setRequest(Samples::minimal(Samples::textB));
        const QJsonObject body = encodeCreate(m_form->request());
        for (const QString& name : {u"extra"_s, u"logoParam"_s}) {
            QVERIFY(!shows(name + u"Edit"_s));
            click(name + u"Button"_s);
            QVERIFY(shows(name + u"Edit"_s));
            type(name + u"Edit"_s, u"{\"a\": 1,\n\"b\" }"_s);
            QCOMPARE(encodeCreate(m_form->request()), body);
            QVERIFY(!submit()->isEnabled());
            QVERIFY(find(name + u"Edit"_s)->property("invalid").toBool());
            QVERIFY(shows(name + u"Problem"_s));
            QVERIFY(find<QLabel>(name + u"Problem"_s)->text().contains(u"line 2"_s));
            QCOMPARE(sentences().size(), 1);
            type(name + u"Edit"_s, u"{\"a\": 1}"_s);
            QVERIFY(!shows(name + u"Problem"_s));
            QVERIFY(submit()->isEnabled());
            type(name + u"Edit"_s, QString());
            QCOMPARE(encodeCreate(m_form->request()), body);
        }
        type(u"logoParamEdit"_s, u"[]"_s);
        QVERIFY(!submit()->isEnabled());
        find<QComboBox>(u"modelCombo"_s)->setCurrentText(u"practice-a-3.0"_s); // has no logo
        QVERIFY(submit()->isEnabled());
    }

    void mergesExtraJsonAndSpeaksOfIt()
    {
        m_form->setRequest(Samples::minimal(Samples::textA30));
        click(u"extraButton"_s);
        type(u"extraEdit"_s, u"{\"parameters\": {\"duration\": \"5\", \"seed\": 4}}"_s);
        QCOMPARE(sentences(),
            QStringList({u"parameters.duration: expected an integer, found \"5\""_s,
                u"parameters.seed: unknown field; sent unchanged"_s}));
        find(u"promptEdit"_s)->setFocus();
        QTest::mouseClick(finding(sentences().first()), Qt::LeftButton);
        QVERIFY(find(u"extraEdit"_s)->hasFocus());
        type(u"extraEdit"_s, QString());
        type(u"durationSpin"_s, u"2.5"_s);
        QCOMPARE(sentences(), QStringList{u"The duration must be in whole seconds, not 2.5."_s});
        QTest::mouseClick(finding(sentences().first()), Qt::LeftButton);
        QVERIFY(find(u"durationSpin"_s)->hasFocus());
    }

    void previewsTheExactBody()
    {
        m_form->setRequest(Samples::minimal(Samples::textB));
        click(u"previewButton"_s);
        auto* preview = find<QPlainTextEdit>(u"requestPreview"_s);
        QVERIFY(preview->isReadOnly());
        type(u"guidanceSpin"_s, u"0.7"_s);
        const auto shown = [preview] { return QJsonDocument::fromJson(preview->toPlainText().toUtf8()).object(); };
        TRY_COMPARE(shown().value(u"cfgScale"_s), QJsonValue(0.7)); // slightly delayed
        QCOMPARE(shown(), encodeCreate(m_form->request()));
    }
};

QTEST_MAIN(TestRequestForm)
#include "tst_requestform.moc"
