import { bounds } from '@longhand/text-files/bounds';
import { FileRefusal } from '@longhand/text-files/file-refusal';

/** A file, and where it lay in the folder that was chosen or dropped. */
export type PlacedFile = { file: File; path: string };

/**
 * Packs each Scrivener project among the files of a folder into one .zip, which the file worker opens. A folder with a .scrivx file
 * is a project; of it only the words are taken, no research.
 *
 * @throws FileRefusal `too_large` where these are more than a packed file can have
 */
export async function packProjects(
  given: readonly PlacedFile[],
): Promise<{ projects: File[]; others: PlacedFile[] }> {
  const binders = given.filter(({ path }) => /\.scrivx$/i.test(path));
  const projects: File[] = [];
  const isPacked = (path: string) => binders.some((one) => path.startsWith(folderOf(one.path)));
  for (const binder of binders) projects.push(await packProject(binder, given));

  return { projects, others: given.filter(({ path }) => !isPacked(path)) };
}

/** With its slash. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

async function packProject(binder: PlacedFile, given: readonly PlacedFile[]): Promise<File> {
  const folder = folderOf(binder.path);
  const own = given.filter(
    ({ path }) =>
      path === binder.path || (path.startsWith(`${folder}Files/`) && /\.(rtf|txt)$/i.test(path)),
  );
  const size = own.reduce((sum, { file }) => sum + file.size, 0);
  if (size > bounds.packed) throw new FileRefusal('too_large');
  const { zipSync } = await import('fflate');
  const parts: Record<string, Uint8Array> = {};
  for (const { file, path } of own) {
    parts[path.slice(folder.length)] = new Uint8Array(await file.arrayBuffer());
  }
  const lastModified = Math.max(...own.map(({ file }) => file.lastModified));

  return new File([zipSync(parts, { level: 0 })], `${folder}project.zip`, { lastModified });
}
