// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/cropdialog.h"

#include "ui/style/look.h"
#include "ui/widgets/formparts.h"

#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr QSize room(480, 320); ///< for the picture at first
constexpr QSize leastRoom(240, 160);
constexpr int rim = 4; ///< around the picture, for the frame of the focus
constexpr float dimming = 0.62F; ///< of what is cut off
constexpr int steps = 50; ///< by arrow key from one end to the other
constexpr int pages = 5;

} // namespace

CropView::CropView(const Crop& crop, QWidget* parent) : QAbstractSlider(parent), m_crop(crop)
{
    setObjectName(u"cropView"_s);
    setAccessibleName(tr("Part to keep"));
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(leastRoom);
    setLayoutDirection(Qt::LeftToRight); // as the picture
    const QSize free = crop.whole - crop.kept;
    const bool isAcross = free.width() >= free.height();
    setOrientation(isAcross ? Qt::Horizontal : Qt::Vertical);
    setInvertedControls(!isAcross); // down moves the part down
    const int most = std::max(0, isAcross ? free.width() : free.height());
    setRange(0, most);
    setSingleStep(std::max(1, most / steps));
    setPageStep(std::max(1, most / pages));
    setValue(most / 2);
    setCursor(isAcross ? Qt::SizeHorCursor : Qt::SizeVerCursor);
    connect(this, &QAbstractSlider::valueChanged, this, qOverload<>(&QWidget::update));
}

void CropView::setPicture(const QImage& picture)
{
    m_picture = picture;
    update();
}

QRect CropView::kept() const
{
    const QSize free = m_crop.whole - m_crop.kept;
    const bool isAcross = orientation() == Qt::Horizontal;
    return {QPoint(isAcross ? value() : free.width() / 2, isAcross ? free.height() / 2 : value()), m_crop.kept};
}

QSize CropView::sizeHint() const
{
    return m_crop.whole.scaled(room, Qt::KeepAspectRatio) + QSize(2 * rim, 2 * rim);
}

/// Pixels on the screen for one of the picture.
double CropView::scale() const
{
    const QSizeF free = QSizeF(size()) - QSizeF(2 * rim, 2 * rim);
    return std::min(free.width() / m_crop.whole.width(), free.height() / m_crop.whole.height());
}

QRectF CropView::shown(const QRect& part) const
{
    const double factor = scale();
    const QSizeF whole = QSizeF(m_crop.whole) * factor;
    const QPointF corner((width() - whole.width()) / 2, (height() - whole.height()) / 2);
    return {corner + QPointF(part.topLeft()) * factor, QSizeF(part.size()) * factor};
}

int CropView::along(QPointF place) const
{
    const QPointF inside = (place - shown(QRect(QPoint(), m_crop.whole)).topLeft()) / scale();
    return int(orientation() == Qt::Horizontal ? inside.x() : inside.y());
}

void CropView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const int place = along(event->position());
    const QSize part = m_crop.kept;
    const int length = orientation() == Qt::Horizontal ? part.width() : part.height();
    if (place < value() || place > value() + length)
        setValue(place - length / 2); // outside: the part comes to the pointer
    m_grip = place - value();
}

void CropView::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        setValue(along(event->position()) - m_grip);
}

void CropView::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

void CropView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF whole = shown(QRect(QPoint(), m_crop.whole));
    const QRectF part = shown(kept());
    painter.fillRect(whole, tone(palette(), Tone::PictureGround));
    if (!m_picture.isNull())
        painter.drawImage(whole, m_picture);
    QPainterPath cut;
    cut.addRect(whole);
    cut.addRect(part);
    QColor shade = tone(palette(), Tone::PictureGround);
    shade.setAlphaF(dimming);
    painter.fillPath(cut, shade);
    // Light on dark, so that it is seen on every picture.
    const QRectF line = part.adjusted(1, 1, -1, -1);
    painter.setPen(QPen(tone(Theme::Dark, Tone::PictureGround), 3));
    painter.drawRect(line);
    painter.setPen(QPen(hasFocus() ? tone(Theme::Dark, Tone::Accent) : Qt::white, hasFocus() ? 2 : 1));
    painter.drawRect(line);
}

CropDialog::CropDialog(const QString& name, const Crop& crop, QWidget* parent)
    : QDialog(parent)
    , m_view(new CropView(crop, this))
{
    setObjectName(u"cropDialog"_s);
    setWindowTitle(tr("Crop a copy"));
    QLabel* sizes = wrappedText(tr("%1: %2 × %3 becomes %4 × %5", "name of a file, its size and that of the copy")
                                    .arg(name)
                                    .arg(crop.whole.width())
                                    .arg(crop.whole.height())
                                    .arg(crop.kept.width())
                                    .arg(crop.kept.height()),
        this);
    QVBoxLayout* column = dialogColumn(this);
    column->addWidget(sizes);
    column->addWidget(m_view, 1);
    column->addWidget(quietNote(tr("Drag the frame, or use the arrow keys. The original file stays as it is."), this));
    QPushButton* crops = addDialogButtons(this, column, tr("Crop a copy"));
    crops->setObjectName(u"cropButton"_s);
    connect(crops, &QPushButton::clicked, this, &QDialog::accept);
    m_view->setFocus();
}

} // namespace Dailies
