// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestfields.h"

#include <QList>
#include <QString>

#include <optional>

namespace Dailies {

enum class Severity {
    Stop, ///< required by the specification and missing, or of the wrong type: cannot be sent
    Ask, ///< outside what the specification itself states: sent after a yes
    Note, ///< outside the editable profile: sent anyway
};

/// One remark about a request.
struct Finding {
    Severity severity = Severity::Note;
    std::optional<Field> field; ///< the form's field; none for keys that no field holds
    int index = -1; ///< the item of a list field, from 0; -1 for the field as a whole
    QString part; ///< within the item: type, source, referenceVoice, prompt or seconds; empty for the whole item
    QString path; ///< place in the wire JSON, such as parameters.duration; filled in by checkRequest()
    QString message; ///< one translated sentence

    bool operator==(const Finding&) const = default;
};

bool hasStop(const QList<Finding>& findings);
bool hasAsk(const QList<Finding>& findings);
/// "stop", "ask", "note": the words of the command line's JSON
QString severityName(Severity severity);
/// Most serious first, otherwise in the order given.
QList<Finding> sortedBySeverity(QList<Finding> findings);

} // namespace Dailies
