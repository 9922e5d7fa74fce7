import { type Block, wordsOf } from './blocks.ts';
import type { Book } from './book.ts';

/** What stands on the title page beside title and author, in words. */
export type TitlePage = {
  /** How to reach the author, line by line. */
  contact: readonly string[];
  /** The rounded number of words. */
  size: string;
  /** What stands between title and author. */
  by: string;
};

/** A paragraph of signs alone parts two scenes. */
export function isSceneBreak(block: Block): boolean {
  if (block.kind === 'rule') return true;

  return block.kind === 'paragraph' && /^\s*(?:[#*⁂•◆◇❖~—–-]\s*){1,10}$/.test(wordsOf(block.spans));
}

/** Surname, title in capitals, then the page. A name in Chinese has the surname first, and is short enough to stand whole. */
export function runningHead({ title, author, language }: Book): string {
  const surname = /\p{Script=Han}/u.test(author)
    ? author
    : (author.trim().split(/\s+/).at(-1) ?? '');
  const letters = [...title.toLocaleUpperCase(language === 'und' ? 'en' : language)];
  const short =
    letters.length <= 40 ? letters.join('') : `${letters.slice(0, 38).join('').trimEnd()}…`;

  return [surname, short].filter((part) => part !== '').join(' / ');
}
