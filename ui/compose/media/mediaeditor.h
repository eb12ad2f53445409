// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/listeditor.h"
#include "ui/compose/media/mediahistory.h"
#include "ui/compose/media/rowdrag.h"

#include <QUrl>

class QLabel;
class QMimeData;
class QTimer;

namespace Dailies {

class DragScroll;
class FileInspector;
class MediaSources;
class MediaNotices;
class MediaRow;

// The input materials of a request in the order that the prompt's numbers follow; or the images of a request, which are
// addresses only. Takes files, addresses and pictures from wherever they come, and can undo everything.
class MediaEditor final : public ListEditor {
    Q_OBJECT

public:
    // `field`: Field::Media or Field::Images
    MediaEditor(Field field, QWidget* parent);

    [[nodiscard]] FieldValue value() const override;
    // Nothing before it can be undone.
    void setValue(const FieldValue& value) override;
    void setOffer(const RequestKind& kind, const ModelProfile& profile) override;

    // Who looks into local files; it must outlive the editor, or be taken away with null.
    void setInspector(FileInspector* inspector);
    // The folder for pictures that come without a file.
    void setInputsFolder(const QString& folder);
    // The prompt whose numbers speak of the items.
    void setPrompt(const QString& prompt);

    // Appends local files or addresses, each with its likeliest type.
    void addSources(const QList<QUrl>& sources);
    void undo();
    void redo();
    // As Ctrl+V in the list.
    void paste();
    // What a row is dragged as.
    [[nodiscard]] QMimeData* rowMimeData(int row) const;

Q_SIGNALS:
    // The person wants an item's name ("Image 1") in the prompt.
    void mentionRequested(const QString& name);
    // The person wants this prompt: its numbers fit the list again.
    void promptChangeRequested(const QString& prompt);
    // There is something to decide below the rows.
    void offerShown(QWidget* offer);
    // The person wants to know what an address leads to.
    void lookupRequested(const QString& address);

public Q_SLOTS:
    // What was found at an address, or why nothing was.
    void showLookup(const QString& address, const QString& words, bool isTrouble);

protected:
    [[nodiscard]] int itemCount() const override;
    [[nodiscard]] ListRow* makeRow(QWidget* parent) override;
    void showItem(ListRow* row, int index) override;
    void moveItem(int from, int to) override;
    void removeItem(int index) override;
    void moveRow(int from, int by) override;
    void removeRow(int index) override;

    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void addNotices();
    void connectSources();
    void addButtons();
    void addKeys();
    void connectModel();
    void followInserted(int first, int last);
    void followRemoved(int first, int last);
    void followData(int first, int last, const QList<int>& roles);
    void followChange(int row);
    void showStep();
    void settle();
    void insertSources(int gap, const QStringList& sources);
    void moveTo(int from, int to);
    void addAddress();
    void openMenu(int row, const QPoint& globalPosition);
    [[nodiscard]] int draggedRow(const QMimeData& mime) const;
    [[nodiscard]] int gapAt(const QPoint& position) const;
    void showDrop(const QPoint& position);
    void endDrop();
    void watchSources();
    void followInspected(const QString& source);
    void correctType(int index, std::optional<MediaKind> medium);
    void showBudget();
    [[nodiscard]] MediaRow* mediaRow(int index) const;

    bool m_plain; // addresses only
    MediaHistory m_history;
    RequestKind m_kind;
    ModelLimits m_limits;
    FileInspector* m_inspector = nullptr;
    MediaSources* m_sources;
    QTimer* m_watch;
    RowDrag m_drag;
    MediaNotices* m_notices;
    QLabel* m_hint = nullptr;
    DragScroll* m_scroll;
    int m_touched = -1; // the row of the last change
};

} // namespace Dailies
