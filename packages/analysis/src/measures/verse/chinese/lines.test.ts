import { describe, expect, test } from 'vitest';
import { loadVerseSounds } from '../sounds/load-sounds.ts';
import { verseOf } from '../verse.ts';

const read = async (text: string) => verseOf(text, 'zh', await loadVerseSounds('zh'));

// Du Fu, Spring view.
const couplets =
  '国破山河在，城春草木深。\n感时花溅泪，恨别鸟惊心。\n烽火连三月，家书抵万金。\n白头搔更短，浑欲不胜簪。';
const verses = couplets.replaceAll('，', '，\n');

describe('a Chinese poem', () => {
  test('is the same whether a line has a couplet or a verse', async () => {
    const [one, other] = [await read(couplets), await read(verses)];

    expect(one.lines.map(({ syllables }) => syllables)).toEqual(Array(8).fill(5));
    expect(one.lineLength.value).toEqual({ syllables: 5, share: 1, name: 'fiveCharacters' });
    expect(one.regulation.value).toMatchObject({ characters: 5, lines: 8 });
    expect(one.scheme).toBe(other.scheme);
    expect(one.lines.map(({ tones }) => tones)).toEqual(other.lines.map(({ tones }) => tones));
    expect(one.lines.map(({ span }) => couplets.slice(span.from, span.to)).slice(0, 2)).toEqual([
      '国破山河在，',
      '城春草木深。',
    ]);
  });

  test.each([
    ['title and author', '春望\n杜甫\n'],
    ['title and author apart', '春望\n\n杜甫\n\n'],
    ['both on one line', '春望　杜甫\n'],
    ['a title as long as its verses', '登鹳雀楼记\n'],
    ['a long title', '闻官军收河南河北\n'],
  ])('is read without its headings: %s', async (_, headings) => {
    const plain = await read(verses);
    for (const poem of [verses, couplets]) {
      const { scheme, regulation, lines } = await read(headings + poem);

      expect(regulation).toEqual(plain.regulation);
      expect(scheme).toBe(plain.scheme);
      expect(lines[0]?.span.from).toBe(headings.length);
    }
  });

  test.each([
    '海风吹过\n旧码头的灯\n一盏一盏地灭了\n没有人说话',
    '夜里，\n灯一盏一盏地亮了，\n风从海上来，\n船在水中摇。\n人在桥上走，\n月在天边照。',
    '夜。\n风从山那边吹来，\n没有人\n说话。',
  ])('whose verses differ keeps all its lines: %s', async (text) => {
    expect((await read(text)).lines).toHaveLength(text.split('\n').length);
  });
});
