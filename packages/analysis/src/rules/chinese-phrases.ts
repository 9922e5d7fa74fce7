import type { SegmentedParagraph } from '../paragraph.ts';
import { entryOf, wordCount } from '../text/words.ts';
import type { Phrase, PhraseTree } from './phrase-book.ts';
import { phraseReason, withoutLoneTransitions } from './phrases.ts';
import { phraseTreeOf } from './phrases-of.ts';
import { follows, isSpokenAt, opens, wordAt, wordsWithin } from './reading.ts';
import type { Finder, Match, Setting } from './rule.ts';

/** Phrases in Chinese are looked for by character: where words begin and end is a guess there. */
export const chinesePhraseFinder: Finder = {
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

  find(paragraph, setting) {
    if (setting.language.code !== 'zh') return [];
    const tree = phraseTreeOf(setting.language);
    if (!tree) return [];
    const matches: Match[] = [...adverbsIn(paragraph, setting)];
    for (let at = 0; at < paragraph.text.length; ) {
      const found = longestAt(paragraph.text, at, tree);
      const match = found && matchOf(paragraph, found, { at, setting });
      if (match) matches.push(match);
      at += match ? (found?.length ?? 1) : 1;
    }

    return withoutLoneTransitions(paragraph, matches);
  },
};

type Found = { phrase: Phrase; length: number };

function longestAt(text: string, from: number, root: PhraseTree): Found | null {
  let found: Found | null = null;
  let node = root.next?.get(text.charAt(from));
  for (let at = from + 1; node; at++) {
    const [phrase] = node.phrases ?? [];
    if (phrase) found = { phrase, length: at - from };
    node = node.next?.get(text.charAt(at));
  }

  return found;
}

function matchOf(
  paragraph: SegmentedParagraph,
  { phrase, length }: Found,
  { at, setting }: { at: number; setting: Setting },
): Match | null {
  if (!setting.wanted.has(phrase.rule)) return null;
  const place = { from: at, to: at + length };
  const words = wordsWithin(paragraph.words, place.from, place.to);
  if (phrase.rule !== 'homonym' && isSpokenAt(paragraph, words.first)) return null;
  if (phrase.rule === 'transition' && !opens(paragraph, words.first)) return null;
  if (phrase.rule === 'dialogue-tag' && !isBesideSpeech(paragraph.text, place)) return null;
  if (phrase.rule === 'named-emotion' && !isFelt(paragraph.text, place)) return null;
  if (phrase.note === 'scene' && !isScene(paragraph.text.slice(place.to))) return null;
  const { rule, note, suggestions, marked } = phrase;
  const from = place.from + (marked?.before ?? 0);
  const to = place.to - (marked?.behind ?? 0);
  const written = paragraph.text.slice(from, to);
  const its = wordsWithin(paragraph.words, from, to);

  return { rule, ...its, from, to, reason: phraseReason(rule, written, note), suggestions };
}

/** 他冷笑道：“…”; “…”他冷笑道。 */
function isBesideSpeech(text: string, { from, to }: { from: number; to: number }): boolean {
  return (
    /^[：:，,]\s*[“「『"]/.test(text.slice(to)) ||
    /[”」』"][^。！？“「『]{0,8}$/.test(text.slice(0, from))
  );
}

/** 他看见一个人走了进来, but not 他看见了她: something goes on before somebody's eyes. */
function isScene(behind: string): boolean {
  return /^(?!了|过|的|她|他|你|我)\p{Script=Han}{6,}/u.test(behind);
}

/** As a fact, and by itself: not 如果他感到害怕, not 他很高兴地发现, not 我很高兴你来了. */
function isFelt(text: string, { from, to }: { from: number; to: number }): boolean {
  const clause = /[^，。！？；：“”\n]*$/u.exec(text.slice(Math.max(0, from - 20), from))?.[0] ?? '';
  if (/如果|要是|假如|每当|一旦|只要|不再|不要|^(?:当|别)|(?:没有?|不)$/u.test(clause))
    return false;
  const next = text[to] ?? '';
  const isOfPerson = /[他她我]/u.test(text[from] ?? '');

  return isOfPerson ? !/(?![了而又也但却和])\p{Script=Han}/u.test(next) : next !== '地';
}

/** 慢慢地走: a word of two characters or more, made an adverb by 地, in one word with it or not. */
function adverbsIn(paragraph: SegmentedParagraph, { wanted }: Setting): readonly Match[] {
  const { words, vocabulary } = paragraph;
  const matches: Match[] = [];
  if (!wanted.has('adverb')) return matches;
  const count = wordCount(words);
  for (let index = 0; index < count; index++) {
    const form = vocabulary.forms[entryOf(words, index)] ?? '';
    if (!form.endsWith('地') || places.test(form)) continue;
    const first = form === '地' ? index - 1 : index;
    const adverb = form === '地' ? `${wordAt(paragraph, first)}地` : form;
    const isJoined = first === index || follows(paragraph, index);
    if (!isJoined || !follows(paragraph, index + 1) || isSpokenAt(paragraph, index)) continue;
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

const places =
  /^(?:.地|根据地|目的地|所在地|发源地|殖民地|出生地|聚集地|栖息地|居住地|产地|发祥地|集散地)$/;
