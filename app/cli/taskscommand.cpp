// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/accountchoice.h"
#include "app/cli/commandparser.h"
#include "app/cli/commands.h"
#include "app/cli/engineopening.h"
#include "app/cli/tasklines.h"
#include "app/common/clock.h"
#include "app/engine/engine.h"
#include "app/request/kindfields.h"
#include "app/service/wire/wire.h"
#include "app/settings/profile.h"
#include "app/tasks/history/taskfilterjson.h"
#include "app/tasks/history/taskhistory.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

void addFilterOptions(CommandParser& parser)
{
    parser.addValue(u"state"_s, Cli::tr("state"), Cli::tr("Only tasks in this state, such as Saved. Can be repeated."));
    parser.addValue(u"rating"_s, Cli::tr("stars"), Cli::tr("Only takes with at least this rating, 1 to 5."));
    parser.addValue(u"attention"_s, u"yes|no"_s, Cli::tr("Only takes that need attention, or none of them."));
    parser.addValue(u"rejected"_s, u"yes|no"_s, Cli::tr("Only rejected takes, or none of them."));
    parser.addValue(u"deleted"_s, u"yes|no"_s, Cli::tr("Only deleted takes, or none of them."));
    parser.addValue(u"tag"_s, Cli::tr("tag"), Cli::tr("Only takes with this tag. If repeated, with all of them."));
    parser.addValue(u"model"_s, Cli::tr("code"), Cli::tr("Only tasks of this model. Can be repeated."));
    parser.addValue(
        u"api-type"_s, Cli::tr("type"), Cli::tr("Only tasks of this kind, such as TextToVideo. Can be repeated."));
    parser.addValue(u"account"_s, Cli::tr("name"), Cli::tr("Only tasks of this account. Can be repeated."));
    parser.addValue(u"from"_s, Cli::tr("date"), Cli::tr("Only tasks created on this day or later: 2026-12-31."));
    parser.addValue(u"to"_s, Cli::tr("date"), Cli::tr("Only tasks created on this day or earlier."));
    parser.addValue(
        u"search"_s, Cli::tr("words"), Cli::tr("Only tasks with these words in prompt, model, note, tags or IDs."));
}

/// A task in each state, and in each that the list names by another word.
const QList<VideoTask>& examplesOfStates()
{
    static const QList<VideoTask> examples = [] {
        QList<VideoTask> tasks;
        for (int state = 0; state <= int(TaskState::Expired); ++state) {
            VideoTask task;
            task.state = TaskState(state);
            tasks.append(task);
        }
        VideoTask held;
        held.held = true;
        tasks.append(held);
        for (const Family family : allFamilies) {
            for (const char* word : {wireFormat(family).waitingWord, wireFormat(family).runningWord}) {
                VideoTask task;
                task.state = TaskState::InProgress;
                task.report.word = QString::fromLatin1(word);
                tasks.append(task);
            }
        }
        return tasks;
    }();
    return examples;
}

/// The state with this name, or with this word in the list. One sentence with all names if there is none.
tl::expected<TaskState, QString> stateFrom(const QString& text)
{
    QStringList names;
    for (const VideoTask& task : examplesOfStates()) {
        const QString name = stateName(task.state);
        if (text.compare(name, Qt::CaseInsensitive) == 0 || text.compare(stateWord(task), Qt::CaseInsensitive) == 0)
            return task.state;
        if (!names.contains(name))
            names.append(name);
    }
    return tl::make_unexpected(
        Cli::tr("There is no state \"%1\". Use one of %2.").arg(text, names.join(u", "_s)));
}

/// What an option that is not given, "yes" or "no" stands for.
template<typename Choice>
Choice chosen(const QString& option, Choice otherwise, Choice yes, Choice no)
{
    return option.isEmpty() ? otherwise : option == "yes"_L1 ? yes : no;
}

/// The filter that the options describe, or one sentence about the first wrong value.
tl::expected<TaskFilter, QString> filterFrom(
    const CommandParser& parser, const AccountStore& accounts, const QStringList& accountIds)
{
    TaskFilter filter;
    for (const QString& name : parser.values(u"state"_s)) {
        const auto state = stateFrom(name);
        if (!state)
            return tl::make_unexpected(state.error());
        filter.states.append(*state);
    }
    if (parser.isSet(u"rating"_s)) {
        bool isNumber = false;
        filter.leastRating = parser.value(u"rating"_s).toInt(&isNumber);
        if (!isNumber || filter.leastRating < 1 || filter.leastRating > 5)
            return tl::make_unexpected(Cli::tr("--rating is a number from 1 to 5."));
    }
    for (const QString& option : {u"attention"_s, u"rejected"_s, u"deleted"_s}) {
        const QString choice = parser.value(option);
        if (!choice.isEmpty() && choice != "yes"_L1 && choice != "no"_L1)
            return tl::make_unexpected(Cli::tr(R"(--%1 is "yes" or "no".)").arg(option));
    }
    filter.attention = chosen(parser.value(u"attention"_s), TaskFilter::Attention::Any, TaskFilter::Attention::Needed,
        TaskFilter::Attention::NotNeeded);
    filter.rejects = chosen(parser.value(u"rejected"_s), TaskFilter::Rejects::Shown, TaskFilter::Rejects::Only,
        TaskFilter::Rejects::Hidden);
    filter.bin = chosen(
        parser.value(u"deleted"_s), TaskFilter::Bin::Both, TaskFilter::Bin::Recycled, TaskFilter::Bin::Kept);
    filter.tags = parser.values(u"tag"_s);
    filter.models = parser.values(u"model"_s);
    for (const QString& name : parser.values(u"api-type"_s)) {
        const qsizetype before = filter.kinds.size();
        for (const RequestKind& kind : allKinds()) {
            if (apiTypeName(kind.apiType) == name)
                filter.kinds.append(kind);
        }
        if (filter.kinds.size() == before)
            return tl::make_unexpected(Cli::tr("There is no API type \"%1\".").arg(name));
    }
    for (const QString& name : parser.values(u"account"_s)) {
        const auto id =
            name == Account::practiceId() ? Result<QString>(name) : knownAccountId(accounts, name, accountIds);
        if (!id)
            return tl::make_unexpected(id.error().message);
        filter.accounts.append(*id);
    }
    QDate days[2];
    for (const auto& [day, name] : {std::pair{&days[0], u"from"_s}, {&days[1], u"to"_s}}) {
        if (!parser.isSet(name))
            continue;
        *day = QDate::fromString(parser.value(name), Qt::ISODate);
        if (!day->isValid())
            return tl::make_unexpected(Cli::tr("--%1 is a date like 2026-12-31.").arg(name));
    }
    if (days[0].isValid() && days[1].isValid() && days[0] > days[1])
        return tl::make_unexpected(Cli::tr("--from is a later day than --to."));
    setDays(filter, days[0], days[1]);
    filter.text = parser.value(u"search"_s).simplified();
    return filter;
}

/// Lists each task as a line of text or JSON.
int listLines(
    const Console& console, TaskStore& store, const TaskFilter& filter, const ListNames& names, const SendRules& rules)
{
    const auto known = store.known();
    if (!known)
        return console.fail(known.error());
    int unreadable = 0;
    const SystemClock clock;
    const SpendBook book(store, clock);
    const QList<TaskId> ids = TaskHistory(store).find(filter);
    for (const TaskId id : ids) {
        const auto task = store.task(id);
        if (!task) {
            ++unreadable;
            continue;
        }
        if (console.isJson())
            console.line(taskJson(*task, names, book.entryOf(id)));
        console.text(taskText(*task, waitText(*task, rules)));
    }
    if (unreadable > 0)
        return console.fail({ErrorKind::Storage,
            Cli::tr("%n tasks couldn't be read from the task database and aren't listed.", nullptr, unreadable)});
    if (ids.isEmpty())
        console.text(known->isEmpty() ? Cli::tr("No tasks yet.") : Cli::tr("No matching tasks."));
    return Well;
}

int listFormatted(
    const Console& console, TaskStore& store, const TaskFilter& filter, ListFormat format, const ListNames& names)
{
    StandardOutput out;
    const auto written = writeTaskList(store, filter, format, names, out);
    return written || out.isLost() ? Well : console.fail(written.error());
}

} // namespace

int runTasks(const QStringList& arguments)
{
    CommandParser parser(u"list"_s, Cli::tr("Lists the tasks, newest first. \"tasks\" is the same command."));
    addFilterOptions(parser);
    parser.addValue(u"format"_s, u"csv|json"_s,
        Cli::tr("Write a table for spreadsheet programs, or one JSON array, instead of readable lines."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const auto format = listFormatFrom(parser.value(u"format"_s));
    if (parser.isSet(u"format"_s) && !format)
        return parser.wrongUse(Cli::tr(R"(--format is "csv" or "json".)"));
    const Console console = parser.console();
    const auto profile = Profile::openReadOnly(parser.profileFolder());
    if (!profile)
        return console.fail(profile.error());
    settleInterruptedCalls(console, *profile, parser.profileFolder());
    TaskStore store;
    if (auto opened = store.open(profile->database, TaskStore::Access::ReadOnly); !opened)
        return console.fail(opened.error());
    AccountStore accounts(profile->accounts);
    (void)accounts.load(); // otherwise accounts have no names
    const QStringList accountIds = TaskHistory(store).accounts();
    const auto filter = filterFrom(parser, accounts, accountIds);
    if (!filter)
        return parser.wrongUse(filter.error());
    const ListNames names = namesIn(*profile, accounts, accountIds);
    return format ? listFormatted(console, store, *filter, *format, names)
                  : listLines(console, store, *filter, names, Engine::sendRules(Preferences(profile->settings)));
}

} // namespace Dailies
