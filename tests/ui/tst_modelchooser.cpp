// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/activewindow.h"
#include "tests/ui/requestsamples.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Dailies;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Dailies::EnabledModel)

// The model of a request: selected, typed, asked about, assigned to another family.
class TestModelChooser final : public QObject {
    Q_OBJECT

private:
    ProfileCatalogue m_profiles;
    std::unique_ptr<RequestForm> m_form;

    template<typename T>
    T* find(const QString& name) const
    {
        T* found = m_form->findChild<T*>(name);
        if (found == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return found;
    }

    QComboBox* combo() const { return find<QComboBox>(u"modelCombo"_s); }
    QToolButton* family() const { return find<QToolButton>(u"familyButton"_s); }
    bool asks() const { return find<QWidget>(u"familyQuestion"_s)->isVisible(); }
    void answer(const QString& name) const { find<QPushButton>(name)->click(); }

    void write(const QString& code) const
    {
        combo()->setFocus();
        combo()->lineEdit()->selectAll();
        QTest::keyClicks(combo()->lineEdit(), code);
    }
    void enter(const QString& code) const
    {
        write(code);
        QTest::keyClick(combo()->lineEdit(), Qt::Key_Return);
    }

    QAction* menuAction(const QString& words) const
    {
        for (QAction* action : family()->menu()->actions()) {
            if (action->text() == words)
                return action;
        }
        return nullptr;
    }

    static Account studio()
    {
        return {u"studio"_s, u"Studio"_s, QUrl(u"https://video.example/v1"_s),
            {wholeModel(u"house-a"_s, Family::A, Generation::G30),
                wholeModel(u"house-b"_s, Family::B, Generation::None)}};
    }

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }

    void init()
    {
        m_form = std::make_unique<RequestForm>(m_profiles);
        m_form->chooser()->setAccounts({studio(), Samples::practice()});
        m_form->chooser()->setAccountId(u"studio"_s);
        m_form->resize(400, 700);
        m_form->show();
        QVERIFY(waitForActive(m_form.get()));
        QCOMPARE(m_form->request().model, u"house-a"_s);
    }

    void cleanup() { m_form.reset(); }

    void namesItself()
    {
        QCOMPARE(combo()->lineEdit()->accessibleName(), u"Model"_s);
        QCOMPARE(family()->text(), u"Family A · 3.0"_s);
        QCOMPARE(family()->accessibleName(), family()->text());
        QVERIFY(!asks());
    }

    void aKindTakesItsAccountAndModel()
    {
        Account other = studio();
        other.id = u"other"_s;
        other.name = u"Other"_s;
        m_form->chooser()->setAccounts({studio(), other});
        auto* multi = find<QPushButton>(u"multiImageToVideoButton"_s);
        QVERIFY(!multi->isVisible()); // no model of family A has this kind
        m_form->chooser()->setKindChoices({{ApiType::MultiImageToVideo, {u"other"_s, u"house-b"_s}},
            {ApiType::TextToVideo, {u"studio"_s, u"house-a"_s}}});
        QVERIFY(multi->isVisible());
        QSignalSpy changed(m_form.get(), &RequestForm::accountChanged);
        multi->click();
        QCOMPARE(m_form->accountId(), u"other"_s);
        QCOMPARE(m_form->request().model, u"house-b"_s);
        QCOMPARE(m_form->request().kind, (RequestKind{Family::B, Generation::None, ApiType::MultiImageToVideo}));
        QCOMPARE(changed.size(), 1);
        // A kind without a stored choice keeps the model.
        find<QPushButton>(u"imageToVideoButton"_s)->click();
        QCOMPARE(m_form->accountId(), u"other"_s);
        find<QPushButton>(u"textToVideoButton"_s)->click();
        QCOMPARE(m_form->accountId(), u"studio"_s);
        // The choice does not count once its account is gone.
        m_form->chooser()->setAccounts({studio()});
        QVERIFY(!multi->isVisible());
    }

    void aKindDoesNotLeavePracticeMode()
    {
        Account practice = studio();
        practice.id = Account::practiceId();
        m_form->chooser()->setAccounts({practice, studio()});
        m_form->chooser()->setKindChoices({{ApiType::ImageToVideo, {u"studio"_s, u"house-a"_s}}});
        m_form->chooser()->setAccountId(Account::practiceId());
        find<QPushButton>(u"imageToVideoButton"_s)->click();
        QCOMPARE(m_form->request().kind.apiType, ApiType::ImageToVideo);
        QCOMPARE(m_form->accountId(), Account::practiceId());
    }

    void aCodeThatAPatternFits()
    {
        QSignalSpy decided(m_form->chooser(), &ModelChooser::modelDecided);
        enter(u"kling-v2-6"_s);
        QCOMPARE(m_form->request().model, u"kling-v2-6"_s);
        QCOMPARE(m_form->request().kind, Samples::textB);
        QCOMPARE(family()->text(), u"Family B"_s);
        QVERIFY(!asks());
        QCOMPARE(decided.count(), 1);
        QCOMPARE(decided.first().at(0).toString(), u"studio"_s);
        QCOMPARE(decided.first().at(1).value<EnabledModel>(), *m_profiles.guess(u"kling-v2-6"_s));
        QVERIFY(combo()->findText(u"kling-v2-6"_s) >= 0);
    }

    void aCodeThatNoPatternFits_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QString>("place");
        QTest::addColumn<RequestKind>("kind");
        QTest::newRow("A 3.0") << u"familyA30Button"_s << u"Family A · 3.0"_s << Samples::textA30;
        QTest::newRow("A 2.7") << u"familyA27Button"_s << u"Family A · 2.7"_s
                               << RequestKind{Family::A, Generation::G27, ApiType::TextToVideo};
        QTest::newRow("B") << u"familyBButton"_s << u"Family B"_s << Samples::textB;
    }
    void aCodeThatNoPatternFits()
    {
        QFETCH(QString, button);
        QFETCH(QString, place);
        QFETCH(RequestKind, kind);
        QSignalSpy decided(m_form->chooser(), &ModelChooser::modelDecided);
        enter(u"new-model-x"_s);
        QVERIFY(asks());
        QCOMPARE(find<QLabel>(u"familyQuestionLabel"_s)->text(), u"Which family is new-model-x?"_s);
        QCOMPARE(m_form->request().model, u"new-model-x"_s);
        QCOMPARE(decided.count(), 0);
        answer(button);
        QVERIFY(!asks());
        QCOMPARE(family()->text(), place);
        QCOMPARE(m_form->request().kind, kind);
        QCOMPARE(decided.count(), 1);
        QCOMPARE(
            decided.first().at(1).value<EnabledModel>(), wholeModel(u"new-model-x"_s, kind.family, kind.generation));
        // Asked once.
        enter(u"house-b"_s);
        enter(u"new-model-x"_s);
        QVERIFY(!asks());
        QCOMPARE(m_form->request().kind.family, kind.family);
        QCOMPARE(decided.count(), 1);
    }

    void theQuestionIsReachedByKeys()
    {
        enter(u"new-model-x"_s);
        QVERIFY(find<QPushButton>(u"familyA30Button"_s)->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(family()->text(), u"Family B"_s);
        QVERIFY(combo()->hasFocus());
    }

    void theCodeIsShownAsTyped()
    {
        enter(u"<b>x</b>"_s);
        QLabel* label = find<QLabel>(u"familyQuestionLabel"_s);
        QCOMPARE(label->textFormat(), Qt::PlainText);
        QVERIFY(label->text().contains(u"<b>x</b>"_s));
    }

    void anOpenQuestionIsConfirmedBeforeItIsPaidFor()
    {
        QSignalSpy submitted(m_form.get(), &RequestForm::submitRequested);
        find<QPlainTextEdit>(u"promptEdit"_s)->setPlainText(u"A paper boat"_s);
        write(u"new-model-x"_s);
        m_form->submit(); // text that is still being typed counts
        QCOMPARE(m_form->request().model, u"new-model-x"_s);
        QCOMPARE(submitted.count(), 0);
        QVERIFY(asks());
        answer(u"familyA30Button"_s);
        m_form->submit();
        QCOMPARE(submitted.count(), 1);
    }

    void whileWriting()
    {
        QSignalSpy changed(m_form.get(), &RequestForm::requestChanged);
        write(u"kling-v"_s);
        QCOMPARE(changed.count(), 0); // the form does not change with every letter
        QCOMPARE(m_form->request().model, u"house-a"_s);
        QCOMPARE(combo()->completer()->completionMode(), QCompleter::PopupCompletion);
        // Meanwhile, another property of the account changes.
        Account renamed = studio();
        renamed.name = u"Studio 2"_s;
        m_form->chooser()->setAccounts({renamed, Samples::practice()});
        QCOMPARE(combo()->currentText(), u"kling-v"_s);
        find<QPlainTextEdit>(u"promptEdit"_s)->setFocus();
        QCOMPARE(m_form->request().model, u"kling-v"_s);
    }

    void nothingWrittenIsNoModel_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("spaces") << u"   "_s;
        QTest::newRow("the same") << u" house-a "_s;
    }
    void nothingWrittenIsNoModel()
    {
        QFETCH(QString, text);
        QSignalSpy changed(m_form.get(), &RequestForm::requestChanged);
        combo()->setFocus();
        combo()->lineEdit()->selectAll();
        QTest::keyClick(combo()->lineEdit(), Qt::Key_Delete);
        QTest::keyClicks(combo()->lineEdit(), text);
        QTest::keyClick(combo()->lineEdit(), Qt::Key_Return);
        QCOMPARE(combo()->currentText(), u"house-a"_s);
        QCOMPARE(changed.count(), 0);
        QVERIFY(!asks());
    }

    void anotherFamilyByHand()
    {
        QSignalSpy decided(m_form->chooser(), &ModelChooser::modelDecided);
        VideoRequest request = Samples::minimal(Samples::imageA30);
        request.model = u"house-a"_s;
        m_form->setRequest(request);
        menuAction(u"Family A · 2.7"_s)->trigger();
        QCOMPARE(m_form->request().kind, (RequestKind{Family::A, Generation::G27, ApiType::ImageToVideo}));
        QCOMPARE(m_form->request().media, request.media);
        QVERIFY(menuAction(u"Family A · 2.7"_s)->isChecked());
        QCOMPARE(decided.count(), 1);
        // Fields that the other family lacks are restored with the first one.
        menuAction(u"Family B"_s)->trigger();
        QCOMPARE(m_form->request().kind.family, Family::B);
        menuAction(u"Family A · 3.0"_s)->trigger();
        // The picture went along and stays there.
        request.imageAddress = request.media.constFirst().source;
        QCOMPARE(m_form->request(), request);
    }

    void aPatternsOwnKindsAreKept()
    {
        enter(u"wan2.7-videoedit"_s);
        QCOMPARE(m_form->request().kind.apiType, ApiType::VideoEdit);
        menuAction(u"Family B"_s)->trigger();
        QVERIFY(find<QPushButton>(u"multiImageToVideoButton"_s)->isVisible());
        menuAction(u"Family A · 2.7"_s)->trigger();
        QCOMPARE(m_form->request().kind.apiType, ApiType::VideoEdit);
        QVERIFY(!find<QPushButton>(u"textToVideoButton"_s)->isVisible());
    }

    void aModelIsTakenFromTheList()
    {
        QSignalSpy forgotten(m_form->chooser(), &ModelChooser::modelForgotten);
        enter(u"new-model-x"_s);
        answer(u"familyBButton"_s);
        QAction* remove = menuAction(u"Remove new-model-x from Studio"_s);
        QVERIFY(remove != nullptr && remove->isVisible());
        remove->trigger();
        QCOMPARE(forgotten.count(), 1);
        QCOMPARE(forgotten.first(), QVariantList({u"studio"_s, u"new-model-x"_s}));
        QCOMPARE(m_form->request().model, u"house-b"_s); // of the same kind
        QCOMPARE(combo()->findText(u"new-model-x"_s), -1);
    }

    void thePracticeServiceKeepsItsModels()
    {
        m_form->chooser()->setAccountId(Account::practiceId());
        QVERIFY(menuAction(u"Remove practice-a-3.0 from Practice mode"_s) == nullptr
            || !menuAction(u"Remove practice-a-3.0 from Practice mode"_s)->isVisible());
    }

    void asksForTheSettingsOfTheModel()
    {
        QSignalSpy asked(m_form->chooser(), &ModelChooser::settingsRequested);
        menuAction(u"Model settings…"_s)->trigger();
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().first().value<EnabledModel>(), wholeModel(u"house-a"_s, Family::A, Generation::G30));
    }

    void aRequestFromElsewhere()
    {
        QSignalSpy decided(m_form->chooser(), &ModelChooser::modelDecided);
        VideoRequest request = Samples::minimal(Samples::textB);
        request.model = u"nobody-knows"_s;
        m_form->setRequest(request);
        QCOMPARE(m_form->request(), request);
        QVERIFY(asks()); // its family cannot be guessed
        QCOMPARE(family()->text(), u"Family B"_s);
        QCOMPARE(decided.count(), 0);
        request.model = u"kling-v3"_s;
        m_form->setRequest(request);
        QVERIFY(!asks());
        QCOMPARE(decided.count(), 0); // only the user's own decision is stored
    }

    void settledElsewhere()
    {
        Account account = studio();
        account.models.first() = wholeModel(u"house-a"_s, Family::B, Generation::None);
        m_form->chooser()->setAccounts({account, Samples::practice()});
        QCOMPARE(m_form->request().model, u"house-a"_s);
        QCOMPARE(m_form->request().kind, Samples::textB);
        QCOMPARE(family()->text(), u"Family B"_s);
    }

    void accountsWithoutModels()
    {
        Account empty{u"empty"_s, u"Empty"_s, QUrl(u"https://video.example/v1"_s), {}};
        m_form->chooser()->setAccounts({studio(), empty});
        m_form->chooser()->setAccountId(u"empty"_s);
        QCOMPARE(m_form->request().model, u"house-a"_s); // the typed text stays
        QVERIFY(asks());
        answer(u"familyA27Button"_s);
        QCOMPARE(family()->text(), u"Family A · 2.7"_s);
        m_form->chooser()->setAccountId(u"studio"_s);
        QCOMPARE(family()->text(), u"Family A · 3.0"_s); // each account has its own assignment
    }

    void withoutAnAccount()
    {
        QSignalSpy decided(m_form->chooser(), &ModelChooser::modelDecided);
        m_form->chooser()->setAccounts({});
        enter(u"new-model-x"_s);
        QVERIFY(!asks()); // the answer could not be stored
        menuAction(u"Family B"_s)->trigger();
        QCOMPARE(m_form->request().kind.family, Family::B);
        QCOMPARE(decided.count(), 0);
    }
};

QTEST_MAIN(TestModelChooser)
#include "tst_modelchooser.moc"
