// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

// The fuzz targets. Each takes input that may come from outside and ends the program if a rule is broken. The fuzzer
// and the test of the seeds both count that as a finding.
namespace Dailies::Fuzz {

void reply(const QByteArray& input);
void import(const QByteArray& input);
void headers(const QByteArray& input);
void address(const QByteArray& input);
void sniff(const QByteArray& input);
void stored(const QByteArray& input);
void rows(const QByteArray& input);
void profiles(const QByteArray& input);
void accounts(const QByteArray& input);
void journal(const QByteArray& input);

/// Prints the broken rule and ends the program.
void require(bool holds, const char* rule);
/// The rules for text on screen: not empty, no control characters, direction marks closed within their line.
void requireShowable(const QString& text);
/// A file with these bytes, always the same one; deleted when the program ends.
QString fileWith(const QByteArray& bytes);
QByteArray bytesOf(const QString& file);

} // namespace Dailies::Fuzz
