import type { SegmentedParagraph } from '../../paragraph.ts';
import { endOf, startOf, wordCount } from '../../text/words.ts';
import { wordAt } from '../word-access.ts';

/**
 * The expansion of an acronym: the words before it if it stands in brackets, or the words in the brackets after it, if their initials are
 * its letters. Null if there is none.
 */
export function findExpansion(
  paragraph: SegmentedParagraph,
  index: number,
  name: string,
): string | null {
  const { text, words } = paragraph;
  const before = text[startOf(words, index) - 1];
  const after = text.slice(endOf(words, index), endOf(words, index) + 2);
  if (before === '(' && /^[),;]/.test(after))
    return findExpansionBefore(paragraph, index - 1, name);
  if (after !== ' (') return null;
  const close = text.indexOf(')', endOf(words, index));
  let lastWord = index;
  while (lastWord + 1 < wordCount(words) && startOf(words, lastWord + 1) < close) lastWord++;
  const expansion = findExpansionBefore(paragraph, lastWord, name);

  return expansion !== null && text.slice(0, close).endsWith(expansion) ? expansion : null;
}

/** The words ending at `lastWord` whose initials spell the acronym. Function words between them are skipped. */
function findExpansionBefore(
  paragraph: SegmentedParagraph,
  last: number,
  name: string,
): string | null {
  const first = findExpansionStart(paragraph, last, name.toLowerCase());
  if (first === null) return null;
  const { text, words } = paragraph;
  const expansion = text.slice(startOf(words, first), endOf(words, last));
  if (/[.!?:;()[\]]/.test(expansion)) return null;

  return first < last || expansion.includes('-') ? expansion : null;
}

/** Index of the first word of the expansion, or null if the initials do not match. */
function findExpansionStart(
  paragraph: SegmentedParagraph,
  wordIndex: number,
  letters: string,
): number | null {
  if (wordIndex < 0) return null;
  const word = wordAt(paragraph, wordIndex).toLowerCase();
  const initials = word
    .split(/[-‐‑]/)
    .map((part) => part.charAt(0))
    .join('');
  for (const matchedInitials of new Set([initials, initials.charAt(0)])) {
    if (matchedInitials === '' || !letters.endsWith(matchedInitials)) continue;
    const remainingLetters = letters.slice(0, -matchedInitials.length);
    const first =
      remainingLetters === ''
        ? wordIndex
        : findExpansionStart(paragraph, wordIndex - 1, remainingLetters);
    if (first !== null) return first;
  }

  return functionWords.has(word) ? findExpansionStart(paragraph, wordIndex - 1, letters) : null;
}

const functionWords = new Set(
  `a an and at by for from in of on or the to with al con da de del di e el en la las los para por u un una y
  à au aux des du et l les ou par pour sur am an auf aus bei das dem den der die für im in mit oder und von zu zum zur`.split(
    /\s+/,
  ),
);
