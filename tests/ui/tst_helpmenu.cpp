// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/filedialoghands.h"
#include "tests/ui/windowbench.h"

#include "ui/help/aboutdialog.h"
#include "ui/help/programparts.h"
#include "ui/help/reportdialog.h"
#include "ui/style/applylook.h"

#include <QCheckBox>
#include <QClipboard>
#include <QFileDialog>
#include <QLayout>
#include <QListWidget>
#include <QMenu>
#include <QScopeGuard>
#include <QTabWidget>
#include <QTextBrowser>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// The dialog of a problem report, opened from the menu.
ReportDialog* openReport(const WindowBench& bench)
{
    bench.menuAction(u"Report a problem…"_s)->trigger();
    return bench.window->findChild<ReportDialog*>();
}

QPushButton* saveButton(const ReportDialog* dialog)
{
    return dialog->findChild<QPushButton*>(u"saveReportButton"_s);
}

} // namespace

/// The rest of the Help menu: the program's components, and a problem report.
class TestHelpMenu final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Dark); }
    void hasItsPlace();
    void tellsVersionsAndLicences();
    void aboutCanBeSelected();
    void playersHaveTheirOwnNames();
    void dialogsHaveTheUsualMargins();
    void copiesVersions();
    void showsEveryFileBeforeItIsWritten();
    void putsPromptsInOnlyWhenTicked();
    void takesTheKeyOut();
    void writesTheReport();
    void saysWhyItCouldNotBeWritten();
    void writesNothingWhenCancelled();
    void survivesTheEndOfTheDialogWhileKeysAreRead();
};

void TestHelpMenu::hasItsPlace()
{
    WindowBench bench;
    QVERIFY(bench.open());
    const QMenu* help = nullptr;
    for (const QAction* action : bench.window->findChild<WindowMenu*>()->actions()) {
        if (action->text() == "Help"_L1)
            help = action->menu();
    }
    QVERIFY(help);
    QStringList words;
    for (const QAction* action : help->actions()) {
        if (!action->isSeparator())
            words.append(action->text());
    }
    QCOMPARE(words,
        (QStringList{u"User guide"_s, u"Glossary"_s, u"Keyboard shortcuts"_s, u"Open log folder"_s,
            u"Report a problem…"_s, u"About Dailies"_s}));
}

void TestHelpMenu::tellsVersionsAndLicences()
{
    for (const ProgramPart& part : programParts()) {
        QVERIFY2(!part.licence.isEmpty(), qPrintable(part.name));
        QVERIFY2(!part.version.isEmpty() || part.name == "Lucide"_L1, qPrintable(part.name));
        if (!part.version.isEmpty())
            QVERIFY2(versionLines().contains(part.name + u' ' + part.version), qPrintable(part.name));
    }
    WindowBench bench;
    QVERIFY(bench.open());
    bench.menuAction(u"About Dailies"_s)->trigger();
    auto* about = bench.window->findChild<AboutDialog*>();
    QVERIFY(about);
    const QString parts = about->findChild<QTextBrowser*>(u"partsText"_s)->toPlainText();
    for (const char* name :
        {"Dailies", "Qt", "FFmpeg", "SQLite", "OpenSSL", "QtKeychain", "libarchive", "zlib", "Lucide"})
        QVERIFY2(parts.contains(QLatin1StringView(name)), name);
    QVERIFY(parts.contains(QString::fromLatin1(qVersion())));
    QVERIFY(parts.contains(mediaBackend()));
    QVERIFY(
        about->findChild<QPlainTextEdit*>(u"licenceText"_s)->toPlainText().contains(u"GNU GENERAL PUBLIC LICENSE"_s));
    QVERIFY(about->findChild<QPlainTextEdit*>(u"iconLicenceText"_s)->toPlainText().contains(u"ISC License"_s));
    const auto* tabs = about->findChild<QTabWidget*>(u"aboutTabs"_s);
    QVERIFY(tabs);
    QStringList titles;
    for (int i = 0; i < tabs->count(); ++i)
        titles.append(tabs->tabText(i));
    QVERIFY2(
        titles.contains(u"License"_s) && titles.contains(u"License of the icons"_s), qPrintable(titles.join(u", ")));
    QVERIFY(parts.contains(u"License"_s));
}

void TestHelpMenu::aboutCanBeSelected()
{
    AboutDialog about(nullptr);
    about.setAttribute(Qt::WA_DeleteOnClose, false);
    for (const QLabel* label : about.findChildren<QLabel*>()) {
        if (!label->text().isEmpty())
            QVERIFY2(label->textInteractionFlags() & Qt::TextSelectableByKeyboard, qPrintable(label->text()));
    }
    for (const QPlainTextEdit* text : about.findChildren<QPlainTextEdit*>()) {
        QVERIFY(text->isReadOnly());
        QVERIFY(text->textInteractionFlags() & Qt::TextSelectableByKeyboard);
        QVERIFY(!text->accessibleName().isEmpty());
    }
    QCOMPARE(about.findChild<QTabWidget*>()->count(), 3);
}

/// As the projects write themselves, also when a person has typed it in small letters.
void TestHelpMenu::playersHaveTheirOwnNames()
{
    const QByteArray before = qgetenv("QT_MEDIA_BACKEND");
    const auto back = qScopeGuard([&before] { qputenv("QT_MEDIA_BACKEND", before); });
    for (const auto& [chosen, shown] : {std::pair("ffmpeg", u"FFmpeg"_s), std::pair("gstreamer", u"GStreamer"_s),
             std::pair("windows", u"windows"_s)}) {
        qputenv("QT_MEDIA_BACKEND", chosen);
        QCOMPARE(mediaBackend(), shown);
        QVERIFY(versionLines().contains(shown));
    }
}

/// As in the dialogs of the form.
void TestHelpMenu::dialogsHaveTheUsualMargins()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    bench.menuAction(u"About Dailies"_s)->trigger();
    for (const QDialog* dialog :
        std::initializer_list<const QDialog*>{openReport(bench), bench.window->findChild<AboutDialog*>()}) {
        QVERIFY(dialog);
        QCOMPARE(dialog->layout()->contentsMargins(), QMargins(16, 16, 16, 16));
    }
}

void TestHelpMenu::copiesVersions()
{
    AboutDialog about(nullptr);
    about.setAttribute(Qt::WA_DeleteOnClose, false);
    about.findChild<QPushButton*>(u"copyVersionsButton"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), versionLines());
}

void TestHelpMenu::showsEveryFileBeforeItIsWritten()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    auto* dialog = openReport(bench);
    QVERIFY(dialog);
    QVERIFY2(saveButton(dialog)->isEnabled(), "there is no key to be read");
    auto* list = dialog->findChild<QListWidget*>(u"reportFiles"_s);
    auto* text = dialog->findChild<QPlainTextEdit*>(u"reportText"_s);
    QCOMPARE(list->count(), 6);
    QVERIFY(text->isReadOnly());
    for (int row = 0; row < list->count(); ++row) {
        list->setCurrentRow(row);
        const bool mayBeEmpty = list->item(row)->text().startsWith("log.txt"_L1);
        QVERIFY2(mayBeEmpty || !text->toPlainText().isEmpty(), qPrintable(list->item(row)->text()));
    }
}

void TestHelpMenu::putsPromptsInOnlyWhenTicked()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        VideoTask task = WindowBench::task(TaskState::Saved);
        task.request.prompt = u"A fox in the snow"_s;
        QVERIFY(engine.store().add(task));
    };
    QVERIFY(bench.openWithPractice());
    auto* dialog = openReport(bench);
    auto* text = dialog->findChild<QPlainTextEdit*>(u"reportText"_s);
    auto* list = dialog->findChild<QListWidget*>(u"reportFiles"_s);
    list->setCurrentRow(4);
    auto* prompts = dialog->findChild<QCheckBox*>(u"reportPrompts"_s);
    QVERIFY(!prompts->isChecked());
    QVERIFY(!text->toPlainText().contains(u"A fox"_s));
    prompts->click();
    QCOMPARE(list->currentRow(), 4);
    QVERIFY(text->toPlainText().contains(u"A fox"_s));
    prompts->click();
    QVERIFY(!text->toPlainText().contains(u"A fox"_s));
}

void TestHelpMenu::takesTheKeyOut()
{
    const QByteArray key = "a-key-of-no-known-shape";
    WindowBench bench;
    bench.prepare = [&key](Engine& engine) {
        VideoTask task = WindowBench::task(TaskState::Failed);
        task.error = {ErrorKind::Refused, u"Declined: "_s + QString::fromUtf8(key), {}};
        QVERIFY(engine.store().add(task));
    };
    QVERIFY(bench.openWithAccount(QUrl(u"https://video.example.com/v1"_s), key));
    auto* dialog = openReport(bench);
    TRY_VERIFY(saveButton(dialog)->isEnabled());
    auto* text = dialog->findChild<QPlainTextEdit*>(u"reportText"_s);
    auto* list = dialog->findChild<QListWidget*>(u"reportFiles"_s);
    for (int row = 0; row < list->count(); ++row) {
        list->setCurrentRow(row);
        QVERIFY(!text->toPlainText().contains(QString::fromUtf8(key)));
    }
    list->setCurrentRow(4);
    QVERIFY(text->toPlainText().contains(u"Declined: ***"_s));
}

void TestHelpMenu::writesTheReport()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    auto* dialog = openReport(bench);
    saveButton(dialog)->click();
    auto* chooser = dialog->findChild<QFileDialog*>(u"reportFileDialog"_s);
    QVERIFY(chooser);
    const QString path = bench.dir.filePath(u"report.zip"_s);
    FileDialogHands::givePath(chooser, path);
    QVERIFY(QFileInfo(path).size() > 0);
    QVERIFY(bench.message()->isVisible());
    QVERIFY(bench.message()->findChild<QLabel*>()->isVisible());
    TRY_VERIFY(!bench.window->findChild<ReportDialog*>());
}

void TestHelpMenu::saysWhyItCouldNotBeWritten()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    auto* dialog = openReport(bench);
    Q_EMIT dialog->fileChosen(bench.dir.filePath(u"no/such/report.zip"_s), {{u"a.txt"_s, "text"}});
    QVERIFY(bench.message()->isVisible());
    QCOMPARE(bench.message()->kind(), MessageBar::Kind::Bad);
}

void TestHelpMenu::writesNothingWhenCancelled()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    auto* dialog = openReport(bench);
    const QStringList before = QDir(bench.dir.path()).entryList(QDir::Files);
    dialog->reject();
    TRY_VERIFY(!bench.window->findChild<ReportDialog*>());
    QCOMPARE(QDir(bench.dir.path()).entryList(QDir::Files), before);
}

void TestHelpMenu::survivesTheEndOfTheDialogWhileKeysAreRead()
{
    WindowBench bench;
    QVERIFY(bench.openWithAccount(QUrl(u"https://video.example.com/v1"_s), "a-key-of-no-known-shape"));
    auto* dialog = openReport(bench);
    delete dialog;
    auto* again = openReport(bench);
    TRY_VERIFY(saveButton(again)->isEnabled());
}

QTEST_MAIN(TestHelpMenu)
#include "tst_helpmenu.moc"
