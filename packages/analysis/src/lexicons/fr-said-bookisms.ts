import { wordSet } from './word-set.ts';

/** Ornate dialogue tags (said bookisms). Written for Longhand. */
export const frenchSaidBookisms =
  wordSet(`siffla gronda rugit aboya ricana sourit hoqueta sanglota gémit soupira ironisa éructa vociféra susurra minauda
    glapit tonna cracha gloussa pouffa persifla s'enquit enquit s'esclaffa esclaffa grogna grommela maugréa bougonna
    bredouilla haleta claironna martela rugissait soupirait sourit-il ricana-t-il soupira-t-il gronda-t-il grogna-t-il
    siffla-t-il sourit-elle ricana-t-elle soupira-t-elle gronda-t-elle grogna-t-elle siffla-t-elle gémit-il gémit-elle
    cracha-t-il cracha-t-elle rugit-il rugit-elle aboya-t-il aboya-t-elle`);
