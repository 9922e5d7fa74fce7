import { interposed, participle } from '../languages/word-classes.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { follows, formAt, isCapitalAt, isNamed, isOf, isSpokenAt, opens } from './reading.ts';

/**
 * Whether words that look like a slip of the ear are one. The notes of the lists: `pause`: only before a mark; `opens`: only
 * at the head of a sentence; `small`: only where the last word has no capital; the others name what they look for.
 */
export function isMistaken(
  paragraph: SegmentedParagraph,
  note: string,
  { first, end }: { first: number; end: number },
): boolean {
  if (isNamed(paragraph, end - 1)) return false;
  const before = first > 0 && follows(paragraph, first) ? formAt(paragraph, first - 1) : '';
  const after = follows(paragraph, end) ? formAt(paragraph, end) : '';
  switch (note) {
    case 'pause':
      return after === '';
    case 'opens':
      return opens(paragraph, first);
    case 'small':
      return !isCapitalAt(paragraph, end - 1);
    case 'of': // in speech "should of" may be meant; "what it could of gloom"
      return !isSpokenAt(paragraph, first) && isOf(paragraph, end, participle | interposed);
    case 'noun': // el tubo que
      return !/^(?:el|un|este|ese|aquel|del|al|cada|otro|su|mi|tu|de|en|por)$/.test(before);
    case 'mind': // "gave her a piece of mind" may be somebody's
      return before !== 'a' || after === '';
    case 'subject': // "the danger of your not being heard"
      return !/^(?:of|for|with|by|at|about|on|in|to|from|against|without|upon)$/.test(before);
    case 'verb': // une a peine, il a force: behind somebody it is the verb
      return !/^(?:il|elle|on|qui|que|n'|y|tu|l'|lui|he|has|ha|hemos|han|había|habían|la|una)$/.test(
        before,
      );
    case 'there':
      return after === '' || opens(paragraph, first);
    case 'das': // "das Gut, das er": a relative behind its noun; "das sei": the subject of what was said
      return isClauseOfDass(paragraph, first) && clauseHead.test(after);
    case 'first': // "dass ist": the verb of a clause with dass stands last
      return !/^(?:so|auf|als|ohne)$/.test(before);
    case 'seit': // "ihr seid": a verb
      return !/^(?:ihr|die|und|nicht)$/.test(before);
    case 'dicht':
      return before === 'dicht' || before === 'ihm' || before === 'ihr' || before === 'ihnen';
    default:
      return true;
  }
}

/** What stands before the comma is a verb or an adjective, which German writes small. */
function isClauseOfDass(paragraph: SegmentedParagraph, first: number): boolean {
  return !isCapitalAt(paragraph, first) || opens(paragraph, first);
}

const clauseHead = /^(?:er|ich|wir|man|du|ihr|niemand|jemand|meine?|deine?|unsere?|keine?|jeder?)$/;
