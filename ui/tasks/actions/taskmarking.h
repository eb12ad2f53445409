// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/files/takefiles.h"
#include "ui/widgets/messagebar.h"

#include <QObject>
#include <QUndoStack>

#include <functional>

namespace Dailies {

/// The tags in a typed text, separated by commas or semicolons of any language; each one once.
QStringList typedTags(const QString& text);

/// What the user does to takes that the service has no part in: ratings, rejections, tags and notes, the Trash, and the
/// names of clips. All of it can be undone, in one order, with what other parts record().
class TaskMarking final : public QObject {
    Q_OBJECT

public:
    /// `store` must outlive this object.
    explicit TaskMarking(TaskStore& store, QObject* parent = nullptr);
    ~TaskMarking() override;

    /// Sets what tells whether a text repeats an API key, perhaps later. Such notes and tags are not kept.
    using KeyCheck = std::function<void(const QString& text, std::function<void(bool repeats)> then)>;
    void setKeyCheck(const KeyCheck& check) { m_keyCheck = check; }

    void rate(const QList<TaskId>& ids, int rating);
    /// Sets the tags and the note of a task. Its other annotations stay.
    void describe(TaskId id, const QStringList& tags, const QString& note);
    /// Adds tags to those that tasks already have.
    void addTags(const QList<TaskId>& ids, const QStringList& tags);
    /// Adds a paragraph to the notes that tasks already have.
    void addNote(const QList<TaskId>& ids, const QString& note);
    void reject(const QList<TaskId>& ids, bool rejected = true);
    /// Moves takes to the Trash with their clips, except those that may not be moved (TaskHistory::mayRecycle()).
    void remove(const QList<TaskId>& ids);
    void restore(const QList<TaskId>& ids);
    /// Renames a take's clip; see TakeFiles::rename().
    void rename(TaskId id, const QString& name);
    /// Permanently deletes the records of the takes in the Trash. Earlier changes can no longer be undone.
    void emptyBin();
    QUndoStack& undoStack() { return m_stack; }
    /// Takes back the user's last command: what a message offers to undo, or else the last change of a take.
    void undo();
    bool canUndo() const { return m_offered || next() >= 0; }
    QString undoText() const { return m_offered ? QString() : m_stack.text(next()); } ///< empty for no special text
    /// Adds what another part has just done to what Undo takes back. A step that can't be taken back any more fails with
    /// BadInput and is forgotten; after other errors, Undo tries it again. One that was taken back already fails without
    /// a message; Undo goes on to the step before it. The result takes it back at any time, for a message.
    /// Undo passes over a step if `isMeant` denies that the user means it; `isLast`: nothing was done or undone since.
    std::function<void()> record(const QString& name, const std::function<Result<void>()>& undo,
        const std::function<Result<void>()>& redo, const std::function<bool(bool isLast)>& isMeant = {});
    /// A message offers to undo something else, which is the user's last command. nullptr if none does.
    void offerUndo(const std::function<void()>& undo);

Q_SIGNALS:
    void undoChanged();
    /// The user rated, rejected, tagged or described takes. `takeBack` undoes that at any time, for a message.
    void marked(const QList<Dailies::TaskId>& ids, const std::function<void()>& takeBack);
    /// Nothing was changed; `sentence` explains why.
    void failed(const QString& sentence);
    /// Files were moved. The actions undo it, if it can be undone.
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);
    void renamed(); ///< a clip has another file now
    /// These takes are back from the Trash.
    void cameBack(const QList<Dailies::TaskId>& ids);

private:
    class Change;
    class FileChange;
    class RecordedStep;
    int next() const;
    void checked(const QString& text, const std::function<void()>& keep);
    std::function<void()> push(const QString& name, const QHash<TaskId, TaskAnnotations>& after);
    QHash<TaskId, TaskAnnotations> takenBack(
        const QHash<TaskId, TaskAnnotations>& before, const QHash<TaskId, TaskAnnotations>& after) const;
    bool write(const QHash<TaskId, TaskAnnotations>& marks);
    void undoFiles(const QList<TaskId>& ids, const std::function<void()>& otherwise);
    void tellAdded(const QString& sentence, const std::function<void()>& takeBack);
    void tellRemoved(const TakesMoved& outcome);
    void tellRestored(const TakesMoved& outcome);
    void tellRenamed(TaskId id, const QString& from, const QString& to);

    TaskHistory m_history;
    QUndoStack m_stack;
    KeyCheck m_keyCheck;
    std::function<void()> m_offered;
    bool m_passesOver = false; ///< steps are taken from the stack without being undone
    bool m_wasTakenBack = false; ///< the step that was undone last had been taken back already
    quint64 m_recorded = 0; ///< how many steps were recorded; the number of the last one
    TakeFiles m_files;
};

} // namespace Dailies
