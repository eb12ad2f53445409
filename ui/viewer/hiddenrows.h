// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPoint>
#include <QTimer>

class QWidget;

namespace Dailies {

/// Hides the rows below the picture. While the pointer moves over the stage, they lie over the lower edge of the
/// picture, which keeps its size.
class HiddenRows final : public QObject {
    Q_OBJECT

public:
    /// `rows` are those below `picture` in the column of `stage`, from top to bottom.
    HiddenRows(QWidget* stage, QWidget* picture, const QList<QWidget*>& rows);

    void setHidden(bool hidden);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void wake();
    void rest();
    void place();

    QWidget* m_stage;
    QWidget* m_picture;
    QList<QWidget*> m_rows;
    QWidget* m_cover = nullptr; ///< has the rows while they are hidden
    QTimer m_resting;
    QPoint m_pointer;
};

} // namespace Dailies
