// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;

namespace Dailies {

/// The keys of a screening with what they do, as a quiet line. Assistive programs know the keys from the buttons.
class ScreeningKeys final : public QWidget {
    Q_OBJECT

public:
    /// `rejecting` is the action whose keys are shown. It must outlive this widget.
    ScreeningKeys(const QAction& rejecting, QWidget* parent);

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
    int layOut(QPainter* painter) const;

    const QAction& m_rejecting;
};

} // namespace Dailies
