import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../options.ts';
import { labelIn } from './labels.ts';
import { loadVerseSounds } from './sounds/load-sounds.ts';
import { verseOf } from './verse.ts';

describe('labels of sections', () => {
  test.each([
    ['[Chorus]', 'Chorus'],
    ['[Verse 1: Ada]', 'Verse 1: Ada'],
    ['(Bridge)', 'Bridge'],
    ['Bridge:', 'Bridge'],
    ['Verse II', 'Verse II'],
    ['Pre-Chorus (x2)', 'Pre-Chorus (x2)'],
    ['Refrain', 'Refrain'],
    ['1. Strophe:', '1. Strophe'],
    ['Couplet 2 :', 'Couplet 2'],
    ['Estribillo', 'Estribillo'],
    ['Coro ×2', 'Coro ×2'],
    ['（副歌）', '副歌'],
    ['【主歌】', '主歌'],
    ['主歌二：', '主歌二'],
    ['لازمة:', 'لازمة'],
    ['المقطع الأول:', 'المقطع الأول'],
  ])('are recognized: %s', (line, label) => {
    expect(labelIn(line)).toBe(label);
  });

  test.each([
    'Bridge',
    'Puente',
    'مقطع',
    'The chorus sings',
    '(ooh, ooh)',
    'Chorus: sing it again',
    'Coro de pájaros',
    '副歌响起',
    'Versailles',
    '[]',
    '',
  ])('none: %j', (line) => {
    expect(labelIn(line)).toBeNull();
  });
});

const songs: readonly (readonly [LanguageCode, string, string, readonly [string, string]])[] = [
  [
    'en',
    '[Verse 1]',
    '[Chorus]',
    ['The lamps are lit along the bay', 'and night has put the boats away'],
  ],
  ['es', 'Estrofa 1', 'Estribillo:', ['Canta el mar en la ventana', 'y despierta la mañana']],
  ['fr', '(Couplet)', 'Refrain :', ['Le soir descend sur la maison', 'et chante encore la saison']],
  [
    'de',
    '1. Strophe',
    'Refrain:',
    ['Am Abend steht ein altes Haus', 'und leise schläft darin die Maus'],
  ],
  ['zh', '主歌1', '【副歌】', ['江上起微霜', '渔灯照客床']],
  ['ar', 'كوبليه ١', 'لازمة:', ['سألت البحر عن أهل ومنزل', 'فقال الموج إن العمر مقبل']],
];

describe('a song with labels', () => {
  test.each(songs)(
    '%s: section labels are not counted as verses, separate stanzas and mark the chorus',
    async (language, first, again, lines) => {
      const chorus = `${again}\n${lines.join('\n')}`;
      const text = `${first}\n${lines.join('\n')} x\n${chorus}\n${chorus}\n`;
      const {
        lines: read,
        scheme,
        repetition,
      } = verseOf(text, language, await loadVerseSounds(language));
      const label = labelIn(again);

      expect(read).toHaveLength(6);
      expect(read.map(({ section }) => section)).toEqual([
        labelIn(first),
        null,
        label,
        null,
        label,
        null,
      ]);
      expect(read.every(({ syllables }) => (syllables ?? 0) > 3)).toBe(true);
      expect(scheme.split(' ').map(({ length }) => length)).toEqual([2, 2, 2]);
      expect(repetition.chorus).toMatchObject({ length: 2, at: [2, 4], section: label });
      expect(repetition.lines.map(({ text: line }) => line)).not.toContain(label?.toLowerCase());
    },
  );
});
