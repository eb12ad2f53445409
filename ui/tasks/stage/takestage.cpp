// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/stage/takestage.h"

#include "app/common/redact.h"
#include "app/common/shorttext.h"
#include "app/media/inputthumbnail.h"
#include "ui/style/applylook.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/clips/thumbnailcache.h"
#include "ui/tasks/facts/explanation.h"
#include "ui/tasks/stage/decisionbar.h"
#include "ui/tasks/stage/progressring.h"
#include "ui/tasks/stage/submission.h"
#include "ui/widgets/balancedlabel.h"
#include "ui/widgets/formparts.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr QSize inputBounds{1280, 720}; ///< in device pixels; enough for a dimmed picture
constexpr double leastDimming = 0.68;
constexpr int brightestGround = 54; ///< at most so bright, quiet words have a contrast of 4.5 : 1
constexpr int titleGrowth = 4; ///< points that the title is larger than other texts
constexpr int ringSide = 96;
constexpr int lowRingSide = 56;
constexpr int roomForRing = 300; ///< in a lower stage the ring is small
constexpr int roomForTiles = 260; ///< in a lower stage there are no tiles
constexpr int lineLetters = 84; ///< most average letters in a line
constexpr qsizetype shownPrompt = 240;
constexpr int sideRoom = 24;
constexpr int narrowSideRoom = 12;
constexpr int roomForSides = 400; ///< in a narrower stage the texts come closer to its edges

void setLine(QLabel* label, const QString& text)
{
    if (label->text() != text)
        label->setText(text);
    label->setVisible(!text.isEmpty());
}

/// How far a picture is blended with the ground, so that words are read on its brightest parts, too.
double dimmingFor(const QImage& picture, int ground)
{
    constexpr QSize parts(48, 48); // as large as a letter, or larger
    const QImage small =
        picture.scaled(parts, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertToFormat(QImage::Format_RGB32);
    int brightest = ground + 1;
    for (int y = 0; y < small.height(); ++y) {
        for (int x = 0; x < small.width(); ++x)
            brightest = std::max(brightest, qGray(small.pixel(x, y)));
    }
    return std::max(leastDimming, 1 - double(brightestGround - ground) / (brightest - ground));
}

} // namespace

TakeStage::TakeStage(QWidget* parent)
    : QWidget(parent)
    , m_inputs(new ThumbnailCache(inputBounds, &inputThumbnail, this))
    , m_scroll(new QScrollArea(this))
{
    setObjectName(u"takeStage"_s);
    setAttribute(Qt::WA_OpaquePaintEvent);
    keepTheme(this, Theme::Dark);
    setFocusPolicy(Qt::ClickFocus); // so that the player's shortcuts work after a click
    buildColumn();
    connect(m_inputs, &ThumbnailCache::ready, this, &TakeStage::showInput);
    connect(m_tiles, &SubmissionTiles::takeChosen, this, &TakeStage::takeChosen);
    connect(m_decision, &DecisionBar::idGiven, this, [this](const QString& remoteId) {
        if (m_task)
            Q_EMIT attachIdRequested(m_task->id, remoteId);
    });
    connect(m_decision, &DecisionBar::resubmitChosen, this, [this] {
        if (m_task)
            Q_EMIT resubmitRequested(m_task->id);
    });
    connect(m_decision, &DecisionBar::leaveChosen, this, [this] {
        if (m_task)
            Q_EMIT leaveRequested(m_task->id);
    });
    connect(m_decision, &DecisionBar::stepChanged, this, &TakeStage::bringIntoView);
}

void TakeStage::buildColumn()
{
    auto* content = new QWidget(m_scroll);
    scrollDown(m_scroll, content);
    // The picture is painted below all of it.
    for (QWidget* clear : {m_scroll->viewport(), content})
        clear->setAutoFillBackground(false);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_scroll);

    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(sideRoom, 12, sideRoom, 12);
    column->setSpacing(4);
    m_prompt = addLabel(column, u"stagePrompt"_s, QPalette::PlaceholderText);
    column->addStretch(1);
    auto* middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(newWords(content), 1000);
    middle->addStretch(1);
    column->addLayout(middle);
    column->addStretch(1);
    m_tiles = new SubmissionTiles(content);
    column->addWidget(m_tiles);
}

/// The ring with the texts below it, or the question, as wide as can be read well.
QWidget* TakeStage::newWords(QWidget* parent)
{
    auto* words = new QWidget(parent);
    words->setMaximumWidth(lineLetters * words->fontMetrics().averageCharWidth());
    QVBoxLayout* column = bareColumn(words, 4);
    m_ring = new ProgressRing(words);
    m_ring->hide();
    column->addWidget(m_ring, 0, Qt::AlignHCenter);
    column->addSpacing(4);
    m_title = addLabel(column, u"stageTitle"_s, QPalette::WindowText);
    QFont large = semiboldFont(m_title->font());
    large.setPointSizeF(large.pointSizeF() + titleGrowth);
    m_title->setFont(large);
    m_text = addLabel(column, u"stageText"_s, QPalette::WindowText);
    m_advice = addLabel(column, u"stageAdvice"_s, QPalette::PlaceholderText);
    column->addSpacing(4);
    m_command = newCommand(u"stageCommandButton"_s, &StageWords::command);
    m_otherCommand = newCommand(u"stageOtherButton"_s, &StageWords::otherCommand);
    auto* commands = new QHBoxLayout;
    commands->setSpacing(8);
    commands->addStretch(1);
    commands->addWidget(m_command);
    commands->addWidget(m_otherCommand);
    commands->addStretch(1);
    column->addLayout(commands);
    m_decision = new DecisionBar(words);
    m_decision->hide();
    column->addWidget(m_decision);
    return words;
}

QPushButton* TakeStage::newCommand(const QString& name, std::optional<TaskCommand> StageWords::*command)
{
    auto* button = new QPushButton(m_scroll->widget());
    button->setObjectName(name);
    button->setAutoDefault(false);
    button->hide();
    connect(button, &QPushButton::clicked, this, [this, command] {
        if (m_words.*command)
            m_actions->press(*(m_words.*command));
    });
    return button;
}

QLabel* TakeStage::addLabel(QVBoxLayout* column, const QString& name, QPalette::ColorRole role)
{
    auto* label = new BalancedLabel({}, column->parentWidget()); // it may contain text of the service
    label->setObjectName(name);
    label->setForegroundRole(role);
    label->hide();
    column->addWidget(label);
    return label;
}

void TakeStage::setActions(TaskActions* actions)
{
    m_actions = actions;
    for (const TaskCommand command : {TaskCommand::CheckNow, TaskCommand::EditLimits, TaskCommand::ChangeFolder,
             TaskCommand::CancelSending, TaskCommand::UseAgain})
        connect(actions->action(command), &QAction::changed, this, &TakeStage::showCommands);
}

void TakeStage::showTask(const VideoTask& task, const StageWords& words, const QList<SubmissionTake>& takes)
{
    const bool another = !m_task || m_task->id != task.id;
    m_task = task;
    m_words = words;
    m_takes = takes;
    if (another) {
        m_source = firstInput(task.request);
        m_input = {};
        showInput();
        m_decision->reset();
    }
    showWords();
    showDecision();
    showCommands();
    showTakes();
}

void TakeStage::clear()
{
    m_task.reset();
    m_decision->reset();
}

void TakeStage::showWords()
{
    const bool hasTitle = !m_words.title.isEmpty();
    m_ring->setVisible(hasTitle);
    fitRing();
    m_ring->setContent(m_words.icon, m_words.tone, m_words.isUnderWay, m_words.percent);
    setLine(m_title, m_words.title);
    setLine(m_text, m_words.text);
    setLine(m_advice, m_words.advice);
}

void TakeStage::fitRing()
{
    const int side = height() >= roomForRing ? ringSide : lowRingSide;
    m_ring->setSide(m_words.isUnderWay ? side : side / 2);
}

void TakeStage::showDecision()
{
    if (isAsking())
        m_decision->showTask(*m_task);
    else if (m_decision->isAncestorOf(QApplication::focusWidget()))
        setFocus(Qt::OtherFocusReason); // Qt would move it to the next field of the window
    m_decision->setVisible(isAsking());
}

void TakeStage::showCommands()
{
    showCommand(m_command, m_words.command);
    showCommand(m_otherCommand, m_words.otherCommand);
}

void TakeStage::showCommand(QPushButton* button, std::optional<TaskCommand> command)
{
    if (!m_actions || !m_task)
        command.reset();
    // Otherwise the focus passes to the next control, where Space means something else.
    if (button->hasFocus() && !(command && m_actions->action(*command)->isEnabled()))
        setFocus(Qt::OtherFocusReason);
    button->setVisible(command.has_value());
    if (!command)
        return;
    const QAction* action = m_actions->action(*command);
    button->setText(*command == TaskCommand::UseAgain ? editAndRetryText() : action->text());
    button->setToolTip(action->toolTip());
    button->setEnabled(action->isEnabled());
}

void TakeStage::showTakes()
{
    m_tiles->setTakes(height() >= roomForTiles ? m_takes : QList<SubmissionTake>(), m_input);
}

/// Shows the input picture once it has been read. Until then, and without one, the prompt.
void TakeStage::showInput()
{
    if (!m_task)
        return;
    if (m_input.isNull()) {
        m_input = m_inputs->picture(m_source);
        m_fitted = {};
        update();
        showTakes();
    }
    const QString prompt = cutAtEnd(plainText(m_task->request.prompt.simplified()), shownPrompt);
    setLine(m_prompt, m_input.isNull() ? prompt : QString());
}

/// The stage may be in a window of its own, behind the one that has the keyboard.
void TakeStage::comeForward()
{
    window()->raise();
    window()->activateWindow();
}

void TakeStage::askDecision()
{
    if (isAsking()) {
        comeForward();
        m_decision->ask();
        window()->setAttribute(Qt::WA_KeyboardFocusChange); // so that the focus is seen
    } else if (!m_command->isHidden()) { // the decision about one on hold is to send it, to edit it or to remove it
        comeForward();
        m_command->setFocus(Qt::OtherFocusReason);
        window()->setAttribute(Qt::WA_KeyboardFocusChange);
        m_scroll->ensureWidgetVisible(m_command);
    }
}

void TakeStage::askForId()
{
    if (isAsking()) {
        comeForward();
        m_decision->askForId();
    }
}

void TakeStage::setCosts(const std::function<QString(TaskId)>& costs)
{
    m_decision->setCosts(costs);
}

void TakeStage::askResubmit()
{
    if (isAsking()) {
        comeForward();
        m_decision->askResubmit();
    }
}

void TakeStage::showProblem(const QString& sentence)
{
    m_decision->showProblem(sentence);
    bringIntoView();
}

/// In a low stage, the question scrolls.
void TakeStage::bringIntoView()
{
    QTimer::singleShot(0, this, [this] { // once the layout is done
        m_scroll->ensureWidgetVisible(m_decision, 0, 0);
        QWidget* focus = QApplication::focusWidget();
        if (m_decision->isAncestorOf(focus))
            m_scroll->ensureWidgetVisible(focus);
    });
}

void TakeStage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QColor ground = tone(palette(), Tone::PictureGround);
    painter.fillRect(rect(), ground);
    if (m_input.isNull())
        return;
    const QSize shown = m_input.size().scaled(size(), Qt::KeepAspectRatio);
    const QSize pixels = (QSizeF(shown) * devicePixelRatioF()).toSize();
    if (m_fitted.size() != pixels) {
        m_fitted = m_input.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        m_dimming = dimmingFor(m_fitted, qGray(ground.rgb()));
    }
    QRect place(QPoint(), shown);
    place.moveCenter(rect().center());
    painter.drawImage(place, m_fitted);
    ground.setAlphaF(float(m_dimming));
    painter.fillRect(place, ground);
}

void TakeStage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int side = width() < roomForSides ? narrowSideRoom : sideRoom;
    m_scroll->widget()->layout()->setContentsMargins(side, 12, side, 12);
    fitRing();
    showTakes();
}

} // namespace Dailies
