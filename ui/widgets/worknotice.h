// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/noticeboard.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>

namespace Dailies {

/// A notice about work in the background, with *Stop*. It appears once the work takes noticeably long, and goes with
/// the work.
class WorkNotice final : public QObject {
    Q_OBJECT

public:
    /// `work` is the parent; `stop` is called at most while it exists.
    WorkNotice(NoticeBoard& board, const QString& words, std::function<void()> stop, QObject* work);
    ~WorkNotice() override;

    /// Replaces the words, if the notice is shown and the user has not closed it.
    void update(const QString& words);

private:
    QString key() const;
    void put(const QString& words);

    QPointer<NoticeBoard> m_board;
    std::function<void()> m_stop;
    QTimer m_patience;
};

} // namespace Dailies
