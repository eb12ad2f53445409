// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace Dailies {

/// Removes private data from a text before it is shared: keys and similar strings, the query (which may contain
/// signatures) and user of every URL, encoded data, and local folder names. If in doubt, removes too much.
class EvidenceText final {
public:
    /// `secrets` are known keys; `files` are paths whose folders must not be shown.
    EvidenceText(const QByteArrayList& secrets, const QStringList& files);

    QString cleaned(const QString& text) const;
    /// The same for every string within. The values of members with a secret's name are removed completely.
    QJsonValue cleaned(const QJsonValue& value) const;
    /// For messages of this program: also shortens paths that were not passed to the constructor.
    QString cleanedSentence(const QString& text) const;

private:
    QByteArrayList m_secrets;
    QStringList m_folders; ///< with a trailing slash, longest first
};

} // namespace Dailies
