// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QSettings>
#include <QString>
#include <QVariant>

#include <optional>

namespace Dailies {

/// Everything about the program that a person can set. Each stands once in allPreferences(), in the order of the dialog.
enum class Preference {
    Language,
    Theme,
    Notifications,
    QuietHours,
    QuietFrom,
    QuietUntil,
    Closing,
    ClipFolder,
    ClipPattern,
    Sidecars,
    DownloadsAtOnce,
    MediaBackend,
    HardwareDecoding, ///< declared where Qt listens to it only: 6.5 and newer
    FilmstripCache,
    Proxy,
    ProxyAddress,
    QueryPause,
    LongestPause,
    LearnedPace,
};

/// Where a preference stands in the dialog.
enum class PreferencePage { General, Clips, Playback, Network };

/// How a preference is edited, and what its value is: a bool, an int, one of the choices' values, or
/// text; a time of day is "HH:mm".
enum class PreferenceType { Switch, Number, Choice, Folder, ClipPattern, TimeOfDay, Text };

/// One of the values to choose from; `value` is what is kept.
struct PreferenceChoice {
    const char* value;
    const char* label; ///< in English; translate with choiceLabel()
};

/// The one declaration of a preference.
struct PreferenceInfo {
    Preference preference;
    const char* key; ///< in the settings file
    PreferencePage page;
    PreferenceType type;
    const char* label; ///< in English; translate with preferenceLabel()
    const char* hint; ///< one sentence
    QVariant standard; ///< holds until something else is set
    QList<PreferenceChoice> choices = {};
    int least = 0; ///< of numbers
    int most = 0;
    const char* unit = ""; ///< behind a number
    bool atNextStart = false; ///< a change is seen when the program starts the next time
};

const QList<PreferenceInfo>& allPreferences();
const PreferenceInfo& preferenceInfo(Preference preference);
QString pageLabel(PreferencePage page);
QString preferenceLabel(const PreferenceInfo& info);
QString preferenceHint(const PreferenceInfo& info);
QString choiceLabel(const PreferenceInfo& info, const PreferenceChoice& choice);
/// Why a value cannot be set, in one sentence; nothing when it can.
std::optional<QString> preferenceProblem(Preference preference, const QVariant& value);

/// The preferences of one profile, kept in its settings file, which is read once: they are asked for with every query.
/// What stands there and cannot be is taken for the standard.
class Preferences final : public QObject {
    Q_OBJECT
public:
    /// `file` is an INI file; it need not exist.
    explicit Preferences(const QString& file, QObject* parent = nullptr);

    QVariant value(Preference preference) const { return m_values.value(preference); }
    bool isOn(Preference preference) const { return value(preference).toBool(); }
    int number(Preference preference) const { return value(preference).toInt(); }
    QString text(Preference preference) const { return value(preference).toString(); }
    bool isStandard(Preference preference) const;

    /// Nothing happens for a value with a problem. The standard is not written down: a better one reaches everybody.
    void set(Preference preference, const QVariant& value);
    void reset(Preference preference);

Q_SIGNALS:
    void changed(Dailies::Preference preference);

private:
    QVariant read(const PreferenceInfo& info) const;

    QSettings m_settings;
    QHash<Preference, QVariant> m_values;
};

} // namespace Dailies
