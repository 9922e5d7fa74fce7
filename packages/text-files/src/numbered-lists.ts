import type { Block } from './blocks.ts';

/** Position of an item: the index of its numbered list (from 0) and the first number of that list. */
export type ListPosition = { list: number; start: number };

type Item = Extract<Block, { kind: 'item' }>;
type PrecedingItem = { sign: string; isNumbered: boolean; within: ListPosition } | undefined;

/**
 * Assigns numbered items to lists. A list continues while each number follows the previous one at its depth (or repeats 1, as Markdown is
 * often typed) and only items lie between.
 *
 * @param blocks null for a line that is not a block
 */
export function numberedLists(blocks: readonly (Block | null)[]): Map<Block, ListPosition> {
  const lists = new Map<Block, ListPosition>();
  const above: PrecedingItem[] = [];
  let count = 0;
  for (const block of blocks) {
    if (block?.kind !== 'item') {
      if (block !== null) above.length = 0;
      continue;
    }
    above.length = Math.min(above.length, block.level);
    const last = above[block.level - 1];
    const continuesList = last?.isNumbered && follows(block.sign, last.sign);
    const position = continuesList
      ? last.within
      : { list: count, start: Number.parseInt(block.sign, 10) };
    if (isNumbered(block)) {
      lists.set(block, position);
      if (!continuesList) count += 1;
    }
    above[block.level - 1] = { sign: block.sign, isNumbered: isNumbered(block), within: position };
  }

  return lists;
}

function isNumbered({ sign }: Item): boolean {
  return /^\d/.test(sign);
}

function follows(sign: string, last: string): boolean {
  const [number, before] = [Number.parseInt(sign, 10), Number.parseInt(last, 10)];

  return sign.at(-1) === last.at(-1) && (number === before + 1 || (number === 1 && before === 1));
}
