// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/listeditor.h"

#include "ui/common/styleparts.h"
#include "ui/compose/listrow.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

// The ground of the rows, with a line between each two.
class RowBox final : public QFrame {
public:
    using QFrame::QFrame;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const QColor line = tone(palette(), Tone::Line);
        StyleParts::drawBox(&painter, rect(), tone(palette(), Tone::Base), line);
        for (int i = 1; i < layout()->count(); ++i) {
            const QWidget* row = layout()->itemAt(i)->widget();
            if (!row->isHidden())
                painter.fillRect(QRect(1, row->y(), width() - 2, 1), line);
        }
    }
};

} // namespace

ListEditor::ListEditor(Field field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_box(new RowBox(this))
    , m_buttons(new QHBoxLayout)
{
    auto* rows = new QVBoxLayout(m_box);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    m_box->hide();
    column()->addWidget(m_box);
    m_buttons->setSpacing(8);
    m_buttons->addStretch(1);
    column()->addLayout(m_buttons);
    setObjectName(fieldKey(field) + u"Editor"_s);
    setAccessibleName(label());
}

void ListEditor::showFindings(const QList<Finding>& findings)
{
    for (int i = 0; i < m_shown; ++i) {
        QList<Finding> own;
        for (const Finding& finding : findings) {
            if (finding.index == i)
                own.append(finding);
        }
        m_rows.at(i)->showFindings(own);
    }
    setAccessibleDescription(sentences(findings));
}

void ListEditor::focusPart(int index, const QString& part)
{
    if (index >= 0 && index < m_shown)
        m_rows.at(index)->focusPart(part);
    else
        m_firstButton->setFocus(Qt::OtherFocusReason);
}

QPushButton* ListEditor::addButton(const QString& text, const QString& name)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAccessibleName(text);
    button->setAutoDefault(false);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    if (m_firstButton == nullptr)
        m_firstButton = button;
    return button;
}

void ListEditor::refresh()
{
    const int count = itemCount();
    while (m_rows.size() < count) {
        ListRow* row = makeRow(m_box);
        row->setObjectName(u"%1Row%2"_s.arg(fieldKey(field())).arg(m_rows.size() + 1));
        connect(row, &ListRow::moveRequested, this, &ListEditor::moveRow);
        connect(row, &ListRow::removeRequested, this, &ListEditor::removeRow);
        m_box->layout()->addWidget(row);
        m_rows.append(row);
    }
    for (int i = 0; i < m_rows.size(); ++i) {
        m_rows.at(i)->setVisible(i < count);
        if (i < count) {
            m_rows.at(i)->setPlace(i, count);
            showItem(m_rows.at(i), i);
        }
    }
    m_box->setVisible(count > 0);
    if (m_shown != count) {
        m_shown = count;
        Q_EMIT rowsChanged();
    }
}

void ListEditor::itemAdded()
{
    refresh();
    Q_EMIT changed();
    m_rows.at(m_shown - 1)->focusPart({});
}

void ListEditor::moveRow(int from, int by)
{
    const int to = from + by;
    if (to < 0 || to >= itemCount())
        return;
    moveItem(from, to);
    refresh();
    Q_EMIT changed();
    m_rows.at(to)->focusMove(by);
}

void ListEditor::removeRow(int index)
{
    removeItem(index);
    // Focus goes on before its row is hidden, or it would jump to the end of the form.
    if (itemCount() == 0)
        m_firstButton->setFocus(Qt::OtherFocusReason);
    else
        m_rows.at(std::min(index, itemCount() - 1))->focusPart({});
    refresh();
    Q_EMIT changed();
}

} // namespace Dailies
