// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/submitbar.h"

#include "ui/compose/fields/fieldundo.h"
#include "ui/compose/form/generatebutton.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/styleparts.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/focuswatch.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/liveregion.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int useThickness = 4;
constexpr int spacing = 6;
constexpr int mostCopies = 20; // each copy is charged

/// The box around the number and its two buttons. It shows the focus of the number, which has no box of its own.
class Stepper final : public QWidget {
public:
    explicit Stepper(QWidget* parent)
        : QWidget(parent)
        , m_watch([this](QWidget* old, QWidget* now) {
            if (isAncestorOf(old) || isAncestorOf(now))
                update();
        })
    {}

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        StyleParts::drawBox(&painter, rect(), tone(palette(), Tone::Raised), tone(palette(), Tone::Line));
        const auto* number = findChild<QSpinBox*>();
        if (number != nullptr && number->hasFocus())
            StyleParts::drawRing(&painter, rect(), tone(palette(), Tone::Accent));
    }

private:
    FocusWatch m_watch;
};

} // namespace

SubmitBar::SubmitBar(QWidget* parent)
    : QWidget(parent)
    , m_label(new QLabel(tr("Variations"), this))
    , m_stepper(makeStepper())
    , m_status(new ElidedLabel(this))
    , m_said(new LiveRegion(this))
    , m_submit(new GenerateButton(this))
    , m_later(new QToolButton(this))
    , m_use(new UsageBar(useThickness, this))
{
    setObjectName(u"submitBar"_s);
    makeBar(this);
    makeQuiet(m_label);
    makeQuiet(m_status);
    m_status->setObjectName(u"statusLabel"_s);
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_status->setPartSeparator(u" · "_s);
    m_status->setLines(2);
    m_status->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_submit->setObjectName(u"submitButton"_s);
    m_submit->setAccessibleName(tr("Generate"));
    m_submit->setFocusPolicy(Qt::TabFocus); // after a click, Space plays the clip and doesn't pay for another one
    m_later->setObjectName(u"laterButton"_s);
    m_later->setFixedHeight(m_submit->sizeHint().height());
    m_later->hide();
    showButton();

    auto* row = new QHBoxLayout;
    row->setSpacing(spacing);
    row->addWidget(m_label);
    row->addWidget(m_stepper);
    row->addWidget(m_submit, 1);
    row->addWidget(m_later);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 11, 12, 8);
    column->setSpacing(5);
    column->addLayout(row);
    QSizePolicy kept = m_use->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // so that nothing moves
    m_use->setSizePolicy(kept);
    m_use->setObjectName(u"limitUse"_s);
    m_use->setAddedProminent(true);
    m_use->hide();
    column->addWidget(m_use);
    column->addWidget(m_status);
    connect(m_copies, &QSpinBox::valueChanged, this, [this] {
        showButton();
        Q_EMIT copiesChanged();
    });
    connect(m_submit, &QPushButton::clicked, this, &SubmitBar::submitClicked);
}

void SubmitBar::setSendLater(QAction* action)
{
    m_later->setDefaultAction(action);
    m_later->setFocusPolicy(Qt::TabFocus);
    m_later->show();
    showButton();
}

void SubmitBar::setKeysOf(const QAction* action)
{
    m_submit->setKeysOf(action);
}

QWidget* SubmitBar::makeStepper()
{
    auto* box = new Stepper(this);
    const auto add = [box](const QString& name, const QString& iconName, const QString& words) {
        auto* button = new QToolButton(box);
        button->setObjectName(name);
        button->setIcon(icon(iconName));
        button->setAccessibleName(words);
        button->setToolTip(plainToolTip(words));
        button->setAutoRaise(true);
        button->setAutoRepeat(false); // each variation costs
        button->setFocusPolicy(Qt::TabFocus);
        return button;
    };
    QToolButton* fewer = add(u"fewerButton"_s, u"minus"_s, tr("Fewer variations"));
    m_copies = new QSpinBox(box);
    QToolButton* more = add(u"moreButton"_s, u"plus"_s, tr("More variations"));
    m_copies->setObjectName(u"copiesSpin"_s);
    m_copies->setAccessibleName(tr("Variations"));
    m_copies->setToolTip(tr("How many takes to make of this request"));
    m_copies->setRange(1, mostCopies);
    m_copies->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_copies->setAlignment(Qt::AlignCenter);
    m_copies->setFrame(false);
    m_copies->setFixedWidth(m_copies->fontMetrics().horizontalAdvance(u"×00"_s) + 12);
    ignoreWheelWithoutFocus(m_copies);
    auto* undo = new FieldUndo(
        m_copies, [this](const FieldValue& value) { m_copies->setValue(static_cast<int>(std::get<double>(value))); });
    undo->setValue(FieldValue(1.0));
    undo->watch(m_copies);
    connect(m_copies, &QSpinBox::valueChanged, undo, [undo](int copies) { undo->record(FieldValue(double(copies))); });
    const auto step = [this](int by) {
        m_copies->stepBy(by);
        m_copies->findChild<QLineEdit*>()->deselect(); // a step selects the number, which only typing over it needs
    };
    connect(fewer, &QToolButton::clicked, this, [step] { step(-1); });
    connect(more, &QToolButton::clicked, this, [step] { step(1); });
    const auto follow = [this, fewer, more] {
        fewer->setEnabled(m_copies->value() > 1);
        more->setEnabled(m_copies->value() < mostCopies);
    };
    connect(m_copies, &QSpinBox::valueChanged, this, follow);
    follow();
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(2, 2, 2, 2);
    row->setSpacing(0);
    row->addWidget(fewer);
    row->addWidget(m_copies);
    row->addWidget(more);
    return box;
}

void SubmitBar::setCopies(int copies)
{
    m_copies->setValue(copies);
}

int SubmitBar::copies() const
{
    return m_copies->value();
}

void SubmitBar::setState(State state)
{
    m_state = state;
    showButton();
}

void SubmitBar::setStatus(const QString& status)
{
    m_statusText = status;
    showLine();
}

void SubmitBar::setCost(const QString& text, const QString& price, const std::optional<UsageParts>& parts)
{
    m_status->setKeptPart(price);
    m_costText = text;
    m_hasLimit = parts.has_value();
    m_use->setParts(parts.value_or(UsageParts()));
    showLine();
}

void SubmitBar::showLine()
{
    const QString line = m_statusText.isEmpty() ? m_costText : m_statusText;
    m_use->setVisible(m_hasLimit);
    if (m_status->text() == line)
        return;
    m_status->setText(line);
    m_said->say(line);
}

void SubmitBar::setTip(const QString& tip)
{
    // A tag makes the tooltip wrap. The text is escaped, because it contains names of models and accounts.
    m_submit->setToolTip(wrappedToolTip(tip));
    m_submit->setAccessibleDescription(tip);
}

void SubmitBar::setSending(bool isSending)
{
    m_isSending = isSending;
    showButton();
}

QString SubmitBar::wordsOf(State state) const
{
    const bool isAsking = state == State::Asking;
    if (copies() == 1)
        return isAsking ? tr("Generate anyway") : tr("Generate");
    const QString count = locale().toString(copies());
    return isAsking ? tr("Generate %1 anyway").arg(count) : tr("Generate %1").arg(count);
}

void SubmitBar::showButton()
{
    m_submit->setText(m_isSending ? tr("Sending…") : wordsOf(m_state));
    const bool isPossible = !m_isSending && (m_state == State::Ready || m_state == State::Asking);
    // The bar keeps the focus of the button while that is off. Otherwise the next key would press what comes after it.
    if (!isPossible && m_submit->hasFocus())
        setFocus(Qt::OtherFocusReason);
    m_submit->setEnabled(isPossible);
    if (isPossible && hasFocus())
        m_submit->setFocus(Qt::OtherFocusReason);
    if (QAction* later = m_later->defaultAction())
        later->setEnabled(m_submit->isEnabled());
    giveWay();
}

void SubmitBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    giveWay();
}

/// The words of the button are read whole. First the label leaves them its room, then what sends later. A question moves
/// nothing, so that its words have their room before.
void SubmitBar::giveWay()
{
    constexpr int margins = 24;
    const int label = m_label->sizeHint().width() + spacing;
    const int later = m_later->defaultAction() != nullptr ? m_later->sizeHint().width() + spacing : 0;
    const int words = std::max(m_submit->widthFor(wordsOf(State::Ready)), m_submit->widthFor(wordsOf(State::Asking)));
    const int room = width() - margins - m_stepper->sizeHint().width() - spacing - words;
    // Where the label has no room, the number says that it multiplies.
    m_label->setVisible(label + later <= room);
    m_copies->setPrefix(label + later <= room ? QString() : u"×"_s);
    m_later->setVisible(later > 0 && later <= room);
}

void SubmitBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(0, 0, width(), 1, tone(palette(), Tone::Line));
}

} // namespace Dailies
