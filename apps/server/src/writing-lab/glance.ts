import type { SampleSummary } from '@longhand/contract/sample';
import type { Context } from '../platform/http/context.ts';
import { presentHead } from './present.ts';
import { hasSamples, readLast } from './queries.ts';
import { excerptOf } from './rules.ts';

const excerptLength = 280;

/** Characters of the database make up characters of a reader, two or three of them in some scripts. */
const tailLength = 3 * excerptLength;

export type Glance = {
  last: (SampleSummary & { excerpt: string }) | null;
  hasSamples: boolean;
};

/** The text the caller changed last with its closing lines, for screens that show it among other things. */
export async function glance({ db, caller: { userId } }: Context<'user'>): Promise<Glance> {
  const last = await readLast(db, userId, tailLength);
  if (!last) return { last: null, hasSamples: await hasSamples(db, userId) };

  const { tail, ...head } = last;
  const excerpt = excerptOf(tail, excerptLength);

  return { last: { ...presentHead(head), excerpt }, hasSamples: true };
}
