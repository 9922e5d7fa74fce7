import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '../env.ts';
import { createAddressPolicy } from './address-policy.ts';
import { bareHostname } from './allowed-hosts.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import type { Deadline } from './deadline.ts';
import { FetchError } from './fetch-error.ts';
import { createHostResolver, type ResolveHost } from './resolve-host.ts';
import { sendRequest } from './send-request.ts';

export type GuardOptions = {
  config: Pick<Config, 'OUTBOUND_ALLOWED_HOSTS'>;
  resolve?: ResolveHost;
  ports?: readonly number[];
};

type GuardedRequest = {
  headers: Record<string, string | number>;
  /** Makes it a POST request. */
  body?: Buffer;
  firstByteMs: number;
  deadline: Deadline;
};

export type RequestGuard = {
  /** Sends one request, without redirects, when there is a free slot, and reads the response. */
  send<Result>(
    url: URL,
    request: GuardedRequest,
    read: (response: IncomingMessage) => Promise<Result>,
  ): Promise<Result>;
};

/** The SSRF guard: checks the addresses of a host before each request, connects to exactly those, and limits concurrent requests. */
export function createRequestGuard(
  { config, resolve = createHostResolver(), ports }: GuardOptions,
  { max, maxPerHost }: { max: number; maxPerHost: number },
): RequestGuard {
  const policy = createAddressPolicy(config.OUTBOUND_ALLOWED_HOSTS, ports);
  const limiter = createConcurrencyLimiter({ max, maxPerKey: maxPerHost });

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

  return {
    async send(url, { deadline, ...request }, read) {
      const { signal } = deadline;
      const release = await limiter.acquire(bareHostname(url), signal);
      try {
        const checked = await findAddresses(url, deadline);
        const response = await sendRequest(url, { ...checked, ...request, signal });
        try {
          return await read(response);
        } finally {
          response.on('error', () => {}).destroy();
        }
      } finally {
        release();
      }
    },
  };
}

const maxUrlLength = 2_048;

/**
 * Parses the URL of a request.
 *
 * @param base the URL that redirects to this address
 * @throws FetchError `invalid_url`
 */
export function parseUrl(address: string, base?: URL): URL {
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
