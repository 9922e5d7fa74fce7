import { functionWord, intensifier as intensifies } from '../../languages/word-classes.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import {
  adjacentFlag,
  endOf,
  entryOf,
  flagsOf,
  spokenFlag,
  startOf,
  wordCount,
} from '../../text/words.ts';
import type { Match, ParagraphRule } from '../rule.ts';

/** Reports intensifiers (very, really, quite): the word they modify is often stronger alone or replaceable by a stronger one. */
export const intensifier: ParagraphRule = {
  rules: ['intensifier'],

  find(paragraph) {
    const { words, vocabulary, classes } = paragraph;
    const matches: Match[] = [];
    if ((classes & intensifies) === 0) return matches;

    for (let index = 0; index < wordCount(words); index++) {
      const wordClasses = vocabulary.classes[entryOf(words, index)] ?? 0;
      if ((wordClasses & intensifies) === 0 || (flagsOf(words, index) & spokenFlag) !== 0) continue;
      if (!isIdiom(paragraph, index)) matches.push(createMatch(paragraph, index));
    }

    return matches;
  },
};

/** "the very man", "rather than", "would rather", "quite a few": not intensifiers. */
function isIdiom(paragraph: SegmentedParagraph, index: number): boolean {
  const before = formAt(paragraph, index - 1);
  const after = formAt(paragraph, index + 1);
  switch (formAt(paragraph, index)) {
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
      return (
        !/^(?:es|era|son|eran|está|estaba|fue)$/.test(before) ||
        isFunctionWord(paragraph, index + 1)
      );
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

function isFunctionWord({ words, vocabulary }: SegmentedParagraph, index: number): boolean {
  return ((vocabulary.classes[entryOf(words, index)] ?? 0) & functionWord) !== 0;
}

/** Extends the match to the modified word so that it can be kept alone or replaced. */
function createMatch(paragraph: SegmentedParagraph, index: number): Match {
  const { text, words, vocabulary } = paragraph;
  const reason = {
    code: 'intensifier' as const,
    values: { adverb: formAt(paragraph, index) },
  };
  const next = index + 1;
  const isFollowed = (flagsOf(words, next) & adjacentFlag) !== 0;
  const isPlain = ((vocabulary.classes[entryOf(words, next)] ?? 0) & functionWord) === 0;
  if (!isFollowed || !isPlain) return { rule: 'intensifier', first: index, end: index + 1, reason };

  const wordAlone = text.slice(startOf(words, next), endOf(words, next));
  const isReplaceable =
    vocabulary.language.code === 'en' &&
    boosters.has(reason.values.adverb) &&
    formAt(paragraph, next + 1) !== 'of';
  const stronger = isReplaceable ? (strongerWords.get(formAt(paragraph, next)) ?? []) : [];
  const suggestions = [...stronger, wordAlone];

  return { rule: 'intensifier', first: index, end: next + 1, reason, suggestions };
}

/** Only these can be merged into a stronger word: “rather tired” is weaker than “exhausted”. */
const boosters = new Set(['very', 'really', 'extremely', 'incredibly', 'terribly', 'awfully']);

function formAt({ words, vocabulary }: SegmentedParagraph, index: number): string {
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
