import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queryClient, refresh } from './query.ts';

afterEach(() => queryClient.clear());

test('a first answer from before a change does not stand for the one after it', async () => {
  const answers: ((words: number) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['home', 'today'],
    queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  const refreshed = refresh(['home']);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.(0);
  answers[1]?.(5);
  await refreshed;

  expect(observer.getCurrentResult().data).toBe(5);
  stop();
});

test('what another slice is waiting for goes on', async () => {
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: ['settings'],
    queryFn: async () => ++asked,
  });
  const stop = observer.subscribe(() => {});
  await refresh(['home']);
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);

  expect(asked).toBe(1);
  stop();
});
