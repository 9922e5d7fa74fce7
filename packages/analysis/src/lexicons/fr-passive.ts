import type { PassiveForms } from '../languages/language.ts';
import { createAuxiliaries } from './auxiliaries.ts';
import { wordSet } from './word-set.ts';

/** The passive of French with être. */
export const frenchPassive: PassiveForms = {
  auxiliaries: createAuxiliaries(
    'fut furent fus fûmes fût été sera seront serait seraient',
    'est sont était étaient suis sommes étais étions êtes étiez',
  ),
  interveningAdverbs:
    wordSet(`pas jamais plus bien mal déjà souvent toujours vite aussitôt enfin ensuite tout très ainsi presque
    rapidement complètement entièrement immédiatement finalement encore aussi trop peu`),
  isParticiple: isFrenchParticiple,
};

/** Verbs whose participle after être is active, and participles that describe a state of mind. */
const frenchNonPassives =
  wordSet(`allé venu parti arrivé entré sorti né mort resté tombé devenu monté descendu passé retourné rentré
  revenu parvenu intervenu survenu reparti ressorti décédé demeuré désolé étonné obligé fatigué gai vrai âgé aisé carré
  ravi joli poli petit subit assis aigu nu cru pointu têtu tu dû déçu ému épuisé marié content inquiet allongé
  couché tenté porté sensé censé supposé rassuré soulagé gêné pressé amusé vexé enchanté charmé mouillé trempé`);

const frenchIrregularParticiples =
  wordSet(`fait dit écrit mis pris vu lu connu reçu perdu rendu vendu entendu attendu défendu battu vaincu tenu
  retenu ouvert couvert découvert offert conduit produit détruit construit traduit réduit introduit remis permis promis admis
  commis soumis transmis compris appris surpris repris entrepris élu bu choisi saisi suivi puni fini établi accueilli trahi
  envahi bâti servi rempli averti réuni guéri banni subi nourri enseveli peint craint joint atteint éteint contraint teint cuit
  inscrit décrit interdit prescrit pendu mordu tordu fendu étendu suspendu résolu exclu conclu aperçu conçu pourvu prévu
  revu obtenu soutenu maintenu contenu détenu prévenu convaincu englouti anéanti élargi adouci rétabli démoli ébloui
  assailli recueilli cueilli abattu combattu répandu confondu refait défait satisfait omis démis séduit instruit déduit`);

function isFrenchParticiple(form: string): boolean {
  const base = form.replace(/(?:es|e|s)$/, '');
  const bare = /[éiut]$/.test(base) || frenchIrregularParticiples.has(base) ? base : form;
  if (frenchNonPassives.has(form) || frenchNonPassives.has(bare)) return false;
  if (form.length > 3 && /é(?:e|s|es)?$/.test(form)) return true;

  return frenchIrregularParticiples.has(form) || frenchIrregularParticiples.has(bare);
}
