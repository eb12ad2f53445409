// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sendtimedialog.h"

#include "app/common/clock.h"
#include "app/common/momenttext.h"
#include "app/tasks/pacing/sendhours.h"
#include "ui/widgets/formparts.h"

#include <QDateTimeEdit>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

QDateTime nextFullHour(const QDateTime& now)
{
    const QDateTime local = now.toLocalTime();
    return local.addSecs(3600 - local.time().minute() * 60 - local.time().second());
}

} // namespace

SendTimeDialog::SendTimeDialog(const Clock& clock, const QDateTime& suggested, QWidget* parent, const QString& cost)
    : QDialog(parent)
    , m_clock(clock)
    , m_time(new QDateTimeEdit(suggested.isValid() ? suggested.toLocalTime() : nextFullHour(clock.now()), this))
    , m_problem(quietNote(tr("It's sent if Dailies is running then."), this))
{
    setObjectName(u"sendTimeDialog"_s);
    setWindowTitle(tr("Send at a time"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_time->setObjectName(u"sendTimeEdit"_s);
    m_time->setDisplayFormat(dateTimeFormat());
    m_time->setMinimumWidth(200);
    readLeftToRight(m_time);
    m_problem->setObjectName(u"sendTimeProblem"_s);
    QVBoxLayout* column = dialogColumn(this);
    column->setSpacing(6);
    column->addLayout(labelledField(tr("Send at"), m_time));
    column->addWidget(m_problem);
    if (!cost.isEmpty()) {
        QLabel* note = quietNote(cost, this);
        note->setObjectName(u"sendTimeCost"_s);
        column->addWidget(note);
    }
    column->addSpacing(12);
    QPushButton* send = addDialogButtons(this, column, tr("Send later"));
    send->setObjectName(u"sendLaterButton"_s);
    connect(send, &QPushButton::clicked, this, &QDialog::accept);
    m_time->setFocus();
    m_time->setCurrentSection(QDateTimeEdit::HourSection);
}

QDateTime SendTimeDialog::time() const
{
    const QDateTime shown = m_time->dateTime();
    return momentAt(shown.date(), shown.time(), QTimeZone::systemTimeZone()).toUTC();
}

void SendTimeDialog::accept()
{
    if (time() > m_clock.now())
        return QDialog::accept();
    m_problem->setText(tr("This time has passed. Nothing was sent. Choose a later time."));
    // The layout doesn't grow automatically with wrapped text.
    m_problem->setMinimumHeight(m_problem->heightForWidth(m_problem->width()));
    m_time->setFocus();
}

} // namespace Dailies
