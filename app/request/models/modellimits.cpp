// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/models/modellimits.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <cmath>
#include <type_traits>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

// Reading and writing share one list of keys for each struct.

template<typename T, typename Struct>
concept Of = std::is_same_v<std::remove_const_t<T>, Struct>;

void visit(auto& visitor, Of<Range> auto& range)
{
    visitor("least", range.least);
    visitor("most", range.most);
}

void visit(auto& visitor, Of<FileLimits> auto& files)
{
    visitor("formats", files.formats);
    visitor("alpha", files.alpha);
    visitor("side", files.side);
    visitor("shape", files.shape);
    visitor("seconds", files.seconds);
    visitor("secondsInAll", files.secondsInAll);
    visitor("megabytes", files.megabytes);
    visitor("leastFps", files.leastFps);
    visitor("pages", files.pages);
}

void visit(auto& visitor, Of<MediaCount> auto& count)
{
    visitor("types", count.types);
    visitor("least", count.least);
    visitor("most", count.most);
}

void visit(auto& visitor, Of<MediaRules> auto& rules)
{
    visitor("counts", rules.counts);
    visitor("combinations", rules.combinations);
    visitor("exclusive", rules.exclusive);
    visitor("together", rules.together);
    visitor("needPromptExtend", rules.needPromptExtend);
    visitor("mostItems", rules.mostItems);
}

void visit(auto& visitor, Of<ShotLimits> auto& shots)
{
    visitor("count", shots.count);
    visitor("promptCharacters", shots.promptCharacters);
    visitor("leastSeconds", shots.leastSeconds);
    visitor("sumIsDuration", shots.sumIsDuration);
    visitor("replacePrompt", shots.replacePrompt);
    visitor("shotType", shots.shotType);
}

void visit(auto& visitor, Of<ModelLimits> auto& limits)
{
    visitor("promptCharacters", limits.promptCharacters);
    visitor("negativePromptCharacters", limits.negativePromptCharacters);
    visitor("duration", limits.duration);
    visitor("durationWithVideo", limits.durationWithVideo);
    visitor("secondsWithInput", limits.secondsWithInput);
    visitor("guidance", limits.guidance);
    visitor("shots", limits.shots);
    visitor("voices", limits.voices);
    visitor("images", limits.images);
    visitor("media", limits.media);
    visitor("files", limits.files);
    visitor("unused", limits.unused);
}

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(ModelProfile)
};

template<typename T>
constexpr bool isPlain =
    std::is_same_v<T, int> || std::is_same_v<T, double> || std::is_same_v<T, bool> || std::is_same_v<T, QString>;

/// Writes the values that are known, that is, differ from the default.
class Writer {
public:
    template<typename T>
    void operator()(const char* key, const T& value)
    {
        if (value != T())
            m_json[QLatin1StringView(key)] = json(value);
    }

    template<typename T>
    static QJsonValue json(const T& value)
    {
        if constexpr (isPlain<T>) {
            return value;
        } else {
            Writer writer;
            visit(writer, value);
            return writer.m_json;
        }
    }

    template<typename T>
    static QJsonValue json(const std::optional<T>& value)
    {
        return json(*value);
    }

    template<typename T>
    static QJsonValue json(const QList<T>& values)
    {
        QJsonArray items;
        for (const T& value : values)
            items.append(json(value));
        return items;
    }

    template<typename Key, typename T>
    static QJsonValue json(const QHash<Key, T>& values)
    {
        QJsonObject object;
        for (auto it = values.begin(); it != values.end(); ++it)
            object[name(it.key())] = json(it.value());
        return object;
    }

private:
    static QString name(const QString& key) { return key; }
    static QString name(ApiType key) { return apiTypeName(key); }

    QJsonObject m_json;
};

/// Reads an object key by key and keeps the first error.
class Reader {
public:
    Reader(const QJsonObject& json, const QString& path, QString& problem)
        : m_json(json)
        , m_path(path)
        , m_problem(problem)
    {}

    template<typename T>
    void operator()(const char* key, T& value)
    {
        const QLatin1StringView name(key);
        const QJsonValue json = m_json.value(name);
        m_known.append(name);
        if (!json.isUndefined())
            read(json, m_path + u'.' + name, value, m_problem);
    }

    /// Call after all keys. Keys that were not read are errors.
    void end()
    {
        for (auto it = m_json.begin(); it != m_json.end(); ++it) {
            if (!m_known.contains(it.key()))
                wrong(m_path + u'.' + it.key(), Text::tr("unknown key"), m_problem);
        }
    }

    template<typename T>
    static void read(const QJsonValue& json, const QString& path, T& value, QString& problem)
    {
        if constexpr (std::is_same_v<T, bool>) {
            if (!json.isBool())
                return wrong(path, Text::tr("expected true or false"), problem);
            value = json.toBool();
        } else if constexpr (std::is_same_v<T, QString>) {
            if (!json.isString())
                return wrong(path, Text::tr("expected text"), problem);
            value = json.toString();
        } else if constexpr (isPlain<T>) {
            number(json, path, value, problem);
        } else {
            if (!json.isObject())
                return wrong(path, Text::tr("expected an object"), problem);
            Reader reader(json.toObject(), path, problem);
            visit(reader, value);
            reader.end();
        }
    }

    template<typename T>
    static void read(const QJsonValue& json, const QString& path, std::optional<T>& value, QString& problem)
    {
        value.emplace();
        read(json, path, *value, problem);
    }

    template<typename T>
    static void read(const QJsonValue& json, const QString& path, QList<T>& values, QString& problem)
    {
        if (!json.isArray())
            return wrong(path, Text::tr("expected a list"), problem);
        const QJsonArray items = json.toArray();
        for (qsizetype i = 0; i < items.size(); ++i)
            read(items.at(i), path + u"[%1]"_s.arg(i), values.emplaceBack(), problem);
    }

    template<typename Key, typename T>
    static void read(const QJsonValue& json, const QString& path, QHash<Key, T>& values, QString& problem)
    {
        if (!json.isObject())
            return wrong(path, Text::tr("expected an object"), problem);
        const QJsonObject object = json.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            const QString place = path + u'.' + it.key();
            Key key{};
            if (!readKey(it.key(), key))
                wrong(place, Text::tr("unknown key"), problem);
            else
                read(it.value(), place, values[key], problem);
        }
    }

private:
    template<typename T>
    static void number(const QJsonValue& json, const QString& path, T& value, QString& problem)
    {
        const double number = json.toDouble(-1);
        // Limits are never negative and must fit into an int.
        if (!json.isDouble() || number < 0 || number > 1e9)
            return wrong(path, Text::tr("expected a number"), problem);
        if (std::is_same_v<T, int> && std::floor(number) != number)
            return wrong(path, Text::tr("expected a whole number"), problem);
        value = static_cast<T>(number);
    }

    static bool readKey(const QString& name, QString& key)
    {
        key = name;
        return true;
    }

    static bool readKey(const QString& name, ApiType& key)
    {
        const auto apiType = apiTypeFromName(name);
        key = apiType.value_or(ApiType());
        return apiType.has_value();
    }

    static void wrong(const QString& path, const QString& what, QString& problem)
    {
        if (problem.isEmpty())
            problem = Text::tr("%1: %2.").arg(path, what);
    }

    const QJsonObject m_json;
    QString m_path;
    QString& m_problem;
    QList<QLatin1StringView> m_known;
};

} // namespace

FileLimits ModelLimits::filesOf(const QString& type, MediaKind medium) const
{
    if (const auto own = files.constFind(type); own != files.constEnd())
        return *own;
    switch (medium) {
    case MediaKind::Image: return files.value(u"image"_s);
    case MediaKind::Video: return files.value(u"video"_s);
    case MediaKind::Audio: return files.value(u"audio"_s);
    case MediaKind::Document: return files.value(u"document"_s);
    case MediaKind::Page:
    case MediaKind::Other: break;
    }
    return {};
}

QJsonObject toJson(const ModelLimits& limits)
{
    return Writer::json(limits).toObject();
}

Result<ModelLimits> limitsFromJson(const QJsonObject& json, const QString& path)
{
    ModelLimits limits;
    QString problem;
    Reader::read(json, path, limits, problem);
    if (!problem.isEmpty())
        return failure(ErrorKind::BadInput, problem);
    return limits;
}

} // namespace Dailies
