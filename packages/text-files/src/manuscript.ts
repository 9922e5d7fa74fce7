import { type Block, plainTextOf } from './blocks.ts';
import type { Book } from './book.ts';

/** Text of the title page besides title and author. */
export type TitlePage = {
  /** Contact details of the author, line by line. */
  contact: readonly string[];
  /** The rounded word count. */
  wordCount: string;
  /** The word between title and author. */
  by: string;
};

/** A paragraph that consists only of symbols is a scene break. */
export function isSceneBreak(block: Block): boolean {
  if (block.kind === 'rule') return true;

  return (
    block.kind === 'paragraph' && /^\s*(?:[#*⁂•◆◇❖~—–-]\s*){1,10}$/.test(plainTextOf(block.spans))
  );
}

/** Running head: surname and title in capitals. Chinese names start with the surname and are short enough to be used whole. */
export function runningHead({ title, author, language }: Book): string {
  const surname = /\p{Script=Han}/u.test(author)
    ? author
    : (author.trim().split(/\s+/).at(-1) ?? '');
  const letters = [...title.toLocaleUpperCase(language === 'und' ? 'en' : language)];
  const short =
    letters.length <= 40 ? letters.join('') : `${letters.slice(0, 38).join('').trimEnd()}…`;

  return [surname, short].filter((part) => part !== '').join(' / ');
}
