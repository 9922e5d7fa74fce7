import { FileOpenError } from '@longhand/text-files/file-open-error';
import { isTextName } from '@longhand/text-files/unpack-texts';
import { pathOf } from './chosen-files.ts';
import type { TextFileReader } from './file-reader.ts';
import type { BatchInput } from './split-text.ts';

type ReadTextFiles = {
  texts: readonly BatchInput[];
  /** Files that could not be read, and why. */
  refused: readonly { name: string; failure: unknown }[];
};

type ReadOptions = {
  files: Pick<TextFileReader, 'read'>;
  signal: AbortSignal;
  /** Called after each file with the number of files processed. */
  onRead: (count: number) => void;
};

const byPath = new Intl.Collator('und', { numeric: true });

/** Reads files of all supported formats, sorted by path. When aborted, it returns those already read. */
export async function readTextFiles(
  given: readonly File[],
  { files, signal, onRead }: ReadOptions,
): Promise<ReadTextFiles> {
  const texts: BatchInput[] = [];
  const refused: { name: string; failure: unknown }[] = [];
  for (const file of given.toSorted((one, other) => byPath.compare(pathOf(one), pathOf(other)))) {
    if (signal.aborted) break;
    try {
      if (!isTextName(pathOf(file))) throw new FileOpenError('unknown');
      const { title, text, kind } = await files.read(file, signal);
      texts.push({ title, text, ...(kind !== null && { known: { kind } }) });
    } catch (failure) {
      if (!signal.aborted) refused.push({ name: file.name, failure });
    }
    onRead(texts.length + refused.length);
  }

  return { texts, refused };
}
