import { FileRefusal } from '@longhand/text-files/file-refusal';
import { isTextName } from '@longhand/text-files/unpack-texts';
import { pathOf } from '../files/chosen-files.ts';
import type { FileReading } from '../files/file-reader.ts';
import type { GivenText } from './split.ts';

type Taken = {
  texts: readonly GivenText[];
  /** Files that could not be read as texts, and why. */
  refused: readonly { name: string; failure: unknown }[];
};

type With = {
  files: Pick<FileReading, 'read'>;
  signal: AbortSignal;
  /** Told after each file how many were looked at. */
  onRead: (count: number) => void;
};

const byPath = new Intl.Collator('und', { numeric: true });

/** Reads files of every format that can be opened, in the order of their names; what was called off leaves those that were read. */
export async function takeFiles(
  given: readonly File[],
  { files, signal, onRead }: With,
): Promise<Taken> {
  const texts: GivenText[] = [];
  const refused: { name: string; failure: unknown }[] = [];
  for (const file of given.toSorted((one, other) => byPath.compare(pathOf(one), pathOf(other)))) {
    if (signal.aborted) break;
    try {
      if (!isTextName(pathOf(file))) throw new FileRefusal('unknown');
      const { title, text, kind } = await files.read(file, signal);
      texts.push({ title, text, ...(kind !== null && { known: { kind } }) });
    } catch (failure) {
      if (!signal.aborted) refused.push({ name: file.name, failure });
    }
    onRead(texts.length + refused.length);
  }

  return { texts, refused };
}
