import { expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../platform/memory-storage.ts';
import { lastPosition, positionStore } from './last-position.ts';
import { createEmptyDraft } from './open-text.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));

const left = { anchor: 120, head: 140, top: 80, offset: 200 };

function draftOf(id: string) {
  return createEmptyDraft({
    now: () => '2026-11-22T10:00:00.000Z',
    newId: () => id,
    kind: 'fiction',
  });
}

test('a text opens where its user left it, and only for that user', () => {
  const storage = createMemoryStorage();
  positionStore(storage, 'ann').write('text', left);

  const position = lastPosition('ann', draftOf('text'), storage);
  expect(position.takesFocus).toBe(true);
  expect(position.start(500)?.state).toEqual({ selection: { anchor: 120, head: 140 } });
  for (const [userId, id] of [
    ['bob', 'text'],
    ['ann', 'other'],
  ] as const) {
    const other = lastPosition(userId, draftOf(id), storage);
    expect(other.start(500)).toBeNull();
    expect(other.takesFocus).toBe(false);
  }
});

test('a text shortened elsewhere opens at its end', () => {
  const storage = createMemoryStorage();
  positionStore(storage, 'ann').write('text', left);

  const start = lastPosition('ann', draftOf('text'), storage).start(100);
  expect(start?.state).toEqual({ selection: { anchor: 100, head: 100 } });
  expect(start?.view.scrollTo?.value.range).toMatchObject({ from: 80, to: 80 });
});

test('the positions of the last 200 texts are stored', () => {
  const storage = createMemoryStorage();
  const positions = positionStore(storage, 'ann');
  positions.write('first', left);
  for (let text = 0; text < 199; text++) positions.write(`text ${text}`, left);
  positions.write('first', { ...left, top: 81 });
  positions.write('newest', left);

  expect(positions.read('first')).toEqual({ ...left, top: 81 });
  expect(positions.read('newest')).toEqual(left);
  expect(positions.read('text 0')).toBeNull();
});

test.each(['no list', '{"a":1}', '[["text",{"anchor":-1,"head":0,"top":0,"offset":0}]]', '[null]'])(
  'a stored value that is not a list of positions is ignored: %s',
  (kept) => {
    const storage = createMemoryStorage({ 'longhand-writing-lab-ann/positions': kept });

    expect(positionStore(storage, 'ann').read('text')).toBeNull();
  },
);
