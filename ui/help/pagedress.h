// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>

class QTextDocument;

namespace Dailies {

/// Gives a document that was read from Markdown its looks: headings, room between paragraphs, code on a ground of its own,
/// and names of controls in semibold in the place of italics.
void dressPage(QTextDocument& document, const QPalette& palette, const QFont& font);

} // namespace Dailies
