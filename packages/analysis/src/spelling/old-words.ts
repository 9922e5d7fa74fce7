type Knows = (word: string) => boolean;

/**
 * English as it was written, or as it is sung: thou sayest, he sitteth, did’st, walk’d, th’ocean, t’gallant. The verb below
 * has to be known. To be asked only of words that are no slip for another.
 */
export function isOld(word: string, knows: Knows): boolean {
  const lower = word.toLowerCase();
  const rest = /^(?:d|g|m|o|t|th|y)'(\p{L}{2,})$/u.exec(lower)?.[1];
  if (rest !== undefined) return (rest.length > 3 || elided.has(rest)) && knows(rest);
  const short = /^(\p{L}{3,})(?:'st|'d)$/u.exec(lower)?.[1];
  if (short !== undefined) return knows(short) || knows(`${short}e`);
  const [, stem = ''] = /^(\p{L}{2,})e(?:st|th)$/u.exec(lower) ?? [];

  return stem !== '' && isVerb(stem, knows);
}

function isVerb(stem: string, knows: Knows): boolean {
  const single = /([bdgklmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;

  return [stem, single, `${stem}e`].some((verb) => knows(verb) && knows(`${stem}ing`));
}

/** Short words that a letter is leant to: d’ye, g’day, y’all. */
const elided = new Set(['all', 'day', 'ere', 'end', 'old', 'one', 'ye', 'you']);

/** pell-mell, helter-skelter, zig-zag: two halves that rhyme, or that differ in their vowels only. */
export function isEchoed(word: string): boolean {
  const [one = '', other = '', more] = word.toLowerCase().split('-');
  if (more !== undefined || one.length < 3 || other.length < 3) return false;
  const rhyme = rhymeOf(one);
  if (rhyme.length > 1 && rhyme === rhymeOf(other)) return true;

  return one !== other && frameOf(one) === frameOf(other);
}

function rhymeOf(half: string): string {
  return half.replace(/^[^aeiouy]+/, '');
}

/** Its consonants, and where the vowels are. */
function frameOf(half: string): string {
  return half.replaceAll(/[aeiouy]/g, '_');
}
