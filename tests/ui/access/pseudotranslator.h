// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTranslator>

namespace Dailies {

/// An invented language: each text is 40 % longer and, if requested, written from right to left. A text that is not in
/// it was never passed to a translator. Qt's own texts are unchanged.
class PseudoTranslator final : public QTranslator {
public:
    enum class Script { Accented, RightToLeft };

    explicit PseudoTranslator(Script script) : m_script(script) {}

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* /*remark*/, int /*count*/) const override
    {
        const QString text = QString::fromUtf8(source);
        if (*context == 'Q' || text.trimmed().isEmpty())
            return {};
        // Placeholders, markup, named characters and words without letters are kept.
        static const QRegularExpression kept(
            QStringLiteral("%L?(?:[0-9]{1,2}|n)|<[^>]*>|&[a-z]+;|\\$[A-Z_]+|\\*\\.\\w+|\\{\\w+\\}"));
        QString said;
        qsizetype done = 0;
        for (auto each = kept.globalMatch(text); each.hasNext();) {
            const auto match = each.next();
            said += written(text.sliced(done, match.capturedStart() - done)) + match.captured();
            done = match.capturedEnd();
        }
        said += written(text.sliced(done));
        const qsizetype more = (text.size() * 2 + 4) / 5;
        QString longer;
        while (longer.size() < more)
            longer += written(QStringLiteral(" longer"));
        return said + longer.first(more);
    }

private:
    QString written(QString text) const
    {
        static const QString accented = QStringLiteral("àƀčđéƒğĥíĵķļɱñőƥɋřšťúṽŵẋýž");
        static const QString mirrored = QStringLiteral("אבגדהוזחטיכלמנסעפצקרשתאבגד");
        const QString& signs = m_script == Script::Accented ? accented : mirrored;
        for (QChar& sign : text) {
            const int place = sign.toLower().unicode() - u'a';
            if (place >= 0 && place < signs.size() && (m_script == Script::RightToLeft || sign.isLower()))
                sign = signs.at(place);
        }
        return text;
    }

    Script m_script;
};

} // namespace Dailies
