// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/models/modelprofile.h"
#include "app/request/videorequest.h"

class QSettings;

namespace Dailies {

/// Remembers the parameters of the last request of each model and kind. New requests begin with them, visibly.
class LastValues final {
public:
    /// `settings` must outlive this object.
    explicit LastValues(QSettings& settings) : m_settings(settings) {}

    void keep(const VideoRequest& request);
    /// A new request: without content, with the remembered parameters or, the first time, the duration that the
    /// service would use.
    VideoRequest fresh(const RequestKind& kind, const QString& model, const ModelProfile& profile) const;

private:
    QSettings& m_settings;
};

} // namespace Dailies
