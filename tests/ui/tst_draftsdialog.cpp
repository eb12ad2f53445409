// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fulldisk.h"
#include "tests/support/patience.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"
#include "ui/drafts/draftmodel.h"
#include "ui/drafts/draftsdialog.h"
#include "ui/drafts/draftstore.h"
#include "ui/drafts/savedraftdialog.h"
#include "ui/style/applylook.h"
#include "ui/widgets/elidedlabel.h"

#include <QMenu>
#include <QTreeView>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Named drafts in the real window: saved, listed, opened, renamed, deleted and restored, by mouse and keyboard.
class TestDraftsDialog final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup();

    void savesByShortcut();
    void suggestsAName_data();
    void suggestsAName();
    void asksForAName();
    void sameNameIsReplacedOrKept_data();
    void sameNameIsReplacedOrKept();
    void otherNameEndsTheQuestion();
    void saysWhyItCannotSave();
    void menuListsTheNewest();
    void menuTellsWhatIsGone();
    void opensIntoTheForm();
    void bringsBackWhatWasThere();
    void keepsInputsWhoseFilesHaveGone();
    void dialogWithoutDrafts();
    void dialogOpensByKey();
    void dialogRenamesByKey();
    void formFollowsTheNameOfItsDraft();
    void dialogRefusesATakenName();
    void dialogDeletesAndBringsBack();
    void dialogDeletesSeveral();
    void dialogForgetsOnClosing();
    void dialogShowsWhatCannotBeRead();
    void unreadableContinuousDraftIsKept();
    void tellsOnceThatNothingIsKept();
    void noDraftsWithoutAForm();

private:
    QString folder() const { return m_bench->dir.filePath(u"drafts"_s); }
    void write(const QString& prompt) const { m_bench->write(prompt, 5); }
    void save(const QString& name) const;
    SaveDraftDialog* saveDialog() const;
    DraftsDialog* dialog() const;
    QTreeView* view(DraftsDialog* dialog) const { return dialog->findChild<QTreeView*>(); }
    QStringList rows(DraftsDialog* dialog) const;
    void choose(DraftsDialog* dialog, const QString& name) const;
    QMenu* menu() const { return m_bench->button(u"draftsButton"_s, m_bench->window.get())->menu(); }
    QStringList menuNames() const;
    QString said() const { return m_bench->message()->isVisible() ? m_bench->message()->text() : QString(); }
    static MessageBar* bar(QDialog* dialog) { return dialog->findChild<MessageBar*>(); }
    static void press(MessageBar* bar, int number)
    {
        bar->findChild<QPushButton*>(u"messageAction%1"_s.arg(number))->click();
    }

    std::unique_ptr<WindowBench> m_bench;
};

void TestDraftsDialog::init()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->openWithPractice());
    QVERIFY(!m_bench->accountCombo()->currentText().isEmpty());
}

void TestDraftsDialog::cleanup()
{
    m_bench.reset();
}

SaveDraftDialog* TestDraftsDialog::saveDialog() const
{
    menu()->actions().constFirst()->trigger();
    return m_bench->window->findChild<SaveDraftDialog*>();
}

void TestDraftsDialog::save(const QString& name) const
{
    SaveDraftDialog* dialog = saveDialog();
    QVERIFY(dialog != nullptr);
    dialog->findChild<QLineEdit*>()->setText(name);
    dialog->findChild<QPushButton*>(u"saveButton"_s)->click();
    TRY_VERIFY(m_bench->window->findChild<SaveDraftDialog*>() == nullptr);
}

DraftsDialog* TestDraftsDialog::dialog() const
{
    Q_EMIT menu()->aboutToShow();
    menu()->actions().constLast()->trigger();
    auto* dialog = m_bench->window->findChild<DraftsDialog*>();
    if (dialog != nullptr && !QTest::qWaitForWindowExposed(dialog, patienceMs))
        return nullptr;
    return dialog;
}

QStringList TestDraftsDialog::rows(DraftsDialog* dialog) const
{
    QStringList names;
    const QAbstractItemModel* model = view(dialog)->model();
    for (int row = 0; row < model->rowCount(); ++row)
        names.append(model->index(row, DraftModel::Name).data().toString());
    names.sort();
    return names;
}

void TestDraftsDialog::choose(DraftsDialog* dialog, const QString& name) const
{
    const QAbstractItemModel* model = view(dialog)->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->index(row, DraftModel::Name).data().toString() == name)
            view(dialog)->setCurrentIndex(model->index(row, DraftModel::Name));
    }
    view(dialog)->setFocus();
}

QStringList TestDraftsDialog::menuNames() const
{
    Q_EMIT menu()->aboutToShow();
    QStringList names;
    for (const QAction* action : menu()->actions()) {
        if (!action->isSeparator())
            names.append(action->text().section(u'\t', 0, 0));
    }
    return names.mid(1, names.size() - 2);
}

void TestDraftsDialog::savesByShortcut()
{
    write(u"A kite"_s);
    m_bench->prompt()->setFocus();
    QTest::keyClick(m_bench->prompt(), Qt::Key_S, Qt::ControlModifier);
    auto* dialog = m_bench->window->findChild<SaveDraftDialog*>();
    QVERIFY(dialog);
    QVERIFY(dialog->isVisible());
    auto* name = dialog->findChild<QLineEdit*>();
    QCOMPARE(name->selectedText(), u"A kite"_s);
    name->setText(u"Kites & gulls"_s);
    QTest::keyClick(name, Qt::Key_Return);
    TRY_VERIFY(!m_bench->window->findChild<SaveDraftDialog*>());
    QCOMPARE(said(), u"Saved as draft “Kites & gulls”."_s);
    QCOMPARE(menuNames(), QStringList{u"Kites && gulls"_s});
    QCOMPARE(m_bench->form()->request().prompt, u"A kite"_s);
}

void TestDraftsDialog::suggestsAName_data()
{
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<QString>("name");
    QTest::newRow("the prompt") << u"A kite"_s << u"A kite"_s;
    QTest::newRow("lines") << u"  A kite\n\nover  the hill "_s << u"A kite over the hill"_s;
    QTest::newRow("long") << QString(200, u'x') << QString(39, u'x') + u'…';
    QTest::newRow("nothing written") << QString() << u"Text to video"_s;
}

void TestDraftsDialog::suggestsAName()
{
    QFETCH(QString, prompt);
    QFETCH(QString, name);
    write(prompt);
    SaveDraftDialog* dialog = saveDialog();
    QVERIFY(dialog);
    QCOMPARE(dialog->findChild<QLineEdit*>()->text(), name);
    dialog->reject();
    QVERIFY(!QFileInfo::exists(folder()));
}

void TestDraftsDialog::asksForAName()
{
    SaveDraftDialog* dialog = saveDialog();
    auto* name = dialog->findChild<QLineEdit*>();
    name->setText(u"  "_s);
    dialog->findChild<QPushButton*>(u"saveButton"_s)->click();
    QVERIFY(dialog->isVisible());
    QCOMPARE(bar(dialog)->text(), u"Name the draft."_s);
    QCOMPARE(dialog->focusWidget(), name);
    QTest::keyClicks(name, u"x"_s);
    QVERIFY(!bar(dialog)->isVisible());
    QCOMPARE(name->maxLength(), DraftStore::longestName);
}

void TestDraftsDialog::sameNameIsReplacedOrKept_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("prompt"); // of the draft "Kite" afterwards
    QTest::newRow("replace") << 1 << QStringList{u"Kite"_s} << u"second"_s;
    QTest::newRow("keep both") << 2 << QStringList{u"Kite"_s, u"kite (2)"_s} << u"first"_s;
    QTest::newRow("neither") << 0 << QStringList{u"Kite"_s} << u"first"_s;
    QTest::newRow("Return again") << -1 << QStringList{u"Kite"_s, u"kite (2)"_s} << u"first"_s;
}

void TestDraftsDialog::sameNameIsReplacedOrKept()
{
    QFETCH(int, answer);
    QFETCH(QStringList, names);
    QFETCH(QString, prompt);
    write(u"first"_s);
    save(u"Kite"_s);
    write(u"second"_s);
    SaveDraftDialog* dialog = saveDialog();
    dialog->findChild<QLineEdit*>()->setText(u"kite"_s);
    pressKey(dialog, Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    QVERIFY(bar(dialog)->isVisible());
    QVERIFY(bar(dialog)->text().startsWith(u"A draft named “Kite” already exists, saved "_s));
    if (answer > 0)
        press(bar(dialog), answer);
    else if (answer < 0)
        pressKey(dialog, Qt::Key_Return);
    else
        dialog->reject();
    TRY_VERIFY(!m_bench->window->findChild<SaveDraftDialog*>());
    SystemClock clock;
    DraftStore store(folder(), clock);
    store.refresh();
    QStringList kept;
    for (const DraftEntry& entry : store.entries())
        kept.append(entry.name);
    kept.sort();
    QCOMPARE(kept, names);
    QCOMPARE(store.read(store.find(u"Kite"_s)->id)->request.prompt, prompt);
}

void TestDraftsDialog::otherNameEndsTheQuestion()
{
    write(u"first"_s);
    save(u"Kite"_s);
    SaveDraftDialog* dialog = saveDialog();
    auto* name = dialog->findChild<QLineEdit*>();
    QCOMPARE(name->text(), u"Kite"_s); // the form was loaded from that draft
    dialog->findChild<QPushButton*>(u"saveButton"_s)->click();
    QVERIFY(bar(dialog)->isVisible());
    QTest::keyClicks(name, u"s"_s);
    QVERIFY(!bar(dialog)->isVisible());
    dialog->findChild<QPushButton*>(u"saveButton"_s)->click();
    TRY_VERIFY(!m_bench->window->findChild<SaveDraftDialog*>());
    QCOMPARE(menuNames().size(), 2);
    m_bench->newRequest()->click();
    dialog = saveDialog();
    QCOMPARE(dialog->findChild<QLineEdit*>()->text(), u"Text to video"_s); // a new request does not belong to the draft
}

void TestDraftsDialog::saysWhyItCannotSave()
{
    write(QString(6000, u'x'));
    SaveDraftDialog* dialog = saveDialog();
    {
        const FullDisk full;
        dialog->findChild<QPushButton*>(u"saveButton"_s)->click();
    }
    QVERIFY(dialog->isVisible());
    QVERIFY(bar(dialog)->text().startsWith(u"Couldn't save the draft to "_s));
    QCOMPARE(menuNames(), QStringList());
    dialog->findChild<QPushButton*>(u"saveButton"_s)->click(); // there is free space again
    TRY_VERIFY(!m_bench->window->findChild<SaveDraftDialog*>());
    QCOMPARE(menuNames().size(), 1);
}

void TestDraftsDialog::menuListsTheNewest()
{
    QCOMPARE(menuNames(), QStringList());
    SystemClock clock;
    DraftStore store(folder(), clock);
    for (int i = 0; i < 14; ++i) {
        QVERIFY(store.save(u"Draft %1"_s.arg(i), {{}, m_bench->form()->request()}));
        QTest::qWait(2);
    }
    const QStringList names = menuNames();
    QCOMPARE(names.size(), 10);
    QCOMPARE(names.first(), u"Draft 13"_s);
    QCOMPARE(names.last(), u"Draft 4"_s);
    QCOMPARE(menuNames(), names); // refilled, not extended
    QVERIFY(menu()->actions().at(2)->text().startsWith(u"Draft 13\tText to video · "_s));
}

void TestDraftsDialog::menuTellsWhatIsGone()
{
    write(u"first"_s);
    save(u"Kite"_s);
    QCOMPARE(menuNames().size(), 1);
    QVERIFY(QDir(folder()).removeRecursively());
    menu()->actions().at(2)->trigger();
    QCOMPARE(said(), u"This draft's file can't be read."_s);
    QCOMPARE(m_bench->form()->request().prompt, u"first"_s);
}

void TestDraftsDialog::opensIntoTheForm()
{
    write(u"A kite"_s);
    const VideoRequest kite = m_bench->form()->request();
    save(u"Kite"_s);
    m_bench->newRequest()->click();
    QVERIFY(m_bench->form()->request().prompt.isEmpty());
    QCOMPARE(menuNames(), QStringList{u"Kite"_s});
    menu()->actions().at(2)->trigger();
    QVERIFY(m_bench->form()->request() == kite);
    QCOMPARE(m_bench->prompt()->toPlainText(), u"A kite"_s);
}

void TestDraftsDialog::bringsBackWhatWasThere()
{
    write(u"A kite"_s);
    save(u"Kite"_s);
    write(u"Not kept anywhere"_s);
    QCOMPARE(menuNames().size(), 1);
    menu()->actions().at(2)->trigger();
    QCOMPARE(m_bench->form()->request().prompt, u"A kite"_s);
    QVERIFY(said().startsWith(u"Request loaded."_s));
    press(m_bench->message(), 1);
    QCOMPARE(m_bench->form()->request().prompt, u"Not kept anywhere"_s);
}

void TestDraftsDialog::keepsInputsWhoseFilesHaveGone()
{
    VideoRequest request = m_bench->form()->request();
    request.kind = {Family::A, Generation::G30, ApiType::ImageToVideo};
    request.media = {
        {u"first_frame"_s, u"file:///gone/for/good.png"_s, {}}, {u"last_frame"_s, u"https://x.test/b.png"_s, {}}};
    SystemClock clock;
    DraftStore store(folder(), clock);
    QVERIFY(store.save(u"Kite"_s, {u"an account that is not there"_s, request}));
    QCOMPARE(menuNames().size(), 1);
    menu()->actions().at(2)->trigger();
    QVERIFY(m_bench->form()->request() == request);
    QCOMPARE(m_bench->form()->accountId(), Account::practiceId());
}

void TestDraftsDialog::dialogWithoutDrafts()
{
    DraftsDialog* all = dialog();
    QVERIFY(all);
    QVERIFY(!view(all)->isVisible());
    for (const QString& name : {u"openDraftButton"_s, u"renameDraftButton"_s, u"deleteDraftButton"_s})
        QVERIFY(!all->findChild<QPushButton*>(name)->isEnabled());
    QTest::keyClick(all, Qt::Key_Delete);
    QTest::keyClick(all, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(all, Qt::Key_Escape);
    TRY_VERIFY(!m_bench->window->findChild<DraftsDialog*>());
}

void TestDraftsDialog::dialogOpensByKey()
{
    write(u"A kite"_s);
    save(u"Kite"_s);
    write(u"A gull"_s);
    save(u"Gull"_s);
    m_bench->newRequest()->click();
    DraftsDialog* all = dialog();
    QCOMPARE(rows(all), QStringList({u"Gull"_s, u"Kite"_s}));
    choose(all, u"Kite"_s);
    QTest::keyClick(view(all), Qt::Key_Return);
    TRY_VERIFY(!m_bench->window->findChild<DraftsDialog*>());
    QCOMPARE(m_bench->form()->request().prompt, u"A kite"_s);
}

void TestDraftsDialog::dialogRenamesByKey()
{
    write(u"A kite"_s);
    save(u"Kite"_s);
    m_bench->newRequest()->click();
    DraftsDialog* all = dialog();
    choose(all, u"Kite"_s);
    QTest::keyClick(view(all), Qt::Key_F2);
    auto* editor = view(all)->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->setText(u"Dragon"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    TRY_COMPARE(rows(all), QStringList{u"Dragon"_s});
    QVERIFY(all->isVisible()); // the key that ends the renaming does not open the draft
    QVERIFY(m_bench->form()->request().prompt.isEmpty());
    all->findChild<QPushButton*>(u"renameDraftButton"_s)->click();
    editor = view(all)->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->setText(u"Never"_s);
    QTest::keyClick(editor, Qt::Key_Escape);
    QVERIFY(all->isVisible());
    QCOMPARE(rows(all), QStringList{u"Dragon"_s});
}

void TestDraftsDialog::formFollowsTheNameOfItsDraft()
{
    write(u"A kite"_s);
    save(u"Kite"_s);
    const auto* title = m_bench->window->findChild<ElidedLabel*>(u"composeTitle"_s);
    QCOMPARE(title->text(), u"Kite"_s);
    DraftsDialog* all = dialog();
    choose(all, u"Kite"_s);
    QTest::keyClick(view(all), Qt::Key_F2);
    auto* editor = view(all)->findChild<QLineEdit*>();
    editor->setText(u"Dragon"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    TRY_COMPARE(title->text(), u"Dragon"_s);
    all->reject();
    TRY_VERIFY(!m_bench->window->findChild<DraftsDialog*>());
    m_bench->prompt()->setPlainText(u"A kite at dusk"_s);
    SaveDraftDialog* again = saveDialog();
    QCOMPARE(again->findChild<QLineEdit*>()->text(), u"Dragon"_s);
    again->findChild<QPushButton*>(u"saveButton"_s)->click();
    press(bar(again), 1); // Replace
    TRY_VERIFY(!m_bench->window->findChild<SaveDraftDialog*>());
    QCOMPARE(menuNames(), QStringList{u"Dragon"_s});
    // A draft that is deleted has no name to give.
    all = dialog();
    choose(all, u"Dragon"_s);
    QTest::keyClick(view(all), Qt::Key_Delete);
    TRY_VERIFY(title->text() != u"Dragon"_s);
    all->reject();
    TRY_VERIFY(!m_bench->window->findChild<DraftsDialog*>());
    QCOMPARE(saveDialog()->findChild<QLineEdit*>()->text(), u"A kite at dusk"_s);
}

void TestDraftsDialog::dialogRefusesATakenName()
{
    write(u"A kite"_s);
    save(u"Kite"_s);
    save(u"Gull"_s);
    DraftsDialog* all = dialog();
    choose(all, u"Kite"_s);
    QTest::keyClick(view(all), Qt::Key_F2);
    auto* editor = view(all)->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->setText(u"gull"_s);
    QTest::keyClick(editor, Qt::Key_Return);
    TRY_VERIFY(bar(all)->isVisible());
    QCOMPARE(bar(all)->text(), u"A draft named “Gull” already exists."_s);
    QCOMPARE(rows(all), QStringList({u"Gull"_s, u"Kite"_s}));
}

void TestDraftsDialog::dialogDeletesAndBringsBack()
{
    write(u"A kite"_s);
    save(u"Kite"_s);
    save(u"Gull"_s);
    save(u"Wren"_s);
    DraftsDialog* all = dialog();
    choose(all, u"Gull"_s);
    QTest::keyClick(view(all), Qt::Key_Delete);
    QCOMPARE(rows(all), QStringList({u"Kite"_s, u"Wren"_s}));
    QCOMPARE(bar(all)->text(), u"“Gull” deleted."_s);
    choose(all, u"Kite"_s);
    all->findChild<QPushButton*>(u"deleteDraftButton"_s)->click();
    QCOMPARE(rows(all), QStringList{u"Wren"_s});
    press(bar(all), 1);
    QCOMPARE(rows(all), QStringList({u"Kite"_s, u"Wren"_s}));
    QTest::keyClick(view(all), Qt::Key_Z, Qt::ControlModifier); // and the previous one
    QCOMPARE(rows(all), QStringList({u"Gull"_s, u"Kite"_s, u"Wren"_s}));
    QVERIFY(!bar(all)->isVisible());
    QCOMPARE(view(all)->currentIndex().siblingAtColumn(DraftModel::Name).data().toString(), u"Gull"_s);
    all->reject();
    QCOMPARE(menuNames().size(), 3);
}

void TestDraftsDialog::dialogDeletesSeveral()
{
    write(u"A kite"_s);
    for (const QString& name : {u"Kite"_s, u"Gull"_s, u"Wren"_s})
        save(name);
    DraftsDialog* all = dialog();
    view(all)->selectAll();
    QVERIFY(!all->findChild<QPushButton*>(u"openDraftButton"_s)->isEnabled());
    QVERIFY(!all->findChild<QPushButton*>(u"renameDraftButton"_s)->isEnabled());
    QTest::keyClick(view(all), Qt::Key_Delete);
    QVERIFY(rows(all).isEmpty());
    QVERIFY(!view(all)->isVisible());
    QVERIFY(bar(all)->text().startsWith(u'3'));
    press(bar(all), 1);
    QCOMPARE(rows(all).size(), 3);
    QVERIFY(view(all)->isVisible());
}

void TestDraftsDialog::dialogForgetsOnClosing()
{
    write(u"A kite"_s);
    save(u"Kite"_s);
    DraftsDialog* all = dialog();
    QTest::keyClick(view(all), Qt::Key_Delete);
    all->reject();
    TRY_VERIFY(!m_bench->window->findChild<DraftsDialog*>());
    QVERIFY(QDir(folder()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
    QCOMPARE(m_bench->form()->request().prompt, u"A kite"_s); // the form's content does not count as the deleted draft
}

void TestDraftsDialog::dialogShowsWhatCannotBeRead()
{
    QVERIFY(QDir().mkpath(folder()));
    QFile file(folder() + u"/mine.json"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ half");
    file.close();
    QCOMPARE(menuNames(), QStringList());
    DraftsDialog* all = dialog();
    QCOMPARE(rows(all), QStringList{u"mine"_s});
    QVERIFY(!all->findChild<QPushButton*>(u"openDraftButton"_s)->isEnabled());
    QVERIFY(!all->findChild<QPushButton*>(u"renameDraftButton"_s)->isEnabled());
    QVERIFY(all->findChild<QPushButton*>(u"deleteDraftButton"_s)->isEnabled());
    QTest::keyClick(view(all), Qt::Key_Return);
    QVERIFY(all->isVisible());
    QVERIFY(file.exists());
}

void TestDraftsDialog::unreadableContinuousDraftIsKept()
{
    m_bench->close();
    QFile file(m_bench->dir.filePath(u"draft.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ half a dr");
    file.close();
    QVERIFY(m_bench->openWithPractice());
    QCOMPARE(said(), u"The form of the last session can't be read. Its file is in Drafts."_s);
    write(u"Something else"_s);
    DraftsDialog* all = dialog();
    QCOMPARE(rows(all).size(), 1);
    QFile kept(folder() + u'/' + QDir(folder()).entryList(QDir::Files).value(0));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), "{ half a dr");
}

void TestDraftsDialog::tellsOnceThatNothingIsKept()
{
    const FullDisk full;
    write(QString(6000, u'x'));
    TRY_VERIFY(said().startsWith(u"The form can't be saved to "_s));
    m_bench->message()->findChild<QWidget*>(u"messageClose"_s)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QVERIFY(said().isEmpty());
    write(QString(6001, u'x'));
    QTest::qWait(800);
    QVERIFY(said().isEmpty());
}

void TestDraftsDialog::noDraftsWithoutAForm()
{
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->open());
    QCOMPARE(m_bench->pages()->currentWidget(), m_bench->welcome());
    QVERIFY(!m_bench->button(u"draftsButton"_s, m_bench->window.get())->isVisible());
    QTest::keyClick(m_bench->window.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(saveDialog() == nullptr);
}

QTEST_MAIN(TestDraftsDialog)
#include "tst_draftsdialog.moc"
