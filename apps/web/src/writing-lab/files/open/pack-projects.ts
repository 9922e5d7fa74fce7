import { FileOpenError } from '@longhand/text-files/file-open-error';
import { sizeLimits } from '@longhand/text-files/size-limits';

/** A file with its path in the chosen or dropped folder. */
export type FileWithPath = { file: File; path: string };

/**
 * Packs each Scrivener project of a folder into one .zip, which the file worker opens. A folder with a .scrivx file is a project; only its
 * texts are included, not its research files.
 *
 * @throws FileRefusal `too_large` where they exceed the archive limit
 */
export async function packProjects(
  given: readonly FileWithPath[],
): Promise<{ projects: File[]; others: FileWithPath[] }> {
  const binders = given.filter(({ path }) => /\.scrivx$/i.test(path));
  const projects: File[] = [];
  const isPacked = (path: string) => binders.some((one) => path.startsWith(folderOf(one.path)));
  for (const binder of binders) projects.push(await packProject(binder, given));

  return { projects, others: given.filter(({ path }) => !isPacked(path)) };
}

/** The parent folder, with a trailing slash. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

async function packProject(binder: FileWithPath, given: readonly FileWithPath[]): Promise<File> {
  const folder = folderOf(binder.path);
  const projectFiles = given.filter(
    ({ path }) =>
      path === binder.path || (path.startsWith(`${folder}Files/`) && /\.(rtf|txt)$/i.test(path)),
  );
  const size = projectFiles.reduce((sum, { file }) => sum + file.size, 0);
  if (size > sizeLimits.packed) throw new FileOpenError('too_large');
  const { zipSync } = await import('fflate');
  const parts: Record<string, Uint8Array> = {};
  for (const { file, path } of projectFiles) {
    parts[path.slice(folder.length)] = new Uint8Array(await file.arrayBuffer());
  }
  const lastModified = Math.max(...projectFiles.map(({ file }) => file.lastModified));

  return new File([zipSync(parts, { level: 0 })], `${folder}project.zip`, { lastModified });
}
