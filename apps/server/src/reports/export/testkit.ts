import { randomUUID } from 'node:crypto';
import type { ReportExport } from '@longhand/contract/reports-export';
import { readXml } from '@longhand/text-files/markup';
import { openZip } from '@longhand/text-files/zip';
import { buildUser, type TestUser } from '../../testkit/build-user.ts';
import { type Clients, clientsFor, signedInBrowser } from '../../testkit/clients.ts';
import { runJobs } from '../../testkit/jobs.ts';
import type { TestServer } from '../../testkit/server.ts';

export const formula = '=HYPERLINK("http://evil.example")';
const ferry = { entryOn: '2026-11-02', amount: 500, note: formula, tags: ['rain'] };

/** A writer with a project, two entries, a goal, a session and a text. The clock shows November 20, 2026. */
export async function newWriter(
  server: TestServer,
  overrides: Parameters<typeof buildUser>[1] = {},
) {
  const user = await buildUser(server, overrides);
  const ann = await clientsFor(server, user);
  const projectId = randomUUID();
  await ann.projects.create({ body: { id: projectId, title: 'The Long Road' } });
  await log(ann, { ...ferry, projectId });
  await log(ann, { entryOn: '2025-03-04', amount: 12_345, note: '' });
  await ann.goals.create({
    body: {
      title: 'First draft',
      targetAmount: 50_000,
      startOn: '2026-10-01',
      endOn: '2026-12-31',
    },
  });
  await ann.writingLab.createSample({
    body: {
      ...{ id: randomUUID(), title: 'Chapter One', kind: 'fiction', language: 'en' },
      text: 'Ink dries. The ferry leaves.',
    },
  });

  return { user, ann, projectId };
}

type Entry = Parameters<Clients['goals']['recordEntry']>[0]['body'];
export type ExportBody = Parameters<Clients['reports']['createExport']>[0]['body'];

export function log(ann: Clients, entry: Omit<Entry, 'source'>) {
  const body: Entry = { ...entry, source: 'manual' };

  return ann.goals.recordEntry({ params: { clientId: randomUUID() }, body });
}

/** A finished export. */
export async function createFinished(
  server: TestServer,
  ann: Clients,
  body: ExportBody,
): Promise<ReportExport> {
  const { id } = await ann.reports.createExport({ body });
  await runJobs(server);
  const found = (await ann.reports.listExports()).items.find((one) => one.id === id);
  if (found === undefined) throw new Error('The export is missing.');

  return found;
}

export async function readFile(server: TestServer, user: TestUser, id: string) {
  const browser = await signedInBrowser(server, user);

  return browser.send({ method: 'GET', path: `/api/reports/exports/${id}/file` });
}

/** The texts and numbers of a sheet, by row. */
export function readSheet(workbook: Uint8Array, sheet = 1): string[][] {
  const xml = readEntry(workbook, `xl/worksheets/sheet${sheet}.xml`);
  const rows: string[][] = [];
  readXml(xml, {
    open(name) {
      if (name === 'row') rows.push([]);
      if (name === 'c') rows.at(-1)?.push('');
    },
    text(words) {
      const row = rows.at(-1);
      if (row !== undefined && row.length > 0) row.push(`${row.pop()}${words}`);
    },
    close: () => undefined,
  });

  return rows;
}

/** One file of an archive. */
export function readEntry(archive: Uint8Array, path: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    openZip(new Uint8Array(archive)).read(path),
  );
}
