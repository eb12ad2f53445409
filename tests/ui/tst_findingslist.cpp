// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"

#include "ui/compose/form/findingsarea.h"
#include "ui/compose/form/findingslist.h"
#include "ui/compose/form/joinedfindings.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QAbstractButton>
#include <QApplication>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

Finding finding(Severity severity, const QString& message, Field field = Field::Prompt)
{
    return {severity, field, -1, {}, {}, message};
}

QList<Finding> notes(int count)
{
    QList<Finding> all;
    for (int i = 1; i <= count; ++i)
        all.append(finding(Severity::Note, u"Note %1"_s.arg(i), Field::Duration));
    return all;
}

const QList<Finding>& serious()
{
    static const QList<Finding> all = {finding(Severity::Stop, u"Stop & think"_s), finding(Severity::Ask, u"Ask"_s)};
    return all;
}

} // namespace

// The list of a request's findings.
class TestFindingsList final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QScrollArea> m_scroll;
    FindingsList* m_list = nullptr;

    QList<QAbstractButton*> rows() const
    {
        QList<QAbstractButton*> shown;
        for (auto* row : m_list->findChildren<QAbstractButton*>(u"finding"_s)) {
            if (row->isVisible())
                shown.append(row);
        }
        std::sort(shown.begin(), shown.end(), [this](const QWidget* a, const QWidget* b) {
            return a->mapTo(m_list, QPoint()).y() < b->mapTo(m_list, QPoint()).y();
        });
        return shown;
    }
    QStringList sentences() const
    {
        QCoreApplication::sendPostedEvents();
        QStringList lines;
        for (const auto* row : rows())
            lines.append(row->accessibleName());
        return lines;
    }
    void press(int key) const { QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key)); }
    QString focused() const { return QApplication::focusWidget()->accessibleName(); }

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init()
    {
        m_scroll = std::make_unique<QScrollArea>();
        m_scroll->setWidgetResizable(true);
        auto* content = new QWidget;
        auto* column = new QVBoxLayout(content);
        m_list = new FindingsList(content);
        column->addWidget(m_list);
        column->addStretch(1);
        m_scroll->setWidget(content);
        m_scroll->resize(360, 400);
        m_scroll->show();
        QVERIFY(waitForActive(m_scroll.get()));
    }
    void cleanup() { m_scroll.reset(); }

    void saysTheSeriousFirstAndAloud()
    {
        m_list->setFindings(serious() + notes(2));
        QCOMPARE(sentences(), QStringList({u"Stop & think"_s, u"Ask"_s, u"Note 1"_s, u"Note 2"_s}));
        QCOMPARE(rows().at(0)->accessibleDescription(), u"Fix this to generate"_s);
        QCOMPARE(rows().at(1)->accessibleDescription(), u"Asks before it generates"_s);
        QCOMPARE(rows().at(2)->accessibleDescription(), u"Good to know"_s);
        m_list->setFindings(notes(1) + QList<Finding>());
        QCOMPARE(sentences(), QStringList{u"Note 1"_s});
    }

    void leadsToTheField()
    {
        m_list->setFindings(serious() + notes(5));
        QSignalSpy activated(m_list, &FindingsList::activated);
        QTest::mouseClick(rows().at(1), Qt::LeftButton);
        QCOMPARE(activated.takeFirst().first().value<Finding>(), serious().at(1));
        rows().first()->setFocus();
        for (const int key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            press(key);
            QCOMPARE(activated.takeFirst().first().value<Finding>(), serious().first());
        }
        QTest::keyClick(rows().first(), Qt::Key_Return, Qt::ControlModifier); // the shortcut belongs to the form
        QVERIFY(activated.isEmpty());
        QTest::mouseClick(rows().at(4), Qt::LeftButton);
        QCOMPARE(activated.takeFirst().first().value<Finding>().message, u"Note 3"_s);
    }

    void arrowsGoThroughIt()
    {
        m_list->setFindings(serious() + notes(4));
        rows().first()->setFocus();
        press(Qt::Key_Up);
        QCOMPARE(focused(), u"Stop & think"_s); // stays at the end
        press(Qt::Key_Down);
        QCOMPARE(focused(), u"Ask"_s);
        press(Qt::Key_Down);
        QCOMPARE(focused(), u"Note 1"_s);
        press(Qt::Key_End);
        QCOMPARE(focused(), u"Note 4"_s);
        press(Qt::Key_Down);
        QCOMPARE(focused(), u"Note 4"_s);
        press(Qt::Key_Home);
        QCOMPARE(focused(), u"Stop & think"_s);
    }

    void keepsTheKeyboardWhileFindingsChange()
    {
        m_list->setFindings(serious());
        rows().at(1)->setFocus();
        m_list->setFindings({finding(Severity::Stop, u"New"_s), finding(Severity::Ask, u"Ask"_s)});
        QCOMPARE(focused(), u"Ask"_s);
        QSignalSpy changed(m_list, &FindingsList::rowsChanged);
        m_list->setFindings(m_list->findings());
        QCOMPARE(changed.size(), 0);
    }

    /// A small window has room for two lines: they are elided, and the button is in the popup.
    void whatIsTooLongIsBrief()
    {
        Finding shape = finding(Severity::Note,
            u"Last frame: 1,080 x 1,920 has a different shape than the first frame, "
            "1,920 x 1,080. The service may crop it, stretch it or reject it."_s);
        shape.crop = Crop{{1080, 1920}, {1080, 608}};
        FindingsArea area;
        area.resize(330, 48);
        area.setFindings({shape, finding(Severity::Note, u"Another"_s)});
        area.show();
        const auto* row = area.findChild<QAbstractButton*>(u"finding"_s);
        const auto* more = area.findChild<QPushButton*>(u"moreFindingsButton"_s);
        QVERIFY(more->isVisible());
        TRY_VERIFY(row->height() <= 2 * row->fontMetrics().lineSpacing() + 8);
        QVERIFY(!row->findChild<QPushButton*>(u"mendButton"_s)->isVisible());
        QVERIFY(area.findChild<QScrollArea*>()->height() <= area.height());
        // Where there is room, it is whole.
        area.resize(1200, 48);
        TRY_VERIFY(row->findChild<QPushButton*>(u"mendButton"_s)->isVisible());
    }

    void moreIsALinkOnTheLastLine()
    {
        FindingsArea area;
        area.resize(330, 48);
        area.show();
        area.setFindings(notes(7));
        const auto* more = area.findChild<QPushButton*>(u"moreFindingsButton"_s);
        QVERIFY(more->isVisible());
        QCOMPARE(more->cursor().shape(), Qt::PointingHandCursor);
        const auto endOf = [&area](const QWidget* part) { return part->mapTo(&area, QPoint(0, part->height())).y(); };
        const auto lastLine = [&] {
            int last = 0;
            for (const auto* row : area.findChildren<QAbstractButton*>(u"finding"_s))
                last = endOf(row) <= area.height() ? std::max(last, endOf(row)) : last;
            return last;
        };
        TRY_VERIFY(lastLine() > area.height() / 2);
        TRY_COMPARE(endOf(more), lastLine());
        QCOMPARE(more->geometry().right(), area.width() - 10); // its words end with the fields above
    }

    void whatIsTheSameIsSaidOnce()
    {
        VideoRequest request;
        request.kind = {Family::A, Generation::G30, ApiType::ReferenceToVideo};
        QList<Finding> findings;
        for (int i = 0; i < 4; ++i) {
            request.media.append({u"reference_image"_s, u"https://a.example/%1.png"_s.arg(i), {}});
            findings.append(
                {Severity::Stop, Field::Media, i, u"source"_s, {}, u"Image %1: the file is missing."_s.arg(i + 1)});
        }
        const auto said = [&](const QList<Finding>& all) {
            m_list->setFindings(joinedFindings(all, request));
            return sentences();
        };
        QCOMPARE(said(findings), QStringList{u"Image 1: the file is missing. The same goes for Image 2 to Image 4."_s});
        QCOMPARE(said({findings.at(0), findings.at(2)}),
            QStringList{u"Image 1: the file is missing. The same goes for Image 3."_s});
        Finding other = findings.at(1);
        other.message = u"Image 2: the file is empty."_s;
        QCOMPARE(said({findings.at(0), other}), QStringList({u"Image 1: the file is missing."_s, other.message}));
        // A press leads to the first of them.
        QSignalSpy pressed(m_list, &FindingsList::activated);
        said(findings);
        QTest::mouseClick(rows().at(0), Qt::LeftButton);
        QCOMPARE(pressed.constFirst().constFirst().value<Finding>().index, 0);
    }

    void aPressMayChangeTheList()
    {
        m_list->setFindings(serious() + notes(2));
        connect(m_list, &FindingsList::activated, m_list, [this] { m_list->setFindings({}); });
        QTest::mouseClick(rows().at(3), Qt::LeftButton);
        QVERIFY(rows().isEmpty());
    }
};

QTEST_MAIN(TestFindingsList)
#include "tst_findingslist.moc"
