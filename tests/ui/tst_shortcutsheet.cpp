// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/windowbench.h"

#include "ui/style/applylook.h"
#include "ui/window/shortcutlist.h"
#include "ui/window/shortcutsheet.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

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

/// The sheet of all shortcuts, taken from the actions.
class TestShortcutSheet final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Dark); }
    void collectsByParts();
    void findsOne();
    void scrollsFromTheSearch();
    void tellsAllOfTheWindow();
    void singleKeysStayInTextFields();
    void questionMarkStaysInTextFields();
};

void TestShortcutSheet::collectsByParts()
{
    QWidget window;
    QWidget part(&window);
    QObject actions(&part);
    QAction play(u"&Play"_s, &actions);
    play.setShortcuts({Qt::Key_Space, Qt::Key_F9});
    QAction again(u"Play"_s, &part);
    again.setShortcuts({Qt::Key_F9, Qt::Key_F10});
    QAction undo(u"Undo"_s, &part);
    undo.setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Z), QKeySequence(Qt::Key_F14)});
    QAction without(u"Rename"_s, &part);
    QAction unnamed(&part);
    unnamed.setShortcut(Qt::Key_F8);
    QShortcut submit(QKeySequence(Qt::CTRL | Qt::Key_Return), &window);
    submit.setWhatsThis(u"Submit"_s);
    QShortcut silent(QKeySequence(Qt::Key_F7), &window);
    QPushButton create(u"&New"_s, &window);
    create.setShortcut(QKeySequence::New);
    QPushButton mnemonic(u"&Open"_s, &window);

    const QList<ShortcutGroup> groups =
        shortcutsOf(window, {{u"Part"_s, &part}, {u"Nothing"_s, &actions}, {u"Rest"_s, nullptr}});
    QCOMPARE(groups.size(), 2);
    QCOMPARE(groups.first().title, u"Part"_s);
    QCOMPARE(groups.first().entries,
        (QList<ShortcutEntry>{{u"Play"_s, {u"Space"_s, u"F9"_s, u"F10"_s}}, {u"Undo"_s, {u"Ctrl+Z"_s}}}));
    QCOMPARE(groups.last().title, u"Rest"_s);
    QCOMPARE(
        groups.last().entries, (QList<ShortcutEntry>{{u"Submit"_s, {u"Ctrl+Return"_s}}, {u"New"_s, {u"Ctrl+N"_s}}}));
    QVERIFY(shortcutsOf(window, {}).isEmpty());
}

void TestShortcutSheet::scrollsFromTheSearch()
{
    QWidget parent;
    parent.resize(600, 400);
    QList<ShortcutEntry> entries;
    for (int n = 0; n < 60; ++n)
        entries.append({u"Command %1"_s.arg(n), {u"F%1"_s.arg(n)}});
    auto* sheet = new ShortcutSheet({{u"Viewer"_s, entries}}, &parent);
    sheet->show();
    auto* search = sheet->findChild<QLineEdit*>(u"shortcutSearch"_s);
    const auto* bar = sheet->findChild<QScrollArea*>()->verticalScrollBar();
    TRY_VERIFY(bar->maximum() > 0);
    QTest::keyClick(search, Qt::Key_PageDown);
    const int below = bar->value();
    QVERIFY(below > 0);
    QTest::keyClick(search, Qt::Key_Down);
    QVERIFY(bar->value() > below);
    QTest::keyClick(search, Qt::Key_PageUp);
    QVERIFY(bar->value() < below);
    delete sheet;
}

void TestShortcutSheet::findsOne()
{
    QWidget parent;
    parent.resize(600, 400);
    auto* sheet = new ShortcutSheet(
        {{u"Viewer"_s, {{u"Play"_s, {u"Space"_s}}, {u"Mute"_s, {u"M"_s}}}}, {u"Tasks"_s, {{u"Restore"_s, {u"F2"_s}}}}},
        &parent);
    QVERIFY(sheet->width() <= parent.width());
    sheet->show();
    auto* search = sheet->findChild<QLineEdit*>(u"shortcutSearch"_s);
    const auto buttons = search->findChildren<QToolButton*>();
    QVERIFY(std::any_of(buttons.begin(), buttons.end(),
        [](const QToolButton* each) { return each->isVisible() && each->geometry().right() < 40; })); // a magnifier
    QVERIFY(search->hasFocus() || sheet->focusWidget() == search); // the user can type at once
    const auto shown = [sheet](const QString& searched) {
        sheet->findChild<QLineEdit*>(u"shortcutSearch"_s)->setText(searched);
        QStringList texts;
        for (const QLabel* label : sheet->findChildren<QLabel*>()) {
            if (!label->isHidden())
                texts.append(label->text());
        }
        texts.sort();
        return texts.join(u' ');
    };
    QCOMPARE(shown({}), u"F2 M Mute Play Restore Space Tasks Viewer"_s);
    QCOMPARE(shown(u"mut"_s), u"M Mute Viewer"_s);
    QCOMPARE(shown(u"f2"_s), u"F2 Restore Tasks"_s);
    QCOMPARE(shown(u" viewer "_s), u"M Mute Play Space Viewer"_s);
    QCOMPARE(shown(u"zebra"_s), sheet->findChild<QLabel*>(u"noShortcuts"_s)->text());
    QCOMPARE(shown({}), u"F2 M Mute Play Restore Space Tasks Viewer"_s);
    delete sheet;
}

/// Every shortcut in the window is listed, with a description.
void TestShortcutSheet::tellsAllOfTheWindow()
{
    WindowBench bench;
    bench.begins = false;
    QVERIFY(bench.openWithPractice());
    QList<QKeySequence> keys;
    for (const QAction* action : bench.window->findChildren<QAction*>())
        keys += action->shortcuts();
    for (const QShortcut* shortcut : bench.window->findChildren<QShortcut*>()) {
        if (qobject_cast<QDialogButtonBox*>(shortcut->parent()) == nullptr)
            keys.append(shortcut->key());
    }
    keys.removeIf([](const QKeySequence& key) { return key[0].key() >= Qt::Key_F13 && key[0].key() <= Qt::Key_F35; });
    keys += {QKeySequence::New, QKeySequence::Find, QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence::Save};
    bench.menuAction(u"Keyboard shortcuts"_s)->trigger();
    auto* sheet = bench.window->findChild<ShortcutSheet*>();
    QVERIFY(sheet != nullptr && sheet->isVisible());
    const QString told = u"  "_s + textsOf(sheet).join(u"  "_s) + u"  "_s;
    for (const QKeySequence& key : std::as_const(keys)) {
        const QString written = key.toString(QKeySequence::NativeText);
        QVERIFY2(written.isEmpty() || told.contains(u"  "_s + written + u"  "_s), qPrintable(written));
    }
    QTest::keyClick(sheet, Qt::Key_Escape);
    TRY_VERIFY(bench.window->findChild<ShortcutSheet*>() == nullptr);
}

/// No shortcut of a single character works while the user types.
void TestShortcutSheet::singleKeysStayInTextFields()
{
    WindowBench bench;
    bench.begins = false;
    QVERIFY(bench.openWithPractice());
    QVERIFY(waitForActive(bench.window.get()));
    QStringList triggered;
    QSet<QChar> letters;
    for (const QAction* action : bench.window->findChildren<QAction*>()) {
        connect(action, &QAction::triggered, this, [&triggered, action] { triggered.append(action->text()); });
        for (const QKeySequence& key : action->shortcuts()) {
            const QString written = key.toString(QKeySequence::PortableText);
            if (written.size() == 1)
                letters.insert(written.front().toLower());
        }
    }
    QVERIFY(letters.size() > 15);
    auto* search = bench.window->findChild<QLineEdit*>(u"searchEdit"_s);
    QVERIFY(search != nullptr);
    for (QWidget* field : {static_cast<QWidget*>(bench.prompt()), static_cast<QWidget*>(search)}) {
        field->setFocus();
        QString typed;
        for (const QChar letter : std::as_const(letters)) {
            QTest::keyClick(field, letter.toLatin1());
            typed += letter;
        }
        const QString text = field == search ? search->text() : bench.prompt()->toPlainText();
        QCOMPARE(text, typed);
    }
    QCOMPARE(triggered, QStringList());
}

void TestShortcutSheet::questionMarkStaysInTextFields()
{
    WindowBench bench;
    bench.begins = false;
    QVERIFY(bench.openWithPractice());
    QVERIFY(waitForActive(bench.window.get()));
    bench.prompt()->setFocus();
    QTest::keyClick(bench.prompt(), Qt::Key_Question, Qt::ShiftModifier);
    QCOMPARE(bench.prompt()->toPlainText(), u"?"_s);
    QVERIFY(bench.window->findChild<ShortcutSheet*>() == nullptr);
}

QTEST_MAIN(TestShortcutSheet)
#include "tst_shortcutsheet.moc"
