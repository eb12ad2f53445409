// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/requestform.h"

#include "app/media/fileinspector.h"
#include "app/service/wire/wire.h"
#include "ui/compose/fields/fieldeditor.h"
#include "ui/compose/fields/promptedit.h"
#include "ui/compose/fields/texteditors.h"
#include "ui/compose/fields/voiceeditor.h"
#include "ui/compose/form/composeheader.h"
#include "ui/compose/form/compositionguard.h"
#include "ui/compose/form/fieldcolumn.h"
#include "ui/compose/form/findingsarea.h"
#include "ui/compose/form/mediaoffer.h"
#include "ui/compose/form/requestpreview.h"
#include "ui/compose/form/requestremarks.h"
#include "ui/compose/form/submitbar.h"
#include "ui/compose/media/mediaeditor.h"
#include "ui/compose/model/familybutton.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr QSize thumbnailSize(320, 320);
constexpr int narrowest = 312;
constexpr int widest = 480;
constexpr int revealMs = 700;

/// All widgets below `widget` that the Tab key reaches. They were created in the order of the screen.
void collectFocusable(const QWidget* widget, QList<QWidget*>& found)
{
    for (QObject* child : widget->children()) {
        auto* part = qobject_cast<QWidget*>(child);
        if (part == nullptr || part->isWindow())
            continue;
        if ((part->focusPolicy() & Qt::TabFocus) != 0 && part->focusProxy() == nullptr)
            found.append(part);
        collectFocusable(part, found);
    }
}

void showNote(QLabel* note, const QString& text)
{
    note->setText(text);
    note->setVisible(!text.isEmpty());
}

} // namespace

RequestForm::RequestForm(const ProfileCatalogue& profiles, QWidget* parent)
    : QWidget(parent)
    , m_inspector(new FileInspector(thumbnailSize * devicePixelRatio(), this))
{
    setObjectName(u"requestForm"_s);
    setAccessibleName(tr("Compose"));
    setMinimumWidth(narrowest);
    setMaximumWidth(widest);
    buildLayout(profiles);
    connectParts();
    connectInputs();
    new CompositionGuard(this);
    new MediaOffer(this, m_chooser, m_fields);
    followChoice();
}

void RequestForm::buildLayout(const ProfileCatalogue& profiles)
{
    m_header = new ComposeHeader(this);
    m_scroll = new QScrollArea(this);
    m_scroll->setObjectName(u"composeScroll"_s);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    auto* content = new QWidget;
    m_chooser = new ModelChooser(profiles, content);
    m_fields = new FieldColumn(content);
    m_notSent = quietNote({}, content);
    m_notSent->setObjectName(u"notSentLabel"_s);
    m_originLine = quietNote({}, content);
    m_originLine->setObjectName(u"originLabel"_s);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(12);
    column->addWidget(m_chooser);
    column->addWidget(m_originLine);
    column->addWidget(m_fields);
    column->addWidget(m_notSent);
    column->addStretch(1);
    m_scroll->setWidget(content);
    m_fields->addModelControl(m_chooser->familyButton());
    m_said = new FindingsArea(this);
    m_question = new QWidget(this);
    makeBar(m_question);
    m_question->hide();
    m_message = new MessageBar(m_question);
    auto* around = new QVBoxLayout(m_question);
    around->setContentsMargins(12, 8, 12, 8);
    around->addWidget(m_message);
    m_message->setClosable(false);
    m_message->setStacked(true);
    m_bar = new SubmitBar(this);
    QVBoxLayout* whole = bareColumn(this);
    whole->addWidget(m_header);
    whole->addWidget(m_scroll, 1);
    whole->addWidget(m_said);
    whole->addWidget(m_bar);
}

void RequestForm::addGenerateAction()
{
    m_generate = new QAction(tr("Generate"), this);
    m_generate->setObjectName(u"generateAction"_s);
    m_generate->setShortcuts({Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    // Not in a dialog, and a held key is one press.
    m_generate->setShortcutContext(Qt::WindowShortcut);
    m_generate->setAutoRepeat(false);
    addAction(m_generate);
    connect(m_generate, &QAction::triggered, this, [this] {
        if (isVisible()) // nobody pays for what is not seen
            submit();
    });
}

void RequestForm::connectParts()
{
    connect(m_chooser, &ModelChooser::chosen, this, &RequestForm::followChoice);
    connect(m_fields, &FieldColumn::fieldChanged, this, &RequestForm::followField);
    connect(m_fields, &FieldColumn::rowsChanged, this, &RequestForm::keepTabOrder);
    connect(m_fields, &FieldColumn::partOpened, this, &RequestForm::reveal);
    connect(m_header, &ComposeHeader::newRequestRequested, this, &RequestForm::newRequestRequested);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, m_said,
        [this](int /*least*/, int most) { m_said->setSeparated(most > 0); });
    connect(m_said, &FindingsArea::activated, this, &RequestForm::focusOn);
    connect(m_said, &FindingsArea::rowsAdded, this, &RequestForm::keepTabOrder);
    connect(m_bar, &SubmitBar::copiesChanged, this, [this] {
        closeQuestion(); // it was about another number
        showState();
    });
    connect(m_bar, &SubmitBar::submitClicked, this, &RequestForm::submit);
    addGenerateAction();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* /*old*/, QWidget* now) {
        // Not while a mouse button is down: the pressed widget would move away.
        if (now != nullptr && QGuiApplication::mouseButtons() == Qt::NoButton)
            reveal(now);
    });
}

void RequestForm::connectInputs()
{
    auto* media = static_cast<MediaEditor*>(m_fields->editor(Field::Media));
    auto* images = static_cast<MediaEditor*>(m_fields->editor(Field::Images));
    auto* prompt = static_cast<LongTextEditor*>(m_fields->editor(Field::Prompt));
    connect(m_inspector, &FileInspector::inspected, this, [this] {
        showFindings();
        showState();
    });
    prompt->findChild<PromptEdit*>()->setPictures(
        [this](const QString& source) { return m_inspector->thumbnail(source); });
    connect(media, &MediaEditor::mentionRequested, prompt, &LongTextEditor::insertMention);
    connect(media, &MediaEditor::promptChangeRequested, prompt, &LongTextEditor::replaceText);
    connect(media, &MediaEditor::offerShown, this, [this](QWidget* offer) {
        // Delayed, so that rows being moved with the mouse stay under it.
        QTimer::singleShot(revealMs, offer, [this, offer] {
            if (offer->isVisible())
                reveal(offer);
        });
    });
    for (MediaEditor* editor : {media, images}) {
        editor->setInspector(m_inspector); // only the editor that the kind offers uses it
        connect(editor, &MediaEditor::lookupRequested, this, &RequestForm::lookupRequested);
    }
}

void RequestForm::setInputsFolder(const QString& folder)
{
    for (const Field field : {Field::Media, Field::Images})
        static_cast<MediaEditor*>(m_fields->editor(field))->setInputsFolder(folder);
}

void RequestForm::showLookup(const QString& address, const QString& words, bool isTrouble)
{
    for (const Field field : {Field::Media, Field::Images})
        static_cast<MediaEditor*>(m_fields->editor(field))->showLookup(address, words, isTrouble);
}

QString RequestForm::accountId() const
{
    return m_chooser->accountId();
}

void RequestForm::setRecentVoices(const QStringList& voices)
{
    static_cast<VoiceEditor*>(m_fields->editor(Field::Voices))->setRecent(voices);
}

void RequestForm::followProfiles()
{
    m_chooser->setChoice(m_request.model, m_request.kind);
}

void RequestForm::setDraftsMenu(QMenu* menu)
{
    m_header->setDraftsMenu(menu);
}

void RequestForm::setExamplesMenu(QMenu* menu)
{
    m_header->setExamplesMenu(menu);
}

void RequestForm::setDraftName(const QString& name)
{
    m_header->setDraftName(name);
}

void RequestForm::setCopies(int copies)
{
    m_bar->setCopies(copies);
}

int RequestForm::copies() const
{
    return m_bar->copies();
}

void RequestForm::setRequest(const VideoRequest& request)
{
    const VideoRequest before = m_request;
    m_tried = false;
    m_request = request;
    m_origin = {};
    {
        const QSignalBlocker blocker(m_chooser);
        m_chooser->setChoice(request.model, request.kind);
    }
    m_request.model = m_chooser->model();
    m_fields->setOffer(m_request.kind, m_chooser->profile());
    m_fields->setValues(m_request);
    refresh();
    keepTabOrder();
    m_scroll->ensureVisible(0, 0);
    if (m_request != before)
        Q_EMIT requestChanged();
}

void RequestForm::setDraft(const Draft& draft)
{
    m_chooser->setAccountId(draft.accountId);
    setRequest(draft.request);
    m_origin = draft.origin;
    showOrigin();
}

Draft RequestForm::draft() const
{
    return {accountId(), m_request, origin()};
}

RequestOrigin RequestForm::origin() const
{
    return m_origin.holdsFor(m_request) ? m_origin : RequestOrigin();
}

void RequestForm::followChoice()
{
    const VideoRequest before = m_request;
    m_request.model = m_chooser->model();
    m_request.kind = m_chooser->kind();
    m_fields->setOffer(m_request.kind, m_chooser->profile());
    refresh();
    keepTabOrder();
    if (m_request != before)
        Q_EMIT requestChanged();
    if (m_account != accountId()) {
        m_account = accountId();
        Q_EMIT accountChanged();
    }
}

void RequestForm::followField(Field field)
{
    const VideoRequest before = m_request;
    setFieldValue(m_request, field, m_fields->editor(field)->value());
    refresh();
    if (m_request != before)
        Q_EMIT requestChanged();
}

void RequestForm::refresh()
{
    closeQuestion(); // it was about the previous request
    m_fields->setContext(m_request);
    showFindings();
    showNote(m_notSent, RequestRemarks::notSent(m_request));
    showOrigin();
    showState();
    m_fields->preview()->setCall(m_chooser->baseUrl(), m_request);
}

void RequestForm::showFindings()
{
    m_broken = m_fields->ownFindings();
    m_findings = RequestRemarks::findings(m_request, {m_chooser->profile(), m_inspector->facts()},
        !accountId().isEmpty(), m_broken + m_chooser->ownFindings());
    QList<Finding> said = m_findings;
    if (!m_tried)
        said.removeIf([this](const Finding& finding) { return isMissing(finding); });
    m_said->setFindings(said);
    QList<Finding> aboutModel = said;
    aboutModel.removeIf([](const Finding& finding) { return finding.field != Field::Model; });
    m_fields->showFindings(said);
    m_chooser->markModel(m_tried && !aboutModel.isEmpty(), messagesOf(aboutModel));
}

/// Whether the finding says that something has not been filled in yet.
bool RequestForm::isMissing(const Finding& finding) const
{
    if (finding.severity != Severity::Stop || !finding.field || m_broken.contains(finding))
        return false;
    const auto isBlank = [&finding](const auto& items, const auto& textOf) {
        return finding.index < items.size() && textOf(items.at(finding.index)).trimmed().isEmpty();
    };
    const auto same = [](const QString& text) { return text; };
    switch (finding.index < 0 ? Field::Model : *finding.field) {
    case Field::Media: return isBlank(m_request.media, [](const MediaItem& item) { return item.source; });
    case Field::Images: return isBlank(m_request.images, same);
    case Field::Voices: return isBlank(m_request.voices, same);
    default: return finding.index < 0 && !isSet(m_request, *finding.field);
    }
}

void RequestForm::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeQuestion();
}

void RequestForm::keyPressEvent(QKeyEvent* event)
{
    const bool isOpen = m_asked || m_question->isVisible();
    if (event->key() != Qt::Key_Escape || !isOpen) {
        QWidget::keyPressEvent(event);
        return;
    }
    closeQuestion();
    showState();
}

void RequestForm::showOrigin()
{
    const qint64 task = origin().task;
    showNote(m_originLine, task != 0 ? tr("Continues from take %1").arg(task) : QString());
}

void RequestForm::showState()
{
    const bool isStopped = std::any_of(m_findings.cbegin(), m_findings.cend(), [this](const Finding& finding) {
        return finding.severity == Severity::Stop && (m_tried || !isMissing(finding));
    });
    const bool asksFirst = hasAsk(m_findings) && m_confirmed != m_request;
    m_bar->setState(isStopped         ? SubmitBar::State::Missing
            : !m_question->isHidden() ? SubmitBar::State::Asked
            : m_asked                 ? SubmitBar::State::Asking
                                      : SubmitBar::State::Ready);
    QString status;
    if (isStopped)
        status = RequestRemarks::fieldsLeft(m_findings);
    else if (m_asked)
        status = tr("Check the warning above, or generate anyway.");
    else if (asksFirst)
        status = tr("Needs confirmation");
    else if (accountId() == Account::practiceId())
        status = tr("Practice mode · nothing is charged");
    m_bar->setStatus(status);
    m_bar->setTip(RequestRemarks::readiness(m_findings, copies(), m_chooser->accountName(), m_request.model));
}

void RequestForm::beginPrompt()
{
    focusOn({Severity::Note, Field::Prompt, -1, {}, {}, {}});
}

void RequestForm::focusOn(const Finding& finding)
{
    if (!finding.field && finding.path.isEmpty())
        m_chooser->focusAccount();
    else if (finding.field == Field::Model)
        m_chooser->focusModel();
    else
        m_fields->focusOn(finding);
}

void RequestForm::reveal(QWidget* part)
{
    m_said->reveal(part);
    if (!m_scroll->widget()->isAncestorOf(part))
        return;
    QTimer::singleShot(0, part, [this, part] {
        // Lay out new and opened parts first, level by level.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        // Show the whole part: QScrollArea::ensureWidgetVisible() shows only the cursor of a text field.
        const QPoint middle = part->mapTo(m_scroll->widget(), part->rect().center());
        m_scroll->ensureVisible(0, middle.y(), 0, part->height() / 2 + 12);
    });
}

void RequestForm::submit()
{
    m_chooser->takeTyped();
    if (hasStop(m_findings)) {
        m_tried = true;
        showFindings();
        showState();
        focusOn(Finding(m_findings.first())); // focus may change the findings
    } else if (m_question->isVisible()) {
        m_message->findChild<QWidget*>(u"messageAction1"_s)->setFocus(Qt::TabFocusReason);
    } else if (isConfirmed()) {
        Q_EMIT submitRequested(false);
    }
}

/// Asks about the findings that need it. The next press of the same key or button is the answer.
bool RequestForm::isConfirmed()
{
    if (!hasAsk(m_findings) || m_confirmed == m_request)
        return true;
    const SendPress press = m_presses ? m_presses() : SendPress();
    if (!m_asked) {
        m_asked = press;
        m_said->revealFirst();
        showState();
        return false;
    }
    // A key that is still held, and the second half of a double click, are no answer.
    const bool isSamePress =
        press.event != 0 && (press.hold == m_asked->hold || press.madeAt - m_asked->madeAt < SendGate::onePressMs);
    if (isSamePress)
        return false;
    m_confirmed = m_request;
    m_asked.reset();
    showState();
    return true;
}

void RequestForm::setSending(bool isSending)
{
    m_bar->setSending(isSending);
    if (isSending)
        closeQuestion();
    showState();
}

void RequestForm::askAgain(const QString& sentence)
{
    m_message->showMessage(MessageBar::Kind::Warning,
        tr("%1 Send it once more?", "You sent this 4 s ago.").arg(sentence),
        {{tr("Send once more"),
             [this] {
                 closeQuestion();
                 showState();
                 Q_EMIT submitRequested(true);
             }},
            {tr("Cancel"), [this] {
                 closeQuestion();
                 showState();
             }}});
    m_question->show();
    m_question->raise();
    placeQuestion();
    showState();
}

void RequestForm::closeQuestion()
{
    m_question->hide();
    m_asked.reset();
}

/// Over the findings, so that no field moves.
void RequestForm::placeQuestion()
{
    const int height =
        m_question->hasHeightForWidth() ? m_question->heightForWidth(width()) : m_question->sizeHint().height();
    m_question->setGeometry(0, m_bar->y() - height, width(), height);
}

void RequestForm::keepTabOrder()
{
    QList<QWidget*> order;
    collectFocusable(this, order);
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order.at(i - 1), order.at(i));
}

} // namespace Dailies
