// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/accountstore.h"
#include "app/request/models/profilecatalogue.h"
#include "app/tasks/run/clipname.h"
#include "tests/support/memorykeystore.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/wheelhands.h"
#include "ui/accounts/accountsettingsdialog.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/widgets/messagebar.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const auto origin = u"https://video.test:443"_s;

/// The dialog for one of two accounts, with a file of its own and keys in memory.
class Bench final {
public:
    explicit Bench(int unfinished = 0) : accounts(dir.filePath(u"accounts.json"_s)), keys(&keychain)
    {
        const EnabledModel model = wholeModel(u"wan3.0-video"_s, Family::A, Generation::G30);
        ready = accounts.load() && accounts.put({u"one"_s, u"Studio"_s, QUrl(u"https://video.test/v1"_s), {model}, 3})
            && accounts.put({u"two"_s, u"Home"_s, QUrl(u"https://video.test/v1"_s), {model}});
        keychain.put(u"one"_s, origin, "sk-very-secret-1");
        dialog = std::make_unique<AccountSettingsDialog>(*accounts.find(u"one"_s), accounts, keys, profiles, unfinished,
            UsualClips{dir.filePath(u"clips"_s), defaultClipPattern()});
        dialog->show();
    }
    template<typename T>
    T* part(const QString& name) const
    {
        return dialog->findChild<T*>(name);
    }
    QLineEdit* name() const { return part<QLineEdit>(u"nameEdit"_s); }
    QSpinBox* atOnce() const { return part<QSpinBox>(u"createsAtOnceSpin"_s); }
    void press(const QString& button) const { part<QPushButton>(button)->click(); }
    MessageBar* message() const { return dialog->findChild<MessageBar*>(); }
    bool hasKey() const { return !keychain.key(u"one"_s, origin).isEmpty(); }

    QTemporaryDir dir;
    AccountStore accounts;
    MemoryKeyStore keychain;
    SessionKeyStore keys;
    ProfileCatalogue profiles;
    std::unique_ptr<AccountSettingsDialog> dialog;
    bool ready = false;
};

} // namespace

class TestAccountSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }

    void showsWhatThereIs()
    {
        const Bench bench;
        QVERIFY(bench.ready);
        QCOMPARE(bench.name()->text(), u"Studio"_s);
        QCOMPARE(bench.atOnce()->value(), 3);
        QCOMPARE(bench.atOnce()->minimum(), 1);
        QCOMPARE(bench.atOnce()->maximum(), 20);
        QCOMPARE(
            QAccessible::queryAccessibleInterface(bench.atOnce())->text(QAccessible::Name), u"Parallel requests"_s);
        QVERIFY(!bench.atOnce()->toolTip().isEmpty());
        QCOMPARE(bench.part<QLineEdit>(u"addressEdit"_s)->text(), u"https://video.test/v1"_s);
        QVERIFY(bench.message()->isHidden());
    }

    /// As in other windows, a line from side to side divides the tabs from the pages.
    void tabsAreDividedFromTheirPages()
    {
        const Bench bench;
        const auto* tabs = bench.part<QTabBar>(u"accountTabs"_s);
        const auto* area = bench.dialog->findChild<QScrollArea*>();
        QCOMPARE(tabs->y(), 0);
        QCOMPARE(area->y() - tabs->geometry().bottom() - 1, 1);
        QCOMPARE(area->width(), bench.dialog->width() - 2 * 16);
        for (int i = 0; i < tabs->count(); ++i)
            QVERIFY2(tabs->tabText(i).at(0).isUpper(), qPrintable(tabs->tabText(i)));
    }

    void keepsItsOwnPlaceForClips()
    {
        Bench bench;
        auto* folder = bench.part<QLineEdit>(u"clipFolderEdit"_s);
        auto* pattern = bench.part<QLineEdit>(u"clipPatternEdit"_s);
        QVERIFY(folder->text().isEmpty());
        QCOMPARE(folder->placeholderText(), bench.dir.filePath(u"clips"_s));
        QCOMPARE(pattern->placeholderText(), defaultClipPattern());
        folder->setText(u"films"_s);
        bench.press(u"saveButton"_s);
        QVERIFY(bench.message()->isVisibleTo(bench.dialog.get()));
        folder->setText(bench.dir.filePath(u"films"_s));
        pattern->setText(u"all the same"_s);
        bench.press(u"saveButton"_s);
        QVERIFY(bench.accounts.find(u"one"_s)->clipFolder.isEmpty());
        pattern->setText(u"{model} {task}"_s);
        bench.press(u"saveButton"_s);
        AccountStore again(bench.dir.filePath(u"accounts.json"_s));
        QVERIFY(again.load());
        QCOMPARE(again.find(u"one"_s)->clipFolder, bench.dir.filePath(u"films"_s));
        QCOMPARE(again.find(u"one"_s)->clipPattern, u"{model} {task}"_s);
        QVERIFY(again.find(u"two"_s)->clipFolder.isEmpty());
    }

    void savesNameAndPaceAndNothingElse()
    {
        Bench bench;
        // A change made meanwhile by another part of the program is kept.
        Account meanwhile = *bench.accounts.find(u"one"_s);
        meanwhile.models.append({u"kling-v3"_s, Family::B, Generation::None, {}});
        QVERIFY(bench.accounts.put(meanwhile));
        bench.name()->setText(u"  Big   studio "_s);
        bench.atOnce()->setValue(7);
        bench.press(u"saveButton"_s);
        QVERIFY(!bench.dialog->isVisible());
        Account expected = meanwhile;
        expected.name = u"Big studio"_s;
        expected.createsAtOnce = 7;
        QCOMPARE(*bench.accounts.find(u"one"_s), expected);
        QVERIFY(bench.hasKey());
    }

    void cancelChangesNothing()
    {
        Bench bench;
        bench.name()->setText(u"Other"_s);
        bench.atOnce()->setValue(9);
        bench.dialog->reject();
        QCOMPARE(bench.accounts.find(u"one"_s)->name, u"Studio"_s);
        QCOMPARE(bench.accounts.find(u"one"_s)->createsAtOnce, 3);
    }

    void namesThatCannotBe_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("word");
        QTest::newRow("none") << QString() << u"Name the account"_s;
        QTest::newRow("spaces") << u"   "_s << u"Name the account"_s;
        QTest::newRow("another's") << u"Home"_s << u"already"_s;
        QTest::newRow("another's, in capitals") << u"HOME"_s << u"already"_s;
        QTest::newRow("another's number") << u"two"_s << u"already"_s;
        QTest::newRow("the practice service's") << u"practice mode"_s << u"already"_s;
        QTest::newRow("its number") << u"practice"_s << u"already"_s;
    }
    void namesThatCannotBe()
    {
        QFETCH(QString, name);
        QFETCH(QString, word);
        Bench bench;
        bench.name()->setText(name);
        bench.press(u"saveButton"_s);
        QVERIFY(bench.dialog->isVisible());
        QVERIFY2(bench.message()->text().contains(word), qPrintable(bench.message()->text()));
        QCOMPARE(bench.accounts.find(u"one"_s)->name, u"Studio"_s);
    }

    void itsOwnNameInOtherCapitals()
    {
        Bench bench;
        bench.name()->setText(u"STUDIO"_s);
        bench.press(u"saveButton"_s);
        QCOMPARE(bench.accounts.find(u"one"_s)->name, u"STUDIO"_s);
    }

    void removingIsAskedOnce()
    {
        Bench bench;
        QSignalSpy removed(bench.dialog.get(), &AccountSettingsDialog::accountRemoved);
        bench.press(u"removeAccountButton"_s);
        QVERIFY(bench.message()->isVisible());
        QVERIFY(bench.message()->text().contains(u"Studio"_s));
        QVERIFY(!bench.message()->text().contains(u"unfinished"_s));
        bench.press(u"messageAction2"_s);
        QVERIFY(bench.message()->isHidden());
        QVERIFY(bench.accounts.find(u"one"_s));
        bench.press(u"removeAccountButton"_s);
        bench.press(u"messageAction1"_s);
        TRY_COMPARE(removed.size(), 1);
        QCOMPARE(removed.first().first().toString(), u"Studio"_s);
        QVERIFY(!bench.accounts.find(u"one"_s));
        QVERIFY(bench.accounts.find(u"two"_s));
        QVERIFY(!bench.hasKey());
        QVERIFY(!bench.dialog->isVisible());
    }

    void unfinishedTasksAreSaid()
    {
        const Bench bench(3);
        bench.press(u"removeAccountButton"_s);
        QVERIFY2(bench.message()->text().contains(u"3 unfinished"_s), qPrintable(bench.message()->text()));
    }

    void secondEnterDoesNotRemove()
    {
        Bench bench;
        QVERIFY(waitForActive(bench.dialog.get()));
        auto* button = bench.part<QPushButton>(u"removeAccountButton"_s);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(bench.message()->isHidden());
        QVERIFY(bench.accounts.find(u"one"_s));
    }

    void aMessageOfSavingDoesNotRemove()
    {
        Bench bench;
        bench.press(u"removeAccountButton"_s);
        bench.name()->clear();
        bench.press(u"saveButton"_s);
        // The question's buttons disappear with it.
        QVERIFY(bench.part<QPushButton>(u"messageAction1"_s)->isHidden());
        bench.part<QToolButton>(u"messageClose"_s)->click();
        QVERIFY(bench.accounts.find(u"one"_s));
        QVERIFY(bench.hasKey());
    }

    void keyThatCannotBeRemoved()
    {
        Bench bench;
        bench.keychain.setFailure(Error{ErrorKind::Keychain, u"The keychain is locked."_s});
        bench.press(u"removeAccountButton"_s);
        bench.press(u"messageAction1"_s);
        TRY_VERIFY(bench.message()->isVisible());
        TRY_VERIFY(bench.message()->text().contains(u"was kept"_s));
        QVERIFY(bench.message()->text().contains(u"locked"_s));
        QVERIFY(bench.accounts.find(u"one"_s));
        QVERIFY(bench.part<QPushButton>(u"removeAccountButton"_s)->isEnabled());
    }

    void diskThatTakesNothing()
    {
        Bench bench;
        // A folder with that name cannot be overwritten, not even by root.
        QVERIFY(QFile::remove(bench.dir.filePath(u"accounts.json"_s)));
        QVERIFY(QDir(bench.dir.path()).mkdir(u"accounts.json"_s));
        bench.name()->setText(u"Other"_s);
        bench.press(u"saveButton"_s);
        QVERIFY(bench.dialog->isVisible());
        QVERIFY(bench.message()->isVisible());
        QCOMPARE(bench.accounts.find(u"one"_s)->name, u"Studio"_s);
    }

    void theWheelScrollsAndChangesNothing()
    {
        const Bench bench;
        QVERIFY(bench.ready);
        bench.name()->setFocus();
        auto* perSecond = bench.part<QSpinBox>(u"queriesPerSecondSpin"_s);
        auto* proxy = bench.part<QComboBox>(u"proxyCombo"_s);
        proxy->setCurrentIndex(1); // so that it can go up
        const int before = perSecond->value();
        turnWheel(bench.atOnce());
        turnWheel(perSecond);
        turnWheel(proxy);
        QCOMPARE(bench.atOnce()->value(), 3);
        QCOMPARE(perSecond->value(), before);
        QCOMPARE(proxy->currentIndex(), 1);
    }
};

QTEST_MAIN(TestAccountSettings)
#include "tst_accountsettings.moc"
