// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/noticeboard.h"

#include "ui/widgets/formparts.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

NoticeBoard::NoticeBoard(QWidget* parent) : QWidget(parent), m_column(bareColumn(this, 8))
{
    setObjectName(u"noticeBoard"_s);
    hide();
}

qsizetype NoticeBoard::placeOf(const QString& key) const
{
    const auto found =
        std::find_if(m_notices.cbegin(), m_notices.cend(), [&key](const Notice& notice) { return notice.key == key; });
    return found == m_notices.cend() ? -1 : found - m_notices.cbegin();
}

bool NoticeBoard::has(const QString& key) const
{
    return placeOf(key) >= 0;
}

QStringList NoticeBoard::keys() const
{
    QStringList keys;
    for (const Notice& notice : m_notices)
        keys.append(notice.key);
    return keys;
}

void NoticeBoard::put(
    const QString& key, MessageBar::Kind kind, const QString& text, const QList<MessageAction>& actions)
{
    const qsizetype place = placeOf(key);
    if (place < 0) {
        m_notices.append({key, kind, text, actions, nullptr});
        fill();
        Q_EMIT added(kind, text);
        return;
    }
    Notice& notice = m_notices[place];
    const auto isSame = [](const MessageAction& one, const MessageAction& other) { return one.words == other.words; };
    const bool areSame = std::ranges::equal(notice.actions, actions, isSame);
    notice.kind = kind;
    notice.text = text;
    notice.actions = actions;
    if (notice.bar && areSame)
        notice.bar->setText(text);
    else if (notice.bar)
        fillBar(notice);
}

void NoticeBoard::remove(const QString& key)
{
    const qsizetype place = placeOf(key);
    if (place < 0)
        return;
    if (MessageBar* bar = m_notices.at(place).bar) {
        // Deleted later, because one of the bar's own buttons may have removed it.
        bar->hide();
        m_column->removeWidget(bar);
        bar->deleteLater();
    }
    m_notices.removeAt(place);
    fill();
}

void NoticeBoard::fill()
{
    const qsizetype shown = std::min<qsizetype>(m_notices.size(), mostShown);
    for (qsizetype place = 0; place < shown; ++place) {
        if (!m_notices.at(place).bar)
            showBar(m_notices[place]);
    }
    setVisible(shown > 0);
}

void NoticeBoard::showBar(Notice& notice)
{
    auto* bar = new MessageBar(this);
    bar->setToast(true);
    notice.bar = bar;
    m_column->addWidget(bar);
    Q_EMIT barAdded(bar);
    // Captures the name, because the notice may move within the list.
    connect(bar, &MessageBar::closed, this, [this, key = notice.key] {
        remove(key);
        Q_EMIT closed(key);
    });
    setVisible(true); // before the bar announces itself
    fillBar(notice);
}

void NoticeBoard::fillBar(const Notice& notice)
{
    notice.bar->showMessage(
        notice.kind, notice.text, withFirst(notice.actions, [this, key = notice.key] { remove(key); }));
}

} // namespace Dailies
