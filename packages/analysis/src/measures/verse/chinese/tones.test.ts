import { describe, expect, test } from 'vitest';
import { loadVerseSounds } from '../sounds/load-sounds.ts';
import { verseOf } from '../verse.ts';
import { regulationOf } from './tones.ts';

const read = async (text: string) => verseOf(text, 'zh', await loadVerseSounds('zh'));

// Wang Zhihuan, Climbing the stork tower.
const tower = '白日依山尽，\n黄河入海流。\n欲穷千里目，\n更上一层楼。';

describe('the tones of Chinese verse', () => {
  test('are given for each character, in the reading that its neighbors require', async () => {
    const { lines } = await read('长大了\n长江的水');

    expect(lines.map(({ tones }) => tones)).toEqual(['仄仄·', '平平·仄']);
  });

  test('are those of the characters by themselves, however they are spoken together', async () => {
    const { lines } = await read('山高云不断');

    expect(lines[0]?.tones).toBe('平平平仄仄');
  });

  test('take turns, answer and adhere in a regulated poem', async () => {
    const { regulation, lines } = await read(tower);

    expect(lines[0]?.tones).toBe('平仄平平仄');
    expect(regulation.value).toEqual({
      characters: 5,
      lines: 4,
      alternation: 1,
      antithesis: 1,
      adherence: 1,
    });
  });

  test('are the same with a couplet on each line', async () => {
    const { regulation } = await read(tower.replaceAll('，\n', '，'));

    expect(regulation.value).toMatchObject({ lines: 4, alternation: 1 });
  });

  test('do not apply to verse of other lengths', async () => {
    const { regulation } = await read('海风吹过\n旧码头的灯\n一盏一盏地灭了\n没有人说话');

    expect(regulation).toEqual({ value: null, absent: { code: 'unregulated' } });
  });

  test('do not apply to a language without tones', async () => {
    const { regulation, lines } = verseOf('The door\nis open', 'en', await loadVerseSounds('en'));

    expect(regulation).toEqual({ value: null, absent: { code: 'toneless' } });
    expect(lines[0]?.tones).toBeNull();
  });
});

describe('the rules of regulated verse', () => {
  const good = ['平平平仄仄', '仄仄仄平平', '仄仄平平仄', '平平仄仄平'];

  test('are met by the right level and oblique tones', () => {
    expect(regulationOf(good).value).toMatchObject({ alternation: 1, antithesis: 1, adherence: 1 });
  });

  test('count the places that break them', () => {
    const [one = '', two = '', ...rest] = good;

    expect(regulationOf([one, one, ...rest]).value).toMatchObject({
      alternation: 1,
      antithesis: 0.5,
      adherence: 0,
    });
    expect(regulationOf(['平平平平仄', two, ...rest]).value).toMatchObject({ alternation: 0.75 });
  });

  test('ignore a character without a tone', () => {
    expect(regulationOf(['平平平·仄', ...good.slice(1)]).value).toMatchObject({
      alternation: 1,
      antithesis: 1,
    });
  });
});
