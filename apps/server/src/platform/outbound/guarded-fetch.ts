import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import { second } from '../clock.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { FetchError, type FetchFailure, toFetchFailure } from './fetch-error.ts';
import { acceptedEncodings, readBody } from './read-body.ts';
import { createRequestGuard, type GuardOptions, parseUrl } from './request-guard.ts';

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

type GuardedFetchOptions = GuardOptions & { maxConcurrent?: number };

const maxRedirects = 5;
const maxConcurrentPerHost = 2;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * Prevents SSRF (server-side request forgery) and DNS rebinding: requests to hosts that the operator did not configure cannot reach private
 * networks. Every hop is checked, and connects to exactly the addresses that were checked (decision 37).
 */
export function createGuardedFetch({
  maxConcurrent = 16,
  ...options
}: GuardedFetchOptions): GuardedFetch {
  const guard = createRequestGuard(options, {
    max: maxConcurrent,
    maxPerHost: maxConcurrentPerHost,
  });

  /** One request: the URL of a redirect, or the result. */
  const fetchHop = async (url: URL, request: FetchRequest, deadline: Deadline) => {
    const { firstByteMs = 5 * second, types } = request;
    const { signal } = deadline;
    const headers = { accept: types.join(', '), 'accept-encoding': acceptedEncodings };

    return guard.send(
      url,
      { headers, firstByteMs, deadline },
      async (response) =>
        redirectOf(response, url) ?? (await readResponse(response, { url, request, signal })),
    );
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
