import type { Endpoint, Endpoints, Input, Reply } from './endpoint.ts';
import { isRefusalBody, Refusal } from './errors.ts';
import type { RefusalCode } from './refusals.ts';

/** Response header of a change: the id of the live event that notifies the user's other tabs. */
export const liveEventHeader = 'x-live-event';

/** An HTTP request. `path` includes its parameters and query string. */
export type ApiRequest = {
  method: Endpoint['method'];
  path: string;
  body?: unknown;
  /** Aborts the request. */
  signal?: AbortSignal;
};

/** Sends a request and resolves with any HTTP status. Throws only if there was no response. */
export type Transport = (call: ApiRequest) => Promise<{ status: number; body: unknown }>;

type Operation<E extends Endpoint> = keyof Input<E> extends never
  ? () => Promise<Reply<E>>
  : (input: Input<E> & { signal?: AbortSignal }) => Promise<Reply<E>>;

export type Client<Es extends Endpoints> = { [Name in keyof Es]: Operation<Es[Name]> };

/**
 * The typed client of one slice. The browser passes a `fetch` transport, tests pass the server's `inject`. API errors are thrown as
 * `Refusal`.
 *
 * @example
 * const api = createClient(goals, transport);
 * const { items } = await api.list({ query: { status: 'active' } });
 */
export function createClient<Es extends Endpoints>(
  endpoints: Es,
  transport: Transport,
): Client<Es> {
  const operations = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (input: RequestInput = {}) => callEndpoint(endpoint, input, transport),
  ]);

  return Object.fromEntries(operations) as Client<Es>; // built from the same record
}

type RequestInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
};

async function callEndpoint(
  endpoint: Endpoint,
  input: RequestInput,
  transport: Transport,
): Promise<unknown> {
  const path = fillPath(endpoint.path, input.params ?? {}) + queryString(input.query ?? {});
  const { status, body } = await transport({
    method: endpoint.method,
    path,
    ...(endpoint.body === undefined ? {} : { body: input.body }),
    ...(input.signal === undefined ? {} : { signal: input.signal }),
  });

  if (status >= 200 && status < 300) return body;
  if (isRefusalBody(body)) throw new Refusal(body.code, body);

  throw new Refusal(codeForStatus(status));
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryString(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';

  return `?${given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`;
}

/** For responses not from our API: a proxy's page, an empty body. */
function codeForStatus(status: number): RefusalCode {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 413) return 'too_large';
  if (status === 429) return 'rate_limited';

  return 'server_error';
}
