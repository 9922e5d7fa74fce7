import { second } from '../clock.ts';
import { startDeadline } from './deadline.ts';
import { FetchError, type FetchFailure, toFetchFailure } from './fetch-error.ts';
import { createRequestGuard, type GuardOptions, parseUrl } from './request-guard.ts';

type PostRequest = { headers: Record<string, string | number>; body: Buffer };

type PostResult =
  | {
      is: 'answered';
      /** Any status; redirects are not followed. */
      status: number;
      /** The header `Retry-After`. */
      retryAfter: string | null;
    }
  | FetchFailure;

/** Sends a body to an https URL that a user or a third party supplied. The body of the response is not read. */
export type GuardedPost = (address: string, request: PostRequest) => Promise<PostResult>;

const timeoutMs = 10 * second;

/** Most users of a push service share its host name. */
const concurrency = { max: 16, maxPerHost: 8 };

/** Posts to hosts that the operator did not configure, with the SSRF checks of the guarded fetch (decision 37). */
export function createGuardedPost(options: GuardOptions): GuardedPost {
  const guard = createRequestGuard(options, concurrency);

  return async (address, request) => {
    const deadline = startDeadline(timeoutMs, undefined);
    try {
      const url = parseUrl(address);
      if (url.protocol !== 'https:') throw new FetchError('invalid_url', 'not https');

      return await guard.send(
        url,
        { ...request, firstByteMs: timeoutMs, deadline },
        async ({ statusCode = 0, headers }) => ({
          is: 'answered' as const,
          status: statusCode,
          retryAfter: headers['retry-after'] ?? null,
        }),
      );
    } catch (error) {
      return toFetchFailure(deadline.signal.aborted ? deadline.signal.reason : error);
    } finally {
      deadline.stop();
    }
  };
}
