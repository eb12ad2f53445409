// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/requestform.h"

#include "app/service/wire.h"
#include "ui/common/look.h"
#include "ui/common/messagebar.h"
#include "ui/compose/fieldcolumn.h"
#include "ui/compose/fieldeditor.h"
#include "ui/compose/findingslist.h"
#include "ui/compose/modelchooser.h"
#include "ui/compose/requestremarks.h"
#include "ui/compose/submitbar.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QJsonDocument>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int narrowest = 360;
constexpr int widest = 480;
constexpr int oneClickMs = 400; // a second click within this time belongs to the first

// Everything below `widget` that the keyboard reaches, as it stands on the screen: parts are made in that order.
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

const FieldEditor* editorAround(const QWidget* widget)
{
    while (widget != nullptr && qobject_cast<const FieldEditor*>(widget) == nullptr)
        widget = widget->parentWidget();
    return static_cast<const FieldEditor*>(widget);
}

} // namespace

RequestForm::RequestForm(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"requestForm"_s);
    setAccessibleName(tr("Compose"));
    setMinimumWidth(narrowest);
    setMaximumWidth(widest);
    buildLayout();
    connectParts();
    followChoice();
}

void RequestForm::buildLayout()
{
    m_scroll = new QScrollArea(this);
    m_scroll->setObjectName(u"composeScroll"_s);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    auto* content = new QWidget;
    m_chooser = new ModelChooser(content);
    m_fields = new FieldColumn(content);
    m_notSent = new QLabel(content);
    m_notSent->setObjectName(u"notSentLabel"_s);
    m_notSent->setTextFormat(Qt::PlainText);
    m_notSent->setWordWrap(true);
    makeQuiet(m_notSent);
    m_list = new FindingsList(content);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(12);
    column->addWidget(m_chooser);
    column->addWidget(m_fields);
    column->addWidget(m_notSent);
    column->addWidget(m_list);
    column->addStretch(1);
    m_scroll->setWidget(content);

    m_question = new QWidget(this);
    m_question->hide();
    m_message = new MessageBar(m_question);
    auto* around = new QVBoxLayout(m_question);
    around->setContentsMargins(12, 4, 12, 8);
    around->addWidget(m_message);
    m_message->setClosable(false);
    m_message->setStacked(true);
    m_bar = new SubmitBar(this);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->setSpacing(0);
    whole->addWidget(m_scroll, 1);
    whole->addWidget(m_question);
    whole->addWidget(m_bar);
}

void RequestForm::connectParts()
{
    connect(m_chooser, &ModelChooser::chosen, this, &RequestForm::followChoice);
    connect(m_fields, &FieldColumn::fieldChanged, this, &RequestForm::followField);
    connect(m_fields, &FieldColumn::rowsChanged, this, &RequestForm::keepTabOrder);
    connect(m_fields, &FieldColumn::previewOpened, this, &RequestForm::showPreview);
    connect(m_fields, &FieldColumn::partOpened, this, &RequestForm::reveal);
    connect(m_list, &FindingsList::activated, this, &RequestForm::focusOn);
    connect(m_list, &FindingsList::rowsChanged, this, &RequestForm::keepTabOrder);
    connect(m_message, &MessageBar::actionTriggered, this, &RequestForm::followMessage);
    connect(m_bar, &SubmitBar::copiesChanged, this, &RequestForm::showState);
    connect(m_bar, &SubmitBar::submitClicked, this, &RequestForm::submit);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        shortcut->setAutoRepeat(false);
        connect(shortcut, &QShortcut::activated, this, &RequestForm::submit);
    }
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* old, QWidget* now) {
        // Not under a pressed button: what it is pressed on would move away.
        if (now != nullptr && QGuiApplication::mouseButtons() == Qt::NoButton)
            reveal(now);
        const FieldEditor* left = editorAround(old);
        if (left == nullptr || now == nullptr || left == editorAround(now) || !isAncestorOf(left))
            return;
        m_touched.insert(left->field());
        showFindings();
    });
}

void RequestForm::setAccounts(const QList<Account>& accounts)
{
    m_chooser->setAccounts(accounts);
}

void RequestForm::setAccountId(const QString& id)
{
    m_chooser->setAccountId(id);
}

QString RequestForm::accountId() const
{
    return m_chooser->accountId();
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
    m_question->hide(); // it spoke of the request as it was
    m_fields->setContext(m_request);
    showFindings();
    showNotSent();
    showState();
    showPreview();
}

void RequestForm::showFindings()
{
    m_findings = RequestRemarks::findings(m_request, !accountId().isEmpty(), m_fields->ownFindings());
    m_list->setFindings(m_findings);
    QList<Finding> marked;
    QStringList aboutModel;
    for (const Finding& finding : std::as_const(m_findings)) {
        if (!finding.field)
            continue;
        const bool isThere = finding.index < 0 && isSet(m_request, *finding.field);
        const bool isBroken = m_fields->ownFindings().contains(finding);
        if (m_tried || m_touched.contains(*finding.field) || isThere || isBroken)
            marked.append(finding);
        if (finding.field == Field::Model)
            aboutModel.append(finding.message);
    }
    m_fields->showFindings(marked);
    m_chooser->markModel(m_tried && !aboutModel.isEmpty(), aboutModel.join(u'\n'));
}

void RequestForm::showNotSent()
{
    const QString text = RequestRemarks::notSent(m_request);
    m_notSent->setText(text);
    m_notSent->setVisible(!text.isEmpty());
}

void RequestForm::showState()
{
    m_bar->setState(!hasStop(m_findings), RequestRemarks::status(m_findings, copies()),
        RequestRemarks::readiness(m_findings, copies(), m_chooser->accountName()));
}

void RequestForm::showPreview()
{
    if (m_fields->isPreviewOpen())
        m_fields->setPreview(QString::fromUtf8(QJsonDocument(encodeCreate(m_request)).toJson()).trimmed());
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
    if (!m_scroll->widget()->isAncestorOf(part))
        return;
    QTimer::singleShot(0, part, [this, part] {
        // What was just opened or added gets its place first, level by level.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        // All of it: the scroll area's own way shows no more of a text field than its cursor.
        const QPoint middle = part->mapTo(m_scroll->widget(), part->rect().center());
        m_scroll->ensureVisible(0, middle.y(), 0, part->height() / 2 + 12);
    });
}

void RequestForm::submit()
{
    if (hasStop(m_findings)) {
        m_tried = true;
        showFindings();
        focusOn(m_findings.first());
        return;
    }
    if (m_sinceSubmit.isValid() && m_sinceSubmit.elapsed() < oneClickMs)
        return;
    if (hasAsk(m_findings) && m_confirmed != m_request) {
        ask();
        return;
    }
    m_question->hide();
    m_sinceSubmit.start();
    Q_EMIT submitRequested();
}

void RequestForm::ask()
{
    QStringList sentences;
    for (const Finding& finding : std::as_const(m_findings)) {
        if (finding.severity == Severity::Ask)
            sentences.append(finding.message);
    }
    m_question->show();
    m_message->showMessage(MessageBar::Kind::Warning, sentences.join(u'\n'), {tr("Submit anyway"), tr("Back")});
}

void RequestForm::followMessage(int action)
{
    m_question->hide();
    if (action == 0) {
        m_confirmed = m_request;
        submit();
        return;
    }
    const auto first = std::find_if(m_findings.cbegin(), m_findings.cend(),
        [](const Finding& finding) { return finding.severity == Severity::Ask; });
    if (first != m_findings.cend())
        focusOn(Finding(*first)); // focus may change the findings
}

void RequestForm::keepTabOrder()
{
    QList<QWidget*> order;
    collectFocusable(this, order);
    for (qsizetype i = 0; i < order.size(); ++i) {
        order.at(i)->installEventFilter(this);
        if (i > 0)
            setTabOrder(order.at(i - 1), order.at(i));
    }
}

bool RequestForm::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::InputMethod) {
        m_composing = !static_cast<QInputMethodEvent*>(event)->preeditString().isEmpty();
    } else if (event->type() == QEvent::FocusOut) {
        m_composing = false;
    } else if (event->type() == QEvent::ShortcutOverride && m_composing) {
        // A key that ends a word of an input method must not send the request.
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace Dailies
