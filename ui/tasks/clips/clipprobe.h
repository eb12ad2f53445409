// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/media/mediaprobe.h"

#include <QHash>
#include <QObject>
#include <QThreadPool>

#include <optional>

namespace Dailies {

/// Probes saved clips on another thread and remembers the results.
class ClipProbe final : public QObject {
    Q_OBJECT

public:
    explicit ClipProbe(QObject* parent = nullptr);
    ~ClipProbe() override;

    /// Returns the clip's properties, or the error of reading them. Returns nullopt while the file is being read;
    /// ready() is emitted afterwards.
    std::optional<Result<MediaFacts>> facts(const QString& path);

Q_SIGNALS:
    void ready(const QString& path);

private:
    QHash<QString, std::optional<Result<MediaFacts>>> m_known;
    QThreadPool m_pool;
};

} // namespace Dailies
