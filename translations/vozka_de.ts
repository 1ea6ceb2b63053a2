<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Vozka</source>
        <translation>Über Vozka</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>A board game of roads, cities, monasteries and fields, for people at one computer.</source>
        <translation>Ein Brettspiel um Straßen, Städte, Klöster und Wiesen für Spieler an einem Computer.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>All drawings are our own. Vozka is not connected with the publisher of any published board game.</source>
        <translation>Alle Zeichnungen sind unsere eigenen. Vozka steht in keiner Verbindung zum Verlag irgendeines veröffentlichten Brettspiels.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>AnalysisCard</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <comment>a move</comment>
        <translation>Gespielt: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>a move</comment>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>Lead expected at the end of the game: %1</source>
        <extracomment>%1 is a lead in points, like +4.2.</extracomment>
        <translation>Am Spielende erwarteter Vorsprung: %1</translation>
    </message>
    <message>
        <source>Looking for the reasons…</source>
        <translation>Die Gründe werden gesucht …</translation>
    </message>
</context>
<context>
    <name>AnalysisPage</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Largest losses</source>
        <translation>Größte Verluste</translation>
    </message>
    <message>
        <source>Decisions with the largest losses appear here.</source>
        <translation>Hier erscheinen die Entscheidungen mit den größten Verlusten.</translation>
    </message>
    <message>
        <source>No decision has lost points so far.</source>
        <translation>Bisher hat keine Entscheidung Punkte gekostet.</translation>
    </message>
    <message>
        <source>There are no decisions yet.</source>
        <translation>Es gibt noch keine Entscheidungen.</translation>
    </message>
    <message>
        <source>Not analysed yet</source>
        <translation>Noch nicht analysiert</translation>
    </message>
    <message>
        <source>Each decision is compared with the computer’s choice. This takes a while; you can use the program in the meantime.</source>
        <translation>Jede Entscheidung wird mit dem verglichen, was der Computer tun würde. Das dauert eine Weile; du kannst inzwischen weitermachen.</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
</context>
<context>
    <name>AnalysisProgress</name>
    <message>
        <source>%1 of %2 decisions</source>
        <translation>%1 von %2 Entscheidungen</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message numerus="yes">
        <source>%n point(s) would be right if the city were completed. Incomplete, each tile and each coat of arms counts 1.</source>
        <translation>
            <numerusform>%n Punkt wäre richtig, wenn die Stadt abgeschlossen wäre. In einer unvollendeten zählt jedes Plättchen und jedes Wappen 1.</numerusform>
            <numerusform>%n Punkte wären richtig, wenn die Stadt abgeschlossen wäre. In einer unvollendeten zählt jedes Plättchen und jedes Wappen 1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) would be right with tiles on all eight spaces around it.</source>
        <translation>
            <numerusform>%n Punkt wäre richtig, wenn auf allen acht Feldern ringsum Plättchen lägen.</numerusform>
            <numerusform>%n Punkte wären richtig, wenn auf allen acht Feldern ringsum Plättchen lägen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its own tile counts, too.</source>
        <translation>Auch das eigene Plättchen zählt.</translation>
    </message>
    <message>
        <source>Something is missing: %1.</source>
        <extracomment>%1 is a part of a sum: &quot;2 coats of arms&quot;.</extracomment>
        <translation>Da fehlt etwas: %1.</translation>
    </message>
    <message>
        <source>Something else is scored, too: %1.</source>
        <extracomment>%1 is what is scored: &quot;Incomplete road&quot;.</extracomment>
        <translation>Es wird noch etwas gewertet: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) would be right if the city were incomplete. Completed, each tile and each coat of arms counts 2.</source>
        <translation>
            <numerusform>%n Punkt wäre richtig, wenn die Stadt unvollendet wäre. In einer abgeschlossenen zählt jedes Plättchen und jedes Wappen 2.</numerusform>
            <numerusform>%n Punkte wären richtig, wenn die Stadt unvollendet wäre. In einer abgeschlossenen zählt jedes Plättchen und jedes Wappen 2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A large meeple counts as two for the majority only. It does not double the points.</source>
        <translation>Ein großer Meeple zählt nur für die Mehrheit doppelt. Die Punkte verdoppelt er nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) would be right for %1. Count again.</source>
        <extracomment>%1 is &quot;3 tiles&quot; or &quot;2 completed cities&quot;.</extracomment>
        <translation>
            <numerusform>%n Punkt wäre richtig für: %1. Zähle noch einmal nach.</numerusform>
            <numerusform>%n Punkte wären richtig für: %1. Zähle noch einmal nach.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are points for this: %1.</source>
        <extracomment>%1 is what is scored: &quot;Incomplete road&quot;.</extracomment>
        <translation>Dafür gibt es Punkte: %1.</translation>
    </message>
    <message>
        <source>These are the points of %1.</source>
        <translation>So viele Punkte bekommt %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): %1 against %2</source>
        <extracomment>Strengths: %1 is that of the player, %2 that of the strongest other player.</extracomment>
        <translation>
            <numerusform>%n Punkt: %1 gegen %2</numerusform>
            <numerusform>%n Punkte: %1 gegen %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): a tie, %1 against %1</source>
        <extracomment>Strengths: %1 is that of the player and of another one.</extracomment>
        <translation>
            <numerusform>%n Punkt: Gleichstand, %1 gegen %1</numerusform>
            <numerusform>%n Punkte: Gleichstand, %1 gegen %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no points: %1 against %2</source>
        <translation>keine Punkte: %1 gegen %2</translation>
    </message>
    <message>
        <source>no points: strength 0</source>
        <translation>keine Punkte: Stärke 0</translation>
    </message>
    <message>
        <source>no points: it is worth nothing</source>
        <translation>keine Punkte: Das ist nichts wert</translation>
    </message>
    <message>
        <source>no points: no figure there</source>
        <translation>keine Punkte: keine Figur dort</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>You have counted a tile that only closes its neighbours: %1.</source>
        <extracomment>%1 is &quot;Abbey&quot;.</extracomment>
        <translation>Du hast ein Plättchen mitgezählt, das seine Nachbarn nur abschließt: %1.</translation>
    </message>
</context>
<context>
    <name>AreaCard</name>
    <message>
        <source>%1: empty</source>
        <comment>a place off the board</comment>
        <translation>%1: leer</translation>
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
            <numerusform>%1 gewann mit %n Punkt</numerusform>
            <numerusform>%1 gewann mit %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came first with %n point(s) each</source>
        <comment>a finished game</comment>
        <extracomment>%1 are the names of two or more players.</extracomment>
        <translation>
            <numerusform>%1 gewannen gemeinsam mit je %n Punkt</numerusform>
            <numerusform>%1 gewannen gemeinsam mit je %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <comment>when a game was left; %1 is the time</comment>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <comment>when a game was left; %1 is the time</comment>
        <translation>gestern, %1</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>How a date is written, in the letters of Qt.</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>A game that cannot be opened here</source>
        <translation>Eine Partie, die sich hier nicht öffnen lässt</translation>
    </message>
    <message>
        <source>A newer version of Vozka wrote it and can open it</source>
        <translation>Eine neuere Version von Vozka hat sie geschrieben und kann sie öffnen</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <comment>how far a game is</comment>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>This game has not been saved since %1. %2</source>
        <extracomment>%1 is a time, %2 a sentence that says why.</extracomment>
        <translation>Seit %1 Uhr wird diese Partie nicht mehr gespeichert. %2</translation>
    </message>
    <message>
        <source>Short game</source>
        <comment>a game with few tiles</comment>
        <translation>Kurze Partie</translation>
    </message>
</context>
<context>
    <name>BackButton</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
</context>
<context>
    <name>BoardBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Ganzen Spielplan zeigen</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message>
        <source>Look at the board</source>
        <translation>Spielplan ansehen</translation>
    </message>
</context>
<context>
    <name>BoardKeys</name>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Ganzen Spielplan zeigen</translation>
    </message>
    <message>
        <source>Range: where a figure may move</source>
        <translation>Reichweite: wohin eine Figur ziehen darf</translation>
    </message>
    <message>
        <source>Compare the editions</source>
        <translation>Ausgaben vergleichen</translation>
    </message>
    <message>
        <source>Owners: who has the majority</source>
        <translation>Mehrheiten: wer sie hat</translation>
    </message>
    <message>
        <source>Fields and what they would score</source>
        <translation>Wiesen und was sie bringen würden</translation>
    </message>
    <message>
        <source>Dead spaces</source>
        <translation>Tote Felder</translation>
    </message>
    <message>
        <source>Tiles left in the bag</source>
        <translation>Plättchen im Beutel</translation>
    </message>
</context>
<context>
    <name>BoardMenu</name>
    <message>
        <source>Turn the tile</source>
        <translation>Plättchen drehen</translation>
    </message>
    <message>
        <source>What fits here</source>
        <translation>Was hier passt</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Mehrheiten</translation>
    </message>
    <message>
        <source>Range from here</source>
        <translation>Reichweite von hier</translation>
    </message>
    <message>
        <source>%1: the rule</source>
        <extracomment>%1 is a kind of feature (&quot;City&quot;).</extracomment>
        <translation>%1: die Regel</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>Im Spielverlauf</translation>
    </message>
</context>
<context>
    <name>ChoicesOutside</name>
    <message numerus="yes">
        <source>%n choice(s) out of view</source>
        <translation>
            <numerusform>%n Möglichkeit außerhalb des Bildes</numerusform>
            <numerusform>%n Möglichkeiten außerhalb des Bildes</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the whole board (%1)</source>
        <translation>Ganzen Spielplan zeigen (%1)</translation>
    </message>
</context>
<context>
    <name>ColourPicker</name>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe: %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Shows this help.</source>
        <translation>Zeigt diese Hilfe.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Zeigt die Version.</translation>
    </message>
    <message>
        <source>The language of this run: %1.</source>
        <translation>Die Sprache dieses Laufs: %1.</translation>
    </message>
    <message>
        <source>Draws the board of the file as a picture instead of opening a window.</source>
        <translation>Zeichnet den Spielplan der Datei als Bild, statt ein Fenster zu öffnen.</translation>
    </message>
    <message>
        <source>The overlay of the picture: where a wagon could move by the classic (C1) or the new (C2) rule or by both, who has the majority, what fields score, which spaces nothing can fill.</source>
        <translation>Was das Bild erklärt: wohin ein Wagen nach der klassischen (C1) oder der neuen (C2) Regel oder nach beiden ziehen könnte, wer die Mehrheit hat, was Wiesen bringen, welche Felder nichts mehr füllen kann.</translation>
    </message>
    <message>
        <source>The space on which that wagon stands, counted east and south from the start tile, for example 2,-1.</source>
        <translation>Das Feld, auf dem dieser Wagen steht, vom Startplättchen aus nach Osten und Süden gezählt, zum Beispiel 2,-1.</translation>
    </message>
    <message>
        <source>Owner of the wagon if there are several; 0 is the first player.</source>
        <translation>Besitzer des Wagens, wenn es mehrere gibt; 0 ist der erste Spieler.</translation>
    </message>
    <message>
        <source>Shows every page once and ends; reports an error if anything is wrong.</source>
        <translation>Zeigt jede Seite einmal und endet; meldet einen Fehler, wenn etwas nicht stimmt.</translation>
    </message>
    <message>
        <source>--wagon and --player go with --overlay, and --overlay goes with --picture.</source>
        <translation>--wagon und --player gehören zu --overlay, und --overlay gehört zu --picture.</translation>
    </message>
    <message>
        <source>--overlay takes C1, C2, compare, owners, fields or dead, not “%1”.</source>
        <translation>--overlay erwartet C1, C2, compare, owners, fields oder dead, nicht „%1“.</translation>
    </message>
    <message>
        <source>--wagon and --player need the overlay C1, C2 or compare.</source>
        <translation>--wagon und --player gehören nur zu den Ebenen C1, C2 und compare.</translation>
    </message>
    <message>
        <source>The overlays C1, C2 and compare need --wagon with the space of a wagon.</source>
        <translation>Die Ebenen C1, C2 und compare brauchen --wagon mit dem Feld eines Wagens.</translation>
    </message>
    <message>
        <source>--wagon takes two whole numbers with a comma between them, not “%1”.</source>
        <translation>--wagon erwartet zwei ganze Zahlen mit einem Komma dazwischen, nicht „%1“.</translation>
    </message>
    <message>
        <source>--player takes a number from 0 to 5, not “%1”.</source>
        <translation>--player erwartet eine Zahl von 0 bis 5, nicht „%1“.</translation>
    </message>
    <message>
        <source>--lang takes one of %1, not “%2”.</source>
        <extracomment>%1 is a list of codes (&quot;en, cs&quot;).</extracomment>
        <translation>--lang erwartet eines der Kürzel %1, nicht „%2“.</translation>
    </message>
    <message>
        <source>--size takes width and height like 1600x1000, each from 64 to 8192 and together at most 16 million pixels, not “%1”.</source>
        <translation>--size erwartet Breite und Höhe wie 1600x1000, je von 64 bis 8192 und zusammen höchstens 16 Millionen Bildpunkte, nicht „%1“.</translation>
    </message>
    <message>
        <source>Only one file can be opened at a time.</source>
        <translation>Es lässt sich nur eine Datei auf einmal öffnen.</translation>
    </message>
    <message>
        <source>--picture takes the picture to be written and the file to be drawn.</source>
        <translation>--picture erwartet das Bild, das geschrieben werden soll, und die Datei, die gezeichnet werden soll.</translation>
    </message>
    <message>
        <source>A tile-laying board game for people at one computer.</source>
        <translation>Ein Legespiel für Spieler an einem Computer.</translation>
    </message>
    <message>
        <source>A game to continue, or a position to look at.</source>
        <translation>Eine Partie zum Fortsetzen oder eine Stellung zum Ansehen.</translation>
    </message>
    <message>
        <source>--player: there is no such player here.</source>
        <translation>--player: Diesen Spieler gibt es hier nicht.</translation>
    </message>
    <message>
        <source>No wagon stands on %1.</source>
        <translation>Auf Feld %1 steht kein Wagen.</translation>
    </message>
    <message>
        <source>Several wagons stand on %1; choose one with --player.</source>
        <translation>Auf Feld %1 stehen mehrere Wagen; --player sagt, wessen Wagen gemeint ist.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>How long each turn of the film stays, in milliseconds, %1 if not given.</source>
        <translation>Wie lange jeder Zug im Film stehen bleibt, in Millisekunden, sonst %1.</translation>
    </message>
    <message>
        <source>The size of the picture, 1600x1000 if not given, or of the film, 1280x800 if not given.</source>
        <translation>Die Größe des Bildes, sonst 1600x1000, oder des Films, sonst 1280x800.</translation>
    </message>
    <message>
        <source>--frame-ms takes a number from %1 to %2, not “%3”.</source>
        <translation>--frame-ms erwartet eine Zahl von %1 bis %2, nicht „%3“.</translation>
    </message>
    <message>
        <source>--frame-ms goes with --film.</source>
        <translation>--frame-ms gehört zu --film.</translation>
    </message>
    <message>
        <source>--picture and --film cannot be used together.</source>
        <translation>--picture und --film gehen nicht zusammen.</translation>
    </message>
    <message>
        <source>--film takes the film to be written and the file of the game.</source>
        <translation>--film erwartet den Film, der geschrieben werden soll, und die Datei mit der Partie.</translation>
    </message>
    <message>
        <source>The film could not be made: there is too little memory.</source>
        <translation>Der Film konnte nicht erstellt werden: Es ist zu wenig Speicher frei.</translation>
    </message>
    <message>
        <source>%1 is a position: only a game can become a film.</source>
        <translation>%1 ist eine Stellung: Nur eine Partie kann ein Film werden.</translation>
    </message>
    <message>
        <source>Makes a film of the game of the file instead of opening a window: an animated WebP or GIF, or a folder of pictures if OUT is a folder, ends in “/” or has no ending.</source>
        <translation>Macht aus der Partie der Datei einen Film, statt ein Fenster zu öffnen: ein animiertes WebP oder GIF, oder einen Ordner mit Bildern, wenn das Ziel ein Ordner ist, auf „/“ endet oder keine Endung hat.</translation>
    </message>
    <message>
        <source>--film takes a folder, or a name with one of these endings: %1. Not “%2”.</source>
        <extracomment>%1 is a list of endings: &quot;.webp, .gif&quot;.</extracomment>
        <translation>Nach --film steht ein Ordner oder ein Name mit einer dieser Endungen: %1. Nicht „%2“.</translation>
    </message>
    <message>
        <source>The colours of this run: light, dark or contrast.</source>
        <translation>Die Farben dieses Laufs: light (hell), dark (dunkel) oder contrast (hoher Kontrast).</translation>
    </message>
    <message>
        <source>--theme takes light, dark or contrast, not “%1”.</source>
        <translation>--theme erwartet light, dark oder contrast, nicht „%1“.</translation>
    </message>
    <message>
        <source>There is no display for the window: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Es gibt keinen Bildschirm für das Fenster: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>St&amp;artseite</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Sand&amp;box</source>
        <translation>Sand&amp;kasten</translation>
    </message>
    <message>
        <source>E&amp;xplore this position</source>
        <translation>Stellung &amp;erkunden</translation>
    </message>
    <message>
        <source>&amp;No figure</source>
        <translation>&amp;Keine Figur</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Make the computer move now</source>
        <translation>&amp;Computer jetzt ziehen lassen</translation>
    </message>
    <message>
        <source>En&amp;d the game now…</source>
        <translation>Partie &amp;jetzt beenden…</translation>
    </message>
    <message>
        <source>Show the r&amp;esult</source>
        <translation>Er&amp;gebnis anzeigen</translation>
    </message>
    <message>
        <source>Look &amp;back through the game</source>
        <translation>Rück&amp;blick auf die Partie</translation>
    </message>
    <message>
        <source>&amp;Analysis…</source>
        <translation>&amp;Analyse…</translation>
    </message>
    <message>
        <source>Save a &amp;picture of the board…</source>
        <translation>B&amp;ild des Spielplans speichern…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit the whole board</source>
        <translation>Ganzen Spiel&amp;plan zeigen</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;About Vozka</source>
        <translation>Ü&amp;ber Vozka</translation>
    </message>
    <message>
        <source>Re&amp;play from the beginning</source>
        <translation>Von Anfang an abs&amp;pielen</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Ab &amp;hier weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Copy the picture of the board</source>
        <translation>Bild des Spielplans ko&amp;pieren</translation>
    </message>
    <message>
        <source>Save as a &amp;film…</source>
        <translation>Als Fil&amp;m speichern…</translation>
    </message>
    <message>
        <source>Pause the c&amp;lock</source>
        <translation>Uhr a&amp;nhalten</translation>
    </message>
    <message>
        <source>Resu&amp;lts…</source>
        <translation>Er&amp;gebnisse…</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>Kläng&amp;e</translation>
    </message>
    <message>
        <source>Turn the bo&amp;ard</source>
        <translation>Spielplan &amp;drehen</translation>
    </message>
</context>
<context>
    <name>ConfirmBar</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ContinueButton</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
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
        <translation>Teuerste Züge</translation>
    </message>
    <message>
        <source>%1, turn %2: about %3 points. %4</source>
        <comment>player, number, number, what was done</comment>
        <translation>%1, Zug %2: etwa %3 Punkte. %4</translation>
    </message>
    <message>
        <source>Shows both moves on the board</source>
        <translation>Zeigt beide Züge auf dem Spielplan</translation>
    </message>
</context>
<context>
    <name>DiscardCard</name>
    <message numerus="yes">
        <source>%n tile(s) cannot be placed anywhere and are removed from the game.</source>
        <translation>
            <numerusform>Das Plättchen lässt sich nirgends anlegen und wird aus dem Spiel genommen.</numerusform>
            <numerusform>%n Plättchen lassen sich nirgends anlegen und werden aus dem Spiel genommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>EndActions</name>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>The same players and rules, a new order of the tiles</source>
        <translation>Dieselben Spieler und Regeln, neue Reihenfolge der Plättchen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>A full game has 72 tiles and takes three times as long; the next lessons show what the expansions add.</source>
        <translation>Eine ganze Partie hat 72 Plättchen und dauert dreimal so lang; die nächsten Lektionen zeigen, was die Erweiterungen bringen.</translation>
    </message>
</context>
<context>
    <name>FaceDownTile</name>
    <message>
        <source>Tile, face down</source>
        <translation>Plättchen, verdeckt</translation>
    </message>
    <message>
        <source>This tile is still face down: click it to draw it, then drag it.</source>
        <translation>Dieses Plättchen liegt noch verdeckt: Klicke darauf, um es aufzudecken, und ziehe es dann auf den Spielplan.</translation>
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
        <translation>Name</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Dateien und Ordner</translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>Ordner %1</translation>
    </message>
    <message>
        <source>Parent folder</source>
        <translation>Übergeordneter Ordner</translation>
    </message>
    <message>
        <source>File type</source>
        <translation>Dateityp</translation>
    </message>
</context>
<context>
    <name>FavouriteRow</name>
    <message>
        <source>New name of %1</source>
        <translation>Neuer Name für %1</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Diesen Namen verwenden</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Another favourite has this name.</source>
        <translation>So heißt schon ein anderer Favorit.</translation>
    </message>
    <message>
        <source>A favourite needs a name.</source>
        <translation>Ein Favorit braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>FavouriteSheet</name>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>A set-up that you choose here replaces the current one.</source>
        <translation>Ein Aufbau, den du hier wählst, ersetzt den jetzigen.</translation>
    </message>
    <message>
        <source>Save this set-up under a name so that you can choose it again.</source>
        <translation>Speichere diesen Aufbau unter einem Namen, damit du ihn wieder wählen kannst.</translation>
    </message>
    <message>
        <source>“%1” has been removed.</source>
        <translation>„%1“ wurde entfernt.</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>New favourite</source>
        <translation>Neuer Favorit</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save this set-up</source>
        <translation>Diesen Aufbau speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>“%1” has been replaced.</source>
        <translation>„%1“ wurde ersetzt.</translation>
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
            <numerusform>%n Möglichkeit auf diesem Plättchen</numerusform>
            <numerusform>%n Möglichkeiten auf diesem Plättchen: Klicken zeigt sie</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureKinds</name>
    <message>
        <source>Cannot be placed on this tile</source>
        <translation>Kann nicht auf dieses Plättchen gesetzt werden</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a figure, and that it has no place</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Choose the file in the desktop’s window.</source>
        <translation>Wähle die Datei im Fenster des Desktops.</translation>
    </message>
    <message>
        <source>Choose here instead</source>
        <translation>Lieber hier auswählen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>Diese Datei ersetzen?</translation>
    </message>
    <message>
        <source>“%1” already exists.</source>
        <translation>„%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>Its current content is kept as “%1”.</source>
        <extracomment>%1 is the name of a file.</extracomment>
        <translation>Ihr bisheriger Inhalt bleibt als „%1“ erhalten.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Anderen Namen wählen</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Dateityp</translation>
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
        <translation>Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <extracomment>Of a film of a game: %1 is the number of the turn, %2 how many there are.</extracomment>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason.</extracomment>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
</context>
<context>
    <name>FilmProgress</name>
    <message>
        <source>The film is being made</source>
        <translation>Der Film entsteht</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>FinalCard</name>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the features is scored, and how many there are.</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Shows one feature after the other by itself</source>
        <translation>Zeigt von selbst ein Gebiet nach dem anderen</translation>
    </message>
    <message>
        <source>Waits at this feature until you press Next</source>
        <translation>Bleibt bei diesem Gebiet, bis du auf Weiter drückst</translation>
    </message>
</context>
<context>
    <name>FirstQuestion</name>
    <message>
        <source>Have you played this game before?</source>
        <translation>Hast du dieses Spiel schon gespielt?</translation>
    </message>
    <message>
        <source>No</source>
        <comment>answer to: have you played this game before?</comment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Two short lessons, and then a first game with hints</source>
        <translation>Zwei kurze Lektionen und dann eine erste Partie mit Tipps</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>answer to: have you played this game before?</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>The base game</source>
        <translation>Das Grundspiel</translation>
    </message>
    <message>
        <source>Often</source>
        <comment>answer to: have you played this game before?</comment>
        <translation>Oft</translation>
    </message>
    <message>
        <source>All sets that are official together</source>
        <translation>Alle Erweiterungen, die offiziell zusammen spielbar sind</translation>
    </message>
</context>
<context>
    <name>GameResults</name>
    <message>
        <source>random computer</source>
        <comment>how strong a player of a finished game is</comment>
        <translation>Computer, zufällig</translation>
    </message>
    <message>
        <source>easy computer</source>
        <comment>how strong a player of a finished game is</comment>
        <translation>Computer, leicht</translation>
    </message>
    <message>
        <source>medium computer</source>
        <comment>how strong a player of a finished game is</comment>
        <translation>Computer, mittel</translation>
    </message>
    <message>
        <source>hard computer</source>
        <comment>how strong a player of a finished game is</comment>
        <translation>Computer, schwer</translation>
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
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n Regel geändert</numerusform>
            <numerusform>%n Regeln geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GhostTile</name>
    <message>
        <source>The tile fits here if you turn it. Click to try it.</source>
        <translation>Das Plättchen passt hier, wenn du es drehst. Klicke, um es auszuprobieren.</translation>
    </message>
    <message>
        <source>The tile fits here in this rotation. Click to try it.</source>
        <translation>Das Plättchen passt hier so, wie es gedreht ist. Klicke, um es auszuprobieren.</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>Current tile</source>
        <translation>Aktuelles Plättchen</translation>
    </message>
    <message>
        <source>On this tile: %1</source>
        <extracomment>%1: features and symbols (&quot;city, 2 roads, 1 magic portal&quot;).</extracomment>
        <translation>Auf diesem Plättchen: %1</translation>
    </message>
</context>
<context>
    <name>HandSidebar</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>Noch %n Plättchen</numerusform>
            <numerusform>Noch %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles to be drawn</source>
        <translation>Plättchen zum Ziehen</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The computer stops thinking and makes the best move found so far</source>
        <translation>Der Computer hört auf zu überlegen und macht den besten bisher gefundenen Zug</translation>
    </message>
</context>
<context>
    <name>HandTitle</name>
    <message>
        <source>Turn the tile</source>
        <translation>Plättchen drehen</translation>
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
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more as good</source>
        <translation>
            <numerusform>%n weiterer gleichauf</numerusform>
            <numerusform>%n weitere gleichauf</numerusform>
        </translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Bester Zug</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <extracomment>%1 is the name of a player.</extracomment>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>%1 are the names of players, %2 is &quot;6 tiles&quot;, %3 is &quot;14 points&quot;.</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
</context>
<context>
    <name>Highlights</name>
    <message>
        <source>Highlights</source>
        <translation>Höhepunkte</translation>
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
        <translation>Auf dem Spielplan zeigen</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Looking for the best moves…</source>
        <translation>Die besten Züge werden gesucht…</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Tipp ausblenden</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>one of the best moves</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Die besten Züge</translation>
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
        <translation>Mehr …</translation>
    </message>
</context>
<context>
    <name>HintOffer</name>
    <message>
        <source>H shows you three good moves.</source>
        <translation>H zeigt dir drei gute Züge.</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Anzeigen</translation>
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
        <translation>%1: %2, niemand hat mehr</translation>
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
            <numerusform>%n weitere Art</numerusform>
            <numerusform>%n weitere Arten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JustPlacedMark</name>
    <message>
        <source>The tile just placed</source>
        <translation>Das gerade angelegte Plättchen</translation>
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
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>key</comment>
        <translation>Umschalt</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Markierungen auf dem Spielplan</translation>
    </message>
    <message>
        <source>The tile fits here if you turn it</source>
        <translation>Das Plättchen passt hier, wenn du es drehst</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandkasten</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The tile fits here in this rotation</source>
        <translation>Das Plättchen passt hier so, wie es gedreht ist</translation>
    </message>
</context>
<context>
    <name>LanguageSegments</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Entry of a list of languages: the language of the operating system.</extracomment>
        <translation>System</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <extracomment>The name of your own language, as it is written in that language.</extracomment>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>LeadCurves</name>
    <message>
        <source>Expected lead at the end</source>
        <translation>Erwarteter Vorsprung am Ende</translation>
    </message>
</context>
<context>
    <name>LessonBoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Ganzen Spielplan zeigen</translation>
    </message>
</context>
<context>
    <name>LessonColumn</name>
    <message>
        <source>What to do</source>
        <translation>Was du tun willst</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Probieren</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>One click marks the whole road, city or monastery.</source>
        <translation>Ein Klick markiert die ganze Straße, die ganze Stadt oder das ganze Kloster.</translation>
    </message>
    <message>
        <source>One click marks the part of a feature in range, or the part out of range.</source>
        <translation>Ein Klick markiert den Teil eines Gebiets in Reichweite oder den Teil außer Reichweite.</translation>
    </message>
</context>
<context>
    <name>LessonFoot</name>
    <message>
        <source>From the beginning</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Of the steps of a lesson: &quot;3 of 13&quot;.</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n marked</source>
        <translation>
            <numerusform>%n markiert</numerusform>
            <numerusform>%n markiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop the figure beside the board to return it to the supply.</source>
        <translation>Neben dem Spielplan losgelassen, kommt die Figur in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>Now try it</source>
        <translation>Selbst versuchen</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Bestwert: %1</translation>
    </message>
</context>
<context>
    <name>LessonHeader</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>One edition alone (C)</source>
        <translation>Nur eine Ausgabe (C)</translation>
    </message>
    <message>
        <source>Both editions side by side (C)</source>
        <translation>Beide Ausgaben nebeneinander (C)</translation>
    </message>
    <message>
        <source>The rules of this lesson</source>
        <translation>Die Regeln dieser Lektion</translation>
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
        <translation>Klassische Ausgabe</translation>
    </message>
    <message>
        <source>New edition</source>
        <translation>Neue Ausgabe</translation>
    </message>
</context>
<context>
    <name>LessonNext</name>
    <message>
        <source>Next: %1</source>
        <extracomment>%1 is the id of a lesson: &quot;C2-2&quot;.</extracomment>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Page down</source>
        <comment>key</comment>
        <translation>Bild ab</translation>
    </message>
</context>
<context>
    <name>LessonNote</name>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
</context>
<context>
    <name>LessonPlaces</name>
    <message>
        <source>Try this tile</source>
        <translation>Dieses Plättchen probieren</translation>
    </message>
</context>
<context>
    <name>LessonRules</name>
    <message>
        <source>The rules of this lesson</source>
        <translation>Die Regeln dieser Lektion</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>Our decision</source>
        <translation>Unsere Entscheidung</translation>
    </message>
    <message>
        <source>Classic edition</source>
        <translation>Klassische Ausgabe</translation>
    </message>
    <message>
        <source>New edition</source>
        <translation>Neue Ausgabe</translation>
    </message>
    <message>
        <source>Both editions</source>
        <translation>Beide Ausgaben</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LessonSides</name>
    <message>
        <source>Classic edition</source>
        <translation>Klassische Ausgabe</translation>
    </message>
    <message>
        <source>New edition</source>
        <translation>Neue Ausgabe</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The figure has already moved: each scoring allows one move. Start again to try another place.</source>
        <translation>Die Figur ist schon weitergezogen: Nach einer Wertung darf sie das nur einmal. Für ein anderes Ziel beginne neu.</translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation>Fertig.</translation>
    </message>
    <message>
        <source>Finished. Right at the first attempt: %1 of %2.</source>
        <translation>Fertig. Beim ersten Versuch richtig: %1 von %2.</translation>
    </message>
    <message>
        <source>Continues at step %1 of %2.</source>
        <extracomment>Where a story was left: step %1 of %2.</extracomment>
        <translation>Weiter bei Schritt %1 von %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points, of how many</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Files that cannot be shown</source>
        <translation>Dateien, die sich nicht zeigen lassen</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Der Spielplan</translation>
    </message>
    <message>
        <source>The tile</source>
        <translation>Das Plättchen</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>The range</source>
        <translation>Die Reichweite</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: player, %2: points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Richtig: %1</translation>
    </message>
    <message>
        <source>Missed: %1</source>
        <translation>Übersehen: %1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>Falsch: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (only %n of them)</source>
        <extracomment>%1 is &quot;Road, 5 tiles&quot;; %n of these tiles are meant.</extracomment>
        <translation>
            <numerusform>%1 (nur %n davon)</numerusform>
            <numerusform>%1 (nur %n davon)</numerusform>
        </translation>
    </message>
    <message>
        <source>What was tried</source>
        <translation>Was du probiert hast</translation>
    </message>
    <message>
        <source>What is marked</source>
        <translation>Was markiert ist</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Übersehen</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Richtige Antwort</translation>
    </message>
    <message>
        <source>%1 right, %2 missed, %3 wrong: %4</source>
        <translation>%1 richtig, %2 übersehen, %3 falsch: %4</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Eigene Lektionen</translation>
    </message>
    <message>
        <source>Each wrong mark cancels one right mark.</source>
        <translation>Jede falsche Markierung hebt eine richtige auf.</translation>
    </message>
    <message>
        <source>Already marked with number %1. Click the number to remove the mark.</source>
        <extracomment>%1 is a number on the board.</extracomment>
        <translation>Schon markiert: Nummer %1. Klicke auf die Nummer, um die Markierung zu entfernen.</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
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
        <source>Shows the place on the board</source>
        <translation>Zeigt die Stelle auf dem Spielplan</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the number of a turn, and what happened</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what a tile shows, what a click does</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>−%1</source>
        <extracomment>Points that were lost.</extracomment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>Points that were gained.</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Why did it do that?</source>
        <translation>Warum dieser Zug?</translation>
    </message>
    <message>
        <source>Review from this turn</source>
        <translation>Rückblick ab diesem Zug</translation>
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
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Show the place on the board</source>
        <translation>Die Stelle auf dem Spielplan zeigen</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Review from this turn</source>
        <translation>Rückblick ab diesem Zug</translation>
    </message>
    <message>
        <source>Why did it do that?</source>
        <translation>Warum dieser Zug?</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>There is no home folder: games, the sandbox and settings are not kept when the program ends.</source>
        <translation>Es gibt keinen Benutzerordner: Partien, Sandkasten und Einstellungen bleiben nach dem Ende des Programms nicht erhalten.</translation>
    </message>
    <message>
        <source>A new game continues from here. The old one is listed under “Recent games”.</source>
        <translation>Ab hier geht eine neue Partie weiter. Die alte steht unter „Letzte Partien“.</translation>
    </message>
    <message>
        <source>A new game continues from here. The old one is still in %1.</source>
        <translation>Ab hier geht eine neue Partie weiter. Die alte liegt weiterhin in %1.</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>&amp;Letzte Partien</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Mark last moves</source>
        <translation>Letzte &amp;Züge markieren</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <comment>marked</comment>
        <translation>&amp;Nichts</translation>
    </message>
    <message>
        <source>Last &amp;tile of each player</source>
        <translation>Letztes &amp;Plättchen jedes Spielers</translation>
    </message>
    <message>
        <source>&amp;Last three moves</source>
        <translation>Letzte &amp;drei Züge</translation>
    </message>
    <message>
        <source>&amp;Contrast</source>
        <translation>&amp;Kontrast</translation>
    </message>
</context>
<context>
    <name>MarkSettings</name>
    <message>
        <source>Spaces where the tile fits</source>
        <translation>Felder, auf die das Plättchen passt</translation>
    </message>
    <message>
        <source>Spaces where it fits if you turn it</source>
        <translation>Felder, auf die es gedreht passt</translation>
    </message>
    <message>
        <source>Features where a figure may be placed</source>
        <translation>Gebiete, auf die eine Figur gesetzt werden darf</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Die letzten Züge</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>marked</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Last tile of each</source>
        <translation>Letztes Plättchen jedes Spielers</translation>
    </message>
    <message>
        <source>Last three moves</source>
        <translation>Letzte drei Züge</translation>
    </message>
    <message>
        <source>Preview of the marks that are switched on</source>
        <translation>Vorschau der eingeschalteten Markierungen</translation>
    </message>
</context>
<context>
    <name>NameBox</name>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Down arrow: names used before</source>
        <translation>Pfeil nach unten: früher verwendete Namen</translation>
    </message>
    <message>
        <source>Names used before</source>
        <translation>Früher verwendete Namen</translation>
    </message>
    <message>
        <source>Arrow keys select a name, Enter uses it, Delete removes it.</source>
        <translation>Pfeiltasten wählen, Enter übernimmt, Entf entfernt einen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) used before</source>
        <translation>
            <numerusform>%n früher verwendeter Name</numerusform>
            <numerusform>%n früher verwendete Namen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NameEntry</name>
    <message>
        <source>Remove this name</source>
        <translation>Diesen Namen entfernen</translation>
    </message>
</context>
<context>
    <name>NewGameFooter</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>The game on the table is saved: you can continue it later.</source>
        <translation>Die laufende Partie bleibt erhalten: Du kannst sie später fortsetzen.</translation>
    </message>
    <message numerus="yes">
        <source>about %n min</source>
        <extracomment>The estimated length of a game.</extracomment>
        <translation>
            <numerusform>etwa %n Min.</numerusform>
            <numerusform>etwa %n Min.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
</context>
<context>
    <name>NextPlaceRow</name>
    <message>
        <source>Another tile</source>
        <translation>Anderes Plättchen</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
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
        <translation>&amp;Reichweite</translation>
    </message>
    <message>
        <source>Where a figure may move, and why not elsewhere</source>
        <translation>Wohin eine Figur ziehen darf und warum nicht anderswohin</translation>
    </message>
    <message>
        <source>&amp;Compare the editions</source>
        <translation>Ausgaben &amp;vergleichen</translation>
    </message>
    <message>
        <source>Where the figure may move by the rules of each edition</source>
        <translation>Wohin die Figur nach den Regeln jeder Ausgabe ziehen darf</translation>
    </message>
    <message>
        <source>O&amp;wners</source>
        <translation>&amp;Mehrheiten</translation>
    </message>
    <message>
        <source>Who has the majority on each feature, and what it would score</source>
        <translation>Wer wo die Mehrheit hat und was sie bringen würde</translation>
    </message>
    <message>
        <source>Fi&amp;elds</source>
        <translation>&amp;Wiesen</translation>
    </message>
    <message>
        <source>&amp;Dead spaces</source>
        <translation>&amp;Tote Felder</translation>
    </message>
    <message>
        <source>Spaces that none of the tiles left can fill, and what fits the others</source>
        <translation>Felder, die kein restliches Plättchen füllen kann, und was auf die anderen passt</translation>
    </message>
    <message>
        <source>Tiles left in the &amp;bag</source>
        <translation>Plättchen im &amp;Beutel</translation>
    </message>
    <message>
        <source>Which tiles are still to come</source>
        <translation>Welche Plättchen noch kommen</translation>
    </message>
    <message>
        <source>I&amp;nspect</source>
        <translation>&amp;Untersuchen</translation>
    </message>
    <message>
        <source>Explains what you point at</source>
        <translation>Erklärt alles, worauf du zeigst</translation>
    </message>
    <message>
        <source>Who owns each field, and what it would score</source>
        <translation>Wem jede Wiese gehört und was sie bringen würde</translation>
    </message>
</context>
<context>
    <name>OverlayButtons</name>
    <message>
        <source>Overlays</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Overlays that explain the board</source>
        <translation>Ebenen, die den Spielplan erklären</translation>
    </message>
</context>
<context>
    <name>OverlayEntryRow</name>
    <message>
        <source>Shows the place on the board</source>
        <translation>Zeigt die Stelle auf dem Spielplan</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
</context>
<context>
    <name>OverlayHeader</name>
    <message>
        <source>Switch it off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Point at an open space to see what fits there.</source>
        <translation>Zeige auf ein freies Feld, um zu sehen, was dort passt.</translation>
    </message>
    <message>
        <source>By the rules of</source>
        <translation>Nach welchen Regeln</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Hide tiles that are used up</source>
        <translation>Verbrauchte Plättchen ausblenden</translation>
    </message>
    <message>
        <source>A figure that you can hold over a feature</source>
        <translation>Eine Figur, die du über ein Gebiet halten kannst</translation>
    </message>
    <message>
        <source>Hold it over a feature on the board</source>
        <translation>Halte sie über ein Gebiet auf dem Spielplan</translation>
    </message>
    <message>
        <source>Previous figure or feature</source>
        <translation>Vorige Figur oder voriges Gebiet</translation>
    </message>
    <message>
        <source>Next figure or feature</source>
        <translation>Nächste Figur oder nächstes Gebiet</translation>
    </message>
</context>
<context>
    <name>OverlayLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
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
        <translation>Wessen Figur</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>Classic (C1): %1</source>
        <extracomment>%1 is a sentence that says why something can be reached, or why not.</extracomment>
        <translation>Klassisch (C1): %1</translation>
    </message>
    <message>
        <source>New (C2): %1</source>
        <extracomment>%1 is a sentence that says why something can be reached, or why not.</extracomment>
        <translation>Neu (C2): %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more feature(s)</source>
        <translation>
            <numerusform>%n weiteres Gebiet</numerusform>
            <numerusform>%n weitere Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>It may not move there in either edition.</source>
        <translation>Nach keiner der beiden Ausgaben darf sie dorthin ziehen.</translation>
    </message>
    <message>
        <source>Every space can still be filled.</source>
        <translation>Jedes Feld lässt sich noch füllen.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) that none of the tiles left can fill</source>
        <translation>
            <numerusform>%n Feld, das kein restliches Plättchen füllen kann</numerusform>
            <numerusform>%n Felder, die kein restliches Plättchen füllen kann</numerusform>
        </translation>
    </message>
    <message>
        <source>What each field would score</source>
        <translation>Was jede Wiese bringen würde</translation>
    </message>
    <message>
        <source>%1: %2, counts nothing</source>
        <extracomment>%1 is a player&apos;s name, %2 a figure that stands there and has no part in the majority.</extracomment>
        <translation>%1: %2, zählt nicht</translation>
    </message>
    <message>
        <source>%1, strength %2: %3</source>
        <extracomment>%1 is a player&apos;s name, %2 the strength, %3 what it comes from (&quot;2 × meeple + mayor (3 coats of arms)&quot;).</extracomment>
        <translation>%1, Stärke %2: %3</translation>
    </message>
    <message>
        <source>Scored by %1 – %2 (%3)</source>
        <extracomment>%1 is a player&apos;s name, %2 a score as a sum, %3 by which scoring (&quot;farmers at the end&quot;).</extracomment>
        <translation>Punkte für %1 – %2 (%3)</translation>
    </message>
    <message>
        <source>It scores nothing now.</source>
        <translation>Zurzeit bringt es nichts.</translation>
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
        <translation>%1: %2, seit Zug %3</translation>
    </message>
    <message>
        <source>No completed city.</source>
        <translation>Keine abgeschlossene Stadt.</translation>
    </message>
    <message numerus="yes">
        <source>%n completed city(s).</source>
        <translation>
            <numerusform>%n abgeschlossene Stadt.</numerusform>
            <numerusform>%n abgeschlossene Städte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody would score for this field.</source>
        <translation>Für diese Wiese bekäme niemand Punkte.</translation>
    </message>
    <message>
        <source>Completed.</source>
        <translation>Abgeschlossen.</translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s).</source>
        <translation>
            <numerusform>%n offenes Ende.</numerusform>
            <numerusform>%n offene Enden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) around it still empty.</source>
        <translation>
            <numerusform>%n Feld ringsum ist noch leer.</numerusform>
            <numerusform>%n Felder ringsum sind noch leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>No figure stands there.</source>
        <translation>Dort steht keine Figur.</translation>
    </message>
    <message>
        <source>None of the tiles left can fill this space.</source>
        <translation>Kein restliches Plättchen kann dieses Feld füllen.</translation>
    </message>
    <message>
        <source>No tile in the bag fits; only a tile that a player holds could fill this space.</source>
        <translation>Kein Plättchen im Beutel passt; nur ein Plättchen, das ein Spieler bei sich hat, könnte dieses Feld füllen.</translation>
    </message>
    <message>
        <source>The current tile fits.</source>
        <translation>Das aktuelle Plättchen passt.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag fit.</source>
        <translation>
            <numerusform>%n Plättchen im Beutel passt.</numerusform>
            <numerusform>%n Plättchen im Beutel passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chance that the next tile fits is %1 in 100.</source>
        <translation>Das nächste Plättchen passt mit %1&#xa0;% Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>The chance that %1 still draws one that fits is %2 in 100.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 zieht mit %2&#xa0;% Wahrscheinlichkeit noch ein passendes.</translation>
    </message>
    <message>
        <source>Feature that is scored</source>
        <translation>Gewertetes Gebiet</translation>
    </message>
    <message>
        <source>Tiles in range</source>
        <translation>Plättchen in Reichweite</translation>
    </message>
    <message>
        <source>Tile just placed</source>
        <translation>Zuletzt angelegtes Plättchen</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Allowed in both editions</source>
        <translation>In beiden Ausgaben erlaubt</translation>
    </message>
    <message>
        <source>Only in the classic edition</source>
        <translation>Nur in der klassischen Ausgabe</translation>
    </message>
    <message>
        <source>Only in the new edition</source>
        <translation>Nur in der neuen Ausgabe</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Übersehen</translation>
    </message>
    <message>
        <source>The player of this colour has the majority</source>
        <translation>Der Spieler dieser Farbe hat die Mehrheit</translation>
    </message>
    <message>
        <source>Several players share the majority</source>
        <translation>Mehrere Spieler teilen sich die Mehrheit</translation>
    </message>
    <message>
        <source>Nobody has the majority</source>
        <translation>Niemand hat die Mehrheit</translation>
    </message>
    <message>
        <source>Completed city that scores in a field</source>
        <translation>Abgeschlossene Stadt, die für eine Wiese zählt</translation>
    </message>
    <message>
        <source>None of the tiles left fits here</source>
        <translation>Hier passt kein restliches Plättchen</translation>
    </message>
    <message>
        <source>Only a tile that a player holds fits here</source>
        <translation>Hier passt nur ein Plättchen, das ein Spieler bei sich hat</translation>
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
        <source>%1’s %2 by the classic rule (C1): to a feature that is directly connected</source>
        <translation>Klassische Regel (C1), %2 (%1): auf ein direkt verbundenes Gebiet</translation>
    </message>
    <message>
        <source>%1’s %2 by the new rule (C2): to a feature on its own or a surrounding tile</source>
        <translation>Neue Regel (C2), %2 (%1): auf ein Gebiet des eigenen oder eines umliegenden Plättchens</translation>
    </message>
    <message>
        <source>%1’s %2 by the classic and by the new rule</source>
        <extracomment>%1 is a player&apos;s name, %2 a figure (&quot;wagon&quot;).</extracomment>
        <translation>Klassische und neue Regel: %2 (%1)</translation>
    </message>
    <message>
        <source>%1: choose the feature on the board that is to be scored.</source>
        <extracomment>%1 is a figure (&quot;Wagon&quot;).</extracomment>
        <translation>%1: Wähle auf dem Spielplan das Gebiet, das gewertet wird.</translation>
    </message>
    <message>
        <source>%1: choose one on the board to see how far it reaches.</source>
        <extracomment>%1 is on what pieces are piled up (&quot;Tower&quot;).</extracomment>
        <translation>%1: Klicke eine Stelle auf dem Spielplan an, um die Reichweite zu sehen.</translation>
    </message>
    <message>
        <source>%1: nobody has the majority</source>
        <extracomment>%1 is a feature (&quot;City, 3 tiles&quot;).</extracomment>
        <translation>%1: niemand hat die Mehrheit</translation>
    </message>
    <message>
        <source>Who has the majority on which feature</source>
        <translation>Wer auf welchem Gebiet die Mehrheit hat</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n piece(s): figures that may be taken</source>
        <extracomment>%1: feature with the pile (&quot;Tower&quot;).</extracomment>
        <translation>
            <numerusform>%1 mit %n Teil: Figuren, die gefangen werden können</numerusform>
            <numerusform>%1 mit %n Teilen: Figuren, die gefangen werden können</numerusform>
        </translation>
    </message>
    <message>
        <source>May be taken.</source>
        <translation>Kann gefangen genommen werden.</translation>
    </message>
    <message>
        <source>No figure may be taken</source>
        <translation>Keine Figur kann gefangen genommen werden</translation>
    </message>
    <message>
        <source>No piece is there yet.</source>
        <translation>Dort ist noch kein Teil.</translation>
    </message>
    <message>
        <source>No figure is in its reach.</source>
        <translation>In Reichweite ist keine Figur.</translation>
    </message>
    <message numerus="yes">
        <source>%n more figure(s)</source>
        <translation>
            <numerusform>%n weitere Figur</numerusform>
            <numerusform>%n weitere Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>No possible move</source>
        <translation>Kein Ziel zum Weiterziehen</translation>
    </message>
    <message>
        <source>The figure would be returned to the supply.</source>
        <translation>Die Figur käme zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>Out of range: no part of it is inside the frame.</source>
        <translation>Außer Reichweite: Kein Teil davon liegt im Rahmen.</translation>
    </message>
    <message>
        <source>Not connected with the feature that is scored.</source>
        <translation>Nicht mit dem gewerteten Gebiet verbunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n Wiese</numerusform>
            <numerusform>%n Wiesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Completed. It scored: %1</source>
        <extracomment>%1 is a score as a sum: &quot;City: 5 tiles × 2 = 10&quot;.</extracomment>
        <translation>Abgeschlossen. Gewertet: %1</translation>
    </message>
    <message>
        <source>Completed in turn %1. Nobody scored.</source>
        <extracomment>%1 is the number of a turn.</extracomment>
        <translation>In Zug %1 abgeschlossen. Niemand bekam Punkte.</translation>
    </message>
    <message>
        <source>Completed in turn %1. Scored by %2 – %3</source>
        <extracomment>%1 is the number of a turn, %2 the names of those who got the points, %3 a score as a sum: &quot;City: 5 tiles × 2 = 10&quot;.</extracomment>
        <translation>In Zug %1 abgeschlossen. Punkte für %2 – %3</translation>
    </message>
    <message>
        <source>It does not score again.</source>
        <translation>Es wird nicht noch einmal gewertet.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n left</source>
        <extracomment>%1 is what a tile shows, %n how many of them are left in the bag.</extracomment>
        <translation>
            <numerusform>%1; noch %n</numerusform>
            <numerusform>%1; noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the bag</source>
        <translation>
            <numerusform>Noch %n Plättchen im Beutel</numerusform>
            <numerusform>Noch %n Plättchen im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody scored for it.</source>
        <translation>Dafür bekam niemand Punkte.</translation>
    </message>
    <message>
        <source>Final scoring, %1: %2</source>
        <extracomment>%1 are the names of those who got the points, %2 a score as a sum: &quot;City: 5 tiles × 2 = 10&quot;.</extracomment>
        <translation>Schlusswertung, %1: %2</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <extracomment>%1 is the number of a turn, %2 the names of those who got the points, %3 a score as a sum: &quot;City: 5 tiles × 2 = 10&quot;.</extracomment>
        <translation>Zug %1, %2: %3</translation>
    </message>
    <message>
        <source>The chance to draw a fitting tile later is %1 in 100 for each player.</source>
        <translation>Jeder Spieler zieht mit %1&#xa0;% Wahrscheinlichkeit noch ein passendes.</translation>
    </message>
    <message>
        <source>The chances to draw a fitting tile later, in 100: %1.</source>
        <comment>names, each with a number</comment>
        <translation>Wer noch ein passendes zieht, Wahrscheinlichkeit in Prozent: %1.</translation>
    </message>
    <message>
        <source>%1 (at the end)</source>
        <extracomment>%1 is a score as a sum: &quot;Incomplete road: 3 tiles = 3&quot;.</extracomment>
        <translation>%1 (am Spielende)</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (zurzeit)</translation>
    </message>
    <message>
        <source>%1 or more (when completed)</source>
        <translation>%1 oder mehr (wenn abgeschlossen)</translation>
    </message>
    <message>
        <source>Nobody has a figure on the board.</source>
        <translation>Niemand hat eine Figur auf dem Spielplan.</translation>
    </message>
    <message>
        <source>The tiles are used up: every space stays open.</source>
        <translation>Die Plättchen sind aufgebraucht: Alle freien Felder bleiben leer.</translation>
    </message>
    <message>
        <source>It is never scored.</source>
        <translation>Er wird nie gewertet.</translation>
    </message>
    <message>
        <source>In its reach: %1</source>
        <extracomment>%1 are the figures that a tower can take prisoner.</extracomment>
        <translation>In seiner Reichweite: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation>
            <numerusform>%n weitere Wiese</numerusform>
            <numerusform>%n weitere Wiesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a farmer there, and none would score now.</source>
        <translation>Dort liegt kein Bauer, und keiner brächte jetzt Punkte.</translation>
    </message>
    <message>
        <source>A field without an owner, and what it would score</source>
        <translation>Wiese ohne Besitzer, mit den Punkten, die sie brächte</translation>
    </message>
    <message>
        <source>Open space</source>
        <translation>Freies Feld</translation>
    </message>
    <message numerus="yes">
        <source>%n tunnel entrance(s) not joined yet.</source>
        <translation>
            <numerusform>%n Tunneleingang ist noch nicht verbunden.</numerusform>
            <numerusform>%n Tunneleingänge sind noch nicht verbunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (when completed)</source>
        <extracomment>%1 is a score as a sum: &quot;City: 5 tiles × 2 = 10&quot;.</extracomment>
        <translation>%1 (wenn abgeschlossen)</translation>
    </message>
</context>
<context>
    <name>OwnTile</name>
    <message>
        <source>A tile of your own, still to be placed</source>
        <translation>Ein eigenes Plättchen, noch nicht angelegt</translation>
    </message>
    <message>
        <source>%1: drag it into a hole</source>
        <comment>a tile</comment>
        <translation>%1: in eine Lücke ziehen</translation>
    </message>
    <message>
        <source>%1, not yet: %2</source>
        <comment>a tile, why it may not be placed</comment>
        <translation>%1, noch nicht: %2</translation>
    </message>
</context>
<context>
    <name>PaceButton</name>
    <message>
        <source>slow</source>
        <comment>pace of a replay</comment>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>pace of a replay</comment>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>pace of a replay</comment>
        <translation>schnell</translation>
    </message>
    <message>
        <source>Pace of the replay: %1</source>
        <translation>Tempo beim Abspielen: %1</translation>
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
        <translation>Schritt %1 des Weges, jetzt hier</translation>
    </message>
    <message>
        <source>Step %1 of the path</source>
        <translation>Schritt %1 des Weges</translation>
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
        <translation>zum Anlegen loslassen; Mausrad oder R dreht das Plättchen</translation>
    </message>
    <message>
        <source>click the tile again to place it; the wheel or R turns it</source>
        <translation>noch ein Klick legt das Plättchen an; Mausrad oder R dreht es</translation>
    </message>
    <message>
        <source>click the tile to turn it; tick or Enter places it</source>
        <translation>Klick dreht das Plättchen; Häkchen oder Enter legt es an</translation>
    </message>
    <message>
        <source>the tile fits here only this way; click it again to place it</source>
        <translation>das Plättchen passt hier nur so; noch ein Klick legt es an</translation>
    </message>
    <message>
        <source>the tile fits here only this way; tick or Enter places it</source>
        <translation>das Plättchen passt hier nur so; Häkchen oder Enter legt es an</translation>
    </message>
    <message>
        <source>click the tile again to place it</source>
        <translation>klicke das Plättchen noch einmal an, um es anzulegen</translation>
    </message>
    <message>
        <source>tick or Enter places the tile</source>
        <translation>Häkchen oder Eingabetaste legt das Plättchen an</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>If the game ended now: %1 points more, %2 in all</source>
        <extracomment>%1 are the points that would be added, %2 all points then.</extracomment>
        <translation>Wenn die Partie jetzt zu Ende wäre: %1 mehr, %2 Punkte insgesamt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>active player; points on the board</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Am Zug</translation>
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
            <numerusform>%n Figur übrig</numerusform>
            <numerusform>%n Figuren übrig</numerusform>
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
        <translation>Punkte nach Art des Gebiets</translation>
    </message>
    <message>
        <source>Nobody got any points.</source>
        <translation>Niemand bekam Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in all</source>
        <extracomment>A kind of feature, and the sum of the points of all players.</extracomment>
        <translation>%1: insgesamt %2</translation>
    </message>
</context>
<context>
    <name>PreviewItem</name>
    <message>
        <source>Preview of the tile on this space</source>
        <translation>Das Plättchen, wie es hier liegen würde</translation>
    </message>
    <message>
        <source>Turn it again</source>
        <translation>Weiterdrehen</translation>
    </message>
    <message>
        <source>Place it this way</source>
        <translation>So anlegen</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>RatedList</name>
    <message>
        <source>All decisions</source>
        <translation>Alle Entscheidungen</translation>
    </message>
</context>
<context>
    <name>RatedMove</name>
    <message>
        <source>Turn %1, %2: %3</source>
        <comment>%1: turn, %2: player, %3: action</comment>
        <translation>Zug %1, %2: %3</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3. Better: %4. Cost: %5</source>
        <extracomment>%1: turn, %2: player, %3: played move, %4: better move, %5: cost of the played move in points.</extracomment>
        <translation>Zug %1, %2: %3. Besser: %4. Kosten: %5</translation>
    </message>
    <message>
        <source>Shows both moves on the board</source>
        <translation>Zeigt beide Züge auf dem Spielplan</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>number, what was done</comment>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Turn %1. Played: %2</source>
        <comment>number, a move</comment>
        <translation>Zug %1. Gespielt: %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>a move</comment>
        <translation>Besser: %1</translation>
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
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>Delete the finished ones…</source>
        <translation>Beendete löschen…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n finished game(s)?</source>
        <translation>
            <numerusform>%n beendete Partie löschen?</numerusform>
            <numerusform>%n beendete Partien löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Diese Partie löschen?</translation>
    </message>
    <message>
        <source>This cannot be undone. Files that you saved yourself are kept.</source>
        <translation>Sie lassen sich nicht zurückholen. Dateien, die du selbst gespeichert hast, bleiben.</translation>
    </message>
    <message>
        <source>This cannot be undone. A file that you saved yourself is kept.</source>
        <translation>Sie lässt sich nicht zurückholen. Eine Datei, die du selbst gespeichert hast, bleibt.</translation>
    </message>
    <message>
        <source>The game is not finished, and this cannot be undone. A file that you saved yourself is kept.</source>
        <translation>Sie ist nicht zu Ende gespielt und lässt sich nicht zurückholen. Eine Datei, die du selbst gespeichert hast, bleibt.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>RefusalBanner</name>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
</context>
<context>
    <name>ResultActions</name>
    <message>
        <source>Replay</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Shows the game from its beginning, turn by turn</source>
        <translation>Zeigt die Partie von Anfang an, Zug um Zug</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Goes back through the game from its end</source>
        <translation>Geht vom Ende aus durch die Partie zurück</translation>
    </message>
    <message>
        <source>Analysis: %1 of %2 decisions</source>
        <translation>Analyse: %1 von %2 Entscheidungen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Save as a film</source>
        <translation>Als Film speichern</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Learn from it:</source>
        <translation>Daraus lernen:</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>The decisions with the largest losses, and better moves</source>
        <translation>Die Entscheidungen mit den größten Verlusten und bessere Züge</translation>
    </message>
    <message>
        <source>Keep it:</source>
        <translation>Aufbewahren:</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Results: who won how often</source>
        <translation>Ergebnisse: wer wie oft gewonnen hat</translation>
    </message>
</context>
<context>
    <name>ResultFilters</name>
    <message>
        <source>Every set-up</source>
        <translation>Jeder Aufbau</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>People</source>
        <comment>opponents</comment>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>how strong a computer player is</comment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>how strong a computer player is</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>how strong a computer player is</comment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>The set-up of the games that are shown</source>
        <translation>Der Aufbau der gezeigten Partien</translation>
    </message>
</context>
<context>
    <name>ResultList</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>%n weitere zeigen</numerusform>
            <numerusform>%n weitere zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at this game</source>
        <translation>Diese Partie ansehen</translation>
    </message>
    <message>
        <source>The game itself is no longer stored.</source>
        <translation>Die Partie selbst ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
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
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3 won (%4), %5 points on average, best %6</source>
        <extracomment>%1: player, %2: &quot;12 games&quot;, %3: number of games won, %4: share of games won (&quot;67%&quot;), %5: average points, %6: most points.</extracomment>
        <translation>%1: %2, %3 gewonnen (%4), im Schnitt %5 Punkte, höchstens %6</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>column: share of games won</comment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Mean</source>
        <comment>points on average</comment>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>the most points of a game</comment>
        <translation>Höchste</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>ResultsPage</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Delete these</source>
        <translation>Diese löschen</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Alle löschen</translation>
    </message>
    <message>
        <source>No game matches this selection.</source>
        <translation>Keine Partie passt zu dieser Auswahl.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) deleted.</source>
        <translation>
            <numerusform>%n Ergebnis gelöscht.</numerusform>
            <numerusform>%n Ergebnisse gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>Noch keine Ergebnisse</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Play a game to the end to see its result here.</source>
        <translation>Spiele eine Partie zu Ende, dann steht ihr Ergebnis hier.</translation>
    </message>
    <message>
        <source>Short games and games that are scored before their end are not listed.</source>
        <translation>Kurze Partien und vorzeitig gewertete Partien zählen nicht zu den Ergebnissen.</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Review of the game</source>
        <translation>Rückblick auf die Partie</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>End</source>
        <comment>key</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Ganzen Spielplan zeigen</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Replay turn by turn</source>
        <translation>Zug um Zug abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Starts a new game from this point with a new order of the tiles; the old one is kept</source>
        <translation>Beginnt von hier an eine neue Partie mit neuer Reihenfolge der Plättchen; die alte bleibt erhalten</translation>
    </message>
</context>
<context>
    <name>RimArrow</name>
    <message>
        <source>Go to the last tile</source>
        <translation>Zum letzten Plättchen gehen</translation>
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
        <translation>Klassisch (C1)</translation>
    </message>
    <message>
        <source>New (C2)</source>
        <translation>Neu (C2)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>As in the older boxes: the base game up to 2014, and its expansions.</source>
        <translation>Wie in den älteren Schachteln: das Grundspiel bis 2014 und seine Erweiterungen.</translation>
    </message>
    <message>
        <source>As in the newer boxes: the base game since 2014, its expansions later.</source>
        <translation>Wie in den neueren Schachteln: das Grundspiel seit 2014, seine Erweiterungen später.</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieser Partie</translation>
    </message>
    <message>
        <source>Edition: no difference with these tiles</source>
        <translation>Ausgabe: hier kein Unterschied</translation>
    </message>
    <message numerus="yes">
        <source>Rules of this game: %n changed</source>
        <translation>
            <numerusform>Regeln dieser Partie: %n geändert</numerusform>
            <numerusform>Regeln dieser Partie: %n geändert</numerusform>
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
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Reset to “%2”, as in %1</source>
        <extracomment>%1: edition, %2: value by its rules (&quot;4 points&quot;).</extracomment>
        <translation>Zurück zu „%2“ wie bei %1</translation>
    </message>
</context>
<context>
    <name>RuleSearch</name>
    <message>
        <source>a an the is are was be do does did how what when where who whom which why can could may might must should will would i my me you your we they it its this that there and or of on in into to at by from for with if as not no any some many much get gets have has happens happen</source>
        <extracomment>Words that a search of the rules ignores, separated by spaces: those with which questions are asked in your language, its articles, pronouns and prepositions. No other words of this text are shown anywhere.</extracomment>
        <translation>der die das den dem des ein eine einen einem einer und oder ich du er sie es man wir mein meine meinen ist sind war wird werden wie was wer wann wo wohin warum welche welcher welches kann können darf dürfen muss müssen soll hat habe haben im in ins an am auf aus bei beim mit nach von vom zu zum zur für als auch nicht kein keine viel viele wenn ob um passiert bekomme bekommt gibt heißt</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Both editions</source>
        <translation>Beide Ausgaben</translation>
    </message>
    <message>
        <source>Classic (C1)</source>
        <translation>Klassisch (C1)</translation>
    </message>
    <message>
        <source>New (C2)</source>
        <translation>Neu (C2)</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>No rule contains these words.</source>
        <translation>Keine Regel enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No rule contains all of these words. The nearest ones are in: %1</source>
        <translation>Keine Regel enthält alle diese Wörter. Am nächsten kommen Regeln aus: %1</translation>
    </message>
</context>
<context>
    <name>RuleText</name>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>Our decision</source>
        <translation>Unsere Entscheidung</translation>
    </message>
    <message>
        <source>Classic edition only</source>
        <translation>Nur klassische Ausgabe</translation>
    </message>
    <message>
        <source>New edition only</source>
        <translation>Nur neue Ausgabe</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>where a rule comes from, its id</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Choose it for a new game</source>
        <translation>Für eine neue Partie wählen</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lektion: %1</translation>
    </message>
</context>
<context>
    <name>Sandbox</name>
    <message>
        <source>The first tile goes here</source>
        <translation>Hierher kommt das erste Plättchen</translation>
    </message>
    <message>
        <source>Place here: %1 – %2</source>
        <extracomment>%1 is a figure (&quot;Wagon&quot;), %2 what it is set on.</extracomment>
        <translation>Hierher setzen: %1 – %2</translation>
    </message>
    <message>
        <source>Take away – %1</source>
        <extracomment>%1 is a figure with its player: &quot;Anna: wagon on the road&quot;.</extracomment>
        <translation>Wegnehmen – %1</translation>
    </message>
    <message>
        <source>Place here: %1</source>
        <extracomment>%1 is a piece that is no player&apos;s (&quot;dragon&quot;).</extracomment>
        <translation>Hierher setzen: %1</translation>
    </message>
    <message>
        <source>One piece more – %1</source>
        <extracomment>%1 is what pieces are piled up on (&quot;Tower&quot;).</extracomment>
        <translation>Ein Teil mehr – %1</translation>
    </message>
    <message>
        <source>One piece less – %1</source>
        <translation>Ein Teil weniger – %1</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Plättchen drehen</translation>
    </message>
    <message>
        <source>Turn the tile back</source>
        <translation>Plättchen zurückdrehen</translation>
    </message>
    <message>
        <source>This is the tile just placed</source>
        <translation>Das ist das gerade angelegte Plättchen</translation>
    </message>
    <message>
        <source>Take the tile away</source>
        <translation>Plättchen wegnehmen</translation>
    </message>
</context>
<context>
    <name>SandboxBar</name>
    <message>
        <source>Sandbox</source>
        <translation>Sandkasten</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Tisch abräumen</translation>
    </message>
    <message>
        <source>Undo brings everything back.</source>
        <translation>„Rückgängig“ bringt alles zurück.</translation>
    </message>
</context>
<context>
    <name>SandboxBoard</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>Der Tisch ist leer</translation>
    </message>
    <message>
        <source>Choose a tile and click the space, or drag the tile there. Then place more tiles and figures. Click any feature to see where a figure could move from there.</source>
        <translation>Wähle ein Plättchen und klicke auf das Feld, oder ziehe das Plättchen dorthin. Lege dann weitere Plättchen an und setze Figuren. Klicke auf ein beliebiges Gebiet, um zu sehen, wohin eine Figur von dort weiterziehen könnte.</translation>
    </message>
</context>
<context>
    <name>SandboxKeys</name>
    <message>
        <source>Choose a space on the board, a tile of the palette</source>
        <translation>Feld auf dem Spielplan oder Plättchen der Auswahl wählen</translation>
    </message>
    <message>
        <source>Place the chosen tile, or see what can be done with the tile on the space</source>
        <translation>Gewähltes Plättchen anlegen oder sehen, was mit dem Plättchen auf dem Feld möglich ist</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Plättchen drehen</translation>
    </message>
    <message>
        <source>Turn the tile back</source>
        <translation>Plättchen zurückdrehen</translation>
    </message>
    <message>
        <source>Take the chosen tile away</source>
        <translation>Gewähltes Plättchen wegnehmen</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Put back the tile or figure in your hand</source>
        <translation>Zurücklegen, was du in der Hand hast</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take a figure of that kind</source>
        <translation>Eine Figur dieser Art nehmen</translation>
    </message>
    <message>
        <source>Explain the board, as at the table</source>
        <translation>Den Spielplan erklären, wie am Tisch</translation>
    </message>
</context>
<context>
    <name>SandboxPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandkasten</translation>
    </message>
    <message>
        <source>What is shown beside the board</source>
        <translation>Was neben dem Spielplan gezeigt wird</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Figures and rules</source>
        <translation>Figuren und Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of tiles</source>
        <translation>
            <numerusform>%n Art von Plättchen</numerusform>
            <numerusform>%n Arten von Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>What fits the chosen space</source>
        <translation>Was auf das gewählte Feld passt</translation>
    </message>
    <message>
        <source>Nothing fits the chosen space</source>
        <translation>Auf das gewählte Feld passt nichts</translation>
    </message>
    <message>
        <source>Show all tiles</source>
        <translation>Alle Plättchen zeigen</translation>
    </message>
</context>
<context>
    <name>SandboxPanel</name>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save as a lesson…</source>
        <translation>Als Lektion speichern…</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <comment>whose rules are used</comment>
        <translation>Sandkasten</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>ScoreCurves</name>
    <message>
        <source>Points over the turns</source>
        <translation>Punkte im Lauf der Züge</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>Stands below the last step of the curves: the final scoring.</extracomment>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>ScrollBar</name>
    <message>
        <source>Scroll bar</source>
        <translation>Bildlaufleiste</translation>
    </message>
</context>
<context>
    <name>SeatHandle</name>
    <message>
        <source>Place of %1 in the order of play</source>
        <translation>Platz von %1 in der Reihenfolge</translation>
    </message>
    <message>
        <source>The arrow keys move this player.</source>
        <translation>Die Pfeiltasten verschieben diesen Spieler.</translation>
    </message>
    <message>
        <source>Order of play: drag, or press the arrow keys</source>
        <translation>Reihenfolge: ziehen oder Pfeiltasten drücken</translation>
    </message>
    <message>
        <source>Earlier in the order</source>
        <translation>In der Reihenfolge nach vorn</translation>
    </message>
    <message>
        <source>Later in the order</source>
        <translation>In der Reihenfolge nach hinten</translation>
    </message>
</context>
<context>
    <name>SeatKindPicker</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>how strong a computer player is</comment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>how strong a computer player is</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>how strong a computer player is</comment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Random</source>
        <comment>how strong a computer player is</comment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Plays here with the mouse or the keyboard.</source>
        <translation>Spielt hier mit der Maus oder der Tastatur.</translation>
    </message>
    <message>
        <source>Who plays as %1</source>
        <translation>Wer für %1 spielt</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>%1: kind of player, %2: explanation</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>A computer that takes what scores now and sometimes overlooks something.</source>
        <translation>Ein Computer, der nimmt, was sofort Punkte bringt, und manchmal etwas übersieht.</translation>
    </message>
    <message>
        <source>A computer that calculates with probabilities, but plans only its own turn.</source>
        <translation>Ein Computer, der mit Wahrscheinlichkeiten rechnet, aber nur den eigenen Zug plant.</translation>
    </message>
    <message>
        <source>A computer that thinks several turns ahead and takes its time.</source>
        <translation>Ein Computer, der mehrere Züge vorausdenkt und sich dafür Zeit lässt.</translation>
    </message>
    <message>
        <source>A computer that does anything that the rules allow.</source>
        <translation>Ein Computer, der irgendetwas tut, was die Regeln erlauben.</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Spielreihenfolge</translation>
    </message>
    <message>
        <source>As listed</source>
        <translation>Wie aufgeführt</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>%1.</source>
        <extracomment>The place of a player in the order of play.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diesen Spieler entfernen</translation>
    </message>
</context>
<context>
    <name>SetUpModel</name>
    <message>
        <source>Player %1</source>
        <extracomment>The name of a player who has not typed one; %1 is a number.</extracomment>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>A newer version of Vozka wrote the saved set-ups. They stay unchanged in %1; your set-ups here are not saved.</source>
        <extracomment>%1 is the path of a file, here and in the next.</extracomment>
        <translation>Eine neuere Version von Vozka hat die gespeicherten Aufbauten geschrieben. Sie bleiben unverändert in %1; was du hier einstellst, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>The saved set-ups cannot be read; they are now in %1.</source>
        <translation>Die gespeicherten Aufbauten lassen sich nicht lesen; sie liegen jetzt in %1.</translation>
    </message>
    <message>
        <source>Classic (C1)</source>
        <translation>Klassisch (C1)</translation>
    </message>
    <message>
        <source>New (C2)</source>
        <translation>Neu (C2)</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>How fast things move.</extracomment>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Pace and questions</source>
        <translation>Tempo und Rückfragen</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>System: normal, unless the desktop asks for less movement.</source>
        <translation>System: normal, außer wenn der Desktop weniger Bewegung wünscht.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Ask before the turn ends</source>
        <translation>Fragen, bevor der Zug endet</translation>
    </message>
    <message>
        <source>Only fields: when a figure is placed in a field, where it stays to the end.</source>
        <translation>Nur Wiesen: wenn eine Figur auf eine Wiese gesetzt wird, wo sie bis zum Ende bleibt.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Only fields</source>
        <translation>Nur Wiesen</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Their moves</source>
        <translation>Ihre Züge</translation>
    </message>
    <message>
        <source>Step by step: each waits for Space or a click on “Next”.</source>
        <translation>Schrittweise: Jeder wartet auf die Leertaste oder einen Klick auf „Weiter“.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>How the moves of computers are shown.</extracomment>
        <translation>Schrittweise</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Time to think</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>For each move of a hard computer, for hints and for each move of an analysis.</source>
        <translation>Für jeden Zug eines Computers der Stufe „Schwer“, für Tipps und für jeden Zug einer Analyse.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>%1 is a number of seconds.</extracomment>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Markierungen auf dem Spielplan</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Show next to the points what the board would score if the game ended now</source>
        <translation>Neben den Punkten zeigen, was alles auf dem Spielplan bringen würde, wenn die Partie jetzt zu Ende wäre</translation>
    </message>
    <message>
        <source>In the list of tiles left, hide those that are used up</source>
        <translation>In der Liste der restlichen Plättchen die verbrauchten ausblenden</translation>
    </message>
    <message>
        <source>Restore my settings</source>
        <translation>Meine Einstellungen zurückholen</translation>
    </message>
    <message>
        <source>Reset to the defaults</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>How fast the turns follow one another when a game is replayed.</source>
        <translation>Wie schnell die Züge aufeinander folgen, wenn eine Partie abgespielt wird.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>moves</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>moves</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>moves</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>A second click places the tile instead of turning it</source>
        <translation>Ein zweiter Klick legt das Plättchen an, statt es zu drehen</translation>
    </message>
    <message>
        <source>A board that I have moved returns to the decision when my turn begins</source>
        <translation>Ein von mir verschobener Spielplan kehrt zu Beginn meines Zuges zur Entscheidung zurück</translation>
    </message>
    <message>
        <source>System: light, dark or contrast, as the desktop is.</source>
        <translation>System: hell, dunkel oder kontrastreich wie der Desktop.</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
</context>
<context>
    <name>SideBoards</name>
    <message>
        <source>Classic edition</source>
        <translation>Klassische Ausgabe</translation>
    </message>
    <message>
        <source>New edition</source>
        <translation>Neue Ausgabe</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis anzeigen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Spielverlauf</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Quiet sounds at the table</source>
        <translation>Leise Klänge am Tisch</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Tiles, figures, points, your turn after computers, a clock that runs out, the end.</source>
        <translation>Plättchen, Figuren, Punkte, dein Zug nach Computern, ablaufende Zeit, das Ende.</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Places</source>
        <translation>Platzierung</translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>Platz %1: %2, %n Punkt</numerusform>
            <numerusform>Platz %1: %2, %n Punkte</numerusform>
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
        <source>A landscape that grows tile by tile, with roads, cities and the people who hold them.</source>
        <translation>Eine Landschaft, die Plättchen für Plättchen wächst: Straßen, Städte und die Leute, die sie besetzen.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>New here? Two short lessons, and then a first game with hints against an easy computer.</source>
        <translation>Neu hier? Zwei kurze Lektionen, dann eine erste Partie mit Tipps gegen den Computer auf seiner leichtesten Stufe.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandkasten</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Partie öffnen…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
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
        <source>%1. %2</source>
        <comment>right, missed or wrong; why</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <comment>%1: number on the board, %2: feature</comment>
        <translation>(%1) %2</translation>
    </message>
</context>
<context>
    <name>StoryFoot</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the step before</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the next step</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>Zu den Lektionen</translation>
    </message>
</context>
<context>
    <name>StoryGuide</name>
    <message>
        <source>Finished. Right at the first attempt: %1 of %2.</source>
        <translation>Fertig. Beim ersten Versuch richtig: %1 von %2.</translation>
    </message>
    <message>
        <source>Continues at step %1 of %2.</source>
        <translation>Du machst bei Schritt %1 von %2 weiter.</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Von vorn</translation>
    </message>
</context>
<context>
    <name>StoryHeader</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von vorn</translation>
    </message>
</context>
<context>
    <name>Switches</name>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Space %1: the tile fits if you turn it</source>
        <translation>Freies Feld (%1): Das Plättchen passt, wenn du es drehst</translation>
    </message>
    <message>
        <source>%1; the last tile of %2</source>
        <comment>where it lies, player</comment>
        <translation>%1; letztes Plättchen von %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what may be done, where</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) high then</source>
        <comment>a pile</comment>
        <translation>
            <numerusform>dann %n Teil hoch</numerusform>
            <numerusform>dann %n Teile hoch</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; in its reach: %2</source>
        <extracomment>%1 is how high a pile would be, %2 are the figures that could be taken then.</extracomment>
        <translation>%1; in Reichweite: %2</translation>
    </message>
    <message>
        <source>Returned to the supply: %1</source>
        <extracomment>%1 are figures that leave the board (&quot;Anna: meeple on the road&quot;).</extracomment>
        <translation>Zurück in den Vorrat: %1</translation>
    </message>
    <message>
        <source>Stays where it is: %1</source>
        <extracomment>%1 are figures that nothing happens to (&quot;Anna: meeple on the road&quot;).</extracomment>
        <translation>Bleibt stehen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n step(s) left)</source>
        <extracomment>%1 is what is to be done (&quot;move the dragon to a tile beside it&quot;), %n how often, this time included.</extracomment>
        <translation>
            <numerusform>%1 (noch %n Schritt)</numerusform>
            <numerusform>%1 (noch %n Schritte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s).</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt.</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory with %n point(s): %1</source>
        <extracomment>%1 are the names of those who have the most points.</extracomment>
        <translation>
            <numerusform>Geteilter Sieg mit %n Punkt: %1</numerusform>
            <numerusform>Geteilter Sieg mit %n Punkten: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player and figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, strength %2</source>
        <extracomment>%1 is a figure, %2 what it counts for the majority.</extracomment>
        <translation>%1, Stärke %2</translation>
    </message>
    <message>
        <source>%1%2: %3</source>
        <comment>file, place in it, what is wrong</comment>
        <translation>%1%2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>feature and where it is on its tile</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the space of the start tile</source>
        <translation>Feld des Startplättchens</translation>
    </message>
    <message>
        <source>%1 east</source>
        <comment>cells</comment>
        <translation>%1 östlich</translation>
    </message>
    <message>
        <source>%1 west</source>
        <comment>cells</comment>
        <translation>%1 westlich</translation>
    </message>
    <message>
        <source>%1 south</source>
        <comment>cells</comment>
        <translation>%1 südlich</translation>
    </message>
    <message>
        <source>%1 north</source>
        <comment>cells</comment>
        <translation>%1 nördlich</translation>
    </message>
    <message>
        <source>%1 east, %2 south</source>
        <comment>cells</comment>
        <translation>%1 östlich, %2 südlich</translation>
    </message>
    <message>
        <source>%1 west, %2 south</source>
        <comment>cells</comment>
        <translation>%1 westlich, %2 südlich</translation>
    </message>
    <message>
        <source>%1 east, %2 north</source>
        <comment>cells</comment>
        <translation>%1 östlich, %2 nördlich</translation>
    </message>
    <message>
        <source>%1 west, %2 north</source>
        <comment>cells</comment>
        <translation>%1 westlich, %2 nördlich</translation>
    </message>
    <message>
        <source>%1; north-west corner</source>
        <extracomment>%1 is the position of a tile relative to the start tile. The text names a corner of that tile.</extracomment>
        <translation>%1; Nordwestecke</translation>
    </message>
    <message>
        <source>Worth nothing so far</source>
        <translation>Bisher nichts wert</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n piece(s)</source>
        <comment>a pile</comment>
        <translation>
            <numerusform>%1: %n Teil</numerusform>
            <numerusform>%1: %n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>The last move, by %1</source>
        <translation>Der letzte Zug, von %1</translation>
    </message>
    <message>
        <source>The last move but one, by %1</source>
        <translation>Der vorletzte Zug, von %1</translation>
    </message>
    <message>
        <source>The last move but two, by %1</source>
        <translation>Der drittletzte Zug, von %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>What may be done, %1 perhaps several already (&quot;move the fairy, build on a tower&quot;).</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>none of your figures may be placed on this tile; you may %1</source>
        <extracomment>%1 is what may be done (&quot;move the fairy or build on a tower&quot;).</extracomment>
        <translation>Keine eigene Figur darf auf dieses Plättchen; möglich: %1</translation>
    </message>
    <message>
        <source>%1; instead you may %2</source>
        <extracomment>%1 is what is to be done (&quot;place a figure on the tile, or none&quot;), %2 what else may be done instead (&quot;move the fairy or build on a tower&quot;).</extracomment>
        <translation>%1; stattdessen darfst du %2</translation>
    </message>
    <message>
        <source>%1 The tile is put aside, and another one is drawn.</source>
        <extracomment>%1 is the sentence that says why a tile cannot be played yet (&quot;The dragon is not in play: ...&quot;).</extracomment>
        <translation>%1 Das Plättchen wird beiseitegelegt und ein anderes gezogen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what may be done, pile</comment>
        <extracomment>What may be done with a pile (&quot;Build on a tower&quot;), and how high it is (&quot;Tower of 2 pieces&quot;).</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This figure stays there until the end of the game.</source>
        <translation>Diese Figur bleibt bis zum Ende der Partie dort.</translation>
    </message>
    <message>
        <source>A farmer stays in the field until the end of the game.</source>
        <translation>Ein Bauer bleibt bis zum Ende der Partie auf der Wiese.</translation>
    </message>
    <message>
        <source>Placing this tile ends your turn.</source>
        <translation>Mit dem Anlegen dieses Plättchens endet dein Zug.</translation>
    </message>
    <message>
        <source>%1, turned differently</source>
        <comment>a move</comment>
        <translation>%1, anders gedreht</translation>
    </message>
    <message>
        <source>%1, in another place</source>
        <comment>a move</comment>
        <translation>%1, an einer anderen Stelle</translation>
    </message>
    <message>
        <source>%1, space %2</source>
        <comment>a move</comment>
        <translation>%1, Feld %2</translation>
    </message>
    <message>
        <source>%1, not turned</source>
        <comment>a move</comment>
        <translation>%1, nicht gedreht</translation>
    </message>
    <message>
        <source>%1 over the average of the others</source>
        <extracomment>%1 is a lead in points, like +4.2.</extracomment>
        <translation>%1 über dem Durchschnitt der anderen</translation>
    </message>
    <message>
        <source>You would be level with the other player at the end.</source>
        <translation>Am Ende hättest du gleich viele Punkte wie der andere.</translation>
    </message>
    <message>
        <source>You would be level with the average of the others at the end.</source>
        <translation>Am Ende hättest du gleich viele Punkte wie die anderen im Durchschnitt.</translation>
    </message>
    <message numerus="yes">
        <source>You would be about %n point(s) ahead at the end.</source>
        <translation>
            <numerusform>Am Ende wärst du etwa %n Punkt voraus.</numerusform>
            <numerusform>Am Ende wärst du etwa %n Punkte voraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would be about %n point(s) behind at the end.</source>
        <translation>
            <numerusform>Am Ende lägst du etwa %n Punkt zurück.</numerusform>
            <numerusform>Am Ende lägst du etwa %n Punkte zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would be about %n point(s) ahead of the average of the others at the end.</source>
        <translation>
            <numerusform>Am Ende hättest du etwa %n Punkt mehr als die anderen im Durchschnitt.</numerusform>
            <numerusform>Am Ende hättest du etwa %n Punkte mehr als die anderen im Durchschnitt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would be about %n point(s) behind the average of the others at the end.</source>
        <translation>
            <numerusform>Am Ende hättest du etwa %n Punkt weniger als die anderen im Durchschnitt.</numerusform>
            <numerusform>Am Ende hättest du etwa %n Punkte weniger als die anderen im Durchschnitt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points less than move 1.</source>
        <extracomment>%1 is a number with a decimal, like 4.8.</extracomment>
        <translation>%1 Punkte weniger als Zug 1.</translation>
    </message>
    <message>
        <source>%1; you may also %2</source>
        <extracomment>%1 is the task (&quot;place the tile&quot;), %2 the actions in addition (&quot;buy back a prisoner for 3 points&quot;).</extracomment>
        <translation>%1; außerdem darfst du %2</translation>
    </message>
    <message>
        <source>%1 Nobody has a figure there: no points.</source>
        <extracomment>%1: &quot;A road of 4 tiles is completed.&quot;</extracomment>
        <translation>%1 Dort hat niemand eine Figur: keine Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) high; closed then</source>
        <comment>a pile</comment>
        <translation>
            <numerusform>%n Teil hoch; dann geschlossen</numerusform>
            <numerusform>%n Teile hoch; dann geschlossen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell, the sides of its features</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>About as good as move 1.</source>
        <translation>Etwa so gut wie Zug 1.</translation>
    </message>
    <message>
        <source>%1, turned %2°</source>
        <comment>a move</comment>
        <translation>%1, um %2° gedreht</translation>
    </message>
    <message>
        <source>The tile makes no difference for the points</source>
        <translation>Das Plättchen macht für die Punkte keinen Unterschied</translation>
    </message>
    <message>
        <source>Space %1: the tile fits in this rotation</source>
        <translation>Freies Feld (%1): Das Plättchen passt so, wie es gedreht ist</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Go to another space or feature</source>
        <translation>Zu einem anderen Feld oder Gebiet gehen</translation>
    </message>
    <message>
        <source>Try the tile on the space, then place it; place the figure</source>
        <translation>Plättchen auf dem Feld ausprobieren, dann anlegen; Figur setzen</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Plättchen drehen</translation>
    </message>
    <message>
        <source>Turn the tile back</source>
        <translation>Plättchen zurückdrehen</translation>
    </message>
    <message>
        <source>Take another kind of figure</source>
        <translation>Andere Art von Figur nehmen</translation>
    </message>
    <message>
        <source>No figure, draw a tile, or return the figure to the supply</source>
        <translation>Keine Figur, Plättchen ziehen oder Figur in den Vorrat zurücklegen</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Take the tile back from the board</source>
        <translation>Plättchen vom Spielplan zurücknehmen</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Hint: the best moves; press again to close them</source>
        <translation>Tipp: die besten Züge; noch einmal blendet sie aus</translation>
    </message>
    <message>
        <source>A computer thinks: it moves now</source>
        <translation>Ein Computer denkt nach: sofort ziehen lassen</translation>
    </message>
    <message>
        <source>A computer has decided: show its next step</source>
        <translation>Ein Computer hat entschieden: nächsten Schritt zeigen</translation>
    </message>
    <message>
        <source>Go to the last tile</source>
        <translation>Zum letzten Plättchen gehen</translation>
    </message>
    <message>
        <source>Move the board</source>
        <translation>Spielplan verschieben</translation>
    </message>
    <message>
        <source>Menu of the focused item</source>
        <translation>Menü zum ausgewählten Element</translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>key</comment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Looking back: one turn back or forward, to the beginning, to the end</source>
        <translation>Rückblick: einen Zug zurück oder vor, zum Anfang, zum Ende</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>key</comment>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <comment>key</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Looking back: one round back or forward</source>
        <translation>Rückblick: eine Runde zurück oder vor</translation>
    </message>
    <message>
        <source>Page up</source>
        <comment>key</comment>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Page down</source>
        <comment>key</comment>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Explain what you point at</source>
        <translation>Erklären, worauf du zeigst</translation>
    </message>
    <message>
        <source>Move through the list of the overlay; show an entry on the board</source>
        <translation>Die Liste der Ebene durchgehen; einen Eintrag auf dem Spielplan zeigen</translation>
    </message>
    <message>
        <source>Switch it off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>From the board to the bar, the panel and back</source>
        <translation>Vom Spielplan zur Symbolleiste, zur Seitenleiste und zurück</translation>
    </message>
    <message>
        <source>Alt+letter</source>
        <comment>keys</comment>
        <translation>Alt+Buchstabe</translation>
    </message>
    <message>
        <source>Looking back: replay turn by turn, or pause</source>
        <translation>Rückblick: Zug um Zug abspielen oder anhalten</translation>
    </message>
    <message>
        <source>In the log: look back at the point of this line</source>
        <translation>Im Spielverlauf: den Zeitpunkt der Zeile ansehen</translation>
    </message>
    <message>
        <source>Mark the last tiles, the last three moves, or nothing</source>
        <translation>Die letzten Plättchen, die letzten drei Züge oder nichts markieren</translation>
    </message>
    <message>
        <source>Pause the clock; the next action starts it again</source>
        <translation>Uhr anhalten; die nächste Aktion lässt sie weiterlaufen</translation>
    </message>
    <message>
        <source>When the game is over: to the next place that scored</source>
        <translation>Nach dem Ende der Partie: zur nächsten Stelle, die Punkte brachte</translation>
    </message>
    <message>
        <source>Open the menus: the first, or by their underlined letters</source>
        <translation>Die Menüs öffnen: das erste oder nach den unterstrichenen Buchstaben</translation>
    </message>
    <message>
        <source>Why did the computer do that? Reasons for its latest move, or for the line in the log</source>
        <translation>Warum hat der Computer das getan? Gründe für seinen letzten Zug oder für die Zeile im Spielverlauf</translation>
    </message>
    <message>
        <source>Go back to the previous view; also with the fourth mouse button</source>
        <translation>Zurück zur vorigen Ansicht; auch mit der vierten Maustaste</translation>
    </message>
    <message>
        <source>Backspace</source>
        <comment>key</comment>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Turn the board</source>
        <translation>Spielplan drehen</translation>
    </message>
    <message>
        <source>Turn the sounds on or off</source>
        <translation>Klänge ein- oder ausschalten</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The tiles left are hidden in this game. This was chosen before the game began.</source>
        <translation>Welche Plättchen übrig sind, bleibt in dieser Partie verborgen: So wurde es vorher vereinbart.</translation>
    </message>
</context>
<context>
    <name>TextSizeSetting</name>
    <message>
        <source>Size of text</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Also changes the size of buttons and lists.</source>
        <translation>Ändert auch die Größe von Schaltflächen und Listen.</translation>
    </message>
    <message>
        <source>The road ends at the city gate.</source>
        <translation>Die Straße endet am Stadttor.</translation>
    </message>
</context>
<context>
    <name>ThinkingDots</name>
    <message>
        <source>Thinking</source>
        <translation>Denkt nach</translation>
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
        <translation>je %1</translation>
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
        <translation>Plättchen</translation>
    </message>
</context>
<context>
    <name>TileSetCard</name>
    <message numerus="yes">
        <source>%1, %n tile(s)</source>
        <comment>a tile set</comment>
        <translation>
            <numerusform>%1, %n Plättchen</numerusform>
            <numerusform>%1, %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in the game</source>
        <comment>a tile set and its tiles</comment>
        <translation>%1, im Spiel</translation>
    </message>
    <message>
        <source>%1, not in the game</source>
        <comment>a tile set and its tiles</comment>
        <translation>%1, nicht im Spiel</translation>
    </message>
    <message>
        <source>always in the game</source>
        <translation>immer im Spiel</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>keine Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) · %1 min</source>
        <comment>number of tiles and minutes</comment>
        <translation>
            <numerusform>%n Plättchen · %1 Min.</numerusform>
            <numerusform>%n Plättchen · %1 Min.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n tile(s) · %1 min</source>
        <comment>number of tiles and minutes</comment>
        <translation>
            <numerusform>+%n Plättchen · %1 Min.</numerusform>
            <numerusform>+%n Plättchen · %1 Min.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unofficial with other sets</source>
        <translation>Mit anderen Sets inoffiziell</translation>
    </message>
</context>
<context>
    <name>TileSetGrid</name>
    <message numerus="yes">
        <source>%1 · %n tile(s)</source>
        <extracomment>A ready choice of tile sets, and the number of its tiles.</extracomment>
        <translation>
            <numerusform>%1 · %n Plättchen</numerusform>
            <numerusform>%1 · %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Short</source>
        <comment>a ready choice of tile sets</comment>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>a ready choice of tile sets</comment>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Everything</source>
        <comment>a ready choice of tile sets</comment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>About this set</source>
        <translation>Über dieses Set</translation>
    </message>
</context>
<context>
    <name>TileSetSheet</name>
    <message>
        <source>Options under “Rules of this game”: %1</source>
        <extracomment>%1: titles of options.</extracomment>
        <translation>Optionen unter „Regeln dieser Partie“: %1</translation>
    </message>
    <message>
        <source>Notes on these tiles:</source>
        <translation>Anmerkungen zu diesen Plättchen:</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>always in the game</source>
        <translation>immer im Spiel</translation>
    </message>
    <message>
        <source>Open the lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <source>A tile cannot be placed</source>
        <translation>Ein Plättchen lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>A position to look at</source>
        <translation>Eine Stellung zum Ansehen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1: player, %2: task</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go to the last tile</source>
        <translation>Zum letzten Plättchen gehen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>The best moves, and the reasons for them</source>
        <translation>Die besten Züge und was für sie spricht</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is to be done, the tile in hand</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Turn the sounds off</source>
        <translation>Klänge ausschalten</translation>
    </message>
    <message>
        <source>Turn the sounds on</source>
        <translation>Klänge einschalten</translation>
    </message>
    <message>
        <source>confirm the choice, or cancel it</source>
        <translation>bestätige die Wahl oder brich sie ab</translation>
    </message>
</context>
<context>
    <name>UnsavedGuard</name>
    <message>
        <source>This game is not being saved</source>
        <translation>Diese Partie wird nicht gespeichert</translation>
    </message>
    <message>
        <source>The board of the sandbox is not being saved</source>
        <translation>Der Spielplan des Sandkastens wird nicht gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>Its last %n turn(s) are not saved anywhere.</source>
        <translation>
            <numerusform>Ihr letzter Zug ist nirgends gespeichert.</numerusform>
            <numerusform>Ihre letzten %n Züge sind nirgends gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern…</translation>
    </message>
    <message>
        <source>Quit and lose the board</source>
        <translation>Beenden und den Spielplan verlieren</translation>
    </message>
    <message numerus="yes">
        <source>Quit and lose the last %n turn(s)</source>
        <translation>
            <numerusform>Beenden und den letzten Zug verlieren</numerusform>
            <numerusform>Beenden und die letzten %n Züge verlieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue and lose the last %n turn(s)</source>
        <translation>
            <numerusform>Fortfahren und den letzten Zug verlieren</numerusform>
            <numerusform>Fortfahren und die letzten %n Züge verlieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
            <numerusform>Wenn das Programm jetzt endet, geht %n Zug verloren.</numerusform>
            <numerusform>Wenn das Programm jetzt endet, gehen %n Züge verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern…</translation>
    </message>
</context>
<context>
    <name>UserFiles</name>
    <message>
        <source>Open a game or a position</source>
        <translation>Partie oder Stellung öffnen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Games and positions</source>
        <translation>Partien und Stellungen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Bild des Spielplans speichern</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Stellung öffnen</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Stellung speichern</translation>
    </message>
    <message>
        <source>board</source>
        <extracomment>The name of a file without its ending: a position of the board.</extracomment>
        <translation>stellung</translation>
    </message>
    <message>
        <source>Save as a lesson</source>
        <translation>Als Lektion speichern</translation>
    </message>
    <message>
        <source>my-lesson</source>
        <extracomment>The name of a file without its ending: a lesson.</extracomment>
        <translation>meine-lektion</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Save the game as a film</source>
        <translation>Partie als Film speichern</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>results</source>
        <extracomment>The name of a file without its ending: the record of games that were played.</extracomment>
        <translation>ergebnisse</translation>
    </message>
    <message>
        <source>Tables (CSV) and JSON</source>
        <translation>Tabellen (CSV) und JSON</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>the name of a file</comment>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The picture of the board is in the clipboard.</source>
        <translation>Das Bild des Spielplans ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The results are in %1.</source>
        <comment>the name of a file</comment>
        <translation>Die Ergebnisse stehen in %1.</translation>
    </message>
</context>
<context>
    <name>WhyCard</name>
    <message>
        <source>Why did %1 do that?</source>
        <translation>Warum hat %1 das getan?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Looking for the reasons…</source>
        <translation>Sucht die Gründe…</translation>
    </message>
</context>
<context>
    <name>WindowSheets</name>
    <message>
        <source>End the game now</source>
        <translation>Partie jetzt beenden</translation>
    </message>
    <message>
        <source>Score the game now</source>
        <translation>Jetzt werten</translation>
    </message>
    <message>
        <source>The final scoring takes place now; the game does not count in the results. Undo brings the game back.</source>
        <translation>Die Schlusswertung folgt sofort; zu den Ergebnissen zählt die Partie nicht. „Rückgängig“ bringt dich zu ihr zurück.</translation>
    </message>
    <message>
        <source>Leave without scoring</source>
        <translation>Ohne Wertung verlassen</translation>
    </message>
    <message>
        <source>The table is cleared. You will find the game under Recent games.</source>
        <translation>Der Tisch wird abgeräumt. Du findest die Partie unter „Letzte Partien“.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>vozka::AppSettings</name>
    <message>
        <source>The settings in %1 cannot be read. The defaults are used instead.</source>
        <translation>Die Einstellungen in %1 lassen sich nicht lesen. Stattdessen gelten die Standardwerte.</translation>
    </message>
    <message>
        <source>The settings in %1 were damaged. Values that could not be read are reset to their defaults; the damaged file is now called %2.</source>
        <translation>Die Einstellungen in %1 waren beschädigt. Was nicht lesbar war, hat wieder seinen Standardwert; die beschädigte Datei heißt jetzt %2.</translation>
    </message>
    <message>
        <source>The settings cannot be written to %1. Your choices last until the program ends.</source>
        <extracomment>%1 is the path of a file.</extracomment>
        <translation>Die Einstellungen lassen sich nicht in %1 schreiben. Was du wählst, gilt, bis das Programm endet.</translation>
    </message>
</context>
<context>
    <name>vozka::AutosaveModel</name>
    <message>
        <source>This game cannot be opened here. %1</source>
        <translation>Diese Partie lässt sich hier nicht öffnen. %1</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Diese Partie ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>A saved game cannot be read and was set aside. %1</source>
        <translation>Eine gespeicherte Partie lässt sich nicht lesen und wurde beiseitegelegt. %1</translation>
    </message>
    <message numerus="yes">
        <source>The same happened to %n other game(s).</source>
        <translation>
            <numerusform>Ebenso erging es %n weiteren Partie.</numerusform>
            <numerusform>Ebenso erging es %n weiteren Partien.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::ChoiceModel</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>vozka::ColourModel</name>
    <message>
        <source>red, square</source>
        <translation>Rot, Quadrat</translation>
    </message>
    <message>
        <source>blue, triangle</source>
        <translation>Blau, Dreieck</translation>
    </message>
    <message>
        <source>yellow, cross</source>
        <translation>Gelb, Kreuz</translation>
    </message>
    <message>
        <source>black, disc</source>
        <translation>Schwarz, Scheibe</translation>
    </message>
    <message>
        <source>white, ring</source>
        <translation>Weiß, Ring</translation>
    </message>
    <message>
        <source>pink, diamond</source>
        <translation>Rosa, Raute</translation>
    </message>
</context>
<context>
    <name>vozka::ComputerPlayers</name>
    <message>
        <source>thinking…</source>
        <comment>behind the name of a player</comment>
        <translation>denkt nach…</translation>
    </message>
    <message>
        <source>making a move</source>
        <comment>behind the name of a player</comment>
        <translation>zieht gerade</translation>
    </message>
    <message>
        <source>has decided; Space or “Next” shows the move</source>
        <comment>behind the name of a player</comment>
        <translation>hat entschieden; Leertaste oder „Weiter“ zeigt den Zug</translation>
    </message>
    <message>
        <source>paused; Space or “Continue” lets the computers continue</source>
        <comment>behind the name of a player</comment>
        <translation>angehalten; Leertaste oder „Fortsetzen“ lässt die Computer weiterspielen</translation>
    </message>
</context>
<context>
    <name>vozka::FilmMaker</name>
    <message>
        <source>The film could not be made: there is too little memory.</source>
        <translation>Der Film konnte nicht erstellt werden: Es ist zu wenig Speicher frei.</translation>
    </message>
    <message>
        <source>The film is saved as %1 (%2).</source>
        <extracomment>%1 is the name of a file, %2 its size (&quot;1.2 MB&quot;).</extracomment>
        <translation>Der Film ist als %1 gespeichert (%2).</translation>
    </message>
    <message>
        <source>The pictures of the film are in the folder %1.</source>
        <extracomment>%1 is the name of a folder.</extracomment>
        <translation>Die Bilder des Films sind im Ordner %1.</translation>
    </message>
    <message>
        <source>Animated pictures (%1)</source>
        <extracomment>%1 is the name of a file format: &quot;WebP&quot;, &quot;GIF&quot;.</extracomment>
        <translation>Bewegte Bilder (%1)</translation>
    </message>
    <message>
        <source>Folder with a picture of each turn (PNG)</source>
        <translation>Ordner mit einem Bild von jedem Zug (PNG)</translation>
    </message>
</context>
<context>
    <name>vozka::GameAnalysis</name>
    <message>
        <source>Turn %1, %2: the search found no better move.</source>
        <translation>Zug %1, %2: Der Computer hätte nichts Besseres getan.</translation>
    </message>
    <message>
        <source>Turn %1, %2: this cost about %3 points.</source>
        <extracomment>%3 is a number of points with a decimal.</extracomment>
        <translation>Zug %1, %2: Das kostete etwa %3 Punkte.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
</context>
<context>
    <name>vozka::GameController</name>
    <message>
        <source>Moves cannot be undone in this game. This was chosen before the game began.</source>
        <translation>In dieser Partie können Züge nicht zurückgenommen werden: So wurde es vorher vereinbart.</translation>
    </message>
</context>
<context>
    <name>vozka::GameFiles</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason.</extracomment>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
</context>
<context>
    <name>vozka::GameResults</name>
    <message>
        <source>A result could not be saved. Vozka will try again. %1</source>
        <extracomment>%1 is a sentence that says why.</extracomment>
        <translation>Ein Ergebnis konnte nicht gespeichert werden; es wird erneut versucht. %1</translation>
    </message>
    <message>
        <source>The record of results cannot be read and was set aside. %1</source>
        <translation>Die Liste der Ergebnisse ist nicht lesbar und wurde beiseitegelegt. %1</translation>
    </message>
    <message>
        <source>A newer version of Vozka wrote the record of results. It stays unchanged; new results are not saved. %1</source>
        <translation>Die Liste der Ergebnisse stammt von einer neueren Version von Vozka. Sie bleibt unverändert; was hier gespielt wird, wird nicht vermerkt. %1</translation>
    </message>
    <message>
        <source>The record of results cannot be read now. It stays unchanged. %1</source>
        <translation>Die Liste der Ergebnisse ist gerade nicht lesbar. Sie bleibt unverändert. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) cannot be read and stay in the file as they are. %1</source>
        <translation>
            <numerusform>%n Ergebnis ist nicht lesbar und bleibt unverändert in der Datei. %1</numerusform>
            <numerusform>%n Ergebnisse sind nicht lesbar und bleiben unverändert in der Datei. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::Hints</name>
    <message>
        <source>It is the only possible move.</source>
        <translation>Das ist der einzig mögliche Zug.</translation>
    </message>
    <message>
        <source>The computer has considered no other move.</source>
        <translation>Einen anderen Zug hat der Computer nicht geprüft.</translation>
    </message>
</context>
<context>
    <name>vozka::LogModel</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
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
        <translation>Eine neue Suche zieht einen anderen Zug vor; warum dieser gewählt wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>It was the only possible move.</source>
        <translation>Es war der einzig mögliche Zug.</translation>
    </message>
    <message>
        <source>It overlooked a better move; an easy computer player does that now and then.</source>
        <translation>Ein besserer Zug wurde übersehen; auf der leichtesten Stufe passiert das ab und zu.</translation>
    </message>
    <message>
        <source>The other moves are as good, as far as the computer can see.</source>
        <translation>Die anderen Züge sind nach Ansicht des Computers ebenso gut.</translation>
    </message>
</context>
<context>
    <name>vozka::OpenStory</name>
    <message>
        <source>Done.</source>
        <translation>Erledigt.</translation>
    </message>
    <message>
        <source>That is not right. Count again and choose another answer.</source>
        <translation>Das ist nicht richtig. Zähle noch einmal nach und wähle eine andere Antwort.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Nicht ganz.</translation>
    </message>
    <message>
        <source>The tile on this space</source>
        <translation>Das Plättchen auf diesem Feld</translation>
    </message>
    <message>
        <source>This is allowed.</source>
        <translation>Das ist erlaubt.</translation>
    </message>
    <message>
        <source>That is also right. The lesson continues with another move.</source>
        <translation>Auch das ist richtig. Die Lektion geht mit einem anderen Zug weiter.</translation>
    </message>
    <message>
        <source>%1 on this space</source>
        <extracomment>%1 is &quot;Abbey&quot;: the tile that is placed there.</extracomment>
        <translation>%1 auf diesem Feld</translation>
    </message>
</context>
<context>
    <name>vozka::PlayerModel</name>
    <message numerus="yes">
        <source>%1: %n left</source>
        <translation>
            <numerusform>%1: noch %n</numerusform>
            <numerusform>%1: noch %n</numerusform>
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
        <translation>keine</translation>
    </message>
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
    <name>vozka::SandboxController</name>
    <message>
        <source>Click the space in the middle to place the first tile.</source>
        <translation>Klicke auf das Feld in der Mitte, um das erste Plättchen zu legen.</translation>
    </message>
    <message>
        <source>Click a space. The wheel, the right button or R turns the tile.</source>
        <translation>Klicke auf ein Feld. Mausrad, rechte Maustaste oder R dreht das Plättchen.</translation>
    </message>
    <message>
        <source>A figure needs a tile first: choose one.</source>
        <translation>Eine Figur braucht zuerst ein Plättchen: Wähle eines.</translation>
    </message>
    <message>
        <source>Click a place on the board for the figure.</source>
        <translation>Klicke auf dem Spielplan auf einen Platz für die Figur.</translation>
    </message>
    <message>
        <source>Choose a tile and place it on the table, or drag it there.</source>
        <translation>Wähle ein Plättchen und lege es auf den Tisch oder ziehe es dorthin.</translation>
    </message>
    <message>
        <source>Choose one of the tiles that fit the chosen space.</source>
        <translation>Wähle eines der Plättchen, die auf das gewählte Feld passen.</translation>
    </message>
    <message>
        <source>None of the tiles left fits the chosen space.</source>
        <translation>Kein restliches Plättchen passt auf das gewählte Feld.</translation>
    </message>
    <message>
        <source>R turns the chosen tile, Del takes it away, the right button shows more.</source>
        <translation>R dreht das gewählte Plättchen, Entf nimmt es weg, die rechte Maustaste zeigt mehr.</translation>
    </message>
    <message>
        <source>Click a feature or a figure to ask where it could move from there.</source>
        <translation>Klicke auf ein Gebiet oder eine Figur, um zu fragen, wohin eine Figur von dort ziehen könnte.</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>kein Plättchen</translation>
    </message>
    <message>
        <source>The board in the sandbox was saved by a newer version of Vozka; it stays unchanged. %1</source>
        <translation>Der Spielplan im Sandkasten wurde von einer neueren Version von Vozka gespeichert; er bleibt unverändert. %1</translation>
    </message>
    <message>
        <source>The board in the sandbox cannot be read and was set aside. %1</source>
        <translation>Der Spielplan im Sandkasten lässt sich nicht lesen und wurde beiseitegelegt. %1</translation>
    </message>
    <message>
        <source>There is nothing to save yet: no tile lies on the table.</source>
        <translation>Noch gibt es nichts zu speichern: Auf dem Tisch liegt kein Plättchen.</translation>
    </message>
    <message>
        <source>The lesson “%1” has been saved.</source>
        <extracomment>%1 is the name of a lesson.</extracomment>
        <translation>Die Lektion „%1“ wurde gespeichert.</translation>
    </message>
    <message>
        <source>The board of the sandbox has not been saved since %1. %2</source>
        <extracomment>%1 is a time, %2 a sentence that says why.</extracomment>
        <translation>Seit %1 Uhr wird der Spielplan des Sandkastens nicht mehr gespeichert. %2</translation>
    </message>
    <message>
        <source>This board cannot become a lesson. %1</source>
        <translation>Aus diesem Spielplan kann keine Lektion werden. %1</translation>
    </message>
    <message>
        <source>Press Enter to place the first tile.</source>
        <translation>Mit Enter legst du das erste Plättchen.</translation>
    </message>
    <message>
        <source>Arrows choose a space, R turns the tile, Enter places it.</source>
        <translation>Pfeile wählen ein Feld, R dreht das Plättchen, Enter legt es.</translation>
    </message>
    <message>
        <source>Arrows choose a tile, Enter shows where on it the figure may stand.</source>
        <translation>Pfeile wählen ein Plättchen, Enter zeigt, wo die Figur darauf stehen darf.</translation>
    </message>
    <message>
        <source>Choose a tile with the arrows and Enter; Tab leads to the tiles.</source>
        <translation>Wähle ein Plättchen mit Pfeilen und Enter; Tab führt zu den Plättchen.</translation>
    </message>
    <message>
        <source>R turns the chosen tile, Del takes it away, Enter shows more.</source>
        <translation>R dreht das gewählte Plättchen, Entf nimmt es weg, Enter zeigt mehr.</translation>
    </message>
    <message>
        <source>Arrows choose a space or a tile, Enter shows what can be done there.</source>
        <translation>Pfeile wählen ein Feld oder ein Plättchen, Enter zeigt, was dort möglich ist.</translation>
    </message>
    <message>
        <source>Click a place for the figure, on the board or in a box below it.</source>
        <translation>Klicke auf den Platz der Figur: auf dem Spielplan oder in einem Kasten darunter.</translation>
    </message>
    <message>
        <source>Arrows and Enter choose a place on the board, Tab a box below it.</source>
        <translation>Pfeile und Enter wählen einen Platz auf dem Spielplan, Tab einen Kasten darunter.</translation>
    </message>
</context>
<context>
    <name>vozka::SetUpModel</name>
    <message>
        <source>Every player needs a name.</source>
        <translation>Jeder Spieler braucht einen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n letter(s).</source>
        <translation>
            <numerusform>Ein Name hat höchstens %n Zeichen.</numerusform>
            <numerusform>Ein Name hat höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name has only one line.</source>
        <translation>Ein Name darf nur eine Zeile haben.</translation>
    </message>
    <message>
        <source>Two players are called “%1”.</source>
        <translation>Zwei Spieler heißen „%1“.</translation>
    </message>
</context>
<context>
    <name>vozka::SoundPlayer</name>
    <message>
        <source>Sounds need the QML module QtMultimedia, which is not installed here.</source>
        <translation>Klänge brauchen das QML-Modul QtMultimedia, das hier nicht installiert ist.</translation>
    </message>
</context>
<context>
    <name>vozka::StandingsModel</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) each</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1: je %n Punkt</numerusform>
            <numerusform>%1: je %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: place %2 with %n point(s)</source>
        <translation>
            <numerusform>%1: Platz %2 mit %n Punkt</numerusform>
            <numerusform>%1: Platz %2 mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Geteilter Sieg</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of %1</source>
        <translation>
            <numerusform>%n Punkt vor %1</numerusform>
            <numerusform>%n Punkte vor %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::Statistics</name>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
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
            <numerusform>%1: noch %n</numerusform>
            <numerusform>%1: noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vozka::TableClock</name>
    <message>
        <source>time up</source>
        <extracomment>Instead of the time that a player has left.</extracomment>
        <translation>Zeit um</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Die Zeit ist um.</translation>
    </message>
    <message>
        <source>Less than a minute left.</source>
        <translation>Weniger als eine Minute übrig.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left.</source>
        <translation>
            <numerusform>Noch %n Minute.</numerusform>
            <numerusform>Noch %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 over)</source>
        <extracomment>%1: player, %2: time beyond the player&apos;s limit (&quot;1:05&quot;).</extracomment>
        <translation>%1 (um %2)</translation>
    </message>
    <message>
        <source>Time up: %1</source>
        <extracomment>%1 are players, with how long each has played on.</extracomment>
        <translation>Zeit überschritten: %1</translation>
    </message>
</context>
<context>
    <name>vozka::app::Session</name>
    <message>
        <source>The game could not be saved in its place; it is in %1.</source>
        <translation>Die Partie konnte nicht an ihrem Platz gespeichert werden; sie liegt in %1.</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>The file cannot be read: %1.</source>
        <extracomment>%1 is the message of the system, here and in the next.</extracomment>
        <translation>Die Datei lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Die Datei lässt sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Die Datei ist größer als %1&#xa0;MiB.</translation>
    </message>
    <message>
        <source>This is a folder; a file was expected.</source>
        <translation>Das ist ein Ordner; erwartet wurde eine Datei.</translation>
    </message>
    <message>
        <source>This is not a regular file; pipes and devices are neither read nor written.</source>
        <translation>Das ist keine gewöhnliche Datei; Pipes und Geräte werden weder gelesen noch geschrieben.</translation>
    </message>
    <message>
        <source>Lists and objects may be nested at most %1 deep.</source>
        <translation>Listen und Objekte dürfen höchstens %1 Ebenen tief verschachtelt sein.</translation>
    </message>
    <message>
        <source>A file may hold at most %1 values and names of fields.</source>
        <translation>Eine Datei darf höchstens %1 Werte und Namen von Angaben enthalten.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; occurs here twice.</source>
        <translation>Die Angabe „%1“ kommt hier doppelt vor.</translation>
    </message>
    <message>
        <source>An object in braces was expected.</source>
        <translation>Erwartet wurde ein Objekt in geschweiften Klammern.</translation>
    </message>
    <message>
        <source>A list in brackets was expected.</source>
        <translation>Erwartet wurde eine Liste in eckigen Klammern.</translation>
    </message>
    <message>
        <source>A text in quotation marks was expected.</source>
        <translation>Erwartet wurde ein Text in Anführungszeichen.</translation>
    </message>
    <message>
        <source>A whole number was expected.</source>
        <translation>Erwartet wurde eine ganze Zahl.</translation>
    </message>
    <message>
        <source>true or false was expected.</source>
        <translation>Erwartet wurde true oder false.</translation>
    </message>
    <message>
        <source>Only true is possible here.</source>
        <translation>Hier ist nur true möglich.</translation>
    </message>
    <message>
        <source>A number from %1 to %2 was expected.</source>
        <translation>Erwartet wurde eine Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>The number of entries should be %1.</source>
        <translation>Die Zahl der Einträge sollte %1 sein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not possible here; expected was one of: %2.</source>
        <translation>„%1“ ist hier nicht möglich; erwartet wurde eines von: %2.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is missing.</source>
        <translation>Die Angabe „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The field &quot;%1&quot; is unknown.</source>
        <translation>Die Angabe „%1“ ist unbekannt.</translation>
    </message>
    <message>
        <source>The format &quot;%1&quot; was expected.</source>
        <translation>Erwartet wurde das Format „%1“.</translation>
    </message>
    <message>
        <source>Only files of version %1 can be read; a newer Vozka may have written this one.</source>
        <translation>Nur Dateien der Version %1 lassen sich lesen; diese hat vielleicht eine neuere Version von Vozka geschrieben.</translation>
    </message>
    <message>
        <source>There is no kind of feature called &quot;%1&quot;.</source>
        <translation>Keine Art von Gebiet heißt „%1“.</translation>
    </message>
    <message>
        <source>The edge %1 is named twice.</source>
        <translation>Die Kante %1 ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>A name is needed here.</source>
        <translation>Hier wird ein Name gebraucht.</translation>
    </message>
    <message>
        <source>This name is too long; it may have at most %1 characters.</source>
        <translation>Dieser Name ist zu lang; er darf höchstens %1 Zeichen haben.</translation>
    </message>
    <message>
        <source>There must be at least one tile.</source>
        <translation>Es muss mindestens ein Plättchen geben.</translation>
    </message>
    <message>
        <source>There may be at most %1 kinds of tiles.</source>
        <translation>Es darf höchstens %1 Arten von Plättchen geben.</translation>
    </message>
    <message>
        <source>There are two kinds of tiles called &quot;%1&quot;.</source>
        <translation>Zwei Arten von Plättchen heißen „%1“.</translation>
    </message>
    <message>
        <source>There is another start tile already.</source>
        <translation>Es gibt schon ein anderes Startplättchen.</translation>
    </message>
    <message>
        <source>At least one tile set is needed.</source>
        <translation>Mindestens ein Plättchensatz wird gebraucht.</translation>
    </message>
    <message>
        <source>There is no tile set called &quot;%1&quot;.</source>
        <translation>Kein Plättchensatz heißt „%1“.</translation>
    </message>
    <message>
        <source>The tile set &quot;%1&quot; is named twice.</source>
        <translation>Der Plättchensatz „%1“ ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>None of these tile sets has a start tile.</source>
        <translation>Keiner dieser Plättchensätze hat ein Startplättchen.</translation>
    </message>
    <message>
        <source>There is no option called &quot;%1&quot;.</source>
        <translation>Keine Option heißt „%1“.</translation>
    </message>
    <message>
        <source>There must be %1 to %2 players.</source>
        <translation>Es müssen %1 bis %2 Spieler sein.</translation>
    </message>
    <message>
        <source>A name has %1 to %2 characters.</source>
        <translation>Ein Name hat %1 bis %2 Zeichen.</translation>
    </message>
    <message>
        <source>A name has no line breaks.</source>
        <translation>Ein Name darf keine Zeilenumbrüche enthalten.</translation>
    </message>
    <message>
        <source>Two players have the same colour: %1.</source>
        <translation>Zwei Spieler haben dieselbe Farbe: %1.</translation>
    </message>
    <message>
        <source>There is no action called &quot;%1&quot;.</source>
        <translation>Keine Aktion heißt „%1“.</translation>
    </message>
    <message>
        <source>No tile set of this game has a tile &quot;%1&quot;.</source>
        <translation>Kein Plättchensatz dieser Partie hat ein Plättchen „%1“.</translation>
    </message>
    <message>
        <source>There is no feature &quot;%1&quot; on tile %2.</source>
        <extracomment>%1 is the feature, %2 the tile.</extracomment>
        <translation>Auf Plättchen %2 gibt es kein Gebiet „%1“.</translation>
    </message>
    <message>
        <source>There is no figure called &quot;%1&quot; in this game.</source>
        <translation>In dieser Partie gibt es keine Figur „%1“.</translation>
    </message>
    <message>
        <source>A text is needed here.</source>
        <translation>Hier wird ein Text gebraucht.</translation>
    </message>
    <message>
        <source>This text is too long; it may have at most %1 characters.</source>
        <translation>Dieser Text ist zu lang; er darf höchstens %1 Zeichen haben.</translation>
    </message>
    <message>
        <source>There is no text called &quot;%1&quot;.</source>
        <extracomment>%1 is the name of a text, here and in the next.</extracomment>
        <translation>Kein Text heißt „%1“.</translation>
    </message>
    <message>
        <source>Nothing in the lesson shows the text &quot;%1&quot;.</source>
        <translation>Der Text „%1“ wird in der Lektion nirgends gezeigt.</translation>
    </message>
    <message>
        <source>There is no rule called &quot;%1&quot;.</source>
        <extracomment>%1 is the name of a rule, here and in the next.</extracomment>
        <translation>Keine Regel heißt „%1“.</translation>
    </message>
    <message>
        <source>The rule &quot;%1&quot; is already listed here.</source>
        <translation>Die Regel „%1“ steht hier schon.</translation>
    </message>
    <message>
        <source>There must be at least one rule.</source>
        <translation>Es muss mindestens eine Regel geben.</translation>
    </message>
    <message>
        <source>There must be at least one move.</source>
        <translation>Es muss mindestens einen Zug geben.</translation>
    </message>
    <message>
        <source>There must be at least one example.</source>
        <translation>Es muss mindestens ein Beispiel geben.</translation>
    </message>
    <message>
        <source>There is another lesson called &quot;%1&quot; already.</source>
        <translation>Eine andere Lektion heißt schon „%1“.</translation>
    </message>
    <message>
        <source>The name of a lesson must end in .lesson.json or .story.json.</source>
        <translation>Der Name einer Lektion muss auf .lesson.json oder .story.json enden.</translation>
    </message>
    <message>
        <source>There is another example called &quot;%1&quot; already.</source>
        <translation>Ein anderes Beispiel heißt schon „%1“.</translation>
    </message>
    <message>
        <source>The last move does not score the feature on which the figure of the example stands.</source>
        <translation>Der letzte Zug wertet nicht das Gebiet, auf dem die Figur des Beispiels steht.</translation>
    </message>
    <message>
        <source>There are two labels with the number %1.</source>
        <extracomment>%1 is the number of a label, here and in the next two.</extracomment>
        <translation>Es gibt zwei Beschriftungen mit der Nummer %1.</translation>
    </message>
    <message>
        <source>There is no label with the number %1.</source>
        <translation>Es gibt keine Beschriftung mit der Nummer %1.</translation>
    </message>
    <message>
        <source>No step shows the label %1.</source>
        <translation>Kein Schritt zeigt die Beschriftung %1.</translation>
    </message>
    <message>
        <source>By the rules it is different: %1.</source>
        <extracomment>%1: the correct words of the file format.</extracomment>
        <translation>Nach den Regeln ist es anders: %1.</translation>
    </message>
    <message>
        <source>These do not belong together; by the rules the same is true only of: %1.</source>
        <extracomment>%1 are features with their places, here and in the following.</extracomment>
        <translation>Diese Teile gehören nicht zusammen; nach den Regeln gilt dasselbe nur für: %1.</translation>
    </message>
    <message>
        <source>The example does not mention this: %1.</source>
        <translation>Das Beispiel sagt nichts dazu: %1.</translation>
    </message>
    <message>
        <source>The example already says something else about this: %1.</source>
        <translation>Das Beispiel sagt dazu schon etwas anderes: %1.</translation>
    </message>
    <message>
        <source>The label does not refer to this: %1.</source>
        <translation>Die Beschriftung sagt nichts davon: %1.</translation>
    </message>
    <message>
        <source>There is already a label here: %1.</source>
        <translation>Hier liegt schon eine Beschriftung: %1.</translation>
    </message>
    <message>
        <source>This answer is right, so it cannot be called wrong.</source>
        <translation>Diese Antwort ist richtig, sie kann also nicht als falsch bezeichnet werden.</translation>
    </message>
    <message>
        <source>A tile needs a name.</source>
        <extracomment>%1 is a tile or a feature of it, here and in the following.</extracomment>
        <translation>Ein Plättchen braucht einen Namen.</translation>
    </message>
    <message>
        <source>Tile %1: there must be at least one copy.</source>
        <translation>Plättchen %1: Es muss mindestens einmal vorhanden sein.</translation>
    </message>
    <message>
        <source>Tile %1: a tile has 1 to 12 features.</source>
        <translation>Plättchen %1: Ein Plättchen hat 1 bis 12 Gebiete.</translation>
    </message>
    <message>
        <source>Two features of the tile are called &quot;%1&quot;.</source>
        <translation>Zwei Gebiete des Plättchens heißen „%1“.</translation>
    </message>
    <message>
        <source>Feature %1: roads and cities must have edges; other features must not.</source>
        <translation>Gebiet %1: Straßen und Städte haben Kanten, und nur sie.</translation>
    </message>
    <message>
        <source>%1: fields must cover the half-edges beside roads exactly.</source>
        <translation>%1: Wiesen müssen die halben Kanten neben Straßen genau abdecken.</translation>
    </message>
    <message>
        <source>Feature %1: another feature has one of its edges.</source>
        <translation>Gebiet %1: Ein anderes Gebiet hat eine seiner Kanten.</translation>
    </message>
    <message>
        <source>Field %1: a side without a road is one field.</source>
        <translation>Wiese %1: Eine Seite ohne Straße ist eine einzige Wiese.</translation>
    </message>
    <message>
        <source>Road %1: its ends do not match its edges.</source>
        <translation>Straße %1: Ihre Enden passen nicht zu ihren Kanten.</translation>
    </message>
    <message>
        <source>Feature %1: this list may only name cities of the tile.</source>
        <translation>Gebiet %1: Diese Liste darf nur Städte des Plättchens nennen.</translation>
    </message>
    <message>
        <source>Feature %1: it can only be within a city of the tile.</source>
        <translation>Gebiet %1: Es kann nur in einer Stadt des Plättchens liegen.</translation>
    </message>
    <message>
        <source>Tile %1: a link joins two different features, no fields.</source>
        <translation>Plättchen %1: Eine Verbindung verknüpft zwei verschiedene Gebiete, keine Wiesen.</translation>
    </message>
    <message>
        <source>Tile %1: a link is named twice.</source>
        <translation>Plättchen %1: Eine Verbindung ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>Short road %1: it must lead to a city of the tile.</source>
        <translation>Kurze Straße %1: Sie muss zu einer Stadt des Plättchens führen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player&apos;s name, %2 the action or the gain.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>draws a tile</source>
        <translation>zieht ein Plättchen</translation>
    </message>
    <message>
        <source>The tile cannot be placed anywhere and is removed from the game.</source>
        <translation>Das Plättchen lässt sich nirgends anlegen und wird aus dem Spiel genommen.</translation>
    </message>
    <message>
        <source>The tile cannot be played yet. It is put aside, and another one is drawn.</source>
        <translation>Das Plättchen kann noch nicht gespielt werden. Es wird beiseitegelegt und ein anderes gezogen.</translation>
    </message>
    <message>
        <source>moves a piece on the board</source>
        <translation>bewegt eine Spielfigur auf dem Spielplan</translation>
    </message>
    <message>
        <source>puts a piece on a pile</source>
        <translation>legt ein Teil auf einen Stapel</translation>
    </message>
    <message>
        <source>takes a figure off the board</source>
        <translation>nimmt eine Figur vom Spielplan</translation>
    </message>
    <message>
        <source>gets a figure back</source>
        <translation>bekommt eine Figur zurück</translation>
    </message>
    <message>
        <source>begins the turn</source>
        <translation>beginnt den Zug</translation>
    </message>
    <message>
        <source>places a tile</source>
        <translation>legt ein Plättchen an</translation>
    </message>
    <message>
        <source>places no tile</source>
        <translation>legt kein Plättchen an</translation>
    </message>
    <message>
        <source>%1 on the tile</source>
        <extracomment>%1: kind of figure (&quot;meeple&quot;), here and in the next five.</extracomment>
        <translation>%1 auf dem Plättchen</translation>
    </message>
    <message>
        <source>%1 on the road</source>
        <translation>%1 auf der Straße</translation>
    </message>
    <message>
        <source>%1 in the city</source>
        <translation>%1 in der Stadt</translation>
    </message>
    <message>
        <source>%1 in the field</source>
        <translation>%1 auf der Wiese</translation>
    </message>
    <message>
        <source>%1 where four tiles meet</source>
        <translation>%1 auf der Ecke von vier Plättchen</translation>
    </message>
    <message>
        <source>%1 in the monastery</source>
        <translation>%1 im Kloster</translation>
    </message>
    <message>
        <source>A feature is completed.</source>
        <translation>Ein Gebiet ist abgeschlossen.</translation>
    </message>
    <message numerus="yes">
        <source>A road of %n tiles is completed.</source>
        <translation>
            <numerusform>Eine Straße aus %n Plättchen ist abgeschlossen.</numerusform>
            <numerusform>Eine Straße aus %n Plättchen ist abgeschlossen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A city of %n tiles is completed.</source>
        <translation>
            <numerusform>Eine Stadt aus %n Plättchen ist abgeschlossen.</numerusform>
            <numerusform>Eine Stadt aus %n Plättchen ist abgeschlossen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A monastery is completed.</source>
        <translation>Ein Kloster ist abgeschlossen.</translation>
    </message>
    <message>
        <source>%1: %2 = %3</source>
        <extracomment>%1 is the scored feature (&quot;City&quot;), %2 the sum (&quot;5 tiles × 2 + 1 coat of arms × 2&quot;), %3 the points.</extracomment>
        <translation>%1: %2 = %3</translation>
    </message>
    <message>
        <source>%1 returned to the supply</source>
        <extracomment>%1 is a kind of figure.</extracomment>
        <translation>%1 zurück in den Vorrat</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 zieht weiter</translation>
    </message>
    <message>
        <source>%1 moves to a road</source>
        <translation>%1 zieht weiter auf eine Straße</translation>
    </message>
    <message>
        <source>%1 moves to a city</source>
        <translation>%1 zieht weiter in eine Stadt</translation>
    </message>
    <message>
        <source>%1 moves to a monastery</source>
        <translation>%1 zieht weiter in ein Kloster</translation>
    </message>
    <message numerus="yes">
        <source>takes %n pieces</source>
        <translation>
            <numerusform>nimmt %n Stück</numerusform>
            <numerusform>nimmt %n Stück</numerusform>
        </translation>
    </message>
    <message>
        <source>takes an extra turn</source>
        <translation>ist noch einmal am Zug</translation>
    </message>
    <message>
        <source>%1 (then an extra turn)</source>
        <extracomment>%1: the current task (&quot;place the tile&quot;). Another turn follows, or this is that turn.</extracomment>
        <translation>%1 (danach noch einmal)</translation>
    </message>
    <message>
        <source>%1 (extra turn)</source>
        <translation>%1 (noch einmal)</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>places a figure: %1</source>
        <extracomment>%1 is a kind of figure.</extracomment>
        <translation>setzt eine Figur: %1</translation>
    </message>
    <message>
        <source>places a knight in the city</source>
        <translation>setzt einen Ritter in die Stadt</translation>
    </message>
    <message>
        <source>places a highwayman on the road</source>
        <translation>setzt einen Wegelagerer auf die Straße</translation>
    </message>
    <message>
        <source>places a thief on the road</source>
        <translation>setzt einen Wegelagerer auf die Straße</translation>
    </message>
    <message>
        <source>places a farmer in the field</source>
        <translation>setzt einen Bauern auf die Wiese</translation>
    </message>
    <message>
        <source>places a monk in the monastery</source>
        <translation>setzt einen Mönch ins Kloster</translation>
    </message>
    <message>
        <source>gets the knight back</source>
        <translation>bekommt den Ritter zurück</translation>
    </message>
    <message>
        <source>gets the highwayman back</source>
        <translation>bekommt den Wegelagerer zurück</translation>
    </message>
    <message>
        <source>gets the thief back</source>
        <translation>bekommt den Wegelagerer zurück</translation>
    </message>
    <message>
        <source>gets the farmer back</source>
        <translation>bekommt den Bauern zurück</translation>
    </message>
    <message>
        <source>gets the monk back</source>
        <translation>bekommt den Mönch zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <extracomment>What a tile shows, in a list.</extracomment>
        <translation>
            <numerusform>Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coats of arms</source>
        <translation>
            <numerusform>%n Wappen</numerusform>
            <numerusform>%n Wappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roads</source>
        <translation>
            <numerusform>Straße</numerusform>
            <numerusform>%n Straßen</numerusform>
        </translation>
    </message>
    <message>
        <source>junction</source>
        <translation>Kreuzung</translation>
    </message>
    <message numerus="yes">
        <source>%n monasteries</source>
        <translation>
            <numerusform>Kloster</numerusform>
            <numerusform>%n Klöster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields</source>
        <translation>
            <numerusform>Wiese</numerusform>
            <numerusform>%n Wiesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>Kinds of features, as names.</extracomment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>Place the tile at %1, %2, turned %3°</source>
        <extracomment>%1 and %2 are the column and the row, %3 the turn in degrees.</extracomment>
        <translation>Plättchen bei %1, %2 anlegen, um %3° gedreht</translation>
    </message>
    <message>
        <source>No figure</source>
        <translation>Keine Figur</translation>
    </message>
    <message>
        <source>%1 to the supply</source>
        <translation>%1 in den Vorrat</translation>
    </message>
    <message>
        <source>draw a tile</source>
        <translation>Plättchen ziehen</translation>
    </message>
    <message>
        <source>place the tile</source>
        <translation>Plättchen anlegen</translation>
    </message>
    <message>
        <source>place a figure on the tile, or none</source>
        <translation>Figur auf das Plättchen setzen oder „Keine Figur“ wählen</translation>
    </message>
    <message>
        <source>score what is completed</source>
        <translation>Abgeschlossenes werten</translation>
    </message>
    <message>
        <source>places the abbey</source>
        <translation>legt die Abtei an</translation>
    </message>
    <message>
        <source>does not place the abbey</source>
        <translation>legt die Abtei nicht an</translation>
    </message>
    <message>
        <source>%1 in the abbey</source>
        <extracomment>%1 is a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>%1 in der Abtei</translation>
    </message>
    <message>
        <source>An abbey is completed.</source>
        <translation>Eine Abtei ist abgeschlossen.</translation>
    </message>
    <message>
        <source>%1 moves to an abbey</source>
        <translation>%1 zieht weiter in eine Abtei</translation>
    </message>
    <message>
        <source>The game is over. Abbeys not placed: %1</source>
        <extracomment>%1 are the names of the players who still have their abbey.</extracomment>
        <translation>Die Partie ist zu Ende. Abtei nicht angelegt: %1</translation>
    </message>
    <message>
        <source>places a monk in the abbey</source>
        <translation>setzt einen Mönch in die Abtei</translation>
    </message>
    <message>
        <source>places the mayor in the city</source>
        <translation>setzt den Bürgermeister in die Stadt</translation>
    </message>
    <message>
        <source>places the wagon on the road</source>
        <translation>setzt den Wagen auf die Straße</translation>
    </message>
    <message>
        <source>places the wagon in the city</source>
        <translation>setzt den Wagen in die Stadt</translation>
    </message>
    <message>
        <source>places the wagon in the monastery</source>
        <translation>setzt den Wagen ins Kloster</translation>
    </message>
    <message>
        <source>places the wagon in the abbey</source>
        <translation>setzt den Wagen in die Abtei</translation>
    </message>
    <message>
        <source>places the barn where four tiles meet</source>
        <translation>setzt den Gutshof auf die Ecke von vier Plättchen</translation>
    </message>
    <message>
        <source>gets the mayor back</source>
        <translation>bekommt den Bürgermeister zurück</translation>
    </message>
    <message>
        <source>gets the wagon back</source>
        <translation>bekommt den Wagen zurück</translation>
    </message>
    <message>
        <source>gets the barn back</source>
        <translation>bekommt den Gutshof zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n abbeys</source>
        <translation>
            <numerusform>Abtei</numerusform>
            <numerusform>%n Abteien</numerusform>
        </translation>
    </message>
    <message>
        <source>Abbey</source>
        <translation>Abtei</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation>Plättchen ziehen</translation>
    </message>
    <message>
        <source>Pass without the abbey</source>
        <translation>Ohne Abtei passen</translation>
    </message>
    <message>
        <source>This is the last chance to place the abbey.</source>
        <extracomment>Warning before a choice that cannot be repeated.</extracomment>
        <translation>Das ist die letzte Gelegenheit, die Abtei anzulegen.</translation>
    </message>
    <message>
        <source>This may be the last chance to place the abbey.</source>
        <translation>Das ist vielleicht die letzte Gelegenheit, die Abtei anzulegen.</translation>
    </message>
    <message>
        <source>A tile has already been drawn in this turn; an abbey is placed instead of drawing one.</source>
        <translation>In diesem Zug wurde schon ein Plättchen gezogen; eine Abtei wird angelegt, statt eines zu ziehen.</translation>
    </message>
    <message>
        <source>The abbey is placed in a hole, an empty space with tiles on all four sides, instead of drawing a tile. When this turn began, there was no hole.</source>
        <translation>Die Abtei wird in eine Lücke gelegt, ein leeres Feld mit Plättchen auf allen vier Seiten, statt ein Plättchen zu ziehen. Als dieser Zug begann, gab es keine Lücke.</translation>
    </message>
    <message>
        <source>place the abbey in a hole, or draw a tile</source>
        <translation>Abtei in eine Lücke legen oder Plättchen ziehen</translation>
    </message>
    <message>
        <source>place the abbey in a hole, or pass</source>
        <translation>Abtei in eine Lücke legen oder passen</translation>
    </message>
    <message>
        <source>move the wagon, or return it to the supply</source>
        <translation>Wagen weiterziehen lassen oder in den Vorrat zurücklegen</translation>
    </message>
    <message>
        <source>Drag the wagon to any place: it stays there, or the reason against it is shown.</source>
        <translation>Ziehe den Wagen an eine beliebige Stelle: Er bleibt dort, oder du erfährst, warum er dort nicht stehen darf.</translation>
    </message>
    <message>
        <source>Where may the wagon move? Mark every feature, then check.</source>
        <translation>Wohin darf der Wagen ziehen? Markiere alle Gebiete, dann prüfe.</translation>
    </message>
    <message>
        <source>The wagon is returned to the supply. That is always allowed.</source>
        <translation>Der Wagen kommt zurück in den Vorrat. Das ist immer erlaubt.</translation>
    </message>
    <message>
        <source>abbey</source>
        <translation>Abtei</translation>
    </message>
    <message>
        <source>Incomplete and unoccupied; the two are directly adjacent.</source>
        <translation>Unvollendet und unbesetzt; beide Gebiete grenzen direkt aneinander.</translation>
    </message>
    <message>
        <source>For a lesson, a wagon must stand on a feature that the last tile completes.</source>
        <translation>Für eine Lektion muss ein Wagen auf einem Gebiet stehen, das das letzte Plättchen abschließt.</translation>
    </message>
    <message>
        <source>For a lesson, only the wagon may be on the last tile.</source>
        <translation>Für eine Lektion darf auf dem letzten Plättchen nichts außer dem Wagen stehen.</translation>
    </message>
    <message>
        <source>Incomplete and unoccupied; the wagon may only move to the part within range.</source>
        <translation>Unvollendet und unbesetzt; der Wagen darf nur auf den Teil in Reichweite ziehen.</translation>
    </message>
    <message>
        <source>Connected to the abbey, not to this road.</source>
        <translation>Mit der Abtei verbunden, nicht mit dieser Straße.</translation>
    </message>
    <message>
        <source>Connected to the abbey, not to this city.</source>
        <translation>Mit der Abtei verbunden, nicht mit dieser Stadt.</translation>
    </message>
    <message>
        <source>Connected to the abbey, not to this monastery.</source>
        <translation>Mit der Abtei verbunden, nicht mit diesem Kloster.</translation>
    </message>
    <message>
        <source>Connected to the other abbey, not to this one.</source>
        <translation>Mit der anderen Abtei verbunden, nicht mit dieser.</translation>
    </message>
    <message>
        <source>a barn is placed</source>
        <translation>Gutshof gesetzt</translation>
    </message>
    <message>
        <source>connected to a barn</source>
        <translation>mit Gutshof verbunden</translation>
    </message>
    <message>
        <source>barn at the end</source>
        <translation>Gutshof am Spielende</translation>
    </message>
    <message>
        <source>An abbey looks the same on every side, so it is not turned.</source>
        <translation>Eine Abtei sieht auf jeder Seite gleich aus, deshalb wird sie nicht gedreht.</translation>
    </message>
    <message>
        <source>An abbey may only fill a hole, with tiles on all four sides; here the %1 side is open.</source>
        <extracomment>%1 is &quot;northern&quot;, &quot;eastern&quot;, &quot;southern&quot; or &quot;western&quot;.</extracomment>
        <translation>Eine Abtei darf nur eine Lücke mit Plättchen auf allen vier Seiten füllen; hier ist die %1 Seite offen.</translation>
    </message>
    <message>
        <source>Each player has just one abbey, and this one has been placed.</source>
        <translation>Jeder Spieler hat nur eine Abtei, und diese ist schon angelegt.</translation>
    </message>
    <message>
        <source>The %2 may not stand in an abbey.</source>
        <extracomment>%2 is a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>Diese Figur (%2) darf nicht in einer Abtei stehen.</translation>
    </message>
    <message>
        <source>%1’s %2 already stands in this abbey.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>In dieser Abtei steht schon eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>This abbey is completed; its figure has been returned to the supply.</source>
        <translation>Diese Abtei ist abgeschlossen; ihre Figur ist zurück im Vorrat.</translation>
    </message>
    <message>
        <source>The mayor may only be placed in an unoccupied city, and %1’s %2 stands in this one.</source>
        <translation>Der Bürgermeister darf nur in eine unbesetzte Stadt gesetzt werden, und in dieser steht schon eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>The wagon may never move to a field.</source>
        <translation>Der Wagen darf nie auf eine Wiese ziehen.</translation>
    </message>
    <message>
        <source>This abbey is completed.</source>
        <translation>Diese Abtei ist abgeschlossen.</translation>
    </message>
    <message>
        <source>%1’s %2 stands in this abbey.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>In dieser Abtei steht eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>An abbey lies in between.</source>
        <translation>Eine Abtei liegt dazwischen.</translation>
    </message>
    <message>
        <source>This feature lies beyond a junction, and the wagon may move only one step.</source>
        <translation>Dieses Gebiet liegt hinter einer Kreuzung, und der Wagen darf nur einen Schritt weit ziehen.</translation>
    </message>
    <message>
        <source>Another feature lies in between, and the wagon may not move through it.</source>
        <translation>Ein anderes Gebiet liegt dazwischen, und der Wagen darf nicht hindurchziehen.</translation>
    </message>
    <message>
        <source>Out of range: the wagon may only move to a feature on its own tile or on one of the 8 surrounding tiles.</source>
        <translation>Außer Reichweite: Der Wagen darf nur auf ein Gebiet des eigenen oder eines der 8 umliegenden Plättchen ziehen.</translation>
    </message>
    <message>
        <source>%1’s barn stands in this field.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>Auf dieser Wiese steht der Gutshof von %1.</translation>
    </message>
    <message>
        <source>mayor</source>
        <translation>Bürgermeister</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>barn</source>
        <translation>Gutshof</translation>
    </message>
    <message>
        <source>Move of the wagon</source>
        <translation>Weiterziehen des Wagens</translation>
    </message>
    <message>
        <source>Where a wagon may move after its feature has been scored. The other feature must be incomplete and unoccupied, and never a field.</source>
        <translation>Wohin ein Wagen weiterziehen darf, nachdem sein Gebiet gewertet wurde. Das andere Gebiet muss unvollendet und unbesetzt sein und darf nie eine Wiese sein.</translation>
    </message>
    <message>
        <source>by connection</source>
        <translation>nach Verbindung</translation>
    </message>
    <message>
        <source>To a feature that is directly connected with its own, for example by a gate or a junction, however far away.</source>
        <translation>Auf ein Gebiet, das mit dem eigenen direkt verbunden ist, zum Beispiel durch ein Stadttor oder eine Kreuzung, beliebig weit entfernt.</translation>
    </message>
    <message>
        <source>by distance</source>
        <translation>nach Entfernung</translation>
    </message>
    <message>
        <source>To a feature on its own tile or on one of the 8 surrounding tiles, connected or not.</source>
        <translation>Auf ein Gebiet des eigenen oder eines der 8 umliegenden Plättchen, verbunden oder nicht.</translation>
    </message>
    <message>
        <source>Abbeys left at the end</source>
        <translation>Übrige Abteien am Ende</translation>
    </message>
    <message>
        <source>What happens to abbeys that have not been placed when the last land tile is gone.</source>
        <translation>Was mit Abteien geschieht, die noch nicht angelegt sind, wenn das letzte Landschaftsplättchen aufgebraucht ist.</translation>
    </message>
    <message>
        <source>one extra round</source>
        <translation>eine Zusatzrunde</translation>
    </message>
    <message>
        <source>Everybody who still has an abbey may place it in one extra turn.</source>
        <translation>Wer noch eine Abtei hat, darf sie in einem zusätzlichen Zug anlegen.</translation>
    </message>
    <message>
        <source>until the first player places none</source>
        <translation>bis der erste Spieler keine anlegt</translation>
    </message>
    <message>
        <source>The turns go on, and the game ends at the first player who cannot place an abbey (ruling of 10/2024) or does not want to (our decision).</source>
        <translation>Es wird reihum weitergespielt, und die Partie endet beim ersten Spieler, der keine Abtei anlegen kann (Regelentscheidung von 10/2024) oder will (unsere Entscheidung).</translation>
    </message>
    <message>
        <source>until nobody places one</source>
        <translation>bis niemand mehr eine anlegt</translation>
    </message>
    <message>
        <source>The turns continue until no player has placed an abbey in a whole round. The ruling of 10/2024 can also be read in this way.</source>
        <translation>Es wird reihum weitergespielt, bis eine ganze Runde lang niemand eine Abtei anlegt. Auch so lässt sich die Regelentscheidung von 10/2024 lesen.</translation>
    </message>
    <message>
        <source>they are lost</source>
        <translation>sie verfallen</translation>
    </message>
    <message>
        <source>The game ends with the last land tile, and abbeys left are lost: an early answer for the classic edition and the first ruling for the new one (2/2021).</source>
        <translation>Die Partie endet mit dem letzten Landschaftsplättchen, und übrige Abteien verfallen: eine frühe Antwort zur klassischen Ausgabe und die erste Regelentscheidung zur neuen (2/2021).</translation>
    </message>
    <message>
        <source>Abbey &amp; Mayor</source>
        <translation>Abtei &amp; Bürgermeister</translation>
    </message>
    <message>
        <source>Incomplete abbey</source>
        <translation>Unvollendete Abtei</translation>
    </message>
    <message>
        <source>Barn</source>
        <translation>Gutshof</translation>
    </message>
    <message>
        <source>Field with a new barn</source>
        <translation>Wiese mit neuem Gutshof</translation>
    </message>
    <message>
        <source>Field connected to a barn</source>
        <translation>Wiese, mit einem Gutshof verbunden</translation>
    </message>
    <message numerus="yes">
        <source>%n completed cities</source>
        <translation>
            <numerusform>%n abgeschlossene Stadt</numerusform>
            <numerusform>%n abgeschlossene Städte</numerusform>
        </translation>
    </message>
    <message>
        <source>The Abbot</source>
        <translation>Der Abt</translation>
    </message>
    <message>
        <source>Tile %1: more copies with a garden than copies.</source>
        <extracomment>%1 is a tile.</extracomment>
        <translation>Plättchen %1: mehr Exemplare mit Garten als Exemplare.</translation>
    </message>
    <message>
        <source>abbot</source>
        <translation>Abt</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Garten</translation>
    </message>
    <message numerus="yes">
        <source>%n gardens</source>
        <translation>
            <numerusform>Garten</numerusform>
            <numerusform>%n Gärten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in the garden</source>
        <extracomment>%1 is a kind of figure (&quot;abbot&quot;).</extracomment>
        <translation>%1 im Garten</translation>
    </message>
    <message>
        <source>A garden is completed.</source>
        <translation>Ein Garten ist abgeschlossen.</translation>
    </message>
    <message>
        <source>places the abbot in the monastery</source>
        <translation>setzt den Abt ins Kloster</translation>
    </message>
    <message>
        <source>places the abbot in the abbey</source>
        <translation>setzt den Abt in die Abtei</translation>
    </message>
    <message>
        <source>places the abbot in the garden</source>
        <translation>setzt den Abt in den Garten</translation>
    </message>
    <message>
        <source>gets the abbot back</source>
        <translation>bekommt den Abt zurück</translation>
    </message>
    <message>
        <source>take the abbot back and score it</source>
        <translation>Abt zurücknehmen und werten</translation>
    </message>
    <message>
        <source>Only an abbot may stand in a garden.</source>
        <translation>In einem Garten darf nur ein Abt stehen.</translation>
    </message>
    <message>
        <source>%1’s abbot does not stand there.</source>
        <translation>Der Abt von %1 steht nicht dort.</translation>
    </message>
    <message>
        <source>%1’s %2 already stands in this garden.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>In diesem Garten steht schon eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>This garden is completed: it is scored, and its figure is returned to the supply.</source>
        <translation>Dieser Garten ist abgeschlossen: Er wird gewertet, und seine Figur kommt zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>Incomplete garden</source>
        <translation>Unvollendeter Garten</translation>
    </message>
    <message>
        <source>Gardens</source>
        <translation>Gärten</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles around it</source>
        <translation>
            <numerusform>%n Plättchen ringsum</numerusform>
            <numerusform>%n Plättchen ringsum</numerusform>
        </translation>
    </message>
    <message>
        <source>The city at the drawbridge is completed, so the bridge is up.</source>
        <translation>Die Stadt an der Zugbrücke ist abgeschlossen, also ist die Brücke oben.</translation>
    </message>
    <message>
        <source>No single player has the majority on the road, so nobody crosses its drawbridge.</source>
        <translation>Kein Spieler hat auf der Straße allein die Mehrheit, also geht niemand über ihre Zugbrücke.</translation>
    </message>
    <message>
        <source>cross a drawbridge with this figure, or return it to the supply</source>
        <translation>Figur über eine Zugbrücke führen oder in den Vorrat zurücklegen</translation>
    </message>
    <message>
        <source>drawbridge</source>
        <translation>Zugbrücke</translation>
    </message>
    <message>
        <source>The drawbridge is down: the figure may cross.</source>
        <extracomment>A drawbridge of the road of the moving figure.</extracomment>
        <translation>Die Zugbrücke ist unten: Die Figur darf hinüber.</translation>
    </message>
    <message>
        <source>The drawbridge is up: its city is completed.</source>
        <translation>Die Zugbrücke ist oben: Ihre Stadt ist abgeschlossen.</translation>
    </message>
    <message>
        <source>The drawbridge is down, but only a player who alone has the majority on the road may cross.</source>
        <translation>Die Zugbrücke ist unten, aber hinüber darf nur, wer auf der Straße allein die Mehrheit hat.</translation>
    </message>
    <message>
        <source>Drawbridge, down</source>
        <translation>Zugbrücke, unten</translation>
    </message>
    <message>
        <source>Drawbridge, up</source>
        <translation>Zugbrücke, oben</translation>
    </message>
    <message numerus="yes">
        <source>%n drawbridges are down: the city is not completed.</source>
        <translation>
            <numerusform>Die Zugbrücke ist unten: Ihre Stadt ist nicht abgeschlossen.</numerusform>
            <numerusform>%n Zugbrücken sind unten: Die Stadt ist nicht abgeschlossen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawbridges are up: the city is completed.</source>
        <translation>
            <numerusform>Die Zugbrücke ist oben: Ihre Stadt ist abgeschlossen.</numerusform>
            <numerusform>%n Zugbrücken sind oben: Die Stadt ist abgeschlossen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Incomplete and unoccupied; a drawbridge leads there.</source>
        <translation>Unvollendet und unbesetzt; eine Zugbrücke führt dorthin.</translation>
    </message>
    <message>
        <source>The %2 moves in a step of its own, in which it may also cross a drawbridge.</source>
        <extracomment>%2 is a kind of figure (&quot;wagon&quot;).</extracomment>
        <translation>Diese Figur (%2) zieht in einem eigenen Schritt weiter und darf dabei auch über eine Zugbrücke.</translation>
    </message>
    <message>
        <source>The city behind this drawbridge is completed, so the bridge is up.</source>
        <translation>Die Stadt hinter dieser Zugbrücke ist abgeschlossen, also ist die Brücke oben.</translation>
    </message>
    <message>
        <source>%1 does not have the majority on this road; the %2 is returned to the supply.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>%1 hat auf dieser Straße nicht die Mehrheit; die Figur (%2) kommt zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>No single player has the majority on this road, so nobody crosses a drawbridge.</source>
        <translation>Kein Spieler hat auf dieser Straße allein die Mehrheit, also geht niemand über eine Zugbrücke.</translation>
    </message>
    <message>
        <source>This %2 is %1’s.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>Diese Figur (%2) gehört %1.</translation>
    </message>
    <message>
        <source>The %2 cannot cross a drawbridge.</source>
        <extracomment>%2 is a kind of figure (&quot;mayor&quot;).</extracomment>
        <translation>Diese Figur (%2) kann nicht über eine Zugbrücke gehen.</translation>
    </message>
    <message>
        <source>No drawbridge of this road leads there.</source>
        <translation>Keine Zugbrücke dieser Straße führt dorthin.</translation>
    </message>
    <message>
        <source>The Drawbridges</source>
        <translation>Die Zugbrücken</translation>
    </message>
    <message>
        <source>The rules of The Drawbridges are official only with the base game. How they work together with other expansions is our decision.</source>
        <translation>Die Regeln der Zugbrücken sind nur mit dem Grundspiel offiziell. Wie sie mit anderen Erweiterungen zusammenwirken, ist unsere Entscheidung.</translation>
    </message>
    <message numerus="yes">
        <source>%n drawbridges</source>
        <translation>
            <numerusform>%n Zugbrücke</numerusform>
            <numerusform>%n Zugbrücken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawbridges, down</source>
        <translation>
            <numerusform>%n Zugbrücke, unten</numerusform>
            <numerusform>%n Zugbrücken, unten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawbridges, up</source>
        <translation>
            <numerusform>%n Zugbrücke, oben</numerusform>
            <numerusform>%n Zugbrücken, oben</numerusform>
        </translation>
    </message>
    <message>
        <source>One drawbridge up, one down</source>
        <translation>Eine Zugbrücke oben, eine unten</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <translation>Wirtshäuser &amp; Kathedralen</translation>
    </message>
    <message>
        <source>large meeple</source>
        <translation>großer Meeple</translation>
    </message>
    <message>
        <source>large follower</source>
        <extracomment>In the words of the classic edition.</extracomment>
        <translation>großer Gefolgsmann</translation>
    </message>
    <message>
        <source>places the large meeple in the city</source>
        <translation>setzt den großen Meeple in die Stadt</translation>
    </message>
    <message>
        <source>places the large follower in the city</source>
        <translation>setzt den großen Gefolgsmann in die Stadt</translation>
    </message>
    <message>
        <source>places the large meeple on the road</source>
        <translation>setzt den großen Meeple auf die Straße</translation>
    </message>
    <message>
        <source>places the large follower on the road</source>
        <translation>setzt den großen Gefolgsmann auf die Straße</translation>
    </message>
    <message>
        <source>places the large meeple in the field as a farmer</source>
        <translation>setzt den großen Meeple als Bauern auf die Wiese</translation>
    </message>
    <message>
        <source>places the large follower in the field as a farmer</source>
        <translation>setzt den großen Gefolgsmann als Bauern auf die Wiese</translation>
    </message>
    <message>
        <source>places the large meeple in the monastery</source>
        <translation>setzt den großen Meeple ins Kloster</translation>
    </message>
    <message>
        <source>places the large follower in the monastery</source>
        <translation>setzt den großen Gefolgsmann ins Kloster</translation>
    </message>
    <message>
        <source>places the large meeple in the abbey</source>
        <translation>setzt den großen Meeple in die Abtei</translation>
    </message>
    <message>
        <source>places the large follower in the abbey</source>
        <translation>setzt den großen Gefolgsmann in die Abtei</translation>
    </message>
    <message>
        <source>gets the large meeple back</source>
        <translation>bekommt den großen Meeple zurück</translation>
    </message>
    <message>
        <source>gets the large follower back</source>
        <translation>bekommt den großen Gefolgsmann zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n inns</source>
        <translation>
            <numerusform>%n Wirtshaus</numerusform>
            <numerusform>%n Wirtshäuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cathedrals</source>
        <translation>
            <numerusform>%n Kathedrale</numerusform>
            <numerusform>%n Kathedralen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles for the inn</source>
        <extracomment>Additional points of a road with an inn; &quot;× 1&quot; follows.</extracomment>
        <translation>
            <numerusform>%n Plättchen für das Wirtshaus</numerusform>
            <numerusform>%n Plättchen für das Wirtshaus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles and coats of arms for the cathedral</source>
        <extracomment>Additional points of a city with a cathedral; &quot;× 1&quot; follows.</extracomment>
        <translation>
            <numerusform>%n Plättchen für die Kathedrale</numerusform>
            <numerusform>%n Plättchen und Wappen für die Kathedrale</numerusform>
        </translation>
    </message>
    <message>
        <source>The Princess &amp; the Dragon</source>
        <translation>Burgfräulein &amp; Drache</translation>
    </message>
    <message>
        <source>Points of the fairy</source>
        <translation>Punkte der Fee</translation>
    </message>
    <message>
        <source>Who receives points for the fairy.</source>
        <translation>Wer Punkte für die Fee bekommt.</translation>
    </message>
    <message>
        <source>one figure</source>
        <translation>einer Figur</translation>
    </message>
    <message>
        <source>Only the figure next to which she stands.</source>
        <translation>Nur der Figur, neben der sie steht.</translation>
    </message>
    <message>
        <source>all figures on her tile</source>
        <translation>alle auf dem Plättchen</translation>
    </message>
    <message>
        <source>Everybody with a figure on her tile.</source>
        <translation>Allen, die eine Figur auf ihrem Plättchen haben.</translation>
    </message>
    <message>
        <source>The princess and the knight</source>
        <translation>Burgfräulein und Ritter</translation>
    </message>
    <message>
        <source>Whether a knight has to leave when a princess comes to the city.</source>
        <translation>Ob ein Ritter gehen muss, wenn ein Burgfräulein in die Stadt kommt.</translation>
    </message>
    <message>
        <source>may be sent to the supply</source>
        <translation>darf heimgeschickt werden</translation>
    </message>
    <message>
        <source>The player may leave all knights where they are.</source>
        <translation>Der Spieler darf alle Ritter stehen lassen.</translation>
    </message>
    <message>
        <source>has to be sent to the supply</source>
        <translation>muss heimgeschickt werden</translation>
    </message>
    <message>
        <source>One knight has to leave, even the player’s own.</source>
        <translation>Ein Ritter muss gehen, auch ein eigener.</translation>
    </message>
    <message>
        <source>The dragon moves</source>
        <translation>Der Drache zieht</translation>
    </message>
    <message>
        <source>When the dragon moves in the turn in which a tile with a dragon was placed.</source>
        <translation>Wann der Drache in dem Zug zieht, in dem ein Plättchen mit einem Drachen angelegt wurde.</translation>
    </message>
    <message>
        <source>before the scoring</source>
        <translation>vor der Wertung</translation>
    </message>
    <message>
        <source>Figures that are eaten do not score what the tile has completed.</source>
        <translation>Gefressene Figuren bekommen keine Punkte für das, was das Plättchen abgeschlossen hat.</translation>
    </message>
    <message>
        <source>after the scoring</source>
        <translation>nach der Wertung</translation>
    </message>
    <message>
        <source>What the tile has completed is scored first.</source>
        <translation>Was das Plättchen abgeschlossen hat, wird zuerst gewertet.</translation>
    </message>
    <message>
        <source>The dragon stands here.</source>
        <translation>Hier steht der Drache.</translation>
    </message>
    <message>
        <source>The fairy stands here: the dragon may not come to this tile, and all figures on it are safe from the dragon.</source>
        <translation>Hier steht die Fee: Der Drache darf nicht auf dieses Plättchen, und alle Figuren darauf sind vor ihm sicher.</translation>
    </message>
    <message>
        <source>The fairy stands here beside %1. The dragon may not come to this tile, and all figures on it are safe from the dragon.</source>
        <extracomment>%1 is a figure (&quot;Anna: meeple on the road&quot;).</extracomment>
        <translation>Hier steht die Fee neben einer Figur (%1). Der Drache darf nicht auf dieses Plättchen, und alle Figuren darauf sind vor ihm sicher.</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>fairy</source>
        <translation>Fee</translation>
    </message>
    <message numerus="yes">
        <source>%n signs of the dragon</source>
        <translation>
            <numerusform>%n Drachensymbol</numerusform>
            <numerusform>%n Drachensymbole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n magic portals</source>
        <translation>
            <numerusform>%n Zauberportal</numerusform>
            <numerusform>%n Zauberportale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n volcanoes</source>
        <translation>
            <numerusform>%n Vulkan</numerusform>
            <numerusform>%n Vulkane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n princesses</source>
        <translation>
            <numerusform>%n Burgfräulein</numerusform>
            <numerusform>%n Burgfräulein</numerusform>
        </translation>
    </message>
    <message>
        <source>move the dragon to a tile beside it</source>
        <translation>Drachen auf ein benachbartes Plättchen ziehen</translation>
    </message>
    <message>
        <source>move the fairy</source>
        <translation>die Fee versetzen</translation>
    </message>
    <message>
        <source>send a knight to the supply</source>
        <translation>einen Ritter heimschicken</translation>
    </message>
    <message>
        <source>moves the dragon</source>
        <translation>zieht den Drachen</translation>
    </message>
    <message>
        <source>moves the fairy</source>
        <translation>versetzt die Fee</translation>
    </message>
    <message>
        <source>move the dragon here</source>
        <translation>Drachen hierher ziehen</translation>
    </message>
    <message>
        <source>Fairy</source>
        <translation>Fee</translation>
    </message>
    <message>
        <source>beginning of the turn</source>
        <translation>Beginn des Zuges</translation>
    </message>
    <message>
        <source>The dragon has just come to this volcano: no figure may be placed on its tile.</source>
        <translation>Der Drache ist gerade zu diesem Vulkan gekommen: Auf sein Plättchen darf niemand gesetzt werden.</translation>
    </message>
    <message>
        <source>The dragon stands on that tile, so no figure may come to it.</source>
        <translation>Auf diesem Plättchen steht der Drache, also darf keine Figur darauf.</translation>
    </message>
    <message>
        <source>This figure may not go through a portal: %2.</source>
        <extracomment>%2 is a kind of figure (&quot;barn&quot;).</extracomment>
        <translation>Diese Figur darf nicht durch ein Zauberportal: %2.</translation>
    </message>
    <message>
        <source>The player has no figure there that the fairy may join.</source>
        <translation>Der Spieler hat dort keine Figur, zu der die Fee ziehen darf.</translation>
    </message>
    <message>
        <source>The fairy stands there already.</source>
        <translation>Die Fee steht schon dort.</translation>
    </message>
    <message>
        <source>The tile just placed adds no princess to that city.</source>
        <translation>Das gerade angelegte Plättchen bringt kein Burgfräulein in diese Stadt.</translation>
    </message>
    <message>
        <source>%1 has no such knight there: %2.</source>
        <translation>%1 hat dort keinen solchen Ritter: %2.</translation>
    </message>
    <message>
        <source>A knight of the city with the princess has to be sent to the supply.</source>
        <translation>Ein Ritter der Stadt mit dem Burgfräulein muss heimgeschickt werden.</translation>
    </message>
    <message>
        <source>There is no tile there for the dragon.</source>
        <translation>Dort liegt kein Plättchen für den Drachen.</translation>
    </message>
    <message>
        <source>The dragon has been there in this move.</source>
        <translation>Dort ist der Drache auf diesem Weg schon gewesen.</translation>
    </message>
    <message>
        <source>The fairy protects that tile from the dragon.</source>
        <translation>Die Fee hält den Drachen von diesem Plättchen fern.</translation>
    </message>
    <message>
        <source>The dragon is not in play: no volcano has been placed.</source>
        <translation>Der Drache ist nicht im Spiel: Noch ist kein Vulkan angelegt.</translation>
    </message>
    <message>
        <source>Only a tile with a dragon is put aside, and only while the dragon is not in play.</source>
        <translation>Nur ein Plättchen mit einem Drachen wird beiseitegelegt, und nur solange der Drache nicht im Spiel ist.</translation>
    </message>
    <message>
        <source>The River</source>
        <translation>Der Fluss</translation>
    </message>
    <message>
        <source>The River II</source>
        <translation>Der Fluss II</translation>
    </message>
    <message>
        <source>Room for the river</source>
        <translation>Platz für den Fluss</translation>
    </message>
    <message>
        <source>Where the river must not continue.</source>
        <translation>Wo der Fluss nicht weitergehen darf.</translation>
    </message>
    <message>
        <source>no U-turn</source>
        <translation>keine Kehrtwende</translation>
    </message>
    <message>
        <source>It may not bend the same way twice in a row.</source>
        <translation>Er darf nicht zweimal nacheinander in dieselbe Richtung abbiegen.</translation>
    </message>
    <message>
        <source>clear space ahead</source>
        <translation>freier Platz voraus</translation>
    </message>
    <message>
        <source>In addition, the six spaces ahead of each open end have to be empty.</source>
        <translation>Außerdem müssen die sechs Felder vor jedem offenen Ende leer sein.</translation>
    </message>
    <message>
        <source>The lake with the volcano</source>
        <translation>Der See mit dem Vulkan</translation>
    </message>
    <message>
        <source>Effect of the last tile of the second river.</source>
        <translation>Wirkung des letzten Plättchens des zweiten Flusses.</translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation>zusätzlicher Zug</translation>
    </message>
    <message>
        <source>No figure is placed on it, and its player draws another tile.</source>
        <translation>Auf ihn wird niemand gesetzt, und sein Spieler zieht ein weiteres Plättchen.</translation>
    </message>
    <message>
        <source>an ordinary tile</source>
        <translation>ein gewöhnliches Plättchen</translation>
    </message>
    <message>
        <source>It is placed like any other tile.</source>
        <translation>Er wird angelegt wie jedes andere Plättchen.</translation>
    </message>
    <message>
        <source>takes an extra turn because of the lake with the volcano</source>
        <translation>ist noch einmal am Zug, durch den See mit dem Vulkan</translation>
    </message>
    <message>
        <source>%1 (then an extra turn because of the lake with the volcano)</source>
        <extracomment>%1: the current task (&quot;place the tile&quot;). Another turn follows, or this is that turn.</extracomment>
        <translation>%1 (danach noch einmal, durch den See mit dem Vulkan)</translation>
    </message>
    <message>
        <source>%1 (extra turn because of the lake with the volcano)</source>
        <translation>%1 (noch einmal, durch den See mit dem Vulkan)</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message numerus="yes">
        <source>%n rivers</source>
        <translation>
            <numerusform>Fluss</numerusform>
            <numerusform>%n Flüsse</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the river</source>
        <extracomment>Not used in a game, because no figure can be there; %1 is a kind of figure (&quot;follower&quot;).</extracomment>
        <translation>%1 auf dem Fluss</translation>
    </message>
    <message numerus="yes">
        <source>%n herds of pigs</source>
        <translation>
            <numerusform>%n Schweineherde</numerusform>
            <numerusform>%n Schweineherden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities for the herd of pigs</source>
        <extracomment>%n: completed cities of the field, once for each herd; &quot;× 1&quot; (point) follows.</extracomment>
        <translation>
            <numerusform>%n Stadt für die Schweineherde</numerusform>
            <numerusform>%n Städte für die Schweineherde</numerusform>
        </translation>
    </message>
    <message>
        <source>A river tile has to continue the river.</source>
        <translation>Ein Flussplättchen muss den Fluss fortsetzen.</translation>
    </message>
    <message>
        <source>The river may not bend the same way twice in a row: that would be a U-turn.</source>
        <translation>Der Fluss darf nicht zweimal nacheinander in dieselbe Richtung abbiegen: Das wäre eine Kehrtwende.</translation>
    </message>
    <message>
        <source>The river may not run into itself.</source>
        <translation>Der Fluss darf nicht in sich selbst münden.</translation>
    </message>
    <message>
        <source>There is not enough space ahead: two spaces in front of the river and those beside them have to be empty.</source>
        <translation>Voraus ist kein Platz: Zwei Felder vor dem Fluss und die Felder daneben müssen leer sein.</translation>
    </message>
    <message>
        <source>No figure may stand on the river.</source>
        <translation>Auf dem Fluss darf keine Figur stehen.</translation>
    </message>
    <message>
        <source>No figure is placed on the tile with the lake and the volcano; the player who placed this tile draws another.</source>
        <translation>Auf den See mit dem Vulkan wird niemand gesetzt; sein Spieler zieht ein weiteres Plättchen.</translation>
    </message>
    <message>
        <source>The %1 side shows a river, but it meets a field.</source>
        <extracomment>%1 is &quot;northern&quot;, &quot;eastern&quot;, &quot;southern&quot; or &quot;western&quot;.</extracomment>
        <translation>Die %1 Seite zeigt einen Fluss, trifft aber auf eine Wiese.</translation>
    </message>
    <message>
        <source>The %1 side shows a river, but it meets a road.</source>
        <translation>Die %1 Seite zeigt einen Fluss, trifft aber auf eine Straße.</translation>
    </message>
    <message>
        <source>The %1 side shows a river, but it meets a city.</source>
        <translation>Die %1 Seite zeigt einen Fluss, trifft aber auf eine Stadt.</translation>
    </message>
    <message>
        <source>The %1 side shows a field, but it meets the river.</source>
        <translation>Die %1 Seite zeigt eine Wiese, trifft aber auf den Fluss.</translation>
    </message>
    <message>
        <source>The %1 side shows a road, but it meets the river.</source>
        <translation>Die %1 Seite zeigt eine Straße, trifft aber auf den Fluss.</translation>
    </message>
    <message>
        <source>The %1 side shows a city, but it meets the river.</source>
        <translation>Die %1 Seite zeigt eine Stadt, trifft aber auf den Fluss.</translation>
    </message>
    <message>
        <source>The Tower</source>
        <translation>Der Turm</translation>
    </message>
    <message>
        <source>Exchange of prisoners</source>
        <translation>Gefangenenaustausch</translation>
    </message>
    <message>
        <source>Which of several prisoners comes back when two players exchange them.</source>
        <translation>Welcher von mehreren Gefangenen zurückkommt, wenn zwei Spieler sie austauschen.</translation>
    </message>
    <message>
        <source>its owner chooses</source>
        <translation>der Besitzer wählt</translation>
    </message>
    <message>
        <source>The player who has just taken a prisoner chooses which of their own figures comes back.</source>
        <translation>Wer gerade einen Gefangenen gemacht hat, bestimmt, welche seiner eigenen Figuren zurückkommt.</translation>
    </message>
    <message>
        <source>the first taken</source>
        <translation>der zuerst gefangene</translation>
    </message>
    <message>
        <source>The one that was taken first comes back.</source>
        <translation>Es kommt zurück, wer zuerst gefangen genommen wurde.</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Turm</translation>
    </message>
    <message numerus="yes">
        <source>Tower of %n pieces</source>
        <translation>
            <numerusform>Turm mit %n Teil</numerusform>
            <numerusform>Turm mit %n Teilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower foundations</source>
        <translation>
            <numerusform>Turmfundament</numerusform>
            <numerusform>%n Turmfundamente</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the tower</source>
        <extracomment>%1 is a kind of figure (&quot;follower&quot;).</extracomment>
        <translation>%1 auf dem Turm</translation>
    </message>
    <message>
        <source>builds on a tower</source>
        <translation>baut an einem Turm</translation>
    </message>
    <message>
        <source>takes a prisoner: %1 (%2)</source>
        <extracomment>%1 is a kind of figure (&quot;follower&quot;), %2 the name of its owner.</extracomment>
        <translation>nimmt gefangen: %1 (%2)</translation>
    </message>
    <message>
        <source>gets a prisoner back: %1</source>
        <translation>bekommt einen Gefangenen zurück: %1</translation>
    </message>
    <message>
        <source>Prisoner</source>
        <translation>Gefangener</translation>
    </message>
    <message>
        <source>Tower pieces</source>
        <translation>Turmteile</translation>
    </message>
    <message>
        <source>closes a tower with a meeple</source>
        <translation>schließt einen Turm mit einem Meeple</translation>
    </message>
    <message>
        <source>closes a tower with a follower</source>
        <translation>schließt einen Turm mit einem Gefolgsmann</translation>
    </message>
    <message>
        <source>closes a tower with the large meeple</source>
        <translation>schließt einen Turm mit dem großen Meeple</translation>
    </message>
    <message>
        <source>closes a tower with the large follower</source>
        <translation>schließt einen Turm mit dem großen Gefolgsmann</translation>
    </message>
    <message>
        <source>gets the meeple on the tower back</source>
        <translation>bekommt den Meeple auf dem Turm zurück</translation>
    </message>
    <message>
        <source>gets the follower on the tower back</source>
        <translation>bekommt den Gefolgsmann auf dem Turm zurück</translation>
    </message>
    <message>
        <source>take a prisoner, or none</source>
        <translation>Figur gefangen nehmen oder „Keinen Gefangenen“ wählen</translation>
    </message>
    <message>
        <source>exchange of prisoners: choose which of your figures you get back</source>
        <translation>Austausch der Gefangenen: wählen, welche deiner Figuren du zurückbekommst</translation>
    </message>
    <message>
        <source>build on a tower</source>
        <translation>an einem Turm bauen</translation>
    </message>
    <message>
        <source>No prisoner</source>
        <translation>Keinen Gefangenen</translation>
    </message>
    <message>
        <source>get back: %1</source>
        <translation>zurückholen: %1</translation>
    </message>
    <message>
        <source>Ransom</source>
        <translation>Lösegeld</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>gezahlt</translation>
    </message>
    <message>
        <source>received</source>
        <translation>erhalten</translation>
    </message>
    <message>
        <source>No figure moves to a tower.</source>
        <translation>Auf einen Turm kann man nicht weiterziehen.</translation>
    </message>
    <message>
        <source>There is no tower foundation there.</source>
        <translation>Dort ist kein Turmfundament.</translation>
    </message>
    <message>
        <source>The tower is closed: %1’s %2 stands on it.</source>
        <translation>Der Turm ist geschlossen, auf ihm steht eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>No figure may stand on a bare foundation: the tower needs at least one piece.</source>
        <translation>Auf einem bloßen Fundament darf keine Figur stehen: Der Turm braucht mindestens ein Teil.</translation>
    </message>
    <message>
        <source>No tower piece is left.</source>
        <translation>Es ist kein Turmteil mehr übrig.</translation>
    </message>
    <message>
        <source>The tower does not reach that far.</source>
        <translation>So weit reicht der Turm nicht.</translation>
    </message>
    <message numerus="yes">
        <source>The tower has %n pieces: it reaches no further than that many tiles in a straight line.</source>
        <translation>
            <numerusform>Der Turm hat %n Teil: Er reicht nicht weiter als bis zu den Plättchen daneben.</numerusform>
            <numerusform>Der Turm hat %n Teile: Er reicht in gerader Linie nur ebenso viele Plättchen weit.</numerusform>
        </translation>
    </message>
    <message>
        <source>This figure cannot be taken prisoner: %2.</source>
        <translation>Diese Figur kann nicht gefangen genommen werden: %2.</translation>
    </message>
    <message>
        <source>%1 has no such figure there: %2.</source>
        <extracomment>%1 is a player, %2 a kind of figure.</extracomment>
        <translation>%1 hat dort keine solche Figur: %2.</translation>
    </message>
    <message>
        <source>%1 holds no such prisoner: %2.</source>
        <translation>%1 hat keinen solchen Gefangenen: %2.</translation>
    </message>
    <message>
        <source>One prisoner has been bought back in this turn already.</source>
        <translation>In diesem Zug wurde schon ein Gefangener ausgelöst.</translation>
    </message>
    <message>
        <source>It costs 3 points to buy a prisoner back.</source>
        <translation>Es kostet 3 Punkte, einen Gefangenen auszulösen.</translation>
    </message>
    <message>
        <source>Traders &amp; Builders</source>
        <translation>Händler &amp; Baumeister</translation>
    </message>
    <message>
        <source>An abbey as the second tile</source>
        <translation>Eine Abtei als zweites Plättchen</translation>
    </message>
    <message>
        <source>Whether an abbey may be placed in the second turn that a builder gives.</source>
        <translation>Ob im zweiten Zug, den ein Baumeister bringt, eine Abtei angelegt werden darf.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>Schwein</translation>
    </message>
    <message numerus="yes">
        <source>%n signs of wine</source>
        <translation>
            <numerusform>%n Weinsymbol</numerusform>
            <numerusform>%n Weinsymbole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signs of grain</source>
        <translation>
            <numerusform>%n Kornsymbol</numerusform>
            <numerusform>%n Kornsymbole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signs of cloth</source>
        <translation>
            <numerusform>%n Tuchsymbol</numerusform>
            <numerusform>%n Tuchsymbole</numerusform>
        </translation>
    </message>
    <message>
        <source>Wine</source>
        <extracomment>Goods tokens of one kind; here and in the next two.</extracomment>
        <translation>Wein</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Korn</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tuch</translation>
    </message>
    <message numerus="yes">
        <source>takes %n goods tokens: wine</source>
        <translation>
            <numerusform>nimmt %n Warenmarker: Wein</numerusform>
            <numerusform>nimmt %n Warenmarker: Wein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n goods tokens: grain</source>
        <translation>
            <numerusform>nimmt %n Warenmarker: Korn</numerusform>
            <numerusform>nimmt %n Warenmarker: Korn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n goods tokens: cloth</source>
        <translation>
            <numerusform>nimmt %n Warenmarker: Tuch</numerusform>
            <numerusform>nimmt %n Warenmarker: Tuch</numerusform>
        </translation>
    </message>
    <message>
        <source>takes an extra turn, by the builder</source>
        <translation>ist noch einmal am Zug, durch den Baumeister</translation>
    </message>
    <message>
        <source>%1 (then an extra turn, by the builder)</source>
        <extracomment>%1: the current task (&quot;place the tile&quot;). Another turn follows, or this is that turn.</extracomment>
        <translation>%1 (danach noch einmal, durch den Baumeister)</translation>
    </message>
    <message>
        <source>%1 (extra turn, by the builder)</source>
        <translation>%1 (noch einmal, durch den Baumeister)</translation>
    </message>
    <message>
        <source>places the builder on the road</source>
        <translation>setzt den Baumeister auf die Straße</translation>
    </message>
    <message>
        <source>places the builder in the city</source>
        <translation>setzt den Baumeister in die Stadt</translation>
    </message>
    <message>
        <source>places the pig in the field</source>
        <translation>setzt das Schwein auf die Wiese</translation>
    </message>
    <message>
        <source>gets the builder back</source>
        <translation>bekommt den Baumeister zurück</translation>
    </message>
    <message>
        <source>gets the pig back</source>
        <translation>bekommt das Schwein zurück</translation>
    </message>
    <message>
        <source>The builder joins a figure of its owner: %1 has none there.</source>
        <extracomment>%1 is a player&apos;s name; here and in the next two.</extracomment>
        <translation>Der Baumeister kommt zu einer Figur seines Besitzers: %1 hat dort keine.</translation>
    </message>
    <message>
        <source>The builder joins a figure of its owner: %1 has none on this road.</source>
        <translation>Der Baumeister kommt zu einer Figur seines Besitzers: %1 hat auf dieser Straße keine.</translation>
    </message>
    <message>
        <source>The builder joins a figure of its owner: %1 has none in this city.</source>
        <translation>Der Baumeister kommt zu einer Figur seines Besitzers: %1 hat in dieser Stadt keine.</translation>
    </message>
    <message>
        <source>The pig joins a farmer of its owner: %1 has none in this field.</source>
        <translation>Das Schwein kommt zu einem Bauern seines Besitzers: %1 hat auf dieser Wiese keinen.</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>most wine</source>
        <extracomment>Reason for 10 points; &quot;× 10&quot; follows. Here and in the next two.</extracomment>
        <translation>am meisten Wein</translation>
    </message>
    <message>
        <source>most grain</source>
        <translation>am meisten Korn</translation>
    </message>
    <message>
        <source>most cloth</source>
        <translation>am meisten Tuch</translation>
    </message>
    <message numerus="yes">
        <source>%n cities for the pig</source>
        <extracomment>Additional points of a field with a pig; &quot;× 1&quot; follows.</extracomment>
        <translation>
            <numerusform>%n Stadt für das Schwein</numerusform>
            <numerusform>%n Städte für das Schwein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road, %n tiles</source>
        <translation>
            <numerusform>Straße, %n Plättchen</numerusform>
            <numerusform>Straße, %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>City, %n tiles</source>
        <translation>
            <numerusform>Stadt, %n Plättchen</numerusform>
            <numerusform>Stadt, %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field, %n tiles</source>
        <translation>
            <numerusform>Wiese, %n Plättchen</numerusform>
            <numerusform>Wiese, %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Short road</source>
        <translation>Kurze Straße</translation>
    </message>
    <message>
        <source>Drag the figure to any place: it stays there, or the reason against it is shown.</source>
        <extracomment>Task with the figure of a lesson, here and in the next two.</extracomment>
        <translation>Ziehe die Figur an eine beliebige Stelle: Sie bleibt dort, oder du erfährst, warum sie dort nicht stehen darf.</translation>
    </message>
    <message>
        <source>Where may the figure move? Mark every feature, then check.</source>
        <translation>Wohin darf die Figur ziehen? Markiere alle Gebiete, dann prüfe.</translation>
    </message>
    <message>
        <source>The figure is returned to the supply. That is always allowed.</source>
        <translation>Die Figur kommt zurück in den Vorrat. Das ist immer erlaubt.</translation>
    </message>
    <message>
        <source>gate</source>
        <extracomment>Connection of two features, shown next to a line on the board; here and in the next three.</extracomment>
        <translation>Stadttor</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>within</source>
        <translation>innerhalb</translation>
    </message>
    <message>
        <source>If the road were completed now, %1 could cross.</source>
        <extracomment>A drawbridge of the road of the moving figure, here and in the next two. %1: player&apos;s name.</extracomment>
        <translation>Würde die Straße jetzt abgeschlossen, dürfte %1 hinüber.</translation>
    </message>
    <message>
        <source>If the road were completed now, no figure could cross: there is none on it.</source>
        <translation>Würde die Straße jetzt abgeschlossen, könnte keine Figur hinüber: Auf ihr steht keine.</translation>
    </message>
    <message>
        <source>If the road were completed now, nobody could cross: no single player has the majority.</source>
        <translation>Würde die Straße jetzt abgeschlossen, dürfte niemand hinüber: Kein Spieler hat allein die Mehrheit.</translation>
    </message>
    <message>
        <source>Incomplete and unoccupied, connected by a gate.</source>
        <translation>Unvollendet und unbesetzt, durch ein Stadttor verbunden.</translation>
    </message>
    <message>
        <source>Incomplete and unoccupied, connected by a junction.</source>
        <translation>Unvollendet und unbesetzt, durch eine Kreuzung verbunden.</translation>
    </message>
    <message>
        <source>Incomplete and unoccupied; the road ends at the monastery.</source>
        <translation>Unvollendet und unbesetzt; die Straße endet am Kloster.</translation>
    </message>
    <message>
        <source>Incomplete and unoccupied; the monastery is within the city.</source>
        <translation>Unvollendet und unbesetzt; das Kloster liegt in der Stadt.</translation>
    </message>
    <message>
        <source>Incomplete and unoccupied, within range.</source>
        <translation>Unvollendet und unbesetzt, in Reichweite.</translation>
    </message>
    <message>
        <source>Occupied by %1’s %2.</source>
        <extracomment>%1 is a player&apos;s name, %2 a figure (&quot;meeple&quot;); here and in the next.</extracomment>
        <translation>Besetzt: %2 (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Occupied by %1’s %2, %n tiles further.</source>
        <translation>
            <numerusform>Besetzt: %2 (%1), %n Plättchen weiter.</numerusform>
            <numerusform>Besetzt: %2 (%1), %n Plättchen weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>A short road: no figure may stand there.</source>
        <translation>Eine kurze Straße: Dort darf keine Figur stehen.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>What counts for a majority: %1 is a number of figures, %2 the figure (&quot;meeple&quot;).
----------
One summand of a score: %1 is &quot;5 tiles&quot;, %2 the points for each.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a figure (&quot;mayor&quot;), %2 the source of its strength (&quot;3 coats of arms&quot;).</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>farmers at the end</source>
        <extracomment>Scoring of a field.</extracomment>
        <translation>Bauern am Spielende</translation>
    </message>
    <message>
        <source>There is already a tile here.</source>
        <translation>Hier liegt schon ein Plättchen.</translation>
    </message>
    <message>
        <source>A tile must touch another tile with one of its sides.</source>
        <translation>Ein Plättchen muss mit einer seiner Seiten ein anderes berühren.</translation>
    </message>
    <message>
        <source>A tile can be turned by at most three quarter turns.</source>
        <translation>Ein Plättchen lässt sich um höchstens drei Vierteldrehungen drehen.</translation>
    </message>
    <message>
        <source>This is not the tile that was drawn.</source>
        <translation>Das ist nicht das gezogene Plättchen.</translation>
    </message>
    <message>
        <source>This tile fits somewhere, so it has to be placed.</source>
        <translation>Dieses Plättchen passt irgendwo, also muss es angelegt werden.</translation>
    </message>
    <message>
        <source>There is no tile of this kind left in the bag.</source>
        <translation>Im Beutel ist kein Plättchen dieser Art mehr.</translation>
    </message>
    <message>
        <source>The %1 side does not match its neighbour.</source>
        <extracomment>%1 is &quot;northern&quot;, &quot;eastern&quot;, &quot;southern&quot; or &quot;western&quot;.</extracomment>
        <translation>Die %1 Seite passt nicht zu ihrem Nachbarn.</translation>
    </message>
    <message>
        <source>The %1 side shows a road, but it meets a field.</source>
        <translation>Die %1 Seite zeigt eine Straße, trifft aber auf eine Wiese.</translation>
    </message>
    <message>
        <source>The %1 side shows a road, but it meets a city.</source>
        <translation>Die %1 Seite zeigt eine Straße, trifft aber auf eine Stadt.</translation>
    </message>
    <message>
        <source>The %1 side shows a city, but it meets a field.</source>
        <translation>Die %1 Seite zeigt eine Stadt, trifft aber auf eine Wiese.</translation>
    </message>
    <message>
        <source>The %1 side shows a city, but it meets a road.</source>
        <translation>Die %1 Seite zeigt eine Stadt, trifft aber auf eine Straße.</translation>
    </message>
    <message>
        <source>The %1 side shows a field, but it meets a road.</source>
        <translation>Die %1 Seite zeigt eine Wiese, trifft aber auf eine Straße.</translation>
    </message>
    <message>
        <source>The %1 side shows a field, but it meets a city.</source>
        <translation>Die %1 Seite zeigt eine Wiese, trifft aber auf eine Stadt.</translation>
    </message>
    <message>
        <source>northern</source>
        <translation>nördliche</translation>
    </message>
    <message>
        <source>eastern</source>
        <translation>östliche</translation>
    </message>
    <message>
        <source>southern</source>
        <translation>südliche</translation>
    </message>
    <message>
        <source>western</source>
        <translation>westliche</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>Directions on a tile, in a list: &quot;Road: east, west&quot;; here and in the next three.</extracomment>
        <translation>Norden</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>%1 has no %2 left.</source>
        <extracomment>%1 is a player&apos;s name, %2 a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>%1 hat keine solche Figur (%2) mehr.</translation>
    </message>
    <message>
        <source>A figure may only be placed on the tile just placed.</source>
        <translation>Eine Figur darf nur auf das gerade angelegte Plättchen gesetzt werden.</translation>
    </message>
    <message>
        <source>There is no tile there.</source>
        <translation>Dort liegt kein Plättchen.</translation>
    </message>
    <message>
        <source>No figure may stand on this short road.</source>
        <translation>Auf dieser kurzen Straße darf keine Figur stehen.</translation>
    </message>
    <message>
        <source>There is no such feature on this tile.</source>
        <translation>Dieses Gebiet gibt es auf diesem Plättchen nicht.</translation>
    </message>
    <message>
        <source>There is no tile there; choose a feature on one of the tiles.</source>
        <translation>Dort liegt kein Plättchen; wähle ein Gebiet auf einem der Plättchen.</translation>
    </message>
    <message>
        <source>The %2 may not stand on a road.</source>
        <extracomment>%2 is a kind of figure (&quot;meeple&quot;), here and in the following.</extracomment>
        <translation>Diese Figur (%2) darf nicht auf einer Straße stehen.</translation>
    </message>
    <message>
        <source>The %2 may not stand in a city.</source>
        <translation>Diese Figur (%2) darf nicht in einer Stadt stehen.</translation>
    </message>
    <message>
        <source>The %2 may not stand in a field.</source>
        <translation>Diese Figur (%2) darf nicht auf einer Wiese stehen.</translation>
    </message>
    <message>
        <source>The %2 may not stand in a monastery.</source>
        <translation>Diese Figur (%2) darf nicht in einem Kloster stehen.</translation>
    </message>
    <message>
        <source>The %2 may not stand on the corner of a tile.</source>
        <translation>Diese Figur (%2) darf nicht auf der Ecke eines Plättchens stehen.</translation>
    </message>
    <message>
        <source>The %2 may only stand on a corner where four tiles meet.</source>
        <translation>Diese Figur (%2) darf nur auf einer Ecke stehen, an der vier Plättchen zusammenstoßen.</translation>
    </message>
    <message>
        <source>%1’s %2 already stands there.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure, here and in the following.</extracomment>
        <translation>Dort steht schon eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 already stands on this road.</source>
        <translation>Auf dieser Straße steht schon eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 already stands in this city.</source>
        <translation>In dieser Stadt steht schon eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 already lies in this field.</source>
        <translation>Auf dieser Wiese liegt schon eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 already stands in this monastery.</source>
        <translation>In diesem Kloster steht schon eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>This feature is completed; its figures have been returned to the supply.</source>
        <translation>Dieses Gebiet ist abgeschlossen; seine Figuren sind zurück im Vorrat.</translation>
    </message>
    <message>
        <source>This road is completed; its figures have been returned to the supply.</source>
        <translation>Diese Straße ist abgeschlossen; ihre Figuren sind zurück im Vorrat.</translation>
    </message>
    <message>
        <source>This city is completed; its figures have been returned to the supply.</source>
        <translation>Diese Stadt ist abgeschlossen; ihre Figuren sind zurück im Vorrat.</translation>
    </message>
    <message>
        <source>This monastery is completed; its figure has been returned to the supply.</source>
        <translation>Dieses Kloster ist abgeschlossen; seine Figur ist zurück im Vorrat.</translation>
    </message>
    <message>
        <source>There is no figure here that may move now.</source>
        <translation>Hier ist keine Figur, die jetzt weiterziehen darf.</translation>
    </message>
    <message>
        <source>A move leads out of this feature, not to another part of it.</source>
        <translation>Weiterziehen führt aus diesem Gebiet hinaus, nicht auf einen anderen Teil davon.</translation>
    </message>
    <message>
        <source>This feature is completed.</source>
        <translation>Dieses Gebiet ist abgeschlossen.</translation>
    </message>
    <message>
        <source>This road is completed.</source>
        <translation>Diese Straße ist abgeschlossen.</translation>
    </message>
    <message>
        <source>This city is completed.</source>
        <translation>Diese Stadt ist abgeschlossen.</translation>
    </message>
    <message>
        <source>This monastery is completed.</source>
        <translation>Dieses Kloster ist abgeschlossen.</translation>
    </message>
    <message>
        <source>%1’s %2 stands there.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure, here and in the following.</extracomment>
        <translation>Dort steht eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 stands on this road.</source>
        <translation>Auf dieser Straße steht eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 stands in this city.</source>
        <translation>In dieser Stadt steht eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>%1’s %2 stands in this monastery.</source>
        <translation>In diesem Kloster steht eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>The two are not directly connected.</source>
        <translation>Die beiden sind nicht direkt verbunden.</translation>
    </message>
    <message>
        <source>The road only passes under the city through a tunnel.</source>
        <translation>Die Straße führt nur durch einen Tunnel unter der Stadt hindurch.</translation>
    </message>
    <message>
        <source>The road only touches the city wall; there is no gate.</source>
        <translation>Die Straße berührt nur die Stadtmauer; ein Stadttor gibt es nicht.</translation>
    </message>
    <message>
        <source>Only the walls of the cities touch.</source>
        <translation>Nur die Mauern der Städte berühren sich.</translation>
    </message>
    <message>
        <source>A field lies in between.</source>
        <translation>Eine Wiese liegt dazwischen.</translation>
    </message>
    <message>
        <source>This feature is too far away; it is not connected.</source>
        <translation>Dieses Gebiet ist zu weit entfernt; es ist nicht verbunden.</translation>
    </message>
    <message>
        <source>Four tiles must meet at this corner, and not all of them have been placed yet.</source>
        <translation>An dieser Ecke müssen vier Plättchen zusammenstoßen, und noch sind nicht alle angelegt.</translation>
    </message>
    <message>
        <source>Not all four tiles show field at this corner.</source>
        <translation>Nicht alle vier Plättchen zeigen an dieser Ecke Wiese.</translation>
    </message>
    <message>
        <source>A city reaches this corner; all four tiles must show field there.</source>
        <translation>Eine Stadt reicht bis an diese Ecke; dort müssen alle vier Plättchen Wiese zeigen.</translation>
    </message>
    <message>
        <source>The tile that was just placed does not touch this corner.</source>
        <translation>Das gerade angelegte Plättchen berührt diese Ecke nicht.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>Ein anderer Spieler ist am Zug.</translation>
    </message>
    <message>
        <source>This is not the step of the turn in which that is done.</source>
        <translation>Das geht in diesem Schritt des Zuges nicht.</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>Meeple</translation>
    </message>
    <message>
        <source>follower</source>
        <translation>Gefolgsmann</translation>
    </message>
    <message>
        <source>City of two tiles</source>
        <translation>Stadt aus zwei Plättchen</translation>
    </message>
    <message>
        <source>A completed city of just two tiles scores like any other, or only 1 point for each tile and each coat of arms.</source>
        <translation>Eine abgeschlossene Stadt aus nur zwei Plättchen bringt Punkte wie jede andere oder nur 1 Punkt für jedes Plättchen und jedes Wappen.</translation>
    </message>
    <message>
        <source>2 points</source>
        <translation>2 Punkte</translation>
    </message>
    <message>
        <source>4 points</source>
        <translation>4 Punkte</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Züge zurücknehmen</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Restliche Plättchen</translation>
    </message>
    <message>
        <source>Whether everybody sees how many tiles are still to be drawn.</source>
        <translation>Ob alle sehen, wie viele Plättchen noch zu ziehen sind.</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>angezeigt</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>An agreement of the players, not in any rule book</source>
        <translation>Eine Absprache der Spieler, in keinem Regelheft</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>It is known that this tile exists; the order of its sides is assumed.</source>
        <translation>Man weiß, dass es dieses Plättchen gibt; die Reihenfolge seiner Seiten ist angenommen.</translation>
    </message>
    <message>
        <source>This kind of tile and these sides are known; that they belong to the same tile is assumed.</source>
        <translation>Diese Art von Plättchen und diese Seiten sind bekannt; dass sie zum selben Plättchen gehören, ist angenommen.</translation>
    </message>
    <message>
        <source>A tile with these sides is known; the rest of its picture is assumed.</source>
        <translation>Ein Plättchen mit diesen Seiten ist bekannt; der Rest seines Bildes ist angenommen.</translation>
    </message>
    <message>
        <source>Not known from any source; designed by us.</source>
        <translation>Aus keiner Quelle bekannt; von uns entworfen.</translation>
    </message>
    <message>
        <source>Without this tile the others would no longer be connected.</source>
        <translation>Ohne dieses Plättchen wären die anderen nicht mehr verbunden.</translation>
    </message>
    <message>
        <source>This cannot be the last tile: without it the others would not be connected.</source>
        <translation>Das kann nicht das letzte Plättchen sein: Ohne es wären die anderen nicht verbunden.</translation>
    </message>
    <message>
        <source>%1’s %2 stands on a completed feature. It can stand there only if the tile that completes the feature is the last one.</source>
        <extracomment>%1 is a player&apos;s name, %2 a figure (&quot;meeple&quot;).</extracomment>
        <translation>%1: Diese Figur (%2) steht auf einem abgeschlossenen Gebiet. Dort kann sie nur stehen, wenn das Plättchen, das das Gebiet abschließt, das letzte ist.</translation>
    </message>
    <message>
        <source>All pieces that the players have are on the board already.</source>
        <translation>Alle Teile, die die Spieler haben, sind schon auf dem Spielplan.</translation>
    </message>
    <message>
        <source>The table ends here.</source>
        <translation>Hier endet der Tisch.</translation>
    </message>
    <message>
        <source>%1 still has figures on the board.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 hat noch Figuren auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Tiles, figures or other pieces of this set are on the board.</source>
        <translation>Plättchen, Figuren oder andere Teile dieses Satzes sind auf dem Spielplan.</translation>
    </message>
    <message>
        <source>These tile sets cannot be used together.</source>
        <translation>Diese Plättchensätze lassen sich nicht zusammen verwenden.</translation>
    </message>
    <message>
        <source>Tiles of a first game</source>
        <translation>Plättchen einer ersten Partie</translation>
    </message>
    <message>
        <source>Tiles of the wagon’s examples</source>
        <translation>Plättchen aus den Beispielen zum Wagen</translation>
    </message>
    <message>
        <source>One tile is missing to complete the feature on which the wagon stands.</source>
        <translation>Dem Gebiet, auf dem der Wagen steht, fehlt noch ein Plättchen.</translation>
    </message>
    <message>
        <source>One tile is missing to complete the road on which the wagon stands.</source>
        <translation>Der Straße, auf der der Wagen steht, fehlt noch ein Plättchen.</translation>
    </message>
    <message>
        <source>One tile is missing to complete the city in which the wagon stands.</source>
        <translation>Der Stadt, in der der Wagen steht, fehlt noch ein Plättchen.</translation>
    </message>
    <message>
        <source>One tile is missing to complete the monastery in which the wagon stands.</source>
        <translation>Um das Kloster, in dem der Wagen steht, fehlt noch ein Plättchen.</translation>
    </message>
    <message>
        <source>One tile is missing to complete the abbey in which the wagon stands.</source>
        <translation>Um die Abtei, in der der Wagen steht, fehlt noch ein Plättchen.</translation>
    </message>
    <message>
        <source>The tile is placed, and the feature is completed.</source>
        <translation>Das Plättchen ist angelegt und das Gebiet abgeschlossen.</translation>
    </message>
    <message>
        <source>The tile is placed, and the road is completed.</source>
        <translation>Das Plättchen ist angelegt und die Straße abgeschlossen.</translation>
    </message>
    <message>
        <source>The tile is placed, and the city is completed.</source>
        <translation>Das Plättchen ist angelegt und die Stadt abgeschlossen.</translation>
    </message>
    <message>
        <source>The tile is placed, and the monastery is completed.</source>
        <translation>Das Plättchen ist angelegt und das Kloster abgeschlossen.</translation>
    </message>
    <message>
        <source>The tile is placed, and the abbey is completed.</source>
        <translation>Das Plättchen ist angelegt und die Abtei abgeschlossen.</translation>
    </message>
    <message>
        <source>First the feature is scored; then the wagon may move.</source>
        <translation>Zuerst wird das Gebiet gewertet, dann darf der Wagen weiterziehen.</translation>
    </message>
    <message>
        <source>First the road is scored; then the wagon may move.</source>
        <translation>Zuerst wird die Straße gewertet, dann darf der Wagen weiterziehen.</translation>
    </message>
    <message>
        <source>First the city is scored; then the wagon may move.</source>
        <translation>Zuerst wird die Stadt gewertet, dann darf der Wagen weiterziehen.</translation>
    </message>
    <message>
        <source>First the monastery is scored; then the wagon may move.</source>
        <translation>Zuerst wird das Kloster gewertet, dann darf der Wagen weiterziehen.</translation>
    </message>
    <message>
        <source>First the abbey is scored; then the wagon may move.</source>
        <translation>Zuerst wird die Abtei gewertet, dann darf der Wagen weiterziehen.</translation>
    </message>
    <message>
        <source>The tile just placed.</source>
        <translation>Das gerade angelegte Plättchen.</translation>
    </message>
    <message>
        <source>In the classic edition the wagon may move to a feature that is directly connected with the feature that was scored, however far away.</source>
        <translation>In der klassischen Ausgabe darf der Wagen auf ein Gebiet ziehen, das mit dem gewerteten direkt verbunden ist, beliebig weit entfernt.</translation>
    </message>
    <message>
        <source>In the new edition the wagon may move to a feature on its own tile or on one of the 8 surrounding tiles.</source>
        <translation>In der neuen Ausgabe darf der Wagen auf ein Gebiet des eigenen oder eines der 8 umliegenden Plättchen ziehen.</translation>
    </message>
    <message>
        <source>Connected by a gate, incomplete and unoccupied: the wagon may move there.</source>
        <extracomment>Text for all features with the same label. They can be one or several, of any kind; here and in all that follow.</extracomment>
        <translation>Durch ein Stadttor verbunden, unvollendet und unbesetzt: Der Wagen darf dorthin ziehen.</translation>
    </message>
    <message>
        <source>Connected by a drawbridge, incomplete and unoccupied: the wagon may move there.</source>
        <extracomment>Text for all features with the same label. They can be one or several, of any kind.</extracomment>
        <translation>Durch eine Zugbrücke verbunden, unvollendet und unbesetzt: Der Wagen darf dorthin ziehen.</translation>
    </message>
    <message>
        <source>Connected by a junction, incomplete and unoccupied: the wagon may move there.</source>
        <translation>Durch eine Kreuzung verbunden, unvollendet und unbesetzt: Der Wagen darf dorthin ziehen.</translation>
    </message>
    <message>
        <source>The road ends at the monastery; the feature with this number is incomplete and unoccupied: the wagon may move there.</source>
        <translation>Die Straße endet am Kloster; das Gebiet mit dieser Nummer ist unvollendet und unbesetzt: Der Wagen darf dorthin ziehen.</translation>
    </message>
    <message>
        <source>The monastery is within the city; the feature with this number is incomplete and unoccupied: the wagon may move there.</source>
        <translation>Das Kloster liegt innerhalb der Stadt; das Gebiet mit dieser Nummer ist unvollendet und unbesetzt: Der Wagen darf dorthin ziehen.</translation>
    </message>
    <message>
        <source>Directly adjacent to the abbey, incomplete and unoccupied: the wagon may move there.</source>
        <translation>Direkt neben der Abtei, unvollendet und unbesetzt: Der Wagen darf dorthin ziehen.</translation>
    </message>
    <message>
        <source>Within range, incomplete and unoccupied: the wagon may move there.</source>
        <translation>In Reichweite, unvollendet und unbesetzt: Der Wagen darf dorthin ziehen.</translation>
    </message>
    <message>
        <source>A short road: no figure may ever stand there.</source>
        <translation>Eine kurze Straße: Dort darf nie eine Figur stehen.</translation>
    </message>
    <message>
        <source>Completed: no figure may move there any more.</source>
        <translation>Abgeschlossen: Keine Figur darf mehr dorthin ziehen.</translation>
    </message>
    <message>
        <source>Occupied: a figure stands there already.</source>
        <translation>Besetzt: Dort steht schon eine Figur.</translation>
    </message>
    <message>
        <source>Out of range.</source>
        <translation>Außer Reichweite.</translation>
    </message>
    <message>
        <source>An abbey lies in between: that is one step too far.</source>
        <translation>Eine Abtei liegt dazwischen: Das ist ein Schritt zu weit.</translation>
    </message>
    <message>
        <source>A junction lies in between: that is one step too far.</source>
        <translation>Eine Kreuzung liegt dazwischen: Das ist ein Schritt zu weit.</translation>
    </message>
    <message>
        <source>The road only passes through a tunnel; that is no connection.</source>
        <translation>Die Straße führt nur durch einen Tunnel; das ist keine Verbindung.</translation>
    </message>
    <message>
        <source>Separated by a field.</source>
        <translation>Durch eine Wiese getrennt.</translation>
    </message>
    <message>
        <source>Not connected, and too far away.</source>
        <translation>Nicht verbunden und zu weit entfernt.</translation>
    </message>
    <message>
        <source>Incomplete road</source>
        <translation>Unvollendete Straße</translation>
    </message>
    <message>
        <source>Incomplete city</source>
        <translation>Unvollendete Stadt</translation>
    </message>
    <message>
        <source>Incomplete monastery</source>
        <translation>Unvollendetes Kloster</translation>
    </message>
    <message>
        <source>Roads</source>
        <extracomment>All points for features of that kind, complete or not; here and in the next three.</extracomment>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation>Klöster</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Wiesen</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles of a small city</source>
        <translation>
            <numerusform>%n Plättchen einer kleinen Stadt</numerusform>
            <numerusform>%n Plättchen einer kleinen Stadt</numerusform>
        </translation>
    </message>
    <message>
        <source>no space is left on the disk</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>it exceeds the size limit of the system</source>
        <translation>das System lässt sie nicht so groß werden</translation>
    </message>
    <message>
        <source>it is on a read-only disk</source>
        <translation>sie liegt auf einem schreibgeschützten Datenträger</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>das System erlaubt es nicht</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <translation>die Datei oder ihr Ordner ist nicht da</translation>
    </message>
    <message>
        <source>a part of its path is not a folder</source>
        <translation>ein Teil ihres Pfads ist kein Ordner</translation>
    </message>
    <message>
        <source>the disk or the network failed</source>
        <translation>der Datenträger oder das Netz hat versagt</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>ihr Name ist zu lang</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>es sind zu viele Dateien offen</translation>
    </message>
    <message>
        <source>It is not known on which bank the monastery stands; it makes no difference.</source>
        <translation>Es ist nicht bekannt, an welchem Ufer das Kloster steht; es macht keinen Unterschied.</translation>
    </message>
    <message>
        <source>Sources differ on whether the road leads to the city; here it ends at the foundation.</source>
        <translation>Die Quellen sind sich nicht einig, ob die Straße in die Stadt führt; hier endet sie am Turmfundament.</translation>
    </message>
    <message>
        <source>Where exactly the road in the west ends is not known; it leads to nothing.</source>
        <translation>Wo genau die Straße im Westen endet, ist nicht bekannt; sie führt zu nichts.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Time of each player for the whole game. It runs only while that player decides, and undo does not restore it. A player without time left continues to play, and the result shows it.</source>
        <translation>Zeit jedes Spielers für die ganze Partie. Sie läuft nur, während dieser Spieler entscheidet, und Rückgängig stellt sie nicht wieder her. Wer keine Zeit mehr hat, spielt weiter, und das Ergebnis zeigt es.</translation>
    </message>
    <message>
        <source>Biggest city</source>
        <extracomment>Name of the greatest feature of its kind in a finished game; here and in the next two. Of fields that is the one with the most points. A kind without such words is not compared.</extracomment>
        <translation>Größte Stadt</translation>
    </message>
    <message>
        <source>Longest road</source>
        <translation>Längste Straße</translation>
    </message>
    <message>
        <source>Best field</source>
        <translation>Beste Wiese</translation>
    </message>
    <message>
        <source>%1’s %2 already stands on this part of the tile, which holds one figure.</source>
        <translation>Auf diesem Teil des Plättchens steht schon eine Figur: %2 (%1). Mehr als eine fasst er nicht.</translation>
    </message>
    <message>
        <source>take the abbot back</source>
        <translation>Abt zurücknehmen</translation>
    </message>
    <message>
        <source>Vozka has no other expansions.</source>
        <translation>Weitere Erweiterungen kennt Vozka nicht.</translation>
    </message>
    <message>
        <source>%1 to a feature</source>
        <translation>%1 auf ein Gebiet</translation>
    </message>
    <message>
        <source>%1 to a road</source>
        <translation>%1 auf eine Straße</translation>
    </message>
    <message>
        <source>%1 to a city</source>
        <translation>%1 in eine Stadt</translation>
    </message>
    <message>
        <source>%1 to a monastery</source>
        <translation>%1 in ein Kloster</translation>
    </message>
    <message>
        <source>%1 to an abbey</source>
        <translation>%1 in eine Abtei</translation>
    </message>
    <message>
        <source>place a figure on this tile or, by the magic portal, on another one, or none</source>
        <translation>Figur auf dieses oder durch das Zauberportal auf ein anderes Plättchen setzen oder „Keine Figur“ wählen</translation>
    </message>
    <message>
        <source>%1 to a field</source>
        <translation>%1 auf eine Wiese</translation>
    </message>
    <message>
        <source>This is not a file of Vozka, or it is damaged: it is not valid JSON in line %1, column %2.</source>
        <translation>Das ist keine Datei von Vozka, oder sie ist beschädigt: kein gültiges JSON in Zeile %1, Spalte %2.</translation>
    </message>
    <message>
        <source>This is neither a game nor a position.</source>
        <translation>Das ist weder eine Partie noch eine Stellung.</translation>
    </message>
    <message>
        <source>This is a game, not a position. Open it at the table; “Explore this position” brings its board here.</source>
        <translation>Das ist eine Partie, keine Stellung. Öffne sie am Tisch; „Stellung erkunden“ bringt ihren Spielplan hierher.</translation>
    </message>
    <message>
        <source>The wagon stands on one tile of the city. Try another tile, too.</source>
        <translation>Der Wagen steht auf einem Plättchen der Stadt. Probiere auch ein anderes.</translation>
    </message>
    <message>
        <source>The wagon stands on one tile of the road. Try another tile, too.</source>
        <translation>Der Wagen steht auf einem Plättchen der Straße. Probiere auch ein anderes.</translation>
    </message>
    <message>
        <source>The figure stands on one tile of the city. Try another tile, too.</source>
        <extracomment>Next to a button that moves the figure of a lesson to another tile.</extracomment>
        <translation>Die Figur steht auf einem Plättchen der Stadt. Probiere auch ein anderes.</translation>
    </message>
    <message>
        <source>The figure stands on one tile of the road. Try another tile, too.</source>
        <translation>Die Figur steht auf einem Plättchen der Straße. Probiere auch ein anderes.</translation>
    </message>
    <message>
        <source>Only files of this computer can be used, no &quot;%1&quot; addresses.</source>
        <extracomment>%1 is the scheme of an address, such as &quot;https&quot;.</extracomment>
        <translation>Nur Dateien auf diesem Computer können verwendet werden, keine Adressen mit „%1“.</translation>
    </message>
    <message>
        <source>This file is on another computer: &quot;%1&quot;.</source>
        <extracomment>%1 is the name of a computer.</extracomment>
        <translation>Diese Datei ist auf einem anderen Computer: „%1“.</translation>
    </message>
    <message>
        <source>This address cannot be read: two hexadecimal digits must follow each %.</source>
        <translation>Diese Adresse kann nicht gelesen werden: Auf jedes % müssen zwei hexadezimale Ziffern folgen.</translation>
    </message>
    <message>
        <source>place a figure on another tile by the magic portal, or none</source>
        <translation>Figur durch das Zauberportal auf ein anderes Plättchen setzen oder „Keine Figur“ wählen</translation>
    </message>
    <message>
        <source>place a figure on this tile or on top of a tower, or none</source>
        <translation>Figur auf dieses Plättchen oder auf einen Turm setzen oder „Keine Figur“ wählen</translation>
    </message>
    <message>
        <source>place a figure on top of a tower, or none</source>
        <translation>Figur auf einen Turm setzen oder „Keine Figur“ wählen</translation>
    </message>
    <message>
        <source>next turn</source>
        <extracomment>Below the tile that was drawn: the abbey may be placed instead of drawing a tile, in the next turn at the earliest. Two or three short words.</extracomment>
        <translation>nächster Zug</translation>
    </message>
    <message>
        <source>no hole yet</source>
        <extracomment>Below an abbey while the board has no hole. Two or three short words.</extracomment>
        <translation>noch keine Lücke</translation>
    </message>
    <message numerus="yes">
        <source>place the barn where four tiles with field meet (at %n corners of this tile)</source>
        <translation>
            <numerusform>Gutshof auf eine Ecke setzen, an der vier Plättchen mit Wiese zusammenstoßen (hier %n Ecke)</numerusform>
            <numerusform>Gutshof auf eine Ecke setzen, an der vier Plättchen mit Wiese zusammenstoßen (hier %n Ecken)</numerusform>
        </translation>
    </message>
    <message>
        <source>With the sets of this game the tile &quot;%1&quot; is called &quot;%2&quot;.</source>
        <extracomment>%1 and %2 are ids of a tile (&quot;TO-02&quot; and &quot;TO-02-garden&quot;).</extracomment>
        <translation>Mit den Sätzen dieses Spiels heißt das Plättchen „%1“ hier „%2“.</translation>
    </message>
    <message>
        <source>Barn and pig-herd</source>
        <translation>Gutshof und Schweineherde</translation>
    </message>
    <message>
        <source>Whether the owner of a barn gets points for a herd of pigs in its field.</source>
        <translation>Ob der Besitzer eines Gutshofs Punkte für eine Schweineherde auf dessen Wiese bekommt.</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>1 point for each city</source>
        <translation>1 Punkt für jede Stadt</translation>
    </message>
    <message>
        <source>This game has no such action.</source>
        <translation>Diese Aktion gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>That would be 1 point for each city. Farmers get 1 when a tile joins their field to one with a barn.</source>
        <extracomment>Hint for a wrong number of points; here and in the next two.</extracomment>
        <translation>Das wäre 1 Punkt für jede Stadt. So viel bekommen Bauern, wenn ein Plättchen ihre Wiese mit einer verbindet, auf der ein Gutshof steht.</translation>
    </message>
    <message>
        <source>That would be 3 points for each city. Farmers get 3, at the end or when a barn is placed.</source>
        <translation>Das wären 3 Punkte für jede Stadt. So viel bekommen Bauern, am Ende der Partie oder wenn ein Gutshof gesetzt wird.</translation>
    </message>
    <message>
        <source>That would be 4 points for each city. A barn gets 4, at the end of the game.</source>
        <translation>Das wären 4 Punkte für jede Stadt. So viel bringt ein Gutshof am Ende der Partie.</translation>
    </message>
    <message numerus="yes">
        <source>The figure bought back is worth about %n points more than the ransom.</source>
        <translation>
            <numerusform>Die ausgelöste Figur ist etwa %n Punkt mehr wert als das Lösegeld.</numerusform>
            <numerusform>Die ausgelöste Figur ist etwa %n Punkte mehr wert als das Lösegeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>move the fairy: %3</source>
        <extracomment>%3 is a figure with its feature (&quot;follower on the road&quot;).</extracomment>
        <translation>Fee versetzen: %3</translation>
    </message>
    <message>
        <source>send the knight to the supply: %1 (%2)</source>
        <extracomment>%1 is a kind of figure (&quot;follower&quot;), %2 its owner.</extracomment>
        <translation>Ritter heimschicken: %1 (%2)</translation>
    </message>
    <message>
        <source>take prisoner: %3 (%2)</source>
        <extracomment>%3 is a figure with its feature (&quot;follower on the road&quot;), %2 its owner.</extracomment>
        <translation>gefangen nehmen: %3 (%2)</translation>
    </message>
    <message>
        <source>buy back from %2 for 3 points: %1</source>
        <extracomment>%1 is a kind of figure (&quot;follower&quot;), %2 the player who holds it.</extracomment>
        <translation>von %2 für 3 Punkte auslösen: %1</translation>
    </message>
    <message>
        <source>There is no mark called &quot;%1&quot; here.</source>
        <translation>Keine Markierung heißt hier „%1“.</translation>
    </message>
    <message>
        <source>These tile sets do not fit into one game: it can have at most %3 &quot;%1&quot;, but %2 would be needed.</source>
        <extracomment>%1 is a technical word for a quantity, such as &quot;tiles&quot; or &quot;segments&quot;.</extracomment>
        <translation>Diese Plättchensätze passen nicht in ein Spiel: Es kann höchstens %3 „%1“ haben, bräuchte aber %2.</translation>
    </message>
    <message>
        <source>This figure cannot be placed there.</source>
        <translation>Diese Figur kann dort nicht eingesetzt werden.</translation>
    </message>
    <message>
        <source>A figure has already gone through the portal in this turn.</source>
        <translation>In diesem Zug ist schon eine Figur durch das Zauberportal gegangen.</translation>
    </message>
    <message>
        <source>The Flying Machines</source>
        <translation>Die Fluggeräte</translation>
    </message>
    <message>
        <source>Fliers on acrobat spaces</source>
        <translation>Flieger auf Artistenplätzen</translation>
    </message>
    <message>
        <source>A flier may land on an acrobat space.</source>
        <translation>Ein Flieger darf auf einem Artistenplatz landen.</translation>
    </message>
    <message>
        <source>Flying machine</source>
        <translation>Fluggerät</translation>
    </message>
    <message numerus="yes">
        <source>%n flying machines</source>
        <translation>
            <numerusform>Fluggerät</numerusform>
            <numerusform>%n Fluggeräte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the flying machine</source>
        <extracomment>%1 is a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>%1 auf dem Fluggerät</translation>
    </message>
    <message numerus="yes">
        <source>rolls a %n</source>
        <extracomment>%n is the number that the die shows.</extracomment>
        <translation>
            <numerusform>würfelt eine %n</numerusform>
            <numerusform>würfelt eine %n</numerusform>
        </translation>
    </message>
    <message>
        <source>finds no place to land</source>
        <translation>kann nirgends landen</translation>
    </message>
    <message>
        <source>takes off with a meeple</source>
        <translation>startet mit einem Meeple</translation>
    </message>
    <message>
        <source>takes off with a follower</source>
        <translation>startet mit einem Gefolgsmann</translation>
    </message>
    <message>
        <source>takes off with the large meeple</source>
        <translation>startet mit dem großen Meeple</translation>
    </message>
    <message>
        <source>takes off with the large follower</source>
        <translation>startet mit dem großen Gefolgsmann</translation>
    </message>
    <message>
        <source>takes off with the mayor</source>
        <translation>startet mit dem Bürgermeister</translation>
    </message>
    <message>
        <source>takes off with the wagon</source>
        <translation>startet mit dem Wagen</translation>
    </message>
    <message>
        <source>takes off with the abbot</source>
        <translation>startet mit dem Abt</translation>
    </message>
    <message>
        <source>gets the meeple that crashed back</source>
        <translation>bekommt den abgestürzten Meeple zurück</translation>
    </message>
    <message>
        <source>gets the follower that crashed back</source>
        <translation>bekommt den abgestürzten Gefolgsmann zurück</translation>
    </message>
    <message>
        <source>roll the die</source>
        <translation>würfeln</translation>
    </message>
    <message>
        <source>choose where the flier lands</source>
        <translation>wählen, wo der Flieger landet</translation>
    </message>
    <message>
        <source>land here</source>
        <translation>hier landen</translation>
    </message>
    <message>
        <source>land on the road</source>
        <translation>auf der Straße landen</translation>
    </message>
    <message>
        <source>land in the city</source>
        <translation>in der Stadt landen</translation>
    </message>
    <message>
        <source>land in the monastery</source>
        <translation>im Kloster landen</translation>
    </message>
    <message>
        <source>land in the abbey</source>
        <translation>in der Abtei landen</translation>
    </message>
    <message>
        <source>land in the garden</source>
        <translation>im Garten landen</translation>
    </message>
    <message>
        <source>No figure moves to a flying machine.</source>
        <translation>Auf ein Fluggerät kann man nicht weiterziehen.</translation>
    </message>
    <message>
        <source>The %2 may not stand on a flying machine.</source>
        <translation>Diese Figur (%2) darf nicht auf einem Fluggerät stehen.</translation>
    </message>
    <message>
        <source>This flying machine has taken off in this turn already.</source>
        <translation>Dieses Fluggerät ist in diesem Zug schon gestartet.</translation>
    </message>
    <message>
        <source>The flier does not come down on this tile.</source>
        <translation>Auf diesem Plättchen kommt der Flieger nicht herunter.</translation>
    </message>
    <message>
        <source>A flier does not land in a field.</source>
        <translation>Auf einer Wiese landet kein Flieger.</translation>
    </message>
    <message>
        <source>A flier does not land on a tower.</source>
        <translation>Auf einem Turm landet kein Flieger.</translation>
    </message>
    <message>
        <source>A flier does not land on the river.</source>
        <translation>Auf dem Fluss landet kein Flieger.</translation>
    </message>
    <message>
        <source>A flier does not land on another flying machine.</source>
        <translation>Auf einem anderen Fluggerät landet kein Flieger.</translation>
    </message>
    <message>
        <source>The Phantom</source>
        <translation>Das Phantom</translation>
    </message>
    <message>
        <source>phantom</source>
        <translation>Phantom</translation>
    </message>
    <message>
        <source>places the phantom in the city</source>
        <translation>setzt das Phantom in die Stadt</translation>
    </message>
    <message>
        <source>places the phantom on the road</source>
        <translation>setzt das Phantom auf die Straße</translation>
    </message>
    <message>
        <source>places the phantom in the field as a farmer</source>
        <translation>setzt das Phantom als Bauern auf die Wiese</translation>
    </message>
    <message>
        <source>places the phantom in the monastery</source>
        <translation>setzt das Phantom ins Kloster</translation>
    </message>
    <message>
        <source>places the phantom in the abbey</source>
        <translation>setzt das Phantom in die Abtei</translation>
    </message>
    <message>
        <source>closes a tower with the phantom</source>
        <translation>schließt einen Turm mit dem Phantom</translation>
    </message>
    <message>
        <source>takes off with the phantom</source>
        <translation>startet mit dem Phantom</translation>
    </message>
    <message>
        <source>gets the phantom back</source>
        <translation>bekommt das Phantom zurück</translation>
    </message>
    <message>
        <source>place the phantom on the tile too, or not</source>
        <translation>auch das Phantom auf das Plättchen setzen – oder nicht</translation>
    </message>
    <message>
        <source>No phantom</source>
        <translation>Kein Phantom</translation>
    </message>
    <message>
        <source>The phantom follows another figure or action. After a pass it is not placed any more.</source>
        <translation>Das Phantom folgt auf eine andere Figur oder Aktion. Wer darauf verzichtet hat, setzt es nicht mehr.</translation>
    </message>
    <message>
        <source>A knight was sent away by the princess: the phantom is not placed in this turn.</source>
        <translation>Die Prinzessin hat einen Ritter heimgeschickt: In diesem Zug wird kein Phantom gesetzt.</translation>
    </message>
    <message>
        <source>%1 is placed beside the board</source>
        <translation>%1 kommt neben den Spielplan</translation>
    </message>
    <message>
        <source>%1 moves to the board</source>
        <translation>%1 zieht auf den Spielplan</translation>
    </message>
    <message>
        <source>The Ferries</source>
        <translation>Die Fähren</translation>
    </message>
    <message numerus="yes">
        <source>%n ferry lakes</source>
        <translation>
            <numerusform>%n Fährsee</numerusform>
            <numerusform>%n Fährseen</numerusform>
        </translation>
    </message>
    <message>
        <source>ferry</source>
        <translation>Fähre</translation>
    </message>
    <message>
        <source>moves a ferry</source>
        <translation>legt eine Fähre um</translation>
    </message>
    <message>
        <source>places a ferry</source>
        <translation>legt eine Fähre</translation>
    </message>
    <message>
        <source>place the ferry</source>
        <translation>die Fähre legen</translation>
    </message>
    <message>
        <source>move a ferry or not</source>
        <translation>eine Fähre umlegen oder nicht</translation>
    </message>
    <message>
        <source>the ferry joins two road ends</source>
        <translation>die Fähre verbindet zwei Straßenenden</translation>
    </message>
    <message>
        <source>The ferries stay</source>
        <translation>Die Fähren bleiben liegen</translation>
    </message>
    <message>
        <source>The ferry joins these two road ends already.</source>
        <translation>Die Fähre verbindet diese zwei Straßenenden schon.</translation>
    </message>
    <message>
        <source>Only the first ferry on a road that the new tile extends may be moved.</source>
        <translation>Nur die erste Fähre auf einer Straße, die das neue Plättchen verlängert, darf umgelegt werden.</translation>
    </message>
    <message>
        <source>This ferry was placed or moved in this turn already.</source>
        <translation>Diese Fähre wurde in diesem Zug schon gelegt oder umgelegt.</translation>
    </message>
    <message>
        <source>The Count of Carcassonne</source>
        <translation>Der Graf von Carcassonne</translation>
    </message>
    <message>
        <source>The game begins around the city of Carcassonne. A player whose turn gives points only to others may put a figure into the city. Later it joins a feature that is about to be scored.</source>
        <translation>Das Spiel beginnt rund um die Stadt Carcassonne. Wessen Zug nur anderen Punkte bringt, darf eine Figur in die Stadt setzen. Später kommt sie in ein Gebiet, das gleich gewertet wird.</translation>
    </message>
    <message>
        <source>Figures in Carcassonne at the end</source>
        <translation>Figuren in Carcassonne am Ende</translation>
    </message>
    <message>
        <source>From which districts figures may move to features before the final scoring.</source>
        <translation>Aus welchen Stadtvierteln Figuren vor der Schlusswertung in Gebiete ziehen dürfen.</translation>
    </message>
    <message>
        <source>leave every district</source>
        <translation>verlassen jedes Stadtviertel</translation>
    </message>
    <message>
        <source>leave the market only</source>
        <translation>verlassen nur den Markt</translation>
    </message>
    <message>
        <source>Figures from Carcassonne move</source>
        <translation>Figuren aus Carcassonne ziehen</translation>
    </message>
    <message>
        <source>Whether figures from Carcassonne may also move to completed features without figures.</source>
        <translation>Ob Figuren aus Carcassonne auch in abgeschlossene Gebiete ohne Figuren ziehen dürfen.</translation>
    </message>
    <message>
        <source>to features with figures</source>
        <translation>in Gebiete mit Figuren</translation>
    </message>
    <message>
        <source>to empty features too</source>
        <translation>auch in leere Gebiete</translation>
    </message>
    <message>
        <source>The count moves</source>
        <translation>Der Graf zieht</translation>
    </message>
    <message>
        <source>How the count moves after a figure was put into a district.</source>
        <translation>Wie der Graf zieht, nachdem eine Figur in ein Stadtviertel gesetzt wurde.</translation>
    </message>
    <message>
        <source>as the player likes</source>
        <translation>nach Wahl des Spielers</translation>
    </message>
    <message>
        <source>one district clockwise</source>
        <translation>ein Stadtviertel im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>to the figure just placed</source>
        <translation>zur gerade gesetzten Figur</translation>
    </message>
    <message>
        <source>City of Carcassonne</source>
        <translation>Stadt Carcassonne</translation>
    </message>
    <message numerus="yes">
        <source>%n parts of Carcassonne</source>
        <translation>
            <numerusform>%n Teil von Carcassonne</numerusform>
            <numerusform>%n Teile von Carcassonne</numerusform>
        </translation>
    </message>
    <message>
        <source>District</source>
        <translation>Stadtviertel</translation>
    </message>
    <message numerus="yes">
        <source>%n districts</source>
        <translation>
            <numerusform>%n Stadtviertel</numerusform>
            <numerusform>%n Stadtviertel</numerusform>
        </translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Schloss</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation>Schmiede</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>Kathedrale</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Graf</translation>
    </message>
    <message>
        <source>moves the count to the castle</source>
        <translation>zieht den Grafen ins Schloss</translation>
    </message>
    <message>
        <source>moves the count to the market</source>
        <translation>zieht den Grafen auf den Markt</translation>
    </message>
    <message>
        <source>moves the count to the blacksmith</source>
        <translation>zieht den Grafen in die Schmiede</translation>
    </message>
    <message>
        <source>moves the count to the cathedral</source>
        <translation>zieht den Grafen in die Kathedrale</translation>
    </message>
    <message>
        <source>%1 placed in the castle</source>
        <extracomment>%1 is a kind of figure (&quot;meeple&quot;), here and in the following.</extracomment>
        <translation>%1 ins Schloss gesetzt</translation>
    </message>
    <message>
        <source>%1 placed in the market</source>
        <translation>%1 auf den Markt gesetzt</translation>
    </message>
    <message>
        <source>%1 placed at the blacksmith</source>
        <translation>%1 in die Schmiede gesetzt</translation>
    </message>
    <message>
        <source>%1 placed in the cathedral</source>
        <translation>%1 in die Kathedrale gesetzt</translation>
    </message>
    <message>
        <source>only others have got points: you may place a figure in Carcassonne</source>
        <translation>nur andere haben Punkte erhalten: du darfst eine Figur nach Carcassonne setzen</translation>
    </message>
    <message>
        <source>move the count, or not</source>
        <translation>den Grafen ziehen, oder nicht</translation>
    </message>
    <message>
        <source>move a figure out of Carcassonne, or not</source>
        <translation>eine Figur aus Carcassonne ziehen, oder nicht</translation>
    </message>
    <message>
        <source>place the figure in this district</source>
        <translation>die Figur in dieses Stadtviertel setzen</translation>
    </message>
    <message>
        <source>place the figure in the castle</source>
        <translation>die Figur ins Schloss setzen</translation>
    </message>
    <message>
        <source>place the figure in the market</source>
        <translation>die Figur auf den Markt setzen</translation>
    </message>
    <message>
        <source>place the figure at the blacksmith</source>
        <translation>die Figur in die Schmiede setzen</translation>
    </message>
    <message>
        <source>place the figure in the cathedral</source>
        <translation>die Figur in die Kathedrale setzen</translation>
    </message>
    <message>
        <source>move the count to this district</source>
        <translation>den Grafen in dieses Stadtviertel ziehen</translation>
    </message>
    <message>
        <source>move the count to the castle</source>
        <translation>den Grafen ins Schloss ziehen</translation>
    </message>
    <message>
        <source>move the count to the market</source>
        <translation>den Grafen auf den Markt ziehen</translation>
    </message>
    <message>
        <source>move the count to the blacksmith</source>
        <translation>den Grafen in die Schmiede ziehen</translation>
    </message>
    <message>
        <source>move the count to the cathedral</source>
        <translation>den Grafen in die Kathedrale ziehen</translation>
    </message>
    <message>
        <source>move the figure here</source>
        <translation>die Figur hierher ziehen</translation>
    </message>
    <message>
        <source>move the figure to the road</source>
        <translation>die Figur auf die Straße ziehen</translation>
    </message>
    <message>
        <source>move the figure to the city</source>
        <translation>die Figur in die Stadt ziehen</translation>
    </message>
    <message>
        <source>move the figure to the field</source>
        <translation>die Figur auf die Wiese ziehen</translation>
    </message>
    <message>
        <source>move the figure to the monastery</source>
        <translation>die Figur ins Kloster ziehen</translation>
    </message>
    <message>
        <source>move the figure to the abbey</source>
        <translation>die Figur in die Abtei ziehen</translation>
    </message>
    <message>
        <source>No figure to Carcassonne</source>
        <translation>Keine Figur nach Carcassonne</translation>
    </message>
    <message>
        <source>The count stays</source>
        <translation>Der Graf bleibt</translation>
    </message>
    <message>
        <source>No figure leaves Carcassonne</source>
        <translation>Keine Figur verlässt Carcassonne</translation>
    </message>
    <message>
        <source>Carcassonne</source>
        <translation>Carcassonne</translation>
    </message>
    <message>
        <source>No figure may stand in the city of Carcassonne, except in its districts.</source>
        <translation>In der Stadt Carcassonne darf keine Figur stehen, außer in ihren Stadtvierteln.</translation>
    </message>
    <message>
        <source>Only a player who gets no points in this turn may put a figure into Carcassonne.</source>
        <translation>Nur wer in diesem Zug keine Punkte bekommt, darf eine Figur nach Carcassonne setzen.</translation>
    </message>
    <message>
        <source>A figure goes to Carcassonne only in a turn that gives points to another player.</source>
        <translation>Eine Figur kommt nur in einem Zug nach Carcassonne, der einem anderen Spieler Punkte bringt.</translation>
    </message>
    <message>
        <source>A figure was put into Carcassonne in this turn already.</source>
        <translation>In diesem Zug wurde schon eine Figur nach Carcassonne gesetzt.</translation>
    </message>
    <message>
        <source>The %2 may not be in this district.</source>
        <extracomment>%2 is a kind of figure.</extracomment>
        <translation>Diese Figur (%2) darf nicht in diesem Stadtviertel sein.</translation>
    </message>
    <message>
        <source>No figure may leave the district where the count stands.</source>
        <translation>Keine Figur darf das Stadtviertel verlassen, in dem der Graf steht.</translation>
    </message>
    <message>
        <source>The count is in this district already.</source>
        <translation>Der Graf ist schon in diesem Stadtviertel.</translation>
    </message>
    <message>
        <source>Figures of this district do not move to such a feature.</source>
        <translation>Figuren aus diesem Stadtviertel ziehen nicht in ein solches Gebiet.</translation>
    </message>
    <message>
        <source>Figures leave the district only for a feature that is scored in this turn.</source>
        <translation>Figuren verlassen das Stadtviertel nur für ein Gebiet, das in diesem Zug gewertet wird.</translation>
    </message>
    <message>
        <source>There is no figure on this feature, so it is not scored.</source>
        <translation>Auf diesem Gebiet steht keine Figur, deshalb wird es nicht gewertet.</translation>
    </message>
    <message>
        <source>%1 has no %2 in this district.</source>
        <extracomment>%1 is a player&apos;s name, %2 a kind of figure.</extracomment>
        <translation>%1 hat in diesem Stadtviertel keine Figur %2.</translation>
    </message>
    <message>
        <source>This start tile always has the same place and direction.</source>
        <translation>Dieses Startplättchen liegt immer am selben Platz und in derselben Richtung.</translation>
    </message>
    <message>
        <source>for cities</source>
        <extracomment>Features that the figures in the district can go to; here and in the next three. After the name of the district.</extracomment>
        <translation>für Städte</translation>
    </message>
    <message>
        <source>for fields</source>
        <translation>für Wiesen</translation>
    </message>
    <message>
        <source>for roads</source>
        <translation>für Straßen</translation>
    </message>
    <message>
        <source>for monasteries</source>
        <translation>für Klöster</translation>
    </message>
    <message>
        <source>Each player also has a mayor, a wagon and a barn. An abbey tile of each player closes a gap between other tiles. Classic edition: 2007, new edition: 2016.</source>
        <translation>Jeder Spieler hat außerdem einen Bürgermeister, einen Wagen und einen Gutshof. Ein Abteiplättchen jedes Spielers schließt eine Lücke zwischen anderen Plättchen. Klassische Ausgabe: 2007, neue Ausgabe: 2016.</translation>
    </message>
    <message>
        <source>Some of the tiles show a garden. Each player also has an abbot for gardens, monasteries and abbeys. The abbot may be taken back early.</source>
        <translation>Einige Plättchen zeigen einen Garten. Jeder Spieler hat außerdem einen Abt für Gärten, Klöster und Abteien. Der Abt darf vorzeitig zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Roads lead over drawbridges into cities. The player with the majority on a completed road may cross a drawbridge into the city. Official only with the base game.</source>
        <translation>Straßen führen über Zugbrücken in Städte. Wer auf einer abgeschlossenen Straße die Mehrheit hat, darf über eine Zugbrücke in die Stadt. Offiziell nur mit dem Grundspiel.</translation>
    </message>
    <message>
        <source>Three or four roads end at a lake. A ferry on the lake joins two of them. A player who extends a road may move its ferry to other road ends.</source>
        <translation>An einem See enden drei oder vier Straßen. Eine Fähre auf dem See verbindet zwei von ihnen. Wer eine Straße verlängert, darf ihre Fähre an andere Straßenenden umlegen.</translation>
    </message>
    <message>
        <source>Meeples fly from the new tile in a straight line. A die shows how far they fly. They may land on occupied features.</source>
        <translation>Figuren fliegen vom neuen Plättchen geradeaus. Ein Würfel zeigt, wie weit sie fliegen. Sie dürfen auch landen, wo schon jemand steht.</translation>
    </message>
    <message>
        <source>Completed roads with an inn and cities with a cathedral are worth more. Incomplete ones are worth nothing. Each player also has a large figure, which counts as two.</source>
        <translation>Abgeschlossene Straßen mit Wirtshaus und Städte mit Kathedrale sind mehr wert. Unvollendete sind nichts wert. Jeder Spieler hat außerdem eine große Figur, die doppelt zählt.</translation>
    </message>
    <message>
        <source>Each player has a phantom. It may be placed as a second figure in a turn. The set has no tiles.</source>
        <translation>Jeder Spieler hat ein Phantom. Es darf im Zug als zweite Figur gesetzt werden. Plättchen gehören nicht dazu.</translation>
    </message>
    <message>
        <source>Volcanoes bring a dragon that eats figures, and a fairy protects figures from it. A princess sends knights away. Portals lead to any tile.</source>
        <translation>Vulkane bringen einen Drachen, der Figuren frisst, und eine Fee hält ihn fern. Ein Burgfräulein schickt Ritter heim. Zauberportale führen auf jedes Plättchen.</translation>
    </message>
    <message>
        <source>The game begins with a river of twelve tiles. It runs from the spring to the lake. All other tiles follow when it is complete.</source>
        <translation>Die Partie beginnt mit einem Fluss aus zwölf Plättchen. Er fließt von der Quelle bis zum See. Alle anderen Plättchen folgen, wenn er fertig ist.</translation>
    </message>
    <message>
        <source>The game begins with a river that forks. It ends in a city and in a lake with a volcano. The player who places this lake takes an extra turn.</source>
        <translation>Die Partie beginnt mit einem Fluss, der sich gabelt. Er endet in einer Stadt und in einem See mit Vulkan. Wer diesen See anlegt, ist noch einmal am Zug.</translation>
    </message>
    <message>
        <source>The player who completes a city gets its goods. Each player also has a builder, who gives a second turn. A pig makes a field worth more.</source>
        <translation>Waren bekommt, wer ihre Stadt abschließt. Jeder Spieler hat außerdem einen Baumeister, der einen zweiten Zug bringt. Ein Schwein macht eine Wiese wertvoller.</translation>
    </message>
    <message>
        <source>The tiles show roads, cities, monasteries and fields. A figure on the new tile claims one of them. Completed features score immediately, fields at the end.</source>
        <translation>Die Plättchen zeigen Straßen, Städte, Klöster und Wiesen. Eine Figur auf dem neuen Plättchen besetzt eines davon. Abgeschlossene Gebiete bringen sofort Punkte, Wiesen am Ende.</translation>
    </message>
    <message>
        <source>places a tile: %1</source>
        <translation>legt ein Plättchen an: %1</translation>
    </message>
    <message>
        <source>keeps the abbey, places a tile: %1</source>
        <translation>behält die Abtei, legt ein Plättchen an: %1</translation>
    </message>
    <message>
        <source>Beside your abbey %1</source>
        <translation>Neben deiner Abtei %1</translation>
    </message>
    <message>
        <source>Beside own abbey %1</source>
        <translation>Neben der eigenen Abtei %1</translation>
    </message>
    <message>
        <source>Beside abbey %1 of %2</source>
        <translation>Neben Abtei %1 von %2</translation>
    </message>
    <message>
        <source>Beside your garden %1</source>
        <translation>Neben deinem Garten %1</translation>
    </message>
    <message>
        <source>Beside own garden %1</source>
        <translation>Neben dem eigenen Garten %1</translation>
    </message>
    <message>
        <source>Beside garden %1 of %2</source>
        <translation>Neben Garten %1 von %2</translation>
    </message>
    <message>
        <source>Place the tile</source>
        <translation>Plättchen anlegen</translation>
    </message>
    <message>
        <source>Beside your feature %1</source>
        <translation>Neben deinem Gebiet %1</translation>
    </message>
    <message>
        <source>Lengthen your road %1</source>
        <translation>Deine Straße %1 verlängern</translation>
    </message>
    <message>
        <source>Extend your city %1</source>
        <translation>Deine Stadt %1 erweitern</translation>
    </message>
    <message>
        <source>Extend your field %1</source>
        <translation>Deine Wiese %1 erweitern</translation>
    </message>
    <message>
        <source>Beside your monastery %1</source>
        <translation>Neben deinem Kloster %1</translation>
    </message>
    <message>
        <source>Beside own feature %1</source>
        <translation>Neben dem eigenen Gebiet %1</translation>
    </message>
    <message>
        <source>Lengthen own road %1</source>
        <translation>Eigene Straße %1 verlängern</translation>
    </message>
    <message>
        <source>Extend own city %1</source>
        <translation>Eigene Stadt %1 erweitern</translation>
    </message>
    <message>
        <source>Extend own field %1</source>
        <translation>Eigene Wiese %1 erweitern</translation>
    </message>
    <message>
        <source>Beside own monastery %1</source>
        <translation>Neben dem eigenen Kloster %1</translation>
    </message>
    <message>
        <source>Beside feature %1 of %2</source>
        <translation>Neben Gebiet %1 von %2</translation>
    </message>
    <message>
        <source>Lengthen road %1 of %2</source>
        <translation>Straße %1 von %2 verlängern</translation>
    </message>
    <message>
        <source>Extend city %1 of %2</source>
        <translation>Stadt %1 von %2 erweitern</translation>
    </message>
    <message>
        <source>Extend field %1 of %2</source>
        <translation>Wiese %1 von %2 erweitern</translation>
    </message>
    <message>
        <source>Beside monastery %1 of %2</source>
        <translation>Neben Kloster %1 von %2</translation>
    </message>
    <message>
        <source>Extend unoccupied feature %1</source>
        <translation>Freies Gebiet %1 erweitern</translation>
    </message>
    <message>
        <source>Lengthen unoccupied road %1</source>
        <translation>Freie Straße %1 verlängern</translation>
    </message>
    <message>
        <source>Extend unoccupied city %1</source>
        <translation>Freie Stadt %1 erweitern</translation>
    </message>
    <message>
        <source>Extend unoccupied field %1</source>
        <translation>Freie Wiese %1 erweitern</translation>
    </message>
    <message>
        <source>Your abbey %1</source>
        <translation>Deine Abtei %1</translation>
    </message>
    <message>
        <source>Abbey %1 of %2</source>
        <translation>Abtei %1 von %2</translation>
    </message>
    <message>
        <source>Abbey %1</source>
        <translation>Abtei %1</translation>
    </message>
    <message>
        <source>Your garden %1</source>
        <translation>Dein Garten %1</translation>
    </message>
    <message>
        <source>Garden %1 of %2</source>
        <translation>Garten %1 von %2</translation>
    </message>
    <message>
        <source>Garden %1</source>
        <translation>Garten %1</translation>
    </message>
    <message>
        <source>Your feature %1</source>
        <extracomment>Name of a feature at the start of a text, here and in the next ones. %1: its letter on the board, %2: its owner.</extracomment>
        <translation>Dein Gebiet %1</translation>
    </message>
    <message>
        <source>Feature %1 of %2</source>
        <translation>Gebiet %1 von %2</translation>
    </message>
    <message>
        <source>Feature %1</source>
        <translation>Gebiet %1</translation>
    </message>
    <message>
        <source>Your road %1</source>
        <translation>Deine Straße %1</translation>
    </message>
    <message>
        <source>Road %1 of %2</source>
        <translation>Straße %1 von %2</translation>
    </message>
    <message>
        <source>Road %1</source>
        <translation>Straße %1</translation>
    </message>
    <message>
        <source>Your city %1</source>
        <translation>Deine Stadt %1</translation>
    </message>
    <message>
        <source>City %1 of %2</source>
        <translation>Stadt %1 von %2</translation>
    </message>
    <message>
        <source>City %1</source>
        <translation>Stadt %1</translation>
    </message>
    <message>
        <source>Your field %1</source>
        <translation>Deine Wiese %1</translation>
    </message>
    <message>
        <source>Field %1 of %2</source>
        <translation>Wiese %1 von %2</translation>
    </message>
    <message>
        <source>Field %1</source>
        <translation>Wiese %1</translation>
    </message>
    <message>
        <source>Your monastery %1</source>
        <translation>Dein Kloster %1</translation>
    </message>
    <message>
        <source>Monastery %1 of %2</source>
        <translation>Kloster %1 von %2</translation>
    </message>
    <message>
        <source>Monastery %1</source>
        <translation>Kloster %1</translation>
    </message>
    <message numerus="yes">
        <source>%n open spaces</source>
        <translation>
            <numerusform>%n freies Feld</numerusform>
            <numerusform>%n freie Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>But: %1</source>
        <extracomment>%1 is a text about a move that is worse because of it.</extracomment>
        <translation>Aber: %1</translation>
    </message>
    <message>
        <source>Move %2: %1</source>
        <extracomment>%1 is a text about another move, %2 the number of that move.</extracomment>
        <translation>Zug %2: %1</translation>
    </message>
    <message>
        <source>But move %2: %1</source>
        <translation>Dagegen Zug %2: %1</translation>
    </message>
    <message>
        <source>Another move: %1</source>
        <extracomment>%1 is a text about another move.</extracomment>
        <translation>Ein anderer Zug: %1</translation>
    </message>
    <message>
        <source>But another move: %1</source>
        <translation>Dagegen ein anderer Zug: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 is completed: %2, %n points now.</source>
        <extracomment>In the texts that follow, %1 is a feature with its owner (&quot;Your city A&quot;), unless another meaning is given. %2: its contents (&quot;4 tiles + 1 coat of arms&quot;).</extracomment>
        <translation>
            <numerusform>%1 wird abgeschlossen: %2, sofort %n Punkt.</numerusform>
            <numerusform>%1 wird abgeschlossen: %2, sofort %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is scored: %2, %n points.</source>
        <translation>
            <numerusform>%1 wird gewertet: %2, %n Punkt.</numerusform>
            <numerusform>%1 wird gewertet: %2, %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then needs only one more tile: %n of the %5 tiles left complete it.</source>
        <extracomment>%5: number of all tiles that are left.</extracomment>
        <translation>
            <numerusform>%1 braucht dann nur noch ein Plättchen: %n der %5 übrigen passt dafür.</numerusform>
            <numerusform>%1 braucht dann nur noch ein Plättchen: %n der %5 übrigen passen dafür.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has %2 of its 8 neighbours; %n of the %5 tiles left fit the most difficult space %4.</source>
        <extracomment>%2: number of neighbours with a tile, %4: letter of a space, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 hat dann %2 der 8 Nachbarn; auf das schwierigste Feld %4 passt %n der %5 übrigen Plättchen.</numerusform>
            <numerusform>%1 hat dann %2 der 8 Nachbarn; auf das schwierigste Feld %4 passen %n der %5 übrigen Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is then worth about %n points more.</source>
        <translation>
            <numerusform>%1 ist dann etwa %n Punkt mehr wert.</numerusform>
            <numerusform>%1 ist dann etwa %n Punkte mehr wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is then worth about %n points less.</source>
        <translation>
            <numerusform>%1 ist dann etwa %n Punkt weniger wert.</numerusform>
            <numerusform>%1 ist dann etwa %n Punkte weniger wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You then have %n figures in your supply, instead of %5.</source>
        <extracomment>%3: player, %5: number of figures after the other move.</extracomment>
        <translation>
            <numerusform>Im Vorrat hast du dann %n Figur statt %5.</numerusform>
            <numerusform>Im Vorrat hast du dann %n Figuren statt %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 then has %n figures in the supply, instead of %5.</source>
        <translation>
            <numerusform>%3 hat dann %n Figur im Vorrat statt %5.</numerusform>
            <numerusform>%3 hat dann %n Figuren im Vorrat statt %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last figure: your supply is then empty, instead of having %5.</source>
        <translation>Das ist deine letzte Figur: der Vorrat ist dann leer (sonst: %5).</translation>
    </message>
    <message>
        <source>The supply of %3 is then empty, instead of having %5.</source>
        <translation>Der Vorrat von %3 ist dann leer (sonst: %5).</translation>
    </message>
    <message numerus="yes">
        <source>Your figures are likely to return sooner: worth about %n points.</source>
        <extracomment>%3: player.</extracomment>
        <translation>
            <numerusform>Deine Figuren kommen wohl eher zurück: etwa %n Punkt wert.</numerusform>
            <numerusform>Deine Figuren kommen wohl eher zurück: etwa %n Punkte wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your figures are likely to return later: worth about %n points.</source>
        <translation>
            <numerusform>Deine Figuren kommen wohl später zurück: etwa %n Punkt wert.</numerusform>
            <numerusform>Deine Figuren kommen wohl später zurück: etwa %n Punkte wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The figures of %3 are likely to return sooner: worth about %n points.</source>
        <translation>
            <numerusform>Die Figuren von %3 kommen wohl eher zurück: etwa %n Punkt wert.</numerusform>
            <numerusform>Die Figuren von %3 kommen wohl eher zurück: etwa %n Punkte wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The figures of %3 are likely to return later: worth about %n points.</source>
        <translation>
            <numerusform>Die Figuren von %3 kommen wohl später zurück: etwa %n Punkt wert.</numerusform>
            <numerusform>Die Figuren von %3 kommen wohl später zurück: etwa %n Punkte wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n points more now.</source>
        <translation>
            <numerusform>Du hast sofort %n Punkt mehr.</numerusform>
            <numerusform>Du hast sofort %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n points less now.</source>
        <translation>
            <numerusform>Du hast sofort %n Punkt weniger.</numerusform>
            <numerusform>Du hast sofort %n Punkte weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 gets %n points more now.</source>
        <translation>
            <numerusform>%3 hat sofort %n Punkt mehr.</numerusform>
            <numerusform>%3 hat sofort %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 gets %n points less now.</source>
        <translation>
            <numerusform>%3 hat sofort %n Punkt weniger.</numerusform>
            <numerusform>%3 hat sofort %n Punkte weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you then have %4, and no other player has more than %2.</source>
        <extracomment>%1: kind of token (&quot;Wine&quot;), %2: number that another player has, %3: player, %4: number of the player.</extracomment>
        <translation>%1: du hast dann %4, kein anderer mehr als %2.</translation>
    </message>
    <message>
        <source>%1: %3 then has %4, and no other player has more than %2.</source>
        <translation>%1: %3 hat dann %4, kein anderer mehr als %2.</translation>
    </message>
    <message numerus="yes">
        <source>You then still have %n tiles of your own.</source>
        <extracomment>%3: player.</extracomment>
        <translation>
            <numerusform>Du hast dann noch %n eigenes Plättchen.</numerusform>
            <numerusform>Du hast dann noch %n eigene Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 then still has %n own tiles.</source>
        <translation>
            <numerusform>%3 hat dann noch %n eigenes Plättchen.</numerusform>
            <numerusform>%3 hat dann noch %n eigene Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have the next turn.</source>
        <translation>Den nächsten Zug hast du.</translation>
    </message>
    <message>
        <source>%3 has the next turn.</source>
        <translation>Den nächsten Zug hat %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives an extra turn if a tile extends it: %n of the %5 tiles left fit its ends.</source>
        <extracomment>%5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 gibt bei Erweiterung einen zusätzlichen Zug: an die offenen Enden passt %n der %5 übrigen Plättchen.</numerusform>
            <numerusform>%1 gibt bei Erweiterung einen zusätzlichen Zug: an die offenen Enden passen %n der %5 übrigen Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points more.</source>
        <extracomment>%3: player.</extracomment>
        <translation>
            <numerusform>Du kannst etwa %n Punkt mehr erwarten.</numerusform>
            <numerusform>Du kannst etwa %n Punkte mehr erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points less.</source>
        <translation>
            <numerusform>Du kannst etwa %n Punkt weniger erwarten.</numerusform>
            <numerusform>Du kannst etwa %n Punkte weniger erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points more.</source>
        <translation>
            <numerusform>%3 kann etwa %n Punkt mehr erwarten.</numerusform>
            <numerusform>%3 kann etwa %n Punkte mehr erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points less.</source>
        <translation>
            <numerusform>%3 kann etwa %n Punkt weniger erwarten.</numerusform>
            <numerusform>%3 kann etwa %n Punkte weniger erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the turns that follow, it comes out about %n points better, for no single reason.</source>
        <translation>
            <numerusform>In den folgenden Zügen geht es etwa um %n Punkt besser aus, ohne einzelnen Grund.</numerusform>
            <numerusform>In den folgenden Zügen geht es etwa um %n Punkte besser aus, ohne einzelnen Grund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted to the end of the game, it comes out about %n points better.</source>
        <translation>
            <numerusform>Bis zum Spielende gerechnet geht es etwa um %n Punkt besser aus.</numerusform>
            <numerusform>Bis zum Spielende gerechnet geht es etwa um %n Punkte besser aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several small things: together about %n points more.</source>
        <translation>
            <numerusform>Mehrere Kleinigkeiten: zusammen etwa %n Punkt mehr.</numerusform>
            <numerusform>Mehrere Kleinigkeiten: zusammen etwa %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several small things: together about %n points less.</source>
        <translation>
            <numerusform>Mehrere Kleinigkeiten: zusammen etwa %n Punkt weniger.</numerusform>
            <numerusform>Mehrere Kleinigkeiten: zusammen etwa %n Punkte weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is in reach of the dragon.</source>
        <translation>%1 ist in Reichweite des Drachen.</translation>
    </message>
    <message>
        <source>%1 is in reach of a tower.</source>
        <translation>%1 ist in Reichweite eines Turms.</translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points more from prisoners.</source>
        <translation>
            <numerusform>Du kannst etwa %n Punkt mehr von Gefangenen erwarten.</numerusform>
            <numerusform>Du kannst etwa %n Punkte mehr von Gefangenen erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points less from prisoners.</source>
        <translation>
            <numerusform>Du kannst etwa %n Punkt weniger von Gefangenen erwarten.</numerusform>
            <numerusform>Du kannst etwa %n Punkte weniger von Gefangenen erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points more from prisoners.</source>
        <translation>
            <numerusform>%3 kann etwa %n Punkt mehr von Gefangenen erwarten.</numerusform>
            <numerusform>%3 kann etwa %n Punkte mehr von Gefangenen erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points less from prisoners.</source>
        <translation>
            <numerusform>%3 kann etwa %n Punkt weniger von Gefangenen erwarten.</numerusform>
            <numerusform>%3 kann etwa %n Punkte weniger von Gefangenen erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the turns that follow, it comes out about %n points better. One reason: %1</source>
        <extracomment>%1: a text about a fact (&quot;Your city A then needs only one more tile: ...&quot;).</extracomment>
        <translation>
            <numerusform>In den folgenden Zügen geht es etwa um %n Punkt besser aus. Ein Grund: %1</numerusform>
            <numerusform>In den folgenden Zügen geht es etwa um %n Punkte besser aus. Ein Grund: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the turns that follow, it comes out about %n points better.</source>
        <translation>
            <numerusform>In den folgenden Zügen geht es etwa um %n Punkt besser aus.</numerusform>
            <numerusform>In den folgenden Zügen geht es etwa um %n Punkte besser aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is played without farmers: nobody goes to the market.</source>
        <translation>Diese Partie wird ohne Bauern gespielt: Niemand geht auf den Markt.</translation>
    </message>
    <message>
        <source>%1 over the drawbridge</source>
        <extracomment>Where a figure may go, over a drawbridge: %1 is the move (&quot;Wagon to the city&quot;).</extracomment>
        <translation>%1 über die Zugbrücke</translation>
    </message>
    <message>
        <source>This game is played without farmers: no figure may be in a field.</source>
        <translation>Diese Partie wird ohne Bauern gespielt: Auf einer Wiese darf keine Figur sein.</translation>
    </message>
    <message>
        <source>Whether figures may be placed in fields, and fields score at the end. A first game is easier without farmers.</source>
        <translation>Ob Figuren auf Wiesen gesetzt werden dürfen und Wiesen am Ende Punkte bringen. Die erste Partie ist ohne Bauern leichter.</translation>
    </message>
    <message>
        <source>with farmers</source>
        <translation>mit Bauern</translation>
    </message>
    <message>
        <source>without farmers</source>
        <translation>ohne Bauern</translation>
    </message>
    <message>
        <source>King &amp; Robber</source>
        <translation>König und Raubritter</translation>
    </message>
    <message>
        <source>The player who completes the largest city gets the king, the player who completes the longest road gets the robber. At the end they give points for all completed cities and roads.</source>
        <translation>Wer die größte Stadt abschließt, bekommt den König, wer die längste Straße abschließt, den Raubritter. Am Ende bringen sie Punkte für alle abgeschlossenen Städte und Straßen.</translation>
    </message>
    <message>
        <source>Points for the king and the robber</source>
        <translation>Punkte für König und Raubritter</translation>
    </message>
    <message>
        <source>How many points the king and the robber give at the end.</source>
        <translation>Wie viele Punkte der König und der Raubritter am Ende bringen.</translation>
    </message>
    <message>
        <source>1 for each completed city or road</source>
        <translation>1 je abgeschlossener Stadt oder Straße</translation>
    </message>
    <message>
        <source>10 each</source>
        <translation>je 10</translation>
    </message>
    <message>
        <source>15 for one, 40 for both</source>
        <translation>15 für einen, 40 für beide</translation>
    </message>
    <message>
        <source>King</source>
        <extracomment>The player has this marker; here and in the next.
----------
Points for the king; the next: for the robber.</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>Robber</source>
        <translation>Raubritter</translation>
    </message>
    <message>
        <source>takes the king for the largest city</source>
        <translation>bekommt den König für die größte Stadt</translation>
    </message>
    <message>
        <source>takes the robber for the longest road</source>
        <translation>bekommt den Raubritter für die längste Straße</translation>
    </message>
    <message numerus="yes">
        <source>%n completed roads</source>
        <translation>
            <numerusform>%n abgeschlossene Straße</numerusform>
            <numerusform>%n abgeschlossene Straßen</numerusform>
        </translation>
    </message>
    <message>
        <source>the king</source>
        <extracomment>Reason for the points of the player who has the king; the next: the robber.</extracomment>
        <translation>der König</translation>
    </message>
    <message>
        <source>the robber</source>
        <translation>der Raubritter</translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points more from the king and the robber.</source>
        <translation>
            <numerusform>Du kannst etwa %n Punkt mehr durch den König und den Raubritter erwarten.</numerusform>
            <numerusform>Du kannst etwa %n Punkte mehr durch den König und den Raubritter erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points less from the king and the robber.</source>
        <translation>
            <numerusform>Du kannst etwa %n Punkt weniger durch den König und den Raubritter erwarten.</numerusform>
            <numerusform>Du kannst etwa %n Punkte weniger durch den König und den Raubritter erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points more from the king and the robber.</source>
        <translation>
            <numerusform>%3 kann etwa %n Punkt mehr durch den König und den Raubritter erwarten.</numerusform>
            <numerusform>%3 kann etwa %n Punkte mehr durch den König und den Raubritter erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points less from the king and the robber.</source>
        <translation>
            <numerusform>%3 kann etwa %n Punkt weniger durch den König und den Raubritter erwarten.</numerusform>
            <numerusform>%3 kann etwa %n Punkte weniger durch den König und den Raubritter erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has %2 and %3; %n of the %5 tiles left fit the most difficult space %4.</source>
        <extracomment>%2: &quot;6 tiles&quot;, %3: &quot;2 open spaces&quot;, %4: letter of the space that the fewest tiles fit, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 hat dann %2 und %3; auf das schwierigste Feld %4 passt %n der %5 übrigen Plättchen.</numerusform>
            <numerusform>%1 hat dann %2 und %3; auf das schwierigste Feld %4 passen %n der %5 übrigen Plättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stays incomplete, because no tile left fits space %4: %n points at the end.</source>
        <extracomment>%4: letter of a space.</extracomment>
        <translation>
            <numerusform>%1 wird nicht mehr abgeschlossen, weil auf das Feld %4 kein übriges Plättchen passt: am Ende %n Punkt.</numerusform>
            <numerusform>%1 wird nicht mehr abgeschlossen, weil auf das Feld %4 kein übriges Plättchen passt: am Ende %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2) becomes yours, because no other figure is there.</source>
        <extracomment>%1: a feature without its owner, %2: its contents, %3: player.</extracomment>
        <translation>%1 (%2) wird deins, weil dort keine andere Figur steht.</translation>
    </message>
    <message>
        <source>%1 (%2) goes to %3, because no other figure is there.</source>
        <translation>%1 (%2) geht an %3, weil dort keine andere Figur steht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has a figure that can move on after scoring: worth about %n points more.</source>
        <translation>
            <numerusform>%1 hat eine Figur, die nach der Wertung weiterziehen darf: etwa %n Punkt mehr wert.</numerusform>
            <numerusform>%1 hat eine Figur, die nach der Wertung weiterziehen darf: etwa %n Punkte mehr wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has a figure that can move on after scoring: worth about %n points less.</source>
        <translation>
            <numerusform>%1 hat eine Figur, die nach der Wertung weiterziehen darf: etwa %n Punkt weniger wert.</numerusform>
            <numerusform>%1 hat eine Figur, die nach der Wertung weiterziehen darf: etwa %n Punkte weniger wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can gain points next turn: %n of the %5 tiles left are best used there.</source>
        <extracomment>%5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 kann im nächsten Zug Punkte gewinnen: %n der %5 übrigen Plättchen ist dort am besten eingesetzt.</numerusform>
            <numerusform>%1 kann im nächsten Zug Punkte gewinnen: %n der %5 übrigen Plättchen sind dort am besten eingesetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can lose points next turn: %n of the %5 tiles left are best used against it.</source>
        <translation>
            <numerusform>%1 kann im nächsten Zug Punkte verlieren: %n der %5 übrigen Plättchen ist am besten dagegen eingesetzt.</numerusform>
            <numerusform>%1 kann im nächsten Zug Punkte verlieren: %n der %5 übrigen Plättchen sind am besten dagegen eingesetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is likely to be worth about %n points more after two turns than otherwise.</source>
        <translation>
            <numerusform>%1 ist nach zwei Zügen voraussichtlich etwa %n Punkt mehr wert als sonst.</numerusform>
            <numerusform>%1 ist nach zwei Zügen voraussichtlich etwa %n Punkte mehr wert als sonst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is likely to be worth about %n points less after two turns than otherwise.</source>
        <translation>
            <numerusform>%1 ist nach zwei Zügen voraussichtlich etwa %n Punkt weniger wert als sonst.</numerusform>
            <numerusform>%1 ist nach zwei Zügen voraussichtlich etwa %n Punkte weniger wert als sonst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the turns that follow, it comes out about %n points worse. One reason: %1</source>
        <extracomment>%1: a text about a fact.</extracomment>
        <translation>
            <numerusform>In den folgenden Zügen geht es etwa um %n Punkt schlechter aus. Ein Grund: %1</numerusform>
            <numerusform>In den folgenden Zügen geht es etwa um %n Punkte schlechter aus. Ein Grund: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Another move is about as good.</source>
        <translation>Ein anderer Zug ist etwa gleich gut.</translation>
    </message>
    <message>
        <source>About as good as move %1.</source>
        <extracomment>%1: number of a move.</extracomment>
        <translation>Etwa so gut wie Zug %1.</translation>
    </message>
    <message>
        <source>Whether moves may be undone, as many as you like. A tile that was already drawn is drawn again.</source>
        <translation>Ob Züge zurückgenommen werden dürfen, so viele man will. Ein schon gezogenes Plättchen wird wieder gezogen.</translation>
    </message>
    <message>
        <source>%1 taken back from the castle</source>
        <translation>%1 aus dem Schloss zurückgenommen</translation>
    </message>
    <message>
        <source>%1 taken back from the market</source>
        <translation>%1 vom Markt zurückgenommen</translation>
    </message>
    <message>
        <source>%1 taken back from the blacksmith</source>
        <translation>%1 aus der Schmiede zurückgenommen</translation>
    </message>
    <message>
        <source>%1 taken back from the cathedral</source>
        <translation>%1 aus der Kathedrale zurückgenommen</translation>
    </message>
    <message>
        <source>The Festival</source>
        <translation>Das Fest</translation>
    </message>
    <message>
        <source>Some of the tiles show a festival. Who places one may take back one of their own figures from anywhere on the board, instead of placing a figure.</source>
        <translation>Einige Plättchen zeigen ein Fest. Wer ein solches legt, darf eine eigene Figur von einer beliebigen Stelle des Spielfelds zurücknehmen, statt eine Figur zu setzen.</translation>
    </message>
    <message>
        <source>Figures that a festival takes back</source>
        <translation>Figuren, die mit einem Fest zurückkommen</translation>
    </message>
    <message>
        <source>Which of their own figures players may take back with a festival tile.</source>
        <translation>Welche eigenen Figuren Spieler mit einem Festplättchen zurücknehmen dürfen.</translation>
    </message>
    <message>
        <source>any figure</source>
        <translation>alle Figuren</translation>
    </message>
    <message>
        <source>Also a builder, a pig or a barn.</source>
        <translation>Auch Baumeister, Schwein und Gutshof.</translation>
    </message>
    <message>
        <source>Builders, pigs and barns stay on the board.</source>
        <translation>Baumeister, Schweine und Gutshöfe bleiben auf dem Spielfeld.</translation>
    </message>
    <message numerus="yes">
        <source>%n festivals</source>
        <translation>
            <numerusform>%n Fest</numerusform>
            <numerusform>%n Feste</numerusform>
        </translation>
    </message>
    <message>
        <source>take back one of your figures</source>
        <translation>eine eigene Figur zurücknehmen</translation>
    </message>
    <message>
        <source>take back: %3</source>
        <extracomment>%3 is a figure, mostly with its feature (&quot;meeple on the road&quot;).</extracomment>
        <translation>zurücknehmen: %3</translation>
    </message>
    <message>
        <source>take back from the castle: %1</source>
        <extracomment>%1 is a kind of figure (&quot;meeple&quot;), here and in the next three.</extracomment>
        <translation>aus dem Schloss zurücknehmen: %1</translation>
    </message>
    <message>
        <source>take back from the market: %1</source>
        <translation>vom Markt zurücknehmen: %1</translation>
    </message>
    <message>
        <source>take back from the blacksmith: %1</source>
        <translation>aus der Schmiede zurücknehmen: %1</translation>
    </message>
    <message>
        <source>take back from the cathedral: %1</source>
        <translation>aus der Kathedrale zurücknehmen: %1</translation>
    </message>
    <message>
        <source>A figure is taken back only when a tile with a festival is placed.</source>
        <translation>Eine Figur wird nur zurückgenommen, wenn ein Plättchen mit einem Fest gelegt wurde.</translation>
    </message>
    <message numerus="yes">
        <source>%1 then has no figure of yours: about %n points less for you.</source>
        <translation>
            <numerusform>%1 hat dann keine Figur von dir: etwa %n Punkt weniger für dich.</numerusform>
            <numerusform>%1 hat dann keine Figur von dir: etwa %n Punkte weniger für dich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then has no figure of %3: about %n points less for that player.</source>
        <translation>
            <numerusform>%1 hat dann keine Figur von %3: etwa %n Punkt weniger für diesen Spieler.</numerusform>
            <numerusform>%1 hat dann keine Figur von %3: etwa %n Punkte weniger für diesen Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>no builder, pig or barn</source>
        <translation>nicht Baumeister, Schwein und Gutshof</translation>
    </message>
    <message>
        <source>In this game a figure of this kind may not be taken back: %2.</source>
        <extracomment>%2 is a kind of figure (&quot;barn&quot;).</extracomment>
        <translation>In diesem Spiel darf eine Figur dieser Art nicht zurückgenommen werden: %2.</translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <translation>%1 zurückgenommen</translation>
    </message>
    <message>
        <source>Sources differ whether the road divides the field. Here it does.</source>
        <translation>Die Quellen sind verschieden, ob die Straße die Wiese teilt. Hier teilt sie sie.</translation>
    </message>
    <message>
        <source>Sources differ which roads and cities are linked here for a wagon. It is the same as on a tile of Inns &amp; Cathedrals.</source>
        <translation>Die Quellen sind verschieden, welche Straßen und Städte hier für einen Wagen verbunden sind. Es ist wie auf einem Plättchen von Wirtshäuser und Kathedralen.</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>nichts geschieht</translation>
    </message>
    <message numerus="yes">
        <source>%1: when it is scored, the wagon there can move on to %n features (%2).</source>
        <extracomment>%1: a feature with its owner (&quot;Your city A&quot;), %2: letters of features on the board (&quot;B, C&quot;).</extracomment>
        <translation>
            <numerusform>%1: Nach der Wertung darf der Wagen von dort in %n Gebiet weiterfahren (%2).</numerusform>
            <numerusform>%1: Nach der Wertung darf der Wagen von dort in %n Gebiete weiterfahren (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: when it is scored, the wagon there can move on to %n features, such as %2.</source>
        <translation>
            <numerusform>%1: Nach der Wertung darf der Wagen von dort in %n Gebiet weiterfahren, zum Beispiel %2.</numerusform>
            <numerusform>%1: Nach der Wertung darf der Wagen von dort in %n Gebiete weiterfahren, zum Beispiel %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: when it is scored, the wagon there can move to no other feature and returns.</source>
        <translation>%1: Nach der Wertung hat der Wagen von dort kein Ziel und kommt in den Vorrat zurück.</translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points more from figures in Carcassonne.</source>
        <translation>
            <numerusform>Du kannst etwa %n Punkt mehr von Figuren in Carcassonne erwarten.</numerusform>
            <numerusform>Du kannst etwa %n Punkte mehr von Figuren in Carcassonne erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can expect about %n points less from figures in Carcassonne.</source>
        <translation>
            <numerusform>Du kannst etwa %n Punkt weniger von Figuren in Carcassonne erwarten.</numerusform>
            <numerusform>Du kannst etwa %n Punkte weniger von Figuren in Carcassonne erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points more from figures in Carcassonne.</source>
        <translation>
            <numerusform>%3 kann etwa %n Punkt mehr von Figuren in Carcassonne erwarten.</numerusform>
            <numerusform>%3 kann etwa %n Punkte mehr von Figuren in Carcassonne erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 can expect about %n points less from figures in Carcassonne.</source>
        <translation>
            <numerusform>%3 kann etwa %n Punkt weniger von Figuren in Carcassonne erwarten.</numerusform>
            <numerusform>%3 kann etwa %n Punkte weniger von Figuren in Carcassonne erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has an inn: at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</source>
        <extracomment>%1: a road with its owner (&quot;Your road A&quot;), %2: number of tiles, %3: &quot;2 open spaces&quot;, %4: letter of a space on the board, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 hat ein Wirtshaus: abgeschlossen mindestens %n Punkt, sonst nichts. Sie hat dann %3; Plättchen, die auf das schwierigste Feld %4 passen: %2 von %5.</numerusform>
            <numerusform>%1 hat ein Wirtshaus: abgeschlossen mindestens %n Punkte, sonst nichts. Sie hat dann %3; Plättchen, die auf das schwierigste Feld %4 passen: %2 von %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has a cathedral: at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</source>
        <extracomment>%1: a city with its owner. The rest as for the inn.</extracomment>
        <translation>
            <numerusform>%1 hat eine Kathedrale: abgeschlossen mindestens %n Punkt, sonst nichts. Sie hat dann %3; Plättchen, die auf das schwierigste Feld %4 passen: %2 von %5.</numerusform>
            <numerusform>%1 hat eine Kathedrale: abgeschlossen mindestens %n Punkte, sonst nichts. Sie hat dann %3; Plättchen, die auf das schwierigste Feld %4 passen: %2 von %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>moves the fairy: %1</source>
        <extracomment>%1 is a figure with its feature (&quot;meeple on the road&quot;).</extracomment>
        <translation>versetzt die Fee: %1</translation>
    </message>
    <message>
        <source>%1: the princess sends away your knight.</source>
        <extracomment>%1: a city without its owner, %3: player.</extracomment>
        <translation>%1: Die Prinzessin schickt deinen Ritter weg.</translation>
    </message>
    <message>
        <source>%1: the princess sends away the knight of %3.</source>
        <translation>%1: Die Prinzessin schickt den Ritter von %3 weg.</translation>
    </message>
    <message>
        <source>%1: with the fairy, the figure is safe from the dragon and brings 1 point at the start of each turn of its owner.</source>
        <extracomment>%1: a feature with its owner.</extracomment>
        <translation>%1: Bei der Fee ist die Figur vor dem Drachen sicher und bringt zu Beginn jedes eigenen Zuges 1 Punkt.</translation>
    </message>
    <message>
        <source>%1 (%2) becomes yours through the magic portal, because no other figure is there.</source>
        <extracomment>%1: a feature without its owner, %2: its contents (&quot;4 tiles&quot;), %3: player.</extracomment>
        <translation>%1 (%2) wird durch das magische Portal deins, weil dort keine andere Figur steht.</translation>
    </message>
    <message>
        <source>%1 (%2) goes to %3 through the magic portal, because no other figure is there.</source>
        <translation>%1 (%2) geht durch das magische Portal an %3, weil dort keine andere Figur steht.</translation>
    </message>
    <message>
        <source>takes no prisoner: no figure is in reach of the tower</source>
        <translation>nimmt niemanden gefangen: In Reichweite des Turms steht keine Figur</translation>
    </message>
    <message>
        <source>Pay 3 points</source>
        <translation>3 Punkte zahlen</translation>
    </message>
    <message>
        <source>gets no further turn by the builder: this is the extra turn already</source>
        <translation>der Baumeister bringt keinen weiteren Zug: Dies ist schon der zusätzliche</translation>
    </message>
    <message>
        <source>gets no extra turn by the builder: no tile is left for it</source>
        <translation>der Baumeister bringt keinen zusätzlichen Zug: Es ist kein Plättchen mehr da</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</source>
        <extracomment>%2: number of tiles, %3: &quot;2 open spaces&quot;, %4: letter of the space that the fewest tiles fit, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 bringt abgeschlossen mindestens %n Punkt, sonst nichts. Dann hat das Gebiet %3; Plättchen, die auf das schwierigste Feld %4 passen: %2 von %5.</numerusform>
            <numerusform>%1 bringt abgeschlossen mindestens %n Punkte, sonst nichts. Dann hat das Gebiet %3; Plättchen, die auf das schwierigste Feld %4 passen: %2 von %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: your figure is removed from there.</source>
        <extracomment>%1: a feature without its owner, %3: player.</extracomment>
        <translation>%1: Deine Figur wird von dort entfernt.</translation>
    </message>
    <message>
        <source>%1: the figure of %3 is removed from there.</source>
        <translation>%1: Die Figur von %3 wird von dort entfernt.</translation>
    </message>
    <message>
        <source>%1: the figure there is then safe.</source>
        <translation>%1: Die Figur ist dort dann sicher.</translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for you alone (strength %2 to %3): %n points.</source>
        <extracomment>%2: strength of the player, %3: strength of player %4.</extracomment>
        <translation>
            <numerusform>%1 zählt dann nur für dich (Stärke %2 zu %3): %n Punkt.</numerusform>
            <numerusform>%1 zählt dann nur für dich (Stärke %2 zu %3): %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for this player alone (strength %2 to %3): %n points.</source>
        <translation>
            <numerusform>%1 zählt dann nur für diesen Spieler (Stärke %2 zu %3): %n Punkt.</numerusform>
            <numerusform>%1 zählt dann nur für diesen Spieler (Stärke %2 zu %3): %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for %4 and not for you (strength %3 to %2): %n points.</source>
        <translation>
            <numerusform>%1 zählt dann für %4 und nicht für dich (Stärke %3 zu %2): %n Punkt.</numerusform>
            <numerusform>%1 zählt dann für %4 und nicht für dich (Stärke %3 zu %2): %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for %4 (strength %3 to %2): %n points.</source>
        <translation>
            <numerusform>%1 zählt dann für %4 (Stärke %3 zu %2): %n Punkt.</numerusform>
            <numerusform>%1 zählt dann für %4 (Stärke %3 zu %2): %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for you (strength %3 to %2): %n points.</source>
        <extracomment>%1: feature of another player.</extracomment>
        <translation>
            <numerusform>%1 zählt dann für dich (Stärke %3 zu %2): %n Punkt.</numerusform>
            <numerusform>%1 zählt dann für dich (Stärke %3 zu %2): %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last figure: your supply is then empty, instead of having %5. Closest to completion: %1, with %2.</source>
        <extracomment>%1: the feature of the player that lacks the fewest tiles, %2: &quot;2 open spaces&quot;.</extracomment>
        <translation>Das ist deine letzte Figur: der Vorrat ist dann leer (sonst: %5). Am nächsten am Abschluss: %1 (%2).</translation>
    </message>
    <message>
        <source>The supply of %3 is then empty, instead of having %5. Closest to completion: %1, with %2.</source>
        <translation>Der Vorrat von %3 ist dann leer (sonst: %5). Am nächsten am Abschluss: %1 (%2).</translation>
    </message>
    <message>
        <source>You have then placed all tiles of your own.</source>
        <translation>Alle deine eigenen Plättchen sind dann gelegt.</translation>
    </message>
    <message>
        <source>%3 has then placed all own tiles.</source>
        <translation>%3 hat dann alle eigenen Plättchen gelegt.</translation>
    </message>
    <message>
        <source>The %2 may not stand on any feature of this tile.</source>
        <translation>Diese Figur (%2) darf auf keinem Gebiet dieses Plättchens stehen.</translation>
    </message>
    <message>
        <source>place the phantom on the tile or on top of a tower too, or not</source>
        <translation>auch das Phantom auf das Plättchen oder auf einen Turm setzen – oder nicht</translation>
    </message>
    <message>
        <source>next to the figure</source>
        <translation>neben der Figur</translation>
    </message>
    <message>
        <source>Crop Circles</source>
        <translation>Kornkreise</translation>
    </message>
    <message>
        <source>Adding figures at a crop circle</source>
        <translation>Figuren bei einem Kornkreis hinzufügen</translation>
    </message>
    <message>
        <source>Each player may add one</source>
        <translation>Jeder Spieler darf einen hinzufügen</translation>
    </message>
    <message>
        <source>Each player must add one</source>
        <translation>Jeder Spieler muss einen hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n crop circles with a club</source>
        <extracomment>Crop circles on a tile, by their symbols: a club for roads, a shield for cities, a pitchfork for fields.</extracomment>
        <translation>
            <numerusform>%n Kornkreis mit Keule</numerusform>
            <numerusform>%n Kornkreise mit Keule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crop circles with a shield</source>
        <translation>
            <numerusform>%n Kornkreis mit Schild</numerusform>
            <numerusform>%n Kornkreise mit Schild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crop circles with a pitchfork</source>
        <translation>
            <numerusform>%n Kornkreis mit Heugabel</numerusform>
            <numerusform>%n Kornkreise mit Heugabel</numerusform>
        </translation>
    </message>
    <message>
        <source>chooses that all players add a figure</source>
        <translation>wählt, dass alle Spieler eine Figur hinzufügen</translation>
    </message>
    <message>
        <source>chooses that all players take a figure back</source>
        <translation>wählt, dass alle Spieler eine Figur zurücknehmen</translation>
    </message>
    <message>
        <source>choose what all players do at the crop circle</source>
        <translation>wählen, was alle Spieler beim Kornkreis tun</translation>
    </message>
    <message>
        <source>add a figure next to one of yours</source>
        <translation>eine Figur neben einer eigenen hinzufügen</translation>
    </message>
    <message>
        <source>take one of your figures back</source>
        <translation>eine eigene Figur zurücknehmen</translation>
    </message>
    <message>
        <source>all players add a figure</source>
        <translation>alle Spieler fügen eine Figur hinzu</translation>
    </message>
    <message>
        <source>all players take a figure back</source>
        <translation>alle Spieler nehmen eine Figur zurück</translation>
    </message>
    <message>
        <source>add here: %1</source>
        <extracomment>%1 is a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>hier hinzufügen: %1</translation>
    </message>
    <message>
        <source>Add no figure</source>
        <translation>Keine Figur hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n points less at the crop circle.</source>
        <translation>
            <numerusform>Beim Kornkreis verlierst du etwa %n Punkt weniger.</numerusform>
            <numerusform>Beim Kornkreis verlierst du etwa %n Punkte weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n points more at the crop circle.</source>
        <translation>
            <numerusform>Beim Kornkreis verlierst du etwa %n Punkt mehr.</numerusform>
            <numerusform>Beim Kornkreis verlierst du etwa %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 loses about %n points less at the crop circle.</source>
        <translation>
            <numerusform>%3 verliert beim Kornkreis etwa %n Punkt weniger.</numerusform>
            <numerusform>%3 verliert beim Kornkreis etwa %n Punkte weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%3 loses about %n points more at the crop circle.</source>
        <translation>
            <numerusform>%3 verliert beim Kornkreis etwa %n Punkt mehr.</numerusform>
            <numerusform>%3 verliert beim Kornkreis etwa %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tile just placed has no crop circle.</source>
        <translation>Auf dem gerade gelegten Plättchen ist kein Kornkreis.</translation>
    </message>
    <message>
        <source>This crop circle concerns only figures on roads.</source>
        <translation>Dieser Kornkreis betrifft nur Figuren auf Straßen.</translation>
    </message>
    <message>
        <source>This crop circle concerns only figures in cities.</source>
        <translation>Dieser Kornkreis betrifft nur Figuren in Städten.</translation>
    </message>
    <message>
        <source>This crop circle concerns only figures in fields.</source>
        <translation>Dieser Kornkreis betrifft nur Figuren auf Wiesen.</translation>
    </message>
    <message>
        <source>Crop circles do not concern this figure: %2.</source>
        <extracomment>%2 is a kind of figure (&quot;builder&quot;).</extracomment>
        <translation>Kornkreise betreffen diese Figur nicht: %2.</translation>
    </message>
    <message>
        <source>%1 has no %2 in this place.</source>
        <extracomment>%1 is a player&apos;s name, %2 a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>%1 hat an dieser Stelle nicht: %2.</translation>
    </message>
    <message>
        <source>%1 has no figure in this place to which another one could be added.</source>
        <translation>%1 hat an dieser Stelle keine Figur, neben der eine weitere hinzugefügt werden könnte.</translation>
    </message>
    <message>
        <source>place the phantom on top of a tower too, or not</source>
        <translation>auch das Phantom auf einen Turm setzen – oder nicht</translation>
    </message>
    <message numerus="yes">
        <source>%1 and feature %2 both reach space %4: %n of the %5 tiles left join them there.</source>
        <extracomment>%2: letter of another feature, %4: letter of a space, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 und das Gebiet %2 grenzen beide an das Feld %4: %n der %5 übrigen Plättchen verbindet sie dort.</numerusform>
            <numerusform>%1 und das Gebiet %2 grenzen beide an das Feld %4: %n der %5 übrigen Plättchen verbinden sie dort.</numerusform>
        </translation>
    </message>
    <message>
        <source>Feature %1 of players %2</source>
        <translation>Gebiet %1 der Spieler %2</translation>
    </message>
    <message>
        <source>Road %1 of players %2</source>
        <translation>Straße %1 der Spieler %2</translation>
    </message>
    <message>
        <source>City %1 of players %2</source>
        <translation>Stadt %1 der Spieler %2</translation>
    </message>
    <message>
        <source>Field %1 of players %2</source>
        <translation>Wiese %1 der Spieler %2</translation>
    </message>
    <message>
        <source>Monastery %1 of players %2</source>
        <translation>Kloster %1 der Spieler %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Names of players. %2: the last one, %1: the others (&quot;Anna, Ben&quot;).</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n features</source>
        <translation>
            <numerusform>%n Gebiet</numerusform>
            <numerusform>%n Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 After the other move: %2.</source>
        <extracomment>%1 is a text about a move, for example that 5 tiles complete a city. %2 is that number after the other move (&quot;9 of the tiles left complete it&quot;, &quot;3 open spaces&quot;).</extracomment>
        <translation>%1 Nach dem anderen Zug: %2.</translation>
    </message>
    <message>
        <source>%1 After this move: %2.</source>
        <extracomment>%1 is a text about another move. %2 is that number after this move.</extracomment>
        <translation>%1 Nach diesem Zug: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for you and for %4 with the same strength (%2): %n points each.</source>
        <extracomment>%1: a feature without its owner, %2: strength, %3: player, %4: names of the other players.</extracomment>
        <translation>
            <numerusform>%1 bringt dann bei gleicher Stärke (%2) dir und auch %4 Punkte: je %n Punkt.</numerusform>
            <numerusform>%1 bringt dann bei gleicher Stärke (%2) dir und auch %4 Punkte: je %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then scores for %3 and %4 with the same strength (%2): %n points each.</source>
        <translation>
            <numerusform>%1 bringt dann bei gleicher Stärke (%2) %3 und %4 Punkte: je %n Punkt.</numerusform>
            <numerusform>%1 bringt dann bei gleicher Stärke (%2) %3 und %4 Punkte: je %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 then touches cities (completed: %2, incomplete: %3): %n points if the game ended now.</source>
        <extracomment>%2: number of completed cities, %3: number of other cities.</extracomment>
        <translation>
            <numerusform>%1 grenzt dann an Städte (fertig: %2, unfertig: %3): %n Punkt, wenn das Spiel jetzt endete.</numerusform>
            <numerusform>%1 grenzt dann an Städte (fertig: %2, unfertig: %3): %n Punkte, wenn das Spiel jetzt endete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the figure returns to you. Figures in your supply: %n instead of %5.</source>
        <extracomment>%1: a completed feature with its owner, %3: player, %5: number of figures after the other move.</extracomment>
        <translation>
            <numerusform>%1: Die Figur kommt zu dir zurück. Figuren in deinem Vorrat: %n statt %5.</numerusform>
            <numerusform>%1: Die Figur kommt zu dir zurück. Figuren in deinem Vorrat: %n statt %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the figure returns. Figures in the supply of %3: %n instead of %5.</source>
        <translation>
            <numerusform>%1: Die Figur kommt zurück. Figuren im Vorrat von %3: %n statt %5.</numerusform>
            <numerusform>%1: Die Figur kommt zurück. Figuren im Vorrat von %3: %n statt %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another move is about as good; nothing makes a difference of half a point.</source>
        <translation>Ein anderer Zug ist etwa gleich gut; nichts macht einen halben Punkt aus.</translation>
    </message>
    <message>
        <source>About as good as move %1; nothing makes a difference of half a point.</source>
        <translation>Etwa so gut wie Zug %1; nichts macht einen halben Punkt aus.</translation>
    </message>
    <message>
        <source>The Tunnel</source>
        <translation>Die Tunnel</translation>
    </message>
    <message>
        <source>Roads end at tunnel entrances. Two tokens with the same symbol join the roads of two entrances, however far apart they are.</source>
        <translation>Straßen enden an Tunneleingängen. Zwei Plättchen mit gleichem Zeichen verbinden die Straßen zweier Eingänge, egal wie weit diese voneinander entfernt sind.</translation>
    </message>
    <message>
        <source>Pairs of tunnel tokens</source>
        <translation>Paare von Tunnelplättchen</translation>
    </message>
    <message>
        <source>How many pairs of tokens each player has with two, with three and with more players.</source>
        <translation>Wie viele Paare von Tunnelplättchen jeder Spieler zu zweit, zu dritt und in größerer Runde hat.</translation>
    </message>
    <message>
        <source>3, 2 or 1</source>
        <translation>3, 2 oder 1</translation>
    </message>
    <message>
        <source>Three pairs with two players, two with three players, otherwise one.</source>
        <translation>Zu zweit drei Paare, zu dritt zwei, sonst eines.</translation>
    </message>
    <message>
        <source>2 or 1</source>
        <translation>2 oder 1</translation>
    </message>
    <message>
        <source>Two pairs with two players, otherwise one.</source>
        <translation>Zu zweit zwei Paare, sonst eines.</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>One pair for each player.</source>
        <translation>Ein Paar für jeden Spieler.</translation>
    </message>
    <message>
        <source>Tunnels of other expansions</source>
        <translation>Tunnel anderer Erweiterungen</translation>
    </message>
    <message>
        <source>Whether roads in tunnels on tiles of Abbey &amp; Mayor and The Princess &amp; the Dragon are interrupted, too.</source>
        <translation>Ob auch Straßen in Tunneln auf Plättchen von Abtei &amp; Bürgermeister und Burgfräulein &amp; Drache unterbrochen sind.</translation>
    </message>
    <message>
        <source>have entrances</source>
        <translation>haben Eingänge</translation>
    </message>
    <message>
        <source>The road is interrupted. Tokens can be placed on both of its entrances.</source>
        <translation>Die Straße ist unterbrochen. Auf beide Eingänge können Tunnelplättchen gelegt werden.</translation>
    </message>
    <message>
        <source>are plain roads</source>
        <translation>sind gewöhnliche Straßen</translation>
    </message>
    <message>
        <source>The road goes on through the tunnel, as without this expansion.</source>
        <translation>Die Straße führt durch den Tunnel weiter, wie ohne diese Erweiterung.</translation>
    </message>
    <message>
        <source>tunnel token</source>
        <translation>Tunnelplättchen</translation>
    </message>
    <message>
        <source>Tunnel tokens</source>
        <translation>Tunnelplättchen</translation>
    </message>
    <message>
        <source>Tunnel tokens with a circle</source>
        <translation>Tunnelplättchen mit Kreis</translation>
    </message>
    <message>
        <source>Tunnel tokens with a square</source>
        <translation>Tunnelplättchen mit Quadrat</translation>
    </message>
    <message>
        <source>Tunnel tokens with a triangle</source>
        <translation>Tunnelplättchen mit Dreieck</translation>
    </message>
    <message>
        <source>%1: tunnel token with a circle</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1: Tunnelplättchen mit Kreis</translation>
    </message>
    <message>
        <source>%1: tunnel token with a square</source>
        <translation>%1: Tunnelplättchen mit Quadrat</translation>
    </message>
    <message>
        <source>%1: tunnel token with a triangle</source>
        <translation>%1: Tunnelplättchen mit Dreieck</translation>
    </message>
    <message>
        <source>places a tunnel token</source>
        <translation>legt ein Tunnelplättchen</translation>
    </message>
    <message>
        <source>A tunnel joins two roads.</source>
        <translation>Ein Tunnel verbindet zwei Straßen.</translation>
    </message>
    <message>
        <source>place a tunnel token or not</source>
        <translation>lege ein Tunnelplättchen oder nicht</translation>
    </message>
    <message>
        <source>place a tunnel token</source>
        <translation>ein Tunnelplättchen legen</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>place a token with a circle</source>
        <translation>ein Plättchen mit Kreis legen</translation>
    </message>
    <message>
        <source>place a token with a square</source>
        <translation>ein Plättchen mit Quadrat legen</translation>
    </message>
    <message>
        <source>place a token with a triangle</source>
        <translation>ein Plättchen mit Dreieck legen</translation>
    </message>
    <message>
        <source>No tunnel token</source>
        <translation>Kein Tunnelplättchen</translation>
    </message>
    <message>
        <source>There is no tunnel entrance there.</source>
        <translation>Dort ist kein Tunneleingang.</translation>
    </message>
    <message>
        <source>A tunnel token lies on this entrance already.</source>
        <translation>Auf diesem Eingang liegt schon ein Tunnelplättchen.</translation>
    </message>
    <message>
        <source>%1 has no token with this symbol left.</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1 hat kein Tunnelplättchen mit diesem Zeichen mehr.</translation>
    </message>
    <message>
        <source>Only one tunnel token may be placed in a turn.</source>
        <translation>In einem Zug darf nur ein Tunnelplättchen gelegt werden.</translation>
    </message>
    <message>
        <source>gets no points for the mayor: it counts only with coats of arms, and the city has none</source>
        <translation>bekommt keine Punkte für den Bürgermeister: Er zählt nur mit Wappen, und die Stadt hat keines</translation>
    </message>
    <message numerus="yes">
        <source>%1: when it is scored, the wagon there can move on to %n features.</source>
        <translation>
            <numerusform>%1: Nach der Wertung darf der Wagen von dort in %n Gebiet weiterfahren.</numerusform>
            <numerusform>%1: Nach der Wertung darf der Wagen von dort in %n Gebiete weiterfahren.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves from the castle to a city before it is scored</source>
        <translation>%1 zieht vom Schloss in eine Stadt, bevor sie gewertet wird</translation>
    </message>
    <message>
        <source>%1 moves from the market to a field before it is scored</source>
        <translation>%1 zieht vom Markt auf eine Wiese, bevor sie gewertet wird</translation>
    </message>
    <message>
        <source>%1 moves from the blacksmith to a road before it is scored</source>
        <translation>%1 zieht von der Schmiede auf eine Straße, bevor sie gewertet wird</translation>
    </message>
    <message>
        <source>%1 moves from the cathedral to a monastery before it is scored</source>
        <translation>%1 zieht von der Kathedrale in ein Kloster, bevor es gewertet wird</translation>
    </message>
    <message>
        <source>moves the dragon the only possible way</source>
        <translation>zieht den Drachen auf dem einzig möglichen Weg</translation>
    </message>
    <message>
        <source>cannot move the dragon: no tile beside it is open to it</source>
        <translation>kann den Drachen nicht ziehen: Er darf auf kein benachbartes Plättchen</translation>
    </message>
    <message>
        <source>gets a prisoner back in exchange: %1</source>
        <translation>bekommt im Austausch einen Gefangenen zurück: %1</translation>
    </message>
    <message>
        <source>take back to the supply: %3</source>
        <translation>in den Vorrat zurücknehmen: %3</translation>
    </message>
    <message>
        <source>buy back a prisoner for 3 points (click it beside its holder’s name)</source>
        <translation>einen Gefangenen für 3 Punkte auslösen (klicke ihn an)</translation>
    </message>
    <message numerus="yes">
        <source>%1 stays incomplete, because no tile left fits one of its spaces: %n points at the end.</source>
        <translation>
            <numerusform>%1 wird nicht mehr abgeschlossen, weil auf eines der Felder kein übriges Plättchen passt: am Ende %n Punkt.</numerusform>
            <numerusform>%1 wird nicht mehr abgeschlossen, weil auf eines der Felder kein übriges Plättchen passt: am Ende %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and another feature reach the same space: %n of the %5 tiles left join them there.</source>
        <translation>
            <numerusform>%1 und ein weiteres Gebiet grenzen an dasselbe Feld: Dort verbindet sie %n der %5 übrigen Plättchen.</numerusform>
            <numerusform>%1 und ein weiteres Gebiet grenzen an dasselbe Feld: Dort verbinden sie %n der %5 übrigen Plättchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who places a tile with a crop circle chooses: all players add a figure, or all take one back. The symbol says whether on roads, in cities or in fields.</source>
        <translation>Wer ein Plättchen mit einem Kornkreis legt, wählt: Entweder fügen alle Spieler eine Figur hinzu, oder alle nehmen eine zurück. Das Symbol gibt an, ob auf Straßen, in Städten oder auf Wiesen.</translation>
    </message>
    <message>
        <source>Whether a player may add no figure when players add figures at a crop circle.</source>
        <translation>Ob ein Spieler darauf verzichten darf, wenn die Spieler bei einem Kornkreis Figuren hinzufügen.</translation>
    </message>
    <message>
        <source>%1 may have to take back a figure at a crop circle.</source>
        <translation>%1 muss bei einem Kornkreis vielleicht eine Figur zurücknehmen.</translation>
    </message>
    <message>
        <source>Players build towers, piece by piece. With each piece, they may capture a figure in the reach of the tower. Prisoners can be bought back.</source>
        <translation>Die Spieler bauen Türme, Teil für Teil. Mit jedem Teil dürfen sie eine Figur in Reichweite des Turms gefangen nehmen. Gefangene können ausgelöst werden.</translation>
    </message>
    <message>
        <source>The tile fits here only in this rotation.</source>
        <translation>Das Plättchen passt hier nur so, wie es gedreht ist.</translation>
    </message>
    <message>
        <source>The Cathars</source>
        <translation>Die Katharer</translation>
    </message>
    <message>
        <source>Four other tiles with cities under siege, by the rules of The Besiegers.</source>
        <translation>Vier weitere Plättchen mit belagerten Städten, nach den Regeln der Belagerer.</translation>
    </message>
    <message>
        <source>The Besiegers</source>
        <translation>Die Belagerer</translation>
    </message>
    <message>
        <source>Cities under siege give fewer points, but are worth twice as much to the farmers. Knights can escape from them if a monastery is near.</source>
        <translation>Belagerte Städte bringen weniger Punkte, zählen aber für die Bauern doppelt. Ritter können aus ihnen fliehen, wenn ein Kloster in der Nähe ist.</translation>
    </message>
    <message>
        <source>Escape from a besieged city</source>
        <translation>Flucht aus einer belagerten Stadt</translation>
    </message>
    <message>
        <source>Which tile of a besieged city a monastery must touch so that a knight can escape.</source>
        <translation>Welches Plättchen einer belagerten Stadt ein Kloster berühren muss, damit ein Ritter fliehen kann.</translation>
    </message>
    <message>
        <source>a tile with besiegers</source>
        <translation>ein Plättchen mit Belagerern</translation>
    </message>
    <message>
        <source>any tile of the city</source>
        <translation>irgendein Plättchen der Stadt</translation>
    </message>
    <message>
        <source>Pigs at besieged cities</source>
        <translation>Schweine an belagerten Städten</translation>
    </message>
    <message>
        <source>Whether the points of pigs and herds of pigs count twice for a besieged city, too.</source>
        <translation>Ob an einer belagerten Stadt auch die Punkte von Schweinen und Schweineherden doppelt zählen.</translation>
    </message>
    <message>
        <source>count twice</source>
        <translation>zählen doppelt</translation>
    </message>
    <message>
        <source>count once</source>
        <translation>zählen einfach</translation>
    </message>
    <message numerus="yes">
        <source>%n besieged tiles</source>
        <translation>
            <numerusform>%n belagertes Plättchen</numerusform>
            <numerusform>%n belagerte Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>let a knight escape, or not</source>
        <translation>lass einen Ritter fliehen, oder nicht</translation>
    </message>
    <message>
        <source>escape: %3</source>
        <extracomment>%3 is a figure, mostly with its feature (&quot;meeple in the city&quot;).</extracomment>
        <translation>fliehen: %3</translation>
    </message>
    <message>
        <source>No escape</source>
        <translation>Keine Flucht</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles and coats of arms under siege</source>
        <translation>
            <numerusform>%n belagertes Plättchen oder Wappen</numerusform>
            <numerusform>%n belagerte Plättchen und Wappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n besieged cities</source>
        <translation>
            <numerusform>%n belagerte Stadt</numerusform>
            <numerusform>%n belagerte Städte</numerusform>
        </translation>
    </message>
    <message>
        <source>Only knights in a besieged city can escape.</source>
        <translation>Nur Ritter in einer belagerten Stadt können fliehen.</translation>
    </message>
    <message>
        <source>No monastery touches a tile of this city from which a knight can escape.</source>
        <translation>Kein Kloster berührt ein Plättchen dieser Stadt, von dem ein Ritter fliehen kann.</translation>
    </message>
    <message>
        <source>%1 has no knight there who could escape: %2.</source>
        <extracomment>%1 is a player, %2 a kind of figure (&quot;builder&quot;).</extracomment>
        <translation>%1 hat dort keinen Ritter, der fliehen könnte: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is besieged: at least %n points if it is completed, otherwise none. It then has %3; tiles left that fit the most difficult space %4: %2 of %5.</source>
        <extracomment>%1: a city with its owner (&quot;Your city A&quot;), %2: number of tiles, %3: &quot;2 open spaces&quot;, %4: letter of a space on the board, %5: number of all tiles left.</extracomment>
        <translation>
            <numerusform>%1 ist belagert: abgeschlossen mindestens %n Punkt, sonst nichts. Sie hat dann %3; Plättchen, die auf das schwierigste Feld %4 passen: %2 von %5.</numerusform>
            <numerusform>%1 ist belagert: abgeschlossen mindestens %n Punkte, sonst nichts. Sie hat dann %3; Plättchen, die auf das schwierigste Feld %4 passen: %2 von %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roads %2 become one. %1</source>
        <extracomment>%1 is a text about a feature, %2 the letters of the features that a move joins (&quot;A and B&quot;), here and in the next ones.</extracomment>
        <translation>Die Straßen %2 werden zu einer verbunden. %1</translation>
    </message>
    <message>
        <source>Cities %2 become one. %1</source>
        <translation>Die Städte %2 werden zu einer verbunden. %1</translation>
    </message>
    <message>
        <source>Fields %2 become one. %1</source>
        <translation>Die Wiesen %2 werden zu einer verbunden. %1</translation>
    </message>
    <message>
        <source>Features with figures become one. %1</source>
        <translation>Gebiete mit Figuren werden zu einem verbunden. %1</translation>
    </message>
    <message numerus="yes">
        <source>Your figures on %2 return to you. Figures in your supply: %n instead of %5.</source>
        <extracomment>%2: letters of completed features (&quot;A and B&quot;), %3: player, %5: number of figures after the other move.</extracomment>
        <translation>
            <numerusform>Deine Figuren auf %2 kommen zu dir zurück. Figuren in deinem Vorrat: %n statt %5.</numerusform>
            <numerusform>Deine Figuren auf %2 kommen zu dir zurück. Figuren in deinem Vorrat: %n statt %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The figures of %3 on %2 return. Figures in the supply of %3: %n instead of %5.</source>
        <translation>
            <numerusform>Die Figuren von %3 auf %2 kommen zurück. Figuren im Vorrat von %3: %n statt %5.</numerusform>
            <numerusform>Die Figuren von %3 auf %2 kommen zurück. Figuren im Vorrat von %3: %n statt %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the tiles left complete it</source>
        <extracomment>Part of a text about a feature, here and in the next ones: &quot;After the other move: ...&quot;.</extracomment>
        <translation>
            <numerusform>für den Abschluss passt %n der übrigen Plättchen</numerusform>
            <numerusform>für den Abschluss passen %n der übrigen Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the tiles left fit its most difficult space</source>
        <translation>
            <numerusform>auf das schwierigste Feld passt %n der übrigen Plättchen</numerusform>
            <numerusform>auf das schwierigste Feld passen %n der übrigen Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 After move %3: %2.</source>
        <extracomment>The same. %3: number of the other move.</extracomment>
        <translation>%1 Nach Zug %3: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n points if the game ended now</source>
        <translation>
            <numerusform>%n Punkt, wenn das Spiel jetzt endete</numerusform>
            <numerusform>%n Punkte, wenn das Spiel jetzt endete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete cities</source>
        <translation>
            <numerusform>%n unfertige Stadt</numerusform>
            <numerusform>%n unfertige Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is scored: %2, %n points. The figure that stays there gives %5 points if the game ended now.</source>
        <extracomment>%5: points of the figure that stays there.</extracomment>
        <translation>
            <numerusform>%1 wird gewertet: %2, %n Punkt. Die Figur, die dort bleibt, bringt %5 Punkte, wenn das Spiel jetzt endete.</numerusform>
            <numerusform>%1 wird gewertet: %2, %n Punkte. Die Figur, die dort bleibt, bringt %5 Punkte, wenn das Spiel jetzt endete.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is then worth a little more.</source>
        <translation>%1 ist dann etwas mehr wert.</translation>
    </message>
    <message>
        <source>%1 is then worth a little less.</source>
        <translation>%1 ist dann etwas weniger wert.</translation>
    </message>
    <message numerus="yes">
        <source>%n of its 8 neighbours</source>
        <translation>
            <numerusform>%n der 8 Nachbarn</numerusform>
            <numerusform>%n der 8 Nachbarn</numerusform>
        </translation>
    </message>
    <message>
        <source>Your figures are likely to return a little sooner.</source>
        <translation>Deine Figuren kommen wahrscheinlich etwas früher zurück.</translation>
    </message>
    <message>
        <source>Your figures are likely to return a little later.</source>
        <translation>Deine Figuren kommen wahrscheinlich etwas später zurück.</translation>
    </message>
    <message>
        <source>The figures of %3 are likely to return a little sooner.</source>
        <translation>Die Figuren von %3 kommen wahrscheinlich etwas früher zurück.</translation>
    </message>
    <message>
        <source>The figures of %3 are likely to return a little later.</source>
        <translation>Die Figuren von %3 kommen wahrscheinlich etwas später zurück.</translation>
    </message>
    <message>
        <source>Only the place or the turn of the tile differs, and that makes almost no difference in points.</source>
        <translation>Nur der Platz oder die Drehung des Plättchens ist anders, und das ändert fast nichts an den Punkten.</translation>
    </message>
    <message>
        <source>Heretics and Shrines</source>
        <translation>Die Kultstätte und der Ketzer</translation>
    </message>
    <message>
        <source>Six tiles show a shrine, which is scored like a monastery. A shrine and a monastery next to each other challenge each other: only the one completed first gives points.</source>
        <translation>Sechs Plättchen zeigen eine Kultstätte, die wie ein Kloster gewertet wird. Eine Kultstätte und ein Kloster nebeneinander sind in einem Duell: Nur wer zuerst abgeschlossen wird, bringt Punkte.</translation>
    </message>
    <message>
        <source>Shrine</source>
        <translation>Kultstätte</translation>
    </message>
    <message numerus="yes">
        <source>%n shrines</source>
        <translation>
            <numerusform>Kultstätte</numerusform>
            <numerusform>%n Kultstätten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in the shrine</source>
        <extracomment>%1 is a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>%1 auf der Kultstätte</translation>
    </message>
    <message>
        <source>A shrine is completed.</source>
        <translation>Eine Kultstätte ist abgeschlossen.</translation>
    </message>
    <message>
        <source>%1 moves to a shrine</source>
        <translation>%1 zieht weiter auf eine Kultstätte</translation>
    </message>
    <message>
        <source>loses a challenge and gets no points: the other feature was completed first</source>
        <extracomment>After the name of a player whose figure returns without points.</extracomment>
        <translation>verliert ein Duell und bekommt keine Punkte: Das andere Gebiet wurde zuerst abgeschlossen</translation>
    </message>
    <message>
        <source>places a heretic in the shrine</source>
        <translation>setzt einen Ketzer auf die Kultstätte</translation>
    </message>
    <message>
        <source>gets the heretic back</source>
        <translation>bekommt den Ketzer zurück</translation>
    </message>
    <message>
        <source>places the large meeple in the shrine</source>
        <translation>setzt den großen Meeple auf die Kultstätte</translation>
    </message>
    <message>
        <source>places the large follower in the shrine</source>
        <translation>setzt den großen Gefolgsmann auf die Kultstätte</translation>
    </message>
    <message>
        <source>places the abbot in the shrine</source>
        <translation>setzt den Abt auf die Kultstätte</translation>
    </message>
    <message>
        <source>places the phantom in the shrine</source>
        <translation>setzt das Phantom auf die Kultstätte</translation>
    </message>
    <message>
        <source>places the wagon in the shrine</source>
        <translation>setzt den Wagen auf die Kultstätte</translation>
    </message>
    <message>
        <source>Your shrine %1</source>
        <translation>Deine Kultstätte %1</translation>
    </message>
    <message>
        <source>Shrine %1 of %2</source>
        <translation>Kultstätte %1 von %2</translation>
    </message>
    <message>
        <source>Shrine %1</source>
        <translation>Kultstätte %1</translation>
    </message>
    <message>
        <source>Shrine %1 of players %2</source>
        <translation>Kultstätte %1 der Spieler %2</translation>
    </message>
    <message>
        <source>Beside your shrine %1</source>
        <translation>Neben deiner Kultstätte %1</translation>
    </message>
    <message>
        <source>Beside own shrine %1</source>
        <translation>Neben der eigenen Kultstätte %1</translation>
    </message>
    <message>
        <source>Beside shrine %1 of %2</source>
        <translation>Neben Kultstätte %1 von %2</translation>
    </message>
    <message>
        <source>%1 to a shrine</source>
        <translation>%1 auf eine Kultstätte</translation>
    </message>
    <message>
        <source>move the figure to the shrine</source>
        <translation>die Figur auf die Kultstätte ziehen</translation>
    </message>
    <message>
        <source>land in the shrine</source>
        <translation>auf der Kultstätte landen</translation>
    </message>
    <message>
        <source>A shrine may lie next to only one monastery or abbey, also diagonally.</source>
        <translation>Eine Kultstätte darf nur neben einem Kloster oder einer Abtei liegen, auch diagonal.</translation>
    </message>
    <message>
        <source>A monastery or an abbey may lie next to only one shrine, also diagonally.</source>
        <translation>Ein Kloster oder eine Abtei darf nur neben einer Kultstätte liegen, auch diagonal.</translation>
    </message>
    <message>
        <source>The %2 may not stand in a shrine.</source>
        <extracomment>%2 is a kind of figure (&quot;meeple&quot;).</extracomment>
        <translation>Diese Figur (%2) darf nicht auf einer Kultstätte stehen.</translation>
    </message>
    <message>
        <source>%1’s %2 already stands in this shrine.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>Auf dieser Kultstätte steht schon eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>This shrine is completed; its figure has been returned to the supply.</source>
        <translation>Diese Kultstätte ist abgeschlossen; ihre Figur ist zurück im Vorrat.</translation>
    </message>
    <message>
        <source>This shrine is completed.</source>
        <translation>Diese Kultstätte ist abgeschlossen.</translation>
    </message>
    <message>
        <source>%1’s %2 stands in this shrine.</source>
        <extracomment>%1: player who owns the figure there, %2: that figure.</extracomment>
        <translation>Auf dieser Kultstätte steht eine Figur: %2 (%1).</translation>
    </message>
    <message>
        <source>Connected to the abbey, not to this shrine.</source>
        <translation>Mit der Abtei verbunden, nicht mit dieser Kultstätte.</translation>
    </message>
    <message>
        <source>Incomplete shrine</source>
        <translation>Nicht abgeschlossene Kultstätte</translation>
    </message>
    <message>
        <source>Shrines</source>
        <translation>Kultstätten</translation>
    </message>
    <message>
        <source>%1 may lose its challenge if the other feature is completed first.</source>
        <extracomment>%1 is a feature (&quot;Your shrine A&quot;).</extracomment>
        <translation>%1: Das andere Gebiet kann zuerst abgeschlossen werden, dann ist das Duell verloren.</translation>
    </message>
    <message>
        <source>One tile is missing to complete the shrine in which the wagon stands.</source>
        <translation>Um die Kultstätte abzuschließen, auf der der Wagen steht, fehlt noch ein Plättchen.</translation>
    </message>
    <message>
        <source>The tile is placed, and the shrine is completed.</source>
        <translation>Das Plättchen ist angelegt und die Kultstätte abgeschlossen.</translation>
    </message>
    <message>
        <source>First the shrine is scored; then the wagon may move.</source>
        <translation>Zuerst wird die Kultstätte gewertet, dann darf der Wagen weiterziehen.</translation>
    </message>
    <message>
        <source>This tile is only in the printing with six shrines; others have five.</source>
        <translation>Dieses Plättchen gibt es nur in der Ausgabe mit sechs Kultstätten; andere haben fünf.</translation>
    </message>
</context>
</TS>
