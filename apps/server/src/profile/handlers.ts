import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { PublishedText, profile } from '@longhand/contract/profile';
import { findPublicProfile, findPublicProfiles, hasBlocked } from '../auth/index.ts';
import { listWordDays, sumWords } from '../goals/index.ts';
import { addMilliseconds, day } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Handlers } from '../platform/http/context.ts';
import { readPublicText, readPublicTextInfos } from '../writing-lab/index.ts';
import { deleteFollow, insertFollow, isFollowing, listVisibleFollowed } from './follow-queries.ts';
import { enqueueFollowerNotifications } from './notify-followers.ts';
import { readProfileSettings, saveProfileSettings } from './queries.ts';
import { deletePublished, insertPublished, listPublished, lockPublished } from './text-queries.ts';

export const profileHandlers: Handlers<typeof profile> = {
  async read({ params: { id } }, { db, clock, caller }) {
    const isOwn = id === caller.userId;
    const { member, choices } = await readVisibleProfile(caller.userId, id, db);
    const { name, username, avatarUrl, createdAt } = member;
    const to = utcDay(clock.now());
    const from = utcDay(addMilliseconds(clock.now(), -yearDays * day));

    return {
      ...{ id, name, username, avatarUrl, memberSince: utcDay(createdAt), isOwn },
      isFollowed: !isOwn && (await isFollowing(db, caller.userId, id)),
      ...choices,
      words: choices.parts.includes('words') ? await sumWords(db, id) : null,
      year: choices.parts.includes('year')
        ? { from, to, days: await listWordDays(db, id, { from, to }) }
        : null,
      texts: await readPublishedTexts(db, id),
    };
  },

  async readText({ params: { id, textId } }, { db, caller }) {
    await readVisibleProfile(caller.userId, id, db);
    const listed = (await readPublishedTexts(db, id)).find((one) => one.id === textId);
    const text = listed && (await readPublicText(db, id, textId));
    if (listed === undefined || text === undefined) throw refuse('sample_not_found');

    return { ...listed, text };
  },

  async publishText({ params: { textId } }, { db, clock, jobs, caller: { userId } }) {
    return db.transaction(async (tx) => {
      const [head] = await readPublicTextInfos(tx, userId, [textId]);
      if (head === undefined) throw refuse('sample_not_found');
      const publishedIds = await lockPublished(tx, userId);
      const visibleTexts = await readPublicTextInfos(tx, userId, publishedIds);
      if (!publishedIds.includes(textId) && visibleTexts.length >= limits.publishedTextsMax) {
        throw refuse('published_limit', { details: { limit: limits.publishedTextsMax } });
      }
      const row = { userId, sampleId: textId, publishedAt: clock.now() };
      const isNew = await insertPublished(tx, row);
      if (isNew) await enqueueFollowerNotifications(tx, { jobs }, { writerId: userId, textId });

      return { success: true };
    });
  },

  async unpublishText({ params: { textId } }, { db, caller: { userId } }) {
    await deletePublished(db, userId, textId);

    return { success: true };
  },

  async listFollowed(_, { db, caller: { userId } }) {
    const ids = await listVisibleFollowed(db, userId);
    const profiles = await findPublicProfiles(db, ids);

    return {
      items: ids.flatMap((id) => {
        const found = profiles.get(id);
        if (found === undefined) return [];
        const { name, username, avatarUrl } = found;

        return [{ id, name, username, avatarUrl }];
      }),
    };
  },

  async follow({ params: { id } }, { db, clock, caller: { userId } }) {
    if (id === userId) throw refuse('follow_self');
    await readVisibleProfile(userId, id, db);
    const row = { userId, followedId: id, followedAt: clock.now() };
    if (!(await db.transaction((tx) => insertFollow(tx, row)))) {
      throw refuse('follow_limit', { details: { limit: limits.followedMax } });
    }

    return { success: true };
  },

  async unfollow({ params: { id } }, { db, caller: { userId } }) {
    await deleteFollow(db, userId, id);

    return { success: true };
  },

  async change({ body }, { db, clock, caller }) {
    const given = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== undefined),
    );

    return saveProfileSettings(db, { ...given, userId: caller.userId, now: clock.now() });
  },
};

const yearDays = 364;

/** A profile as the caller may see it. Hidden profiles of others, and those of users who blocked the caller, are refused as not found. */
async function readVisibleProfile(callerId: string, id: string, db: Db) {
  const [member, choices] = [await findPublicProfile(db, id), await readProfileSettings(db, id)];
  const isVisible = id === callerId || (choices.isShown && !(await hasBlocked(db, id, callerId)));
  if (member === null || !isVisible) throw refuse('profile_not_found');

  return { member, choices };
}

async function readPublishedTexts(db: Db, userId: string): Promise<PublishedText[]> {
  const published = await listPublished(db, userId);
  const heads = await readPublicTextInfos(
    db,
    userId,
    published.map(({ sampleId }) => sampleId),
  );
  const byId = new Map(heads.map((head) => [head.id, head]));

  return published.flatMap(({ sampleId, publishedAt }) => {
    const head = byId.get(sampleId);

    return head ? [{ ...head, publishedAt: publishedAt.toISOString() }] : [];
  });
}

function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
