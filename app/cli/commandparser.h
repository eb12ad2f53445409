// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"

#include <QCommandLineParser>
#include <QStringList>

#include <optional>

namespace Dailies {

/// Parses the options of one command. Every command has --profile, --json, --help and --version.
class CommandParser final {
public:
    /// `name` is the command as typed, such as "accounts add"; empty for the program itself.
    CommandParser(const QString& name, const QString& description);

    /// An option without a value.
    void addSwitch(const QString& name, const QString& description);
    /// An option with a value; it may be given several times.
    void addValue(const QString& name, const QString& valueName, const QString& description);
    /// A positional argument. A last one whose name ends in "..." may be given several times.
    void addArgument(const QString& name, const QString& description);
    /// The last positional argument, which may be left out.
    void addOptionalArgument(const QString& name, const QString& description);
    /// Text to add at the end of the help.
    void setEpilogue(const QString& text) { m_epilogue = text; }

    /// Parses the arguments after the command's name. Returns a status if the command must end with it, because help or
    /// version was printed or the usage was wrong and an error was printed.
    std::optional<int> parse(const QStringList& arguments);
    /// The same for the program itself, up to the command's name. Without one, `otherwise` is the command if given.
    std::optional<int> parseUpToCommand(const QStringList& arguments, const QString& otherwise = {});

    /// Whether the option was given; false if the command does not have it.
    bool isSet(const QString& name) const { return m_parser.optionNames().contains(name); }
    QString value(const QString& name) const { return m_parser.value(name); }
    QStringList values(const QString& name) const { return m_parser.values(name); }
    /// The positional arguments; parse() has checked that none that is needed is missing.
    QStringList arguments() const { return m_arguments; }

    /// The arguments for a subcommand, after parseUpToCommand(). Options given before its name are included.
    QStringList argumentsOfCommand() const;

    QString profileFolder() const { return value(QStringLiteral("profile")); }
    Console console() const { return Console(isSet(QStringLiteral("json"))); }
    /// Prints an error and a reference to the help. Returns WrongUse.
    int wrongUse(const QString& sentence) const;
    /// Ends the command with an error: as wrongUse() for BadInput, and with the status of the error otherwise.
    int fail(const Error& error) const;

    /// A command within a command, such as "add" of "accounts".
    struct Subcommand {
        const char* name;
        int (*run)(const QStringList& arguments);
    };
    /// Runs the subcommand that the arguments name; without one, `otherwise` if given. Returns the status.
    int runSubcommand(const QList<Subcommand>& commands, const QStringList& arguments, const QString& otherwise = {});

private:
    QString helpText() const;
    std::optional<int> helpOrVersion() const;

    QString m_name;
    QCommandLineParser m_parser;
    QStringList m_names; ///< of the arguments
    qsizetype m_needed = 0; ///< how many of them may not be left out
    QStringList m_arguments;
    QString m_epilogue;
};

} // namespace Dailies
