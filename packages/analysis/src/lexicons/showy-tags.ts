import type { LanguageCode } from '../options.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Verbs that make more of themselves than of what is said. Written for Longhand. */
export const showyTags: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
  en: set(`hissed ejaculated opined intoned proclaimed growled snarled barked purred breathed chuckled laughed grinned
    smiled sneered spat sobbed wailed moaned groaned gasped grunted snorted sighed shrugged smirked giggled nodded beamed
    quipped retorted rejoined interjected expostulated averred queried chortled cackled crowed bellowed thundered trilled
    chirped cooed croaked rasped spluttered sputtered bleated simpered vociferated asseverated remonstrated frowned
    glowered pouted winked chided exhorted pontificated enthused gushed drawled`),
  es: set(`espetó masculló bramó rugió gruñó siseó farfulló sollozó jadeó rio rió sonrió aseveró prorrumpió vociferó
    graznó escupió ladró ronroneó suspiró sentenció apostilló carraspeó rezongó refunfuñó gimió bufó chilló berreó canturreó
    ironizó sonreía suspiraba gruñía asintió`),
  fr: set(`siffla gronda rugit aboya ricana sourit hoqueta sanglota gémit soupira ironisa éructa vociféra susurra minauda
    glapit tonna cracha gloussa pouffa persifla s'enquit enquit s'esclaffa esclaffa grogna grommela maugréa bougonna
    bredouilla haleta claironna martela rugissait soupirait sourit-il ricana-t-il soupira-t-il gronda-t-il grogna-t-il
    siffla-t-il sourit-elle ricana-t-elle soupira-t-elle gronda-t-elle grogna-t-elle siffla-t-elle gémit-il gémit-elle
    cracha-t-il cracha-t-elle rugit-il rugit-elle aboya-t-il aboya-t-elle`),
  de: set(`zischte knurrte fauchte bellte donnerte brüllte keuchte schluchzte stöhnte seufzte lachte lächelte grinste
    grunzte schnaubte spottete höhnte säuselte krächzte hauchte ächzte wetterte polterte trällerte gurrte flötete schnurrte
    nickte quiekte piepste raunzte blaffte schnarrte dröhnte`),
};
