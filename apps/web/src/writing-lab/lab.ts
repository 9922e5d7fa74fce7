import type { SessionUser } from '@longhand/contract/auth';
import { goals } from '@longhand/contract/goals';
import { writingLab } from '@longhand/contract/writing-lab';
import { v7 as uuid } from 'uuid';
import { client } from '../platform/api-client.ts';
import { nowMs } from '../platform/clock.ts';
import { queryClient } from '../platform/query.ts';
import { session, useUser } from '../platform/session.ts';
import { type LabDatabase, openLabDatabase } from './device/database.ts';
import { type NewEntry, queueEntry, sendWaiting } from './device/outbox.ts';
import { deviceSamples } from './samples/device-samples.ts';
import type { Place, SampleStore } from './samples/sample-store.ts';
import { serverSamples } from './samples/server-samples.ts';
import { dayRuleOf, localDay } from './typed/local-day.ts';

/** What the screens of the writing lab work with, for one person. */
export type Lab = {
  userId: string;
  database: () => Promise<LabDatabase>;
  stores: Record<Place, SampleStore>;
  now: () => string;
  newId: () => string;
  dayOf: (at: Date) => string;
  /** Puts words in the queue for the goals; where this browser keeps nothing they are sent at once. */
  queue: (entry: NewEntry) => Promise<void>;
  /** Sends the words that wait for the goals; quiet when nothing answers, they go on waiting. */
  sendWords: (growing?: string) => Promise<void>;
};

const samplesApi = client(writingLab, { quiet: true });
const goalsApi = client(goals, { quiet: true });
const labs = new Map<string, Lab>();

/** The lab of the person signed in. */
export function useLab(): Lab {
  const user = useUser();

  return labOf(user ?? { id: 'nobody', preferences: {} });
}

/** The lab of a person, one in this page. */
export function labOf({ id: userId, preferences }: Pick<SessionUser, 'id' | 'preferences'>): Lab {
  const known = labs.get(userId);
  if (known) return known;

  let opened: Promise<LabDatabase> | null = null;
  const database = () => {
    opened ??= openLabDatabase(userId).catch((error: unknown) => {
      opened = null;
      throw error;
    });

    return opened;
  };
  const now = () => new Date(nowMs()).toISOString();
  let dayRule = dayRuleOf(preferences);
  session.state.subscribe(() => {
    const { user } = session.state.get();
    if (user?.id === userId) dayRule = dayRuleOf(user.preferences);
  });
  const lab: Lab = {
    userId,
    database,
    now,
    stores: { server: serverSamples(samplesApi), device: deviceSamples({ database, now }) },
    newId: () => uuid(),
    dayOf: (at) => localDay(at, dayRule),
    queue: (entry) => queueOrSend(database, entry),
    sendWords: (growing) => sendWords(database, growing),
  };
  labs.set(userId, lab);

  return lab;
}

async function queueOrSend(database: Lab['database'], entry: NewEntry): Promise<void> {
  const { clientId, ...body } = entry;
  try {
    await queueEntry(await database(), entry);
  } catch {
    await goalsApi.recordEntry({ params: { clientId }, body });
  }
}

/** One tab at a time, so that an older amount never overtakes a newer one. */
async function sendWords(database: Lab['database'], growing?: string): Promise<void> {
  const keep = new Set(growing === undefined ? [] : [growing]);
  const act = async () => {
    const sent = await sendWaiting(await database(), {
      keep,
      send: ({ clientId, ...body }) => goalsApi.recordEntry({ params: { clientId }, body }),
    });
    if (sent === 0) return;
    for (const slice of ['goals', 'home'])
      void queryClient.invalidateQueries({ queryKey: [slice] });
  };

  await inTurn(act).catch(() => undefined); // told by the offline notice; tried again at the next chance
}

function inTurn(act: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('longhand-words', act) : act();
}
