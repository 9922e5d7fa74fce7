import type { ReasonCode, RuleName } from '../../findings.ts';
import { functionWord } from '../../languages/word-classes.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { endOf, startOf, wordCount } from '../../text/words.ts';
import type { Match, ParagraphRule } from '../rule.ts';
import { isCheckable, isTruncated } from '../spelling/checkable-words.ts';
import {
  formAt,
  hasClass,
  isAdjacent,
  isCapitalAt,
  isNameAt,
  isSentenceStart,
  isSpokenAt,
  matchCase,
} from '../word-access.ts';
import { isFilterWord } from './filter-words.ts';
import { isConfusedWord } from './homonyms.ts';
import type { Phrase } from './phrase-matcher.ts';

/**
 * The rules based on phrase lists, matched in one pass. Dialogue is exempt from all but spelling and homonyms. Capitalized phrases within a
 * sentence are treated as names or titles.
 */
export const phraseRules: ParagraphRule = {
  rules: [
    'spelling',
    'cliche',
    'redundancy',
    'weak-word',
    'vague-word',
    'filter-word',
    'named-emotion',
    'homonym',
    'nominalisation',
    'sensory',
    'inclusive',
    'transition',
    'adverb',
    'intensifier',
  ],

  find(paragraph, settings) {
    const matches: Match[] = [];
    if (settings.language.code === 'zh') return matches;
    settings.phraseMatcher?.match(paragraph, (phrase, first, end) => {
      if (
        !settings.enabledRules.has(phrase.rule) ||
        !isApplicable(paragraph, phrase, { first, end })
      )
        return false;
      if (phrase.rule === 'spelling' && settings.acceptedWords.has(formAt(paragraph, first)))
        return false;
      const isStory = settings.kind === 'fiction' || settings.kind === 'script';
      if (isStory && phrase.rule === 'redundancy' && isPadding(paragraph, { first, end }))
        return false;
      matches.push(createMatch(paragraph, phrase, { first, end }));

      return true;
    });

    return withoutLoneTransitions(paragraph, matches);
  },
};

type WordRange = { first: number; end: number };

function isApplicable(paragraph: SegmentedParagraph, phrase: Phrase, range: WordRange): boolean {
  const { rule, note } = phrase;
  const { first, end } = range;
  if (rule === 'homonym') return isConfusedWord(paragraph, note, range);
  if (rule === 'spelling') return isMisspelling(paragraph, phrase, first);
  if (isSpokenAt(paragraph, first) || isNameAt(paragraph, end - 1)) return false;
  if (isNameAt(paragraph, first) && formAt(paragraph, first) !== 'i') return false;
  if (rule === 'filter-word') return isFilterWord(paragraph, note, range);
  if (rule === 'transition') return isSentenceStart(paragraph, first);
  if (rule === 'redundancy' || rule === 'vague-word')
    return !determinersBefore.test(formAt(paragraph, first - 1));
  if (rule === 'named-emotion') return note !== 'pause' || !isAdjacent(paragraph, end);
  if (rule === 'weak-word') return isWeak(paragraph, note, range);
  if (rule === 'inclusive' && formAt(paragraph, first) === 'the' && isAdjacent(paragraph, end))
    return hasClass(paragraph, end, functionWord);

  return true;
}

/** Excludes names (unless the correction is a name), truncated words and addresses. */
function isMisspelling(
  paragraph: SegmentedParagraph,
  { suggestions }: Phrase,
  at: number,
): boolean {
  const [meant = ''] = suggestions;
  const isName = isNameAt(paragraph, at) && !/^\p{Lu}/u.test(meant);

  if (formAt(paragraph, at) === 'im' && isAdjacent(paragraph, at)) return false; // dialect: give im

  return !isName && isCheckable(paragraph, at) && !isTruncated(paragraph, at);
}

/** Keeps an opening connective only if the previous sentence opens with one, too. */
export function withoutLoneTransitions(
  { sentences }: SegmentedParagraph,
  matches: Match[],
): readonly Match[] {
  const transitionStarts = new Set(
    matches.filter(({ rule }) => rule === 'transition').map(({ first }) => first),
  );
  if (transitionStarts.size === 0) return matches;

  return matches.filter(({ rule, first }) => {
    if (rule !== 'transition') return true;
    const at = sentences.findIndex((sentence) => sentence.first === first);

    return transitionStarts.has(sentences[at - 1]?.first ?? -1);
  });
}

/** "began to rain", but not "to begin to". */
function isWeak(paragraph: SegmentedParagraph, note: string, { first, end }: WordRange): boolean {
  if (note === 'no') return false;
  const form = formAt(paragraph, first);
  if (form === 'kind' || form === 'sort') return hedgedSubjects.test(formAt(paragraph, first - 1));
  if (note === 'begin') return isAdjacent(paragraph, end);
  if (note === 'quantity') return !isQuantity(paragraph, end);

  return true;
}

/** "un poco de sal", "ein wenig Salz": an amount of a noun. */
function isQuantity(paragraph: SegmentedParagraph, end: number): boolean {
  if (!isAdjacent(paragraph, end)) return false;
  const isNoun = paragraph.vocabulary.language.code === 'de' && isCapitalAt(paragraph, end);

  return isNoun || /^(?:de|por)$/.test(formAt(paragraph, end));
}

/** "was kind of odd", "she sort of smiled"; elsewhere the phrase is literal: "a strange sort of tent". */
const hedgedSubjects =
  /^(?:is|was|are|were|be|been|am|i|you|he|she|it|we|they|just|only|looks|looked|felt|feels|seemed|seems)$|'(?:s|re|m|d|ve)$/;

/** "such things", "the same thing": the referent is known from the context. */
const determinersBefore =
  /^(?:the|such|this|these|those|that|every|no|any|other|same|first|last|next|poor|little|whole|sure|living|old|only|one|all|young|dear)$/;

/** Padding phrases ("with regard to") are reported in factual texts. In fiction only true redundancies are reported. */
const paddingStarts =
  /^(?:in|on|with|for|at|a|an|the|it|there|of|by|as|due|despite|because|owing|given|through|is|are|prior|subsequent|until|has|have|make|makes|making|made|take|takes|took|taking|en|con|de|por|pese|la|el|es|cabe|un|una|debido|vale|hay|lo|dans|à|il|afin|du|compte|étant|par|au|suite|le|malgré|im|zum|zu|auf|aufgrund|trotz|eine|ein|unter|mittels|hinsichtlich|seitens|vonseiten|die|letzten|angesichts|من|في|على|بشكل|بصورة|وذلك|نظرا|بسبب|نتيجة)$/;

function isPadding(paragraph: SegmentedParagraph, { first, end }: WordRange): boolean {
  if (!paddingStarts.test(formAt(paragraph, first)) || formAt(paragraph, first + 1) === 'order')
    return false;
  const last = formAt(paragraph, end - 1);

  return !/^(?:that|time|que|qu'|dass|أن|actuelle|actual|zeitpunkt)$/.test(last);
}

function createMatch(paragraph: SegmentedParagraph, phrase: Phrase, range: WordRange): Match {
  const { rule, note, marked } = phrase;
  const first = range.first + (marked?.before ?? 0);
  const end = range.end - (marked?.behind ?? 0);
  const { text, words } = paragraph;
  const matchedText = text.slice(startOf(words, first), endOf(words, end - 1));
  const suggestions = phrase.suggestions.filter(
    (one) => one !== '' || canBeOmitted(paragraph, { first, end }),
  );
  const reason =
    rule === 'spelling'
      ? {
          code: rule,
          values: { word: matchedText, other: matchCase(paragraph, first, suggestions[0] ?? '') },
        }
      : phraseReason(rule, matchedText, note);
  const match = { rule, first, end, reason };

  return suggestions.length > 0 ? { ...match, suggestions } : match;
}

/** Words can be omitted if the sentence continues after them and does not start with them. */
function canBeOmitted(paragraph: SegmentedParagraph, { first, end }: WordRange): boolean {
  return (
    end < wordCount(paragraph.words) &&
    isAdjacent(paragraph, end) &&
    !isSentenceStart(paragraph, first)
  );
}

export function phraseReason(rule: RuleName, matchedText: string, note: string) {
  const words = matchedText.replaceAll(/\s+/g, ' ');
  switch (rule) {
    case 'cliche':
    case 'redundancy':
    case 'nominalisation':
      return { code: rule, values: { phrase: words } };
    case 'adverb':
    case 'intensifier':
      return { code: rule, values: { adverb: words } };
    case 'filter-word':
    case 'dialogue-tag':
      return { code: rule, values: { verb: words } };
    case 'sensory':
      return { code: rule, values: { word: words, sense: note } };
    default:
      return { code: rule as ReasonCode, values: { word: words } }; // as: phrase lists contain only these rules
  }
}
