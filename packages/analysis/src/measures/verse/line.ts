import type { Span } from '../../findings.ts';

/** A verse, with its words in lower case and where they stand. */
export type Line = {
  span: Span;
  /** Number of its stanza; blank lines and labels of sections part them. */
  stanza: number;
  /** Label of the section that begins with it: Chorus, Verse 2. */
  section: string | null;
  words: readonly { form: string; span: Span }[];
};

/** A line as it is written, without the space around it. */
export type RawLine = { from: number; text: string } & Pick<Line, 'stanza' | 'section'>;
