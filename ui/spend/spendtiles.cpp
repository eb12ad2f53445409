// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/spendtiles.h"

#include "app/money/moneytext.h"
#include "ui/spend/spendswatch.h"
#include "ui/spend/spendwords.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/linkbutton.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int noPart = -1;
constexpr int tileMargin = 16;
constexpr int tileEdge = 8;
constexpr int noteSpacing = 4;
constexpr qreal valueScale = 1.6; ///< of the program's font

QString joined(const QStringList& parts)
{
    QStringList shown = parts;
    shown.removeAll(QString());
    return shown.join(u" · "_s);
}

} // namespace

/// A label, a large figure and a quiet line below it, which may end in a link.
class SpendTile final : public QWidget {
public:
    SpendTile(int part, const QString& label, QWidget* parent)
        : QWidget(parent)
        , m_value(wrappedText({}, this))
        , m_note(quietNote({}, this))
        , m_link(new LinkButton({}, this))
    {
        QLabel* name = quietNote(label, this);
        QFont large = semiboldFont(QApplication::font());
        if (large.pointSizeF() > 0)
            large.setPointSizeF(large.pointSizeF() * valueScale);
        else
            large.setPixelSize(qRound(large.pixelSize() * valueScale));
        m_value->setFont(large);
        m_value->setAccessibleName(label);
        m_link->hide();
        auto* head = new QHBoxLayout;
        head->setSpacing(6);
        if (part != noPart)
            head->addWidget(new SpendSwatch(static_cast<SpendPart>(part), this));
        head->addWidget(name, 1);
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(tileMargin, 12, tileEdge, 12);
        column->setSpacing(3);
        column->addLayout(head);
        column->addWidget(m_value);
        auto* foot = new QWidget(this);
        QHBoxLayout* row = bareRow(foot, noteSpacing);
        row->addWidget(m_note);
        row->addWidget(m_link, 0, Qt::AlignVCenter);
        row->addStretch(1);
        m_note->setMinimumHeight(m_link->sizeHint().height());
        column->addWidget(foot);
        column->addStretch(1);
    }

    void show(const QString& value, const QString& note)
    {
        m_value->setText(value);
        m_note->setText(note);
        fitNote();
    }
    /// The note wraps only where it has no room beside its link.
    void fitNote()
    {
        const int link = m_link->isHidden() ? 0 : m_link->sizeHint().width() + noteSpacing;
        const int room = width() - tileMargin - tileEdge - link;
        const int words = m_note->fontMetrics().horizontalAdvance(m_note->text()) + 2;
        m_note->setFixedWidth(std::max(std::min(words, room), 1));
    }
    void setProminent(bool prominent)
    {
        QPalette own = QApplication::palette();
        if (prominent)
            own.setColor(QPalette::Text, tone(own, Tone::Warning)); // the text of panels in the base colour
        m_value->setPalette(prominent ? own : QPalette());
        m_isProminent = prominent;
    }
    LinkButton* link() const { return m_link; }
    QLabel* value() const { return m_value; }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        fitNote();
    }
    void changeEvent(QEvent* event) override
    {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::PaletteChange)
            setProminent(m_isProminent);
    }

private:
    QLabel* m_value;
    QLabel* m_note;
    LinkButton* m_link;
    bool m_isProminent = false;
};

SpendTiles::SpendTiles(QWidget* parent)
    : QWidget(parent)
    , m_row(bareRow(this))
    , m_billed(add(u"billedTile"_s, static_cast<int>(SpendPart::Billed), tr("Billed as reported")))
    , m_reserved(add(u"reservedTile"_s, static_cast<int>(SpendPart::Reserved), tr("Reserved now")))
    , m_unsettled(add(u"unsettledTile"_s, static_cast<int>(SpendPart::Unsettled), tr("Unsettled")))
    , m_notBilled(add(u"notBilledTile"_s, static_cast<int>(SpendPart::NotBilled), tr("Not billed")))
    , m_other(add(u"otherTile"_s, noPart, tr("Other units")))
{
    m_unsettled->link()->setText(tr("Review"));
    m_unsettled->link()->setObjectName(u"reviewButton"_s);
    m_unsettled->link()->setAccessibleDescription(tr("Goes to the unsettled takes"));
    connect(m_unsettled->link(), &QPushButton::clicked, this, &SpendTiles::reviewRequested);
    m_other->link()->setText(tr("Set a rate"));
    m_other->link()->setObjectName(u"setRateButton"_s);
    connect(m_other->link(), &QPushButton::clicked, this, &SpendTiles::rateRequested);
}

SpendTile* SpendTiles::add(const QString& name, int part, const QString& label)
{
    if (m_row->count() > 0)
        m_row->addWidget(dividingLine(Qt::Vertical, this));
    auto* tile = new SpendTile(part, label, this);
    tile->setObjectName(name);
    tile->value()->setObjectName(name + u"Value"_s);
    m_row->addWidget(tile, 1);
    return tile;
}

void SpendTiles::setTotal(const SpendLine& total)
{
    const auto takes = [](int count) { return tr("%Ln takes", nullptr, count); };
    const SpendSum& billed = total.billed;
    // Without seconds, the points come first and there are no other units.
    const bool hasSeconds = !billed.seconds.isZero() || billed.points.isZero();
    // Each figure has the number of the takes that it is made of.
    const int counted = !billed.seconds.isZero() ? billed.inSeconds : hasSeconds ? billed.takes : billed.inPoints;
    const int priced = billed.takes - billed.unpriced;
    const QString sum = moneyText(billed.money);
    const QString money = billed.upTo > 0 ? tr("up to %1", "money").arg(sum) : sum;
    m_billed->show(hasSeconds ? secondsText(billed.seconds) : pointsText(billed.points),
        priced == counted || priced == 0 || sum.isEmpty()
            ? joined({money, takes(counted)})
            : joined({takes(counted), tr("%1 for %Ln takes", "money", priced).arg(money)}));
    m_reserved->show(sumText(total.reserved),
        total.reserved.takes > 0 ? tr("%Ln takes running", nullptr, total.reserved.takes) : tr("Nothing is running"));
    const bool isOpen = total.unsettled.takes > 0;
    m_unsettled->link()->setVisible(isOpen);
    m_unsettled->show(sumText(total.unsettled), isOpen ? takes(total.unsettled.takes) : tr("All takes are settled"));
    m_unsettled->setProminent(isOpen);
    m_notBilled->show(sumText(total.notBilled), takes(total.notBilled.takes));
    const bool hasPoints = hasSeconds && !billed.points.isZero();
    m_other->link()->setVisible(billed.unpriced > 0);
    QString note = hasPoints ? takes(billed.inPoints) : tr("None");
    if (billed.unpriced > 0 && (!hasPoints || billed.unpriced == billed.inPoints))
        note = tr("%Ln takes · no rate set", nullptr, billed.unpriced);
    m_other->show(hasPoints ? pointsText(billed.points) : u"–"_s, note);
}

} // namespace Dailies
