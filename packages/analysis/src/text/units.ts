import { classOf, lowerOf, space } from './characters.ts';

/**
 * A stretch of text unit by unit: the class of each, and its lower case. Read once, so that all that looks for words
 * looks into plain memory. The memory is shared: what was read last is what it holds.
 */
export type Units = {
  kinds: Uint8Array;
  lowered: Uint16Array;
  length: number;
  /** Every class met, as bits `1 << class`. */
  seen: number;
  spaces: number;
  breaks: number;
  /** No unit that could be less than a whole character. */
  isEven: boolean;
};

const units: Units = {
  kinds: new Uint8Array(4096),
  lowered: new Uint16Array(4096),
  length: 0,
  seen: 0,
  spaces: 0,
  breaks: 0,
  isEven: true,
};

/** Reads a text into the shared memory. */
export function unitsOf(text: string): Units {
  const { length } = text;
  if (length > units.kinds.length) {
    units.kinds = new Uint8Array(length * 2);
    units.lowered = new Uint16Array(length * 2);
  }
  const { kinds, lowered } = units;
  let seen = 0;
  let spaces = 0;
  let breaks = 0;
  let isEven = true;
  for (let index = 0; index < length; index++) {
    const unit = text.charCodeAt(index);
    const kind = classOf(unit);
    kinds[index] = kind;
    lowered[index] = lowerOf(unit);
    seen |= 1 << kind;
    if (unit > 0x2ff) isEven &&= unit >= 0x2010 && unit <= 0x2027;
    if (kind !== space) continue;
    if (isBreak(unit)) breaks++;
    else spaces++;
  }
  units.length = length;
  units.seen = seen;
  units.spaces = spaces;
  units.breaks = breaks;
  units.isEven = isEven;

  return units;
}

const usualLength = 1 << 20;

/** Gives back the memory that a very long paragraph took. */
export function shrinkUnits(): void {
  if (units.kinds.length <= usualLength) return;

  units.kinds = new Uint8Array(4096);
  units.lowered = new Uint16Array(4096);
}

function isBreak(unit: number): boolean {
  return unit === 10 || unit === 13 || unit === 0x2028 || unit === 0x2029;
}
