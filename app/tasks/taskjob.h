// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/filedownload.h"
#include "app/service/servicecall.h"

#include <QPointer>
#include <QString>

#include <optional>

namespace Dailies {

/// What the runner keeps in memory of a task that is not at rest.
struct TaskJob {
    /// Why nothing happens to it by itself.
    enum class Hold {
        No,
        Account, ///< until its account can be used again
        Person, ///< until the person says so for this task
    };

    QString accountId;
    Hold hold = Hold::No;
    quint64 turn = 0; ///< grows with each step; a timer of an earlier turn does nothing
    bool busy = false; ///< a call or the reading of a key is under way
    bool storing = false; ///< an answer could not be committed yet
    QPointer<ServiceCall> call;
    QPointer<FileDownload> download;
    std::optional<double> fraction;
    qint64 shownAt = 0; ///< when the progress was last told
};

} // namespace Dailies
