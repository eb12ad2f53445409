// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/activewindow.h"

#include "app/request/models/modelprofile.h"
#include "ui/compose/media/mediaeditor.h"
#include "ui/compose/media/mediatile.h"
#include "ui/style/look.h"
#include "ui/widgets/messagebar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

// A window with the media editor and a prompt, and the actions and observations of a user.
class MediaBench {
public:
    explicit MediaBench(Dailies::Field field = Dailies::Field::Media);

    bool isReady() { return waitForActive(m_window.get()); }
    QWidget* window() const { return m_window.get(); }

    void offer(const Dailies::RequestKind& kind, const Dailies::ModelProfile& profile = {})
    {
        editor->setOffer(kind, profile);
    }
    // "a b" means references to images at these URLs; "v:c" is a video.
    void fill(const QString& words);
    // The last parts of all sources.
    QString sources() const;
    QList<Dailies::MediaItem> items() const
    {
        return Dailies::valueOrEmpty<QList<Dailies::MediaItem>>(editor->value());
    }
    QStringList types() const
    {
        QStringList all;
        for (const Dailies::MediaItem& item : items())
            all.append(item.type);
        return all;
    }

    QWidget* row(int place) const
    {
        const QString list = editor->objectName().remove(QLatin1String("Editor"));
        return find<QWidget>(list + QStringLiteral("Row%1").arg(place));
    }
    template<typename T = QWidget>
    T* find(const QString& name, int place = 0) const
    {
        static const QStringList inLine = {QStringLiteral("typeCombo"), QStringLiteral("addressEdit"),
            QStringLiteral("referenceVoiceEdit"), QStringLiteral("removeButton"), QStringLiteral("doneButton")};
        const bool isInLine = inLine.contains(name);
        if (isInLine && place > 0)
            openLine(place);
        const QWidget* within = place > 0 && !isInLine ? row(place) : m_window.get();
        T* found = within->findChild<T*>(name);
        if (found == nullptr)
            qFatal("there is no %s in item %d", qPrintable(name), place);
        return found;
    }
    // Opens the text fields of an item with its key, unless they are open already.
    void openLine(int place) const;
    QLineEdit* address(int place) const { return find<QLineEdit>(QStringLiteral("addressEdit"), place); }
    Dailies::MediaTile* tile(int place) const { return static_cast<Dailies::MediaTile*>(row(place)); }
    QString name(int place) const { return tile(place)->name(); }
    QString facts(int place) const { return tile(place)->facts(); }
    // Opens the menu of an item with its button, and clicks this entry; "Type/Document" is in a submenu.
    void choose(int place, const QString& entry) const;
    void click(const QString& name, int place = 0) const
    {
        QTest::mouseClick(find<QAbstractButton>(name, place), Qt::LeftButton);
    }
    bool shows(const QString& name) const { return find(name)->isVisible(); }
    // What the editor said since its list changed last: that an item was removed, or why something was not taken.
    QString notice;

    // Drags over the list and drops before the item at `place` (from 1), or after all items. Returns whether the drop
    // was accepted.
    bool drop(QMimeData* mime, int place = 0, Qt::DropActions actions = Qt::CopyAction | Qt::MoveAction);
    // The same at a position of the editor.
    bool dropAt(QMimeData* mime, const QPoint& at, Qt::DropActions actions = Qt::CopyAction | Qt::MoveAction);
    static QMimeData* urls(const QStringList& addresses);
    static QMimeData* text(const QString& words)
    {
        auto* mime = new QMimeData;
        mime->setText(words);
        return mime;
    }
    static QMimeData* picture(const QImage& image)
    {
        auto* mime = new QMimeData;
        mime->setImageData(image);
        return mime;
    }
    // Presses a key after moving the focus there.
    static void press(QWidget* at, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        at->setFocus();
        QTest::keyClick(at, key, modifiers);
    }
    static void undo(QWidget* at) { press(at, Qt::Key_Z, Qt::ControlModifier); }
    static void redo(QWidget* at) { press(at, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    static QWidget* focus() { return QApplication::focusWidget(); }

private:
    std::unique_ptr<QWidget> m_window;

public:
    QPlainTextEdit* prompt;
    Dailies::MediaEditor* editor;
    Qt::DropAction lastAction = Qt::IgnoreAction;
};
