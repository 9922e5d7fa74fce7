import { expect, test } from 'vitest';
import { analyze } from '../../analyze.ts';
import { findTexts } from '../find-texts.ts';

test.each([
  ['en', 'She opened the the door.', 'the the'],
  ['en', 'They went home home before dark.', 'home home'],
  ['en', 'The The door was shut.', 'The The'],
  ['es', 'Abrió la la puerta.', 'la la'],
  ['fr', 'Il ouvrit la la porte.', 'la la'],
  ['de', 'Er öffnete mit mit Mühe die Tür.', 'mit mit'],
  ['ar', 'ذهب الولد إلى إلى المدرسة.', 'إلى إلى'],
  ['zh', '他把把书放在桌上。', '把把'],
] as const)('a doubled word in %s: %s', (language, text, words) => {
  expect(findTexts('doubled-word', text, { language })).toEqual([words]);
});

test.each([
  ['en', 'He had had enough.'],
  ['en', 'I know that that was wrong.'],
  ['en', 'A very very long way.'],
  ['en', '“I I don’t know,” he said.'],
  ['en', 'No, no, said the wind, the, the wind.'],
  ['en', 'They played Duran Duran.'],
  ['fr', 'Nous nous levons tôt.'],
  ['fr', 'Vous vous trompez.'],
  ['de', 'Die Frau, die die Tür öffnete, sah ihn.'],
  ['es', 'Poco poco, luego luego.'],
  ['ar', 'مشى رويدا رويدا.'],
  ['zh', '他慢慢地看看天。'],
] as const)('no doubled word in %s: %s', (language, text) => {
  expect(findTexts('doubled-word', text, { language })).toEqual([]);
});

test('suggests one of the two words as written', () => {
  const [finding] = analyze('The the door.', { language: 'en' }).findings;

  expect(finding?.suggestions).toEqual(['The']);
});
