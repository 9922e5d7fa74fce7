import type { RuleName } from '../findings.ts';
import { documentKinds, type LanguageCode } from '../options.ts';
import { checkerCards } from './checker-cards.ts';
import type { RuleCard } from './rule-card.ts';
import { typographyCards } from './typography-cards.ts';

const six = ['en', 'es', 'fr', 'de', 'ar', 'zh'] as const;
const any = [...six, 'und'] as const;
const latin = ['en', 'es', 'fr', 'de'] as const;

const prose = ['fiction', 'essay', 'academic', 'business', 'blog', 'script'] as const;
const factual = ['essay', 'academic', 'business', 'blog'] as const;
const none = [] as const;

/** Too little fiction of the language could be read to show that four in five of its findings are right. */
function unread(languages: readonly LanguageCode[]): NonNullable<RuleCard['onRequest']> {
  const why = 'Not shown to be right four times in five: too few findings in fiction to read';

  return languages.map((language) => ({ language, why }));
}

/** Languages in which fewer than four findings in five were right in published fiction. */
function unsure(languages: readonly LanguageCode[]): NonNullable<RuleCard['onRequest']> {
  const why = 'Fewer than four findings in five were right in published fiction';

  return languages.map((language) => ({ language, why }));
}

/** Every rule with its category, where it is valid, where it speaks by itself, and its source. */
export const ruleCatalogue: Readonly<Record<RuleName, RuleCard>> = {
  ...checkerCards,
  'long-sentence': {
    category: 'long-sentence',
    languages: any,
    kinds: prose,
    source:
      'GOV.UK content design: sentences over 25 words are harder to take in; limits per kind of document are Longhand’s own',
  },
  passive: {
    category: 'passive',
    languages: six,
    kinds: prose,
    source:
      'Huddleston & Pullum, The Cambridge Grammar of the English Language (2002), ch. 16 §10; Duden 4, Die Grammatik; Grevisse & Goosse, Le Bon Usage; RAE, Nueva gramática §41; 余光中 1979，《从西而不化到西而化之》; for Arabic تم with a verbal noun, a calque',
  },
  echo: {
    category: 'echo',
    languages: latin,
    kinds: prose,
    onRequest: unsure(['es', 'fr']),
    source:
      'Fowler, A Dictionary of Modern English Usage (1926), “Repetition of words or sounds”: the careless return of a word just used; adjectives and adverbs within thirty words are Longhand’s own limit',
  },
  'wide-echo': {
    category: 'echo',
    languages: any,
    kinds: none,
    source:
      'As echo, with nouns, all forms of a word and a window of fifty words: on request, for in published fiction about half of its findings are right, in Arabic and Chinese a quarter',
  },
  adverb: {
    category: 'adverb',
    languages: six,
    kinds: prose,
    source:
      'Strunk & White, The Elements of Style, §V.4: write with nouns and verbs; behind “he said”, §V.11: do not explain too much',
  },
  intensifier: {
    category: 'adverb',
    languages: six,
    kinds: prose,
    source:
      'Strunk & White, The Elements of Style, §V.8: avoid the use of qualifiers (rather, very, little, pretty)',
  },
  'doubled-word': {
    category: 'repetition',
    languages: any,
    kinds: prose,
    source: 'A slip of the hand; doublings that a language knows are listed',
  },
  'repeated-phrase': {
    category: 'repetition',
    languages: any,
    kinds: prose,
    onRequest: unsure(['en', 'es', 'fr', 'ar', 'zh']),
    source:
      'Fowler (1926), “Repetition”; the measure (four words, three times in the text) is Longhand’s own',
  },
  'sentence-start': {
    category: 'repetition',
    languages: any,
    kinds: prose,
    onRequest: unsure(['es']),
    source:
      'Strunk & White, §II.18: avoid a succession of loose sentences; three alike in a row is Longhand’s own measure',
  },
  'pronoun-start': {
    category: 'repetition',
    languages: six,
    kinds: ['fiction', 'essay', 'blog'],
    source:
      'Strunk & White, §II.18: avoid a succession of loose sentences; the measure (two sentences in three of a paragraph) is Longhand’s own',
  },
  alliteration: {
    category: 'repetition',
    languages: latin,
    kinds: factual,
    source: 'Fowler (1926), “Alliteration”: prose should not fall into it unawares',
  },
  cliche: {
    category: 'stock-phrase',
    languages: six,
    kinds: prose,
    source:
      'Orwell, Politics and the English Language (1946), rule i: no figure of speech you are used to seeing in print; list by Longhand',
  },
  redundancy: {
    category: 'wording',
    languages: six,
    kinds: prose,
    source: 'Strunk & White, §II.17: omit needless words; list by Longhand',
  },
  'weak-word': {
    category: 'wording',
    languages: six,
    kinds: prose,
    source: 'Strunk & White, §II.16: use definite, specific, concrete language; list by Longhand',
  },
  'vague-word': {
    category: 'wording',
    languages: six,
    kinds: factual,
    source: 'Strunk & White, §II.16: use definite, specific, concrete language; list by Longhand',
  },
  'filter-word': {
    category: 'distance',
    languages: six,
    kinds: ['fiction'],
    source:
      'Gardner, The Art of Fiction (1983), ch. 5: the needless filtering of the image through some observing consciousness',
  },
  'named-emotion': {
    category: 'distance',
    languages: six,
    kinds: ['fiction'],
    onRequest: unread(['ar', 'zh']),
    source:
      'Percy Lubbock, The Craft of Fiction (1921): the story is to be shown, not told of; Gardner, The Art of Fiction, ch. 5; lists by Longhand',
  },
  homonym: {
    category: 'grammar',
    languages: six,
    kinds: documentKinds,
    source:
      'Fowler, A Dictionary of Modern English Usage (1926); Duden 9, Zweifelsfälle; Grevisse & Goosse, Le Bon Usage; RAE, Diccionario panhispánico de dudas; 现代汉语词典; lists by Longhand',
  },
  nominalisation: {
    category: 'wording',
    languages: six,
    kinds: factual,
    source:
      'Williams, Style: Ten Lessons in Clarity and Grace, lesson 3: actions are best told by verbs; list by Longhand',
  },
  sensory: {
    category: 'wording',
    languages: six,
    kinds: none,
    source: 'The five senses after Aristotle, De anima II; list by Longhand',
  },
  'sticky-sentence': {
    category: 'structure',
    languages: ['en', 'es', 'fr', 'de'],
    kinds: none,
    source:
      'The share of small words against words that carry meaning (Ure 1971, lexical density); limits are Longhand’s own',
  },
  'long-paragraph': {
    category: 'structure',
    languages: any,
    kinds: prose,
    source:
      'Strunk & White, §II.13: make the paragraph the unit of composition; limits per kind of document are Longhand’s own',
  },
  transition: {
    category: 'wording',
    languages: six,
    kinds: factual,
    source:
      'Williams, Style, lesson 5: cohesion comes from what a sentence begins with, not from connectives; list by Longhand',
  },
  'dialogue-tag': {
    category: 'dialogue',
    languages: six,
    kinds: ['fiction'],
    source:
      'Leonard, 10 Rules of Writing (2007), rule 3: never use a verb other than “said” to carry dialogue',
  },
  'spelling-variant': {
    category: 'consistency',
    languages: six,
    kinds: documentKinds,
    source:
      'New Hart’s Rules §21; for German the reform of 1996; for French the rectifications of 1990; RAE, Ortografía (2010); 第一批异形词整理表 (GF 1001-2001)',
  },
  hyphenation: {
    category: 'consistency',
    languages: latin,
    kinds: prose,
    source: 'New Hart’s Rules §3.3: be consistent in the hyphenation of a compound',
  },
  capitalisation: {
    category: 'consistency',
    languages: ['en', 'es', 'fr'],
    kinds: factual,
    source: 'New Hart’s Rules §5.1: be consistent in the capitals of a term',
  },
  'quote-style': {
    category: 'consistency',
    languages: latin,
    kinds: documentKinds,
    source: 'New Hart’s Rules §9.2: one style of quotation marks throughout',
  },
  'number-style': {
    category: 'consistency',
    languages: latin,
    kinds: factual,
    source: 'Chicago Manual of Style §9.2: numbers treated alike throughout',
  },
  acronym: {
    category: 'consistency',
    languages: latin,
    kinds: factual,
    source:
      'Chicago Manual of Style §10.3: spell out an abbreviation on its first occurrence; New Hart’s Rules §10.2.3',
  },
  ...typographyCards,
  inclusive: {
    category: 'inclusive',
    languages: latin,
    kinds: none,
    source:
      'United Nations, Guidelines for gender-inclusive language in English, French and Spanish; list by Longhand',
  },
  'house-rule': {
    category: 'house',
    languages: any,
    kinds: documentKinds,
    source: 'The writer’s own word list',
  },
};
