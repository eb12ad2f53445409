// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/fields/listrow.h"
#include "ui/widgets/optionalspin.h"

#include <optional>

class QPlainTextEdit;

namespace Dailies {

/// A shot's number, the length of its prompt, and its seconds. The prompt is below them.
class ShotRow final : public ListRow {
    Q_OBJECT

public:
    explicit ShotRow(QWidget* parent);

    OptionalSpin* seconds() const { return m_seconds; }
    QPlainTextEdit* prompt() const { return m_prompt; }
    /// Shows the length of the prompt with its limit, if there is one.
    void showLength(std::optional<int> limit);

protected:
    void changeEvent(QEvent* event) override;

private:
    void colourLength();

    QLabel* m_length;
    OptionalSpin* m_seconds;
    QPlainTextEdit* m_prompt = nullptr;
    bool m_tooLong = false;
};

} // namespace Dailies
