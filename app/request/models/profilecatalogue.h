// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/models/modelprofile.h"
#include "app/request/requestfields.h"
#include "app/request/videorequest.h"

#include <QCoreApplication>

#include <optional>

namespace Dailies {

/// All model profiles: the shipped ones (resources/profiles) and those in the user's own file. Own profiles replace
/// shipped ones with the same ID. Additional ones come first.
class ProfileCatalogue final {
    Q_DECLARE_TR_FUNCTIONS(ProfileCatalogue)
public:
    /// Contains the shipped profiles only.
    ProfileCatalogue();

    /// Reads the user's own file; a missing file counts as empty. Storage or BadInput (with line and column) if it
    /// cannot be read. Then only the shipped profiles apply, and the file is not written.
    Result<void> load(const QString& ownFile);

    /// In the order in which codes are matched.
    const QList<ModelProfile>& profiles() const { return m_profiles; }
    /// The first profile with a pattern that matches the code.
    std::optional<ModelProfile> match(const QString& code) const;
    /// The model that the code's name suggests; nullopt if no pattern matches, so the user must be asked.
    std::optional<EnabledModel> guess(const QString& code) const;
    /// The profile of a model. If none of its family and generation matches its code, one with its apiTypes only.
    ModelProfile profileFor(const EnabledModel& model) const;
    /// The value of a text field that the service uses if the request leaves it out; empty if that is not known.
    QString defaultOf(const VideoRequest& request, Field field) const;

    bool isOwn(const QString& id) const; ///< changed or added by the user
    bool isShipped(const QString& id) const; ///< restore() can return to a shipped profile
    /// Adds a profile, or replaces the one with the same ID. BadInput without an ID; Storage if it cannot be saved.
    Result<void> put(const ModelProfile& profile);
    /// Removes the user's own profile, so that a shipped one with this ID applies again.
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
