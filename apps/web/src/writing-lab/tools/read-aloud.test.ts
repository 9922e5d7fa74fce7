import { expect, test } from 'vitest';
import { readAloud, type Speaker } from './read-aloud.ts';

const text = 'One. Two. Three.';
const sentences = [
  { from: 0, to: 4 },
  { from: 5, to: 9 },
  { from: 10, to: 16 },
];

test('sentences are said in order, from the one at the caret, each shown before', async () => {
  const said: string[] = [];
  await readAloud(speaker(said), wish(said, 6), new AbortController().signal);

  expect(said).toEqual(['> Two.', 'Two.', '> Three.', 'Three.']);
});

test('what is called off is not read on', async () => {
  const said: string[] = [];
  const away = new AbortController();
  const stopping: Speaker = {
    ...speaker(said),
    async say(words) {
      said.push(words);
      away.abort();
    },
  };
  await readAloud(stopping, wish(said, 0), away.signal);

  expect(said).toEqual(['> One.', 'One.', 'stopped']);
});

test('a device without a voice says so', async () => {
  const mute: Speaker = {
    say: () => Promise.reject(new Error('language-unavailable')),
    stop: () => undefined,
  };

  await expect(readAloud(mute, wish([], 0), new AbortController().signal)).rejects.toThrow(
    'language',
  );
});

function wish(said: string[], from: number) {
  return {
    sentences,
    from,
    language: 'en',
    textOf: (one: { from: number; to: number }) => text.slice(one.from, one.to),
    follow: (one: { from: number; to: number }) =>
      void said.push(`> ${text.slice(one.from, one.to)}`),
  };
}

function speaker(said: string[]): Speaker {
  return {
    async say(words) {
      said.push(words);
    },
    stop: () => void said.push('stopped'),
  };
}
