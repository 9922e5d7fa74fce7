import type { Block } from './blocks.ts';

/** Where an item stands in a list with numbers: which of them it is (from 0), and the number that list begins with. */
export type InList = { list: number; start: number };

type Item = Extract<Block, { kind: 'item' }>;
type Above = { sign: string; isNumbered: boolean; within: InList } | undefined;

/**
 * The numbered items of a text, each with the list that it belongs to. A list goes on while every number is the next one at its depth
 * (or a 1 after a 1, as Markdown is often typed) and nothing but items lies between.
 *
 * @param blocks null where something lies between that is no block
 */
export function numberedLists(blocks: readonly (Block | null)[]): Map<Block, InList> {
  const lists = new Map<Block, InList>();
  const above: Above[] = [];
  let count = 0;
  for (const block of blocks) {
    if (block?.kind !== 'item') {
      if (block !== null) above.length = 0;
      continue;
    }
    above.length = Math.min(above.length, block.level);
    const last = above[block.level - 1];
    const goesOn = last?.isNumbered && follows(block.sign, last.sign);
    const within = goesOn ? last.within : { list: count, start: Number.parseInt(block.sign, 10) };
    if (isNumbered(block)) {
      lists.set(block, within);
      if (!goesOn) count += 1;
    }
    above[block.level - 1] = { sign: block.sign, isNumbered: isNumbered(block), within };
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
