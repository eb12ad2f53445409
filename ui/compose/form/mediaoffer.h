// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestkind.h"
#include "ui/compose/media/mediadrop.h"
#include "ui/drafts/draft.h"

#include <QObject>

#include <functional>

class QPoint;

namespace Dailies {

class FieldColumn;
class MediaEditor;
class ModelChooser;

/// Puts media that were dropped or pasted somewhere on the form into the request. In a request without media, a single
/// picture becomes the first frame. For other media that the request's kind has no place for, such as a third frame, a menu
/// offers the kinds that have one, also where they were put on a list of media that cannot use them. The rest of the
/// request is kept.
class MediaOffer final : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive this object. `draft` returns what the form has now.
    MediaOffer(QWidget* form, std::function<Draft()> draft, ModelChooser* chooser, FieldColumn* fields);

Q_SIGNALS:
    /// `before` became a request of another kind, which has the media.
    void kindChanged(const Dailies::Draft& before, Dailies::ApiType to);
    /// The kind was changed for nothing, because the picture could not be saved. The form should have this again.
    void kindWithdrawn(const Dailies::Draft& before);

private:
    struct Way;

    void take(const DroppedMedia& media, const QPoint& globalPosition);
    void mark(const DroppedMedia& media);
    void use(const DroppedMedia& media, const Way& way);
    qsizetype framesFor(const DroppedMedia& media) const;
    QList<Way> waysFor(const DroppedMedia& media) const;
    /// The list that takes such media now, or null.
    MediaEditor* listFor(const DroppedMedia& media) const;
    void offer(const DroppedMedia& media, const QPoint& globalPosition);

    QWidget* m_form;
    std::function<Draft()> m_draft;
    ModelChooser* m_chooser;
    FieldColumn* m_fields;
};

} // namespace Dailies
