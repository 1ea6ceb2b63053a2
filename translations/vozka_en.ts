<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>DiscardCard</name>
    <message numerus="yes">
        <source>%n tile(s) fit nowhere on the board and leave the game.</source>
        <translation>
            <numerusform>This tile fits nowhere on the board and leaves the game.</numerusform>
            <numerusform>%n tiles fit nowhere on the board and leave the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EarnerLabel</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
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
    <name>RuleCard</name>
    <message numerus="yes">
        <source>Base game, %n tile(s)</source>
        <translation>
            <numerusform>Base game, %n tile</numerusform>
            <numerusform>Base game, %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message numerus="yes">
        <source>%n player(s), in the order of play</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players, in the order of play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingRow</name>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>Place %1: %2, %n point</numerusform>
            <numerusform>Place %1: %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileStack</name>
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
    <name>vozka::SetUpModel</name>
    <message numerus="yes">
        <source>A name has no more than %n letter(s).</source>
        <translation>
            <numerusform>A name has no more than %n letter.</numerusform>
            <numerusform>A name has no more than %n letters.</numerusform>
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
        <source>A road of %n tiles is complete.</source>
        <translation>
            <numerusform>A road of %n tile is complete.</numerusform>
            <numerusform>A road of %n tiles is complete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A city of %n tiles is complete.</source>
        <translation>
            <numerusform>A city of %n tile is complete.</numerusform>
            <numerusform>A city of %n tiles is complete.</numerusform>
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
        <source>%n tiles round it</source>
        <translation>
            <numerusform>%n tile round it</numerusform>
            <numerusform>%n tiles round it</numerusform>
        </translation>
    </message>
</context>
</TS>
