// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
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

// Several tasks of one request: nothing that is charged more than once is sent without a question.
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
        QVERIFY(QTest::qWaitForWindowActive(m_form.get()));
    }
    void cleanup() { m_form.reset(); }

    void asksBeforeSeveral()
    {
        QSignalSpy submitted(m_form.get(), &RequestForm::submitRequested);
        setCopies(3);
        pressSubmit();
        QCOMPARE(submitted.size(), 0);
        QVERIFY(message()->isVisible());
        QCOMPARE(message()->text(), u"Send this request 3 times?"_s); // of the practice service
        answer(2); // Back
        QVERIFY(!message()->isVisible());
        QVERIFY(find(u"copiesSpin"_s)->hasFocus());
        QCOMPARE(submitted.size(), 0);
        pressSubmit();
        answer(1);
        QCOMPARE(submitted.size(), 1);
        QCOMPARE(m_form->copies(), 3);
        pressSubmit();
        QCOMPARE(submitted.size(), 1); // three more are charged as well
        QVERIFY(message()->isVisible());
    }

    void oneIsNotAskedAbout()
    {
        QSignalSpy submitted(m_form.get(), &RequestForm::submitRequested);
        setCopies(5);
        setCopies(1);
        pressSubmit();
        QCOMPARE(submitted.size(), 1);
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
        QSignalSpy submitted(m_form.get(), &RequestForm::submitRequested);
        setCopies(2);
        pressSubmit();
        QVERIFY(message()->isVisible());
        if (number)
            setCopies(4);
        else
            QTest::keyClicks(find(u"promptEdit"_s), u"!"_s);
        QVERIFY(!message()->isVisible());
        pressSubmit();
        QCOMPARE(submitted.size(), 0);
        QVERIFY(message()->text().contains(number ? u"4 times"_s : u"2 times"_s));
    }

    void asksOnceForEverything()
    {
        find<QComboBox>(u"resolutionCombo"_s)->setEditText(u"8K"_s);
        QSignalSpy submitted(m_form.get(), &RequestForm::submitRequested);
        setCopies(2);
        pressSubmit();
        QVERIFY(message()->text().contains(u"8K"_s));
        QVERIFY(message()->text().contains(u"2 times"_s));
        answer(2);
        QVERIFY(find(u"resolutionCombo"_s)->hasFocus());
        pressSubmit();
        answer(1);
        QCOMPARE(submitted.size(), 1);
        setCopies(3); // the confirmation of the request remains valid, that of the number does not
        pressSubmit();
        QCOMPARE(submitted.size(), 1);
        QCOMPARE(message()->text(), u"Send this request 3 times?"_s); // of the practice service
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
        QVERIFY2(submit()->toolTip().contains(u"Ready: 3 tasks to Practice mode, model practice-a-3.0 (Ctrl+Enter)."_s),
            qPrintable(submit()->toolTip()));
        m_form->setRequest(empty(Samples::textB));
        for (const QString& reason : {u"Prompt is required."_s, u"Duration is required."_s})
            QVERIFY2(submit()->toolTip().contains(reason), qPrintable(submit()->toolTip()));
        QCOMPARE(submit()->accessibleDescription().count(u"• "_s), 2);
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
        QTest::newRow("ready") << QList<Finding>{note} << 1 << u"Ready: 1 task to Home, model m (Ctrl+Enter)."_s
                               << QString();
        QTest::newRow("asks") << QList<Finding>{ask, note} << 2
                              << u"Ready: 2 tasks to Home, model m (Ctrl+Enter).\nYou will be asked about:\n• A."_s
                              << u"A.\nSend this request 2 times? Each is charged."_s;
        QTest::newRow("every reason") << QList<Finding>{stop, stop, ask} << 1
                                      << u"Not ready (1 task to Home):\n• S.\n• S."_s << u"A."_s;
        QTest::newRow("several, none ready") << QList<Finding>{stop} << 3 << u"Not ready (3 tasks to Home):\n• S."_s
                                             << u"Send this request 3 times? Each is charged."_s;
    }
    void wordsOfTheTip()
    {
        QFETCH(QList<Finding>, findings);
        QFETCH(int, copies);
        QFETCH(QString, tip);
        QFETCH(QString, question);
        QCOMPARE(RequestRemarks::readiness(findings, copies, u"Home"_s, u"m"_s), tip);
        QCOMPARE(RequestRemarks::question(findings, copies, false), question);
    }
};

QTEST_MAIN(TestCopies)
#include "tst_copies.moc"
