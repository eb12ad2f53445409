// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandparser.h"

#include "version.h"

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

const QString programName = u"dailies-cli"_s;

} // namespace

CommandParser::CommandParser(const QString& name, const QString& description) : m_name(name)
{
    m_parser.setApplicationDescription(description);
    addValue(u"profile"_s, Cli::tr("folder"), Cli::tr("Keep settings, tasks and clips in this folder."));
    addSwitch(u"json"_s, Cli::tr("Write one JSON object per line."));
    m_parser.addOption({{u"h"_s, u"help"_s}, Cli::tr("Show help.")});
    m_parser.addOption({{u"v"_s, u"version"_s}, Cli::tr("Show the version.")});
}

void CommandParser::addSwitch(const QString& name, const QString& description)
{
    m_parser.addOption({name, description});
}

void CommandParser::addValue(const QString& name, const QString& valueName, const QString& description)
{
    m_parser.addOption({name, description, valueName});
}

void CommandParser::addArgument(const QString& name, const QString& description)
{
    addOptionalArgument(name, description);
    m_needed = m_names.size();
}

void CommandParser::addOptionalArgument(const QString& name, const QString& description)
{
    m_parser.addPositionalArgument(name, description);
    m_names.append(name);
}

std::optional<int> CommandParser::parse(const QStringList& arguments)
{
    const bool understood = m_parser.parse(QStringList{programName} + arguments);
    if (const auto status = helpOrVersion())
        return status;
    if (!understood)
        return wrongUse(m_parser.errorText());
    m_arguments = m_parser.positionalArguments();
    if (m_arguments.size() < m_needed)
        return wrongUse(Cli::tr("\"%1\" is missing.").arg(m_names.at(m_arguments.size())));
    const bool isList = !m_names.isEmpty() && m_names.constLast().endsWith("..."_L1);
    if (m_arguments.size() > m_names.size() && !isList)
        return wrongUse(Cli::tr("unexpected argument \"%1\"").arg(m_arguments.at(m_names.size())));
    for (const QString& name : m_parser.optionNames()) {
        if (m_parser.values(name).contains(QString()))
            return wrongUse(Cli::tr("--%1 needs a value.").arg(name));
    }
    for (const QString& other : {u"format"_s, u"csv"_s}) {
        if (isSet(u"json"_s) && isSet(other))
            return wrongUse(Cli::tr("Give either --json or --%1, not both.").arg(other));
    }
    return std::nullopt;
}

std::optional<int> CommandParser::parseUpToCommand(const QStringList& arguments, const QString& otherwise)
{
    // Options after the command's name belong to the command.
    m_parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsPositionalArguments);
    const bool understood = m_parser.parse(QStringList{programName} + arguments);
    if (const auto status = helpOrVersion())
        return status;
    if (!understood)
        return wrongUse(m_parser.errorText());
    m_arguments = m_parser.positionalArguments();
    if (m_arguments.isEmpty() && !otherwise.isEmpty())
        m_arguments.append(otherwise);
    if (m_arguments.isEmpty())
        return wrongUse(Cli::tr("No command given."));
    return std::nullopt;
}

QStringList CommandParser::argumentsOfCommand() const
{
    QStringList arguments = m_arguments.mid(1);
    if (isSet(u"json"_s))
        arguments.prepend(u"--json"_s);
    if (isSet(u"profile"_s))
        arguments.prepend(u"--profile=%1"_s.arg(profileFolder()));
    return arguments;
}

int CommandParser::wrongUse(const QString& sentence) const
{
    const QString help =
        m_name.isEmpty() ? u"%1 --help"_s.arg(programName) : u"%1 %2 --help"_s.arg(programName, m_name);
    console().problem(sentence + u'\n' + Cli::tr("%1 lists what you can use.").arg(help));
    return WrongUse;
}

int CommandParser::fail(const Error& error) const
{
    return error.kind == ErrorKind::BadInput ? wrongUse(error.message) : console().fail(error);
}

int CommandParser::runSubcommand(
    const QList<Subcommand>& commands, const QStringList& arguments, const QString& otherwise)
{
    QString names;
    for (const Subcommand& each : commands)
        names += u"\n  "_s + QLatin1StringView(each.name);
    setEpilogue(Cli::tr("Commands:") + names + u"\n\n"_s
        + Cli::tr("%1 COMMAND --help shows the options of a command.").arg(programName + u' ' + m_name));
    const auto isCommand = [&arguments](
                               const Subcommand& each) { return arguments.contains(QLatin1StringView(each.name)); };
    const auto isHelp = [](const QString& argument) {
        return argument == "--help"_L1 || argument == "-h"_L1 || argument == "--version"_L1;
    };
    // Options without a command are those of the command that may be left out.
    const bool isLeftOut = !otherwise.isEmpty() && !arguments.isEmpty() && arguments.constFirst().startsWith(u'-')
        && std::ranges::none_of(commands, isCommand) && std::ranges::none_of(arguments, isHelp);
    const QStringList given = isLeftOut ? QStringList{otherwise} + arguments : arguments;
    if (const auto status = parseUpToCommand(given, otherwise))
        return *status;
    const QString& name = m_arguments.constFirst();
    const auto found = std::ranges::find_if(
        commands, [&name](const Subcommand& each) { return name == QLatin1StringView(each.name); });
    return found == commands.end() ? wrongUse(Cli::tr("There is no command \"%1\".").arg(m_name + u' ' + name))
                                   : found->run(argumentsOfCommand());
}

QString CommandParser::helpText() const
{
    // The first line of Qt's text shows the program's path and puts the command last.
    QStringList usage = {Cli::tr("Usage:"), programName};
    usage += m_name.isEmpty() ? QStringList{u"[options]"_s, Cli::tr("COMMAND")} : QStringList{m_name, u"[options]"_s};
    for (const QString& name : m_names)
        usage.append(m_names.indexOf(name) < m_needed ? name : u'[' + name + u']');
    const QString text = m_parser.helpText().trimmed();
    const QString help = usage.join(u' ') + text.mid(text.indexOf(u'\n'));
    return m_epilogue.isEmpty() ? help : help + u"\n\n"_s + m_epilogue;
}

std::optional<int> CommandParser::helpOrVersion() const
{
    // Help and version are printed as text even with --json.
    const Console readable(false);
    if (m_parser.isSet(u"help"_s)) {
        readable.text(helpText());
        return Well;
    }
    if (m_parser.isSet(u"version"_s)) {
        readable.text(u"%1 " DAILIES_VERSION ""_s.arg(programName));
        return Well;
    }
    return std::nullopt;
}

} // namespace Dailies
