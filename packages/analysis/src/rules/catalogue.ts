import type { RuleName } from '../findings.ts';
import { documentKinds, type LanguageCode, languageCodes, supportedLanguages } from '../options.ts';
import { checkerCards } from './checker-cards.ts';
import { consistencyCards } from './consistency/consistency-cards.ts';
import type { RuleCard } from './rule-card.ts';
import { typographyCards } from './typography/typography-cards.ts';

const latinScriptLanguages = ['en', 'es', 'fr', 'de'] as const;

const proseKinds = ['fiction', 'essay', 'academic', 'business', 'blog', 'script'] as const;
const factualKinds = ['essay', 'academic', 'business', 'blog'] as const;
const noKinds = [] as const;

/** Rules whose precision of 80 % could not be shown, because too little fiction in the language was available. */
function onRequestUnverified(
  languages: readonly LanguageCode[],
): NonNullable<RuleCard['onRequest']> {
  const reason = 'Precision of 80 % not shown: too few findings in fiction to evaluate';

  return languages.map((language) => ({ language, reason }));
}

/** Rules with less than 80 % precision in published fiction in these languages. */
function onRequestImprecise(
  languages: readonly LanguageCode[],
): NonNullable<RuleCard['onRequest']> {
  const reason = 'Precision below 80 % in published fiction';

  return languages.map((language) => ({ language, reason }));
}

/** Every rule with its category, languages, the document kinds it is enabled for by default, and its source. */
export const ruleCatalogue: Readonly<Record<RuleName, RuleCard>> = {
  ...checkerCards,
  'long-sentence': {
    category: 'long-sentence',
    languages: languageCodes,
    kinds: proseKinds,
    source:
      'GOV.UK content design: sentences over 25 words are harder to understand; limits per document kind by Longhand',
  },
  passive: {
    category: 'passive',
    languages: supportedLanguages,
    kinds: proseKinds,
    source:
      'Huddleston & Pullum, The Cambridge Grammar of the English Language (2002), ch. 16 §10; Duden 4, Die Grammatik; Grevisse & Goosse, Le Bon Usage; RAE, Nueva gramática §41; 余光中 1979，《从西而不化到西而化之》; for Arabic تم with a verbal noun, a calque',
  },
  echo: {
    category: 'echo',
    languages: latinScriptLanguages,
    kinds: proseKinds,
    onRequest: onRequestImprecise(['es', 'fr']),
    source:
      'Fowler, A Dictionary of Modern English Usage (1926), “Repetition of words or sounds”: careless repetition of a word just used; the limit to adjectives and adverbs within 30 words is by Longhand',
  },
  'wide-echo': {
    category: 'echo',
    languages: languageCodes,
    kinds: noKinds,
    source:
      'As echo, with nouns, all forms of a word and a window of 50 words; on request, because its precision in published fiction is about 50 %, in Arabic and Chinese 25 %',
  },
  adverb: {
    category: 'adverb',
    languages: supportedLanguages,
    kinds: proseKinds,
    source:
      'Strunk & White, The Elements of Style, §V.4: write with nouns and verbs; after “he said”, §V.11: do not explain too much',
  },
  intensifier: {
    category: 'adverb',
    languages: supportedLanguages,
    kinds: proseKinds,
    source:
      'Strunk & White, The Elements of Style, §V.8: avoid the use of qualifiers (rather, very, little, pretty)',
  },
  'doubled-word': {
    category: 'repetition',
    languages: languageCodes,
    kinds: proseKinds,
    source: 'Typing error; repetitions that are correct in a language are listed',
  },
  'repeated-phrase': {
    category: 'repetition',
    languages: languageCodes,
    kinds: proseKinds,
    onRequest: onRequestImprecise(['en', 'es', 'fr', 'ar', 'zh']),
    source:
      'Fowler (1926), “Repetition”; the threshold (four words, three times in the text) is by Longhand',
  },
  'sentence-start': {
    category: 'repetition',
    languages: languageCodes,
    kinds: proseKinds,
    onRequest: onRequestImprecise(['es']),
    source:
      'Strunk & White, §II.18: avoid a succession of loose sentences; the threshold (three in a row) is by Longhand',
  },
  'pronoun-start': {
    category: 'repetition',
    languages: supportedLanguages,
    kinds: ['fiction', 'essay', 'blog'],
    source:
      'Strunk & White, §II.18: avoid a succession of loose sentences; the threshold (two thirds of the sentences of a paragraph) is by Longhand',
  },
  alliteration: {
    category: 'repetition',
    languages: latinScriptLanguages,
    kinds: factualKinds,
    source: 'Fowler (1926), “Alliteration”: prose should not fall into it unawares',
  },
  cliche: {
    category: 'stock-phrase',
    languages: supportedLanguages,
    kinds: proseKinds,
    source:
      'Orwell, Politics and the English Language (1946), rule i: no figure of speech you are used to seeing in print; list by Longhand',
  },
  redundancy: {
    category: 'wording',
    languages: supportedLanguages,
    kinds: proseKinds,
    source: 'Strunk & White, §II.17: omit needless words; list by Longhand',
  },
  'weak-word': {
    category: 'wording',
    languages: supportedLanguages,
    kinds: proseKinds,
    source: 'Strunk & White, §II.16: use definite, specific, concrete language; list by Longhand',
  },
  'vague-word': {
    category: 'wording',
    languages: supportedLanguages,
    kinds: factualKinds,
    source: 'Strunk & White, §II.16: use definite, specific, concrete language; list by Longhand',
  },
  'filter-word': {
    category: 'distance',
    languages: supportedLanguages,
    kinds: ['fiction'],
    source:
      'Gardner, The Art of Fiction (1983), ch. 5: the needless filtering of the image through some observing consciousness',
  },
  'named-emotion': {
    category: 'distance',
    languages: supportedLanguages,
    kinds: ['fiction'],
    onRequest: onRequestUnverified(['ar', 'zh']),
    source:
      'Percy Lubbock, The Craft of Fiction (1921): the story is to be shown, not told of; Gardner, The Art of Fiction, ch. 5; lists by Longhand',
  },
  homonym: {
    category: 'grammar',
    languages: supportedLanguages,
    kinds: documentKinds,
    source:
      'Fowler, A Dictionary of Modern English Usage (1926); Duden 9, Zweifelsfälle; Grevisse & Goosse, Le Bon Usage; RAE, Diccionario panhispánico de dudas; 现代汉语词典; lists by Longhand',
  },
  nominalisation: {
    category: 'wording',
    languages: supportedLanguages,
    kinds: factualKinds,
    source:
      'Williams, Style: Ten Lessons in Clarity and Grace, lesson 3: actions are best told by verbs; list by Longhand',
  },
  sensory: {
    category: 'wording',
    languages: supportedLanguages,
    kinds: noKinds,
    source: 'The five senses after Aristotle, De anima II; list by Longhand',
  },
  'sticky-sentence': {
    category: 'structure',
    languages: ['en', 'es', 'fr', 'de'],
    kinds: noKinds,
    source:
      'The ratio of function words to content words (Ure 1971, lexical density); limits by Longhand',
  },
  'long-paragraph': {
    category: 'structure',
    languages: languageCodes,
    kinds: proseKinds,
    source:
      'Strunk & White, §II.13: make the paragraph the unit of composition; limits per document kind by Longhand',
  },
  transition: {
    category: 'wording',
    languages: supportedLanguages,
    kinds: factualKinds,
    source:
      'Williams, Style, lesson 5: cohesion comes from what a sentence begins with, not from connectives; list by Longhand',
  },
  'dialogue-tag': {
    category: 'dialogue',
    languages: supportedLanguages,
    kinds: ['fiction'],
    source:
      'Leonard, 10 Rules of Writing (2007), rule 3: never use a verb other than “said” to carry dialogue',
  },
  ...consistencyCards,
  ...typographyCards,
  inclusive: {
    category: 'inclusive',
    languages: latinScriptLanguages,
    kinds: noKinds,
    source:
      'United Nations, Guidelines for gender-inclusive language in English, French and Spanish; list by Longhand',
  },
  'house-rule': {
    category: 'house',
    languages: languageCodes,
    kinds: documentKinds,
    source: 'The user’s own word list',
  },
};
