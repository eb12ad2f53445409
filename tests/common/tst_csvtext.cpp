// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/csvtext.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestCsvText final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsRows_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("rows"); // "line:a|b" separated by spaces; "refused" if it is not read
        const auto row = [](const char* name, const QByteArray& text, const QString& rows) {
            QTest::newRow(name) << text << rows;
        };
        row("commas", "a,b\n1,2\n3,4\n", u"2:1|2 3:3|4"_s);
        row("semicolons", "a;b\n1;2,5\n", u"2:1|2,5"_s);
        row("tabs", "a\tb\n1\t2\n", u"2:1|2"_s);
        row("Windows line ends and a byte order mark",
            "\xEF\xBB\xBF"
            "a,b\r\n1,2\r\n",
            u"2:1|2"_s);
        row("without a line end", "a,b\n1,2", u"2:1|2"_s);
        row("quoted", "a,b\n\"1,\"\"x\"\"\",2\n", u"2:1,\"x\"|2"_s);
        row("a quoted line end", "a,b\n\"1\n1\",2\n3,4\n", u"2:1\n1|2 4:3|4"_s);
        row("empty lines", "a,b\n\n1,2\n,\n", u"3:1|2"_s);
        row("the separator told", "sep=;\na;b\n1;2\n", u"3:1|2"_s);
        row("a title", "Invoice 17\n\na,b\n1,2\n", u"4:1|2"_s);
        row("old Mac line ends", "a,b\r1,2\r", u"2:1|2"_s);
        row("UTF-16",
            QByteArray("\xFF\xFE"
                       "a\0\t\0b\0\n\0"
                       "1\0\t\0"
                       "2\0\n\0",
                18),
            u"2:1|2"_s);
        row("missing fields", "a,b\n1\n", u"2:1|"_s);
        row("names in other writing", "A , B_\n1,2\n", u"2:1|2"_s);
        row("nothing but names", "a,b\n", u"refused"_s);
        row("empty", "", u"refused"_s);
        row("not closed", "a,b\n\"1,2\n", u"refused"_s);
        row("too many fields", "a,b\n1,2,3\n", u"refused"_s);
        row("a name twice", "a,b,b\n1,2,3\n", u"refused"_s);
        row("a name twice in other writing", "a,b_c,B C\n1,2,3\n", u"refused"_s);
        row("columns without a name", "a,,b,\n1,2,3,4\n", u"2:1|3"_s);
    }
    void readsRows()
    {
        QFETCH(QByteArray, text);
        const Result<QList<CsvRow>> rows = readCsv(text);
        QStringList found;
        for (const CsvRow& row : rows.value_or(QList<CsvRow>()))
            found.append(u"%1:%2|%3"_s.arg(row.line).arg(row.field({u"a"_s}), row.field({u"b"_s})));
        QTEST(rows ? found.join(u' ') : u"refused"_s, "rows");
        if (!rows)
            QCOMPARE(rows.error().kind, ErrorKind::BadInput);
    }

    void readsWhatItWrites_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"plain", "a,b", "a;b", "a\"b", "it's", "63.5", "a b"})
            QTest::addRow("%s", text) << QString::fromUtf8(text);
    }
    void readsWhatItWrites()
    {
        QFETCH(QString, text);
        const QByteArray csv = csvLine({u"a"_s, u"b"_s}) + csvLine({csvField(text), csvField(text)});
        const Result<QList<CsvRow>> rows = readCsv(csv);
        QVERIFY(rows && rows->size() == 1);
        QCOMPARE(rows->constFirst().field({u"b"_s}), text);
    }

    void formulasAreText()
    {
        for (const QString& formula : {u"=1+1"_s, u"+1"_s, u"-1"_s, u"@x"_s, u"＝1"_s})
            QCOMPARE(csvField(formula), u"\"'%1\""_s.arg(formula));
    }
};

QTEST_APPLESS_MAIN(TestCsvText)
#include "tst_csvtext.moc"
