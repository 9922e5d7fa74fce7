import type { OwnWord } from './own-words.ts';

/**
 * What makes two own words of one kind and project the same.
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

  // The sign of what is exact may be a word's own first letter, too.
  return isExact ? `=${word}` : folded.replace(/^[=\\]/, '\\$&');
}
