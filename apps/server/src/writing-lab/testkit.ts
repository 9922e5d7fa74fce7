import { randomUUID } from 'node:crypto';
import type { Clients } from '../testkit/clients.ts';
import { member } from '../testkit/member.ts';
import type { TestServer } from '../testkit/server.ts';

/** A project with texts, each called by its words; of somebody new, or of somebody known. */
export async function buildManuscript(
  server: TestServer,
  texts: readonly string[],
  known?: Clients,
): Promise<{ ann: Clients; projectId: string; ids: string[] }> {
  const ann = known ?? (await member(server));
  const { id: projectId } = await ann.projects.create({
    body: { id: randomUUID(), title: 'The tide tables' },
  });
  const ids: string[] = [];
  for (const [index, text] of texts.entries()) {
    const at = new Date(server.clock.now().getTime() - (texts.length - index) * 1000).toISOString();
    const { id } = await ann.writingLab.createSample({
      body: {
        ...{ id: randomUUID(), title: text.split('\n')[0] ?? '', text, projectId, createdAt: at },
        ...({ kind: 'fiction', language: 'en' } as const),
      },
    });
    ids.push(id);
  }

  return { ann, projectId, ids };
}

/** The titles of the chapters in order. */
export async function orderOf({ writingLab }: Clients, projectId: string): Promise<string[]> {
  const { items } = await writingLab.listChapters({ params: { id: projectId } });

  return items.map(({ title }) => title);
}
