import { randomUUID } from 'node:crypto';
import type { Clients } from '../testkit/clients.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import type { TestServer } from '../testkit/server.ts';

/** Creates a project with texts titled by their first lines, for a new user or the given one. */
export async function buildManuscript(
  server: TestServer,
  texts: readonly string[],
  existingClients?: Clients,
): Promise<{ ann: Clients; projectId: string; ids: string[] }> {
  const ann = existingClients ?? (await newUserClients(server));
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

/** Chapter titles in order. */
export async function listChapterTitles(
  { writingLab }: Clients,
  projectId: string,
): Promise<string[]> {
  const { items } = await writingLab.listChapters({ params: { id: projectId } });

  return items.map(({ title }) => title);
}
