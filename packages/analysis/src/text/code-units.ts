import { classOf, lowerOf, space } from './characters.ts';

/**
 * The class and the lower case of each UTF-16 unit of a text. Computed once, so that the tokenizer reads typed arrays.
 * The memory is shared: it contains the last text only.
 */
export type CodeUnits = {
  kinds: Uint8Array;
  lowered: Uint16Array;
  length: number;
  /** Bits `1 << class` of all classes in the text. */
  classMask: number;
  spaces: number;
  breaks: number;
  /** Every unit is a whole character. */
  isSimple: boolean;
};

const units: CodeUnits = {
  kinds: new Uint8Array(4096),
  lowered: new Uint16Array(4096),
  length: 0,
  classMask: 0,
  spaces: 0,
  breaks: 0,
  isSimple: true,
};

/** Classifies the units of a text into the shared memory. */
export function classifyUnits(text: string): CodeUnits {
  const { length } = text;
  if (length > units.kinds.length) {
    units.kinds = new Uint8Array(length * 2);
    units.lowered = new Uint16Array(length * 2);
  }
  const { kinds, lowered } = units;
  let classMask = 0;
  let spaces = 0;
  let breaks = 0;
  let isSimple = true;
  for (let index = 0; index < length; index++) {
    const unit = text.charCodeAt(index);
    const kind = classOf(unit);
    kinds[index] = kind;
    lowered[index] = lowerOf(unit);
    classMask |= 1 << kind;
    if (unit > 0x2ff) isSimple &&= unit >= 0x2010 && unit <= 0x2027;
    if (kind !== space) continue;
    if (isBreak(unit)) breaks++;
    else spaces++;
  }
  units.length = length;
  units.classMask = classMask;
  units.spaces = spaces;
  units.breaks = breaks;
  units.isSimple = isSimple;

  return units;
}

const maxRetainedLength = 1 << 20;

/** Releases the memory of a very long paragraph. */
export function releaseUnits(): void {
  if (units.kinds.length <= maxRetainedLength) return;

  units.kinds = new Uint8Array(4096);
  units.lowered = new Uint16Array(4096);
}

function isBreak(unit: number): boolean {
  return unit === 10 || unit === 13 || unit === 0x2028 || unit === 0x2029;
}
