// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/checks/filenotes.h"

#include "app/request/checks/inputplaces.h"
#include "app/request/checks/noteswriter.h"
#include "app/request/kindfields.h"
#include "app/request/localfiles.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>
#include <cmath>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr double megabyte = 1e6; // the unit of all displayed sizes
/// A local image is sent as Base64, which is a third larger.
constexpr double largeForBase64 = 10 * megabyte;

constexpr double sameShape = 0.015; ///< a smaller difference is a matter of rounding

/// Maximum length of a data URI up to its comma.
constexpr qsizetype longestMime = 200;

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(ProfileNotes)
};

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

/// Whether the file is sent as Base64, in family A's images.
bool isPartOfRequest(const InputPlace& input)
{
    return isData(input.source)
        || (isLocalFile(input.source) && input.field == Field::Media
            && wayByName(input.source, input.medium) == FileWay::Inline);
}

/// Checks the facts about one input.
class FileJudge {
public:
    FileJudge(NotesWriter& writer, const InputPlace& input, const InputFacts& facts)
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
            add(Text::tr("%1 is %2 × %3 pixels. This model accepts aspect ratios of %4.")
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
        else if (bytes > largeForBase64 && isPartOfRequest(m_input))
            add(Text::tr("%1 is %2 MB, which makes an upload of %3 MB.")
                    .arg(m_input.name, megabytes, shownNumber(bytes / megabyte * 4 / 3)));
    }

    NotesWriter& m_writer;
    const InputPlace& m_input;
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

void addSourceNotes(NotesWriter& writer, const InputPlace& input)
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

/// Width to height of a ratio such as 16:9; nullopt for any other text.
std::optional<double> shapeOf(const QString& ratio)
{
    const QStringList sides = ratio.split(u':');
    const double width = sides.value(0).toDouble();
    const double height = sides.size() == 2 ? sides.value(1).toDouble() : 0;
    return width > 0 && height > 0 ? std::optional(width / height) : std::nullopt;
}

QSize cropped(QSize whole, double shape)
{
    const double now = static_cast<double>(whole.width()) / whole.height();
    if (now > shape)
        return {std::max(1, static_cast<int>(std::lround(whole.height() * shape))), whole.height()};
    return {whole.width(), std::max(1, static_cast<int>(std::lround(whole.width() / shape)))};
}

QString sizeText(QSize size)
{
    return u"%1 × %2"_s.arg(shownNumber(size.width()), shownNumber(size.height()));
}

/// Compares the shapes of first and last frame with the ratio, or with each other if the ratio is left to the model.
void addFrameShapes(NotesWriter& writer, const QList<InputPlace>& inputs)
{
    const QString ratio = offers(writer.request.kind, Field::AspectRatio) ? writer.request.aspectRatio : QString();
    const std::optional<double> asked = shapeOf(ratio);
    std::optional<QSize> first;
    for (const InputPlace& input : inputs) {
        const bool isFirst = input.type == "first_frame"_L1;
        const auto facts = writer.files.constFind(input.source);
        if (input.part != "source"_L1 || !(isFirst || input.type == "last_frame"_L1) || isData(input.source)
            || facts == writer.files.constEnd() || facts->trouble != InputTrouble::None || facts->pixels.isEmpty())
            continue;
        const QSize size = facts->pixels;
        const double now = static_cast<double>(size.width()) / size.height();
        const std::optional<double> wanted = asked ? asked
            : first ? std::optional(static_cast<double>(first->width()) / first->height())
                    : std::nullopt;
        if (isFirst)
            first = size;
        if (!wanted || std::abs(now / *wanted - 1) <= sameShape)
            continue;
        const QString name = mediaTypeLabel(input.type);
        writer.add(Field::Media,
            asked ? Text::tr("%1: %2 isn't %3. The service may crop or stretch it.").arg(name, sizeText(size), ratio)
                  : Text::tr("%1: %2 has a different aspect ratio than the first frame (%3). The service may crop or "
                             "stretch it.")
                        .arg(name, sizeText(size), sizeText(*first)),
            input.index, u"source"_s);
        if (isLocalFile(input.source))
            writer.notes.last().crop = Crop{size, cropped(size, *wanted)};
    }
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
    const QList<InputPlace> inputs = inputPlaces(writer.request);
    for (const InputPlace& input : inputs) {
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
    addFrameShapes(writer, inputs);
    addSums(writer, secondsByType, videoSeconds);
}

} // namespace Dailies
