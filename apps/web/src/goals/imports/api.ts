import { goalImports, type ImportOrigin, type ImportRow } from '@longhand/contract/goals-imports';
import { limits } from '@longhand/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../platform/api-client.ts';
import { refresh, useChange } from '../../platform/query.ts';

const api = client(goalImports);
const stale = ['goals', 'home', 'projects', 'profile'];

/** What was brought in before, latest first. */
export function useImports() {
  return useQuery({ queryKey: ['goals', 'imports'], queryFn: () => api.listImports() });
}

export const useUndoImport = () => useChange(api.undoImport, { stale });

type Work = { rows: readonly ImportRow[]; signal: AbortSignal; onProgress: (done: number) => void };

/** How many of the rows are new, looked at in parts. */
export async function checkAll(origin: ImportOrigin, { rows, signal, onProgress }: Work) {
  const sum = { fresh: 0, known: 0, future: 0 };
  for (const part of partsOf(rows)) {
    signal.throwIfAborted();
    const found = await api.checkRows({ body: { origin, rows: part } });
    sum.fresh += found.fresh;
    sum.known += found.known;
    sum.future += found.future;
    onProgress(sum.fresh + sum.known + sum.future);
  }

  return sum;
}

/**
 * Adds rows in parts, one after the other. What was sent before a stop or a failure stays, and sending it again adds it once.
 *
 * @returns how many entries came of it
 */
export async function addAll(
  { id, origin, name }: { id: string; origin: ImportOrigin; name: string },
  { rows, signal, onProgress }: Work,
): Promise<number> {
  const params = { id };
  let { added } = await api.beginImport({ params, body: { origin, name } });
  let sent = 0;
  try {
    for (const part of partsOf(rows)) {
      if (signal.aborted) break;
      ({ added } = await api.addRows({ params, body: { rows: part } }));
      sent += part.length;
      onProgress(sent);
    }
  } finally {
    await refresh(stale);
  }

  return added;
}

function partsOf(rows: readonly ImportRow[]): ImportRow[][] {
  const size = limits.importRowsAtOnce;

  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  );
}
