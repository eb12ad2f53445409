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
    explicit ScreeningKeys(QWidget* parent = nullptr);

    /// The action whose keys are shown for rejecting; it must outlive this widget.
    void setRejecting(const QAction* reject) { m_reject = reject; }

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

    const QAction* m_reject = nullptr;
};

} // namespace Dailies
