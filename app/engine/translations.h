// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QCoreApplication;

namespace Dailies {

/// Speaks a language from here on, numbers and dates too, as far as there are translations; English elsewhere. Empty for
/// the system's. For as long as the application object lives.
void installTranslations(QCoreApplication& app, const QString& language = {});

} // namespace Dailies
