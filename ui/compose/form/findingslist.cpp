// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/findingslist.h"

#include "ui/style/look.h"
#include "ui/style/styleparts.h"
#include "ui/widgets/disclosurebutton.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/tooltips.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int textLeft = 16;
constexpr int rowMargin = 3;
constexpr int dotSize = 8;
constexpr qsizetype mostNotes = 3; // more are collapsed

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
    }

    void setFinding(const Finding& finding)
    {
        m_severity = finding.severity;
        setText(QString(finding.message).replace(u'&', u"&&"_s));
        setAccessibleName(finding.message);
        setAccessibleDescription(meaningOf(finding.severity));
        setToolTip(plainToolTip(meaningOf(finding.severity)));
        updateGeometry();
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
        const auto ink = m_severity == Severity::Note ? QPalette::PlaceholderText : QPalette::WindowText;
        painter.setPen(palette().color(underMouse() ? QPalette::Link : ink));
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

private:
    Severity m_severity = Severity::Note;
};

} // namespace

FindingsList::FindingsList(QWidget* parent)
    : QWidget(parent)
    , m_column(bareColumn(this))
    , m_notes(new QWidget(this))
    , m_notesButton(new DisclosureButton({}, m_notes, this))
{
    setObjectName(u"findingsList"_s);
    setAccessibleName(tr("Findings"));
    m_notesButton->setObjectName(u"notesButton"_s);
    m_notesButton->installEventFilter(this);
    bareColumn(m_notes);
    m_column->addWidget(m_notesButton, 0, Qt::AlignLeft);
    m_column->addWidget(m_notes);
    hide();
}

void FindingsList::setFindings(const QList<Finding>& findings)
{
    if (m_findings == findings)
        return;
    m_findings = findings;
    const auto firstNote = std::find_if(
        findings.begin(), findings.end(), [](const Finding& finding) { return finding.severity == Severity::Note; });
    m_firstNote = firstNote - findings.begin();
    showRows(m_serious, 0, m_firstNote, this);
    showRows(m_quiet, m_firstNote, findings.size(), m_notes);

    const qsizetype notes = findings.size() - m_firstNote;
    const bool fold = notes > mostNotes;
    // While there are many, they stay open or closed as the user left them.
    if (!fold || m_notesButton->isHidden())
        m_notesButton->setOpen(!fold);
    m_notesButton->setVisible(fold);
    m_notesButton->setText(tr("%1 notes").arg(locale().toString(notes)));
    m_notesButton->setAccessibleName(m_notesButton->text());
    setVisible(!findings.isEmpty());
    Q_EMIT rowsChanged();
    if (std::exchange(m_added, false))
        Q_EMIT rowsAdded();
}

void FindingsList::showRows(QList<QAbstractButton*>& rows, qsizetype from, qsizetype until, QWidget* parent)
{
    // Rows are reused, because one of them may have the focus.
    while (rows.size() < until - from) {
        auto* row = new FindingRow(parent);
        row->installEventFilter(this);
        connect(row, &QAbstractButton::clicked, this, [this, row] { follow(row); });
        if (parent == this)
            m_column->insertWidget(static_cast<int>(rows.size()), row);
        else
            parent->layout()->addWidget(row);
        // The Tab key follows the order of the children: serious findings, the button, then the notes.
        m_notesButton->raise();
        m_notes->raise();
        rows.append(row);
        m_added = true;
    }
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const bool isShown = i < until - from;
        if (isShown)
            static_cast<FindingRow*>(rows.at(i))->setFinding(m_findings.at(from + i));
        rows.at(i)->setVisible(isShown);
    }
}

void FindingsList::follow(QAbstractButton* row)
{
    const qsizetype serious = m_serious.indexOf(row);
    const qsizetype place = serious >= 0 ? serious : m_firstNote + m_quiet.indexOf(row);
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
    QList<QAbstractButton*> shown;
    for (QAbstractButton* row : m_serious + QList<QAbstractButton*>{m_notesButton} + m_quiet) {
        if (row->isVisible())
            shown.append(row);
    }
    const qsizetype now = shown.indexOf(static_cast<QAbstractButton*>(watched));
    qsizetype next = now;
    switch (key->key()) {
    case Qt::Key_Up: next = now - 1; break;
    case Qt::Key_Down: next = now + 1; break;
    case Qt::Key_Home: next = 0; break;
    case Qt::Key_End: next = shown.size() - 1; break;
    default: return false;
    }
    if (now >= 0 && next >= 0 && next < shown.size())
        shown.at(next)->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace Dailies
