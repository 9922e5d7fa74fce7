type Knows = (word: string) => boolean;

/**
 * Archaic and poetic English: thou sayest, he sitteth, did’st, walk’d, th’ocean, t’gallant. The base must be known. Only for words that are
 * not a likely typo of another.
 */
export function isArchaic(word: string, knows: Knows): boolean {
  const lower = word.toLowerCase();
  const elidedBase = /^(?:d|g|m|o|t|th|y)'(\p{L}{2,})$/u.exec(lower)?.[1];
  if (elidedBase !== undefined)
    return (elidedBase.length > 3 || elided.has(elidedBase)) && knows(elidedBase);
  const shortBase = /^(\p{L}{3,})(?:'st|'d)$/u.exec(lower)?.[1];
  if (shortBase !== undefined) return knows(shortBase) || knows(`${shortBase}e`);
  const [, stem = ''] = /^(\p{L}{2,})e(?:st|th)$/u.exec(lower) ?? [];

  return stem !== '' && isVerb(stem, knows);
}

function isVerb(stem: string, knows: Knows): boolean {
  const single = /([bdgklmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;

  return [stem, single, `${stem}e`].some((verb) => knows(verb) && knows(`${stem}ing`));
}

/** Short words that take an elided prefix: d’ye, g’day, y’all. */
const elided = new Set(['all', 'day', 'ere', 'end', 'old', 'one', 'ye', 'you']);

/** Reduplications: pell-mell, helter-skelter, zig-zag: two halves that rhyme or differ only in their vowels. */
export function isReduplication(word: string): boolean {
  const [one = '', other = '', more] = word.toLowerCase().split('-');
  if (more !== undefined || one.length < 3 || other.length < 3) return false;
  const rhyme = getRhyme(one);
  if (rhyme.length > 1 && rhyme === getRhyme(other)) return true;

  return one !== other && consonantFrame(one) === consonantFrame(other);
}

function getRhyme(half: string): string {
  return half.replace(/^[^aeiouy]+/, '');
}

/** The consonants, with the positions of the vowels. */
function consonantFrame(half: string): string {
  return half.replaceAll(/[aeiouy]/g, '_');
}
