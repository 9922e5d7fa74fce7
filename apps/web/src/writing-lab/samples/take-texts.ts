import { limits } from '@longhand/contract/limits';
import { FileRefusal } from '@longhand/text-files/file-refusal';
import { isArchive, isList, pathOf } from '../files/chosen-files.ts';
import type { FileReading, ProjectFile, ProjectFiles } from '../files/file-reader.ts';
import { asLine } from '../files/file-reader.ts';
import { type KnownText, readLists } from './known-texts.ts';

/** A file that was chosen, with what a list beside it says of its text. */
export type TakenFile = {
  file: File;
  known: KnownText | null;
  /** Of a project that can be taken in two forms: in which of them it occurs. */
  form?: ProjectFile['form'];
};

/** What a writer should know of a project before it is imported. */
export type TakenProject = {
  title: string;
  /** Names of what is not part of its manuscript. */
  leftOut: readonly string[];
  /** Titles of chapters whose notes are longer than notes can be. */
  cut: readonly string[];
};

type Taken = {
  files: readonly TakenFile[];
  projects: readonly TakenProject[];
  /** What could not be taken, and why. */
  refused: readonly { name: string; failure: unknown }[];
};

/** Files as they are, of packed folders what lies in them. Rejects with the reason of the signal. */
export async function takeTexts(
  given: readonly File[],
  { reading, signal }: { reading: Pick<FileReading, 'unpack'>; signal: AbortSignal },
): Promise<Taken> {
  const files: TakenFile[] = [];
  const projects: TakenProject[] = [];
  const refused: { name: string; failure: unknown }[] = [];
  const beside = await readLists(given.filter(isList));
  for (const file of given) {
    if (isList(file)) continue;
    if (!isArchive(file)) {
      files.push({ file, known: beside.get(pathOf(file)) ?? null });
      continue;
    }
    try {
      const unpacked = await reading.unpack(file, signal);
      const known = await readLists(unpacked.lists);
      files.push(
        ...unpacked.texts.map((one) => ({ file: one, known: known.get(one.name) ?? null })),
      );
      for (const project of unpacked.projects) {
        files.push(...project.texts.map((part) => chapterOf(part, project)));
        projects.push(describeProject(project));
      }
      refused.push(
        ...unpacked.refused.map(({ name, code }) => ({ name, failure: new FileRefusal(code) })),
      );
    } catch (failure) {
      signal.throwIfAborted();
      refused.push({ name: file.name, failure });
    }
  }

  return { files, projects, refused };
}

function chapterOf(part: ProjectFile, project: ProjectFiles): TakenFile {
  const { file, title, form } = part;

  return {
    ...{ file, form },
    known: {
      ...{ title, project: asLine(project.title) || null, ...fitNotes(part) },
      ...{ kind: null, language: null, place: null, tags: [] },
      ...{ createdAt: null, changedAt: null },
    },
  };
}

function describeProject({ title, leftOut, texts }: ProjectFiles): TakenProject {
  const cut = texts.filter((part) => fitNotes(part).isCut).map((part) => part.title);

  return { title, leftOut, cut: [...new Set(cut)] };
}

/** A synopsis that is longer than one can be goes on in the notes. */
function fitNotes({ synopsis, notes }: Pick<ProjectFile, 'synopsis' | 'notes'>) {
  const short = synopsis.slice(0, limits.synopsisMax).toWellFormed();
  const rest = synopsis.slice(limits.synopsisMax);
  const all = [rest, notes].filter((part) => part !== '').join('\n\n');
  const kept = all.slice(0, limits.chapterNotesMax).toWellFormed();

  return { synopsis: short, notes: kept, isCut: all.length > kept.length };
}
