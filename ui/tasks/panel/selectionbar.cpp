// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/selectionbar.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/starrating.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Dailies {

SelectionBar::SelectionBar(QAction* compare, QAction* screen, QWidget* parent)
    : QWidget(parent)
    , m_row(bareRow(this, 4))
    , m_count(new QLabel(this))
    , m_rate(new QLabel(tr("Rate", "stars follow"), this))
    , m_stars(new StarRating(this))
{
    setObjectName(u"selectionBar"_s);
    auto* clear = new QPushButton(icon(u"x"_s), {}, this);
    clear->setObjectName(u"clearSelection"_s);
    clear->setFlat(true);
    clear->setAccessibleName(tr("Clear selection"));
    clear->setToolTip(tr("Clear selection"));
    connect(clear, &QPushButton::clicked, this, &SelectionBar::cleared);
    m_row->addWidget(clear);
    m_count->setObjectName(u"selectedCount"_s);
    m_count->setFont(semiboldFont(m_count->font()));
    m_row->addWidget(m_count);
    m_row->addSpacing(8);
    m_compare = addButton(u"compareSelected"_s, u"columns-2"_s, tr("Compare"), {});
    m_compare->setFlat(false);
    m_compare->setIcon(icon(u"columns-2"_s, Tone::Accent));
    connect(m_compare, &QPushButton::clicked, compare, &QAction::trigger);
    connect(compare, &QAction::changed, this, [this, compare] { follow(compare); });
    follow(compare);
    tint();
    m_screen = addButton(u"screenSelected"_s, u"clapperboard"_s, tr("Screen"), {});
    connect(m_screen, &QPushButton::clicked, screen, &QAction::trigger);
    const auto explain = [this, screen] {
        m_screen->setToolTip(plainToolTip(withKeys(tr("Screen"), *screen) + u'\n' + screen->toolTip()));
    };
    connect(screen, &QAction::changed, this, explain);
    explain();
    m_row->addSpacing(4);
    makeQuiet(m_rate);
    m_row->addWidget(m_rate);
    m_row->addWidget(m_stars);
    connect(m_stars, &StarRating::rated, this, &SelectionBar::rated);
    addButton(TaskCommand::SubmitAgain, u"againSelected"_s, u"send"_s, tr("Generate again"),
        tr("Sends the same requests as new takes"));
    connect(addButton(u"tagSelected"_s, u"tag"_s, tr("Tag…"), tr("Adds tags to the selected takes")),
        &QPushButton::clicked, this, &SelectionBar::tagRequested);
    m_note = addButton(u"noteSelected"_s, u"file-text"_s, tr("Note…"), tr("Adds a note to the selected takes"));
    connect(m_note, &QPushButton::clicked, this, &SelectionBar::noteRequested);
    m_save = addButton(
        TaskCommand::SaveAs, u"saveSelected"_s, u"download"_s, tr("Save…"), tr("Copies the clips to a folder"));
    m_reject = addButton(TaskCommand::Reject, u"rejectSelected"_s, u"thumbs-down"_s, tr("Reject"),
        tr("Marks the takes as not good enough"));
    m_delete = addButton(TaskCommand::Delete, u"deleteSelected"_s, u"trash-2"_s, tr("Delete"),
        tr("Moves the takes and their clips to the Trash"));
    m_restore = addButton(TaskCommand::Restore, u"restoreSelected"_s, u"undo-2"_s, tr("Restore"),
        tr("Brings the takes and their clips back from the Trash"));
    setInTrash(false);
    m_row->addStretch(1);
    setTabOrder(m_screen, m_stars); // which were created first
}

QPushButton* SelectionBar::addButton(
    const QString& name, const QString& iconName, const QString& text, const QString& toolTip)
{
    auto* button = new QPushButton(icon(iconName), text, this);
    button->setObjectName(name);
    button->setFlat(true);
    button->setFocusPolicy(Qt::TabFocus); // after a click, keys are still for the takes
    button->setAccessibleName(text);
    button->setToolTip(plainToolTip(text + u'\n' + toolTip)); // its icon may be all that is seen
    button->setProperty("words", text);
    m_row->addWidget(button);
    m_buttons.append(button);
    return button;
}

QPushButton* SelectionBar::addButton(
    TaskCommand command, const QString& name, const QString& iconName, const QString& text, const QString& toolTip)
{
    QPushButton* button = addButton(name, iconName, text, toolTip);
    connect(button, &QPushButton::clicked, this, [this, command] { Q_EMIT commandRequested(command); });
    return button;
}

void SelectionBar::follow(const QAction* compare)
{
    m_compare->setEnabled(compare->isEnabled());
    m_compare->setToolTip(compare->toolTip());
}

void SelectionBar::setSelected(int count, int rating)
{
    m_count->setText(tr("%Ln selected", nullptr, count));
    m_stars->setRating(rating);
    fit();
}

void SelectionBar::setInTrash(bool inTrash)
{
    m_reject->setVisible(!inTrash);
    m_delete->setVisible(!inTrash);
    m_restore->setVisible(inTrash);
}

QSize SelectionBar::minimumSizeHint() const
{
    return {0, QWidget::minimumSizeHint().height()};
}

/// Every button has its words at first. As long as the row is too long, the next one loses them, from the end of the
/// row, so that no word stands between icons. The stars need none. The commands that leave last are in the menus, too.
void SelectionBar::fit()
{
    for (QPushButton* button : std::as_const(m_buttons))
        button->setText(button->property("words").toString());
    for (QWidget* each : {static_cast<QWidget*>(m_rate), static_cast<QWidget*>(m_screen), static_cast<QWidget*>(m_note),
             static_cast<QWidget*>(m_save)})
        each->show();
    const auto isTooLong = [this] {
        m_row->invalidate();
        return m_row->sizeHint().width() > width();
    };
    if (isTooLong())
        m_rate->hide();
    for (auto button = m_buttons.crbegin(); button != m_buttons.crend(); ++button) {
        if (isTooLong())
            (*button)->setText({});
    }
    for (QPushButton* button : {m_note, m_screen, m_save}) {
        if (isTooLong())
            button->hide();
    }
}

void SelectionBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// What is done most with several takes stands out.
void SelectionBar::tint()
{
    QPalette own;
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive})
        own.setColor(group, QPalette::ButtonText, tone(palette(), Tone::Accent));
    m_compare->setPalette(own);
}

void SelectionBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (m_compare == nullptr)
        return;
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
    else if (event->type() == QEvent::PaletteChange)
        tint();
}

} // namespace Dailies
