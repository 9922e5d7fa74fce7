import { expect, test } from 'vitest';
import { createHelp } from './help.ts';
import { memoryShelf } from './memory-shelf.ts';

test('a screen with a topic has help; it is shown when asked for, and remembered', () => {
  const shelf = memoryShelf();
  const help = createHelp(shelf);
  help.enter('goals');
  expect([shelf.get('has-help'), shelf.get('current-help')]).toEqual(['true', 'goals']);
  expect(help.state.get()).toMatchObject({ topic: 'goals', isShown: false });

  help.toggle();
  expect(shelf.get('show-help')).toBe('true');
  expect(createHelp(shelf).state.get()).toMatchObject({ isShown: true, isFresh: false });
});

test('the help follows to the next screen without taking the focus again', () => {
  const help = createHelp(memoryShelf());
  help.enter('goals');
  help.toggle();
  expect(help.state.get().isFresh).toBe(true);

  help.enter('today');
  expect(help.state.get()).toEqual({ topic: 'today', isShown: true, isFresh: false });
});

test('a screen without a topic has nothing to show, and asking changes nothing', () => {
  const shelf = memoryShelf();
  const help = createHelp(shelf);
  help.enter('goals');
  help.enter(null);
  help.toggle();

  expect([shelf.get('has-help'), shelf.get('current-help')]).toEqual(['false', null]);
  expect(help.state.get()).toMatchObject({ topic: null, isShown: false });
});
