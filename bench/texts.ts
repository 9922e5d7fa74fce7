import { narration, speech, vocabulary } from './phrases.ts';

/**
 * English prose of exactly so many space-separated words, with chapters, dialogue, names and
 * paragraphs of a novel's proportions. The same text for the same count and seed, always.
 *
 * @example
 * novel(100_000).split(/\s+/).length // 100000
 */
export function novel(words: number, seed = 1): string {
  const random = randomFrom(seed);
  const parts: string[] = [];
  let left = words;
  let untilChapter = 0;
  while (left > 0) {
    const isHeading = untilChapter <= 0 && left > 60;
    const paragraph = isHeading ? heading(random) : paragraphOf(random);
    const own = paragraph.split(' ');
    parts.push(own.slice(0, left).join(' '));
    left -= own.length;
    untilChapter = isHeading ? 2500 + random() * 1500 : untilChapter - own.length;
  }

  return parts.join('\n\n');
}

/** Numbers in 0..1 that look random and repeat for the same seed. */
export function randomFrom(seed: number): () => number {
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

function heading(random: Random): string {
  return `The ${capital(fill('{adjective} {noun} of {town}', random))}`;
}

function paragraphOf(random: Random): string {
  const isSpoken = random() < 0.4;
  const frames = isSpoken ? speech : narration;
  const length = isSpoken ? 1 + Math.floor(random() * 2) : 2 + Math.floor(random() * 6);
  const sentences = Array.from({ length }, (_, index) =>
    fill(pick(isSpoken && index > 0 ? narration : frames, random), random),
  );

  return sentences.join(' ');
}

function fill(frame: string, random: Random): string {
  const filled = frame.replaceAll(/\{(\w+)\}/g, (_, slot: string) => word(slot, random));

  return filled.replaceAll(/\b([Aa]) (?=[aeiou])/g, '$1n ');
}

function word(slot: string, random: Random): string {
  if (slot === 'town') return pick(vocabulary.townHead, random) + pick(vocabulary.townTail, random);
  if (!isSlot(slot)) throw new Error(`No word list is called ${slot}.`);

  return pick(vocabulary[slot], random);
}

function isSlot(slot: string): slot is keyof typeof vocabulary {
  return slot in vocabulary;
}

function pick(from: readonly string[], random: Random): string {
  return from[Math.floor(random() * from.length)] ?? '';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
