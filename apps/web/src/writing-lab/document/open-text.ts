import { Refusal } from '@longhand/contract/errors';
import type { DocumentKind } from '@longhand/contract/values';
import { isPermanentFailure } from '../../platform/failures.ts';
import type { Draft, LabDatabase } from '../storage/device/database.ts';
import { deleteDeviceCopies } from '../storage/device/delete-device-copies.ts';
import { deleteOldCopies, findDraftsOf, listDrafts, readDraft } from '../storage/device/drafts.ts';
import type { PendingFlushes } from '../storage/device/pending-flushes.ts';
import type { SampleStore, StorageLocation, WholeText } from '../storage/samples/sample-store.ts';
import { toSavedTextRef } from '../storage/saving/save-status.ts';

/** What the URL asks for: a saved text, a draft, a new text, or (nothing) the last one edited. */
export type OpenRequest = { sample: string | null; draft: string | null; isNew: boolean };

export type OpenedText = { draft: Draft };

type Dependencies = {
  /** Rejects without device storage: then only the server is used. */
  database: () => Promise<LabDatabase>;
  stores: Record<StorageLocation, SampleStore>;
  now: () => string;
  newId: () => string;
  kind: DocumentKind;
  pendingFlushes: Pick<PendingFlushes, 'waitFor'>;
};

/** Finds the text to open. Local edits that are newer than the saved text take precedence. */
export async function openText(request: OpenRequest, deps: Dependencies): Promise<OpenedText> {
  const found = await findText(request, deps);

  return (await deps.pendingFlushes.waitFor(found.draft.id))
    ? await findText(request, deps)
    : found;
}

async function findText(request: OpenRequest, deps: Dependencies): Promise<OpenedText> {
  const database = await deps.database().catch(() => null);
  if (request.sample !== null) {
    if (database) await deleteOldCopies(database).catch(() => undefined); // a failed cleanup does no harm

    return openSavedText(request.sample, deps, database);
  }
  if (request.isNew || !database) return openNew(deps);

  if (request.draft !== null)
    return (await openDraft(request.draft, deps, database)) ?? openNew(deps);
  for (const { id } of await listDrafts(database)) {
    const opening = await openDraft(id, deps, database).catch(ignoreDeleted);
    if (opening) return opening;
  }

  return openNew(deps);
}

/** A draft without edits opens as its saved text, which may be newer. */
async function openDraft(
  id: string,
  deps: Dependencies,
  database: LabDatabase,
): Promise<OpenedText | undefined> {
  const draft = await readDraft(database, id);
  if (!draft) return undefined;
  if (draft.home && !draft.isAhead) return openSavedText(draft.home.id, deps, database);

  return { draft };
}

/** The last edited text may be deleted: then the one before is opened. */
function ignoreDeleted(failure: unknown): undefined {
  if (!isDeleted(failure)) throw failure;
}

function isDeleted(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'sample_not_found';
}

async function openSavedText(
  id: string,
  deps: Dependencies,
  database: LabDatabase | null,
): Promise<OpenedText> {
  const [draft] = database ? await findDraftsOf(database, id) : [];
  if (draft?.isAhead) return { draft };

  const onDevice = await database?.get('samples', id);
  const found = onDevice ?? (await readFromServer(id, deps, { seen: draft, database }));
  if ('isAhead' in found) return { draft: found };
  const saved = createDraftFrom(found, { id: deps.newId(), now: deps.now() });
  const { claimDraft } = await import('../storage/saving/draft-sync.ts'); // the autosave code is loaded before the text opens
  const claimed = database && (await claimDraft(database, saved).catch(() => null));

  return { draft: claimed ?? saved };
}

/**
 * Falls back to the local copy when the server cannot be reached; newer edits elsewhere are detected on save. A deleted text is removed
 * from this browser too.
 */
async function readFromServer(
  id: string,
  { stores }: Dependencies,
  { seen, database }: { seen: Draft | undefined; database: LabDatabase | null },
): Promise<WholeText | Draft> {
  try {
    return await stores.server.read(id);
  } catch (failure) {
    if (database && isDeleted(failure))
      await deleteDeviceCopies(database, [id], { isWhole: false });
    if (seen === undefined || isPermanentFailure(failure)) throw failure;

    return seen;
  }
}

/** A draft that starts from a saved text and has no edits yet. */
function createDraftFrom(text: WholeText, { id, now }: { id: string; now: string }): Draft {
  return {
    id,
    title: text.title,
    text: text.text,
    kind: text.kind,
    language: text.language === 'und' ? 'auto' : text.language,
    words: text.words,
    home: toSavedTextRef(text),
    isAhead: false,
    pasted: 0,
    createdAt: text.createdAt,
    keptAt: now,
  };
}

/** An empty draft. */
export function createEmptyDraft({
  now,
  newId,
  kind,
}: Pick<Dependencies, 'now' | 'newId' | 'kind'>): Draft {
  return {
    id: newId(),
    title: '',
    text: '',
    kind,
    language: 'auto',
    words: 0,
    home: null,
    isAhead: true,
    pasted: 0,
    createdAt: now(),
    keptAt: now(),
  };
}

function openNew(deps: Dependencies): OpenedText {
  return { draft: createEmptyDraft(deps) };
}
