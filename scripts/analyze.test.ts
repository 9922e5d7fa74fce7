import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 });

const script = fileURLToPath(new URL('analyze.ts', import.meta.url));

function run(flags: readonly string[], input = '') {
  return spawnSync(process.execPath, [script, ...flags], { input, encoding: 'utf8' });
}

test('reads standard input and tells where each finding stands', () => {
  const { stdout, status } = run(['-'], 'Ruth was late.\nThe letter was written by Mr. Dunmore.\n');

  expect(status).toBe(0);
  expect(stdout).toContain('10 words, 2 sentences, 2 paragraphs');
  expect(stdout).toContain('2:12      passive        was written');
});

test('answers in JSON, with every word on demand', () => {
  const { stdout } = run(['-', '--json', '--tokens', '--language', 'en'], 'Oh, no.');
  const answer = JSON.parse(stdout);

  expect(answer).toMatchObject({ file: '-', language: 'en', counts: { words: 2 } });
  expect(answer.tokens).toHaveLength(2);
});

test.each([
  [['nowhere.txt'], 'nowhere.txt could not be read'],
  [['-', '--colour'], "Unknown option '--colour'"],
  [['-', '--language', 'tlh'], '--language tlh is not one of'],
  [[], 'No file was named'],
])('refuses %j with a message and exit code 2', (flags, message) => {
  const { stderr, status } = run(flags);

  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
