import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { segmentChinese } from './zh-segmenter.ts';

const segmentToString = (text: string) => {
  const ends = segmentChinese(text);

  return ends.map((to, at) => text.slice(ends[at - 1] ?? 0, to)).join(' ');
};

describe('Chinese segmenter', () => {
  test.each([
    ['他们研究结果', '他们 研究 结果'],
    ['研究生命的起源', '研究 生命 的 起源'],
    ['老人看着窗外的雨', '老人 看 着 窗外 的 雨'],
    ['五月二十一日', '五 月 二十一 日'],
    ['三百六十五天', '三百六十五 天'],
    ['第二十一章', '第二十一 章'],
    ['数百名学生', '数百 名 学生'],
    ['朋友们的可能性', '朋友 们 的 可能 性'],
    ['天还没亮', '天 还 没 亮'],
    ['他的家没落了', '他 的 家 没落 了'],
    ['他坐船去了上海', '他 坐 船 去 了 上海'],
    ['她骑车去学校', '她 骑 车 去 学校'],
    ['克里斯托弗来到摩尔达维亚', '克里斯托弗 来到 摩尔达维亚'],
  ])('splits %s into words', (text, words) => {
    expect(segmentToString(text)).toBe(words);
  });

  test('gives the same boundaries for traditional and simplified text', () => {
    expect(segmentToString('雖然美國的許多學生')).toBe('雖然 美國 的 許多 學生');
  });

  test('covers any input without gaps', () => {
    const han = fc.string({
      unit: fc.integer({ min: 0x4e00, max: 0x9fa5 }).map((code) => String.fromCharCode(code)),
    });
    fc.assert(
      fc.property(han, (text) => {
        const ends = segmentChinese(text);

        expect(ends.at(-1) ?? 0).toBe(text.length);
        expect([...ends].sort((one, other) => one - other)).toEqual(ends);
        expect(new Set(ends).size).toBe(ends.length);
      }),
    );
  });
});
