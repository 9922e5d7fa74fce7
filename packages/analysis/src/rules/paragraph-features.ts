/** Features of a paragraph used by the whole-text rules, computed once per paragraph. */
export type ParagraphFeatures = { sequences: WordSequences; marks: MarkCounts };

/** Four-word sequences, three numbers each: the start index and two hash numbers. */
export type WordSequences = readonly number[];

/** Number of straight and typographic quotation marks, then of straight and typographic apostrophes within words. */
export type MarkCounts = readonly [number, number, number, number];
