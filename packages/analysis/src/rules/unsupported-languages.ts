import type { LanguageCode } from '../options.ts';

const frenchOnly = 'A convention of French';
const englishOnly = 'Harper supports English only';
const checkedByHarper = 'Checked by Harper on the device, so no text is sent';

/** By rule name, the reason why it does not support a language. */
export const unsupportedLanguageReasons: Readonly<
  Record<string, Readonly<Partial<Record<LanguageCode, string>>>>
> = {
  echo: {
    ar: 'Subject and qualifier cannot be distinguished; use wide-echo on request',
    zh: 'Nothing tells what is spoken of from what is said of it; wide-echo marks returns on request',
  },
  'sticky-sentence': {
    ar: 'Function words are written as prefixes',
    zh: 'Word segmentation is too imprecise for a percentage',
  },
  alliteration: {
    ar: 'Alliteration is a deliberate ornament of its prose',
    zh: 'Characters do not show their sounds',
  },
  hyphenation: { ar: 'No hyphens', zh: 'No hyphens' },
  capitalisation: { de: 'All nouns are capitalized', ar: 'No capitals', zh: 'No capitals' },
  'quote-style': {
    ar: '« » and “ ” have different uses side by side',
    zh: 'Straight quotation marks are reported by quote-marks',
  },
  'number-style': {
    ar: 'Number words inflect for case and gender, so counting forms is unreliable',
    zh: 'Characters and digits have different uses (GB/T 15835)',
  },
  acronym: { ar: 'No capitals', zh: 'Latin letters in Chinese text are names' },
  'french-spacing': {
    en: frenchOnly,
    es: frenchOnly,
    de: frenchOnly,
    ar: frenchOnly,
    zh: frenchOnly,
  },
  'quote-marks': {
    en: 'Straight quotation marks are correct; quote-style reports mixed styles',
    es: '« », “ ” and straight marks are all in use',
    ar: '« » and “ ” are both in use',
  },
  'local-marks': {
    en: 'No punctuation marks of its own',
    fr: 'Its spaces are reported by french-spacing',
    de: 'Its quotation marks are reported by quote-marks',
  },
  inclusive: {
    ar: 'No guideline by a language authority',
    zh: 'No grammatical gender',
  },
  'language-tool': { en: checkedByHarper },
  'language-tool-marks': { en: checkedByHarper },
  'old-spelling': {
    ar: 'No spelling reform',
    zh: 'Written without spaces between words that a list could hold',
  },
  spelling: { zh: 'Written without spaces between words that a list could hold' },
};

/** The reason why a rule does not support a language; grammar rules depend on their checker. */
export function getUnsupportedReason(
  rule: string,
  category: string,
  language: LanguageCode,
): string {
  return (
    unsupportedLanguageReasons[rule]?.[language] ?? (category === 'grammar' ? englishOnly : '')
  );
}
