import type { SpellingPairs } from '../languages/language.ts';

/** Words with two spellings, before and after the rectifications of 1990. Written for Longhand. */
export const frenchVariants: readonly SpellingPairs[] = [
  {
    group: 'before/after 1990',
    pairs: `
      connaître/connaitre reconnaître/reconnaitre paraître/paraitre apparaître/apparaitre disparaître/disparaitre
      naître/naitre maître/maitre maîtres/maitres maîtresse/maitresse maîtriser/maitriser entraîner/entrainer
      entraîne/entraine traîner/trainer traîne/traine chaîne/chaine chaînes/chaines île/ile îles/iles boîte/boite
      boîtes/boites fraîche/fraiche fraîcheur/fraicheur plaît/plait connaît/connait paraît/parait disparaît/disparait
      apparaît/apparait coûter/couter coûte/coute coût/cout coûts/couts goût/gout goûts/gouts goûter/gouter
      goûta/gouta dégoût/dégout août/aout brûler/bruler brûle/brule brûlait/brulait brûlé/brulé brûlante/brulante
      voûte/voute croûte/croute flûte/flute bûche/buche bûcher/bucher ragoût/ragout événement/évènement
      événements/évènements oignon/ognon oignons/ognons nénuphar/nénufar week-end/weekend réglementaire/règlementaire
      aiguë/aigüe ambiguë/ambigüe ambiguïté/ambigüité`,
  },
  { group: 'clef/clé', pairs: 'clef/clé clefs/clés' },
];
