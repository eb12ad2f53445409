// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/checks/filenotes.h"

#include "app/request/checks/noteswriter.h"
#include "app/request/kindfields.h"

#include <QCoreApplication>
#include <QMap>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr double megabyte = 1e6; // the unit of all displayed sizes
/// A local image is sent as Base64, which is a third larger.
constexpr double largeForBase64 = 10 * megabyte;

/// Maximum length of a data URI up to its comma.
constexpr qsizetype longestMime = 200;

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(ProfileNotes)
};

/// An input and its place in the form.
struct Input {
    QString name;
    QString source;
    QString type; ///< key in ModelLimits::files
    MediaKind medium = MediaKind::Image;
    Field field = Field::Media;
    int index = -1;
    QString part;
};

QList<Input> inputsOf(const VideoRequest& request)
{
    QList<Input> inputs;
    if (offers(request.kind, Field::Media)) {
        const QStringList names = mediaNames(request.media);
        for (int i = 0; i < request.media.size(); ++i) {
            const MediaItem& item = request.media.at(i);
            inputs.append({names.at(i), item.source, item.type, mediumOf(item.type), Field::Media, i, u"source"_s});
            if (offersReferenceVoice(request.kind) && !item.referenceVoice.isEmpty())
                inputs.append({Text::tr("The reference voice of %1").arg(names.at(i)), item.referenceVoice,
                    u"reference_voice"_s, MediaKind::Audio, Field::Media, i, u"referenceVoice"_s});
        }
    }
    if (offers(request.kind, Field::ImageAddress) && !request.imageAddress.isEmpty())
        inputs.append({Text::tr("The image"), request.imageAddress, {}, MediaKind::Image, Field::ImageAddress, -1, {}});
    for (int i = 0; i < request.images.size() && offers(request.kind, Field::Images); ++i)
        inputs.append({Text::tr("Image %1").arg(i + 1), request.images.at(i), {}, MediaKind::Image, Field::Images, i,
            u"address"_s});
    return inputs;
}

/// "1:8", "2.5:1"
QString shapeText(double shape)
{
    return shape < 1 ? u"1:%1"_s.arg(shownNumber(1 / shape)) : u"%1:1"_s.arg(shownNumber(shape));
}

QString shapeRange(const Range& range)
{
    if (range.least && range.most)
        return Text::tr("%1 to %2", "range").arg(shapeText(*range.least), shapeText(*range.most));
    return range.least ? Text::tr("at least %1").arg(shapeText(*range.least))
                       : Text::tr("at most %1").arg(shapeText(range.most.value_or(1)));
}

bool isData(const QString& source)
{
    return source.startsWith("data:"_L1, Qt::CaseInsensitive);
}

bool isPartOfRequest(const QString& source)
{
    return isLocalFile(source) || isData(source);
}

/// Checks the facts about one input.
class FileJudge {
public:
    FileJudge(NotesWriter& writer, const Input& input, const InputFacts& facts)
        : m_writer(writer)
        , m_input(input)
        , m_facts(facts)
        , m_limits(writer.profile.limits.filesOf(input.type, input.medium))
    {}

    void run()
    {
        format();
        picture();
        time();
        size();
    }

private:
    void add(const QString& message) { m_writer.add(m_input.field, message, m_input.index, m_input.part); }

    void format()
    {
        const QString format = m_facts.format == "jpg"_L1 ? u"jpeg"_s : m_facts.format;
        if (m_limits.formats.isEmpty() || format.isEmpty() || m_limits.formats.contains(format)
            || (format == "jpeg"_L1 && m_limits.formats.contains("jpg"_L1)))
            return;
        add(Text::tr("%1 is a %2 file. This model accepts %3.")
                .arg(m_input.name, format.toUpper(), m_limits.formats.join(u", "_s).toUpper()));
    }

    void picture()
    {
        if (m_limits.alpha == false && m_facts.hasAlpha)
            add(Text::tr("%1 has transparency, which this model doesn't support.").arg(m_input.name));
        const QSize pixels = m_facts.pixels;
        if (pixels.isEmpty())
            return;
        if (!m_limits.side.contains(pixels.width()) || !m_limits.side.contains(pixels.height()))
            add(Text::tr("%1 is %2 × %3 pixels. This model accepts sides of %4 pixels.")
                    .arg(m_input.name, shownNumber(pixels.width()), shownNumber(pixels.height()),
                        shownRange(m_limits.side)));
        if (!m_limits.shape.contains(static_cast<double>(pixels.width()) / pixels.height()))
            add(Text::tr("%1 is %2 × %3 pixels. This model accepts shapes of %4.")
                    .arg(m_input.name, shownNumber(pixels.width()), shownNumber(pixels.height()),
                        shapeRange(m_limits.shape)));
    }

    void time()
    {
        if (m_facts.seconds > 0 && !m_limits.seconds.contains(m_facts.seconds))
            add(Text::tr("%1 is %2 s long. This model accepts %3 s.")
                    .arg(m_input.name, shownNumber(m_facts.seconds), shownRange(m_limits.seconds)));
        if (m_facts.fps > 0 && m_limits.leastFps && m_facts.fps < *m_limits.leastFps)
            add(Text::tr("%1 has %2 fps. This model needs at least %3.")
                    .arg(m_input.name, shownNumber(m_facts.fps), shownNumber(*m_limits.leastFps)));
    }

    void size()
    {
        const double bytes = static_cast<double>(m_facts.bytes);
        const QString megabytes = shownNumber(bytes / megabyte);
        if (m_limits.megabytes && bytes > *m_limits.megabytes * megabyte)
            add(Text::tr("%1 is %2 MB. This model accepts up to %3 MB.")
                    .arg(m_input.name, megabytes, shownNumber(*m_limits.megabytes)));
        else if (bytes > largeForBase64 && isPartOfRequest(m_input.source))
            add(Text::tr("%1 is %2 MB, which makes an upload of %3 MB.")
                    .arg(m_input.name, megabytes, shownNumber(bytes / megabyte * 4 / 3)));
    }

    NotesWriter& m_writer;
    const Input& m_input;
    const InputFacts& m_facts;
    const FileLimits m_limits;
};

/// The facts that a data URI itself shows about its picture; nullopt for other sources.
std::optional<InputFacts> factsOfData(const QString& source)
{
    const QLatin1StringView start = "data:image/"_L1;
    const qsizetype comma = QStringView(source).left(longestMime).indexOf(u',');
    if (comma < 0 || !source.startsWith(start, Qt::CaseInsensitive))
        return {};
    InputFacts facts;
    facts.format = source.mid(start.size(), comma - start.size()).section(u';', 0, 0).toLower();
    facts.bytes = (source.size() - comma - 1) / 4 * 3;
    return facts;
}

std::optional<InputFacts> factsOf(const QString& source, const InputFactsBySource& files)
{
    // Hashing megabytes of inline data for the lookup would be slow.
    if (isData(source))
        return factsOfData(source);
    const auto known = files.constFind(source);
    return known == files.constEnd() ? std::nullopt : std::optional<InputFacts>(*known);
}

void addSourceNotes(NotesWriter& writer, const Input& input)
{
    const auto add = [&](const QString& sentence) {
        writer.add(input.field, sentence.arg(input.name), input.index, input.part);
    };
    if (input.source.startsWith("oss:"_L1, Qt::CaseInsensitive))
        add(Text::tr("%1: oss links need a header that isn't in this service's specification."));
    const bool picture = input.medium == MediaKind::Image || input.medium == MediaKind::Other;
    if (input.field == Field::Media && !picture && isData(input.source))
        add(Text::tr("%1: only images can be embedded. Use a link for other files."));
}

/// Adds Notes about sums over several items.
void addSums(NotesWriter& writer, const QMap<QString, double>& secondsByType, double videoSeconds)
{
    const ModelLimits& limits = writer.profile.limits;
    for (auto it = secondsByType.begin(); it != secondsByType.end(); ++it) {
        const auto most = limits.filesOf(it.key(), mediumOf(it.key())).secondsInAll;
        if (most && it.value() > *most)
            writer.add(Field::Media,
                Text::tr("%1 adds up to %2 s. This model accepts up to %3 s.")
                    .arg(mediaTypeLabel(it.key()), shownNumber(it.value()), shownNumber(*most)));
    }
    const double clip = writer.request.durationSeconds.value_or(0);
    if (limits.secondsWithInput && videoSeconds > 0 && videoSeconds + clip > *limits.secondsWithInput)
        writer.add(Field::Duration,
            Text::tr("Input videos and the clip add up to %1 s. This model accepts up to %2 s.")
                .arg(shownNumber(videoSeconds + clip), shownNumber(*limits.secondsWithInput)));
}

} // namespace

void addFileNotes(NotesWriter& writer)
{
    QMap<QString, double> secondsByType;
    double videoSeconds = 0;
    for (const Input& input : inputsOf(writer.request)) {
        addSourceNotes(writer, input);
        const std::optional<InputFacts> facts = factsOf(input.source, writer.files);
        if (!facts || facts->trouble != InputTrouble::None)
            continue;
        FileJudge(writer, input, *facts).run();
        if (input.part != "source"_L1)
            continue;
        secondsByType[input.type] += facts->seconds;
        if (input.medium == MediaKind::Video)
            videoSeconds += facts->seconds;
    }
    addSums(writer, secondsByType, videoSeconds);
}

} // namespace Dailies
