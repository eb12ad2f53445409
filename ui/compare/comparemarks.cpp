// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparemarks.h"

#include "app/tasks/history/taskhistory.h"
#include "ui/style/icons.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/starrating.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int buttonSide = 24;

} // namespace

CompareMarks::CompareMarks(QAction& rejecting, QWidget* parent)
    : QWidget(parent)
    , m_rejecting(rejecting)
    , m_stars(new StarRating(this))
    , m_reject(newButton(u"rejectComparedButton"_s, u"thumbs-down"_s))
{
    setObjectName(u"compareMarks"_s);
    QToolButton* more = newButton(u"comparedMenuButton"_s, u"more-vertical"_s);
    more->setAccessibleName(tr("More"));
    more->setToolTip(tr("More for this take"));
    QHBoxLayout* row = bareRow(this);
    row->addWidget(m_stars);
    row->addSpacing(4);
    row->addWidget(m_reject);
    row->addWidget(more);
    connect(m_stars, &StarRating::rated, this, &CompareMarks::rated);
    connect(m_reject, &QToolButton::clicked, &rejecting, &QAction::trigger);
    connect(more, &QToolButton::clicked, this,
        [this, more] { Q_EMIT menuRequested(more->mapToGlobal(QPoint(0, more->height()))); });
}

QToolButton* CompareMarks::newButton(const QString& name, const QString& iconName)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setIcon(stageIcon(iconName));
    button->setAutoRaise(true);
    button->setFixedSize(buttonSide, buttonSide);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void CompareMarks::showTake(const VideoTask& task, bool isGone)
{
    const bool isRejected = task.marks.rejected;
    m_stars->setRating(task.marks.rating);
    m_stars->setEnabled(!isGone);
    m_reject->setEnabled(!isGone && !task.marks.recycledAt.isValid() && TaskHistory::mayRecycle(task));
    m_reject->setIcon(stageIcon(isRejected ? u"check"_s : u"thumbs-down"_s));
    m_reject->setAccessibleName(isRejected ? tr("Restore") : tr("Reject"));
    m_reject->setToolTip(plainToolTip(withKeys(m_reject->accessibleName(), m_rejecting)));
}

} // namespace Dailies
