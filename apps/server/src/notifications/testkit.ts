import type { NotificationCategory } from '@longhand/contract/notification-catalogue';
import type { DeliverySettings } from '@longhand/contract/notification-settings';
import type { NotificationFilter } from '@longhand/contract/notifications';
import { and, asc, eq } from 'drizzle-orm';
import { buildUser, type UserOverrides } from '../testkit/build-user.ts';
import { type Clients, clientsFor } from '../testkit/clients.ts';
import { runJob, runJobs } from '../testkit/jobs.ts';
import { emailsTo } from '../testkit/mailbox.ts';
import type { PushService } from '../testkit/push-service.ts';
import type { TestServer } from '../testkit/server.ts';
import { deliveries } from './delivery/tables.ts';
import { notify } from './notify.ts';

type GoalNotification = { title: string; about?: string; goalId?: string };

/** Notifies a user that a goal is reached. */
export async function notifyGoalReached(
  { services }: TestServer,
  userId: string,
  { title, about, goalId }: GoalNotification,
): Promise<void> {
  await services.db.transaction((tx) =>
    notify(tx, services, {
      userId,
      kind: 'goal_reached',
      params: { title, amount: 100, measure: 'word', unit: '' },
      ...(about !== undefined && { about }),
      ...(goalId !== undefined && { object: { type: 'goal', id: goalId } }),
    }),
  );
}

/** Notifies a user of a sign-in from a new browser. */
export async function notifySignIn({ services }: TestServer, userId: string): Promise<void> {
  const at = services.clock.now().toISOString();
  await services.db.transaction((tx) =>
    notify(tx, services, {
      userId,
      kind: 'new_sign_in',
      params: { at, device: 'Firefox, Linux', range: '203.0.113.0/24', place: null },
    }),
  );
}

/** Reminds a user of a goal. */
export async function notifyReminder({ services }: TestServer, userId: string): Promise<void> {
  await services.db.transaction((tx) =>
    notify(tx, services, {
      userId,
      kind: 'goal_reminder',
      params: { title: 'A draft' },
      object: { type: 'goal', id: testGoalId },
    }),
  );
}

/** A user who gets emails of goals. */
export async function memberWithEmails(
  server: TestServer,
  settings: Partial<DeliverySettings> = {},
  overrides: UserOverrides = {},
) {
  const user = await buildUser(server, { timeZone: 'Europe/Madrid', ...overrides });
  const ann = await clientsFor(server, user);
  await enable(ann, 'goals', 'email');
  if (Object.keys(settings).length > 0) {
    await ann.notifications.changeDelivery({ body: settings });
  }

  return {
    user,
    ann,
    notify: (title: string, goalId?: string) =>
      notifyGoalReached(server, user.id, { title, ...(goalId !== undefined && { goalId }) }),
    subjects: async () => (await emailsTo(server, user.email)).map(({ subject }) => subject),
    states: () => deliveryStates(server, user.id),
  };
}

export const testGoalId = '01890a5d-ac96-774b-bcce-b302099a8057';

/** A user who gets push notifications of goals on one browser. */
export async function memberWithDevice(
  server: TestServer,
  service: PushService,
  overrides: UserOverrides = {},
) {
  const user = await buildUser(server, overrides);
  const ann = await clientsFor(server, user);
  await enable(ann, 'goals', 'push');
  await ann.notifications.addDevice({ body: service.subscribe() });

  return {
    user,
    ann,
    notifyReached: (title: string) =>
      notifyGoalReached(server, user.id, { title, goalId: testGoalId }),
    /** The first push notification. */
    async pushRow() {
      const isPush = and(eq(deliveries.userId, user.id), eq(deliveries.channel, 'push'));
      const [row] = await server.services.db
        .select()
        .from(deliveries)
        .where(isPush)
        .orderBy(asc(deliveries.id));

      return row;
    },
  };
}

export async function enable(
  { notifications }: Clients,
  category: NotificationCategory,
  channel: 'app' | 'email' | 'push',
): Promise<void> {
  await notifications.changePreference({
    params: { category, channel },
    body: { isEnabled: true },
  });
}

/** Titles of the listed goals, newest first. */
export async function listTitles({ notifications }: Clients, show: NotificationFilter = 'all') {
  const { items } = await notifications.list({ query: { show } });

  return items.map((item) => (item.kind === 'goal_reached' ? item.params.title : item.kind));
}

/** The states of a user's deliveries, oldest first. */
async function deliveryStates({ services }: TestServer, userId: string): Promise<string[]> {
  const rows = await services.db
    .select({ state: deliveries.state })
    .from(deliveries)
    .where(eq(deliveries.userId, userId))
    .orderBy(asc(deliveries.id));

  return rows.map(({ state }) => state);
}

/** Runs the enqueued jobs, then those of each minute. */
export async function runDeliveries(server: TestServer): Promise<void> {
  await runJobs(server);
  await runJob(server, 'notifications-deliver-due');
}
