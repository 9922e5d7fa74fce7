import { expect, test } from 'vitest';
import { isArchaic, isReduplication } from './archaic-words.ts';
import { isDerived } from './derived-words.ts';
import { isNonceWord } from './nonce-words.ts';
import { isPlural } from './plural-words.ts';
import { type Speller, spellingPatterns } from './speller.ts';
import { findTwoEditWords } from './two-edit-words.ts';

const english = `say saying sit sitting come coming walk surprise ocean ye gallant again mitten banner sentinel near nearing
  method notice desire happy happiness commit committed teach catch twilight twilight's solicitude solicitude's
  tranquillity hospitality advice advice's potato potato's company company's woman woman's today today's candid spectral
  basic public publicly disappear embarrassment parliament respect`;
const known = new Set(english.split(/\s+/));
const knows = (word: string) => known.has(word);
const speller: Pick<Speller, 'knows'> = { knows };

test.each(['sayest', 'sitteth', 'comest', "walk'd", "surpris'd", "say'st", "th'ocean", "d'ye"])(
  'recognizes archaic English: %s',
  (word) => expect(isArchaic(word, knows)).toBe(true),
);

test.each(['againest', 'strenth', "did'nt", "t'he", 'intrest', 'heigth', 'breth', "i'ts"])(
  'does not treat a typo as archaic English: %s',
  (word) => expect(isArchaic(word, knows)).toBe(false),
);

test.each([
  'mittened',
  'bannered',
  'sentinelled',
  'unnearable',
  'methodization',
  'uncandid',
  'spectralness',
])('recognizes a nonce word by its parts: %s', (word) =>
  expect(isNonceWord(word, knows)).toBe(true),
);

test.each(['commited', 'teached', 'noticable', 'desireable', 'happyness', 'greatful', 'unrespect'])(
  'does not treat a typo as a nonce word: %s',
  (word) => expect(isNonceWord(word, knows)).toBe(false),
);

test.each(['twilights', 'solicitudes', 'tranquillities', 'hospitalities', 'Twilights'])(
  'accepts the plural of an uncommonly counted noun: %s',
  (word) => expect(isPlural(word, knows)).toBe(true),
);

test.each(['advices', 'potatos', 'companys', 'womans', 'todays', 'respectes'])(
  'rejects a wrong plural: %s',
  (word) => expect(isPlural(word, knows)).toBe(false),
);

test.each(['pell-mell', 'helter-skelter', 'willy-nilly', 'zig-zag', 'harum-scarum'])(
  'recognizes rhyming reduplication: %s',
  (word) => expect(isReduplication(word)).toBe(true),
);

test.each(['well-writen', 'teh-end', 'to-do', 'pell-mell-mell', 'helter-shelf'])(
  'checks the parts of other hyphenated words: %s',
  (word) => expect(isReduplication(word)).toBe(false),
);

test.each(['basicly', 'publically'])('rejects a wrong suffix: %s', (word) =>
  expect(isDerived(word, knows)).toBe(false),
);

test.each([
  ['dissapear', 'disappear'],
  ['embarasment', 'embarrassment'],
  ['disapeer', 'disappear'],
])('%s is two edits from %s', (word, meant) => {
  const habits = spellingPatterns.en;
  if (!habits) throw new Error('English has no spelling patterns.');

  expect(findTwoEditWords(word, speller, habits)[0]).toBe(meant);
});

test('words further away are left to the dictionary’s own search', () => {
  const habits = spellingPatterns.en;
  if (!habits) throw new Error('English has habits.');

  expect(findTwoEditWords('xqzvw', speller, habits)).toEqual([]);
});
