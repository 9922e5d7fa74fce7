import { isTextListName, isTextName } from '@longhand/text-files/unpack-texts';
import { type FileWithPath, packProjects } from './pack-projects.ts';

/** Dropped files, including those of dropped folders. */
export async function readDroppedFiles(data: DataTransfer): Promise<File[]> {
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry());
  if (entries.every((entry) => entry === null)) return [...data.files];
  const found = await Promise.all(
    entries.map(async (entry) => {
      if (entry === null) return [];
      const placed = await listFiles(entry);

      return isFile(entry) ? placed.map(({ file }) => file) : textsOf(placed);
    }),
  );

  return found.flat();
}

/** Texts and Scrivener projects of a chosen folder. */
export function selectFolderTexts(files: readonly File[]): Promise<File[]> {
  return textsOf(files.map((file) => ({ file, path: pathOf(file) })));
}

async function textsOf(placed: readonly FileWithPath[]): Promise<File[]> {
  const { projects, others } = await packProjects(placed);

  return [...projects, ...filterTexts(others.map(({ file }) => file))];
}

/** Only texts, archives and manifests of a folder: the user did not choose its other files by name. */
function filterTexts(files: readonly File[]): File[] {
  return files
    .filter((file) => isTextName(pathOf(file)) || isArchive(file) || isManifest(file))
    .sort((one, other) => byPath.compare(pathOf(one), pathOf(other)));
}

/** Recognized by name: document formats that are ZIP files have their own extensions. */
export function isArchive({ name }: File): boolean {
  return /\.zip$/i.test(name);
}

/** Whether this is the manifest that an export puts beside its texts. */
export function isManifest(file: File): boolean {
  return isTextListName(pathOf(file));
}

/** Path of a file within the chosen folder. */
export function pathOf(file: File): string {
  return file.webkitRelativePath || file.name;
}

const byPath = new Intl.Collator('und', { numeric: true });

async function listFiles(entry: FileSystemEntry): Promise<FileWithPath[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));

    return [{ file, path: entry.fullPath.replace(/^\//, '') }];
  }

  return (await Promise.all((await readEntries(entry)).map(listFiles))).flat();
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

/** `readEntries` returns batches; an empty one ends the list. */
async function readEntries(entry: FileSystemEntry): Promise<FileSystemEntry[]> {
  if (!('createReader' in entry)) return [];
  const reader = (entry as FileSystemDirectoryEntry).createReader(); // only directories have a reader
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return entries;
    entries.push(...some);
  }
}
