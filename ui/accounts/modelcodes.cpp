// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/modelcodes.h"

#include <QRegularExpression>

namespace Dailies {

using namespace Qt::StringLiterals;

ModelCodes readModelCodes(const QString& text, const ProfileCatalogue& profiles, const EnabledModel& otherwise)
{
    static const QRegularExpression divider(u"[\\s,;]+"_s);
    ModelCodes result;
    QStringList codes = text.split(divider, Qt::SkipEmptyParts);
    codes.removeDuplicates();
    for (const QString& code : codes) {
        if (const auto known = profiles.guess(code)) {
            result.models.append(*known);
            continue;
        }
        result.unknown.append(code);
        result.models.append(wholeModel(code, otherwise.family, otherwise.generation));
    }
    return result;
}

} // namespace Dailies
