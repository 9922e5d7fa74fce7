import type { ReasonCode, RuleName } from '../../findings.ts';
import { participle } from '../../languages/word-classes.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { wordCount } from '../../text/words.ts';
import { follows, formAt, isCapitalAt, isOf, opens } from '../reading.ts';

/**
 * What one rule looks for, a pattern a line: words apart by spaces, alternatives by `/`. The one word written `wrong=right` is
 * marked (`a_b` is two words, `=-` leaves it out, `=~s` takes its apostrophe away); the others stand beside it. `.` is a pause, `$` the end of a sentence, `^` the opening of a sentence, `*` any
 * word, `*ing` one with that ending, `~name` one with a capital, `~participle` one; `@set` stands for the words under `sets`.
 * `-a/b` is any but these, and `?a/b` one of these or nothing.
 */
export type SlipList = {
  rule: RuleName;
  reason: ReasonCode;
  /** Said by somebody, it is how they talk. */
  isFreeInSpeech?: boolean;
  patterns: string;
};

type Sets = Readonly<Record<string, string>>;

type Slot = {
  words: ReadonlySet<string>;
  endings: readonly string[];
  isNegated: boolean;
  isOptional: boolean;
};

type Slip = {
  list: SlipList;
  /** Words of the wrong one, in lower case. */
  wrong: readonly string[];
  right: string | null;
  /** From the wrong word outward. */
  before: readonly Slot[];
  behind: readonly Slot[];
};

/** The patterns by the first word of what is wrong. */
export function slipsOf(
  lists: readonly SlipList[],
  sets: Sets,
): ReadonlyMap<string, readonly Slip[]> {
  const slips = new Map<string, Slip[]>();
  for (const list of lists) {
    for (const line of list.patterns.split('\n')) {
      const tokens = line.trim().split(/\s+/);
      const at = tokens.findIndex((token) => token.includes('='));
      if (at < 0) continue;
      const before = tokens
        .slice(0, at)
        .reverse()
        .map((token) => slotOf(token, sets));
      const behind = tokens.slice(at + 1).map((token) => slotOf(token, sets));
      for (const pair of (tokens[at] ?? '').split('/')) {
        const [wrong = '', right = ''] = pair.split('=');
        const words = wrong.split('_');
        const first = words[0] ?? '';
        const meant = right === '' ? null : right === '-' ? '' : right.replaceAll('_', ' ');
        slips.set(first, [
          ...(slips.get(first) ?? []),
          { list, wrong: words, right: meant, before, behind },
        ]);
      }
    }
  }

  return slips;
}

function slotOf(token: string, sets: Sets): Slot {
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

/** Whether what stands at `first` is this slip. */
export function isSlip(paragraph: SegmentedParagraph, first: number, slip: Slip): boolean {
  const { wrong, before, behind } = slip;
  for (let index = 1; index < wrong.length; index++) {
    const at = first + index;
    if (!isLike(formAt(paragraph, at), wrong[index] ?? '') || !follows(paragraph, at)) return false;
  }

  return (
    isBeside(paragraph, first, before, -1) &&
    isBeside(paragraph, first + wrong.length - 1, behind, 1)
  );
}

/** `*'s` is any word with that ending. */
function isLike(form: string, wrong: string): boolean {
  return wrong.startsWith('*')
    ? form.endsWith(wrong.slice(1)) && form.length > wrong.length
    : form === wrong;
}

function isBeside(
  paragraph: SegmentedParagraph,
  from: number,
  slots: readonly Slot[],
  step: 1 | -1,
): boolean {
  let at = from;
  for (const slot of slots) {
    const isParted = !follows(paragraph, step < 0 ? at : at + 1);
    const next = at + step;
    const edge = step < 0 ? (opens(paragraph, at) ? '^' : '') : isLast(paragraph, at) ? '$' : '';
    const fits = isParted ? isPause(slot, edge) : isIn(paragraph, next, slot);
    if (fits === slot.isNegated) {
      if (!slot.isOptional) return false;
      continue;
    }
    if (!isParted) at = next;
  }

  return true;
}

/** A pause, the edge of a sentence or none. */
function isPause({ words }: Slot, edge: string): boolean {
  return words.has('') || (edge !== '' && words.has(edge));
}

function isLast(paragraph: SegmentedParagraph, at: number): boolean {
  return at + 1 === wordCount(paragraph.words) || opens(paragraph, at + 1);
}

function isIn(paragraph: SegmentedParagraph, at: number, { words, endings }: Slot): boolean {
  const form = formAt(paragraph, at);
  if (words.has(form) || words.has('*')) return true;
  if (words.has('~name') && isCapitalAt(paragraph, at)) return true;
  if (words.has('~participle') && (isOf(paragraph, at, participle) || pasts.has(form))) return true;

  return endings.some((ending) => form.endsWith(ending) && form.length > ending.length + 1);
}

const pasts = new Set(['been', 'gone', 'come', 'had', 'done', 'become', 'run']);
