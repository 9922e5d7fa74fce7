import { narration, speech, vocabulary } from './phrases.ts';

/**
 * English prose of exactly `words` space-separated words with chapters, dialogue, names and paragraphs of a novel's proportions.
 * Deterministic for a given count and seed.
 *
 * @example
 * generateNovel(100_000).split(/\s+/).length // 100000
 */
export function generateNovel(words: number, seed = 1): string {
  const random = createRandom(seed);
  const parts: string[] = [];
  let left = words;
  let untilChapter = 0;
  while (left > 0) {
    const isHeading = untilChapter <= 0 && left > 60;
    const paragraph = isHeading ? generateHeading(random) : generateParagraph(random);
    const paragraphWords = paragraph.split(' ');
    parts.push(paragraphWords.slice(0, left).join(' '));
    left -= paragraphWords.length;
    untilChapter = isHeading ? 2500 + random() * 1500 : untilChapter - paragraphWords.length;
  }

  return parts.join('\n\n');
}

/** Seeded pseudorandom numbers from 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;

  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;

    return state / 4294967296;
  };
}

type Random = () => number;

function generateHeading(random: Random): string {
  return `The ${capitalize(fillTemplate('{adjective} {noun} of {town}', random))}`;
}

function generateParagraph(random: Random): string {
  const isSpoken = random() < 0.4;
  const templates = isSpoken ? speech : narration;
  const length = isSpoken ? 1 + Math.floor(random() * 2) : 2 + Math.floor(random() * 6);
  const sentences = Array.from({ length }, (_, index) =>
    fillTemplate(pick(isSpoken && index > 0 ? narration : templates, random), random),
  );

  return sentences.join(' ');
}

function fillTemplate(frame: string, random: Random): string {
  const filled = frame.replaceAll(/\{(\w+)\}/g, (_, slot: string) => pickWord(slot, random));

  return filled.replaceAll(/\b([Aa]) (?=[aeiou])/g, '$1n ');
}

function pickWord(slot: string, random: Random): string {
  if (slot === 'town')
    return pick(vocabulary.townPrefix, random) + pick(vocabulary.townSuffix, random);
  if (!isSlot(slot)) throw new Error(`No word list is called ${slot}.`);

  return pick(vocabulary[slot], random);
}

function isSlot(slot: string): slot is keyof typeof vocabulary {
  return slot in vocabulary;
}

function pick(from: readonly string[], random: Random): string {
  return from[Math.floor(random() * from.length)] ?? '';
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
