// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/workarea.h"

#include "ui/compose/form/requestform.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/playerwidget.h"

#include <QAction>
#include <QSettings>

namespace Dailies {

namespace {

constexpr auto wholeKey = "window/whole";
constexpr auto upperKey = "window/upper";
constexpr auto viewerKey = "window/viewer";
constexpr auto volumeKey = "viewer/volume";
constexpr auto mutedKey = "viewer/muted";
constexpr auto filmstripKey = "viewer/filmstrip";

constexpr int leastDetails = 168; ///< shows a decision with its buttons completely

void fill(QSplitter& splitter, QWidget* first, QWidget* second)
{
    splitter.setChildrenCollapsible(false);
    splitter.setHandleWidth(1);
    splitter.addWidget(first);
    splitter.addWidget(second);
}

} // namespace

WorkArea::WorkArea(RequestForm* form, PlayerWidget* player, TaskDetails* details, TaskPanel* tasks)
    : QSplitter(Qt::Vertical)
    , m_upper(new QSplitter(Qt::Horizontal))
    , m_viewer(new QSplitter(Qt::Vertical))
    , m_player(player)
    , m_tasks(tasks)
{
    fill(*m_viewer, player, details);
    details->setMinimumHeight(leastDetails);
    m_viewer->setStretchFactor(0, 3);
    m_viewer->setStretchFactor(1, 1);
    fill(*m_upper, form, m_viewer);
    m_upper->setStretchFactor(0, 0);
    m_upper->setStretchFactor(1, 1);
    fill(*this, m_upper, tasks);
    setStretchFactor(0, 2);
    setStretchFactor(1, 1);
}

void WorkArea::restore(const QSettings& settings)
{
    m_upper->setSizes({390, 1000});
    setSizes({560, 300});
    m_viewer->setSizes({400, 150});
    m_upper->restoreState(settings.value(QLatin1StringView(upperKey)).toByteArray());
    restoreState(settings.value(QLatin1StringView(wholeKey)).toByteArray());
    bool isVolume = false;
    const int volume = settings.value(QLatin1StringView(volumeKey)).toInt(&isVolume);
    if (isVolume)
        m_player->setVolume(volume);
    m_player->playerActions()->mute()->setChecked(settings.value(QLatin1StringView(mutedKey), false).toBool());
    m_player->playerActions()->filmstrip()->setChecked(settings.value(QLatin1StringView(filmstripKey), true).toBool());
    m_viewer->restoreState(settings.value(QLatin1StringView(viewerKey)).toByteArray());
    m_tasks->restoreTable(settings);
}

void WorkArea::save(QSettings& settings) const
{
    settings.setValue(QLatin1StringView(upperKey), m_upper->saveState());
    settings.setValue(QLatin1StringView(wholeKey), saveState());
    settings.setValue(QLatin1StringView(viewerKey), m_viewer->saveState());
    settings.setValue(QLatin1StringView(volumeKey), m_player->volume());
    settings.setValue(QLatin1StringView(mutedKey), m_player->playerActions()->mute()->isChecked());
    settings.setValue(QLatin1StringView(filmstripKey), m_player->playerActions()->filmstrip()->isChecked());
    m_tasks->saveTable(settings);
}

} // namespace Dailies
