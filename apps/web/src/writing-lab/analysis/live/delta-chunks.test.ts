import '@longhand/analysis/every-language';
import { type AnalysisDelta, createAnalyzer } from '@longhand/analysis';
import { expect, test } from 'vitest';
import { createDeltaJoiner, splitDelta } from './delta-chunks.ts';

const paragraph = 'She closed the door slowly and waited for the rain to end. Nobody came.\n\n';

test('a short delta is one unchanged message', () => {
  const message = messageOf(createAnalyzer({ language: 'en' }).open(paragraph));

  expect(splitDelta(message)).toEqual([message]);
});

test('a long delta is split into chunks of limited size and joins to the same delta', () => {
  const analyzer = createAnalyzer({ language: 'en' });
  const opened = messageOf(analyzer.open(paragraph.repeat(1_000)));
  const messages = splitDelta(opened);
  const sizes = messages.map((one) =>
    one.kind === 'part' ? one.paragraphs.reduce((sum, { length }) => sum + length, 0) : 0,
  );

  expect(messages.length).toBeGreaterThan(5);
  expect(Math.max(...sizes)).toBeLessThan(13_000);
  expect(joined(messages)).toEqual([opened]);
});

test('each splice gets its own paragraphs back, and the next delta gets none of them', () => {
  const analyzer = createAnalyzer({ language: 'en' });
  const { splices, ...rest } = analyzer.open(paragraph.repeat(400));
  const all = splices.flatMap(({ insert }) => insert);
  const several = messageOf({
    ...rest,
    splices: [
      { at: 0, remove: 3, insert: all.slice(0, 150) },
      { at: 7, remove: 1, insert: [] },
      { at: 9, remove: 0, insert: all.slice(150) },
    ],
  });
  const next = messageOf(analyzer.applyChanges([{ from: 0, to: 0, insert: 'Then ' }]));

  expect(joined([...splitDelta(several), ...splitDelta(next)])).toEqual([several, next]);
});

function messageOf(delta: AnalysisDelta) {
  return { kind: 'delta' as const, revision: 1, delta, milliseconds: 5 }; // keeps the literal type
}

function joined(messages: ReturnType<typeof splitDelta>) {
  const joiner = createDeltaJoiner();

  return messages.flatMap((one) => {
    if (one.kind !== 'part') return [joiner.join(one)];
    joiner.addChunk(one);

    return [];
  });
}
