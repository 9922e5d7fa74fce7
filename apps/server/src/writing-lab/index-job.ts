import {
  estimateAnalysisCost,
  type SearchPart,
  textSections,
} from '@longhand/analysis/search/search-parts';
import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import type { Job } from '../platform/slice.ts';
import {
  lockSampleHead,
  readSample,
  type SampleHead,
  type SampleRow,
  writeCounts,
} from './queries.ts';
import { hasSameCounts } from './rules.ts';
import { addParts, indexSample, keepOnlyParts, listDigests } from './search-queries.ts';
import { textWorker } from './text-worker-client.ts';

/** Indexes a long text and counts its findings after its save was answered. */
const indexJobName = 'writing-lab-index-text';

/** Maximum number of search terms per text, enough for the longest allowed text. The rest is not indexed. */
const maxTerms = 600_000;
/** Above this cost, findings are not counted: twice the longest text with ordinary lines, or the longest in Chinese. */
const maxAnalysisCost = 24_000_000;
/** Cost per job priority step: cheaper texts run first. */
const costPerPriorityStep = 200_000;

/** Enqueues the index job in the transaction of a save. Small texts run first, and one text per user at a time across all nodes. */
function enqueueIndexJob(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { userId, id, text }: Pick<SampleRow, 'userId' | 'id' | 'text'>,
): Promise<void> {
  const priority = -Math.ceil(estimateAnalysisCost(text) / costPerPriorityStep);

  return jobs.enqueue(tx, indexJobName, { userId, id }, { key: id, group: userId, priority });
}

/** Indexes the given parts, or enqueues the index job when they are not known yet. */
export async function indexOrEnqueue(
  tx: Db,
  services: Pick<Services, 'jobs'>,
  sample: SampleHead & { text: string },
  parts: readonly SearchPart[] | null,
): Promise<void> {
  await indexSample(tx, sample, parts);
  if (parts === null) await enqueueIndexJob(tx, services, sample);
}

export const indexJob: Job = {
  name: indexJobName,
  isDeduplicated: true,
  isSerialPerGroup: true,
  async run({ db }, { userId, id } = {}) {
    if (userId === undefined || id === undefined) return;
    const sample = await readSample(db, userId, id);
    if (sample) await indexText(db, sample);
  },
};

/** Indexes a text section by section, so that other users' work runs in between; stops when the text was saved again. */
async function indexText(db: Db, sample: SampleRow): Promise<void> {
  const { id, text, language, kind } = sample;
  const known = await listDigests(db, id);
  const { isEstimated } = await textWorker.count({ text, language });
  const isAnalyzed = estimateAnalysisCost(text) <= maxAnalysisCost;
  const digests = new Set<string>();
  let [words, findings, terms] = [0, 0, 0];
  for (const section of textSections(text)) {
    const part = { text: section, language, known };
    const read = isAnalyzed
      ? await textWorker.analyze({ ...part, kind, sampleId: null })
      : { figures: null, parts: await textWorker.search(part) };
    words += read.figures?.words ?? 0;
    findings += read.figures?.findings ?? 0;
    const parts = terms > maxTerms ? [] : read.parts.filter(({ digest }) => !digests.has(digest));
    for (const { digest } of parts) digests.add(digest);
    terms += parts.reduce((sum, one) => sum + one.terms.length, 0);
    const added = parts.filter(({ digest }) => !known.includes(digest));
    if (!(await runIfUnchanged(db, sample, (tx) => addParts(tx, id, added)))) return;
  }

  await runIfUnchanged(db, sample, async (tx) => {
    await keepOnlyParts(tx, id, [...digests]);
    await writeCounts(tx, sample, {
      findings: isAnalyzed ? findings : null,
      ...(isEstimated && isAnalyzed && { words }),
    });
  });
}

/** Runs work on the locked text if it is unchanged since it was read; returns whether it was. */
function runIfUnchanged(
  db: Db,
  sample: SampleRow,
  work: (tx: Db) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const head = await lockSampleHead(tx, sample.userId, sample.id);
    const isUnchanged = head !== undefined && hasSameCounts(head, sample);
    if (isUnchanged) await work(tx);

    return isUnchanged;
  });
}
