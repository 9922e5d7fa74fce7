import type { DocumentKind, TextLanguage } from '@longhand/contract/values';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { readStoredText } from './long-texts.ts';
import { samples } from './tables.ts';

/** The fields of a text that other users may see. */
type PublicTextInfo = {
  id: string;
  title: string;
  kind: DocumentKind;
  language: TextLanguage;
  words: number;
};

const { id, title, kind, language, words } = samples;

/** The given texts of a user that are outside of the trash. */
export async function readPublicTextInfos(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<PublicTextInfo[]> {
  if (ids.length === 0) return [];

  return db
    .select({ id, title, kind, language, words })
    .from(samples)
    .where(and(eq(samples.userId, userId), inArray(id, [...ids]), isNull(samples.deletedAt)))
    .orderBy(asc(id))
    .limit(ids.length);
}

/** The current content of a text outside of the trash. */
export async function readPublicText(
  db: Db,
  userId: string,
  textId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ text: samples.text, longTextId: samples.longTextId })
    .from(samples)
    .where(and(eq(samples.userId, userId), eq(id, textId), isNull(samples.deletedAt)));

  return found && readStoredText(db, found);
}
