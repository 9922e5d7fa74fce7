import { Refusal } from '@longhand/contract/errors';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { NoAnswer } from './failures.ts';
import { isLastChange, queryClient, refresh, showChange } from './query.ts';
import { waitingToasts } from './toasts.ts';

afterEach(() => {
  queryClient.clear();
  waitingToasts.set([]);
});

test.for([
  [new NoAnswer('network'), ['errors.client.network']],
  [new NoAnswer('timeout'), ['errors.client.timeout']],
  [new Refusal('server_error'), ['errors.client.serverError']],
  [new Refusal('rate_limited'), ['errors.client.rateLimited']],
  [new Refusal('forbidden'), ['errors.client.accessDenied']],
  [new Refusal('out_of_space'), ['errors.client.outOfSpace']],
  [new Refusal('unauthenticated'), []],
  [new Refusal('reauth_required'), []],
  [new Refusal('goal_not_found'), []],
] as const)(
  'an act that fails with %s has the toast of the shared client',
  async ([failure, texts]) => {
    const mutationFn = () => Promise.reject(failure);
    await new MutationObserver(queryClient, { mutationFn }).mutate().catch(() => undefined);

    expect(waitingToasts.get().map(({ text }) => text)).toEqual(texts);
  },
);

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

test('a reading on its way does not overwrite what a change came to', async () => {
  const answers: ((offers: string) => void)[] = [];
  const queryKey = ['settings', 'offers'];
  queryClient.setQueryData(queryKey, 'before');
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  void observer.refetch();
  await expect.poll(() => answers.length).toBe(1);
  await showChange(queryKey, 'after');
  answers[0]?.('before');
  await new Promise((resolve) => setImmediate(resolve));

  expect(observer.getCurrentResult()).toMatchObject({ data: 'after', fetchStatus: 'idle' });
  stop();
});

test('a first reading that a change gives up is asked for again when there is nothing to show yet', async () => {
  const answers: ((words: string[]) => void)[] = [];
  const queryKey = ['writing-lab', 'chapters'];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  await expect.poll(() => answers.length).toBe(1);
  const shown = showChange<string[]>(queryKey, (known) => known?.map((one) => `${one}!`));
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.(['old']);
  answers[1]?.(['new']);
  await shown;

  expect(observer.getCurrentResult().data).toEqual(['new']);
  stop();
});

test('of two changes of a kind only the one that is answered last is the last', async () => {
  const mutationKey = ['notifications', 'change'];
  const asLast: boolean[] = [];
  const change = (sent: Promise<void>) =>
    new MutationObserver(queryClient, {
      mutationKey,
      mutationFn: () => sent,
      onSettled: () => void asLast.push(isLastChange(mutationKey)),
    }).mutate();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const both = [change(first.promise), change(second.promise)];
  first.resolve();
  await both[0];
  second.resolve();
  await both[1];

  expect(asLast).toEqual([false, true]);
});
