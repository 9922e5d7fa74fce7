import { expect, test } from 'vitest';
import { isSpanishForm } from './es-forms.ts';
import { isFrenchForm } from './fr-forms.ts';
import { isReformedSpelling } from './fr-reform-1990.ts';
import { isLanguageNeutral } from './language-neutral-words.ts';
import { isLikelyTypo } from './likely-typos.ts';

const createLookup = (words: string) => {
  const all = new Set(words.split(' '));

  return (word: string) => all.has(word);
};

test('accepts Spanish verbs with enclitic pronouns and correct accents', () => {
  const knows = createLookup(
    'convenza flanquead quemando saquemos ver deslizar transportar importante',
  );
  const isAccepted = (word: string) => isSpanishForm(word, knows);

  for (const word of 'convénzalo flanqueadlos quemándolo saquémosles verlo deslizador teletransportar importantemente'.split(
    ' ',
  ))
    expect([word, isAccepted(word)]).toEqual([word, true]);
  for (const word of 'convenzalo quemandolo saquemosles vérlo importantamente'.split(' '))
    expect([word, isAccepted(word)]).toEqual([word, false]);
});

test('accepts Spanish diminutives, augmentatives, feminine and other derived forms', () => {
  const knows = createLookup(
    'palmada poco luz pata blanco príncipe elfos titilar fisión basura repulsión erupción tener rendid mantén ir congelación bardos',
  );
  const isAccepted = (word: string) => isSpanishForm(word, knows);

  for (const word of 'palmaditas poquito lucecita patazas blanquísimo principito elfas titilantes basural repulsor erupcionó tenés rendíos mantenlos irla descongelación bardo'.split(
    ' ',
  ))
    expect([word, isAccepted(word)]).toEqual([word, true]);
  for (const word of 'palmadida pocito rendios mantenlós tenes titilentes fué'.split(' '))
    expect([word, isAccepted(word)]).toEqual([word, false]);
});

test('accepts French derivations that keep the spelling of the base', () => {
  const knows = createLookup(
    'utilisateur admirable gentille disrupter moissonner fatiguer symbole',
  );
  const isAccepted = (word: string) => isFrenchForm(word, knows);

  for (const word of 'superutilisateur admirablement disrupteur symboliste'.split(' '))
    expect([word, isAccepted(word)]).toEqual([word, true]);
  for (const word of 'gentillement moissoneur fatiguable symbolliste'.split(' '))
    expect([word, isAccepted(word)]).toEqual([word, false]);
});

test('distant, short, English or compound words are not typos', () => {
  const isTypo = (word: string, near: string, cost: number) =>
    isLikelyTypo(word, { word: near, cost }, 'es');

  expect(isTypo('reguridad', 'seguridad', 1)).toBe(true);
  expect(isTypo('tiempohasta', 'tiempo hasta', 1.6)).toBe(true);
  expect(isTypo('cortacésped', 'corta césped', 1.6)).toBe(false);
  expect(isTypo('rot', 'roto', 1)).toBe(false);
  expect(isTypo('cheese', 'chese', 0.9)).toBe(false);
  expect(isTypo('Haags', 'Hagas', 0.9)).toBe(false);
  expect(isLikelyTypo('woses', undefined, 'es')).toBe(false);
});

test('accepts the French spelling reform of 1990', () => {
  const knows = createLookup('entraînement brûlure maître préférerais ruisselle finîmes été');

  for (const word of ['entrainement', 'brulure', 'maitre', 'préfèrerais', 'ruissèle'])
    expect([word, isReformedSpelling(word, knows)]).toEqual([word, true]);
  for (const word of ['finimes', 'entrainemant', 'ètè'])
    expect([word, isReformedSpelling(word, knows)]).toEqual([word, false]);
});

test('accepts interjections, lengthened vowels and English function words', () => {
  for (const word of 'hmm laaange the Uhm señorrr Ouaah He-he-he m-m-mieux'.split(' '))
    expect([word, isLanguageNeutral(word)]).toEqual([word, true]);
  for (const word of 'dann été Wasser demi-soeur grand-mère'.split(' '))
    expect([word, isLanguageNeutral(word)]).toEqual([word, false]);
});
