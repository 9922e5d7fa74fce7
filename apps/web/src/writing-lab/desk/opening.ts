import { Refusal } from '@longhand/contract/errors';
import type { DocumentKind } from '@longhand/contract/values';
import { isFinal } from '../../platform/failures.ts';
import type { Draft, LabDatabase } from '../device/database.ts';
import type { Departures } from '../device/departures.ts';
import { draftsOf, forgetOldCopies, listDrafts, readDraft } from '../device/drafts.ts';
import { forgetTexts } from '../device/forget-texts.ts';
import { homeOf } from '../keeping/save-status.ts';
import type { Place, SampleStore, WholeText } from '../samples/sample-store.ts';

/** What the address asks for: a saved text, a draft, a new one, or (nothing) the one worked on last. */
export type Wanted = { sample: string | null; draft: string | null; isNew: boolean };

export type Opening = { draft: Draft };

type From = {
  /** Rejects where the browser keeps nothing: then only the server is asked. */
  database: () => Promise<LabDatabase>;
  stores: Record<Place, SampleStore>;
  now: () => string;
  newId: () => string;
  kind: DocumentKind;
  departures: Pick<Departures, 'end'>;
};

/** Finds the text to begin with. Words on this device that are newer than the saved ones come first. */
export async function openText(wanted: Wanted, from: From): Promise<Opening> {
  const found = await find(wanted, from);

  return (await from.departures.end(found.draft.id)) ? await find(wanted, from) : found;
}

async function find(wanted: Wanted, from: From): Promise<Opening> {
  const database = await from.database().catch(() => null);
  if (wanted.sample !== null) {
    if (database) await forgetOldCopies(database).catch(() => undefined); // they are in nobody's way

    return openSample(wanted.sample, from, database);
  }
  if (wanted.isNew || !database) return fresh(from);

  if (wanted.draft !== null) return (await openDraft(wanted.draft, from, database)) ?? fresh(from);
  for (const { id } of await listDrafts(database)) {
    const opening = await openDraft(id, from, database).catch(passOverGone);
    if (opening) return opening;
  }

  return fresh(from);
}

/** A draft that holds nothing of its own is opened as the saved text that it is a copy of, which may be newer. */
async function openDraft(
  id: string,
  from: From,
  database: LabDatabase,
): Promise<Opening | undefined> {
  const draft = await readDraft(database, id);
  if (!draft) return undefined;
  if (draft.home && !draft.isAhead) return openSample(draft.home.id, from, database);

  return { draft };
}

/** The text worked on last may be gone: then it is the one before. */
function passOverGone(failure: unknown): undefined {
  if (!isGone(failure)) throw failure;
}

function isGone(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'sample_not_found';
}

async function openSample(id: string, from: From, database: LabDatabase | null): Promise<Opening> {
  const [draft] = database ? await draftsOf(database, id) : [];
  if (draft?.isAhead) return { draft };

  const onDevice = await database?.get('samples', id);
  const found = onDevice ?? (await readFromServer(id, from, { seen: draft, database }));
  if ('isAhead' in found) return { draft: found };
  const saved = draftFrom(found, { id: from.newId(), now: from.now() });
  const { claimDraft } = await import('../keeping/draft-exchange.ts'); // what keeps the text is there before it opens
  const claimed = database && (await claimDraft(database, saved).catch(() => null));

  return { draft: claimed ?? saved };
}

/** As it was last seen here where nothing answers: what was saved elsewhere since is met when it is saved. What is gone for good leaves this browser, too. */
async function readFromServer(
  id: string,
  { stores }: From,
  { seen, database }: { seen: Draft | undefined; database: LabDatabase | null },
): Promise<WholeText | Draft> {
  try {
    return await stores.server.read(id);
  } catch (failure) {
    if (database && isGone(failure)) await forgetTexts(database, [id], { isWhole: false });
    if (seen === undefined || isFinal(failure)) throw failure;

    return seen;
  }
}

/** A draft that starts from a saved text and has nothing of its own yet. */
function draftFrom(text: WholeText, { id, now }: { id: string; now: string }): Draft {
  return {
    id,
    title: text.title,
    text: text.text,
    kind: text.kind,
    language: text.language === 'und' ? 'auto' : text.language,
    words: text.words,
    home: homeOf(text),
    isAhead: false,
    pasted: 0,
    createdAt: text.createdAt,
    keptAt: now,
  };
}

/** A draft with nothing in it yet. */
export function emptyDraft({ now, newId, kind }: Pick<From, 'now' | 'newId' | 'kind'>): Draft {
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

function fresh(from: From): Opening {
  return { draft: emptyDraft(from) };
}
