/**
 * What an Arabic word that the list lacks was meant to be, where only its spelling is at fault: ه for ة behind an article, ى and ي at
 * the end, a hamza left out, a letter doubled. No list of Arabic is whole, so that nothing else is taken for a slip.
 *
 * @example
 * arabicSlips('المدرسه', knows) // ['المدرسة']
 */
export function arabicSlips(word: string, knows: (word: string) => boolean): readonly string[] {
  const article = /^[وف]?(?:[بك]?ال|لل)(?=..)/.exec(word)?.[0] ?? '';
  const made: string[] = [];
  if (article !== '' && word.endsWith('ه')) made.push(`${word.slice(0, -1)}ة`);
  if (word.endsWith('ى')) made.push(`${word.slice(0, -1)}ي`);
  if (article !== '' && word.endsWith('ي')) made.push(`${word.slice(0, -1)}ى`);
  for (let at = article.length; at < word.length; at++) {
    if (word[at] !== 'ا') continue;
    for (const hamza of 'أإآ') made.push(word.slice(0, at) + hamza + word.slice(at + 1));
  }

  for (let at = 2; at < word.length; at++) {
    const isDoubled = word[at] === word[at - 1] && word[at] !== 'ت'; // تتمايل, ستتمايل
    if (isDoubled && at > article.length) made.push(word.slice(0, at) + word.slice(at + 1));
  }

  return made.filter(knows);
}
