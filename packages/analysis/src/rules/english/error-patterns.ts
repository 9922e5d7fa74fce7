import type { ReasonCode, RuleName } from '../../findings.ts';
import { participle } from '../../languages/word-classes.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { wordCount } from '../../text/words.ts';
import { formAt, hasClass, isAdjacent, isCapitalAt, isSentenceStart } from '../word-access.ts';

/**
 * Patterns of one rule, one per line: words are separated by spaces, alternatives by `/`. The word written `wrong=right` is marked (`a_b`
 * is two words, `=-` removes the word, `=~s` removes its apostrophe); the others are context. `.` is a pause, `$` the end and `^` the start
 * of a sentence, `*` any word, `*ing` a word with that ending, `~name` a capitalized word, `~participle` a participle; `@set` stands for
 * the words under `sets`. `-a/b` excludes these words, `?a/b` makes them optional.
 */
export type ErrorPatternList = {
  rule: RuleName;
  reason: ReasonCode;
  /** Not an error in dialogue. */
  isAllowedInDialogue?: boolean;
  patterns: string;
};

type WordSets = Readonly<Record<string, string>>;

type ContextSlot = {
  words: ReadonlySet<string>;
  endings: readonly string[];
  isNegated: boolean;
  isOptional: boolean;
};

type ErrorPattern = {
  list: ErrorPatternList;
  /** Words of the error, lowercase. */
  wrong: readonly string[];
  right: string | null;
  /** Ordered from the error outward. */
  before: readonly ContextSlot[];
  behind: readonly ContextSlot[];
};

/** The patterns, keyed by the first word of the error. */
export function parseErrorPatterns(
  lists: readonly ErrorPatternList[],
  sets: WordSets,
): ReadonlyMap<string, readonly ErrorPattern[]> {
  const patternsByWord = new Map<string, ErrorPattern[]>();
  for (const list of lists) {
    for (const line of list.patterns.split('\n')) {
      const tokens = line.trim().split(/\s+/);
      const at = tokens.findIndex((token) => token.includes('='));
      if (at < 0) continue;
      const before = tokens
        .slice(0, at)
        .reverse()
        .map((token) => parseSlot(token, sets));
      const behind = tokens.slice(at + 1).map((token) => parseSlot(token, sets));
      for (const pair of (tokens[at] ?? '').split('/')) {
        const [wrong = '', right = ''] = pair.split('=');
        const words = wrong.split('_');
        const first = words[0] ?? '';
        const replacement = right === '' ? null : right === '-' ? '' : right.replaceAll('_', ' ');
        patternsByWord.set(first, [
          ...(patternsByWord.get(first) ?? []),
          { list, wrong: words, right: replacement, before, behind },
        ]);
      }
    }
  }

  return patternsByWord;
}

function parseSlot(token: string, sets: WordSets): ContextSlot {
  const isNegated = token.startsWith('-');
  const isOptional = token.startsWith('?');
  const elements = token
    .slice(isNegated || isOptional ? 1 : 0)
    .split('/')
    .flatMap((element) =>
      element.startsWith('@') ? (sets[element.slice(1)] ?? '').trim().split(/\s+/) : element,
    );
  const endings = elements.filter((one) => one.length > 1 && one.startsWith('*'));

  return {
    words: new Set(elements.map((element) => (element === '.' ? '' : element))),
    endings: endings.map((one) => one.slice(1)),
    isNegated,
    isOptional,
  };
}

/** Whether the words at `first` match the pattern. */
export function matchesPattern(
  paragraph: SegmentedParagraph,
  first: number,
  pattern: ErrorPattern,
): boolean {
  const { wrong, before, behind } = pattern;
  for (let index = 1; index < wrong.length; index++) {
    const at = first + index;
    if (!matchesWord(formAt(paragraph, at), wrong[index] ?? '') || !isAdjacent(paragraph, at))
      return false;
  }

  return (
    matchesContext(paragraph, first, before, -1) &&
    matchesContext(paragraph, first + wrong.length - 1, behind, 1)
  );
}

/** `*'s` matches any word with that ending. */
function matchesWord(form: string, wrong: string): boolean {
  return wrong.startsWith('*')
    ? form.endsWith(wrong.slice(1)) && form.length > wrong.length
    : form === wrong;
}

function matchesContext(
  paragraph: SegmentedParagraph,
  from: number,
  slots: readonly ContextSlot[],
  step: 1 | -1,
): boolean {
  let at = from;
  for (const slot of slots) {
    const isSeparated = !isAdjacent(paragraph, step < 0 ? at : at + 1);
    const next = at + step;
    const boundary =
      step < 0
        ? isSentenceStart(paragraph, at)
          ? '^'
          : ''
        : isSentenceEnd(paragraph, at)
          ? '$'
          : '';
    const fits = isSeparated ? matchesBoundary(slot, boundary) : matchesSlot(paragraph, next, slot);
    if (fits === slot.isNegated) {
      if (!slot.isOptional) return false;
      continue;
    }
    if (!isSeparated) at = next;
  }

  return true;
}

/** Matches a pause or a sentence boundary. */
function matchesBoundary({ words }: ContextSlot, boundary: string): boolean {
  return words.has('') || (boundary !== '' && words.has(boundary));
}

function isSentenceEnd(paragraph: SegmentedParagraph, at: number): boolean {
  return at + 1 === wordCount(paragraph.words) || isSentenceStart(paragraph, at + 1);
}

function matchesSlot(
  paragraph: SegmentedParagraph,
  at: number,
  { words, endings }: ContextSlot,
): boolean {
  const form = formAt(paragraph, at);
  if (words.has(form) || words.has('*')) return true;
  if (words.has('~name') && isCapitalAt(paragraph, at)) return true;
  if (
    words.has('~participle') &&
    (hasClass(paragraph, at, participle) || irregularParticiples.has(form))
  )
    return true;

  return endings.some((ending) => form.endsWith(ending) && form.length > ending.length + 1);
}

const irregularParticiples = new Set(['been', 'gone', 'come', 'had', 'done', 'become', 'run']);
