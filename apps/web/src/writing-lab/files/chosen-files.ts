import { isListName, isTextName } from '@longhand/text-files/unpack-texts';
import { type PlacedFile, packProjects } from './pack-projects.ts';

/** What was dropped, with the files of the folders among it. */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry());
  if (entries.every((entry) => entry === null)) return [...data.files];
  const found = await Promise.all(
    entries.map(async (entry) => {
      if (entry === null) return [];
      const placed = await filesOf(entry);

      return isFile(entry) ? placed.map(({ file }) => file) : textsOf(placed);
    }),
  );

  return found.flat();
}

/** The texts and the Scrivener projects of a folder that was chosen. */
export function textsOfFolder(files: readonly File[]): Promise<File[]> {
  return textsOf(files.map((file) => ({ file, path: pathOf(file) })));
}

async function textsOf(placed: readonly PlacedFile[]): Promise<File[]> {
  const { projects, others } = await packProjects(placed);

  return [...projects, ...textsAmong(others.map(({ file }) => file))];
}

/** Of a folder only its texts, and lists of what is known of them: what else lies there was not chosen by name. */
function textsAmong(files: readonly File[]): File[] {
  return files
    .filter((file) => isTextName(pathOf(file)) || isArchive(file) || isList(file))
    .sort((one, other) => byPath.compare(pathOf(one), pathOf(other)));
}

/** A packed folder, told by its name: documents that are packed themselves have names of their own. */
export function isArchive({ name }: File): boolean {
  return /\.zip$/i.test(name);
}

/** What an export says of the texts beside it. */
export function isList(file: File): boolean {
  return isListName(pathOf(file));
}

/** Where a file lay in the folder that was chosen. */
export function pathOf(file: File): string {
  return file.webkitRelativePath || file.name;
}

const byPath = new Intl.Collator('und', { numeric: true });

async function filesOf(entry: FileSystemEntry): Promise<PlacedFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));

    return [{ file, path: entry.fullPath.replace(/^\//, '') }];
  }

  return (await Promise.all((await entriesOf(entry)).map(filesOf))).flat();
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

/** A folder is handed out in pieces, until one is empty. */
async function entriesOf(entry: FileSystemEntry): Promise<FileSystemEntry[]> {
  if (!('createReader' in entry)) return [];
  const reader = (entry as FileSystemDirectoryEntry).createReader(); // what has a reader is a folder
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return entries;
    entries.push(...some);
  }
}
