// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/atrisklist.h"

#include "app/common/redact.h"
#include "app/common/shorttext.h"
#include "app/tasks/history/taskchanges.h"
#include "app/tasks/table/taskstatustext.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/styleparts.h"
#include "ui/tasks/filter/taskgroup.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/toasttimer.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int countEveryMs = 5000; ///< only minutes are shown
constexpr int shownPrompt = 60;
constexpr int wordsInset = 12; ///< the same as the style's in a flat button

QString taskWords(const VideoTask& task)
{
    QString prompt = cutAtEnd(plainText(task.request.prompt.simplified()), shownPrompt);
    prompt.replace(u'&', u"&&"_s);
    return prompt.isEmpty() ? AtRiskList::tr("Take %1").arg(task.id)
                            : AtRiskList::tr("Take %1 · %2", "number and prompt").arg(task.id).arg(prompt);
}

} // namespace

AtRiskList::AtRiskList(TaskChanges& changes, Clock& clock, QWidget* parent)
    : QWidget(parent)
    , m_changes(changes)
    , m_clock(clock)
    , m_ending(new ToastTimer(this))
{
    setObjectName(u"rescueList"_s);
    connect(m_ending, &ToastTimer::expired, this, [this] {
        if (!isVisible())
            m_ending->start(); // other messages come first
        else if (isCompact())
            close(); // the chip says the same
    });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(4);
    buildHead(column);
    for (int i = 0; i < mostShown; ++i)
        addRow(column);
    m_counting.setInterval(countEveryMs);
    connect(&m_counting, &QTimer::timeout, this, &AtRiskList::refresh);
    connect(&changes, &TaskChanges::changed, this, [this](const TaskChangeSet& changed) {
        if (changed.update(m_followed))
            refresh();
    });
    hide();
}

void AtRiskList::buildHead(QVBoxLayout* column)
{
    m_head = new ElidedLabel(this);
    m_head->setObjectName(u"rescueHead"_s);
    m_head->setFont(semiboldFont(m_head->font()));
    m_all = new QPushButton(tr("Download all"), this);
    m_all->setObjectName(u"fetchAllButton"_s);
    connect(m_all, &QPushButton::clicked, this, &AtRiskList::fetchAll);
    m_open = new QPushButton(tr("Show list"), this);
    m_open->setObjectName(u"rescueOpen"_s);
    connect(m_open, &QPushButton::clicked, this, &AtRiskList::open);
    auto* close = new QToolButton(this);
    close->setObjectName(u"rescueClose"_s);
    close->setIcon(icon(u"x"_s));
    close->setAccessibleName(tr("Close"));
    close->setToolTip(tr("Close; the takes stay in the list"));
    connect(close, &QToolButton::clicked, this, &AtRiskList::close);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(new IconLabel(icon(u"hourglass"_s, Tone::Warning), 16, this));
    row->addWidget(m_head, 1);
    row->addWidget(m_all);
    row->addWidget(m_open);
    row->addWidget(close);
    column->addLayout(row);
}

void AtRiskList::addRow(QVBoxLayout* column)
{
    const int number = static_cast<int>(m_rows.size());
    Row row{new QWidget(this), nullptr, nullptr, nullptr};
    row.task = new QPushButton(row.whole);
    row.task->setObjectName(u"rescueTask"_s);
    row.task->setFlat(true);
    row.task->setToolTip(tr("Show this take in the list"));
    row.task->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    row.left = quietNote({}, row.whole);
    row.left->setObjectName(u"rescueLeft"_s);
    row.left->setIndent(wordsInset);
    row.command = new QPushButton(row.whole);
    row.command->setObjectName(u"rescueDeed"_s);
    connect(row.task, &QPushButton::clicked, this, [this, number] { Q_EMIT taskRequested(m_rows.at(number).id); });
    connect(row.command, &QPushButton::clicked, this, [this, number] { execute(number); });
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(row.task);
    words->addWidget(row.left);
    auto* line = new QHBoxLayout(row.whole);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addSpacing(16); // a margin would not be mirrored
    line->addLayout(words, 1);
    line->addWidget(row.command);
    column->addWidget(row.whole);
    m_rows.append(row);
}

void AtRiskList::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    StyleParts::drawBox(&painter, rect(), tone(palette(), Tone::Raised), tone(palette(), Tone::Warning));
}

void AtRiskList::begin()
{
    m_followed = tasksAtRisk(m_changes.store(), m_clock.now());
    refresh();
    if (!m_followed.isEmpty())
        Q_EMIT added(MessageBar::Kind::Warning, m_head->text());
}

void AtRiskList::close()
{
    m_followed.clear();
    refresh();
}

void AtRiskList::open()
{
    m_isOpen = true;
    refresh();
    m_rows.constFirst().command->setFocus(Qt::OtherFocusReason);
}

void AtRiskList::setAway(bool isAway)
{
    m_isAway = isAway;
    refresh();
}

void AtRiskList::refresh()
{
    m_fetchable.clear();
    qsizetype shown = 0;
    const qsizetype room = isCompact() ? 0 : m_rows.size();
    const QDateTime now = m_clock.now();
    QList<VideoTask> tasks = m_followed;
    keepAtRisk(tasks, now);
    for (const VideoTask& task : std::as_const(tasks)) {
        const RiskKind need = riskOf(task, now).value_or(RiskKind::Fetch);
        if (need != RiskKind::Decide)
            m_fetchable.append(task.id);
        if (shown < room)
            fill(m_rows[shown++], task, need);
    }
    const auto count = static_cast<int>(tasks.size());
    for (qsizetype i = 0; i < m_rows.size(); ++i)
        m_rows.at(i).whole->setVisible(i < shown);
    m_head->setText(headWords());
    m_all->setVisible(m_fetchable.size() > 1 && !isCompact());
    m_open->setVisible(isCompact());
    setVisible(count > 0 && !m_isAway);
    // What only has to be downloaded has no chip, and its link expires.
    if (isHidden() || !isCompact() || !m_fetchable.isEmpty())
        m_ending->stop();
    else if (!m_ending->isActive())
        m_ending->start();
    if (count == 0)
        m_counting.stop();
    else if (!m_counting.isActive())
        m_counting.start();
}

/// What needs attention has the number that its chip has; what only has to be downloaded is counted apart.
QString AtRiskList::headWords() const
{
    QStringList parts;
    const auto waits = [this](const VideoTask& task) { return riskOf(task, m_clock.now()) == RiskKind::Decide; };
    if (std::any_of(m_followed.cbegin(), m_followed.cend(), waits))
        parts.append(tr("%n takes need your attention", nullptr, countOf(TaskGroup::NeedsYou, m_changes.counts())));
    if (!m_fetchable.isEmpty())
        parts.append(tr("%n takes are not downloaded", nullptr, int(m_fetchable.size())));
    return parts.join(u" · "_s);
}

bool AtRiskList::isCompact() const
{
    constexpr int lowWindow = 800;
    return !m_isOpen && parentWidget() != nullptr && window()->height() < lowWindow;
}

QString AtRiskList::leftWords(const VideoTask& task, RiskKind need) const
{
    switch (need) {
    case RiskKind::Decide:
        return isPractice(task) ? tr("No response: it may have been accepted.")
                                : tr("No response: it may have been accepted and charged.");
    case RiskKind::Watch: return tr("Not tracked: its clip won't be downloaded.");
    case RiskKind::Fetch: break;
    }
    const qint64 left = m_clock.now().msecsTo(task.addressExpiresAt);
    if (task.state == TaskState::Expired || (task.addressExpiresAt.isValid() && left <= 0))
        return tr("The link expired. Try requesting a new one.");
    return task.addressExpiresAt.isValid() ? tr("Not downloaded. Link expires in %1.").arg(roughText(left))
                                           : tr("Finished, not downloaded.");
}

void AtRiskList::fill(Row& row, const VideoTask& task, RiskKind need)
{
    row.id = task.id;
    row.need = need;
    row.task->setText(taskWords(task));
    row.left->setText(leftWords(task, need));
    row.command->setText(need == RiskKind::Fetch ? tr("Download")
            : need == RiskKind::Watch            ? tr("Resume tracking")
                                                 : tr("Decide…"));
}

void AtRiskList::execute(int number)
{
    const Row row = m_rows.at(number);
    if (row.need == RiskKind::Decide)
        Q_EMIT decideRequested(row.id);
    else
        Q_EMIT fetchRequested(row.id);
}

void AtRiskList::fetchAll()
{
    const QList<TaskId> ids = m_fetchable; // the member changes during the loop
    for (const TaskId id : ids)
        Q_EMIT fetchRequested(id);
}

} // namespace Dailies
