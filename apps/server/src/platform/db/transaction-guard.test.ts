import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testkit/database.ts';
import type { Db } from './db.ts';

let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
});

const one = sql<{ n: number }>`select 1 as n`;
const refusal = 'Outer db used inside db.transaction(): use the tx argument.';

test('a query on the outer db inside a transaction is refused', async () => {
  await expect(db.transaction(() => db.execute(one))).rejects.toThrow(refusal);
});

test('a second transaction on the outer db inside a transaction is refused', async () => {
  await expect(
    db.transaction(() => db.transaction(async (tx) => await tx.execute(one))),
  ).rejects.toThrow(refusal);
});

test('a query built outside of a transaction is refused when it runs inside', async () => {
  const built = db.select({ n: sql<number>`1` }).from(sql`(select 1) as one`);

  await expect(db.transaction(async () => await built)).rejects.toThrow(refusal);
});

test('a query builder returned from the callback runs in the transaction', async () => {
  await expect(db.transaction((tx) => tx.execute(one))).resolves.toMatchObject({
    rows: [{ n: 1 }],
  });
});

test('a nested transaction is allowed through tx', async () => {
  const answer = await db.transaction((tx) => tx.transaction((inner) => inner.execute(one)));

  expect(answer.rows).toEqual([{ n: 1 }]);
});

test('concurrent transactions do not affect each other', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? db.execute(one) : db.transaction((tx) => tx.execute(one)),
    ),
  );

  expect(answers).toHaveLength(20);
});

test('work started inside may use the outer db after the transaction has ended', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let late: Promise<unknown> | undefined;

  await db.transaction(async (tx) => {
    late = over.then(() => db.execute(one));
    await tx.execute(one);
  });
  end();

  await expect(late).resolves.toMatchObject({ rows: [{ n: 1 }] });
});

test('a failed transaction leaves no changes, and the next one works', async () => {
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`create table left_over (id int)`);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');

  const { rows } = await db.execute(sql`select to_regclass('left_over') as name`);
  expect(rows).toEqual([{ name: null }]);
});
