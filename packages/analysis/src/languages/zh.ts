import type { Language } from './language.ts';
import { classifierOf, commonWord, functionWord, speechVerb } from './word-classes.ts';

const classifyListed = classifierOf([
  [
    functionWord,
    `的 了 着 过 地 得 之 是 在 有 和 与 及 或 而 但 但是 因为 所以 如果 虽然 然而 不过 不 没 没有 也 都 就 才 又 再 还 很 太
    更 最 我 你 您 他 她 它 我们 你们 他们 她们 它们 自己 这 那 这个 那个 这些 那些 这里 那里 这样 那样 什么 谁 哪 哪里 怎么
    为什么 多少 几 把 被 给 对 向 从 到 由 于 以 为 为了 跟 比 让 使 上 下 里 中 外 前 后 吗 呢 吧 啊 呀 一 一个 个 只 些 每
    各 会 能 可以 要 想 应该 必须 可能 并 且 并且 于是 然后 已经 正在 曾经`,
  ],
  [
    commonWord,
    '来 去 说 看 走 做 时候 时间 现在 今天 知道 觉得 看见 起来 出来 过来 下来 上来 东西 事情 地方 人 人们 先生 一样 一下 一些 还是 只是',
  ],
  [speechVerb, '说 说道 问 问道 答 回答 叫 喊 笑道'],
]);

export const zh: Language = {
  code: 'zh',
  classify: classifyListed,
  stem: (word) => word,
  syllables: syllablesOfChinese,
  elides: false,
  capitalsTellNames: false,
  dotsOrdinals: false,
  shortestEcho: 2,
};

/** A character is a syllable; Latin words among them count by their vowels, figures one each. */
function syllablesOfChinese(word: string): number {
  return word.match(/\p{Script=Han}|[aeiouyáéíóúäöü]+|\p{Nd}/gu)?.length ?? 1;
}
