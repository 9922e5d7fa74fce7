import type { LanguageCases } from './rule-cases.ts';

const long = 'and the wind went on over the hill and down to the water where the boats lay '.repeat(
  3,
);
const block =
  'The tide came in over the flats and went out again, grey and slow, as it had always done. ';

const pronouns = 'She rose. She washed. He made the tea. They ate in the kitchen.';

export const englishCases: LanguageCases = {
  'long-sentence': {
    must: [[`She waited ${long}until dawn.`, `She waited ${long}until dawn`]],
    mustNot: ['She waited. '.repeat(40)],
  },
  passive: {
    must: [
      ['The letter was carried to the harbour.', 'was carried'],
      ['They were being watched by the neighbours.', 'were being watched'],
    ],
    mustNot: ['She was tired and went to bed.', 'He has carried the letter to the harbour.'],
  },
  echo: {
    must: [
      [
        'She closed the gate quietly and waited in the yard. Under the lamps a cart rolled quietly past.',
        'quietly',
      ],
    ],
    mustNot: [
      'The lamp swung in the hall, and she took the key from the nail. Nobody had lit the lamp.',
      'He climbed slowly up the wet stairs in the dark. Behind the door the dog was again slowly pacing.',
    ],
  },
  'wide-echo': {
    must: [['The lantern swung. Nobody had lit the lantern.', 'lantern']],
    mustNot: [
      'Ruth sat down. Nobody had seen Ruth come in.',
      'The road went on and on, mile after mile.',
    ],
  },
  adverb: {
    must: [['He closed the door quietly.', 'quietly']],
    mustNot: ['He nearly always came early.', '“Walk slowly,” he said.'],
  },
  intensifier: {
    must: [['The night was very cold.', 'very cold']],
    mustNot: ['He would rather walk than wait.', 'That was the very man.'],
  },
  'doubled-word': {
    must: [['She opened the the window.', 'the the']],
    mustNot: ['He had had enough of that.', 'All that that tells us is little.'],
  },
  'repeated-phrase': {
    must: [
      [
        'She shivered until she wept. In the evening she shivered until she wept. At night she shivered until she wept.',
        'shivered until she wept',
      ],
    ],
    mustNot: [
      'He stood in the corner of the market. She sat in the corner of the market. It lay in the corner of the market.',
    ],
  },
  'sentence-start': {
    must: [['She ran. She fell. She got up again.', 'She']],
    mustNot: ['She ran. He fell. She got up again.'],
  },
  alliteration: {
    must: [['Sullen sailors sang below.', 'Sullen sailors sang']],
    mustNot: ['Sullen men sang below.', '“Sullen sailors sang,” she wrote.'],
  },
  cliche: {
    must: [['It was only the tip of the iceberg.', 'the tip of the iceberg']],
    mustNot: ['The tip of the oar broke off.'],
  },
  redundancy: {
    must: [['It was an unexpected surprise.', 'an unexpected surprise']],
    mustNot: ['It was a surprise, and a good one.'],
  },
  'weak-word': {
    must: [['It began to rain.', 'began to']],
    mustNot: ['The lessons began in May.', 'It was a strange sort of tent.'],
  },
  'vague-word': {
    must: [['The survey covers various harbours.', 'various']],
    mustNot: ['The survey covers nine harbours.'],
  },
  'filter-word': {
    must: [['She saw that the door was open.', 'She saw that']],
    mustNot: ['She saw him once a year.', 'If she saw that the door was open, she would go in.'],
  },
  'named-emotion': {
    must: [
      ['She was angry.', 'was angry'],
      ['He felt a wave of relief.', 'wave of relief'],
      ['Mary seemed very sad now.', 'seemed very sad'],
      ['Panic rose in his chest.', 'Panic rose in'],
      ['He shook with rage and left.', 'shook with rage'],
    ],
    mustNot: [
      'It was sad to see the house so dark.',
      'He was glad to sit down.',
      'If she was angry, nobody could tell.',
      '“I was angry,” she said.',
      'The angry man slammed the door.',
    ],
  },
  homonym: {
    must: [
      ['Their is a boat in the harbour.', 'Their'],
      ['The dog licked it’s own paw.', 'it’s'],
      ['He should of waited.', 'of'],
      ['She was taller then her brother.', 'then'],
      ['“Your welcome,” he said.', 'Your'],
    ],
    mustNot: [
      'There is a boat in their harbour.',
      'She could of course have waited, and added what she could of gloom.',
      'It was better then. Things were quieter.',
      'There is no danger of your not being heard.',
      'He took a walk of coarse gravel and loose ends.',
    ],
  },
  'pronoun-start': {
    must: [[`${pronouns} She took the bucket. It was cold.`, 'She']],
    mustNot: [`${pronouns} The door slammed. Rain fell.`, 'She ran. He fell. She got up.'],
  },
  nominalisation: {
    must: [['The council made a decision about the pier.', 'made a decision']],
    mustNot: ['The council decided about the pier.'],
  },
  sensory: {
    must: [['The room smelled of varnish.', 'smelled']],
    mustNot: ['The room had been let in May.'],
  },
  'sticky-sentence': {
    kind: 'business',
    must: [
      [
        'It is in the way that we have of it that you can see what it is that they do to us.',
        'It is in the way that we have of it that you can see what it is that they do to us',
      ],
    ],
    mustNot: [
      'Our harbour pilots guide large vessels past shifting sandbanks every stormy winter evening.',
    ],
  },
  'long-paragraph': {
    must: [[block.repeat(22), block.repeat(22).slice(0, -2)]],
    mustNot: [block.repeat(5)],
  },
  transition: {
    must: [['Moreover, it rained. However, we walked.', 'However']],
    mustNot: ['However, we walked. It rained.'],
  },
  'dialogue-tag': {
    must: [['“Go away,” he expostulated.', 'expostulated']],
    mustNot: ['“Go away,” he said.', 'The snake hissed and was gone.'],
  },
  'spelling-variant': {
    must: [['The colour was dull. A colour fades. That color was new.', 'color']],
    mustNot: ['The colour was dull, and the harbour grey.'],
  },
  hyphenation: {
    must: [['Send an e-mail. An email came. The email was short.', 'e-mail']],
    mustNot: ['We re-cover chairs and recover losses.', 'Send an e-mail. The e-mail was short.'],
  },
  capitalisation: {
    must: [
      [
        'He read the Internet. She used the internet, and the internet, and the internet.',
        'Internet',
      ],
    ],
    mustNot: [
      'He met the Captain Ahab of the story; the captain slept, the captain woke, the captain ate.',
    ],
  },
  'quote-style': {
    must: [['“Yes.” “No.” "Perhaps."', '"']],
    mustNot: ['“Yes.” “No.” “Perhaps.”', 'A board of 5" and “no more”.'],
  },
  acronym: {
    must: [
      ['The WHO met in May. The World Health Organization (WHO) was founded in 1948.', 'WHO'],
      [
        'We ask for an estimated time of arrival (ETA). The ETA (Euskadi trade association) replied.',
        'ETA',
      ],
      ['Each PCP signs. A primary care physician (PCP) is a doctor.', 'PCP'],
    ],
    mustNot: [
      'The World Health Organization (WHO) was founded in 1948. The WHO met in May.',
      'NASA sent a probe, and the BBC said so.',
      'A non-governmental organisation (NGO) came. Non-governmental organisations (NGOs) are many.',
      'Louis XIV was king. He wrote to Mary II (see chapter IV).',
      'It was LATE NOW. They had low art that ended (LATE) at night.',
    ],
  },
  'number-style': {
    kind: 'essay',
    must: [['We counted three boats. They had four nets. Ruth brought 5 oars home.', '5']],
    mustNot: ['In chapter 3 we count four nets.', 'We counted three boats and four nets.'],
  },
  spacing: {
    must: [['She waited , then left.', ' ,']],
    mustNot: ['She waited, then left.'],
  },
  ellipsis: {
    must: [['He waited... and left.', '...']],
    mustNot: ['He waited… and left.'],
  },
  dash: {
    must: [['The door - an old one - stood open.', ' - ']],
    mustNot: ['The well-worn door stood open.', 'The door – an old one – stood open.'],
  },
  inclusive: {
    must: [['The chairman spoke first.', 'chairman']],
    mustNot: ['The chair spoke first.'],
  },
  'house-rule': {
    must: [['We utilize oars.', 'utilize']],
    mustNot: ['We use oars.'],
  },
};
