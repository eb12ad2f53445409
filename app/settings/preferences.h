// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QHash>
#include <QList>
#include <QSettings>
#include <QString>
#include <QVariant>

#include <optional>

namespace Dailies {

/// All settings of the program. Each is declared once in allPreferences(), in the order of the dialog.
enum class Preference {
    Language,
    Theme,
    Notifications,
    QuietHours,
    QuietFrom,
    QuietUntil,
    Closing,
    SendingPaused,
    SendHours,
    SendFrom,
    SendUntil,
    ClipFolder,
    ClipPattern,
    Sidecars,
    DownloadsAtOnce,
    MediaBackend,
    HardwareDecoding, ///< only declared if Qt supports it: 6.5 and newer
    FilmstripCache,
    Proxy,
    ProxyAddress,
    QueryPause,
    LongestPause,
    LearnedPace,
};

/// The dialog page of a preference.
enum class PreferencePage { General, Sending, Clips, Playback, Network };

/// How a preference is edited, which determines its value: a bool, an int, one of the choices' values, or text. A time
/// of day is "HH:mm".
enum class PreferenceType { Switch, Number, Choice, Folder, ClipPattern, TimeOfDay, Text };

/// One of the values to choose from; `value` is stored.
struct PreferenceChoice {
    const char* value;
    const char* label; ///< in English; translate with choiceLabel()
};

/// The declaration of a preference.
struct PreferenceInfo {
    Preference preference;
    const char* key; ///< name in the settings file
    PreferencePage page;
    PreferenceType type;
    const char* label; ///< in English; translate with preferenceLabel()
    const char* hint; ///< one sentence
    QVariant standard; ///< default value
    QList<PreferenceChoice> choices = {};
    int least = 0; ///< for numbers
    int most = 0;
    const char* unit = ""; ///< shown after a number; translate with preferenceUnit()
    bool atNextStart = false; ///< a change takes effect at the next start
};

const QList<PreferenceInfo>& allPreferences();
const PreferenceInfo& preferenceInfo(Preference preference);
QString pageLabel(PreferencePage page);
QString preferenceLabel(const PreferenceInfo& info);
QString preferenceHint(const PreferenceInfo& info);
/// With the space before it; may be empty.
QString preferenceUnit(const PreferenceInfo& info);
QString choiceLabel(const PreferenceInfo& info, const PreferenceChoice& choice);
/// Why a value cannot be set; nullopt if it can.
std::optional<QString> preferenceProblem(Preference preference, const QVariant& value);

/// The preferences of one profile. The settings file is read once, because preferences are used with every query.
/// Invalid values are replaced by the default.
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

    /// Ignores invalid values. Defaults are not stored, so that a new default applies to all users.
    void set(Preference preference, const QVariant& value);
    void reset(Preference preference);
    /// Waits until all values are in the file. Returns Storage if they can't be written.
    Result<void> sync();

Q_SIGNALS:
    void changed(Dailies::Preference preference);

private:
    QVariant read(const PreferenceInfo& info) const;

    QSettings m_settings;
    QHash<Preference, QVariant> m_values;
};

} // namespace Dailies
