import type { SampleSummary, SampleVersion } from '@longhand/contract/sample';
import type { ListedHead } from './queries.ts';
import type { VersionRow } from './version-queries.ts';

/** The API form of a sample without its text. */
export function presentHead<HeadRow extends ListedHead>(head: HeadRow) {
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
