<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>teaching</name>
        <message>
            <source>An abbey ends a city with a cathedral</source>
            <translation>Eine Abtei schließt eine Stadt mit Kathedrale ab</translation>
        </message>
        <message>
            <source>You are Anna (red). Your knight stands in the city with the cathedral (1), Petr’s highwayman on the road with the inn (2). Both are open only towards the hole (3).</source>
            <translation>Du bist Anna (Rot). Dein Ritter steht in der Stadt mit der Kathedrale (1), Petrs Wegelagerer auf der Straße mit dem Wirtshaus (2). Beide sind nur noch zur Lücke (3) hin offen.</translation>
        </message>
        <message>
            <source>Place your abbey in the hole instead of drawing a tile.</source>
            <translation>Lege deine Abtei in die Lücke, statt ein Plättchen zu ziehen.</translation>
        </message>
        <message>
            <source>Drag the abbey to the hole.</source>
            <translation>Ziehe die Abtei in die Lücke.</translation>
        </message>
        <message>
            <source>The abbey closes the city and the road.</source>
            <translation>Die Abtei schließt die Stadt und die Straße ab.</translation>
        </message>
        <message>
            <source>You still have your large meeple. It may stand wherever a normal one may.</source>
            <translation>Deinen großen Meeple hast du noch. Er darf überall stehen, wo auch ein normaler stehen darf.</translation>
        </message>
        <message>
            <source>Which of these may you do? Mark all of them.</source>
            <translation>Was davon darfst du? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>Only place it on the abbey, as a monk. The other features do not lie on the tile just placed, and they are occupied.</source>
            <translation>Du darfst ihn nur als Mönch in die Abtei setzen. Die anderen Gebiete liegen nicht auf dem gerade angelegten Plättchen, und sie sind besetzt.</translation>
        </message>
        <message>
            <source>You place the large meeple on the abbey. Then the city (1) and the road (2) are scored.</source>
            <translation>Du setzt den großen Meeple in die Abtei. Dann werden die Stadt (1) und die Straße (2) gewertet.</translation>
        </message>
        <message>
            <source>That would be five tiles, 2 points each. But the city has a cathedral, and the abbey is no part of it.</source>
            <translation>Das wären fünf Plättchen zu je 2 Punkten. Die Stadt hat aber eine Kathedrale, und die Abtei gehört nicht dazu.</translation>
        </message>
        <message>
            <source>How many points do you get for the city?</source>
            <translation>Wie viele Punkte bekommst du für die Stadt?</translation>
        </message>
        <message>
            <source>Four tiles, 3 points each: twelve. The abbey is not part of the city and adds nothing. Petr’s road has two tiles, 2 points each because of the inn: four. The abbey does not lengthen it either.</source>
            <translation>Vier Plättchen zu je 3 Punkten: zwölf. Die Abtei gehört nicht zur Stadt und bringt nichts dazu. Petrs Straße hat zwei Plättchen, wegen des Wirtshauses zu je 2 Punkten: vier. Auch sie wird durch die Abtei nicht länger.</translation>
        </message>
        <message>
            <source>Let us end the game here. Your large meeple stands on the abbey (1), with tiles on seven of the eight spaces around it.</source>
            <translation>Beenden wir die Partie hier. Dein großer Meeple steht in der Abtei (1), und auf sieben der acht Felder ringsum liegen Plättchen.</translation>
        </message>
        <message>
            <source>How many points does the abbey bring you?</source>
            <translation>Wie viele Punkte bringt dir die Abtei?</translation>
        </message>
        <message>
            <source>Eight: 1 for the abbey and 1 for each of the seven tiles around it. The large meeple counts as two only for the majority, the points stay the same.</source>
            <translation>Acht: 1 für die Abtei und je 1 für die sieben Plättchen ringsum. Als zwei zählt der große Meeple nur bei der Mehrheit, die Punkte bleiben gleich.</translation>
        </message>
        <message>
            <source>The abbey: what it closes, and where the field ends</source>
            <translation>Die Abtei: was sie abschließt und wo die Wiese endet</translation>
        </message>
        <message>
            <source>You are Anna and play red; Petr plays blue. Your knight stands in the city (1), Petr’s highwayman on the road (2), and your farmer in the field (3). The empty space (4) has tiles on all four sides: it is a hole. Hardly any tile fits there, but an abbey always fits.</source>
            <translation>Du bist Anna und spielst Rot; Petr spielt Blau. Dein Ritter steht in der Stadt (1), Petrs Wegelagerer auf der Straße (2), und dein Bauer liegt auf der Wiese (3). An das leere Feld (4) grenzen auf allen vier Seiten Plättchen: Es ist eine Lücke. Kaum ein Plättchen passt dort hinein, eine Abtei aber passt immer.</translation>
        </message>
        <message>
            <source>This time place the abbey: put it in the hole (4).</source>
            <translation>Lege diesmal die Abtei: Sie gehört in die Lücke (4).</translation>
        </message>
        <message>
            <source>The abbey covers its whole tile. The city, the road and the fields next to it all end at its walls.</source>
            <translation>Die Abtei bedeckt ihr ganzes Plättchen. Die Stadt, die Straße und die Wiesen daneben enden alle an ihren Mauern.</translation>
        </message>
        <message>
            <source>You may draw a tile and keep the abbey for later. But here it scores more: put it in the hole.</source>
            <translation>Du darfst ein Plättchen ziehen und die Abtei für später aufheben. Hier bringt sie aber mehr: Lege sie in die Lücke.</translation>
        </message>
        <message>
            <source>You may place a figure, as after any other tile, but not everywhere.</source>
            <translation>Du darfst wie nach jedem anderen Plättchen eine Figur setzen, aber nicht überallhin.</translation>
        </message>
        <message>
            <source>Which of these may you do now? Mark all of them.</source>
            <translation>Was davon darfst du jetzt? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>On the abbey a figure is a monk; the tile shows no road, no city and no field. And you cannot place it on the neighbouring tiles, because they are not the tile just placed.</source>
            <translation>In der Abtei ist eine Figur ein Mönch; das Plättchen zeigt weder Straße noch Stadt noch Wiese. Und auf die Nachbarplättchen darfst du sie nicht setzen, denn sie sind nicht das gerade angelegte Plättchen.</translation>
        </message>
        <message>
            <source>You place no figure this time. Now the features that the abbey has closed are scored: your city (1) with its coat of arms, and Petr’s road (2).</source>
            <translation>Du setzt diesmal keine Figur. Jetzt wird gewertet, was die Abtei abgeschlossen hat: deine Stadt (1) mit ihrem Wappen und Petrs Straße (2).</translation>
        </message>
        <message>
            <source>Three tiles and a coat of arms: eight points. The abbey closes the city, but it is not part of it. It counts neither for the city nor for Petr’s road, which scores two points for him.</source>
            <translation>Drei Plättchen und ein Wappen: acht Punkte. Die Abtei schließt die Stadt ab, gehört aber nicht zu ihr. Sie zählt weder für die Stadt noch für Petrs Straße, die ihm zwei Punkte bringt.</translation>
        </message>
        <message>
            <source>Let us end the game here. The field with your farmer (1) touches the abbey, and behind the abbey lies the city (2). The small city (3) is completed, too.</source>
            <translation>Beenden wir die Partie hier. Die Wiese mit deinem Bauern (1) berührt die Abtei, und hinter der Abtei liegt die Stadt (2). Auch die kleine Stadt (3) ist abgeschlossen.</translation>
        </message>
        <message>
            <source>How many points does your farmer bring?</source>
            <translation>Wie viele Punkte bringt dein Bauer?</translation>
        </message>
        <message>
            <source>Three, for the small city only. The field ends at the abbey and does not touch the city behind it.</source>
            <translation>Drei, nur für die kleine Stadt. Die Wiese endet an der Abtei und berührt nicht, was dahinter liegt.</translation>
        </message>
        <message>
            <source>The abbot in the garden</source>
            <translation>Der Abt im Garten</translation>
        </message>
        <message>
            <source>With the abbot some tiles show a garden, and each player has one more figure: an abbot. You are Anna (red). You have drawn a tile with a garden.</source>
            <translation>Mit dem Abt zeigen manche Plättchen einen Garten, und jeder Spieler hat eine Figur mehr: einen Abt. Du bist Anna (Rot). Du hast ein Plättchen mit einem Garten gezogen.</translation>
        </message>
        <message>
            <source>Place it at (1), with its city down.</source>
            <translation>Lege es bei (1) an, mit der Stadt nach unten.</translation>
        </message>
        <message>
            <source>The space (1) lies below the start tile. Turn the tile so that its city faces down.</source>
            <translation>Das Feld (1) liegt unter dem Startplättchen. Drehe das Plättchen so, dass seine Stadt nach unten zeigt.</translation>
        </message>
        <message>
            <source>The garden lies in the field, but it does not belong to it.</source>
            <translation>Der Garten liegt in der Wiese, gehört aber nicht zu ihr.</translation>
        </message>
        <message>
            <source>A meeple may be placed in the city or in the field, as always, but never in a garden: only an abbot may stand there. Where may the abbot stand?</source>
            <translation>Einen Meeple darfst du wie immer in die Stadt oder auf die Wiese setzen, aber nie in einen Garten: Dort darf nur ein Abt stehen. Und wo darf der Abt stehen?</translation>
        </message>
        <message>
            <source>Where may you place your abbot? Mark every possibility.</source>
            <translation>Wohin darfst du deinen Abt setzen? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>Only in the garden (1). An abbot is neither a knight (2) nor a farmer (3).</source>
            <translation>Nur in den Garten (1). Ein Abt ist weder Ritter (2) noch Bauer (3).</translation>
        </message>
        <message>
            <source>The abbot is placed instead of a meeple: one figure in each turn, as always.</source>
            <translation>Der Abt wird anstelle eines Meeples gesetzt: wie immer eine Figur in jedem Zug.</translation>
        </message>
        <message>
            <source>Place your abbot in the garden (1).</source>
            <translation>Setze deinen Abt in den Garten (1).</translation>
        </message>
        <message>
            <source>That is allowed, too. But this time drag the abbot from your supply into the garden.</source>
            <translation>Auch das ist erlaubt. Ziehe diesmal aber den Abt aus deinem Vorrat in den Garten.</translation>
        </message>
        <message>
            <source>The garden is yours. Like a monastery, it grows more valuable with each tile around it.</source>
            <translation>Der Garten gehört dir. Wie ein Kloster wird er mit jedem Plättchen ringsum wertvoller.</translation>
        </message>
        <message>
            <source>You do not have to place a figure, but then the garden stays empty for the rest of the game: a figure may only be placed on the tile just placed.</source>
            <translation>Du musst niemanden setzen, aber dann bleibt der Garten für immer leer: Eine Figur darf nur auf das gerade angelegte Plättchen gesetzt werden.</translation>
        </message>
        <message>
            <source>Petr has placed a monastery (1). An abbot or a meeple may stand there, and Petr wants to keep his abbot for a garden.</source>
            <translation>Petr hat ein Kloster angelegt (1). Darin darf ein Abt ebenso stehen wie ein Meeple, und Petr will seinen Abt für einen Garten aufheben.</translation>
        </message>
        <message>
            <source>Place one of Petr’s meeples in the monastery (1).</source>
            <translation>Setze einen von Petrs Meeples ins Kloster (1).</translation>
        </message>
        <message>
            <source>Petr keeps his abbot: drag one of his meeples into the monastery.</source>
            <translation>Petr hebt seinen Abt auf: Ziehe einen seiner Meeples ins Kloster.</translation>
        </message>
        <message>
            <source>Petr may place his abbot there. But he wants to keep him for a garden.</source>
            <translation>Petr darf seinen Abt dorthin setzen. Er will ihn aber für einen Garten aufheben.</translation>
        </message>
        <message>
            <source>Your next tile continues the road, and it touches the garden at a corner: that is enough.</source>
            <translation>Dein nächstes Plättchen setzt die Straße fort und berührt den Garten an einer Ecke: Das genügt.</translation>
        </message>
        <message>
            <source>Place the curve to the left of the start tile, so that its road runs down.</source>
            <translation>Lege die Kurve links an das Startplättchen, sodass ihre Straße nach unten führt.</translation>
        </message>
        <message>
            <source>The space lies to the left of the start tile. Turn the curve so that its road runs right and down.</source>
            <translation>Das Feld liegt links vom Startplättchen. Drehe die Kurve so, dass ihre Straße nach rechts und nach unten führt.</translation>
        </message>
        <message>
            <source>Let us end the game here. Like a monastery, an incomplete garden is worth 1 point for its own tile and 1 for each tile around it.</source>
            <translation>Beenden wir die Partie hier. Wie ein Kloster bringt ein nicht abgeschlossener Garten 1 Punkt für das eigene Plättchen und 1 für jedes Plättchen ringsum.</translation>
        </message>
        <message>
            <source>How many points does your garden (1) bring?</source>
            <translation>Wie viele Punkte bringt dein Garten (1)?</translation>
        </message>
        <message>
            <source>1 for the garden and 1 for each of the 4 tiles around it. Petr gets 1 and 3 for his monastery.</source>
            <translation>1 für den Garten und je 1 für die 4 Plättchen ringsum. Petr bekommt für sein Kloster 1 und 3.</translation>
        </message>
        <message>
            <source>Taking the abbot back</source>
            <translation>Den Abt zurücknehmen</translation>
        </message>
        <message>
            <source>You are Anna (red). Your abbot stands in the garden (1), Petr’s in the monastery (2). A meeple stays until its feature is completed; an abbot may return to the supply earlier. You have drawn a curve.</source>
            <translation>Du bist Anna (Rot). Dein Abt steht im Garten (1), der von Petr im Kloster (2). Ein Meeple bleibt, bis sein Gebiet abgeschlossen ist; ein Abt darf schon früher in den Vorrat zurück. Du hast eine Kurve gezogen.</translation>
        </message>
        <message>
            <source>Place the curve at (3), next to the garden.</source>
            <translation>Lege die Kurve bei (3) an, neben dem Garten.</translation>
        </message>
        <message>
            <source>The space (3) lies to the right of the garden. Only fields touch it there: the road has to run right and down.</source>
            <translation>Das Feld (3) liegt rechts vom Garten. Dort grenzen nur Wiesen an: Die Straße muss nach rechts und nach unten führen.</translation>
        </message>
        <message>
            <source>The tile has been placed. Instead of placing a figure on it, you may now take your own abbot back, if his feature is not completed.</source>
            <translation>Das Plättchen liegt. Statt eine Figur darauf zu setzen, darfst du jetzt deinen eigenen Abt zurücknehmen, falls sein Gebiet nicht abgeschlossen ist.</translation>
        </message>
        <message>
            <source>Which of these may you do? Take back (1) or (2), or place a meeple (3)? Mark all of them.</source>
            <translation>Was davon darfst du? (1) oder (2) zurücknehmen oder einen Meeple setzen (3)? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>(1) or (3), but not both. The abbot (2) is Petr’s, so only Petr may take him back, in his own turn.</source>
            <translation>(1) oder (3), aber nicht beides. Der Abt (2) gehört Petr, also darf nur Petr ihn zurücknehmen, und zwar in seinem eigenen Zug.</translation>
        </message>
        <message>
            <source>Five tiles lie around the garden, including the one just placed.</source>
            <translation>Um den Garten liegen fünf Plättchen, das gerade angelegte mitgezählt.</translation>
        </message>
        <message>
            <source>Take your abbot (1) back.</source>
            <translation>Nimm deinen Abt (1) zurück.</translation>
        </message>
        <message>
            <source>That is allowed, but this time click your abbot in the garden and take him back.</source>
            <translation>Das ist erlaubt, aber klicke diesmal auf deinen Abt im Garten und nimm ihn zurück.</translation>
        </message>
        <message>
            <source>1 for the garden and 1 for each of the 5 tiles: 6 points immediately, as at the end of the game. You do nothing else in this step.</source>
            <translation>1 für den Garten und je 1 für die 5 Plättchen: sofort 6 Punkte, wie am Ende der Partie. Sonst geschieht in diesem Schritt nichts.</translation>
        </message>
        <message>
            <source>You may place a meeple, but then the abbot stays in the garden. This time take him back.</source>
            <translation>Du darfst einen Meeple setzen, aber dann bleibt der Abt im Garten. Nimm ihn diesmal zurück.</translation>
        </message>
        <message>
            <source>Without that the abbot stays in the garden. Take him back.</source>
            <translation>Sonst bleibt der Abt im Garten. Nimm ihn zurück.</translation>
        </message>
        <message>
            <source>The abbot was scored, not the garden. The garden is not completed, so nothing else happens that belongs to the scoring of a feature. Petr has continued your curve. Now you have drawn a monastery.</source>
            <translation>Gewertet wurde der Abt, nicht der Garten: Der ist nicht abgeschlossen, und was sonst zur Wertung eines Gebiets gehört, entfällt. Petr hat deine Kurve fortgesetzt. Jetzt hast du ein Kloster gezogen.</translation>
        </message>
        <message>
            <source>Place the monastery at (1).</source>
            <translation>Lege das Kloster bei (1) an.</translation>
        </message>
        <message>
            <source>The space (1) lies above Petr’s monastery.</source>
            <translation>Das Feld (1) liegt über Petrs Kloster.</translation>
        </message>
        <message>
            <source>Your abbot is in your supply again, so you may use him immediately.</source>
            <translation>Dein Abt ist wieder in deinem Vorrat, du kannst ihn also sofort einsetzen.</translation>
        </message>
        <message>
            <source>Place your abbot in the monastery (1).</source>
            <translation>Setze deinen Abt ins Kloster (1).</translation>
        </message>
        <message>
            <source>That is allowed, too. But you can take back the abbot in any of your turns: place him in the monastery.</source>
            <translation>Auch das ist erlaubt. Aber der Abt kann zurückkommen, wann immer du willst: Setze ihn ins Kloster.</translation>
        </message>
        <message>
            <source>The next time you take him back he will bring points for this monastery. A meeple would have to wait for all eight tiles.</source>
            <translation>Wenn du ihn das nächste Mal zurücknimmst, bringt er Punkte für dieses Kloster. Ein Meeple müsste auf alle acht Plättchen warten.</translation>
        </message>
        <message>
            <source>The abbot: the last tile around him</source>
            <translation>Der Abt: das letzte Plättchen um ihn herum</translation>
        </message>
        <message>
            <source>You are Anna (red). Your abbot stands in the garden (1), and Petr’s meeple (2) on the road of the same tile: these are two separate features. Seven tiles lie around the garden, only the space (3) is empty. You have drawn a curve.</source>
            <translation>Du bist Anna (Rot). Dein Abt steht im Garten (1), Petrs Meeple (2) auf der Straße desselben Plättchens: Das sind zwei eigene Gebiete. Um den Garten liegen sieben Plättchen, nur das Feld (3) ist leer. Du hast eine Kurve gezogen.</translation>
        </message>
        <message>
            <source>Fill the space (3).</source>
            <translation>Fülle das Feld (3).</translation>
        </message>
        <message>
            <source>The space (3) lies at the top right of the garden. The road of the curve has to run up and right.</source>
            <translation>Das Feld (3) liegt schräg rechts über dem Garten. Die Straße der Kurve muss nach oben und nach rechts führen.</translation>
        </message>
        <message>
            <source>The garden is surrounded.</source>
            <translation>Der Garten ist umschlossen.</translation>
        </message>
        <message>
            <source>In this step you could take back your abbot, but only from a feature that is not completed.</source>
            <translation>In diesem Schritt dürftest du deinen Abt zurücknehmen, aber nur aus einem Gebiet, das nicht abgeschlossen ist.</translation>
        </message>
        <message>
            <source>Which of these may you do: take the abbot (1) back, place a meeple on the road (2) or in the field (3)? Mark all of them.</source>
            <translation>Was davon darfst du: den Abt (1) zurücknehmen, einen Meeple auf die Straße (2) oder auf die Wiese (3) setzen? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>The garden (1) is completed, so the abbot is not taken back: it returns to your supply automatically, and you may still place a meeple at (2) or (3).</source>
            <translation>Der Garten (1) ist abgeschlossen, deshalb wird der Abt nicht zurückgenommen: Er kommt von selbst in deinen Vorrat zurück, und du darfst noch einen Meeple auf (2) oder (3) setzen.</translation>
        </message>
        <message>
            <source>A completed garden is scored like a completed monastery. First you place a meeple on the new road, then the garden (1) is scored.</source>
            <translation>Ein abgeschlossener Garten wird wie ein abgeschlossenes Kloster gewertet. Erst setzt du einen Meeple auf die neue Straße, dann wird der Garten (1) gewertet.</translation>
        </message>
        <message>
            <source>Place a meeple on the road (2).</source>
            <translation>Setze einen Meeple auf die Straße (2).</translation>
        </message>
        <message>
            <source>That is allowed, too, but this time occupy the road (2).</source>
            <translation>Auch das ist erlaubt, aber besetze diesmal die Straße (2).</translation>
        </message>
        <message>
            <source>9 points for the garden (1). The abbot is in your supply again, and the road is yours.</source>
            <translation>9 Punkte für den Garten (1). Der Abt ist wieder in deinem Vorrat, und die Straße hat einen Besitzer: dich.</translation>
        </message>
        <message>
            <source>The abbot would return as well, but you would give away a figure on the road.</source>
            <translation>Der Abt käme auch so zurück, aber du würdest eine Figur auf der Straße verschenken.</translation>
        </message>
        <message>
            <source>Petr has just placed a tile above his monastery (1). His abbot stands there, and the monastery is not completed: six tiles lie around it. Petr takes his abbot back.</source>
            <translation>Petr hat gerade ein Plättchen über seinem Kloster (1) angelegt. Dort steht sein Abt, und das Kloster ist nicht abgeschlossen: Sechs Plättchen liegen ringsum. Petr nimmt seinen Abt zurück.</translation>
        </message>
        <message>
            <source>How many points does Petr get?</source>
            <translation>Wie viele Punkte bekommt Petr?</translation>
        </message>
        <message>
            <source>1 for the monastery and 1 for each of the 6 tiles. With two tiles more he would get 9, but he wants his abbot now.</source>
            <translation>1 für das Kloster und je 1 für die 6 Plättchen. Mit zwei Plättchen mehr bekäme er 9, aber er will seinen Abt jetzt.</translation>
        </message>
        <message>
            <source>The abbot in the abbey</source>
            <translation>Der Abt in der Abtei</translation>
        </message>
        <message>
            <source>You are Anna (red) and still have your abbey. Your meeple (1) is on a road that ends at a garden on the left and at the hole (2). The abbey will end it there.</source>
            <translation>Du bist Anna (Rot) und hast deine Abtei noch. Dein Meeple (1) steht auf einer Straße, die links an einem Garten und am anderen Ende an der Lücke (2) endet. Dort wird die Abtei sie abschließen.</translation>
        </message>
        <message>
            <source>Place your abbey in the hole (2).</source>
            <translation>Lege deine Abtei in die Lücke (2).</translation>
        </message>
        <message>
            <source>The hole (2) is the empty space in the middle.</source>
            <translation>Die Lücke (2) ist das leere Feld in der Mitte.</translation>
        </message>
        <message>
            <source>You may draw a tile instead and keep the abbey for later. But here we want to place it.</source>
            <translation>Du darfst stattdessen ein Plättchen ziehen und die Abtei für später aufheben. Hier wollen wir sie aber legen.</translation>
        </message>
        <message>
            <source>An abbot may stand in an abbey, like a meeple or a wagon. The tile that is still missing is at (1).</source>
            <translation>In einer Abtei darf ein Abt ebenso stehen wie ein Meeple oder ein Wagen. Das Plättchen, das noch fehlt, gehört auf (1).</translation>
        </message>
        <message>
            <source>Place your abbot in the abbey (2).</source>
            <translation>Setze deinen Abt in die Abtei (2).</translation>
        </message>
        <message>
            <source>That is allowed. But this time drag the abbot into the abbey: he can leave it early.</source>
            <translation>Das ist erlaubt. Ziehe diesmal aber den Abt in die Abtei: Er kann sie früher verlassen.</translation>
        </message>
        <message>
            <source>The abbey has an abbot, and your road is completed: 4 points for its 4 tiles. The abbey is not part of it.</source>
            <translation>In der Abtei steht ein Abt, und deine Straße ist abgeschlossen: 4 Punkte für ihre 4 Plättchen. Die Abtei gehört nicht dazu.</translation>
        </message>
        <message>
            <source>A meeple would have to stay until the abbey is surrounded. Place the abbot, who can leave early.</source>
            <translation>Ein Meeple müsste bleiben, bis die Abtei umschlossen ist. Setze den Abt, der früher gehen kann.</translation>
        </message>
        <message>
            <source>Without a figure the abbey brings you nothing. Place your abbot there.</source>
            <translation>Ohne Figur bringt dir die Abtei nichts. Setze deinen Abt hinein.</translation>
        </message>
        <message>
            <source>Petr has placed a tile with a garden (1). He has all kinds of figures in his supply.</source>
            <translation>Petr hat ein Plättchen mit einem Garten angelegt (1). In seinem Vorrat liegen Figuren aller Arten.</translation>
        </message>
        <message>
            <source>Place the only figure of Petr’s that may stand in the garden.</source>
            <translation>Setze von Petrs Figuren die eine in den Garten, die dort stehen darf.</translation>
        </message>
        <message>
            <source>Only an abbot may stand in a garden.</source>
            <translation>In einem Garten darf nur ein Abt stehen.</translation>
        </message>
        <message>
            <source>Neither a meeple nor the wagon nor the mayor may stand there, only the abbot.</source>
            <translation>Weder ein Meeple noch der Wagen noch der Bürgermeister darf dort stehen, nur der Abt.</translation>
        </message>
        <message>
            <source>It is your turn, and you have drawn a garden yourself. It would be good to have the abbot back. You place your tile on the left.</source>
            <translation>Du bist am Zug und hast selbst einen Garten gezogen. Es wäre gut, den Abt zurückzuhaben. Dein Plättchen legst du links an.</translation>
        </message>
        <message>
            <source>Place the tile at (1), with its road running up and down.</source>
            <translation>Lege das Plättchen bei (1) an, sodass seine Straße von oben nach unten führt.</translation>
        </message>
        <message>
            <source>The space (1) lies to the left of the small city.</source>
            <translation>Das Feld (1) liegt links von der kleinen Stadt.</translation>
        </message>
        <message>
            <source>Two things are possible now, but not both: the abbot cannot return to the supply and be placed in the new garden in the same turn.</source>
            <translation>Jetzt ist zweierlei möglich, aber nicht beides: Der Abt kann nicht im selben Zug in den Vorrat zurückkommen und in den neuen Garten gesetzt werden.</translation>
        </message>
        <message>
            <source>Your abbot is still in the abbey (1), so you have no abbot for the new garden (2). Seven tiles lie around the abbey. You take your abbot back.</source>
            <translation>Dein Abt steht noch in der Abtei (1), für den neuen Garten (2) ist also keiner im Vorrat. Um die Abtei liegen sieben Plättchen. Du nimmst deinen Abt zurück.</translation>
        </message>
        <message>
            <source>How many points do you get?</source>
            <translation>Wie viele Punkte bekommst du?</translation>
        </message>
        <message>
            <source>1 for the abbey and 1 for each of the 7 tiles around it. From your next turn on the abbot may be placed again; the abbey stays where it is.</source>
            <translation>1 für die Abtei und je 1 für die 7 Plättchen ringsum. Ab deinem nächsten Zug darfst du den Abt wieder setzen; die Abtei bleibt, wo sie ist.</translation>
        </message>
        <message>
            <source>The barn: only where four tiles with field meet</source>
            <translation>Der Gutshof: nur wo vier Plättchen mit Wiese zusammentreffen</translation>
        </message>
        <message>
            <source>You are Anna and play red; Petr plays blue. You have just placed the monastery and would like to put your barn on one of the four points (1) to (4).</source>
            <translation>Du bist Anna und spielst Rot; Petr spielt Blau. Du hast gerade das Kloster angelegt und möchtest deinen Gutshof auf eine der vier Stellen (1) bis (4) setzen.</translation>
        </message>
        <message>
            <source>Where may the barn stand? Mark every point.</source>
            <translation>Wo darf der Gutshof stehen? Markiere alle passenden Stellen.</translation>
        </message>
        <message>
            <source>Only at (1). At (2) a city lies on the corners of two of the four tiles. At (3) not all four tiles are there. At (4) four tiles with field meet, but none of them is the tile just placed.</source>
            <translation>Nur bei (1). Bei (2) liegt auf den Ecken von zwei der vier Plättchen eine Stadt. Bei (3) sind nicht alle vier Plättchen da. Bei (4) treffen vier Plättchen mit Wiese zusammen, aber das gerade angelegte ist nicht darunter.</translation>
        </message>
        <message>
            <source>Now put it there: at the top left corner of the tile just placed.</source>
            <translation>Setze ihn jetzt dorthin: an die linke obere Ecke des gerade angelegten Plättchens.</translation>
        </message>
        <message>
            <source>Place your barn on the point where the four tiles meet.</source>
            <translation>Setze deinen Gutshof auf die Stelle, an der die vier Plättchen zusammentreffen.</translation>
        </message>
        <message>
            <source>That is allowed, but this time place the barn: put it on the top left corner of the monastery tile.</source>
            <translation>Das ist erlaubt, aber setze diesmal den Gutshof: Er gehört auf die linke obere Ecke des Klosterplättchens.</translation>
        </message>
        <message>
            <source>No farmer was there, so nothing is scored now.</source>
            <translation>Dort war kein Bauer, also wird jetzt nichts gewertet.</translation>
        </message>
        <message>
            <source>You may keep the barn. But such a point is rare: put it there.</source>
            <translation>Du darfst den Gutshof aufheben. Aber eine solche Stelle ist selten: Setze ihn dorthin.</translation>
        </message>
        <message>
            <source>Let us end the game here. Two cities are completed: (1) below the road and (2) above it.</source>
            <translation>Beenden wir die Partie hier. Zwei Städte sind abgeschlossen: (1) unter der Straße und (2) darüber.</translation>
        </message>
        <message>
            <source>How many points does the barn bring you?</source>
            <translation>Wie viele Punkte bringt dir der Gutshof?</translation>
        </message>
        <message>
            <source>Four: its field touches only the city (1). The road separates it from the field of the other city.</source>
            <translation>Vier: Seine Wiese berührt nur die Stadt (1). Die Straße trennt sie von der Wiese der anderen Stadt.</translation>
        </message>
        <message>
            <source>The barn: three, one, four</source>
            <translation>Der Gutshof: drei, eins, vier</translation>
        </message>
        <message>
            <source>You are Anna and play red; Petr plays blue. Petr’s farmer lies in the field below the road (1), yours in the field above it (2). You have just placed the tile (3), and at its top left corner four tiles meet now, all with field.</source>
            <translation>Du bist Anna und spielst Rot; Petr spielt Blau. Petrs Bauer liegt auf der Wiese unter der Straße (1), deiner auf der Wiese darüber (2). Du hast gerade das Plättchen (3) angelegt, und an seiner linken oberen Ecke treffen jetzt vier Plättchen zusammen, alle mit Wiese.</translation>
        </message>
        <message>
            <source>Put your barn on the point where the four tiles meet.</source>
            <translation>Setze deinen Gutshof auf die Stelle, an der die vier Plättchen zusammentreffen.</translation>
        </message>
        <message>
            <source>That is allowed, but this time place the barn: put it on the top left corner of the tile (3).</source>
            <translation>Das ist erlaubt, aber setze diesmal den Gutshof: Er gehört auf die linke obere Ecke des Plättchens (3).</translation>
        </message>
        <message>
            <source>A barn may be placed in a field with farmers. But they are scored immediately: Petr has the most farmers here and gets three points for each of the two completed cities at this field, six in all. Then his farmer returns to the supply, and the barn stays until the end.</source>
            <translation>Ein Gutshof darf auf eine Wiese mit Bauern gesetzt werden. Die Bauern werden dann aber sofort gewertet: Petr hat hier die meisten und bekommt drei Punkte für jede der zwei abgeschlossenen Städte an dieser Wiese, zusammen sechs. Dann kommt sein Bauer in den Vorrat zurück, und der Gutshof bleibt bis zum Ende.</translation>
        </message>
        <message>
            <source>You do not have to, but then the field remains Petr’s alone.</source>
            <translation>Du musst nicht, aber dann gehört die Wiese weiterhin Petr allein.</translation>
        </message>
        <message>
            <source>Petr has placed a tile at the field with your barn. He would like to be a farmer there again.</source>
            <translation>Petr hat an der Wiese mit deinem Gutshof ein Plättchen angelegt. Er hätte dort gern wieder einen Bauern.</translation>
        </message>
        <message>
            <source>Where may Petr place a figure? Mark every possibility.</source>
            <translation>Wohin darf Petr eine Figur setzen? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>In a field with a barn no farmer may be placed any more. He could place a figure on the road, or in the field that the road separates, but he places none.</source>
            <translation>Auf eine Wiese mit einem Gutshof darf kein Bauer mehr gesetzt werden. Petr könnte eine Figur auf die Straße setzen oder auf die Wiese, die durch die Straße getrennt ist, aber er setzt keine.</translation>
        </message>
        <message>
            <source>The road separates two fields: that of your barn (1) and that of your farmer (2). Your tile ends the road, and its field continues around the end.</source>
            <translation>Die Straße trennt zwei Wiesen: die mit deinem Gutshof (1) und die mit deinem Bauern (2). Dein Plättchen beendet die Straße, und seine Wiese führt um das Ende herum.</translation>
        </message>
        <message>
            <source>Place the tile at the right end of the road.</source>
            <translation>Lege das Plättchen am rechten Ende der Straße an.</translation>
        </message>
        <message>
            <source>Join the two fields: turn the tile, and place it to the right, where the road is open.</source>
            <translation>Verbinde die beiden Wiesen: Drehe das Plättchen und lege es rechts an, wo die Straße offen ist.</translation>
        </message>
        <message>
            <source>Two fields have become one: with your barn, your farmer and three completed cities.</source>
            <translation>Aus zwei Wiesen ist eine geworden: mit deinem Gutshof, deinem Bauern und drei abgeschlossenen Städten.</translation>
        </message>
        <message>
            <source>A field with a farmer has been joined to one with a barn. You place no figure, and the farmers are scored again. These cities count: (1), (2), (3).</source>
            <translation>Eine Wiese mit einem Bauern ist mit einer Wiese mit Gutshof verbunden worden. Du setzt keine Figur, und die Bauern werden noch einmal gewertet. Diese Städte zählen: (1), (2), (3).</translation>
        </message>
        <message>
            <source>How many points does your farmer bring you?</source>
            <translation>Wie viele Punkte bringt dir dein Bauer?</translation>
        </message>
        <message>
            <source>Only one point for each completed city here, three in all, and the farmer returns to the supply. Farmers who were there before the barn score more.</source>
            <translation>Hier nur einen Punkt für jede abgeschlossene Stadt, zusammen drei, und der Bauer kommt in den Vorrat zurück. Bauern, die schon vor dem Gutshof da waren, bringen mehr.</translation>
        </message>
        <message>
            <source>Let us end the game here. Your barn still stands in the field at which the completed cities (1), (2) and (3) lie, and no farmer is left.</source>
            <translation>Beenden wir die Partie hier. Dein Gutshof steht noch auf der Wiese, an der die abgeschlossenen Städte (1), (2) und (3) liegen, und kein Bauer ist mehr da.</translation>
        </message>
        <message>
            <source>Four for each completed city at its field: twelve. Three when it is placed, one when fields are joined, four at the end.</source>
            <translation>Vier für jede abgeschlossene Stadt an seiner Wiese: zwölf. Drei beim Setzen, einen beim Verbinden von Wiesen, vier am Ende.</translation>
        </message>
        <message>
            <source>The barn: two in one field</source>
            <translation>Der Gutshof: zwei auf einer Wiese</translation>
        </message>
        <message>
            <source>You are Anna and play red; Petr plays blue and Eva yellow. Petr’s barn stands in the field above the road. Eva has just placed a tile below it, at the point (1).</source>
            <translation>Du bist Anna und spielst Rot; Petr spielt Blau und Eva Gelb. Petrs Gutshof steht auf der Wiese über der Straße. Eva hat gerade darunter ein Plättchen angelegt, an der Stelle (1).</translation>
        </message>
        <message>
            <source>Which of these may Eva do? Mark all of them.</source>
            <translation>Was davon darf Eva? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>The road separates the fields, so this one has no barn yet: Eva’s barn may stand at (1). At (2) only three tiles meet. She could also place a farmer, but she chooses the barn.</source>
            <translation>Die Straße trennt die Wiesen, auf dieser steht also noch kein Gutshof: Evas Gutshof darf bei (1) stehen. Bei (2) treffen nur drei Plättchen zusammen. Sie könnte auch einen Bauern setzen, entscheidet sich aber für den Gutshof.</translation>
        </message>
        <message>
            <source>It is your turn, and you still have your own barn. Your tile ends the road, and its field continues around the end.</source>
            <translation>Du bist am Zug und hast deinen eigenen Gutshof noch. Dein Plättchen beendet die Straße, und seine Wiese führt um das Ende herum.</translation>
        </message>
        <message>
            <source>Fields with barns may be joined. Now there are two barns in one field.</source>
            <translation>Wiesen mit Gutshöfen dürfen verbunden werden. Jetzt stehen zwei Gutshöfe auf einer Wiese.</translation>
        </message>
        <message>
            <source>At the point (1) four tiles meet, all with field.</source>
            <translation>An der Stelle (1) treffen vier Plättchen zusammen, alle mit Wiese.</translation>
        </message>
        <message>
            <source>Fields with barns may be joined, but no barn may be placed in a field that has one, and no farmer either. You could place a monk in the monastery, but you place no figure.</source>
            <translation>Wiesen mit Gutshöfen dürfen verbunden werden, aber auf eine Wiese, auf der schon ein Gutshof steht, darf kein weiterer gesetzt werden und auch kein Bauer. Du könntest einen Mönch ins Kloster setzen, setzt aber keine Figur.</translation>
        </message>
        <message>
            <source>Let us end the game here. Three completed cities lie at the field: (1), (2), (3). Petr and Eva each have a barn there.</source>
            <translation>Beenden wir die Partie hier. An der Wiese liegen drei abgeschlossene Städte: (1), (2), (3). Petr und Eva haben dort je einen Gutshof.</translation>
        </message>
        <message>
            <source>Petr and Eva do not share the points of the field. Each barn is scored as if it were alone.</source>
            <translation>Petr und Eva teilen sich die Punkte der Wiese nicht. Jeder Gutshof wird gewertet, als stünde er allein dort.</translation>
        </message>
        <message>
            <source>That would be the points of both barns. Only one of them is Petr’s.</source>
            <translation>Das wären die Punkte beider Gutshöfe. Nur einer davon gehört Petr.</translation>
        </message>
        <message>
            <source>Twelve, and Eva gets twelve, too. There is no majority among barns, and they do not share the points: each scores four points for each completed city.</source>
            <translation>Zwölf, und Eva ebenso. Unter Gutshöfen gibt es keine Mehrheit, und sie teilen sich die Punkte nicht: Jeder bringt vier Punkte für jede abgeschlossene Stadt.</translation>
        </message>
        <message>
            <source>An abbey gives no double turn</source>
            <translation>Eine Abtei bringt keinen Doppelzug</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your highwayman and your builder are on the road (1). It can be completed only in the hole (2).</source>
            <translation>Du bist Anna und spielst Rot. Dein Wegelagerer und dein Baumeister stehen auf der Straße (1). Abgeschlossen werden kann sie nur in der Lücke (2).</translation>
        </message>
        <message>
            <source>It is your turn, and before you draw you may place your abbey.</source>
            <translation>Du bist am Zug, und bevor du ziehst, darfst du deine Abtei legen.</translation>
        </message>
        <message>
            <source>Drag the abbey tile from the panel into the hole.</source>
            <translation>Ziehe das Abteiplättchen aus der Seitenleiste in die Lücke.</translation>
        </message>
        <message>
            <source>The road is completed.</source>
            <translation>Die Straße ist abgeschlossen.</translation>
        </message>
        <message>
            <source>You would draw a tile instead. Here, use the abbey to complete the road.</source>
            <translation>Dann würdest du stattdessen ein Plättchen ziehen. Hier soll die Abtei die Straße abschließen.</translation>
        </message>
        <message>
            <source>You keep your meeples, and the road is scored.</source>
            <translation>Du behältst deine Meeples im Vorrat, und die Straße wird gewertet.</translation>
        </message>
        <message>
            <source>2 points: the abbey is not part of the road. Highwayman and builder return to your supply.</source>
            <translation>2 Punkte: Die Abtei gehört nicht zur Straße. Wegelagerer und Baumeister kommen in deinen Vorrat zurück.</translation>
        </message>
        <message>
            <source>No second part follows: an abbey only closes the road, it does not extend it. So it was Petr’s turn, and he has continued at (1). A land tile that completes the road does extend it.</source>
            <translation>Und es folgt kein zweiter Teil: Eine Abtei schließt die Straße nur ab, sie verlängert sie nicht. Deshalb war Petr am Zug und hat bei (1) weitergebaut. Ein Landschaftsplättchen, das die Straße abschließt, verlängert sie sehr wohl.</translation>
        </message>
        <message>
            <source>The wagon moves on, the builder does not</source>
            <translation>Der Wagen zieht weiter, der Baumeister nicht</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your wagon (1) and your builder (2) are on one road. The builder could join the wagon, because a wagon is a meeple. It is your turn, and you have drawn a junction.</source>
            <translation>Du bist Anna und spielst Rot. Dein Wagen (1) und dein Baumeister (2) stehen auf derselben Straße. Der Baumeister durfte zum Wagen dazukommen, denn ein Wagen ist ein Meeple. Du bist am Zug und hast eine Kreuzung gezogen.</translation>
        </message>
        <message>
            <source>Complete the road with the junction.</source>
            <translation>Schließe die Straße mit der Kreuzung ab.</translation>
        </message>
        <message>
            <source>Place it east of the road, with one of its roads to the east and one to the south.</source>
            <translation>Lege sie östlich der Straße an, sodass eine ihrer Straßen nach Osten und eine nach Süden führt.</translation>
        </message>
        <message>
            <source>The junction completes the road, and so it extends it as well: you will play a second tile.</source>
            <translation>Die Kreuzung schließt die Straße ab und verlängert sie damit auch: Du wirst ein zweites Plättchen anlegen.</translation>
        </message>
        <message>
            <source>You place no figure in the first part of your turn. The road is scored.</source>
            <translation>Im ersten Teil deines Zuges setzt du keine Figur. Die Straße wird gewertet.</translation>
        </message>
        <message>
            <source>3 tiles, 3 points. The builder returns to your supply as soon as its road is scored. It does not wait for the wagon.</source>
            <translation>3 Plättchen, 3 Punkte. Der Baumeister kommt sofort in deinen Vorrat zurück, wenn seine Straße gewertet wird; er wartet nicht ab, was der Wagen tut.</translation>
        </message>
        <message>
            <source>Only the wagon may move on from the completed road.</source>
            <translation>Nur der Wagen darf von der abgeschlossenen Straße weiterziehen.</translation>
        </message>
        <message>
            <source>Where may it move: onto the new road (1), to the monastery (2), or stay on its road (3)? Mark all of them.</source>
            <translation>Wohin darf er: auf die neue Straße (1), ins Kloster (2), oder darf er auf seiner Straße (3) bleiben? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>Onto the road (1) or to the monastery (2). The road (3) is completed: nothing remains there, neither wagon nor builder.</source>
            <translation>Auf die Straße (1) oder ins Kloster (2). Die Straße (3) ist abgeschlossen: Dort bleibt nichts stehen, weder Wagen noch Baumeister.</translation>
        </message>
        <message>
            <source>The wagon moves alone: all other figures on its road have already returned to the supply.</source>
            <translation>Der Wagen nimmt niemanden mit: Wer mit ihm auf der Straße stand, ist schon in den Vorrat zurückgekommen.</translation>
        </message>
        <message>
            <source>Move the wagon onto the road (1).</source>
            <translation>Ziehe mit dem Wagen auf die Straße (1) weiter.</translation>
        </message>
        <message>
            <source>The monastery is allowed, too, but this time move the wagon onto the road east of the junction.</source>
            <translation>Auch das Kloster ist erlaubt, aber ziehe diesmal mit dem Wagen auf die Straße östlich der Kreuzung weiter.</translation>
        </message>
        <message>
            <source>Now the second part of your turn begins.</source>
            <translation>Jetzt beginnt der zweite Teil deines Zuges.</translation>
        </message>
        <message>
            <source>The second tile is due although the builder is in your supply. You have drawn a straight road; the road with your wagon (1) can be extended.</source>
            <translation>Das zweite Plättchen steht dir zu, obwohl der Baumeister in deinem Vorrat ist. Du hast eine gerade Straße gezogen; die Straße mit deinem Wagen (1) lässt sich verlängern.</translation>
        </message>
        <message>
            <source>Continue the road (1).</source>
            <translation>Setze die Straße (1) fort.</translation>
        </message>
        <message>
            <source>Turn the straight road and place it east of the junction.</source>
            <translation>Drehe die gerade Straße und lege sie östlich der Kreuzung an.</translation>
        </message>
        <message>
            <source>The wagon is on this road, and your builder and your meeples are in your supply.</source>
            <translation>Der Wagen steht auf dieser Straße, Baumeister und Meeples liegen in deinem Vorrat.</translation>
        </message>
        <message>
            <source>Which of them may be placed here: the builder (1), a meeple (2)? Mark all of them.</source>
            <translation>Wen darfst du hier setzen: den Baumeister (1), einen Meeple (2)? Markiere alle, die erlaubt sind.</translation>
        </message>
        <message>
            <source>The builder: your wagon is on this road. The builder now waits for a tile that extends the road. A meeple may not be placed, because the wagon occupies the road.</source>
            <translation>Den Baumeister: Dein Wagen steht auf dieser Straße, und der Baumeister wartet jetzt auf ein Plättchen, das sie verlängert. Ein Meeple darf nicht auf die Straße, denn sie ist durch den Wagen besetzt.</translation>
        </message>
        <message>
            <source>A builder needs a meeple</source>
            <translation>Ein Baumeister braucht einen Meeple</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your mayor is in the city (1), and you have just extended it (2). There is no coat of arms in it, so the mayor still has strength 0.</source>
            <translation>Du bist Anna und spielst Rot. Dein Bürgermeister steht in der Stadt (1), und du hast sie gerade erweitert (2). Sie hat kein Wappen, der Bürgermeister hat also noch keine Stärke.</translation>
        </message>
        <message>
            <source>Where may you place the builder, and where the pig (4)?</source>
            <translation>Wohin darfst du den Baumeister setzen und wohin das Schwein (4)?</translation>
        </message>
        <message>
            <source>Only the builder in the city (3): the mayor is a meeple of yours, even with strength 0. The pig has no farmer (4), and (5) is not on the tile just placed.</source>
            <translation>Nur den Baumeister in die Stadt (3): Der Bürgermeister ist ein Meeple von dir, auch mit Stärke 0. Dem Schwein fehlt der Bauer (4), und (5) liegt nicht auf dem gerade angelegten Plättchen.</translation>
        </message>
        <message>
            <source>Any meeple of your own is enough: a normal or a large one, a mayor, a wagon. A pig needs a farmer in the same way, and in the fields of this tile you have none.</source>
            <translation>Jeder eigene Meeple genügt: ein normaler, ein großer, ein Bürgermeister, ein Wagen. Ebenso braucht ein Schwein einen Bauern, und auf den Wiesen dieses Plättchens hast du keinen.</translation>
        </message>
        <message>
            <source>Place the builder in the city.</source>
            <translation>Setze den Baumeister in die Stadt.</translation>
        </message>
        <message>
            <source>Drag the builder onto the city of the tile you have just placed.</source>
            <translation>Ziehe den Baumeister in die Stadt auf dem gerade angelegten Plättchen.</translation>
        </message>
        <message>
            <source>The builder does not count: only the mayor occupies the city.</source>
            <translation>Der Baumeister zählt nicht mit: Die Stadt ist allein durch den Bürgermeister besetzt.</translation>
        </message>
        <message>
            <source>After Petr’s turn you draw a piece of city.</source>
            <translation>Nach Petrs Zug ziehst du ein Stück Stadt.</translation>
        </message>
        <message>
            <source>Complete the city.</source>
            <translation>Schließe die Stadt ab.</translation>
        </message>
        <message>
            <source>Place the tile at the northern end, its city side to the south.</source>
            <translation>Lege das Plättchen am nördlichen Ende an, mit der Stadtseite nach Süden.</translation>
        </message>
        <message>
            <source>A tile that completes the city extends it, too: you have a double turn.</source>
            <translation>Ein Plättchen, das die Stadt abschließt, erweitert sie auch: Du hast einen Doppelzug.</translation>
        </message>
        <message>
            <source>Your builder could not be placed now: the city is completed. It is scored, and mayor and builder return to your supply.</source>
            <translation>Deinen Baumeister könntest du jetzt nicht setzen: Die Stadt ist abgeschlossen. Sie wird gewertet, und Bürgermeister und Baumeister kommen in deinen Vorrat zurück.</translation>
        </message>
        <message>
            <source>Place no figure.</source>
            <translation>Setze keine Figur.</translation>
        </message>
        <message>
            <source>Choose “No figure”.</source>
            <translation>Wähle „Keine Figur“.</translation>
        </message>
        <message>
            <source>The mayor has strength 0 and scores nothing. But you still play the second tile.</source>
            <translation>Der Bürgermeister hat Stärke 0 und bringt keine Punkte. Das zweite Plättchen steht dir trotzdem zu.</translation>
        </message>
        <message>
            <source>The last tile and an abbey</source>
            <translation>Das letzte Plättchen und eine Abtei</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your highwayman and your builder are on the road (1). There is a hole (2), and you still have your abbey. One land tile is left.</source>
            <translation>Du bist Anna und spielst Rot. Dein Wegelagerer und dein Baumeister stehen auf der Straße (1). Es gibt eine Lücke (2), und du hast deine Abtei noch. Ein Landschaftsplättchen ist übrig.</translation>
        </message>
        <message>
            <source>You keep the abbey for now and draw the last tile, a straight road.</source>
            <translation>Du hebst die Abtei vorerst auf und ziehst das letzte Plättchen, eine gerade Straße.</translation>
        </message>
        <message>
            <source>Extend the road with your builder.</source>
            <translation>Verlängere die Straße mit deinem Baumeister.</translation>
        </message>
        <message>
            <source>Turn the tile and place it at the eastern end of the road.</source>
            <translation>Drehe das Plättchen und lege es am östlichen Ende der Straße an.</translation>
        </message>
        <message>
            <source>A double turn is due.</source>
            <translation>Ein Doppelzug steht dir zu.</translation>
        </message>
        <message>
            <source>First you finish the first part of the turn.</source>
            <translation>Zuerst wird der erste Teil beendet.</translation>
        </message>
        <message>
            <source>There is nothing left to draw. But the second tile may be your abbey.</source>
            <translation>Es gibt nichts mehr zu ziehen. Das zweite Plättchen darf aber deine Abtei sein.</translation>
        </message>
        <message>
            <source>Without a hole there would have been no second part.</source>
            <translation>Hätte es keine Lücke gegeben, wäre der zweite Teil ausgefallen.</translation>
        </message>
        <message>
            <source>Then the double turn would be lost, and the abbey as well.</source>
            <translation>Dann wäre der Doppelzug verschenkt und die Abtei ebenso.</translation>
        </message>
        <message>
            <source>As with any tile, you may place a figure: you place a monk on the abbey.</source>
            <translation>Wie nach jedem Plättchen darf eine Figur folgen: Du setzt einen Mönch in die Abtei.</translation>
        </message>
        <message>
            <source>That is too much. Look at your road again: it is not completed, so it counts 1 point for each of its tiles.</source>
            <translation>Das ist zu viel. Sieh dir deine Straße noch einmal an: Sie ist unvollendet und bringt 1 Punkt für jedes Plättchen.</translation>
        </message>
        <message>
            <source>How many points do you get from now to the end of the game?</source>
            <translation>Wie viele Punkte bekommst du von jetzt bis zum Ende der Partie?</translation>
        </message>
        <message>
            <source>The abbey is surrounded already: 9 points. Petr cannot place his abbey anywhere, so the game is over, and your incomplete road brings 3 points more.</source>
            <translation>Die Abtei ist schon umschlossen: 9 Punkte. Petr kann seine Abtei nirgends legen, also ist die Partie zu Ende, und deine nicht abgeschlossene Straße bringt 3 weitere Punkte.</translation>
        </message>
        <message>
            <source>A city with a cathedral, and the fields next to it</source>
            <translation>Eine Stadt mit Kathedrale und die Wiesen daneben</translation>
        </message>
        <message>
            <source>You are Anna (red). Your knight stands in this city with a cathedral (1) and with one coat of arms (2). The tile that you have drawn closes the last gap, at (3); then the city has six tiles.</source>
            <translation>Du bist Anna (Rot). Dein Ritter steht in dieser Stadt mit einer Kathedrale (1) und einem Wappen (2). Das Plättchen, das du gezogen hast, schließt die letzte offene Stelle bei (3); dann hat die Stadt sechs Plättchen.</translation>
        </message>
        <message>
            <source>That would be 1 point for each tile and the coat of arms. But the city is completed, and it has a cathedral.</source>
            <translation>Das wäre 1 Punkt für jedes Plättchen und das Wappen. Die Stadt ist aber abgeschlossen und hat eine Kathedrale.</translation>
        </message>
        <message>
            <source>Seven times 3, twenty-one: with a cathedral each tile and each coat of arms of a completed city is worth 3 points. A second cathedral would not make it more.</source>
            <translation>Siebenmal 3, also einundzwanzig: Mit einer Kathedrale bringt jedes Plättchen und jedes Wappen einer abgeschlossenen Stadt 3 Punkte. Eine zweite Kathedrale würde nichts hinzufügen.</translation>
        </message>
        <message>
            <source>Petr has placed a road on the left. You have drawn a tile. If you place it at the right spot, four tiles meet at (1), all with field.</source>
            <translation>Petr hat links eine Straße angelegt. Jetzt hast du ein Plättchen gezogen, mit dem bei (1) vier Plättchen zusammentreffen, alle mit Wiese.</translation>
        </message>
        <message>
            <source>Place it there with its city downwards.</source>
            <translation>Lege es dort an, mit der Stadt nach unten.</translation>
        </message>
        <message>
            <source>Place it at the bottom, on the right of the lower monastery, and turn its city downwards.</source>
            <translation>Lege es unten an, rechts vom unteren Kloster, und drehe es mit der Stadt nach unten.</translation>
        </message>
        <message>
            <source>Now your barn may stand at this point.</source>
            <translation>Jetzt darf dein Gutshof an dieser Stelle stehen.</translation>
        </message>
        <message>
            <source>You place your barn at (2). The farmer (1) in its field is scored in this turn. The field touches one completed city, the one with the cathedral.</source>
            <translation>Du setzt deinen Gutshof auf (2). Der Bauer (1) auf seiner Wiese wird in diesem Zug gewertet. Die Wiese berührt eine abgeschlossene Stadt, die mit der Kathedrale.</translation>
        </message>
        <message>
            <source>How many points does Petr’s farmer bring?</source>
            <translation>Wie viele Punkte bringt Petrs Bauer?</translation>
        </message>
        <message>
            <source>Three, as for any completed city. For fields a cathedral changes nothing.</source>
            <translation>Drei, wie für jede abgeschlossene Stadt. Für Wiesen ändert eine Kathedrale nichts.</translation>
        </message>
        <message>
            <source>Let us end the game here. Your barn still stands at the city with the cathedral (1).</source>
            <translation>Beenden wir die Partie hier. Dein Gutshof steht noch an der Stadt mit der Kathedrale (1).</translation>
        </message>
        <message>
            <source>For the barn each completed city counts the same, with a cathedral or without, and whatever its size.</source>
            <translation>Für den Gutshof zählt jede abgeschlossene Stadt gleich viel, mit oder ohne Kathedrale und egal wie groß.</translation>
        </message>
        <message>
            <source>Four, the same as for any completed city.</source>
            <translation>Vier, wie für jede abgeschlossene Stadt.</translation>
        </message>
        <message>
            <source>A mayor at a crop circle</source>
            <translation>Ein Bürgermeister beim Kornkreis</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have placed a crop circle with a shield, and all players add a meeple. Petr has a second knight in the city now (2). Of your meeples only the mayor is left in your supply. Your wagon is on a road.</source>
            <translation>Du bist Anna und spielst Rot. Du hast einen Kornkreis mit einem Schild gelegt, und alle Spieler fügen einen Meeple hinzu. Petr hat jetzt einen zweiten Ritter in der Stadt (2). Von deinen Meeples ist nur noch der Bürgermeister im Vorrat. Dein Wagen steht auf einer Straße.</translation>
        </message>
        <message>
            <source>Where may you add your mayor: beside your knight (1), beside your wagon (3)? Mark all of them.</source>
            <translation>Wo darfst du deinen Bürgermeister hinzufügen: neben deinem Ritter (1), neben deinem Wagen (3)? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>Only beside your knight (1). The shield means cities, and a mayor may be in cities only. It does not matter that Petr is in the city, too.</source>
            <translation>Nur neben deinem Ritter (1). Der Schild bedeutet Städte, und ein Bürgermeister darf nur in Städten stehen. Dass auch Petr in der Stadt ist, spielt keine Rolle.</translation>
        </message>
        <message>
            <source>In a city a wagon may be added as well. With a pitchfork neither of them is added: they are not allowed in fields. An abbot is never added.</source>
            <translation>In einer Stadt darf auch ein Wagen hinzugefügt werden. Bei einer Heugabel keiner von beiden: Auf Wiesen sind sie nicht erlaubt. Ein Abt wird nie hinzugefügt.</translation>
        </message>
        <message>
            <source>Add your mayor beside your knight (1).</source>
            <translation>Füge deinen Bürgermeister neben deinem Ritter (1) hinzu.</translation>
        </message>
        <message>
            <source>In this step add your mayor beside your knight (1).</source>
            <translation>Füge in diesem Schritt deinen Bürgermeister neben deinem Ritter (1) hinzu.</translation>
        </message>
        <message>
            <source>The city has one coat of arms, so your mayor counts one. You and Petr are even: two against two.</source>
            <translation>Die Stadt hat ein Wappen, also zählt dein Bürgermeister eins. Zwischen dir und Petr steht es zwei zu zwei.</translation>
        </message>
        <message>
            <source>The order at a crop circle</source>
            <translation>Die Reihenfolge beim Kornkreis</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have just placed a crop circle with a club. Petr (1), Eva (2) and you (3) have a highwayman each. Jan has a knight (4), and you have one, too (5).</source>
            <translation>Du bist Anna und spielst Rot. Du hast gerade einen Kornkreis mit einer Keule gelegt. Petr (1), Eva (2) und du (3) haben je einen Wegelagerer. Jan hat einen Ritter (4), und du hast auch einen (5).</translation>
        </message>
        <message>
            <source>Choose that all players add a meeple.</source>
            <translation>Wähle, dass alle Spieler einen Meeple hinzufügen.</translation>
        </message>
        <message>
            <source>You may choose that as well, but this time choose that all players add a meeple.</source>
            <translation>Auch das darfst du wählen. Wähle diesmal, dass alle Spieler einen Meeple hinzufügen.</translation>
        </message>
        <message>
            <source>Petr is to your left, so he is the first.</source>
            <translation>Petr sitzt links von dir, also ist er als Erster an der Reihe.</translation>
        </message>
        <message>
            <source>In the new edition Petr must add a meeple beside his highwayman (1). In the classic edition he may decline.</source>
            <translation>In der neuen Ausgabe muss Petr neben seinem Wegelagerer (1) einen Meeple hinzufügen. In der klassischen Ausgabe darf er darauf verzichten.</translation>
        </message>
        <message>
            <source>After Petr, Eva had to add a meeple (2). Jan was skipped: he has only a knight (4). You are the last.</source>
            <translation>Nach Petr musste Eva einen Meeple hinzufügen (2). Jan wurde übersprungen: Er hat nur einen Ritter (4). Du bist als Letzte an der Reihe.</translation>
        </message>
        <message>
            <source>Where may you add a meeple: in (1), (3) or (5)? Mark all of them.</source>
            <translation>Wo darfst du einen Meeple hinzufügen: in (1), (3) oder (5)? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>Only beside your own highwayman (3): on the same tile and the same road. On the road (1) you have no meeple, and a city does not count for a club.</source>
            <translation>Nur neben deinem eigenen Wegelagerer (3): auf demselben Plättchen und derselben Straße. Auf der Straße (1) hast du keinen Meeple, und für eine Keule zählt eine Stadt nicht.</translation>
        </message>
        <message>
            <source>You must add a meeple as well.</source>
            <translation>Auch du musst einen Meeple hinzufügen.</translation>
        </message>
        <message>
            <source>Add a meeple beside your highwayman (3).</source>
            <translation>Füge neben deinem Wegelagerer (3) einen Meeple hinzu.</translation>
        </message>
        <message>
            <source>In this step add a meeple beside your highwayman (3).</source>
            <translation>Füge in diesem Schritt neben deinem Wegelagerer (3) einen Meeple hinzu.</translation>
        </message>
        <message>
            <source>Your turn is over. A player with an empty supply would have been skipped, too.</source>
            <translation>Dein Zug ist zu Ende. Auch ein Spieler mit leerem Vorrat wäre übersprungen worden.</translation>
        </message>
        <message>
            <source>Meeples taken back at a crop circle</source>
            <translation>Meeples beim Kornkreis zurücknehmen</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have just placed a crop circle with a club. Petr has a highwayman (1) and a knight (2). You have two highwaymen (3) and (4), and a farmer (5).</source>
            <translation>Du bist Anna und spielst Rot. Du hast gerade einen Kornkreis mit einer Keule gelegt. Petr hat einen Wegelagerer (1) und einen Ritter (2). Du hast zwei Wegelagerer (3) und (4) und einen Bauern (5).</translation>
        </message>
        <message>
            <source>Choose that all players take a meeple back.</source>
            <translation>Wähle, dass alle Spieler einen Meeple zurücknehmen.</translation>
        </message>
        <message>
            <source>You may choose that as well, but this time choose that all players take a meeple back.</source>
            <translation>Auch das darfst du wählen. Wähle diesmal, dass alle Spieler einen Meeple zurücknehmen.</translation>
        </message>
        <message>
            <source>Petr is the first.</source>
            <translation>Petr ist als Erster an der Reihe.</translation>
        </message>
        <message>
            <source>Petr must not decline, and he has no choice: the club means his highwayman (1) only, and not the knight (2).</source>
            <translation>Petr darf nicht darauf verzichten, und er hat keine Wahl: Die Keule meint nur seinen Wegelagerer (1) und nicht den Ritter (2).</translation>
        </message>
        <message>
            <source>Petr has taken his highwayman back and gets no points. You must take a meeple back as well.</source>
            <translation>Petr hat seinen Wegelagerer zurückgenommen und bekommt keine Punkte. Auch du musst einen Meeple zurücknehmen.</translation>
        </message>
        <message>
            <source>Which of these meeples may you take back? Mark all of them.</source>
            <translation>Welche dieser Meeples darfst du zurücknehmen? Markiere alle.</translation>
        </message>
        <message>
            <source>One of your two highwaymen (3) and (4), and you choose which one. The club does not mean the farmer (5).</source>
            <translation>Einen deiner zwei Wegelagerer (3) und (4), und du wählst, welchen. Den Bauern (5) meint die Keule nicht.</translation>
        </message>
        <message>
            <source>Think about which of the roads is worth less to you.</source>
            <translation>Überlege, welche der Straßen für dich weniger wert ist.</translation>
        </message>
        <message>
            <source>Take one of your highwaymen (3) or (4) back.</source>
            <translation>Nimm einen deiner Wegelagerer (3) oder (4) zurück.</translation>
        </message>
        <message>
            <source>In this step take one of your highwaymen back.</source>
            <translation>Nimm in diesem Schritt einen deiner Wegelagerer zurück.</translation>
        </message>
        <message>
            <source>Your other highwayman stays. The meeple is in your supply, and no points are scored.</source>
            <translation>Dein anderer Wegelagerer bleibt. Der Meeple ist in deinem Vorrat, und Punkte gibt es keine.</translation>
        </message>
        <message>
            <source>When a crop circle counts</source>
            <translation>Wann ein Kornkreis zählt</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your highwayman is on the road (1), Petr’s on the road (2). You have drawn a crop circle with a club, at which three roads end.</source>
            <translation>Du bist Anna und spielst Rot. Dein Wegelagerer steht auf der Straße (1), Petrs auf der Straße (2). Du hast einen Kornkreis mit einer Keule gezogen, an dem drei Straßen enden.</translation>
        </message>
        <message>
            <source>Place the tile in the space (3), so that it completes your road.</source>
            <translation>Lege das Plättchen auf das Feld (3), sodass es deine Straße abschließt.</translation>
        </message>
        <message>
            <source>This time place it in the space (3), with a road on the left, at the top and at the bottom.</source>
            <translation>Lege es diesmal auf das Feld (3), mit je einer Straße links, oben und unten.</translation>
        </message>
        <message>
            <source>The crop circle is no feature. The three roads are separate and each ends at it. You place no figure.</source>
            <translation>Der Kornkreis ist kein Gebiet. Die drei Straßen sind getrennt, und jede endet an ihm. Du setzt keine Figur.</translation>
        </message>
        <message>
            <source>How many points do you get for the road (1) before the crop circle counts?</source>
            <translation>Wie viele Punkte bekommst du für die Straße (1), bevor der Kornkreis zählt?</translation>
        </message>
        <message>
            <source>The road (1) is completed: it ends at the monastery and at the crop circle.</source>
            <translation>Die Straße (1) ist abgeschlossen: Sie endet am Kloster und am Kornkreis.</translation>
        </message>
        <message>
            <source>The road does not continue through the crop circle.</source>
            <translation>Die Straße führt nicht durch den Kornkreis weiter.</translation>
        </message>
        <message>
            <source>2 points for two tiles. Scoring comes first, so your highwayman is already in your supply again.</source>
            <translation>2 Punkte für zwei Plättchen. Die Wertung kommt zuerst, also ist dein Wegelagerer schon wieder im Vorrat.</translation>
        </message>
        <message>
            <source>Now you choose what all players do. You have no highwayman on the board any more, but Petr has one (2).</source>
            <translation>Jetzt wählst du, was alle Spieler tun. Auf dem Spielplan hast du keinen Wegelagerer mehr, Petr hat aber noch einen (2).</translation>
        </message>
        <message>
            <source>Now Petr must take his highwayman back to the supply.</source>
            <translation>Jetzt muss Petr seinen Wegelagerer in den Vorrat zurücknehmen.</translation>
        </message>
        <message>
            <source>Then your turn ended: you were skipped. With a double turn, each of both tiles with a crop circle has its choice.</source>
            <translation>Danach war dein Zug zu Ende: Du wurdest übersprungen. In einem Doppelzug gehört zu jedem der beiden Plättchen mit einem Kornkreis eine eigene Wahl.</translation>
        </message>
        <message>
            <source>A barn and the market</source>
            <translation>Ein Gutshof und der Markt</translation>
        </message>
        <message>
            <source>You are Anna and play red. Petr has a farmer on the field (1), which touches two completed cities: Carcassonne and the city in the east. You have a meeple in the market, and the count is in the castle. At the corner (2) four tiles of this field meet.</source>
            <translation>Du bist Anna und spielst Rot. Petr hat einen Bauern auf der Wiese (1), die an zwei abgeschlossene Städte grenzt: an Carcassonne und an die Stadt im Osten. Du hast einen Meeple auf dem Markt, und der Graf ist im Schloss. An der Ecke (2) treffen sich vier Plättchen dieser Wiese.</translation>
        </message>
        <message>
            <source>Put your barn on the corner (2).</source>
            <translation>Setze deinen Gutshof auf die Ecke (2).</translation>
        </message>
        <message>
            <source>This time use the barn.</source>
            <translation>Nimm diesmal den Gutshof.</translation>
        </message>
        <message>
            <source>Now the farmers of this field are scored. Before that, you may still leave the market.</source>
            <translation>Jetzt werden die Bauern dieser Wiese gewertet. Vorher darfst du noch den Markt verlassen.</translation>
        </message>
        <message>
            <source>Your meeple goes from the market to the field (1).</source>
            <translation>Dein Meeple geht vom Markt auf die Wiese (1).</translation>
        </message>
        <message>
            <source>Who gets points for the field?</source>
            <translation>Wer bekommt Punkte für die Wiese?</translation>
        </message>
        <message>
            <source>Both: each of you has one farmer there. A new barn gives 3 points for each completed city, so each of you gets 6. Then both farmers return to the supply.</source>
            <translation>Beide: Jeder hat dort einen Bauern. Ein neuer Gutshof bringt 3 Punkte für jede abgeschlossene Stadt, also bekommt jeder 6. Danach kehren beide Bauern zurück.</translation>
        </message>
        <message>
            <source>Without your meeple, only Petr would have got 6 points. You would have got none and could have put a figure into a district instead. The points of your barn at the end of the game do not count for that.</source>
            <translation>Ohne deinen Meeple hätte nur Petr 6 Punkte bekommen. Du hättest keine bekommen und dafür eine Figur in ein Stadtviertel setzen dürfen. Die Punkte deines Gutshofs am Spielende zählen dabei nicht.</translation>
        </message>
        <message>
            <source>The city of Carcassonne</source>
            <translation>Die Stadt Carcassonne</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have completed the small city (1) outside the walls of Carcassonne.</source>
            <translation>Du bist Anna und spielst Rot. Du hast die kleine Stadt (1) vor den Mauern von Carcassonne abgeschlossen.</translation>
        </message>
        <message>
            <source>How many points do you get for a knight in it?</source>
            <translation>Wie viele Punkte bekommst du für einen Ritter darin?</translation>
        </message>
        <message>
            <source>Four: two tiles at 2 points. The city of Carcassonne itself is no part of it and is never scored.</source>
            <translation>Vier: zwei Plättchen zu 2 Punkten. Die Stadt Carcassonne selbst gehört nicht dazu und wird nie gewertet.</translation>
        </message>
        <message>
            <source>Now you have placed a tile at the northern wall.</source>
            <translation>Jetzt hast du ein Plättchen an die nördliche Mauer gelegt.</translation>
        </message>
        <message>
            <source>Place a meeple in the field (2).</source>
            <translation>Setze einen Meeple auf die Wiese (2).</translation>
        </message>
        <message>
            <source>This time place a farmer.</source>
            <translation>Setze diesmal einen Bauern.</translation>
        </message>
        <message>
            <source>The field (2) touches Carcassonne on several tiles. Now let the game end.</source>
            <translation>Die Wiese (2) grenzt auf mehreren Plättchen an Carcassonne. Das Spiel soll jetzt enden.</translation>
        </message>
        <message>
            <source>How many points do you get for the farmer?</source>
            <translation>Wie viele Punkte bekommst du für den Bauern?</translation>
        </message>
        <message>
            <source>Three: Carcassonne counts as one completed city. It does not matter on how many tiles the field touches it.</source>
            <translation>Drei: Carcassonne zählt als eine abgeschlossene Stadt, auf wie vielen Plättchen die Wiese sie auch berührt.</translation>
        </message>
        <message>
            <source>The end, classic edition</source>
            <translation>Das Ende, klassische Ausgabe</translation>
        </message>
        <message>
            <source>You are Anna and play red. There are no land tiles left. You have one follower each in the castle, the market and the blacksmith, and the count is in the castle. Before the final scoring you may move them out, one at a time.</source>
            <translation>Du bist Anna und spielst Rot. Die Landschaftsplättchen sind aufgebraucht. Du hast je einen Gefolgsmann im Schloss, auf dem Markt und in der Schmiede, der Graf ist im Schloss. Vor der Schlusswertung darfst du sie einzeln herausziehen.</translation>
        </message>
        <message>
            <source>Move the follower from the market to the field (1).</source>
            <translation>Ziehe den Gefolgsmann vom Markt auf die Wiese (1).</translation>
        </message>
        <message>
            <source>This time begin with the field.</source>
            <translation>Beginne diesmal mit der Wiese.</translation>
        </message>
        <message>
            <source>There it is a farmer.</source>
            <translation>Dort ist er ein Bauer.</translation>
        </message>
        <message>
            <source>In the classic edition the follower in the blacksmith may go to the incomplete road (2) as well. Only the one in the castle has to stay: the count is there. Now you let the game end.</source>
            <translation>In der klassischen Ausgabe darf auch der Gefolgsmann in der Schmiede auf die unvollständige Straße (2). Nur der im Schloss muss bleiben: Dort ist der Graf. Jetzt lässt du das Spiel enden.</translation>
        </message>
        <message>
            <source>Three: Carcassonne is a completed city for the field. In a field with a barn it would be 1 point for each city, before the barn.</source>
            <translation>Drei: Carcassonne ist für die Wiese eine abgeschlossene Stadt. Auf einer Wiese mit Gutshof wäre es 1 Punkt für jede Stadt, vor dem Gutshof.</translation>
        </message>
        <message>
            <source>The end, new edition</source>
            <translation>Das Ende, neue Ausgabe</translation>
        </message>
        <message>
            <source>You are Anna and play red. There are no land tiles left. You have two meeples in the market, one each in the castle and the blacksmith, and the count is in the castle. Before the final scoring you may move them out, one at a time.</source>
            <translation>Du bist Anna und spielst Rot. Die Landschaftsplättchen sind aufgebraucht. Du hast zwei Meeples auf dem Markt und je einen im Schloss und in der Schmiede, und der Graf ist im Schloss. Vor der Schlusswertung darfst du sie nacheinander herausziehen.</translation>
        </message>
        <message>
            <source>Move the meeple from the market to the field (1).</source>
            <translation>Ziehe den Meeple vom Markt auf die Wiese (1).</translation>
        </message>
        <message>
            <source>In the new edition figures leave only the market at the end. You keep the other one there, and the game ends. In the classic edition the meeple in the blacksmith could have gone to the incomplete road (2).</source>
            <translation>In der neuen Ausgabe verlassen Figuren am Ende nur den Markt. Den anderen lässt du dort, und das Spiel endet. In der klassischen Ausgabe hätte der Meeple in der Schmiede auf die unvollständige Straße (2) gedurft.</translation>
        </message>
        <message>
            <source>Which figures may go to which district</source>
            <translation>Wer in welches Viertel darf</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have completed Petr's road (1) and got no points. So a figure of yours may go to a district. A mayor goes only to the castle, a wagon to the castle, the blacksmith and the cathedral.</source>
            <translation>Du bist Anna und spielst Rot. Du hast Petrs Straße (1) abgeschlossen und keine Punkte bekommen. Deshalb darf eine deiner Figuren in ein Viertel. Ein Bürgermeister darf nur ins Schloss, ein Wagen ins Schloss, in die Schmiede und in die Kathedrale.</translation>
        </message>
        <message>
            <source>Put your mayor into the castle.</source>
            <translation>Setze deinen Bürgermeister ins Schloss.</translation>
        </message>
        <message>
            <source>This time use the mayor.</source>
            <translation>Nimm diesmal den Bürgermeister.</translation>
        </message>
        <message>
            <source>From there the mayor can go to a city that is completed. Abbot, builder, pig and barn go to no district.</source>
            <translation>Von dort kann der Bürgermeister in eine Stadt ziehen, die abgeschlossen wird. Abt, Baumeister, Schwein und Gutshof dürfen in kein Viertel.</translation>
        </message>
        <message>
            <source>You have moved the count to the market. Petr has completed a city (2) with a knight. Before it is scored, you move your mayor from the castle to it.</source>
            <translation>Du hast den Grafen auf den Markt gezogen. Petr hat eine Stadt (2) mit einem Ritter abgeschlossen. Bevor sie gewertet wird, ziehst du deinen Bürgermeister vom Schloss dorthin.</translation>
        </message>
        <message>
            <source>Who gets points for the city (2)?</source>
            <translation>Wer bekommt Punkte für die Stadt (2)?</translation>
        </message>
        <message>
            <source>Only Petr: the city has no coat of arms, so the mayor counts nothing.</source>
            <translation>Nur Petr: Die Stadt hat kein Wappen, deshalb zählt der Bürgermeister nichts.</translation>
        </message>
        <message>
            <source>If your tile with the monastery had given you a single point for a feature, you could not have put a figure into a district. A point for the fairy does not count. Only one figure goes to Carcassonne in a turn, also in a double turn.</source>
            <translation>Hätte dir dein Plättchen mit dem Kloster einen einzigen Punkt für ein Gebiet gebracht, hättest du niemanden in ein Stadtviertel setzen dürfen. Ein Punkt für die Fee zählt nicht. In einem Zug kommt nur eine Figur nach Carcassonne, auch in einem Doppelzug.</translation>
        </message>
        <message>
            <source>From the castle to a city</source>
            <translation>Aus dem Schloss in eine Stadt</translation>
        </message>
        <message>
            <source>You are Anna and play red. The count is in the market. Petr has a normal and a large meeple in the castle. You have completed your city (1) with one knight. Petr is asked before the scoring: he moves his large meeple to it.</source>
            <translation>Du bist Anna und spielst Rot. Der Graf ist auf dem Markt. Petr hat im Schloss einen normalen und einen großen Meeple. Du hast deine Stadt (1) mit einem Ritter abgeschlossen. Vor der Wertung wird Petr gefragt: Er zieht seinen großen Meeple dorthin.</translation>
        </message>
        <message>
            <source>Who gets points for the city (1)?</source>
            <translation>Wer bekommt Punkte für die Stadt (1)?</translation>
        </message>
        <message>
            <source>Only Petr: his large meeple counts two, your knight one. With the normal meeple you would both have got the points.</source>
            <translation>Nur Petr: Sein großer Meeple zählt zwei, dein Ritter eins. Mit dem normalen Meeple hättet ihr beide die Punkte bekommen.</translation>
        </message>
        <message>
            <source>Petr got points in your turn, and you got none. So you may put a figure into a district as well.</source>
            <translation>Petr hat in deinem Zug Punkte bekommen und du keine. Deshalb darfst auch du eine Figur in ein Stadtviertel setzen.</translation>
        </message>
        <message>
            <source>Put a meeple into the castle.</source>
            <translation>Setze einen Meeple ins Schloss.</translation>
        </message>
        <message>
            <source>This time choose the castle.</source>
            <translation>Wähle diesmal das Schloss.</translation>
        </message>
        <message>
            <source>From there it can go to a city that is completed in a later turn.</source>
            <translation>Von dort kann er in eine Stadt, die in einem späteren Zug abgeschlossen wird.</translation>
        </message>
        <message>
            <source>Petr has completed the other city (2). No figure is in it, so it is not scored, and no figure may move to it. No figure may leave the district of the count. Cities of earlier turns do not count.</source>
            <translation>Petr hat die andere Stadt (2) abgeschlossen. Niemand ist darin, deshalb wird sie nicht gewertet, und niemand darf dorthin ziehen. Das Stadtviertel des Grafen verlässt überhaupt niemand. Städte früherer Züge zählen nicht.</translation>
        </message>
        <message>
            <source>From the market figures go to a field that is scored now, for example because a barn was placed there. You choose the tile of the feature where your figure stands. This matters for a wagon, which moves on from there.</source>
            <translation>Vom Markt kommen Figuren auf eine Wiese, die gerade gewertet wird, zum Beispiel weil dort ein Gutshof gesetzt wurde. Du wählst das Plättchen des Gebiets, auf dem deine Figur steht. Das ist für einen Wagen wichtig, der von dort weiterzieht.</translation>
        </message>
        <message>
            <source>In which order figures leave the districts</source>
            <translation>In welcher Reihenfolge Figuren die Stadtviertel verlassen</translation>
        </message>
        <message>
            <source>You are Anna and play red. Each of you has a meeple in the castle and in the blacksmith, and the count is in the market. You have completed your city (1) and Petr's road (2). Before the scoring, players are asked one after the other. The player to your left is first: Petr.</source>
            <translation>Du bist Anna und spielst Rot. Jeder von euch hat je einen Meeple im Schloss und in der Schmiede, und der Graf ist auf dem Markt. Du hast deine Stadt (1) und Petrs Straße (2) abgeschlossen. Vor der Wertung werden die Spieler nacheinander gefragt. Zuerst der Spieler links von dir: Petr.</translation>
        </message>
        <message>
            <source>Which of Petr's meeples may go to the city: the one from the castle (3) or the one from the blacksmith (4)?</source>
            <translation>Welcher Meeple von Petr darf in die Stadt: der aus dem Schloss (3) oder der aus der Schmiede (4)?</translation>
        </message>
        <message>
            <source>The castle leads to cities, the blacksmith to roads. Petr moves both of his meeples before anybody else is asked. Then Eva moves hers from the castle to the city and passes. You are the last.</source>
            <translation>Vom Schloss geht es in Städte, von der Schmiede auf Straßen. Petr zieht beide Meeple, bevor ein anderer gefragt wird. Dann zieht Eva ihren aus dem Schloss in die Stadt und passt. Du bist zuletzt an der Reihe.</translation>
        </message>
        <message>
            <source>Petr, Eva and you now have one meeple each in the city (1), and Petr has two on the road (2). You know what the others have done.</source>
            <translation>Petr, Eva und du habt jetzt je einen Meeple in der Stadt (1), und Petr hat zwei auf der Straße (2). Du weißt, was die anderen getan haben.</translation>
        </message>
        <message>
            <source>Get the city for yourself alone.</source>
            <translation>Sichere dir die Stadt allein.</translation>
        </message>
        <message>
            <source>Your meeple in the castle gives you the majority in the city.</source>
            <translation>Dein Meeple im Schloss gibt dir die Mehrheit in der Stadt.</translation>
        </message>
        <message>
            <source>You have two meeples there, the others one each.</source>
            <translation>Du hast dort zwei Meeples, die anderen je einen.</translation>
        </message>
        <message>
            <source>You pass with your last meeple, and the scoring begins: the city gives you 4 points, the road gives Petr 3. The active player is always asked last.</source>
            <translation>Mit deinem letzten Meeple passt du, und die Wertung beginnt: Für die Stadt bekommst du 4 Punkte, für die Straße bekommt Petr 3. Wer am Zug ist, wird immer zuletzt gefragt.</translation>
        </message>
        <message>
            <source>A wagon in the castle</source>
            <translation>Ein Wagen im Schloss</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your wagon is in the castle, and the count is in the market. Petr has completed his city (1). Your wagon may go there before the scoring and move on afterwards. In the new edition it reaches features on its own tile and on the eight tiles around it.</source>
            <translation>Du bist Anna und spielst Rot. Dein Wagen ist im Schloss, und der Graf ist auf dem Markt. Petr hat seine Stadt (1) abgeschlossen. Dein Wagen darf vor der Wertung dorthin und danach weiterziehen. In der neuen Ausgabe erreicht er Gebiete auf seinem eigenen Plättchen und auf den acht Plättchen ringsum.</translation>
        </message>
        <message>
            <source>Move your wagon to the tile of the city from which it will reach the road (2).</source>
            <translation>Ziehe deinen Wagen auf das Plättchen der Stadt, von dem er die Straße (2) erreicht.</translation>
        </message>
        <message>
            <source>The wagon goes from the castle to the city.</source>
            <translation>Der Wagen zieht vom Schloss in die Stadt.</translation>
        </message>
        <message>
            <source>From this tile the wagon does not reach the road (2): it is two tiles away.</source>
            <translation>Von diesem Plättchen erreicht der Wagen die Straße (2) nicht: Sie ist zwei Plättchen entfernt.</translation>
        </message>
        <message>
            <source>One knight and one wagon: both of you get 4 points. The knight returns to the supply, and the wagon moves on.</source>
            <translation>Ein Ritter und ein Wagen: Beide bekommen 4 Punkte. Der Ritter kehrt zurück, und der Wagen zieht weiter.</translation>
        </message>
        <message>
            <source>Now your wagon moves on from the tile that you chose.</source>
            <translation>Jetzt zieht dein Wagen von dem Plättchen weiter, das du gewählt hast.</translation>
        </message>
        <message>
            <source>Which of these features does the wagon reach?</source>
            <translation>Welche dieser Gebiete erreicht der Wagen?</translation>
        </message>
        <message>
            <source>The road (1) and the monastery (2) are on tiles next to it. The road (3) is too far away.</source>
            <translation>Die Straße (1) und das Kloster (2) sind auf Plättchen daneben. Die Straße (3) ist zu weit entfernt.</translation>
        </message>
        <message>
            <source>An abbey and a shrine</source>
            <translation>Eine Abtei und eine Kultstätte</translation>
        </message>
        <message>
            <source>You are Anna and play red. You still have your abbey, and there are two holes. Petr’s heretic is in the shrine (3), which lies beside a monastery (4).</source>
            <translation>Du bist Anna und spielst Rot. Du hast noch deine Abtei, und es gibt zwei Lücken. Petrs Ketzer steht auf der Kultstätte (3), die neben einem Kloster (4) liegt.</translation>
        </message>
        <message>
            <source>Which holes may your abbey fill: (1), (2)?</source>
            <translation>Welche Lücken darf deine Abtei füllen: (1), (2)?</translation>
        </message>
        <message>
            <source>Only (2). An abbey counts as a monastery, and at (1) it would be the second one of the shrine (3).</source>
            <translation>Nur (2). Eine Abtei zählt als Kloster, und bei (1) wäre sie das zweite der Kultstätte (3).</translation>
        </message>
        <message>
            <source>If (1) were the only hole, the abbey would not be offered.</source>
            <translation>Wäre (1) die einzige Lücke, würde die Abtei nicht angeboten.</translation>
        </message>
        <message>
            <source>Place your abbey at (2).</source>
            <translation>Lege deine Abtei auf (2).</translation>
        </message>
        <message>
            <source>That is allowed, but this time place the abbey at (2).</source>
            <translation>Das ist erlaubt, aber lege diesmal die Abtei auf (2).</translation>
        </message>
        <message>
            <source>An occupied abbey next to an occupied shrine would challenge it, just like a monastery.</source>
            <translation>Eine besetzte Abtei neben einer besetzten Kultstätte wäre mit ihr in einem Duell, genau wie ein Kloster.</translation>
        </message>
        <message>
            <source>An abbot leaves a challenge</source>
            <translation>Ein Abt verlässt ein Duell</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your abbot is in the shrine (1), Petr’s monk in the monastery (2) beside it. Petr’s abbot in the garden (3) takes no part in the challenge. You have drawn a straight road.</source>
            <translation>Du bist Anna und spielst Rot. Dein Abt steht auf der Kultstätte (1), Petrs Mönch im Kloster (2) daneben. Petrs Abt im Garten (3) nimmt am Duell nicht teil. Du hast eine gerade Straße gezogen.</translation>
        </message>
        <message>
            <source>Place the road at (4).</source>
            <translation>Lege die Straße auf (4).</translation>
        </message>
        <message>
            <source>That is allowed, but this time place the road at (4).</source>
            <translation>Das ist erlaubt, aber lege die Straße diesmal auf (4).</translation>
        </message>
        <message>
            <source>The shrine (1) is not completed. Instead of placing a figure, you take your abbot back.</source>
            <translation>Die Kultstätte (1) ist nicht abgeschlossen. Statt eine Figur zu setzen, nimmst du deinen Abt zurück.</translation>
        </message>
        <message>
            <source>8: 1 for the shrine and 1 for each of the 7 tiles around it. Petr’s monk stays; his challenge is over.</source>
            <translation>8: 1 für die Kultstätte und 1 für jedes der 7 Plättchen ringsum. Petrs Mönch bleibt; sein Duell ist vorbei.</translation>
        </message>
        <message>
            <source>Then Petr completes the empty shrine (1). Nothing happens to the figures at (2) and (3).</source>
            <translation>Dann schließt Petr die leere Kultstätte (1) ab. Mit den Figuren bei (2) und (3) geschieht nichts.</translation>
        </message>
        <message>
            <source>Both completed by one tile</source>
            <translation>Beide durch ein Plättchen abgeschlossen</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your heretic is in the shrine (1), Petr’s monk in the monastery (2). One empty space is left beside both.</source>
            <translation>Du bist Anna und spielst Rot. Dein Ketzer steht auf der Kultstätte (1), Petrs Mönch im Kloster (2). Neben beiden ist noch ein Feld leer.</translation>
        </message>
        <message>
            <source>Place the tile at (3), with its city at the bottom.</source>
            <translation>Lege das Plättchen auf (3), mit der Stadt nach unten.</translation>
        </message>
        <message>
            <source>This time place the tile at (3), with its city at the bottom.</source>
            <translation>Lege das Plättchen diesmal auf (3), mit der Stadt nach unten.</translation>
        </message>
        <message>
            <source>The shrine (1) and the monastery (2) are completed by the same tile.</source>
            <translation>Dasselbe Plättchen hat die Kultstätte (1) und das Kloster (2) abgeschlossen.</translation>
        </message>
        <message>
            <source>Who gets points?</source>
            <translation>Wer bekommt Punkte?</translation>
        </message>
        <message>
            <source>Both of you: 9 points each. Neither was first, so nobody loses.</source>
            <translation>Beide: je 9 Punkte. Keines war das erste, deshalb verliert niemand.</translation>
        </message>
        <message>
            <source>An empty shrine</source>
            <translation>Eine leere Kultstätte</translation>
        </message>
        <message>
            <source>You are Anna and play red. Nobody stands in the shrine (1), and Petr’s monk is in the monastery (2). You have drawn a straight road.</source>
            <translation>Du bist Anna und spielst Rot. Niemand steht auf der Kultstätte (1), und Petrs Mönch steht im Kloster (2). Du hast eine gerade Straße gezogen.</translation>
        </message>
        <message>
            <source>Place the tile on the last empty space beside the shrine (3).</source>
            <translation>Lege das Plättchen auf das letzte leere Feld neben der Kultstätte (3).</translation>
        </message>
        <message>
            <source>That is allowed, but this time complete the shrine: place the road at (3).</source>
            <translation>Das ist erlaubt, aber schließe diesmal die Kultstätte ab: Lege die Straße auf (3).</translation>
        </message>
        <message>
            <source>The shrine (1) is completed.</source>
            <translation>Die Kultstätte (1) ist abgeschlossen.</translation>
        </message>
        <message>
            <source>Nobody, and Petr’s monk stays: there is a challenge only if both are occupied.</source>
            <translation>Niemand, und Petrs Mönch bleibt: Ein Duell gibt es nur, wenn beide besetzt sind.</translation>
        </message>
        <message>
            <source>A few turns later the monastery (2) is completed too, and Petr gets 9 points.</source>
            <translation>Einige Züge später ist auch das Kloster (2) abgeschlossen, und Petr bekommt 9 Punkte.</translation>
        </message>
        <message>
            <source>A challenge at the end of the game</source>
            <translation>Ein Duell am Ende des Spiels</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your heretic is in the shrine (1), Petr’s monk in the monastery (2). You have drawn a straight road, and after this turn the game ends.</source>
            <translation>Du bist Anna und spielst Rot. Dein Ketzer steht auf der Kultstätte (1), Petrs Mönch im Kloster (2). Du hast eine gerade Straße gezogen, und nach diesem Zug endet die Partie.</translation>
        </message>
        <message>
            <source>Place the road at (3).</source>
            <translation>Lege die Straße bei (3) an.</translation>
        </message>
        <message>
            <source>That is allowed, but this time place the road at (3).</source>
            <translation>Das ist erlaubt, aber lege die Straße diesmal auf (3).</translation>
        </message>
        <message>
            <source>The shrine (1) and the monastery (2) are not completed.</source>
            <translation>Die Kultstätte (1) und das Kloster (2) sind nicht abgeschlossen.</translation>
        </message>
        <message>
            <source>How many points do you get for the shrine?</source>
            <translation>Wie viele Punkte bekommst du für die Kultstätte?</translation>
        </message>
        <message>
            <source>6: 1 for the shrine and 1 for each of the 5 tiles around it. Neither was completed first, so Petr scores his monastery as well: 8 points.</source>
            <translation>6: 1 für die Kultstätte und 1 für jedes der 5 Plättchen ringsum. Keines wurde zuerst abgeschlossen, deshalb wertet auch Petr sein Kloster: 8 Punkte.</translation>
        </message>
        <message>
            <source>Where shrines may lie</source>
            <translation>Wo Kultstätten liegen dürfen</translation>
        </message>
        <message>
            <source>You are Anna and play red. A shrine (3) lies beside a monastery (4). You have drawn another shrine.</source>
            <translation>Du bist Anna und spielst Rot. Eine Kultstätte (3) liegt neben einem Kloster (4). Du hast noch eine Kultstätte gezogen.</translation>
        </message>
        <message>
            <source>Where may you place it: at (1), at (2)?</source>
            <translation>Wo darfst du sie anlegen: bei (1), bei (2)?</translation>
        </message>
        <message>
            <source>Only at (1): shrines do not count for each other. At (2) the monastery (4) would lie next to two shrines, and it may have only one.</source>
            <translation>Nur bei (1): Kultstätten zählen füreinander nicht. Bei (2) läge das Kloster (4) neben zwei Kultstätten, es darf aber nur eine haben.</translation>
        </message>
        <message>
            <source>The shrines may lie next to each other.</source>
            <translation>Die Kultstätten dürfen nebeneinander liegen.</translation>
        </message>
        <message>
            <source>Place the shrine at (1).</source>
            <translation>Lege die Kultstätte auf (1).</translation>
        </message>
        <message>
            <source>That is allowed, but this time place the shrine at (1).</source>
            <translation>Das ist erlaubt, aber lege die Kultstätte diesmal auf (1).</translation>
        </message>
        <message>
            <source>The new shrine (6) lies beside the shrine (4), and the monastery (5) on its other side. Petr has drawn a monastery.</source>
            <translation>Die neue Kultstätte (6) liegt neben der Kultstätte (4), auf deren anderer Seite ist das Kloster (5). Petr hat ein Kloster gezogen.</translation>
        </message>
        <message>
            <source>Where may he place it? Mark every space.</source>
            <translation>Wo darf er es anlegen? Markiere jedes Feld.</translation>
        </message>
        <message>
            <source>At (1) and (3). At (1) it lies beside the monastery (5) only, and at (3) it is the first monastery of the shrine (6). At (2) it would be the second monastery of the shrine (4): all eight spaces around it count.</source>
            <translation>Bei (1) und (3). Bei (1) liegt es nur neben dem Kloster (5), und bei (3) ist es das erste Kloster der Kultstätte (6). Bei (2) wäre es das zweite Kloster der Kultstätte (4): Alle acht Felder ringsum zählen.</translation>
        </message>
        <message>
            <source>By agreement: the scoring comes before the dragon</source>
            <translation>Nach Absprache: Die Wertung kommt vor dem Drachen</translation>
        </message>
        <message>
            <source>You are Anna and play red. Petr’s highwayman is on the road (1), the dragon on the volcano (2). You have drawn a junction with a dragon, and it completes the road. In this game it was agreed that the dragon moves after the scoring.</source>
            <translation>Du bist Anna und spielst Rot. Petrs Wegelagerer steht auf der Straße (1), der Drache auf dem Vulkan (2). Du hast eine Kreuzung mit einem Drachen gezogen, und sie schließt die Straße ab. In dieser Partie ist abgesprochen, dass der Drache nach der Wertung zieht.</translation>
        </message>
        <message>
            <source>Place the junction at (3).</source>
            <translation>Lege die Kreuzung bei (3) an.</translation>
        </message>
        <message>
            <source>One of its roads has to meet the road of the monastery.</source>
            <translation>Eine ihrer Straßen muss an die Straße des Klosters anschließen.</translation>
        </message>
        <message>
            <source>You place no figure. By the agreement the road is scored first. Only then does the dragon move: it can only go east, over Petr’s road, and he has to move it on to the junction.</source>
            <translation>Du setzt keine Figur. Nach der Absprache wird die Straße zuerst gewertet. Erst dann zieht der Drache: Er kann nur nach Osten, über Petrs Straße, und Petr muss ihn auf die Kreuzung weiterziehen.</translation>
        </message>
        <message>
            <source>How many points does Petr get for his road?</source>
            <translation>Wie viele Punkte bekommt Petr für seine Straße?</translation>
        </message>
        <message>
            <source>2 points. When the road was scored, the highwayman was still there, and then he returned to the supply. The dragon found no figure.</source>
            <translation>2 Punkte. Als die Straße gewertet wurde, stand der Wegelagerer noch da, und danach kam er in den Vorrat zurück. Der Drache fand niemanden vor.</translation>
        </message>
        <message>
            <source>It matters to the dragon where the wagon is</source>
            <translation>Wo der Wagen steht, ist dem Drachen nicht egal</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your wagon (1) and Petr’s mayor (2) are in one city. For the scoring it does not matter on which tile of the city a figure is. Petr has drawn a tile with a dragon and has just completed the city with it (3). The dragon is on the volcano (4).</source>
            <translation>Du bist Anna und spielst Rot. Dein Wagen (1) und Petrs Bürgermeister (2) stehen in derselben Stadt. Für die Wertung ist es gleich, auf welchem Plättchen der Stadt eine Figur steht. Petr hat ein Plättchen mit einem Drachen gezogen und mit ihm gerade die Stadt abgeschlossen (3). Der Drache ist auf dem Vulkan (4).</translation>
        </message>
        <message>
            <source>Before the city is scored the dragon moves. From the volcano Petr can only take it into the city, and there it eats his own mayor (2): neither mayor nor wagon is protected from it. The next step is yours: to your wagon (1), or to the tile just placed (3).</source>
            <translation>Bevor die Stadt gewertet wird, zieht der Drache. Vom Vulkan aus kann Petr ihn nur in die Stadt ziehen, und dort frisst er Petrs eigenen Bürgermeister (2): Weder Bürgermeister noch Wagen sind vor ihm geschützt. Der nächste Schritt ist deiner: zu deinem Wagen (1) oder etwa auf das gerade angelegte Plättchen (3).</translation>
        </message>
        <message>
            <source>Move the dragon so that your wagon remains.</source>
            <translation>Ziehe den Drachen so, dass dein Wagen bleibt.</translation>
        </message>
        <message>
            <source>Your wagon is in the north. There is no figure in the south or in the east.</source>
            <translation>Im Norden steht dein Wagen. Im Süden und im Osten ist niemand.</translation>
        </message>
        <message>
            <source>Your wagon was on another tile of the same city, so it remains.</source>
            <translation>Dein Wagen stand auf einem anderen Plättchen derselben Stadt, also bleibt er.</translation>
        </message>
        <message>
            <source>Your wagon is on that tile: the dragon would eat it, and nobody would get points for the city.</source>
            <translation>Auf diesem Plättchen steht dein Wagen: Der Drache würde ihn fressen, und niemand bekäme Punkte für die Stadt.</translation>
        </message>
        <message>
            <source>Petr moves the dragon on to the east and you to the north. It cannot move from there. Now the city (1) is scored: 3 tiles and a coat of arms.</source>
            <translation>Petr zieht den Drachen weiter nach Osten und du nach Norden. Von dort führt kein Weg weiter. Jetzt wird die Stadt (1) gewertet: 3 Plättchen und ein Wappen.</translation>
        </message>
        <message>
            <source>8 points. Only you have a knight in this city. The points do not depend on the tile of the wagon.</source>
            <translation>8 Punkte. Nur du hast einen Ritter in dieser Stadt. Für die Punkte ist es gleich, wo in der Stadt der Wagen steht.</translation>
        </message>
        <message>
            <source>The dragon comes before the scoring</source>
            <translation>Der Drache kommt vor der Wertung</translation>
        </message>
        <message>
            <source>You are Anna and play red. Petr’s highwayman is on the road (1), the dragon on the volcano (2). You have drawn a junction with a dragon, and it completes the road.</source>
            <translation>Du bist Anna und spielst Rot. Petrs Wegelagerer steht auf der Straße (1), der Drache auf dem Vulkan (2). Du hast eine Kreuzung mit einem Drachen gezogen, und sie schließt die Straße ab.</translation>
        </message>
        <message>
            <source>You place no figure. The dragon can only go east, over Petr’s road, and he has to move it on to the junction.</source>
            <translation>Du setzt keine Figur. Der Drache kann nur nach Osten, über Petrs Straße, und Petr muss ihn auf die Kreuzung weiterziehen.</translation>
        </message>
        <message>
            <source>The dragon moves first. Which figure is still on the road when it is scored?</source>
            <translation>Zuerst zieht der Drache. Wer steht noch auf der Straße, wenn sie gewertet wird?</translation>
        </message>
        <message>
            <source>None. The dragon moves before the completed road is scored: the highwayman had already returned to the supply, and no figure was on the road.</source>
            <translation>Keine. Der Drache zieht, bevor die abgeschlossene Straße gewertet wird: Der Wegelagerer war schon in den Vorrat zurückgekommen, und niemand stand auf der Straße.</translation>
        </message>
        <message>
            <source>The fairy stops the dragon</source>
            <translation>Die Fee hält den Drachen auf</translation>
        </message>
        <message>
            <source>You are Anna and play red. The dragon is at (1), Petr’s monk at (2), your own monk at (3), and the fairy is next to him. That was worth 1 point at the beginning of your turn. You have drawn a tile with a dragon.</source>
            <translation>Du bist Anna und spielst Rot. Der Drache steht bei (1), Petrs Mönch bei (2), dein eigener Mönch bei (3), und neben ihm die Fee. Das war zu Beginn deines Zuges 1 Punkt wert. Du hast ein Plättchen mit einem Drachen gezogen.</translation>
        </message>
        <message>
            <source>Place the tile at (4).</source>
            <translation>Lege das Plättchen bei (4) an.</translation>
        </message>
        <message>
            <source>Place it at the eastern end of the row, with its field to the west.</source>
            <translation>Es gehört an das östliche Ende der Reihe, mit der Wiese nach Westen.</translation>
        </message>
        <message>
            <source>You place no figure. The dragon (1) moves, and the first step is yours. Petr’s monk (2) is next to it. Your own monk (3) is behind him, and the fairy protects him.</source>
            <translation>Du setzt keine Figur. Der Drache (1) zieht, und der erste Schritt ist deiner. Neben ihm steht Petrs Mönch (2), dahinter unter dem Schutz der Fee dein eigener (3).</translation>
        </message>
        <message>
            <source>Move the dragon.</source>
            <translation>Ziehe den Drachen.</translation>
        </message>
        <message>
            <source>Only the tile (2) lies next to it.</source>
            <translation>Nur das Plättchen (2) liegt neben ihm.</translation>
        </message>
        <message>
            <source>Petr’s monk returns to the supply. That was the whole move of the dragon.</source>
            <translation>Petrs Mönch kommt in den Vorrat zurück. Und das war schon der ganze Zug des Drachen.</translation>
        </message>
        <message>
            <source>The dragon may not enter the tile of the fairy (3), and it has already been on the tile (1). So Petr cannot move it: the move is over after one step. If the game ended now, your monastery would be scored: 1 point for its tile and 2 for those next to it.</source>
            <translation>Das Plättchen der Fee (3) darf der Drache nicht betreten, und auf dem Plättchen (1) war er schon. Petr hat nichts zu wählen: Nach einem Schritt ist der Zug vorbei. Wäre die Partie jetzt zu Ende, würde dein Kloster gewertet: 1 Punkt für sein Plättchen und 2 für die daneben.</translation>
        </message>
        <message>
            <source>How many points would monastery and fairy bring you together?</source>
            <translation>Wie viele Punkte würden dir Kloster und Fee zusammen bringen?</translation>
        </message>
        <message>
            <source>6: 3 for the monastery and 3 for the fairy next to its monk.</source>
            <translation>6: 3 für das Kloster und 3 für die Fee neben seinem Mönch.</translation>
        </message>
        <message>
            <source>A dragon too early</source>
            <translation>Ein Drache zu früh</translation>
        </message>
        <message>
            <source>You are Anna and play red. You drew a tile with a dragon, but no volcano has been placed yet, so there is no dragon. The tile was put aside, and you have drawn another one.</source>
            <translation>Du bist Anna und spielst Rot. Du hast ein Plättchen mit einem Drachen gezogen, aber es liegt noch kein Vulkan, also gibt es keinen Drachen. Das Plättchen wurde beiseitegelegt, und du hast ein anderes gezogen.</translation>
        </message>
        <message>
            <source>The space (1) lies to the east.</source>
            <translation>Das Feld (1) liegt im Osten.</translation>
        </message>
        <message>
            <source>You place no monk. Petr has drawn a volcano and placed it at (2): the dragon has come. All tiles that were put aside are immediately shuffled into the remaining ones.</source>
            <translation>Du setzt keinen Mönch. Petr hat einen Vulkan gezogen und bei (2) angelegt: Der Drache ist gekommen. Alle beiseitegelegten Plättchen werden sofort unter die übrigen gemischt.</translation>
        </message>
        <message>
            <source>You have drawn the tile with the dragon again. Now the dragon is in play.</source>
            <translation>Du hast wieder das Plättchen mit dem Drachen gezogen. Jetzt ist der Drache im Spiel.</translation>
        </message>
        <message>
            <source>Which of these may you do with it now: place it at (1), at (2)? Mark all of them.</source>
            <translation>Wo darfst du es jetzt anlegen: bei (1), bei (2)? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>Both. It cannot be put aside any more.</source>
            <translation>Beides. Beiseitelegen lässt es sich nicht mehr.</translation>
        </message>
        <message>
            <source>When you have placed it and taken an action with it, or passed, the dragon will move.</source>
            <translation>Wenn du es angelegt und damit getan hast, was du willst, zieht der Drache.</translation>
        </message>
        <message>
            <source>Place the tile at (1).</source>
            <translation>Lege das Plättchen bei (1) an.</translation>
        </message>
        <message>
            <source>This time place it east of the monastery.</source>
            <translation>Lege es diesmal östlich des Klosters an.</translation>
        </message>
        <message>
            <source>All players move the dragon</source>
            <translation>Alle Spieler ziehen den Drachen</translation>
        </message>
        <message>
            <source>You are Anna and play red. The dragon is on the volcano (1), and Petr, blue, has a monk (2). You have drawn a tile with a dragon.</source>
            <translation>Du bist Anna und spielst Rot. Der Drache steht auf dem Vulkan (1), und Petr, Blau, hat einen Mönch (2). Du hast ein Plättchen mit einem Drachen gezogen.</translation>
        </message>
        <message>
            <source>Place the tile at (3).</source>
            <translation>Lege das Plättchen bei (3) an.</translation>
        </message>
        <message>
            <source>You place no figure. Now the dragon (1) moves: up to six steps, and the players take turns to move it one step each. The first step is yours, and you have to take it: the dragon may not stay. It eats every figure that it meets, like Petr’s monk (2).</source>
            <translation>Du setzt keine Figur. Jetzt zieht der Drache (1): bis zu sechs Schritte, und die Spieler bestimmen abwechselnd je einen Schritt. Der erste ist deiner, und auslassen darf man ihn nicht: Stehen bleiben darf der Drache nie. Wen er trifft, den frisst er, etwa Petrs Mönch (2).</translation>
        </message>
        <message>
            <source>Move the dragon to a tile next to it.</source>
            <translation>Ziehe den Drachen auf ein Plättchen neben ihm.</translation>
        </message>
        <message>
            <source>Only the tile to the east lies next to it.</source>
            <translation>Nur das Plättchen im Osten liegt neben ihm.</translation>
        </message>
        <message>
            <source>It enters the tile of the monastery: Petr’s monk returns to the supply.</source>
            <translation>Er betritt das Plättchen mit dem Kloster: Petrs Mönch kommt in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>The next step was Petr’s: to the tile (2). The dragon may not return to a tile on which it has already been in this move: neither to (1) nor to the tile where it began. It has not been on the tile (3) yet.</source>
            <translation>Den nächsten Schritt hat Petr bestimmt: auf das Plättchen (2). Der Drache darf nicht dorthin zurück, wo er in diesem Zug schon war, also nicht auf (1), auch nicht an seinen Ausgangspunkt. Auf dem Plättchen (3) war er noch nicht.</translation>
        </message>
        <message>
            <source>Take the third step.</source>
            <translation>Bestimme den dritten Schritt.</translation>
        </message>
        <message>
            <source>It can only go to the tile (3).</source>
            <translation>Er kann nur auf das Plättchen (3).</translation>
        </message>
        <message>
            <source>It cannot move from here: after three of its six steps the move of the dragon ends.</source>
            <translation>Von hier führt kein Weg weiter: Nach drei seiner sechs Schritte endet der Zug des Drachen.</translation>
        </message>
        <message>
            <source>The dragon waits here (1) until the next volcano or the next tile with a dragon. Petr no longer has a figure in the monastery (2).</source>
            <translation>Der Drache wartet hier (1) bis zum nächsten Vulkan oder zum nächsten Plättchen mit einem Drachen. Im Kloster (2) hat Petr niemanden mehr.</translation>
        </message>
        <message>
            <source>Only a player with a figure in the monastery gets points for it. The dragon was there.</source>
            <translation>Punkte für das Kloster bekommt nur, wer darin steht. Dort war aber der Drache.</translation>
        </message>
        <message>
            <source>How many points would Petr get for it if the game ended now?</source>
            <translation>Wie viele Punkte bekäme Petr dafür, wenn die Partie jetzt zu Ende wäre?</translation>
        </message>
        <message>
            <source>None: the monk was eaten and is no longer there.</source>
            <translation>Keine: Wer gefressen wurde, ist nicht mehr da.</translation>
        </message>
        <message>
            <source>Over the drawbridge into an occupied city</source>
            <translation>Über die Zugbrücke in eine besetzte Stadt</translation>
        </message>
        <message>
            <source>Your meeple (1) holds a road that ends at a drawbridge. The city behind it is not completed, and Petr has a knight in it (2). You are Anna (red).</source>
            <translation>Dein Meeple (1) steht auf einer Straße, die an einer Zugbrücke endet. Die Stadt dahinter ist nicht abgeschlossen, und Petr hat einen Ritter darin (2). Du bist Anna (Rot).</translation>
        </message>
        <message>
            <source>Your tile shows a monastery with a road that ends there: with it you can complete yours.</source>
            <translation>Dein Plättchen zeigt ein Kloster mit einer Straße, die dort endet: Damit kannst du deine abschließen.</translation>
        </message>
        <message>
            <source>Close the road: turn the tile and place it below.</source>
            <translation>Schließe die Straße ab: Drehe das Plättchen und lege es unten an.</translation>
        </message>
        <message>
            <source>Put the tile directly below the drawbridge tile, with its road facing up.</source>
            <translation>Lege das Plättchen direkt unter dem Zugbrückenplättchen an, mit der Straße nach oben.</translation>
        </message>
        <message>
            <source>You place no meeple. The road is scored as any other, and the drawbridge does not change its points.</source>
            <translation>Du setzt keinen Meeple. Die Straße wird wie jede andere gewertet, und die Zugbrücke ändert nichts an ihren Punkten.</translation>
        </message>
        <message>
            <source>How many points do you get for the road?</source>
            <translation>Wie viele Punkte bekommst du für die Straße?</translation>
        </message>
        <message>
            <source>Two tiles, 2 points. Now the drawbridge: the city is not completed, so it is down.</source>
            <translation>Zwei Plättchen, 2 Punkte. Nun zur Zugbrücke: Die Stadt ist nicht abgeschlossen, also ist die Zugbrücke heruntergelassen.</translation>
        </message>
        <message>
            <source>No meeple may be placed in the city: Petr’s knight stands there. But your meeple is not placed from the supply, it comes over the drawbridge.</source>
            <translation>In die Stadt darf kein Meeple gesetzt werden: Dort steht Petrs Ritter. Dein Meeple wird aber nicht aus dem Vorrat gesetzt, er kommt über die Zugbrücke.</translation>
        </message>
        <message>
            <source>Where may it move? Mark every possibility.</source>
            <translation>Wohin darf er ziehen? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>(1) and (2) are the same city: it does not matter which figures already stand there, even on the same tile. The city (3) has no drawbridge.</source>
            <translation>(1) und (2) sind dieselbe Stadt: Es ist gleich, wer dort schon steht, sogar auf demselben Plättchen. Zur Stadt (3) führt keine Zugbrücke.</translation>
        </message>
        <message>
            <source>In this way you can still score for the city that Petr has begun.</source>
            <translation>So kannst du auch für die Stadt, die Petr begonnen hat, noch Punkte bekommen.</translation>
        </message>
        <message>
            <source>Send your meeple over the drawbridge into the city (1).</source>
            <translation>Schicke deinen Meeple über die Zugbrücke in die Stadt (1).</translation>
        </message>
        <message>
            <source>Drag your meeple from the road into the city behind the drawbridge.</source>
            <translation>Ziehe deinen Meeple von der Straße in die Stadt hinter der Zugbrücke.</translation>
        </message>
        <message>
            <source>One knight each: now the city belongs to both of you.</source>
            <translation>Je ein Ritter: Jetzt gehört die Stadt euch beiden.</translation>
        </message>
        <message>
            <source>That is allowed, but then the city is Petr’s alone. Send the meeple in.</source>
            <translation>Das ist erlaubt, aber dann gehört die Stadt Petr allein. Schicke den Meeple hinein.</translation>
        </message>
        <message>
            <source>Petr has extended the city and hopes that it will grow. One corner (1) is missing, and you have drawn a tile that fits.</source>
            <translation>Petr hat die Stadt erweitert und hofft, dass sie weiter wächst. Eine Ecke (1) fehlt noch, und du hast das passende Plättchen gezogen.</translation>
        </message>
        <message>
            <source>Complete the city: place the tile at (1).</source>
            <translation>Schließe die Stadt ab: Lege das Plättchen bei (1) an.</translation>
        </message>
        <message>
            <source>Put the tile on the missing corner and turn it until its city faces left and down.</source>
            <translation>Lege das Plättchen an die fehlende Ecke und drehe es, bis seine Stadt nach links und nach unten zeigt.</translation>
        </message>
        <message>
            <source>Four tiles and a coat of arms: the city is worth 10 points.</source>
            <translation>Vier Plättchen und ein Wappen: Die Stadt bringt 10 Punkte.</translation>
        </message>
        <message>
            <source>Who gets points for it?</source>
            <translation>Wer bekommt dafür Punkte?</translation>
        </message>
        <message>
            <source>Both of you: one knight each is a tie, and in a tie each of you scores the full 10 points. Without the drawbridge they would be Petr’s alone.</source>
            <translation>Ihr beide: Je ein Ritter ist ein Gleichstand, und bei Gleichstand bekommt jeder von euch die vollen 10 Punkte. Ohne die Zugbrücke gehörten sie Petr allein.</translation>
        </message>
        <message>
            <source>A road that passes a drawbridge, a road to two cities</source>
            <translation>Eine Straße an einer Zugbrücke vorbei, eine Straße zu zwei Städten</translation>
        </message>
        <message>
            <source>The road (1) passes a drawbridge: it leads to the city, but the road does not end there. It runs on to the left and to the right. You are Anna (red) and have just placed the right tile (2).</source>
            <translation>Die Straße (1) führt an einer Zugbrücke vorbei: Die Zugbrücke führt zur Stadt, aber die Straße endet dort nicht. Sie geht nach links und nach rechts weiter. Du bist Anna (Rot) und hast gerade das rechte Plättchen (2) angelegt.</translation>
        </message>
        <message>
            <source>That is allowed, but take the road this time: it runs across the middle of the tile.</source>
            <translation>Das ist erlaubt, aber nimm diesmal die Straße: Sie verläuft quer über die Mitte des Plättchens.</translation>
        </message>
        <message>
            <source>You do not have to, but the road is worth it. Place a meeple on it.</source>
            <translation>Du musst nicht, aber die Straße lohnt sich. Setze einen Meeple darauf.</translation>
        </message>
        <message>
            <source>Petr has drawn a junction and closes the left end of the road with it, at (1).</source>
            <translation>Petr hat eine Kreuzung gezogen und schließt damit die Straße links bei (1) ab.</translation>
        </message>
        <message>
            <source>A road is scored only when both of its ends are closed. The drawbridge that it passes is no end.</source>
            <translation>Eine Straße wird erst gewertet, wenn beide Enden geschlossen sind. Die Zugbrücke, an der sie vorbeiführt, ist kein Ende.</translation>
        </message>
        <message>
            <source>How many points do you get for that?</source>
            <translation>Wie viele Punkte bekommst du dafür?</translation>
        </message>
        <message>
            <source>None yet: on the left the road ends now, but the drawbridge that it passes does not close it. Its right end is still open.</source>
            <translation>Noch keine: Links endet die Straße jetzt, aber die Zugbrücke, an der sie vorbeiführt, schließt sie nicht ab. Ihr rechtes Ende ist noch offen.</translation>
        </message>
        <message>
            <source>Your tile shows two separate cities. One road leads to both of them, with a drawbridge each.</source>
            <translation>Dein Plättchen zeigt zwei getrennte Städte. Eine Straße führt zu beiden, zu jeder mit einer Zugbrücke.</translation>
        </message>
        <message>
            <source>Close the road: place the tile at its right end.</source>
            <translation>Schließe die Straße ab: Lege das Plättchen an ihrem rechten Ende an.</translation>
        </message>
        <message>
            <source>In this lesson the tile goes to the right end of your road.</source>
            <translation>In dieser Lektion kommt das Plättchen an das rechte Ende deiner Straße.</translation>
        </message>
        <message>
            <source>Now both ends are closed.</source>
            <translation>Jetzt sind beide Enden geschlossen.</translation>
        </message>
        <message>
            <source>You place no meeple. The road is completed and is scored.</source>
            <translation>Du setzt keinen Meeple. Die Straße ist abgeschlossen und wird gewertet.</translation>
        </message>
        <message>
            <source>Four tiles, 4 points: the tile on which the road forks counts once like any other.</source>
            <translation>Vier Plättchen, 4 Punkte: Das Plättchen, auf dem sich die Straße gabelt, zählt einmal wie jedes andere.</translation>
        </message>
        <message>
            <source>Now all the drawbridges of the road count, also the one that it only passes.</source>
            <translation>Jetzt zählen alle Zugbrücken der Straße, auch die, an der sie nur vorbeiführt.</translation>
        </message>
        <message>
            <source>Where may your meeple move? Mark every possibility.</source>
            <translation>Wohin darf dein Meeple ziehen? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>Three drawbridges are down: one leads to (1), where the road only passes, the others to (3) and (4). The city (2) has none.</source>
            <translation>Drei Zugbrücken sind heruntergelassen: Eine führt zu (1), wo die Straße nur vorbeiführt, die anderen führen zu (3) und (4). Die Stadt (2) hat keine.</translation>
        </message>
        <message>
            <source>(1), (2) and (3) are three separate cities. There is one meeple, so you can send it into one of them or return it to the supply.</source>
            <translation>(1), (2) und (3) sind drei getrennte Städte. Es ist nur ein Meeple, du kannst ihn also in eine von ihnen schicken oder in den Vorrat zurücknehmen.</translation>
        </message>
        <message>
            <source>Send your meeple over a drawbridge into a city of your choice.</source>
            <translation>Schicke deinen Meeple über eine Zugbrücke in eine Stadt deiner Wahl.</translation>
        </message>
        <message>
            <source>Drag your meeple from the road into one of the three cities.</source>
            <translation>Ziehe deinen Meeple von der Straße in eine der drei Städte.</translation>
        </message>
        <message>
            <source>Now your meeple is a knight in an open city.</source>
            <translation>Jetzt ist dein Meeple Ritter in einer offenen Stadt.</translation>
        </message>
        <message>
            <source>That is allowed, too. But this time use one of the drawbridges.</source>
            <translation>Auch das ist erlaubt. Nutze diesmal aber eine der Zugbrücken.</translation>
        </message>
        <message>
            <source>Several meeples over one drawbridge</source>
            <translation>Mehrere Meeples über eine Zugbrücke</translation>
        </message>
        <message>
            <source>You are Anna and play red; Petr plays blue. Two of your highwaymen stand on two pieces of road (1), (2). A city that is not completed lies at the drawbridge, and Petr’s knight (3) stands in it. You have drawn a curve.</source>
            <translation>Du bist Anna und spielst Rot; Petr spielt Blau. Zwei deiner Wegelagerer stehen auf zwei Straßenstücken (1), (2). An der Zugbrücke liegt eine Stadt, die nicht abgeschlossen ist, und in ihr steht Petrs Ritter (3). Du hast eine Kurve gezogen.</translation>
        </message>
        <message>
            <source>Turn the curve and join the two roads with it.</source>
            <translation>Drehe die Kurve und verbinde mit ihr die beiden Straßen.</translation>
        </message>
        <message>
            <source>Place it below the upper one of your two meeples and turn it so that its road runs up and to the left.</source>
            <translation>Lege sie unter dem oberen deiner beiden Meeples an und drehe sie so, dass ihre Straße nach oben und nach links führt.</translation>
        </message>
        <message>
            <source>One road of five tiles, closed by the drawbridge and by the monastery.</source>
            <translation>Eine Straße aus fünf Plättchen, abgeschlossen durch die Zugbrücke und das Kloster.</translation>
        </message>
        <message>
            <source>You place no further meeple and get five points. Both highwaymen (1), (2) are yours, so you have the majority and decide about each of them separately: over the drawbridge or back to the supply. The first decision is about (1).</source>
            <translation>Du setzt keinen weiteren Meeple und bekommst fünf Punkte. Beide Wegelagerer (1), (2) gehören dir, du hast also die Mehrheit und entscheidest über jeden einzeln: über die Zugbrücke oder zurück in den Vorrat. Zuerst geht es um (1).</translation>
        </message>
        <message>
            <source>Where may highwayman (1) move to? Mark every possibility.</source>
            <translation>Wohin darf der Wegelagerer (1) ziehen? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>To any tile of the city at the drawbridge. The drawbridge does not lead to the city at the lower left.</source>
            <translation>Auf jedes Plättchen der Stadt an der Zugbrücke. In die Stadt links unten führt die Zugbrücke nicht.</translation>
        </message>
        <message>
            <source>Petr’s knight stands in the city (1), but that does not matter to meeples that cross the drawbridge.</source>
            <translation>In der Stadt (1) steht Petrs Ritter, aber für Meeples, die über die Zugbrücke kommen, spielt das keine Rolle.</translation>
        </message>
        <message>
            <source>Move your first highwayman into the city.</source>
            <translation>Ziehe mit deinem ersten Wegelagerer in die Stadt.</translation>
        </message>
        <message>
            <source>That is allowed, but this time choose the city at the drawbridge.</source>
            <translation>Das ist erlaubt, aber nimm diesmal die Stadt an der Zugbrücke.</translation>
        </message>
        <message>
            <source>You may return it to the supply, but then there would be no knight of yours in the city. Move it into the city.</source>
            <translation>Du darfst ihn in den Vorrat zurücknehmen, aber dann stünde kein Ritter von dir in der Stadt. Ziehe mit ihm in die Stadt.</translation>
        </message>
        <message>
            <source>Now it is one knight against one knight. The second highwayman still stands on the road.</source>
            <translation>Jetzt steht Ritter gegen Ritter. Der zweite Wegelagerer steht noch auf der Straße.</translation>
        </message>
        <message>
            <source>Any number of meeples may cross one drawbridge: the second one may follow into the same city, onto the same tile or another.</source>
            <translation>Über eine Zugbrücke dürfen beliebig viele Meeples: Der zweite darf in dieselbe Stadt folgen, auf dasselbe Plättchen oder auf ein anderes.</translation>
        </message>
        <message>
            <source>Move your second highwayman into the city as well.</source>
            <translation>Ziehe auch mit deinem zweiten Wegelagerer in die Stadt.</translation>
        </message>
        <message>
            <source>You may return it to the supply, but then the city stays tied. Move it into the city, too.</source>
            <translation>Du darfst ihn in den Vorrat zurücknehmen, aber dann bleibt es in der Stadt beim Gleichstand. Ziehe auch mit ihm in die Stadt.</translation>
        </message>
        <message>
            <source>Two knights of yours against one of Petr’s.</source>
            <translation>Zwei Ritter von dir gegen einen von Petr.</translation>
        </message>
        <message>
            <source>Petr has placed a monastery and no meeple. Your next tile fits the last gap of the city (1), at the top.</source>
            <translation>Petr hat ein Kloster angelegt und keinen Meeple gesetzt. Dein nächstes Plättchen passt oben an die letzte offene Stelle der Stadt (1).</translation>
        </message>
        <message>
            <source>Place it above the tile with the drawbridge, with its city downwards.</source>
            <translation>Lege es über dem Plättchen mit der Zugbrücke an, mit der Stadt nach unten.</translation>
        </message>
        <message>
            <source>You place no meeple. The city has four tiles and one coat of arms: ten points.</source>
            <translation>Du setzt keinen Meeple. Die Stadt hat vier Plättchen und ein Wappen: zehn Punkte.</translation>
        </message>
        <message>
            <source>You alone: two knights against one. One meeple over the drawbridge would have been a tie.</source>
            <translation>Du allein: zwei Ritter gegen einen. Mit nur einem Meeple über die Zugbrücke wäre es ein Gleichstand gewesen.</translation>
        </message>
        <message>
            <source>A tie on the road: no figure crosses</source>
            <translation>Gleichstand auf der Straße: Niemand geht hinüber</translation>
        </message>
        <message>
            <source>Your meeple (1) holds the road at the drawbridge, Petr’s meeple (2) the road at the monastery. The city (3) is not completed, so its drawbridge is down. You are Anna (red).</source>
            <translation>Dein Meeple (1) steht auf der Straße an der Zugbrücke, Petrs Meeple (2) auf der Straße am Kloster. Die Stadt (3) ist nicht abgeschlossen, ihre Zugbrücke ist also heruntergelassen. Du bist Anna (Rot).</translation>
        </message>
        <message>
            <source>The two roads can become one. You have drawn a curve that fits between them.</source>
            <translation>Aus den beiden Straßen kann eine werden. Du hast eine Kurve gezogen, die dazwischenpasst.</translation>
        </message>
        <message>
            <source>Put it below your meeple and turn it so that its road runs up and to the left.</source>
            <translation>Lege sie unter deinem Meeple an und drehe sie so, dass ihre Straße nach oben und nach links führt.</translation>
        </message>
        <message>
            <source>One of your meeples and one of Petr’s stand on it. You place no further meeple.</source>
            <translation>Darauf stehen ein Meeple von dir und einer von Petr. Du setzt keinen weiteren Meeple.</translation>
        </message>
        <message>
            <source>Who gets points for the road?</source>
            <translation>Wer bekommt Punkte für die Straße?</translation>
        </message>
        <message>
            <source>In a tie both of you get the full 5 points.</source>
            <translation>Bei Gleichstand bekommt ihr beide die vollen 5 Punkte.</translation>
        </message>
        <message>
            <source>And who may cross the drawbridge? Nobody. A tie is enough to score; to cross the drawbridge you need more meeples on the road than anybody else. Both meeples have returned to the supply, although the drawbridge is down.</source>
            <translation>Und wer darf über die Zugbrücke? Niemand. Für die Punkte genügt ein Gleichstand; um hinüberzugehen, brauchst du mehr Meeples auf der Straße als jeder andere. Beide Meeples sind in den Vorrat zurückgekommen, obwohl die Zugbrücke heruntergelassen ist.</translation>
        </message>
        <message>
            <source>A drawbridge at each end</source>
            <translation>Eine Zugbrücke an jedem Ende</translation>
        </message>
        <message>
            <source>Here are two drawbridges: one on the left, one on the right. Your meeples (1) and (2) stand on the two parts of the road, Petr’s meeple (3) stands between them. You are Anna (red).</source>
            <translation>Hier sind zwei Zugbrücken: eine links, eine rechts. Deine Meeples (1) und (2) stehen auf den beiden Teilen der Straße, Petrs Meeple (3) steht dazwischen. Du bist Anna (Rot).</translation>
        </message>
        <message>
            <source>Only one tile is missing between the two parts. You have drawn a curve.</source>
            <translation>Zwischen den beiden Teilen fehlt nur ein Plättchen. Du hast eine Kurve gezogen.</translation>
        </message>
        <message>
            <source>Join both parts: turn the curve and place it in the gap.</source>
            <translation>Verbinde beide Teile: Drehe die Kurve und lege sie dazwischen.</translation>
        </message>
        <message>
            <source>The gap lies below the curve with Petr’s meeple. Turn your tile so that its road runs up and to the right.</source>
            <translation>Das leere Feld liegt unter der Kurve mit Petrs Meeple. Drehe dein Plättchen so, dass seine Straße nach oben und nach rechts führt.</translation>
        </message>
        <message>
            <source>Now it is one road with a drawbridge at each end, so it is completed. You have two meeples on it, Petr has one (1). You place no further meeple.</source>
            <translation>Jetzt ist es eine Straße mit einer Zugbrücke an jedem Ende, sie ist also abgeschlossen. Du hast zwei Meeples darauf, Petr hat einen (1). Du setzt keinen weiteren Meeple.</translation>
        </message>
        <message>
            <source>Six tiles, 6 points for the majority. Petr gets nothing, his meeple has returned to the supply: only the player with the majority may use the drawbridges.</source>
            <translation>Sechs Plättchen, 6 Punkte für die Mehrheit. Petr bekommt nichts, sein Meeple ist in den Vorrat zurückgekommen: Nur der Spieler mit der Mehrheit darf die Zugbrücken nutzen.</translation>
        </message>
        <message>
            <source>Both cities are open, so both drawbridges are down. You decide about each of your meeples separately. First decide about the one on the left (5).</source>
            <translation>Beide Städte sind offen, beide Zugbrücken sind also heruntergelassen. Du entscheidest über jeden deiner Meeples einzeln. Zuerst über den linken (5).</translation>
        </message>
        <message>
            <source>It may cross either drawbridge, also the farther one, and move to any tile of the city: (1), (2) and (4). The city (3) lies at the road, but it has no drawbridge.</source>
            <translation>Er darf über jede der beiden Zugbrücken, auch über die weiter entfernte, und auf jedes Plättchen der Stadt: (1), (2) und (4). Die Stadt (3) liegt an der Straße, hat aber keine Zugbrücke.</translation>
        </message>
        <message>
            <source>The city on the right already has three tiles and is still growing. Move the meeple there.</source>
            <translation>Die Stadt rechts hat schon drei Plättchen und wächst noch. Ziehe mit dem Meeple dorthin.</translation>
        </message>
        <message>
            <source>Send your left meeple into the bigger city (1).</source>
            <translation>Schicke deinen linken Meeple in die größere Stadt (1).</translation>
        </message>
        <message>
            <source>Drag the left meeple to the other end of the road, over the drawbridge into the bigger city.</source>
            <translation>Ziehe den linken Meeple ans andere Ende der Straße, über die Zugbrücke in die größere Stadt.</translation>
        </message>
        <message>
            <source>Now your knight is in the bigger city.</source>
            <translation>Die größere Stadt hat jetzt einen Ritter: deinen.</translation>
        </message>
        <message>
            <source>It may move there, too. But the other city is bigger: send it to the right.</source>
            <translation>Auch dorthin darf er. Aber die andere Stadt ist größer: Schicke ihn nach rechts.</translation>
        </message>
        <message>
            <source>You may return it to the supply. But this time move it: send it into the bigger city.</source>
            <translation>Du darfst ihn in den Vorrat zurücknehmen. Dieser soll aber ziehen: Schicke ihn in die größere Stadt.</translation>
        </message>
        <message>
            <source>Now decide about the other meeple (1). It may cross into any of the open cities or be returned to the supply. It does not matter what the first one did. One knight is enough for you, and you also need meeples in the supply.</source>
            <translation>Nun zum anderen Meeple (1). Er darf in jede der offenen Städte oder in den Vorrat zurück, ganz gleich, was der erste getan hat. Ein Ritter genügt dir, und du brauchst auch Meeples im Vorrat.</translation>
        </message>
        <message>
            <source>Return the other meeple to the supply.</source>
            <translation>Nimm den anderen Meeple in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>A second knight in the city is allowed, but one is enough: take the meeple back to your supply.</source>
            <translation>Ein zweiter Ritter in der Stadt ist erlaubt, aber einer genügt: Nimm den Meeple in deinen Vorrat zurück.</translation>
        </message>
        <message>
            <source>One meeple has crossed the drawbridge, the other is back in your supply: you decided about each of them.</source>
            <translation>Ein Meeple ist über die Zugbrücke gegangen, der andere ist wieder in deinem Vorrat: Du hast über jeden einzeln entschieden.</translation>
        </message>
        <message>
            <source>You may occupy both cities. But this time return the meeple to your supply.</source>
            <translation>Du darfst beide Städte besetzen. Nimm den Meeple diesmal aber in deinen Vorrat zurück.</translation>
        </message>
        <message>
            <source>Road and city in one turn: the drawbridge is up</source>
            <translation>Straße und Stadt in einem Zug: Die Zugbrücke ist oben</translation>
        </message>
        <message>
            <source>Your meeple (1) holds the road, Petr’s knight (2) the city behind its drawbridge. Both the road and the city continue to the same empty space (3). You are Anna (red).</source>
            <translation>Dein Meeple (1) steht auf der Straße, Petrs Ritter (2) in der Stadt hinter ihrer Zugbrücke. Straße und Stadt reichen beide bis an dasselbe leere Feld (3). Du bist Anna (Rot).</translation>
        </message>
        <message>
            <source>Your tile has a city and a junction of three roads: it fits the space (1).</source>
            <translation>Dein Plättchen hat eine Stadt und eine Kreuzung von drei Straßen: Es passt auf das Feld (1).</translation>
        </message>
        <message>
            <source>Turn the tile and place it at (1).</source>
            <translation>Drehe das Plättchen und lege es bei (1) an.</translation>
        </message>
        <message>
            <source>It has to lie above your road: turn it until its city faces left.</source>
            <translation>Es muss über deiner Straße liegen: Drehe es, bis seine Stadt nach links zeigt.</translation>
        </message>
        <message>
            <source>With one tile the road and the city are completed.</source>
            <translation>Mit einem Plättchen sind Straße und Stadt abgeschlossen.</translation>
        </message>
        <message>
            <source>You have the majority on the road, and before this turn the drawbridge was down.</source>
            <translation>Du hast auf der Straße die Mehrheit, und vor diesem Zug war die Zugbrücke heruntergelassen.</translation>
        </message>
        <message>
            <source>Which of these are allowed? Mark all of them.</source>
            <translation>Was davon ist erlaubt? Markiere alles, was du tun darfst.</translation>
        </message>
        <message>
            <source>Your meeple may not move to the city (1): it was completed together with the road, so its drawbridge is up. A new meeple may not be placed in the city (2) either, because Petr’s knight stands there. The road (3) is free.</source>
            <translation>Dein Meeple darf nicht in die Stadt (1) ziehen: Sie wurde zusammen mit der Straße abgeschlossen, ihre Zugbrücke ist also hochgezogen. Auch ein neuer Meeple darf nicht in die Stadt (2) gesetzt werden, denn dort steht Petrs Ritter. Die Straße (3) ist frei.</translation>
        </message>
        <message>
            <source>You place a meeple on the free road at the top. Then all completed features are scored.</source>
            <translation>Du setzt einen Meeple auf die freie Straße oben. Dann wird gewertet, was abgeschlossen ist.</translation>
        </message>
        <message>
            <source>You get 3 points for the road, Petr 6 for his city. Both meeples are returned to the supply: yours could not enter the city.</source>
            <translation>Du bekommst 3 Punkte für die Straße, Petr 6 für seine Stadt. Beide Meeples kommen in den Vorrat zurück: Deiner konnte nicht in die Stadt.</translation>
        </message>
        <message>
            <source>Whether a drawbridge is up or down depends on the board after the tile has been placed. If you want to cross, you must complete the road before the city, not together with it.</source>
            <translation>Ob eine Zugbrücke oben oder unten ist, hängt davon ab, wie der Spielplan nach dem Anlegen des Plättchens aussieht. Wenn du hinüberwillst, musst du die Straße vor der Stadt abschließen, nicht zusammen mit ihr.</translation>
        </message>
        <message>
            <source>A wagon at a drawbridge (classic edition)</source>
            <translation>Ein Wagen an einer Zugbrücke (klassische Ausgabe)</translation>
        </message>
        <message>
            <source>The rules of The Drawbridges are for the base game only: no official rule says how they work together with Abbey &amp; Mayor. This lesson shows our decision. Your wagon (1) holds a road that ends at a drawbridge. Petr’s knight (2) stands in the city behind it, which is not completed. You are Anna (red).</source>
            <translation>Die Regeln von „Die Zugbrücken“ gelten nur für das Grundspiel: Keine offizielle Regel sagt, wie sie mit Abtei &amp; Bürgermeister zusammenwirken. Was du hier siehst, ist unsere Entscheidung. Dein Wagen (1) steht auf einer Straße, die an einer Zugbrücke endet. In der Stadt dahinter, die nicht abgeschlossen ist, steht Petrs Ritter (2). Du bist Anna (Rot).</translation>
        </message>
        <message>
            <source>With the junction in your hand you can close the road on the right.</source>
            <translation>Mit der Kreuzung in deiner Hand kannst du die Straße rechts abschließen.</translation>
        </message>
        <message>
            <source>Put the tile on the right, so that one of its roads meets the open end.</source>
            <translation>Lege das Plättchen rechts an, sodass eine seiner Straßen an das offene Ende anschließt.</translation>
        </message>
        <message>
            <source>You place no figure. The road is scored first, the wagon counts as one figure on it.</source>
            <translation>Du setzt keine Figur. Zuerst wird die Straße gewertet, und der Wagen zählt dabei als eine Figur.</translation>
        </message>
        <message>
            <source>3 tiles, 3 points. Now the wagon may move.</source>
            <translation>3 Plättchen, 3 Punkte. Jetzt darf der Wagen weiterziehen.</translation>
        </message>
        <message>
            <source>Your wagon has two possibilities: over the drawbridge, because you have the majority on the road, or its own move. By the classic rules that leads to an incomplete and unoccupied feature that is directly connected with the road.</source>
            <translation>Dein Wagen hat zwei Möglichkeiten: Er darf über die Zugbrücke, weil du auf der Straße die Mehrheit hast, oder wie gewöhnlich weiterziehen. Nach den klassischen Regeln führt das in ein unvollendetes und unbesetztes Gebiet, das direkt mit der Straße verbunden ist.</translation>
        </message>
        <message>
            <source>Where may the wagon move? Mark every possibility.</source>
            <translation>Wohin darf der Wagen weiterziehen? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>(1) and (2) are the city behind the drawbridge: with its own move the wagon may not enter an occupied city, but over the drawbridge it may, on any of its tiles. (3) is connected with the road by the junction. Between the road and the monastery (4) lies a field.</source>
            <translation>(1) und (2) sind die Stadt hinter der Zugbrücke: Beim gewöhnlichen Weiterziehen darf der Wagen nicht in eine besetzte Stadt, über die Zugbrücke aber schon, und zwar auf jedes ihrer Plättchen. (3) ist durch die Kreuzung mit der Straße verbunden. Zwischen der Straße und dem Kloster (4) liegt eine Wiese.</translation>
        </message>
        <message>
            <source>The city has two coats of arms already. With your wagon in it, the city is no longer Petr’s alone.</source>
            <translation>Die Stadt hat schon zwei Wappen. Mit deinem Wagen darin gehört sie nicht mehr Petr allein.</translation>
        </message>
        <message>
            <source>Send the wagon over the drawbridge into the city (1).</source>
            <translation>Schicke den Wagen über die Zugbrücke in die Stadt (1).</translation>
        </message>
        <message>
            <source>That is the wagon’s own move, and it is allowed. But this time go over the drawbridge into the city.</source>
            <translation>So zieht der Wagen gewöhnlich weiter, und das ist erlaubt. Nimm diesmal aber den Weg über die Zugbrücke in die Stadt.</translation>
        </message>
        <message>
            <source>The wagon stands in the city, as strong as Petr’s knight.</source>
            <translation>Der Wagen steht in der Stadt, so stark wie Petrs Ritter.</translation>
        </message>
        <message>
            <source>You may return it to the supply. But the city is worth more: send it over the drawbridge.</source>
            <translation>Du darfst ihn in den Vorrat zurücknehmen. Die Stadt ist aber mehr wert: Schicke ihn über die Zugbrücke.</translation>
        </message>
        <message>
            <source>Over the drawbridge, its own move or back to the supply: the wagon moves only once. In the new edition only its own move differs: from the completed road it could have moved to the monastery, but not to the other road.</source>
            <translation>Über die Zugbrücke gehen, wie gewöhnlich weiterziehen oder zurück in den Vorrat: Der Wagen zieht nur einmal. In der neuen Ausgabe ist nur das gewöhnliche Weiterziehen anders: Von der abgeschlossenen Straße hätte er ins Kloster gekonnt, aber nicht auf die andere Straße.</translation>
        </message>
        <message>
            <source>A wagon at a drawbridge (new edition)</source>
            <translation>Ein Wagen an einer Zugbrücke (neue Ausgabe)</translation>
        </message>
        <message>
            <source>Your wagon has two possibilities: over the drawbridge, because you have the majority on the road, or its own move. By the rules of the new edition that leads to an incomplete and unoccupied feature on its own tile or on the eight spaces around it.</source>
            <translation>Dein Wagen hat zwei Möglichkeiten: Er darf über die Zugbrücke, weil du auf der Straße die Mehrheit hast, oder wie gewöhnlich weiterziehen. Nach den Regeln der neuen Ausgabe führt das in ein unvollendetes und unbesetztes Gebiet auf seinem eigenen Plättchen oder auf den acht Feldern ringsum.</translation>
        </message>
        <message>
            <source>(1) and (2) are the city behind the drawbridge: with its own move the wagon may not enter an occupied city, but over the drawbridge it may, on any of its tiles, also on one out of range. The road (3) is out of range. The monastery (4) lies within range and is incomplete and unoccupied.</source>
            <translation>(1) und (2) sind die Stadt hinter der Zugbrücke: Beim gewöhnlichen Weiterziehen darf der Wagen nicht in eine besetzte Stadt, über die Zugbrücke aber schon, und zwar auf jedes ihrer Plättchen, auch auf eines außer Reichweite. Die Straße (3) ist außer Reichweite. Das Kloster (4) liegt in Reichweite und ist unvollendet und unbesetzt.</translation>
        </message>
        <message>
            <source>Over the drawbridge, its own move or back to the supply: the wagon moves only once. In the classic edition only its own move differs: from the completed road it could have moved to the other road, but not to the monastery.</source>
            <translation>Über die Zugbrücke gehen, wie gewöhnlich weiterziehen oder zurück in den Vorrat: Der Wagen zieht nur einmal. In der klassischen Ausgabe ist nur das gewöhnliche Weiterziehen anders: Von der abgeschlossenen Straße hätte er auf die andere Straße gekonnt, aber nicht ins Kloster.</translation>
        </message>
        <message>
            <source>Who decides at the drawbridge</source>
            <translation>Wer an der Zugbrücke entscheidet</translation>
        </message>
        <message>
            <source>Two roads end at a drawbridge: your meeple (1) stands on one of them, Petr’s meeple (2) on the other. Both continue to the same empty space. You are Anna (red).</source>
            <translation>Zwei Straßen enden an einer Zugbrücke: Auf deiner steht dein Meeple (1), auf Petrs Straße seiner (2). Beide führen auf dasselbe leere Feld. Du bist Anna (Rot).</translation>
        </message>
        <message>
            <source>It is Petr’s turn, and he has drawn a junction. He places it at (1) and closes both roads with it.</source>
            <translation>Petr ist am Zug und hat eine Kreuzung gezogen. Er legt sie bei (1) an und schließt damit beide Straßen ab.</translation>
        </message>
        <message>
            <source>Both of you: 2 points each. It does not matter who completes a road.</source>
            <translation>Ihr beide: je 2 Punkte. Es spielt keine Rolle, wer eine Straße abschließt.</translation>
        </message>
        <message>
            <source>The same is true of the drawbridges: the player with the majority on a road decides about the meeples there, even in another player’s turn. The active player decides first, then the others clockwise. So Petr decides first about his meeple (2); he does not decide about yours (1).</source>
            <translation>Für die Zugbrücken gilt dasselbe: Der Spieler mit der Mehrheit auf einer Straße entscheidet über die Meeples dort, auch im Zug eines anderen. Zuerst entscheidet der Spieler am Zug, dann die anderen im Uhrzeigersinn. Petr entscheidet also zuerst über seinen Meeple (2); über deinen (1) entscheidet er nicht.</translation>
        </message>
        <message>
            <source>Petr has sent his meeple into the city at the bottom. Now you decide, although it is still his turn.</source>
            <translation>Petr hat seinen Meeple in die untere Stadt geschickt. Jetzt entscheidest du, obwohl er noch am Zug ist.</translation>
        </message>
        <message>
            <source>Drag your meeple from the road into the city behind its drawbridge.</source>
            <translation>Ziehe deinen Meeple von der Straße in die Stadt hinter ihrer Zugbrücke.</translation>
        </message>
        <message>
            <source>Each of you has scored a road and now occupies a city, and all this in Petr’s turn. The next turn is yours.</source>
            <translation>Jeder von euch hat für eine Straße Punkte bekommen und besetzt jetzt eine Stadt, und das alles in Petrs Zug. Als Nächstes bist du am Zug.</translation>
        </message>
        <message>
            <source>You may return it to the supply. But the city is open and free: send your meeple in.</source>
            <translation>Du darfst ihn in den Vorrat zurücknehmen. Aber die Stadt ist offen und frei: Schicke deinen Meeple hinein.</translation>
        </message>
        <message>
            <source>The fairy pays without the majority</source>
            <translation>Die Fee bringt auch ohne Mehrheit Punkte</translation>
        </message>
        <message>
            <source>You are Anna and play red. In the field you have one farmer (1) and Petr has two, (2) and (3): the majority is his. Instead of placing a figure you may move the fairy to one of your meeples.</source>
            <translation>Du bist Anna und spielst Rot. Auf der Wiese hast du einen Bauern (1) und Petr zwei, (2) und (3): Die Mehrheit hat er. Statt eine Figur zu setzen, darfst du die Fee zu einem deiner Meeples ziehen.</translation>
        </message>
        <message>
            <source>Move the fairy to your farmer (1).</source>
            <translation>Ziehe die Fee zu deinem Bauern (1).</translation>
        </message>
        <message>
            <source>This time move the fairy.</source>
            <translation>Ziehe diesmal die Fee.</translation>
        </message>
        <message>
            <source>She is next to your farmer. She does not help Petr’s farmers.</source>
            <translation>Sie steht neben deinem Bauern. Petrs Bauern bringt sie nichts.</translation>
        </message>
        <message>
            <source>Petr has placed a road. At the beginning of your turn the fairy next to your farmer (1) brought you 1 point. You have drawn a tile that fits at (4).</source>
            <translation>Petr hat eine Straße angelegt. Zu Beginn deines Zuges brachte dir die Fee bei deinem Bauern (1) 1 Punkt. Du hast ein Plättchen gezogen, das bei (4) passt.</translation>
        </message>
        <message>
            <source>Its city must not meet a field.</source>
            <translation>Seine Stadt darf nicht an eine Wiese grenzen.</translation>
        </message>
        <message>
            <source>You place your barn where four fields meet (1). Now the field is scored for the farmers: 3 points for its completed city, for the player with the majority.</source>
            <translation>Du setzt deinen Gutshof an die Stelle, an der vier Plättchen mit Wiese zusammentreffen (1). Jetzt wird die Wiese für die Bauern gewertet: 3 Punkte für ihre abgeschlossene Stadt, für den Spieler mit der Mehrheit.</translation>
        </message>
        <message>
            <source>The fairy gives 1 point at the beginning of a turn. Here her farmer is scored, and that is worth more.</source>
            <translation>1 Punkt gibt die Fee zu Beginn eines Zuges. Hier wird ihr Bauer gewertet, und das bringt mehr.</translation>
        </message>
        <message>
            <source>The points of the field are Petr’s: he has the majority. You get only those for the fairy.</source>
            <translation>Die Punkte der Wiese bekommt Petr, denn er hat die Mehrheit. Du bekommst nur die für die Fee.</translation>
        </message>
        <message>
            <source>3 points, for the fairy: your farmer was scored, even though Petr got the points for the field. All farmers return to the supply.</source>
            <translation>3 Punkte, für die Fee: Dein Bauer wurde gewertet, auch wenn Petr die Punkte für die Wiese bekam. Alle Bauern kommen in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>The fairy stays on her tile (1). The dragon may still not enter it, but she gives no more points until somebody moves her. She will not move to your barn (2): a barn is not a meeple.</source>
            <translation>Die Fee bleibt auf ihrem Plättchen (1). Der Drache darf es weiterhin nicht betreten, aber Punkte bringt sie erst wieder, wenn jemand sie versetzt. Zu deinem Gutshof (2) zieht sie nicht: Ein Gutshof ist kein Meeple.</translation>
        </message>
        <message>
            <source>Which ferry may be moved</source>
            <translation>Welche Fähre umgelegt werden darf</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have just extended the road in the east. Two ferries are on it, one at each lake, and you have placed no meeple.</source>
            <translation>Du bist Anna und spielst Rot. Du hast gerade die Straße im Osten verlängert. Auf ihr liegen zwei Fähren, an jedem See eine, und du hast keinen Meeple gesetzt.</translation>
        </message>
        <message>
            <source>Which ferry may you move: the western one (1), the eastern one (2)?</source>
            <translation>Welche Fähre darfst du umlegen: die westliche (1), die östliche (2)?</translation>
        </message>
        <message>
            <source>The eastern one (2). It is the first one that you meet from your tile; the other ferry is behind it.</source>
            <translation>Die östliche (2). Von deinem Plättchen aus ist sie die erste; die andere Fähre liegt hinter ihr.</translation>
        </message>
        <message>
            <source>You may also leave it where it is. This time move it, although you have no meeple on that road.</source>
            <translation>Du darfst sie auch liegen lassen. Lege sie diesmal um, obwohl du keinen Meeple auf dieser Straße hast.</translation>
        </message>
        <message>
            <source>Join the eastern road end (2) with the southern one (3).</source>
            <translation>Verbinde das östliche Straßenende (2) mit dem südlichen (3).</translation>
        </message>
        <message>
            <source>This time join the eastern road end with the southern one.</source>
            <translation>Verbinde diesmal das östliche Straßenende mit dem südlichen.</translation>
        </message>
        <message>
            <source>Each ferry is moved once in a turn, and the other one is still out of reach. Your turn is over.</source>
            <translation>Jede Fähre wird in einem Zug einmal umgelegt, und die andere ist weiter außer Reichweite. Dein Zug ist zu Ende.</translation>
        </message>
        <message>
            <source>A builder that is cut off</source>
            <translation>Ein abgetrennter Baumeister</translation>
        </message>
        <message>
            <source>You are Anna and play red. Petr's highwayman is on this road west of the lake, his builder east of it. You have just extended the road in the east.</source>
            <translation>Du bist Anna und spielst Rot. Petrs Wegelagerer steht auf dieser Straße westlich des Sees, sein Baumeister östlich davon. Du hast die Straße gerade im Osten verlängert.</translation>
        </message>
        <message>
            <source>May you move the ferry so that it joins the western end with the eastern one (1), or with the southern one (2)?</source>
            <translation>Darfst du die Fähre so umlegen, dass sie das westliche Ende mit dem östlichen (1) oder mit dem südlichen (2) verbindet?</translation>
        </message>
        <message>
            <source>With the southern one (2). The western and the eastern end are joined already.</source>
            <translation>Mit dem südlichen (2). Das westliche und das östliche Ende sind schon verbunden.</translation>
        </message>
        <message>
            <source>In this way you cut Petr's road in two.</source>
            <translation>So trennst du Petrs Straße.</translation>
        </message>
        <message>
            <source>Join the southern road end with the western one.</source>
            <translation>Verbinde das südliche Straßenende mit dem westlichen.</translation>
        </message>
        <message>
            <source>This time join the southern end with the western one.</source>
            <translation>Verbinde diesmal das südliche Ende mit dem westlichen.</translation>
        </message>
        <message>
            <source>Petr's builder is cut off from his last meeple and is back in his supply. His highwayman stays.</source>
            <translation>Petrs Baumeister ist von seinem letzten Meeple abgetrennt und wieder in seinem Vorrat. Sein Wegelagerer bleibt stehen.</translation>
        </message>
        <message>
            <source>A ferry extends no road: it gives a builder no double turn, and no other ferry is moved for it. An abbey extends no road either. The tile with the lake counts once for a road. By the classic rules no wagon crosses the lake.</source>
            <translation>Eine Fähre verlängert keine Straße: Sie gibt einem Baumeister keinen Doppelzug, und ihretwegen wird keine andere Fähre umgelegt. Auch eine Abtei verlängert keine Straße. Das Plättchen mit dem See zählt für eine Straße einmal. Nach den klassischen Regeln fährt kein Wagen über den See.</translation>
        </message>
        <message>
            <source>A festival and Carcassonne</source>
            <translation>Ein Fest und Carcassonne</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your meeple is in the castle of Carcassonne, Petr’s in the market. You have drawn a festival.</source>
            <translation>Du bist Anna und spielst Rot. Dein Meeple ist im Schloss von Carcassonne, der von Petr auf dem Markt. Du hast ein Fest gezogen.</translation>
        </message>
        <message>
            <source>Place the tile in the space (1).</source>
            <translation>Lege das Plättchen auf das Feld (1).</translation>
        </message>
        <message>
            <source>This time place it in the space (1), with a field next to the city.</source>
            <translation>Lege es diesmal auf das Feld (1), mit einer Wiese an der Stadt.</translation>
        </message>
        <message>
            <source>Carcassonne belongs to the board, so you may take your own figure back from there. Take your meeple back from the castle.</source>
            <translation>Carcassonne gehört zum Spielfeld, also darfst du deine eigene Figur auch von dort zurücknehmen. Nimm deinen Meeple aus dem Schloss zurück.</translation>
        </message>
        <message>
            <source>How many points do you get for it?</source>
            <translation>Wie viele Punkte bekommst du dafür?</translation>
        </message>
        <message>
            <source>Taking a figure back is not scored.</source>
            <translation>Das Zurücknehmen einer Figur wird nicht gewertet.</translation>
        </message>
        <message>
            <source>None, but it is in your supply again. The count does not matter: also a figure in his district may be taken back.</source>
            <translation>Keine, aber er ist wieder in deinem Vorrat. Der Graf spielt keine Rolle: auch eine Figur aus seinem Viertel darf zurückgenommen werden.</translation>
        </message>
        <message>
            <source>The phantom after a festival</source>
            <translation>Das Phantom nach einem Fest</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have just placed a festival. Your monk (1) waits for many tiles.</source>
            <translation>Du bist Anna und spielst Rot. Du hast gerade ein Fest gelegt. Dein Mönch (1) wartet auf viele Plättchen.</translation>
        </message>
        <message>
            <source>Take your monk (1) back.</source>
            <translation>Nimm deinen Mönch (1) zurück.</translation>
        </message>
        <message>
            <source>That is allowed, but this time take the monk back.</source>
            <translation>Das ist erlaubt, nimm aber diesmal den Mönch zurück.</translation>
        </message>
        <message>
            <source>This was your first choice. The phantom may follow it.</source>
            <translation>Das war deine erste Wahl. Das Phantom darf ihr folgen.</translation>
        </message>
        <message>
            <source>No normal meeple may be placed in this turn any more. The phantom is a second figure on the tile just placed.</source>
            <translation>Ein normaler Meeple darf in diesem Zug nicht mehr gesetzt werden. Das Phantom ist eine zweite Figur auf dem gerade gelegten Plättchen.</translation>
        </message>
        <message>
            <source>Where may your phantom be placed: in the monastery (1), in the monastery (2), in the field (3)? Mark all of them.</source>
            <translation>Wohin darf dein Phantom gesetzt werden: ins Kloster (1), ins Kloster (2), auf die Wiese (3)? Markiere alle.</translation>
        </message>
        <message>
            <source>On the new tile only, in (2) or (3). The monastery (1) is unoccupied again, but it is on another tile.</source>
            <translation>Nur auf das neue Plättchen, auf (2) oder (3). Das Kloster (1) ist wieder frei, liegt aber auf einem anderen Plättchen.</translation>
        </message>
        <message>
            <source>You may also leave the phantom in your supply.</source>
            <translation>Du darfst das Phantom auch im Vorrat lassen.</translation>
        </message>
        <message>
            <source>Place your phantom in the monastery (2).</source>
            <translation>Setze dein Phantom ins Kloster (2).</translation>
        </message>
        <message>
            <source>This time place it in the monastery (2).</source>
            <translation>Setze es diesmal ins Kloster (2).</translation>
        </message>
        <message>
            <source>Your phantom is a monk, and your normal meeple is free for another feature.</source>
            <translation>Dein Phantom ist ein Mönch, und dein normaler Meeple ist frei für ein anderes Gebiet.</translation>
        </message>
        <message>
            <source>A figure on a tower, and a prisoner</source>
            <translation>Eine Figur auf einem Turm und ein Gefangener</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your figure (1) closes the tower, so no piece may be added. Petr has a monk (2), and he has captured one of your meeples. You have just placed a festival.</source>
            <translation>Du bist Anna und spielst Rot. Deine Figur (1) verschließt den Turm, also darf kein Turmteil dazukommen. Petr hat einen Mönch (2), und er hat einen deiner Meeples gefangen genommen. Du hast gerade ein Fest gelegt.</translation>
        </message>
        <message>
            <source>Which of these figures may you take back? Mark all of them.</source>
            <translation>Welche dieser Figuren darfst du zurücknehmen? Markiere alle, die erlaubt sind.</translation>
        </message>
        <message>
            <source>Only the figure on the tower. The prisoner cannot be chosen either: it is not on the board. You get it back by a ransom or an exchange.</source>
            <translation>Nur die Figur auf dem Turm. Auch den Gefangenen kannst du nicht wählen: er ist nicht auf dem Spielfeld. Du bekommst ihn durch ein Lösegeld oder einen Austausch zurück.</translation>
        </message>
        <message>
            <source>The tower does not keep its figure.</source>
            <translation>Der Turm behält seine Figur nicht.</translation>
        </message>
        <message>
            <source>Take your figure (1) back from the tower.</source>
            <translation>Nimm deine Figur (1) vom Turm zurück.</translation>
        </message>
        <message>
            <source>That is allowed, but this time take the figure back.</source>
            <translation>Das ist erlaubt, nimm aber diesmal die Figur zurück.</translation>
        </message>
        <message>
            <source>The tower is open again.</source>
            <translation>Der Turm ist wieder offen.</translation>
        </message>
        <message>
            <source>Petr has added a piece to the tower (1) in his turn. While your figure was on it, that was not allowed.</source>
            <translation>Petr hat in seinem Zug ein Turmteil auf den Turm (1) gesetzt. Solange deine Figur darauf stand, war das nicht erlaubt.</translation>
        </message>
        <message>
            <source>Whom a festival takes back</source>
            <translation>Wen ein Fest zurückbringt</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have just placed a festival. Your barn (1), your farmer (2), your builder (4) and your knight (5) are on the board. The monk (3) is Petr’s.</source>
            <translation>Du bist Anna und spielst Rot. Du hast gerade ein Fest gelegt. Auf dem Spielfeld sind dein Gutshof (1), dein Bauer (2), dein Baumeister (4) und dein Ritter (5). Der Mönch (3) gehört Petr.</translation>
        </message>
        <message>
            <source>All your own figures, also the barn, which otherwise stays to the end of the game. Only Petr may take his monk back, with a festival of his own.</source>
            <translation>Alle eigenen Figuren, auch den Gutshof, der sonst bis zum Spielende bleibt. Seinen Mönch darf nur Petr zurücknehmen, mit einem eigenen Fest.</translation>
        </message>
        <message>
            <source>Your builder (4) stands in the city only because your knight (5) is there.</source>
            <translation>Dein Baumeister (4) steht nur deshalb in der Stadt, weil dein Ritter (5) dort ist.</translation>
        </message>
        <message>
            <source>Take your knight (5) back.</source>
            <translation>Nimm deinen Ritter (5) zurück.</translation>
        </message>
        <message>
            <source>That is allowed, but this time take the knight back.</source>
            <translation>Das ist erlaubt, nimm aber diesmal den Ritter zurück.</translation>
        </message>
        <message>
            <source>Both are in your supply again: a builder does not stay without a meeple of its owner.</source>
            <translation>Beide sind wieder in deinem Vorrat: ein Baumeister bleibt nicht ohne einen Meeple seines Spielers.</translation>
        </message>
        <message>
            <source>A tile that fits nowhere</source>
            <translation>Ein Plättchen, das nirgends passt</translation>
        </message>
        <message>
            <source>You are Anna and play red; Petr plays blue. Your highwayman stands on the road, Petr’s monk in the monastery. You have drawn a tile that shows city on all four sides.</source>
            <translation>Du bist Anna und spielst Rot; Petr spielt Blau. Dein Wegelagerer steht auf der Straße, Petrs Mönch im Kloster. Du hast ein Plättchen gezogen, das auf allen vier Seiten Stadt zeigt.</translation>
        </message>
        <message>
            <source>Where does the tile fit? Mark every possibility; if there is none, mark nothing.</source>
            <translation>Wo passt das Plättchen? Markiere alle Möglichkeiten; gibt es keine, markiere nichts.</translation>
        </message>
        <message>
            <source>The tile fits nowhere: the only city on the board is completed, and everywhere else its city would touch a field or a road. The tile is shown to all players and removed from the game, and you draw another one in the same turn.</source>
            <translation>Das Plättchen passt nirgends: Die einzige Stadt auf dem Spielplan ist abgeschlossen, und überall sonst würde seine Stadt an eine Wiese oder eine Straße grenzen. Das Plättchen wird allen Spielern gezeigt und aus dem Spiel genommen, und du ziehst im selben Zug ein anderes.</translation>
        </message>
        <message>
            <source>The turn goes on as usual with the new tile, a monastery with one road. The end of your road is open (1).</source>
            <translation>Der Zug geht mit dem neuen Plättchen, einem Kloster mit einer Straße, wie gewohnt weiter. Das Ende deiner Straße ist offen (1).</translation>
        </message>
        <message>
            <source>Place the new tile so that your road is completed.</source>
            <translation>Lege das neue Plättchen so an, dass deine Straße abgeschlossen wird.</translation>
        </message>
        <message>
            <source>Turn the tile so that its road points up, and put it at the lower end of your road.</source>
            <translation>Drehe das Plättchen so, dass seine Straße nach oben zeigt, und lege es am unteren Ende deiner Straße an.</translation>
        </message>
        <message>
            <source>The road ends at the monastery. You have lost nothing by the discarded tile, neither your turn nor a meeple.</source>
            <translation>Die Straße endet am Kloster. Durch das aussortierte Plättchen hast du nichts verloren, weder deinen Zug noch einen Meeple.</translation>
        </message>
        <message>
            <source>You place no meeple; the road with its five tiles brings you five points. Petr draws a tile with a piece of city, places it at the top and places a knight there. This city is open.</source>
            <translation>Du setzt keinen Meeple; die Straße mit ihren fünf Plättchen bringt dir fünf Punkte. Petr zieht ein Plättchen mit einem Stück Stadt, legt es oben an und setzt einen Ritter darauf. Diese Stadt ist offen.</translation>
        </message>
        <message>
            <source>Where would the discarded tile fit now?</source>
            <translation>Wo würde das aussortierte Plättchen jetzt passen?</translation>
        </message>
        <message>
            <source>Above Petr’s city it would fit now. But it does not come back: a tile that was removed from the game is not drawn again, and there is no second tile like it.</source>
            <translation>Über Petrs Stadt würde es jetzt passen. Aber es kommt nicht zurück: Ein Plättchen, das aus dem Spiel genommen wurde, wird nicht wieder gezogen, und ein zweites davon gibt es nicht.</translation>
        </message>
        <message>
            <source>A flying machine and two figures</source>
            <translation>Ein Fluggerät und zwei Figuren</translation>
        </message>
        <message>
            <source>You are Anna and play red. After your first figure you may place the phantom. Your flying machine (1) points to the city (2).</source>
            <translation>Du bist Anna und spielst Rot. Nach deiner ersten Figur darfst du das Phantom setzen. Dein Fluggerät (1) zeigt auf die Stadt (2).</translation>
        </message>
        <message>
            <source>Place a normal meeple on the flying machine (1).</source>
            <translation>Setze einen normalen Meeple auf das Fluggerät (1).</translation>
        </message>
        <message>
            <source>This time let a normal meeple fly.</source>
            <translation>Lass diesmal einen normalen Meeple fliegen.</translation>
        </message>
        <message>
            <source>The die shows 1, and your meeple lands in the city. Now the phantom may follow, on the tile that you have placed.</source>
            <translation>Der Würfel zeigt 1, und dein Meeple landet in der Stadt. Jetzt darf das Phantom folgen, auf dem Plättchen, das du angelegt hast.</translation>
        </message>
        <message>
            <source>Where may the phantom be placed: on the road (1), in the field (2), on the flying machine (3)? Mark all of them.</source>
            <translation>Wohin darf das Phantom gesetzt werden: auf die Straße (1), auf die Wiese (2), auf das Fluggerät (3)? Markiere alle.</translation>
        </message>
        <message>
            <source>On the road or in the field. One machine carries one figure in a turn.</source>
            <translation>Auf die Straße oder auf die Wiese. Ein Fluggerät trägt in einem Zug nur eine Figur.</translation>
        </message>
        <message>
            <source>Petr has placed a farmer first (2), and then the phantom on his flying machine (1), which points to the north. The die shows 1.</source>
            <translation>Petr hat zuerst einen Bauern gesetzt (2) und dann das Phantom auf sein Fluggerät (1), das nach Norden zeigt. Der Würfel zeigt 1.</translation>
        </message>
        <message>
            <source>Where may his phantom land: in the city (3), on the road (4)? Mark all of them.</source>
            <translation>Wo darf sein Phantom landen: in der Stadt (3), auf der Straße (4)? Markiere alle.</translation>
        </message>
        <message>
            <source>On either, although your figures are already on both. The phantom may fly if the first figure did not.</source>
            <translation>In beiden Gebieten, obwohl in beiden schon Figuren von dir sind. Das Phantom darf fliegen, wenn die erste Figur nicht geflogen ist.</translation>
        </message>
        <message>
            <source>Who flies, and where to</source>
            <translation>Wer fliegt und wohin</translation>
        </message>
        <message>
            <source>You are Anna and play red. The flying machine (1) points to the west: there is a city (2) with Petr’s knight and the road (3) with your highwayman. Any meeple may fly; a builder, a pig and a barn may not.</source>
            <translation>Du bist Anna und spielst Rot. Das Fluggerät (1) zeigt nach Westen: Dort sind eine Stadt (2) mit Petrs Ritter und die Straße (3) mit deinem Wegelagerer. Jeder Meeple darf fliegen; Baumeister, Schwein und Gutshof nicht.</translation>
        </message>
        <message>
            <source>Place your mayor on the flying machine (1).</source>
            <translation>Setze deinen Bürgermeister auf das Fluggerät (1).</translation>
        </message>
        <message>
            <source>This time let the mayor fly.</source>
            <translation>Lass diesmal den Bürgermeister fliegen.</translation>
        </message>
        <message>
            <source>The die shows 1. Each kind of meeple lands only where it may be placed.</source>
            <translation>Der Würfel zeigt 1. Jede Art von Meeple landet nur dort, wo sie hingesetzt werden darf.</translation>
        </message>
        <message>
            <source>Where may your mayor land: in the city (1), on the road (2)?</source>
            <translation>Wo darf dein Bürgermeister landen: in der Stadt (1), auf der Straße (2)?</translation>
        </message>
        <message>
            <source>In the city. Otherwise a mayor may only be placed in an unoccupied city; when he flies, Petr’s knight does not matter.</source>
            <translation>In der Stadt. Sonst kommt ein Bürgermeister nur dorthin, wo niemand ist; beim Fliegen spielt Petrs Ritter keine Rolle.</translation>
        </message>
        <message>
            <source>Petr has placed a flying machine that points to the north (1), and his wagon is on it. The die shows 1.</source>
            <translation>Petr hat ein Fluggerät angelegt, das nach Norden zeigt (1), und darauf ist sein Wagen. Der Würfel zeigt 1.</translation>
        </message>
        <message>
            <source>Where may his wagon land: in the city (2), on the road (3)? Mark all of them.</source>
            <translation>Wo darf sein Wagen landen: in der Stadt (2), auf der Straße (3)? Markiere alle.</translation>
        </message>
        <message>
            <source>On either. The occupied road is allowed as well, and only there your highwayman has company now.</source>
            <translation>In beiden Gebieten. Auch die besetzte Straße ist erlaubt, und dort hat dein Wegelagerer jetzt Gesellschaft.</translation>
        </message>
        <message>
            <source>Where a flight ends</source>
            <translation>Wo ein Flug endet</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have a flying machine (1), to the west of it a city (2) that is completed, and behind that a monastery (3).</source>
            <translation>Du bist Anna und spielst Rot. Du hast ein Fluggerät (1), westlich davon ist eine abgeschlossene Stadt (2) und dahinter ein Kloster (3).</translation>
        </message>
        <message>
            <source>Place a meeple on the flying machine (1).</source>
            <translation>Setze einen Meeple auf das Fluggerät (1).</translation>
        </message>
        <message>
            <source>This time use the flying machine.</source>
            <translation>Benutze diesmal das Fluggerät.</translation>
        </message>
        <message>
            <source>The die shows 1. The city (2) is completed, and a meeple never lands in a field: your meeple is back in your supply, and your turn is over. With a 2 it would have reached the monastery (3).</source>
            <translation>Der Würfel zeigt 1. Die Stadt (2) ist abgeschlossen, und auf einer Wiese landet niemand: Dein Meeple ist wieder in deinem Vorrat, und dein Zug ist vorbei. Bei 2 hätte er das Kloster (3) erreicht.</translation>
        </message>
        <message>
            <source>Some tiles later Petr has placed a road with a flying machine (1): it completes the road between two monasteries. His meeple flies one tile to the west.</source>
            <translation>Einige Plättchen später hat Petr eine Straße mit einem Fluggerät (1) angelegt: Sie schließt die Straße zwischen zwei Klöstern ab. Sein Meeple fliegt ein Plättchen weit nach Westen.</translation>
        </message>
        <message>
            <source>Where may it land: in the monastery (2), on the road (3)?</source>
            <translation>Wo darf er landen: im Kloster (2), auf der Straße (3)?</translation>
        </message>
        <message>
            <source>In the monastery, although a monk of his own is there already. This tile has just completed the road.</source>
            <translation>Im Kloster, obwohl dort schon ein Mönch von ihm ist. Die Straße hat eben dieses Plättchen abgeschlossen.</translation>
        </message>
        <message>
            <source>An abbey takes the goods</source>
            <translation>Eine Abtei nimmt die Waren</translation>
        </message>
        <message>
            <source>You are Anna and play red. Petr, blue, has a knight in the city (1); there is wine in it. The only way to complete it is the hole (2).</source>
            <translation>Du bist Anna und spielst Rot. Petr, Blau, hat einen Ritter in der Stadt (1); darin gibt es Wein. Abschließen lässt sie sich nur in der Lücke (2).</translation>
        </message>
        <message>
            <source>Your abbey fits into every hole, and it closes every side that it touches.</source>
            <translation>Deine Abtei passt in jede Lücke und schließt ab, was sie berührt.</translation>
        </message>
        <message>
            <source>The city is completed.</source>
            <translation>Die Stadt ist abgeschlossen.</translation>
        </message>
        <message>
            <source>You would keep the abbey. Here, use it to complete the city.</source>
            <translation>Dann würdest du die Abtei aufheben. Hier soll sie die Stadt abschließen.</translation>
        </message>
        <message>
            <source>You place no monk on the abbey, and the city is scored.</source>
            <translation>Du setzt keinen Mönch in die Abtei, und die Stadt wird gewertet.</translation>
        </message>
        <message>
            <source>2 tiles at 2 points: the abbey is not part of the city and adds nothing. The wine goes to you: you completed the city with your abbey.</source>
            <translation>2 Plättchen zu je 2 Punkten: Die Abtei gehört nicht zur Stadt und bringt nichts dazu. Der Wein geht an dich: Du hast die Stadt mit deiner Abtei abgeschlossen.</translation>
        </message>
        <message>
            <source>Wine is the only kind of goods that anybody has.</source>
            <translation>Wein ist die einzige Ware, die überhaupt jemand hat.</translation>
        </message>
        <message>
            <source>Each kind of goods brings 10 points to the player who has the most of it. You have one kind.</source>
            <translation>Jede Warensorte bringt dem Spieler 10 Punkte, der am meisten davon hat. Du hast eine Sorte.</translation>
        </message>
        <message>
            <source>How many points does it bring you at the end of the game?</source>
            <translation>Wie viele Punkte bringt er dir am Ende der Partie?</translation>
        </message>
        <message>
            <source>10 points, more than the city brought Petr.</source>
            <translation>10 Punkte, mehr als die Stadt Petr gebracht hat.</translation>
        </message>
        <message>
            <source>Goods go to the player who completes the city</source>
            <translation>Waren gehen an den, der die Stadt abschließt</translation>
        </message>
        <message>
            <source>You are Anna and play red. Petr plays blue and has the only knight in the city (1). Two signs can be seen in it: wine (1) and grain (2).</source>
            <translation>Du bist Anna und spielst Rot. Der einzige Ritter in der Stadt (1) gehört Petr, der Blau spielt. Zwei Warensymbole sind darin zu sehen: Wein (1) und Korn (2).</translation>
        </message>
        <message>
            <source>You have drawn a piece of city. One side of Petr’s city is still open.</source>
            <translation>Du hast ein Stück Stadt gezogen. Eine Seite von Petrs Stadt ist noch offen.</translation>
        </message>
        <message>
            <source>Complete the city, although it is not yours.</source>
            <translation>Schließe die Stadt ab, obwohl sie nicht deine ist.</translation>
        </message>
        <message>
            <source>Place the tile at the eastern end of the city, its city side to the west.</source>
            <translation>Lege das Plättchen am östlichen Ende der Stadt an, mit der Stadtseite nach Westen.</translation>
        </message>
        <message>
            <source>That is good for Petr, and for you, too.</source>
            <translation>Das ist gut für Petr, und für dich auch.</translation>
        </message>
        <message>
            <source>You place no figure on the tile, and the city is scored.</source>
            <translation>Du setzt keine Figur auf das Plättchen, und die Stadt wird gewertet.</translation>
        </message>
        <message>
            <source>Which players get points for the city?</source>
            <translation>Welche Spieler bekommen Punkte für die Stadt?</translation>
        </message>
        <message>
            <source>Petr alone: 4 tiles at 2 points are 8. But the goods tokens, one wine and one grain, go to you, because you completed the city. You would also have got them without any knight in it.</source>
            <translation>Petr allein: 4 Plättchen zu je 2 Punkten sind 8. Die Warenmarker aber, einmal Wein und einmal Korn, gehen an dich, denn du hast die Stadt abgeschlossen. Auch wenn gar kein Ritter darin gewesen wäre, hättest du sie bekommen.</translation>
        </message>
        <message>
            <source>If the game ended now, the goods would be counted: for each kind the player who has the most of it gets 10 points.</source>
            <translation>Wäre die Partie jetzt zu Ende, würden die Waren gezählt: Für jede Sorte bekommt der Spieler, der am meisten davon hat, 10 Punkte.</translation>
        </message>
        <message>
            <source>The tokens do not count one by one: each kind brings 10 points to the player who has the most of it.</source>
            <translation>Die Marker zählen nicht einzeln: Jede Sorte bringt dem Spieler 10 Punkte, der am meisten davon hat.</translation>
        </message>
        <message>
            <source>Each kind of goods brings 10 points. How many kinds do you have?</source>
            <translation>10 Punkte gibt es für jede Warensorte. Wie viele Sorten hast du?</translation>
        </message>
        <message>
            <source>How many points are your goods worth to you?</source>
            <translation>Wie viele Punkte sind deine Waren für dich wert?</translation>
        </message>
        <message>
            <source>10 for the wine and 10 for the grain. Nobody has cloth, so nobody gets anything for it. Players who tie get 10 points each.</source>
            <translation>10 für den Wein und 10 für das Korn. Tuch hat niemand, also bekommt dafür auch niemand etwas. Bei Gleichstand bekommt jeder der Beteiligten 10 Punkte.</translation>
        </message>
        <message>
            <source>An inn belongs to one road</source>
            <translation>Ein Wirtshaus gehört zu einer Straße</translation>
        </message>
        <message>
            <source>You are Anna (red). Your highwayman stands on the road (1), which ends at the monastery on the left. You have drawn a junction of three roads: an inn stands at one of them.</source>
            <translation>Du bist Anna (Rot). Dein Wegelagerer steht auf der Straße (1), die links am Kloster endet. Du hast eine Kreuzung von drei Straßen gezogen: An einer davon steht ein Wirtshaus.</translation>
        </message>
        <message>
            <source>Complete your road, so that the inn stands next to it.</source>
            <translation>Schließe deine Straße so ab, dass das Wirtshaus an ihr steht.</translation>
        </message>
        <message>
            <source>Turn the tile twice: the road with the inn has to lead to the left.</source>
            <translation>Drehe das Plättchen zweimal: Die Straße mit dem Wirtshaus muss nach links führen.</translation>
        </message>
        <message>
            <source>That completes your road, but the inn stands next to another one. Turn the tile.</source>
            <translation>Das schließt deine Straße ab, aber das Wirtshaus steht an einer anderen. Drehe das Plättchen.</translation>
        </message>
        <message>
            <source>The junction closes your road, and the inn belongs to it.</source>
            <translation>Die Kreuzung schließt deine Straße ab, und das Wirtshaus gehört zu ihr.</translation>
        </message>
        <message>
            <source>The road is completed now, with an inn (1). You place no further meeple.</source>
            <translation>Die Straße ist jetzt abgeschlossen, mit einem Wirtshaus (1). Du setzt keinen weiteren Meeple.</translation>
        </message>
        <message>
            <source>Three tiles, 2 points each: six. A second inn next to the same road would add nothing.</source>
            <translation>Drei Plättchen zu je 2 Punkten: sechs. Ein zweites Wirtshaus an derselben Straße würde nichts hinzufügen.</translation>
        </message>
        <message>
            <source>Petr has made the upper road of the junction longer and placed a highwayman there (1). You have drawn a road with an inn.</source>
            <translation>Petr hat die obere Straße der Kreuzung verlängert und einen Wegelagerer daraufgesetzt (1). Du hast eine Straße mit einem Wirtshaus gezogen.</translation>
        </message>
        <message>
            <source>Place it on the right of the junction, so that the road continues.</source>
            <translation>Lege das Plättchen rechts an die Kreuzung, sodass die Straße weiterführt.</translation>
        </message>
        <message>
            <source>Place it to the right of the junction.</source>
            <translation>Sie gehört rechts an die Kreuzung.</translation>
        </message>
        <message>
            <source>The road (1) is unoccupied.</source>
            <translation>Die Straße (1) ist unbesetzt.</translation>
        </message>
        <message>
            <source>Place a meeple on the road (1).</source>
            <translation>Setze einen Meeple auf die Straße (1).</translation>
        </message>
        <message>
            <source>This time choose the road of the new tile.</source>
            <translation>Nimm diesmal die Straße des neuen Plättchens.</translation>
        </message>
        <message>
            <source>Let us end the game here. Petr’s road (1) and yours (2) have two tiles each, and neither is completed.</source>
            <translation>Beenden wir die Partie hier. Petrs Straße (1) und deine (2) haben je zwei Plättchen, und keine von beiden ist abgeschlossen.</translation>
        </message>
        <message>
            <source>Who gets points for these roads?</source>
            <translation>Wer bekommt Punkte für diese Straßen?</translation>
        </message>
        <message>
            <source>Petr alone: 1 point for each tile, two in all. The inn of the junction does not belong to his road. Yours has an inn and is incomplete: it is worth nothing.</source>
            <translation>Petr allein: 1 Punkt für jedes Plättchen, zusammen zwei. Das Wirtshaus der Kreuzung gehört nicht zu seiner Straße. Deine hat ein Wirtshaus und ist nicht abgeschlossen: Sie ist nichts wert.</translation>
        </message>
        <message>
            <source>The king and an abbey</source>
            <translation>Der König und eine Abtei</translation>
        </message>
        <message>
            <source>You are Anna and play red. Petr has the king for the city (1) of two tiles.</source>
            <translation>Du bist Anna und spielst Rot. Petr hat den König für die Stadt (1) aus zwei Plättchen.</translation>
        </message>
        <message>
            <source>Next to the other city (2) there is a hole (3). An abbey in it completes the city.</source>
            <translation>Neben der anderen Stadt (2) ist eine Lücke (3). Eine Abtei darin schließt die Stadt ab.</translation>
        </message>
        <message>
            <source>Place your abbey in the hole (3).</source>
            <translation>Lege deine Abtei in die Lücke (3).</translation>
        </message>
        <message>
            <source>This time place the abbey.</source>
            <translation>Lege diesmal die Abtei.</translation>
        </message>
        <message>
            <source>You have completed the city (2). Completing by an abbey counts, but the abbey is no tile of the city. So it has two tiles, as Petr's, and he keeps the king. No figure is on the board, and the game ends now.</source>
            <translation>Du hast die Stadt (2) abgeschlossen. Auch das Abschließen durch eine Abtei zählt, aber die Abtei ist kein Plättchen der Stadt. Sie hat also zwei Plättchen wie Petrs Stadt, und er behält den König. Auf dem Spielplan steht keine Figur, und die Partie endet jetzt.</translation>
        </message>
        <message>
            <source>Two: 1 point for each completed city, also for the one that you completed.</source>
            <translation>Zwei: 1 Punkt für jede abgeschlossene Stadt, auch für die, die du abgeschlossen hast.</translation>
        </message>
        <message>
            <source>The king and Carcassonne</source>
            <translation>Der König und Carcassonne</translation>
        </message>
        <message>
            <source>You are Anna and play red. No city is completed yet except Carcassonne. You have drawn a tile that fits to the small city (1) outside its walls.</source>
            <translation>Du bist Anna und spielst Rot. Außer Carcassonne ist noch keine Stadt abgeschlossen. Du hast ein Plättchen gezogen, das an die kleine Stadt (1) vor den Mauern passt.</translation>
        </message>
        <message>
            <source>Complete the city (1).</source>
            <translation>Schließe die Stadt (1) ab.</translation>
        </message>
        <message>
            <source>This time place the tile to the south of the city (1).</source>
            <translation>Lege das Plättchen diesmal südlich der Stadt (1) an.</translation>
        </message>
        <message>
            <source>You place no figure in the city (1), and the game ends now.</source>
            <translation>Du setzt keine Figur in die Stadt (1), und die Partie endet jetzt.</translation>
        </message>
        <message>
            <source>How many points do you get for the king?</source>
            <translation>Wie viele Punkte bekommst du für den König?</translation>
        </message>
        <message>
            <source>Two: you have the king for the small city, because Carcassonne is never the largest. At the end the small city and Carcassonne are one completed city each.</source>
            <translation>Zwei: Den König hast du für die kleine Stadt, denn Carcassonne ist nie die größte. Am Ende zählen die kleine Stadt und Carcassonne als je eine abgeschlossene Stadt.</translation>
        </message>
        <message>
            <source>Two cities with one tile</source>
            <translation>Zwei Städte mit einem Plättchen</translation>
        </message>
        <message>
            <source>You are Anna and play red. Petr has the king for the city (1) of two tiles. You have drawn a tile with two cities.</source>
            <translation>Du bist Anna und spielst Rot. Petr hat den König für die Stadt (1) aus zwei Plättchen. Du hast ein Plättchen mit zwei Städten gezogen.</translation>
        </message>
        <message>
            <source>Complete the cities (2) and (3) together.</source>
            <translation>Schließe die Städte (2) und (3) zusammen ab.</translation>
        </message>
        <message>
            <source>This time place the tile between the cities (2) and (3).</source>
            <translation>Lege das Plättchen diesmal zwischen die Städte (2) und (3).</translation>
        </message>
        <message>
            <source>The northern city (2) has three tiles, the southern one two. The larger one counts, so you have taken the king. Then Petr has completed a city of three tiles (4). No figure is on the board, and the game ends now.</source>
            <translation>Die nördliche Stadt (2) hat drei Plättchen, die südliche zwei. Die größere zählt, also hast du den König genommen. Dann hat Petr eine Stadt aus drei Plättchen (4) abgeschlossen. Auf dem Spielplan steht keine Figur, und die Partie endet jetzt.</translation>
        </message>
        <message>
            <source>Who gets points for the king?</source>
            <translation>Wer bekommt Punkte für den König?</translation>
        </message>
        <message>
            <source>You: since your city (2) a larger one needs four tiles. You get 1 point for each of the four completed cities.</source>
            <translation>Du: Seit deiner Stadt (2) braucht eine größere vier Plättchen. Du bekommst 1 Punkt für jede der vier abgeschlossenen Städte.</translation>
        </message>
        <message>
            <source>The size of a city</source>
            <translation>Die Größe einer Stadt</translation>
        </message>
        <message>
            <source>You are Anna and play red. Petr has the king for the city (1), which has three tiles. You have drawn a tile that completes the other city (2).</source>
            <translation>Du bist Anna und spielst Rot. Petr hat den König für die Stadt (1), die drei Plättchen hat. Du hast ein Plättchen gezogen, das die andere Stadt (2) abschließt.</translation>
        </message>
        <message>
            <source>Complete the city (2).</source>
            <translation>Schließe die Stadt (2) ab.</translation>
        </message>
        <message>
            <source>This time place the tile to the south of the city (2).</source>
            <translation>Lege das Plättchen diesmal südlich der Stadt (2) an.</translation>
        </message>
        <message>
            <source>Your city (2) has three tiles and a coat of arms. No figure is on the board, and the game ends now.</source>
            <translation>Deine Stadt (2) hat drei Plättchen und ein Wappen. Auf dem Spielplan steht keine Figur, und die Partie endet jetzt.</translation>
        </message>
        <message>
            <source>Petr. Coats of arms do not count for the size, and a city of equal size changes nothing. He gets 1 point for each of the two cities.</source>
            <translation>Petr. Wappen zählen nicht zur Größe, und eine gleich große Stadt ändert nichts. Er bekommt 1 Punkt für jede der beiden Städte.</translation>
        </message>
        <message>
            <source>A large follower and a mayor in one city</source>
            <translation>Ein großer Gefolgsmann und ein Bürgermeister in einer Stadt</translation>
        </message>
        <message>
            <source>You are Anna and play red; Petr plays blue. Your large follower (1) stands in the city on the left, Petr’s mayor (2) in the small city on the right. You have drawn a city with a coat of arms that fits between them.</source>
            <translation>Du bist Anna und spielst Rot; Petr spielt Blau. In der Stadt links steht dein großer Gefolgsmann (1), in der kleinen Stadt rechts Petrs Bürgermeister (2). Du hast eine Stadt mit einem Wappen gezogen, die dazwischenpasst.</translation>
        </message>
        <message>
            <source>Join the two cities.</source>
            <translation>Verbinde die beiden Städte.</translation>
        </message>
        <message>
            <source>The gap is between the two cities.</source>
            <translation>Das freie Feld liegt zwischen den beiden Städten.</translation>
        </message>
        <message>
            <source>One city of four tiles with two coats of arms, and it is completed.</source>
            <translation>Eine Stadt aus vier Plättchen mit zwei Wappen, und sie ist abgeschlossen.</translation>
        </message>
        <message>
            <source>The large follower is placed instead of a normal one, by the same rules. Each player has only one.</source>
            <translation>Der große Gefolgsmann wird anstelle eines normalen gesetzt, nach denselben Regeln. Jeder Spieler hat nur einen.</translation>
        </message>
        <message>
            <source>Only a farmer at (2). The city is occupied, and your large follower already stands in it, so it cannot be placed at (3).</source>
            <translation>Nur einen Bauern auf (2) setzen. Die Stadt ist besetzt, und dein großer Gefolgsmann steht schon in ihr, er kann also nicht auf (3) gesetzt werden.</translation>
        </message>
        <message>
            <source>You place no figure. Your large follower (1) and Petr’s mayor (2) stand in the city.</source>
            <translation>Du setzt niemanden. In der Stadt stehen dein großer Gefolgsmann (1) und Petrs Bürgermeister (2).</translation>
        </message>
        <message>
            <source>Who gets points for the city?</source>
            <translation>Wer bekommt Punkte für die Stadt?</translation>
        </message>
        <message>
            <source>Both of you. The large follower always counts as two, the mayor as many as there are coats of arms: two as well. In a tie each of you gets all the points: four tiles and two coats of arms, twelve.</source>
            <translation>Ihr beide. Der große Gefolgsmann zählt immer als zwei, der Bürgermeister so viel, wie es Wappen gibt: ebenfalls zwei. Bei Gleichstand bekommt jeder von euch alle Punkte: vier Plättchen und zwei Wappen, zwölf.</translation>
        </message>
        <message>
            <source>With one coat of arms less the city would have been yours alone, with one more it would have been Petr’s. A second follower of either of you would have decided it as well. In the new edition it is the same.</source>
            <translation>Mit einem Wappen weniger hätte die Stadt dir allein gehört, mit einem mehr nur Petr. Auch ein zweiter Gefolgsmann auf einer der beiden Seiten hätte es entschieden. In der neuen Ausgabe ist es genauso.</translation>
        </message>
        <message>
            <source>The last abbeys: the classic edition</source>
            <translation>Die letzten Abteien: die klassische Ausgabe</translation>
        </message>
        <message>
            <source>You are Anna and play red; Petr plays blue, Eva yellow. Eva has drawn the last land tile, a monastery, placed it in the middle and a monk on it. Nobody has placed an abbey yet, and there are two holes now. An early answer for the classic edition said that no abbey may be placed after the last tile. The later boxes Big Box 2 and 3 brought one extra round instead, and this game follows them.</source>
            <translation>Du bist Anna und spielst Rot; Petr spielt Blau, Eva Gelb. Eva hat das letzte Landschaftsplättchen gezogen, ein Kloster, hat es in der Mitte angelegt und einen Mönch hineingesetzt. Noch niemand hat eine Abtei gelegt, und es gibt jetzt zwei Lücken. Nach einer frühen Auskunft zur klassischen Ausgabe darf nach dem letzten Plättchen keine Abtei mehr gelegt werden. Die späteren Boxen Big Box 2 und 3 brachten stattdessen eine zusätzliche Runde, und nach ihnen richtet sich diese Partie.</translation>
        </message>
        <message>
            <source>Where may you place your abbey? Mark every possibility.</source>
            <translation>Wohin darfst du deine Abtei legen? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>Into either hole. Below the board there is none: three sides of that space are open.</source>
            <translation>In jede der beiden Lücken. Unter dem Spielplan ist keine: Drei Seiten des Feldes dort sind offen.</translation>
        </message>
        <message>
            <source>In the extra round everybody who still has an abbey may place it once, clockwise: you first, then Petr, and Eva last, because she placed the last tile. Your knight stands in the city below the hole on the left (1): an abbey there closes the city.</source>
            <translation>In der zusätzlichen Runde darf jeder, der seine Abtei noch hat, sie einmal legen, im Uhrzeigersinn: zuerst du, dann Petr und zuletzt Eva, weil sie das letzte Plättchen angelegt hat. Dein Ritter steht in der Stadt unter der linken Lücke (1): Eine Abtei dort schließt die Stadt ab.</translation>
        </message>
        <message>
            <source>Place your abbey in the hole above your knight.</source>
            <translation>Lege deine Abtei in die Lücke über deinem Ritter.</translation>
        </message>
        <message>
            <source>Take the hole on the left, above your knight: there the abbey closes your city.</source>
            <translation>Nimm die linke Lücke, über deinem Ritter: Dort schließt die Abtei deine Stadt ab.</translation>
        </message>
        <message>
            <source>You do not have to, but this is your only turn in the extra round. Place your abbey.</source>
            <translation>Du musst nicht, aber das ist dein einziger Zug in der zusätzlichen Runde. Lege deine Abtei.</translation>
        </message>
        <message>
            <source>It is a turn like any other: you may place a figure on the abbey, and completed features are scored.</source>
            <translation>Es ist ein Zug wie jeder andere: Du darfst eine Figur in die Abtei setzen, und was abgeschlossen ist, wird gewertet.</translation>
        </message>
        <message>
            <source>Place a follower on the abbey as a monk.</source>
            <translation>Setze einen Gefolgsmann als Mönch in die Abtei.</translation>
        </message>
        <message>
            <source>You do not have to, but with a follower on it the abbey brings you nine points immediately.</source>
            <translation>Du musst nicht, aber mit einem Gefolgsmann darin bringt dir die Abtei sofort neun Punkte.</translation>
        </message>
        <message>
            <source>Four points for the city, nine for the abbey with eight tiles around it. You have 43 points now, Petr has 45 and Eva 33.</source>
            <translation>Vier Punkte für die Stadt, neun für die Abtei mit acht Plättchen ringsum. Du hast jetzt 43 Punkte, Petr hat 45 und Eva 33.</translation>
        </message>
        <message>
            <source>Now it is Petr’s turn. His abbey in the hole that is left (1) would surround Eva’s monastery, too, so he places none. Eva would like to place hers there.</source>
            <translation>Jetzt ist Petr am Zug. Seine Abtei in der Lücke, die noch übrig ist (1), würde auch Evas Kloster umschließen, deshalb legt er keine. Eva würde ihre gern dorthin legen.</translation>
        </message>
        <message>
            <source>Eva may still place her abbey: it fills the last space around her monastery, and her monk on the abbey is scored, too.</source>
            <translation>Eva darf ihre Abtei noch anlegen: Sie füllt das letzte Feld um ihr Kloster, und auch ihr Mönch in der Abtei wird gewertet.</translation>
        </message>
        <message>
            <source>How many points does Eva still get?</source>
            <translation>Wie viele Punkte bekommt Eva noch?</translation>
        </message>
        <message>
            <source>Petr has not placed his abbey, but the round continues: Eva has her turn, too. Her abbey completes her monastery, nine points, and her monk on it brings nine more. Then the round is over, and Petr gets one point for his city that is not completed.</source>
            <translation>Petr hat seine Abtei nicht gelegt, aber die Runde geht weiter: Auch Eva kommt noch zum Zug. Ihre Abtei schließt ihr Kloster ab, neun Punkte, und ihr Mönch darin bringt neun weitere. Dann ist die Runde vorbei, und Petr bekommt einen Punkt für seine nicht abgeschlossene Stadt.</translation>
        </message>
        <message>
            <source>Eva wins with 51 points, Petr has 46 and you have 43. In the new edition the game would have ended with Petr: a player who does not want to place an abbey ends it there, by our decision, like one who cannot.</source>
            <translation>Eva gewinnt mit 51 Punkten, Petr hat 46 und du hast 43. In der neuen Ausgabe wäre die Partie mit Petrs Zug zu Ende gewesen: Ein Spieler, der keine Abtei legen will, beendet sie dort nach unserer Entscheidung ebenso wie einer, der nicht kann.</translation>
        </message>
        <message>
            <source>The last abbeys: the new edition</source>
            <translation>Die letzten Abteien: die neue Ausgabe</translation>
        </message>
        <message>
            <source>You are Anna and play red; Petr plays blue, Eva yellow. Eva has drawn the last land tile, a monastery, put it in the middle and placed a monk on it. Nobody has placed an abbey yet, and there are two holes now. In the new edition the turns go on for now.</source>
            <translation>Du bist Anna und spielst Rot; Petr spielt Blau, Eva Gelb. Eva hat das letzte Landschaftsplättchen gezogen, ein Kloster, hat es in der Mitte angelegt und einen Mönch hineingesetzt. Noch niemand hat eine Abtei gelegt, und es gibt jetzt zwei Lücken. In der neuen Ausgabe wird vorerst reihum weitergespielt.</translation>
        </message>
        <message>
            <source>There are no land tiles left, so you can only place an abbey. By the ruling of 10/2024 the game ends when a player cannot place one in their turn, even if others still have theirs. By our decision it also ends when a player could place one but does not want to; the ruling does not mention this case. Your knight stands in the city below the hole on the left (1): an abbey there closes the city.</source>
            <translation>Landschaftsplättchen gibt es keine mehr, du kannst also nur eine Abtei legen. Nach der Regelentscheidung von 10/2024 endet die Partie, wenn ein Spieler in seinem Zug keine legen kann, auch wenn andere ihre noch haben. Dass sie auch endet, wenn ein Spieler eine legen könnte, aber nicht will, ist unsere Entscheidung; die Regelentscheidung sagt dazu nichts. Dein Ritter steht in der Stadt unter der linken Lücke (1): Eine Abtei dort schließt die Stadt ab.</translation>
        </message>
        <message>
            <source>You may, but then the game would be over immediately. Place your abbey.</source>
            <translation>Du darfst verzichten, aber dann wäre die Partie sofort zu Ende. Lege deine Abtei.</translation>
        </message>
        <message>
            <source>Place a meeple on the abbey as a monk.</source>
            <translation>Setze einen Meeple als Mönch in die Abtei.</translation>
        </message>
        <message>
            <source>You do not have to, but with a meeple on it the abbey brings you nine points immediately.</source>
            <translation>Du musst nicht, aber mit einem Meeple darin bringt dir die Abtei sofort neun Punkte.</translation>
        </message>
        <message>
            <source>That would be right if Eva could still place her abbey. But the game ends before her turn.</source>
            <translation>Das wäre richtig, wenn Eva ihre Abtei noch anlegen könnte. Die Partie endet aber vor ihrem Zug.</translation>
        </message>
        <message>
            <source>Petr could place his abbey, but he does not want to. By our decision this ends the game, although Eva still has her abbey and there is a hole. Her monastery is one tile short of completion: eight points. Petr gets one point for his city that is not completed.</source>
            <translation>Petr könnte seine Abtei legen, aber er will nicht. Nach unserer Entscheidung endet damit die Partie, obwohl Eva ihre Abtei noch hat und es eine Lücke gibt. Ihrem Kloster fehlt noch ein Plättchen: acht Punkte. Petr bekommt einen Punkt für seine nicht abgeschlossene Stadt.</translation>
        </message>
        <message>
            <source>Petr wins with 46 points, you have 43 and Eva has 41. In the classic edition Eva would have had a turn as well. A first answer for the new edition, of 2/2021, did not allow an abbey to be placed after the last tile; it is no longer valid, but it can be chosen in the rules of a game.</source>
            <translation>Petr gewinnt mit 46 Punkten, du hast 43 und Eva hat 41. In der klassischen Ausgabe wäre auch Eva noch zum Zug gekommen. Nach einer ersten Auskunft zur neuen Ausgabe, von 2/2021, durfte nach dem letzten Plättchen keine Abtei mehr gelegt werden; sie gilt nicht mehr, lässt sich aber in den Regeln einer Partie wählen.</translation>
        </message>
        <message>
            <source>Learn to play 1: tiles, roads, cities</source>
            <translation>Spielen lernen 1: Plättchen, Straßen, Städte</translation>
        </message>
        <message>
            <source>This is the start tile. It shows part of a city (1), a stretch of road (2) and fields (3). The board grows from here, tile by tile. You are Anna and play red; Petr plays blue. In your turn you place one tile, then you may place one of your figures, the meeples, on it, and then all completed features are scored.</source>
            <translation>Das ist das Startplättchen. Es zeigt einen Teil einer Stadt (1), ein Stück Straße (2) und Wiesen (3). Von hier aus wächst der Spielplan, Plättchen für Plättchen. Du bist Anna und spielst Rot; Petr spielt Blau. In deinem Zug legst du ein Plättchen an, dann darfst du eine deiner Figuren, einen Meeple, daraufsetzen, und dann wird gewertet, was abgeschlossen ist.</translation>
        </message>
        <message>
            <source>You have drawn a tile: it lies on the right. It has to touch a tile that is already there, and every side that touches it must match: road to road, city to city, field to field. It fits on spaces with a plus as it is, on spaces with an arrow if you turn it.</source>
            <translation>Du hast ein Plättchen gezogen: Es liegt rechts. Es muss ein Plättchen berühren, das schon liegt, und jede Seite, die ein anderes berührt, muss passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Auf Felder mit einem Plus passt es so, wie es ist, auf Felder mit einem Pfeil, wenn du es drehst.</translation>
        </message>
        <message>
            <source>Drag the tile to the right of the start tile, so that the road continues. Or click that space.</source>
            <translation>Ziehe das Plättchen rechts neben das Startplättchen, sodass die Straße weiterführt. Oder klicke dort auf das Feld.</translation>
        </message>
        <message>
            <source>The tile belongs directly to the right of the start tile, with its city at the top. It may fit elsewhere, too, but this time continue the road.</source>
            <translation>Das Plättchen gehört direkt rechts neben das Startplättchen, mit der Stadt nach oben. Es passt auch anderswo, aber setze diesmal die Straße fort.</translation>
        </message>
        <message>
            <source>The road is two tiles long now.</source>
            <translation>Die Straße ist jetzt zwei Plättchen lang.</translation>
        </message>
        <message>
            <source>You have seven meeples. You may place one on the tile just placed: in the city as a knight, on the road as a highwayman, in a field as a farmer. Choose the road: it will be yours, however long it becomes.</source>
            <translation>Du hast sieben Meeples. Einen davon darfst du auf das gerade angelegte Plättchen setzen: in die Stadt als Ritter, auf die Straße als Wegelagerer, auf eine Wiese als Bauern. Wähle die Straße: Sie gehört dann dir, so lang sie auch wird.</translation>
        </message>
        <message>
            <source>Drag your meeple onto the road of the new tile.</source>
            <translation>Ziehe deinen Meeple auf die Straße des neuen Plättchens.</translation>
        </message>
        <message>
            <source>The road is the pale line across the middle of the new tile. Other places are allowed, too, but this time choose the road.</source>
            <translation>Die Straße ist der helle Streifen quer über die Mitte des neuen Plättchens. Auch andere Stellen sind erlaubt, aber wähle diesmal die Straße.</translation>
        </message>
        <message>
            <source>Now the road is occupied, and it is Petr’s turn.</source>
            <translation>Jetzt ist die Straße besetzt, und Petr ist am Zug.</translation>
        </message>
        <message>
            <source>You do not have to place a meeple, but then the road belongs to nobody. Place one on the road.</source>
            <translation>Du musst keinen Meeple setzen, aber dann gehört die Straße niemandem. Setze einen auf die Straße.</translation>
        </message>
        <message>
            <source>Petr has made your road one tile longer. Now he would like to place a meeple of his own.</source>
            <translation>Petr hat deine Straße um ein Plättchen verlängert. Nun möchte er einen eigenen Meeple setzen.</translation>
        </message>
        <message>
            <source>Where may he place it? Mark every possibility.</source>
            <translation>Wohin darf er ihn setzen? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>A meeple may only be placed on the tile just placed, and only if no figure stands anywhere on the whole feature: your meeple on the next tile occupies the road. Petr places no meeple.</source>
            <translation>Ein Meeple darf nur auf das gerade angelegte Plättchen und nur in ein Gebiet, in dem noch niemand steht: Dein Meeple auf dem Nachbarplättchen besetzt die ganze Straße. Petr setzt keinen Meeple.</translation>
        </message>
        <message>
            <source>Your tile shows three roads that meet at a junction. A junction ends a road: each of the three is a separate road. The tile does not fit below the curve (1) as it is, so turn it.</source>
            <translation>Dein Plättchen zeigt drei Straßen, die sich an einer Kreuzung treffen. An einer Kreuzung endet eine Straße: Jede der drei ist eine eigene Straße. So, wie das Plättchen jetzt gedreht ist, passt es nicht unter die Kurve (1), drehe es also.</translation>
        </message>
        <message>
            <source>Turn the tile (click it, or press R) and place it below the curve.</source>
            <translation>Drehe das Plättchen (klicke darauf oder drücke R) und lege es unter der Kurve an.</translation>
        </message>
        <message>
            <source>Put the tile directly below the curve, so that this end of your road is closed.</source>
            <translation>Lege das Plättchen direkt unter der Kurve an, sodass deine Straße an diesem Ende geschlossen ist.</translation>
        </message>
        <message>
            <source>At this end your road is closed. The other end, on the left, is still open.</source>
            <translation>An diesem Ende ist deine Straße geschlossen. Das andere Ende, links, ist noch offen.</translation>
        </message>
        <message>
            <source>You could occupy another road of this tile. But you have only a few meeples, and each one stays where it is until its feature is completed. So this time place none.</source>
            <translation>Du könntest eine andere Straße dieses Plättchens besetzen. Aber du hast nur wenige Meeples, und jeder bleibt stehen, bis sein Gebiet abgeschlossen ist. Setze also diesmal keinen.</translation>
        </message>
        <message>
            <source>Do not place a meeple: press the button “No figure”.</source>
            <translation>Setze keinen Meeple: Klicke auf die Schaltfläche „Keine Figur“.</translation>
        </message>
        <message>
            <source>Keep your meeples for now: press “No figure” (or N).</source>
            <translation>Behalte deine Meeples vorerst im Vorrat: Klicke auf „Keine Figur“ (oder drücke N).</translation>
        </message>
        <message>
            <source>Petr places a tile above and a knight in the city (1). Its wall is closed all around: the city is completed, so it is scored immediately: 2 points for each tile, 4 in all. Then the knight returns to Petr.</source>
            <translation>Petr legt oben ein Plättchen an und setzt einen Ritter in die Stadt (1). Ihre Mauer ist ringsum geschlossen: Die Stadt ist abgeschlossen und wird sofort gewertet. 2 Punkte für jedes Plättchen, zusammen 4, und der Ritter kommt sofort zu Petr zurück.</translation>
        </message>
        <message>
            <source>Now you can complete your road. Its open end (1) is on the left, and your tile ends every road that reaches it.</source>
            <translation>Jetzt kannst du deine Straße abschließen. Ihr offenes Ende (1) ist links, und dein Plättchen beendet jede Straße, die es erreicht.</translation>
        </message>
        <message>
            <source>Place the tile at the open end of your road, to the left of the start tile.</source>
            <translation>Lege das Plättchen am offenen Ende deiner Straße an, links vom Startplättchen.</translation>
        </message>
        <message>
            <source>Look for the open end of your road, directly to the left of the start tile.</source>
            <translation>Suche das offene Ende deiner Straße, direkt links vom Startplättchen.</translation>
        </message>
        <message>
            <source>Both ends are closed: the road is complete.</source>
            <translation>Beide Enden sind geschlossen: Die Straße ist abgeschlossen.</translation>
        </message>
        <message>
            <source>A completed road brings 1 point for each of its tiles. Follow yours from junction (1) to junction (2), and count.</source>
            <translation>Eine abgeschlossene Straße bringt 1 Punkt für jedes ihrer Plättchen. Folge deiner von der Kreuzung (1) zur Kreuzung (2) und zähle.</translation>
        </message>
        <message>
            <source>A completed city brings 2 points for each tile. A road brings 1 for each.</source>
            <translation>2 Punkte für jedes Plättchen bringt eine abgeschlossene Stadt. Eine Straße bringt je 1.</translation>
        </message>
        <message>
            <source>Five tiles, five points. Your meeple is back, too: you can place it again in your next turn. That is the basic idea of the game: place a tile, place a meeple, complete features. The second part shows a city with two players, and the end of the game.</source>
            <translation>Fünf Plättchen, fünf Punkte. Auch dein Meeple ist zurück: In deinem nächsten Zug kannst du ihn wieder setzen. Das ist der Kern des Spiels: Plättchen anlegen, Meeple setzen, Gebiete abschließen. Was geschieht, wenn sich zwei Spieler eine Stadt teilen, und wie alles endet, zeigt der zweite Teil.</translation>
        </message>
        <message>
            <source>Learn to play 2: majority, monastery, field, the end</source>
            <translation>Spielen lernen 2: Mehrheit, Kloster, Wiese, das Ende</translation>
        </message>
        <message>
            <source>The same two players in another game, after some turns. Three knights stand around the gap in the middle: yours at (1) and (2), Petr’s at (3). Each of them was allowed there, because these are still three cities. Petr also holds the road (4).</source>
            <translation>Dieselben zwei Spieler in einer anderen Partie, nach einigen Zügen. Um das leere Feld in der Mitte stehen drei Ritter: deine bei (1) und (2), der von Petr bei (3). Jeder durfte dort stehen, denn noch sind es drei Städte. Petr hat auch die Straße (4) besetzt.</translation>
        </message>
        <message>
            <source>You have drawn a tile with a city on three sides. In the gap (1) it makes one city of the three.</source>
            <translation>Du hast ein Plättchen mit einer Stadt auf drei Seiten gezogen. Auf dem leeren Feld (1) macht es aus den dreien eine einzige Stadt.</translation>
        </message>
        <message>
            <source>Place the tile in the gap. Turn it so that the cities meet.</source>
            <translation>Lege das Plättchen auf das leere Feld. Drehe es so, dass die Städte aneinander anschließen.</translation>
        </message>
        <message>
            <source>Put it between the three knights, directly above the start tile with the short piece of road, with its field at the top.</source>
            <translation>Lege es zwischen die drei Ritter, direkt über das Startplättchen mit dem kurzen Straßenstück, mit der Wiese nach oben.</translation>
        </message>
        <message>
            <source>One city, and its wall has no gap: it is completed.</source>
            <translation>Eine Stadt, und ihre Mauer ist ringsum geschlossen: Sie ist abgeschlossen.</translation>
        </message>
        <message>
            <source>Four city tiles, so 8 points. But now three knights stand in the same city, two of them yours. The player with the most meeples there has the majority.</source>
            <translation>Vier Stadtplättchen, also 8 Punkte. Aber jetzt stehen drei Ritter in derselben Stadt, zwei davon sind deine. Wer dort die meisten Meeples hat, hat die Mehrheit.</translation>
        </message>
        <message>
            <source>Who gets points for the city? Mark everybody who does.</source>
            <translation>Wer bekommt Punkte für die Stadt? Markiere jeden, der welche bekommt.</translation>
        </message>
        <message>
            <source>The player with the majority scores all the points, the others score none. If two players had the same number of meeples there, both would score all 8. Then all knights of the city are returned to the supply.</source>
            <translation>Der Spieler mit der Mehrheit bekommt alle Punkte, die anderen keine. Hätten zwei Spieler dort gleich viele Meeples, bekämen beide alle 8. Dann kommen alle Ritter der Stadt in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>Petr has placed a tile above without placing a meeple. You have drawn a monastery. The more tiles lie around it, the more it scores: at (1) there are already seven.</source>
            <translation>Petr hat oben ein Plättchen angelegt und keinen Meeple gesetzt. Du hast ein Kloster gezogen. Je mehr Plättchen ringsum liegen, desto mehr bringt es: Bei (1) sind es schon sieben.</translation>
        </message>
        <message>
            <source>The space (1) lies directly below the tile in the middle, in the bend of the road: the monastery has the most neighbours there.</source>
            <translation>Das Feld (1) liegt direkt unter dem Plättchen in der Mitte, im Bogen der Straße: Nirgends hat das Kloster mehr Nachbarn.</translation>
        </message>
        <message>
            <source>In the next step you place a monk in it.</source>
            <translation>Im nächsten Schritt setzt du einen Mönch hinein.</translation>
        </message>
        <message>
            <source>A meeple in a monastery is a monk. It stays until all eight spaces around the monastery are filled.</source>
            <translation>Ein Meeple in einem Kloster ist ein Mönch. Er bleibt, bis alle acht Felder um das Kloster gefüllt sind.</translation>
        </message>
        <message>
            <source>Drag your meeple onto the monastery.</source>
            <translation>Ziehe deinen Meeple auf das Kloster.</translation>
        </message>
        <message>
            <source>Drag the meeple onto the building in the middle of the tile.</source>
            <translation>Ziehe den Meeple auf das Gebäude in der Mitte des Plättchens.</translation>
        </message>
        <message>
            <source>Seven of the eight spaces around it are filled.</source>
            <translation>Sieben der acht Felder ringsum sind gefüllt.</translation>
        </message>
        <message>
            <source>That would be a farmer in the field. This time drag it onto the building itself.</source>
            <translation>Das wäre ein Bauer auf der Wiese. Ziehe ihn diesmal auf das Gebäude selbst.</translation>
        </message>
        <message>
            <source>Without a monk the monastery scores nothing. Place a meeple in it.</source>
            <translation>Ohne Mönch bringt das Kloster nichts. Setze einen Meeple hinein.</translation>
        </message>
        <message>
            <source>Petr has placed a tile at the top again. One space at the monastery is still empty (1), and your tile fits there.</source>
            <translation>Petr hat wieder oben ein Plättchen angelegt. Ein Feld am Kloster ist noch leer (1), und dein Plättchen passt dorthin.</translation>
        </message>
        <message>
            <source>Fill the last space at the monastery.</source>
            <translation>Fülle das letzte Feld am Kloster.</translation>
        </message>
        <message>
            <source>The empty space lies directly below the monastery. Turn the tile so that its city faces down.</source>
            <translation>Das leere Feld liegt direkt unter dem Kloster. Drehe das Plättchen so, dass seine Stadt nach unten zeigt.</translation>
        </message>
        <message>
            <source>A completed monastery brings 1 point for itself and 1 for each of the tiles around it.</source>
            <translation>Ein abgeschlossenes Kloster bringt 1 Punkt für sich selbst und je 1 für die Plättchen ringsum.</translation>
        </message>
        <message>
            <source>A completed city brings 2 points for each tile. A monastery brings 1 for each.</source>
            <translation>2 Punkte für jedes Plättchen bringt eine abgeschlossene Stadt. Ein Kloster bringt je 1.</translation>
        </message>
        <message>
            <source>1 + 8 = 9, and your monk is back.</source>
            <translation>1 + 8 = 9, und dein Mönch ist zurück.</translation>
        </message>
        <message>
            <source>Now the farmers. The field (1) touches the city that you completed. Your new tile belongs at (2): its field joins that one there.</source>
            <translation>Nun zu den Bauern. Die Wiese (1) berührt die Stadt, die du abgeschlossen hast. Dein neues Plättchen soll auf (2) liegen, wo seine Wiese an diese anschließt.</translation>
        </message>
        <message>
            <source>Place the tile at (2), with its city at the top.</source>
            <translation>Lege das Plättchen bei (2) an, mit der Stadt nach oben.</translation>
        </message>
        <message>
            <source>The space lies to the right of the curve. The city of the tile belongs at the top.</source>
            <translation>Das Feld liegt rechts von der Kurve. Die Stadt des Plättchens gehört nach oben.</translation>
        </message>
        <message>
            <source>A farmer is laid down in a field. He scores nothing now and is not returned: he waits for the end of the game. Then his field scores 3 points for each completed city that it touches, no matter who completed it.</source>
            <translation>Ein Bauer wird auf eine Wiese gelegt. Er bringt jetzt nichts und kommt nicht zurück: Er wartet auf das Ende der Partie. Dann bringt seine Wiese 3 Punkte für jede abgeschlossene Stadt, die sie berührt, ganz gleich, wer sie abgeschlossen hat.</translation>
        </message>
        <message>
            <source>Drag your meeple onto the field of the new tile.</source>
            <translation>Ziehe deinen Meeple auf die Wiese des neuen Plättchens.</translation>
        </message>
        <message>
            <source>Drag it onto the green field below the city of the new tile.</source>
            <translation>Ziehe ihn auf die grüne Wiese unter der Stadt des neuen Plättchens.</translation>
        </message>
        <message>
            <source>Your farmer lies in the field: he is not scored during the game.</source>
            <translation>Dein Bauer liegt auf der Wiese: Während der Partie wird er nicht gewertet.</translation>
        </message>
        <message>
            <source>Petr closes the small city next to your field (1) and scores his knight: 2 tiles, 4 points. For your field this is one more completed city.</source>
            <translation>Petr schließt die kleine Stadt neben deiner Wiese (1) ab und bekommt Punkte für seinen Ritter: 2 Plättchen, 4 Punkte. Für deine Wiese ist das eine weitere abgeschlossene Stadt.</translation>
        </message>
        <message>
            <source>A game ends when the last tile has been placed; here we end it now. In the final scoring every feature that is still occupied is scored. An incomplete road or city brings 1 point for each tile; in a city each coat of arms, the shield that some tiles show, brings 1 point, too. A monastery brings 1 point for itself and 1 for each tile around it, a field 3 points for each completed city. You have the farmer (1), Petr holds the road (2).</source>
            <translation>Eine Partie endet, wenn das letzte Plättchen angelegt ist; wir beenden sie schon jetzt. In der Schlusswertung wird jedes Gebiet gewertet, das noch besetzt ist: Eine nicht abgeschlossene Straße oder Stadt bringt 1 Punkt für jedes Plättchen (und für jedes Wappen, den Schild in manchen Städten), ein Kloster 1 für sich selbst und für jedes Plättchen ringsum, und die Wiesen 3 für jede abgeschlossene Stadt. Du hast den Bauern (1), Petr hat die Straße (2) besetzt.</translation>
        </message>
        <message>
            <source>That would be 4 points for each city. A farmer brings 3.</source>
            <translation>Das wären 4 Punkte für jede Stadt. Ein Bauer bringt je 3.</translation>
        </message>
        <message>
            <source>Your field touches two completed cities. How many points does the farmer bring?</source>
            <translation>Deine Wiese berührt zwei abgeschlossene Städte. Wie viele Punkte bringt der Bauer?</translation>
        </message>
        <message>
            <source>Two cities, 3 points each. Petr’s road is not completed, but it still brings him 1 point for each of its tiles. You know the base game now: your first game comes next.</source>
            <translation>Zwei Städte zu je 3 Punkten. Petrs Straße ist nicht abgeschlossen, bringt ihm aber trotzdem 1 Punkt für jedes ihrer Plättchen. Jetzt kennst du das Grundspiel: Als Nächstes kommt deine erste Partie.</translation>
        </message>
        <message>
            <source>The abbey</source>
            <translation>Die Abtei</translation>
        </message>
        <message>
            <source>With Abbey &amp; Mayor each player has an abbey tile. Instead of drawing a tile you may place it, if there is a hole: an empty space with tiles on all four sides. You are Anna (red); your abbey lies next to the tile that is still face down.</source>
            <translation>Mit Abtei &amp; Bürgermeister hat jeder Spieler ein Abteiplättchen. Statt ein Plättchen zu ziehen, darfst du die Abtei legen, wenn es eine Lücke gibt: ein leeres Feld mit Plättchen auf allen vier Seiten. Du bist Anna (Rot); deine Abtei liegt neben dem Plättchen, das noch verdeckt ist.</translation>
        </message>
        <message>
            <source>The abbey fits any neighbour: roads and cities simply end at it. Only the hole matters.</source>
            <translation>Die Abtei passt zu jedem Nachbarn: Straßen und Städte enden einfach an ihr. Nur auf die Lücke kommt es an.</translation>
        </message>
        <message>
            <source>Where may the abbey be placed? Mark every possibility.</source>
            <translation>Wohin darf die Abtei gelegt werden? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>Space (1) is the only hole. Space (2) has tiles on only two sides; a diagonal tile does not count.</source>
            <translation>Das Feld (1) ist die einzige Lücke. Am Feld (2) liegen nur auf zwei Seiten Plättchen; ein schräg benachbartes zählt nicht.</translation>
        </message>
        <message>
            <source>In the hole (1) the abbey ends your road on its left (2), Petr’s city above it (3), and the road on its right.</source>
            <translation>In der Lücke (1) beendet die Abtei deine Straße links von ihr (2), Petrs Stadt über ihr (3) und die Straße rechts von ihr.</translation>
        </message>
        <message>
            <source>Drag your abbey into the hole.</source>
            <translation>Ziehe deine Abtei in die Lücke.</translation>
        </message>
        <message>
            <source>The hole is the empty space in the middle, to the right of the start tile’s road.</source>
            <translation>Die Lücke ist das leere Feld in der Mitte, rechts von der Straße des Startplättchens.</translation>
        </message>
        <message>
            <source>The rest of the turn is as usual: now you may place a figure on the abbey.</source>
            <translation>Der Rest des Zuges ist wie gewohnt: Jetzt darfst du eine Figur in die Abtei setzen.</translation>
        </message>
        <message>
            <source>On the abbey a figure is a monk, as in a monastery. When you have placed it, the features that the abbey closed are scored: your road (1) has 2 tiles, Petr’s city (2) has 2 tiles as well. The abbey itself belongs to neither of them.</source>
            <translation>In der Abtei ist eine Figur ein Mönch, wie in einem Kloster. Wenn du sie gesetzt hast, wird gewertet, was die Abtei abgeschlossen hat: Deine Straße (1) hat 2 Plättchen, Petrs Stadt (2) ebenfalls 2. Die Abtei selbst gehört zu keiner von beiden.</translation>
        </message>
        <message>
            <source>Place a figure on the abbey.</source>
            <translation>Setze eine Figur in die Abtei.</translation>
        </message>
        <message>
            <source>Drag the round meeple onto the abbey.</source>
            <translation>Ziehe einen Meeple auf die Abtei.</translation>
        </message>
        <message>
            <source>Your road brings 2 points. Petr’s city brings him 4: pay attention to which features you close with an abbey, and who owns them.</source>
            <translation>Deine Straße bringt 2 Punkte. Petrs Stadt bringt ihm 4: Achte darauf, was du mit einer Abtei abschließt und für wen.</translation>
        </message>
        <message>
            <source>A wagon may stand there, too. It has a lesson of its own: take a meeple now.</source>
            <translation>Auch ein Wagen darf dort stehen. Er hat seine eigene Lektion: Nimm jetzt einen Meeple.</translation>
        </message>
        <message>
            <source>Without a figure the abbey would bring you nothing. Place one.</source>
            <translation>Ohne Figur würde dir die Abtei nichts bringen. Setze eine.</translation>
        </message>
        <message>
            <source>Petr has extended the junction on the left. Only one space around your abbey is still empty (1).</source>
            <translation>Petr hat die Straße an der linken Kreuzung verlängert. Nur ein Feld um deine Abtei ist noch leer (1).</translation>
        </message>
        <message>
            <source>Fill it: turn the tile so that the cities meet.</source>
            <translation>Fülle es: Drehe das Plättchen so, dass die Städte aneinander anschließen.</translation>
        </message>
        <message>
            <source>The empty space lies at the upper left of the abbey. The city of your tile belongs at the bottom.</source>
            <translation>Das leere Feld liegt schräg links über der Abtei. Die Stadt deines Plättchens gehört nach unten.</translation>
        </message>
        <message>
            <source>An abbey is scored exactly like a monastery.</source>
            <translation>Eine Abtei wird genau wie ein Kloster gewertet.</translation>
        </message>
        <message>
            <source>How many points does your abbey bring?</source>
            <translation>Wie viele Punkte bringt deine Abtei?</translation>
        </message>
        <message>
            <source>1 for the abbey and 1 for each of the 8 tiles around it. The monk returns to the supply; the abbey tile stays where it is.</source>
            <translation>1 für die Abtei und je 1 für die 8 Plättchen ringsum. Der Mönch kommt in den Vorrat zurück; das Abteiplättchen bleibt, wo es ist.</translation>
        </message>
        <message>
            <source>The barn</source>
            <translation>Der Gutshof</translation>
        </message>
        <message>
            <source>The barn is a figure for fields. It does not stand on a tile but on a point where four tiles meet. You are Anna (red). Your farmer (1) lies in a field that touches one completed city (2).</source>
            <translation>Der Gutshof ist eine Figur für Wiesen. Er steht nicht auf einem Plättchen, sondern an einer Stelle, an der vier Plättchen zusammentreffen. Du bist Anna (Rot). Dein Bauer (1) liegt auf einer Wiese, die eine abgeschlossene Stadt (2) berührt.</translation>
        </message>
        <message>
            <source>At the space (1) three tiles of that field lie around one point. A fourth one is missing.</source>
            <translation>Am Feld (1) liegen drei Plättchen dieser Wiese um eine Stelle. Ein viertes fehlt.</translation>
        </message>
        <message>
            <source>Place the tile at (1), with its city on the right.</source>
            <translation>Lege das Plättchen bei (1) an, mit der Stadt nach rechts.</translation>
        </message>
        <message>
            <source>The space lies to the right of your farmer. Turn the tile so that its city faces right.</source>
            <translation>Das Feld liegt rechts von deinem Bauern. Drehe das Plättchen so, dass seine Stadt nach rechts zeigt.</translation>
        </message>
        <message>
            <source>The barn needs four tiles around its point, one of them the tile just placed, and all four must show field at that point.</source>
            <translation>Der Gutshof braucht vier Plättchen um seine Stelle, eines davon das gerade angelegte, und alle vier müssen an dieser Stelle Wiese zeigen.</translation>
        </message>
        <message>
            <source>At (1) all four corners are field. At (2) the city comes up to the point, and at (3) only two tiles meet.</source>
            <translation>Bei (1) sind alle vier Ecken Wiese. Bei (2) reicht die Stadt bis an die Stelle, und bei (3) treffen nur zwei Plättchen zusammen.</translation>
        </message>
        <message>
            <source>When a barn is placed, the farmers in its field are scored immediately: 3 points for each completed city, for the player with the majority. Then they are returned to the supply.</source>
            <translation>Wenn ein Gutshof gesetzt wird, werden die Bauern auf seiner Wiese sofort gewertet: 3 Punkte für jede abgeschlossene Stadt, für den Spieler mit der Mehrheit. Dann kommen sie in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>Place the barn on the point (1) where the four tiles meet.</source>
            <translation>Setze den Gutshof auf die Stelle (1), an der die vier Plättchen zusammentreffen.</translation>
        </message>
        <message>
            <source>Look for the barn among your figures on the right and drag it onto the upper left corner of the new tile.</source>
            <translation>Suche den Gutshof rechts unter deinen Figuren und ziehe ihn auf die linke obere Ecke des neuen Plättchens.</translation>
        </message>
        <message>
            <source>Your farmer has brought 3 points and is back in the supply. The barn stays to the end of the game.</source>
            <translation>Dein Bauer hat 3 Punkte gebracht und ist wieder im Vorrat. Der Gutshof bleibt bis zum Ende der Partie.</translation>
        </message>
        <message>
            <source>Petr has placed a curve whose field (1) belongs to yours. He would like to lay a farmer there.</source>
            <translation>Petr hat eine Kurve angelegt, deren Wiese (1) zu deiner gehört. Er möchte einen Bauern darauflegen.</translation>
        </message>
        <message>
            <source>Where may Petr place a meeple? Mark every possibility.</source>
            <translation>Wohin darf Petr einen Meeple setzen? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>In a field with a barn no farmer may be placed any more. The road and the field beyond it are unoccupied, but Petr places no figure.</source>
            <translation>Auf eine Wiese mit einem Gutshof darf kein Bauer mehr gesetzt werden. Die Straße und die Wiese dahinter sind unbesetzt, aber Petr setzt keine Figur.</translation>
        </message>
        <message>
            <source>At the end of the game a barn brings its owner 4 points for each completed city that its field touches. Let us end the game here. Your barn’s field touches the one completed city (1).</source>
            <translation>Am Ende der Partie bringt ein Gutshof seinem Besitzer 4 Punkte für jede abgeschlossene Stadt, die seine Wiese berührt. Beenden wir die Partie hier. Die Wiese deines Gutshofs berührt die eine abgeschlossene Stadt (1).</translation>
        </message>
        <message>
            <source>You got the points of the farmer when the barn was placed. Now only the barn counts.</source>
            <translation>Die Punkte des Bauern gab es schon, als der Gutshof gesetzt wurde. Jetzt zählt nur der Gutshof.</translation>
        </message>
        <message>
            <source>How many points does the barn bring you now?</source>
            <translation>Wie viele Punkte bringt dir der Gutshof jetzt?</translation>
        </message>
        <message>
            <source>4 points, after the 3 of the farmer. There is one more case: if a tile joins your field to a field with farmers, they score 1 point for each city and are returned to the supply.</source>
            <translation>4 Punkte, nach den 3 des Bauern. Einen Fall gibt es noch: Wenn ein Plättchen deine Wiese mit einer Wiese mit Bauern verbindet, bringen diese 1 Punkt für jede Stadt und kommen in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>The Count of Carcassonne</source>
            <translation>Der Graf von Carcassonne</translation>
        </message>
        <message>
            <source>You are Anna and play red. Twelve tiles are on the table from the start: the city of Carcassonne. No player can claim it, but figures wait in its four districts (1). Petr has a highwayman on the road (2) and a knight in the city (3) outside its walls.</source>
            <translation>Du bist Anna und spielst Rot. Zwölf Plättchen liegen von Anfang an auf dem Tisch: die Stadt Carcassonne. Niemand besetzt sie, aber in ihren vier Vierteln (1) warten Figuren. Petr hat einen Wegelagerer auf der Straße (2) und einen Ritter in der Stadt (3) vor den Mauern.</translation>
        </message>
        <message>
            <source>You have drawn a monastery with a road. It completes Petr's road (2).</source>
            <translation>Du hast ein Kloster mit einer Straße gezogen. Es schließt Petrs Straße (2) ab.</translation>
        </message>
        <message>
            <source>Place the tile to the north of the road (2).</source>
            <translation>Lege das Plättchen nördlich an die Straße (2).</translation>
        </message>
        <message>
            <source>This time, use the tile to complete Petr's road.</source>
            <translation>Schließe diesmal die Straße von Petr ab.</translation>
        </message>
        <message>
            <source>You have placed no figure on it. Petr gets 2 points, and you get none. This is how figures come to Carcassonne: a player who gives points to others and gets none may put a figure into a district.</source>
            <translation>Du hast niemanden darauf gesetzt. Petr bekommt 2 Punkte und du keine. So kommen Figuren nach Carcassonne: Wer anderen Punkte bringt und selbst keine bekommt, darf eine Figur in ein Viertel setzen.</translation>
        </message>
        <message>
            <source>Put a meeple into the castle district.</source>
            <translation>Setze einen Meeple ins Schloss.</translation>
        </message>
        <message>
            <source>From the castle figures go to cities, from the market to fields, from the blacksmith to roads, from the cathedral to monasteries.</source>
            <translation>Aus dem Schloss zieht man in Städte, vom Markt auf Wiesen, aus der Schmiede auf Straßen, aus der Kathedrale in Klöster.</translation>
        </message>
        <message>
            <source>The count is in the castle from the start, and no figure leaves the district in which he is. After putting a figure into a district you may move him.</source>
            <translation>Der Graf ist von Anfang an im Schloss, und das Stadtviertel, in dem er ist, verlässt keine Figur. Wer eine Figur in ein Stadtviertel gesetzt hat, darf ihn versetzen.</translation>
        </message>
        <message>
            <source>Move the count to the market.</source>
            <translation>Ziehe den Grafen auf den Markt.</translation>
        </message>
        <message>
            <source>This time move him to the market.</source>
            <translation>Ziehe ihn diesmal auf den Markt.</translation>
        </message>
        <message>
            <source>Now your meeple can leave the castle.</source>
            <translation>Jetzt kann dein Meeple das Schloss verlassen.</translation>
        </message>
        <message>
            <source>Petr has completed his city (3). Before it is scored, all players may move figures from the castle to it. You are the first and move your meeple there.</source>
            <translation>Petr hat seine Stadt (3) abgeschlossen. Bevor sie gewertet wird, dürfen alle Spieler Figuren vom Schloss dorthin ziehen. Du bist zuerst an der Reihe und ziehst deinen Meeple dorthin.</translation>
        </message>
        <message>
            <source>Who gets points for the city (3)?</source>
            <translation>Wer bekommt Punkte für die Stadt (3)?</translation>
        </message>
        <message>
            <source>Both: each has one knight in it and gets 4 points.</source>
            <translation>Beide: Jeder hat einen Ritter und bekommt 4 Punkte.</translation>
        </message>
        <message>
            <source>Figures that are still in the districts at the end may move to fields, in the classic edition to all incomplete features. More about it is in the lessons of this expansion.</source>
            <translation>Figuren, die am Ende noch in den Vierteln sind, dürfen auf Wiesen ziehen, in der klassischen Ausgabe in alle unvollendeten Gebiete. Mehr dazu steht in den Lektionen dieser Erweiterung.</translation>
        </message>
        <message>
            <source>Crop Circles</source>
            <translation>Kornkreise</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your highwayman is on the road (1). Petr has a highwayman (2) and a knight (3). You have drawn a crop circle with a club.</source>
            <translation>Du bist Anna und spielst Rot. Dein Wegelagerer steht auf der Straße (1). Petr hat einen Wegelagerer (2) und einen Ritter (3). Du hast einen Kornkreis mit einer Keule gezogen.</translation>
        </message>
        <message>
            <source>Place the tile in the space (4), so that it extends your road.</source>
            <translation>Lege das Plättchen auf das Feld (4), sodass es deine Straße verlängert.</translation>
        </message>
        <message>
            <source>This time place it in the space (4), with its road next to yours.</source>
            <translation>Lege es diesmal auf das Feld (4), mit seiner Straße an deiner.</translation>
        </message>
        <message>
            <source>You have placed no figure. Nothing was completed, and now the crop circle counts. You choose what all players do: either each adds a meeple, or each takes one back. The club means meeples on roads only.</source>
            <translation>Du hast keine Figur gesetzt. Nichts wurde abgeschlossen, und jetzt zählt der Kornkreis. Du wählst, was alle Spieler tun: Entweder fügt jeder einen Meeple hinzu, oder jeder nimmt einen zurück. Die Keule meint nur Meeples auf Straßen.</translation>
        </message>
        <message>
            <source>The player to your left begins, and you are the last.</source>
            <translation>Der Spieler links von dir beginnt, und du bist zuletzt an der Reihe.</translation>
        </message>
        <message>
            <source>Petr had to add a meeple beside his highwayman (2). It could not be added beside his knight (3): that one is in a city. Now it is your turn.</source>
            <translation>Petr musste neben seinem Wegelagerer (2) einen Meeple hinzufügen. Neben seinem Ritter (3) ging es nicht: Der ist in einer Stadt. Jetzt bist du an der Reihe.</translation>
        </message>
        <message>
            <source>Add a meeple beside your highwayman (1).</source>
            <translation>Füge neben deinem Wegelagerer (1) einen Meeple hinzu.</translation>
        </message>
        <message>
            <source>In this step add a meeple beside your highwayman (1).</source>
            <translation>Füge in diesem Schritt neben deinem Wegelagerer (1) einen Meeple hinzu.</translation>
        </message>
        <message>
            <source>Two of your meeples are now in the same place. Another highwayman on this road would not outnumber you.</source>
            <translation>Zwei deiner Meeples sind jetzt an derselben Stelle. Ein fremder Wegelagerer auf dieser Straße wäre dir gegenüber in der Minderheit.</translation>
        </message>
        <message>
            <source>Petr has drawn a tile that completes your road (1) of four tiles.</source>
            <translation>Petr hat ein Plättchen gezogen, das deine Straße (1) aus vier Plättchen abschließt.</translation>
        </message>
        <message>
            <source>The number of meeples decides only which player scores. The road scores once.</source>
            <translation>Die Zahl der Meeples entscheidet nur, welcher Spieler die Punkte bekommt. Die Straße wird einmal gewertet.</translation>
        </message>
        <message>
            <source>4 points, and both of your meeples return to your supply.</source>
            <translation>4 Punkte, und deine beiden Meeples kommen in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>A crop circle with a club is about roads, one with a shield about cities, and one with a pitchfork about fields. It is no feature: no figure is ever placed on it.</source>
            <translation>Ein Kornkreis mit einer Keule betrifft Straßen, einer mit einem Schild Städte, einer mit einer Heugabel Wiesen. Er ist kein Gebiet: Auf ihn wird nie eine Figur gesetzt.</translation>
        </message>
        <message>
            <source>Heretics and Shrines</source>
            <translation>Die Kultstätte und der Ketzer</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your meeple in the shrine (1) is a heretic. A shrine is scored like a monastery. Petr has a monk in the monastery (2) beside it, so the two challenge each other. You have drawn a straight road.</source>
            <translation>Du bist Anna und spielst Rot. Dein Meeple auf der Kultstätte (1) ist ein Ketzer. Eine Kultstätte wird wie ein Kloster gewertet. Petr hat einen Mönch im Kloster (2) daneben, deshalb sind beide in einem Duell. Du hast eine gerade Straße gezogen.</translation>
        </message>
        <message>
            <source>Your shrine (1) is completed. The monastery (2) still has empty spaces beside it.</source>
            <translation>Deine Kultstätte (1) ist abgeschlossen. Neben dem Kloster (2) sind noch Felder leer.</translation>
        </message>
        <message>
            <source>Only you: 9 points. Your shrine was completed first, so Petr’s monk returns to the supply without points.</source>
            <translation>Nur du: 9 Punkte. Deine Kultstätte wurde zuerst abgeschlossen, deshalb kehrt Petrs Mönch ohne Punkte in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>If the monastery had been completed first, the monk would have scored and your heretic would have returned. The lessons of this expansion show more.</source>
            <translation>Wäre das Kloster zuerst abgeschlossen worden, hätte der Mönch Punkte gebracht, und dein Ketzer wäre zurückgekehrt. Die Lektionen dieser Erweiterung zeigen mehr.</translation>
        </message>
        <message>
            <source>The drawbridges</source>
            <translation>Die Zugbrücken</translation>
        </message>
        <message>
            <source>The tiles of this mini expansion have drawbridges. The road (1) does not simply end at the city (2): a drawbridge connects them. As long as the city is not completed, its drawbridge is down. You are Anna (red).</source>
            <translation>Die Plättchen dieser Mini-Erweiterung haben Zugbrücken. Die Straße (1) endet nicht einfach an der Stadt (2): Eine Zugbrücke verbindet die beiden. Solange die Stadt nicht abgeschlossen ist, ist ihre Zugbrücke heruntergelassen. Du bist Anna (Rot).</translation>
        </message>
        <message>
            <source>You place a tile as always. Yours shows a junction, and a junction ends a road. The road (1) is still open on the right.</source>
            <translation>Du legst wie immer ein Plättchen an. Deines zeigt eine Kreuzung, und an einer Kreuzung endet eine Straße. Die Straße (1) ist rechts noch offen.</translation>
        </message>
        <message>
            <source>It fits there, but this time close the road. Put the tile on the right, so that one of its roads meets the open end.</source>
            <translation>Dort passt es, aber die Straße soll abgeschlossen werden. Lege das Plättchen rechts an, sodass eine seiner Straßen an das offene Ende anschließt.</translation>
        </message>
        <message>
            <source>The road is completed, and no figure stands on it. A meeple that you place on it now is scored in the same turn.</source>
            <translation>Die Straße ist abgeschlossen, und niemand steht darauf. Ein Meeple, den du jetzt daraufsetzt, wird noch im selben Zug gewertet.</translation>
        </message>
        <message>
            <source>Place a meeple on the road (1), to the left of the junction.</source>
            <translation>Setze einen Meeple auf die Straße (1), links von der Kreuzung.</translation>
        </message>
        <message>
            <source>That is allowed, but this time take the road that you have closed: the left arm of the new tile.</source>
            <translation>Das ist erlaubt, aber nimm diesmal die Straße, die du abgeschlossen hast: den linken Arm des neuen Plättchens.</translation>
        </message>
        <message>
            <source>The road is scored first: 3 tiles, 3 points. Only then comes the drawbridge.</source>
            <translation>Zuerst wird die Straße gewertet: 3 Plättchen, 3 Punkte. Erst dann kommt die Zugbrücke.</translation>
        </message>
        <message>
            <source>You may, but then the road brings you nothing and nobody can use the drawbridge. Place a meeple on the road.</source>
            <translation>Du darfst darauf verzichten, aber dann bringt dir die Straße nichts, und niemand kann die Zugbrücke nutzen. Setze einen Meeple auf die Straße.</translation>
        </message>
        <message>
            <source>You have the majority on the road, and the city behind the drawbridge is still open. So your meeple does not have to return to the supply: it may cross the drawbridge.</source>
            <translation>Du hast die Mehrheit auf der Straße, und die Stadt hinter der Zugbrücke ist noch offen. Dein Meeple muss also nicht in den Vorrat zurück: Er darf über die Zugbrücke gehen.</translation>
        </message>
        <message>
            <source>(1) and (2) are parts of the city behind the drawbridge: you may choose any tile of it. The city (3) lies next to the road, but no drawbridge leads there. (4) is a road: a drawbridge leads only into a city.</source>
            <translation>(1) und (2) sind Teile der Stadt hinter der Zugbrücke: Du darfst jedes ihrer Plättchen wählen. Die Stadt (3) liegt neben der Straße, aber keine Zugbrücke führt dorthin. (4) ist eine Straße: Eine Zugbrücke führt nur in eine Stadt.</translation>
        </message>
        <message>
            <source>In the city your meeple is a knight like any other. Until now the city was unoccupied: now it becomes yours.</source>
            <translation>In der Stadt ist dein Meeple ein Ritter wie jeder andere. Bisher hätte niemand Punkte für die Stadt bekommen: Jetzt wird sie deine.</translation>
        </message>
        <message>
            <source>Drag your meeple over the drawbridge into the city (1).</source>
            <translation>Ziehe deinen Meeple über die Zugbrücke in die Stadt (1).</translation>
        </message>
        <message>
            <source>Your meeple stands on the road that has been scored. Drag it into the city on the left.</source>
            <translation>Dein Meeple steht auf der Straße, die gewertet wurde. Ziehe ihn in die Stadt links.</translation>
        </message>
        <message>
            <source>Your meeple has scored the road and is already a knight.</source>
            <translation>Dein Meeple hat Punkte für die Straße gebracht und ist schon Ritter.</translation>
        </message>
        <message>
            <source>You may return it to the supply, too. But it is better to send it over the drawbridge.</source>
            <translation>Du darfst ihn auch in den Vorrat zurücknehmen. Besser ist es aber, ihn über die Zugbrücke zu schicken.</translation>
        </message>
        <message>
            <source>Petr has placed a curve. You have drawn a tile with a drawbridge again: its city can complete yours (1).</source>
            <translation>Petr hat eine Kurve angelegt. Du hast wieder ein Plättchen mit einer Zugbrücke gezogen: Seine Stadt kann deine (1) abschließen.</translation>
        </message>
        <message>
            <source>Turn the tile and place it on top of the city.</source>
            <translation>Drehe das Plättchen und lege es oben an die Stadt.</translation>
        </message>
        <message>
            <source>That fits, too, but complete your city: put the tile directly above it, with its city facing down.</source>
            <translation>Das passt auch, aber schließe deine Stadt ab: Lege das Plättchen direkt über ihr an, mit der Stadt nach unten.</translation>
        </message>
        <message>
            <source>The wall is closed all around: the city is completed.</source>
            <translation>Die Mauer ist ringsum geschlossen: Die Stadt ist abgeschlossen.</translation>
        </message>
        <message>
            <source>The new tile shows a road, too: it begins at the drawbridge and runs up. No figure stands on it.</source>
            <translation>Das neue Plättchen zeigt auch eine Straße: Sie beginnt an der Zugbrücke und führt nach oben. Niemand steht darauf.</translation>
        </message>
        <message>
            <source>That is allowed, but take the road this time: it runs up from the drawbridge of the new tile.</source>
            <translation>Das ist erlaubt, aber nimm diesmal die Straße: Sie führt von der Zugbrücke des neuen Plättchens nach oben.</translation>
        </message>
        <message>
            <source>The city brings 8 points: 3 tiles and a coat of arms, 2 points each. Your knight returns to the supply.</source>
            <translation>Die Stadt bringt 8 Punkte: 3 Plättchen und ein Wappen zu je 2 Punkten. Dein Ritter kommt in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>You do not have to place a meeple, but then the road would belong to nobody. Place one on the road.</source>
            <translation>Du musst keinen Meeple setzen, aber dann würde die Straße niemandem gehören. Setze einen auf die Straße.</translation>
        </message>
        <message>
            <source>Petr has closed your road (1) with a monastery. It does not matter who completes a road: the points are yours, and the meeple, too. But the city (2) at its drawbridge is completed.</source>
            <translation>Petr hat deine Straße (1) mit einem Kloster abgeschlossen. Es spielt keine Rolle, wer eine Straße abschließt: Die Punkte gehören dir und der Meeple auch. Aber die Stadt (2) an ihrer Zugbrücke ist abgeschlossen.</translation>
        </message>
        <message>
            <source>Only the road is scored now, 1 point for each of its tiles. The city (2) was scored before.</source>
            <translation>Jetzt wird nur die Straße gewertet, 1 Punkt für jedes ihrer Plättchen. Die Stadt (2) wurde schon vorher gewertet.</translation>
        </message>
        <message>
            <source>How many points do you get now?</source>
            <translation>Wie viele Punkte bekommst du jetzt?</translation>
        </message>
        <message>
            <source>2 tiles, 2 points, and the meeple returns to the supply: the city was already scored before. At a completed city the drawbridge is up, and no figure crosses it.</source>
            <translation>2 Plättchen, 2 Punkte, und der Meeple kommt in den Vorrat zurück: Die Stadt wurde schon vorher gewertet. An einer abgeschlossenen Stadt ist die Zugbrücke hochgezogen, und niemand geht hinüber.</translation>
        </message>
        <message>
            <source>The Ferries</source>
            <translation>Die Fähren</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have just placed a tile with a lake. Three roads end at it. Petr's highwayman is on the road that comes from the west.</source>
            <translation>Du bist Anna und spielst Rot. Du hast gerade ein Plättchen mit einem See gelegt, an dem drei Straßen enden. Auf der Straße von Westen steht Petrs Wegelagerer.</translation>
        </message>
        <message>
            <source>Where may you place a meeple: on the western road (1), on the eastern road (2)?</source>
            <translation>Wohin darfst du einen Meeple setzen: auf die westliche Straße (1), auf die östliche Straße (2)?</translation>
        </message>
        <message>
            <source>On the eastern road (2). Each road end at the lake is still a separate road, and Petr occupies the western one.</source>
            <translation>Auf die östliche Straße (2). Jedes Straßenende am See ist noch eine eigene Straße, und die westliche ist von Petr besetzt.</translation>
        </message>
        <message>
            <source>Now you have to place a ferry on the lake. It joins two of the three road ends, and the third one is closed.</source>
            <translation>Jetzt musst du eine Fähre auf den See legen. Sie verbindet zwei der drei Straßenenden, und das dritte ist abgeschlossen.</translation>
        </message>
        <message>
            <source>Join the western road (1) with the eastern road (2).</source>
            <translation>Verbinde die westliche Straße (1) mit der östlichen (2).</translation>
        </message>
        <message>
            <source>This time join the western road with the eastern one.</source>
            <translation>Verbinde diesmal die westliche Straße mit der östlichen.</translation>
        </message>
        <message>
            <source>It is one road now, and both of you are on it.</source>
            <translation>Jetzt ist es eine Straße, und ihr steht beide auf ihr.</translation>
        </message>
        <message>
            <source>Petr has extended this road in the east. So he may move the ferry to two other road ends. He leaves the western end (1) and joins the eastern road with the southern one (3).</source>
            <translation>Petr hat diese Straße im Osten verlängert. Deshalb darf er die Fähre an zwei andere Straßenenden umlegen. Er verlässt das westliche Ende (1) und verbindet die östliche Straße mit der südlichen (3).</translation>
        </message>
        <message>
            <source>Two, for two tiles: his road runs from the monastery to the lake and is closed at both ends. You stay on your road, alone.</source>
            <translation>Zwei, für zwei Plättchen: Seine Straße führt vom Kloster zum See und ist an beiden Enden abgeschlossen. Du bleibst allein auf deiner Straße.</translation>
        </message>
        <message>
            <source>A ferry can join your road with another one, or cut it. More about it is in the lessons of this expansion.</source>
            <translation>Eine Fähre kann deine Straße mit einer anderen verbinden oder sie trennen. Mehr dazu steht in den Lektionen dieser Erweiterung.</translation>
        </message>
        <message>
            <source>The Festival</source>
            <translation>Das Fest</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your farmer (1) would stay to the end of the game. You have drawn a tile with coloured flags: a festival.</source>
            <translation>Du bist Anna und spielst Rot. Dein Bauer (1) würde bis zum Spielende bleiben. Du hast ein Plättchen mit bunten Wimpeln gezogen: ein Fest.</translation>
        </message>
        <message>
            <source>Place the tile in the space (2).</source>
            <translation>Lege das Plättchen auf das Feld (2).</translation>
        </message>
        <message>
            <source>This time place it in the space (2), so that a field touches your field.</source>
            <translation>Lege es diesmal auf das Feld (2), sodass eine Wiese an deine Wiese grenzt.</translation>
        </message>
        <message>
            <source>You may now place a figure as usual, or take back one of your own figures from anywhere on the board, or do neither.</source>
            <translation>Du darfst jetzt wie üblich eine Figur setzen oder eine eigene Figur von einer beliebigen Stelle des Spielfelds zurücknehmen oder keines von beiden.</translation>
        </message>
        <message>
            <source>Take your farmer (1) back.</source>
            <translation>Nimm deinen Bauern (1) zurück.</translation>
        </message>
        <message>
            <source>That is allowed, but this time click your farmer in the field and take it back.</source>
            <translation>Das ist erlaubt, klicke aber diesmal auf deinen Bauern auf der Wiese und nimm ihn zurück.</translation>
        </message>
        <message>
            <source>The farmer is in your supply again. You place no other figure in this turn.</source>
            <translation>Der Bauer ist wieder in deinem Vorrat. In diesem Zug setzt du keine andere Figur.</translation>
        </message>
        <message>
            <source>Petr has placed a tile without a figure. Your next festival tile has completed a city. Your knight (1) and Petr’s knight (2) are in it, and you take yours back.</source>
            <translation>Petr hat ein Plättchen ohne Figur gelegt. Dein nächstes Festplättchen hat eine Stadt abgeschlossen. Darin stehen dein Ritter (1) und der Ritter (2) von Petr, und du nimmst deinen zurück.</translation>
        </message>
        <message>
            <source>Only Petr: three tiles at 2 points. A figure that is taken back leaves before the scoring and gets no points.</source>
            <translation>Nur Petr: drei Plättchen zu je 2 Punkten. Eine zurückgenommene Figur geht vor der Wertung und bekommt keine Punkte.</translation>
        </message>
        <message>
            <source>So take back a figure that would otherwise bring little. The lessons of this expansion show which figures you may take back.</source>
            <translation>Nimm also eine Figur zurück, die sonst wenig bringt. Die Lektionen dieser Erweiterung zeigen, welche Figuren das sein dürfen.</translation>
        </message>
        <message>
            <source>The Flying Machines</source>
            <translation>Die Fluggeräte</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have just placed a tile with a flying machine (1). It points to the west, where Petr’s knight is in a city (2). Instead of placing a meeple on a feature of this tile you may let it fly.</source>
            <translation>Du bist Anna und spielst Rot. Du hast gerade ein Plättchen mit einem Fluggerät (1) angelegt. Es zeigt nach Westen, wo Petrs Ritter in einer Stadt ist (2). Statt einen Meeple in ein Gebiet dieses Plättchens zu setzen, darfst du ihn fliegen lassen.</translation>
        </message>
        <message>
            <source>The meeple does not stay there: the die is rolled.</source>
            <translation>Der Meeple bleibt dort nicht: Es wird gewürfelt.</translation>
        </message>
        <message>
            <source>The die shows 1: the meeple flies one tile to the west. There it has to land on an incomplete feature, but not in a field. It does not matter whether a figure is there already.</source>
            <translation>Der Würfel zeigt 1: Der Meeple fliegt ein Plättchen weit nach Westen. Dort muss er in einem unvollendeten Gebiet landen, aber nicht auf einer Wiese. Ob dort schon jemand ist, spielt keine Rolle.</translation>
        </message>
        <message>
            <source>Land in the city (2).</source>
            <translation>Lande in der Stadt (2).</translation>
        </message>
        <message>
            <source>There is one place to land: the city.</source>
            <translation>Es gibt nur eine Stelle zum Landen: die Stadt.</translation>
        </message>
        <message>
            <source>Now you and Petr have one knight each in this city. If that does not change, both of you score it.</source>
            <translation>Jetzt habt ihr in dieser Stadt je einen Ritter. Bleibt es dabei, bekommt ihr beide Punkte.</translation>
        </message>
        <message>
            <source>Petr has placed a road (2). You have placed another tile with a flying machine (1), turned once: the direction turns with the tile. Your meeple is on the machine, and the die shows 1.</source>
            <translation>Petr hat eine Straße angelegt (2). Du hast wieder ein Plättchen mit einem Fluggerät (1) angelegt, einmal gedreht: Die Richtung dreht sich mit dem Plättchen. Dein Meeple ist auf dem Fluggerät, und der Würfel zeigt 1.</translation>
        </message>
        <message>
            <source>Where may it land: on the road (2), in the city (3)?</source>
            <translation>Wo darf er landen: auf der Straße (2), in der Stadt (3)?</translation>
        </message>
        <message>
            <source>On the road (2). On the unturned tile the machine points to the north-west, on this one to the north-east.</source>
            <translation>Auf der Straße (2). Auf dem ungedrehten Plättchen zeigt das Fluggerät nach Nordwesten, auf diesem nach Nordosten.</translation>
        </message>
        <message>
            <source>Now Petr has a flying machine, too (1). The die shows 1, but on the tile to the west there is only a field and the machine from before: no meeple lands there. Petr’s meeple returns to his supply, and he places no other figure instead.</source>
            <translation>Jetzt hat auch Petr ein Fluggerät (1). Der Würfel zeigt 1, aber auf dem Plättchen im Westen gibt es nur eine Wiese und das Fluggerät von vorhin: Dort landet niemand. Petrs Meeple kommt in seinen Vorrat zurück, und Petr setzt stattdessen nichts anderes.</translation>
        </message>
        <message>
            <source>The farther a meeple flies, the more likely there is no tile: with a 2 or a 3 there would have been none here. More about the flying machines is in the lessons of this expansion.</source>
            <translation>Je weiter er fliegt, desto eher findet er kein Plättchen: Bei 2 oder 3 wäre dort gar keines gewesen. Mehr über die Fluggeräte steht in den Lektionen zu dieser Erweiterung.</translation>
        </message>
        <message>
            <source>Learn to play 3: your first game</source>
            <translation>Spielen lernen 3: deine erste Partie</translation>
        </message>
        <message>
            <source>Now you play a whole game, a short one: 24 tiles instead of 72, including the one on the table. You are Anna and play red. Petr plays blue: the computer plays for him, at its easiest level. The player with more points at the end wins.</source>
            <translation>Jetzt spielst du eine ganze Partie, eine kurze: mit 24 Plättchen statt 72, das auf dem Tisch mitgezählt. Du bist Anna und spielst Rot. Petr spielt Blau: Für ihn spielt der Computer auf der leichtesten Stufe. Wer am Ende mehr Punkte hat, gewinnt.</translation>
        </message>
        <message>
            <source>You begin, with a straight road. On the start tile a road runs from side to side: it can be continued at either end.</source>
            <translation>Du beginnst, und zwar mit einer geraden Straße. Auf dem Startplättchen führt eine Straße von einer Seite zur anderen: Sie lässt sich an beiden Enden fortsetzen.</translation>
        </message>
        <message>
            <source>Place the tile so that it continues the road.</source>
            <translation>Lege das Plättchen so an, dass es die Straße fortsetzt.</translation>
        </message>
        <message>
            <source>Turn the tile (R, or a click on it) until the road runs from left to right, and place it next to the start tile.</source>
            <translation>Drehe das Plättchen (R oder ein Klick darauf), bis die Straße von links nach rechts führt, und lege es neben das Startplättchen.</translation>
        </message>
        <message>
            <source>The road is two tiles long now and open at both ends.</source>
            <translation>Die Straße ist jetzt zwei Plättchen lang und an beiden Enden offen.</translation>
        </message>
        <message>
            <source>Now you may place a meeple, on the tile you have just placed and nowhere else.</source>
            <translation>Jetzt darfst du einen Meeple setzen, und zwar auf das gerade angelegte Plättchen und sonst nirgendwohin.</translation>
        </message>
        <message>
            <source>Where may it stand?</source>
            <translation>Wo darf er stehen?</translation>
        </message>
        <message>
            <source>On the road (1), or in one of the fields of this tile. The city (2) is on another tile.</source>
            <translation>Auf der Straße (1) oder auf einer der Wiesen dieses Plättchens. Die Stadt (2) liegt auf einem anderen Plättchen.</translation>
        </message>
        <message>
            <source>The road belongs to nobody yet. A meeple on it becomes a highwayman: when the road is completed, it brings you 1 point for each tile.</source>
            <translation>Die Straße gehört noch niemandem. Ein Meeple darauf wird zum Wegelagerer: Wenn die Straße abgeschlossen wird, bringt er dir 1 Punkt für jedes Plättchen.</translation>
        </message>
        <message>
            <source>Place a meeple on the road.</source>
            <translation>Setze einen Meeple auf die Straße.</translation>
        </message>
        <message>
            <source>Drag the meeple onto the road of the tile you have just placed, or click the place that glows.</source>
            <translation>Ziehe den Meeple auf die Straße des gerade angelegten Plättchens oder klicke auf die leuchtende Stelle.</translation>
        </message>
        <message>
            <source>That was your first turn. Now Petr plays, and then it is your turn again.</source>
            <translation>Das war dein erster Zug. Jetzt ist Petr am Zug, und dann wieder du.</translation>
        </message>
        <message>
            <source>Often it is right to keep a meeple. Here nobody holds the road yet, and it is long already.</source>
            <translation>Oft ist es richtig, einen Meeple zurückzuhalten. Hier hat aber noch niemand die Straße besetzt, und sie ist schon lang.</translation>
        </message>
        <message>
            <source>From here on it is a real game, on the real table. In your next turn you see three good moves, and why they are good. They are only hints: you place the tile yourself, there or elsewhere. The key H shows them whenever you like, and you can undo your moves. When no tiles are left, all incomplete features and the fields are scored. You can leave the game at any time and continue it later from the start page. Good luck.</source>
            <translation>Von hier an ist es eine richtige Partie am richtigen Tisch. In deinem nächsten Zug werden dir drei gute Züge gezeigt und warum sie gut sind. Das sind nur Tipps: Du legst das Plättchen selbst an, dort oder anderswo. Die Taste H zeigt sie, wann immer du willst, und du kannst deine Züge zurücknehmen. Wenn die Plättchen aufgebraucht sind, werden alle nicht abgeschlossenen Gebiete und die Wiesen gewertet. Du kannst die Partie jederzeit verlassen und später von der Startseite aus fortsetzen. Viel Glück!</translation>
        </message>
        <message>
            <source>Inns &amp; Cathedrals</source>
            <translation>Wirtshäuser &amp; Kathedralen</translation>
        </message>
        <message>
            <source>Inns &amp; Cathedrals adds tiles with inns and with cathedrals, and a large meeple for each player. You are Anna (red). Your road could grow here (1); Petr’s highwayman stands on another one (2).</source>
            <translation>Wirtshäuser &amp; Kathedralen bringt Plättchen mit Wirtshäusern und mit Kathedralen und für jeden Spieler einen großen Meeple. Du bist Anna (Rot). Hier könnte deine Straße wachsen (1); auf einer anderen steht Petrs Wegelagerer (2).</translation>
        </message>
        <message>
            <source>Your tile shows an inn next to the road. A completed road with an inn is worth 2 points for each tile instead of 1. If it is incomplete at the end of the game, it is worth nothing.</source>
            <translation>Dein Plättchen zeigt ein Wirtshaus an der Straße. Eine abgeschlossene Straße mit Wirtshaus bringt 2 Punkte für jedes Plättchen statt 1. Ist sie am Ende der Partie nicht abgeschlossen, ist sie nichts wert.</translation>
        </message>
        <message>
            <source>Make the road (1) longer to the right.</source>
            <translation>Verlängere die Straße (1) nach rechts.</translation>
        </message>
        <message>
            <source>Place the tile on the right of the tile with the number, with its road from left to right.</source>
            <translation>Lege das Plättchen rechts neben das Plättchen mit der Nummer, sodass seine Straße von links nach rechts führt.</translation>
        </message>
        <message>
            <source>The road has an inn now.</source>
            <translation>Die Straße hat jetzt ein Wirtshaus.</translation>
        </message>
        <message>
            <source>The large meeple may be placed instead of a normal one, wherever a normal one may stand. It counts as two for the majority.</source>
            <translation>Den großen Meeple darfst du anstelle eines normalen setzen, überall, wo ein normaler stehen darf. Für die Mehrheit zählt er als zwei.</translation>
        </message>
        <message>
            <source>Place your large meeple on the road (1).</source>
            <translation>Setze deinen großen Meeple auf die Straße (1).</translation>
        </message>
        <message>
            <source>Choose the large figure first, then the road of the new tile.</source>
            <translation>Wähle zuerst die große Figur, dann die Straße des neuen Plättchens.</translation>
        </message>
        <message>
            <source>That is allowed, but this time the road will be contested. Take the large meeple.</source>
            <translation>Das ist erlaubt, aber diesmal wird die Straße umkämpft sein. Nimm den großen Meeple.</translation>
        </message>
        <message>
            <source>You do not have to, but then the road belongs to nobody. Place the large meeple on it.</source>
            <translation>Du musst nicht, aber dann gehört die Straße niemandem. Setze den großen Meeple darauf.</translation>
        </message>
        <message>
            <source>One meeple that is worth two.</source>
            <translation>Ein Meeple, der so viel zählt wie zwei.</translation>
        </message>
        <message>
            <source>Petr has placed a tile on the left. You have drawn a curve, and one space is empty between your road and Petr’s (1).</source>
            <translation>Petr hat links ein Plättchen angelegt. Du hast eine Kurve gezogen, und zwischen deiner Straße und Petrs Straße ist ein Feld leer (1).</translation>
        </message>
        <message>
            <source>Join the two roads.</source>
            <translation>Verbinde die beiden Straßen.</translation>
        </message>
        <message>
            <source>Place the curve in the space (1) so that it leads from the left to the tile below.</source>
            <translation>Lege die Kurve so auf das Feld (1), dass sie von links zum Plättchen darunter führt.</translation>
        </message>
        <message>
            <source>Both ends are closed by junctions: the road is completed.</source>
            <translation>Beide Enden sind durch Kreuzungen geschlossen: Die Straße ist abgeschlossen.</translation>
        </message>
        <message>
            <source>Your large meeple and Petr’s highwayman stand on the road. You place no further meeple.</source>
            <translation>Auf der Straße stehen dein großer Meeple und Petrs Wegelagerer. Du setzt keinen weiteren Meeple.</translation>
        </message>
        <message>
            <source>Who gets points for the road? Mark everybody who does.</source>
            <translation>Wer bekommt Punkte für die Straße? Markiere jeden, der welche bekommt.</translation>
        </message>
        <message>
            <source>You alone: two against one. Six tiles, 2 points each because of the inn: twelve. Then both return to the supply, the large one too.</source>
            <translation>Du allein: zwei gegen einen. Sechs Plättchen, wegen des Wirtshauses zu je 2 Punkten: zwölf. Dann kommen beide in den Vorrat zurück, auch der große.</translation>
        </message>
        <message>
            <source>Petr has enlarged the city at the top with a cathedral and placed a knight there (1). A completed city with a cathedral is worth 3 points for each tile and each coat of arms instead of 2. But let us end the game here.</source>
            <translation>Petr hat die Stadt oben mit einer Kathedrale vergrößert und einen Ritter hineingesetzt (1). Eine abgeschlossene Stadt mit Kathedrale bringt 3 Punkte für jedes Plättchen und jedes Wappen statt 2. Aber beenden wir die Partie hier.</translation>
        </message>
        <message>
            <source>That would be right for a city without a cathedral, or for one that is completed. Which of the two is it here?</source>
            <translation>Das gälte für eine Stadt ohne Kathedrale oder für eine abgeschlossene. Ist diese Stadt so eine?</translation>
        </message>
        <message>
            <source>How many points does Petr get for the city?</source>
            <translation>Wie viele Punkte bekommt Petr für die Stadt?</translation>
        </message>
        <message>
            <source>None. An incomplete city brings 1 point for each tile, but with a cathedral nothing. Inns and cathedrals are a risk: think of the end when you place one.</source>
            <translation>Keine. Eine nicht abgeschlossene Stadt bringt 1 Punkt für jedes Plättchen, mit einer Kathedrale aber nichts. Wirtshäuser und Kathedralen sind ein Wagnis: Denke ans Ende, wenn du sie anlegst.</translation>
        </message>
        <message>
            <source>King &amp; Robber</source>
            <translation>König und Raubritter</translation>
        </message>
        <message>
            <source>You are Anna and play red. In this game there are a king and a robber. Nobody has them yet. They are for the players who complete the largest city and the longest road.</source>
            <translation>Du bist Anna und spielst Rot. In dieser Partie gibt es einen König und einen Raubritter. Noch hat sie niemand. Sie sind für die Spieler, die die größte Stadt und die längste Straße abschließen.</translation>
        </message>
        <message>
            <source>You have drawn a tile that completes the city (1). Nobody is in it.</source>
            <translation>Du hast ein Plättchen gezogen, das die Stadt (1) abschließt. Niemand ist darin.</translation>
        </message>
        <message>
            <source>The city (1) is the first completed one, so you get the king, although you have no knight in it. A coat of arms would not matter, either: only tiles count.</source>
            <translation>Die Stadt (1) ist die erste abgeschlossene, deshalb bekommst du den König, obwohl du keinen Ritter darin hast. Auch ein Wappen wäre egal: Nur Plättchen zählen.</translation>
        </message>
        <message>
            <source>Petr has completed the first road (2). He gets the robber.</source>
            <translation>Petr hat die erste Straße (2) abgeschlossen. Er bekommt den Raubritter.</translation>
        </message>
        <message>
            <source>Then Petr has completed a city of three tiles (3). It is larger than yours (1), so he takes the king from you. A city of two tiles would have changed nothing.</source>
            <translation>Dann hat Petr eine Stadt aus drei Plättchen (3) abgeschlossen. Sie ist größer als deine (1), also nimmt er dir den König weg. Eine Stadt aus zwei Plättchen hätte nichts geändert.</translation>
        </message>
        <message>
            <source>If the game ended now, how many points would Petr get?</source>
            <translation>Wie viele Punkte bekäme Petr, wenn die Partie jetzt endete?</translation>
        </message>
        <message>
            <source>Three: the king gives 1 point for each of the two completed cities, the robber 1 point for the only completed road.</source>
            <translation>Drei: Der König bringt je 1 Punkt für die beiden abgeschlossenen Städte, der Raubritter 1 Punkt für die einzige abgeschlossene Straße.</translation>
        </message>
        <message>
            <source>The mayor</source>
            <translation>Der Bürgermeister</translation>
        </message>
        <message>
            <source>The mayor is a figure for cities. His strength is the number of coats of arms in the whole city. You are Anna (red); each of you has one mayor. Petr has a knight in the city (1).</source>
            <translation>Der Bürgermeister ist eine Figur für Städte. Seine Stärke ist die Zahl der Wappen in der ganzen Stadt. Du bist Anna (Rot); jeder von euch hat einen Bürgermeister. Petr hat einen Ritter in der Stadt (1).</translation>
        </message>
        <message>
            <source>Your tile shows a city with a coat of arms, the shield on the roofs. No figure stands in the city (1) yet.</source>
            <translation>Dein Plättchen zeigt eine Stadt mit einem Wappen, dem Schild auf den Dächern. In der Stadt (1) steht noch niemand.</translation>
        </message>
        <message>
            <source>Place the tile above the start tile, so that its city grows.</source>
            <translation>Lege das Plättchen über dem Startplättchen an, sodass seine Stadt wächst.</translation>
        </message>
        <message>
            <source>It goes directly above the tile at the lower left, turned so that the city runs from top to bottom.</source>
            <translation>Es gehört direkt über das Plättchen links unten, so gedreht, dass die Stadt von oben nach unten reicht.</translation>
        </message>
        <message>
            <source>The city has two tiles and one coat of arms.</source>
            <translation>Die Stadt hat zwei Plättchen und ein Wappen.</translation>
        </message>
        <message>
            <source>The mayor may only be placed in a city in which no figure stands, not even one of your own. This city is unoccupied.</source>
            <translation>Der Bürgermeister darf nur in eine Stadt gesetzt werden, in der niemand steht, auch keine eigene Figur. Diese Stadt ist unbesetzt.</translation>
        </message>
        <message>
            <source>Place your mayor in the city.</source>
            <translation>Setze deinen Bürgermeister in die Stadt.</translation>
        </message>
        <message>
            <source>Look for the mayor among your figures on the right and drag him into the city.</source>
            <translation>Suche den Bürgermeister rechts unter deinen Figuren und ziehe ihn in die Stadt.</translation>
        </message>
        <message>
            <source>His strength is 1 now: one coat of arms.</source>
            <translation>Seine Stärke ist jetzt 1: ein Wappen.</translation>
        </message>
        <message>
            <source>A meeple always has strength 1. Choose the mayor: each coat of arms makes him stronger.</source>
            <translation>Ein Meeple hat immer Stärke 1. Wähle den Bürgermeister: Jedes Wappen macht ihn stärker.</translation>
        </message>
        <message>
            <source>Petr has made the road longer. Your next tile has a coat of arms as well, and in the corner (1) it joins both cities: yours and Petr’s.</source>
            <translation>Petr hat die Straße verlängert. Auch dein nächstes Plättchen hat ein Wappen, und in der Ecke (1) verbindet es beide Städte: deine und Petrs.</translation>
        </message>
        <message>
            <source>Place the tile so that both cities become one.</source>
            <translation>Lege das Plättchen so an, dass aus beiden Städten eine wird.</translation>
        </message>
        <message>
            <source>The space is at the upper left. Turn the tile until its city faces right and down.</source>
            <translation>Das Feld liegt links oben. Drehe das Plättchen, bis seine Stadt nach rechts und nach unten zeigt.</translation>
        </message>
        <message>
            <source>One city of five tiles with two coats of arms, and it is completed.</source>
            <translation>Eine Stadt aus fünf Plättchen mit zwei Wappen, und sie ist abgeschlossen.</translation>
        </message>
        <message>
            <source>Your mayor and Petr’s knight now stand in the same city. A knight has strength 1; the mayor’s strength is the number of coats of arms. He does not change the points: 2 for each tile and 2 for each coat of arms.</source>
            <translation>Dein Bürgermeister und Petrs Ritter stehen jetzt in derselben Stadt. Ein Ritter hat Stärke 1; die Stärke des Bürgermeisters ist die Zahl der Wappen. An den Punkten ändert er nichts: 2 für jedes Plättchen und 2 für jedes Wappen.</translation>
        </message>
        <message>
            <source>Who gets the 14 points? Mark everybody who does.</source>
            <translation>Wer bekommt die 14 Punkte? Markiere jeden, der sie bekommt.</translation>
        </message>
        <message>
            <source>Two against one: you have the majority. 5 tiles and 2 coats of arms, 14 points. Then the mayor returns to the supply.</source>
            <translation>Zwei gegen eins: Du hast die Mehrheit. 5 Plättchen und 2 Wappen, 14 Punkte. Dann kommt der Bürgermeister in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>Petr has begun another city (1). Your tile can close it, and no figure stands in it.</source>
            <translation>Petr hat eine weitere Stadt begonnen (1). Dein Plättchen kann sie abschließen, und niemand steht darin.</translation>
        </message>
        <message>
            <source>Close the small city (1).</source>
            <translation>Schließe die kleine Stadt (1) ab.</translation>
        </message>
        <message>
            <source>Place the tile above it, with its city at the bottom.</source>
            <translation>Lege das Plättchen darüber an, mit der Stadt nach unten.</translation>
        </message>
        <message>
            <source>Suppose you placed the mayor here, in a completed city of two tiles. Look for coats of arms before you answer.</source>
            <translation>Angenommen, du setzt den Bürgermeister hierher, in eine abgeschlossene Stadt aus zwei Plättchen. Achte auf Wappen, bevor du antwortest.</translation>
        </message>
        <message>
            <source>That is what a normal meeple would get there. The mayor’s strength is the number of coats of arms.</source>
            <translation>So viel bekäme dort ein normaler Meeple. Der Bürgermeister ist so stark, wie es Wappen gibt.</translation>
        </message>
        <message>
            <source>How many points does the mayor bring you?</source>
            <translation>Wie viele Punkte bringt dir der Bürgermeister?</translation>
        </message>
        <message>
            <source>None: without a coat of arms his strength is 0, and a figure with strength 0 does not score. But he still occupies the city. A normal meeple would have scored 4 points.</source>
            <translation>Keine: Ohne Wappen ist seine Stärke 0, und mit Stärke 0 bekommt niemand Punkte. Trotzdem besetzt er die Stadt. Ein normaler Meeple hätte 4 Punkte gebracht.</translation>
        </message>
        <message>
            <source>The Phantom</source>
            <translation>Das Phantom</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have seven normal meeples and a phantom. You have just placed a curve.</source>
            <translation>Du bist Anna und spielst Rot. Außer deinen sieben normalen Meeples hast du ein Phantom. Du hast gerade eine Kurve angelegt.</translation>
        </message>
        <message>
            <source>Place a normal meeple on the road (1).</source>
            <translation>Setze einen normalen Meeple auf die Straße (1).</translation>
        </message>
        <message>
            <source>This time place a normal meeple on the road.</source>
            <translation>Setze diesmal einen normalen Meeple auf die Straße.</translation>
        </message>
        <message>
            <source>Your turn is not over: the phantom may be placed as a second figure.</source>
            <translation>Dein Zug ist noch nicht vorbei: Als zweite Figur darfst du das Phantom setzen.</translation>
        </message>
        <message>
            <source>The phantom goes to another feature of the same tile, one that is unoccupied.</source>
            <translation>Das Phantom kommt in ein anderes Gebiet desselben Plättchens, das unbesetzt ist.</translation>
        </message>
        <message>
            <source>Where may your phantom be placed: on the road (1), in the field (2), in the field (3)? Mark all of them.</source>
            <translation>Wohin darf dein Phantom gesetzt werden: auf die Straße (1), auf die Wiese (2), auf die Wiese (3)? Markiere alle.</translation>
        </message>
        <message>
            <source>In either field. Your own highwayman occupies the road, so the phantom may not be placed there.</source>
            <translation>Auf beide Wiesen. Auf der Straße ist dein eigener Wegelagerer; deshalb ist sie auch für das Phantom besetzt.</translation>
        </message>
        <message>
            <source>You do not have to place it, but do it this time.</source>
            <translation>Du musst es nicht setzen, aber tu es diesmal.</translation>
        </message>
        <message>
            <source>Place your phantom in the field (2).</source>
            <translation>Setze dein Phantom auf die Wiese (2).</translation>
        </message>
        <message>
            <source>This time place it in the other field.</source>
            <translation>Setze es diesmal auf die andere Wiese.</translation>
        </message>
        <message>
            <source>It is a farmer now and stays to the end of the game, like any farmer.</source>
            <translation>Es ist jetzt Bauer und bleibt bis zum Ende der Partie, wie jeder Bauer.</translation>
        </message>
        <message>
            <source>Petr has completed the city (1) with his tile and has placed the phantom as his only figure. A phantom counts like a normal meeple.</source>
            <translation>Petr hat mit seinem Plättchen die Stadt (1) abgeschlossen und als einzige Figur das Phantom gesetzt. Ein Phantom zählt wie ein normaler Meeple.</translation>
        </message>
        <message>
            <source>Four: two tiles at 2 points. The phantom is back in his supply and may be placed again in his next turn.</source>
            <translation>Vier: zwei Plättchen zu je 2 Punkten. Das Phantom ist wieder in seinem Vorrat und darf in seinem nächsten Zug erneut gesetzt werden.</translation>
        </message>
        <message>
            <source>A player who places no figure is not asked about the phantom: it could have been that figure. More about it is in the lessons of this expansion.</source>
            <translation>Wer niemanden setzt, wird nach dem Phantom nicht mehr gefragt: Diese Figur hätte das Phantom sein können. Mehr darüber steht in den Lektionen zu dieser Erweiterung.</translation>
        </message>
        <message>
            <source>The Princess &amp; the Dragon</source>
            <translation>Burgfräulein &amp; Drache</translation>
        </message>
        <message>
            <source>You are Anna and play red. Petr, blue, has a knight (1), and you have a monk (2). You have drawn a volcano. The dragon begins there.</source>
            <translation>Du bist Anna und spielst Rot. Petr, Blau, hat einen Ritter (1), und du hast einen Mönch (2). Du hast einen Vulkan gezogen. Dort beginnt der Drache.</translation>
        </message>
        <message>
            <source>Place the volcano at (3).</source>
            <translation>Lege den Vulkan bei (3) an.</translation>
        </message>
        <message>
            <source>The space (3) lies below Petr’s city.</source>
            <translation>Das Feld (3) liegt unter Petrs Stadt.</translation>
        </message>
        <message>
            <source>The dragon has come.</source>
            <translation>Der Drache ist gekommen.</translation>
        </message>
        <message>
            <source>In this turn no figure may be placed on the volcano. But there is the fairy: she protects a tile, and instead of placing a meeple you may move her to one of yours on the board.</source>
            <translation>In diesem Zug darf niemand auf den Vulkan gesetzt werden. Aber es gibt die Fee: Sie schützt ein Plättchen, und statt einen Meeple zu setzen, darfst du sie zu einem deiner Meeples ziehen.</translation>
        </message>
        <message>
            <source>Move the fairy to your monk (2).</source>
            <translation>Ziehe die Fee zu deinem Mönch (2).</translation>
        </message>
        <message>
            <source>This time use the fairy: move her to your monk.</source>
            <translation>Nutze diesmal die Fee: Ziehe sie zu deinem Mönch.</translation>
        </message>
        <message>
            <source>As long as she is here, the dragon may not enter this tile.</source>
            <translation>Solange sie hier ist, darf der Drache dieses Plättchen nicht betreten.</translation>
        </message>
        <message>
            <source>Petr has placed a second knight (1). At the beginning of your turn the fairy brought you 1 point. You have drawn a road with a dragon: when you have taken an action with it, or passed, the dragon moves.</source>
            <translation>Petr hat einen zweiten Ritter gesetzt (1). Zu Beginn deines Zuges brachte dir die Fee 1 Punkt. Du hast eine Straße mit einem Drachen gezogen: Wenn du damit getan hast, was du willst, zieht der Drache.</translation>
        </message>
        <message>
            <source>Place it south of the volcano, so that it runs from west to east.</source>
            <translation>Sie gehört südlich des Vulkans und führt von Westen nach Osten.</translation>
        </message>
        <message>
            <source>You place no figure. The dragon has up to six steps; you and Petr take turns to move it one step, and you begin. It eats all figures on every tile that it enters. It may go to the knight (1) or to the tile (3), but not to your monk (2): the fairy is there.</source>
            <translation>Du setzt keine Figur. Der Drache macht bis zu sechs Schritte; Petr und du wählt sie abwechselnd, und du beginnst. Auf jedem Plättchen, das er betritt, frisst er alle Figuren. Er darf zum Ritter (1) oder auf das Plättchen (3), aber nicht zu deinem Mönch (2): Dort ist die Fee.</translation>
        </message>
        <message>
            <source>Move the dragon to Petr’s knight (1).</source>
            <translation>Ziehe den Drachen zu Petrs Ritter (1).</translation>
        </message>
        <message>
            <source>The dragon may move south as well, but this time move it north.</source>
            <translation>Der Drache darf auch nach Süden, aber ziehe ihn diesmal nach Norden.</translation>
        </message>
        <message>
            <source>The knight returns to Petr’s supply. Now the dragon cannot move: the fairy is on the tile (2), and the dragon may not return to the tile from which it came. Its move is over.</source>
            <translation>Der Ritter kommt in Petrs Vorrat zurück. Jetzt sitzt der Drache fest: Auf dem Plättchen (2) steht die Fee, und dorthin, woher er kam, darf er nicht zurück. Sein Zug ist vorbei.</translation>
        </message>
        <message>
            <source>Petr has placed a tile, and the fairy brought you another point. You have drawn a princess. She sends a knight away, if you add her to his city.</source>
            <translation>Petr hat ein Plättchen angelegt, und die Fee brachte dir einen weiteren Punkt. Du hast ein Burgfräulein gezogen. Es schickt einen Ritter fort, wenn du es an dessen Stadt anlegst.</translation>
        </message>
        <message>
            <source>Add the princess to Petr’s city (1), at (3).</source>
            <translation>Lege das Burgfräulein bei (3) an Petrs Stadt (1) an.</translation>
        </message>
        <message>
            <source>Turn the tile until its city meets Petr’s.</source>
            <translation>Drehe das Plättchen, bis seine Stadt an Petrs Stadt anschließt.</translation>
        </message>
        <message>
            <source>Your choice is to send the knight away or to do something else. You cannot do both.</source>
            <translation>Du hast die Wahl: den Ritter fortschicken oder etwas anderes tun. Beides geht nicht.</translation>
        </message>
        <message>
            <source>Send Petr’s knight (1) to his supply.</source>
            <translation>Schicke Petrs Ritter (1) in seinen Vorrat.</translation>
        </message>
        <message>
            <source>This time use the princess.</source>
            <translation>Nutze diesmal das Burgfräulein.</translation>
        </message>
        <message>
            <source>The city is empty now.</source>
            <translation>Die Stadt ist jetzt leer.</translation>
        </message>
        <message>
            <source>Petr has placed another tile, and you have drawn a portal. With it you may place a meeple on this tile, or on an incomplete and unoccupied feature of any other tile.</source>
            <translation>Petr hat ein weiteres Plättchen angelegt, und du hast ein Zauberportal gezogen. Damit darfst du einen Meeple nicht nur auf dieses Plättchen setzen, sondern auch auf jedes andere, wo das Gebiet nicht abgeschlossen ist und niemand darin steht.</translation>
        </message>
        <message>
            <source>Place the portal at (1).</source>
            <translation>Lege das Zauberportal bei (1) an.</translation>
        </message>
        <message>
            <source>It has to meet the tile in the east with its field.</source>
            <translation>Es muss mit der Wiese an das Plättchen im Osten grenzen.</translation>
        </message>
        <message>
            <source>The dragon is still on the tile (3), and no meeple may be placed there through a portal.</source>
            <translation>Der Drache steht noch auf dem Plättchen (3), und dorthin darf durch ein Zauberportal niemand gesetzt werden.</translation>
        </message>
        <message>
            <source>Where may you place a meeple: in the large city (1), in the city of the dragon (2), on the road in the south (4)? Mark all of them.</source>
            <translation>Wohin darfst du einen Meeple setzen: in die große Stadt (1), in die Stadt mit dem Drachen (2), auf die Straße im Süden (4)? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>In the large city and on the road: both are incomplete and unoccupied. You take the city.</source>
            <translation>In die große Stadt und auf die Straße: Beide sind nicht abgeschlossen, und niemand steht dort. Du nimmst die Stadt.</translation>
        </message>
        <message>
            <source>So the city (1) that Petr began is yours. The lessons of this expansion show more about the dragon and the fairy, also together with the mayor, the wagon, the builder and the barn.</source>
            <translation>So gehört die Stadt (1), die Petr begonnen hat, dir. Die Lektionen zu dieser Erweiterung zeigen mehr über den Drachen und die Fee, auch zusammen mit Bürgermeister, Wagen, Baumeister und Gutshof.</translation>
        </message>
        <message>
            <source>Besieged cities</source>
            <translation>Belagerte Städte</translation>
        </message>
        <message>
            <source>You are Anna and play red. Two of your knights are on the board: (1) in an ordinary city, (2) in a city with tents in front of its wall. That city is besieged. You have drawn a tile that is besieged as well.</source>
            <translation>Du bist Anna und spielst Rot. Du hast zwei Ritter auf dem Spielplan: (1) in einer gewöhnlichen Stadt, (2) in einer Stadt mit Zelten vor der Mauer. Diese Stadt ist belagert. Du hast ein weiteres belagertes Plättchen gezogen.</translation>
        </message>
        <message>
            <source>The whole city (1) is besieged now, although only one of its two tiles is.</source>
            <translation>Die ganze Stadt (1) ist jetzt belagert, obwohl es nur eines ihrer beiden Plättchen ist.</translation>
        </message>
        <message>
            <source>That would be 2 points for each tile, as in a city without besiegers.</source>
            <translation>Das wären 2 Punkte für jedes Plättchen, wie in einer Stadt ohne Belagerer.</translation>
        </message>
        <message>
            <source>Two: a besieged city gives only 1 point for each tile and each coat of arms. If it is not completed at the end of the game, it gives nothing.</source>
            <translation>Zwei: Eine belagerte Stadt bringt nur 1 Punkt für jedes Plättchen und jedes Wappen. Ist sie am Ende des Spiels nicht abgeschlossen, bringt sie nichts.</translation>
        </message>
        <message>
            <source>Petr has placed a monastery (3). Its tile touches a corner of the tile with your knight (2). You have placed a road, and at the end of your turn this knight may escape.</source>
            <translation>Petr hat ein Kloster gelegt (3). Sein Plättchen berührt eine Ecke des Plättchens mit deinem Ritter (2). Du hast eine Straße gelegt, und am Ende deines Zuges darf dieser Ritter fliehen.</translation>
        </message>
        <message>
            <source>Let the knight (2) escape.</source>
            <translation>Lass den Ritter (2) fliehen.</translation>
        </message>
        <message>
            <source>You may also decline, but this time let the knight escape.</source>
            <translation>Du darfst auch verzichten. Lass diesmal aber den Ritter fliehen.</translation>
        </message>
        <message>
            <source>The knight is in your supply again, without points. It makes no difference that the monk is Petr’s.</source>
            <translation>Der Ritter ist wieder in deinem Vorrat, ohne Punkte. Dass der Mönch Petr gehört, spielt keine Rolle.</translation>
        </message>
        <message>
            <source>One knight may escape in each of your turns, as long as a monastery is near. For the farmers each completed besieged city counts twice.</source>
            <translation>In jedem deiner Züge darf ein Ritter fliehen, solange ein Kloster in der Nähe ist. Für die Bauern zählt jede abgeschlossene belagerte Stadt doppelt.</translation>
        </message>
        <message>
            <source>The Tower</source>
            <translation>Der Turm</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have a knight (2) and a monk (3), Petr has a monk (4) and a highwayman (5). On some tiles there are foundations (1). Each of you has 10 pieces for towers.</source>
            <translation>Du bist Anna und spielst Rot. Du hast einen Ritter (2) und einen Mönch (3), Petr hat einen Mönch (4) und einen Wegelagerer (5). Auf manchen Plättchen gibt es Turmfundamente (1). Jeder von euch beiden hat 10 Turmteile.</translation>
        </message>
        <message>
            <source>You have just placed a tile. Instead of placing a figure you may add one piece to any tower, wherever it is.</source>
            <translation>Du hast gerade ein Plättchen angelegt. Statt eine Figur zu setzen, darfst du auf einen beliebigen Turm ein Turmteil setzen, wo immer er steht.</translation>
        </message>
        <message>
            <source>Add a piece to the foundation (1).</source>
            <translation>Setze ein Turmteil auf das Turmfundament (1).</translation>
        </message>
        <message>
            <source>This time add a piece to the tower.</source>
            <translation>Setze diesmal ein Turmteil auf den Turm.</translation>
        </message>
        <message>
            <source>The tower reaches as many tiles in each of the four directions as it has pieces: now one.</source>
            <translation>Der Turm reicht in jede der vier Richtungen so viele Plättchen weit, wie er Turmteile hat: jetzt eines.</translation>
        </message>
        <message>
            <source>You may take one meeple in reach as a prisoner.</source>
            <translation>Einen Meeple in Reichweite darfst du gefangen nehmen.</translation>
        </message>
        <message>
            <source>Take Petr’s monk (4) as a prisoner.</source>
            <translation>Nimm Petrs Mönch (4) gefangen.</translation>
        </message>
        <message>
            <source>You may leave him, or even take your own meeple, which would return to your supply. This time take Petr’s monk.</source>
            <translation>Du darfst ihn stehen lassen oder sogar einen eigenen nehmen, der dann in deinen Vorrat zurückkäme. Nimm diesmal Petrs Mönch gefangen.</translation>
        </message>
        <message>
            <source>You hold him. He is not in Petr’s supply.</source>
            <translation>Er ist dein Gefangener. In Petrs Vorrat ist er nicht.</translation>
        </message>
        <message>
            <source>At the beginning of his turn Petr has bought him back: 3 points went from him to you. Then he placed a tile and added a second piece to the tower (1).</source>
            <translation>Zu Beginn seines Zuges hat Petr ihn ausgelöst: 3 Punkte gingen von ihm an dich. Dann hat er ein Plättchen angelegt und ein zweites Turmteil auf den Turm (1) gesetzt.</translation>
        </message>
        <message>
            <source>Which figures may he take now: your knight (2), your monk (3)? Mark all of them.</source>
            <translation>Wen darf er jetzt gefangen nehmen: deinen Ritter (2), deinen Mönch (3)? Markiere alle, die erlaubt sind.</translation>
        </message>
        <message>
            <source>Either, but only one of them. He takes the monk.</source>
            <translation>Jeden von beiden, aber nur einen. Er nimmt den Mönch.</translation>
        </message>
        <message>
            <source>Petr holds one of yours. It is your turn, you have placed a road. You could buy your meeple back, too, but there is another way: Petr’s highwayman (5) is three tiles away from the tower.</source>
            <translation>Petr hält einen von deinen gefangen. Du bist am Zug und hast eine Straße angelegt. Du könntest deinen Meeple auch auslösen, aber es geht noch anders: Petrs Wegelagerer (5) ist drei Plättchen vom Turm entfernt.</translation>
        </message>
        <message>
            <source>Add a third piece to the tower (1).</source>
            <translation>Setze ein drittes Turmteil auf den Turm (1).</translation>
        </message>
        <message>
            <source>The tower has three pieces and reaches three tiles.</source>
            <translation>Der Turm hat drei Turmteile und reicht drei Plättchen weit.</translation>
        </message>
        <message>
            <source>Take the highwayman (5).</source>
            <translation>Nimm den Wegelagerer (5) gefangen.</translation>
        </message>
        <message>
            <source>This time take the highwayman.</source>
            <translation>Nimm diesmal den Wegelagerer gefangen.</translation>
        </message>
        <message>
            <source>Now each of you would hold a prisoner of the other: they are exchanged immediately, one for one. Both meeples return to their supplies.</source>
            <translation>Jetzt hätte jeder von euch einen Gefangenen des anderen: Sie werden sofort ausgetauscht, einer gegen einen. Beide Meeples kommen in ihren Vorrat zurück.</translation>
        </message>
        <message>
            <source>Petr has placed a tile and no figure. You have placed a tile, too.</source>
            <translation>Petr hat ein Plättchen angelegt und keine Figur gesetzt. Auch du hast eines angelegt.</translation>
        </message>
        <message>
            <source>Close the tower (1) with a meeple.</source>
            <translation>Schließe den Turm (1) mit einem Meeple.</translation>
        </message>
        <message>
            <source>This time place a meeple on the tower.</source>
            <translation>Setze diesmal einen Meeple auf den Turm.</translation>
        </message>
        <message>
            <source>No more pieces can be added to it. Up there the meeple scores nothing.</source>
            <translation>Niemand setzt mehr ein Turmteil darauf. Punkte bringt der Meeple dort oben nicht.</translation>
        </message>
        <message>
            <source>The lessons of this expansion show more: how far a tower reaches, which figures it may take, and which meeple comes back if there are several prisoners.</source>
            <translation>Mehr zeigen die Lektionen zu dieser Erweiterung: wie weit ein Turm reicht, wen er gefangen nimmt und wen nicht, und wer zurückkommt, wenn es mehrere Gefangene gibt.</translation>
        </message>
        <message>
            <source>Traders &amp; Builders</source>
            <translation>Händler &amp; Baumeister</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your highwayman is on the road (1), and you have just placed the straight road (2). Now you also have a builder and a pig. They are not meeples: they occupy no feature and do not count for the majority.</source>
            <translation>Du bist Anna und spielst Rot. Ein Wegelagerer von dir steht auf der Straße (1), und du hast soeben die gerade Straße (2) angelegt. Neben den Meeples hast du jetzt einen Baumeister und ein Schwein: Sie sind keine Meeples, besetzen nichts und zählen nicht für die Mehrheit.</translation>
        </message>
        <message>
            <source>The builder is placed instead of a meeple on a road or in a city of the tile just placed, if one of your own meeples is anywhere on it.</source>
            <translation>Der Baumeister wird anstelle eines Meeples auf eine Straße oder in eine Stadt des gerade angelegten Plättchens gesetzt, wenn irgendwo in diesem Gebiet ein eigener Meeple steht.</translation>
        </message>
        <message>
            <source>Where may you place the builder?</source>
            <translation>Wohin darfst du den Baumeister setzen?</translation>
        </message>
        <message>
            <source>On the road (1), because your highwayman is on the same road. Not in a field (2), and only on the tile just placed (3).</source>
            <translation>Auf die Straße (1), denn auf derselben Straße steht dein Wegelagerer. Nicht auf eine Wiese (2), und nur auf das gerade angelegte Plättchen (3).</translation>
        </message>
        <message>
            <source>A builder brings no points. It brings turns.</source>
            <translation>Ein Baumeister bringt keine Punkte. Er bringt Züge.</translation>
        </message>
        <message>
            <source>Place the builder on the road.</source>
            <translation>Setze den Baumeister auf die Straße.</translation>
        </message>
        <message>
            <source>Drag the builder onto the road of the tile you have just placed.</source>
            <translation>Ziehe den Baumeister auf die Straße des gerade angelegten Plättchens.</translation>
        </message>
        <message>
            <source>Now it waits for a tile that extends its road.</source>
            <translation>Jetzt wartet er auf ein Plättchen, das seine Straße verlängert.</translation>
        </message>
        <message>
            <source>Petr has placed a monastery. You have drawn a junction: it extends the road with your builder, and completes it.</source>
            <translation>Petr hat ein Kloster angelegt. Du hast eine Kreuzung gezogen: Sie verlängert die Straße mit deinem Baumeister und schließt sie ab.</translation>
        </message>
        <message>
            <source>Place it at the eastern end of the road, turned in any way that fits.</source>
            <translation>Lege sie am östlichen Ende der Straße an, beliebig gedreht, solange sie passt.</translation>
        </message>
        <message>
            <source>The road is extended: you have a double turn.</source>
            <translation>Die Straße ist verlängert: Du hast einen Doppelzug.</translation>
        </message>
        <message>
            <source>Nothing is left out of the first part of the turn: you may place a meeple now, and then completed features are scored. Here you keep your meeples for the second tile.</source>
            <translation>Der erste Teil des Zuges läuft wie immer ab: Du darfst jetzt einen Meeple setzen, und dann wird gewertet, was abgeschlossen ist. Hier hebst du deine Meeples für das zweite Plättchen auf.</translation>
        </message>
        <message>
            <source>3 tiles, 3 points: the builder adds none. The highwayman and the builder return to your supply.</source>
            <translation>3 Plättchen, 3 Punkte: Der Baumeister bringt keinen dazu. Wegelagerer und Baumeister kommen in deinen Vorrat zurück.</translation>
        </message>
        <message>
            <source>It is still your turn. The second tile is due although the builder has returned to the supply. A road begins at the junction (1).</source>
            <translation>Du bist noch am Zug. Das zweite Plättchen steht dir zu, obwohl der Baumeister in den Vorrat zurückgekommen ist. An der Kreuzung beginnt eine Straße (1).</translation>
        </message>
        <message>
            <source>Now a figure may follow, as in any turn.</source>
            <translation>Jetzt darf wie in jedem Zug eine Figur folgen.</translation>
        </message>
        <message>
            <source>Meeple and builder both lie in your supply again.</source>
            <translation>Meeple und Baumeister liegen beide wieder in deinem Vorrat.</translation>
        </message>
        <message>
            <source>Which of them may be placed on this road?</source>
            <translation>Wer von ihnen darf auf diese Straße gesetzt werden?</translation>
        </message>
        <message>
            <source>The meeple: no figure is on this road. The builder may follow when you extend the road the next time, because it needs a meeple of yours there.</source>
            <translation>Der Meeple: Auf dieser Straße steht niemand. Der Baumeister darf folgen, wenn du die Straße das nächste Mal verlängerst, denn er braucht dort einen Meeple von dir.</translation>
        </message>
        <message>
            <source>There is never a third tile, even if the second one extends the feature with your builder: now it was Petr’s turn. The lessons of this expansion show builders and goods with abbeys, barns and cities.</source>
            <translation>Ein drittes Plättchen gibt es nie, auch wenn das zweite das Gebiet mit deinem Baumeister erweitert: Danach war Petr am Zug. Baumeister und Waren zusammen mit Abteien, Gutshöfen und Städten zeigen die Lektionen zu dieser Erweiterung.</translation>
        </message>
        <message>
            <source>The Tunnel</source>
            <translation>Die Tunnel</translation>
        </message>
        <message>
            <source>You are Anna and play red. On the middle tile two roads end at tunnel entrances, (1) and (2). Your highwayman is on the western road. It ends at a monastery in the west, but it is open at its entrance (1). You have pairs of tunnel tokens; both tokens of a pair show the same symbol.</source>
            <translation>Du bist Anna und spielst Rot. Auf dem mittleren Plättchen enden zwei Straßen an Tunneleingängen, (1) und (2). Auf der westlichen Straße steht dein Wegelagerer. Sie endet im Westen an einem Kloster, an ihrem Eingang (1) aber ist sie offen. Du hast Paare von Tunnelplättchen; beide Plättchen eines Paares zeigen das gleiche Zeichen.</translation>
        </message>
        <message>
            <source>Place a token with a circle on the entrance of your road (1).</source>
            <translation>Lege ein Plättchen mit Kreis auf den Eingang deiner Straße (1).</translation>
        </message>
        <message>
            <source>That is allowed, but this time place a token with a circle on the western entrance (1).</source>
            <translation>Das ist erlaubt, lege diesmal aber ein Plättchen mit Kreis auf den westlichen Eingang (1).</translation>
        </message>
        <message>
            <source>One token alone changes nothing: the road stays open until the second token of the pair lies.</source>
            <translation>Ein Plättchen allein ändert nichts: Die Straße bleibt offen, bis das zweite Plättchen des Paares liegt.</translation>
        </message>
        <message>
            <source>It is your next turn; only one token may be placed in a turn. Now you place the second token with a circle on the eastern entrance (2). That road ends at a monastery, too.</source>
            <translation>Du bist wieder am Zug; in einem Zug darf nur ein Tunnelplättchen gelegt werden. Nun legst du das zweite Plättchen mit Kreis auf den östlichen Eingang (2). Auch diese Straße endet an einem Kloster.</translation>
        </message>
        <message>
            <source>Three. Both roads are one road now, and it is complete. It has three tiles; the middle one counts once, and the tunnel itself counts nothing.</source>
            <translation>Drei. Beide Straßen sind jetzt eine Straße, und sie ist abgeschlossen. Sie hat drei Plättchen; das mittlere zählt einmal, und der Tunnel selbst zählt nichts.</translation>
        </message>
        <message>
            <source>The two entrances of a pair may be far apart, on any tiles. The lessons of this expansion show more.</source>
            <translation>Die beiden Eingänge eines Paares können weit voneinander entfernt sein, auf beliebigen Plättchen. Mehr zeigen die Lektionen dieser Erweiterung.</translation>
        </message>
        <message>
            <source>The wagon</source>
            <translation>Der Wagen</translation>
        </message>
        <message>
            <source>The wagon is placed like a meeple: on a road, in a city, in a monastery, never in a field. But when its feature has been scored, it does not have to return to the supply: it may move to another feature. You are Anna (red).</source>
            <translation>Der Wagen wird wie ein Meeple gesetzt: auf eine Straße, in eine Stadt, in ein Kloster, nie auf eine Wiese. Aber wenn sein Gebiet gewertet ist, muss er nicht in den Vorrat zurück: Er darf in ein anderes Gebiet weiterziehen. Du bist Anna (Rot).</translation>
        </message>
        <message>
            <source>On the left the road ends at a junction (1). Your tile is a junction, too: it can close the road’s other end.</source>
            <translation>Links endet die Straße an einer Kreuzung (1). Auch dein Plättchen ist eine Kreuzung: Es kann die Straße am anderen Ende abschließen.</translation>
        </message>
        <message>
            <source>Put it on the right, where the road is still open.</source>
            <translation>Lege es rechts an, wo die Straße noch offen ist.</translation>
        </message>
        <message>
            <source>This tile completes the road, and the road is unoccupied. You may place the wagon on it now: it is scored in the same turn.</source>
            <translation>Mit diesem Plättchen ist die Straße abgeschlossen, und niemand steht darauf. Du darfst jetzt den Wagen daraufsetzen: Er wird noch im selben Zug gewertet.</translation>
        </message>
        <message>
            <source>Place your wagon on the road (1), to the left of the junction.</source>
            <translation>Setze deinen Wagen auf die Straße (1), links von der Kreuzung.</translation>
        </message>
        <message>
            <source>Look for the wagon among your figures on the right and drag it onto the left arm of the new tile.</source>
            <translation>Suche den Wagen rechts unter deinen Figuren und ziehe ihn auf den linken Arm des neuen Plättchens.</translation>
        </message>
        <message>
            <source>A meeple would score the 3 points as well, but then it would return to the supply. Take the wagon.</source>
            <translation>Auch ein Meeple würde die 3 Punkte bringen, aber dann käme er in den Vorrat zurück. Nimm den Wagen.</translation>
        </message>
        <message>
            <source>By the rules of the new edition the range of the wagon is its own tile and the 8 surrounding tiles. It may move to any feature within this range that is incomplete and unoccupied, but never to a field. It is placed on a part that lies within range.</source>
            <translation>Nach den Regeln der neuen Ausgabe umfasst die Reichweite des Wagens sein eigenes Plättchen und die 8 Plättchen ringsum. Er darf in jedes Gebiet in dieser Reichweite weiterziehen, das unbesetzt und nicht abgeschlossen ist, aber nie auf eine Wiese. Gesetzt wird er auf einen Teil, der in Reichweite liegt.</translation>
        </message>
        <message>
            <source>(1) and (2) lie within range and are incomplete and unoccupied. Petr’s knight stands in (3), (4) lies two tiles away, and (5) is a field.</source>
            <translation>(1) und (2) liegen in Reichweite und sind unvollendet und unbesetzt. In (3) steht Petrs Ritter, (4) liegt zwei Plättchen entfernt, und (5) ist eine Wiese.</translation>
        </message>
        <message>
            <source>A city can score many points: a good choice for the wagon.</source>
            <translation>Eine Stadt kann viele Punkte bringen: eine gute Wahl für den Wagen.</translation>
        </message>
        <message>
            <source>Drag the wagon into the city (1).</source>
            <translation>Ziehe den Wagen in die Stadt (1).</translation>
        </message>
        <message>
            <source>It may move there. But this time send it into the city at the top of the middle tile.</source>
            <translation>Dorthin darf er weiterziehen. Schicke ihn diesmal aber in die Stadt oben auf dem mittleren Plättchen.</translation>
        </message>
        <message>
            <source>You now occupy the city without placing another figure.</source>
            <translation>Jetzt besetzt du die Stadt, ohne eine weitere Figur zu setzen.</translation>
        </message>
        <message>
            <source>You may return it to the supply. But it is better to move it to the city (1).</source>
            <translation>Du darfst ihn in den Vorrat zurücknehmen. Besser ist es aber, mit ihm in die Stadt (1) weiterzuziehen.</translation>
        </message>
        <message>
            <source>In the classic edition the distance does not matter. The wagon moves along a connection: from a road through a junction, through a gate, to a monastery at its end. From the road that was scored the wagon could have moved to the roads at both junctions, but not into the city. The lessons about the wagon show both editions on the same boards.</source>
            <translation>In der klassischen Ausgabe entscheidet nicht die Entfernung, sondern die Verbindung: von einer Straße durch eine Kreuzung, durch ein Stadttor, in ein Kloster an ihrem Ende. Von der gewerteten Straße hätte der Wagen auf die Straßen an beiden Kreuzungen weiterziehen können, aber nicht in die Stadt. Die Lektionen über den Wagen zeigen beide Ausgaben auf denselben Spielplänen.</translation>
        </message>
        <message>
            <source>No mayor in a city with a wagon</source>
            <translation>Kein Bürgermeister in einer Stadt mit Wagen</translation>
        </message>
        <message>
            <source>You are Anna and play red; Petr plays blue. Petr’s wagon stands in this city (1). You have drawn a tile with two separate pieces of city.</source>
            <translation>Du bist Anna und spielst Rot; Petr spielt Blau. In dieser Stadt (1) steht Petrs Wagen. Du hast ein Plättchen mit zwei getrennten Stadtteilen gezogen.</translation>
        </message>
        <message>
            <source>Close Petr’s city with it, so that your second piece opens upwards.</source>
            <translation>Schließe damit Petrs Stadt so ab, dass sich der zweite Stadtteil nach oben öffnet.</translation>
        </message>
        <message>
            <source>Place it to the right of the upper tile of Petr’s city and do not turn it.</source>
            <translation>Lege es rechts neben das obere Plättchen von Petrs Stadt und drehe es nicht.</translation>
        </message>
        <message>
            <source>A mayor may only be placed in a city without any meeple. A wagon is a meeple as well: in a city it is a knight like any other.</source>
            <translation>Einen Bürgermeister darfst du nur in eine Stadt setzen, in der kein Meeple steht. Auch ein Wagen ist ein Meeple: In einer Stadt ist er ein Ritter wie jeder andere.</translation>
        </message>
        <message>
            <source>Where may you place your mayor? Mark every possibility.</source>
            <translation>Wohin darfst du deinen Bürgermeister setzen? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>Only in the new city. The other one is occupied by Petr’s wagon, so neither a mayor nor any other meeple may be placed there.</source>
            <translation>Nur in die neue Stadt. Die andere ist von Petrs Wagen besetzt, also darf weder ein Bürgermeister noch ein anderer Meeple hinein.</translation>
        </message>
        <message>
            <source>The new city (1) is free; Petr’s city (2) is completed and will be scored now.</source>
            <translation>Die neue Stadt (1) ist frei; Petrs Stadt (2) ist abgeschlossen und wird jetzt gewertet.</translation>
        </message>
        <message>
            <source>Place your mayor in the new city.</source>
            <translation>Setze deinen Bürgermeister in die neue Stadt.</translation>
        </message>
        <message>
            <source>That is allowed, but this time place the mayor in the new city at the top of the tile.</source>
            <translation>Das ist erlaubt, aber setze diesmal den Bürgermeister in die neue Stadt oben auf dem Plättchen.</translation>
        </message>
        <message>
            <source>Petr gets six points for his city. Now his wagon may move or return to the supply.</source>
            <translation>Petr bekommt sechs Punkte für seine Stadt. Jetzt darf sein Wagen weiterziehen oder in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>Both the new city and the road are within range of Petr’s wagon.</source>
            <translation>Sowohl die neue Stadt als auch die Straße liegen in Reichweite von Petrs Wagen.</translation>
        </message>
        <message>
            <source>Where may Petr’s wagon move to? Mark every possibility.</source>
            <translation>Wohin darf Petrs Wagen weiterziehen? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>Only to the road. Your mayor stands in the new city, so the wagon may not move there. A mayor occupies a city even without a coat of arms.</source>
            <translation>Nur auf die Straße. In der neuen Stadt steht dein Bürgermeister, also darf der Wagen nicht dorthin. Ein Bürgermeister besetzt eine Stadt auch ohne Wappen.</translation>
        </message>
        <message>
            <source>The mayor: no coat of arms, no points</source>
            <translation>Der Bürgermeister: ohne Wappen keine Punkte</translation>
        </message>
        <message>
            <source>You are Anna and play red; Petr plays blue. Petr’s mayor stands in the city on the right (1), yours in the middle one (2), and a knight of Petr’s in the one on the far left. None of the three has a coat of arms. You have drawn a tile with a single piece of city.</source>
            <translation>Du bist Anna und spielst Rot; Petr spielt Blau. Petrs Bürgermeister steht in der Stadt rechts (1), deiner in der mittleren (2) und ein Ritter von Petr in der ganz links. Keine der drei hat ein Wappen. Du hast ein Plättchen mit einem einzigen Stadtteil gezogen.</translation>
        </message>
        <message>
            <source>Close Petr’s city on the right.</source>
            <translation>Schließe Petrs Stadt rechts ab.</translation>
        </message>
        <message>
            <source>Put it where the city of Petr’s mayor is open, on the right.</source>
            <translation>Lege es rechts an, wo die Stadt mit Petrs Bürgermeister offen ist.</translation>
        </message>
        <message>
            <source>The city is completed. Will it bring Petr points?</source>
            <translation>Die Stadt ist abgeschlossen. Bringt sie Petr Punkte?</translation>
        </message>
        <message>
            <source>First you may place a figure. The city counts as occupied, however strong its mayor is.</source>
            <translation>Zuerst darfst du eine Figur setzen. Die Stadt gilt als besetzt, ganz gleich, wie stark ihr Bürgermeister ist.</translation>
        </message>
        <message>
            <source>Petr’s mayor occupies the city, so no other figure may be placed there. The field would be free, but you place no figure.</source>
            <translation>Petrs Bürgermeister besetzt die Stadt, also darf keine andere Figur hinein. Die Wiese wäre frei, aber du setzt keine Figur.</translation>
        </message>
        <message>
            <source>The city is scored: three tiles, no coat of arms, and only a mayor in it.</source>
            <translation>Die Stadt wird gewertet: drei Plättchen, kein Wappen und nur ein Bürgermeister darin.</translation>
        </message>
        <message>
            <source>Nobody. Without a coat of arms a mayor has no strength: the city is occupied, but the mayor scores nothing. He is returned to Petr.</source>
            <translation>Niemand. Ohne Wappen hat ein Bürgermeister keine Stärke: Die Stadt ist besetzt, aber der Bürgermeister bekommt nichts. Er kommt zu Petr zurück.</translation>
        </message>
        <message>
            <source>Now Petr joins your city with his on the left (1) and completes it. Your mayor and his knight stand in it, and there is no coat of arms here either.</source>
            <translation>Jetzt verbindet Petr deine Stadt mit seiner links (1) und schließt sie ab. Darin stehen dein Bürgermeister und sein Ritter, und auch hier gibt es kein Wappen.</translation>
        </message>
        <message>
            <source>Who gets the eight points?</source>
            <translation>Wer bekommt die acht Punkte?</translation>
        </message>
        <message>
            <source>Petr alone: his knight has strength 1, your mayor strength 0. One coat of arms would have made it a tie, two would have made the city yours.</source>
            <translation>Petr allein: Sein Ritter hat Stärke 1, dein Bürgermeister Stärke 0. Mit einem Wappen wäre es ein Gleichstand gewesen, mit zwei Wappen hätte die Stadt dir gehört.</translation>
        </message>
        <message>
            <source>The mayor: three coats of arms</source>
            <translation>Der Bürgermeister: drei Wappen</translation>
        </message>
        <message>
            <source>You are Anna and play red; Petr plays blue. You have just placed the tile on the right: a second city (1), with one coat of arms. No figure stands in it. Petr’s knight is in the city on the left (2).</source>
            <translation>Du bist Anna und spielst Rot; Petr spielt Blau. Du hast gerade das Plättchen rechts angelegt: eine zweite Stadt (1) mit einem Wappen. In ihr steht niemand. Petrs Ritter ist in der Stadt links (2).</translation>
        </message>
        <message>
            <source>Place your mayor in the city on the right.</source>
            <translation>Setze deinen Bürgermeister in die Stadt rechts.</translation>
        </message>
        <message>
            <source>That is allowed, but this time place the mayor in the city.</source>
            <translation>Das ist erlaubt, aber setze diesmal den Bürgermeister in die Stadt.</translation>
        </message>
        <message>
            <source>His strength is the number of coats of arms in the city when it is scored. Now that would be 1, the same as a meeple.</source>
            <translation>Seine Stärke ist die Zahl der Wappen in der Stadt, wenn sie gewertet wird. Jetzt wäre das 1, so viel wie bei einem Meeple.</translation>
        </message>
        <message>
            <source>A meeple always has strength 1. The mayor becomes stronger with the city: place the mayor.</source>
            <translation>Ein Meeple hat Stärke 1, und dabei bleibt es. Der Bürgermeister wird mit der Stadt stärker: Setze den Bürgermeister.</translation>
        </message>
        <message>
            <source>Petr has made his city larger at the top. What could he place on the new tile?</source>
            <translation>Petr hat seine Stadt oben vergrößert. Was könnte er auf das neue Plättchen setzen?</translation>
        </message>
        <message>
            <source>Which of these may Petr do? Mark all of them.</source>
            <translation>Was davon darf Petr? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>A mayor may only be placed in a city in which no figure stands, not even one of the same player. They can only meet when cities are joined later. Petr places no figure.</source>
            <translation>Einen Bürgermeister darf man nur in eine Stadt setzen, in der keine Figur steht, auch keine eigene. Treffen können sie sich nur, wenn Städte später verbunden werden. Petr setzt keine Figur.</translation>
        </message>
        <message>
            <source>You draw a tile with city on both sides and a coat of arms. It fits between the two cities.</source>
            <translation>Du ziehst ein Plättchen mit Stadt auf beiden Seiten und einem Wappen. Es passt zwischen die beiden Städte.</translation>
        </message>
        <message>
            <source>Put the tile between the two cities, so that they become one.</source>
            <translation>Lege das Plättchen zwischen die beiden Städte, damit sie zu einer werden.</translation>
        </message>
        <message>
            <source>Now it is one city of six tiles, closed all around, with three coats of arms.</source>
            <translation>Jetzt ist es eine einzige Stadt aus sechs Plättchen, ringsum geschlossen, mit drei Wappen.</translation>
        </message>
        <message>
            <source>Your mayor and Petr’s knight stand in the same city now. The city has six tiles and three coats of arms.</source>
            <translation>Dein Bürgermeister und Petrs Ritter stehen jetzt in derselben Stadt. Sie hat sechs Plättchen und drei Wappen.</translation>
        </message>
        <message>
            <source>You have counted each coat of arms as 1 point. In a completed city it counts 2, like a tile.</source>
            <translation>Du hast jedes Wappen als 1 Punkt gezählt. In einer abgeschlossenen Stadt zählt es 2, wie ein Plättchen.</translation>
        </message>
        <message>
            <source>The mayor has strength 3 for three coats of arms, Petr’s knight strength 1. So you score all the points, as many as without a mayor: six tiles make twelve, the coats of arms six, eighteen together. Petr gets none.</source>
            <translation>Der Bürgermeister hat für drei Wappen Stärke 3, Petrs Ritter Stärke 1. Du bekommst also alle Punkte, und zwar so viele wie ohne Bürgermeister: zwölf für die sechs Plättchen, sechs für die Wappen, zusammen achtzehn. Petr bekommt keine.</translation>
        </message>
        <message>
            <source>Several mayors: zero against zero</source>
            <translation>Mehrere Bürgermeister: null gegen null</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your mayor stands in this city (1), Petr’s in the one to the left of it (2). Neither has a coat of arms. You have drawn a tile that fits between them.</source>
            <translation>Du bist Anna und spielst Rot. Dein Bürgermeister steht in dieser Stadt (1), Petrs in der links daneben (2). Keine von beiden hat ein Wappen. Du hast ein Plättchen gezogen, das dazwischenpasst.</translation>
        </message>
        <message>
            <source>Place the tile in the gap between the two cities on the left, with the city on its left and right side.</source>
            <translation>Lege das Plättchen auf das leere Feld zwischen den beiden Städten links, mit der Stadt auf der linken und der rechten Seite.</translation>
        </message>
        <message>
            <source>Two cities have become one, and it is completed.</source>
            <translation>Aus zwei Städten ist eine geworden, und sie ist abgeschlossen.</translation>
        </message>
        <message>
            <source>Four tiles, eight points, no coat of arms. You place no figure. Each of the two mayors has strength zero.</source>
            <translation>Vier Plättchen, acht Punkte, kein Wappen. Du setzt keine Figur. Jeder der beiden Bürgermeister hat Stärke null.</translation>
        </message>
        <message>
            <source>Nobody. Zero against zero is no tie for the majority: a city that contains only mayors and no coat of arms brings no points to any of them. Both mayors return to the supply.</source>
            <translation>Niemand. Null gegen null ist kein Gleichstand um die Mehrheit: Eine Stadt, in der nur Bürgermeister stehen und kein Wappen ist, bringt keinem von ihnen Punkte. Beide Bürgermeister kommen in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>Eva’s mayor (1) and Jan’s mayor (2) are in the same situation, but the tile that Petr places between them shows a coat of arms. He places no figure.</source>
            <translation>Evas Bürgermeister (1) und Jans Bürgermeister (2) sind in derselben Lage, aber das Plättchen, das Petr zwischen sie legt, zeigt ein Wappen. Er setzt keine Figur.</translation>
        </message>
        <message>
            <source>Who gets points for this city?</source>
            <translation>Wer bekommt Punkte für diese Stadt?</translation>
        </message>
        <message>
            <source>Both. With one coat of arms each mayor has strength one: that is a tie, and Eva and Jan get all ten points each.</source>
            <translation>Beide. Mit einem Wappen hat jeder Bürgermeister Stärke eins: Das ist ein Gleichstand, und Eva und Jan bekommen je alle zehn Punkte.</translation>
        </message>
        <message>
            <source>When the phantom may follow</source>
            <translation>Wann das Phantom folgen darf</translation>
        </message>
        <message>
            <source>You are Anna and play red. There are two foundations (1), (2), and Petr has a monk (3). Instead of placing a figure you may add a piece to a tower.</source>
            <translation>Du bist Anna und spielst Rot. Es gibt zwei Turmfundamente (1), (2), und Petr hat einen Mönch (3). Statt eine Figur zu setzen, darfst du ein Turmteil auf einen Turm setzen.</translation>
        </message>
        <message>
            <source>The tower reaches the monk.</source>
            <translation>Der Turm erreicht den Mönch.</translation>
        </message>
        <message>
            <source>Take Petr’s monk (3) as a prisoner.</source>
            <translation>Nimm Petrs Mönch (3) gefangen.</translation>
        </message>
        <message>
            <source>This time take Petr’s monk as a prisoner.</source>
            <translation>Nimm diesmal Petrs Mönch gefangen.</translation>
        </message>
        <message>
            <source>The phantom may follow any first choice, this one as well.</source>
            <translation>Das Phantom darf auf jede erste Entscheidung folgen, auch auf diese.</translation>
        </message>
        <message>
            <source>It may be placed on a feature of the tile just placed, or on a tower.</source>
            <translation>Es darf in ein Gebiet des gerade angelegten Plättchens oder auf einen Turm gesetzt werden.</translation>
        </message>
        <message>
            <source>Where may your phantom be placed: in the city (1), on the tower (2), on the other foundation (3)? Mark all of them.</source>
            <translation>Wohin darf dein Phantom gesetzt werden: in die Stadt (1), auf den Turm (2), auf das andere Turmfundament (3)? Markiere alle.</translation>
        </message>
        <message>
            <source>In the city or on the tower, which it closes. No figure may be placed on a bare foundation. You may not add a second piece instead of the phantom.</source>
            <translation>In die Stadt oder auf den Turm, den es schließt. Auf ein leeres Turmfundament darf niemand. Statt des Phantoms wird kein zweites Turmteil gesetzt.</translation>
        </message>
        <message>
            <source>Petr has placed a knight in his city (1). You have placed a tile with a princess (2) next to it: you may send the knight away.</source>
            <translation>Petr hat einen Ritter in seine Stadt gesetzt (1). Du hast ein Plättchen mit einem Burgfräulein (2) daneben angelegt: Du darfst den Ritter fortschicken.</translation>
        </message>
        <message>
            <source>This time the princess sends the knight away.</source>
            <translation>Diesmal schickt das Burgfräulein den Ritter fort.</translation>
        </message>
        <message>
            <source>Your turn is over. After a princess has sent a knight away there is no phantom.</source>
            <translation>Dein Zug ist vorbei. Nachdem ein Burgfräulein einen Ritter fortgeschickt hat, gibt es kein Phantom.</translation>
        </message>
        <message>
            <source>If the first choice is skipped, there is no phantom either: Petr has placed a tile and no figure. It is your turn.</source>
            <translation>Wenn zuerst nichts gewählt wird, folgt auch kein Phantom: Petr hat ein Plättchen angelegt und keine Figur gesetzt. Du bist am Zug.</translation>
        </message>
        <message>
            <source>The phantom in a double turn</source>
            <translation>Das Phantom in einem Doppelzug</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your tile has completed a city (1) and has extended the road with your builder (2): you have a double turn.</source>
            <translation>Du bist Anna und spielst Rot. Dein Plättchen hat eine Stadt abgeschlossen (1) und die Straße mit deinem Baumeister verlängert (2): Du hast einen Doppelzug.</translation>
        </message>
        <message>
            <source>Place your phantom in the city (1).</source>
            <translation>Setze dein Phantom in die Stadt (1).</translation>
        </message>
        <message>
            <source>This time the phantom goes to the city.</source>
            <translation>Diesmal kommt das Phantom in die Stadt.</translation>
        </message>
        <message>
            <source>4 points, and the phantom is back in your supply.</source>
            <translation>4 Punkte, und das Phantom ist wieder in deinem Vorrat.</translation>
        </message>
        <message>
            <source>With the second tile of your double turn you have placed a farmer (1).</source>
            <translation>Mit dem zweiten Plättchen deines Doppelzugs hast du einen Bauern gesetzt (1).</translation>
        </message>
        <message>
            <source>May your phantom be placed again: in the field (2), on the road (3)?</source>
            <translation>Darf dein Phantom erneut gesetzt werden: auf die Wiese (2), auf die Straße (3)?</translation>
        </message>
        <message>
            <source>Yes, in the field: each part of a double turn has its own phantom, if it is in the supply. The road is occupied by your own highwayman.</source>
            <translation>Ja, auf die Wiese: In jedem Teil eines Doppelzugs darf das Phantom folgen, wenn es im Vorrat ist. Die Straße ist von deinem Wegelagerer besetzt.</translation>
        </message>
        <message>
            <source>The phantom and the portal</source>
            <translation>Das Phantom und das Zauberportal</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have placed a tile with a portal (1). Through it a meeple may be placed in the monastery (2) or in the city (3).</source>
            <translation>Du bist Anna und spielst Rot. Du hast ein Plättchen mit einem Zauberportal angelegt (1). Durch dieses darf ein Meeple in das Kloster (2) oder in die Stadt (3) gesetzt werden.</translation>
        </message>
        <message>
            <source>Place a normal meeple in the monastery (2).</source>
            <translation>Setze einen normalen Meeple in das Kloster (2).</translation>
        </message>
        <message>
            <source>This time a normal meeple goes to the monastery.</source>
            <translation>Diesmal kommt ein normaler Meeple in das Kloster.</translation>
        </message>
        <message>
            <source>It has used the portal.</source>
            <translation>Er hat das Zauberportal benutzt.</translation>
        </message>
        <message>
            <source>Now the phantom may follow. Only one figure may use a portal in a turn.</source>
            <translation>Jetzt darf das Phantom folgen. Ein Zauberportal dient in einem Zug nur einer Figur.</translation>
        </message>
        <message>
            <source>Where may your phantom be placed: in the city (1), on the road (2)? Mark all of them.</source>
            <translation>Wohin darf dein Phantom gesetzt werden: in die Stadt (1), auf die Straße (2)? Markiere alle.</translation>
        </message>
        <message>
            <source>Only on the road of the tile just placed. If the first figure had been placed there, the phantom could have used the portal.</source>
            <translation>Nur auf die Straße des gerade angelegten Plättchens. Wäre die erste Figur dorthin gesetzt worden, hätte das Phantom das Zauberportal benutzen dürfen.</translation>
        </message>
        <message>
            <source>A pig and a barn</source>
            <translation>Ein Schwein und ein Gutshof</translation>
        </message>
        <message>
            <source>You are Anna and play red. Petr plays blue and has a farmer (1) and the pig (2) in the field. The field touches two completed cities. You could place your barn where four tiles meet (3).</source>
            <translation>Du bist Anna und spielst Rot. Auf der Wiese sind ein Bauer (1) und das Schwein (2) von Petr, der Blau spielt. Zwei abgeschlossene Städte liegen daran. Du könntest deinen Gutshof dorthin setzen, wo vier Plättchen zusammentreffen (3).</translation>
        </message>
        <message>
            <source>If you place the barn at (3), the farmers of the field are scored immediately.</source>
            <translation>Setzt du einen Gutshof auf (3), werden die Bauern der Wiese sofort gewertet.</translation>
        </message>
        <message>
            <source>Place your barn at (3).</source>
            <translation>Setze deinen Gutshof auf (3).</translation>
        </message>
        <message>
            <source>Drag the barn onto the point where the four tiles meet.</source>
            <translation>Ziehe den Gutshof auf die Stelle, an der die vier Plättchen zusammentreffen.</translation>
        </message>
        <message>
            <source>2 cities at 4 points: with the pig each city brings Petr 4 instead of 3. Then farmer and pig return to his supply: a pig cannot stay in a field without a farmer of its owner.</source>
            <translation>2 Städte zu je 4 Punkten: Mit dem Schwein bringt jede Stadt Petr 4 statt 3. Dann kommen Bauer und Schwein in seinen Vorrat zurück: Ein Schwein kann nicht auf einer Wiese bleiben, auf der kein Bauer seines Besitzers ist.</translation>
        </message>
        <message>
            <source>At the end of the game the barn is scored.</source>
            <translation>Am Ende der Partie wird der Gutshof gewertet.</translation>
        </message>
        <message>
            <source>A pig makes cities worth more to farmers only. It adds nothing to a barn.</source>
            <translation>Ein Schwein bringt nur den Bauern mehr Punkte. Einem Gutshof bringt es nichts.</translation>
        </message>
        <message>
            <source>How many points do you get for the barn?</source>
            <translation>Wie viele Punkte bekommst du für den Gutshof?</translation>
        </message>
        <message>
            <source>2 cities at 4 points, as without pigs: a pig adds nothing to a barn.</source>
            <translation>2 Städte zu je 4 Punkten, wie ohne Schweine: Ein Gutshof hat von keinem Schwein etwas.</translation>
        </message>
        <message>
            <source>A pig comes just in time</source>
            <translation>Ein Schwein kommt gerade rechtzeitig</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your farmer (1) is in the field east of the road. Petr plays blue: the field with his barn (2) and two completed cities lies west of the road.</source>
            <translation>Du bist Anna und spielst Rot. Dein Bauer (1) ist auf der Wiese östlich der Straße. Westlich davon liegt die Wiese mit dem Gutshof (2) von Petr, der Blau spielt, und zwei abgeschlossenen Städten.</translation>
        </message>
        <message>
            <source>You have drawn a monastery at the end of a road: around it both fields become one.</source>
            <translation>Du hast ein Kloster am Ende einer Straße gezogen: Um das Kloster herum verbinden sich beide Wiesen zu einer.</translation>
        </message>
        <message>
            <source>Place the monastery south of the road.</source>
            <translation>Lege das Kloster südlich der Straße an.</translation>
        </message>
        <message>
            <source>Turn it until its road leads north, and place it below the straight road.</source>
            <translation>Drehe es, bis seine Straße nach Norden führt, und lege es unter die gerade Straße.</translation>
        </message>
        <message>
            <source>Your farmer is in a field with a barn now, and will be scored in this turn.</source>
            <translation>Dein Bauer ist jetzt auf einer Wiese mit Gutshof und wird noch in diesem Zug gewertet.</translation>
        </message>
        <message>
            <source>Before that you may place a figure on the tile.</source>
            <translation>Vorher darfst du eine Figur auf das Plättchen setzen.</translation>
        </message>
        <message>
            <source>Which of these may be placed in the joined field?</source>
            <translation>Was davon darf auf die verbundene Wiese gesetzt werden?</translation>
        </message>
        <message>
            <source>The pig (1): your farmer is in this field. Not another farmer (2), because there is a barn.</source>
            <translation>Das Schwein (1): Dein Bauer ist auf dieser Wiese. Ein weiterer Bauer (2) nicht, denn dort steht ein Gutshof.</translation>
        </message>
        <message>
            <source>You place the pig.</source>
            <translation>Du setzt das Schwein.</translation>
        </message>
        <message>
            <source>2 cities at 2 points: with the pig 2 instead of 1. Then farmer and pig return to your supply.</source>
            <translation>2 Städte zu je 2 Punkten: mit dem Schwein 2 statt 1. Dann kommen Bauer und Schwein in deinen Vorrat zurück.</translation>
        </message>
        <message>
            <source>At the end the barn scores 4 points for each of the two cities, 8 in all.</source>
            <translation>Am Ende bringt der Gutshof 4 Punkte für jede der beiden Städte, zusammen 8.</translation>
        </message>
        <message>
            <source>Where a portal leads</source>
            <translation>Wohin ein Zauberportal führt</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have drawn a tile with a portal. From there a meeple may be placed on any other tile as well.</source>
            <translation>Du bist Anna und spielst Rot. Du hast ein Plättchen mit einem Zauberportal gezogen. Von dort darf ein Meeple auch auf jedes andere Plättchen gesetzt werden.</translation>
        </message>
        <message>
            <source>It fits east of the monastery.</source>
            <translation>Es passt östlich des Klosters.</translation>
        </message>
        <message>
            <source>The usual rules apply to each kind of meeple: a mayor is placed only in an unoccupied city. The feature must not be completed either. Petr’s wagon is in the city (2).</source>
            <translation>Für jede Art von Meeple gelten die üblichen Regeln: Ein Bürgermeister darf nur in eine Stadt, in der niemand ist. Außerdem darf das Gebiet nicht abgeschlossen sein. In der Stadt (2) ist Petrs Wagen.</translation>
        </message>
        <message>
            <source>Where may your mayor be placed: in the city (1), (2) or (3), on the road (4)? Mark all of them.</source>
            <translation>Wohin darfst du deinen Bürgermeister setzen: in die Stadt (1), (2) oder (3), auf die Straße (4)? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>In the city (1): it is unoccupied and incomplete. The city (3) is empty but completed.</source>
            <translation>In die Stadt (1): Dort ist niemand, und sie ist nicht abgeschlossen. Die Stadt (3) ist leer, aber abgeschlossen.</translation>
        </message>
        <message>
            <source>A normal meeple has more choice. Petr’s barn is in the field (3).</source>
            <translation>Ein normaler Meeple hat mehr Auswahl. Auf der Wiese (3) ist Petrs Gutshof.</translation>
        </message>
        <message>
            <source>Where may it be placed: in the city (1) or (2), in the field (3), on the road (4)? Mark all of them.</source>
            <translation>Wohin darfst du ihn setzen: in die Stadt (1) oder (2), auf die Wiese (3), auf die Straße (4)? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>In the city (1) and on the road (4), like the wagon. The city (2) is occupied, and no farmer is placed in a field with a barn. Barns, builders and pigs do not pass through a portal.</source>
            <translation>In die Stadt (1) und auf die Straße (4), den Wagen genauso. Die Stadt (2) ist besetzt, und auf eine Wiese mit Gutshof wird niemand gesetzt. Gutshöfe, Baumeister und Schweine gehen durch kein Zauberportal.</translation>
        </message>
        <message>
            <source>You may place one of these figures, for example the mayor.</source>
            <translation>Du darfst nur eine Figur setzen, zum Beispiel den Bürgermeister.</translation>
        </message>
        <message>
            <source>Place your mayor in the city (1).</source>
            <translation>Setze deinen Bürgermeister in die Stadt (1).</translation>
        </message>
        <message>
            <source>That is allowed, too, but this time place the mayor in the city (1).</source>
            <translation>Auch das ist erlaubt, aber diesmal soll der Bürgermeister in die Stadt (1).</translation>
        </message>
        <message>
            <source>The mayor is on a tile that was not placed in this turn. Only a portal makes that possible.</source>
            <translation>Der Bürgermeister steht dort, wo in diesem Zug gar kein Plättchen angelegt wurde. Das geht nur mit einem Zauberportal.</translation>
        </message>
        <message>
            <source>The princess sends the mayor away</source>
            <translation>Das Burgfräulein schickt den Bürgermeister fort</translation>
        </message>
        <message>
            <source>You are Anna and play red. Petr’s mayor (1) and his builder (2) are in the city. You have drawn a part of a city with a princess.</source>
            <translation>Du bist Anna und spielst Rot. In der Stadt sind Petrs Bürgermeister (1) und sein Baumeister (2). Du hast einen Stadtteil mit einem Burgfräulein gezogen.</translation>
        </message>
        <message>
            <source>Add the princess to the city (3).</source>
            <translation>Lege das Burgfräulein an die Stadt (3) an.</translation>
        </message>
        <message>
            <source>Turn the tile until its city meets the other.</source>
            <translation>Drehe das Plättchen, bis seine Stadt an die andere anschließt.</translation>
        </message>
        <message>
            <source>A player who adds a princess to a city with a knight may send one knight away instead of any other action with the tile.</source>
            <translation>Wer ein Burgfräulein an eine Stadt mit einem Ritter anlegt, darf einen Ritter fortschicken – statt etwas anderes mit dem Plättchen zu tun.</translation>
        </message>
        <message>
            <source>Which of these may you choose: send the mayor to the supply (1), send the builder (2), place a knight of your own (3) or a farmer (4)? Mark all of them.</source>
            <translation>Was davon darfst du wählen: den Bürgermeister (1) in den Vorrat schicken, den Baumeister (2) fortschicken, einen eigenen Ritter (3) oder einen Bauern (4) setzen? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>The mayor is a knight, and may be sent away; the builder is not a meeple. Your own knight may not enter, because the city is still occupied. Instead of all this you may place a farmer.</source>
            <translation>Der Bürgermeister ist ein Ritter und darf fortgeschickt werden; der Baumeister ist kein Meeple. Ein eigener Ritter darf nicht hinein, denn noch ist die Stadt besetzt. Stattdessen darfst du einen Bauern setzen.</translation>
        </message>
        <message>
            <source>You do not have to send a knight away. Do it here, and watch the builder (2).</source>
            <translation>Du musst niemanden fortschicken. Tu es hier trotzdem und achte auf den Baumeister (2).</translation>
        </message>
        <message>
            <source>Send the mayor (1) to the supply.</source>
            <translation>Schicke den Bürgermeister (1) in den Vorrat.</translation>
        </message>
        <message>
            <source>This time send the mayor away.</source>
            <translation>Diesmal soll das Burgfräulein den Bürgermeister fortschicken.</translation>
        </message>
        <message>
            <source>The mayor is in Petr’s supply, and so is the builder: no meeple of Petr’s is left in this city.</source>
            <translation>Der Bürgermeister ist in Petrs Vorrat, und der Baumeister auch: In dieser Stadt ist kein Meeple von Petr geblieben.</translation>
        </message>
        <message>
            <source>The city (1) is empty now. It is Petr’s turn: you could not place a figure in this turn.</source>
            <translation>Die Stadt (1) ist jetzt leer. Petr ist am Zug: In diesem Zug konntest du niemanden mehr setzen.</translation>
        </message>
        <message>
            <source>By agreement: a knight has to leave</source>
            <translation>Nach Absprache: Ein Ritter muss gehen</translation>
        </message>
        <message>
            <source>You are Anna and play red. Petr’s wagon (1) is in the city. In this game it was agreed that a knight has to leave when a princess comes. You have drawn one.</source>
            <translation>Du bist Anna und spielst Rot. In der Stadt ist Petrs Wagen (1). In dieser Partie ist abgesprochen, dass ein Ritter gehen muss, wenn ein Burgfräulein kommt. Du hast eines gezogen.</translation>
        </message>
        <message>
            <source>Add the princess to the city (2).</source>
            <translation>Lege das Burgfräulein an die Stadt (2) an.</translation>
        </message>
        <message>
            <source>A wagon in a city is a knight like any other.</source>
            <translation>Ein Wagen in einer Stadt ist ein Ritter wie jeder andere.</translation>
        </message>
        <message>
            <source>Which of these may you choose: send the wagon to the supply (1), place a farmer (2)?</source>
            <translation>Was davon darfst du wählen: den Wagen (1) in den Vorrat schicken, einen Bauern (2) setzen?</translation>
        </message>
        <message>
            <source>Only the princess: as long as there is a knight, nothing else may be chosen. You may not skip this either.</source>
            <translation>Nur das Burgfräulein: Solange ein Ritter da ist, darfst du nichts anderes wählen. Verzichten darfst du auch nicht.</translation>
        </message>
        <message>
            <source>The wagon will not move to another feature: it moves only from a completed feature, after the scoring.</source>
            <translation>Der Wagen zieht nicht in ein anderes Gebiet weiter: Das tut er nur aus einem abgeschlossenen Gebiet, nach der Wertung.</translation>
        </message>
        <message>
            <source>Send the wagon (1) to the supply.</source>
            <translation>Schicke den Wagen (1) in den Vorrat.</translation>
        </message>
        <message>
            <source>The princess has to send the wagon away.</source>
            <translation>Das Burgfräulein muss den Wagen fortschicken.</translation>
        </message>
        <message>
            <source>The wagon is in Petr’s supply, and it is his turn.</source>
            <translation>Der Wagen ist in Petrs Vorrat, und Petr ist am Zug.</translation>
        </message>
        <message>
            <source>Exchange and ransom</source>
            <translation>Austausch und Lösegeld</translation>
        </message>
        <message>
            <source>You are Anna and play red. Petr holds two prisoners of yours: first he took your large meeple, then a normal one. His monk (2) is in reach of the tower (1).</source>
            <translation>Du bist Anna und spielst Rot. Petr hält zwei deiner Figuren gefangen: Zuerst hat er deinen großen Meeple genommen, dann einen normalen. Sein Mönch (2) ist in Reichweite des Turms (1).</translation>
        </message>
        <message>
            <source>Add a piece to the tower (1).</source>
            <translation>Setze ein Turmteil auf den Turm (1).</translation>
        </message>
        <message>
            <source>As soon as each of two players holds a prisoner of the other, they are exchanged, one for one.</source>
            <translation>Sobald zwei Spieler je einen Gefangenen des anderen halten, werden die beiden ausgetauscht, einer gegen einen.</translation>
        </message>
        <message>
            <source>Take the monk (2).</source>
            <translation>Nimm den Mönch (2) gefangen.</translation>
        </message>
        <message>
            <source>You may leave him, but this time take him.</source>
            <translation>Du darfst auf ihn verzichten, aber nimm ihn diesmal.</translation>
        </message>
        <message>
            <source>Petr’s monk will return to his supply, and one of your meeples to yours.</source>
            <translation>Petrs Mönch soll in seinen Vorrat zurückkommen und einer von deinen zu dir.</translation>
        </message>
        <message>
            <source>You are the one who has just taken a prisoner, so you choose which meeple comes back. Both choices are right.</source>
            <translation>Du hast gerade einen Gefangenen gemacht, also bestimmst du, wer zurückkommt. Beides ist richtig.</translation>
        </message>
        <message>
            <source>Choose which meeple returns to you.</source>
            <translation>Wähle, wer zu dir zurückkommt.</translation>
        </message>
        <message>
            <source>Choose one of your captured meeples.</source>
            <translation>Wähle einen deiner gefangenen Meeples.</translation>
        </message>
        <message>
            <source>The large meeple is yours again. For one monk only one of them returns.</source>
            <translation>Der große Meeple gehört wieder dir. Für einen Mönch kommt nur einer zurück.</translation>
        </message>
        <message>
            <source>Petr has played, and it is your turn. He still holds your normal meeple. Once in your turn you may buy one back for 3 points, if you have them. You have 5.</source>
            <translation>Petr hat gespielt, und du bist am Zug. Deinen normalen Meeple hält er noch immer. Einmal in deinem Zug darfst du einen für 3 Punkte auslösen, wenn du sie hast. Du hast 5.</translation>
        </message>
        <message>
            <source>Buy your meeple back.</source>
            <translation>Löse deinen Meeple aus.</translation>
        </message>
        <message>
            <source>First buy the prisoner back: he is offered next to Petr’s name.</source>
            <translation>Löse zuerst den Gefangenen aus: Er wird neben Petrs Namen angeboten.</translation>
        </message>
        <message>
            <source>3 points go to Petr. You may place the meeple in this same turn.</source>
            <translation>3 Punkte gehen an Petr. Den Meeple darfst du noch in diesem Zug setzen.</translation>
        </message>
        <message>
            <source>The rest of the turn is as always: you have drawn a tile.</source>
            <translation>Der Rest des Zuges ist wie immer: Du hast ein Plättchen gezogen.</translation>
        </message>
        <message>
            <source>One meeple came back by the exchange, the other by the ransom.</source>
            <translation>Ein Meeple kam durch den Austausch zurück, der andere durch das Lösegeld.</translation>
        </message>
        <message>
            <source>Which meeple may you place in the city now: the normal meeple (1), the large one (2)?</source>
            <translation>Wen darfst du jetzt in die Stadt setzen: den normalen Meeple (1), den großen (2)?</translation>
        </message>
        <message>
            <source>Either, but only one in a turn.</source>
            <translation>Jeden von beiden, aber nur einen pro Zug.</translation>
        </message>
        <message>
            <source>The river: from the spring to the lake</source>
            <translation>Der Fluss: von der Quelle zum See</translation>
        </message>
        <message>
            <source>With the River the game does not begin at the usual start tile but at the spring (1). The river tiles are drawn before all others; the lake comes last. You are Anna (red).</source>
            <translation>Wenn der Fluss mitspielt, beginnt die Partie nicht mit dem üblichen Startplättchen, sondern mit der Quelle (1). Die Flussplättchen werden vor allen anderen gezogen; der See kommt zuletzt. Du bist Anna (Rot).</translation>
        </message>
        <message>
            <source>A river tile has to continue the river: one of its river sides touches the open end. You have drawn a curve.</source>
            <translation>Ein Flussplättchen muss den Fluss fortsetzen: Eine seiner Flussseiten berührt das offene Ende. Du hast eine Biegung gezogen.</translation>
        </message>
        <message>
            <source>Place the tile to the right of the spring (1), so that the river continues down.</source>
            <translation>Lege das Plättchen rechts neben der Quelle (1) so an, dass der Fluss nach unten weiterfließt.</translation>
        </message>
        <message>
            <source>Put it directly to the right of the spring.</source>
            <translation>Lege es direkt rechts neben die Quelle.</translation>
        </message>
        <message>
            <source>The river may go up as well. But this time let it flow down: turn the tile.</source>
            <translation>Der Fluss darf auch nach oben führen. Aber lass ihn diesmal nach unten fließen: Drehe das Plättchen.</translation>
        </message>
        <message>
            <source>Now you may place a meeple, as on any tile. The river divides the field in two, as a road would.</source>
            <translation>Jetzt darfst du einen Meeple setzen, wie auf jedes Plättchen. Der Fluss teilt die Wiese in zwei, wie eine Straße es tun würde.</translation>
        </message>
        <message>
            <source>Where may you place a meeple? Mark every possibility.</source>
            <translation>Wohin darfst du einen Meeple setzen? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>In either field. No figure may stand on the river (2). But the fields are still small, and you place no meeple.</source>
            <translation>Auf jede der beiden Wiesen. Auf dem Fluss (2) darf niemand stehen. Aber die Wiesen sind noch klein, und du setzt keinen Meeple.</translation>
        </message>
        <message>
            <source>Petr has drawn a curve, too. The river may not turn back immediately: a curve may not follow directly on a curve that bends the same way. Your curve (1) bends to the right, seen along the river.</source>
            <translation>Auch Petr hat eine Biegung gezogen. Der Fluss darf nicht sofort umkehren: Auf eine Biegung darf nicht direkt eine folgen, die sich in dieselbe Richtung krümmt. Deine Biegung (1) führt in Flussrichtung nach rechts.</translation>
        </message>
        <message>
            <source>Place Petr’s tile at (2), so that the river does not turn back.</source>
            <translation>Lege Petrs Plättchen bei (2) so an, dass der Fluss nicht umkehrt.</translation>
        </message>
        <message>
            <source>After a curve to the right only a curve to the left is allowed: here that leads to the right side of the board.</source>
            <translation>Nach einer Rechtsbiegung ist nur eine Linksbiegung erlaubt: Die führt hier zur rechten Seite des Spielplans.</translation>
        </message>
        <message>
            <source>Right, then left: that is allowed. Petr places no meeple.</source>
            <translation>Erst rechts, dann links: Das ist erlaubt. Petr setzt keinen Meeple.</translation>
        </message>
        <message>
            <source>You have drawn a second plain curve. The last one (1) bends to the left.</source>
            <translation>Du hast eine zweite einfache Biegung gezogen. Die letzte (1) führt nach links.</translation>
        </message>
        <message>
            <source>Place it at (2), so that the river does not turn back.</source>
            <translation>Lege sie bei (2) so an, dass der Fluss nicht umkehrt.</translation>
        </message>
        <message>
            <source>After a curve to the left only a curve to the right is allowed: here the river has to go down.</source>
            <translation>Nach einer Linksbiegung ist nur eine Rechtsbiegung erlaubt: Der Fluss muss hier nach unten führen.</translation>
        </message>
        <message>
            <source>Left, then right: that is allowed.</source>
            <translation>Erst links, dann rechts: Das ist erlaubt.</translation>
        </message>
        <message>
            <source>Petr has continued straight on (1). You have drawn a curve with a road on its bank.</source>
            <translation>Petr hat den Fluss geradeaus fortgesetzt (1). Du hast eine Biegung mit einer Straße am Ufer gezogen.</translation>
        </message>
        <message>
            <source>Place it at (2), as you like.</source>
            <translation>Lege sie bei (2) an, wie du willst.</translation>
        </message>
        <message>
            <source>The space (2) lies at the lower end of the river.</source>
            <translation>Das Feld (2) liegt am unteren Ende des Flusses.</translation>
        </message>
        <message>
            <source>A straight tile lies between the two curves, so the river may bend either way.</source>
            <translation>Zwischen den beiden Biegungen liegt ein gerades Plättchen, also darf sich der Fluss in jede Richtung krümmen.</translation>
        </message>
        <message>
            <source>The river flows on, tile after tile, past cities, roads and a monastery. Only the lake is left. You draw it.</source>
            <translation>Der Fluss fließt weiter, Plättchen um Plättchen, an Städten, Straßen und einem Kloster vorbei. Nur der See fehlt noch. Du ziehst ihn.</translation>
        </message>
        <message>
            <source>Place the lake at the end of the river (1).</source>
            <translation>Lege den See am Ende des Flusses (1) an.</translation>
        </message>
        <message>
            <source>The open end is on the right.</source>
            <translation>Das offene Ende ist rechts.</translation>
        </message>
        <message>
            <source>The river is finished.</source>
            <translation>Der Fluss ist fertig.</translation>
        </message>
        <message>
            <source>Only now do the players draw from the bag. Petr has drawn the usual start tile: it is an ordinary tile in this game. He completes the city (1) and places a knight in it; so everything on a river tile except the river is used as usual.</source>
            <translation>Erst jetzt wird aus dem Beutel gezogen. Petr hat das übliche Startplättchen gezogen: In dieser Partie ist es ein Plättchen wie jedes andere. Er schließt die Stadt (1) ab und setzt einen Ritter hinein; auf den Flussplättchen wird also alles außer dem Fluss wie immer genutzt.</translation>
        </message>
        <message>
            <source>The river: the fork and its two ends</source>
            <translation>Der Fluss: die Gabelung und ihre zwei Enden</translation>
        </message>
        <message>
            <source>Here both rivers are played, The River and The River II. They are one river with one spring (1) and one fork, and the fork is always the first tile behind the spring. You are Anna (red), and you have drawn it.</source>
            <translation>Hier werden beide Flüsse gespielt, „Der Fluss“ und „Der Fluss II“. Sie sind ein einziger Fluss mit einer Quelle (1) und einer Gabelung, und die Gabelung ist immer das erste Plättchen hinter der Quelle. Du bist Anna (Rot), und du hast sie gezogen.</translation>
        </message>
        <message>
            <source>Place the fork behind the spring (1), so that its branches lead up and right.</source>
            <translation>Lege die Gabelung hinter der Quelle (1) so an, dass ihre Arme nach oben und nach rechts führen.</translation>
        </message>
        <message>
            <source>The fork belongs directly to the right of the spring.</source>
            <translation>Die Gabelung gehört direkt rechts neben die Quelle.</translation>
        </message>
        <message>
            <source>The river has two open ends now.</source>
            <translation>Der Fluss hat jetzt zwei offene Enden.</translation>
        </message>
        <message>
            <source>Each of the two branches needs an end. One is the city at the river’s mouth, which is shuffled in: Petr has drawn it already and has closed the branch on the right with it.</source>
            <translation>Jeder der beiden Arme braucht ein Ende. Eines ist die Stadt an der Mündung, die eingemischt wird: Petr hat sie schon gezogen und den rechten Arm damit beendet.</translation>
        </message>
        <message>
            <source>In the city and in the fields, but not on the river (2). Petr places a knight: the city is like any other, with one tile and one open side.</source>
            <translation>In die Stadt und auf die Wiesen, aber nicht auf den Fluss (2). Petr setzt einen Ritter: Es ist eine Stadt wie jede andere, mit einem Plättchen und einer offenen Seite.</translation>
        </message>
        <message>
            <source>You have drawn a curve of the river. Only one of these three spaces lies at an open end of the river.</source>
            <translation>Du hast eine Flussbiegung gezogen. Nur eines dieser drei Felder liegt an einem offenen Ende des Flusses.</translation>
        </message>
        <message>
            <source>Where can the river continue? Mark the space.</source>
            <translation>Wo kann der Fluss weitergehen? Markiere das Feld.</translation>
        </message>
        <message>
            <source>At (1). The branch on the right has ended, (2) lies next to the city, and at (3) the tile would not touch any open end.</source>
            <translation>Bei (1). Der rechte Arm ist zu Ende, (2) liegt neben der Stadt, und bei (3) würde das Plättchen kein offenes Ende berühren.</translation>
        </message>
        <message>
            <source>At the fork each branch counts separately: the one to the right ran straight on, the one up is a curve to the left (1). So the next tile may not bend to the left.</source>
            <translation>Bei der Gabelung zählt jeder Arm für sich: Der rechte lief geradeaus, der obere ist eine Linksbiegung (1). Das nächste Plättchen darf also nicht nach links führen.</translation>
        </message>
        <message>
            <source>Place the tile at (2), so that the river does not turn back.</source>
            <translation>Lege das Plättchen bei (2) so an, dass der Fluss nicht umkehrt.</translation>
        </message>
        <message>
            <source>The river has to come from below and lead to the right.</source>
            <translation>Der Fluss muss von unten kommen und nach rechts führen.</translation>
        </message>
        <message>
            <source>Petr has continued the river at (1). It will end there, sooner or later, in the lake with the volcano: that is the other end, and it comes last of all river tiles. The second spring and the plain lake stay in the box.</source>
            <translation>Petr hat den Fluss bei (1) fortgesetzt. Dort wird er früher oder später im See mit dem Vulkan enden: Das ist das andere Ende, und es kommt als letztes aller Flussplättchen. Die zweite Quelle und der einfache See bleiben in der Schachtel.</translation>
        </message>
        <message>
            <source>The river: the lake with the volcano</source>
            <translation>Der Fluss: der See mit dem Vulkan</translation>
        </message>
        <message>
            <source>You are Anna (red). This river has forked. One branch has ended in the city (1), the other is still open at (2). You have drawn the last river tile: the lake with the volcano.</source>
            <translation>Du bist Anna (Rot). Dieser Fluss hat sich gegabelt. Ein Arm endet in der Stadt (1), der andere ist bei (2) noch offen. Du hast das letzte Flussplättchen gezogen: den See mit dem Vulkan.</translation>
        </message>
        <message>
            <source>Place the lake at (2).</source>
            <translation>Lege den See bei (2) an.</translation>
        </message>
        <message>
            <source>The river comes from below: turn the lake.</source>
            <translation>Der Fluss kommt von unten: Drehe den See.</translation>
        </message>
        <message>
            <source>Both branches of the river have ended.</source>
            <translation>Beide Arme des Flusses sind zu Ende.</translation>
        </message>
        <message>
            <source>There is a field around the lake, but no figure is placed on this tile, and no other action is taken with it.</source>
            <translation>Um den See herum liegt eine Wiese, aber auf dieses Plättchen wird niemand gesetzt, und auch sonst geschieht mit ihm nichts.</translation>
        </message>
        <message>
            <source>Which of these may you do: place a meeple in the field (1) or on the river (2), or play another tile, as at (3)? Mark all of them.</source>
            <translation>Was davon darfst du: einen Meeple auf die Wiese (1) oder auf den Fluss (2) setzen oder noch ein Plättchen spielen, etwa bei (3)? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>No figure is placed on this tile. Instead, you immediately draw an ordinary tile and play it (3).</source>
            <translation>Auf dieses Plättchen wird niemand gesetzt. Stattdessen ziehst du sofort ein gewöhnliches Plättchen und spielst es (3).</translation>
        </message>
        <message>
            <source>You have drawn an ordinary tile from the bag, and Petr has to wait. It can close your city on the top left from one side.</source>
            <translation>Du hast ein gewöhnliches Plättchen aus dem Beutel gezogen, und Petr muss warten. Es kann deine Stadt oben links auf einer Seite abschließen.</translation>
        </message>
        <message>
            <source>Place it at (2), above your city (1).</source>
            <translation>Lege es bei (2) an, über deiner Stadt (1).</translation>
        </message>
        <message>
            <source>The city of the tile has to face down, towards your city.</source>
            <translation>Die Stadt auf dem Plättchen muss nach unten zeigen, zu deiner Stadt.</translation>
        </message>
        <message>
            <source>With this tile everything is as always: you may place a meeple, and then it is Petr’s turn.</source>
            <translation>Bei diesem Plättchen ist alles wie immer: Du darfst einen Meeple setzen, und dann ist Petr am Zug.</translation>
        </message>
        <message>
            <source>Place a farmer in the field (1).</source>
            <translation>Setze einen Bauern auf die Wiese (1).</translation>
        </message>
        <message>
            <source>That is allowed, too, but this time lay a meeple in the field (1).</source>
            <translation>Auch das ist erlaubt, aber lege diesmal einen Meeple auf die Wiese (1).</translation>
        </message>
        <message>
            <source>You have played twice in a row: with the lake and with an ordinary tile. Now it is Petr’s turn.</source>
            <translation>Du hast zweimal hintereinander gespielt: mit dem See und mit einem gewöhnlichen Plättchen. Jetzt ist Petr am Zug.</translation>
        </message>
        <message>
            <source>The river: the inn and the herd of pigs</source>
            <translation>Der Fluss: das Wirtshaus und die Schweineherde</translation>
        </message>
        <message>
            <source>You are Anna (red). On tiles of The River II there are an inn (1) and a herd of pigs (2); they count in every game. Your meeple stands on the road with the inn. You have drawn a monastery with a road.</source>
            <translation>Du bist Anna (Rot). Auf Plättchen von „Der Fluss II“ gibt es ein Wirtshaus (1) und eine Schweineherde (2); sie zählen in jeder Partie. Dein Meeple steht auf der Straße mit dem Wirtshaus. Du hast ein Kloster mit einer Straße gezogen.</translation>
        </message>
        <message>
            <source>Place it at (3), so that your road ends at the monastery.</source>
            <translation>Lege es bei (3) so an, dass deine Straße am Kloster endet.</translation>
        </message>
        <message>
            <source>The road of the monastery has to lead to the left.</source>
            <translation>Die Straße des Klosters muss nach links zeigen.</translation>
        </message>
        <message>
            <source>Your road has three tiles. With an inn a completed road is worth 2 points for each tile instead of 1.</source>
            <translation>Deine Straße hat drei Plättchen. Mit einem Wirtshaus bringt eine abgeschlossene Straße 2 Punkte für jedes Plättchen statt 1.</translation>
        </message>
        <message>
            <source>6 points. Without an inn it would have been 3.</source>
            <translation>6 Punkte. Ohne Wirtshaus wären es 3 gewesen.</translation>
        </message>
        <message>
            <source>Petr’s farmer (1) lies in the field with the herd. Petr has placed a monastery elsewhere. You want to place your barn and have drawn a curve.</source>
            <translation>Petrs Bauer (1) liegt auf der Wiese mit der Herde. Petr hat anderswo ein Kloster angelegt. Du möchtest deinen Gutshof setzen und hast eine Kurve gezogen.</translation>
        </message>
        <message>
            <source>Place the curve at (2), so that its road runs up and right.</source>
            <translation>Lege die Kurve bei (2) so an, dass ihre Straße nach oben und nach rechts führt.</translation>
        </message>
        <message>
            <source>The space (2) lies below the road on the right.</source>
            <translation>Das Feld (2) liegt unter der Straße rechts.</translation>
        </message>
        <message>
            <source>At its upper left corner four tiles of the field meet.</source>
            <translation>An seiner Ecke oben links treffen vier Plättchen der Wiese zusammen.</translation>
        </message>
        <message>
            <source>Two completed cities lie at the field: (1) and (2). You place your barn at (3), so Petr’s farmer is scored: 3 points for each completed city, and 1 more for each because of the herd.</source>
            <translation>Zwei abgeschlossene Städte liegen an der Wiese: (1) und (2). Du setzt deinen Gutshof auf (3), also wird Petrs Bauer gewertet: 3 Punkte für jede abgeschlossene Stadt und wegen der Herde für jede 1 mehr.</translation>
        </message>
        <message>
            <source>The herd adds 1 point for each completed city, not 1 in all.</source>
            <translation>Die Herde bringt 1 Punkt mehr für jede abgeschlossene Stadt, nicht 1 insgesamt.</translation>
        </message>
        <message>
            <source>2 times 3 and 2 more for the herd. The farmer returns to Petr; your barn stays.</source>
            <translation>Zweimal 3 und 2 zusätzlich für die Herde. Der Bauer kommt zu Petr zurück; dein Gutshof bleibt.</translation>
        </message>
        <message>
            <source>Let us end the game here. A barn is worth 4 points for each completed city: here (1) and (2).</source>
            <translation>Beenden wir die Partie hier. Ein Gutshof bringt 4 Punkte für jede abgeschlossene Stadt: hier (1) und (2).</translation>
        </message>
        <message>
            <source>The herd makes cities worth more to farmers only. It adds nothing to a barn.</source>
            <translation>Die Herde bringt nur den Bauern mehr Punkte. Einem Gutshof bringt sie nichts.</translation>
        </message>
        <message>
            <source>How many points does your barn (3) bring?</source>
            <translation>Wie viele Punkte bringt dein Gutshof (3)?</translation>
        </message>
        <message>
            <source>2 times 4, and nothing for the herd: it adds nothing to a barn.</source>
            <translation>Zweimal 4 und nichts für die Herde: Ein Gutshof hat davon nichts.</translation>
        </message>
        <message>
            <source>A road with three branches, and a tunnel</source>
            <translation>Eine Straße mit drei Armen und ein Tunnel</translation>
        </message>
        <message>
            <source>You are Anna and play red; Petr plays blue. On the left a road begins at a dead end (1). Petr’s highwayman stands on it (2). On the right it branches into three directions (3): no junction closes it there, so all three branches are one road. You have drawn a tile on which a road runs through a tunnel under a city.</source>
            <translation>Du bist Anna und spielst Rot; Petr spielt Blau. Links beginnt eine Straße mitten auf der Wiese (1). Auf ihr steht Petrs Wegelagerer (2). Rechts verzweigt sie sich in drei Richtungen (3): Keine Kreuzung schließt sie dort ab, also sind alle drei Arme eine einzige Straße. Du hast ein Plättchen gezogen, auf dem eine Straße in einem Tunnel unter einer Stadt hindurchführt.</translation>
        </message>
        <message>
            <source>Place the tile so that the tunnel continues the branch at the top.</source>
            <translation>Lege das Plättchen so an, dass der Tunnel den oberen Arm fortsetzt.</translation>
        </message>
        <message>
            <source>Place it above the tile on the right, with its road running up and down.</source>
            <translation>Lege es über das Plättchen rechts, sodass seine Straße von oben nach unten führt.</translation>
        </message>
        <message>
            <source>The road runs on through the tunnel.</source>
            <translation>Die Straße läuft durch den Tunnel weiter.</translation>
        </message>
        <message>
            <source>A tunnel does not interrupt a road: the road that comes out at the top is still the same. Only the expansion The Tunnel changes that.</source>
            <translation>Ein Tunnel unterbricht eine Straße nicht: Was oben herauskommt, ist noch immer dieselbe Straße. Nur die Erweiterung „Die Tunnel“ ändert das.</translation>
        </message>
        <message>
            <source>Which of these features may you occupy with a meeple? Mark all of them.</source>
            <translation>Welche dieser Gebiete darfst du mit einem Meeple besetzen? Markiere alle.</translation>
        </message>
        <message>
            <source>Only the city. Petr’s highwayman stands on the road, farther along on the other side of the tunnel. You place no meeple this time.</source>
            <translation>Nur die Stadt. Auf der Straße steht Petrs Wegelagerer, auf der anderen Seite des Tunnels und ein Stück weiter. Du setzt diesmal keinen Meeple.</translation>
        </message>
        <message>
            <source>Petr has placed a monastery, which closes the upper branch (1). The dead end closes the left one. The branch on the right is still open, at (2).</source>
            <translation>Petr hat ein Kloster angelegt, das den oberen Arm (1) abschließt. Den linken schließt das Ende auf der Wiese ab. Der rechte Arm ist noch offen, bei (2).</translation>
        </message>
        <message>
            <source>A road is scored only when it is completed. Look at (2): one branch is still open.</source>
            <translation>Eine Straße wird erst gewertet, wenn sie abgeschlossen ist. Sieh dir (2) an: Ein Arm ist noch offen.</translation>
        </message>
        <message>
            <source>How many points does Petr get for the road now?</source>
            <translation>Wie viele Punkte bekommt Petr jetzt für die Straße?</translation>
        </message>
        <message>
            <source>None yet: two ends out of three are closed. A road with three branches is completed only when all three are.</source>
            <translation>Noch keine: Zwei von drei Enden sind geschlossen. Eine Straße mit drei Armen ist erst abgeschlossen, wenn es alle drei sind.</translation>
        </message>
        <message>
            <source>You have drawn a junction. It closes any road that reaches it, and so it closes this branch, too, at (1).</source>
            <translation>Du hast eine Kreuzung gezogen. Sie schließt jede Straße ab, die zu ihr führt, bei (1) also auch diesen Arm.</translation>
        </message>
        <message>
            <source>Close the third branch with the junction.</source>
            <translation>Schließe mit der Kreuzung den dritten Arm ab.</translation>
        </message>
        <message>
            <source>Place it on the right, where the road is open, with one of its roads to the left.</source>
            <translation>Lege sie rechts an, wo die Straße offen ist, mit einer ihrer Straßen nach links.</translation>
        </message>
        <message>
            <source>All three branches are closed.</source>
            <translation>Alle drei Arme sind geschlossen.</translation>
        </message>
        <message>
            <source>You place no meeple. The road is completed and scored, no matter who closed it.</source>
            <translation>Du setzt keinen Meeple. Die Straße ist abgeschlossen und wird gewertet, ganz gleich, wer sie geschlossen hat.</translation>
        </message>
        <message>
            <source>Six: one for each tile, of all three branches together. The tile with the three branches and the one with the tunnel count once each.</source>
            <translation>Sechs: einen für jedes Plättchen, alle drei Arme zusammen. Das Plättchen mit der Verzweigung und das mit dem Tunnel zählen je einmal.</translation>
        </message>
        <message>
            <source>A besieged city with a cathedral</source>
            <translation>Eine belagerte Stadt mit Kathedrale</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your knight (1) is in a city with a cathedral. One of its tiles (2) is besieged. Without the tile in the space (3) the city would give no points at the end.</source>
            <translation>Du bist Anna und spielst Rot. Dein Ritter (1) steht in einer Stadt mit Kathedrale. Eines ihrer Plättchen (2) ist belagert. Ohne das Plättchen auf dem Feld (3) würde die Stadt am Ende keine Punkte bringen.</translation>
        </message>
        <message>
            <source>Complete the city with the tile in the space (3).</source>
            <translation>Schließe die Stadt mit dem Plättchen auf dem Feld (3) ab.</translation>
        </message>
        <message>
            <source>This time place the tile in the space (3) so that it completes the city.</source>
            <translation>Lege das Plättchen diesmal so auf das Feld (3), dass es die Stadt abschließt.</translation>
        </message>
        <message>
            <source>The city (1) has five tiles and no coat of arms.</source>
            <translation>Die Stadt (1) hat fünf Plättchen und kein Wappen.</translation>
        </message>
        <message>
            <source>With a cathedral alone it would be 3 points for each tile. But the city is besieged.</source>
            <translation>Mit einer Kathedrale allein wären es 3 Punkte für jedes Plättchen. Die Stadt ist aber belagert.</translation>
        </message>
        <message>
            <source>Ten: a besieged city with a cathedral gives 2 points for each tile.</source>
            <translation>Zehn: Eine belagerte Stadt mit Kathedrale bringt 2 Punkte für jedes Plättchen.</translation>
        </message>
        <message>
            <source>Fields at a besieged city</source>
            <translation>Wiesen an einer belagerten Stadt</translation>
        </message>
        <message>
            <source>You are Anna and play red. Petr has a farmer (1) and a pig (2) in the same field. The field touches one city (3), which is besieged. You have drawn a tile that completes it.</source>
            <translation>Du bist Anna und spielst Rot. Petr hat einen Bauern (1) und ein Schwein (2) auf derselben Wiese. Die Wiese grenzt an eine einzige Stadt (3), und diese ist belagert. Du hast ein Plättchen gezogen, das sie abschließt.</translation>
        </message>
        <message>
            <source>Complete the city (3).</source>
            <translation>Schließe die Stadt (3) ab.</translation>
        </message>
        <message>
            <source>This time place the tile to the north of the city (3).</source>
            <translation>Lege das Plättchen diesmal nördlich der Stadt (3) an.</translation>
        </message>
        <message>
            <source>Nobody is in the city (3), so it gives no points. Petr’s farmer (1) and pig (2) are still in the field, and the game ends now.</source>
            <translation>In der Stadt (3) ist niemand, also bringt sie keine Punkte. Petrs Bauer (1) und Schwein (2) sind noch auf der Wiese, und das Spiel endet jetzt.</translation>
        </message>
        <message>
            <source>How many points does Petr get for the field?</source>
            <translation>Wie viele Punkte bekommt Petr für die Wiese?</translation>
        </message>
        <message>
            <source>That would be right for a city without besiegers.</source>
            <translation>Das wäre bei einer Stadt ohne Belagerer richtig.</translation>
        </message>
        <message>
            <source>Eight: for a field the city counts as two cities, so the farmer gets twice 3 points and the pig adds twice 1 point. A barn would get 8 points, too.</source>
            <translation>Acht: Für eine Wiese zählt die Stadt wie zwei Städte, der Bauer bekommt also zweimal 3 Punkte, und das Schwein bringt zweimal 1 Punkt dazu. Auch eine Scheune bekäme 8 Punkte.</translation>
        </message>
        <message>
            <source>Figures that may escape</source>
            <translation>Figuren, die fliehen dürfen</translation>
        </message>
        <message>
            <source>You are Anna and play red. It is the end of your turn. An abbey (4) lies next to a besieged city, and it counts as a monastery. Your mayor (1) and your builder (2) are in the city, and a knight (3) of Petr.</source>
            <translation>Du bist Anna und spielst Rot. Dein Zug ist zu Ende. Neben einer belagerten Stadt liegt eine Abtei (4), und sie zählt als Kloster. In der Stadt sind dein Bürgermeister (1), dein Baumeister (2) und ein Ritter (3) von Petr.</translation>
        </message>
        <message>
            <source>Which of these figures may escape now? Mark all of them.</source>
            <translation>Welche dieser Figuren dürfen jetzt fliehen? Markiere alle.</translation>
        </message>
        <message>
            <source>Only the mayor (1). A wagon or a large meeple might escape as well. A builder may not, and Petr’s knight may escape in Petr’s own turn.</source>
            <translation>Nur der Bürgermeister (1). Auch ein Wagen oder ein großer Meeple dürfte fliehen. Ein Baumeister nicht, und Petrs Ritter darf erst in Petrs Zug fliehen.</translation>
        </message>
        <message>
            <source>Your builder (2) stands in the city only because your mayor (1) is there.</source>
            <translation>Dein Baumeister (2) steht nur in der Stadt, weil dein Bürgermeister (1) dort ist.</translation>
        </message>
        <message>
            <source>Let the mayor (1) escape.</source>
            <translation>Lass den Bürgermeister (1) fliehen.</translation>
        </message>
        <message>
            <source>You may also decline, but this time let the mayor escape.</source>
            <translation>Du darfst auch verzichten. Lass diesmal aber den Bürgermeister fliehen.</translation>
        </message>
        <message>
            <source>Both are in your supply again: the builder returns when no other figure of yours is left in the city.</source>
            <translation>Beide sind wieder in deinem Vorrat: Der Baumeister kehrt zurück, wenn keine andere Figur von dir in der Stadt bleibt.</translation>
        </message>
        <message>
            <source>An escape and Carcassonne</source>
            <translation>Eine Flucht und Carcassonne</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your tile has completed Petr’s road (1), and you place no figure. Your knight (2) is in a besieged city next to the monastery that you have just placed.</source>
            <translation>Du bist Anna und spielst Rot. Dein Plättchen hat Petrs Straße (1) abgeschlossen, und du setzt keine Figur ein. Dein Ritter (2) steht in einer belagerten Stadt neben dem Kloster, das du gerade gelegt hast.</translation>
        </message>
        <message>
            <source>Who gets points for the road (1)?</source>
            <translation>Wer bekommt Punkte für die Straße (1)?</translation>
        </message>
        <message>
            <source>Only Petr. So you may put a figure into a district of Carcassonne.</source>
            <translation>Nur Petr. Darum darfst du eine Figur in ein Stadtviertel von Carcassonne setzen.</translation>
        </message>
        <message>
            <source>Your knight (2) cannot escape yet: that comes last in a turn. But you have other meeples.</source>
            <translation>Dein Ritter (2) kann noch nicht fliehen: Das kommt in einem Zug zuletzt. Du hast aber andere Meeples.</translation>
        </message>
        <message>
            <source>Put a meeple from your supply into the castle.</source>
            <translation>Setze einen Meeple aus deinem Vorrat ins Schloss.</translation>
        </message>
        <message>
            <source>This time put a meeple into the castle.</source>
            <translation>Setze diesmal einen Meeple ins Schloss.</translation>
        </message>
        <message>
            <source>You leave the count where he is.</source>
            <translation>Den Grafen lässt du, wo er ist.</translation>
        </message>
        <message>
            <source>Now your turn ends, and a monastery touches the tile with your knight (2).</source>
            <translation>Jetzt endet dein Zug, und ein Kloster berührt das Plättchen mit deinem Ritter (2).</translation>
        </message>
        <message>
            <source>The knight is in your supply, but it cannot go to a district in this turn any more.</source>
            <translation>Der Ritter ist in deinem Vorrat, kann aber in diesem Zug nicht mehr in ein Stadtviertel gehen.</translation>
        </message>
        <message>
            <source>A besieged city of two tiles</source>
            <translation>Eine belagerte Stadt aus zwei Plättchen</translation>
        </message>
        <message>
            <source>You are Anna and play red. In this game a city of two tiles gives only 2 points, which an option of a new game selects. Your knight (1) is in such a city. You have drawn a besieged tile.</source>
            <translation>Du bist Anna und spielst Rot. In diesem Spiel bringt eine Stadt aus zwei Plättchen nur 2 Punkte; das legt eine Einstellung eines neuen Spiels fest. Dein Ritter (1) steht in einer solchen Stadt. Du hast ein belagertes Plättchen gezogen.</translation>
        </message>
        <message>
            <source>The city (1) has two tiles and is besieged.</source>
            <translation>Die Stadt (1) hat zwei Plättchen und ist belagert.</translation>
        </message>
        <message>
            <source>Two: 1 point for each tile, as for a city of two tiles without besiegers. It is not reduced again.</source>
            <translation>Zwei: 1 Punkt für jedes Plättchen, wie für eine Stadt aus zwei Plättchen ohne Belagerer. Sie wird nicht noch einmal verringert.</translation>
        </message>
        <message>
            <source>The monastery for an escape</source>
            <translation>Das Kloster für eine Flucht</translation>
        </message>
        <message>
            <source>You are Anna and play red. It is the end of your turn. There is one monastery (4) on the board. You have three knights.</source>
            <translation>Du bist Anna und spielst Rot. Dein Zug ist zu Ende. Auf dem Spielplan gibt es ein einziges Kloster (4). Du hast drei Ritter.</translation>
        </message>
        <message>
            <source>Which of these knights may escape? Mark all of them.</source>
            <translation>Welche dieser Ritter dürfen fliehen? Markiere alle.</translation>
        </message>
        <message>
            <source>Only the knight (3): the monastery touches the besieged tile of its city.</source>
            <translation>Nur der Ritter (3): Das Kloster berührt das belagerte Plättchen seiner Stadt.</translation>
        </message>
        <message>
            <source>The city of the knight (1) is besieged, too, but the monastery touches only its other tiles. The city of the knight (2) is next to the monastery, but it is not besieged.</source>
            <translation>Auch die Stadt des Ritters (1) ist belagert, aber das Kloster berührt nur ihre anderen Plättchen. Die Stadt des Ritters (2) liegt neben dem Kloster, ist aber nicht belagert.</translation>
        </message>
        <message>
            <source>Let the knight (3) escape.</source>
            <translation>Lass den Ritter (3) fliehen.</translation>
        </message>
        <message>
            <source>You may also decline, but this time let the knight (3) escape.</source>
            <translation>Du darfst auch verzichten. Lass diesmal aber den Ritter (3) fliehen.</translation>
        </message>
        <message>
            <source>A tile with tents has to touch the monastery. An option of a new game allows every tile of the city instead.</source>
            <translation>Ein Plättchen mit Zelten muss das Kloster berühren. Eine Einstellung eines neuen Spiels erlaubt stattdessen jedes Plättchen der Stadt.</translation>
        </message>
        <message>
            <source>The prisoner first, then the dragon</source>
            <translation>Erst der Gefangene, dann der Drache</translation>
        </message>
        <message>
            <source>You are Anna and play red. The dragon is at (1). The tower (2) is closed by Petr’s meeple, and Petr has a monk (3) next to a bare foundation. You have placed a tile with a dragon at (4).</source>
            <translation>Du bist Anna und spielst Rot. Der Drache ist bei (1). Der Turm (2) ist durch Petrs Meeple geschlossen, und neben einem leeren Turmfundament hat Petr einen Mönch (3). Du hast ein Plättchen mit einem Drachen bei (4) angelegt.</translation>
        </message>
        <message>
            <source>Add a piece to the foundation at (3).</source>
            <translation>Setze ein Turmteil auf das Turmfundament bei (3).</translation>
        </message>
        <message>
            <source>This time add a piece to the foundation.</source>
            <translation>Setze diesmal ein Turmteil auf das Turmfundament.</translation>
        </message>
        <message>
            <source>Before anything else happens you may take a prisoner.</source>
            <translation>Bevor irgendetwas anderes geschieht, darfst du einen Gefangenen machen.</translation>
        </message>
        <message>
            <source>The tower (2) reaches its own tile and the two next to it.</source>
            <translation>Der Turm (2) erreicht sein eigenes Plättchen und die beiden daneben.</translation>
        </message>
        <message>
            <source>Take the monk (3).</source>
            <translation>Nimm den Mönch (3) gefangen.</translation>
        </message>
        <message>
            <source>You may take the other one as well, but this time take the monk.</source>
            <translation>Du darfst auch den anderen nehmen, aber nimm diesmal den Mönch.</translation>
        </message>
        <message>
            <source>The monk is your prisoner. The dragon cannot get him any more.</source>
            <translation>Der Mönch ist dein Gefangener. Der Drache bekommt ihn nicht mehr.</translation>
        </message>
        <message>
            <source>Only now does the dragon (1) move. The first step is yours. The tile with the tower (2) lies next to it.</source>
            <translation>Erst jetzt zieht der Drache (1). Der erste Schritt gehört dir. Neben ihm liegt das Plättchen mit dem Turm (2).</translation>
        </message>
        <message>
            <source>It enters the tile of the tower, and a meeple on a tower is not safe from it: Petr’s returns to the supply.</source>
            <translation>Er betritt das Plättchen mit dem Turm, und auch ein Meeple auf einem Turm ist nicht vor ihm sicher: Petrs Meeple kommt in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>Petr took the second step and you the third. Now Petr has placed a tile.</source>
            <translation>Petr hat den zweiten Schritt bestimmt und du den dritten. Jetzt hat Petr ein Plättchen angelegt.</translation>
        </message>
        <message>
            <source>Where may he add a piece: at (1), at (2)?</source>
            <translation>Wo darf er ein Turmteil aufsetzen: auf (1), auf (2)?</translation>
        </message>
        <message>
            <source>Both: no meeple is on the tower (1) any more, so it is open again.</source>
            <translation>Auf beiden: Auf dem Turm (1) ist niemand mehr, also ist er wieder offen.</translation>
        </message>
        <message>
            <source>Which figures close a tower</source>
            <translation>Wer einen Turm schließt</translation>
        </message>
        <message>
            <source>You are Anna and play red. One tower has two pieces (1), on the other foundation (2) there is none yet. Instead of adding a piece a meeple may be placed on a tower: it closes the tower.</source>
            <translation>Du bist Anna und spielst Rot. Ein Turm hat zwei Turmteile (1), auf dem anderen Turmfundament (2) ist noch keines. Statt ein Turmteil aufzusetzen, kannst du einen Meeple auf einen Turm setzen: Er schließt den Turm.</translation>
        </message>
        <message>
            <source>Which of them may you close with a meeple?</source>
            <translation>Welchen davon darfst du mit einem Meeple schließen?</translation>
        </message>
        <message>
            <source>The tower (1). No figure is placed on a bare foundation.</source>
            <translation>Den Turm (1). Auf ein leeres Turmfundament wird niemand gesetzt.</translation>
        </message>
        <message>
            <source>Only a normal or a large meeple closes a tower. Mayor and wagon may not, and neither may an abbot, a builder, a pig or a barn.</source>
            <translation>Nur ein normaler oder ein großer Meeple schließt einen Turm. Bürgermeister und Wagen dürfen das nicht, ebenso wenig ein Abt, ein Baumeister, ein Schwein oder ein Gutshof.</translation>
        </message>
        <message>
            <source>Close the tower (1) with your large meeple.</source>
            <translation>Schließe den Turm (1) mit deinem großen Meeple.</translation>
        </message>
        <message>
            <source>This time close the tower.</source>
            <translation>Schließe diesmal den Turm.</translation>
        </message>
        <message>
            <source>It stays there: no tower is ever completed, so it scores nothing, not even at the end of the game.</source>
            <translation>Er bleibt dort: Ein Turm wird nie abgeschlossen, also bringt der Meeple keine Punkte, auch nicht am Ende der Partie.</translation>
        </message>
        <message>
            <source>Petr has placed a tile. He would like to make the tower (1) higher.</source>
            <translation>Petr hat ein Plättchen angelegt. Er möchte den Turm (1) höher bauen.</translation>
        </message>
        <message>
            <source>Where may Petr add a piece: at (1), at (2)?</source>
            <translation>Wo darf Petr ein Turmteil aufsetzen: auf (1), auf (2)?</translation>
        </message>
        <message>
            <source>Only on the foundation (2). The closed tower cannot grow. If another tower takes its meeple or the dragon eats it, the tower is open again.</source>
            <translation>Nur auf dem Turmfundament (2). Der geschlossene Turm wächst nicht mehr, es sei denn, sein Meeple wird von einem anderen Turm gefangen genommen oder vom Drachen gefressen: Dann ist er wieder offen.</translation>
        </message>
        <message>
            <source>How far a tower reaches</source>
            <translation>Wie weit ein Turm reicht</translation>
        </message>
        <message>
            <source>You are Anna and play red. At (1) there is the foundation of a tower. Petr has a knight (2), a monk (3) and a farmer (4). You have placed your tile, and instead of a figure you may add a piece to a tower.</source>
            <translation>Du bist Anna und spielst Rot. Bei (1) ist ein Turmfundament. Petr hat einen Ritter (2), einen Mönch (3) und einen Bauern (4). Du hast dein Plättchen angelegt, und statt eine Figur zu setzen, darfst du ein Turmteil auf einen Turm setzen.</translation>
        </message>
        <message>
            <source>The tower is one piece high: it reaches its own tile and one tile in each of the four directions.</source>
            <translation>Der Turm ist ein Turmteil hoch: Er erreicht sein eigenes Plättchen und je ein Plättchen in jeder der vier Richtungen.</translation>
        </message>
        <message>
            <source>Now you may take one prisoner in reach of the tower.</source>
            <translation>Jetzt darfst du eine Figur gefangen nehmen, die der Turm erreicht.</translation>
        </message>
        <message>
            <source>Which figures may you take: the knight (1), the monk (2), the farmer (3)? Mark all of them.</source>
            <translation>Wen darfst du gefangen nehmen: den Ritter (1), den Mönch (2), den Bauern (3)? Markiere alle, die erlaubt sind.</translation>
        </message>
        <message>
            <source>Only the knight. The monk is two tiles away, and the farmer is on no straight line from the tower.</source>
            <translation>Nur den Ritter. Der Mönch ist zwei Plättchen entfernt, und der Bauer liegt vom Turm aus nicht in gerader Linie.</translation>
        </message>
        <message>
            <source>You have taken the knight. In the meantime Petr has placed a road and you have placed a curve. It is your choice again.</source>
            <translation>Du hast den Ritter gefangen genommen. Inzwischen hat Petr eine Straße angelegt und du eine Kurve. Jetzt hast du wieder die Wahl.</translation>
        </message>
        <message>
            <source>Add a second piece to the tower (1).</source>
            <translation>Setze ein zweites Turmteil auf den Turm (1).</translation>
        </message>
        <message>
            <source>Now it reaches two tiles in each direction.</source>
            <translation>Jetzt reicht er zwei Plättchen weit in jede Richtung.</translation>
        </message>
        <message>
            <source>It does not matter what lies between, or on which feature a meeple is.</source>
            <translation>Es spielt keine Rolle, was dazwischenliegt und in welchem Gebiet ein Meeple steht.</translation>
        </message>
        <message>
            <source>Which figures may you take now: the monk (1), the farmer (2)?</source>
            <translation>Wen darfst du jetzt gefangen nehmen: den Mönch (1), den Bauern (2)?</translation>
        </message>
        <message>
            <source>The monk. The farmer lies diagonally from the tower: even with more pieces the tower does not reach him.</source>
            <translation>Den Mönch. Der Bauer liegt schräg zum Turm: Ihn erreicht der Turm auch mit noch so vielen Turmteilen nicht.</translation>
        </message>
        <message>
            <source>Which figures a tower may take</source>
            <translation>Wen ein Turm gefangen nehmen darf</translation>
        </message>
        <message>
            <source>You are Anna and play red. All figures here are Petr’s: mayor (2), wagon (3), highwayman (4) with a builder (5), farmer with a pig (6), barn, and a meeple on the tower (7). The tower (1) has one piece.</source>
            <translation>Du bist Anna und spielst Rot. Alle Figuren hier gehören Petr: Bürgermeister (2), Wagen (3), Wegelagerer (4) mit einem Baumeister (5), Bauer mit einem Schwein (6), Gutshof und ein Meeple auf dem Turm (7). Der Turm (1) hat ein Turmteil.</translation>
        </message>
        <message>
            <source>It reaches two tiles in each direction: all of them are in reach.</source>
            <translation>Er reicht zwei Plättchen weit in jede Richtung: Alle sind in Reichweite.</translation>
        </message>
        <message>
            <source>One of them may become your prisoner.</source>
            <translation>Eine der Figuren darf dein Gefangener werden.</translation>
        </message>
        <message>
            <source>Which figures may you take: the mayor (1), the wagon (2), the builder (3), the pig (4), the meeple on the tower (5), the barn (6)? Mark all of them.</source>
            <translation>Wen darfst du gefangen nehmen: den Bürgermeister (1), den Wagen (2), den Baumeister (3), das Schwein (4), den Meeple auf dem Turm (5), den Gutshof (6)? Markiere alle, die erlaubt sind.</translation>
        </message>
        <message>
            <source>Mayor, wagon and the meeple on the tower, as well as the highwayman and the farmer. Builder, pig and barn are not meeples.</source>
            <translation>Bürgermeister, Wagen und den Meeple auf dem Turm, ebenso den Wegelagerer und den Bauern. Baumeister, Schwein und Gutshof sind keine Meeples.</translation>
        </message>
        <message>
            <source>The builder (5) cannot be taken, but Petr can still lose it.</source>
            <translation>Den Baumeister (5) kannst du nicht gefangen nehmen, aber Petr kann ihn trotzdem verlieren.</translation>
        </message>
        <message>
            <source>Take the highwayman (4).</source>
            <translation>Nimm den Wegelagerer (4) gefangen.</translation>
        </message>
        <message>
            <source>That is allowed, but this time take the highwayman.</source>
            <translation>Das ist erlaubt, aber nimm diesmal den Wegelagerer.</translation>
        </message>
        <message>
            <source>He is your prisoner, and no meeple of Petr’s is left on his road: the builder returns to Petr’s supply.</source>
            <translation>Er ist dein Gefangener, und auf seiner Straße ist kein Meeple von Petr geblieben: Der Baumeister kommt in Petrs Vorrat zurück.</translation>
        </message>
        <message>
            <source>One token in a turn</source>
            <translation>Ein Tunnelplättchen je Zug</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have placed the tile in the east, and a tunnel token on the western entrance of the middle tile.</source>
            <translation>Du bist Anna und spielst Rot. Du hast das Plättchen im Osten angelegt und ein Tunnelplättchen auf den westlichen Eingang des mittleren Plättchens gelegt.</translation>
        </message>
        <message>
            <source>What may you still do: place a meeple on the southern road (1), place the second token on the eastern entrance (2)?</source>
            <translation>Was darfst du noch: einen Meeple auf die südliche Straße setzen (1), das zweite Tunnelplättchen auf den östlichen Eingang legen (2)?</translation>
        </message>
        <message>
            <source>Place the meeple (1). A token comes in addition to the figure, before or after it. The second token must wait for your next turn.</source>
            <translation>Den Meeple setzen (1). Ein Tunnelplättchen wird zusätzlich zur Figur gelegt, davor oder danach. Das zweite muss bis zu deinem nächsten Zug warten.</translation>
        </message>
        <message>
            <source>Your token does not stop you from placing a figure.</source>
            <translation>Dein Tunnelplättchen hindert dich nicht daran, eine Figur zu setzen.</translation>
        </message>
        <message>
            <source>Place a meeple on the southern road (1).</source>
            <translation>Setze einen Meeple auf die südliche Straße (1).</translation>
        </message>
        <message>
            <source>You may do that as well, but this time place the meeple on the southern road (1).</source>
            <translation>Auch das darfst du, aber setze diesmal den Meeple auf die südliche Straße (1).</translation>
        </message>
        <message>
            <source>It is a highwayman now. This road is open at its tunnel entrance. On one tile of The Tunnel a road in the north ends at houses: no token can be placed there.</source>
            <translation>Jetzt ist er ein Wegelagerer. Diese Straße ist an ihrem Tunneleingang offen. Auf einem Plättchen der Erweiterung endet eine Straße im Norden an Häusern: Dort kann kein Tunnelplättchen liegen.</translation>
        </message>
        <message>
            <source>A tunnel of another expansion</source>
            <translation>Ein Tunnel einer anderen Erweiterung</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have just placed a tile of Abbey &amp; Mayor, where a road passes under a city in a tunnel. Petr’s highwayman is on the road in the north.</source>
            <translation>Du bist Anna und spielst Rot. Du hast gerade ein Plättchen von Abtei &amp; Bürgermeister angelegt, auf dem eine Straße in einem Tunnel unter einer Stadt hindurchführt. Auf der Straße im Norden steht Petrs Wegelagerer.</translation>
        </message>
        <message>
            <source>Where may you place a meeple: on the northern road (1), on the southern road (2)?</source>
            <translation>Wohin darfst du einen Meeple setzen: auf die nördliche Straße (1), auf die südliche Straße (2)?</translation>
        </message>
        <message>
            <source>On the southern road (2). With this expansion the tunnel has two entrances, and the roads there are separate until tokens of a pair lie on both. By an option of the game the road can also be unbroken, as without this expansion.</source>
            <translation>Auf die südliche Straße (2). Mit dieser Erweiterung hat der Tunnel zwei Eingänge, und die Straßen dort sind getrennt, bis auf beiden die Tunnelplättchen eines Paares liegen. Durch eine Option der Partie kann die Straße auch ununterbrochen bleiben, wie ohne diese Erweiterung.</translation>
        </message>
        <message>
            <source>Petr’s highwayman is on another road, so the southern road (2) is free.</source>
            <translation>Petrs Wegelagerer ist auf einer anderen Straße, also ist die südliche Straße (2) frei.</translation>
        </message>
        <message>
            <source>Place a meeple on the southern road (2).</source>
            <translation>Setze einen Meeple auf die südliche Straße (2).</translation>
        </message>
        <message>
            <source>You may do that as well, but this time place the meeple on the southern road (2).</source>
            <translation>Auch das darfst du, aber setze diesmal den Meeple auf die südliche Straße (2).</translation>
        </message>
        <message>
            <source>Who owns a joined road</source>
            <translation>Wem eine verbundene Straße gehört</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your highwayman is on the western road (1), Petr’s on the eastern road (2).</source>
            <translation>Du bist Anna und spielst Rot. Dein Wegelagerer ist auf der westlichen Straße (1), Petrs Wegelagerer auf der östlichen Straße (2).</translation>
        </message>
        <message>
            <source>It is your next turn. You place the second token with a circle on the eastern entrance, so that it joins your road (1) and Petr’s road (2).</source>
            <translation>Du bist wieder am Zug. Du legst das zweite Tunnelplättchen mit dem Kreis auf den östlichen Eingang, sodass es deine Straße (1) und Petrs Straße (2) verbindet.</translation>
        </message>
        <message>
            <source>Both of you, three points each. There is one highwayman of each player on the road; whose tokens joined it does not matter.</source>
            <translation>Beide, je drei Punkte. Auf der Straße steht je ein Wegelagerer von beiden Spielern; wessen Tunnelplättchen sie verbunden haben, ist gleichgültig.</translation>
        </message>
        <message>
            <source>A road that has grown only by a token is not extended: a builder on it would give no double turn.</source>
            <translation>Eine Straße, die nur durch ein Tunnelplättchen gewachsen ist, gilt nicht als erweitert: Ein Baumeister auf ihr brächte keinen Doppelzug.</translation>
        </message>
        <message>
            <source>A volcano, and what you may do with it</source>
            <translation>Ein Vulkan: was erlaubt ist und was nicht</translation>
        </message>
        <message>
            <source>You are Anna and play red. You have a knight (1), and you have drawn a volcano. It is placed like any tile.</source>
            <translation>Du bist Anna und spielst Rot. Du hast einen Ritter (1), und du hast einen Vulkan gezogen. Er wird angelegt wie jedes Plättchen.</translation>
        </message>
        <message>
            <source>Place the volcano at (2).</source>
            <translation>Lege den Vulkan bei (2) an.</translation>
        </message>
        <message>
            <source>The space (2) lies between the two tiles at the bottom right.</source>
            <translation>Das Feld (2) liegt zwischen den beiden Plättchen unten rechts.</translation>
        </message>
        <message>
            <source>The dragon comes immediately and is on the volcano.</source>
            <translation>Der Drache kommt sofort und ist auf dem Vulkan.</translation>
        </message>
        <message>
            <source>In this turn no figure is placed on the tile of the volcano.</source>
            <translation>In diesem Zug wird niemand auf das Plättchen mit dem Vulkan gesetzt.</translation>
        </message>
        <message>
            <source>Which of these may you do: place a farmer on this tile (1), place the barn at its corner (2), move the fairy to your knight (3)? Mark all of them.</source>
            <translation>Was davon darfst du: einen Bauern auf dieses Plättchen setzen (1), den Gutshof an seine Ecke setzen (2), die Fee zu deinem Ritter versetzen (3)? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>The farmer may not be placed here. The barn is not on a tile but between four, so it may be placed. The fairy moves to a meeple that is already on the board.</source>
            <translation>Der Bauer darf nicht hierher. Der Gutshof steht auf keinem Plättchen, sondern zwischen vieren, also darfst du ihn setzen; und die Fee kommt zu einer Figur, die schon auf dem Spielplan steht.</translation>
        </message>
        <message>
            <source>Only one of these can be done in a turn. Choose the barn.</source>
            <translation>Nur eines davon darfst du in diesem Zug tun. Wähle den Gutshof.</translation>
        </message>
        <message>
            <source>Place your barn at (2).</source>
            <translation>Setze deinen Gutshof auf (2).</translation>
        </message>
        <message>
            <source>That would be right as well. Here place the barn at the corner where the four tiles meet.</source>
            <translation>Auch das ist erlaubt. Setze hier den Gutshof an die Ecke, an der die vier Plättchen zusammentreffen.</translation>
        </message>
        <message>
            <source>A dragon next to a barn does no harm, neither now nor later: it never eats a barn.</source>
            <translation>Ein Drache daneben schadet einem Gutshof nicht, weder jetzt noch später: Er frisst nie einen.</translation>
        </message>
        <message>
            <source>From a city that an abbey closes</source>
            <translation>Aus einer Stadt, die eine Abtei abschließt</translation>
        </message>
        <message>
            <source>First the city is scored. Then the wagon may move; otherwise it returns to the supply.</source>
            <translation>Zuerst wird die Stadt gewertet. Danach darf der Wagen weiterziehen; sonst kommt er in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>The tile is placed, and the city is completed.</source>
            <translation>Das Plättchen ist angelegt, und die Stadt ist abgeschlossen.</translation>
        </message>
        <message>
            <source>The yellow frame surrounds the tiles in range of the wagon: its own tile and those on the eight spaces around it. Only the tile on which the wagon stands counts. It may cross a field, but never stay on one.</source>
            <translation>Der gelbe Rahmen umgibt die Plättchen in Reichweite des Wagens: sein eigenes und die auf den acht Feldern ringsum. Es zählt, wo der Wagen steht. Eine Wiese darf er überqueren, aber nie auf ihr stehen bleiben.</translation>
        </message>
        <message>
            <source>The tile just placed. It closed the city.</source>
            <translation>Das gerade angelegte Plättchen. Es hat die Stadt abgeschlossen.</translation>
        </message>
        <message>
            <source>The wall of this city has one gap left. On another side the abbey closes the city.</source>
            <translation>Die Mauer dieser Stadt hat noch eine offene Stelle. Auf einer anderen Seite schließt die Abtei die Stadt ab.</translation>
        </message>
        <message>
            <source>The yellow line is the edge of the scored city. In the classic edition only features that touch it directly count: a road that starts at a gate, an abbey that closes the city, a monastery inside. A road without a gate does not. It does not matter on which tile of the city the wagon stood.</source>
            <translation>Die gelbe Linie ist der Rand der gewerteten Stadt. In der klassischen Ausgabe zählt nur, was sie direkt berührt: eine Straße, die an einem Stadttor beginnt, eine Abtei, die die Stadt abschließt, ein Kloster im Inneren. Eine Straße ohne Stadttor zählt nicht. Auf welchem Plättchen der Stadt der Wagen stand, spielt keine Rolle.</translation>
        </message>
        <message>
            <source>This road starts at a gate of the city and is incomplete and unoccupied. The wagon may move to any of its tiles.</source>
            <translation>Diese Straße beginnt an einem Stadttor und ist weder abgeschlossen noch besetzt. Der Wagen darf auf jedes ihrer Plättchen weiterziehen.</translation>
        </message>
        <message>
            <source>The abbey closes the city, so the two touch directly. It is incomplete and unoccupied: the wagon may move there.</source>
            <translation>Die Abtei schließt die Stadt ab, also berühren sich die beiden direkt. Die Abtei ist weder abgeschlossen noch besetzt: Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>The monastery stands inside the city, and nothing lies between them. It is incomplete and unoccupied: the wagon may move there.</source>
            <translation>Das Kloster steht in der Stadt, und nichts liegt dazwischen. Es ist unvollendet und unbesetzt: Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>A short road is the stub between a city and a junction on the same tile. It has no room for a figure, so none ever stands there. And the roads beyond the junction do not touch the city.</source>
            <translation>Eine kurze Straße ist das kurze Stück zwischen einer Stadt und einer Kreuzung auf demselben Plättchen. Für eine Figur ist dort kein Platz, also steht da nie eine. Und die Straßen hinter der Kreuzung berühren die Stadt nicht.</translation>
        </message>
        <message>
            <source>Short roads and a junction lie between this city and the scored one. They do not touch, so the wagon may not move there.</source>
            <translation>Zwischen dieser Stadt und der gewerteten liegen kurze Straßen und eine Kreuzung. Die Städte berühren sich nicht, also darf der Wagen nicht dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>This road is incomplete and unoccupied, but it starts at the abbey and not at a gate of the city.</source>
            <translation>Diese Straße ist weder abgeschlossen noch besetzt, aber sie beginnt an der Abtei und nicht an einem Stadttor.</translation>
        </message>
        <message>
            <source>This road is completed. Also, it joins the abbey to a monastery and does not reach the city.</source>
            <translation>Diese Straße ist abgeschlossen. Außerdem verbindet sie die Abtei mit einem Kloster und reicht nicht bis zur Stadt.</translation>
        </message>
        <message>
            <source>This monastery does not touch the city: the completed road and the abbey lie between them.</source>
            <translation>Dieses Kloster berührt die Stadt nicht: Dazwischen liegen die abgeschlossene Straße und die Abtei.</translation>
        </message>
        <message>
            <source>Several fields border the city. A field is a feature, too, but the wagon may not move to any of them, and a feature beyond a field is not adjacent to the city.</source>
            <translation>An die Stadt grenzen mehrere Wiesen. Auch eine Wiese ist ein Gebiet, aber auf keine davon darf der Wagen weiterziehen, und was hinter einer Wiese liegt, grenzt nicht an die Stadt.</translation>
        </message>
        <message>
            <source>These road segments lie within range, and their roads are incomplete and unoccupied. The wagon may move to each of them, whether it touches the city or not.</source>
            <translation>Diese Straßenabschnitte liegen in Reichweite, und ihre Straßen sind weder abgeschlossen noch besetzt. Der Wagen darf auf jeden davon weiterziehen, ganz gleich, ob die Straße die Stadt berührt oder nicht.</translation>
        </message>
        <message>
            <source>Here the same roads continue, but these tiles lie out of range.</source>
            <translation>Hier gehen dieselben Straßen weiter, aber diese Plättchen liegen außer Reichweite.</translation>
        </message>
        <message>
            <source>The abbey lies within range and is incomplete and unoccupied. The wagon may move there.</source>
            <translation>Die Abtei liegt in Reichweite und ist weder abgeschlossen noch besetzt. Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>The monastery in the city lies within range and is incomplete and unoccupied. The wagon may move there.</source>
            <translation>Das Kloster in der Stadt liegt in Reichweite und ist weder abgeschlossen noch besetzt. Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>Short roads, the stubs between a city and a junction on the same tile, are no features. In range or not, no figure stands on them.</source>
            <translation>Kurze Straßen, also die kurzen Stücke zwischen einer Stadt und einer Kreuzung auf demselben Plättchen, sind keine Gebiete. Ob in Reichweite oder nicht: Auf ihnen steht keine Figur.</translation>
        </message>
        <message>
            <source>This segment of the other city lies within range, and that city is incomplete and unoccupied. It does not matter what lies between: the wagon may move there.</source>
            <translation>Dieser Abschnitt der anderen Stadt liegt in Reichweite, und die Stadt ist weder abgeschlossen noch besetzt. Was dazwischenliegt, spielt keine Rolle: Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>This road is completed, and it lies out of range.</source>
            <translation>Diese Straße ist abgeschlossen und liegt außer Reichweite.</translation>
        </message>
        <message>
            <source>This monastery is incomplete and unoccupied, but it lies two tiles away: out of range.</source>
            <translation>Dieses Kloster ist weder abgeschlossen noch besetzt, aber es liegt zwei Plättchen entfernt: außer Reichweite.</translation>
        </message>
        <message>
            <source>From a city with three roads</source>
            <translation>Aus einer Stadt mit drei Straßen</translation>
        </message>
        <message>
            <source>Five tiles of a city lie here, and one is missing. Three roads start at the gates of the city.</source>
            <translation>Hier liegen fünf Plättchen einer Stadt, und eines fehlt. Drei Straßen beginnen an den Stadttoren.</translation>
        </message>
        <message>
            <source>The yellow line is the edge of the scored city. In the classic edition only features that touch it directly count. It does not matter on which of its tiles the wagon stood: the answer is always the same.</source>
            <translation>Die gelbe Linie ist der Rand der gewerteten Stadt. In der klassischen Ausgabe zählt nur, was sie direkt berührt. Auf welchem ihrer Plättchen der Wagen stand, spielt keine Rolle: Die Antwort ist immer dieselbe.</translation>
        </message>
        <message>
            <source>Of the three roads at the gates this is the only one that is incomplete and unoccupied. The wagon may move to any of its tiles.</source>
            <translation>Von den drei Straßen an den Stadttoren ist nur diese weder abgeschlossen noch besetzt. Der Wagen darf auf jedes ihrer Plättchen weiterziehen.</translation>
        </message>
        <message>
            <source>These two roads start at gates of the city as well, but they are completed.</source>
            <translation>Auch diese beiden Straßen beginnen an Stadttoren, aber sie sind abgeschlossen.</translation>
        </message>
        <message>
            <source>This road starts only at the junction, where the completed road ends. It does not touch the city.</source>
            <translation>Diese Straße beginnt erst an der Kreuzung, an der die abgeschlossene Straße endet. Sie berührt die Stadt nicht.</translation>
        </message>
        <message>
            <source>No gate opens to this road: a field separates it from the wall.</source>
            <translation>Diese Straße beginnt an keinem Stadttor: Eine Wiese trennt sie von der Stadtmauer.</translation>
        </message>
        <message>
            <source>This road starts at the junction, too, and not at the city. Also, it is occupied: a follower stands on it.</source>
            <translation>Auch diese Straße beginnt an der Kreuzung und nicht an der Stadt. Außerdem ist sie besetzt: Ein Gefolgsmann steht darauf.</translation>
        </message>
        <message>
            <source>A completed road lies between the city and this monastery. The wagon may only move to a feature that is adjacent to the city itself.</source>
            <translation>Zwischen der Stadt und diesem Kloster liegt eine abgeschlossene Straße. Der Wagen darf nur in ein Gebiet weiterziehen, das direkt an die Stadt grenzt.</translation>
        </message>
        <message>
            <source>This monastery stands in the middle of a field, and nothing connects it with the city.</source>
            <translation>Dieses Kloster steht mitten auf einer Wiese, und nichts verbindet es mit der Stadt.</translation>
        </message>
        <message>
            <source>These road segments lie within range, and their roads are incomplete and unoccupied. The wagon may move to each of them.</source>
            <translation>Diese Straßenabschnitte liegen in Reichweite, und ihre Straßen sind weder abgeschlossen noch besetzt. Der Wagen darf auf jeden davon weiterziehen.</translation>
        </message>
        <message>
            <source>These roads are incomplete and unoccupied as well, but these segments of them lie out of range.</source>
            <translation>Auch diese Straßen sind weder abgeschlossen noch besetzt, aber diese Abschnitte liegen außer Reichweite.</translation>
        </message>
        <message>
            <source>These road segments lie within range, but their roads are completed.</source>
            <translation>Diese Straßenabschnitte liegen in Reichweite, aber ihre Straßen sind abgeschlossen.</translation>
        </message>
        <message>
            <source>This road has segments in range and is incomplete, but it is occupied: a meeple stands on it.</source>
            <translation>Diese Straße hat Abschnitte in Reichweite und ist nicht abgeschlossen, aber sie ist besetzt: Ein Meeple steht darauf.</translation>
        </message>
        <message>
            <source>These segments belong to a completed road, and they lie out of range, too.</source>
            <translation>Diese Abschnitte gehören zu einer abgeschlossenen Straße, und außer Reichweite liegen sie auch.</translation>
        </message>
        <message>
            <source>Both monasteries are incomplete and unoccupied, but out of range.</source>
            <translation>Beide Klöster sind weder abgeschlossen noch besetzt, aber außer Reichweite.</translation>
        </message>
        <message>
            <source>From here these segments of incomplete, unoccupied roads lie within range. The wagon may move to each of them.</source>
            <translation>Von hier aus liegen diese Abschnitte von Straßen in Reichweite, die weder abgeschlossen noch besetzt sind. Der Wagen darf auf jeden davon weiterziehen.</translation>
        </message>
        <message>
            <source>Segments of these roads lie within range, too. The wagon cannot move there, because the roads are completed or occupied: here two are completed, and on the third one a meeple stands.</source>
            <translation>Auch von diesen Straßen liegen Abschnitte in Reichweite. Der Wagen kann nicht auf sie weiterziehen, weil sie abgeschlossen oder besetzt sind: Hier sind zwei abgeschlossen, und auf der dritten steht ein Meeple.</translation>
        </message>
        <message>
            <source>From here only one incomplete, unoccupied road lies within range. The wagon may move to the segments of it that are within range.</source>
            <translation>Von hier aus liegt nur eine Straße in Reichweite, die weder abgeschlossen noch besetzt ist. Der Wagen darf auf ihre Abschnitte weiterziehen, die in Reichweite liegen.</translation>
        </message>
        <message>
            <source>Segments of these roads lie within range, too. The wagon cannot move to roads that are completed or occupied: here both are completed, and the occupied road is out of range.</source>
            <translation>Auch von diesen Straßen liegen Abschnitte in Reichweite. Auf Straßen, die abgeschlossen oder besetzt sind, kann der Wagen nicht weiterziehen: Hier sind beide abgeschlossen, und die besetzte Straße liegt außer Reichweite.</translation>
        </message>
        <message>
            <source>A segment of this road lies within range, too. The wagon cannot move to roads that are completed or occupied: here it is the occupied one, a meeple stands on it. Both completed roads are out of range.</source>
            <translation>Auch von dieser Straße liegt ein Abschnitt in Reichweite. Auf Straßen, die abgeschlossen oder besetzt sind, kann der Wagen nicht weiterziehen: Dies ist die besetzte, auf ihr steht ein Meeple. Die beiden abgeschlossenen Straßen liegen außer Reichweite.</translation>
        </message>
        <message>
            <source>The yellow frame surrounds the tiles in range: the wagon’s own tile and those around it. On another tile of the city the wagon has another range.</source>
            <translation>Der gelbe Rahmen umgibt die Plättchen in Reichweite: das eigene des Wagens und die ringsum. Auf einem anderen Plättchen der Stadt hat der Wagen eine andere Reichweite.</translation>
        </message>
        <message>
            <source>The wagon at the bottom in the middle</source>
            <translation>Der Wagen unten in der Mitte</translation>
        </message>
        <message>
            <source>The wagon at the top left</source>
            <translation>Der Wagen oben links</translation>
        </message>
        <message>
            <source>The wagon at the top in the middle</source>
            <translation>Der Wagen oben in der Mitte</translation>
        </message>
        <message>
            <source>The wagon at the top right</source>
            <translation>Der Wagen oben rechts</translation>
        </message>
        <message>
            <source>The wagon at the bottom left</source>
            <translation>Der Wagen unten links</translation>
        </message>
        <message>
            <source>The wagon at the bottom right</source>
            <translation>Der Wagen unten rechts</translation>
        </message>
        <message>
            <source>From a completed road</source>
            <translation>Von einer abgeschlossenen Straße</translation>
        </message>
        <message>
            <source>The wagon stands on the tile at the bottom right of the scored road. The yellow frame surrounds the tiles in range: its own tile and those on the eight spaces around it. It may cross a field, but never stay on one.</source>
            <translation>Der Wagen steht auf dem Plättchen unten rechts der gewerteten Straße. Der gelbe Rahmen umgibt die Plättchen in Reichweite: sein eigenes und die auf den acht Feldern ringsum. Eine Wiese darf er überqueren, aber nie auf ihr stehen bleiben.</translation>
        </message>
        <message>
            <source>One tile is missing on this road, between the gate of a city on the left and a junction.</source>
            <translation>In dieser Straße fehlt ein Plättchen, zwischen einem Stadttor links und einer Kreuzung.</translation>
        </message>
        <message>
            <source>The tile is placed, and the road is completed.</source>
            <translation>Das Plättchen ist angelegt, und die Straße ist abgeschlossen.</translation>
        </message>
        <message>
            <source>First the road is scored. Then the wagon may move; otherwise it returns to the supply.</source>
            <translation>Zuerst wird die Straße gewertet. Danach darf der Wagen weiterziehen; sonst kommt er in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>The yellow line is the edge of the scored road. In the classic edition only features that touch one of its two ends count. It does not matter how many tiles the wagon moves.</source>
            <translation>Die gelbe Linie ist der Rand der gewerteten Straße. In der klassischen Ausgabe zählt nur, was eines ihrer beiden Enden berührt. Wie viele Plättchen weit der Wagen zieht, spielt keine Rolle.</translation>
        </message>
        <message>
            <source>The tile just placed. It completed the road.</source>
            <translation>Das gerade angelegte Plättchen. Es hat die Straße abgeschlossen.</translation>
        </message>
        <message>
            <source>These two roads start at the junction where the scored road ends. They are incomplete and unoccupied: the wagon may move to any of their tiles.</source>
            <translation>Diese beiden Straßen beginnen an der Kreuzung, an der die gewertete Straße endet. Sie sind weder abgeschlossen noch besetzt: Der Wagen darf auf jedes ihrer Plättchen weiterziehen.</translation>
        </message>
        <message>
            <source>On the left the gate of this city closes the road. The city is incomplete and unoccupied: the wagon may move to any of its tiles.</source>
            <translation>Links schließt das Tor dieser Stadt die Straße ab. Die Stadt ist weder abgeschlossen noch besetzt: Der Wagen darf auf jedes ihrer Plättchen weiterziehen.</translation>
        </message>
        <message>
            <source>The wagon may move to segments in range of three incomplete, unoccupied roads. Two of them start at the junction that closes the scored road, the third lies on the tile to the left, beyond a field.</source>
            <translation>Der Wagen darf auf Abschnitte in Reichweite von drei Straßen weiterziehen, die weder abgeschlossen noch besetzt sind. Zwei beginnen an der Kreuzung, die die gewertete Straße abschließt, die dritte liegt auf dem Plättchen links, jenseits einer Wiese.</translation>
        </message>
        <message>
            <source>This city closes the scored road and is incomplete and unoccupied, but it lies out of range.</source>
            <translation>Diese Stadt schließt die gewertete Straße ab und ist weder abgeschlossen noch besetzt, aber sie liegt außer Reichweite.</translation>
        </message>
        <message>
            <source>From a road between a monastery and a junction</source>
            <translation>Von einer Straße zwischen Kloster und Kreuzung</translation>
        </message>
        <message>
            <source>Anna’s wagon stands on this road. On the right a junction closes it, on the left it is still open.</source>
            <translation>Annas Wagen steht auf dieser Straße. Rechts schließt eine Kreuzung sie ab, links ist sie noch offen.</translation>
        </message>
        <message>
            <source>Anna places a monastery at which the road ends. The road is completed.</source>
            <translation>Anna legt ein Kloster an, an dem die Straße endet. Die Straße ist abgeschlossen.</translation>
        </message>
        <message>
            <source>Four tiles, four points. Then the wagon may move; otherwise it returns to the supply.</source>
            <translation>Vier Plättchen, vier Punkte. Danach darf der Wagen weiterziehen; sonst kommt er in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>In the classic edition only features that touch one of the two ends of the road count. It does not matter how far the wagon moves.</source>
            <translation>In der klassischen Ausgabe zählt nur, was eines der beiden Enden der Straße berührt. Wie weit der Wagen zieht, spielt keine Rolle.</translation>
        </message>
        <message>
            <source>In the new edition the wagon reaches its own tile and the eight around it. It may cross a field, but never stay on one.</source>
            <translation>In der neuen Ausgabe erreicht der Wagen sein eigenes Plättchen und die acht ringsum. Eine Wiese darf er überqueren, aber nie auf ihr stehen bleiben.</translation>
        </message>
        <message>
            <source>The scored road ends at this monastery, which is incomplete and unoccupied. The wagon may move there.</source>
            <translation>Die gewertete Straße endet an diesem Kloster, das weder abgeschlossen noch besetzt ist. Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>This road starts at the junction where the scored road ends. It is incomplete and unoccupied: the wagon may move to any of its tiles.</source>
            <translation>Diese Straße beginnt an der Kreuzung, an der die gewertete Straße endet. Sie ist weder abgeschlossen noch besetzt: Der Wagen darf auf jedes ihrer Plättchen weiterziehen.</translation>
        </message>
        <message>
            <source>This road starts at the same junction, but it is occupied: Karel’s follower stands on it.</source>
            <translation>Diese Straße beginnt an derselben Kreuzung, aber sie ist besetzt: Karels Gefolgsmann steht darauf.</translation>
        </message>
        <message>
            <source>The field lies right next to the road, but a wagon never moves to a field.</source>
            <translation>Die Wiese liegt direkt neben der Straße, aber auf eine Wiese zieht ein Wagen nie weiter.</translation>
        </message>
        <message>
            <source>This city is incomplete and unoccupied, but no gate opens to the road: a field lies between them.</source>
            <translation>Diese Stadt ist weder abgeschlossen noch besetzt, aber die Straße führt zu keinem ihrer Tore: Dazwischen liegt eine Wiese.</translation>
        </message>
        <message>
            <source>This road lies within range and is incomplete and unoccupied. The wagon may move to each of these segments.</source>
            <translation>Diese Straße liegt in Reichweite und ist weder abgeschlossen noch besetzt. Der Wagen darf auf jeden dieser Abschnitte weiterziehen.</translation>
        </message>
        <message>
            <source>This city lies within range and is incomplete and unoccupied. The field between does not matter: the wagon may move there.</source>
            <translation>Diese Stadt liegt in Reichweite und ist weder abgeschlossen noch besetzt. Die Wiese dazwischen spielt keine Rolle: Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>The scored road ends at this monastery, but it lies two tiles away from the wagon: out of range.</source>
            <translation>Die gewertete Straße endet an diesem Kloster, aber es liegt zwei Plättchen vom Wagen entfernt: außer Reichweite.</translation>
        </message>
        <message>
            <source>This road lies within range, but it is occupied: Karel’s meeple stands on it.</source>
            <translation>Diese Straße liegt in Reichweite, aber sie ist besetzt: Karels Meeple steht darauf.</translation>
        </message>
        <message>
            <source>The wagon may cross the field, but in the new edition, too, it never stays on one.</source>
            <translation>Die Wiese darf der Wagen überqueren, aber auch in der neuen Ausgabe bleibt er nie auf einer stehen.</translation>
        </message>
        <message>
            <source>From a road at a city gate</source>
            <translation>Von einer Straße an einem Stadttor</translation>
        </message>
        <message>
            <source>Anna’s wagon stands on the road that leads up from the junction. Its other end is open.</source>
            <translation>Annas Wagen steht auf der Straße, die von der Kreuzung nach oben führt. Ihr anderes Ende ist offen.</translation>
        </message>
        <message>
            <source>Anna places a part of the city, and its gate closes the road. The road is completed.</source>
            <translation>Anna legt einen Teil der Stadt an, und deren Tor schließt die Straße ab. Die Straße ist abgeschlossen.</translation>
        </message>
        <message>
            <source>Two tiles, two points. Then the wagon may move; otherwise it returns to the supply.</source>
            <translation>Zwei Plättchen, zwei Punkte. Danach darf der Wagen weiterziehen; sonst kommt er in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>The scored road ends at the gate of this city, which is incomplete and unoccupied. The wagon may move to any of its tiles.</source>
            <translation>Die gewertete Straße endet am Tor dieser Stadt, die weder abgeschlossen noch besetzt ist. Der Wagen darf auf jedes ihrer Plättchen weiterziehen.</translation>
        </message>
        <message>
            <source>This road starts at the junction where the scored road ends, but it is occupied: Karel’s follower stands on it.</source>
            <translation>Diese Straße beginnt an der Kreuzung, an der die gewertete Straße endet, aber sie ist besetzt: Karels Gefolgsmann steht darauf.</translation>
        </message>
        <message>
            <source>This road starts at the junction, too. It leads to a house and is completed.</source>
            <translation>Auch diese Straße beginnt an der Kreuzung. Sie führt zu einem Haus und ist abgeschlossen.</translation>
        </message>
        <message>
            <source>No road leads to this monastery: nothing connects it with the scored road.</source>
            <translation>Zu diesem Kloster führt keine Straße: Nichts verbindet es mit der gewerteten Straße.</translation>
        </message>
        <message>
            <source>These parts of the city lie within range, and the city is incomplete and unoccupied. The wagon may move to each of them.</source>
            <translation>Diese Teile der Stadt liegen in Reichweite, und die Stadt ist weder abgeschlossen noch besetzt. Der Wagen darf in jeden davon weiterziehen.</translation>
        </message>
        <message>
            <source>The same city, but this part of it lies out of range.</source>
            <translation>Dieselbe Stadt, aber dieser Teil von ihr liegt außer Reichweite.</translation>
        </message>
        <message>
            <source>This monastery lies within range and is incomplete and unoccupied. No road is needed to get there: the wagon may move there.</source>
            <translation>Dieses Kloster liegt in Reichweite und ist weder abgeschlossen noch besetzt. Eine Straße braucht es dafür nicht: Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>This road lies within range, but it is completed.</source>
            <translation>Diese Straße liegt in Reichweite, aber sie ist abgeschlossen.</translation>
        </message>
        <message>
            <source>From a city whose wall touches another</source>
            <translation>Aus einer Stadt, deren Mauer eine andere berührt</translation>
        </message>
        <message>
            <source>Anna’s wagon stands in this small city. One tile is missing on it, and other cities lie next to the gap.</source>
            <translation>Annas Wagen steht in dieser kleinen Stadt. Ein Plättchen fehlt ihr noch, und neben dem leeren Feld liegen andere Städte.</translation>
        </message>
        <message>
            <source>The tile closes the city. On its right side it shows a part of another city, too.</source>
            <translation>Das Plättchen schließt die Stadt ab. Auf seiner rechten Seite zeigt es auch einen Teil einer anderen Stadt.</translation>
        </message>
        <message>
            <source>Two tiles, four points. Then the wagon may move; otherwise it returns to the supply.</source>
            <translation>Zwei Plättchen, vier Punkte. Danach darf der Wagen weiterziehen; sonst kommt er in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>In the classic edition the wagon leaves a city by a road at a gate, or for a monastery inside or an abbey that closes the city. Walls that touch are no connection.</source>
            <translation>In der klassischen Ausgabe kommt der Wagen aus einer Stadt auf eine Straße an einem Stadttor, in ein Kloster im Inneren oder in eine Abtei, die die Stadt abschließt. Mauern, die sich berühren, sind keine Verbindung.</translation>
        </message>
        <message>
            <source>This road starts at a gate of the scored city. It is incomplete and unoccupied: the wagon may move to any of its tiles.</source>
            <translation>Diese Straße beginnt an einem Tor der gewerteten Stadt. Sie ist weder abgeschlossen noch besetzt: Der Wagen darf auf jedes ihrer Plättchen weiterziehen.</translation>
        </message>
        <message>
            <source>The walls of this city and of the scored one meet at a single point. That is no connection: the wagon may not move there.</source>
            <translation>Die Mauern dieser Stadt und der gewerteten treffen sich in einem einzigen Punkt. Das ist keine Verbindung: Der Wagen darf nicht dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>This city even lies on the same tile, wall next to wall. That does not connect them either.</source>
            <translation>Diese Stadt liegt sogar auf demselben Plättchen, Mauer an Mauer. Auch das verbindet die beiden nicht.</translation>
        </message>
        <message>
            <source>This road starts at a gate as well, but at one of the other city. No gate of the scored city leads to it.</source>
            <translation>Auch diese Straße beginnt an einem Stadttor, aber an einem der anderen Stadt. Zu einem Tor der gewerteten Stadt führt sie nicht.</translation>
        </message>
        <message>
            <source>This road only runs past the wall. Also, it is occupied: Karel’s follower stands on it.</source>
            <translation>Diese Straße läuft nur an der Stadtmauer entlang. Außerdem ist sie besetzt: Karels Gefolgsmann steht darauf.</translation>
        </message>
        <message>
            <source>Both cities lie within range and are incomplete and unoccupied. It does not matter here whether the walls touch: the wagon may move there.</source>
            <translation>Beide Städte liegen in Reichweite und sind weder abgeschlossen noch besetzt. Ob sich die Mauern berühren, spielt hier keine Rolle: Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>Both roads lie within range and are incomplete and unoccupied. It does not matter at which city’s gate they start.</source>
            <translation>Beide Straßen liegen in Reichweite und sind weder abgeschlossen noch besetzt. An wessen Stadttor sie beginnen, spielt keine Rolle.</translation>
        </message>
        <message>
            <source>Short roads on the tile just placed</source>
            <translation>Kurze Straßen auf dem gerade angelegten Plättchen</translation>
        </message>
        <message>
            <source>The city with Anna’s wagon is still open at the top. At the bottom a road starts at its gate.</source>
            <translation>Die Stadt mit Annas Wagen ist oben noch offen. Unten beginnt an ihrem Tor eine Straße.</translation>
        </message>
        <message>
            <source>The tile closes the city. From it and from another city short roads, stubs without room for a figure, lead to a junction, where two roads start.</source>
            <translation>Das Plättchen schließt die Stadt ab. Von ihr und von einer anderen Stadt führen kurze Straßen – zu kurz für eine Figur – zu einer Kreuzung, an der zwei Straßen beginnen.</translation>
        </message>
        <message>
            <source>In the classic edition only features that touch the scored city count. The junction belongs to the roads: from a city the wagon never passes through it.</source>
            <translation>In der klassischen Ausgabe zählt nur, was die gewertete Stadt berührt. Die Kreuzung gehört zu den Straßen: Aus einer Stadt zieht der Wagen nie über sie.</translation>
        </message>
        <message>
            <source>This road starts right at a gate of the city and is incomplete and unoccupied. It is the only one to which the wagon may move, on any of its tiles.</source>
            <translation>Diese Straße beginnt direkt an einem Tor der Stadt und ist weder abgeschlossen noch besetzt. Nur auf sie darf der Wagen weiterziehen, auf jedes ihrer Plättchen.</translation>
        </message>
        <message>
            <source>This city lies beyond the junction. The short roads do not connect it: the wagon may not move there.</source>
            <translation>Diese Stadt liegt hinter der Kreuzung. Die kurzen Straßen verbinden sie nicht: Der Wagen darf nicht dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>These two roads start at the junction and not at the city. Only a wagon on one of these roads could move through the junction to the other.</source>
            <translation>Diese beiden Straßen beginnen an der Kreuzung und nicht an der Stadt. Nur ein Wagen auf einer dieser Straßen könnte über die Kreuzung auf die andere ziehen.</translation>
        </message>
        <message>
            <source>A short road is no feature: no figure ever stands on it.</source>
            <translation>Eine kurze Straße ist kein Gebiet: Auf ihr steht nie eine Figur.</translation>
        </message>
        <message>
            <source>These road segments lie within range, and their roads are incomplete and unoccupied. The junction is no obstacle: the wagon may move to each of them.</source>
            <translation>Diese Straßenabschnitte liegen in Reichweite, und ihre Straßen sind weder abgeschlossen noch besetzt. Die Kreuzung ist kein Hindernis: Der Wagen darf auf jeden davon weiterziehen.</translation>
        </message>
        <message>
            <source>This part of the other city lies within range, and that city is incomplete and unoccupied. The wagon may move there.</source>
            <translation>Dieser Teil der anderen Stadt liegt in Reichweite, und die Stadt ist weder abgeschlossen noch besetzt. Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>Here a road and that city continue, but these tiles lie out of range.</source>
            <translation>Hier gehen eine Straße und die andere Stadt weiter, aber diese Plättchen liegen außer Reichweite.</translation>
        </message>
        <message>
            <source>In the new edition, too, a short road is no feature: no figure ever stands on it.</source>
            <translation>Auch in der neuen Ausgabe ist eine kurze Straße kein Gebiet: Auf ihr steht nie eine Figur.</translation>
        </message>
        <message>
            <source>From an abbey</source>
            <translation>Aus einer Abtei</translation>
        </message>
        <message>
            <source>Anna’s wagon stands on her abbey. It closes a road on the left, a city on the right and another road below. One of the eight spaces around it is empty.</source>
            <translation>Annas Wagen steht in ihrer Abtei. Die Abtei schließt links eine Straße, rechts eine Stadt und unten eine weitere Straße ab. Eines der acht Felder ringsum ist leer.</translation>
        </message>
        <message>
            <source>The tile fills the last of the eight spaces. The abbey is completed.</source>
            <translation>Das Plättchen füllt das letzte der acht Felder. Die Abtei ist abgeschlossen.</translation>
        </message>
        <message>
            <source>The abbey and the eight tiles around it: nine points. Then the wagon may move; otherwise it returns to the supply.</source>
            <translation>Die Abtei und die acht Plättchen ringsum: neun Punkte. Danach darf der Wagen weiterziehen; sonst kommt er in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>In the classic edition an abbey is connected with the roads and cities whose side it closes, and with nothing else.</source>
            <translation>In der klassischen Ausgabe ist eine Abtei nur mit den Straßen und Städten verbunden, die sie abschließt.</translation>
        </message>
        <message>
            <source>The tile just placed. It completed the abbey.</source>
            <translation>Das gerade angelegte Plättchen. Es hat die Abtei abgeschlossen.</translation>
        </message>
        <message>
            <source>The abbey closes this road, so they are connected. The road is incomplete and unoccupied: the wagon may move to any of its tiles.</source>
            <translation>Die Abtei schließt diese Straße ab, also sind sie verbunden. Die Straße ist weder abgeschlossen noch besetzt: Der Wagen darf auf jedes ihrer Plättchen weiterziehen.</translation>
        </message>
        <message>
            <source>The abbey closes this city, too. The city is incomplete and unoccupied: the wagon may move to any of its tiles.</source>
            <translation>Die Abtei schließt auch diese Stadt ab. Die Stadt ist weder abgeschlossen noch besetzt: Der Wagen darf auf jedes ihrer Plättchen weiterziehen.</translation>
        </message>
        <message>
            <source>The abbey closes this road as well, but it is occupied: Karel’s follower stands on it.</source>
            <translation>Auch diese Straße schließt die Abtei ab, aber sie ist besetzt: Karels Gefolgsmann steht darauf.</translation>
        </message>
        <message>
            <source>The abbey closes neither this road nor this city: it touches only fields there.</source>
            <translation>Die Abtei schließt weder diese Straße noch diese Stadt ab: Dort berührt sie nur Wiese.</translation>
        </message>
        <message>
            <source>Both roads lie within range and are incomplete and unoccupied. The wagon may move there, whether the abbey closes them or not.</source>
            <translation>Beide Straßen liegen in Reichweite und sind weder abgeschlossen noch besetzt. Der Wagen darf dorthin weiterziehen, ganz gleich, ob die Abtei sie abschließt oder nicht.</translation>
        </message>
        <message>
            <source>These two cities lie within range and are incomplete and unoccupied, too. The wagon may move there.</source>
            <translation>Auch diese beiden Städte liegen in Reichweite und sind unvollendet und unbesetzt. Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>From a road to the abbey that closes it</source>
            <translation>Von einer Straße in die Abtei, die sie abschließt</translation>
        </message>
        <message>
            <source>The abbey closes the road with Anna’s wagon on the right; on the left it is still open. One of the eight spaces around the abbey is empty, so the abbey is incomplete.</source>
            <translation>Die Abtei schließt rechts die Straße mit Annas Wagen ab; links ist die Straße noch offen. Eines der acht Felder um die Abtei ist leer, also ist sie nicht abgeschlossen.</translation>
        </message>
        <message>
            <source>Three tiles, three points: the abbey is not part of the road. Then the wagon may move; otherwise it returns to the supply.</source>
            <translation>Drei Plättchen, drei Punkte: Die Abtei gehört nicht zur Straße. Danach darf der Wagen weiterziehen; sonst kommt er in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>The abbey closes the scored road, so they are connected. It is incomplete and unoccupied: the wagon may move there.</source>
            <translation>Die Abtei schließt die gewertete Straße ab, also sind sie verbunden. Die Abtei ist weder abgeschlossen noch besetzt: Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>This monastery stands at the other end of the road. It is incomplete and unoccupied, too: the wagon may move there.</source>
            <translation>Am anderen Ende der Straße steht dieses Kloster. Auch das Kloster ist weder abgeschlossen noch besetzt: Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>The abbey closes this city as well. But the wagon moves only one step, not through the abbey.</source>
            <translation>Die Abtei schließt auch diese Stadt ab. Aber der Wagen zieht nur einen Schritt weiter, nicht durch die Abtei hindurch.</translation>
        </message>
        <message>
            <source>This road lies beyond the abbey, too. Also, it is occupied: Karel’s follower stands on it.</source>
            <translation>Auch diese Straße liegt hinter der Abtei. Außerdem ist sie besetzt: Karels Gefolgsmann steht darauf.</translation>
        </message>
        <message>
            <source>This road is incomplete and unoccupied, but a field lies between it and the scored one.</source>
            <translation>Diese Straße ist weder abgeschlossen noch besetzt, aber zwischen ihr und der gewerteten liegt eine Wiese.</translation>
        </message>
        <message>
            <source>The abbey and the monastery lie within range and are incomplete and unoccupied. The wagon may move there.</source>
            <translation>Die Abtei und das Kloster liegen in Reichweite und sind weder abgeschlossen noch besetzt. Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>This road and this city lie within range as well, beyond a field. They are incomplete and unoccupied: the wagon may move there.</source>
            <translation>Auch diese Straße und diese Stadt liegen in Reichweite, jenseits einer Wiese. Sie sind weder abgeschlossen noch besetzt: Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>This city is incomplete and unoccupied, but it lies two tiles away: out of range.</source>
            <translation>Diese Stadt ist weder abgeschlossen noch besetzt, aber sie liegt zwei Plättchen entfernt: außer Reichweite.</translation>
        </message>
        <message>
            <source>A part of this road lies within range, but the road is occupied: Karel’s meeple stands on it.</source>
            <translation>Ein Teil dieser Straße liegt in Reichweite, aber die Straße ist besetzt: Karels Meeple steht darauf.</translation>
        </message>
        <message>
            <source>A foundation separates the roads (classic edition)</source>
            <translation>Ein Turmfundament trennt die Straßen (klassische Ausgabe)</translation>
        </message>
        <message>
            <source>You are Anna and play red. Three roads end at the foundation (1). Your wagon is on the eastern one (2). You have drawn a monastery that completes it.</source>
            <translation>Du bist Anna und spielst Rot. Am Turmfundament (1) enden drei Straßen. Dein Wagen ist auf der östlichen (2). Du hast ein Kloster gezogen, das sie abschließt.</translation>
        </message>
        <message>
            <source>Place the monastery at (3).</source>
            <translation>Lege das Kloster bei (3) an.</translation>
        </message>
        <message>
            <source>Its road has to lead west.</source>
            <translation>Seine Straße muss nach Westen zeigen.</translation>
        </message>
        <message>
            <source>You place no figure.</source>
            <translation>Du setzt keine Figur.</translation>
        </message>
        <message>
            <source>How many points does the road bring?</source>
            <translation>Wie viele Punkte bringt die Straße?</translation>
        </message>
        <message>
            <source>2 tiles, 2 points: the other roads do not belong to it.</source>
            <translation>2 Plättchen, 2 Punkte: Die anderen Straßen gehören nicht dazu.</translation>
        </message>
        <message>
            <source>The wagon may move, by the rules of the classic edition.</source>
            <translation>Der Wagen darf weiterziehen, nach den Regeln der klassischen Ausgabe.</translation>
        </message>
        <message>
            <source>Where may it move: to the monastery (1), onto the roads (2) and (3)? Mark all of them.</source>
            <translation>Wohin darf er weiterziehen: ins Kloster (1), auf die Straßen (2) und (3)? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>Only to the monastery. A foundation is no junction: the roads beyond it are not connected to this one.</source>
            <translation>Nur ins Kloster. Ein Turmfundament ist keine Kreuzung: Die Straßen dahinter sind mit dieser nicht verbunden.</translation>
        </message>
        <message>
            <source>Choose the monastery.</source>
            <translation>Wähle das Kloster.</translation>
        </message>
        <message>
            <source>Move the wagon to the monastery (1).</source>
            <translation>Lass den Wagen ins Kloster (1) weiterziehen.</translation>
        </message>
        <message>
            <source>That is allowed, too. This time move the wagon to the monastery.</source>
            <translation>Auch das ist erlaubt. Diesmal soll der Wagen ins Kloster weiterziehen.</translation>
        </message>
        <message>
            <source>A foundation and the range (new edition)</source>
            <translation>Ein Turmfundament und die Reichweite (neue Ausgabe)</translation>
        </message>
        <message>
            <source>The wagon may move, by the rules of the new edition.</source>
            <translation>Der Wagen darf weiterziehen, nach den Regeln der neuen Ausgabe.</translation>
        </message>
        <message>
            <source>To all three. In the new edition it does not matter whether they are connected: the roads lie on the same tile, the monastery on the next one. But the wagon may not move onto the foundation itself.</source>
            <translation>Zu allen dreien. In der neuen Ausgabe spielt es keine Rolle, ob sie verbunden sind: Die Straßen liegen auf demselben Plättchen, das Kloster auf dem nächsten. Nur das Turmfundament selbst ist kein Ziel für einen Wagen.</translation>
        </message>
        <message>
            <source>Two editions, two rules for the wagon</source>
            <translation>Zwei Ausgaben, zwei Regeln für den Wagen</translation>
        </message>
        <message>
            <source>The rules for the wagon’s movement have changed between the editions. The classic edition of this expansion appeared in 2007, the new one in 2016. The change concerns what a wagon may do after its feature was scored, and how far it gets. You are Anna (red) and try both on one small board.</source>
            <translation>Die Regeln, nach denen der Wagen weiterzieht, haben sich zwischen den Ausgaben geändert. Die klassische Ausgabe dieser Erweiterung erschien 2007, die neue 2016. Geändert hat sich, was ein Wagen nach der Wertung seines Gebiets tun darf und wie weit er kommt. Du bist Anna (Rot) und lernst beides auf einem kleinen Spielplan kennen.</translation>
        </message>
        <message>
            <source>Your wagon stands in a city (1) that is open at the top only. A road begins at its gate.</source>
            <translation>Dein Wagen steht in einer Stadt (1), die nur noch oben offen ist. An ihrem Tor beginnt eine Straße.</translation>
        </message>
        <message>
            <source>Place the tile at the top, with its city downwards.</source>
            <translation>Lege das Plättchen oben an, mit der Stadt nach unten.</translation>
        </message>
        <message>
            <source>The city is completed. First it is scored, then the wagon may move.</source>
            <translation>Die Stadt ist abgeschlossen. Zuerst wird sie gewertet, dann darf der Wagen weiterziehen.</translation>
        </message>
        <message>
            <source>In either edition the wagon may only move to a feature that is incomplete and unoccupied. In the classic edition that feature must be adjacent. The features adjacent to a city are a road at one of its gates, an abbey that closes it, and a monastery inside it. No field may lie between. It does not matter on which tile the wagon stood, and it may move to any tile of the other feature, however far away: here to (1) as well as to (2). It may not move to the monastery (3): a field lies between it and the city.</source>
            <translation>In beiden Ausgaben darf der Wagen nur in ein Gebiet weiterziehen, das unvollendet und unbesetzt ist. In der klassischen muss es außerdem angrenzen. An eine Stadt grenzen eine Straße an einem ihrer Tore, eine Abtei, die sie abschließt, und ein Kloster in ihr. Keine Wiese darf dazwischenliegen. Auf welchem Plättchen der Wagen stand, spielt keine Rolle, und er darf auf jedes Plättchen des anderen Gebiets, wie weit es auch entfernt ist: hier nach (1) ebenso wie nach (2). Nicht ins Kloster (3): Zwischen ihm und der Stadt liegt eine Wiese.</translation>
        </message>
        <message>
            <source>In the new edition only the tile on which the wagon stands counts. It may move to any incomplete and unoccupied feature except a field, if that feature has a part on the wagon’s own tile or on a tile orthogonally or diagonally next to it. So it moves one tile away at most, but it may cross a field on the way.</source>
            <translation>In der neuen Ausgabe zählt, wo der Wagen steht. Er darf in jedes unvollendete und unbesetzte Gebiet außer einer Wiese weiterziehen, wenn ein Teil davon auf seinem eigenen Plättchen oder auf einem waagerecht, senkrecht oder diagonal benachbarten liegt. Er kommt also höchstens ein Plättchen weit, darf dabei aber eine Wiese überqueren.</translation>
        </message>
        <message>
            <source>Where may the wagon move in the new edition? Mark every possibility.</source>
            <translation>Wohin darf der Wagen nach der neuen Ausgabe weiterziehen? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>To (1) and (3). In (2) the same road continues, but this tile is out of range. In the classic edition it was (1) and (2).</source>
            <translation>Nach (1) und (3). Bei (2) geht dieselbe Straße weiter, aber dieses Plättchen liegt außer Reichweite. Nach der klassischen Ausgabe waren es (1) und (2).</translation>
        </message>
        <message>
            <source>This game follows the new edition. Nothing connects the city with the monastery (3), but the wagon may cross the field.</source>
            <translation>Diese Partie folgt der neuen Ausgabe. Nichts verbindet die Stadt mit dem Kloster (3), aber der Wagen darf die Wiese überqueren.</translation>
        </message>
        <message>
            <source>Move the wagon to the monastery.</source>
            <translation>Lass den Wagen ins Kloster weiterziehen.</translation>
        </message>
        <message>
            <source>It may move there. But this time choose the monastery on the right.</source>
            <translation>Dorthin darf er weiterziehen. Aber wähle diesmal das Kloster rechts.</translation>
        </message>
        <message>
            <source>You may return it to the supply. But this time move it to the monastery.</source>
            <translation>Du darfst ihn in den Vorrat zurücknehmen. Aber lass ihn diesmal ins Kloster weiterziehen.</translation>
        </message>
        <message>
            <source>The wagon stands in the monastery, which is incomplete and was unoccupied.</source>
            <translation>Der Wagen steht im Kloster, das nicht abgeschlossen ist und nicht besetzt war.</translation>
        </message>
        <message>
            <source>In the lessons a yellow line surrounds the feature that was scored where adjacency decides, and a yellow frame the tiles in range where distance decides. Number 0 is the tile just placed. In games of the classic edition a meeple is called follower and a highwayman thief, as in its rule book. Features have the names of the new edition in both: the classic book calls the monastery a cloister, the field a farm and the coat of arms a pennant.</source>
            <translation>In den Lektionen umgibt eine gelbe Linie das gewertete Gebiet, wo die Verbindung entscheidet, und ein gelber Rahmen die Plättchen in Reichweite, wo die Entfernung entscheidet. Die Nummer 0 ist das gerade angelegte Plättchen. In Partien der klassischen Ausgabe heißt ein Meeple Gefolgsmann, wie in ihrem Regelheft. Die Gebiete heißen in beiden Ausgaben gleich.</translation>
        </message>
        <message>
            <source>The first three lessons of the wagon follow the page "Wagon Movement Rules Changes" of WikiCarpedia, which also exists in Czech. Its authors built the examples on explanations that Kettlefish had given in the Carcassonne forum, and added cases with abbeys and short roads. The boards and the words of the lessons are our own.</source>
            <translation>Die ersten drei Lektionen zum Wagen folgen der Seite „Wagon Movement Rules Changes“ von WikiCarpedia, die es auch auf Tschechisch gibt. Ihre Autoren haben die Beispiele auf Erklärungen aufgebaut, die Kettlefish im Carcassonne-Forum gegeben hatte, und Fälle mit Abteien und kurzen Straßen ergänzt. Die Spielpläne und die Worte der Lektionen sind unsere eigenen.</translation>
        </message>
        <message>
            <source>A wagon moves, no matter who gets the points</source>
            <translation>Ein Wagen zieht weiter, wer auch immer die Punkte bekommt</translation>
        </message>
        <message>
            <source>You are Anna and play red; Petr plays blue. Your wagon stands on the road (1), Petr’s highwayman at its left end (2). With the bend Petr has just joined another piece of road to it, and his second highwayman stands there (3). The road is completed. A wagon counts for the majority like one meeple.</source>
            <translation>Du bist Anna und spielst Rot; Petr spielt Blau. Dein Wagen steht auf der Straße (1), ein Wegelagerer von Petr an ihrem linken Ende (2). Mit der Kurve hat Petr gerade ein weiteres Stück Straße angeschlossen, und dort steht sein zweiter Wegelagerer (3). Die Straße ist abgeschlossen. Für die Mehrheit zählt ein Wagen wie ein Meeple.</translation>
        </message>
        <message>
            <source>Petr alone: two against one. He takes the five points, and his highwaymen return to the supply.</source>
            <translation>Petr allein: zwei gegen einen. Er bekommt die fünf Punkte, und seine Wegelagerer kommen in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>Your wagon has scored nothing. But the road on which it stood was scored, and that is enough: it may move. The rule books only say "after scoring"; our decision for both editions is that this holds without points as well. In the new edition the wagon reaches its own tile and those on the eight spaces around it.</source>
            <translation>Dein Wagen hat nichts bekommen. Aber die Straße, auf der er stand, wurde gewertet, und das genügt: Er darf weiterziehen. In den Regelheften steht nur „nach der Wertung“; dass das auch ohne Punkte gilt, ist unsere Entscheidung, für beide Ausgaben. In der neuen Ausgabe erreicht der Wagen sein eigenes Plättchen und die auf den acht Feldern ringsum.</translation>
        </message>
        <message>
            <source>Where may your wagon move? Mark every possibility.</source>
            <translation>Wohin darf dein Wagen weiterziehen? Markiere alle Möglichkeiten.</translation>
        </message>
        <message>
            <source>To the city on its own tile and to the monastery below. Petr’s knight stands in the other city, and the junction on the left lies out of range.</source>
            <translation>In die Stadt auf seinem eigenen Plättchen und in das Kloster darunter. In der anderen Stadt steht Petrs Ritter, und die Kreuzung links liegt außer Reichweite.</translation>
        </message>
        <message>
            <source>The city above the road (1) is free.</source>
            <translation>Die Stadt über der Straße (1) ist frei.</translation>
        </message>
        <message>
            <source>Move your wagon to that city.</source>
            <translation>Lass deinen Wagen in diese Stadt weiterziehen.</translation>
        </message>
        <message>
            <source>That is allowed as well, but this time take the city above the road.</source>
            <translation>Auch das ist erlaubt, aber nimm diesmal die Stadt über der Straße.</translation>
        </message>
        <message>
            <source>Your wagon may return to the supply, but this time move it to the city above the road.</source>
            <translation>Dein Wagen darf in den Vorrat zurück, aber lass ihn diesmal in die Stadt über der Straße weiterziehen.</translation>
        </message>
        <message>
            <source>The wagon has scored no points but has a new city, and it is your turn.</source>
            <translation>Der Wagen ohne Punkte hat eine neue Stadt, und du bist am Zug.</translation>
        </message>
        <message>
            <source>You have drawn a tile that fits between your city (1) and the one of Petr’s knight (2).</source>
            <translation>Du hast ein Plättchen gezogen, das zwischen deine Stadt (1) und die mit Petrs Ritter (2) passt.</translation>
        </message>
        <message>
            <source>Turn the tile and join the two cities.</source>
            <translation>Drehe das Plättchen und verbinde die beiden Städte.</translation>
        </message>
        <message>
            <source>Turn the tile so that it closes both cities, and put it above your wagon.</source>
            <translation>Drehe das Plättchen so, dass es beide Städte abschließt, und lege es über deinen Wagen.</translation>
        </message>
        <message>
            <source>You place no figure. Your wagon and Petr’s knight stand in the city, which is worth six points.</source>
            <translation>Du setzt keine Figur. In der Stadt, die sechs Punkte bringt, stehen dein Wagen und Petrs Ritter.</translation>
        </message>
        <message>
            <source>Both of you: the wagon has strength 1, the knight has strength 1. That is a tie, and each takes all six points.</source>
            <translation>Ihr beide: Der Wagen hat Stärke 1, der Ritter hat Stärke 1. Das ist ein Gleichstand, und jeder bekommt alle sechs Punkte.</translation>
        </message>
        <message>
            <source>Whether you have the majority or not, the feature was scored, so the wagon may move again. Two monasteries lie within range (1), (2).</source>
            <translation>Ob du die Mehrheit hast oder nicht: Das Gebiet wurde gewertet, also darf der Wagen wieder weiterziehen. In Reichweite liegen zwei Klöster (1), (2).</translation>
        </message>
        <message>
            <source>Move your wagon to a monastery.</source>
            <translation>Lass deinen Wagen in ein Kloster weiterziehen.</translation>
        </message>
        <message>
            <source>Your wagon may return to the supply as well, but this time take it to the monastery below it.</source>
            <translation>Dein Wagen darf auch in den Vorrat zurück, aber lass ihn diesmal in das Kloster unter ihm weiterziehen.</translation>
        </message>
        <message>
            <source>The wagon stands in the monastery. In two turns it was scored twice, and both times it moved.</source>
            <translation>Der Wagen steht im Kloster. In zwei Zügen wurde er zweimal gewertet, und beide Male ist er weitergezogen.</translation>
        </message>
        <message>
            <source>From the city to the monastery within it</source>
            <translation>Aus der Stadt ins Kloster darin</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your wagon is in the city (1), and within this city lies a monastery (2). You have drawn the last part.</source>
            <translation>Du bist Anna und spielst Rot. Dein Wagen ist in der Stadt (1), und in dieser Stadt liegt ein Kloster (2). Du hast den letzten Teil gezogen.</translation>
        </message>
        <message>
            <source>Complete the city at (3).</source>
            <translation>Schließe die Stadt bei (3) ab.</translation>
        </message>
        <message>
            <source>The city of the tile has to face down.</source>
            <translation>Die Stadt auf dem Plättchen muss nach unten zeigen.</translation>
        </message>
        <message>
            <source>4 tiles at 2 points. The monastery adds nothing to its city.</source>
            <translation>4 Plättchen zu je 2 Punkten. Das Kloster bringt der Stadt keine zusätzlichen Punkte.</translation>
        </message>
        <message>
            <source>Now the wagon may move. The monastery is incomplete, because it does not have all eight tiles around it yet.</source>
            <translation>Jetzt darf der Wagen weiterziehen. Das Kloster ist nicht abgeschlossen, denn ringsum liegen noch nicht alle acht Plättchen.</translation>
        </message>
        <message>
            <source>Where may it move: to the monastery (1), into the field (2)?</source>
            <translation>Wohin darf er weiterziehen: ins Kloster (1), auf die Wiese (2)?</translation>
        </message>
        <message>
            <source>To the monastery, by the rules of either edition: in the classic edition because it lies within the city, in the new one because it is in range. A wagon never moves into a field.</source>
            <translation>Ins Kloster, nach den Regeln beider Ausgaben: in der klassischen, weil es in der Stadt liegt, in der neuen, weil es in Reichweite ist. Auf eine Wiese zieht ein Wagen nie weiter.</translation>
        </message>
        <message>
            <source>A monk and a knight do not affect each other: for the monastery it does not matter which figures were in its city.</source>
            <translation>Mönch und Ritter stören einander nicht: Für das Kloster spielt es keine Rolle, wer in seiner Stadt war.</translation>
        </message>
        <message>
            <source>The wagon may return to the supply, but here it moves to the monastery.</source>
            <translation>Der Wagen darf in den Vorrat zurück, aber hier zieht er ins Kloster weiter.</translation>
        </message>
        <message>
            <source>When eight tiles lie around it, the monastery brings 9 points.</source>
            <translation>Wenn acht Plättchen ringsum liegen, bringt das Kloster 9 Punkte.</translation>
        </message>
        <message>
            <source>Roads without a gate</source>
            <translation>Straßen ohne Stadttor</translation>
        </message>
        <message>
            <source>Anna’s wagon stands in this city, which is open on the right. One road starts at its gate at the top, another runs through it in a tunnel.</source>
            <translation>Annas Wagen steht in dieser Stadt, die rechts offen ist. Eine Straße beginnt oben an ihrem Tor, eine andere läuft in einem Tunnel hindurch.</translation>
        </message>
        <message>
            <source>The tile closes the city. The road on it touches the wall, but there is no gate.</source>
            <translation>Das Plättchen schließt die Stadt ab. Die Straße darauf berührt die Stadtmauer, aber dort ist kein Stadttor.</translation>
        </message>
        <message>
            <source>Five tiles and a coat of arms, twelve points. Then the wagon may move; otherwise it returns to the supply.</source>
            <translation>Fünf Plättchen und ein Wappen, zwölf Punkte. Danach darf der Wagen weiterziehen; sonst kommt er in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>In the classic edition a city and a road are connected by a gate, and only by a gate.</source>
            <translation>In der klassischen Ausgabe sind eine Stadt und eine Straße durch ein Stadttor verbunden, und nur durch ein Stadttor.</translation>
        </message>
        <message>
            <source>This road starts at a gate of the city. It is incomplete and unoccupied: the wagon may move there.</source>
            <translation>Diese Straße beginnt an einem Tor der Stadt. Sie ist weder abgeschlossen noch besetzt: Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>This road runs through the city in a tunnel. It has no gate there: the wagon may not move to it.</source>
            <translation>Diese Straße läuft in einem Tunnel durch die Stadt. Dort ist kein Stadttor: Der Wagen darf nicht auf sie weiterziehen.</translation>
        </message>
        <message>
            <source>This road touches the wall, but where it does there is no gate: the wagon may not move to it.</source>
            <translation>Diese Straße berührt die Stadtmauer, aber an dieser Stelle ist kein Stadttor: Der Wagen darf nicht auf sie weiterziehen.</translation>
        </message>
        <message>
            <source>These segments lie within range, and both roads are incomplete and unoccupied. The wagon may move to each of them, by a gate or by a tunnel.</source>
            <translation>Diese Abschnitte liegen in Reichweite, und beide Straßen sind weder abgeschlossen noch besetzt. Der Wagen darf auf jeden davon weiterziehen, ob am Stadttor oder am Tunnel.</translation>
        </message>
        <message>
            <source>This road is incomplete and unoccupied, but it lies out of range.</source>
            <translation>Diese Straße ist weder abgeschlossen noch besetzt, aber sie liegt außer Reichweite.</translation>
        </message>
        <message>
            <source>From a city in one turn</source>
            <translation>Aus einer Stadt in einem Zug</translation>
        </message>
        <message>
            <source>No figure stands in this city, and one tile is missing on it. It is Anna’s turn; her wagon is in her supply.</source>
            <translation>In dieser Stadt steht niemand, und ein Plättchen fehlt ihr noch. Anna ist am Zug; ihr Wagen ist in ihrem Vorrat.</translation>
        </message>
        <message>
            <source>Anna closes the city. As in every turn she may now place a figure on the tile, and she places her wagon in the city.</source>
            <translation>Anna schließt die Stadt ab. Wie in jedem Zug darf sie jetzt eine Figur auf das Plättchen setzen, und sie setzt ihren Wagen in die Stadt.</translation>
        </message>
        <message>
            <source>The city is scored immediately: three tiles, six points. The move of the wagon does not count as placing a figure, so it may move in the same turn.</source>
            <translation>Die Stadt wird sofort gewertet: drei Plättchen, sechs Punkte. Das Weiterziehen des Wagens zählt nicht als Setzen einer Figur, also darf er noch im selben Zug weiterziehen.</translation>
        </message>
        <message>
            <source>In the classic edition only features that touch the scored city count. It does not matter on which of its tiles the wagon stood.</source>
            <translation>In der klassischen Ausgabe zählt nur, was die gewertete Stadt berührt. Auf welchem ihrer Plättchen der Wagen stand, spielt keine Rolle.</translation>
        </message>
        <message>
            <source>The tile just placed. It closed the city, and the wagon was placed on it.</source>
            <translation>Das gerade angelegte Plättchen. Es hat die Stadt abgeschlossen, und auf ihm steht der Wagen.</translation>
        </message>
        <message>
            <source>This road starts at the gate on the tile just placed. It is incomplete and unoccupied: the wagon may move to any of its tiles.</source>
            <translation>Diese Straße beginnt am Stadttor auf dem gerade angelegten Plättchen. Sie ist weder abgeschlossen noch besetzt: Der Wagen darf auf jedes ihrer Plättchen weiterziehen.</translation>
        </message>
        <message>
            <source>These road segments lie within range, and the road is incomplete and unoccupied. The wagon may move to each of them.</source>
            <translation>Diese Straßenabschnitte liegen in Reichweite, und die Straße ist weder abgeschlossen noch besetzt. Der Wagen darf auf jeden davon weiterziehen.</translation>
        </message>
        <message>
            <source>This monastery lies within range and is incomplete and unoccupied. The wagon may move there.</source>
            <translation>Dieses Kloster liegt in Reichweite und ist weder abgeschlossen noch besetzt. Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>Here the same road continues, but this tile lies out of range.</source>
            <translation>Hier geht dieselbe Straße weiter, aber dieses Plättchen liegt außer Reichweite.</translation>
        </message>
        <message>
            <source>Over and under a bridge</source>
            <translation>Über und unter einer Brücke</translation>
        </message>
        <message>
            <source>The wagon on the road</source>
            <translation>Der Wagen auf der Straße</translation>
        </message>
        <message>
            <source>The wagon in the city</source>
            <translation>Der Wagen in der Stadt</translation>
        </message>
        <message>
            <source>Anna’s wagon stands on the road that leads over the bridge. Another road passes below it. One tile is missing.</source>
            <translation>Annas Wagen steht auf der Straße, die über die Brücke führt. Darunter führt eine andere Straße hindurch. Ein Plättchen fehlt.</translation>
        </message>
        <message>
            <source>Anna’s wagon stands in the city with the coat of arms. A bridge leads it across another city on the same tile. One tile is missing.</source>
            <translation>Annas Wagen steht in der Stadt mit dem Wappen. Eine Brücke führt sie auf demselben Plättchen über eine andere Stadt hinweg. Ein Plättchen fehlt.</translation>
        </message>
        <message>
            <source>The tile joins the two parts of the road and closes the city on the left: both are completed.</source>
            <translation>Das Plättchen verbindet die beiden Teile der Straße und schließt links die Stadt ab: Beide sind abgeschlossen.</translation>
        </message>
        <message>
            <source>Three tiles and a coat of arms, eight points. Then the wagon may move; otherwise it returns to the supply.</source>
            <translation>Drei Plättchen und ein Wappen, acht Punkte. Danach darf der Wagen weiterziehen; sonst kommt er in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>In the classic edition the wagon leaves a road at its ends. A bridge is no end: two roads pass each other there.</source>
            <translation>In der klassischen Ausgabe verlässt der Wagen eine Straße an ihren Enden. Eine Brücke ist kein Ende: Dort führen zwei Straßen aneinander vorbei.</translation>
        </message>
        <message>
            <source>In the classic edition the wagon leaves a city by a road at a gate, or for a monastery inside or an abbey that closes the city. At a bridge two cities only pass each other.</source>
            <translation>In der klassischen Ausgabe kommt der Wagen aus einer Stadt auf eine Straße an einem Stadttor, in ein Kloster im Inneren oder in eine Abtei, die die Stadt abschließt. An einer Brücke liegen zwei Städte nur übereinander.</translation>
        </message>
        <message>
            <source>The tile just placed. It completed the road and the city.</source>
            <translation>Das gerade angelegte Plättchen. Es hat die Straße und die Stadt abgeschlossen.</translation>
        </message>
        <message>
            <source>This city was completed by the same tile: the wagon may not move to it.</source>
            <translation>Diese Stadt wurde durch dasselbe Plättchen abgeschlossen: Der Wagen darf nicht in sie weiterziehen.</translation>
        </message>
        <message>
            <source>This road was completed by the same tile: the wagon may not move to it.</source>
            <translation>Diese Straße wurde durch dasselbe Plättchen abgeschlossen: Der Wagen darf nicht auf sie weiterziehen.</translation>
        </message>
        <message>
            <source>This road passes under the bridge. It shares a tile with the scored road, but is not connected with it: the wagon may not move there.</source>
            <translation>Diese Straße führt unter der Brücke hindurch. Sie liegt mit der gewerteten Straße auf einem Plättchen und ist doch nicht mit ihr verbunden: Der Wagen darf nicht dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>At a junction it is different: the scored road ends there, and these two start there. Both are incomplete and unoccupied, the wagon may move to either.</source>
            <translation>An einer Kreuzung ist es anders: Die gewertete Straße endet dort, und diese beiden beginnen dort. Beide sind weder abgeschlossen noch besetzt, der Wagen darf auf jede von ihnen weiterziehen.</translation>
        </message>
        <message>
            <source>This monastery stands at the other end of the road. It is incomplete and unoccupied: the wagon may move there.</source>
            <translation>Dieses Kloster steht am anderen Ende der Straße. Es ist weder abgeschlossen noch besetzt: Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>This city and this road are free, but nothing connects them with the scored road.</source>
            <translation>Diese Stadt und diese Straße sind frei, aber nichts verbindet sie mit der gewerteten Straße.</translation>
        </message>
        <message>
            <source>This road passes under the bridge. Its segments lie within range, and it is incomplete and unoccupied: the wagon may move there without any connection.</source>
            <translation>Diese Straße führt unter der Brücke hindurch. Ihre Abschnitte liegen in Reichweite, und sie ist weder abgeschlossen noch besetzt: Der Wagen darf auch ohne Verbindung dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>This monastery and these two tiles of the city lie within range, and both features are incomplete and unoccupied. The wagon may move there.</source>
            <translation>Dieses Kloster und diese beiden Plättchen der Stadt liegen in Reichweite, und beide Gebiete sind weder abgeschlossen noch besetzt. Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>All this is incomplete and unoccupied, but it lies out of range: the last tile of the city, the roads at the junction, and the road on the left.</source>
            <translation>All das ist weder abgeschlossen noch besetzt, aber es liegt außer Reichweite: das letzte Plättchen der Stadt, die Straßen an der Kreuzung und die Straße links.</translation>
        </message>
        <message>
            <source>A bridge leads the scored city across this one. Their walls touch, but they are not connected: the wagon may not move there.</source>
            <translation>Eine Brücke führt die gewertete Stadt über diese hinweg. Ihre Mauern berühren sich, aber kein Weg führt von der einen in die andere: Der Wagen darf nicht dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>These roads and this monastery are free, but nothing connects them with the city.</source>
            <translation>Diese Straßen und dieses Kloster sind frei, aber nichts verbindet sie mit der Stadt.</translation>
        </message>
        <message>
            <source>A bridge leads the scored city across this one. All three tiles of it lie within range, and it is incomplete and unoccupied: the wagon may move to any of them.</source>
            <translation>Eine Brücke führt die gewertete Stadt über diese hinweg. Alle drei Plättchen von ihr liegen in Reichweite, und sie ist weder abgeschlossen noch besetzt: Der Wagen darf auf jedes davon weiterziehen.</translation>
        </message>
        <message>
            <source>All these roads lie within range, at a gate, at a bridge, at a junction, and all are incomplete and unoccupied. The wagon may move to each of them.</source>
            <translation>Alle diese Straßen liegen in Reichweite, an einem Stadttor, an einer Brücke, an einer Kreuzung, und alle sind weder abgeschlossen noch besetzt. Der Wagen darf auf jede davon weiterziehen.</translation>
        </message>
        <message>
            <source>This monastery is incomplete and unoccupied, but it lies out of range.</source>
            <translation>Dieses Kloster ist weder abgeschlossen noch besetzt, aber es liegt außer Reichweite.</translation>
        </message>
        <message>
            <source>A tunnel does not lead out of a city (classic edition)</source>
            <translation>Ein Tunnel führt aus keiner Stadt hinaus (klassische Ausgabe)</translation>
        </message>
        <message>
            <source>You are Anna and play red. Your wagon is in the city (1). Under this city a road (2) passes through a tunnel: one road from the monastery to the north, with no figure on it.</source>
            <translation>Du bist Anna und spielst Rot. Dein Wagen ist in der Stadt (1). Unter dieser Stadt führt eine Straße (2) in einem Tunnel hindurch: eine einzige Straße vom Kloster nach Norden, auf der niemand steht.</translation>
        </message>
        <message>
            <source>The city of the tile has to face east.</source>
            <translation>Die Stadt auf dem Plättchen muss nach Osten zeigen.</translation>
        </message>
        <message>
            <source>You place no figure. When the city has been scored, the wagon may move, by the rules of the classic edition.</source>
            <translation>Du setzt keine Figur. Wenn die Stadt gewertet ist, darf der Wagen weiterziehen, nach den Regeln der klassischen Ausgabe.</translation>
        </message>
        <message>
            <source>Where may it move: onto the road (1), to the monastery (2)? Mark all of them.</source>
            <translation>Wohin darf er weiterziehen: auf die Straße (1), ins Kloster (2)? Markiere alles, was erlaubt ist.</translation>
        </message>
        <message>
            <source>Nowhere. In the classic edition the road has to begin at a gate of the city; this one only passes under it through the tunnel.</source>
            <translation>Nirgendwohin. In der klassischen Ausgabe muss die Straße an einem Stadttor beginnen; diese führt nur im Tunnel hindurch.</translation>
        </message>
        <message>
            <source>So the wagon returns to the supply.</source>
            <translation>Also kommt der Wagen in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>A tunnel in range (new edition)</source>
            <translation>Ein Tunnel in Reichweite (neue Ausgabe)</translation>
        </message>
        <message>
            <source>You place no figure. When the city has been scored, the wagon may move, by the rules of the new edition.</source>
            <translation>Du setzt keine Figur. Wenn die Stadt gewertet ist, darf der Wagen weiterziehen, nach den Regeln der neuen Ausgabe.</translation>
        </message>
        <message>
            <source>Both. The road is not connected to the city, but in the new edition that does not matter: it lies on the same tile, and the monastery on the next one.</source>
            <translation>Beides. Die Straße ist nicht mit der Stadt verbunden, aber in der neuen Ausgabe spielt das keine Rolle: Sie liegt auf demselben Plättchen und das Kloster auf dem nächsten.</translation>
        </message>
        <message>
            <source>The city has been scored.</source>
            <translation>Die Stadt ist gewertet.</translation>
        </message>
        <message>
            <source>That is allowed, too. This time move the wagon onto the road.</source>
            <translation>Auch das ist erlaubt. Diesmal soll der Wagen auf die Straße weiterziehen.</translation>
        </message>
        <message>
            <source>The tunnel does not break the road: it has 3 tiles and is open in the north.</source>
            <translation>Der Tunnel unterbricht die Straße nicht: Sie hat 3 Plättchen und ist im Norden offen.</translation>
        </message>
        <message>
            <source>Two wagons, one target: the classic edition</source>
            <translation>Zwei Wagen, ein Ziel: die klassische Ausgabe</translation>
        </message>
        <message>
            <source>You are Anna and play red; Petr plays blue. Your wagon stands in the city on the left, Petr’s in the one on the right. The tile in your hand fits between them.</source>
            <translation>Du bist Anna und spielst Rot; Petr spielt Blau. Dein Wagen steht in der Stadt links, Petrs in der rechts. Das Plättchen in deiner Hand passt dazwischen.</translation>
        </message>
        <message>
            <source>You place no figure. One wagon each is a tie: the city with its three tiles brings six points to both of you. Then each wagon may move, yours first, because it is your turn; Petr’s follows clockwise.</source>
            <translation>Du setzt keine Figur. Je ein Wagen ist ein Gleichstand: Die Stadt mit ihren drei Plättchen bringt euch beiden sechs Punkte. Dann darf jeder Wagen weiterziehen, deiner zuerst, weil du am Zug bist; Petrs folgt im Uhrzeigersinn.</translation>
        </message>
        <message>
            <source>In the classic edition only to the road: it starts at a gate of the city. The monastery is connected with nothing. The same is true of Petr’s wagon: both have only this one target.</source>
            <translation>In der klassischen Ausgabe nur auf die Straße: Sie beginnt an einem Tor der Stadt. Das Kloster ist mit nichts verbunden. Für Petrs Wagen gilt dasselbe: Für zwei gibt es ein Ziel.</translation>
        </message>
        <message>
            <source>Your wagon decides first. The road (1) is the only target.</source>
            <translation>Dein Wagen entscheidet zuerst. Die Straße (1) ist das einzige Ziel.</translation>
        </message>
        <message>
            <source>Occupy the road before Petr does.</source>
            <translation>Besetze die Straße vor Petr.</translation>
        </message>
        <message>
            <source>Your wagon may return to the supply, but then Petr’s wagon occupies the road. Move there yourself.</source>
            <translation>Dein Wagen darf in den Vorrat zurück, aber dann besetzt Petrs Wagen die Straße. Ziehe selbst dorthin weiter.</translation>
        </message>
        <message>
            <source>The road is occupied now. Petr’s wagon finds no other target and returns to his supply.</source>
            <translation>Die Straße ist jetzt besetzt. Petrs Wagen findet kein anderes Ziel und kommt in seinen Vorrat zurück.</translation>
        </message>
        <message>
            <source>If it had been Petr’s turn, his wagon would have moved first, and yours would have found the road occupied.</source>
            <translation>Wäre Petr am Zug gewesen, hätte sein Wagen zuerst entschieden, und deiner hätte die Straße besetzt vorgefunden.</translation>
        </message>
        <message>
            <source>Two wagons, one target: the new edition</source>
            <translation>Zwei Wagen, ein Ziel: die neue Ausgabe</translation>
        </message>
        <message>
            <source>In the new edition both are within range of your wagon. From Petr’s wagon the monastery is two tiles away, out of range: it can only move to the road.</source>
            <translation>In der neuen Ausgabe liegt beides in Reichweite deines Wagens. Von Petrs Wagen ist das Kloster zwei Plättchen entfernt, also außer Reichweite: Er kann nur auf die Straße weiterziehen.</translation>
        </message>
        <message>
            <source>Your wagon decides first. Only yours can move to the monastery (2); Petr’s wagon can only move to the road (1).</source>
            <translation>Dein Wagen entscheidet zuerst. Nur deiner kann ins Kloster (2) weiterziehen; Petrs Wagen kann nur auf die Straße (1).</translation>
        </message>
        <message>
            <source>That is allowed, but then Petr’s wagon moves to the road. Occupy the road yourself.</source>
            <translation>Das ist erlaubt, aber dann zieht Petrs Wagen auf die Straße weiter. Besetze die Straße selbst.</translation>
        </message>
        <message>
            <source>If it had been Petr’s turn, his wagon would have moved first, and yours would have found the road occupied. It could still have moved to the monastery.</source>
            <translation>Wäre Petr am Zug gewesen, hätte sein Wagen zuerst entschieden, und deiner hätte die Straße besetzt vorgefunden. Ins Kloster hätte er noch weiterziehen können.</translation>
        </message>
        <message>
            <source>From a monastery</source>
            <translation>Aus einem Kloster</translation>
        </message>
        <message>
            <source>From a monastery at which roads end</source>
            <translation>Aus einem Kloster, an dem Straßen enden</translation>
        </message>
        <message>
            <source>From a monastery inside a city</source>
            <translation>Aus einem Kloster in einer Stadt</translation>
        </message>
        <message>
            <source>Anna’s wagon stands in the monastery on the right, where four roads end. One of the eight spaces around it is still empty.</source>
            <translation>Annas Wagen steht im Kloster rechts, an dem vier Straßen enden. Eines der acht Felder ringsum ist noch leer.</translation>
        </message>
        <message>
            <source>Now Anna’s wagon stands in the monastery on the left, inside the city. One of the eight spaces around it is still empty.</source>
            <translation>Jetzt steht Annas Wagen im Kloster links, in der Stadt. Eines der acht Felder ringsum ist noch leer.</translation>
        </message>
        <message>
            <source>The tile fills the last empty space around either monastery. Both are completed together.</source>
            <translation>Das Plättchen füllt bei beiden Klöstern das letzte leere Feld ringsum. Beide sind gleichzeitig abgeschlossen.</translation>
        </message>
        <message>
            <source>First the monastery is scored: nine points. Then the wagon may move to another feature; otherwise it returns to the supply.</source>
            <translation>Zuerst wird das Kloster gewertet: neun Punkte. Danach darf der Wagen in ein anderes Gebiet weiterziehen; sonst kommt er in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>In the classic edition the wagon may move both ways between a road and the monastery at its end. The yellow line surrounds the monastery that was scored; features beyond a field or another feature do not count.</source>
            <translation>In der klassischen Ausgabe darf der Wagen zwischen einer Straße und dem Kloster an ihrem Ende in beide Richtungen weiterziehen. Die gelbe Linie umgibt das gewertete Kloster; was hinter einer Wiese oder einem anderen Gebiet liegt, zählt nicht.</translation>
        </message>
        <message>
            <source>In the classic edition a monastery inside a city and that city share a surface. No road is needed between them: the wagon may move from one to the other, either way.</source>
            <translation>In der klassischen Ausgabe teilen sich ein Kloster in einer Stadt und diese Stadt eine Fläche. Eine Straße braucht es nicht: Der Wagen darf von der Stadt ins Kloster weiterziehen und umgekehrt.</translation>
        </message>
        <message>
            <source>In the new edition the yellow frame shows the tiles in range: the wagon’s own tile and those around it. The wagon needs no road to leave a monastery.</source>
            <translation>In der neuen Ausgabe zeigt der gelbe Rahmen die Plättchen in Reichweite: das eigene des Wagens und die ringsum. Um ein Kloster zu verlassen, braucht es keine Straße.</translation>
        </message>
        <message>
            <source>The tile just placed. It completed both monasteries.</source>
            <translation>Das gerade angelegte Plättchen. Es hat beide Klöster abgeschlossen.</translation>
        </message>
        <message>
            <source>Both roads end at this monastery and are incomplete and unoccupied. The wagon may move to any of their tiles.</source>
            <translation>Beide Straßen enden an diesem Kloster und sind weder abgeschlossen noch besetzt. Der Wagen darf auf jedes ihrer Plättchen weiterziehen.</translation>
        </message>
        <message>
            <source>This road ends at the monastery, too, but it is occupied: Karel’s follower stands on it.</source>
            <translation>Auch diese Straße endet am Kloster, aber sie ist besetzt: Karels Gefolgsmann steht darauf.</translation>
        </message>
        <message>
            <source>The fourth road is completed: it leads from the monastery to the gate of a city.</source>
            <translation>Die vierte Straße ist abgeschlossen: Sie führt vom Kloster zu einem Stadttor.</translation>
        </message>
        <message>
            <source>The completed road lies between the monastery and this city. The wagon moves only to a directly adjacent feature, not through another one.</source>
            <translation>Zwischen dem Kloster und dieser Stadt liegt die abgeschlossene Straße. Der Wagen zieht in das weiter, was direkt angrenzt, und nicht durch ein anderes Gebiet hindurch.</translation>
        </message>
        <message>
            <source>A road, a monastery and a city on tiles next to the monastery, all three incomplete and unoccupied. But only field lies between: they are not adjacent.</source>
            <translation>Eine Straße, ein Kloster und eine Stadt auf Plättchen neben dem Kloster, alle drei weder abgeschlossen noch besetzt. Aber dazwischen liegt nur Wiese: Nichts davon grenzt an das Kloster.</translation>
        </message>
        <message>
            <source>A city, a monastery, a road and a part of another city lie within range as well. All are incomplete and unoccupied, and the fields between do not matter: the wagon may move there.</source>
            <translation>Auch eine Stadt, ein Kloster, eine Straße und ein Teil einer anderen Stadt liegen in Reichweite. Alle sind unvollendet und unbesetzt, und die Wiesen dazwischen spielen keine Rolle: Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>The road and the city from labels 1 and 2 continue here, but these tiles lie out of range.</source>
            <translation>Hier gehen die Straße und die Stadt der Nummern 1 und 2 weiter, aber diese Plättchen liegen außer Reichweite.</translation>
        </message>
        <message>
            <source>The monastery stands inside this city, and the city is incomplete and unoccupied. The wagon may move to any of its tiles.</source>
            <translation>Das Kloster steht in dieser Stadt, und die Stadt ist weder abgeschlossen noch besetzt. Der Wagen darf auf jedes ihrer Plättchen weiterziehen.</translation>
        </message>
        <message>
            <source>This road ends at the gate of the city, not at this monastery. Also, it is completed.</source>
            <translation>Diese Straße endet am Stadttor, nicht an diesem Kloster. Außerdem ist sie abgeschlossen.</translation>
        </message>
        <message>
            <source>This road starts at the other monastery and only passes by the city. It is not adjacent to this monastery.</source>
            <translation>Diese Straße beginnt am anderen Kloster und führt nur an der Stadt vorbei. Sie grenzt nicht an dieses Kloster.</translation>
        </message>
        <message>
            <source>A field lies between this road and the city with the monastery, and the city at the top is even farther away.</source>
            <translation>Zwischen dieser Straße und der Stadt mit dem Kloster liegt eine Wiese, und die Stadt oben ist noch weiter entfernt.</translation>
        </message>
        <message>
            <source>The city around the monastery lies within range and is incomplete and unoccupied. The wagon may move there.</source>
            <translation>Die Stadt um das Kloster liegt in Reichweite und ist weder abgeschlossen noch besetzt. Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>Three roads and the city at the top have segments in range and are incomplete and unoccupied. The wagon may move there, too.</source>
            <translation>Drei Straßen und die Stadt oben haben Abschnitte in Reichweite und sind weder abgeschlossen noch besetzt. Auch dorthin darf der Wagen weiterziehen.</translation>
        </message>
        <message>
            <source>All these are incomplete and unoccupied, but out of range.</source>
            <translation>All das ist weder abgeschlossen noch besetzt, aber außer Reichweite.</translation>
        </message>
        <message>
            <source>A feature between two roads</source>
            <translation>Ein Gebiet zwischen zwei Straßen</translation>
        </message>
        <message>
            <source>Anna’s wagon stands on a road that starts at a monastery. Three more roads start there. One tile is missing to the gate of a city, and at another gate of that city one more road starts.</source>
            <translation>Annas Wagen steht auf einer Straße, die an einem Kloster beginnt. Drei weitere Straßen beginnen dort. Bis zu einem Stadttor fehlt ein Plättchen, und an einem anderen Tor dieser Stadt beginnt noch eine Straße.</translation>
        </message>
        <message>
            <source>The tile is placed, and the road from the monastery to the gate is completed.</source>
            <translation>Das Plättchen ist angelegt, und die Straße vom Kloster zum Stadttor ist abgeschlossen.</translation>
        </message>
        <message>
            <source>First the road is scored. Then the wagon may move to another feature; otherwise it returns to the supply.</source>
            <translation>Zuerst wird die Straße gewertet. Danach darf der Wagen in ein anderes Gebiet weiterziehen; sonst kommt er in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>In the classic edition the wagon may not move through a feature to another one. A feature is anything that a follower may claim or that has a function of its own. An older answer still allowed the wagon to pass features that nobody can claim; the annotated rules withdrew it in 2013.</source>
            <translation>In der klassischen Ausgabe darf der Wagen nicht durch ein Gebiet hindurch in ein anderes ziehen. Ein Gebiet ist, was ein Gefolgsmann besetzen kann oder was eine eigene Funktion hat. Eine ältere Antwort ließ ihn noch durch das hindurch, was niemand besetzen kann; die kommentierten Regeln haben das 2013 zurückgenommen.</translation>
        </message>
        <message>
            <source>In the new edition it does not matter what lies between: the yellow frame shows the tiles in range, the wagon’s own tile and those around it.</source>
            <translation>In der neuen Ausgabe spielt es keine Rolle, was dazwischenliegt: Der gelbe Rahmen zeigt die Plättchen in Reichweite, das eigene des Wagens und die ringsum.</translation>
        </message>
        <message>
            <source>The monastery closes the road on the left. It is incomplete and unoccupied: the wagon may move there.</source>
            <translation>Links schließt das Kloster die Straße ab. Es ist weder abgeschlossen noch besetzt: Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>On the right the gate of this city closes the road. The city is incomplete and unoccupied: the wagon may move to any of its tiles.</source>
            <translation>Rechts schließt das Tor dieser Stadt die Straße ab. Die Stadt ist unvollendet und unbesetzt: Der Wagen darf auf jedes ihrer Plättchen weiterziehen.</translation>
        </message>
        <message>
            <source>These three roads are incomplete and unoccupied, and they start on the same tile as the scored one. But the monastery lies between the roads, and the wagon may not move through it.</source>
            <translation>Diese drei Straßen sind weder abgeschlossen noch besetzt, und sie beginnen auf demselben Plättchen wie die gewertete. Aber zwischen den Straßen liegt das Kloster, und durch das Kloster darf der Wagen nicht hindurch.</translation>
        </message>
        <message>
            <source>This road starts at the other gate of the city. The city lies between the two roads: the wagon may move to it, but not through it.</source>
            <translation>Diese Straße beginnt am anderen Tor der Stadt. Zwischen den beiden Straßen liegt die Stadt: In sie darf der Wagen weiterziehen, durch sie hindurch nicht.</translation>
        </message>
        <message>
            <source>The other three roads at the monastery lie within range and are incomplete and unoccupied. The wagon may move there, although the monastery lies between.</source>
            <translation>Die drei anderen Straßen am Kloster liegen in Reichweite und sind weder abgeschlossen noch besetzt. Der Wagen darf dorthin weiterziehen, obwohl das Kloster dazwischenliegt.</translation>
        </message>
        <message>
            <source>The monastery on the wagon’s own tile and the city at the top lie within range and are incomplete and unoccupied, too.</source>
            <translation>Auch das Kloster auf dem Plättchen des Wagens und die Stadt oben liegen in Reichweite und sind unvollendet und unbesetzt.</translation>
        </message>
        <message>
            <source>The gate of this city closes the scored road, and a road starts at its other gate. Both are incomplete and unoccupied, but out of range.</source>
            <translation>Das Tor dieser Stadt schließt die gewertete Straße ab, und an ihrem anderen Tor beginnt eine Straße. Beide sind weder abgeschlossen noch besetzt, aber außer Reichweite.</translation>
        </message>
        <message>
            <source>From a road with an inn</source>
            <translation>Von einer Straße mit Wirtshaus</translation>
        </message>
        <message>
            <source>Anna’s wagon stands on a road with an inn. On the right the gate of a city closes the road, on the left it is still open.</source>
            <translation>Annas Wagen steht auf einer Straße mit Wirtshaus. Rechts schließt ein Stadttor die Straße ab, links ist sie noch offen.</translation>
        </message>
        <message>
            <source>The junction is placed, and the road is completed.</source>
            <translation>Die Kreuzung ist angelegt, und die Straße ist abgeschlossen.</translation>
        </message>
        <message>
            <source>Four tiles, 2 points each because of the inn. Then the wagon may move as from any other road; otherwise it returns to the supply.</source>
            <translation>Vier Plättchen, wegen des Wirtshauses zu je 2 Punkten. Danach darf der Wagen weiterziehen wie von jeder anderen Straße; sonst kommt er in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>In the classic edition only features that touch one of the two ends of the road count. The inn leads nowhere.</source>
            <translation>In der klassischen Ausgabe zählt nur, was eines der beiden Enden der Straße berührt. Das Wirtshaus führt nirgendwohin.</translation>
        </message>
        <message>
            <source>In the new edition the yellow frame shows the tiles in range: the wagon’s own tile and those on the eight spaces around it. An inn does not change that.</source>
            <translation>In der neuen Ausgabe zeigt der gelbe Rahmen die Plättchen in Reichweite: das eigene des Wagens und die auf den acht Feldern ringsum. Ein Wirtshaus ändert daran nichts.</translation>
        </message>
        <message>
            <source>The road ends at the gate of this city, which is incomplete and unoccupied. The wagon may move to any of its tiles.</source>
            <translation>Die Straße endet am Tor dieser Stadt, die weder abgeschlossen noch besetzt ist. Der Wagen darf auf jedes ihrer Plättchen weiterziehen.</translation>
        </message>
        <message>
            <source>These two roads start at the junction where the scored road ends. They are incomplete and unoccupied: the wagon may move there.</source>
            <translation>Diese beiden Straßen beginnen an der Kreuzung, an der die gewertete Straße endet. Sie sind weder abgeschlossen noch besetzt: Der Wagen darf dorthin weiterziehen.</translation>
        </message>
        <message>
            <source>This monastery and this city are incomplete and unoccupied, but a field lies between them and the road.</source>
            <translation>Dieses Kloster und diese Stadt sind weder abgeschlossen noch besetzt, aber zwischen ihnen und der Straße liegt eine Wiese.</translation>
        </message>
        <message>
            <source>Both cities and the monastery lie within range and are incomplete and unoccupied. The wagon may move to each of them.</source>
            <translation>Beide Städte und das Kloster liegen in Reichweite und sind weder abgeschlossen noch besetzt. Der Wagen darf in jedes dieser Gebiete weiterziehen.</translation>
        </message>
        <message>
            <source>These roads are incomplete and unoccupied, but they lie out of range.</source>
            <translation>Diese Straßen sind weder abgeschlossen noch besetzt, aber sie liegen außer Reichweite.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor: setting up</source>
            <translation>Abtei &amp; Bürgermeister: Vorbereitung</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 and C2: Preparation</source>
            <translation>Abtei &amp; Bürgermeister, C1 und C2: Vorbereitung</translation>
        </message>
        <message>
            <source>Twelve new land tiles are shuffled in with those of the base game. The expansion appeared in 2007 in the classic edition and in 2016 in the new one.</source>
            <translation>Zwölf neue Landschaftsplättchen werden unter die des Grundspiels gemischt. Die klassische Ausgabe der Erweiterung ist von 2007, die neue von 2016.</translation>
        </message>
        <message>
            <source>Each player also receives an abbey tile, a mayor, a wagon and a barn. There are six of each; those that nobody uses stay in the box.</source>
            <translation>Jeder Spieler bekommt außerdem ein Abteiplättchen, einen Bürgermeister, einen Wagen und einen Gutshof. Von allem gibt es sechs; was niemand braucht, bleibt in der Schachtel.</translation>
        </message>
        <message>
            <source>The mayor and the wagon are {meeples}: they occupy a feature and count for the majority. The barn is a special figure, not a {meeple}.</source>
            <translation>Bürgermeister und Wagen sind {meeples}: Sie besetzen ein Gebiet und zählen für die Mehrheit. Der Gutshof ist eine Sonderfigur, kein {meeple}.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor: new land tiles</source>
            <translation>Abtei &amp; Bürgermeister: neue Landschaftsplättchen</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 and C2: New land tiles</source>
            <translation>Abtei &amp; Bürgermeister, C1 und C2: Neue Landschaftsplättchen</translation>
        </message>
        <message>
            <source>A tunnel does not interrupt a road: it is the same road on both sides of the tunnel.</source>
            <translation>Ein Tunnel unterbricht eine Straße nicht: Auf beiden Seiten des Tunnels ist es dieselbe Straße.</translation>
        </message>
        <message>
            <source>Where a road branches in three directions without a junction, all three branches are one road. It is completed only when every branch is closed.</source>
            <translation>Wo sich eine Straße ohne Kreuzung in drei Richtungen verzweigt, sind alle drei Arme eine einzige Straße. Sie ist erst abgeschlossen, wenn jeder Arm geschlossen ist.</translation>
        </message>
        <message>
            <source>A road that ends in the middle of a field is closed at that end.</source>
            <translation>Eine Straße, die mitten auf einer Wiese endet, ist an diesem Ende geschlossen.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 and C2: The abbey tile</source>
            <translation>Abtei &amp; Bürgermeister, C1 und C2: Das Abteiplättchen</translation>
        </message>
        <message>
            <source>A player who wants to place the abbey does so instead of drawing a tile. The rest of the turn is as usual.</source>
            <translation>Wer die Abtei anlegen will, tut das, statt ein Plättchen zu ziehen. Der Rest des Zuges verläuft wie gewohnt.</translation>
        </message>
        <message>
            <source>The abbey may only fill a hole: an empty space with tiles on all four sides. It does not matter what these tiles show. Each player has one abbey.</source>
            <translation>Die Abtei darf nur eine Lücke füllen: ein leeres Feld mit Plättchen an allen vier Seiten. Was diese Plättchen zeigen, spielt keine Rolle. Jeder Spieler hat eine Abtei.</translation>
        </message>
        <message>
            <source>A {meeple} may be placed on the abbey as a monk. There is no other feature on the tile.</source>
            <translation>In die Abtei darf ein {meeple} als Mönch gesetzt werden. Ein anderes Gebiet gibt es auf dem Plättchen nicht.</translation>
        </message>
        <message>
            <source>A normal or large {meeple}, a wagon or an abbot may stand on an abbey. Mayor, barn, builder and pig may not be placed there.</source>
            <translation>In einer Abtei dürfen ein normaler oder großer {meeple}, ein Wagen oder ein Abt stehen. Bürgermeister, Gutshof, Baumeister und Schwein dürfen nicht dorthin.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C2: The abbey tile, questions</source>
            <translation>Abtei &amp; Bürgermeister, C2: Das Abteiplättchen, Fragen</translation>
        </message>
        <message>
            <source>The abbey closes its neighbours: every road and every city that meets one of its sides ends there.</source>
            <translation>Die Abtei schließt ihre Nachbarn ab: Jede Straße und jede Stadt, die an eine ihrer Seiten stößt, endet dort.</translation>
        </message>
        <message>
            <source>The abbey is not part of the roads and cities that it closes, so it adds no tile to their score.</source>
            <translation>Die Abtei gehört nicht zu den Straßen und Städten, die sie abschließt; bei deren Wertung zählt sie also nicht als Plättchen mit.</translation>
        </message>
        <message>
            <source>Fields end at the abbey, too. A field that only borders on the abbey does not touch the city behind it.</source>
            <translation>Auch Wiesen enden an der Abtei. Eine Wiese, die nur an die Abtei grenzt, berührt die Stadt dahinter nicht.</translation>
        </message>
        <message>
            <source>The abbey is scored like a monastery, during the game and at its end: 1 point for its own tile and 1 point for each tile around it.</source>
            <translation>Die Abtei wird gewertet wie ein Kloster, während der Partie und an ihrem Ende: 1 Punkt für ihr eigenes Plättchen und 1 Punkt für jedes Plättchen ringsum.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 and C2: Scoring an abbey</source>
            <translation>Abtei &amp; Bürgermeister, C1 und C2: Wertung einer Abtei</translation>
        </message>
        <message>
            <source>The edition decides what happens to abbeys that have not been placed when the last land tile is gone. You can also choose another rule.</source>
            <translation>Was mit Abteien geschieht, die nicht angelegt sind, wenn das letzte Landschaftsplättchen aufgebraucht ist, hängt von der Ausgabe ab und lässt sich wählen.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 as in Big Box 2 and 3, C2 as ruled in 10/2024: End of the game</source>
            <translation>Abtei &amp; Bürgermeister, C1 wie in Big Box 2 und 3, C2 nach der Regelentscheidung von 10/2024: Ende der Partie</translation>
        </message>
        <message>
            <source>After the last land tile there is one extra round: clockwise from the left of the player who placed it, everybody who still has an abbey may place it. An earlier answer for the classic edition did not allow this.</source>
            <translation>Nach dem letzten Landschaftsplättchen gibt es eine zusätzliche Runde: Im Uhrzeigersinn, beginnend beim linken Nachbarn dessen, der es angelegt hat, darf jeder, der noch eine Abtei hat, sie anlegen. Eine frühere Antwort zur klassischen Ausgabe erlaubte das nicht.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 as in Big Box 2 and 3: End of the game</source>
            <translation>Abtei &amp; Bürgermeister, C1 wie in Big Box 2 und 3: Ende der Partie</translation>
        </message>
        <message>
            <source>In the extra round, too, a {meeple} may be placed on the abbey as a monk. The features that the abbey completes are scored as in any turn, then the final scoring follows.</source>
            <translation>Auch in der zusätzlichen Runde darf ein {meeple} als Mönch in die Abtei gesetzt werden. Was die Abtei abschließt, wird wie in jedem Zug gewertet; danach folgt die Schlusswertung.</translation>
        </message>
        <message>
            <source>When the land tiles are gone, the turns go on. The ruling of 10/2024 says when the game ends: when nobody can place an abbey in their turn, even if others still have theirs. It can be read in two ways. As we read it, the game ends at the first player who cannot place an abbey; it can also be agreed that it ends only when no player can. The first ruling of 2/2021, by which all abbeys left were lost, is no longer valid.</source>
            <translation>Sind die Landschaftsplättchen aufgebraucht, wird reihum weitergespielt. Nach der Regelentscheidung von 10/2024 endet die Partie, wenn niemand in seinem Zug eine Abtei anlegen kann, auch wenn andere ihre noch haben. Das lässt sich auf zwei Arten lesen. Wir lesen es so: Die Partie endet beim ersten Spieler, der keine Abtei anlegen kann. Man kann auch absprechen, dass sie erst endet, wenn es niemand mehr kann. Die erste Regelentscheidung von 2/2021, nach der alle übrigen Abteien verfielen, gilt nicht mehr.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C2 as ruled in 10/2024: End of the game</source>
            <translation>Abtei &amp; Bürgermeister, C2 nach der Regelentscheidung von 10/2024: Ende der Partie</translation>
        </message>
        <message>
            <source>A player who could place the abbey but does not want to ends the game as well.</source>
            <translation>Auch ein Spieler, der die Abtei anlegen könnte, aber nicht will, beendet die Partie.</translation>
        </message>
        <message>
            <source>Our decision; the rules of C2 do not say</source>
            <translation>Unsere Entscheidung; die Regeln von C2 sagen dazu nichts</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 and C2: The mayor</source>
            <translation>Abtei &amp; Bürgermeister, C1 und C2: Der Bürgermeister</translation>
        </message>
        <message>
            <source>The mayor is placed instead of a normal {meeple}, and only in an unoccupied city, in which no {meeple} stands. There the mayor is a knight.</source>
            <translation>Der Bürgermeister wird anstelle eines normalen {meeple}s gesetzt, und zwar nur in eine unbesetzte Stadt, in der kein {meeple} steht. Dort ist er ein Ritter.</translation>
        </message>
        <message>
            <source>A wagon is a {meeple}, too: the mayor may not be placed in a city in which a wagon stands, and no wagon in a city with a mayor.</source>
            <translation>Auch ein Wagen ist ein {meeple}: Der Bürgermeister darf nicht in eine Stadt gesetzt werden, in der ein Wagen steht, und kein Wagen in eine Stadt mit einem Bürgermeister.</translation>
        </message>
        <message>
            <source>The mayor’s strength is the number of coats of arms in the whole city when it is scored.</source>
            <translation>Die Stärke des Bürgermeisters ist die Zahl der Wappen in der ganzen Stadt, wenn sie gewertet wird.</translation>
        </message>
        <message>
            <source>In a city without coats of arms the mayor has strength 0: the city is occupied, but the mayor scores nothing. Several mayors with strength 0 score nothing either.</source>
            <translation>In einer Stadt ohne Wappen hat der Bürgermeister Stärke 0: Die Stadt ist besetzt, aber der Bürgermeister bekommt nichts. Auch mehrere Bürgermeister mit Stärke 0 bekommen nichts.</translation>
        </message>
        <message>
            <source>The mayor does not change what the city is worth. Its coats of arms score as usual.</source>
            <translation>Am Wert der Stadt ändert der Bürgermeister nichts. Ihre Wappen bringen Punkte wie gewohnt.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 and C2: Placing a barn</source>
            <translation>Abtei &amp; Bürgermeister, C1 und C2: Einen Gutshof setzen</translation>
        </message>
        <message>
            <source>The barn is placed instead of a {meeple}, on a point where four tiles meet, one of them the tile just placed. There may be farmers in the field.</source>
            <translation>Der Gutshof wird anstelle eines {meeple}s gesetzt, und zwar auf eine Stelle, an der vier Plättchen zusammentreffen, darunter das gerade angelegte. Auf der Wiese dürfen Bauern sein.</translation>
        </message>
        <message>
            <source>At that point all four tiles must show nothing but field.</source>
            <translation>An dieser Stelle müssen alle vier Plättchen nur Wiese zeigen.</translation>
        </message>
        <message>
            <source>The distance of the barn from other figures and from the cities does not matter. It also does not matter on which tiles of the field the farmers are.</source>
            <translation>Wie weit der Gutshof von anderen Figuren und von den Städten entfernt ist, spielt keine Rolle, auch nicht, auf welchen Plättchen der Wiese die Bauern sind.</translation>
        </message>
        <message>
            <source>The barn may not be placed in a field that already has one. Fields with barns may be joined later.</source>
            <translation>Der Gutshof darf nicht auf eine Wiese gesetzt werden, auf der schon einer steht. Wiesen mit Gutshöfen dürfen später verbunden werden.</translation>
        </message>
        <message>
            <source>The barn stays where it is until the end of the game.</source>
            <translation>Der Gutshof bleibt bis zum Ende der Partie stehen.</translation>
        </message>
        <message>
            <source>When a barn is placed in a field with farmers, they are scored in the same turn: the player with the most farmers scores 3 points for each completed city in the field. It does not matter whose barn it is. Then all farmers of the field are returned to the supply.</source>
            <translation>Wird ein Gutshof auf eine Wiese mit Bauern gesetzt, werden sie noch im selben Zug gewertet: Der Spieler mit den meisten Bauern bekommt 3 Punkte für jede abgeschlossene Stadt an der Wiese. Wem der Gutshof gehört, spielt keine Rolle. Danach kommen alle Bauern der Wiese in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 and C2: Scoring when a barn is placed</source>
            <translation>Abtei &amp; Bürgermeister, C1 und C2: Wertung beim Setzen eines Gutshofs</translation>
        </message>
        <message>
            <source>No farmer may be placed in a field with a barn.</source>
            <translation>Auf eine Wiese mit Gutshof darf kein Bauer gesetzt werden.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 and C2: Scoring when a field is connected</source>
            <translation>Abtei &amp; Bürgermeister, C1 und C2: Wertung beim Verbinden einer Wiese</translation>
        </message>
        <message>
            <source>When a tile connects a field with farmers to a field with a barn, the player with the most farmers scores 1 point for each completed city in the joined field. Then all its farmers are returned to the supply.</source>
            <translation>Verbindet ein Plättchen eine Wiese mit Bauern und eine Wiese mit Gutshof, bekommt der Spieler mit den meisten Bauern 1 Punkt für jede abgeschlossene Stadt an der verbundenen Wiese. Danach kommen alle ihre Bauern in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>Farmers whose field a tile joins to that of a barn are scored in the same turn, but not immediately: first the player may place a {meeple}, then comes the scoring.</source>
            <translation>Bauern, deren Wiese ein Plättchen mit der eines Gutshofs verbindet, werden im selben Zug gewertet, aber nicht sofort: Zuerst darf der Spieler einen {meeple} setzen, danach wird gewertet.</translation>
        </message>
        <message>
            <source>At the end of the game each barn scores 4 points for each completed city in its field. If there are several barns in a field, each of their owners scores the full points.</source>
            <translation>Am Ende der Partie bringt jeder Gutshof 4 Punkte für jede abgeschlossene Stadt an seiner Wiese. Stehen mehrere Gutshöfe auf einer Wiese, bekommt jeder ihrer Besitzer die volle Punktzahl.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 and C2: Final scoring</source>
            <translation>Abtei &amp; Bürgermeister, C1 und C2: Schlusswertung</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 and C2: The wagon</source>
            <translation>Abtei &amp; Bürgermeister, C1 und C2: Der Wagen</translation>
        </message>
        <message>
            <source>The wagon is placed instead of a normal {meeple} on an unoccupied road, city, monastery or abbey, never in a field.</source>
            <translation>Der Wagen wird anstelle eines normalen {meeple}s auf eine unbesetzte Straße oder in eine unbesetzte Stadt, ein unbesetztes Kloster oder eine unbesetzte Abtei gesetzt, nie auf eine Wiese.</translation>
        </message>
        <message>
            <source>In a scoring the wagon counts like one normal {meeple}.</source>
            <translation>Bei einer Wertung zählt der Wagen wie ein normaler {meeple}.</translation>
        </message>
        <message>
            <source>After its feature has been scored, the wagon may move to another feature that is incomplete and unoccupied. How far it reaches depends on the edition. It never moves to a field.</source>
            <translation>Nach der Wertung seines Gebiets darf der Wagen in ein anderes Gebiet weiterziehen, das unvollendet und unbesetzt ist. Wie weit er reicht, hängt von der Ausgabe ab. Auf eine Wiese zieht er nie weiter.</translation>
        </message>
        <message>
            <source>A garden is no target for the wagon: only an abbot may stand there.</source>
            <translation>Ein Garten ist kein Ziel für den Wagen: Dort darf nur ein Abt stehen.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C2: The wagon: distance</source>
            <translation>Abtei &amp; Bürgermeister, C2: Der Wagen: Entfernung</translation>
        </message>
        <message>
            <source>If there is no such feature, or if its owner prefers, the wagon is returned to the supply.</source>
            <translation>Gibt es kein solches Gebiet oder will es sein Besitzer so, kommt der Wagen in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>If several wagons were scored, their owners decide one after another, clockwise from the active player. Each of them sees what the earlier ones have done.</source>
            <translation>Wurden mehrere Wagen gewertet, entscheiden ihre Besitzer nacheinander, im Uhrzeigersinn, angefangen beim Spieler am Zug. Jeder sieht, was die vor ihm getan haben.</translation>
        </message>
        <message>
            <source>The move of the wagon does not count as placing a figure. In one turn a wagon may be placed, scored and moved.</source>
            <translation>Das Weiterziehen des Wagens zählt nicht als Setzen einer Figur. In einem Zug darf ein Wagen gesetzt, gewertet und weitergezogen werden.</translation>
        </message>
        <message>
            <source>The wagon may move whenever its feature was scored, no matter who got the points.</source>
            <translation>Der Wagen darf immer weiterziehen, wenn sein Gebiet gewertet wurde, ganz gleich, wer die Punkte bekommen hat.</translation>
        </message>
        <message>
            <source>Our decision; the rules of Abbey &amp; Mayor do not say</source>
            <translation>Unsere Entscheidung; die Regeln von Abtei &amp; Bürgermeister sagen dazu nichts</translation>
        </message>
        <message>
            <source>In the final scoring wagons do not move.</source>
            <translation>Bei der Schlusswertung ziehen Wagen nicht weiter.</translation>
        </message>
        <message>
            <source>In the classic edition the wagon may only move to an adjacent feature. Two features are adjacent if a road leads from one to the other, or if they share a surface, an edge or a wall: a city and an abbey that closes it, a city and a monastery within it. Walls or tips that only touch do not make two cities adjacent.</source>
            <translation>In der klassischen Ausgabe darf der Wagen nur in ein angrenzendes Gebiet weiterziehen. Zwei Gebiete grenzen aneinander, wenn eine Straße vom einen zum anderen führt oder wenn sie eine Fläche, eine Kante oder eine Mauer gemeinsam haben: eine Stadt und eine Abtei, die sie abschließt, eine Stadt und ein Kloster in ihr. Städte, die sich nur mit Mauern oder Spitzen berühren, grenzen nicht aneinander.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 with the annotated rules: The wagon: connection</source>
            <translation>Abtei &amp; Bürgermeister, C1 mit den kommentierten Regeln: Der Wagen: Verbindung</translation>
        </message>
        <message>
            <source>The wagon may move from a road to another road through the junction at which both end.</source>
            <translation>Der Wagen darf von einer Straße auf eine andere weiterziehen, über die Kreuzung, an der beide enden.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1: The wagon: connection</source>
            <translation>Abtei &amp; Bürgermeister, C1: Der Wagen: Verbindung</translation>
        </message>
        <message>
            <source>It may move between a road and the city at whose gate the road ends.</source>
            <translation>Er darf zwischen einer Straße und der Stadt weiterziehen, an deren Tor die Straße endet.</translation>
        </message>
        <message>
            <source>It may move between a road and the monastery at which the road ends.</source>
            <translation>Er darf zwischen einer Straße und dem Kloster weiterziehen, an dem die Straße endet.</translation>
        </message>
        <message>
            <source>It may move between an abbey and the roads and cities that the abbey closes, but not from one abbey to another.</source>
            <translation>Er darf zwischen einer Abtei und den Straßen und Städten weiterziehen, die sie abschließt, aber nicht von einer Abtei zu einer anderen.</translation>
        </message>
        <message>
            <source>It may move between a city and a monastery within that city.</source>
            <translation>Er darf zwischen einer Stadt und einem Kloster in dieser Stadt weiterziehen.</translation>
        </message>
        <message>
            <source>It may be placed on any tile of the feature to which it moves, however far away.</source>
            <translation>Er darf auf jedes Plättchen des Gebiets gesetzt werden, in das er weiterzieht, wie weit es auch entfernt ist.</translation>
        </message>
        <message>
            <source>It moves only to a feature next to its own, never through that feature to the next one.</source>
            <translation>Er zieht nur in ein Gebiet weiter, das an seines anschließt, nie durch dieses hindurch in das nächste.</translation>
        </message>
        <message>
            <source>Cities whose walls or tips only touch are not connected, whether on the same tile or on different ones.</source>
            <translation>Städte, die sich nur mit Mauern oder Spitzen berühren, sind nicht verbunden, weder auf demselben Plättchen noch auf verschiedenen.</translation>
        </message>
        <message>
            <source>A city and a road that only touches its wall, without a gate, are not connected.</source>
            <translation>Eine Stadt und eine Straße, die nur ihre Mauer berührt, ohne Stadttor, sind nicht verbunden.</translation>
        </message>
        <message>
            <source>A city and a road that passes under it through a tunnel are not connected.</source>
            <translation>Eine Stadt und eine Straße, die in einem Tunnel unter ihr hindurchführt, sind nicht verbunden.</translation>
        </message>
        <message>
            <source>Features that only cross each other by a bridge are not connected.</source>
            <translation>Gebiete, die sich nur an einer Brücke kreuzen, sind nicht verbunden.</translation>
        </message>
        <message>
            <source>Two roads with a monastery or any other feature between them are not connected. A field between two features separates them as well.</source>
            <translation>Zwei Straßen, zwischen denen ein Kloster oder ein anderes Gebiet liegt, sind nicht verbunden. Auch eine Wiese zwischen zwei Gebieten trennt sie.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 with the ruling of 2013: The wagon: connection</source>
            <translation>Abtei &amp; Bürgermeister, C1 mit der Regelentscheidung von 2013: Der Wagen: Verbindung</translation>
        </message>
        <message>
            <source>A short road between a city and a junction connects nothing, and no figure may stand on it.</source>
            <translation>Eine kurze Straße zwischen einer Stadt und einer Kreuzung verbindet nichts, und keine Figur darf auf ihr stehen.</translation>
        </message>
        <message>
            <source>The wagon may move to a feature on its own tile or on one of the 8 surrounding tiles, also diagonally. The features do not have to be connected.</source>
            <translation>Der Wagen darf in ein Gebiet auf seinem eigenen Plättchen oder auf einem der 8 Plättchen ringsum weiterziehen, also auch diagonal. Die Gebiete müssen nicht verbunden sein.</translation>
        </message>
        <message>
            <source>It is placed on a part of the feature that lies within range, not elsewhere on it.</source>
            <translation>Er wird auf einen Teil des Gebiets gesetzt, der in Reichweite liegt, nicht anderswohin.</translation>
        </message>
        <message>
            <source>A field in between does not stop the wagon, but it never moves to a field.</source>
            <translation>Eine Wiese dazwischen hält den Wagen nicht auf, aber auf eine Wiese zieht er nie weiter.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor: house rules</source>
            <translation>Abtei &amp; Bürgermeister: Hausregeln</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 and C2: House rules of players</source>
            <translation>Abtei &amp; Bürgermeister, C1 und C2: Hausregeln von Spielern</translation>
        </message>
        <message>
            <source>The wagon may also move to the next completed feature, so that it rolls across the board from one unoccupied feature to another.</source>
            <translation>Der Wagen darf auch in das nächste abgeschlossene Gebiet weiterziehen und rollt so über den Spielplan, von einem unbesetzten Gebiet zum anderen.</translation>
        </message>
        <message>
            <source>The wagon may be placed only in monasteries whose tile also shows a road, so never in an abbey.</source>
            <translation>Der Wagen darf nur in Klöster gesetzt werden, deren Plättchen auch eine Straße zeigt, also nie in eine Abtei.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1: House rules of players</source>
            <translation>Abtei &amp; Bürgermeister, C1: Hausregeln von Spielern</translation>
        </message>
        <message>
            <source>The wagon may stand on features without a road. From an abbey it may move to a city or a road that touches it, but not from a monastery that touches only a field.</source>
            <translation>Der Wagen darf in Gebieten ohne Straße stehen. Aus einer Abtei darf er in eine Stadt oder auf eine Straße weiterziehen, die sie berührt, aber nicht aus einem Kloster, das nur eine Wiese berührt.</translation>
        </message>
        <message>
            <source>The dragon does not eat the wagon, and the tower does not capture it. Dragon and tower belong to other expansions.</source>
            <translation>Der Drache frisst den Wagen nicht, und der Turm nimmt ihn nicht gefangen. Drache und Turm gehören zu anderen Erweiterungen.</translation>
        </message>
        <message>
            <source>The tower does not capture the mayor. The tower belongs to another expansion.</source>
            <translation>Der Turm nimmt den Bürgermeister nicht gefangen. Der Turm gehört zu einer anderen Erweiterung.</translation>
        </message>
        <message>
            <source>The mayor is laid flat like a farmer, so that you see at a glance in which cities there are mayors.</source>
            <translation>Der Bürgermeister wird wie ein Bauer hingelegt, damit man auf einen Blick sieht, in welchen Städten Bürgermeister sind.</translation>
        </message>
        <message>
            <source>The tile with the pig-herd adds 1 point for each completed city also where there is a barn in the field. The pig-herd belongs to The River II.</source>
            <translation>Das Plättchen mit der Schweineherde bringt auch dann 1 Punkt mehr für jede abgeschlossene Stadt, wenn auf der Wiese ein Gutshof steht. Die Schweineherde gehört zu „Der Fluss II“.</translation>
        </message>
        <message>
            <source>abbey</source>
            <translation>Abtei</translation>
        </message>
        <message>
            <source>mayor</source>
            <translation>Bürgermeister</translation>
        </message>
        <message>
            <source>barn</source>
            <translation>Gutshof</translation>
        </message>
        <message>
            <source>wagon</source>
            <translation>Wagen</translation>
        </message>
        <message>
            <source>cart</source>
            <translation>Karren</translation>
        </message>
        <message>
            <source>range</source>
            <translation>Reichweite</translation>
        </message>
        <message>
            <source>distance</source>
            <translation>Entfernung</translation>
        </message>
        <message>
            <source>reach</source>
            <translation>erreich</translation>
        </message>
        <message>
            <source>The abbot and the gardens</source>
            <translation>Der Abt und die Gärten</translation>
        </message>
        <message>
            <source>The Abbot, C2</source>
            <translation>Der Abt, C2</translation>
        </message>
        <message>
            <source>Some tiles show a garden; there are gardens in most tile sets. Each player also takes an abbot. The abbot belongs to the new edition; it can be played with the classic one as well.</source>
            <translation>Manche Plättchen zeigen einen Garten; Gärten gibt es in den meisten Plättchensätzen. Jeder Spieler bekommt außerdem einen Abt. Der Abt gehört zur neuen Ausgabe; er lässt sich auch mit der klassischen spielen.</translation>
        </message>
        <message>
            <source>The abbot is placed instead of a {meeple} on a monastery, an abbey or a garden of the tile just placed, if it is unoccupied. It may stand nowhere else.</source>
            <translation>Der Abt wird anstelle eines {meeple}s in ein Kloster, eine Abtei oder einen Garten auf dem gerade angelegten Plättchen gesetzt, wenn das Gebiet unbesetzt ist. Sonst darf er nirgends stehen.</translation>
        </message>
        <message>
            <source>A garden is scored like a monastery: when the eight spaces around it hold tiles, it is worth 9 points and the abbot returns to the supply.</source>
            <translation>Ein Garten wird gewertet wie ein Kloster: Wenn auf den acht Feldern ringsum Plättchen liegen, bringt er 9 Punkte, und der Abt kommt in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>Instead of placing a figure on the tile just placed, a player may take their abbot back from a garden, a monastery or an abbey that is not completed. It is scored immediately, as at the end of the game: 1 point for its tile and 1 for each tile around it, including the tile just placed.</source>
            <translation>Statt etwas auf das gerade angelegte Plättchen zu setzen, darf ein Spieler seinen Abt aus einem Garten, einem Kloster oder einer Abtei zurücknehmen, solange das Gebiet nicht abgeschlossen ist. Er wird sofort gewertet, wie am Ende der Partie: 1 Punkt für sein Plättchen und 1 für jedes Plättchen ringsum, das gerade angelegte mitgezählt.</translation>
        </message>
        <message>
            <source>The abbot is scored, not the feature. So nothing else happens that belongs to the scoring of a feature.</source>
            <translation>Gewertet wird der Abt, nicht das Gebiet. Was sonst mit der Wertung eines Gebiets verbunden ist, geschieht dabei nicht.</translation>
        </message>
        <message>
            <source>At the end of the game an incomplete garden is worth 1 point, and 1 for each tile around it.</source>
            <translation>Am Ende der Partie bringt ein unvollendeter Garten 1 Punkt und 1 für jedes Plättchen ringsum.</translation>
        </message>
        <message>
            <source>abbot</source>
            <translation>Abt</translation>
        </message>
        <message>
            <source>garden</source>
            <translation>Garten</translation>
        </message>
        <message>
            <source>Setting up</source>
            <translation>Vorbereitung</translation>
        </message>
        <message>
            <source>Base game, C1 and C2: Preparation</source>
            <translation>Grundspiel, C1 und C2: Vorbereitung</translation>
        </message>
        <message>
            <source>The base game is for two to five players; Inns &amp; Cathedrals adds a sixth. Here two to six can play any game.</source>
            <translation>Das Grundspiel ist für zwei bis fünf Spieler; mit Wirtshäuser &amp; Kathedralen kommt ein sechster dazu. Hier lässt sich jede Partie mit zwei bis sechs Spielern spielen.</translation>
        </message>
        <message>
            <source>There are 72 land tiles. One of them is the start tile: it lies on the table when the game begins. The other 71 are shuffled and drawn one by one from the bag.</source>
            <translation>Es gibt 72 Landschaftsplättchen. Eines davon ist das Startplättchen: Es liegt zu Beginn der Partie auf dem Tisch. Die anderen 71 werden gemischt und einzeln aus dem Beutel gezogen.</translation>
        </message>
        <message>
            <source>Each player has eight {meeples} of one colour. One of them marks the points on the scoreboard, so seven are in the supply. Here the points are counted for you.</source>
            <translation>Jeder Spieler hat acht {meeples} einer Farbe. Einer davon zeigt auf der Wertungstafel die Punkte an, im Vorrat sind also sieben. Hier werden die Punkte für dich gezählt.</translation>
        </message>
        <message>
            <source>The youngest player begins, and play passes clockwise. Here you choose the order of the players, or leave it to chance.</source>
            <translation>Der jüngste Spieler beginnt, und gespielt wird im Uhrzeigersinn. Hier wählst du die Reihenfolge der Spieler oder überlässt sie dem Zufall.</translation>
        </message>
        <message>
            <source>The editions have names of their own. Classic: follower, thief, cloister, farm, pennant, crossing. New: meeple, highwayman, monastery, field, coat of arms, junction. Here the {meeples} are named as in the edition that is played; everything else has the name of the new edition.</source>
            <translation>Manches heißt in den Ausgaben verschieden: Ein Gefolgsmann der klassischen Ausgabe ist in der neuen ein Meeple. Hier heißen die {meeples} wie in der Ausgabe, die gespielt wird; alles andere heißt wie in der neuen.</translation>
        </message>
        <message>
            <source>A turn</source>
            <translation>Ein Zug</translation>
        </message>
        <message>
            <source>Base game, C1 and C2: How to play</source>
            <translation>Grundspiel, C1 und C2: Spielablauf</translation>
        </message>
        <message>
            <source>A turn has three steps, in this order: place a tile; place a {meeple}, if you wish; score everything that the tile has completed. Then it is the next player’s turn.</source>
            <translation>Ein Zug hat drei Schritte, in dieser Reihenfolge: ein Plättchen anlegen; einen {meeple} setzen, wenn du willst; alles werten, was das Plättchen abgeschlossen hat. Dann ist der nächste Spieler am Zug.</translation>
        </message>
        <message>
            <source>Placing a tile</source>
            <translation>Ein Plättchen anlegen</translation>
        </message>
        <message>
            <source>Base game, C1 and C2: Placing a tile</source>
            <translation>Grundspiel, C1 und C2: Ein Plättchen anlegen</translation>
        </message>
        <message>
            <source>The tile may be turned as you like. It must touch at least one tile on the board with a side; touching at a corner is not enough. Every side that touches a tile must match it: road to road, city to city, field to field.</source>
            <translation>Das Plättchen darf beliebig gedreht werden. Es muss mit einer Seite mindestens ein Plättchen auf dem Spielplan berühren; eine Berührung an der Ecke genügt nicht. Jede Seite, die ein Plättchen berührt, muss dazu passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese.</translation>
        </message>
        <message>
            <source>A tile that fits nowhere is removed from the game. It is shown to all players, and another tile is drawn.</source>
            <translation>Ein Plättchen, das nirgends passt, wird aus dem Spiel genommen. Es wird allen Spielern gezeigt, und ein anderes wird gezogen.</translation>
        </message>
        <message>
            <source>Placing a {meeple}</source>
            <translation>Einen {meeple} setzen</translation>
        </message>
        <message>
            <source>Base game, C1 and C2: Placing a {meeple}</source>
            <translation>Grundspiel, C1 und C2: Einen {meeple} setzen</translation>
        </message>
        <message>
            <source>At most one figure is placed in a turn, and it comes from the player’s own supply. A player does not have to place one.</source>
            <translation>In einem Zug wird höchstens eine Figur gesetzt, und sie kommt aus dem eigenen Vorrat. Niemand muss eine setzen.</translation>
        </message>
        <message>
            <source>A {meeple} may only be placed on the tile just placed.</source>
            <translation>Ein {meeple} darf nur auf das gerade angelegte Plättchen gesetzt werden.</translation>
        </message>
        <message>
            <source>The whole road, city or field, or the monastery, must be unoccupied: no {meeple} of any player may stand on any of its tiles. Several {meeples} come together in one feature only when a tile joins their features.</source>
            <translation>Die ganze Straße, Stadt oder Wiese oder das Kloster muss unbesetzt sein: Auf keinem der Plättchen darf ein {meeple} stehen, egal von welchem Spieler. Mehrere {meeples} kommen nur dann in einem Gebiet zusammen, wenn ein Plättchen ihre Gebiete verbindet.</translation>
        </message>
        <message>
            <source>On a road a {meeple} is a {highwayman}, in a city a knight, in a monastery a monk and in a field a farmer. Farmers are laid down.</source>
            <translation>Auf einer Straße ist ein {meeple} ein {highwayman}, in einer Stadt ein Ritter, in einem Kloster ein Mönch und auf einer Wiese ein Bauer. Bauern werden hingelegt.</translation>
        </message>
        <message>
            <source>A {meeple} may be placed on a feature that the same tile has completed. It is scored immediately and returned to the supply.</source>
            <translation>Ein {meeple} darf in ein Gebiet gesetzt werden, das dasselbe Plättchen abgeschlossen hat. Er wird sofort gewertet und kommt in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>For a first game players may agree to play without farmers. Then no figure is placed in a field, also no barn and no pig, and fields are not scored.</source>
            <translation>Für die erste Partie können sich die Spieler darauf einigen, ohne Bauern zu spielen. Dann kommt keine Figur auf eine Wiese, auch kein Gutshof und kein Schwein, und Wiesen werden nicht gewertet.</translation>
        </message>
        <message>
            <source>Base game, C1 and C2: Farmers</source>
            <translation>Grundspiel, C1 und C2: Bauern</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>Base game, C1 and C2: Scoring</source>
            <translation>Grundspiel, C1 und C2: Wertung</translation>
        </message>
        <message>
            <source>Every feature that the tile has completed is scored, no matter whose {meeples} stand there. Then the {meeples} of these features are returned to their owners’ supplies.</source>
            <translation>Jedes Gebiet, das das Plättchen abgeschlossen hat, wird gewertet, ganz gleich, wessen {meeples} dort stehen. Danach kommen die {meeples} dieser Gebiete in den Vorrat ihrer Besitzer zurück.</translation>
        </message>
        <message>
            <source>The player with the majority on a feature scores all its points: the one whose {meeples} there have the greatest total strength. A normal {meeple} has strength 1.</source>
            <translation>Der Spieler mit der Mehrheit in einem Gebiet bekommt alle seine Punkte: der, dessen {meeples} dort zusammen die größte Stärke haben. Ein normaler {meeple} hat Stärke 1.</translation>
        </message>
        <message>
            <source>In a tie for the majority, each of the tied players scores all the points.</source>
            <translation>Bei Gleichstand um die Mehrheit bekommt jeder der beteiligten Spieler alle Punkte.</translation>
        </message>
        <message>
            <source>Roads</source>
            <translation>Straßen</translation>
        </message>
        <message>
            <source>Base game, C1 and C2: Scoring a road</source>
            <translation>Grundspiel, C1 und C2: Wertung einer Straße</translation>
        </message>
        <message>
            <source>A road is completed when all its ends are closed or when it forms a loop. It scores 1 point for each of its tiles; a tile that it crosses twice counts once.</source>
            <translation>Eine Straße ist abgeschlossen, wenn alle ihre Enden geschlossen sind oder wenn sie einen Kreis bildet. Sie bringt 1 Punkt für jedes ihrer Plättchen; ein Plättchen, das sie zweimal überquert, zählt einmal.</translation>
        </message>
        <message>
            <source>A road ends at a junction, at a city or at a monastery. Each road at a junction is a separate road.</source>
            <translation>Eine Straße endet an einer Kreuzung, einer Stadt oder einem Kloster. An einer Kreuzung ist jede Straße eine eigene Straße.</translation>
        </message>
        <message>
            <source>Cities</source>
            <translation>Städte</translation>
        </message>
        <message>
            <source>Base game, C1 and C2: Scoring a city</source>
            <translation>Grundspiel, C1 und C2: Wertung einer Stadt</translation>
        </message>
        <message>
            <source>A city is completed when a wall surrounds it and there is no gap inside. It scores 2 points for each of its tiles and 2 points for each coat of arms.</source>
            <translation>Eine Stadt ist abgeschlossen, wenn sie ringsum von einer Stadtmauer umgeben ist und in ihr kein Feld leer ist. Sie bringt 2 Punkte für jedes ihrer Plättchen und 2 Punkte für jedes Wappen.</translation>
        </message>
        <message>
            <source>Base game, C1 third version and C2: Scoring a city</source>
            <translation>Grundspiel, C1 dritte Fassung und C2: Wertung einer Stadt</translation>
        </message>
        <message>
            <source>In the first two versions of the classic rules a completed city of two tiles scores only 1 point for each tile and each coat of arms. In all later rules it scores like any other city. The same holds here unless you choose otherwise.</source>
            <translation>In den ersten beiden Fassungen der klassischen Regeln bringt eine abgeschlossene Stadt aus zwei Plättchen nur 1 Punkt für jedes Plättchen und jedes Wappen. In allen späteren Regeln bringt sie Punkte wie jede andere Stadt, und so ist es auch hier, wenn du nichts anderes wählst.</translation>
        </message>
        <message>
            <source>Base game, C1 first and second version: Scoring a city</source>
            <translation>Grundspiel, C1 erste und zweite Fassung: Wertung einer Stadt</translation>
        </message>
        <message>
            <source>Monasteries</source>
            <translation>Klöster</translation>
        </message>
        <message>
            <source>Base game, C1 and C2: Scoring a monastery</source>
            <translation>Grundspiel, C1 und C2: Wertung eines Klosters</translation>
        </message>
        <message>
            <source>A monastery is completed when tiles lie on all 8 spaces surrounding it. It scores 9 points: 1 for its own tile and 1 for each tile around it.</source>
            <translation>Ein Kloster ist abgeschlossen, wenn auf allen 8 Feldern ringsum Plättchen liegen. Es bringt 9 Punkte: 1 für sein eigenes Plättchen und 1 für jedes Plättchen ringsum.</translation>
        </message>
        <message>
            <source>Fields</source>
            <translation>Wiesen</translation>
        </message>
        <message>
            <source>A field is bounded by roads, cities and the edge of the landscape. A city counts once for a field, however often it touches it.</source>
            <translation>Eine Wiese wird von Straßen, Städten und dem Rand der Landschaft begrenzt. Eine Stadt zählt für eine Wiese einmal, auch wenn sie die Wiese mehrmals berührt.</translation>
        </message>
        <message>
            <source>A field is never completed. Farmers stay in their field until the end of the game and are scored only then.</source>
            <translation>Eine Wiese wird nie abgeschlossen. Bauern bleiben bis zum Ende der Partie auf ihrer Wiese und werden erst dann gewertet.</translation>
        </message>
        <message>
            <source>End of the game and final scoring</source>
            <translation>Ende der Partie und Schlusswertung</translation>
        </message>
        <message>
            <source>Base game, C1 and C2: Final scoring</source>
            <translation>Grundspiel, C1 und C2: Schlusswertung</translation>
        </message>
        <message>
            <source>The game ends after the turn in which the last tile was placed. Then every feature that is still occupied is scored, again for the player with the majority. The player with the most points wins.</source>
            <translation>Die Partie endet nach dem Zug, in dem das letzte Plättchen angelegt wurde. Dann wird jedes Gebiet gewertet, das noch besetzt ist, wieder für den Spieler mit der Mehrheit. Wer die meisten Punkte hat, gewinnt.</translation>
        </message>
        <message>
            <source>An incomplete road scores 1 point for each of its tiles.</source>
            <translation>Eine unvollendete Straße bringt 1 Punkt für jedes ihrer Plättchen.</translation>
        </message>
        <message>
            <source>An incomplete city scores 1 point for each of its tiles and 1 point for each coat of arms.</source>
            <translation>Eine unvollendete Stadt bringt 1 Punkt für jedes ihrer Plättchen und 1 Punkt für jedes Wappen.</translation>
        </message>
        <message>
            <source>An incomplete monastery scores 1 point for its own tile and 1 point for each tile around it.</source>
            <translation>Ein unvollendetes Kloster bringt 1 Punkt für sein eigenes Plättchen und 1 Punkt für jedes Plättchen ringsum.</translation>
        </message>
        <message>
            <source>The player with the most farmers in a field scores 3 points for each completed city that the field touches. Each field is scored separately, so one city may count for several fields.</source>
            <translation>Der Spieler mit den meisten Bauern auf einer Wiese bekommt 3 Punkte für jede abgeschlossene Stadt, die die Wiese berührt. Jede Wiese wird für sich gewertet, eine Stadt kann also für mehrere Wiesen zählen.</translation>
        </message>
        <message>
            <source>Base game, C1 third version and C2 supplement: Farmers</source>
            <translation>Grundspiel, C1 dritte Fassung und C2 Beiblatt: Bauern</translation>
        </message>
        <message>
            <source>The first version of the classic rules scored farmers city by city, the second paid each city at most once to each player. Here the third version applies in both editions.</source>
            <translation>Die erste Fassung der klassischen Regeln wertete Bauern Stadt für Stadt, in der zweiten brachte jede Stadt jedem Spieler höchstens einmal Punkte. Hier gilt in beiden Ausgaben die dritte Fassung.</translation>
        </message>
        <message>
            <source>Base game, C1 first and second version: Farmers</source>
            <translation>Grundspiel, C1 erste und zweite Fassung: Bauern</translation>
        </message>
        <message>
            <source>Agreements at the table</source>
            <translation>Absprachen am Tisch</translation>
        </message>
        <message>
            <source>An agreement of the players, not in any rule book</source>
            <translation>Eine Absprache der Spieler, in keinem Regelheft</translation>
        </message>
        <message>
            <source>Moves may be undone, as many as you like. A tile that was already drawn is drawn again.</source>
            <translation>Du darfst beliebig viele Züge rückgängig machen. Ein schon gezogenes Plättchen wird wieder gezogen.</translation>
        </message>
        <message>
            <source>Everybody may see how many tiles are still to be drawn.</source>
            <translation>Jeder darf sehen, wie viele Plättchen noch zu ziehen sind.</translation>
        </message>
        <message>
            <source>Each player has the agreed time for the whole game. A player who has used it up continues to play; the result shows it.</source>
            <translation>Jeder Spieler hat die vereinbarte Zeit für die ganze Partie. Wer sie aufgebraucht hat, spielt weiter; beim Ergebnis wird es vermerkt.</translation>
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
            <source>highwayman</source>
            <translation>Wegelagerer</translation>
        </message>
        <message>
            <source>highwaymen</source>
            <translation>Räuber</translation>
        </message>
        <message>
            <source>thief</source>
            <translation>Wegelagerer</translation>
        </message>
        <message>
            <source>thieves</source>
            <translation>Diebe</translation>
        </message>
        <message>
            <source>monastery</source>
            <translation>Kloster</translation>
        </message>
        <message>
            <source>monasteries</source>
            <translation>Klöster</translation>
        </message>
        <message>
            <source>cloister</source>
            <translation>Klosters</translation>
        </message>
        <message>
            <source>field</source>
            <translation>Wiese</translation>
        </message>
        <message>
            <source>farm</source>
            <translation>Wiesen</translation>
        </message>
        <message>
            <source>coat</source>
            <translation>Wappen</translation>
        </message>
        <message>
            <source>pennant</source>
            <translation>Wimpel</translation>
        </message>
        <message>
            <source>shield</source>
            <translation>Schild</translation>
        </message>
        <message>
            <source>junction</source>
            <translation>Kreuzung</translation>
        </message>
        <message>
            <source>crossing</source>
            <translation>Wegkreuzung</translation>
        </message>
        <message>
            <source>crossroads</source>
            <translation>Straßenkreuzung</translation>
        </message>
        <message>
            <source>intersection</source>
            <translation>Wegkreuzung</translation>
        </message>
        <message>
            <source>short</source>
            <translation>kurz</translation>
        </message>
        <message>
            <source>small</source>
            <translation>klein</translation>
        </message>
        <message>
            <source>bag</source>
            <translation>Beutel</translation>
        </message>
        <message>
            <source>stack</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>space</source>
            <translation>Feld</translation>
        </message>
        <message>
            <source>cell</source>
            <translation>Kästchen</translation>
        </message>
        <message>
            <source>completed</source>
            <translation>abgeschlossen</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>fertig</translation>
        </message>
        <message>
            <source>closed</source>
            <translation>abschließ</translation>
        </message>
        <message>
            <source>incomplete</source>
            <translation>unvollendet</translation>
        </message>
        <message>
            <source>uncompleted</source>
            <translation>unfertig</translation>
        </message>
        <message>
            <source>unfinished</source>
            <translation>unvollständig</translation>
        </message>
        <message>
            <source>knight</source>
            <translation>Ritter</translation>
        </message>
        <message>
            <source>monk</source>
            <translation>Mönch</translation>
        </message>
        <message>
            <source>farmer</source>
            <translation>Bauer</translation>
        </message>
        <message>
            <source>road</source>
            <translation>Straße</translation>
        </message>
        <message>
            <source>city</source>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>cities</source>
            <translation>Städte</translation>
        </message>
        <message>
            <source>tile</source>
            <translation>Plättchen</translation>
        </message>
        <message>
            <source>card</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>figure</source>
            <translation>Figur</translation>
        </message>
        <message>
            <source>supply</source>
            <translation>Vorrat</translation>
        </message>
        <message>
            <source>majority</source>
            <translation>Mehrheit</translation>
        </message>
        <message>
            <source>adjacent</source>
            <translation>angrenz</translation>
        </message>
        <message>
            <source>beside</source>
            <translation>neben</translation>
        </message>
        <message>
            <source>next</source>
            <translation>nächst</translation>
        </message>
        <message>
            <source>neighbour</source>
            <translation>Nachbar</translation>
        </message>
        <message>
            <source>neighbor</source>
            <translation>benachbart</translation>
        </message>
        <message>
            <source>touch</source>
            <translation>berühr</translation>
        </message>
        <message>
            <source>diagonal</source>
            <translation>diagonal</translation>
        </message>
        <message>
            <source>corner</source>
            <translation>Ecke</translation>
        </message>
        <message>
            <source>unoccupied</source>
            <translation>unbesetzt</translation>
        </message>
        <message>
            <source>occupied</source>
            <translation>besetzt</translation>
        </message>
        <message>
            <source>occupy</source>
            <translation>besetz</translation>
        </message>
        <message>
            <source>claim</source>
            <translation>beanspruch</translation>
        </message>
        <message>
            <source>unclaimed</source>
            <translation>unbeansprucht</translation>
        </message>
        <message>
            <source>free</source>
            <translation>frei</translation>
        </message>
        <message>
            <source>tie</source>
            <translation>Gleichstand</translation>
        </message>
        <message>
            <source>equal</source>
            <translation>gleich</translation>
        </message>
        <message>
            <source>share</source>
            <translation>unentschieden</translation>
        </message>
        <message>
            <source>score</source>
            <translation>werte</translation>
        </message>
        <message>
            <source>point</source>
            <translation>Punkt</translation>
        </message>
        <message>
            <source>worth</source>
            <translation>wert</translation>
        </message>
        <message>
            <source>value</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>join</source>
            <translation>verbind</translation>
        </message>
        <message>
            <source>merge</source>
            <translation>vereinig</translation>
        </message>
        <message>
            <source>connect</source>
            <translation>verbund</translation>
        </message>
        <message>
            <source>link</source>
            <translation>zusammen</translation>
        </message>
        <message>
            <source>hole</source>
            <translation>Lücke</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>Loch</translation>
        </message>
        <message>
            <source>rotate</source>
            <translation>dreh</translation>
        </message>
        <message>
            <source>turned</source>
            <translation>gedreht</translation>
        </message>
        <message>
            <source>place</source>
            <translation>setz</translation>
        </message>
        <message>
            <source>put</source>
            <translation>gesetzt</translation>
        </message>
        <message>
            <source>move</source>
            <translation>zieh</translation>
        </message>
        <message>
            <source>drive</source>
            <translation>weiterzieh</translation>
        </message>
        <message>
            <source>The districts of Carcassonne</source>
            <translation>Die Stadtviertel von Carcassonne</translation>
        </message>
        <message>
            <source>The Count of Carcassonne, C1 and C2: The city of Carcassonne</source>
            <translation>Der Graf von Carcassonne, C1 und C2: Die Stadt Carcassonne</translation>
        </message>
        <message>
            <source>The twelve tiles of the city of Carcassonne are on the table from the start, four wide and three high. The ordinary start tile is shuffled in with the others.</source>
            <translation>Die zwölf Plättchen der Stadt Carcassonne liegen von Anfang an auf dem Tisch, vier breit und drei hoch. Das gewöhnliche Startplättchen wird unter die anderen gemischt.</translation>
        </message>
        <message>
            <source>The city and a river in one game are possible, but the books advise against it. The spring is then east of the city.</source>
            <translation>Stadt und Fluss in einem Spiel sind möglich, die Anleitungen raten aber davon ab. Die Quelle liegt dann östlich der Stadt.</translation>
        </message>
        <message>
            <source>Nobody claims or scores the city of Carcassonne. Figures are only in its districts. No figure is placed on the two tiles in its middle.</source>
            <translation>Die Stadt Carcassonne wird weder besetzt noch gewertet. Figuren sind nur in ihren Vierteln. Auf die beiden Plättchen in der Mitte wird keine Figur gesetzt.</translation>
        </message>
        <message>
            <source>Roads, fields and the two small cities outside its walls are ordinary features. A figure may be placed there through a magic portal. Roads end at the gates of Carcassonne.</source>
            <translation>Straßen, Wiesen und die zwei kleinen Städte vor den Mauern sind gewöhnliche Gebiete. Durch ein Zauberportal darf dort eine Figur gesetzt werden. Straßen enden an den Toren von Carcassonne.</translation>
        </message>
        <message>
            <source>For fields and barns the city of Carcassonne is one completed city. All fields at its walls touch it. Each field counts it once, no matter on how many tiles they touch.</source>
            <translation>Für Wiesen und Gutshöfe ist die Stadt Carcassonne eine abgeschlossene Stadt. Alle Wiesen an ihren Mauern grenzen an sie, und jede zählt sie einmal, auf wie vielen Plättchen sie sie auch berührt.</translation>
        </message>
        <message>
            <source>At the end the city of Carcassonne is one completed city for the king, too. It is never the largest. The king belongs to another expansion.</source>
            <translation>Am Ende ist die Stadt Carcassonne auch für den König eine abgeschlossene Stadt. Sie ist nie die größte. Der König gehört zu einer anderen Erweiterung.</translation>
        </message>
        <message>
            <source>For monasteries all twelve tiles are neighbours. The dragon does not enter the two tiles in the middle of the city.</source>
            <translation>Für Klöster sind alle zwölf Plättchen Nachbarn. Der Drache betritt die beiden Plättchen in der Mitte der Stadt nicht.</translation>
        </message>
        <message>
            <source>Carcassonne has four districts: the castle for cities, the market for fields, the blacksmith for roads, the cathedral for monasteries, shrines and abbeys. Any number of figures of all players may be in one.</source>
            <translation>Carcassonne hat vier Viertel: das Schloss für Städte, den Markt für Wiesen, die Schmiede für Straßen, die Kathedrale für Klöster, Kultstätten und Abteien. In einem Viertel dürfen beliebig viele Figuren aller Spieler sein.</translation>
        </message>
        <message>
            <source>If features give points to another player in your turn and none to you, you may put one figure from your supply into any district, also into that of the count. You do it after the scoring. A figure that has just returned may be used.</source>
            <translation>Wenn Gebiete in deinem Zug einem anderen Spieler Punkte bringen und dir keine, darfst du eine Figur aus deinem Vorrat in ein beliebiges Viertel setzen, auch in das des Grafen. Das geschieht nach der Wertung. Auch eine Figur, die gerade zurückgekommen ist, darf es sein.</translation>
        </message>
        <message>
            <source>Points of roads, cities, monasteries, fields and barns count for this, for others and for you. Points for the fairy and ransoms do not count.</source>
            <translation>Dabei zählen Punkte aus Straßen, Städten, Klöstern, Wiesen und Gutshöfen, die der anderen und die eigenen. Punkte für die Fee und Lösegelder zählen nicht.</translation>
        </message>
        <message>
            <source>One figure goes to a district in a turn at most. Both parts of a double turn are one turn.</source>
            <translation>In einem Zug wird höchstens eine Figur in ein Viertel gesetzt. Beide Teile eines Doppelzuges sind ein Zug.</translation>
        </message>
        <message>
            <source>Normal {meeples}, the large one and the phantom go to any district, a mayor only to the castle, a wagon to all but the market. Builder, pig, barn and abbot go to none. If figures are not allowed in fields, neither figures nor the count go to the market.</source>
            <translation>Normale {meeples}, der große und das Phantom dürfen in jedes Viertel, ein Bürgermeister nur ins Schloss, ein Wagen überallhin außer auf den Markt. Baumeister, Schwein, Gutshof und Abt dürfen in keines. Sind Figuren auf Wiesen nicht erlaubt, geht niemand auf den Markt, auch der Graf nicht.</translation>
        </message>
        <message>
            <source>If a tile completes features, all players may move figures from the matching district there before the scoring: to a city from the castle, to a road from the blacksmith, to a monastery, shrine or abbey from the cathedral. The player to the left of the active player begins, the active player is the last. Each moves as many figures as they like.</source>
            <translation>Schließt ein Plättchen Gebiete ab, dürfen alle Spieler vor der Wertung Figuren aus dem passenden Viertel dorthin ziehen: in eine Stadt aus dem Schloss, auf eine Straße aus der Schmiede, in ein Kloster, eine Kultstätte oder eine Abtei aus der Kathedrale. Der Spieler links vom aktiven beginnt, der aktive ist der letzte. Jeder zieht beliebig viele Figuren.</translation>
        </message>
        <message>
            <source>No figure leaves the district of the count.</source>
            <translation>Aus dem Viertel des Grafen zieht keine Figur.</translation>
        </message>
        <message>
            <source>Figures go only to a completed feature in which there is a figure. An empty one is not scored.</source>
            <translation>Figuren ziehen nur in ein abgeschlossenes Gebiet, in dem schon eine Figur ist. Ein leeres wird nicht gewertet.</translation>
        </message>
        <message>
            <source>Only features that have been completed in this turn count.</source>
            <translation>Es geht nur um Gebiete, die in diesem Zug abgeschlossen wurden.</translation>
        </message>
        <message>
            <source>Figures go from the market to a field that is scored now: the field of a barn just placed, or a field with farmers that has been joined to a field with a barn.</source>
            <translation>Vom Markt ziehen Figuren auf eine Wiese, die jetzt gewertet wird: die Wiese eines gerade gesetzten Gutshofs oder eine Wiese mit Bauern, die mit der Wiese eines Gutshofs verbunden wurde.</translation>
        </message>
        <message>
            <source>A figure goes only where its kind may be: a mayor to a city, a wagon to a city, a road or a monastery. A wagon that is scored there may move on.</source>
            <translation>Eine Figur zieht nur dorthin, wo ihre Art sein darf: ein Bürgermeister in eine Stadt, ein Wagen in eine Stadt, auf eine Straße oder in ein Kloster. Ein Wagen, der dort gewertet wird, darf weiterziehen.</translation>
        </message>
        <message>
            <source>The player says on which tile of the feature the figure is. This matters for a wagon that moves on.</source>
            <translation>Der Spieler bestimmt, auf welchem Plättchen des Gebiets die Figur steht. Das ist für einen Wagen wichtig, der weiterzieht.</translation>
        </message>
        <message>
            <source>Before the final scoring the players move figures out of the districts, one at a time, until all have passed. The player to the left of the last one begins. No figure leaves the district of the count. In the classic edition figures go from each district to an incomplete feature of its kind, from the market to a field. In the new edition figures go only from the market to fields.</source>
            <translation>Vor der Schlusswertung ziehen die Spieler Figuren aus den Vierteln, immer eine, bis alle gepasst haben. Der Spieler links vom letzten beginnt. Aus dem Viertel des Grafen zieht keine Figur. In der klassischen Ausgabe zieht man aus jedem Viertel in ein unvollendetes Gebiet seiner Art, vom Markt auf eine Wiese. In der neuen Ausgabe zieht man nur vom Markt auf Wiesen.</translation>
        </message>
        <message>
            <source>A figure that goes to a field with a barn then scores 1 point for each city of the field, before the barn.</source>
            <translation>Eine Figur, die dann auf eine Wiese mit Gutshof kommt, bringt 1 Punkt für jede Stadt der Wiese, noch vor dem Gutshof.</translation>
        </message>
        <message>
            <source>The count</source>
            <translation>Der Graf</translation>
        </message>
        <message>
            <source>The Count of Carcassonne, C1 and C2: The count</source>
            <translation>Der Graf von Carcassonne, C1 und C2: Der Graf</translation>
        </message>
        <message>
            <source>The count starts in the castle district.</source>
            <translation>Der Graf beginnt im Schloss.</translation>
        </message>
        <message>
            <source>A player who has put a figure into a district may then move the count to another district.</source>
            <translation>Ein Spieler, der eine Figur in ein Viertel gesetzt hat, darf danach den Grafen in ein anderes Viertel ziehen.</translation>
        </message>
        <message>
            <source>count</source>
            <translation>Graf</translation>
        </message>
        <message>
            <source>district</source>
            <translation>Viertel</translation>
        </message>
        <message>
            <source>quarter</source>
            <translation>Stadtviertel</translation>
        </message>
        <message>
            <source>castle district</source>
            <translation>Schloss</translation>
        </message>
        <message>
            <source>castle</source>
            <translation>Schloss</translation>
        </message>
        <message>
            <source>blacksmith</source>
            <translation>Schmied</translation>
        </message>
        <message>
            <source>market</source>
            <translation>Markt</translation>
        </message>
        <message>
            <source>Crop Circles: setting up</source>
            <translation>Kornkreise: Vorbereitung</translation>
        </message>
        <message>
            <source>Crop Circles I and II, C1 and C2: Preparation</source>
            <translation>Kornkreise I und II, C1 und C2: Vorbereitung</translation>
        </message>
        <message>
            <source>The twelve tiles are shuffled in with the others. Each shows a crop circle with a club, a shield or a pitchfork.</source>
            <translation>Die zwölf Plättchen werden mit den anderen gemischt. Jedes zeigt einen Kornkreis mit einer Keule, einem Schild oder einer Heugabel.</translation>
        </message>
        <message>
            <source>Crop circles</source>
            <translation>Kornkreise</translation>
        </message>
        <message>
            <source>Crop Circles I and II, C1 and C2</source>
            <translation>Kornkreise I und II, C1 und C2</translation>
        </message>
        <message>
            <source>A crop circle is no feature, and no figure is ever on it. The roads at it end there and are separate roads. It divides fields as drawn. Nothing moves through it from one road to another.</source>
            <translation>Ein Kornkreis ist kein Gebiet, und auf ihm steht nie eine Figur. Straßen enden an ihm und sind getrennte Straßen. Wiesen trennt er so, wie es gezeichnet ist. Durch ihn zieht nichts von einer Straße zur anderen.</translation>
        </message>
        <message>
            <source>At the end of the turn in which a tile with a crop circle was placed, its player chooses: either all players add a {meeple}, or all players take one back.</source>
            <translation>Am Ende des Zuges, in dem ein Plättchen mit einem Kornkreis gelegt wurde, wählt sein Spieler: Entweder fügen alle Spieler einen {meeple} hinzu, oder alle nehmen einen zurück.</translation>
        </message>
        <message>
            <source>The symbol shows which {meeples} are meant: a club those on roads, a shield those in cities, a pitchfork those in fields.</source>
            <translation>Das Symbol zeigt, welche {meeples} gemeint sind: eine Keule die auf Straßen, ein Schild die in Städten, eine Heugabel die auf Wiesen.</translation>
        </message>
        <message>
            <source>The players act clockwise, beginning with the player to the left of the one who placed the tile. That one is last.</source>
            <translation>Die Spieler handeln im Uhrzeigersinn. Es beginnt der Spieler links von dem, der das Plättchen gelegt hat. Dieser ist zuletzt an der Reihe.</translation>
        </message>
        <message>
            <source>Adding: each player places one {meeple} of the supply where that player already has a {meeple} of this kind: on the same tile and the same feature. In the classic edition players may decline, in the new edition they must add one.</source>
            <translation>Hinzufügen: Jeder Spieler setzt einen {meeple} aus dem Vorrat dorthin, wo er schon einen solchen {meeple} hat: auf dasselbe Plättchen und dasselbe Gebiet. In der klassischen Ausgabe darf er darauf verzichten, in der neuen Ausgabe muss er einen hinzufügen.</translation>
        </message>
        <message>
            <source>Any {meeple} that may be on this kind of feature can be added, so no wagon in a field, a mayor only in a city, and no abbot. It does not matter which kind of {meeple} is there already. Builder, pig and barn are not added and are not taken back.</source>
            <translation>Hinzufügen kann man jeden {meeple}, der auf einem solchen Gebiet erlaubt ist, also keinen Wagen auf einer Wiese, einen Bürgermeister nur in einer Stadt, und keinen Abt. Welche Art von {meeple} schon dort steht, ist gleich. Baumeister, Schwein und Scheune werden nicht hinzugefügt und nicht zurückgenommen.</translation>
        </message>
        <message>
            <source>Taking back: each player who has {meeples} of this kind must take one of them back to the supply. The player chooses which one. A builder or pig without another {meeple} of its player returns with it.</source>
            <translation>Zurücknehmen: Jeder Spieler, der solche {meeples} hat, muss einen davon in den Vorrat zurücknehmen. Welchen, wählt er selbst. Ein Baumeister oder Schwein ohne anderen {meeple} des eigenen Spielers im selben Gebiet kommt ebenfalls zurück.</translation>
        </message>
        <message>
            <source>A player who has no {meeple} of this kind on the board is skipped, and when adding also a player who has no fitting {meeple} in the supply.</source>
            <translation>Ein Spieler, der keinen solchen {meeple} auf dem Spielplan hat, wird übersprungen, beim Hinzufügen auch ein Spieler ohne passenden {meeple} im Vorrat.</translation>
        </message>
        <message>
            <source>All this comes after scoring, and after moves of wagons and of the dragon. In a double turn it happens in each of the two parts. If no figure is on the board, nothing happens.</source>
            <translation>All das kommt nach der Wertung und nach den Zügen von Wagen und Drache. In einem Doppelzug geschieht es in jedem der beiden Teile. Ist keine Figur auf dem Spielplan, geschieht nichts.</translation>
        </message>
        <message>
            <source>No {meeple} is added on the tile with the dragon. The dragon belongs to another expansion.</source>
            <translation>Auf dem Plättchen mit dem Drachen wird kein {meeple} hinzugefügt. Der Drache gehört zu einer anderen Erweiterung.</translation>
        </message>
        <message>
            <source>Figures on towers, in monasteries and in the districts of Carcassonne are not concerned, and prisoners are not either.</source>
            <translation>Figuren auf Türmen, in Klöstern und in den Vierteln von Carcassonne betrifft er nicht, und Gefangene auch nicht.</translation>
        </message>
        <message>
            <source>crop circle</source>
            <translation>Kornkreis</translation>
        </message>
        <message>
            <source>crop circles</source>
            <translation>Kornkreise</translation>
        </message>
        <message>
            <source>club</source>
            <translation>Keule</translation>
        </message>
        <message>
            <source>pitchfork</source>
            <translation>Heugabel</translation>
        </message>
        <message>
            <source>Heretics and Shrines: setting up</source>
            <translation>Die Kultstätte und der Ketzer: Vorbereitung</translation>
        </message>
        <message>
            <source>Heretics and Shrines, C1 and C2: Preparation</source>
            <translation>Die Kultstätte und der Ketzer, C1 und C2: Vorbereitung</translation>
        </message>
        <message>
            <source>The six tiles are shuffled in with the others. Each of them shows a shrine.</source>
            <translation>Die sechs Plättchen werden unter die anderen gemischt. Jedes zeigt eine Kultstätte.</translation>
        </message>
        <message>
            <source>Shrines and challenges</source>
            <translation>Kultstätten und Duelle</translation>
        </message>
        <message>
            <source>Heretics and Shrines, C1 and C2</source>
            <translation>Die Kultstätte und der Ketzer, C1 und C2</translation>
        </message>
        <message>
            <source>A shrine is placed, occupied and scored like a monastery: 9 points when tiles lie on all 8 spaces around it, at the end 1 point for its own tile and 1 for each tile around it.</source>
            <translation>Eine Kultstätte wird wie ein Kloster angelegt, besetzt und gewertet: 9 Punkte, wenn auf allen 8 Feldern ringsum Plättchen liegen, am Ende 1 Punkt für ihr eigenes Plättchen und 1 für jedes Plättchen ringsum.</translation>
        </message>
        <message>
            <source>A figure that may stand in a monastery may stand in a shrine. A wagon may move to a shrine like to a monastery.</source>
            <translation>Jede Figur, die in einem Kloster stehen darf, darf auch auf einer Kultstätte stehen. Ein Wagen darf auf eine Kultstätte weiterziehen wie in ein Kloster.</translation>
        </message>
        <message>
            <source>A shrine may lie next to at most one monastery, and a monastery or an abbey next to at most one shrine. A tile that would give a shrine or a monastery a second one may not be placed there. Next to it are all eight spaces around it. An abbey is offered only if a hole remains where it may be placed.</source>
            <translation>Eine Kultstätte darf neben höchstens einem Kloster liegen und ein Kloster oder eine Abtei neben höchstens einer Kultstätte. Ein Plättchen, durch das eine Kultstätte oder ein Kloster ein zweites bekäme, darf dort nicht angelegt werden. Daneben sind alle acht Felder ringsum. Eine Abtei wird nur angeboten, wenn eine Lücke bleibt, in die sie gelegt werden darf.</translation>
        </message>
        <message>
            <source>Shrines do not count for each other: a shrine may lie next to a monastery and any number of shrines, a monastery next to a shrine and any number of monasteries.</source>
            <translation>Kultstätten zählen füreinander nicht: Eine Kultstätte darf neben einem Kloster und beliebig vielen Kultstätten liegen, ein Kloster neben einer Kultstätte und beliebig vielen Klöstern.</translation>
        </message>
        <message>
            <source>An occupied shrine and an occupied monastery next to each other challenge each other, also if both figures belong to one player. The one that is completed first scores 9 points. The figure in the other one returns to the supply without points. It does not matter how strong the figures are.</source>
            <translation>Eine besetzte Kultstätte und ein besetztes Kloster nebeneinander sind in einem Duell, auch wenn beide Figuren demselben Spieler gehören. Wer zuerst abgeschlossen wird, bringt 9 Punkte. Die Figur auf dem anderen Gebiet kehrt ohne Punkte in den Vorrat zurück. Die Stärke der Figuren spielt keine Rolle.</translation>
        </message>
        <message>
            <source>An abbey counts as a monastery in a challenge. The abbey belongs to another expansion.</source>
            <translation>Eine Abtei zählt im Duell als Kloster. Die Abtei gehört zu einer anderen Erweiterung.</translation>
        </message>
        <message>
            <source>If the same tile completes both, both are scored.</source>
            <translation>Schließt dasselbe Plättchen beide ab, werden beide gewertet.</translation>
        </message>
        <message>
            <source>If neither of them is completed when the game ends, both are scored as usual.</source>
            <translation>Ist am Ende der Partie keines von beiden abgeschlossen, werden beide wie üblich gewertet.</translation>
        </message>
        <message>
            <source>If nobody stands in the one that is completed, the figure in the other one stays. A shrine or monastery that lost a challenge is empty and can be occupied again, for example through a portal or by a wagon.</source>
            <translation>Steht niemand auf dem Gebiet, das abgeschlossen wird, bleibt die Figur auf dem anderen. Eine Kultstätte oder ein Kloster, das ein Duell verloren hat, ist leer und kann wieder besetzt werden, zum Beispiel durch ein magisches Portal oder von einem Wagen.</translation>
        </message>
        <message>
            <source>A wagon that loses a challenge returns to the supply. It does not move on, because its feature was not scored.</source>
            <translation>Ein Wagen, der ein Duell verliert, kehrt in den Vorrat zurück. Er zieht nicht weiter, weil sein Gebiet nicht gewertet wurde.</translation>
        </message>
        <message>
            <source>An abbot that is taken back early ends its challenge. The figure in the other feature stays and is scored later.</source>
            <translation>Ein Abt, der vorzeitig zurückgenommen wird, beendet sein Duell. Die Figur auf dem anderen Gebiet bleibt und wird später gewertet.</translation>
        </message>
        <message>
            <source>Gardens take no part in challenges, and they do not count for the places of shrines.</source>
            <translation>Gärten nehmen an Duellen nicht teil und zählen auch nicht, wenn Kultstätten angelegt werden.</translation>
        </message>
        <message>
            <source>shrine</source>
            <translation>Kultstätte</translation>
        </message>
        <message>
            <source>shrines</source>
            <translation>Kultstätten</translation>
        </message>
        <message>
            <source>cult</source>
            <translation>Kult</translation>
        </message>
        <message>
            <source>heretic</source>
            <translation>Ketzer</translation>
        </message>
        <message>
            <source>heretics</source>
            <translation>Ketzer</translation>
        </message>
        <message>
            <source>challenge</source>
            <translation>Duell</translation>
        </message>
        <message>
            <source>duel</source>
            <translation>Zweikampf</translation>
        </message>
        <message>
            <source>The Drawbridges: setting up</source>
            <translation>Die Zugbrücken: Vorbereitung</translation>
        </message>
        <message>
            <source>The Drawbridges, C3: Preparation</source>
            <translation>Die Zugbrücken, C3: Vorbereitung</translation>
        </message>
        <message>
            <source>Twelve land tiles with drawbridges are shuffled in with those of the base game. They were published in 2023 for the third edition; here they can be played with either edition.</source>
            <translation>Zwölf Landschaftsplättchen mit Zugbrücken werden unter die des Grundspiels gemischt. Sie sind 2023 für die dritte Ausgabe erschienen; hier lassen sie sich mit beiden Ausgaben spielen.</translation>
        </message>
        <message>
            <source>The rules are official only together with the base game. How the drawbridges work together with other expansions is our decision.</source>
            <translation>Offiziell sind die Regeln nur zusammen mit dem Grundspiel. Wie die Zugbrücken mit anderen Erweiterungen zusammenspielen, ist unsere Entscheidung.</translation>
        </message>
        <message>
            <source>Drawbridges: the tiles</source>
            <translation>Zugbrücken: die Plättchen</translation>
        </message>
        <message>
            <source>The Drawbridges, C3: New land tiles</source>
            <translation>Die Zugbrücken, C3: Neue Landschaftsplättchen</translation>
        </message>
        <message>
            <source>A road may pass a drawbridge without ending there. It is completed when both its ends are closed.</source>
            <translation>Eine Straße kann an einer Zugbrücke vorbeiführen, ohne dort zu enden. Sie ist abgeschlossen, wenn ihre beiden Enden geschlossen sind.</translation>
        </message>
        <message>
            <source>For the wagon of the classic edition a drawbridge connects its road and its city like a gate, even if the road only passes it.</source>
            <translation>Für den Wagen der klassischen Ausgabe verbindet eine Zugbrücke ihre Straße und ihre Stadt wie ein Stadttor, auch wenn die Straße nur an ihr vorbeiführt.</translation>
        </message>
        <message>
            <source>Our decision; the rules of The Drawbridges do not say</source>
            <translation>Unsere Entscheidung; die Regeln der Zugbrücken sagen dazu nichts</translation>
        </message>
        <message>
            <source>Drawbridges: scoring</source>
            <translation>Zugbrücken: Wertung</translation>
        </message>
        <message>
            <source>The Drawbridges, C3: Scoring points</source>
            <translation>Die Zugbrücken, C3: Punktewertung</translation>
        </message>
        <message>
            <source>When a road with a drawbridge is completed, the road is scored first. Then the player with the majority decides which figures cross.</source>
            <translation>Ist eine Straße mit Zugbrücke abgeschlossen, wird zuerst die Straße gewertet. Erst danach wird entschieden, wer hinübergeht.</translation>
        </message>
        <message>
            <source>Drawbridges: up or down</source>
            <translation>Zugbrücken: oben oder unten</translation>
        </message>
        <message>
            <source>A drawbridge is down while its city is incomplete. Figures may then cross from the road to any tile of the city.</source>
            <translation>Eine Zugbrücke ist unten, solange ihre Stadt unvollendet ist. Dann dürfen Figuren von der Straße auf jedes Plättchen der Stadt hinübergehen.</translation>
        </message>
        <message>
            <source>A drawbridge is up when its city is completed. No figure crosses it.</source>
            <translation>Eine Zugbrücke ist oben, wenn ihre Stadt abgeschlossen ist. Niemand geht hinüber.</translation>
        </message>
        <message>
            <source>If the same tile completes both the road and the city, the drawbridge is up.</source>
            <translation>Schließt dasselbe Plättchen die Straße und die Stadt ab, ist die Zugbrücke oben.</translation>
        </message>
        <message>
            <source>Drawbridges: crossing</source>
            <translation>Zugbrücken: das Hinübergehen</translation>
        </message>
        <message>
            <source>Only the player who alone has the majority on the road may cross. The figures of the other players are returned to the supply.</source>
            <translation>Nur der Spieler, der auf der Straße allein die Mehrheit hat, darf hinübergehen. Die Figuren der anderen Spieler kommen in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>In a tie for the majority no figure crosses, although all the tied players score.</source>
            <translation>Bei Gleichstand um die Mehrheit geht niemand hinüber, obwohl alle beteiligten Spieler Punkte bekommen.</translation>
        </message>
        <message>
            <source>It does not matter who completed the road.</source>
            <translation>Wer die Straße abgeschlossen hat, spielt keine Rolle.</translation>
        </message>
        <message>
            <source>The Drawbridges, C3, later revision: Scoring points</source>
            <translation>Die Zugbrücken, C3, spätere Überarbeitung: Punktewertung</translation>
        </message>
        <message>
            <source>The city may be occupied: it does not matter whose figures already stand there.</source>
            <translation>Die Stadt darf besetzt sein: Es spielt keine Rolle, wessen Figuren dort schon stehen.</translation>
        </message>
        <message>
            <source>The player decides for each figure separately: it moves to one of the incomplete cities, or it is returned to the supply.</source>
            <translation>Der Spieler entscheidet für jede Figur einzeln: Sie geht in eine der unvollendeten Städte, oder sie kommt in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>The Drawbridges, C3: Scoring points, special case</source>
            <translation>Die Zugbrücken, C3: Punktewertung, Sonderfall</translation>
        </message>
        <message>
            <source>All {meeples} that may stand on a road may cross, but no other figures.</source>
            <translation>Alle {meeples}, die auf einer Straße stehen dürfen, dürfen hinübergehen, andere Figuren nicht.</translation>
        </message>
        <message>
            <source>The Drawbridges, C3, later revision: Questions</source>
            <translation>Die Zugbrücken, C3, spätere Überarbeitung: Fragen</translation>
        </message>
        <message>
            <source>A wagon on the road moves once: it crosses a drawbridge, makes its own move or is returned to the supply.</source>
            <translation>Ein Wagen auf der Straße zieht einmal: Er geht über eine Zugbrücke, zieht wie gewöhnlich weiter oder kommt in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>drawbridge</source>
            <translation>Zugbrücke</translation>
        </message>
        <message>
            <source>The Ferries: setting up</source>
            <translation>Die Fähren: Vorbereitung</translation>
        </message>
        <message>
            <source>The Ferries, C1 and C2: Preparation</source>
            <translation>Die Fähren, C1 und C2: Vorbereitung</translation>
        </message>
        <message>
            <source>Eight land tiles are shuffled in with the others. Each of them shows a lake where three or four roads end. Eight ferries are kept ready.</source>
            <translation>Acht Landschaftsplättchen werden unter die anderen gemischt. Jedes zeigt einen See, an dem drei oder vier Straßen enden. Acht Fähren liegen bereit.</translation>
        </message>
        <message>
            <source>The ferries</source>
            <translation>Die Fähren</translation>
        </message>
        <message>
            <source>The Ferries, C1 and C2: Placing and moving ferries</source>
            <translation>Die Fähren, C1 und C2: Fähren legen und umlegen</translation>
        </message>
        <message>
            <source>A player who has placed a ferry tile has to place a ferry on its lake. The ferry joins two of the road ends there. The player does this after placing a figure, and also if no figure was placed.</source>
            <translation>Wer ein Plättchen mit Fährsee gelegt hat, muss eine Fähre auf dessen See legen. Die Fähre verbindet zwei der Straßenenden dort. Das geschieht nach dem Setzen einer Figur, und auch, wenn keine gesetzt wurde.</translation>
        </message>
        <message>
            <source>A figure is placed before the ferry, so each road end is still a separate road. The ferry can then join the road of the figure with an occupied one.</source>
            <translation>Eine Figur wird vor der Fähre gesetzt, jedes Straßenende ist also noch eine eigene Straße. Durch die Fähre kann die Figur auf eine besetzte Straße kommen.</translation>
        </message>
        <message>
            <source>A road end at the lake that no ferry joins is closed there.</source>
            <translation>Ein Straßenende am See, das keine Fähre verbindet, ist dort abgeschlossen.</translation>
        </message>
        <message>
            <source>A player whose tile extends a road with a ferry may move that ferry to two other road ends of its lake. In each direction from the tile only the first ferry counts. No figure on that road is needed.</source>
            <translation>Wer mit seinem Plättchen eine Straße mit einer Fähre verlängert, darf diese Fähre an zwei andere Straßenenden ihres Sees umlegen. In jeder Richtung vom Plättchen aus zählt nur die erste Fähre. Eine Figur auf der Straße ist nicht nötig.</translation>
        </message>
        <message>
            <source>Each ferry is moved only once. In the second part of a double turn it may be moved again.</source>
            <translation>Jede Fähre wird nur einmal umgelegt. Im zweiten Teil eines Doppelzugs darf sie wieder umgelegt werden.</translation>
        </message>
        <message>
            <source>First the ferry of the tile just placed is placed, then others may be moved, one after the other. The ferry that was just placed is not moved again.</source>
            <translation>Zuerst wird die Fähre des gerade gelegten Plättchens gelegt, danach dürfen andere nacheinander umgelegt werden. Die gerade gelegte Fähre wird nicht noch einmal umgelegt.</translation>
        </message>
        <message>
            <source>An abbey extends no road. A road that grows only by a ferry is not extended either, so no other ferry is moved for it.</source>
            <translation>Eine Abtei verlängert keine Straße. Auch eine Straße, die nur durch eine Fähre wächst, wird nicht verlängert; ihretwegen wird also keine andere Fähre umgelegt.</translation>
        </message>
        <message>
            <source>A road that is completed by placing or moving a ferry is scored in this turn, also the part that was cut off.</source>
            <translation>Eine Straße, die durch das Legen oder Umlegen einer Fähre abgeschlossen wird, wird in diesem Zug gewertet, auch der abgetrennte Teil.</translation>
        </message>
        <message>
            <source>A tile counts once for a road, also if both ends that the ferry joins belong to it. A ferry lake does not count as an inn.</source>
            <translation>Ein Plättchen zählt für eine Straße einmal, auch wenn beide von der Fähre verbundenen Enden zu ihr gehören. Ein Fährsee ist kein Wirtshaus.</translation>
        </message>
        <message>
            <source>A road that grows only by a ferry gives its builder no double turn. A builder that is cut off from the last {meeple} of its owner returns to the supply. All {meeples} stay where they are.</source>
            <translation>Eine Straße, die nur durch eine Fähre wächst, gibt ihrem Baumeister keinen Doppelzug. Ein Baumeister, der vom letzten {meeple} seines Spielers abgetrennt wird, kommt in den Vorrat zurück. Alle {meeples} bleiben stehen.</translation>
        </message>
        <message>
            <source>By the classic rules no wagon crosses the lake. The two ends that the ferry joins are one road.</source>
            <translation>Nach den klassischen Regeln fährt kein Wagen über den See. Die zwei Enden, die die Fähre verbindet, sind eine Straße.</translation>
        </message>
        <message>
            <source>ferry</source>
            <translation>Fähre</translation>
        </message>
        <message>
            <source>ferries</source>
            <translation>Fähren</translation>
        </message>
        <message>
            <source>lake</source>
            <translation>See</translation>
        </message>
        <message>
            <source>The Festival: setting up</source>
            <translation>Das Fest: Vorbereitung</translation>
        </message>
        <message>
            <source>The Festival, C1 and C2: Preparation</source>
            <translation>Das Fest, C1 und C2: Vorbereitung</translation>
        </message>
        <message>
            <source>The ten tiles are shuffled in with the others. Each shows a festival: a row of coloured flags. No figure is placed on the festival itself.</source>
            <translation>Die zehn Plättchen werden unter die anderen gemischt. Jedes zeigt ein Fest: eine Reihe bunter Wimpel. Auf das Fest selbst wird keine Figur gesetzt.</translation>
        </message>
        <message>
            <source>The festival</source>
            <translation>Das Fest</translation>
        </message>
        <message>
            <source>The Festival, C1 and C2: Taking a figure back</source>
            <translation>Das Fest, C1 und C2: Eine Figur zurücknehmen</translation>
        </message>
        <message>
            <source>A player who has placed a tile with a festival may take back one of their own figures from anywhere on the board. This replaces placing a figure and every other action of that step. The player may also do neither. With a double turn this applies to each of both tiles.</source>
            <translation>Wer ein Plättchen mit einem Fest gelegt hat, darf eine eigene Figur von einer beliebigen Stelle des Spielfelds zurücknehmen. Das ersetzt das Setzen einer Figur und jede andere Handlung dieses Schrittes. Der Spieler darf auch beides lassen. Bei einem Doppelzug gilt das für jedes der beiden Plättchen.</translation>
        </message>
        <message>
            <source>Any of the player’s own figures may be taken back: {meeples} of every kind, a builder, a pig, a barn. Figures of other players and neutral figures such as the dragon and the fairy stay.</source>
            <translation>Jede eigene Figur darf zurückgenommen werden: {meeples} jeder Art, Baumeister, Schwein, Gutshof. Figuren anderer Spieler und neutrale Figuren wie der Drache und die Fee bleiben.</translation>
        </message>
        <message>
            <source>A prisoner of a tower is not taken back: it is no longer on the board. A figure that closes a tower may be taken back, and the tower is then open again.</source>
            <translation>Ein Gefangener eines Turms wird nicht zurückgenommen: er ist nicht mehr auf dem Spielfeld. Eine Figur, die einen Turm verschließt, darf zurückgenommen werden, und der Turm ist dann wieder offen.</translation>
        </message>
        <message>
            <source>The figure leaves before the scoring. It gets no points, not even for a feature that the same tile completes. An abbot taken back in this way gets no points either.</source>
            <translation>Die Figur geht vor der Wertung. Sie bekommt keine Punkte, auch nicht für ein Gebiet, das dasselbe Plättchen abschließt. Auch ein so zurückgenommener Abt bekommt keine Punkte.</translation>
        </message>
        <message>
            <source>A builder or a pig that is left without a {meeple} of its owner on the feature returns to the supply, too.</source>
            <translation>Ein Baumeister oder ein Schwein ohne {meeple} des eigenen Spielers im selben Gebiet kommt ebenfalls in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>After a figure was taken back, the phantom may be placed as the second figure. It may be the figure that was just taken back.</source>
            <translation>Nachdem eine Figur zurückgenommen wurde, darf das Phantom als zweite Figur gesetzt werden. Es darf auch die Figur sein, die gerade zurückgenommen wurde.</translation>
        </message>
        <message>
            <source>A figure in a district of Carcassonne may be taken back as well: the city belongs to the board.</source>
            <translation>Auch eine Figur in einem Viertel von Carcassonne darf zurückgenommen werden: die Stadt gehört zum Spielfeld.</translation>
        </message>
        <message>
            <source>When a barn has been taken back, farmers may be placed in its field again, and the barn may be placed somewhere else.</source>
            <translation>Wurde ein Gutshof zurückgenommen, dürfen auf seine Wiese wieder Bauern gesetzt werden, und der Gutshof darf an anderer Stelle gesetzt werden.</translation>
        </message>
        <message>
            <source>A builder whose road or city the tile has extended gives the double turn even if it is taken back in this turn.</source>
            <translation>Ein Baumeister, dessen Straße oder Stadt das Plättchen verlängert hat, bringt den Doppelzug auch dann, wenn er in diesem Zug zurückgenommen wird.</translation>
        </message>
        <message>
            <source>festival</source>
            <translation>Fest</translation>
        </message>
        <message>
            <source>take back</source>
            <translation>zurücknehmen</translation>
        </message>
        <message>
            <source>taken back</source>
            <translation>zurückgenommen</translation>
        </message>
        <message>
            <source>recall</source>
            <translation>zurückholen</translation>
        </message>
        <message>
            <source>The Flying Machines: setting up</source>
            <translation>Die Fluggeräte: Vorbereitung</translation>
        </message>
        <message>
            <source>The Flying Machines, C1 and C2: Preparation</source>
            <translation>Die Fluggeräte, C1 und C2: Vorbereitung</translation>
        </message>
        <message>
            <source>Eight land tiles are shuffled in with the others. On each of them there is a flying machine that points to a side or to a corner of the tile.</source>
            <translation>Acht Landschaftsplättchen werden unter die anderen gemischt. Auf jedem davon ist ein Fluggerät, das auf eine Seite oder eine Ecke des Plättchens zeigt.</translation>
        </message>
        <message>
            <source>The die has the numbers 1, 1, 2, 2, 3 and 3 on its faces.</source>
            <translation>Auf den Seiten des Würfels stehen die Zahlen 1, 1, 2, 2, 3 und 3.</translation>
        </message>
        <message>
            <source>The flying machines</source>
            <translation>Die Fluggeräte</translation>
        </message>
        <message>
            <source>The Flying Machines, C1 and C2: The flight</source>
            <translation>Die Fluggeräte, C1 und C2: Der Flug</translation>
        </message>
        <message>
            <source>Instead of placing a {meeple} on a feature a player may place it on the flying machine of the tile just placed. It does not stay there: a die shows how many tiles it flies in the direction of the machine, straight or diagonally. The direction turns with the tile.</source>
            <translation>Statt einen {meeple} in ein Gebiet zu setzen, darf ein Spieler ihn auf das Fluggerät des gerade angelegten Plättchens setzen. Dort bleibt er nicht: Ein Würfel bestimmt, wie viele Plättchen weit er in die Richtung des Fluggeräts fliegt, gerade oder diagonal. Die Richtung dreht sich mit dem Plättchen.</translation>
        </message>
        <message>
            <source>The {meeple} lands on an incomplete feature of the tile that it reaches, unoccupied or occupied, but never in a field. If there are several, its owner chooses one. If there is one, it has to land.</source>
            <translation>Der {meeple} landet in einem unvollendeten Gebiet auf dem Plättchen, das er erreicht, ob unbesetzt oder besetzt, aber nie auf einer Wiese. Gibt es mehrere, wählt sein Besitzer eines. Gibt es eines, muss er landen.</translation>
        </message>
        <message>
            <source>If there is no tile, or no feature on which it may land, the {meeple} returns to the supply. The player does not choose again.</source>
            <translation>Ist dort kein Plättchen oder kein Gebiet, in dem er landen darf, kommt der {meeple} in den Vorrat zurück. Der Spieler wählt nicht noch einmal.</translation>
        </message>
        <message>
            <source>A {meeple} does not land on a feature that the tile just placed has completed.</source>
            <translation>In einem Gebiet, das das gerade angelegte Plättchen abgeschlossen hat, landet kein {meeple}.</translation>
        </message>
        <message>
            <source>Any {meeple} may fly, but it lands only where its kind may stand: a mayor in an incomplete city, also in one with other {meeples}; an abbot on a monastery, an abbey or a garden. Builder, pig and barn do not fly.</source>
            <translation>Jeder {meeple} darf fliegen, aber er landet nur dort, wo seine Art stehen darf: ein Bürgermeister in einer unvollendeten Stadt, auch wenn andere {meeples} darin stehen; ein Abt in einem Kloster, einer Abtei oder einem Garten. Baumeister, Schwein und Gutshof fliegen nicht.</translation>
        </message>
        <message>
            <source>Two figures never use the same machine in one turn. The phantom may fly if the first figure did not.</source>
            <translation>Zwei Figuren benutzen nie in demselben Zug dasselbe Fluggerät. Das Phantom darf fliegen, wenn die erste Figur nicht geflogen ist.</translation>
        </message>
        <message>
            <source>A {meeple} does not land on a tower, on another flying machine or on the tile with the dragon.</source>
            <translation>Ein {meeple} landet nicht auf einem Turm, nicht auf einem anderen Fluggerät und nicht auf dem Plättchen mit dem Drachen.</translation>
        </message>
        <message>
            <source>A {meeple} that lands on a special monastery is there as a monk or as an abbot, as its owner chooses. Special monasteries belong to another expansion.</source>
            <translation>Ein {meeple}, der in einem besonderen Kloster landet, ist dort Mönch oder Abt, wie sein Besitzer will. Besondere Klöster gehören zu einer anderen Erweiterung.</translation>
        </message>
        <message>
            <source>Answers differ on whether a {meeple} may land on an acrobat space. Acrobats belong to another expansion, Under the Big Top.</source>
            <translation>Die Antworten sind sich nicht einig, ob ein {meeple} auf einem Artistenplatz landen darf. Artisten gehören zu einer anderen Erweiterung, „Manege frei!“.</translation>
        </message>
        <message>
            <source>A builder may be placed next to a {meeple} of its owner that has landed. Landing extends no feature and gives no double turn.</source>
            <translation>Ein Baumeister darf neben einen eigenen {meeple} gesetzt werden, der gelandet ist. Die Landung erweitert kein Gebiet und bringt keinen Doppelzug.</translation>
        </message>
        <message>
            <source>flying</source>
            <translation>Fluggerät</translation>
        </message>
        <message>
            <source>flier</source>
            <translation>Flieger</translation>
        </message>
        <message>
            <source>fly</source>
            <translation>flieg</translation>
        </message>
        <message>
            <source>machine</source>
            <translation>Fluggerät</translation>
        </message>
        <message>
            <source>die</source>
            <translation>Würfel</translation>
        </message>
        <message>
            <source>roll</source>
            <translation>würfel</translation>
        </message>
        <message>
            <source>Inns &amp; Cathedrals: setting up</source>
            <translation>Wirtshäuser &amp; Kathedralen: Vorbereitung</translation>
        </message>
        <message>
            <source>Inns &amp; Cathedrals, C1 and C2: Preparation</source>
            <translation>Wirtshäuser &amp; Kathedralen, C1 und C2: Vorbereitung</translation>
        </message>
        <message>
            <source>Eighteen land tiles are shuffled in with the others. Each player also takes a large {meeple}.</source>
            <translation>Achtzehn Landschaftsplättchen werden unter die anderen gemischt. Jeder Spieler bekommt außerdem einen großen {meeple}.</translation>
        </message>
        <message>
            <source>On one tile short roads lead from a junction to two city gates. They are too short for a figure.</source>
            <translation>Auf einem Plättchen führen kurze Straßen von einer Kreuzung zu zwei Stadttoren. Sie sind zu kurz für eine Figur.</translation>
        </message>
        <message>
            <source>The inns</source>
            <translation>Die Wirtshäuser</translation>
        </message>
        <message>
            <source>Inns &amp; Cathedrals, C1 and C2: The inns</source>
            <translation>Wirtshäuser &amp; Kathedralen, C1 und C2: Die Wirtshäuser</translation>
        </message>
        <message>
            <source>A completed road with an inn is worth 2 points for each tile instead of 1. Two inns count like one.</source>
            <translation>Eine abgeschlossene Straße mit Wirtshaus bringt 2 Punkte für jedes Plättchen statt 1. Zwei Wirtshäuser bringen nicht mehr als eines.</translation>
        </message>
        <message>
            <source>A road with an inn that is incomplete at the end of the game is worth nothing.</source>
            <translation>Eine Straße mit Wirtshaus, die am Ende der Partie unvollendet ist, bringt nichts.</translation>
        </message>
        <message>
            <source>An inn belongs to the road next to it. It does not count for the other roads of a junction.</source>
            <translation>Ein Wirtshaus gehört zu der Straße, an der es steht. An einer Kreuzung haben die anderen Straßen nichts davon.</translation>
        </message>
        <message>
            <source>The cathedrals</source>
            <translation>Die Kathedralen</translation>
        </message>
        <message>
            <source>Inns &amp; Cathedrals, C1 and C2: The cathedrals</source>
            <translation>Wirtshäuser &amp; Kathedralen, C1 und C2: Die Kathedralen</translation>
        </message>
        <message>
            <source>A completed city with a cathedral is worth 3 points for each tile and each coat of arms instead of 2. Two cathedrals count like one.</source>
            <translation>Eine abgeschlossene Stadt mit Kathedrale bringt 3 Punkte für jedes Plättchen und jedes Wappen statt 2. Zwei Kathedralen bringen nicht mehr als eine.</translation>
        </message>
        <message>
            <source>A city with a cathedral that is incomplete at the end of the game is worth nothing.</source>
            <translation>Eine Stadt mit Kathedrale, die am Ende der Partie unvollendet ist, bringt nichts.</translation>
        </message>
        <message>
            <source>For the fields a completed city with a cathedral counts like any other.</source>
            <translation>Für die Wiesen zählt eine abgeschlossene Stadt mit Kathedrale wie jede andere.</translation>
        </message>
        <message>
            <source>The large {meeple}</source>
            <translation>Der große {meeple}</translation>
        </message>
        <message>
            <source>Inns &amp; Cathedrals, C1 and C2: The large {meeple}</source>
            <translation>Wirtshäuser &amp; Kathedralen, C1 und C2: Der große {meeple}</translation>
        </message>
        <message>
            <source>The large {meeple} is placed instead of a normal one, and may stand wherever a normal one may.</source>
            <translation>Der große {meeple} wird anstelle eines normalen gesetzt und darf überall stehen, wo ein normaler stehen darf.</translation>
        </message>
        <message>
            <source>It counts as two for the majority. After the scoring it returns to the supply.</source>
            <translation>Für die Mehrheit zählt er doppelt. Nach der Wertung kommt er in den Vorrat zurück.</translation>
        </message>
        <message>
            <source>inn</source>
            <translation>Wirtshaus</translation>
        </message>
        <message>
            <source>cathedral</source>
            <translation>Kathedrale</translation>
        </message>
        <message>
            <source>large</source>
            <translation>groß</translation>
        </message>
        <message>
            <source>big</source>
            <translation>größ</translation>
        </message>
        <message>
            <source>King &amp; Robber: setting up</source>
            <translation>König und Raubritter: Vorbereitung</translation>
        </message>
        <message>
            <source>King &amp; Robber, C1 and C2: Preparation</source>
            <translation>König und Raubritter, C1 und C2: Vorbereitung</translation>
        </message>
        <message>
            <source>The five tiles are shuffled in with the others. The king and the robber are next to the board. Nobody has them at the start.</source>
            <translation>Die fünf Plättchen werden unter die anderen gemischt. Der König und der Raubritter liegen neben dem Spielplan. Am Anfang hat sie niemand.</translation>
        </message>
        <message>
            <source>On one tile two cities cross by a bridge. They are not joined. Each of the two small fields between them touches both cities.</source>
            <translation>Auf einem Plättchen kreuzen sich zwei Städte mit einer Brücke. Sie sind nicht verbunden. Jede der beiden kleinen Wiesen dazwischen grenzt an beide Städte.</translation>
        </message>
        <message>
            <source>The king and the robber</source>
            <translation>Der König und der Raubritter</translation>
        </message>
        <message>
            <source>King &amp; Robber, C1 and C2</source>
            <translation>König und Raubritter, C1 und C2</translation>
        </message>
        <message>
            <source>The player who completes the first city gets the king. A player who completes a city of more tiles than every city completed before takes the king. It does not matter whose figures are in the city, or whether it is empty. A city of equal size changes nothing.</source>
            <translation>Wer die erste Stadt abschließt, bekommt den König. Wer eine Stadt mit mehr Plättchen abschließt als jede vorher abgeschlossene, nimmt sich den König. Es ist gleich, wessen Figuren in der Stadt sind und ob sie leer ist. Eine gleich große Stadt ändert nichts.</translation>
        </message>
        <message>
            <source>The robber is given for roads in the same way: to the player who completes the first road, then to a player who completes a road of more tiles than every road completed before.</source>
            <translation>Den Raubritter gibt es ebenso für Straßen: Ihn bekommt, wer die erste Straße abschließt, danach, wer eine Straße mit mehr Plättchen abschließt als jede vorher abgeschlossene.</translation>
        </message>
        <message>
            <source>The size of a city or a road is the number of its tiles. Each tile counts once. Coats of arms, inns and cathedrals do not count, and an abbey is no tile of the feature that it closes. A road with three ends counts all its tiles and is completed when all ends are closed.</source>
            <translation>Die Größe einer Stadt oder Straße ist die Zahl ihrer Plättchen. Jedes Plättchen zählt einmal. Wappen, Wirtshäuser und Kathedralen zählen nicht, und eine Abtei ist kein Plättchen des Gebiets, das sie abschließt. Bei einer Straße mit drei Enden zählen alle Plättchen, und sie ist abgeschlossen, wenn alle Enden geschlossen sind.</translation>
        </message>
        <message>
            <source>If one tile completes several cities, or several roads, the largest of them counts.</source>
            <translation>Schließt ein Plättchen mehrere Städte oder mehrere Straßen ab, zählt die größte davon.</translation>
        </message>
        <message>
            <source>Completing a feature by an abbey counts as well. The abbey belongs to another expansion.</source>
            <translation>Auch das Abschließen durch eine Abtei zählt. Die Abtei gehört zu einer anderen Erweiterung.</translation>
        </message>
        <message>
            <source>A road that is completed by a ferry counts for the player whose turn it is. The ferry belongs to another expansion.</source>
            <translation>Eine Straße, die durch eine Fähre abgeschlossen wird, zählt für den Spieler, der am Zug ist. Die Fähre gehört zu einer anderen Erweiterung.</translation>
        </message>
        <message>
            <source>In the final scoring the player with the king gets 1 point for each completed city on the board, the player with the robber 1 point for each completed road. It does not matter who scored them. A road that was opened by a ferry and completed again counts once.</source>
            <translation>In der Schlusswertung bekommt der Spieler mit dem König 1 Punkt für jede abgeschlossene Stadt auf dem Spielplan, der Spieler mit dem Raubritter 1 Punkt für jede abgeschlossene Straße. Es ist gleich, wer dafür Punkte bekommen hat. Eine Straße, die durch eine Fähre geöffnet und wieder abgeschlossen wurde, zählt einmal.</translation>
        </message>
        <message>
            <source>A castle is no city for the king, neither for the size nor at the end. Castles belong to another expansion.</source>
            <translation>Eine Burg ist für den König keine Stadt, weder für die Größe noch am Ende. Burgen gehören zu einer anderen Erweiterung.</translation>
        </message>
        <message>
            <source>The king and the robber give 10 points each. Or one of them gives 15 points, and both together give 40 points to one player.</source>
            <translation>Der König und der Raubritter bringen je 10 Punkte. Oder einer von beiden bringt 15 Punkte, und beide zusammen bringen einem Spieler 40 Punkte.</translation>
        </message>
        <message>
            <source>King &amp; Robber: House rules of players</source>
            <translation>König und Raubritter: Hausregeln von Spielern</translation>
        </message>
        <message>
            <source>king</source>
            <translation>König</translation>
        </message>
        <message>
            <source>robber</source>
            <translation>Raubritter</translation>
        </message>
        <message>
            <source>robber baron</source>
            <translation>Raubritter</translation>
        </message>
        <message>
            <source>scout</source>
            <translation>Raubritter</translation>
        </message>
        <message>
            <source>The Phantom: setting up</source>
            <translation>Das Phantom: Vorbereitung</translation>
        </message>
        <message>
            <source>The Phantom, C1 and C2: Preparation</source>
            <translation>Das Phantom, C1 und C2: Vorbereitung</translation>
        </message>
        <message>
            <source>Each player also takes a phantom. It is a {meeple}. There are no tiles to shuffle in.</source>
            <translation>Jeder Spieler bekommt außerdem ein Phantom. Es ist ein {meeple}. Plättchen werden nicht hinzugemischt.</translation>
        </message>
        <message>
            <source>The phantom</source>
            <translation>Das Phantom</translation>
        </message>
        <message>
            <source>The Phantom, C1 and C2: The second figure</source>
            <translation>Das Phantom, C1 und C2: Die zweite Figur</translation>
        </message>
        <message>
            <source>After placing a figure, or taking another action instead, a player may place the phantom as a second figure: on another unoccupied feature of the tile just placed.</source>
            <translation>Nachdem er eine Figur gesetzt oder stattdessen etwas anderes getan hat, darf ein Spieler das Phantom als zweite Figur setzen: in ein anderes unbesetztes Gebiet auf dem gerade angelegten Plättchen.</translation>
        </message>
        <message>
            <source>The phantom may also be the only figure that a player places in the turn.</source>
            <translation>Das Phantom darf auch die einzige Figur sein, die ein Spieler in seinem Zug setzt.</translation>
        </message>
        <message>
            <source>The phantom counts, scores and moves like a normal {meeple}: it has strength 1 and may be a knight, a {highwayman}, a monk or a farmer. It may be eaten, captured and sent away. It may not stand in a garden.</source>
            <translation>Das Phantom zählt, punktet und zieht wie ein normaler {meeple}: Es hat Stärke 1 und darf Ritter, {highwayman}, Mönch oder Bauer sein. Es kann gefressen, gefangen genommen und fortgeschickt werden. In einem Garten darf es nicht stehen.</translation>
        </message>
        <message>
            <source>The phantom may follow any first choice: a figure of any kind, an abbot taken back, the fairy, a tower piece with or without a prisoner. It does not follow if the player has placed nothing: it could have been that figure.</source>
            <translation>Das Phantom darf auf jede erste Entscheidung folgen: auf eine Figur jeder Art, einen zurückgenommenen Abt, die Fee, ein Turmteil mit oder ohne Gefangenen. Es folgt nicht, wenn der Spieler nichts gesetzt hat: Diese Figur hätte das Phantom sein können.</translation>
        </message>
        <message>
            <source>After a princess has sent a knight away, the phantom may not be placed with that tile.</source>
            <translation>Hat ein Burgfräulein einen Ritter fortgeschickt, darf das Phantom mit diesem Plättchen nicht gesetzt werden.</translation>
        </message>
        <message>
            <source>The phantom may use a magic portal only if the first figure did not.</source>
            <translation>Das Phantom darf ein Zauberportal nur benutzen, wenn die erste Figur es nicht benutzt hat.</translation>
        </message>
        <message>
            <source>The phantom may be placed on a tower of at least one piece and closes it. No second tower piece is added instead of the phantom.</source>
            <translation>Das Phantom darf auf einen Turm mit mindestens einem Turmteil gesetzt werden und schließt ihn. Ein zweites Turmteil wird statt des Phantoms nicht gesetzt.</translation>
        </message>
        <message>
            <source>In a double turn the phantom may be placed with either tile, if it is in the supply.</source>
            <translation>In einem Doppelzug darf das Phantom mit jedem der beiden Plättchen gesetzt werden, wenn es im Vorrat ist.</translation>
        </message>
        <message>
            <source>A feature on which the first figure has been placed is occupied for the phantom as well.</source>
            <translation>Ein Gebiet, in das die erste Figur gesetzt wurde, ist auch für das Phantom besetzt.</translation>
        </message>
        <message>
            <source>The phantom is not placed on a tile with a volcano, either. After a tile with a dragon it is placed before the dragon moves.</source>
            <translation>Auch das Phantom wird nicht auf ein Plättchen mit Vulkan gesetzt. Nach einem Plättchen mit einem Drachen wird es gesetzt, bevor der Drache zieht.</translation>
        </message>
        <message>
            <source>No figure is placed on the lake with the volcano, so no phantom either.</source>
            <translation>Auf den See mit dem Vulkan wird keine Figur gesetzt, also auch kein Phantom.</translation>
        </message>
        <message>
            <source>The phantom crosses a drawbridge like a normal {meeple}. A builder or a pig may be placed next to it and stays as long as the phantom is there.</source>
            <translation>Über eine Zugbrücke geht das Phantom wie ein normaler {meeple}. Ein Baumeister oder ein Schwein darf neben das Phantom gesetzt werden und bleibt, solange es dort ist.</translation>
        </message>
        <message>
            <source>phantom</source>
            <translation>Phantom</translation>
        </message>
        <message>
            <source>second figure</source>
            <translation>zweite Figur</translation>
        </message>
        <message>
            <source>The Princess &amp; the Dragon: setting up</source>
            <translation>Burgfräulein &amp; Drache: Vorbereitung</translation>
        </message>
        <message>
            <source>The Princess &amp; the Dragon, C1 and C2: Preparation</source>
            <translation>Burgfräulein &amp; Drache, C1 und C2: Vorbereitung</translation>
        </message>
        <message>
            <source>Thirty land tiles are shuffled in with the others: with volcanoes, dragons, princesses and portals. The dragon and the fairy belong to nobody; they wait next to the board.</source>
            <translation>Dreißig Landschaftsplättchen werden unter die anderen gemischt: mit Vulkanen, Drachen, Burgfräulein und Zauberportalen. Der Drache und die Fee gehören niemandem; sie warten neben dem Spielplan.</translation>
        </message>
        <message>
            <source>On one tile a monastery lies within a city. A monk and a knight may be on the same tile, and neither gets in the other’s way.</source>
            <translation>Auf einem Plättchen liegt ein Kloster in einer Stadt. Ein Mönch und ein Ritter dürfen auf demselben Plättchen sein, und keiner stört den anderen.</translation>
        </message>
        <message>
            <source>On one tile a road passes under the city through a tunnel. It is one road, and it is not connected to the city.</source>
            <translation>Auf einem Plättchen führt eine Straße in einem Tunnel unter der Stadt hindurch. Es ist eine einzige Straße, und sie ist nicht mit der Stadt verbunden.</translation>
        </message>
        <message>
            <source>The dragon</source>
            <translation>Der Drache</translation>
        </message>
        <message>
            <source>The Princess &amp; the Dragon, C1 and C2: The dragon</source>
            <translation>Burgfräulein &amp; Drache, C1 und C2: Der Drache</translation>
        </message>
        <message>
            <source>When a tile with a dragon has been placed and its player has taken an action with it, or passed, the dragon moves. This is before the scoring of the features that the tile has completed. It may be agreed that it moves after the scoring, as in an early English printing.</source>
            <translation>Wenn ein Plättchen mit einem Drachen angelegt ist und der Spieler damit getan hat, was er will, zieht der Drache: noch vor der Wertung dessen, was das Plättchen abgeschlossen hat. Man kann absprechen, dass er nach der Wertung zieht, wie es in einer frühen englischen Auflage steht.</translation>
        </message>
        <message>
            <source>The dragon moves up to six steps. All players take turns, clockwise from the player who placed the tile. Each moves it one step, to one of the four tiles next to it. No player may leave it where it is.</source>
            <translation>Der Drache macht bis zu sechs Schritte. Alle Spieler wechseln sich im Uhrzeigersinn ab, angefangen bei dem, der das Plättchen angelegt hat; jeder zieht ihn einen Schritt weit, auf eines der vier Plättchen neben ihm. Niemand darf ihn stehen lassen.</translation>
        </message>
        <message>
            <source>It may not enter a tile on which it has already been in this move; the tile from which it started counts as well.</source>
            <translation>Er darf kein Plättchen betreten, auf dem er in diesem Drachenzug schon war; das Plättchen, von dem er ausgegangen ist, zählt mit.</translation>
        </message>
        <message>
            <source>Where there is no tile for it to enter, its move ends early. It stays there until the next volcano or the next tile with a dragon.</source>
            <translation>Wo er kein Plättchen mehr betreten kann, endet sein Zug vorzeitig. Er bleibt dort bis zum nächsten Vulkan oder zum nächsten Plättchen mit einem Drachen.</translation>
        </message>
        <message>
            <source>Every figure on a tile that the dragon enters returns to its owner’s supply: knights, monks, farmers and those on roads, builders, pigs, a {meeple} on a tower. A barn is between four tiles and is not eaten.</source>
            <translation>Jede Figur auf einem Plättchen, das der Drache betritt, kommt in den Vorrat ihres Besitzers zurück: Ritter, Wegelagerer, Mönche und Bauern, Baumeister, Schweine, ein {meeple} auf einem Turm. Ein Gutshof steht zwischen vier Plättchen und wird nicht gefressen.</translation>
        </message>
        <message>
            <source>A wagon and a mayor are eaten like any {meeple}. For the scoring it does not matter on which tile of a feature a figure is; for the dragon it does. A wagon that is eaten does not move to another feature.</source>
            <translation>Ein Wagen und ein Bürgermeister werden gefressen wie jeder {meeple}. Für die Wertung spielt es keine Rolle, auf welchem Plättchen eines Gebiets eine Figur ist; für den Drachen schon. Ein gefressener Wagen zieht nicht in ein anderes Gebiet weiter.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C2: questions; annotated rules, C1</source>
            <translation>Abtei &amp; Bürgermeister, C2: Fragen; kommentierte Regeln, C1</translation>
        </message>
        <message>
            <source>The fairy</source>
            <translation>Die Fee</translation>
        </message>
        <message>
            <source>The Princess &amp; the Dragon, C1 and C2: The fairy</source>
            <translation>Burgfräulein &amp; Drache, C1 und C2: Die Fee</translation>
        </message>
        <message>
            <source>Instead of placing a figure a player may move the fairy to one of their own {meeples} on the board, of any kind. She is not moved to a barn, a builder or a pig.</source>
            <translation>Statt eine Figur zu setzen, darf ein Spieler die Fee zu einem seiner {meeples} auf dem Spielplan versetzen, egal welcher Art. Zu einem Gutshof, einem Baumeister oder einem Schwein kommt sie nicht.</translation>
        </message>
        <message>
            <source>The dragon may not enter the tile on which the fairy is.</source>
            <translation>Das Plättchen, auf dem die Fee ist, darf der Drache nicht betreten.</translation>
        </message>
        <message>
            <source>A player who has the fairy next to one of their {meeples} at the beginning of their turn gets 1 point. She may not be moved to where she already is. A double turn is one turn.</source>
            <translation>Wer zu Beginn seines Zuges die Fee bei einem seiner {meeples} hat, bekommt 1 Punkt. Sie darf nicht dorthin versetzt werden, wo sie schon ist. Ein Doppelzug gilt als ein Zug.</translation>
        </message>
        <message>
            <source>When the feature with that {meeple} is scored, its owner gets 3 points for the fairy, even with no points for the feature. This holds at the end of the game as well, and for a farmer whose field is scored because of a barn.</source>
            <translation>Wird das Gebiet mit diesem {meeple} gewertet, bekommt sein Besitzer 3 Punkte für die Fee, auch wenn er für das Gebiet nichts bekommt. Das gilt auch am Ende der Partie und für einen Bauern, dessen Wiese wegen eines Gutshofs gewertet wird.</translation>
        </message>
        <message>
            <source>When the {meeple} leaves, the fairy stays on the tile. The dragon may still not enter it, but she gives no more points until she is moved.</source>
            <translation>Wenn der {meeple} geht, bleibt die Fee auf dem Plättchen. Der Drache darf es weiterhin nicht betreten, aber sie bringt keine Punkte mehr, bis sie versetzt wird.</translation>
        </message>
        <message>
            <source>In one English printing the fairy works for the whole tile: at the beginning of their turn a player gets 1 point for each of their {meeples} there, and 3 points for each that is scored there. It may be agreed to play like that.</source>
            <translation>In einer englischen Auflage wirkt die Fee für das ganze Plättchen: Zu Beginn seines Zuges bekommt ein Spieler 1 Punkt für jeden seiner {meeples} dort und 3 Punkte für jeden, der dort gewertet wird. Man kann absprechen, so zu spielen.</translation>
        </message>
        <message>
            <source>Volcanoes, princesses, portals</source>
            <translation>Vulkane, Burgfräulein, Zauberportale</translation>
        </message>
        <message>
            <source>The Princess &amp; the Dragon, C1 and C2: The volcano, The princess, The magic portal</source>
            <translation>Burgfräulein &amp; Drache, C1 und C2: Der Vulkan, Das Burgfräulein, Das Zauberportal</translation>
        </message>
        <message>
            <source>A tile with a volcano is placed like any other. The dragon comes to it immediately, wherever it is. In that turn no {meeple}, builder or pig may be placed on that tile; all other actions remain possible.</source>
            <translation>Ein Plättchen mit einem Vulkan wird angelegt wie jedes andere. Der Drache kommt sofort dorthin, ganz gleich, wo er gerade ist. In diesem Zug darf kein {meeple}, kein Baumeister und kein Schwein auf dieses Plättchen gesetzt werden; alles andere, was man stattdessen tun kann, bleibt möglich.</translation>
        </message>
        <message>
            <source>A barn may be placed at the corner of a tile with a volcano.</source>
            <translation>Ein Gutshof darf an die Ecke eines Plättchens mit Vulkan gesetzt werden.</translation>
        </message>
        <message>
            <source>A tile with a dragon that is drawn before the dragon is in play is put aside, and another one is drawn. As soon as a volcano has been placed, all tiles that were put aside are shuffled into the remaining ones.</source>
            <translation>Ein Plättchen mit einem Drachen, das gezogen wird, bevor der Drache im Spiel ist, wird beiseitegelegt, und ein anderes wird gezogen. Sobald ein Vulkan liegt, werden alle beiseitegelegten Plättchen unter die übrigen gemischt.</translation>
        </message>
        <message>
            <source>A player who adds a princess to a city with a knight may send one knight of that city to its owner’s supply: a knight of any player and of any kind. Then no other action is taken with the tile. It may be agreed that a knight has to leave, as in some printings.</source>
            <translation>Wer ein Burgfräulein an eine Stadt mit einem Ritter anlegt, darf einen Ritter dieser Stadt in den Vorrat seines Besitzers schicken, ganz gleich, wem er gehört und welcher Art er ist. Sonst tut er mit seinem Plättchen dann nichts. Man kann absprechen, dass ein Ritter gehen muss, wie es in manchen Auflagen steht.</translation>
        </message>
        <message>
            <source>A wagon and a mayor in the city are knights like the others. A wagon that the princess sends away does not move to another feature.</source>
            <translation>Ein Wagen und ein Bürgermeister in der Stadt sind Ritter wie die anderen. Ein Wagen, den das Burgfräulein fortschickt, zieht nicht in ein anderes Gebiet weiter.</translation>
        </message>
        <message>
            <source>A player who places a tile with a portal may place a {meeple}, of any kind, on any other tile instead: on a feature that is neither completed nor occupied and on which this {meeple} may be placed. Only the tile with the dragon may not be chosen. Barn, builder and pig do not use a portal.</source>
            <translation>Wer ein Plättchen mit einem Zauberportal anlegt, darf seinen {meeple}, egal welcher Art, stattdessen auf ein beliebiges anderes Plättchen setzen: in ein Gebiet, das weder abgeschlossen noch besetzt ist und in das dieser {meeple} gesetzt werden darf. Nur das Plättchen, auf dem der Drache ist, darf nicht gewählt werden. Gutshof, Baumeister und Schwein benutzen kein Zauberportal.</translation>
        </message>
        <message>
            <source>Through a portal, too, a mayor is placed only in an unoccupied city, and no farmer is placed in a field with a barn.</source>
            <translation>Auch durch ein Zauberportal kommt ein Bürgermeister nur in eine Stadt, in der niemand ist, und niemand auf eine Wiese mit Gutshof.</translation>
        </message>
        <message>
            <source>dragon</source>
            <translation>Drache</translation>
        </message>
        <message>
            <source>fairy</source>
            <translation>Fee</translation>
        </message>
        <message>
            <source>princess</source>
            <translation>Burgfräulein</translation>
        </message>
        <message>
            <source>portal</source>
            <translation>Zauberportal</translation>
        </message>
        <message>
            <source>volcano</source>
            <translation>Vulkan</translation>
        </message>
        <message>
            <source>The rivers</source>
            <translation>Die Flüsse</translation>
        </message>
        <message>
            <source>The River and The River II, C1 and C2</source>
            <translation>Der Fluss und Der Fluss II, C1 und C2</translation>
        </message>
        <message>
            <source>The river tiles replace the start tile and are drawn before all others: the spring lies first, the lake comes last. The usual start tile is shuffled in with the other tiles. The players draw from the bag only when the river is finished.</source>
            <translation>Die Flussplättchen ersetzen das Startplättchen und werden vor allen anderen gezogen: Zuerst liegt die Quelle, zuletzt kommt der See. Das übliche Startplättchen wird unter die anderen Plättchen gemischt. Erst wenn der Fluss fertig ist, wird aus dem Beutel gezogen.</translation>
        </message>
        <message>
            <source>The River II: the fork is always the first tile behind the spring.</source>
            <translation>Der Fluss II: Die Gabelung ist immer das erste Plättchen hinter der Quelle.</translation>
        </message>
        <message>
            <source>Both rivers together have one spring and the fork, and one end for each branch: the city at the river’s mouth, which is shuffled in, and the lake with the volcano, which comes last.</source>
            <translation>Beide Flüsse zusammen haben eine Quelle und die Gabelung sowie für jeden Arm ein Ende: die Stadt an der Mündung, die eingemischt wird, und den See mit dem Vulkan, der zuletzt kommt.</translation>
        </message>
        <message>
            <source>A river tile has to continue the river: one of its river sides touches an open end of it.</source>
            <translation>Ein Flussplättchen muss den Fluss fortsetzen: Eine seiner Flussseiten berührt ein offenes Ende des Flusses.</translation>
        </message>
        <message>
            <source>The river may not turn back immediately: a curve may not follow directly on a curve that bends the same way. At the fork each branch counts separately. The river may not run into itself either.</source>
            <translation>Der Fluss darf nicht sofort umkehren: Auf eine Biegung darf nicht direkt eine folgen, die sich in dieselbe Richtung krümmt. Bei der Gabelung zählt jeder Arm für sich. Der Fluss darf auch nicht in sich selbst münden.</translation>
        </message>
        <message>
            <source>A river tile that fits nowhere is out of the game, and another one is drawn. That may happen to the lake as well; then the river stays open.</source>
            <translation>Ein Flussplättchen, das nirgends passt, wird aus dem Spiel genommen, und ein anderes wird gezogen. Das kann auch dem See passieren; dann bleibt der Fluss offen.</translation>
        </message>
        <message>
            <source>The river separates fields as a road does. Where a road crosses it by a bridge, the fields on both sides of the road are separate as well; under the bridge of a city they continue. The spring and the lake do not separate fields.</source>
            <translation>Der Fluss trennt Wiesen wie eine Straße. Wo eine Straße ihn auf einer Brücke überquert, sind auch die Wiesen auf beiden Seiten der Straße getrennt; unter der Brücke einer Stadt gehen sie weiter. Quelle und See trennen nichts.</translation>
        </message>
        <message>
            <source>No figure may stand on the river. Everything else on its tiles is occupied and scored as usual.</source>
            <translation>Auf dem Fluss darf niemand stehen. Alles andere auf seinen Plättchen wird wie gewohnt besetzt und gewertet.</translation>
        </message>
        <message>
            <source>No figure is placed on the lake with the volcano, and no other action is taken with it. Its player immediately draws an ordinary tile and plays it.</source>
            <translation>Auf den See mit dem Vulkan wird niemand gesetzt, und auch sonst geschieht mit ihm nichts. Wer ihn angelegt hat, zieht sofort ein gewöhnliches Plättchen und spielt es.</translation>
        </message>
        <message>
            <source>The inn and the herd of pigs on tiles of The River II count in every game. A herd makes each completed city worth 1 point more to the farmers of its field; it adds nothing to a barn.</source>
            <translation>Das Wirtshaus und die Schweineherde auf Plättchen von „Der Fluss II“ zählen in jeder Partie. Eine Herde bringt den Bauern ihrer Wiese für jede abgeschlossene Stadt 1 Punkt mehr; ein Gutshof hat davon nichts.</translation>
        </message>
        <message>
            <source>river</source>
            <translation>Fluss</translation>
        </message>
        <message>
            <source>spring</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <source>fork</source>
            <translation>Gabelung</translation>
        </message>
        <message>
            <source>Besieged cities: setting up</source>
            <translation>Belagerte Städte: Vorbereitung</translation>
        </message>
        <message>
            <source>The Besiegers, C2; The Cathars, C1: Preparation</source>
            <translation>Die Belagerer, C2; Die Katharer, C1: Vorbereitung</translation>
        </message>
        <message>
            <source>The tiles are shuffled in with the others: six of The Besiegers, four of The Cathars, or both. On each of them one city is besieged, which tents in front of its wall show. A city is besieged when one of its tiles is.</source>
            <translation>Die Plättchen werden unter die anderen gemischt: sechs der Belagerer, vier der Katharer oder alle. Auf jedem ist eine Stadt belagert; das zeigen Zelte vor ihrer Mauer. Eine Stadt ist belagert, wenn eines ihrer Plättchen es ist.</translation>
        </message>
        <message>
            <source>The Besiegers, C2; The Cathars, C1</source>
            <translation>Die Belagerer, C2; Die Katharer, C1</translation>
        </message>
        <message>
            <source>A completed besieged city gives 1 point instead of 2 for each tile and each coat of arms, with a cathedral 2 points instead of 3. It makes no difference how many of its tiles are besieged.</source>
            <translation>Eine abgeschlossene belagerte Stadt bringt für jedes Plättchen und jedes Wappen 1 Punkt statt 2, mit einer Kathedrale 2 Punkte statt 3. Wie viele ihrer Plättchen belagert sind, spielt keine Rolle.</translation>
        </message>
        <message>
            <source>A besieged city that is not completed at the end of the game gives no points.</source>
            <translation>Eine belagerte Stadt, die am Ende des Spiels nicht abgeschlossen ist, bringt keine Punkte.</translation>
        </message>
        <message>
            <source>If cities of two tiles give only 2 points in this game, a besieged one also gives 2 points.</source>
            <translation>Wenn in diesem Spiel Städte aus zwei Plättchen nur 2 Punkte bringen, bringt auch eine belagerte 2 Punkte.</translation>
        </message>
        <message>
            <source>For a field each completed besieged city counts as two cities: 6 points in the final scoring and when a barn is placed, 2 points when the field is joined to one with a barn, 8 points for a barn. The barn belongs to another expansion.</source>
            <translation>Für eine Wiese zählt jede abgeschlossene belagerte Stadt wie zwei Städte: 6 Punkte bei der Schlusswertung und wenn eine Scheune gesetzt wird, 2 Punkte, wenn die Wiese mit einer Wiese mit Scheune verbunden wird, 8 Punkte für eine Scheune. Die Scheune gehört zu einer anderen Erweiterung.</translation>
        </message>
        <message>
            <source>The points of a pig and of a herd of pigs are doubled as well: with a pig a besieged city gives 8 points.</source>
            <translation>Auch die Punkte eines Schweins und einer Schweineherde werden verdoppelt: Mit einem Schwein bringt eine belagerte Stadt 8 Punkte.</translation>
        </message>
        <message>
            <source>At the end of their turn a player may take one of their knights back from a besieged city if a monastery is near: it lies on a besieged tile of that city, or on one of the eight tiles around it. An abbey or a shrine counts as a monastery. It makes no difference who has a figure in the monastery, or whether it is empty. The knight scores nothing.</source>
            <translation>Am Ende des eigenen Zuges darf man einen eigenen Ritter aus einer belagerten Stadt zurücknehmen, wenn ein Kloster in der Nähe ist: Es liegt auf einem belagerten Plättchen dieser Stadt oder auf einem der acht Plättchen darum herum. Eine Abtei oder eine Kultstätte zählt als Kloster. Wer eine Figur im Kloster hat oder ob es leer ist, spielt keine Rolle. Der Ritter bringt keine Punkte.</translation>
        </message>
        <message>
            <source>The monastery has to touch a tile on which the city is besieged. Other tiles of the same city are not enough.</source>
            <translation>Das Kloster muss ein Plättchen berühren, auf dem die Stadt belagert ist. Andere Plättchen derselben Stadt genügen nicht.</translation>
        </message>
        <message>
            <source>One knight may escape in each turn of its owner, already in the turn in which the monastery or the besieged tile was placed.</source>
            <translation>In jedem Zug darf ein eigener Ritter fliehen, auch schon in dem Zug, in dem das Kloster oder das belagerte Plättchen gelegt wurde.</translation>
        </message>
        <message>
            <source>Every {meeple} may escape: also a large one, a mayor, a wagon or a phantom. A builder may not, but it returns to the supply when it is left alone in the city.</source>
            <translation>Jeder {meeple} darf fliehen, auch ein großer, ein Bürgermeister, ein Wagen oder ein Phantom. Ein Baumeister nicht; er kehrt aber in den Vorrat zurück, wenn er allein in der Stadt bleibt.</translation>
        </message>
        <message>
            <source>The escape comes after everything else in the turn, after the figure for Carcassonne, too. The knight can be used again in the next turn. Both parts of a double turn are one turn.</source>
            <translation>Die Flucht kommt nach allem anderen im Zug, auch nach der Figur für Carcassonne. Der Ritter kann im nächsten Zug wieder eingesetzt werden. Beide Teile eines Doppelzugs sind ein Zug.</translation>
        </message>
        <message>
            <source>The monastery may touch any tile of the besieged city.</source>
            <translation>Das Kloster darf irgendein Plättchen der belagerten Stadt berühren.</translation>
        </message>
        <message>
            <source>Siege</source>
            <translation>Belagerung</translation>
        </message>
        <message>
            <source>The points of pigs and herds of pigs are not doubled: with a pig a besieged city gives 7 points.</source>
            <translation>Die Punkte von Schweinen und Schweineherden werden nicht verdoppelt: Mit einem Schwein bringt eine belagerte Stadt 7 Punkte.</translation>
        </message>
        <message>
            <source>besieged city</source>
            <translation>belagert</translation>
        </message>
        <message>
            <source>siege</source>
            <translation>Belager</translation>
        </message>
        <message>
            <source>escape</source>
            <translation>Flucht</translation>
        </message>
        <message>
            <source>The Tower: setting up</source>
            <translation>Der Turm: Vorbereitung</translation>
        </message>
        <message>
            <source>The Tower, C1 and C2: Preparation</source>
            <translation>Der Turm, C1 und C2: Vorbereitung</translation>
        </message>
        <message>
            <source>Eighteen land tiles are shuffled in with the others. On each of them there is the foundation of a tower.</source>
            <translation>Achtzehn Landschaftsplättchen werden unter die anderen gemischt. Auf jedem davon ist ein Turmfundament.</translation>
        </message>
        <message>
            <source>On one tile a road passes over a city by a bridge. Neither is interrupted, they are not connected, and there are four fields.</source>
            <translation>Auf einem Plättchen führt eine Straße auf einer Brücke über eine Stadt. Keine von beiden ist unterbrochen, sie sind nicht verbunden, und es gibt vier Wiesen.</translation>
        </message>
        <message>
            <source>Towers and prisoners</source>
            <translation>Türme und Gefangene</translation>
        </message>
        <message>
            <source>The Tower, C1 and C2: Building towers, Taking prisoners, Ransom</source>
            <translation>Der Turm, C1 und C2: Türme bauen, Gefangene machen, Lösegeld</translation>
        </message>
        <message>
            <source>Each player gets pieces for towers: 10 with two players, 9 with three, 7 with four, 6 with five and 5 with six.</source>
            <translation>Jeder Spieler bekommt Turmteile: 10 zu zweit, 9 zu dritt, 7 zu viert, 6 zu fünft und 5 zu sechst.</translation>
        </message>
        <message>
            <source>Instead of placing a figure a player may add one of their pieces to any foundation, or to any tower that is not closed, wherever it is.</source>
            <translation>Statt eine Figur zu setzen, darf ein Spieler eines seiner Turmteile auf ein beliebiges Turmfundament setzen oder auf einen beliebigen Turm, der nicht geschlossen ist, ganz gleich, wo er steht.</translation>
        </message>
        <message>
            <source>Then the player may take one prisoner in reach of that tower: on its own tile, or in each of the four directions on as many tiles as the tower has pieces. Gaps and other towers do not matter, and a tower does not reach diagonally.</source>
            <translation>Dann darf er eine Figur gefangen nehmen, die dieser Turm erreicht: auf dem Plättchen des Turms oder in jeder der vier Richtungen auf so vielen Plättchen, wie der Turm Turmteile hat. Leere Felder und andere Türme spielen keine Rolle, und diagonal reicht ein Turm nicht.</translation>
        </message>
        <message>
            <source>Any {meeple} may be taken, of any kind and of any player, wherever it is, on another tower as well. Builder, pig and barn are not taken. The fairy does not protect from it. A player who takes a {meeple} of their own gets it back into the supply. A player does not have to take one.</source>
            <translation>Gefangen nehmen darf man jeden {meeple}, egal welcher Art und von welchem Spieler, ganz gleich, wo er ist, auch auf einem anderen Turm. Baumeister, Schwein und Gutshof werden nicht gefangen genommen. Die Fee schützt davor nicht. Wer seinen eigenen {meeple} nimmt, bekommt ihn in seinen Vorrat zurück. Niemand muss jemanden nehmen.</translation>
        </message>
        <message>
            <source>A wagon and a mayor may be taken; a wagon does not move to another feature then. A barn may not be taken.</source>
            <translation>Ein Wagen und ein Bürgermeister dürfen gefangen genommen werden; ein Wagen zieht dann nicht in ein anderes Gebiet weiter. Ein Gutshof darf nicht gefangen genommen werden.</translation>
        </message>
        <message>
            <source>Instead of placing a figure elsewhere a player may place a normal or a large {meeple} on a tower of at least one piece: the tower is closed, and no more pieces are added. Of the other figures only the phantom, if the game has it, may be placed on a tower, and none at all on a bare foundation.</source>
            <translation>Statt eine Figur anderswohin zu setzen, darf ein Spieler einen normalen oder einen großen {meeple} auf einen Turm mit mindestens einem Turmteil setzen: Der Turm ist geschlossen, und es kommen keine Turmteile mehr darauf. Von den anderen Figuren darf nur das Phantom, falls das Spiel es hat, auf einen Turm gesetzt werden, und auf ein leeres Turmfundament gar keine.</translation>
        </message>
        <message>
            <source>Wagon, mayor and barn are not placed on a tower.</source>
            <translation>Wagen, Bürgermeister und Gutshof werden nicht auf einen Turm gesetzt.</translation>
        </message>
        <message>
            <source>When the {meeple} on a tower has been taken or eaten by the dragon, the tower is open again.</source>
            <translation>Wurde der {meeple} auf einem Turm gefangen genommen oder vom Drachen gefressen, ist der Turm wieder offen.</translation>
        </message>
        <message>
            <source>As soon as two players hold a {meeple} of each other’s, one is exchanged for one, and both return to their supplies. If {meeples} of several kinds could come back, the player who has just taken the prisoner chooses which of their own it is.</source>
            <translation>Sobald zwei Spieler je einen {meeple} des anderen halten, wird einer gegen einen ausgetauscht, und beide kommen in ihren Vorrat zurück. Könnten {meeples} verschiedener Arten zurückkommen, wählt der Spieler, der gerade den Gefangenen gemacht hat, welcher von seinen zurückkommt.</translation>
        </message>
        <message>
            <source>Once in each turn a player may buy back one of their own captured {meeples} for a ransom of 3 points, also the large one. The points go to the player who holds it. The buyer must have them. It may be placed in the same turn. A double turn is one turn.</source>
            <translation>Einmal in seinem Zug darf ein Spieler einen seiner eigenen gefangenen {meeples} auslösen, auch den großen: Er zahlt dem, der ihn hält, 3 Punkte Lösegeld, und er muss sie haben. Den ausgelösten darf er noch im selben Zug setzen. Ein Doppelzug gilt als ein Zug.</translation>
        </message>
        <message>
            <source>Prisoners and {meeples} on towers bring no points, not even at the end of the game.</source>
            <translation>Gefangene und {meeples} auf Türmen bringen keine Punkte, auch nicht am Ende der Partie.</translation>
        </message>
        <message>
            <source>A foundation ends the roads that lead to it. Two roads that end at the same foundation are not connected; it is no junction, and no wagon moves onto it.</source>
            <translation>Ein Turmfundament beendet die Straßen, die zu ihm führen. Zwei Straßen, die am selben Turmfundament enden, sind nicht verbunden; es ist keine Kreuzung, und kein Wagen zieht darauf weiter.</translation>
        </message>
        <message>
            <source>tower</source>
            <translation>Turm</translation>
        </message>
        <message>
            <source>foundation</source>
            <translation>Turmfundament</translation>
        </message>
        <message>
            <source>prisoner</source>
            <translation>Gefangen</translation>
        </message>
        <message>
            <source>capture</source>
            <translation>Gefangennahme</translation>
        </message>
        <message>
            <source>ransom</source>
            <translation>Lösegeld</translation>
        </message>
        <message>
            <source>buy</source>
            <translation>auslös</translation>
        </message>
        <message>
            <source>Traders &amp; Builders: setting up</source>
            <translation>Händler &amp; Baumeister: Vorbereitung</translation>
        </message>
        <message>
            <source>Traders &amp; Builders, C1 and C2: Preparation</source>
            <translation>Händler &amp; Baumeister, C1 und C2: Vorbereitung</translation>
        </message>
        <message>
            <source>Twenty-four land tiles are shuffled in with the others. In many of their cities there is a sign for goods: wine, grain or cloth. There are 20 goods tokens: nine of wine, six of grain and five of cloth.</source>
            <translation>Vierundzwanzig Landschaftsplättchen werden unter die anderen gemischt. In vielen ihrer Städte ist ein Warensymbol: Wein, Korn oder Tuch. Es gibt 20 Warenmarker: neun mit Wein, sechs mit Korn und fünf mit Tuch.</translation>
        </message>
        <message>
            <source>Each player also takes a builder and a pig. They are special figures, not {meeples}.</source>
            <translation>Jeder Spieler bekommt außerdem einen Baumeister und ein Schwein. Sie sind Sonderfiguren, keine {meeples}.</translation>
        </message>
        <message>
            <source>On one tile two roads cross by a bridge. They are not connected and neither of them ends there: both continue, and there are four fields.</source>
            <translation>Auf einem Plättchen kreuzen sich zwei Straßen an einer Brücke. Sie sind nicht verbunden, und keine von ihnen endet dort: Beide gehen weiter, und es gibt vier Wiesen.</translation>
        </message>
        <message>
            <source>The goods</source>
            <translation>Die Waren</translation>
        </message>
        <message>
            <source>Traders &amp; Builders, C1 and C2: The goods</source>
            <translation>Händler &amp; Baumeister, C1 und C2: Die Waren</translation>
        </message>
        <message>
            <source>The player who places the tile that completes a city takes a goods token for each sign in it. It does not matter who has knights there, or whether there are any. First the city is scored as usual.</source>
            <translation>Wer das Plättchen anlegt, das eine Stadt abschließt, nimmt für jedes Symbol darin einen Warenmarker. Es spielt keine Rolle, wer dort Ritter hat und ob überhaupt jemand welche hat. Zuerst wird die Stadt wie gewohnt gewertet.</translation>
        </message>
        <message>
            <source>An abbey may complete the city as well: the goods go to the player who placed the abbey.</source>
            <translation>Auch eine Abtei kann die Stadt abschließen: Die Waren bekommt der Spieler, der die Abtei angelegt hat.</translation>
        </message>
        <message>
            <source>At the end of the game each kind of goods is worth 10 points to the player who has the most tokens of it. All players who tie get 10 points.</source>
            <translation>Am Ende der Partie bringt jede Warensorte dem Spieler 10 Punkte, der von ihr die meisten Marker hat. Bei Gleichstand bekommt jeder der beteiligten Spieler 10 Punkte.</translation>
        </message>
        <message>
            <source>The builder</source>
            <translation>Der Baumeister</translation>
        </message>
        <message>
            <source>Traders &amp; Builders, C1 and C2: The builder</source>
            <translation>Händler &amp; Baumeister, C1 und C2: Der Baumeister</translation>
        </message>
        <message>
            <source>The builder is placed instead of a {meeple} on a road or in a city of the tile just placed, if one of the player’s own {meeples} of any kind stands anywhere on that road or in that city. The feature must not be completed. The builders of several players may stand in one feature.</source>
            <translation>Der Baumeister wird anstelle eines {meeple}s auf eine Straße oder in eine Stadt auf dem gerade angelegten Plättchen gesetzt, wenn irgendwo auf dieser Straße oder in dieser Stadt einer der eigenen {meeples} steht, egal welcher Art. Das Gebiet darf nicht abgeschlossen sein. In einem Gebiet dürfen die Baumeister mehrerer Spieler stehen.</translation>
        </message>
        <message>
            <source>Builder and pig are not {meeples}: they do not occupy a feature and do not count for the majority.</source>
            <translation>Baumeister und Schwein sind keine {meeples}: Sie besetzen kein Gebiet und zählen nicht für die Mehrheit.</translation>
        </message>
        <message>
            <source>A player who places a tile that extends the feature with their builder has a double turn: after the scoring they draw and play a second tile. A tile that completes the feature extends it as well; an abbey only completes it and gives no double turn.</source>
            <translation>Wer ein Plättchen anlegt, das das Gebiet mit seinem Baumeister erweitert, hat einen Doppelzug: Nach der Wertung zieht und spielt er ein zweites Plättchen. Auch ein Plättchen, das das Gebiet abschließt, erweitert es; eine Abtei schließt es nur ab und bringt keinen Doppelzug.</translation>
        </message>
        <message>
            <source>The second tile may be the player’s own abbey, also when the last land tile has just been placed. Without a tile to place there is no second part.</source>
            <translation>Das zweite Plättchen darf die eigene Abtei sein, auch wenn gerade das letzte Landschaftsplättchen angelegt wurde. Ohne Plättchen zum Anlegen gibt es keinen zweiten Teil.</translation>
        </message>
        <message>
            <source>The second tile gives no further double turn: there is never a third tile.</source>
            <translation>Das zweite Plättchen bringt keinen weiteren Doppelzug: Ein drittes gibt es nie.</translation>
        </message>
        <message>
            <source>The second tile is due even if the builder has returned to the supply in the meantime. A builder that was returned with the first tile may be placed with the second.</source>
            <translation>Das zweite Plättchen steht dem Spieler auch zu, wenn der Baumeister inzwischen in den Vorrat zurückgekommen ist. Ein Baumeister, der mit dem ersten Plättchen zurückkam, darf mit dem zweiten gesetzt werden.</translation>
        </message>
        <message>
            <source>The builder returns to the supply when its feature is scored, or when the last {meeple} of its owner has left it for any reason. The same holds for the pig in its field.</source>
            <translation>Der Baumeister kommt in den Vorrat zurück, wenn sein Gebiet gewertet wird oder wenn der letzte {meeple} seines Besitzers es verlassen hat, aus welchem Grund auch immer. Dasselbe gilt für das Schwein auf seiner Wiese.</translation>
        </message>
        <message>
            <source>When a feature is scored, its builder is returned to the supply; only the wagon may move on. The builder does not cross a drawbridge either.</source>
            <translation>Wird ein Gebiet gewertet, kommt sein Baumeister in den Vorrat zurück; nur der Wagen darf weiterziehen. Auch über eine Zugbrücke geht der Baumeister nicht.</translation>
        </message>
        <message>
            <source>Our reading of how the two expansions work together</source>
            <translation>Unsere Auslegung beider Erweiterungen zusammen</translation>
        </message>
        <message>
            <source>A wagon, a mayor and a large {meeple} are {meeples}: the builder may be placed next to any of them, also where the mayor has strength 0.</source>
            <translation>Wagen, Bürgermeister und großer {meeple} sind {meeples}: Der Baumeister darf neben jeden von ihnen gesetzt werden, auch neben einen Bürgermeister ohne Stärke.</translation>
        </message>
        <message>
            <source>The pig</source>
            <translation>Das Schwein</translation>
        </message>
        <message>
            <source>Traders &amp; Builders, C1 and C2: The pig</source>
            <translation>Händler &amp; Baumeister, C1 und C2: Das Schwein</translation>
        </message>
        <message>
            <source>The pig is placed instead of a {meeple} in a field of the tile just placed, if one of the player’s own farmers is in that field.</source>
            <translation>Das Schwein wird anstelle eines {meeple}s auf eine Wiese des gerade angelegten Plättchens gesetzt, wenn einer der eigenen Bauern auf dieser Wiese ist.</translation>
        </message>
        <message>
            <source>If the owner of the pig is among those who score the field, it gives them 1 point more for each completed city: 4 instead of 3. It brings the other players nothing.</source>
            <translation>Gehört der Besitzer des Schweins zu denen, die für die Wiese Punkte bekommen, bringt es ihm 1 Punkt mehr für jede abgeschlossene Stadt: 4 statt 3. Die anderen Spieler haben davon nichts.</translation>
        </message>
        <message>
            <source>When a barn is placed in the field the owner of the pig scores 4 points instead of 3, when a tile connects the field to one with a barn 2 instead of 1; the pig may still be placed on that same tile. Then farmers and pigs return to the supply. A pig adds nothing to a barn.</source>
            <translation>Wird ein Gutshof auf die Wiese gesetzt, bekommt der Besitzer des Schweins 4 Punkte statt 3; verbindet ein Plättchen die Wiese mit einer, auf der ein Gutshof steht, 2 statt 1. Auf eben dieses Plättchen darf er das Schwein noch setzen. Danach kommen Bauern und Schweine in den Vorrat zurück. Ein Gutshof hat von einem Schwein nichts.</translation>
        </message>
        <message>
            <source>Abbey &amp; Mayor, C1 and C2: The barn, questions</source>
            <translation>Abtei &amp; Bürgermeister, C1 und C2: Der Gutshof, Fragen</translation>
        </message>
        <message>
            <source>The herd of pigs</source>
            <translation>Die Schweineherde</translation>
        </message>
        <message>
            <source>The River II, C1 and C2, and Abbey &amp; Mayor: questions</source>
            <translation>Der Fluss II, C1 und C2, und Abtei &amp; Bürgermeister: Fragen</translation>
        </message>
        <message>
            <source>A herd of pigs on a tile brings every player who scores the field with farmers 1 point more for each completed city, in addition to the point for their own pig.</source>
            <translation>Eine Schweineherde auf einem Plättchen bringt jedem Spieler, der mit seinen Bauern für die Wiese Punkte bekommt, 1 Punkt mehr für jede abgeschlossene Stadt, zusätzlich zu dem Punkt für sein eigenes Schwein.</translation>
        </message>
        <message>
            <source>The herd of The River II and a pig both count: with its own pig and the herd a field gives its owner 5 points for each completed city, without the pig 4.</source>
            <translation>Die Herde aus „Der Fluss II“ und ein Schwein zählen beide: Mit eigenem Schwein und Herde bringt eine Wiese ihrem Besitzer 5 Punkte für jede abgeschlossene Stadt, ohne das Schwein 4.</translation>
        </message>
        <message>
            <source>builder</source>
            <translation>Baumeister</translation>
        </message>
        <message>
            <source>pig</source>
            <translation>Schwein</translation>
        </message>
        <message>
            <source>goods</source>
            <translation>Waren</translation>
        </message>
        <message>
            <source>trade</source>
            <translation>Handel</translation>
        </message>
        <message>
            <source>wine</source>
            <translation>Wein</translation>
        </message>
        <message>
            <source>grain</source>
            <translation>Korn</translation>
        </message>
        <message>
            <source>cloth</source>
            <translation>Tuch</translation>
        </message>
        <message>
            <source>double</source>
            <translation>Doppel</translation>
        </message>
        <message>
            <source>The Tunnel: setting up</source>
            <translation>Die Tunnel: Vorbereitung</translation>
        </message>
        <message>
            <source>The Tunnel, C1: Preparation</source>
            <translation>Die Tunnel, C1: Vorbereitung</translation>
        </message>
        <message>
            <source>Four land tiles are shuffled in with the others. On each of them two or three roads end at a tunnel entrance: a stone arch with a dark opening.</source>
            <translation>Vier Landschaftsplättchen werden unter die anderen gemischt. Auf jedem enden zwei oder drei Straßen an einem Tunneleingang: einem Steinbogen mit dunkler Öffnung.</translation>
        </message>
        <message>
            <source>Tunnel entrances and tokens</source>
            <translation>Tunneleingänge und Tunnelplättchen</translation>
        </message>
        <message>
            <source>The Tunnel, C1: Placing tunnel tokens</source>
            <translation>Die Tunnel, C1: Tunnelplättchen legen</translation>
        </message>
        <message>
            <source>Two tunnel tokens with the same symbol are a pair. With two players each player has three pairs, with three players two, with more players one.</source>
            <translation>Zwei Tunnelplättchen mit gleichem Zeichen sind ein Paar. Zu zweit hat jeder Spieler drei Paare, zu dritt zwei, in größerer Runde eines.</translation>
        </message>
        <message>
            <source>In their turn, after placing the tile, a player may put one tunnel token onto any free tunnel entrance on the board, also one of the new tile. This is in addition to placing a figure and may come before or after it.</source>
            <translation>Nach dem Anlegen des Plättchens darf ein Spieler in seinem Zug ein Tunnelplättchen auf einen beliebigen freien Tunneleingang auf dem Spielplan legen, auch auf einen des neuen Plättchens. Das geschieht zusätzlich zum Setzen einer Figur, davor oder danach.</translation>
        </message>
        <message>
            <source>A player places only one tunnel token in a turn. Both parts of a double turn together count as one turn.</source>
            <translation>Ein Spieler legt in einem Zug nur ein Tunnelplättchen. Beide Teile eines Doppelzuges zählen zusammen als ein Zug.</translation>
        </message>
        <message>
            <source>A road is not complete at a tunnel entrance until both tokens of its pair have been placed.</source>
            <translation>Eine Straße ist an einem Tunneleingang nicht abgeschlossen, bis beide Plättchen seines Paares gelegt sind.</translation>
        </message>
        <message>
            <source>When both tokens of a pair lie, the roads of both entrances are one road from then on, however far apart they are. The entrances no longer keep this road open. Occupied roads may be joined in this way.</source>
            <translation>Sobald beide Tunnelplättchen eines Paares liegen, sind die Straßen beider Eingänge fortan eine Straße, egal wie weit sie voneinander entfernt sind. Die Eingänge halten diese Straße nicht mehr offen. Auch besetzte Straßen dürfen so verbunden werden.</translation>
        </message>
        <message>
            <source>It does not matter for the road whose tokens lie on it. Only the figures on it decide who scores.</source>
            <translation>Für die Straße ist gleichgültig, wessen Tunnelplättchen auf ihr liegen. Nur die Figuren entscheiden, wer Punkte bekommt.</translation>
        </message>
        <message>
            <source>Only the tiles that show the road count. A tile counts once, also if both joined roads are on it. Nothing is counted for the stretch under the ground.</source>
            <translation>Es zählen nur die Plättchen, auf denen die Straße zu sehen ist. Ein Plättchen zählt einmal, auch wenn beide verbundenen Straßen darauf sind. Für das Stück unter der Erde wird nichts gezählt.</translation>
        </message>
        <message>
            <source>A road that grows only by a tunnel token is not extended: it gives its builder no double turn, and no ferry on it may be moved.</source>
            <translation>Eine Straße, die nur durch ein Tunnelplättchen wächst, ist nicht verlängert: Ihr Baumeister bekommt keinen Doppelzug, und keine Fähre auf ihr darf umgelegt werden.</translation>
        </message>
        <message>
            <source>In a game with The Tunnel, the tunnels on tiles of Abbey &amp; Mayor and of The Princess &amp; the Dragon have two entrances each. Such a road is two roads, which only tokens join.</source>
            <translation>In einer Partie mit Die Tunnel haben die Tunnel auf Plättchen von Abtei &amp; Bürgermeister und von Burgfräulein &amp; Drache je zwei Eingänge. Eine solche Straße besteht aus zwei Straßen, die nur Tunnelplättchen verbinden.</translation>
        </message>
        <message>
            <source>On one tile a road in the north ends at houses, not at a tunnel entrance. The field around these houses is one field.</source>
            <translation>Auf einem Plättchen endet eine Straße im Norden an Häusern, nicht an einem Tunneleingang. Die Wiese um diese Häuser ist eine Wiese.</translation>
        </message>
        <message>
            <source>tunnel</source>
            <translation>tunnel</translation>
        </message>
        <message>
            <source>tunnels</source>
            <translation>tunnel</translation>
        </message>
        <message>
            <source>entrance</source>
            <translation>eingang</translation>
        </message>
        <message>
            <source>entrances</source>
            <translation>eingänge</translation>
        </message>
        <message>
            <source>followers</source>
            <translation>Gefolgsleute</translation>
        </message>
        <message>
            <source>meeples</source>
            <translation>Meeples</translation>
        </message>
    </context>
</TS>
