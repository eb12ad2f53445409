// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/checks/finding.h"

#include <algorithm>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {
bool has(const QList<Finding>& findings, Severity severity)
{
    return std::ranges::any_of(findings, [severity](const Finding& f) { return f.severity == severity; });
}
} // namespace

bool hasStop(const QList<Finding>& findings)
{
    return has(findings, Severity::Stop);
}

bool hasAsk(const QList<Finding>& findings)
{
    return has(findings, Severity::Ask);
}

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Stop: return u"stop"_s;
    case Severity::Ask: return u"ask"_s;
    case Severity::Note: return u"note"_s;
    }
    return {};
}

QList<Finding> sortedBySeverity(QList<Finding> findings)
{
    std::stable_sort(findings.begin(), findings.end(), [](const Finding& left, const Finding& right) {
        return std::pair(left.severity, !left.isLikelySlip) < std::pair(right.severity, !right.isLikelySlip);
    });
    return findings;
}

} // namespace Dailies
