import { afterEach, expect, test, vi } from 'vitest';
import { startUp } from './start-up.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

test('a part that fails without a network runs again when it is back', async () => {
  const network = { onLine: false };
  const page = new EventTarget();
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('window', page);
  const ran: string[] = [];
  const logged: string[] = [];
  const fetched = (name: string) => ({
    name,
    run: () => {
      if (!network.onLine) throw new Error('no network');
      ran.push(name);
    },
  });

  await startUp(
    [fetched('icons'), { name: 'auth', run: () => ran.push('auth') }, fetched('calendar')],
    (message) => logged.push(message),
  );
  expect(ran).toEqual(['auth']);

  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(ran).toEqual(['auth', 'icons', 'calendar']));
  expect(logged).toEqual([]);
});

test('a network that is said to be back before it answers is asked again before anything is logged', async () => {
  vi.useFakeTimers();
  const network = { onLine: false };
  const page = new EventTarget();
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('window', page);
  let answers = false;
  const ran: string[] = [];
  const logged: string[] = [];
  const icons = {
    name: 'icons',
    run: () => {
      if (!answers) throw new Error('no network');
      ran.push('icons');
    },
  };
  const calendar = { name: 'calendar', run: () => Promise.reject(new Error('broken')) };

  await startUp([icons, calendar], (message) => logged.push(message));
  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([ran, logged]).toEqual([[], []]);

  answers = true;
  await vi.runAllTimersAsync();
  expect(ran).toEqual(['icons']);
  expect(logged).toEqual(['Start-up: calendar failed']);
});
