/**
 * Corrections of an unknown Arabic word for systematic spelling errors: ه for ة and ي for ى after an article, ى for ي, a missing hamza at
 * the start or end, a doubled long vowel. Other unknown words are not treated as errors, because no Arabic word list is complete.
 *
 * @example
 * correctArabic('المدرسه', knows) // ['المدرسة']
 */
export function correctArabic(word: string, knows: (word: string) => boolean): readonly string[] {
  const article = /^[وف]?(?:[بك]?ال|لل)(?=..)/.exec(word)?.[0] ?? '';
  const candidates: string[] = [];
  const last = word.slice(0, -1);
  if (article !== '' && word.endsWith('ه')) candidates.push(`${last}ة`);
  if (article !== '' && word.endsWith('ي')) candidates.push(`${last}ى`);
  const isAdjustable = article !== '' || /.ني$/.test(`${last}ي`) || word.length < 4 || knows(last); // الذى, يسعنى, فى, رأسى
  if (word.endsWith('ى') && isAdjustable && !word.endsWith('يحيى')) candidates.push(`${last}ي`);
  if (word.endsWith('ا') && word.length > 3) candidates.push(`${last}أ`);
  const rest = word.slice(article.length);
  if (word.length > 2 && /^ا(?!ست|ن[^ا]|[تف])/.test(rest)) {
    for (const hamza of 'أإآ') candidates.push(article + hamza + rest.slice(1));
  }
  for (const [at, letter] of [...word].entries()) {
    if (letter !== word[at - 1] || at < 2) continue;
    const isVowel = letter === 'ا' || ('يو'.includes(letter) && at < word.length - 2);
    if (isVowel) candidates.push(word.slice(0, at) + word.slice(at + 1));
  }

  return candidates.filter(knows);
}
