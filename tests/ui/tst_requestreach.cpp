// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/requestsamples.h"
#include "tests/ui/wheelhands.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/widgets/messagebar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

using namespace Dailies;
using namespace Qt::StringLiterals;

// How the compose column is reached: visually, with the keyboard, the wheel and assistive software.
class TestRequestReach final : public QObject {
    Q_OBJECT

private:
    ProfileCatalogue m_profiles;
    std::unique_ptr<RequestForm> m_form;

    QWidget* find(const QString& name) const
    {
        auto* found = m_form->findChild<QWidget*>(name);
        if (found == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return found;
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
        QTest::mouseClick(find(u"advancedButton"_s), Qt::LeftButton);
        QCoreApplication::processEvents(); // it comes into view
    }
    void cleanup() { m_form.reset(); }

    void theWheelScrollsAndChangesNothing()
    {
        m_form->setRequest(Samples::minimal(Samples::textB));
        find(u"promptEdit"_s)->setFocus();
        const VideoRequest before = m_form->request();
        for (const QString& name :
            {u"durationSpin"_s, u"durationSlider"_s, u"guidanceSpin"_s, u"modelCombo"_s, u"copiesSpin"_s}) {
            turnWheel(find(name));
        }
        QCOMPARE(m_form->request(), before);
        QCOMPARE(m_form->copies(), 1);
    }

    void bringsIntoViewWhatItOpens()
    {
        m_form->resize(400, 480);
        m_form->setRequest(Samples::minimal(Samples::textA30));
        const QWidget* bar = find(u"submitBar"_s);
        const auto isInView = [this, bar](const QString& name) {
            const QWidget* part = find(name);
            return part->isVisible() && part->mapTo(m_form.get(), part->rect().bottomLeft()).y() < bar->y();
        };
        for (const QString& name : {u"preview"_s, u"extra"_s}) {
            QTest::mouseClick(find(name + u"Button"_s), Qt::LeftButton);
            TRY_VERIFY(isInView(name == u"extra"_s ? u"extraEdit"_s : u"requestPreview"_s));
        }
        QVERIFY(bar->y() + bar->height() == m_form->height());
        VideoRequest request = Samples::minimal(Samples::imageA30);
        request.media.append({u"last_frame"_s, {}, {}});
        m_form->setRequest(request);
        TRY_VERIFY(isInView(u"accountCombo"_s));
        m_form->submit();
        TRY_VERIFY(isInView(u"mediaRow2"_s));
    }

    void footOfThePromptBelongsToIt()
    {
        m_form->setRequest(Samples::minimal(Samples::textA30));
        const QWidget* prompt = find(u"promptEdit"_s);
        find(u"modelCombo"_s)->setFocus();
        QWidget* box = prompt->parentWidget();
        const QPoint foot(box->width() / 4, box->height() - 12);
        QVERIFY(foot.y() > prompt->geometry().bottom());
        QWindow* window = m_form->windowHandle();
        QTest::mouseClick(window, Qt::LeftButton, {}, box->mapTo(m_form.get(), foot));
        QVERIFY(prompt->hasFocus());
    }

    /// What is missing comes first: there is nothing to confirm yet.
    void asksNothingWhileSomethingIsMissing()
    {
        VideoRequest request = Samples::minimal(Samples::kind(Family::A, Generation::G27, ApiType::VideoEdit));
        request.media.clear();
        request.prompt.clear();
        m_form->setRequest(request);
        const auto status = [this] { return find(u"statusLabel"_s)->property("text").toString(); };
        QVERIFY2(status() != u"Needs confirmation"_s, qPrintable(status()));
        m_form->submit();
        QVERIFY2(status().endsWith(u"left"_s), qPrintable(status()));
    }

    void asksAboutThePromptsNumbersBeforeItGenerates()
    {
        VideoRequest request = Samples::minimal(Samples::referenceA27);
        request.prompt = u"Image 1 waves to Image 2"_s;
        request.media.clear();
        for (int i = 0; i < 2; ++i)
            request.media.append({u"reference_image"_s, u"https://a.example/%1"_s.arg(i), {}});
        m_form->setRequest(request);
        QSignalSpy sent(m_form.get(), &RequestForm::submitRequested);
        const QWidget* offer = find(u"renumberOffer"_s);
        QVERIFY(!offer->isVisible());
        const auto place = [this](const QString& name) {
            return QRect(find(name)->mapTo(m_form.get(), QPoint()), find(name)->size());
        };
        find(u"mediaRow1"_s)->setFocus();
        for (int i = 0; i < 3; ++i) // the layout of the request, and the row comes into view
            QCoreApplication::processEvents();
        const QRect prompt = place(u"promptEdit"_s);
        const QRect findings = place(u"findingsArea"_s);
        QTest::keyClick(find(u"mediaRow1"_s), Qt::Key_Right, Qt::ControlModifier);
        TRY_VERIFY(offer->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(place(u"promptEdit"_s), prompt); // nothing moves
        QCOMPARE(place(u"findingsArea"_s), findings);
        QCOMPARE(offer->window(), m_form.get());
        QVERIFY(place(u"renumberOffer"_s).bottom() < place(u"submitBar"_s).top());
        // Neither the button nor the key sends numbers that are wrong; they lead to the answer.
        QTest::mouseClick(find(u"submitButton"_s), Qt::LeftButton);
        QCOMPARE(sent.size(), 0);
        QVERIFY(static_cast<const MessageBar*>(offer)->text().contains(u"first"_s));
        QVERIFY(offer->isAncestorOf(QApplication::focusWidget()));
        QVERIFY2(m_form->testAttribute(Qt::WA_KeyboardFocusChange), "the focus is seen");
        find(u"promptEdit"_s)->setFocus();
        QTest::keyClick(find(u"promptEdit"_s), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(sent.size(), 0);
        auto* renumber = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
        QVERIFY(renumber != nullptr);
        QCOMPARE(renumber->text(), u"Renumber"_s);
        QTest::keyClick(renumber, Qt::Key_Space);
        QVERIFY(!offer->isVisible());
        QCOMPARE(m_form->request().prompt, u"Image 2 waves to Image 1"_s);
        QTest::keyClick(find(u"promptEdit"_s), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(sent.size(), 1);
    }

    void aMentionOfWhatIsNotAttachedIsSeenFirst()
    {
        VideoRequest request = Samples::minimal(Samples::referenceA27);
        request.prompt = u"Image 9 waves"_s;
        m_form->setRequest(request);
        auto* row = m_form->findChild<QAbstractButton*>(u"finding"_s); // the first one
        QVERIFY(row != nullptr && row->isVisible());
        QCOMPARE(row->accessibleName(), u"Image 9 in your prompt isn't attached."_s);
        const QColor dot = tone(row->palette(), Tone::Warning);
        const QImage picture = row->grab().toImage();
        bool hasDot = false;
        for (int y = 0; y < picture.height() && !hasDot; ++y)
            hasDot = picture.pixelColor(5, y) == dot;
        QVERIFY2(hasDot, "the dot is amber");
        QSignalSpy sent(m_form.get(), &RequestForm::submitRequested);
        QTest::mouseClick(find(u"submitButton"_s), Qt::LeftButton);
        QCOMPARE(sent.size(), 1); // it is a warning only
    }

    void tabFollowsTheEye_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < allKinds().size(); ++i)
            QTest::newRow(qPrintable(kindName(allKinds().at(i)))) << i;
    }
    void tabFollowsTheEye()
    {
        QFETCH(int, index);
        m_form->resize(400, 2400); // everything is visible, so that nothing scrolls during the comparison
        m_form->setRequest(Samples::maximal(allKinds().at(index)));
        QCoreApplication::sendPostedEvents();
        QWidget* first = find(u"accountCombo"_s);
        first->setFocus();
        QPoint last(-1, -1);
        int steps = 0;
        for (QWidget* now = first; steps < 200; ++steps) {
            // The findings scroll in their place.
            QWidget* scrolled = now->objectName() == u"finding"_s ? now->parentWidget() : nullptr;
            const QPoint middle(0, now->height() / 2);
            const QPoint place = scrolled != nullptr ? find(u"findingsArea"_s)->pos() + now->mapTo(scrolled, middle)
                                                     : now->mapTo(m_form.get(), middle);
            const bool below = place.y() > last.y() + 4;
            QVERIFY2(below || place.x() > last.x(), qPrintable(now->objectName()));
            last = place;
            QTest::keyClick(now, Qt::Key_Tab);
            now = QApplication::focusWidget();
            if (now == first)
                break;
        }
        QVERIFY(steps > 10 && steps < 200);
    }

    void namesItsControls()
    {
        const QList<std::pair<QString, QString>> names = {{u"accountCombo"_s, u"Account"_s},
            {u"modelCombo"_s, u"Model"_s}, {u"promptEdit"_s, u"Prompt"_s},
            {u"negativePromptEdit"_s, u"Negative prompt"_s}, {u"mediaEditor"_s, u"Media"_s},
            {u"imageAddressEditor"_s, u"Image"_s}, {u"imagesEditor"_s, u"Images"_s},
            {u"resolutionCombo"_s, u"Resolution"_s}, {u"aspectRatioCombo"_s, u"Aspect ratio"_s},
            {u"durationSpin"_s, u"Duration"_s}, {u"promptExtendCombo"_s, u"Enhance prompt"_s},
            {u"watermarkCombo"_s, u"Watermark"_s}, {u"modeCombo"_s, u"Mode"_s}, {u"guidanceSpin"_s, u"Guidance"_s},
            {u"soundCombo"_s, u"Sound"_s}, {u"logoCombo"_s, u"Logo"_s}, {u"multiShotCombo"_s, u"Multiple shots"_s},
            {u"shotTypeCombo"_s, u"Shot type"_s}, {u"shotsEditor"_s, u"Shots"_s}, {u"voicesEditor"_s, u"Voices"_s},
            {u"extraEdit"_s, u"Custom JSON"_s}, {u"copiesSpin"_s, u"Variations"_s}, {u"submitButton"_s, u"Generate"_s}};
        for (const auto& [object, name] : names)
            QCOMPARE(find(object)->accessibleName(), name);
        // Qt tells assistive software a combo box's name by the label beside it.
        for (const auto* label : m_form->findChildren<QLabel*>()) {
            if (label->buddy() != nullptr)
                QCOMPARE(label->buddy()->parentWidget(), label->parentWidget());
        }
    }
};

QTEST_MAIN(TestRequestReach)
#include "tst_requestreach.moc"
