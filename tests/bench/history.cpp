// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures a history of 100,000 tasks, each figure in its own process:
// - a keystroke in the search field until the rows are painted
// - a step and a jump in the list, compared with QSqlTableModel with all rows fetched
// - a thousand changes at once
// - the start of the window, compared with 100 tasks and with an empty QMainWindow.

#include "app/engine/engine.h"
#include "app/tasks/store/searchtext.h"
#include "app/tasks/table/taskmodel.h"
#include "tests/bench/historymaker.h"
#include "tests/bench/measure.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/grid/takegrid.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/tasks/table/taskview.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSettings>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QSqlTableModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <ctime>
#include <random>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int manyTasks = 100000;
constexpr int fewTasks = 100;
constexpr int runningTasks = 1000;
constexpr int tasksATurn = 64;
constexpr int repeats = 5;
constexpr QSize windowSize{1280, 800};

double percentile(QList<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.isEmpty()
        ? 0
        : values.at(std::min<qsizetype>(values.size() - 1, qsizetype(share * double(values.size()))));
}

/// The CPU time of this thread so far, because the wall-clock time depends on other processes.
double threadMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

void put(QJsonObject& to, const QString& name, const QList<double>& values)
{
    to[name + u"MedianMs"_s] = percentile(values, 0.5);
    to[name + u"P99Ms"_s] = percentile(values, 0.99);
}

/// The table or the grid of a new profile, with groups.
QSettings& asMade(const QString& view = u"list"_s)
{
    static QTemporaryDir folder;
    static QSettings settings(folder.filePath(u"none"_s), QSettings::IniFormat);
    settings.setValue(u"tasks/view"_s, view);
    return settings;
}

void turn()
{
    QCoreApplication::processEvents();
}

template<typename Condition>
void turnUntil(Condition&& condition)
{
    QElapsedTimer timer;
    timer.start();
    while (!condition() && timer.elapsed() < 60000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
}

/// Steps of three rows and jumps to random rows, each painted immediately. `row` is the height of a row in pixels.
void scrollAbout(QAbstractItemView& view, int row, QJsonObject& to)
{
    std::mt19937 random(7);
    QList<double> steps;
    QList<double> jumps;
    QList<double> stepsCpu;
    QList<double> jumpsCpu;
    QScrollBar* bar = view.verticalScrollBar();
    const int one = view.verticalScrollMode() == QAbstractItemView::ScrollPerPixel ? row : 1;
    const auto paint = [&view] { view.viewport()->repaint(); };
    bar->setValue(bar->maximum() / 3);
    turn();
    for (int n = 0; n < 300; ++n) {
        const double before = threadMs();
        steps.append(msOf([&] {
            bar->setValue(bar->value() + 3 * one);
            turn();
        }));
        stepsCpu.append(threadMs() - before);
    }
    for (int n = 0; n < 200; ++n) {
        const int place = int(random() % unsigned(bar->maximum()));
        const double before = threadMs();
        jumps.append(msOf([&] {
            bar->setValue(place);
            turn();
        }));
        jumpsCpu.append(threadMs() - before);
    }
    put(to, u"step"_s, steps);
    put(to, u"jump"_s, jumps);
    put(to, u"stepCpu"_s, stepsCpu);
    put(to, u"jumpCpu"_s, jumpsCpu);
    to[u"repaintMs"_s] = msOf(paint);
}

/// A pointer that moves across the first tile and shows a picture at each place.
void hoverAbout(TakeGrid& grid, QJsonObject& to)
{
    grid.verticalScrollBar()->setValue(0);
    turn();
    const QRect tile = grid.gridLayout().rectOf(0);
    QList<double> moves;
    for (int n = 0; n < 200; ++n) {
        const QPointF place(tile.left() + 8 + n % (tile.width() - 16), tile.center().y());
        QMouseEvent move(
            QEvent::MouseMove, place, grid.viewport()->mapToGlobal(place), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        moves.append(msOf([&] {
            QCoreApplication::sendEvent(grid.viewport(), &move);
            turn();
        }));
    }
    put(to, u"hover"_s, moves);
}

/// `view` is "list" or "grid".
int childOurs(const QString& database, const QString& view)
{
    const double before = residentMiB();
    TaskStore store;
    (void)store.open(database);
    SystemClock clock;
    const double cpuBefore = threadMs();
    QElapsedTimer timer;
    timer.start();
    TaskChanges changes(store);
    TaskModel model(changes, nullptr, clock);
    TaskPanel panel(changes, model);
    panel.restoreTable(asMade(view));
    panel.resize(windowSize);
    panel.show();
    turn();
    panel.repaint();
    QJsonObject told{{u"openMs"_s, double(timer.nsecsElapsed()) / 1e6}, {u"openCpuMs"_s, threadMs() - cpuBefore}};
    turnUntil([&] { return model.isComplete(); });
    told[u"openWholeMs"_s] = double(timer.nsecsElapsed()) / 1e6;
    told[u"rows"_s] = model.rowCount();
    told[u"residentMiB"_s] = residentMiB() - before;
    if (view == u"grid"_s) {
        auto* grid = panel.findChild<TakeGrid*>();
        scrollAbout(*grid, grid->gridLayout().cellSize().height() / 3, told);
        hoverAbout(*grid, told);
    } else {
        auto* list = panel.findChild<TaskView*>();
        scrollAbout(*list, list->heightOfRow(), told);
    }
    told[u"residentAfterMiB"_s] = residentMiB() - before;
    print(told);
    return 0;
}

int childPlain(const QString& database)
{
    const double before = residentMiB();
    QSqlDatabase connection = QSqlDatabase::addDatabase(u"QSQLITE"_s);
    connection.setDatabaseName(database);
    connection.open();
    const double cpuBefore = threadMs();
    QElapsedTimer timer;
    timer.start();
    QSqlTableModel model(nullptr, connection);
    QTableView view;
    model.setTable(u"plain"_s);
    model.setSort(0, Qt::DescendingOrder);
    model.select();
    while (model.canFetchMore())
        model.fetchMore();
    view.setModel(&model);
    view.verticalHeader()->hide();
    view.verticalHeader()->setDefaultSectionSize(28);
    view.horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    view.resize(windowSize);
    view.show();
    turn();
    view.repaint();
    QJsonObject told{{u"openMs"_s, double(timer.nsecsElapsed()) / 1e6}, {u"openCpuMs"_s, threadMs() - cpuBefore},
        {u"rows"_s, model.rowCount()}, {u"residentMiB"_s, residentMiB() - before}};
    scrollAbout(view, view.verticalHeader()->defaultSectionSize(), told);
    print(told);
    return 0;
}

/// The texts that are typed letter by letter and deleted again: common and rare words, Chinese, IDs.
QStringList typedTexts()
{
    QStringList texts;
    for (const QString& whole : {u"lantern rain"_s, u"kite4711"_s, u"lighthouse storm m"_s, u"猫"_s, u"屋顶 月亮"_s,
             u"红色灯笼"_s, u"zeppelin"_s, u"the evening"_s, u"wan3.0-video-2"_s}) {
        for (int length = 1; length <= whole.size(); ++length)
            texts.append(whole.left(length));
    }
    return texts;
}

int childSearch(const QString& database)
{
    TaskStore store;
    (void)store.open(database);
    SystemClock clock;
    TaskChanges changes(store);
    TaskModel model(changes, nullptr, clock);
    TaskPanel panel(changes, model);
    panel.restoreTable(asMade());
    panel.resize(windowSize);
    panel.show();
    turn();
    turnUntil([&] { return model.isComplete(); });
    auto* view = panel.findChild<TaskView*>();
    auto* edit = panel.findChild<QLineEdit*>(u"searchEdit"_s);
    const TaskHistory history(store);
    QSqlDatabase connection = QSqlDatabase::addDatabase(u"QSQLITE"_s);
    connection.setDatabaseName(database);
    connection.open();
    QList<double> bare;
    QList<double> ours;
    QList<double> painted;
    QList<double> paintedCpu;
    QList<double> whole;
    for (int round = 0; round < repeats; ++round) {
        for (const QString& text : typedTexts()) {
            bare.append(msOf([&] {
                QSqlQuery query(connection);
                query.setForwardOnly(true);
                query.prepare(u"SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid DESC LIMIT 100"_s);
                query.bindValue(0, searchExpression(text));
                for (query.exec(); query.next();)
                    (void)query.value(0).toLongLong();
            }));
            ours.append(msOf([&] { (void)history.find({.text = text}, 100); }));
            const double before = threadMs();
            QElapsedTimer typed;
            typed.start();
            painted.append(msOf([&] {
                edit->setText(text);
                turn();
                view->viewport()->repaint();
            }));
            paintedCpu.append(threadMs() - before);
            turnUntil([&] { return model.isComplete(); });
            whole.append(double(typed.nsecsElapsed()) / 1e6);
            // The pause of a fast typist, in which the rest of a long list is loaded.
            QElapsedTimer pause;
            pause.start();
            turnUntil([&] { return pause.elapsed() > 60; });
        }
    }
    QJsonObject told;
    put(told, u"bareQuery"_s, bare);
    put(told, u"query"_s, ours);
    put(told, u"keystrokeToPainted"_s, painted);
    put(told, u"keystrokeCpu"_s, paintedCpu);
    put(told, u"keystrokeToWhole"_s, whole);
    print(told);
    return 0;
}

int childChanges(const QString& database)
{
    TaskStore store;
    (void)store.open(database);
    SystemClock clock;
    TaskChanges changes(store);
    TaskModel model(changes, nullptr, clock);
    TaskPanel panel(changes, model);
    panel.restoreTable(asMade());
    panel.resize(windowSize);
    panel.show();
    turnUntil([&] { return model.isComplete(); });
    const QList<TaskId> running = store.unfinished();
    // New poll results for as many tasks as are committed in one turn of the event loop.
    QList<double> commits;
    for (qsizetype first = 0; first + tasksATurn <= running.size(); first += tasksATurn) {
        QList<TaskUpdate> updates;
        for (const TaskId id : running.mid(first, tasksATurn)) {
            const VideoTask before = store.task(id).value_or(VideoTask());
            VideoTask after = before;
            after.report.word = u"RUNNING"_s;
            updates.append({before, after, {{clock.now(), u"note"_s, u"The service says RUNNING."_s}}});
        }
        commits.append(msOf([&] { (void)store.updateAll(updates); }));
        turn();
    }
    QList<double> stalls;
    QList<double> stallsCpu;
    for (int round = 0; round < 100; ++round) {
        const double before = threadMs();
        stalls.append(msOf([&] {
            for (const TaskId id : running)
                Q_EMIT store.taskChanged(id);
            turn();
            panel.repaint();
        }));
        stallsCpu.append(threadMs() - before);
        turnUntil([&] { return model.isComplete(); });
    }
    QJsonObject told{{u"changed"_s, running.size()}};
    put(told, u"commitOf64"_s, commits);
    put(told, u"list"_s, stalls);
    put(told, u"listCpu"_s, stallsCpu);
    print(told);
    return 0;
}

int childStart(const QString& folder)
{
    QJsonObject told;
    const double before = cpuMsSoFar();
    auto engine = Engine::open({folder, {}});
    if (!engine)
        return 1;
    const double opened = cpuMsSoFar();
    QSettings settings((*engine)->profile().settings, QSettings::IniFormat);
    MainWindow window(**engine, settings);
    window.resize(windowSize);
    window.show();
    turn();
    window.repaint();
    told[u"engineCpuMs"_s] = opened - before;
    told[u"cpuMs"_s] = cpuMsSoFar();
    QElapsedTimer settled;
    settled.start();
    turnUntil([&] { return settled.elapsed() > 1500; });
    told[u"residentMiB"_s] = residentMiB();
    print(told);
    return 0;
}

int childEmpty()
{
    QMainWindow window;
    window.resize(windowSize);
    window.show();
    turn();
    window.repaint();
    QJsonObject told{{u"cpuMs"_s, cpuMsSoFar()}};
    QElapsedTimer settled;
    settled.start();
    turnUntil([&] { return settled.elapsed() > 1500; });
    told[u"residentMiB"_s] = residentMiB();
    print(told);
    return 0;
}

QJsonObject medians(const QStringList& arguments)
{
    QHash<QString, QList<double>> values;
    (void)costOfSelf(arguments); // a warm-up
    for (int n = 0; n < repeats; ++n) {
        const QJsonObject told = costOfSelf(arguments).told;
        for (auto each = told.begin(); each != told.end(); ++each)
            values[each.key()].append(each.value().toDouble());
    }
    QJsonObject result;
    for (auto each = values.cbegin(); each != values.cend(); ++each)
        result[each.key()] = std::round(median(each.value()) * 100) / 100;
    return result;
}

/// The four columns that QSqlTableModel shows for the comparison.
void addPlainTable(const QString& database)
{
    {
        QSqlDatabase connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"plain"_s);
        connection.setDatabaseName(database);
        connection.open();
        QSqlQuery(connection)
            .exec(u"CREATE TABLE plain (id INTEGER PRIMARY KEY, state TEXT, prompt TEXT, model TEXT)"_s);
        QSqlQuery(connection).exec(u"INSERT INTO plain SELECT id, state, prompt, model FROM tasks"_s);
    }
    QSqlDatabase::removeDatabase(u"plain"_s);
}

void report(const QString& folder)
{
    const auto profile = [&folder](const QString& name) {
        QDir().mkpath(folder + u'/' + name);
        return folder + u'/' + name;
    };
    const QString many = profile(u"many"_s);
    const QString few = profile(u"few"_s);
    const QString database = Profile::open(many)->database;
    const double made = msOf([&] { makeHistory(database, manyTasks); });
    makeHistory(Profile::open(few)->database, fewTasks);
    print({{u"bench"_s, u"history"_s}, {u"what"_s, u"make"_s}, {u"tasks"_s, manyTasks},
        {u"usEach"_s, made * 1000 / manyTasks}, {u"fileMiB"_s, double(QFileInfo(database).size()) / 1048576}});

    const QJsonObject empty = medians({u"--empty"_s});
    const QJsonObject startFew = medians({u"--start"_s, few});
    const QJsonObject startMany = medians({u"--start"_s, many});
    print({{u"bench"_s, u"history"_s}, {u"what"_s, u"start"_s}, {u"emptyWindow"_s, empty}, {u"with100"_s, startFew},
        {u"with100k"_s, startMany}});

    const QString work = folder + u"/view.sqlite"_s;
    QFile::copy(database, work);
    addPlainTable(work);
    const QJsonObject ours = medians({u"--ours"_s, work});
    const QJsonObject plain = medians({u"--plain"_s, work});
    print({{u"bench"_s, u"history"_s}, {u"what"_s, u"list"_s}, {u"ours"_s, ours}, {u"sqlTableModel"_s, plain}});

    const QJsonObject grid = medians({u"--grid"_s, work});
    print({{u"bench"_s, u"history"_s}, {u"what"_s, u"grid"_s}, {u"grid"_s, grid}, {u"list"_s, ours}});

    const QJsonObject search = costOfSelf({u"--search"_s, database}).told;
    print({{u"bench"_s, u"history"_s}, {u"what"_s, u"search"_s}, {u"figures"_s, search}});

    const QString changing = folder + u"/changing.sqlite"_s;
    makeHistory(changing, manyTasks / 10, runningTasks);
    print({{u"bench"_s, u"history"_s}, {u"what"_s, u"changes"_s},
        {u"figures"_s, costOfSelf({u"--changes"_s, changing}).told}});
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QString mode = arguments.value(1);
    if (mode == "--make"_L1) {
        makeHistory(arguments.value(2), arguments.value(3).toInt(), arguments.value(4).toInt());
        return 0;
    }
    if (mode == "--empty"_L1)
        return childEmpty();
    applyLook(app, Theme::Light);
    if (mode == "--ours"_L1)
        return childOurs(arguments.value(2), u"list"_s);
    if (mode == "--grid"_L1)
        return childOurs(arguments.value(2), u"grid"_s);
    if (mode == "--plain"_L1)
        return childPlain(arguments.value(2));
    if (mode == "--search"_L1)
        return childSearch(arguments.value(2));
    if (mode == "--changes"_L1)
        return childChanges(arguments.value(2));
    if (mode == "--start"_L1)
        return childStart(arguments.value(2));
    QTemporaryDir folder;
    report(folder.path());
    return 0;
}
