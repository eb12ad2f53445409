// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/accountstore.h"
#include "app/request/models/profilecatalogue.h"
#include "tests/support/fulldisk.h"
#include "tests/support/memorykeystore.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "ui/accounts/accountdialog.h"
#include "ui/accounts/keydialog.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/widgets/messagebar.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const auto goodAddress = u"https://video.test/v1"_s;
const auto origin = u"https://video.test:443"_s;
const auto secret = u"sk-Zq8-very-secret"_s;

QString accessibleName(QWidget* widget)
{
    return QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
}

/// The dialog with a file of its own and keys in memory.
class Bench final {
public:
    Bench() : accounts(dir.filePath(u"accounts.json"_s)), keys(&keychain)
    {
        loaded = accounts.load().has_value();
        dialog = std::make_unique<AccountDialog>(accounts, keys, profiles);
    }
    bool open()
    {
        dialog->show();
        return loaded && waitForActive(dialog.get());
    }
    template<typename T>
    T* part(const QString& name) const
    {
        return dialog->findChild<T*>(name);
    }
    QLineEdit* line(const char* name) const { return part<QLineEdit>(QString::fromLatin1(name)); }
    QPlainTextEdit* codes() const { return part<QPlainTextEdit>(u"modelCodesEdit"_s); }
    QComboBox* family() const { return part<QComboBox>(u"familyCombo"_s); }
    MessageBar* message() const { return dialog->findChild<MessageBar*>(); }
    void fill(const QString& name = u"Studio"_s, const QString& address = goodAddress, const QString& key = secret,
        const QString& models = u"wan3.0-video"_s) const
    {
        line("nameEdit")->setText(name);
        line("addressEdit")->setText(address);
        line("keyEdit")->setText(key);
        codes()->setPlainText(models);
    }
    void save() const { part<QPushButton>(u"saveButton"_s)->click(); }
    QByteArray file() const
    {
        QFile in(dir.filePath(u"accounts.json"_s));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

    QTemporaryDir dir;
    AccountStore accounts;
    MemoryKeyStore keychain;
    SessionKeyStore keys;
    ProfileCatalogue profiles;
    std::unique_ptr<AccountDialog> dialog;
    bool loaded = false;
};

} // namespace

class TestAccountDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void namesAndLabels();
    void wrongInput_data();
    void wrongInput();
    void oneThingAfterTheOther();
    void correctedFieldIsNoLongerBlamed();
    void nameIsTaken_data();
    void nameIsTaken();
    void keyIsMasked();
    void keyWithALineBreakAtItsEnd();
    void goodInput();
    void shortAddressIsCompleted();
    void lockedKeychain();
    void accountFileCannotBeWritten();
    void silentKeychain();
    void cancelWhileTheKeyIsKept();
    void cancelKeepsNothing();
    void readableIsAskedOnce();
    void testNeedsNoName();
    void testButtonKeepsItsPlace();
    void unknownCodes();
    void codesAreShownAsTyped();
    void keyDialogWrongKey_data();
    void keyDialogWrongKey();
    void keyDialogGoodKey();
    void keyDialogLockedKeychain();
};

void TestAccountDialog::namesAndLabels()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.codes()->setPlainText(u"house-model"_s);
    const QList<std::pair<QWidget*, QString>> expected{{bench.line("nameEdit"), u"Name"_s},
        {bench.line("addressEdit"), u"Base URL"_s}, {bench.line("keyEdit"), u"Key"_s},
        {bench.codes(), u"Model codes"_s}, {bench.family(), u"Treat unknown models as"_s}};
    for (const auto& [widget, label] : expected) {
        QVERIFY2(widget->isVisible(), qPrintable(label));
        QLabel* buddy = nullptr;
        for (QLabel* each : bench.dialog->findChildren<QLabel*>())
            buddy = each->buddy() == widget ? each : buddy;
        QVERIFY2(buddy, qPrintable(label));
        QCOMPARE(buddy->text(), label);
        // On Linux, Qt names a combo box after its value; only the label beside it identifies it.
        QCOMPARE(widget == bench.family() ? widget->accessibleName() : accessibleName(widget), label);
    }
    QVERIFY(bench.line("nameEdit")->hasFocus());
    QVERIFY(!bench.dialog->windowTitle().isEmpty());
}

void TestAccountDialog::wrongInput_data()
{
    QTest::addColumn<QStringList>("input"); // name, address, key, codes
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const QStringList& input, const QString& field, const QString& sentence) {
        QTest::newRow(name) << input << field << sentence;
    };
    const QString code = u"wan3.0-video"_s;
    row("no name", {{}, goodAddress, secret, code}, u"nameEdit"_s, u"Name the account so you can tell it apart."_s);
    row("blank name", {u" \t "_s, goodAddress, secret, code}, u"nameEdit"_s,
        u"Name the account so you can tell it apart."_s);
    const auto address = [&row, &code](const char* name, const QString& text, const QString& sentence) {
        row(name, {u"Studio"_s, text, secret, code}, u"addressEdit"_s, sentence);
    };
    address("no address", {}, u"The base URL is missing."_s);
    address("other scheme", u"ftp://video.test/v1"_s, u"The URL must start with https://."_s);
    address("other version", u"https://video.test/v2"_s, u"The base URL must end in /v1."_s);
    address("no host", u"https:///v1"_s, u"The URL has no host name."_s);
    address("key in the address", u"https://me:key@video.test/v1"_s,
        u"The base URL can't contain a user name or password; the key has its own field."_s);
    address("words", u"the usual one"_s, u"The base URL isn't a web address."_s);
    const auto key = [&row, &code](const char* name, const QString& text, const QString& sentence) {
        row(name, {u"Studio"_s, goodAddress, text, code}, u"keyEdit"_s, sentence);
    };
    key("no key", {}, u"The key is empty."_s);
    key("blank key", u"   "_s, u"The key is empty."_s);
    key("space in the key", u"sk abc"_s, u"The key contains a space."_s);
    key("line break in the key", u"sk\nX-Evil: 1"_s, u"The key contains a line break or another control character."_s);
    key("foreign letter in the key", u"sk-schlüssel"_s, u"The key contains an invalid character."_s);
    const QString noCodes = u"Enter at least one model code enabled for the key."_s;
    row("no codes", {u"Studio"_s, goodAddress, secret, {}}, u"modelCodesEdit"_s, noCodes);
    row("only dividers", {u"Studio"_s, goodAddress, secret, u" ,\n;"_s}, u"modelCodesEdit"_s, noCodes);
}

void TestAccountDialog::wrongInput()
{
    QFETCH(QStringList, input);
    QFETCH(QString, field);
    QFETCH(QString, sentence);
    Bench bench;
    QVERIFY(bench.open());
    QSignalSpy added(bench.dialog.get(), &AccountDialog::accountAdded);
    bench.fill(input.at(0), input.at(1), input.at(2), input.at(3));
    const QString nameBefore = bench.line("nameEdit")->text();
    const QString keyBefore = bench.line("keyEdit")->text();
    bench.save();
    QVERIFY(bench.dialog->isVisible());
    QVERIFY(bench.message()->isVisible());
    QCOMPARE(bench.message()->text(), sentence);
    QCOMPARE(bench.message()->kind(), MessageBar::Kind::Bad);
    QCOMPARE(QApplication::focusWidget()->objectName(), field);
    QCOMPARE(bench.line("nameEdit")->text(), nameBefore);
    QCOMPARE(bench.line("addressEdit")->text(), input.at(1));
    QCOMPARE(bench.line("keyEdit")->text(), keyBefore);
    QCOMPARE(bench.codes()->toPlainText(), input.at(3));
    QTest::qWait(0);
    QCOMPARE(added.count(), 0);
    QVERIFY(bench.accounts.accounts().isEmpty());
    QVERIFY(bench.file().isEmpty());
}

void TestAccountDialog::oneThingAfterTheOther()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.save();
    QCOMPARE(QApplication::focusWidget()->objectName(), u"nameEdit"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"Studio"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"addressEdit"_s);
    QTest::keyClicks(QApplication::focusWidget(), goodAddress + u"/"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"keyEdit"_s);
    QTest::keyClicks(QApplication::focusWidget(), secret);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"modelCodesEdit"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"wan3.0-video"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY(!bench.codes()->hasFocus());
    bench.save();
    TRY_COMPARE(bench.accounts.accounts().size(), 1);
    QCOMPARE(bench.accounts.accounts().first().baseUrl, QUrl(goodAddress));
}

void TestAccountDialog::correctedFieldIsNoLongerBlamed()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.save();
    QVERIFY(bench.message()->isVisible());
    QTest::keyClicks(bench.line("addressEdit"), u"https"_s); // not what it is about
    QVERIFY(bench.message()->isVisible());
    QTest::keyClicks(bench.line("nameEdit"), u"S"_s);
    QVERIFY(!bench.message()->isVisible());
    bench.fill(u"Studio"_s, goodAddress, secret, {});
    bench.save();
    QVERIFY(bench.message()->isVisible());
    QTest::keyClicks(bench.codes(), u"w"_s);
    QVERIFY(!bench.message()->isVisible());
    bench.fill(u"Studio"_s, goodAddress, {});
    bench.save();
    QVERIFY(bench.message()->isVisible());
    QTest::keyClicks(bench.line("keyEdit"), u"a "_s);
    QVERIFY(!bench.message()->isVisible());
    QTest::keyClicks(bench.line("keyEdit"), u"b"_s); // another problem of the same field
    QVERIFY(bench.message()->isVisible());
    bench.line("keyEdit")->clear();
    QVERIFY(!bench.message()->isVisible());
}

void TestAccountDialog::nameIsTaken_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("same") << u"Studio"_s;
    QTest::newRow("blanks around") << u"  Studio "_s;
    QTest::newRow("other capitals") << u"STUDIO"_s;
    QTest::newRow("the practice service's name") << u"Practice mode"_s;
    QTest::newRow("its word on the command line") << u"practice"_s;
}

void TestAccountDialog::nameIsTaken()
{
    QFETCH(QString, name);
    Bench bench;
    QVERIFY(bench.open());
    QVERIFY(bench.accounts.put({u"1"_s, u"Studio"_s, QUrl(goodAddress), {}}));
    bench.fill(name);
    bench.save();
    QCOMPARE(bench.message()->text(), u"An account with this name already exists."_s);
    QVERIFY(bench.line("nameEdit")->hasFocus());
    QCOMPARE(bench.accounts.accounts().size(), 1);
}

void TestAccountDialog::keyIsMasked()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.fill();
    QLineEdit* key = bench.line("keyEdit");
    QCOMPARE(key->echoMode(), QLineEdit::Password);
    QVERIFY(!key->displayText().contains(u"sk"_s));
    QVERIFY(key->inputMethodHints() & Qt::ImhSensitiveData);
    // Neither the clipboard nor a screen reader gets it.
    QApplication::clipboard()->setText(u"before"_s);
    key->setFocus();
    key->selectAll();
    key->copy();
    QCOMPARE(QApplication::clipboard()->text(), u"before"_s);
    QVERIFY(!QAccessible::queryAccessibleInterface(key)->text(QAccessible::Value).contains(secret));
}

void TestAccountDialog::keyWithALineBreakAtItsEnd()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.fill(u"Studio"_s, goodAddress, u" "_s + secret + u"\r\n"_s); // as pasted from elsewhere
    bench.save();
    TRY_COMPARE(bench.accounts.accounts().size(), 1);
    QCOMPARE(bench.keychain.key(bench.accounts.accounts().first().id, origin), secret.toUtf8());
}

void TestAccountDialog::goodInput()
{
    Bench bench;
    QVERIFY(bench.open());
    QSignalSpy added(bench.dialog.get(), &AccountDialog::accountAdded);
    bench.fill(u" Studio "_s, goodAddress + u'/', secret, u"wan3.0-video, kling-v2\nwan3.0-video"_s);
    bench.save();
    TRY_COMPARE(added.count(), 1);
    QVERIFY(!bench.dialog->isVisible());
    QCOMPARE(added.first().at(1).toString(), QString());
    const QList<Account> accounts = bench.accounts.accounts();
    QCOMPARE(accounts.size(), 1);
    QCOMPARE(accounts.first().name, u"Studio"_s);
    QCOMPARE(accounts.first().baseUrl, QUrl(goodAddress));
    QCOMPARE(accounts.first().models.size(), 2);
    QVERIFY(!accounts.first().id.isEmpty());
    QCOMPARE(bench.keychain.key(accounts.first().id, origin), secret.toUtf8());
    QVERIFY(!bench.keys.isForThisSessionOnly(accounts.first().id));
    QVERIFY(bench.file().contains("video.test"));
    QVERIFY(!bench.file().contains(secret.toUtf8()));
    QVERIFY(bench.line("keyEdit")->text().isEmpty());
}

void TestAccountDialog::shortAddressIsCompleted()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.fill();
    QLineEdit* address = bench.line("addressEdit");
    address->clear();
    address->setFocus();
    QTest::keyClicks(address, u"video.test"_s);
    QTest::keyClick(address, Qt::Key_Tab);
    QCOMPARE(address->text(), u"https://video.test/v1"_s);
    // What is no address stays as it was typed.
    address->setFocus();
    address->selectAll();
    QTest::keyClicks(address, u"the usual one"_s);
    QTest::keyClick(address, Qt::Key_Tab);
    QCOMPARE(address->text(), u"the usual one"_s);
}

void TestAccountDialog::lockedKeychain()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.keychain.setFailure(Error{ErrorKind::Keychain, u"The keychain is locked."_s});
    QSignalSpy added(bench.dialog.get(), &AccountDialog::accountAdded);
    bench.fill();
    bench.save();
    TRY_COMPARE(added.count(), 1);
    QCOMPARE(added.first().at(1).toString(),
        u"The keychain is locked. The key is kept until you quit; you'll be asked for it next time."_s);
    QCOMPARE(bench.accounts.accounts().size(), 1);
    QVERIFY(bench.keys.isForThisSessionOnly(bench.accounts.accounts().first().id));
    QVERIFY(!bench.file().contains(secret.toUtf8()));
}

void TestAccountDialog::accountFileCannotBeWritten()
{
    Bench bench;
    QVERIFY(bench.open());
    QSignalSpy added(bench.dialog.get(), &AccountDialog::accountAdded);
    QStringList many;
    for (int i = 0; i < 400; ++i)
        many.append(u"house-model-%1"_s.arg(i));
    bench.fill(u"Studio"_s, goodAddress, secret, many.join(u'\n'));
    {
        const FullDisk full;
        bench.save();
        TRY_VERIFY(bench.message()->text().startsWith(u"Couldn't save the accounts"_s));
    }
    QVERIFY(bench.dialog->isVisible());
    QCOMPARE(added.count(), 0);
    QCOMPARE(bench.line("keyEdit")->text(), secret);
    // No key is stored without an account, and the next try succeeds.
    TRY_COMPARE(bench.keychain.count(), qsizetype(0));
    bench.save();
    TRY_COMPARE(added.count(), 1);
    QCOMPARE(bench.keychain.count(), qsizetype(1));
}

void TestAccountDialog::silentKeychain()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.keychain.setSilent(true);
    bench.fill();
    bench.save();
    QCOMPARE(bench.message()->kind(), MessageBar::Kind::Information);
    bench.save(); // a second press does not store a second account
    bench.dialog->reject();
    QVERIFY(!bench.dialog->isVisible());
    QVERIFY(bench.accounts.accounts().isEmpty());
}

void TestAccountDialog::cancelWhileTheKeyIsKept()
{
    Bench bench;
    QVERIFY(bench.open());
    QSignalSpy added(bench.dialog.get(), &AccountDialog::accountAdded);
    bench.fill();
    bench.save();
    bench.dialog->reject();
    bench.dialog.reset();
    QTest::qWait(20);
    QCOMPARE(bench.keychain.count(), qsizetype(0));
    QVERIFY(bench.accounts.accounts().isEmpty());
}

void TestAccountDialog::cancelKeepsNothing()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.fill();
    QTest::keyClick(bench.dialog.get(), Qt::Key_Escape);
    QVERIFY(!bench.dialog->isVisible());
    QCOMPARE(bench.keychain.count(), qsizetype(0));
    QVERIFY(bench.file().isEmpty());
}

void TestAccountDialog::readableIsAskedOnce()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.fill(u"Studio"_s, u"http://lan.test/v1"_s);
    bench.save();
    QVERIFY2(bench.message()->text().contains(u"read in transit"_s), qPrintable(bench.message()->text()));
    // A second Enter does not agree.
    QCOMPARE(QApplication::focusWidget()->objectName(), u"messageAction2"_s);
    bench.part<QPushButton>(u"messageAction2"_s)->click();
    QVERIFY(bench.line("addressEdit")->hasFocus());
    QVERIFY(bench.accounts.accounts().isEmpty());
    QCOMPARE(bench.keychain.count(), 0);
    bench.save();
    bench.part<QPushButton>(u"messageAction1"_s)->click();
    TRY_COMPARE(bench.accounts.accounts().size(), 1);
    QVERIFY(bench.accounts.accounts().constFirst().allowsCleartext());
}

void TestAccountDialog::testNeedsNoName()
{
    Bench bench;
    QVERIFY(bench.open());
    // The question about http comes before anything is sent, and nothing is sent without consent.
    bench.fill({}, u"http://lan.test/v1"_s);
    bench.part<QPushButton>(u"testButton"_s)->click();
    QVERIFY(bench.message()->isVisible());
    bench.part<QPushButton>(u"messageAction2"_s)->click();
    QVERIFY(bench.part<QWidget>(u"testLines"_s)->isVisible());
    QCOMPARE(bench.part<QPushButton>(u"testButton"_s)->text(), u"Test"_s);
    // The message about missing input appears where the test shows its result.
    bench.fill({}, goodAddress, {});
    bench.part<QPushButton>(u"testButton"_s)->click();
    QVERIFY(bench.part<QWidget>(u"testLines"_s)->isVisible());
    QVERIFY(bench.line("keyEdit")->hasFocus());
}

void TestAccountDialog::testButtonKeepsItsPlace()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.fill({}, goodAddress, {});
    auto* button = bench.part<QPushButton>(u"testButton"_s);
    const QPoint place = button->mapTo(bench.dialog.get(), QPoint());
    QTest::mouseClick(button, Qt::LeftButton);
    TRY_VERIFY(bench.part<QWidget>(u"testLines"_s)->height() >= QFontMetrics(button->font()).height());
    TRY_VERIFY(bench.part<QWidget>(u"testLines"_s)->visibleRegion().boundingRect().height() > 0);
    QCOMPARE(button->mapTo(bench.dialog.get(), QPoint()), place);
}

void TestAccountDialog::unknownCodes()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.fill();
    QVERIFY(!bench.family()->isVisible());
    bench.codes()->setPlainText(u"wan3.0-video\nhouse-model"_s);
    QVERIFY(bench.family()->isVisible());
    QVERIFY(bench.part<QLabel>(u"recognisedLabel"_s)->text().contains(u"house-model"_s));
    bench.family()->setCurrentIndex(bench.family()->findText(u"Family B"_s));
    bench.save();
    TRY_COMPARE(bench.accounts.accounts().size(), 1);
    const QList<EnabledModel> models = bench.accounts.accounts().first().models;
    QCOMPARE(models.size(), 2);
    QCOMPARE(models.at(0).family, Family::A);
    QCOMPARE(models.at(1).code, u"house-model"_s);
    QCOMPARE(models.at(1).family, Family::B);
}

void TestAccountDialog::codesAreShownAsTyped()
{
    Bench bench;
    QVERIFY(bench.open());
    bench.codes()->setPlainText(u"<b>x</b>"_s);
    QLabel* label = bench.part<QLabel>(u"recognisedLabel"_s);
    QVERIFY(label->text().contains(u"<b>x</b>"_s));
    QCOMPARE(label->textFormat(), Qt::PlainText);
}

void TestAccountDialog::keyDialogWrongKey_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("empty") << QString() << u"The key is empty."_s;
    QTest::newRow("space") << u"a b"_s << u"The key contains a space."_s;
    QTest::newRow("line break") << u"a\nb"_s << u"The key contains a line break or another control character."_s;
    QTest::newRow("foreign") << u"ключ"_s << u"The key contains an invalid character."_s;
}

void TestAccountDialog::keyDialogWrongKey()
{
    QFETCH(QString, key);
    QFETCH(QString, sentence);
    MemoryKeyStore keychain;
    SessionKeyStore keys(&keychain);
    KeyDialog dialog({u"1"_s, u"Studio"_s, QUrl(goodAddress), {}}, keys);
    dialog.show();
    QVERIFY(waitForActive(&dialog));
    QSignalSpy changed(&dialog, &KeyDialog::keyChanged);
    auto* edit = dialog.findChild<QLineEdit*>(u"keyEdit"_s);
    edit->setText(key);
    auto* save = dialog.findChild<QPushButton*>(u"saveButton"_s);
    save->setFocus();
    save->click();
    QCOMPARE(dialog.findChild<MessageBar*>()->text(), sentence);
    QVERIFY(edit->hasFocus());
    QCOMPARE(edit->text(), key);
    QVERIFY(dialog.isVisible());
    QCOMPARE(changed.count(), 0);
    QCOMPARE(keychain.count(), qsizetype(0));
}

void TestAccountDialog::keyDialogGoodKey()
{
    MemoryKeyStore keychain;
    SessionKeyStore keys(&keychain);
    keys.keep(u"1"_s, origin, "old");
    KeyDialog dialog({u"1"_s, u"Studio"_s, QUrl(goodAddress), {}}, keys);
    dialog.show();
    QCOMPARE(dialog.windowTitle(), u"Key for Studio"_s);
    QSignalSpy changed(&dialog, &KeyDialog::keyChanged);
    auto* edit = dialog.findChild<QLineEdit*>(u"keyEdit"_s);
    QCOMPARE(edit->echoMode(), QLineEdit::Password);
    QCOMPARE(accessibleName(edit), u"Key"_s);
    QTest::keyClicks(edit, secret);
    QTest::keyClick(edit, Qt::Key_Return);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(dialog.isVisible()); // the keychain has not answered yet
    TRY_COMPARE(changed.count(), 1);
    QCOMPARE(changed.first(), (QVariantList{u"1"_s, QString()}));
    QCOMPARE(keychain.key(u"1"_s, origin), secret.toUtf8());
    QVERIFY(!keys.isForThisSessionOnly(u"1"_s)); // the old one was removed
    QVERIFY(edit->text().isEmpty());
    QVERIFY(!dialog.isVisible());
}

void TestAccountDialog::keyDialogLockedKeychain()
{
    MemoryKeyStore keychain;
    keychain.setFailure(Error{ErrorKind::Keychain, u"The keychain is locked."_s});
    SessionKeyStore keys(&keychain);
    KeyDialog dialog({u"1"_s, u"Studio"_s, QUrl(goodAddress), {}}, keys);
    dialog.show();
    QSignalSpy changed(&dialog, &KeyDialog::keyChanged);
    dialog.findChild<QLineEdit*>(u"keyEdit"_s)->setText(secret);
    dialog.findChild<QPushButton*>(u"saveButton"_s)->click();
    TRY_COMPARE(changed.count(), 1);
    QCOMPARE(changed.first().at(1).toString(), u"The keychain is locked. The key is kept until you quit."_s);
    QVERIFY(keys.isForThisSessionOnly(u"1"_s));
}

QTEST_MAIN(TestAccountDialog)
#include "tst_accountdialog.moc"
