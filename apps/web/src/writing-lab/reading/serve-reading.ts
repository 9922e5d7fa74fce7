import type { AnalysisOptions } from '@longhand/analysis';
import type { WholeReader } from '@longhand/analysis/whole';
import type { IgnoredFindings } from '../device/ignored.ts';
import { withNone } from './looked-for.ts';
import { readVerse } from './read-verse.ts';
import { readingOf, type WholeReading } from './reading.ts';

export type ToReader = {
  id: number;
  text: string;
  options: AnalysisOptions;
  ignored?: IgnoredFindings | undefined;
};
export type FromReader = { id: number; reading: WholeReading } | { id: number; failure: string };

/** Answers one text after another. A text that can not be read is an answer too. */
export function serveReading(reader: WholeReader): (message: ToReader) => Promise<FromReader> {
  return async ({ id, text, options, ignored }) => {
    try {
      const read = readingOf(await reader.read(text, options), ignored);
      const reading = withNone(read, options.kind ?? 'fiction');
      const verse = await readVerse(text, { kind: options.kind, language: reading.language });

      return { id, reading: { ...reading, details: { ...reading.details, verse } } };
    } catch (error) {
      return { id, failure: String(error) };
    }
  };
}
