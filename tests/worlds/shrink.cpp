// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/worlds/shrink.h"

#include "tests/worlds/world.h"

namespace Dailies {

namespace {

bool fails(const Plan& plan, Mutation mutation, int invariant)
{
    const QList<Violation> violations = World::run(plan, mutation).violations;
    return !violations.isEmpty() && violations.first().invariant == invariant;
}

} // namespace

Plan shrunk(const Plan& plan, Mutation mutation, int invariant)
{
    Plan best = plan;
    for (qsizetype size = std::max<qsizetype>(best.events.size() / 2, 1); size > 0;) {
        bool isSmaller = false;
        for (qsizetype from = 0; from < best.events.size();) {
            Plan less = best;
            less.events.remove(from, std::min(size, less.events.size() - from));
            if (fails(less, mutation, invariant)) {
                best = less;
                isSmaller = true;
            } else {
                from += size;
            }
        }
        if (size > 1 || !isSmaller)
            size /= 2;
    }
    // Then try fewer at a time, and shorter ones.
    for (qsizetype n = 0; n < best.events.size(); ++n) {
        for (int Event::*member : {&Event::count}) {
            Plan less = best;
            less.events[n].*member = 1;
            if (best.events.at(n).*member > 1 && fails(less, mutation, invariant))
                best = less;
        }
        while (best.events.at(n).ms > 60000) {
            Plan less = best;
            less.events[n].ms /= 4;
            if (!fails(less, mutation, invariant))
                break;
            best = less;
        }
    }
    return best;
}

} // namespace Dailies
