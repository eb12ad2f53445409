// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/invoicefile.h"

#include "app/common/csvtext.h"
#include "app/money/figure.h"
#include "app/money/moneytext.h"
#include "app/money/pricetext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct InvoiceTexts {
    Q_DECLARE_TR_FUNCTIONS(Invoice)
};

// Names as CsvRow has them.
const QStringList idNames{u"taskid"_s, u"jobid"_s, u"remoteid"_s, u"id"_s, u"任务id"_s};
const QStringList dayNames{u"date"_s, u"day"_s, u"time"_s, u"createdat"_s, u"datum"_s, u"fecha"_s, u"日期"_s};
const QStringList modelNames{u"model"_s, u"modelcode"_s, u"modell"_s, u"modelo"_s, u"模型"_s};
const QStringList secondNames{u"seconds"_s, u"duration"_s, u"billedseconds"_s, u"sekunden"_s, u"秒数"_s};
const QStringList pointNames{u"points"_s, u"units"_s, u"credits"_s, u"finalunitdeduction"_s, u"punkte"_s, u"积分"_s};
const QStringList moneyNames{u"amount"_s, u"price"_s, u"cost"_s, u"money"_s, u"total"_s, u"totalamount"_s, u"fee"_s,
    u"charge"_s, u"betrag"_s, u"montant"_s, u"importe"_s, u"金额"_s, u"費用"_s, u"费用"_s, u"金額"_s, u"금액"_s};
const QStringList currencyNames{
    u"currency"_s, u"währung"_s, u"waehrung"_s, u"devise"_s, u"moneda"_s, u"币种"_s, u"通貨"_s, u"통화"_s};

/// The column of money whose name ends with the currency, such as "amount (USD)" or "cost_usd".
struct MoneyColumn {
    QString name; ///< empty if there is none
    QString currency;
};

MoneyColumn moneyColumnIn(const CsvRow& row)
{
    for (const QString& name : row.fields.keys()) {
        QString plain = name;
        plain.removeIf([](QChar sign) { return sign == u'(' || sign == u')' || sign == u'[' || sign == u']'; });
        const QString currency = plain.right(3).toUpper();
        plain.chop(3);
        if (plain.endsWith("in"_L1) && moneyNames.contains(plain.chopped(2)))
            plain.chop(2);
        if (isCurrency(currency) && moneyNames.contains(plain))
            return {name, currency};
    }
    return {};
}

/// An amount without the currency that it is written with.
struct WrittenMoney {
    QString figure;
    QString currency; ///< empty if the text does not tell it
};

WrittenMoney moneyIn(const QString& written)
{
    struct Symbol {
        QString text;
        QString currency;
    };
    static const QList<Symbol> symbols{{u"US$"_s, u"USD"_s}, {u"HK$"_s, u"HKD"_s}, {u"NT$"_s, u"TWD"_s},
        {u"A$"_s, u"AUD"_s}, {u"C$"_s, u"CAD"_s}, {u"R$"_s, u"BRL"_s}, {u"$"_s, u"USD"_s}, {u"€"_s, u"EUR"_s},
        {u"£"_s, u"GBP"_s}, {u"₩"_s, u"KRW"_s}, {u"₹"_s, u"INR"_s}, {u"元"_s, u"CNY"_s}, {u"円"_s, u"JPY"_s},
        {u"원"_s, u"KRW"_s}, {u"¥"_s, {}}}; // which is Chinese or Japanese money
    WrittenMoney money{written.normalized(QString::NormalizationForm_KC).simplified(), {}};
    for (const int word : {-1, 0}) {
        const QString code = money.figure.section(u' ', word, word).toUpper();
        if (!isCurrency(code))
            continue;
        money.currency = code;
        money.figure = word == 0 ? money.figure.mid(code.size()) : money.figure.chopped(code.size());
        break;
    }
    for (const Symbol& symbol : symbols) {
        const qsizetype at = money.figure.indexOf(symbol.text);
        if (at < 0)
            continue;
        money.figure.remove(at, symbol.text.size());
        if (money.currency.isEmpty())
            money.currency = symbol.currency;
        break;
    }
    money.figure = money.figure.trimmed();
    return money;
}

/// The day of a date as services, spreadsheets and people write it, or of a time that begins with it; invalid if it is
/// none. "11/28/2026" isn't one: it is read differently in different countries.
QDate dayIn(const QString& text)
{
    static const QRegularExpression yearFirst(uR"(\A(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?!\d))"_s);
    static const QRegularExpression dayFirst(uR"(\A(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d))"_s);
    static const QRegularExpression digits(uR"(\A(\d{4})(\d{2})(\d{2})(?!\d))"_s);
    for (const QRegularExpression& form : {yearFirst, digits}) {
        if (const auto match = form.match(text); match.hasMatch())
            return {match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt()};
    }
    const auto match = dayFirst.match(text);
    return match.hasMatch() ? QDate(match.captured(3).toInt(), match.captured(2).toInt(), match.captured(1).toInt())
                            : QDate();
}

/// A row with its figures, in the order seconds, points, amount.
struct InvoiceRow {
    Charge charge;
    std::array<Figure, 3> figures;
    QString currency;
    QString day; ///< as written
};

InvoiceRow invoiceRow(const CsvRow& row, const MoneyColumn& column)
{
    InvoiceRow result;
    result.charge.line = row.line;
    result.charge.id = row.field(idNames);
    result.day = row.field(dayNames);
    result.charge.day = dayIn(result.day);
    result.charge.model = row.field(modelNames);
    WrittenMoney money = moneyIn(row.field(moneyNames));
    if (money.figure.isEmpty() && !column.name.isEmpty()) {
        money = moneyIn(row.field({column.name}));
        money.currency = column.currency;
    }
    // A column of its own says more than a symbol that several currencies share.
    result.currency = row.field(currencyNames).trimmed().toUpper();
    if (result.currency.isEmpty())
        result.currency = money.currency;
    result.figures = {Figure(row.field(secondNames), Figure::Sign::Allowed),
        Figure(row.field(pointNames), Figure::Sign::Allowed), Figure(money.figure, Figure::Sign::Allowed)};
    return result;
}

/// Whether a field is an amount of money rather than a number of something.
bool looksLikeMoney(const QString& field)
{
    const WrittenMoney money = moneyIn(field);
    const Figure figure(money.figure, Figure::Sign::Allowed);
    const bool isNumber = figure.as(Decimal::Point) || figure.as(Decimal::Comma);
    return isNumber && (!money.currency.isEmpty() || figure.decimals() > 0);
}

/// The columns that nothing is known about.
QStringList unknownColumns(const CsvRow& row, const MoneyColumn& column)
{
    QStringList names = row.fields.keys();
    const QStringList known = idNames + dayNames + modelNames + secondNames + pointNames + moneyNames + currencyNames;
    names.removeIf([&](const QString& name) { return known.contains(name) || name == column.name || name.isEmpty(); });
    return names;
}

QStringList unreadColumns(const QList<CsvRow>& rows, const MoneyColumn& column)
{
    QStringList unread = unknownColumns(rows.constFirst(), column);
    unread.removeIf([&rows](const QString& name) {
        return std::ranges::none_of(rows, [&name](const CsvRow& row) { return looksLikeMoney(row.field({name})); });
    });
    return unread;
}

/// Whether a field says that its row is a sum of others, such as "Total:" or "Grand total".
bool isTotalWord(const QString& field)
{
    static const QStringList words{u"total"_s, u"totals"_s, u"subtotal"_s, u"sub-total"_s, u"sum"_s, u"grand total"_s,
        u"total amount"_s, u"total due"_s, u"gesamt"_s, u"summe"_s, u"gesamtsumme"_s, u"zwischensumme"_s,
        u"gesamtbetrag"_s, u"total general"_s, u"total général"_s, u"sous-total"_s, u"suma"_s, u"合计"_s, u"总计"_s,
        u"小计"_s, u"合計"_s, u"総計"_s, u"小計"_s, u"합계"_s, u"총계"_s, u"소계"_s};
    QString word = field.simplified().toLower();
    while (word.endsWith(u':') || word.endsWith(u'：'))
        word = word.chopped(1).trimmed();
    return words.contains(word);
}

/// Whether a row is a sum of others: a field says so, and no other names a task or a day.
bool isTotal(const CsvRow& row)
{
    const auto isOther = [&row](const QStringList& names) {
        const QString field = row.field(names);
        return !field.isEmpty() && !isTotalWord(field);
    };
    return !isOther(idNames) && !isOther(dayNames) && std::ranges::any_of(row.fields, isTotalWord);
}

/// The charge of a row whose figures have these values; nullopt if a figure is wrong or there is none.
std::optional<Charge> chargeOf(const InvoiceRow& row, const std::array<std::optional<Amount>, 3>& values)
{
    Charge charge = row.charge;
    for (size_t n = 0; n < values.size(); ++n) {
        if (row.figures[n].text().isEmpty() == values[n].has_value())
            return std::nullopt;
    }
    charge.quantity = {values[0], values[1]};
    if (values[2] && !isCurrency(row.currency))
        return std::nullopt;
    if (values[2]) {
        charge.price = Price{*values[2], row.currency};
        // Money that is given back is for what is given back.
        for (std::optional<Amount>* each : {&charge.quantity.seconds, &charge.quantity.points}) {
            if (*values[2] < Amount() && *each && **each > Amount())
                *each = Amount() - **each;
        }
    }
    return charge.quantity.isKnown() || charge.price ? std::optional(charge) : std::nullopt;
}

bool isCredit(const Charge& charge)
{
    const auto isNegative = [](const std::optional<Amount>& amount) { return amount && *amount < Amount(); };
    return isNegative(charge.quantity.seconds) || isNegative(charge.quantity.points)
        || (charge.price && charge.price->amount < Amount());
}

void addUp(std::optional<Amount>& sum, const std::optional<Amount>& next)
{
    if (sum && next)
        *sum += *next;
}

/// Credits that name a task are part of its charge. Others stay as they are.
QList<Charge> withCredits(const QList<Charge>& lines)
{
    QList<Charge> charges;
    QList<Charge> credits;
    for (const Charge& line : lines)
        (isCredit(line) ? credits : charges).append(line);
    for (const Charge& credit : std::as_const(credits)) {
        const auto found = std::ranges::find_if(charges, [&credit](const Charge& each) {
            const bool haveSameCurrency =
                !each.price || !credit.price || each.price->currency == credit.price->currency;
            return !credit.id.isEmpty() && each.id == credit.id && haveSameCurrency && !isCredit(each);
        });
        if (found == charges.end()) {
            charges.append(credit);
            continue;
        }
        addUp(found->quantity.seconds, credit.quantity.seconds);
        addUp(found->quantity.points, credit.quantity.points);
        if (found->price && credit.price)
            found->price->amount += credit.price->amount;
    }
    return charges;
}

/// What is wrong with a row that is no charge. `unknown` are the columns that nothing is known about.
QString wrongLine(const InvoiceRow& row, const std::array<std::optional<Amount>, 3>& values, const QStringList& unknown)
{
    const QString columns = unknown.isEmpty()
        ? QString()
        : u' ' + InvoiceTexts::tr("These columns weren't understood: “%1”.").arg(unknown.join(u"”, “"_s));
    for (size_t n = 0; n < values.size(); ++n) {
        if (!row.figures[n].text().isEmpty() && !values[n])
            return InvoiceTexts::tr("Line %1: “%2” is not a number. Nothing was compared.")
                .arg(row.charge.line)
                .arg(row.figures[n].text());
    }
    if (values[2])
        return InvoiceTexts::tr("Line %1 has an amount without its currency. Nothing was compared.")
                   .arg(row.charge.line)
            + columns;
    return InvoiceTexts::tr("Line %1 has no figure. Each line needs seconds, points, or an amount with its currency. "
                            "Nothing was compared.")
               .arg(row.charge.line)
        + columns;
}

} // namespace

Result<Invoice> readInvoice(const QByteArray& csv)
{
    const Result<QList<CsvRow>> rows = readCsv(csv);
    if (!rows)
        return failure(rows.error());
    const MoneyColumn column = moneyColumnIn(rows->constFirst());
    QList<InvoiceRow> lines;
    QList<int> totals;
    std::array<ColumnNotation, 3> notations;
    for (const CsvRow& row : *rows) {
        if (isTotal(row)) {
            totals.append(row.line);
            continue;
        }
        lines.append(invoiceRow(row, column));
        for (size_t n = 0; n < notations.size(); ++n)
            notations[n].learn(lines.constLast().figures[n]);
    }
    const bool isEuropean = std::ranges::any_of(notations, &ColumnNotation::hasCommas);
    std::array<int, 3> decimals{}; // the most that a figure of the column has
    QList<Charge> charges;
    for (const InvoiceRow& row : std::as_const(lines)) {
        if (!row.day.isEmpty() && !row.charge.day.isValid())
            return failure(ErrorKind::BadInput,
                InvoiceTexts::tr("Line %1: “%2” is not a date. Write dates as 2026-12-31. Nothing was compared.")
                    .arg(row.charge.line)
                    .arg(row.day));
        std::array<std::optional<Amount>, 3> values;
        for (size_t n = 0; n < values.size(); ++n) {
            const Figure& figure = row.figures[n];
            const std::optional<Decimal> decimal = notations[n].of(figure, isEuropean);
            if (!decimal)
                return failure(ErrorKind::BadInput,
                    InvoiceTexts::tr("Line %1: “%2” can mean %3 or %4. Write the figures with a decimal point and "
                                     "without separators. Nothing was compared.")
                        .arg(row.charge.line)
                        .arg(figure.text(), figure.as(Decimal::Point)->text(), figure.as(Decimal::Comma)->text()));
            values[n] = figure.as(*decimal);
            decimals[n] = std::max(decimals[n], figure.decimals(*decimal));
        }
        const std::optional<Charge> charge = chargeOf(row, values);
        if (!charge)
            return failure(ErrorKind::BadInput, wrongLine(row, values, unknownColumns(rows->constFirst(), column)));
        charges.append(*charge);
    }
    charges = withCredits(charges);
    for (Charge& charge : charges) {
        const int usual = charge.price ? usualDecimals(charge.price->currency) : 0;
        charge.decimals = {decimals[0], decimals[1], std::max(decimals[2], usual)};
    }
    return Invoice{charges, unreadColumns(*rows, column), totals};
}

} // namespace Dailies
