// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/rail.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/tasks/filter/taskgroup.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/tooltips.h"
#include "ui/window/windowmenu.h"

#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int wideRail = 56;
constexpr int widestRail = 76; ///< for the words of other languages
constexpr int narrowRail = 44;
constexpr int sides = 8; ///< of the rail, beside its buttons
constexpr int iconSide = 20;
constexpr int badgeHeight = 16;

} // namespace

/// An icon with a word below it, and a number at its corner.
class RailButton final : public QToolButton {
public:
    RailButton(const QString& iconName, const QString& text, QWidget* parent) : QToolButton(parent)
    {
        setIcon(Dailies::icon(iconName));
        setIconSize({iconSide, iconSide});
        setText(text);
        setAccessibleName(text);
        setAutoRaise(true);
        setFocusPolicy(Qt::TabFocus);
        setFont(secondaryFont(font()));
    }

    int wordWidth() const { return fontMetrics().horizontalAdvance(text()); }
    void setRail(int width)
    {
        const int side = width - sides;
        const bool hasWord = width != narrowRail && wordWidth() <= side;
        setToolButtonStyle(hasWord ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly);
        setFixedSize(
            side, width == narrowRail ? side : std::max(wideRail - sides, iconSide + fontMetrics().height() + 12));
        explain();
    }

    /// `counted` says what the number counts.
    void setBadge(const QString& badge, const QString& counted)
    {
        m_badge = badge;
        m_counted = counted;
        explain();
        update();
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QToolButton::paintEvent(event);
        if (m_badge.isEmpty())
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QFont small = semiboldFont(secondaryFont(font()));
        painter.setFont(small);
        const int wide = std::max(badgeHeight, QFontMetrics(small).horizontalAdvance(m_badge) + 8);
        QRect badge(width() - wide, 0, wide, badgeHeight);
        badge = QStyle::visualRect(layoutDirection(), rect(), badge);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tone(palette(), Tone::Accent));
        painter.drawRoundedRect(badge, badgeHeight / 2.0, badgeHeight / 2.0);
        painter.setPen(tone(palette(), Tone::OnAccent));
        painter.drawText(badge, Qt::AlignCenter, m_badge);
    }

private:
    void explain()
    {
        QStringList parts{toolButtonStyle() == Qt::ToolButtonIconOnly ? text() : QString(), m_counted};
        parts.removeAll(QString());
        setToolTip(plainToolTip(parts.join(u'\n')));
    }

    QString m_badge;
    QString m_counted;
};

Rail::Rail(QWidget* parent)
    : QWidget(parent)
    , m_takes(new RailButton(u"film"_s, tr("Takes"), this))
    , m_spend(new RailButton(u"wallet"_s, tr("Spend"), this))
    , m_add(new RailButton(u"plus"_s, tr("Add a page"), this))
    , m_menu(new RailButton(u"menu"_s, tr("Menu"), this))
{
    setObjectName(u"rail"_s);
    makeBar(this);
    m_takes->setObjectName(u"takesPageButton"_s);
    m_takes->setCheckable(true);
    m_spend->setObjectName(u"spendPageButton"_s);
    m_spend->setCheckable(true);
    m_spend->hide();
    m_add->setObjectName(u"addPageButton"_s);
    m_add->hide();
    m_menu->setObjectName(u"menuButton"_s);
    connect(m_takes, &QToolButton::clicked, this, &Rail::takesRequested);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 8);
    column->setSpacing(4);
    column->addWidget(new IconLabel(applicationIcon(), 28, this), 0, Qt::AlignHCenter);
    column->addSpacing(4);
    column->addWidget(m_takes, 0, Qt::AlignHCenter);
    column->addWidget(m_spend, 0, Qt::AlignHCenter);
    column->addWidget(m_add, 0, Qt::AlignHCenter);
    column->addStretch();
    column->addWidget(m_menu, 0, Qt::AlignHCenter);
    setNarrow(false);
}

void Rail::setWindowMenu(WindowMenu* menu)
{
    addActions(menu->allActions());
    connect(m_menu, &QToolButton::clicked, menu, [this, menu] {
        const bool isMirrored = layoutDirection() == Qt::RightToLeft;
        const QPoint corner = mapToGlobal(isMirrored ? QPoint(0, height()) : QPoint(width(), height()));
        menu->popup(corner - QPoint(isMirrored ? menu->sizeHint().width() : 0, menu->sizeHint().height()));
    });
}

void Rail::setInProgress(const TaskCounts& counts)
{
    const int tasks = countOf(TaskGroup::Active, counts);
    const QString explanation = groupExplanation(TaskGroup::Active, counts);
    m_takes->setBadge(tasks > 0 ? locale().toString(tasks) : QString(), explanation);
    m_takes->setAccessibleDescription(tasks > 0 ? explanation : tr("Nothing is in progress"));
}

void Rail::setTakesShown(bool shown)
{
    m_takes->setChecked(shown);
}

void Rail::setSpendAction(QAction* action)
{
    connect(m_spend, &QToolButton::clicked, this, [this, action] {
        m_spend->setChecked(true); // it stays the shown page
        action->trigger();
    });
    auto* pages = new QMenu(m_add);
    pages->addAction(action);
    connect(m_add, &QToolButton::clicked, pages, [this, pages] {
        const bool isMirrored = layoutDirection() == Qt::RightToLeft;
        const QPoint corner = m_add->mapToGlobal(QPoint(isMirrored ? 0 : m_add->width(), 0));
        pages->popup(corner - QPoint(isMirrored ? pages->sizeHint().width() : 0, 0));
    });
    m_add->setVisible(m_spend->isHidden());
}

void Rail::addSpend()
{
    m_spend->show();
    m_add->hide();
}

void Rail::setSpendShown(bool shown)
{
    m_spend->setChecked(shown);
}

/// As wide as the words of its pages, unless it is narrow.
void Rail::setNarrow(bool narrow)
{
    const int words = std::max({m_takes->wordWidth(), m_spend->wordWidth(), m_menu->wordWidth()});
    const int width = narrow ? narrowRail : std::clamp(words + sides, wideRail, widestRail);
    setFixedWidth(width);
    for (RailButton* button : {m_takes, m_spend, m_add, m_menu})
        button->setRail(width);
}

void Rail::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QRect edge(width() - 1, 0, 1, height());
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), edge), tone(palette(), Tone::Line));
}

} // namespace Dailies
