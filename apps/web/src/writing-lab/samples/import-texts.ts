import { Refusal } from '@longhand/contract/errors';
import type { DocumentKind } from '@longhand/contract/values';
import type { measureText } from '../analysis/measure-text.ts';
import type { FileReading } from '../files/file-reader.ts';
import type { Lab } from '../lab.ts';
import { patiently, type Wait } from './patiently.ts';
import type { Arrangement, Place } from './sample-store.ts';

/** A file on its way into the library, under the id that its text will have: sent twice it is one text. */
export type Incoming = { id: string; file: File };
export type Arrival = { id: string; place: Place } | { id: string; failure: unknown };

type Way = Arrangement & {
  kind: DocumentKind;
  place: Place;
  /** Texts that the plan still keeps on the server; null without a limit. */
  room: number | null;
  signal: AbortSignal;
  onArrival: (arrival: Arrival) => void;
};

type With = {
  stores: Lab['stores'];
  files: FileReading;
  measure: typeof measureText;
  wait: Wait;
};

/**
 * Reads files and saves each as a text, one after the other: each is there whole or not at all. What goes beyond the plan is kept
 * on this device, and a server that asks for patience is asked again.
 */
export async function importTexts(
  incoming: readonly Incoming[],
  way: Way,
  { stores, files, measure, wait }: With,
): Promise<void> {
  let { room } = way;

  const save = async ({ id, file }: Incoming): Promise<Place> => {
    const opened = await files.read(file, way.signal);
    const { text, title } = opened;
    const kind = opened.kind ?? way.kind;
    const { figures, language } = await measure(text, { kind });
    const { projectId, tags } = way;
    const given = { id, title, text, kind, language, figures, projectId, tags };
    const place = room === 0 ? 'device' : way.place;
    try {
      await patiently(() => stores[place].create(given), { signal: way.signal, wait });
      if (place === 'server' && room !== null) room -= 1;

      return place;
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.code !== 'sample_limit') throw failure;
      room = 0;
      await stores.device.create(given);

      return 'device';
    }
  };

  for (const one of incoming) {
    if (way.signal.aborted) return;
    try {
      way.onArrival({ id: one.id, place: await save(one) });
    } catch (failure) {
      if (way.signal.aborted) return;
      way.onArrival({ id: one.id, failure });
    }
  }
}
