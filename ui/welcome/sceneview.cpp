// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/welcome/sceneview.h"

#include "app/practice/clippainter.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int framesPerSecond = 24;
constexpr QSize usualSize(640, 360);
constexpr QSize leastSize(240, 135);
constexpr quint32 evening = 21; ///< one of the painter's scenes
constexpr int pictureCorner = 6;

} // namespace

SceneView::SceneView(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"sceneView"_s);
    setMinimumSize(leastSize);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_timer.setInterval(1000 / framesPerSecond);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        ++m_frame;
        update(pictureRect());
    });
}

SceneView::~SceneView() = default;

QSize SceneView::sizeHint() const
{
    return usualSize;
}

QRect SceneView::pictureRect() const
{
    QRect picture(QPoint(), usualSize.scaled(size(), Qt::KeepAspectRatio));
    picture.moveCenter(rect().center());
    return picture;
}

void SceneView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const QSize pixels = (QSizeF(pictureRect().size()) * devicePixelRatioF()).toSize();
    ClipSpec spec;
    spec.size = QSize(pixels.width() & ~1, pixels.height() & ~1);
    spec.seconds = 1;
    spec.fps = framesPerSecond;
    spec.texts = false;
    spec.seed = evening;
    m_painter = std::make_unique<ClipPainter>(spec);
}

void SceneView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QPainterPath shape;
    shape.addRoundedRect(pictureRect(), pictureCorner, pictureCorner);
    painter.setClipPath(shape);
    painter.drawImage(pictureRect(), m_painter->frame(m_frame));
}

void SceneView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (style()->styleHint(QStyle::SH_Widget_Animate, nullptr, this) != 0)
        m_timer.start();
}

void SceneView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_timer.stop();
}

} // namespace Dailies
