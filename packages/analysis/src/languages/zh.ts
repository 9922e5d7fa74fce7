import { chineseNounWords } from '../lexicons/zh-noun-words.ts';
import { chinesePhrases } from '../lexicons/zh-phrases.ts';
import { chineseVariants } from '../lexicons/zh-variants.ts';
import type { Language } from './language.ts';
import { commonWord, createClassifier, functionWord, speechVerb } from './word-classes.ts';
import { segmentChinese } from './zh-segmenter.ts';

const classifyListed = createClassifier([
  [
    functionWord,
    `的 了 着 过 地 得 之 是 在 有 和 与 及 或 而 但 但是 因为 所以 如果 虽然 然而 不过 不 没 没有 也 都 就 才 又 再 还 很 太
    更 最 我 你 您 他 她 它 我们 你们 他们 她们 它们 自己 这 那 这个 那个 这些 那些 这里 那里 这样 那样 什么 谁 哪 哪里 怎么
    为什么 多少 几 把 被 给 对 向 从 到 由 于 以 为 为了 跟 比 让 使 上 下 里 中 外 前 后 吗 呢 吧 啊 呀 一 一个 个 只 些 每
    各 会 能 可以 要 想 应该 必须 可能 并 且 并且 于是 然后 已经 正在 曾经`,
  ],
  [
    commonWord,
    '来 去 说 看 走 做 时候 时间 现在 今天 知道 觉得 看见 起来 出来 过来 下来 上来 东西 事情 地方 人 人们 先生 一样 一下 一些 还是 只是 还有 后来',
  ],
  [speechVerb, '说 说道 问 问道 答 答道 回答 叫 叫道 喊 喊道 笑道 嚷道 吼道 哭道'],
  ...chineseNounWords,
]);

export const zh: Language = {
  code: 'zh',
  classify: classifyListed,
  stem: (word) => word,
  syllables: countChineseSyllables,
  readabilityWeight: (word) => (linkingWords.has(word) ? 1 : 0),
  segment: segmentChinese,
  hasElision: false,
  capitalsMarkNames: false,
  speakerPosition: 'before',
  hasDottedOrdinals: false,
  minEchoLength: 2,
  lists: { phrases: chinesePhrases, variants: chineseVariants },
};

/** Each character is a syllable; Latin words count by their vowels, digits one each. */
function countChineseSyllables(word: string): number {
  return word.match(/\p{Script=Han}|[aeiouyáéíóúäöü]+|\p{Nd}/gu)?.length ?? 1;
}

/** Adverbs and conjunctions, for the readability formula of Xu Wei. */
const linkingWords = new Set(
  `和 与 及 以及 或 或者 而 而且 并 并且 但 但是 可是 不过 然而 却 虽然 虽 尽管 即使 即便 哪怕 如果 假如 若 若是 要是 只要 只有 除非 无论 不论 不管
  因为 由于 因此 因而 所以 于是 从而 以致 以便 既然 既 不但 不仅 何况 况且 甚至 否则 不然 要不 要么 还是 宁可 与其 此外 另外 同时 然后 接着
  不 没 没有 别 未 非 很 太 更 最 极 极其 非常 十分 特别 尤其 格外 相当 比较 较 稍 稍微 略 有点 几乎 差不多 大约 大概 约 都 全 全都 总 总共 一共
  只 只是 仅 仅仅 光 就 才 刚 刚刚 刚才 已 已经 曾 曾经 正 正在 将 将要 快 快要 马上 立刻 立即 忽然 突然 渐渐 逐渐 逐步 常 常常 经常 往往 通常
  时常 总是 一直 始终 永远 从来 向来 偶尔 有时 再 又 也 还 仍 仍然 依然 依旧 再三 再次 反复 重新 互相 一起 一同 亲自 特地 故意 果然 居然 竟 竟然
  究竟 到底 毕竟 终于 其实 确实 的确 当然 显然 也许 或许 恐怕 可能 大致 幸亏 难道 反而 简直 分别 各自 尚 均 皆 亦 则 便 乃 颇 甚 愈 越 倒 偏偏 原来 本来`.split(
    /\s+/,
  ),
);
