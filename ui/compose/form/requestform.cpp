// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/requestform.h"

#include "app/media/fileinspector.h"
#include "app/request/checks/inputseconds.h"
#include "app/request/kindfields.h"
#include "app/request/localfiles.h"
#include "ui/compose/fields/fieldeditor.h"
#include "ui/compose/fields/fieldundo.h"
#include "ui/compose/fields/promptedit.h"
#include "ui/compose/fields/texteditors.h"
#include "ui/compose/fields/voiceeditor.h"
#include "ui/compose/form/composeheader.h"
#include "ui/compose/form/composescroll.h"
#include "ui/compose/form/compositionguard.h"
#include "ui/compose/form/fieldcolumn.h"
#include "ui/compose/form/findingsarea.h"
#include "ui/compose/form/formquestion.h"
#include "ui/compose/form/joinedfindings.h"
#include "ui/compose/form/mediaoffer.h"
#include "ui/compose/form/numbersquestion.h"
#include "ui/compose/form/requestpreview.h"
#include "ui/compose/form/requestremarks.h"
#include "ui/compose/form/submitbar.h"
#include "ui/compose/media/mediaeditor.h"
#include "ui/compose/model/familybutton.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/style/look.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/formparts.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr QSize thumbnailSize(320, 320);
constexpr int narrowest = 312;

/// All widgets below `widget` that may be stops of the Tab key. They were created in the order of the screen.
void collectFocusable(const QWidget* widget, QList<QWidget*>& found)
{
    for (QObject* child : widget->children()) {
        auto* part = qobject_cast<QWidget*>(child);
        if (part == nullptr || part->isWindow())
            continue;
        if (part->focusPolicy() != Qt::NoFocus && part->focusProxy() == nullptr)
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
    , m_focus([this](QWidget*, QWidget* now) {
        // Not while a mouse button is down: the pressed widget would move away.
        if (now != nullptr && QGuiApplication::mouseButtons() == Qt::NoButton)
            reveal(now);
    })
{
    setObjectName(u"requestForm"_s);
    setAccessibleName(tr("Compose"));
    setMinimumWidth(narrowest);
    buildLayout(profiles);
    connectParts();
    connectInputs();
    new CompositionGuard(this);
    auto* offer = new MediaOffer(
        this, [this] { return draft(); }, m_chooser, m_fields);
    connect(offer, &MediaOffer::kindChanged, this, &RequestForm::kindChanged);
    connect(offer, &MediaOffer::kindWithdrawn, this, &RequestForm::setDraft);
    followChoice();
}

void RequestForm::buildLayout(const ProfileCatalogue& profiles)
{
    m_header = new ComposeHeader(this);
    m_scroll = new ComposeScroll(this);
    QWidget* content = m_scroll->content();
    m_chooser = new ModelChooser(profiles, content);
    m_fields = new FieldColumn(content);
    m_scroll->setPrompt(static_cast<LongTextEditor*>(m_fields->editor(Field::Prompt)));
    m_notSent = quietNote({}, content);
    m_notSent->setObjectName(u"notSentLabel"_s);
    m_originLine = quietNote({}, content);
    m_originLine->setObjectName(u"originLabel"_s);
    QVBoxLayout* column = m_scroll->column();
    column->addWidget(m_chooser);
    column->addWidget(m_originLine);
    column->addWidget(m_fields);
    column->addWidget(m_notSent);
    column->addStretch(1);
    m_fields->addModelControl(m_chooser->familyButton());
    m_said = new FindingsArea(this);
    m_question = new FormQuestion(this);
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
    nameCommand(m_generate, u"generate"_s, CommandCost::MayCharge);
    m_generate->setShortcuts({Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    // Not in a dialog, and a held key is one press.
    m_generate->setShortcutContext(Qt::WindowShortcut);
    m_generate->setAutoRepeat(false);
    addAction(m_generate);
    m_bar->setKeysOf(m_generate);
    connect(m_generate, &QAction::changed, this, &RequestForm::showState);
    connect(m_generate, &QAction::triggered, this, [this] {
        if (isSeen())
            submit();
    });
    auto* several = new QAction(tr("Generate %1 variations").arg(locale().toString(usualVariations)), this);
    several->setObjectName(u"generateSeveralAction"_s);
    nameCommand(several, u"generateSeveral"_s, CommandCost::MayCharge);
    several->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Return, Qt::CTRL | Qt::SHIFT | Qt::Key_Enter});
    several->setAutoRepeat(false);
    addAction(several);
    connect(several, &QAction::triggered, this, [this] {
        if (!isSeen())
            return;
        const int before = std::exchange(m_copiesAfter, std::nullopt).value_or(copies());
        setCopies(usualVariations);
        m_copiesAfter = before;
        submit();
        // What is neither sent nor asked about is no wish that a later press could carry out.
        if (!m_asked && !m_question->isVisible() && m_numbers->isHidden() && !m_bar->isSending())
            restoreCopies();
    });
}

QList<QAction*> RequestForm::sendActions() const
{
    QList<QAction*> all = actions();
    all.removeIf([](const QAction* each) { return !mayCharge(*each); });
    return all;
}

/// A window that is minimized counts as visible, and another one of the program may have the keyboard.
bool RequestForm::isSeen() const
{
    return isVisible() && !window()->isMinimized();
}

void RequestForm::connectParts()
{
    addChoiceUndo();
    connect(m_chooser, &ModelChooser::chosen, this, &RequestForm::followChoice);
    connect(m_fields, &FieldColumn::fieldChanged, this, &RequestForm::followField);
    connect(m_fields, &FieldColumn::rowsChanged, this, &RequestForm::keepTabOrder);
    connect(m_fields, &FieldColumn::partOpened, this, &RequestForm::reveal);
    connect(m_header, &ComposeHeader::newRequestRequested, this, &RequestForm::newRequestRequested);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, m_said,
        [this](int /*least*/, int most) { m_said->setSeparated(most > 0); });
    connect(m_said, &FindingsArea::activated, this, &RequestForm::focusOn);
    connect(m_said, &FindingsArea::mendRequested, this, [this](const Finding& finding) {
        if (finding.aboutWay)
            Q_EMIT uploadsRequested();
        else
            m_fields->mend(finding);
    });
    connect(m_question, &FormQuestion::answered, this, [this] {
        m_asked.reset();
        showState();
        if (!QApplication::focusWidget())
            beginPrompt();
    });
    connect(m_question, &FormQuestion::cancelled, this, &RequestForm::restoreCopies);
    connect(m_said, &FindingsArea::rowsAdded, this, &RequestForm::keepTabOrder);
    connect(m_bar, &SubmitBar::copiesChanged, this, [this] {
        if (copies() != usualVariations)
            m_copiesAfter.reset();
        closeQuestion(); // it was about another number
        showState();
    });
    connect(m_bar, &SubmitBar::submitClicked, this, &RequestForm::submit);
    addGenerateAction();
}

void RequestForm::connectInputs()
{
    auto* media = static_cast<MediaEditor*>(m_fields->editor(Field::Media));
    auto* prompt = static_cast<LongTextEditor*>(m_fields->editor(Field::Prompt));
    connect(m_inspector, &FileInspector::inspected, this, [this] {
        showFindings();
        showState();
    });
    prompt->findChild<PromptEdit*>()->setPictures(
        [this](const QString& source) { return m_inspector->thumbnail(source); });
    connect(media, &MediaEditor::mentionRequested, prompt, &LongTextEditor::insertMention);
    connect(media, &MediaEditor::promptChangeRequested, prompt, &LongTextEditor::replaceText);
    m_numbers = new NumbersQuestion(this, media);
    for (MediaEditor* editor : m_fields->findChildren<MediaEditor*>()) {
        editor->setInspector(m_inspector); // only the editor that the kind offers uses it
        connect(editor, &MediaEditor::lookupRequested, this, &RequestForm::lookupRequested);
        connect(editor, &MediaEditor::frameWanted, this, &RequestForm::frameWanted);
    }
}

void RequestForm::setFileWays(const std::function<FileWays(const VideoRequest&, const QString&)>& ways,
    const std::function<QString(const QString&)>& placeOf)
{
    m_ways = ways;
    m_placeOf = placeOf;
    followFileWays();
}

void RequestForm::followFileWays()
{
    const VideoRequest before = std::exchange(m_request, withFiles(m_request, m_placeOf));
    if (m_request != before) {
        for (const Field field : {Field::Media, Field::ImageAddress, Field::Images})
            m_fields->show(m_request, field);
        for (QString& file : m_origin.brought)
            file = m_placeOf(file);
        refresh();
        Q_EMIT requestChanged();
    }
    if (sourcesByLink(m_request).isEmpty())
        return;
    showFindings();
    showState();
}

void RequestForm::setInputsFolder(const QString& folder)
{
    for (MediaEditor* editor : m_fields->findChildren<MediaEditor*>())
        editor->setInputsFolder(folder);
}

void RequestForm::showLookup(const QString& address, const QString& words, bool isTrouble)
{
    for (MediaEditor* editor : m_fields->findChildren<MediaEditor*>())
        editor->showLookup(address, words, isTrouble);
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

void RequestForm::setCopies(int copies)
{
    m_bar->setCopies(copies);
}

void RequestForm::restoreCopies()
{
    if (m_copiesAfter)
        setCopies(*std::exchange(m_copiesAfter, std::nullopt));
}

int RequestForm::copies() const
{
    return m_bar->copies();
}

void RequestForm::setRequest(const VideoRequest& request)
{
    Q_EMIT loading();
    const VideoRequest before = m_request;
    m_tried = false;
    m_request = withFiles(request, m_placeOf);
    m_origin = {};
    {
        const QSignalBlocker blocker(m_chooser);
        m_chooser->setChoice(request.model, request.kind);
    }
    m_request.model = m_chooser->model();
    m_fields->setOffer(m_request.kind, m_chooser->profile());
    m_fields->setValues(m_request);
    recordChoice();
    refresh();
    keepTabOrder();
    m_scroll->ensureVisible(0, 0);
    if (m_request != before)
        Q_EMIT requestChanged();
}

void RequestForm::setDraft(const Draft& draft)
{
    Q_EMIT loading(); // before anything of the earlier request changes
    m_loadsDraft = true;
    m_chooser->setAccountId(draft.accountId);
    m_loadsDraft = false;
    setRequest(draft.request);
    m_fields->setBrokenTexts(draft.broken);
    m_origin = draft.origin;
    // The user has to agree to these files, whatever they are called now.
    for (QString& file : m_origin.brought)
        file = m_placeOf(file);
    refresh();
}

void RequestForm::setDuration(const std::optional<double>& seconds)
{
    if (m_request.durationSeconds == seconds)
        return;
    m_request.durationSeconds = seconds;
    m_fields->show(m_request, Field::Duration);
    refresh();
    Q_EMIT requestChanged();
}

Draft RequestForm::draft() const
{
    return {accountId(), m_request, origin(), m_fields->brokenTexts()};
}

void RequestForm::followChoice()
{
    const VideoRequest before = m_request;
    m_request.model = m_chooser->model();
    m_request.kind = m_chooser->kind();
    m_fields->setOffer(m_request.kind, m_chooser->profile());
    if (!m_loadsDraft) {
        recordChoice();
        m_fields->carryPictures(m_request, before.kind);
    }
    refresh();
    keepTabOrder();
    if (m_request != before)
        Q_EMIT requestChanged();
    if (!m_loadsDraft && before.kind != m_chooser->kind())
        Q_EMIT kindLeft(before.kind);
    if (std::exchange(m_account, accountId()) != accountId())
        Q_EMIT accountChanged();
}

void RequestForm::addChoiceUndo()
{
    m_choiceUndo = new FieldUndo(m_chooser, [this](const FieldValue& value) {
        const QStringList choice = std::get<QStringList>(value);
        const RequestKind before = m_request.kind;
        m_loadsDraft = true; // one change, not one for each part
        m_chooser->setAccountId(choice.at(0));
        m_chooser->setChoice(choice.at(1), allKinds().at(choice.at(2).toInt()));
        m_loadsDraft = false;
        m_fields->carryPictures(m_request, before);
        refresh();
        if (m_request.kind != before)
            Q_EMIT kindLeft(before);
    });
    for (QComboBox* combo : m_chooser->findChildren<QComboBox*>())
        m_choiceUndo->watch(combo);
}

void RequestForm::recordChoice()
{
    const qsizetype kind = allKinds().indexOf(m_chooser->kind());
    if (!accountId().isEmpty() && kind >= 0)
        m_choiceUndo->setValue(QStringList{accountId(), m_chooser->model(), QString::number(kind)});
}

void RequestForm::followField(Field field)
{
    const VideoRequest before = m_request;
    const bool wasBroken = !m_broken.isEmpty();
    setFieldValue(m_request, field, m_fields->editor(field)->value());
    refresh();
    if (m_request != before || wasBroken || !m_broken.isEmpty())
        Q_EMIT requestChanged();
}

void RequestForm::refresh()
{
    closeQuestion(); // it was about the previous request
    m_fields->setContext(m_request);
    m_numbers->follow();
    showFindings();
    showNote(m_notSent, RequestRemarks::notSent(m_request));
    showOrigin();
    showState();
    m_fields->preview()->setCall(m_chooser->baseUrl(), m_request);
}

void RequestForm::showFindings()
{
    m_broken = m_fields->ownFindings();
    const FileWays ways = m_ways ? m_ways(m_request, accountId()) : FileWays();
    m_findings = RequestRemarks::findings(m_request, {m_chooser->profile(), m_inspector->facts(), ways},
        !accountId().isEmpty(), m_broken + m_chooser->ownFindings());
    QList<Finding> said = m_findings;
    if (!m_tried)
        said.removeIf([this](const Finding& finding) { return isMissing(finding); });
    m_said->setFindings(joinedFindings(said, m_request));
    QList<Finding> aboutModel = said;
    aboutModel.removeIf([](const Finding& finding) { return finding.field != Field::Model; });
    m_fields->showFindings(said);
    m_chooser->markModel(m_tried && !aboutModel.isEmpty(), messagesOf(aboutModel));
}

bool RequestForm::isMissing(const Finding& finding) const
{
    return !m_broken.contains(finding) && RequestRemarks::isMissing(m_request, finding);
}

void RequestForm::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_question->placeAbove(m_bar->y());
    m_numbers->placeAbove(m_bar->y());
}

void RequestForm::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || !(m_asked || m_question->isVisible())) {
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
    const bool asksFirst = !hasStop(m_findings) && hasAsk(m_findings) && m_confirmed != m_request;
    m_bar->setState(isStopped         ? SubmitBar::State::Missing
            : !m_question->isHidden() ? SubmitBar::State::Asked
            : m_asked                 ? SubmitBar::State::Asking
                                      : SubmitBar::State::Ready);
    QString status;
    if (isStopped)
        status = RequestRemarks::fieldsLeft(m_request, m_findings);
    else if (m_asked)
        status = tr("Check the warning above, or generate anyway.");
    else if (asksFirst)
        status = tr("Needs confirmation");
    else if (accountId() == Account::practiceId())
        status = tr("Practice mode · nothing is charged");
    m_bar->setStatus(status);
    Q_EMIT costChanged();
    m_bar->setTip(RequestRemarks::readiness(
        m_findings, copies(), m_chooser->accountName(), m_request.model, keysText(*m_generate)));
}

std::optional<double> RequestForm::inputSeconds() const
{
    return inputVideoSeconds(m_request, m_inspector->facts());
}

void RequestForm::setCost(const QString& text, const QString& price, const std::optional<UsageParts>& parts)
{
    m_bar->setCost(text, price, parts);
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
    m_scroll->reveal(part);
}

void RequestForm::submit()
{
    m_chooser->takeTyped();
    followFileWays();
    if (hasStop(m_findings)) {
        m_tried = true;
        showFindings();
        showState();
        focusOn(Finding(m_findings.first())); // focus may change the findings
    } else if (!m_numbers->isHidden()) {
        m_numbers->insist();
    } else if (m_question->isVisible()) {
        // The focus stays where the user writes: the next key must not answer a question about money.
        m_question->announce();
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
    if (press.event != 0 && (press.hold == m_asked->hold || press.madeAt - m_asked->madeAt < SendGate::onePressMs))
        return false;
    m_confirmed = m_request;
    m_asked.reset();
    showState();
    return true;
}

void RequestForm::setSending(bool isSending)
{
    m_bar->setSending(isSending);
    m_asked.reset();
    if (isSending)
        m_question->hide(); // a limit may still ask about the same number of takes
    showState();
}

void RequestForm::askAgain(const QString& sentence)
{
    const QString yes = copies() > 1 ? tr("Send %1 more").arg(copies()) : tr("Send once more");
    ask(RequestRemarks::againQuestion(sentence, copies()), {yes, [this] { Q_EMIT submitRequested(true); }});
}

void RequestForm::ask(const QString& question, const MessageAction& yes, const std::optional<MessageAction>& other)
{
    m_question->ask(question, yes, other);
    m_question->placeAbove(m_bar->y());
    showState();
    if (m_bar->hasFocus() || m_bar->isAncestorOf(QApplication::focusWidget()))
        m_question->focusCancel(); // Generate is disabled now
}

void RequestForm::closeQuestion()
{
    if (!m_asked && !m_question->isVisible())
        return;
    m_question->dismiss();
    m_asked.reset();
    restoreCopies(); // nobody answered, so nobody wishes for them any more
}

void RequestForm::keepTabOrder()
{
    QList<QWidget*> order;
    collectFocusable(this, order);
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order.at(i - 1), order.at(i));
}

} // namespace Dailies
