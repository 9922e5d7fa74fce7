import type { DocumentKind } from '@longhand/contract/values';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUsualKind } from '../../platform/preferences.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { type Lab, useLab } from '../lab.ts';
import { readSaid } from '../own-words/said-of-text.ts';
import type { WholeReading } from '../reading/reading.ts';
import { readingPool } from '../reading/reading-pool.ts';
import type { WholeText } from '../samples/sample-store.ts';

/** A text with what was read of it, as a screen shows it. */
export type Subject = {
  /** The saved text it is; null for words that were pasted. */
  id: string | null;
  title: string | null;
  kind: DocumentKind;
  text: string;
  reading: WholeReading;
};

type Pasted = { text: string; stamp: number };

/** Words pasted on one screen are there on the next. They are kept as long as the page is open, and nowhere else. */
const pastedText = createStore<Pasted>({ text: '', stamp: 0 });

export function usePasted(): { text: string; paste: (text: string) => void } {
  const { text, stamp } = useStore(pastedText);

  return { text, paste: (next) => pastedText.set({ text: next, stamp: stamp + 1 }) };
}

/** Reads a saved text, or what was pasted where none is named, in a worker of this browser. */
export function useSubject(id: string | null) {
  const lab = useLab();
  const kind = useUsualKind();
  const { text, stamp } = useStore(pastedText);
  const isPasted = id === null;

  return useQuery({
    queryKey: ['lab-subject', lab.userId, id ?? `pasted ${stamp}`, isPasted ? kind : null],
    placeholderData: keepPreviousData,
    staleTime: isPasted ? Number.POSITIVE_INFINITY : 0,
    gcTime: 60_000,
    async queryFn({ signal }): Promise<Subject | null> {
      if (!isPasted) return subjectOf(lab, await readSaved(lab, id), signal);
      if (text.trim() === '') return null;
      await pause(typingMs, signal);
      const said = await (await readSaid(lab.database))({});
      const reading = await readingPool().read(text, { ...said, kind, signal, isUrgent: true });

      return { id: null, title: null, kind, text, reading };
    },
  });
}

async function subjectOf(lab: Lab, saved: WholeText, signal: AbortSignal): Promise<Subject> {
  const { id, title, kind, language, text } = saved;
  const said = await (await readSaid(lab.database))(saved);
  const reading = await readingPool().read(text, {
    ...said,
    kind,
    language,
    signal,
    isUrgent: true,
  });

  return { id, title, kind, text, reading };
}

/** A text of this device is read without asking anybody else. */
async function readSaved({ database, stores }: Lab, id: string): Promise<WholeText> {
  const here = await database()
    .then((open) => open.get('samples', id))
    .catch(() => undefined);

  return here ?? stores.server.read(id);
}

/** Pasting needs no patience, typing a little. */
const typingMs = 250;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
