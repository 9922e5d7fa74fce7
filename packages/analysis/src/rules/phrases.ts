import type { ReasonCode, RuleName } from '../findings.ts';
import { functionWord } from '../languages/word-classes.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { endOf, startOf, wordCount } from '../text/words.ts';
import { isFilter } from './filter-words.ts';
import { isMistaken } from './homonyms.ts';
import type { Phrase } from './phrase-book.ts';
import {
  cased,
  follows,
  formAt,
  isCapitalAt,
  isNamed,
  isOf,
  isSpokenAt,
  opens,
} from './reading.ts';
import type { Finder, Match } from './rule.ts';
import { isCheckable, isCutShort } from './written-words.ts';

/**
 * The rules that are lists of phrases, all found in one pass. What characters say is theirs: only
 * the house's own list is held against it. A capital within a sentence makes a name or a title.
 */
export const phrases: Finder = {
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

  find(paragraph, setting) {
    const matches: Match[] = [];
    if (setting.language.code === 'zh') return matches;
    setting.phrases?.search(paragraph, (phrase, first, end) => {
      if (!setting.wanted.has(phrase.rule) || !applies(paragraph, phrase, { first, end }))
        return false;
      if (phrase.rule === 'spelling' && setting.accepted.has(formAt(paragraph, first)))
        return false;
      const isStory = setting.kind === 'fiction' || setting.kind === 'script';
      if (isStory && phrase.rule === 'redundancy' && isPadding(paragraph, { first, end }))
        return false;
      matches.push(matchOf(paragraph, phrase, { first, end }));

      return true;
    });

    return withoutLoneTransitions(paragraph, matches);
  },
};

type Place = { first: number; end: number };

function applies(paragraph: SegmentedParagraph, phrase: Phrase, place: Place): boolean {
  const { rule, note } = phrase;
  const { first, end } = place;
  if (rule === 'homonym') return isMistaken(paragraph, note, place);
  if (rule === 'spelling') return isMisspelled(paragraph, phrase, first);
  if (isSpokenAt(paragraph, first) || isNamed(paragraph, end - 1)) return false;
  if (isNamed(paragraph, first) && formAt(paragraph, first) !== 'i') return false;
  if (rule === 'filter-word') return isFilter(paragraph, note, place);
  if (rule === 'transition') return opens(paragraph, first);
  if (rule === 'redundancy' || rule === 'vague-word')
    return !pointing.test(formAt(paragraph, first - 1));
  if (rule === 'named-emotion') return note !== 'pause' || !follows(paragraph, end);
  if (rule === 'weak-word') return isWeak(paragraph, note, place);
  if (rule === 'inclusive' && formAt(paragraph, first) === 'the' && follows(paragraph, end))
    return isOf(paragraph, end, functionWord);

  return true;
}

/** No name, unless what was meant is one, and no word cut short or of an address. */
function isMisspelled(paragraph: SegmentedParagraph, { suggestions }: Phrase, at: number): boolean {
  const [meant = ''] = suggestions;
  const isName = isNamed(paragraph, at) && !/^\p{Lu}/u.test(meant);

  if (formAt(paragraph, at) === 'im' && follows(paragraph, at)) return false; // dialect: give im

  return !isName && isCheckable(paragraph, at) && !isCutShort(paragraph, at);
}

/** A connective at the head of a sentence is heard when the sentence before has one, too. */
export function withoutLoneTransitions(
  { sentences }: SegmentedParagraph,
  matches: Match[],
): readonly Match[] {
  const opened = new Set(
    matches.filter(({ rule }) => rule === 'transition').map(({ first }) => first),
  );
  if (opened.size === 0) return matches;

  return matches.filter(({ rule, first }) => {
    if (rule !== 'transition') return true;
    const at = sentences.findIndex((sentence) => sentence.first === first);

    return opened.has(sentences[at - 1]?.first ?? -1);
  });
}

/** "began to rain", but not "to begin to": an action that only begins is told as one that is going on. */
function isWeak(paragraph: SegmentedParagraph, note: string, { first, end }: Place): boolean {
  if (note === 'no') return false;
  const form = formAt(paragraph, first);
  if (form === 'kind' || form === 'sort') return hedged.test(formAt(paragraph, first - 1));
  if (note === 'begin') return follows(paragraph, end);
  if (note === 'quantity') return !isQuantity(paragraph, end);

  return true;
}

/** "un poco de sal", "ein wenig Salz": how much of it, not how. */
function isQuantity(paragraph: SegmentedParagraph, end: number): boolean {
  if (!follows(paragraph, end)) return false;
  const isNoun = paragraph.vocabulary.language.code === 'de' && isCapitalAt(paragraph, end);

  return isNoun || /^(?:de|por)$/.test(formAt(paragraph, end));
}

/** "was kind of odd", "she sort of smiled"; elsewhere a kind is a kind: "a strange sort of tent". */
const hedged =
  /^(?:is|was|are|were|be|been|am|i|you|he|she|it|we|they|just|only|looks|looked|felt|feels|seemed|seems)$|'(?:s|re|m|d|ve)$/;

/** "such things", "the same thing": what is meant has been told. */
const pointing =
  /^(?:the|such|this|these|those|that|every|no|any|other|same|first|last|next|poor|little|whole|sure|living|old|only|one|all|young|dear)$/;

/**
 * Words that pad a sentence ("with regard to") are held against what tells facts; against a story
 * only those that say a thing twice.
 */
const padding =
  /^(?:in|on|with|for|at|a|an|the|it|there|of|by|as|due|despite|because|owing|given|through|is|are|prior|subsequent|until|has|have|make|makes|making|made|take|takes|took|taking|en|con|de|por|pese|la|el|es|cabe|un|una|debido|vale|hay|lo|dans|à|il|afin|du|compte|étant|par|au|suite|le|malgré|im|zum|zu|auf|aufgrund|trotz|eine|ein|unter|mittels|hinsichtlich|seitens|vonseiten|die|letzten|angesichts|من|في|على|بشكل|بصورة|وذلك|نظرا|بسبب|نتيجة)$/;

function isPadding(paragraph: SegmentedParagraph, { first, end }: Place): boolean {
  if (!padding.test(formAt(paragraph, first)) || formAt(paragraph, first + 1) === 'order')
    return false;
  const last = formAt(paragraph, end - 1);

  return !/^(?:that|time|que|qu'|dass|أن|actuelle|actual|zeitpunkt)$/.test(last);
}

function matchOf(paragraph: SegmentedParagraph, phrase: Phrase, place: Place): Match {
  const { rule, note, marked } = phrase;
  const first = place.first + (marked?.before ?? 0);
  const end = place.end - (marked?.behind ?? 0);
  const { text, words } = paragraph;
  const written = text.slice(startOf(words, first), endOf(words, end - 1));
  const suggestions = phrase.suggestions.filter(
    (one) => one !== '' || canGo(paragraph, { first, end }),
  );
  const reason =
    rule === 'spelling'
      ? {
          code: rule,
          values: { word: written, other: cased(paragraph, first, suggestions[0] ?? '') },
        }
      : phraseReason(rule, written, note);
  const match = { rule, first, end, reason };

  return suggestions.length > 0 ? { ...match, suggestions } : match;
}

/** Words can be left out where the sentence goes on behind them and does not start with them. */
function canGo(paragraph: SegmentedParagraph, { first, end }: Place): boolean {
  return end < wordCount(paragraph.words) && follows(paragraph, end) && !opens(paragraph, first);
}

export function phraseReason(rule: RuleName, written: string, note: string) {
  const words = written.replaceAll(/\s+/g, ' ');
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
      return { code: rule as ReasonCode, values: { word: words } }; // as: lists hold no other rules than these
  }
}
