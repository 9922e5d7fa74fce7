import { limits } from '@longhand/contract/limits';
import { isTextTooLong } from '@longhand/contract/text-size';
import type { GivenText } from './split.ts';

export type Taken = {
  texts: readonly GivenText[];
  /** Names of files that could not be read as texts. */
  refused: readonly string[];
};

type Given = { name: string; bytes: () => Promise<Uint8Array<ArrayBuffer>> };

const endings = /\.(txt|text|md|markdown|docx|odt|epub|html?|rtf|fountain)$/i;
/** What a folder or an archive holds besides texts, and nobody wants to hear of. */
const aside = /(^|\/)(\.|__MACOSX|Thumbs\.db|desktop\.ini)/i;

/** Reads files of every format that can be opened, those in folders, and those in .zip archives, in the order of their names. */
export async function takeFiles(files: readonly File[]): Promise<Taken> {
  const given = files
    .map((file): Given & { path: string } => ({
      name: file.name,
      path: file.webkitRelativePath || file.name,
      bytes: async () => new Uint8Array(await file.arrayBuffer()),
    }))
    .filter(({ path }) => !aside.test(path))
    .toSorted((one, other) => inOrder(one.path, other.path));

  return takeAll(given, { isInArchive: false });
}

async function takeAll(
  given: readonly Given[],
  { isInArchive }: { isInArchive: boolean },
): Promise<Taken> {
  const texts: GivenText[] = [];
  const refused: string[] = [];
  for (const one of given) {
    try {
      if (/\.zip$/i.test(one.name) && !isInArchive) {
        const within = await takeAll(await entriesOf(await one.bytes()), { isInArchive: true });
        texts.push(...within.texts);
        refused.push(...within.refused);
      } else texts.push(await openOne(one));
    } catch {
      refused.push(one.name);
    }
  }

  return { texts, refused };
}

async function openOne({ name, bytes }: Given): Promise<GivenText> {
  if (!endings.test(name)) throw new Error('not a text');
  const { openFile } = await import('@longhand/text-files/open-file');
  const { title, text } = openFile({ name, bytes: await bytes() });
  if (isTextTooLong(text)) throw new Error('too long');

  return { title: title.slice(0, limits.titleMax), text };
}

/** The texts of an archive; its bounds are those of `text-files`. */
async function entriesOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Given[]> {
  const { openZip } = await import('@longhand/text-files/zip');
  const zip = openZip(bytes);

  return zip.entries
    .map(({ name }) => name)
    .filter((name) => endings.test(name) && !aside.test(name))
    .toSorted(inOrder)
    .map((name) => ({
      name: name.split('/').at(-1) ?? name,
      bytes: async () => zip.read(name) ?? new Uint8Array(),
    }));
}

function inOrder(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
