import type { SpellingPairs } from '../languages/language.ts';

/**
 * Words with two forms, from the 《第一批异形词整理表》 (GF 1001-2001) and common usage; only those that the platform segments as one word in both
 * forms. Each pair is a separate group.
 */
export const chineseVariants: readonly SpellingPairs[] =
  '身份/身分 唯一/惟一 分量/份量 角色/脚色 精彩/精采 人才/人材 思维/思惟 缘故/原故 狡猾/狡滑 启程/起程 透彻/透澈 好像/好象 想象/想像 部分/部份 其他/其它 图像/图象'
    .split(' ')
    .map((pairs) => ({ group: pairs, pairs }));
