// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/activewindow.h"
#include "tests/ui/requestsamples.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/form/requestremarks.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/widgets/messagebar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

VideoRequest empty(const RequestKind& kind)
{
    VideoRequest request;
    request.kind = kind;
    request.model = Samples::modelOf(kind);
    return request;
}

} // namespace

// Several takes of one request: the button says how many, and one press sends them all.
class TestCopies final : public QObject {
    Q_OBJECT

private:
    ProfileCatalogue m_profiles;
    std::unique_ptr<RequestForm> m_form;

    template<typename T = QWidget>
    T* find(const QString& name) const
    {
        T* found = m_form->findChild<T*>(name);
        if (found == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return found;
    }
    MessageBar* message() const { return find<MessageBar>(u"messageBar"_s); }
    QPushButton* submit() const { return find<QPushButton>(u"submitButton"_s); }
    void setCopies(int copies) const { find<QSpinBox>(u"copiesSpin"_s)->setValue(copies); }
    void answer(int action) const
    {
        QTest::mouseClick(message()->findChild<QAbstractButton*>(u"messageAction%1"_s.arg(action)), Qt::LeftButton);
    }
    void askAbout8K() const
    {
        QTest::mouseClick(find(u"resolutionOther"_s), Qt::LeftButton);
        QTest::keyClicks(find(u"resolutionEdit"_s), u"8K"_s);
    }
    void pressSubmit() const { QTest::mouseClick(submit(), Qt::LeftButton); }

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init()
    {
        m_form = std::make_unique<RequestForm>(m_profiles);
        m_form->chooser()->setAccounts({Samples::practice()});
        m_form->resize(400, 800);
        m_form->setRequest(Samples::minimal(Samples::textA30));
        m_form->show();
        QVERIFY(waitForActive(m_form.get()));
    }
    void cleanup() { m_form.reset(); }

    void theButtonSaysTheNumber()
    {
        QSignalSpy submitted(m_form.get(), &RequestForm::submitRequested);
        QCOMPARE(submit()->text(), u"Generate"_s);
        QTest::mouseClick(find<QAbstractButton>(u"moreButton"_s), Qt::LeftButton);
        QTest::mouseClick(find<QAbstractButton>(u"moreButton"_s), Qt::LeftButton);
        QCOMPARE(m_form->copies(), 3);
        QCOMPARE(submit()->text(), u"Generate 3"_s);
        QCOMPARE(submit()->accessibleName(), u"Generate"_s);
        pressSubmit();
        QCOMPARE(submitted.size(), 1); // one wish, without a question
        QCOMPARE(submitted.first().first().toBool(), false);
        QVERIFY(!message()->isVisible());
        QTest::mouseClick(find<QAbstractButton>(u"fewerButton"_s), Qt::LeftButton);
        QCOMPARE(submit()->text(), u"Generate 2"_s);
    }

    /// The number has no box of its own.
    void theBoxShowsTheFocusOfTheNumber()
    {
        auto* number = find<QSpinBox>(u"copiesSpin"_s);
        QWidget* box = number->parentWidget();
        const auto edge = [box] { return box->grab().toImage().pixelColor(box->width() / 2, 1); };
        const QColor ring = tone(box->palette(), Tone::Accent);
        submit()->setFocus();
        QVERIFY(edge() != ring);
        number->setFocus(Qt::TabFocusReason);
        QCOMPARE(edge(), ring);
        submit()->setFocus();
        QVERIFY(edge() != ring);
    }

    void theQuestionIsVoidWhenItsSubjectChanges_data()
    {
        QTest::addColumn<bool>("number"); // false: the request
        QTest::newRow("another number") << true;
        QTest::newRow("another request") << false;
    }
    void theQuestionIsVoidWhenItsSubjectChanges()
    {
        QFETCH(bool, number);
        askAbout8K();
        QSignalSpy submitted(m_form.get(), &RequestForm::submitRequested);
        setCopies(2);
        pressSubmit();
        QCOMPARE(submit()->text(), u"Generate 2 anyway"_s);
        if (number)
            setCopies(4);
        else
            QTest::keyClicks(find(u"promptEdit"_s), u"!"_s);
        QCOMPARE(submit()->text(), number ? u"Generate 4"_s : u"Generate 2"_s);
        pressSubmit();
        QCOMPARE(submitted.size(), 0);
        pressSubmit();
        QCOMPARE(submitted.size(), 1);
    }

    void theQuestionAboutTheSameRequestIsAnsweredByItsButton()
    {
        QSignalSpy submitted(m_form.get(), &RequestForm::submitRequested);
        m_form->askAgain(u"You sent this 4 s ago."_s);
        QVERIFY(message()->isVisible());
        QVERIFY(!submit()->isEnabled()); // it would do nothing
        find(u"promptEdit"_s)->setFocus();
        QTest::keyClick(find(u"promptEdit"_s), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(submitted.size(), 0);
        QVERIFY(find(u"promptEdit"_s)->hasFocus()); // the next key is text, not an answer
        answer(2); // Cancel
        QVERIFY(!message()->isVisible() && submit()->isEnabled());
        m_form->askAgain(u"You sent this 4 s ago."_s);
        answer(1);
        QCOMPARE(submitted.size(), 1);
        QCOMPARE(submitted.first().first().toBool(), true);
    }

    /// Waiting is no answer about money: neither closes the question, nor makes a press of Generate send at once.
    void theQuestionAboutTheSameRequestStays()
    {
        QSignalSpy submitted(m_form.get(), &RequestForm::submitRequested);
        m_form->askAgain(u"You sent this 4 s ago."_s);
        QTest::qWait(SendGate::sameRequestMs + 500);
        QVERIFY(message()->isVisible());
        pressSubmit();
        find(u"promptEdit"_s)->setFocus();
        QTest::keyClick(find(u"promptEdit"_s), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(submitted.size(), 0);
        answer(2); // Cancel
        pressSubmit();
        QCOMPARE(submitted.size(), 1);
    }

    void severalThatWereNotSentAreNoSetting_data()
    {
        QTest::addColumn<QString>("end");
        QTest::newRow("another prompt") << u"another prompt"_s;
        QTest::newRow("Escape") << u"Escape"_s;
        QTest::newRow("another wish") << u"another wish"_s;
    }

    /// A question that nobody answered: the next press of Generate makes one take again.
    void severalThatWereNotSentAreNoSetting()
    {
        QFETCH(const QString, end);
        connect(m_form.get(), &RequestForm::submitRequested, this, [this](bool isMeant) {
            if (!isMeant)
                m_form->askAgain(u"You sent this 4 s ago."_s);
        });
        QWidget* prompt = find(u"promptEdit"_s);
        prompt->setFocus();
        QTest::keyClick(prompt, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(message()->isVisible());
        QCOMPARE(message()->text(), u"You sent this 4 s ago. Send 3 more takes?"_s);
        QCOMPARE(m_form->copies(), 3);
        if (end == "another prompt"_L1)
            QTest::keyClicks(prompt, u"!"_s);
        else if (end == "another wish"_L1)
            m_form->closeQuestion();
        else if (end == "Escape"_L1)
            QTest::keyClick(prompt, Qt::Key_Escape);
        QVERIFY(!message()->isVisible());
        QCOMPARE(m_form->copies(), 1);
    }

    /// What is still typed is taken first, and is no answer to a question.
    void severalWithATypedModel()
    {
        int sent = 0;
        connect(m_form.get(), &RequestForm::submitRequested, this, [this, &sent] { sent = m_form->copies(); });
        QLineEdit* model = find<QComboBox>(u"modelCombo"_s)->lineEdit();
        model->setFocus();
        model->selectAll();
        QTest::keyClicks(model, u"practice-a-2.7"_s);
        QTest::keyClick(model, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        if (sent == 0) // an Ask finding about the model
            QTest::keyClick(model, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier, SendGate::onePressMs);
        QCOMPARE(m_form->request().model, u"practice-a-2.7"_s);
        QCOMPARE(sent, 3);
    }

    void severalThatCannotBeSentAreNoSetting()
    {
        QWidget* prompt = find(u"promptEdit"_s);
        prompt->setFocus();
        QTest::keyClick(prompt, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(prompt, Qt::Key_Delete);
        QTest::keyClick(prompt, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_form->copies(), 1);
    }

    void severalAtOnceAreNoSetting()
    {
        int sent = 0;
        connect(m_form.get(), &RequestForm::submitRequested, this, [this, &sent] {
            sent = m_form->copies();
            m_form->restoreCopies();
        });
        QTest::keyClick(find(u"promptEdit"_s), Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(sent, 3);
        QCOMPARE(m_form->copies(), 1);
        setCopies(2);
        QTest::keyClick(find(u"promptEdit"_s), Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(sent, 3);
        QCOMPARE(m_form->copies(), 2);
    }

    void speaksOfMoneyOnlyWhereItIsSpent()
    {
        const auto status = [this] { return find(u"statusLabel"_s)->property("text").toString(); };
        QCOMPARE(status(), u"Practice mode · nothing is charged"_s);
        m_form->chooser()->setAccounts({Samples::practice(), Samples::editing()});
        m_form->chooser()->setAccountId(u"editing"_s);
        QCOMPARE(status(), QString());
    }

    void neverAsksForWhatCannotBeSent()
    {
        QSignalSpy submitted(m_form.get(), &RequestForm::submitRequested);
        setCopies(3);
        m_form->setRequest(empty(Samples::textA30));
        m_form->submit();
        QVERIFY(!message()->isVisible());
        QCOMPARE(submitted.size(), 0);
        QVERIFY(find(u"promptEdit"_s)->hasFocus());
    }

    void theTipSaysHowManyToWhomAndWithWhat()
    {
        setCopies(3);
        QVERIFY2(submit()->toolTip().contains(u"3 takes with Practice mode, model practice-a-3.0 (Ctrl+Enter)"_s),
            qPrintable(submit()->toolTip()));
        m_form->setRequest(empty(Samples::textB));
        for (const QString& reason : {u"Write a prompt to continue."_s, u"Choose a duration."_s})
            QVERIFY2(submit()->toolTip().contains(reason), qPrintable(submit()->toolTip()));
        QCOMPARE(submit()->accessibleDescription().count(u"• "_s), 2);
    }

    void aStepSelectsNothing()
    {
        for (const QString& button : {u"moreButton"_s, u"moreButton"_s, u"fewerButton"_s}) {
            QTest::mouseClick(find(button), Qt::LeftButton);
            QVERIFY(!find<QSpinBox>(u"copiesSpin"_s)->findChild<QLineEdit*>()->hasSelectedText());
        }
        QCOMPARE(m_form->copies(), 2);
    }

    void wordsOfTheTip_data()
    {
        QTest::addColumn<QList<Finding>>("findings");
        QTest::addColumn<int>("copies");
        QTest::addColumn<QString>("tip");
        QTest::addColumn<QString>("question");
        const Finding stop{Severity::Stop, Field::Prompt, -1, {}, {}, u"S."_s};
        const Finding ask{Severity::Ask, Field::Prompt, -1, {}, {}, u"A."_s};
        const Finding note{Severity::Note, Field::Prompt, -1, {}, {}, u"N."_s};
        QTest::newRow("ready") << QList<Finding>{note} << 1 << u"1 take with Home, model m (Ctrl+Enter)"_s << QString();
        QTest::newRow("asks") << QList<Finding>{ask, note} << 2
                              << u"2 takes with Home, model m (Ctrl+Enter)\nAsks first:\n• A."_s << u"A."_s;
        QTest::newRow("every reason") << QList<Finding>{stop, stop, ask} << 1 << u"Not ready:\n• S.\n• S."_s << u"A."_s;
    }
    void wordsOfTheTip()
    {
        QFETCH(QList<Finding>, findings);
        QFETCH(int, copies);
        QFETCH(QString, tip);
        QFETCH(QString, question);
        QCOMPARE(RequestRemarks::readiness(findings, copies, u"Home"_s, u"m"_s, u"Ctrl+Enter"_s), tip);
        QCOMPARE(RequestRemarks::question(findings), question);
    }
};

QTEST_MAIN(TestCopies)
#include "tst_copies.moc"
