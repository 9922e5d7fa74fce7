import { ChangeSet } from '@codemirror/state';
import type { Draft, LabDatabase, LeftDraft } from '../device/database.ts';
import { aheadAndNewestFirst, appendEdits } from '../device/drafts.ts';
import type { WholeText } from '../samples/sample-store.ts';
import { catchUp } from './catch-up.ts';
import { type PendingEdit, textOf } from './draft-edits.ts';
import { mergeMeta } from './merge-meta.ts';
import { homeOf } from './save-status.ts';
import { differenceBetween } from './text-difference.ts';

/**
 * Keeps a draft if nobody has kept another state of it since `sequence`; otherwise keeps nothing and returns that state. What pages
 * that were left have written down comes first. The database lets one tab in at a time, so it decides on the order.
 */
export async function exchangeDraft(
  database: LabDatabase,
  next: Draft,
  { sequence, pending }: { sequence: number; pending: readonly PendingEdit[] },
): Promise<{ kept: Draft } | { newer: Draft }> {
  const transaction = openExchange(database);
  const drafts = transaction.objectStore('drafts');
  const now = await takeIn(transaction, next.id);
  if (now && (now.sequence ?? 0) !== sequence) {
    await transaction.done;

    return { newer: now };
  }
  const kept = { ...next, ...appendEdits({ ...now, sequence }, pending) };
  const put = drafts.put(kept);
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
  const transaction = openExchange(database);
  const now = await takeIn(transaction, id);
  await transaction.done;

  return now && (now.sequence ?? 0) !== sequence ? now : null;
}

/** Brings what pages wrote down when they were left into their drafts. */
export async function takeInLeft(database: LabDatabase): Promise<void> {
  const keys = await database.getAllKeys('leftDrafts');
  for (const id of new Set(keys.map(([draftId]) => draftId))) {
    const transaction = openExchange(database);
    await takeIn(transaction, id);
    await transaction.done;
  }
}

/**
 * The draft that goes on with a saved text, brought up to it. There is one for all tabs; one that holds words that were never saved
 * stays as it is.
 */
export async function claimDraft(database: LabDatabase, saved: Draft): Promise<Draft> {
  const transaction = openExchange(database);
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
  const transaction = openExchange(database);
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

type Exchange = ReturnType<typeof openExchange>;

function openExchange(database: LabDatabase) {
  const transaction = database.transaction(['drafts', 'leftDrafts'], 'readwrite');
  transaction.done.catch(() => undefined); // the request that failed rejects too, and is awaited

  return transaction;
}

async function takeIn(transaction: Exchange, id: string): Promise<Draft | undefined> {
  const drafts = transaction.objectStore('drafts');
  const before = await drafts.get(id);
  const all = await transaction.objectStore('leftDrafts').getAll(IDBKeyRange.bound([id], [id, []]));
  if (all.length === 0) return before;
  let now = before;
  for (const left of all) {
    now = now ? withLeft(now, left) : left.draft;
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
  const { local } = catchUp({ sequence, base: textOf(base), pending }, now);
  const isAlone = (now.sequence ?? 0) === sequence;
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
