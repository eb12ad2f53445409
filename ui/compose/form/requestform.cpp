// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/requestform.h"

#include "app/media/fileinspector.h"
#include "app/service/wire/wire.h"
#include "ui/compose/fields/fieldeditor.h"
#include "ui/compose/fields/texteditors.h"
#include "ui/compose/fields/voiceeditor.h"
#include "ui/compose/form/compositionguard.h"
#include "ui/compose/form/fieldcolumn.h"
#include "ui/compose/form/findingslist.h"
#include "ui/compose/form/requestpreview.h"
#include "ui/compose/form/requestremarks.h"
#include "ui/compose/form/submitbar.h"
#include "ui/compose/media/mediaeditor.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/messagebar.h"

#include <QApplication>
#include <QFrame>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr QSize thumbnailSize(64, 36);
constexpr int leastForFindings = 132;
constexpr int narrowest = 360;
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

QScrollArea* verticalScroll(const QString& name, QWidget* content, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    area->setObjectName(name);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidgetResizable(true);
    area->setWidget(content);
    return area;
}

void showNote(QLabel* note, const QString& text)
{
    note->setText(text);
    note->setVisible(!text.isEmpty());
}

const FieldEditor* editorAround(const QWidget* widget)
{
    while (widget != nullptr && qobject_cast<const FieldEditor*>(widget) == nullptr)
        widget = widget->parentWidget();
    return static_cast<const FieldEditor*>(widget);
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
    followChoice();
}

void RequestForm::buildLayout(const ProfileCatalogue& profiles)
{
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
    m_scroll = verticalScroll(u"composeScroll"_s, content, this);
    m_saidLine = dividingLine(Qt::Horizontal, this);
    m_list = new FindingsList;
    m_list->setContentsMargins(12, 4, 12, 8);
    m_said = verticalScroll(u"findingsScroll"_s, m_list, this);

    m_question = new QWidget(this);
    m_question->hide();
    m_message = new MessageBar(m_question);
    auto* around = new QVBoxLayout(m_question);
    around->setContentsMargins(12, 4, 12, 8);
    around->addWidget(m_message);
    m_message->setClosable(false);
    m_message->setStacked(true);
    m_bar = new SubmitBar(this);
    QVBoxLayout* whole = bareColumn(this);
    whole->addWidget(m_scroll, 1);
    whole->addWidget(m_saidLine);
    whole->addWidget(m_said);
    whole->addWidget(m_question);
    whole->addWidget(m_bar);
}

void RequestForm::connectParts()
{
    connect(m_chooser, &ModelChooser::chosen, this, &RequestForm::followChoice);
    connect(m_fields, &FieldColumn::fieldChanged, this, &RequestForm::followField);
    connect(m_fields, &FieldColumn::rowsChanged, this, &RequestForm::keepTabOrder);
    connect(m_fields, &FieldColumn::partOpened, this, &RequestForm::reveal);
    connect(m_list, &FindingsList::activated, this, &RequestForm::focusOn);
    connect(m_list, &FindingsList::rowsAdded, this, &RequestForm::keepTabOrder);
    connect(m_list, &FindingsList::rowsChanged, this, &RequestForm::fitFindings);
    connect(m_bar, &SubmitBar::copiesChanged, this, [this] {
        m_question->hide(); // it was about another number
        showState();
    });
    connect(m_bar, &SubmitBar::submitClicked, this, &RequestForm::submit);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        // Works wherever the focus is in the window while the form is visible, but not in a dialog.
        auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | key), this);
        shortcut->setContext(Qt::WindowShortcut);
        shortcut->setAutoRepeat(false);
        shortcut->setWhatsThis(tr("Submit"));
        connect(shortcut, &QShortcut::activated, this, &RequestForm::submit);
    }
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* old, QWidget* now) {
        // Not while a mouse button is down: the pressed widget would move away.
        if (now != nullptr && QGuiApplication::mouseButtons() == Qt::NoButton)
            reveal(now);
        const FieldEditor* left = editorAround(old);
        if (left == nullptr || now == nullptr || left == editorAround(now) || !isAncestorOf(left))
            return;
        m_touched.insert(left->field());
        showFindings();
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
    m_touched.clear();
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
    m_question->hide(); // it was about the previous request
    m_fields->setContext(m_request);
    showFindings();
    showNote(m_notSent, RequestRemarks::notSent(m_request));
    showOrigin();
    showState();
    m_fields->preview()->setCall(m_chooser->baseUrl(), m_request);
}

void RequestForm::showFindings()
{
    const QList<Finding> broken = m_fields->ownFindings();
    m_findings = RequestRemarks::findings(m_request, {m_chooser->profile(), m_inspector->facts()},
        !accountId().isEmpty(), broken + m_chooser->ownFindings());
    m_list->setFindings(m_findings);
    QList<Finding> marked;
    QList<Finding> aboutModel;
    for (const Finding& finding : std::as_const(m_findings)) {
        if (!finding.field)
            continue;
        const bool isThere = finding.index < 0 && isSet(m_request, *finding.field);
        const bool isBroken = broken.contains(finding);
        if (m_tried || m_touched.contains(*finding.field) || isThere || isBroken)
            marked.append(finding);
        if (finding.field == Field::Model)
            aboutModel.append(finding);
    }
    m_fields->showFindings(marked);
    m_chooser->markModel(m_tried && !aboutModel.isEmpty(), messagesOf(aboutModel));
}

void RequestForm::fitFindings()
{
    const int room = width() - (m_said->verticalScrollBar()->isVisible() ? m_said->verticalScrollBar()->width() : 0);
    const int wanted = m_list->hasHeightForWidth() ? m_list->heightForWidth(room) : m_list->sizeHint().height();
    m_said->setVisible(!m_findings.isEmpty());
    m_saidLine->setVisible(!m_findings.isEmpty());
    m_said->setFixedHeight(std::min(wanted, std::max(leastForFindings, height() / 5)));
}

void RequestForm::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitFindings();
}

void RequestForm::showOrigin()
{
    const qint64 task = origin().task;
    showNote(m_originLine, task != 0 ? tr("Continues from task %1").arg(task) : QString());
}

bool RequestForm::isPractice() const
{
    return accountId() == Account::practiceId();
}

void RequestForm::showState()
{
    m_bar->setPractice(isPractice());
    m_bar->setState(!hasStop(m_findings), RequestRemarks::status(m_findings, copies()),
        RequestRemarks::readiness(m_findings, copies(), m_chooser->accountName(), m_request.model));
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
    if (m_list->isAncestorOf(part))
        m_said->ensureWidgetVisible(part, 0, 4);
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
        focusOn(m_findings.first());
        return;
    }
    const bool isConfirmed = m_confirmed == m_request;
    if ((hasAsk(m_findings) && !isConfirmed) || (copies() > 1 && !(isConfirmed && m_confirmedCopies == copies()))) {
        ask();
        return;
    }
    m_question->hide();
    m_confirmedCopies = 1; // several copies are confirmed each time
    Q_EMIT submitRequested(copies() > 1);
}

void RequestForm::setSending(bool isSending)
{
    m_bar->setSending(isSending);
    // Sending by the shortcut answers the question, too.
    if (isSending)
        m_question->hide();
}

void RequestForm::askAgain(const QString& sentence)
{
    m_question->show();
    m_message->showMessage(MessageBar::Kind::Warning,
        tr("%1 Send it once more?", "You sent this 4 s ago.").arg(sentence),
        {{tr("Send once more"),
             [this] {
                 m_question->hide();
                 Q_EMIT submitRequested(true);
             }},
            {tr("Back"), [this] { m_question->hide(); }}});
}

void RequestForm::ask()
{
    const QList<Finding> open = m_confirmed == m_request ? QList<Finding>() : m_findings;
    m_question->show();
    m_message->showMessage(MessageBar::Kind::Warning, RequestRemarks::question(open, copies(), isPractice()),
        {{hasAsk(open) ? tr("Submit anyway") : tr("Submit %1 tasks").arg(locale().toString(copies())),
             [this] {
                 m_confirmed = m_request;
                 m_confirmedCopies = copies();
                 submit();
             }},
            {tr("Back"), [this] { goBack(); }}});
}

// Leads from the question to the field that it is about.
void RequestForm::goBack()
{
    m_question->hide();
    const auto first = std::find_if(m_findings.cbegin(), m_findings.cend(),
        [](const Finding& finding) { return finding.severity == Severity::Ask; });
    if (first != m_findings.cend() && m_confirmed != m_request)
        focusOn(Finding(*first)); // focus may change the findings
    else
        m_bar->focusCopies();
}

void RequestForm::keepTabOrder()
{
    QList<QWidget*> order;
    collectFocusable(this, order);
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order.at(i - 1), order.at(i));
}

} // namespace Dailies
