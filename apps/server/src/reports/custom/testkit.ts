import { randomUUID } from 'node:crypto';
import type { RoleName } from '@longhand/contract/access';
import type { customReportDefinition } from '@longhand/contract/reports-custom';
import type * as z from 'zod';
import { buildUser } from '../../testkit/build-user.ts';
import { clientsFor } from '../../testkit/clients.ts';
import type { TestServer } from '../../testkit/server.ts';

export type Definition = z.input<typeof customReportDefinition>;

export const buildDefinition = (): Definition => ({
  ...{ title: 'For my agent', language: 'en', range: 'this_month' },
  blocks: ['note', 'figures', 'series', 'projects', 'goals', 'notes'],
  note: 'Dear Ada,\n\nThis is my month.',
});

/** A writer with 400 words in a project and 150 without. The clock shows November 20, 2026. */
export async function buildReportWriter(server: TestServer, role: RoleName = 'Plus') {
  const user = await buildUser(server, { role });
  const clients = await clientsFor(server, user);
  const projectId = randomUUID();
  await clients.projects.create({ body: { id: projectId, title: 'The Long Road' } });
  const { id: goalId } = await clients.goals.create({
    body: {
      title: 'First draft',
      targetAmount: 50_000,
      startOn: '2026-11-01',
      endOn: '2026-12-31',
    },
  });
  const log = (entry: { entryOn: string; amount: number; note: string; projectId?: string }) =>
    clients.goals.recordEntry({
      params: { clientId: randomUUID() },
      body: { ...entry, source: 'manual' },
    });
  await log({ entryOn: '2026-11-03', amount: 400, note: 'Ferry scene', projectId });
  await log({ entryOn: '2026-11-05', amount: 150, note: 'Diary' });

  return { user, ...clients, projectId, goalId };
}
