// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/selectioncommands.h"

#include "app/tasks/history/taskhistory.h"
#include "app/tasks/store/taskstore.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/filter/taskfilterbar.h"
#include "ui/tasks/panel/selectionbar.h"
#include "ui/tasks/panel/taskmessage.h"
#include "ui/tasks/panel/taskselection.h"
#include "ui/widgets/formparts.h"

#include <QAction>
#include <QInputDialog>
#include <QLocale>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qsizetype mostMarksRead = 200; ///< how many of the selected tasks are read for their common rating

/// What sending the requests of these tasks again adds.
QList<VideoTask> sentAgain(const QList<VideoTask>& tasks)
{
    QList<VideoTask> added;
    for (const VideoTask& task : tasks) {
        VideoTask next;
        next.accountId = task.accountId;
        next.baseUrl = task.baseUrl;
        next.request = task.request;
        next.inputSeconds = task.inputSeconds;
        added.append(next);
    }
    return added;
}

} // namespace

SelectionCommands::SelectionCommands(const SelectionParts& parts, QWidget* parent)
    : QObject(parent)
    , m_with(parts)
    , m_window(parent)
    , m_shown(new SelectionBar(parts.compare, parts.screen, parent))
    , m_clear(new QAction(tr("Clear selection"), this))
{
    m_clear->setObjectName(u"clearSelectionAction"_s);
    m_clear->setShortcut(Qt::Key_Escape);
    m_clear->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_clear->setEnabled(false);
    connect(m_clear, &QAction::triggered, &parts.selection, &TaskSelection::selectChosenOnly);
    connect(&parts.selection, &TaskSelection::changed, this, &SelectionCommands::follow);
    connect(m_shown, &SelectionBar::cleared, &parts.selection, &TaskSelection::selectChosenOnly);
    connect(m_shown, &SelectionBar::rated, this,
        [this](int rating) { m_with.marking.rate(m_with.selection.tasks(), rating); });
    connect(m_shown, &SelectionBar::tagRequested, this, &SelectionCommands::askForTags);
    connect(m_shown, &SelectionBar::noteRequested, this, &SelectionCommands::askForNote);
    connect(m_shown, &SelectionBar::commandRequested, this, [this](TaskCommand command) {
        if (command == TaskCommand::SubmitAgain)
            askAgain();
        else
            Q_EMIT commandRequested(command);
    });
}

void SelectionCommands::placeIn(TaskFilterBar& bar)
{
    m_bar = &bar;
    bar.setSelectionBar(m_shown);
}

void SelectionCommands::nameTakes(QMenu* menu) const
{
    if (m_with.selection.takesToCompare().size() < 2)
        return;
    const QList<TaskId> ids = m_with.selection.tasks();
    const QString words = ids.size() > 1 ? SelectionBar::tr("%Ln selected", nullptr, int(ids.size()))
                                         : tr("Take %1").arg(ids.constFirst());
    menu->addAction(words)->setEnabled(false);
    menu->addSeparator();
}

void SelectionCommands::follow()
{
    const QList<TaskId> ids = m_with.selection.tasks();
    if (m_question.turn != 0)
        endQuestion();
    if (ids.size() > 1) {
        const QHash<TaskId, TaskAnnotations> marks = m_with.history.marks(ids.mid(0, mostMarksRead));
        const int rating = marks.isEmpty() ? 0 : marks.cbegin()->rating;
        const bool isSame = std::all_of(
            marks.cbegin(), marks.cend(), [rating](const TaskAnnotations& each) { return each.rating == rating; });
        m_shown->setInTrash(m_bar->group() == TaskGroup::Bin);
        m_shown->setSelected(int(ids.size()), isSame ? rating : 0);
    }
    m_bar->showSelection(ids.size() > 1);
    m_clear->setEnabled(ids.size() > 1);
}

/// By their numbers, so that sorting the list makes no difference.
QList<TaskId> SelectionCommands::selectedInOrder() const
{
    QList<TaskId> selected = m_with.selection.tasks();
    std::sort(selected.begin(), selected.end());
    return selected;
}

/// If other takes are selected, or one of them is gone, it is no longer what the user was asked about.
void SelectionCommands::endQuestion()
{
    const QList<VideoTask> tasks = m_with.history.tasks(m_question.ids);
    const bool isSame = selectedInOrder() == m_question.selected && tasks.size() == m_question.ids.size()
        && std::ranges::all_of(tasks, [](const VideoTask& task) { return isPossible(TaskCommand::SubmitAgain, task); });
    if (isSame)
        return;
    if (m_with.message.turn() == std::exchange(m_question, {}).turn)
        m_with.message.dismiss();
}

void SelectionCommands::askForTags()
{
    auto* dialog = new QInputDialog(m_window->window());
    dialog->setObjectName(u"tagsDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Add tags"));
    dialog->setLabelText(tr("Tags, separated by commas"));
    dialog->setOkButtonText(tr("Add tags"));
    connect(dialog, &QInputDialog::textValueSelected, this,
        [this, ids = m_with.selection.tasks()](const QString& text) { m_with.marking.addTags(ids, typedTags(text)); });
    dressInputDialog(dialog);
    dialog->open();
}

void SelectionCommands::askForNote()
{
    auto* dialog = new QInputDialog(m_window->window());
    dialog->setObjectName(u"noteDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Add a note"));
    dialog->setLabelText(tr("Added to the notes of %n takes", nullptr, int(m_with.selection.tasks().size())));
    dialog->setOkButtonText(tr("Add note"));
    dialog->setOption(QInputDialog::UsePlainTextEditForTextInput);
    connect(
        dialog, &QInputDialog::textValueSelected, this, [this, ids = m_with.selection.tasks()](const QString& text) {
            if (const QString note = text.trimmed(); !note.isEmpty())
                m_with.marking.addNote(ids, note);
        });
    dressInputDialog(dialog);
    dialog->open();
}

void SelectionCommands::askAgain()
{
    QList<TaskId> ids;
    QList<VideoTask> paid;
    bool isPracticeOnly = true;
    for (const VideoTask& task : m_with.history.tasks(m_with.selection.tasks())) {
        if (!isPossible(TaskCommand::SubmitAgain, task))
            continue;
        ids.append(task.id);
        if (!isPractice(task))
            paid.append(task);
        isPracticeOnly = isPracticeOnly && isPractice(task);
    }
    std::sort(ids.begin(), ids.end());
    const QString cost = m_costs && !paid.isEmpty() ? m_costs(paid) : QString();
    // A limit that refuses makes the question pointless. One that asks has its own question.
    const Result<void> allowed = m_with.store.checkLimits(sentAgain(paid), QDateTime::currentDateTimeUtc());
    const auto send = [this, ids] { Q_EMIT againRequested(ids); };
    if (ids.isEmpty())
        m_with.message.showProblem(tr("None of the selected takes can be generated again."));
    else if (!allowed && allowed.error().kind == ErrorKind::LimitReached)
        m_with.message.showProblem(allowed.error().message);
    else if (isPracticeOnly)
        send();
    else {
        const QString subject = questionSubject(u"again "_s + cost, ids);
        m_with.message.showMessage(MessageBar::Kind::Warning,
            cost.isEmpty() ? tr("Generate %n takes? You'll be charged for each.", nullptr, int(ids.size()))
                           : tr("Generate %n takes? %1", nullptr, int(ids.size())).arg(cost),
            {{.words = tr("Generate %1").arg(QLocale().toString(ids.size())), .execute = send, .subject = subject},
                {tr("Cancel")}});
        m_question = {selectedInOrder(), ids, m_with.message.turn()};
    }
}

} // namespace Dailies
