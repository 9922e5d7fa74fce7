import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { after, hour } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import { longTextPieces, longTexts, samples, sampleVersions } from './tables.ts';

/** Longer texts are stored in pieces of so many UTF-16 units. */
const pieceLength = 262_144;

/** Between two pieces that are written. */
const pauseMs = 4;

/** More characters than a search can have: so far a piece is read on into the next. */
const overlap = 256;

/** What the row of a text or a version has of it: the text itself, or the id of its pieces. */
export type StoredText = { text: string; longTextId: string | null };

/**
 * Writes a long text piece by piece, each in a transaction of its own, so that the queries of others run in between. Nobody sees the
 * pieces until a row refers to them; those that no row ever refers to are erased by a job.
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
  for (const piece of piecesOf(text)) {
    await storePiece(db, { textId: id, number: number++, piece });
  }

  return { text: '', longTextId: id };
}

/**
 * Does not wait for the disk: the commit of the row that refers to the piece waits for the log up to itself, and so for the piece. Between
 * two pieces others find a moment in which the database is free for more than one of their queries.
 */
async function storePiece(
  db: Db,
  { textId, number, piece }: typeof longTextPieces.$inferInsert,
): Promise<void> {
  await db.execute(sql`
    insert into ${longTextPieces} (text_id, number, piece) select ${textId}::uuid, ${number}::int, ${piece}::text
    where set_config('synchronous_commit', 'off', true) is not null
  `);
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
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

/** A text in parts of whole words that overlap by more than a search can have. */
export async function* readStoredParts(
  db: Db,
  { text, longTextId }: StoredText,
): AsyncGenerator<string> {
  if (longTextId === null) {
    yield text;

    return;
  }
  let before = '';
  for (let number = 0; ; number++) {
    const [row] = await db
      .select({ piece: longTextPieces.piece })
      .from(longTextPieces)
      .where(and(eq(longTextPieces.textId, longTextId), eq(longTextPieces.number, number)));
    if (!row) break;
    const read = before + row.piece;
    yield row.piece.length < pieceLength ? read : read.replace(/(?<=\s)\S{1,100}$/, '');
    before = read.slice(-2 * overlap).replace(/^\S*\s/, '');
  }
}

/** How many bytes a text has; the database knows them without reading it. */
export const storedBytes =
  sql`case when ${samples.longTextId} is null then octet_length(${samples.text}) else (
  select sum(octet_length(${longTextPieces.piece})) from ${longTextPieces}
  where ${longTextPieces.textId} = ${samples.longTextId}) end`.mapWith(Number);

/** The last characters of a text; all but the last piece are long enough. */
export function storedTail(length: number) {
  return sql<string>`right(case when ${samples.longTextId} is null then ${samples.text} else (
    select string_agg(piece, '' order by number) from (
      select ${longTextPieces.piece}, ${longTextPieces.number} from ${longTextPieces}
      where ${longTextPieces.textId} = ${samples.longTextId}
      order by ${longTextPieces.number} desc limit 2) as last_pieces) end, ${length})`;
}

/** So many pieces are searched in one query: the queries of others run in between. */
const piecesAtOnce = 4;

/** Whether a regular expression, which matches no more characters than a search can have, is found in a long text. */
export async function hasLongTextMatch(
  db: Db,
  longTextId: string,
  pattern: string,
): Promise<boolean> {
  for (let from = 0; ; from += piecesAtOnce) {
    const { rows } = await db.execute<{ pieces: number; matches: boolean | null }>(sql`
      select count(*)::int as pieces,
        bool_or(one.piece || coalesce(left(next.piece, ${overlap}), '') ~* ${pattern}) as matches
      from ${longTextPieces} as one
        left join ${longTextPieces} as next on next.text_id = one.text_id and next.number = one.number + 1
      where one.text_id = ${longTextId}
        and one.number >= ${from}::int and one.number < ${from + piecesAtOnce}::int`);
    const [found] = rows;
    if (found?.matches) return true;
    if ((found?.pieces ?? 0) < piecesAtOnce) return false;
  }
}

/** Erases the long texts of samples that were erased, with their versions. */
export async function eraseLongTexts(tx: Db, sampleIds: readonly string[]): Promise<void> {
  if (sampleIds.length === 0) return;
  await tx.delete(longTexts).where(inArray(longTexts.sampleId, [...sampleIds]));
}

/** So many texts are erased in one transaction. */
const erasedAtOnce = 4;

/** Erases what neither a text nor a version refers to; a save may be about to refer to what was just written. */
export async function eraseUnusedLongTexts(db: Db, now: Date): Promise<void> {
  for (;;) {
    const unused = await db
      .select({ id: longTexts.id })
      .from(longTexts)
      .leftJoin(samples, eq(samples.longTextId, longTexts.id))
      .leftJoin(sampleVersions, eq(sampleVersions.longTextId, longTexts.id))
      .where(
        and(
          lt(longTexts.createdAt, after(now, -hour)),
          isNull(samples.id),
          isNull(sampleVersions.sampleId),
        ),
      )
      .orderBy(asc(longTexts.id))
      .limit(erasedAtOnce);
    if (unused.length === 0) return;
    const ids = unused.map(({ id }) => id);
    await db.delete(longTexts).where(inArray(longTexts.id, ids));
  }
}

/** Cuts a text between characters that the database can store. */
function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const end = start + pieceLength;
    const isInPair = /[\uDC00-\uDFFF]/.test(text.charAt(end));
    const cut = isInPair ? end + 1 : end;
    yield text.slice(start, cut);
    start = cut;
  }
}
