// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"

#include <QHash>
#include <QSyntaxHighlighter>
#include <QTextCharFormat>

class QPalette;

namespace Dailies {

/// Marks the names of media in a prompt. Names without a media item look different.
class MentionHighlighter final : public QSyntaxHighlighter {
    Q_OBJECT

public:
    MentionHighlighter(QTextDocument* document, const QPalette& palette);

    /// Whether this text can mention media.
    void setOn(bool on);
    void setItems(const QList<MediaItem>& items);
    void setColours(const QPalette& palette);

protected:
    void highlightBlock(const QString& text) override;

private:
    bool m_on = false;
    QHash<MediaKind, int> m_counts;
    QTextCharFormat m_known;
    QTextCharFormat m_unknown;
};

} // namespace Dailies
