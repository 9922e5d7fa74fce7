import { functionWord } from '../languages/word-classes.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { follows, formAt, isOf } from './reading.ts';

/** Words that open what is seen or heard: she saw a light, he felt his heart. */
const objects =
  /^(?:an?|the|this|that|these|those|his|her|its|their|my|our|your|something|someone|nothing|every|each|some|no|el|la|los|las|un|una|unos|unas|su|sus|algo|alguien|cómo|le|les|l'|une|des|son|sa|ses|leur|leurs|der|die|das|den|dem|ein|eine|einen|einem|sein|seine|seinen|ihr|ihre|ihren|etwas|jemanden)$/;

const clauses =
  /^(?:that|how|what|where|why|something|nothing|the|a|an|his|her|their|he|she|it|they|i|we)$/;

/**
 * Whether a verb of perceiving stands between the reader and what is perceived. `clause`: what is
 * perceived is told behind it; `object`: it has an object; `scene`: something happens before the
 * perceiver's eyes ("she saw a man running"); else always.
 */
export function isFilter(
  paragraph: SegmentedParagraph,
  note: string,
  { first, end }: { first: number; end: number },
): boolean {
  if (isAsked(paragraph, first)) return false;
  if (note === 'clause') return follows(paragraph, end) && clauses.test(formAt(paragraph, end));
  if (note === 'object') return follows(paragraph, end) && objects.test(formAt(paragraph, end));
  if (note === 'scene') return objects.test(formAt(paragraph, end)) && isScene(paragraph, end);

  return true;
}

/** "If she saw that …", "when he felt the …": there the perceiving itself is told. */
function isAsked(paragraph: SegmentedParagraph, first: number): boolean {
  return /^(?:if|when|whenever|until|unless|because|whether|what|whom|which|that|as|before|than|all|did|do|si|cuando|lo|ce|quand|que|wenn|als|was|عندما|حين|حينما|إذا|لأنه|لأنها|كي|لما)$/.test(
    formAt(paragraph, first - 1),
  );
}

/** An object and a form in -ing behind it, with nothing between but up to three words. */
function isScene(paragraph: SegmentedParagraph, at: number): boolean {
  for (let ahead = at + 1; ahead < at + 5 && follows(paragraph, ahead); ahead++) {
    const form = formAt(paragraph, ahead);
    if (/...ing$/.test(form) && !/thing$|^(?:morning|evening|king|ring|during)$/.test(form))
      return !isOf(paragraph, ahead - 1, functionWord) || ahead === at + 1;
    if (ahead > at + 1 && isOf(paragraph, ahead, functionWord)) return false;
  }

  return false;
}
