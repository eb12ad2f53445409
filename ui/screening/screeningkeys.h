// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QPointer>
#include <QWidget>

namespace Dailies {

/// The actions whose keys work in a screening. They may go before the parts that name their keys.
struct ScreeningActions {
    QPointer<const QAction> leastRating;
    QPointer<const QAction> mostRating;
    QPointer<const QAction> rejecting;
    QPointer<const QAction> pausing;
    QPointer<const QAction> leaving;
    QPointer<const QAction> previous = {};
    QPointer<const QAction> next = {};
};

/// The keys of a screening with what they do, as a quiet line.
class ScreeningKeys final : public QWidget {
    Q_OBJECT

public:
    ScreeningKeys(const ScreeningActions& actions, QWidget* parent);

    QSize sizeHint() const override;
    /// Without room for the whole line, nothing of it is shown.
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Hint {
        QStringList keys;
        QString between; ///< the keys
        QString words;
    };
    QList<Hint> hints() const;
    void follow();
    int layOut(QPainter* painter) const;

    ScreeningActions m_actions;
};

} // namespace Dailies
