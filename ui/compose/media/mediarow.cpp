// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediarow.h"

#include "app/request/kindfields.h"
#include "app/request/medialistmodel.h"
#include "ui/compose/fields/fieldeditor.h"
#include "ui/compose/media/mediathumb.h"
#include "ui/compose/media/mediatypes.h"
#include "ui/compose/media/mediawords.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/addressedit.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/tooltips.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int typeWidth = 140; // fits "Reference image" and the voice's label

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

bool isNumbered(MediaKind medium)
{
    return medium == MediaKind::Image || medium == MediaKind::Video || medium == MediaKind::Audio;
}

} // namespace

MediaRow::MediaRow(bool plain, QWidget* parent)
    : ListRow(parent)
    , m_plain(plain)
    , m_thumb(new MediaThumb(this))
    , m_chip(new QPushButton(this))
    , m_source(new ElidedLabel(this))
    , m_facts(new ElidedLabel(this))
{
    addHeader();
    addControls();
    connectControls();
    showChip();
}

void MediaRow::addHeader()
{
    m_thumb->setObjectName(u"rowHandle"_s);
    makeChip(m_chip);
    m_chip->setCheckable(false); // it is a plain button
    m_chip->setObjectName(u"mentionButton"_s);
    m_chip->setAutoDefault(false);
    m_source->setObjectName(u"sourceLabel"_s);
    m_source->setElideMode(Qt::ElideMiddle);
    m_facts->setObjectName(u"factsLabel"_s);
    makeQuiet(m_source);
    makeQuiet(m_facts);

    auto* column = static_cast<QVBoxLayout*>(layout());
    column->setContentsMargins(8, 8, 8, 8);
    column->removeItem(header());
    header()->setParent(nullptr);
    header()->addWidget(m_chip);
    header()->addStretch(1);
    addMoveButtons();
    auto* menu = addButton(u"more-vertical"_s, tr("More"), u"rowMenuButton"_s);
    connect(menu, &QToolButton::clicked, this,
        [this, menu] { Q_EMIT menuRequested(menu->mapToGlobal(menu->rect().bottomLeft())); });
    header()->setSpacing(0);

    auto* facts = new QHBoxLayout;
    facts->setSpacing(8);
    facts->addWidget(m_source);
    facts->addWidget(m_facts);
    facts->addStretch(1);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addLayout(header());
    words->addLayout(facts);
    words->addStretch(1);
    auto* top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_thumb, 0, Qt::AlignTop);
    top->addLayout(words, 1);
    column->addLayout(top);
}

void MediaRow::addControls()
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    auto* first = new QHBoxLayout;
    first->setSpacing(4);
    column->addLayout(first);
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
        m_type->setFixedWidth(typeWidth);
        ignoreWheelWithoutFocus(m_type);
        label->setBuddy(m_type);
        first->addWidget(m_type);
        addPart(u"type"_s, m_type);
    }
    m_address = new AddressEdit(this);
    m_address->setObjectName(u"addressEdit"_s);
    m_address->setAccessibleName(tr("Address"));
    m_address->setAcceptDrops(false); // the list accepts the drop
    first->addWidget(m_address, 1);
    addPart(m_plain ? u"address"_s : u"source"_s, m_address);
    if (m_plain)
        return;
    m_voice = new AddressEdit(this);
    m_voice->setObjectName(u"referenceVoiceEdit"_s);
    m_voice->setAccessibleName(tr("Reference voice"));
    m_voice->setPlaceholderText(tr("Not set"));
    m_voice->setAcceptDrops(false);
    m_voiceLabel = new QLabel(tr("Reference voice"), this);
    makeQuiet(m_voiceLabel);
    m_voiceLabel->setBuddy(m_voice);
    m_voiceLabel->setFixedWidth(typeWidth);
    auto* second = new QHBoxLayout;
    second->setSpacing(4);
    second->addWidget(m_voiceLabel);
    second->addWidget(m_voice, 1);
    column->addLayout(second);
    addPart(u"referenceVoice"_s, m_voice);
}

void MediaRow::connectControls()
{
    connect(m_thumb, &MediaThumb::dragStarted, this, &MediaRow::dragStarted);
    connect(m_thumb, &MediaThumb::menuRequested, this, &MediaRow::menuRequested);
    connect(m_thumb, &MediaThumb::removePressed, this, [this] { Q_EMIT removeRequested(place()); });
    connect(m_thumb, &MediaThumb::stepPressed, this, [this](int by) { Q_EMIT stepRequested(place(), by); });
    connect(m_chip, &QPushButton::clicked, this, [this] { Q_EMIT mentionRequested(name()); });
    const auto follow = [this](AddressEdit* edit, int role) {
        connect(edit, &AddressEdit::addressChanged, this, [this, edit, role] { takeAddress(edit, role); });
        connect(edit, &AddressEdit::left, this, &MediaRow::endTyping);
        edit->installEventFilter(this);
    };
    follow(m_address, MediaListModel::SourceRole);
    if (m_plain)
        return;
    follow(m_voice, MediaListModel::ReferenceVoiceRole);
    connect(m_type, &QComboBox::editTextChanged, this, &MediaRow::takeType);
    m_type->installEventFilter(this); // it has the focus, not its line edit
}

void MediaRow::setName(const QString& name)
{
    ListRow::setName(name);
    m_thumb->setAccessibleName(name);
    m_chip->setText(name);
    m_chip->setAccessibleName(tr("Insert %1 into the prompt").arg(name));
    m_chip->setToolTip(plainToolTip(m_chip->accessibleName()));
}

void MediaRow::setKind(const RequestKind& kind)
{
    if (m_plain || (m_kind == kind && m_type->count() > 0))
        return;
    m_kind = kind;
    fillTypes(m_item.type);
    showVoice();
}

void MediaRow::setItem(const MediaItem& item)
{
    const MediaItem before = m_item;
    m_item = item;
    if (before.source != item.source) {
        m_address->setAddress(item.source);
        m_source->setText(sourceWords(item.source, locale()));
        setFacts(nullptr, {});
        setLookup({}, false);
    }
    if (m_plain) {
        m_thumb->setMedium(MediaKind::Image);
        return;
    }
    m_voice->setAddress(item.referenceVoice);
    const bool isOther = wordOf(m_type->currentText().trimmed()) != item.type;
    // Do not refill the list while the user is choosing.
    if (isOther || (mediumOf(before.type) != mediumOf(item.type) && !m_type->hasFocus()))
        fillTypes(item.type);
    m_thumb->setMedium(mediumOf(item.type));
    showChip();
    showVoice();
}

void MediaRow::setFacts(const InputFacts* facts, const QImage& picture)
{
    m_thumb->setPicture(picture);
    const bool trouble = facts != nullptr && facts->trouble != InputTrouble::None;
    m_facts->setText(facts != nullptr ? factsWords(*facts, locale()) : QString());
    m_facts->setTone(trouble ? std::optional(Tone::Bad) : std::nullopt);
    if (m_thumb->accessibleDescription() != m_facts->text())
        m_thumb->setAccessibleDescription(m_facts->text());
}

void MediaRow::setLookup(const QString& words, bool isTrouble)
{
    if (isLocalFile(m_item.source))
        return;
    m_facts->setText(words);
    m_facts->setTone(isTrouble ? std::optional(Tone::Warning) : std::nullopt);
    m_thumb->setAccessibleDescription(words);
}

void MediaRow::focusAddress()
{
    m_address->setFocus(Qt::OtherFocusReason);
}

void MediaRow::focusHandle()
{
    m_thumb->setFocus(Qt::OtherFocusReason);
}

void MediaRow::endTyping()
{
    m_typing = false;
    m_address->forgetTyping();
    if (!m_plain) {
        m_voice->forgetTyping();
        Dailies::forgetTyping(m_type->lineEdit());
        if (m_type->itemData(0) != offeredMediaTypes(m_kind, mediumOf(m_item.type)).value(0))
            fillTypes(m_item.type);
    }
    Q_EMIT typingEnded();
}

void MediaRow::takeType()
{
    const QString word = wordOf(m_type->currentText().trimmed());
    // Choosing from the list leaves nothing to undo in the line edit; typing does.
    const bool typed = m_type->lineEdit()->isUndoAvailable() || m_type->lineEdit()->isRedoAvailable();
    m_guessed = false;
    Q_EMIT edited(MediaListModel::TypeRole, word, typed);
}

void MediaRow::takeAddress(AddressEdit* edit, int role)
{
    m_typing |= edit->isUndoAvailable() || edit->isRedoAvailable();
    Q_EMIT edited(role, edit->address(), m_typing);
}

void MediaRow::fillTypes(const QString& current)
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

void MediaRow::showChip()
{
    const bool mentions = !m_plain && isNumbered(mediumOf(m_item.type));
    m_chip->setVisible(mentions);
    nameLabel()->setVisible(!mentions);
}

void MediaRow::showVoice()
{
    // The specification allows a voice with a reference image or video. An unlisted type may be either.
    const MediaKind medium = mediumOf(m_item.type);
    const bool canSpeak = medium == MediaKind::Image || medium == MediaKind::Video || medium == MediaKind::Other;
    const bool wanted = offersReferenceVoice(m_kind) && (canSpeak || !m_item.referenceVoice.isEmpty());
    m_voice->setVisible(wanted);
    m_voiceLabel->setVisible(wanted);
}

QLineEdit* MediaRow::lineOf(QObject* control) const
{
    return control == m_type ? m_type->lineEdit() : qobject_cast<QLineEdit*>(control);
}

bool MediaRow::eventFilter(QObject* watched, QEvent* event)
{
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
    return ListRow::eventFilter(watched, event);
}

} // namespace Dailies
