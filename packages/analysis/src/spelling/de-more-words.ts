/**
 * Common German words missing from the lexicons of `scripts/pack-german-words.ts`, written for Longhand: adverbs, nouns with their
 * irregular forms, and verb forms.
 */
const words = [
  // particles and adverbs
  `allemal allerhand allseits allzu anderntags anderswo anderswoher anderswohin ansonsten apropos bald beidseits beileibe beiseite beizeiten bekanntlich bereits
  besonders betreffs bezüglich daherum dahier dar darein dato dazumal demgegenüber demgemäß demnach demnächst demzufolge denen deretwegen derart derartig
  derartige derartigen derartiger derartiges derweil derweilen dessentwegen dieweil draußen drein drittens durchwegs ebendaher ebendahin ebendann ehemals eigens
  einerlei eingangs einigermaßen einstmals einstweilen endgültig erstmal fernab fernerhin flugs frank freiweg freilich geflissentlich gemeinhin geradehin geschweige
  getrost ggf gleichauf gleichermaßen größtmöglich halbwegs heim herzu heuer heut heutigentags hienach hiernach hierein hierzulande hindurch hinfür hintenan
  hintenüber hinwärts hoffentlich immerwährend indessen infolgedessen inwendig irgend irgendsolch jäh jederlei jederart jedweils jegliche jeglichen jeglicher jegliches
  jeglichem jeher just justament keins kurzum landauf landab ledig lediglich letzthin los manch mehrerlei meins deins seins mithin mittels momentan nebenbei
  nebenher neuerdings nichtsdestotrotz nichtsdestoweniger nimmermehr offenbar ohnedem partout plus minus pleite prima quer ratsam reihum ringsumher rücklings
  rundweg samt schuld seinerzeit seinesgleichen meinesgleichen deinesgleichen ihresgleichen unseresgleichen selbander selbe selben selber selbes selbiger selbige selbigen
  selbst sicherlich sichtlich soeben solang sonder sonderlich sonstwie sonstwohin sowas stattdessen stracks strikt super tagsüber teil teils trotzalledem tunlichst
  überdem überein übereinander überhand umher umhin umständehalber unbesehen ungemein ungern ungeschehen unlängst unsereiner unsern unserm unsers unverzüglich
  unverhofft vergebens vollauf vonseiten vonstatten vorderhand vorgestern vorhanden vormals vornherein vornüber wahrlich währenddem währenddessen währenddes
  wann weg weh weiß wert wett wohlweislich woanders woandershin woandersher wohingegen wonach worein zeitig zeitlebens zugute zugrunde zuhinterst zuinnerst
  zulande zuleide zumute zunichte zunutze zuoberst zurzeit zusammen zuschanden zustande zustatten zutage zuteil zutiefst zuunterst zuvörderst zuwege zuwiderhandeln
  zuzeiten zweifellos zwiefach zwischendurch zwischenher zwischenhin extra egal gratis live online ander all ebensolch gen hie ohngefähr sachte entlang willen
  lila rosa orange beige oliv türkis altrosa azurblau umsonst abend morgen mittag nacht leid angst bange feind freund gram`,
  // nouns and nominalized words
  `Fünftel Sechstel Siebtel Achtel Neuntel Zehntel Gehöft Gehöfte Gehöften Gehöfts Glucke Glucken Gros Schlächter Schlächters Schnecke Schnecken Weiler Weilern Weilers Zinne
  Zinnen Gefährte Gefährten Geschöpf Geschöpfe Geschöpfen Geschöpfes Wall Wälle Wällen Walls Gemach Gemächer Gemächern Gemachs Fresko Fresken Adept Adepten Scherge Schergen Skalde Skalden
  Unterdrücker Unterdrückers Annalen Kaverne Kavernen Schlund Schlunds Schoß Schoße Gewimmel Gebrüll Geschrei Splitter Splittern Banditin Komplizin Meisterin Untertan Untertanen Recke Recken
  Schild Schilde Schilden Schildes Schrein Schreine Schreinen Schreins Schreines
  Monade Monaden Kain Kains bergan himmelan dadrin zwein öde öder ödes öden ödem licht lichte lichten lichter lichtes lichtem klaro
  Arroganz flirten flirtet flirtete geflirtet verhütten verhüttet verhütteten gesinnt gesinnte gesinnten gebeut fleucht Tablett Tabletts Grat Grate Schwarm Schwärme verrucht verruchte
  verruchten verruchtes verruchter anheim anstelle ebendie ebendas ebender grad grade hunderte hunderter hunderten tausende tausender tausenden inne bumm peng wes`,
  // forms of verbs
  `versuch versuchs bild zahl schlaf spiel tanz tausch kauf beidem nahe nahst naht nahte nahten wandte wandten wandtest beschieden verreckt verrecken stürbe stürben bezwingen bezwungen erstrahlen erstrahlt triefen triefte trieft lauf ruf fang hing hingst hingen hingt bräuchte bräuchten bräuchtest musstest tu tun tat taten tatest tust tut tue täte täten vorhat vorhatte vorhatten wehtun wehtat wehtut
  abtun antun antat auftun dartun dartat guttun guttat kundtun leidtun leidtat zutun anhat anhatte anhatten aufhat aufhatte innehat innehatte loswerden loswurde loswird
  erschrak erschraken erschrickt erschrick erfror erfroren erstach erstieg erstiegen besah besahen bezwang bezwangen beschied bestrich beschoss bemaß entging entgingen ersah ersann ersonnen
  erklang erklangen erlosch erloschen ertrank ertranken erwarb erwarben erzwang genoss genossen gewann gewannen misslang missriet verblich verbarg verbargen verdarb verglich
  verschwand verschwanden versank versanken verstrich verstrichen vertrieb zerbrach zerbrachen zerriss zerrissen zerschlug bedarf bedurfte ermaß genas gedieh gelang gelangen ward wardst
  ertönt ertönte ertönten bedaure ersticken gebiert gilt giltst quillt schwillt schmilzt erlischt siehe sei seist seiest seien wäre wärst wärest gehe gäbe gäben käme kämen
  glitzern glitzerte glitzerten glitzert flackern flackerte flackerten flackert plätschern plätscherte plätschert murmeln murmelte murmelten murmelt wispern wisperte wisperten wispert
  knarren knarrte knarrten knarrt knistern knisterte knisterten knistert klirren klirrte klirrten klirrt stottern stotterte stotterten stottert humpeln humpelte humpelten humpelt
  torkeln torkelte torkelten torkelt taumeln taumelte taumelten taumelt zwinkern zwinkerte zwinkerten zwinkert kichern kicherte kicherten kichert zögern zögerte zögerten zögert
  blinzeln blinzelte blinzelten blinzelt rascheln raschelte raschelten raschelt schlendern schlenderte schlenderten schlendert stolpern stolperte stolperten stolpert
  grübeln grübelte grübelten grübelt lächeln lächelte lächelten lächelt schmunzeln schmunzelte schmunzelten schmunzelt tuscheln tuschelte tuschelten tuschelt krabbeln krabbelte krabbelt
  kribbeln kribbelte kribbelt jubeln jubelte jubelten jubelt jammern jammerte jammerten jammert funkeln funkelte funkelten funkelt bröckeln bröckelte bröckelt hüsteln hüstelte hüstelt`,
  // nouns
  `Abel Abendbrot Abendessen Abendessens Abflug Abflüge Ahn Ahnen Anbetracht Angesicht Angesichter Apartment Apartments Attentäter Aufenthaltsort Autopsie Banken Besessenheit
  Bestie Bestien Bräutigam Bräutigams Bräutigame Bug Burschen Bursche Café Cafés Cent Cents Champion Chef Chefs Check Cousin Cousins Cousine Cousinen Crew Crews Dämon Dämonen
  Daumen Deck Decks Decke Depp Deppen Dinger Dingern Dorsch Dosis Dosen Dünkel Durchsuchungsbefehl Dynamit Ego Ehrlichkeit Elster Elstern Erleuchtung Erlösung Fälschung
  Fälschungen Fasching Fieber Fiebers Freak Freaks Gatte Gatten Gattin Gentleman Gewahrsam Göttin Göttinnen Haustür Haustüren Heiligkeit Hochzeitstag Höschen Hyäne Hyänen Idiot Idioten
  Idiotin Jeans Job Jobs Kai Kais Kais Kanister Karotte Kauz Käuze Kies Klamotten Knöchel Knöcheln Kommandant Kommandanten Koks Kreatur Kreaturen Kränkung Laden Läden Lappen Leopard Leoparden
  Loyalität Luchs Luchse Luchses Mami Mama Mamas Papa Papas Opa Opas Oma Omas Mädel Mädels Mittagessen Mittagessens Frühstück Mumm Nacken Nackens Naht Nähte Nickerchen Papi Pardon Pommes Puls
  Quarantäne Quatsch Reiher Reihers Rendezvous Risiken Satan Schindel Schindeln Scheiß Schneid Schüchternheit Schuppen Schwager Schwagers Schwäger Schwägerin Server Sheriff Spezies
  Stadtrat Stückchen Suite Tatort Tattoo Ticket Tickets Tore Toren Torf Trottel Truthahn Vollidiot Wichser Worten Worte Wrack Wracks Zahnstocher Zank Zauberer Zauberers Zuber Daheim Dach
  Sims Simse Sofa Sofas Kino Kinos Auto Autos Foto Fotos Radio Radios Büro Büros Handy Handys Internet Computer Team Teams Stop Stopp Tempo Kaffee Tee Whisky Cognac Wodka Pizza Pasta
  Daniel David Sebastian Frank Simon Simone Tim Tom Jan Jean Marcel Patrick Oliver Oskar Oscar Hugo Alexander Alexandra Andrea Angela Anita Anton Antonia Benjamin Ben Christina Dennis Diana
  Dirk Doris Edgar Ferdinand Florian Gabriel Gabriele Gerda Gert Gisela Gustav Harald Henry Herbert Hermann Hilde Ida Isabel Jacob Jessica Johanna Jonathan Julius Kai Karin Katja Katrin Kerstin
  Konrad Kurt Lars Leo Leonie Linda Lothar Lotte Lukas Luis Manfred Marc Marco Mark Marlene Markus Mathilde Matthias Mia Mira Nadja Nicole Nina Noah Nora Norbert Paula Pauline Philipp Rainer Ralf
  Roland Rolf Sandra Sara Sarah Silke Silvia Sofia Sonja Stefanie Sven Tanja Theo Theodor Tina Tobias Ulrich Ulrike Uwe Vera Veronika Viktor Vincent Volker Wilhelmine Carl Emil Erich Erika Erwin`,
].flatMap((line) => line.split(/\s+/));

const adjectives = [
  `abgetan abgöttisch abhold absichtlich abstrus abwesend adoptiert akribisch allergisch amourös angetan anormal anwesend archaisch armselig artig auswendig
  autark bedrohlich bedürftig behände beherzt behutsam beklommen bemitleidenswert bescheuert beträchtlich bildlich bitterarm bläulich blanko bleich blond blöde blutig
  bravourös breiig brillant brüchig brüsk buckelig bucklig chaotisch demütig diebisch dinglich drall drollig dubios dusslig eckig edel edukativ egoistisch ehelich
  ehrsam einäugig einsilbig einstweilig eisern elegisch elend emsig entbehrlich entsetzlich erbärmlich episch erstickt erstochen estnisch exotisch fahl fahrig fasrig faulig
  fesch fidel filigran flau flauschig fleckig flockig freigebig freudlos friedlos frivol fügsam füllig garstig gastlich geil gelind gelinde genuin gestreng getreu gewahr
  gewiss glasig glatt gleißend glorreich gradlinig grätig grausam grauslich grimm grimmig grob grünlich gruselig gutherzig hager halbherzig händisch harsch hautnah heikel heil
  heilig heimelig heldenhaft herzig hinfällig hurtig hündisch idiotisch immens inständig irr irre irrig jenseitig kabellos karg kess klamm klapprig klebrig klobig knausrig
  knifflig knirschend knochig knorrig knotig kraus krumm kummervoll kund kundig kurios lahm lasziv lebensnah lebenswert leibhaftig lethargisch leutselig lind lindgrün
  löblich lose loyal lüstern lärmig maßvoll matschig mehlig mickrig missmutig modrig mollig mondän monströs moosig morsch mulmig munter mürb mürbe mürrisch nackend nackt
  namenlos nass nebulös neidlos neidisch nobel obskur offenherzig ölig patzig pausbäckig pelzig pfiffig prall privilegiert protzig putzig quitt quirlig rank raubeinig rätselhaft
  redlich reglos rege republikanisch resolut rissig rostig rötlich rüde ruhelos ruppig rüstig salopp samtig sandig sanftmütig saumselig schaurig scheckig scheel
  schemenhaft schief schläfrig schlaff schlammig schlank schlau schleimig schlicht schlüpfrig schmächtig schmierig schmuddelig schmutzig schockiert schroff schrullig
  schummrig schwammig schwanger schwül sehnig sehnsüchtig selig seifig seltsam sensibel sittlich sorgsam sperrig spindeldürr spitz spitzfindig spröde stachelig stattlich
  staubig steif steinig stickig still störrisch strähnig struppig stumpf stumpfsinnig stur sumpfig tadelnswert tapsig teilnahmslos teuer tranig trivial trüb trübe
  trübselig trutzig tückisch ulkig unabdingbar unähnlich unbedarft unbehelligt unbeholfen unbeirrt unbändig unbrauchbar undurchdringlich unentwegt unergründlich unermesslich
  unerquicklich unfasslich ungebärdig ungehalten ungelenk ungeschlacht ungeschliffen ungestüm unscheinbar unselig unsäglich untadelig unveränderlich unverblümt
  unverdrossen unverfroren unverhohlen unverwandt unwiderstehlich unwirsch unzweifelhaft unwirtlich urig vage verdächtig verdrossen verdrießlich verhärmt verhalten verschmitzt
  verschroben verschwommen versonnen verstohlen verwegen verwitwet verwundet verzagt verzweifelt vierschrötig wach wahrscheinlich wacker wächsern waghalsig warmherzig wechselseitig
  wehmütig welk wendig widerborstig widerspenstig wollig wulstig wunderlich würdig wüst zackig zappelig zaghaft zart zerbrechlich zerlumpt zerstreut zierlich zimperlich
  zittrig zottig züchtig zünftig zwiespältig edelst größt teuerst würdigst`,
  `universell unauflöslich unbeschreiblich obszön patriotisch melancholisch inkompetent untertänig stoisch theatralisch hygienisch virtuell verhasst unerschöpflich
  rechtschaffen wohlgemut unbefugt untrüglich unbeugsam unnennbar unverwüstlich unbestreitbar unumstößlich unerfüllbar unzivilisiert unbefangen unverkennbar mikroskopisch
  infernalisch geometrisch prägnant stet parallel perfekt unerbittlich verabscheuungswürdig wohlwollend verständig vernehmlich nämlich journalistisch verwildert hyperaktiv
  despotisch sublim pittoresk krebsrot schlohweiß tausendfältig unstet schadlos wohlfeil letztmalig ihrig meinig deinig seinig schicklich fasslich wunderbar unleugbar
  einzigartig zuversichtlich zwielichtig verlegen verloren vergnügt verfallen ungelogen unnahbar unheimlich unwillkürlich unwillig unbemerkt unbewegt ungeduldig`,
].flatMap((line) => line.split(/\s+/));

/** Regular verbs that are missing, by infinitive; an asterisk marks participles with ge-. */
const verbs =
  `kränken* lecken* jucken* schwätzen* verlachen verfertigen verargen verhehlen verblühen verwittern verdorren bekümmern läutern* erklettern kompromittieren interviewen
  dividieren massakrieren rivalisieren tränken* lechzen* zücken* schürzen* persiflieren spötteln* kulminieren gackern* quäken* schnarren* ersäufen wackeln* klicken* rumpeln*
  recherchieren konservieren hypnotisieren sublimieren sekundieren verstatten nötigen* zivilisieren koexistieren goutieren titulieren murren* knurren* schnurren* brummen*
  summen* surren* schwirren* flirren* klimpern* klappern* plappern* zappeln* zittern* schnuppern* schlurfen* schlürfen* stapfen* tapsen* trotten* tippeln* huschen* wuseln* kauern*
  hocken* lungern* lümmeln* räkeln* rekeln* strampeln* sträuben* stieren* starren* glotzen* spähen* lugen* äugen* lauern* schielen* zwirbeln* kraulen* tätscheln* streicheln* knuffen*
  keuchen* hecheln* röcheln* japsen* schnaufen* prusten* husten* räuspern* seufzen* stöhnen* ächzen* wimmern* winseln* schluchzen* heulen* johlen* grölen* raunen* flöten* trällern* hauchen*
  nuscheln* stammeln* maulen* nörgeln* meckern* zetern* schimpfen* fluchen* wettern* poltern* donnern* dröhnen* scheppern* rasseln* prasseln* plumpsen* sickern* tröpfeln* rieseln*`
    .split(/\s+/)
    .flatMap((listed) => {
      const infinitive = listed.replace('*', '');
      const stem = infinitive.replace(/e?n$/, '');
      const joinedStem = /[dt]$/.test(stem) ? `${stem}e` : stem;
      const forms = [infinitive, `${infinitive}d`, `${stem}e`];
      const endings = [/[szxß]$/.test(stem) ? '' : 'st', 't', 'te', 'ten', 'test', 'tet'];
      const participle = listed.endsWith('*') ? `ge${joinedStem}t` : `${joinedStem}t`;
      const participleForms = ['', 'e', 'em', 'en', 'er', 'es'].map(
        (ending) => participle + ending,
      );

      return [...forms, ...endings.map((ending) => joinedStem + ending), ...participleForms];
    });

/** Missing adjectives with their endings: edel, edle, edlem. */
const moreGermanAdjectives = adjectives.flatMap((base) => {
  const stem = base
    .replace(/e$/, '')
    .replace(/e([lr])$/, '$1')
    .replace(/^(eise|hage)r$/, base);

  return [base, ...['e', 'em', 'en', 'er', 'es'].map((ending) => stem + ending)];
});

/** All forms, as used for lookup. */
export const moreGermanWords: readonly string[] = [...words, ...verbs, ...moreGermanAdjectives];
