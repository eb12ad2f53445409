// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/requestdrop.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace Dailies {

QString requestFileOf(const QMimeData* data)
{
    const QList<QUrl> urls = data != nullptr ? data->urls() : QList<QUrl>();
    if (urls.size() != 1 || !urls.first().isLocalFile())
        return {};
    const QString path = urls.first().toLocalFile();
    return path.endsWith(".json"_L1, Qt::CaseInsensitive) ? path : QString();
}

RequestDrop::RequestDrop(QWidget* panel) : QObject(panel), m_panel(panel)
{
    panel->setAcceptDrops(true);
    // Watch the whole application, because the panel's fields are created and deleted.
    qApp->installEventFilter(this);
}

bool RequestDrop::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr || (widget != m_panel && !m_panel->isAncestorOf(widget)))
        return false;
    auto* drop = static_cast<QDropEvent*>(event);
    const QString path = requestFileOf(drop->mimeData());
    if (path.isEmpty())
        return false;
    drop->setDropAction(Qt::CopyAction); // the file is not moved
    drop->accept();
    // Wait until the drop has ended, because the program that started the drag waits for it.
    if (type == QEvent::Drop)
        QTimer::singleShot(0, this, [this, path] { Q_EMIT fileDropped(path); });
    return true;
}

} // namespace Dailies
