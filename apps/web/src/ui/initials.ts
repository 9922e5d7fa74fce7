/**
 * One or two letters that represent a person.
 *
 * @example initialsOf('Ines Calloway') // 'IC'
 * @example initialsOf('ines@calloway.example') // 'I'
 */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);

  return ends
    .map((word) => /\p{L}\p{M}*/u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase();
}
