// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"

#include "ui/compare/compareview.h"
#include "ui/settings/keymap.h"
#include "ui/settings/settingsdialog.h"
#include "ui/settings/shortcutedit.h"
#include "ui/style/applylook.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/viewer/playeractions.h"
#include "ui/widgets/commandkeys.h"
#include "ui/window/commandpalette.h"
#include "ui/window/shortcutsheet.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QListView>
#include <QToolButton>

#include <algorithm>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// The user changes keys, in the settings of the real window and by real keys.
class TestKeyMap final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Dark); }
    void init();
    void cleanup();
    void everyShortcutIsACommand();
    void aNewKeyWorksAtOnceAndTheOldOneNot();
    void theSameKeyInGridListAndStage();
    void isShownEverywhere();
    void commandsWithoutAKeyCanGetOne();
    void onlyWhatDiffersIsStored();
    void staysForTheNextStart();
    void unknownCommandsStay();
    void brokenSettings_data();
    void brokenSettings();
    void anotherCommandsKey_data();
    void anotherCommandsKey();
    void aLentKeyComesBack();
    void refusedKeys_data();
    void refusedKeys();
    void lettersStayInTextFields();
    void keysOfTheTakeWorkInTheForm();
    void backspaceRemovesAndEscapeCloses();
    void rowsAreDense();
    void resetAllAndUndo();
    void search();
    void theComparisonFollows();
    void theComparisonHasItsOwnArrowKeys();

private:
    void openSettings();
    void press(const QString& id, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    ShortcutEdit* edit(const QString& id) const { return m_dialog->findChild<ShortcutEdit*>(u"key-"_s + id); }
    QToolButton* reset(const QString& id) const { return m_dialog->findChild<QToolButton*>(u"resetKey-"_s + id); }
    /// The sentence below a command; empty if there is none.
    QString said(const QString& id) const;
    QPushButton* button(const QString& id, const QString& name) const;
    KeyMap* map() const { return m_bench->window->findChild<KeyMap*>(); }
    QStringList stored() const;
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        pressKey(m_bench->window.get(), key, modifiers);
    }
    bool areDetailsOpen() const { return m_bench->window->findChild<QAction*>(u"detailsAction"_s)->isChecked(); }
    void closeSettings();

    std::unique_ptr<WindowBench> m_bench;
    SettingsDialog* m_dialog = nullptr;
};

void TestKeyMap::init()
{
    m_bench = std::make_unique<WindowBench>();
    m_bench->begins = false;
    m_bench->prepare = [](Engine& engine) {
        for (int i = 0; i < 3; ++i)
            QVERIFY(engine.store().add(WindowBench::task(TaskState::Failed)));
    };
    QVERIFY(m_bench->openWithPractice());
    QVERIFY(waitForActive(m_bench->window.get()));
}

void TestKeyMap::cleanup()
{
    m_dialog = nullptr;
    m_bench.reset();
}

void TestKeyMap::openSettings()
{
    type(Qt::Key_Comma, Qt::ControlModifier);
    m_dialog = m_bench->window->findChild<SettingsDialog*>();
    QVERIFY(m_dialog != nullptr);
    QVERIFY(waitForActive(m_dialog));
}

void TestKeyMap::closeSettings()
{
    m_dialog->close();
    TRY_VERIFY(m_bench->window->findChild<SettingsDialog*>() == nullptr);
    QVERIFY(waitForActive(m_bench->window.get()));
}

void TestKeyMap::press(const QString& id, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QVERIFY2(edit(id) != nullptr, qPrintable(id));
    edit(id)->setFocus();
    TRY_VERIFY(edit(id)->isAncestorOf(QApplication::focusWidget()) || edit(id)->hasFocus());
    pressKey(m_dialog, key, modifiers);
}

QString TestKeyMap::said(const QString& id) const
{
    const auto* label = edit(id)->parentWidget()->findChild<QLabel*>(u"keySentence"_s);
    return label->isVisible() ? label->text() : QString();
}

QPushButton* TestKeyMap::button(const QString& id, const QString& name) const
{
    auto* found = edit(id)->parentWidget()->findChild<QPushButton*>(name);
    return found->isVisible() ? found : nullptr;
}

QStringList TestKeyMap::stored() const
{
    m_bench->settings->sync();
    QSettings file(m_bench->settings->fileName(), QSettings::IniFormat);
    file.beginGroup(u"keys"_s);
    return file.childKeys();
}

/// A key that is not in the settings could never be changed.
void TestKeyMap::everyShortcutIsACommand()
{
    const QList<QKeySequence> standard = QKeySequence::keyBindings(QKeySequence::Undo)
        + QKeySequence::keyBindings(QKeySequence::Redo) + QKeySequence::keyBindings(QKeySequence::Paste);
    openSettings();
    QHash<QString, QString> texts;
    for (const QAction* action : m_bench->window->findChildren<QAction*>()) {
        if (action->shortcuts().isEmpty() || standard.contains(action->shortcut()))
            continue;
        QObject* owner = action->parent();
        while (owner != nullptr && owner != m_dialog)
            owner = owner->parent();
        if (owner != nullptr) // the settings' own fields
            continue;
        const QString id = commandId(*action);
        QVERIFY2(!id.isEmpty(), qPrintable(action->text()));
        QVERIFY2(edit(id) != nullptr, qPrintable(id));
    }
    QVERIFY(map()->commands().size() > 90);
    // No key is ambiguous by default.
    for (const QString& id : map()->commands()) {
        QVERIFY2(map()->isUsual(id), qPrintable(id));
        QVERIFY2(map()->losers(id, map()->keys(id)).isEmpty(),
            qPrintable(id + u" and "_s + map()->losers(id, map()->keys(id)).join(u", "_s)));
        QVERIFY2(!edit(id)->accessibleName().isEmpty(), qPrintable(id));
    }
}

void TestKeyMap::aNewKeyWorksAtOnceAndTheOldOneNot()
{
    m_bench->tasks()->setFocus();
    type(Qt::Key_I);
    QVERIFY(areDetailsOpen());
    openSettings();
    press(u"detailsAction"_s, Qt::Key_Q);
    QCOMPARE(edit(u"detailsAction"_s)->keySequence(), QKeySequence(Qt::Key_Q));
    QVERIFY(said(u"detailsAction"_s).isEmpty());
    closeSettings();
    m_bench->player()->setFocus();
    type(Qt::Key_I);
    QVERIFY(areDetailsOpen());
    type(Qt::Key_Q);
    QVERIFY(!areDetailsOpen());
}

/// Reject, from the list, the grid and the stage.
void TestKeyMap::theSameKeyInGridListAndStage()
{
    openSettings();
    press(u"reject"_s, Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier | Qt::AltModifier);
    closeSettings();
    const auto rejected = [this] {
        const TaskStore& store = m_bench->engine->store();
        const QList<TaskId> ids = store.ids();
        return int(
            std::count_if(ids.cbegin(), ids.cend(), [&store](TaskId id) { return store.task(id)->marks.rejected; }));
    };
    const auto again = [this] { type(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier | Qt::AltModifier); };
    m_bench->tasks()->selectTask(3);
    for (const Qt::Key view : {Qt::Key_1, Qt::Key_2}) {
        type(view, Qt::ControlModifier);
        QWidget* shown = nullptr;
        for (auto* each : m_bench->tasks()->findChildren<QAbstractItemView*>()) {
            if (each->isVisible())
                shown = each;
        }
        QVERIFY(shown != nullptr);
        shown->setFocus();
        const int expected = 1 - rejected(); // the same key takes it back
        again();
        TRY_COMPARE(rejected(), expected);
        QTest::qWait(20); // a press at the same time as the last one would count as its repeat
    }
    m_bench->player()->setFocus();
    TRY_VERIFY(m_bench->player()->isAncestorOf(QApplication::focusWidget()) || m_bench->player()->hasFocus());
    again();
    TRY_COMPARE(rejected(), 1);
}

void TestKeyMap::isShownEverywhere()
{
    openSettings();
    press(u"searchTakes"_s, Qt::Key_F7);
    press(u"settings"_s, Qt::Key_F8);
    press(u"fullScreen"_s, Qt::Key_F11);
    press(u"generate"_s, Qt::Key_F12);
    press(u"screenTakes"_s, Qt::Key_F9);
    closeSettings();
    QWidget* window = m_bench->window.get();
    QVERIFY(window->findChild<QWidget*>(u"searchEdit"_s)->toolTip().contains(u"F7"_s));
    QCOMPARE(m_bench->menuAction(u"Settings…"_s)->shortcut(), QKeySequence(Qt::Key_F8));
    QVERIFY(window->findChild<QWidget*>(u"screenSelected"_s)->toolTip().startsWith(u"Screen (F9)\n"_s));
    QVERIFY(m_bench->player()->playerActions()->fullScreen()->toolTip().contains(u"F11"_s));
    QVERIFY(m_bench->form()->findChild<QWidget*>(u"submitButton"_s)->toolTip().isEmpty()
        || !m_bench->form()->findChild<QWidget*>(u"submitButton"_s)->toolTip().contains(u"Ctrl"_s));
    type(Qt::Key_K, Qt::ControlModifier);
    auto* palette = window->findChild<CommandPalette*>();
    QVERIFY(palette != nullptr);
    auto* words = palette->findChild<QLineEdit*>(u"paletteWords"_s);
    TRY_VERIFY(words->hasFocus());
    QTest::keyClicks(words, u"settings"_s);
    const auto* model = palette->findChild<QListView*>()->model();
    bool isShown = false;
    for (int row = 0; row < model->rowCount(); ++row)
        isShown = isShown || model->index(row, 0).data(Qt::AccessibleTextRole).toString().endsWith(u"F8"_s);
    QVERIFY(isShown);
    QTest::keyClick(words, Qt::Key_Escape);
    TRY_VERIFY(window->findChild<CommandPalette*>() == nullptr);
    m_bench->menuAction(u"Keyboard shortcuts"_s)->trigger();
    auto* sheet = window->findChild<ShortcutSheet*>();
    QStringList told;
    for (const QLabel* label : sheet->findChildren<QLabel*>())
        told.append(label->text());
    for (const QString& key : {u"F7"_s, u"F8"_s, u"F11"_s, u"F12"_s})
        QVERIFY2(told.contains(key), qPrintable(key));
    QVERIFY(!told.contains(u"Ctrl+F"_s));
}

/// Of the list, and of a screening, before the first one.
void TestKeyMap::commandsWithoutAKeyCanGetOne()
{
    openSettings();
    for (const QString& id : {u"groupTasks"_s, u"hideRejected"_s, u"deleteRejected"_s, u"deleteBadlyRated"_s,
             u"previousTake"_s, u"nextTake"_s})
        QVERIFY2(edit(id) != nullptr, qPrintable(id));
    const auto* group = m_bench->window->findChild<QAction*>(u"groupTasks"_s);
    const bool before = group->isChecked();
    press(u"groupTasks"_s, Qt::Key_F9);
    press(u"deleteRejected"_s, Qt::Key_F10, Qt::ControlModifier);
    closeSettings();
    m_bench->player()->setFocus();
    type(Qt::Key_F9);
    TRY_VERIFY(group->isChecked() != before);
    type(Qt::Key_F10, Qt::ControlModifier);
    const auto* message = m_bench->window->findChild<MessageBar*>(u"taskMessage"_s);
    TRY_COMPARE(message->text(), u"The list shows no rejected takes."_s);
}

void TestKeyMap::onlyWhatDiffersIsStored()
{
    openSettings();
    QVERIFY(stored().isEmpty());
    QVERIFY(!reset(u"mute"_s)->isVisible());
    press(u"mute"_s, Qt::Key_F9);
    QCOMPARE(stored(), QStringList{u"mute"_s});
    QVERIFY(reset(u"mute"_s)->isVisible());
    press(u"mute"_s, Qt::Key_M);
    QVERIFY(stored().isEmpty());
    press(u"mute"_s, Qt::Key_F9);
    QTest::mouseClick(reset(u"mute"_s), Qt::LeftButton);
    QVERIFY(stored().isEmpty());
    QCOMPARE(edit(u"mute"_s)->keySequence(), QKeySequence(Qt::Key_M));
    QVERIFY(!reset(u"mute"_s)->isVisible());
}

void TestKeyMap::staysForTheNextStart()
{
    openSettings();
    press(u"detailsAction"_s, Qt::Key_Q);
    press(u"mute"_s, Qt::Key_Backspace);
    closeSettings();
    m_bench->close();
    QVERIFY(m_bench->open());
    QCOMPARE(map()->keys(u"detailsAction"_s), QList<QKeySequence>{Qt::Key_Q});
    QVERIFY(map()->keys(u"mute"_s).isEmpty());
    QVERIFY(!map()->isUsual(u"mute"_s));
}

void TestKeyMap::unknownCommandsStay()
{
    m_bench->settings->setValue(u"keys/fromTheFuture"_s, u"F9"_s);
    m_bench->close();
    QVERIFY(m_bench->open());
    QVERIFY(waitForActive(m_bench->window.get()));
    openSettings();
    press(u"mute"_s, Qt::Key_F9); // the unknown command's key is free
    QCOMPARE(stored(), (QStringList{u"fromTheFuture"_s, u"mute"_s}));
    m_dialog->findChild<QPushButton*>(u"resetAllKeys"_s)->click();
    QCOMPARE(stored(), QStringList{u"fromTheFuture"_s});
    QCOMPARE(m_bench->settings->value(u"keys/fromTheFuture"_s).toString(), u"F9"_s);
}

void TestKeyMap::brokenSettings_data()
{
    QTest::addColumn<QMap<QString, QString>>("settings");
    QTest::addColumn<QString>("mute");
    using Map = QMap<QString, QString>;
    QTest::newRow("nonsense") << Map{{u"mute"_s, u"no key at all"_s}} << u"M"_s;
    QTest::newRow("one key twice") << Map{{u"loop"_s, u"F9"_s}, {u"mute"_s, u"F9"_s}} << QString();
    QTest::newRow("a key of text fields") << Map{{u"mute"_s, u"Ctrl+Z"_s}} << QString();
    QTest::newRow("reserved and good") << Map{{u"mute"_s, u"Tab; F9"_s}} << u"F9"_s;
    QTest::newRow("another's default") << Map{{u"loop"_s, u"M"_s}} << QString();
    QTest::newRow("very long") << Map{{u"mute"_s, QString(100'000, u'x')}} << u"M"_s;
}

void TestKeyMap::brokenSettings()
{
    using Map = QMap<QString, QString>;
    QFETCH(const Map, settings);
    for (auto each = settings.cbegin(); each != settings.cend(); ++each)
        m_bench->settings->setValue(u"keys/"_s + each.key(), each.value());
    m_bench->close();
    QVERIFY(m_bench->open());
    const QList<QKeySequence> keys = map()->keys(u"mute"_s);
    QTEST(keys.isEmpty() ? QString() : keys.first().toString(), "mute");
    QVERIFY(keys.size() < 2);
}

void TestKeyMap::anotherCommandsKey_data()
{
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("cancel") << false;
    QTest::newRow("use it here") << true;
}

void TestKeyMap::anotherCommandsKey()
{
    QFETCH(const bool, isTaken);
    openSettings();
    press(u"mute"_s, Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(said(u"mute"_s), u"Ctrl+L belongs to “Loop”."_s);
    QCOMPARE(map()->keys(u"mute"_s), QList<QKeySequence>{Qt::Key_M}); // nothing is decided yet
    QVERIFY(button(u"mute"_s, u"takeKey"_s)->hasFocus());
    auto* answer = button(u"mute"_s, isTaken ? u"takeKey"_s : u"leaveKey"_s);
    answer->setFocus();
    pressKey(m_dialog, Qt::Key_Space);
    QVERIFY(said(u"mute"_s).isEmpty());
    QCOMPARE(edit(u"mute"_s)->keySequence().toString(), isTaken ? u"Ctrl+L"_s : u"M"_s);
    QCOMPARE(edit(u"loop"_s)->keySequence().toString(), isTaken ? QString() : u"Ctrl+L"_s);
    QCOMPARE(stored(), isTaken ? QStringList{u"mute"_s} : QStringList());
}

void TestKeyMap::aLentKeyComesBack()
{
    openSettings();
    press(u"mute"_s, Qt::Key_L, Qt::ControlModifier);
    button(u"mute"_s, u"takeKey"_s)->click();
    QVERIFY(reset(u"loop"_s)->isVisible());
    // The loser asks for its own key back.
    reset(u"loop"_s)->click();
    QCOMPARE(said(u"loop"_s), u"Ctrl+L belongs to “Mute”."_s);
    button(u"loop"_s, u"takeKey"_s)->click();
    QCOMPARE(edit(u"loop"_s)->keySequence().toString(), u"Ctrl+L"_s);
    QCOMPARE(edit(u"mute"_s)->keySequence().toString(), u"M"_s);
    QVERIFY(stored().isEmpty());
}

void TestKeyMap::refusedKeys_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QString>("part"); // of the sentence
    const Qt::KeyboardModifiers none = Qt::NoModifier;
    QTest::newRow("arrow") << u"mute"_s << Qt::Key_Up << none << u"reserved"_s;
    QTest::newRow("Enter") << u"mute"_s << Qt::Key_Return << none << u"reserved"_s;
    QTest::newRow("Alt+F4") << u"mute"_s << Qt::Key_F4 << Qt::KeyboardModifiers(Qt::AltModifier) << u"reserved"_s;
    QTest::newRow("undo") << u"mute"_s << Qt::Key_Z << Qt::KeyboardModifiers(Qt::ControlModifier) << u"text fields"_s;
    QTest::newRow("paste") << u"mute"_s << Qt::Key_V << Qt::KeyboardModifiers(Qt::ControlModifier) << u"text fields"_s;
    QTest::newRow("paying by a letter") << u"generate"_s << Qt::Key_G << none << u"cost money"_s;
    QTest::newRow("paying by Shift") << u"generateAgain"_s << Qt::Key_G << Qt::KeyboardModifiers(Qt::ShiftModifier)
                                     << u"cost money"_s;
    QTest::newRow("sending by a letter") << u"checkNow"_s << Qt::Key_G << none << u"cost money"_s;
    QTest::newRow("resubmitting") << u"resubmit"_s << Qt::Key_Delete << none << u"cost money"_s;
}

void TestKeyMap::refusedKeys()
{
    QFETCH(const QString, id);
    QFETCH(const Qt::Key, key);
    QFETCH(const Qt::KeyboardModifiers, modifiers);
    QFETCH(const QString, part);
    openSettings();
    const QKeySequence before = edit(id)->keySequence();
    press(id, key, modifiers);
    QVERIFY2(said(id).contains(part), qPrintable(said(id)));
    QVERIFY(button(id, u"takeKey"_s) == nullptr);
    QCOMPARE(edit(id)->keySequence(), before);
    QVERIFY(map()->isUsual(id));
    QVERIFY(stored().isEmpty());
}

void TestKeyMap::lettersStayInTextFields()
{
    openSettings();
    press(u"detailsAction"_s, Qt::Key_Q);
    press(u"settings"_s, Qt::Key_Q, Qt::ShiftModifier);
    closeSettings();
    m_bench->prompt()->setFocus();
    type(Qt::Key_Q);
    type(Qt::Key_Q, Qt::ShiftModifier);
    TRY_COMPARE(m_bench->prompt()->toPlainText().toLower(), u"qq"_s);
    QVERIFY(!areDetailsOpen());
    QVERIFY(m_bench->window->findChild<SettingsDialog*>() == nullptr);
}

/// Those with Ctrl or Alt, also after the user has changed them. Letters are typed.
void TestKeyMap::keysOfTheTakeWorkInTheForm()
{
    m_bench->tasks()->selectTask(1);
    QAction* copy = m_bench->action(TaskCommand::CopyRequest);
    TRY_VERIFY(copy->isEnabled());
    const auto copies = [this](Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QGuiApplication::clipboard()->setText(u"before"_s);
        m_bench->prompt()->setFocus();
        type(key, modifiers);
        QTest::qWait(50);
        return QGuiApplication::clipboard()->text() != u"before"_s;
    };
    QVERIFY(copies(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier));
    copy->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_J);
    QVERIFY(copies(Qt::Key_J, Qt::ControlModifier | Qt::AltModifier));
    QVERIFY(!copies(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier));
    copy->setShortcut(Qt::Key_J);
    QVERIFY(!copies(Qt::Key_J, Qt::NoModifier));
    // The form's own key stays its own.
    copy->setShortcut(Qt::ALT | Qt::Key_Up);
    QVERIFY(!copies(Qt::Key_Up, Qt::AltModifier));
}

void TestKeyMap::backspaceRemovesAndEscapeCloses()
{
    openSettings();
    press(u"detailsAction"_s, Qt::Key_Backspace);
    QVERIFY(map()->keys(u"detailsAction"_s).isEmpty());
    QVERIFY(m_bench->window->findChild<QAction*>(u"detailsAction"_s)->shortcuts().isEmpty());
    pressKey(m_dialog, Qt::Key_Tab);
    QVERIFY(!edit(u"detailsAction"_s)->isAncestorOf(QApplication::focusWidget()));
    edit(u"mute"_s)->setFocus();
    pressKey(m_dialog, Qt::Key_Escape);
    TRY_VERIFY(m_bench->window->findChild<SettingsDialog*>() == nullptr);
    QCOMPARE(map()->keys(u"mute"_s), QList<QKeySequence>{Qt::Key_M});
    QCOMPARE(map()->keys(u"detailsAction"_s), QList<QKeySequence>());
}

/// As dense as the lists, and Reset all ends where the fields do.
void TestKeyMap::rowsAreDense()
{
    openSettings();
    const auto placeOf = [this](const QWidget* part) { return QRect(part->mapTo(m_dialog, QPoint()), part->size()); };
    const QRect first = placeOf(edit(u"playBackward"_s));
    const QRect second = placeOf(edit(u"playForward"_s));
    QCOMPARE(second.top() - first.top(), 32);
    QCOMPARE(placeOf(m_dialog->findChild<QPushButton*>(u"resetAllKeys"_s)).right(), first.right());
}

void TestKeyMap::resetAllAndUndo()
{
    openSettings();
    auto* all = m_dialog->findChild<QPushButton*>(u"resetAllKeys"_s);
    auto* undo = m_dialog->findChild<QPushButton*>(u"undoResetKeys"_s);
    QVERIFY(!all->isEnabled());
    press(u"mute"_s, Qt::Key_F9);
    press(u"reject"_s, Qt::Key_F10);
    QCOMPARE(edit(u"reject"_s)->keySequence().toString(), u"F10"_s);
    QVERIFY(all->isEnabled() && !undo->isVisible());
    all->setFocus();
    pressKey(m_dialog, Qt::Key_Space);
    QVERIFY(stored().isEmpty());
    QCOMPARE(map()->keys(u"reject"_s), QList<QKeySequence>{Qt::Key_X});
    QVERIFY(undo->hasFocus());
    pressKey(m_dialog, Qt::Key_Space);
    QCOMPARE(stored(), (QStringList{u"mute"_s, u"reject"_s}));
    QCOMPARE(map()->keys(u"reject"_s), QList<QKeySequence>{Qt::Key_F10});
    QVERIFY(!undo->isVisible());
}

void TestKeyMap::search()
{
    openSettings();
    auto* field = m_dialog->findChild<QLineEdit*>(u"settingsSearch"_s);
    const auto shown = [this] {
        QStringList names;
        for (const ShortcutEdit* each : m_dialog->findChildren<ShortcutEdit*>()) {
            if (each->isVisibleTo(m_dialog))
                names.append(each->objectName().mid(4));
        }
        return names;
    };
    QCOMPARE(shown().size(), map()->commands().size());
    field->setText(u"picture only"_s);
    QCOMPARE(shown(), QStringList{u"pictureAction"_s});
    field->setText(u"ctrl+shift+j"_s);
    QCOMPARE(shown(), QStringList{u"copyRequest"_s});
    field->setText(u"zebra"_s);
    QVERIFY(shown().isEmpty());
    field->clear();
    QCOMPARE(shown().size(), map()->commands().size());
}

/// The comparison is created later than the rest of the window.
void TestKeyMap::theComparisonFollows()
{
    m_bench->settings->setValue(u"keys/wipe"_s, u"F9"_s);
    m_bench->close();
    QVERIFY(m_bench->open());
    QVERIFY(waitForActive(m_bench->window.get()));
    openSettings();
    QCOMPARE(edit(u"wipe"_s)->keySequence().toString(), u"F9"_s);
    press(u"rate3"_s, Qt::Key_F8);
    int rated = 0;
    for (const QAction* action : m_bench->window->findChildren<QAction*>()) {
        if (commandId(*action) == "rate3"_L1) {
            QCOMPARE(action->shortcut(), QKeySequence(Qt::Key_F8));
            ++rated;
        }
    }
    QVERIFY(rated >= 3); // list, stage and comparison
}

/// The settings name the keys of a screening first, where Left and Right go to another take. In a comparison they step.
void TestKeyMap::theComparisonHasItsOwnArrowKeys()
{
    openSettings();
    QCOMPARE(edit(u"previousTake"_s)->keySequence(), QKeySequence(Qt::Key_Left));
    QCOMPARE(edit(u"nextTake"_s)->keySequence(), QKeySequence(Qt::Key_Right));
    closeSettings();
    const auto* page = m_bench->window->findChild<CompareView*>();
    QVERIFY(page != nullptr);
    const auto ofKey = [page](Qt::Key key) {
        QStringList texts;
        for (const QAction* action : page->findChildren<QAction*>()) {
            if (action->shortcuts().contains(QKeySequence(key)))
                texts.append(action->text());
        }
        return texts;
    };
    QCOMPARE(ofKey(Qt::Key_Left), QStringList{u"Previous frame"_s});
    QCOMPARE(ofKey(Qt::Key_Right), QStringList{u"Next frame"_s});
    QCOMPARE(ofKey(Qt::Key_Up), QStringList{u"Previous take"_s});
    QCOMPARE(ofKey(Qt::Key_Down), QStringList{u"Next take"_s});
}

QTEST_MAIN(TestKeyMap)
#include "tst_keymap.moc"
