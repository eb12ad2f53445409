// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/applylook.h"

#include "app/common/compat.h"
#include "ui/style/dailiesstyle.h"
#include "ui/style/focusring.h"

#include <QApplication>
#include <QVariant>

namespace Dailies {

namespace {

// The theme and the desktop's palette are stored as properties of the application, of which there is only
// one.
constexpr auto themeProperty = "dailiesTheme";
constexpr auto platformPaletteProperty = "dailiesPlatformPalette";
constexpr auto keptThemeProperty = "dailiesKeptTheme"; ///< of a widget: Theme

/// Labels lose the colours that they inherit when the program's palette changes, because their class has a palette, too.
void renewKeptThemes()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        if (const QVariant kept = widget->property(keptThemeProperty); kept.isValid()) {
            widget->setPalette({}); // otherwise the same palette would change nothing
            widget->setPalette(themePalette(static_cast<Theme>(kept.toInt())));
        }
    }
}

void showTheme(QApplication& app)
{
    const auto wanted = static_cast<Theme>(app.property(themeProperty).toInt());
    const auto platform = app.property(platformPaletteProperty).value<QPalette>();
    const bool dark =
        wanted == Theme::System ? desktopIsDark(QGuiApplication::styleHints(), platform) : wanted == Theme::Dark;
    const QPalette palette = themePalette(dark ? Theme::Dark : Theme::Light);
    QApplication::setPalette(palette);

    // A selected row is a large, quiet area. A few selected characters need a stronger colour to be visible.
    QPalette fields;
    fields.setColor(QPalette::Highlight, blended(tone(palette, Tone::Base), tone(palette, Tone::Accent), 0.35));
    for (const char* field : {"QLineEdit", "QTextEdit", "QPlainTextEdit", "QLabel"})
        QApplication::setPalette(fields, field);
    // In the next turn, when the windows have the new palette. At the start there are none yet.
    if (!QApplication::allWidgets().isEmpty())
        QMetaObject::invokeMethod(&app, &renewKeptThemes, Qt::QueuedConnection);
}

} // namespace

void keepTheme(QWidget* widget, Theme theme)
{
    widget->setProperty(keptThemeProperty, static_cast<int>(theme));
    widget->setPalette(themePalette(theme));
}

void applyLook(QApplication& app, Theme theme)
{
    const bool first = !app.property(platformPaletteProperty).isValid();
    if (first)
        app.setProperty(platformPaletteProperty, QGuiApplication::palette());
    app.setProperty(themeProperty, static_cast<int>(theme));
    if (qobject_cast<DailiesStyle*>(QApplication::style()) == nullptr)
        QApplication::setStyle(new DailiesStyle);
    showTheme(app);
    if (first) {
        onDesktopThemeChange(QGuiApplication::styleHints(), &app, [&app] { showTheme(app); });
        showFocusRings(app);
    }
}

} // namespace Dailies
