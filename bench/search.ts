import '@longhand/analysis/every-language';
import { searchParts } from '@longhand/analysis/search/search-parts';
import { millisecondsOf, openGrownServer, type Sql, type Writer } from './grown-server.ts';
import { type BenchDatabase, onBothDatabases } from './on-both-databases.ts';
import { type Comparison, print } from './report.ts';
import { novel } from './texts.ts';

/**
 * How long a search takes a writer of ten thousand texts, through the server, against one of a hundred; and a save of
 * one more, which counts the words and findings of that text and makes it found.
 */
const sizes = { few: 100, many: 10_000 };
const words = 500;
const atOnce = 200;
const times = 3;
const searches = {
  'a word in a few texts': 'zither',
  'a word in many texts': 'lighthouse',
  'the beginning of many words': 'th',
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

/** A plan that keeps as many texts. */
const giveRoom = 'update users set plan_role = 10 where id in ($1::uuid, $2::uuid)';

await onBothDatabases(benchOn);

async function benchOn(database: BenchDatabase) {
  const server = await openGrownServer(database);
  try {
    await server.grow(async (sql) => {
      await sql(giveRoom, [server.few.userId, server.many.userId]);
      await fill(sql, server.few, sizes.few);
      await fill(sql, server.many, sizes.many);
    });
    const comparisons: Comparison[] = [];
    for (const [what, search] of Object.entries(searches)) {
      comparisons.push(await compared(what, ({ api }) => searchFor(api, search), server));
    }
    comparisons.push(await compared('a save', ({ api }) => save(api), server));
    print(`Search in ${sizes.many} texts on ${database.name} (median of ${times})`, comparisons);
  } finally {
    await server.remove();
  }
}

async function compared(
  what: string,
  work: (writer: Writer) => Promise<unknown>,
  { few, many }: { few: Writer; many: Writer },
): Promise<Comparison> {
  const [value = Number.NaN, ours = Number.NaN] = await millisecondsOf(times, [
    () => work(few),
    () => work(many),
  ]);

  return { what, unit: 'ms', ours, reference: { name: `in ${sizes.few} texts`, value } };
}

function searchFor(api: Writer['api'], search: string) {
  return api.writingLab.listSamples({ query: { search } });
}

function save(api: Writer['api']) {
  const id = crypto.randomUUID();

  return api.writingLab.createSample({
    body: { id, title: 'One more', kind: 'fiction', language: 'en', text: novel(words, 7) },
  });
}

/** Texts and what they are found by, as saving each of them would have left them. */
async function fill(sql: Sql, { userId }: Writer, count: number) {
  for (let from = 0; from < count; from += atOnce) {
    const texts = Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => ({
      id: crypto.randomUUID(),
      at: from + at,
      title: `Chapter ${from + at}`,
      text: `${novel(words, from + at)}${(from + at) % 50 === 0 ? ' Zithers.' : ''}`,
    }));
    const found = texts.flatMap(({ id, title, text }) => [
      ...searchParts(title, 'en').map((part) => ({ ...part, id, digest: `title ${part.digest}` })),
      ...searchParts(text, 'en').map((part) => ({ ...part, id })),
    ]);
    await sql(insertSamples, [userId, JSON.stringify(texts)]);
    await sql(insertWords, [JSON.stringify(found)]);
  }
}
