import type { Span } from '../../findings.ts';

/** A line of verse with its words in lower case and their spans. */
export type Line = {
  span: Span;
  /** Index of its stanza. Stanzas are separated by blank lines and section labels. */
  stanza: number;
  /** Label of the section that begins with it: Chorus, Verse 2. */
  section: string | null;
  words: readonly { form: string; span: Span }[];
};

/** A line as written, without surrounding spaces. */
export type RawLine = { from: number; text: string } & Pick<Line, 'stanza' | 'section'>;
