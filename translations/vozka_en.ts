<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Answers</name>
    <message numerus="yes">
        <source>%n point(s) would be right if the city were completed. Incomplete, each tile and each coat of arms counts 1.</source>
        <translation>
            <numerusform>%n point would be right if the city were completed. Incomplete, each tile and each coat of arms counts 1.</numerusform>
            <numerusform>%n points would be right if the city were completed. Incomplete, each tile and each coat of arms counts 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) would be right with tiles on all eight spaces around it.</source>
        <translation>
            <numerusform>%n point would be right with tiles on all eight spaces around it.</numerusform>
            <numerusform>%n points would be right with tiles on all eight spaces around it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) would be right if the city were incomplete. Completed, each tile and each coat of arms counts 2.</source>
        <translation>
            <numerusform>%n point would be right if the city were incomplete. Completed, each tile and each coat of arms counts 2.</numerusform>
            <numerusform>%n points would be right if the city were incomplete. Completed, each tile and each coat of arms counts 2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) would be right for %1. Count again.</source>
        <extracomment>%1 is &quot;3 tiles&quot; or &quot;2 completed cities&quot;.</extracomment>
        <translation>
            <numerusform>%n point would be right for %1. Count again.</numerusform>
            <numerusform>%n points would be right for %1. Count again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): %1 against %2</source>
        <extracomment>Strengths: %1 is that of the player, %2 that of the strongest other player.</extracomment>
        <translation>
            <numerusform>%n point: %1 against %2</numerusform>
            <numerusform>%n points: %1 against %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): a tie, %1 against %1</source>
        <extracomment>Strengths: %1 is that of the player and of another one.</extracomment>
        <translation>
            <numerusform>%n point: a tie, %1 against %1</numerusform>
            <numerusform>%n points: a tie, %1 against %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AutosaveModel</name>
    <message numerus="yes">
        <source>%1 won with %n point(s)</source>
        <comment>a finished game</comment>
        <translation>
            <numerusform>%1 won with %n point</numerusform>
            <numerusform>%1 won with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came first with %n point(s) each</source>
        <comment>a finished game</comment>
        <extracomment>%1 are the names of two or more players.</extracomment>
        <translation>
            <numerusform>%1 came first with %n point each</numerusform>
            <numerusform>%1 came first with %n points each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoicesOutside</name>
    <message numerus="yes">
        <source>%n choice(s) out of view</source>
        <translation>
            <numerusform>%n choice out of view</numerusform>
            <numerusform>%n choices out of view</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscardCard</name>
    <message numerus="yes">
        <source>%n tile(s) cannot be placed anywhere and are removed from the game.</source>
        <translation>
            <numerusform>This tile cannot be placed anywhere and is removed from the game.</numerusform>
            <numerusform>%n tiles cannot be placed anywhere and are removed from the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FeatureHandle</name>
    <message numerus="yes">
        <source>%n choice(s) on this tile: click to see them</source>
        <translation>
            <numerusform>%n choice on this tile</numerusform>
            <numerusform>%n choices on this tile: click to see them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <extracomment>Of a film of a game: %1 is the number of the turn, %2 how many there are.</extracomment>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalCard</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameResults</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n rule changed</numerusform>
            <numerusform>%n rules changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandSidebar</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HighlightRow</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>sums of points</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more as good</source>
        <translation>
            <numerusform>%n more as good</numerusform>
            <numerusform>%n more as good</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <extracomment>%1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoverCard</name>
    <message numerus="yes">
        <source>%n more kinds</source>
        <translation>
            <numerusform>%n more kind</numerusform>
            <numerusform>%n more kinds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonFoot</name>
    <message numerus="yes">
        <source>%n marked</source>
        <translation>
            <numerusform>%n marked</numerusform>
            <numerusform>%n marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message numerus="yes">
        <source>%1 (only %n of them)</source>
        <extracomment>%1 is &quot;Road, 5 tiles&quot;; %n of these tiles are meant.</extracomment>
        <translation>
            <numerusform>%1 (only %n of them)</numerusform>
            <numerusform>%1 (only %n of them)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NameBox</name>
    <message numerus="yes">
        <source>%n name(s) used before</source>
        <translation>
            <numerusform>%n name used before</numerusform>
            <numerusform>%n names used before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameFooter</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min</source>
        <extracomment>The estimated length of a game.</extracomment>
        <translation>
            <numerusform>about %n min</numerusform>
            <numerusform>about %n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message numerus="yes">
        <source>%n more feature(s)</source>
        <translation>
            <numerusform>%n more feature</numerusform>
            <numerusform>%n more features</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed city(s).</source>
        <translation>
            <numerusform>%n completed city.</numerusform>
            <numerusform>%n completed cities.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag fit.</source>
        <translation>
            <numerusform>%n tile in the bag fits.</numerusform>
            <numerusform>%n tiles in the bag fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n left</source>
        <extracomment>%1 is what a tile shows, %n how many of them are left in the bag.</extracomment>
        <translation>
            <numerusform>%1; %n left</numerusform>
            <numerusform>%1; %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the bag</source>
        <translation>
            <numerusform>%n tile left in the bag</numerusform>
            <numerusform>%n tiles left in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s).</source>
        <translation>
            <numerusform>%n open end.</numerusform>
            <numerusform>%n open ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) that none of the tiles left can fill</source>
        <translation>
            <numerusform>%n space that none of the tiles left can fill</numerusform>
            <numerusform>%n spaces that none of the tiles left can fill</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) around it still empty.</source>
        <translation>
            <numerusform>%n space around it still empty.</numerusform>
            <numerusform>%n spaces around it still empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n piece(s): figures that may be taken</source>
        <extracomment>%1: feature with the pile (&quot;Tower&quot;).</extracomment>
        <translation>
            <numerusform>%1 of %n piece: who may be taken, and who may not</numerusform>
            <numerusform>%1 of %n pieces: who may be taken, and who may not</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more figure(s)</source>
        <translation>
            <numerusform>%n more figure</numerusform>
            <numerusform>%n more figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation>
            <numerusform>%n more field</numerusform>
            <numerusform>%n more fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tunnel entrance(s) not joined yet.</source>
        <translation>
            <numerusform>%n tunnel entrance not joined yet.</numerusform>
            <numerusform>%n tunnel entrances not joined yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerLine</name>
    <message numerus="yes">
        <source>%n figure(s) left</source>
        <translation>
            <numerusform>%n figure left</numerusform>
            <numerusform>%n figures left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsByKind</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message numerus="yes">
        <source>Delete %n finished game(s)?</source>
        <translation>
            <numerusform>Delete %n finished game?</numerusform>
            <numerusform>Delete %n finished games?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultList</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Show %n more</numerusform>
            <numerusform>Show %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPlayerRow</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message numerus="yes">
        <source>%n result(s) deleted.</source>
        <translation>
            <numerusform>%n result deleted.</numerusform>
            <numerusform>%n results deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message numerus="yes">
        <source>Rules of this game: %n changed</source>
        <translation>
            <numerusform>Rules of this game: %n changed</numerusform>
            <numerusform>Rules of this game: %n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SandboxPage</name>
    <message numerus="yes">
        <source>%n kind(s) of tiles</source>
        <translation>
            <numerusform>%n kind of tiles</numerusform>
            <numerusform>%n kinds of tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>Place %1: %2, %n point</numerusform>
            <numerusform>Place %1: %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 wins with %n point.</numerusform>
            <numerusform>%1 wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory with %n point(s): %1</source>
        <extracomment>%1 are the names of those who have the most points.</extracomment>
        <translation>
            <numerusform>Shared victory with %n point: %1</numerusform>
            <numerusform>Shared victory with %n points: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) high then</source>
        <comment>a pile</comment>
        <translation>
            <numerusform>%n piece high then</numerusform>
            <numerusform>%n pieces high then</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n step(s) left)</source>
        <extracomment>%1 is what is to be done (&quot;move the dragon to a tile beside it&quot;), %n how often, this time included.</extracomment>
        <translation>
            <numerusform>%1 (%n step left)</numerusform>
            <numerusform>%1 (%n steps left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n piece(s)</source>
        <comment>a pile</comment>
        <translation>
            <numerusform>%1: %n piece</numerusform>
            <numerusform>%1: %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would be about %n point(s) ahead at the end.</source>
        <translation>
            <numerusform>You would be about %n point ahead at the end.</numerusform>
            <numerusform>You would be about %n points ahead at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would be about %n point(s) behind at the end.</source>
        <translation>
            <numerusform>You would be about %n point behind at the end.</numerusform>
            <numerusform>You would be about %n points behind at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would be about %n point(s) ahead of the average of the others at the end.</source>
        <translation>
            <numerusform>You would be about %n point ahead of the average of the others at the end.</numerusform>
            <numerusform>You would be about %n points ahead of the average of the others at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would be about %n point(s) behind the average of the others at the end.</source>
        <translation>
            <numerusform>You would be about %n point behind the average of the others at the end.</numerusform>
            <numerusform>You would be about %n points behind the average of the others at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) high; closed then</source>
        <comment>a pile</comment>
        <translation>
            <numerusform>%n piece high; closed then</numerusform>
            <numerusform>%n pieces high; closed then</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileSetCard</name>
    <message numerus="yes">
        <source>%1, %n tile(s)</source>
        <comment>a tile set</comment>
        <translation>
            <numerusform>%1, %n tile</numerusform>
            <numerusform>%1, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) · %1 min</source>
        <comment>number of tiles and minutes</comment>
        <translation>
            <numerusform>%n tile · %1 min</numerusform>
            <numerusform>%n tiles · %1 min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n tile(s) · %1 min</source>
        <comment>number of tiles and minutes</comment>
        <translation>
            <numerusform>+%n tile · %1 min</numerusform>
            <numerusform>+%n tiles · %1 min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileSetGrid</name>
    <message numerus="yes">
        <source>%1 · %n tile(s)</source>
        <extracomment>A ready choice of tile sets, and the number of its tiles.</extracomment>
        <translation>
            <numerusform>%1 · %n tile</numerusform>
            <numerusform>%1 · %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnsavedGuard</name>
    <message numerus="yes">
        <source>Its last %n turn(s) are not saved anywhere.</source>
        <translation>
            <numerusform>Its last turn is not saved anywhere.</numerusform>
            <numerusform>Its last %n turns are not saved anywhere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Quit and lose the last %n turn(s)</source>
        <translation>
            <numerusform>Quit and lose the last turn</numerusform>
            <numerusform>Quit and lose the last %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue and lose the last %n turn(s)</source>
        <translation>
            <numerusform>Continue and lose the last turn</numerusform>
            <numerusform>Continue and lose the last %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnsavedNotice</name>
    <message numerus="yes">
        <source>%n turn(s) would be lost if the program ended now.</source>
        <translation>
            <numerusform>%n turn would be lost if the program ended now.</numerusform>
            <numerusform>%n turns would be lost if the program ended now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::AutosaveModel</name>
    <message numerus="yes">
        <source>The same happened to %n other game(s).</source>
        <translation>
            <numerusform>The same happened to %n other game.</numerusform>
            <numerusform>The same happened to %n other games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::GameResults</name>
    <message numerus="yes">
        <source>%n result(s) cannot be read and stay in the file as they are. %1</source>
        <translation>
            <numerusform>%n result cannot be read and stays in the file as it is. %1</numerusform>
            <numerusform>%n results cannot be read and stay in the file as they are. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::PlayerModel</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: %n left</numerusform>
            <numerusform>%1: %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::RuleSetModel</name>
    <message numerus="yes">
        <source>%n min</source>
        <extracomment>The time that each player has.</extracomment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n s</numerusform>
            <numerusform>%n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::SetUpModel</name>
    <message numerus="yes">
        <source>A name has at most %n letter(s).</source>
        <translation>
            <numerusform>A name has at most %n letter.</numerusform>
            <numerusform>A name has at most %n letters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::StandingsModel</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) each</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1: %n point each</numerusform>
            <numerusform>%1: %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: place %2 with %n point(s)</source>
        <translation>
            <numerusform>%1: place %2 with %n point</numerusform>
            <numerusform>%1: place %2 with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of %1</source>
        <translation>
            <numerusform>%n point ahead of %1</numerusform>
            <numerusform>%n points ahead of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::SupplyModel</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: %n left</numerusform>
            <numerusform>%1: %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::TableClock</name>
    <message numerus="yes">
        <source>%n minute(s) left.</source>
        <translation>
            <numerusform>%n minute left.</numerusform>
            <numerusform>%n minutes left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>%n coats of arms</source>
        <translation>
            <numerusform>%n coat of arms</numerusform>
            <numerusform>%n coats of arms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles of a small city</source>
        <translation>
            <numerusform>%n tile of a small city</numerusform>
            <numerusform>%n tiles of a small city</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed cities</source>
        <translation>
            <numerusform>%n completed city</numerusform>
            <numerusform>%n completed cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road, %n tiles</source>
        <translation>
            <numerusform>Road, %n tile</numerusform>
            <numerusform>Road, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>City, %n tiles</source>
        <translation>
            <numerusform>City, %n tile</numerusform>
            <numerusform>City, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field, %n tiles</source>
        <translation>
            <numerusform>Field, %n tile</numerusform>
            <numerusform>Field, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Occupied by %1’s %2, %n tiles further.</source>
        <translation>
            <numerusform>Occupied by %1’s %2, %n tile further.</numerusform>
            <numerusform>Occupied by %1’s %2, %n tiles further.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawbridges are down: the city is not completed.</source>
        <translation>
            <numerusform>The drawbridge is down: its city is not completed.</numerusform>
            <numerusform>%n drawbridges are down: the city is not completed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawbridges are up: the city is completed.</source>
        <translation>
            <numerusform>The drawbridge is up: its city is completed.</numerusform>
            <numerusform>%n drawbridges are up: the city is completed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawbridges</source>
        <translation>
            <numerusform>%n drawbridge</numerusform>
            <numerusform>%n drawbridges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawbridges, down</source>
        <translation>
            <numerusform>%n drawbridge, down</numerusform>
            <numerusform>%n drawbridges, down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawbridges, up</source>
        <translation>
            <numerusform>%n drawbridge, up</numerusform>
            <numerusform>%n drawbridges, up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <extracomment>What a tile shows, in a list.</extracomment>
        <translation>
            <numerusform>city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roads</source>
        <translation>
            <numerusform>road</numerusform>
            <numerusform>%n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monasteries</source>
        <translation>
            <numerusform>monastery</numerusform>
            <numerusform>%n monasteries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n abbeys</source>
        <translation>
            <numerusform>abbey</numerusform>
            <numerusform>%n abbeys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields</source>
        <translation>
            <numerusform>field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A road of %n tiles is completed.</source>
        <translation>
            <numerusform>A road of %n tile is completed.</numerusform>
            <numerusform>A road of %n tiles is completed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A city of %n tiles is completed.</source>
        <translation>
            <numerusform>A city of %n tile is completed.</numerusform>
            <numerusform>A city of %n tiles is completed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles around it</source>
        <translation>
            <numerusform>%n tile around it</numerusform>
            <numerusform>%n tiles around it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inns</source>
        <translation>
            <numerusform>%n inn</numerusform>
            <numerusform>%n inns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cathedrals</source>
        <translation>
            <numerusform>%n cathedral</numerusform>
            <numerusform>%n cathedrals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles for the inn</source>
        <extracomment>Additional points of a road with an inn; &quot;× 1&quot; follows.</extracomment>
        <translation>
            <numerusform>%n tile for the inn</numerusform>
            <numerusform>%n tiles for the inn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles and coats of arms for the cathedral</source>
        <extracomment>Additional points of a city with a cathedral; &quot;× 1&quot; follows.</extracomment>
        <translation>
            <numerusform>%n tile for the cathedral</numerusform>
            <numerusform>%n tiles and coats of arms for the cathedral</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gardens</source>
        <translation>
            <numerusform>garden</numerusform>
            <numerusform>%n gardens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rivers</source>
        <translation>
            <numerusform>river</numerusform>
            <numerusform>%n rivers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n herds of pigs</source>
        <translation>
            <numerusform>%n herd of pigs</numerusform>
            <numerusform>%n herds of pigs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities for the herd of pigs</source>
        <extracomment>%n: completed cities of the field, once for each herd; &quot;× 1&quot; (point) follows.</extracomment>
        <translation>
            <numerusform>%n city for the herd of pigs</numerusform>
            <numerusform>%n cities for the herd of pigs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n princesses</source>
        <translation>
            <numerusform>%n princess</numerusform>
            <numerusform>%n princesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n pieces</source>
        <translation>
            <numerusform>takes %n piece</numerusform>
            <numerusform>takes %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signs of wine</source>
        <translation>
            <numerusform>%n sign of wine</numerusform>
            <numerusform>%n signs of wine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signs of grain</source>
        <translation>
            <numerusform>%n sign of grain</numerusform>
            <numerusform>%n signs of grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signs of cloth</source>
        <translation>
            <numerusform>%n sign of cloth</numerusform>
            <numerusform>%n signs of cloth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n goods tokens: wine</source>
        <translation>
            <numerusform>takes %n goods token: wine</numerusform>
            <numerusform>takes %n goods tokens: wine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n goods tokens: grain</source>
        <translation>
            <numerusform>takes %n goods token: grain</numerusform>
            <numerusform>takes %n goods tokens: grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n goods tokens: cloth</source>
        <translation>
            <numerusform>takes %n goods token: cloth</numerusform>
            <numerusform>takes %n goods tokens: cloth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities for the pig</source>
        <extracomment>Additional points of a field with a pig; &quot;× 1&quot; follows.</extracomment>
        <translation>
            <numerusform>%n city for the pig</numerusform>
            <numerusform>%n cities for the pig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower foundations</source>
        <translation>
            <numerusform>tower foundation</numerusform>
            <numerusform>%n tower foundations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signs of the dragon</source>
        <translation>
            <numerusform>%n sign of the dragon</numerusform>
            <numerusform>%n signs of the dragon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n magic portals</source>
        <translation>
            <numerusform>%n magic portal</numerusform>
            <numerusform>%n magic portals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n volcanoes</source>
        <translation>
            <numerusform>%n volcano</numerusform>
            <numerusform>%n volcanoes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tower of %n pieces</source>
        <translation>
            <numerusform>Tower of %n piece</numerusform>
            <numerusform>Tower of %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tower has %n pieces: it reaches no further than that many tiles in a straight line.</source>
        <translation>
            <numerusform>The tower has %n piece: it reaches no further than the tiles beside it.</numerusform>
            <numerusform>The tower has %n pieces: it reaches no further than that many tiles in a straight line.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place the barn where four tiles with field meet (at %n corners of this tile)</source>
        <translation>
            <numerusform>place the barn where four tiles with field meet (at %n corner of this tile)</numerusform>
            <numerusform>place the barn where four tiles with field meet (at %n corners of this tile)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The figure bought back is worth about %n points more than the ransom.</source>
        <translation>
            <numerusform>The figure bought back is worth about %n point more than the ransom.</numerusform>
            <numerusform>The figure bought back is worth about %n points more than the ransom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flying machines</source>
        <translation>
            <numerusform>flying machine</numerusform>
            <numerusform>%n flying machines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rolls a %n</source>
        <extracomment>%n is the number that the die shows.</extracomment>
        <translation>
            <numerusform>rolls a %n</numerusform>
            <numerusform>rolls a %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferry lakes</source>
        <translation>
            <numerusform>%n ferry lake</numerusform>
            <numerusform>%n ferry lakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts of Carcassonne</source>
        <translation>
            <numerusform>%n part of Carcassonne</numerusform>
            <numerusform>%n parts of Carcassonne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n districts</source>
        <translation>
            <numerusform>%n district</numerusform>
            <numerusform>%n districts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open spaces</source>
        <translation>
            <numerusform>%n open space</numerusform>
            <numerusform>%n open spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is completed: %2, %n points now.</source>
        <extracomment>In the texts that follow, %1 is a feature with its owner (&quot;Your city A&quot;), unless another meaning is given. %2: its contents (&quot;4 tiles + 1 coat of arms&quot;).</extracomment>
        <translation>
            <numerusform>%1 is completed: %2, %n point now.</numerusform>
            <numerusform>%1 is completed: %2, %n points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is scored: %2, %n points.</source>
        <translation>
            <numerusform>%1 is scored: %2, %n point.</numerusform>
            <numerusform>%1 is scored: %2, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then needs only one more tile: %n of the %5 tiles left complete it.</source>
        <extracomment>%5: number of all tiles that are left.</extracomment>
        <translation>
            <numerusform>%1 then needs only one more tile: %n of the %5 tiles left completes it.</numerusform>
            <numerusform>%1 then needs only one more tile: %n of the %5 tiles left complete it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has %2 of its 8 neighbours; %n of the %5 tiles left fit the most difficult space %4.</source>
        <extracomment>%2: number of neighbours with a tile, %4: letter of a space, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 then has %2 of its 8 neighbours; %n of the %5 tiles left fits the most difficult space %4.</numerusform>
            <numerusform>%1 then has %2 of its 8 neighbours; %n of the %5 tiles left fit the most difficult space %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is then worth about %n points more.</source>
        <translation>
            <numerusform>%1 is then worth about %n point more.</numerusform>
            <numerusform>%1 is then worth about %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is then worth about %n points less.</source>
        <translation>
            <numerusform>%1 is then worth about %n point less.</numerusform>
            <numerusform>%1 is then worth about %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You then have %n figures in your supply, instead of %5.</source>
        <extracomment>%3: player, %5: number of figures after the other move.</extracomment>
        <translation>
            <numerusform>You then have %n figure in your supply, instead of %5.</numerusform>
            <numerusform>You then have %n figures in your supply, instead of %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 then has %n figures in the supply, instead of %5.</source>
        <translation>
            <numerusform>%3 then has %n figure in the supply, instead of %5.</numerusform>
            <numerusform>%3 then has %n figures in the supply, instead of %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your figures are likely to return sooner: worth about %n points.</source>
        <extracomment>%3: player.</extracomment>
        <translation>
            <numerusform>Your figures are likely to return sooner: worth about %n point.</numerusform>
            <numerusform>Your figures are likely to return sooner: worth about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your figures are likely to return later: worth about %n points.</source>
        <translation>
            <numerusform>Your figures are likely to return later: worth about %n point.</numerusform>
            <numerusform>Your figures are likely to return later: worth about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The figures of %3 are likely to return sooner: worth about %n points.</source>
        <translation>
            <numerusform>The figures of %3 are likely to return sooner: worth about %n point.</numerusform>
            <numerusform>The figures of %3 are likely to return sooner: worth about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The figures of %3 are likely to return later: worth about %n points.</source>
        <translation>
            <numerusform>The figures of %3 are likely to return later: worth about %n point.</numerusform>
            <numerusform>The figures of %3 are likely to return later: worth about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n points more now.</source>
        <translation>
            <numerusform>You get %n point more now.</numerusform>
            <numerusform>You get %n points more now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n points less now.</source>
        <translation>
            <numerusform>You get %n point less now.</numerusform>
            <numerusform>You get %n points less now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 gets %n points more now.</source>
        <translation>
            <numerusform>%3 gets %n point more now.</numerusform>
            <numerusform>%3 gets %n points more now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 gets %n points less now.</source>
        <translation>
            <numerusform>%3 gets %n point less now.</numerusform>
            <numerusform>%3 gets %n points less now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You then still have %n tiles of your own.</source>
        <extracomment>%3: player.</extracomment>
        <translation>
            <numerusform>You then still have %n tile of your own.</numerusform>
            <numerusform>You then still have %n tiles of your own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 then still has %n own tiles.</source>
        <translation>
            <numerusform>%3 then still has %n own tile.</numerusform>
            <numerusform>%3 then still has %n own tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives an extra turn if a tile extends it: %n of the %5 tiles left fit its ends.</source>
        <extracomment>%5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 gives an extra turn if a tile extends it: %n of the %5 tiles left fits its ends.</numerusform>
            <numerusform>%1 gives an extra turn if a tile extends it: %n of the %5 tiles left fit its ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points more.</source>
        <extracomment>%3: player.</extracomment>
        <translation>
            <numerusform>You can expect about %n point more.</numerusform>
            <numerusform>You can expect about %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points less.</source>
        <translation>
            <numerusform>You can expect about %n point less.</numerusform>
            <numerusform>You can expect about %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points more.</source>
        <translation>
            <numerusform>%3 can expect about %n point more.</numerusform>
            <numerusform>%3 can expect about %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points less.</source>
        <translation>
            <numerusform>%3 can expect about %n point less.</numerusform>
            <numerusform>%3 can expect about %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the turns that follow, it comes out about %n points better, for no single reason.</source>
        <translation>
            <numerusform>In the turns that follow, it comes out about %n point better, for no single reason.</numerusform>
            <numerusform>In the turns that follow, it comes out about %n points better, for no single reason.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted to the end of the game, it comes out about %n points better.</source>
        <translation>
            <numerusform>Counted to the end of the game, it comes out about %n point better.</numerusform>
            <numerusform>Counted to the end of the game, it comes out about %n points better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several small things: together about %n points more.</source>
        <translation>
            <numerusform>Several small things: together about %n point more.</numerusform>
            <numerusform>Several small things: together about %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several small things: together about %n points less.</source>
        <translation>
            <numerusform>Several small things: together about %n point less.</numerusform>
            <numerusform>Several small things: together about %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points more from prisoners.</source>
        <translation>
            <numerusform>You can expect about %n point more from prisoners.</numerusform>
            <numerusform>You can expect about %n points more from prisoners.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points less from prisoners.</source>
        <translation>
            <numerusform>You can expect about %n point less from prisoners.</numerusform>
            <numerusform>You can expect about %n points less from prisoners.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points more from prisoners.</source>
        <translation>
            <numerusform>%3 can expect about %n point more from prisoners.</numerusform>
            <numerusform>%3 can expect about %n points more from prisoners.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points less from prisoners.</source>
        <translation>
            <numerusform>%3 can expect about %n point less from prisoners.</numerusform>
            <numerusform>%3 can expect about %n points less from prisoners.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the turns that follow, it comes out about %n points better. One reason: %1</source>
        <extracomment>%1: a text about a fact (&quot;Your city A then needs only one more tile: ...&quot;).</extracomment>
        <translation>
            <numerusform>In the turns that follow, it comes out about %n point better. One reason: %1</numerusform>
            <numerusform>In the turns that follow, it comes out about %n points better. One reason: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the turns that follow, it comes out about %n points better.</source>
        <translation>
            <numerusform>In the turns that follow, it comes out about %n point better.</numerusform>
            <numerusform>In the turns that follow, it comes out about %n points better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed roads</source>
        <translation>
            <numerusform>%n completed road</numerusform>
            <numerusform>%n completed roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points more from the king and the robber.</source>
        <translation>
            <numerusform>You can expect about %n point more from the king and the robber.</numerusform>
            <numerusform>You can expect about %n points more from the king and the robber.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points less from the king and the robber.</source>
        <translation>
            <numerusform>You can expect about %n point less from the king and the robber.</numerusform>
            <numerusform>You can expect about %n points less from the king and the robber.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points more from the king and the robber.</source>
        <translation>
            <numerusform>%3 can expect about %n point more from the king and the robber.</numerusform>
            <numerusform>%3 can expect about %n points more from the king and the robber.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points less from the king and the robber.</source>
        <translation>
            <numerusform>%3 can expect about %n point less from the king and the robber.</numerusform>
            <numerusform>%3 can expect about %n points less from the king and the robber.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has %2 and %3; %n of the %5 tiles left fit the most difficult space %4.</source>
        <extracomment>%2: &quot;6 tiles&quot;, %3: &quot;2 open spaces&quot;, %4: letter of the space that the fewest tiles fit, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 then has %2 and %3; %n of the %5 tiles left fits the most difficult space %4.</numerusform>
            <numerusform>%1 then has %2 and %3; %n of the %5 tiles left fit the most difficult space %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stays incomplete, because no tile left fits space %4: %n points at the end.</source>
        <extracomment>%4: letter of a space.</extracomment>
        <translation>
            <numerusform>%1 stays incomplete, because no tile left fits space %4: %n point at the end.</numerusform>
            <numerusform>%1 stays incomplete, because no tile left fits space %4: %n points at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has a figure that can move on after scoring: worth about %n points more.</source>
        <translation>
            <numerusform>%1 has a figure that can move on after scoring: worth about %n point more.</numerusform>
            <numerusform>%1 has a figure that can move on after scoring: worth about %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has a figure that can move on after scoring: worth about %n points less.</source>
        <translation>
            <numerusform>%1 has a figure that can move on after scoring: worth about %n point less.</numerusform>
            <numerusform>%1 has a figure that can move on after scoring: worth about %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can gain points next turn: %n of the %5 tiles left are best used there.</source>
        <extracomment>%5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 can gain points next turn: %n of the %5 tiles left is best used there.</numerusform>
            <numerusform>%1 can gain points next turn: %n of the %5 tiles left are best used there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can lose points next turn: %n of the %5 tiles left are best used against it.</source>
        <translation>
            <numerusform>%1 can lose points next turn: %n of the %5 tiles left is best used against it.</numerusform>
            <numerusform>%1 can lose points next turn: %n of the %5 tiles left are best used against it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is likely to be worth about %n points more after two turns than otherwise.</source>
        <translation>
            <numerusform>%1 is likely to be worth about %n point more after two turns than otherwise.</numerusform>
            <numerusform>%1 is likely to be worth about %n points more after two turns than otherwise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is likely to be worth about %n points less after two turns than otherwise.</source>
        <translation>
            <numerusform>%1 is likely to be worth about %n point less after two turns than otherwise.</numerusform>
            <numerusform>%1 is likely to be worth about %n points less after two turns than otherwise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the turns that follow, it comes out about %n points worse. One reason: %1</source>
        <extracomment>%1: a text about a fact.</extracomment>
        <translation>
            <numerusform>In the turns that follow, it comes out about %n point worse. One reason: %1</numerusform>
            <numerusform>In the turns that follow, it comes out about %n points worse. One reason: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n festivals</source>
        <translation>
            <numerusform>%n festival</numerusform>
            <numerusform>%n festivals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has no figure of yours: about %n points less for you.</source>
        <translation>
            <numerusform>%1 then has no figure of yours: about %n point less for you.</numerusform>
            <numerusform>%1 then has no figure of yours: about %n points less for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has no figure of %3: about %n points less for that player.</source>
        <translation>
            <numerusform>%1 then has no figure of %3: about %n point less for that player.</numerusform>
            <numerusform>%1 then has no figure of %3: about %n points less for that player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: when it is scored, the wagon there can move on to %n features (%2).</source>
        <extracomment>%1: a feature with its owner (&quot;Your city A&quot;), %2: letters of features on the board (&quot;B, C&quot;).</extracomment>
        <translation>
            <numerusform>%1: when it is scored, the wagon there can move on to %n feature (%2).</numerusform>
            <numerusform>%1: when it is scored, the wagon there can move on to %n features (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: when it is scored, the wagon there can move on to %n features, such as %2.</source>
        <translation>
            <numerusform>%1: when it is scored, the wagon there can move on to %n feature, such as %2.</numerusform>
            <numerusform>%1: when it is scored, the wagon there can move on to %n features, such as %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points more from figures in Carcassonne.</source>
        <translation>
            <numerusform>You can expect about %n point more from figures in Carcassonne.</numerusform>
            <numerusform>You can expect about %n points more from figures in Carcassonne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points less from figures in Carcassonne.</source>
        <translation>
            <numerusform>You can expect about %n point less from figures in Carcassonne.</numerusform>
            <numerusform>You can expect about %n points less from figures in Carcassonne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points more from figures in Carcassonne.</source>
        <translation>
            <numerusform>%3 can expect about %n point more from figures in Carcassonne.</numerusform>
            <numerusform>%3 can expect about %n points more from figures in Carcassonne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points less from figures in Carcassonne.</source>
        <translation>
            <numerusform>%3 can expect about %n point less from figures in Carcassonne.</numerusform>
            <numerusform>%3 can expect about %n points less from figures in Carcassonne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has an inn: at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</source>
        <extracomment>%1: a road with its owner (&quot;Your road A&quot;), %2: number of tiles, %3: &quot;2 open spaces&quot;, %4: letter of a space on the board, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 has an inn: at least %n point if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</numerusform>
            <numerusform>%1 has an inn: at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has a cathedral: at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</source>
        <extracomment>%1: a city with its owner. The rest as for the inn.</extracomment>
        <translation>
            <numerusform>%1 has a cathedral: at least %n point if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</numerusform>
            <numerusform>%1 has a cathedral: at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</source>
        <extracomment>%2: number of tiles, %3: &quot;2 open spaces&quot;, %4: letter of the space that the fewest tiles fit, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 gives at least %n point if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</numerusform>
            <numerusform>%1 gives at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for you alone (strength %2 to %3): %n points.</source>
        <extracomment>%2: strength of the player, %3: strength of player %4.</extracomment>
        <translation>
            <numerusform>%1 then scores for you alone (strength %2 to %3): %n point.</numerusform>
            <numerusform>%1 then scores for you alone (strength %2 to %3): %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for this player alone (strength %2 to %3): %n points.</source>
        <translation>
            <numerusform>%1 then scores for this player alone (strength %2 to %3): %n point.</numerusform>
            <numerusform>%1 then scores for this player alone (strength %2 to %3): %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for %4 and not for you (strength %3 to %2): %n points.</source>
        <translation>
            <numerusform>%1 then scores for %4 and not for you (strength %3 to %2): %n point.</numerusform>
            <numerusform>%1 then scores for %4 and not for you (strength %3 to %2): %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for %4 (strength %3 to %2): %n points.</source>
        <translation>
            <numerusform>%1 then scores for %4 (strength %3 to %2): %n point.</numerusform>
            <numerusform>%1 then scores for %4 (strength %3 to %2): %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for you (strength %3 to %2): %n points.</source>
        <extracomment>%1: feature of another player.</extracomment>
        <translation>
            <numerusform>%1 then scores for you (strength %3 to %2): %n point.</numerusform>
            <numerusform>%1 then scores for you (strength %3 to %2): %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crop circles with a club</source>
        <extracomment>Crop circles on a tile, by their symbols: a club for roads, a shield for cities, a pitchfork for fields.</extracomment>
        <translation>
            <numerusform>%n crop circle with a club</numerusform>
            <numerusform>%n crop circles with a club</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crop circles with a shield</source>
        <translation>
            <numerusform>%n crop circle with a shield</numerusform>
            <numerusform>%n crop circles with a shield</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crop circles with a pitchfork</source>
        <translation>
            <numerusform>%n crop circle with a pitchfork</numerusform>
            <numerusform>%n crop circles with a pitchfork</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n points less at the crop circle.</source>
        <translation>
            <numerusform>You lose about %n point less at the crop circle.</numerusform>
            <numerusform>You lose about %n points less at the crop circle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n points more at the crop circle.</source>
        <translation>
            <numerusform>You lose about %n point more at the crop circle.</numerusform>
            <numerusform>You lose about %n points more at the crop circle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 loses about %n points less at the crop circle.</source>
        <translation>
            <numerusform>%3 loses about %n point less at the crop circle.</numerusform>
            <numerusform>%3 loses about %n points less at the crop circle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 loses about %n points more at the crop circle.</source>
        <translation>
            <numerusform>%3 loses about %n point more at the crop circle.</numerusform>
            <numerusform>%3 loses about %n points more at the crop circle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and feature %2 both reach space %4: %n of the %5 tiles left join them there.</source>
        <extracomment>%2: letter of another feature, %4: letter of a space, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 and feature %2 both reach space %4: %n of the %5 tiles left joins them there.</numerusform>
            <numerusform>%1 and feature %2 both reach space %4: %n of the %5 tiles left join them there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n features</source>
        <translation>
            <numerusform>%n feature</numerusform>
            <numerusform>%n features</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for you and for %4 with the same strength (%2): %n points each.</source>
        <extracomment>%1: a feature without its owner, %2: strength, %3: player, %4: names of the other players.</extracomment>
        <translation>
            <numerusform>%1 then scores for you and for %4 with the same strength (%2): %n point each.</numerusform>
            <numerusform>%1 then scores for you and for %4 with the same strength (%2): %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for %3 and %4 with the same strength (%2): %n points each.</source>
        <translation>
            <numerusform>%1 then scores for %3 and %4 with the same strength (%2): %n point each.</numerusform>
            <numerusform>%1 then scores for %3 and %4 with the same strength (%2): %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then touches cities (completed: %2, incomplete: %3): %n points if the game ended now.</source>
        <extracomment>%2: number of completed cities, %3: number of other cities.</extracomment>
        <translation>
            <numerusform>%1 then touches cities (completed: %2, incomplete: %3): %n point if the game ended now.</numerusform>
            <numerusform>%1 then touches cities (completed: %2, incomplete: %3): %n points if the game ended now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the figure returns to you. Figures in your supply: %n instead of %5.</source>
        <extracomment>%1: a completed feature with its owner, %3: player, %5: number of figures after the other move.</extracomment>
        <translation>
            <numerusform>%1: the figure returns to you. Figures in your supply: %n instead of %5.</numerusform>
            <numerusform>%1: the figure returns to you. Figures in your supply: %n instead of %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the figure returns. Figures in the supply of %3: %n instead of %5.</source>
        <translation>
            <numerusform>%1: the figure returns. Figures in the supply of %3: %n instead of %5.</numerusform>
            <numerusform>%1: the figure returns. Figures in the supply of %3: %n instead of %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: when it is scored, the wagon there can move on to %n features.</source>
        <translation>
            <numerusform>%1: when it is scored, the wagon there can move on to %n feature.</numerusform>
            <numerusform>%1: when it is scored, the wagon there can move on to %n features.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stays incomplete, because no tile left fits one of its spaces: %n points at the end.</source>
        <translation>
            <numerusform>%1 stays incomplete, because no tile left fits one of its spaces: %n point at the end.</numerusform>
            <numerusform>%1 stays incomplete, because no tile left fits one of its spaces: %n points at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and another feature reach the same space: %n of the %5 tiles left join them there.</source>
        <translation>
            <numerusform>%1 and another feature reach the same space: %n of the %5 tiles left joins them there.</numerusform>
            <numerusform>%1 and another feature reach the same space: %n of the %5 tiles left join them there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n besieged tiles</source>
        <translation>
            <numerusform>%n besieged tile</numerusform>
            <numerusform>%n besieged tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles and coats of arms under siege</source>
        <translation>
            <numerusform>%n tile or coat of arms under siege</numerusform>
            <numerusform>%n tiles and coats of arms under siege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n besieged cities</source>
        <translation>
            <numerusform>%n besieged city</numerusform>
            <numerusform>%n besieged cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is besieged: at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</source>
        <extracomment>%1: a city with its owner (&quot;Your city A&quot;), %2: number of tiles, %3: &quot;2 open spaces&quot;, %4: letter of a space on the board, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 is besieged: at least %n point if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</numerusform>
            <numerusform>%1 is besieged: at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your figures on %2 return to you. Figures in your supply: %n instead of %5.</source>
        <extracomment>%2: letters of completed features (&quot;A and B&quot;), %3: player, %5: number of figures after the other move.</extracomment>
        <translation>
            <numerusform>Your figures on %2 return to you. Figures in your supply: %n instead of %5.</numerusform>
            <numerusform>Your figures on %2 return to you. Figures in your supply: %n instead of %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The figures of %3 on %2 return. Figures in the supply of %3: %n instead of %5.</source>
        <translation>
            <numerusform>The figures of %3 on %2 return. Figures in the supply of %3: %n instead of %5.</numerusform>
            <numerusform>The figures of %3 on %2 return. Figures in the supply of %3: %n instead of %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the tiles left complete it</source>
        <extracomment>Part of a text about a feature, here and in the next ones: &quot;After the other move: ...&quot;.</extracomment>
        <translation>
            <numerusform>%n of the tiles left completes it</numerusform>
            <numerusform>%n of the tiles left complete it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the tiles left fit its most difficult space</source>
        <translation>
            <numerusform>%n of the tiles left fits its most difficult space</numerusform>
            <numerusform>%n of the tiles left fit its most difficult space</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points if the game ended now</source>
        <translation>
            <numerusform>%n point if the game ended now</numerusform>
            <numerusform>%n points if the game ended now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete cities</source>
        <translation>
            <numerusform>%n incomplete city</numerusform>
            <numerusform>%n incomplete cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is scored: %2, %n points. The figure that stays there gives %5 points if the game ended now.</source>
        <extracomment>%5: points of the figure that stays there.</extracomment>
        <translation>
            <numerusform>%1 is scored: %2, %n point. The figure that stays there gives %5 points if the game ended now.</numerusform>
            <numerusform>%1 is scored: %2, %n points. The figure that stays there gives %5 points if the game ended now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of its 8 neighbours</source>
        <translation>
            <numerusform>%n of its 8 neighbours</numerusform>
            <numerusform>%n of its 8 neighbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shrines</source>
        <translation>
            <numerusform>shrine</numerusform>
            <numerusform>%n shrines</numerusform>
        </translation>
    </message>
</context>
</TS>
