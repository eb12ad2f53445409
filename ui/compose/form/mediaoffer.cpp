// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/mediaoffer.h"

#include "app/request/kindfields.h"
#include "ui/compose/form/fieldcolumn.h"
#include "ui/compose/media/mediaanywhere.h"
#include "ui/compose/media/mediaeditor.h"
#include "ui/compose/media/mediatypes.h"
#include "ui/compose/model/modelchooser.h"

#include <QCursor>
#include <QMenu>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

/// A use of media by another kind of request.
struct MediaOffer::Way {
    ApiType apiType;
    MediaBoard::Place place; ///< in its list
    QString text; ///< "Use as first frame"
};

namespace {

constexpr MediaBoard::Place atEnd{-1, -1};

} // namespace

MediaOffer::MediaOffer(QWidget* form, std::function<Draft()> draft, ModelChooser* chooser, FieldColumn* fields)
    : QObject(form)
    , m_form(form)
    , m_draft(std::move(draft))
    , m_chooser(chooser)
    , m_fields(fields)
{
    auto* anywhere = new MediaAnywhere(form);
    connect(anywhere, &MediaAnywhere::taken, this, &MediaOffer::take);
    connect(anywhere, &MediaAnywhere::dragged, this, &MediaOffer::mark);
    for (MediaEditor* list : fields->findChildren<MediaEditor*>()) {
        connect(list, &MediaEditor::declined, this, [this, list](const DroppedMedia& media) {
            // After the drop has ended, because the program that started the drag waits for it.
            QTimer::singleShot(0, this, [this, list, media] {
                const QPoint pointer = QCursor::pos();
                const QRect place(list->mapToGlobal(QPoint()), list->size());
                offer(media, place.contains(pointer) ? pointer : place.bottomLeft());
            });
        });
    }
}

MediaEditor* MediaOffer::listFor(const DroppedMedia& media) const
{
    const RequestKind kind = m_chooser->kind();
    const MediaKind medium = mediumIn(media);
    if (offers(kind, Field::Media) && takesMedium(kind, m_chooser->profile().limits, medium))
        return static_cast<MediaEditor*>(m_fields->editor(Field::Media));
    for (const Field field : {Field::ImageAddress, Field::Images}) {
        if (offers(kind, field) && medium == MediaKind::Image)
            return static_cast<MediaEditor*>(m_fields->editor(field));
    }
    return nullptr;
}

/// Shows where take() would put them.
void MediaOffer::mark(const DroppedMedia& media)
{
    const bool isAny = !media.sources.isEmpty() || !media.picture.isNull();
    const MediaEditor* taker = listFor(media);
    for (MediaEditor* list : m_fields->findChildren<MediaEditor*>())
        list->markEnd(
            isAny && list == taker && list->hasPlaceFor(media, atEnd) ? std::optional(mediumIn(media)) : std::nullopt);
}

void MediaOffer::take(const DroppedMedia& media, const QPoint& globalPosition)
{
    const bool isOnlyRefused = media.sources.isEmpty() && media.picture.isNull();
    auto* anyList = static_cast<MediaEditor*>(m_fields->editor(Field::Media));
    MediaEditor* list = isOnlyRefused ? anyList : listFor(media);
    if (list != nullptr && (isOnlyRefused || list->hasPlaceFor(media, atEnd))) {
        list->take(media, atEnd);
        return;
    }
    offer(media, globalPosition);
}

void MediaOffer::offer(const DroppedMedia& media, const QPoint& globalPosition)
{
    const QList<Way> ways = waysFor(media);
    const bool isOnePicture = media.sources.size() <= 1 && mediumIn(media) == MediaKind::Image;
    const bool isFirst = m_chooser->kind().apiType == ApiType::TextToVideo; // nothing that it could take the place of
    if (ways.size() == 1 || (isOnePicture && isFirst && !ways.isEmpty())) {
        use(media, ways.first());
        return;
    }
    auto* menu = new QMenu(m_form);
    menu->setObjectName(u"mediaOffer"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Way& way : ways)
        menu->addAction(tr("%1 (%2)", "Use as first frame (Image)").arg(way.text, apiTypeShortLabel(way.apiType)), this,
            [this, media, way] { use(media, way); });
    if (ways.isEmpty())
        menu->addAction(tr("This model can't use this file."))->setEnabled(false);
    menu->popup(globalPosition);
}

/// How many of the pictures can be frames. A single one can take the place of another.
qsizetype MediaOffer::framesFor(const DroppedMedia& media) const
{
    const auto* list = static_cast<const MediaEditor*>(m_fields->editor(Field::Media));
    return std::max<qsizetype>(list->freeFrames().value_or(2), picturesIn(media) == 1 ? 1 : 0);
}

QList<MediaOffer::Way> MediaOffer::waysFor(const DroppedMedia& media) const
{
    QList<Way> ways;
    switch (mediumIn(media)) {
    case MediaKind::Image:
        ways = {{ApiType::ImageToVideo, {0, -1}, tr("Use as first frame")},
            {ApiType::ImageToVideo, {1, -1}, tr("Use as last frame")},
            {ApiType::ReferenceToVideo, atEnd, tr("Add as reference")},
            {ApiType::MultiImageToVideo, atEnd, tr("Add as image")}};
        break;
    case MediaKind::Video:
        ways = {{ApiType::VideoEdit, atEnd, tr("Edit this video")},
            {ApiType::ReferenceToVideo, atEnd, tr("Add as reference")}};
        break;
    case MediaKind::Audio:
        ways = {{ApiType::ImageToVideo, atEnd, tr("Use as driving audio")},
            {ApiType::ReferenceToVideo, atEnd, tr("Add as reference")}};
        break;
    case MediaKind::Document:
    case MediaKind::Page:
    case MediaKind::Other: ways = {{ApiType::ReferenceToVideo, atEnd, tr("Add as reference")}}; break;
    }
    const MediaKind medium = mediumIn(media);
    const qsizetype pictures = picturesIn(media);
    const qsizetype mostFrames = framesFor(media);
    ways.removeIf([this, medium, pictures, mostFrames](const Way& way) {
        const std::optional<RequestKind> kind = m_chooser->kindFor(way.apiType);
        if (!kind || (way.apiType == ApiType::ImageToVideo && pictures > mostFrames))
            return true;
        if (medium != MediaKind::Image || offers(*kind, Field::Media))
            return !takesMedium(*kind, m_chooser->profile().limits, medium);
        // The other kinds have one image or a list of images.
        const bool hasPlace = way.place.slot == 0 ? offers(*kind, Field::ImageAddress) : offers(*kind, Field::Images);
        return !hasPlace || way.place.slot > 0;
    });
    return ways;
}

void MediaOffer::use(const DroppedMedia& media, const Way& way)
{
    const Draft before = m_draft();
    m_chooser->choose(way.apiType);
    const RequestKind kind = m_chooser->kind();
    const Field list = offers(kind, Field::Media) ? Field::Media
        : offers(kind, Field::ImageAddress)       ? Field::ImageAddress
                                                  : Field::Images;
    auto* editor = static_cast<MediaEditor*>(m_fields->editor(list));
    if (kind != before.request.kind) {
        // A pasted picture is there once it has been stored.
        auto* storing = new QObject(this);
        const auto end = [editor, storing] {
            editor->disconnect(storing);
            storing->deleteLater();
        };
        connect(editor, &MediaEditor::changed, storing, [this, end, before, to = way.apiType] {
            end();
            Q_EMIT kindChanged(before, to);
        });
        connect(editor, &MediaEditor::notKept, storing, [this, end, before, after = m_draft()] {
            end();
            if (m_draft() == after) // otherwise the user goes on with it
                Q_EMIT kindWithdrawn(before);
        });
    }
    editor->take(media, way.place);
}

} // namespace Dailies
