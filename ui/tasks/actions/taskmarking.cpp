// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/actions/taskmarking.h"

#include "app/common/redact.h"
#include "app/common/sentences.h"
#include "ui/widgets/isolated.h"

#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <QRegularExpression>
#include <QSet>
#include <QTimer>
#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostUndo = 100;

} // namespace

QStringList typedTags(const QString& text)
{
    static const QRegularExpression separator(u"[,;\uff0c\u3001\uff1b\u060c]"_s);
    QStringList tags;
    for (const QString& each : text.split(separator)) {
        const QString tag = each.simplified();
        if (!tag.isEmpty() && !tags.contains(tag, Qt::CaseInsensitive))
            tags.append(tag);
    }
    return tags;
}

/// One undo step: the annotations of some tasks before and after it.
class TaskMarking::Change final : public QUndoCommand {
public:
    using Marks = QHash<TaskId, TaskAnnotations>;

    Change(TaskMarking& marking, const QString& name, quint64 number, Marks before, Marks after)
        : QUndoCommand(name)
        , m_marking(marking)
        , m_number(number)
        , m_before(std::move(before))
        , m_after(std::move(after))
    {}

    quint64 number() const { return m_number; }
    // A change that could not be written is removed from the stack, because there is nothing to undo.
    void redo() override { setObsolete(!m_marking.write(m_after)); }
    void undo() override { setObsolete(!m_marking.write(m_before)); }

private:
    TaskMarking& m_marking;
    quint64 m_number;
    Marks m_before;
    Marks m_after;
};

/// One undo step that moves files. It ends later and then reports its result.
class TaskMarking::FileChange final : public QUndoCommand {
public:
    using Action = std::function<void()>;

    FileChange(const QString& name, const QList<TaskId>& ids, Action redo, Action undo)
        : QUndoCommand(name)
        , m_ids(ids.cbegin(), ids.cend())
        , m_redo(std::move(redo))
        , m_undo(std::move(undo))
    {}

    bool concerns(const QList<TaskId>& ids) const
    {
        return std::all_of(ids.cbegin(), ids.cend(), [this](TaskId id) { return m_ids.contains(id); });
    }
    void redo() override { m_redo(); }
    void undo() override { m_undo(); }

private:
    QSet<TaskId> m_ids;
    Action m_redo;
    Action m_undo;
};

/// One undo step of another part, which has executed it before it is pushed.
class TaskMarking::RecordedStep final : public QUndoCommand {
public:
    using Step = std::function<Result<void>()>;
    using IsMeant = std::function<bool(bool isLast)>;

    RecordedStep(TaskMarking& marking, const QString& name, quint64 number, Step undo, Step redo, IsMeant isMeant)
        : QUndoCommand(name)
        , m_marking(marking)
        , m_number(number)
        , m_undo(std::move(undo))
        , m_redo(std::move(redo))
        , m_isMeant(std::move(isMeant))
    {}

    quint64 number() const { return m_number; }
    bool isDone() const { return m_isDone; }
    bool isMeant(bool isLast) const { return !m_isMeant || m_isMeant(isLast); }
    void redo() override
    {
        if (!std::exchange(m_isDone, true))
            setObsolete(!m_redo());
    }
    void undo() override
    {
        Result<void> undone = failure(ErrorKind::BadInput, {});
        if (!m_marking.m_passesOver)
            undone = m_undo();
        m_isDone = !undone && undone.error().kind != ErrorKind::BadInput;
        m_marking.m_wasTakenBack = !undone && undone.error().message.isEmpty();
        setObsolete(!undone && !m_isDone);
        if (m_isDone) // it goes back to its place
            QTimer::singleShot(0, &m_marking.m_stack, &QUndoStack::redo);
    }

private:
    TaskMarking& m_marking;
    quint64 m_number;
    Step m_undo;
    Step m_redo;
    IsMeant m_isMeant;
    bool m_isDone = true;
};

TaskMarking::TaskMarking(TaskStore& store, QObject* parent) : QObject(parent), m_history(store), m_files(store)
{
    m_stack.setUndoLimit(mostUndo);
    connect(&m_stack, &QUndoStack::indexChanged, this, &TaskMarking::undoChanged);
    connect(&m_files, &TakeFiles::failed, this, &TaskMarking::failed);
    connect(&m_files, &TakeFiles::removed, this, &TaskMarking::tellRemoved);
    connect(&m_files, &TakeFiles::restored, this, &TaskMarking::tellRestored);
    connect(&m_files, &TakeFiles::renamed, this, &TaskMarking::tellRenamed);
}

TaskMarking::~TaskMarking() = default;

void TaskMarking::rate(const QList<TaskId>& ids, int rating)
{
    QHash<TaskId, TaskAnnotations> marks = m_history.marks(ids);
    for (TaskAnnotations& each : marks)
        each.rating = std::clamp(rating, 0, 5);
    push(rating > 0 ? tr("Rate") : tr("Clear rating"), marks);
}

void TaskMarking::describe(TaskId id, const QStringList& tags, const QString& note)
{
    checked(note + u'\n' + tags.join(u'\n'), [this, id, tags, note] {
        QHash<TaskId, TaskAnnotations> marks = m_history.marks({id});
        for (TaskAnnotations& each : marks) {
            each.tags = tags;
            each.note = note;
        }
        push(tr("Edit note and tags"), marks);
    });
}

void TaskMarking::addTags(const QList<TaskId>& ids, const QStringList& tags)
{
    checked(tags.join(u'\n'), [this, ids, tags] {
        QHash<TaskId, TaskAnnotations> marks = m_history.marks(ids);
        for (TaskAnnotations& each : marks) {
            for (const QString& tag : tags) {
                if (!each.tags.contains(tag, Qt::CaseInsensitive))
                    each.tags.append(tag);
            }
        }
        tellAdded(tr("%n takes tagged.", nullptr, int(marks.size())), push(tr("Tag"), marks));
    });
}

void TaskMarking::addNote(const QList<TaskId>& ids, const QString& note)
{
    checked(note, [this, ids, note] {
        QHash<TaskId, TaskAnnotations> marks = m_history.marks(ids);
        for (TaskAnnotations& each : marks)
            each.note = each.note.isEmpty() ? note : each.note + u'\n' + note;
        tellAdded(tr("Note added to %n takes.", nullptr, int(marks.size())), push(tr("Add note"), marks));
    });
}

/// They would stay in the database and in exports.
void TaskMarking::checked(const QString& text, const std::function<void()>& keep)
{
    if (!m_keyCheck)
        return keep();
    m_keyCheck(text, [self = QPointer<TaskMarking>(this), keep](bool repeats) {
        if (self && repeats)
            Q_EMIT self->failed(tr("This contains your API key, so it wasn't saved. Remove the key from it."));
        else if (self)
            keep();
    });
}

void TaskMarking::reject(const QList<TaskId>& ids, bool rejected)
{
    QHash<TaskId, TaskAnnotations> marks = m_history.marks(ids);
    for (TaskAnnotations& each : marks)
        each.rejected = rejected;
    push(rejected ? tr("Reject") : tr("Restore"), marks);
}

void TaskMarking::remove(const QList<TaskId>& ids)
{
    m_stack.push(new FileChange(
        tr("Delete"), ids, [this, ids] { m_files.remove(ids); }, [this, ids] { m_files.restore(ids); }));
}

void TaskMarking::restore(const QList<TaskId>& ids)
{
    m_stack.push(new FileChange(
        tr("Restore"), ids, [this, ids] { m_files.restore(ids); }, [this, ids] { m_files.remove(ids); }));
}

void TaskMarking::rename(TaskId id, const QString& name)
{
    const QString before = QFileInfo(m_history.tasks({id}).value(0).file).fileName();
    m_stack.push(new FileChange(
        tr("Rename clip"), {id}, [this, id, name] { m_files.rename(id, name); },
        [this, id, before] { m_files.rename(id, before); }));
}

void TaskMarking::undo()
{
    if (m_offered) {
        std::exchange(m_offered, nullptr)();
        return;
    }
    const int place = next();
    if (place < 0)
        return;
    m_passesOver = true;
    while (m_stack.index() > place + 1)
        m_stack.undo();
    m_passesOver = false;
    const QString name = m_stack.undoText();
    const int steps = m_stack.count();
    m_wasTakenBack = false;
    m_stack.undo();
    if (m_wasTakenBack)
        return undo();
    // Its effect may be out of sight.
    const auto* step = dynamic_cast<const RecordedStep*>(m_stack.command(m_stack.index()));
    if (!name.isEmpty() && m_stack.count() == steps && (step == nullptr || !step->isDone()))
        Q_EMIT said(MessageBar::Kind::Information, tr("Undone: %1.").arg(name), {});
}

/// The place of the step that Undo takes back; -1 if there is none.
int TaskMarking::next() const
{
    int place = m_stack.index() - 1;
    for (; place >= 0; --place) {
        const auto* step = dynamic_cast<const RecordedStep*>(m_stack.command(place));
        if (step == nullptr || step->isMeant(place == m_stack.count() - 1))
            break;
    }
    return place;
}

std::function<void()> TaskMarking::record(const QString& name, const std::function<Result<void>()>& undo,
    const std::function<Result<void>()>& redo, const std::function<bool(bool isLast)>& isMeant)
{
    const quint64 number = ++m_recorded;
    m_stack.push(new RecordedStep(*this, name, number, undo, redo, isMeant));
    return [this, number, undo] {
        const auto* last = dynamic_cast<const RecordedStep*>(m_stack.command(m_stack.index() - 1));
        if (last != nullptr && last->number() == number)
            m_stack.undo();
        else
            (void)undo();
    };
}

void TaskMarking::offerUndo(const std::function<void()>& undo)
{
    m_offered = undo;
    Q_EMIT undoChanged();
}

/// Undoes a change of files from its message. If it is not the last change, `otherwise` does it.
void TaskMarking::undoFiles(const QList<TaskId>& ids, const std::function<void()>& otherwise)
{
    const auto* last = dynamic_cast<const FileChange*>(m_stack.command(m_stack.index() - 1));
    if (last != nullptr && last->concerns(ids))
        m_stack.undo();
    else
        otherwise();
}

/// Unlike a rating or a rejection, it is not seen on the takes.
void TaskMarking::tellAdded(const QString& sentence, const std::function<void()>& takeBack)
{
    if (takeBack)
        Q_EMIT said(MessageBar::Kind::Information, sentence, {{tr("Undo"), takeBack, true}});
}

void TaskMarking::tellRemoved(const TakesMoved& outcome)
{
    const auto count = static_cast<int>(outcome.ids.size());
    QStringList sentences;
    const QString size = outcome.bytes > 0 ? shownSize(outcome.bytes) : QString();
    if (count == 1 && size.isEmpty())
        sentences.append(tr("Take %1 moved to the Trash.").arg(outcome.ids.constFirst()));
    else if (count == 1)
        sentences.append(tr("Take %1 moved to the Trash (%2).", "number, and size of a file")
                             .arg(outcome.ids.constFirst())
                             .arg(size));
    else if (count > 1 && size.isEmpty())
        sentences.append(tr("%n takes moved to the Trash.", nullptr, count));
    else if (count > 1)
        sentences.append(tr("%n takes moved to the Trash (%1).", nullptr, count).arg(size));
    if (outcome.shared > 0)
        sentences.append(tr("%n clips stay, because other takes use them.", nullptr, outcome.shared));
    if (outcome.left > 0)
        sentences.append(tr("%n takes weren't moved: they are in progress or need a decision.", nullptr, outcome.left));
    const auto troubles = static_cast<int>(outcome.troubles.size());
    if (troubles > 0)
        sentences.append(plainText(outcome.troubles.constFirst()));
    if (troubles > 1)
        sentences.append(tr("%n more clips couldn't be moved.", nullptr, troubles - 1));
    QList<MessageAction> actions;
    if (count > 0)
        actions.append(
            {tr("Undo"), [this, ids = outcome.ids] { undoFiles(ids, [this, ids] { restore(ids); }); }, true});
    if (!sentences.isEmpty())
        Q_EMIT said(troubles > 0 ? MessageBar::Kind::Warning : MessageBar::Kind::Information,
            joinedSentences(sentences), actions);
}

void TaskMarking::tellRestored(const TakesMoved& outcome)
{
    Q_EMIT cameBack(outcome.ids);
    QStringList sentences;
    const auto clipless = static_cast<int>(outcome.withoutClip.size());
    if (clipless == 1)
        sentences.append(tr("Take %1 is back without its clip, which is no longer in the Trash.")
                             .arg(outcome.withoutClip.constFirst()));
    else if (clipless > 1)
        sentences.append(
            tr("%n takes are back without their clips, which are no longer in the Trash.", nullptr, clipless));
    const auto troubles = static_cast<int>(outcome.troubles.size());
    if (troubles > 0)
        sentences.append(plainText(outcome.troubles.constFirst()));
    if (troubles > 1)
        sentences.append(tr("%n more clips couldn't be moved.", nullptr, troubles - 1));
    if (!sentences.isEmpty()) // otherwise the takes are in the list again, which says enough
        Q_EMIT said(MessageBar::Kind::Warning, joinedSentences(sentences), {});
}

void TaskMarking::tellRenamed(TaskId id, const QString& from, const QString& to)
{
    Q_EMIT renamed();
    Q_EMIT said(MessageBar::Kind::Information, tr("Renamed to %1.").arg(plainText(QFileInfo(to).fileName())),
        {{tr("Undo"),
            [this, id, name = QFileInfo(from).fileName()] { undoFiles({id}, [this, id, name] { rename(id, name); }); },
            true}});
}

void TaskMarking::emptyBin()
{
    const Result<int> emptied = m_history.emptyBin();
    if (!emptied) {
        Q_EMIT failed(tr("The Trash was not emptied. %1").arg(emptied.error().message));
        return;
    }
    m_stack.clear();
}

/// Returns what takes the change back at any time, for a message; nullptr if nothing was changed.
std::function<void()> TaskMarking::push(const QString& name, const QHash<TaskId, TaskAnnotations>& after)
{
    const QHash<TaskId, TaskAnnotations> before = m_history.marks(after.keys());
    if (before == after)
        return nullptr;
    const quint64 number = ++m_recorded;
    const auto isLast = [this, number] {
        const auto* last = dynamic_cast<const Change*>(m_stack.command(m_stack.index() - 1));
        return last != nullptr && last->number() == number;
    };
    m_stack.push(new Change(*this, name, number, before, after));
    if (!isLast())
        return nullptr; // it could not be written
    const auto takeBack = [this, isLast, before, after] {
        if (isLast())
            m_stack.undo();
        else
            push(tr("Undo"), takenBack(before, after));
    };
    Q_EMIT marked(after.keys(), takeBack);
    return takeBack;
}

/// Today's marks without this change. What was written since then stays.
QHash<TaskId, TaskAnnotations> TaskMarking::takenBack(
    const QHash<TaskId, TaskAnnotations>& before, const QHash<TaskId, TaskAnnotations>& after) const
{
    QHash<TaskId, TaskAnnotations> marks = m_history.marks(before.keys());
    for (auto mark = marks.begin(); mark != marks.end(); ++mark) {
        const TaskAnnotations then = before.value(mark.key());
        const TaskAnnotations changed = after.value(mark.key());
        if (then.rating != changed.rating)
            mark->rating = then.rating;
        if (then.rejected != changed.rejected)
            mark->rejected = then.rejected;
        if (mark->note == changed.note)
            mark->note = then.note;
        mark->tags.removeIf([&](const QString& tag) { return changed.tags.contains(tag) && !then.tags.contains(tag); });
        for (const QString& tag : then.tags) {
            if (!changed.tags.contains(tag) && !mark->tags.contains(tag))
                mark->tags.append(tag);
        }
    }
    return marks;
}

bool TaskMarking::write(const QHash<TaskId, TaskAnnotations>& marks)
{
    // Whether a take is in the Trash depends on its clip, so an older value is never written.
    QHash<TaskId, TaskAnnotations> written = marks;
    for (const VideoTask& task : m_history.tasks(marks.keys()))
        written[task.id].recycledAt = task.marks.recycledAt;
    const Result<void> result = m_history.setMarks(written);
    if (!result)
        Q_EMIT failed(tr("Nothing was changed. %1").arg(result.error().message));
    return result.has_value();
}

} // namespace Dailies
