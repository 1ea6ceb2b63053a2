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
    <name>BesideHand</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board</source>
        <translation>Plán</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message>
        <source>Look at the board</source>
        <translation>Prohlédnout plán</translation>
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
        <translation>Co se sem hodí</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Prozkoumat</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Vlastníci</translation>
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
    <message>
        <source>What the picture explains: where a wagon could go by the classic (C1) or the new (C2) rule or by both, who leads, what fields pay, which cells nothing can fill.</source>
        <translation>Co obrázek vysvětlí: kam by mohl vůz podle původních (C1) nebo nových (C2) pravidel nebo podle obojích, kdo kde vede, co vynášejí louky, která pole už nic nezaplní.</translation>
    </message>
    <message>
        <source>The cell on which that wagon stands: east and south of the start tile, like 2,-1.</source>
        <translation>Pole, na kterém ten vůz stojí: na východ a na jih od startovní kartičky, třeba 2,-1.</translation>
    </message>
    <message>
        <source>Whose wagon, where several stand there: 0 for the first player.</source>
        <translation>Čí vůz, když jich tam stojí víc: 0 je první hráč.</translation>
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
        <source>--wagon and --player go with the overlays C1, C2 and compare alone.</source>
        <translation>--wagon a --player patří jen k C1, C2 a compare.</translation>
    </message>
    <message>
        <source>The overlays C1, C2 and compare need --wagon with the cell of a wagon.</source>
        <translation>C1, C2 a compare potřebují --wagon s polem, na kterém stojí vůz.</translation>
    </message>
    <message>
        <source>--wagon takes two whole numbers with a comma between them, not “%1”.</source>
        <translation>Za --wagon se píší dvě celá čísla s čárkou mezi nimi, ne „%1“.</translation>
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
        <translation>Na poli %1 žádný vůz nestojí.</translation>
    </message>
    <message>
        <source>Several wagons stand on %1; --player says whose is meant.</source>
        <translation>Na poli %1 stojí víc vozů; --player řekne, čí je myšlen.</translation>
    </message>
    <message>
        <source>--size takes width and height like 1600x1000, each from 64 to 8192 and together at most 16 million pixels, not “%1”.</source>
        <translation>--size je šířka a výška jako 1600x1000, každá od 64 do 8192, dohromady nejvýše 16 milionů bodů, ne „%1“.</translation>
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
        <translation>Uložit o&amp;brázek plánu…</translation>
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
        <translation>&amp;Prozkoumat tuto pozici</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Úvodní &amp;stránka</translation>
    </message>
</context>
<context>
    <name>ConfirmBar</name>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Vzít zpět</translation>
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
    <name>DeleteGamesSheet</name>
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
        <source>They cannot be brought back. Files that you saved yourself stay.</source>
        <translation>Vrátit je zpět nepůjde. Soubory, které jste uložili sami, zůstanou.</translation>
    </message>
    <message>
        <source>It cannot be brought back. A file that you saved yourself stays.</source>
        <translation>Vrátit ji zpět nepůjde. Soubor, který jste uložili sami, zůstane.</translation>
    </message>
    <message>
        <source>It is not finished, and it cannot be brought back. A file that you saved yourself stays.</source>
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
    <name>DesktopSheet</name>
    <message>
        <source>The desktop asks for the file in a window of its own.</source>
        <translation>Na soubor se ptá plocha ve vlastním okně.</translation>
    </message>
    <message>
        <source>Ask here instead</source>
        <translation>Zeptat se raději tady</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>DiscardCard</name>
    <message numerus="yes">
        <source>%n tile(s) fit nowhere on the board and leave the game.</source>
        <translation>
            <numerusform>Tato kartička se nikam nehodí a je vyřazena ze hry.</numerusform>
            <numerusform>%n kartičky se nikam nehodí a jsou vyřazeny ze hry.</numerusform>
            <numerusform>%n kartiček se nikam nehodí a je vyřazeno ze hry.</numerusform>
        </translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>EarnerLabel</name>
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
    <name>EndActions</name>
    <message>
        <source>Play again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>The same players and rules, other luck</source>
        <translation>Stejní hráči a pravidla, jiné štěstí</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Hrát dál</translation>
    </message>
</context>
<context>
    <name>EndNowSheet</name>
    <message>
        <source>End the game now</source>
        <translation>Ukončit hru nyní</translation>
    </message>
    <message>
        <source>Score it as it stands</source>
        <translation>Vyhodnotit současný stav</translation>
    </message>
    <message>
        <source>The final scoring counts what lies on the board. Undo takes you back to the game.</source>
        <translation>Závěrečné vyhodnocení spočítá, co leží na plánu. Tlačítkem Zpět se vrátíte do hry.</translation>
    </message>
    <message>
        <source>Leave it unfinished</source>
        <translation>Nechat nedohranou</translation>
    </message>
    <message>
        <source>The table is cleared. The game stays under recent games.</source>
        <translation>Stůl se uklidí. Hra zůstane mezi posledními hrami.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Hrát dál</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>%1 wins</source>
        <translation>Vítězí %1</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Společné vítězství</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
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
</context>
<context>
    <name>FaceDownTile</name>
    <message>
        <source>Tile, face down</source>
        <translation>Kartička rubem vzhůru</translation>
    </message>
    <message>
        <source>This tile is still face down: click it to draw it, then drag it.</source>
        <translation>Tato kartička leží ještě rubem nahoru: kliknutím si ji vezmete, pak ji přetáhněte.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
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
</context>
<context>
    <name>FavouriteSheet</name>
    <message>
        <source>Favourites</source>
        <translation>Oblíbené</translation>
    </message>
    <message>
        <source>A set-up chosen here takes the place of the present one.</source>
        <translation>Sestava zvolená zde nahradí tu současnou.</translation>
    </message>
    <message>
        <source>“%1” is removed.</source>
        <translation>„%1“ je pryč.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Vrátit zpět</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Nahradit</translation>
    </message>
    <message>
        <source>Keep this set-up</source>
        <translation>Uložit sestavu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Keep this set-up under a name to choose it again another time.</source>
        <translation>Uložte tuto sestavu pod jménem, ať ji příště můžete znovu vybrat.</translation>
    </message>
    <message>
        <source>New favourite</source>
        <translation>Nová oblíbená sestava</translation>
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
</context>
<context>
    <name>FigureKinds</name>
    <message>
        <source>No place on this tile</source>
        <translation>Na této kartičce pro ni není místo</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a figure, and that it has no place</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>Files and folders</source>
        <translation>Soubory a složky</translation>
    </message>
    <message>
        <source>Nothing to choose here</source>
        <translation>Tady není z čeho vybírat</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>Folder %1</source>
        <translation>Složka %1</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>Kinds of files</source>
        <translation>Druhy souborů</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Název</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Give the file a name.</source>
        <translation>Zadejte název souboru.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Složka „%1“ neexistuje.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Tento název je příliš dlouhý.</translation>
    </message>
    <message>
        <source>“%1” is a folder.</source>
        <translation>„%1“ je složka.</translation>
    </message>
    <message>
        <source>“%1” is no ordinary file.</source>
        <translation>„%1“ není obyčejný soubor.</translation>
    </message>
    <message>
        <source>Nothing can be saved in the folder “%1”.</source>
        <translation>Do složky „%1“ nelze nic uložit.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Soubor „%1“ neexistuje.</translation>
    </message>
    <message>
        <source>The file “%1” may not be read.</source>
        <translation>Soubor „%1“ se nesmí číst.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be read.</source>
        <translation>Složku „%1“ nelze přečíst.</translation>
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
</context>
<context>
    <name>FolderBar</name>
    <message>
        <source>To the folder above</source>
        <translation>O složku výš</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Složka</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nová složka</translation>
    </message>
    <message>
        <source>Name of the new folder</source>
        <translation>Název nové složky</translation>
    </message>
    <message>
        <source>Make the folder</source>
        <translation>Vytvořit složku</translation>
    </message>
</context>
<context>
    <name>GhostTile</name>
    <message>
        <source>The tile fits here as it is turned. A click tries it.</source>
        <translation>Kartička sem pasuje tak, jak je otočená. Kliknutím ji zkusíte.</translation>
    </message>
    <message>
        <source>The tile fits here, but turned otherwise. A click tries it.</source>
        <translation>Kartička sem pasuje, ale jinak otočená. Kliknutím ji zkusíte.</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>Tile in hand</source>
        <translation>Kartička v ruce</translation>
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
    <name>IconButton</name>
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
    <name>KeepActions</name>
    <message>
        <source>Look back through the game</source>
        <translation>Projít hru zpětně</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Uložit hru</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Uložit obrázek</translation>
    </message>
</context>
<context>
    <name>KeepingNotice</name>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) would be lost if the program ended now.</source>
        <translation>
            <numerusform>Kdyby program teď skončil, ztratil by se %n tah.</numerusform>
            <numerusform>Kdyby program teď skončil, ztratily by se %n tahy.</numerusform>
            <numerusform>Kdyby program teď skončil, ztratilo by se %n tahů.</numerusform>
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
    <name>KeyGroup</name>
    <message>
        <source>%1: %2</source>
        <comment>what a key does, the key</comment>
        <translation>%1: %2</translation>
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
        <translation>Plán</translation>
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
        <translation>Značky na plánu</translation>
    </message>
    <message>
        <source>The tile fits here as it is turned</source>
        <translation>Kartička sem pasuje tak, jak je otočená</translation>
    </message>
    <message>
        <source>The tile fits here, but turned otherwise</source>
        <translation>Kartička sem pasuje, ale jinak otočená</translation>
    </message>
</context>
<context>
    <name>KindBars</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n bod</numerusform>
            <numerusform>%1: %n body</numerusform>
            <numerusform>%1: %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <extracomment>The sum of the points of all players.</extracomment>
        <translation>celkem %1</translation>
    </message>
</context>
<context>
    <name>LessonBoardView</name>
    <message>
        <source>Board</source>
        <translation>Plocha</translation>
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
        <translation>Co dělat</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ukázka</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Zkoušení</translation>
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
</context>
<context>
    <name>LessonHeader</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>The rules of this lesson</source>
        <translation>Pravidla k této lekci</translation>
    </message>
    <message>
        <source>Previous lesson</source>
        <translation>Předchozí lekce</translation>
    </message>
    <message>
        <source>Page up</source>
        <comment>key</comment>
        <translation>Page Up</translation>
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
    <name>LessonPlace</name>
    <message>
        <source>The tile before</source>
        <translation>Předchozí kartička</translation>
    </message>
    <message>
        <source>The next tile</source>
        <translation>Další kartička</translation>
    </message>
    <message>
        <source>The tiles have these numbers on the board. You may also click one of them.</source>
        <translation>Kartičky mají tato čísla i na herním plánu. Na některou můžete také kliknout.</translation>
    </message>
</context>
<context>
    <name>LessonQuizBar</name>
    <message numerus="yes">
        <source>%n marked</source>
        <translation>
            <numerusform>%n označené</numerusform>
            <numerusform>%n označená</numerusform>
            <numerusform>%n označených</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Nejlépe: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Zkontrolovat</translation>
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
    <name>LessonSteps</name>
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
    <message>
        <source>Next step</source>
        <translation>Další krok</translation>
    </message>
</context>
<context>
    <name>LessonTask</name>
    <message>
        <source>Drag the figure anywhere: it stays there, or you are told why it may not.</source>
        <translation>Přetáhněte figurku kamkoli: buď tam zůstane, nebo se dozvíte, proč tam nesmí.</translation>
    </message>
    <message>
        <source>Where may the figure go? Mark every place, then check.</source>
        <translation>Kam figurka smí? Označte všechna místa a zkontrolujte je.</translation>
    </message>
    <message>
        <source>%1 right, %2 missed, %3 wrong: %4</source>
        <translation>Správně %1, vynecháno %2, špatně %3: %4</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Pravidlo</translation>
    </message>
    <message>
        <source>Each wrong mark takes one from the right ones.</source>
        <translation>Každé špatně označené místo ubere jedno správné.</translation>
    </message>
    <message>
        <source>One click marks a whole road, city or monastery, however many tiles it has.</source>
        <translation>Jedno kliknutí označí celou cestu, město nebo klášter, ať mají kartiček, kolik chtějí.</translation>
    </message>
    <message>
        <source>One click marks all of a feature that lies in range, or all of it that lies out of range, however many tiles that is.</source>
        <translation>Jedno kliknutí označí vše, co z území leží v dosahu, nebo vše, co z něj leží mimo dosah, ať je to kartiček, kolik chce.</translation>
    </message>
</context>
<context>
    <name>LessonTryBar</name>
    <message>
        <source>Beside the board: to the supply</source>
        <translation>Mimo plochu: do zásoby</translation>
    </message>
    <message>
        <source>Start again (R)</source>
        <translation>Znovu od začátku (R)</translation>
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
        <translation>Plocha</translation>
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
        <comment>player, what he scored</comment>
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
        <translation>Vynecháno: %1</translation>
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
        <source>The figure returns to the supply. That is always allowed.</source>
        <translation>Figurka se vrátí do zásoby. To smí vždycky.</translation>
    </message>
    <message>
        <source>It has moved already: a scoring allows one move. To try another place, start again.</source>
        <translation>Figurka se už přesunula: po jednom vyhodnocení smí jen jednou. Chcete-li zkusit jiné místo, začněte znovu.</translation>
    </message>
    <message>
        <source>Marked already: number %1. Click the number to take the mark away.</source>
        <extracomment>%1 is a number on the board.</extracomment>
        <translation>To už je označené číslem %1. Kliknutím na číslo označení zrušíte.</translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation>Dokončeno.</translation>
    </message>
    <message>
        <source>Finished. Right the first time: %1 of %2.</source>
        <translation>Dokončeno. Na první pokus správně: %1 z %2.</translation>
    </message>
    <message>
        <source>Goes on at step %1 of %2.</source>
        <extracomment>Where a story was left: step %1 of %2.</extracomment>
        <translation>Pokračuje krokem %1 z %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: of these %n tile(s)</source>
        <extracomment>%1 is &quot;Road, 5 tiles&quot;; %n of these tiles are meant.</extracomment>
        <translation>
            <numerusform>%1: z toho %n kartička</numerusform>
            <numerusform>%1: z toho %n kartičky</numerusform>
            <numerusform>%1: z toho %n kartiček</numerusform>
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
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
</context>
<context>
    <name>LogLine</name>
    <message>
        <source>%1: %2</source>
        <comment>player and what he did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the number of a turn, and what happened</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Shows the place on the board</source>
        <translation>Ukáže místo na plánu</translation>
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
</context>
<context>
    <name>LogView</name>
    <message>
        <source>What has happened</source>
        <translation>Co se stalo</translation>
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
</context>
<context>
    <name>MarkSettings</name>
    <message>
        <source>Cells where the tile fits</source>
        <translation>Pole, kam kartička pasuje</translation>
    </message>
    <message>
        <source>Cells where it fits when turned</source>
        <translation>Pole, kam pasuje po otočení</translation>
    </message>
    <message>
        <source>Features where a figure may be set</source>
        <translation>Území, kam lze postavit figurku</translation>
    </message>
    <message>
        <source>The last tile of each player</source>
        <translation>Poslední kartička každého hráče</translation>
    </message>
</context>
<context>
    <name>MarksPreview</name>
    <message>
        <source>A piece of board with the marks that are switched on</source>
        <translation>Kousek plánu se zapnutými značkami</translation>
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
        <source>These tile sets are unofficial together.</source>
        <translation>Tyto sady kartiček spolu nejsou oficiální.</translation>
    </message>
</context>
<context>
    <name>NewGameHeader</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
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
    <name>Notice</name>
    <message>
        <source>Put away</source>
        <translation>Skrýt</translation>
    </message>
</context>
<context>
    <name>OverlayActions</name>
    <message>
        <source>&amp;Range</source>
        <translation>&amp;Dosah</translation>
    </message>
    <message>
        <source>Where a figure may go on to, and why not elsewhere</source>
        <translation>Kam smí figurka popojet a proč nesmí jinam</translation>
    </message>
    <message>
        <source>&amp;Compare the editions</source>
        <translation>Po&amp;rovnat edice</translation>
    </message>
    <message>
        <source>Where the figure may go on to by the rules of either edition</source>
        <translation>Kam smí figurka popojet podle pravidel jedné a druhé edice</translation>
    </message>
    <message>
        <source>O&amp;wners</source>
        <translation>Př&amp;evaha</translation>
    </message>
    <message>
        <source>Who has the majority where, and what it would bring</source>
        <translation>Kdo má kde početní převahu a co by to vyneslo</translation>
    </message>
    <message>
        <source>Fi&amp;elds</source>
        <translation>&amp;Louky</translation>
    </message>
    <message>
        <source>How far every field goes, and what it would pay</source>
        <translation>Kam až která louka sahá a co by vynesla</translation>
    </message>
    <message>
        <source>&amp;Dead cells</source>
        <translation>&amp;Mrtvá pole</translation>
    </message>
    <message>
        <source>Cells that no tile left can fill; what fits the others</source>
        <translation>Pole, která už žádná kartička nezaplní, a co pasuje na ostatní</translation>
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
        <translation>Z&amp;koumat</translation>
    </message>
    <message>
        <source>Tells about whatever the pointer is on</source>
        <translation>Řekne, na co zrovna ukazujete</translation>
    </message>
</context>
<context>
    <name>OverlayButtons</name>
    <message>
        <source>Overlays</source>
        <translation>Vrstvy</translation>
    </message>
    <message>
        <source>What explains the board</source>
        <translation>Co plán vysvětluje</translation>
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
        <translation>Ukáže místo na plánu</translation>
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
        <source>Point at an open cell to see what fits it.</source>
        <translation>Ukažte na volné pole a uvidíte, co se tam hodí.</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Podle kterých pravidel</translation>
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
        <source>A figure to be held over a feature</source>
        <translation>Figurka, kterou lze podržet nad územím</translation>
    </message>
    <message>
        <source>Hold it over a feature of the board</source>
        <translation>Podržte ji nad některým územím na plánu</translation>
    </message>
    <message>
        <source>Ask about the one before</source>
        <translation>Zeptat se na předchozí</translation>
    </message>
    <message>
        <source>Ask about the next figure or feature</source>
        <translation>Zeptat se na další figurku nebo území</translation>
    </message>
    <message>
        <source>Hide what is gone</source>
        <translation>Skrýt, co už nezbývá</translation>
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
        <source>Neither edition lets it go there.</source>
        <translation>Nesmí tam podle žádné edice.</translation>
    </message>
    <message>
        <source>Every cell can still be filled.</source>
        <translation>Všechna pole se ještě dají zaplnit.</translation>
    </message>
    <message>
        <source>What each field would pay</source>
        <translation>Co by která louka vynesla</translation>
    </message>
    <message>
        <source>%1, strength %2: %3</source>
        <extracomment>%1 is a player&apos;s name, %2 the strength, %3 what it comes from (&quot;2 × meeple + mayor (3 coats of arms)&quot;).</extracomment>
        <translation>%1, síla %2: %3</translation>
    </message>
    <message>
        <source>Worth nothing as it stands.</source>
        <translation>Tak, jak je, nevynese nic.</translation>
    </message>
    <message>
        <source>As it stands: %1</source>
        <translation>Tak, jak je: %1</translation>
    </message>
    <message>
        <source>If it were completed now: %1</source>
        <extracomment>%1 is a score as a sum: &quot;City: 5 tiles × 2 = 10&quot;.</extracomment>
        <translation>Kdyby bylo teď dokončeno: %1</translation>
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
        <source>Pays %1: %2 (%3)</source>
        <extracomment>%1 is a player&apos;s name, %2 a score as a sum, %3 by which scoring (&quot;farmers at the end&quot;).</extracomment>
        <translation>Získá %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Completed.</source>
        <translation>Dokončeno.</translation>
    </message>
    <message>
        <source>Nobody stands there.</source>
        <translation>Nikdo tam nestojí.</translation>
    </message>
    <message>
        <source>Nothing that is left can fill this cell.</source>
        <translation>Toto pole už nic z toho, co zbývá, nezaplní.</translation>
    </message>
    <message>
        <source>No tile in the bag fits; only a tile that a player keeps could fill this cell.</source>
        <translation>Žádná kartička ze sáčku se sem nehodí; zaplnit pole může jen kartička, kterou má některý hráč u sebe.</translation>
    </message>
    <message>
        <source>The tile in hand fits.</source>
        <translation>Kartička v ruce se sem hodí.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag fit.</source>
        <translation>
            <numerusform>V sáčku je %n kartička, která se sem hodí.</numerusform>
            <numerusform>V sáčku jsou %n kartičky, které se sem hodí.</numerusform>
            <numerusform>V sáčku je %n kartiček, které se sem hodí.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next tile fits with a chance of %1 in 100.</source>
        <translation>Příští kartička se sem hodí s pravděpodobností %1 %.</translation>
    </message>
    <message>
        <source>%1 still draws one that fits with a chance of %2 in 100.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 si takovou ještě vezme s pravděpodobností %2 %.</translation>
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
        <source>%1&apos;s %2 by the classic rule (C1): to what is directly connected</source>
        <translation>Původní pravidla (C1): %2 (%1) smí na to, co je přímo spojené</translation>
    </message>
    <message>
        <source>%1&apos;s %2 by the new rule (C2): to the nine cells round it</source>
        <translation>Nová pravidla (C2): %2 (%1) smí na devět polí kolem sebe</translation>
    </message>
    <message>
        <source>%1&apos;s %2 by both rules, the classic and the new one</source>
        <extracomment>%1 is a player&apos;s name, %2 a figure (&quot;wagon&quot;).</extracomment>
        <translation>Původní a nová pravidla: kam smí %2 (%1)</translation>
    </message>
    <message>
        <source>%1: choose the feature that is to be scored.</source>
        <extracomment>%1 is a figure (&quot;Wagon&quot;).</extracomment>
        <translation>%1: vyberte území, které se má vyhodnotit.</translation>
    </message>
    <message>
        <source>%1: nobody leads</source>
        <extracomment>%1 is a feature (&quot;City, 3 tiles&quot;).</extracomment>
        <translation>%1: nikdo nevede</translation>
    </message>
    <message>
        <source>Who leads on which feature</source>
        <translation>Kdo má kde převahu</translation>
    </message>
    <message>
        <source>Nowhere to go</source>
        <translation>Není kam</translation>
    </message>
    <message>
        <source>Too far away: no part lies in the frame.</source>
        <translation>Příliš daleko: žádná část neleží v rámečku.</translation>
    </message>
    <message>
        <source>Too far away: nothing connects them.</source>
        <translation>Příliš daleko: nic je nespojuje.</translation>
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
        <source>%n cell(s) that no tile left can fill</source>
        <translation>
            <numerusform>%n pole, které už žádná kartička nezaplní</numerusform>
            <numerusform>%n pole, která už žádná kartička nezaplní</numerusform>
            <numerusform>%n polí, která už žádná kartička nezaplní</numerusform>
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
        <source>%n cell(s) round it still empty.</source>
        <translation>
            <numerusform>%n pole kolem je ještě prázdné.</numerusform>
            <numerusform>%n pole kolem jsou ještě prázdná.</numerusform>
            <numerusform>%n polí kolem je ještě prázdných.</numerusform>
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
        <source>Worth at the end: %1</source>
        <extracomment>%1 is a score as a sum: &quot;Incomplete road: 3 tiles = 3&quot;.</extracomment>
        <translation>Na konci: %1</translation>
    </message>
    <message>
        <source>Completed. It was worth: %1</source>
        <extracomment>%1 is a score as a sum: &quot;City: 5 tiles × 2 = 10&quot;.</extracomment>
        <translation>Dokončeno. Mělo hodnotu: %1</translation>
    </message>
    <message>
        <source>Completed in turn %1. It paid nobody.</source>
        <extracomment>%1 is the number of a turn.</extracomment>
        <translation>Dokončeno v tahu %1. Nikdo nic nezískal.</translation>
    </message>
    <message>
        <source>Completed in turn %1. It paid %2: %3</source>
        <extracomment>%1 is the number of a turn, %2 the names of those who got the points, %3 a score as a sum: &quot;City: 5 tiles × 2 = 10&quot;.</extracomment>
        <translation>Dokončeno v tahu %1. Body: %2 – %3</translation>
    </message>
    <message>
        <source>Nothing more is paid for it.</source>
        <translation>Víc už se za to nezíská.</translation>
    </message>
    <message>
        <source>This field would pay nobody.</source>
        <translation>Tato louka by nikomu nic nevynesla.</translation>
    </message>
    <message>
        <source>The figure would return to the supply.</source>
        <translation>Figurka by se vrátila do zásoby.</translation>
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
        <translation>Smí</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nesmí</translation>
    </message>
    <message>
        <source>Allowed in both editions</source>
        <translation>Smí v obou edicích</translation>
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
        <source>Led by the player of this colour</source>
        <translation>Má převahu hráč této barvy</translation>
    </message>
    <message>
        <source>Several players lead</source>
        <translation>Převahu má víc hráčů</translation>
    </message>
    <message>
        <source>Nobody leads</source>
        <translation>Převahu nemá nikdo</translation>
    </message>
    <message>
        <source>A field, with its letter in the list</source>
        <translation>Louka se svým písmenem v seznamu</translation>
    </message>
    <message>
        <source>Completed city that pays in a field</source>
        <translation>Dokončené město, za které se u louky platí</translation>
    </message>
    <message>
        <source>No tile left fits here</source>
        <translation>Nehodí se sem žádná zbývající kartička</translation>
    </message>
    <message>
        <source>Only a tile that a player holds fits here</source>
        <translation>Hodí se sem jen kartička, kterou má hráč</translation>
    </message>
</context>
<context>
    <name>OwnTile</name>
    <message>
        <source>A tile of your own, still to be placed</source>
        <translation>Vaše vlastní kartička, zatím nepřiložená</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>a tile of one&apos;s own that may not be placed now</comment>
        <translation>zatím ne</translation>
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
        <source>On turn</source>
        <translation>Na tahu</translation>
    </message>
    <message>
        <source>If the game ended now: %1 points more, %2 in all</source>
        <extracomment>%1 are the points that would be added, %2 all points then.</extracomment>
        <translation>Kdyby hra skončila teď: bodů navíc %1, celkem %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>on turn, and what stands on the board</comment>
        <translation>%1. %2</translation>
    </message>
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
    <message>
        <source>The tile as it would lie here</source>
        <translation>Kartička, jak by tu ležela</translation>
    </message>
</context>
<context>
    <name>RecentGame</name>
    <message>
        <source>Delete…</source>
        <translation>Smazat…</translation>
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
</context>
<context>
    <name>RefusalBanner</name>
    <message>
        <source>The rule</source>
        <translation>Pravidlo</translation>
    </message>
</context>
<context>
    <name>ReplaceSheet</name>
    <message>
        <source>Replace this file?</source>
        <translation>Nahradit tento soubor?</translation>
    </message>
    <message>
        <source>There is “%1” already.</source>
        <translation>„%1“ už existuje.</translation>
    </message>
    <message>
        <source>What it holds now is kept as “%1”.</source>
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
    <name>ReviewBar</name>
    <message>
        <source>Looking back through the game</source>
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
        <translation>Ukázat celý plán</translation>
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
        <source>With these tiles, both editions play alike.</source>
        <translation>S těmito kartičkami se obě edice hrají stejně.</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Pravidla této hry</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n pravidlo změněno</numerusform>
            <numerusform>%n pravidla změněna</numerusform>
            <numerusform>%n pravidel změněno</numerusform>
        </translation>
    </message>
    <message>
        <source>As in the older boxes: the base game up to 2014, and its expansions.</source>
        <translation>Jako ve starších krabicích: základní hra do roku 2014 a její rozšíření.</translation>
    </message>
    <message>
        <source>As in the newer boxes: the base game since 2014, its expansions later.</source>
        <translation>Jako v novějších krabicích: základní hra od roku 2014, její rozšíření později.</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Changed. Back to %1: %2</source>
        <extracomment>%1 is an edition, %2 what its rules say (&quot;4 points&quot;).</extracomment>
        <translation>Změněno. Vrátit – %1: %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Zdroj: %1</translation>
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
        <source>No rule has these words.</source>
        <translation>Tato slova v žádném pravidle nejsou.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
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
</context>
<context>
    <name>Sandbox</name>
    <message>
        <source>The first tile lies here</source>
        <translation>Sem přijde první kartička</translation>
    </message>
    <message>
        <source>Set here: %1 – %2</source>
        <extracomment>%1 is a figure (&quot;Wagon&quot;), %2 what it is set on.</extracomment>
        <translation>Postavit sem: %1 – %2</translation>
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
</context>
<context>
    <name>SandboxBar</name>
    <message>
        <source>Sandbox</source>
        <translation>Pískoviště</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Vyprázdnit stůl</translation>
    </message>
    <message>
        <source>Undo brings everything back.</source>
        <translation>Zpět všechno vrátí.</translation>
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
</context>
<context>
    <name>SandboxBoard</name>
    <message>
        <source>Board</source>
        <translation>Plán</translation>
    </message>
    <message>
        <source>The tile just placed</source>
        <translation>Právě přiložená kartička</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>Stůl je prázdný</translation>
    </message>
    <message>
        <source>Choose a tile and click the cell, or drag the tile there. Then lay others beside it, set figures, and click any feature to ask where a wagon could go from there.</source>
        <translation>Vyberte kartičku a klepněte na pole, nebo ji tam přetáhněte. Pak přikládejte další, stavte figurky a klepnutím na kterékoli území se zeptejte, kam by odtud mohl vůz.</translation>
    </message>
</context>
<context>
    <name>SandboxKeys</name>
    <message>
        <source>Choose a cell of the board, a tile of the palette</source>
        <translation>Vybrat pole na plánu, kartičku v nabídce</translation>
    </message>
    <message>
        <source>Lay the tile in hand, or what can be done with the tile on the cell</source>
        <translation>Položit drženou kartičku, nebo co lze udělat s kartičkou na poli</translation>
    </message>
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
        <source>Put back what is in hand</source>
        <translation>Vrátit, co držíte</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
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
        <translation>Co je vidět vedle plánu</translation>
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
        <source>What fits the chosen cell</source>
        <translation>Co pasuje na vybrané pole</translation>
    </message>
    <message>
        <source>Nothing fits the chosen cell</source>
        <translation>Na vybrané pole nic nepasuje</translation>
    </message>
    <message>
        <source>Show all tiles</source>
        <translation>Ukázat všechny kartičky</translation>
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
        <translation>Pozice</translation>
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
</context>
<context>
    <name>SandboxRules</name>
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
        <translation>Body v průběhu tahů</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>Stands below the last step of the curves: the final scoring.</extracomment>
        <translation>Konec</translation>
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
    <message numerus="yes">
        <source>%n player(s); lots decide their order when the game starts</source>
        <translation>
            <numerusform>%n hráč; pořadí určí los na začátku hry</numerusform>
            <numerusform>%n hráči; pořadí určí los na začátku hry</numerusform>
            <numerusform>%n hráčů; pořadí určí los na začátku hry</numerusform>
        </translation>
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
        <source>The remembered set-ups cannot be read; they lie in %1 now.</source>
        <translation>Zapamatované sestavy nelze přečíst; teď leží v souboru %1.</translation>
    </message>
    <message>
        <source>A newer version of Vozka has written the remembered set-ups. They stay in %1 as they are; what is set up here is not remembered.</source>
        <extracomment>%1 is the path of a file, here and in the next.</extracomment>
        <translation>Zapamatovaná nastavení her zapsala novější verze Vozky. Zůstávají v %1 tak, jak jsou; co nastavíte tady, se nezapamatuje.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
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
        <extracomment>The language or theme of the computer.
----------
How fast things move.</extracomment>
        <translation>Systém</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>System: light or dark as the desktop is.</source>
        <translation>Systém: světlý nebo tmavý podle prostředí počítače.</translation>
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
        <source>Ask before the turn passes</source>
        <translation>Dotaz před předáním tahu</translation>
    </message>
    <message>
        <source>Only fields: when a figure is set on a field, where it stays to the end.</source>
        <translation>Jen louky: když se figurka staví na louku, kde zůstane do konce hry.</translation>
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
        <translation>Značky na plánu</translation>
    </message>
    <message>
        <source>Back to the defaults</source>
        <translation>Obnovit výchozí</translation>
    </message>
    <message>
        <source>Bring my settings back</source>
        <translation>Vrátit moje nastavení</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>Beside the points, what stands on the board would be worth if the game ended now</source>
        <translation>Vedle bodů to, co by vyneslo vše na plánu, kdyby hra skončila teď</translation>
    </message>
    <message>
        <source>Among the tiles left, hide what is gone</source>
        <translation>Mezi zbývajícími kartičkami skrýt ty, které už nezbývají</translation>
    </message>
</context>
<context>
    <name>ShelfModel</name>
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
        <source>Turn %1</source>
        <comment>how far a game is</comment>
        <translation>%1. tah</translation>
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
        <source>Since %1 this game is not kept. %2</source>
        <extracomment>%1 is a time, %2 a sentence that says why.</extracomment>
        <translation>Od %1 se tato hra průběžně neukládá. %2</translation>
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
    <name>SlimScrollBar</name>
    <message>
        <source>Scroll bar</source>
        <translation>Posuvník</translation>
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
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Places</source>
        <translation>Pořadí</translation>
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
</context>
<context>
    <name>StoryChoice</name>
    <message>
        <source>%1: %2</source>
        <comment>a number on the board, what it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <comment>a number on the board, what it is</comment>
        <translation>(%1) %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>right, missed or wrong; why</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>StoryGuide</name>
    <message>
        <source>Back to the lessons</source>
        <translation>Zpět k lekcím</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Od začátku</translation>
    </message>
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
        <source>Next story</source>
        <translation>Další příběh</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>K lekcím</translation>
    </message>
    <message>
        <source>That was it. Right at the first go: %1 of %2.</source>
        <translation>To je vše. Napoprvé správně: %1 z %2.</translation>
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
        <source>Cell %1: the tile fits as it is turned</source>
        <translation>Pole %1: kartička sem pasuje tak, jak je otočená</translation>
    </message>
    <message>
        <source>Cell %1: the tile fits if turned otherwise</source>
        <translation>Pole %1: kartička sem pasuje jinak otočená</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>feature and where it is on its tile</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the start tile&apos;s cell</source>
        <translation>se startovní kartičkou</translation>
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
        <extracomment>%1 is where a tile lies, seen from the start tile; what is meant is one of its corners.</extracomment>
        <translation>%1; severozápadní roh</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Go to another cell or feature</source>
        <translation>Přejít na jiné pole nebo území</translation>
    </message>
    <message>
        <source>Try the tile on the cell, then place it; set the figure</source>
        <translation>Vyzkoušet kartičku na poli, pak ji přiložit; postavit figurku</translation>
    </message>
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
        <translation>Vzít kartičku zpět z plánu</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
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
        <source>Move the board</source>
        <translation>Posunout plán</translation>
    </message>
    <message>
        <source>From the board to the bar, the panel and back</source>
        <translation>Z plánu na lištu, na panel a zpět</translation>
    </message>
    <message>
        <source>Open the menus by their underlined letters</source>
        <translation>Otevřít nabídky podle podtržených písmen</translation>
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
        <source>Do without: no figure, or draw a tile, or take the figure home</source>
        <translation>Obejít se bez toho: bez figurky, vzít si kartičku, figurku zpět do zásoby</translation>
    </message>
    <message>
        <source>Range: where a figure may go on to</source>
        <translation>Dosah: kam smí figurka popojet</translation>
    </message>
    <message>
        <source>Compare the editions</source>
        <translation>Porovnat edice</translation>
    </message>
    <message>
        <source>Owners: who has the majority</source>
        <translation>Převaha: kdo kde vede</translation>
    </message>
    <message>
        <source>Fields and what they would pay</source>
        <translation>Louky a co by vynesly</translation>
    </message>
    <message>
        <source>Dead cells</source>
        <translation>Mrtvá pole</translation>
    </message>
    <message>
        <source>Tiles left in the bag</source>
        <translation>Kartičky v sáčku</translation>
    </message>
    <message>
        <source>Inspect what the pointer is on</source>
        <translation>Zkoumat, na co zrovna ukazujete</translation>
    </message>
    <message>
        <source>Go through its sentences; show the place of one</source>
        <translation>Procházet její věty; ukázat místo jedné z nich</translation>
    </message>
    <message>
        <source>Switch it off</source>
        <translation>Vypnout</translation>
    </message>
    <message>
        <source>Menu of what has the focus</source>
        <translation>Nabídka k vybranému místu</translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>key</comment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Looking back: one turn back or forward, to the beginning, to the end</source>
        <translation>Ohlédnutí: o tah zpět nebo vpřed, na začátek, na konec</translation>
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
        <translation>Ohlédnutí: o kolo zpět nebo vpřed</translation>
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
</context>
<context>
    <name>TextSizeSetting</name>
    <message>
        <source>Size of text</source>
        <translation>Velikost textu</translation>
    </message>
    <message>
        <source>All that holds text grows with it.</source>
        <translation>Spolu s textem roste vše, co ho obklopuje.</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>Per cent.</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>The road ends at the city gate.</source>
        <translation>Cesta končí u městské brány.</translation>
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
    <name>TilePalette</name>
    <message>
        <source>Tiles</source>
        <translation>Kartičky</translation>
    </message>
</context>
<context>
    <name>TileSetCard</name>
    <message>
        <source>Tiles</source>
        <translation>Kartičky</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in all</source>
        <translation>
            <numerusform>celkem %n kartička</numerusform>
            <numerusform>celkem %n kartičky</numerusform>
            <numerusform>celkem %n kartiček</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileSetRow</name>
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
        <source>always in</source>
        <translation>vždy ve hře</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Vynecháno</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Ve hře</translation>
    </message>
    <message>
        <source>What is known of these tiles:</source>
        <translation>Co se o těchto kartičkách ví:</translation>
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
    <message>
        <source>Tiles to be drawn</source>
        <translation>Kartičky k dobrání</translation>
    </message>
</context>
<context>
    <name>TilesLeftGrid</name>
    <message>
        <source>%1/%2</source>
        <comment>tiles left, of how many</comment>
        <translation>%1/%2</translation>
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
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné vyhodnocení</translation>
    </message>
    <message>
        <source>done, or take it back?</source>
        <translation>je to hotovo, nebo to vzít zpět?</translation>
    </message>
    <message>
        <source>A tile fits nowhere</source>
        <translation>Kartička se nikam nehodí</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is to be done, the tile in hand</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>let go of the tile to place it; the wheel or R turns it</source>
        <translation>pusťte kartičku a přiloží se; kolečko nebo R ji otáčí</translation>
    </message>
    <message>
        <source>click the tile again to turn it; double click or Enter to leave it there</source>
        <translation>dalším kliknutím kartičku otočíte, dvojklikem nebo klávesou Enter ji tam necháte</translation>
    </message>
    <message>
        <source>double click the tile or Enter to leave it there</source>
        <translation>dvojklikem nebo klávesou Enter kartičku tam necháte</translation>
    </message>
</context>
<context>
    <name>TurnSign</name>
    <message>
        <source>%1’s turn</source>
        <comment>a player</comment>
        <translation>Na tahu: %1</translation>
    </message>
</context>
<context>
    <name>UnkeptSheet</name>
    <message>
        <source>This game is not kept</source>
        <translation>Tato hra není uložená</translation>
    </message>
    <message>
        <source>The board of the sandbox is not kept</source>
        <translation>Plán z pískoviště není uložený</translation>
    </message>
    <message numerus="yes">
        <source>Its last %n turn(s) lie on the table only.</source>
        <translation>
            <numerusform>Její poslední tah je jen na stole.</numerusform>
            <numerusform>Její poslední %n tahy jsou jen na stole.</numerusform>
            <numerusform>Jejích posledních %n tahů je jen na stole.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Uložit jinam…</translation>
    </message>
    <message>
        <source>Quit and lose the board</source>
        <translation>Ukončit a přijít o plán</translation>
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
        <source>Go on and lose the last %n turn(s)</source>
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
    <name>UserFiles</name>
    <message>
        <source>Open a game or a position</source>
        <translation>Otevřít hru nebo pozici</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Games and positions</source>
        <translation>Hry a pozice</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozice</translation>
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
        <translation>Uložit obrázek plánu</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrázky</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Otevřít pozici</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Uložit pozici</translation>
    </message>
    <message>
        <source>position</source>
        <extracomment>The name of a file without its ending: a position of the board.</extracomment>
        <translation>pozice</translation>
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
</context>
<context>
    <name>vozka::AppSettings</name>
    <message>
        <source>The settings in %1 cannot be read. The defaults are used instead.</source>
        <translation>Nastavení v souboru %1 nelze přečíst. Místo něj platí výchozí.</translation>
    </message>
    <message>
        <source>The settings in %1 were damaged. What could not be read has its default again; the damaged file is now called %2.</source>
        <translation>Nastavení v souboru %1 bylo poškozené. Co se nedalo přečíst, má zase výchozí hodnotu; poškozený soubor se nyní jmenuje %2.</translation>
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
    <name>vozka::FilePicker</name>
    <message>
        <source>Home</source>
        <translation>Domů</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumenty</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Plocha</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Stažené</translation>
    </message>
    <message>
        <source>Give the file a name.</source>
        <translation>Zadejte název souboru.</translation>
    </message>
    <message>
        <source>Give the folder a name.</source>
        <translation>Zadejte název složky.</translation>
    </message>
    <message>
        <source>The name of a folder has no slash.</source>
        <translation>Název složky nesmí obsahovat lomítko.</translation>
    </message>
    <message>
        <source>There is “%1” already.</source>
        <translation>„%1“ už existuje.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made here.</source>
        <translation>Složku „%1“ tady nelze vytvořit.</translation>
    </message>
    <message>
        <source>d MMM yyyy, H:mm</source>
        <extracomment>When a file was written, as Qt writes forms of dates.</extracomment>
        <translation>d. M. yyyy H:mm</translation>
    </message>
</context>
<context>
    <name>vozka::GameController</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason.</extracomment>
        <translation>Soubor %1 nelze zapsat: %2</translation>
    </message>
</context>
<context>
    <name>vozka::HeldChoice</name>
    <message>
        <source>A farmer stays on the field until the end of the game.</source>
        <translation>Sedlák zůstane na louce až do konce hry.</translation>
    </message>
    <message>
        <source>With this tile the turn passes on.</source>
        <translation>Touto kartičkou váš tah končí.</translation>
    </message>
    <message>
        <source>This figure stays there until the end of the game.</source>
        <translation>Tato figurka tam zůstane až do konce hry.</translation>
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
</context>
<context>
    <name>vozka::SandboxController</name>
    <message>
        <source>Click the cell in the middle to lay the first tile.</source>
        <translation>Klepnutím na pole uprostřed položíte první kartičku.</translation>
    </message>
    <message>
        <source>Click a cell. The wheel, the right button or R turns the tile.</source>
        <translation>Klepněte na pole. Kolečkem, pravým tlačítkem nebo klávesou R kartičku otočíte.</translation>
    </message>
    <message>
        <source>A figure needs a tile first: choose one.</source>
        <translation>Figurka potřebuje nejdřív kartičku: vyberte nějakou.</translation>
    </message>
    <message>
        <source>Click the place on the board where the figure is to stand.</source>
        <translation>Klepněte na místo na plánu, kde má figurka stát.</translation>
    </message>
    <message>
        <source>Choose a tile and lay it on the table, or drag it there.</source>
        <translation>Vyberte kartičku a položte ji na stůl, nebo ji tam přetáhněte.</translation>
    </message>
    <message>
        <source>Choose one of the tiles that fit the chosen cell.</source>
        <translation>Vyberte některou z kartiček, které na pole pasují.</translation>
    </message>
    <message>
        <source>None of the tiles left fits the chosen cell.</source>
        <translation>Na vybrané pole nepasuje žádná zbývající kartička.</translation>
    </message>
    <message>
        <source>R turns the chosen tile, Del takes it away, the right button shows more.</source>
        <translation>R vybranou kartičku otočí, Del ji odebere, pravé tlačítko nabídne další.</translation>
    </message>
    <message>
        <source>Click a feature or a figure to ask where it could go on from there.</source>
        <translation>Klepněte na území nebo figurku a zeptejte se, kam by se odtud mohla přesunout.</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>bez kartičky</translation>
    </message>
    <message>
        <source>There is nothing to save yet: no tile lies on the table.</source>
        <translation>Zatím není co uložit: na stole neleží žádná kartička.</translation>
    </message>
    <message>
        <source>The board left in the sandbox was kept by a newer version of Vozka; it stays as it is. %1</source>
        <translation>Plán ponechaný v pískovišti uložila novější verze Vozky; zůstává tak, jak je. %1</translation>
    </message>
    <message>
        <source>The board left in the sandbox cannot be read and was set aside. %1</source>
        <translation>Plán ponechaný v pískovišti nelze přečíst a byl odložen stranou. %1</translation>
    </message>
    <message>
        <source>Since %1 the board of the sandbox is not kept. %2</source>
        <extracomment>%1 is a time, %2 a sentence that says why.</extracomment>
        <translation>Od %1 se plán v pískovišti průběžně neukládá. %2</translation>
    </message>
    <message>
        <source>The lesson &quot;%1&quot; is saved.</source>
        <extracomment>%1 is the name of a lesson.</extracomment>
        <translation>Lekce „%1“ je uložená.</translation>
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
        <source>A name stands on one line.</source>
        <translation>Jméno musí být na jednom řádku.</translation>
    </message>
</context>
<context>
    <name>vozka::ShelfModel</name>
    <message>
        <source>This game lies on the table in another window.</source>
        <translation>Tato hra leží na stole v jiném okně.</translation>
    </message>
    <message>
        <source>A game that was kept cannot be read and was set aside. %1</source>
        <translation>Jednu z uložených her nelze přečíst, a tak byla odložena stranou. %1</translation>
    </message>
    <message numerus="yes">
        <source>The same happened to %n other game(s).</source>
        <translation>
            <numerusform>Totéž potkalo %n další hru.</numerusform>
            <numerusform>Totéž potkalo %n další hry.</numerusform>
            <numerusform>Totéž potkalo %n dalších her.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot be opened here. %1</source>
        <translation>Tuto hru tu nelze otevřít. %1</translation>
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
        <extracomment>A player and his points, one of several with commas between them.</extracomment>
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
    <name>vozka::StoryDesk</name>
    <message>
        <source>That is right as well. The story goes on like this.</source>
        <translation>I to je správně. Příběh pokračuje takto.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Hotovo.</translation>
    </message>
    <message>
        <source>That is not it. Count again, and take another.</source>
        <translation>To není ono. Spočítejte to znovu a zvolte jinak.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Správně.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Ne docela.</translation>
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
        <source>no points</source>
        <translation>žádné body</translation>
    </message>
    <message>
        <source>This may be done.</source>
        <translation>To se smí.</translation>
    </message>
    <message>
        <source>The tile in this cell</source>
        <translation>Kartička na tomto místě</translation>
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
    <name>vozka::TileKindModel</name>
    <message>
        <source>%1×</source>
        <extracomment>How many tiles there are of a kind.</extracomment>
        <translation>%1×</translation>
    </message>
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
</context>
<context>
    <name>vozka::app::Session</name>
    <message>
        <source>The game could not be kept; it lies in %1.</source>
        <translation>Hru se nepodařilo uložit na její místo; leží v %1.</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>The file cannot be read: %1.</source>
        <extracomment>%1 is what the system says, here and in the next.</extracomment>
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
        <source>This is not valid JSON: line %1, column %2.</source>
        <translation>Toto není platný JSON: řádek %1, sloupec %2.</translation>
    </message>
    <message>
        <source>Lists and objects may be nested at most %1 deep.</source>
        <translation>Seznamy a objekty smějí být vnořené nejvýše do hloubky %1.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; stands here twice.</source>
        <translation>Položka „%1“ tu stojí dvakrát.</translation>
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
        <source>Only version %1 can be read.</source>
        <translation>Číst lze jen verzi %1.</translation>
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
        <source>These tile sets have more than %1 tiles together.</source>
        <translation>Tyto sady mají dohromady více kartiček než %1.</translation>
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
        <translation>Jméno nemá konce řádků.</translation>
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
        <translation>Kartička %1: musí být alespoň jednou.</translation>
    </message>
    <message>
        <source>Tile %1: more copies with a garden than copies.</source>
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
        <source>Feature %1: roads and cities have edges, and only they.</source>
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
        <source>Road %1: its ends do not go with its edges.</source>
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
        <translation>Kartička musí některou stranou sousedit s jinou.</translation>
    </message>
    <message>
        <source>A tile can be turned by at most three quarter turns.</source>
        <translation>Kartičku lze otočit nejvýše o tři čtvrtiny.</translation>
    </message>
    <message>
        <source>This is not the tile that was drawn.</source>
        <translation>To není vytažená kartička.</translation>
    </message>
    <message>
        <source>This tile fits somewhere, so it has to be placed.</source>
        <translation>Tuto kartičku lze přiložit, takže se přiložit musí.</translation>
    </message>
    <message>
        <source>There is no tile of this kind left in the bag.</source>
        <translation>Kartička tohoto druhu už nezbývá.</translation>
    </message>
    <message>
        <source>The %1 side does not match its neighbour.</source>
        <extracomment>%1 is &quot;northern&quot;, &quot;eastern&quot;, &quot;southern&quot; or &quot;western&quot;.</extracomment>
        <translation>%1 strana nesedí k sousední kartičce.</translation>
    </message>
    <message>
        <source>The %1 side shows a road, but it meets a field.</source>
        <translation>%1 strana má cestu, ale navazuje na louku.</translation>
    </message>
    <message>
        <source>The %1 side shows a road, but it meets a city.</source>
        <translation>%1 strana má cestu, ale navazuje na město.</translation>
    </message>
    <message>
        <source>The %1 side shows a city, but it meets a field.</source>
        <translation>%1 strana má město, ale navazuje na louku.</translation>
    </message>
    <message>
        <source>The %1 side shows a city, but it meets a road.</source>
        <translation>%1 strana má město, ale navazuje na cestu.</translation>
    </message>
    <message>
        <source>The %1 side shows a field, but it meets a road.</source>
        <translation>%1 strana má louku, ale navazuje na cestu.</translation>
    </message>
    <message>
        <source>The %1 side shows a field, but it meets a city.</source>
        <translation>%1 strana má louku, ale navazuje na město.</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>Where something lies on its tile, in a list: &quot;Road: east, west&quot;; here and in the next three.</extracomment>
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
        <source>A figure may only be set on the tile that was just placed.</source>
        <translation>Figurku lze postavit jen na právě přiloženou kartičku.</translation>
    </message>
    <message>
        <source>No figure may stand on this short piece of road.</source>
        <translation>Na této krátké cestě žádná figurka stát nesmí.</translation>
    </message>
    <message>
        <source>There is no such place on this tile.</source>
        <translation>Takové místo na této kartičce není.</translation>
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
        <source>%1&apos;s %2 already stands there.</source>
        <extracomment>%1 is the name of the player whose figure stands there, %2 that figure, here and in the following.</extracomment>
        <translation>Už tam stojí %2 (%1).</translation>
    </message>
    <message>
        <source>%1&apos;s %2 already stands on this road.</source>
        <translation>Na této cestě už stojí %2 (%1).</translation>
    </message>
    <message>
        <source>%1&apos;s %2 already stands in this city.</source>
        <translation>V tomto městě už stojí %2 (%1).</translation>
    </message>
    <message>
        <source>%1&apos;s %2 already lies in this field.</source>
        <translation>Na této louce už leží %2 (%1).</translation>
    </message>
    <message>
        <source>%1&apos;s %2 already stands in this monastery.</source>
        <translation>V tomto klášteře už stojí %2 (%1).</translation>
    </message>
    <message>
        <source>This is completed, and its figures have gone home.</source>
        <translation>Toto je dokončené a figurky se vrátily do zásoby.</translation>
    </message>
    <message>
        <source>This road is completed, and its figures have gone home.</source>
        <translation>Tato cesta je dokončená a figurky se vrátily do zásoby.</translation>
    </message>
    <message>
        <source>This city is completed, and its figures have gone home.</source>
        <translation>Toto město je dokončené a figurky se vrátily do zásoby.</translation>
    </message>
    <message>
        <source>This monastery is completed, and its figure has gone home.</source>
        <translation>Tento klášter je dokončený a figurka se vrátila do zásoby.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
        <translation>Na tahu je někdo jiný.</translation>
    </message>
    <message>
        <source>This is not what the turn asks for now.</source>
        <translation>To teď v tahu není na řadě.</translation>
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
        <extracomment>%1 is a player&apos;s name, %2 what he does or gets.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>draws a tile</source>
        <translation>bere si kartičku</translation>
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
        <source>%1 on the tile</source>
        <extracomment>%1 is a kind of figure (&quot;meeple&quot;), here and in the following.</extracomment>
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
        <source>Something is complete.</source>
        <translation>Území je dokončené.</translation>
    </message>
    <message numerus="yes">
        <source>A road of %n tiles is complete.</source>
        <translation>
            <numerusform>Cesta je dokončená (%n kartička).</numerusform>
            <numerusform>Cesta je dokončená (%n kartičky).</numerusform>
            <numerusform>Cesta je dokončená (%n kartiček).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A city of %n tiles is complete.</source>
        <translation>
            <numerusform>Město je dokončené (%n kartička).</numerusform>
            <numerusform>Město je dokončené (%n kartičky).</numerusform>
            <numerusform>Město je dokončené (%n kartiček).</numerusform>
        </translation>
    </message>
    <message>
        <source>A monastery is complete.</source>
        <translation>Klášter je dokončený.</translation>
    </message>
    <message>
        <source>%1: %2 = %3</source>
        <extracomment>%1 is what is scored (&quot;City&quot;), %2 the sum (&quot;5 tiles × 2 + 1 coat of arms × 2&quot;), %3 the points.</extracomment>
        <translation>%1: %2 = %3</translation>
    </message>
    <message>
        <source>%1 back in the supply</source>
        <extracomment>%1 is a kind of figure.</extracomment>
        <translation>%1 zpět do zásoby</translation>
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
        <source>set a figure on the tile, or none</source>
        <translation>postavte figurku, nebo zvolte Bez figurky</translation>
    </message>
    <message>
        <source>score what is complete</source>
        <translation>vyhodnoťte, co je dokončené</translation>
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
    <message numerus="yes">
        <source>%n tiles round it</source>
        <translation>
            <numerusform>%n kartička kolem</numerusform>
            <numerusform>%n kartičky kolem</numerusform>
            <numerusform>%n kartiček kolem</numerusform>
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
        <source>Taking back</source>
        <translation>Vracení tahů</translation>
    </message>
    <message>
        <source>Moves may be taken back, as many as one likes; a tile that was drawn comes again.</source>
        <translation>Tahy lze vracet, kolik jich kdo chce; kartička, kterou si hráč vzal, přijde znovu.</translation>
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
        <source>The table says how many tiles are still to be drawn.</source>
        <translation>Na stole je vidět, kolik kartiček ještě zbývá.</translation>
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
        <source>Base game, C1 first and second version: Scoring a city</source>
        <extracomment>Where a rule comes from: book, edition, heading.</extracomment>
        <translation>Základní hra, první a druhá verze C1: Vyhodnocení města</translation>
    </message>
    <message>
        <source>An agreement at the table, in no rule book</source>
        <translation>Dohoda u stolu, v žádné knížce pravidel není</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Základní hra</translation>
    </message>
    <message>
        <source>Roads, cities, monasteries and fields.</source>
        <translation>Cesty, města, kláštery a louky.</translation>
    </message>
    <message>
        <source>The river, the abbot, inns, cathedrals and other expansions are not part of it.</source>
        <translation>Hra neobsahuje řeku, opata, hostince, katedrály ani jiná rozšíření.</translation>
    </message>
    <message>
        <source>A completed city of just two tiles scores like any other, or only 1 point for each tile and each coat of arms.</source>
        <translation>Dokončené město z pouhých dvou kartiček se boduje jako každé jiné, nebo jen 1 bodem za každou kartičku a každý erb.</translation>
    </message>
    <message>
        <source>%1 in the abbey</source>
        <translation>%1 v opatství</translation>
    </message>
    <message>
        <source>An abbey is complete.</source>
        <translation>Opatství je dokončené.</translation>
    </message>
    <message>
        <source>place the abbey into a hole, or draw a tile</source>
        <translation>přiložte opatství do mezery, nebo si vezměte kartičku</translation>
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
        <translation>V opatství nesmí stát %2.</translation>
    </message>
    <message>
        <source>%1&apos;s %2 already stands in this abbey.</source>
        <translation>V tomto opatství už stojí %2 (%1).</translation>
    </message>
    <message>
        <source>This abbey is completed, and its figure has gone home.</source>
        <translation>Toto opatství je dokončené a figurka se vrátila do zásoby.</translation>
    </message>
    <message>
        <source>The mayor goes only into an empty city, and %1&apos;s %2 stands in this one.</source>
        <translation>Starosta smí jen do prázdného města, a v tomto stojí %2 (%1).</translation>
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
        <source>What becomes of the abbeys that are still in hand when the last tile has been placed.</source>
        <translation>Co se stane s opatstvími, která hráčům zbydou po přiložení poslední kartičky.</translation>
    </message>
    <message>
        <source>one more round</source>
        <translation>ještě jedno kolo</translation>
    </message>
    <message>
        <source>until the first player places none</source>
        <translation>dokud první hráč žádné nepřiloží</translation>
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
        <source>Abbey &amp; Mayor, C1 as in Big Box 2 and 3, C2 as ruled in 10/2024: End of the game</source>
        <translation>Opatství a starosta, C1 podle Big Boxu 2 a 3, C2 podle výkladu z 10/2024: Konec hry</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor</source>
        <translation>Opatství a starosta</translation>
    </message>
    <message>
        <source>%1 where four fields meet</source>
        <translation>%1 na styku čtyř luk</translation>
    </message>
    <message>
        <source>Not all four tiles show field at this corner.</source>
        <translation>Ne všechny čtyři kartičky mají v tomto rohu louku.</translation>
    </message>
    <message>
        <source>A city reaches this corner; all four tiles must show field there.</source>
        <translation>Do tohoto rohu zasahuje město; louku tam musí mít všechny čtyři kartičky.</translation>
    </message>
    <message>
        <source>The tile that was just placed does not touch this corner.</source>
        <translation>Právě přiložená kartička se tohoto rohu nedotýká.</translation>
    </message>
    <message>
        <source>%1&apos;s barn stands in this field.</source>
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
        <source>Field joined to a barn</source>
        <translation>Louka připojená ke statku</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 se přesouvá</translation>
    </message>
    <message>
        <source>%1 goes on to a road</source>
        <translation>%1 se přesouvá na cestu</translation>
    </message>
    <message>
        <source>%1 goes on to a city</source>
        <translation>%1 se přesouvá do města</translation>
    </message>
    <message>
        <source>%1 goes on to a monastery</source>
        <translation>%1 se přesouvá do kláštera</translation>
    </message>
    <message>
        <source>%1 goes on to an abbey</source>
        <translation>%1 se přesouvá do opatství</translation>
    </message>
    <message>
        <source>let the wagon go on, or take it home</source>
        <translation>popojet vozem, nebo ho vzít zpět</translation>
    </message>
    <message>
        <source>There is no figure here that may go on now.</source>
        <translation>Není tu figurka, která by teď směla dál.</translation>
    </message>
    <message>
        <source>This is completed.</source>
        <translation>Tohle je dokončené.</translation>
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
        <source>%1&apos;s %2 stands there.</source>
        <extracomment>%1 is the name of the player whose figure stands there, %2 that figure, here and in the following.</extracomment>
        <translation>Stojí tam figurka (%2) hráče %1.</translation>
    </message>
    <message>
        <source>%1&apos;s %2 stands on this road.</source>
        <translation>Na této cestě stojí figurka (%2) hráče %1.</translation>
    </message>
    <message>
        <source>%1&apos;s %2 stands in this city.</source>
        <translation>V tomto městě stojí figurka (%2) hráče %1.</translation>
    </message>
    <message>
        <source>%1&apos;s %2 stands in this monastery.</source>
        <translation>V tomto klášteře stojí figurka (%2) hráče %1.</translation>
    </message>
    <message>
        <source>%1&apos;s %2 stands in this abbey.</source>
        <translation>V tomto opatství stojí figurka (%2) hráče %1.</translation>
    </message>
    <message>
        <source>Nothing connects the two directly.</source>
        <translation>Nic je přímo nespojuje.</translation>
    </message>
    <message>
        <source>An abbey lies in between.</source>
        <translation>Leží mezi nimi opatství.</translation>
    </message>
    <message>
        <source>Something lies in between, and there is no driving through.</source>
        <translation>Něco leží mezi nimi a projíždět se nesmí.</translation>
    </message>
    <message>
        <source>The road only passes through the city by a tunnel.</source>
        <translation>Cesta městem jen prochází tunelem.</translation>
    </message>
    <message>
        <source>The road only touches the wall; there is no gate.</source>
        <translation>Cesta se hradeb jen dotýká, brána tu není.</translation>
    </message>
    <message>
        <source>Only the walls of the cities touch.</source>
        <translation>Měst se dotýkají jen hradby.</translation>
    </message>
    <message>
        <source>A field lies in between.</source>
        <translation>Leží mezi nimi louka.</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>vůz</translation>
    </message>
    <message>
        <source>Moving the wagon</source>
        <translation>Pohyb vozu</translation>
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
        <source>Abbey &amp; Mayor, C1 and C2: The wagon</source>
        <translation>Opatství a starosta, C1 a C2: Vůz</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation>Vzít kartičku</translation>
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
        <source>%1 to this place</source>
        <translation>%1 na toto místo</translation>
    </message>
    <message>
        <source>%1 onto this road</source>
        <translation>%1 na tuto cestu</translation>
    </message>
    <message>
        <source>%1 into this city</source>
        <translation>%1 do tohoto města</translation>
    </message>
    <message>
        <source>%1 into this monastery</source>
        <translation>%1 do tohoto kláštera</translation>
    </message>
    <message>
        <source>%1 into this abbey</source>
        <translation>%1 do tohoto opatství</translation>
    </message>
    <message>
        <source>This is the last chance to place the abbey.</source>
        <extracomment>Before something is given away for good.</extracomment>
        <translation>Toto je poslední příležitost přiložit opatství.</translation>
    </message>
    <message>
        <source>This may be the last chance to place the abbey.</source>
        <translation>Toto může být poslední příležitost přiložit opatství.</translation>
    </message>
    <message>
        <source>A tile has been drawn in this turn; an abbey is placed instead of drawing one.</source>
        <translation>V tomto tahu už jste si vzali kartičku; opatství se přikládá místo ní.</translation>
    </message>
    <message>
        <source>place the abbey into a hole, or pass</source>
        <translation>přiložte opatství do mezery, nebo přenechte tah</translation>
    </message>
    <message>
        <source>An abbey may only fill a hole, with tiles on all four sides; here the %1 side is open.</source>
        <extracomment>%1 is &quot;northern&quot;, &quot;eastern&quot;, &quot;southern&quot; or &quot;western&quot;.</extracomment>
        <translation>Opatství patří jen do mezery s kartičkami na všech čtyřech stranách. %1 strana je tu volná.</translation>
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
        <extracomment>%1 are the names of the players who have theirs still.</extracomment>
        <translation>Hra skončila. Opatství nepřiložili: %1</translation>
    </message>
    <message>
        <source>Abbey</source>
        <translation>Opatství</translation>
    </message>
    <message>
        <source>Where a wagon may go when its feature has been scored: to something that is neither completed nor occupied, and never to a field.</source>
        <translation>Kam smí vůz, když je jeho území vyhodnoceno: na nedokončené a neobsazené území, nikdy na louku.</translation>
    </message>
    <message>
        <source>To a feature that is directly connected with it, as by a gate or a junction; however far that goes.</source>
        <translation>Na území, které je s jeho územím přímo spojené, třeba branou nebo křižovatkou, ať sahá jakkoli daleko.</translation>
    </message>
    <message>
        <source>To a feature on its tile or on one of the eight round it, connected or not.</source>
        <translation>Na území na jeho kartičce nebo na osmi okolních, ať je s ním spojené, nebo ne.</translation>
    </message>
    <message>
        <source>Everybody has one more turn and may place the abbey in it.</source>
        <translation>Každý má ještě jeden tah a může v něm opatství přiložit.</translation>
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
        <source>No tile lies there.</source>
        <translation>Neleží tam žádná kartička.</translation>
    </message>
    <message>
        <source>The %2 may not stand on the corner of a tile.</source>
        <translation>Na rohu kartičky nesmí stát %2.</translation>
    </message>
    <message>
        <source>The %2 may only stand on a corner where four tiles meet.</source>
        <translation>Jinde než na rohu, kde se stýkají čtyři kartičky, %2 stát nesmí.</translation>
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
        <extracomment>What connects two features, in a word beside a line on the board; here and in the next five.</extracomment>
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
        <source>It is free, and a gate connects the two.</source>
        <translation>Je volno a obojí spojuje brána.</translation>
    </message>
    <message>
        <source>It is free, and both roads meet at the junction.</source>
        <translation>Je volno a obě cesty se setkávají na křižovatce.</translation>
    </message>
    <message>
        <source>It is free, and the road ends at the monastery.</source>
        <translation>Je volno a cesta končí u kláštera.</translation>
    </message>
    <message>
        <source>It is free, and the monastery stands within the city.</source>
        <translation>Je volno a klášter stojí uvnitř města.</translation>
    </message>
    <message>
        <source>It is free, and the abbey touches it directly.</source>
        <translation>Je volno a opatství s tím přímo sousedí.</translation>
    </message>
    <message>
        <source>It is free and lies within the nine cells.</source>
        <translation>Je volno a leží to v devíti polích kolem vozu.</translation>
    </message>
    <message>
        <source>It is free; only on its tiles within the nine cells may a figure stand.</source>
        <translation>Je volno; figurka smí jen na ty části, které leží v devíti polích kolem.</translation>
    </message>
    <message>
        <source>Occupied by %1&apos;s %2.</source>
        <extracomment>%1 is a player&apos;s name, %2 a figure (&quot;meeple&quot;); here and in the next.</extracomment>
        <translation>Obsazeno: %2 (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Occupied by %1&apos;s %2, %n tiles further.</source>
        <translation>
            <numerusform>Obsazeno: %2 (%1) o %n kartičku dál.</numerusform>
            <numerusform>Obsazeno: %2 (%1) o %n kartičky dál.</numerusform>
            <numerusform>Obsazeno: %2 (%1) o %n kartiček dál.</numerusform>
        </translation>
    </message>
    <message>
        <source>A short road: no figure may stand there.</source>
        <translation>Krátká cesta: tam nesmí stát žádná figurka.</translation>
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
        <extracomment>%1 is a figure (&quot;mayor&quot;), %2 what it counts (&quot;3 coats of arms&quot;).</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>farmers at the end</source>
        <extracomment>By which scoring a field pays; here and in the next three.</extracomment>
        <translation>sedláci na konci hry</translation>
    </message>
    <message>
        <source>a barn is placed</source>
        <translation>umístění statku</translation>
    </message>
    <message>
        <source>joined to a barn</source>
        <translation>připojení ke statku</translation>
    </message>
    <message>
        <source>barn at the end</source>
        <translation>statek na konci hry</translation>
    </message>
    <message>
        <source>Placing a tile</source>
        <translation>Přikládání kartičky</translation>
    </message>
    <message>
        <source>Setting a figure</source>
        <translation>Stavění figurky</translation>
    </message>
    <message>
        <source>Who scores</source>
        <translation>Kdo boduje</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné bodování</translation>
    </message>
    <message>
        <source>The abbey</source>
        <translation>Opatství</translation>
    </message>
    <message>
        <source>The mayor</source>
        <translation>Starosta</translation>
    </message>
    <message>
        <source>The barn</source>
        <translation>Statek</translation>
    </message>
    <message>
        <source>The wagon</source>
        <translation>Vůz</translation>
    </message>
    <message>
        <source>Every side that touches a tile shows the same as it; at least one side touches.</source>
        <translation>Každá strana, která se dotýká jiné kartičky, ukazuje totéž co ona; dotýkat se musí aspoň jedna strana.</translation>
    </message>
    <message>
        <source>Base game, C1 and C2: Placing a tile</source>
        <translation>Základní hra, C1 a C2: Přikládání kartičky</translation>
    </message>
    <message>
        <source>A tile that fits nowhere leaves the game, is shown to all, and another is drawn.</source>
        <translation>Kartička, která se nikam nehodí, se ukáže všem a vyřadí ze hry a hráč si vezme jinou.</translation>
    </message>
    <message>
        <source>Only on the tile just placed.</source>
        <translation>Jen na právě přiloženou kartičku.</translation>
    </message>
    <message>
        <source>Base game, C1 and C2: Placing a meeple</source>
        <translation>Základní hra, C1 a C2: Stavění figurky</translation>
    </message>
    <message>
        <source>Only where nobody stands on the whole feature.</source>
        <translation>Jen tam, kde na celém místě nikdo nestojí.</translation>
    </message>
    <message>
        <source>At most one figure a turn, and only one that is in the supply.</source>
        <translation>Nejvýše jedna figurka za tah, a jen taková, která je v zásobě.</translation>
    </message>
    <message>
        <source>Who has the most strength on a feature takes all its points.</source>
        <translation>Kdo má na místě největší sílu, bere všechny body.</translation>
    </message>
    <message>
        <source>Base game, C1 and C2: Scoring</source>
        <translation>Základní hra, C1 a C2: Bodování</translation>
    </message>
    <message>
        <source>Who ties for the most takes all the points as well.</source>
        <translation>Kdo má stejně nejvíc, bere také všechny body.</translation>
    </message>
    <message>
        <source>Complete when every end is closed or it is a loop; 1 point for each tile.</source>
        <translation>Dokončená je, když jsou všechny konce uzavřené nebo tvoří okruh; 1 bod za každou kartičku.</translation>
    </message>
    <message>
        <source>Base game, C1 and C2: Scoring a road</source>
        <translation>Základní hra, C1 a C2: Bodování cesty</translation>
    </message>
    <message>
        <source>Complete when no edge is open; 2 points for each tile and each coat of arms.</source>
        <translation>Dokončené je, když není otevřená žádná strana; 2 body za každou kartičku a každý erb.</translation>
    </message>
    <message>
        <source>Base game, C1 third version and C2: Scoring a city</source>
        <translation>Základní hra, C1, třetí verze, a C2: Bodování města</translation>
    </message>
    <message>
        <source>A completed city of two tiles: 1 point for each tile and coat of arms, as an option; we follow the later books.</source>
        <translation>Dokončené město ze dvou kartiček: 1 bod za každou kartičku a erb jako možnost; držíme se pozdějších knih.</translation>
    </message>
    <message>
        <source>Complete when the eight cells round it are filled; 9 points.</source>
        <translation>Dokončený je, když je obsazeno všech osm polí kolem; 9 bodů.</translation>
    </message>
    <message>
        <source>Base game, C1 and C2: Scoring a monastery</source>
        <translation>Základní hra, C1 a C2: Bodování kláštera</translation>
    </message>
    <message>
        <source>1 point for each tile of a road that is not complete.</source>
        <translation>1 bod za každou kartičku nedokončené cesty.</translation>
    </message>
    <message>
        <source>Base game, C1 and C2: Final scoring</source>
        <translation>Základní hra, C1 a C2: Závěrečné bodování</translation>
    </message>
    <message>
        <source>1 point for each tile and each coat of arms of a city that is not complete.</source>
        <translation>1 bod za každou kartičku a každý erb nedokončeného města.</translation>
    </message>
    <message>
        <source>1 point for the monastery and each tile round it.</source>
        <translation>1 bod za klášter a za každou kartičku kolem něj.</translation>
    </message>
    <message>
        <source>3 points for each completed city at the field, each field on its own.</source>
        <translation>3 body za každé dokončené město u louky, každá louka zvlášť.</translation>
    </message>
    <message>
        <source>Base game, C1 third version and C2 supplement: Farmers</source>
        <translation>Základní hra, C1, třetí verze, a dodatek C2: Sedláci</translation>
    </message>
    <message>
        <source>A field ends at roads, cities and the edge of the map; a city counts once for a field, however often it touches it.</source>
        <translation>Louku ohraničují cesty, města a okraj mapy; město se u louky počítá jednou, ať se jí dotýká jakkoli často.</translation>
    </message>
    <message>
        <source>Base game, C1 and C2: Farmers</source>
        <translation>Základní hra, C1 a C2: Sedláci</translation>
    </message>
    <message>
        <source>Only into a cell without a tile whose four neighbours have one, whatever their sides show; one for each player.</source>
        <translation>Jen na pole bez kartičky, jehož čtyři sousedé kartičku mají, ať jejich strany ukazují cokoli; každý hráč má jedno.</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor, C1 and C2: The abbey tile</source>
        <translation>Opatství a starosta, C1 a C2: Kartička opatství</translation>
    </message>
    <message>
        <source>Before drawing, instead of a drawn tile; the rest of the turn is as usual.</source>
        <translation>Před vzetím kartičky a místo ní; zbytek tahu je jako obvykle.</translation>
    </message>
    <message>
        <source>The road or city at each side of it ends there.</source>
        <translation>Cesta nebo město u každé jeho strany tam končí.</translation>
    </message>
    <message>
        <source>The abbey belongs to no road and no city, so it adds no tile to them.</source>
        <translation>Opatství nepatří k žádné cestě ani městu, a proto jim nepřidává kartičku.</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor, C2: The abbey tile, questions</source>
        <translation>Opatství a starosta, C2: Kartička opatství, otázky</translation>
    </message>
    <message>
        <source>A field ends at the abbey and does not reach what lies behind it.</source>
        <translation>Louka u opatství končí a nedosáhne na to, co leží za ním.</translation>
    </message>
    <message>
        <source>A figure may be set on it as a monk, and nowhere else on the tile.</source>
        <translation>Může na něm stát figurka jako mnich, a nikde jinde na kartičce.</translation>
    </message>
    <message>
        <source>As a monastery: 1 point for it and 1 for each tile round it, when all eight are there or at the end.</source>
        <translation>Jako klášter: 1 bod za něj a 1 za každou kartičku kolem, když jich je všech osm, nebo na konci.</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor, C1 and C2: Scoring an abbey</source>
        <translation>Opatství a starosta, C1 a C2: Bodování opatství</translation>
    </message>
    <message>
        <source>Only into a city in which no figure stands.</source>
        <translation>Jen do města, v němž nestojí žádná figurka.</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor, C1 and C2: The mayor</source>
        <translation>Opatství a starosta, C1 a C2: Starosta</translation>
    </message>
    <message>
        <source>Counts as many as the whole city has coats of arms when it is scored.</source>
        <translation>Počítá se za tolik, kolik erbů má celé město, když se boduje.</translation>
    </message>
    <message>
        <source>In a city without coats of arms he occupies it and scores nothing, alone or among mayors.</source>
        <translation>Město bez erbů obsadí, ale nic v něm nezíská, ať je sám, nebo mezi starosty.</translation>
    </message>
    <message>
        <source>He changes nothing of what the city is worth; its coats of arms score as always.</source>
        <translation>Na hodnotě města nic nemění; jeho erby se bodují jako vždy.</translation>
    </message>
    <message>
        <source>After its feature was scored it may go to another that is neither completed nor occupied, and no field.</source>
        <translation>Když se jeho místo bodovalo, smí jet na jiné, které není dokončené ani obsazené a není to louka.</translation>
    </message>
    <message>
        <source>One wagon after another, clockwise from the active player; each sees what those before it did.</source>
        <translation>Jeden vůz po druhém po směru hodin od hráče na tahu; každý vidí, co udělaly ty před ním.</translation>
    </message>
    <message>
        <source>With nowhere to go, or if its owner likes, it goes home.</source>
        <translation>Nemá-li kam jet nebo chce-li majitel, vrátí se do zásoby.</translation>
    </message>
    <message>
        <source>To go on is not to set a figure: set, complete, score and go on may be one turn.</source>
        <translation>Popojetí není postavení figurky: postavit, dokončit, bodovat a jet dál lze v jednom tahu.</translation>
    </message>
    <message>
        <source>It may go on whenever its feature was scored, whoever got the points.</source>
        <translation>Smí jet dál vždy, když se jeho místo bodovalo, ať body získal kdokoli.</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor, our reading: The wagon</source>
        <translation>Opatství a starosta, náš výklad: Vůz</translation>
    </message>
    <message>
        <source>From road to road through the junction at which they end.</source>
        <translation>Z cesty na cestu přes křižovatku, na níž končí.</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor, C1: The wagon: connection</source>
        <translation>Opatství a starosta, C1: Vůz: spojení</translation>
    </message>
    <message>
        <source>Between a road and the city whose gate closes it.</source>
        <translation>Mezi cestou a městem, jehož brána ji uzavírá.</translation>
    </message>
    <message>
        <source>Between a road and the monastery at its end.</source>
        <translation>Mezi cestou a klášterem na jejím konci.</translation>
    </message>
    <message>
        <source>Between an abbey and the roads and cities whose side it closes; not to another abbey.</source>
        <translation>Mezi opatstvím a cestami a městy, jejichž stranu uzavírá; ne na jiné opatství.</translation>
    </message>
    <message>
        <source>Between a city and the monastery inside it.</source>
        <translation>Mezi městem a klášterem uvnitř něj.</translation>
    </message>
    <message>
        <source>From any tile of its feature to any tile of the other.</source>
        <translation>Z kterékoli kartičky svého místa na kteroukoli kartičku druhého.</translation>
    </message>
    <message>
        <source>Not between cities whose walls touch.</source>
        <translation>Ne mezi městy, jejichž hradby se dotýkají.</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor, C1 with the annotated rules: The wagon: connection</source>
        <translation>Opatství a starosta, C1 s komentovanými pravidly: Vůz: spojení</translation>
    </message>
    <message>
        <source>Not over short roads, on which nobody may stand either.</source>
        <translation>Ne přes krátké cesty, na nichž také nikdo nesmí stát.</translation>
    </message>
    <message>
        <source>Not between what crosses by a bridge.</source>
        <translation>Ne mezi tím, co se kříží mostem.</translation>
    </message>
    <message>
        <source>Not with a feature in between, a field neither.</source>
        <translation>Ne s jiným místem mezi nimi, ani s loukou.</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor, C1 with the ruling of 2013: The wagon: connection</source>
        <translation>Opatství a starosta, C1 s výkladem z roku 2013: Vůz: spojení</translation>
    </message>
    <message>
        <source>Not between a city and a road that only touches its wall.</source>
        <translation>Ne mezi městem a cestou, která se jen dotýká jeho hradby.</translation>
    </message>
    <message>
        <source>Not between a city and a road that passes it by a tunnel.</source>
        <translation>Ne mezi městem a cestou, která jím prochází tunelem.</translation>
    </message>
    <message>
        <source>One step only, however short the way beyond.</source>
        <translation>Jen o jeden krok, ať je cesta dál jakkoli krátká.</translation>
    </message>
    <message>
        <source>What has a part on the tile of the wagon or the eight cells round it.</source>
        <translation>Co má část na kartičce vozu nebo na osmi polích kolem.</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor, C2: The wagon: distance</source>
        <translation>Opatství a starosta, C2: Vůz: vzdálenost</translation>
    </message>
    <message>
        <source>Fields do not stop it, but it never goes to one.</source>
        <translation>Louky ho nezastaví, ale nikdy na žádnou nejede.</translation>
    </message>
    <message>
        <source>It is put on a part in range, not elsewhere on the feature.</source>
        <translation>Postaví se na část v dosahu, jinam na tomtéž místě ne.</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor, C1 and C2: Placing a barn</source>
        <translation>Opatství a starosta, C1 a C2: Stavění statku</translation>
    </message>
    <message>
        <source>All four tiles show nothing but field at that point.</source>
        <translation>Všechny čtyři kartičky tam ukazují jen louku.</translation>
    </message>
    <message>
        <source>Not on a field with a barn; fields with barns may be joined later.</source>
        <translation>Ne na louku se statkem; louky se statky lze spojit později.</translation>
    </message>
    <message>
        <source>No farmer is set on a field with a barn.</source>
        <translation>Na louku se statkem se žádný sedlák nestaví.</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor, C1 and C2: Scoring when a field is connected</source>
        <translation>Opatství a starosta, C1 a C2: Bodování při spojení luk</translation>
    </message>
    <message>
        <source>It stays where it is until the end of the game.</source>
        <translation>Zůstane, kde je, až do konce hry.</translation>
    </message>
    <message>
        <source>In the scoring of that turn most farmers on its field take 3 points for each completed city, then all farmers go home.</source>
        <translation>V bodování toho tahu získá většina sedláků na jeho louce 3 body za každé dokončené město, pak jdou všichni sedláci domů.</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor, C1 and C2: Scoring when a barn is placed</source>
        <translation>Opatství a starosta, C1 a C2: Bodování při postavení statku</translation>
    </message>
    <message>
        <source>Where a tile joins a field with farmers to one with a barn, most farmers take 1 point for each completed city, then all farmers go home.</source>
        <translation>Kde kartička spojí louku se sedláky s loukou se statkem, získá většina sedláků 1 bod za každé dokončené město, pak jdou všichni sedláci domů.</translation>
    </message>
    <message>
        <source>Each barn pays its owner 4 points for each completed city at its field, also where there are several.</source>
        <translation>Každý statek přinese majiteli 4 body za každé dokončené město u své louky, i když je jich tam několik.</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor, C1 and C2: Final scoring</source>
        <translation>Opatství a starosta, C1 a C2: Závěrečné bodování</translation>
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
        <source>The last move does not score what the figure of the example stands on.</source>
        <translation>Poslední tah nevyhodnotí území, na kterém figurka z příkladu stojí.</translation>
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
        <extracomment>%1 are words of the file, as the lesson should say them.</extracomment>
        <translation>Podle pravidel je to jinak: %1.</translation>
    </message>
    <message>
        <source>These do not belong together; the rules say the same only of: %1.</source>
        <extracomment>%1 are features with their places, here and in the following.</extracomment>
        <translation>Tyto části k sobě nepatří; podle pravidel platí totéž jen pro: %1.</translation>
    </message>
    <message>
        <source>The example says nothing of this: %1.</source>
        <translation>Příklad o tom nic neříká: %1.</translation>
    </message>
    <message>
        <source>The example says something else of this already: %1.</source>
        <translation>Příklad o tom už říká něco jiného: %1.</translation>
    </message>
    <message>
        <source>The label does not speak of this: %1.</source>
        <translation>O tom popisek nemluví: %1.</translation>
    </message>
    <message>
        <source>A label lies here already: %1.</source>
        <translation>Tady už jeden popisek leží: %1.</translation>
    </message>
    <message>
        <source>There is no rule called &quot;%1&quot;.</source>
        <extracomment>%1 is the name of a rule, here and in the next.</extracomment>
        <translation>Žádné pravidlo se nejmenuje „%1“.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; stands here already.</source>
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
        <source>For a lesson, no figure but the wagon may stand on the last tile.</source>
        <translation>Pro lekci nesmí na poslední kartičce stát jiná figurka než vůz.</translation>
    </message>
    <message>
        <source>The other tiles need this one here, or they would no longer lie together.</source>
        <translation>Ostatní kartičky tu tuto potřebují, jinak by spolu už nesousedily.</translation>
    </message>
    <message>
        <source>This cannot be the last tile: without it, the others would not lie together.</source>
        <translation>Tato kartička nemůže být poslední: bez ní by ostatní spolu nesousedily.</translation>
    </message>
    <message>
        <source>%1&apos;s %2 stands on what is completed; only with the tile that completes it as the last one can it stand there.</source>
        <extracomment>%1 is a player&apos;s name, %2 a figure (&quot;meeple&quot;).</extracomment>
        <translation>%1: %2 stojí na dokončeném území; může tam stát jen tehdy, když kartička, která je dokončila, je poslední.</translation>
    </message>
    <message>
        <source>The table ends here.</source>
        <translation>Tady stůl končí.</translation>
    </message>
    <message>
        <source>%1 still has figures on the board.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 má na plánu ještě figurky.</translation>
    </message>
    <message>
        <source>Tiles or figures of this set are on the board.</source>
        <translation>Na plánu jsou kartičky nebo figurky této sady.</translation>
    </message>
    <message>
        <source>These tile sets cannot be used together.</source>
        <translation>Tyto sady kartiček nelze použít společně.</translation>
    </message>
    <message>
        <source>Tiles of the wagon&apos;s examples</source>
        <translation>Kartičky z příkladů k vozu</translation>
    </message>
    <message>
        <source>One tile is missing on the feature on which the wagon stands.</source>
        <translation>Na území, kde stojí vůz, chybí jediná kartička.</translation>
    </message>
    <message>
        <source>One tile is missing on the road on which the wagon stands.</source>
        <translation>Na cestě, kde stojí vůz, chybí jediná kartička.</translation>
    </message>
    <message>
        <source>One tile is missing in the city in which the wagon stands.</source>
        <translation>Ve městě, kde stojí vůz, chybí jediná kartička.</translation>
    </message>
    <message>
        <source>One tile is missing round the monastery in which the wagon stands.</source>
        <translation>Kolem kláštera, kde stojí vůz, chybí jediná kartička.</translation>
    </message>
    <message>
        <source>One tile is missing round the abbey in which the wagon stands.</source>
        <translation>Kolem opatství, kde stojí vůz, chybí jediná kartička.</translation>
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
        <source>First it is scored; then the wagon may go on.</source>
        <translation>Nejprve se vyhodnotí území, potom se vůz smí přesunout.</translation>
    </message>
    <message>
        <source>First the road is scored; then the wagon may go on.</source>
        <translation>Nejprve se vyhodnotí cesta, potom se vůz smí přesunout.</translation>
    </message>
    <message>
        <source>First the city is scored; then the wagon may go on.</source>
        <translation>Nejprve se vyhodnotí město, potom se vůz smí přesunout.</translation>
    </message>
    <message>
        <source>First the monastery is scored; then the wagon may go on.</source>
        <translation>Nejprve se vyhodnotí klášter, potom se vůz smí přesunout.</translation>
    </message>
    <message>
        <source>First the abbey is scored; then the wagon may go on.</source>
        <translation>Nejprve se vyhodnotí opatství, potom se vůz smí přesunout.</translation>
    </message>
    <message>
        <source>The tile just placed.</source>
        <translation>Právě přiložená kartička.</translation>
    </message>
    <message>
        <source>In the classic edition the wagon goes to what is directly connected with the feature that was scored; how far that is does not matter.</source>
        <translation>V původní edici jede vůz tam, co je s vyhodnoceným územím přímo spojené; jak daleko to je, je jedno.</translation>
    </message>
    <message>
        <source>In the new edition the wagon reaches its own tile and the eight around it.</source>
        <translation>V nové edici má vůz v dosahu svou kartičku a osm okolních.</translation>
    </message>
    <message>
        <source>A gate connects the two directly, and it is uncompleted and unoccupied: the wagon may go there.</source>
        <extracomment>What is told of all features that bear a number: they may be one or several, of any kind; here and in all that follow.</extracomment>
        <translation>Přímo je spojuje brána a území s tímto číslem není dokončené ani obsazené: vůz tam smí.</translation>
    </message>
    <message>
        <source>A drawbridge connects the two directly, and it is uncompleted and unoccupied: the wagon may go there.</source>
        <translation>Přímo je spojuje padací most a území s tímto číslem není dokončené ani obsazené: vůz tam smí.</translation>
    </message>
    <message>
        <source>The roads meet at a junction, and this one is uncompleted and unoccupied: the wagon may go there.</source>
        <translation>Cesty se setkávají na křižovatce a cesta s tímto číslem není dokončená ani obsazená: vůz tam smí.</translation>
    </message>
    <message>
        <source>The road ends at the monastery, and what bears this number is uncompleted and unoccupied: the wagon may go there.</source>
        <translation>Cesta končí u kláštera a území s tímto číslem není dokončené ani obsazené: vůz tam smí.</translation>
    </message>
    <message>
        <source>The monastery stands within the city, and what bears this number is uncompleted and unoccupied: the wagon may go there.</source>
        <translation>Klášter stojí uvnitř města a území s tímto číslem není dokončené ani obsazené: vůz tam smí.</translation>
    </message>
    <message>
        <source>The abbey touches it directly, and what bears this number is uncompleted and unoccupied: the wagon may go there.</source>
        <translation>Opatství se ho přímo dotýká a území s tímto číslem není dokončené ani obsazené: vůz tam smí.</translation>
    </message>
    <message>
        <source>In range, uncompleted and unoccupied: the wagon may go there.</source>
        <translation>V dosahu, nedokončené a neobsazené: vůz tam smí.</translation>
    </message>
    <message>
        <source>A short road: no figure may ever stand there.</source>
        <translation>Krátká cesta: tam nesmí nikdy stát žádná figurka.</translation>
    </message>
    <message>
        <source>Completed: nothing may go there any more.</source>
        <translation>Dokončené: tam už žádná figurka nesmí.</translation>
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
        <source>The road only passes through by a tunnel; that connects nothing.</source>
        <translation>Cesta jen prochází tunelem; to nic nespojuje.</translation>
    </message>
    <message>
        <source>A field lies in between; that connects nothing.</source>
        <translation>Mezi nimi leží louka; ta nic nespojuje.</translation>
    </message>
    <message>
        <source>Too far away: nothing leads there.</source>
        <translation>Příliš daleko: nic tam nevede.</translation>
    </message>
    <message>
        <source>The city at the drawbridge is completed, so the bridge is up.</source>
        <translation>Město u padacího mostu je dokončené, takže most je nahoře.</translation>
    </message>
    <message>
        <source>cross a drawbridge with this figure, or take it home</source>
        <translation>přesuňte tuto figurku přes padací most, nebo ji vezměte domů</translation>
    </message>
    <message>
        <source>A drawbridge leads there.</source>
        <translation>Vede tam padací most.</translation>
    </message>
    <message>
        <source>The %2 has a step of its own, in which it may cross a drawbridge, too.</source>
        <extracomment>%2 is a kind of figure (&quot;wagon&quot;).</extracomment>
        <translation>Přes padací most smí %2 také, ale až ve svém vlastním kroku.</translation>
    </message>
    <message>
        <source>The city behind this drawbridge is completed, so the bridge is up.</source>
        <translation>Město za tímto padacím mostem je dokončené, takže most je nahoře.</translation>
    </message>
    <message>
        <source>%1 does not have the majority on this road; the %2 goes home.</source>
        <extracomment>%1 is the name of the player whose figure stands there, %2 that figure.</extracomment>
        <translation>Početní převahu na této cestě má někdo jiný než %1; %2 jde domů.</translation>
    </message>
    <message>
        <source>Nobody has the majority on this road alone, so nobody crosses a drawbridge.</source>
        <translation>Nikdo na této cestě nemá početní převahu sám, takže přes padací most nikdo nejde.</translation>
    </message>
    <message>
        <source>This %2 is %1&apos;s.</source>
        <translation>Figurka na tomto místě (%2) patří jinému hráči: %1.</translation>
    </message>
    <message>
        <source>The %2 cannot cross a drawbridge.</source>
        <extracomment>%2 is a kind of figure (&quot;mayor&quot;).</extracomment>
        <translation>Přes padací most %2 nemůže.</translation>
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
        <source>The Drawbridges are made for the base game alone. Together with other expansions they are unofficial; we say how they work.</source>
        <translation>Padací mosty jsou určeny jen pro základní hru. Spojení s jinými rozšířeními je neoficiální; jak funguje, říkáme sami.</translation>
    </message>
    <message>
        <source>Drawbridges: scoring</source>
        <translation>Padací mosty: vyhodnocení</translation>
    </message>
    <message>
        <source>Drawbridges: up or down</source>
        <translation>Padací mosty: nahoře, nebo dole</translation>
    </message>
    <message>
        <source>Drawbridges: crossing</source>
        <translation>Padací mosty: přechod</translation>
    </message>
    <message>
        <source>Drawbridges: the tiles</source>
        <translation>Padací mosty: kartičky</translation>
    </message>
    <message>
        <source>The road scores first, then its drawbridges are looked at.</source>
        <translation>Nejdříve se vyhodnotí cesta, potom se zjistí, jak je to s jejími padacími mosty.</translation>
    </message>
    <message>
        <source>The Drawbridges, C3: Scoring points</source>
        <translation>Padací mosty, C3: Bodové hodnocení</translation>
    </message>
    <message>
        <source>A drawbridge is up where its city is completed; nobody crosses it.</source>
        <translation>Padací most je nahoře, když je jeho město dokončené; nikdo přes něj nepřejde.</translation>
    </message>
    <message>
        <source>A drawbridge is down where its city is not completed; figures may cross from the road into any tile of the city.</source>
        <translation>Padací most je dole, když jeho město není dokončené; figurky smí z cesty přejít na kteroukoli kartičku toho města.</translation>
    </message>
    <message>
        <source>A city that is completed together with the road is completed: its drawbridge is up.</source>
        <translation>Město dokončené zároveň s cestou je dokončené: jeho padací most je nahoře.</translation>
    </message>
    <message>
        <source>Only the player with the majority on the road crosses; the figures of the others go home.</source>
        <translation>Přechází jen hráč, který má na cestě početní převahu; figurky ostatních jdou domů.</translation>
    </message>
    <message>
        <source>Where players tie for the majority nobody crosses, though all of them score.</source>
        <translation>Při shodě v početní převaze nepřechází nikdo, i když body získají všichni, kdo ji mají.</translation>
    </message>
    <message>
        <source>About each figure on its own: into one of the cities that are not completed, or home.</source>
        <translation>O každé figurce zvlášť: do některého z nedokončených měst, nebo domů.</translation>
    </message>
    <message>
        <source>The Drawbridges, C3: Scoring points, special case</source>
        <translation>Padací mosty, C3: Bodové hodnocení, zvláštní případ</translation>
    </message>
    <message>
        <source>It does not matter who completed the road.</source>
        <translation>Nezáleží na tom, kdo cestu dokončil.</translation>
    </message>
    <message>
        <source>The Drawbridges, C3, later revision: Scoring points</source>
        <translation>Padací mosty, C3, pozdější znění: Bodové hodnocení</translation>
    </message>
    <message>
        <source>All meeples that stand on roads may cross; other figures may not.</source>
        <translation>Přejít smí všichni družiníci, kteří mohou stát na cestě; jiné figurky ne.</translation>
    </message>
    <message>
        <source>The Drawbridges, C3, later revision: Questions</source>
        <translation>Padací mosty, C3, pozdější znění: Otázky</translation>
    </message>
    <message>
        <source>Whoever stands in the city already, it may be entered.</source>
        <translation>Do města se smí, ať už v něm stojí kdokoli.</translation>
    </message>
    <message>
        <source>A road may pass a drawbridge without ending there; it is completed when both its ends are closed.</source>
        <translation>Cesta může kolem padacího mostu jen procházet a nekončit u něj; dokončená je, až jsou uzavřené oba její konce.</translation>
    </message>
    <message>
        <source>The Drawbridges, C3: New land tiles</source>
        <translation>Padací mosty, C3: Nové kartičky krajiny</translation>
    </message>
    <message>
        <source>Nobody has the majority on the road alone, so nobody crosses its drawbridge.</source>
        <translation>Na cestě nemá nikdo sám početní převahu, a tak padací most nikdo nepřejde.</translation>
    </message>
    <message>
        <source>%1 over the drawbridge (%2)</source>
        <extracomment>Where a figure may go, over a drawbridge: %1 is what it does (&quot;Wagon to the city&quot;), %2 is where.</extracomment>
        <translation>%1 přes padací most (%2)</translation>
    </message>
    <message>
        <source>The drawbridge is down: the figure may cross.</source>
        <extracomment>A drawbridge of the road on which the figure stands that goes on or home now, here and in the next two.</extracomment>
        <translation>Padací most je dole: figurka může přejít.</translation>
    </message>
    <message>
        <source>The drawbridge is up: its city is completed.</source>
        <translation>Padací most je nahoře: jeho město je dokončené.</translation>
    </message>
    <message>
        <source>The drawbridge is down, but only who alone has the majority on the road crosses.</source>
        <translation>Padací most je dole, ale přejde jen ten, kdo má na cestě sám početní převahu.</translation>
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
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>Kdyby se cesta dokončila teď, přes most by směl: %1.</translation>
    </message>
    <message>
        <source>If the road were completed now, nobody could cross: nobody stands on it.</source>
        <translation>Kdyby se cesta dokončila teď, nikdo by nepřešel: nikdo na ní nestojí.</translation>
    </message>
    <message>
        <source>If the road were completed now, nobody could cross: nobody has the majority alone.</source>
        <translation>Kdyby se cesta dokončila teď, nikdo by nepřešel: nikdo nemá sám početní převahu.</translation>
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
        <source>Who has the majority on a completed road may cross a drawbridge into the city. Official with the base game alone.</source>
        <translation>Kdo má na dokončené cestě početní převahu, smí přejít po padacím mostě do města. Oficiálně jen se samotnou základní hrou.</translation>
    </message>
    <message>
        <source>Such a tile is known; how its sides lie is assumed.</source>
        <translation>Že taková kartička je, se ví; rozložení jejích stran předpokládáme.</translation>
    </message>
    <message>
        <source>Such a tile and these sides are known; that they belong together is assumed.</source>
        <translation>Taková kartička i tyto strany se znají; že patří k sobě, předpokládáme.</translation>
    </message>
    <message>
        <source>A tile with these sides is known; what lies inside is assumed.</source>
        <translation>Kartička s těmito stranami se zná; co je uvnitř, předpokládáme.</translation>
    </message>
    <message>
        <source>Not known from any source; rebuilt by us.</source>
        <translation>Není známa z žádného pramene; doplnili jsme ji.</translation>
    </message>
    <message>
        <source>The turns go on, and the game ends with the first player who cannot place an abbey (so the ruling of 10/2024) or does not want to (our decision).</source>
        <translation>Hraje se dál a hra končí prvním hráčem, který opatství přiložit nemůže (výklad z 10/2024) nebo nechce (naše rozhodnutí).</translation>
    </message>
    <message>
        <source>The turns go on until a whole round has passed without an abbey: the ruling of 10/2024 may be read so, too.</source>
        <translation>Hraje se dál, dokud se celé kolo neobejde bez opatství: i tak lze výklad z 10/2024 číst.</translation>
    </message>
    <message>
        <source>The game ends with the last tile, whoever still has an abbey: an early answer for the classic edition, and the first ruling for the new one (2/2021).</source>
        <translation>Hra končí poslední kartičkou, ať má opatství ještě kdokoli: raná odpověď k původní edici a první výklad k nové (2/2021).</translation>
    </message>
    <message>
        <source>C1: when the bag is empty, one more round in which abbeys may be placed; C2: the turns go on and the game ends at the first player who cannot place one, or who does not want to, which is our decision; that none is placed after the last tile, an early answer for C1 and the first ruling for C2 (2/2021), is an option.</source>
        <translation>C1: když je sáček prázdný, ještě jedno kolo, v němž se smí přikládat opatství; C2: hraje se dál a hra končí u prvního hráče, který opatství přiložit nemůže, nebo nechce, což je naše rozhodnutí; že se po poslední kartičce žádné nepřikládá, jak říká raná odpověď k C1 a první výklad k C2 (2/2021), lze zvolit.</translation>
    </message>
    <message>
        <source>Each player also has an abbey tile, a mayor, a wagon and a barn. Classic edition: 2007, new edition: 2016.</source>
        <translation>Každý hráč má také kartičku opatství, starostu, vůz a statek. Původní edice: 2007, nová edice: 2016.</translation>
    </message>
    <message>
        <source>No tile lies there; choose a place on one of the tiles.</source>
        <translation>Neleží tam žádná kartička; vyberte místo na některé z kartiček.</translation>
    </message>
    <message>
        <source>The abbey is placed into a hole, an empty place with tiles on all four sides, instead of drawing a tile. When this turn began, there was none.</source>
        <translation>Opatství se přikládá do mezery, prázdného místa s kartičkami na všech čtyřech stranách, a to místo vzetí kartičky. Když tento tah začínal, žádná tu nebyla.</translation>
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
        <source>This is the feature from which the figure comes.</source>
        <translation>Z tohoto území figurka přichází.</translation>
    </message>
    <message>
        <source>The wagon may never go to a field.</source>
        <translation>Na louku vůz nikdy nesmí.</translation>
    </message>
    <message>
        <source>This place lies beyond a junction, and one step is all there is.</source>
        <translation>Toto místo leží až za křižovatkou a jet se smí jen jeden krok.</translation>
    </message>
    <message>
        <source>This place is too far away; nothing leads there.</source>
        <translation>Toto místo je příliš daleko, nic tam nevede.</translation>
    </message>
    <message>
        <source>This place is out of range: only the tile of the wagon and the eight cells round it are near enough.</source>
        <translation>Toto místo je mimo dosah: dost blízko je jen kartička s vozem a osm polí kolem ní.</translation>
    </message>
    <message>
        <source>Four tiles must meet at this corner, and not all of them lie there yet.</source>
        <translation>Na tomto rohu se musí stýkat čtyři kartičky a všechny tu ještě neleží.</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>družiník</translation>
    </message>
    <message>
        <source>Set like a meeple on a free road, city, monastery or abbey, never in a field.</source>
        <translation>Staví se jako družiník na volnou cestu, město, klášter nebo opatství, nikdy na louku.</translation>
    </message>
    <message>
        <source>Counts as one meeple.</source>
        <translation>Počítá se jako jeden družiník.</translation>
    </message>
    <message>
        <source>Instead of a meeple, on a point where four tiles meet, one of them just placed; farmers do not keep it off.</source>
        <translation>Místo družiníka, na bod, kde se stýkají čtyři kartičky, z nichž jedna byla právě přiložena; sedláci mu nebrání.</translation>
    </message>
    <message>
        <source>The tile fits here in this turn only.</source>
        <translation>Kartička sem pasuje jen v tomto otočení.</translation>
    </message>
    <message>
        <source>places a tile: %1 (%2)</source>
        <translation>přikládá kartičku: %1 (%2)</translation>
    </message>
    <message>
        <source>places the abbey (%2)</source>
        <translation>přikládá opatství (%2)</translation>
    </message>
    <message>
        <source>keeps the abbey, places a tile: %1 (%2)</source>
        <translation>opatství si nechává, přikládá kartičku: %1 (%2)</translation>
    </message>
    <message>
        <source>sets a figure: %1</source>
        <extracomment>%1 is a kind of figure.</extracomment>
        <translation>staví figurku: %1</translation>
    </message>
    <message>
        <source>sets a knight in the city</source>
        <translation>staví rytíře do města</translation>
    </message>
    <message>
        <source>sets a highwayman on the road</source>
        <translation>staví lupiče na cestu</translation>
    </message>
    <message>
        <source>sets a thief on the road</source>
        <translation>staví lupiče na cestu</translation>
    </message>
    <message>
        <source>sets a farmer in the field</source>
        <translation>klade sedláka na louku</translation>
    </message>
    <message>
        <source>sets a monk in the monastery</source>
        <translation>staví mnicha do kláštera</translation>
    </message>
    <message>
        <source>sets a monk in the abbey</source>
        <translation>staví mnicha do opatství</translation>
    </message>
    <message>
        <source>sets the mayor in the city</source>
        <translation>staví starostu do města</translation>
    </message>
    <message>
        <source>sets the wagon on the road</source>
        <translation>staví vůz na cestu</translation>
    </message>
    <message>
        <source>sets the wagon in the city</source>
        <translation>staví vůz do města</translation>
    </message>
    <message>
        <source>sets the wagon in the monastery</source>
        <translation>staví vůz do kláštera</translation>
    </message>
    <message>
        <source>sets the wagon in the abbey</source>
        <translation>staví vůz do opatství</translation>
    </message>
    <message>
        <source>sets the barn where four fields meet</source>
        <translation>staví statek na styk čtyř luk</translation>
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
        <translation>V souboru může být nejvýš %1 hodnot a názvů položek.</translation>
    </message>
    <message>
        <source>This name is too long; it may have at most %1 characters.</source>
        <translation>Tento název je příliš dlouhý; může mít nejvýš %1 znaků.</translation>
    </message>
    <message>
        <source>These tile sets bring more figures or rules than one game has room for.</source>
        <translation>Tyto sady kartiček přinášejí víc figurek nebo pravidel, než kolik se jich do jedné hry vejde.</translation>
    </message>
    <message>
        <source>This text is too long; it may have at most %1 characters.</source>
        <translation>Tento text je příliš dlouhý; může mít nejvýš %1 znaků.</translation>
    </message>
    <message>
        <source>By its name this is no lesson and no story: it must end in .lesson.json or .story.json.</source>
        <translation>Podle jména to není lekce ani příběh: jméno musí končit na .lesson.json nebo .story.json.</translation>
    </message>
    <message>
        <source>Figure&apos;s tile: %1 of %2</source>
        <extracomment>On which tile of the scored feature the figure stands: &quot;Wagon&apos;s tile: 2 of 6&quot;.</extracomment>
        <translation>Kartička s figurkou: %1 z %2</translation>
    </message>
    <message>
        <source>Wagon&apos;s tile: %1 of %2</source>
        <translation>Kartička s vozem: %1 z %2</translation>
    </message>
</context>
</TS>
