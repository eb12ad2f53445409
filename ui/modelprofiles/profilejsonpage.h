// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/modelprofiles/profilepage.h"

#include <optional>

class QLabel;

namespace Dailies {

class JsonEdit;

// A whole profile as JSON: whatever is too rare for a control of its own.
class ProfileJsonPage final : public ProfilePage {
    Q_OBJECT

public:
    explicit ProfileJsonPage(QWidget* parent = nullptr);

    void showProfile(const ModelProfile& profile) override;
    // Nothing happens while the text is no profile.
    void apply(ModelProfile& profile) const override;
    QString problem() override;

    // Text that is no profile yet, as a person left it.
    void showText(const QString& text);
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool isProfile() const { return m_profile.has_value(); }

private:
    void read();

    JsonEdit* m_edit;
    QString m_read; // the text that was read last
    QString m_problem;
    std::optional<ModelProfile> m_profile; // what the text says
};

} // namespace Dailies
