// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"

#include "app/request/familytraits.h"

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct KindRow {
    RequestKind kind;
    QList<FieldUse> fields;
    QStringList mediaTypes;
};

const QStringList& generalMediaTypes()
{
    static const QStringList types = {u"first_frame"_s, u"last_frame"_s, u"reference_image"_s, u"reference_video"_s,
        u"reference_audio"_s, u"file"_s, u"link"_s};
    return types;
}

QList<FieldUse> optional(std::initializer_list<Field> fields)
{
    QList<FieldUse> uses;
    for (const Field field : fields)
        uses.append(FieldUse{field});
    return uses;
}

/// The parameters that family A lists for a kind (specification, "Create endpoints").
QList<FieldUse> familyAParameters(Generation generation, ApiType apiType)
{
    QList<FieldUse> fields = optional({Field::Resolution});
    const bool edit27 = generation == Generation::G27 && apiType == ApiType::VideoEdit;
    if (!edit27)
        fields += optional({Field::AspectRatio, Field::Duration});
    fields += optional({Field::PromptExtend});
    if (generation == Generation::G27)
        fields += optional({Field::Watermark});
    return fields + optional({Field::Extra});
}

KindRow familyA(Generation generation, ApiType apiType)
{
    QList<FieldUse> fields;
    fields.append({Field::Model, Need::Required});
    QStringList types;
    if (apiType == ApiType::TextToVideo) {
        fields.append({Field::Prompt, Need::PromptOrMedia});
    } else {
        const bool edit27 = generation == Generation::G27 && apiType == ApiType::VideoEdit;
        fields.append({Field::Prompt, edit27 ? Need::Required : Need::PromptOrMedia});
        fields.append({Field::Media, Need::Required});
        types = edit27 ? QStringList{u"video"_s} : generalMediaTypes();
        if (generation == Generation::G27 && apiType == ApiType::ImageToVideo)
            types.insert(1, u"driving_audio"_s);
        const bool edit30 = generation == Generation::G30 && apiType == ApiType::VideoEdit;
        if (apiType == ApiType::ReferenceToVideo || edit30)
            types = types.mid(2) + types.first(2); // frames last
        if (edit30)
            types.move(types.indexOf(u"reference_video"_s), 0);
    }
    return {{Family::A, generation, apiType}, fields + familyAParameters(generation, apiType), types};
}

KindRow familyB(ApiType apiType)
{
    QList<FieldUse> fields = {{Field::Model, Need::Required}, {Field::Prompt, Need::Required}};
    fields += optional({Field::NegativePrompt});
    if (apiType == ApiType::ImageToVideo)
        fields.append({Field::ImageAddress, Need::Required});
    if (apiType == ApiType::MultiImageToVideo)
        fields.append({Field::Images, Need::Required});
    fields += optional({Field::AspectRatio});
    fields.append({Field::Duration, Need::Required});
    fields += optional({Field::Mode, Field::Guidance, Field::Sound, Field::MultiShot, Field::ShotType, Field::Shots});
    if (apiType == ApiType::ImageToVideo)
        fields += optional({Field::Voices});
    fields += optional({Field::Logo, Field::LogoParam, Field::Extra});
    return {{Family::B, Generation::None, apiType}, fields, {}};
}

QList<KindRow> rowsOf(Family family)
{
    QList<KindRow> result;
    switch (family) {
    case Family::A:
        for (const Generation generation : familyTraits(family).generations) {
            for (const ApiType apiType :
                {ApiType::TextToVideo, ApiType::ImageToVideo, ApiType::ReferenceToVideo, ApiType::VideoEdit})
                result.append(familyA(generation, apiType));
        }
        break;
    case Family::B:
        for (const ApiType apiType : {ApiType::TextToVideo, ApiType::ImageToVideo, ApiType::MultiImageToVideo})
            result.append(familyB(apiType));
        break;
    }
    return result;
}

const QList<KindRow>& rows()
{
    static const QList<KindRow> all = [] {
        QList<KindRow> result;
        for (const Family family : allFamilies)
            result += rowsOf(family);
        return result;
    }();
    return all;
}

const KindRow* rowOf(const RequestKind& kind)
{
    const auto& all = rows();
    const auto it = std::ranges::find(all, kind, &KindRow::kind);
    return it == all.end() ? nullptr : &*it;
}

} // namespace

const QList<RequestKind>& allKinds()
{
    static const QList<RequestKind> kinds = [] {
        QList<RequestKind> result;
        for (const KindRow& row : rows())
            result.append(row.kind);
        return result;
    }();
    return kinds;
}

bool isOffered(const RequestKind& kind)
{
    return rowOf(kind) != nullptr;
}

const QList<FieldUse>& fieldsOf(const RequestKind& kind)
{
    static const QList<FieldUse> none;
    const KindRow* row = rowOf(kind);
    return row ? row->fields : none;
}

bool offers(const RequestKind& kind, Field field)
{
    return needOf(kind, field).has_value();
}

std::optional<Need> needOf(const RequestKind& kind, Field field)
{
    for (const FieldUse& use : fieldsOf(kind)) {
        if (use.field == field)
            return use.need;
    }
    return {};
}

const QStringList& mediaTypesOf(const RequestKind& kind)
{
    static const QStringList none;
    const KindRow* row = rowOf(kind);
    return row ? row->mediaTypes : none;
}

bool offersReferenceVoice(const RequestKind& kind)
{
    return kind == RequestKind{Family::A, Generation::G27, ApiType::ReferenceToVideo};
}

} // namespace Dailies
