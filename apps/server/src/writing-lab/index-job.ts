import {
  estimateAnalysisCost,
  type SearchPart,
  textSections,
} from '@longhand/analysis/search/search-parts';
import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import type { Job } from '../platform/slice.ts';
import { figures } from './figures.ts';
import { type Head, holdHead, readSample, type SampleRow, writeFigures } from './queries.ts';
import { isCountedAlike } from './rules.ts';
import { addParts, indexSample, keepParts, listDigests } from './search-queries.ts';

/** What a long text is found by and how many findings it has is worked out after its save was answered. */
const name = 'writing-lab-index-text';

/** Terms of one text: those of the longest text there can be. What comes behind them is not found. */
const termsMost = 600_000;
/** Beyond this, findings are not counted: twice the longest text of ordinary lines, or the longest in Chinese. */
const costMost = 24_000_000;
/** A step of the priority of jobs: texts that cost less go first. */
const costOfStep = 200_000;

/**
 * To be called in the transaction of a save that left a text to its job. Small texts go first, and of one writer's texts one at a
 * time, on all nodes.
 */
function askForIndex(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { userId, id, text }: Pick<SampleRow, 'userId' | 'id' | 'text'>,
): Promise<void> {
  const priority = -Math.ceil(estimateAnalysisCost(text) / costOfStep);

  return jobs.enqueue(tx, name, { userId, id }, { key: id, group: userId, priority });
}

/** What a text is found by from now on: the parts that are known, or those that its job will find. */
export async function indexOrAsk(
  tx: Db,
  services: Pick<Services, 'jobs'>,
  sample: Head & { text: string },
  parts: readonly SearchPart[] | null,
): Promise<void> {
  await indexSample(tx, sample, parts);
  if (parts === null) await askForIndex(tx, services, sample);
}

export const indexJob: Job = {
  name,
  isMerged: true,
  isInGroups: true,
  async run({ db }, { userId, id } = {}) {
    if (userId === undefined || id === undefined) return;
    const sample = await readSample(db, userId, id);
    if (sample) await indexText(db, sample);
  },
};

/** Section by section, so that other writers' texts and queries find their turn in between; stops when the text is saved anew. */
async function indexText(db: Db, sample: SampleRow): Promise<void> {
  const { id, text, language, kind } = sample;
  const known = await listDigests(db, id);
  const { isEstimated } = await figures.count({ text, language });
  const isCounted = estimateAnalysisCost(text) <= costMost;
  const digests = new Set<string>();
  let [words, findings, terms] = [0, 0, 0];
  for (const section of textSections(text)) {
    const part = { text: section, language, known };
    const read = isCounted
      ? await figures.analyze({ ...part, kind, sampleId: null })
      : { figures: null, parts: await figures.search(part) };
    words += read.figures?.words ?? 0;
    findings += read.figures?.findings ?? 0;
    const parts = terms > termsMost ? [] : read.parts.filter(({ digest }) => !digests.has(digest));
    for (const { digest } of parts) digests.add(digest);
    terms += parts.reduce((sum, one) => sum + one.terms.length, 0);
    const added = parts.filter(({ digest }) => !known.includes(digest));
    if (!(await whileUnchanged(db, sample, (tx) => addParts(tx, id, added)))) return;
  }

  await whileUnchanged(db, sample, async (tx) => {
    await keepParts(tx, id, [...digests]);
    await writeFigures(tx, sample, {
      findings: isCounted ? findings : null,
      ...(isEstimated && isCounted && { words }),
    });
  });
}

/** Works on a text that is held as it was read; says whether it was. */
function whileUnchanged(
  db: Db,
  sample: SampleRow,
  work: (tx: Db) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const head = await holdHead(tx, sample.userId, sample.id);
    const isUnchanged = head !== undefined && isCountedAlike(head, sample);
    if (isUnchanged) await work(tx);

    return isUnchanged;
  });
}
