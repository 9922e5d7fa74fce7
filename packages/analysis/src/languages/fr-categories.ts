import type { CategoryLists } from '../measures/words/word-categories.ts';

/** Written for Longhand. Ambiguous forms are listed in their most common category. */
export const categories: CategoryLists = {
  article: "le la les l' un une des du de d' au aux",
  preposition: `à de d' dans par pour sur sous avec sans entre vers chez contre depuis pendant avant après devant derrière
    parmi selon malgré dès jusque jusqu' hors en du des au aux`,
  personalPronoun: `je j' me m' moi tu te t' toi il elle on nous vous ils elles se s' lui leur leurs eux soi mon ma mes ton ta
    tes son sa ses notre nos votre vos mien mienne tien tienne sien sienne`,
  impersonalPronoun: `ce c' cela ça ceci celui celle ceux celles cet cette ces qui que qu' quoi dont lequel laquelle lesquels
    quelqu'un quelque rien personne aucun aucune autre autres y tout`,
  auxiliary: `être suis es est sommes êtes sont étais était étions étaient fus fut furent été sera serait soit avoir ai as a
    avons avez ont avais avait avions avaient eut eurent eu aura aurait ait peut peuvent pouvait pouvaient put doit doivent
    devait devaient`,
  conjunction: `et ou ni mais or donc car que qu' si comme quand lorsque lorsqu' puisque puisqu' quoique quoiqu' parce
    tandis afin`,
  adverb: `très plus moins aussi bien mal peu beaucoup trop assez encore toujours jamais déjà alors ainsi puis ensuite ici là
    maintenant presque seulement vraiment enfin peut-être hier demain aujourd'hui bientôt souvent parfois tard tôt même`,
  negation: "ne n' pas non jamais rien personne aucun aucune ni point guère sans nul nulle",
  quantifier: `tout toute tous toutes chaque plusieurs quelques beaucoup peu assez trop tant autant certains certaines maint
    moitié`,
  firstSingular: "je j' me m' moi mon ma mes mien mienne miens miennes",
  firstPlural: 'nous notre nos nôtre nôtres',
  cognition: `penser pense pensait pensa savoir sais sait savait sut croire crois croit croyait crut comprendre comprend
    comprenait comprit souvenir souvient souvenait souvint rappeler rappela oublier oublia oublié imaginer imagina
    imaginait supposer supposa douter doute doutait décider décida idée idées raison cause pourquoi comment esprit sens
    question demander demanda demandait peut-être si semble semblait sembla espérer espérait remarquer remarqua`,
  hedge: `peut-être probablement sans-doute apparemment semble semblent semblait sembler paraît paraissait presque
    environ parfois souvent généralement relativement plutôt pourrait pourraient pourrais devrait devraient
    possible possiblement vraisemblablement éventuellement supposer suppose supposait croire crois suggère
    suggèrent indique tend tendent`,
  booster: `toujours jamais certainement évidemment clairement certes vraiment absolument totalement complètement
    entièrement assurément indéniablement incontestablement forcément bien-sûr sûr sûre certain certaine évident
    évidente démontre démontrent démontré prouve prouvent prouvé doit doivent`,
  past: `étais était étions étaient fus fut furent avait avaient eut eurent eu été faisait faisaient fit firent fait
    disait disaient dit dirent allait allaient alla allèrent venait venaient vint vinrent voyait vit virent
    savait sut voulait voulaient voulut pouvait pouvaient put devait devaient dut prit prirent mit mirent tenait
    tint regarda regardait pensa pensait croyait crut sentit sentait entendit trouva resta restait passa arriva
    arrivèrent sortit entra revint demanda répondit commença parut hier naguère autrefois jadis avant-hier`,
  future: `serai seras sera serons serez seront aurai auras aura aurons aurez auront ferai feras fera ferons feront
    irai iras ira irons iront viendra viendront verra verrons verront pourra pourrons pourront devra devront
    voudra saura sauront dira diront prendra mettra arrivera arriveront reviendra demain bientôt prochainement
    après-demain`,
};
