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

/// A named draft as shown in lists.
struct DraftEntry {
    QString id; ///< its file's name, without the extension
    QString name;
    RequestKind kind;
    QDateTime saved;
    QString problem; ///< one sentence if it cannot be opened; otherwise empty

    bool operator==(const DraftEntry&) const = default;
};

/// The named drafts of the user, each in a file of its own in one folder. Unreadable files are listed and
/// left unchanged. Errors are ErrorKind::Storage, or ErrorKind::BadInput for unreadable files.
class DraftStore final : public QObject {
    Q_OBJECT
public:
    static constexpr int longestName = 80;

    /// Creates the folder with the first draft. Reads nothing before refresh().
    DraftStore(const QString& folder, Clock& clock, QObject* parent = nullptr);

    /// Reads the folder again, except for unchanged files.
    void refresh();
    /// Newest first.
    const QList<DraftEntry>& entries() const { return m_entries; }
    /// The readable draft of this name, ignoring case.
    std::optional<DraftEntry> find(const QString& name) const;
    /// The name, with a number appended if a draft of this name exists.
    QString freeName(const QString& name) const;

    Result<Draft> read(const QString& id) const;
    /// Adds a draft, even if one of this name exists.
    Result<void> save(const QString& name, const Draft& draft);
    /// Replaces the content of a draft and keeps its name.
    Result<void> replace(const QString& id, const Draft& draft);
    Result<void> rename(const QString& id, const QString& name);
    /// The draft can be restored until the program ends or forgetRemoved() is called.
    Result<void> remove(const QString& id);
    Result<void> bringBack(const QString& id);
    void forgetRemoved();
    /// Moves a file with any content into the folder, so that it is listed with the others.
    Result<void> takeIn(const QString& file);

Q_SIGNALS:
    /// entries() has changed.
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
    QHash<QString, Known> m_known; ///< by ID
};

} // namespace Dailies
