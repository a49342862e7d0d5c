## The deal of the day

daily-title = Partie des Tages
daily-lead = Jeden Tag eine Partie je Spiel, für alle mit derselben Ausgangslage. Das Glück ist gleich, also lässt sich das Spiel vergleichen.
daily-against = gegen { $rivals }
daily-better = besser als { $better } von { $of }
daily-alone = und noch niemand zum Vergleichen
daily-spread = Die Ergebnisse aller, von { $low } bis { $high }; am häufigsten { $most }
daily-place = von { $players }: { $how }, nach { $turns } Zügen
daily-to-go = noch { $count }
daily-arrived = am Ziel
daily-shrines = { $count ->
    [one] 1 Schrein
   *[other] { $count } Schreine
  }
daily-same-for-all = Dieselben Karten für alle.
daily-played = { $count ->
    [0] Noch niemand hat sie gespielt
    [one] Eine Person hat sie gespielt
   *[other] { $count } haben sie gespielt
  }
daily-play = Spielen
daily-play-game = Spielen: { $game }
daily-go-on = Weiterspielen
daily-go-on-game = Weiterspielen: { $game }
daily-see = Sehen, was andere gemacht haben
daily-see-game = Sehen, was andere gemacht haben: { $game }
daily-one-try = Du hast einen Versuch, ohne Tipps, bis Mitternacht (UTC). Wenn du ihn zu Ende gespielt hast, siehst du, was alle gemacht haben. Wenn du aufgibst, siehst du es nach Mitternacht.
daily-gave-up = Du hast aufgegeben. Nach Mitternacht (UTC) siehst du die Karten und was alle gemacht haben.
daily-ends = { $hours ->
    [0] Noch weniger als eine Stunde
    [one] Noch eine Stunde
   *[other] Noch { $hours } Stunden
  }
daily-over = Dieser Tag ist vorbei. Seine Karten liegen für alle offen; wer sie noch einmal spielt, kommt in keine Liste.
daily-nobody = Niemand hat diese Partie beendet.
daily-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
  }
daily-days = { $played } von { $days } Tagen
daily-day-played = { $day }: gespielt
daily-day-begun = { $day }: begonnen
daily-day-flawed = { $day }: gespielt, zählt nicht
daily-day-missed = { $day }: nicht gespielt
daily-day-none = { $day }: keine Partie
daily-today = Heute
daily-list = Liste des Tages
daily-all = alle
daily-friends = die ich kenne
daily-no-friends = Niemand, mit dem du schon am Tisch gesessen hast, hat sie gespielt.
daily-friend = kennst du
daily-bot = Bot
daily-flaw-late = nach Mitternacht beendet
daily-flaw-left = aufgegeben
daily-late = Du warst erst nach Mitternacht fertig, also zählt es für keine Liste.
daily-left = Ein Bot hat für dich zu Ende gespielt, also zählt es für keine Liste.
daily-you = du
daily-waiting-bots = Bots spielen noch. Sie stehen in der Liste, sobald sie fertig sind.
daily-see-best = Sehen, was { $name } gemacht hat
daily-send = Verschicken
daily-message = Manoa, Partie des Tages, { $game }, { $date }: Platz { $rank } von { $of }.
daily-again = Noch einmal spielen
daily-commitment = Vor der ersten Karte versprochen
daily-seed = Startwert
daily-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
daily-calendar-of = Alle Tage: { $game }

## Comparing

deal-title = Dieselbe Ausgangslage
deal-lead = Was aus denselben Karten geworden ist.
deal-alone = Noch niemand sonst hat sie zu Ende gespielt. Schick sie jemandem, oder spiel sie noch einmal.
deal-by-expedition = nach Expedition
deal-by-result = Ergebnisse
deal-by-turn = Zug um Zug
deal-view = Was verglichen wird
deal-place = Platz
deal-place-of = { $place } von { $of }
deal-turns = Züge
deal-stood = Am Ende
deal-bought = Gekauft
deal-parted = Wo ihr euch getrennt habt
deal-parted-about = Zug, und was es dir gebracht hat
deal-never-parted = Ihr habt bis zum Ende gleich gespielt.
deal-so-did = { $what } Ebenso { $names }.
deal-no-turn-of = { $name } hatte keinen Zug mehr.
deal-no-turn = Kein Zug mehr.
deal-turn = Zug
deal-turn-number = Zug { $turn }
deal-with = Vergleichen mit
deal-same-until = Bis Zug { $turn } habt ihr gleich gespielt.
deal-same-throughout = Ihr habt bis zum Ende gleich gespielt.
deal-more = { $count ->
    [one] Noch eine Partie hatte diese Ausgangslage.
   *[other] Noch { $count } Partien hatten diese Ausgangslage.
  }
deal-not-begun = nicht begonnen
deal-cards-of = { $name }, { $expedition }: { $cards }. { $points } Punkte
