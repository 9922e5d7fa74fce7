import { goalImports, type ImportOrigin, type ImportRow } from '@longhand/contract/goals-imports';
import { limits } from '@longhand/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';
import { invalidateSlices, useChange } from '../../platform/query.ts';

const api = client(goalImports);
const stale = ['goals', 'home', 'projects', 'profile'];

/** Past imports, latest first. */
export function useImports() {
  return useQuery({ queryKey: ['goals', 'imports'], queryFn: () => api.listImports() });
}

export const useUndoImport = () => useChange(api.undoImport, { stale });

type BatchOptions = {
  rows: readonly ImportRow[];
  signal: AbortSignal;
  onProgress: (done: number) => void;
};

/** Counts new and known rows, in batches. */
export async function checkRows(origin: ImportOrigin, { rows, signal, onProgress }: BatchOptions) {
  const counts = { fresh: 0, known: 0, future: 0 };
  for (const batch of splitIntoBatches(rows)) {
    signal.throwIfAborted();
    const found = await api.checkRows({ body: { origin, rows: batch } });
    counts.fresh += found.fresh;
    counts.known += found.known;
    counts.future += found.future;
    onProgress(counts.fresh + counts.known + counts.future);
  }

  return counts;
}

/**
 * Adds rows in sequential batches. Batches sent before a cancellation or failure are kept; sending them again is idempotent.
 *
 * @returns the number of added entries
 */
export async function addRows(
  { id, origin, name }: { id: string; origin: ImportOrigin; name: string },
  { rows, signal, onProgress }: BatchOptions,
): Promise<number> {
  const params = { id };
  let { added } = await api.startImport({ params, body: { origin, name } });
  let sent = 0;
  try {
    for (const batch of splitIntoBatches(rows)) {
      if (signal.aborted) break;
      ({ added } = await api.addRows({ params, body: { rows: batch } }));
      sent += batch.length;
      onProgress(sent);
    }
  } finally {
    await invalidateSlices(stale);
  }

  return added;
}

function splitIntoBatches(rows: readonly ImportRow[]): ImportRow[][] {
  const size = limits.importRowsPerRequestMax;

  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  );
}
