import type { WatchedWords } from './watched-words.ts';

/** Relative to jieba's counts, which are based on books and newspapers. */
export const chineseWatched: WatchedWords = [
  [
    1,
    `非常 十分 特别 完全 简直 其实 当然 显然 确实 实在 终于 居然 竟然 总是 一直 始终 可能 大概 开始 决定 发现 事情
    一种 然后 于是 接着 渐渐 甚至 仅仅 立刻 马上 立即 仿佛 似乎`,
  ],
  [
    2,
    `很 太 又 再 却 已经 东西 或许 好像 几乎 仍然 依然 依旧 突然 忽然 慢慢 轻轻 悄悄 静静 默默 有些 有点 一下 一点 一丝
    一阵 一股 觉得 感到 感觉 看见 看到 听见 听到 看着 想起 显得 变得 不禁 不由得 起来 下来 瞬间 片刻 心里 心中 声音 沉默 真的
    望着 意识到`,
  ],
  [3, '还是 只是 也许 眼睛 目光 眼神 微微 缓缓 转身 回头 抬头 低头 站 手 脸 笑'],
  [5, '淡淡 微笑 点头/点点头/点了点头 摇头/摇摇头/摇了摇头 叹气/叹了口气 皱眉/皱起 盯着 安静'],
];
