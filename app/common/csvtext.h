// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace Dailies {

/// A text as a CSV field. Spreadsheet programs run a field that begins with certain characters as a formula, even if it
/// is quoted; such a field gets an apostrophe.
QString csvField(const QString& text);
/// Fields that are ready, as one line.
QByteArray csvLine(const QStringList& fields);

/// A row of a CSV file: its line in the file, counted from 1, and its fields by the names in the file's first line,
/// also those that the row leaves out.
/// Names are in lower case without spaces, hyphens and underscores.
struct CsvRow {
    int line = 0;
    QMap<QString, QString> fields;

    /// The first of these fields that is not empty.
    QString field(const QStringList& names) const;
};

/// Reads a CSV file with a line of names, in UTF-8 or UTF-16. Fields are separated by commas, semicolons or tabs, as the
/// first line with several fields has it. Titles above the names are left out. Returns BadInput with the line for a
/// quotation mark that is not closed or a row with too many fields, and for two columns of the same name.
Result<QList<CsvRow>> readCsv(const QByteArray& text);

} // namespace Dailies
