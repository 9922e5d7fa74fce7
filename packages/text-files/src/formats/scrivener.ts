import { decodeText } from '../decode.ts';
import { FileRefusal, type FileRefusalCode } from '../file-refusal.ts';
import { writeMarkdown } from '../write-markdown.ts';
import type { Zip } from '../zip.ts';
import { readRtf } from './rtf.ts';
import { type BinderItem, readBinder } from './scrivener-binder.ts';
import { countNotes, readMarks, renumberNotes } from './scrivener-marks.ts';
import { xmlIn } from './xml-in.ts';

/** A chapter or a document of a project: its words in Markdown, and what its writer noted beside them. */
export type ProjectText = {
  title: string;
  text: string;
  synopsis: string;
  notes: string;
  /**
   * In which form of the project it occurs: with the scenes of each folder joined into a chapter, or with each document by itself;
   * null in both.
   */
  form: 'chapters' | 'documents' | null;
};

export type ScrivenerProject = {
  title: string;
  /** In the order of the binder. */
  texts: ProjectText[];
  /** Names of what lies outside of the manuscript: research, trash, the writer's own folders. */
  leftOut: string[];
  /** Documents that could not be read. */
  refused: { name: string; code: FileRefusalCode }[];
};

const binderName = /(?:^|\/)([^/]+)\.scrivx$/i;

/** Where the binders of Scrivener projects lie in a zip. */
export function binderPaths(zip: Zip): string[] {
  return zip.entries
    .map(({ name }) => name)
    .filter((name) => binderName.test(name) && !/(^|\/)(__MACOSX|\.)/.test(name));
}

/** The folder of a project, with its slash; empty where the zip itself is the folder. */
export function projectFolder(binderPath: string): string {
  return binderPath.slice(0, binderPath.lastIndexOf('/') + 1);
}

/**
 * The manuscript of a Scrivener project (1 to 3, macOS and Windows) in the order of its binder. A folder that holds nothing but
 * documents is a chapter, and they are its scenes; a folder of folders is a part, which keeps its place and its title.
 *
 * @throws FileRefusal `broken` without a readable binder, `empty` without a manuscript
 */
export function readScrivener(zip: Zip, binderPath: string): ScrivenerProject {
  const source = xmlIn(zip, binderPath);
  if (source === undefined) throw new FileRefusal('broken');
  const roots = readBinder(source);
  const drafts = roots.filter(({ type }) => type === 'DraftFolder');
  if (drafts.length === 0) throw new FileRefusal('broken');

  const reader = documentReader(zip, projectFolder(binderPath));
  const texts = drafts.flatMap(({ children }) => textsOf(children, reader.read));
  if (texts.length === 0) throw new FileRefusal(reader.refused.length > 0 ? 'broken' : 'empty');
  const leftOut = roots
    .filter((item) => item.type !== 'DraftFolder')
    .filter((item) => item.children.length > 0 || reader.hasWords(item.id))
    .map((item) => item.title.trim())
    .filter((name) => name !== '');

  return { title: titleOf(binderPath), texts, leftOut, refused: reader.refused };
}

/** The name of its folder, which a writer sees; older versions call every binder alike. */
function titleOf(binderPath: string): string {
  const folder = /([^/]+)\/$/.exec(projectFolder(binderPath))?.[1] ?? '';
  const [, name = ''] = binderName.exec(binderPath) ?? [];

  return (folder.replace(/\.scriv$/i, '') || name).trim();
}

type Document = Omit<ProjectText, 'form'>;
type ReadDocument = (item: BinderItem) => Document | null;

function textsOf(items: readonly BinderItem[], read: ReadDocument): ProjectText[] {
  return items.flatMap((item): ProjectText[] => {
    const own = read(item);
    const head = own === null ? [] : [own];
    const isChapter =
      item.children.length > 0 && item.children.every(({ children }) => children.length === 0);
    if (!isChapter) {
      return [...head.map((one) => ({ ...one, form: null })), ...textsOf(item.children, read)];
    }
    const scenes = [...head, ...item.children.flatMap((child) => read(child) ?? [])];
    const chapter = joinScenes(item.title.trim(), scenes);

    return [
      { ...chapter, form: 'chapters' },
      ...scenes.map((scene) => ({ ...scene, form: 'documents' as const })), // the literal, not string
    ];
  });
}

function joinScenes(title: string, scenes: readonly Document[]): Document {
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

/** Reads the files of a document: in a folder of its own since Scrivener 3, beside the others before. */
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

    /** Null for what cannot be read; an item that occurs twice is read once. */
    read({ id, title: named }: BinderItem): Document | null {
      const title = named.trim();
      if (id === '') return { title, text: '', synopsis: '', notes: '' };
      if (seen.has(id)) return null;
      seen.add(id);
      try {
        const { text, comments } = readMarks(wordsOf(pathsOf(id, 'content')));
        const notes = readMarks(wordsOf(pathsOf(id, 'notes'))).text.trim();

        return {
          ...{ title, text, synopsis: synopsisOf(id) },
          notes: [notes, ...comments].filter((part) => part !== '').join('\n\n'),
        };
      } catch (failure) {
        if (!(failure instanceof FileRefusal) || failure.code === 'unsafe') throw failure;
        refused.push({ name: title, code: failure.code === 'unknown' ? 'broken' : failure.code });

        return null;
      }
    },
  };
}

function wordsOfRtf(bytes: Uint8Array): string {
  if (bytes.length === 0) return '';
  const source = new TextDecoder('latin1').decode(bytes);
  if (!source.startsWith('{\\rtf')) throw new FileRefusal('broken');

  return writeMarkdown(readRtf(source));
}
