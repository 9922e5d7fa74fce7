import { decodeText } from '../decode.ts';
import { FileOpenError, type FileOpenErrorCode } from '../file-open-error.ts';
import { writeMarkdown } from '../write-markdown.ts';
import type { Zip } from '../zip.ts';
import { readXmlPart } from './read-xml-part.ts';
import { readRtf } from './rtf.ts';
import { type BinderItem, readBinder } from './scrivener-binder.ts';
import { countNotes, renumberNotes, stripScrivenerMarkup } from './scrivener-marks.ts';

/** A chapter or document of a project: its text in Markdown, synopsis and notes. */
export type ProjectText = {
  title: string;
  text: string;
  synopsis: string;
  notes: string;
  /**
   * The import form that includes it: `chapters` joins the documents of each folder, `documents` keeps each document separate; null for
   * both.
   */
  form: 'chapters' | 'documents' | null;
};

export type ScrivenerProject = {
  title: string;
  /** In the order of the binder. */
  texts: ProjectText[];
  /** Top-level binder items outside the manuscript: research, trash, other folders. */
  leftOut: string[];
  /** Documents that could not be read. */
  refused: { name: string; code: FileOpenErrorCode }[];
};

const binderName = /(?:^|\/)([^/]+)\.scrivx$/i;

/** Paths of the Scrivener binders in a zip. */
export function binderPaths(zip: Zip): string[] {
  return zip.entries
    .map(({ name }) => name)
    .filter((name) => binderName.test(name) && !/(^|\/)(__MACOSX|\.)/.test(name));
}

/** The folder of a project with a trailing slash; empty if it is the root of the zip. */
export function projectFolder(binderPath: string): string {
  return binderPath.slice(0, binderPath.lastIndexOf('/') + 1);
}

/**
 * Reads the manuscript of a Scrivener project (1 to 3, macOS and Windows) in binder order. A folder that contains only documents is a
 * chapter and they are its scenes; a folder of folders is a part, which keeps its position and title.
 *
 * @throws FileOpenError `broken` without a readable binder, `empty` without a manuscript
 */
export function readScrivener(zip: Zip, binderPath: string): ScrivenerProject {
  const source = readXmlPart(zip, binderPath);
  if (source === undefined) throw new FileOpenError('broken');
  const roots = readBinder(source);
  const drafts = roots.filter(({ type }) => type === 'DraftFolder');
  if (drafts.length === 0) throw new FileOpenError('broken');

  const reader = documentReader(zip, projectFolder(binderPath));
  const texts = drafts.flatMap(({ children }) => textsOf(children, reader.read));
  if (texts.length === 0) throw new FileOpenError(reader.refused.length > 0 ? 'broken' : 'empty');
  const leftOut = roots
    .filter((item) => item.type !== 'DraftFolder')
    .filter((item) => item.children.length > 0 || reader.hasWords(item.id))
    .map((item) => item.title.trim())
    .filter((name) => name !== '');

  return { title: titleOf(binderPath), texts, leftOut, refused: reader.refused };
}

/** The folder name, since older versions use the same name for every binder file. */
function titleOf(binderPath: string): string {
  const folder = /([^/]+)\/$/.exec(projectFolder(binderPath))?.[1] ?? '';
  const [, name = ''] = binderName.exec(binderPath) ?? [];

  return (folder.replace(/\.scriv$/i, '') || name).trim();
}

type ScrivenerDocument = Omit<ProjectText, 'form'>;
type ReadDocument = (item: BinderItem) => ScrivenerDocument | null;

function textsOf(items: readonly BinderItem[], read: ReadDocument): ProjectText[] {
  return items.flatMap((item): ProjectText[] => {
    const ownDocument = read(item);
    const ownTexts = ownDocument === null ? [] : [ownDocument];
    const isChapter =
      item.children.length > 0 && item.children.every(({ children }) => children.length === 0);
    if (!isChapter) {
      return [...ownTexts.map((one) => ({ ...one, form: null })), ...textsOf(item.children, read)];
    }
    const scenes = [...ownTexts, ...item.children.flatMap((child) => read(child) ?? [])];
    const chapter = joinScenes(item.title.trim(), scenes);

    return [
      { ...chapter, form: 'chapters' },
      ...scenes.map((scene) => ({ ...scene, form: 'documents' as const })), // literal type
    ];
  });
}

function joinScenes(title: string, scenes: readonly ScrivenerDocument[]): ScrivenerDocument {
  let notes = 0;
  const texts = scenes
    .map(({ text }) => {
      const numbered = renumberNotes(text, notes).trim();
      notes += countNotes(text);

      return numbered;
    })
    .filter((text) => text !== '');
  const joined = (part: 'synopsis' | 'notes') => {
    const noted = scenes.filter((scene) => scene[part] !== '');
    const [only] = noted;
    if (only !== undefined && noted.length === 1) return only[part];

    return noted.map((scene) => `${scene.title}\n${scene[part]}`).join('\n\n');
  };

  return {
    title,
    text: texts.length === 0 ? '' : `${texts.join('\n\n* * *\n\n')}\n`,
    synopsis: joined('synopsis'),
    notes: joined('notes'),
  };
}

/** Reads the files of a document: in its own folder since Scrivener 3, in a shared folder before. */
function documentReader(zip: Zip, folder: string) {
  const seen = new Set<string>();
  const refused: ScrivenerProject['refused'] = [];
  const pathsOf = (id: string, name: 'content' | 'notes') => [
    `${folder}Files/Data/${id}/${name}.rtf`,
    `${folder}Files/Data/${id}/${name}.rtfd/TXT.rtf`,
    `${folder}Files/Docs/${id}${name === 'notes' ? '_notes' : ''}.rtf`,
    `${folder}Files/Docs/${id}${name === 'notes' ? '_notes' : ''}.rtfd/TXT.rtf`,
  ];
  const wordsOf = (paths: readonly string[]) => {
    const bytes = paths.map((path) => zip.read(path)).find((found) => found !== undefined);

    return bytes === undefined ? '' : wordsOfRtf(bytes);
  };
  const synopsisOf = (id: string) => {
    const bytes =
      zip.read(`${folder}Files/Data/${id}/synopsis.txt`) ??
      zip.read(`${folder}Files/Docs/${id}_synopsis.txt`);

    return bytes === undefined ? '' : decodeText(bytes).trim();
  };

  return {
    refused,

    hasWords: (id: string) => pathsOf(id, 'content').some((path) => zip.has(path)),

    /** Null if it cannot be read or was read already. */
    read({ id, title: named }: BinderItem): ScrivenerDocument | null {
      const title = named.trim();
      if (id === '') return { title, text: '', synopsis: '', notes: '' };
      if (seen.has(id)) return null;
      seen.add(id);
      try {
        const { text, comments } = stripScrivenerMarkup(wordsOf(pathsOf(id, 'content')));
        const notes = stripScrivenerMarkup(wordsOf(pathsOf(id, 'notes'))).text.trim();

        return {
          ...{ title, text, synopsis: synopsisOf(id) },
          notes: [notes, ...comments].filter((part) => part !== '').join('\n\n'),
        };
      } catch (failure) {
        if (!(failure instanceof FileOpenError) || failure.code === 'unsafe') throw failure;
        refused.push({ name: title, code: failure.code === 'unknown' ? 'broken' : failure.code });

        return null;
      }
    },
  };
}

function wordsOfRtf(bytes: Uint8Array): string {
  if (bytes.length === 0) return '';
  const source = new TextDecoder('latin1').decode(bytes);
  if (!source.startsWith('{\\rtf')) throw new FileOpenError('broken');

  return writeMarkdown(readRtf(source));
}
