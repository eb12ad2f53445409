// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferences.h"

#include "app/common/compat.h"
#include "app/common/sentences.h"
#include "app/settings/proxysetting.h"
#include "app/tasks/run/clipname.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryFile>
#include <QTime>

#include <algorithm>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Some file systems refuse what their permissions allow, so that only a file tells.
bool mayWriteIn(const QString& folder)
{
    QTemporaryFile probe(QDir(folder).filePath(u".dailies-XXXXXX"_s));
    return probe.open();
}

/// An empty folder means the default one.
std::optional<QString> folderProblem(const QString& folder)
{
    if (folder.isEmpty())
        return std::nullopt;
    if (!QDir::isAbsolutePath(folder))
        return QCoreApplication::translate("Preference", "Enter a full path, such as /home/me/Videos.");
    // A missing folder is created with the first clip.
    QFileInfo place(QDir::cleanPath(folder));
    while (!place.exists() && !place.isRoot())
        place.setFile(place.absolutePath());
    if (place.isDir() && mayWriteIn(place.filePath()))
        return std::nullopt;
    return QCoreApplication::translate("Preference", "Can't write to %1.").arg(QDir::toNativeSeparators(folder));
}

/// Removes settings that have no effect with this Qt version.
QList<PreferenceInfo> onlyHeard(QList<PreferenceInfo> preferences)
{
    preferences.removeIf([](const PreferenceInfo& each) {
        return each.preference == Preference::HardwareDecoding && !mayChooseHardwareDecoding;
    });
    return preferences;
}

} // namespace

// NOLINTNEXTLINE(readability-function-size): a table
const QList<PreferenceInfo>& allPreferences()
{
    using P = Preference;
    using Page = PreferencePage;
    using Type = PreferenceType;
    static const QList<PreferenceInfo> preferences = onlyHeard({
        {.preference = P::Language,
            .key = "window/language",
            .page = Page::General,
            .type = Type::Choice,
            .label = QT_TRANSLATE_NOOP("Preference", "Language"),
            .hint = QT_TRANSLATE_NOOP("Preference", "Language of the window and of all messages."),
            .standard = u""_s,
            .choices = {{"", QT_TRANSLATE_NOOP("Preference", "System default")}, {"en", "English"},
                {"zh_CN", "简体中文"}, {"ja", "日本語"}, {"ko", "한국어"}, {"de", "Deutsch"}, {"fr", "Français"},
                {"es", "Español"}},
            .atNextStart = true},
        {.preference = P::Theme,
            .key = "window/theme",
            .page = Page::General,
            .type = Type::Choice,
            .label = QT_TRANSLATE_NOOP("Preference", "Theme"),
            .hint = QT_TRANSLATE_NOOP("Preference", "Light or dark. Video is always shown on black."),
            .standard = u"0"_s,
            .choices = {{"0", QT_TRANSLATE_NOOP("Preference", "Match system")},
                {"1", QT_TRANSLATE_NOOP("Preference", "Light")}, {"2", QT_TRANSLATE_NOOP("Preference", "Dark")}}},
        {.preference = P::Notifications,
            .key = "notifications/shown",
            .page = Page::General,
            .type = Type::Switch,
            .label = QT_TRANSLATE_NOOP("Preference", "Notify me when tasks finish"),
            .hint = QT_TRANSLATE_NOOP(
                "Preference", "One notification when the last running task finishes and the window isn't in view."),
            .standard = true},
        {.preference = P::QuietHours,
            .key = "notifications/quietHours",
            .page = Page::General,
            .type = Type::Switch,
            .label = QT_TRANSLATE_NOOP("Preference", "Quiet hours"),
            .hint = QT_TRANSLATE_NOOP("Preference", "No notifications between these times."),
            .standard = false},
        {.preference = P::QuietFrom,
            .key = "notifications/quietFrom",
            .page = Page::General,
            .type = Type::TimeOfDay,
            .label = QT_TRANSLATE_NOOP("Preference", "Quiet from"),
            .hint = QT_TRANSLATE_NOOP("Preference", "When quiet hours begin."),
            .standard = u"22:00"_s},
        {.preference = P::QuietUntil,
            .key = "notifications/quietUntil",
            .page = Page::General,
            .type = Type::TimeOfDay,
            .label = QT_TRANSLATE_NOOP("Preference", "Quiet until"),
            .hint = QT_TRANSLATE_NOOP(
                "Preference", "When quiet hours end. If this is earlier than the start, they end the next day."),
            .standard = u"08:00"_s},
        {.preference = P::Closing,
            .key = "window/closing",
            .page = Page::General,
            .type = Type::Choice,
            .label = QT_TRANSLATE_NOOP("Preference", "When I close the window"),
            .hint = QT_TRANSLATE_NOOP("Preference",
                "While tasks run, Dailies can keep downloading clips from the tray. If you quit, it resumes at the "
                "next start."),
            .standard = u"ask"_s,
            .choices = {{"ask", QT_TRANSLATE_NOOP("Preference", "Ask")},
                {"keep", QT_TRANSLATE_NOOP("Preference", "Keep running in the tray")},
                {"quit", QT_TRANSLATE_NOOP("Preference", "Quit")}}},
        {.preference = P::SendingPaused,
            .key = "sending/paused",
            .page = Page::Sending,
            .type = Type::Switch,
            .label = QT_TRANSLATE_NOOP("Preference", "Pause sending"),
            .hint = QT_TRANSLATE_NOOP(
                "Preference", "Nothing is sent or uploaded until you resume. Takes that are being generated continue."),
            .standard = false},
        {.preference = P::SendHours,
            .key = "sending/hours",
            .page = Page::Sending,
            .type = Type::Switch,
            .label = QT_TRANSLATE_NOOP("Preference", "Send only between these times"),
            .hint = QT_TRANSLATE_NOOP("Preference",
                "At other times, new requests wait here. Send now, requests with a time of their own and practice "
                "requests don't wait."),
            .standard = false},
        {.preference = P::SendFrom,
            .key = "sending/from",
            .page = Page::Sending,
            .type = Type::TimeOfDay,
            .label = QT_TRANSLATE_NOOP("Preference", "Send from"),
            .hint = QT_TRANSLATE_NOOP("Preference", "When sending begins each day."),
            .standard = u"22:00"_s},
        {.preference = P::SendUntil,
            .key = "sending/until",
            .page = Page::Sending,
            .type = Type::TimeOfDay,
            .label = QT_TRANSLATE_NOOP("Preference", "Send until"),
            .hint = QT_TRANSLATE_NOOP(
                "Preference", "When sending ends. If this is earlier than the start, it ends the next day."),
            .standard = u"08:00"_s},
        {.preference = P::ClipFolder,
            .key = "clips/folder",
            .page = Page::Clips,
            .type = Type::Folder,
            .label = QT_TRANSLATE_NOOP("Preference", "Clip folder"),
            .hint = QT_TRANSLATE_NOOP("Preference", "Where new clips are saved. Existing clips stay where they are."),
            .standard = u""_s},
        {.preference = P::ClipPattern,
            .key = "clips/namePattern",
            .page = Page::Clips,
            .type = Type::ClipPattern,
            .label = QT_TRANSLATE_NOOP("Preference", "File names"),
            .hint = QT_TRANSLATE_NOOP("Preference",
                "You can use: {date:yyyy-MM-dd}, {prompt:40}, {model}, {kind}, {task}. A number is added if a name is "
                "taken."),
            .standard = defaultClipPattern()},
        {.preference = P::Sidecars,
            .key = "clips/sidecars",
            .page = Page::Clips,
            .type = Type::Switch,
            .label = QT_TRANSLATE_NOOP("Preference", "Save a JSON file next to each clip"),
            .hint = QT_TRANSLATE_NOOP(
                "Preference", "Contains the request that made the clip, under the clip's name. Never contains a key."),
            .standard = true},
        {.preference = P::DownloadsAtOnce,
            .key = "clips/downloadsAtOnce",
            .page = Page::Clips,
            .type = Type::Number,
            .label = QT_TRANSLATE_NOOP("Preference", "Parallel downloads"),
            .hint = QT_TRANSLATE_NOOP("Preference", "Clips about to expire download first."),
            .standard = 3,
            .least = 1,
            .most = 10},
        {.preference = P::MediaBackend,
            .key = "playback/backend",
            .page = Page::Playback,
            .type = Type::Choice,
            .label = QT_TRANSLATE_NOOP("Preference", "Video player"),
            .hint = QT_TRANSLATE_NOOP("Preference",
                "What plays clips. Try another one if clips don't play well. Single frames are always read with "
                "FFmpeg."),
            .standard = u"ffmpeg"_s,
            .choices = {{"ffmpeg", "FFmpeg"}, {"system", QT_TRANSLATE_NOOP("Preference", "System default")}},
            .atNextStart = true},
        {.preference = P::HardwareDecoding,
            .key = "playback/hardwareDecoding",
            .page = Page::Playback,
            .type = Type::Switch,
            .label = QT_TRANSLATE_NOOP("Preference", "Hardware decoding"),
            .hint = QT_TRANSLATE_NOOP("Preference",
                "Turn off if the picture is broken or Dailies crashes during playback. Needs Qt 6.5 or newer."),
            .standard = true,
            .atNextStart = true},
        {.preference = P::FilmstripCache,
            .key = "playback/filmstripCacheMiB",
            .page = Page::Playback,
            .type = Type::Number,
            .label = QT_TRANSLATE_NOOP("Preference", "Disk space for filmstrips"),
            .hint = QT_TRANSLATE_NOOP(
                "Preference", "When it's full, the oldest filmstrips are removed; they're made again when needed."),
            .standard = 128,
            .least = 16,
            .most = 4096,
            .unit = QT_TRANSLATE_NOOP("Preference", " MiB")},
        {.preference = P::Proxy,
            .key = "network/proxy",
            .page = Page::Network,
            .type = Type::Choice,
            .label = QT_TRANSLATE_NOOP("Preference", "Proxy"),
            .hint = QT_TRANSLATE_NOOP(
                "Preference", "How Dailies reaches the service. Connections to this computer never use the proxy."),
            .standard = u"system"_s,
            .choices = {{"system", QT_TRANSLATE_NOOP("Preference", "System default")},
                {"none", QT_TRANSLATE_NOOP("Preference", "None")}, {"http", "HTTP"}, {"socks5", "SOCKS5"}}},
        {.preference = P::ProxyAddress,
            .key = "network/proxyAddress",
            .page = Page::Network,
            .type = Type::Text,
            .label = QT_TRANSLATE_NOOP("Preference", "Proxy address"),
            .hint = QT_TRANSLATE_NOOP("Preference", "Host and port, such as proxy.example.com:8080."),
            .standard = u""_s},
        {.preference = P::QueryPause,
            .key = "network/queryPauseSeconds",
            .page = Page::Network,
            .type = Type::Number,
            .label = QT_TRANSLATE_NOOP("Preference", "Check status every (minimum)"),
            .hint = QT_TRANSLATE_NOOP("Preference",
                "Longer intervals are easier on the service, but finished clips show up later. All intervals scale "
                "with this one."),
            .standard = 10,
            .least = 5,
            .most = 300,
            .unit = QT_TRANSLATE_NOOP("Preference", " s")},
        {.preference = P::LearnedPace,
            .key = "network/learnedPace",
            .page = Page::Network,
            .type = Type::Switch,
            .label = QT_TRANSLATE_NOOP("Preference", "Adapt checks to typical run times"),
            .hint = QT_TRANSLATE_NOOP("Preference",
                "Checks rarely before a clip is due, and more often around that time. Off: always at the same "
                "interval."),
            .standard = true},
        {.preference = P::LongestPause,
            .key = "network/longestPauseSeconds",
            .page = Page::Network,
            .type = Type::Number,
            .label = QT_TRANSLATE_NOOP("Preference", "Check status at least every"),
            .hint = QT_TRANSLATE_NOOP("Preference",
                "Longest interval between checks while a clip isn't due. Never shorter than the minimum."),
            .standard = 120,
            .least = 30,
            .most = 900,
            .unit = QT_TRANSLATE_NOOP("Preference", " s")},
    });
    return preferences;
}

const PreferenceInfo& preferenceInfo(Preference preference)
{
    const auto& all = allPreferences();
    return *std::ranges::find(all, preference, &PreferenceInfo::preference);
}

QString pageLabel(PreferencePage page)
{
    switch (page) {
    case PreferencePage::General: return QCoreApplication::translate("Preference", "General");
    case PreferencePage::Sending: return QCoreApplication::translate("Preference", "Sending");
    case PreferencePage::Clips: return QCoreApplication::translate("Preference", "Clips");
    case PreferencePage::Playback: return QCoreApplication::translate("Preference", "Playback");
    case PreferencePage::Network: break;
    }
    return QCoreApplication::translate("Preference", "Network");
}

QString preferenceLabel(const PreferenceInfo& info)
{
    return QCoreApplication::translate("Preference", info.label);
}

QString preferenceHint(const PreferenceInfo& info)
{
    const QString hint = QCoreApplication::translate("Preference", info.hint);
    return info.atNextStart ? joinedSentences({hint, QCoreApplication::translate("Preference", "Restart to apply.")})
                            : hint;
}

QString preferenceUnit(const PreferenceInfo& info)
{
    return *info.unit != '\0' ? QCoreApplication::translate("Preference", info.unit) : QString();
}

QString choiceLabel(const PreferenceInfo& info, const PreferenceChoice& choice)
{
    // Each language's name is shown in that language, whatever the current one is.
    return info.preference == Preference::Language && *choice.value != '\0'
        ? QString::fromUtf8(choice.label)
        : QCoreApplication::translate("Preference", choice.label);
}

std::optional<QString> preferenceProblem(Preference preference, const QVariant& value)
{
    const PreferenceInfo& info = preferenceInfo(preference);
    switch (info.type) {
    case PreferenceType::Switch:
        // An INI file stores "true" and "false" as text.
        if (const QString word = value.toString(); word == "true"_L1 || word == "false"_L1)
            return std::nullopt;
        break;
    case PreferenceType::Number: {
        bool isNumber = false;
        const int number = value.toInt(&isNumber);
        if (isNumber && number >= info.least && number <= info.most)
            return std::nullopt;
        return QCoreApplication::translate("Preference", "Enter a whole number from %1 to %2.")
            .arg(info.least)
            .arg(info.most);
    }
    case PreferenceType::Choice:
        if (std::ranges::any_of(info.choices,
                [&](const PreferenceChoice& each) { return value.toString() == QLatin1StringView(each.value); }))
            return std::nullopt;
        break;
    case PreferenceType::Folder: return folderProblem(value.toString());
    case PreferenceType::ClipPattern:
        if (isClipPattern(value.toString()))
            return std::nullopt;
        return QCoreApplication::translate("Preference",
            "Clips need different names. Use at least one of {date}, {prompt:40}, {model}, {kind}, {task}, in one line "
            "of at most 200 characters.");
    case PreferenceType::TimeOfDay:
        if (QTime::fromString(value.toString(), u"HH:mm"_s).isValid())
            return std::nullopt;
        break;
    case PreferenceType::Text:
        if (preference != Preference::ProxyAddress || isProxyAddress(value.toString()))
            return std::nullopt;
        return QCoreApplication::translate("Preference", "Enter a host and port, such as proxy.example.com:8080.");
    }
    return QCoreApplication::translate("Preference", "This can't be chosen.");
}

Preferences::Preferences(const QString& file, QObject* parent) : QObject(parent), m_settings(file, QSettings::IniFormat)
{
    for (const PreferenceInfo& info : allPreferences())
        m_values.insert(info.preference, read(info));
}

QVariant Preferences::read(const PreferenceInfo& info) const
{
    const QVariant kept = m_settings.value(QLatin1StringView(info.key));
    // A folder on a disk that is not available now remains the user's choice.
    const bool isKept = info.type == PreferenceType::Folder
        ? QDir::isAbsolutePath(kept.toString())
        : kept.isValid() && !preferenceProblem(info.preference, kept);
    if (!isKept)
        return info.standard;
    switch (info.type) {
    case PreferenceType::Switch: return kept.toBool();
    case PreferenceType::Number: return kept.toInt();
    default: return kept.toString();
    }
}

bool Preferences::isStandard(Preference preference) const
{
    return value(preference) == preferenceInfo(preference).standard;
}

void Preferences::set(Preference preference, const QVariant& value)
{
    if (preferenceProblem(preference, value))
        return;
    const PreferenceInfo& info = preferenceInfo(preference);
    if (value == info.standard)
        m_settings.remove(QLatin1StringView(info.key));
    else
        m_settings.setValue(QLatin1StringView(info.key), value);
    const QVariant before = std::exchange(m_values[preference], read(info));
    if (m_values.value(preference) != before)
        Q_EMIT changed(preference);
}

Result<void> Preferences::sync()
{
    m_settings.sync();
    if (m_settings.status() == QSettings::NoError)
        return {};
    return failure(ErrorKind::Storage,
        tr("The settings can't be saved to %1.").arg(QDir::toNativeSeparators(m_settings.fileName())));
}

void Preferences::reset(Preference preference)
{
    set(preference, preferenceInfo(preference).standard);
}

} // namespace Dailies
