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
    <name>AnalysisCard</name>
    <message>
        <source>Analysis</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <comment>a move</comment>
        <translation>Zahráno: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>a move</comment>
        <translation>Lepší: %1</translation>
    </message>
    <message>
        <source>Lead expected at the end of the game: %1</source>
        <extracomment>%1 is a lead in points, like +4.2.</extracomment>
        <translation>Náskok očekávaný na konci hry: %1</translation>
    </message>
    <message>
        <source>Looking for the reasons…</source>
        <translation>Hledám důvody…</translation>
    </message>
</context>
<context>
    <name>AnalysisPage</name>
    <message>
        <source>Analysis</source>
        <translation>Rozbor hry</translation>
    </message>
    <message>
        <source>Largest losses</source>
        <translation>Největší ztráty</translation>
    </message>
    <message>
        <source>Decisions with the largest losses appear here.</source>
        <translation>Tady se objeví rozhodnutí s největší ztrátou.</translation>
    </message>
    <message>
        <source>No decision has lost points so far.</source>
        <translation>Žádné rozhodnutí zatím nestálo body.</translation>
    </message>
    <message>
        <source>There are no decisions yet.</source>
        <translation>Zatím tu nejsou žádná rozhodnutí.</translation>
    </message>
    <message>
        <source>Not analysed yet</source>
        <translation>Zatím nerozebráno</translation>
    </message>
    <message>
        <source>Each decision is compared with the computer’s choice. This takes a while; you can use the program in the meantime.</source>
        <translation>Každé rozhodnutí se porovná s tím, co by udělal počítač. Chvíli to potrvá; mezitím můžete dělat něco jiného.</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Rozebrat</translation>
    </message>
</context>
<context>
    <name>AnalysisProgress</name>
    <message>
        <source>%1 of %2 decisions</source>
        <translation>Rozhodnutí: %1 z %2</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Postup rozboru</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Rozebrat</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message numerus="yes">
        <source>%n point(s) would be right if the city were completed. Incomplete, each tile and each coat of arms counts 1.</source>
        <translation>
            <numerusform>%n bod by byl správně, kdyby bylo město dokončené. V nedokončeném se každá kartička a každý erb počítá za 1.</numerusform>
            <numerusform>%n body by byly správně, kdyby bylo město dokončené. V nedokončeném se každá kartička a každý erb počítá za 1.</numerusform>
            <numerusform>%n bodů by bylo správně, kdyby bylo město dokončené. V nedokončeném se každá kartička a každý erb počítá za 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) would be right with tiles on all eight spaces around it.</source>
        <translation>
            <numerusform>%n bod by byl správně, kdyby ležely kartičky na všech osmi políčkách kolem.</numerusform>
            <numerusform>%n body by byly správně, kdyby ležely kartičky na všech osmi políčkách kolem.</numerusform>
            <numerusform>%n bodů by bylo správně, kdyby ležely kartičky na všech osmi políčkách kolem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its own tile counts, too.</source>
        <translation>Počítá se i jeho vlastní kartička.</translation>
    </message>
    <message>
        <source>Something is missing: %1.</source>
        <extracomment>%1 is a part of a sum: &quot;2 coats of arms&quot;.</extracomment>
        <translation>Něco chybí: %1.</translation>
    </message>
    <message>
        <source>Something else is scored, too: %1.</source>
        <extracomment>%1 is what is scored: &quot;Incomplete road&quot;.</extracomment>
        <translation>Vyhodnocuje se ještě něco: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) would be right if the city were incomplete. Completed, each tile and each coat of arms counts 2.</source>
        <translation>
            <numerusform>%n bod by byl správně, kdyby město nebylo dokončené. V dokončeném se každá kartička a každý erb počítá za 2.</numerusform>
            <numerusform>%n body by byly správně, kdyby město nebylo dokončené. V dokončeném se každá kartička a každý erb počítá za 2.</numerusform>
            <numerusform>%n bodů by bylo správně, kdyby město nebylo dokončené. V dokončeném se každá kartička a každý erb počítá za 2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A large meeple counts as two for the majority only. It does not double the points.</source>
        <translation>Velký družiník se počítá za dva jen pro převahu. Body nezdvojnásobí.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) would be right for %1. Count again.</source>
        <extracomment>%1 is &quot;3 tiles&quot; or &quot;2 completed cities&quot;.</extracomment>
        <translation>
            <numerusform>%n bod by byl za toto: %1. Spočítejte to znovu.</numerusform>
            <numerusform>%n body by byly za toto: %1. Spočítejte to znovu.</numerusform>
            <numerusform>%n bodů by bylo za toto: %1. Spočítejte to znovu.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are points for this: %1.</source>
        <extracomment>%1 is what is scored: &quot;Incomplete road&quot;.</extracomment>
        <translation>Za tohle body jsou: %1.</translation>
    </message>
    <message>
        <source>These are the points of %1.</source>
        <translation>Tolik bodů má %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): %1 against %2</source>
        <extracomment>Strengths: %1 is that of the player, %2 that of the strongest other player.</extracomment>
        <translation>
            <numerusform>%n bod: %1 proti %2</numerusform>
            <numerusform>%n body: %1 proti %2</numerusform>
            <numerusform>%n bodů: %1 proti %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): a tie, %1 against %1</source>
        <extracomment>Strengths: %1 is that of the player and of another one.</extracomment>
        <translation>
            <numerusform>%n bod: shoda, %1 proti %1</numerusform>
            <numerusform>%n body: shoda, %1 proti %1</numerusform>
            <numerusform>%n bodů: shoda, %1 proti %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no points: %1 against %2</source>
        <translation>žádné body: %1 proti %2</translation>
    </message>
    <message>
        <source>no points: strength 0</source>
        <translation>žádné body: síla 0</translation>
    </message>
    <message>
        <source>no points: it is worth nothing</source>
        <translation>žádné body: nemá to žádnou hodnotu</translation>
    </message>
    <message>
        <source>no points: no figure there</source>
        <translation>žádné body: žádná figurka</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>You have counted a tile that only closes its neighbours: %1.</source>
        <extracomment>%1 is &quot;Abbey&quot;.</extracomment>
        <translation>Započítali jste kartičku, která svá sousední území jen uzavírá: %1.</translation>
    </message>
</context>
<context>
    <name>AreaCard</name>
    <message>
        <source>%1: empty</source>
        <comment>a place off the board</comment>
        <translation>%1: prázdné</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place off the board, who is there</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>AreaRow</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player, %2 one of the player&apos;s figures.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <extracomment>%1 is a figure and its player, %2 how many of them there are.</extracomment>
        <translation>%1 ×%2</translation>
    </message>
</context>
<context>
    <name>AutosaveModel</name>
    <message numerus="yes">
        <source>%1 won with %n point(s)</source>
        <comment>a finished game</comment>
        <translation>
            <numerusform>Vítězí %1: %n bod</numerusform>
            <numerusform>Vítězí %1: %n body</numerusform>
            <numerusform>Vítězí %1: %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came first with %n point(s) each</source>
        <comment>a finished game</comment>
        <extracomment>%1 are the names of two or more players.</extracomment>
        <translation>
            <numerusform>O vítězství se dělí %1: po %n bodu</numerusform>
            <numerusform>O vítězství se dělí %1: po %n bodech</numerusform>
            <numerusform>O vítězství se dělí %1: po %n bodech</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <comment>when a game was left; %1 is the time</comment>
        <translation>dnes, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <comment>when a game was left; %1 is the time</comment>
        <translation>včera, %1</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>How a date is written, in the letters of Qt.</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>A game that cannot be opened here</source>
        <translation>Hra, kterou tu nelze otevřít</translation>
    </message>
    <message>
        <source>A newer version of Vozka wrote it and can open it</source>
        <translation>Zapsala ji novější verze Vozky a ta ji také otevře</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <comment>how far a game is</comment>
        <translation>Tah %1</translation>
    </message>
    <message>
        <source>This game has not been saved since %1. %2</source>
        <extracomment>%1 is a time, %2 a sentence that says why.</extracomment>
        <translation>Od %1 se tato hra neukládá. %2</translation>
    </message>
    <message>
        <source>Short game</source>
        <comment>a game with few tiles</comment>
        <translation>Krátká hra</translation>
    </message>
</context>
<context>
    <name>BackButton</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board</source>
        <translation>Herní plán</translation>
    </message>
</context>
<context>
    <name>BoardBar</name>
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
        <translation>Ukázat celý herní plán</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message>
        <source>Look at the board</source>
        <translation>Prohlédnout herní plán</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
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
        <translation>Ukázat celý herní plán</translation>
    </message>
    <message>
        <source>Range: where a figure may move</source>
        <translation>Dosah: kam se figurka smí přesunout</translation>
    </message>
    <message>
        <source>Compare the editions</source>
        <translation>Porovnat edice</translation>
    </message>
    <message>
        <source>Owners: who has the majority</source>
        <translation>Převaha: kdo ji má na kterém území</translation>
    </message>
    <message>
        <source>Fields and what they would score</source>
        <translation>Louky a kolik bodů by vynesly</translation>
    </message>
    <message>
        <source>Dead spaces</source>
        <translation>Mrtvá políčka</translation>
    </message>
    <message>
        <source>Tiles left in the bag</source>
        <translation>Kartičky v sáčku</translation>
    </message>
</context>
<context>
    <name>BoardMenu</name>
    <message>
        <source>Turn the tile</source>
        <translation>Otočit kartičku</translation>
    </message>
    <message>
        <source>What fits here</source>
        <translation>Co sem pasuje</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Prozkoumat</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Převaha</translation>
    </message>
    <message>
        <source>Range from here</source>
        <translation>Dosah odsud</translation>
    </message>
    <message>
        <source>%1: the rule</source>
        <extracomment>%1 is a kind of feature (&quot;City&quot;).</extracomment>
        <translation>%1: pravidlo</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>V průběhu hry</translation>
    </message>
</context>
<context>
    <name>ChoicesOutside</name>
    <message numerus="yes">
        <source>%n choice(s) out of view</source>
        <translation>
            <numerusform>%n možnost mimo obraz</numerusform>
            <numerusform>%n možnosti mimo obraz</numerusform>
            <numerusform>%n možností mimo obraz</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the whole board (%1)</source>
        <translation>Ukázat celý herní plán (%1)</translation>
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
        <source>%1 cannot be written: %2</source>
        <translation>%1 nelze zapsat: %2</translation>
    </message>
    <message>
        <source>--wagon and --player go with --overlay, and --overlay goes with --picture.</source>
        <translation>--wagon a --player patří k --overlay a --overlay patří k --picture.</translation>
    </message>
    <message>
        <source>--overlay takes C1, C2, compare, owners, fields or dead, not “%1”.</source>
        <translation>Za --overlay se píše C1, C2, compare, owners, fields nebo dead, ne „%1“.</translation>
    </message>
    <message>
        <source>--wagon and --player need the overlay C1, C2 or compare.</source>
        <translation>--wagon a --player patří jen k C1, C2 a compare.</translation>
    </message>
    <message>
        <source>--wagon takes two whole numbers with a comma between them, not “%1”.</source>
        <translation>Za --wagon se píší dvě celá čísla oddělená čárkou, ne „%1“.</translation>
    </message>
    <message>
        <source>--player takes a number from 0 to 5, not “%1”.</source>
        <translation>Za --player se píše číslo od 0 do 5, ne „%1“.</translation>
    </message>
    <message>
        <source>--player: there is no such player here.</source>
        <translation>--player: takový hráč tu není.</translation>
    </message>
    <message>
        <source>No wagon stands on %1.</source>
        <translation>Na políčku %1 žádný vůz nestojí.</translation>
    </message>
    <message>
        <source>Several wagons stand on %1; choose one with --player.</source>
        <translation>Na políčku %1 stojí víc vozů; --player určí, který se myslí.</translation>
    </message>
    <message>
        <source>--size takes width and height like 1600x1000, each from 64 to 8192 and together at most 16 million pixels, not “%1”.</source>
        <translation>--size je šířka a výška jako 1600x1000, každá od 64 do 8192, dohromady nejvýše 16 milionů bodů, ne „%1“.</translation>
    </message>
    <message>
        <source>Draws the board of the file as a picture instead of opening a window.</source>
        <translation>Nakreslí herní plán ze souboru jako obrázek a neotevře okno.</translation>
    </message>
    <message>
        <source>Shows every page once and ends; reports an error if anything is wrong.</source>
        <translation>Ukáže jednou každou stránku a skončí; ohlásí chybu, není-li něco v pořádku.</translation>
    </message>
    <message>
        <source>A game to continue, or a position to look at.</source>
        <translation>Hra, ve které se má pokračovat, nebo postavení k prohlédnutí.</translation>
    </message>
    <message>
        <source>The overlay of the picture: where a wagon could move by the classic (C1) or the new (C2) rule or by both, who has the majority, what fields score, which spaces nothing can fill.</source>
        <translation>Co obrázek vysvětlí: kam by se mohl přesunout vůz podle původních (C1) nebo nových (C2) pravidel nebo podle obojích, kdo má kde převahu, co vynesou louky, která políčka už nelze zaplnit.</translation>
    </message>
    <message>
        <source>The space on which that wagon stands, counted east and south from the start tile, for example 2,-1.</source>
        <translation>Políčko, na kterém ten vůz stojí, počítané na východ a na jih od startovní kartičky, například 2,-1.</translation>
    </message>
    <message>
        <source>Owner of the wagon if there are several; 0 is the first player.</source>
        <translation>Majitel vozu, je-li tam vozů víc; 0 je první hráč.</translation>
    </message>
    <message>
        <source>The overlays C1, C2 and compare need --wagon with the space of a wagon.</source>
        <translation>C1, C2 a compare potřebují --wagon s políčkem, na kterém stojí vůz.</translation>
    </message>
    <message>
        <source>The language of this run: %1.</source>
        <translation>Jazyk tohoto spuštění: %1.</translation>
    </message>
    <message>
        <source>--lang takes one of %1, not “%2”.</source>
        <extracomment>%1 is a list of codes (&quot;en, cs&quot;).</extracomment>
        <translation>--lang může být jedno z: %1, ne „%2“.</translation>
    </message>
    <message>
        <source>How long each turn of the film stays, in milliseconds, %1 if not given.</source>
        <translation>Jak dlouho je ve filmu vidět každý tah, v milisekundách; není-li uvedeno, %1.</translation>
    </message>
    <message>
        <source>The size of the picture, 1600x1000 if not given, or of the film, 1280x800 if not given.</source>
        <translation>Velikost obrázku; není-li uvedena, 1600x1000, u filmu 1280x800.</translation>
    </message>
    <message>
        <source>--frame-ms takes a number from %1 to %2, not “%3”.</source>
        <translation>Za --frame-ms se píše číslo od %1 do %2, ne „%3“.</translation>
    </message>
    <message>
        <source>--frame-ms goes with --film.</source>
        <translation>--frame-ms patří k --film.</translation>
    </message>
    <message>
        <source>--picture and --film cannot be used together.</source>
        <translation>--picture a --film nelze použít zároveň.</translation>
    </message>
    <message>
        <source>--film takes the film to be written and the file of the game.</source>
        <translation>--film potřebuje jméno filmu, který se má zapsat, a soubor se hrou.</translation>
    </message>
    <message>
        <source>The film could not be made: there is too little memory.</source>
        <translation>Film se nepodařilo vytvořit: je málo paměti.</translation>
    </message>
    <message>
        <source>%1 is a position: only a game can become a film.</source>
        <translation>%1 je postavení: film lze udělat jen ze hry.</translation>
    </message>
    <message>
        <source>Makes a film of the game of the file instead of opening a window: an animated WebP or GIF, or a folder of pictures if OUT is a folder, ends in “/” or has no ending.</source>
        <translation>Vytvoří ze hry v souboru film a neotevře okno: animovaný WebP nebo GIF, nebo složku obrázků, je-li cíl složka, končí-li na „/“ nebo nemá-li koncovku.</translation>
    </message>
    <message>
        <source>--film takes a folder, or a name with one of these endings: %1. Not “%2”.</source>
        <extracomment>%1 is a list of endings: &quot;.webp, .gif&quot;.</extracomment>
        <translation>Za --film se píše složka nebo jméno s jednou z těchto koncovek: %1. Ne „%2“.</translation>
    </message>
    <message>
        <source>The colours of this run: light, dark or contrast.</source>
        <translation>Vzhled tohoto spuštění: light (světlý), dark (tmavý) nebo contrast (kontrastní).</translation>
    </message>
    <message>
        <source>--theme takes light, dark or contrast, not “%1”.</source>
        <translation>--theme může být light, dark nebo contrast, ne „%1“.</translation>
    </message>
    <message>
        <source>There is no display for the window: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Pro okno není obrazovka: není nastavena proměnná DISPLAY ani WAYLAND_DISPLAY.</translation>
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
        <translation>Ukáz&amp;at výsledek</translation>
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
        <translation>&amp;Celý herní plán</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>Celá o&amp;brazovka</translation>
    </message>
    <message>
        <source>&amp;About Vozka</source>
        <translation>&amp;O programu Vozka</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Nas&amp;tavení…</translation>
    </message>
    <message>
        <source>Look &amp;back through the game</source>
        <translation>Pro&amp;jít hru zpětně</translation>
    </message>
    <message>
        <source>Save a &amp;picture of the board…</source>
        <translation>Uložit o&amp;brázek herního plánu…</translation>
    </message>
    <message>
        <source>En&amp;d the game now…</source>
        <translation>&amp;Ukončit hru nyní…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klávesy</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Pravidla</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lekce</translation>
    </message>
    <message>
        <source>Sand&amp;box</source>
        <translation>Písko&amp;viště</translation>
    </message>
    <message>
        <source>E&amp;xplore this position</source>
        <translation>&amp;Prozkoumat toto postavení</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Úvodní &amp;stránka</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Rada</translation>
    </message>
    <message>
        <source>&amp;Make the computer move now</source>
        <translation>Ať počítač táhne &amp;hned</translation>
    </message>
    <message>
        <source>&amp;Analysis…</source>
        <translation>Rozb&amp;or hry…</translation>
    </message>
    <message>
        <source>Re&amp;play from the beginning</source>
        <translation>Př&amp;ehrát od začátku</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Hrát o&amp;dtud dál</translation>
    </message>
    <message>
        <source>&amp;Copy the picture of the board</source>
        <translation>Zkopí&amp;rovat obrázek herního plánu</translation>
    </message>
    <message>
        <source>Save as a &amp;film…</source>
        <translation>Uložit jako &amp;film…</translation>
    </message>
    <message>
        <source>Pause the c&amp;lock</source>
        <translation>Zas&amp;tavit hodiny</translation>
    </message>
    <message>
        <source>Resu&amp;lts…</source>
        <translation>Výs&amp;ledky…</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>Zv&amp;uky</translation>
    </message>
    <message>
        <source>Turn the bo&amp;ard</source>
        <translation>Otočit &amp;herní plán</translation>
    </message>
</context>
<context>
    <name>ConfirmBar</name>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>ContinueButton</name>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>players and how far their game is</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>CostliestMoves</name>
    <message>
        <source>Costliest moves</source>
        <translation>Nejdražší tahy</translation>
    </message>
    <message>
        <source>%1, turn %2: about %3 points. %4</source>
        <comment>player, number, number, what was done</comment>
        <translation>%1, tah %2: asi %3 bodu. %4</translation>
    </message>
    <message>
        <source>Shows both moves on the board</source>
        <translation>Ukáže oba tahy na herním plánu</translation>
    </message>
</context>
<context>
    <name>DiscardCard</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) cannot be placed anywhere and are removed from the game.</source>
        <translation>
            <numerusform>Tuto kartičku nelze nikam přiložit a je vyřazena ze hry.</numerusform>
            <numerusform>%n kartičky nelze nikam přiložit a jsou vyřazeny ze hry.</numerusform>
            <numerusform>%n kartiček nelze nikam přiložit a je vyřazeno ze hry.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndActions</name>
    <message>
        <source>Play again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>The same players and rules, a new order of the tiles</source>
        <translation>Stejní hráči i pravidla, nové pořadí kartiček</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Další lekce</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>A full game has 72 tiles and takes three times as long; the next lessons show what the expansions add.</source>
        <translation>Celá hra má 72 kartiček a trvá třikrát déle; další lekce ukazují, co přinášejí rozšíření.</translation>
    </message>
</context>
<context>
    <name>FaceDownTile</name>
    <message>
        <source>Tile, face down</source>
        <translation>Kartička rubem vzhůru</translation>
    </message>
    <message>
        <source>This tile is still face down: click it to draw it, then drag it.</source>
        <translation>Tato kartička ještě leží rubem vzhůru: kliknutím si ji vezmete, pak ji přetáhněte.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>FallbackFileDialog</name>
    <message>
        <source>Name</source>
        <translation>Název</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Složka</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Soubory a složky</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>Složka %1</translation>
    </message>
    <message>
        <source>Parent folder</source>
        <translation>Nadřazená složka</translation>
    </message>
    <message>
        <source>File type</source>
        <translation>Typ souboru</translation>
    </message>
</context>
<context>
    <name>FavouriteRow</name>
    <message>
        <source>New name of %1</source>
        <translation>Nové jméno pro %1</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Použít toto jméno</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Přejmenovat</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Another favourite has this name.</source>
        <translation>Tak už se jmenuje jiná oblíbená sestava.</translation>
    </message>
    <message>
        <source>A favourite needs a name.</source>
        <translation>Oblíbená sestava potřebuje jméno.</translation>
    </message>
</context>
<context>
    <name>FavouriteSheet</name>
    <message>
        <source>Favourites</source>
        <translation>Oblíbené</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Vrátit zpět</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Nahradit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>New favourite</source>
        <translation>Nová oblíbená sestava</translation>
    </message>
    <message>
        <source>A set-up that you choose here replaces the current one.</source>
        <translation>Sestava, kterou tu zvolíte, nahradí tu současnou.</translation>
    </message>
    <message>
        <source>“%1” has been removed.</source>
        <translation>Sestava „%1“ byla odebrána.</translation>
    </message>
    <message>
        <source>Save this set-up</source>
        <translation>Uložit sestavu</translation>
    </message>
    <message>
        <source>Save this set-up under a name so that you can choose it again.</source>
        <translation>Uložte tuto sestavu pod jménem, abyste ji mohli příště znovu vybrat.</translation>
    </message>
    <message>
        <source>“%1” has been replaced.</source>
        <translation>Sestava „%1“ byla nahrazena.</translation>
    </message>
</context>
<context>
    <name>FeatureHandle</name>
    <message>
        <source>%1
%2</source>
        <comment>where a figure may stand, what that is worth</comment>
        <translation>%1
%2</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) on this tile: click to see them</source>
        <translation>
            <numerusform>%n možnost na této kartičce</numerusform>
            <numerusform>%n možnosti na této kartičce: zobrazí se po kliknutí</numerusform>
            <numerusform>%n možností na této kartičce: zobrazí se po kliknutí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureKinds</name>
    <message>
        <source>%1. %2</source>
        <comment>a figure, and that it has no place</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Cannot be placed on this tile</source>
        <translation>Na tuto kartičku umístit nelze</translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Choose the file in the desktop’s window.</source>
        <translation>Soubor vyberte v okně systému.</translation>
    </message>
    <message>
        <source>Choose here instead</source>
        <translation>Vybrat raději tady</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>Nahradit tento soubor?</translation>
    </message>
    <message>
        <source>“%1” already exists.</source>
        <translation>„%1“ už existuje.</translation>
    </message>
    <message>
        <source>Its current content is kept as “%1”.</source>
        <extracomment>%1 is the name of a file.</extracomment>
        <translation>Jeho dosavadní obsah zůstane v souboru „%1“.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Nahradit</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Zvolit jiný název</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>Název souboru</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Druh souborů</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>−%1</source>
        <extracomment>Points that were gained, or lost.</extracomment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <extracomment>Of a film of a game: %1 is the number of the turn, %2 how many there are.</extracomment>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tah %1 z %2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>Složku %1 nelze vytvořit.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason.</extracomment>
        <translation>%1 nelze zapsat: %2</translation>
    </message>
</context>
<context>
    <name>FilmProgress</name>
    <message>
        <source>The film is being made</source>
        <translation>Film se připravuje</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>FinalCard</name>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné vyhodnocení</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the features is scored, and how many there are.</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Přeskočit</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n bod</numerusform>
            <numerusform>%1: %n body</numerusform>
            <numerusform>%1: %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Shows one feature after the other by itself</source>
        <translation>Ukazuje samo jedno území za druhým</translation>
    </message>
    <message>
        <source>Waits at this feature until you press Next</source>
        <translation>Zůstane u tohoto území, dokud nestisknete Další</translation>
    </message>
</context>
<context>
    <name>FirstQuestion</name>
    <message>
        <source>Have you played this game before?</source>
        <translation>Hráli jste už tuto hru?</translation>
    </message>
    <message>
        <source>No</source>
        <comment>answer to: have you played this game before?</comment>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Two short lessons, and then a first game with hints</source>
        <translation>Dvě krátké lekce a pak první hra s radami</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>answer to: have you played this game before?</comment>
        <translation>Ano</translation>
    </message>
    <message>
        <source>The base game</source>
        <translation>Základní hra</translation>
    </message>
    <message>
        <source>Often</source>
        <comment>answer to: have you played this game before?</comment>
        <translation>Často</translation>
    </message>
    <message>
        <source>All sets that are official together</source>
        <translation>Všechny sady, které spolu oficiálně fungují</translation>
    </message>
</context>
<context>
    <name>GameResults</name>
    <message>
        <source>random computer</source>
        <comment>how strong a player of a finished game is</comment>
        <translation>počítač, náhodný</translation>
    </message>
    <message>
        <source>easy computer</source>
        <comment>how strong a player of a finished game is</comment>
        <translation>počítač, lehký</translation>
    </message>
    <message>
        <source>medium computer</source>
        <comment>how strong a player of a finished game is</comment>
        <translation>počítač, střední</translation>
    </message>
    <message>
        <source>hard computer</source>
        <comment>how strong a player of a finished game is</comment>
        <translation>počítač, těžký</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player and points</comment>
        <extracomment>%1 is the name of a player, %2 the player&apos;s points.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n změněné pravidlo</numerusform>
            <numerusform>%n změněná pravidla</numerusform>
            <numerusform>%n změněných pravidel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GhostTile</name>
    <message>
        <source>The tile fits here if you turn it. Click to try it.</source>
        <translation>Kartička sem pasuje, když ji otočíte. Kliknutím ji sem zkusíte položit.</translation>
    </message>
    <message>
        <source>The tile fits here in this rotation. Click to try it.</source>
        <translation>Kartička sem pasuje tak, jak je otočená. Kliknutím ji sem zkusíte položit.</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>Current tile</source>
        <translation>Kartička na řadě</translation>
    </message>
    <message>
        <source>On this tile: %1</source>
        <extracomment>%1: features and symbols (&quot;city, 2 roads, 1 magic portal&quot;).</extracomment>
        <translation>Na této kartičce: %1</translation>
    </message>
</context>
<context>
    <name>HandSidebar</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>Zbývá %n kartička</numerusform>
            <numerusform>Zbývají %n kartičky</numerusform>
            <numerusform>Zbývá %n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles to be drawn</source>
        <translation>Kartičky v sáčku</translation>
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
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Ať hned táhne</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>The computer stops thinking and makes the best move found so far</source>
        <translation>Počítač přestane přemýšlet a zahraje nejlepší tah, který zatím našel</translation>
    </message>
</context>
<context>
    <name>HandTitle</name>
    <message>
        <source>Turn the tile</source>
        <translation>Otočit kartičku</translation>
    </message>
</context>
<context>
    <name>HeldTokens</name>
    <message>
        <source>%1
%2</source>
        <comment>%1: tokens of the player, %2: action or refusal</comment>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>HighlightRow</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>sums of points</comment>
        <translation>
            <numerusform>a %n další</numerusform>
            <numerusform>a %n další</numerusform>
            <numerusform>a %n dalších</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more as good</source>
        <translation>
            <numerusform>a %n stejně dobrý</numerusform>
            <numerusform>a %n stejně dobré</numerusform>
            <numerusform>a %n stejně dobrých</numerusform>
        </translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Nejlepší tah</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <extracomment>%1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1: %n bod</numerusform>
            <numerusform>%1: %n body</numerusform>
            <numerusform>%1: %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tah %1</translation>
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
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>%1 are the names of players, %2 is &quot;6 tiles&quot;, %3 is &quot;14 points&quot;.</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné vyhodnocení</translation>
    </message>
</context>
<context>
    <name>Highlights</name>
    <message>
        <source>Highlights</source>
        <translation>Co stojí za zmínku</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>when, and how many others</comment>
        <extracomment>%1 is &quot;Turn 12&quot;, %2 says how many others were as good.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>highlight of the game, name of the player</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Show it on the board</source>
        <translation>Ukázat na herním plánu</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Looking for the best moves…</source>
        <translation>Hledám nejlepší tahy…</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Schovat radu</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>one of the best moves</comment>
        <translation>Tah</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Nejlepší tahy</translation>
    </message>
</context>
<context>
    <name>HintMove</name>
    <message>
        <source>%1. %2 (%3). %4</source>
        <comment>number, move, place, expected result</comment>
        <translation>%1. %2 (%3). %4</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <comment>number, move, expected result</comment>
        <translation>%1. %2. %3</translation>
    </message>
    <message>
        <source>More …</source>
        <extracomment>More reasons are shown after a click.</extracomment>
        <translation>Další …</translation>
    </message>
</context>
<context>
    <name>HintOffer</name>
    <message>
        <source>H shows you three good moves.</source>
        <translation>Klávesa H ukáže tři dobré tahy.</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Ukázat</translation>
    </message>
</context>
<context>
    <name>HoldingRow</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is what a player holds (&quot;Wine&quot;), %2 how many of it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, nobody has more</source>
        <extracomment>%1 is what a player holds (&quot;Wine&quot;), %2 how many of it; nobody has more.</extracomment>
        <translation>%1: %2, nikdo nemá víc</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <extracomment>%1 is what a figure is here (&quot;Prisoner&quot;), %2 its owner, %3 which (&quot;Meeple&quot;).</extracomment>
        <translation>%1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>HoverCard</name>
    <message numerus="yes">
        <source>%n more kinds</source>
        <translation>
            <numerusform>a %n další druh</numerusform>
            <numerusform>a %n další druhy</numerusform>
            <numerusform>a %n dalších druhů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JustPlacedMark</name>
    <message>
        <source>The tile just placed</source>
        <translation>Právě přiložená kartička</translation>
    </message>
</context>
<context>
    <name>KeyGroup</name>
    <message>
        <source>%1: %2</source>
        <comment>what a key does, the key</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KeyNames</name>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Shift</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Herní plán</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Vrstvy</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Pískoviště</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Značky na herním plánu</translation>
    </message>
    <message>
        <source>The tile fits here if you turn it</source>
        <translation>Kartička sem pasuje, když ji otočíte</translation>
    </message>
    <message>
        <source>The tile fits here in this rotation</source>
        <translation>Kartička sem pasuje tak, jak je otočená</translation>
    </message>
</context>
<context>
    <name>LanguageSegments</name>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Entry of a list of languages: the language of the operating system.</extracomment>
        <translation>Systém</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <extracomment>The name of your own language, as it is written in that language.</extracomment>
        <translation>Čeština</translation>
    </message>
</context>
<context>
    <name>LeadCurves</name>
    <message>
        <source>Expected lead at the end</source>
        <translation>Očekávaný náskok na konci</translation>
    </message>
</context>
<context>
    <name>LessonBoardView</name>
    <message>
        <source>Board</source>
        <translation>Herní plán</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Ukázat celý herní plán</translation>
    </message>
</context>
<context>
    <name>LessonColumn</name>
    <message>
        <source>What to do</source>
        <translation>Co chcete dělat</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ukázka</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Pokus</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Kvíz</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edice</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Původní</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nová</translation>
    </message>
    <message>
        <source>One click marks the whole road, city or monastery.</source>
        <translation>Jedno kliknutí označí celou cestu, město nebo klášter.</translation>
    </message>
    <message>
        <source>One click marks the part of a feature in range, or the part out of range.</source>
        <translation>Jedno kliknutí označí část území v dosahu, nebo část mimo dosah.</translation>
    </message>
</context>
<context>
    <name>LessonFoot</name>
    <message>
        <source>From the beginning</source>
        <translation>Od začátku</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>O krok zpět</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Of the steps of a lesson: &quot;3 of 13&quot;.</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%n marked</source>
        <translation>
            <numerusform>Označeno: %n</numerusform>
            <numerusform>Označeno: %n</numerusform>
            <numerusform>Označeno: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop the figure beside the board to return it to the supply.</source>
        <translation>Pustíte-li figurku mimo herní plán, vrátí se do zásoby.</translation>
    </message>
    <message>
        <source>Now try it</source>
        <translation>Zkusit to</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Další krok</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Znovu od začátku</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Ověřit</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Nejlépe: %1</translation>
    </message>
</context>
<context>
    <name>LessonHeader</name>
    <message>
        <source>The rules of this lesson</source>
        <translation>Pravidla k této lekci</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porovnat</translation>
    </message>
    <message>
        <source>One edition alone (C)</source>
        <translation>Jen jedna edice (C)</translation>
    </message>
    <message>
        <source>Both editions side by side (C)</source>
        <translation>Obě edice vedle sebe (C)</translation>
    </message>
</context>
<context>
    <name>LessonListRow</name>
    <message>
        <source>%1 · %2</source>
        <comment>an example&apos;s id, its edition</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Classic edition</source>
        <translation>Původní edice</translation>
    </message>
    <message>
        <source>New edition</source>
        <translation>Nová edice</translation>
    </message>
</context>
<context>
    <name>LessonNext</name>
    <message>
        <source>Next: %1</source>
        <extracomment>%1 is the id of a lesson: &quot;C2-2&quot;.</extracomment>
        <translation>Další: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Další lekce</translation>
    </message>
    <message>
        <source>Page down</source>
        <comment>key</comment>
        <translation>Page Down</translation>
    </message>
</context>
<context>
    <name>LessonNote</name>
    <message>
        <source>The rule</source>
        <translation>Pravidlo</translation>
    </message>
</context>
<context>
    <name>LessonPlaces</name>
    <message>
        <source>Try this tile</source>
        <translation>Vyzkoušet tuto kartičku</translation>
    </message>
</context>
<context>
    <name>LessonRules</name>
    <message>
        <source>The rules of this lesson</source>
        <translation>Pravidla k této lekci</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Pravidlo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Domácí pravidlo</translation>
    </message>
    <message>
        <source>Our decision</source>
        <translation>Naše rozhodnutí</translation>
    </message>
    <message>
        <source>Classic edition</source>
        <translation>Původní edice</translation>
    </message>
    <message>
        <source>New edition</source>
        <translation>Nová edice</translation>
    </message>
    <message>
        <source>Both editions</source>
        <translation>Obě edice</translation>
    </message>
</context>
<context>
    <name>LessonSides</name>
    <message>
        <source>Classic edition</source>
        <translation>Původní edice</translation>
    </message>
    <message>
        <source>New edition</source>
        <translation>Nová edice</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>%1 of %2</source>
        <comment>points, of how many</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Files that cannot be shown</source>
        <translation>Soubory, které nelze ukázat</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Herní plán</translation>
    </message>
    <message>
        <source>The tile</source>
        <translation>Kartička</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Vyhodnocení</translation>
    </message>
    <message>
        <source>The range</source>
        <translation>Dosah</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: player, %2: points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Co jste zkusili</translation>
    </message>
    <message>
        <source>What is marked</source>
        <translation>Co je označené</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Správně: %1</translation>
    </message>
    <message>
        <source>Missed: %1</source>
        <translation>Chybí: %1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>Špatně: %1</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Naučte se hrát</translation>
    </message>
    <message>
        <source>The figure has already moved: each scoring allows one move. Start again to try another place.</source>
        <translation>Figurka se už přesunula: po jednom vyhodnocení smí jen jednou. Chcete-li zkusit jiné místo, začněte znovu.</translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation>Hotovo.</translation>
    </message>
    <message>
        <source>Continues at step %1 of %2.</source>
        <extracomment>Where a story was left: step %1 of %2.</extracomment>
        <translation>Pokračuje krokem %1 z %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (only %n of them)</source>
        <extracomment>%1 is &quot;Road, 5 tiles&quot;; %n of these tiles are meant.</extracomment>
        <translation>
            <numerusform>%1 (jen %n z nich)</numerusform>
            <numerusform>%1 (jen %n z nich)</numerusform>
            <numerusform>%1 (jen %n z nich)</numerusform>
        </translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Správně</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Chybí</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Špatně</translation>
    </message>
    <message>
        <source>Finished. Right at the first attempt: %1 of %2.</source>
        <translation>Hotovo. Napoprvé správně: %1&#xa0;z&#xa0;%2.</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Správná odpověď</translation>
    </message>
    <message>
        <source>%1 right, %2 missed, %3 wrong: %4</source>
        <translation>Správně %1, chybí %2, špatně %3: %4</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Vlastní lekce</translation>
    </message>
    <message>
        <source>Each wrong mark cancels one right mark.</source>
        <translation>Každé chybné označení ruší jedno správné.</translation>
    </message>
    <message>
        <source>Already marked with number %1. Click the number to remove the mark.</source>
        <extracomment>%1 is a number on the board.</extracomment>
        <translation>To už je označené číslem %1. Kliknutím na číslo označení zrušíte.</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>%1: %2</source>
        <comment>%1: player, %2: action</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the number of a turn, and what happened</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Shows the place on the board</source>
        <translation>Ukáže místo na herním plánu</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what a tile shows, what a click does</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>Points that were gained.</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Why did it do that?</source>
        <translation>Proč právě takto?</translation>
    </message>
    <message>
        <source>−%1</source>
        <extracomment>Points that were lost.</extracomment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Review from this turn</source>
        <translation>Projít hru od tohoto tahu</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Log of the game</source>
        <translation>Průběh hry</translation>
    </message>
    <message>
        <source>Show the place on the board</source>
        <translation>Ukázat místo na herním plánu</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Review from this turn</source>
        <translation>Projít hru od tohoto tahu</translation>
    </message>
    <message>
        <source>Why did it do that?</source>
        <translation>Proč právě takto?</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>There is no home folder: games, the sandbox and settings are not kept when the program ends.</source>
        <translation>Chybí domovská složka: hry, pískoviště ani nastavení se po skončení programu neuchovají.</translation>
    </message>
    <message>
        <source>A new game continues from here. The old one is listed under “Recent games”.</source>
        <translation>Odtud pokračuje nová hra. Ta původní je mezi posledními hrami.</translation>
    </message>
    <message>
        <source>A new game continues from here. The old one is still in %1.</source>
        <translation>Odtud pokračuje nová hra. Ta původní je dál v souboru %1.</translation>
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
    <message>
        <source>&amp;Recent games</source>
        <translation>&amp;Poslední hry</translation>
    </message>
    <message>
        <source>&amp;Mark last moves</source>
        <translation>Označit poslední &amp;tahy</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <comment>marked</comment>
        <translation>&amp;Nic</translation>
    </message>
    <message>
        <source>Last &amp;tile of each player</source>
        <translation>Poslední &amp;kartička každého hráče</translation>
    </message>
    <message>
        <source>&amp;Last three moves</source>
        <translation>Poslední &amp;tři tahy</translation>
    </message>
    <message>
        <source>&amp;Contrast</source>
        <translation>&amp;Kontrastní</translation>
    </message>
</context>
<context>
    <name>MarkSettings</name>
    <message>
        <source>Spaces where the tile fits</source>
        <translation>Políčka, kam kartička pasuje</translation>
    </message>
    <message>
        <source>Spaces where it fits if you turn it</source>
        <translation>Políčka, kam pasuje po otočení</translation>
    </message>
    <message>
        <source>Features where a figure may be placed</source>
        <translation>Území, kam lze umístit figurku</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Poslední tahy</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>marked</comment>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Last tile of each</source>
        <translation>Poslední kartička každého</translation>
    </message>
    <message>
        <source>Last three moves</source>
        <translation>Poslední tři tahy</translation>
    </message>
    <message>
        <source>Preview of the marks that are switched on</source>
        <translation>Ukázka zapnutých značek</translation>
    </message>
</context>
<context>
    <name>NameBox</name>
    <message>
        <source>Name of player %1</source>
        <translation>Jméno hráče %1</translation>
    </message>
    <message>
        <source>Down arrow: names used before</source>
        <translation>Šipka dolů: dříve použitá jména</translation>
    </message>
    <message>
        <source>Names used before</source>
        <translation>Dříve použitá jména</translation>
    </message>
    <message>
        <source>Arrow keys select a name, Enter uses it, Delete removes it.</source>
        <translation>Šipkami vyberete, Enterem použijete, klávesou Delete jméno odeberete.</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) used before</source>
        <translation>
            <numerusform>%n dříve použité jméno</numerusform>
            <numerusform>%n dříve použitá jména</numerusform>
            <numerusform>%n dříve použitých jmen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NameEntry</name>
    <message>
        <source>Remove this name</source>
        <translation>Odebrat toto jméno</translation>
    </message>
</context>
<context>
    <name>NewGameFooter</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kartička</numerusform>
            <numerusform>%n kartičky</numerusform>
            <numerusform>%n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Začít hru</translation>
    </message>
    <message>
        <source>The game on the table is saved: you can continue it later.</source>
        <translation>Rozehraná hra zůstane uložená: můžete v ní později pokračovat.</translation>
    </message>
    <message numerus="yes">
        <source>about %n min</source>
        <extracomment>The estimated length of a game.</extracomment>
        <translation>
            <numerusform>asi %n min</numerusform>
            <numerusform>asi %n min</numerusform>
            <numerusform>asi %n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Oblíbené</translation>
    </message>
</context>
<context>
    <name>NextPlaceRow</name>
    <message>
        <source>Another tile</source>
        <translation>Jiná kartička</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Hide</source>
        <translation>Skrýt</translation>
    </message>
</context>
<context>
    <name>OtherActionHint</name>
    <message>
        <source>%1
%2</source>
        <comment>%1: action or refusal, %2: effect</comment>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>OutcomeCard</name>
    <message>
        <source>%1: %2</source>
        <comment>player and event</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>OverlayActions</name>
    <message>
        <source>&amp;Range</source>
        <translation>&amp;Dosah</translation>
    </message>
    <message>
        <source>&amp;Compare the editions</source>
        <translation>Po&amp;rovnat edice</translation>
    </message>
    <message>
        <source>O&amp;wners</source>
        <translation>Př&amp;evaha</translation>
    </message>
    <message>
        <source>Fi&amp;elds</source>
        <translation>&amp;Louky</translation>
    </message>
    <message>
        <source>Tiles left in the &amp;bag</source>
        <translation>Kartičky v &amp;sáčku</translation>
    </message>
    <message>
        <source>Which tiles are still to come</source>
        <translation>Které kartičky ještě přijdou</translation>
    </message>
    <message>
        <source>I&amp;nspect</source>
        <translation>Pro&amp;zkoumat</translation>
    </message>
    <message>
        <source>Where a figure may move, and why not elsewhere</source>
        <translation>Kam se figurka smí přesunout a proč nesmí jinam</translation>
    </message>
    <message>
        <source>Where the figure may move by the rules of each edition</source>
        <translation>Kam se figurka smí přesunout podle pravidel jedné a druhé edice</translation>
    </message>
    <message>
        <source>Who has the majority on each feature, and what it would score</source>
        <translation>Kdo má kde početní převahu a kolik bodů by získal</translation>
    </message>
    <message>
        <source>&amp;Dead spaces</source>
        <translation>&amp;Mrtvá políčka</translation>
    </message>
    <message>
        <source>Spaces that none of the tiles left can fill, and what fits the others</source>
        <translation>Políčka, která už žádná kartička nezaplní, a co pasuje na ostatní</translation>
    </message>
    <message>
        <source>Explains what you point at</source>
        <translation>Vysvětlí vše, na co ukážete</translation>
    </message>
    <message>
        <source>Who owns each field, and what it would score</source>
        <translation>Čí která louka je a kolik bodů by vynesla</translation>
    </message>
</context>
<context>
    <name>OverlayButtons</name>
    <message>
        <source>Overlays</source>
        <translation>Vrstvy</translation>
    </message>
    <message>
        <source>Overlays that explain the board</source>
        <translation>Vrstvy, které herní plán vysvětlují</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Vysvětlit</translation>
    </message>
</context>
<context>
    <name>OverlayEntryRow</name>
    <message>
        <source>Shows the place on the board</source>
        <translation>Ukáže místo na herním plánu</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Pravidlo</translation>
    </message>
</context>
<context>
    <name>OverlayHeader</name>
    <message>
        <source>Switch it off</source>
        <translation>Vypnout</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Tato hra</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Původní</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nová</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Vedle sebe</translation>
    </message>
    <message>
        <source>Previous figure or feature</source>
        <translation>Předchozí figurka nebo území</translation>
    </message>
    <message>
        <source>Next figure or feature</source>
        <translation>Další figurka nebo území</translation>
    </message>
    <message>
        <source>Point at an open space to see what fits there.</source>
        <translation>Ukažte na volné políčko a uvidíte, co na ně pasuje.</translation>
    </message>
    <message>
        <source>By the rules of</source>
        <translation>Podle pravidel</translation>
    </message>
    <message>
        <source>A figure that you can hold over a feature</source>
        <translation>Figurka, kterou lze podržet nad územím</translation>
    </message>
    <message>
        <source>Hold it over a feature on the board</source>
        <translation>Podržte ji nad některým územím na herním plánu</translation>
    </message>
    <message>
        <source>Hide tiles that are used up</source>
        <translation>Skrýt kartičky, které už nezbývají</translation>
    </message>
</context>
<context>
    <name>OverlayLegend</name>
    <message>
        <source>Legend</source>
        <translation>Vysvětlivky</translation>
    </message>
</context>
<context>
    <name>OverlayPanel</name>
    <message>
        <source>%1/%2</source>
        <comment>tiles left, of how many</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>OverlayPlayers</name>
    <message>
        <source>Whose figure</source>
        <translation>Čí figurka</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>Classic (C1): %1</source>
        <extracomment>%1 is a sentence that says why something can be reached, or why not.</extracomment>
        <translation>Původní (C1): %1</translation>
    </message>
    <message>
        <source>New (C2): %1</source>
        <extracomment>%1 is a sentence that says why something can be reached, or why not.</extracomment>
        <translation>Nová (C2): %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more feature(s)</source>
        <translation>
            <numerusform>%n další území</numerusform>
            <numerusform>%n další území</numerusform>
            <numerusform>%n dalších území</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, strength %2: %3</source>
        <extracomment>%1 is a player&apos;s name, %2 the strength, %3 what it comes from (&quot;2 × meeple + mayor (3 coats of arms)&quot;).</extracomment>
        <translation>%1, síla %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player&apos;s name, %2 a figure that stands there.
----------
%1 is a feature (&quot;City, 3 tiles&quot;), %2 the names of those who lead there.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, since turn %3</source>
        <extracomment>%1 is a player&apos;s name, %2 a figure that stands there, %3 the number of a turn.</extracomment>
        <translation>%1: %2, od %3. tahu</translation>
    </message>
    <message>
        <source>No completed city.</source>
        <translation>Žádné dokončené město.</translation>
    </message>
    <message numerus="yes">
        <source>%n completed city(s).</source>
        <translation>
            <numerusform>%n dokončené město.</numerusform>
            <numerusform>%n dokončená města.</numerusform>
            <numerusform>%n dokončených měst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completed.</source>
        <translation>Dokončeno.</translation>
    </message>
    <message>
        <source>No figure stands there.</source>
        <translation>Nestojí tam žádná figurka.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag fit.</source>
        <translation>
            <numerusform>V sáčku je %n kartička, která sem pasuje.</numerusform>
            <numerusform>V sáčku jsou %n kartičky, které sem pasují.</numerusform>
            <numerusform>V sáčku je %n kartiček, které sem pasují.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is a feature (&quot;Road, 3 tiles&quot;), %2 a sentence about it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>%1 is a number or letter on the board, %2 a feature, %3 a sentence about it.</extracomment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>%1: choose the feature on the board that is to be scored.</source>
        <extracomment>%1 is a figure (&quot;Wagon&quot;).</extracomment>
        <translation>%1: vyberte na herním plánu území, které se má vyhodnotit.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>a ještě %n</numerusform>
            <numerusform>a ještě %n</numerusform>
            <numerusform>a ještě %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n left</source>
        <extracomment>%1 is what a tile shows, %n how many of them are left in the bag.</extracomment>
        <translation>
            <numerusform>%1; zbývá %n</numerusform>
            <numerusform>%1; zbývají %n</numerusform>
            <numerusform>%1; zbývá %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the bag</source>
        <translation>
            <numerusform>V sáčku zbývá %n kartička</numerusform>
            <numerusform>V sáčku zbývají %n kartičky</numerusform>
            <numerusform>V sáčku zbývá %n kartiček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s).</source>
        <translation>
            <numerusform>%n otevřený konec.</numerusform>
            <numerusform>%n otevřené konce.</numerusform>
            <numerusform>%n otevřených konců.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n louka</numerusform>
            <numerusform>%n louky</numerusform>
            <numerusform>%n luk</numerusform>
        </translation>
    </message>
    <message>
        <source>Feature that is scored</source>
        <translation>Vyhodnocené území</translation>
    </message>
    <message>
        <source>Tiles in range</source>
        <translation>Kartičky v dosahu</translation>
    </message>
    <message>
        <source>Tile just placed</source>
        <translation>Právě přiložená kartička</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Dovoleno</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nedovoleno</translation>
    </message>
    <message>
        <source>Allowed in both editions</source>
        <translation>Dovoleno v obou edicích</translation>
    </message>
    <message>
        <source>Only in the classic edition</source>
        <translation>Jen v původní edici</translation>
    </message>
    <message>
        <source>Only in the new edition</source>
        <translation>Jen v nové edici</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Označeno</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Chybí</translation>
    </message>
    <message>
        <source>Only a tile that a player holds fits here</source>
        <translation>Pasuje sem jen kartička, kterou má hráč u sebe</translation>
    </message>
    <message>
        <source>It may not move there in either edition.</source>
        <translation>Podle žádné edice se tam nesmí přesunout.</translation>
    </message>
    <message>
        <source>Every space can still be filled.</source>
        <translation>Všechna políčka lze ještě zaplnit.</translation>
    </message>
    <message>
        <source>What each field would score</source>
        <translation>Kolik bodů by která louka vynesla</translation>
    </message>
    <message>
        <source>It scores nothing now.</source>
        <translation>Teď by nevyneslo nic.</translation>
    </message>
    <message>
        <source>Scored by %1 – %2 (%3)</source>
        <extracomment>%1 is a player&apos;s name, %2 a score as a sum, %3 by which scoring (&quot;farmers at the end&quot;).</extracomment>
        <translation>Získá %1 – %2 (%3)</translation>
    </message>
    <message>
        <source>None of the tiles left can fill this space.</source>
        <translation>Toto políčko už žádná zbývající kartička nezaplní.</translation>
    </message>
    <message>
        <source>No tile in the bag fits; only a tile that a player holds could fill this space.</source>
        <translation>Žádná kartička ze sáčku sem nepasuje; políčko může zaplnit jen kartička, kterou má některý hráč u sebe.</translation>
    </message>
    <message>
        <source>The current tile fits.</source>
        <translation>Kartička, která je na řadě, sem pasuje.</translation>
    </message>
    <message>
        <source>The chance that the next tile fits is %1 in 100.</source>
        <translation>Příští kartička sem bude pasovat s pravděpodobností %1&#xa0;%.</translation>
    </message>
    <message>
        <source>The chance that %1 still draws one that fits is %2 in 100.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 si takovou kartičku ještě vezme s pravděpodobností %2&#xa0;%.</translation>
    </message>
    <message>
        <source>%1’s %2 by the classic rule (C1): to a feature that is directly connected</source>
        <translation>Původní pravidla (C1): %2 (%1) se smí přesunout na území, které je přímo spojené s vyhodnoceným</translation>
    </message>
    <message>
        <source>%1’s %2 by the new rule (C2): to a feature on its own or a surrounding tile</source>
        <translation>Nová pravidla (C2): %2 (%1) se smí přesunout na území na své kartičce nebo na okolních kartičkách</translation>
    </message>
    <message>
        <source>%1’s %2 by the classic and by the new rule</source>
        <extracomment>%1 is a player&apos;s name, %2 a figure (&quot;wagon&quot;).</extracomment>
        <translation>Původní a nová pravidla: kam se smí přesunout %2 (%1)</translation>
    </message>
    <message>
        <source>%1: nobody has the majority</source>
        <extracomment>%1 is a feature (&quot;City, 3 tiles&quot;).</extracomment>
        <translation>%1: převahu nemá nikdo</translation>
    </message>
    <message>
        <source>Who has the majority on which feature</source>
        <translation>Kdo má na kterém území převahu</translation>
    </message>
    <message>
        <source>No possible move</source>
        <translation>Není kam se přesunout</translation>
    </message>
    <message>
        <source>Out of range: no part of it is inside the frame.</source>
        <translation>Mimo dosah: v rámečku neleží žádná jeho část.</translation>
    </message>
    <message>
        <source>Not connected with the feature that is scored.</source>
        <translation>Není spojené s vyhodnoceným územím.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) that none of the tiles left can fill</source>
        <translation>
            <numerusform>%n políčko, které už žádná kartička nezaplní</numerusform>
            <numerusform>%n políčka, která už žádná kartička nezaplní</numerusform>
            <numerusform>%n políček, která už žádná kartička nezaplní</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) around it still empty.</source>
        <translation>
            <numerusform>%n políčko kolem je ještě prázdné.</numerusform>
            <numerusform>%n políčka kolem jsou ještě prázdná.</numerusform>
            <numerusform>%n políček kolem je ještě prázdných.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completed. It scored: %1</source>
        <extracomment>%1 is a score as a sum: &quot;City: 5 tiles × 2 = 10&quot;.</extracomment>
        <translation>Dokončeno. Bylo za to: %1</translation>
    </message>
    <message>
        <source>Completed in turn %1. Nobody scored.</source>
        <extracomment>%1 is the number of a turn.</extracomment>
        <translation>Dokončeno v tahu %1. Nikdo nic nezískal.</translation>
    </message>
    <message>
        <source>Completed in turn %1. Scored by %2 – %3</source>
        <extracomment>%1 is the number of a turn, %2 the names of those who got the points, %3 a score as a sum: &quot;City: 5 tiles × 2 = 10&quot;.</extracomment>
        <translation>Dokončeno v tahu %1. Body: %2 – %3</translation>
    </message>
    <message>
        <source>It does not score again.</source>
        <translation>Další body už za to nebudou.</translation>
    </message>
    <message>
        <source>Nobody would score for this field.</source>
        <translation>Za tuto louku by nikdo nic nezískal.</translation>
    </message>
    <message>
        <source>The figure would be returned to the supply.</source>
        <translation>Figurka by se vrátila do zásoby.</translation>
    </message>
    <message>
        <source>The player of this colour has the majority</source>
        <translation>Převahu má hráč této barvy</translation>
    </message>
    <message>
        <source>Several players share the majority</source>
        <translation>O převahu se dělí víc hráčů</translation>
    </message>
    <message>
        <source>Nobody has the majority</source>
        <translation>Převahu nemá nikdo</translation>
    </message>
    <message>
        <source>Completed city that scores in a field</source>
        <translation>Dokončené město, za které louka vynáší body</translation>
    </message>
    <message>
        <source>None of the tiles left fits here</source>
        <translation>Žádná zbývající kartička sem nepasuje</translation>
    </message>
    <message>
        <source>%1: %2, counts nothing</source>
        <extracomment>%1 is a player&apos;s name, %2 a figure that stands there and has no part in the majority.</extracomment>
        <translation>%1: %2, nepočítá se</translation>
    </message>
    <message>
        <source>%1: choose one on the board to see how far it reaches.</source>
        <extracomment>%1 is on what pieces are piled up (&quot;Tower&quot;).</extracomment>
        <translation>%1: vyberte místo na herním plánu a uvidíte, kam až dosáhne.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n piece(s): figures that may be taken</source>
        <extracomment>%1: feature with the pile (&quot;Tower&quot;).</extracomment>
        <translation>
            <numerusform>%1 z %n dílku: figurky, které lze zajmout</numerusform>
            <numerusform>%1 ze %n dílků: figurky, které lze zajmout</numerusform>
            <numerusform>%1 z %n dílků: figurky, které lze zajmout</numerusform>
        </translation>
    </message>
    <message>
        <source>May be taken.</source>
        <translation>Lze ji zajmout.</translation>
    </message>
    <message>
        <source>No figure may be taken</source>
        <translation>Nelze zajmout žádnou figurku</translation>
    </message>
    <message>
        <source>No piece is there yet.</source>
        <translation>Zatím tam není žádný dílek.</translation>
    </message>
    <message>
        <source>No figure is in its reach.</source>
        <translation>V dosahu není žádná figurka.</translation>
    </message>
    <message numerus="yes">
        <source>%n more figure(s)</source>
        <translation>
            <numerusform>%n další figurka</numerusform>
            <numerusform>%n další figurky</numerusform>
            <numerusform>%n dalších figurek</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody scored for it.</source>
        <translation>Nikdo za to nezískal body.</translation>
    </message>
    <message>
        <source>Final scoring, %1: %2</source>
        <extracomment>%1 are the names of those who got the points, %2 a score as a sum: &quot;City: 5 tiles × 2 = 10&quot;.</extracomment>
        <translation>Závěrečné vyhodnocení, %1: %2</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <extracomment>%1 is the number of a turn, %2 the names of those who got the points, %3 a score as a sum: &quot;City: 5 tiles × 2 = 10&quot;.</extracomment>
        <translation>Tah %1, %2: %3</translation>
    </message>
    <message>
        <source>The chance to draw a fitting tile later is %1 in 100 for each player.</source>
        <translation>Každý hráč si takovou kartičku ještě vezme s pravděpodobností %1&#xa0;%.</translation>
    </message>
    <message>
        <source>The chances to draw a fitting tile later, in 100: %1.</source>
        <comment>names, each with a number</comment>
        <translation>Pravděpodobnost v&#xa0;procentech, že si takovou kartičku někdo ještě vezme: %1.</translation>
    </message>
    <message>
        <source>%1 (at the end)</source>
        <extracomment>%1 is a score as a sum: &quot;Incomplete road: 3 tiles = 3&quot;.</extracomment>
        <translation>%1 (na konci)</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (nyní)</translation>
    </message>
    <message>
        <source>%1 or more (when completed)</source>
        <translation>%1 nebo víc (po dokončení)</translation>
    </message>
    <message>
        <source>Nobody has a figure on the board.</source>
        <translation>Nikdo nemá na herním plánu figurku.</translation>
    </message>
    <message>
        <source>The tiles are used up: every space stays open.</source>
        <translation>Kartičky došly: všechna volná políčka už zůstanou prázdná.</translation>
    </message>
    <message>
        <source>It is never scored.</source>
        <translation>Nikdy se neboduje.</translation>
    </message>
    <message>
        <source>In its reach: %1</source>
        <extracomment>%1 are the figures that a tower can take prisoner.</extracomment>
        <translation>V dosahu: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation>
            <numerusform>%n další louka</numerusform>
            <numerusform>%n další louky</numerusform>
            <numerusform>%n dalších luk</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a farmer there, and none would score now.</source>
        <translation>Není tam žádný sedlák a žádný by teď nic nezískal.</translation>
    </message>
    <message>
        <source>A field without an owner, and what it would score</source>
        <translation>Louka bez majitele a body, které by přinesla</translation>
    </message>
    <message>
        <source>Open space</source>
        <translation>Volné políčko</translation>
    </message>
    <message numerus="yes">
        <source>%n tunnel entrance(s) not joined yet.</source>
        <translation>
            <numerusform>Zatím nespojený vjezd do tunelu: %n.</numerusform>
            <numerusform>Zatím nespojené vjezdy do tunelu: %n.</numerusform>
            <numerusform>Zatím nespojené vjezdy do tunelu: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (when completed)</source>
        <extracomment>%1 is a score as a sum: &quot;City: 5 tiles × 2 = 10&quot;.</extracomment>
        <translation>%1 (po dokončení)</translation>
    </message>
</context>
<context>
    <name>OwnTile</name>
    <message>
        <source>A tile of your own, still to be placed</source>
        <translation>Vaše vlastní kartička, zatím nepřiložená</translation>
    </message>
    <message>
        <source>%1: drag it into a hole</source>
        <comment>a tile</comment>
        <translation>%1: přetáhněte do mezery</translation>
    </message>
    <message>
        <source>%1, not yet: %2</source>
        <comment>a tile, why it may not be placed</comment>
        <translation>%1, zatím ne: %2</translation>
    </message>
</context>
<context>
    <name>PaceButton</name>
    <message>
        <source>slow</source>
        <comment>pace of a replay</comment>
        <translation>pomalu</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>pace of a replay</comment>
        <translation>normálně</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>pace of a replay</comment>
        <translation>rychle</translation>
    </message>
    <message>
        <source>Pace of the replay: %1</source>
        <translation>Tempo přehrávání: %1</translation>
    </message>
    <message>
        <source>½×</source>
        <extracomment>How many times as fast as usual.</extracomment>
        <translation>½×</translation>
    </message>
    <message>
        <source>1×</source>
        <translation>1×</translation>
    </message>
    <message>
        <source>2×</source>
        <translation>2×</translation>
    </message>
</context>
<context>
    <name>PathLayer</name>
    <message>
        <source>Step %1 of the path, the current place</source>
        <translation>%1. krok trasy, teď je zde</translation>
    </message>
    <message>
        <source>Step %1 of the path</source>
        <translation>%1. krok trasy</translation>
    </message>
</context>
<context>
    <name>PercentSlider</name>
    <message>
        <source>%1%</source>
        <extracomment>Per cent.</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>PlacementHint</name>
    <message>
        <source>release the tile to place it; the wheel or R turns it</source>
        <translation>pusťte kartičku a přiloží se; kolečko nebo R ji otáčí</translation>
    </message>
    <message>
        <source>click the tile again to place it; the wheel or R turns it</source>
        <translation>dalším kliknutím kartičku přiložíte; kolečko nebo R ji otáčí</translation>
    </message>
    <message>
        <source>click the tile to turn it; tick or Enter places it</source>
        <translation>kliknutím otočíte, zaškrtnutím nebo klávesou Enter přiložíte</translation>
    </message>
    <message>
        <source>the tile fits here only this way; click it again to place it</source>
        <translation>kartička sem jde přiložit jen takto; dalším kliknutím ji přiložíte</translation>
    </message>
    <message>
        <source>the tile fits here only this way; tick or Enter places it</source>
        <translation>kartička sem jde přiložit jen takto; přiložíte ji zaškrtnutím nebo klávesou Enter</translation>
    </message>
    <message>
        <source>click the tile again to place it</source>
        <translation>dalším kliknutím na kartičku ji přiložíte</translation>
    </message>
    <message>
        <source>tick or Enter places the tile</source>
        <translation>přiložíte ji háčkem nebo klávesou Enter</translation>
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
    <message>
        <source>Active player</source>
        <translation>Na tahu</translation>
    </message>
    <message>
        <source>If the game ended now: %1 points more, %2 in all</source>
        <extracomment>%1 are the points that would be added, %2 all points then.</extracomment>
        <translation>Kdyby hra skončila teď: bodů navíc %1, celkem %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>active player; points on the board</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>about a player, and the time that is left</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>PlayerLine</name>
    <message numerus="yes">
        <source>%n figure(s) left</source>
        <translation>
            <numerusform>Zbývá %n figurka</numerusform>
            <numerusform>Zbývají %n figurky</numerusform>
            <numerusform>Zbývá %n figurek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerScore</name>
    <message>
        <source>+%1</source>
        <extracomment>Points that would be added if the game ended now.</extracomment>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>PointsByKind</name>
    <message>
        <source>Points by kind of feature</source>
        <translation>Body podle druhu území</translation>
    </message>
    <message>
        <source>Nobody got any points.</source>
        <translation>Nikdo nezískal žádný bod.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n bod</numerusform>
            <numerusform>%1: %n body</numerusform>
            <numerusform>%1: %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in all</source>
        <extracomment>A kind of feature, and the sum of the points of all players.</extracomment>
        <translation>%1: celkem %2</translation>
    </message>
</context>
<context>
    <name>PreviewItem</name>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Preview of the tile on this space</source>
        <translation>Kartička, jak by tu ležela</translation>
    </message>
    <message>
        <source>Turn it again</source>
        <translation>Otočit dál</translation>
    </message>
    <message>
        <source>Place it this way</source>
        <translation>Přiložit takto</translation>
    </message>
</context>
<context>
    <name>RatedList</name>
    <message>
        <source>All decisions</source>
        <translation>Všechna rozhodnutí</translation>
    </message>
</context>
<context>
    <name>RatedMove</name>
    <message>
        <source>Turn %1, %2: %3</source>
        <comment>%1: turn, %2: player, %3: action</comment>
        <translation>Tah %1, %2: %3</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3. Better: %4. Cost: %5</source>
        <extracomment>%1: turn, %2: player, %3: played move, %4: better move, %5: cost of the played move in points.</extracomment>
        <translation>Tah %1, %2: %3. Lepší: %4. Cena: %5</translation>
    </message>
    <message>
        <source>Shows both moves on the board</source>
        <translation>Ukáže oba tahy na herním plánu</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>number, what was done</comment>
        <translation>Tah %1: %2</translation>
    </message>
    <message>
        <source>Turn %1. Played: %2</source>
        <comment>number, a move</comment>
        <translation>Tah %1. Zahráno: %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>a move</comment>
        <translation>Lepší: %1</translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>points that a move cost</comment>
        <translation>−%1</translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message>
        <source>Recent games</source>
        <translation>Poslední hry</translation>
    </message>
    <message>
        <source>Delete the finished ones…</source>
        <translation>Smazat dohrané hry…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Smazat…</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n finished game(s)?</source>
        <translation>
            <numerusform>Smazat %n dohranou hru?</numerusform>
            <numerusform>Smazat %n dohrané hry?</numerusform>
            <numerusform>Smazat %n dohraných her?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Smazat tuto hru?</translation>
    </message>
    <message>
        <source>This cannot be undone. Files that you saved yourself are kept.</source>
        <translation>Vrátit je zpět nepůjde. Soubory, které jste uložili sami, zůstanou.</translation>
    </message>
    <message>
        <source>This cannot be undone. A file that you saved yourself is kept.</source>
        <translation>Vrátit ji zpět nepůjde. Soubor, který jste uložili sami, zůstane.</translation>
    </message>
    <message>
        <source>The game is not finished, and this cannot be undone. A file that you saved yourself is kept.</source>
        <translation>Není dohraná a vrátit ji zpět nepůjde. Soubor, který jste uložili sami, zůstane.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Ponechat</translation>
    </message>
</context>
<context>
    <name>RefusalBanner</name>
    <message>
        <source>The rule</source>
        <translation>Pravidlo</translation>
    </message>
</context>
<context>
    <name>ResultActions</name>
    <message>
        <source>Replay</source>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>Shows the game from its beginning, turn by turn</source>
        <translation>Ukáže hru od začátku, tah po tahu</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Projít zpětně</translation>
    </message>
    <message>
        <source>Goes back through the game from its end</source>
        <translation>Prochází hru od konce zpět</translation>
    </message>
    <message>
        <source>Analysis: %1 of %2 decisions</source>
        <translation>Rozbor: %1 z&#xa0;%2 rozhodnutí</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Uložit hru</translation>
    </message>
    <message>
        <source>Save as a film</source>
        <translation>Uložit jako film</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Uložit obrázek</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Kopírovat obrázek</translation>
    </message>
    <message>
        <source>Learn from it:</source>
        <translation>Poučit se:</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>The decisions with the largest losses, and better moves</source>
        <translation>Rozhodnutí s největšími ztrátami a lepší tahy</translation>
    </message>
    <message>
        <source>Keep it:</source>
        <translation>Uchovat:</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Uložit …</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Results: who won how often</source>
        <translation>Výsledky: kdo kolikrát vyhrál</translation>
    </message>
</context>
<context>
    <name>ResultFilters</name>
    <message>
        <source>Every set-up</source>
        <translation>Jakákoli hra</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Soupeři</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Všichni</translation>
    </message>
    <message>
        <source>People</source>
        <comment>opponents</comment>
        <translation>Lidé</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>how strong a computer player is</comment>
        <translation>Lehký</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>how strong a computer player is</comment>
        <translation>Střední</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>how strong a computer player is</comment>
        <translation>Těžký</translation>
    </message>
    <message>
        <source>The set-up of the games that are shown</source>
        <translation>Jak byly nastaveny zobrazené hry</translation>
    </message>
</context>
<context>
    <name>ResultList</name>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Zobrazit %n další</numerusform>
            <numerusform>Zobrazit %n další</numerusform>
            <numerusform>Zobrazit %n dalších</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at this game</source>
        <translation>Podívat se na tuto hru</translation>
    </message>
    <message>
        <source>The game itself is no longer stored.</source>
        <translation>Samotná hra už tu není.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
</context>
<context>
    <name>ResultPlayerRow</name>
    <message>
        <source>%1%</source>
        <extracomment>%1: percentage of games that the player has won, alone or with others.</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>%1: player, %2: strength of the computer</comment>
        <extracomment>%1 is the name of a player, %2 &quot;hard computer&quot;.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n hra</numerusform>
            <numerusform>%n hry</numerusform>
            <numerusform>%n her</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3 won (%4), %5 points on average, best %6</source>
        <extracomment>%1: player, %2: &quot;12 games&quot;, %3: number of games won, %4: share of games won (&quot;67%&quot;), %5: average points, %6: most points.</extracomment>
        <translation>%1: %2, výhry: %3 (%4), v průměru %5 bodu, nejvíc %6</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>column: share of games won</comment>
        <translation>Podíl</translation>
    </message>
    <message>
        <source>Mean</source>
        <comment>points on average</comment>
        <translation>Průměr</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>the most points of a game</comment>
        <translation>Nejvíc</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportovat…</translation>
    </message>
    <message>
        <source>Delete these</source>
        <translation>Smazat tyto</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Smazat vše</translation>
    </message>
    <message>
        <source>No game matches this selection.</source>
        <translation>Tomuto výběru neodpovídá žádná hra.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) deleted.</source>
        <translation>
            <numerusform>Smazán %n výsledek.</numerusform>
            <numerusform>Smazány %n výsledky.</numerusform>
            <numerusform>Smazáno %n výsledků.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>Zatím žádné výsledky</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Play a game to the end to see its result here.</source>
        <translation>Dohrajte hru do konce a její výsledek se objeví tady.</translation>
    </message>
    <message>
        <source>Short games and games that are scored before their end are not listed.</source>
        <translation>Krátké hry a hry vyhodnocené předčasně se do výsledků nepočítají.</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Review of the game</source>
        <translation>Procházení hry zpětně</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Na začátek</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>O tah zpět</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>O tah vpřed</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na konec</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tah %1 z %2</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Před prvním tahem</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zpět k výsledku</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zpět do hry</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <comment>key</comment>
        <translation>End</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Ukázat celý herní plán</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Replay turn by turn</source>
        <translation>Přehrát tah po tahu</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Hrát odtud dál</translation>
    </message>
    <message>
        <source>Starts a new game from this point with a new order of the tiles; the old one is kept</source>
        <translation>Začne od této chvíle novou hru s novým pořadím kartiček; ta původní zůstane</translation>
    </message>
</context>
<context>
    <name>RimArrow</name>
    <message>
        <source>Go to the last tile</source>
        <translation>Přejít na poslední kartičku</translation>
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
    <message>
        <source>Classic (C1)</source>
        <translation>Původní (C1)</translation>
    </message>
    <message>
        <source>New (C2)</source>
        <translation>Nová (C2)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edice</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Pravidla této hry</translation>
    </message>
    <message>
        <source>As in the older boxes: the base game up to 2014, and its expansions.</source>
        <translation>Jako ve starších krabicích: základní hra do roku 2014 a její rozšíření.</translation>
    </message>
    <message>
        <source>As in the newer boxes: the base game since 2014, its expansions later.</source>
        <translation>Jako v novějších krabicích: základní hra od roku 2014, její rozšíření později.</translation>
    </message>
    <message>
        <source>Edition: no difference with these tiles</source>
        <translation>Edice: zde bez rozdílu</translation>
    </message>
    <message numerus="yes">
        <source>Rules of this game: %n changed</source>
        <translation>
            <numerusform>Pravidla této hry: %n změna</numerusform>
            <numerusform>Pravidla této hry: %n změny</numerusform>
            <numerusform>Pravidla této hry: %n změn</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An option and its value (&quot;Clock: 10 min&quot;).</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RuleContents</name>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Reset to “%2”, as in %1</source>
        <extracomment>%1: edition, %2: value by its rules (&quot;4 points&quot;).</extracomment>
        <translation>Vrátit na „%2“ – %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Zdroj: %1</translation>
    </message>
</context>
<context>
    <name>RuleSearch</name>
    <message>
        <source>a an the is are was be do does did how what when where who whom which why can could may might must should will would i my me you your we they it its this that there and or of on in into to at by from for with if as not no any some many much get gets have has happens happen</source>
        <extracomment>Words that a search of the rules ignores, separated by spaces: those with which questions are asked in your language, its articles, pronouns and prepositions. No other words of this text are shown anywhere.</extracomment>
        <translation>a i o u v ve s se si z ze k ke na do za po od pro při je jsou byl být jak co kdo kdy kde kam proč který která které kolik může můžu mohu mohou smí smím smějí musí musím lze jde má mám mít ten ta to ty ho mu ji mě můj moje svůj svou nebo ne ani když jestli zda že tu tam už jen dostanu stane znamená</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Hledat v pravidlech</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edice</translation>
    </message>
    <message>
        <source>Both editions</source>
        <translation>Obě edice</translation>
    </message>
    <message>
        <source>Classic (C1)</source>
        <translation>Původní (C1)</translation>
    </message>
    <message>
        <source>New (C2)</source>
        <translation>Nová (C2)</translation>
    </message>
    <message>
        <source>No rule contains these words.</source>
        <translation>Tato slova neobsahuje žádné pravidlo.</translation>
    </message>
    <message>
        <source>No rule contains all of these words. The nearest ones are in: %1</source>
        <translation>Žádné pravidlo neobsahuje všechna tato slova. Nejblíž jsou pravidla v kapitolách: %1</translation>
    </message>
</context>
<context>
    <name>RuleText</name>
    <message>
        <source>%1 · %2</source>
        <comment>where a rule comes from, its id</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lekce: %1</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Domácí pravidlo</translation>
    </message>
    <message>
        <source>Our decision</source>
        <translation>Naše rozhodnutí</translation>
    </message>
    <message>
        <source>Classic edition only</source>
        <translation>Jen v původní edici</translation>
    </message>
    <message>
        <source>New edition only</source>
        <translation>Jen v nové edici</translation>
    </message>
    <message>
        <source>Choose it for a new game</source>
        <translation>Zvolit pro novou hru</translation>
    </message>
</context>
<context>
    <name>Sandbox</name>
    <message>
        <source>The first tile goes here</source>
        <translation>Sem přijde první kartička</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Take away – %1</source>
        <extracomment>%1 is a figure with its player: &quot;Anna: wagon on the road&quot;.</extracomment>
        <translation>Odebrat – %1</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Otočit kartičku</translation>
    </message>
    <message>
        <source>Turn the tile back</source>
        <translation>Otočit kartičku zpět</translation>
    </message>
    <message>
        <source>This is the tile just placed</source>
        <translation>Toto je právě přiložená kartička</translation>
    </message>
    <message>
        <source>Take the tile away</source>
        <translation>Odebrat kartičku</translation>
    </message>
    <message>
        <source>Place here: %1 – %2</source>
        <extracomment>%1 is a figure (&quot;Wagon&quot;), %2 what it is set on.</extracomment>
        <translation>Umístit sem: %1 – %2</translation>
    </message>
    <message>
        <source>Place here: %1</source>
        <extracomment>%1 is a piece that is no player&apos;s (&quot;dragon&quot;).</extracomment>
        <translation>Umístit sem: %1</translation>
    </message>
    <message>
        <source>One piece more – %1</source>
        <extracomment>%1 is what pieces are piled up on (&quot;Tower&quot;).</extracomment>
        <translation>O dílek víc – %1</translation>
    </message>
    <message>
        <source>One piece less – %1</source>
        <translation>O dílek míň – %1</translation>
    </message>
</context>
<context>
    <name>SandboxBar</name>
    <message>
        <source>Sandbox</source>
        <translation>Pískoviště</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Vyprázdnit stůl</translation>
    </message>
    <message>
        <source>Undo brings everything back.</source>
        <translation>Tlačítko Zpět všechno vrátí.</translation>
    </message>
</context>
<context>
    <name>SandboxBoard</name>
    <message>
        <source>Board</source>
        <translation>Herní plán</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>Stůl je prázdný</translation>
    </message>
    <message>
        <source>Choose a tile and click the space, or drag the tile there. Then place more tiles and figures. Click any feature to see where a figure could move from there.</source>
        <translation>Vyberte kartičku a klikněte na políčko, nebo ji tam přetáhněte. Pak přikládejte další kartičky a umisťujte figurky. Kliknutím na kterékoli území uvidíte, kam by se odtud mohla figurka přesunout.</translation>
    </message>
</context>
<context>
    <name>SandboxKeys</name>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Otočit kartičku</translation>
    </message>
    <message>
        <source>Turn the tile back</source>
        <translation>Otočit kartičku zpět</translation>
    </message>
    <message>
        <source>Take the chosen tile away</source>
        <translation>Odebrat vybranou kartičku</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Del</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Choose a space on the board, a tile of the palette</source>
        <translation>Vybrat políčko na herním plánu, kartičku v nabídce</translation>
    </message>
    <message>
        <source>Place the chosen tile, or see what can be done with the tile on the space</source>
        <translation>Přiložit vybranou kartičku, nebo zjistit, co lze udělat s kartičkou na políčku</translation>
    </message>
    <message>
        <source>Put back the tile or figure in your hand</source>
        <translation>Vrátit, co držíte</translation>
    </message>
    <message>
        <source>Take a figure of that kind</source>
        <translation>Vzít figurku toho druhu</translation>
    </message>
    <message>
        <source>Explain the board, as at the table</source>
        <translation>Vysvětlit herní plán jako při hře</translation>
    </message>
</context>
<context>
    <name>SandboxPage</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Pískoviště</translation>
    </message>
    <message>
        <source>What is shown beside the board</source>
        <translation>Co je vidět vedle herního plánu</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kartičky</translation>
    </message>
    <message>
        <source>Figures and rules</source>
        <translation>Figurky a pravidla</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of tiles</source>
        <translation>
            <numerusform>%n druh kartiček</numerusform>
            <numerusform>%n druhy kartiček</numerusform>
            <numerusform>%n druhů kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all tiles</source>
        <translation>Ukázat všechny kartičky</translation>
    </message>
    <message>
        <source>What fits the chosen space</source>
        <translation>Co pasuje na vybrané políčko</translation>
    </message>
    <message>
        <source>Nothing fits the chosen space</source>
        <translation>Na vybrané políčko nic nepasuje</translation>
    </message>
</context>
<context>
    <name>SandboxPanel</name>
    <message>
        <source>Figures</source>
        <translation>Figurky</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Postavení</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otevřít…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <source>Save as a lesson…</source>
        <translation>Uložit jako lekci…</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <comment>whose rules are used</comment>
        <translation>Pískoviště</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edice</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Původní</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nová</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
</context>
<context>
    <name>ScoreCurves</name>
    <message>
        <source>Points over the turns</source>
        <translation>Body po tazích</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>Stands below the last step of the curves: the final scoring.</extracomment>
        <translation>Konec</translation>
    </message>
</context>
<context>
    <name>ScrollBar</name>
    <message>
        <source>Scroll bar</source>
        <translation>Posuvník</translation>
    </message>
</context>
<context>
    <name>SeatHandle</name>
    <message>
        <source>Place of %1 in the order of play</source>
        <translation>Pořadí hráče %1</translation>
    </message>
    <message>
        <source>The arrow keys move this player.</source>
        <translation>Šipky hráče přesouvají.</translation>
    </message>
    <message>
        <source>Order of play: drag, or press the arrow keys</source>
        <translation>Pořadí tahů: přetáhněte nebo použijte šipky</translation>
    </message>
    <message>
        <source>Earlier in the order</source>
        <translation>Dříve v pořadí</translation>
    </message>
    <message>
        <source>Later in the order</source>
        <translation>Později v pořadí</translation>
    </message>
</context>
<context>
    <name>SeatKindPicker</name>
    <message>
        <source>Person</source>
        <translation>Člověk</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>how strong a computer player is</comment>
        <translation>Lehký</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>how strong a computer player is</comment>
        <translation>Střední</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>how strong a computer player is</comment>
        <translation>Těžký</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>how strong a computer player is</comment>
        <translation>Náhodný</translation>
    </message>
    <message>
        <source>Plays here with the mouse or the keyboard.</source>
        <translation>Hraje tady myší nebo klávesnicí.</translation>
    </message>
    <message>
        <source>Who plays as %1</source>
        <translation>Kdo hraje za hráče %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>%1: kind of player, %2: explanation</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A computer that takes what scores now and sometimes overlooks something.</source>
        <translation>Počítač, který bere, co přinese body hned, a občas něco přehlédne.</translation>
    </message>
    <message>
        <source>A computer that calculates with probabilities, but plans only its own turn.</source>
        <translation>Počítač, který počítá s pravděpodobnostmi, ale plánuje jen svůj tah.</translation>
    </message>
    <message>
        <source>A computer that thinks several turns ahead and takes its time.</source>
        <translation>Počítač, který myslí několik tahů dopředu a potřebuje víc času.</translation>
    </message>
    <message>
        <source>A computer that does anything that the rules allow.</source>
        <translation>Počítač, který udělá cokoli, co pravidla dovolí.</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Add a player</source>
        <translation>Přidat hráče</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Pořadí hráčů</translation>
    </message>
    <message>
        <source>As listed</source>
        <translation>Podle seznamu</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Losem</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Remove this player</source>
        <translation>Odebrat tohoto hráče</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>The place of a player in the order of play.</extracomment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>SetUpModel</name>
    <message>
        <source>Player %1</source>
        <extracomment>The name of a player who has not typed one; %1 is a number.</extracomment>
        <translation>Hráč %1</translation>
    </message>
    <message>
        <source>The saved set-ups cannot be read; they are now in %1.</source>
        <translation>Uložené sestavy nelze přečíst; jsou teď v souboru %1.</translation>
    </message>
    <message>
        <source>A newer version of Vozka wrote the saved set-ups. They stay unchanged in %1; your set-ups here are not saved.</source>
        <extracomment>%1 is the path of a file, here and in the next.</extracomment>
        <translation>Uložené sestavy zapsala novější verze Vozky. Zůstávají beze změny v souboru %1; co nastavíte tady, se nezapamatuje.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>Classic (C1)</source>
        <translation>Původní (C1)</translation>
    </message>
    <message>
        <source>New (C2)</source>
        <translation>Nová (C2)</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Jazyk a vzhled</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>How fast things move.</extracomment>
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
    <message>
        <source>Pace and questions</source>
        <translation>Tempo a dotazy</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animace</translation>
    </message>
    <message>
        <source>System: normal, unless the desktop asks for less movement.</source>
        <translation>Systém: normální, pokud si prostředí počítače nepřeje méně pohybu.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádná</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rychlá</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normální</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Pomalá</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nikdy</translation>
    </message>
    <message>
        <source>Only fields</source>
        <translation>Jen louky</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Vždy</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Značky na herním plánu</translation>
    </message>
    <message>
        <source>Reset to the defaults</source>
        <translation>Obnovit výchozí</translation>
    </message>
    <message>
        <source>Restore my settings</source>
        <translation>Vrátit moje nastavení</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>Ask before the turn ends</source>
        <translation>Dotaz před koncem tahu</translation>
    </message>
    <message>
        <source>Only fields: when a figure is placed in a field, where it stays to the end.</source>
        <translation>Jen louky: když se figurka umisťuje na louku, kde zůstane do konce hry.</translation>
    </message>
    <message>
        <source>Show next to the points what the board would score if the game ended now</source>
        <translation>Vedle bodů ukázat, kolik by vyneslo vše na herním plánu, kdyby hra skončila teď</translation>
    </message>
    <message>
        <source>In the list of tiles left, hide those that are used up</source>
        <translation>V přehledu zbývajících kartiček skrýt ty, které už došly</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Počítačoví hráči</translation>
    </message>
    <message>
        <source>Their moves</source>
        <translation>Jejich tahy</translation>
    </message>
    <message>
        <source>Step by step: each waits for Space or a click on “Next”.</source>
        <translation>Po krocích: každý čeká na mezerník nebo kliknutí na „Další“.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>How the moves of computers are shown.</extracomment>
        <translation>Po krocích</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Okamžitě</translation>
    </message>
    <message>
        <source>Time to think</source>
        <translation>Čas na rozmyšlenou</translation>
    </message>
    <message>
        <source>For each move of a hard computer, for hints and for each move of an analysis.</source>
        <translation>Na každý tah počítače na úrovni Těžký, na radu a na každý tah rozboru.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>%1 is a number of seconds.</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Přehrávání</translation>
    </message>
    <message>
        <source>How fast the turns follow one another when a game is replayed.</source>
        <translation>Jak rychle jdou tahy za sebou při přehrávání hry.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Zvuky</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>moves</comment>
        <translation>Pomalé</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>moves</comment>
        <translation>Normální</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>moves</comment>
        <translation>Rychlé</translation>
    </message>
    <message>
        <source>A second click places the tile instead of turning it</source>
        <translation>Druhé kliknutí kartičku přiloží, místo aby ji otočilo</translation>
    </message>
    <message>
        <source>A board that I have moved returns to the decision when my turn begins</source>
        <translation>Herní plán, který jsem posunul, se na začátku mého tahu vrátí k rozhodnutí</translation>
    </message>
    <message>
        <source>System: light, dark or contrast, as the desktop is.</source>
        <translation>Systém: světlý, tmavý nebo kontrastní podle prostředí počítače.</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrastní</translation>
    </message>
</context>
<context>
    <name>SideBoards</name>
    <message>
        <source>Classic edition</source>
        <translation>Původní edice</translation>
    </message>
    <message>
        <source>New edition</source>
        <translation>Nová edice</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Log</source>
        <translation>Průběh hry</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Zobrazit výsledek</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Quiet sounds at the table</source>
        <translation>Tiché zvuky u stolu</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hlasitost</translation>
    </message>
    <message>
        <source>Tiles, figures, points, your turn after computers, a clock that runs out, the end.</source>
        <translation>Kartičky, figurky, body, váš tah po počítačích, docházející čas, konec hry.</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Places</source>
        <translation>Pořadí</translation>
    </message>
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
</context>
<context>
    <name>StartPage</name>
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
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Naučit se hrát</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Pískoviště</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>A landscape that grows tile by tile, with roads, cities and the people who hold them.</source>
        <translation>Krajina, která roste kartičku po kartičce: cesty, města a lidé, kterým patří.</translation>
    </message>
    <message>
        <source>New here? Two short lessons, and then a first game with hints against an easy computer.</source>
        <translation>Jste tu poprvé? Dvě krátké lekce a pak první hra s radami proti počítači na nejlehčí úrovni.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
</context>
<context>
    <name>StoryChoice</name>
    <message>
        <source>%1: %2</source>
        <comment>%1: number on the board, %2: feature</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <comment>%1: number on the board, %2: feature</comment>
        <translation>(%1) %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>right, missed or wrong; why</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>StoryFoot</name>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Ověřit</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the step before</comment>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the next step</comment>
        <translation>Dál</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Další lekce</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>K lekcím</translation>
    </message>
</context>
<context>
    <name>StoryGuide</name>
    <message>
        <source>Finished. Right at the first attempt: %1 of %2.</source>
        <translation>Hotovo. Napoprvé správně: %1&#xa0;z&#xa0;%2.</translation>
    </message>
    <message>
        <source>Continues at step %1 of %2.</source>
        <translation>Pokračujete krokem %1 z %2.</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Od začátku</translation>
    </message>
</context>
<context>
    <name>StoryHeader</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Od začátku</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>System</source>
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
    <message>
        <source>Contrast</source>
        <translation>Kontrastní</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1: %2</source>
        <comment>player and figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1%2: %3</source>
        <comment>file, place in it, what is wrong</comment>
        <translation>%1%2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 vítězí s %n bodem.</numerusform>
            <numerusform>%1 vítězí s %n body.</numerusform>
            <numerusform>%1 vítězí s %n body.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory with %n point(s): %1</source>
        <extracomment>%1 are the names of those who have the most points.</extracomment>
        <translation>
            <numerusform>Společné vítězství s %n bodem: %1</numerusform>
            <numerusform>Společné vítězství s %n body: %1</numerusform>
            <numerusform>Společné vítězství s %n body: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the last tile of %2</source>
        <comment>where it lies, player</comment>
        <translation>%1; poslední kartička hráče %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>feature and where it is on its tile</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 east</source>
        <comment>cells</comment>
        <translation>%1 na východ</translation>
    </message>
    <message>
        <source>%1 west</source>
        <comment>cells</comment>
        <translation>%1 na západ</translation>
    </message>
    <message>
        <source>%1 south</source>
        <comment>cells</comment>
        <translation>%1 na jih</translation>
    </message>
    <message>
        <source>%1 north</source>
        <comment>cells</comment>
        <translation>%1 na sever</translation>
    </message>
    <message>
        <source>%1 east, %2 south</source>
        <comment>cells</comment>
        <translation>%1 na východ, %2 na jih</translation>
    </message>
    <message>
        <source>%1 west, %2 south</source>
        <comment>cells</comment>
        <translation>%1 na západ, %2 na jih</translation>
    </message>
    <message>
        <source>%1 east, %2 north</source>
        <comment>cells</comment>
        <translation>%1 na východ, %2 na sever</translation>
    </message>
    <message>
        <source>%1 west, %2 north</source>
        <comment>cells</comment>
        <translation>%1 na západ, %2 na sever</translation>
    </message>
    <message>
        <source>Worth nothing so far</source>
        <translation>Zatím bez bodů</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what may be done, where</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, strength %2</source>
        <extracomment>%1 is a figure, %2 what it counts for the majority.</extracomment>
        <translation>%1, síla %2</translation>
    </message>
    <message>
        <source>%1; north-west corner</source>
        <extracomment>%1 is the position of a tile relative to the start tile. The text names a corner of that tile.</extracomment>
        <translation>%1; severozápadní roh</translation>
    </message>
    <message>
        <source>Space %1: the tile fits if you turn it</source>
        <translation>Políčko %1: kartička sem pasuje, když ji otočíte</translation>
    </message>
    <message>
        <source>the space of the start tile</source>
        <translation>políčko startovní kartičky</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) high then</source>
        <comment>a pile</comment>
        <translation>
            <numerusform>pak %n dílek vysoká</numerusform>
            <numerusform>pak %n dílky vysoká</numerusform>
            <numerusform>pak %n dílků vysoká</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; in its reach: %2</source>
        <extracomment>%1 is how high a pile would be, %2 are the figures that could be taken then.</extracomment>
        <translation>%1; v dosahu: %2</translation>
    </message>
    <message>
        <source>Returned to the supply: %1</source>
        <extracomment>%1 are figures that leave the board (&quot;Anna: meeple on the road&quot;).</extracomment>
        <translation>Vrátí se do zásoby: %1</translation>
    </message>
    <message>
        <source>Stays where it is: %1</source>
        <extracomment>%1 are figures that nothing happens to (&quot;Anna: meeple on the road&quot;).</extracomment>
        <translation>Zůstává na místě: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n step(s) left)</source>
        <extracomment>%1 is what is to be done (&quot;move the dragon to a tile beside it&quot;), %n how often, this time included.</extracomment>
        <translation>
            <numerusform>%1 (ještě %n×)</numerusform>
            <numerusform>%1 (ještě %n×)</numerusform>
            <numerusform>%1 (ještě %n×)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n piece(s)</source>
        <comment>a pile</comment>
        <translation>
            <numerusform>%1: %n dílek</numerusform>
            <numerusform>%1: %n dílky</numerusform>
            <numerusform>%1: %n dílků</numerusform>
        </translation>
    </message>
    <message>
        <source>The last move, by %1</source>
        <translation>Poslední tah, hráč %1</translation>
    </message>
    <message>
        <source>The last move but one, by %1</source>
        <translation>Předposlední tah, hráč %1</translation>
    </message>
    <message>
        <source>The last move but two, by %1</source>
        <translation>Třetí tah od konce, hráč %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>What may be done, %1 perhaps several already (&quot;move the fairy, build on a tower&quot;).</extracomment>
        <translation>%1 nebo %2</translation>
    </message>
    <message>
        <source>none of your figures may be placed on this tile; you may %1</source>
        <extracomment>%1 is what may be done (&quot;move the fairy or build on a tower&quot;).</extracomment>
        <translation>na tuto kartičku nemůžete umístit žádnou figurku; můžete však %1</translation>
    </message>
    <message>
        <source>%1; instead you may %2</source>
        <extracomment>%1 is what is to be done (&quot;place a figure on the tile, or none&quot;), %2 what else may be done instead (&quot;move the fairy or build on a tower&quot;).</extracomment>
        <translation>%1; místo toho můžete %2</translation>
    </message>
    <message>
        <source>%1 The tile is put aside, and another one is drawn.</source>
        <extracomment>%1 is the sentence that says why a tile cannot be played yet (&quot;The dragon is not in play: ...&quot;).</extracomment>
        <translation>%1 Kartička se odkládá stranou a vezme se jiná.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what may be done, pile</comment>
        <extracomment>What may be done with a pile (&quot;Build on a tower&quot;), and how high it is (&quot;Tower of 2 pieces&quot;).</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This figure stays there until the end of the game.</source>
        <translation>Tato figurka tam zůstane až do konce hry.</translation>
    </message>
    <message>
        <source>A farmer stays in the field until the end of the game.</source>
        <translation>Sedlák zůstane na louce až do konce hry.</translation>
    </message>
    <message>
        <source>Placing this tile ends your turn.</source>
        <translation>Přiložením této kartičky váš tah končí.</translation>
    </message>
    <message>
        <source>%1, turned differently</source>
        <comment>a move</comment>
        <translation>%1, jinak otočeno</translation>
    </message>
    <message>
        <source>%1, in another place</source>
        <comment>a move</comment>
        <translation>%1, na jiném místě</translation>
    </message>
    <message>
        <source>%1, space %2</source>
        <comment>a move</comment>
        <translation>%1, políčko %2</translation>
    </message>
    <message>
        <source>%1, not turned</source>
        <comment>a move</comment>
        <translation>%1, neotočeno</translation>
    </message>
    <message>
        <source>%1 over the average of the others</source>
        <extracomment>%1 is a lead in points, like +4.2.</extracomment>
        <translation>%1 nad průměrem ostatních</translation>
    </message>
    <message>
        <source>You would be level with the other player at the end.</source>
        <translation>Na konci byste měli stejně bodů jako druhý hráč.</translation>
    </message>
    <message>
        <source>You would be level with the average of the others at the end.</source>
        <translation>Na konci byste měli stejně bodů jako ostatní v průměru.</translation>
    </message>
    <message numerus="yes">
        <source>You would be about %n point(s) ahead at the end.</source>
        <translation>
            <numerusform>Na konci byste vedli asi o %n bod.</numerusform>
            <numerusform>Na konci byste vedli asi o %n body.</numerusform>
            <numerusform>Na konci byste vedli asi o %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would be about %n point(s) behind at the end.</source>
        <translation>
            <numerusform>Na konci byste ztráceli asi %n bod.</numerusform>
            <numerusform>Na konci byste ztráceli asi %n body.</numerusform>
            <numerusform>Na konci byste ztráceli asi %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would be about %n point(s) ahead of the average of the others at the end.</source>
        <translation>
            <numerusform>Na konci byste měli asi o %n bod víc než ostatní v průměru.</numerusform>
            <numerusform>Na konci byste měli asi o %n body víc než ostatní v průměru.</numerusform>
            <numerusform>Na konci byste měli asi o %n bodů víc než ostatní v průměru.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would be about %n point(s) behind the average of the others at the end.</source>
        <translation>
            <numerusform>Na konci byste měli asi o %n bod méně než ostatní v průměru.</numerusform>
            <numerusform>Na konci byste měli asi o %n body méně než ostatní v průměru.</numerusform>
            <numerusform>Na konci byste měli asi o %n bodů méně než ostatní v průměru.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points less than move 1.</source>
        <extracomment>%1 is a number with a decimal, like 4.8.</extracomment>
        <translation>O %1 bodu méně než tah 1.</translation>
    </message>
    <message>
        <source>%1; you may also %2</source>
        <extracomment>%1 is the task (&quot;place the tile&quot;), %2 the actions in addition (&quot;buy back a prisoner for 3 points&quot;).</extracomment>
        <translation>%1; také můžete %2</translation>
    </message>
    <message>
        <source>%1 Nobody has a figure there: no points.</source>
        <extracomment>%1: &quot;A road of 4 tiles is completed.&quot;</extracomment>
        <translation>%1 Nikdo tam nemá figurku: žádné body.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) high; closed then</source>
        <comment>a pile</comment>
        <translation>
            <numerusform>%n dílek vysoká; pak uzavřená</numerusform>
            <numerusform>%n dílky vysoká; pak uzavřená</numerusform>
            <numerusform>%n dílků vysoká; pak uzavřená</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, the sides of its features</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>About as good as move 1.</source>
        <translation>Asi stejně dobré jako tah 1.</translation>
    </message>
    <message>
        <source>%1, turned %2°</source>
        <comment>a move</comment>
        <translation>%1, otočeno o %2°</translation>
    </message>
    <message>
        <source>The tile makes no difference for the points</source>
        <translation>Na kartičce pro body nezáleží</translation>
    </message>
    <message>
        <source>Space %1: the tile fits in this rotation</source>
        <translation>Políčko %1: kartička sem pasuje tak, jak je otočená</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Otočit kartičku</translation>
    </message>
    <message>
        <source>Turn the tile back</source>
        <translation>Otočit kartičku zpět</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Mezerník</translation>
    </message>
    <message>
        <source>Take the tile back from the board</source>
        <translation>Vzít kartičku zpět z herního plánu</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go to the last tile</source>
        <translation>Přejít na poslední kartičku</translation>
    </message>
    <message>
        <source>Move the board</source>
        <translation>Posunout herní plán</translation>
    </message>
    <message>
        <source>From the board to the bar, the panel and back</source>
        <translation>Z herního plánu na lištu, na panel a zpět</translation>
    </message>
    <message>
        <source>Alt+letter</source>
        <comment>keys</comment>
        <translation>Alt+písmeno</translation>
    </message>
    <message>
        <source>Take another kind of figure</source>
        <translation>Vzít jiný druh figurky</translation>
    </message>
    <message>
        <source>Switch it off</source>
        <translation>Vypnout</translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>key</comment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Looking back: one turn back or forward, to the beginning, to the end</source>
        <translation>Procházení hry: o tah zpět nebo vpřed, na začátek, na konec</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <comment>key</comment>
        <translation>End</translation>
    </message>
    <message>
        <source>Looking back: one round back or forward</source>
        <translation>Procházení hry: o kolo zpět nebo vpřed</translation>
    </message>
    <message>
        <source>Page up</source>
        <comment>key</comment>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Page down</source>
        <comment>key</comment>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Go to another space or feature</source>
        <translation>Přejít na jiné políčko nebo území</translation>
    </message>
    <message>
        <source>Try the tile on the space, then place it; place the figure</source>
        <translation>Vyzkoušet kartičku na políčku, pak ji přiložit; umístit figurku</translation>
    </message>
    <message>
        <source>No figure, draw a tile, or return the figure to the supply</source>
        <translation>Bez figurky, vzít si kartičku nebo vrátit figurku do zásoby</translation>
    </message>
    <message>
        <source>Explain what you point at</source>
        <translation>Vysvětlit, na co ukazujete</translation>
    </message>
    <message>
        <source>Move through the list of the overlay; show an entry on the board</source>
        <translation>Procházet seznam; ukázat položku na herním plánu</translation>
    </message>
    <message>
        <source>Menu of the focused item</source>
        <translation>Nabídka k vybranému místu</translation>
    </message>
    <message>
        <source>Hint: the best moves; press again to close them</source>
        <translation>Rada: nejlepší tahy; podruhé je schová</translation>
    </message>
    <message>
        <source>A computer thinks: it moves now</source>
        <translation>Počítač přemýšlí: ať táhne hned</translation>
    </message>
    <message>
        <source>A computer has decided: show its next step</source>
        <translation>Počítač má rozmyšleno: ukázat jeho další krok</translation>
    </message>
    <message>
        <source>Looking back: replay turn by turn, or pause</source>
        <translation>Procházení hry: přehrávat tah po tahu, nebo pozastavit</translation>
    </message>
    <message>
        <source>In the log: look back at the point of this line</source>
        <translation>V průběhu hry: podívat se na okamžik, o kterém řádek mluví</translation>
    </message>
    <message>
        <source>Mark the last tiles, the last three moves, or nothing</source>
        <translation>Označit poslední kartičky, poslední tři tahy, nebo nic</translation>
    </message>
    <message>
        <source>Pause the clock; the next action starts it again</source>
        <translation>Zastavit hodiny; další akce je znovu spustí</translation>
    </message>
    <message>
        <source>When the game is over: to the next place that scored</source>
        <translation>Po konci hry: na další místo, které přineslo body</translation>
    </message>
    <message>
        <source>Open the menus: the first, or by their underlined letters</source>
        <translation>Otevřít nabídky: první, nebo podle podtržených písmen</translation>
    </message>
    <message>
        <source>Why did the computer do that? Reasons for its latest move, or for the line in the log</source>
        <translation>Proč to počítač udělal? Důvody jeho posledního tahu, nebo tahu na řádku průběhu hry</translation>
    </message>
    <message>
        <source>Go back to the previous view; also with the fourth mouse button</source>
        <translation>Zpět na předchozí pohled; také čtvrtým tlačítkem myši</translation>
    </message>
    <message>
        <source>Backspace</source>
        <comment>key</comment>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Otočit herní plán</translation>
    </message>
    <message>
        <source>Turn the sounds on or off</source>
        <translation>Zapnout nebo vypnout zvuky</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The tiles left are hidden in this game. This was chosen before the game began.</source>
        <translation>Které kartičky zbývají, je v této hře skryté: tak se hráči předem dohodli.</translation>
    </message>
</context>
<context>
    <name>TextSizeSetting</name>
    <message>
        <source>Size of text</source>
        <translation>Velikost textu</translation>
    </message>
    <message>
        <source>The road ends at the city gate.</source>
        <translation>Cesta končí u městské brány.</translation>
    </message>
    <message>
        <source>Also changes the size of buttons and lists.</source>
        <translation>Mění i velikost tlačítek a seznamů.</translation>
    </message>
</context>
<context>
    <name>ThinkingDots</name>
    <message>
        <source>Thinking</source>
        <translation>Přemýšlí</translation>
    </message>
</context>
<context>
    <name>TileKindPicture</name>
    <message>
        <source>%1. %2</source>
        <comment>how many tiles, a remark about them</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>what a tile shows, a remark about it</comment>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>TileKindRow</name>
    <message>
        <source>%1 each</source>
        <extracomment>How many tiles of a kind each player has.</extracomment>
        <translation>každý %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The number that stands on pictures of tiles, and what is known of those tiles.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>×%1</source>
        <extracomment>How many tiles there are of a kind.</extracomment>
        <translation>×%1</translation>
    </message>
</context>
<context>
    <name>TilePalette</name>
    <message>
        <source>Tiles</source>
        <translation>Kartičky</translation>
    </message>
</context>
<context>
    <name>TileSetCard</name>
    <message numerus="yes">
        <source>%1, %n tile(s)</source>
        <comment>a tile set</comment>
        <translation>
            <numerusform>%1, %n kartička</numerusform>
            <numerusform>%1, %n kartičky</numerusform>
            <numerusform>%1, %n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in the game</source>
        <comment>a tile set and its tiles</comment>
        <translation>%1, ve hře</translation>
    </message>
    <message>
        <source>%1, not in the game</source>
        <comment>a tile set and its tiles</comment>
        <translation>%1, není ve hře</translation>
    </message>
    <message>
        <source>always in the game</source>
        <translation>vždy ve hře</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>bez kartiček</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) · %1 min</source>
        <comment>number of tiles and minutes</comment>
        <translation>
            <numerusform>%n kartička · %1 min</numerusform>
            <numerusform>%n kartičky · %1 min</numerusform>
            <numerusform>%n kartiček · %1 min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n tile(s) · %1 min</source>
        <comment>number of tiles and minutes</comment>
        <translation>
            <numerusform>+%n kartička · %1 min</numerusform>
            <numerusform>+%n kartičky · %1 min</numerusform>
            <numerusform>+%n kartiček · %1 min</numerusform>
        </translation>
    </message>
    <message>
        <source>Unofficial with other sets</source>
        <translation>S jinými sadami neoficiální</translation>
    </message>
</context>
<context>
    <name>TileSetGrid</name>
    <message numerus="yes">
        <source>%1 · %n tile(s)</source>
        <extracomment>A ready choice of tile sets, and the number of its tiles.</extracomment>
        <translation>
            <numerusform>%1 · %n kartička</numerusform>
            <numerusform>%1 · %n kartičky</numerusform>
            <numerusform>%1 · %n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kartičky</translation>
    </message>
    <message>
        <source>Short</source>
        <comment>a ready choice of tile sets</comment>
        <translation>Krátká</translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>a ready choice of tile sets</comment>
        <translation>Základní</translation>
    </message>
    <message>
        <source>Everything</source>
        <comment>a ready choice of tile sets</comment>
        <translation>Vše</translation>
    </message>
    <message>
        <source>About this set</source>
        <translation>O této sadě</translation>
    </message>
</context>
<context>
    <name>TileSetSheet</name>
    <message>
        <source>Options under “Rules of this game”: %1</source>
        <extracomment>%1: titles of options.</extracomment>
        <translation>Volby v části „Pravidla této hry“: %1</translation>
    </message>
    <message>
        <source>Notes on these tiles:</source>
        <translation>Poznámky k těmto kartičkám:</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>Ve hře</translation>
    </message>
    <message>
        <source>always in the game</source>
        <translation>vždy ve hře</translation>
    </message>
    <message>
        <source>Open the lesson</source>
        <translation>Otevřít lekci</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>ToolButton</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>a command and its key, what it does</comment>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
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
        <comment>%1: player, %2: task</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné vyhodnocení</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is to be done, the tile in hand</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A tile cannot be placed</source>
        <translation>Kartičku nelze přiložit</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>The best moves, and the reasons for them</source>
        <translation>Nejlepší tahy a co pro ně mluví</translation>
    </message>
    <message>
        <source>Turn the sounds off</source>
        <translation>Vypnout zvuky</translation>
    </message>
    <message>
        <source>Turn the sounds on</source>
        <translation>Zapnout zvuky</translation>
    </message>
    <message>
        <source>confirm the choice, or cancel it</source>
        <translation>potvrďte volbu, nebo ji zrušte</translation>
    </message>
</context>
<context>
    <name>UnsavedGuard</name>
    <message>
        <source>This game is not being saved</source>
        <translation>Tato hra se neukládá</translation>
    </message>
    <message>
        <source>The board of the sandbox is not being saved</source>
        <translation>Herní plán z pískoviště se neukládá</translation>
    </message>
    <message numerus="yes">
        <source>Its last %n turn(s) are not saved anywhere.</source>
        <translation>
            <numerusform>Její poslední tah není nikde uložený.</numerusform>
            <numerusform>Její poslední %n tahy nejsou nikde uložené.</numerusform>
            <numerusform>Jejích posledních %n tahů není nikde uloženo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Uložit jinam…</translation>
    </message>
    <message>
        <source>Quit and lose the board</source>
        <translation>Ukončit a přijít o herní plán</translation>
    </message>
    <message numerus="yes">
        <source>Quit and lose the last %n turn(s)</source>
        <translation>
            <numerusform>Ukončit a přijít o poslední tah</numerusform>
            <numerusform>Ukončit a přijít o poslední %n tahy</numerusform>
            <numerusform>Ukončit a přijít o posledních %n tahů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue and lose the last %n turn(s)</source>
        <translation>
            <numerusform>Pokračovat a přijít o poslední tah</numerusform>
            <numerusform>Pokračovat a přijít o poslední %n tahy</numerusform>
            <numerusform>Pokračovat a přijít o posledních %n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>UnsavedNotice</name>
    <message>
        <source>%1 %2</source>
        <comment>%1: problem, %2: consequence</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) would be lost if the program ended now.</source>
        <translation>
            <numerusform>Kdyby program teď skončil, přišli byste o %n tah.</numerusform>
            <numerusform>Kdyby program teď skončil, přišli byste o %n tahy.</numerusform>
            <numerusform>Kdyby program teď skončil, přišli byste o %n tahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Uložit jinam…</translation>
    </message>
</context>
<context>
    <name>UserFiles</name>
    <message>
        <source>Open a game or a position</source>
        <translation>Otevřít hru nebo postavení</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Games and positions</source>
        <translation>Hry a postavení</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Postavení</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Všechny soubory</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Uložit hru</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Uložit obrázek herního plánu</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrázky</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Otevřít postavení</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Uložit postavení</translation>
    </message>
    <message>
        <source>board</source>
        <extracomment>The name of a file without its ending: a position of the board.</extracomment>
        <translation>postaveni</translation>
    </message>
    <message>
        <source>Save as a lesson</source>
        <translation>Uložit jako lekci</translation>
    </message>
    <message>
        <source>my-lesson</source>
        <extracomment>The name of a file without its ending: a lesson.</extracomment>
        <translation>moje-lekce</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Save the game as a film</source>
        <translation>Uložit hru jako film</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Exportovat výsledky</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportovat</translation>
    </message>
    <message>
        <source>results</source>
        <extracomment>The name of a file without its ending: the record of games that were played.</extracomment>
        <translation>vysledky</translation>
    </message>
    <message>
        <source>Tables (CSV) and JSON</source>
        <translation>Tabulky (CSV) a JSON</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>the name of a file</comment>
        <translation>Uloženo: %1</translation>
    </message>
    <message>
        <source>The picture of the board is in the clipboard.</source>
        <translation>Obrázek herního plánu je ve schránce.</translation>
    </message>
    <message>
        <source>The results are in %1.</source>
        <comment>the name of a file</comment>
        <translation>Výsledky jsou v souboru %1.</translation>
    </message>
</context>
<context>
    <name>WhyCard</name>
    <message>
        <source>Why did %1 do that?</source>
        <translation>Proč hraje %1 právě takto?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Looking for the reasons…</source>
        <translation>Hledá důvody…</translation>
    </message>
</context>
<context>
    <name>WindowSheets</name>
    <message>
        <source>End the game now</source>
        <translation>Ukončit hru nyní</translation>
    </message>
    <message>
        <source>Score the game now</source>
        <translation>Vyhodnotit hru hned</translation>
    </message>
    <message>
        <source>The final scoring takes place now; the game does not count in the results. Undo brings the game back.</source>
        <translation>Závěrečné vyhodnocení proběhne hned; do výsledků se hra nezapočítá. Tlačítkem Zpět se k ní vrátíte.</translation>
    </message>
    <message>
        <source>Leave without scoring</source>
        <translation>Odejít bez vyhodnocení</translation>
    </message>
    <message>
        <source>The table is cleared. You will find the game under Recent games.</source>
        <translation>Stůl se uklidí. Hru najdete mezi posledními hrami.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Hrát dál</translation>
    </message>
</context>
<context>
    <name>vozka::AppSettings</name>
    <message>
        <source>The settings in %1 cannot be read. The defaults are used instead.</source>
        <translation>Nastavení v souboru %1 nelze přečíst. Místo něj platí výchozí.</translation>
    </message>
    <message>
        <source>The settings in %1 were damaged. Values that could not be read are reset to their defaults; the damaged file is now called %2.</source>
        <translation>Nastavení v souboru %1 bylo poškozené. Co se nedalo přečíst, má zase výchozí hodnotu; poškozený soubor se nyní jmenuje %2.</translation>
    </message>
    <message>
        <source>The settings cannot be written to %1. Your choices last until the program ends.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>Nastavení nelze zapsat do %1. Co zvolíte, platí do konce programu.</translation>
    </message>
</context>
<context>
    <name>vozka::AutosaveModel</name>
    <message>
        <source>This game cannot be opened here. %1</source>
        <translation>Tuto hru tu nelze otevřít. %1</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Tato hra je otevřená v jiném okně.</translation>
    </message>
    <message>
        <source>A saved game cannot be read and was set aside. %1</source>
        <translation>Jednu uloženou hru nelze přečíst, a proto byla odložena stranou. %1</translation>
    </message>
    <message numerus="yes">
        <source>The same happened to %n other game(s).</source>
        <translation>
            <numerusform>Totéž potkalo %n další hru.</numerusform>
            <numerusform>Totéž potkalo %n další hry.</numerusform>
            <numerusform>Totéž potkalo %n dalších her.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::ChoiceModel</name>
    <message>
        <source>Continue</source>
        <translation>Dál</translation>
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
    <name>vozka::ComputerPlayers</name>
    <message>
        <source>thinking…</source>
        <comment>behind the name of a player</comment>
        <translation>přemýšlí…</translation>
    </message>
    <message>
        <source>making a move</source>
        <comment>behind the name of a player</comment>
        <translation>táhne</translation>
    </message>
    <message>
        <source>has decided; Space or “Next” shows the move</source>
        <comment>behind the name of a player</comment>
        <translation>má rozmyšleno; mezerník nebo „Další“ tah ukáže</translation>
    </message>
    <message>
        <source>paused; Space or “Continue” lets the computers continue</source>
        <comment>behind the name of a player</comment>
        <translation>pozastaveno; mezerník nebo „Pokračovat“ nechá počítače hrát dál</translation>
    </message>
</context>
<context>
    <name>vozka::FilmMaker</name>
    <message>
        <source>The film could not be made: there is too little memory.</source>
        <translation>Film se nepodařilo vytvořit: je málo paměti.</translation>
    </message>
    <message>
        <source>The film is saved as %1 (%2).</source>
        <extracomment>%1 is the name of a file, %2 its size (&quot;1.2 MB&quot;).</extracomment>
        <translation>Film je uložen jako %1 (%2).</translation>
    </message>
    <message>
        <source>The pictures of the film are in the folder %1.</source>
        <extracomment>%1 is the name of a folder.</extracomment>
        <translation>Obrázky filmu jsou ve složce %1.</translation>
    </message>
    <message>
        <source>Animated pictures (%1)</source>
        <extracomment>%1 is the name of a file format: &quot;WebP&quot;, &quot;GIF&quot;.</extracomment>
        <translation>Animované obrázky (%1)</translation>
    </message>
    <message>
        <source>Folder with a picture of each turn (PNG)</source>
        <translation>Složka s obrázkem každého tahu (PNG)</translation>
    </message>
</context>
<context>
    <name>vozka::GameAnalysis</name>
    <message>
        <source>Turn %1, %2: the search found no better move.</source>
        <translation>Tah %1, %2: ani počítač by neudělal nic lepšího.</translation>
    </message>
    <message>
        <source>Turn %1, %2: this cost about %3 points.</source>
        <extracomment>%3 is a number of points with a decimal.</extracomment>
        <translation>Tah %1, %2: stálo to asi %3 bodu.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tah %1</translation>
    </message>
</context>
<context>
    <name>vozka::GameController</name>
    <message>
        <source>Moves cannot be undone in this game. This was chosen before the game began.</source>
        <translation>Tahy v této hře nelze vracet: tak se hráči předem dohodli.</translation>
    </message>
</context>
<context>
    <name>vozka::GameFiles</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason.</extracomment>
        <translation>Soubor %1 nelze zapsat: %2</translation>
    </message>
</context>
<context>
    <name>vozka::GameResults</name>
    <message>
        <source>A result could not be saved. Vozka will try again. %1</source>
        <extracomment>%1 is a sentence that says why.</extracomment>
        <translation>Výsledek se nepodařilo uložit; zkouší se to znovu. %1</translation>
    </message>
    <message>
        <source>The record of results cannot be read and was set aside. %1</source>
        <translation>Seznam výsledků nelze přečíst a byl odložen stranou. %1</translation>
    </message>
    <message>
        <source>A newer version of Vozka wrote the record of results. It stays unchanged; new results are not saved. %1</source>
        <translation>Seznam výsledků zapsala novější verze programu Vozka. Zůstává beze změny; co se hraje zde, se nezapisuje. %1</translation>
    </message>
    <message>
        <source>The record of results cannot be read now. It stays unchanged. %1</source>
        <translation>Seznam výsledků teď nelze přečíst. Zůstává beze změny. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) cannot be read and stay in the file as they are. %1</source>
        <translation>
            <numerusform>%n výsledek nelze přečíst a zůstává v souboru tak, jak je. %1</numerusform>
            <numerusform>%n výsledky nelze přečíst a zůstávají v souboru tak, jak jsou. %1</numerusform>
            <numerusform>%n výsledků nelze přečíst a zůstávají v souboru tak, jak jsou. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::Hints</name>
    <message>
        <source>It is the only possible move.</source>
        <translation>Je to jediný možný tah.</translation>
    </message>
    <message>
        <source>The computer has considered no other move.</source>
        <translation>Jiný tah počítač neposuzoval.</translation>
    </message>
</context>
<context>
    <name>vozka::LogModel</name>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné vyhodnocení</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tah %1</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>tile</comment>
        <extracomment>%1 is the place of a tile, %2 its content. For screen readers.</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>vozka::MoveReasons</name>
    <message>
        <source>A new search prefers another move, so the reason for this one is not known.</source>
        <translation>Nové hledání dává přednost jinému tahu; proč byl zvolen tento, není známo.</translation>
    </message>
    <message>
        <source>It was the only possible move.</source>
        <translation>Byl to jediný možný tah.</translation>
    </message>
    <message>
        <source>It overlooked a better move; an easy computer player does that now and then.</source>
        <translation>Přehlédl lepší tah; na nejlehčí úrovni se to občas stává.</translation>
    </message>
    <message>
        <source>The other moves are as good, as far as the computer can see.</source>
        <translation>Ostatní tahy jsou podle počítače stejně dobré.</translation>
    </message>
</context>
<context>
    <name>vozka::OpenStory</name>
    <message>
        <source>Done.</source>
        <translation>Hotovo.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Správně.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Ne úplně.</translation>
    </message>
    <message>
        <source>That is not right. Count again and choose another answer.</source>
        <translation>To není správně. Spočítejte to znovu a zvolte jinou odpověď.</translation>
    </message>
    <message>
        <source>This is allowed.</source>
        <translation>To je dovoleno.</translation>
    </message>
    <message>
        <source>The tile on this space</source>
        <translation>Kartička na tomto políčku</translation>
    </message>
    <message>
        <source>That is also right. The lesson continues with another move.</source>
        <translation>I to je správně. Lekce pokračuje jiným tahem.</translation>
    </message>
    <message>
        <source>%1 on this space</source>
        <extracomment>%1 is &quot;Abbey&quot;: the tile that is placed there.</extracomment>
        <translation>%1 na tomto políčku</translation>
    </message>
</context>
<context>
    <name>vozka::PlayerModel</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: zbývá %n</numerusform>
            <numerusform>%1: zbývají %n</numerusform>
            <numerusform>%1: zbývá %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::RuleSetModel</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>A rule and what it says, as one sentence.</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>clock</comment>
        <extracomment>A game without a clock.</extracomment>
        <translation>žádné</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <extracomment>The time that each player has.</extracomment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n s</numerusform>
            <numerusform>%n s</numerusform>
            <numerusform>%n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::SandboxController</name>
    <message>
        <source>A figure needs a tile first: choose one.</source>
        <translation>Figurka potřebuje nejdřív kartičku: vyberte nějakou.</translation>
    </message>
    <message>
        <source>Click a place on the board for the figure.</source>
        <translation>Klikněte na herním plánu na místo pro figurku.</translation>
    </message>
    <message>
        <source>R turns the chosen tile, Del takes it away, the right button shows more.</source>
        <translation>R vybranou kartičku otočí, Del ji odebere, pravé tlačítko myši ukáže další možnosti.</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>bez kartičky</translation>
    </message>
    <message>
        <source>There is nothing to save yet: no tile lies on the table.</source>
        <translation>Zatím není co uložit: na stole není žádná kartička.</translation>
    </message>
    <message>
        <source>Click the space in the middle to place the first tile.</source>
        <translation>Kliknutím na políčko uprostřed přiložíte první kartičku.</translation>
    </message>
    <message>
        <source>Click a space. The wheel, the right button or R turns the tile.</source>
        <translation>Klikněte na políčko. Kolečkem, pravým tlačítkem nebo klávesou R kartičku otočíte.</translation>
    </message>
    <message>
        <source>Choose a tile and place it on the table, or drag it there.</source>
        <translation>Vyberte kartičku a položte ji na stůl, nebo ji tam přetáhněte.</translation>
    </message>
    <message>
        <source>Choose one of the tiles that fit the chosen space.</source>
        <translation>Vyberte některou z kartiček, které na políčko pasují.</translation>
    </message>
    <message>
        <source>None of the tiles left fits the chosen space.</source>
        <translation>Na vybrané políčko nepasuje žádná zbývající kartička.</translation>
    </message>
    <message>
        <source>Click a feature or a figure to ask where it could move from there.</source>
        <translation>Klikněte na území nebo figurku a zeptejte se, kam by se odtud mohla přesunout.</translation>
    </message>
    <message>
        <source>The lesson “%1” has been saved.</source>
        <extracomment>%1 is the name of a lesson.</extracomment>
        <translation>Lekce „%1“ byla uložena.</translation>
    </message>
    <message>
        <source>The board in the sandbox was saved by a newer version of Vozka; it stays unchanged. %1</source>
        <translation>Herní plán v pískovišti uložila novější verze Vozky; zůstává beze změny. %1</translation>
    </message>
    <message>
        <source>The board in the sandbox cannot be read and was set aside. %1</source>
        <translation>Herní plán v pískovišti nelze přečíst a byl odložen stranou. %1</translation>
    </message>
    <message>
        <source>The board of the sandbox has not been saved since %1. %2</source>
        <extracomment>%1 is a time, %2 a sentence that says why.</extracomment>
        <translation>Od %1 se herní plán v pískovišti neukládá. %2</translation>
    </message>
    <message>
        <source>This board cannot become a lesson. %1</source>
        <translation>Z tohoto herního plánu lekce být nemůže. %1</translation>
    </message>
    <message>
        <source>Press Enter to place the first tile.</source>
        <translation>Klávesou Enter položíte první kartičku.</translation>
    </message>
    <message>
        <source>Arrows choose a space, R turns the tile, Enter places it.</source>
        <translation>Šipkami vyberte políčko, R kartičku otočí, Enter ji přiloží.</translation>
    </message>
    <message>
        <source>Arrows choose a tile, Enter shows where on it the figure may stand.</source>
        <translation>Šipkami vyberte kartičku, Enter ukáže, kde na ní figurka smí stát.</translation>
    </message>
    <message>
        <source>Choose a tile with the arrows and Enter; Tab leads to the tiles.</source>
        <translation>Vyberte kartičku šipkami a klávesou Enter; ke kartičkám vede Tab.</translation>
    </message>
    <message>
        <source>R turns the chosen tile, Del takes it away, Enter shows more.</source>
        <translation>R vybranou kartičku otočí, Del ji odebere, Enter nabídne další možnosti.</translation>
    </message>
    <message>
        <source>Arrows choose a space or a tile, Enter shows what can be done there.</source>
        <translation>Šipkami vyberte políčko nebo kartičku, Enter ukáže, co se tam dá dělat.</translation>
    </message>
    <message>
        <source>Click a place for the figure, on the board or in a box below it.</source>
        <translation>Klikněte, kde má figurka stát: na herním plánu, nebo v rámečku pod ním.</translation>
    </message>
    <message>
        <source>Arrows and Enter choose a place on the board, Tab a box below it.</source>
        <translation>Šipky a Enter vyberou místo na herním plánu, Tab rámeček pod ním.</translation>
    </message>
</context>
<context>
    <name>vozka::SetUpModel</name>
    <message>
        <source>Every player needs a name.</source>
        <translation>Každý hráč potřebuje jméno.</translation>
    </message>
    <message>
        <source>Two players are called “%1”.</source>
        <translation>Dva hráči se jmenují „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n letter(s).</source>
        <translation>
            <numerusform>Jméno smí mít nejvýše %n písmeno.</numerusform>
            <numerusform>Jméno smí mít nejvýše %n písmena.</numerusform>
            <numerusform>Jméno smí mít nejvýše %n písmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name has only one line.</source>
        <translation>Jméno smí mít jen jeden řádek.</translation>
    </message>
</context>
<context>
    <name>vozka::SoundPlayer</name>
    <message>
        <source>Sounds need the QML module QtMultimedia, which is not installed here.</source>
        <translation>Zvuky potřebují modul QML QtMultimedia, který zde není nainstalován.</translation>
    </message>
</context>
<context>
    <name>vozka::StandingsModel</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>Vítězí %1: %n bod</numerusform>
            <numerusform>Vítězí %1: %n body</numerusform>
            <numerusform>Vítězí %1: %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) each</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1: po %n bodu</numerusform>
            <numerusform>%1: po %n bodech</numerusform>
            <numerusform>%1: po %n bodech</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: place %2 with %n point(s)</source>
        <translation>
            <numerusform>%1: %2. místo, %n bod</numerusform>
            <numerusform>%1: %2. místo, %n body</numerusform>
            <numerusform>%1: %2. místo, %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Společné vítězství</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of %1</source>
        <translation>
            <numerusform>%1 má o %n bod méně</numerusform>
            <numerusform>%1 má o %n body méně</numerusform>
            <numerusform>%1 má o %n bodů méně</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::Statistics</name>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné vyhodnocení</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tah %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player and points</comment>
        <extracomment>%1: player, %2: the player&apos;s points. One of several with commas between them.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>turn and points</comment>
        <extracomment>%1 is &quot;Turn 12&quot;, %2 everybody&apos;s points.</extracomment>
        <translation>%1: %2</translation>
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
<context>
    <name>vozka::TableClock</name>
    <message>
        <source>time up</source>
        <extracomment>Instead of the time that a player has left.</extracomment>
        <translation>čas vypršel</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Čas vypršel.</translation>
    </message>
    <message>
        <source>Less than a minute left.</source>
        <translation>Zbývá méně než minuta.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left.</source>
        <translation>
            <numerusform>Zbývá %n minuta.</numerusform>
            <numerusform>Zbývají %n minuty.</numerusform>
            <numerusform>Zbývá %n minut.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 over)</source>
        <extracomment>%1: player, %2: time beyond the player&apos;s limit (&quot;1:05&quot;).</extracomment>
        <translation>%1 (o %2)</translation>
    </message>
    <message>
        <source>Time up: %1</source>
        <extracomment>%1 are players, with how long each has played on.</extracomment>
        <translation>Překročený čas: %1</translation>
    </message>
</context>
<context>
    <name>vozka::app::Session</name>
    <message>
        <source>The game could not be saved in its place; it is in %1.</source>
        <translation>Hru se nepodařilo uložit na její místo; je v souboru %1.</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>The file cannot be read: %1.</source>
        <extracomment>%1 is the message of the system, here and in the next.</extracomment>
        <translation>Soubor nelze přečíst: %1.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Soubor nelze zapsat: %1.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Soubor je větší než %1 MiB.</translation>
    </message>
    <message>
        <source>Lists and objects may be nested at most %1 deep.</source>
        <translation>Seznamy a objekty smějí být vnořené nejvýše do hloubky %1.</translation>
    </message>
    <message>
        <source>An object in braces was expected.</source>
        <translation>Očekával se objekt ve složených závorkách.</translation>
    </message>
    <message>
        <source>A list in brackets was expected.</source>
        <translation>Očekával se seznam v hranatých závorkách.</translation>
    </message>
    <message>
        <source>A text in quotation marks was expected.</source>
        <translation>Očekával se text v uvozovkách.</translation>
    </message>
    <message>
        <source>A whole number was expected.</source>
        <translation>Očekávalo se celé číslo.</translation>
    </message>
    <message>
        <source>true or false was expected.</source>
        <translation>Očekávalo se true nebo false.</translation>
    </message>
    <message>
        <source>Only true is possible here.</source>
        <translation>Zde je možné jen true.</translation>
    </message>
    <message>
        <source>A number from %1 to %2 was expected.</source>
        <translation>Očekávalo se číslo od %1 do %2.</translation>
    </message>
    <message>
        <source>The number of entries should be %1.</source>
        <translation>Počet položek má být %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not possible here; expected was one of: %2.</source>
        <translation>„%1“ zde není možné; očekávalo se jedno z: %2.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is missing.</source>
        <translation>Položka „%1“ chybí.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is unknown.</source>
        <translation>Položka „%1“ není známá.</translation>
    </message>
    <message>
        <source>The format &quot;%1&quot; was expected.</source>
        <translation>Očekával se formát „%1“.</translation>
    </message>
    <message>
        <source>There is no kind of feature called &quot;%1&quot;.</source>
        <translation>Žádný druh území se nejmenuje „%1“.</translation>
    </message>
    <message>
        <source>The edge %1 is named twice.</source>
        <translation>Strana %1 je uvedena dvakrát.</translation>
    </message>
    <message>
        <source>A name is needed here.</source>
        <translation>Zde je potřeba jméno.</translation>
    </message>
    <message>
        <source>There must be at least one tile.</source>
        <translation>Musí tu být alespoň jedna kartička.</translation>
    </message>
    <message>
        <source>There may be at most %1 kinds of tiles.</source>
        <translation>Druhů kartiček smí být nejvýše %1.</translation>
    </message>
    <message>
        <source>There are two kinds of tiles called &quot;%1&quot;.</source>
        <translation>Dva druhy kartiček se jmenují „%1“.</translation>
    </message>
    <message>
        <source>There is another start tile already.</source>
        <translation>Jiná startovní kartička už tu je.</translation>
    </message>
    <message>
        <source>At least one tile set is needed.</source>
        <translation>Je potřeba alespoň jedna sada kartiček.</translation>
    </message>
    <message>
        <source>There is no tile set called &quot;%1&quot;.</source>
        <translation>Žádná sada kartiček se nejmenuje „%1“.</translation>
    </message>
    <message>
        <source>The tile set &quot;%1&quot; is named twice.</source>
        <translation>Sada kartiček „%1“ je uvedena dvakrát.</translation>
    </message>
    <message>
        <source>None of these tile sets has a start tile.</source>
        <translation>Žádná z těchto sad nemá startovní kartičku.</translation>
    </message>
    <message>
        <source>There is no option called &quot;%1&quot;.</source>
        <translation>Žádná volba se nejmenuje „%1“.</translation>
    </message>
    <message>
        <source>There must be %1 to %2 players.</source>
        <translation>Hráčů musí být %1 až %2.</translation>
    </message>
    <message>
        <source>A name has %1 to %2 characters.</source>
        <translation>Jméno má %1 až %2 znaků.</translation>
    </message>
    <message>
        <source>A name has no line breaks.</source>
        <translation>Ve jméně nesmějí být konce řádků.</translation>
    </message>
    <message>
        <source>Two players have the same colour: %1.</source>
        <translation>Dva hráči mají stejnou barvu: %1.</translation>
    </message>
    <message>
        <source>There is no action called &quot;%1&quot;.</source>
        <translation>Žádná akce se nejmenuje „%1“.</translation>
    </message>
    <message>
        <source>No tile set of this game has a tile &quot;%1&quot;.</source>
        <translation>Žádná sada této hry nemá kartičku „%1“.</translation>
    </message>
    <message>
        <source>There is no feature &quot;%1&quot; on tile %2.</source>
        <extracomment>%1 is the feature, %2 the tile.</extracomment>
        <translation>Na kartičce %2 není území „%1“.</translation>
    </message>
    <message>
        <source>There is no figure called &quot;%1&quot; in this game.</source>
        <translation>V této hře není figurka „%1“.</translation>
    </message>
    <message>
        <source>A tile needs a name.</source>
        <extracomment>%1 is a tile or a feature of it, here and in the following.</extracomment>
        <translation>Kartička potřebuje jméno.</translation>
    </message>
    <message>
        <source>Tile %1: there must be at least one copy.</source>
        <translation>Kartička %1: musí být alespoň jedna.</translation>
    </message>
    <message>
        <source>Tile %1: more copies with a garden than copies.</source>
        <extracomment>%1 is a tile.</extracomment>
        <translation>Kartička %1: se zahradou je jich víc než všech.</translation>
    </message>
    <message>
        <source>Tile %1: a tile has 1 to 12 features.</source>
        <translation>Kartička %1: kartička má 1 až 12 území.</translation>
    </message>
    <message>
        <source>Two features of the tile are called &quot;%1&quot;.</source>
        <translation>Dvě území kartičky se jmenují „%1“.</translation>
    </message>
    <message>
        <source>Feature %1: roads and cities must have edges; other features must not.</source>
        <translation>Území %1: strany mají cesty a města, a jen ony.</translation>
    </message>
    <message>
        <source>%1: fields must cover the half-edges beside roads exactly.</source>
        <translation>%1: louky musí přesně pokrývat poloviny stran vedle cest.</translation>
    </message>
    <message>
        <source>Feature %1: another feature has one of its edges.</source>
        <translation>Území %1: jednu z jeho stran má i jiné území.</translation>
    </message>
    <message>
        <source>Field %1: a side without a road is one field.</source>
        <translation>Louka %1: strana bez cesty je jediná louka.</translation>
    </message>
    <message>
        <source>Road %1: its ends do not match its edges.</source>
        <translation>Cesta %1: její konce neodpovídají jejím stranám.</translation>
    </message>
    <message>
        <source>Feature %1: this list may only name cities of the tile.</source>
        <translation>Území %1: v tomto seznamu smějí být jen města kartičky.</translation>
    </message>
    <message>
        <source>Feature %1: it can only be within a city of the tile.</source>
        <translation>Území %1: může být jen uvnitř města kartičky.</translation>
    </message>
    <message>
        <source>Tile %1: a link joins two different features, no fields.</source>
        <translation>Kartička %1: spojit lze jen dvě různá území, ne louky.</translation>
    </message>
    <message>
        <source>Tile %1: a link is named twice.</source>
        <translation>Kartička %1: spojení je uvedeno dvakrát.</translation>
    </message>
    <message>
        <source>Short road %1: it must lead to a city of the tile.</source>
        <translation>Krátká cesta %1: musí vést k městu kartičky.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Konec hry.</translation>
    </message>
    <message>
        <source>There is already a tile here.</source>
        <translation>Tady už kartička leží.</translation>
    </message>
    <message>
        <source>A tile must touch another tile with one of its sides.</source>
        <translation>Kartička se musí některou stranou dotýkat jiné kartičky.</translation>
    </message>
    <message>
        <source>A tile can be turned by at most three quarter turns.</source>
        <translation>Kartičku lze otočit nejvýše o tři čtvrtiny.</translation>
    </message>
    <message>
        <source>This is not the tile that was drawn.</source>
        <translation>Toto není kartička, kterou jste si vzali.</translation>
    </message>
    <message>
        <source>This tile fits somewhere, so it has to be placed.</source>
        <translation>Tuto kartičku lze přiložit, takže se přiložit musí.</translation>
    </message>
    <message>
        <source>There is no tile of this kind left in the bag.</source>
        <translation>V sáčku už žádná kartička tohoto druhu není.</translation>
    </message>
    <message>
        <source>The %1 side does not match its neighbour.</source>
        <extracomment>%1 is &quot;northern&quot;, &quot;eastern&quot;, &quot;southern&quot; or &quot;western&quot;.</extracomment>
        <translation>%1 strana nenavazuje na sousední kartičku.</translation>
    </message>
    <message>
        <source>The %1 side shows a road, but it meets a field.</source>
        <translation>%1 strana má cestu, ale sousedí s loukou.</translation>
    </message>
    <message>
        <source>The %1 side shows a road, but it meets a city.</source>
        <translation>%1 strana má cestu, ale sousedí s městem.</translation>
    </message>
    <message>
        <source>The %1 side shows a city, but it meets a field.</source>
        <translation>%1 strana má město, ale sousedí s loukou.</translation>
    </message>
    <message>
        <source>The %1 side shows a city, but it meets a road.</source>
        <translation>%1 strana má město, ale sousedí s cestou.</translation>
    </message>
    <message>
        <source>The %1 side shows a field, but it meets a road.</source>
        <translation>%1 strana má louku, ale sousedí s cestou.</translation>
    </message>
    <message>
        <source>The %1 side shows a field, but it meets a city.</source>
        <translation>%1 strana má louku, ale sousedí s městem.</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>Directions on a tile, in a list: &quot;Road: east, west&quot;; here and in the next three.</extracomment>
        <translation>sever</translation>
    </message>
    <message>
        <source>east</source>
        <translation>východ</translation>
    </message>
    <message>
        <source>south</source>
        <translation>jih</translation>
    </message>
    <message>
        <source>west</source>
        <translation>západ</translation>
    </message>
    <message>
        <source>%1 has no %2 left.</source>
        <extracomment>%1 is a player&apos;s name, %2 a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>V zásobě už není %2 (%1).</translation>
    </message>
    <message>
        <source>The %2 may not stand on a road.</source>
        <extracomment>%2 is a kind of figure (&quot;meeple&quot;), here and in the following.</extracomment>
        <translation>Na cestě nesmí stát %2.</translation>
    </message>
    <message>
        <source>The %2 may not stand in a city.</source>
        <translation>Ve městě nesmí stát %2.</translation>
    </message>
    <message>
        <source>The %2 may not stand in a field.</source>
        <translation>Na louce nesmí stát %2.</translation>
    </message>
    <message>
        <source>The %2 may not stand in a monastery.</source>
        <translation>V klášteře nesmí stát %2.</translation>
    </message>
    <message>
        <source>%1’s %2 already stands there.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure, here and in the following.</extracomment>
        <translation>Už tam stojí %2 (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 already stands on this road.</source>
        <translation>Na této cestě už stojí %2 (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 already stands in this city.</source>
        <translation>V tomto městě už stojí %2 (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 already lies in this field.</source>
        <translation>Na této louce už leží %2 (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 already stands in this monastery.</source>
        <translation>V tomto klášteře už stojí %2 (%1).</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>Na tahu je jiný hráč.</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>figurka</translation>
    </message>
    <message>
        <source>follower</source>
        <translation>družiník</translation>
    </message>
    <message numerus="yes">
        <source>%n coats of arms</source>
        <translation>
            <numerusform>%n erb</numerusform>
            <numerusform>%n erby</numerusform>
            <numerusform>%n erbů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles of a small city</source>
        <translation>
            <numerusform>%n kartička malého města</numerusform>
            <numerusform>%n kartičky malého města</numerusform>
            <numerusform>%n kartiček malého města</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed cities</source>
        <translation>
            <numerusform>%n dokončené město</numerusform>
            <numerusform>%n dokončená města</numerusform>
            <numerusform>%n dokončených měst</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player&apos;s name, %2 the action or the gain.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>draws a tile</source>
        <translation>bere si kartičku</translation>
    </message>
    <message>
        <source>places a tile</source>
        <translation>přikládá kartičku</translation>
    </message>
    <message>
        <source>%1 on the tile</source>
        <extracomment>%1: kind of figure (&quot;meeple&quot;), here and in the next five.</extracomment>
        <translation>%1 na kartičce</translation>
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
        <source>%1 in the field</source>
        <translation>%1 na louce</translation>
    </message>
    <message>
        <source>%1 in the monastery</source>
        <translation>%1 v klášteře</translation>
    </message>
    <message>
        <source>%1: %2 = %3</source>
        <extracomment>%1 is the scored feature (&quot;City&quot;), %2 the sum (&quot;5 tiles × 2 + 1 coat of arms × 2&quot;), %3 the points.</extracomment>
        <translation>%1: %2 = %3</translation>
    </message>
    <message>
        <source>Place the tile at %1, %2, turned %3°</source>
        <extracomment>%1 and %2 are the column and the row, %3 the turn in degrees.</extracomment>
        <translation>Přiložit kartičku na %1, %2, otočenou o %3°</translation>
    </message>
    <message>
        <source>No figure</source>
        <translation>Bez figurky</translation>
    </message>
    <message>
        <source>draw a tile</source>
        <translation>vezměte si kartičku</translation>
    </message>
    <message>
        <source>place the tile</source>
        <translation>přiložte kartičku</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>Kinds of features, as names.</extracomment>
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
    <message>
        <source>Incomplete road</source>
        <translation>Nedokončená cesta</translation>
    </message>
    <message>
        <source>Incomplete city</source>
        <translation>Nedokončené město</translation>
    </message>
    <message>
        <source>Incomplete monastery</source>
        <translation>Nedokončený klášter</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n kartička</numerusform>
            <numerusform>%n kartičky</numerusform>
            <numerusform>%n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>What counts for a majority: %1 is a number of figures, %2 the figure (&quot;meeple&quot;).
----------
One summand of a score: %1 is &quot;5 tiles&quot;, %2 the points for each.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Roads</source>
        <extracomment>All points for features of that kind, complete or not; here and in the next three.</extracomment>
        <translation>Cesty</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Města</translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation>Kláštery</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Louky</translation>
    </message>
    <message>
        <source>City of two tiles</source>
        <translation>Město ze dvou kartiček</translation>
    </message>
    <message>
        <source>2 points</source>
        <translation>2 body</translation>
    </message>
    <message>
        <source>4 points</source>
        <translation>4 body</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>povoleno</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nepovoleno</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Zbývající kartičky</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>zobrazeny</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>skryty</translation>
    </message>
    <message>
        <source>An agreement of the players, not in any rule book</source>
        <translation>Dohoda hráčů, která není v žádných pravidlech</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Základní hra</translation>
    </message>
    <message>
        <source>A completed city of just two tiles scores like any other, or only 1 point for each tile and each coat of arms.</source>
        <translation>Za dokončené město z pouhých dvou kartiček jsou body jako za každé jiné, nebo jen 1 bod za každou kartičku a každý erb.</translation>
    </message>
    <message>
        <source>%1 in the abbey</source>
        <extracomment>%1 is a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>%1 v opatství</translation>
    </message>
    <message>
        <source>An abbey looks the same on every side, so it is not turned.</source>
        <translation>Opatství vypadá ze všech stran stejně, a proto se neotáčí.</translation>
    </message>
    <message>
        <source>Each player has just one abbey, and this one has been placed.</source>
        <translation>Každý hráč má jen jedno opatství a toto už bylo přiloženo.</translation>
    </message>
    <message>
        <source>The %2 may not stand in an abbey.</source>
        <extracomment>%2 is a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>V opatství nesmí stát %2.</translation>
    </message>
    <message>
        <source>%1’s %2 already stands in this abbey.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>V tomto opatství už stojí %2 (%1).</translation>
    </message>
    <message>
        <source>mayor</source>
        <translation>starosta</translation>
    </message>
    <message>
        <source>Abbeys left at the end</source>
        <translation>Opatství, která na konci zbydou</translation>
    </message>
    <message>
        <source>until the first player places none</source>
        <translation>do prvního hráče, který žádné nepřiloží</translation>
    </message>
    <message>
        <source>until nobody places one</source>
        <translation>dokud je někdo přikládá</translation>
    </message>
    <message>
        <source>they are lost</source>
        <translation>propadají</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor</source>
        <translation>Opatství a starosta</translation>
    </message>
    <message>
        <source>Not all four tiles show field at this corner.</source>
        <translation>V tomto rohu není na všech čtyřech kartičkách louka.</translation>
    </message>
    <message>
        <source>A city reaches this corner; all four tiles must show field there.</source>
        <translation>Do tohoto rohu zasahuje město; na všech čtyřech kartičkách tam musí být louka.</translation>
    </message>
    <message>
        <source>The tile that was just placed does not touch this corner.</source>
        <translation>Právě přiložená kartička se tohoto rohu nedotýká.</translation>
    </message>
    <message>
        <source>%1’s barn stands in this field.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>Na této louce stojí statek (%1).</translation>
    </message>
    <message>
        <source>barn</source>
        <translation>statek</translation>
    </message>
    <message>
        <source>Field with a new barn</source>
        <translation>Louka s novým statkem</translation>
    </message>
    <message>
        <source>This road is completed.</source>
        <translation>Tato cesta je dokončená.</translation>
    </message>
    <message>
        <source>This city is completed.</source>
        <translation>Toto město je dokončené.</translation>
    </message>
    <message>
        <source>This monastery is completed.</source>
        <translation>Tento klášter je dokončený.</translation>
    </message>
    <message>
        <source>This abbey is completed.</source>
        <translation>Toto opatství je dokončené.</translation>
    </message>
    <message>
        <source>%1’s %2 stands there.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure, here and in the following.</extracomment>
        <translation>Stojí tam %2 (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 stands on this road.</source>
        <translation>Na této cestě stojí %2 (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 stands in this city.</source>
        <translation>V tomto městě stojí %2 (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 stands in this monastery.</source>
        <translation>V tomto klášteře stojí %2 (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 stands in this abbey.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>V tomto opatství stojí %2 (%1).</translation>
    </message>
    <message>
        <source>An abbey lies in between.</source>
        <translation>Mezi nimi leží opatství.</translation>
    </message>
    <message>
        <source>Only the walls of the cities touch.</source>
        <translation>Dotýkají se jen hradby obou měst.</translation>
    </message>
    <message>
        <source>A field lies in between.</source>
        <translation>Mezi nimi leží louka.</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>vůz</translation>
    </message>
    <message>
        <source>by connection</source>
        <translation>podle spojení</translation>
    </message>
    <message>
        <source>by distance</source>
        <translation>podle vzdálenosti</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation>Vzít si kartičku</translation>
    </message>
    <message>
        <source>Pass without the abbey</source>
        <translation>Přenechat tah bez opatství</translation>
    </message>
    <message>
        <source>%1 to the supply</source>
        <translation>%1 do zásoby</translation>
    </message>
    <message>
        <source>This is the last chance to place the abbey.</source>
        <extracomment>Warning before a choice that cannot be repeated.</extracomment>
        <translation>Toto je poslední příležitost přiložit opatství.</translation>
    </message>
    <message>
        <source>This may be the last chance to place the abbey.</source>
        <translation>Toto může být poslední příležitost přiložit opatství.</translation>
    </message>
    <message>
        <source>An abbey may only fill a hole, with tiles on all four sides; here the %1 side is open.</source>
        <extracomment>%1 is &quot;northern&quot;, &quot;eastern&quot;, &quot;southern&quot; or &quot;western&quot;.</extracomment>
        <translation>Opatství lze přiložit jen do mezery s kartičkami na všech čtyřech stranách. %1 strana je tu volná.</translation>
    </message>
    <message>
        <source>places the abbey</source>
        <translation>přikládá opatství</translation>
    </message>
    <message>
        <source>places no tile</source>
        <translation>nepřikládá kartičku</translation>
    </message>
    <message>
        <source>does not place the abbey</source>
        <translation>nepřikládá opatství</translation>
    </message>
    <message>
        <source>The game is over. Abbeys not placed: %1</source>
        <extracomment>%1 are the names of the players who still have their abbey.</extracomment>
        <translation>Hra skončila. Nepřiložená opatství: %1</translation>
    </message>
    <message>
        <source>Abbey</source>
        <translation>Opatství</translation>
    </message>
    <message>
        <source>Incomplete abbey</source>
        <translation>Nedokončené opatství</translation>
    </message>
    <message>
        <source>Barn</source>
        <translation>Statek</translation>
    </message>
    <message>
        <source>The %2 may not stand on the corner of a tile.</source>
        <translation>Na rohu kartičky nesmí stát %2.</translation>
    </message>
    <message>
        <source>The %2 may only stand on a corner where four tiles meet.</source>
        <translation>%2 smí stát jen na rohu, kde se stýkají čtyři kartičky.</translation>
    </message>
    <message numerus="yes">
        <source>Road, %n tiles</source>
        <translation>
            <numerusform>Cesta, %n kartička</numerusform>
            <numerusform>Cesta, %n kartičky</numerusform>
            <numerusform>Cesta, %n kartiček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>City, %n tiles</source>
        <translation>
            <numerusform>Město, %n kartička</numerusform>
            <numerusform>Město, %n kartičky</numerusform>
            <numerusform>Město, %n kartiček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field, %n tiles</source>
        <translation>
            <numerusform>Louka, %n kartička</numerusform>
            <numerusform>Louka, %n kartičky</numerusform>
            <numerusform>Louka, %n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>Short road</source>
        <translation>Krátká cesta</translation>
    </message>
    <message>
        <source>gate</source>
        <extracomment>Connection of two features, shown next to a line on the board; here and in the next three.</extracomment>
        <translation>brána</translation>
    </message>
    <message>
        <source>drawbridge</source>
        <translation>padací most</translation>
    </message>
    <message>
        <source>junction</source>
        <translation>křižovatka</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>klášter</translation>
    </message>
    <message>
        <source>within</source>
        <translation>uvnitř</translation>
    </message>
    <message>
        <source>abbey</source>
        <translation>opatství</translation>
    </message>
    <message>
        <source>Occupied by %1’s %2.</source>
        <extracomment>%1 is a player&apos;s name, %2 a figure (&quot;meeple&quot;); here and in the next.</extracomment>
        <translation>Obsazeno: %2 (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Occupied by %1’s %2, %n tiles further.</source>
        <translation>
            <numerusform>Obsazeno: %2 (%1), o %n kartičku dál.</numerusform>
            <numerusform>Obsazeno: %2 (%1), o %n kartičky dál.</numerusform>
            <numerusform>Obsazeno: %2 (%1), o %n kartiček dál.</numerusform>
        </translation>
    </message>
    <message>
        <source>A short road: no figure may stand there.</source>
        <translation>Krátká cesta: nesmí tam stát žádná figurka.</translation>
    </message>
    <message>
        <source>Connected to the abbey, not to this road.</source>
        <translation>Spojeno s opatstvím, ne s touto cestou.</translation>
    </message>
    <message>
        <source>Connected to the abbey, not to this city.</source>
        <translation>Spojeno s opatstvím, ne s tímto městem.</translation>
    </message>
    <message>
        <source>Connected to the abbey, not to this monastery.</source>
        <translation>Spojeno s opatstvím, ne s tímto klášterem.</translation>
    </message>
    <message>
        <source>Connected to the other abbey, not to this one.</source>
        <translation>Spojeno s druhým opatstvím, ne s tímto.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a figure (&quot;mayor&quot;), %2 the source of its strength (&quot;3 coats of arms&quot;).</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>farmers at the end</source>
        <extracomment>Scoring of a field.</extracomment>
        <translation>sedláci na konci hry</translation>
    </message>
    <message>
        <source>a barn is placed</source>
        <translation>umístění statku</translation>
    </message>
    <message>
        <source>barn at the end</source>
        <translation>statek na konci hry</translation>
    </message>
    <message>
        <source>A text is needed here.</source>
        <translation>Zde je potřeba text.</translation>
    </message>
    <message>
        <source>There is no text called &quot;%1&quot;.</source>
        <extracomment>%1 is the name of a text, here and in the next.</extracomment>
        <translation>Text s názvem „%1“ tu není.</translation>
    </message>
    <message>
        <source>Nothing in the lesson shows the text &quot;%1&quot;.</source>
        <translation>Text „%1“ se v lekci nikde nezobrazí.</translation>
    </message>
    <message>
        <source>There must be at least one move.</source>
        <translation>Je potřeba aspoň jeden tah.</translation>
    </message>
    <message>
        <source>There must be at least one example.</source>
        <translation>Je potřeba aspoň jeden příklad.</translation>
    </message>
    <message>
        <source>There is another lesson called &quot;%1&quot; already.</source>
        <translation>Lekce s názvem „%1“ už existuje.</translation>
    </message>
    <message>
        <source>There is another example called &quot;%1&quot; already.</source>
        <translation>Příklad s názvem „%1“ už existuje.</translation>
    </message>
    <message>
        <source>There are two labels with the number %1.</source>
        <extracomment>%1 is the number of a label, here and in the next two.</extracomment>
        <translation>Popisek s číslem %1 je tu dvakrát.</translation>
    </message>
    <message>
        <source>There is no label with the number %1.</source>
        <translation>Popisek s číslem %1 tu není.</translation>
    </message>
    <message>
        <source>No step shows the label %1.</source>
        <translation>Žádný krok neukazuje popisek %1.</translation>
    </message>
    <message>
        <source>By the rules it is different: %1.</source>
        <extracomment>%1: the correct words of the file format.</extracomment>
        <translation>Podle pravidel je to jinak: %1.</translation>
    </message>
    <message>
        <source>The example does not mention this: %1.</source>
        <translation>Příklad o tom nic neříká: %1.</translation>
    </message>
    <message>
        <source>The example already says something else about this: %1.</source>
        <translation>Příklad o tom už říká něco jiného: %1.</translation>
    </message>
    <message>
        <source>The label does not refer to this: %1.</source>
        <translation>O tom popisek nemluví: %1.</translation>
    </message>
    <message>
        <source>There is already a label here: %1.</source>
        <translation>Tady už jeden popisek leží: %1.</translation>
    </message>
    <message>
        <source>There is no rule called &quot;%1&quot;.</source>
        <extracomment>%1 is the name of a rule, here and in the next.</extracomment>
        <translation>Žádné pravidlo se nejmenuje „%1“.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; is already listed here.</source>
        <translation>Pravidlo „%1“ tu už je.</translation>
    </message>
    <message>
        <source>There must be at least one rule.</source>
        <translation>Je třeba aspoň jedno pravidlo.</translation>
    </message>
    <message>
        <source>This answer is right, so it cannot be called wrong.</source>
        <translation>Tato odpověď je správná, nelze ji označit za špatnou.</translation>
    </message>
    <message>
        <source>For a lesson, a wagon must stand on a feature that the last tile completes.</source>
        <translation>Pro lekci musí vůz stát na území, které poslední kartička dokončí.</translation>
    </message>
    <message>
        <source>The table ends here.</source>
        <translation>Tady stůl končí.</translation>
    </message>
    <message>
        <source>%1 still has figures on the board.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 má na herním plánu ještě figurky.</translation>
    </message>
    <message>
        <source>These tile sets cannot be used together.</source>
        <translation>Tyto sady kartiček nelze použít společně.</translation>
    </message>
    <message>
        <source>Tiles of the wagon’s examples</source>
        <translation>Kartičky z příkladů k vozu</translation>
    </message>
    <message>
        <source>The tile is placed, and the feature is completed.</source>
        <translation>Kartička je přiložená a území je dokončené.</translation>
    </message>
    <message>
        <source>The tile is placed, and the road is completed.</source>
        <translation>Kartička je přiložená a cesta je dokončená.</translation>
    </message>
    <message>
        <source>The tile is placed, and the city is completed.</source>
        <translation>Kartička je přiložená a město je dokončené.</translation>
    </message>
    <message>
        <source>The tile is placed, and the monastery is completed.</source>
        <translation>Kartička je přiložená a klášter je dokončený.</translation>
    </message>
    <message>
        <source>The tile is placed, and the abbey is completed.</source>
        <translation>Kartička je přiložená a opatství je dokončené.</translation>
    </message>
    <message>
        <source>The tile just placed.</source>
        <translation>Právě přiložená kartička.</translation>
    </message>
    <message>
        <source>A short road: no figure may ever stand there.</source>
        <translation>Krátká cesta: nikdy na ní nesmí stát žádná figurka.</translation>
    </message>
    <message>
        <source>Occupied: a figure stands there already.</source>
        <translation>Obsazené: už tam stojí figurka.</translation>
    </message>
    <message>
        <source>Out of range.</source>
        <translation>Mimo dosah.</translation>
    </message>
    <message>
        <source>An abbey lies in between: that is one step too far.</source>
        <translation>Mezi nimi leží opatství: to je o krok dál, než vůz smí.</translation>
    </message>
    <message>
        <source>A junction lies in between: that is one step too far.</source>
        <translation>Mezi nimi leží křižovatka: to je o krok dál, než vůz smí.</translation>
    </message>
    <message>
        <source>The city at the drawbridge is completed, so the bridge is up.</source>
        <translation>Město u padacího mostu je dokončené, takže most je nahoře.</translation>
    </message>
    <message>
        <source>Incomplete and unoccupied; a drawbridge leads there.</source>
        <translation>Nedokončené a neobsazené; vede tam padací most.</translation>
    </message>
    <message>
        <source>The city behind this drawbridge is completed, so the bridge is up.</source>
        <translation>Město za tímto padacím mostem je dokončené, takže most je nahoře.</translation>
    </message>
    <message>
        <source>This %2 is %1’s.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>Tato figurka (%2) patří hráči %1.</translation>
    </message>
    <message>
        <source>The %2 cannot cross a drawbridge.</source>
        <extracomment>%2 is a kind of figure (&quot;mayor&quot;).</extracomment>
        <translation>Přes padací most %2 přejít nemůže.</translation>
    </message>
    <message>
        <source>No drawbridge of this road leads there.</source>
        <translation>Žádný padací most této cesty tam nevede.</translation>
    </message>
    <message>
        <source>The Drawbridges</source>
        <translation>Padací mosty</translation>
    </message>
    <message>
        <source>The drawbridge is down: the figure may cross.</source>
        <extracomment>A drawbridge of the road of the moving figure.</extracomment>
        <translation>Padací most je dole: figurka může přejít.</translation>
    </message>
    <message>
        <source>The drawbridge is up: its city is completed.</source>
        <translation>Padací most je nahoře: jeho město je dokončené.</translation>
    </message>
    <message>
        <source>Drawbridge, down</source>
        <translation>Padací most dole</translation>
    </message>
    <message>
        <source>Drawbridge, up</source>
        <translation>Padací most nahoře</translation>
    </message>
    <message numerus="yes">
        <source>%n drawbridges are down: the city is not completed.</source>
        <translation>
            <numerusform>Padací most je dole: jeho město není dokončené.</numerusform>
            <numerusform>%n padací mosty jsou dole: město není dokončené.</numerusform>
            <numerusform>%n padacích mostů je dole: město není dokončené.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawbridges are up: the city is completed.</source>
        <translation>
            <numerusform>Padací most je nahoře: jeho město je dokončené.</numerusform>
            <numerusform>%n padací mosty jsou nahoře: město je dokončené.</numerusform>
            <numerusform>%n padacích mostů je nahoře: město je dokončené.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the road were completed now, %1 could cross.</source>
        <extracomment>A drawbridge of the road of the moving figure, here and in the next two. %1: player&apos;s name.</extracomment>
        <translation>Kdyby se cesta dokončila teď, směl by přejít: %1.</translation>
    </message>
    <message>
        <source>If the road were completed now, no figure could cross: there is none on it.</source>
        <translation>Kdyby se cesta dokončila teď, žádná figurka by nepřešla: žádná na ní nestojí.</translation>
    </message>
    <message numerus="yes">
        <source>%n drawbridges</source>
        <translation>
            <numerusform>%n padací most</numerusform>
            <numerusform>%n padací mosty</numerusform>
            <numerusform>%n padacích mostů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawbridges, down</source>
        <translation>
            <numerusform>%n padací most, dole</numerusform>
            <numerusform>%n padací mosty, dole</numerusform>
            <numerusform>%n padacích mostů, dole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawbridges, up</source>
        <translation>
            <numerusform>%n padací most, nahoře</numerusform>
            <numerusform>%n padací mosty, nahoře</numerusform>
            <numerusform>%n padacích mostů, nahoře</numerusform>
        </translation>
    </message>
    <message>
        <source>One drawbridge up, one down</source>
        <translation>Jeden padací most nahoře, jeden dole</translation>
    </message>
    <message>
        <source>northern</source>
        <translation>Severní</translation>
    </message>
    <message>
        <source>eastern</source>
        <translation>Východní</translation>
    </message>
    <message>
        <source>southern</source>
        <translation>Jižní</translation>
    </message>
    <message>
        <source>western</source>
        <translation>Západní</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>družiník</translation>
    </message>
    <message>
        <source>gets the knight back</source>
        <translation>dostává zpět rytíře</translation>
    </message>
    <message>
        <source>gets the highwayman back</source>
        <translation>dostává zpět lupiče</translation>
    </message>
    <message>
        <source>gets the thief back</source>
        <translation>dostává zpět lupiče</translation>
    </message>
    <message>
        <source>gets the farmer back</source>
        <translation>dostává zpět sedláka</translation>
    </message>
    <message>
        <source>gets the monk back</source>
        <translation>dostává zpět mnicha</translation>
    </message>
    <message>
        <source>gets the mayor back</source>
        <translation>dostává zpět starostu</translation>
    </message>
    <message>
        <source>gets the wagon back</source>
        <translation>dostává zpět vůz</translation>
    </message>
    <message>
        <source>gets the barn back</source>
        <translation>dostává zpět statek</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <extracomment>What a tile shows, in a list.</extracomment>
        <translation>
            <numerusform>město</numerusform>
            <numerusform>%n města</numerusform>
            <numerusform>%n měst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roads</source>
        <translation>
            <numerusform>cesta</numerusform>
            <numerusform>%n cesty</numerusform>
            <numerusform>%n cest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monasteries</source>
        <translation>
            <numerusform>klášter</numerusform>
            <numerusform>%n kláštery</numerusform>
            <numerusform>%n klášterů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n abbeys</source>
        <translation>
            <numerusform>opatství</numerusform>
            <numerusform>%n opatství</numerusform>
            <numerusform>%n opatství</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields</source>
        <translation>
            <numerusform>louka</numerusform>
            <numerusform>%n louky</numerusform>
            <numerusform>%n luk</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a folder; a file was expected.</source>
        <translation>Toto je složka; měl to být soubor.</translation>
    </message>
    <message>
        <source>This is not a regular file; pipes and devices are neither read nor written.</source>
        <translation>Toto není obyčejný soubor; roury a zařízení se nečtou ani nezapisují.</translation>
    </message>
    <message>
        <source>A file may hold at most %1 values and names of fields.</source>
        <translation>V souboru může být nejvýše %1 hodnot a názvů položek.</translation>
    </message>
    <message>
        <source>This name is too long; it may have at most %1 characters.</source>
        <translation>Tento název je příliš dlouhý; může mít nejvýše %1 znaků.</translation>
    </message>
    <message>
        <source>This text is too long; it may have at most %1 characters.</source>
        <translation>Tento text je příliš dlouhý; může mít nejvýše %1 znaků.</translation>
    </message>
    <message>
        <source>The name of a lesson must end in .lesson.json or .story.json.</source>
        <translation>Jméno lekce musí končit na .lesson.json nebo .story.json.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; occurs here twice.</source>
        <translation>Položka „%1“ je tu dvakrát.</translation>
    </message>
    <message>
        <source>A figure may only be placed on the tile just placed.</source>
        <translation>Figurku lze umístit jen na právě přiloženou kartičku.</translation>
    </message>
    <message>
        <source>No figure may stand on this short road.</source>
        <translation>Na této krátké cestě nesmí stát žádná figurka.</translation>
    </message>
    <message>
        <source>There is no such feature on this tile.</source>
        <translation>Takové území na této kartičce není.</translation>
    </message>
    <message>
        <source>This feature is completed; its figures have been returned to the supply.</source>
        <translation>Toto území je dokončené a jeho figurky se vrátily do zásoby.</translation>
    </message>
    <message>
        <source>This road is completed; its figures have been returned to the supply.</source>
        <translation>Tato cesta je dokončená a její figurky se vrátily do zásoby.</translation>
    </message>
    <message>
        <source>This city is completed; its figures have been returned to the supply.</source>
        <translation>Toto město je dokončené a jeho figurky se vrátily do zásoby.</translation>
    </message>
    <message>
        <source>This monastery is completed; its figure has been returned to the supply.</source>
        <translation>Tento klášter je dokončený a jeho figurka se vrátila do zásoby.</translation>
    </message>
    <message>
        <source>This is not the step of the turn in which that is done.</source>
        <translation>To se v tomto kroku tahu nedělá.</translation>
    </message>
    <message>
        <source>The tile cannot be placed anywhere and is removed from the game.</source>
        <translation>Kartičku nelze nikam přiložit, a proto se vyřazuje ze hry.</translation>
    </message>
    <message>
        <source>A feature is completed.</source>
        <translation>Území je dokončené.</translation>
    </message>
    <message numerus="yes">
        <source>A road of %n tiles is completed.</source>
        <translation>
            <numerusform>Cesta je dokončená (%n kartička).</numerusform>
            <numerusform>Cesta je dokončená (%n kartičky).</numerusform>
            <numerusform>Cesta je dokončená (%n kartiček).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A city of %n tiles is completed.</source>
        <translation>
            <numerusform>Město je dokončené (%n kartička).</numerusform>
            <numerusform>Město je dokončené (%n kartičky).</numerusform>
            <numerusform>Město je dokončené (%n kartiček).</numerusform>
        </translation>
    </message>
    <message>
        <source>A monastery is completed.</source>
        <translation>Klášter je dokončený.</translation>
    </message>
    <message>
        <source>%1 returned to the supply</source>
        <extracomment>%1 is a kind of figure.</extracomment>
        <translation>%1 zpět do zásoby</translation>
    </message>
    <message>
        <source>place a figure on the tile, or none</source>
        <translation>umístěte figurku, nebo zvolte „Bez&#xa0;figurky“</translation>
    </message>
    <message>
        <source>score what is completed</source>
        <translation>vyhodnoťte, co je dokončené</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles around it</source>
        <translation>
            <numerusform>%n kartička kolem</numerusform>
            <numerusform>%n kartičky kolem</numerusform>
            <numerusform>%n kartiček kolem</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vracení tahů</translation>
    </message>
    <message>
        <source>Whether everybody sees how many tiles are still to be drawn.</source>
        <translation>Zda všichni vidí, kolik kartiček ještě zbývá.</translation>
    </message>
    <message>
        <source>An abbey is completed.</source>
        <translation>Opatství je dokončené.</translation>
    </message>
    <message>
        <source>place the abbey in a hole, or draw a tile</source>
        <translation>přiložte opatství do mezery, nebo si vezměte kartičku</translation>
    </message>
    <message>
        <source>This abbey is completed; its figure has been returned to the supply.</source>
        <translation>Toto opatství je dokončené a jeho figurka se vrátila do zásoby.</translation>
    </message>
    <message>
        <source>The mayor may only be placed in an unoccupied city, and %1’s %2 stands in this one.</source>
        <translation>Starostu lze umístit jen do neobsazeného města, a v tomto stojí %2 (%1).</translation>
    </message>
    <message>
        <source>What happens to abbeys that have not been placed when the last land tile is gone.</source>
        <translation>Co se stane s opatstvími, která po poslední kartičce krajiny ještě nejsou přiložena.</translation>
    </message>
    <message>
        <source>one extra round</source>
        <translation>jedno kolo navíc</translation>
    </message>
    <message>
        <source>%1 where four tiles meet</source>
        <translation>%1 na styku čtyř kartiček</translation>
    </message>
    <message>
        <source>Field connected to a barn</source>
        <translation>Louka připojená ke statku</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 se přesouvá</translation>
    </message>
    <message>
        <source>%1 moves to a road</source>
        <translation>%1 se přesouvá na cestu</translation>
    </message>
    <message>
        <source>%1 moves to a city</source>
        <translation>%1 se přesouvá do města</translation>
    </message>
    <message>
        <source>%1 moves to a monastery</source>
        <translation>%1 se přesouvá do kláštera</translation>
    </message>
    <message>
        <source>%1 moves to an abbey</source>
        <translation>%1 se přesouvá do opatství</translation>
    </message>
    <message>
        <source>move the wagon, or return it to the supply</source>
        <translation>přesuňte vůz, nebo ho vraťte do zásoby</translation>
    </message>
    <message>
        <source>There is no figure here that may move now.</source>
        <translation>Není tu žádná figurka, která by se teď směla přesunout.</translation>
    </message>
    <message>
        <source>This feature is completed.</source>
        <translation>Toto území je dokončené.</translation>
    </message>
    <message>
        <source>The two are not directly connected.</source>
        <translation>Tato dvě území nejsou přímo spojená.</translation>
    </message>
    <message>
        <source>Another feature lies in between, and the wagon may not move through it.</source>
        <translation>Mezi nimi leží jiné území a vůz přes ně nesmí.</translation>
    </message>
    <message>
        <source>The road only passes under the city through a tunnel.</source>
        <translation>Cesta pod městem jen prochází tunelem.</translation>
    </message>
    <message>
        <source>The road only touches the city wall; there is no gate.</source>
        <translation>Cesta se jen dotýká městských hradeb, brána tu není.</translation>
    </message>
    <message>
        <source>Move of the wagon</source>
        <translation>Přesun vozu</translation>
    </message>
    <message>
        <source>A tile has already been drawn in this turn; an abbey is placed instead of drawing one.</source>
        <translation>V tomto tahu už jste si vzali kartičku; opatství se přikládá místo ní.</translation>
    </message>
    <message>
        <source>place the abbey in a hole, or pass</source>
        <translation>přiložte opatství do mezery, nebo přenechte tah</translation>
    </message>
    <message>
        <source>Where a wagon may move after its feature has been scored. The other feature must be incomplete and unoccupied, and never a field.</source>
        <translation>Kam se vůz smí přesunout po vyhodnocení svého území. To druhé území musí být nedokončené a neobsazené a nesmí to být louka.</translation>
    </message>
    <message>
        <source>To a feature that is directly connected with its own, for example by a gate or a junction, however far away.</source>
        <translation>Na území, které je s jeho územím přímo spojené, třeba branou nebo křižovatkou, jakkoli daleko.</translation>
    </message>
    <message>
        <source>To a feature on its own tile or on one of the 8 surrounding tiles, connected or not.</source>
        <translation>Na území na jeho vlastní kartičce nebo na některé z 8 okolních kartiček, spojené i nespojené.</translation>
    </message>
    <message>
        <source>Everybody who still has an abbey may place it in one extra turn.</source>
        <translation>Každý, kdo ještě má opatství, je může přiložit v jednom tahu navíc.</translation>
    </message>
    <message>
        <source>There is no tile there.</source>
        <translation>Žádná kartička tam není.</translation>
    </message>
    <message>
        <source>Incomplete and unoccupied, connected by a gate.</source>
        <translation>Nedokončené a neobsazené, spojené branou.</translation>
    </message>
    <message>
        <source>Incomplete and unoccupied, connected by a junction.</source>
        <translation>Nedokončené a neobsazené, spojené křižovatkou.</translation>
    </message>
    <message>
        <source>Incomplete and unoccupied; the road ends at the monastery.</source>
        <translation>Nedokončené a neobsazené; cesta končí u kláštera.</translation>
    </message>
    <message>
        <source>Incomplete and unoccupied; the monastery is within the city.</source>
        <translation>Nedokončené a neobsazené; klášter je uvnitř města.</translation>
    </message>
    <message>
        <source>Incomplete and unoccupied; the two are directly adjacent.</source>
        <translation>Nedokončené a neobsazené; obě území spolu přímo sousedí.</translation>
    </message>
    <message>
        <source>Incomplete and unoccupied, within range.</source>
        <translation>Nedokončené a neobsazené, v dosahu.</translation>
    </message>
    <message>
        <source>connected to a barn</source>
        <translation>připojení ke statku</translation>
    </message>
    <message>
        <source>The last move does not score the feature on which the figure of the example stands.</source>
        <translation>Poslední tah nevyhodnotí území, na kterém figurka z příkladu stojí.</translation>
    </message>
    <message>
        <source>These do not belong together; by the rules the same is true only of: %1.</source>
        <extracomment>%1 are features with their places, here and in the following.</extracomment>
        <translation>Tyto části k sobě nepatří; podle pravidel platí totéž jen pro: %1.</translation>
    </message>
    <message>
        <source>Without this tile the others would no longer be connected.</source>
        <translation>Bez této kartičky by ostatní spolu už nesousedily.</translation>
    </message>
    <message>
        <source>This cannot be the last tile: without it the others would not be connected.</source>
        <translation>Tato kartička nemůže být poslední: bez ní by ostatní spolu nesousedily.</translation>
    </message>
    <message>
        <source>%1’s %2 stands on a completed feature. It can stand there only if the tile that completes the feature is the last one.</source>
        <extracomment>%1 is a player&apos;s name, %2 a figure (&quot;meeple&quot;).</extracomment>
        <translation>%1: %2 stojí na dokončeném území. Může tam stát, jen když je poslední ta kartička, která je dokončila.</translation>
    </message>
    <message>
        <source>One tile is missing to complete the feature on which the wagon stands.</source>
        <translation>K dokončení území, na kterém stojí vůz, chybí jediná kartička.</translation>
    </message>
    <message>
        <source>One tile is missing to complete the road on which the wagon stands.</source>
        <translation>K dokončení cesty, na které stojí vůz, chybí jediná kartička.</translation>
    </message>
    <message>
        <source>One tile is missing to complete the city in which the wagon stands.</source>
        <translation>K dokončení města, ve kterém stojí vůz, chybí jediná kartička.</translation>
    </message>
    <message>
        <source>One tile is missing to complete the monastery in which the wagon stands.</source>
        <translation>K dokončení kláštera, ve kterém stojí vůz, chybí jediná kartička.</translation>
    </message>
    <message>
        <source>One tile is missing to complete the abbey in which the wagon stands.</source>
        <translation>K dokončení opatství, ve kterém stojí vůz, chybí jediná kartička.</translation>
    </message>
    <message>
        <source>First the feature is scored; then the wagon may move.</source>
        <translation>Nejprve se vyhodnotí území, potom se vůz smí přesunout.</translation>
    </message>
    <message>
        <source>First the road is scored; then the wagon may move.</source>
        <translation>Nejprve se vyhodnotí cesta, potom se vůz smí přesunout.</translation>
    </message>
    <message>
        <source>First the city is scored; then the wagon may move.</source>
        <translation>Nejprve se vyhodnotí město, potom se vůz smí přesunout.</translation>
    </message>
    <message>
        <source>First the monastery is scored; then the wagon may move.</source>
        <translation>Nejprve se vyhodnotí klášter, potom se vůz smí přesunout.</translation>
    </message>
    <message>
        <source>First the abbey is scored; then the wagon may move.</source>
        <translation>Nejprve se vyhodnotí opatství, potom se vůz smí přesunout.</translation>
    </message>
    <message>
        <source>In the classic edition the wagon may move to a feature that is directly connected with the feature that was scored, however far away.</source>
        <translation>V původní edici se vůz smí přesunout na území, které je s vyhodnoceným územím přímo spojené, jakkoli daleko.</translation>
    </message>
    <message>
        <source>In the new edition the wagon may move to a feature on its own tile or on one of the 8 surrounding tiles.</source>
        <translation>V nové edici se vůz smí přesunout na území na své vlastní kartičce nebo na některé z 8 okolních kartiček.</translation>
    </message>
    <message>
        <source>Connected by a gate, incomplete and unoccupied: the wagon may move there.</source>
        <extracomment>Text for all features with the same label. They can be one or several, of any kind; here and in all that follow.</extracomment>
        <translation>Spojeno branou, nedokončené a neobsazené: vůz se tam smí přesunout.</translation>
    </message>
    <message>
        <source>Connected by a drawbridge, incomplete and unoccupied: the wagon may move there.</source>
        <extracomment>Text for all features with the same label. They can be one or several, of any kind.</extracomment>
        <translation>Spojeno padacím mostem, nedokončené a neobsazené: vůz se tam smí přesunout.</translation>
    </message>
    <message>
        <source>Connected by a junction, incomplete and unoccupied: the wagon may move there.</source>
        <translation>Spojeno křižovatkou, nedokončené a neobsazené: vůz se tam smí přesunout.</translation>
    </message>
    <message>
        <source>The road ends at the monastery; the feature with this number is incomplete and unoccupied: the wagon may move there.</source>
        <translation>Cesta končí u kláštera; území s tímto číslem je nedokončené a neobsazené: vůz se tam smí přesunout.</translation>
    </message>
    <message>
        <source>The monastery is within the city; the feature with this number is incomplete and unoccupied: the wagon may move there.</source>
        <translation>Klášter je uvnitř města; území s tímto číslem je nedokončené a neobsazené: vůz se tam smí přesunout.</translation>
    </message>
    <message>
        <source>Directly adjacent to the abbey, incomplete and unoccupied: the wagon may move there.</source>
        <translation>Přímo sousedí s opatstvím, je nedokončené a neobsazené: vůz se tam smí přesunout.</translation>
    </message>
    <message>
        <source>Within range, incomplete and unoccupied: the wagon may move there.</source>
        <translation>V dosahu, nedokončené a neobsazené: vůz se tam smí přesunout.</translation>
    </message>
    <message>
        <source>Completed: no figure may move there any more.</source>
        <translation>Dokončené: žádná figurka se tam už nesmí přesunout.</translation>
    </message>
    <message>
        <source>The road only passes through a tunnel; that is no connection.</source>
        <translation>Cesta jen prochází tunelem; to není spojení.</translation>
    </message>
    <message>
        <source>Separated by a field.</source>
        <translation>Oddělené loukou.</translation>
    </message>
    <message>
        <source>Not connected, and too far away.</source>
        <translation>Není spojené a je příliš daleko.</translation>
    </message>
    <message>
        <source>cross a drawbridge with this figure, or return it to the supply</source>
        <translation>přejděte touto figurkou padací most, nebo ji vraťte do zásoby</translation>
    </message>
    <message>
        <source>The %2 moves in a step of its own, in which it may also cross a drawbridge.</source>
        <extracomment>%2 is a kind of figure (&quot;wagon&quot;).</extracomment>
        <translation>Přes padací most smí přejít i %2, ale až ve svém vlastním kroku.</translation>
    </message>
    <message>
        <source>%1 does not have the majority on this road; the %2 is returned to the supply.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>%1 na této cestě nemá početní převahu; %2 se vrací do zásoby.</translation>
    </message>
    <message>
        <source>No single player has the majority on this road, so nobody crosses a drawbridge.</source>
        <translation>Na této cestě nemá početní převahu jediný hráč, a tak přes padací most nikdo nepřejde.</translation>
    </message>
    <message>
        <source>The rules of The Drawbridges are official only with the base game. How they work together with other expansions is our decision.</source>
        <translation>Pravidla Padacích mostů jsou oficiální jen se základní hrou. Jak fungují s jinými rozšířeními, je naše rozhodnutí.</translation>
    </message>
    <message>
        <source>No single player has the majority on the road, so nobody crosses its drawbridge.</source>
        <translation>Na cestě nemá početní převahu jediný hráč, a tak přes padací most nikdo nepřejde.</translation>
    </message>
    <message>
        <source>The drawbridge is down, but only a player who alone has the majority on the road may cross.</source>
        <translation>Padací most je dole, ale přejít smí jen hráč, který má na cestě sám početní převahu.</translation>
    </message>
    <message>
        <source>If the road were completed now, nobody could cross: no single player has the majority.</source>
        <translation>Kdyby se cesta dokončila teď, nikdo by nepřešel: početní převahu nemá jediný hráč.</translation>
    </message>
    <message>
        <source>It is known that this tile exists; the order of its sides is assumed.</source>
        <translation>Ví se, že taková kartička existuje; pořadí jejích stran předpokládáme.</translation>
    </message>
    <message>
        <source>This kind of tile and these sides are known; that they belong to the same tile is assumed.</source>
        <translation>Tento druh kartičky i tyto strany jsou známé; že patří téže kartičce, předpokládáme.</translation>
    </message>
    <message>
        <source>A tile with these sides is known; the rest of its picture is assumed.</source>
        <translation>Kartička s těmito stranami je známá; zbytek obrázku předpokládáme.</translation>
    </message>
    <message>
        <source>Not known from any source; designed by us.</source>
        <translation>Není známá z žádného zdroje; navrhli jsme ji sami.</translation>
    </message>
    <message>
        <source>The turns go on, and the game ends at the first player who cannot place an abbey (ruling of 10/2024) or does not want to (our decision).</source>
        <translation>Hraje se dál a hra končí u prvního hráče, který opatství přiložit nemůže (rozhodnutí 10/2024) nebo nechce (naše rozhodnutí).</translation>
    </message>
    <message>
        <source>The turns continue until no player has placed an abbey in a whole round. The ruling of 10/2024 can also be read in this way.</source>
        <translation>Hraje se dál, dokud celé kolo nikdo opatství nepřiloží. I tak lze rozhodnutí 10/2024 číst.</translation>
    </message>
    <message>
        <source>The game ends with the last land tile, and abbeys left are lost: an early answer for the classic edition and the first ruling for the new one (2/2021).</source>
        <translation>Hra končí poslední kartičkou krajiny a zbylá opatství propadají: dřívější odpověď k původní edici a první rozhodnutí k nové (2/2021).</translation>
    </message>
    <message>
        <source>There is no tile there; choose a feature on one of the tiles.</source>
        <translation>Žádná kartička tam není; vyberte území na některé z kartiček.</translation>
    </message>
    <message>
        <source>The abbey is placed in a hole, an empty space with tiles on all four sides, instead of drawing a tile. When this turn began, there was no hole.</source>
        <translation>Opatství se přikládá do mezery, tedy na prázdné políčko s kartičkami na všech čtyřech stranách, a to místo toho, abyste si vzali kartičku. Když tento tah začínal, žádná mezera tu nebyla.</translation>
    </message>
    <message>
        <source>The wagon may never move to a field.</source>
        <translation>Vůz se na louku nikdy nesmí přesunout.</translation>
    </message>
    <message>
        <source>This feature lies beyond a junction, and the wagon may move only one step.</source>
        <translation>Toto území leží až za křižovatkou a vůz se smí přesunout jen o jeden krok.</translation>
    </message>
    <message>
        <source>This feature is too far away; it is not connected.</source>
        <translation>Toto území je příliš daleko, není spojené.</translation>
    </message>
    <message>
        <source>Out of range: the wagon may only move to a feature on its own tile or on one of the 8 surrounding tiles.</source>
        <translation>Mimo dosah: vůz se smí přesunout jen na území na své vlastní kartičce nebo na některé z 8 okolních kartiček.</translation>
    </message>
    <message>
        <source>Four tiles must meet at this corner, and not all of them have been placed yet.</source>
        <translation>Na tomto rohu se musí stýkat čtyři kartičky a ještě nejsou přiložené všechny.</translation>
    </message>
    <message>
        <source>places a figure: %1</source>
        <extracomment>%1 is a kind of figure.</extracomment>
        <translation>umisťuje figurku: %1</translation>
    </message>
    <message>
        <source>places a knight in the city</source>
        <translation>umisťuje rytíře do města</translation>
    </message>
    <message>
        <source>places a highwayman on the road</source>
        <translation>umisťuje lupiče na cestu</translation>
    </message>
    <message>
        <source>places a thief on the road</source>
        <translation>umisťuje lupiče na cestu</translation>
    </message>
    <message>
        <source>places a farmer in the field</source>
        <translation>umisťuje sedláka na louku</translation>
    </message>
    <message>
        <source>places a monk in the monastery</source>
        <translation>umisťuje mnicha do kláštera</translation>
    </message>
    <message>
        <source>places a monk in the abbey</source>
        <translation>umisťuje mnicha do opatství</translation>
    </message>
    <message>
        <source>places the mayor in the city</source>
        <translation>umisťuje starostu do města</translation>
    </message>
    <message>
        <source>places the wagon on the road</source>
        <translation>umisťuje vůz na cestu</translation>
    </message>
    <message>
        <source>places the wagon in the city</source>
        <translation>umisťuje vůz do města</translation>
    </message>
    <message>
        <source>places the wagon in the monastery</source>
        <translation>umisťuje vůz do kláštera</translation>
    </message>
    <message>
        <source>places the wagon in the abbey</source>
        <translation>umisťuje vůz do opatství</translation>
    </message>
    <message>
        <source>places the barn where four tiles meet</source>
        <translation>umisťuje statek na styk čtyř kartiček</translation>
    </message>
    <message>
        <source>Drag the figure to any place: it stays there, or the reason against it is shown.</source>
        <extracomment>Task with the figure of a lesson, here and in the next two.</extracomment>
        <translation>Přetáhněte figurku kamkoli: buď tam zůstane, nebo se dozvíte, proč tam nesmí.</translation>
    </message>
    <message>
        <source>Drag the wagon to any place: it stays there, or the reason against it is shown.</source>
        <translation>Přetáhněte vůz kamkoli: buď tam zůstane, nebo se dozvíte, proč tam nesmí.</translation>
    </message>
    <message>
        <source>Where may the figure move? Mark every feature, then check.</source>
        <translation>Kam se figurka smí přesunout? Označte všechna taková území a pak výběr ověřte.</translation>
    </message>
    <message>
        <source>Where may the wagon move? Mark every feature, then check.</source>
        <translation>Kam se vůz smí přesunout? Označte všechna taková území a pak výběr ověřte.</translation>
    </message>
    <message>
        <source>The figure is returned to the supply. That is always allowed.</source>
        <translation>Figurka se vrátí do zásoby. To je dovoleno vždy.</translation>
    </message>
    <message>
        <source>The wagon is returned to the supply. That is always allowed.</source>
        <translation>Vůz se vrátí do zásoby. To je dovoleno vždy.</translation>
    </message>
    <message>
        <source>Incomplete and unoccupied; the wagon may only move to the part within range.</source>
        <translation>Nedokončené a neobsazené; vůz se smí přesunout jen na část, která je v dosahu.</translation>
    </message>
    <message>
        <source>A move leads out of this feature, not to another part of it.</source>
        <translation>Přesun vede z tohoto území ven, ne na jinou jeho část.</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <translation>Hostince a katedrály</translation>
    </message>
    <message>
        <source>large meeple</source>
        <translation>velký družiník</translation>
    </message>
    <message>
        <source>large follower</source>
        <extracomment>In the words of the classic edition.</extracomment>
        <translation>velký družiník</translation>
    </message>
    <message numerus="yes">
        <source>%n inns</source>
        <translation>
            <numerusform>%n hostinec</numerusform>
            <numerusform>%n hostince</numerusform>
            <numerusform>%n hostinců</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cathedrals</source>
        <translation>
            <numerusform>%n katedrála</numerusform>
            <numerusform>%n katedrály</numerusform>
            <numerusform>%n katedrál</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles for the inn</source>
        <extracomment>Additional points of a road with an inn; &quot;× 1&quot; follows.</extracomment>
        <translation>
            <numerusform>%n kartička za hostinec</numerusform>
            <numerusform>%n kartičky za hostinec</numerusform>
            <numerusform>%n kartiček za hostinec</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles and coats of arms for the cathedral</source>
        <extracomment>Additional points of a city with a cathedral; &quot;× 1&quot; follows.</extracomment>
        <translation>
            <numerusform>%n kartička za katedrálu</numerusform>
            <numerusform>%n kartičky a erby za katedrálu</numerusform>
            <numerusform>%n kartiček a erbů za katedrálu</numerusform>
        </translation>
    </message>
    <message>
        <source>The Abbot</source>
        <translation>Opat</translation>
    </message>
    <message>
        <source>abbot</source>
        <translation>opat</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Zahrada</translation>
    </message>
    <message numerus="yes">
        <source>%n gardens</source>
        <translation>
            <numerusform>zahrada</numerusform>
            <numerusform>%n zahrady</numerusform>
            <numerusform>%n zahrad</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in the garden</source>
        <extracomment>%1 is a kind of figure (&quot;abbot&quot;).</extracomment>
        <translation>%1 v zahradě</translation>
    </message>
    <message>
        <source>A garden is completed.</source>
        <translation>Zahrada je dokončená.</translation>
    </message>
    <message>
        <source>places the abbot in the monastery</source>
        <translation>umisťuje opata do kláštera</translation>
    </message>
    <message>
        <source>places the abbot in the abbey</source>
        <translation>umisťuje opata do opatství</translation>
    </message>
    <message>
        <source>places the abbot in the garden</source>
        <translation>umisťuje opata do zahrady</translation>
    </message>
    <message>
        <source>gets the abbot back</source>
        <translation>dostává zpět opata</translation>
    </message>
    <message>
        <source>Only an abbot may stand in a garden.</source>
        <translation>V zahradě smí stát jen opat.</translation>
    </message>
    <message>
        <source>%1’s abbot does not stand there.</source>
        <translation>Tam opat nestojí (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 already stands in this garden.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>V této zahradě už stojí %2 (%1).</translation>
    </message>
    <message>
        <source>Incomplete garden</source>
        <translation>Nedokončená zahrada</translation>
    </message>
    <message>
        <source>Gardens</source>
        <translation>Zahrady</translation>
    </message>
    <message>
        <source>The River</source>
        <translation>Řeka</translation>
    </message>
    <message>
        <source>The River II</source>
        <translation>Řeka II</translation>
    </message>
    <message>
        <source>Room for the river</source>
        <translation>Místo pro řeku</translation>
    </message>
    <message>
        <source>Where the river must not continue.</source>
        <translation>Kudy řeka nesmí pokračovat.</translation>
    </message>
    <message>
        <source>no U-turn</source>
        <translation>bez otočky</translation>
    </message>
    <message>
        <source>It may not bend the same way twice in a row.</source>
        <translation>Nesmí se dvakrát po sobě stočit stejným směrem.</translation>
    </message>
    <message>
        <source>clear space ahead</source>
        <translation>volno před řekou</translation>
    </message>
    <message>
        <source>In addition, the six spaces ahead of each open end have to be empty.</source>
        <translation>Navíc musí být prázdných šest políček před každým otevřeným koncem.</translation>
    </message>
    <message>
        <source>The lake with the volcano</source>
        <translation>Jezero se sopkou</translation>
    </message>
    <message>
        <source>Effect of the last tile of the second river.</source>
        <translation>Účinek poslední kartičky druhé řeky.</translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation>tah navíc</translation>
    </message>
    <message>
        <source>No figure is placed on it, and its player draws another tile.</source>
        <translation>Žádná figurka se na něj neumisťuje a jeho hráč si vezme další kartičku.</translation>
    </message>
    <message>
        <source>an ordinary tile</source>
        <translation>obyčejná kartička</translation>
    </message>
    <message>
        <source>It is placed like any other tile.</source>
        <translation>Přikládá se jako každá jiná kartička.</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Řeka</translation>
    </message>
    <message numerus="yes">
        <source>%n rivers</source>
        <translation>
            <numerusform>řeka</numerusform>
            <numerusform>%n řeky</numerusform>
            <numerusform>%n řek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n herds of pigs</source>
        <translation>
            <numerusform>%n stádo prasat</numerusform>
            <numerusform>%n stáda prasat</numerusform>
            <numerusform>%n stád prasat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities for the herd of pigs</source>
        <extracomment>%n: completed cities of the field, once for each herd; &quot;× 1&quot; (point) follows.</extracomment>
        <translation>
            <numerusform>stádo prasat: %n město</numerusform>
            <numerusform>stádo prasat: %n města</numerusform>
            <numerusform>stádo prasat: %n měst</numerusform>
        </translation>
    </message>
    <message>
        <source>A river tile has to continue the river.</source>
        <translation>Kartička s řekou musí na řeku navázat.</translation>
    </message>
    <message>
        <source>The river may not bend the same way twice in a row: that would be a U-turn.</source>
        <translation>Řeka se nesmí dvakrát po sobě stočit stejným směrem: to by byla otočka.</translation>
    </message>
    <message>
        <source>The river may not run into itself.</source>
        <translation>Řeka nesmí vtéct sama do sebe.</translation>
    </message>
    <message>
        <source>There is not enough space ahead: two spaces in front of the river and those beside them have to be empty.</source>
        <translation>Před řekou není volno: dvě políčka před ní a ta vedle nich musí být prázdná.</translation>
    </message>
    <message>
        <source>No figure may stand on the river.</source>
        <translation>Na řece nesmí stát žádná figurka.</translation>
    </message>
    <message>
        <source>No figure is placed on the tile with the lake and the volcano; the player who placed this tile draws another.</source>
        <translation>Na jezero se sopkou se žádná figurka neumisťuje, jeho hráč si vezme další kartičku.</translation>
    </message>
    <message>
        <source>The %1 side shows a river, but it meets a field.</source>
        <extracomment>%1 is &quot;northern&quot;, &quot;eastern&quot;, &quot;southern&quot; or &quot;western&quot;.</extracomment>
        <translation>%1 strana má řeku, ale sousedí s loukou.</translation>
    </message>
    <message>
        <source>The %1 side shows a river, but it meets a road.</source>
        <translation>%1 strana má řeku, ale sousedí s cestou.</translation>
    </message>
    <message>
        <source>The %1 side shows a river, but it meets a city.</source>
        <translation>%1 strana má řeku, ale sousedí s městem.</translation>
    </message>
    <message>
        <source>The %1 side shows a field, but it meets the river.</source>
        <translation>%1 strana má louku, ale sousedí s řekou.</translation>
    </message>
    <message>
        <source>The %1 side shows a road, but it meets the river.</source>
        <translation>%1 strana má cestu, ale sousedí s řekou.</translation>
    </message>
    <message>
        <source>The %1 side shows a city, but it meets the river.</source>
        <translation>%1 strana má město, ale sousedí s řekou.</translation>
    </message>
    <message>
        <source>take the abbot back and score it</source>
        <translation>vzít opata zpět a vyhodnotit ho</translation>
    </message>
    <message>
        <source>%1 on the river</source>
        <extracomment>Not used in a game, because no figure can be there; %1 is a kind of figure (&quot;follower&quot;).</extracomment>
        <translation>%1 na řece</translation>
    </message>
    <message>
        <source>This garden is completed: it is scored, and its figure is returned to the supply.</source>
        <translation>Tato zahrada je dokončená: vyhodnotí se a její figurka se vrátí do zásoby.</translation>
    </message>
    <message>
        <source>The tile cannot be played yet. It is put aside, and another one is drawn.</source>
        <translation>Kartičku zatím nelze hrát. Odkládá se stranou a vezme se jiná.</translation>
    </message>
    <message>
        <source>moves a piece on the board</source>
        <translation>přesouvá figurku na herním plánu</translation>
    </message>
    <message>
        <source>begins the turn</source>
        <translation>začíná svůj tah</translation>
    </message>
    <message>
        <source>The Princess &amp; the Dragon</source>
        <translation>Princezna a drak</translation>
    </message>
    <message>
        <source>Points of the fairy</source>
        <translation>Body za vílu</translation>
    </message>
    <message>
        <source>Who receives points for the fairy.</source>
        <translation>Kdo dostává body za vílu.</translation>
    </message>
    <message>
        <source>one figure</source>
        <translation>jedné figurce</translation>
    </message>
    <message>
        <source>Only the figure next to which she stands.</source>
        <translation>Jen figurce, vedle které stojí.</translation>
    </message>
    <message>
        <source>all figures on her tile</source>
        <translation>všechny na kartičce</translation>
    </message>
    <message>
        <source>Everybody with a figure on her tile.</source>
        <translation>Každému, kdo má figurku na její kartičce.</translation>
    </message>
    <message>
        <source>The princess and the knight</source>
        <translation>Princezna a rytíř</translation>
    </message>
    <message>
        <source>Whether a knight has to leave when a princess comes to the city.</source>
        <translation>Zda musí rytíř odejít, když do města přijde princezna.</translation>
    </message>
    <message>
        <source>may be sent to the supply</source>
        <translation>smí ho vrátit do zásoby</translation>
    </message>
    <message>
        <source>The player may leave all knights where they are.</source>
        <translation>Hráč smí nechat všechny rytíře na místě.</translation>
    </message>
    <message>
        <source>has to be sent to the supply</source>
        <translation>musí ho vrátit do zásoby</translation>
    </message>
    <message>
        <source>One knight has to leave, even the player’s own.</source>
        <translation>Jeden rytíř musí odejít, i kdyby patřil hráči na tahu.</translation>
    </message>
    <message>
        <source>The dragon moves</source>
        <translation>Pohyb draka</translation>
    </message>
    <message>
        <source>When the dragon moves in the turn in which a tile with a dragon was placed.</source>
        <translation>Kdy se drak pohne v tahu, ve kterém byla přiložena kartička s drakem.</translation>
    </message>
    <message>
        <source>before the scoring</source>
        <translation>před vyhodnocením</translation>
    </message>
    <message>
        <source>Figures that are eaten do not score what the tile has completed.</source>
        <translation>Sežraná figurka už za to, co kartička dokončila, žádné body nezíská.</translation>
    </message>
    <message>
        <source>after the scoring</source>
        <translation>po vyhodnocení</translation>
    </message>
    <message>
        <source>What the tile has completed is scored first.</source>
        <translation>Nejprve se vyhodnotí, co kartička dokončila.</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>drak</translation>
    </message>
    <message>
        <source>fairy</source>
        <translation>víla</translation>
    </message>
    <message numerus="yes">
        <source>%n princesses</source>
        <translation>
            <numerusform>%n princezna</numerusform>
            <numerusform>%n princezny</numerusform>
            <numerusform>%n princezen</numerusform>
        </translation>
    </message>
    <message>
        <source>move the dragon to a tile beside it</source>
        <translation>přesuňte draka na sousední kartičku</translation>
    </message>
    <message>
        <source>moves the dragon</source>
        <translation>přesouvá draka</translation>
    </message>
    <message>
        <source>moves the fairy</source>
        <translation>přesouvá vílu</translation>
    </message>
    <message>
        <source>move the dragon here</source>
        <translation>přesunout sem draka</translation>
    </message>
    <message>
        <source>Fairy</source>
        <translation>Víla</translation>
    </message>
    <message>
        <source>beginning of the turn</source>
        <translation>začátek tahu</translation>
    </message>
    <message>
        <source>The dragon has just come to this volcano: no figure may be placed on its tile.</source>
        <translation>Na tuto sopku právě přiletěl drak: na její kartičku se nesmí umístit žádná figurka.</translation>
    </message>
    <message>
        <source>The dragon stands on that tile, so no figure may come to it.</source>
        <translation>Na té kartičce je drak, proto tam žádná figurka nesmí.</translation>
    </message>
    <message>
        <source>This figure may not go through a portal: %2.</source>
        <extracomment>%2 is a kind of figure (&quot;barn&quot;).</extracomment>
        <translation>Tajnou chodbou tato figurka projít nesmí: %2.</translation>
    </message>
    <message>
        <source>The player has no figure there that the fairy may join.</source>
        <translation>Hráč tam nemá žádnou figurku, ke které by se víla mohla přesunout.</translation>
    </message>
    <message>
        <source>The fairy stands there already.</source>
        <translation>Víla tam už stojí.</translation>
    </message>
    <message>
        <source>The tile just placed adds no princess to that city.</source>
        <translation>Právě přiložená kartička k tomuto městu žádnou princeznu nepřidává.</translation>
    </message>
    <message>
        <source>%1 has no such knight there: %2.</source>
        <translation>%1 tam takového rytíře nemá: %2.</translation>
    </message>
    <message>
        <source>A knight of the city with the princess has to be sent to the supply.</source>
        <translation>Jeden rytíř z města s princeznou se musí vrátit do zásoby.</translation>
    </message>
    <message>
        <source>There is no tile there for the dragon.</source>
        <translation>Tam pro draka žádná kartička neleží.</translation>
    </message>
    <message>
        <source>The dragon has been there in this move.</source>
        <translation>Tam už drak v tomto pohybu byl.</translation>
    </message>
    <message>
        <source>The fairy protects that tile from the dragon.</source>
        <translation>Na tu kartičku víla draka nepustí.</translation>
    </message>
    <message>
        <source>The dragon is not in play: no volcano has been placed.</source>
        <translation>Drak ještě není ve hře: neleží žádná sopka.</translation>
    </message>
    <message>
        <source>Only a tile with a dragon is put aside, and only while the dragon is not in play.</source>
        <translation>Stranou se odkládá jen kartička s drakem, a to jen dokud drak není ve hře.</translation>
    </message>
    <message numerus="yes">
        <source>takes %n pieces</source>
        <translation>
            <numerusform>bere si %n kus</numerusform>
            <numerusform>bere si %n kusy</numerusform>
            <numerusform>bere si %n kusů</numerusform>
        </translation>
    </message>
    <message>
        <source>takes an extra turn</source>
        <translation>hraje ještě jednou</translation>
    </message>
    <message>
        <source>%1 (then an extra turn)</source>
        <extracomment>%1: the current task (&quot;place the tile&quot;). Another turn follows, or this is that turn.</extracomment>
        <translation>%1 (potom ještě jednou)</translation>
    </message>
    <message>
        <source>%1 (extra turn)</source>
        <translation>%1 (ještě jednou)</translation>
    </message>
    <message>
        <source>takes an extra turn because of the lake with the volcano</source>
        <translation>hraje ještě jednou, díky jezeru se sopkou</translation>
    </message>
    <message>
        <source>%1 (then an extra turn because of the lake with the volcano)</source>
        <extracomment>%1: the current task (&quot;place the tile&quot;). Another turn follows, or this is that turn.</extracomment>
        <translation>%1 (potom ještě jednou, díky jezeru se sopkou)</translation>
    </message>
    <message>
        <source>%1 (extra turn because of the lake with the volcano)</source>
        <translation>%1 (ještě jednou, díky jezeru se sopkou)</translation>
    </message>
    <message>
        <source>Traders &amp; Builders</source>
        <translation>Kupci a stavitelé</translation>
    </message>
    <message>
        <source>An abbey as the second tile</source>
        <translation>Opatství jako druhá kartička</translation>
    </message>
    <message>
        <source>Whether an abbey may be placed in the second turn that a builder gives.</source>
        <translation>Zda lze ve druhém tahu, který přinesl stavitel, přiložit opatství.</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>stavitel</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>prasátko</translation>
    </message>
    <message numerus="yes">
        <source>%n signs of wine</source>
        <translation>
            <numerusform>%n znak vína</numerusform>
            <numerusform>%n znaky vína</numerusform>
            <numerusform>%n znaků vína</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signs of grain</source>
        <translation>
            <numerusform>%n znak obilí</numerusform>
            <numerusform>%n znaky obilí</numerusform>
            <numerusform>%n znaků obilí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signs of cloth</source>
        <translation>
            <numerusform>%n znak látky</numerusform>
            <numerusform>%n znaky látky</numerusform>
            <numerusform>%n znaků látky</numerusform>
        </translation>
    </message>
    <message>
        <source>Wine</source>
        <extracomment>Goods tokens of one kind; here and in the next two.</extracomment>
        <translation>Víno</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Obilí</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Látka</translation>
    </message>
    <message numerus="yes">
        <source>takes %n goods tokens: wine</source>
        <translation>
            <numerusform>bere si %n žeton zboží: víno</numerusform>
            <numerusform>bere si %n žetony zboží: víno</numerusform>
            <numerusform>bere si %n žetonů zboží: víno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n goods tokens: grain</source>
        <translation>
            <numerusform>bere si %n žeton zboží: obilí</numerusform>
            <numerusform>bere si %n žetony zboží: obilí</numerusform>
            <numerusform>bere si %n žetonů zboží: obilí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n goods tokens: cloth</source>
        <translation>
            <numerusform>bere si %n žeton zboží: látka</numerusform>
            <numerusform>bere si %n žetony zboží: látka</numerusform>
            <numerusform>bere si %n žetonů zboží: látka</numerusform>
        </translation>
    </message>
    <message>
        <source>takes an extra turn, by the builder</source>
        <translation>hraje ještě jednou, díky staviteli</translation>
    </message>
    <message>
        <source>%1 (then an extra turn, by the builder)</source>
        <extracomment>%1: the current task (&quot;place the tile&quot;). Another turn follows, or this is that turn.</extracomment>
        <translation>%1 (potom ještě jednou, díky staviteli)</translation>
    </message>
    <message>
        <source>%1 (extra turn, by the builder)</source>
        <translation>%1 (ještě jednou, díky staviteli)</translation>
    </message>
    <message>
        <source>places the builder on the road</source>
        <translation>umisťuje stavitele na cestu</translation>
    </message>
    <message>
        <source>places the builder in the city</source>
        <translation>umisťuje stavitele do města</translation>
    </message>
    <message>
        <source>places the pig in the field</source>
        <translation>umisťuje prasátko na louku</translation>
    </message>
    <message>
        <source>gets the builder back</source>
        <translation>dostává zpět stavitele</translation>
    </message>
    <message>
        <source>gets the pig back</source>
        <translation>dostává zpět prasátko</translation>
    </message>
    <message>
        <source>The builder joins a figure of its owner: %1 has none there.</source>
        <extracomment>%1 is a player&apos;s name; here and in the next two.</extracomment>
        <translation>Stavitel se přidává k figurce svého hráče: %1 tam žádnou nemá.</translation>
    </message>
    <message>
        <source>The builder joins a figure of its owner: %1 has none on this road.</source>
        <translation>Stavitel se přidává k figurce svého hráče: %1 na této cestě žádnou nemá.</translation>
    </message>
    <message>
        <source>The builder joins a figure of its owner: %1 has none in this city.</source>
        <translation>Stavitel se přidává k figurce svého hráče: %1 v tomto městě žádnou nemá.</translation>
    </message>
    <message>
        <source>The pig joins a farmer of its owner: %1 has none in this field.</source>
        <translation>Prasátko se přidává k sedlákovi svého hráče: %1 na této louce žádného nemá.</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Zboží</translation>
    </message>
    <message>
        <source>most wine</source>
        <extracomment>Reason for 10 points; &quot;× 10&quot; follows. Here and in the next two.</extracomment>
        <translation>nejvíc vína</translation>
    </message>
    <message>
        <source>most grain</source>
        <translation>nejvíc obilí</translation>
    </message>
    <message>
        <source>most cloth</source>
        <translation>nejvíc látky</translation>
    </message>
    <message numerus="yes">
        <source>%n cities for the pig</source>
        <extracomment>Additional points of a field with a pig; &quot;× 1&quot; follows.</extracomment>
        <translation>
            <numerusform>prasátko: %n město</numerusform>
            <numerusform>prasátko: %n města</numerusform>
            <numerusform>prasátko: %n měst</numerusform>
        </translation>
    </message>
    <message>
        <source>places the large meeple in the city</source>
        <translation>umisťuje velkého družiníka do města</translation>
    </message>
    <message>
        <source>places the large follower in the city</source>
        <translation>umisťuje velkého družiníka do města</translation>
    </message>
    <message>
        <source>places the large meeple on the road</source>
        <translation>umisťuje velkého družiníka na cestu</translation>
    </message>
    <message>
        <source>places the large follower on the road</source>
        <translation>umisťuje velkého družiníka na cestu</translation>
    </message>
    <message>
        <source>places the large meeple in the field as a farmer</source>
        <translation>umisťuje velkého družiníka na louku jako sedláka</translation>
    </message>
    <message>
        <source>places the large follower in the field as a farmer</source>
        <translation>umisťuje velkého družiníka na louku jako sedláka</translation>
    </message>
    <message>
        <source>places the large meeple in the monastery</source>
        <translation>umisťuje velkého družiníka do kláštera</translation>
    </message>
    <message>
        <source>places the large follower in the monastery</source>
        <translation>umisťuje velkého družiníka do kláštera</translation>
    </message>
    <message>
        <source>places the large meeple in the abbey</source>
        <translation>umisťuje velkého družiníka do opatství</translation>
    </message>
    <message>
        <source>places the large follower in the abbey</source>
        <translation>umisťuje velkého družiníka do opatství</translation>
    </message>
    <message>
        <source>gets the large meeple back</source>
        <translation>dostává zpět velkého družiníka</translation>
    </message>
    <message>
        <source>gets the large follower back</source>
        <translation>dostává zpět velkého družiníka</translation>
    </message>
    <message>
        <source>Tiles of a first game</source>
        <translation>Kartičky první hry</translation>
    </message>
    <message>
        <source>puts a piece on a pile</source>
        <translation>přidává dílek</translation>
    </message>
    <message>
        <source>takes a figure off the board</source>
        <translation>bere figurku z herního plánu</translation>
    </message>
    <message>
        <source>gets a figure back</source>
        <translation>dostává figurku zpět</translation>
    </message>
    <message>
        <source>The Tower</source>
        <translation>Věž</translation>
    </message>
    <message>
        <source>Exchange of prisoners</source>
        <translation>Výměna zajatců</translation>
    </message>
    <message>
        <source>Which of several prisoners comes back when two players exchange them.</source>
        <translation>Která z několika figurek se vrátí, když si dva hráči vyměňují zajatce.</translation>
    </message>
    <message>
        <source>its owner chooses</source>
        <translation>vybírá její majitel</translation>
    </message>
    <message>
        <source>The player who has just taken a prisoner chooses which of their own figures comes back.</source>
        <translation>Kdo právě vzal zajatce, určí, která z jeho figurek se vrátí.</translation>
    </message>
    <message>
        <source>the first taken</source>
        <translation>první zajatá</translation>
    </message>
    <message>
        <source>The one that was taken first comes back.</source>
        <translation>Vrátí se ta, která byla zajata první.</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Věž</translation>
    </message>
    <message numerus="yes">
        <source>%n tower foundations</source>
        <translation>
            <numerusform>staveniště věže</numerusform>
            <numerusform>%n staveniště věže</numerusform>
            <numerusform>%n stavenišť věže</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the tower</source>
        <extracomment>%1 is a kind of figure (&quot;follower&quot;).</extracomment>
        <translation>%1 na věži</translation>
    </message>
    <message>
        <source>builds on a tower</source>
        <translation>staví věž</translation>
    </message>
    <message>
        <source>gets a prisoner back: %1</source>
        <translation>dostává zpět zajatce: %1</translation>
    </message>
    <message>
        <source>closes a tower with a follower</source>
        <translation>uzavírá věž družiníkem</translation>
    </message>
    <message>
        <source>closes a tower with the large follower</source>
        <translation>uzavírá věž velkým družiníkem</translation>
    </message>
    <message>
        <source>take a prisoner, or none</source>
        <translation>vezměte zajatce, nebo nikoho</translation>
    </message>
    <message>
        <source>exchange of prisoners: choose which of your figures you get back</source>
        <translation>výměna zajatců: vyberte, kterou ze svých figurek dostanete zpět</translation>
    </message>
    <message>
        <source>No prisoner</source>
        <translation>Žádný zajatec</translation>
    </message>
    <message>
        <source>get back: %1</source>
        <translation>vrátit si figurku: %1</translation>
    </message>
    <message>
        <source>Ransom</source>
        <translation>Výkupné</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>zaplaceno</translation>
    </message>
    <message>
        <source>received</source>
        <translation>přijato</translation>
    </message>
    <message>
        <source>No figure moves to a tower.</source>
        <translation>Na věž se přesunout nelze.</translation>
    </message>
    <message>
        <source>There is no tower foundation there.</source>
        <translation>Tam žádné staveniště věže není.</translation>
    </message>
    <message>
        <source>The tower is closed: %1’s %2 stands on it.</source>
        <translation>Věž je uzavřená, stojí na ní %2 (%1).</translation>
    </message>
    <message>
        <source>No figure may stand on a bare foundation: the tower needs at least one piece.</source>
        <translation>Na holém staveništi nesmí stát žádná figurka: věž potřebuje aspoň jeden dílek.</translation>
    </message>
    <message>
        <source>No tower piece is left.</source>
        <translation>Nezbývá žádný dílek věže.</translation>
    </message>
    <message>
        <source>The tower does not reach that far.</source>
        <translation>Tak daleko věž nedosáhne.</translation>
    </message>
    <message>
        <source>This figure cannot be taken prisoner: %2.</source>
        <translation>Tuto figurku zajmout nelze: %2.</translation>
    </message>
    <message>
        <source>%1 has no such figure there: %2.</source>
        <extracomment>%1 is a player, %2 a kind of figure.</extracomment>
        <translation>%1 tam takovou figurku nemá: %2.</translation>
    </message>
    <message>
        <source>%1 holds no such prisoner: %2.</source>
        <translation>%1 takového zajatce nedrží: %2.</translation>
    </message>
    <message>
        <source>One prisoner has been bought back in this turn already.</source>
        <translation>V tomto tahu už jeden zajatec vykoupen byl.</translation>
    </message>
    <message>
        <source>It costs 3 points to buy a prisoner back.</source>
        <translation>Vykoupit zajatce stojí 3 body.</translation>
    </message>
    <message>
        <source>closes a tower with a meeple</source>
        <translation>uzavírá věž družiníkem</translation>
    </message>
    <message>
        <source>closes a tower with the large meeple</source>
        <translation>uzavírá věž velkým družiníkem</translation>
    </message>
    <message>
        <source>gets the meeple on the tower back</source>
        <translation>dostává zpět družiníka z věže</translation>
    </message>
    <message>
        <source>gets the follower on the tower back</source>
        <translation>dostává zpět družiníka z věže</translation>
    </message>
    <message numerus="yes">
        <source>%n signs of the dragon</source>
        <translation>
            <numerusform>%n znak draka</numerusform>
            <numerusform>%n znaky draka</numerusform>
            <numerusform>%n znaků draka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n magic portals</source>
        <translation>
            <numerusform>%n tajná chodba</numerusform>
            <numerusform>%n tajné chodby</numerusform>
            <numerusform>%n tajných chodeb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n volcanoes</source>
        <translation>
            <numerusform>%n sopka</numerusform>
            <numerusform>%n sopky</numerusform>
            <numerusform>%n sopek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tower of %n pieces</source>
        <translation>
            <numerusform>Věž: %n dílek</numerusform>
            <numerusform>Věž: %n dílky</numerusform>
            <numerusform>Věž: %n dílků</numerusform>
        </translation>
    </message>
    <message>
        <source>takes a prisoner: %1 (%2)</source>
        <extracomment>%1 is a kind of figure (&quot;follower&quot;), %2 the name of its owner.</extracomment>
        <translation>bere zajatce: %1 (%2)</translation>
    </message>
    <message>
        <source>Prisoner</source>
        <translation>Zajatec</translation>
    </message>
    <message>
        <source>Tower pieces</source>
        <translation>Dílky věží</translation>
    </message>
    <message numerus="yes">
        <source>The tower has %n pieces: it reaches no further than that many tiles in a straight line.</source>
        <translation>
            <numerusform>Věž má %n dílek: nesahá dál než na sousední kartičky.</numerusform>
            <numerusform>Věž má %n dílky: nesahá dál než o tolik kartiček rovně.</numerusform>
            <numerusform>Věž má %n dílků: nesahá dál než o tolik kartiček rovně.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dragon stands here.</source>
        <translation>Stojí zde drak.</translation>
    </message>
    <message>
        <source>The fairy stands here: the dragon may not come to this tile, and all figures on it are safe from the dragon.</source>
        <translation>Stojí zde víla: drak na tuto kartičku nesmí a všechny figurky na ní jsou před ním v bezpečí.</translation>
    </message>
    <message>
        <source>The fairy stands here beside %1. The dragon may not come to this tile, and all figures on it are safe from the dragon.</source>
        <extracomment>%1 is a figure (&quot;Anna: meeple on the road&quot;).</extracomment>
        <translation>Stojí zde víla, vedle figurky %1. Drak na tuto kartičku nesmí a všechny figurky na ní jsou před ním v bezpečí.</translation>
    </message>
    <message>
        <source>move the fairy</source>
        <translation>přesunout vílu</translation>
    </message>
    <message>
        <source>send a knight to the supply</source>
        <translation>vrátit rytíře</translation>
    </message>
    <message>
        <source>build on a tower</source>
        <translation>stavět věž</translation>
    </message>
    <message>
        <source>For a lesson, only the wagon may be on the last tile.</source>
        <translation>Pro lekci nesmí na poslední kartičce stát nic jiného než vůz.</translation>
    </message>
    <message>
        <source>All pieces that the players have are on the board already.</source>
        <translation>Všechny dílky, které hráči mají, už jsou na herním plánu.</translation>
    </message>
    <message>
        <source>Tiles, figures or other pieces of this set are on the board.</source>
        <translation>Na herním plánu jsou kartičky, figurky nebo jiné součásti této sady.</translation>
    </message>
    <message>
        <source>Only files of version %1 can be read; a newer Vozka may have written this one.</source>
        <translation>Číst lze jen soubory verze %1; tento možná zapsala novější verze Vozky.</translation>
    </message>
    <message>
        <source>no space is left on the disk</source>
        <translation>na disku není místo</translation>
    </message>
    <message>
        <source>it exceeds the size limit of the system</source>
        <translation>systém nedovolí, aby byl tak velký</translation>
    </message>
    <message>
        <source>it is on a read-only disk</source>
        <translation>leží na disku, který je jen pro čtení</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>systém to nedovoluje</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <translation>soubor nebo jeho složka neexistuje</translation>
    </message>
    <message>
        <source>a part of its path is not a folder</source>
        <translation>část jeho cesty není složka</translation>
    </message>
    <message>
        <source>the disk or the network failed</source>
        <translation>selhal disk nebo síť</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>jeho název je příliš dlouhý</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>je otevřeno příliš mnoho souborů</translation>
    </message>
    <message>
        <source>It is not known on which bank the monastery stands; it makes no difference.</source>
        <translation>Není známo, na kterém břehu klášter stojí; na ničem to nic nemění.</translation>
    </message>
    <message>
        <source>Sources differ on whether the road leads to the city; here it ends at the foundation.</source>
        <translation>Prameny se liší v tom, zda cesta vede do města; zde končí u staveniště věže.</translation>
    </message>
    <message>
        <source>Where exactly the road in the west ends is not known; it leads to nothing.</source>
        <translation>Není známo, kde přesně končí cesta na západě; nevede k ničemu.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>Time of each player for the whole game. It runs only while that player decides, and undo does not restore it. A player without time left continues to play, and the result shows it.</source>
        <translation>Čas každého hráče na celou hru. Běží, jen když se tento hráč rozhoduje, a krok zpět ho nevrací. Komu čas dojde, hraje dál a ve výsledku je to uvedeno.</translation>
    </message>
    <message>
        <source>Biggest city</source>
        <extracomment>Name of the greatest feature of its kind in a finished game; here and in the next two. Of fields that is the one with the most points. A kind without such words is not compared.</extracomment>
        <translation>Největší město</translation>
    </message>
    <message>
        <source>Longest road</source>
        <translation>Nejdelší cesta</translation>
    </message>
    <message>
        <source>Best field</source>
        <translation>Nejlepší louka</translation>
    </message>
    <message>
        <source>%1’s %2 already stands on this part of the tile, which holds one figure.</source>
        <translation>Na této části kartičky už stojí %2 (%1), a vejde se na ni jen jedna figurka.</translation>
    </message>
    <message>
        <source>take the abbot back</source>
        <translation>vzít opata zpět</translation>
    </message>
    <message>
        <source>Vozka has no other expansions.</source>
        <translation>Další rozšíření Vozka nemá.</translation>
    </message>
    <message>
        <source>%1 to a feature</source>
        <translation>%1 na území</translation>
    </message>
    <message>
        <source>%1 to a road</source>
        <translation>%1 na cestu</translation>
    </message>
    <message>
        <source>%1 to a city</source>
        <translation>%1 do města</translation>
    </message>
    <message>
        <source>%1 to a monastery</source>
        <translation>%1 do kláštera</translation>
    </message>
    <message>
        <source>%1 to an abbey</source>
        <translation>%1 do opatství</translation>
    </message>
    <message>
        <source>place a figure on this tile or, by the magic portal, on another one, or none</source>
        <translation>umístěte figurku na kartičku (nebo tajnou chodbou na jinou), nebo zvolte „Bez&#xa0;figurky“</translation>
    </message>
    <message>
        <source>%1 to a field</source>
        <translation>%1 na louku</translation>
    </message>
    <message>
        <source>This is not a file of Vozka, or it is damaged: it is not valid JSON in line %1, column %2.</source>
        <translation>Toto není soubor Vozky, nebo je poškozený: na řádku %1 ve sloupci %2 to není platný JSON.</translation>
    </message>
    <message>
        <source>This is neither a game nor a position.</source>
        <translation>Toto není hra ani postavení.</translation>
    </message>
    <message>
        <source>This is a game, not a position. Open it at the table; “Explore this position” brings its board here.</source>
        <translation>Toto je hra, ne postavení. Otevřete ji u stolu; „Prozkoumat toto postavení“ přenese její herní plán sem.</translation>
    </message>
    <message>
        <source>The wagon stands on one tile of the city. Try another tile, too.</source>
        <translation>Vůz stojí na jedné kartičce města. Vyzkoušejte i jinou.</translation>
    </message>
    <message>
        <source>The wagon stands on one tile of the road. Try another tile, too.</source>
        <translation>Vůz stojí na jedné kartičce cesty. Vyzkoušejte i jinou.</translation>
    </message>
    <message>
        <source>The figure stands on one tile of the city. Try another tile, too.</source>
        <extracomment>Next to a button that moves the figure of a lesson to another tile.</extracomment>
        <translation>Figurka stojí na jedné kartičce města. Vyzkoušejte i jinou.</translation>
    </message>
    <message>
        <source>The figure stands on one tile of the road. Try another tile, too.</source>
        <translation>Figurka stojí na jedné kartičce cesty. Vyzkoušejte i jinou.</translation>
    </message>
    <message>
        <source>Only files of this computer can be used, no &quot;%1&quot; addresses.</source>
        <extracomment>%1 is the scheme of an address, such as &quot;https&quot;.</extracomment>
        <translation>Lze použít jen soubory v tomto počítači, ne adresy „%1“.</translation>
    </message>
    <message>
        <source>This file is on another computer: &quot;%1&quot;.</source>
        <extracomment>%1 is the name of a computer.</extracomment>
        <translation>Tento soubor je v jiném počítači: „%1“.</translation>
    </message>
    <message>
        <source>This address cannot be read: two hexadecimal digits must follow each %.</source>
        <translation>Tuto adresu nelze přečíst: po každém % musí následovat dvě šestnáctkové číslice.</translation>
    </message>
    <message>
        <source>place a figure on another tile by the magic portal, or none</source>
        <translation>umístěte figurku tajnou chodbou na jinou kartičku, nebo zvolte „Bez&#xa0;figurky“</translation>
    </message>
    <message>
        <source>place a figure on this tile or on top of a tower, or none</source>
        <translation>umístěte figurku na kartičku nebo na věž, nebo zvolte „Bez&#xa0;figurky“</translation>
    </message>
    <message>
        <source>place a figure on top of a tower, or none</source>
        <translation>umístěte figurku na věž, nebo zvolte „Bez&#xa0;figurky“</translation>
    </message>
    <message>
        <source>next turn</source>
        <extracomment>Below the tile that was drawn: the abbey may be placed instead of drawing a tile, in the next turn at the earliest. Two or three short words.</extracomment>
        <translation>příští tah</translation>
    </message>
    <message>
        <source>no hole yet</source>
        <extracomment>Below an abbey while the board has no hole. Two or three short words.</extracomment>
        <translation>žádná mezera</translation>
    </message>
    <message numerus="yes">
        <source>place the barn where four tiles with field meet (at %n corners of this tile)</source>
        <translation>
            <numerusform>umístěte statek na roh, kde se stýkají čtyři kartičky s loukou (tady je to %n roh)</numerusform>
            <numerusform>umístěte statek na roh, kde se stýkají čtyři kartičky s loukou (tady jsou to %n rohy)</numerusform>
            <numerusform>umístěte statek na roh, kde se stýkají čtyři kartičky s loukou (tady je to %n rohů)</numerusform>
        </translation>
    </message>
    <message>
        <source>With the sets of this game the tile &quot;%1&quot; is called &quot;%2&quot;.</source>
        <extracomment>%1 and %2 are ids of a tile (&quot;TO-02&quot; and &quot;TO-02-garden&quot;).</extracomment>
        <translation>Se sadami této hry se kartička „%1“ jmenuje „%2“.</translation>
    </message>
    <message>
        <source>Barn and pig-herd</source>
        <translation>Statek a stádo prasat</translation>
    </message>
    <message>
        <source>Whether the owner of a barn gets points for a herd of pigs in its field.</source>
        <translation>Zda má majitel statku body za stádo prasat na jeho louce.</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>žádné body</translation>
    </message>
    <message>
        <source>1 point for each city</source>
        <translation>1 bod za každé město</translation>
    </message>
    <message>
        <source>This game has no such action.</source>
        <translation>Takový tah v této hře není.</translation>
    </message>
    <message>
        <source>That would be 1 point for each city. Farmers get 1 when a tile joins their field to one with a barn.</source>
        <extracomment>Hint for a wrong number of points; here and in the next two.</extracomment>
        <translation>To by byl 1 bod za každé město. Tolik mají sedláci, když kartička spojí jejich louku s loukou se statkem.</translation>
    </message>
    <message>
        <source>That would be 3 points for each city. Farmers get 3, at the end or when a barn is placed.</source>
        <translation>To by byly 3 body za každé město. Tolik mají sedláci, na konci hry nebo při umístění statku.</translation>
    </message>
    <message>
        <source>That would be 4 points for each city. A barn gets 4, at the end of the game.</source>
        <translation>To by byly 4 body za každé město. Tolik má na konci hry statek.</translation>
    </message>
    <message numerus="yes">
        <source>The figure bought back is worth about %n points more than the ransom.</source>
        <translation>
            <numerusform>Vykoupená figurka má hodnotu asi o %n bod vyšší než výkupné.</numerusform>
            <numerusform>Vykoupená figurka má hodnotu asi o %n body vyšší než výkupné.</numerusform>
            <numerusform>Vykoupená figurka má hodnotu asi o %n bodů vyšší než výkupné.</numerusform>
        </translation>
    </message>
    <message>
        <source>move the fairy: %3</source>
        <extracomment>%3 is a figure with its feature (&quot;follower on the road&quot;).</extracomment>
        <translation>přesunout vílu: %3</translation>
    </message>
    <message>
        <source>send the knight to the supply: %1 (%2)</source>
        <extracomment>%1 is a kind of figure (&quot;follower&quot;), %2 its owner.</extracomment>
        <translation>vrátit rytíře do zásoby: %1 (%2)</translation>
    </message>
    <message>
        <source>take prisoner: %3 (%2)</source>
        <extracomment>%3 is a figure with its feature (&quot;follower on the road&quot;), %2 its owner.</extracomment>
        <translation>zajmout figurku: %3 (%2)</translation>
    </message>
    <message>
        <source>buy back from %2 for 3 points: %1</source>
        <extracomment>%1 is a kind of figure (&quot;follower&quot;), %2 the player who holds it.</extracomment>
        <translation>vykoupit figurku za 3 body: %1 (drží %2)</translation>
    </message>
    <message>
        <source>There is no mark called &quot;%1&quot; here.</source>
        <translation>Žádná značka se zde nejmenuje „%1“.</translation>
    </message>
    <message>
        <source>These tile sets do not fit into one game: it can have at most %3 &quot;%1&quot;, but %2 would be needed.</source>
        <extracomment>%1 is a technical word for a quantity, such as &quot;tiles&quot; or &quot;segments&quot;.</extracomment>
        <translation>Tyto sady kartiček se do jedné partie nevejdou: může mít nejvýše %3 „%1“, ale potřebovala by %2.</translation>
    </message>
    <message>
        <source>This figure cannot be placed there.</source>
        <translation>Tuto figurku sem nelze umístit.</translation>
    </message>
    <message>
        <source>A figure has already gone through the portal in this turn.</source>
        <translation>Tajnou chodbou už v tomto tahu jedna figurka prošla.</translation>
    </message>
    <message>
        <source>The Flying Machines</source>
        <translation>Létající stroje</translation>
    </message>
    <message>
        <source>Fliers on acrobat spaces</source>
        <translation>Letci na cvičišti artistů</translation>
    </message>
    <message>
        <source>A flier may land on an acrobat space.</source>
        <translation>Letec smí přistát na cvičišti artistů.</translation>
    </message>
    <message>
        <source>Flying machine</source>
        <translation>Létající stroj</translation>
    </message>
    <message numerus="yes">
        <source>%n flying machines</source>
        <translation>
            <numerusform>létající stroj</numerusform>
            <numerusform>%n létající stroje</numerusform>
            <numerusform>%n létajících strojů</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the flying machine</source>
        <extracomment>%1 is a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>%1 na létajícím stroji</translation>
    </message>
    <message numerus="yes">
        <source>rolls a %n</source>
        <extracomment>%n is the number that the die shows.</extracomment>
        <translation>
            <numerusform>hází kostkou: %n</numerusform>
            <numerusform>hází kostkou: %n</numerusform>
            <numerusform>hází kostkou: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>finds no place to land</source>
        <translation>nemá kde přistát</translation>
    </message>
    <message>
        <source>takes off with a meeple</source>
        <translation>vzlétá s družiníkem</translation>
    </message>
    <message>
        <source>takes off with a follower</source>
        <translation>vzlétá s družiníkem</translation>
    </message>
    <message>
        <source>takes off with the large meeple</source>
        <translation>vzlétá s velkým družiníkem</translation>
    </message>
    <message>
        <source>takes off with the large follower</source>
        <translation>vzlétá s velkým družiníkem</translation>
    </message>
    <message>
        <source>takes off with the mayor</source>
        <translation>vzlétá se starostou</translation>
    </message>
    <message>
        <source>takes off with the wagon</source>
        <translation>vzlétá s vozem</translation>
    </message>
    <message>
        <source>takes off with the abbot</source>
        <translation>vzlétá s opatem</translation>
    </message>
    <message>
        <source>gets the meeple that crashed back</source>
        <translation>dostává zpět letce, který neměl kde přistát</translation>
    </message>
    <message>
        <source>gets the follower that crashed back</source>
        <translation>dostává zpět letce, který neměl kde přistát</translation>
    </message>
    <message>
        <source>roll the die</source>
        <translation>hoďte kostkou</translation>
    </message>
    <message>
        <source>choose where the flier lands</source>
        <translation>vyberte, kde letec přistane</translation>
    </message>
    <message>
        <source>land here</source>
        <translation>přistát zde</translation>
    </message>
    <message>
        <source>land on the road</source>
        <translation>přistát na cestě</translation>
    </message>
    <message>
        <source>land in the city</source>
        <translation>přistát ve městě</translation>
    </message>
    <message>
        <source>land in the monastery</source>
        <translation>přistát v klášteře</translation>
    </message>
    <message>
        <source>land in the abbey</source>
        <translation>přistát v opatství</translation>
    </message>
    <message>
        <source>land in the garden</source>
        <translation>přistát v zahradě</translation>
    </message>
    <message>
        <source>No figure moves to a flying machine.</source>
        <translation>Na létající stroj se přesunout nelze.</translation>
    </message>
    <message>
        <source>The %2 may not stand on a flying machine.</source>
        <translation>Na létajícím stroji nesmí stát %2.</translation>
    </message>
    <message>
        <source>This flying machine has taken off in this turn already.</source>
        <translation>Tento létající stroj už v tomto tahu vzlétl.</translation>
    </message>
    <message>
        <source>The flier does not come down on this tile.</source>
        <translation>Na tuto kartičku letec nedoletí.</translation>
    </message>
    <message>
        <source>A flier does not land in a field.</source>
        <translation>Na louce letec nepřistává.</translation>
    </message>
    <message>
        <source>A flier does not land on a tower.</source>
        <translation>Na věži letec nepřistává.</translation>
    </message>
    <message>
        <source>A flier does not land on the river.</source>
        <translation>Na řece letec nepřistává.</translation>
    </message>
    <message>
        <source>A flier does not land on another flying machine.</source>
        <translation>Na jiném létajícím stroji letec nepřistává.</translation>
    </message>
    <message>
        <source>The Phantom</source>
        <translation>Fantom</translation>
    </message>
    <message>
        <source>phantom</source>
        <translation>fantom</translation>
    </message>
    <message>
        <source>places the phantom in the city</source>
        <translation>umisťuje fantoma do města</translation>
    </message>
    <message>
        <source>places the phantom on the road</source>
        <translation>umisťuje fantoma na cestu</translation>
    </message>
    <message>
        <source>places the phantom in the field as a farmer</source>
        <translation>umisťuje fantoma na louku jako sedláka</translation>
    </message>
    <message>
        <source>places the phantom in the monastery</source>
        <translation>umisťuje fantoma do kláštera</translation>
    </message>
    <message>
        <source>places the phantom in the abbey</source>
        <translation>umisťuje fantoma do opatství</translation>
    </message>
    <message>
        <source>closes a tower with the phantom</source>
        <translation>uzavírá věž fantomem</translation>
    </message>
    <message>
        <source>takes off with the phantom</source>
        <translation>vzlétá s fantomem</translation>
    </message>
    <message>
        <source>gets the phantom back</source>
        <translation>dostává zpět fantoma</translation>
    </message>
    <message>
        <source>place the phantom on the tile too, or not</source>
        <translation>umístěte i fantoma, nebo zvolte „Bez&#xa0;fantoma“</translation>
    </message>
    <message>
        <source>No phantom</source>
        <translation>Bez fantoma</translation>
    </message>
    <message>
        <source>The phantom follows another figure or action. After a pass it is not placed any more.</source>
        <translation>Fantom přichází na řadu až po jiné figurce nebo akci. Kdo se jich vzdal, fantoma už neumisťuje.</translation>
    </message>
    <message>
        <source>A knight was sent away by the princess: the phantom is not placed in this turn.</source>
        <translation>Princezna v tomto tahu vrátila rytíře: fantoma už umístit nelze.</translation>
    </message>
    <message>
        <source>%1 is placed beside the board</source>
        <translation>%1 se umisťuje vedle herního plánu</translation>
    </message>
    <message>
        <source>%1 moves to the board</source>
        <translation>%1 se přesouvá na herní plán</translation>
    </message>
    <message>
        <source>The Ferries</source>
        <translation>Přívozy</translation>
    </message>
    <message numerus="yes">
        <source>%n ferry lakes</source>
        <translation>
            <numerusform>%n jezero s přívozem</numerusform>
            <numerusform>%n jezera s přívozem</numerusform>
            <numerusform>%n jezer s přívozem</numerusform>
        </translation>
    </message>
    <message>
        <source>ferry</source>
        <translation>přívoz</translation>
    </message>
    <message>
        <source>moves a ferry</source>
        <translation>přesouvá přívoz</translation>
    </message>
    <message>
        <source>places a ferry</source>
        <translation>umisťuje přívoz</translation>
    </message>
    <message>
        <source>place the ferry</source>
        <translation>umístěte přívoz</translation>
    </message>
    <message>
        <source>move a ferry or not</source>
        <translation>přesuňte přívoz, nebo ne</translation>
    </message>
    <message>
        <source>the ferry joins two road ends</source>
        <translation>přívoz spojí dva konce cest</translation>
    </message>
    <message>
        <source>The ferries stay</source>
        <translation>Přívozy zůstanou, kde jsou</translation>
    </message>
    <message>
        <source>The ferry joins these two road ends already.</source>
        <translation>Přívoz už tyto dva konce cest spojuje.</translation>
    </message>
    <message>
        <source>Only the first ferry on a road that the new tile extends may be moved.</source>
        <translation>Přesunout se smí jen první přívoz na cestě, kterou nová kartička prodlužuje.</translation>
    </message>
    <message>
        <source>This ferry was placed or moved in this turn already.</source>
        <translation>Tento přívoz byl v tomto tahu už umístěn nebo přesunut.</translation>
    </message>
    <message>
        <source>The Count of Carcassonne</source>
        <translation>Hrabě z Carcassonne</translation>
    </message>
    <message>
        <source>The game begins around the city of Carcassonne. A player whose turn gives points only to others may put a figure into the city. Later it joins a feature that is about to be scored.</source>
        <translation>Hra začíná kolem města Carcassonne. Hráč, jehož tah přinesl body jen ostatním, smí umístit figurku do města. Později se figurka přidá k území, které se právě bude vyhodnocovat.</translation>
    </message>
    <message>
        <source>Figures in Carcassonne at the end</source>
        <translation>Figurky v Carcassonne na konci</translation>
    </message>
    <message>
        <source>From which districts figures may move to features before the final scoring.</source>
        <translation>Ze kterých čtvrtí smějí figurky před závěrečným vyhodnocením přejít na území.</translation>
    </message>
    <message>
        <source>leave every district</source>
        <translation>opouštějí všechny čtvrti</translation>
    </message>
    <message>
        <source>leave the market only</source>
        <translation>opouštějí jen tržiště</translation>
    </message>
    <message>
        <source>Figures from Carcassonne move</source>
        <translation>Figurky z Carcassonne přecházejí</translation>
    </message>
    <message>
        <source>Whether figures from Carcassonne may also move to completed features without figures.</source>
        <translation>Zda smějí figurky z Carcassonne přejít i na dokončená území bez figurek.</translation>
    </message>
    <message>
        <source>to features with figures</source>
        <translation>na území s figurkami</translation>
    </message>
    <message>
        <source>to empty features too</source>
        <translation>i na prázdná území</translation>
    </message>
    <message>
        <source>The count moves</source>
        <translation>Hrabě se přesouvá</translation>
    </message>
    <message>
        <source>How the count moves after a figure was put into a district.</source>
        <translation>Jak se hrabě přesune poté, co byla figurka umístěna do čtvrti.</translation>
    </message>
    <message>
        <source>as the player likes</source>
        <translation>podle volby hráče</translation>
    </message>
    <message>
        <source>one district clockwise</source>
        <translation>o jednu čtvrť po směru hodinových ručiček</translation>
    </message>
    <message>
        <source>to the figure just placed</source>
        <translation>k právě umístěné figurce</translation>
    </message>
    <message>
        <source>City of Carcassonne</source>
        <translation>Město Carcassonne</translation>
    </message>
    <message numerus="yes">
        <source>%n parts of Carcassonne</source>
        <translation>
            <numerusform>%n část Carcassonne</numerusform>
            <numerusform>%n části Carcassonne</numerusform>
            <numerusform>%n částí Carcassonne</numerusform>
        </translation>
    </message>
    <message>
        <source>District</source>
        <translation>Čtvrť</translation>
    </message>
    <message numerus="yes">
        <source>%n districts</source>
        <translation>
            <numerusform>%n čtvrť</numerusform>
            <numerusform>%n čtvrti</numerusform>
            <numerusform>%n čtvrtí</numerusform>
        </translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Zámek</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Tržiště</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation>Kovárna</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>Katedrála</translation>
    </message>
    <message>
        <source>count</source>
        <translation>hrabě</translation>
    </message>
    <message>
        <source>moves the count to the castle</source>
        <translation>přesouvá hraběte do zámku</translation>
    </message>
    <message>
        <source>moves the count to the market</source>
        <translation>přesouvá hraběte na tržiště</translation>
    </message>
    <message>
        <source>moves the count to the blacksmith</source>
        <translation>přesouvá hraběte do kovárny</translation>
    </message>
    <message>
        <source>moves the count to the cathedral</source>
        <translation>přesouvá hraběte do katedrály</translation>
    </message>
    <message>
        <source>%1 placed in the castle</source>
        <extracomment>%1 is a kind of figure (&quot;meeple&quot;), here and in the following.</extracomment>
        <translation>umisťuje figurku do zámku: %1</translation>
    </message>
    <message>
        <source>%1 placed in the market</source>
        <translation>umisťuje figurku na tržiště: %1</translation>
    </message>
    <message>
        <source>%1 placed at the blacksmith</source>
        <translation>umisťuje figurku do kovárny: %1</translation>
    </message>
    <message>
        <source>%1 placed in the cathedral</source>
        <translation>umisťuje figurku do katedrály: %1</translation>
    </message>
    <message>
        <source>only others have got points: you may place a figure in Carcassonne</source>
        <translation>body získali jen ostatní: můžete umístit figurku do Carcassonne</translation>
    </message>
    <message>
        <source>move the count, or not</source>
        <translation>přesuňte hraběte, nebo ne</translation>
    </message>
    <message>
        <source>move a figure out of Carcassonne, or not</source>
        <translation>přesuňte figurku z Carcassonne, nebo ne</translation>
    </message>
    <message>
        <source>place the figure in this district</source>
        <translation>umístit figurku do této čtvrti</translation>
    </message>
    <message>
        <source>place the figure in the castle</source>
        <translation>umístit figurku do zámku</translation>
    </message>
    <message>
        <source>place the figure in the market</source>
        <translation>umístit figurku na tržiště</translation>
    </message>
    <message>
        <source>place the figure at the blacksmith</source>
        <translation>umístit figurku do kovárny</translation>
    </message>
    <message>
        <source>place the figure in the cathedral</source>
        <translation>umístit figurku do katedrály</translation>
    </message>
    <message>
        <source>move the count to this district</source>
        <translation>přesunout hraběte do této čtvrti</translation>
    </message>
    <message>
        <source>move the count to the castle</source>
        <translation>přesunout hraběte do zámku</translation>
    </message>
    <message>
        <source>move the count to the market</source>
        <translation>přesunout hraběte na tržiště</translation>
    </message>
    <message>
        <source>move the count to the blacksmith</source>
        <translation>přesunout hraběte do kovárny</translation>
    </message>
    <message>
        <source>move the count to the cathedral</source>
        <translation>přesunout hraběte do katedrály</translation>
    </message>
    <message>
        <source>move the figure here</source>
        <translation>přesunout figurku sem</translation>
    </message>
    <message>
        <source>move the figure to the road</source>
        <translation>přesunout figurku na cestu</translation>
    </message>
    <message>
        <source>move the figure to the city</source>
        <translation>přesunout figurku do města</translation>
    </message>
    <message>
        <source>move the figure to the field</source>
        <translation>přesunout figurku na louku</translation>
    </message>
    <message>
        <source>move the figure to the monastery</source>
        <translation>přesunout figurku do kláštera</translation>
    </message>
    <message>
        <source>move the figure to the abbey</source>
        <translation>přesunout figurku do opatství</translation>
    </message>
    <message>
        <source>No figure to Carcassonne</source>
        <translation>Žádná figurka do Carcassonne</translation>
    </message>
    <message>
        <source>The count stays</source>
        <translation>Hrabě zůstává</translation>
    </message>
    <message>
        <source>No figure leaves Carcassonne</source>
        <translation>Žádná figurka neopouští Carcassonne</translation>
    </message>
    <message>
        <source>Carcassonne</source>
        <translation>Carcassonne</translation>
    </message>
    <message>
        <source>No figure may stand in the city of Carcassonne, except in its districts.</source>
        <translation>Ve městě Carcassonne nesmí stát žádná figurka, kromě jeho čtvrtí.</translation>
    </message>
    <message>
        <source>Only a player who gets no points in this turn may put a figure into Carcassonne.</source>
        <translation>Figurku do Carcassonne smí umístit jen hráč, který v tomto tahu nezíská žádné body.</translation>
    </message>
    <message>
        <source>A figure goes to Carcassonne only in a turn that gives points to another player.</source>
        <translation>Figurka jde do Carcassonne jen v tahu, který přinese body jinému hráči.</translation>
    </message>
    <message>
        <source>A figure was put into Carcassonne in this turn already.</source>
        <translation>V tomto tahu už byla figurka do Carcassonne umístěna.</translation>
    </message>
    <message>
        <source>The %2 may not be in this district.</source>
        <extracomment>%2 is a kind of figure.</extracomment>
        <translation>Tato figurka (%2) nesmí být v této čtvrti.</translation>
    </message>
    <message>
        <source>No figure may leave the district where the count stands.</source>
        <translation>Čtvrť, ve které stojí hrabě, nesmí opustit žádná figurka.</translation>
    </message>
    <message>
        <source>The count is in this district already.</source>
        <translation>Hrabě už v této čtvrti je.</translation>
    </message>
    <message>
        <source>Figures of this district do not move to such a feature.</source>
        <translation>Figurky z této čtvrti na takové území nepřecházejí.</translation>
    </message>
    <message>
        <source>Figures leave the district only for a feature that is scored in this turn.</source>
        <translation>Figurky opouštějí čtvrť jen kvůli území, které se v tomto tahu vyhodnocuje.</translation>
    </message>
    <message>
        <source>There is no figure on this feature, so it is not scored.</source>
        <translation>Na tomto území není žádná figurka, proto se nevyhodnocuje.</translation>
    </message>
    <message>
        <source>%1 has no %2 in this district.</source>
        <extracomment>%1 is a player&apos;s name, %2 a kind of figure.</extracomment>
        <translation>%1 nemá v této čtvrti figurku %2.</translation>
    </message>
    <message>
        <source>This start tile always has the same place and direction.</source>
        <translation>Tato startovní kartička leží vždy na stejném místě a stejně otočená.</translation>
    </message>
    <message>
        <source>for cities</source>
        <extracomment>Features that the figures in the district can go to; here and in the next three. After the name of the district.</extracomment>
        <translation>pro města</translation>
    </message>
    <message>
        <source>for fields</source>
        <translation>pro louky</translation>
    </message>
    <message>
        <source>for roads</source>
        <translation>pro cesty</translation>
    </message>
    <message>
        <source>for monasteries</source>
        <translation>pro kláštery</translation>
    </message>
    <message>
        <source>Each player also has a mayor, a wagon and a barn. An abbey tile of each player closes a gap between other tiles. Classic edition: 2007, new edition: 2016.</source>
        <translation>Každý hráč má navíc starostu, vůz a statek. Kartička opatství, kterou má každý hráč, uzavře mezeru mezi ostatními kartičkami. Původní edice: 2007, nová edice: 2016.</translation>
    </message>
    <message>
        <source>Some of the tiles show a garden. Each player also has an abbot for gardens, monasteries and abbeys. The abbot may be taken back early.</source>
        <translation>Na některých kartičkách je zahrada. Každý hráč má navíc opata pro zahrady, kláštery a opatství. Opata si smí vzít zpět předčasně.</translation>
    </message>
    <message>
        <source>Roads lead over drawbridges into cities. The player with the majority on a completed road may cross a drawbridge into the city. Official only with the base game.</source>
        <translation>Cesty vedou přes padací mosty do měst. Hráč, který má na dokončené cestě početní převahu, smí přejít přes padací most do města. Oficiálně jen se základní hrou.</translation>
    </message>
    <message>
        <source>Three or four roads end at a lake. A ferry on the lake joins two of them. A player who extends a road may move its ferry to other road ends.</source>
        <translation>U jezera končí tři nebo čtyři cesty. Přívoz na jezeře spojuje dvě z nich. Kdo cestu prodlouží, smí její přívoz přesunout k jiným koncům cest.</translation>
    </message>
    <message>
        <source>Meeples fly from the new tile in a straight line. A die shows how far they fly. They may land on occupied features.</source>
        <translation>Družiníci létají z nové kartičky rovně jedním směrem. Jak daleko, určí kostka. Přistát smějí i tam, kde už někdo stojí.</translation>
    </message>
    <message>
        <source>Completed roads with an inn and cities with a cathedral are worth more. Incomplete ones are worth nothing. Each player also has a large figure, which counts as two.</source>
        <translation>Dokončené cesty s hostincem a města s katedrálou přinášejí víc bodů. Nedokončené nepřinesou žádné. Každý hráč má navíc velkého družiníka, který se počítá za dva.</translation>
    </message>
    <message>
        <source>Each player has a phantom. It may be placed as a second figure in a turn. The set has no tiles.</source>
        <translation>Každý hráč má fantoma. Smí ho v tahu umístit jako druhou figurku. Kartičky k němu nejsou.</translation>
    </message>
    <message>
        <source>Volcanoes bring a dragon that eats figures, and a fairy protects figures from it. A princess sends knights away. Portals lead to any tile.</source>
        <translation>Ze sopek přilétá drak, který požírá figurky, a víla ho nepustí blíž. Princezna posílá rytíře zpět do zásoby. Tajné chodby vedou na kteroukoli kartičku.</translation>
    </message>
    <message>
        <source>The game begins with a river of twelve tiles. It runs from the spring to the lake. All other tiles follow when it is complete.</source>
        <translation>Hra začíná řekou z dvanácti kartiček. Teče od pramene k jezeru. Ostatní kartičky následují, až je hotová.</translation>
    </message>
    <message>
        <source>The game begins with a river that forks. It ends in a city and in a lake with a volcano. The player who places this lake takes an extra turn.</source>
        <translation>Hra začíná řekou, která se rozvětvuje. Končí ve městě a v jezeře se sopkou. Kdo toto jezero přiloží, hraje ještě jednou.</translation>
    </message>
    <message>
        <source>The player who completes a city gets its goods. Each player also has a builder, who gives a second turn. A pig makes a field worth more.</source>
        <translation>Zboží získá ten, kdo dokončí město, ve kterém je. Každý hráč má navíc stavitele, který přináší druhý tah. Prasátko zvyšuje hodnotu louky.</translation>
    </message>
    <message>
        <source>The tiles show roads, cities, monasteries and fields. A figure on the new tile claims one of them. Completed features score immediately, fields at the end.</source>
        <translation>Kartičky ukazují cesty, města, kláštery a louky. Figurka na nové kartičce jedno z nich obsadí. Dokončená území přinášejí body hned, louky na konci.</translation>
    </message>
    <message>
        <source>places a tile: %1</source>
        <translation>přikládá kartičku: %1</translation>
    </message>
    <message>
        <source>keeps the abbey, places a tile: %1</source>
        <translation>opatství si nechává, přikládá kartičku: %1</translation>
    </message>
    <message>
        <source>Beside your abbey %1</source>
        <translation>Vedle vašeho opatství %1</translation>
    </message>
    <message>
        <source>Beside own abbey %1</source>
        <translation>Vedle vlastního opatství %1</translation>
    </message>
    <message>
        <source>Beside abbey %1 of %2</source>
        <translation>Vedle opatství %1 hráče %2</translation>
    </message>
    <message>
        <source>Beside your garden %1</source>
        <translation>Vedle vaší zahrady %1</translation>
    </message>
    <message>
        <source>Beside own garden %1</source>
        <translation>Vedle vlastní zahrady %1</translation>
    </message>
    <message>
        <source>Beside garden %1 of %2</source>
        <translation>Vedle zahrady %1 hráče %2</translation>
    </message>
    <message>
        <source>Place the tile</source>
        <translation>Přiložit kartičku</translation>
    </message>
    <message>
        <source>Beside your feature %1</source>
        <translation>Vedle vašeho území %1</translation>
    </message>
    <message>
        <source>Lengthen your road %1</source>
        <translation>Prodloužit vaši cestu %1</translation>
    </message>
    <message>
        <source>Extend your city %1</source>
        <translation>Rozšířit vaše město %1</translation>
    </message>
    <message>
        <source>Extend your field %1</source>
        <translation>Rozšířit vaši louku %1</translation>
    </message>
    <message>
        <source>Beside your monastery %1</source>
        <translation>Vedle vašeho kláštera %1</translation>
    </message>
    <message>
        <source>Beside own feature %1</source>
        <translation>Vedle vlastního území %1</translation>
    </message>
    <message>
        <source>Lengthen own road %1</source>
        <translation>Prodloužit vlastní cestu %1</translation>
    </message>
    <message>
        <source>Extend own city %1</source>
        <translation>Rozšířit vlastní město %1</translation>
    </message>
    <message>
        <source>Extend own field %1</source>
        <translation>Rozšířit vlastní louku %1</translation>
    </message>
    <message>
        <source>Beside own monastery %1</source>
        <translation>Vedle vlastního kláštera %1</translation>
    </message>
    <message>
        <source>Beside feature %1 of %2</source>
        <translation>Vedle území %1 hráče %2</translation>
    </message>
    <message>
        <source>Lengthen road %1 of %2</source>
        <translation>Prodloužit cestu %1 hráče %2</translation>
    </message>
    <message>
        <source>Extend city %1 of %2</source>
        <translation>Rozšířit město %1 hráče %2</translation>
    </message>
    <message>
        <source>Extend field %1 of %2</source>
        <translation>Rozšířit louku %1 hráče %2</translation>
    </message>
    <message>
        <source>Beside monastery %1 of %2</source>
        <translation>Vedle kláštera %1 hráče %2</translation>
    </message>
    <message>
        <source>Extend unoccupied feature %1</source>
        <translation>Rozšířit neobsazené území %1</translation>
    </message>
    <message>
        <source>Lengthen unoccupied road %1</source>
        <translation>Prodloužit neobsazenou cestu %1</translation>
    </message>
    <message>
        <source>Extend unoccupied city %1</source>
        <translation>Rozšířit neobsazené město %1</translation>
    </message>
    <message>
        <source>Extend unoccupied field %1</source>
        <translation>Rozšířit neobsazenou louku %1</translation>
    </message>
    <message>
        <source>Your abbey %1</source>
        <translation>Vaše opatství %1</translation>
    </message>
    <message>
        <source>Abbey %1 of %2</source>
        <translation>Opatství %1 hráče %2</translation>
    </message>
    <message>
        <source>Abbey %1</source>
        <translation>Opatství %1</translation>
    </message>
    <message>
        <source>Your garden %1</source>
        <translation>Vaše zahrada %1</translation>
    </message>
    <message>
        <source>Garden %1 of %2</source>
        <translation>Zahrada %1 hráče %2</translation>
    </message>
    <message>
        <source>Garden %1</source>
        <translation>Zahrada %1</translation>
    </message>
    <message>
        <source>Your feature %1</source>
        <extracomment>Name of a feature at the start of a text, here and in the next ones. %1: its letter on the board, %2: its owner.</extracomment>
        <translation>Vaše území %1</translation>
    </message>
    <message>
        <source>Feature %1 of %2</source>
        <translation>Území %1 hráče %2</translation>
    </message>
    <message>
        <source>Feature %1</source>
        <translation>Území %1</translation>
    </message>
    <message>
        <source>Your road %1</source>
        <translation>Vaše cesta %1</translation>
    </message>
    <message>
        <source>Road %1 of %2</source>
        <translation>Cesta %1 hráče %2</translation>
    </message>
    <message>
        <source>Road %1</source>
        <translation>Cesta %1</translation>
    </message>
    <message>
        <source>Your city %1</source>
        <translation>Vaše město %1</translation>
    </message>
    <message>
        <source>City %1 of %2</source>
        <translation>Město %1 hráče %2</translation>
    </message>
    <message>
        <source>City %1</source>
        <translation>Město %1</translation>
    </message>
    <message>
        <source>Your field %1</source>
        <translation>Vaše louka %1</translation>
    </message>
    <message>
        <source>Field %1 of %2</source>
        <translation>Louka %1 hráče %2</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Louka %1</translation>
    </message>
    <message>
        <source>Your monastery %1</source>
        <translation>Váš klášter %1</translation>
    </message>
    <message>
        <source>Monastery %1 of %2</source>
        <translation>Klášter %1 hráče %2</translation>
    </message>
    <message>
        <source>Monastery %1</source>
        <translation>Klášter %1</translation>
    </message>
    <message numerus="yes">
        <source>%n open spaces</source>
        <translation>
            <numerusform>%n volné políčko</numerusform>
            <numerusform>%n volná políčka</numerusform>
            <numerusform>%n volných políček</numerusform>
        </translation>
    </message>
    <message>
        <source>But: %1</source>
        <extracomment>%1 is a text about a move that is worse because of it.</extracomment>
        <translation>Ale: %1</translation>
    </message>
    <message>
        <source>Move %2: %1</source>
        <extracomment>%1 is a text about another move, %2 the number of that move.</extracomment>
        <translation>Tah %2: %1</translation>
    </message>
    <message>
        <source>But move %2: %1</source>
        <translation>Zato tah %2: %1</translation>
    </message>
    <message>
        <source>Another move: %1</source>
        <extracomment>%1 is a text about another move.</extracomment>
        <translation>Jiný tah: %1</translation>
    </message>
    <message>
        <source>But another move: %1</source>
        <translation>Zato jiný tah: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 is completed: %2, %n points now.</source>
        <extracomment>In the texts that follow, %1 is a feature with its owner (&quot;Your city A&quot;), unless another meaning is given. %2: its contents (&quot;4 tiles + 1 coat of arms&quot;).</extracomment>
        <translation>
            <numerusform>%1 se dokončí: %2, hned %n bod.</numerusform>
            <numerusform>%1 se dokončí: %2, hned %n body.</numerusform>
            <numerusform>%1 se dokončí: %2, hned %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is scored: %2, %n points.</source>
        <translation>
            <numerusform>%1 se vyhodnotí: %2, %n bod.</numerusform>
            <numerusform>%1 se vyhodnotí: %2, %n body.</numerusform>
            <numerusform>%1 se vyhodnotí: %2, %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then needs only one more tile: %n of the %5 tiles left complete it.</source>
        <extracomment>%5: number of all tiles that are left.</extracomment>
        <translation>
            <numerusform>%1: k dokončení pak stačí jedna kartička, hodí se %n ze zbývajících (%5).</numerusform>
            <numerusform>%1: k dokončení pak stačí jedna kartička, hodí se %n ze zbývajících (%5).</numerusform>
            <numerusform>%1: k dokončení pak stačí jedna kartička, hodí se %n ze zbývajících (%5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has %2 of its 8 neighbours; %n of the %5 tiles left fit the most difficult space %4.</source>
        <extracomment>%2: number of neighbours with a tile, %4: letter of a space, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 pak má obsazeno %2 z 8 okolních políček; na nejtěžší políčko %4 se hodí %n ze zbývajících kartiček (%5).</numerusform>
            <numerusform>%1 pak má obsazeno %2 z 8 okolních políček; na nejtěžší políčko %4 se hodí %n ze zbývajících kartiček (%5).</numerusform>
            <numerusform>%1 pak má obsazeno %2 z 8 okolních políček; na nejtěžší políčko %4 se hodí %n ze zbývajících kartiček (%5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is then worth about %n points more.</source>
        <translation>
            <numerusform>%1 pak má cenu asi o %n bod vyšší.</numerusform>
            <numerusform>%1 pak má cenu asi o %n body vyšší.</numerusform>
            <numerusform>%1 pak má cenu asi o %n bodů vyšší.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is then worth about %n points less.</source>
        <translation>
            <numerusform>%1 pak má cenu asi o %n bod nižší.</numerusform>
            <numerusform>%1 pak má cenu asi o %n body nižší.</numerusform>
            <numerusform>%1 pak má cenu asi o %n bodů nižší.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You then have %n figures in your supply, instead of %5.</source>
        <extracomment>%3: player, %5: number of figures after the other move.</extracomment>
        <translation>
            <numerusform>V zásobě pak máte %n figurku místo %5.</numerusform>
            <numerusform>V zásobě pak máte %n figurky místo %5.</numerusform>
            <numerusform>V zásobě pak máte %n figurek místo %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 then has %n figures in the supply, instead of %5.</source>
        <translation>
            <numerusform>%3 má pak v zásobě %n figurku místo %5.</numerusform>
            <numerusform>%3 má pak v zásobě %n figurky místo %5.</numerusform>
            <numerusform>%3 má pak v zásobě %n figurek místo %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last figure: your supply is then empty, instead of having %5.</source>
        <translation>Je to vaše poslední figurka: zásoba pak bude prázdná (jinak: %5).</translation>
    </message>
    <message>
        <source>The supply of %3 is then empty, instead of having %5.</source>
        <translation>Zásoba hráče %3 pak bude prázdná (jinak: %5).</translation>
    </message>
    <message numerus="yes">
        <source>Your figures are likely to return sooner: worth about %n points.</source>
        <extracomment>%3: player.</extracomment>
        <translation>
            <numerusform>Vaše figurky se nejspíš vrátí dříve (asi %n bod).</numerusform>
            <numerusform>Vaše figurky se nejspíš vrátí dříve (asi %n body).</numerusform>
            <numerusform>Vaše figurky se nejspíš vrátí dříve (asi %n bodů).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your figures are likely to return later: worth about %n points.</source>
        <translation>
            <numerusform>Vaše figurky se nejspíš vrátí později (asi %n bod).</numerusform>
            <numerusform>Vaše figurky se nejspíš vrátí později (asi %n body).</numerusform>
            <numerusform>Vaše figurky se nejspíš vrátí později (asi %n bodů).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The figures of %3 are likely to return sooner: worth about %n points.</source>
        <translation>
            <numerusform>Figurky hráče %3 se nejspíš vrátí dříve (asi %n bod).</numerusform>
            <numerusform>Figurky hráče %3 se nejspíš vrátí dříve (asi %n body).</numerusform>
            <numerusform>Figurky hráče %3 se nejspíš vrátí dříve (asi %n bodů).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The figures of %3 are likely to return later: worth about %n points.</source>
        <translation>
            <numerusform>Figurky hráče %3 se nejspíš vrátí později (asi %n bod).</numerusform>
            <numerusform>Figurky hráče %3 se nejspíš vrátí později (asi %n body).</numerusform>
            <numerusform>Figurky hráče %3 se nejspíš vrátí později (asi %n bodů).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n points more now.</source>
        <translation>
            <numerusform>Hned máte o %n bod víc.</numerusform>
            <numerusform>Hned máte o %n body víc.</numerusform>
            <numerusform>Hned máte o %n bodů víc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n points less now.</source>
        <translation>
            <numerusform>Hned máte o %n bod méně.</numerusform>
            <numerusform>Hned máte o %n body méně.</numerusform>
            <numerusform>Hned máte o %n bodů méně.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 gets %n points more now.</source>
        <translation>
            <numerusform>%3 má hned o %n bod víc.</numerusform>
            <numerusform>%3 má hned o %n body víc.</numerusform>
            <numerusform>%3 má hned o %n bodů víc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 gets %n points less now.</source>
        <translation>
            <numerusform>%3 má hned o %n bod méně.</numerusform>
            <numerusform>%3 má hned o %n body méně.</numerusform>
            <numerusform>%3 má hned o %n bodů méně.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you then have %4, and no other player has more than %2.</source>
        <extracomment>%1: kind of token (&quot;Wine&quot;), %2: number that another player has, %3: player, %4: number of the player.</extracomment>
        <translation>%1: pak máte %4, jiný hráč nejvýše %2.</translation>
    </message>
    <message>
        <source>%1: %3 then has %4, and no other player has more than %2.</source>
        <translation>%1: %3 má pak %4, jiný hráč nejvýše %2.</translation>
    </message>
    <message numerus="yes">
        <source>You then still have %n tiles of your own.</source>
        <extracomment>%3: player.</extracomment>
        <translation>
            <numerusform>Pak vám ještě zbývá %n vlastní kartička.</numerusform>
            <numerusform>Pak vám ještě zbývají %n vlastní kartičky.</numerusform>
            <numerusform>Pak vám ještě zbývá %n vlastních kartiček.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 then still has %n own tiles.</source>
        <translation>
            <numerusform>%3 má pak ještě %n vlastní kartičku.</numerusform>
            <numerusform>%3 má pak ještě %n vlastní kartičky.</numerusform>
            <numerusform>%3 má pak ještě %n vlastních kartiček.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have the next turn.</source>
        <translation>Další tah máte vy.</translation>
    </message>
    <message>
        <source>%3 has the next turn.</source>
        <translation>Další tah má %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives an extra turn if a tile extends it: %n of the %5 tiles left fit its ends.</source>
        <extracomment>%5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 dává při rozšíření další tah: na otevřené konce se hodí %n ze zbývajících kartiček (%5).</numerusform>
            <numerusform>%1 dává při rozšíření další tah: na otevřené konce se hodí %n ze zbývajících kartiček (%5).</numerusform>
            <numerusform>%1 dává při rozšíření další tah: na otevřené konce se hodí %n ze zbývajících kartiček (%5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points more.</source>
        <extracomment>%3: player.</extracomment>
        <translation>
            <numerusform>Můžete čekat asi o %n bod víc.</numerusform>
            <numerusform>Můžete čekat asi o %n body víc.</numerusform>
            <numerusform>Můžete čekat asi o %n bodů víc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points less.</source>
        <translation>
            <numerusform>Můžete čekat asi o %n bod méně.</numerusform>
            <numerusform>Můžete čekat asi o %n body méně.</numerusform>
            <numerusform>Můžete čekat asi o %n bodů méně.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points more.</source>
        <translation>
            <numerusform>%3 může čekat asi o %n bod víc.</numerusform>
            <numerusform>%3 může čekat asi o %n body víc.</numerusform>
            <numerusform>%3 může čekat asi o %n bodů víc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points less.</source>
        <translation>
            <numerusform>%3 může čekat asi o %n bod méně.</numerusform>
            <numerusform>%3 může čekat asi o %n body méně.</numerusform>
            <numerusform>%3 může čekat asi o %n bodů méně.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the turns that follow, it comes out about %n points better, for no single reason.</source>
        <translation>
            <numerusform>V dalších tazích to vyjde asi o %n bod lépe, jediný důvod to nemá.</numerusform>
            <numerusform>V dalších tazích to vyjde asi o %n body lépe, jediný důvod to nemá.</numerusform>
            <numerusform>V dalších tazích to vyjde asi o %n bodů lépe, jediný důvod to nemá.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted to the end of the game, it comes out about %n points better.</source>
        <translation>
            <numerusform>Spočítáno do konce hry to vyjde asi o %n bod lépe.</numerusform>
            <numerusform>Spočítáno do konce hry to vyjde asi o %n body lépe.</numerusform>
            <numerusform>Spočítáno do konce hry to vyjde asi o %n bodů lépe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several small things: together about %n points more.</source>
        <translation>
            <numerusform>Několik drobností: dohromady asi o %n bod víc.</numerusform>
            <numerusform>Několik drobností: dohromady asi o %n body víc.</numerusform>
            <numerusform>Několik drobností: dohromady asi o %n bodů víc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several small things: together about %n points less.</source>
        <translation>
            <numerusform>Několik drobností: dohromady asi o %n bod méně.</numerusform>
            <numerusform>Několik drobností: dohromady asi o %n body méně.</numerusform>
            <numerusform>Několik drobností: dohromady asi o %n bodů méně.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is in reach of the dragon.</source>
        <translation>%1 je na dosah draka.</translation>
    </message>
    <message>
        <source>%1 is in reach of a tower.</source>
        <translation>%1 je na dosah věže.</translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points more from prisoners.</source>
        <translation>
            <numerusform>Můžete čekat asi o %n bod víc ze zajatců.</numerusform>
            <numerusform>Můžete čekat asi o %n body víc ze zajatců.</numerusform>
            <numerusform>Můžete čekat asi o %n bodů víc ze zajatců.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points less from prisoners.</source>
        <translation>
            <numerusform>Můžete čekat asi o %n bod méně ze zajatců.</numerusform>
            <numerusform>Můžete čekat asi o %n body méně ze zajatců.</numerusform>
            <numerusform>Můžete čekat asi o %n bodů méně ze zajatců.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points more from prisoners.</source>
        <translation>
            <numerusform>%3 může čekat asi o %n bod víc ze zajatců.</numerusform>
            <numerusform>%3 může čekat asi o %n body víc ze zajatců.</numerusform>
            <numerusform>%3 může čekat asi o %n bodů víc ze zajatců.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points less from prisoners.</source>
        <translation>
            <numerusform>%3 může čekat asi o %n bod méně ze zajatců.</numerusform>
            <numerusform>%3 může čekat asi o %n body méně ze zajatců.</numerusform>
            <numerusform>%3 může čekat asi o %n bodů méně ze zajatců.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the turns that follow, it comes out about %n points better. One reason: %1</source>
        <extracomment>%1: a text about a fact (&quot;Your city A then needs only one more tile: ...&quot;).</extracomment>
        <translation>
            <numerusform>V dalších tazích to vyjde asi o %n bod lépe. Jeden z důvodů: %1</numerusform>
            <numerusform>V dalších tazích to vyjde asi o %n body lépe. Jeden z důvodů: %1</numerusform>
            <numerusform>V dalších tazích to vyjde asi o %n bodů lépe. Jeden z důvodů: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the turns that follow, it comes out about %n points better.</source>
        <translation>
            <numerusform>V dalších tazích to vyjde asi o %n bod lépe.</numerusform>
            <numerusform>V dalších tazích to vyjde asi o %n body lépe.</numerusform>
            <numerusform>V dalších tazích to vyjde asi o %n bodů lépe.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is played without farmers: nobody goes to the market.</source>
        <translation>Tato hra se hraje bez sedláků: na tržiště nikdo nechodí.</translation>
    </message>
    <message>
        <source>%1 over the drawbridge</source>
        <extracomment>Where a figure may go, over a drawbridge: %1 is the move (&quot;Wagon to the city&quot;).</extracomment>
        <translation>%1 přes padací most</translation>
    </message>
    <message>
        <source>This game is played without farmers: no figure may be in a field.</source>
        <translation>Tato hra se hraje bez sedláků: na louce nesmí být žádná figurka.</translation>
    </message>
    <message>
        <source>Whether figures may be placed in fields, and fields score at the end. A first game is easier without farmers.</source>
        <translation>Zda se figurky smějí umisťovat na louky a louky na konci přinášejí body. První hra je bez sedláků snazší.</translation>
    </message>
    <message>
        <source>with farmers</source>
        <translation>se sedláky</translation>
    </message>
    <message>
        <source>without farmers</source>
        <translation>bez sedláků</translation>
    </message>
    <message>
        <source>King &amp; Robber</source>
        <translation>Král a loupeživý rytíř</translation>
    </message>
    <message>
        <source>The player who completes the largest city gets the king, the player who completes the longest road gets the robber. At the end they give points for all completed cities and roads.</source>
        <translation>Kdo dokončí největší město, dostane krále, kdo dokončí nejdelší cestu, loupeživého rytíře. Na konci přinesou body za všechna dokončená města a cesty.</translation>
    </message>
    <message>
        <source>Points for the king and the robber</source>
        <translation>Body za krále a loupeživého rytíře</translation>
    </message>
    <message>
        <source>How many points the king and the robber give at the end.</source>
        <translation>Kolik bodů král a loupeživý rytíř na konci přinesou.</translation>
    </message>
    <message>
        <source>1 for each completed city or road</source>
        <translation>1 za každé dokončené město nebo cestu</translation>
    </message>
    <message>
        <source>10 each</source>
        <translation>po 10</translation>
    </message>
    <message>
        <source>15 for one, 40 for both</source>
        <translation>15 za jednoho, 40 za oba</translation>
    </message>
    <message>
        <source>King</source>
        <extracomment>The player has this marker; here and in the next.
----------
Points for the king; the next: for the robber.</extracomment>
        <translation>Král</translation>
    </message>
    <message>
        <source>Robber</source>
        <translation>Loupeživý rytíř</translation>
    </message>
    <message>
        <source>takes the king for the largest city</source>
        <translation>získává krále za největší město</translation>
    </message>
    <message>
        <source>takes the robber for the longest road</source>
        <translation>získává loupeživého rytíře za nejdelší cestu</translation>
    </message>
    <message numerus="yes">
        <source>%n completed roads</source>
        <translation>
            <numerusform>%n dokončená cesta</numerusform>
            <numerusform>%n dokončené cesty</numerusform>
            <numerusform>%n dokončených cest</numerusform>
        </translation>
    </message>
    <message>
        <source>the king</source>
        <extracomment>Reason for the points of the player who has the king; the next: the robber.</extracomment>
        <translation>král</translation>
    </message>
    <message>
        <source>the robber</source>
        <translation>loupeživý rytíř</translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points more from the king and the robber.</source>
        <translation>
            <numerusform>Můžete čekat asi o %n bod víc díky králi a loupeživému rytíři.</numerusform>
            <numerusform>Můžete čekat asi o %n body víc díky králi a loupeživému rytíři.</numerusform>
            <numerusform>Můžete čekat asi o %n bodů víc díky králi a loupeživému rytíři.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points less from the king and the robber.</source>
        <translation>
            <numerusform>Můžete čekat asi o %n bod méně díky králi a loupeživému rytíři.</numerusform>
            <numerusform>Můžete čekat asi o %n body méně díky králi a loupeživému rytíři.</numerusform>
            <numerusform>Můžete čekat asi o %n bodů méně díky králi a loupeživému rytíři.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points more from the king and the robber.</source>
        <translation>
            <numerusform>%3 může čekat asi o %n bod víc díky králi a loupeživému rytíři.</numerusform>
            <numerusform>%3 může čekat asi o %n body víc díky králi a loupeživému rytíři.</numerusform>
            <numerusform>%3 může čekat asi o %n bodů víc díky králi a loupeživému rytíři.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points less from the king and the robber.</source>
        <translation>
            <numerusform>%3 může čekat asi o %n bod méně díky králi a loupeživému rytíři.</numerusform>
            <numerusform>%3 může čekat asi o %n body méně díky králi a loupeživému rytíři.</numerusform>
            <numerusform>%3 může čekat asi o %n bodů méně díky králi a loupeživému rytíři.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has %2 and %3; %n of the %5 tiles left fit the most difficult space %4.</source>
        <extracomment>%2: &quot;6 tiles&quot;, %3: &quot;2 open spaces&quot;, %4: letter of the space that the fewest tiles fit, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 pak má %2 a %3; na nejtěžší políčko %4 se hodí %n ze zbývajících kartiček (%5).</numerusform>
            <numerusform>%1 pak má %2 a %3; na nejtěžší políčko %4 se hodí %n ze zbývajících kartiček (%5).</numerusform>
            <numerusform>%1 pak má %2 a %3; na nejtěžší políčko %4 se hodí %n ze zbývajících kartiček (%5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stays incomplete, because no tile left fits space %4: %n points at the end.</source>
        <extracomment>%4: letter of a space.</extracomment>
        <translation>
            <numerusform>%1 se už nedokončí, protože na políčko %4 se nehodí žádná zbývající kartička: na konci %n bod.</numerusform>
            <numerusform>%1 se už nedokončí, protože na políčko %4 se nehodí žádná zbývající kartička: na konci %n body.</numerusform>
            <numerusform>%1 se už nedokončí, protože na políčko %4 se nehodí žádná zbývající kartička: na konci %n bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2) becomes yours, because no other figure is there.</source>
        <extracomment>%1: a feature without its owner, %2: its contents, %3: player.</extracomment>
        <translation>%1 (%2) bude vaše, žádná jiná figurka tam není.</translation>
    </message>
    <message>
        <source>%1 (%2) goes to %3, because no other figure is there.</source>
        <translation>%1 (%2) připadne hráči %3, žádná jiná figurka tam není.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has a figure that can move on after scoring: worth about %n points more.</source>
        <translation>
            <numerusform>%1 má figurku, která může po započítání jít dál: cena asi o %n bod vyšší.</numerusform>
            <numerusform>%1 má figurku, která může po započítání jít dál: cena asi o %n body vyšší.</numerusform>
            <numerusform>%1 má figurku, která může po započítání jít dál: cena asi o %n bodů vyšší.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has a figure that can move on after scoring: worth about %n points less.</source>
        <translation>
            <numerusform>%1 má figurku, která může po započítání jít dál: cena asi o %n bod nižší.</numerusform>
            <numerusform>%1 má figurku, která může po započítání jít dál: cena asi o %n body nižší.</numerusform>
            <numerusform>%1 má figurku, která může po započítání jít dál: cena asi o %n bodů nižší.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can gain points next turn: %n of the %5 tiles left are best used there.</source>
        <extracomment>%5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 může příštím tahem získat body: nejlépe se tam hodí %n ze zbývajících kartiček (%5).</numerusform>
            <numerusform>%1 může příštím tahem získat body: nejlépe se tam hodí %n ze zbývajících kartiček (%5).</numerusform>
            <numerusform>%1 může příštím tahem získat body: nejlépe se tam hodí %n ze zbývajících kartiček (%5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can lose points next turn: %n of the %5 tiles left are best used against it.</source>
        <translation>
            <numerusform>%1 může příštím tahem ztratit body: nejlépe se proti tomu hodí %n ze zbývajících kartiček (%5).</numerusform>
            <numerusform>%1 může příštím tahem ztratit body: nejlépe se proti tomu hodí %n ze zbývajících kartiček (%5).</numerusform>
            <numerusform>%1 může příštím tahem ztratit body: nejlépe se proti tomu hodí %n ze zbývajících kartiček (%5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is likely to be worth about %n points more after two turns than otherwise.</source>
        <translation>
            <numerusform>%1 má mít za dva tahy cenu asi o %n bod vyšší než jinak.</numerusform>
            <numerusform>%1 má mít za dva tahy cenu asi o %n body vyšší než jinak.</numerusform>
            <numerusform>%1 má mít za dva tahy cenu asi o %n bodů vyšší než jinak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is likely to be worth about %n points less after two turns than otherwise.</source>
        <translation>
            <numerusform>%1 má mít za dva tahy cenu asi o %n bod nižší než jinak.</numerusform>
            <numerusform>%1 má mít za dva tahy cenu asi o %n body nižší než jinak.</numerusform>
            <numerusform>%1 má mít za dva tahy cenu asi o %n bodů nižší než jinak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the turns that follow, it comes out about %n points worse. One reason: %1</source>
        <extracomment>%1: a text about a fact.</extracomment>
        <translation>
            <numerusform>V dalších tazích to vyjde asi o %n bod hůř. Jeden z důvodů: %1</numerusform>
            <numerusform>V dalších tazích to vyjde asi o %n body hůř. Jeden z důvodů: %1</numerusform>
            <numerusform>V dalších tazích to vyjde asi o %n bodů hůř. Jeden z důvodů: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Another move is about as good.</source>
        <translation>Jiný tah je asi stejně dobrý.</translation>
    </message>
    <message>
        <source>About as good as move %1.</source>
        <extracomment>%1: number of a move.</extracomment>
        <translation>Asi stejně dobré jako tah %1.</translation>
    </message>
    <message>
        <source>Whether moves may be undone, as many as you like. A tile that was already drawn is drawn again.</source>
        <translation>Zda lze vracet tahy, a to kolikrát chcete. Kartička, kterou si hráč už vzal, přijde znovu na řadu.</translation>
    </message>
    <message>
        <source>%1 taken back from the castle</source>
        <translation>bere si zpět figurku ze zámku: %1</translation>
    </message>
    <message>
        <source>%1 taken back from the market</source>
        <translation>bere si zpět figurku z tržiště: %1</translation>
    </message>
    <message>
        <source>%1 taken back from the blacksmith</source>
        <translation>bere si zpět figurku z kovárny: %1</translation>
    </message>
    <message>
        <source>%1 taken back from the cathedral</source>
        <translation>bere si zpět figurku z katedrály: %1</translation>
    </message>
    <message>
        <source>The Festival</source>
        <translation>Oslava</translation>
    </message>
    <message>
        <source>Some of the tiles show a festival. Who places one may take back one of their own figures from anywhere on the board, instead of placing a figure.</source>
        <translation>Na některých kartičkách je oslava. Kdo takovou přiloží, smí si místo umístění figurky vzít zpět jednu svou figurku odkudkoli z herního plánu.</translation>
    </message>
    <message>
        <source>Figures that a festival takes back</source>
        <translation>Figurky, které lze při oslavě vzít zpět</translation>
    </message>
    <message>
        <source>Which of their own figures players may take back with a festival tile.</source>
        <translation>Které ze svých figurek si hráči smějí s kartičkou oslavy vzít zpět.</translation>
    </message>
    <message>
        <source>any figure</source>
        <translation>kteroukoli figurku</translation>
    </message>
    <message>
        <source>Also a builder, a pig or a barn.</source>
        <translation>I stavitele, prasátko nebo statek.</translation>
    </message>
    <message>
        <source>Builders, pigs and barns stay on the board.</source>
        <translation>Stavitelé, prasátka a statky na herním plánu zůstávají.</translation>
    </message>
    <message numerus="yes">
        <source>%n festivals</source>
        <translation>
            <numerusform>%n oslava</numerusform>
            <numerusform>%n oslavy</numerusform>
            <numerusform>%n oslav</numerusform>
        </translation>
    </message>
    <message>
        <source>take back one of your figures</source>
        <translation>vzít si zpět jednu svou figurku</translation>
    </message>
    <message>
        <source>take back: %3</source>
        <extracomment>%3 is a figure, mostly with its feature (&quot;meeple on the road&quot;).</extracomment>
        <translation>vzít si zpět figurku: %3</translation>
    </message>
    <message>
        <source>take back from the castle: %1</source>
        <extracomment>%1 is a kind of figure (&quot;meeple&quot;), here and in the next three.</extracomment>
        <translation>vzít si zpět figurku ze zámku: %1</translation>
    </message>
    <message>
        <source>take back from the market: %1</source>
        <translation>vzít si zpět figurku z tržiště: %1</translation>
    </message>
    <message>
        <source>take back from the blacksmith: %1</source>
        <translation>vzít si zpět figurku z kovárny: %1</translation>
    </message>
    <message>
        <source>take back from the cathedral: %1</source>
        <translation>vzít si zpět figurku z katedrály: %1</translation>
    </message>
    <message>
        <source>A figure is taken back only when a tile with a festival is placed.</source>
        <translation>Figurku si lze vzít zpět jen při přiložení kartičky s oslavou.</translation>
    </message>
    <message numerus="yes">
        <source>%1 then has no figure of yours: about %n points less for you.</source>
        <translation>
            <numerusform>%1 pak nemá žádnou vaši figurku: asi o %n bod méně pro vás.</numerusform>
            <numerusform>%1 pak nemá žádnou vaši figurku: asi o %n body méně pro vás.</numerusform>
            <numerusform>%1 pak nemá žádnou vaši figurku: asi o %n bodů méně pro vás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has no figure of %3: about %n points less for that player.</source>
        <translation>
            <numerusform>%1 pak nemá žádnou figurku hráče %3: pro něj asi o %n bod méně.</numerusform>
            <numerusform>%1 pak nemá žádnou figurku hráče %3: pro něj asi o %n body méně.</numerusform>
            <numerusform>%1 pak nemá žádnou figurku hráče %3: pro něj asi o %n bodů méně.</numerusform>
        </translation>
    </message>
    <message>
        <source>no builder, pig or barn</source>
        <translation>ne stavitele, prasátko a statek</translation>
    </message>
    <message>
        <source>In this game a figure of this kind may not be taken back: %2.</source>
        <extracomment>%2 is a kind of figure (&quot;barn&quot;).</extracomment>
        <translation>V této hře si figurku tohoto druhu zpět vzít nelze: %2.</translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <translation>bere si zpět figurku: %1</translation>
    </message>
    <message>
        <source>Sources differ whether the road divides the field. Here it does.</source>
        <translation>Prameny se liší v tom, zda cesta louku rozděluje. Zde ji rozděluje.</translation>
    </message>
    <message>
        <source>Sources differ which roads and cities are linked here for a wagon. It is the same as on a tile of Inns &amp; Cathedrals.</source>
        <translation>Prameny se liší v tom, které cesty a města jsou zde pro vůz spojené. Je to stejné jako na kartičce rozšíření Hostince a katedrály.</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>nic se nestane</translation>
    </message>
    <message numerus="yes">
        <source>%1: when it is scored, the wagon there can move on to %n features (%2).</source>
        <extracomment>%1: a feature with its owner (&quot;Your city A&quot;), %2: letters of features on the board (&quot;B, C&quot;).</extracomment>
        <translation>
            <numerusform>%1: po započítání může vůz odtud přejet na %n území (%2).</numerusform>
            <numerusform>%1: po započítání může vůz odtud přejet na %n území (%2).</numerusform>
            <numerusform>%1: po započítání může vůz odtud přejet na %n území (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: when it is scored, the wagon there can move on to %n features, such as %2.</source>
        <translation>
            <numerusform>%1: po započítání může vůz odtud přejet na %n území, například %2.</numerusform>
            <numerusform>%1: po započítání může vůz odtud přejet na %n území, například %2.</numerusform>
            <numerusform>%1: po započítání může vůz odtud přejet na %n území, například %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: when it is scored, the wagon there can move to no other feature and returns.</source>
        <translation>%1: po započítání nemá vůz odtud kam přejet a vrátí se do zásoby.</translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points more from figures in Carcassonne.</source>
        <translation>
            <numerusform>Můžete čekat asi o %n bod víc z figurek v Carcassonne.</numerusform>
            <numerusform>Můžete čekat asi o %n body víc z figurek v Carcassonne.</numerusform>
            <numerusform>Můžete čekat asi o %n bodů víc z figurek v Carcassonne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points less from figures in Carcassonne.</source>
        <translation>
            <numerusform>Můžete čekat asi o %n bod méně z figurek v Carcassonne.</numerusform>
            <numerusform>Můžete čekat asi o %n body méně z figurek v Carcassonne.</numerusform>
            <numerusform>Můžete čekat asi o %n bodů méně z figurek v Carcassonne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points more from figures in Carcassonne.</source>
        <translation>
            <numerusform>%3 může čekat asi o %n bod víc z figurek v Carcassonne.</numerusform>
            <numerusform>%3 může čekat asi o %n body víc z figurek v Carcassonne.</numerusform>
            <numerusform>%3 může čekat asi o %n bodů víc z figurek v Carcassonne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points less from figures in Carcassonne.</source>
        <translation>
            <numerusform>%3 může čekat asi o %n bod méně z figurek v Carcassonne.</numerusform>
            <numerusform>%3 může čekat asi o %n body méně z figurek v Carcassonne.</numerusform>
            <numerusform>%3 může čekat asi o %n bodů méně z figurek v Carcassonne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has an inn: at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</source>
        <extracomment>%1: a road with its owner (&quot;Your road A&quot;), %2: number of tiles, %3: &quot;2 open spaces&quot;, %4: letter of a space on the board, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 má hostinec: po dokončení aspoň %n bod, jinak nic. Má pak %3; na nejtěžší z nich (%4) se hodí kartiček: %2 ze zbývajících %5.</numerusform>
            <numerusform>%1 má hostinec: po dokončení aspoň %n body, jinak nic. Má pak %3; na nejtěžší z nich (%4) se hodí kartiček: %2 ze zbývajících %5.</numerusform>
            <numerusform>%1 má hostinec: po dokončení aspoň %n bodů, jinak nic. Má pak %3; na nejtěžší z nich (%4) se hodí kartiček: %2 ze zbývajících %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has a cathedral: at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</source>
        <extracomment>%1: a city with its owner. The rest as for the inn.</extracomment>
        <translation>
            <numerusform>%1 má katedrálu: po dokončení aspoň %n bod, jinak nic. Má pak %3; na nejtěžší z nich (%4) se hodí kartiček: %2 ze zbývajících %5.</numerusform>
            <numerusform>%1 má katedrálu: po dokončení aspoň %n body, jinak nic. Má pak %3; na nejtěžší z nich (%4) se hodí kartiček: %2 ze zbývajících %5.</numerusform>
            <numerusform>%1 má katedrálu: po dokončení aspoň %n bodů, jinak nic. Má pak %3; na nejtěžší z nich (%4) se hodí kartiček: %2 ze zbývajících %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>moves the fairy: %1</source>
        <extracomment>%1 is a figure with its feature (&quot;meeple on the road&quot;).</extracomment>
        <translation>přesouvá vílu: %1</translation>
    </message>
    <message>
        <source>%1: the princess sends away your knight.</source>
        <extracomment>%1: a city without its owner, %3: player.</extracomment>
        <translation>%1: princezna pošle pryč vašeho rytíře.</translation>
    </message>
    <message>
        <source>%1: the princess sends away the knight of %3.</source>
        <translation>%1: princezna pošle pryč rytíře hráče %3.</translation>
    </message>
    <message>
        <source>%1: with the fairy, the figure is safe from the dragon and brings 1 point at the start of each turn of its owner.</source>
        <extracomment>%1: a feature with its owner.</extracomment>
        <translation>%1: u víly je figurka v bezpečí před drakem a na začátku každého tahu přinese svému hráči 1 bod.</translation>
    </message>
    <message>
        <source>%1 (%2) becomes yours through the magic portal, because no other figure is there.</source>
        <extracomment>%1: a feature without its owner, %2: its contents (&quot;4 tiles&quot;), %3: player.</extracomment>
        <translation>%1 (%2) bude díky magickému portálu vaše, žádná jiná figurka tam není.</translation>
    </message>
    <message>
        <source>%1 (%2) goes to %3 through the magic portal, because no other figure is there.</source>
        <translation>%1 (%2) připadne díky magickému portálu hráči %3, žádná jiná figurka tam není.</translation>
    </message>
    <message>
        <source>takes no prisoner: no figure is in reach of the tower</source>
        <translation>nebere zajatce: v dosahu věže není žádná figurka</translation>
    </message>
    <message>
        <source>Pay 3 points</source>
        <translation>Zaplatit 3 body</translation>
    </message>
    <message>
        <source>gets no further turn by the builder: this is the extra turn already</source>
        <translation>stavitel už další tah nepřidá: tohle je tah navíc</translation>
    </message>
    <message>
        <source>gets no extra turn by the builder: no tile is left for it</source>
        <translation>stavitel tah navíc nepřidá: nezbyla na něj kartička</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</source>
        <extracomment>%2: number of tiles, %3: &quot;2 open spaces&quot;, %4: letter of the space that the fewest tiles fit, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 dá po dokončení aspoň %n bod, jinak nic. Má pak %3; na nejtěžší z nich (%4) se hodí kartiček: %2 ze zbývajících %5.</numerusform>
            <numerusform>%1 dá po dokončení aspoň %n body, jinak nic. Má pak %3; na nejtěžší z nich (%4) se hodí kartiček: %2 ze zbývajících %5.</numerusform>
            <numerusform>%1 dá po dokončení aspoň %n bodů, jinak nic. Má pak %3; na nejtěžší z nich (%4) se hodí kartiček: %2 ze zbývajících %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: your figure is removed from there.</source>
        <extracomment>%1: a feature without its owner, %3: player.</extracomment>
        <translation>%1: vaše figurka odtud zmizí.</translation>
    </message>
    <message>
        <source>%1: the figure of %3 is removed from there.</source>
        <translation>%1: figurka hráče %3 odtud zmizí.</translation>
    </message>
    <message>
        <source>%1: the figure there is then safe.</source>
        <translation>%1: figurka je tam pak v bezpečí.</translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for you alone (strength %2 to %3): %n points.</source>
        <extracomment>%2: strength of the player, %3: strength of player %4.</extracomment>
        <translation>
            <numerusform>%1 pak přinese body jen vám (síla %2 proti %3): %n bod.</numerusform>
            <numerusform>%1 pak přinese body jen vám (síla %2 proti %3): %n body.</numerusform>
            <numerusform>%1 pak přinese body jen vám (síla %2 proti %3): %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for this player alone (strength %2 to %3): %n points.</source>
        <translation>
            <numerusform>%1 pak přinese body jen tomuto hráči (síla %2 proti %3): %n bod.</numerusform>
            <numerusform>%1 pak přinese body jen tomuto hráči (síla %2 proti %3): %n body.</numerusform>
            <numerusform>%1 pak přinese body jen tomuto hráči (síla %2 proti %3): %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for %4 and not for you (strength %3 to %2): %n points.</source>
        <translation>
            <numerusform>%1 pak přinese body hráči %4, a ne vám (síla %3 proti %2): %n bod.</numerusform>
            <numerusform>%1 pak přinese body hráči %4, a ne vám (síla %3 proti %2): %n body.</numerusform>
            <numerusform>%1 pak přinese body hráči %4, a ne vám (síla %3 proti %2): %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for %4 (strength %3 to %2): %n points.</source>
        <translation>
            <numerusform>%1 pak přinese body hráči %4 (síla %3 proti %2): %n bod.</numerusform>
            <numerusform>%1 pak přinese body hráči %4 (síla %3 proti %2): %n body.</numerusform>
            <numerusform>%1 pak přinese body hráči %4 (síla %3 proti %2): %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for you (strength %3 to %2): %n points.</source>
        <extracomment>%1: feature of another player.</extracomment>
        <translation>
            <numerusform>%1 pak přinese body vám (síla %3 proti %2): %n bod.</numerusform>
            <numerusform>%1 pak přinese body vám (síla %3 proti %2): %n body.</numerusform>
            <numerusform>%1 pak přinese body vám (síla %3 proti %2): %n bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last figure: your supply is then empty, instead of having %5. Closest to completion: %1, with %2.</source>
        <extracomment>%1: the feature of the player that lacks the fewest tiles, %2: &quot;2 open spaces&quot;.</extracomment>
        <translation>Je to vaše poslední figurka: zásoba pak bude prázdná (jinak: %5). K dokončení má nejblíž: %1 (%2).</translation>
    </message>
    <message>
        <source>The supply of %3 is then empty, instead of having %5. Closest to completion: %1, with %2.</source>
        <translation>Zásoba hráče %3 pak bude prázdná (jinak: %5). K dokončení má nejblíž: %1 (%2).</translation>
    </message>
    <message>
        <source>You have then placed all tiles of your own.</source>
        <translation>Všechny své vlastní kartičky pak už máte položené.</translation>
    </message>
    <message>
        <source>%3 has then placed all own tiles.</source>
        <translation>Hráč %3 má pak všechny vlastní kartičky položené.</translation>
    </message>
    <message>
        <source>The %2 may not stand on any feature of this tile.</source>
        <translation>Na žádném území této kartičky nesmí stát %2.</translation>
    </message>
    <message>
        <source>place the phantom on the tile or on top of a tower too, or not</source>
        <translation>umístěte i fantoma na kartičku nebo na věž, nebo zvolte „Bez&#xa0;fantoma“</translation>
    </message>
    <message>
        <source>next to the figure</source>
        <translation>vedle figurky</translation>
    </message>
    <message>
        <source>Crop Circles</source>
        <translation>Kruhy v obilí</translation>
    </message>
    <message>
        <source>Adding figures at a crop circle</source>
        <translation>Přidávání figurek u kruhu v obilí</translation>
    </message>
    <message>
        <source>Each player may add one</source>
        <translation>Každý hráč smí přidat jednoho</translation>
    </message>
    <message>
        <source>Each player must add one</source>
        <translation>Každý hráč musí přidat jednoho</translation>
    </message>
    <message numerus="yes">
        <source>%n crop circles with a club</source>
        <extracomment>Crop circles on a tile, by their symbols: a club for roads, a shield for cities, a pitchfork for fields.</extracomment>
        <translation>
            <numerusform>%n kruh v obilí s kyjem</numerusform>
            <numerusform>%n kruhy v obilí s kyjem</numerusform>
            <numerusform>%n kruhů v obilí s kyjem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crop circles with a shield</source>
        <translation>
            <numerusform>%n kruh v obilí se štítem</numerusform>
            <numerusform>%n kruhy v obilí se štítem</numerusform>
            <numerusform>%n kruhů v obilí se štítem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crop circles with a pitchfork</source>
        <translation>
            <numerusform>%n kruh v obilí s vidlemi</numerusform>
            <numerusform>%n kruhy v obilí s vidlemi</numerusform>
            <numerusform>%n kruhů v obilí s vidlemi</numerusform>
        </translation>
    </message>
    <message>
        <source>chooses that all players add a figure</source>
        <translation>volí, že všichni hráči přidají figurku</translation>
    </message>
    <message>
        <source>chooses that all players take a figure back</source>
        <translation>volí, že si všichni hráči vezmou figurku zpět</translation>
    </message>
    <message>
        <source>choose what all players do at the crop circle</source>
        <translation>zvolit, co u kruhu v obilí udělají všichni hráči</translation>
    </message>
    <message>
        <source>add a figure next to one of yours</source>
        <translation>přidat figurku k některé své</translation>
    </message>
    <message>
        <source>take one of your figures back</source>
        <translation>vzít si zpět jednu svou figurku</translation>
    </message>
    <message>
        <source>all players add a figure</source>
        <translation>všichni hráči přidají figurku</translation>
    </message>
    <message>
        <source>all players take a figure back</source>
        <translation>všichni hráči si vezmou figurku zpět</translation>
    </message>
    <message>
        <source>add here: %1</source>
        <extracomment>%1 is a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>přidat sem: %1</translation>
    </message>
    <message>
        <source>Add no figure</source>
        <translation>Nepřidat figurku</translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n points less at the crop circle.</source>
        <translation>
            <numerusform>U kruhu v obilí ztratíte asi o %n bod méně.</numerusform>
            <numerusform>U kruhu v obilí ztratíte asi o %n body méně.</numerusform>
            <numerusform>U kruhu v obilí ztratíte asi o %n bodů méně.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n points more at the crop circle.</source>
        <translation>
            <numerusform>U kruhu v obilí ztratíte asi o %n bod víc.</numerusform>
            <numerusform>U kruhu v obilí ztratíte asi o %n body víc.</numerusform>
            <numerusform>U kruhu v obilí ztratíte asi o %n bodů víc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 loses about %n points less at the crop circle.</source>
        <translation>
            <numerusform>%3: u kruhu v obilí ztratí asi o %n bod méně.</numerusform>
            <numerusform>%3: u kruhu v obilí ztratí asi o %n body méně.</numerusform>
            <numerusform>%3: u kruhu v obilí ztratí asi o %n bodů méně.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 loses about %n points more at the crop circle.</source>
        <translation>
            <numerusform>%3: u kruhu v obilí ztratí asi o %n bod víc.</numerusform>
            <numerusform>%3: u kruhu v obilí ztratí asi o %n body víc.</numerusform>
            <numerusform>%3: u kruhu v obilí ztratí asi o %n bodů víc.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tile just placed has no crop circle.</source>
        <translation>Na právě přiložené kartičce kruh v obilí není.</translation>
    </message>
    <message>
        <source>This crop circle concerns only figures on roads.</source>
        <translation>Tento kruh v obilí se týká jen figurek na cestách.</translation>
    </message>
    <message>
        <source>This crop circle concerns only figures in cities.</source>
        <translation>Tento kruh v obilí se týká jen figurek ve městech.</translation>
    </message>
    <message>
        <source>This crop circle concerns only figures in fields.</source>
        <translation>Tento kruh v obilí se týká jen figurek na loukách.</translation>
    </message>
    <message>
        <source>Crop circles do not concern this figure: %2.</source>
        <extracomment>%2 is a kind of figure (&quot;builder&quot;).</extracomment>
        <translation>Této figurky se kruhy v obilí netýkají: %2.</translation>
    </message>
    <message>
        <source>%1 has no %2 in this place.</source>
        <extracomment>%1 is a player&apos;s name, %2 a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>%1 na tomto místě nemá: %2.</translation>
    </message>
    <message>
        <source>%1 has no figure in this place to which another one could be added.</source>
        <translation>%1 na tomto místě nemá figurku, ke které by šlo další přidat.</translation>
    </message>
    <message>
        <source>place the phantom on top of a tower too, or not</source>
        <translation>umístěte i fantoma na věž, nebo zvolte „Bez&#xa0;fantoma“</translation>
    </message>
    <message numerus="yes">
        <source>%1 and feature %2 both reach space %4: %n of the %5 tiles left join them there.</source>
        <extracomment>%2: letter of another feature, %4: letter of a space, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 a území %2 mají společné políčko %4: spojí je tam %n ze zbývajících kartiček (%5).</numerusform>
            <numerusform>%1 a území %2 mají společné políčko %4: spojí je tam %n ze zbývajících kartiček (%5).</numerusform>
            <numerusform>%1 a území %2 mají společné políčko %4: spojí je tam %n ze zbývajících kartiček (%5).</numerusform>
        </translation>
    </message>
    <message>
        <source>Feature %1 of players %2</source>
        <translation>Území %1 hráčů %2</translation>
    </message>
    <message>
        <source>Road %1 of players %2</source>
        <translation>Cesta %1 hráčů %2</translation>
    </message>
    <message>
        <source>City %1 of players %2</source>
        <translation>Město %1 hráčů %2</translation>
    </message>
    <message>
        <source>Field %1 of players %2</source>
        <translation>Louka %1 hráčů %2</translation>
    </message>
    <message>
        <source>Monastery %1 of players %2</source>
        <translation>Klášter %1 hráčů %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Names of players. %2: the last one, %1: the others (&quot;Anna, Ben&quot;).</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%n features</source>
        <translation>
            <numerusform>%n území</numerusform>
            <numerusform>%n území</numerusform>
            <numerusform>%n území</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 After the other move: %2.</source>
        <extracomment>%1 is a text about a move, for example that 5 tiles complete a city. %2 is that number after the other move (&quot;9 of the tiles left complete it&quot;, &quot;3 open spaces&quot;).</extracomment>
        <translation>%1 Po tom druhém tahu: %2.</translation>
    </message>
    <message>
        <source>%1 After this move: %2.</source>
        <extracomment>%1 is a text about another move. %2 is that number after this move.</extracomment>
        <translation>%1 Po tomto tahu: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for you and for %4 with the same strength (%2): %n points each.</source>
        <extracomment>%1: a feature without its owner, %2: strength, %3: player, %4: names of the other players.</extracomment>
        <translation>
            <numerusform>%1 pak při stejné síle (%2) přinese body vám a také: %4. Každý získá %n bod.</numerusform>
            <numerusform>%1 pak při stejné síle (%2) přinese body vám a také: %4. Každý získá %n body.</numerusform>
            <numerusform>%1 pak při stejné síle (%2) přinese body vám a také: %4. Každý získá %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for %3 and %4 with the same strength (%2): %n points each.</source>
        <translation>
            <numerusform>%1 pak při stejné síle (%2) přinese body těmto hráčům: %3, %4. Každý získá %n bod.</numerusform>
            <numerusform>%1 pak při stejné síle (%2) přinese body těmto hráčům: %3, %4. Každý získá %n body.</numerusform>
            <numerusform>%1 pak při stejné síle (%2) přinese body těmto hráčům: %3, %4. Každý získá %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then touches cities (completed: %2, incomplete: %3): %n points if the game ended now.</source>
        <extracomment>%2: number of completed cities, %3: number of other cities.</extracomment>
        <translation>
            <numerusform>%1 pak sousedí s městy (dokončená: %2, nedokončená: %3): kdyby hra teď skončila, %n bod.</numerusform>
            <numerusform>%1 pak sousedí s městy (dokončená: %2, nedokončená: %3): kdyby hra teď skončila, %n body.</numerusform>
            <numerusform>%1 pak sousedí s městy (dokončená: %2, nedokončená: %3): kdyby hra teď skončila, %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the figure returns to you. Figures in your supply: %n instead of %5.</source>
        <extracomment>%1: a completed feature with its owner, %3: player, %5: number of figures after the other move.</extracomment>
        <translation>
            <numerusform>%1: figurka se vám vrátí. V zásobě pak máte %n figurku místo %5.</numerusform>
            <numerusform>%1: figurka se vám vrátí. V zásobě pak máte %n figurky místo %5.</numerusform>
            <numerusform>%1: figurka se vám vrátí. V zásobě pak máte %n figurek místo %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the figure returns. Figures in the supply of %3: %n instead of %5.</source>
        <translation>
            <numerusform>%1: figurka se vrátí. V zásobě má pak %3 %n figurku místo %5.</numerusform>
            <numerusform>%1: figurka se vrátí. V zásobě má pak %3 %n figurky místo %5.</numerusform>
            <numerusform>%1: figurka se vrátí. V zásobě má pak %3 %n figurek místo %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another move is about as good; nothing makes a difference of half a point.</source>
        <translation>Jiný tah je asi stejně dobrý; nic nemění ani půl bodu.</translation>
    </message>
    <message>
        <source>About as good as move %1; nothing makes a difference of half a point.</source>
        <translation>Asi stejně dobré jako tah %1; nic nemění ani půl bodu.</translation>
    </message>
    <message>
        <source>The Tunnel</source>
        <translation>Tunel</translation>
    </message>
    <message>
        <source>Roads end at tunnel entrances. Two tokens with the same symbol join the roads of two entrances, however far apart they are.</source>
        <translation>Cesty končí u vjezdů do tunelu. Dva žetony se stejným znakem spojí cesty dvou vjezdů, ať jsou od sebe jakkoli daleko.</translation>
    </message>
    <message>
        <source>Pairs of tunnel tokens</source>
        <translation>Dvojice žetonů tunelu</translation>
    </message>
    <message>
        <source>How many pairs of tokens each player has with two, with three and with more players.</source>
        <translation>Kolik dvojic žetonů má každý hráč ve dvou, ve třech a ve více hráčích.</translation>
    </message>
    <message>
        <source>3, 2 or 1</source>
        <translation>3, 2 nebo 1</translation>
    </message>
    <message>
        <source>Three pairs with two players, two with three players, otherwise one.</source>
        <translation>Ve dvou hráčích tři dvojice, ve třech dvě, jinak jedna.</translation>
    </message>
    <message>
        <source>2 or 1</source>
        <translation>2 nebo 1</translation>
    </message>
    <message>
        <source>Two pairs with two players, otherwise one.</source>
        <translation>Ve dvou hráčích dvě dvojice, jinak jedna.</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>One pair for each player.</source>
        <translation>Každý hráč má jednu dvojici.</translation>
    </message>
    <message>
        <source>Tunnels of other expansions</source>
        <translation>Tunely jiných rozšíření</translation>
    </message>
    <message>
        <source>Whether roads in tunnels on tiles of Abbey &amp; Mayor and The Princess &amp; the Dragon are interrupted, too.</source>
        <translation>Zda jsou přerušené i cesty v tunelech na kartičkách rozšíření Opatství a starosta a Princezna a drak.</translation>
    </message>
    <message>
        <source>have entrances</source>
        <translation>mají vjezdy</translation>
    </message>
    <message>
        <source>The road is interrupted. Tokens can be placed on both of its entrances.</source>
        <translation>Cesta je přerušená. Na oba její vjezdy lze položit žetony.</translation>
    </message>
    <message>
        <source>are plain roads</source>
        <translation>jsou obyčejné cesty</translation>
    </message>
    <message>
        <source>The road goes on through the tunnel, as without this expansion.</source>
        <translation>Cesta vede tunelem dál, jako bez tohoto rozšíření.</translation>
    </message>
    <message>
        <source>tunnel token</source>
        <translation>žeton tunelu</translation>
    </message>
    <message>
        <source>Tunnel tokens</source>
        <translation>Žetony tunelu</translation>
    </message>
    <message>
        <source>Tunnel tokens with a circle</source>
        <translation>Žetony tunelu s kruhem</translation>
    </message>
    <message>
        <source>Tunnel tokens with a square</source>
        <translation>Žetony tunelu se čtvercem</translation>
    </message>
    <message>
        <source>Tunnel tokens with a triangle</source>
        <translation>Žetony tunelu s trojúhelníkem</translation>
    </message>
    <message>
        <source>%1: tunnel token with a circle</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1: žeton tunelu s kruhem</translation>
    </message>
    <message>
        <source>%1: tunnel token with a square</source>
        <translation>%1: žeton tunelu se čtvercem</translation>
    </message>
    <message>
        <source>%1: tunnel token with a triangle</source>
        <translation>%1: žeton tunelu s trojúhelníkem</translation>
    </message>
    <message>
        <source>places a tunnel token</source>
        <translation>pokládá žeton tunelu</translation>
    </message>
    <message>
        <source>A tunnel joins two roads.</source>
        <translation>Tunel spojuje dvě cesty.</translation>
    </message>
    <message>
        <source>place a tunnel token or not</source>
        <translation>položte žeton tunelu, nebo ne</translation>
    </message>
    <message>
        <source>place a tunnel token</source>
        <translation>položit žeton tunelu</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Položit</translation>
    </message>
    <message>
        <source>place a token with a circle</source>
        <translation>položit žeton s kruhem</translation>
    </message>
    <message>
        <source>place a token with a square</source>
        <translation>položit žeton se čtvercem</translation>
    </message>
    <message>
        <source>place a token with a triangle</source>
        <translation>položit žeton s trojúhelníkem</translation>
    </message>
    <message>
        <source>No tunnel token</source>
        <translation>Bez žetonu tunelu</translation>
    </message>
    <message>
        <source>There is no tunnel entrance there.</source>
        <translation>Tam není vjezd do tunelu.</translation>
    </message>
    <message>
        <source>A tunnel token lies on this entrance already.</source>
        <translation>Na tomto vjezdu už leží žeton tunelu.</translation>
    </message>
    <message>
        <source>%1 has no token with this symbol left.</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1 už nemá žádný žeton s tímto znakem.</translation>
    </message>
    <message>
        <source>Only one tunnel token may be placed in a turn.</source>
        <translation>V jednom tahu lze položit jen jeden žeton tunelu.</translation>
    </message>
    <message>
        <source>gets no points for the mayor: it counts only with coats of arms, and the city has none</source>
        <translation>nemá body za starostu: počítá se jen s erby a ve městě žádný není</translation>
    </message>
    <message numerus="yes">
        <source>%1: when it is scored, the wagon there can move on to %n features.</source>
        <translation>
            <numerusform>%1: po započítání může vůz odtud přejet na %n území.</numerusform>
            <numerusform>%1: po započítání může vůz odtud přejet na %n území.</numerusform>
            <numerusform>%1: po započítání může vůz odtud přejet na %n území.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves from the castle to a city before it is scored</source>
        <translation>%1 přechází ze zámku do města ještě před jeho vyhodnocením</translation>
    </message>
    <message>
        <source>%1 moves from the market to a field before it is scored</source>
        <translation>%1 přechází z tržiště na louku ještě před jejím vyhodnocením</translation>
    </message>
    <message>
        <source>%1 moves from the blacksmith to a road before it is scored</source>
        <translation>%1 přechází z kovárny na cestu ještě před jejím vyhodnocením</translation>
    </message>
    <message>
        <source>%1 moves from the cathedral to a monastery before it is scored</source>
        <translation>%1 přechází z katedrály do kláštera ještě před jeho vyhodnocením</translation>
    </message>
    <message>
        <source>moves the dragon the only possible way</source>
        <translation>přesouvá draka jediným možným směrem</translation>
    </message>
    <message>
        <source>cannot move the dragon: no tile beside it is open to it</source>
        <translation>nemůže přesunout draka: na žádnou sousední kartičku už nesmí</translation>
    </message>
    <message>
        <source>gets a prisoner back in exchange: %1</source>
        <translation>výměnou dostává zpět zajatce: %1</translation>
    </message>
    <message>
        <source>take back to the supply: %3</source>
        <translation>vrátit si figurku do zásoby: %3</translation>
    </message>
    <message>
        <source>buy back a prisoner for 3 points (click it beside its holder’s name)</source>
        <translation>vykoupit zajatce za 3 body (klikněte na něj vedle jména toho, kdo ho drží)</translation>
    </message>
    <message numerus="yes">
        <source>%1 stays incomplete, because no tile left fits one of its spaces: %n points at the end.</source>
        <translation>
            <numerusform>%1 se už nedokončí, protože na jedno z jeho políček se nehodí žádná zbývající kartička: na konci %n bod.</numerusform>
            <numerusform>%1 se už nedokončí, protože na jedno z jeho políček se nehodí žádná zbývající kartička: na konci %n body.</numerusform>
            <numerusform>%1 se už nedokončí, protože na jedno z jeho políček se nehodí žádná zbývající kartička: na konci %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and another feature reach the same space: %n of the %5 tiles left join them there.</source>
        <translation>
            <numerusform>%1 a jiné území mají společné políčko: spojí je tam %n ze zbývajících kartiček (%5).</numerusform>
            <numerusform>%1 a jiné území mají společné políčko: spojí je tam %n ze zbývajících kartiček (%5).</numerusform>
            <numerusform>%1 a jiné území mají společné políčko: spojí je tam %n ze zbývajících kartiček (%5).</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who places a tile with a crop circle chooses: all players add a figure, or all take one back. The symbol says whether on roads, in cities or in fields.</source>
        <translation>Hráč, který přiloží kartičku s kruhem v obilí, zvolí: buď všichni přidají figurku, nebo si všichni jednu vezmou zpět. Symbol určuje, zda na cestách, ve městech, nebo na loukách.</translation>
    </message>
    <message>
        <source>Whether a player may add no figure when players add figures at a crop circle.</source>
        <translation>Zda hráč smí figurku nepřidat, když hráči u kruhu v obilí figurky přidávají.</translation>
    </message>
    <message>
        <source>%1 may have to take back a figure at a crop circle.</source>
        <translation>%1 si možná bude muset u kruhu v obilí vzít figurku zpět.</translation>
    </message>
    <message>
        <source>Players build towers, piece by piece. With each piece, they may capture a figure in the reach of the tower. Prisoners can be bought back.</source>
        <translation>Hráči stavějí věže, dílek po dílku. S každým dílkem smějí zajmout figurku v dosahu věže. Zajatce lze vykoupit.</translation>
    </message>
    <message>
        <source>The tile fits here only in this rotation.</source>
        <translation>Kartička sem pasuje jen tak, jak je otočená.</translation>
    </message>
    <message>
        <source>The Cathars</source>
        <translation>Kataři</translation>
    </message>
    <message>
        <source>Four other tiles with cities under siege, by the rules of The Besiegers.</source>
        <translation>Čtyři další kartičky s obléhanými městy, podle pravidel Obléhání.</translation>
    </message>
    <message>
        <source>The Besiegers</source>
        <translation>Obléhání</translation>
    </message>
    <message>
        <source>Cities under siege give fewer points, but are worth twice as much to the farmers. Knights can escape from them if a monastery is near.</source>
        <translation>Obléhaná města přinášejí méně bodů, ale pro sedláky platí dvojnásob. Rytíři z nich mohou uniknout, je-li poblíž klášter.</translation>
    </message>
    <message>
        <source>Escape from a besieged city</source>
        <translation>Únik z obléhaného města</translation>
    </message>
    <message>
        <source>Which tile of a besieged city a monastery must touch so that a knight can escape.</source>
        <translation>Které kartičky obléhaného města se musí klášter dotýkat, aby rytíř mohl uniknout.</translation>
    </message>
    <message>
        <source>a tile with besiegers</source>
        <translation>kartičky s obléhateli</translation>
    </message>
    <message>
        <source>any tile of the city</source>
        <translation>kterékoli kartičky města</translation>
    </message>
    <message>
        <source>Pigs at besieged cities</source>
        <translation>Prasátka u obléhaných měst</translation>
    </message>
    <message>
        <source>Whether the points of pigs and herds of pigs count twice for a besieged city, too.</source>
        <translation>Zda se u obléhaného města počítají dvakrát i body za prasátka a stáda prasat.</translation>
    </message>
    <message>
        <source>count twice</source>
        <translation>počítají se dvakrát</translation>
    </message>
    <message>
        <source>count once</source>
        <translation>počítají se jednou</translation>
    </message>
    <message numerus="yes">
        <source>%n besieged tiles</source>
        <translation>
            <numerusform>%n obléhaná kartička</numerusform>
            <numerusform>%n obléhané kartičky</numerusform>
            <numerusform>%n obléhaných kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>let a knight escape, or not</source>
        <translation>nechte uniknout rytíře, nebo ne</translation>
    </message>
    <message>
        <source>escape: %3</source>
        <extracomment>%3 is a figure, mostly with its feature (&quot;meeple in the city&quot;).</extracomment>
        <translation>uniknout: %3</translation>
    </message>
    <message>
        <source>No escape</source>
        <translation>Nikdo neunikne</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles and coats of arms under siege</source>
        <translation>
            <numerusform>%n kartička nebo erb v obležení</numerusform>
            <numerusform>%n kartičky a erby v obležení</numerusform>
            <numerusform>%n kartiček a erbů v obležení</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n besieged cities</source>
        <translation>
            <numerusform>%n obléhané město</numerusform>
            <numerusform>%n obléhaná města</numerusform>
            <numerusform>%n obléhaných měst</numerusform>
        </translation>
    </message>
    <message>
        <source>Only knights in a besieged city can escape.</source>
        <translation>Uniknout mohou jen rytíři v obléhaném městě.</translation>
    </message>
    <message>
        <source>No monastery touches a tile of this city from which a knight can escape.</source>
        <translation>Žádný klášter se nedotýká kartičky tohoto města, z níž může rytíř uniknout.</translation>
    </message>
    <message>
        <source>%1 has no knight there who could escape: %2.</source>
        <extracomment>%1 is a player, %2 a kind of figure (&quot;builder&quot;).</extracomment>
        <translation>%1 tam nemá rytíře, který by mohl uniknout: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is besieged: at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</source>
        <extracomment>%1: a city with its owner (&quot;Your city A&quot;), %2: number of tiles, %3: &quot;2 open spaces&quot;, %4: letter of a space on the board, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 je obléhané: po dokončení aspoň %n bod, jinak nic. Má pak %3; na nejtěžší z nich (%4) se hodí kartiček: %2 ze zbývajících %5.</numerusform>
            <numerusform>%1 je obléhané: po dokončení aspoň %n body, jinak nic. Má pak %3; na nejtěžší z nich (%4) se hodí kartiček: %2 ze zbývajících %5.</numerusform>
            <numerusform>%1 je obléhané: po dokončení aspoň %n bodů, jinak nic. Má pak %3; na nejtěžší z nich (%4) se hodí kartiček: %2 ze zbývajících %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roads %2 become one. %1</source>
        <extracomment>%1 is a text about a feature, %2 the letters of the features that a move joins (&quot;A and B&quot;), here and in the next ones.</extracomment>
        <translation>Cesty %2 se spojí v jednu. %1</translation>
    </message>
    <message>
        <source>Cities %2 become one. %1</source>
        <translation>Města %2 se spojí v jedno. %1</translation>
    </message>
    <message>
        <source>Fields %2 become one. %1</source>
        <translation>Louky %2 se spojí v jednu. %1</translation>
    </message>
    <message>
        <source>Features with figures become one. %1</source>
        <translation>Území s figurkami se spojí v jedno. %1</translation>
    </message>
    <message numerus="yes">
        <source>Your figures on %2 return to you. Figures in your supply: %n instead of %5.</source>
        <extracomment>%2: letters of completed features (&quot;A and B&quot;), %3: player, %5: number of figures after the other move.</extracomment>
        <translation>
            <numerusform>Vaše figurky z %2 se vám vrátí. V zásobě pak máte %n figurku místo %5.</numerusform>
            <numerusform>Vaše figurky z %2 se vám vrátí. V zásobě pak máte %n figurky místo %5.</numerusform>
            <numerusform>Vaše figurky z %2 se vám vrátí. V zásobě pak máte %n figurek místo %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The figures of %3 on %2 return. Figures in the supply of %3: %n instead of %5.</source>
        <translation>
            <numerusform>Figurky z %2 se vrátí. V zásobě má pak %3 %n figurku místo %5.</numerusform>
            <numerusform>Figurky z %2 se vrátí. V zásobě má pak %3 %n figurky místo %5.</numerusform>
            <numerusform>Figurky z %2 se vrátí. V zásobě má pak %3 %n figurek místo %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the tiles left complete it</source>
        <extracomment>Part of a text about a feature, here and in the next ones: &quot;After the other move: ...&quot;.</extracomment>
        <translation>
            <numerusform>k dokončení se hodí %n zbývající kartička</numerusform>
            <numerusform>k dokončení se hodí %n zbývající kartičky</numerusform>
            <numerusform>k dokončení se hodí %n zbývajících kartiček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the tiles left fit its most difficult space</source>
        <translation>
            <numerusform>na nejtěžší políčko se hodí %n zbývající kartička</numerusform>
            <numerusform>na nejtěžší políčko se hodí %n zbývající kartičky</numerusform>
            <numerusform>na nejtěžší políčko se hodí %n zbývajících kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 After move %3: %2.</source>
        <extracomment>The same. %3: number of the other move.</extracomment>
        <translation>%1 Po tahu %3: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n points if the game ended now</source>
        <translation>
            <numerusform>kdyby hra teď skončila, %n bod</numerusform>
            <numerusform>kdyby hra teď skončila, %n body</numerusform>
            <numerusform>kdyby hra teď skončila, %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete cities</source>
        <translation>
            <numerusform>%n nedokončené město</numerusform>
            <numerusform>%n nedokončená města</numerusform>
            <numerusform>%n nedokončených měst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is scored: %2, %n points. The figure that stays there gives %5 points if the game ended now.</source>
        <extracomment>%5: points of the figure that stays there.</extracomment>
        <translation>
            <numerusform>%1 se vyhodnotí: %2, %n bod. Kdyby hra teď skončila, figurka, která tam zůstane, by přinesla body: %5.</numerusform>
            <numerusform>%1 se vyhodnotí: %2, %n body. Kdyby hra teď skončila, figurka, která tam zůstane, by přinesla body: %5.</numerusform>
            <numerusform>%1 se vyhodnotí: %2, %n bodů. Kdyby hra teď skončila, figurka, která tam zůstane, by přinesla body: %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is then worth a little more.</source>
        <translation>%1 pak má cenu o trochu vyšší.</translation>
    </message>
    <message>
        <source>%1 is then worth a little less.</source>
        <translation>%1 pak má cenu o trochu nižší.</translation>
    </message>
    <message numerus="yes">
        <source>%n of its 8 neighbours</source>
        <translation>
            <numerusform>%n z 8 okolních políček</numerusform>
            <numerusform>%n z 8 okolních políček</numerusform>
            <numerusform>%n z 8 okolních políček</numerusform>
        </translation>
    </message>
    <message>
        <source>Your figures are likely to return a little sooner.</source>
        <translation>Vaše figurky se nejspíš vrátí o trochu dřív.</translation>
    </message>
    <message>
        <source>Your figures are likely to return a little later.</source>
        <translation>Vaše figurky se nejspíš vrátí o trochu později.</translation>
    </message>
    <message>
        <source>The figures of %3 are likely to return a little sooner.</source>
        <translation>Figurky hráče %3 se nejspíš vrátí o trochu dřív.</translation>
    </message>
    <message>
        <source>The figures of %3 are likely to return a little later.</source>
        <translation>Figurky hráče %3 se nejspíš vrátí o trochu později.</translation>
    </message>
    <message>
        <source>Only the place or the turn of the tile differs, and that makes almost no difference in points.</source>
        <translation>Liší se jen místo nebo otočení kartičky a na bodech to téměř nic nemění.</translation>
    </message>
    <message>
        <source>Heretics and Shrines</source>
        <translation>Kacíři a kultovní místa</translation>
    </message>
    <message>
        <source>Six tiles show a shrine, which is scored like a monastery. A shrine and a monastery next to each other challenge each other: only the one completed first gives points.</source>
        <translation>Na šesti kartičkách je kultovní místo, které se vyhodnocuje jako klášter. Kultovní místo a klášter vedle sebe jsou ve výzvě: body přinese jen to z nich, které je dokončeno dřív.</translation>
    </message>
    <message>
        <source>Shrine</source>
        <translation>Kultovní místo</translation>
    </message>
    <message numerus="yes">
        <source>%n shrines</source>
        <translation>
            <numerusform>kultovní místo</numerusform>
            <numerusform>%n kultovní místa</numerusform>
            <numerusform>%n kultovních míst</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in the shrine</source>
        <extracomment>%1 is a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>%1 v kultovním místě</translation>
    </message>
    <message>
        <source>A shrine is completed.</source>
        <translation>Kultovní místo je dokončené.</translation>
    </message>
    <message>
        <source>%1 moves to a shrine</source>
        <translation>%1 se přesouvá do kultovního místa</translation>
    </message>
    <message>
        <source>loses a challenge and gets no points: the other feature was completed first</source>
        <extracomment>After the name of a player whose figure returns without points.</extracomment>
        <translation>prohrává výzvu a nemá body: druhé území bylo dokončeno dřív</translation>
    </message>
    <message>
        <source>places a heretic in the shrine</source>
        <translation>umisťuje kacíře do kultovního místa</translation>
    </message>
    <message>
        <source>gets the heretic back</source>
        <translation>dostává zpět kacíře</translation>
    </message>
    <message>
        <source>places the large meeple in the shrine</source>
        <translation>umisťuje velkého družiníka do kultovního místa</translation>
    </message>
    <message>
        <source>places the large follower in the shrine</source>
        <translation>umisťuje velkého družiníka do kultovního místa</translation>
    </message>
    <message>
        <source>places the abbot in the shrine</source>
        <translation>umisťuje opata do kultovního místa</translation>
    </message>
    <message>
        <source>places the phantom in the shrine</source>
        <translation>umisťuje fantoma do kultovního místa</translation>
    </message>
    <message>
        <source>places the wagon in the shrine</source>
        <translation>umisťuje vůz do kultovního místa</translation>
    </message>
    <message>
        <source>Your shrine %1</source>
        <translation>Vaše kultovní místo %1</translation>
    </message>
    <message>
        <source>Shrine %1 of %2</source>
        <translation>Kultovní místo %1 hráče %2</translation>
    </message>
    <message>
        <source>Shrine %1</source>
        <translation>Kultovní místo %1</translation>
    </message>
    <message>
        <source>Shrine %1 of players %2</source>
        <translation>Kultovní místo %1 hráčů %2</translation>
    </message>
    <message>
        <source>Beside your shrine %1</source>
        <translation>Vedle vašeho kultovního místa %1</translation>
    </message>
    <message>
        <source>Beside own shrine %1</source>
        <translation>Vedle vlastního kultovního místa %1</translation>
    </message>
    <message>
        <source>Beside shrine %1 of %2</source>
        <translation>Vedle kultovního místa %1 hráče %2</translation>
    </message>
    <message>
        <source>%1 to a shrine</source>
        <translation>%1 do kultovního místa</translation>
    </message>
    <message>
        <source>move the figure to the shrine</source>
        <translation>přesunout figurku do kultovního místa</translation>
    </message>
    <message>
        <source>land in the shrine</source>
        <translation>přistát v kultovním místě</translation>
    </message>
    <message>
        <source>A shrine may lie next to only one monastery or abbey, also diagonally.</source>
        <translation>Kultovní místo smí ležet jen vedle jednoho kláštera nebo opatství, počítá se to i úhlopříčně.</translation>
    </message>
    <message>
        <source>A monastery or an abbey may lie next to only one shrine, also diagonally.</source>
        <translation>Klášter nebo opatství smí ležet jen vedle jednoho kultovního místa, počítá se to i úhlopříčně.</translation>
    </message>
    <message>
        <source>The %2 may not stand in a shrine.</source>
        <extracomment>%2 is a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>V kultovním místě nesmí stát %2.</translation>
    </message>
    <message>
        <source>%1’s %2 already stands in this shrine.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>V tomto kultovním místě už stojí %2 (%1).</translation>
    </message>
    <message>
        <source>This shrine is completed; its figure has been returned to the supply.</source>
        <translation>Toto kultovní místo je dokončené a jeho figurka se vrátila do zásoby.</translation>
    </message>
    <message>
        <source>This shrine is completed.</source>
        <translation>Toto kultovní místo je dokončené.</translation>
    </message>
    <message>
        <source>%1’s %2 stands in this shrine.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>V tomto kultovním místě stojí %2 (%1).</translation>
    </message>
    <message>
        <source>Connected to the abbey, not to this shrine.</source>
        <translation>Spojeno s opatstvím, ne s tímto kultovním místem.</translation>
    </message>
    <message>
        <source>Incomplete shrine</source>
        <translation>Nedokončené kultovní místo</translation>
    </message>
    <message>
        <source>Shrines</source>
        <translation>Kultovní místa</translation>
    </message>
    <message>
        <source>%1 may lose its challenge if the other feature is completed first.</source>
        <extracomment>%1 is a feature (&quot;Your shrine A&quot;).</extracomment>
        <translation>%1: druhé území může být dokončeno dřív a výzva prohrána.</translation>
    </message>
    <message>
        <source>One tile is missing to complete the shrine in which the wagon stands.</source>
        <translation>K dokončení kultovního místa, ve kterém stojí vůz, chybí jediná kartička.</translation>
    </message>
    <message>
        <source>The tile is placed, and the shrine is completed.</source>
        <translation>Kartička je přiložená a kultovní místo je dokončené.</translation>
    </message>
    <message>
        <source>First the shrine is scored; then the wagon may move.</source>
        <translation>Nejprve se vyhodnotí kultovní místo, potom se vůz smí přesunout.</translation>
    </message>
    <message>
        <source>This tile is only in the printing with six shrines; others have five.</source>
        <translation>Tato kartička je jen ve vydání se šesti kultovními místy; jiná jich mají pět.</translation>
    </message>
</context>
</TS>
