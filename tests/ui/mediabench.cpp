// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/mediabench.h"
#include "tests/support/patience.h"

#include "ui/compose/form/numbersquestion.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMenu>
#include <QVBoxLayout>

using namespace Dailies;

MediaBench::MediaBench(Field field)
    : m_window(std::make_unique<QWidget>())
    , prompt(new QPlainTextEdit(m_window.get()))
    , editor(new MediaEditor(field, m_window.get()))
{
    auto* column = new QVBoxLayout(m_window.get());
    column->addWidget(prompt);
    column->addWidget(editor);
    column->addStretch(1);
    prompt->setFixedHeight(60);
    QObject::connect(
        prompt, &QPlainTextEdit::textChanged, editor, [this] { editor->setPrompt(prompt->toPlainText()); });
    auto* numbers = new NumbersQuestion(m_window.get(), editor);
    QObject::connect(editor, &MediaEditor::promptChangeRequested, prompt, &QPlainTextEdit::setPlainText);
    QObject::connect(editor, &MediaEditor::changed, editor, [this] { notice.clear(); });
    QObject::connect(editor, &MediaEditor::refused, editor, [this](const QString& sentence) { notice = sentence; });
    QObject::connect(editor, &MediaEditor::removed, editor,
        [this](const QString& name) { notice = QStringLiteral("Removed %1").arg(name); });
    m_window->resize(384, 1200);
    numbers->placeAbove(m_window->height());
    m_window->show();
}

void MediaBench::fill(const QString& words)
{
    QList<MediaItem> items;
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts)) {
        const bool video = word.startsWith(QLatin1String("v:"));
        items.append({QLatin1String(video ? "reference_video" : "reference_image"),
            QLatin1String("https://a.example/") + (video ? word.mid(2) : word), {}});
    }
    editor->setValue(items);
}

QString MediaBench::sources() const
{
    QStringList all;
    for (const MediaItem& item : items())
        all.append(item.source.section(u'/', -1));
    return all.join(u' ');
}

void MediaBench::openLine(int place) const
{
    const auto* line = editor->findChild<QLabel*>(QStringLiteral("mediaLineName"));
    if (line->isVisible() && line->text() == name(place))
        return;
    press(row(place), Qt::Key_F2);
}

void MediaBench::choose(int place, const QString& entry) const
{
    click(QStringLiteral("rowMenuButton"), place);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    for (const QString& words : entry.split(u'/')) {
        QAction* wanted = nullptr;
        for (QAction* action : menu->actions()) {
            if (action->text() == words)
                wanted = action;
        }
        if (wanted == nullptr)
            qFatal("the menu has no %s", qPrintable(words));
        if (wanted->menu() == nullptr) {
            QTest::mouseClick(menu, Qt::LeftButton, Qt::NoModifier, menu->actionGeometry(wanted).center());
            return;
        }
        while (menu->activeAction() != wanted)
            QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Right);
        menu = wanted->menu();
        if (!QTest::qWaitFor([menu] { return menu->isVisible(); }, patienceMs))
            qFatal("the menu %s does not open", qPrintable(words));
    }
}

bool MediaBench::drop(QMimeData* mime, int place, Qt::DropActions actions)
{
    // New tiles get their places with the next events.
    if (!QTest::qWaitFor([this] { return editor->height() == editor->heightForWidth(editor->width()); }, patienceMs))
        qFatal("the tiles have no room");
    const QPoint at =
        place > 0 ? row(place)->mapTo(editor, QPoint(20, 20)) : QPoint(editor->width() - 8, editor->height() - 4);
    return dropAt(mime, at, actions);
}

bool MediaBench::dropAt(QMimeData* mime, const QPoint& at, Qt::DropActions actions)
{
    const std::unique_ptr<QMimeData> owned(mime);
    QDragEnterEvent enter(at, actions, mime, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QApplication::sendEvent(editor, &enter);
    if (!enter.isAccepted())
        return false;
    QDragMoveEvent move(at, actions, mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(editor, &move);
    lastAction = move.dropAction();
    QDropEvent drop(at, actions, mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(editor, &drop);
    return drop.isAccepted();
}

QMimeData* MediaBench::urls(const QStringList& addresses)
{
    auto* mime = new QMimeData;
    QList<QUrl> all;
    for (const QString& address : addresses)
        all.append(QUrl(address));
    mime->setUrls(all);
    return mime;
}
