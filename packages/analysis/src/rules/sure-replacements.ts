import type { RuleName } from '../findings.ts';
import { intensifier } from '../languages/word-classes.ts';
import type { LanguageCode } from '../options.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { endOf, startOf, wordCount } from '../text/words.ts';
import { follows, formAt, opens } from './reading.ts';
import { caseLike, joinsWith, withArticle } from './replacement-forms.ts';
import type { Match } from './rule.ts';

/** Rules that put words in the place of words. The others set the very marks or letters they mean. */
const wordRules: ReadonlySet<RuleName> = new Set([
  'spelling',
  'agreement',
  'word-form',
  'article',
  'confused-word',
  'joined-words',
  'language-tool',
  'intensifier',
  'adverb',
  'cliche',
  'redundancy',
  'weak-word',
  'vague-word',
  'filter-word',
  'named-emotion',
  'homonym',
  'nominalisation',
  'sensory',
  'transition',
  'spelling-variant',
  'hyphenation',
  'number-style',
  'inclusive',
  'dialogue-tag',
]);

/** Rules of the engine's own lists and of checkers; a misspelt word may be any other word. */
const styleRules: ReadonlySet<RuleName> = new Set(
  [...wordRules].filter((rule) => rule !== 'spelling' && rule !== 'homonym'),
);

/**
 * A match with only those suggestions that can take the place of the words as they stand: in their letter case, with
 * “a” or “an” before them as it has to be, and with nothing doubled, no other person and no other tense brought in.
 */
export function withSureReplacements(paragraph: SegmentedParagraph, match: Match): Match {
  if (!match.suggestions || match.suggestions.length === 0 || !wordRules.has(match.rule)) {
    return match;
  }
  const { code } = paragraph.vocabulary.language;
  const written = writtenOf(paragraph, match);
  const suggestions = match.suggestions
    .flatMap((one) => fitted(paragraph, match, one))
    .map((one) => caseLike(written, one, placeOf(paragraph, match)))
    .filter((one) => isSure(paragraph, match, { written, suggestion: one }));
  const sure = { ...match, suggestions: [...new Set(suggestions)] };

  return code === 'en' && match.from === undefined ? withArticle(paragraph, sure) : sure;
}

function writtenOf({ text, words }: SegmentedParagraph, { first, end, from, to }: Match): string {
  return text.slice(from ?? startOf(words, first), to ?? endOf(words, end - 1));
}

function placeOf(paragraph: SegmentedParagraph, { first, end }: Match) {
  return {
    language: paragraph.vocabulary.language.code,
    opensSentence: opens(paragraph, first),
    isOneWord: end - first === 1,
  };
}

/** “many of the boats”, “a lot of rain”: an amount as the words behind it want it. */
function fitted(paragraph: SegmentedParagraph, { end }: Match, suggestion: string): string[] {
  if (paragraph.vocabulary.language.code !== 'en' || !amount.test(suggestion)) return [suggestion];
  const next = formAt(paragraph, end);
  if (!follows(paragraph, end)) return [];
  if (ownedOrShown.test(next)) return [`${suggestion} of`];
  if (suggestion === 'many') return isPlural(next) ? [suggestion] : [];
  if (suggestion === 'much') return uncounted.test(next) ? [suggestion] : [];

  return [suggestion];
}

const amount = /^(?:many|much|most|some|several)$/;
const ownedOrShown =
  /^(?:the|this|that|these|those|my|your|his|her|its|our|their|them|us|you|it|whom|which)$/;
const uncounted =
  /^(?:water|time|money|work|noise|light|food|trouble|room|snow|rain|blood|help|love|talk|sense|attention|effort|pain|space|dust|energy|power|information|news|advice|patience|sleep|air|land|traffic|luck)$/;

function isPlural(form: string): boolean {
  return (
    /^(?:people|men|women|children|feet|teeth|mice|geese|others|sheep|fish)$/.test(form) ||
    /[^su']s$/.test(form)
  );
}

type Change = { written: string; suggestion: string };

function isSure(paragraph: SegmentedParagraph, match: Match, change: Change): boolean {
  const { language } = paragraph.vocabulary;
  const before = edgeAt(paragraph, match.first - 1, match.first);
  const after = edgeAt(paragraph, match.end, match.end);
  const words = change.suggestion.toLowerCase().split(/\s+/);
  if (change.suggestion === change.written) return false;
  if (change.suggestion !== '' && (words[0] === before || words.at(-1) === after)) return false;
  if (bringsPerson(change, language.code) || !keepsTense(paragraph, match, change)) return false;
  if (styleRules.has(match.rule) && words.some((word) => isStrengthener(paragraph, word)))
    return false;
  if (language.code === 'en' && modal.test(change.suggestion)) return !beforeModal.test(before);

  return joinsWith(language.code, change, { before, after });
}

/** The word beside the match with nothing but space between; empty where there is none. */
function edgeAt(paragraph: SegmentedParagraph, index: number, gap: number): string {
  if (index < 0 || index >= wordCount(paragraph.words) || !follows(paragraph, gap)) return '';

  return formAt(paragraph, index);
}

function isStrengthener({ vocabulary }: SegmentedParagraph, word: string): boolean {
  return (vocabulary.language.classify(word, 1) & intensifier) !== 0;
}

const modal = /^(?:can|could|cannot)\b/i;
const beforeModal =
  /^(?:to|will|would|shall|should|may|might|must|has|have|had|not|be|being|is|am|are|was|were)$|n't$|'(?:ll|d|ve)$/;

const firstPerson: Partial<Record<LanguageCode, RegExp>> = {
  en: /(?<![\p{L}])(?:i|me|my|mine|myself|we|us|our|ours|ourselves)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:yo|mí|mi|mis|mío|mía|nosotros|nuestro|nuestra)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:je|moi|mon|ma|mes|nous|notre|nos)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*)(?![\p{L}])/iu,
};

/** “my own” for “her own personal” makes it somebody else's. */
function bringsPerson({ written, suggestion }: Change, language: LanguageCode): boolean {
  const words = firstPerson[language];

  return (words?.test(suggestion) ?? false) && !words?.test(written);
}

const checkerRules: ReadonlySet<RuleName> = new Set(['agreement', 'word-form', 'language-tool']);

/** “He run home yesterday” is no “runs”: where a sentence tells of the past, a checker's present is not sure. */
function keepsTense(
  paragraph: SegmentedParagraph,
  { rule, first, end }: Match,
  { written, suggestion }: Change,
): boolean {
  if (paragraph.vocabulary.language.code !== 'en' || !checkerRules.has(rule)) return true;
  if (!isPresentOf(written.toLowerCase(), suggestion.toLowerCase())) return true;
  let from = first;
  while (from > 0 && !opens(paragraph, from)) from--;
  for (let index = from; index < wordCount(paragraph.words); index++) {
    if (index > end && opens(paragraph, index)) return true;
    if (index >= first && index < end) continue;
    if (past.test(formAt(paragraph, index))) return false;
  }

  return true;
}

/** “runs” of “run”, also where its subject is part of it: “he runs” of “he run”. */
function isPresentOf(written: string, suggestion: string): boolean {
  return (
    [`${written}s`, `${written}es`].includes(suggestion) ||
    (written.endsWith('y') && suggestion === `${written.slice(0, -1)}ies`)
  );
}

const past =
  /^(?:yesterday|ago|last|earlier|previously|once|then|was|were|had|did|didn't|went|came|said|saw|took|made|knew|thought|told|left|found|\p{L}{3,}ed)$/u;
