// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/guidewindow.h"

#include "ui/help/pagedress.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/clearbutton.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/tooltips.h"

#include <QDesktopServices>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int sideWidth = 248;
constexpr int pageMargin = 24;
constexpr int pageHeight = 30; ///< of one row of the list
constexpr auto nameRole = Qt::UserRole;

const GuidePage* pageOf(const QString& name)
{
    const auto& pages = guidePages();
    const auto found =
        std::find_if(pages.cbegin(), pages.cend(), [&name](const GuidePage& page) { return page.name == name; });
    return found == pages.cend() ? nullptr : &*found;
}

bool hasAll(const QString& text, const QStringList& words)
{
    return std::all_of(words.cbegin(), words.cend(),
        [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

GuideWindow::GuideWindow(QWidget* parent)
    : QDialog(parent)
    , m_search(new QLineEdit(this))
    , m_pages(new QListWidget(this))
    , m_found(quietNote({}, this))
    , m_text(new QTextBrowser(this))
    , m_back(new QToolButton(this))
    , m_forward(new QToolButton(this))
    , m_title(new QLabel(this))
{
    setObjectName(u"guideWindow"_s);
    setWindowTitle(tr("User guide"));
    setMinimumSize(640, 400);
    resize(parent == nullptr ? QSize(980, 680) : QSize(980, 680).boundedTo(parent->window()->size()));
    m_text->setObjectName(u"guideText"_s);
    m_text->setAccessibleName(tr("Guide page"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->setSearchPaths({u":/help"_s}); // of the pictures
    m_text->document()->setDocumentMargin(pageMargin);
    connect(m_text, &QTextBrowser::anchorClicked, this, &GuideWindow::follow);

    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(newHead());
    right->addWidget(dividingLine(Qt::Horizontal, this));
    right->addWidget(m_text, 1);
    QHBoxLayout* whole = bareRow(this);
    whole->addWidget(newSide());
    whole->addWidget(dividingLine(Qt::Vertical, this));
    whole->addLayout(right, 1);

    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, this, &GuideWindow::beginSearch);
    auto* next = new QShortcut(QKeySequence::FindNext, this);
    connect(next, &QShortcut::activated, this, [this] { findNext(false); });
    auto* previous = new QShortcut(QKeySequence::FindPrevious, this);
    connect(previous, &QShortcut::activated, this, [this] { findNext(true); });
    showPlace({guidePages().constFirst().name});
}

QWidget* GuideWindow::newSide()
{
    auto* side = new QWidget(this);
    makeBar(side);
    side->setFixedWidth(sideWidth);
    m_search->setObjectName(u"guideSearch"_s);
    m_search->setPlaceholderText(tr("Search the guide"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setToolTip(tr("Press Enter for the next match"));
    addClearButton(m_search);
    m_search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    connect(m_search, &QLineEdit::textChanged, this, &GuideWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { findNext(false); });
    m_found->setObjectName(u"guideFound"_s);
    m_found->hide();
    m_pages->setObjectName(u"guidePages"_s);
    m_pages->setAccessibleName(tr("Pages"));
    m_pages->setFrameShape(QFrame::NoFrame);
    m_pages->setTextElideMode(Qt::ElideRight);
    m_pages->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const GuidePage& page : guidePages()) {
        auto* item = new QListWidgetItem(page.title, m_pages);
        item->setData(nameRole, page.name);
        item->setSizeHint({0, pageHeight});
    }
    connect(m_pages, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr && item->data(nameRole).toString() != m_shown.page)
            showPlace({item->data(nameRole).toString()});
    });
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(m_search);
    column->addWidget(m_found);
    column->addWidget(m_pages, 1);
    return side;
}

QWidget* GuideWindow::newHead()
{
    auto* head = new QWidget(this);
    makeBar(head);
    head->setFixedHeight(44);
    const auto dress = [](QToolButton* button, const QString& name, const QString& words, const QString& iconName) {
        button->setObjectName(name);
        button->setIcon(icon(iconName));
        button->setToolTip(plainToolTip(words));
        button->setAccessibleName(words);
        button->setAutoRaise(true);
        button->setFixedSize(28, 28);
    };
    dress(m_back, u"guideBack"_s, tr("Back"), u"chevron-left"_s);
    dress(m_forward, u"guideForward"_s, tr("Forward"), u"chevron-right"_s);
    m_back->setShortcut(QKeySequence::Back);
    m_forward->setShortcut(QKeySequence::Forward);
    connect(m_back, &QToolButton::clicked, this, &GuideWindow::goBack);
    connect(m_forward, &QToolButton::clicked, this, &GuideWindow::goForward);
    makeQuiet(m_title);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(4);
    row->addWidget(m_back);
    row->addWidget(m_forward);
    row->addSpacing(8);
    row->addWidget(m_title, 1);
    return head;
}

void GuideWindow::leave()
{
    m_shown.scrolled = m_text->verticalScrollBar()->value();
}

void GuideWindow::showPlace(const GuidePlace& place)
{
    if (pageOf(place.page) == nullptr)
        return;
    if (place.page != m_shown.page) {
        if (!m_shown.page.isEmpty()) {
            leave();
            m_before.append(m_shown);
            m_after.clear();
        }
        m_shown = {place.page};
        render();
    }
    goTo(place.heading);
}

void GuideWindow::goBack()
{
    if (m_before.isEmpty())
        return;
    leave();
    m_after.append(m_shown);
    m_shown = m_before.takeLast();
    render();
}

void GuideWindow::goForward()
{
    if (m_after.isEmpty())
        return;
    leave();
    m_before.append(m_shown);
    m_shown = m_after.takeLast();
    render();
}

// Renders the shown page again at its scroll position.
void GuideWindow::render()
{
    const GuidePage* page = pageOf(m_shown.page);
    m_text->document()->setMarkdown(page->text, QTextDocument::MarkdownDialectGitHub);
    dressPage(*m_text->document(), palette(), font());
    m_title->setText(page->title);
    for (int row = 0; row < m_pages->count(); ++row) {
        if (m_pages->item(row)->data(nameRole).toString() == m_shown.page)
            m_pages->setCurrentRow(row);
    }
    markHits();
    m_text->moveCursor(QTextCursor::Start); // otherwise text shown later would scroll to the cursor
    m_text->verticalScrollBar()->setValue(m_shown.scrolled);
    m_back->setEnabled(!m_before.isEmpty());
    m_forward->setEnabled(!m_after.isEmpty());
}

void GuideWindow::goTo(const QString& heading)
{
    if (heading.isEmpty()) {
        m_text->verticalScrollBar()->setValue(0);
        return;
    }
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || headingSlug(block.text()) != heading)
            continue;
        // Move to the end first, so that the heading becomes the top line and not the bottom one.
        m_text->moveCursor(QTextCursor::End);
        m_text->setTextCursor(QTextCursor(block));
        const QRect place = m_text->cursorRect(QTextCursor(block));
        QScrollBar* bar = m_text->verticalScrollBar();
        bar->setValue(bar->value() + place.top() - pageMargin);
        return;
    }
}

void GuideWindow::follow(const QUrl& link)
{
    if (const auto place = guidePlace(link.toString(), m_shown.page))
        showPlace(*place);
    else if (link.scheme() == "https"_L1)
        QDesktopServices::openUrl(link);
}

void GuideWindow::beginSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

QStringList GuideWindow::searched() const
{
    return m_search->text().simplified().split(u' ', Qt::SkipEmptyParts);
}

void GuideWindow::search(const QString& words)
{
    const QStringList wanted = searched();
    const bool isChosen = m_shown.page != guidePages().constFirst().name; // the first page is only the starting point
    int count = 0;
    bool isHere = false;
    QListWidgetItem* first = nullptr;
    QListWidgetItem* named = nullptr; ///< the first page with the words in its title
    for (int row = 0; row < m_pages->count(); ++row) {
        QListWidgetItem* item = m_pages->item(row);
        const bool fits = hasAll(pageOf(item->data(nameRole).toString())->text, wanted);
        item->setHidden(!fits);
        if (!fits)
            continue;
        ++count;
        first = first == nullptr ? item : first;
        if (named == nullptr && !wanted.isEmpty() && hasAll(item->text(), wanted))
            named = item;
        isHere = isHere || item->data(nameRole).toString() == m_shown.page;
    }
    if (named != nullptr && !isChosen) {
        first = named;
        isHere = false;
    }
    m_found->setVisible(!wanted.isEmpty());
    m_found->setText(
        count == 0 ? tr("Nothing found for “%1”.").arg(words.simplified()) : tr("On %n pages", nullptr, count));
    if (first != nullptr && !isHere)
        showPlace({first->data(nameRole).toString()});
    markHits();
    if (!wanted.isEmpty() && count > 0) {
        m_text->moveCursor(QTextCursor::Start);
        findNext(false);
    }
}

// Continues on the next listed page, and wraps around.
void GuideWindow::findNext(bool backward)
{
    const QStringList wanted = searched();
    if (wanted.isEmpty())
        return;
    const auto flags = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (findIn(flags))
        return;
    const int count = m_pages->count();
    int row = m_pages->currentRow();
    for (int step = 0; step < count; ++step) {
        row = (row + (backward ? count - 1 : 1)) % count;
        if (!m_pages->item(row)->isHidden())
            break;
    }
    if (m_pages->item(row)->isHidden())
        return;
    showPlace({m_pages->item(row)->data(nameRole).toString()});
    m_text->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
    findIn(flags);
}

// Scrolls so that some text around the hit is visible.
bool GuideWindow::findIn(QTextDocument::FindFlags flags)
{
    if (!m_text->find(searched().constFirst(), flags))
        return false;
    const int place = m_text->cursorRect().top();
    const int height = m_text->viewport()->height();
    if (place > height * 2 / 3)
        m_text->verticalScrollBar()->setValue(m_text->verticalScrollBar()->value() + place - height / 3);
    return true;
}

void GuideWindow::markHits()
{
    QTextCharFormat look;
    look.setBackground(blended(tone(palette(), Tone::Base), tone(palette(), Tone::Warning), 0.3));
    QList<QTextEdit::ExtraSelection> hits;
    for (const QString& word : searched()) {
        for (QTextCursor hit = m_text->document()->find(word); !hit.isNull(); hit = m_text->document()->find(word, hit))
            hits.append({hit, look});
    }
    m_text->setExtraSelections(hits);
}

void GuideWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)
        return;
    if (m_shown.page.isEmpty())
        return;
    leave();
    render();
}

} // namespace Dailies
