// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>

class QTextDocument;

namespace Dailies {

/// Formats a document that was read from Markdown: headings, paragraph spacing, code with a background of its
/// own, and semibold instead of italics for names of controls.
void dressPage(QTextDocument& document, const QPalette& palette, const QFont& font);

} // namespace Dailies
