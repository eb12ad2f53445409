// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/modelprofiles/profilepage.h"

#include <QHash>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace Dailies {

// What a profile is for: its name, the model codes that it fits, family and request kinds; and where it is known from.
class ProfileModelPage final : public ProfilePage {
    Q_OBJECT

public:
    explicit ProfileModelPage(QWidget* parent = nullptr);

    // The profile's own stored name, those that others have, and whether it can have another.
    void setNames(const QString& own, const QStringList& others, bool isRenamable);
    void focusName();

    void showProfile(const ModelProfile& profile) override;
    void apply(ModelProfile& profile) const override;
    QString problem() override;

private:
    QWidget* addKinds();
    void showKinds();
    [[nodiscard]] QStringList patterns() const;

    QString m_ownName;
    QStringList m_otherNames;
    QLineEdit* m_name;
    QComboBox* m_family;
    QHash<ApiType, QCheckBox*> m_kinds;
    QPlainTextEdit* m_patterns;
    QLabel* m_source;
};

} // namespace Dailies
