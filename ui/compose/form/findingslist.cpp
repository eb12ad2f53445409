// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/findingslist.h"

#include "ui/style/look.h"
#include "ui/style/styleparts.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/tooltips.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int textLeft = 16;
constexpr int rowMargin = 3;
constexpr int dotSize = 8;
constexpr int mendGap = 8; ///< between the sentence and the button that mends it

Tone toneOf(const Finding& finding)
{
    if (finding.isLikelySlip)
        return Tone::Warning;
    switch (finding.severity) {
    case Severity::Stop: return Tone::Bad;
    case Severity::Ask: return Tone::Warning;
    case Severity::Note: break;
    }
    return Tone::MutedText;
}

QString meaningOf(const Finding& finding)
{
    if (finding.isLikelySlip)
        return FindingsList::tr("Probably a mistake; it can be sent");
    switch (finding.severity) {
    case Severity::Stop: return FindingsList::tr("Fix this to generate");
    case Severity::Ask: return FindingsList::tr("Asks before it generates");
    case Severity::Note: break;
    }
    return FindingsList::tr("Good to know");
}

/// What a cropped copy loses.
QString cutWords(const Crop& crop)
{
    const int columns = crop.whole.width() - crop.kept.width();
    const int lines = crop.whole.height() - crop.kept.height();
    return columns > 0
        ? FindingsList::tr(
            "Cuts %n pixels from the left and right together. The original file stays.", nullptr, columns)
        : FindingsList::tr("Cuts %n pixels from the top and bottom together. The original file stays.", nullptr, lines);
}

/// A coloured dot and a wrapped sentence. It is a button, so that mouse, keyboard and assistive programs can press it.
class FindingRow final : public QAbstractButton {
public:
    explicit FindingRow(QWidget* parent) : QAbstractButton(parent)
    {
        setObjectName(u"finding"_s);
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
        setFont(secondaryFont(font()));
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        m_mend->setObjectName(u"mendButton"_s);
        m_mend->setAutoDefault(false);
        m_mend->setFont(font());
        m_mend->hide();
    }

    QPushButton* mend() const { return m_mend; }

    void setFinding(const Finding& finding)
    {
        m_tone = toneOf(finding);
        setText(QString(finding.message).replace(u'&', u"&&"_s));
        setAccessibleName(finding.message);
        setAccessibleDescription(meaningOf(finding));
        setToolTip(plainToolTip(meaningOf(finding)));
        const bool needsPlace = finding.aboutWay && finding.severity == Severity::Stop;
        const QString tip = finding.crop ? cutWords(*finding.crop)
            : needsPlace                 ? FindingsList::tr("Opens Settings > Uploads.")
                                         : QString();
        m_offers = finding.crop || needsPlace;
        m_mend->setVisible(m_offers && !m_isBrief);
        m_mend->setText(needsPlace ? FindingsList::tr("Set up…") : FindingsList::tr("Crop a copy"));
        m_mend->setToolTip(plainToolTip(tip));
        m_mend->setAccessibleDescription(tip);
        placeMend();
        updateGeometry();
    }

    void setBrief(bool isBrief)
    {
        if (m_isBrief == isBrief)
            return;
        m_isBrief = isBrief;
        m_mend->setVisible(m_offers && !isBrief);
        updateGeometry();
        update();
    }

    QSize sizeHint() const override { return {200, heightForWidth(200)}; }
    QSize minimumSizeHint() const override { return {100, fontMetrics().height() + 2 * rowMargin}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override
    {
        const int words = wordsHeight(accessibleName(), width - textLeft - mendRoom()) + 2 * rowMargin;
        if (m_isBrief)
            return std::min(words, briefLines * fontMetrics().lineSpacing() + 2 * rowMargin);
        return m_mend->isHidden() ? words : std::max(words, m_mend->sizeHint().height());
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const bool rightToLeft = layoutDirection() == Qt::RightToLeft;
        const int lineMiddle = rowMargin + fontMetrics().height() / 2;
        QRectF dot(1, lineMiddle - dotSize / 2.0, dotSize, dotSize);
        QRect words = rect().adjusted(textLeft, rowMargin, -mendRoom(), -rowMargin);
        if (rightToLeft) {
            dot.moveRight(width() - 1);
            words.translate(mendRoom() - textLeft, 0);
        }
        StyleParts::drawBox(&painter, dot, tone(palette(), m_tone), QColor(), dotSize / 2.0);
        const auto ink = m_tone == Tone::MutedText ? QPalette::PlaceholderText : QPalette::WindowText;
        painter.setPen(palette().color(underMouse() ? QPalette::Link : ink));
        const auto align = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignTop);
        painter.drawText(words, static_cast<int>(align) | Qt::TextWordWrap, shownWords(words.width()));
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

    void resizeEvent(QResizeEvent* event) override
    {
        QAbstractButton::resizeEvent(event);
        placeMend();
    }

private:
    static constexpr int briefLines = 2;

    int mendRoom() const { return m_mend->isHidden() ? 0 : m_mend->sizeHint().width() + mendGap; }
    int wordsHeight(const QString& words, int width) const
    {
        const QRect room(0, 0, std::max(width, 1), 10000);
        return fontMetrics().boundingRect(room, Qt::TextWordWrap, words).height();
    }
    QString shownWords(int width) const
    {
        const QString words = accessibleName();
        if (!m_isBrief)
            return words;
        QTextLayout layout(words, font());
        layout.beginLayout();
        int last = 0; // where the last line that fits starts
        for (int line = 0; line < briefLines; ++line) {
            QTextLine made = layout.createLine();
            if (!made.isValid())
                break;
            made.setLineWidth(width);
            last = made.textStart();
        }
        const bool hasMore = layout.createLine().isValid();
        layout.endLayout();
        return hasMore
            ? words.first(last).trimmed() + u'\n' + fontMetrics().elidedText(words.sliced(last), Qt::ElideRight, width)
            : words;
    }
    void placeMend()
    {
        const QSize size = m_mend->sizeHint();
        m_mend->setGeometry(QStyle::visualRect(layoutDirection(), rect(),
            {width() - size.width(), (height() - size.height()) / 2, size.width(), size.height()}));
    }

    QPushButton* m_mend = new QPushButton(this);
    Tone m_tone = Tone::MutedText;
    bool m_offers = false; ///< the button has something to do
    bool m_isBrief = false;
};

} // namespace

FindingsList::FindingsList(QWidget* parent) : QWidget(parent), m_column(bareColumn(this))
{
    setObjectName(u"findingsList"_s);
    setAccessibleName(tr("Findings"));
}

void FindingsList::setFindings(const QList<Finding>& findings)
{
    if (m_findings == findings)
        return;
    m_findings = findings;
    const qsizetype before = m_rows.size();
    // Rows are reused, because one of them may have the focus.
    while (m_rows.size() < findings.size()) {
        auto* row = new FindingRow(this);
        row->installEventFilter(this);
        connect(row, &QAbstractButton::clicked, this, [this, row] { follow(row); });
        connect(row->mend(), &QAbstractButton::clicked, this, [this, row] {
            const qsizetype place = m_rows.indexOf(row);
            if (place < m_findings.size())
                Q_EMIT mendRequested(Finding(m_findings.at(place)));
        });
        m_column->addWidget(row);
        m_rows.append(row);
    }
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        if (i < findings.size())
            static_cast<FindingRow*>(m_rows.at(i))->setFinding(findings.at(i));
        m_rows.at(i)->setVisible(i < findings.size());
    }
    Q_EMIT rowsChanged();
    if (m_rows.size() > before)
        Q_EMIT rowsAdded();
}

void FindingsList::setBrief(bool isBrief)
{
    if (!m_rows.isEmpty())
        static_cast<FindingRow*>(m_rows.constFirst())->setBrief(isBrief);
}

FindingsList::Fit FindingsList::fitWithin(int width, int height) const
{
    const QMargins margins = contentsMargins();
    Fit fit{0, margins.top()};
    while (fit.count < m_findings.size()) {
        const int next = fit.bottom + m_rows.at(fit.count)->heightForWidth(width - margins.left() - margins.right());
        if (next > height)
            break;
        fit = {fit.count + 1, next};
    }
    return fit;
}

void FindingsList::follow(QAbstractButton* row)
{
    const qsizetype place = m_rows.indexOf(row);
    if (place < m_findings.size())
        Q_EMIT activated(Finding(m_findings.at(place))); // a copy, because a change of focus may change the findings
}

bool FindingsList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->modifiers() != Qt::NoModifier && key->modifiers() != Qt::KeypadModifier)
        return false;
    const qsizetype now = m_rows.indexOf(static_cast<QAbstractButton*>(watched));
    qsizetype next = 0;
    switch (key->key()) {
    case Qt::Key_Up: next = now - 1; break;
    case Qt::Key_Down: next = now + 1; break;
    case Qt::Key_Home: break;
    case Qt::Key_End: next = m_findings.size() - 1; break;
    default: return false;
    }
    if (now >= 0 && next >= 0 && next < m_findings.size())
        m_rows.at(next)->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace Dailies
