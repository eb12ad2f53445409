// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/requestsamples.h"
#include "ui/compose/fields/fieldeditor.h"
#include "ui/compose/fields/segmentbutton.h"
#include "ui/compose/fields/segmentrow.h"
#include "ui/compose/form/fieldcolumn.h"
#include "ui/compose/form/findingsarea.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/style/applylook.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace Dailies;
using namespace Qt::StringLiterals;

// Segments, sliders and the place of the findings in the compose column.
class TestFormChoices final : public QObject {
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
    void click(const QString& name, QWidget* within = nullptr) const
    {
        auto* button = find<QAbstractButton>(name, within);
        QVERIFY2(button->isVisible(), qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void type(const QString& name, const QString& text, QWidget* within = nullptr) const
    {
        QWidget* control = find(name, within);
        control->setFocus();
        QTest::keyClick(control, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(control, Qt::Key_Delete);
        QTest::keyClicks(control, text);
    }
    QWidget* row(Field field) const { return find(fieldKey(field) + u"Combo"_s); }
    void choose(Field field, const QString& text) const
    {
        click(fieldKey(field) + u"Other"_s);
        type(fieldKey(field) + u"Edit"_s, text);
    }
    void undo() const { pressKey(m_form.get(), Qt::Key_Z, Qt::ControlModifier); }
    void redo() const { pressKey(m_form.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    // The segments of a field that are visible.
    QStringList segments(Field field) const
    {
        QStringList texts;
        for (const auto* segment : row(field)->findChildren<QAbstractButton*>())
            texts.append(segment->text());
        return texts;
    }
    QAbstractButton* segment(Field field, const QString& text) const
    {
        for (auto* each : row(field)->findChildren<QAbstractButton*>()) {
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

    void pictureGoesAlongToAnotherFamily()
    {
        const QString picture = u"https://pictures.example/1.png"_s;
        VideoRequest request = Samples::minimal(Samples::imageA30);
        request.media = {{u"first_frame"_s, picture, {}}};
        m_form->setRequest(request);
        m_form->chooser()->setChoice(u"practice-b"_s, {Family::B, Generation::None, ApiType::ImageToVideo});
        QCOMPARE(m_form->request().imageAddress, picture);
        for (const Finding& finding : m_form->findings())
            QVERIFY2(finding.severity != Severity::Stop || finding.field != Field::ImageAddress,
                qPrintable(finding.message));
        QVERIFY(!find<QLabel>(u"notSentLabel"_s)->text().contains(u"Media"_s)
            || find<QLabel>(u"notSentLabel"_s)->isHidden());
        // And back again, where the frame still is.
        m_form->chooser()->setChoice(u"practice-a-3.0"_s, Samples::imageA30);
        QCOMPARE(m_form->request().media, request.media);
        QVERIFY(find<QLabel>(u"notSentLabel"_s)->isHidden());
    }

    void choosesFromTheSegmentsOrAnotherValue()
    {
        QCOMPARE(segments(Field::AspectRatio),
            QStringList({u"Auto"_s, u"16:9"_s, u"9:16"_s, u"1:1"_s, u"4:3"_s, u"3:4"_s, u"…"_s}));
        QCOMPARE(segments(Field::Resolution), QStringList({u"Auto"_s, u"480P"_s, u"720P"_s, u"1080P"_s, u"…"_s}));
        QCOMPARE(find<QLabel>(u"resolutionNote"_s)->text(), u"Auto · 720P"_s);
        QTest::mouseClick(segment(Field::AspectRatio, u"16:9"_s), Qt::LeftButton);
        QCOMPARE(m_form->request().aspectRatio, u"16:9"_s);
        QTest::keyClick(segment(Field::AspectRatio, u"16:9"_s), Qt::Key_Right);
        QCOMPARE(m_form->request().aspectRatio, u"9:16"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
        QCOMPARE(m_form->request().aspectRatio, QString());
        QVERIFY(segment(Field::AspectRatio, u"Auto"_s)->isChecked());
        choose(Field::AspectRatio, u"5:4"_s);
        QCOMPARE(m_form->request().aspectRatio, u"5:4"_s);
        QVERIFY(segment(Field::AspectRatio, u"5:4"_s)->isChecked());
        const int withFrame = segment(Field::AspectRatio, u"Auto"_s)->sizeHint().height();
        QCOMPARE(segment(Field::AspectRatio, u"5:4"_s)->sizeHint().height(), withFrame);
        // What is no ratio does not look like Auto.
        choose(Field::AspectRatio, u"16x9"_s);
        QVERIFY(segment(Field::AspectRatio, u"16x9"_s)->sizeHint().height() < withFrame);
        find(u"promptEdit"_s)->setFocus();
        QVERIFY(!find(u"aspectRatioEdit"_s)->isVisible());
        QTest::mouseClick(segment(Field::AspectRatio, u"Auto"_s), Qt::LeftButton);
        QCOMPARE(m_form->request().aspectRatio, QString());
        QCOMPARE(segments(Field::AspectRatio).last(), u"…"_s);
    }

    void slidesThroughThePossibleSeconds()
    {
        auto* slider = find<QSlider>(u"durationSlider"_s);
        QCOMPARE(find<QLabel>(u"durationNote"_s)->text(), u"Auto · 5 s"_s);
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right); // from what the service would use
        QCOMPARE(find<QLabel>(u"durationNote"_s)->text(), u"2–30 s"_s);
        QCOMPARE(m_form->request().durationSeconds, std::optional<double>(6));
        QCOMPARE(find<QDoubleSpinBox>(u"durationSpin"_s)->text(), u"6 s"_s);
        type(u"durationSpin"_s, u"9"_s);
        QCOMPARE(slider->value(), 7);
    }

    void isNeverTooWide()
    {
        const QFont usual = qApp->font();
        QFont large = usual;
        large.setPointSize(20);
        qApp->setFont(large);
        for (const RequestKind& kind : allKinds()) {
            if (offers(kind, Field::Media) || offers(kind, Field::Images))
                continue; // the media have their own test
            m_form->setRequest(Samples::maximal(kind));
            m_form->resize(312, 700);
            QCoreApplication::sendPostedEvents();
            const QWidget* content = find<QScrollArea>(u"composeScroll"_s)->widget();
            QVERIFY2(content->minimumSizeHint().width() <= 312 - 10,
                qPrintable(kindName(kind) + u": %1"_s.arg(content->minimumSizeHint().width())));
            // What does not fit into a row of segments is in the next one.
            for (const auto* row : content->findChildren<SegmentRow*>()) {
                for (const auto* segment : row->findChildren<QAbstractButton*>()) {
                    const bool isSeen = !segment->isVisible() || row->rect().contains(segment->geometry());
                    QVERIFY2(isSeen, qPrintable(row->objectName() + segment->text()));
                }
            }
        }
        qApp->setFont(usual);
    }

    void segmentsAreEquallyWide()
    {
        QWidget window;
        auto* row = new SegmentRow(&window);
        QList<QAbstractButton*> all;
        QList<int> needed;
        for (const QString& text : {u"Text"_s, u"Image"_s, u"Reference"_s, u"Edit"_s}) {
            all.append(new SegmentButton(text, row));
            needed.append(all.constLast()->sizeHint().width());
        }
        row->setSegments(all);
        const int longest = *std::ranges::max_element(needed);
        window.show();
        row->resize(4 * longest, row->sizeHint().height());
        for (const auto* segment : std::as_const(all))
            QCOMPARE(segment->width(), longest);
        // A long text keeps its width, and the others share what is left.
        row->resize(row->sizeHint().width() + 12, row->height());
        QCOMPARE(all.at(2)->width(), longest);
        int sum = 0;
        for (qsizetype i = 0; i < all.size(); ++i) {
            QVERIFY(all.at(i)->width() >= needed.at(i));
            sum += all.at(i)->width();
        }
        QCOMPARE(sum, row->width());
        QCOMPARE(all.constLast()->geometry().right() + 1, row->width());
    }

    /// The note of one field does not read as a part of the next one's label.
    void fieldsOfARowStandApart()
    {
        m_form->resize(372, 1400);
        const auto place = [this](Field field) {
            const QWidget* editor = m_form->findChild<FieldColumn*>()->editor(field);
            return QRect(editor->mapTo(m_form.get(), QPoint()), editor->size());
        };
        TRY_COMPARE(place(Field::Duration).top(), place(Field::Resolution).top());
        QCOMPARE(place(Field::Duration).left() - place(Field::Resolution).right() - 1, 16);
    }

    void headingsAreLevelWithTheirButtons()
    {
        VideoRequest request = Samples::minimal(Samples::referenceA27);
        request.media = {{u"reference_image"_s, u"https://example.com/1.png"_s, {}}};
        m_form->setRequest(request);
        m_form->resize(372, 1400);
        const QWidget* editor = m_form->findChild<FieldColumn*>()->editor(Field::Media);
        const auto* button = editor->findChild<QAbstractButton*>(u"addFileButton"_s);
        const auto* note = editor->findChild<QLabel*>(u"mediaNote"_s);
        const QList<QLabel*> labels = editor->findChildren<QLabel*>();
        const auto title = std::ranges::find(labels, u"References"_s, &QLabel::text);
        QVERIFY(button != nullptr && note != nullptr && title != labels.end());
        const auto middle = [editor](const QWidget* part) { return part->mapTo(editor, part->rect().center()).y(); };
        TRY_VERIFY(std::abs(middle(note) - middle(button)) <= 1);
        TRY_VERIFY(std::abs(middle(*title) - middle(button)) <= 1);
        QVERIFY(note->text().contains(u"1"_s) && note->alignment().testFlag(Qt::AlignVCenter));
    }

    void scrollBarMovesNothing()
    {
        const auto* bar = find<QScrollArea>(u"composeScroll"_s)->verticalScrollBar();
        const auto edges = [this] {
            const QWidget* editor = m_form->findChild<FieldColumn*>()->editor(Field::Prompt);
            const int left = editor->mapTo(m_form.get(), QPoint()).x();
            return std::pair(left, left + editor->width());
        };
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            m_form->setLayoutDirection(direction);
            m_form->resize(400, 1400);
            TRY_VERIFY(!bar->isVisible());
            TRY_COMPARE(edges(), std::pair(12, 400 - 12));
            m_form->resize(400, 500);
            TRY_VERIFY(bar->isVisible());
            TRY_COMPARE(edges(), std::pair(12, 400 - 12));
        }
    }

    void findingsAreMirrored()
    {
        FindingsArea area;
        Finding finding;
        finding.message = u"The file is missing."_s;
        area.setFindings({finding});
        area.resize(340, area.height());
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        const auto edges = [&area] {
            const auto* row = area.findChild<QAbstractButton*>(u"finding"_s);
            const int left = row->mapTo(&area, QPoint()).x();
            return std::pair(left, area.width() - left - row->width());
        };
        TRY_COMPARE(edges().first, 12);
        const auto usual = edges();
        area.setLayoutDirection(Qt::RightToLeft);
        TRY_COMPARE(edges(), std::pair(usual.second, usual.first));
    }

    void findingsHaveTheirPlace()
    {
        m_form->setRequest(Samples::minimal(Samples::textB));
        QCoreApplication::sendPostedEvents();
        const int room = find(u"composeScroll"_s)->height();
        choose(Field::AspectRatio, u"wide"_s);
        type(u"guidanceSpin"_s, u"9"_s);
        choose(Field::Mode, u"max"_s);
        choose(Field::ShotType, u"none"_s);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(find(u"composeScroll"_s)->height(), room);
        QVERIFY(m_form->findings().size() > 2);
        click(u"moreFindingsButton"_s);
        auto* popup = find(u"findingsPopup"_s);
        QVERIFY(popup->isVisible());
        auto* row = popup->findChildren<QAbstractButton*>(u"finding"_s).at(1);
        QTest::mouseClick(row, Qt::LeftButton);
        QVERIFY(!popup->isVisible());
    }

    void stepsFromNotSetToALikelyNumber()
    {
        auto* duration = find<QDoubleSpinBox>(u"durationSpin"_s);
        duration->setFocus();
        QCOMPARE(duration->text(), QString());
        QTest::keyClick(duration, Qt::Key_Up);
        QCOMPARE(m_form->request().durationSeconds, std::optional<double>(5));
        QCOMPARE(duration->text(), u"5 s"_s);
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(duration, Qt::Key_Down);
        QCOMPARE(m_form->request().durationSeconds, std::optional<double>());
        QTest::keyClick(duration, Qt::Key_Down);
        QCOMPARE(duration->text(), QString());
        for (const QString& text : {u"8 s"_s, u"8"_s}) {
            type(u"durationSpin"_s, text);
            QCOMPARE(m_form->request().durationSeconds, std::optional<double>(8));
        }
        type(u"durationSpin"_s, u"x"_s);
        QCOMPARE(m_form->request().durationSeconds, std::optional<double>());
    }

    void segmentsAreUndone()
    {
        QTest::mouseClick(segment(Field::AspectRatio, u"16:9"_s), Qt::LeftButton);
        QTest::mouseClick(segment(Field::AspectRatio, u"9:16"_s), Qt::LeftButton);
        segment(Field::AspectRatio, u"9:16"_s)->setFocus();
        undo();
        QCOMPARE(m_form->request().aspectRatio, u"16:9"_s);
        QVERIFY(segment(Field::AspectRatio, u"16:9"_s)->isChecked());
        undo();
        QCOMPARE(m_form->request().aspectRatio, QString());
        undo(); // nothing is left
        QCOMPARE(m_form->request().aspectRatio, QString());
        redo();
        redo();
        QCOMPARE(m_form->request().aspectRatio, u"9:16"_s);
    }

    void anotherValueIsUndoneAsTextFirst()
    {
        QTest::mouseClick(segment(Field::AspectRatio, u"16:9"_s), Qt::LeftButton);
        choose(Field::AspectRatio, u"5:4"_s);
        for (int i = 0; i < 10 && m_form->request().aspectRatio != "16:9"_L1; ++i)
            undo();
        QCOMPARE(m_form->request().aspectRatio, u"16:9"_s);
    }

    void numbersAreUndone()
    {
        auto* duration = find<QDoubleSpinBox>(u"durationSpin"_s);
        duration->setFocus();
        QTest::keyClick(duration, Qt::Key_Up);
        QTest::keyClick(duration, Qt::Key_Up);
        QCOMPARE(m_form->request().durationSeconds, std::optional<double>(6));
        undo();
        QCOMPARE(m_form->request().durationSeconds, std::optional<double>(5));
        undo();
        QCOMPARE(m_form->request().durationSeconds, std::optional<double>());
        redo();
        QCOMPARE(m_form->request().durationSeconds, std::optional<double>(5));
    }

    void typedNumbersAreOneStep()
    {
        auto* duration = find<QDoubleSpinBox>(u"durationSpin"_s);
        duration->setFocus();
        QTest::keyClick(duration, Qt::Key_Up);
        type(u"durationSpin"_s, u"12"_s);
        QCOMPARE(m_form->request().durationSeconds, std::optional<double>(12));
        for (int i = 0; i < 6 && m_form->request().durationSeconds != 5.0; ++i)
            undo();
        QCOMPARE(m_form->request().durationSeconds, std::optional<double>(5));
        undo();
        QCOMPARE(m_form->request().durationSeconds, std::optional<double>());
    }

    void aDragIsOneStep()
    {
        auto* slider = find<QSlider>(u"durationSlider"_s);
        slider->setFocus();
        slider->setSliderDown(true);
        for (int place = 1; place < 6; ++place)
            slider->setValue(place);
        slider->setSliderDown(false);
        const auto dragged = m_form->request().durationSeconds;
        QVERIFY(dragged);
        QTest::keyClick(slider, Qt::Key_Right);
        QVERIFY(m_form->request().durationSeconds != dragged);
        undo();
        QCOMPARE(m_form->request().durationSeconds, dragged);
        undo();
        QCOMPARE(m_form->request().durationSeconds, std::optional<double>());
    }

    void switchesAreUndone()
    {
        auto* control = find<QAbstractButton>(u"watermarkCombo"_s);
        const auto before = m_form->request().watermark;
        control->setFocus();
        QTest::keyClick(control, Qt::Key_Space);
        QVERIFY(m_form->request().watermark != before);
        undo();
        QCOMPARE(m_form->request().watermark, before);
    }

    void variationsAreUndone()
    {
        auto* copies = find<QSpinBox>(u"copiesSpin"_s);
        copies->setFocus();
        QTest::keyClick(copies, Qt::Key_Up);
        QTest::keyClick(copies, Qt::Key_Up);
        QCOMPARE(m_form->copies(), 3);
        undo();
        QCOMPARE(m_form->copies(), 2);
        undo();
        QCOMPARE(m_form->copies(), 1);
    }

    void aLoadedRequestIsOneStep()
    {
        VideoRequest request = m_form->request();
        QTest::mouseClick(segment(Field::AspectRatio, u"16:9"_s), Qt::LeftButton);
        request.aspectRatio = u"1:1"_s;
        m_form->setRequest(request);
        segment(Field::AspectRatio, u"1:1"_s)->setFocus();
        undo();
        QCOMPARE(m_form->request().aspectRatio, u"16:9"_s);
    }

    void accountModelAndKindAreUndone()
    {
        const VideoRequest before = m_form->request();
        const QString account = m_form->accountId();
        auto* accounts = find<QComboBox>(u"accountCombo"_s);
        accounts->setFocus();
        QTest::keyClick(accounts, Qt::Key_Down);
        QVERIFY(m_form->accountId() != account);
        undo();
        QCOMPARE(m_form->accountId(), account);
        QCOMPARE(m_form->request().model, before.model);
        m_form->chooser()->choose(ApiType::ImageToVideo);
        QVERIFY(m_form->request().kind != before.kind);
        undo();
        QCOMPARE(m_form->request(), before);
        redo();
        QVERIFY(m_form->request().kind != before.kind);
        // A loaded draft is one step.
        m_form->setDraft({Samples::editing().id, before, {}});
        undo();
        QCOMPARE(m_form->accountId(), account);
        QVERIFY(m_form->request().kind != before.kind);
    }

    /// Somebody who clicks on Generate and then presses Space means to play the clip, not to pay for another one.
    void aKeyAfterAClickSendsNothing()
    {
        m_form->setRequest(Samples::minimal(Samples::textA30));
        auto* submit = find<QAbstractButton>(u"submitButton"_s);
        QSignalSpy submitted(m_form.get(), &RequestForm::submitRequested);
        const auto pressKeys = [] {
            for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}) {
                if (QWidget* focused = QApplication::focusWidget())
                    QTest::keyClick(focused, key);
            }
        };
        QTest::mouseClick(submit, Qt::LeftButton);
        m_form->setSending(true);
        m_form->setSending(false);
        QCOMPARE(submitted.size(), 1);
        pressKeys();
        QCOMPARE(submitted.size(), 1);

        // The same after an answer that was clicked.
        m_form->askAgain(u"You sent this 4 s ago."_s);
        QAbstractButton* yes = nullptr;
        for (auto* button : find(u"formQuestion"_s)->findChildren<QAbstractButton*>()) {
            if (button->text() == "Send once more"_L1)
                yes = button;
        }
        QVERIFY(yes && yes->isVisible());
        QTest::mouseClick(yes, Qt::LeftButton);
        QCOMPARE(submitted.size(), 2);
        pressKeys();
        QCOMPARE(submitted.size(), 2);

        // Who goes to the button by keyboard means it.
        submit->setFocus(Qt::TabFocusReason);
        QTest::keyClick(submit, Qt::Key_Space);
        QCOMPARE(submitted.size(), 3);
    }
};

QTEST_MAIN(TestFormChoices)
#include "tst_formchoices.moc"
