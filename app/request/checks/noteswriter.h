// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/checks/inputfacts.h"
#include "app/request/models/modelprofile.h"
#include "app/request/videorequest.h"

namespace Dailies {

/// What the parts of profileNotes() share: what is judged, by what, and the Notes so far.
struct NotesWriter {
    const VideoRequest& request;
    const ModelProfile& profile;
    const InputFactsBySource& files;
    QList<Finding> notes = {};

    void add(Field field, const QString& message, int index = -1, const QString& part = {})
    {
        notes.append({Severity::Note, field, index, part, {}, message});
    }
};

/// A number as the person's language writes it, with two places behind the point at most.
QString shownNumber(double number);
/// "2 to 15", "at least 300", "at most 15"
QString shownRange(const Range& range);
/// How many characters people would count: those outside the basic plane are one each.
qsizetype charactersOf(const QString& text);

} // namespace Dailies
