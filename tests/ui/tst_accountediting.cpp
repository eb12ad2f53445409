// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/accountstore.h"
#include "tests/support/faultserver.h"
#include "tests/support/memorykeystore.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "ui/accounts/accountsettingsdialog.h"
#include "ui/accounts/codesedit.h"
#include "ui/accounts/modelspage.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/widgets/messagebar.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
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

const auto oldOrigin = u"https://video.test:443"_s;
const auto newOrigin = u"https://other.test:443"_s;

class Bench final {
public:
    explicit Bench(int unfinished = 0, const QUrl& url = QUrl(u"https://video.test/v1"_s))
        : accounts(dir.filePath(u"accounts.json"_s))
        , keys(&keychain)
    {
        const QList<EnabledModel> models{wholeModel(u"house-a"_s, Family::A, Generation::G30),
            wholeModel(u"house-b"_s, Family::B, Generation::None),
            wholeModel(u"house-c"_s, Family::A, Generation::G27)};
        ready = accounts.load() && accounts.put({u"one"_s, u"Studio"_s, url, models, 3});
        keychain.put(u"one"_s, originOf(url), "sk-old");
        dialog = std::make_unique<AccountSettingsDialog>(*accounts.find(u"one"_s), accounts, keys, profiles, unfinished,
            UsualClips{dir.filePath(u"clips"_s), u"{model}"_s});
        dialog->show();
    }
    template<typename T>
    T* part(const QString& name) const
    {
        return dialog->findChild<T*>(name);
    }
    QLineEdit* line(const QString& name) const { return part<QLineEdit>(name); }
    void press(const QString& button) const { part<QAbstractButton>(button)->click(); }
    void save() const { press(u"saveButton"_s); }
    QListWidget* list() const { return part<QListWidget>(u"modelList"_s); }
    MessageBar* message() const { return dialog->findChild<MessageBar*>(QString(), Qt::FindDirectChildrenOnly); }
    void answer(int number) const { message()->findChild<QPushButton*>(u"messageAction%1"_s.arg(number))->click(); }
    Account account() const { return *accounts.find(u"one"_s); }
    QStringList codes() const
    {
        QStringList codes;
        for (const EnabledModel& model : dialog->findChild<ModelsPage*>()->models())
            codes.append(model.code);
        return codes;
    }

    QTemporaryDir dir;
    AccountStore accounts;
    MemoryKeyStore keychain;
    SessionKeyStore keys;
    ProfileCatalogue profiles;
    std::unique_ptr<AccountSettingsDialog> dialog;
    bool ready = false;
};

} // namespace

/// Address, key, models, limits and proxy of an existing account.
class TestAccountEditing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }

    void anotherOriginNeedsItsKey()
    {
        Bench bench;
        QVERIFY(bench.ready);
        bench.line(u"addressEdit"_s)->setText(u"https://other.test/v1"_s);
        bench.save();
        QVERIFY(bench.message()->text().contains(newOrigin));
        QCOMPARE(bench.account().baseUrl, QUrl(u"https://video.test/v1"_s));
        bench.line(u"keyEdit"_s)->setText(u"sk-new"_s);
        QSignalSpy changed(bench.dialog.get(), &AccountSettingsDialog::keyChanged);
        bench.save();
        TRY_COMPARE(changed.size(), 1);
        QCOMPARE(changed.first().at(1).toString(), QString());
        QCOMPARE(bench.account().baseUrl, QUrl(u"https://other.test/v1"_s));
        QCOMPARE(bench.keychain.key(u"one"_s, newOrigin), QByteArray("sk-new"));
        QVERIFY(bench.line(u"keyEdit"_s)->text().isEmpty());
    }

    /// Otherwise the key would belong to the new URL, and the account would have the old one.
    void nothingClosesWhileTheKeyIsStored()
    {
        Bench bench;
        bench.line(u"addressEdit"_s)->setText(u"https://other.test/v1"_s);
        bench.line(u"keyEdit"_s)->setText(u"sk-new"_s);
        bench.keychain.setWaiting(true);
        const int reads = bench.keychain.reads();
        bench.save();
        TRY_VERIFY(bench.keychain.reads() > reads);
        QTest::keyClick(bench.dialog.get(), Qt::Key_Escape);
        bench.dialog->close();
        bench.press(u"cancelButton"_s);
        QVERIFY(bench.dialog->isVisible());
        bench.keychain.letGo();
        TRY_VERIFY(!bench.dialog->isVisible());
        QCOMPARE(bench.account().baseUrl, QUrl(u"https://other.test/v1"_s));
        QCOMPARE(bench.keychain.key(u"one"_s, newOrigin), QByteArray("sk-new"));
    }

    void anotherPathKeepsItsKey()
    {
        Bench bench;
        bench.line(u"addressEdit"_s)->setText(u"https://video.test:443/api/v1"_s);
        bench.save();
        QVERIFY(!bench.dialog->isVisible());
        QCOMPARE(bench.keychain.key(u"one"_s, oldOrigin), QByteArray("sk-old"));
    }

    void unfinishedTasksAreAskedAbout()
    {
        Bench bench(2);
        bench.line(u"addressEdit"_s)->setText(u"https://other.test/v1"_s);
        bench.line(u"keyEdit"_s)->setText(u"sk-new"_s);
        bench.save();
        QVERIFY2(bench.message()->text().contains(u"2 unfinished"_s), qPrintable(bench.message()->text()));
        bench.answer(2);
        QVERIFY(bench.dialog->isVisible());
        QVERIFY(bench.keychain.key(u"one"_s, newOrigin).isEmpty());
        bench.save();
        bench.answer(1);
        TRY_VERIFY(!bench.dialog->isVisible());
        QCOMPARE(bench.account().baseUrl, QUrl(u"https://other.test/v1"_s));
    }

    void keyComesBackWhenTheAccountCannotBeStored()
    {
        Bench bench;
        QVERIFY(QFile::remove(bench.dir.filePath(u"accounts.json"_s)));
        QVERIFY(QDir(bench.dir.path()).mkdir(u"accounts.json"_s));
        bench.line(u"keyEdit"_s)->setText(u"sk-new"_s);
        bench.save();
        TRY_COMPARE(bench.message()->kind(), MessageBar::Kind::Bad);
        QVERIFY(bench.dialog->isVisible());
        QCOMPARE(bench.keychain.key(u"one"_s, oldOrigin), QByteArray("sk-old"));
        QVERIFY(bench.part<QPushButton>(u"saveButton"_s)->isEnabled());
    }

    void lockedKeychainKeepsTheNewKeyInMemory()
    {
        Bench bench;
        bench.keychain.setFailure(Error{ErrorKind::Keychain, u"The keychain is locked."_s});
        bench.line(u"keyEdit"_s)->setText(u"sk-new"_s);
        QSignalSpy changed(bench.dialog.get(), &AccountSettingsDialog::keyChanged);
        bench.save();
        TRY_COMPARE(changed.size(), 1);
        QVERIFY(changed.first().at(1).toString().contains(u"in memory"_s));
        QVERIFY(bench.keys.isForThisSessionOnly(u"one"_s));
        bench.keychain.setFailure({});
        QCOMPARE(bench.keychain.key(u"one"_s, oldOrigin), QByteArray("sk-old"));
    }

    void keysThatCannotBe_data()
    {
        QTest::addColumn<QString>("key");
        QTest::newRow("two words") << u"sk one"_s;
        QTest::newRow("another header") << u"sk\nX-Evil: 1"_s;
        QTest::newRow("foreign") << u"sk-schlüssel"_s;
    }
    void keysThatCannotBe()
    {
        QFETCH(QString, key);
        Bench bench;
        bench.line(u"keyEdit"_s)->setText(key);
        // Reported at once, and again on saving.
        const QString said = bench.part<QLabel>(u"keyNote"_s)->text();
        bench.save();
        QCOMPARE(bench.message()->text(), said);
        QVERIFY(!said.contains(key));
        QCOMPARE(bench.keychain.key(u"one"_s, oldOrigin), QByteArray("sk-old"));
    }

    void keyIsNeverCopied()
    {
        Bench bench;
        auto* key = bench.line(u"keyEdit"_s);
        QVERIFY(key->text().isEmpty()); // the stored key is not shown
        key->setText(u"sk-new"_s);
        QApplication::clipboard()->setText(u"before"_s);
        key->setFocus();
        for (const auto keys : {QKeySequence::Copy, QKeySequence::Cut}) {
            key->selectAll();
            QTest::keySequence(key, QKeySequence(keys));
        }
        QCOMPARE(QApplication::clipboard()->text(), u"before"_s);
        QVERIFY(!key->dragEnabled());
    }

    void readableIsAskedOnce()
    {
        Bench bench;
        bench.line(u"addressEdit"_s)->setText(u"http://lan.test/v1"_s);
        bench.line(u"keyEdit"_s)->setText(u"sk-new"_s);
        bench.save();
        QVERIFY2(bench.message()->text().contains(u"read in transit"_s), qPrintable(bench.message()->text()));
        bench.answer(2);
        QVERIFY(bench.dialog->isVisible());
        QVERIFY(bench.account().cleartextOrigin.isEmpty());
        bench.save();
        bench.answer(1);
        TRY_VERIFY(!bench.dialog->isVisible());
        QVERIFY(bench.account().allowsCleartext());
        // The model is known from now on.
        AccountSettingsDialog again(bench.account(), bench.accounts, bench.keys, bench.profiles, 0, {});
        again.show();
        again.findChild<QLineEdit*>(u"nameEdit"_s)->setText(u"House"_s);
        again.findChild<QPushButton*>(u"saveButton"_s)->click();
        QVERIFY(!again.isVisible());
        QVERIFY(bench.account().allowsCleartext());
    }

    void modelsAreReordered()
    {
        Bench bench;
        bench.press(u"modelDown"_s);
        QCOMPARE(bench.codes(), (QStringList{u"house-b"_s, u"house-a"_s, u"house-c"_s}));
        bench.part<QTabBar>(u"accountTabs"_s)->setCurrentIndex(1);
        QVERIFY(waitForActive(bench.dialog.get()));
        bench.list()->setFocus();
        QTest::keyClick(bench.list(), Qt::Key_Down, Qt::AltModifier);
        bench.press(u"modelDown"_s); // it is the last one already
        QCOMPARE(bench.codes(), (QStringList{u"house-b"_s, u"house-c"_s, u"house-a"_s}));
        bench.list()->model()->moveRow({}, 0, {}, 3); // as by dragging
        TRY_COMPARE(bench.codes(), (QStringList{u"house-c"_s, u"house-a"_s, u"house-b"_s}));
        bench.save();
        QCOMPARE(bench.account().models.constFirst().code, u"house-c"_s);
    }

    void removedModelComesBack()
    {
        Bench bench;
        bench.press(u"modelRemove"_s);
        QCOMPARE(bench.codes(), (QStringList{u"house-b"_s, u"house-c"_s}));
        auto* page = bench.dialog->findChild<ModelsPage*>();
        page->findChild<QPushButton*>(u"messageAction1"_s)->click();
        QCOMPARE(bench.codes(), (QStringList{u"house-a"_s, u"house-b"_s, u"house-c"_s}));
        for (int n = 0; n < 4; ++n)
            bench.press(u"modelRemove"_s);
        QVERIFY(bench.codes().isEmpty());
        bench.save();
        QVERIFY(bench.message()->text().contains(u"at least one"_s));
        for (int n = 0; n < 9; ++n)
            page->undo();
        QCOMPARE(bench.codes().size(), 3);
        QVERIFY(!page->isChanged());
    }

    void codesAreImported()
    {
        Bench bench;
        QFile file(bench.dir.filePath(u"codes.txt"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("wan3.0-video\r\nhouse-a\n\nour-own-model\n");
        file.close();
        auto* codes = bench.dialog->findChild<CodesEdit*>();
        QVERIFY(codes->readFile(file.fileName()));
        const QString said = bench.part<QLabel>(u"addedRecognised"_s)->text();
        QVERIFY2(said.contains(u"1 codes are recognised"_s) && said.contains(u"our-own-model"_s), qPrintable(said));
        bench.part<QComboBox>(u"addedFamilyCombo"_s)->setCurrentIndex(2);
        bench.press(u"addCodesButton"_s);
        QCOMPARE(bench.codes().mid(3), (QStringList{u"wan3.0-video"_s, u"our-own-model"_s}));
        QVERIFY(codes->text().isEmpty());
        bench.save();
        QCOMPARE(bench.account().models.constLast().family, Family::B);
    }

    void filesThatAreNoList()
    {
        Bench bench;
        auto* codes = bench.dialog->findChild<CodesEdit*>();
        QVERIFY(!codes->readFile(bench.dir.filePath(u"none.txt"_s)));
        QFile file(bench.dir.filePath(u"film.mp4"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(100, '\0'));
        file.close();
        QVERIFY(!codes->readFile(file.fileName()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(300000, 'a'));
        file.close();
        QVERIFY(!codes->readFile(file.fileName()));
        QVERIFY(codes->text().isEmpty());
    }

    void placeAndKindsAreSet()
    {
        Bench bench;
        auto* place = bench.part<QComboBox>(u"modelPlaceCombo"_s);
        place->setCurrentIndex(2);
        Q_EMIT place->activated(2);
        QCOMPARE(bench.dialog->findChild<ModelsPage*>()->models().constFirst().family, Family::B);
        bench.press(u"servesTextToVideo"_s);
        bench.press(u"servesImageToVideo"_s);
        bench.press(u"servesMultiImageToVideo"_s); // the last one cannot be removed
        QCOMPARE(bench.dialog->findChild<ModelsPage*>()->models().constFirst().apiTypes,
            QList<ApiType>{ApiType::MultiImageToVideo});
    }

    void composeTakesIt()
    {
        Bench bench;
        bench.press(u"takesVideoEdit"_s);
        bench.save();
        const KindChoices expected{{ApiType::VideoEdit, {u"one"_s, u"house-a"_s}}};
        QCOMPARE(bench.accounts.choices(), expected);
    }

    void paceAndProxy()
    {
        Bench bench;
        bench.part<QSpinBox>(u"queriesPerSecondSpin"_s)->setValue(4);
        auto* proxy = bench.part<QComboBox>(u"proxyCombo"_s);
        proxy->setCurrentIndex(proxy->findData(u"http"_s));
        bench.save();
        QVERIFY(bench.message()->text().contains(u"proxy"_s));
        bench.line(u"proxyAddressEdit"_s)->setText(u"user:pw@proxy.test:1"_s);
        bench.save();
        QCOMPARE(bench.account().queriesPerSecond, 2);
        bench.line(u"proxyAddressEdit"_s)->setText(u"proxy.test:8080"_s);
        bench.save();
        QCOMPARE(bench.account().queriesPerSecond, 4);
        QCOMPARE(bench.account().proxy, (AccountProxy{u"http"_s, u"proxy.test:8080"_s}));
    }

    void testSaysWhatItFound()
    {
        FaultServer server;
        server.setHandler([](const FaultRequest&) {
            return FaultScript{.reply = FaultServer::reply(401, R"({"code":"InvalidApiKey","message":"No <b>."})")};
        });
        Bench bench(0, server.url("/v1"));
        bench.press(u"testButton"_s);
        auto* lines = bench.part<QWidget>(u"testLines"_s);
        TRY_VERIFY(lines->isVisible());
        QString said;
        for (const QLabel* label : lines->findChildren<QLabel*>()) {
            said += label->text() + u'\n';
            QCOMPARE(label->textFormat(), Qt::PlainText);
        }
        QVERIFY2(said.contains(u"rejected the key"_s), qPrintable(said));
        QCOMPARE(server.count("POST"), 1);
        QCOMPARE(server.requests().constFirst().header("Authorization"), QByteArray("Bearer sk-old"));
        QVERIFY(bench.part<QLabel>(u"testStatus"_s)->text().contains(u"Nothing was created"_s));
        // With another key, the test can be repeated.
        bench.line(u"keyEdit"_s)->setText(u"sk-new"_s);
        QVERIFY(!lines->isVisible());
        bench.press(u"testButton"_s);
        TRY_COMPARE(server.count("POST"), 2);
        QCOMPARE(server.requests().constLast().header("Authorization"), QByteArray("Bearer sk-new"));
    }

    void testIsStopped()
    {
        FaultServer server;
        server.enqueue({.then = FaultScript::Then::Stall});
        Bench bench(0, server.url("/v1"));
        auto* button = bench.part<QPushButton>(u"testButton"_s);
        button->click();
        QCOMPARE(button->text(), u"Stop"_s);
        TRY_COMPARE(server.requests().size(), 1);
        button->click();
        TRY_COMPARE(button->text(), u"Test"_s);
        // Closing during a test does no harm.
        server.enqueue({.then = FaultScript::Then::Stall});
        button->click();
        TRY_COMPARE(server.begun(), 2);
        bench.dialog.reset();
    }

    void testWithoutAKey()
    {
        FaultServer server;
        Bench bench(0, server.url("/v1"));
        bench.keychain.setFailure(Error{ErrorKind::Keychain, u"The keychain is locked."_s});
        bench.press(u"testButton"_s);
        TRY_VERIFY(bench.part<QWidget>(u"testLines"_s)->isVisible());
        QCOMPARE(server.connections(), 0);
        // A test without a reply can be stopped.
        bench.keychain.setFailure({});
        bench.keychain.setSilent(true);
        bench.press(u"testButton"_s);
        QCOMPARE(bench.part<QPushButton>(u"testButton"_s)->text(), u"Stop"_s);
        bench.press(u"testButton"_s);
        QCOMPARE(bench.part<QPushButton>(u"testButton"_s)->text(), u"Test"_s);
    }
};

QTEST_MAIN(TestAccountEditing)
#include "tst_accountediting.moc"
