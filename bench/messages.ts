import '@longhand/analysis/every-language';
import { searchTerms } from '@longhand/analysis/search/search-terms';
import { type BenchDatabase, measureOnBothDatabases } from './on-both-databases.ts';
import { type Comparison, printComparisons } from './report.ts';
import { type BenchUser, medianDurations, type Sql, startSeededServer } from './seeded-server.ts';
import { generateNovel } from './texts.ts';

/** Duration of operations of a user with 10,000 conversations and 1,000,000 messages, compared with a user with a hundred conversations. */
const perConversation = 100;
const sizes = { few: 100, many: 10_000 };
const runs = 5;
const searches = {
  'a search for a rare word': 'zithers',
  'a search for a frequent word': 'the',
  'a search for a prefix of many words': 't',
  'a search for two words': 'old harbour',
  'a search for a phrase': '"said Felix"',
};

const insertPeople = `
  insert into users (id, email, display_name, created_at)
  select gen_random_uuid(), 'p' || n || '@example.org', 'Person ' || n, now() - interval '1 year'
  from generate_series(1, $1::int) n`;

const insertTexts = `
  create table bench_texts as
  select n::int as n, body, array(select jsonb_array_elements_text(terms)) as terms
  from jsonb_to_recordset($1::jsonb) as one (n int, body text, terms jsonb)`;

const insertConversations = `
  with people as (select id, row_number() over (order by id) as n from users where email like 'p%@example.org')
  insert into conversations (id, kind, title, lower_user_id, higher_user_id, created_at, started_at, last_seq, version, last_message_at)
  select gen_random_uuid(), 'direct', '', least($1::uuid, id), greatest($1::uuid, id), now() - interval '1 year', now() - interval '1 year', $3::int, $3::int,
    now() - n * interval '1 minute'
  from people where n <= $2::int`;

const insertMembers = `
  with pairs as (
    select id, unnest(array[lower_user_id, higher_user_id]) as user_id from conversations), members as (
    insert into conversation_members (conversation_id, user_id, role, state, joined_at, last_read_seq, receipt_seq,
      last_delivered_seq, is_pinned, is_archived, draft)
    select id, user_id, 'member', 'active', now(), $1::int - 5, $1::int - 5, $1::int - 5, false, false, '' from pairs)
  insert into conversation_member_ranges (conversation_id, user_id, from_seq) select id, user_id, 1 from pairs`;

const insertMessages = `
  insert into messages (conversation_id, seq, version, sender_id, client_id, sent_at, body, mentions, terms)
  select c.id, s, s, case when s % 2 = 0 then lower_user_id else higher_user_id end, gen_random_uuid(),
    c.last_message_at - ($1::int - s) * interval '1 hour', body, '{}', array_to_tsvector(terms)
  from conversations c cross join generate_series(1, $1::int) s
  join bench_texts t on t.n = (hashtext(c.id::text || s) & 1023)`;

await measureOnBothDatabases(benchOn);

async function benchOn(database: BenchDatabase) {
  const server = await startSeededServer(database);
  try {
    await server.seed((sql) => seedMessages(sql, server));
    const comparisons: Comparison[] = [];
    for (const [what, work] of Object.entries(operations())) {
      const [value = Number.NaN, ours = Number.NaN] = await medianDurations(runs, [
        () => work(server.few.api),
        () => work(server.many.api),
      ]);
      comparisons.push({ what, unit: 'ms', ours, reference: { name: 'a user with few', value } });
    }
    printComparisons(
      `${sizes.many * perConversation} messages on ${database.name} (median of ${runs})`,
      comparisons,
    );
  } finally {
    await server.remove();
  }
}

type Api = BenchUser['api'];

function operations(): Record<string, (api: Api) => Promise<unknown>> {
  const latest = async (api: Api) =>
    (await api.messages.listConversations({ query: { size: 1 } })).items[0]?.id ?? '';
  const inLatest =
    (work: (api: Api, id: string) => Promise<unknown>) =>
    async (api: Api): Promise<unknown> =>
      work(api, await latest(api));

  return {
    'a page of conversations': (api) => api.messages.listConversations({ query: {} }),
    'the unread count': (api) => api.messages.readUnreadCount(),
    'one conversation, then its newest messages': inLatest((api, id) =>
      api.messages.listMessages({ params: { id }, query: { size: 50 } }),
    ),
    'one conversation, then its changes': inLatest((api, id) =>
      api.messages.listMessages({ params: { id }, query: { changedSince: perConversation } }),
    ),
    'one conversation, then a message to it': inLatest((api, id) =>
      api.messages.send({
        params: { id },
        body: { clientId: crypto.randomUUID(), body: generateNovel(30, 7) },
      }),
    ),
    ...Object.fromEntries(
      Object.entries(searches).map(([what, q]) => [
        what,
        (api: Api) => api.messages.search({ query: { q } }),
      ]),
    ),
  };
}

/** Conversations of both users with the same texts. */
async function seedMessages(
  sql: Sql,
  { few, many }: { few: BenchUser; many: BenchUser },
): Promise<void> {
  const texts = Array.from({ length: 1_024 }, (_, n) => {
    const body = `${generateNovel(25, n)}${n === 0 ? ' Zithers.' : ''}`;

    return { n, body, terms: [...searchTerms(body, 'en')] };
  });
  await sql(insertPeople, [sizes.many]);
  await sql(insertTexts, [JSON.stringify(texts)]);
  await sql(insertConversations, [many.userId, sizes.many, perConversation]);
  await sql(insertConversations, [few.userId, sizes.few, perConversation]);
  await sql(insertMembers, [perConversation]);
  await sql(insertMessages, [perConversation]);
}
