// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/details/clipbar.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/clips/filedrag.h"
#include "ui/tasks/clips/thumbnailcache.h"
#include "ui/widgets/formparts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr QSize handleSize{64, 36};

} // namespace

/// The thumbnail of the take, from which the clip is dragged.
class ClipBar::Handle final : public QWidget {
public:
    Handle(ThumbnailCache& thumbnails, QWidget* parent) : QWidget(parent), m_thumbnails(thumbnails)
    {
        setObjectName(u"clipHandle"_s);
        setFixedSize(handleSize);
        setCursor(Qt::OpenHandCursor);
        setToolTip(ClipBar::tr("Drag the clip into another program"));
    }
    void setFile(const QString& file, bool isVideo)
    {
        m_file = file;
        m_isVideo = isVideo;
        update();
    }
    bool hasFile() const { return !m_file.isEmpty(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        QPainterPath outline;
        outline.addRoundedRect(QRectF(rect()), 4, 4);
        painter.setClipPath(outline);
        painter.fillPath(outline, tone(palette(), Tone::PictureGround));
        m_thumbnails.setBounds(handleSize * devicePixelRatioF());
        const QImage picture = m_isVideo ? m_thumbnails.picture(m_file) : QImage();
        if (picture.isNull()) {
            icon(u"film"_s, Tone::MutedText).paint(&painter, QRect(22, 8, 20, 20));
            return;
        }
        QRectF place(QPointF(), QSizeF(picture.size()).scaled(QSizeF(size()), Qt::KeepAspectRatio));
        place.moveCenter(QRectF(rect()).center());
        painter.drawImage(place, picture);
    }

private:
    ThumbnailCache& m_thumbnails;
    QString m_file;
    bool m_isVideo = false;
};

ClipBar::ClipBar(QWidget* parent)
    : QWidget(parent)
    , m_thumbnails(new ThumbnailCache(handleSize * devicePixelRatioF(), this))
    , m_handle(new Handle(*m_thumbnails, this))
{
    setObjectName(u"clipBar"_s);
    QHBoxLayout* row = bareRow(this, 8);
    row->addWidget(m_handle);
    for (QToolButton*& button : m_buttons) {
        button = new QToolButton(this); // already here, so that Tab comes to it before the parts below
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        row->addWidget(button);
    }
    row->addStretch(1);
    connect(m_thumbnails, &ThumbnailCache::ready, m_handle, qOverload<>(&QWidget::update));
    auto* drag = new FileDrag(m_handle, [this](const QPoint&) { return m_handle->hasFile(); });
    connect(drag, &FileDrag::dragged, this, &ClipBar::dragged);
    hide();
}

void ClipBar::setActions(const TaskActions* actions)
{
    const TaskCommand commands[] = {TaskCommand::SaveAs, TaskCommand::ShowInFolder, TaskCommand::CopyFiles};
    for (size_t place = 0; place < m_buttons.size(); ++place)
        m_buttons.at(place)->setDefaultAction(actions->action(commands[place]));
}

void ClipBar::showClip(const QString& file, bool isVideo)
{
    m_handle->setFile(file, isVideo);
    setVisible(!file.isEmpty());
}

} // namespace Dailies
