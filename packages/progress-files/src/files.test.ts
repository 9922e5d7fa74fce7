import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { detectFormat } from './detect-format.ts';
import { readDailyLines } from './nanowrimo.ts';
import { readNovelWriterLog } from './novelwriter.ts';
import { UnreadableFileError } from './record.ts';

const trackBear = {
  tallies: [
    {
      id: 1,
      uuid: 'a-1',
      date: '2026-11-01',
      measure: 'word',
      count: 700,
      note: 'rain',
      workId: 4,
      tagIds: [9],
    },
    {
      id: 2,
      uuid: 'a-2',
      date: '2026-11-02',
      measure: 'time',
      count: 45,
      note: '',
      workId: null,
      tagIds: [],
    },
    { id: 3, uuid: 'a-3', date: 'someday', measure: 'word', count: 5 },
  ],
  projects: [{ id: 4, title: 'The Ferry' }],
  tags: [{ id: 9, name: 'draft' }],
};

test('a TrackBear zip gives its tallies with projects and tags', () => {
  const zip = zipSync({
    'tallies/all-tallies.csv': strToU8('id,uuid'),
    'trackbear-progress-data.json': strToU8(JSON.stringify(trackBear)),
  });

  expect(detectFormat(zip)).toEqual({
    kind: 'trackbear',
    records: [
      {
        on: '2026-11-01',
        measure: 'word',
        amount: 700,
        mode: 'add',
        project: 'The Ferry',
        tags: ['draft'],
        note: 'rain',
        reference: 'a-1',
      },
      {
        on: '2026-11-02',
        measure: 'minute',
        amount: 45,
        mode: 'add',
        project: '',
        tags: [],
        note: '',
        reference: 'a-2',
      },
    ],
  });
});

test('the TrackBear JSON file alone is recognized', () => {
  expect(detectFormat(strToU8(JSON.stringify(trackBear)))).toMatchObject({ kind: 'trackbear' });
});

test('novelWriter sessions give the words added and the active minutes', () => {
  const log = [
    '{"type": "initial", "offset": 1000}',
    '{"type": "record", "start": "2026-11-01 21:00:00", "end": "2026-11-01 22:00:00", "novel": 1600, "notes": 100, "idle": 600}',
    'torn line',
    '{"type": "record", "start": "2026-11-02 07:00:00", "end": "2026-11-02 07:05:00", "novel": 1500, "notes": 100, "idle": 0}',
  ].join('\n');

  expect(readNovelWriterLog(log)).toMatchObject([
    { on: '2026-11-01', measure: 'word', amount: 700 },
    { on: '2026-11-01', measure: 'minute', amount: 50 },
    { on: '2026-11-02', measure: 'word', amount: -100 },
    { on: '2026-11-02', measure: 'minute', amount: 5 },
  ]);
  expect(detectFormat(strToU8(log)).kind).toBe('novelwriter');
});

test('lines pasted from NaNoWriMo are read, and other lines are reported', () => {
  const { records, problems } = readDailyLines(
    'Daily counts\nNov 1, 2023\t1,667\nNov 2, 2023\t0\nNov 30, 2023   50,012\n',
    'add',
  );

  expect(records.map(({ on, amount }) => [on, amount])).toEqual([
    ['2023-11-01', 1667],
    ['2023-11-02', 0],
    ['2023-11-30', 50012],
  ]);
  expect(problems).toEqual([{ row: 1, reason: 'date_unreadable', value: 'Daily counts' }]);
});

test('Windows-1252 and UTF-16 spreadsheets are decoded', () => {
  const windows = Uint8Array.from(
    [...'date,mots,projet\n2026-11-03,5,'].map((c) => c.charCodeAt(0)).concat(0xc9, 0x74, 0xe9),
  );
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from([...'日期,字数\n'].map((c) => c.charCodeAt(0))).buffer),
  ]);

  expect(detectFormat(windows)).toMatchObject({ table: { rows: [['2026-11-03', '5', 'Été']] } });
  expect(detectFormat(utf16)).toMatchObject({ table: { columns: ['日期', '字数'] } });
});

test.each([
  ['an empty file', strToU8(' \n '), 'empty'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'not_text'],
  ['a torn zip', Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9]), 'not_a_zip'],
  ['a zip of something else', zipSync({ 'holiday.txt': strToU8('sea') }), 'no_progress_inside'],
  ['JSON of something else', strToU8('{"name": "x"}'), 'no_progress_inside'],
  ['torn JSON', strToU8('{"tallies": ['), 'broken'],
])('%s is rejected with its reason', (_, bytes, reason) => {
  expect(() => detectFormat(bytes)).toThrow(UnreadableFileError);
  expect(() => detectFormat(bytes)).toThrow(reason);
});

test('a zip that exceeds the unpacked size limit is rejected', () => {
  const bomb = zipSync({ 'trackbear-progress-data.json': new Uint8Array(60_000_000) });

  expect(() => detectFormat(bomb)).toThrow('too_large');
});
