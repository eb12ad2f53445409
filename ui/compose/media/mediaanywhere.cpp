// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediaanywhere.h"

#include "ui/compose/media/mediaeditor.h"
#include "ui/compose/media/mediatypes.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPointer>
#include <QTimer>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

bool isText(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (widget->inherits("QLineEdit") || widget->inherits("QPlainTextEdit") || widget->inherits("QTextEdit"))
            return true;
    }
    return false;
}

bool isInList(const QWidget* widget)
{
    while (widget != nullptr && qobject_cast<const MediaEditor*>(widget) == nullptr)
        widget = widget->parentWidget();
    return widget != nullptr;
}

// The lists take any file. Elsewhere on the form its name has to say that it is one for them. The others are refused.
DroppedMedia knownIn(const QMimeData& mime)
{
    constexpr qsizetype mostNamed = 3;
    DroppedMedia media = mediaIn(mime);
    QStringList others;
    media.sources.removeIf([&others](const QString& source) {
        const QString name = QUrl(source).fileName();
        const bool isKnown = source.startsWith("data:"_L1, Qt::CaseInsensitive) || mediumOfName(name);
        if (!isKnown)
            others.append(name.isEmpty() ? source : name);
        return !isKnown;
    });
    if (others.isEmpty())
        return media;
    const auto count = static_cast<int>(others.size());
    QString names = others.first(std::min(others.size(), mostNamed)).join(u", "_s);
    if (count > mostNamed)
        names += u", …"_s;
    media.refusals.append(MediaAnywhere::tr("%n files can't be used and weren't added: %1", nullptr, count).arg(names));
    return media;
}

bool isEmpty(const DroppedMedia& media)
{
    return media.sources.isEmpty() && media.picture.isNull();
}

// Whether the data are media even for a text field: files, pictures, and links that browsers drag as such.
bool isNoText(const QMimeData& mime)
{
    const QList<QUrl> urls = mime.urls();
    const bool areMedia = std::all_of(urls.begin(), urls.end(),
        [](const QUrl& url) { return url.isLocalFile() || mediumOfName(url.fileName()).has_value(); });
    return urls.isEmpty() ? mime.hasImage() && !mime.hasText() : areMedia;
}

} // namespace

MediaAnywhere::MediaAnywhere(QWidget* panel) : QObject(panel), m_panel(panel)
{
    panel->setAcceptDrops(true);
    // Watch the whole application, because the panel's fields are created and deleted.
    qApp->installEventFilter(this);
}

bool MediaAnywhere::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    const bool isDrag = type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop;
    const bool isKey = type == QEvent::KeyPress || type == QEvent::ShortcutOverride;
    if (!isDrag && !isKey && type != QEvent::DragLeave)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr || (widget != m_panel && !m_panel->isAncestorOf(widget)) || isInList(widget))
        return false;
    if (type == QEvent::DragLeave || type == QEvent::Drop)
        Q_EMIT dragged({});
    if (type == QEvent::DragLeave)
        return false;
    return isDrag ? drag(widget, static_cast<QDropEvent*>(event)) : paste(widget, static_cast<QKeyEvent*>(event));
}

bool MediaAnywhere::drag(QWidget* widget, QDropEvent* event)
{
    const QMimeData& mime = *event->mimeData();
    if (!mayHoldMedia(mime) || (isText(widget) && !isNoText(mime)))
        return false;
    const DroppedMedia media = knownIn(mime);
    if (isEmpty(media))
        return false;
    // Never moves: a file manager that offers a move must not remove the original.
    event->setDropAction(event->possibleActions().testFlag(Qt::CopyAction) ? Qt::CopyAction : Qt::LinkAction);
    event->accept();
    if (event->type() != QEvent::Drop) {
        Q_EMIT dragged(media);
        return true;
    }
    const QPoint place = widget->mapToGlobal(event->position().toPoint());
    // Wait until the drop has ended, because the program that started the drag waits for it.
    QTimer::singleShot(0, this, [this, media, place] { Q_EMIT taken(media, place); });
    return true;
}

bool MediaAnywhere::paste(QWidget* widget, QKeyEvent* event)
{
    const QMimeData* mime = event->matches(QKeySequence::Paste) ? QGuiApplication::clipboard()->mimeData() : nullptr;
    if (mime == nullptr || !mayHoldMedia(*mime) || (isText(widget) && !isNoText(*mime)))
        return false;
    const DroppedMedia media = knownIn(*mime);
    // Nothing else on the form takes files, so that nobody else would say that they can't be used.
    const bool areFiles = std::ranges::any_of(mime->urls(), &QUrl::isLocalFile);
    if (isEmpty(media) && !areFiles)
        return false;
    event->accept();
    if (event->type() == QEvent::KeyPress)
        Q_EMIT taken(media, widget->mapToGlobal(widget->rect().bottomLeft()));
    return true;
}

} // namespace Dailies
