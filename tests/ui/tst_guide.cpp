// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/windowbench.h"

#include "ui/help/guidewindow.h"
#include "ui/style/applylook.h"

#include <QDir>
#include <QListWidget>
#include <QMenu>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFrame>
#include <QToolButton>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// The guide alone, as users see and use it.
class GuideBench final {
public:
    GuideBench()
    {
        window.show();
        shown = QTest::qWaitForWindowExposed(&window, patienceMs);
    }

    QTextBrowser* text() const { return window.findChild<QTextBrowser*>(u"guideText"_s); }
    QLineEdit* search() const { return window.findChild<QLineEdit*>(u"guideSearch"_s); }
    QListWidget* pages() const { return window.findChild<QListWidget*>(u"guidePages"_s); }
    QLabel* found() const { return window.findChild<QLabel*>(u"guideFound"_s); }
    QToolButton* button(const QString& name) const { return window.findChild<QToolButton*>(name); }
    QStringList listed() const
    {
        QStringList titles;
        for (int row = 0; row < pages()->count(); ++row) {
            if (!pages()->item(row)->isHidden())
                titles.append(pages()->item(row)->text());
        }
        return titles;
    }
    void follow(const QString& link) const { Q_EMIT text()->anchorClicked(QUrl(link)); }
    /// The topmost visible heading or line.
    QString uppermost() const { return text()->cursorForPosition({40, 30}).block().text(); }

    GuideWindow window;
    bool shown = false;
};

/// The action at the end of a path through menus; null if a part of the path is missing.
QAction* actionAt(const QList<QAction*>& actions, QStringList path)
{
    const QString first = path.takeFirst();
    for (QAction* action : actions) {
        if (action->text() != first)
            continue;
        return path.isEmpty()           ? action
            : action->menu() != nullptr ? actionAt(action->menu()->actions(), path)
                                        : nullptr;
    }
    return nullptr;
}

} // namespace

/// The user guide: whether its pages and links are consistent, and whether users find a topic.
class TestGuide final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void readsEveryPage();
    void keepsTheOrderOfTheContents();
    void speaksEachLanguage();
    void linksLeadToHeadings();
    void takesLinksApart_data();
    void takesLinksApart();
    void namesHeadings_data();
    void namesHeadings();
    void menuPathsLeadSomewhere();
    void beginsAtTheTop();
    void showsEveryPage();
    void followsLinks();
    void staysForLinksThatLeadNowhere_data();
    void staysForLinksThatLeadNowhere();
    void goesBackToWhereItWas();
    void findsPages();
    void goesFromPlaceToPlace();
    void saysWhenNothingIsFound();
    void givesCodeItsOwnGround();
    void followsTheTheme();
    void opensFromTheMenu();
    void worksByKeys();
};

void TestGuide::readsEveryPage()
{
    const QStringList files = QDir(u":/help"_s).entryList({u"*.md"_s});
    QStringList names;
    for (const GuidePage& page : guidePages()) {
        QVERIFY2(!page.title.isEmpty() && !page.title.startsWith(u'#'), qPrintable(page.name));
        names.append(page.name);
    }
    QCOMPARE(names.constFirst(), u"index.md"_s);
    names.sort();
    QCOMPARE(names, files);
}

void TestGuide::keepsTheOrderOfTheContents()
{
    QStringList names;
    for (const GuidePage& page : guidePages())
        names.append(page.name);
    QCOMPARE(names.mid(0, 4), (QStringList{u"index.md"_s, u"kinds.md"_s, u"media.md"_s, u"uploads.md"_s}));
    QCOMPARE(names.constLast(), u"terms.md"_s);
}

void TestGuide::speaksEachLanguage()
{
    const QList<GuidePage> english = readGuide(u"en"_s);
    const QStringList languages = QDir(u":/help"_s).entryList(QDir::Dirs);
    QCOMPARE(languages, (QStringList{u"de"_s, u"es"_s, u"fr"_s, u"ja"_s, u"ko"_s, u"zh_CN"_s}));
    for (const QString& language : languages) {
        const QList<GuidePage> pages = readGuide(language);
        QCOMPARE(pages.size(), english.size());
        for (qsizetype n = 0; n < pages.size(); ++n) {
            QCOMPARE(pages.at(n).name, english.at(n).name);
            QVERIFY2(pages.at(n).text != english.at(n).text, qPrintable(language + u'/' + pages.at(n).name));
        }
    }
    QCOMPARE(readGuide(u"eo"_s).constFirst().title, english.constFirst().title);
}

void TestGuide::linksLeadToHeadings()
{
    const GuideBench bench;
    QVERIFY(bench.shown);
    for (const GuidePage& page : guidePages()) {
        for (const QString& link : linksOf(page.text)) {
            const auto place = guidePlace(link, page.name);
            QVERIFY2(place, qPrintable(page.name + u": "_s + link));
            GuideWindow window;
            window.showPlace(*place);
            QCOMPARE(window.page(), place->page);
            if (place->heading.isEmpty())
                continue;
            const QString heading = window.findChild<QTextBrowser*>(u"guideText"_s)->textCursor().block().text();
            QCOMPARE(headingSlug(heading), place->heading);
        }
    }
}

void TestGuide::takesLinksApart_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<bool>("leads");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("heading");
    QTest::newRow("page") << u"shots.md"_s << true << u"shots.md"_s << QString();
    QTest::newRow("heading") << u"kinds.md#family-b"_s << true << u"kinds.md"_s << u"family-b"_s;
    QTest::newRow("same page") << u"#family-b"_s << true << u"here.md"_s << u"family-b"_s;
    QTest::newRow("web") << u"https://example.com/a.md"_s << false << QString() << QString();
    QTest::newRow("file") << u"file:///etc/hosts.md"_s << false << QString() << QString();
    QTest::newRow("folder") << u"../README.md"_s << false << QString() << QString();
    QTest::newRow("program") << u"javascript:a.md"_s << false << QString() << QString();
    QTest::newRow("no page") << u"LICENSE"_s << false << QString() << QString();
}

void TestGuide::takesLinksApart()
{
    QFETCH(QString, link);
    QFETCH(bool, leads);
    QFETCH(QString, page);
    QFETCH(QString, heading);
    const auto place = guidePlace(link, u"here.md"_s);
    QCOMPARE(place.has_value(), leads);
    if (leads)
        QCOMPARE(*place, (GuidePlace{page, heading}));
}

void TestGuide::namesHeadings_data()
{
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QString>("slug");
    QTest::newRow("words") << u"Text to video, B"_s << u"text-to-video-b"_s;
    QTest::newRow("number") << u"Text to video, 3.0"_s << u"text-to-video-30"_s;
    QTest::newRow("line") << u"Multi-image to video"_s << u"multi-image-to-video"_s;
    QTest::newRow("signs") << u"Numbers: 图1"_s << u"numbers-图1"_s;
    QTest::newRow("empty") << QString() << QString();
}

void TestGuide::namesHeadings()
{
    QFETCH(QString, heading);
    QFETCH(QString, slug);
    QCOMPARE(headingSlug(heading), slug);
}

void TestGuide::menuPathsLeadSomewhere()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    auto* menu = bench.window->findChild<WindowMenu*>();
    static const QRegularExpression path(u"\\*Menu\\s>\\s([^*]+)\\*"_s);
    int paths = 0;
    for (const GuidePage& page : guidePages()) {
        for (auto matches = path.globalMatch(page.text); matches.hasNext(); ++paths) {
            const QString words = matches.next().captured(1).simplified();
            QVERIFY2(actionAt(menu->actions(), words.split(u" > "_s)), qPrintable(page.name + u": "_s + words));
        }
    }
    QVERIFY(paths > 15);
}

void TestGuide::beginsAtTheTop()
{
    const GuideBench bench;
    QVERIFY(bench.shown);
    QCOMPARE(bench.window.page(), u"index.md"_s);
    QCOMPARE(bench.text()->verticalScrollBar()->value(), 0);
    QCOMPARE(bench.pages()->currentItem()->text(), guidePages().constFirst().title);
    QVERIFY(!bench.button(u"guideBack"_s)->isEnabled());
    QVERIFY(!bench.button(u"guideForward"_s)->isEnabled());
}

void TestGuide::showsEveryPage()
{
    const GuideBench bench;
    QVERIFY(bench.shown);
    for (int row = 0; row < bench.pages()->count(); ++row) {
        bench.pages()->setCurrentRow(row);
        const GuidePage& page = guidePages().at(row);
        QCOMPARE(bench.window.page(), page.name);
        QCOMPARE(bench.text()->document()->begin().text(), page.title);
        QCOMPARE(bench.text()->verticalScrollBar()->value(), 0);
        QVERIFY2(!bench.text()->toPlainText().contains(u"```"_s), qPrintable(page.name));
        QVERIFY2(!bench.text()->toPlainText().contains(u"]("_s), qPrintable(page.name));
        QVERIFY2(bench.text()->horizontalScrollBar()->maximum() == 0, qPrintable(page.name));
    }
}

void TestGuide::followsLinks()
{
    const GuideBench bench;
    QVERIFY(bench.shown);
    bench.follow(u"kinds.md#text-to-video-b"_s);
    QCOMPARE(bench.window.page(), u"kinds.md"_s);
    QCOMPARE(bench.uppermost(), u"Text to video, B"_s);
    bench.follow(u"#text-to-video-30"_s);
    QCOMPARE(bench.uppermost(), u"Text to video, 3.0"_s);
    QCOMPARE(bench.pages()->currentItem()->text(), u"The kinds of requests"_s);
}

void TestGuide::staysForLinksThatLeadNowhere_data()
{
    QTest::addColumn<QString>("link");
    QTest::newRow("no such page") << u"nothing.md"_s;
    QTest::newRow("file") << u"file:///etc/passwd"_s;
    QTest::newRow("program") << u"javascript:alert(1)"_s;
    QTest::newRow("empty") << QString();
}

void TestGuide::staysForLinksThatLeadNowhere()
{
    QFETCH(QString, link);
    const GuideBench bench;
    QVERIFY(bench.shown);
    bench.follow(link);
    QCOMPARE(bench.window.page(), u"index.md"_s);
    QCOMPARE(bench.text()->document()->begin().text(), u"Using Dailies"_s);
}

void TestGuide::goesBackToWhereItWas()
{
    const GuideBench bench;
    QVERIFY(bench.shown);
    bench.follow(u"terms.md#duration"_s);
    const int place = bench.text()->verticalScrollBar()->value();
    QVERIFY(place > 0);
    bench.follow(u"shots.md"_s);
    bench.button(u"guideBack"_s)->click();
    QCOMPARE(bench.window.page(), u"terms.md"_s);
    QCOMPARE(bench.text()->verticalScrollBar()->value(), place);
    bench.button(u"guideBack"_s)->click();
    QCOMPARE(bench.window.page(), u"index.md"_s);
    bench.button(u"guideForward"_s)->click();
    bench.button(u"guideForward"_s)->click();
    QCOMPARE(bench.window.page(), u"shots.md"_s);
    QVERIFY(!bench.button(u"guideForward"_s)->isEnabled());
    bench.button(u"guideBack"_s)->click();
    bench.follow(u"lost.md"_s);
    QVERIFY2(!bench.button(u"guideForward"_s)->isEnabled(), "another way was taken");
}

void TestGuide::findsPages()
{
    const GuideBench bench;
    QVERIFY(bench.shown);
    bench.search()->setText(u"driving_audio"_s);
    QCOMPARE(bench.listed(), (QStringList{u"The kinds of requests"_s, u"Glossary"_s}));
    QCOMPARE(bench.window.page(), u"kinds.md"_s);
    QVERIFY(bench.found()->isVisible());
    QVERIFY(!bench.text()->extraSelections().isEmpty());
    QCOMPARE(bench.text()->textCursor().selectedText(), u"driving_audio"_s);
    bench.search()->setText(u"  WIPE   blink "_s);
    QCOMPARE(bench.listed(), QStringList{u"Comparing takes"_s});
    bench.search()->clear();
    bench.follow(u"index.md"_s);
    bench.search()->setText(u"accounts"_s);
    QCOMPARE(bench.window.page(), u"accounts.md"_s); // not the first page that contains the word
    bench.search()->clear();
    QCOMPARE(bench.listed().size(), guidePages().size());
    QVERIFY(!bench.found()->isVisible());
    QVERIFY(bench.text()->extraSelections().isEmpty());
}

void TestGuide::goesFromPlaceToPlace()
{
    const GuideBench bench;
    QVERIFY(bench.shown);
    bench.search()->setText(u"driving_audio"_s);
    QStringList visited;
    for (int step = 0; step < 12; ++step) {
        visited.append(bench.window.page());
        QTest::keyClick(bench.search(), Qt::Key_Return);
        QCOMPARE(bench.text()->textCursor().selectedText(), u"driving_audio"_s);
    }
    QVERIFY(visited.contains(u"terms.md"_s));
    QVERIFY2(visited.lastIndexOf(u"kinds.md"_s) > visited.indexOf(u"terms.md"_s), "round and round");
}

void TestGuide::saysWhenNothingIsFound()
{
    const GuideBench bench;
    QVERIFY(bench.shown);
    bench.search()->setText(u"xylophone <b>"_s);
    QCOMPARE(bench.listed(), QStringList());
    QVERIFY(bench.found()->text().contains(u"xylophone <b>"_s));
    QCOMPARE(bench.window.page(), u"index.md"_s);
    QTest::keyClick(bench.search(), Qt::Key_Return);
    QCOMPARE(bench.window.page(), u"index.md"_s);
}

void TestGuide::givesCodeItsOwnGround()
{
    const GuideBench bench;
    QVERIFY(bench.shown);
    bench.follow(u"kinds.md"_s);
    int frames = 0;
    for (const QTextFrame* frame : bench.text()->document()->rootFrame()->childFrames()) {
        if (!frame->frameFormat().hasProperty(QTextFormat::BackgroundBrush))
            continue;
        ++frames;
        const QString code = bench.text()->document()->toPlainText().mid(
            frame->firstPosition(), frame->lastPosition() - frame->firstPosition());
        QVERIFY2(QJsonDocument::fromJson(code.toUtf8()).isObject(), qPrintable(code));
    }
    QCOMPARE(frames, 11);
}

void TestGuide::followsTheTheme()
{
    const GuideBench bench;
    QVERIFY(bench.shown);
    bench.follow(u"terms.md#duration"_s);
    const int place = bench.text()->verticalScrollBar()->value();
    const auto linkColour = [&bench] {
        for (QTextBlock block = bench.text()->document()->begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                if (part.fragment().charFormat().isAnchor())
                    return part.fragment().charFormat().foreground().color();
            }
        }
        return QColor();
    };
    QCOMPARE(linkColour(), tone(Theme::Light, Tone::Accent));
    applyLook(*qApp, Theme::Dark);
    TRY_COMPARE(linkColour(), tone(Theme::Dark, Tone::Accent));
    QCOMPARE(bench.text()->verticalScrollBar()->value(), place);
    applyLook(*qApp, Theme::Light);
}

void TestGuide::opensFromTheMenu()
{
    WindowBench bench;
    QVERIFY(bench.open());
    bench.menuAction(u"User guide"_s)->trigger();
    auto* guide = bench.window->findChild<GuideWindow*>();
    QVERIFY(guide != nullptr && guide->isVisible());
    QVERIFY2(!guide->isModal(), "it is read while one works");
    bench.menuAction(u"Glossary"_s)->trigger();
    QCOMPARE(guide->page(), u"terms.md"_s);
    QCOMPARE(bench.window->findChildren<GuideWindow*>().size(), 1);
    guide->close();
    bench.menuAction(u"User guide"_s)->trigger();
    QVERIFY(guide->isVisible());
    QCOMPARE(guide->page(), u"index.md"_s);
    QCOMPARE(bench.menuAction(u"User guide"_s)->shortcut(), QKeySequence(Qt::Key_F1));
}

void TestGuide::worksByKeys()
{
    GuideBench bench;
    QVERIFY(bench.shown);
    QVERIFY(waitForActive(&bench.window));
    bench.text()->setFocus();
    QTest::keyClick(bench.text(), Qt::Key_F, Qt::ControlModifier);
    TRY_VERIFY(bench.search()->hasFocus());
    bench.pages()->setFocus();
    QTest::keyClick(bench.pages(), Qt::Key_Down);
    QCOMPARE(bench.window.page(), u"kinds.md"_s);
    QTest::keyClick(bench.pages(), Qt::Key_Left, Qt::AltModifier);
    TRY_COMPARE(bench.window.page(), u"index.md"_s);
    QTest::keyClick(&bench.window, Qt::Key_Escape);
    QVERIFY(!bench.window.isVisible());
}

QTEST_MAIN(TestGuide)
#include "tst_guide.moc"
