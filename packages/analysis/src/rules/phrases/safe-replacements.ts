import type { RuleName } from '../../findings.ts';
import { intensifier } from '../../languages/word-classes.ts';
import type { LanguageCode } from '../../options.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { endOf, startOf, wordCount } from '../../text/words.ts';
import type { Match } from '../rule.ts';
import { formAt, isAdjacent, isSentenceStart } from '../word-access.ts';
import { fitsAdjacentWords, includeArticle, matchLetterCase } from './replacement-forms.ts';

/** Rules that replace words. Other rules set exact punctuation or letters. */
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

/** Rules based on Longhand's lists and on checkers. Spelling corrections may be any word. */
const styleRules: ReadonlySet<RuleName> = new Set(
  [...wordRules].filter((rule) => rule !== 'spelling' && rule !== 'homonym'),
);

/**
 * Keeps only suggestions that can safely replace the text: adapted to its letter case, with the correct article, and without repeated words
 * or a change of person or tense.
 */
export function withSafeReplacements(paragraph: SegmentedParagraph, match: Match): Match {
  if (!match.suggestions || match.suggestions.length === 0 || !wordRules.has(match.rule)) {
    return match;
  }
  const { code } = paragraph.vocabulary.language;
  const written = getMatchedText(paragraph, match);
  const suggestions = match.suggestions
    .flatMap((one) => fitAmount(paragraph, match, one))
    .map((one) => matchLetterCase(written, one, getReplacementContext(paragraph, match)))
    .filter((one) => isSafe(paragraph, match, { written, suggestion: one }));
  const safeMatch = { ...match, suggestions: [...new Set(suggestions)] };

  return code === 'en' && match.from === undefined
    ? includeArticle(paragraph, safeMatch)
    : safeMatch;
}

function getMatchedText(
  { text, words }: SegmentedParagraph,
  { first, end, from, to }: Match,
): string {
  return text.slice(from ?? startOf(words, first), to ?? endOf(words, end - 1));
}

function getReplacementContext(paragraph: SegmentedParagraph, { first, end }: Match) {
  return {
    language: paragraph.vocabulary.language.code,
    opensSentence: isSentenceStart(paragraph, first),
    isOneWord: end - first === 1,
  };
}

/** “many of the boats”, “a lot of rain”: adapts an amount to the following words. */
function fitAmount(paragraph: SegmentedParagraph, { end }: Match, suggestion: string): string[] {
  if (paragraph.vocabulary.language.code !== 'en' || !amountWords.test(suggestion))
    return [suggestion];
  const next = formAt(paragraph, end);
  if (!isAdjacent(paragraph, end)) return [];
  if (determinersAndPronouns.test(next)) return [`${suggestion} of`];
  if (suggestion === 'many') return isPlural(next) ? [suggestion] : [];
  if (suggestion === 'much') return uncountableNouns.test(next) ? [suggestion] : [];

  return [suggestion];
}

const amountWords = /^(?:many|much|most|some|several)$/;
const determinersAndPronouns =
  /^(?:the|this|that|these|those|my|your|his|her|its|our|their|them|us|you|it|whom|which)$/;
const uncountableNouns =
  /^(?:water|time|money|work|noise|light|food|trouble|room|snow|rain|blood|help|love|talk|sense|attention|effort|pain|space|dust|energy|power|information|news|advice|patience|sleep|air|land|traffic|luck)$/;

function isPlural(form: string): boolean {
  return (
    /^(?:people|men|women|children|feet|teeth|mice|geese|others|sheep|fish)$/.test(form) ||
    /[^su']s$/.test(form)
  );
}

type Replacement = { written: string; suggestion: string };

function isSafe(paragraph: SegmentedParagraph, match: Match, replacement: Replacement): boolean {
  const { language } = paragraph.vocabulary;
  const before = adjacentForm(paragraph, match.first - 1, match.first);
  const after = adjacentForm(paragraph, match.end, match.end);
  const words = replacement.suggestion.toLowerCase().split(/\s+/);
  if (replacement.suggestion === replacement.written) return false;
  if (replacement.suggestion !== '' && (words[0] === before || words.at(-1) === after))
    return false;
  if (addsFirstPerson(replacement, language.code) || !keepsTense(paragraph, match, replacement))
    return false;
  if (styleRules.has(match.rule) && words.some((word) => isIntensifier(paragraph, word)))
    return false;
  if (language.code === 'en' && modal.test(replacement.suggestion))
    return !wordsBeforeModal.test(before);

  return fitsAdjacentWords(language.code, replacement, { before, after });
}

/** The adjacent word separated only by a space; empty if there is none. */
function adjacentForm(paragraph: SegmentedParagraph, index: number, gapIndex: number): string {
  if (index < 0 || index >= wordCount(paragraph.words) || !isAdjacent(paragraph, gapIndex))
    return '';

  return formAt(paragraph, index);
}

function isIntensifier({ vocabulary }: SegmentedParagraph, word: string): boolean {
  return (vocabulary.language.classify(word, 1) & intensifier) !== 0;
}

const modal = /^(?:can|could|cannot)\b/i;
const wordsBeforeModal =
  /^(?:to|will|would|shall|should|may|might|must|has|have|had|not|be|being|is|am|are|was|were)$|n't$|'(?:ll|d|ve)$/;

const firstPerson: Partial<Record<LanguageCode, RegExp>> = {
  en: /(?<![\p{L}])(?:i|me|my|mine|myself|we|us|our|ours|ourselves)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:yo|mí|mi|mis|mío|mía|nosotros|nuestro|nuestra)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:je|moi|mon|ma|mes|nous|notre|nos)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*)(?![\p{L}])/iu,
};

/** “my own” for “her own personal” changes the person. */
function addsFirstPerson({ written, suggestion }: Replacement, language: LanguageCode): boolean {
  const words = firstPerson[language];

  return (words?.test(suggestion) ?? false) && !words?.test(written);
}

const checkerRules: ReadonlySet<RuleName> = new Set(['agreement', 'word-form', 'language-tool']);

/** “He run home yesterday”: in a past-tense sentence a present-tense correction is not safe. */
function keepsTense(
  paragraph: SegmentedParagraph,
  { rule, first, end }: Match,
  { written, suggestion }: Replacement,
): boolean {
  if (paragraph.vocabulary.language.code !== 'en' || !checkerRules.has(rule)) return true;
  if (!isThirdPersonOf(written.toLowerCase(), suggestion.toLowerCase())) return true;
  let from = first;
  while (from > 0 && !isSentenceStart(paragraph, from)) from--;
  for (let index = from; index < wordCount(paragraph.words); index++) {
    if (index > end && isSentenceStart(paragraph, index)) return true;
    if (index >= first && index < end) continue;
    if (pastTenseWords.test(formAt(paragraph, index))) return false;
  }

  return true;
}

/** “runs” of “run”, including with its subject: “he runs” of “he run”. */
function isThirdPersonOf(written: string, suggestion: string): boolean {
  return (
    [`${written}s`, `${written}es`].includes(suggestion) ||
    (written.endsWith('y') && suggestion === `${written.slice(0, -1)}ies`)
  );
}

const pastTenseWords =
  /^(?:yesterday|ago|last|earlier|previously|once|then|was|were|had|did|didn't|went|came|said|saw|took|made|knew|thought|told|left|found|\p{L}{3,}ed)$/u;
