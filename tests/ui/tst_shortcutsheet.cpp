// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/windowbench.h"

#include "ui/shortcutsheet.h"
#include "ui/tasks/taskactions.h"
#include "ui/viewer/frameactions.h"
#include "ui/viewer/playeractions.h"

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

QStringList textsOf(const QWidget* sheet)
{
    QStringList texts;
    for (const QLabel* label : sheet->findChildren<QLabel*>())
        texts.append(label->text());
    return texts;
}

} // namespace

/// The sheet of all keys, as the actions themselves tell them.
class TestShortcutSheet final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Dark); }
    void tellsKeysOnce();
    void tellsAllOfTheWindow();
    void questionMarkStaysInTextFields();
};

void TestShortcutSheet::tellsKeysOnce()
{
    QWidget parent;
    parent.resize(600, 400);
    QAction with(u"&Play"_s);
    with.setShortcuts({Qt::Key_Space, Qt::Key_F9});
    QAction without(u"Rename"_s);
    auto* sheet = new ShortcutSheet({{u"Viewer"_s, {&with, &without, &with}}, {u"Empty"_s, {}}}, &parent);
    QCOMPARE(textsOf(sheet), (QStringList{u"Viewer"_s, u"Play"_s, u"Space  F9"_s, u"Empty"_s}));
    QVERIFY(sheet->width() <= parent.width());
    delete sheet;
}

void TestShortcutSheet::tellsAllOfTheWindow()
{
    WindowBench bench;
    bench.begins = false;
    QVERIFY(bench.openWithPractice());
    bench.menuAction(u"Keyboard shortcuts"_s)->trigger();
    auto* sheet = bench.window->findChild<ShortcutSheet*>();
    QVERIFY(sheet != nullptr && sheet->isVisible());
    const QStringList texts = textsOf(sheet);
    const PlayerWidget* player = bench.player();
    for (const QAction* action : player->playerActions()->all() + player->frameActions()->all()
            + bench.tasks()->taskActions()->findChildren<QAction*>()) {
        for (const QKeySequence& key : action->shortcuts()) {
            const QString keys = key.toString(QKeySequence::NativeText);
            const bool told = std::any_of(texts.begin(), texts.end(),
                [&keys](const QString& text) { return text.split(u"  "_s).contains(keys); });
            QVERIFY2(told, qPrintable(action->text() + u' ' + keys));
        }
    }
    QTest::keyClick(sheet, Qt::Key_Escape);
    QTRY_VERIFY(bench.window->findChild<ShortcutSheet*>() == nullptr);
}

void TestShortcutSheet::questionMarkStaysInTextFields()
{
    WindowBench bench;
    bench.begins = false;
    QVERIFY(bench.openWithPractice());
    bench.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(bench.window.get()));
    bench.prompt()->setFocus();
    QTest::keyClick(bench.prompt(), Qt::Key_Question, Qt::ShiftModifier);
    QCOMPARE(bench.prompt()->toPlainText(), u"?"_s);
    QVERIFY(bench.window->findChild<ShortcutSheet*>() == nullptr);
}

QTEST_MAIN(TestShortcutSheet)
#include "tst_shortcutsheet.moc"
