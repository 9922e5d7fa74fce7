import { segmentByPlatform } from './unspaced.ts';
import { simplified, traditional } from './zh-traditional.ts';
import { chineseWords } from './zh-words.ts';

/** Base-2 logarithm of the total uses of all words in the source list. */
const logTotalUses = 26;
/** Cost of a word known only to the platform: as if used 64 times. */
const platformWordCost = logTotalUses - 6;
/** Maximum cost of the characters that occur in all kinds of phrases. */
const commonCharacterCost = logTotalUses - 18;
const nameCost = { whole: 12, character: 5 };
const numberCost = { whole: 10, figure: 1 };
const maxNameLength = 8;

const suffixes = createUnitSet(
  '人性化者员们机法度型业部局馆国物语官教堂站厂场区县省市镇村路街山河湖岛州港式感率量力权队团党会院所室厅店社校系科班组界级类版史学家师生长士族派军舰炮车船箱器仪表剂药病症炎素酸体形状费税款价额品件片剧集曲歌书报刊网线带层面点处期时代年',
);
const prefixes = createUnitSet('总大小老新女男副非超前后各该本每第多长高');
const numerals = createUnitSet('零〇一二三四五六七八九十百千万亿两');
/** Characters that may start a number: 数百, 几十. */
const numeralStarts = createUnitSet('零〇一二三四五六七八九十百千万亿两数几');
/** Prefix of ordinal numbers: 第十八. */
const ordinalPrefix = '第'.charCodeAt(0);
/** Aspect markers. */
const aspectMarkers = createUnitSet('了着过');
/** 没 before a verb is a separate word, except in fixed words (没错, 没落). */
const negation = '没'.charCodeAt(0);
const negatedWordCharacters = createUnitSet('错落辙劲趣命戏治谱门准脸救');
/** Directional complements: separate words after a verb and its object. */
const directionalComplements = createUnitSet('来去');
/** Characters used to transliterate foreign names. */
const transliterationCharacters = createUnitSet(
  '阿埃艾爱安奥巴白拜班邦保堡鲍贝本比彼毕宾波博伯布查达大戴丹当道得德登迪蒂丁杜敦顿多厄恩尔法范菲费芬丰弗佛夫福富盖干冈戈格葛贡古瓜圭哈海汉豪赫黑亨洪胡华怀霍基吉加贾简杰金卡凯坎康考柯科可克肯孔库奎昆拉莱兰劳勒雷蕾黎里理丽利莉力立连琳林龙隆卢鲁伦罗洛吕马玛迈麦曼芒茅梅门蒙孟米密缅敏明摩莫墨默姆木穆拿娜纳乃南瑙内尼涅妮宁纽农努诺欧帕潘庞佩彭皮平泼珀普奇齐契恰钱乔切琴丘屈让热日荣儒瑞若撒萨塞赛桑瑟森沙莎珊尚舍申圣施石史士舒朔斯丝思松苏索塔泰坦汤唐陶特藤提田廷汀图土托瓦万旺威韦维魏温翁沃乌吴武西希锡夏肖谢辛欣休许雪逊雅亚扬杨耶叶伊因英尤于约泽扎詹张哲珍芝朱兹佐鸠迦缇诃梵昙氏缪勃哥',
);

const simplifiedUnits = Uint16Array.from({ length: 0x10000 }, (_, unit) => unit);
[...traditional].forEach((one, at) => {
  simplifiedUnits[one.charCodeAt(0)] = simplified.charCodeAt(at);
});

const characterCosts = new Uint8Array(0x10000).fill(logTotalUses);
const pairCosts = new Map<number, number>();
/** Costs of words of three and four characters, and the pairs they begin with. */
const longWordCosts = new Map<string, number>();
const longWordStarts = new Set<number>();
for (const [level, single, pairs, threes, fours] of chineseWords) {
  const cost = logTotalUses - level;
  for (const one of single) characterCosts[one.charCodeAt(0)] = cost;
  for (const [first = '', ...rest] of pairs.split(' ')) {
    for (const second of rest)
      pairCosts.set(pairKey(first.charCodeAt(0), second.charCodeAt(0)), cost);
  }
  for (const word of [...splitEvery(threes, 3), ...splitEvery(fours, 4)]) {
    longWordCosts.set(word, cost);
    longWordStarts.add(pairKey(word.charCodeAt(0), word.charCodeAt(1)));
  }
}

/**
 * Segments Chinese text by the cheapest path, where frequent words cost less (Viterbi over unigrams). Words missing from the list may be
 * known to the platform. Segmentation follows the Chinese treebanks of Universal Dependencies: suffixes (性, 者, 们) and measure words are
 * separate words.
 *
 * @example
 * segmentChinese('他们研究结果') // [2, 4, 6]
 */
export function segmentChinese(written: string): readonly number[] {
  const units = Uint16Array.from(written, (one) => simplifiedUnits[one.charCodeAt(0)] ?? 0);
  const text = String.fromCharCode(...units);
  const costs = new Float64Array(units.length + 1).fill(Number.POSITIVE_INFINITY);
  const starts = new Uint16Array(units.length + 1);
  costs[0] = 0;
  const platformWordEnds = findPlatformWords(written, units);

  for (let from = 0; from < units.length; from++) {
    const before = costs[from] ?? 0;
    const relaxEdge = (to: number, cost: number) => {
      if (before + cost >= (costs[to] ?? 0)) return;
      costs[to] = before + cost;
      starts[to] = from;
    };
    relaxEdge(from + 1, characterCosts[units[from] ?? 0] ?? logTotalUses);
    relaxListedWords(text, units, from, relaxEdge);
    relaxNumbersAndNames(units, from, relaxEdge);
    const to = platformWordEnds.get(from);
    if (to !== undefined) relaxEdge(to, platformWordCost);
  }

  const ends: number[] = [];
  for (let to = units.length; to > 0; to = starts[to] ?? 0) ends.push(to);

  return ends.reverse();
}

type RelaxEdge = (to: number, cost: number) => void;

function relaxListedWords(
  text: string,
  units: Uint16Array,
  from: number,
  relaxEdge: RelaxEdge,
): void {
  if (from + 2 > units.length) return;
  const pair = pairKey(units[from] ?? 0, units[from + 1] ?? 0);
  const cost = pairCosts.get(pair);
  if (cost !== undefined) relaxEdge(from + 2, cost);
  if (!longWordStarts.has(pair)) return;
  for (let to = from + 3; to <= Math.min(from + 4, units.length); to++) {
    const found = longWordCosts.get(text.slice(from, to));
    if (found !== undefined) relaxEdge(to, found);
  }
}

/** Numbers of any length are one word, and so may be foreign names. */
function relaxNumbersAndNames(units: Uint16Array, from: number, relaxEdge: RelaxEdge): void {
  const first = units[from] ?? 0;
  if (numeralStarts.has(first) || first === ordinalPrefix) {
    for (let to = from + 2; to <= units.length && numerals.has(units[to - 1] ?? 0); to++) {
      relaxEdge(to, numberCost.whole + numberCost.figure * (to - from));
    }
  }
  if (!transliterationCharacters.has(first)) return;
  const last = Math.min(units.length, from + maxNameLength);
  for (let to = from + 2; to <= last && transliterationCharacters.has(units[to - 1] ?? 0); to++) {
    relaxEdge(to, nameCost.whole + nameCost.character * (to - from));
  }
}

/** Start and end of words known to the platform, without suffix or prefix. */
function findPlatformWords(written: string, units: Uint16Array): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let from = 0;
  for (const to of segmentByPlatform(written)) {
    const [start, end] = [from, to];
    from = to;
    if (end - start < 2 || units.subarray(start, end).every((unit) => numerals.has(unit))) continue;
    if (end - start === 3 && suffixes.has(units[end - 1] ?? 0)) found.set(start, end - 1);
    else if (end - start === 3 && prefixes.has(units[start] ?? 0)) found.set(start + 1, end);
    else if (!isPhrase(units, start, end)) found.set(start, end);
  }

  return found;
}

/** 睡在: a common character and another. 没亮, 骑车去: a negated or directed verb. 人口密度: two known words. */
function isPhrase(units: Uint16Array, start: number, end: number): boolean {
  const isKnown = (at: number) => pairCosts.has(pairKey(units[at] ?? 0, units[at + 1] ?? 0));
  const isCommon = (at: number) =>
    (characterCosts[units[at] ?? 0] ?? logTotalUses) <= commonCharacterCost;
  const last = end - 1;
  const lastUnit = units[last] ?? 0;
  if (aspectMarkers.has(lastUnit)) return true;
  if (end - start === 3 && directionalComplements.has(lastUnit)) return true;
  if (end - start === 2 && units[start] === negation) return !negatedWordCharacters.has(lastUnit);
  if (end - start === 2)
    return isCommon(start) || isCommon(last) || numeralStarts.has(units[start] ?? 0);
  if (end - start === 3) return isKnown(start) || (isKnown(start + 1) && isCommon(start));

  return end - start === 4 && isKnown(start) && isKnown(start + 2);
}

function pairKey(first: number, second: number): number {
  return first * 0x10000 + second;
}

function createUnitSet(characters: string): ReadonlySet<number> {
  return new Set(Array.from(characters, (one) => one.charCodeAt(0)));
}

function splitEvery(text: string, length: number): readonly string[] {
  return Array.from({ length: text.length / length }, (_, at) =>
    text.slice(at * length, (at + 1) * length),
  );
}
