import { Refusal } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { DocumentKind } from '@longhand/contract/values';
import type { measureText } from '../analysis/measure-text.ts';
import type { FileReading } from '../files/file-reader.ts';
import type { Lab } from '../lab.ts';
import { splitAtHeadings } from '../manuscript/find-headings.ts';
import type { Noted } from '../manuscript/merge-notes.ts';
import type { KnownText } from './known-texts.ts';
import { patiently, type Wait } from './patiently.ts';
import type { Arrangement, Place } from './sample-store.ts';
import type { TakenFile } from './take-texts.ts';

/** A file on its way into the library, under the id that its text will have: sent twice it is one text. */
export type Incoming = TakenFile & { id: string };
/** What came of a file: where its text is kept, or one of its chapters at least; how many texts it made, and how many of them are on this device. */
export type Arrival = { id: string } & (Imported | { failure: unknown });
type Imported = { place: Place; texts: number; onDevice: number };

type Way = Arrangement & {
  kind: DocumentKind;
  place: Place;
  /** Texts that the plan still keeps on the server; null without a limit. */
  room: number | null;
  signal: AbortSignal;
  /** Makes ids for the chapters of a file that is split at its headings; without, each file is one text. */
  splitInto?: (() => string) | undefined;
  onArrival: (arrival: Arrival) => void;
  /** The share of the file under way that is saved. */
  onShare?: (share: number) => void;
};

type With = {
  stores: Lab['stores'];
  files: Pick<FileReading, 'read'>;
  measure: typeof measureText;
  wait: Wait;
  /** The project of a title, which may have to be begun; null where it can not be. */
  projectOf: (title: string) => Promise<string | null>;
  /** Puts synopsis and notes beside a text of the account. */
  annotate: (id: string, noted: Noted) => Promise<void>;
};

/**
 * Reads files and saves each as a text, one after the other: each is there whole or not at all. What an export said of a text holds
 * for it again, and what lay on a device alone is not sent. What goes beyond the plan is kept on this device, and a server that
 * asks for patience is asked again.
 */
export async function importTexts(
  incoming: readonly Incoming[],
  way: Way,
  given: With,
): Promise<void> {
  const { stores, wait } = given;
  let { room } = way;

  const saveAll = async (one: Incoming): Promise<Imported> => {
    const wanted = placeOf(one, way.place);
    let texts = 0;
    let onDevice = 0;
    for await (const { text, share } of textsOf(one, way, given)) {
      way.signal.throwIfAborted();
      const place = await save(text, wanted);
      if (place === 'server' && hasNotes(one)) {
        const { id, known } = one;
        const act = () => given.annotate(id, { synopsis: known.synopsis, notes: known.notes });
        await patiently(act, { signal: way.signal, wait });
      }
      texts++;
      if (place === 'device') onDevice++;
      way.onShare?.(share);
    }

    return { place: onDevice > 0 ? 'device' : wanted, texts, onDevice };
  };

  const save = async (text: NewText, wanted: Place): Promise<Place> => {
    const place = room === 0 ? 'device' : wanted;
    try {
      const create = () => stores[place].create(text);
      const created = await patiently(create, { signal: way.signal, wait });
      if (created.place === 'server' && room !== null) room -= 1;

      return created.place;
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.code !== 'sample_limit') throw failure;
      room = 0;
      await stores.device.create(text);

      return 'device';
    }
  };

  for (const one of incoming) {
    if (way.signal.aborted) return;
    try {
      way.onArrival({ id: one.id, ...(await saveAll(one)) });
    } catch (failure) {
      if (way.signal.aborted) return;
      way.onArrival({ id: one.id, failure });
    }
  }
}

/** Whether something was noted beside a text; only the account keeps it. */
export function hasNotes<Text extends Pick<Incoming, 'known'>>(
  text: Text,
): text is Text & { known: KnownText } {
  return text.known !== null && (text.known.synopsis !== '' || text.known.notes !== '');
}

/** Where the text of a file will be kept when the plan has room. */
function placeOf({ known }: Pick<Incoming, 'known'>, wanted: Place): Place {
  return known?.place === 'device' ? 'device' : wanted;
}

type NewText = Parameters<Lab['stores']['server']['create']>[0];

/** The ids of further chapters of a file, so that one that is sent again is the same text. */
const idsOf = new WeakMap<File, string[]>();

/** The text of a file, or the chapters of it in order. */
async function* textsOf(
  one: Incoming,
  way: Way,
  given: With,
): AsyncGenerator<{ text: NewText; share: number }> {
  const whole = await textOf(one, way, given);
  const pieces = way.splitInto && one.known === null ? splitAtHeadings(whole.text) : [];
  if (!way.splitInto || pieces.length < 2) {
    yield { text: whole, share: 1 };

    return;
  }

  const ids = idsOf.get(one.file) ?? [whole.id, ...pieces.slice(1).map(way.splitInto)];
  idsOf.set(one.file, ids);
  const projectId = whole.projectId ?? (await given.projectOf(whole.title));
  for (const [at, { title, text }] of pieces.entries()) {
    const { figures, language } = await given.measure(text, { kind: whole.kind });
    const chapter = {
      ...{ ...whole, id: ids[at] ?? whole.id, projectId, text, figures },
      ...{ title: (title ?? whole.title).slice(0, limits.titleMax), language },
    };
    yield { text: chapter, share: (at + 1) / pieces.length };
  }
}

async function textOf(
  { id, file, known }: Incoming,
  way: Way,
  { files, measure, projectOf }: With,
) {
  const isEmpty = known !== null && file.size === 0; // a chapter that is only planned
  const opened = isEmpty ? { title: '', text: '', kind: null } : await files.read(file, way.signal);
  const { text } = opened;
  const kind = known?.kind ?? opened.kind ?? way.kind;
  const { figures, language } = await measure(text, {
    kind,
    ...(known?.language && { language: known.language }),
  });
  const project = way.projectId === null && known?.project ? await projectOf(known.project) : null;

  return {
    ...{ id, text, kind, language, figures },
    title: known === null ? opened.title : known.title,
    projectId: way.projectId ?? project,
    tags: known?.tags ?? way.tags,
    createdAt: known?.createdAt ?? new Date(file.lastModified).toISOString(),
    ...(known?.changedAt && { changedAt: known.changedAt }),
  };
}
