// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/medialine.h"

#include "app/request/kindfields.h"
#include "app/request/medialistmodel.h"
#include "ui/compose/fields/fieldeditor.h"
#include "ui/compose/media/mediadrop.h"
#include "ui/compose/media/mediatypes.h"
#include "ui/style/look.h"
#include "ui/widgets/addressedit.h"
#include "ui/widgets/clearbutton.h"
#include "ui/widgets/formparts.h"

#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QSignalBlocker>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

// The specification's word for the text of the type field. Other text is kept.
QString wordOf(const QString& text)
{
    for (const MediaType& type : mediaTypes()) {
        const QString word = QString::fromLatin1(type.word);
        if (text == mediaTypeLabel(word))
            return word;
    }
    return text;
}

/// The voice in dropped or pasted data: a link, or a file that is not known as something else.
QString voiceIn(const QMimeData& mime)
{
    const QStringList sources = mime.hasUrls() ? mediaIn(mime).sources : QStringList();
    const QString first = sources.value(0);
    const auto medium = mediumOfName(QUrl(first).fileName());
    return medium.value_or(MediaKind::Audio) == MediaKind::Audio ? first : QString();
}

} // namespace

MediaLine::MediaLine(bool plain, QWidget* parent) : QWidget(parent), m_plain(plain), m_name(new QLabel(this))
{
    QVBoxLayout* column = bareColumn(this, 4);
    addHeader(column);
    addFields(column);
    connectFields();
    hide();
}

void MediaLine::addHeader(QVBoxLayout* column)
{
    m_name->setObjectName(u"mediaLineName"_s);
    m_name->setTextFormat(Qt::PlainText);
    m_name->setFont(semiboldFont(m_name->font()));
    auto* header = new QHBoxLayout;
    header->setSpacing(4);
    header->addWidget(m_name, m_plain ? 1 : 0);
    if (!m_plain) {
        // The label would repeat the control's text, so only assistive programs get it.
        auto* label = new QLabel(tr("Type"), this);
        label->hide();
        m_type = new QComboBox(this);
        m_type->setObjectName(u"typeCombo"_s);
        m_type->setAccessibleName(tr("Type"));
        m_type->setEditable(true);
        m_type->setInsertPolicy(QComboBox::NoInsert);
        m_type->setCompleter(nullptr);
        m_type->lineEdit()->setAccessibleName(tr("Type"));
        m_type->lineEdit()->setPlaceholderText(tr("Type"));
        m_type->lineEdit()->setAcceptDrops(false);
        m_type->setMinimumContentsLength(8); // it takes the room that there is
        m_type->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        ignoreWheelWithoutFocus(m_type);
        label->setBuddy(m_type);
        header->addWidget(m_type, 1);
    }
    auto* remove = smallButton(u"trash-2"_s, tr("Remove"), u"removeButton"_s, this);
    auto* done = smallButton(u"check"_s, tr("Done"), u"doneButton"_s, this);
    connect(remove, &QToolButton::clicked, this, &MediaLine::removeClicked);
    connect(done, &QToolButton::clicked, this, &MediaLine::closed);
    header->addWidget(remove);
    header->addWidget(done);
    column->addLayout(header);
}

AddressEdit* MediaLine::addEdit(QVBoxLayout* column, const QString& label, const QString& name, QLabel** shownLabel)
{
    auto* edit = new AddressEdit(this);
    edit->setObjectName(name);
    edit->setAccessibleName(label);
    edit->setAcceptDrops(false); // the list accepts the drop
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    if (shownLabel != nullptr) {
        *shownLabel = new QLabel(label, this);
        makeQuiet(*shownLabel);
        (*shownLabel)->setBuddy(edit);
        line->addWidget(*shownLabel);
    }
    line->addWidget(edit, 1);
    column->addLayout(line);
    return edit;
}

void MediaLine::addFields(QVBoxLayout* column)
{
    m_link = addEdit(column, tr("Link"), u"addressEdit"_s, nullptr);
    if (m_plain)
        return;
    addVoice(column);
}

void MediaLine::addVoice(QVBoxLayout* column)
{
    m_voice = addEdit(column, tr("Reference voice"), u"referenceVoiceEdit"_s, &m_voiceLabel);
    m_voice->setAcceptDrops(true);
    addClearButton(m_voice);
    m_voiceFile = smallButton(u"folder-open"_s, tr("Choose a voice file…"), u"voiceFileButton"_s, this);
    static_cast<QHBoxLayout*>(column->itemAt(column->count() - 1)->layout())->addWidget(m_voiceFile);
    connect(m_voiceFile, &QToolButton::clicked, this, &MediaLine::voiceFileClicked);
}

bool MediaLine::takeVoice(const QMimeData* mime)
{
    const QString voice = mime != nullptr ? voiceIn(*mime) : QString();
    if (voice.isEmpty())
        return false;
    endTyping();
    Q_EMIT edited(MediaListModel::ReferenceVoiceRole, voice, false);
    return true;
}

/// What is no voice is left to the list.
bool MediaLine::dragVoice(QDropEvent* event)
{
    if (voiceIn(*event->mimeData()).isEmpty()) {
        event->ignore();
        return true;
    }
    // Never moves: a file manager that offers a move must not remove the original.
    event->setDropAction(event->possibleActions().testFlag(Qt::CopyAction) ? Qt::CopyAction : Qt::LinkAction);
    event->accept();
    if (event->type() == QEvent::Drop)
        takeVoice(event->mimeData());
    return true;
}

void MediaLine::connectFields()
{
    const auto follow = [this](AddressEdit* edit, int role) {
        connect(edit, &AddressEdit::addressChanged, this, [this, edit, role] { takeAddress(edit, role); });
        connect(edit, &AddressEdit::left, this, &MediaLine::endTyping);
        edit->installEventFilter(this);
    };
    follow(m_link, MediaListModel::SourceRole);
    if (m_plain)
        return;
    follow(m_voice, MediaListModel::ReferenceVoiceRole);
    connect(m_type, &QComboBox::editTextChanged, this, &MediaLine::takeType);
    m_type->installEventFilter(this); // it has the focus, not its line edit
}

void MediaLine::setKind(const RequestKind& kind)
{
    if (m_plain || (m_kind == kind && m_type->count() > 0))
        return;
    m_kind = kind;
    fillTypes(m_item.type);
    showVoice();
}

void MediaLine::setItem(const MediaItem& item, const QString& name)
{
    const MediaItem before = m_item;
    m_item = item;
    m_name->setText(name);
    setAccessibleName(name);
    m_link->setAddress(item.source);
    if (m_plain)
        return;
    m_voice->setAddress(item.referenceVoice);
    const bool isOther = wordOf(m_type->currentText().trimmed()) != item.type;
    // Do not refill the list while the user is choosing.
    if (isOther || (mediumOf(before.type) != mediumOf(item.type) && !m_type->hasFocus()))
        fillTypes(item.type);
    showVoice();
}

void MediaLine::showFindings(const QList<Finding>& findings)
{
    const auto mark = [&findings](QWidget* control, const QStringList& parts) {
        if (control == nullptr)
            return;
        QList<Finding> own = findings;
        own.removeIf([&parts](const Finding& finding) { return !parts.contains(finding.part); });
        if (const QString said = messagesOf(own); control->accessibleDescription() != said)
            control->setAccessibleDescription(said);
        markInvalid(control, hasStop(own));
    };
    mark(m_type, {u"type"_s, QString()});
    mark(m_link, m_plain ? QStringList{u"address"_s, QString()} : QStringList{u"source"_s});
    mark(m_voice, {u"referenceVoice"_s});
}

void MediaLine::focusPart(const QString& part)
{
    QWidget* wanted = m_link;
    if (part == "type"_L1 && m_type != nullptr)
        wanted = m_type;
    else if (part == "referenceVoice"_L1 && m_voice != nullptr)
        wanted = m_voice;
    wanted->setFocus(Qt::OtherFocusReason);
}

void MediaLine::endTyping()
{
    m_typing = false;
    m_link->forgetTyping();
    if (!m_plain) {
        m_voice->forgetTyping();
        Dailies::forgetTyping(m_type->lineEdit());
        if (m_type->itemData(0) != offeredMediaTypes(m_kind, mediumOf(m_item.type)).value(0))
            fillTypes(m_item.type);
    }
    Q_EMIT typingEnded();
}

void MediaLine::takeType()
{
    const QString word = wordOf(m_type->currentText().trimmed());
    // Choosing from the list leaves nothing to undo in the line edit; typing does.
    const bool typed = m_type->lineEdit()->isUndoAvailable() || m_type->lineEdit()->isRedoAvailable();
    Q_EMIT edited(MediaListModel::TypeRole, word, typed);
}

void MediaLine::takeAddress(AddressEdit* edit, int role)
{
    m_typing |= edit->isUndoAvailable() || edit->isRedoAvailable();
    Q_EMIT edited(role, edit->address(), m_typing);
}

void MediaLine::fillTypes(const QString& current)
{
    const QSignalBlocker blocker(m_type);
    const QStringList offered = offeredMediaTypes(m_kind, mediumOf(current));
    m_type->clear();
    for (const QString& word : offered)
        m_type->addItem(mediaTypeLabel(word), word);
    m_type->setCurrentIndex(m_type->findData(current));
    m_type->setEditText(mediaTypeLabel(current));
    m_type->lineEdit()->setCursorPosition(0);
}

void MediaLine::showVoice()
{
    // The specification allows a voice with a reference image or video. An unlisted type may be either.
    const MediaKind medium = mediumOf(m_item.type);
    const bool canSpeak = medium == MediaKind::Image || medium == MediaKind::Video || medium == MediaKind::Other;
    const bool wanted = offersReferenceVoice(m_kind) && (canSpeak || !m_item.referenceVoice.isEmpty());
    m_voice->setVisible(wanted);
    m_voiceFile->setVisible(wanted);
    m_voiceLabel->setVisible(wanted);
}

QLineEdit* MediaLine::lineOf(QObject* control) const
{
    return control == m_type ? m_type->lineEdit() : qobject_cast<QLineEdit*>(control);
}

bool MediaLine::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDrag =
        event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove || event->type() == QEvent::Drop;
    if (isDrag && watched == m_voice)
        return dragVoice(static_cast<QDropEvent*>(event));
    if (event->type() == QEvent::KeyPress && watched == m_voice
        && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste))
        return takeVoice(QGuiApplication::clipboard()->mimeData());
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const QLineEdit* line = lineOf(watched);
        const QMimeData* clipboard = QGuiApplication::clipboard()->mimeData();
        // If the line edit has nothing to undo, redo or paste, the key is for the list.
        const bool forList = (key->matches(QKeySequence::Undo) && !line->isUndoAvailable())
            || (key->matches(QKeySequence::Redo) && !line->isRedoAvailable())
            || (key->matches(QKeySequence::Paste) && clipboard != nullptr && clipboard->hasImage()
                && !clipboard->hasText());
        if (forList) {
            event->ignore();
            return true;
        }
    } else if (event->type() == QEvent::FocusOut && watched == m_type) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            endTyping();
    }
    return QWidget::eventFilter(watched, event);
}

void MediaLine::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const int key = event->key();
    if (isPlain && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape))
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace Dailies
