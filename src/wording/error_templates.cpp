// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of file errors. File and pointer are shown before the message.
#include "wording/template.h"

#include <array>

namespace vozka::wording {

namespace {

constexpr auto templates = std::to_array<Template>({
    //: %1 is the message of the system, here and in the next.
    {"error/file.cannot-read", translatable("wording", "The file cannot be read: %1.")},
    {"error/file.cannot-write", translatable("wording", "The file cannot be written: %1.")},
    // Reasons of the system, inserted as %1 into "cannot read" and "cannot write".
    {"system/no-space", translatable("wording", "no space is left on the disk")},
    {"system/file-too-large", translatable("wording", "it exceeds the size limit of the system")},
    {"system/read-only", translatable("wording", "it is on a read-only disk")},
    {"system/not-allowed", translatable("wording", "the system does not allow it")},
    {"system/not-there", translatable("wording", "the file or its folder does not exist")},
    {"system/not-a-folder", translatable("wording", "a part of its path is not a folder")},
    {"system/device-fault", translatable("wording", "the disk or the network failed")},
    {"system/long-name", translatable("wording", "its name is too long")},
    {"system/many-files", translatable("wording", "too many files are open")},
    {"error/file.too-large", translatable("wording", "The file is larger than %1 MiB.")},
    {"error/file.is-folder", translatable("wording", "This is a folder; a file was expected.")},
    {"error/file.not-regular",
     translatable("wording", "This is not a regular file; pipes and devices are neither read nor written.")},
    //: %1 is the scheme of an address, such as "https".
    {"error/address.other-scheme",
     translatable("wording", "Only files of this computer can be used, no \"%1\" addresses.")},
    //: %1 is the name of a computer.
    {"error/address.other-computer", translatable("wording", "This file is on another computer: \"%1\".")},
    {"error/address.malformed",
     translatable("wording", "This address cannot be read: two hexadecimal digits must follow each %.")},

    {"error/json.syntax",
     translatable(
         "wording",
         "This is not a file of Vozka, or it is damaged: it is not valid JSON in line %1, column %2.")},
    {"error/json.too-deep", translatable("wording", "Lists and objects may be nested at most %1 deep.")},
    {"error/json.too-many",
     translatable("wording", "A file may hold at most %1 values and names of fields.")},
    {"error/json.name-twice", translatable("wording", "The field \"%1\" occurs here twice.")},

    {"error/expected.object", translatable("wording", "An object in braces was expected.")},
    {"error/expected.list", translatable("wording", "A list in brackets was expected.")},
    {"error/expected.text", translatable("wording", "A text in quotation marks was expected.")},
    {"error/expected.whole-number", translatable("wording", "A whole number was expected.")},
    {"error/expected.true-or-false", translatable("wording", "true or false was expected.")},
    {"error/expected.true", translatable("wording", "Only true is possible here.")},
    {"error/number.out-of-range", translatable("wording", "A number from %1 to %2 was expected.")},
    {"error/list.wrong-length", translatable("wording", "The number of entries should be %1.")},
    {"error/word.unknown", translatable("wording", "\"%1\" is not possible here; expected was one of: %2.")},
    {"error/field.missing", translatable("wording", "The field \"%1\" is missing.")},
    {"error/field.unknown", translatable("wording", "The field \"%1\" is unknown.")},

    {"error/format.wrong", translatable("wording", "The format \"%1\" was expected.")},
    {"error/format.not-for-table", translatable("wording", "This is neither a game nor a position.")},
    {"error/format.game-for-position",
     translatable("wording", "This is a game, not a position. Open it at the table; “Explore this position” "
                             "brings its board here.")},
    {"error/version.unknown",
     translatable("wording",
                  "Only files of version %1 can be read; a newer Vozka may have written this one.")},

    {"error/feature-kind.unknown", translatable("wording", "There is no kind of feature called \"%1\".")},
    {"error/mark.unknown", translatable("wording", "There is no mark called \"%1\" here.")},
    {"error/edge.twice", translatable("wording", "The edge %1 is named twice.")},
    {"error/id.empty", translatable("wording", "A name is needed here.")},
    {"error/id.too-long",
     translatable("wording", "This name is too long; it may have at most %1 characters.")},
    {"error/tiles.none", translatable("wording", "There must be at least one tile.")},
    {"error/tiles.too-many", translatable("wording", "There may be at most %1 kinds of tiles.")},
    {"error/tiles.id-twice", translatable("wording", "There are two kinds of tiles called \"%1\".")},
    {"error/tiles.start-twice", translatable("wording", "There is another start tile already.")},

    {"error/sets.none", translatable("wording", "At least one tile set is needed.")},
    {"error/sets.unknown", translatable("wording", "There is no tile set called \"%1\".")},
    {"error/sets.twice", translatable("wording", "The tile set \"%1\" is named twice.")},
    //: %1 is a technical word for a quantity, such as "tiles" or "segments".
    {"error/sets.too-many",
     translatable("wording",
                  "These tile sets do not fit into one game: it can have at most %3 \"%1\", but %2 would "
                  "be needed.")},
    {"error/sets.no-start-tile", translatable("wording", "None of these tile sets has a start tile.")},
    {"error/option.unknown", translatable("wording", "There is no option called \"%1\".")},

    {"error/players.count", translatable("wording", "There must be %1 to %2 players.")},
    {"error/name.length", translatable("wording", "A name has %1 to %2 characters.")},
    {"error/name.line-break", translatable("wording", "A name has no line breaks.")},
    {"error/colour.twice", translatable("wording", "Two players have the same colour: %1.")},

    {"error/action.unknown", translatable("wording", "There is no action called \"%1\".")},
    {"error/tile.unknown", translatable("wording", "No tile set of this game has a tile \"%1\".")},
    //: %1 and %2 are ids of a tile ("TO-02" and "TO-02-garden").
    {"error/tile.other-name",
     translatable("wording", "With the sets of this game the tile \"%1\" is called \"%2\".")},
    //: %1 is the feature, %2 the tile.
    {"error/feature.unknown", translatable("wording", "There is no feature \"%1\" on tile %2.")},
    {"error/figure.unknown", translatable("wording", "There is no figure called \"%1\" in this game.")},

    {"error/text.empty", translatable("wording", "A text is needed here.")},
    {"error/text.too-long",
     translatable("wording", "This text is too long; it may have at most %1 characters.")},
    //: %1 is the name of a text, here and in the next.
    {"error/text.unknown", translatable("wording", "There is no text called \"%1\".")},
    {"error/text.unused", translatable("wording", "Nothing in the lesson shows the text \"%1\".")},
    //: %1 is the name of a rule, here and in the next.
    {"error/rule.unknown", translatable("wording", "There is no rule called \"%1\".")},
    {"error/rule.twice", translatable("wording", "The rule \"%1\" is already listed here.")},
    {"error/rules.none", translatable("wording", "There must be at least one rule.")},
    {"error/moves.none", translatable("wording", "There must be at least one move.")},
    {"error/examples.none", translatable("wording", "There must be at least one example.")},
    {"error/lesson.id-twice", translatable("wording", "There is another lesson called \"%1\" already.")},
    {"error/lesson.file-name",
     translatable("wording", "The name of a lesson must end in .lesson.json or .story.json.")},
    {"error/example.id-twice", translatable("wording", "There is another example called \"%1\" already.")},
    {"error/example.not-scored",
     translatable("wording",
                  "The last move does not score the feature on which the figure of the example stands.")},
    //: %1 is the number of a label, here and in the next two.
    {"error/label.twice", translatable("wording", "There are two labels with the number %1.")},
    {"error/label.unknown", translatable("wording", "There is no label with the number %1.")},
    {"error/label.not-shown", translatable("wording", "No step shows the label %1.")},
    //: %1: the correct words of the file format.
    {"error/claim.false", translatable("wording", "By the rules it is different: %1.")},
    //: %1 are features with their places, here and in the following.
    {"error/claim.segments",
     translatable("wording", "These do not belong together; by the rules the same is true only of: %1.")},
    {"error/claim.missing", translatable("wording", "The example does not mention this: %1.")},
    {"error/claim.twice", translatable("wording", "The example already says something else about this: %1.")},
    {"error/disc.elsewhere", translatable("wording", "The label does not refer to this: %1.")},
    {"error/disc.twice", translatable("wording", "There is already a label here: %1.")},

    {"error/answer.right", translatable("wording", "This answer is right, so it cannot be called wrong.")},

    //: %1 is a tile or a feature of it, here and in the following.
    {"error/tile.no-id", translatable("wording", "A tile needs a name.")},
    {"error/tile.count", translatable("wording", "Tile %1: there must be at least one copy.")},
    {"error/tile.features", translatable("wording", "Tile %1: a tile has 1 to 12 features.")},
    {"error/tile.id-twice", translatable("wording", "Two features of the tile are called \"%1\".")},
    {"error/tile.sides",
     translatable("wording", "Feature %1: roads and cities must have edges; other features must not.")},
    {"error/tile.half-edges",
     translatable("wording", "%1: fields must cover the half-edges beside roads exactly.")},
    {"error/tile.side-twice", translatable("wording", "Feature %1: another feature has one of its edges.")},
    {"error/tile.split-side", translatable("wording", "Field %1: a side without a road is one field.")},
    {"error/tile.road-ends", translatable("wording", "Road %1: its ends do not match its edges.")},
    {"error/tile.cities", translatable("wording", "Feature %1: this list may only name cities of the tile.")},
    {"error/tile.within", translatable("wording", "Feature %1: it can only be within a city of the tile.")},
    {"error/tile.link", translatable("wording", "Tile %1: a link joins two different features, no fields.")},
    {"error/tile.link-twice", translatable("wording", "Tile %1: a link is named twice.")},
    {"error/tile.short-road", translatable("wording", "Short road %1: it must lead to a city of the tile.")},
});

} // namespace

std::span<const Template> errorTemplates()
{
    return templates;
}

} // namespace vozka::wording
