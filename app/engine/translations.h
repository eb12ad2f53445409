// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QCoreApplication;

namespace Dailies {

/// Sets the language of texts, numbers and dates for the application object's lifetime. Uses English if there is no
/// translation. An empty `language` means the system's.
void installTranslations(QCoreApplication& app, const QString& language = {});
/// The language that was set, as translations are named: "de", "zh_CN"; "en" without a translation.
QString textLanguage();

} // namespace Dailies
