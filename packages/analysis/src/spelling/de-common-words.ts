/**
 * The most common German words, including those most often misspelled, lowercase and without most endings; written for Longhand. A word one
 * typo away from one of them is treated as a misspelling of it.
 */
const words = `
  aber abend abends abenteuer acht adresse aggressiv ähnlich aktuell akzeptieren alle allein alles allgemein als also alt alter am ampel an ander anders anfang
  anfangen anfing angehört angenehm angst anhand annehmen anscheinend anstatt anstelle antwort antworten anzeige apparat apparatur appetit arbeit arbeiten arm
  atem atmen atmosphäre auch auf aufgabe aufhören aufmerksam aufmerksamkeit aufstehen auftrag auge augen augenblick aus außen außer außerdem außergewöhnlich auto
  bahn bald ball bar bauch bauen baum beachten bedeuten bedeutung bedürfnis beeindruckt beeinflussen beenden befehl befinden beginn beginnen begriff behalten behandeln
  bei beide beim bein beispiel beispielsweise beißen bekannt bekommen bemerken benutzen beobachten bereit bereits berg bericht beruf beschäftigt bescheid beschreiben besonders
  besser bestätigen beste bestehen bestimmt besuch besuchen betrachten bett bevor bewegen bewegung bezahlen beziehung biegen biene bild billig bis bisher bisschen bitte bitten
  bleiben blick blicken blut boden boot böse brauchen braun brechen breit brief bringen brot bruder brücke buch buchstabe bunt büro charakter chance computer
  da dabei dach dadurch dafür dagegen daher dahin dahinter damals damit danach dank danke dann daran darauf daraus darin darüber darum darunter das dass davon davor dazu decke
  definitiv denken denn dennoch der deshalb desto deutlich deutsch dich dicht dick dienstag dies diese dieser dieses ding direkt diskussion doch dom donnerstag doppelt dorf dort draußen
  drehen drei drücken du dumm dunkel dunkelheit dünn durch dürfen durst eben ebenfalls ebenso ecke egal ehe ehemalig eher ehrlich eigen eigene eigentlich eile ein einander eindruck einfach
  einfluss eingang einige einladen einladung einmal eins einsam einst einzeln einzig eis ellenbogen eltern emotion empfangen empfehlen empfinden ende endlich endgültig eng entdecken entfernt entgegen
  entlang entscheiden entscheidung entschluss entschuldigen entschuldigung entsetzen entspannt entsprechend entstehen enttäuscht enttäuschung entweder entwickeln entwicklung erde ereignis erfahren erfahrung erfolg
  ergebnis erhalten erinnern erinnerung erkennen erklären erklärung erlauben erleben erlebnis ernst erreichen erscheinen erschrecken erst erstaunt erstens erwachsen erwarten erwidern erwiderte erzählen
  erzählung es essen etwa etwas euch euer existenz existieren fahren fahrrad fall fallen falls falsch familie fangen farbe fassen fast faszinierend faul februar fehlen fehler feier feind fenster
  fern fernsehen fertig fest feuer finden finger firma fisch flach fleisch fliegen fliehen fließen flucht flügel flüstern fluss folgen form fortsetzung frage fragen frau frei freitag fremd freude freuen freund
  freundin freundlich frieden frisch froh fröhlich früh früher frühling frühstück fühlen führen fünf für furcht furchtbar fuß fußball galerie gang ganz gar garten gast gebäude geben geboren gebrauchen
  geburtstag gedanke gedanken gedicht geduld gefahr gefährlich gefallen gefühl gegen gegend gegenseitig gegenstand gegenteil gegenüber geheim geheimnis gehen gehirn gehören gelb geld gelegenheit gemeinsam
  gemütlich genau genauso genießen genug gerade geräusch gern gerne geruch gesamt geschäft geschehen geschenk geschichte geschlagen geschlossen geschwister gesellschaft gesicht gespräch gestalt gestern gesund gesundheit gewalt gewesen gewinnen gewiss
  gewissen gewohnheit gewöhnlich gewöhnt gib giebel glas glatt glauben gleich gleichgültig gleichzeitig glück glücklich gold gott grad grammatik gras gratulieren grau grenze groß größe größer großmutter großvater grün grund
  gruppe gruß grüßen gut haar haben hals halt halten hand handeln hängen hart hass hassen häufig haus haut heben heil heimat heimlich heiß heißen helfen hell hemd her heran heraus herbst herein herr herrlich herrschen herunter
  hervorragend herz heute hier hilfe hilflos himmel hin hinaus hindern hinein hinter hinterher hinunter hinweis hitze hoch hochzeit hoffen hoffentlich hoffnung hoffnungslos höflich höhe höher holen holz hören hose hotel hübsch hügel hund hundert
  hunger husten hut ich idee ihm ihn ihnen ihr ihre im immer in indem innen innere insbesondere insel insgesamt intelligent interessant interesse interessieren interview irgendetwas irgendjemand irgendwann irgendwas irgendwie irgendwo ist ja jahr
  jahrhundert je jede jedenfalls jeder jedes jedoch jemals jemand jetzt jugend jung junge kaffee kalt kälte kamera kamin kampf kämpfen kapieren kapitel kaputt karriere karte kaufen kaum kein keine kennen kenntnis kerze kilometer kind kinder kirche klar
  klasse kleid klein klingen klug knapp knie kochen kollege kommen komisch kommentar komplett kompliment kompliziert können konkret konsequenz kontrolle kontrollieren konzentrieren konzert kopf korrekt körper kosten kraft krank krankenhaus
  krankheit krieg kriegen küche kuchen kühl kultur kümmern kunst kurz kuss küssen küste lachen lächeln lage land landschaft lang lange langsam langweilig lärm lassen laufen laut leben lebendig leer legen lehrer leicht leid leiden leider leise lernen
  lesen letzte letzten letztendlich leute licht liebe lieben lieber lied liegen links lippe lösen lösung luft lügen lust machen mädchen mahlzeit mal malen man manche manchmal mann mantel maschine maß maus mauer medizin meer mehr mehrere mein meinen
  meinung meist meistens mensch menschen merken messer meter mich milch minute mir miserabel miteinander mitglied mittag mitte mittel mitten mittlerweile mittwoch möchte möglich möglicherweise möglichkeit moment monat mond montag morgen müde mund müssen
  musik muss mut mutig mutter nach nachbar nachdem nachricht nächste nacht nackt nah nähe nähern nahm nämlich name nase nass natur natürlich nebel neben nehmen neid nein nennen nervös neu neugierig neun nicht nichts nie nieder niedrig niemals niemand nirgends
  noch norden normal normalerweise not nötig notwendig nummer nun nur ob oben oder offen öffnen öffentlich offensichtlich oft öfter ohne ohr ordnung ort osten paar paket papier park parallel passieren passiert person pfad pferd pflanze pflegen pflicht physik platz
  plötzlich polizei preis privat probieren problem programm projekt prüfen psychologie publikum punkt qualität quasi quelle rand rasen rat raten rätsel rauch raum reagieren reaktion realität rebellion rechnung recht rechts reden regel regen regierung
  reich reichen reihe reise reisen reißen rennen reparieren restaurant rhythmus richtig richtung riechen riesig ring risiko rock rot rücken rücksicht ruf rufen ruhe ruhig rund sache sagen sand satz sauber schade schaden schaffen schal scharf schatten schauen
  scheinen schenken schicken schicksal schieben schießen schiff schlaf schlafen schlag schlagen schlange schlecht schließen schließlich schlimm schloss schlüssel schmal schmecken schmerz schmutzig schnee schneiden schnell schock schon schön schönheit
  schrank schrecklich schrei schreiben schreien schritt schuh schuld schule schüler schulter schwach schwarz schweigen schwer schwester schwierig schwierigkeit schwimmen sechs see seele sehen sehnsucht sehr seife sein seine seit seitdem seite sekunde selber selbst
  selbstverständlich selten seltsam separat september setzen sich sicher sicherheit sicherlich sie sieben sieg siegen silber silvester sind singen sinn situation sitzen so sobald sofort sogar sohn solange solche soldat sollen sommer sondern sonne sonntag sonst sorge
  sorgen sowie sowieso sowohl spannend spannung spaß spät später spazieren spaziergang spiegel spiel spielen spitze sprache sprechen springen spur spüren staat stadt standard stark stärke starren statt stattdessen staub stehen stehlen steigen stein stelle stellen sterben
  stern still stille stimme stimmen stimmung stirn stock stoff stolz stören straße strecken streichen streit streiten stress stück student stuhl stunde sturm suchen süden symbol sympathisch symptom system tag tasche tasse tat tatsache tatsächlich taub tausend technik tee teil
  teilweise telefon teppich termin terrasse teuer text theater thema reagiert theorie ticket tief tier tisch tochter tod todmüde toleranz toll ton tor tot töten totenstill tragen traum träumen traurig treffen treppe treten trinken trocken trotz trotzdem tun tunnel tür typisch
  übel über überall überhaupt überlegen übernehmen überraschen überraschend überraschung überraschungen übrig übrigens ufer uhr um unbedingt und unfall ungefähr ungewöhnlich unglaublich unglück unheimlich uninteressant universität unmöglich unruhig uns unser unten unter unterdessen
  unterhalten unterhaltung unternehmen unterricht unterschied unterstützen unterstützung unwillkürlich ursache ursprünglich urteil vater verabschieden verändern verantwortung verboten verbrechen verbringen verdammt vergangenheit vergeben vergessen vergleich vergnügen verhalten verhältnis
  verkaufen verlangen verlassen verletzt verlieren verloren vermeiden vermutlich vernünftig verraten verrückt verschieden verschwinden versprechen verstand verstecken verstehen versuch versuchen vertrauen verwandt verwandtschaft verwirrt verzeihen verzichten verzweifelt verzweiflung viel vielleicht vielmehr vier villa vogel
  voll völlig vollständig von vor voran voraus voraussetzung vorbei vorbereiten vorgehen vorher vorhin vorne vorsicht vorsichtig vorstellen vorstellung vorteil vorwärts wachsen waffe wagen wahl wählen wahnsinn wahr während wahrheit wahrnehmen wahrscheinlich wald wand wandern wann warm wärme warnen warten
  warum was waschen wasser wechseln weder weg wegen weh weich weihnachten weil wein weinen weise weiß weit weiter weitere welche welcher welt wenden wenig weniger wenigstens wenn wer werden werfen werk wert wesentlich weshalb westen wetter wichtig wider widerlich widersprechen
  widerspruch widerstand widerwillig wie wieder wiederholen wiederholung wiedersehen wiese wild wille wind winter wir wirken wirklich wirklichkeit wirt wirtschaft wissen wissenschaft witz wo wobei woche wochenende woher wohin wohl wohnen wohnung wohnzimmer wollen womit womöglich wort wozu wunder
  wunderbar wundern wunsch wünschen wusste wut wütend zahl zahlen zählen zahn zehn zeichen zeigen zeit zeitung zentimeter zerstören ziehen ziel ziemlich zimmer zu zucker zuerst zufall zufällig zufrieden zufriedenheit zug zugleich zuhause zuhören zukunft zuletzt zumindest zunächst zunge zurück zusammen zusätzlich
  zuschauer zustand zuviel zuverlässig zwanzig zwar zwei zweifel zweimal zweite zwingen zwischen zwölf
`
  .trim()
  .split(/\s+/);

const commonWords = new Set(words);

/** Whether a word is one of these words, with or without an ending. */
export function isCommonGerman(word: string): boolean {
  const lower = word.toLowerCase();
  if (commonWords.has(lower)) return true;
  const ending = endings.exec(lower)?.[0] ?? '';
  for (let length = 1; length <= ending.length; length++) {
    const [stem, end] = [lower.slice(0, -length), lower.slice(-length)];
    if (stem.length < 3 || !fullEnding.test(end)) continue;
    if (['', 'e', 'en', 'n'].some((last) => commonWords.has(stem + last))) return true;
  }

  return false;
}

const endings =
  /(?:e[mnrst]?|e?st|e?te[nst]?|ern?|s|n|t|ungen|ung|lich(?:e[mnrs]?)?|end(?:e[mnrs]?)?)$/;
const fullEnding = new RegExp(`^${endings.source}`);
