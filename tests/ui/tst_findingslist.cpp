// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/findingslist.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QAbstractButton>
#include <QApplication>
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
    QAbstractButton* fold() const { return m_list->findChild<QAbstractButton*>(u"notesButton"_s); }
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
        QVERIFY(QTest::qWaitForWindowActive(m_scroll.get()));
    }
    void cleanup() { m_scroll.reset(); }

    void foldsManyNotes_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("fold"); // empty: all are shown
        QTest::newRow("none") << 0 << QString();
        QTest::newRow("few") << 3 << QString();
        QTest::newRow("many") << 4 << u"4 notes"_s;
        QTest::newRow("very many") << 60 << u"60 notes"_s;
    }
    void foldsManyNotes()
    {
        QFETCH(int, count);
        QFETCH(QString, fold);
        for (const QList<Finding>& others : {QList<Finding>(), serious()}) {
            m_list->setFindings({});
            m_list->setFindings(others + notes(count));
            QCOMPARE(m_list->isVisible(), count > 0 || !others.isEmpty());
            QCOMPARE(this->fold()->isVisible(), !fold.isEmpty());
            QCOMPARE(rows().size(), others.size() + (fold.isEmpty() ? count : 0));
            if (fold.isEmpty())
                continue;
            QCOMPARE(this->fold()->accessibleName(), fold);
            QTest::mouseClick(this->fold(), Qt::LeftButton);
            QCOMPARE(rows().size(), others.size() + count);
            // Once expanded, they stay expanded while a text is changed.
            m_list->setFindings(others + notes(count + 1));
            QCOMPARE(rows().size(), others.size() + count + 1);
            QTest::mouseClick(this->fold(), Qt::LeftButton);
            QCOMPARE(rows().size(), others.size());
        }
    }

    void saysTheSeriousFirstAndAloud()
    {
        m_list->setFindings(serious() + notes(2));
        QCOMPARE(sentences(), QStringList({u"Stop & think"_s, u"Ask"_s, u"Note 1"_s, u"Note 2"_s}));
        QCOMPARE(rows().at(0)->accessibleDescription(), u"Needed before this can be sent"_s);
        QCOMPARE(rows().at(1)->accessibleDescription(), u"Sent after you confirm it"_s);
        QCOMPARE(rows().at(2)->accessibleDescription(), u"For your information"_s);
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
        QTest::mouseClick(fold(), Qt::LeftButton);
        QVERIFY(activated.isEmpty()); // the fold button is not a finding
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
        QCOMPARE(focused(), u"4 notes"_s);
        press(Qt::Key_Down);
        QCOMPARE(focused(), u"4 notes"_s); // the rest is collapsed
        press(Qt::Key_Space);
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

    void aPressMayChangeTheList()
    {
        m_list->setFindings(serious() + notes(2));
        connect(m_list, &FindingsList::activated, m_list, [this] { m_list->setFindings({}); });
        QTest::mouseClick(rows().at(3), Qt::LeftButton);
        QVERIFY(!m_list->isVisible());
        QVERIFY(rows().isEmpty());
    }
};

QTEST_MAIN(TestFindingsList)
#include "tst_findingslist.moc"
