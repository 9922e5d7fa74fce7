import { ChangeSet } from '@codemirror/state';
import { safeLocalStorage } from '../../../platform/storage.ts';
import type { Draft, DraftEdit, LabDatabase, UnloadDraft } from '../device/database.ts';
import { appendEdits, compareDrafts, unloadKeyPrefix } from '../device/drafts.ts';
import type { WholeText } from '../samples/sample-store.ts';
import { type PendingEdit, toText } from './draft-edits.ts';
import { mergeMeta } from './merge-meta.ts';
import { rebaseText } from './rebase-text.ts';
import { toSavedTextRef } from './save-status.ts';
import { diffTexts } from './text-diff.ts';

/** What a tab knows of the stored draft: its sequence and the last edits leading to it. */
type SeenState = { sequence: number; edits: readonly DraftEdit[] };

/**
 * Stores a draft unless another tab stored it since `sequence`; then stores nothing and returns the stored draft. Applies drafts left by
 * closed pages first. IndexedDB runs one read-write transaction at a time, which decides the order.
 */
export async function syncDraft(
  database: LabDatabase,
  next: Draft,
  { pending, ...seen }: SeenState & { pending: readonly PendingEdit[] },
): Promise<{ kept: Draft } | { newer: Draft }> {
  const transaction = await openSyncTransaction(database);
  const newer = await readIfNewer(transaction, next.id, seen.sequence);
  if (newer) {
    await transaction.done;

    return { newer };
  }
  const kept = { ...next, ...appendEdits(seen, pending) };
  const put = transaction.objectStore('drafts').put(kept);
  transaction.commit();
  await Promise.all([put, transaction.done]);

  return { kept };
}

/** The stored draft, or null if it has not changed since `sequence`. */
export async function readNewer(
  database: LabDatabase,
  id: string,
  sequence: number,
): Promise<Draft | null> {
  const transaction = await openSyncTransaction(database);
  const newer = await readIfNewer(transaction, id, sequence);
  await transaction.done;

  return newer;
}

/** Applies all drafts left by closed pages. */
export async function applyLeftDrafts(database: LabDatabase): Promise<void> {
  await moveLeftDrafts(database);
  const keys = await database.getAllKeys('leftDrafts');
  for (const id of new Set(keys.map(([draftId]) => draftId))) {
    const transaction = await openSyncTransaction(database);
    await applyLeftDraft(transaction, id);
    await transaction.done;
  }
}

/** The one draft of a saved text for all tabs, updated to the saved text. A draft with unsaved changes stays as it is. */
export async function claimDraft(database: LabDatabase, saved: Draft): Promise<Draft> {
  const transaction = await openSyncTransaction(database);
  const drafts = transaction.objectStore('drafts');
  const ids = await drafts.index('home').getAllKeys(saved.home?.id);
  const candidates: Draft[] = [];
  for (const id of ids)
    candidates.push(...[await applyLeftDraft(transaction, id)].filter((one) => !!one));
  const [now] = candidates.sort(compareDrafts);
  const claimed = now ? updateToSaved(saved, now) : saved;
  if (claimed !== now) await drafts.put(claimed);
  await transaction.done;

  return claimed;
}

function updateToSaved(saved: Draft, now: Draft): Draft {
  const isOlder = (saved.home?.revision ?? 0) < (now.home?.revision ?? 0);
  if (now.isAhead || isOlder) return now;
  const edits = editsToSaved(now, { text: saved.text, revision: saved.home?.revision ?? 0 });

  return { ...now, ...saved, id: now.id, waiting: null, ...edits };
}

/**
 * Updates the drafts of a text to a new saved state, even in tabs that have them open: drafts without unsaved changes, and the one whose
 * text is stored elsewhere. Returns their ids.
 */
export async function updateDraftsToSaved(
  database: LabDatabase,
  text: WholeText,
  keptElsewhere: string,
): Promise<readonly string[]> {
  const transaction = await openSyncTransaction(database);
  const drafts = transaction.objectStore('drafts');
  const updated: string[] = [];
  for (const id of await drafts.index('home').getAllKeys(text.id)) {
    const now = await applyLeftDraft(transaction, id);
    if (!now || (now.isAhead && now.text !== keptElsewhere)) continue;
    const { words, title, kind, createdAt } = text;
    const home = toSavedTextRef(text);
    const details = { text: text.text, words, title, kind, createdAt, home };
    await drafts.put({
      ...now,
      ...editsToSaved(now, text),
      ...details,
      isAhead: false,
      waiting: null,
    });
    updated.push(id);
  }
  await transaction.done;

  return updated;
}

/** The edits from a draft to the saved text. */
function editsToSaved(now: Draft, { text, revision }: { text: string; revision: number }) {
  const changes = diffTexts(toText(now.text), toText(text));

  return appendEdits(now, changes.empty ? [] : [{ id: `revision ${revision}`, changes }]);
}

type SyncTransaction = Awaited<ReturnType<typeof openSyncTransaction>>;

/** A transaction over drafts, and over left drafts only if there are any: a closing page should not wait for them. */
async function openSyncTransaction(database: LabDatabase) {
  await moveLeftDrafts(database);
  const stores: ('drafts' | 'leftDrafts')[] = ['drafts'];
  if ((await database.count('leftDrafts')) > 0) stores.push('leftDrafts');
  const transaction = database.transaction(stores, 'readwrite');
  transaction.done.catch(() => undefined); // the failed request rejects too and is awaited

  return transaction;
}

/** Moves left drafts from web storage to IndexedDB. Idempotent, so a crash in between is harmless. */
async function moveLeftDrafts(database: LabDatabase): Promise<void> {
  for (const key of safeLocalStorage.keys()) {
    if (!key.startsWith(unloadKeyPrefix(database))) continue;
    const written = safeLocalStorage.get(key);
    if (written === null) continue;
    await database.put('leftDrafts', JSON.parse(written));
    if (safeLocalStorage.get(key) === written) safeLocalStorage.remove(key);
  }
}

/** The stored draft, or null if unchanged. The index answers without reading the text, which would be slow for a novel. */
async function readIfNewer(
  transaction: SyncTransaction,
  id: string,
  sequence: number,
): Promise<Draft | null> {
  const drafts = transaction.objectStore('drafts');
  const mayBeNewer =
    transaction.objectStoreNames.contains('leftDrafts') ||
    (await drafts.index('sequence').getKey([id, sequence])) === undefined;
  if (!mayBeNewer) return null;
  const now = await applyLeftDraft(transaction, id);

  return now && (now.sequence ?? 0) !== sequence ? now : null;
}

async function applyLeftDraft(
  transaction: SyncTransaction,
  id: string,
): Promise<Draft | undefined> {
  const drafts = transaction.objectStore('drafts');
  const before = await drafts.get(id);
  if (!transaction.objectStoreNames.contains('leftDrafts')) return before;
  const all = await transaction.objectStore('leftDrafts').getAll(IDBKeyRange.bound([id], [id, []]));
  if (all.length === 0) return before;
  let now = before;
  for (const left of all) {
    now = now ? mergeLeftDraft(now, left) : toDraft(left);
    await transaction.objectStore('leftDrafts').delete([id, left.tab]);
  }
  if (now && now !== before) await drafts.put(now);

  return now;
}

/** Merges a left draft into the stored one; returns the same object if it already contains the edits. */
function mergeLeftDraft(now: Draft, { draft, seen, sequence, base, edits }: UnloadDraft): Draft {
  const pending = edits.map(({ id, changes }) => ({
    ...{ id, isFixed: true },
    changes: ChangeSet.fromJSON(changes),
  }));
  const isUnchangedSince = (now.sequence ?? 0) === sequence;
  const start = isUnchangedSince ? now.text : base;
  const { local } = rebaseText({ sequence, base: toText(textOrSpaces(start)), pending }, now);
  const hasStoredEdits = local.pending.length < pending.length;
  if (hasStoredEdits && local.pending.length === 0) return now;
  const details = hasStoredEdits ? {} : mergeMeta({ before: seen, mine: draft, theirs: now });
  const isAhead = isUnchangedSince ? draft.isAhead : now.isAhead || local.pending.length > 0;
  const text = local.pending.reduce((doc, { changes }) => changes.apply(doc), local.base);

  return {
    ...(isUnchangedSince ? draft : { ...now, ...details }),
    ...{ text: text.toString(), isAhead, keptAt: draft.keptAt },
    ...appendEdits(now, local.pending),
  };
}

/** If the text itself was not stored, its length suffices to map edits through the edits of others. */
function textOrSpaces(text: string | number): string {
  return typeof text === 'number' ? ' '.repeat(text) : text;
}

function toDraft({ draft }: UnloadDraft): Draft | undefined {
  return draft.text === null ? undefined : { ...draft, text: draft.text };
}
