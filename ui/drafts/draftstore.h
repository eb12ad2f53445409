// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/common/result.h"
#include "ui/drafts/draft.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QObject>

namespace Dailies {

/// What lists show of a named draft.
struct DraftEntry {
    QString id; ///< its file's name, without the ending
    QString name;
    RequestKind kind;
    QDateTime saved;
    QString problem; ///< one sentence why it cannot be opened; empty when it can

    bool operator==(const DraftEntry&) const = default;
};

/// The drafts that a person gave names, each a file of its own in one folder. What cannot be read is listed and left as
/// it is. Errors are ErrorKind::Storage, and ErrorKind::BadInput for what cannot be read.
class DraftStore final : public QObject {
    Q_OBJECT
public:
    static constexpr int longestName = 80;

    /// The folder is made with the first draft. Nothing is read before refresh().
    DraftStore(const QString& folder, Clock& clock, QObject* parent = nullptr);

    /// Looks into the folder; files that are as they were are not read again.
    void refresh();
    /// Newest first.
    const QList<DraftEntry>& entries() const { return m_entries; }
    /// The readable draft of this name, whatever its capitals.
    std::optional<DraftEntry> find(const QString& name) const;
    /// The name itself, or with a number behind it when there is such a draft.
    QString freeName(const QString& name) const;

    Result<Draft> read(const QString& id) const;
    /// As one more draft, also when there is one of this name.
    Result<void> save(const QString& name, const Draft& draft);
    /// In the place of another one, whose name stays.
    Result<void> replace(const QString& id, const Draft& draft);
    Result<void> rename(const QString& id, const QString& name);
    /// Until the program ends, or forgetRemoved() is called, it can be brought back.
    Result<void> remove(const QString& id);
    Result<void> bringBack(const QString& id);
    void forgetRemoved();
    /// Moves a file of any content here, to be listed with the others.
    Result<void> takeIn(const QString& file);

Q_SIGNALS:
    /// entries() are others.
    void changed();

private:
    struct Known {
        QDateTime modified;
        qint64 bytes = 0;
        DraftEntry entry;
    };

    QString pathOf(const QString& id) const;
    QString removedPathOf(const QString& id) const;
    Result<QJsonObject> readJson(const QString& id) const;
    Result<void> write(const QString& id, QJsonObject json);
    DraftEntry look(const QString& id, const QDateTime& modified) const;

    QString m_folder;
    Clock& m_clock;
    QList<DraftEntry> m_entries;
    QHash<QString, Known> m_known; ///< by id
};

} // namespace Dailies
