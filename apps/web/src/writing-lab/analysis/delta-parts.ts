import type { FromWorker, ParagraphResult } from '@longhand/analysis';

type Delta = Extract<FromWorker, { kind: 'delta' }>;

/** Paragraphs of the delta that follows: a page takes in a whole novel between two frames only in parts. */
export type DeltaPart = { kind: 'part'; paragraphs: readonly ParagraphResult[] };
/** A delta whose paragraphs were sent before it, and how many each of its splices takes of them. */
export type DeltaRest = Delta & { taken: readonly number[] };

/** UTF-16 units of text in one part: about two thousand words. */
const unitsAtOnce = 12_000;

/** A delta as the messages that carry it: one, or for much text several. */
export function deltaParts(message: Delta): readonly (DeltaPart | DeltaRest | Delta)[] {
  const { splices } = message.delta;
  const all = splices.flatMap(({ insert }) => insert);
  if (all.reduce((sum, { length }) => sum + length, 0) <= unitsAtOnce) return [message];

  const parts: DeltaPart[] = [];
  let paragraphs: ParagraphResult[] = [];
  let units = 0;
  for (const paragraph of all) {
    paragraphs.push(paragraph);
    units += paragraph.length;
    if (units < unitsAtOnce) continue;
    parts.push({ kind: 'part', paragraphs });
    paragraphs = [];
    units = 0;
  }
  parts.push({ kind: 'part', paragraphs });
  const emptied = splices.map((splice) => ({ ...splice, insert: [] }));
  const taken = splices.map(({ insert }) => insert.length);

  return [...parts, { ...message, delta: { ...message.delta, splices: emptied }, taken }];
}

/** Puts the parts back into the delta that follows them. */
export function deltaJoiner() {
  let held: ParagraphResult[] = [];

  return {
    hold({ paragraphs }: DeltaPart): void {
      for (const paragraph of paragraphs) held.push(paragraph);
    },

    join(message: Delta | DeltaRest): Delta {
      if (!('taken' in message)) return message;
      const { taken, delta, ...rest } = message;
      let next = 0;
      const splices = delta.splices.map((splice, at) => {
        const from = next;
        next += taken[at] ?? 0;

        return { ...splice, insert: held.slice(from, next) };
      });
      held = [];

      return { ...rest, delta: { ...delta, splices } };
    },
  };
}
