import type { AffectLists } from '../measures/affect/lists.ts';

/** Written for Longhand; see `AffectLists` for the notation. */
export const affect: AffectLists = {
  words: [
    [
      0,
      '',
      `am_liebsten drohne* straff* guten_tag guten_morgen guten_abend gute_nacht nicht_nur nicht_bloß ohne_zweifel zweifellos keine_frage nicht_umsonst ohne_weiteres freundlicherweise liebfrauen* lieber_nicht lieblos* angelegt* angelegenheit* angehör* angebot* angesicht* angel*
       hasso hassel* mordent* krankenhaus* krankenschwester* krankenwagen* krankenpfleg* krankenkass* krankenversicher* bösch* wundersam* sterbetafel todmüde
      besser_gesagt am_besten lustwandel* lustspiel* streitbar* schlechthin schlechterdings recht_haben freitod* freigänger* treuhand* gutachten* gutschein* gutsh* gutsbes* güterzug* güter mitleidlos* lieblosigk* zahllos* schutzlos* gefühllos* ahnungslos*`,
    ],
    [
      4,
      'j',
      `ausgezeichnet* hervorragend* wunderbar* wundervoll* fantastisch* phantastisch* großartig* herrlich* grandios* exzellent* traumhaft* sagenhaft* meisterhaft* meisterwerk* überragend* spitzenmäßig* unübertrefflich* genial* brillant* fabelhaft* vorzüglich* perfekt* phänomenal* himmlisch*`,
    ],
    [4, 'ju', 'sensationell* atemberaubend* unglaublich* umwerfend* überwältigend*'],
    [
      3,
      'j',
      `pflichtlektüre* ideal* glücklich* glück glücks* glückes glückselig* beglück* freude freuden freudig* freut freuen freute* freuend* gefreut jubel* jubeln* jauchz* selig* seligkeit* euphori* strahlend* begeister* entzück* entzückend* vergnüg* köstlich* lecker* faszinier* hinreißend* bezaubernd* paradies* triumph* sieg siege siegt* siegreich* gelacht lachanfall* himmelhoch* unvergesslich* zauberhaft* fröhlich* heiter* wonne* frohlock* ekstas* toll tolle tolles toller tollen tollem super prima bombastisch* mitreißend* fesselnd* liebevoll* empfehlenswert* fünf_sterne weltklasse beeindruck* imponier*`,
    ],
    [
      3,
      'jt',
      'liebe lieben liebt liebte* geliebt* liebend* liebling* liebst* liebenswert* liebenswürdig* verlieb* zärtlich* zuneigung* zuneig* herzlich* herzens*',
    ],
    [
      2,
      'j',
      `froh frohe frohen froher frohes zufrieden* befriedig* gut_gefallen mir_gefallen uns_gefallen mir_gut_gefallen mir_sehr_gefallen sehr_gefallen gefiel* gefällt angenehm* lachen lacht lachte* lachend* lächeln* lächelt* lächelnd* schmunzel* hübsch* süß süße süßer süßes süßen niedlich* witzig* lustig* amüs* amüsant* spaß spaßes spaßig* unterhaltsam* humorvoll* humor erleichter* stolz* erfolg erfolge erfolgs* erfolgreich* gelungen* gelingt gelingen gelang feier feiern feiert feierte* feierlich* festlich* geschenk* schenken schenkt schenkte schenkten beschenk* optimist* charmant* charme reizend* gemütlich* genuss genüss* genieß* genoss freiheit* befrei* jubil* schön schöne schönen schöner schönes schönem schönst* schönheit* wunderschön* idyll* rührend* gerührt* bewegend* berührend* anmut* munter* vergnügt* spannend* ergreifend*`,
    ],
    [
      2,
      'jt',
      'dank danke danken dankt* dankbar* dankeschön* gedankt willkommen* gesegnet* segen* umarm* küss* küsst* kuss küsse streichel* gestreichelt',
    ],
    [
      2,
      't',
      `vertrau* vertraut* treu treue treuer treuen treues verlässlich* zuverlässig* verlass loyal* ehrlich* aufrichtig* freund* befreundet* unterstütz* beschütz* geborgen* schutz sicher sichere sicheren sicherer sicheres sicherheit* helfen hilft half geholfen hilfe hilfsbereit* hilfreich* freundlich* großzügig* nett nette netten netter nettes respektvoll* respekt* solidar* mitgefühl* trost* tröst* getröst* edel edle edlen edler würdevoll* würdig* friede* friedlich* frieden ruhig* gelassen* harmonisch* harmonie* gastfreund* verzeih* verziehen vergeben vergib vergibt vergab vergebung weisheit* aufmerksam* zuvorkommend* fürsorg* kompetent* professionell* seriös* fair faire fairer faires fairen verständnisvoll*`,
    ],
    [2, 'jn', 'hoffnung* hoffnungsvoll* zuversicht* vielversprechend* vorfreude*'],
    [
      2,
      '',
      `sympath* sympat* kurzweilig* packend* favorit* angetan gerecht* löblich* liebhaber* gut gute guten guter gutes gutem güte bestens beste besten bester bestes besser bessere* besserung verbesser* vorteil* bequem* komfort* sauber* hell helle hellen heller talent* begabt* einfallsreich* klug kluge klugen kluger kluges intelligent* frisch* warmherzig* nützlich* wirksam* effektiv* effizient* schnell* gratis kostenlos* kostbar* wertvoll* mutig* mut tapfer* gesund* empfehl* empfahl* empfohlen* lohnt lohnen* lohnte gelohnt lohnenswert* sehenswert* lesenswert* gute_qualität hochwertig* lob lobe* gelobt* applaus* ausgewogen* tadellos* makellos* einwandfrei* reibungslos* problemlos* mühelos* fehlerfrei* originell* interessant* gelobt treffend* stimmig* überzeug* attraktiv* beliebt* pünktlich* top elegant* leuchtend* harmlos* furchtlos* angstfrei* schmerzfrei* sorgenfrei* fehlerlos* nicht_schlecht nicht_übel einzigartig* feinfühlig* poetisch* authentisch* glänzend* glanz* gern gerne`,
    ],
    [
      0,
      'n',
      'erwart* erhoff* ersehn* sehnsucht* sehnt* sehnte* sehnen wünsch* wunsch träum* traum träume geträumt* ungeduld* gespannt* vorbereit* plan pläne plante* planen* geplant* zukunft* künftig* bald versprech* versprich* versprach* versproch* lauer* ahnt* ahnte* ahnung ahnungen vorahnung* hoff hoffe hoffen hofft hoffte* warte warten wartet wartete* neugier*',
    ],
    [1, 'u', 'wunder wundern staunenswert* bewunder*'],
    [
      0,
      'u',
      'überrasch* erstaun* staun* verblüff* verdutzt* unerwartet* plötzlich* jäh jähe jählings fassungslos* perplex* sprachlos* unvermutet* unvorhergesehen* verwunder* stutzt* stutzte* unverhofft*',
    ],
    [
      1,
      '',
      'fundiert* bekömmlich* schmeckt schmecken schmeckte geschmeckt akzeptabel* ordentlich* passend* schlicht* ausreichend* solide* günstig* preiswert* modern* leicht leichte* geräumig* okay ok annehmbar* brauchbar* lebendig* bunt* reichhaltig* abwechslungsreich* unkompliziert*',
    ],
    [
      -1,
      '',
      `konfus* schnulz* unrealistisch* verbrannt* langsam* schwierig* schwer kompliziert* teuer teure teuren überteuert* zu_teuer mittelmäßig* durchschnittlich* vorhersehbar* vorhersagbar* klischee* mangel* mangelt* fehlt fehlte fehlten übertrieb* lärm* leer leere leeren zweifel* zweifelt* verwirr* seltsam* merkwürdig* sonderbar* ungeschickt* unnötig* unbequem* müde müd* erschöpf* gezwungen* überbewert* verspät* begrenzt* minderwertig* leider schade oberflächlich* zäh zäher zähe langatmig* unglaubwürdig* kitsch* wirr* billig billige billiger billigen aufgesetzt* einfallslos* ideenlos* kalt kalte kalten kalter naja konstruiert* belanglos* gewöhnungsbedürftig* verpasst*`,
    ],
    [
      -2,
      's',
      `traurig* trauer* trauert* weint weinte* weinen* geweint* träne* schluchz* melanchol* nostalg* einsam* wehmut* wehmütig* niedergeschlagen* entmutig* enttäusch* bedauer* leid leids leiden leidet litt litten gelitten unglück* unglücklich* elend* waise* stöhn* ächz* kummer* gram grämen bitter* bitterkeit* untröstlich* niederlage* scheiter* gescheitert* verlor* verlier* verlust* verlassen* besiegt* düster* seufz* verletz* wunde wunden verwund* welk* krank kranke* krankheit* schwach schwache* schwäche* schmerz* schmerzhaft* schmerzlich* weh freudlos* trostlos* hilflos* lustlos* heimweh*`,
    ],
    [
      -3,
      's',
      'verzweif* verzweiflung* qual quäl* gequält* tragödie* tragisch* tod tode todes* tot tote toten toter stirbt starb starben sterben gestorben* selbstmord* depress* deprim* zerstör* vernicht* katastroph* desaster* ruin* ruinier* grab gräber leiche* sarg särge hoffnungslos* ausweglos* untergang*',
    ],
    [
      -2,
      'f',
      'bang bange banger bangen angst ängst* ängstlich* fürcht* gefürchtet* furcht* befürcht* zitter* zittern* erschreck* erschrak* erschrocken* schreck* alarm* besorgt besorgnis* sorge sorgen beunruhig* nervös* bedroh* droh* gefahr* gefährlich* risiko* riskant* verdächt* misstrau* feige feiger feigling* feigheit unsicher* schauder* schauerlich* flieh* floh flohen flucht geflohen einschüchter* verletzlich* verunsicher*',
    ],
    [
      -3,
      'f',
      'panik* panisch* entsetz* grauen* grauenhaft* grauenvoll* grausig* gruselig* grusel* albtraum* albträum* alptraum* alpträum* unheimlich* folter* furchtbar* fürchterlich* schrecklich* horror*',
    ],
    [
      -2,
      'a',
      'ärger* ärgerlich* verärger* nerv nervt nervte* nerven* genervt* nervig* stört störte störten stören störend* störung* gestört* gereizt* beschwer* streit streits streiten streitet gestritten zank* beleidig* schrie schrien schrei schreien* brüll* groll* eifersücht* eifersucht neid neidisch* beneid* empör* ungerecht* aggressiv* feindselig* rache rachsücht* räch* rächt* verflucht* fluch fluchte* beschuldig* vorwurf* vorwürf* straf* protest* frust* frustr* lüg* gelogen log betrog* betrug* betrüg* abzock* verrat* verrät* verriet* gestohlen stehlen dieb* unverschämt* frech* genörgel* nörgel* unfreundlich* respektlos* rücksichtslos*',
    ],
    [
      -3,
      'a',
      'hass hasse* hasst* hassen* gehasst* verhasst* wut wütend* wüten* zorn* raserei* tobt* tobte* gewalt gewalttät* gewaltsam* grausam* brutal* misshandel* missbrauch* krieg kriege krieges blutig* blutrünst* abscheulichk* unerträglich* verbrech* mord morde mörder* ermord* mordet* töte* tötet* tötete* getötet* umgebracht gnadenlos* herzlos*',
    ],
    [
      -3,
      'd',
      'ungenießbar* scheußlich* ekel* ekelhaft* eklig* angeekelt* widerlich* widerwärt* abstoß* übelkeit* übel übler übles kotz* erbroch* erbrech* verfault* verwes* gestank* stank stinkt stinken* stinkend* abscheu* verabscheu* veracht* verächtlich* niederträcht*',
    ],
    [
      -2,
      'd',
      'schmutz* dreck* dreckig* fleckig* müll abfall hässlich* scham schäm* schämt* schämte* beschämt* schande* schändlich* peinlich* lächerlich* erbärmlich* grotesk* heuchl* korrupt* unangenehm* ranzig* obszön* kakerlak* ratten schimmel* verschimmelt* ungepflegt* geschmacklos* schamlos* schmudd* schäbig*',
    ],
    [
      -2,
      '',
      `schlimm* bereu* zu_wünschen_übrig wünschen_übrig schlecht schlechte* schlechter schlechtes böse bösen böser böses miese mies mieser miesen mangelhaft* defekt* fehler* fehlerhaft* kaputt* problem probleme problemen langweil* gelangweilt* öde fad fade fader nutzlos* sinnlos* wertlos* unsinn* absurd* dumm dumme* dummer dummheit* blöd* blödsinn idiot* trottel* schwachsinn* armselig* ärmlich* schaden schäden beschädig* zerbrach* zerbroch* lahm lahme unfähig* inkompetent* zeitverschwendung* verschwend* verschwendung* geldverschwendung* unlogisch* einschläfernd* uninteressant* misslung* unsympath* unhöflich* grob grobe* nachlässig* chaos chaotisch* unordnung* unpünktlich* rostig* arrogant* unzufrieden* abraten rate_ab rückerstatt* reklam* zurückgeschickt* hunger feind feinde feinden gefängnis* gefangen* sklav* verurteil* unzureichend* ungenügend* sackgasse* flop* totalausfall* mist finger_weg nie_wieder nicht_empfehlenswert leblos* nichtssagend* hölzern* plump plumpe plumper plumpes misserfolg*`,
    ],
    [
      -4,
      '',
      'entsetzlich* abscheulich* katastrophal* scheiß* scheißkerl* scheißegal scheiss* hölle höllisch* verabscheuungs* unterirdisch* miserabel* miserabl* grottenschlecht* grottig*',
    ],
    [-3, '', 'bosheit* boshaft* bösart* niedertracht*'],
  ],
  negations:
    'nicht kein keine keinen keinem keiner keinerlei nie niemals ohne weder kaum wenig nirgends nix mangelnde mangelndes alles_andere_als',
  negationsBehind: 'nicht nie niemals nix',
  isNegatedAtEnd: true,
  strengthens:
    'sehr so wirklich absolut total völlig äußerst extrem besonders ungemein unheimlich wahnsinnig zutiefst richtig ungeheuer ausgesprochen überaus viel mega echt durchaus höchst restlos rundum vollkommen voll so_richtig mehr_als',
  strengthensBehind: 'sehr ungemein',
  weakens:
    'etwas ein_wenig ein_bisschen bisschen fast ziemlich relativ halbwegs leicht einigermaßen recht eher',
  contrasts: 'aber jedoch allerdings dennoch',
};
