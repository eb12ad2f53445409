// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/limit.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace Dailies {

class Engine;

/// Tells once when 80 % of a limit is used, and once when all of it is.
class LimitWatch final : public QObject {
    Q_OBJECT

public:
    /// `engine` must outlive this object.
    LimitWatch(Engine& engine, QObject* parent);

    /// Call after takes have changed that cost something.
    void follow();
    /// Takes the present use of all limits for known, for example after the user has changed them.
    void settle();

Q_SIGNALS:
    void passed(const Dailies::LimitUse& use);

private:
    enum class Level { Below, Near, Full };
    static Level levelOf(const LimitUse& use);
    void look();

    Engine& m_engine;
    QHash<qint64, Level> m_levels; ///< by the ID of the limit
    QTimer m_later; ///< many changes at once are read together
};

} // namespace Dailies
