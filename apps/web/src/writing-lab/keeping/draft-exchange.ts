import { ChangeSet } from '@codemirror/state';
import { localShelf } from '../../platform/storage.ts';
import type { Draft, DraftEdit, LabDatabase, LeftDraft } from '../device/database.ts';
import { aheadAndNewestFirst, appendEdits, leftKeys } from '../device/drafts.ts';
import type { WholeText } from '../samples/sample-store.ts';
import { catchUp } from './catch-up.ts';
import { type PendingEdit, textOf } from './draft-edits.ts';
import { mergeMeta } from './merge-meta.ts';
import { homeOf } from './save-status.ts';
import { differenceBetween } from './text-difference.ts';

/** What a page knows of the stored draft: its sequence, and the last edits that lead there. */
type SeenDraft = { sequence: number; edits: readonly DraftEdit[] };

/**
 * Keeps a draft if nobody has kept another state of it since `sequence`; otherwise keeps nothing and returns that state. What pages
 * that were left have written down comes first. The database lets one tab in at a time, so it decides on the order.
 */
export async function exchangeDraft(
  database: LabDatabase,
  next: Draft,
  { pending, ...seen }: SeenDraft & { pending: readonly PendingEdit[] },
): Promise<{ kept: Draft } | { newer: Draft }> {
  const transaction = await openExchange(database);
  const newer = await takeNewer(transaction, next.id, seen.sequence);
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

/** The draft as it is now, or nothing where it is as it was seen. */
export async function readNewer(
  database: LabDatabase,
  id: string,
  sequence: number,
): Promise<Draft | null> {
  const transaction = await openExchange(database);
  const newer = await takeNewer(transaction, id, sequence);
  await transaction.done;

  return newer;
}

/** Brings what pages wrote down when they were left into their drafts. */
export async function takeInLeft(database: LabDatabase): Promise<void> {
  await moveLeft(database);
  const keys = await database.getAllKeys('leftDrafts');
  for (const id of new Set(keys.map(([draftId]) => draftId))) {
    const transaction = await openExchange(database);
    await takeIn(transaction, id);
    await transaction.done;
  }
}

/**
 * The draft that goes on with a saved text, brought up to it. There is one for all tabs; one that holds words that were never saved
 * stays as it is.
 */
export async function claimDraft(database: LabDatabase, saved: Draft): Promise<Draft> {
  const transaction = await openExchange(database);
  const drafts = transaction.objectStore('drafts');
  const ids = await drafts.index('home').getAllKeys(saved.home?.id);
  const there: Draft[] = [];
  for (const id of ids) there.push(...[await takeIn(transaction, id)].filter((one) => !!one));
  const [now] = there.sort(aheadAndNewestFirst);
  const claimed = now ? broughtUpTo(saved, now) : saved;
  if (claimed !== now) await drafts.put(claimed);
  await transaction.done;

  return claimed;
}

function broughtUpTo(saved: Draft, now: Draft): Draft {
  const isOlder = (saved.home?.revision ?? 0) < (now.home?.revision ?? 0);
  if (now.isAhead || isOlder) return now;
  const edits = followingEdits(now, { text: saved.text, revision: saved.home?.revision ?? 0 });

  return { ...now, ...saved, id: now.id, waiting: null, ...edits };
}

/**
 * Brings the drafts of a text to a new state of it, also for the tabs that have them open: those that hold nothing of their own, and
 * the one whose words are kept elsewhere. Which these were.
 */
export async function followSaved(
  database: LabDatabase,
  text: WholeText,
  keptElsewhere: string,
): Promise<readonly string[]> {
  const transaction = await openExchange(database);
  const drafts = transaction.objectStore('drafts');
  const followed: string[] = [];
  for (const id of await drafts.index('home').getAllKeys(text.id)) {
    const now = await takeIn(transaction, id);
    if (!now || (now.isAhead && now.text !== keptElsewhere)) continue;
    const { words, title, kind, createdAt } = text;
    const home = homeOf(text);
    const said = { text: text.text, words, title, kind, createdAt, home };
    await drafts.put({
      ...now,
      ...followingEdits(now, text),
      ...said,
      isAhead: false,
      waiting: null,
    });
    followed.push(id);
  }
  await transaction.done;

  return followed;
}

/** The edits that lead from a draft to what is saved. */
function followingEdits(now: Draft, { text, revision }: { text: string; revision: number }) {
  const changes = differenceBetween(textOf(now.text), textOf(text));

  return appendEdits(now, changes.empty ? [] : [{ id: `revision ${revision}`, changes }]);
}

type Exchange = Awaited<ReturnType<typeof openExchange>>;

/** A transaction over the drafts, and over what pages left only where there is something: a page that closes does not wait for it. */
async function openExchange(database: LabDatabase) {
  await moveLeft(database);
  const stores: ('drafts' | 'leftDrafts')[] = ['drafts'];
  if ((await database.count('leftDrafts')) > 0) stores.push('leftDrafts');
  const transaction = database.transaction(stores, 'readwrite');
  transaction.done.catch(() => undefined); // the request that failed rejects too, and is awaited

  return transaction;
}

/** Brings what pages left in web storage to where drafts are exchanged. A crash in between repeats it, which changes nothing. */
async function moveLeft(database: LabDatabase): Promise<void> {
  for (const key of localShelf.keys()) {
    if (!key.startsWith(leftKeys(database))) continue;
    const written = localShelf.get(key);
    if (written === null) continue;
    await database.put('leftDrafts', JSON.parse(written));
    if (localShelf.get(key) === written) localShelf.remove(key);
  }
}

/** The draft, unless it is as it was seen. The index tells without reading the text, which for a novel takes longer than all else. */
async function takeNewer(
  transaction: Exchange,
  id: string,
  sequence: number,
): Promise<Draft | null> {
  const drafts = transaction.objectStore('drafts');
  const mayBeNewer =
    transaction.objectStoreNames.contains('leftDrafts') ||
    (await drafts.index('sequence').getKey([id, sequence])) === undefined;
  if (!mayBeNewer) return null;
  const now = await takeIn(transaction, id);

  return now && (now.sequence ?? 0) !== sequence ? now : null;
}

async function takeIn(transaction: Exchange, id: string): Promise<Draft | undefined> {
  const drafts = transaction.objectStore('drafts');
  const before = await drafts.get(id);
  if (!transaction.objectStoreNames.contains('leftDrafts')) return before;
  const all = await transaction.objectStore('leftDrafts').getAll(IDBKeyRange.bound([id], [id, []]));
  if (all.length === 0) return before;
  let now = before;
  for (const left of all) {
    now = now ? withLeft(now, left) : wholeDraft(left);
    await transaction.objectStore('leftDrafts').delete([id, left.tab]);
  }
  if (now && now !== before) await drafts.put(now);

  return now;
}

/** A draft with what one page wrote down; the same draft where it has that already. */
function withLeft(now: Draft, { draft, seen, sequence, base, edits }: LeftDraft): Draft {
  const pending = edits.map(({ id, changes }) => ({
    ...{ id, isFixed: true },
    changes: ChangeSet.fromJSON(changes),
  }));
  const isAlone = (now.sequence ?? 0) === sequence;
  const start = isAlone ? now.text : base;
  const { local } = catchUp({ sequence, base: textOf(textOrBlank(start)), pending }, now);
  const isKnown = local.pending.length < pending.length;
  if (isKnown && local.pending.length === 0) return now;
  const said = isKnown ? {} : mergeMeta({ before: seen, mine: draft, theirs: now });
  const isAhead = isAlone ? draft.isAhead : now.isAhead || local.pending.length > 0;
  const text = local.pending.reduce((doc, { changes }) => changes.apply(doc), local.base);

  return {
    ...(isAlone ? draft : { ...now, ...said }),
    ...{ text: text.toString(), isAhead, keptAt: draft.keptAt },
    ...appendEdits(now, local.pending),
  };
}

/** Of a text that was not written down the length is enough to move edits by the edits of others. */
function textOrBlank(text: string | number): string {
  return typeof text === 'number' ? ' '.repeat(text) : text;
}

function wholeDraft({ draft }: LeftDraft): Draft | undefined {
  return draft.text === null ? undefined : { ...draft, text: draft.text };
}
