import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { addMilliseconds, hour } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import { longTextPieces, longTexts, samples, sampleVersions } from './tables.ts';

/** Longer texts are stored in pieces of this many UTF-16 units. */
const pieceLength = 262_144;

/** Pause between two writes. */
const pauseBetweenPiecesMs = 4;

/** Overlap between pieces; longer than any search phrase. */
const maxSearchLength = 256;

/** The stored content of a text or version: the text itself, or the id of its pieces. */
export type StoredText = { text: string; longTextId: string | null };

/**
 * Writes a long text piece by piece, each in its own transaction, so that other queries run in between. Pieces are invisible until a row
 * refers to them; a job erases pieces that are never referenced.
 *
 * @param db outside of a transaction
 */
export async function storeText(
  db: Db,
  { userId, sampleId, text }: { userId: string; sampleId: string; text: string },
  now: Date,
): Promise<StoredText> {
  if (text.length <= pieceLength) return { text, longTextId: null };

  const id = newId();
  await db.insert(longTexts).values({ id, userId, sampleId, createdAt: now });
  let number = 0;
  for (const piece of splitIntoPieces(text)) {
    await storePiece(db, { textId: id, number: number++, piece });
  }

  return { text: '', longTextId: id };
}

/**
 * Commits asynchronously: the commit of the referring row flushes the log up to itself, including this piece. The pause between pieces lets
 * other queries run.
 */
async function storePiece(
  db: Db,
  { textId, number, piece }: typeof longTextPieces.$inferInsert,
): Promise<void> {
  await db.execute(sql`
    insert into ${longTextPieces} (text_id, number, piece) select ${textId}::uuid, ${number}::int, ${piece}::text
    where set_config('synchronous_commit', 'off', true) is not null
  `);
  await new Promise((resolve) => setTimeout(resolve, pauseBetweenPiecesMs));
}

/** The whole text, read piece by piece. */
export async function readStoredText(db: Db, { text, longTextId }: StoredText): Promise<string> {
  if (longTextId === null) return text;

  const pieces: string[] = [];
  for (;;) {
    const [row] = await db
      .select({ piece: longTextPieces.piece })
      .from(longTextPieces)
      .where(and(eq(longTextPieces.textId, longTextId), eq(longTextPieces.number, pieces.length)));
    if (!row) break;
    pieces.push(row.piece);
  }
  if (pieces.length === 0) throw new Error(`The pieces of text ${longTextId} are missing`);

  return pieces.join('');
}

/** Yields a text in parts that end at word boundaries and overlap by more than a search phrase. */
export async function* readStoredParts(
  db: Db,
  { text, longTextId }: StoredText,
): AsyncGenerator<string> {
  if (longTextId === null) {
    yield text;

    return;
  }
  let carriedOver = '';
  for (let number = 0; ; number++) {
    const [row] = await db
      .select({ piece: longTextPieces.piece })
      .from(longTextPieces)
      .where(and(eq(longTextPieces.textId, longTextId), eq(longTextPieces.number, number)));
    if (!row) break;
    const read = carriedOver + row.piece;
    yield row.piece.length < pieceLength ? read : read.replace(/(?<=\s)\S{1,100}$/, '');
    carriedOver = read.slice(-2 * maxSearchLength).replace(/^\S*\s/, '');
  }
}

/** Size of a text in bytes, which the database knows without reading it. */
export const storedBytes =
  sql`case when ${samples.longTextId} is null then octet_length(${samples.text}) else (
  select sum(octet_length(${longTextPieces.piece})) from ${longTextPieces}
  where ${longTextPieces.textId} = ${samples.longTextId}) end`.mapWith(Number);

/** The end of a text. Two pieces suffice, because all but the last are full. */
export function storedTail(length: number) {
  return sql<string>`right(case when ${samples.longTextId} is null then ${samples.text} else (
    select string_agg(piece, '' order by number) from (
      select ${longTextPieces.piece}, ${longTextPieces.number} from ${longTextPieces}
      where ${longTextPieces.textId} = ${samples.longTextId}
      order by ${longTextPieces.number} desc limit 2) as last_pieces) end, ${length})`;
}

/** Pieces searched per query; other queries run in between. */
const searchBatchSize = 4;

/** Whether a long text matches a regular expression. Matches must not be longer than the overlap. */
export async function hasLongTextMatch(
  db: Db,
  longTextId: string,
  pattern: string,
): Promise<boolean> {
  for (let from = 0; ; from += searchBatchSize) {
    const { rows } = await db.execute<{ pieces: number; matches: boolean | null }>(sql`
      select count(*)::int as pieces,
        bool_or(one.piece || coalesce(left(next.piece, ${maxSearchLength}), '') ~* ${pattern}) as matches
      from ${longTextPieces} as one
        left join ${longTextPieces} as next on next.text_id = one.text_id and next.number = one.number + 1
      where one.text_id = ${longTextId}
        and one.number >= ${from}::int and one.number < ${from + searchBatchSize}::int`);
    const [found] = rows;
    if (found?.matches) return true;
    if ((found?.pieces ?? 0) < searchBatchSize) return false;
  }
}

/** Erases the long texts of erased samples and their versions. */
export async function eraseLongTexts(tx: Db, sampleIds: readonly string[]): Promise<void> {
  if (sampleIds.length === 0) return;
  await tx.delete(longTexts).where(inArray(longTexts.sampleId, [...sampleIds]));
}

/** Texts erased per transaction. */
const eraseBatchSize = 4;

/**
 * Erases long texts that no sample or version refers to. Those written within the last hour are kept, because a running save may still
 * refer to them.
 */
export async function eraseUnusedLongTexts(db: Db, now: Date): Promise<void> {
  for (;;) {
    const unused = await db
      .select({ id: longTexts.id })
      .from(longTexts)
      .leftJoin(samples, eq(samples.longTextId, longTexts.id))
      .leftJoin(sampleVersions, eq(sampleVersions.longTextId, longTexts.id))
      .where(
        and(
          lt(longTexts.createdAt, addMilliseconds(now, -hour)),
          isNull(samples.id),
          isNull(sampleVersions.sampleId),
        ),
      )
      .orderBy(asc(longTexts.id))
      .limit(eraseBatchSize);
    if (unused.length === 0) return;
    const ids = unused.map(({ id }) => id);
    await db.delete(longTexts).where(inArray(longTexts.id, ids));
  }
}

/** Splits a text without separating surrogate pairs. */
function* splitIntoPieces(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const end = start + pieceLength;
    const isInPair = /[\uDC00-\uDFFF]/.test(text.charAt(end));
    const cut = isInPair ? end + 1 : end;
    yield text.slice(start, cut);
    start = cut;
  }
}
