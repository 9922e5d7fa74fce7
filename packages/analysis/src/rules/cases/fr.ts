import type { LanguageCases } from './rule-cases.ts';

const long = 'et le vent passait sur la colline jusqu’à la mer où dormaient les barques '.repeat(4);
const block =
  'La marée montait sur le sable et redescendait, grise et lente, comme elle avait toujours fait. ';

export const frenchCases: LanguageCases = {
  'long-sentence': {
    must: [[`Elle attendit ${long}seule.`, `Elle attendit ${long}seule`]],
    mustNot: ['Elle attendit. '.repeat(40)],
  },
  passive: {
    must: [['La lettre fut trouvée par Marta.', 'fut trouvée']],
    mustNot: ['Elle est partie hier.', 'Il s’est levé tôt.'],
  },
  echo: {
    must: [
      [
        'Elle marchait lentement dans la cour, sous la pluie froide. Un chien traversa lentement la rue.',
        'lentement',
      ],
    ],
    mustNot: [
      'La lanterne tremblait au vent, et il cherchait sa clef. Personne n’avait allumé la lanterne.',
      'Il monta lentement l’escalier mouillé, jusqu’à la porte. Sur le palier il marcha encore lentement.',
    ],
  },
  'wide-echo': {
    must: [['La lanterne tremblait. Personne n’avait allumé la lanterne.', 'lanterne']],
    mustNot: ['Marthe s’assit. Personne ne vit entrer Marthe.'],
  },
  adverb: {
    must: [['Il ferma lentement la porte.', 'lentement']],
    mustNot: ['Le gouvernement siège dans ce bâtiment.', 'Il viendra probablement.'],
  },
  intensifier: {
    must: [['La nuit était très froide.', 'très froide']],
    mustNot: ['« C’est très tard », dit-il.'],
  },
  'doubled-word': {
    must: [['Elle ouvrit la la fenêtre.', 'la la']],
    mustNot: ['Nous nous sommes perdus.'],
  },
  'repeated-phrase': {
    must: [
      [
        'Puis il se frotta les mains froides. Plus tard il se frotta les mains froides. Le soir il se frotta les mains froides.',
        'se frotta les mains',
      ],
    ],
    mustNot: [
      'Il dormait dans un coin du marché. Elle chantait dans un coin du marché. On parlait dans un coin du marché.',
    ],
  },
  'sentence-start': {
    must: [['Elle courut. Elle tomba. Elle se releva.', 'Elle']],
    mustNot: ['Elle courut. Jean tomba. Elle se releva.'],
  },
  alliteration: {
    must: [['Pauvres paysans partirent.', 'Pauvres paysans partirent']],
    mustNot: ['Pauvres marins partirent.'],
  },
  cliche: {
    must: [['Il tremblait comme une feuille.', 'tremblait comme une feuille']],
    mustNot: ['Il tremblait comme une corde.'],
  },
  redundancy: {
    must: [['Elle monta en haut.', 'monta en haut']],
    mustNot: ['Elle monta l’escalier.'],
  },
  'weak-word': {
    must: [['C’était une sorte de barque.', 'une sorte de']],
    mustNot: ['C’était une barque.', 'La clé était au fond de sa poche.'],
  },
  'vague-word': {
    must: [['Il y a diverses raisons.', 'diverses']],
    mustNot: ['Il y a neuf raisons.'],
  },
  'filter-word': {
    must: [['Il vit que la porte s’ouvrait.', 'Il vit que']],
    mustNot: ['Il vit sa mère le dimanche.', 'Quand il vit que la porte s’ouvrait, il partit.'],
  },
  'named-emotion': {
    must: [
      ['Jeanne était furieuse.', 'était furieuse'],
      ['Il trembla de peur.', 'trembla de peur'],
      ['Elle sentit une vague de tristesse.', 'vague de tristesse'],
    ],
    mustNot: [
      'C’était triste à voir.',
      'Son plan était désespéré.',
      'Il était heureux de la revoir.',
      '« J’étais furieuse », dit-elle.',
    ],
  },
  homonym: {
    must: [
      ['Il commença a pleuvoir.', 'a'],
      ['Elle c’est levée tôt.', 'c’est'],
      ['Nous avons manger tard.', 'manger'],
    ],
    mustNot: [
      'Il a cause gagnée, et il a de la force à revendre.',
      'C’est levé tôt qu’il travaille le mieux.',
      'Nous avons à manger pour deux.',
    ],
  },
  'pronoun-start': {
    must: [['Il sortit. Elle resta. Il courut. Elle lut. Il revint. Il dormit.', 'Il']],
    mustNot: ['Il sortit. La pluie tombait. Jeanne lisait. Elle dormit. Il revint. Rien.'],
  },
  nominalisation: {
    must: [['Le conseil prit une décision.', 'prit une décision']],
    mustNot: ['Le conseil décida.'],
  },
  sensory: {
    must: [['L’odeur du vernis emplissait la pièce.', 'odeur']],
    mustNot: ['La pièce fut louée en mai.'],
  },
  'sticky-sentence': {
    kind: 'business',
    must: [
      [
        'Ce que nous avons fait pour eux est ce que vous avez et ce qui leur est dû.',
        'Ce que nous avons fait pour eux est ce que vous avez et ce qui leur est dû',
      ],
    ],
    mustNot: [
      'Nos pilotes guident chaque hiver plusieurs grands navires entre des bancs mouvants.',
    ],
  },
  'long-paragraph': {
    must: [[block.repeat(22), block.repeat(22).slice(0, -2)]],
    mustNot: [block.repeat(5)],
  },
  transition: {
    must: [['De plus, il pleut. Toutefois, on sort.', 'Toutefois']],
    mustNot: ['Toutefois, on sort. Il pleut.'],
  },
  'dialogue-tag': {
    must: [['« Va-t’en », siffla-t-il.', 'siffla-t-il']],
    mustNot: ['« Va-t’en », dit-il.', 'Le train siffla et partit.'],
  },
  'spelling-variant': {
    must: [['La clef tourna. Une clef tomba. Cette clé brillait.', 'clé']],
    mustNot: ['La clef tourna. Une clef tomba.'],
  },
  hyphenation: {
    must: [['Un porte-monnaie. Le portemonnaie brun. Ce portemonnaie vide.', 'porte-monnaie']],
    mustNot: ['Un porte-monnaie. Ce porte-monnaie vide.'],
  },
  capitalisation: {
    must: [
      [
        'Il parla de la République. Il aima la république, la république, la république.',
        'République',
      ],
    ],
    mustNot: ['Il aima la république, la république, la république.'],
  },
  'quote-style': {
    must: [["L’eau, l’air, l'herbe.", "'"]],
    mustNot: ['L’eau, l’air, l’herbe.'],
  },
  acronym: {
    must: [
      ['La SNCF recrute. La Société nationale des chemins de fer (SNCF) est née en 1938.', 'SNCF'],
    ],
    mustNot: ['La Société nationale des chemins de fer (SNCF) est née en 1938. La SNCF recrute.'],
  },
  'number-style': {
    kind: 'essay',
    must: [
      ['On compta trois barques. Elles avaient quatre filets. Ruth apporta 5 rames neuves.', '5'],
    ],
    mustNot: ['On compta trois barques et quatre filets.', 'Le chapitre 3 compte quatre filets.'],
  },
  spacing: {
    must: [['Elle attendit , puis partit.', ' ,']],
    mustNot: ['Elle attendit, puis partit.'],
  },
  'french-spacing': {
    must: [['Vraiment?', '?']],
    mustNot: ['Vraiment\u202f?', '« Oui », dit-il.'],
  },
  'quote-marks': {
    must: [['Il dit "oui" et partit.', '"']],
    mustNot: ['Il dit «\u00a0oui\u00a0» et partit.'],
  },
  ellipsis: {
    must: [['Il attendit... puis partit.', '...']],
    mustNot: ['Il attendit… puis partit.'],
  },
  dash: {
    must: [['La porte - une vieille - était ouverte.', ' - ']],
    mustNot: ['La porte – une vieille – était ouverte.', 'Est-ce vrai ?'],
  },
  inclusive: {
    must: [['Les droits de l’homme tiennent.', 'droits de l’homme']],
    mustNot: ['La population vote.'],
  },
  'house-rule': { must: [['On utilize des rames.', 'utilize']], mustNot: ['On prend des rames.'] },
};
