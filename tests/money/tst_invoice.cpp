// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/figure.h"
#include "app/money/invoicefile.h"
#include "app/money/pricetext.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QDate day(2026, 11, 24);

Charge charge(int number, const QString& id, int seconds, const QString& model = u"film-3"_s)
{
    return {id, day, model, {Amount::whole(seconds), {}}, {}, number};
}

} // namespace

class TestInvoice final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsLines_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QString>("charge"); // "refused" if it is not read
        const auto row = [](const char* name, const QByteArray& csv, const QString& charge) {
            QTest::newRow(name) << csv << charge;
        };
        row("all", "Task ID,Date,Model,Seconds,Amount,Currency\njob-1,2026-11-24,film-3,5.041,0.50,usd\n",
            u"job-1 2026-11-24 film-3 5.041 - 0.5 USD"_s);
        row("points", "job id;points\njob-1;3\n", u"job-1   - 3 -"_s);
        row("money with its currency", "date,cost\n2026-11-24,0.50 USD\n", u" 2026-11-24  - - 0.5 USD"_s);
        row("a time", "time,seconds\n2026-11-24T10:00:00Z,5\n", u" 2026-11-24  5 - -"_s);
        row("no figure", "task id,date\njob-1,2026-11-24\n", u"refused"_s);
        row("empty figure", "task id,seconds\njob-1,\n", u"refused"_s);
        row("wrong figure", "task id,seconds\njob-1,five\n", u"refused"_s);
        row("a credit", "task id,amount\njob-1,-0.50 USD\n", u"job-1   - - -0.5 USD"_s);
        row("a credit with a decimal comma", "task id;amount\njob-1;\u22121,50 EUR\n", u"job-1   - - -1.5 EUR"_s);
        row("a credit of a line",
            "task id,seconds,amount,currency\njob-2,5,0.70,USD\njob-1,,-0.10,USD\njob-1,5,0.50,USD\n",
            u"job-2   5 - 0.7 USD, job-1   5 - 0.4 USD"_s);
        row("a credit in another currency", "task id,amount\njob-1,0.50 USD\njob-1,-0.10 EUR\n",
            u"job-1   - - 0.5 USD, job-1   - - -0.1 EUR"_s);
        row("a credit without an ID", "seconds,amount\n5,0.50 USD\n,-0.10 USD\n", u"   5 - 0.5 USD,    - - -0.1 USD"_s);
        row("one right, one wrong", "seconds,points\n5,x\n", u"refused"_s);
        row("money without a currency", "amount\n0.50\n", u"refused"_s);
        row("empty", "", u"refused"_s);
        row("decimal comma", "task id;seconds;amount\njob-1;12,5;0,50 EUR\n", u"job-1   12.5 - 0.5 EUR"_s);
        row("with groups", "amount;currency\n1.234,56;EUR\n", u"   - - 1234.56 EUR"_s);
        row("groups of spaces", "amount\n\"1\u202f234,56 eur\"\n", u"   - - 1234.56 EUR"_s);
        row("spaces and a currency", "amount\n1 234 567.5 USD\n", u"   - - 1234567.5 USD"_s);
        row("groups of commas", "amount\n\"1,234.56 USD\"\n", u"   - - 1234.56 USD"_s);
        row("uneven groups", "amount\n\"1,23.56 USD\"\n", u"refused"_s);
        row("mixed groups", "amount\n\"1,234 567.5 USD\"\n", u"refused"_s);
        row("a comma of two meanings", "seconds\n\"1,234\"\n", u"refused"_s);
        row("told by another line", "points;id\n1.234;a\n0,5;b\n", u"a   - 1234 -, b   - 0.5 -"_s);
        row("told by another line to be groups", "points;id\n\"1,234\";a\n0.5;b\n", u"a   - 1234 -, b   - 0.5 -"_s);
        row("less than one", "points\n\"0,125\"\n", u"   - 0.125 -"_s);
        row("told both ways", "points\n1.234\n\"0,5\"\n0.5\n", u"refused"_s);
        row("signs of currencies", "id;amount\na;$0.5\nb;US$ 1.25\nc;3,5 €\nd;USD 7\ne;£-2.5\n",
            u"a   - - 0.5 USD, b   - - 1.25 USD, c   - - 3.5 EUR, d   - - 7 USD, e   - - -2.5 GBP"_s);
        row("signs before and after", "id,amount\na,$0.5\nb,US$ 1.25\nc,€3.5\nd,USD 7\ne,7.25 £\n",
            u"a   - - 0.5 USD, b   - - 1.25 USD, c   - - 3.5 EUR, d   - - 7 USD, e   - - 7.25 GBP"_s);
        row("a sign of two currencies", "amount\n¥ 3.5\n", u"refused"_s);
        row("a column tells which", "amount,currency\n¥ 3.5,CNY\n$2,CAD\n", u"   - - 3.5 CNY,    - - 2 CAD"_s);
        row("the name of the column tells", "id,amount (USD)\na,0.25\n", u"a   - - 0.25 USD"_s);
        row("and without brackets", "id,cost_eur\na,0.25\n", u"a   - - 0.25 EUR"_s);
        row("German names", "Datum;Modell;Sekunden;Betrag;Währung\n28.11.2026;film-3;5;0,50;EUR\n",
            u" 2026-11-28 film-3 5 - 0.5 EUR"_s);
        row("brackets", "id,amount\na,(0.20) USD\nb,($0.20)\nc,0.20- USD\nd,+0.50 USD\ne,.5 USD\n",
            u"d   - - 0.5 USD, e   - - 0.5 USD, a   - - -0.2 USD, b   - - -0.2 USD, c   - - -0.2 USD"_s);
        row("many places", "amount\n0.5000001 USD\n0.0333335 USD\n0.0000005 USD\n",
            u"   - - 0.5 USD,    - - 0.033334 USD,    - - 0.000001 USD"_s);
        row("a credit that says for what", "id,seconds,amount,currency\na,5,0.50,USD\na,5,-0.50,USD\n",
            u"a   0 - 0 USD"_s);
        row("dates", "date,seconds\n2026/11/28,5\n2026年11月28日,5\n20261128,5\n28.11.2026 10:00,5\n,5\n",
            u" 2026-11-28  5 - -,  2026-11-28  5 - -,  2026-11-28  5 - -,  2026-11-28  5 - -,    5 - -"_s);
        row("a date of two meanings", "date,seconds\n11/12/2026,5\n", u"refused"_s);
        row("no day", "date,seconds\n2026-02-30,5\n", u"refused"_s);
        row("a point beside decimal commas", "seconds;amount\n5.041;0,50 EUR\n", u"refused"_s);
    }
    void readsLines()
    {
        QFETCH(QByteArray, csv);
        const Result<Invoice> read = readInvoice(csv);
        QString text = u"refused"_s;
        if (read) {
            const auto amount = [](const std::optional<Amount>& each) { return each ? each->text() : u"-"_s; };
            QStringList lines;
            for (const Charge& one : read->charges)
                lines.append(QStringList{one.id, one.day.toString(Qt::ISODate), one.model, amount(one.quantity.seconds),
                    amount(one.quantity.points), one.price ? priceText(*one.price) : u"-"_s}
                                 .join(u' '));
            text = lines.join(u", "_s);
        } else {
            QCOMPARE(read.error().kind, ErrorKind::BadInput);
        }
        QTEST(text, "charge");
    }

    void saysWhatIsAmbiguous()
    {
        const Result<Invoice> read = readInvoice("id,seconds\na,5\nb,\"1,234\"\n");
        QVERIFY(!read);
        const QString message = read.error().message;
        QVERIFY2(message.startsWith(u"Line 3: “1,234” can mean 1234 or 1.234."_s), qPrintable(message));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no number") << QByteArray("5,free,USD") << u"Line 3: “free” is not a number."_s;
        QTest::newRow("no currency") << QByteArray("5,0.50,") << u"Line 3 has an amount without its currency."_s;
        QTest::newRow("a currency that is missing")
            << QByteArray("5,¥3,") << u"Line 3 has an amount without its currency."_s;
        QTest::newRow("nothing") << QByteArray(",,USD") << u"Line 3 has no figure."_s;
    }
    void saysWhatIsWrong()
    {
        QFETCH(QByteArray, row);
        QFETCH(QString, sentence);
        const Result<Invoice> read = readInvoice("seconds,amount,currency\n5,0.50,USD\n" + row + "\n");
        QVERIFY(!read);
        QVERIFY2(read.error().message.startsWith(sentence), qPrintable(read.error().message));
    }

    void saysWhatIsNoDate()
    {
        const Result<Invoice> read = readInvoice("date,seconds\n2026-11-28,5\n11/28/2026,5\n");
        QVERIFY(!read);
        QCOMPARE(read.error().message,
            u"Line 3: “11/28/2026” is not a date. Write dates as 2026-12-31. Nothing was compared."_s);
    }

    /// Columns of unknown names are left out, but not in silence if they can be what is charged.
    void namesUnreadColumns_data()
    {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QStringList>("columns");
        const auto row = [](const char* name, const QByteArray& csv, const QStringList& columns) {
            QTest::newRow(name) << csv << columns;
        };
        row("none", "id,seconds\na,5\n", {});
        row("money", "id,seconds,Netto\na,5,99.00\n", {u"netto"_s});
        row("a sign", "id,seconds,due\na,5,$99\n", {u"due"_s});
        row("numbers and words", "id,seconds,no,customer\na,5,17,Studio 3\n", {});
        row("in one line only", "id,seconds,netto\na,5,\nb,5,1.5\n", {u"netto"_s});
        row("left out in the first line", "id,seconds,netto\na,5\nb,5,1.5\n", {u"netto"_s});
        row("read", "id,seconds,amount (usd),model\na,5,1.5,film 1.5\n", {});
    }
    void namesUnreadColumns()
    {
        QFETCH(QByteArray, csv);
        const Result<Invoice> read = readInvoice(csv);
        QVERIFY(read);
        QTEST(read->unreadColumns, "columns");
    }

    void whatHasNoCommonFigureIsNotEqual()
    {
        const Charge ours = charge(1, u"a"_s, 5);
        Charge points = ours;
        points.quantity = {{}, Amount::whole(5)};
        Charge money = ours;
        money.quantity = {};
        money.price = Price{Amount::whole(99), u"USD"_s};
        for (const Charge& theirs : {points, money}) {
            const InvoiceComparison comparison = compareInvoice({ours}, {theirs});
            QCOMPARE(comparison.matched.size(), 1);
            QVERIFY(!comparison.matched.constFirst().isEqual());
            QVERIFY(comparison.matched.constFirst().isUncompared());
        }
        Charge both = ours;
        both.price = money.price;
        const MatchedCharge match{ours, both};
        QVERIFY(match.isEqual() && !match.isUncompared() && match.leavesMoneyOut() && !match.leavesQuantityOut());
        QVERIFY((MatchedCharge{ours, points}).leavesQuantityOut());
    }

    void comparesLines_data()
    {
        QTest::addColumn<QList<Charge>>("ours");
        QTest::addColumn<QList<Charge>>("theirs");
        QTest::addColumn<QString>("result"); // equal, different, only here, only there
        using Charges = QList<Charge>;
        const auto row = [](const char* name, const Charges& ours, const Charges& theirs, const QString& result) {
            QTest::newRow(name) << ours << theirs << result;
        };
        const Charge ours = charge(1, u"job-1"_s, 5);
        row("nothing", {}, {}, u"0 0 0 0"_s);
        row("equal", {ours}, {ours}, u"1 0 0 0"_s);
        row("other seconds", {ours}, {charge(2, u"job-1"_s, 6)}, u"0 1 0 0"_s);
        row("only here", {ours}, {}, u"0 0 1 0"_s);
        row("only there", {}, {ours}, u"0 0 0 1"_s);
        row("another ID", {ours}, {charge(2, u"job-2"_s, 5)}, u"0 0 1 1"_s);
        row("charged twice", {ours}, {ours, ours}, u"1 0 0 1"_s);
        row("without an ID", {ours}, {charge(2, {}, 5)}, u"1 0 0 0"_s);
        row("without an ID, other seconds", {ours}, {charge(2, {}, 6)}, u"0 0 1 1"_s);
        row("without an ID, another model", {ours}, {charge(2, {}, 5, u"film-2"_s)}, u"0 0 1 1"_s);
        row("a line without an ID takes no take that another names", {ours, charge(2, {}, 5)},
            {charge(2, {}, 5), charge(3, u"job-1"_s, 5)}, u"2 0 0 0"_s);
        Charge running = ours;
        running.isOnlyById = true;
        row("running, named", {running}, {ours}, u"1 0 0 0"_s);
        row("running, named twice", {running}, {ours, ours}, u"1 0 0 1"_s);
        row("running, not on the invoice", {running}, {}, u"0 0 0 0"_s);
        row("running, and a line without an ID", {running}, {charge(2, {}, 5)}, u"0 0 0 1"_s);
        Charge priced = ours;
        priced.price = Price{Amount::whole(1), u"USD"_s};
        Charge dearer = priced;
        dearer.price->amount = Amount::whole(2);
        Charge foreign = dearer;
        foreign.price->currency = u"EUR"_s;
        Charge free = priced;
        free.price->amount = Amount();
        row("a line that charges nothing", {}, {free}, u"0 0 0 0"_s);
        row("a credit of all of it", {priced}, {free}, u"0 1 0 0"_s);
        row("other money", {priced}, {dearer}, u"0 1 0 0"_s);
        row("unpriced here", {ours}, {dearer}, u"1 0 0 0"_s);
        row("another currency is different", {priced}, {foreign}, u"0 1 0 0"_s);
        foreign.id.clear();
        row("another currency without an ID", {priced}, {foreign}, u"0 0 1 1"_s);
    }
    void comparesLines()
    {
        QFETCH(QList<Charge>, ours);
        QFETCH(QList<Charge>, theirs);
        const InvoiceComparison comparison = compareInvoice(ours, theirs);
        const auto equal = std::count_if(comparison.matched.cbegin(), comparison.matched.cend(),
            [](const MatchedCharge& match) { return match.isEqual(); });
        QTEST(u"%1 %2 %3 %4"_s.arg(equal)
                  .arg(comparison.matched.size() - equal)
                  .arg(comparison.onlyHere.size())
                  .arg(comparison.onlyThere.size()),
            "result");
    }

    void rounds_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("exact");
        QTest::addColumn<bool>("isRounded");
        const auto row = [](const char* written, const char* exact, bool isRounded) {
            QTest::addRow("%s of %s", written, exact)
                << QString::fromLatin1(written) << QString::fromLatin1(exact) << isRounded;
        };
        row("13.01", "13.0085", true);
        row("13.01", "13.005", true);
        row("13.01", "13.004999", false);
        row("13.01", "13.015001", false);
        row("13", "13.4", true);
        row("0.609", "0.6094", true);
        row("0.000001", "0.000001", true);
        row("0.000001", "0.000002", false);
        row("0.00000100", "0.000001", true);
    }
    void rounds()
    {
        QFETCH(QString, written);
        QFETCH(QString, exact);
        const Figure figure(written);
        QTEST(isRounded(*figure.amount(), figure.decimals(), *Amount::parse(exact)), "isRounded");
    }

    /// The column tells with how many decimal places the invoice is written.
    void roundedColumns()
    {
        Charge ours = charge(1, u"a"_s, 5);
        ours.price = Price{*Amount::parse(u"0.609"), u"USD"_s};
        const auto isEqual = [&ours](const QByteArray& rows) {
            const auto theirs = readInvoice("id,amount,currency\n" + rows);
            return MatchedCharge{ours, theirs->charges.constFirst()}.isEqual();
        };
        QVERIFY(isEqual("a,0.61,USD\n"));
        QVERIFY(!isEqual("a,0.61,USD\nb,0.6085,USD\n"));
        QVERIFY(!isEqual("a,0.6,USD\n")); // money has two places, written or not
        QVERIFY(!isEqual("a,0.61,EUR\n"));
    }

    void readsPrices_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("price"); // empty if it is none
        for (const auto& [text, price] : {std::pair("4.20 USD", "4.2 USD"), std::pair(" 4  usd ", "4 USD"),
                 std::pair("4.20", ""), std::pair("USD", ""), std::pair("USD 4", ""), std::pair("4 $", ""),
                 std::pair("-4 USD", ""), std::pair("4 USDT", ""), std::pair("4 USD 5", ""), std::pair("", "")})
            QTest::addRow("'%s'", text) << QString::fromLatin1(text) << QString::fromLatin1(price);
    }
    void readsPrices()
    {
        QFETCH(QString, text);
        const std::optional<Price> price = priceFromText(text);
        QTEST(price ? priceText(*price) : QString(), "price");
    }
};

QTEST_APPLESS_MAIN(TestInvoice)
#include "tst_invoice.moc"
