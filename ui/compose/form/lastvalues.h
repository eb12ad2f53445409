// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/models/modelprofile.h"
#include "app/request/videorequest.h"

#include <QHash>
#include <QString>

class QSettings;

namespace Dailies {

/// Remembers the parameters of the last request of each model and kind. New requests begin with them, visibly. They
/// are written later: writing settings waits for the disk, and a submit must not.
class LastValues final {
public:
    /// `settings` must outlive this object.
    explicit LastValues(QSettings& settings) : m_settings(settings) {}
    ~LastValues() { write(); }
    Q_DISABLE_COPY_MOVE(LastValues)

    void keep(const VideoRequest& request);
    void write(); ///< what was kept
    /// A new request: without content, with the remembered parameters or, the first time, the duration that the
    /// service would use.
    VideoRequest fresh(const RequestKind& kind, const QString& model, const ModelProfile& profile) const;

private:
    QSettings& m_settings;
    QHash<QString, QString> m_kept; ///< what is not written yet, by its key in the settings
};

} // namespace Dailies
