import { syllablesOfGerman } from '../../../languages/de-syllables.ts';
import { wordSet } from '../../../lexicons/word-set.ts';

/**
 * Stress of the syllables of a German word, by rule: 1 stressed, 0 none, ? either. The stem is stressed on its first syllable; be-, ge-,
 * er-, ver-, zer-, ent- and emp- never are; -ieren, -ion, -tät and -ei are stressed, and words like hinauf and davon are stressed on their
 * second part. Monosyllabic function words are unstressed. After Eisenberg 2013, Grundriss der deutschen Grammatik 1, ch. 4.
 *
 * @example stressOfGerman('vergangen') // '010'
 */
export function stressOfGerman(word: string): string {
  const count = syllablesOfGerman(word);
  if (count === 0) return '';
  if (count === 1) return small.has(word) ? '0' : '1';
  const nuclei = [...word.replace(/qu/g, 'kk').matchAll(vowels)];
  if (nuclei.length !== count) return '?'.repeat(count);
  const stressed = stressedAmong(word, nuclei);

  return nuclei
    .map(({ 0: vowel }, at) => {
      if (at === stressed) return '1';

      return at < stressed || vowel === 'e' ? '0' : '?';
    })
    .join('');
}

const vowels = /eau|ie|ei|ai|au|äu|eu|ey|ay|oy|aa|ee|oo|ou|[aeiouyäöüéèêáàâóôëï]/g;

/** Index of the stressed syllable. */
function stressedAmong(word: string, nuclei: readonly RegExpExecArray[]): number {
  const drawn = drawing.exec(word);
  if (drawn) return syllableAt(nuclei, drawn.index);
  if (second.has(word) || behindDirection.test(word)) return 1;
  const prefix = weakPrefix.exec(word)?.[0] ?? '';

  return prefix === '' ? 0 : syllableAt(nuclei, prefix.length);
}

/** Index of the first syllable whose vowel is at or after a letter. */
function syllableAt(nuclei: readonly RegExpExecArray[], letter: number): number {
  return Math.max(
    0,
    nuclei.findIndex(({ index }) => index >= letter),
  );
}

/** Only if a full vowel follows: verloren, but not geben. */
const weakPrefix =
  /^(?:be|ge|er|ver|zer|ent|emp)(?=[^aeiouyäöü]+(?:[aiouyäöü]|e[iu]|ee|eh|e[^aeiouyäöü]*e(?:[nrlms]|st|t)?$)|[aiouäöü])(?!ge?n$)/;

const drawing =
  /ier(?:en|t|te|ten|st|tes?)$|(?:ion|tät|ur|ist|ant|ent)(?:en)?$(?<=.{6})|erei$|elei$/;

const behindDirection =
  /^(?:hin|her|dar?|wor?|vor|zu|em|ent|ob)(?:auf|ab|aus|an|ein|unter|über|zu|vor|nach|bei|von|für|durch|mit|gegen|um|in|her|hin|durch|rück|sammen|por|lang|wohl|gleich|erst|letzt|weilen)$/;

const second = wordSet(
  `allein soldat natur musik gewalt gesang geduld gefahr gestalt gesicht gericht gewicht gebet gebot gefühl genug vielleicht
  jedoch sogleich warum worum lebendig holunder forelle hinweg herbei vorbei vorüber entzwei fürwahr hernieder hinunter zurück
  zusammen beiseite palast altar papier klavier kristall rubin ballade gitarre august april`,
);

const small = wordSet(
  `der die das den dem des ein in im an am auf aus bei beim mit nach von vom vor zu zum zur durch für um bis seit ob und doch
  wenn als weil da dass daß ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihn sein mein dein ist bin bist sind war
  hat hab wird man wie so nur noch denn was wo wer`,
);
