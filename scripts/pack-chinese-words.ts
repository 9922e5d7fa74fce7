/**
 * Writes `packages/analysis/src/languages/zh-words.ts` and `zh-traditional.ts`: the most common Chinese words with their frequency levels,
 * and the simplified form of each traditional character. Download both sources first: `npm pack @node-rs/jieba@2.0.1` (its dict.txt) and
 * `npm pack opencc-js@1.0.5` (its TSCharacters.js), then `node scripts/pack-chinese-words.ts dict.txt TSCharacters.js`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const maxWords = 13_000;
const minCharacterUses = 256;
/** Suffixes are separate words (Universal Dependencies, Chinese), and so is their base. */
const suffixes =
  '人性化者员们机法度型业部局馆国物语官教堂站厂场区县省市镇村路街山河湖岛州港式感率量力权队团党会院所室厅店社校系科班组界级类版史学家师生长士族派军舰炮车船箱器仪表剂药病症炎素酸体形状费税款价额品件片剧集曲歌书报刊网线带层面点处期时代年';
const prefixes = '总大小老新女男副非超前后各该本每第多长高';
const numerals = '零〇一二三四五六七八九十百千万亿两';
const measureWords =
  '个次种名年月日号点天位条张件只本项场届期岁元块份批座间家头匹艘架把口层段篇首句步遍回阵番';

/** Fixed words that end in an aspect marker. */
const fixedWords = [
  '接着',
  '沿着',
  '随着',
  '朝着',
  '本着',
  '凭着',
  '意味着',
  '为了',
  '除了',
  '罢了',
  '算了',
  '极了',
];

/** Words that the dictionary lacks or counts as numbers. */
const addedWords = [
  '一些',
  '一点',
  '一样',
  '十分',
  '万一',
  '若是',
  '要不',
  '特地',
  '笑道',
  '喊道',
  '叫道',
  '答道',
  '嚷道',
  '吼道',
  '哭道',
];
const addedWordLevel = 12;

/** A verb with a complement marker (来得早), which the dictionary lists as one word. */
const excludedWords = ['来得'];

const [dictionaryFile = '', charactersFile = ''] = process.argv.slice(2);
const { default: pairs } = (await import(pathToFileURL(resolve(charactersFile)).href)) as {
  default: string;
}; // as: a list of pairs separated by bars
const simplified = new Map(
  pairs
    .split('|')
    .map((pair) => pair.split(' '))
    .filter((pair): pair is [string, string] => pair[0]?.length === 1 && pair[1]?.length === 1),
);

const characters = new Map<string, number>();
const words = new Map<string, { uses: number; kind: string }>();
for (const line of readFileSync(dictionaryFile, 'utf8').trim().split('\n')) {
  const [written = '', count = '', kind = ''] = line.split(' ');
  if (!/^[\u3400-\u9fff]+$/.test(written)) continue;
  const word = [...written].map((one) => simplified.get(one) ?? one).join('');
  const uses = Number(count);
  if (word.length === 1) characters.set(word, (characters.get(word) ?? 0) + uses);
  else if (uses > (words.get(word)?.uses ?? 0)) words.set(word, { uses, kind });
}
for (const word of addedWords) words.set(word, { uses: 2 ** addedWordLevel, kind: 'i' });
const selectedWords = [...words]
  .filter(([word, { kind }]) => isWord(word, kind))
  .sort(([one, a], [other, b]) => b.uses - a.uses || (one < other ? -1 : 1))
  .slice(0, maxWords);

write('zh-words.ts', formatWordsFile());
write('zh-traditional.ts', formatTraditionalFile());

function isWord(word: string, kind: string): boolean {
  if (addedWords.includes(word)) return true;
  if (excludedWords.includes(word)) return false;
  const [first = '', second = ''] = word;
  if (word.length > 4 || (numerals.includes(first) && kind === 'm')) return false;
  if (numerals.includes(first) && word.length === 2 && (numerals + measureWords).includes(second))
    return false;
  if (/[着了]$/.test(word) && !fixedWords.includes(word)) return false;
  const isName = ['ns', 'nr', 'nrt'].includes(kind);
  if (word.length === 3 && !isName) {
    if (suffixes.includes(word.charAt(2)) && isCommon(word.slice(0, 2))) return false;
    if (prefixes.includes(first) && isCommon(word.slice(1))) return false;
  }

  return (
    word.length < 4 ||
    ['i', 'l'].includes(kind) ||
    !(isCommon(word.slice(0, 2)) && isCommon(word.slice(2)))
  );
}

function isCommon(word: string): boolean {
  return (words.get(word)?.uses ?? 0) >= 50;
}

/** Even powers of two; finer levels do not improve segmentation. */
function toLevel(uses: number): number {
  return Math.round(Math.log2(Math.max(1, uses)) / 2) * 2;
}

function formatWordsFile(): string {
  const wordsByLevel = Object.groupBy(selectedWords, ([, { uses }]) => toLevel(uses));
  const common = [...characters].filter(([, uses]) => uses >= minCharacterUses);
  const charactersByLevel = Object.groupBy(common, ([, uses]) => toLevel(uses));
  const levels = new Set(
    [...Object.keys(charactersByLevel), ...Object.keys(wordsByLevel)].map(Number),
  );
  const rows = [...levels]
    .toSorted((one, other) => other - one)
    .map((level) => {
      const ones = (charactersByLevel[level] ?? []).map(([one]) => one);
      const found = (wordsByLevel[level] ?? []).map(([word]) => word);

      return `  [${level}, '${ones.sort().join('')}', '${formatPairs(found)}', '${joinWordsOfLength(found, 3)}', '${joinWordsOfLength(found, 4)}'],`;
    });

  return `/**
 * Made by scripts/pack-chinese-words.ts from the dictionary of jieba, (c) 2013 Sun Junyi (MIT, see NOTICE.md): the
 * ${selectedWords.length} commonest words. By how common they are (two to the power of the number, among some 60 million):
 * characters, words of two (those with one first character behind it), of three, of four.
 */
export const chineseWords: readonly (readonly [level: number, ones: string, twos: string, threes: string, fours: string])[] = [
${rows.join('\n')}
];
`;
}

function formatPairs(found: readonly string[]): string {
  const byFirst = Object.groupBy(
    found.filter((word) => word.length === 2),
    (word) => word.charAt(0),
  );

  return Object.entries(byFirst)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([first, own = []]) =>
        first +
        own
          .map((word) => word.charAt(1))
          .sort()
          .join(''),
    )
    .join(' ');
}

function joinWordsOfLength(found: readonly string[], length: number): string {
  return found
    .filter((word) => word.length === length)
    .sort()
    .join('');
}

function formatTraditionalFile(): string {
  const sorted = [...simplified].sort(([one], [other]) => (one < other ? -1 : 1));

  return `/**
 * Made by scripts/pack-chinese-words.ts from OpenCC's TSCharacters, (c) Carbo Kuo and contributors (Apache-2.0, see
 * NOTICE.md): traditional characters, and their simplified forms in the same order.
 */
export const traditional =
  '${sorted.map(([one]) => one).join('')}';
export const simplified =
  '${sorted.map(([, other]) => other).join('')}';
`;
}

function write(file: string, text: string): void {
  writeFileSync(new URL(`../packages/analysis/src/languages/${file}`, import.meta.url), text);
}
