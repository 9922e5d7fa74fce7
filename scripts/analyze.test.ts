import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 });

const script = fileURLToPath(new URL('analyze.ts', import.meta.url));

function runAnalyze(flags: readonly string[], input = '') {
  return spawnSync(process.execPath, [script, ...flags], { input, encoding: 'utf8' });
}

test('reads standard input and reports the position of each finding', () => {
  const { stdout, status } = runAnalyze(
    ['-'],
    'Ruth was late.\nThe letter was written by Mr. Dunmore.\n',
  );

  expect(status).toBe(0);
  expect(stdout).toContain('10 words, 2 sentences, 2 paragraphs');
  expect(stdout).toContain('2:12      passive        was written');
});

test('prints usage and exits with 0', () => {
  const { stdout, status } = runAnalyze(['--help']);

  expect(status).toBe(0);
  expect(stdout).toContain('npm run analyze -- FILE');
});

test('prints JSON, with all words on request', () => {
  const { stdout } = runAnalyze(
    ['-', '--json', '--tokens', '--language', 'en'],
    'Oh, no. It was kept by Ann.',
  );
  const answer = JSON.parse(stdout);

  expect(answer).toMatchObject({
    file: '-',
    language: 'en',
    counts: { characters: 27, letters: 18, words: 7, uniqueWords: 7, sentences: 2, paragraphs: 1 },
    readability: {
      fleschReadingEase: { value: 206.835 - 1.015 * 3.5 - 84.6 },
      amstad: { value: null, reason: 'not made for this language' },
      sunHanyin: { value: null, reason: 'not made for this language' },
      smog: { value: null, reason: 'needs 30 sentences, has 2' },
    },
    diversity: {
      ttr: null,
      mattr50: null,
      mtld: null,
      hdd42: null,
      yuleK: null,
      honoreR: null,
      maas: null,
    },
    sentiment: { compound: 0, positive: 0, neutral: 1, negative: 0 },
    segments: {
      sentences: [
        [0, 7],
        [8, 27],
      ],
    },
  });
  expect(Object.keys(answer.readability)).toHaveLength(22);
  expect(answer.segments.words[0]).toEqual([0, 2]);
  expect(answer.findings).toEqual([
    {
      rule: 'passive',
      category: 'passive',
      start: 11,
      end: 19,
      message: '“kept” is passive, with the doer named after it. The active voice is shorter.',
      suggestions: [],
    },
  ]);
});

test('analyzes verse on request', () => {
  const { stdout } = runAnalyze(
    ['-', '--json', '--verse', '--language', 'en'],
    'The roof has a leak,\nThe gutter is blue,\nThe cellar is warm,\nThe attic is new.',
  );

  expect(JSON.parse(stdout).verse).toMatchObject({
    scheme: 'ABCB',
    lines: [
      { syllables: 5, rhyme: 'A' },
      { syllables: 5, rhyme: 'B' },
      { syllables: 5, rhyme: 'C' },
      { syllables: 5, rhyme: 'B', kind: 'perfect', with: 1 },
    ],
  });
});

test('reports the document kind: poetry with --verse unless a kind is given', () => {
  const getKind = (...flags: readonly string[]) =>
    JSON.parse(runAnalyze(['-', '--json', '--language', 'en', ...flags], 'It was late.').stdout)
      .kind;

  expect(getKind()).toBe('fiction');
  expect(getKind('--verse')).toBe('poetry');
  expect(getKind('--verse', '--kind', 'lyrics')).toBe('lyrics');
  expect(runAnalyze(['-', '--language', 'en', '--verse'], 'It was late.').stdout).toContain(
    '- (en, poetry)',
  );
});

test('ignores a byte order mark in standard input', () => {
  const { stdout } = runAnalyze(
    ['--stdin'],
    `\uFEFF${JSON.stringify({ id: 1, text: 'It was late.' })}`,
  );

  expect(JSON.parse(stdout)).toMatchObject({ id: 1, counts: { words: 3 } });
});

test('answers each line of standard input by its ID and continues after an unreadable one', () => {
  const lines = [
    JSON.stringify({ id: 7, text: 'Es war spät.', language: 'de-AT' }),
    'no JSON',
    JSON.stringify({ id: 'b' }),
    JSON.stringify({ id: 'c', text: '' }),
    JSON.stringify({ id: 'd', text: 'It was late.', language: 'xx' }),
    JSON.stringify({ id: 'e', text: 'It was late.', kind: ['novel'] }),
    JSON.stringify({ id: 'f', text: 'It was late.', language: 'auto', kind: 'lyrics' }),
  ];
  const answers = runAnalyze(['--stdin'], lines.join('\n'))
    .stdout.trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  expect(answers).toMatchObject([
    { id: 7, language: 'de', counts: { words: 3, syllables: 3 } },
    { id: null, error: 'not a JSON object' },
    { id: 'b', error: 'text is not a string' },
    { id: 'c', language: 'und', kind: 'fiction', counts: { words: 0 } },
    { id: 'd', error: 'language xx is not one of en, es, fr, de, ar, zh, und' },
    { id: 'e', error: expect.stringContaining('kind ["novel"] is not one of fiction, ') },
    { id: 'f', kind: 'lyrics', counts: { words: 3 } },
  ]);
});

test.each([
  [['--max', '0'], 1],
  [['--max', '1'], 0],
  [['--max', 'suggestion'], 0],
  [['--max', 'suggestion=0'], 1],
  [['--max', 'error=0'], 0],
])('%j exits with status %i for one suggestion', (flags, expected) => {
  expect(runAnalyze(['-', '--language', 'en', ...flags], 'It was kept by Ann.').status).toBe(
    expected,
  );
});

test.each([
  [['nowhere.txt'], 'nowhere.txt could not be read'],
  [['-', '--colour'], "Unknown option '--colour'"],
  [['-', '--max', 'none'], '--max none is no limit'],
  [['-', '--language', 'tlh'], '--language tlh is not one of'],
  [[], 'No file was named'],
])('refuses %j with a message and exit code 2', (flags, message) => {
  const { stderr, status } = runAnalyze(flags);

  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
