// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCoreApplication;

namespace Dailies {

/// Speaks the person's language from here on, as far as there are translations; English elsewhere. For as long as the
/// application object lives.
void installTranslations(QCoreApplication& app);

} // namespace Dailies
