// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace Dailies {

/// Takes out of a text what is nobody else's business, before the text is given away: keys and what looks like one, the
/// query of every address (signatures stand there) and the user in it, encoded data, and the folders of this computer.
/// Rather too much than too little.
class EvidenceText final {
public:
    /// `secrets` are keys that are known; `files` are paths whose folders nobody else is to see.
    EvidenceText(const QByteArrayList& secrets, const QStringList& files);

    QString cleaned(const QString& text) const;
    /// The same for every text within; the value of a member that is named like a secret goes whole.
    QJsonValue cleaned(const QJsonValue& value) const;
    /// For sentences of this program: paths that it did not know of are shortened, too.
    QString cleanedSentence(const QString& text) const;

private:
    QByteArrayList m_secrets;
    QStringList m_folders; ///< with a slash at the end, longest first
};

} // namespace Dailies
