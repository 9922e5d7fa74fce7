import { FileRefusal, type FileRefusalCode } from './file-refusal.ts';
import {
  binderPaths,
  type ProjectText,
  projectFolder,
  readScrivener,
  type ScrivenerProject,
} from './formats/scrivener.ts';
import { openZip, type Zip } from './zip.ts';

/** Endings of the files that can be opened as texts. */
const endings = /\.(txt|text|md|markdown|docx|odt|epub|html?|xhtml|rtf|fountain|spmd)$/i;

/** Whether a file is a text by its name, and not one that a system put beside it. */
export function isTextName(path: string): boolean {
  return endings.test(path) && !isSystemName(path);
}

/** What lies beside texts and says what is known of each. */
const listName = /(^|\/)texts\.json$/;

/** Whether a file is such a list by its name. */
export function isListName(path: string): boolean {
  return listName.test(path) && !isSystemName(path);
}

type PackedFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

export type UnpackedProject = Omit<ScrivenerProject, 'refused' | 'texts'> & {
  /** Each as a file with its words in Markdown. */
  texts: (PackedFile & Omit<ProjectText, 'text'>)[];
};

type Unpacked = {
  /** Still packed themselves where their format is, in the order of their paths as a reader counts. */
  texts: PackedFile[];
  /** Those that could not be unpacked. */
  refused: { name: string; code: FileRefusalCode }[];
  lists: PackedFile[];
  projects: UnpackedProject[];
};

/**
 * The texts in a .zip and the Scrivener projects in it; one that is damaged or locked keeps back no other.
 *
 * @throws FileRefusal as `openZip`, and `unsafe` as its `read`
 * @example unpackTexts(bytes).texts.map(({ name }) => name) // ['book/1.md', 'book/2.docx']
 */
export function unpackTexts(bytes: Uint8Array<ArrayBuffer>): Unpacked {
  const zip = openZip(bytes);
  const names = zip.entries.map(({ name }) => name);
  const unpacked: Unpacked = { texts: [], refused: [], lists: [], projects: [] };
  const attempt = (name: string, act: () => void) => {
    try {
      act();
    } catch (failure) {
      if (!(failure instanceof FileRefusal) || failure.code === 'unsafe') throw failure;
      unpacked.refused.push({ name, code: failure.code });
    }
  };

  const binders = binderPaths(zip);
  for (const path of binders) attempt(path, () => addProject(zip, path, unpacked));
  const isOfProject = projectTest(binders.map(projectFolder));
  for (const name of names.sort(new Intl.Collator('und', { numeric: true }).compare)) {
    if (isOfProject(name)) continue;
    const into = isListName(name) ? unpacked.lists : unpacked.texts;
    if (into === unpacked.texts && !isTextName(name)) continue;
    attempt(name, () => {
      const content = zip.read(name);
      if (content !== undefined) into.push({ name, bytes: content });
    });
  }

  return unpacked;
}

function addProject(zip: Zip, path: string, unpacked: Unpacked): void {
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

/** A zip that is itself the folder of a project may have other texts beside the project's own folders. */
function projectTest(folders: readonly string[]): (name: string) => boolean {
  const own = /^(?:Files|Settings|Snapshots|QuickLook|Icons)\//;

  return (name) =>
    folders.some((folder) => (folder === '' ? own.test(name) : name.startsWith(folder)));
}

function isSystemName(path: string): boolean {
  return /(^|\/)(__MACOSX|\.)/.test(path);
}
