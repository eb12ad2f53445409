// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

// A user's actions in Qt's own file dialog, through its fields and buttons.
namespace FileDialogHands {

using namespace Qt::StringLiterals;

/// Pastes a path into the name field and presses Enter: a file is accepted, a folder is opened.
inline void givePath(QFileDialog* dialog, const QString& path)
{
    (void)waitForActive(dialog);
    auto* name = dialog->findChild<QLineEdit*>(u"fileNameEdit"_s);
    name->setFocus();
    name->selectAll();
    // Not typed letter by letter: the completion list would take the first Enter.
    QApplication::clipboard()->setText(path);
    QTest::keyClick(name, Qt::Key_V, Qt::ControlModifier);
    QTest::keyClick(name, Qt::Key_Return);
}

/// The same if the dialog asks a question first, which it does in an event loop of its own. Returns whether it asked.
/// The question is answered once it is active, as a user would: a window manager that sees a window come and go at the
/// same moment may leave no window active.
inline bool givePathAndAnswer(QFileDialog* dialog, const QString& path, QMessageBox::StandardButton answer)
{
    bool asked = false;
    QTimer answering;
    QObject::connect(&answering, &QTimer::timeout, &answering, [&asked, answer] {
        auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (question == nullptr)
            return;
        // The completion list may open late, above the question.
        if (QWidget* list = QApplication::activePopupWidget()) {
            list->close();
            question->activateWindow(); // as a window manager does
            return;
        }
        if (!question->isActiveWindow())
            return;
        asked = true;
        QTest::mouseClick(question->button(answer), Qt::LeftButton);
    });
    answering.start(0);
    givePath(dialog, path);
    return asked;
}

/// Clicks files of the displayed folder one after the other with Ctrl, and then the accept button. Returns whether all
/// of them were there.
inline bool pick(QFileDialog* dialog, const QStringList& names)
{
    auto* view = dialog->findChild<QListView*>(u"listView"_s);
    const auto place = [view](const QString& name) {
        const QModelIndexList found = view->model()->match(
            view->model()->index(0, 0, view->rootIndex()), Qt::DisplayRole, name, 1, Qt::MatchExactly);
        return found.isEmpty() ? QRect() : view->visualRect(found.constFirst());
    };
    for (const QString& name : names) {
        if (!QTest::qWaitFor([&] { return place(name).isValid(); }, patienceMs))
            return false;
        QTest::mouseClick(view->viewport(), Qt::LeftButton,
            name == names.constFirst() ? Qt::NoModifier : Qt::ControlModifier, place(name).center());
    }
    for (auto* button : dialog->findChildren<QPushButton*>()) {
        if (button->isVisible() && button->isDefault() && button->isEnabled()) {
            QTest::mouseClick(button, Qt::LeftButton);
            return true;
        }
    }
    return false;
}

} // namespace FileDialogHands
