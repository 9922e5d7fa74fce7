import type { LanguageCases } from './rule-cases.ts';

const long = '风吹过山岗一直吹到水边那里停着许多小船'.repeat(6);
const block = '潮水漫过沙滩又慢慢退去，灰蒙蒙的，像它一直以来那样。';

export const chineseCases: LanguageCases = {
  'long-sentence': {
    must: [[`她等着${long}。`, `她等着${long}`]],
    mustNot: ['她等着。'.repeat(40)],
  },
  passive: {
    must: [['那张信纸被玛尔塔发现了。', '被玛尔塔发现']],
    mustNot: ['他盖上被子睡了。', '玛尔塔发现了那张信纸。'],
  },
  'wide-echo': {
    must: [['灯笼摇晃着。没有人点过灯笼。', '灯笼']],
    mustNot: ['塔楼立在那里。道路通向远方。'],
  },
  adverb: {
    must: [['他慢慢地走向门口。', '慢慢地']],
    mustNot: ['他在草地上走。', '“慢慢地走。”她说。'],
  },
  intensifier: { must: [['夜里非常冷。', '非常']], mustNot: ['“非常冷。”他说。'] },
  'doubled-word': { must: [['他走进的的房间。', '的的']], mustNot: ['他慢慢走。', '天天向上。'] },
  'repeated-phrase': {
    must: [
      ['他慢慢地又摇摇脑袋。后来他慢慢地又摇摇脑袋。最后他慢慢地又摇摇脑袋。', '慢慢地又摇摇脑袋'],
    ],
    mustNot: ['他慢慢地又摇摇脑袋。后来她轻轻地又点点头。'],
  },
  'sentence-start': {
    must: [['她跑。她摔倒。她站起来。', '她']],
    mustNot: ['她跑。他摔倒。她站起来。'],
  },
  cliche: { must: [['他目瞪口呆。', '目瞪口呆']], mustNot: ['他张着嘴。'] },
  redundancy: { must: [['这涉及到我们。', '涉及到']], mustNot: ['这涉及我们。'] },
  'weak-word': { must: [['海面或多或少平静。', '或多或少']], mustNot: ['海面平静。'] },
  'vague-word': { must: [['报告讨论了各方面。', '各方面']], mustNot: ['报告讨论了九个港口。'] },
  'filter-word': {
    must: [['他注意到门开着。', '他注意到']],
    mustNot: ['他看见了她。', '门开着。'],
  },
  'named-emotion': {
    must: [
      ['她感到愤怒。', '感到愤怒'],
      ['他很难过。', '他很难过'],
    ],
    mustNot: [
      '她把门摔上了。',
      '“我很生气。”她说。',
      '如果他感到害怕，他会说的。',
      '他很高兴地发现门开着。',
    ],
  },
  homonym: {
    must: [
      ['他慢慢的走向门口。', '的'],
      ['她跑的很快。', '的'],
      ['这时侯下雨了。', '时侯'],
    ],
    mustNot: [
      '他慢慢地走向门口。',
      '她的狗跑得很快。',
      '这时候下雨了，他不能自已。',
      '他扔掉了一文不值的东西。',
    ],
  },
  'pronoun-start': {
    must: [['她跑。他摔倒。她站起来。他笑。她坐下。他睡着了。', '她']],
    mustNot: [
      '她跑。天黑了。狗站起来。他笑。雨停了。门开着。',
      '她跑。他的狗叫。她站起来。他的门开着。她坐下。我的灯灭了。',
    ],
  },
  nominalisation: { must: [['委员会进行了讨论。', '进行了讨论']], mustNot: ['委员会讨论了。'] },
  sensory: { must: [['屋里有一股香味。', '香味']], mustNot: ['屋子五月租出去了。'] },
  'long-paragraph': {
    must: [[block.repeat(40), block.repeat(40).slice(0, -1)]],
    mustNot: [block.repeat(5)],
  },
  transition: {
    must: [['此外，下雨了。然而，我们出门。', '然而']],
    mustNot: ['然而，我们出门。下雨了。'],
  },
  'dialogue-tag': {
    must: [['他冷笑道：“你走吧。”', '冷笑道']],
    mustNot: ['他说道：“你走吧。”', '老虎怒吼，转身走了。'],
  },
  'spelling-variant': {
    must: [['他的身份不明。她的身份也是。这个身分很怪。', '身分']],
    mustNot: ['他的身份不明。她的身份也是。'],
  },
  spacing: { must: [['他等着 ，走了。', ' ，']], mustNot: ['他等着，走了。'] },
  'quote-marks': { must: [['他说"走"就走了。', '"']], mustNot: ['他说“走”就走了。'] },
  ellipsis: { must: [['他等着...走了。', '...']], mustNot: ['他等着……走了。'] },
  dash: { must: [['门--旧的--开着。', '--']], mustNot: ['门——旧的——开着。'] },
  'local-marks': { must: [['他等着,走了。', ',']], mustNot: ['他等着，走了。', '价格是1,000元。'] },
  'house-rule': { must: [['我们 utilize 船桨。', 'utilize']], mustNot: ['我们用船桨。'] },
};
