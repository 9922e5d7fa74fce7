import type { SampleSummary, SampleVersion } from '@longhand/contract/sample';
import type { Head } from './queries.ts';
import type { VersionRow } from './version-queries.ts';

/** A sample as lists show it. */
export function presentHead(head: Head): SampleSummary {
  return {
    ...head,
    createdAt: head.createdAt.toISOString(),
    changedAt: head.changedAt.toISOString(),
    deletedAt: head.deletedAt?.toISOString() ?? null,
  };
}

export function presentVersion(
  version: Omit<VersionRow, 'text' | 'longTextId' | 'digest'>,
): SampleVersion {
  return { ...version, createdAt: version.createdAt.toISOString() };
}
