// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/testclips.h"
#include "tests/support/patience.h"
#include "tests/ui/taskwindow.h"

#include "app/accounts/account.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/clips/thumbnailcache.h"
#include "ui/tasks/table/takecell.h"
#include "ui/tasks/table/taskdelegate.h"
#include "ui/tasks/table/taskheader.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QIdentityProxyModel>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryFile>
#include <QTest>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>
#include <set>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// Reports that every download is two thirds complete.
class Progressing final : public QIdentityProxyModel {
public:
    QVariant data(const QModelIndex& index, int role) const override
    {
        return role == TaskModel::FractionRole ? QVariant(0.66) : QIdentityProxyModel::data(index, role);
    }
};

/// Antialiased letters have few pixels of the exact colour.
bool isLike(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) < 30;
}

int pixelsOf(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += isLike(image.pixelColor(x, y), colour) ? 1 : 0;
    }
    return count;
}

QImage pictureOf(const TaskWindow& window, const QRect& place)
{
    return window.view()->viewport()->grab(place).toImage();
}

} // namespace

class TestTaskGrouping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyStateHasItsRow();
    void namesForAssistivePrograms();
    void hostilePromptIsText();
    void toolTipIsEscaped();
    void colourOfAState();
    void missingClipHasNoCheckMark();
    void progressBar();
    void thumbnailOfASavedClip();
    void thumbnailOfABrokenClipIsAskedOnce();
    void rowsAndColumns();
    void takesWithoutAPrompt();
    void narrowPromptHasNoPracticeMark();
    void titleEndsWithTheNumbers();
    void ratingsAreStars();
    void starsOfRejectedTakesAreWhole();
    void closingWithWorkUnderWay();
};

void TestTaskGrouping::init()
{
    applyLook(*qApp, Theme::Light);
}

void TestTaskGrouping::everyStateHasItsRow()
{
    TaskWindow window;
    QAbstractItemModelTester tester(window.model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (int state = 0; state < stateCount; ++state)
        window.add(static_cast<TaskState>(state));
    QCOMPARE(window.model->rowCount(), stateCount);
    window.panel->resize(1280, 46 * (stateCount + 3));
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    TRY_VERIFY(window.view()->viewport()->height() >= 46 * stateCount);
    for (int row = 0; row < stateCount; ++row) {
        const QModelIndex index = window.model->index(row, TaskModel::State);
        QVERIFY(!index.data().toString().isEmpty());
        const QImage cell = pictureOf(window, window.view()->visualRect(index));
        std::set<QRgb> colours;
        for (int y = 0; y < cell.height(); ++y) {
            for (int x = 0; x < cell.width(); ++x)
                colours.insert(cell.pixel(x, y));
        }
        QVERIFY2(colours.size() > 3, qPrintable(index.data().toString()));
    }
}

void TestTaskGrouping::namesForAssistivePrograms()
{
    TaskWindow window;
    window.add(TaskState::NeedsReview, u"Neon fish"_s);
    const auto name = [](QObject* object) {
        return QAccessible::queryAccessibleInterface(object)->text(QAccessible::Name);
    };
    QCOMPARE(name(window.view()), u"Tasks"_s);
    QCOMPARE(name(window.search()), u"Search tasks"_s);
    TRY_COMPARE(name(window.chip(u"allChip"_s)), u"All 1"_s);

    QAccessibleInterface* view = QAccessible::queryAccessibleInterface(window.view());
    QAccessibleTableInterface* table = view->tableInterface();
    QVERIFY(table != nullptr);
    const auto cell = [table](int column) { return table->cellAt(0, column)->text(QAccessible::Name); };
    QCOMPARE(cell(TaskModel::State), u"No response"_s);
    QCOMPARE(cell(TaskModel::Prompt), u"Neon fish"_s);
    QCOMPARE(cell(TaskModel::Expiry), u"Not known"_s);
    for (int column = 0; column < TaskModel::ColumnCount; ++column)
        QVERIFY2(!cell(column).isEmpty(), qPrintable(QString::number(column)));
}

void TestTaskGrouping::hostilePromptIsText()
{
    TaskWindow window;
    window.add(
        TaskState::Saved, u"<font color='#ff0000' size='7'>\u2588\u2588\u2588\u2588</font>\u202E\u0007 & more"_s);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    const QModelIndex index = window.model->index(0, TaskModel::Prompt);
    QVERIFY(index.data().toString().contains(u"<font color"_s));
    QVERIFY(!index.data().toString().contains(QChar(7)));
    QCOMPARE(pixelsOf(pictureOf(window, window.view()->visualRect(index)), QColor(255, 0, 0)), 0);
}

void TestTaskGrouping::toolTipIsEscaped()
{
    TaskWindow window;
    window.add(TaskState::Saved, u"<img src='file:///etc/passwd'><b>bold</b>"_s);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    const QPoint place = window.middleOf(0, TaskModel::Prompt);
    QHelpEvent help(QEvent::ToolTip, place, window.view()->viewport()->mapToGlobal(place));
    QApplication::sendEvent(window.view()->viewport(), &help);
    TRY_VERIFY(QToolTip::text().contains(u"&lt;b&gt;bold"_s));
    QVERIFY(!QToolTip::text().contains(u"<img"_s));
    QToolTip::hideText();
}

void TestTaskGrouping::colourOfAState()
{
    TaskWindow window;
    window.add(TaskState::Failed);
    QTemporaryFile clip;
    QVERIFY(clip.open());
    VideoTask saved = taskIn(TaskState::Saved, u"A paper boat"_s);
    saved.file = clip.fileName();
    window.add(saved);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    const auto cell = [&window](int row) {
        return pictureOf(window, window.view()->visualRect(window.model->index(row, TaskModel::State)));
    };
    QCOMPARE(pixelsOf(cell(0), tone(Theme::Light, Tone::Good)), 0); // the normal state says nothing
    QCOMPARE(window.model->index(0, TaskModel::State).data().toString(), QString());
    QCOMPARE(window.model->index(0, TaskModel::State).data(Qt::AccessibleTextRole).toString(), u"Saved"_s);
    QVERIFY(pixelsOf(cell(1), tone(Theme::Light, Tone::Bad)) > 10);
    applyLook(*qApp, Theme::Dark);
    TRY_VERIFY(pixelsOf(cell(1), tone(Theme::Dark, Tone::Bad)) > 10);
    applyLook(*qApp, Theme::Light);
}

void TestTaskGrouping::missingClipHasNoCheckMark()
{
    TaskWindow window;
    VideoTask saved = taskIn(TaskState::Saved, u"A paper boat"_s);
    saved.file = u"/nowhere/clip.mp4"_s;
    window.add(saved);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    const QModelIndex index = window.model->index(0, TaskModel::State);
    TRY_COMPARE(index.data().toString(), u"Clip missing"_s);
    const QImage cell = pictureOf(window, window.view()->visualRect(index));
    QCOMPARE(pixelsOf(cell, tone(Theme::Light, Tone::Good)), 0);
    QVERIFY(pixelsOf(cell, tone(Theme::Light, Tone::Warning)) > 10);
}

void TestTaskGrouping::progressBar()
{
    TaskWindow window;
    window.add(TaskState::Downloading);
    Progressing progressing;
    progressing.setSourceModel(window.model.get());
    ThumbnailCache thumbnails(TakeCell::takeSize);
    TaskDelegate delegate(thumbnails);
    TaskView view;
    view.setModel(&progressing);
    view.setItemDelegate(&delegate);
    view.resize(1280, 200);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view, patienceMs));
    const QRect cell = view.visualRect(progressing.index(0, TaskModel::State));
    const QImage picture = view.viewport()->grab(cell).toImage();
    const QColor accent = tone(Theme::Light, Tone::Accent);
    const QColor groove = tone(Theme::Light, Tone::Line);
    int filled = 0;
    int rest = 0;
    // A thin bar below the word.
    const int below = (picture.height() - 1) / 2 + QFontMetrics(semiboldFont(view.font())).lineSpacing() / 2 + 3;
    for (int x = 0; x < picture.width(); ++x) {
        filled += picture.pixelColor(x, below) == accent ? 1 : 0;
        rest += picture.pixelColor(x, below) == groove ? 1 : 0;
    }
    QVERIFY2(filled > 20, qPrintable(QString::number(filled)));
    QVERIFY2(rest > 10 && rest < filled, qPrintable(QString::number(rest)));
}

void TestTaskGrouping::thumbnailOfASavedClip()
{
    const TestClips clips;
    TaskWindow window;
    VideoTask task = taskIn(TaskState::Saved, u"All red"_s);
    task.file = clips.make(u"red.mp4"_s, u"-f lavfi -i color=c=red:s=320x180:r=24 -frames:v 12 -pix_fmt yuv420p"_s);
    window.add(task);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    const auto red = [&window] {
        const QImage cell = pictureOf(window, window.view()->visualRect(window.model->index(0, TaskModel::Take)));
        return pixelsOf(cell, QColor(254, 0, 0));
    };
    // The whole height of the row, except the round corners.
    const int pixels = TakeCell::takeSize.width() * TakeCell::takeSize.height();
    TRY_VERIFY(red() > pixels - 120);
    QVERIFY(red() <= pixels);
}

void TestTaskGrouping::thumbnailOfABrokenClipIsAskedOnce()
{
    QTemporaryDir dir;
    QFile file(dir.filePath(u"broken.mp4"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("this is no film");
    file.close();
    ThumbnailCache cache(TakeCell::takeSize);
    QSignalSpy ready(&cache, &ThumbnailCache::ready);
    const QStringList paths{file.fileName(), dir.filePath(u"missing.mp4"_s)};
    for (const QString& path : paths)
        QVERIFY(cache.picture(path).isNull());
    TRY_COMPARE(ready.size(), 2);
    for (const QString& path : paths)
        QVERIFY(cache.picture(path).isNull());
    QTest::qWait(100);
    QCOMPARE(ready.size(), 2);
    QVERIFY(cache.picture(QString()).isNull());
}

void TestTaskGrouping::rowsAndColumns()
{
    TaskWindow window;
    window.add(TaskState::Forgotten);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    TaskView* view = window.view();
    QCOMPARE(view->rowHeight(0), view->heightOfRow());
    QVERIFY(!view->showGrid());
    QVERIFY(view->property("rowLines").toBool());
    const auto* header = view->horizontalHeader();
    QCOMPARE(header->sectionResizeMode(TaskModel::Prompt), QHeaderView::Stretch);
    QVERIFY(header->sectionSize(TaskModel::Prompt) > 320);
    QCOMPARE(header->length(), view->viewport()->width());
    // Typing a letter does not search a table of many tasks.
    window.add(TaskState::Saved, u"zebra"_s);
    view->setCurrentIndex(window.model->index(0, 0));
    QTest::keyClick(view, Qt::Key_A);
    QCOMPARE(view->currentIndex().row(), 0);
}

/// They say what they are made from, quietly, because it is no prompt.
void TestTaskGrouping::takesWithoutAPrompt()
{
    VideoTask task = taskIn(TaskState::Waiting, {});
    task.request.kind.apiType = ApiType::ImageToVideo;
    task.request.media = {{u"first_frame"_s, u"https://a.example/kite.png"_s, {}}};
    for (const TaskWindow::View view : {TaskWindow::View::List, TaskWindow::View::Grid}) {
        TaskWindow window(view);
        window.add(task);
        window.add(TaskState::Waiting, u"A kite over the hills at dusk"_s);
        QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
        const QModelIndex named = window.model->index(window.model->rowOf(2), TaskModel::Prompt);
        const QModelIndex unnamed = window.model->index(window.model->rowOf(1), TaskModel::Prompt);
        QCOMPARE(unnamed.data(TaskModel::UnnamedRole).toString(), u"Image to video · kite.png"_s);
        QVERIFY(!named.data(TaskModel::UnnamedRole).isValid());
        QVERIFY(unnamed.data().toString().isEmpty());
        QAbstractItemView* shown =
            view == TaskWindow::View::List ? static_cast<QAbstractItemView*>(window.view()) : window.grid();
        shown->clearSelection();
        const auto pixels = [shown](const QModelIndex& index, Tone role) {
            QRect place = shown->visualRect(index);
            if (shown->inherits("Dailies::TakeGrid"))
                place.setTop(place.bottom() - 40); // below the picture
            return pixelsOf(shown->viewport()->grab(place).toImage(), tone(shown->palette(), role));
        };
        QVERIFY(pixels(named, Tone::Text) > 4 * pixels(unnamed, Tone::Text)); // letters have a few dark pixels
        QVERIFY(pixels(unnamed, Tone::MutedText) > 0);
    }
}

void TestTaskGrouping::narrowPromptHasNoPracticeMark()
{
    TaskWindow window;
    VideoTask task = taskIn(TaskState::Saved, u"The kite climbs over the evening hill, the camera follows it up"_s);
    window.add(task);
    task.accountId = Account::practiceId();
    window.add(task);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    const auto place = [&window](
                           int row) { return window.view()->visualRect(window.model->index(row, TaskModel::Prompt)); };
    const auto isMarked = [&window, &place] { return pictureOf(window, place(0)) != pictureOf(window, place(1)); };
    window.view()->clearSelection();
    window.panel->resize(1600, 420);
    TRY_VERIFY(place(0).width() > 340 && isMarked());
    window.panel->resize(600, 420);
    TRY_VERIFY(place(0).width() < 300 && !isMarked());
}

void TestTaskGrouping::titleEndsWithTheNumbers()
{
    TaskWindow window;
    window.add(TaskState::InProgress);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    const TaskHeader* header = window.view()->taskHeader();
    const int end = TaskHeader::textInset + TakeCell::numberWidth(window.view()->fontMetrics());
    const auto lastInk = [end](const QImage& image) {
        int last = -1;
        for (int x = 0; x < std::min(image.width(), end + 4); ++x) { // the picture is further on
            for (int y = 1; y < image.height() - 2; ++y)
                last = image.pixel(x, y) != image.pixel(1, 1) ? x : last;
        }
        return last;
    };
    const QRect title(
        header->sectionViewportPosition(TaskModel::Take), 0, header->sectionSize(TaskModel::Take), header->height());
    const int words = lastInk(header->viewport()->grab(title).toImage());
    const int number = lastInk(pictureOf(window, window.view()->visualRect(window.model->index(0, TaskModel::Take))));
    QVERIFY(number > 0);
    QVERIFY2(std::abs(words - number) <= 2, qPrintable(u"%1 %2"_s.arg(words).arg(number)));
}

void TestTaskGrouping::ratingsAreStars()
{
    TaskWindow window;
    VideoTask task = taskIn(TaskState::Saved, u"A kite"_s);
    for (const int rating : {2, 4}) {
        task.marks.rating = rating;
        window.add(task);
    }
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    const auto pixels = [&window](TaskId id) {
        const QModelIndex index = window.model->index(window.model->rowOf(id), TaskModel::Rating);
        return pixelsOf(
            pictureOf(window, window.view()->visualRect(index)), tone(window.view()->palette(), Tone::Rating));
    };
    QVERIFY(pixels(1) > 50);
    QVERIFY(std::abs(pixels(2) - 2 * pixels(1)) <= 4);
}

/// The sign of a rejected take leaves less room for its stars.
void TestTaskGrouping::starsOfRejectedTakesAreWhole()
{
    TaskWindow window;
    VideoTask task = taskIn(TaskState::Saved, u"A kite"_s);
    task.marks.rejected = true;
    for (const int rating : {1, 5}) {
        task.marks.rating = rating;
        window.add(task);
    }
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    window.view()->taskHeader()->resizeSection(TaskModel::Rating, 66);
    const auto pixels = [&window](TaskId id) {
        const QModelIndex index = window.model->index(window.model->rowOf(id), TaskModel::Rating);
        return pixelsOf(
            pictureOf(window, window.view()->visualRect(index)), tone(window.view()->palette(), Tone::Rating));
    };
    QVERIFY(pixels(1) > 0);
    QCOMPARE(pixels(2), 5 * pixels(1));
}

void TestTaskGrouping::closingWithWorkUnderWay()
{
    TaskWindow window;
    for (int i = 0; i < 5; ++i) {
        VideoTask task = taskIn(TaskState::Saved, u"take"_s);
        task.file = window.dir.filePath(u"take%1.mp4"_s.arg(i));
        window.add(task);
    }
    window.panel->selectTask(1);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    window.panel.reset();
    QCOMPARE(window.model->rowCount(), 5);
}

QTEST_MAIN(TestTaskGrouping)
#include "tst_taskrows.moc"
