// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/checks/validation.h"

#include "app/common/momenttext.h"
#include "app/common/redact.h"
#include "app/request/familytraits.h"
#include "app/request/kindfields.h"
#include "app/request/localfiles.h"
#include "app/request/sourcename.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QUrl>

#include <algorithm>
#include <cmath>
#include <limits>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

bool isWebAddress(const QString& text)
{
    const QUrl url(text, QUrl::StrictMode);
    return url.isValid() && (url.scheme() == "http"_L1 || url.scheme() == "https"_L1) && !url.host().isEmpty();
}

bool hasScheme(const QString& source, QLatin1StringView scheme)
{
    return source.startsWith(scheme, Qt::CaseInsensitive);
}

/// A number in the user's locale with all its digits: 1,000,000,000 instead of 1e+09.
QString inFull(double number)
{
    return QLocale().toString(number, 'f', QLocale::FloatingPointShortest);
}

/// Whether a data URI has Base64 that cannot be decoded. Line breaks, missing padding and percent-encoding are allowed.
bool isBrokenData(const QString& source)
{
    const qsizetype comma = hasScheme(source, "data:"_L1) ? source.indexOf(u',') : -1;
    if (comma < 0 || !QStringView(source).first(comma).endsWith(";base64"_L1, Qt::CaseInsensitive))
        return false;
    const QStringView whole = QStringView(source).sliced(comma + 1);
    const QString unescaped = whole.contains(u'%') ? QUrl::fromPercentEncoding(whole.toUtf8()) : QString();
    const QStringView data = unescaped.isEmpty() ? whole : QStringView(unescaped);
    qsizetype digits = 0;
    qsizetype padding = 0;
    for (const QChar c : data) {
        const char16_t u = c.unicode();
        const bool isDigit =
            (u >= 'A' && u <= 'Z') || (u >= 'a' && u <= 'z') || (u >= '0' && u <= '9') || u == '+' || u == '/';
        if (isDigit && padding == 0)
            ++digits;
        else if (u == '=')
            ++padding;
        else if (isDigit || !c.isSpace())
            return true;
    }
    return digits == 0 || digits % 4 == 1 || padding > 2 || (padding > 0 && (digits + padding) % 4 != 0);
}

bool isFixedRatio(const QString& text)
{
    static const QRegularExpression ratio(u"\\A[1-9][0-9]*:[1-9][0-9]*\\z"_s);
    return ratio.match(text).hasMatch();
}

/// By its name: with the ending of a document, and in no hidden folder.
bool looksLikeDocument(const QFileInfo& file)
{
    static const QSet<QString> endings{u"pdf"_s, u"txt"_s, u"md"_s, u"markdown"_s, u"doc"_s, u"docx"_s, u"xls"_s,
        u"xlsx"_s, u"ppt"_s, u"pptx"_s, u"odt"_s, u"ods"_s, u"odp"_s, u"rtf"_s, u"csv"_s, u"epub"_s};
    return endings.contains(file.suffix().toLower()) && !file.absoluteFilePath().contains("/."_L1);
}

/// Collects the findings about one request.
class Validator {
    Q_DECLARE_TR_FUNCTIONS(Validation)
public:
    Validator(const VideoRequest& request, bool hasUnlistedMedia, const FileWays& ways)
        : m_request(request)
        , m_kind(request.kind)
        , m_ways(ways)
        , m_files(localFiles(request))
        , m_hasUnlistedMedia(hasUnlistedMedia)
    {}

    QList<Finding> run()
    {
        if (!isOffered(m_kind)) {
            add(Severity::Stop, Field::Model, tr("The service doesn't offer %1.").arg(kindName(m_kind)));
            return m_findings;
        }
        required();
        if (offers(m_kind, Field::Media)) {
            const QStringList names = mediaNames(m_request.media);
            for (int i = 0; i < m_request.media.size(); ++i) {
                const QString& name = names.at(i);
                mediaItem(i, m_request.media.at(i), name.isEmpty() ? tr("Media item %1").arg(i + 1) : name);
            }
        }
        addresses();
        if (offers(m_kind, Field::Shots) && m_request.multiShot.value_or(false))
            shots();
        values();
        return m_findings;
    }

private:
    void add(Severity severity, Field field, const QString& message, int index = -1, const QString& part = {})
    {
        m_findings.append({severity, field, index, part, {}, message});
    }

    void required()
    {
        for (const FieldUse& use : fieldsOf(m_kind)) {
            if (use.need == Need::Required && isBlank(use.field))
                add(Severity::Stop, use.field, missingWords(use.field));
            else if (use.need == Need::PromptOrMedia && isBlank(use.field) && !offers(m_kind, Field::Media))
                promptOrMedia(use.field);
        }
    }

    /// For kinds without media. The specification does not say whether unlisted media replace the prompt.
    void promptOrMedia(Field prompt)
    {
        if (m_hasUnlistedMedia)
            add(Severity::Ask, prompt,
                tr("There's no prompt, and the specification lists no media for %1.").arg(kindName(m_kind)));
        else
            add(Severity::Stop, prompt, missingWords(prompt));
    }

    QString missingWords(Field field) const
    {
        switch (field) {
        case Field::Model: return tr("Choose a model.");
        case Field::Prompt: return tr("Write a prompt to continue.");
        case Field::Media:
            return m_kind.apiType == ApiType::ImageToVideo ? tr("Add a first frame to continue.")
                                                           : tr("Add media to continue.");
        case Field::ImageAddress:
        case Field::Images: return tr("Add an image to continue.");
        case Field::Duration: return tr("Choose a duration.");
        default: return tr("%1 is required.").arg(fieldLabel(field));
        }
    }

    bool isBlank(Field field) const
    {
        if (field == Field::Model)
            return m_request.model.trimmed().isEmpty();
        if (field == Field::Prompt)
            return m_request.prompt.trimmed().isEmpty();
        if (field == Field::ImageAddress)
            return m_request.imageAddress.trimmed().isEmpty();
        return !isSet(m_request, field);
    }

    void mediaItem(int index, const MediaItem& item, const QString& name)
    {
        const QString type = u"type"_s;
        const QString source = u"source"_s;
        if (item.type.isEmpty())
            add(Severity::Stop, Field::Media, tr("Choose a type for media item %1.").arg(index + 1), index, type);
        else if (!mediaTypesOf(m_kind).contains(item.type))
            add(Severity::Ask, Field::Media,
                tr("The specification doesn't list the type %1 for %2.").arg(item.type, kindName(m_kind)), index, type);
        else if (item.type == "driving_audio"_L1 && !hasMedia(u"first_frame"_s))
            add(Severity::Ask, Field::Media, tr("Driving audio needs a first frame."), index, type);

        if (item.source.trimmed().isEmpty())
            add(Severity::Stop, Field::Media, tr("%1 needs a file or a link.").arg(name), index, source);
        else if (isLocalFile(item.source))
            localFile(Field::Media, index, source, name);
        else if (isBrokenData(item.source))
            add(Severity::Stop, Field::Media, tr("%1: the embedded data isn't valid Base64.").arg(name), index, source);
        else if (!hasScheme(item.source, "data:"_L1) && !hasScheme(item.source, "oss:"_L1)
            && !isWebAddress(item.source))
            add(Severity::Ask, Field::Media, tr("%1: this isn't an http or https link.").arg(name), index, source);
        else
            lacksSecret(Field::Media, index, source, item.source, name);
        if (offersReferenceVoice(m_kind) && !item.referenceVoice.isEmpty())
            referenceVoice(index, item, name);
    }

    /// Says which way the local file in this place goes to the service, or that there is none.
    void localFile(Field field, int index, const QString& part, const QString& name)
    {
        const auto file = std::find_if(m_files.cbegin(), m_files.cend(),
            [&](const LocalFile& each) { return each.field == field && each.index == index && each.part == part; });
        if (file == m_files.cend() || file->way == FileWay::Inline)
            return;
        if (file->medium == MediaKind::Page) {
            add(Severity::Stop, field, tr("%1 must be a link.").arg(name), index, part);
            return;
        }
        const QFileInfo info(localPath(file->source));
        if (file->medium == MediaKind::Document && !looksLikeDocument(info))
            add(Severity::Ask, field,
                tr("%1 doesn't look like a document: %2").arg(name, singleLine(info.absoluteFilePath())), index, part);
        if (m_ways.check == FileWays::Check::No)
            return;
        const auto clip = m_ways.clipLinks.constFind(file->source);
        Severity severity = Severity::Note;
        QString sentence;
        if (clip != m_ways.clipLinks.cend()) {
            sentence = tr("%1 uses the clip's own link, which works until %2.").arg(name, momentText(*clip));
        } else if (m_ways.storage == FileWays::Storage::Own) {
            sentence = tr("%1 (%2) goes to your storage “%3” first.")
                           .arg(name, singleLine(sourceName(file->source)), m_ways.place);
        } else if (m_ways.storage == FileWays::Storage::Practice) {
            sentence = tr("%1 goes to the practice storage first.").arg(name);
        } else {
            severity = Severity::Stop;
            sentence =
                tr("%1 needs a link. Set up an upload place in Settings > Uploads, or paste a public link.").arg(name);
        }
        add(severity, field, sentence, index, part);
        m_findings.last().aboutWay = true;
    }

    /// Files that Dailies writes, such as those next to clips, have links without their signatures.
    void lacksSecret(Field field, int index, const QString& part, const QString& link, const QString& name)
    {
        if (hasScheme(link, "http"_L1) && link.contains("***"_L1))
            add(Severity::Ask, field,
                tr("%1: the secret part of this link wasn't kept. Enter the link again.").arg(name), index, part);
    }

    void referenceVoice(int index, const MediaItem& item, const QString& name)
    {
        const QString part = u"referenceVoice"_s;
        if (isLocalFile(item.referenceVoice))
            localFile(Field::Media, index, part, tr("The reference voice of %1").arg(name));
        else if (!isWebAddress(item.referenceVoice))
            add(Severity::Ask, Field::Media, tr("The reference voice of %1 isn't an http or https link.").arg(name),
                index, part);
        else
            lacksSecret(Field::Media, index, part, item.referenceVoice, tr("The reference voice of %1").arg(name));
        if (item.type != "reference_image"_L1 && item.type != "reference_video"_L1)
            add(Severity::Ask, Field::Media, tr("A reference voice needs a reference image or video."), index, part);
    }

    bool hasMedia(const QString& type) const
    {
        return std::ranges::any_of(m_request.media, [&type](const MediaItem& item) { return item.type == type; });
    }

    void addresses()
    {
        if (offers(m_kind, Field::ImageAddress) && !isBlank(Field::ImageAddress))
            imageAddress(Field::ImageAddress, m_request.imageAddress, -1, {}, tr("The image"));
        for (int i = 0; i < m_request.images.size() && offers(m_kind, Field::Images); ++i) {
            if (m_request.images.at(i).trimmed().isEmpty())
                add(Severity::Stop, Field::Images, tr("Image %1 needs a file or a link.").arg(i + 1), i, u"address"_s);
            else
                imageAddress(Field::Images, m_request.images.at(i), i, u"address"_s, tr("Image %1").arg(i + 1));
        }
        for (int i = 0; i < m_request.voices.size() && offers(m_kind, Field::Voices); ++i) {
            if (m_request.voices.at(i).trimmed().isEmpty())
                add(Severity::Stop, Field::Voices, tr("Voice %1 needs an ID.").arg(i + 1), i, u"id"_s);
        }
    }

    /// Family B accepts images by URL only.
    void imageAddress(Field field, const QString& address, int index, const QString& part, const QString& name)
    {
        if (isLocalFile(address))
            localFile(field, index, part, name);
        else if (isBrokenData(address))
            add(Severity::Stop, field, tr("The embedded data isn't valid Base64."), index, part);
        else if (!isWebAddress(address))
            add(Severity::Ask, field, tr("This isn't an http or https link."), index, part);
        else
            lacksSecret(field, index, part, address, name);
    }

    /// Where several shots are on, each needs a prompt and a length, and a number of its own if it has one.
    void shots()
    {
        QHash<int, qsizetype> firstOfNumber;
        for (int i = 0; i < m_request.shots.size(); ++i) {
            const Shot& shot = m_request.shots.at(i);
            if (shot.prompt.trimmed().isEmpty())
                add(Severity::Ask, Field::Shots, tr("Shot %1 has no prompt.").arg(i + 1), i, u"prompt"_s);
            if (!shot.seconds)
                add(Severity::Ask, Field::Shots, tr("Shot %1 has no duration.").arg(i + 1), i, u"seconds"_s);
            if (!shot.index)
                continue;
            if (firstOfNumber.contains(*shot.index))
                add(Severity::Ask, Field::Shots,
                    tr("Shots %1 and %2 have the same number, %3.")
                        .arg(firstOfNumber.value(*shot.index) + 1)
                        .arg(i + 1)
                        .arg(*shot.index),
                    i, u"index"_s);
            else
                firstOfNumber.insert(*shot.index, i);
        }
    }

    void values()
    {
        const bool takesAdaptive = familyTraits(m_kind.family).takesAdaptiveRatio;
        const QString& ratio = m_request.aspectRatio;
        if (offers(m_kind, Field::AspectRatio) && !ratio.isEmpty() && !isFixedRatio(ratio)
            && !(takesAdaptive && ratio == "adaptive"_L1))
            add(Severity::Ask, Field::AspectRatio,
                takesAdaptive ? tr("Aspect ratio “%1” isn't valid. Use W:H (e.g. 16:9) or adaptive.").arg(ratio)
                              : tr("Aspect ratio “%1” isn't valid. Use W:H (e.g. 16:9).").arg(ratio));
        static const QStringList tiers = {u"480P"_s, u"720P"_s, u"1080P"_s};
        if (m_kind.generation == Generation::G30 && !m_request.resolution.isEmpty()
            && !tiers.contains(m_request.resolution))
            add(Severity::Ask, Field::Resolution,
                tr("This model supports the resolutions 480P, 720P and 1080P, not %1.").arg(m_request.resolution));
        if (offers(m_kind, Field::Duration) && m_request.durationSeconds)
            duration(*m_request.durationSeconds);
    }

    void duration(double seconds)
    {
        const bool whole = std::floor(seconds) == seconds && std::abs(seconds) <= std::numeric_limits<int>::max();
        if (familyTraits(m_kind.family).takesWholeSeconds && !whole)
            add(Severity::Stop, Field::Duration,
                tr("The duration must be in whole seconds, not %L1.").arg(inFull(seconds)));
        else if (m_kind.generation == Generation::G30 && (seconds < 2 || seconds > 30))
            add(Severity::Ask, Field::Duration,
                tr("This model makes clips of 2–30 s. The duration is %L1 s.").arg(inFull(seconds)));
        else if (seconds <= 0)
            add(Severity::Ask, Field::Duration, tr("Duration must be more than 0."));
    }

    const VideoRequest& m_request;
    RequestKind m_kind;
    const FileWays& m_ways;
    QList<LocalFile> m_files;
    bool m_hasUnlistedMedia;
    QList<Finding> m_findings;
};

} // namespace

QList<Finding> validate(const VideoRequest& request, bool hasUnlistedMedia, const FileWays& ways)
{
    return Validator(request, hasUnlistedMedia, ways).run();
}

} // namespace Dailies
