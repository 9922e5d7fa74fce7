import { refuse } from '@longhand/contract/errors';
import { areBlocked, findPublicProfile, type PublicProfile } from '../../auth/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { hasWrittenIn } from '../message-queries.ts';
import { readPrivacy } from '../people/privacy-queries.ts';
import { acceptsMessages, orderPair } from '../rules.ts';
import { haveCommonConversation } from './member-queries.ts';
import { findDirect } from './start-queries.ts';

/** The active account of a person. Refuses one that blocked the caller, or that the caller blocked, as not found. */
export async function requirePerson(
  db: Db,
  callerId: string,
  personId: string,
): Promise<PublicProfile> {
  const profile = await findPublicProfile(db, personId);
  if (profile === null || (await areBlocked(db, callerId, personId))) {
    throw refuse('person_not_found');
  }

  return profile;
}

/** Whether a person knows the caller: wrote to the caller before, or both are active members of a common conversation. */
async function isContactOf(db: Db, personId: string, callerId: string): Promise<boolean> {
  if (await haveCommonConversation(db, personId, callerId)) return true;
  const direct = await findDirect(db, orderPair(personId, callerId));

  return direct !== undefined && (await hasWrittenIn(db, personId, direct.id));
}

/**
 * Whether the caller can write to a person directly, or only by a request that the person answers first.
 *
 * @throws `person_not_found` if the person accepts no messages from the caller
 */
export async function requireReachable(
  db: Db,
  callerId: string,
  personId: string,
): Promise<'active' | 'request'> {
  await requirePerson(db, callerId, personId);
  const isContact = await isContactOf(db, personId, callerId);
  const { whoMayWrite } = await readPrivacy(db, personId);
  if (!acceptsMessages(whoMayWrite, isContact)) throw refuse('person_not_found');

  return isContact ? 'active' : 'request';
}
