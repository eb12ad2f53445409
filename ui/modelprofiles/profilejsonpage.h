// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/modelprofiles/profilepage.h"

#include <optional>

class QLabel;

namespace Dailies {

class JsonEdit;

/// A whole profile as JSON, for everything that has no control of its own.
class ProfileJsonPage final : public ProfilePage {
    Q_OBJECT

public:
    explicit ProfileJsonPage(QWidget* parent = nullptr);

    void showProfile(const ModelProfile& profile) override;
    /// Does nothing while the text is not a valid profile.
    void apply(ModelProfile& profile) const override;
    QString problem() override;

    /// Shows text that is not a valid profile yet, as the user left it.
    void showText(const QString& text);
    QString text() const;
    bool isProfile() const { return m_profile.has_value(); }

private:
    void read();

    JsonEdit* m_edit;
    QString m_read; ///< the text that was parsed last
    QString m_problem;
    std::optional<ModelProfile> m_profile; ///< the parsed text
};

} // namespace Dailies
