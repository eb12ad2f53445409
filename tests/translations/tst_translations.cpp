// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/translations.h"
#include "app/request/mediaitem.h"
#include "app/request/promptmentions.h"
#include "app/tasks/videotask.h"

#include <QCoreApplication>
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
    QString type; ///< "unfinished" and the like; empty when all is well
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

/// Empty when the file cannot be read.
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

/// What the program puts in, each once and in order.
QStringList placeholders(const QString& text)
{
    static const QRegularExpression pattern(u"%(?:L?[0-9]{1,2}|n)"_s);
    QStringList found;
    for (auto each = pattern.globalMatch(text); each.hasNext();)
        found.append(each.next().captured());
    found.sort();
    found.removeDuplicates();
    return found;
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

/// An empty text when the list is; a test shows it when it fails.
QByteArray shown(const QString& reason, const QStringList& entries)
{
    return entries.isEmpty() ? QByteArray() : (reason + u"\n  "_s + entries.join(u"\n  "_s)).toUtf8();
}

} // namespace

/// The translations say all that the program says, and the program speaks them.
class TestTranslations final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void isComplete_data();
    void isComplete();
    void knowsWhatTheSourcesSay();
    void keepsPlaceholders_data();
    void keepsPlaceholders();
    void namesMediaAsPromptsDo();
    void followsTheLanguage_data();
    void followsTheLanguage();
    void findsItsOwnNamesInPrompts();
};

void TestTranslations::initTestCase()
{
    QVERIFY2(QFile::exists(fileOf(u"zh_CN"_s)), "DAILIES_SOURCE names the folder with the sources");
}

void TestTranslations::cleanup()
{
    // A translator takes itself out of the program when it goes.
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
    QLocale::setDefault(QLocale::c());
}

void TestTranslations::isComplete_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("least");
    QTest::newRow("Chinese") << u"zh_CN"_s << 1000;
    QTest::newRow("English plurals") << u"en"_s << 1;
}

void TestTranslations::isComplete()
{
    QFETCH(QString, language);
    QFETCH(int, least);
    const QList<Entry> entries = entriesOf(fileOf(language));
    QVERIFY2(entries.size() >= least, qPrintable(QString::number(entries.size())));
    const QByteArray left = shown(u"Not translated:"_s, unfinished(entries));
    QVERIFY2(left.isEmpty(), left.constData());
}

void TestTranslations::knowsWhatTheSourcesSay()
{
    // A copy is brought up to date: what is then open or gone was forgotten in the file itself.
    const QTemporaryDir folder;
    const QString copy = folder.filePath(u"dailies_zh_CN.ts"_s);
    QVERIFY(QFile::copy(fileOf(u"zh_CN"_s), copy));
    QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
    QProcess lupdate;
    lupdate.setWorkingDirectory(sourceFolder());
    lupdate.start(qEnvironmentVariable("DAILIES_LUPDATE"),
        {u"-silent"_s, u"-locations"_s, u"none"_s, u"-source-language"_s, u"en"_s, u"-I"_s, u"."_s, u"app"_s, u"ui"_s,
            u"-ts"_s, copy, u"-target-language"_s, u"zh_CN"_s});
    QVERIFY2(lupdate.waitForFinished(), qPrintable(lupdate.errorString()));
    QCOMPARE(lupdate.exitCode(), 0);
    const QList<Entry> entries = entriesOf(copy);
    QVERIFY(!entries.isEmpty());
    const QByteArray left =
        shown(u"The translations are behind the sources; build the target update_translations and translate:"_s,
            unfinished(entries));
    QVERIFY2(left.isEmpty(), left.constData());
}

void TestTranslations::keepsPlaceholders_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("Chinese") << u"zh_CN"_s;
    QTest::newRow("English plurals") << u"en"_s;
}

void TestTranslations::keepsPlaceholders()
{
    QFETCH(QString, language);
    QStringList wrong;
    for (const Entry& entry : entriesOf(fileOf(language))) {
        for (const QString& text : entry.texts) {
            const bool sameLines = text.count(u'\n') == entry.source.count(u'\n');
            if (placeholders(text) != placeholders(entry.source) || !sameLines)
                wrong.append(entry.shown() + u" -> "_s + text);
        }
    }
    const QByteArray said = shown(u"Other placeholders or lines than in the source:"_s, wrong);
    QVERIFY2(said.isEmpty(), said.constData());
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
    QTest::newRow("German") << u"de_DE"_s << false;
    QTest::newRow("no language") << u"C"_s << false;
}

void TestTranslations::followsTheLanguage()
{
    QFETCH(QString, language);
    QFETCH(bool, isChinese);
    QLocale::setDefault(QLocale(language));
    installTranslations(*QCoreApplication::instance());
    const auto drafts = [](int count) {
        return QCoreApplication::translate("Dailies::DraftsDialog", "%n drafts were deleted.", nullptr, count);
    };
    QCOMPARE(stateName(TaskState::NeedsReview), u"NeedsReview"_s); // what other programs read never changes
    QCOMPARE(QCoreApplication::translate("TaskState", "Answer lost"), isChinese ? u"应答丢失"_s : u"Answer lost"_s);
    QCOMPARE(drafts(1), isChinese ? u"已删除 1 份草稿。"_s : u"1 draft was deleted."_s);
    QCOMPARE(drafts(3), isChinese ? u"已删除 3 份草稿。"_s : u"3 drafts were deleted."_s);
}

void TestTranslations::findsItsOwnNamesInPrompts()
{
    QLocale::setDefault(QLocale(u"zh_CN"_s));
    installTranslations(*QCoreApplication::instance());
    const QList<MediaItem> media = {{u"reference_image"_s, {}, {}}, {u"reference_image"_s, {}, {}},
        {u"reference_video"_s, {}, {}}, {u"reference_audio"_s, {}, {}}};
    const QStringList names = mediaNames(media);
    QCOMPARE(names, QStringList({u"图1"_s, u"图2"_s, u"视频1"_s, u"音频1"_s}));
    const QList<Mention> mentions = findMentions(names.join(u"和"_s));
    QCOMPARE(mentions.size(), names.size());
    for (qsizetype i = 0; i < names.size(); ++i)
        QCOMPARE(mentions.at(i).length, names.at(i).size());
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
