// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sendingcommand.h"

#include "app/cli/commandparser.h"
#include "app/cli/commands.h"
#include "app/cli/engineopening.h"
#include "app/tasks/history/spendbook.h"

#include <QTime>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

void showSending(const Console& console, const Preferences& preferences)
{
    const SendRules rules = Engine::sendRules(preferences);
    const QString from = preferences.text(Preference::SendFrom);
    const QString until = preferences.text(Preference::SendUntil);
    QJsonObject line{{u"event"_s, u"sending"_s}, {u"paused"_s, rules.isPaused}};
    if (rules.hours) {
        line.insert(u"from"_s, from);
        line.insert(u"until"_s, until);
    }
    console.line(line);
    console.text(rules.isPaused ? Cli::tr("Sending is paused.") : Cli::tr("Sending is not paused."));
    console.text(rules.hours ? Cli::tr("Requests are sent between %1 and %2.").arg(from, until)
                             : Cli::tr("Requests are sent at any time of the day."));
}

/// The two times of "22:00-06:00", or none for "off"; nullopt if the text is neither.
std::optional<QStringList> hoursFrom(const QString& text)
{
    if (text == "off"_L1)
        return QStringList();
    QStringList times;
    for (const QString& part : text.split(u'-')) {
        const QTime time = QTime::fromString(part.trimmed(), u"H:mm"_s);
        if (!time.isValid())
            return std::nullopt;
        times.append(time.toString(u"HH:mm"_s));
    }
    return times.size() == 2 && times.first() != times.last() ? std::optional(times) : std::nullopt;
}

void setHours(Preferences& preferences, const QStringList& times)
{
    preferences.set(Preference::SendHours, !times.isEmpty());
    if (times.isEmpty())
        return;
    preferences.set(Preference::SendFrom, times.first());
    preferences.set(Preference::SendUntil, times.last());
}

} // namespace

int tellPaused(const Console& console)
{
    console.problem(Cli::tr(
        "Sending is paused in this profile, so nothing was sent. Use \"dailies-cli sending --resume\" to resume it."));
    return StopFindings;
}

Error withOverLimit(const Error& error)
{
    return error.kind == ErrorKind::OverLimit
        ? Error{error.kind, Cli::tr("%1 Use --over-limit to send it anyway.").arg(error.message)}
        : error;
}

QStringList agreedLimits(const CommandParser& parser, Engine& engine)
{
    QStringList marks;
    if (!parser.isSet(u"over-limit"_s))
        return marks;
    for (const Limit& limit : SpendBook(engine.store(), engine.clock()).limits())
        marks.append(limitMark(limit));
    return marks;
}

int runSending(const QStringList& arguments)
{
    CommandParser parser(u"sending"_s,
        Cli::tr("Shows and changes when requests are sent. Takes that are being generated always continue."));
    parser.addSwitch(u"pause"_s, Cli::tr("Send nothing until you resume."));
    parser.addSwitch(u"resume"_s, Cli::tr("Resume sending."));
    parser.addValue(u"hours"_s, Cli::tr("hours"),
        Cli::tr("Send only between these times of the day, local time, such as 22:00-06:00; \"off\" for any time."));
    if (const auto status = parser.parse(arguments))
        return *status;
    if (parser.isSet(u"pause"_s) && parser.isSet(u"resume"_s))
        return parser.wrongUse(Cli::tr("Use either --pause or --resume."));
    const auto hours = hoursFrom(parser.isSet(u"hours"_s) ? parser.value(u"hours"_s) : u"off"_s);
    if (!hours)
        return parser.wrongUse(Cli::tr("--hours must be two different times such as 22:00-06:00, or \"off\"."));
    const Console console = parser.console();
    if (!parser.isSet(u"pause"_s) && !parser.isSet(u"resume"_s) && !parser.isSet(u"hours"_s)) {
        const auto profile = Profile::openReadOnly(parser.profileFolder());
        if (!profile)
            return console.fail(profile.error());
        showSending(console, Preferences(profile->settings));
        return Well;
    }
    // While the window is open, it would not notice the change.
    auto engine = openEngine(console, {parser.profileFolder(), {}});
    if (!engine)
        return console.fail(engine.error());
    Preferences& preferences = (*engine)->preferences();
    if (parser.isSet(u"pause"_s) || parser.isSet(u"resume"_s))
        preferences.set(Preference::SendingPaused, parser.isSet(u"pause"_s));
    if (parser.isSet(u"hours"_s))
        setHours(preferences, *hours);
    if (const Result<void> stored = preferences.sync(); !stored)
        return console.fail(stored.error());
    showSending(console, preferences);
    return Well;
}

} // namespace Dailies
