import type { ChangeSet, Text } from '@codemirror/state';
import type { Draft, LabDatabase } from '../device/database.ts';
import { saveDraftOnUnload } from '../device/drafts.ts';
import { addPendingEdit, type LocalText, toText } from './draft-edits.ts';

/** A draft shared by all tabs that have it open. The stored draft decides the order of their edits. */
export type SharedDraft = {
  /** Records an edit made in this tab. */
  recordEdit(changes: ChangeSet, doc: Text): void;
  /** Marks a change that other tabs cannot derive from edits, such as the word count. */
  touch(): void;
  /** Applies edits of other tabs and stores our own. Returns when the draft was stored; rejects if storage fails. */
  sync(): Promise<string | null>;
  /** Synchronously stores unstored edits, because the page may be unloading. */
  flushBeforeUnload(): void;
  /** Whether another tab has announced itself. */
  isShared(): boolean;
  stop(): void;
};

/** Notifies other tabs that the draft has changed. Carries no text; they read the stored draft. */
export type DraftChannel = {
  notify(): void;
  listen(heard: () => void): void;
  close(): void;
};

type SharedDraftOptions = {
  /** The draft as stored on this device. */
  draft: Draft;
  database: () => Promise<LabDatabase>;
  channel: DraftChannel;
  newId: () => string;
  /** The current draft; its text is tracked separately. */
  read: () => Draft;
  /** Applies text changes from other tabs. */
  applyChanges: (changes: ChangeSet) => void;
  /** Applies other changes from other tabs. */
  adopt: (theirs: Draft, before: Draft, hasPending: boolean) => void;
  /** Called when another tab has announced itself. */
  onPeer: () => void;
};

/** In characters. Chromium stores a record over 64 KiB through a blob, which is lost when the page unloads. */
const maxLeftText = 10_000;

export function createSharedDraft(options: SharedDraftOptions): SharedDraft {
  const { database, channel, newId, read } = options;
  const tab = newId();
  let doc = toText(options.draft.text);
  let lastSeen: Draft = { ...options.draft, text: '' };
  let local: LocalText = { sequence: options.draft.sequence ?? 0, base: doc, pending: [] };
  let hasOtherChanges = false;
  let hasPeer = false;
  let isStored = false;
  let openedDatabase: LabDatabase | null = null;
  let running: Promise<unknown> = Promise.resolve();

  const freezePending = () => {
    local = { ...local, pending: local.pending.map((edit) => ({ ...edit, isFixed: true })) };

    return local.pending;
  };

  const applyNewer = async (newer: Draft) => {
    const { rebaseText } = await import('./rebase-text.ts');
    const { local: next, changes } = rebaseText(local, newer);
    local = next;
    if (changes && !changes.empty) {
      doc = changes.apply(doc);
      options.applyChanges(changes);
    }
    const before = lastSeen;
    lastSeen = { ...newer, text: '' };
    isStored = true;
    options.adopt(newer, before, local.pending.length > 0);
  };

  /** Returns whether everything is stored; false if another tab stored first. */
  const syncOnce = async (from: LabDatabase): Promise<boolean> => {
    const { syncDraft, readNewer } = await import('./draft-sync.ts');
    const mine = read();
    const isChanged = hasOtherChanges || local.pending.length > 0 || !hasSameFields(mine, lastSeen);
    if (!isChanged) {
      const newer = await readNewer(from, lastSeen.id, local.sequence);
      if (newer) await applyNewer(newer);

      return newer === null;
    }
    const pending = freezePending();
    const written = doc;
    const wasTouched = hasOtherChanges;
    hasOtherChanges = false;
    try {
      const { sequence } = local;
      const result = await syncDraft(
        from,
        { ...mine, text: doc.toString() },
        { sequence, edits: lastSeen.edits ?? [], pending },
      );
      if ('newer' in result) {
        hasOtherChanges ||= wasTouched;
        await applyNewer(result.newer);

        return false;
      }
      const { kept } = result;
      const since = local.pending.slice(pending.length);
      local = { sequence: kept.sequence ?? 0, base: written, pending: since };
      lastSeen = { ...kept, text: '' };
      isStored = true;
      channel.notify();

      return true;
    } catch (failure) {
      hasOtherChanges ||= wasTouched;
      throw failure;
    }
  };

  const syncNow = async () => {
    openedDatabase = await database();
    while (!(await syncOnce(openedDatabase)));

    return isStored ? lastSeen.keptAt : null;
  };

  const sync = () => {
    const next = running.then(syncNow, syncNow);
    running = next;

    return next;
  };

  channel.listen(() => {
    hasPeer = true;
    options.onPeer();
  });
  channel.notify();

  return {
    sync,
    isShared: () => hasPeer,

    recordEdit(changes, after) {
      local = addPendingEdit(local, changes, newId);
      doc = after;
    },

    touch() {
      hasOtherChanges = true;
    },

    flushBeforeUnload() {
      const mine = read();
      if (
        !openedDatabase ||
        (!hasOtherChanges && local.pending.length === 0 && hasSameFields(mine, lastSeen))
      )
        return;
      const edits = freezePending().map(({ id, changes }) => ({ id, changes: changes.toJSON() }));
      const { sequence, base } = local;
      const { title, kind, language, pasted } = lastSeen;
      const isLong = base.length > maxLeftText;
      saveDraftOnUnload(openedDatabase, {
        ...{
          draftId: lastSeen.id,
          tab,
          sequence,
          base: isLong ? base.length : base.toString(),
          edits,
        },
        seen: { title, kind, language, pasted },
        draft: { ...mine, edits: [], text: isLong ? null : doc.toString() },
      });
      channel.notify();
    },

    stop: channel.close,
  };
}

type SharedFields = Pick<
  Draft,
  'title' | 'kind' | 'language' | 'pasted' | 'home' | 'isAhead' | 'waiting' | 'sent'
>;

function hasSameFields(one: SharedFields, other: SharedFields): boolean {
  return serializeFields(one) === serializeFields(other);
}

function serializeFields({
  title,
  kind,
  language,
  pasted,
  home,
  isAhead,
  waiting,
  sent,
}: SharedFields): string {
  return JSON.stringify([
    ...[title, kind, language, pasted, isAhead],
    ...[home && [home.place, home.id, home.revision, home.versions, home.projectId ?? null]],
    ...[waiting ?? null, sent ?? []],
  ]);
}
