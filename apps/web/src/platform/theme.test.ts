import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { type SafeStorage, storageKeys } from './storage.ts';
import { type ColorScheme, createTheme } from './theme.ts';

let storage: SafeStorage;
let system: ReturnType<typeof systemOf>;

beforeEach(() => {
  storage = createMemoryStorage();
  system = systemOf('light');
});

test('it follows the system by default', () => {
  const theme = createTheme(storage, system);
  system.change('dark');

  expect(theme.choice.get()).toBe('auto');
  expect(theme.scheme.get()).toBe('dark');
});

test('a choice persists when the system changes', () => {
  const theme = createTheme(storage, system);
  theme.setChoice('dark');
  system.change('dark');
  system.change('light');

  expect(theme.scheme.get()).toBe('dark');
  expect(storage.get(storageKeys.colorScheme)).toBe('dark');
  expect(createTheme(storage, system).choice.get()).toBe('dark');
});

test('choosing the system scheme returns to auto', () => {
  const theme = createTheme(storage, system);
  theme.setChoice('dark');
  theme.setChoice('light');

  expect(theme.choice.get()).toBe('auto');
  expect(storage.get(storageKeys.colorScheme)).toBe('auto');
});

test('an invalid stored value means auto', () => {
  storage.set(storageKeys.colorScheme, 'sepia');

  expect(createTheme(storage, system).choice.get()).toBe('auto');
});

function systemOf(start: ColorScheme) {
  let scheme = start;
  const listeners: (() => void)[] = [];

  return {
    get: () => scheme,
    onChange: (listener: () => void) => void listeners.push(listener),
    change(next: ColorScheme) {
      scheme = next;
      for (const listener of listeners) listener();
    },
  };
}
