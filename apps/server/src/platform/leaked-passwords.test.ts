import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openLeakedPasswords } from './leaked-passwords.ts';

const folder = mkdtempSync(join(tmpdir(), 'longhand-leaked-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeList(passwords: readonly string[], end = '\r\n'): { LEAKED_PASSWORDS_FILE: string } {
  const name = join(folder, `${passwords.length}-${end.length}.txt`);
  const lines = passwords
    .map((password) => createHash('sha1').update(password).digest('hex').toUpperCase())
    .toSorted()
    .map((hash, index) => `${hash}:${10 ** (index % 9)}${end}`);
  writeFileSync(name, lines.join(''));

  return { LEAKED_PASSWORDS_FILE: name };
}

const words = (count: number) => Array.from({ length: count }, (_, index) => `a password ${index}`);

test.each([
  [1, '\n'],
  [2, '\r\n'],
  [3, '\n'],
  [997, '\r\n'],
])('every one of %i listed passwords is found, and no other', async (count, end) => {
  const leaked = await openLeakedPasswords(writeList(words(count), end));

  for (const word of words(count)) expect(await leaked.has(word)).toBe(true);
  for (const word of words(count)) expect(await leaked.has(`${word}!`)).toBe(false);
  await leaked.close();
});

test('without a list no password counts as leaked', async () => {
  const leaked = await openLeakedPasswords({ LEAKED_PASSWORDS_FILE: undefined });

  expect(await leaked.has('password')).toBe(false);
});

test('a missing or invalid file stops the server from starting', async () => {
  const nowhere = { LEAKED_PASSWORDS_FILE: join(folder, 'nowhere') };
  await expect(openLeakedPasswords(nowhere)).rejects.toThrow(/^LEAKED_PASSWORDS_FILE: .* read/);
  const other = join(folder, 'other');
  writeFileSync(other, 'password\n123456\n');
  await expect(openLeakedPasswords({ LEAKED_PASSWORDS_FILE: other })).rejects.toThrow(/no list/);
});
