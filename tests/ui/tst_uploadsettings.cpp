// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/placebench.h"
#include "tests/ui/wheelhands.h"
#include "ui/style/applylook.h"
#include "ui/uploads/placedialog.h"
#include "ui/uploads/placeform.h"
#include "ui/uploads/placelist.h"
#include "ui/uploads/placespage.h"
#include "ui/uploads/placewords.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>

using namespace Dailies;

/// The settings page of the upload places, against the practice storage.
class TestUploadSettings final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup();
    void emptyPageLeadsToTheFirstPlace();
    void servicesShowWhatTheyNeed_data();
    void servicesShowWhatTheyNeed();
    void anotherServiceKeepsWhatWasTyped();
    void theWheelChangesNoService();
    void hintsAreNearerToTheirFields();
    void problemsAreBesideTheirFields();
    void secretIsStoredAndNeverShown();
    void anotherOriginNeedsItsSecret();
    void nothingClosesWhileASecretIsReplaced();
    void withoutKeychainNothingIsLost();
    void oddSecretsAreRefused();
    void passwordsMayHaveSpacesAndAnyLetters();
    void secretStaysInViewAfterATest();
    void testTellsWhatTheLinkAnswers();
    void testsThatFail_data();
    void testsThatFail();
    void testCanBeStopped();
    void choosesByButton();
    void removesAfterAQuestion();
    void removalNamesWhatIsLost_data();
    void removalNamesWhatIsLost();
    void commandsPromiseNoDeletion();
    void placesNameTheirPorts();
    void buttonsAreInOneRow();
    void removalNeedsTheKeychain();
    void removalIsForTheAskedPlace();
    void farServicesAreNamed();

private:
    PlaceDialog* openDialog(const char* button);
    void type(PlaceDialog* dialog, const char* field, const QString& text);
    QString problemOf(PlaceDialog* dialog, const char* field);
    QStringList testLines() const;

    std::unique_ptr<PlaceBench> m_bench;
    std::unique_ptr<PlacesPage> m_page;
};

void TestUploadSettings::init()
{
    m_bench = std::make_unique<PlaceBench>();
    m_page = std::make_unique<PlacesPage>(m_bench->tools());
    m_page->resize(560, 480);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get(), patienceMs));
}

void TestUploadSettings::cleanup()
{
    m_page.reset();
    m_bench.reset();
}

PlaceDialog* TestUploadSettings::openDialog(const char* button)
{
    PlaceBench::click(m_page.get(), button);
    auto* dialog = m_page->findChild<PlaceDialog*>();
    if (dialog == nullptr || !QTest::qWaitForWindowExposed(dialog, patienceMs))
        qFatal("no dialog");
    return dialog;
}

void TestUploadSettings::type(PlaceDialog* dialog, const char* field, const QString& text)
{
    auto* edit = PlaceBench::part<QLineEdit>(dialog, field);
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, text);
}

QString TestUploadSettings::problemOf(PlaceDialog* dialog, const char* field)
{
    auto* edit = PlaceBench::part<QWidget>(dialog, field);
    return edit->property("invalid").toBool() ? edit->accessibleDescription() : QString();
}

QStringList TestUploadSettings::testLines() const
{
    QStringList words;
    for (const QLabel* label : PlaceBench::part<QWidget>(m_page.get(), "placeTestLines")->findChildren<QLabel*>()) {
        if (label->isVisible())
            words.append(label->text());
    }
    return words;
}

void TestUploadSettings::emptyPageLeadsToTheFirstPlace()
{
    QVERIFY(!PlaceBench::part<QWidget>(m_page.get(), "placeList")->isVisible());
    PlaceDialog* dialog = openDialog("emptyAction1");
    auto* services = PlaceBench::part<QComboBox>(dialog, "serviceCombo");
    services->setCurrentIndex(services->findText(u"MinIO"_s));
    const UploadPlace wanted = m_bench->practicePlace(u"Mine"_s);
    type(dialog, "placeNameEdit", wanted.name);
    type(dialog, "placeEndpointEdit", wanted.endpoint.toString());
    type(dialog, "placeRegionEdit", wanted.region);
    type(dialog, "placeBucketEdit", wanted.bucket);
    type(dialog, "placeUserEdit", wanted.user);
    type(dialog, "placeSecretEdit", QString::fromLatin1(m_bench->service->place().secret));
    QTest::keyClick(PlaceBench::part<QWidget>(dialog, "placeSecretEdit"), Qt::Key_Return);
    TRY_COMPARE(m_bench->places.places().size(), 1);
    const UploadPlace place = m_bench->places.places().constFirst();
    QCOMPARE(place.bucket, wanted.bucket);
    QCOMPARE(place.endpoint, wanted.endpoint);
    QCOMPARE(m_bench->keychain.key(place.id, originOf(place.endpoint)), m_bench->service->place().secret);
    QVERIFY(PlaceBench::part<QWidget>(m_page.get(), "placeList")->isVisible());
    QVERIFY(PlaceBench::part<QLabel>(m_page.get(), "placeFacts")->text().contains(u"48 hours"_s));
    QFile file(m_bench->dir.filePath(u"uploads.json"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains(m_bench->service->place().secret));
}

void TestUploadSettings::servicesShowWhatTheyNeed_data()
{
    QTest::addColumn<QStringList>("shown");
    QTest::addColumn<QStringList>("hidden");
    QTest::newRow("Amazon S3") << QStringList{u"placeRegionEdit"_s, u"placeBucketEdit"_s, u"placeUserEdit"_s}
                               << QStringList{u"placeEndpointEdit"_s, u"placeAccountEdit"_s, u"placeProgramEdit"_s};
    QTest::newRow("Cloudflare R2") << QStringList{u"placeAccountEdit"_s, u"placeBucketEdit"_s}
                                   << QStringList{u"placeEndpointEdit"_s, u"placeRegionEdit"_s};
    QTest::newRow("Garage") << QStringList{u"placeEndpointEdit"_s, u"placeRegionEdit"_s}
                            << QStringList{u"placeAccountEdit"_s};
    QTest::newRow("WebDAV") << QStringList{u"placeEndpointEdit"_s, u"placeUserEdit"_s, u"placePublicBaseEdit"_s}
                            << QStringList{u"placeBucketEdit"_s, u"placeRegionEdit"_s};
    QTest::newRow("A command") << QStringList{u"placeProgramEdit"_s, u"placeArgumentsEdit"_s}
                               << QStringList{u"placeSecretEdit"_s, u"placeEndpointEdit"_s, u"placeUserEdit"_s};
}

void TestUploadSettings::servicesShowWhatTheyNeed()
{
    QFETCH(const QStringList, shown);
    QFETCH(const QStringList, hidden);
    PlaceDialog* dialog = openDialog("emptyAction1");
    auto* services = PlaceBench::part<QComboBox>(dialog, "serviceCombo");
    services->setCurrentIndex(services->findText(QString::fromLatin1(QTest::currentDataTag())));
    for (const QString& name : shown)
        QVERIFY2(!dialog->findChild<QWidget*>(name)->isHidden() && dialog->findChild<QWidget*>(name)->isVisible(),
            qPrintable(name));
    for (const QString& name : hidden)
        QVERIFY2(!dialog->findChild<QWidget*>(name)->isVisible(), qPrintable(name));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(m_bench->places.places().isEmpty());
}

/// What the service decides changes, and nothing else.
void TestUploadSettings::anotherServiceKeepsWhatWasTyped()
{
    PlaceDialog* dialog = openDialog("emptyAction1");
    auto* services = PlaceBench::part<QComboBox>(dialog, "serviceCombo");
    const auto choose = [services](const QString& name) { services->setCurrentIndex(services->findText(name)); };
    const auto text = [dialog](const char* field) { return PlaceBench::part<QLineEdit>(dialog, field)->text(); };
    choose(u"Garage"_s);
    type(dialog, "placeEndpointEdit", u"https://s3.studio.example"_s);
    type(dialog, "placeBucketEdit", u"inputs"_s);
    type(dialog, "placeUserEdit", u"AKID"_s);
    type(dialog, "placePublicBaseEdit", u"https://files.studio.example"_s);
    choose(u"MinIO"_s);
    QCOMPARE(text("placeEndpointEdit"), u"https://s3.studio.example"_s);
    QCOMPARE(text("placeRegionEdit"), u"us-east-1"_s);
    choose(u"A command"_s);
    choose(u"Amazon S3"_s);
    QCOMPARE(text("placeBucketEdit"), u"inputs"_s);
    QCOMPARE(text("placeUserEdit"), u"AKID"_s);
    QCOMPARE(text("placePublicBaseEdit"), u"https://files.studio.example"_s);
    QVERIFY(!PlaceBench::part<QLineEdit>(dialog, "placeEndpointEdit")->isVisible());
}

void TestUploadSettings::theWheelChangesNoService()
{
    PlaceDialog* dialog = openDialog("emptyAction1");
    auto* services = PlaceBench::part<QComboBox>(dialog, "serviceCombo");
    services->setCurrentIndex(2);
    PlaceBench::part<QLineEdit>(dialog, "placeNameEdit")->setFocus();
    turnWheel(services);
    QCOMPARE(services->currentIndex(), 2);
}

void TestUploadSettings::hintsAreNearerToTheirFields()
{
    PlaceDialog* dialog = openDialog("emptyAction1");
    const auto part = [dialog](const char* name) { return dialog->findChild<QWidget*>(QLatin1StringView(name)); };
    const QWidget* region = part("placeRegionEdit"); // its hint is the endpoint
    const QWidget* hint = region->parentWidget()->findChildren<QLabel*>().last();
    const QWidget* next = part("placeBucketEdit")->parentWidget();
    const auto top = [dialog](const QWidget* widget) { return widget->mapTo(dialog, QPoint()).y(); };
    const int above = top(hint) - top(region) - region->height();
    const int below = top(next) - top(hint) - hint->height();
    QVERIFY2(above > 0 && below >= 2 * above, qPrintable(QString::number(below)));
}

void TestUploadSettings::problemsAreBesideTheirFields()
{
    PlaceDialog* dialog = openDialog("emptyAction1");
    QCOMPARE(problemOf(dialog, "placeBucketEdit"), QString());
    const int before = PlaceBench::part<QWidget>(dialog, "placeUserEdit")->parentWidget()->y();
    PlaceBench::click(dialog, "savePlaceButton");
    QVERIFY(problemOf(dialog, "placeBucketEdit").contains(u"2 to 63"_s));
    QVERIFY(!problemOf(dialog, "placeUserEdit").isEmpty());
    QVERIFY(!problemOf(dialog, "placeSecretEdit").isEmpty());
    QCOMPARE(PlaceBench::part<QWidget>(dialog, "placeUserEdit")->parentWidget()->y(), before);
    QVERIFY(m_bench->places.places().isEmpty());
    type(dialog, "placeBucketEdit", u"clips"_s);
    QCOMPARE(problemOf(dialog, "placeBucketEdit"), QString());
    PlaceBench::click(dialog, "cancelButton");
    QCOMPARE(m_bench->keychain.count(), 0);
}

void TestUploadSettings::secretIsStoredAndNeverShown()
{
    const UploadPlace place = m_bench->store(m_bench->practicePlace(u"Mine"_s), "old-secret-71");
    PlaceDialog* dialog = openDialog("editPlaceButton");
    QVERIFY(PlaceBench::part<QLineEdit>(dialog, "placeSecretEdit")->text().isEmpty());
    for (const QWidget* each : dialog->findChildren<QWidget*>())
        QVERIFY(!(each->accessibleName() + each->accessibleDescription() + each->toolTip()).contains(u"old-secret"_s));
    type(dialog, "placeNameEdit", u"Renamed"_s);
    PlaceBench::click(dialog, "savePlaceButton");
    TRY_COMPARE(m_bench->places.find(place.id)->name, u"Renamed"_s);
    QCOMPARE(m_bench->keychain.key(place.id, originOf(place.endpoint)), QByteArray("old-secret-71"));
}

void TestUploadSettings::anotherOriginNeedsItsSecret()
{
    const UploadPlace place = m_bench->store(m_bench->practicePlace(u"Mine"_s));
    PlaceDialog* dialog = openDialog("editPlaceButton");
    type(dialog, "placeEndpointEdit", u"other.example.com"_s);
    PlaceBench::click(dialog, "savePlaceButton");
    QVERIFY(problemOf(dialog, "placeSecretEdit").contains(u"https://other.example.com:443"_s));
    QCOMPARE(m_bench->places.find(place.id)->endpoint, place.endpoint);
    type(dialog, "placeSecretEdit", u"new-secret-82"_s);
    PlaceBench::click(dialog, "savePlaceButton");
    TRY_COMPARE(m_bench->places.find(place.id)->endpoint, QUrl(u"https://other.example.com"_s));
    QCOMPARE(m_bench->keychain.key(place.id, u"https://other.example.com:443"_s), QByteArray("new-secret-82"));
}

void TestUploadSettings::nothingClosesWhileASecretIsReplaced()
{
    const UploadPlace place = m_bench->store(m_bench->practicePlace(u"Mine"_s));
    PlaceDialog* dialog = openDialog("editPlaceButton");
    type(dialog, "placeEndpointEdit", u"other.example.com"_s);
    type(dialog, "placeSecretEdit", u"new-secret-82"_s);
    m_bench->keychain.setWaiting(true);
    const int reads = m_bench->keychain.reads();
    PlaceBench::click(dialog, "savePlaceButton");
    TRY_VERIFY(m_bench->keychain.reads() > reads);
    QTest::keyClick(dialog, Qt::Key_Escape);
    PlaceBench::click(dialog, "cancelButton");
    QVERIFY(dialog->isVisible());
    m_bench->keychain.letGo();
    TRY_COMPARE(m_bench->places.find(place.id)->endpoint, QUrl(u"https://other.example.com"_s));
}

void TestUploadSettings::withoutKeychainNothingIsLost()
{
    const UploadPlace place = m_bench->store(m_bench->practicePlace(u"Mine"_s));
    m_bench->keychain.setFailure(Error{ErrorKind::Keychain, u"The keychain is locked."_s});
    PlaceDialog* dialog = openDialog("editPlaceButton");
    type(dialog, "placeBucketEdit", u"other-bucket"_s);
    type(dialog, "placeSecretEdit", u"new-secret-82"_s);
    PlaceBench::click(dialog, "savePlaceButton");
    TRY_COMPARE(m_bench->places.find(place.id)->bucket, u"other-bucket"_s);
    QVERIFY(m_bench->keys.isForThisSessionOnly(place.id));
    const QString words = PlaceBench::message(m_page.get())->text();
    QVERIFY2(words.contains(u"The keychain is locked."_s) && words.contains(u"until you quit"_s), qPrintable(words));
}

void TestUploadSettings::oddSecretsAreRefused()
{
    m_bench->store(m_bench->practicePlace(u"Mine"_s));
    PlaceDialog* dialog = openDialog("editPlaceButton");
    type(dialog, "placeSecretEdit", u"two words"_s);
    PlaceBench::click(dialog, "savePlaceButton");
    QVERIFY(problemOf(dialog, "placeSecretEdit").contains(u"no spaces"_s));
    QVERIFY(dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(PlaceBench::part<QLineEdit>(dialog, "placeSecretEdit")->text().isEmpty());
}

void TestUploadSettings::passwordsMayHaveSpacesAndAnyLetters()
{
    PlaceDialog* dialog = openDialog("emptyAction1");
    auto* services = PlaceBench::part<QComboBox>(dialog, "serviceCombo");
    services->setCurrentIndex(services->findText(u"WebDAV"_s));
    type(dialog, "placeNameEdit", u"Cloud"_s);
    type(dialog, "placeEndpointEdit", u"https://dav.example.com/in"_s);
    type(dialog, "placePublicBaseEdit", u"https://files.example.com/in"_s);
    type(dialog, "placeUserEdit", u"me"_s);
    auto* password = PlaceBench::part<QLineEdit>(dialog, "placeSecretEdit");
    password->setFocus();
    password->insert(u"two wörter 密码"_s); // QTest types ASCII only
    PlaceBench::click(dialog, "savePlaceButton");
    TRY_COMPARE(m_bench->places.places().size(), 1);
    QCOMPARE(m_bench->keychain.key(m_bench->places.places().constFirst().id, u"https://dav.example.com:443"_s),
        u"two wörter 密码"_s.toUtf8());
}

/// A wrong secret can be corrected right after the test that found it.
void TestUploadSettings::secretStaysInViewAfterATest()
{
    m_bench->store(m_bench->practicePlace(u"Mine"_s));
    PlaceDialog* dialog = openDialog("editPlaceButton");
    type(dialog, "placeSecretEdit", u"wrong-secret"_s);
    auto* secret = PlaceBench::part<QLineEdit>(dialog, "placeSecretEdit");
    QCOMPARE(secret->visibleRegion().boundingRect(), secret->rect());
    auto* lines = PlaceBench::part<QWidget>(dialog, "placeTestLines");
    const auto* button = PlaceBench::part<QPushButton>(dialog, "testPlaceButton");
    const QPoint place = button->mapTo(dialog, QPoint());
    PlaceBench::click(dialog, "testPlaceButton");
    TRY_VERIFY(lines->isVisible());
    TRY_COMPARE(secret->visibleRegion().boundingRect(), secret->rect());
    // Nor does the button move away from the pointer.
    QCOMPARE(button->mapTo(dialog, QPoint()), place);
}

void TestUploadSettings::testTellsWhatTheLinkAnswers()
{
    m_bench->store(m_bench->practicePlace(u"Mine"_s));
    PlaceBench::click(m_page.get(), "testPlaceButton");
    QCOMPARE(PlaceBench::part<QPushButton>(m_page.get(), "testPlaceButton")->text(), u"Stop"_s);
    TRY_VERIFY(testLines().contains(u"Mine works."_s));
    // A layout shows its new lines one after the other.
    TRY_COMPARE(testLines().filter(u"refuses HEAD"_s).size(), 1);
    TRY_COMPARE(testLines().filter(u"public URL"_s).size(), 1);
    UploadPlace open = m_bench->practicePlace(u"Open"_s);
    open.prefix = u"public"_s;
    open.publicBase = QUrl(open.endpoint.toString() + u'/' + open.bucket);
    m_bench->store(open);
    m_page->findChild<PlaceList*>()->setCurrentId(open.id);
    QVERIFY(testLines().isEmpty());
    PlaceBench::click(m_page.get(), "testPlaceButton");
    TRY_VERIFY(testLines().contains(u"The link answers GET and HEAD requests."_s));
}

void TestUploadSettings::testsThatFail_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("secret") << u"The storage doesn't accept the secret."_s;
    QTest::newRow("bucket") << u"The storage has no such folder or file."_s; // the practice service knows one bucket
    QTest::newRow("network") << QString();
    QTest::newRow("full") << u"The storage is full."_s;
    QTest::newRow("no secret") << u"isn't on this computer"_s;
    QTest::newRow("command") << u"ended with status 3"_s;
}

void TestUploadSettings::testsThatFail()
{
    QFETCH(const QString, words);
    const QByteArray tag = QTest::currentDataTag();
    UploadPlace place = tag == "command" ? PlaceBench::command(u"exit 3"_s) : m_bench->practicePlace(u"Mine"_s);
    if (tag == "bucket")
        place.bucket = u"nobodys-bucket"_s;
    if (tag == "network")
        place.endpoint = QUrl(u"http://127.0.0.1:1"_s);
    if (tag == "full")
        place.prefix = u"[full]"_s;
    m_bench->store(place, tag == "secret" ? QByteArray("wrong-secret") : QByteArray());
    if (tag == "no secret")
        m_bench->keychain.remove(place.id, this, [](const Result<void>&) {});
    QTest::qWait(10);
    PlaceBench::click(m_page.get(), "testPlaceButton");
    TRY_VERIFY(!testLines().isEmpty());
    QVERIFY2(testLines().constFirst().contains(words), qPrintable(testLines().join(u'|')));
    QVERIFY(!testLines().constFirst().contains(u"dailies-test"_s));
    QVERIFY(testLines().filter(u"works"_s).isEmpty());
    QCOMPARE(PlaceBench::part<QPushButton>(m_page.get(), "testPlaceButton")->text(), u"Test"_s);
}

void TestUploadSettings::testCanBeStopped()
{
    UploadPlace place = m_bench->practicePlace(u"Slow"_s);
    place.prefix = u"[slow]"_s;
    m_bench->store(place);
    PlaceBench::click(m_page.get(), "testPlaceButton");
    QTest::qWait(300);
    PlaceBench::click(m_page.get(), "testPlaceButton");
    TRY_COMPARE(testLines(), QStringList{u"Stopped."_s});
    // Waiting for the key store, too.
    m_bench->keychain.setSilent(true);
    m_bench->access.forget(place.id);
    PlaceBench::click(m_page.get(), "testPlaceButton");
    PlaceBench::click(m_page.get(), "testPlaceButton");
    QCOMPARE(PlaceBench::part<QPushButton>(m_page.get(), "testPlaceButton")->text(), u"Test"_s);
}

void TestUploadSettings::choosesByButton()
{
    const UploadPlace first = m_bench->store(m_bench->practicePlace(u"First"_s));
    const UploadPlace second = m_bench->store(m_bench->practicePlace(u"Second"_s));
    auto* button = PlaceBench::part<QPushButton>(m_page.get(), "choosePlaceButton");
    QCOMPARE(m_bench->places.chosen()->id, first.id);
    QVERIFY(!button->isEnabled());
    auto* list = m_page->findChild<PlaceList*>();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QVERIFY(button->isEnabled());
    PlaceBench::click(m_page.get(), "choosePlaceButton");
    QCOMPARE(m_bench->places.chosen()->id, second.id);
    QCOMPARE(list->currentId(), second.id);
    QVERIFY(list->item(1)->data(Qt::AccessibleTextRole).toString().contains(u"Used for uploads"_s));
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(m_page->findChild<PlaceDialog*>() != nullptr);
}

void TestUploadSettings::removesAfterAQuestion()
{
    const UploadPlace place = m_bench->store(m_bench->practicePlace(u"Mine"_s));
    m_bench->uses.insert(u"a"_s, {u"voice.mp3"_s, {4, 7}, {4}, {7}});
    auto* list = m_page->findChild<PlaceList*>();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Delete);
    const QString words = PlaceBench::message(m_page.get())->text();
    QVERIFY2(words.contains(u"stay there"_s) && words.contains(u"1 waiting request"_s), qPrintable(words));
    QVERIFY2(words.contains(u"until they expire"_s), qPrintable(words));
    PlaceBench::answer(m_page.get(), 2);
    QCOMPARE(m_bench->places.places().size(), 1);
    QCOMPARE(m_bench->keychain.count(), 1);
    PlaceBench::click(m_page.get(), "removePlaceButton");
    PlaceBench::answer(m_page.get(), 1);
    TRY_VERIFY(m_bench->places.places().isEmpty());
    QCOMPARE(m_bench->keychain.count(), 0);
    QVERIFY(PlaceBench::part<QWidget>(m_page.get(), "emptyAction1")->isVisible());
}

void TestUploadSettings::removalNamesWhatIsLost_data()
{
    QTest::addColumn<bool>("isPublic");
    QTest::addColumn<bool>("isChosen");
    QTest::newRow("presigned, chosen") << false << true;
    QTest::newRow("presigned") << false << false;
    QTest::newRow("public, chosen") << true << true;
}

void TestUploadSettings::removalNamesWhatIsLost()
{
    QFETCH(const bool, isPublic);
    QFETCH(const bool, isChosen);
    UploadPlace place = m_bench->practicePlace(u"Mine"_s);
    if (isPublic)
        place.publicBase = QUrl(u"https://files.example.com"_s);
    if (!isChosen)
        m_bench->store(m_bench->practicePlace(u"First"_s));
    m_bench->store(place);
    m_page->findChild<PlaceList*>()->setCurrentId(place.id);
    PlaceBench::click(m_page.get(), "removePlaceButton");
    const QString words = PlaceBench::message(m_page.get())->text();
    QCOMPARE(words.contains(u"until they expire"_s), !isPublic);
    QCOMPARE(words.contains(u"so do their links"_s), isPublic);
    QCOMPARE(words.contains(u"will need another place"_s), isChosen);
}

void TestUploadSettings::commandsPromiseNoDeletion()
{
    m_bench->store(PlaceBench::command(u"echo"_s));
    auto* status = PlaceBench::part<QLabel>(m_page.get(), "placeTestStatus");
    QVERIFY2(status->text().contains(u"The file stays there"_s), qPrintable(status->text()));
    QVERIFY(!status->text().contains(u"deletes"_s));
    const UploadPlace other = m_bench->store(m_bench->practicePlace(u"Mine"_s));
    m_page->findChild<PlaceList*>()->setCurrentId(other.id);
    QVERIFY2(status->text().contains(u"deletes it"_s), qPrintable(status->text()));
}

void TestUploadSettings::placesNameTheirPorts()
{
    UploadPlace place = m_bench->practicePlace(u"Mine"_s);
    QVERIFY(placeWhere(place).endsWith(u" at 127.0.0.1:%1"_s.arg(place.endpoint.port())));
    for (const QString& usual : {u"https://s3.example.com"_s, u"https://s3.example.com:443"_s}) {
        place.endpoint = QUrl(usual);
        QVERIFY2(placeWhere(place).endsWith(u" at s3.example.com"_s), qPrintable(placeWhere(place)));
    }
}

void TestUploadSettings::buttonsAreInOneRow()
{
    m_bench->store(m_bench->practicePlace(u"Mine"_s));
    m_page->resize(500, 480); // as in the settings
    QCoreApplication::processEvents();
    const auto* first = PlaceBench::part<QWidget>(m_page.get(), "addPlaceButton");
    const auto* last = PlaceBench::part<QWidget>(m_page.get(), "removePlaceButton");
    TRY_VERIFY2(first->y() == last->y(), qPrintable(u"%1 px"_s.arg(last->geometry().right())));
}

void TestUploadSettings::removalNeedsTheKeychain()
{
    m_bench->store(m_bench->practicePlace(u"Mine"_s));
    m_bench->keychain.setFailure(Error{ErrorKind::Keychain, u"The keychain is locked."_s});
    PlaceBench::click(m_page.get(), "removePlaceButton");
    PlaceBench::answer(m_page.get(), 1);
    TRY_VERIFY(PlaceBench::message(m_page.get())->text().contains(u"was kept"_s));
    QCOMPARE(m_bench->places.places().size(), 1);
}

void TestUploadSettings::removalIsForTheAskedPlace()
{
    m_bench->store(m_bench->practicePlace(u"First"_s));
    const UploadPlace second = m_bench->store(m_bench->practicePlace(u"Second"_s));
    PlaceBench::click(m_page.get(), "removePlaceButton");
    m_page->findChild<PlaceList*>()->setCurrentId(second.id);
    PlaceBench::answer(m_page.get(), 1);
    TRY_COMPARE(m_bench->places.places().size(), 1);
    QCOMPARE(m_bench->places.places().constFirst().id, second.id);
}

void TestUploadSettings::farServicesAreNamed()
{
    UploadPlace place = m_bench->practicePlace(u"Mine"_s);
    place.region = u"eu-central-1"_s;
    QVERIFY(distanceNote(place, {u"video.cn-beijing.example.com"_s}).contains(u"eu-central-1"_s));
    QVERIFY(distanceNote(place, {u"video.eu-west-1.example.com"_s}).isEmpty());
    QVERIFY(distanceNote(place, {u"us.example.com"_s, u"me.example.com"_s}).isEmpty());
    place.region = u"ap-guangzhou"_s;
    QCOMPARE(areaOf(place.region), u"cn"_s);
    QVERIFY(distanceNote(place, {u"video.example.cn"_s}).isEmpty());
    place.region = u"auto"_s;
    QVERIFY(distanceNote(place, {u"video.example.cn"_s}).isEmpty());
}

QTEST_MAIN(TestUploadSettings)
#include "tst_uploadsettings.moc"
