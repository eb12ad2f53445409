// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/look.h"

#include "app/common/compat.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFontDatabase>
#include <QFrame>
#include <QVariant>

#include <algorithm>
#include <array>

namespace Dailies {

namespace {

struct ToneRow {
    Tone tone;
    QRgb light;
    QRgb dark;
};

constexpr std::array<ToneRow, toneCount> toneTable{{
    {Tone::Window, 0xFFF4F5F7, 0xFF16181C},
    {Tone::Base, 0xFFFFFFFF, 0xFF1C1F24},
    {Tone::Raised, 0xFFFFFFFF, 0xFF23272D},
    {Tone::Text, 0xFF1B1F24, 0xFFE8EAED},
    {Tone::MutedText, 0xFF5B6470, 0xFF9AA3AE},
    {Tone::Line, 0xFFD9DEE4, 0xFF30353C},
    {Tone::Accent, 0xFF2B63D9, 0xFF6EA0FF},
    {Tone::OnAccent, 0xFFFFFFFF, 0xFF0B1220},
    {Tone::Selection, 0xFFE3ECFD, 0xFF22314D},
    {Tone::Chip, 0xFFE9ECF0, 0xFF2A2E34},
    {Tone::Good, 0xFF187544, 0xFF4CC38A},
    {Tone::Warning, 0xFF8F5400, 0xFFE5A84B},
    {Tone::Bad, 0xFFB92D27, 0xFFFF7B72},
    {Tone::PictureGround, 0xFF0E1013, 0xFF0B0C0E},
    {Tone::Rating, 0xFFB26A00, 0xFFF2B84B},
}};

constexpr bool tableIsInOrder()
{
    for (std::size_t i = 0; i < toneTable.size(); ++i) {
        if (static_cast<std::size_t>(toneTable[i].tone) != i)
            return false;
    }
    return true;
}
static_assert(tableIsInOrder(), "tones are looked up by their position");

QColor toneOf(bool dark, Tone tone)
{
    const auto& row = toneTable[static_cast<std::size_t>(tone)];
    return QColor::fromRgba(dark ? row.dark : row.light);
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Active, QPalette::Window).lightness() < 128;
}

bool isDark(Theme theme)
{
    return theme == Theme::Dark || (theme == Theme::System && isDark(QGuiApplication::palette()));
}

} // namespace

Theme shownTheme()
{
    return isDark(Theme::System) ? Theme::Dark : Theme::Light;
}

QColor tone(Theme theme, Tone tone)
{
    return toneOf(isDark(theme), tone);
}

QColor tone(const QPalette& palette, Tone tone)
{
    return toneOf(isDark(palette), tone);
}

QColor blended(const QColor& ground, const QColor& over, qreal amount)
{
    const auto mix = [amount](int a, int b) { return qRound(a + (b - a) * amount); };
    return QColor(mix(ground.red(), over.red()), mix(ground.green(), over.green()), mix(ground.blue(), over.blue()));
}

QColor pictureShade(qreal opacity)
{
    QColor dark = tone(Theme::Dark, Tone::PictureGround);
    dark.setAlphaF(static_cast<float>(opacity));
    return dark;
}

QPalette themePalette(Theme theme)
{
    const bool dark = isDark(theme);
    const auto colour = [dark](Tone tone) { return toneOf(dark, tone); };
    QPalette palette;
    palette.setColor(QPalette::Window, colour(Tone::Window));
    palette.setColor(QPalette::WindowText, colour(Tone::Text));
    palette.setColor(QPalette::Base, colour(Tone::Base));
    palette.setColor(QPalette::AlternateBase, colour(Tone::Window));
    palette.setColor(QPalette::Text, colour(Tone::Text));
    palette.setColor(QPalette::PlaceholderText, colour(Tone::MutedText));
    palette.setColor(QPalette::Button, colour(Tone::Raised));
    palette.setColor(QPalette::ButtonText, colour(Tone::Text));
    palette.setColor(QPalette::BrightText, colour(Tone::Bad));
    palette.setColor(QPalette::Highlight, colour(Tone::Selection));
    palette.setColor(QPalette::HighlightedText, colour(Tone::Text));
    palette.setColor(QPalette::Link, colour(Tone::Accent));
    palette.setColor(QPalette::LinkVisited, colour(Tone::Accent));
    palette.setColor(QPalette::ToolTipBase, colour(Tone::Raised));
    palette.setColor(QPalette::ToolTipText, colour(Tone::Text));
    palette.setColor(QPalette::Light, colour(Tone::Base));
    palette.setColor(QPalette::Midlight, colour(Tone::Chip));
    palette.setColor(QPalette::Mid, colour(Tone::Line));
    palette.setColor(QPalette::Dark, blended(colour(Tone::Line), colour(Tone::MutedText), 0.5));
    palette.setColor(QPalette::Shadow, colour(Tone::PictureGround));
    setAccentRole(palette, colour(Tone::Accent));

    const QColor disabled = blended(colour(Tone::Base), colour(Tone::MutedText), 0.6);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText,
             QPalette::PlaceholderText, QPalette::Link})
        palette.setColor(QPalette::Disabled, role, disabled);
    return palette;
}

QFont secondaryFont(const QFont& font)
{
    QFont smaller = font;
    if (font.pointSizeF() > 0)
        smaller.setPointSizeF(std::max(font.pointSizeF() - 1.0, 6.0));
    else
        smaller.setPixelSize(std::max(font.pixelSize() - 1, 8));
    return smaller;
}

QFont semiboldFont(const QFont& font)
{
    QFont heavier = font;
    heavier.setWeight(QFont::DemiBold);
    return heavier;
}

QFont monospaceFont(const QFont& font)
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (font.pointSizeF() > 0)
        fixed.setPointSizeF(font.pointSizeF());
    else
        fixed.setPixelSize(font.pixelSize());
    return fixed;
}

void makeQuiet(QWidget* label)
{
    label->setFont(secondaryFont(QApplication::font()));
    label->setForegroundRole(QPalette::PlaceholderText);
}

void makeBar(QWidget* panel)
{
    panel->setBackgroundRole(QPalette::Base);
    panel->setAutoFillBackground(true);
}

void makePrimary(QAbstractButton* button)
{
    button->setProperty("primary", true);
    button->updateGeometry();
}

void makeChip(QAbstractButton* button)
{
    button->setProperty("chip", true);
    button->setCheckable(true);
    button->updateGeometry();
}

void setChipLook(QAbstractButton* chip, ChipLook look)
{
    chip->setProperty("chipLook", static_cast<int>(look));
    chip->update();
}

void joinSegments(const QList<QAbstractButton*>& buttons)
{
    // A button that was never shown counts as hidden, too. Leave out only those that were hidden explicitly.
    const auto isLeftOut = [](const QAbstractButton* button) {
        return button->isHidden() && button->testAttribute(Qt::WA_WState_ExplicitShowHide);
    };
    QList<QAbstractButton*> shown = buttons;
    shown.removeIf(isLeftOut);
    for (auto* button : shown) {
        const bool first = button == shown.first();
        const bool last = button == shown.last();
        button->setProperty("segment",
            QString::fromLatin1(first && last ? "only"
                    : first                   ? "first"
                    : last                    ? "last"
                                              : "middle"));
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->updateGeometry();
        button->update();
    }
}

QFrame* dividingLine(Qt::Orientation orientation, QWidget* parent)
{
    auto* line = new QFrame(parent);
    const bool horizontal = orientation == Qt::Horizontal;
    line->setFrameShape(horizontal ? QFrame::HLine : QFrame::VLine);
    line->setFrameShadow(QFrame::Plain);
    if (horizontal)
        line->setFixedHeight(1);
    else
        line->setFixedWidth(1);
    return line;
}

} // namespace Dailies
