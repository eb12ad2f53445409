// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/mediarow.h"

#include "ui/common/look.h"
#include "ui/compose/addressedit.h"
#include "ui/compose/fieldeditor.h"

#include <QComboBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

QLabel* quietLabel(const QString& text, QWidget* buddy, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    makeQuiet(label);
    label->setBuddy(buddy);
    return label;
}

// The specification's word behind what stands in the type's line: free entry is kept as it is.
QString wordOf(const QString& text)
{
    for (const MediaType& type : mediaTypes()) {
        const QString word = QString::fromLatin1(type.word);
        if (text == mediaTypeLabel(word))
            return word;
    }
    return text;
}

std::optional<Medium> mediumOfFile(const QString& fileName)
{
    const QString suffix = QFileInfo(fileName).suffix().toLower();
    static const QStringList images = {
        u"png"_s, u"jpg"_s, u"jpeg"_s, u"webp"_s, u"bmp"_s, u"gif"_s, u"tif"_s, u"tiff"_s};
    static const QStringList videos = {u"mp4"_s, u"mov"_s, u"m4v"_s, u"mkv"_s, u"webm"_s, u"avi"_s};
    static const QStringList sounds = {u"mp3"_s, u"wav"_s, u"m4a"_s, u"aac"_s, u"flac"_s, u"ogg"_s, u"opus"_s};
    static const QStringList documents = {u"pdf"_s, u"txt"_s, u"md"_s, u"doc"_s, u"docx"_s};
    if (images.contains(suffix))
        return Medium::Image;
    if (videos.contains(suffix))
        return Medium::Video;
    if (sounds.contains(suffix))
        return Medium::Audio;
    if (documents.contains(suffix))
        return Medium::Document;
    return {};
}

} // namespace

QString likelyMediaType(const RequestKind& kind, const QList<MediaItem>& present, const QString& fileName)
{
    const QStringList& offered = mediaTypesOf(kind);
    if (offered.isEmpty())
        return {};
    static const QStringList once = {u"first_frame"_s, u"last_frame"_s, u"driving_audio"_s};
    const Medium medium = mediumOfFile(fileName).value_or(mediumOf(offered.first()));
    const auto isUsed = [&present](const QString& word) {
        return std::any_of(
            present.begin(), present.end(), [&word](const MediaItem& item) { return item.type == word; });
    };
    QString second; // fits, but is there already
    for (const QString& word : offered) {
        if (mediumOf(word) != medium)
            continue;
        if (!once.contains(word) || !isUsed(word))
            return word;
        second = word;
    }
    return second.isEmpty() ? offered.first() : second;
}

MediaRow::MediaRow(QWidget* parent)
    : ListRow(parent)
    , m_type(nullptr)
    , m_address(nullptr)
    , m_voiceLabel(nullptr)
    , m_voice(nullptr)
{
    addControls();
    connect(m_type, &QComboBox::editTextChanged, this, &MediaRow::itemChanged);
    connect(m_address, &AddressEdit::addressChanged, this, &MediaRow::itemChanged);
    connect(m_voice, &AddressEdit::addressChanged, this, &MediaRow::itemChanged);
}

void MediaRow::addControls()
{
    m_type = new QComboBox(this);
    m_type->setObjectName(u"typeCombo"_s);
    m_type->setAccessibleName(tr("Type"));
    m_type->setEditable(true);
    m_type->setInsertPolicy(QComboBox::NoInsert);
    m_type->setCompleter(nullptr);
    m_type->lineEdit()->setAccessibleName(tr("Type"));
    m_type->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_type->setMinimumContentsLength(9);
    ignoreWheelWithoutFocus(m_type);
    // Controls are made in the order of the keyboard.
    header()->addStretch(1);
    header()->addWidget(quietLabel(tr("Type"), m_type, this));
    header()->addWidget(m_type, 4);
    addMoveButtons();

    m_address = new AddressEdit(this);
    m_address->setObjectName(u"addressEdit"_s);
    m_address->setAccessibleName(tr("Address"));
    m_voice = new AddressEdit(this);
    m_voice->setObjectName(u"referenceVoiceEdit"_s);
    m_voice->setAccessibleName(tr("Reference voice"));
    m_voice->setPlaceholderText(tr("Not set"));
    m_voiceLabel = quietLabel(tr("Reference voice"), m_voice, this);

    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 4, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->addWidget(quietLabel(tr("Address"), m_address, this), 0, 0);
    grid->addWidget(m_address, 0, 1);
    grid->addWidget(m_voiceLabel, 1, 0);
    grid->addWidget(m_voice, 1, 1);
    grid->setColumnStretch(1, 1);
    static_cast<QVBoxLayout*>(layout())->addLayout(grid);
    addPart(u"type"_s, m_type);
    addPart(u"source"_s, m_address);
    addPart(u"referenceVoice"_s, m_voice);
}

void MediaRow::setKind(const RequestKind& kind)
{
    m_kind = kind;
    const bool voice = offersReferenceVoice(kind);
    m_voice->setVisible(voice);
    m_voiceLabel->setVisible(voice);
    fillTypes(item().type);
}

void MediaRow::setItem(const MediaItem& item)
{
    if (item == this->item())
        return;
    fillTypes(item.type);
    m_address->setAddress(item.source);
    m_voice->setAddress(item.referenceVoice);
}

MediaItem MediaRow::item() const
{
    return {wordOf(m_type->currentText().trimmed()), m_address->address(), m_voice->address()};
}

void MediaRow::focusAddress()
{
    m_address->setFocus(Qt::OtherFocusReason);
}

void MediaRow::fillTypes(const QString& current)
{
    const QSignalBlocker blocker(m_type);
    m_type->clear();
    for (const QString& word : mediaTypesOf(m_kind))
        m_type->addItem(mediaTypeLabel(word), word);
    m_type->setCurrentIndex(m_type->findData(current));
    m_type->setEditText(mediaTypeLabel(current));
    m_type->lineEdit()->setCursorPosition(0);
}

} // namespace Dailies
