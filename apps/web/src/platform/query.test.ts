import { Refusal } from '@longhand/contract/errors';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { NoResponseError } from './failures.ts';
import { invalidateSlices, isLastPendingMutation, queryClient, setQueryResult } from './query.ts';
import { toastQueue } from './toasts.ts';

afterEach(() => {
  queryClient.clear();
  toastQueue.set([]);
});

test.for([
  [new NoResponseError('network'), ['errors.client.network']],
  [new NoResponseError('timeout'), ['errors.client.timeout']],
  [new Refusal('server_error'), ['errors.client.serverError']],
  [new Refusal('rate_limited'), ['errors.client.rateLimited']],
  [new Refusal('forbidden'), ['errors.client.accessDenied']],
  [new Refusal('out_of_space'), ['errors.client.outOfSpace']],
  [new Refusal('unauthenticated'), []],
  [new Refusal('reauth_required'), []],
  [new Refusal('goal_not_found'), []],
] as const)(
  'a mutation that fails with %s shows the common error toast',
  async ([failure, texts]) => {
    const mutationFn = () => Promise.reject(failure);
    await new MutationObserver(queryClient, { mutationFn }).mutate().catch(() => undefined);

    expect(toastQueue.get().map(({ text }) => text)).toEqual(texts);
  },
);

test('an initial response from before a change is not used after it', async () => {
  const answers: ((words: number) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['home', 'today'],
    queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  const refreshed = invalidateSlices(['home']);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.(0);
  answers[1]?.(5);
  await refreshed;

  expect(observer.getCurrentResult().data).toBe(5);
  stop();
});

test('pending requests of other slices continue', async () => {
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: ['settings'],
    queryFn: async () => ++asked,
  });
  const stop = observer.subscribe(() => {});
  await invalidateSlices(['home']);
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);

  expect(asked).toBe(1);
  stop();
});

test('a pending refetch does not overwrite the result of a change', async () => {
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
  await setQueryResult(queryKey, 'after');
  answers[0]?.('before');
  await new Promise((resolve) => setImmediate(resolve));

  expect(observer.getCurrentResult()).toMatchObject({ data: 'after', fetchStatus: 'idle' });
  stop();
});

test('an initial fetch cancelled by a change is repeated if there is no data yet', async () => {
  const answers: ((words: string[]) => void)[] = [];
  const queryKey = ['writing-lab', 'chapters'];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  await expect.poll(() => answers.length).toBe(1);
  const shown = setQueryResult<string[]>(queryKey, (known) => known?.map((one) => `${one}!`));
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.(['old']);
  answers[1]?.(['new']);
  await shown;

  expect(observer.getCurrentResult().data).toEqual(['new']);
  stop();
});

test('of two concurrent mutations only the last response counts as last', async () => {
  const mutationKey = ['notifications', 'change'];
  const asLast: boolean[] = [];
  const change = (sent: Promise<void>) =>
    new MutationObserver(queryClient, {
      mutationKey,
      mutationFn: () => sent,
      onSettled: () => void asLast.push(isLastPendingMutation(mutationKey)),
    }).mutate();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const both = [change(first.promise), change(second.promise)];
  first.resolve();
  await both[0];
  second.resolve();
  await both[1];

  expect(asLast).toEqual([false, true]);
});
