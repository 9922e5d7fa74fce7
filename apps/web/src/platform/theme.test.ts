import { beforeEach, expect, test } from 'vitest';
import { memoryShelf } from './memory-shelf.ts';
import { keys, type Shelf } from './storage.ts';
import { createTheme, type Scheme } from './theme.ts';

let shelf: Shelf;
let system: ReturnType<typeof systemOf>;

beforeEach(() => {
  shelf = memoryShelf();
  system = systemOf('light');
});

test('it follows the system as long as nothing is chosen', () => {
  const theme = createTheme(shelf, system);
  system.turn('dark');

  expect(theme.choice.get()).toBe('auto');
  expect(theme.scheme.get()).toBe('dark');
});

test('a choice stays, whatever the system does', () => {
  const theme = createTheme(shelf, system);
  theme.setChoice('dark');
  system.turn('dark');
  system.turn('light');

  expect(theme.scheme.get()).toBe('dark');
  expect(shelf.get(keys.colorScheme)).toBe('dark');
  expect(createTheme(shelf, system).choice.get()).toBe('dark');
});

test('choosing what the system shows returns to following it', () => {
  const theme = createTheme(shelf, system);
  theme.setChoice('dark');
  theme.setChoice('light');

  expect(theme.choice.get()).toBe('auto');
  expect(shelf.get(keys.colorScheme)).toBe('auto');
});

test('a kept value that means nothing is auto', () => {
  shelf.set(keys.colorScheme, 'sepia');

  expect(createTheme(shelf, system).choice.get()).toBe('auto');
});

function systemOf(start: Scheme) {
  let scheme = start;
  const listeners: (() => void)[] = [];

  return {
    get: () => scheme,
    onChange: (listener: () => void) => void listeners.push(listener),
    turn(next: Scheme) {
      scheme = next;
      for (const listener of listeners) listener();
    },
  };
}
