// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"

#include <QCommandLineParser>
#include <QStringList>

#include <optional>

namespace Dailies {

/// The options of one command, with those that every command has: --profile, --json, --help, --version.
class CommandParser final {
public:
    /// `name` is what the person types, such as "accounts add"; an empty one stands for the program itself.
    CommandParser(const QString& name, const QString& description);

    /// An option without a value.
    void addSwitch(const QString& name, const QString& description);
    /// An option with a value; the option may be given several times.
    void addValue(const QString& name, const QString& valueName, const QString& description);
    /// A text after the options, without a name of its own.
    void addArgument(const QString& name, const QString& description);
    /// Further lines at the end of the help.
    void setEpilogue(const QString& text) { m_epilogue = text; }

    /// Reads what comes after the command's name. A status when the command is to end with it: help or version was
    /// asked for and printed, or the use was wrong and has been said.
    std::optional<int> parse(const QStringList& arguments);
    /// The same for the program itself, up to the command's name.
    std::optional<int> parseUpToCommand(const QStringList& arguments);

    bool isSet(const QString& name) const { return m_parser.isSet(name); }
    QString value(const QString& name) const { return m_parser.value(name); }
    QStringList values(const QString& name) const { return m_parser.values(name); }
    /// The texts after the options; parse() saw to it that all are there.
    QStringList arguments() const { return m_arguments; }

    /// What a command within this one gets, after parseUpToCommand(): options given before its name count for it too.
    QStringList argumentsOfCommand() const;

    QString profileFolder() const { return value(QStringLiteral("profile")); }
    Console console() const { return Console(isSet(QStringLiteral("json"))); }
    /// Says what is wrong and where help is; WrongUse.
    int wrongUse(const QString& sentence) const;

private:
    QString helpText() const;
    std::optional<int> helpOrVersion() const;

    QString m_name;
    QCommandLineParser m_parser;
    QStringList m_needed; ///< names of the arguments
    QStringList m_arguments;
    QString m_epilogue;
};

} // namespace Dailies
