import { functionWord, intensifier as intensifies } from '../languages/word-classes.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import {
  adjacentFlag,
  endOf,
  entryOf,
  flagsOf,
  spokenFlag,
  startOf,
  wordCount,
} from '../text/words.ts';
import type { Finder, Match } from './rule.ts';

/** very, really, quite: the word behind them is often stronger alone, or gives way to a stronger one. */
export const intensifier: Finder = {
  rules: ['intensifier'],

  find(paragraph) {
    const { words, vocabulary, classes } = paragraph;
    const matches: Match[] = [];
    if ((classes & intensifies) === 0) return matches;

    for (let index = 0; index < wordCount(words); index++) {
      const its = vocabulary.classes[entryOf(words, index)] ?? 0;
      if ((its & intensifies) === 0 || (flagsOf(words, index) & spokenFlag) !== 0) continue;
      if (!isIdiom(paragraph, index)) matches.push(matchOf(paragraph, index));
    }

    return matches;
  },
};

/** "the very man", "rather than", "would rather", "quite a few": nothing is intensified there. */
function isIdiom(paragraph: SegmentedParagraph, index: number): boolean {
  const before = formOf(paragraph, index - 1);
  const after = formOf(paragraph, index + 1);
  switch (formOf(paragraph, index)) {
    case 'very':
      return ['the', 'this', 'that', 'my', 'his', 'her', 'its', 'our', 'their', 'your'].includes(
        before,
      );
    case 'rather':
      return (
        ['than', 'a', 'an', 'to', 'not', 'against'].includes(after) ||
        /(?:^would|'d)$/.test(before) ||
        before === 'or'
      );
    case 'quite':
      return (
        ['a', 'the', 'an', 'so', 'as', 'another'].includes(after) || /(?:^not|n't)$/.test(before)
      );
    case 'really':
    case 'literally':
      return /(?:^not|^never|^what|n't)$/.test(before);
    case 'muy':
      return /^(?:poc[oa]s?|bien|pronto|cerca|lejos|tarde|temprano|de)$/.test(after);
    case 'realmente':
      return !/^(?:es|era|son|eran|está|estaba|fue)$/.test(before) || isSmall(paragraph, index + 1);
    case 'sehr':
      return /^(?:wie|so|zu|allzu|ebenso)$/.test(before) || after === 'wohl';
    case 'wirklich':
      return /^(?:nicht|nie|was|nur)$/.test(before) || after === 'nur' || after === 'nicht';
    case 'vraiment':
      return /^(?:pas|jamais|plus)$/.test(before);
    default:
      return false;
  }
}

function isSmall({ words, vocabulary }: SegmentedParagraph, index: number): boolean {
  return ((vocabulary.classes[entryOf(words, index)] ?? 0) & functionWord) !== 0;
}

/** Takes in the word behind, where there is one to be left alone or replaced. */
function matchOf(paragraph: SegmentedParagraph, index: number): Match {
  const { text, words, vocabulary } = paragraph;
  const reason = {
    code: 'intensifier' as const,
    values: { adverb: formOf(paragraph, index) },
  };
  const next = index + 1;
  const isFollowed = (flagsOf(words, next) & adjacentFlag) !== 0;
  const isPlain = ((vocabulary.classes[entryOf(words, next)] ?? 0) & functionWord) === 0;
  if (!isFollowed || !isPlain) return { rule: 'intensifier', first: index, end: index + 1, reason };

  const alone = text.slice(startOf(words, next), endOf(words, next));
  const isSure =
    vocabulary.language.code === 'en' &&
    boosters.has(reason.values.adverb) &&
    formOf(paragraph, next + 1) !== 'of';
  const stronger = isSure ? (strongerWords.get(formOf(paragraph, next)) ?? []) : [];
  const suggestions = [...stronger, alone];

  return { rule: 'intensifier', first: index, end: next + 1, reason, suggestions };
}

/** “rather tired” is less than “exhausted”. */
const boosters = new Set(['very', 'really', 'extremely', 'incredibly', 'terribly', 'awfully']);

function formOf({ words, vocabulary }: SegmentedParagraph, index: number): string {
  return vocabulary.forms[entryOf(words, index)] ?? '';
}

const strongerWords = new Map(
  `tired exhausted weary|big huge vast|large enormous|small tiny|good excellent|bad dreadful|cold freezing
  |hot scorching|happy delighted|glad delighted|sad miserable|angry furious|afraid terrified|scared terrified|hungry
  ravenous|thirsty parched|quiet hushed|slow sluggish|old ancient|rich wealthy|poor
  destitute|beautiful exquisite|ugly hideous|dirty filthy|clean spotless|wet soaked|dry parched|funny hilarious|clever brilliant|smart brilliant|stupid idiotic|silly absurd|tall towering|weak
  frail|strong powerful|important crucial|necessary essential|interesting fascinating|boring dull|surprised astonished
  |sure certain|careful cautious|rude insolent|empty bare
  |difficult arduous|dangerous perilous|serious grave|strange uncanny|pleased delighted|pale
  ashen|crowded packed|evil wicked|nervous anxious|worried anxious|shy timid|lazy idle|brave fearless|calm serene|noisy
  rowdy|simple plain|sleepy drowsy|excited thrilled|upset distraught|quickly swiftly|slowly gradually|carefully
  gingerly|softly faintly|loudly thunderously|badly terribly|wise sage|proud haughty|stiff rigid`
    .split('|')
    .map((group) => {
      const [plain = '', ...stronger] = group.trim().split(/\s+/);

      return [plain, stronger] as const;
    }),
);
