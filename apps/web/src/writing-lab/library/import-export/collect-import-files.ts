import { limits } from '@longhand/contract/limits';
import { FileOpenError } from '@longhand/text-files/file-open-error';
import { isArchive, isManifest, pathOf } from '../../files/open/chosen-files.ts';
import type { ProjectFile, ProjectFiles, TextFileReader } from '../../files/open/file-reader.ts';
import { cleanTitle } from '../../files/open/file-reader.ts';
import { readMetadataLists, type TextMetadata } from './text-metadata.ts';

/** A chosen file with the metadata that a list gives for it. */
export type ImportCandidate = {
  file: File;
  metadata: TextMetadata | null;
  /** Which form of a project the file belongs to, if the project can be imported in two forms. */
  form?: ProjectFile['form'];
};

/** What the user should know about a project before the import. */
export type FoundProject = {
  title: string;
  /** Names of items that are not part of the manuscript. */
  leftOut: readonly string[];
  /** Titles of chapters whose notes exceed the limit. */
  truncated: readonly string[];
};

type CollectedFiles = {
  files: readonly ImportCandidate[];
  projects: readonly FoundProject[];
  /** Files that could not be read, and why. */
  refused: readonly { name: string; failure: unknown }[];
};

/** Collects the files to import, with the contents of archives. Rejects with the signal's reason. */
export async function collectImportFiles(
  chosen: readonly File[],
  { reading, signal }: { reading: Pick<TextFileReader, 'unpack'>; signal: AbortSignal },
): Promise<CollectedFiles> {
  const files: ImportCandidate[] = [];
  const projects: FoundProject[] = [];
  const refused: { name: string; failure: unknown }[] = [];
  const metadataByPath = await readMetadataLists(chosen.filter(isManifest));
  for (const file of chosen) {
    if (isManifest(file)) continue;
    if (!isArchive(file)) {
      files.push({ file, metadata: metadataByPath.get(pathOf(file)) ?? null });
      continue;
    }
    try {
      const unpacked = await reading.unpack(file, signal);
      const known = await readMetadataLists(unpacked.lists);
      files.push(
        ...unpacked.texts.map((one) => ({ file: one, metadata: known.get(one.name) ?? null })),
      );
      for (const project of unpacked.projects) {
        files.push(...project.texts.map((part) => toChapterFile(part, project)));
        projects.push(summarizeProject(project));
      }
      refused.push(
        ...unpacked.refused.map(({ name, code }) => ({ name, failure: new FileOpenError(code) })),
      );
    } catch (failure) {
      signal.throwIfAborted();
      refused.push({ name: file.name, failure });
    }
  }

  return { files, projects, refused };
}

function toChapterFile(part: ProjectFile, project: ProjectFiles): ImportCandidate {
  const { file, title, form } = part;

  return {
    ...{ file, form },
    metadata: {
      ...{ title, project: cleanTitle(project.title) || null, ...fitNotes(part) },
      ...{ kind: null, language: null, place: null, tags: [] },
      ...{ createdAt: null, changedAt: null },
    },
  };
}

function summarizeProject({ title, leftOut, texts }: ProjectFiles): FoundProject {
  const cut = texts.filter((part) => fitNotes(part).isCut).map((part) => part.title);

  return { title, leftOut, truncated: [...new Set(cut)] };
}

/** A synopsis over the limit continues in the notes. */
function fitNotes({ synopsis, notes }: Pick<ProjectFile, 'synopsis' | 'notes'>) {
  const short = synopsis.slice(0, limits.synopsisMax).toWellFormed();
  const rest = synopsis.slice(limits.synopsisMax);
  const all = [rest, notes].filter((part) => part !== '').join('\n\n');
  const kept = all.slice(0, limits.chapterNotesMax).toWellFormed();

  return { synopsis: short, notes: kept, isCut: all.length > kept.length };
}
