// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/spendview.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace Dailies {

class ThumbnailCache;
class UnsettledRow;

/// The create calls whose cost is not known, each with a button to settle it. Those that the user settled stay in the
/// list, so that it can be undone.
class UnsettledList final : public QWidget {
    Q_OBJECT

public:
    static constexpr int shownAtFirst = 20;

    explicit UnsettledList(QWidget* parent = nullptr);

    /// Keeps the pictures of clips on disk.
    void setThumbnailFolder(const QString& folder);
    void setTakes(const QList<SpendEntry>& takes);
    /// Focuses the first button.
    void focusFirst();

Q_SIGNALS:
    void settleRequested(const Dailies::SpendEntry& entry);
    void undoRequested(const Dailies::SpendEntry& entry);
    void taskRequested(Dailies::TaskId task);

private:
    void showRows();
    void showPicture(const QString& clip);

    QList<SpendEntry> m_takes;
    QList<UnsettledRow*> m_rows;
    int m_shown = shownAtFirst;
    ThumbnailCache* m_pictures;
    QVBoxLayout* m_column;
    QPushButton* m_more;
};

} // namespace Dailies
