import type { SegmentedParagraph } from '../../paragraph.ts';
import { entryOf, wordCount } from '../../text/words.ts';
import type { Match, ParagraphRule, RuleSettings } from '../rule.ts';
import { isAdjacent, isSentenceStart, isSpokenAt, wordAt, wordsWithin } from '../word-access.ts';
import type { Phrase, PhraseTrie } from './phrase-matcher.ts';
import { phraseReason, withoutLoneTransitions } from './phrase-rules.ts';
import { getPhraseTrie } from './phrase-tries.ts';

/** Chinese phrases are matched by character, because word boundaries are uncertain. */
export const chinesePhraseFinder: ParagraphRule = {
  rules: [
    'cliche',
    'redundancy',
    'weak-word',
    'vague-word',
    'sensory',
    'transition',
    'intensifier',
    'adverb',
    'filter-word',
    'named-emotion',
    'homonym',
    'nominalisation',
    'dialogue-tag',
  ],

  find(paragraph, settings) {
    if (settings.language.code !== 'zh') return [];
    const tree = getPhraseTrie(settings.language);
    if (!tree) return [];
    const matches: Match[] = [...adverbsIn(paragraph, settings)];
    for (let at = 0; at < paragraph.text.length; ) {
      const found = findLongestPhrase(paragraph.text, at, tree);
      const match = found && createMatch(paragraph, found, { at, setting: settings });
      if (match) matches.push(match);
      at += match ? (found?.length ?? 1) : 1;
    }

    return withoutLoneTransitions(paragraph, matches);
  },
};

type PhraseAtOffset = { phrase: Phrase; length: number };

function findLongestPhrase(text: string, from: number, root: PhraseTrie): PhraseAtOffset | null {
  let found: PhraseAtOffset | null = null;
  let node = root.children?.get(text.charAt(from));
  for (let at = from + 1; node; at++) {
    const [phrase] = node.phrases ?? [];
    if (phrase) found = { phrase, length: at - from };
    node = node.children?.get(text.charAt(at));
  }

  return found;
}

function createMatch(
  paragraph: SegmentedParagraph,
  { phrase, length }: PhraseAtOffset,
  { at, setting: settings }: { at: number; setting: RuleSettings },
): Match | null {
  if (!settings.enabledRules.has(phrase.rule)) return null;
  const span = { from: at, to: at + length };
  const words = wordsWithin(paragraph.words, span.from, span.to);
  if (phrase.rule !== 'homonym' && isSpokenAt(paragraph, words.first)) return null;
  if (phrase.rule === 'transition' && !isSentenceStart(paragraph, words.first)) return null;
  if (phrase.rule === 'dialogue-tag' && !isBesideSpeech(paragraph.text, span)) return null;
  if (phrase.rule === 'named-emotion' && !isFeelingStatement(paragraph.text, span)) return null;
  if (phrase.note === 'scene' && !isObservedScene(paragraph.text.slice(span.to))) return null;
  const { rule, note, suggestions, marked } = phrase;
  const from = span.from + (marked?.before ?? 0);
  const to = span.to - (marked?.behind ?? 0);
  const matchedText = paragraph.text.slice(from, to);
  const wordRange = wordsWithin(paragraph.words, from, to);

  return {
    rule,
    ...wordRange,
    from,
    to,
    reason: phraseReason(rule, matchedText, note),
    suggestions,
  };
}

/** 他冷笑道：“…”; “…”他冷笑道。 */
function isBesideSpeech(text: string, { from, to }: { from: number; to: number }): boolean {
  return (
    /^[：:，,]\s*[“「『"]/.test(text.slice(to)) ||
    /[”」』"][^。！？“「『]{0,8}$/.test(text.slice(0, from))
  );
}

/** 他看见一个人走了进来, but not 他看见了她: an event is observed. */
function isObservedScene(behind: string): boolean {
  return /^(?!了|过|的|她|他|你|我)\p{Script=Han}{6,}/u.test(behind);
}

/** A plain statement of a feeling: not 如果他感到害怕, not 他很高兴地发现, not 我很高兴你来了. */
function isFeelingStatement(text: string, { from, to }: { from: number; to: number }): boolean {
  const clause = /[^，。！？；：“”\n]*$/u.exec(text.slice(Math.max(0, from - 20), from))?.[0] ?? '';
  if (/如果|要是|假如|每当|一旦|只要|不再|不要|^(?:当|别)|(?:没有?|不)$/u.test(clause))
    return false;
  const next = text[to] ?? '';
  const isOfPerson = /[他她我]/u.test(text[from] ?? '');

  return isOfPerson ? !/(?![了而又也但却和])\p{Script=Han}/u.test(next) : next !== '地';
}

/** 慢慢地走: a word of two or more characters made an adverb by 地, segmented as one word with it or not. */
function adverbsIn(
  paragraph: SegmentedParagraph,
  { enabledRules }: RuleSettings,
): readonly Match[] {
  const { words, vocabulary } = paragraph;
  const matches: Match[] = [];
  if (!enabledRules.has('adverb')) return matches;
  const count = wordCount(words);
  for (let index = 0; index < count; index++) {
    const form = vocabulary.forms[entryOf(words, index)] ?? '';
    if (!form.endsWith('地') || placeNouns.test(form)) continue;
    const first = form === '地' ? index - 1 : index;
    const adverb = form === '地' ? `${wordAt(paragraph, first)}地` : form;
    const isJoined = first === index || isAdjacent(paragraph, index);
    if (!isJoined || !isAdjacent(paragraph, index + 1) || isSpokenAt(paragraph, index)) continue;
    if (!/^\p{Script=Han}{3,}$/u.test(adverb)) continue;
    matches.push({
      rule: 'adverb',
      first,
      end: index + 1,
      reason: { code: 'adverb', values: { adverb } },
    });
  }

  return matches;
}

const placeNouns =
  /^(?:.地|根据地|目的地|所在地|发源地|殖民地|出生地|聚集地|栖息地|居住地|产地|发祥地|集散地)$/;
