import { homeCards } from '@longhand/contract/settings';
import { expect, test } from 'vitest';
import { inOrder, moved } from './cards.ts';

test('what the order does not name follows in the usual one', () => {
  expect(inOrder({ order: [] })).toEqual([...homeCards]);
  expect(inOrder({ order: ['log', 'text', 'log'] })).toEqual([
    'log',
    'text',
    ...homeCards.filter((card) => card !== 'log' && card !== 'text'),
  ]);
});

test('a card moves by places and stops at the ends', () => {
  const cards = ['text', 'goals', 'log'] as const;

  expect(moved(cards, 'log', -1)).toEqual(['text', 'log', 'goals']);
  expect(moved(cards, 'text', 1)).toEqual(['goals', 'text', 'log']);
  expect(moved(cards, 'text', -1)).toEqual(['text', 'goals', 'log']);
  expect(moved(cards, 'log', 9)).toEqual(['text', 'goals', 'log']);
});
