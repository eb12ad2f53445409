// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace Dailies {

/// The resources that a program used from start to end.
struct Cost {
    bool isDone = false; ///< it exited with success
    double wallMs = 0;
    double cpuMs = 0;
    double peakMiB = 0; ///< peak memory; measured by the program itself if it reports it
    QJsonObject told; ///< the JSON object in the last line of its output, if any
};

/// Runs a program and waits for it.
Cost costOf(const QString& program, const QStringList& arguments);
/// Runs this same program with other arguments.
Cost costOfSelf(const QStringList& arguments);

/// Of this process, so far.
double cpuMsSoFar();
double residentMiB();
double peakResidentMiB();

/// The wall-clock time that the work takes.
double msOf(const auto& work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e6;
}

double median(QList<double> values);
/// Prints one JSON object on one line.
void print(const QJsonObject& object);

} // namespace Dailies
