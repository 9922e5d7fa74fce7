import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const script = fileURLToPath(new URL('analyze.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'longhand-analyze-'));

afterAll(() => rmSync(folder, { recursive: true }));

function runAnalyze(flags: readonly string[], input = '') {
  return spawnSync(process.execPath, [script, ...flags], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
}

function createFile(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);

  return file;
}

const texts = {
  en: 'The letter was kept by Ann. It was very cold, and nobody came.',
  es: 'La carta fue encontrada por Marta. Hacía mucho frío.',
  fr: 'La lettre fut trouvée par Marthe. Il faisait très froid.',
  de: 'Der Brief wurde von Marta gefunden. Es war sehr kalt.',
  ar: 'تم فتح الرسالة. كان البرد شديدا جدا.',
  zh: '那张信纸被玛尔塔发现了。夜里非常冷。',
};
/** Expected sentiment: neutral in English, negative in three languages, and without any known word in two. */
function sentimentOf(language: string) {
  if (language === 'en') return { compound: 0, positive: 0, neutral: 1, negative: 0 };
  if (language === 'ar' || language === 'zh')
    return { compound: null, positive: null, neutral: null, negative: null };

  return { compound: -0.3167, positive: 0, beta: { sentences: 0.5 } };
}

const formulas =
  'fleschReadingEase fleschKincaidGrade gunningFog smog colemanLiau automatedReadability daleChall lix rix fernandezHuerta szigrisztPazos gutierrez crawford kandelMoles amstad wienerSachtext1 wienerSachtext2 wienerSachtext3 wienerSachtext4 osman sunHanyin xuWei'.split(
    ' ',
  );

test.each(Object.entries(texts))('the JSON output has every key in %s', (language, text) => {
  const { stdout, status } = runAnalyze(
    ['-', '--json', '--tokens', '--verse', '--kind', 'fiction'],
    text,
  );
  const answer = JSON.parse(stdout);

  expect(status).toBe(0);
  expect(answer.language).toBe(language);
  for (const name of 'characters letters words uniqueWords sentences paragraphs syllables'.split(
    ' ',
  ))
    expect([name, typeof answer.counts[name]]).toEqual([name, 'number']);
  expect(Object.keys(answer.readability)).toEqual(formulas);
  for (const { value, reason } of Object.values<{ value: number | null; reason?: string }>(
    answer.readability,
  ))
    expect(value === null ? typeof reason : typeof value).toBe(
      value === null ? 'string' : 'number',
    );
  expect(Object.keys(answer.diversity).sort()).toEqual(
    'hdd42 honoreR maas mattr50 mtld ttr yuleK'.split(' '),
  );
  expect(answer.sentiment).toMatchObject(sentimentOf(language));
  expect(answer.findings.length).toBeGreaterThan(0);
  for (const finding of answer.findings) {
    expect(Object.keys(finding)).toEqual('rule category start end message suggestions'.split(' '));
    expect(finding.start).toBeLessThan(finding.end);
    expect(finding.message).not.toBe('');
  }
  expect(answer.segments.sentences).toHaveLength(2);
  expect(answer.segments.words).toHaveLength(answer.counts.words);
  expect(answer.verse).toMatchObject({ lines: [{ syllables: expect.any(Number) }] });
  expect(answer.verse.lines[0]).toHaveProperty('rhyme');
  expect(answer.verse).toHaveProperty('scheme');
  for (const metric of [answer.verse.metre, answer.verse.lineLength, answer.verse.regulation])
    expect(metric).toEqual({ value: null, reason: expect.stringMatching(/\w/) });
});

test('reports overused words with their spans, or the reason for their absence', () => {
  const text = 'The ferry left at dawn. Ruth was very tired and nodded.\n'.repeat(100);
  const { overused } = JSON.parse(runAnalyze(['-', '--json'], text).stdout);
  const [first] = overused.value;

  expect(first).toMatchObject({ word: 'nodded', uses: 100, isRare: false });
  expect(runAnalyze(['-'], text).stdout).toMatch(/overused .*nodded 100 \(over ×20\)/);
  expect(runAnalyze(['-', '--kind', 'poetry'], text).stdout).toMatch(/overused +– verse has lines/);
  expect(text.slice(first.places[0].from, first.places[0].to)).toBe('nodded');
  expect(JSON.parse(runAnalyze(['-', '--json'], texts.en).stdout).overused).toEqual({
    value: null,
    reason: 'needs 1000 words, has 13',
  });
});

test('segments are ordered pairs of offsets', () => {
  const text = 'Dr. Moore came. “Why?” Mary asked. 3.14 is enough…';
  const { segments } = JSON.parse(runAnalyze(['-', '--json', '--tokens'], text).stdout);
  const sliceSpans = (pairs: [number, number][]) => pairs.map(([from, to]) => text.slice(from, to));

  expect(sliceSpans(segments.sentences)).toEqual([
    'Dr. Moore came.',
    '“Why?” Mary asked.',
    '3.14 is enough…',
  ]);
  expect(sliceSpans(segments.words)).toEqual(
    'Dr. Moore came Why Mary asked 3.14 is enough'.split(' '),
  );
});

test('an empty file produces a result', () => {
  const answer = JSON.parse(
    runAnalyze([createFile('empty.txt', ''), '--json', '--tokens', '--verse']).stdout,
  );

  expect(answer).toMatchObject({
    language: 'und',
    counts: { characters: 0, words: 0, sentences: 0, paragraphs: 0 },
    findings: [],
    segments: { sentences: [], words: [] },
    verse: { lines: [], scheme: '' },
  });
});

test('a binary file is analyzed without failure', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 256);
  const { status, stdout } = runAnalyze([createFile('bytes.bin', bytes), '--json']);

  expect(status).toBe(0);
  expect(JSON.parse(stdout).counts.characters).toBeGreaterThan(0);
});

test('a huge file is analyzed completely', () => {
  const text = 'It was a dark and stormy night, and Ruth was carried home.\n'.repeat(15_000);
  const { status, stdout } = runAnalyze([createFile('huge.txt', text), '--json']);
  const { counts, findings } = JSON.parse(stdout);

  expect(status).toBe(0);
  expect(counts).toMatchObject({ words: 180_000, sentences: 15_000, paragraphs: 15_000 });
  expect(findings.length).toBeGreaterThanOrEqual(15_000);
});

test('several files produce one line each, with their names', () => {
  const files = [createFile('one.txt', 'It was late.'), createFile('two.txt', 'Es war spät.')];
  const lines = runAnalyze([...files, '--json'])
    .stdout.trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  expect(lines.map(({ file }) => file)).toEqual(files);
});

test('unreadable lines are answered in order, with their ID if they have one', () => {
  const lines = [
    '{"id":1,"text":"It was late."}',
    '[1]',
    '"text"',
    'null',
    '{"id":2,"text":5}',
    '',
    '{"id":{"a":1},"text":"Yes."}',
    '{"text":"No id."}',
  ];
  const answers = runAnalyze(['--stdin', '--tokens'], `${lines.join('\r\n')}\r\n`)
    .stdout.trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  expect(answers.map(({ id, error }) => [id, error])).toEqual([
    [1, undefined],
    [null, 'not a JSON object'],
    [null, 'not a JSON object'],
    [null, 'not a JSON object'],
    [2, 'text is not a string'],
    [{ a: 1 }, undefined],
    [null, undefined],
  ]);
  expect(answers[0].segments.words).toEqual([
    [0, 2],
    [3, 6],
    [7, 11],
  ]);
});
