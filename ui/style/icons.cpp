// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/icons.h"

#include "ui/style/iconengine.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace Dailies {

QIcon icon(const QString& name)
{
    return QIcon(new IconEngine(name));
}

QIcon icon(const QString& name, Tone tone)
{
    return QIcon(new IconEngine(name, tone));
}

QIcon stageIcon(const QString& name, Tone tone)
{
    constexpr QSize size(16, 16);
    return QIcon(tinted(icon(name).pixmap(size, qApp->devicePixelRatio()), Dailies::tone(Theme::Dark, tone)));
}

QIcon applicationIcon()
{
    return QIcon(IconEngine::path(u"dailies"_s));
}

QStringList iconNames()
{
    QStringList names;
    const auto files = QFileInfo(IconEngine::path(QString())).dir().entryList({u"*.svg"_s}, QDir::Files, QDir::Name);
    for (const QString& file : files) {
        if (file != "dailies.svg"_L1)
            names << file.chopped(4);
    }
    return names;
}

} // namespace Dailies
