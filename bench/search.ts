import '@longhand/analysis/every-language';
import { searchParts } from '@longhand/analysis/search/search-parts';
import { type BenchDatabase, measureOnBothDatabases } from './on-both-databases.ts';
import { type Comparison, printComparisons } from './report.ts';
import { type BenchUser, medianDurations, type Sql, startSeededServer } from './seeded-server.ts';
import { generateNovel } from './texts.ts';

/**
 * Duration of a search through the server for a user with 10,000 texts, compared with a user with 100; and of saving one more text, which
 * is counted, analyzed and indexed.
 */
const sizes = { few: 100, many: 10_000 };
const words = 500;
const batchSize = 200;
const runs = 3;
const searches = {
  'a word in a few texts': 'zither',
  'a word in many texts': 'lighthouse',
  'a prefix of many words': 'th',
  'two words': 'old harbour',
  'a phrase': '"said Felix"',
};

const insertSamples = `
  insert into samples (id, user_id, title, kind, language, tags, text, digest, words, characters, findings, revision,
    versions, created_at, changed_at)
  select id, $1::uuid, title, 'fiction', 'en', '{}', text, md5(text), 500, length(text), 12, 1, 1, now(),
    now() - at * interval '1 minute'
  from jsonb_to_recordset($2::jsonb) as one (id uuid, title text, text text, at int)`;

const insertWords = `
  insert into sample_words (sample_id, digest, terms)
  select id, digest, array_to_tsvector(array(select jsonb_array_elements_text(terms)))
  from jsonb_to_recordset($1::jsonb) as one (id uuid, digest text, terms jsonb)`;

/** A plan without the text limit. */
const raisePlan = 'update users set plan_role = 10 where id in ($1::uuid, $2::uuid)';

await measureOnBothDatabases(benchOn);

async function benchOn(database: BenchDatabase) {
  const server = await startSeededServer(database);
  try {
    await server.seed(async (sql) => {
      await sql(raisePlan, [server.few.userId, server.many.userId]);
      await insertTexts(sql, server.few, sizes.few);
      await insertTexts(sql, server.many, sizes.many);
    });
    const comparisons: Comparison[] = [];
    for (const [what, search] of Object.entries(searches)) {
      comparisons.push(await compareUsers(what, ({ api }) => searchFor(api, search), server));
    }
    comparisons.push(await compareUsers('a save', ({ api }) => saveSample(api), server));
    printComparisons(
      `Search in ${sizes.many} texts on ${database.name} (median of ${runs})`,
      comparisons,
    );
  } finally {
    await server.remove();
  }
}

async function compareUsers(
  what: string,
  work: (writer: BenchUser) => Promise<unknown>,
  { few, many }: { few: BenchUser; many: BenchUser },
): Promise<Comparison> {
  const [value = Number.NaN, ours = Number.NaN] = await medianDurations(runs, [
    () => work(few),
    () => work(many),
  ]);

  return { what, unit: 'ms', ours, reference: { name: `in ${sizes.few} texts`, value } };
}

function searchFor(api: BenchUser['api'], search: string) {
  return api.writingLab.listSamples({ query: { search } });
}

function saveSample(api: BenchUser['api']) {
  const id = crypto.randomUUID();

  return api.writingLab.createSample({
    body: { id, title: 'One more', kind: 'fiction', language: 'en', text: generateNovel(words, 7) },
  });
}

/** Inserts texts and their search index as saving each would. */
async function insertTexts(sql: Sql, { userId }: BenchUser, count: number) {
  for (let from = 0; from < count; from += batchSize) {
    const texts = Array.from({ length: Math.min(batchSize, count - from) }, (_, at) => ({
      id: crypto.randomUUID(),
      at: from + at,
      title: `Chapter ${from + at}`,
      text: `${generateNovel(words, from + at)}${(from + at) % 50 === 0 ? ' Zithers.' : ''}`,
    }));
    const indexRows = texts.flatMap(({ id, title, text }) => [
      ...searchParts(title, 'en').map((part) => ({ ...part, id, digest: `title ${part.digest}` })),
      ...searchParts(text, 'en').map((part) => ({ ...part, id })),
    ]);
    await sql(insertSamples, [userId, JSON.stringify(texts)]);
    await sql(insertWords, [JSON.stringify(indexRows)]);
  }
}
