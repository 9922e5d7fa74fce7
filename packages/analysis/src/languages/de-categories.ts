import type { CategoryLists } from '../measures/words/word-categories.ts';

/** Written for Longhand. Ambiguous forms are listed in their most common category. */
export const categories: CategoryLists = {
  article: 'der die das den dem des ein eine einen einem einer eines',
  preposition: `in im an am auf aus bei beim mit nach von vom vor zu zum zur über unter hinter neben zwischen durch für gegen
    ohne um bis seit während wegen trotz außer gegenüber ins ans aufs`,
  personalPronoun: `ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihn ihnen mein meine meinen meinem meiner dein
    deine deinen sein seine seinen seinem seiner ihre ihren ihrem ihrer unser unsere unseren euer eure`,
  impersonalPronoun: `man wer was wen wem dieser diese dieses diesen diesem jener jene jenes jenen welcher welche welches
    jemand niemand etwas nichts alles andere anderen anderer`,
  auxiliary: `sein bin bist ist sind seid war waren warst wart gewesen sei wäre wären haben habe hast hat habt hatte hatten
    hätte hätten gehabt werden werde wird wirst wurde wurden worden würde würden kann können konnte konnten muss müssen
    musste mussten soll sollte will wollte wollten darf durfte mag mochte möchte`,
  conjunction: `und oder aber denn sondern doch dass daß ob wenn als weil da damit obwohl nachdem bevor ehe sobald indem
    falls sowie`,
  adverb: `sehr auch noch schon nur immer wieder jetzt nun dann da ganz mehr viel wenig mal einmal eben etwa fast gar wohl
    zwar also hier dort oben unten heute gestern morgen oft selten bald vielleicht kaum endlich plötzlich`,
  negation:
    'nicht nichts nie niemals niemand kein keine keinen keinem keiner keines nirgends weder ohne',
  quantifier: `alle allen aller alles beide beiden einige einigen etliche jeder jede jedes jeden jedem manche mancher mehrere
    viele vielen viel wenige wenigen wenig genug`,
  firstSingular: 'ich mich mir mein meine meinen meinem meiner meines',
  firstPlural: 'wir uns unser unsere unseren unserem unserer unseres',
  cognition: `denken denkt denke dachte dachten gedacht wissen weiß wußte wusste wussten gewusst glauben glaube glaubt glaubte
    verstehen versteht verstand erinnern erinnerte vergessen vergaß vorstellen vermuten vermutete zweifeln zweifel
    entscheiden entschied idee gedanke gedanken grund warum weshalb wieso weil sinn frage fragen fragte vielleicht ob wenn
    scheint schien hoffen hoffte merken merkte erkennen erkannte meinen meinte`,
  hedge: `vielleicht wohl möglicherweise vermutlich wahrscheinlich anscheinend scheinbar offenbar scheint schien
    scheinen etwa ungefähr fast beinahe meist meistens oft manchmal gewöhnlich eher ziemlich könnte könnten
    dürfte dürften müsste sollte eventuell relativ womöglich vermuten vermute vermutet annehmen tendenziell`,
  booster: `immer nie niemals gewiss gewiß bestimmt sicher sicherlich zweifellos offensichtlich natürlich
    selbstverständlich wirklich tatsächlich eindeutig unbestreitbar absolut völlig ganz klar unbedingt beweist
    bewies bewiesen zeigt zeigte muss müssen`,
  past: `war waren warst wart hatte hatten hattest wurde wurden ging gingen kam kamen sah sahen sagte sagten dachte
    dachten wusste wussten wußte wollte wollten konnte konnten musste mussten mußte machte machten gab gaben
    nahm nahmen fand fanden ließ ließen blieb blieben stand standen lag lagen saß saßen hielt hielten lief
    liefen fiel fielen rief riefen trat traten zog zogen sprach sprachen schrieb las trug brachte fragte
    antwortete schien gestern vorgestern damals früher einst vorhin`,
};
