import { expect, test } from 'vitest';
import { isDerived } from './derived-words.ts';
import { isMadeFor } from './made-words.ts';
import { isEchoed, isOld } from './old-words.ts';
import { isPlural } from './plural-words.ts';
import { type Speller, spellingHabits } from './speller.ts';
import { wordsTwoSlipsAway } from './two-slips.ts';

const english = `say saying sit sitting come coming walk surprise ocean ye gallant again mitten banner sentinel near nearing
  method notice desire happy happiness commit committed teach catch twilight twilight's solicitude solicitude's
  tranquillity hospitality advice advice's potato potato's company company's woman woman's today today's candid spectral
  basic public publicly disappear embarrassment parliament respect`;
const known = new Set(english.split(/\s+/));
const knows = (word: string) => known.has(word);
const speller: Pick<Speller, 'knows'> = { knows };

test.each(['sayest', 'sitteth', 'comest', "walk'd", "surpris'd", "say'st", "th'ocean", "d'ye"])(
  'old English is known for what it is: %s',
  (word) => expect(isOld(word, knows)).toBe(true),
);

test.each(['againest', 'strenth', "did'nt", "t'he", 'intrest', 'heigth', 'breth', "i'ts"])(
  'a slip is not taken for old English: %s',
  (word) => expect(isOld(word, knows)).toBe(false),
);

test.each([
  'mittened',
  'bannered',
  'sentinelled',
  'unnearable',
  'methodization',
  'uncandid',
  'spectralness',
])('a word made for the occasion is known by what it is made of: %s', (word) =>
  expect(isMadeFor(word, knows)).toBe(true),
);

test.each(['commited', 'teached', 'noticable', 'desireable', 'happyness', 'greatful', 'unrespect'])(
  'a slip is not taken for a word made for the occasion: %s',
  (word) => expect(isMadeFor(word, knows)).toBe(false),
);

test.each(['twilights', 'solicitudes', 'tranquillities', 'hospitalities', 'Twilights'])(
  'what is seldom counted has a plural: %s',
  (word) => expect(isPlural(word, knows)).toBe(true),
);

test.each(['advices', 'potatos', 'companys', 'womans', 'todays', 'respectes'])(
  'a plural that nobody writes is a slip: %s',
  (word) => expect(isPlural(word, knows)).toBe(false),
);

test.each(['pell-mell', 'helter-skelter', 'willy-nilly', 'zig-zag', 'harum-scarum'])(
  'two halves that rhyme make a word: %s',
  (word) => expect(isEchoed(word)).toBe(true),
);

test.each(['well-writen', 'teh-end', 'to-do', 'pell-mell-mell', 'helter-shelf'])(
  'two halves that do not are judged by themselves: %s',
  (word) => expect(isEchoed(word)).toBe(false),
);

test.each(['basicly', 'publically'])('an ending that needs another is a slip: %s', (word) =>
  expect(isDerived(word, knows)).toBe(false),
);

test.each([
  ['dissapear', 'disappear'],
  ['embarasment', 'embarrassment'],
  ['disapeer', 'disappear'],
])('%s is two slips from %s', (word, meant) => {
  const habits = spellingHabits.en;
  if (!habits) throw new Error('English has habits.');

  expect(wordsTwoSlipsAway(word, speller, habits)[0]).toBe(meant);
});

test('what lies further is left to the dictionary’s own search', () => {
  const habits = spellingHabits.en;
  if (!habits) throw new Error('English has habits.');

  expect(wordsTwoSlipsAway('xqzvw', speller, habits)).toEqual([]);
});
