// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/checks/inputfacts.h"
#include "app/request/models/modelprofile.h"
#include "app/request/videorequest.h"

namespace Dailies {

/// The state that the parts of profileNotes() share.
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

/// A number in the user's locale, with at most two decimals.
QString shownNumber(double number);
/// "2 to 15", "at least 300", "at most 15"
QString shownRange(const Range& range);
/// Number of characters as people count them: a surrogate pair is one.
qsizetype charactersOf(const QString& text);

} // namespace Dailies
