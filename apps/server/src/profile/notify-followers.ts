import { findPublicProfile } from '../auth/index.ts';
import { notify } from '../notifications/index.ts';
import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import type { Job } from '../platform/slice.ts';
import { readPublicTextInfos } from '../writing-lab/index.ts';
import { listFollowers } from './follow-queries.ts';
import { readProfileSettings } from './queries.ts';
import { isPublished } from './text-queries.ts';

const jobName = 'profile-notify-followers';
const pageSize = 200;

/** Enqueues the notifications about a text that was just published. */
export async function enqueueFollowerNotifications(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  text: { writerId: string; textId: string },
): Promise<void> {
  await jobs.enqueue(tx, jobName, text, { key: text.textId });
}

/** Notifies the followers of a writer, of each text once, if it can be read when the job runs. */
export const notifyFollowersJob: Job = {
  name: jobName,
  isDeduplicated: true,
  async run(services, { writerId, textId } = {}) {
    if (writerId === undefined || textId === undefined) return;
    const { db } = services;
    const writer = await findPublicProfile(db, writerId);
    const [text] = await readPublicTextInfos(db, writerId, [textId]);
    const { isShown } = await readProfileSettings(db, writerId);
    if (!isShown || writer === null || text === undefined) return;
    if (!(await isPublished(db, writerId, textId))) return;

    const params = { writer: writer.name ?? '', title: text.title };
    for (let after = firstId; ; ) {
      const page = await listFollowers(db, writerId, { after, limit: pageSize });
      for (const userId of page) {
        await db.transaction((tx) =>
          notify(tx, services, {
            ...{ userId, kind: 'text_published', params, about: textId },
            object: { type: 'profile', id: writerId },
          }),
        );
      }
      after = page.at(-1) ?? after;
      if (page.length < pageSize) return;
    }
  },
};

const firstId = '00000000-0000-0000-0000-000000000000';
