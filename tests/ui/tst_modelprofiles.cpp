// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fulldisk.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "ui/modelprofiles/modelprofileeditor.h"
#include "ui/modelprofiles/profilelist.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/optionalspin.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// The editor with a file of its own.
class Bench final {
public:
    explicit Bench(const QByteArray& ownFile = {})
    {
        if (!ownFile.isEmpty()) {
            QFile file(path());
            opened = file.open(QIODevice::WriteOnly) && file.write(ownFile) == ownFile.size();
        }
        const auto loaded = catalogue.load(path());
        if (!loaded)
            trouble = loaded.error();
        open();
    }

    void open()
    {
        editor = std::make_unique<ModelProfileEditor>(catalogue, trouble);
        editor->show();
        opened = opened && waitForActive(editor.get());
    }

    template<typename T>
    T* part(const QString& name) const
    {
        T* found = editor->findChild<T*>(name);
        if (found == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return found;
    }

    QString path() const { return dir.filePath(u"models.json"_s); }
    QByteArray file() const
    {
        QFile written(path());
        return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
    }
    ProfileList* list() const { return part<ProfileList>(u"profileList"_s); }
    void choose(const QString& id) const
    {
        const auto rows = list()->findItems(id, Qt::MatchExactly);
        if (rows.size() != 1)
            qFatal("%d rows are named %s", int(rows.size()), qPrintable(id));
        list()->setCurrentItem(rows.first());
    }
    QString chosen() const { return list()->currentItem()->text(); }
    QString words() const { return list()->currentItem()->data(Qt::AccessibleDescriptionRole).toString(); }
    QTabBar* tabs() const { return part<QTabBar>(u"profileTabs"_s); }
    void turnTo(const QString& title) const
    {
        for (int i = 0; i < tabs()->count(); ++i) {
            if (tabs()->tabText(i) == title)
                tabs()->setCurrentIndex(i);
        }
    }
    QPushButton* button(const char* name) const { return part<QPushButton>(QString::fromLatin1(name)); }
    QLineEdit* line(const char* name) const { return part<QLineEdit>(QString::fromLatin1(name)); }
    QPlainTextEdit* json() const { return part<QPlainTextEdit>(u"profileJsonEdit"_s); }
    QString problem() const { return part<QLabel>(u"profileProblem"_s)->text(); }
    MessageBar* message() const { return editor->findChild<MessageBar*>(); }
    void answer(int index) const { message()->findChild<QPushButton*>(u"messageAction%1"_s.arg(index + 1))->click(); }
    void type(QLineEdit* edit, const QString& text) const
    {
        edit->setFocus();
        edit->selectAll();
        if (text.isEmpty())
            QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, text);
    }
    ModelProfile profile(const QString& id) const
    {
        for (const ModelProfile& each : catalogue.profiles()) {
            if (each.id == id)
                return each;
        }
        return {};
    }
    static void setCell(QTableWidget* table, int row, int column, const QString& text)
    {
        table->item(row, column)->setText(text);
    }

    QTemporaryDir dir;
    ProfileCatalogue catalogue;
    std::optional<Error> trouble;
    std::unique_ptr<ModelProfileEditor> editor;
    bool opened = true;
};

int rowOf(const QTableWidget* table, int column, const QString& text)
{
    for (int row = 0; row < table->rowCount(); ++row) {
        if (table->item(row, column)->text() == text)
            return row;
    }
    return -1;
}

} // namespace

// The editor of model profiles.
class TestModelProfiles final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }

    void whatIsNotSetIsADash()
    {
        const Bench bench;
        QVERIFY(bench.opened);
        bench.turnTo(u"Values"_s);
        auto* spin = bench.part<OptionalSpin>(u"Duration from"_s);
        spin->setNumber({});
        const auto* edit = spin->findChild<QLineEdit*>();
        QVERIFY(edit->text().isEmpty());
        QCOMPARE(edit->placeholderText(), u"–"_s);
    }

    void showsEveryProfileAsItIs()
    {
        Bench bench;
        QVERIFY(bench.opened);
        const QAbstractItemModelTester tester(bench.list()->model());
        QCOMPARE(bench.list()->count(), bench.catalogue.profiles().size());
        for (const ModelProfile& profile : bench.catalogue.profiles()) {
            bench.choose(profile.id);
            QCOMPARE(bench.line("profileNameEdit")->text(), profile.id);
            QCOMPARE(bench.problem(), QString());
            // Opening a page changes nothing, and shows what is stored.
            QVERIFY(!bench.button("saveButton")->isEnabled());
            QVERIFY(!bench.button("discardButton")->isEnabled());
            QVERIFY(!bench.button("restoreButton")->isEnabled());
            QVERIFY(bench.words().endsWith(u"default"_s));
            const auto again = profileFromJson(QJsonDocument::fromJson(bench.json()->toPlainText().toUtf8()).object());
            QVERIFY(again);
            QCOMPARE(*again, profile);
        }
        QVERIFY(bench.file().isEmpty());
    }

    /// Whichever page is edited, the rest of the profile is unchanged.
    void eachPageChangesItsPartAlone_data()
    {
        QTest::addColumn<QString>("id");
        const ProfileCatalogue catalogue;
        for (const ModelProfile& profile : catalogue.profiles())
            QTest::newRow(qPrintable(profile.id)) << profile.id;
    }
    void eachPageChangesItsPartAlone()
    {
        QFETCH(QString, id);
        Bench bench;
        bench.choose(id);
        ModelProfile expected = bench.profile(id);
        bench.part<QPlainTextEdit>(u"profilePatternsEdit"_s)->setPlainText(u"one two\n\n  three  "_s);
        expected.match = {u"one two"_s, u"three"_s};
        bench.turnTo(u"Values"_s);
        bench.part<OptionalSpin>(u"Prompt, characters"_s)->setValue(77);
        expected.limits.promptCharacters = 77;
        bench.turnTo(u"Media"_s);
        auto* files = bench.part<QTableWidget>(u"fileLimits"_s);
        Bench::setCell(files, rowOf(files, 0, u"All images"_s), 2, u"3.5"_s);
        expected.limits.files[u"image"_s].megabytes = 3.5;
        QCOMPARE(bench.problem(), QString());
        QVERIFY(bench.words().endsWith(u"default, unsaved"_s));
        bench.button("saveButton")->click();
        QCOMPARE(bench.profile(id), expected);
        QVERIFY(bench.words().endsWith(u"changed"_s));
        ProfileCatalogue again;
        QVERIFY(again.load(bench.path()));
        QVERIFY(again.profiles().contains(expected));
    }

    void values()
    {
        Bench bench;
        QSignalSpy changed(bench.editor.get(), &ModelProfileEditor::profilesChanged);
        bench.choose(u"kling-2.6"_s);
        bench.turnTo(u"Values"_s);
        bench.type(bench.line("modeChoices"), u"std , pro,, std,4K"_s);
        bench.part<OptionalSpin>(u"Duration from"_s)->setValue(3);
        bench.part<OptionalSpin>(u"Duration to"_s)->setValue(7.5);
        bench.part<OptionalSpin>(u"Shots to"_s)->setValue(6);
        bench.part<OptionalSpin>(u"Voices"_s)->setValue(0);
        bench.part<OptionalSpin>(u"Images"_s)->setNumber(std::nullopt);
        QVERIFY(!bench.line("resolutionChoices")->isVisible()); // not in family B
        bench.button("saveButton")->click();
        const ModelProfile saved = bench.profile(u"kling-2.6"_s);
        QCOMPARE(saved.choices.value(u"mode"_s), QStringList({u"std"_s, u"pro"_s, u"4K"_s}));
        QCOMPARE(saved.limits.duration, (Range{3, 7.5}));
        QCOMPARE(saved.limits.shots.value().count, (Range{{}, 6}));
        QCOMPARE(saved.limits.voices, std::optional(0));
        QCOMPARE(changed.count(), 1);
        // An emptied field is unknown.
        bench.type(bench.line("modeChoices"), {});
        bench.part<OptionalSpin>(u"Shots to"_s)->setValue(-1e6);
        bench.button("saveButton")->click();
        QVERIFY(!bench.profile(u"kling-2.6"_s).choices.contains(u"mode"_s));
        QVERIFY(bench.profile(u"kling-2.6"_s).limits.shots.value_or(ShotLimits()).count == Range());
    }

    void mediaCounts()
    {
        Bench bench;
        bench.choose(u"wan-2.7-r2v"_s);
        bench.turnTo(u"Media"_s);
        auto* counts = bench.part<QTableWidget>(u"mediaCounts"_s);
        QVERIFY(counts->isVisible());
        const int together = rowOf(counts, 1, u"Reference image, Reference video"_s);
        QVERIFY(together >= 0);
        QCOMPARE(counts->item(together, 3)->text(), u"5"_s);
        Bench::setCell(counts, together, 3, u"9"_s);
        const int audio = rowOf(counts, 1, u"Reference audio"_s);
        QCOMPARE(counts->item(audio, 3)->text(), QString());
        Bench::setCell(counts, audio, 3, u"2"_s);
        Bench::setCell(counts, rowOf(counts, 1, u"First frame"_s), 3, QString());
        bench.button("saveButton")->click();
        const MediaRules rules = bench.profile(u"wan-2.7-r2v"_s).limits.media.value(ApiType::ReferenceToVideo);
        QCOMPARE(rules.counts,
            (QList<MediaCount>{{{u"reference_image"_s, u"reference_video"_s}, 1, 9}, {{u"reference_audio"_s}, 0, 2}}));
        bench.choose(u"kling-2.6"_s);
        QVERIFY(!counts->isVisible());
    }

    void wrongInput_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no name") << u"no name"_s << u"Name the profile."_s;
        QTest::newRow("name taken") << u"name taken"_s << u"A profile with this name already exists."_s;
        QTest::newRow("no kinds") << u"no kinds"_s << u"Choose at least one request kind."_s;
        QTest::newRow("range") << u"range"_s << u"Duration: the minimum is greater than the maximum."_s;
        QTest::newRow("below zero") << u"below zero"_s << u"Duration: a limit can't be negative."_s;
        QTest::newRow("count") << u"count"_s << u"First frame: the minimum is greater than the maximum."_s;
        QTest::newRow("pixels") << u"pixels"_s << u"All images: the minimum is greater than the maximum."_s;
    }
    void wrongInput()
    {
        QFETCH(QString, what);
        QFETCH(QString, sentence);
        Bench bench;
        bench.choose(u"wan-3.0"_s);
        bench.button("duplicateButton")->click();
        const QByteArray before = bench.file();
        QWidget* marked = nullptr;
        if (what == "no name"_L1) {
            bench.type(bench.line("profileNameEdit"), {});
            marked = bench.line("profileNameEdit");
        } else if (what == "name taken"_L1) {
            bench.type(bench.line("profileNameEdit"), u"wan-3.0"_s);
            marked = bench.line("profileNameEdit");
        } else if (what == "no kinds"_L1) {
            for (QCheckBox* box : bench.part<QWidget>(u"profileKinds"_s)->findChildren<QCheckBox*>())
                box->setChecked(false);
        } else if (what == "range"_L1 || what == "below zero"_L1) {
            bench.turnTo(u"Values"_s);
            auto* from = bench.part<OptionalSpin>(u"Duration from"_s);
            from->setValue(what == "range"_L1 ? 900 : -1);
            marked = from;
        } else {
            bench.turnTo(u"Media"_s);
            auto* table = bench.part<QTableWidget>(what == "count"_L1 ? u"mediaCounts"_s : u"fileLimits"_s);
            const int row = what == "count"_L1 ? rowOf(table, 1, u"First frame"_s) : rowOf(table, 0, u"All images"_s);
            QVERIFY(row >= 0);
            Bench::setCell(table, row, what == "count"_L1 ? 2 : 5, u"99999"_s);
            if (what == "count"_L1)
                Bench::setCell(table, row, 3, u"1"_s);
            else
                Bench::setCell(table, row, 6, u"100"_s);
        }
        QCOMPARE(bench.problem(), sentence);
        QVERIFY(marked == nullptr || marked->property("invalid").toBool());
        QVERIFY(!bench.button("saveButton")->isEnabled());
        QCOMPARE(bench.file(), before);
        // Meanwhile, another profile can be opened; nothing is lost.
        bench.choose(u"kling-2.6"_s);
        QCOMPARE(bench.problem(), QString());
        for (int row = 0; row < bench.list()->count(); ++row) {
            if (bench.list()->item(row)->data(Qt::AccessibleDescriptionRole).toString().contains(u"unsaved"_s))
                bench.list()->setCurrentRow(row);
        }
        QCOMPARE(bench.problem(), sentence);
        bench.button("discardButton")->click();
        QCOMPARE(bench.problem(), QString());
        QVERIFY(marked == nullptr || !marked->property("invalid").toBool());
        bench.answer(0); // undo
        QCOMPARE(bench.problem(), sentence);
    }

    void wrongJson_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("place");
        QTest::newRow("broken") << u"{\n  \"id\": \"x\",\n  \"family\" \"A\"\n}"_s << u"3"_s;
        QTest::newRow("empty") << QString() << QString();
        QTest::newRow("no family") << u"{\"id\": \"x\"}"_s << u"family"_s;
        QTest::newRow("a limit of the wrong type")
            << u"{\"id\":\"x\",\"family\":\"B\",\"generation\":\"\",\"apiTypes\":[\"TextToVideo\"],"
               "\"limits\":{\"duration\":5}}"_s
            << u"limits.duration"_s;
        QTest::newRow("an unknown limit")
            << u"{\"id\":\"x\",\"family\":\"B\",\"generation\":\"\",\"apiTypes\":[\"TextToVideo\"],"
               "\"limits\":{\"durations\":{}}}"_s
            << u"limits.durations"_s;
    }
    void wrongJson()
    {
        QFETCH(QString, text);
        QFETCH(QString, place);
        Bench bench;
        bench.choose(u"wan-3.0"_s);
        bench.turnTo(u"As JSON"_s);
        const QString good = bench.json()->toPlainText();
        bench.json()->setPlainText(text);
        QVERIFY(!bench.problem().isEmpty());
        QVERIFY2(bench.problem().contains(place), qPrintable(bench.problem()));
        QVERIFY(!bench.button("saveButton")->isEnabled());
        QVERIFY(!bench.tabs()->isTabEnabled(0)); // it would show something different
        bench.choose(u"kling-2.6"_s);
        QVERIFY(bench.tabs()->isTabEnabled(0));
        bench.choose(u"wan-3.0"_s);
        QCOMPARE(bench.json()->toPlainText(), text);
        QVERIFY(!bench.problem().isEmpty());
        bench.json()->setPlainText(good);
        QCOMPARE(bench.problem(), QString());
        QVERIFY(bench.tabs()->isTabEnabled(0));
        QVERIFY(!bench.words().contains(u"unsaved"_s));
        QVERIFY(bench.file().isEmpty());
    }

    void whatIsTooRareForAControl()
    {
        Bench bench;
        bench.choose(u"kling-2.6"_s);
        bench.turnTo(u"As JSON"_s);
        ModelProfile profile = bench.profile(u"kling-2.6"_s);
        profile.limits.unused = {u"logo"_s};
        profile.choices[u"duration"_s] = {u"5"_s, u"10"_s};
        profile.source = u"me"_s;
        bench.json()->setPlainText(QString::fromUtf8(QJsonDocument(toJson(profile)).toJson(QJsonDocument::Compact)));
        bench.turnTo(u"Model"_s);
        QCOMPARE(bench.part<QLabel>(u"profileSource"_s)->text(), u"me\nConfidence: high"_s);
        bench.part<QCheckBox>(u"MultiImageToVideo"_s)->setChecked(false);
        profile.apiTypes.removeAll(ApiType::MultiImageToVideo);
        bench.button("saveButton")->click();
        QCOMPARE(bench.profile(u"kling-2.6"_s), profile);
    }

    void aShippedNameStays()
    {
        Bench bench;
        bench.choose(u"kling-2.6"_s);
        QVERIFY(bench.line("profileNameEdit")->isReadOnly());
        bench.turnTo(u"As JSON"_s);
        bench.json()->setPlainText(bench.json()->toPlainText().replace(u"\"kling-2.6\""_s, u"\"mine\""_s));
        QCOMPARE(bench.problem(), u"kling-2.6 is built in and keeps its name. To use another name, duplicate it."_s);
    }

    void restoresADefault()
    {
        Bench bench;
        QSignalSpy changed(bench.editor.get(), &ModelProfileEditor::profilesChanged);
        const ModelProfile shipped = bench.profile(u"wan-3.0"_s);
        bench.choose(u"wan-3.0"_s);
        bench.turnTo(u"Values"_s);
        bench.type(bench.line("resolutionChoices"), u"8K"_s);
        bench.button("saveButton")->click();
        QVERIFY(bench.profile(u"wan-3.0"_s) != shipped);
        bench.type(bench.line("aspectRatioChoices"), u"2:1"_s); // not saved
        QVERIFY(bench.button("restoreButton")->isEnabled());
        bench.button("restoreButton")->click();
        QCOMPARE(bench.profile(u"wan-3.0"_s), shipped);
        QCOMPARE(bench.chosen(), u"wan-3.0"_s);
        QCOMPARE(bench.message()->text(), u"wan-3.0 was restored to its default."_s);
        QVERIFY(!bench.button("restoreButton")->isEnabled());
        bench.answer(0);
        QCOMPARE(bench.profile(u"wan-3.0"_s).choices.value(u"resolution"_s), QStringList{u"8K"_s});
        QCOMPARE(bench.line("aspectRatioChoices")->text(), u"2:1"_s); // even this is not lost
        QCOMPARE(changed.count(), 3);
    }

    void aProfileOfOnesOwn()
    {
        Bench bench;
        bench.button("newProfileButton")->click();
        QCOMPARE(bench.chosen(), u"new-profile"_s);
        QVERIFY(bench.line("profileNameEdit")->hasFocus());
        QTest::keyClicks(bench.line("profileNameEdit"), u"house"_s);
        bench.part<QPlainTextEdit>(u"profilePatternsEdit"_s)->setPlainText(u"house"_s);
        bench.part<QComboBox>(u"profileFamilyCombo"_s)->setCurrentIndex(2);
        QVERIFY(bench.part<QCheckBox>(u"MultiImageToVideo"_s)->isVisible());
        QVERIFY(!bench.part<QCheckBox>(u"VideoEdit"_s)->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
        TRY_COMPARE(bench.profile(u"new-profile"_s), ModelProfile()); // saving takes a moment
        QCOMPARE(bench.profile(u"house"_s).family, Family::B);
        QCOMPARE(bench.catalogue.guess(u"my-house-model"_s)->family, Family::B);
        QVERIFY(bench.words().endsWith(u"custom"_s));
        // The same name again creates another profile.
        bench.button("newProfileButton")->click();
        bench.button("newProfileButton")->click();
        QCOMPARE(bench.chosen(), u"new-profile-2"_s);
        bench.choose(u"house"_s);
        QCOMPARE(bench.button("restoreButton")->text(), u"Delete"_s);
        bench.button("restoreButton")->click();
        QVERIFY(!bench.catalogue.guess(u"my-house-model"_s));
        bench.answer(0);
        QVERIFY(bench.catalogue.guess(u"my-house-model"_s));
        QCOMPARE(bench.chosen(), u"house"_s);
    }

    void aCopy()
    {
        Bench bench;
        bench.choose(u"wan-2.7"_s);
        bench.button("duplicateButton")->click();
        QCOMPARE(bench.chosen(), u"wan-2.7-copy"_s);
        ModelProfile copy = bench.profile(u"wan-2.7-copy"_s);
        copy.id = u"wan-2.7"_s;
        QCOMPARE(copy, bench.profile(u"wan-2.7"_s));
    }

    void aModelsOwnProfile()
    {
        Bench bench;
        bench.editor->showModel(*bench.catalogue.guess(u"wan2.7-r2v"_s));
        QCOMPARE(bench.chosen(), u"wan-2.7-r2v"_s);
        const EnabledModel unknown = wholeModel(u"new-model-x"_s, Family::B, Generation::None);
        bench.editor->showModel(unknown);
        QVERIFY(bench.message()->text().contains(u"new-model-x"_s));
        bench.answer(0);
        QCOMPARE(bench.chosen(), u"new-model-x"_s);
        QCOMPARE(bench.catalogue.guess(u"new-model-x"_s), std::optional(unknown));
        QVERIFY(!bench.catalogue.guess(u"new-model-xy"_s));
    }

    void closing()
    {
        Bench bench;
        bench.choose(u"wan-3.0"_s);
        bench.turnTo(u"Values"_s);
        bench.type(bench.line("resolutionChoices"), u"8K"_s);
        bench.choose(u"kling-2.6"_s);
        bench.type(bench.line("modeChoices"), u"best"_s);
        QTest::keyClick(bench.editor.get(), Qt::Key_Escape);
        QVERIFY(bench.editor->isVisible());
        QCOMPARE(bench.message()->kind(), MessageBar::Kind::Warning);
        QVERIFY(bench.file().isEmpty());
        bench.answer(0);
        QVERIFY(!bench.editor->isVisible());
        QCOMPARE(bench.profile(u"wan-3.0"_s).choices.value(u"resolution"_s), QStringList{u"8K"_s});
        QCOMPARE(bench.profile(u"kling-2.6"_s).choices.value(u"mode"_s), QStringList{u"best"_s});
        bench.open();
        bench.choose(u"kling-2.6"_s);
        bench.turnTo(u"Values"_s);
        bench.type(bench.line("modeChoices"), u"worst"_s);
        bench.editor->close();
        QVERIFY(bench.editor->isVisible());
        bench.answer(1);
        QVERIFY(!bench.editor->isVisible());
        QCOMPARE(bench.profile(u"kling-2.6"_s).choices.value(u"mode"_s), QStringList{u"best"_s});
    }

    void closingOverSomethingWrong()
    {
        Bench bench;
        bench.choose(u"wan-3.0"_s);
        bench.turnTo(u"Values"_s);
        bench.part<OptionalSpin>(u"Duration from"_s)->setValue(900);
        bench.choose(u"kling-2.6"_s);
        bench.editor->reject();
        bench.answer(0);
        QVERIFY(bench.editor->isVisible());
        QCOMPARE(bench.chosen(), u"wan-3.0"_s);
        QVERIFY(!bench.problem().isEmpty());
    }

    void aFileThatCannotBeReadIsLeftAlone()
    {
        const QByteArray broken = "{\"version\": 1, \"models\": [";
        Bench bench(broken);
        QVERIFY(bench.opened);
        QCOMPARE(bench.message()->kind(), MessageBar::Kind::Bad);
        QVERIFY(bench.message()->text().contains(u"models.json"_s));
        for (const char* name : {"newProfileButton", "duplicateButton", "restoreButton", "saveButton"})
            QVERIFY2(!bench.button(name)->isEnabled(), name);
        QVERIFY(!bench.line("profileNameEdit")->isEnabled());
        bench.editor->showModel(wholeModel(u"new-model-x"_s, Family::B, Generation::None));
        QCOMPARE(bench.message()->kind(), MessageBar::Kind::Bad);
        QCOMPARE(bench.file(), broken);
    }

    void aDiskThatIsFull()
    {
        Bench bench;
        bench.choose(u"wan-3.0"_s);
        bench.turnTo(u"Values"_s);
        bench.part<QLineEdit>(u"resolutionChoices"_s)->setFocus();
        bench.line("resolutionChoices")->insert(QString(9000, u'8'));
        {
            const FullDisk full;
            bench.button("saveButton")->click();
            QCOMPARE(bench.message()->kind(), MessageBar::Kind::Bad);
            QVERIFY(bench.message()->isVisible());
        }
        QVERIFY(bench.words().endsWith(u"unsaved"_s));
        bench.button("saveButton")->click();
        QVERIFY(bench.words().endsWith(u"changed"_s));
    }
};

QTEST_MAIN(TestModelProfiles)
#include "tst_modelprofiles.moc"
