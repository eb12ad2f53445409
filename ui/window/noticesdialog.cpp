// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/noticesdialog.h"

#include "ui/widgets/isolated.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

bool mayUndo(const WindowMessages::Entry& entry)
{
    return entry.undo && *entry.undo;
}

} // namespace

NoticesDialog::NoticesDialog(const QList<WindowMessages::Entry>& entries, QWidget* parent) : QDialog(parent)
{
    setObjectName(u"noticesDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Recent notices"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    if (entries.isEmpty())
        column->addWidget(new QLabel(tr("No notices since the program started."), this));
    auto* list = new QListWidget(this);
    list->setObjectName(u"noticesList"_s);
    list->setAccessibleName(windowTitle());
    list->setWordWrap(true);
    list->setVisible(!entries.isEmpty());
    for (const WindowMessages::Entry& entry : entries) {
        const QString time = locale().toString(entry.at.toLocalTime().time(), QLocale::ShortFormat);
        new QListWidgetItem(MessageBar::iconOf(entry.kind),
            tr("%1  %2", "time and text of a notice").arg(isolated(time), isolated(entry.text)), list);
    }
    column->addWidget(list, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    QPushButton* undo = buttons->addButton(tr("Undo"), QDialogButtonBox::ActionRole);
    undo->setObjectName(u"undoNoticeButton"_s);
    undo->setAutoDefault(false);
    undo->setVisible(std::ranges::any_of(entries, mayUndo));
    connect(list, &QListWidget::currentRowChanged, undo,
        [undo, entries](int row) { undo->setEnabled(row >= 0 && mayUndo(entries.at(row))); });
    connect(undo, &QPushButton::clicked, this, [this, list, entries] {
        accept(); // what follows is said in the window
        std::exchange(*entries.at(list->currentRow()).undo, nullptr)();
    });
    list->setCurrentRow(0);
    column->addWidget(buttons);
    resize(520, entries.isEmpty() ? sizeHint().height() : 380);
}

} // namespace Dailies
