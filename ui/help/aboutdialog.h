// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QTabWidget;

namespace Dailies {

/// Shows version, components and licences of the program. All texts can be selected and copied.
class AboutDialog final : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent);

private:
    QWidget* newHead();
    void addParts(QTabWidget& tabs);
    void addText(QTabWidget& tabs, const QString& title, const QString& name, const QString& text);
};

} // namespace Dailies
