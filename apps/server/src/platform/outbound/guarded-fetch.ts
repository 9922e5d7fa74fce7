import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { MIMEType } from 'node:util';
import { second } from '../clock.ts';
import type { Config } from '../env.ts';
import { createAddressPolicy } from './address-policy.ts';
import { bareHostname } from './allowed-hosts.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { FetchError, type FetchFailure, toFetchFailure } from './fetch-error.ts';
import { readBody } from './read-body.ts';
import { createHostResolver, type ResolveHost } from './resolve-host.ts';
import { sendRequest } from './send-request.ts';

type FetchRequest = {
  /** Accepted content types, without parameters. */
  types: readonly string[];
  /** Maximum size of the body, as sent and after decompression. */
  maxBytes: number;
  /** Reads a longer body up to `maxBytes` instead of failing. */
  isCutAtLimit?: boolean;
  /** Maximum time in total, including the wait for a free slot, redirects and the body. */
  timeoutMs?: number;
  /** Maximum time until a response begins, for each redirect. */
  firstByteMs?: number;
  signal?: AbortSignal | undefined;
};

type FetchResult =
  | {
      is: 'fetched';
      /** After redirects. */
      url: string;
      /** The content type without parameters. */
      type: string;
      /** The encoding that the content type declares. */
      charset: string | null;
      body: Buffer;
      /** Whether the body was longer than `maxBytes`. */
      isCut: boolean;
    }
  | FetchFailure;

/**
 * Requests a URL that a user or a third party supplied. Failures of the remote side are results. Rejects only when `signal` is aborted,
 * with its reason.
 */
export type GuardedFetch = (address: string, request: FetchRequest) => Promise<FetchResult>;

type GuardedFetchOptions = {
  config: Pick<Config, 'OUTBOUND_ALLOWED_HOSTS'>;
  resolve?: ResolveHost;
  ports?: readonly number[];
  maxConcurrent?: number;
};

const maxUrlLength = 2_048;
const maxRedirects = 5;
const maxConcurrentPerHost = 2;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * Creates the one function of the server that connects to hosts which the operator did not configure. It cannot be used to reach private
 * networks: every hop is checked, and connects to exactly the addresses that were checked (decision 37).
 */
export function createGuardedFetch({
  config,
  resolve = createHostResolver(),
  ports,
  maxConcurrent = 16,
}: GuardedFetchOptions): GuardedFetch {
  const policy = createAddressPolicy(config.OUTBOUND_ALLOWED_HOSTS, ports);
  const limiter = createConcurrencyLimiter({ max: maxConcurrent, maxPerKey: maxConcurrentPerHost });

  const findAddresses = async (url: URL, { signal, aborted }: Deadline) => {
    const target = targetOf(url);
    if (!policy.isPortAllowed(target)) throw forbidden(`port ${target.port}`);
    const { hostname } = target;
    const isListed = policy.isListed(target);
    const addresses =
      isIP(hostname) === 0
        ? await Promise.race([resolve(hostname, { isListed, signal }), aborted])
        : [hostname];
    if (addresses.length === 0) throw new FetchError('unreachable', 'no address');
    const refused = addresses.find((address) => !policy.isAddressAllowed(target, address));
    if (refused !== undefined) throw forbidden(`${hostname} has the address ${refused}`);

    return { target, addresses };
  };

  /** One request: the URL of a redirect, or the result. */
  const fetchHop = async (url: URL, request: FetchRequest, deadline: Deadline) => {
    const { firstByteMs = 5 * second, types } = request;
    const { signal } = deadline;
    const release = await limiter.acquire(bareHostname(url), signal);
    try {
      const checked = await findAddresses(url, deadline);
      const response = await sendRequest(url, { ...checked, types, firstByteMs, signal });
      try {
        return (
          redirectOf(response, url) ?? (await readResponse(response, { url, request, signal }))
        );
      } finally {
        response.on('error', () => {}).destroy();
      }
    } finally {
      release();
    }
  };

  const followRedirects = async (url: URL, request: FetchRequest, deadline: Deadline) => {
    let next = url;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const hop = await fetchHop(next, request, deadline);
      if (!(hop instanceof URL)) return hop;
      next = hop;
    }
    throw new FetchError('too_many_redirects', `more than ${maxRedirects}`);
  };

  return async (address, request) => {
    request.signal?.throwIfAborted();
    const deadline = startDeadline(request.timeoutMs ?? 10 * second, request.signal);
    try {
      return await followRedirects(parseUrl(address), request, deadline);
    } catch (error) {
      request.signal?.throwIfAborted();

      return toFetchFailure(deadline.signal.aborted ? deadline.signal.reason : error);
    } finally {
      deadline.stop();
    }
  };
}

type Deadline = { signal: AbortSignal; aborted: Promise<never>; stop(): void };

/** Aborts after a time, or when the caller aborts. */
function startDeadline(timeoutMs: number, callerSignal: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  aborted.catch(() => {});
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });

  const timeOut = () => controller.abort(new FetchError('timed_out', `after ${timeoutMs} ms`));
  const timer = setTimeout(timeOut, timeoutMs);
  const abort = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener('abort', abort, { once: true });

  return {
    signal,
    aborted,
    stop() {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', abort);
    },
  };
}

/** @param base the URL that redirects to this address */
function parseUrl(address: string, base?: URL): URL {
  const url = address.length > maxUrlLength ? null : URL.parse(address, base?.href);
  if (url === null) throw new FetchError('invalid_url', 'cannot be parsed');
  const isDowngrade = base?.protocol === 'https:' && url.protocol === 'http:';
  if (!/^https?:$/.test(url.protocol) || isDowngrade) {
    throw new FetchError('invalid_url', `protocol ${url.protocol}`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new FetchError('invalid_url', 'has credentials');
  }

  return url;
}

function targetOf(url: URL) {
  const defaultPort = url.protocol === 'https:' ? 443 : 80;

  return { hostname: bareHostname(url), port: url.port === '' ? defaultPort : Number(url.port) };
}

function forbidden(detail: string): FetchError {
  return new FetchError('forbidden_address', detail);
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, url: URL) {
  if (!redirectStatuses.has(statusCode) || location === undefined) return null;

  return parseUrl(Buffer.from(location, 'latin1').toString(), url); // Node decodes headers as Latin-1; servers send UTF-8
}

async function readResponse(
  response: IncomingMessage,
  { url, request, signal }: { url: URL; request: FetchRequest; signal: AbortSignal },
) {
  const { statusCode = 0, headers } = response;
  if (statusCode < 200 || statusCode > 299) {
    throw new FetchError('bad_status', `status ${statusCode}`);
  }
  const { type, charset } = parseContentType(headers['content-type'] ?? '');
  if (!request.types.includes(type)) throw new FetchError('wrong_type', type);
  const { maxBytes, isCutAtLimit = false } = request;
  const body = await readBody(response, { maxBytes, isCutAtLimit, signal });

  return { is: 'fetched' as const, url: url.href, type, charset, ...body };
}

function parseContentType(header: string): { type: string; charset: string | null } {
  try {
    const { essence, params } = new MIMEType(header);

    return { type: essence, charset: params.get('charset') };
  } catch {
    return { type: '', charset: null };
  }
}
