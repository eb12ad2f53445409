// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/findingsarea.h"

#include "ui/compose/form/findingslist.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/linkbutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int reserved = 48;
constexpr int startEdge = 12;
constexpr int endEdge = 9; ///< 12 with the link's own margin
constexpr int tallestPopup = 320;

QScrollArea* scrollAround(QWidget* content, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    scrollDown(area, content);
    return area;
}

} // namespace

FindingsArea::FindingsArea(QWidget* parent)
    : QWidget(parent)
    , m_list(new FindingsList)
    , m_scroll(scrollAround(m_list, this))
    , m_more(new LinkButton({}, this))
{
    setObjectName(u"findingsArea"_s);
    mirror();
    m_scroll->setObjectName(u"findingsScroll"_s);
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the link says that there is more
    m_more->setObjectName(u"moreFindingsButton"_s);
    m_more->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 1, 0, 0);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_scroll, 1, Qt::AlignTop);
    row->addWidget(m_more, 0, Qt::AlignBottom); // on the line of the last finding
    row->addSpacing(endEdge); // a margin would not be mirrored
    column->addLayout(row);
    column->addStretch(1);
    fit();
    connect(m_list, &FindingsList::activated, this, &FindingsArea::activated);
    connect(m_list, &FindingsList::mendRequested, this, &FindingsArea::mendRequested);
    connect(m_list, &FindingsList::rowsChanged, this, &FindingsArea::fit);
    connect(m_list, &FindingsList::rowsAdded, this, &FindingsArea::rowsAdded);
    connect(m_more, &QPushButton::clicked, this, &FindingsArea::showAll);
}

void FindingsArea::setFindings(const QList<Finding>& findings)
{
    m_list->setFindings(findings);
}

void FindingsArea::reveal(QWidget* row)
{
    if (m_list->isAncestorOf(row))
        m_scroll->ensureWidgetVisible(row, 0, 2);
}

void FindingsArea::revealFirst()
{
    m_scroll->verticalScrollBar()->setValue(0);
}

void FindingsArea::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void FindingsArea::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        mirror();
    if (event->type() == QEvent::FontChange)
        fit();
}

/// The margins of a widget are not mirrored by themselves.
void FindingsArea::mirror()
{
    const QMargins margins(startEdge, 2, 4, 2);
    m_list->setContentsMargins(
        isRightToLeft() ? QMargins(margins.right(), margins.top(), margins.left(), margins.bottom()) : margins);
}

void FindingsArea::setSeparated(bool isSeparated)
{
    m_isSeparated = isSeparated;
    update();
}

void FindingsArea::paintEvent(QPaintEvent* /*event*/)
{
    if (m_isSeparated)
        QPainter(this).fillRect(0, 0, width(), 1, tone(palette(), Tone::Line));
}

void FindingsArea::fit()
{
    // Two lines of a large font need more.
    setFixedHeight(std::max(reserved, 2 * QFontMetrics(secondaryFont(font())).height() + 16));
    const auto count = static_cast<int>(m_list->findings().size());
    m_list->setBrief(false);
    FindingsList::Fit fit = m_list->fitWithin(width() - endEdge, height() - 1);
    // The link takes some room, too.
    const auto fitBeside = [&](const QString& link) {
        m_more->setText(link);
        return m_list->fitWithin(width() - endEdge - m_more->sizeHint().width(), height() - 1);
    };
    if (fit.count < count)
        fit = fitBeside(tr("+%1 more").arg(locale().toString(count)));
    m_more->setVisible(fit.count < count);
    m_more->setText(tr("+%1 more").arg(locale().toString(count - fit.count)));
    if (fit.count == 0 && count > 0) {
        m_list->setBrief(true);
        fit.bottom = fitBeside(tr("Show all")).bottom;
    }
    // No line of text is cut in its middle.
    m_scroll->setFixedHeight(fit.count == count ? height() - 1 : fit.bottom);
}

/// Shows all findings above their place, as wide as the form.
void FindingsArea::showAll()
{
    auto* popup = new QFrame(this, Qt::Popup);
    popup->setObjectName(u"findingsPopup"_s);
    popup->setAttribute(Qt::WA_DeleteOnClose);
    popup->setFrameShape(QFrame::StyledPanel);
    auto* list = new FindingsList;
    list->setContentsMargins(12, 8, 12, 8);
    bareColumn(popup)->addWidget(scrollAround(list, popup));
    list->setFindings(m_list->findings());
    connect(list, &FindingsList::activated, this, [this, popup](const Finding& finding) {
        popup->close();
        Q_EMIT activated(finding);
    });
    connect(list, &FindingsList::mendRequested, this, [this, popup](const Finding& finding) {
        popup->close();
        Q_EMIT mendRequested(finding);
    });
    const int height = std::min(list->heightForWidth(width() - 2) + 4, tallestPopup);
    const QPoint below = mapToGlobal(QPoint(0, this->height()));
    popup->setGeometry(below.x(), below.y() - height, width(), height);
    popup->show();
    list->findChild<QWidget*>(u"finding"_s)->setFocus(Qt::PopupFocusReason);
}

} // namespace Dailies
