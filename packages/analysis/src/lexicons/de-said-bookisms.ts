import { wordSet } from './word-set.ts';

/** Ornate dialogue tags (said bookisms). Written for Longhand. */
export const germanSaidBookisms =
  wordSet(`zischte knurrte fauchte bellte donnerte brüllte keuchte schluchzte stöhnte seufzte lachte lächelte grinste
    grunzte schnaubte spottete höhnte säuselte krächzte hauchte ächzte wetterte polterte trällerte gurrte flötete schnurrte
    nickte quiekte piepste raunzte blaffte schnarrte dröhnte`);
