// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/clipspec.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace Dailies {

using namespace Qt::StringLiterals;

qint64 frameCount(const ClipSpec& spec)
{
    return std::max<qint64>(1, std::llround(spec.seconds * spec.fps));
}

QSize pictureSize(const QString& resolution, const QString& ratio)
{
    static const QRegularExpression tierPattern(u"^\\s*(\\d{1,5})\\s*[pP]?\\s*$"_s);
    static const QRegularExpression ratioPattern(u"^\\s*(\\d{1,4})\\s*:\\s*(\\d{1,4})\\s*$"_s);
    const QRegularExpressionMatch tier = tierPattern.match(resolution);
    const int shortSide = tier.hasMatch() ? std::clamp(tier.captured(1).toInt(), 240, 2160) / 2 * 2 : 720;

    double wide = 16;
    double high = 9;
    if (const QRegularExpressionMatch match = ratioPattern.match(ratio); match.hasMatch()) {
        const double w = match.captured(1).toInt();
        const double h = match.captured(2).toInt();
        // Nobody asks for ratios beyond 4:1, and players cannot show them at 2160P.
        if (w > 0 && h > 0 && std::max(w, h) <= 4 * std::min(w, h)) {
            wide = w;
            high = h;
        }
    }
    const double shape = std::max(wide, high) / std::min(wide, high);
    const int longSide = 2 * static_cast<int>(std::lround(shortSide * shape / 2));
    return wide >= high ? QSize(longSide, shortSide) : QSize(shortSide, longSide);
}

} // namespace Dailies
