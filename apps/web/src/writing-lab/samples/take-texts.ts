import { FileRefusal } from '@longhand/text-files/file-refusal';
import { isArchive, isList, pathOf } from '../files/chosen-files.ts';
import type { FileReading } from '../files/file-reader.ts';
import { type KnownText, readLists } from './known-texts.ts';

/** A file that was chosen, with what a list beside it says of its text. */
export type TakenFile = { file: File; known: KnownText | null };

type Taken = {
  files: readonly TakenFile[];
  /** What could not be taken, and why. */
  refused: readonly { name: string; failure: unknown }[];
};

/** Files as they are, of packed folders what lies in them. Rejects with the reason of the signal. */
export async function takeTexts(
  given: readonly File[],
  { reading, signal }: { reading: Pick<FileReading, 'unpack'>; signal: AbortSignal },
): Promise<Taken> {
  const files: TakenFile[] = [];
  const refused: { name: string; failure: unknown }[] = [];
  const beside = await readLists(given.filter(isList));
  for (const file of given) {
    if (isList(file)) continue;
    if (!isArchive(file)) {
      files.push({ file, known: beside.get(pathOf(file)) ?? null });
      continue;
    }
    try {
      const unpacked = await reading.unpack(file, signal);
      const known = await readLists(unpacked.lists);
      files.push(
        ...unpacked.texts.map((one) => ({ file: one, known: known.get(one.name) ?? null })),
      );
      refused.push(
        ...unpacked.refused.map(({ name, code }) => ({ name, failure: new FileRefusal(code) })),
      );
    } catch (failure) {
      signal.throwIfAborted();
      refused.push({ name: file.name, failure });
    }
  }

  return { files, refused };
}
