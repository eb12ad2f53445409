// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/mediaeditor.h"

#include "ui/compose/mediarow.h"

#include <QFileDialog>
#include <QPushButton>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace Dailies {

MediaEditor::MediaEditor(QWidget* parent) : ListEditor(Field::Media, parent)
{
    connect(addButton(tr("Add file…"), u"addFileButton"_s), &QPushButton::clicked, this, &MediaEditor::askForFiles);
    connect(
        addButton(tr("Add address…"), u"addAddressButton"_s), &QPushButton::clicked, this, &MediaEditor::addAddress);
}

FieldValue MediaEditor::value() const
{
    return m_items.isEmpty() ? FieldValue() : FieldValue(m_items);
}

void MediaEditor::setValue(const FieldValue& value)
{
    m_items = valueOrEmpty<QList<MediaItem>>(value);
    refresh();
}

void MediaEditor::setOffer(const RequestKind& kind, const ModelProfile& profile)
{
    ListEditor::setOffer(kind, profile);
    m_kind = kind;
    for (int i = 0; i < rowCount(); ++i)
        static_cast<MediaRow*>(row(i))->setKind(kind);
}

void MediaEditor::addSources(const QList<QUrl>& sources)
{
    if (sources.isEmpty())
        return;
    for (const QUrl& source : sources)
        m_items.append({likelyMediaType(m_kind, m_items, source.fileName()), source.toString(), {}});
    itemAdded();
}

ListRow* MediaEditor::makeRow(QWidget* parent)
{
    auto* row = new MediaRow(parent);
    row->setKind(m_kind);
    connect(row, &MediaRow::itemChanged, this, [this, row] {
        m_items[row->place()] = row->item();
        // Another type can change the numbers of all that follow.
        for (int i = 0; i < rowCount(); ++i)
            nameRow(i);
        Q_EMIT changed();
    });
    return row;
}

void MediaEditor::showItem(ListRow* row, int index)
{
    auto* shown = static_cast<MediaRow*>(row);
    shown->setKind(m_kind); // the row may have been out of use while the kind changed
    shown->setItem(m_items.at(index));
    nameRow(index);
}

void MediaEditor::askForFiles()
{
    auto* dialog = new QFileDialog(this, tr("Add files"));
    dialog->setObjectName(u"addFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
    dialog->setNameFilters(
        {tr("Images, video and sound (%1)")
                .arg(
                    u"*.png *.jpg *.jpeg *.webp *.bmp *.gif *.mp4 *.mov *.m4v *.mkv *.webm *.mp3 *.wav *.m4a *.aac *.flac *.ogg"_s),
            tr("All files (*)")});
    connect(dialog, &QFileDialog::urlsSelected, this, &MediaEditor::addSources);
    dialog->open();
}

void MediaEditor::addAddress()
{
    m_items.append({likelyMediaType(m_kind, m_items), {}, {}});
    itemAdded();
    static_cast<MediaRow*>(row(rowCount() - 1))->focusAddress();
}

void MediaEditor::nameRow(int index)
{
    const QString name = mediaNames(m_items).at(index);
    row(index)->setName(name.isEmpty() ? tr("Item %1").arg(index + 1) : name);
}

} // namespace Dailies
