import { Refusal } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { DocumentKind } from '@longhand/contract/values';
import type { TextFileReader } from '../../files/open/file-reader.ts';
import type { Lab } from '../../storage/lab.ts';
import { retryOnRateLimit, type Wait } from '../../storage/samples/retry-on-rate-limit.ts';
import type { Arrangement, StorageLocation } from '../../storage/samples/sample-store.ts';
import type { measureText } from '../../storage/saving/measure-text.ts';
import { splitAtHeadings } from '../manuscript/find-headings.ts';
import type { NoteFields } from '../manuscript/merge-notes.ts';
import type { ImportCandidate } from './collect-import-files.ts';
import type { TextMetadata } from './text-metadata.ts';

/** A file to import, with the id its text will have, so that sending it twice makes one text. */
export type ImportFile = ImportCandidate & { id: string };
/**
 * The outcome for a file: where its text, or at least one of its chapters, is stored, how many texts it made, and how many of them are on
 * this device.
 */
export type ImportOutcome = { id: string } & (ImportedFile | { failure: unknown });
type ImportedFile = { place: StorageLocation; texts: number; onDevice: number };

type ImportOptions = Arrangement & {
  kind: DocumentKind;
  place: StorageLocation;
  /** Texts that the plan still allows on the server; null without a limit. */
  remainingTexts: number | null;
  signal: AbortSignal;
  /** Makes an id for each chapter if files are split at headings; otherwise each file is one text. */
  newChapterId?: (() => string) | undefined;
  onOutcome: (outcome: ImportOutcome) => void;
  /** The saved share of the current file. */
  onProgress?: (share: number) => void;
};

type ImportDeps = {
  stores: Lab['stores'];
  files: Pick<TextFileReader, 'read'>;
  measure: typeof measureText;
  wait: Wait;
  /** Finds or creates the project with a title; null if that fails. */
  projectOf: (title: string) => Promise<string | null>;
  /** Saves the synopsis and notes of a text in the account. */
  annotate: (id: string, noted: NoteFields) => Promise<void>;
};

/**
 * Reads files and saves each as a text, one after the other; each is saved completely or not at all. Metadata from an export is applied,
 * and texts that were only on a device stay on the device. Texts beyond the plan limit are saved on this device. Requests are retried after
 * a rate limit.
 */
export async function importTexts(
  importFiles: readonly ImportFile[],
  options: ImportOptions,
  deps: ImportDeps,
): Promise<void> {
  const { stores, wait } = deps;
  let { remainingTexts: remaining } = options;

  const saveFile = async (one: ImportFile): Promise<ImportedFile> => {
    const target = locationOf(one, options.place);
    let texts = 0;
    let onDevice = 0;
    for await (const { text, share } of readTexts(one, options, deps)) {
      options.signal.throwIfAborted();
      const place = await save(text, target);
      if (place === 'server' && hasNotes(one)) {
        const { id, metadata } = one;
        const act = () => deps.annotate(id, { synopsis: metadata.synopsis, notes: metadata.notes });
        await retryOnRateLimit(act, { signal: options.signal, wait });
      }
      texts++;
      if (place === 'device') onDevice++;
      options.onProgress?.(share);
    }

    return { place: onDevice > 0 ? 'device' : target, texts, onDevice };
  };

  const save = async (text: NewText, target: StorageLocation): Promise<StorageLocation> => {
    const place = remaining === 0 ? 'device' : target;
    try {
      const create = () => stores[place].create(text);
      const created = await retryOnRateLimit(create, { signal: options.signal, wait });
      if (created.place === 'server' && remaining !== null) remaining -= 1;

      return created.place;
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.code !== 'sample_limit') throw failure;
      remaining = 0;
      await stores.device.create(text);

      return 'device';
    }
  };

  for (const one of importFiles) {
    if (options.signal.aborted) return;
    try {
      options.onOutcome({ id: one.id, ...(await saveFile(one)) });
    } catch (failure) {
      if (options.signal.aborted) return;
      options.onOutcome({ id: one.id, failure });
    }
  }
}

/** Whether a text has a synopsis or notes, which only the account stores. */
export function hasNotes<Text extends Pick<ImportFile, 'metadata'>>(
  text: Text,
): text is Text & { metadata: TextMetadata } {
  return text.metadata !== null && (text.metadata.synopsis !== '' || text.metadata.notes !== '');
}

/** Where the text of a file is stored if the plan limit allows it. */
function locationOf(
  { metadata }: Pick<ImportFile, 'metadata'>,
  target: StorageLocation,
): StorageLocation {
  return metadata?.place === 'device' ? 'device' : target;
}

type NewText = Parameters<Lab['stores']['server']['create']>[0];

/** Chapter ids per file, so that a retry sends the same texts. */
const chapterIds = new WeakMap<File, string[]>();

/** The text of a file, or its chapters in order. */
async function* readTexts(
  one: ImportFile,
  options: ImportOptions,
  deps: ImportDeps,
): AsyncGenerator<{ text: NewText; share: number }> {
  const whole = await readText(one, options, deps);
  const pieces = options.newChapterId && one.metadata === null ? splitAtHeadings(whole.text) : [];
  if (!options.newChapterId || pieces.length < 2) {
    yield { text: whole, share: 1 };

    return;
  }

  const ids = chapterIds.get(one.file) ?? [whole.id, ...pieces.slice(1).map(options.newChapterId)];
  chapterIds.set(one.file, ids);
  const projectId = whole.projectId ?? (await deps.projectOf(whole.title));
  for (const [at, { title, text }] of pieces.entries()) {
    const { figures, language } = await deps.measure(text, { kind: whole.kind });
    const chapter = {
      ...{ ...whole, id: ids[at] ?? whole.id, projectId, text, figures },
      ...{ title: (title ?? whole.title).slice(0, limits.titleMax), language },
    };
    yield { text: chapter, share: (at + 1) / pieces.length };
  }
}

async function readText(
  { id, file, metadata }: ImportFile,
  options: ImportOptions,
  { files, measure, projectOf }: ImportDeps,
) {
  const isPlanned = metadata !== null && file.size === 0; // a planned chapter without text
  const opened = isPlanned
    ? { title: '', text: '', kind: null }
    : await files.read(file, options.signal);
  const { text } = opened;
  const kind = metadata?.kind ?? opened.kind ?? options.kind;
  const { figures, language } = await measure(text, {
    kind,
    ...(metadata?.language && { language: metadata.language }),
  });
  const project =
    options.projectId === null && metadata?.project ? await projectOf(metadata.project) : null;

  return {
    ...{ id, text, kind, language, figures },
    title: metadata === null ? opened.title : metadata.title,
    projectId: options.projectId ?? project,
    tags: metadata?.tags ?? options.tags,
    createdAt: metadata?.createdAt ?? new Date(file.lastModified).toISOString(),
    ...(metadata?.changedAt && { changedAt: metadata.changedAt }),
  };
}
