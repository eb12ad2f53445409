// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/detailswindow.h"

#include "ui/style/applylook.h"
#include "ui/tasks/facts/valuelabel.h"

#include <QApplication>
#include <QClipboard>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// The values in Details that are wider than the panel.
class TestValueLabel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void longIdsAreWrapped();
    void sentencesBreakBetweenWords();
};

void TestValueLabel::longIdsAreWrapped()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Failed);
    task.remoteId = u"0123456789abcdef"_s.repeated(4);
    window.details.showTask(task, someLog);
    ValueLabel* value = nullptr;
    for (ValueLabel* each : window.details.findChild<FactGrid*>(u"taskFacts"_s)->findChildren<ValueLabel*>())
        value = each->value() == task.remoteId ? each : value;
    QVERIFY(value != nullptr);
    const auto lines = [value] { return value->heightForWidth(value->width()) / value->fontMetrics().lineSpacing(); };
    TRY_VERIFY(lines() >= 3);
    TRY_VERIFY(value->height() >= value->heightForWidth(value->width()));
    QCOMPARE(value->accessibleName(), task.remoteId);
    // It is copied whole.
    value->setFocus();
    value->setSelection(0, static_cast<int>(value->text().size()));
    QTest::keyClick(value, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), task.remoteId);
    // A short one is as it is.
    task.remoteId = u"0385dc79-5ff8"_s;
    window.details.showTask(task, someLog);
    TRY_COMPARE(window.valueOf(u"Task ID"_s), task.remoteId);
}

/// A Chinese sentence has no spaces, but places where a line may end.
void TestValueLabel::sentencesBreakBetweenWords()
{
    ValueLabel label(nullptr);
    const QString sentence = u"在练习模式下由Dailies生成。未产生费用。"_s;
    label.setValue(sentence);
    label.resize(label.fontMetrics().horizontalAdvance(u"在练习模式下由Dai"_s), 200);
    label.show();
    QVERIFY(QTest::qWaitForWindowExposed(&label, patienceMs));
    QCOMPARE(label.text(), sentence);
    const QString id = u"0123456789abcdef"_s.repeated(4);
    label.setValue(sentence + id);
    QVERIFY(label.text().startsWith(sentence));
    QVERIFY(label.text() != label.value());
}

QTEST_MAIN(TestValueLabel)
#include "tst_valuelabel.moc"
