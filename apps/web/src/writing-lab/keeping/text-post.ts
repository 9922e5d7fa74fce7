import { waitBefore } from '../../platform/live-events.ts';
import type { Draft, LabDatabase } from '../device/database.ts';
import type { Departures } from '../device/departures.ts';
import { appendEdits, listDrafts, readDraft } from '../device/drafts.ts';
import type { DraftHolds } from '../device/held-drafts.ts';
import type { Place, SampleStore } from '../samples/sample-store.ts';
import type { Snapshot } from './save-status.ts';
import { saving } from './saving.ts';
import type { Saving } from './saving-parts.ts';

/** The way of texts whose save nothing has answered: it is tried again, whichever screen is open. */
export type TextPost = {
  /** Sends what waits. What does not arrive is sent again by itself, later each time. */
  send(): Promise<void>;
};

type Surroundings = {
  database: () => Promise<LabDatabase>;
  stores: Record<Place, SampleStore>;
  /** What a draft is saved with. */
  describe: (draft: Draft) => Promise<Snapshot>;
  /** A text that is open sends itself. */
  holds: Pick<DraftHolds, 'isOpen' | 'savesAlone'>;
  departures: Pick<Departures, 'add'>;
  newId: () => string;
  /** Whether the person whose texts these are is signed in. */
  isOpen: () => boolean;
  onArrival: () => void;
  /** One tab at a time, so that each text is sent once. */
  inTurn: (act: () => Promise<void>) => Promise<void>;
  later: (milliseconds: number, act: () => void) => () => void;
  /** Between 0 and 1: so that many browsers do not come back at the same moment. */
  random: () => number;
};

export function textPost(around: Surroundings): TextPost {
  const { database, stores, describe, holds, departures, newId } = around;
  let attempt = 0;
  let stopWaiting = () => {};

  const sendAll = async () => {
    if (!around.isOpen()) return;
    const opened = await database().catch(() => null);
    if (!opened) return; // nothing is kept, so nothing waits
    const drafts = (await listDrafts(opened)).filter(isToSend);
    for (const { id } of drafts) {
      if (await holds.isOpen(id)) continue;
      const sent = sendOne(opened, id);
      departures.add(id, sent);
      if (!(await sent)) throw new Error('A text waits still.');
    }
  };

  /** Whether it waits no more, be it that only the writer can go on. */
  const sendOne = (opened: LabDatabase, id: string): Promise<boolean> =>
    holds.savesAlone(id, () => sendAlone(opened, id));

  const sendAlone = async (opened: LabDatabase, id: string): Promise<boolean> => {
    const draft = await readDraft(opened, id);
    if (!draft || !isToSend(draft)) return true; // another tab was quicker
    const words = await describe(draft);
    const one = saving({
      stores,
      read: () => words,
      settled: () => Promise.resolve(),
      newId,
      home: draft.home,
      isAhead: true,
      waiting: draft.waiting ?? null,
      sent: draft.sent ?? [],
      inStep: (act) => act(),
      keepNow: async () => undefined,
      changed: () => undefined,
    });
    const isSaved = await one.tryAgain();
    one.stop();
    await keepOutcome(opened, draft, one);
    if (isSaved) around.onArrival();

    return !isToSend({ waiting: one.waiting() });
  };

  const send = async (): Promise<void> => {
    stopWaiting();
    try {
      await around.inTurn(sendAll);
      attempt = 0;
    } catch {
      stopWaiting(); // the offline notice tells
      stopWaiting = around.later(waitBefore(attempt, around.random()), () => void send());
      attempt++;
    }
  };

  return { send };
}

function isToSend({ waiting }: Pick<Draft, 'waiting'>): boolean {
  return Boolean(waiting && !waiting.isStuck);
}

/** A draft that was opened or removed meanwhile is left to who did it. */
async function keepOutcome(opened: LabDatabase, sent: Draft, one: Saving): Promise<void> {
  const { store, done } = opened.transaction('drafts', 'readwrite');
  const now = await store.get(sent.id);
  const isAhead = one.status.get().is !== 'saved';
  if (now?.keptAt === sent.keptAt) {
    const outcome = { home: one.home.get(), waiting: one.waiting(), sent: one.sent(), isAhead };
    await store.put({ ...now, ...outcome, ...appendEdits(now, []) });
  }
  await done;
}
