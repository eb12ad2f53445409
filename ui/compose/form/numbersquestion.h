// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compose/form/formquestion.h"

namespace Dailies {

class MediaEditor;

/// Asks whether the prompt's numbers follow the media that have moved. Nothing is generated until it is answered,
/// because wrong numbers make a wrong clip.
class NumbersQuestion final : public FormQuestion {
    Q_OBJECT

public:
    /// Asks over the findings of `form`, for the list whose items the prompt mentions.
    NumbersQuestion(QWidget* form, MediaEditor* media);

    /// Shows the question while it is open and the list is shown.
    void follow();
    /// Says that the answer is needed now, and focuses it.
    void insist();

private:
    void askAs(MessageBar::Kind kind, const QString& question);

    MediaEditor* m_media;
};

} // namespace Dailies
