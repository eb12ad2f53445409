// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/startupprogresswindow.h"

#include "ui/style/icons.h"
#include "ui/widgets/emptystate.h"

#include <QCloseEvent>
#include <QProgressBar>
#include <QSettings>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int barWidth = 320;
constexpr QSize usualProgressSize{1280, 800};

QString sentenceOf(StartupMaintenance::Work work)
{
    switch (work) {
    case StartupMaintenance::Work::Upgrade:
        return StartupProgressWindow::tr("Copying the task database and updating it for this version of Dailies.");
    case StartupMaintenance::Work::Comparison:
        return StartupProgressWindow::tr("Comparing the tasks with the full list of IDs.");
    case StartupMaintenance::Work::Repair:
        return StartupProgressWindow::tr("Checking and repairing the task database.");
    case StartupMaintenance::Work::None: break;
    }
    return {};
}

} // namespace

StartupProgressWindow::StartupProgressWindow(StartupMaintenance::Work work, const QSettings& settings, QWidget* parent)
    : QWidget(parent)
{
    setObjectName(u"startWindow"_s);
    setWindowTitle(QStringLiteral("Dailies"));
    auto* message = new EmptyState(this);
    message->setMessage(icon(u"clapperboard"_s), sentenceOf(work));
    message->setHint(tr("With a long history, this can take a minute. Nothing is sent meanwhile. If you interrupt it, "
                        "nothing is lost: it starts over next time."));
    auto* bar = new QProgressBar(this);
    bar->setRange(0, 0);
    bar->setTextVisible(false);
    bar->setFixedWidth(barWidth);
    bar->setAccessibleName(sentenceOf(work));
    auto* column = new QVBoxLayout(this);
    column->addStretch(1);
    column->addWidget(message);
    column->addSpacing(16);
    column->addWidget(bar, 0, Qt::AlignHCenter);
    column->addStretch(1);
    // Use the place of the main window.
    if (!restoreGeometry(settings.value("window/geometry"_L1).toByteArray()))
        resize(usualProgressSize);
}

void StartupProgressWindow::closeEvent(QCloseEvent* event)
{
    event->accept();
    Q_EMIT closed();
}

} // namespace Dailies
