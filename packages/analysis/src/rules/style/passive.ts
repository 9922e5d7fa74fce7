import {
  auxiliaryAdverb,
  beForm,
  functionWord,
  getForm,
  participle,
  stativeParticiple,
  subjectPronoun,
} from '../../languages/word-classes.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import type { SentenceSpan } from '../../text/sentences.ts';
import { adjacentFlag, entryOf, flagsOf } from '../../text/words.ts';
import type { Match, ParagraphRule } from '../rule.ts';

/**
 * Reports the English passive voice: a form of be or get with a past participle, with adverbs and negations, or the subject of a question,
 * between them. Stative participles ("she was tired") are reported only with an agent ("she was tired by the climb").
 */
export const passive: ParagraphRule = {
  rules: ['passive'],

  find(paragraph, { language: { code } }) {
    if (code !== 'en' || (paragraph.classes & participle) === 0) return [];

    return paragraph.sentences.flatMap((sentence) => findInSentence(paragraph, sentence));
  },
};

function findInSentence(paragraph: SegmentedParagraph, sentence: SentenceSpan): readonly Match[] {
  const matches: Match[] = [];
  for (let index = sentence.first; index < sentence.end - 1; index++) {
    if (!hasClass(paragraph, index, beForm | getForm)) continue;
    const verb = findParticiple(paragraph, sentence, index);
    if (verb === null) continue;
    const end = endOf(paragraph, sentence, verb);
    const hasAgent = isAgentAhead(paragraph, sentence, end - 1);
    if (hasClass(paragraph, verb, stativeParticiple) && !hasAgent) continue;

    matches.push({
      rule: 'passive',
      first: firstAuxiliary(paragraph, sentence, index),
      end,
      reason: {
        code: hasAgent ? 'passive-with-agent' : 'passive',
        values: { verb: joinForms(paragraph, verb, end) },
      },
    });
    index = end - 1;
  }

  return matches;
}

/** "been let go": the verb includes the following word. */
function endOf(paragraph: SegmentedParagraph, sentence: SentenceSpan, verb: number): number {
  const next = verb + 1;
  const isTwoWords =
    isForm(paragraph, verb, 'let') &&
    next < sentence.end &&
    isAdjacent(paragraph, next) &&
    ['go', 'loose', 'slip', 'fly', 'fall', 'off', 'down', 'out', 'in'].includes(
      formAt(paragraph, next),
    );

  return isTwoWords ? next + 1 : next;
}

/** The participle of the auxiliary at `index`; null if there is none or it belongs to a later auxiliary. */
function findParticiple(
  paragraph: SegmentedParagraph,
  sentence: SentenceSpan,
  index: number,
): number | null {
  if (isForm(paragraph, index - 1, 'there')) return null;
  const isQuestion = isQuestionAt(paragraph, sentence, index);
  let at = index + 1;
  if (isQuestion) at = afterSubject(paragraph, at);
  for (let skipped = 0; skipped < 4 && at < sentence.end; skipped++, at++) {
    if (!isQuestion && !isAdjacent(paragraph, at)) return null;
    if (hasClass(paragraph, at, beForm)) return null;
    if (hasClass(paragraph, at, participle) && !isAfterDeterminer(paragraph, at))
      return isHyphenated(paragraph, at) ? null : at;
    if (!hasClass(paragraph, at, auxiliaryAdverb)) return null;
  }

  return null;
}

/** "Was the letter written": the auxiliary opens the sentence or follows the question word. */
function isQuestionAt(
  paragraph: SegmentedParagraph,
  sentence: SentenceSpan,
  index: number,
): boolean {
  if (!/\?\W*$/.test(paragraph.text.slice(sentence.to - 4, sentence.to))) return false;
  if (index === sentence.first) return true;

  return (
    index <= sentence.first + 1 &&
    ['why', 'when', 'where', 'how', 'what', 'who'].includes(formAt(paragraph, sentence.first))
  );
}

/** Index after the subject: a pronoun, or a determiner or name and up to two words. */
function afterSubject(paragraph: SegmentedParagraph, at: number): number {
  if (
    hasClass(paragraph, at, subjectPronoun) &&
    hasClass(paragraph, at + 1, participle | auxiliaryAdverb)
  )
    return at + 1;
  for (let ahead = at; ahead < at + 4; ahead++) {
    if (
      ahead > at &&
      hasClass(paragraph, ahead, participle) &&
      !hasClass(paragraph, ahead - 1, functionWord)
    )
      return ahead;
    if (ahead > at && hasClass(paragraph, ahead, functionWord)) return ahead;
  }

  return at;
}

/** Light-headed, well-known: adjectives. */
function isHyphenated(paragraph: SegmentedParagraph, at: number): boolean {
  return formAt(paragraph, at).includes('-');
}

/** "in the cut", "was a broken …": after a determiner the word is not a verb. */
function isAfterDeterminer(paragraph: SegmentedParagraph, at: number): boolean {
  return ['a', 'an', 'the', 'my', 'his', 'her', 'its', 'their', 'our', 'your', 'no'].includes(
    formAt(paragraph, at - 1),
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
    const agent = formAt(paragraph, at + 1);

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
  while (
    first > sentence.first &&
    hasClass(paragraph, first - 1, beForm) &&
    isAdjacent(paragraph, first)
  )
    first--;

  return first;
}

function isAdjacent({ words }: SegmentedParagraph, index: number): boolean {
  return (flagsOf(words, index) & adjacentFlag) !== 0;
}

function hasClass(
  { words, vocabulary }: SegmentedParagraph,
  index: number,
  classes: number,
): boolean {
  return ((vocabulary.classes[entryOf(words, index)] ?? 0) & classes) !== 0;
}

function isForm(paragraph: SegmentedParagraph, index: number, form: string): boolean {
  return formAt(paragraph, index) === form;
}

function joinForms(paragraph: SegmentedParagraph, from: number, end: number): string {
  const forms: string[] = [];
  for (let index = from; index < end; index++) forms.push(formAt(paragraph, index));

  return forms.join(' ');
}

function formAt({ words, vocabulary }: SegmentedParagraph, index: number): string {
  return vocabulary.forms[entryOf(words, index)] ?? '';
}
