// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include <optional>

class QAbstractButton;

namespace Dailies {

/// Five stars that show a rating and change it. Each star is a button with a name of its own for assistive programs. For
/// the Tab key they are one stop, where arrows and digits rate.
class StarRating final : public QWidget {
    Q_OBJECT

public:
    explicit StarRating(QWidget* parent = nullptr);

    /// 0 to 5; 0 means that there is no rating.
    void setRating(int rating);
    int rating() const { return m_rating; }

Q_SIGNALS:
    /// The user chose a rating. The shown rating does not change until setRating(). A press on the star of the current
    /// rating clears it.
    void rated(int rating);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::optional<int> ratingBy(const QKeyEvent& key) const;
    void preview(int rating);

    QList<QAbstractButton*> m_stars;
    int m_rating = 0;
};

} // namespace Dailies
