import { functionWord } from '../../languages/word-classes.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { formAt, hasClass, isAdjacent } from '../word-access.ts';

/** Words that begin the object of a perception: she saw a light, he felt his heart. */
const objectStarts =
  /^(?:an?|the|this|that|these|those|his|her|its|their|my|our|your|something|someone|nothing|every|each|some|no|el|la|los|las|un|una|unos|unas|su|sus|algo|alguien|cómo|le|les|l'|une|des|son|sa|ses|leur|leurs|der|die|das|den|dem|ein|eine|einen|einem|sein|seine|seinen|ihr|ihre|ihren|etwas|jemanden)$/;

const clauseStarts =
  /^(?:that|how|what|where|why|something|nothing|the|a|an|his|her|their|he|she|it|they|i|we)$/;

/**
 * Whether a verb of perception filters the perceived through an observer. Notes: `clause`: a clause follows; `object`: an object follows;
 * `scene`: an action is observed ("she saw a man running"); otherwise always.
 */
export function isFilterWord(
  paragraph: SegmentedParagraph,
  note: string,
  { first, end }: { first: number; end: number },
): boolean {
  if (isSubordinate(paragraph, first)) return false;
  if (note === 'clause')
    return isAdjacent(paragraph, end) && clauseStarts.test(formAt(paragraph, end));
  if (note === 'object')
    return isAdjacent(paragraph, end) && objectStarts.test(formAt(paragraph, end));
  if (note === 'scene')
    return objectStarts.test(formAt(paragraph, end)) && hasOngoingAction(paragraph, end);

  return true;
}

/** "If she saw that …", "when he felt the …": the perception itself is the statement. */
function isSubordinate(paragraph: SegmentedParagraph, first: number): boolean {
  return /^(?:if|when|whenever|until|unless|because|whether|what|whom|which|that|as|before|than|all|did|do|si|cuando|lo|ce|quand|que|wenn|als|was|عندما|حين|حينما|إذا|لأنه|لأنها|كي|لما)$/.test(
    formAt(paragraph, first - 1),
  );
}

/** An object followed by an -ing form within three words. */
function hasOngoingAction(paragraph: SegmentedParagraph, at: number): boolean {
  for (let ahead = at + 1; ahead < at + 5 && isAdjacent(paragraph, ahead); ahead++) {
    const form = formAt(paragraph, ahead);
    if (/...ing$/.test(form) && !/thing$|^(?:morning|evening|king|ring|during)$/.test(form))
      return !hasClass(paragraph, ahead - 1, functionWord) || ahead === at + 1;
    if (ahead > at + 1 && hasClass(paragraph, ahead, functionWord)) return false;
  }

  return false;
}
