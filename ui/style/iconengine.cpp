// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/iconengine.h"

#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <algorithm>

using namespace Qt::StringLiterals;

// The icons are compiled into a static library, and the linker drops them unless they are referenced here.
// The macro must be used outside any namespace.
static void keepResources()
{
    static const bool once = [] {
        Q_INIT_RESOURCE(dailies);
        return true;
    }();
    Q_UNUSED(once)
}

namespace Dailies {

namespace {

/// Icons that are mirrored with the reading direction. Icons about a clip's time are not, because they mean
/// the same everywhere.
bool followsReading(const QString& name)
{
    return name == "undo-2"_L1 || name == "send"_L1;
}

} // namespace

IconEngine::IconEngine(QString name, std::optional<Tone> tone) : m_name(std::move(name)), m_tone(tone) {}

QString IconEngine::path(const QString& name)
{
    keepResources();
    return u":/icons/%1.svg"_s.arg(name);
}

void IconEngine::paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state)
{
    const qreal scale = painter->device() != nullptr ? painter->device()->devicePixelRatio() : 1.0;
    const QPixmap picture = pixmap((QSizeF(rect.size()) * scale).toSize(), mode, state);
    painter->drawPixmap(rect, picture);
}

QPixmap IconEngine::pixmap(const QSize& size, QIcon::Mode mode, QIcon::State)
{
    if (size.isEmpty())
        return {};
    const QColor ink = colour(mode);
    const bool isMirrored = followsReading(m_name) && QGuiApplication::isRightToLeft();
    const QString cacheKey = u"dailies-icon/%1/%2x%3/%4/%5"_s.arg(m_name, QString::number(size.width()),
        QString::number(size.height()), ink.name(QColor::HexArgb), isMirrored ? u"m"_s : QString());
    QPixmap picture;
    if (QPixmapCache::find(cacheKey, &picture))
        return picture;

    QSvgRenderer renderer(path(m_name));
    if (!renderer.isValid())
        return {};
    picture = QPixmap(size);
    picture.fill(Qt::transparent);
    const int side = std::min(size.width(), size.height());
    QPainter painter(&picture);
    if (isMirrored)
        painter.setTransform(QTransform(-1, 0, 0, 1, size.width(), 0));
    renderer.render(&painter, QRectF((size.width() - side) / 2.0, (size.height() - side) / 2.0, side, side));
    painter.end();
    picture = tinted(picture, ink);
    QPixmapCache::insert(cacheKey, picture);
    return picture;
}

QSize IconEngine::actualSize(const QSize& size, QIcon::Mode, QIcon::State)
{
    return size;
}

QList<QSize> IconEngine::availableSizes(QIcon::Mode, QIcon::State)
{
    return {QSize(16, 16), QSize(20, 20)};
}

QIconEngine* IconEngine::clone() const
{
    return new IconEngine(*this);
}

QString IconEngine::key() const
{
    return u"DailiesIconEngine"_s;
}

QString IconEngine::iconName()
{
    return m_name;
}

bool IconEngine::isNull()
{
    return !QFile::exists(path(m_name));
}

QColor IconEngine::colour(QIcon::Mode mode) const
{
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Disabled)
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    if (m_tone)
        return tone(palette, *m_tone);
    return palette.color(QPalette::Active, mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText);
}

QPixmap tinted(const QPixmap& pixmap, const QColor& colour)
{
    QPixmap picture = pixmap;
    QPainter painter(&picture);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRectF(QPointF(0, 0), QSizeF(picture.size())), colour);
    return picture;
}

} // namespace Dailies
