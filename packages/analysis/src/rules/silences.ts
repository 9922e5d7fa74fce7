import type { LanguageCode } from '../options.ts';

const frenchOnly = 'A convention of French';
const englishOnly = 'Its checker, Harper, knows English';
const byHarper = 'Harper reads it on the device: no text has to leave it';

/** Why a rule, by its name, is silent in each of the six languages in which it is not valid. */
export const silences: Readonly<Record<string, Readonly<Partial<Record<LanguageCode, string>>>>> = {
  echo: {
    ar: 'Nothing tells what is spoken of from what is said of it; wide-echo marks returns on request',
    zh: 'Nothing tells what is spoken of from what is said of it; wide-echo marks returns on request',
  },
  'sticky-sentence': {
    ar: 'Its small words are written onto the words behind them',
    zh: 'Words are cut by guess, too roughly for a share',
  },
  alliteration: {
    ar: 'Like sounds are an ornament of its prose, and sought',
    zh: 'Characters do not show their sounds',
  },
  hyphenation: { ar: 'No hyphens', zh: 'No hyphens' },
  capitalisation: { de: 'All nouns have a capital', ar: 'No capitals', zh: 'No capitals' },
  'quote-style': {
    ar: '« » and “ ” have uses of their own side by side',
    zh: 'Straight marks are told of by quote-marks',
  },
  'number-style': {
    ar: 'Numbers in words change with case and gender: to count them by form is unsafe',
    zh: 'Characters and figures have uses of their own (GB/T 15835)',
  },
  acronym: { ar: 'No capitals to know them by', zh: 'Latin letters in it are names as they are' },
  'french-spacing': {
    en: frenchOnly,
    es: frenchOnly,
    de: frenchOnly,
    ar: frenchOnly,
    zh: frenchOnly,
  },
  'quote-marks': {
    en: 'Straight marks are in use; quote-style tells of a mixture',
    es: '« », “ ” and straight marks are all in use',
    ar: '« » and “ ” are both in use',
  },
  'local-marks': {
    en: 'No marks of its own',
    fr: 'Its spaces are told of by french-spacing',
    de: 'Its marks are told of by quote-marks',
  },
  inclusive: {
    ar: 'No guideline of a body of the language to go by',
    zh: 'Neither its nouns nor its verbs have a gender',
  },
  'language-tool': { en: byHarper },
  'language-tool-marks': { en: byHarper },
  'old-spelling': {
    ar: 'No reform of its spelling to go by',
    zh: 'Written without spaces between words that a list could hold',
  },
  spelling: { zh: 'Written without spaces between words that a list could hold' },
};

/** Why a rule is silent in a language; of rules of grammar, who finds them. */
export function silenceOf(rule: string, category: string, language: LanguageCode): string {
  return silences[rule]?.[language] ?? (category === 'grammar' ? englishOnly : '');
}
