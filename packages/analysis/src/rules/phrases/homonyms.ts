import { auxiliaryAdverb, participle } from '../../languages/word-classes.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import {
  formAt,
  hasClass,
  isAdjacent,
  isCapitalAt,
  isNameAt,
  isSentenceStart,
  isSpokenAt,
} from '../word-access.ts';

/**
 * Whether a possible confusion of similar words is an error. Notes of the lists: `pause`: only before punctuation; `opens`: only at the
 * start of a sentence; `small`: only if the last word is lowercase; others are described below.
 */
export function isConfusedWord(
  paragraph: SegmentedParagraph,
  note: string,
  { first, end }: { first: number; end: number },
): boolean {
  if (isNameAt(paragraph, end - 1)) return false;
  const before = first > 0 && isAdjacent(paragraph, first) ? formAt(paragraph, first - 1) : '';
  const after = isAdjacent(paragraph, end) ? formAt(paragraph, end) : '';
  switch (note) {
    case 'pause':
      return after === '';
    case 'opens':
      return isSentenceStart(paragraph, first);
    case 'small':
      return !isCapitalAt(paragraph, end - 1);
    case 'of': // in dialogue "should of" may be intended; "what it could of gloom"
      return (
        !isSpokenAt(paragraph, first) && hasClass(paragraph, end, participle | auxiliaryAdverb)
      );
    case 'noun': // el tubo que
      return !/^(?:el|un|este|ese|aquel|del|al|cada|otro|su|mi|tu|de|en|por)$/.test(before);
    case 'mind': // "gave her a piece of mind" may be correct
      return before !== 'a' || after === '';
    case 'subject': // "the danger of your not being heard"
      return !/^(?:of|for|with|by|at|about|on|in|to|from|against|without|upon)$/.test(before);
    case 'verb': // une a peine, il a force: after a subject it is the verb
      return !/^(?:il|elle|on|qui|que|n'|y|tu|l'|lui|he|has|ha|hemos|han|había|habían|la|una)$/.test(
        before,
      );
    case 'there':
      return after === '' || isSentenceStart(paragraph, first);
    case 'das': // "das Gut, das er": a relative clause after its noun; "das sei": subject of reported speech
      return isClauseOfDass(paragraph, first) && clauseHead.test(after);
    case 'first': // "dass ist": in a clause with dass the verb comes last
      return !/^(?:so|auf|als|ohne)$/.test(before);
    case 'seit': // "ihr seid": a verb
      return !/^(?:ihr|die|und|nicht)$/.test(before);
    case 'dicht':
      return before === 'dicht' || before === 'ihm' || before === 'ihr' || before === 'ihnen';
    default:
      return true;
  }
}

/** The word before the comma is lowercase, so it is a verb or an adjective. */
function isClauseOfDass(paragraph: SegmentedParagraph, first: number): boolean {
  return !isCapitalAt(paragraph, first) || isSentenceStart(paragraph, first);
}

const clauseHead = /^(?:er|ich|wir|man|du|ihr|niemand|jemand|meine?|deine?|unsere?|keine?|jeder?)$/;
