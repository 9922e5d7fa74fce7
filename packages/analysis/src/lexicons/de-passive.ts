import type { PassiveForms } from '../languages/language.ts';
import { createAuxiliaries } from './auxiliaries.ts';
import { wordSet } from './word-set.ts';

/** The German passive with werden; its past forms never take an infinitive. */
export const germanPassive: PassiveForms = {
  auxiliaries: createAuxiliaries(
    'wurde wurden wurdest wurdet worden',
    'wird werden werde wirst würde würden werdet',
  ),
  interveningAdverbs: wordSet(''),
  isParticiple: isGermanParticiple,
};

/** German words that look like participles but are not after werden: adjectives, adverbs, infinitives. */
const germanNonParticiples =
  wordSet(`bekannt berühmt beliebt verrückt gewohnt bereit verwandt vertraut gesund gelassen erwachsen verlegen besessen
  gemein gerecht genau verschieden bescheiden betrunken gewiss gestern gegen genug bereits bestimmt besser bunt ernst erst
  erstaunt gespannt begeistert verliebt verheiratet geneigt geschickt gescheit gefasst beste besten ersten ersten bewusst entschlossen
  gesprächig gering gern gerade gesamt getrost beinahe betreffend entfernt entsetzt unbekannt ungeduldig überhaupt insgesamt
  gehen geben gelten genießen gewinnen gehören geschehen gelingen genügen gestehen gebären gedeihen gelangen genesen geraten
  gestalten gewähren gewöhnen geleiten gebrauchen gefährden gehorchen gefallen gesellen gebieten gewöhnt geworden gewesen gekommen gegangen geblieben
  gefallen gestorben gelaufen gefahren geboren verschwunden entstanden erschienen`);

const prefixes = 'be|ver|er|ent|emp|zer|miss|miß|über|unter|wider|hinter|voll|durch|um';
const separablePrefixes =
  'ab|an|auf|aus|bei|da|dar|ein|empor|entgegen|fest|fort|frei|her|herab|heran|herauf|heraus|herbei|herein|herüber|herum|herunter|hervor|hin|hinab|hinauf|hinaus|hinein|hinzu|los|mit|nach|nieder|vor|voran|vorbei|vorüber|weg|weiter|wieder|zu|zurück|zusammen|um|unter|über|durch|statt|teil|wahr';
const gePattern = new RegExp(`^(?:${separablePrefixes})?ge\\p{L}{3,}(?:t|en)$`, 'u');
const prefixedTPattern = new RegExp(
  `^(?:(?:${separablePrefixes})?(?:${prefixes})\\p{L}{2,}|\\p{L}{3,}ier)t$`,
  'u',
);
const prefixedEnPattern = new RegExp(`^(?:${separablePrefixes})?(?:${prefixes})\\p{L}{3,}en$`, 'u');

/** After past forms (wurde, worden), forms in -en are participles; otherwise they may be infinitives. */
function isGermanParticiple(form: string, isPast: boolean): boolean {
  if (germanNonParticiples.has(form)) return false;
  if (gePattern.test(form) || prefixedTPattern.test(form)) return true;

  return isPast && (prefixedEnPattern.test(form) || form === 'getan' || form === 'vertan');
}
