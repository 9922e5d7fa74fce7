import { wordSet } from './word-set.ts';

/** Verbs that make more of themselves than of what is said. Written for Longhand. */
export const germanShowyTags =
  wordSet(`zischte knurrte fauchte bellte donnerte brüllte keuchte schluchzte stöhnte seufzte lachte lächelte grinste
    grunzte schnaubte spottete höhnte säuselte krächzte hauchte ächzte wetterte polterte trällerte gurrte flötete schnurrte
    nickte quiekte piepste raunzte blaffte schnarrte dröhnte`);
