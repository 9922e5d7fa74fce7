import { expect, test } from 'vitest';
import { startUp } from './start-up.ts';

test('a part that fails is logged, and those after it run', async () => {
  const ran: string[] = [];
  const logged: string[] = [];
  const broken = new Error('no icons');

  await startUp(
    [
      { name: 'auth', run: () => ran.push('auth') },
      { name: 'icons', run: () => Promise.reject(broken) },
      {
        name: 'calendar',
        run: () => {
          throw broken;
        },
      },
      { name: 'form library', run: () => ran.push('form library') },
    ],
    (message, failure) => {
      logged.push(message);
      expect(failure).toBe(broken);
    },
  );

  expect(ran).toEqual(['auth', 'form library']);
  expect(logged).toEqual(['Start-up: icons failed', 'Start-up: calendar failed']);
});
