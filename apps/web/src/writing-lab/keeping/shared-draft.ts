import type { ChangeSet, Text } from '@codemirror/state';
import type { Draft, LabDatabase } from '../device/database.ts';
import { leaveDraft } from '../device/drafts.ts';
import { type LocalText, textOf, withPending } from './draft-edits.ts';

/** One draft in all the tabs that have it open. The draft on this device decides in which order their edits come. */
export type SharedDraft = {
  /** The writer has changed the text here. */
  edited(changes: ChangeSet, doc: Text): void;
  /** Something else of the draft has changed that others can not tell, such as how many words it has. */
  touch(): void;
  /** Takes what others have written and keeps what was written here: when it was kept. Rejects where nothing can be kept. */
  exchange(): Promise<string | null>;
  /** Writes down at once what is not kept yet: the page may be gone in a moment. */
  leave(): void;
  /** Whether another tab has been heard. */
  isShared(): boolean;
  stop(): void;
};

/** To the other tabs: the draft has changed. Without words; these are read from the draft. */
export type DraftChannel = {
  tell(): void;
  listen(heard: () => void): void;
  close(): void;
};

type Parts = {
  /** As it is on this device. */
  draft: Draft;
  database: () => Promise<LabDatabase>;
  channel: DraftChannel;
  newId: () => string;
  /** The draft as it is here; its words are known. */
  read: () => Draft;
  /** Others have changed the text. */
  receive: (changes: ChangeSet) => void;
  /** Others have changed something else. */
  adopt: (theirs: Draft, before: Draft, hasPending: boolean) => void;
  /** After another tab was heard. */
  heard: () => void;
};

/** In characters. Chromium stores a record of more than 64 KiB through a blob, which ends with the page. */
const leftTextMost = 10_000;

export function sharedDraft(parts: Parts): SharedDraft {
  const { database, channel, newId, read } = parts;
  const tab = newId();
  let doc = textOf(parts.draft.text);
  let seen: Draft = { ...parts.draft, text: '' };
  let local: LocalText = { sequence: parts.draft.sequence ?? 0, base: doc, pending: [] };
  let isTouched = false;
  let hasPeer = false;
  let isKept = false;
  let opened: LabDatabase | null = null;
  let running: Promise<unknown> = Promise.resolve();

  const fixPending = () => {
    local = { ...local, pending: local.pending.map((edit) => ({ ...edit, isFixed: true })) };

    return local.pending;
  };

  const take = async (newer: Draft) => {
    const { catchUp } = await import('./catch-up.ts');
    const { local: next, changes } = catchUp(local, newer);
    local = next;
    if (changes && !changes.empty) {
      doc = changes.apply(doc);
      parts.receive(changes);
    }
    const before = seen;
    seen = { ...newer, text: '' };
    isKept = true;
    parts.adopt(newer, before, local.pending.length > 0);
  };

  /** Whether all is kept; otherwise somebody was quicker. */
  const tryOnce = async (from: LabDatabase): Promise<boolean> => {
    const { exchangeDraft, readNewer } = await import('./draft-exchange.ts');
    const mine = read();
    const isChanged = isTouched || local.pending.length > 0 || !isSame(mine, seen);
    if (!isChanged) {
      const newer = await readNewer(from, seen.id, local.sequence);
      if (newer) await take(newer);

      return newer === null;
    }
    const pending = fixPending();
    const written = doc;
    const wasTouched = isTouched;
    isTouched = false;
    try {
      const { sequence } = local;
      const result = await exchangeDraft(
        from,
        { ...mine, text: doc.toString() },
        { sequence, edits: seen.edits ?? [], pending },
      );
      if ('newer' in result) {
        isTouched ||= wasTouched;
        await take(result.newer);

        return false;
      }
      const { kept } = result;
      const since = local.pending.slice(pending.length);
      local = { sequence: kept.sequence ?? 0, base: written, pending: since };
      seen = { ...kept, text: '' };
      isKept = true;
      channel.tell();

      return true;
    } catch (failure) {
      isTouched ||= wasTouched;
      throw failure;
    }
  };

  const exchangeNow = async () => {
    opened = await database();
    while (!(await tryOnce(opened)));

    return isKept ? seen.keptAt : null;
  };

  const exchange = () => {
    const next = running.then(exchangeNow, exchangeNow);
    running = next;

    return next;
  };

  channel.listen(() => {
    hasPeer = true;
    parts.heard();
  });
  channel.tell();

  return {
    exchange,
    isShared: () => hasPeer,

    edited(changes, after) {
      local = withPending(local, changes, newId);
      doc = after;
    },

    touch() {
      isTouched = true;
    },

    leave() {
      const mine = read();
      if (!opened || (!isTouched && local.pending.length === 0 && isSame(mine, seen))) return;
      const edits = fixPending().map(({ id, changes }) => ({ id, changes: changes.toJSON() }));
      const { sequence, base } = local;
      const { title, kind, language, pasted } = seen;
      const isLong = base.length > leftTextMost;
      leaveDraft(opened, {
        ...{ draftId: seen.id, tab, sequence, base: isLong ? base.length : base.toString(), edits },
        seen: { title, kind, language, pasted },
        draft: { ...mine, edits: [], text: isLong ? null : doc.toString() },
      });
      channel.tell();
    },

    stop: channel.close,
  };
}

type Told = Pick<
  Draft,
  'title' | 'kind' | 'language' | 'pasted' | 'home' | 'isAhead' | 'waiting' | 'sent'
>;

function isSame(one: Told, other: Told): boolean {
  return toldOf(one) === toldOf(other);
}

function toldOf({ title, kind, language, pasted, home, isAhead, waiting, sent }: Told): string {
  return JSON.stringify([
    ...[title, kind, language, pasted, isAhead],
    ...[home && [home.place, home.id, home.revision, home.versions, home.projectId ?? null]],
    ...[waiting ?? null, sent ?? []],
  ]);
}
