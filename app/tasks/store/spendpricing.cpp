// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/spendpricing.h"

#include "app/service/wire/wire.h"

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Whether it is a number of lines, such as "1080P".
bool isLines(const QString& resolution)
{
    return resolution.size() > 1 && resolution.endsWith(u'P', Qt::CaseInsensitive)
        && std::all_of(resolution.cbegin(), resolution.cend() - 1, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

} // namespace

QString billedResolution(const VideoTask& task)
{
    const QJsonValue told = task.report.usage["SR"_L1];
    const QString number = told.isDouble() ? QString::number(told.toInt()) : told.toString().trimmed();
    const QString resolution = number.endsWith(u'P', Qt::CaseInsensitive) ? number.toUpper() : number + u'P';
    if (!isLines(resolution) || resolution.startsWith(u'0'))
        return {}; // usually; then the body need not be made
    const QString asked = asSent(task.request).resolution;
    return asked.isEmpty() || isLines(asked) ? resolution : QString();
}

RatedTake ratedTake(const VideoTask& task, const QDate& day, const Quantity& quantity, const ServiceDefaults& defaults)
{
    const VideoRequest request = asSent(task.request);
    const auto valueOf = [&](const QString& asked, Field field) {
        return asked.isEmpty() && defaults ? defaults(request, field) : asked;
    };
    const QString billed = billedResolution(task);
    return {task.accountId, request.model, billed.isEmpty() ? valueOf(request.resolution, Field::Resolution) : billed,
        valueOf(request.mode, Field::Mode), valueOf(request.sound, Field::Sound), day, quantity};
}

PriceBound mostPriceOf(const RatedTake& take, Family family, const QList<Rate>& rates)
{
    QList<QString RatedTake::*> unknown;
    const QList<QString RatedTake::*> chosen = family == Family::A
        ? QList<QString RatedTake::*>{&RatedTake::resolution}
        : QList<QString RatedTake::*>{&RatedTake::mode, &RatedTake::sound};
    std::copy_if(chosen.cbegin(), chosen.cend(), std::back_inserter(unknown),
        [&take](QString RatedTake::*property) { return (take.*property).isEmpty(); });
    return dearestPriceOf(take, rates, unknown);
}

} // namespace Dailies
