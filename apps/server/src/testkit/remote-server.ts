import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../platform/env.ts';
import { createGuardedFetch } from '../platform/outbound/guarded-fetch.ts';

export type RemoteServer = {
  port: number;
  /** All requests, by Host header and path. */
  requests: string[];
  headers: IncomingMessage['headers'][];
  /** Replies to the following requests. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  close(): void;
};

type RemoteServerOptions = {
  host?: string;
  port?: number;
  certificate?: { key: string; cert: string };
};

/** A web server of somebody else, whose replies the test decides. */
export async function openRemoteServer({
  host = '127.0.0.1',
  port: wantedPort = 0,
  certificate,
}: RemoteServerOptions = {}): Promise<RemoteServer> {
  const listener: RequestListener = (request, response) => {
    remote.requests.push(`${request.headers.host}${request.url}`);
    remote.headers.push(request.headers);
    remote.handle(request, response);
  };
  const server =
    certificate === undefined ? createServer(listener) : createHttpsServer(certificate, listener);
  server.listen(wantedPort, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has a port
  const remote: RemoteServer = {
    port,
    requests: [],
    headers: [],
    handle: sendPage(''),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };

  return remote;
}

/** Replies with a page or another body. */
export function sendPage(
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): RemoteServer['handle'] {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
  };
}

export function redirectTo(location: string, status = 302): RemoteServer['handle'] {
  return (_request, response) => void response.writeHead(status, { location }).end();
}

/** A guarded fetch for which all names of `.test` resolve to 127.0.0.1 and those in `allowed` may be requested. */
export function createTestFetch(
  allowed: string,
  options: Partial<Parameters<typeof createGuardedFetch>[0]> = {},
) {
  return createGuardedFetch({
    config: readConfig({ OUTBOUND_ALLOWED_HOSTS: allowed }),
    resolve: async () => ['127.0.0.1'],
    ...options,
  });
}
