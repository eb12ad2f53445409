// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Precompiled: the headers that most units of the window use. Units still include what they need.
#include <QAbstractItemModel>
#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QFont>
#include <QHash>
#include <QIcon>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QList>
#include <QPainter>
#include <QPalette>
#include <QPushButton>
#include <QString>
#include <QToolButton>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

#include <tl/expected.hpp>
