// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/fieldeditor.h"
#include "ui/compose/media/mediaboard.h"
#include "ui/compose/media/mediachanges.h"
#include "ui/compose/media/mediahistory.h"

#include <QPointer>
#include <QUrl>

class QMimeData;

namespace Dailies {

struct DroppedMedia;
class FileInspector;
class MediaDragDrop;
class MediaHeader;
class MediaLine;
class MediaSources;
class MediaTile;
class MediaTiles;

/// Edits the input media of a request, numbered as the prompt mentions them, or its images, or its single image. Shows
/// them as tiles. Accepts files, URLs and pictures that the user chooses, pastes or drops. All changes can be undone.
class MediaEditor final : public FieldEditor {
    Q_OBJECT

public:
    /// `field` is Field::Media, Field::Images or Field::ImageAddress.
    MediaEditor(Field field, QWidget* parent);

    FieldValue value() const override;
    /// Clears the undo history.
    void setValue(const FieldValue& value) override;
    /// Shows the same items with the roles that they have in another kind of request. The undo history stays.
    void setRoles(const QList<MediaItem>& items);
    void setOffer(const RequestKind& kind, const ModelProfile& profile) override;
    void showFindings(const QList<Finding>& findings) override;
    void focusPart(int index, const QString& part) override;
    void mend(const Finding& finding) override;

    /// Reads the properties of local files. It must outlive the editor, or be replaced by null before it is deleted.
    void setInspector(FileInspector* inspector);
    /// The folder for pictures that are pasted or dropped without a file.
    void setInputsFolder(const QString& folder);
    /// The prompt that mentions the items by their numbers.
    void setPrompt(const QString& prompt);

    void undo();
    void redo();
    /// What undo() and redo() would do next, in relation to the prompt.
    const MediaHistory& history() const { return m_history; }
    /// See MediaHistory::setPromptSteps().
    void setPromptSteps(std::function<int()> count) { m_history.setPromptSteps(std::move(count)); }
    /// Like Ctrl+V in the list.
    void paste();
    /// Whether the request's kind can use such media there, beside what the list has.
    bool hasPlaceFor(const DroppedMedia& media, MediaBoard::Place place) const;
    /// How many frames are still missing; nullopt unless the request has a first and a last one.
    std::optional<int> freeFrames() const;
    /// Takes dropped or pasted media into a frame's slot, or before the item at the gap; without either at the end.
    void take(const DroppedMedia& media, MediaBoard::Place place);
    /// Marks where take() puts such a medium at the end. Without one, the mark ends.
    void markEnd(std::optional<MediaKind> m) { m_board->showDropAt(m ? m_board->endFor(*m) : MediaBoard::Place()); }
    /// Whether the prompt's numbers no longer match the list; then the answer is one of the next two.
    bool offersRenumbering() const { return m_history.offersRenumbering(); }
    void renumber() { m_history.renumber(); }
    void leaveNumbers() { m_history.leaveNumbers(); }
    /// The data that identifies a dragged item.
    QMimeData* rowMimeData(int index) const;

Q_SIGNALS:
    /// An item was removed. undo() brings it back until the list changes again.
    void removed(const QString& name);
    void notKept(); ///< see MediaSources::notKept()
    /// Says why something was not taken.
    void refused(const QString& sentence);
    /// The user wants to insert an item's name, such as "Image 1", into the prompt.
    void mentionRequested(const QString& name);
    /// The user wants this prompt, whose numbers match the list again.
    void promptChangeRequested(const QString& prompt);
    /// offersRenumbering() has changed.
    void renumberOffered();
    /// A local video was put on the slot of a first (0) or last frame, which one of its frames can be.
    void frameWanted(const QString& source, int slot);
    /// The request's kind has no place for these media.
    void declined(const Dailies::DroppedMedia& media);
    /// The user wants to know what a URL leads to.
    void lookupRequested(const QString& address);
    /// The user wants to see the folder of a local file.
    void folderRequested(const QString& folder);

public Q_SLOTS:
    /// Shows what was found at a URL, or why nothing was found.
    void showLookup(const QString& address, const QString& words, bool isTrouble);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void connectSources();
    void connectBoard();
    void connectTile(MediaTile* tile);
    void connectLine();
    void addKeys();
    void followChange(int index);
    void showHeader();
    void showBudget();
    void showLine();
    void openLine(MediaTile* tile, const QString& part);
    void closeLine();
    void step(void (MediaHistory::*way)());
    void settle();
    int focusedIndex() const;
    void focusTile(int index);
    void insert(const QStringList& sources, MediaBoard::Place place);
    void addFiles(MediaBoard::Place place);
    void addLink(int slot);
    void replaceFile(MediaTile* tile);
    void chooseVoice();
    int itemOf(const Finding& finding) const;
    QList<MediaKind> fileMedia() const;
    void open(MediaTile* tile);
    void move(MediaTile* tile, int by);
    void remove(int index);
    void openMenu(MediaTile* tile, const QPoint& globalPosition);

    bool m_plain; ///< items are images without a type
    bool m_isSingle; ///< there is one image at most
    MediaHistory m_history;
    RequestKind m_kind;
    ModelLimits m_limits;
    MediaHeader* m_header;
    MediaBoard* m_board;
    MediaTiles* m_tiles;
    MediaChanges m_changes;
    MediaLine* m_line;
    QPointer<MediaTile> m_edited; ///< the tile whose text the line edits
    MediaSources* m_sources;
    MediaDragDrop* m_dragDrop;
    bool m_isCarried = false; ///< the history has steps of another kind of request
    int m_touched = -1; ///< the item of the last change
};

} // namespace Dailies
