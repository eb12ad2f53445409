// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace Dailies {

/// What a program took from its start to its end.
struct Cost {
    bool isDone = false; ///< it ended well
    double wallMs = 0;
    double cpuMs = 0;
    double peakMiB = 0; ///< the most memory that it had; from the program itself where it tells
    QJsonObject told; ///< the JSON object in the last line that it printed, if any
};

/// Runs a program and waits for it.
Cost costOf(const QString& program, const QStringList& arguments);
/// Runs this very program with other arguments.
Cost costOfSelf(const QStringList& arguments);

/// Of this process, until now.
double cpuMsSoFar();
double residentMiB();
double peakResidentMiB();

double median(QList<double> values);
/// Prints one JSON object in one line.
void print(const QJsonObject& object);

} // namespace Dailies
