import { findPublicProfiles } from '../../auth/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { listAudience } from '../conversations/member-queries.ts';
import { mentionedNames } from '../rules.ts';

/** Ids of the members whom a text names by `@username`. */
export async function findMentions(
  db: Db,
  conversationId: string,
  body: string,
): Promise<string[]> {
  const names = mentionedNames(body);
  if (names.size === 0) return [];
  const profiles = await findPublicProfiles(db, await listAudience(db, conversationId));

  return Array.from(profiles)
    .filter(([, { username }]) => username !== null && names.has(username))
    .map(([id]) => id);
}
