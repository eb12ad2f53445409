// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/listeditor.h"
#include "ui/compose/media/mediahistory.h"

#include <QUrl>

class QMimeData;
class QTimer;

namespace Dailies {

class FileInspector;
class MediaDragDrop;
class MediaNotices;
class MediaRow;
class MediaSources;

/// Edits the input media of a request, numbered as the prompt mentions them, or its images, which are only URLs.
/// Accepts files, URLs and pictures that the user chooses, pastes or drops. All changes can be undone.
class MediaEditor final : public ListEditor {
    Q_OBJECT

public:
    /// `field` is Field::Media or Field::Images.
    MediaEditor(Field field, QWidget* parent);

    FieldValue value() const override;
    /// Clears the undo history.
    void setValue(const FieldValue& value) override;
    void setOffer(const RequestKind& kind, const ModelProfile& profile) override;

    /// Reads the properties of local files. It must outlive the editor, or be replaced by null before it is deleted.
    void setInspector(FileInspector* inspector);
    /// The folder for pictures that are pasted or dropped without a file.
    void setInputsFolder(const QString& folder);
    /// The prompt that mentions the items by their numbers.
    void setPrompt(const QString& prompt);

    /// Appends local files or URLs, each with its most likely type.
    void addSources(const QList<QUrl>& sources);
    void undo();
    void redo();
    /// Like Ctrl+V in the list.
    void paste();
    /// The data that identifies a dragged row.
    QMimeData* rowMimeData(int row) const;

Q_SIGNALS:
    /// The user wants to insert an item's name, such as "Image 1", into the prompt.
    void mentionRequested(const QString& name);
    /// The user wants this prompt, whose numbers match the list again.
    void promptChangeRequested(const QString& prompt);
    /// The notices below the rows ask for a decision.
    void offerShown(QWidget* offer);
    /// The user wants to know what a URL leads to.
    void lookupRequested(const QString& address);

public Q_SLOTS:
    /// Shows what was found at a URL, or why nothing was found.
    void showLookup(const QString& address, const QString& words, bool isTrouble);

protected:
    int itemCount() const override;
    ListRow* makeRow(QWidget* parent) override;
    void showItem(ListRow* row, int index) override;
    void moveItem(int from, int to) override;
    void removeItem(int index) override;
    void moveRow(int from, int by) override;
    void removeRow(int index) override;

    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void addNotices();
    void connectSources();
    void addButtons();
    void addKeys();
    void connectModel();
    void followInserted(const QModelIndex& parent, int first, int last);
    void followRemoved(const QModelIndex& parent, int first, int last);
    void followData(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles);
    void followChange(int row);
    void showName(ListRow* row, int index);
    void step(void (MediaHistory::*way)());
    void focusHandle(int index);
    void settle();
    void insertSources(const QStringList& sources, int gap);
    void addAddress();
    void openMenu(int row, const QPoint& globalPosition);
    void watchSources();
    void followInspected(const QString& source);
    QString typeFor(const QList<MediaItem>& present, std::optional<MediaKind> medium) const;
    void correctType(int index, std::optional<MediaKind> medium);
    void showBudget();
    MediaRow* mediaRow(int index) const;

    bool m_plain; ///< items have only a URL
    MediaHistory m_history;
    RequestKind m_kind;
    ModelLimits m_limits;
    FileInspector* m_inspector = nullptr;
    MediaSources* m_sources;
    QTimer* m_watch;
    MediaNotices* m_notices;
    MediaDragDrop* m_dragDrop;
    int m_touched = -1; ///< the row of the last change
};

} // namespace Dailies
