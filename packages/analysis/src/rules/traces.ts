/** What the rules of the whole text read from a paragraph once, as long as it stays. */
export type Traces = { sequences: Sequences; marks: MarkCounts };

/** Sequences of four words, three small numbers each: where it starts, and the two it is known by. */
export type Sequences = readonly number[];

/** Quotation marks, straight and typographic, then apostrophes within words, straight and typographic. */
export type MarkCounts = readonly [number, number, number, number];
