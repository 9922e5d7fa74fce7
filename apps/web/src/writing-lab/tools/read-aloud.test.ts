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

test('with the caret behind the last sentence it begins at the top', async () => {
  const said: string[] = [];
  await readAloud(speaker(said), wish(said, 16), new AbortController().signal);

  expect(said[1]).toBe('One.');
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

test('what is called off has ended, also where the voice never says so', async () => {
  const said: string[] = [];
  const away = new AbortController();
  const silent: Speaker = {
    ...speaker(said),
    say() {
      away.abort();

      return new Promise(() => undefined);
    },
  };

  expect(await readAloud(silent, wish(said, 0), away.signal)).toBe(true);
  expect(said).toEqual(['> One.', 'stopped']);
});

test('called off before the voices are known, it says nothing', async () => {
  const said: string[] = [];
  const away = new AbortController();
  const reading = readAloud(speaker(said), wish(said, 0), away.signal);
  away.abort();
  await reading;

  expect(said).not.toContain('One.');
});

test('it stops where reading on would be in the way', async () => {
  const said: string[] = [];
  const isFree = ({ from }: { from: number }) => from === 0;
  const signal = new AbortController().signal;
  await readAloud(speaker(said), { ...wish(said, 0), follow: isFree }, signal);

  expect(said).toEqual(['One.']);
});

test('a device without a voice for the language says nothing, and says so', async () => {
  const said: string[] = [];
  const mute: Speaker = { ...speaker(said), speaks: async () => false };

  expect(await readAloud(mute, wish(said, 0), new AbortController().signal)).toBe(false);
  expect(said).toEqual([]);
});

function wish(said: string[], from: number) {
  return {
    sentences,
    from,
    language: 'en',
    textOf: (one: { from: number; to: number }) => text.slice(one.from, one.to),
    follow(one: { from: number; to: number }) {
      said.push(`> ${text.slice(one.from, one.to)}`);

      return true;
    },
  };
}

function speaker(said: string[]): Speaker {
  return {
    speaks: async () => true,
    async say(words) {
      said.push(words);
    },
    stop: () => void said.push('stopped'),
  };
}
