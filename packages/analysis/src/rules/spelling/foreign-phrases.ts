import type { SegmentedParagraph } from '../../paragraph.ts';
import { formAt, isAdjacent, isCapitalAt } from '../word-access.ts';

/**
 * A foreign word used in English only within a phrase (terra firma, raison d’être), or a particle of a name: Rio de la Plata, Louis le
 * Gros.
 */
export function isInForeignPhrase(paragraph: SegmentedParagraph, index: number): boolean {
  if (paragraph.vocabulary.language.code !== 'en') return false;
  const form = formAt(paragraph, index);
  if (particles.has(form) && isInName(paragraph, index)) return true;
  if (form.includes('-')) return fullPhrases.has(form.replaceAll('-', ' '));
  const candidatePhrases = phrasesWith.get(form);

  return candidatePhrases?.some((phrase) => isWithinPhrase(paragraph, index, phrase)) ?? false;
}

/** A name follows, possibly after another particle. */
function isInName(paragraph: SegmentedParagraph, index: number): boolean {
  let next = index + 1;
  while (particles.has(formAt(paragraph, next))) next++;

  return isAdjacent(paragraph, next) && isCapitalAt(paragraph, next);
}

function isWithinPhrase(
  paragraph: SegmentedParagraph,
  index: number,
  phrase: readonly string[],
): boolean {
  const form = formAt(paragraph, index);

  return phrase.some(
    (word, place) =>
      word === form && phrase.every((one, at) => formAt(paragraph, index - place + at) === one),
  );
}

const particles = new Set(
  'al da de del della den der des di do dos du el la las le les los ten ter van von y zu zum zur'.split(
    ' ',
  ),
);

const phrases =
  `a fortiori,a posteriori,a priori,ab initio,ab ovo,ad absurdum,ad hoc,ad hominem,ad infinitum,ad interim,ad libitum,ad litteram,
ad majorem,ad nauseam,ad referendum,ad valorem,ad vitam,affaire de coeur,al dente,al fresco,agent provocateur,alma mater,alter ego,amor fati,amor vincit,amour propre,
ancien régime,anno domini,annus horribilis,annus mirabilis,ars longa,ars nova,art nouveau,au contraire,au courant,au fait,au fond,au gratin,au naturel,
au pair,au revoir,auf wiedersehen,aurora borealis,ave maria,beau geste,beau ideal,beau monde,beaux arts,bel canto,bel esprit,belle époque,
belles lettres,bête noire,billet doux,bon appétit,bon mot,bon ton,bon vivant,bon voyage,bona fide,bona fides,bonne bouche,café au lait,camera obscura,
carpe diem,carte blanche,casus belli,causa sine qua non,cause célèbre,caveat emptor,chaise longue,chargé d'affaires,chef d'oeuvre,cogito ergo sum,
comme il faut,compos mentis,con amore,con brio,con moto,cordon bleu,corps de ballet,corpus delicti,coup d'état,coup de grâce,coup de main,
coup de théâtre,coup d'oeil,credo quia,crème de la crème,cri de coeur,cui bono,cum laude,curriculum vitae,danse macabre,de facto,de gustibus,de jure,
de novo,de profundis,de rigueur,de trop,dei gratia,deo gratias,deo volente,dernier cri,déjà vu,deus ex machina,deus vult,dies irae,dolce far niente,
dolce vita,double entendre,dramatis personae,dulce et decorum,e pluribus unum,ecce homo,éminence grise,en bloc,en famille,en fête,en masse,en passant,
en plein air,en rapport,en route,en suite,enfant terrible,ens entium,entente cordiale,erin go bragh,esprit de corps,et alia,et alii,et al,et cetera,
et tu,ex cathedra,ex gratia,ex libris,ex machina,ex nihilo,ex officio,ex post facto,excelsior,fait accompli,faute de mieux,faux ami,faux naif,faux pas,
femme fatale,festina lente,fiat lux,fiat justitia,fin de siècle,flagrante delicto,genius loci,gloria in excelsis,grand mal,grand prix,grande dame,
habeas corpus,haute couture,haute cuisine,homme du monde,homo sapiens,honi soit qui mal y pense,honoris causa,hors concours,hors de combat,
hors d'oeuvre,hors d'oeuvres,id est,idée fixe,ignis fatuus,in absentia,in articulo mortis,in camera,in dubio,in esse,in excelsis,in extenso,in extremis,
in flagrante,in loco parentis,in medias res,in memoriam,in nomine,in partibus,in perpetuum,in propria persona,in rerum natura,in re,in situ,in statu,
in toto,in utero,in vacuo,in vino veritas,in vitro,in vivo,infra dig,inter alia,inter alios,inter nos,ipse dixit,ipso facto,je ne sais quoi,jeu d'esprit,
jeunesse dorée,joie de vivre,jus gentium,laissez faire,laissez passer,lapis lazuli,lapsus calami,lapsus linguae,lares et penates,lèse majesté,
lettre de cachet,locum tenens,locus classicus,lusus naturae,ma chère,magna carta,magna cum laude,magnum opus,mal de mer,mano a mano,mardi gras,
mare nostrum,mauvaise foi,mea culpa,memento mori,ménage à trois,mens rea,mens sana,mezza voce,mi casa,mirabile dictu,mise en place,mise en scène,
modus operandi,modus vivendi,mon ami,mon dieu,mot juste,mots justes,multum in parvo,mutatis mutandis,ne plus ultra,nec plus ultra,nemine contradicente,
nihil obstat,nil desperandum,noblesse oblige,nol pros,nolens volens,noli me tangere,nolle prosequi,nom de guerre,nom de plume,non compos,non nobis,
non sequitur,nota bene,nouveau riche,nouveaux riches,nouvelle vague,nunc dimittis,objet d'art,objets d'art,objet trouvé,obiter dicta,obiter dictum,
omnia vincit,ora pro nobis,panis angelicus,papier mâché,par avion,par excellence,par exemple,pari passu,pas de deux,pater noster,pax romana,per annum,
per aspera,per capita,per contra,per diem,per mensem,per se,persona grata,persona non grata,petit bourgeois,petit four,petit mal,petite bourgeoisie,
piano nobile,pied à terre,pièce de résistance,pis aller,placebo domino,plus ça change,pons asinorum,post hoc,post mortem,poste restante,prêt à porter,
prima donna,prima facie,primum mobile,primus inter pares,pro bono,pro forma,pro patria,pro rata,pro tempore,pro tem,quantum sufficit,quid pro quo,
qui vive,quod erat demonstrandum,quos ego,raison d'état,raison d'être,rara avis,reductio ad absurdum,requiem aeternam,requiem eternam,res gestae,
res ipsa loquitur,res judicata,rigor mortis,risus sardonicus,roman à clef,sal volatile,salle à manger,salve regina,sanctum sanctorum,sang froid,
sans souci,savoir faire,savoir vivre,semper fidelis,semper idem,senatus populusque,sic transit gloria mundi,simpliciter,sine die,sine qua non,soi disant,
soi disante,son et lumière,sotto voce,stabat mater,status quo ante,status quo,stella maris,sturm und drang,sub judice,sub poena,sub rosa,sub voce,
succès d'estime,succès de scandale,succès fou,sui generis,sui juris,summa cum laude,summum bonum,sursum corda,suum cuique,table d'hôte,tabula rasa,
tant mieux,tant pis,te deum,tempus fugit,tempora mutantur,terminus ad quem,terminus a quo,terra cognita,terra firma,terra incognita,terra nova,
tête à tête,tour de force,tout court,tout de suite,tout ensemble,trompe l'oeil,ultima ratio,ultima thule,ultra vires,una voce,urbi et orbi,ut supra,
vade mecum,vae victis,veni vidi vici,ventre à terre,verbatim et literatim,via dolorosa,via media,vice versa,vide infra,vide supra,vin ordinaire,
vis a vis,vis inertiae,vis viva,viva voce,vive la différence,volte face,vox humana,vox populi,wiener schnitzel`
    .split(/,\s*/)
    .map((phrase) => phrase.split(' '));

const spellings = phrases.flatMap((words) => [words, words.map(removeAccents)]);
const fullPhrases = new Set(spellings.map((words) => words.join(' ')));

/** By each word, with and without accents. */
const phrasesWith = new Map<string, (readonly string[])[]>();
for (const phrase of spellings) {
  for (const word of new Set(phrase))
    phrasesWith.set(word, [...(phrasesWith.get(word) ?? []), phrase]);
}

function removeAccents(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
}
