import type { OwnWord } from './own-words.ts';

/**
 * Key under which two own words of one kind and project are duplicates.
 *
 * @example ownWordKey({ kind: 'dictionary', rule: '', word: 'Skerrick', isExact: false }) // 'skerrick'
 */
export function ownWordKey({
  kind,
  rule,
  word,
  isExact,
}: Pick<OwnWord, 'kind' | 'rule' | 'word' | 'isExact'>): string {
  const folded = word.normalize('NFC').toLowerCase();
  if (kind === 'ignore') return `${rule}:${folded}`;
  if (kind === 'dictionary') return folded;

  // Escape a leading `=` or backslash: `=` marks exact words.
  return isExact ? `=${word}` : folded.replace(/^[=\\]/, '\\$&');
}
