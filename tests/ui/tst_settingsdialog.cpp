// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/clipname.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/wheelhands.h"
#include "ui/settings/clippatternedit.h"
#include "ui/settings/folderedit.h"
#include "ui/settings/preferencerow.h"
#include "ui/settings/settingsdialog.h"
#include "ui/style/applylook.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeEdit>
#include <QToolButton>
#include <QTranslator>

#include <memory>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// Says "秒" for "s".
class OtherUnit final : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override
    {
        return qstrcmp(text, " s") == 0 ? u" 秒"_s : QString();
    }
};

} // namespace

/// The dialog with a settings file of its own.
class TestSettingsDialog final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void init();
    void cleanup();
    void everyPreferenceIsThereAndNamed();
    void holdsAtOnce();
    void whatIsWrongStaysAndIsExplained();
    void reset();
    void followsChangesFromElsewhere();
    void timesHaveNoSeconds();
    void unitsAreInTheLanguage();
    void exampleOfAPattern_data();
    void exampleOfAPattern();
    void unknownPartsAreNamed();
    void partsAreInserted();
    void searchNarrows_data();
    void searchNarrows();
    void shownSettingHasTheFocus();
    void groupsLeadThere();
    void searchMarksWhereItFound();
    void proxyAddressNeedsAProxy();
    void everythingByKeyboard();
    void tabReachesTheValueFirst();
    void theWheelScrollsAndChangesNothing();

private:
    template<typename T>
    T* part(Preference preference) const
    {
        return m_dialog->findChild<T*>(QString::fromLatin1(preferenceInfo(preference).key));
    }
    QToolButton* reset(Preference preference) const
    {
        for (QWidget* at = part<QWidget>(preference); at != nullptr; at = at->parentWidget()) {
            if (auto* row = qobject_cast<PreferenceRow*>(at))
                return row->findChild<QToolButton*>({}, Qt::FindDirectChildrenOnly);
        }
        return nullptr;
    }
    QStringList shownSentences() const;
    int shownRows() const;

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Preferences> m_preferences;
    SettingsDialog* m_dialog = nullptr;
};

void TestSettingsDialog::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<Preferences>(m_dir->filePath(u"settings.ini"_s));
    m_dialog = new SettingsDialog(*m_preferences, m_dir->filePath(u"clips"_s));
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog, patienceMs));
}

void TestSettingsDialog::cleanup()
{
    delete m_dialog;
}

QStringList TestSettingsDialog::shownSentences() const
{
    QStringList sentences;
    const auto labels = m_dialog->findChildren<QLabel*>();
    for (const QLabel* label : labels) {
        if (label->isVisible())
            sentences.append(label->text());
    }
    return sentences;
}

int TestSettingsDialog::shownRows() const
{
    const auto rows = m_dialog->findChildren<PreferenceRow*>();
    return int(std::count_if(rows.cbegin(), rows.cend(), [](const PreferenceRow* row) { return row->isVisible(); }));
}

void TestSettingsDialog::everyPreferenceIsThereAndNamed()
{
    for (const PreferenceInfo& info : allPreferences()) {
        auto* field = part<QWidget>(info.preference);
        QVERIFY2(field, info.key);
        QCOMPARE(field->accessibleName(), preferenceLabel(info));
        QVERIFY(!field->accessibleDescription().isEmpty());
        QVERIFY2(reset(info.preference), info.key);
        QVERIFY2(!reset(info.preference)->isVisible(), info.key);
        QVERIFY(shownSentences().contains(preferenceHint(info)));
    }
}

void TestSettingsDialog::holdsAtOnce()
{
    part<QCheckBox>(Preference::Sidecars)->click();
    QVERIFY(!m_preferences->isOn(Preference::Sidecars));
    part<QSpinBox>(Preference::DownloadsAtOnce)->setValue(7);
    QCOMPARE(m_preferences->number(Preference::DownloadsAtOnce), 7);
    auto* language = part<QComboBox>(Preference::Language);
    QCOMPARE(language->itemText(language->findData(u"zh_CN"_s)), u"简体中文"_s);
    language->setFocus();
    QTest::keyClick(language, Qt::Key_Down);
    QCOMPARE(m_preferences->text(Preference::Language), language->currentData().toString());
    auto* folder = part<QLineEdit>(Preference::ClipFolder);
    folder->setFocus();
    QTest::keyClicks(folder, m_dir->filePath(u"films"_s));
    QCOMPARE(m_preferences->text(Preference::ClipFolder), QString());
    QTest::keyClick(folder, Qt::Key_Tab);
    QCOMPARE(m_preferences->text(Preference::ClipFolder), m_dir->filePath(u"films"_s));
}

/// The previous setting applies until a valid one is entered.
void TestSettingsDialog::whatIsWrongStaysAndIsExplained()
{
    m_preferences->set(Preference::ProxyAddress, u"proxy.example.com:8080"_s);
    m_preferences->set(Preference::Proxy, u"http"_s);
    auto* edit = part<QLineEdit>(Preference::ProxyAddress);
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, u"nowhere"_s);
    QTest::keyClick(edit, Qt::Key_Tab);
    const QString problem = *preferenceProblem(Preference::ProxyAddress, u"nowhere"_s);
    QVERIFY(shownSentences().contains(problem));
    QCOMPARE(edit->text(), u"nowhere"_s);
    QCOMPARE(m_preferences->text(Preference::ProxyAddress), u"proxy.example.com:8080"_s);
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, u"proxy.example.org:3128"_s);
    QTest::keyClick(edit, Qt::Key_Tab);
    QVERIFY(!shownSentences().contains(problem));
    QCOMPARE(m_preferences->text(Preference::ProxyAddress), u"proxy.example.org:3128"_s);
}

void TestSettingsDialog::reset()
{
    auto* pattern = part<QLineEdit>(Preference::ClipPattern);
    QToolButton* back = reset(Preference::ClipPattern);
    pattern->setFocus();
    pattern->setText(u"{task}"_s);
    QTest::keyClick(pattern, Qt::Key_Tab);
    QCOMPARE(m_preferences->text(Preference::ClipPattern), u"{task}"_s);
    QVERIFY(back->isVisible());
    back->click();
    QVERIFY(m_preferences->isStandard(Preference::ClipPattern));
    QCOMPARE(pattern->text(), defaultClipPattern());
    QVERIFY(!back->isVisible());
    // From an invalid value.
    pattern->setFocus();
    pattern->setText(u"one name"_s);
    QTest::keyClick(pattern, Qt::Key_Tab);
    QVERIFY(back->isVisible());
    back->click();
    QCOMPARE(pattern->text(), defaultClipPattern());
    QVERIFY(!shownSentences().contains(*preferenceProblem(Preference::ClipPattern, u"one name"_s)));
}

void TestSettingsDialog::followsChangesFromElsewhere()
{
    setTheme(*m_preferences, Theme::Dark);
    QCOMPARE(part<QComboBox>(Preference::Theme)->currentData().toString(), u"2"_s);
    QVERIFY(reset(Preference::Theme)->isVisible());
    QCOMPARE(themeOf(*m_preferences), Theme::Dark);
}

void TestSettingsDialog::timesHaveNoSeconds()
{
    const QList<QTimeEdit*> edits = m_dialog->findChildren<QTimeEdit*>();
    QVERIFY(!edits.isEmpty());
    for (const QTimeEdit* edit : edits)
        QVERIFY2(edit->text().count(u':') == 1, qPrintable(edit->text()));
}

void TestSettingsDialog::unitsAreInTheLanguage()
{
    QCOMPARE(part<QSpinBox>(Preference::QueryPause)->text(), u"10 s"_s);
    OtherUnit words;
    QVERIFY(QCoreApplication::installTranslator(&words));
    cleanup();
    init();
    QCOMPARE(part<QSpinBox>(Preference::QueryPause)->text(), u"10 秒"_s);
}

void TestSettingsDialog::exampleOfAPattern_data()
{
    QTest::addColumn<QString>("example");
    QTest::newRow("{task}") << u"42.mp4"_s;
    QTest::newRow("{prompt:5} {task}.mp4") << u"A red 42.mp4"_s;
    QTest::newRow("../{task}") << u"42.mp4"_s;
    QTest::newRow("all the same") << QString();
}

void TestSettingsDialog::exampleOfAPattern()
{
    QFETCH(const QString, example);
    ClipPatternEdit edit(defaultClipPattern());
    edit.setPattern(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY2(edit.example() == example || edit.example() == example.simplified(), qPrintable(edit.example()));
    // Without text, the example uses the default pattern.
    edit.setPattern({});
    QVERIFY(edit.example().endsWith(u"42.mp4"_s));
}

void TestSettingsDialog::unknownPartsAreNamed()
{
    auto* pattern = part<QLineEdit>(Preference::ClipPattern);
    pattern->setFocus();
    pattern->selectAll();
    QTest::keyClicks(pattern, u"{title} {task} {x:3} {title}"_s);
    QTest::keyClick(pattern, Qt::Key_Tab);
    const QString sentence = u"Not recognised and kept as text: {title}, {x:3}. Insert lists what you can use."_s;
    QVERIFY2(shownSentences().join(u'\n').contains(sentence), qPrintable(shownSentences().join(u'\n')));
    QCOMPARE(m_preferences->text(Preference::ClipPattern), u"{title} {task} {x:3} {title}"_s);
    pattern->selectAll();
    QTest::keyClicks(pattern, u"{date:HH.mm} {task} {}"_s);
    QVERIFY(!shownSentences().join(u'\n').contains(u"Not recognised"_s));
}

void TestSettingsDialog::partsAreInserted()
{
    ClipPatternEdit edit(defaultClipPattern());
    edit.setPattern(u"-"_s);
    int edits = 0;
    connect(&edit, &ClipPatternEdit::edited, &edit, [&edits] { ++edits; });
    const auto actions = edit.findChildren<QAction*>();
    int inserted = 0;
    for (QAction* action : actions) {
        if (!action->text().contains(u'{'))
            continue;
        action->trigger();
        ++inserted;
        QVERIFY(edit.pattern().endsWith(action->text().section(u'\t', 1)));
    }
    QCOMPARE(inserted, 6);
    QCOMPARE(edits, inserted);
    QVERIFY(!edit.example().isEmpty());
}

void TestSettingsDialog::searchNarrows_data()
{
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    QTest::newRow("proxy") << 2 << 3;
    QTest::newRow("PROXY port") << 1 << 1;
    QTest::newRow("日本語") << 1 << 1;
    QTest::newRow("playback") << 2 << 3;
    QTest::newRow("no such thing") << 0 << 0;
    QTest::newRow("  ") << int(allPreferences().size()) << int(allPreferences().size());
}

void TestSettingsDialog::searchNarrows()
{
    QFETCH(const int, least);
    QFETCH(const int, most);
    auto* search = m_dialog->findChild<QLineEdit*>(u"settingsSearch"_s);
    QVERIFY(search->hasFocus() || !QApplication::activeWindow());
    search->setText(QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY2(shownRows() >= least && shownRows() <= most, qPrintable(QString::number(shownRows())));
    const bool says = shownSentences().filter(u"No setting"_s).size() == 1;
    QCOMPARE(says, most == 0);
    search->clear();
    QCOMPARE(shownRows(), int(allPreferences().size()));
}

void TestSettingsDialog::shownSettingHasTheFocus()
{
    auto* search = m_dialog->findChild<QLineEdit*>(u"settingsSearch"_s);
    m_dialog->showSetting(Preference::Language);
    TRY_VERIFY(part<QComboBox>(Preference::Language)->hasFocus());
    QCOMPARE(search->text(), u"Language"_s);
    m_preferences->set(Preference::Proxy, u"none"_s);
    search->setFocus();
    m_dialog->showSetting(Preference::ProxyAddress); // disabled
    QVERIFY(search->hasFocus());
}

void TestSettingsDialog::groupsLeadThere()
{
    auto* places = m_dialog->findChild<QListWidget*>(u"settingsPlaces"_s);
    m_dialog->findChild<QLineEdit*>(u"settingsSearch"_s)->setText(u"theme"_s);
    places->setFocus();
    QTest::keyClick(places, Qt::Key_End);
    QCOMPARE(places->currentItem()->text(), pageLabel(PreferencePage::Network));
    QCOMPARE(shownRows(), int(allPreferences().size()));
    auto* bar = m_dialog->findChild<QScrollArea*>()->verticalScrollBar();
    TRY_VERIFY(bar->value() > 0);
    QVERIFY(!part<QWidget>(Preference::ProxyAddress)->visibleRegion().isEmpty());
}

void TestSettingsDialog::searchMarksWhereItFound()
{
    auto* places = m_dialog->findChild<QListWidget*>(u"settingsPlaces"_s);
    auto* search = m_dialog->findChild<QLineEdit*>(u"settingsSearch"_s);
    search->setText(u"proxy"_s);
    QCOMPARE(places->currentItem()->text(), pageLabel(PreferencePage::Network));
    QVERIFY(places->currentItem()->isSelected());
    QCOMPARE(search->text(), u"proxy"_s); // the search goes on
    search->setText(u"xyzzy"_s);
    QVERIFY(places->selectedItems().isEmpty());
    search->clear();
    QCOMPARE(places->currentRow(), 0);
    QVERIFY(places->currentItem()->isSelected());
}

void TestSettingsDialog::proxyAddressNeedsAProxy()
{
    auto* address = part<QLineEdit>(Preference::ProxyAddress);
    QVERIFY(!address->isEnabled());
    for (const auto& [kind, usable] : {std::pair{u"http"_s, true}, {u"none"_s, false}, {u"socks5"_s, true}}) {
        m_preferences->set(Preference::Proxy, kind);
        QCOMPARE(address->isEnabled(), usable);
    }
}

void TestSettingsDialog::everythingByKeyboard()
{
    m_preferences->set(Preference::Proxy, u"http"_s);
    m_preferences->set(Preference::QuietHours, true);
    m_preferences->set(Preference::SendHours, true);
    QSet<QWidget*> visited;
    for (int n = 0; n < 100; ++n) {
        visited.insert(QApplication::focusWidget());
        QTest::keyClick(m_dialog, Qt::Key_Tab);
    }
    for (const PreferenceInfo& info : allPreferences())
        QVERIFY2(visited.contains(part<QWidget>(info.preference)), info.key);
    QTest::keyClick(m_dialog, Qt::Key_Escape);
    TRY_VERIFY(!m_dialog || !m_dialog->isVisible());
    m_dialog = nullptr;
}

void TestSettingsDialog::tabReachesTheValueFirst()
{
    QWidgetList order;
    for (QWidget* at = m_dialog->nextInFocusChain(); at != m_dialog; at = at->nextInFocusChain())
        order.append(at);
    for (const PreferenceInfo& info : allPreferences()) {
        const auto* field = part<QWidget>(info.preference);
        QVERIFY2(order.indexOf(field) < order.indexOf(reset(info.preference)), info.key);
    }
}

void TestSettingsDialog::theWheelScrollsAndChangesNothing()
{
    QSignalSpy changed(m_preferences.get(), &Preferences::changed);
    int turned = 0;
    for (const PreferenceInfo& info : allPreferences()) {
        auto* control = part<QWidget>(info.preference);
        if (qobject_cast<QAbstractSpinBox*>(control) == nullptr && qobject_cast<QComboBox*>(control) == nullptr)
            continue;
        turnWheel(control);
        QVERIFY2(changed.isEmpty(), info.key);
        ++turned;
    }
    QVERIFY(turned > 8);
    // Who has clicked a number means it.
    QVERIFY(waitForActive(m_dialog));
    auto* downloads = part<QSpinBox>(Preference::DownloadsAtOnce);
    downloads->setFocus();
    turnWheel(downloads);
    QCOMPARE(changed.size(), 1);
}

QTEST_MAIN(TestSettingsDialog)
#include "tst_settingsdialog.moc"
