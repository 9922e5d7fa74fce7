import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLongJson } from './long-json.ts';

const piece = fc.constantFrom(
  ...['a', 'word ', '"', '\\', '\\\\', '\n', '\u0001', '🌊', 'é', '\ud83d', '/', '{', ':', ','],
);
const text = fc.array(piece, { maxLength: 60 }).map((all) => all.join(''));
const jsonValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.integer(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

test('parsing in parts of any length gives the same result as JSON.parse', async () => {
  await fc.assert(
    fc.asyncProperty(
      jsonValue,
      fc.integer({ min: 8, max: 40 }),
      fc.boolean(),
      async (value, length, isWide) => {
        const json = isWide ? escapeAll(JSON.stringify(value)) : JSON.stringify(value, null, 1);

        expect(await parseLongJson(json, length)).toEqual(JSON.parse(json));
      },
    ),
    { numRuns: 2_000 },
  );
});

/** The same JSON with every letter of a string as a Unicode escape. */
function escapeAll(json: string): string {
  return json.replaceAll(/"(?:[^"\\]|\\.)*"/g, (string) =>
    string.replaceAll(/\\u.{4}|\\.|[a-z]/g, (unit) =>
      unit.length === 1 ? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}` : unit,
    ),
  );
}

test.each([
  '',
  '{',
  '"',
  `"${'a'.repeat(50)}`,
  `"${'a'.repeat(50)}\\`,
  `"${'a'.repeat(50)}\n"`,
  `"${'a'.repeat(13)}\\x${'a'.repeat(50)}"`,
  `{"${'a'.repeat(50)}"}`,
  `"${'a'.repeat(50)}" "`,
])('invalid JSON is rejected when parsed in parts: %j', async (json) => {
  await expect(parseLongJson(json, 16)).rejects.toThrow(SyntaxError);
});

test('the event loop stays free while a long string is parsed', async () => {
  let turns = 0;
  const turn = setInterval(() => turns++, 0);
  const json = JSON.stringify({ text: '\n'.repeat(8_000_000) });
  const { text } = (await parseLongJson(json)) as { text: string }; // same shape as above
  clearInterval(turn);

  expect(text.length).toBe(8_000_000);
  expect(turns).toBeGreaterThan(5);
});
