import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { refuse } from '@longhand/contract/errors';
import { rawRoutes } from '@longhand/contract/raw-routes';
import type { FastifyInstance } from 'fastify';
import { second } from '../clock.ts';
import type { Config } from '../env.ts';
import { clientAddressOf, isLoopbackAddress } from './ip-prefix.ts';
import { refuseOnSocket } from './malformed-requests.ts';

export type ConnectionLimits = {
  /** Open connections per IP address; trusted proxies and loopback are exempt. */
  maxSocketsPerAddress: number;
  /** Concurrent requests per client, including behind a trusted proxy. Live event streams have their own limit. */
  maxRequestsPerAddress: number;
  /** Body upload: any speed during the grace period, then a minimum rate, up to a maximum duration. */
  bodyGraceSeconds: number;
  minBodyBytesPerSecond: number;
  maxBodySeconds: number;
  /** Grace periods at shutdown for running requests and for bodies still being received. */
  shutdownSeconds: number;
  shutdownBodySeconds: number;
};

export const connectionLimits: ConnectionLimits = {
  maxSocketsPerAddress: 400,
  maxRequestsPerAddress: 400,
  bodyGraceSeconds: 10,
  minBodyBytesPerSecond: 1_000,
  maxBodySeconds: 300,
  shutdownSeconds: 5,
  shutdownBodySeconds: 3,
};

type ConnectionOptions = {
  config: Pick<Config, 'TRUSTED_PROXIES'>;
  limits: ConnectionLimits;
  newId: () => string;
};

type ActiveRequest = { request: IncomingMessage; startedAt: number; bytesBefore: number };

/** Limits connections and concurrent requests per address, closes slow uploads, and lets running requests finish at shutdown. */
export function limitConnections(
  app: FastifyInstance,
  { config, limits, newId }: ConnectionOptions,
): void {
  const open = new Map<Socket, Set<ActiveRequest>>();
  const isTrusted = createProxyCheck(config.TRUSTED_PROXIES);
  const sockets = createCounter();
  const requests = createCounter();
  let isStopping = false;

  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const isCounted = !isLoopbackAddress(address) && !isTrusted(address);
    if (isCounted && !sockets.acquire(clientAddressOf(address), limits.maxSocketsPerAddress)) {
      const refusal = refuse('rate_limited', { details: { retryAfterSeconds: 1 } });
      refuseOnSocket(socket, { status: 429, refusal, requestId: newId() });
      return;
    }

    open.set(socket, new Set());
    socket.once('close', () => {
      open.delete(socket);
      if (isCounted) sockets.release(clientAddressOf(address));
    });
  });

  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const activeRequests = open.get(socket);
    const activeRequest = { request, startedAt: performance.now(), bytesBefore: socket.bytesRead };
    activeRequests?.add(activeRequest);
    response.once('close', () => {
      if (request.complete) activeRequests?.delete(activeRequest);
      if (isStopping) socket.destroySoon();
    });
    request.once('end', () => {
      if (response.writableEnded) activeRequests?.delete(activeRequest);
    });
  });

  app.addHook('onRequest', ({ ip, routeOptions, raw: request }, { raw: response }, done) => {
    if (isLoopbackAddress(ip) || routeOptions.url === rawRoutes.liveEvents.path) return done();
    const client = clientAddressOf(ip);
    if (!requests.acquire(client, limits.maxRequestsPerAddress)) {
      return done(refuse('rate_limited', { details: { retryAfterSeconds: 1 } }));
    }
    let isReleased = false;
    const release = () => {
      if (!isReleased) requests.release(client);
      isReleased = true;
      request.socket.off('close', release);
    };
    /** A response may finish before its body has arrived; then only the socket reports that the connection closed. */
    const releaseWhenReceived = () => {
      const isArriving = request.complete === false && !request.socket.destroyed;
      if (!isArriving || isReleased) return release();
      request.once('end', release);
      request.socket.off('close', release).once('close', release);
    };
    response.once('finish', releaseWhenReceived).once('close', releaseWhenReceived);
    done();
  });

  const endSlowBodies = () => {
    for (const [socket, exchanges] of open) {
      const slow = [...exchanges].find((exchange) => isTooSlow(exchange, limits));
      if (slow === undefined) continue;
      refuseOnSocket(socket, {
        status: 408,
        refusal: refuse('request_too_slow'),
        requestId: newId(),
      });
    }
  };
  const slowBodyTimer = setInterval(endSlowBodies, second).unref();

  const destroySocketsIf = (isOver: (exchanges: ReadonlySet<ActiveRequest>) => boolean) => {
    for (const [socket, exchanges] of open) if (isOver(exchanges)) socket.destroy();
  };
  const shutdownTimers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    isStopping = true;
    clearInterval(slowBodyTimer);
    destroySocketsIf((exchanges) => exchanges.size === 0);
    const isArriving = ({ request }: ActiveRequest) => !request.complete;
    shutdownTimers.push(
      setTimeout(
        () => destroySocketsIf((all) => [...all].some(isArriving)),
        limits.shutdownBodySeconds * second,
      ),
      setTimeout(() => destroySocketsIf(() => true), limits.shutdownSeconds * second),
    );
  });
  app.addHook('onClose', async () => {
    for (const timer of shutdownTimers) clearTimeout(timer);
  });
}

function isTooSlow(
  { request, startedAt, bytesBefore }: ActiveRequest,
  limits: ConnectionLimits,
): boolean {
  if (request.complete) return false;
  const seconds = (performance.now() - startedAt) / second;
  if (seconds > limits.maxBodySeconds) return true;
  const arrived = request.socket.bytesRead - bytesBefore;

  return seconds > limits.bodyGraceSeconds && arrived < seconds * limits.minBodyBytesPerSecond;
}

function createCounter() {
  const counts = new Map<string, number>();

  return {
    acquire(key: string, most: number): boolean {
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

function createProxyCheck(proxies: readonly string[]): (address: string) => boolean {
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
