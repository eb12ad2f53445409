// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/requestkind.h"

#include "app/common/enumnames.h"

#include <QCoreApplication>
#include <QStringList>

namespace Dailies {

namespace {

constexpr EnumNames<Family, 2> familyNames{{"A", "B"}};
constexpr EnumNames<Generation, 3> generationNames{{"", "3.0", "2.7"}};

struct ApiTypeRow {
    ApiType apiType;
    const char* name;
    const char* label;
    const char* shortLabel;
};

constexpr ApiTypeRow apiTypeRows[] = {
    {ApiType::TextToVideo, "TextToVideo", QT_TRANSLATE_NOOP("ApiType", "Text to video"),
        QT_TRANSLATE_NOOP("ApiType", "Text")},
    {ApiType::ImageToVideo, "ImageToVideo", QT_TRANSLATE_NOOP("ApiType", "Image to video"),
        QT_TRANSLATE_NOOP("ApiType", "Image")},
    {ApiType::ReferenceToVideo, "ReferenceToVideo", QT_TRANSLATE_NOOP("ApiType", "Reference to video"),
        QT_TRANSLATE_NOOP("ApiType", "Reference")},
    {ApiType::VideoEdit, "VideoEdit", QT_TRANSLATE_NOOP("ApiType", "Video edit"), QT_TRANSLATE_NOOP("ApiType", "Edit")},
    {ApiType::MultiImageToVideo, "MultiImageToVideo", QT_TRANSLATE_NOOP("ApiType", "Multi-image to video"),
        QT_TRANSLATE_NOOP("ApiType", "Multi-image")},
};

const ApiTypeRow& rowOf(ApiType apiType)
{
    return apiTypeRows[static_cast<int>(apiType)];
}

} // namespace

QString familyName(Family family)
{
    return familyNames.of(family);
}

QString generationName(Generation generation)
{
    return generationNames.of(generation);
}

QString apiTypeName(ApiType apiType)
{
    return QString::fromLatin1(rowOf(apiType).name);
}

QString kindName(const RequestKind& kind)
{
    QStringList words = {familyName(kind.family), generationName(kind.generation), apiTypeName(kind.apiType)};
    words.removeAll(QString());
    return words.join(u' ');
}

std::optional<Family> familyFromName(const QString& name)
{
    return familyNames.find(name);
}

std::optional<Generation> generationFromName(const QString& name)
{
    return generationNames.find(name);
}

std::optional<ApiType> apiTypeFromName(const QString& name)
{
    for (const ApiTypeRow& row : apiTypeRows) {
        if (name == QLatin1StringView(row.name))
            return row.apiType;
    }
    return {};
}

QString apiTypeLabel(ApiType apiType)
{
    return QCoreApplication::translate("ApiType", rowOf(apiType).label);
}

QString apiTypeShortLabel(ApiType apiType)
{
    return QCoreApplication::translate("ApiType", rowOf(apiType).shortLabel);
}

} // namespace Dailies
