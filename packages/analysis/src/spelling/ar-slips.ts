/**
 * What an Arabic word that the list lacks was meant to be, where only its spelling is at fault: ه for ة and ي for ى behind an article, ى
 * for ي, a hamza left out at the beginning or the end, a long vowel written twice. No list of Arabic is whole, so that nothing else is
 * taken for a slip.
 *
 * @example
 * arabicSlips('المدرسه', knows) // ['المدرسة']
 */
export function arabicSlips(word: string, knows: (word: string) => boolean): readonly string[] {
  const article = /^[وف]?(?:[بك]?ال|لل)(?=..)/.exec(word)?.[0] ?? '';
  const made: string[] = [];
  const last = word.slice(0, -1);
  if (article !== '' && word.endsWith('ه')) made.push(`${last}ة`);
  if (article !== '' && word.endsWith('ي')) made.push(`${last}ى`);
  const isOwn = article !== '' || /.ني$/.test(`${last}ي`) || word.length < 4 || knows(last); // الذى, يسعنى, فى, رأسى
  if (word.endsWith('ى') && isOwn && !word.endsWith('يحيى')) made.push(`${last}ي`);
  if (word.endsWith('ا') && word.length > 3) made.push(`${last}أ`);
  const rest = word.slice(article.length);
  if (word.length > 2 && /^ا(?!ست|ن[^ا]|[تف])/.test(rest)) {
    for (const hamza of 'أإآ') made.push(article + hamza + rest.slice(1));
  }
  for (const [at, letter] of [...word].entries()) {
    if (letter !== word[at - 1] || at < 2) continue;
    const isVowel = letter === 'ا' || ('يو'.includes(letter) && at < word.length - 2);
    if (isVowel) made.push(word.slice(0, at) + word.slice(at + 1));
  }

  return made.filter(knows);
}
