import { FileOpenError, type FileOpenErrorCode } from './file-open-error.ts';
import {
  binderPaths,
  type ProjectText,
  projectFolder,
  readScrivener,
  type ScrivenerProject,
} from './formats/scrivener.ts';
import { openZip, type Zip } from './zip.ts';

/** File extensions that can be opened as texts. */
const textExtensions = /\.(txt|text|md|markdown|docx|odt|epub|html?|xhtml|rtf|fountain|spmd)$/i;

/** Whether a file name is that of a text and not a system file. */
export function isTextName(path: string): boolean {
  return textExtensions.test(path) && !isSystemName(path);
}

/** Metadata of the texts in a Longhand export. */
const textListName = /(^|\/)texts\.json$/;

/** Whether a file name is that of the text list of an export. */
export function isTextListName(path: string): boolean {
  return textListName.test(path) && !isSystemName(path);
}

type PackedFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

export type UnpackedProject = Omit<ScrivenerProject, 'refused' | 'texts'> & {
  /** Each as a Markdown file. */
  texts: (PackedFile & Omit<ProjectText, 'text'>)[];
};

type UnpackedArchive = {
  /** Files in natural order of their paths, not converted yet. */
  texts: PackedFile[];
  /** Files that could not be unpacked. */
  refused: { name: string; code: FileOpenErrorCode }[];
  lists: PackedFile[];
  projects: UnpackedProject[];
};

/**
 * Unpacks the texts and Scrivener projects in a .zip; a damaged or encrypted one does not affect the others.
 *
 * @throws FileOpenError like `openZip`, and `unsafe` like its `read`
 * @example unpackTexts(bytes).texts.map(({ name }) => name) // ['book/1.md', 'book/2.docx']
 */
export function unpackTexts(bytes: Uint8Array<ArrayBuffer>): UnpackedArchive {
  const zip = openZip(bytes);
  const names = zip.entries.map(({ name }) => name);
  const unpacked: UnpackedArchive = { texts: [], refused: [], lists: [], projects: [] };
  const attempt = (name: string, act: () => void) => {
    try {
      act();
    } catch (failure) {
      if (!(failure instanceof FileOpenError) || failure.code === 'unsafe') throw failure;
      unpacked.refused.push({ name, code: failure.code });
    }
  };

  const binders = binderPaths(zip);
  for (const path of binders) attempt(path, () => addProject(zip, path, unpacked));
  const isProjectFile = projectPathTest(binders.map(projectFolder));
  for (const name of names.sort(new Intl.Collator('und', { numeric: true }).compare)) {
    if (isProjectFile(name)) continue;
    const into = isTextListName(name) ? unpacked.lists : unpacked.texts;
    if (into === unpacked.texts && !isTextName(name)) continue;
    attempt(name, () => {
      const content = zip.read(name);
      if (content !== undefined) into.push({ name, bytes: content });
    });
  }

  return unpacked;
}

function addProject(zip: Zip, path: string, unpacked: UnpackedArchive): void {
  const { title, texts, leftOut, refused } = readScrivener(zip, path);
  unpacked.projects.push({
    ...{ title, leftOut },
    texts: texts.map(({ text, ...noted }) => ({
      ...noted,
      name: `${title}/${noted.title.replaceAll('/', ' ')}.md`,
      bytes: new TextEncoder().encode(text),
    })),
  });
  for (const { name, code } of refused) unpacked.refused.push({ name: `${title}/${name}`, code });
}

/** If the zip root is the project folder, texts outside of the folders of Scrivener are still imported. */
function projectPathTest(folders: readonly string[]): (name: string) => boolean {
  const own = /^(?:Files|Settings|Snapshots|QuickLook|Icons)\//;

  return (name) =>
    folders.some((folder) => (folder === '' ? own.test(name) : name.startsWith(folder)));
}

function isSystemName(path: string): boolean {
  return /(^|\/)(__MACOSX|\.)/.test(path);
}
