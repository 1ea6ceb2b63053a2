// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Codes for errors of files. The engine has further codes: faults of tiles (tile_kind.h), and refusals of
// entries of a position.
#pragma once

#include "engine/base/ids.h"

namespace vozka::records::error {

// Whole files. Arguments: a code of system_reasons.h or a message of the system; maximum size in MiB.
inline constexpr Code cannotRead = "file.cannot-read";
inline constexpr Code cannotWrite = "file.cannot-write";
inline constexpr Code tooLarge = "file.too-large";
inline constexpr Code isFolder = "file.is-folder";
/// A pipe or a device.
inline constexpr Code notRegular = "file.not-regular";
// Addresses in place of a file name. Arguments: the scheme of the first code; the host of the second.
inline constexpr Code addressOfOtherScheme = "address.other-scheme";
inline constexpr Code addressOfOtherComputer = "address.other-computer";
inline constexpr Code addressMalformed = "address.malformed";

// JSON. Arguments by code: line and column; maximum nesting; maximum number of values; the repeated name.
inline constexpr Code syntax = "json.syntax";
inline constexpr Code tooDeep = "json.too-deep";
inline constexpr Code tooMany = "json.too-many";
inline constexpr Code nameTwice = "json.name-twice";

// Type and size of a value.
inline constexpr Code expectedObject = "expected.object";
inline constexpr Code expectedList = "expected.list";
inline constexpr Code expectedText = "expected.text";
inline constexpr Code expectedNumber = "expected.whole-number";
inline constexpr Code expectedTrueOrFalse = "expected.true-or-false";
inline constexpr Code expectedTrue = "expected.true";
/// Arguments: smallest and largest number.
inline constexpr Code outOfRange = "number.out-of-range";
/// Argument: the expected number of entries.
inline constexpr Code wrongLength = "list.wrong-length";
/// Arguments: the word found, the words allowed.
inline constexpr Code unknownWord = "word.unknown";
/// Argument: the field.
inline constexpr Code missingField = "field.missing";
inline constexpr Code unknownField = "field.unknown";

// Heads of files.
/// Argument: the expected format.
inline constexpr Code wrongFormat = "format.wrong";
/// notForTable: another format than a game or a position. gameForPosition: a game, but only a position is
/// possible.
inline constexpr Code notForTable = "format.not-for-table";
inline constexpr Code gameForPosition = "format.game-for-position";
/// Argument: the supported version.
inline constexpr Code wrongVersion = "version.unknown";

// Tile sets. Arguments: the unknown or repeated word or id.
inline constexpr Code unknownFeatureKind = "feature-kind.unknown";
inline constexpr Code unknownMark = "mark.unknown";
inline constexpr Code edgeTwice = "edge.twice";
/// This code and the next are for ids of all formats.
inline constexpr Code emptyId = "id.empty";
/// Argument: maximum number of characters.
inline constexpr Code idTooLong = "id.too-long";
inline constexpr Code tilesNone = "tiles.none";
/// Argument: maximum number of entries.
inline constexpr Code tilesTooMany = "tiles.too-many";
inline constexpr Code tileIdTwice = "tiles.id-twice";
inline constexpr Code startTwice = "tiles.start-twice";

// Rules of a game.
inline constexpr Code setsNone = "sets.none";
inline constexpr Code setUnknown = "sets.unknown";
inline constexpr Code setTwice = "sets.twice";
/// Arguments: code of a quantity, the needed number, the maximum.
inline constexpr Code setsTooMany = "sets.too-many";
/// None of the sets has a start tile.
inline constexpr Code noStartTile = "sets.no-start-tile";
inline constexpr Code optionUnknown = "option.unknown";

// Players. Arguments of the first two: smallest and largest number; of the last: the colour.
inline constexpr Code playerCount = "players.count";
inline constexpr Code nameLength = "name.length";
inline constexpr Code nameLineBreak = "name.line-break";
inline constexpr Code colourTwice = "colour.twice";

// Actions and entries of a position.
/// Argument: the unknown word, empty if none.
inline constexpr Code actionUnknown = "action.unknown";
inline constexpr Code tileUnknown = "tile.unknown";
/// Arguments: the id, and the id of the tile with the sets of the game.
inline constexpr Code tileOtherName = "tile.other-name";
/// Arguments: the unknown id; the id of the tile or its cell.
inline constexpr Code featureUnknown = "feature.unknown";
inline constexpr Code figureUnknown = "figure.unknown";

// Lessons; used by lessons/.
inline constexpr Code textEmpty = "text.empty";
/// Argument: maximum number of characters.
inline constexpr Code textTooLong = "text.too-long";
/// Argument: the text's id, here and in the next.
inline constexpr Code textUnknown = "text.unknown";
inline constexpr Code textUnused = "text.unused";
/// Argument: the rule's id, here and in the next.
inline constexpr Code ruleUnknown = "rule.unknown";
inline constexpr Code ruleTwice = "rule.twice";
inline constexpr Code rulesNone = "rules.none";
inline constexpr Code movesNone = "moves.none";
inline constexpr Code examplesNone = "examples.none";
/// Arguments: the id.
inline constexpr Code lessonTwice = "lesson.id-twice";
inline constexpr Code notLessonName = "lesson.file-name";
inline constexpr Code exampleTwice = "example.id-twice";
/// The figure is on no feature that the last move scored.
inline constexpr Code notScored = "example.not-scored";
/// Argument: the number of the label, here and in the next two.
inline constexpr Code labelTwice = "label.twice";
inline constexpr Code labelUnknown = "label.unknown";
inline constexpr Code labelNotShown = "label.not-shown";
/// Argument: the claim that would be true by the rules.
inline constexpr Code claimFalse = "claim.false";
/// Argument: segments with the same claim by the rules, as "road-s 0,1".
inline constexpr Code claimSegments = "claim.segments";
/// Argument: a segment of a feature without a claim.
inline constexpr Code claimMissing = "claim.missing";
inline constexpr Code claimTwice = "claim.twice";
/// Argument: the segment.
inline constexpr Code discElsewhere = "disc.elsewhere";
inline constexpr Code discTwice = "disc.twice";
// Stories; used by lessons/.
/// An answer is listed as both right and wrong.
inline constexpr Code answerRight = "answer.right";

// Reasons why a position is no lesson; used by sandbox/.
inline constexpr Code lessonNoFigure = "lesson.no-figure";
/// The last tile has a second figure in addition to the moving figure.
inline constexpr Code lessonLastTile = "lesson.last-tile";

} // namespace vozka::records::error
