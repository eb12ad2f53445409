// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/requestpreview.h"

#include "app/service/call/bodyparts.h"
#include "app/service/call/requestbody.h"
#include "app/service/text/curlcommand.h"
#include "app/service/text/linkvariables.h"
#include "app/service/wire/wire.h"
#include "ui/compose/form/previewtext.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/jsonhighlighter.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int behindTypingMs = 100;
constexpr qsizetype longText = 4000; // updating a longer text at each key would be noticeable
constexpr int pauseMs = 300;
constexpr int tellMs = 2500;
constexpr qint64 mostCopied = 64 * 1024 * 1024; // more is useless on a clipboard

} // namespace

RequestPreview::RequestPreview(QWidget* parent)
    : QWidget(parent)
    , m_address(new ElidedLabel(this))
    , m_headers(new QLabel(this))
    , m_links(quietNote({}, this))
    , m_text(new QPlainTextEdit(this))
    , m_highlighter(new JsonHighlighter(m_text->document(), palette()))
    , m_copyJson(new QPushButton(icon(u"copy"_s), tr("Copy JSON"), this))
    , m_copyCurl(new QPushButton(icon(u"copy"_s), tr("Copy cURL"), this))
    , m_told(quietNote({}, this))
{
    setObjectName(u"requestPreviewPanel"_s);
    buildHead();
    m_text->setObjectName(u"requestPreview"_s);
    m_text->setAccessibleName(tr("Request preview"));
    m_text->setReadOnly(true);
    m_text->setUndoRedoEnabled(false);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setFont(monospaceFont(secondaryFont(m_text->font())));
    m_text->setTabChangesFocus(true);
    m_text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_text->setFixedHeight(220);
    buildButtons();

    m_refreshing.setSingleShot(true);
    connect(&m_refreshing, &QTimer::timeout, this, &RequestPreview::refresh);
    m_telling.setSingleShot(true);
    m_telling.setInterval(tellMs);
    connect(&m_telling, &QTimer::timeout, m_told, &QWidget::hide);
}

void RequestPreview::buildHead()
{
    const QFont font = monospaceFont(secondaryFont(this->font()));
    makeQuiet(m_address);
    m_address->setObjectName(u"previewAddress"_s);
    m_address->setElideMode(Qt::ElideMiddle);
    m_address->setFont(font);
    m_address->setAccessibleName(tr("URL"));
    makeQuiet(m_headers);
    m_headers->setObjectName(u"previewHeaders"_s);
    m_headers->setFont(font);
    m_headers->setTextFormat(Qt::PlainText);
    m_headers->setText(u"Authorization: Bearer ••••\nContent-Type: application/json"_s);
    m_links->setObjectName(u"previewLinks"_s);
    m_links->setFont(font);
    m_headers->setToolTip(tr("The key is never shown or copied."));
}

void RequestPreview::buildButtons()
{
    m_copyJson->setObjectName(u"copyJsonButton"_s);
    m_copyJson->setToolTip(tr("Copies the whole body with all its data."));
    connect(m_copyJson, &QPushButton::clicked, this, &RequestPreview::copyJson);
    m_copyCurl->setObjectName(u"copyCurlButton"_s);
    m_copyCurl->setToolTip(tr("Copies a bash command that reads the key from $API_KEY."));
    connect(m_copyCurl, &QPushButton::clicked, this, &RequestPreview::copyCurl);
    m_told->setObjectName(u"previewTold"_s);
    m_told->hide();

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_copyJson);
    buttons->addWidget(m_copyCurl);
    buttons->addWidget(m_told, 1);
    buttons->addStretch();
    auto* head = new QVBoxLayout;
    head->setSpacing(0);
    head->addWidget(m_address);
    head->addWidget(m_headers);
    head->addWidget(m_links);
    QVBoxLayout* column = bareColumn(this, 8);
    column->addLayout(head);
    column->addWidget(m_text);
    column->addLayout(buttons);
}

void RequestPreview::setCall(const QUrl& baseUrl, const VideoRequest& request)
{
    m_baseUrl = baseUrl;
    m_request = request;
    if (!isVisible())
        return;
    // Long texts are updated after a pause in typing, shorter ones also while the user types.
    const bool isLong = m_shown.size() > longText;
    if (isLong || !m_refreshing.isActive())
        m_refreshing.start(isLong ? pauseMs : behindTypingMs);
}

void RequestPreview::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void RequestPreview::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_highlighter->setColours(palette());
}

void RequestPreview::refresh()
{
    m_refreshing.stop();
    if (!isVisible())
        return;
    const QUrl url = m_baseUrl.isEmpty() ? QUrl() : createUrl(m_baseUrl, m_request.kind.apiType);
    const QString address =
        url.isEmpty() ? u"…"_s + createUrl(QUrl(), m_request.kind.apiType).path() : url.toString(QUrl::RemoveUserInfo);
    m_address->setText(u"POST "_s + address);
    m_links->setText(previewLinks(m_request));
    m_links->setVisible(!m_links->text().isEmpty());
    showText(previewText(m_request));
}

// Replaces only the changed part, so that the rest keeps its layout and the scroll position stays.
void RequestPreview::showText(const QString& text)
{
    // An input method or an assistive program may edit even a read-only text.
    if (m_text->document()->characterCount() - 1 != m_shown.size())
        m_shown = m_text->toPlainText();
    if (text == m_shown)
        return;
    const qsizetype shorter = std::min(text.size(), m_shown.size());
    qsizetype before = std::mismatch(text.cbegin(), text.cbegin() + shorter, m_shown.cbegin()).first - text.cbegin();
    if (before > 0 && text.at(before - 1).isHighSurrogate())
        --before;
    const qsizetype most = shorter - before;
    qsizetype behind = std::mismatch(text.crbegin(), text.crbegin() + most, m_shown.crbegin()).first - text.crbegin();
    if (behind > 0 && text.at(text.size() - behind).isLowSurrogate())
        --behind;
    QTextCursor cursor(m_text->document());
    cursor.setPosition(static_cast<int>(before));
    cursor.setPosition(static_cast<int>(m_shown.size() - behind), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(before, text.size() - before - behind));
    m_shown = text;
}

void RequestPreview::copyJson()
{
    const auto body = wholeBody(encodeCreate(withLinkVariables(m_request)), QJsonDocument::Indented, mostCopied);
    if (body)
        QGuiApplication::clipboard()->setText(QString::fromUtf8(*body));
    tell(body ? tr("Copied") : body.error().message, body.has_value());
}

void RequestPreview::copyCurl()
{
    QGuiApplication::clipboard()->setText(curlCommand(m_baseUrl, m_request));
    tell(tr("Copied"), true);
}

void RequestPreview::tell(const QString& sentence, bool isGood)
{
    m_told->setText(sentence);
    m_told->show();
    m_telling.stop();
    if (isGood) // an error remains until the next attempt
        m_telling.start();
}

} // namespace Dailies
