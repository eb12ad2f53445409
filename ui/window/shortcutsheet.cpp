// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcutsheet.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/clearbutton.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int mostColumns = 3;
constexpr int edge = 12;
constexpr int betweenColumns = 32;
constexpr int betweenWordsAndKeys = 16;
constexpr int around = 112; ///< beside the columns, in pixels: margins, the scroll bar, and what is left of the window

QString keysOf(const ShortcutEntry& entry)
{
    return entry.keys.join(u"  "_s);
}

/// How many columns fit. The width of the texts depends on the language.
int columnsIn(int width, const QList<ShortcutGroup>& groups, const QFont& font)
{
    const QFontMetrics ofWords(secondaryFont(font));
    const QFontMetrics ofKeys(monospaceFont(secondaryFont(font)));
    int widest = 1;
    for (const ShortcutGroup& group : groups) {
        int words = 0;
        int keys = 0;
        for (const ShortcutEntry& entry : group.entries) {
            words = std::max(words, ofWords.horizontalAdvance(entry.text));
            keys = std::max(keys, ofKeys.horizontalAdvance(keysOf(entry)));
        }
        widest = std::max(widest, words + betweenWordsAndKeys + keys);
    }
    return std::clamp((width - around + betweenColumns) / (widest + betweenColumns), 1, mostColumns);
}

QVBoxLayout* column(QHBoxLayout* row)
{
    auto* layout = new QVBoxLayout;
    layout->setSpacing(16);
    row->addLayout(layout);
    return layout;
}

} // namespace

ShortcutSheet::ShortcutSheet(const QList<ShortcutGroup>& groups, QWidget* parent)
    : QDialog(parent)
    , m_none(new QLabel(tr("No matching shortcuts."), this))
{
    setObjectName(u"shortcutSheet"_s);
    setWindowTitle(tr("Keyboard shortcuts"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* search = new QLineEdit(this);
    search->setObjectName(u"shortcutSearch"_s);
    search->setPlaceholderText(tr("Search shortcuts"));
    search->setAccessibleName(search->placeholderText());
    search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    addClearButton(search);
    search->installEventFilter(this);
    connect(search, &QLineEdit::textChanged, this, &ShortcutSheet::showOnly);
    m_none->setObjectName(u"noShortcuts"_s);
    makeQuiet(m_none);
    m_none->hide();

    auto* sheet = new QWidget;
    auto* row = new QHBoxLayout(sheet);
    row->setContentsMargins(edge, edge, edge, edge);
    row->setSpacing(betweenColumns);
    QList<std::pair<int, QVBoxLayout*>> columns; // with the number of lines in each column
    for (int n = columnsIn(parent->width(), groups, font()); n > 0; --n)
        columns.append({0, column(row)});
    for (const ShortcutGroup& group : groups) {
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(betweenWordsAndKeys);
        grid->setVerticalSpacing(4);
        fill(grid, group);
        auto& shortest = *std::min_element(columns.begin(), columns.end());
        shortest.first += static_cast<int>(group.entries.size()) + 2;
        shortest.second->addLayout(grid);
    }
    for (const auto& [lines, layout] : std::as_const(columns))
        layout->addStretch(1);

    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(sheet);
    m_scroll->setAccessibleName(windowTitle());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(search);
    layout->addWidget(m_none);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(buttons);
    search->setFocus();
    const QSize wanted = sheet->sizeHint() + QSize(48, 128);
    resize(wanted.boundedTo(parent->size() - QSize(48, 48)));
}

void ShortcutSheet::fill(QGridLayout* grid, const ShortcutGroup& group)
{
    auto* title = new QLabel(group.title);
    title->setFont(semiboldFont(title->font()));
    grid->addWidget(title, 0, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    for (const ShortcutEntry& entry : group.entries) {
        const int line = grid->rowCount();
        auto* words = new QLabel(entry.text);
        makeQuiet(words);
        words->setTextFormat(Qt::PlainText);
        auto* keys = new QLabel(keysOf(entry));
        keys->setFont(monospaceFont(secondaryFont(keys->font()))); // key names are long in some languages
        keys->setTextFormat(Qt::PlainText);
        grid->addWidget(words, line, 0);
        grid->addWidget(keys, line, 1, Qt::AlignRight);
        m_lines.append({entry.text + u'\n' + keys->text() + u'\n' + group.title, title, words, keys});
    }
}

/// The keys that scroll work while the search has the focus.
bool ShortcutSheet::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_scroll, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void ShortcutSheet::showOnly(const QString& searched)
{
    const QString wanted = searched.trimmed();
    bool any = false;
    for (const Line& line : std::as_const(m_lines))
        line.title->hide();
    for (const Line& line : std::as_const(m_lines)) {
        const bool fits = line.searched.contains(wanted, Qt::CaseInsensitive);
        line.words->setVisible(fits);
        line.keys->setVisible(fits);
        if (fits)
            line.title->show();
        any = any || fits;
    }
    m_none->setVisible(!any);
}

} // namespace Dailies
