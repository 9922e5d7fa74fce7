import type { SegmentedParagraph } from '../paragraph.ts';
import { endOf, startOf, wordCount } from '../text/words.ts';
import { wordAt } from './reading.ts';

/**
 * What a text says an acronym stands for: the words before it, where it stands in brackets, or those in the brackets behind it,
 * if their initials are its letters. Null where it says nothing of the kind.
 */
export function expansionOf(
  paragraph: SegmentedParagraph,
  index: number,
  name: string,
): string | null {
  const { text, words } = paragraph;
  const before = text[startOf(words, index) - 1];
  const after = text.slice(endOf(words, index), endOf(words, index) + 2);
  if (before === '(' && /^[),;]/.test(after)) return spelledBackFrom(paragraph, index - 1, name);
  if (after !== ' (') return null;
  const close = text.indexOf(')', endOf(words, index));
  let last = index;
  while (last + 1 < wordCount(words) && startOf(words, last + 1) < close) last++;
  const expansion = spelledBackFrom(paragraph, last, name);

  return expansion !== null && text.slice(0, close).endsWith(expansion) ? expansion : null;
}

/** The words that end here and spell the name with their initials; small words between them need not. */
function spelledBackFrom(paragraph: SegmentedParagraph, last: number, name: string): string | null {
  const first = firstOf(paragraph, last, name.toLowerCase());
  if (first === null) return null;
  const { text, words } = paragraph;
  const expansion = text.slice(startOf(words, first), endOf(words, last));
  if (/[.!?:;()[\]]/.test(expansion)) return null;

  return first < last || expansion.includes('-') ? expansion : null;
}

/** Where words that end with this one begin to spell the letters; null where they do not. */
function firstOf(paragraph: SegmentedParagraph, at: number, letters: string): number | null {
  if (at < 0) return null;
  const word = wordAt(paragraph, at).toLowerCase();
  const initials = word
    .split(/[-‐‑]/)
    .map((part) => part.charAt(0))
    .join('');
  for (const some of new Set([initials, initials.charAt(0)])) {
    if (some === '' || !letters.endsWith(some)) continue;
    const left = letters.slice(0, -some.length);
    const first = left === '' ? at : firstOf(paragraph, at - 1, left);
    if (first !== null) return first;
  }

  return small.has(word) ? firstOf(paragraph, at - 1, letters) : null;
}

const small = new Set(
  `a an and at by for from in of on or the to with al con da de del di e el en la las los para por u un una y
  à au aux des du et l les ou par pour sur am an auf aus bei das dem den der die für im in mit oder und von zu zum zur`.split(
    /\s+/,
  ),
);
