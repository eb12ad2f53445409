// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/findingslist.h"

#include "ui/common/look.h"
#include "ui/common/styleparts.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int textLeft = 16;
constexpr int rowMargin = 3;
constexpr int dotSize = 8;

Tone toneOf(Severity severity)
{
    switch (severity) {
    case Severity::Stop: return Tone::Bad;
    case Severity::Ask: return Tone::Warning;
    case Severity::Note: break;
    }
    return Tone::MutedText;
}

QString meaningOf(Severity severity)
{
    switch (severity) {
    case Severity::Stop: return FindingsList::tr("Needed before this can be sent");
    case Severity::Ask: return FindingsList::tr("Sent after you confirm it");
    case Severity::Note: break;
    }
    return FindingsList::tr("For your information");
}

// A coloured dot and a sentence that wraps; a button, so that mouse, keyboard and assistive programs can all press it.
class FindingRow final : public QAbstractButton {
public:
    FindingRow(const Finding& finding, QWidget* parent) : QAbstractButton(parent), m_severity(finding.severity)
    {
        setText(QString(finding.message).replace(u'&', u"&&"_s));
        setAccessibleName(finding.message);
        setAccessibleDescription(meaningOf(finding.severity));
        setToolTip(meaningOf(finding.severity));
        setObjectName(u"finding"_s);
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        setFont(secondaryFont(font()));
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    QSize sizeHint() const override { return {200, heightForWidth(200)}; }
    QSize minimumSizeHint() const override { return {100, fontMetrics().height() + 2 * rowMargin}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override
    {
        const QRect room(0, 0, std::max(width - textLeft, 1), 10000);
        return fontMetrics().boundingRect(room, Qt::TextWordWrap, accessibleName()).height() + 2 * rowMargin;
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const bool rightToLeft = layoutDirection() == Qt::RightToLeft;
        const int lineMiddle = rowMargin + fontMetrics().height() / 2;
        QRectF dot(1, lineMiddle - dotSize / 2.0, dotSize, dotSize);
        QRect words = rect().adjusted(textLeft, rowMargin, 0, -rowMargin);
        if (rightToLeft) {
            dot.moveRight(width() - 1);
            words.translate(-textLeft, 0);
        }
        StyleParts::drawBox(&painter, dot, tone(palette(), toneOf(m_severity)), QColor(), dotSize / 2.0);
        painter.setPen(palette().color(underMouse() ? QPalette::Link : QPalette::WindowText));
        const auto align = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignTop);
        painter.drawText(words, static_cast<int>(align) | Qt::TextWordWrap, accessibleName());
        if (hasFocus())
            StyleParts::drawRing(&painter, rect(), tone(palette(), Tone::Accent), 4);
    }

    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->modifiers() == Qt::NoModifier && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
            click();
        else
            QAbstractButton::keyPressEvent(event);
    }

    void enterEvent(QEnterEvent* event) override
    {
        QAbstractButton::enterEvent(event);
        update();
    }

    void leaveEvent(QEvent* event) override
    {
        QAbstractButton::leaveEvent(event);
        update();
    }

private:
    Severity m_severity;
};

} // namespace

FindingsList::FindingsList(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    setObjectName(u"findingsList"_s);
    setAccessibleName(tr("Findings"));
    m_column->setContentsMargins({});
    m_column->setSpacing(0);
    hide();
}

void FindingsList::setFindings(const QList<Finding>& findings)
{
    if (m_findings == findings)
        return;
    m_findings = findings;
    while (QLayoutItem* item = m_column->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that was just pressed
        delete item;
    }
    for (const Finding& finding : findings) {
        auto* row = new FindingRow(finding, this);
        connect(row, &QAbstractButton::clicked, this, [this, finding] { Q_EMIT activated(finding); });
        m_column->addWidget(row);
        row->show();
    }
    setVisible(!findings.isEmpty());
    Q_EMIT rowsChanged();
}

} // namespace Dailies
