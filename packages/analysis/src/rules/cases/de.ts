import type { LanguageCases } from './rule-cases.ts';

const long = 'und der Wind ging über den Hügel bis zum Wasser, wo die Boote lagen '.repeat(4);
const block =
  'Die Flut kam über den Sand und ging wieder hinaus, grau und träge, wie sie es immer getan hatte. ';

export const germanCases: LanguageCases = {
  'long-sentence': {
    must: [[`Sie wartete ${long}allein.`, `Sie wartete ${long}allein`]],
    mustNot: ['Sie wartete. '.repeat(40)],
  },
  passive: {
    must: [['Der Brief wurde von Marta gefunden.', 'wurde von Marta gefunden']],
    mustNot: ['Das Fenster ist geschlossen.', 'Es wurde Abend.'],
  },
  echo: {
    must: [
      ['Sie ging leise durch den dunklen Flur. Hinter der Tür atmete leise das Kind.', 'leise'],
    ],
    mustNot: [
      'Die Laterne schwankte im Wind, und er suchte den Schlüssel. Niemand hatte die Laterne entzündet.',
      'Er stieg langsam die nasse Treppe hinauf, bis zur Tür. Oben ging er wieder langsam auf und ab.',
    ],
  },
  'wide-echo': {
    must: [['Die Laterne schwankte. Niemand hatte die Laterne entzündet.', 'Laterne']],
    mustNot: ['Der Turm stand da. Die Straße führte weiter.'],
  },
  adverb: {
    must: [
      ['Er ging langsam zur Tür.', 'langsam'],
      ['„Komm“, sagte er traurig.', 'traurig'],
    ],
    mustNot: ['Die Tür war leise.', 'Ein leise plätschernder Bach.'],
  },
  intensifier: {
    must: [['Die Nacht war sehr kalt.', 'sehr kalt']],
    mustNot: ['„Es ist sehr spät“, sagte er.'],
  },
  'doubled-word': {
    must: [['Sie kam mit mit dem Boot.', 'mit mit']],
    mustNot: ['Das ist die Frau, die die Boote malt.'],
  },
  'repeated-phrase': {
    must: [
      [
        'Er rieb sich die nassen Hände. Dann rieb sich die nassen Hände auch der Bote. Später rieb sich die nassen Hände, wer wollte.',
        'rieb sich die nassen Hände',
      ],
    ],
    mustNot: [
      'Er schlief in einer Ecke des Marktes. Sie sang in einer Ecke des Marktes. Man sprach in einer Ecke des Marktes.',
    ],
  },
  'sentence-start': {
    must: [['Sie lief. Sie fiel. Sie stand auf.', 'Sie']],
    mustNot: ['Sie lief. Er fiel. Sie stand auf.'],
  },
  alliteration: {
    must: [['Müde Männer malten Boote.', 'Müde Männer malten']],
    mustNot: ['Müde Frauen malten Boote.'],
  },
  cliche: {
    must: [['Er zitterte wie Espenlaub.', 'zitterte wie Espenlaub']],
    mustNot: ['Er zitterte wie ein Segel.'],
  },
  redundancy: {
    must: [['Das war bereits schon so.', 'bereits schon']],
    mustNot: ['Das war schon so.'],
  },
  'weak-word': {
    must: [['Es war irgendwie kalt.', 'irgendwie']],
    mustNot: ['Es war kalt.', 'Mit ein wenig Glück gelang es.'],
  },
  'vague-word': {
    must: [['Diverse Gründe sprechen dafür.', 'Diverse']],
    mustNot: ['Neun Gründe sprechen dafür.', 'Er handelt nach seinem Gewissen.'],
  },
  'filter-word': {
    must: [['Sie sah, wie die Tür aufging.', 'Sie sah, wie']],
    mustNot: ['Sie sah ihre Mutter sonntags.', 'Als sie sah, wie die Tür aufging, lief sie.'],
  },
  'named-emotion': {
    must: [
      ['Marta war wütend.', 'war wütend'],
      ['Sie ging, weil sie traurig war.', 'traurig war'],
      ['Er zitterte vor Angst.', 'vor Angst'],
    ],
    mustNot: [
      'Es war traurig, das Haus so zu sehen.',
      'Wenn er wütend war, schwieg er.',
      '„Ich war wütend“, sagte sie.',
      'Er war froh, sie zu sehen.',
      'Sie war erstaunt, wie still es war.',
    ],
  },
  homonym: {
    must: [
      ['Er sagte, das er morgen kommt.', 'das'],
      ['Dass heißt, wir warten.', 'Dass'],
      ['Sie wohnt seid Jahren hier.', 'seid'],
    ],
    mustNot: [
      'Alles ist anders, seit ihr hier angekommen seid.',
      'Er sagte, das sei ihm gleich.',
      'Das Gut, das er erbte, war klein. Ein Gut, das er mochte.',
      'Ihr seid Jahre zu spät. Den ihr seit Jahren kennt, der ist fort.',
    ],
  },
  'pronoun-start': {
    must: [['Er ging. Sie blieb. Er lief. Sie las. Er kam. Er schlief.', 'Er']],
    mustNot: ['Er ging. Regen fiel. Marta las. Sie schlief. Er kam. Nichts geschah.'],
  },
  nominalisation: {
    must: [['Der Rat will es in Erwägung ziehen.', 'in Erwägung ziehen']],
    mustNot: ['Der Rat will es erwägen.'],
  },
  sensory: {
    must: [['Der Geruch des Lacks füllte den Raum.', 'Geruch']],
    mustNot: ['Der Raum war im Mai vermietet.'],
  },
  'sticky-sentence': {
    kind: 'business',
    must: [
      [
        'Es ist so, dass wir das, was ihr habt, auch für uns haben und nicht nur ihr.',
        'Es ist so, dass wir das, was ihr habt, auch für uns haben und nicht nur ihr',
      ],
    ],
    mustNot: [
      'Unsere Lotsen führen jeden Winter große Schiffe sicher zwischen wandernden Sandbänken hindurch.',
    ],
  },
  'long-paragraph': {
    must: [[block.repeat(22), block.repeat(22).slice(0, -2)]],
    mustNot: [block.repeat(5)],
  },
  transition: {
    must: [['Außerdem regnet es. Jedoch gehen wir.', 'Jedoch']],
    mustNot: ['Jedoch gehen wir. Es regnet.'],
  },
  'dialogue-tag': {
    must: [['„Geh“, fauchte sie.', 'fauchte']],
    mustNot: ['„Geh“, sagte sie.', 'Die Katze fauchte und sprang fort.'],
  },
  'spelling-variant': {
    must: [['Ich weiß, dass er muss. Und dass sie geht. Daß es regnet.', 'Daß']],
    mustNot: ['Ich weiß, dass er muss.'],
  },
  hyphenation: {
    must: [['Ein Hafen-Amt. Das Hafenamt schloss. Jenes Hafenamt lag fern.', 'Hafen-Amt']],
    mustNot: ['Ein Hafenamt. Das Hafenamt schloss.'],
  },
  'quote-style': {
    must: [["Wie geht’s? So geht’s. Nun geht's.", "'"]],
    mustNot: ['Wie geht’s? So geht’s.'],
  },
  acronym: {
    must: [['Die WHO tagte im Mai. Die Welt-Handels-Organisation (WHO) ist eine andere.', 'WHO']],
    mustNot: [
      'Die AOK half. Die Allgemeine Ortskrankenkasse (AOK) zahlte.',
      'Der Bund für Umwelt und Naturschutz (BUN) half. Der BUN blieb.',
    ],
  },
  'number-style': {
    kind: 'essay',
    must: [['Wir zählten drei Boote. Sie hatten vier Netze. Ruth brachte 5 Ruder mit.', '5']],
    mustNot: ['Wir zählten drei Boote und vier Netze.', 'Im Kapitel 3 stehen vier Netze.'],
  },
  spacing: {
    must: [['Sie wartete , dann ging sie.', ' ,']],
    mustNot: ['Sie wartete, dann ging sie.'],
  },
  'quote-marks': {
    must: [['Er sagte "ja" und ging.', '"']],
    mustNot: ['Er sagte „ja“ und ging.', 'Er sagte »ja« und ging.'],
  },
  ellipsis: { must: [['Er wartete... und ging.', '...']], mustNot: ['Er wartete … und ging.'] },
  dash: {
    must: [['Die Tür - eine alte - stand offen.', ' - ']],
    mustNot: ['Die Tür – eine alte – stand offen.', 'Die Vor- und Nachteile.'],
  },
  inclusive: {
    must: [['Alle Mitarbeiter kamen.', 'Mitarbeiter']],
    mustNot: ['Alle Beschäftigten kamen.'],
  },
  'house-rule': { must: [['Wir utilize Ruder.', 'utilize']], mustNot: ['Wir nehmen Ruder.'] },
};
