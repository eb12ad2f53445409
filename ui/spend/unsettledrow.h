// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/spendview.h"

#include <QImage>
#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace Dailies {

class ElidedLabel;
class LinkButton;

/// One create call: its picture, number, prompt, reason, amount, and the button that settles it.
class UnsettledRow final : public QWidget {
    Q_OBJECT

public:
    static constexpr QSize pictureSize{64, 36};

    /// What the parts of a row want to be wide, in pixels.
    struct Widths {
        int number = 0;
        int prompt = 0;
        int reason = 0;
        int sent = 0;
        int amount = 0;
        int button = 0;

        Widths expandedTo(const Widths& other) const;
    };

    explicit UnsettledRow(QWidget* parent = nullptr);

    void setTake(const SpendEntry& take);
    const SpendEntry& take() const { return m_take; }
    void setPicture(const QImage& picture);
    QPushButton* button() const { return m_button; }
    Widths wanted() const;
    /// Makes the parts as wide as those of the other rows. The prompt and the reason share what the others leave.
    void setWidths(const Widths& widths);
    QRect pictureRect() const; ///< where the picture is painted

Q_SIGNALS:
    void pressed();
    void taskRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    SpendEntry m_take;
    QImage m_picture;
    QHBoxLayout* m_row;
    LinkButton* m_number;
    ElidedLabel* m_prompt;
    ElidedLabel* m_why;
    ElidedLabel* m_sent;
    ElidedLabel* m_amount;
    QPushButton* m_button;
};

} // namespace Dailies
