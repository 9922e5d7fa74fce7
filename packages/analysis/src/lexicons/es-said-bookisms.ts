import { wordSet } from './word-set.ts';

/** Ornate dialogue tags (said bookisms). Written for Longhand. */
export const spanishSaidBookisms =
  wordSet(`espetó masculló bramó rugió gruñó siseó farfulló sollozó jadeó rio rió sonrió aseveró prorrumpió vociferó
    graznó escupió ladró ronroneó suspiró sentenció apostilló carraspeó rezongó refunfuñó gimió bufó chilló berreó canturreó
    ironizó sonreía suspiraba gruñía asintió`);
