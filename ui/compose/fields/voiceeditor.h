// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/listeditor.h"

#include <optional>

class QStringListModel;

namespace Dailies {

class FieldUndo;

/// Edits the voice identifiers of a request and offers those used recently.
class VoiceEditor final : public ListEditor {
    Q_OBJECT

public:
    explicit VoiceEditor(QWidget* parent);

    FieldValue value() const override;
    void setValue(const FieldValue& value) override;
    void setOffer(const RequestKind& kind, const ModelProfile& profile) override;
    /// Sets the recently used identifiers, latest first.
    void setRecent(const QStringList& voices);

protected:
    int itemCount() const override { return static_cast<int>(m_voices.size()); }
    ListRow* makeRow(QWidget* parent) override;
    void showItem(ListRow* row, int index) override;
    void moveItem(int from, int to) override { m_voices.move(from, to); }
    void removeItem(int index) override { m_voices.removeAt(index); }

private:
    void show(const FieldValue& value);
    void showCount();

    QStringList m_voices;
    QStringListModel* m_recent;
    FieldUndo* m_undo;
    std::optional<int> m_limit;
};

} // namespace Dailies
