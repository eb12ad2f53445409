// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/limitspanel.h"

#include "app/common/sentences.h"
#include "app/money/moneytext.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/usagebar.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int limitBar = 8;
constexpr int warningIcon = 14;

double partOf(Amount amount, Amount all)
{
    if (all.isZero())
        return amount.isZero() ? 0 : 1;
    return static_cast<double>(amount.micros()) / static_cast<double>(all.micros());
}

/// Text in the warning colour that follows the theme.
class WarningText final : public QLabel {
public:
    WarningText(const QString& text, QWidget* parent) : QLabel(text, parent)
    {
        setObjectName(u"limitWarning"_s);
        makeQuiet(this);
        setWordWrap(true);
        colour();
    }

protected:
    /// changeEvent() is not called for this event, and PaletteChange would also tell of its own colour.
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ApplicationPaletteChange)
            colour();
        return QLabel::event(event);
    }

private:
    void colour()
    {
        QPalette own = QApplication::palette();
        own.setColor(QPalette::PlaceholderText, tone(own, Tone::Warning));
        setPalette(own);
    }
};

} // namespace

LimitsPanel::LimitsPanel(QWidget* parent)
    : QWidget(parent)
    , m_rows(new QVBoxLayout)
    , m_foot(quietNote(tr("Running takes are never stopped."), this))
    , m_edit(new QPushButton(icon(u"pencil"_s), tr("Edit…"), this))
{
    setObjectName(u"limitsPanel"_s);
    m_edit->setObjectName(u"editLimitsButton"_s);
    m_edit->setAccessibleName(tr("Edit limits…"));
    m_edit->setFlat(true);
    connect(m_edit, &QPushButton::clicked, this, [this] { m_isNone ? addRequested() : editRequested(); });
    auto* title = new QLabel(tr("Limits"), this);
    title->setFont(semiboldFont(QApplication::font()));
    auto* head = new QHBoxLayout;
    head->addWidget(title, 1);
    head->addWidget(m_edit);
    m_rows->setSpacing(0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    column->addLayout(head);
    column->addLayout(m_rows);
    column->addWidget(m_foot);
    column->addStretch(1);
}

void LimitsPanel::setLimits(const QList<LimitUse>& limits, const QDate& today, const AccountNames& names)
{
    if (m_list != nullptr)
        retire(m_list);
    m_list = new QWidget(this);
    QVBoxLayout* rows = bareColumn(m_list);
    rows->setSpacing(10);
    m_isNone = limits.isEmpty();
    m_edit->setText(m_isNone ? tr("Add…") : tr("Edit…"));
    m_edit->setIcon(icon(m_isNone ? u"plus"_s : u"pencil"_s));
    m_edit->setAccessibleName(m_isNone ? tr("Add a limit…") : tr("Edit limits…"));
    if (m_isNone)
        rows->addWidget(
            quietNote(tr("Set a limit to be asked before a day or a month costs more than you want."), m_list));
    for (const LimitUse& use : limits)
        rows->addWidget(newRow(use, limitName(use.limit, today, names)));
    m_rows->addWidget(m_list);
    m_foot->setVisible(!m_isNone);
}

QWidget* LimitsPanel::newRow(const LimitUse& use, const QString& title)
{
    auto* row = new QWidget(m_list);
    QVBoxLayout* column = bareColumn(row);
    column->setSpacing(4);
    auto* words = new QHBoxLayout;
    words->setSpacing(4);
    QLabel* name = wrappedText(title, row);
    name->setFont(secondaryFont(QApplication::font()));
    words->addWidget(name, 1);
    column->addLayout(words);
    const Limit& limit = use.limit;
    const QString all = unitText(limit.unit, limit.amount, limit.currency);
    if (limit.period == LimitPeriod::Run) {
        auto* most = new QLabel(tr("up to %1").arg(all), row);
        makeQuiet(most);
        words->addWidget(most);
        return row;
    }
    auto* left = new QLabel(tr("%1 left", "an amount").arg(unitText(limit.unit, use.left(), limit.currency)), row);
    left->setFont(semiboldFont(secondaryFont(QApplication::font())));
    auto* of = new QLabel(tr("of %1", "as in: 41 s left of 60 s").arg(all), row);
    makeQuiet(of);
    words->addWidget(left);
    words->addWidget(of);
    auto* bar = new UsageBar(limitBar, row);
    bar->setParts({partOf(use.spent(), limit.amount), partOf(use.reserved, limit.amount), 0});
    column->addWidget(bar);
    if (use.isNear())
        column->addLayout(newWarning(use, row));
    if (use.unknown > 0)
        column->addWidget(quietNote(
            tr("%Ln takes count as 0, because their amount isn't known. You're asked before such takes are sent.",
                nullptr, use.unknown),
            row));
    for (auto other = use.otherMoney.cbegin(); other != use.otherMoney.cend(); ++other)
        column->addWidget(quietNote(tr("%1 can't be counted, because it's in another currency.", "money")
                                        .arg(exactMoneyText({*other, other.key()})),
            row));
    return row;
}

QLayout* LimitsPanel::newWarning(const LimitUse& use, QWidget* row)
{
    const QString state = use.left().isZero() ? tr("Used up.") : tr("Past 80 %.");
    const QString next = use.limit.atLimit == AtLimit::Ask ? tr("You'll be asked before going over.")
                                                           : tr("Requests that go over aren't sent.");
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    line->addWidget(new IconLabel(icon(u"triangle-alert"_s, Tone::Warning), warningIcon, row), 0, Qt::AlignTop);
    line->addWidget(new WarningText(joinedSentences({state, next}), row), 1);
    return line;
}

} // namespace Dailies
