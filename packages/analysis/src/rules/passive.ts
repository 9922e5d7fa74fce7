import {
  being,
  functionWord,
  getting,
  interposed,
  participle,
  stative,
  subjectPronoun,
} from '../languages/word-classes.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import type { SentenceSpan } from '../text/sentences.ts';
import { adjacentFlag, entryOf, flagsOf } from '../text/words.ts';
import type { Finder, Match } from './rule.ts';

/**
 * A form of be or get and a past participle, with adverbs and negations between them, or the
 * subject in a question. Participles that mostly describe a state ("she was tired") are passive
 * only where the one who did it is named ("she was tired by the climb").
 */
export const passive: Finder = {
  rules: ['passive'],

  find(paragraph, { language: { code } }) {
    if (code !== 'en' || (paragraph.classes & participle) === 0) return [];

    return paragraph.sentences.flatMap((sentence) => passivesIn(paragraph, sentence));
  },
};

function passivesIn(paragraph: SegmentedParagraph, sentence: SentenceSpan): readonly Match[] {
  const matches: Match[] = [];
  for (let index = sentence.first; index < sentence.end - 1; index++) {
    if (!has(paragraph, index, being | getting)) continue;
    const verb = participleAfter(paragraph, sentence, index);
    if (verb === null) continue;
    const end = endOf(paragraph, sentence, verb);
    const hasAgent = isAgentAhead(paragraph, sentence, end - 1);
    if (has(paragraph, verb, stative) && !hasAgent) continue;

    matches.push({
      rule: 'passive',
      first: firstAuxiliary(paragraph, sentence, index),
      end,
      reason: {
        code: hasAgent ? 'passive-with-agent' : 'passive',
        values: { verb: formsOf(paragraph, verb, end) },
      },
    });
    index = end - 1;
  }

  return matches;
}

/** "been let go": what was let do something was not let, but let go. */
function endOf(paragraph: SegmentedParagraph, sentence: SentenceSpan, verb: number): number {
  const next = verb + 1;
  const isTwoWords =
    isForm(paragraph, verb, 'let') &&
    next < sentence.end &&
    follows(paragraph, next) &&
    ['go', 'loose', 'slip', 'fly', 'fall', 'off', 'down', 'out', 'in'].includes(
      formOf(paragraph, next),
    );

  return isTwoWords ? next + 1 : next;
}

/** The participle that an auxiliary at `index` goes with; null if there is none, or a later auxiliary has it. */
function participleAfter(
  paragraph: SegmentedParagraph,
  sentence: SentenceSpan,
  index: number,
): number | null {
  if (isForm(paragraph, index - 1, 'there')) return null;
  const isQuestion = isQuestionAt(paragraph, sentence, index);
  let at = index + 1;
  if (isQuestion) at = afterSubject(paragraph, at);
  for (let skipped = 0; skipped < 4 && at < sentence.end; skipped++, at++) {
    if (!isQuestion && !follows(paragraph, at)) return null;
    if (has(paragraph, at, being)) return null;
    if (has(paragraph, at, participle) && !isNoun(paragraph, at))
      return isCompound(paragraph, at) ? null : at;
    if (!has(paragraph, at, interposed)) return null;
  }

  return null;
}

/** "Was the letter written": the auxiliary opens the sentence, or stands behind its question word. */
function isQuestionAt(
  paragraph: SegmentedParagraph,
  sentence: SentenceSpan,
  index: number,
): boolean {
  if (!/\?\W*$/.test(paragraph.text.slice(sentence.to - 4, sentence.to))) return false;
  if (index === sentence.first) return true;

  return (
    index <= sentence.first + 1 &&
    ['why', 'when', 'where', 'how', 'what', 'who'].includes(formOf(paragraph, sentence.first))
  );
}

/** Behind a pronoun, or a determiner or name and up to two words. */
function afterSubject(paragraph: SegmentedParagraph, at: number): number {
  if (has(paragraph, at, subjectPronoun) && has(paragraph, at + 1, participle | interposed))
    return at + 1;
  for (let ahead = at; ahead < at + 4; ahead++) {
    if (ahead > at && has(paragraph, ahead, participle) && !has(paragraph, ahead - 1, functionWord))
      return ahead;
    if (ahead > at && has(paragraph, ahead, functionWord)) return ahead;
  }

  return at;
}

/** Light-headed, well-known: adjectives. */
function isCompound(paragraph: SegmentedParagraph, at: number): boolean {
  return formOf(paragraph, at).includes('-');
}

/** "in the cut", "was a broken …": behind a determiner the word is no verb. */
function isNoun(paragraph: SegmentedParagraph, at: number): boolean {
  return ['a', 'an', 'the', 'my', 'his', 'her', 'its', 'their', 'our', 'your', 'no'].includes(
    formOf(paragraph, at - 1),
  );
}

/** "was quickly eaten by the dog", not "by then", "by noon", "by 1910", "by walking". */
function isAgentAhead(
  paragraph: SegmentedParagraph,
  sentence: SentenceSpan,
  verb: number,
): boolean {
  for (let at = verb + 1; at <= verb + 2 && at < sentence.end; at++) {
    if (!isForm(paragraph, at, 'by')) continue;
    const agent = formOf(paragraph, at + 1);

    return (
      at + 1 < sentence.end && !/^(?:\d.*|then|now|noon|midnight|night|day|.*ing)$/.test(agent)
    );
  }

  return false;
}

/** "had been being watched" starts at "been", "was being watched" at "was". */
function firstAuxiliary(
  paragraph: SegmentedParagraph,
  sentence: SentenceSpan,
  index: number,
): number {
  let first = index;
  while (first > sentence.first && has(paragraph, first - 1, being) && follows(paragraph, first))
    first--;

  return first;
}

function follows({ words }: SegmentedParagraph, index: number): boolean {
  return (flagsOf(words, index) & adjacentFlag) !== 0;
}

function has({ words, vocabulary }: SegmentedParagraph, index: number, classes: number): boolean {
  return ((vocabulary.classes[entryOf(words, index)] ?? 0) & classes) !== 0;
}

function isForm(paragraph: SegmentedParagraph, index: number, form: string): boolean {
  return formOf(paragraph, index) === form;
}

function formsOf(paragraph: SegmentedParagraph, from: number, end: number): string {
  const forms: string[] = [];
  for (let index = from; index < end; index++) forms.push(formOf(paragraph, index));

  return forms.join(' ');
}

function formOf({ words, vocabulary }: SegmentedParagraph, index: number): string {
  return vocabulary.forms[entryOf(words, index)] ?? '';
}
