// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace Dailies {

/// Parts of a whole, each from 0 to 1.
struct UsageParts {
    double used = 0;
    double reserved = 0;
    double added = 0; ///< what the next request would add

    double all() const { return used + reserved + added; } ///< over 1 goes over it
    bool operator==(const UsageParts&) const = default;
};

/// A thin bar that shows how much of something is used. A gap marks 80 %. Its text is elsewhere, so assistive programs
/// skip it.
class UsageBar final : public QWidget {
    Q_OBJECT

public:
    static constexpr double nearlyFull = 0.8;

    explicit UsageBar(int thickness, QWidget* parent = nullptr);

    void setParts(const UsageParts& parts);
    /// Draws what is used in a quiet colour, so that what would be added stands out.
    void setAddedProminent(bool prominent);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    UsageParts m_parts;
    int m_thickness;
    bool m_isAddedProminent = false;
};

} // namespace Dailies
