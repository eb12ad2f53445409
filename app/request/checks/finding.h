// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestfields.h"

#include <QList>
#include <QSize>
#include <QString>

#include <optional>

namespace Dailies {

enum class Severity {
    Stop, ///< a required value is missing or has the wrong type; the request cannot be sent
    Ask, ///< outside what the specification states; sent after the user confirms
    Note, ///< outside the model's editable profile; sent without asking
};

/// The part of a picture that a cropped copy keeps, from the middle. Sizes are in pixels.
struct Crop {
    QSize whole;
    QSize kept;

    bool operator==(const Crop&) const = default;
};

/// One remark about a request.
struct Finding {
    Severity severity = Severity::Note;
    std::optional<Field> field; ///< the form's field; nullopt for keys without one
    int index = -1; ///< the item of a list field, from 0; -1 for the whole field
    QString part; ///< of the item: type, source, referenceVoice, address, id, prompt or seconds; empty: the whole item
    QString path; ///< place in the request body, such as parameters.duration; set by checkRequest()
    QString message; ///< one translated sentence
    std::optional<Crop> crop = {}; ///< what would mend the picture of the item
    bool aboutWay = false; ///< how a file reaches the service; as a Stop, an upload place would mend it
    bool isLikelySlip = false; ///< a Note about what is probably a mistake: shown as a warning, before other Notes

    bool operator==(const Finding&) const = default;
};

bool hasStop(const QList<Finding>& findings);
bool hasAsk(const QList<Finding>& findings);
/// "stop", "ask" or "note", as in the command line's JSON.
QString severityName(Severity severity);
/// Most serious first; otherwise the order is kept.
QList<Finding> sortedBySeverity(QList<Finding> findings);

} // namespace Dailies
