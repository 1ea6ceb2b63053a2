<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Vozka</source>
        <translation>O programu Vozka</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Verze %1</translation>
    </message>
    <message>
        <source>A board game of roads, cities, monasteries and fields, for people at one computer.</source>
        <translation>Desková hra o cestách, městech, klášterech a loukách pro hráče u jednoho počítače.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation>Svobodný software pod licencí GNU General Public License verze 3 nebo novější. Bez jakékoli záruky.</translation>
    </message>
    <message>
        <source>All drawings are our own. Vozka is not connected with the publisher of any published board game.</source>
        <translation>Všechny kresby jsou naše vlastní. Vozka není spojen s vydavatelem žádné deskové hry.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Colour of %1</source>
        <translation>Barva: %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Shows this help.</source>
        <translation>Vypíše tuto nápovědu.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Vypíše verzi.</translation>
    </message>
    <message>
        <source>The language of this run: cs or en.</source>
        <translation>Jazyk tohoto spuštění: cs nebo en.</translation>
    </message>
    <message>
        <source>The colours of this run: light or dark.</source>
        <translation>Vzhled tohoto spuštění: light (světlý) nebo dark (tmavý).</translation>
    </message>
    <message>
        <source>Draws the board of the file into a picture instead of opening a window.</source>
        <translation>Místo otevření okna nakreslí plán ze souboru do obrázku.</translation>
    </message>
    <message>
        <source>The size of the picture, 1600x1000 if not given.</source>
        <translation>Velikost obrázku, není-li uvedena, 1600x1000.</translation>
    </message>
    <message>
        <source>Shows every page once and ends; an error if anything is amiss.</source>
        <translation>Ukáže jednou každou stránku a skončí; chybou, není-li něco v pořádku.</translation>
    </message>
    <message>
        <source>--lang takes cs or en, not “%1”.</source>
        <translation>--lang může být cs nebo en, ne „%1“.</translation>
    </message>
    <message>
        <source>--theme takes light or dark, not “%1”.</source>
        <translation>--theme může být light nebo dark, ne „%1“.</translation>
    </message>
    <message>
        <source>--size takes width and height like 1600x1000, not “%1”.</source>
        <translation>--size je šířka a výška jako 1600x1000, ne „%1“.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>Otevřít lze jen jeden soubor.</translation>
    </message>
    <message>
        <source>--picture takes the picture to be written and the file to be drawn.</source>
        <translation>--picture potřebuje jméno obrázku a soubor, který se má nakreslit.</translation>
    </message>
    <message>
        <source>A tile-laying board game for people at one computer.</source>
        <translation>Desková hra s kartičkami krajiny pro hráče u jednoho počítače.</translation>
    </message>
    <message>
        <source>A game to go on with, or a position to look at.</source>
        <translation>Hra, ve které se má pokračovat, nebo postavení k prohlédnutí.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 nelze zapsat: %2</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nová hra…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otevřít…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Uložit</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Uložit &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>U&amp;končit</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Zno&amp;vu</translation>
    </message>
    <message>
        <source>&amp;No figure</source>
        <translation>&amp;Bez figurky</translation>
    </message>
    <message>
        <source>Show the r&amp;esult</source>
        <translation>Ukázat &amp;výsledek</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Přiblížit</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Oddálit</translation>
    </message>
    <message>
        <source>&amp;Fit the whole board</source>
        <translation>&amp;Celý plán</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>Celá o&amp;brazovka</translation>
    </message>
    <message>
        <source>&amp;About Vozka</source>
        <translation>&amp;O programu Vozka</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>The game is over</source>
        <translation>Konec hry</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Uložit hru</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Prohlédnout plán</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Open a game or a position</source>
        <translation>Otevřít hru nebo postavení</translation>
    </message>
    <message>
        <source>Games and positions (*.vozka *.position.json)</source>
        <translation>Hry a postavení (*.vozka *.position.json)</translation>
    </message>
    <message>
        <source>Games (*.vozka)</source>
        <translation>Hry (*.vozka)</translation>
    </message>
    <message>
        <source>Positions (*.position.json)</source>
        <translation>Postavení (*.position.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Uložit hru</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>Figure</source>
        <translation>Figurka</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kartička</translation>
    </message>
    <message>
        <source>Tile in hand</source>
        <translation>Kartička v ruce</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Otočit kartičku</translation>
    </message>
    <message>
        <source>No figure</source>
        <translation>Bez figurky</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>IconButton</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>What has happened</source>
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player and what he did</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Soubor</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobrazení</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Jazyk</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Podle systému</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Vzhled</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Světlý</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tmavý</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Nápověda</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Začít hru</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n bod</numerusform>
            <numerusform>%1: %n body</numerusform>
            <numerusform>%1: %n bodů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewItem</name>
    <message>
        <source>Turn on</source>
        <translation>Otočit dál</translation>
    </message>
    <message>
        <source>Place it so</source>
        <translation>Přiložit takto</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>RoundButton</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message numerus="yes">
        <source>Base game, %n tile(s)</source>
        <translation>
            <numerusform>Základní hra, %n kartička</numerusform>
            <numerusform>Základní hra, %n kartičky</numerusform>
            <numerusform>Základní hra, %n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a tile, set a follower on a road, a city, a monastery or a field, and score what is completed.</source>
        <translation>Přiložte kartičku, postavte družiníka na cestu, do města, do kláštera nebo na louku a získejte body za vše dokončené.</translation>
    </message>
</context>
<context>
    <name>SaveQuestion</name>
    <message>
        <source>Save this game first?</source>
        <translation>Uložit nejdřív tuto hru?</translation>
    </message>
    <message>
        <source>What has been played since it was last saved would be lost.</source>
        <translation>Tahy od posledního uložení by se ztratily.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Neukládat</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message numerus="yes">
        <source>%n player(s), in the order of play</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči v pořadí tahů</numerusform>
            <numerusform>%n hráčů v pořadí tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Přidat hráče</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player %1</source>
        <translation>Jméno hráče %1</translation>
    </message>
    <message>
        <source>Earlier in the order</source>
        <translation>Dříve v pořadí</translation>
    </message>
    <message>
        <source>Later in the order</source>
        <translation>Později v pořadí</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Odebrat tohoto hráče</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Log</source>
        <translation>Průběh hry</translation>
    </message>
</context>
<context>
    <name>StandingRow</name>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>%1. místo: %2, %n bod</numerusform>
            <numerusform>%1. místo: %2, %n body</numerusform>
            <numerusform>%1. místo: %2, %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>A place in a ranking: first, second, ...</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a kind of feature and its points</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A country laid tile by tile, with roads, cities and those who hold them.</source>
        <translation>Krajina skládaná kartičku po kartičce: cesty, města a ti, kdo je drží.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Otevřít hru…</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Verze %1</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>The language or theme of the computer.</extracomment>
        <translation>Systém</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlý</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavý</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>A tile lies there already.</source>
        <translation>Tam už kartička leží.</translation>
    </message>
    <message>
        <source>A tile must touch another one.</source>
        <translation>Kartička musí sousedit s jinou.</translation>
    </message>
    <message>
        <source>That is not the tile that was drawn.</source>
        <translation>To není vytažená kartička.</translation>
    </message>
    <message>
        <source>None of these figures is left in your supply.</source>
        <translation>Takovou figurku už v zásobě nemáte.</translation>
    </message>
    <message>
        <source>A figure may stand only on the tile just placed.</source>
        <translation>Figurka smí stát jen na právě přiložené kartičce.</translation>
    </message>
    <message>
        <source>This figure may not stand there.</source>
        <translation>Tato figurka tam stát nesmí.</translation>
    </message>
    <message>
        <source>This is completed already.</source>
        <translation>Toto území už je dokončené.</translation>
    </message>
    <message>
        <source>No figure may stand on a short road.</source>
        <translation>Na krátké cestě žádná figurka stát nesmí.</translation>
    </message>
    <message>
        <source>The tile fits, so it must be placed.</source>
        <translation>Kartičku lze přiložit, takže ji musíte přiložit.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nejste na tahu.</translation>
    </message>
    <message>
        <source>That is not what is to be done now.</source>
        <translation>To teď není na řadě.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Konec hry.</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Cesta</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Město</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Klášter</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Louka</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kartička</numerusform>
            <numerusform>%n kartičky</numerusform>
            <numerusform>%n kartiček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms</source>
        <translation>
            <numerusform>%n erb</numerusform>
            <numerusform>%n erby</numerusform>
            <numerusform>%n erbů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s)</source>
        <translation>
            <numerusform>%n soused</numerusform>
            <numerusform>%n sousedé</numerusform>
            <numerusform>%n sousedů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed city(s)</source>
        <translation>
            <numerusform>%n dokončené město</numerusform>
            <numerusform>%n dokončená města</numerusform>
            <numerusform>%n dokončených měst</numerusform>
        </translation>
    </message>
    <message>
        <source>road</source>
        <translation>cesta</translation>
    </message>
    <message>
        <source>city</source>
        <translation>město</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>klášter</translation>
    </message>
    <message>
        <source>field</source>
        <translation>louka</translation>
    </message>
    <message numerus="yes">
        <source>A road of %n tile(s) is complete.</source>
        <translation>
            <numerusform>Cesta je dokončená (%n kartička).</numerusform>
            <numerusform>Cesta je dokončená (%n kartičky).</numerusform>
            <numerusform>Cesta je dokončená (%n kartiček).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A city of %n tile(s) is complete.</source>
        <translation>
            <numerusform>Město je dokončené (%n kartička).</numerusform>
            <numerusform>Město je dokončené (%n kartičky).</numerusform>
            <numerusform>Město je dokončené (%n kartiček).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A monastery is complete.</source>
        <translation>
            <numerusform>Klášter je dokončený.</numerusform>
            <numerusform>Klášter je dokončený.</numerusform>
            <numerusform>Klášter je dokončený.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the road</source>
        <translation>%1 na cestě</translation>
    </message>
    <message>
        <source>%1 in the city</source>
        <translation>%1 ve městě</translation>
    </message>
    <message>
        <source>%1 in the monastery</source>
        <translation>%1 v klášteře</translation>
    </message>
    <message>
        <source>%1 in the field</source>
        <translation>%1 na louce</translation>
    </message>
    <message>
        <source>This road is occupied: %1&apos;s figure stands on it.</source>
        <translation>Tato cesta je obsazená, stojí na ní figurka: %1.</translation>
    </message>
    <message>
        <source>This city is occupied: %1&apos;s figure stands in it.</source>
        <translation>Toto město je obsazené, stojí v něm figurka: %1.</translation>
    </message>
    <message>
        <source>This monastery is occupied: %1&apos;s figure stands in it.</source>
        <translation>Tento klášter je obsazený, stojí v něm figurka: %1.</translation>
    </message>
    <message>
        <source>This field is occupied: %1&apos;s figure lies in it.</source>
        <translation>Tato louka je obsazená, leží na ní figurka: %1.</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Družiník</translation>
    </message>
    <message>
        <source>in the north</source>
        <translation>na severu</translation>
    </message>
    <message>
        <source>in the east</source>
        <translation>na východě</translation>
    </message>
    <message>
        <source>in the south</source>
        <translation>na jihu</translation>
    </message>
    <message>
        <source>in the west</source>
        <translation>na západě</translation>
    </message>
    <message>
        <source>place the tile</source>
        <translation>přiložte kartičku</translation>
    </message>
    <message>
        <source>set a figure on the tile, or none</source>
        <translation>postavte na kartičku figurku, nebo žádnou</translation>
    </message>
    <message>
        <source>It does not match %1: %2 would meet %3.</source>
        <translation>Nesedí to %1: tady %2, naproti %3.</translation>
    </message>
    <message>
        <source>Place the tile at %1, %2, turned %3°</source>
        <translation>Přiložit kartičku na %1, %2, otočenou o %3°</translation>
    </message>
    <message>
        <source>No figure</source>
        <translation>Bez figurky</translation>
    </message>
    <message>
        <source>The tile fits nowhere and leaves the game.</source>
        <translation>Kartičku nelze nikam přiložit, vyřazuje se ze hry.</translation>
    </message>
    <message>
        <source>places a tile</source>
        <translation>přikládá kartičku</translation>
    </message>
    <message>
        <source>%1 back in the supply</source>
        <translation>%1 zpět do zásoby</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1: %2 = %3</source>
        <translation>%1: %2 = %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read%2: %3</source>
        <translation>%1 nelze přečíst%2: %3</translation>
    </message>
</context>
<context>
    <name>TileStack</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>Zbývá %n kartička</numerusform>
            <numerusform>Zbývají %n kartičky</numerusform>
            <numerusform>Zbývá %n kartiček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>zbývá %n</numerusform>
            <numerusform>zbývají %n</numerusform>
            <numerusform>zbývá %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Přiblížit</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Oddálit</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Ukázat celý plán</translation>
    </message>
    <message>
        <source>Go to the last tile</source>
        <translation>Přejít na poslední kartičku</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Konec hry</translation>
    </message>
    <message>
        <source>A position to look at</source>
        <translation>Postavení k prohlédnutí</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player and what he is to do</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>vozka::ColourModel</name>
    <message>
        <source>red, square</source>
        <translation>červená, čtverec</translation>
    </message>
    <message>
        <source>blue, triangle</source>
        <translation>modrá, trojúhelník</translation>
    </message>
    <message>
        <source>yellow, cross</source>
        <translation>žlutá, kříž</translation>
    </message>
    <message>
        <source>black, disc</source>
        <translation>černá, kruh</translation>
    </message>
    <message>
        <source>white, ring</source>
        <translation>bílá, prstenec</translation>
    </message>
    <message>
        <source>pink, diamond</source>
        <translation>růžová, kosočtverec</translation>
    </message>
</context>
<context>
    <name>vozka::SetUpModel</name>
    <message>
        <source>Every player needs a name.</source>
        <translation>Každý hráč potřebuje jméno.</translation>
    </message>
    <message numerus="yes">
        <source>A name has no more than %n letter(s).</source>
        <translation>
            <numerusform>Jméno může mít nejvýše %n písmeno.</numerusform>
            <numerusform>Jméno může mít nejvýše %n písmena.</numerusform>
            <numerusform>Jméno může mít nejvýše %n písmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two players are called “%1”.</source>
        <translation>Dva hráči se jmenují „%1“.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>The name of a player who has not typed one; %1 is a number.</extracomment>
        <translation>Hráč %1</translation>
    </message>
</context>
<context>
    <name>vozka::SupplyModel</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: zbývá %n</numerusform>
            <numerusform>%1: zbývají %n</numerusform>
            <numerusform>%1: zbývá %n</numerusform>
        </translation>
    </message>
</context>
</TS>
