## Chapters

learn-goal = Worum es geht
learn-setup = Zu Beginn
learn-turn = Ein Zug
learn-points = Was eine Expedition wert ist
learn-moving = Vorankommen
learn-market = Kaufen
learn-gathering = Würfel und Ernte
learn-building = Was man kaufen kann
learn-trading = Handel
learn-fights = Kämpfe
learn-cave = Die Höhle
learn-demons = Helden & Dämonen: Dämonenschritte
learn-curses = Helden & Dämonen: Flüche
learn-tunnels = Helden & Dämonen: Tunnel
learn-tavern = Helden & Dämonen: die Taverne
learn-familiars = Helden & Dämonen: Begleiter
learn-forced = Helden & Dämonen: erzwungene Bewegungen
learn-swamp = Module: Sumpf
learn-current = Module: Strömung
learn-danger = Module: Gefahr
learn-muisca = Module: Muisca
learn-dragons = Module: Drachen
learn-treasures = Module: Schätze
learn-fog = Module: Nebel
learn-special = Gut zu wissen
learn-end = Das Ende
learn-advice = Erste Ratschläge

## Lost Cities

learn-lost-cities-goal =
    Fünf Farben, fünf Expeditionen. Du entscheidest, welche du beginnst, und legst Karten dieser Farbe aufsteigend an. Jede Karte bringt ihren Wert, aber jede begonnene Expedition kostet 20 Punkte.

    Die Frage ist also immer dieselbe: Habe ich genug von dieser Farbe, dass es sich lohnt?
learn-lost-cities-setup =
    Jede Farbe hat die Zahlen 2 bis 10 und drei Wetten. Alle bekommen acht Karten, der Rest ist der Stapel. Eine Partie hat drei Runden, eine kurze nur eine.
learn-lost-cities-turn =
    Leg zuerst eine Karte, dann nimm eine: Du hast immer acht.

    Leg eine Karte an deine Reihe ihrer Farbe. Eine Zahl muss höher sein als die letzte dort; Lücken sind erlaubt, aber was du überspringst, ist für diese Runde verloren. Oder wirf die Karte offen auf den Ablagestapel ihrer Farbe.

    Dann zieh vom Stapel, oder nimm die oberste Karte eines Ablagestapels, nur nicht die eben abgelegte. Was du abwirfst, kann die andere Seite brauchen.
learn-lost-cities-points =
    Zähl die Zahlen zusammen, zieh 20 ab und multipliziere: mit 2 bei einer Wette, mit 3 bei zweien, mit 4 bei dreien. Auch Verluste werden multipliziert. Eine Reihe mit acht Karten oder mehr bringt 20 Punkte dazu, die nicht multipliziert werden. Eine Reihe ohne Karten zählt nichts.
learn-lost-cities-special =
    Wetten kommen vor den Zahlen ihrer Farbe. Alle drei einer Farbe sind gleich.

    Alle dürfen sich merken, was von den Ablagestapeln genommen wurde: Das Brett zeigt die Karten, von denen du weißt, dass die andere Seite sie hat.
learn-lost-cities-end =
    Die Runde endet sofort, wenn die letzte Karte des Stapels gezogen ist. Dann werden die Reihen gezählt. Nach der letzten Runde gewinnt die höhere Summe.
learn-lost-cities-advice =
    Beginne zwei oder drei Expeditionen, nicht fünf. Fang niedrig an. Wette, wo du drei Zahlen oder mehr hast. Behalte den Stapel im Auge: Er ist die Uhr, und wer von den Ablagestapeln nimmt, hält sie an.

## Quest

learn-quest-goal =
    Ein Wettlauf durch den Dschungel nach El Dorado. Alle beginnen mit denselben acht Karten und kaufen unterwegs bessere: die, die der Weg verlangt.
learn-quest-setup =
    Dein Deck hat vier Karten mit Münze, drei mit Machete und eine mit Paddel. Vier davon sind auf deiner Hand. Auf der Karte stehen die Figuren, je eine; zu zweit führen beide zwei, und beide müssen ankommen. Zwischen den Teilen der Strecke liegen Blockaden.
learn-quest-turn =
    Spiel so viele Karten, wie du willst, jede zum Ziehen, zum Zahlen oder für das, was sie sagt. Kauf höchstens eine Karte; danach zieht keine Figur mehr.

    Dann behalte oder wirf ab, was du noch auf der Hand hast, Karte für Karte, und zieh auf vier nach. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt: So kommen neue Karten auf die Hand.
learn-quest-moving =
    Grüne Felder wollen Macheten, blaue Paddel, gelbe Münzen, und die Zahl auf dem Feld sagt, wie viele. Eine einzige Karte muss für das Feld reichen, und was an Kraft übrig ist, trägt weiter, solange das Symbol dasselbe ist. Karten werden nicht zusammengezählt.

    Graues Geröll will so viele beliebige Karten aus deiner Hand. Rote Basislager wollen Karten, die das Spiel für immer verlassen, und machen dein Deck schlanker. Berge und besetzte Felder sind gesperrt.
learn-quest-market =
    Münzen zahlen ihre Zahl, jede andere Karte zahlt eine halbe Münze. Wechselgeld gibt es nicht. Die gekaufte Karte kommt auf deinen Ablagestapel.

    Sechs Stapel stehen zum Verkauf. Sobald einer ausverkauft ist, gibt es Platz: Dann darf man von jedem Stapel des Vorrats kaufen, und der rückt in die Lücke.
learn-quest-special =
    Eine Blockade sperrt den Weg zwischen zwei Teilen. Wer daneben steht und zahlt, was sie zeigt, nimmt sie weg und behält sie, und der Weg ist für alle frei. Blockaden entscheiden bei Gleichstand.

    Violette Karten ziehen nicht, sie wirken: Karten ziehen, entfernen, vom Markt nehmen. Eine davon führt auf jedes Nachbarfeld. Karten mit Anhänger wirken einmal, dann verlassen sie das Spiel.

    Mit Höhlen: Wer neben einer anhält, nimmt ein Plättchen für später.
learn-quest-demons =
    Für ein Dämonenfeld zahlt nichts. Du betrittst es umsonst und ziehst so viele Flüche, wie es zeigt. Was ein Lauf noch an Kraft hatte, verfällt, und jede Figur betritt dasselbe Feld nur einmal im Zug.

    Eine Dämonenblockade geht genauso: Zieh einen Fluch, behalte die Blockade, bleib stehen.
learn-quest-curses =
    Ein Schloss bleibt vor dir liegen und bindet dich, bis du es in deinem Zug aufhebst: mit dem, was es zeigt. Bis dahin ist grau, was es verbietet, und sagt, warum. Ein gezackter Fluch geschieht sofort und ist vorbei.

    Ein Fluchschutz wehrt einen Fluch ab, sobald er aufgedeckt wird.
learn-quest-tunnels =
    Die Tunnel eines Teils der Strecke sind Nachbarn, so weit sie auch auseinanderliegen. Wer einen betritt, zieht einen Fluch, wie auf einem Dämonenfeld. Ein Schritt, und du bist am anderen Ende.
learn-quest-tavern =
    Drei Felder führen in die Taverne, jedes mit eigenem Preis. Hältst du zum ersten Mal dort an, sind drei Helden da: Wähl einen. Er kommt auf deine Hand, und du darfst ihn sofort spielen. Mehr als einen Helden gibt es im Spiel nicht.
learn-quest-familiars =
    Alle haben einen Begleiter. Er ist eine Karte wie andere, mit einer zweiten, größeren Kraft: Die nutzt du einmal im Spiel, danach kommt er aus dem Spiel.
learn-quest-forced =
    Manche Flüche lassen andere entscheiden: Bei Voodoo versetzt, wer links von dir sitzt, deine Figur bis zu zwei Felder; bei Lähmung versetzen alle anderen ihre eigenen um eines. So eine Bewegung geht über jedes Gelände, nur nicht auf Berge, Höhlen, Tunnel und nach El Dorado. Sie bringt nichts ein.
learn-quest-swamp =
    Sümpfe führen um Blockaden herum. Hinein kommst du mit einer einzigen Karte oder einem Plättchen, deren Stärke genau der Zahl der Krokodile entspricht, gleich welches Symbol. Davon bleibt nichts übrig, und die Figur hält dort. Heraus kommst du wie sonst: du bezahlst das nächste Feld.
learn-quest-current =
    Auf manchen Flussfeldern liegt ein Pfeil. Wer dort hält, treibt ein Feld in seine Richtung weiter, wenn es frei ist. Wer nur durchzieht, treibt nicht. Wohin dich das Wasser trägt, siehst du vor dem Schritt.
learn-quest-danger =
    Manche Felder haben einen gezackten Rand. Solange eine Figur von dir dort steht und noch weg kann, endet dein Zug nicht, und du kaufst nichts. Kann sie nicht weg, geht sie dorthin zurück, wo sie zuletzt sicher stand; was ausgegeben ist, bleibt ausgegeben.
learn-quest-muisca =
    Drei Stapel starker Karten liegen neben dem Markt, immer offen. Eine Muisca-Karte aus deiner Hand darfst du auf deinem Tableau verwahren, höchstens zwei. Ab einem späteren Zug spielst du sie von dort, als wäre sie auf deiner Hand.
learn-quest-dragons =
    Vier Drachen schlafen auf der Strecke. Einer wacht endgültig auf, wenn eine Figur auf sein Geländeteil kommt. Dann hält er jede Figur neben sich fest: sie bewegt sich gar nicht mehr.

    Karten bewegen einen wachen Drachen: eine mit dem Symbol auf seinem Abzeichen, oder zwei beliebige; beim weißen genügt jede. Er zieht ein Feld, und zwei, wenn eine einzige Karte reicht und er auf einem Feld seiner Farbe beginnt.
learn-quest-treasures =
    Am Weg liegen geschlossene Truhen. Wer auf einer hält, nimmt sie und sieht, was sie wert ist: 1, 2 oder 3 Punkte. Wer in El Dorado ankommt, bekommt der Reihe nach 5, 3, 2 und 1 Punkte. Die meisten Punkte gewinnen.
learn-quest-fog =
    Nebel verdeckt manche Felder. Sobald eine Figur daneben steht, auch im Vorbeigehen, wird er aufgedeckt: was dort zu sehen ist, gilt für den Rest der Partie. Jedes Feld unter dem Nebel ist begehbar.
learn-quest-end =
    Ist jemand in El Dorado angekommen, wird die Runde zu Ende gespielt. Sind es mehrere, gewinnen die meisten Blockaden, dann die höchste Nummer.
learn-quest-advice =
    Schau zwei Teile voraus: Was wollen sie? Kauf das. Basislager sind ein Geschenk: Die schwachen Karten vom Anfang sind später im Weg. Ein schlankes, starkes Deck kommt schnell wieder.

## Island

learn-island-goal =
    Eine unbekannte Insel kommt Feld für Feld ans Licht. Auf ihr liegen drei Schreine, in der Höhle darunter ein vierter. Wer alle vier hält, gewinnt: mit einer Opfergabe an jedem Inselschrein, und dem Höhlenschrein in der Hand.
learn-island-setup =
    Alle führen einen Entdecker mit einer eigenen Gabe. Alle stehen auf dem ersten Feld und haben einmal Nahrung, Holz und Gold.
learn-island-turn =
    Würfle, sammle, dann erkunde: ziehen, Felder aufdecken, kaufen und angreifen, in beliebiger Folge und so oft du es zahlen kannst. In der ersten Runde greift niemand an.
learn-island-gathering =
    Zwei Würfel werden geworfen. Wähle: Einer ist dein Tempo, der andere deine Ernte.

    Du sammelst auf dem Feld deines Entdeckers, und auf Feldern mit einem deiner Dorfbewohner, die eines deiner Bauernhäuser berührt: genau so viele Karten, wie der Würfel zeigt, beliebig gemischt. Ein Garten gibt alles.

    Jeder Schritt kostet einen Punkt Tempo: auf ein Nachbarplättchen, oder um ein neues aufzudecken. Ein neues muss zwei andere berühren. Kann man darauf gehen, zieht dein Entdecker sofort dorthin; Wasser und Schreine betritt man nicht.
learn-island-building =
    Ein Dorfbewohner kostet 1 Nahrung und 1 Gold und kommt neben ein Gebäude von dir. Ein Bauernhaus kostet 2 Holz und 1 Gold, eine Festung 3 Holz und 2 Gold; beide stehen an einer Ecke des Feldes, auf dem dein Entdecker ist. Eine Opfergabe kostet je 2 und kommt zu einem Schrein neben deinem Entdecker. Für 1 Nahrung ziehen Dorfbewohner eines Feldes ein Feld weiter, als Truppe.

    Jeder Kauf wird erst angesagt. Dann dürfen alle Gegner dafür zahlen, Truppen zu bewegen, und ihn vielleicht verhindern.
learn-island-trading =
    In deinem ganzen Zug kannst du Angebote machen: beliebige Karten von dir für beliebige der anderen, Karte für Karte. Wen du fragst, nimmt an oder lehnt ab. Versprechen binden niemanden.

    Die Bank tauscht fünf gleiche Karten gegen eine.

    Zu zweit schadet dir jede Karte, die der anderen Seite hilft: Biete nur, was dir mindestens ebenso viel bringt.
learn-island-fights =
    Wer ein Feld betritt, auf dem andere sind, greift an. Jede Seite würfelt so viele Würfel, wie sie stark ist, und die höhere Summe gewinnt.

    Ein Dorfbewohner zählt 1. Ein Entdecker zählt 1, einen mehr für jeden Inselschrein, den er hält, und 2 mehr mit dem Höhlenschrein. Eine Festung, die das Feld berührt, gibt 4 zur Abwehr.

    Vor den Würfeln dürfen beide Seiten dafür zahlen, Truppen zu bewegen. Die Dorfbewohner der Verlierer gehen heim, und die Festung fällt; ein geschlagener Entdecker wird vom Sieger anderswohin gesetzt und verliert alle Rohstoffe und den Höhlenschrein. Bei Gleichstand gehen alle zurück, und der Zug endet.
learn-island-cave =
    Irgendwo auf der Insel liegt der Eingang. Von dort geht es hinab zum Ausgang, und man deckt Höhlenplättchen auf. Fledermäuse, Diebe und die Schlange warten dort mit 2, 3 und 4 Würfeln. Wer den Höhlenschrein findet, nimmt ihn mit, bis ihn jemand im Kampf gewinnt.
learn-island-special =
    Eine Festung besetzt alle Felder, die sie berührt: Dorthin kommt niemand ohne Kampf. Ein Bauernhaus besetzt nichts und wehrt sich mit nur einem Würfel.
learn-island-end =
    Die Partie endet in dem Augenblick, in dem jemand die drei Inselschreine und den Höhlenschrein hält.
learn-island-advice =
    Sammle viel in den ersten Zügen, und bau ein Bauernhaus, wo zwei verschiedene Felder sich treffen. Spare sechs Karten, bevor du zu einem Schrein gehst. Trag kein Vermögen an einem stärkeren Entdecker vorbei.

## Lektionen

lesson-try = Am Tisch probieren
lesson-done = Alles geschafft. Spiel weiter, so lange du magst.
lesson-back = Zurück zu den Regeln
lesson-reached = { $goal }: geschafft
lesson-lost-cities-points = Du hast rote Karten. Leg sie an deine Expedition, Wetten zuerst, und schau, was sie wert ist.
lesson-lost-cities-points-wager = Leg eine Wette
lesson-lost-cities-points-pays = Bring die Expedition ins Plus
lesson-lost-cities-points-bonus = Komm auf acht Karten
lesson-quest-moving = Wähl eine Karte: Die Felder, zu denen sie führt, leuchten auf. Klick auf eines, um hinzugehen. Geröll nimmt Karten jeder Art.
lesson-quest-moving-move = Geh mit einer Karte
lesson-quest-moving-rubble = Überquer Geröll
lesson-quest-moving-buy = Kauf eine Karte
lesson-quest-demons = Neben dir liegt ein Dämonenfeld. Das Auge darauf sagt: Es kostet Flüche. Geh hin.
lesson-quest-demons-step = Betritt das Dämonenfeld
lesson-quest-curses = Vor dir liegt die Lethargie: Deine Macheten sind wirkungslos. Heb sie mit zwei Macheten der Stärke 1 auf.
lesson-quest-curses-lift = Heb den Fluch auf
lesson-quest-curses-move = Geh mit einer Karte weiter
lesson-quest-tunnels = Du stehst in einem Tunnel. Die anderen dieses Teils sind einen Schritt entfernt und kosten einen Fluch.
lesson-quest-tunnels-pass = Komm aus einem anderen Tunnel heraus
lesson-quest-tavern = Dein Paddel führt in die Taverne unter dir. Halt dort an und wähl einen Helden.
lesson-quest-tavern-stop = Halt in der Taverne an
lesson-quest-tavern-take = Nimm einen Helden
lesson-quest-familiars = Leeroy ist auf deiner Hand: 2 Macheten, oder einmal 4. Felder, die nur die 4 erreicht, sagen, dass er danach aus dem Spiel ist.
lesson-quest-familiars-once = Nutz Leeroys große Kraft
lesson-quest-forced = Wer vor dir dran ist, hat Voodoo gezogen. Du darfst die Figur bis zu zwei Felder versetzen. Wo stört es am meisten?
lesson-quest-forced-move = Versetz die Figur
lesson-quest-swamp = Neben dir liegt ein Sumpf mit einem Krokodil. Jede Karte der Stärke 1 passt genau: zieh hinein.
lesson-quest-swamp-enter = Zieh in den Sumpf
lesson-quest-current = Der Matrose führt auf den Pfeil neben dir. Zeig darauf: ein Ring zeigt, wohin das Wasser dich trägt.
lesson-quest-current-drift = Lass dich treiben
lesson-quest-danger = Der Matrose führt auf das Feld mit dem gezackten Rand. Zieh hin, versuch deinen Zug zu beenden, und zieh wieder weg.
lesson-quest-danger-enter = Zieh in die Gefahr
lesson-quest-danger-leave = Zieh wieder weg
lesson-quest-muisca = Auf deinem Tableau ist eine Fährfrau verwahrt: spiel sie von dort. Wähl den Führer auf deiner Hand und verwahr ihn mit dem Knopf.
lesson-quest-muisca-store = Verwahr eine Karte
lesson-quest-muisca-play = Spiel die verwahrte Karte
lesson-quest-dragons = Der grüne Drache hält deine Figur fest. Klick auf den Drachen, leg einen Forscher ab und schick ihn weg. Dann zieh weiter.
lesson-quest-dragons-move = Beweg den Drachen
lesson-quest-dragons-free = Zieh mit der Figur weiter
lesson-quest-treasures = Auf dem Geröll neben dir liegt eine Truhe. Halt dort und sieh, was sie wert ist.
lesson-quest-treasures-open = Öffne die Truhe
lesson-quest-fog = Zwei Felder weiter liegt Nebel. Zieh daneben, sieh nach, was es war, und betritt es.
lesson-quest-fog-lift = Lichte den Nebel
lesson-quest-fog-enter = Betritt das neue Feld
lesson-island-gathering = Wähl dein Tempo und sammle mit dem anderen Würfel. Dann sieh dich um, und schau, wofür deine Vorräte gut sind.
lesson-island-gathering-gather = Sammle Karten
lesson-island-gathering-explore = Geh, oder leg ein Geländeteil
lesson-island-gathering-buy = Kauf etwas
lesson-island-fights = Neben dir stehen zwei Dorfbewohner von jemand anderem. Geh mit deinem Entdecker oder mit einer Armee dorthin.
lesson-island-fights-attack = Greif an
lesson-island-fights-win = Gewinn einen Kampf
lesson-island-trading = Karten lassen sich tauschen, einzeln oder mehrere, den ganzen Zug über. Dem anderen fehlt Nahrung, Holz hat er genug: Stell ein Angebot zusammen, das euch beiden nützt. Abgelehnt? Versuch es noch einmal.
lesson-island-trading-offer = Mach ein Angebot
lesson-island-trading-agree = Mach eines, das angenommen wird
lesson-island-trading-bank = Tausch mit der Bank

## A first game with a coach

coach = Begleitung
coach-start = Eine begleitete erste Partie
coach-start-about = Eine echte Partie gegen den schwächsten Bot, mit jemandem an der Seite, der jeden Schritt erklärt. Du kannst die Begleitung jederzeit wegschicken.
coach-done = Du hast deine erste Partie gespielt.
coach-close = Ich kann das allein
coach-wait = Die anderen sind dran. Sieh ihnen zu: Das Protokoll an der Seite erzählt es.
coach-over = Das war deine erste Partie. Gut gespielt! Blick auf sie zurück, oder spiel gegen einen stärkeren Bot.
coach-lc-first = Das sind deine acht Karten. Such eine Farbe, von der du drei oder mehr hast, und leg die niedrigste: Wähle die Karte, dann ihre Reihe. Hast du Wetten davon, kommen sie zuerst.
coach-lc-wager = Du hast eine Wette ({ $where }) und mehrere Zahlen dieser Farbe. Leg die Wette jetzt, vor den Zahlen: Sie verdoppelt, was die Expedition bringt.
coach-lc-continue = Führ fort, was du begonnen hast: { $card } ist die nächste, die passt. Je weniger Zahlen du überspringst, desto besser.
coach-lc-discard = Nichts passt gut. Wirf eine Karte einer Farbe ab, die du nicht beginnen willst, möglichst eine, die auch die andere Seite nicht braucht.
coach-lc-late = Der Stapel geht zu Ende: Nur { $count } Karten sind übrig. Beginne nichts mehr, was erst 20 Punkte verdienen muss; leg, was noch passt.
coach-lc-draw = Nimm jetzt eine Karte, damit du wieder acht hast: vom Stapel, oder die oberste einer Ablage.
coach-lc-take = { $card } liegt oben auf der Ablage und passt an deine Expedition. Nimm sie, statt vom Stapel zu ziehen.
coach-quest-first = Das ist deine Hand. Wähle eine Karte: Die Felder, zu denen sie führt, leuchten auf. Macheten gehen durch Dschungel, Paddel über Flüsse, Münzen durch Dörfer. Komm El Dorado näher, der goldenen Stadt am Ende.
coach-quest-move = Spiel noch eine Karte, um weiterzukommen. Karten, die jetzt nirgendwohin führen, können am Markt zahlen oder bis zum nächsten Zug bleiben.
coach-quest-run = Es ist noch Kraft übrig: Geh auf ein Feld derselben Art weiter, oder halte an.
coach-quest-buy = Karten, die auf der Strecke nichts nützen, zahlen doch: Münzen ihre Zahl, andere eine halbe Münze. Du kannst eine Karte kaufen. Ein Blick auf den Weg voraus sagt, welche.
coach-quest-end = Es gibt nichts Nützliches mehr zu tun. Beende den Zug; du ziehst auf vier Karten nach.
coach-quest-pay = Wähle die Karten, mit denen du zahlst. Nimm die, die du am wenigsten brauchst.
coach-quest-discard = Welche Karten behältst du? Wirf die anderen ab, damit du neue ziehst. Dann beende den Zug.
coach-quest-remove = Du darfst Karten aus dem Spiel entfernen. Nimm schwache vom Anfang: Dein Deck wird ohne sie besser.
coach-quest-choose = Wähl, wonach gefragt ist: Die Zeile oben sagt es.
coach-island-explorer = Wähle deinen Entdecker. Jeder hat eine Gabe; lies beide Seiten, keine ist falsch.
coach-island-speed = Zwei Würfel: Welcher ist dein Tempo, welcher deine Ernte? Am Anfang ist viel sammeln gut, später hast du Wege vor dir.
coach-island-gather = Nimm Karten von deinen Feldern. Für ein Bauernhaus brauchst du Holz und Gold, für eine Opfergabe zwei von allem.
coach-island-place = Du hast ein Feld aufgedeckt. Wähle seinen Platz. Schreine liegen am besten in deiner Nähe.
coach-island-explore = Du hast noch Schritte: Geh, oder deck ein neues Feld auf. Drei Schreine und die Höhle sind irgendwo da draußen.
coach-island-build = Du kannst dir etwas leisten. Ein Bauernhaus mit einem Dorfbewohner daneben macht jede spätere Ernte besser.
coach-island-offer = Du stehst neben einem Schrein und kannst eine Opfergabe zahlen. Tu es: Damit gewinnt man!
coach-island-end = Nichts mehr zu tun? Dann beende den Zug. Was du hast, bleibt dir.
coach-island-window = Jemand will kaufen oder kämpfen, und du darfst vorher für eine Nahrung eine Truppe bewegen. Geht es dich nichts an, pass.
coach-island-answer = Dir wird ein Handel angeboten. Sieh, was du brauchst, dann nimm an oder lehne ab.
coach-island-set = Du hast gewonnen. Setz den geschlagenen Entdecker weit weg.
coach-other = Du bist dran: Wähle einen der Züge.
