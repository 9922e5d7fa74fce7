import { type LiveEventName, liveEvents, rawRoutes } from '@longhand/contract/raw-routes';
import { afterEach } from 'vitest';
import type { TestUser } from './build-user.ts';
import { signedInBrowser } from './clients.ts';
import type { TestServer } from './server.ts';

type ReceivedEvent = { id: string | undefined; name: LiveEventName; data: Record<string, unknown> };

/** Returns a function that opens event streams; they are closed after each test. */
export function useEventStreams() {
  const cleanups: (() => unknown)[] = [];

  afterEach(async () => {
    for (const close of cleanups.splice(0).reverse()) await close();
  });

  /** Opens the event stream of a user over a real connection, in a new session. */
  return async (node: TestServer, user: TestUser, { lastId }: { lastId?: string } = {}) => {
    const browser = await signedInBrowser(node, user);
    const origin = await originOf(node);
    const abortController = new AbortController();
    cleanups.push(() => abortController.abort());
    const answer = await fetch(origin + rawRoutes.liveEvents.path, {
      signal: abortController.signal,
      headers: {
        cookie: `sid=${browser.cookies.get('sid')}`,
        ...(lastId !== undefined && { 'last-event-id': lastId }),
      },
    });
    const events = readEvents(answer);

    return {
      status: answer.status,
      headers: answer.headers,
      browser,
      leave: () => abortController.abort(),
      next: async (): Promise<ReceivedEvent | undefined> =>
        (await events.next()).value ?? undefined,
    };
  };
}

async function originOf({ app }: TestServer): Promise<string> {
  if (app.server.listening) return origins.get(app) ?? '';
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  origins.set(app, origin);

  return origin;
}

const origins = new WeakMap<object, string>();

async function* readEvents(answer: Response): AsyncGenerator<ReceivedEvent, undefined> {
  let buffer = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (buffer + chunk).split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => splitOnce(line)));
      const name = fields.get('event') as LiveEventName | undefined; // its data is parsed by its schema below
      if (name === undefined) continue;
      const data = liveEvents[name].parse(JSON.parse(fields.get('data') ?? ''));
      yield { id: fields.get('id'), name, data };
    }
  }

  return undefined;
}

function splitOnce(line: string): [string, string] {
  const at = line.indexOf(': ');

  return [line.slice(0, at), line.slice(at + 2)];
}
