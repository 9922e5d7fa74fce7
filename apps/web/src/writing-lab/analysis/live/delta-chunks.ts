import type { ParagraphResult, WorkerResponse } from '@longhand/analysis';

type Delta = Extract<WorkerResponse, { kind: 'delta' }>;

/** Paragraphs of the delta that follows. A whole novel in one message would block the page for more than a frame. */
export type DeltaChunk = { kind: 'part'; paragraphs: readonly ParagraphResult[] };
/** A delta whose paragraphs were sent before it; `taken` is the number of paragraphs of each splice. */
export type DeltaTail = Delta & { taken: readonly number[] };

/** UTF-16 units of text in one chunk: about 2,000 words. */
const maxChunkUnits = 12_000;

/** Splits a delta into the messages that carry it: one, or several for a long text. */
export function splitDelta(message: Delta): readonly (DeltaChunk | DeltaTail | Delta)[] {
  const { splices } = message.delta;
  const all = splices.flatMap(({ insert }) => insert);
  if (all.reduce((sum, { length }) => sum + length, 0) <= maxChunkUnits) return [message];

  const parts: DeltaChunk[] = [];
  let paragraphs: ParagraphResult[] = [];
  let units = 0;
  for (const paragraph of all) {
    paragraphs.push(paragraph);
    units += paragraph.length;
    if (units < maxChunkUnits) continue;
    parts.push({ kind: 'part', paragraphs });
    paragraphs = [];
    units = 0;
  }
  parts.push({ kind: 'part', paragraphs });
  const emptied = splices.map((splice) => ({ ...splice, insert: [] }));
  const taken = splices.map(({ insert }) => insert.length);

  return [...parts, { ...message, delta: { ...message.delta, splices: emptied }, taken }];
}

/** Puts the chunks back into the delta that follows them. */
export function createDeltaJoiner() {
  let buffered: ParagraphResult[] = [];

  return {
    addChunk({ paragraphs }: DeltaChunk): void {
      for (const paragraph of paragraphs) buffered.push(paragraph);
    },

    join(message: Delta | DeltaTail): Delta {
      if (!('taken' in message)) return message;
      const { taken, delta, ...rest } = message;
      let next = 0;
      const splices = delta.splices.map((splice, at) => {
        const from = next;
        next += taken[at] ?? 0;

        return { ...splice, insert: buffered.slice(from, next) };
      });
      buffered = [];

      return { ...rest, delta: { ...delta, splices } };
    },
  };
}
