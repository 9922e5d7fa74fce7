import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { createHostResolver } from './resolve-host.ts';

let socket: Socket | undefined;
afterEach(() => {
  socket?.close();
  socket = undefined;
});

type Records = { A?: string[]; AAAA?: string[] };

/** A name server with the same records for every name; `null` never replies. */
async function openNameServer(records: Records | null): Promise<string> {
  const opened = createSocket('udp4');
  socket = opened;
  opened.on('message', (query, { port, address }) => {
    if (records !== null) opened.send(replyTo(query, records), port, address);
  });
  opened.bind(0, '127.0.0.1');
  await once(opened, 'listening');

  return `127.0.0.1:${opened.address().port}`;
}

/** RFC 1035: the header, the question of the query, and one answer per record. */
function replyTo(query: Buffer, { A = [], AAAA = [] }: Records): Buffer {
  const questionEnd = query.indexOf(0, 12) + 5;
  const isFour = query.readUInt16BE(questionEnd - 4) === 1;
  const answers = (isFour ? A : AAAA).map((address) => {
    const data = isFour
      ? Buffer.from(address.split('.').map(Number))
      : Buffer.from(address.replaceAll(':', ''), 'hex');
    const head = Buffer.from([0xc0, 12, 0, isFour ? 1 : 28, 0, 1, 0, 0, 0, 60, 0, data.length]);

    return Buffer.concat([head, data]);
  });
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);

  return Buffer.concat([header, query.subarray(12, questionEnd), ...answers]);
}

const never = new AbortController().signal;
const six = '2606:4700:4700:0000:0000:0000:0000:1111';

test.each<[Records, number]>([
  [{ A: ['203.0.113.1', '127.0.0.1'], AAAA: [six] }, 3],
  [{ A: ['203.0.113.1'] }, 1],
  [{ AAAA: [six] }, 1],
])('all addresses of both families are found: %o', async (records, count) => {
  const resolve = createHostResolver([await openNameServer(records)]);
  const addresses = await resolve('site.example', { isListed: false, signal: never });

  expect(addresses).toHaveLength(count);
  expect(addresses).toEqual(expect.arrayContaining(records.A ?? []));
});

test('a name without addresses is an error', async () => {
  const resolve = createHostResolver([await openNameServer({})]);

  await expect(resolve('site.example', { isListed: false, signal: never })).rejects.toMatchObject({
    code: 'ENODATA',
  });
});

test('an abort ends the wait for a silent name server', async () => {
  const resolve = createHostResolver([await openNameServer(null)]);
  const controller = new AbortController();
  const found = resolve('site.example', { isListed: false, signal: controller.signal });
  controller.abort();

  await expect(found).rejects.toMatchObject({ code: 'ECANCELLED' });
});

test('a listed host is also found in the hosts file', async () => {
  const resolve = createHostResolver();

  expect(await resolve('localhost', { isListed: true, signal: never })).toContain('127.0.0.1');
});
