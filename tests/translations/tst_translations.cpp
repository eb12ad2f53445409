// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/translations.h"
#include "app/request/checks/promptmentions.h"
#include "app/request/mediaitem.h"
#include "app/settings/preferences.h"
#include "app/tasks/videotask.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QLocale>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

#include <algorithm>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// One entry of a .ts file; a plural has several texts.
struct Entry {
    QString context;
    QString source;
    QString type; ///< "unfinished" and the like; empty if finished
    QStringList texts;

    QString shown() const { return context + u": "_s + source; }
};

QString sourceFolder()
{
    return qEnvironmentVariable("DAILIES_SOURCE");
}

QString fileOf(const QString& language)
{
    return sourceFolder() + u"/translations/dailies_%1.ts"_s.arg(language);
}

Entry readEntry(QXmlStreamReader& xml, const QString& context)
{
    Entry entry;
    entry.context = context;
    while (xml.readNextStartElement()) {
        if (xml.name() == "source"_L1) {
            entry.source = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            entry.type = xml.attributes().value("type"_L1).toString();
            QString text;
            while (!xml.atEnd() && xml.readNext() != QXmlStreamReader::EndElement) {
                if (xml.isCharacters())
                    text += xml.text();
                else if (xml.isStartElement())
                    entry.texts.append(xml.readElementText());
            }
            if (entry.texts.isEmpty())
                entry.texts.append(text);
        } else {
            xml.skipCurrentElement();
        }
    }
    return entry;
}

/// Empty if the file cannot be read.
QList<Entry> entriesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Entry> entries;
    QString context;
    xml.readNextStartElement();
    while (xml.readNextStartElement()) {
        while (xml.readNextStartElement()) {
            if (xml.name() == "name"_L1)
                context = xml.readElementText();
            else if (xml.name() == "message"_L1)
                entries.append(readEntry(xml, context));
            else
                xml.skipCurrentElement();
        }
    }
    return xml.hasError() ? QList<Entry>() : entries;
}

/// The placeholders, each once and in order.
QStringList placeholders(const QString& text)
{
    static const QRegularExpression pattern(u"%L?(?:[0-9]{1,2}|n)"_s);
    QStringList found;
    for (auto each = pattern.globalMatch(text); each.hasNext();)
        found.append(each.next().captured());
    found.sort();
    found.removeDuplicates();
    return found;
}

/// A new text is shown in English until it is translated, so that a change does not need somebody who speaks six
/// languages. A release has no unfinished text: with DAILIES_RELEASE=1 it is a failure, otherwise a warning.
bool mayBeOpen(const QByteArray& left)
{
    if (!left.isEmpty())
        qWarning("%s", left.constData());
    return left.isEmpty() || !qEnvironmentVariableIsSet("DAILIES_RELEASE");
}

QStringList unfinished(const QList<Entry>& entries)
{
    QStringList found;
    for (const Entry& entry : entries) {
        const bool isEmpty = std::any_of(
            entry.texts.begin(), entry.texts.end(), [](const QString& text) { return text.trimmed().isEmpty(); });
        if (!entry.type.isEmpty() || entry.texts.isEmpty() || isEmpty)
            found.append(entry.shown());
    }
    return found;
}

/// The languages that a user can choose, without English, the language of the sources.
QStringList languages()
{
    QStringList found;
    for (const PreferenceChoice& choice : preferenceInfo(Preference::Language).choices)
        found.append(QString::fromLatin1(choice.value));
    found.removeAll(QString());
    found.removeAll(u"en"_s);
    return found;
}

/// Empty if the list is empty; otherwise the message of a failed test.
QByteArray shown(const QString& reason, const QStringList& entries)
{
    return entries.isEmpty() ? QByteArray() : (reason + u"\n  "_s + entries.join(u"\n  "_s)).toUtf8();
}

} // namespace

/// The translations cover all texts of the program, and the program uses them.
class TestTranslations final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void isComplete_data();
    void isComplete();
    void everyTranslationCanBeChosen();
    void knowsWhatTheSourcesSay_data();
    void knowsWhatTheSourcesSay();
    void pluralForms_data();
    void pluralForms();
    void keepsPlaceholders_data();
    void keepsPlaceholders();
    void namesMediaAsPromptsDo();
    void followsTheLanguage_data();
    void followsTheLanguage();
    void speaksTheChosenLanguage_data();
    void speaksTheChosenLanguage();
    void findsItsOwnNamesInPrompts_data();
    void findsItsOwnNamesInPrompts();
};

void TestTranslations::initTestCase()
{
    QVERIFY2(QFile::exists(fileOf(u"zh_CN"_s)), "DAILIES_SOURCE names the folder with the sources");
}

void TestTranslations::cleanup()
{
    // A translator removes itself from the application when it is deleted.
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
    QLocale::setDefault(QLocale::c());
}

void TestTranslations::isComplete_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("least");
    for (const QString& language : languages())
        QTest::newRow(qPrintable(language)) << language << 1000;
    QTest::newRow("English plurals") << u"en"_s << 1;
}

void TestTranslations::isComplete()
{
    QFETCH(QString, language);
    QFETCH(int, least);
    const QList<Entry> entries = entriesOf(fileOf(language));
    QVERIFY2(entries.size() >= least, qPrintable(QString::number(entries.size())));
    const QByteArray left = shown(u"Not translated:"_s, unfinished(entries));
    QVERIFY2(mayBeOpen(left), left.constData());
}

void TestTranslations::everyTranslationCanBeChosen()
{
    QStringList there;
    const QStringList files = QDir(sourceFolder() + u"/translations"_s).entryList({u"dailies_*.ts"_s}, QDir::Files);
    for (const QString& file : files)
        there.append(file.mid(8).chopped(3));
    there.removeAll(u"en"_s);
    there.sort();
    QStringList chosen = languages();
    chosen.sort();
    QCOMPARE(there, chosen);
}

void TestTranslations::knowsWhatTheSourcesSay_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : languages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestTranslations::knowsWhatTheSourcesSay()
{
    QFETCH(const QString, language);
    // Updates a copy: texts that are then unfinished or vanished are missing or outdated in the file itself.
    const QTemporaryDir folder;
    const QString copy = folder.filePath(u"dailies_%1.ts"_s.arg(language));
    QVERIFY(QFile::copy(fileOf(language), copy));
    QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
    QProcess lupdate;
    lupdate.setWorkingDirectory(sourceFolder());
    lupdate.start(qEnvironmentVariable("DAILIES_LUPDATE"),
        {u"-silent"_s, u"-locations"_s, u"none"_s, u"-source-language"_s, u"en"_s, u"-I"_s, u"."_s, u"app"_s, u"ui"_s,
            u"-ts"_s, copy, u"-target-language"_s, language});
    QVERIFY2(lupdate.waitForFinished(), qPrintable(lupdate.errorString()));
    QCOMPARE(lupdate.exitCode(), 0);
    const QList<Entry> entries = entriesOf(copy);
    QVERIFY(!entries.isEmpty());
    const QByteArray left =
        shown(u"The translations are behind the sources; build the target update_translations and translate:"_s,
            unfinished(entries));
    QVERIFY2(mayBeOpen(left), left.constData());
}

void TestTranslations::keepsPlaceholders_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : languages())
        QTest::newRow(qPrintable(language)) << language;
    QTest::newRow("English plurals") << u"en"_s;
}

void TestTranslations::keepsPlaceholders()
{
    QFETCH(QString, language);
    QStringList wrong;
    for (const Entry& entry : entriesOf(fileOf(language))) {
        for (const QString& text : entry.texts) {
            const bool sameLines = text.count(u'\n') == entry.source.count(u'\n');
            QStringList wanted = placeholders(entry.source);
            // A text for one item need not contain the number: "a draft was deleted".
            for (const QString& counted : {u"%n"_s, u"%Ln"_s}) {
                if (entry.texts.size() > 1 && !placeholders(text).contains(counted))
                    wanted.removeAll(counted);
            }
            if (placeholders(text) != wanted || !sameLines)
                wrong.append(entry.shown() + u" -> "_s + text);
        }
    }
    const QByteArray said = shown(u"Other placeholders or lines than in the source:"_s, wrong);
    QVERIFY2(said.isEmpty(), said.constData());
}

void TestTranslations::pluralForms_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("forms");
    const QHash<QString, int> others{{u"de"_s, 2}, {u"fr"_s, 2}, {u"es"_s, 2}};
    for (const QString& language : languages())
        QTest::newRow(qPrintable(language)) << language << others.value(language, 1);
}

void TestTranslations::pluralForms()
{
    QFETCH(const QString, language);
    QFETCH(const int, forms);
    int found = 0;
    for (const Entry& entry : entriesOf(fileOf(language))) {
        if (!entry.source.contains(u"%n"_s))
            continue;
        ++found;
        QVERIFY2(entry.texts.size() == forms, qPrintable(entry.shown()));
    }
    QVERIFY(found > 10);
}

void TestTranslations::namesMediaAsPromptsDo()
{
    const QHash<QString, QString> wanted = {
        {u"Image %1"_s, u"图%1"_s}, {u"Video %1"_s, u"视频%1"_s}, {u"Audio %1"_s, u"音频%1"_s}};
    int found = 0;
    for (const Entry& entry : entriesOf(fileOf(u"zh_CN"_s))) {
        if (entry.context != "MediaName"_L1 || !wanted.contains(entry.source))
            continue;
        ++found;
        QCOMPARE(entry.texts, QStringList(wanted.value(entry.source)));
    }
    QCOMPARE(found, wanted.size());
}

void TestTranslations::followsTheLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isChinese");
    QTest::newRow("Chinese") << u"zh_CN"_s << true;
    QTest::newRow("Chinese without a country") << u"zh"_s << true;
    QTest::newRow("simplified Chinese") << u"zh_Hans_CN"_s << true;
    QTest::newRow("traditional Chinese") << u"zh_TW"_s << false;
    QTest::newRow("English") << u"en_GB"_s << false;
    QTest::newRow("a language that is not spoken") << u"pt_PT"_s << false;
    QTest::newRow("no language") << u"C"_s << false;
}

void TestTranslations::followsTheLanguage()
{
    QFETCH(QString, language);
    QFETCH(bool, isChinese);
    QLocale::setDefault(QLocale(language));
    installTranslations(*QCoreApplication::instance());
    const auto drafts = [](int count) {
        return QCoreApplication::translate("Dailies::DraftsDialog", "%n drafts deleted.", nullptr, count);
    };
    QCOMPARE(stateName(TaskState::NeedsReview), u"NeedsReview"_s); // words for other programs never change
    QCOMPARE(QCoreApplication::translate("TaskState", "No response"), isChinese ? u"无应答"_s : u"No response"_s);
    QCOMPARE(drafts(1), isChinese ? u"已删除 1 份草稿。"_s : u"1 draft deleted."_s);
    QCOMPARE(drafts(3), isChinese ? u"已删除 3 份草稿。"_s : u"3 drafts deleted."_s);
}

void TestTranslations::speaksTheChosenLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("two"); ///< two and a half, in the format of the language
    QTest::newRow("de") << u"de"_s << u"2,5"_s;
    QTest::newRow("fr") << u"fr"_s << u"2,5"_s;
    QTest::newRow("es") << u"es"_s << u"2,5"_s;
    QTest::newRow("ja") << u"ja"_s << u"2.5"_s;
    QTest::newRow("ko") << u"ko"_s << u"2.5"_s;
    QTest::newRow("zh_CN") << u"zh_CN"_s << u"2.5"_s;
    QTest::newRow("en") << u"en"_s << u"2.5"_s;
}

/// Whatever the language of the system.
void TestTranslations::speaksTheChosenLanguage()
{
    QFETCH(const QString, language);
    QFETCH(const QString, two);
    QLocale::setDefault(QLocale(u"zh_CN"_s));
    installTranslations(*QCoreApplication::instance(), language);
    QString wanted = u"No response"_s;
    for (const Entry& entry : entriesOf(fileOf(language))) {
        if (entry.context == "TaskState"_L1 && entry.source == "No response"_L1)
            wanted = entry.texts.constFirst();
    }
    QCOMPARE(wanted == "No response"_L1, language == "en"_L1);
    QCOMPARE(QCoreApplication::translate("TaskState", "No response"), wanted);
    QCOMPARE(QLocale().toString(2.5), two);
}

void TestTranslations::findsItsOwnNamesInPrompts_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : languages())
        QTest::newRow(qPrintable(language)) << language;
}

/// The names on chips and in prompts are those of the specification, in every language.
void TestTranslations::findsItsOwnNamesInPrompts()
{
    QFETCH(const QString, language);
    installTranslations(*QCoreApplication::instance(), language);
    const QList<MediaItem> media = {{u"reference_image"_s, {}, {}}, {u"reference_image"_s, {}, {}},
        {u"reference_video"_s, {}, {}}, {u"reference_audio"_s, {}, {}}};
    const QStringList names = mediaNames(media);
    QCOMPARE(names,
        language == "zh_CN"_L1 ? QStringList({u"图1"_s, u"图2"_s, u"视频1"_s, u"音频1"_s})
                               : QStringList({u"Image 1"_s, u"Image 2"_s, u"Video 1"_s, u"Audio 1"_s}));
    const QList<Mention> mentions = findMentions(names.join(u"和"_s));
    QCOMPARE(mentions.size(), names.size());
    for (qsizetype i = 0; i < names.size(); ++i)
        QCOMPARE(mentions.at(i).length, names.at(i).size());
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
