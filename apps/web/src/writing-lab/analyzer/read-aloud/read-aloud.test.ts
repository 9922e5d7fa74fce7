import { expect, test } from 'vitest';
import { readAloud, type Speaker } from './read-aloud.ts';

const text = 'One. Two. Three.';
const sentences = [
  { from: 0, to: 4 },
  { from: 5, to: 9 },
  { from: 10, to: 16 },
];

test('sentences are spoken in order from the one at the caret, each highlighted first', async () => {
  const said: string[] = [];
  await readAloud(createSpeaker(said), createRequest(said, 6), new AbortController().signal);

  expect(said).toEqual(['> Two.', 'Two.', '> Three.', 'Three.']);
});

test('with the caret after the last sentence, reading starts at the beginning', async () => {
  const said: string[] = [];
  await readAloud(createSpeaker(said), createRequest(said, 16), new AbortController().signal);

  expect(said[1]).toBe('One.');
});

test('cancelling stops the reading', async () => {
  const said: string[] = [];
  const away = new AbortController();
  const stopping: Speaker = {
    ...createSpeaker(said),
    async speak(words) {
      said.push(words);
      away.abort();
    },
  };
  await readAloud(stopping, createRequest(said, 0), away.signal);

  expect(said).toEqual(['> One.', 'One.', 'stopped']);
});

test('cancelling ends the reading even if the voice never reports its end', async () => {
  const said: string[] = [];
  const away = new AbortController();
  const silent: Speaker = {
    ...createSpeaker(said),
    speak() {
      away.abort();

      return new Promise(() => undefined);
    },
  };

  expect(await readAloud(silent, createRequest(said, 0), away.signal)).toBe(true);
  expect(said).toEqual(['> One.', 'stopped']);
});

test('cancelled before the voices have loaded, nothing is spoken', async () => {
  const said: string[] = [];
  const away = new AbortController();
  const reading = readAloud(createSpeaker(said), createRequest(said, 0), away.signal);
  away.abort();
  await reading;

  expect(said).not.toContain('One.');
});

test('reading stops when the caller declines the next sentence', async () => {
  const said: string[] = [];
  const isFree = ({ from }: { from: number }) => from === 0;
  const signal = new AbortController().signal;
  await readAloud(createSpeaker(said), { ...createRequest(said, 0), follow: isFree }, signal);

  expect(said).toEqual(['One.']);
});

test('without a voice for the language nothing is spoken, and false is returned', async () => {
  const said: string[] = [];
  const mute: Speaker = { ...createSpeaker(said), hasVoiceFor: async () => false };

  expect(await readAloud(mute, createRequest(said, 0), new AbortController().signal)).toBe(false);
  expect(said).toEqual([]);
});

function createRequest(said: string[], from: number) {
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

function createSpeaker(said: string[]): Speaker {
  return {
    hasVoiceFor: async () => true,
    async speak(words) {
      said.push(words);
    },
    stop: () => void said.push('stopped'),
  };
}
