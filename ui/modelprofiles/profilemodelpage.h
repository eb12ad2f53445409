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

/// General data of a profile: its name, model code patterns, family and request kinds, and the source of its
/// data.
class ProfileModelPage final : public ProfilePage {
    Q_OBJECT

public:
    explicit ProfileModelPage(QWidget* parent = nullptr);

    /// The stored name of this profile, the names of the others, and whether it can be renamed.
    void setNames(const QString& own, const QStringList& others, bool isRenamable);
    void focusName();

    void showProfile(const ModelProfile& profile) override;
    void apply(ModelProfile& profile) const override;
    QString problem() override;

private:
    QWidget* addKinds();
    void showKinds();
    QStringList patterns() const;

    QString m_ownName;
    QStringList m_otherNames;
    QLineEdit* m_name;
    QComboBox* m_family;
    QHash<ApiType, QCheckBox*> m_kinds;
    QPlainTextEdit* m_patterns;
    QLabel* m_source;
};

} // namespace Dailies
