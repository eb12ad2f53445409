// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/submitbar.h"

#include "ui/compose/fields/fieldeditor.h"
#include "ui/style/look.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/liveregion.h"
#include "ui/widgets/tooltips.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int mostCopies = 20; // each copy is charged

// The symbol of the Enter key if the font has it, otherwise its name.
QString enterKey(const QFont& font)
{
    constexpr QChar sign(0x23CE);
    return QFontMetrics(font).inFont(sign) ? QString(sign) : SubmitBar::tr("Enter", "the key");
}

} // namespace

SubmitBar::SubmitBar(QWidget* parent)
    : QWidget(parent)
    , m_copies(new QSpinBox(this))
    , m_status(new ElidedLabel(this))
    , m_said(new LiveRegion(this))
    , m_submit(new QPushButton(this))
{
    setObjectName(u"submitBar"_s);
    makeBar(this);
    auto* copiesLabel = new QLabel(tr("Copies"), this);
    makeQuiet(copiesLabel);
    copiesLabel->setBuddy(m_copies);
    m_copies->setObjectName(u"copiesSpin"_s);
    m_copies->setAccessibleName(tr("Copies"));
    m_copies->setRange(1, mostCopies);
    m_copies->setFixedWidth(56);
    setPractice(false);
    ignoreWheelWithoutFocus(m_copies);
    makeQuiet(m_status);
    m_status->setObjectName(u"statusLabel"_s);
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_submit->setObjectName(u"submitButton"_s);
    m_submit->setAccessibleName(tr("Submit"));
    makePrimary(m_submit);
    showButton();

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 11, 12, 10);
    row->setSpacing(8);
    row->addWidget(copiesLabel);
    row->addWidget(m_copies);
    row->addWidget(m_status, 1);
    row->addWidget(m_submit);
    connect(m_copies, &QSpinBox::valueChanged, this, &SubmitBar::copiesChanged);
    connect(m_submit, &QPushButton::clicked, this, &SubmitBar::submitClicked);
}

void SubmitBar::setCopies(int copies)
{
    m_copies->setValue(copies);
}

int SubmitBar::copies() const
{
    return m_copies->value();
}

void SubmitBar::focusCopies()
{
    m_copies->setFocus(Qt::OtherFocusReason);
    m_copies->selectAll();
}

void SubmitBar::setPractice(bool isPractice)
{
    m_copies->setToolTip(plainToolTip(isPractice ? tr("How many tasks to make of this request.")
                                                 : tr("How many tasks to make of this request; each is charged.")));
}

void SubmitBar::setState(bool ready, const QString& status, const QString& toolTip)
{
    m_status->setText(status);
    m_said->say(status);
    m_isReady = ready;
    showButton();
    // A tag makes the tooltip wrap. The text is escaped, because it contains names of models and accounts.
    m_submit->setToolTip(wrappedToolTip(toolTip));
    m_submit->setAccessibleDescription(toolTip);
}

void SubmitBar::setSending(bool isSending)
{
    m_isSending = isSending;
    showButton();
}

void SubmitBar::showButton()
{
    m_submit->setText(m_isSending ? tr("Sending…") : tr("Submit  Ctrl %1").arg(enterKey(m_submit->font())));
    m_submit->setEnabled(m_isReady && !m_isSending);
}

void SubmitBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(0, 0, width(), 1, tone(palette(), Tone::Line));
}

} // namespace Dailies
