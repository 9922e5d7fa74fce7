import { sumSyllables, type VerseSounds } from './sounds.ts';

let loaded: Promise<VerseSounds> | undefined;

/** Loads the pronunciations of characters (pinyin-pro), once. */
export function loadChineseSounds(): Promise<VerseSounds> {
  loaded ??= import('pinyin-pro').then(({ pinyin }) => ({
    endingOf(word) {
      const last = [...word].findLast((sign) => /\p{Script=Han}/u.test(sign));
      if (last === undefined) return null;
      const final = pinyin(last, { pattern: 'final', toneType: 'none' });
      const rhyme = rhymeOf(final);

      return rhyme === null ? null : { perfect: [rhyme], slant: [nearly(rhyme)] };
    },
    syllablesOf: sumSyllables((word) => word.match(/\p{Script=Han}|[a-z]+|\p{Nd}/gu)?.length ?? 0),
    counting: { 5: 'fiveCharacters', 7: 'sevenCharacters' },
    stressOf: () => null,
    tonesOf: (lines) =>
      lines.map((line) =>
        pinyin(line.replaceAll(/\P{Script=Han}+/gu, '，'), {
          pattern: 'num',
          type: 'array',
          nonZh: 'removed',
          toneSandhi: false,
        })
          .map(levelOf)
          .join(''),
      ),
  }));

  return loaded;
}

/** Of the four tones of Mandarin the first two are level, the others oblique. */
function levelOf(tone: string): string {
  if (tone === '0') return '·';

  return tone === '1' || tone === '2' ? '平' : '仄';
}

/** The thirteen rhyme groups (十三辙) of northern song, by the finals of modern Chinese. */
const rhymes: Readonly<Record<string, string>> = {
  发花: 'a ia ua',
  梭坡: 'o e uo',
  乜斜: 'ie üe ue ê',
  一七: 'i er ü v',
  姑苏: 'u',
  怀来: 'ai uai',
  灰堆: 'ei ui uei',
  遥条: 'ao iao',
  由求: 'ou iu iou',
  言前: 'an ian uan üan van',
  人辰: 'en in un uen ün vn',
  江阳: 'ang iang uang',
  中东: 'eng ing ueng ong iong',
};

function rhymeOf(final: string): string | null {
  const found = Object.entries(rhymes).find(([, finals]) => finals.split(' ').includes(final));

  return found?.[0] ?? null;
}

/** en and eng, which many speakers do not distinguish. */
function nearly(rhyme: string): string {
  return rhyme === '中东' ? '人辰' : rhyme;
}
