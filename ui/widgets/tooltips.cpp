// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tooltips.h"

namespace Dailies {

using namespace Qt::StringLiterals;

QString plainToolTip(const QString& text)
{
    return text.contains(u'<') || text.contains(u'&') ? wrappedToolTip(text) : text;
}

QString wrappedToolTip(const QString& text)
{
    return text.isEmpty() ? QString() : u"<p style=\"white-space:pre-wrap\">%1</p>"_s.arg(text.toHtmlEscaped());
}

} // namespace Dailies
