import { frenchEchoWords } from '../lexicons/echo-words.ts';
import { frenchFeelings, frenchFeelingWords } from '../lexicons/fr-feelings.ts';
import { frenchNounWords } from '../lexicons/fr-noun-words.ts';
import { frenchPassive } from '../lexicons/fr-passive.ts';
import { frenchPhrases } from '../lexicons/fr-phrases.ts';
import { frenchSaidBookisms } from '../lexicons/fr-said-bookisms.ts';
import { frenchVariants } from '../lexicons/fr-variants.ts';
import { syllablesOfFrench } from './fr-syllables.ts';
import type { Language } from './language.ts';
import {
  commonWord,
  createClassifier,
  functionWord,
  intensifier,
  mannerAdverb,
  numberAbbreviation,
  speechVerb,
  titleAbbreviation,
  trailingAbbreviation,
} from './word-classes.ts';

const classifyListed = createClassifier([
  [
    functionWord,
    `le la les l' un une des du de d' au aux ce cet cette ces c' ça cela ceci celui celle ceux celles je j' tu il elle on
    nous vous ils elles me m' te t' se s' lui leur leurs y en moi toi soi eux mon ma mes ton ta tes son sa ses notre
    nos votre vos qui que qu' quoi dont où lequel laquelle lesquels lesquelles quel quelle quels quelles quand comme
    peut-être comment pourquoi à dans par pour sur sous avec sans entre vers chez contre depuis pendant avant après jusque
    jusqu' dès devant derrière parmi selon malgré et ou ni mais or donc car si lorsque lorsqu' puisque puisqu' quoique
    quoiqu' afin ne n' pas plus jamais rien personne aucun aucune point tout toute tous toutes autre autres même mêmes
    chaque quelque quelques plusieurs certains certaines être est sont était étaient fut furent été suis es sommes
    êtes sera seront serait soit étais étions avoir a ont avait avaient eut eu ai as avons avez aura auront aurait ait
    avais faire fait faisait fit peut pouvait peuvent pu doit devait`,
  ],
  [
    commonWord,
    `très bien mal peu beaucoup trop assez aussi encore toujours déjà alors ainsi puis ensuite ici là là-bas maintenant
    presque seulement vraiment fois chose choses homme femme jour jours temps an ans grand grande petit petite bon
    bonne deux trois premier première dire dit disait aller va allait voir vit voyait vu savoir sait savait venir
    vint venait vouloir voulait mettre mit prendre prit donner`,
  ],
  [intensifier, 'très vraiment absolument totalement complètement extrêmement'],
  [
    speechVerb,
    `dit dis répondit demanda cria murmura s'écria reprit ajouta répliqua chuchota fit insista expliqua répéta
    déclara continua`,
  ],
  [
    titleAbbreviation,
    'm mm mme mlle mgr dr pr prof st ste cf p.ex ex vs av bd capt gén lieut sgt éd coll trad',
  ],
  [trailingAbbreviation, 'etc mmes'],
  [numberAbbreviation, 'n p pp art vol chap fig no t tél env op fol al'],
  ...frenchFeelingWords,
  ...frenchNounWords,
  ...frenchEchoWords,
]);

export const fr: Language = {
  code: 'fr',
  classify(word) {
    const mannerClass =
      word.length > 6 && /[^n]ment$|[aeiou]nment$/.test(word) && isAdverb(word) ? mannerAdverb : 0;

    return classifyListed(word) | classifyInverted(word) | mannerClass;
  },
  stem: stemFrench,
  syllables: syllablesOfFrench,
  hasElision: true,
  capitalsMarkNames: true,
  hasDottedOrdinals: false,
  minEchoLength: 4,
  lists: {
    phrases: frenchPhrases,
    feelings: frenchFeelings,
    variants: frenchVariants,
    saidBookisms: frenchSaidBookisms,
    passive: frenchPassive,
  },
};

/** avait-il, y a-t-il: classified like the verb alone. */
function classifyInverted(word: string): number {
  const verb = /^(.+?)-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce|y|en|là|ci)$/.exec(
    word,
  )?.[1];

  return verb === undefined ? 0 : classifyListed(verb) & (functionWord | commonWord);
}

/** Adverbs are formed from feminine adjectives (douce-ment) or end in -amment, -emment; nouns in -ement are listed. */
function isAdverb(word: string): boolean {
  if (nonMannerAdverbs.has(word)) return false;
  if (/[ae]mment$/.test(word)) return true;

  return (
    /(?:[cdfglnrstv]e|que|[éiu])ment$/.test(word) && !/(?:isse|ange|oie|esse|asse)ment$/.test(word)
  );
}

const nonMannerAdverbs = new Set(
  `moment engagement arrangement soulagement dégagement allongement encouragement ménagement aménagement déménagement
  prolongement hébergement bombardement claquement manquement embarquement débarquement appartement département gouvernement mouvement sentiment vêtement événement changement traitement élément
  argument document instrument monument bâtiment commencement étonnement jugement logement paiement règlement
  raisonnement serment supplément tempérament testament tourment fonctionnement enseignement fondement complètement
  seulement également finalement généralement vraiment absolument totalement extrêmement probablement certainement
  notamment récemment actuellement évidemment entièrement simplement exactement régiment compliment châtiment ciment
  piment rudiment sédiment firmament ferment segment pigment parlement comportement recueillement éclairement
  emplacement remplacement placement abonnement stationnement entraînement traînement abattement battement
  appointement enterrement isolement roulement hurlement tremblement renseignement accouchement médicament
  ornement gisement versement dénouement dévouement éternuement attouchement redressement rapprochement lancement
  financement avancement commandement rendement entendement pressentiment ressentiment assentiment consentiment
  déchirement virement retirement attirement mûrement murmurement pansement bercement grincement froncement
  frottement craquement bâillement frémissement recensement dénuement engouement département écartement
  nécessairement légèrement apparemment suffisamment malheureusement heureusement inévitablement autrement précédemment
  antérieurement ultérieurement habituellement fréquemment rarement constamment continuellement éternellement partiellement
  relativement purement excessivement énormément naturellement sûrement difficilement facilement proprement essentiellement
  fondamentalement particulièrement mutuellement respectivement conséquemment définitivement effectivement éventuellement
  indubitablement initialement originellement pleinement pratiquement premièrement deuxièmement prochainement
  simultanément successivement traditionnellement immédiatement principalement uniquement approximativement justement
  précisément largement nullement aucunement tellement spécialement supposément prétendument quotidiennement`.split(
    /\s+/,
  ),
);

/** Removes gender and number endings; verb forms are not merged. */
function stemFrench(word: string): string {
  if (word.length < 5) return word;
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;

  return word.replace(/[sx]$/, '').replace(/e$/, '');
}
