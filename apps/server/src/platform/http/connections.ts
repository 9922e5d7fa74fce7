import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { refuse } from '@longhand/contract/errors';
import { plainRoutes } from '@longhand/contract/plain-routes';
import type { FastifyInstance } from 'fastify';
import { second } from '../clock.ts';
import type { Config } from '../env.ts';
import { ipOfOne, isFromHere } from './ip-prefix.ts';
import { answerOnSocket } from './malformed.ts';

export type ConnectionLimits = {
  /** Connections that one address has open; proxies that are trusted, and this machine itself, are not counted. */
  socketsOfAddress: number;
  /** Requests of one client that are answered at once, also behind a trusted proxy. Live events have their own limit. */
  requestsOfAddress: number;
  /** A body may be as slow as it likes for so long, has to keep the rate from then on, and ends after the last. */
  bodyGraceSeconds: number;
  bodyBytesPerSecond: number;
  bodySecondsMax: number;
  /** When the server stops: how long a request may take to end, and how long a body to arrive. */
  stopSeconds: number;
  stopBodySeconds: number;
};

export const connectionLimits: ConnectionLimits = {
  socketsOfAddress: 400,
  requestsOfAddress: 400,
  bodyGraceSeconds: 10,
  bodyBytesPerSecond: 1_000,
  bodySecondsMax: 300,
  stopSeconds: 5,
  stopBodySeconds: 3,
};

type Options = {
  config: Pick<Config, 'TRUSTED_PROXIES'>;
  limits: ConnectionLimits;
  newId: () => string;
};

type Exchange = { request: IncomingMessage; since: number; bytesBefore: number };

/** Bounds what one address may hold open, ends bodies that hardly arrive, and lets a server that stops finish what runs. */
export function guardConnections(app: FastifyInstance, { config, limits, newId }: Options): void {
  const open = new Map<Socket, Set<Exchange>>();
  const isTrusted = trustedBy(config.TRUSTED_PROXIES);
  const sockets = createCounter();
  const requests = createCounter();
  let isStopping = false;

  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const isCounted = !isFromHere(address) && !isTrusted(address);
    if (isCounted && !sockets.take(ipOfOne(address), limits.socketsOfAddress)) {
      const refusal = refuse('rate_limited', { details: { retryAfterSeconds: 1 } });
      answerOnSocket(socket, { status: 429, refusal, requestId: newId() });
      return;
    }

    open.set(socket, new Set());
    socket.once('close', () => {
      open.delete(socket);
      if (isCounted) sockets.release(ipOfOne(address));
    });
  });

  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const exchanges = open.get(socket);
    const exchange = { request, since: performance.now(), bytesBefore: socket.bytesRead };
    exchanges?.add(exchange);
    response.once('close', () => {
      if (request.complete) exchanges?.delete(exchange);
      if (isStopping) socket.destroySoon();
    });
    request.once('end', () => {
      if (response.writableEnded) exchanges?.delete(exchange);
    });
  });

  app.addHook('onRequest', ({ ip, routeOptions, raw: request }, { raw: response }, done) => {
    if (isFromHere(ip) || routeOptions.url === plainRoutes.liveEvents.path) return done();
    const client = ipOfOne(ip);
    if (!requests.take(client, limits.requestsOfAddress)) {
      return done(refuse('rate_limited', { details: { retryAfterSeconds: 1 } }));
    }
    let isOver = false;
    const release = () => {
      if (!isOver) requests.release(client);
      isOver = true;
      request.socket.off('close', release);
    };
    /** It may be answered before its body is there; once answered, it is not told that its connection went. */
    const settle = () => {
      const isArriving = request.complete === false && !request.socket.destroyed;
      if (!isArriving || isOver) return release();
      request.once('end', release);
      request.socket.off('close', release).once('close', release);
    };
    response.once('finish', settle).once('close', settle);
    done();
  });

  const endSlowBodies = () => {
    for (const [socket, exchanges] of open) {
      const slow = [...exchanges].find((exchange) => isTooSlow(exchange, limits));
      if (slow === undefined) continue;
      answerOnSocket(socket, {
        status: 408,
        refusal: refuse('request_too_slow'),
        requestId: newId(),
      });
    }
  };
  const looking = setInterval(endSlowBodies, second).unref();

  const endIf = (isOver: (exchanges: ReadonlySet<Exchange>) => boolean) => {
    for (const [socket, exchanges] of open) if (isOver(exchanges)) socket.destroy();
  };
  const stopping: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    isStopping = true;
    clearInterval(looking);
    endIf((exchanges) => exchanges.size === 0);
    const isArriving = ({ request }: Exchange) => !request.complete;
    stopping.push(
      setTimeout(() => endIf((all) => [...all].some(isArriving)), limits.stopBodySeconds * second),
      setTimeout(() => endIf(() => true), limits.stopSeconds * second),
    );
  });
  app.addHook('onClose', async () => {
    for (const timer of stopping) clearTimeout(timer);
  });
}

function isTooSlow({ request, since, bytesBefore }: Exchange, limits: ConnectionLimits): boolean {
  if (request.complete) return false;
  const seconds = (performance.now() - since) / second;
  if (seconds > limits.bodySecondsMax) return true;
  const arrived = request.socket.bytesRead - bytesBefore;

  return seconds > limits.bodyGraceSeconds && arrived < seconds * limits.bodyBytesPerSecond;
}

function createCounter() {
  const counts = new Map<string, number>();

  return {
    take(key: string, most: number): boolean {
      const count = counts.get(key) ?? 0;
      if (count < most) counts.set(key, count + 1);

      return count < most;
    },
    release(key: string): void {
      const count = (counts.get(key) ?? 0) - 1;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}

function trustedBy(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }

  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const family = isIP(plain);

    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
}
