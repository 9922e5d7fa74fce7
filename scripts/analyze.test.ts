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

test('says how it is used, and ends well', () => {
  const { stdout, status } = run(['--help']);

  expect(status).toBe(0);
  expect(stdout).toContain('npm run analyze -- FILE');
});

test('answers in JSON, with every word on demand', () => {
  const { stdout } = run(
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

test('reads verse on demand', () => {
  const { stdout } = run(
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

test('says what kind it took: poetry for verse, unless one is given', () => {
  const kindOf = (...flags: readonly string[]) =>
    JSON.parse(run(['-', '--json', '--language', 'en', ...flags], 'It was late.').stdout).kind;

  expect(kindOf()).toBe('fiction');
  expect(kindOf('--verse')).toBe('poetry');
  expect(kindOf('--verse', '--kind', 'lyrics')).toBe('lyrics');
  expect(run(['-', '--language', 'en', '--verse'], 'It was late.').stdout).toContain(
    '- (en, poetry)',
  );
});

test('a mark of byte order before the first line of standard input is set aside', () => {
  const { stdout } = run(['--stdin'], `\uFEFF${JSON.stringify({ id: 1, text: 'It was late.' })}`);

  expect(JSON.parse(stdout)).toMatchObject({ id: 1, counts: { words: 3 } });
});

test('answers each line of standard input by its id, and goes on after one it can not read', () => {
  const lines = [
    JSON.stringify({ id: 7, text: 'Es war spät.', language: 'de-AT' }),
    'no JSON',
    JSON.stringify({ id: 'b' }),
    JSON.stringify({ id: 'c', text: '' }),
    JSON.stringify({ id: 'd', text: 'It was late.', language: 'xx' }),
    JSON.stringify({ id: 'e', text: 'It was late.', kind: ['novel'] }),
    JSON.stringify({ id: 'f', text: 'It was late.', language: 'auto', kind: 'lyrics' }),
  ];
  const answers = run(['--stdin'], lines.join('\n'))
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
])('%j ends with status %i when there is one suggestion', (flags, expected) => {
  expect(run(['-', '--language', 'en', ...flags], 'It was kept by Ann.').status).toBe(expected);
});

test.each([
  [['nowhere.txt'], 'nowhere.txt could not be read'],
  [['-', '--colour'], "Unknown option '--colour'"],
  [['-', '--max', 'none'], '--max none is no limit'],
  [['-', '--language', 'tlh'], '--language tlh is not one of'],
  [[], 'No file was named'],
])('refuses %j with a message and exit code 2', (flags, message) => {
  const { stderr, status } = run(flags);

  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
