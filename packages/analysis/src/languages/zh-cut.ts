import { wordsOfPlatform } from './unspaced.ts';
import { simplified, traditional } from './zh-traditional.ts';
import { chineseWords } from './zh-words.ts';

/** Two to the power of so much is all uses of all words that the list was counted from. */
const allUses = 26;
/** What a word that only the platform knows costs: as one of 64 uses. */
const costOfRare = allUses - 6;
/** What the characters cost that take part in all kinds of phrases. */
const costOfCommon = allUses - 18;
const costOfName = { whole: 12, character: 5 };
const costOfNumber = { whole: 10, figure: 1 };
const longestName = 8;

const suffixes = unitSet(
  '人性化者员们机法度型业部局馆国物语官教堂站厂场区县省市镇村路街山河湖岛州港式感率量力权队团党会院所室厅店社校系科班组界级类版史学家师生长士族派军舰炮车船箱器仪表剂药病症炎素酸体形状费税款价额品件片剧集曲歌书报刊网线带层面点处期时代年',
);
const prefixes = unitSet('总大小老新女男副非超前后各该本每第多长高');
const numerals = unitSet('零〇一二三四五六七八九十百千万亿两');
/** What may stand before a numeral: 数百, 几十. */
const counting = unitSet('零〇一二三四五六七八九十百千万亿两数几');
/** Makes the number behind it an ordinal: 第十八. */
const ordinal = '第'.charCodeAt(0);
/** Signs of aspect: what has been done, is going on, was once done. */
const aspects = unitSet('了着过');
/** Has not been done: 没 before a verb stands for itself, but for what makes one word with it (没错, 没落). */
const notDone = '没'.charCodeAt(0);
const wordsWithNot = unitSet('错落辙劲趣命戏治谱门准脸救');
/** Where a deed leads: a word by themselves behind a verb and what it is done with. */
const directions = unitSet('来去');
/** Characters that foreign names are written with. */
const sounding = unitSet(
  '阿埃艾爱安奥巴白拜班邦保堡鲍贝本比彼毕宾波博伯布查达大戴丹当道得德登迪蒂丁杜敦顿多厄恩尔法范菲费芬丰弗佛夫福富盖干冈戈格葛贡古瓜圭哈海汉豪赫黑亨洪胡华怀霍基吉加贾简杰金卡凯坎康考柯科可克肯孔库奎昆拉莱兰劳勒雷蕾黎里理丽利莉力立连琳林龙隆卢鲁伦罗洛吕马玛迈麦曼芒茅梅门蒙孟米密缅敏明摩莫墨默姆木穆拿娜纳乃南瑙内尼涅妮宁纽农努诺欧帕潘庞佩彭皮平泼珀普奇齐契恰钱乔切琴丘屈让热日荣儒瑞若撒萨塞赛桑瑟森沙莎珊尚舍申圣施石史士舒朔斯丝思松苏索塔泰坦汤唐陶特藤提田廷汀图土托瓦万旺威韦维魏温翁沃乌吴武西希锡夏肖谢辛欣休许雪逊雅亚扬杨耶叶伊因英尤于约泽扎詹张哲珍芝朱兹佐鸠迦缇诃梵昙氏缪勃哥',
);

const simple = Uint16Array.from({ length: 0x10000 }, (_, unit) => unit);
[...traditional].forEach((one, at) => {
  simple[one.charCodeAt(0)] = simplified.charCodeAt(at);
});

const ones = new Uint8Array(0x10000).fill(allUses);
const twos = new Map<number, number>();
/** Words of three and four characters; and the pairs that one of them begins with. */
const longer = new Map<string, number>();
const openings = new Set<number>();
for (const [level, single, pairs, threes, fours] of chineseWords) {
  const cost = allUses - level;
  for (const one of single) ones[one.charCodeAt(0)] = cost;
  for (const [first = '', ...rest] of pairs.split(' ')) {
    for (const second of rest) twos.set(pairOf(first.charCodeAt(0), second.charCodeAt(0)), cost);
  }
  for (const word of [...cutEvery(threes, 3), ...cutEvery(fours, 4)]) {
    longer.set(word, cost);
    openings.add(pairOf(word.charCodeAt(0), word.charCodeAt(1)));
  }
}

/**
 * Where the words of a stretch of Chinese end: the cheapest way through it, where a word costs the less the more it is
 * used (Viterbi over single words). What the list has not, the platform's dictionary may have. Words are those of the
 * Chinese treebanks of Universal Dependencies: a suffix (性, 者, 们) and a measure stand for themselves.
 *
 * @example
 * cutChinese('他们研究结果') // [2, 4, 6]
 */
export function cutChinese(written: string): readonly number[] {
  const units = Uint16Array.from(written, (one) => simple[one.charCodeAt(0)] ?? 0);
  const text = String.fromCharCode(...units);
  const costs = new Float64Array(units.length + 1).fill(Number.POSITIVE_INFINITY);
  const starts = new Uint16Array(units.length + 1);
  costs[0] = 0;
  const rare = rareWords(written, units);

  for (let from = 0; from < units.length; from++) {
    const before = costs[from] ?? 0;
    const take = (to: number, cost: number) => {
      if (before + cost >= (costs[to] ?? 0)) return;
      costs[to] = before + cost;
      starts[to] = from;
    };
    take(from + 1, ones[units[from] ?? 0] ?? allUses);
    takeListed(text, units, from, take);
    takeRun(units, from, take);
    const to = rare.get(from);
    if (to !== undefined) take(to, costOfRare);
  }

  const ends: number[] = [];
  for (let to = units.length; to > 0; to = starts[to] ?? 0) ends.push(to);

  return ends.reverse();
}

type Take = (to: number, cost: number) => void;

function takeListed(text: string, units: Uint16Array, from: number, take: Take): void {
  if (from + 2 > units.length) return;
  const pair = pairOf(units[from] ?? 0, units[from + 1] ?? 0);
  const cost = twos.get(pair);
  if (cost !== undefined) take(from + 2, cost);
  if (!openings.has(pair)) return;
  for (let to = from + 3; to <= Math.min(from + 4, units.length); to++) {
    const found = longer.get(text.slice(from, to));
    if (found !== undefined) take(to, found);
  }
}

/** A number of any length is one word, and so may be a foreign name. */
function takeRun(units: Uint16Array, from: number, take: Take): void {
  const first = units[from] ?? 0;
  if (counting.has(first) || first === ordinal) {
    for (let to = from + 2; to <= units.length && numerals.has(units[to - 1] ?? 0); to++) {
      take(to, costOfNumber.whole + costOfNumber.figure * (to - from));
    }
  }
  if (!sounding.has(first)) return;
  const last = Math.min(units.length, from + longestName);
  for (let to = from + 2; to <= last && sounding.has(units[to - 1] ?? 0); to++) {
    take(to, costOfName.whole + costOfName.character * (to - from));
  }
}

/** Where a word that the platform knows starts and ends, without its suffix or prefix. */
function rareWords(written: string, units: Uint16Array): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let from = 0;
  for (const to of wordsOfPlatform(written)) {
    const [start, end] = [from, to];
    from = to;
    if (end - start < 2 || units.subarray(start, end).every((unit) => numerals.has(unit))) continue;
    if (end - start === 3 && suffixes.has(units[end - 1] ?? 0)) found.set(start, end - 1);
    else if (end - start === 3 && prefixes.has(units[start] ?? 0)) found.set(start + 1, end);
    else if (!isPhrase(units, start, end)) found.set(start, end);
  }

  return found;
}

/** 睡在: a common character and another. 没亮, 骑车去: a deed denied, or led somewhere. 人口密度: two words that are known. */
function isPhrase(units: Uint16Array, start: number, end: number): boolean {
  const isKnown = (at: number) => twos.has(pairOf(units[at] ?? 0, units[at + 1] ?? 0));
  const isCommon = (at: number) => (ones[units[at] ?? 0] ?? allUses) <= costOfCommon;
  const last = end - 1;
  const behind = units[last] ?? 0;
  if (aspects.has(behind)) return true;
  if (end - start === 3 && directions.has(behind)) return true;
  if (end - start === 2 && units[start] === notDone) return !wordsWithNot.has(behind);
  if (end - start === 2)
    return isCommon(start) || isCommon(last) || counting.has(units[start] ?? 0);
  if (end - start === 3) return isKnown(start) || (isKnown(start + 1) && isCommon(start));

  return end - start === 4 && isKnown(start) && isKnown(start + 2);
}

function pairOf(first: number, second: number): number {
  return first * 0x10000 + second;
}

function unitSet(characters: string): ReadonlySet<number> {
  return new Set(Array.from(characters, (one) => one.charCodeAt(0)));
}

function cutEvery(text: string, length: number): readonly string[] {
  return Array.from({ length: text.length / length }, (_, at) =>
    text.slice(at * length, (at + 1) * length),
  );
}
