import { afterEach, expect, test, vi } from 'vitest';
import { startUp } from './start-up.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a failing part is logged and the following parts still run', async () => {
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

test('a part that fails offline runs again when the network returns', async () => {
  const network = { onLine: false };
  const page = new EventTarget();
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('window', page);
  const ran: string[] = [];
  const logged: string[] = [];
  const networkPart = (name: string) => ({
    name,
    run: () => {
      if (!network.onLine) throw new Error('no network');
      ran.push(name);
    },
  });

  await startUp(
    [networkPart('icons'), { name: 'auth', run: () => ran.push('auth') }, networkPart('calendar')],
    (message) => logged.push(message),
  );
  expect(ran).toEqual(['auth']);

  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(ran).toEqual(['auth', 'icons', 'calendar']));
  expect(logged).toEqual([]);
});

test('when the network reports online too early, failed parts are retried before they are logged', async () => {
  vi.useFakeTimers();
  const network = { onLine: false };
  const page = new EventTarget();
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('window', page);
  let isReachable = false;
  const ran: string[] = [];
  const logged: string[] = [];
  const icons = {
    name: 'icons',
    run: () => {
      if (!isReachable) throw new Error('no network');
      ran.push('icons');
    },
  };
  const calendar = { name: 'calendar', run: () => Promise.reject(new Error('broken')) };

  await startUp([icons, calendar], (message) => logged.push(message));
  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([ran, logged]).toEqual([[], []]);

  isReachable = true;
  await vi.runAllTimersAsync();
  expect(ran).toEqual(['icons']);
  expect(logged).toEqual(['Start-up: calendar failed']);
});
