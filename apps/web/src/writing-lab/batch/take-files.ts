import { limits } from '@longhand/contract/limits';
import { readTextFile } from '../samples/read-text-file.ts';
import type { GivenText } from './split.ts';

export type Taken = {
  texts: readonly GivenText[];
  /** Names of files that could not be read as texts. */
  refused: readonly string[];
};

const endings = /\.(txt|text|md|markdown)$/i;
/** An archive may hold so much text in all; more is taken for a trap. */
const archiveBytesMax = 64_000_000;

/** Reads files of plain text, those in folders, and those in .zip archives, in the order of their names. */
export async function takeFiles(files: readonly File[]): Promise<Taken> {
  const texts: GivenText[] = [];
  const refused: string[] = [];
  const inOrder = files.toSorted((one, other) =>
    pathOf(one).localeCompare(pathOf(other), 'en', { numeric: true }),
  );
  for (const file of inOrder) {
    if (/\.zip$/i.test(file.name)) {
      const within = await filesWithin(file).catch(() => null);
      if (within === null) refused.push(file.name);
      else {
        const taken = await takeFiles(within);
        texts.push(...taken.texts);
        refused.push(...taken.refused);
      }
    } else {
      const read = endings.test(file.name) ? await readTextFile(file) : { problem: 'ending' };
      if ('problem' in read) refused.push(file.name);
      else if (read.text.trim() !== '') texts.push(read);
    }
  }

  return { texts, refused };
}

function pathOf(file: File): string {
  return file.webkitRelativePath || file.name;
}

/** The texts in an archive. One that says it holds more than a reader can want is not unpacked. */
async function filesWithin(archive: File): Promise<readonly File[]> {
  const { unzip } = await import('fflate');
  const bytes = new Uint8Array(await archive.arrayBuffer());
  let announced = 0;
  const entries = await new Promise<Record<string, Uint8Array>>((resolve, reject) => {
    unzip(
      bytes,
      {
        filter({ name, originalSize }) {
          if (!endings.test(name) || /(^|\/)(\.|__MACOSX)/.test(name)) return false;
          announced += originalSize;

          return originalSize <= limits.textBytesMax * 2 && announced <= archiveBytesMax;
        },
      },
      (error, found) => (error ? reject(error) : resolve(found)),
    );
  });

  return Object.entries(entries).map(
    ([name, content]) => new File([content.slice()], name.split('/').at(-1) ?? name),
  );
}
