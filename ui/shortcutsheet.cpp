// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shortcutsheet.h"

#include "ui/common/look.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSet>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

QString keysOf(const QAction* action)
{
    QStringList keys;
    for (const QKeySequence& key : action->shortcuts())
        keys.append(key.toString(QKeySequence::NativeText));
    return keys.join(u"  "_s);
}

} // namespace

ShortcutSheet::ShortcutSheet(const QList<Group>& groups, QWidget* parent) : QDialog(parent)
{
    setObjectName(u"shortcutSheet"_s);
    setWindowTitle(tr("Keyboard shortcuts"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* columns = new QWidget;
    auto* row = new QHBoxLayout(columns);
    row->setContentsMargins(12, 12, 12, 12);
    row->setSpacing(32);
    for (const Group& group : groups) {
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(16);
        grid->setVerticalSpacing(8);
        fill(grid, group);
        grid->setRowStretch(grid->rowCount(), 1);
        row->addLayout(grid);
    }
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(columns);
    scroll->setAccessibleName(windowTitle());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    const QSize wanted = columns->sizeHint() + QSize(48, 72);
    resize(wanted.boundedTo(parent->size() - QSize(48, 48)));
}

void ShortcutSheet::fill(QGridLayout* grid, const Group& group)
{
    auto* title = new QLabel(group.title);
    title->setFont(semiboldFont(title->font()));
    grid->addWidget(title, 0, 0, 1, 2);
    QSet<QString> told; // some actions stand in two menus
    for (const QAction* action : group.actions) {
        const QString keys = keysOf(action);
        const QString text = action->text().remove(u'&');
        if (keys.isEmpty() || told.contains(text + keys))
            continue;
        told.insert(text + keys);
        const int line = grid->rowCount();
        auto* key = new QLabel(keys);
        key->setFont(monospaceFont(key->font()));
        auto* words = new QLabel(text);
        makeQuiet(words);
        words->setTextFormat(Qt::PlainText);
        key->setTextFormat(Qt::PlainText);
        grid->addWidget(words, line, 0);
        grid->addWidget(key, line, 1);
    }
}

} // namespace Dailies
