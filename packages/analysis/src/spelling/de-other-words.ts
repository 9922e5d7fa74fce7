/**
 * German words other than nouns, verbs and adjectives, and the most common names, written for Longhand: the lexicons of
 * `scripts/pack-german-words.ts` contain none of them.
 */
export const otherGermanWords: readonly string[] = [
  // articles, pronouns, determiners
  `der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines ich du er sie es wir ihr man mich mir dich dir
  ihn ihm uns euch ihnen Ihnen Sie sich mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen
  seinem seiner seines ihre ihren ihrem ihrer ihres Ihr Ihre Ihren Ihrem Ihrer Ihres unser unsere unseren unserem unserer unseres unsre unsren unsrem unsrer unsres
  euer eure euren eurem eurer eures dieser diese dieses diesen diesem dies jener jene jenes jenen jenem jeder jede jedes jeden jedem
  jedermann jedermanns jemand jemanden jemandem jemandes niemand niemanden niemandem niemandes etwas nichts alles alle allen allem aller
  manche mancher manches manchen manchem welche welcher welches welchen welchem solche solcher solches solchen solchem solch welch
  derselbe dieselbe dasselbe denselben demselben desselben derselben dieselben derjenige diejenige dasjenige denjenigen demjenigen diejenigen derjenigen
  desjenigen wer wen wem wessen was irgendein irgendeine irgendeinen irgendeinem irgendeiner irgendeines irgendwer irgendwas irgendwen irgendwem
  irgendjemand irgendjemanden irgendjemandem irgendetwas irgendwelche irgendwelcher irgendwelchen irgendwelches selbst selber einander
  meinetwegen deinetwegen seinetwegen ihretwegen unseretwegen deren dessen derer sämtliche sämtlicher sämtlichen sämtliches beide beiden beider beides
  mehrere mehreren mehrerer mehreres einige einigen einiger einiges einigem etliche etlichen etlicher etliches viele vielen vieler vieles vielem viel
  wenige wenigen weniger weniges wenigem wenig mehr meiste meisten meistem andere anderen anderer anderes anderem andre andren andrer andres andern
  anders ebensolche dergleichen derlei allerlei mancherlei vielerlei keinerlei zweierlei dreierlei jedweder jedwede jedweden unsereins`,
  // prepositions and their contractions
  `ab abseits als am an anfangs angesichts anhand anlässlich ans anstatt anstelle auf aufgrund aufs aus ausschließlich außer außerhalb bei beim
  beiderseits binnen bis bislang dank diesseits durch durchs einschließlich entgegen entlang entsprechend exklusive fern für fürs gegen gegenüber gemäß
  halber hinsichtlich hinter hinterm hintern hinters im in infolge inklusive inmitten innerhalb ins jenseits kraft längs laut mangels mit mithilfe
  mitsamt mittels nach nächst nahe namens neben nebst ob oberhalb ohne per pro samt seit seitens statt trotz über überm übern übers um ums ungeachtet
  unfern unter unterhalb unterm unters unweit vermöge via vis vom von vor vorbehaltlich vorm vors während wegen wider zeit zu zufolge zugunsten zuliebe
  zum zur zuungunsten zuwider zwecks zwischen`,
  // conjunctions and particles
  `aber allein allerdings also alsbald alsdann anstatt auch ausgerechnet außerdem bevor beziehungsweise bloß da dabei dadurch dafür dagegen daheim daher dahin
  dahinter damals damit danach daneben dann daran darauf daraufhin daraus darin darüber darum darunter davon davor dazu dazwischen denn dennoch
  deshalb desto deswegen doch dort dorther dorthin drauf draus drin drinnen drüben drunter dran drum drüber ebenda ebenfalls ebenso eh ehe ehedem eher ehestens eigentlich
  einerseits andererseits andrerseits einmal einst entweder erst etwa falls ferner folglich freilich gar gerade geradeaus geradezu gern gerne lieber
  liebsten gestern vorgestern heute morgen übermorgen halt hätte hernach herüber hierher hierhin hier hierbei hierdurch hierfür hiermit hierzu hingegen hinwiederum
  immerhin immer immerzu indem indes indessen inwiefern inwieweit inzwischen irgendwann irgendwie irgendwo irgendwoher irgendwohin ja jawohl je jedenfalls jedoch
  jederzeit jemals jetzt jüngst kaum keinesfalls keineswegs letztens lang lange längst leider mal manchmal meinerseits meist meistens mitunter
  mittlerweile möglicherweise nachdem nachher nämlich natürlich nebenan nebenbei nebenher nein nicht nie niemals nimmer nirgends nirgendwo nirgendwohin noch
  nochmal nochmals nun nunmehr nur obgleich obschon dass obwohl obzwar oder oft öfter öfters oftmals ohnehin ohnedies plötzlich quasi rings ringsum ringsumher
  rückwärts vorwärts seitwärts abwärts aufwärts auswärts einwärts heimwärts schließlich schon sehr seitdem seither sobald sodann sodass sofern sofort sogar
  sogleich solange sollte somit sondern sonst sonstwo soviel soweit sowie sowieso sowohl stets teils trotzdem überall überallhin überdies überhaupt übrigens
  umso umsonst und ungefähr unlängst unten oben hinten vorn vorne innen außen links rechts droben drunten unterdessen unterwegs vielleicht
  vielmehr vorbei vorher vorhin vorüber wann warum was weder weil weiter weiterhin weitaus wenigstens wenn wenngleich weshalb weswegen wie wieder
  wiederum wieso wo wobei wodurch wofür wogegen woher wohin wohinter wohl womit womöglich wonach woran worauf woraus worin worüber worum worunter wovon wovor
  wozu zuallererst zuallerletzt zudem zuerst zufällig zugleich zuhause zuletzt zumal zumeist zumindest zunächst zurück zusammen zuvor zuweilen zwar
  so besser bessere besserer besseres besseren besserem beste besten bester bestes bestem höher höhere höherer höheres höheren höherem höchste höchsten höchster näher nähere näherer näheres näheren nächste nächsten nächster nächstes nächstem teurer teure teuren dunkler dunklere dunkleren älter höchst mindestens höchstens spätestens frühestens bestens schnellstens jeweils jahrelang tagelang stundenlang minutenlang wochenlang monatelang
  abends morgens mittags nachmittags vormittags nachts tags montags dienstags mittwochs donnerstags freitags samstags sonntags sonnabends sommers winters
  heutzutage neulich kürzlich bisher bisweilen derzeit dereinst eben ebensowenig ebensogut fast beinahe beinah nahezu genauso genug gleichfalls gleichsam
  gleichwohl hin her heran herab herauf heraus herbei herein herum herunter hervor hinab hinan hinauf hinaus hinein hinüber hinunter hinweg hinzu hinterher
  hinterdrein runter rauf raus rein rüber ran rum empor entzwei fort voran voraus vorab vorweg vorneweg durcheinander auseinander aneinander aufeinander
  beieinander füreinander gegeneinander hintereinander ineinander miteinander nacheinander nebeneinander übereinander untereinander voneinander
  voreinander zueinander zurecht zuhauf daheim kopfüber bergauf bergab stromauf stromab treppauf treppab querfeldein unversehens vergebens versehentlich
  insbesondere insgesamt insofern insoweit zusehends vollends eilends durchweg durchaus unbedingt geradewegs keinesfalls jedesmal diesmal nochmals
  erstmals letztmals abermals damalig mehrmals vielmals niemals dutzendmal hundertmal tausendmal zweimal dreimal viermal fünfmal sechsmal zehnmal
  größtenteils meistenteils andernfalls gegebenenfalls bestenfalls schlimmstenfalls notfalls ebenfalls jedenfalls andernorts allerorts allerdings
  beispielsweise glücklicherweise seltsamerweise merkwürdigerweise normalerweise üblicherweise teilweise stellenweise zeitweise schrittweise probeweise
  ausnahmsweise vorzugsweise notwendigerweise dummerweise erstaunlicherweise komischerweise interessanterweise wunderbarerweise verhältnismäßig
  rundherum rundum ringsherum drumherum mittendrin mitten inmitten obendrein obenauf untendrunter zuoberst zuunterst nebeneinanderher anbei kurzerhand
  allenthalben allesamt allmählich alleine gottlob leidlich mitnichten sattsam schlechterdings schlechthin schnurstracks sozusagen überaus vielerorts
  weiland wohlan womöglich zeitlebens zuhinterst zuvorderst zweifelsohne dahinein dahinaus dahinüber dahinunter daherum daraufhin hierauf hieraus hierin
  hierüber hierum hierunter hiervon hiervor hieran hernieder danieder darnieder hienieden hinfort fortan fortwährend immerfort immerdar`,
  // numbers
  `null eins ein zwei zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig
  einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig fünfundzwanzig sechsundzwanzig siebenundzwanzig achtundzwanzig neunundzwanzig dreißig einunddreißig
  vierzig fünfzig sechzig siebzig achtzig neunzig hundert einhundert zweihundert dreihundert vierhundert fünfhundert tausend eintausend zweitausend dreitausend
  zehntausend hunderttausend erste ersten erster erstes erstem zweite zweiten zweiter zweites zweitem dritte dritten dritter drittes drittem vierte
  vierten vierter viertes fünfte fünften fünfter fünftes sechste sechsten sechster siebte siebten siebter achte achten achter neunte neunten neunter
  zehnte zehnten zehnter elfte elften zwölfte zwölften zwanzigste zwanzigsten hundertste tausendste letzte letzten letzter letztes letztem erstens zweitens
  drittens viertens zuerst dreien zweien zweier dreier beid halb halbe halben halber halbes anderthalb eineinhalb zweieinhalb dutzend paar Hundert Hunderte Tausend
  Tausende Dutzend Dutzende`,
  // spoken
  `ach ah aha ahoi aua autsch ba bah bäh bravo brr ei ey hallo halt hach ha haha he hehe hei heida herrje hi hihi hm hmm hoho hoppla hui hurra husch igitt
  ja je juhu jo lass mensch mhm na naja nanu nee ne nö oh oha oho ohje oje okay ok pah pfui pscht pst psst puh pup sieh tja tschüs tschüss tschau uff uh
  ups weh wow wuff zack aber äh ähm bitte danke servus grüezi moin mach komm geh schau sag hör wart nix bisschen bißchen`,
  // weekdays, months, countries, nationalities, cities and common names
  `Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonnabend Sonntag Januar Jänner Februar März April Mai Juni Juli August September Oktober November Dezember
  Deutschland Österreich Schweiz Frankreich Italien Spanien Portugal England Großbritannien Schottland Irland Wales Niederlande Holland Belgien Luxemburg
  Dänemark Norwegen Schweden Finnland Island Polen Tschechien Böhmen Mähren Slowakei Ungarn Rumänien Bulgarien Griechenland Türkei Russland Rußland Ukraine Europa
  Amerika Afrika Asien Australien China Japan Indien Ägypten Israel Kanada Mexiko Brasilien Argentinien Preußen Sachsen Bayern Hessen Thüringen Schlesien Pommern
  Westfalen Baden Württemberg Berlin Hamburg München Köln Frankfurt Stuttgart Dresden Leipzig Wien Zürich Bern Basel Graz Linz Salzburg Innsbruck Bremen Hannover
  Lübeck Rostock Kiel Weimar Jena Potsdam Prag Paris London Rom Venedig Madrid Moskau Petersburg Warschau Budapest New York Rhein Main Donau Elbe Oder Neckar Mosel Isar
  Spree Alpen Nordsee Ostsee Mittelmeer Gott Gottes Gotte Jesus Christus Maria Marie Anna Anne Johann Johannes Hans Georg Karl Friedrich Wilhelm Heinrich Ludwig
  Otto Max Moritz Paul Peter Michael Thomas Andreas Martin Stefan Stephan Christian Christine Katharina Elisabeth Eva Adam Julia Lena Lisa Laura Sophie Sofie Emma
  Klara Clara Hanna Hannah Leon Lukas Felix Jakob Jonas Josef Joseph Franz Fritz Ernst Robert Richard Rudolf Walter Werner Wolfgang Klaus Jürgen Helga Ingrid Ursula
  Monika Sabine Petra Gabi Greta Grete Gretchen Margarete Charlotte Luise Louise Helene Irene Käthe Frieda Martha Rosa Agnes Therese Theresa Barbara Susanne Ruth
  Herrn Herr Frau Fräulein Dr Prof Nr usw bzw z B d h u a evtl ca vgl etc`,
].flatMap((line) => line.split(/\s+/));
