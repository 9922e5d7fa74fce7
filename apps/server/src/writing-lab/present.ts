import type { SampleSummary, SampleVersion } from '@longhand/contract/sample';
import type { ListedHead } from './list-queries.ts';
import type { VersionRow } from './version-queries.ts';

/** A sample as lists show it. */
export function presentHead<OfList extends ListedHead>(head: OfList) {
  return {
    ...head,
    createdAt: head.createdAt.toISOString(),
    changedAt: head.changedAt.toISOString(),
    deletedAt: head.deletedAt?.toISOString() ?? null,
  } satisfies SampleSummary;
}

export function presentVersion(
  version: Omit<VersionRow, 'text' | 'longTextId' | 'digest'>,
): SampleVersion {
  return { ...version, createdAt: version.createdAt.toISOString() };
}
