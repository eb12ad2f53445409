// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"
#include "app/request/requestkind.h"
#include "ui/compose/listrow.h"

class QComboBox;

namespace Dailies {

class AddressEdit;

// One material of a request: its type, where it is, and its voice where the kind has one.
class MediaRow final : public ListRow {
    Q_OBJECT

public:
    explicit MediaRow(QWidget* parent);

    void setKind(const RequestKind& kind);
    // Does not emit itemChanged().
    void setItem(const MediaItem& item);
    [[nodiscard]] MediaItem item() const;
    void focusAddress();

Q_SIGNALS:
    void itemChanged();

private:
    void addControls();
    void fillTypes(const QString& current);

    RequestKind m_kind;
    QComboBox* m_type;
    AddressEdit* m_address;
    QLabel* m_voiceLabel;
    AddressEdit* m_voice;
};

// The likeliest type of the next material of a kind: of the medium that the file's name tells, and where a type is
// meant to be used once, one that is still free.
[[nodiscard]] QString likelyMediaType(
    const RequestKind& kind, const QList<MediaItem>& present, const QString& fileName = {});

} // namespace Dailies
