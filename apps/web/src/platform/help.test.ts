import { expect, test } from 'vitest';
import { createHelpStore } from './help.ts';
import { createMemoryStorage } from './memory-storage.ts';

test('a screen with a topic has help that opens on demand and is remembered', () => {
  const storage = createMemoryStorage();
  const help = createHelpStore(storage);
  help.setTopic('goals');
  expect([storage.get('has-help'), storage.get('current-help')]).toEqual(['true', 'goals']);
  expect(help.state.get()).toMatchObject({ topic: 'goals', isShown: false });

  help.toggle();
  expect(storage.get('show-help')).toBe('true');
  expect(createHelpStore(storage).state.get()).toMatchObject({ isShown: true, isFresh: false });
});

test('open help stays open on the next screen without moving the focus', () => {
  const help = createHelpStore(createMemoryStorage());
  help.setTopic('goals');
  help.toggle();
  expect(help.state.get().isFresh).toBe(true);

  help.setTopic('today');
  expect(help.state.get()).toEqual({ topic: 'today', isShown: true, isFresh: false });
});

test('a screen without a topic has no help, and toggling does nothing', () => {
  const storage = createMemoryStorage();
  const help = createHelpStore(storage);
  help.setTopic('goals');
  help.setTopic(null);
  help.toggle();

  expect([storage.get('has-help'), storage.get('current-help')]).toEqual(['false', null]);
  expect(help.state.get()).toMatchObject({ topic: null, isShown: false });
});
