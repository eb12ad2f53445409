// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/models/modelprofile.h"

#include <QCoreApplication>

#include <optional>

namespace Dailies {

/// All model profiles: the shipped ones (resources/profiles), and a person's own file beside them, whose entries take
/// the place of shipped ones with the same id or come in front of them.
class ProfileCatalogue final {
    Q_DECLARE_TR_FUNCTIONS(ProfileCatalogue)
public:
    /// The shipped profiles alone.
    ProfileCatalogue();

    /// Reads the person's own file; a missing one is empty. Storage or BadInput (with line and column) when it cannot be
    /// read: the shipped profiles stand then, and nothing is overwritten.
    Result<void> load(const QString& ownFile);

    /// In the order in which codes are matched.
    const QList<ModelProfile>& profiles() const { return m_profiles; }
    /// The first profile with a pattern that the code contains.
    std::optional<ModelProfile> match(const QString& code) const;
    /// Where a code belongs by its name; nothing when no pattern fits: the person is asked then.
    std::optional<EnabledModel> guess(const QString& code) const;
    /// What is known of a model. Where no profile of the model's own family and generation fits, one that knows nothing
    /// but offers the model's kinds.
    ModelProfile profileFor(const EnabledModel& model) const;

    bool isOwn(const QString& id) const; ///< changed or added by the person
    bool isShipped(const QString& id) const; ///< there is a default to go back to
    /// Adds, or replaces the one with the same id, and saves the own file.
    Result<void> put(const ModelProfile& profile);
    /// Takes the person's own entry away: the shipped one stands again, if there is one.
    Result<void> restore(const QString& id);

private:
    Result<void> replaceOwn(const QList<ModelProfile>& own);
    void merge();

    QString m_file;
    bool m_usable = false; ///< the own file was read, so writing it loses nothing
    QList<ModelProfile> m_shipped;
    QList<ModelProfile> m_own;
    QList<ModelProfile> m_profiles;
};

} // namespace Dailies
