// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/drafts/draft.h"

#include <QObject>
#include <QThreadPool>

namespace Dailies {

/// Writes the form's content to its file in another thread. If several drafts are waiting, only the last one
/// is written.
class DraftKeeper final : public QObject {
    Q_OBJECT
public:
    explicit DraftKeeper(const QString& file, QObject* parent = nullptr);
    /// Waits until the last draft is written.
    ~DraftKeeper() override;

    const QString& file() const { return m_file; }
    void keep(const Draft& draft);

Q_SIGNALS:
    /// Whether the file was written; otherwise the old file is unchanged.
    void written(bool isKept);

private:
    void write();

    QString m_file;
    std::optional<Draft> m_next;
    bool m_isWriting = false;
    QThreadPool m_pool;
};

} // namespace Dailies
