import type { AnalysisOptions } from '@longhand/analysis';
import type { WholeReader } from '@longhand/analysis/whole';
import { readingOf, type WholeReading } from './reading.ts';

export type ToReader = { id: number; text: string; options: AnalysisOptions };
export type FromReader = { id: number; reading: WholeReading } | { id: number; failure: string };

/** Answers one text after another. A text that can not be read is an answer too. */
export function serveReading(reader: WholeReader): (message: ToReader) => Promise<FromReader> {
  return async ({ id, text, options }) => {
    try {
      return { id, reading: readingOf(await reader.read(text, options)) };
    } catch (error) {
      return { id, failure: String(error) };
    }
  };
}
