// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/workarea.h"

#include "ui/compose/form/requestform.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/viewer/frameactions.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/playerwidget.h"
#include "ui/viewer/transportbar.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/formparts.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr auto composeKey = "desk/compose";
constexpr auto stageKey = "desk/stage";
constexpr auto detailsKey = "desk/details";
constexpr auto volumeKey = "viewer/volume";
constexpr auto mutedKey = "viewer/muted";
constexpr auto filmstripKey = "viewer/filmstrip";

constexpr int composeWidth = 372;
constexpr int narrowComposeWidth = 324;
constexpr int widestCompose = 480;
constexpr int roomForWideCompose = 1200;
constexpr int roomForDetails = 1360; ///< beside the picture; in a narrower window that would get small
constexpr int detailsWidth = 300;
constexpr int narrowDetailsWidth = 244;
constexpr int rowsBelowPicture = 76;
constexpr int barHeight = rowsBelowPicture / 2;
constexpr double takesPart = 0.35; ///< of the height, for the takes below the largest picture
/// Where the picture needs it more: room for one row of tiles, or for a message.
constexpr double narrowTakesPart = 0.33;
constexpr int mostTakes = 420;
constexpr double leastPart = 0.2; ///< of the height, for the stage and for the takes

void join(QSplitter& splitter, QWidget* first, QWidget* second)
{
    splitter.setChildrenCollapsible(false);
    splitter.setHandleWidth(1);
    splitter.addWidget(first);
    splitter.addWidget(second);
    splitter.setStretchFactor(0, 0);
    splitter.setStretchFactor(1, 1);
}

/// What the Tab key reaches in a part of the window, in its order.
QList<QWidget*> tabStops(QWidget* part)
{
    QList<QWidget*> stops;
    QWidget* each = part;
    do {
        const bool isIn = each == part || part->isAncestorOf(each);
        if (isIn && each->focusPolicy() != Qt::NoFocus && each->focusProxy() == nullptr)
            stops.append(each);
        each = each->nextInFocusChain();
    } while (each != part);
    return stops;
}

} // namespace

WorkArea::WorkArea(RequestForm* form, PlayerWidget* player, TaskDetails* details, TaskPanel* tasks)
    : QSplitter(Qt::Horizontal)
    , m_right(new QSplitter(Qt::Vertical))
    , m_form(form)
    , m_player(player)
    , m_details(details)
    , m_tasks(tasks)
    , m_detailsAction(new QAction(icon(u"panel-right"_s), tr("Details"), this))
    , m_pictureAction(new QAction(icon(u"maximize"_s), tr("Picture only"), this))
{
    setObjectName(u"workArea"_s);
    auto* stage = new QWidget;
    m_stageRow = bareRow(stage);
    m_stageRow->addWidget(player, 1);
    m_placeholder = newPlaceholder();
    m_stageRow->addWidget(m_placeholder, 1);
    m_edge = dividingLine(Qt::Vertical, stage);
    m_lower = new QWidget;
    m_takesRow = bareRow(m_lower);
    m_takesRow->addWidget(tasks, 1);
    form->setMaximumWidth(widestCompose);
    join(*m_right, stage, m_lower);
    join(*this, form, m_right);

    m_detailsAction->setObjectName(u"detailsAction"_s);
    m_detailsAction->setCheckable(true);
    m_detailsAction->setShortcut(Qt::Key_I);
    m_side = newSide();
    connect(m_detailsAction, &QAction::toggled, this, &WorkArea::fitDetails);
    fitDetails();
    m_pictureAction->setObjectName(u"pictureAction"_s);
    m_pictureAction->setCheckable(true);
    m_pictureAction->setShortcut(Qt::Key_Backslash);
    connect(m_pictureAction, &QAction::toggled, this, [this](bool only) {
        m_form->setVisible(!only);
        m_lower->setVisible(!only);
        fitDetails();
        m_player->setRowsHidden(only);
        if (only)
            m_player->setFocus();
    });
    auto* leave = new QAction(tr("Show everything"), this);
    leave->setObjectName(u"leavePictureAction"_s);
    leave->setShortcut(Qt::Key_Escape);
    leave->setEnabled(false);
    connect(leave, &QAction::triggered, m_pictureAction, [this] { m_pictureAction->setChecked(false); });
    connect(m_pictureAction, &QAction::toggled, leave, &QAction::setEnabled);
    addActions({m_detailsAction, m_pictureAction, leave}); // a shortcut works only with a widget of the window
    addPartActions();
    // What the tooltips on the stage promise.
    addKeysWhereTyped(form, tasks->taskActions()->all() + player->frameActions()->all());
    connect(this, &QSplitter::splitterMoved, this, [this] { m_isArranged = true; });
    connect(m_right, &QSplitter::splitterMoved, this, [this] { m_isArranged = true; });
}

void WorkArea::addPartActions()
{
    const auto add = [this](const QString& name, const QString& text, const QKeySequence& key, int step) {
        auto* action = new QAction(text, this);
        action->setObjectName(name);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, [this, step] { focusPart(step); });
        addAction(action);
    };
    add(u"nextPartAction"_s, tr("Next part of the window"), Qt::Key_F6, 1);
    add(u"previousPartAction"_s, tr("Previous part of the window"), Qt::SHIFT | Qt::Key_F6, -1);
}

/// Goes to another part of the window, where the focus was when it left. The stage may be in a window of its own.
void WorkArea::focusPart(int step)
{
    QList<QWidget*> parts{m_form, m_player, m_tasks, m_details};
    parts.removeIf([this](const QWidget* part) { return !part->isVisibleTo(this); });
    const auto here = std::ranges::find_if(
        parts, [](const QWidget* part) { return part->isAncestorOf(QApplication::focusWidget()); });
    qsizetype next = step > 0 ? 0 : parts.size() - 1;
    if (here != parts.end())
        next = (here - parts.begin() + step + parts.size()) % parts.size();
    if (parts.isEmpty())
        return;
    QWidget* part = parts.at(next);
    QList<QWidget*> stops = tabStops(part);
    stops.removeIf([](const QWidget* stop) { return !stop->isVisible() || !stop->isEnabled(); });
    QWidget* usual = part == m_tasks ? m_tasks->view() : nullptr;
    for (QWidget* each : {part->focusWidget(), usual, stops.value(0)}) {
        if (!stops.contains(each))
            continue;
        each->setFocus(Qt::ShortcutFocusReason);
        if (QWidget* window = part->window(); window != QApplication::activeWindow()) {
            window->raise();
            window->activateWindow();
        }
        return;
    }
}

void WorkArea::setUsualSizes()
{
    const bool isNarrow = width() < roomForWideCompose;
    const int compose = isNarrow ? narrowComposeWidth : composeWidth;
    setSizes({compose, width() - compose});
    const int right = width() - compose;
    const int takes = std::min(static_cast<int>(height() * (isNarrow ? narrowTakesPart : takesPart)), mostTakes);
    const int picture = std::min(right * 9 / 16, height() - takes - rowsBelowPicture);
    const int stage = picture + rowsBelowPicture;
    m_right->setSizes({stage, height() - stage});
}

/// The details. While they are alone, the button that closes them is where it is below the picture.
QWidget* WorkArea::newSide()
{
    auto* side = new QWidget;
    m_detailsBar = new QWidget(side);
    m_detailsBar->setFixedHeight(barHeight);
    makeBar(m_detailsBar);
    auto* row = new QHBoxLayout(m_detailsBar);
    row->setContentsMargins(12, 0, 12, 0);
    row->addStretch(1);
    addPlayerButton(m_detailsAction, u"closeDetailsButton"_s, m_detailsBar);
    QVBoxLayout* column = bareColumn(side);
    column->addWidget(m_details, 1);
    column->addWidget(m_detailsBar);
    return side;
}

/// The details are next to the picture. In a narrow window, and while the stage is elsewhere, they are next to the
/// takes, so that the picture keeps its size. Where there is no room for both, they replace what they are next to.
void WorkArea::fitDetails()
{
    const bool isOpen = m_detailsAction->isChecked() && !m_pictureAction->isChecked();
    const bool isNarrow = width() < roomForWideCompose;
    const int side = isNarrow ? narrowDetailsWidth : detailsWidth;
    const int compose = m_form->isHidden() ? 0 : m_form->minimumWidth() + handleWidth();
    const int room = width() - compose - side - m_edge->sizeHint().width();
    const bool fitsTakes = room >= m_tasks->minimumSizeHint().width();
    const bool isBelow = m_isStageOut || (width() < roomForDetails && fitsTakes);
    const bool isAlone = isOpen && !(isBelow ? fitsTakes : room >= m_player->minimumSizeHint().width());
    if (QHBoxLayout* row = isBelow ? m_takesRow : m_stageRow; row->indexOf(m_side) < 0) {
        row->addWidget(m_edge);
        row->addWidget(m_side);
    }
    if (isAlone)
        m_details->setMaximumWidth(QWIDGETSIZE_MAX);
    else
        m_details->setFixedWidth(side);
    if (!m_isStageOut)
        m_player->setVisible(!isAlone || isBelow);
    m_tasks->setVisible(!isAlone || !isBelow);
    m_edge->setVisible(isOpen && !isAlone);
    // Hiding what has the keyboard would give it to the first part of the window.
    if (!isOpen && m_side->isAncestorOf(QApplication::focusWidget()))
        m_tasks->view()->setFocus(Qt::OtherFocusReason);
    m_side->setVisible(isOpen);
    m_detailsBar->setVisible(isAlone);
}

/// A line in the place of the stage, so that nearly all of the window belongs to the takes.
QWidget* WorkArea::newPlaceholder()
{
    auto* placeholder = new QWidget;
    placeholder->setObjectName(u"stagePlaceholder"_s);
    makeBar(placeholder);
    auto* row = new QHBoxLayout(placeholder);
    row->setContentsMargins(12, 4, 12, 4);
    row->setSpacing(8);
    auto* words = new ElidedLabel(tr("The viewer is in its own window."), placeholder);
    makeQuiet(words);
    auto* back = new QPushButton(icon(u"undo-2"_s), tr("Bring it back"), placeholder);
    back->setObjectName(u"bringStageBack"_s);
    back->setFlat(true);
    connect(back, &QPushButton::clicked, this, &WorkArea::stageWanted);
    row->addWidget(words);
    row->addWidget(back);
    row->addStretch(1);
    placeholder->hide();
    return placeholder;
}

void WorkArea::setStageOut(bool out)
{
    if (m_isStageOut == out)
        return;
    if (out) {
        m_pictureAction->setChecked(false);
        m_arranged = m_right->saveState();
        m_stageRow->removeWidget(m_player);
        m_player->setMinimumHeight(0);
    } else {
        m_stageRow->insertWidget(0, m_player, 1);
        m_player->show();
        // It comes after the form again.
        const QList<QWidget*> stops = tabStops(m_form).last(1) + tabStops(m_player);
        for (qsizetype i = 1; i < stops.size(); ++i)
            setTabOrder(stops.at(i - 1), stops.at(i));
    }
    m_isStageOut = out;
    fitDetails();
    m_pictureAction->setEnabled(!out);
    m_placeholder->setVisible(out);
    if (out) {
        fitPlaceholder();
        return;
    }
    m_player->setMinimumHeight(static_cast<int>(height() * leastPart));
    if (m_isArranged)
        m_right->restoreState(m_arranged);
    else
        setUsualSizes();
}

void WorkArea::fitPlaceholder()
{
    if (!m_isStageOut)
        return;
    const int upper = m_placeholder->sizeHint().height();
    m_right->setSizes({upper, m_right->height() - upper});
}

void WorkArea::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    fitDetails();
    // The splitter keeps its widgets' minimum sizes; these are the limits of desk and stage.
    if (!m_isStageOut)
        m_player->setMinimumHeight(static_cast<int>(height() * leastPart));
    m_tasks->setMinimumHeight(static_cast<int>(height() * leastPart));
    if (!m_isArranged)
        setUsualSizes();
    fitPlaceholder();
}

void WorkArea::restore(const QSettings& settings)
{
    const bool isCompose = restoreState(settings.value(QLatin1StringView(composeKey)).toByteArray());
    const bool isStage = m_right->restoreState(settings.value(QLatin1StringView(stageKey)).toByteArray());
    m_isArranged = isCompose && isStage;
    m_detailsAction->setChecked(settings.value(QLatin1StringView(detailsKey), false).toBool());
    bool isVolume = false;
    const int volume = settings.value(QLatin1StringView(volumeKey)).toInt(&isVolume);
    if (isVolume)
        m_player->setVolume(volume);
    m_player->playerActions()->mute()->setChecked(settings.value(QLatin1StringView(mutedKey), false).toBool());
    m_player->playerActions()->filmstrip()->setChecked(settings.value(QLatin1StringView(filmstripKey), true).toBool());
    m_tasks->restoreTable(settings);
}

void WorkArea::save(QSettings& settings) const
{
    if (m_isArranged && !m_pictureAction->isChecked()) {
        settings.setValue(QLatin1StringView(composeKey), saveState());
        settings.setValue(QLatin1StringView(stageKey), m_isStageOut ? m_arranged : m_right->saveState());
    }
    settings.setValue(QLatin1StringView(detailsKey), m_detailsAction->isChecked());
    settings.setValue(QLatin1StringView(volumeKey), m_player->volume());
    settings.setValue(QLatin1StringView(mutedKey), m_player->playerActions()->mute()->isChecked());
    settings.setValue(QLatin1StringView(filmstripKey), m_player->playerActions()->filmstrip()->isChecked());
    m_tasks->saveTable(settings);
}

} // namespace Dailies
