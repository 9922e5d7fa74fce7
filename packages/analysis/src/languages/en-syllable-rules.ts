/**
 * Counts the syllables of an English word by its letters: vowel groups, minus a silent e, plus adjacent vowels spoken separately. Correct
 * for nine of ten words of the CMU Pronouncing Dictionary; `en-syllable-exceptions.ts` contains the others.
 */
export function countSyllablesByRule(word: string): number {
  let count = word.match(/[aeiouy]+/g)?.length ?? 0;
  for (const [pattern, delta] of adjustments) {
    count += delta * (word.match(pattern)?.length ?? 0);
  }

  return Math.max(1, count);
}

const adjustments: readonly (readonly [RegExp, number])[] = [
  // Silent e.
  [/[^aeiouy]e$/g, -1],
  [/[^aeiouylr]le$/g, 1],
  [/[^aeiouyszxcg]es$/g, -1],
  [/[cs]hes$/g, 1],
  [/[^aeiouylr]les$/g, 1],
  [/[^aeiouytd]ed$/g, -1],
  [/[^aeiouylr]led$/g, 1],
  [/[^aeiouy]e(?:man|men|sman|smen|woman|women)$/g, -1],
  [/ically$/g, -1],
  [/[^aeiouy]e(?:ly|less|ness|ment|ments|ful|fully|lessly)$/g, -1],
  [/[^aeiouylr]le(?:ment|ments|ness)$/g, 1],
  [
    /^(?:some|fore|home|house|horse|fire|base|time|life|line|wire|white|stone|where|there|here|safe|lake|more)(?=[^aeiouysrdln])/g,
    -1,
  ],
  // Adjacent vowels spoken separately.
  [/i[ao](?!u)/g, 1],
  [/[ctsg]i(?:a[nl]|ous?)/g, -1],
  [/[tsxgc]ion/g, -1],
  [/[^ctgxsn]iou/g, 1],
  [/[^aeiouy]que$|[aeiouy]gue$/g, -1],
  [/iu/g, 1],
  [/(?<![gq])u[ao]/g, 1],
  [/eo(?![u])/g, 1],
  [/ie(?:t|st$)|[dnrstvlp]iers?$/g, 1],
  [/[aou]ing/g, 1],
  [/yi/g, 1],
  [/[aeiou]y[aeiou]/g, 1],
  [/ii/g, 1],
  [
    /(?:cr|id|th|ar|re)ea(?=t(?:e|ed|es|ing|ion|ive|or)|[ln]?s?$)|(?:^re|^pre)(?=e[lmnsx]|i[mn]|o[pr]|a[dfl][^dely])|ei(?=ng$|ty$)/g,
    1,
  ],
  [/(?:ge|eye|aye|oye)(?=o)/g, -1],
  [/eu[ms]$/g, 1],
  // Syllabic consonants.
  [/[^aeiouy]sms?$/g, 1],
  [/[aeiouy]sms?$/g, 1],
  [/thms?$/g, 1],
  [/[dtskz]n't$/g, 1],
  [/^mc(?=[^aeiouy])/g, 1],
];
