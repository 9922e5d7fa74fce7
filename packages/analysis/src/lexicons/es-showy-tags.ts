import { wordSet } from './word-set.ts';

/** Verbs that make more of themselves than of what is said. Written for Longhand. */
export const spanishShowyTags =
  wordSet(`espetó masculló bramó rugió gruñó siseó farfulló sollozó jadeó rio rió sonrió aseveró prorrumpió vociferó
    graznó escupió ladró ronroneó suspiró sentenció apostilló carraspeó rezongó refunfuñó gimió bufó chilló berreó canturreó
    ironizó sonreía suspiraba gruñía asintió`);
