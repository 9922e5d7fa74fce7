import { determiner, personWord, preposition, type WordList } from '../languages/word-classes.ts';

/** Words that precede nouns, and words for people by role or relationship. */
export const chineseNounWords: readonly WordList[] = [
  [
    determiner,
    '的 这 那 一 这个 那个 这些 那些 一个 个 只 条 张 把 位 件 座 块 片 根 本 间 种 每 各 我 你 他 她 它 我们 你们 他们 她们 自己 两 几',
  ],
  [preposition, '在 把 被 给 对 向 从 到 由 于 以 为 为了 跟 比 和 与 是 有 没有'],
  [
    personWord,
    `父亲 母亲 爸爸 妈妈 爹 娘 哥哥 弟弟 姐姐 妹妹 儿子 女儿 孩子 孩子们 叔叔 伯伯 伯父 姑姑 姑母 舅舅 舅母 姨妈 爷爷 奶奶 祖父 祖母 丈夫 妻子 太太 老爷
    小姐 少爷 奶妈 丫头 丫鬟 姑娘 夫人 公子 男人 女人 老人 老头子 老太太 年轻人 学生 老师 先生 医生 大夫 朋友 掌柜 伙计 师傅 徒弟 皇帝 皇上 太子 将军 大王
    和尚 道士 军官 士兵 司令 老婆 媳妇 婆婆 亲戚 客人 主人 农民 工人 诗人 作家 众人 大家 兄弟 哥儿 妇人 女子 男子 老者 强盗`,
  ],
];
