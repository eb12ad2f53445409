// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace Dailies {

/// A table with named columns, as spreadsheet programs and services save it.
struct CsvTable {
    QHash<QString, int> columns; ///< number by the name in small letters, without spaces and underscores
    QList<QStringList> rows;
    QList<int> lines; ///< the line of the file where each row begins; the first is 1

    bool has(const QString& column) const { return columns.contains(column); }
    /// The trimmed text of a cell; empty if the row or the table lacks it.
    QString cell(int row, const QString& column) const;
};

/// Reads a file in UTF-8 with commas, semicolons or tabs, whichever the first line has most of.
Result<CsvTable> readCsvTable(const QByteArray& data);
/// Reads a file of at most 16 MB.
Result<CsvTable> readCsvFile(const QString& file);
/// A cell of a CSV file. Text that a spreadsheet program would run as a formula is made harmless.
QString csvCell(const QString& text);

} // namespace Dailies
