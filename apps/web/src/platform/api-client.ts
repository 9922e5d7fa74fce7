import {
  type ApiRequest,
  type Client,
  createClient,
  liveEventHeader,
  type Transport,
} from '@longhand/contract/client';
import type { Endpoints } from '@longhand/contract/endpoint';
import { isRefusalBody } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { currentSession } from './current-session.ts';
import { type ClientErrorKey, clientErrorKeyOf, NoResponseError } from './failures.ts';
import { isLocalHost, resolveApiUrl } from './host.ts';
import { initialState } from './initial-state.ts';
import { type OwnChanges, ownChanges } from './own-changes.ts';
import { cookieMarker } from './session-machine.ts';
import { requestStepUp } from './step-up.ts';
import { showToast } from './toasts.ts';

/**
 * Creates the typed client of a slice. Errors common to all screens (toasts, 401) are handled here; callers get a `Refusal` or a
 * `NoResponseError` and show field errors.
 *
 * @param quiet suppresses toasts, for calls that the user did not start
 */
export function client<Es extends Endpoints>(
  endpoints: Es,
  { quiet = false }: { quiet?: boolean } = {},
): Client<Es> {
  return createClient(endpoints, quiet ? quietTransport : transport);
}

/** URL of a plain route: a download, or an external sign-in. */
export function apiUrlFor(path: string): string {
  return resolveApiUrl(path, browserDependencies.page, browserDependencies.apiUrl);
}

type ApiResponse = { status: number; body: unknown };

/** A status that counts as a failure on this host, with its response. */
class HttpError extends Error {
  readonly response: ApiResponse;

  constructor(response: ApiResponse) {
    super(`HTTP ${response.status}`);
    this.response = response;
  }
}

export type ClientDependencies = {
  fetch: typeof globalThis.fetch;
  page: { hostname: string; origin: string };
  apiUrl: string | undefined;
  cookies: () => string;
  userId: () => string | undefined;
  showError: (sentence: ClientErrorKey) => void;
  onUnauthenticated: () => void;
  /** Asks for step-up; resolves to whether it was confirmed. */
  stepUp?: () => Promise<boolean>;
  /** Tracks the changes made by this window. */
  changes?: Pick<OwnChanges, 'trackRequest' | 'trackEvent'>;
  /** Timeout signal, replaceable in tests. */
  timeLimit?: () => AbortSignal;
};

/** Sends a call: resolves below 500 on local hosts and below 300 elsewhere, otherwise rejects. */
export function createSender(
  dependencies: ClientDependencies,
): (call: ApiRequest) => Promise<ApiResponse> {
  const isLocal = isLocalHost(dependencies.page.hostname);
  const isSuccess = (status: number) => (isLocal ? status < 500 : status < 300);
  const { stepUp, changes } = dependencies;

  const sendOnce = (call: ApiRequest) =>
    sendRequest(call, dependencies).catch((failure: NoResponseError) => {
      dependencies.showError(failure.reason);
      throw failure;
    });

  const sendWithTokenRetry = async (call: ApiRequest) => {
    const first = await sendOnce(call);

    return isForbiddenWith(first, 'csrf') ? sendOnce(call) : first; // the refusal set a valid token cookie
  };

  const send = async (call: ApiRequest) => {
    const first = await sendWithTokenRetry(call);
    const needsStepUp = stepUp !== undefined && isForbiddenWith(first, 'reauth_required');
    const response = needsStepUp && (await stepUp()) ? await sendWithTokenRetry(call) : first;
    const isShownByDialog = needsStepUp && response === first; // the dialog has shown it

    const sentence = isShownByDialog ? undefined : clientErrorKeyOf(response.status);
    if (sentence !== undefined) dependencies.showError(sentence);
    if (response.status === 401) dependencies.onUnauthenticated();
    if (!isSuccess(response.status)) throw new HttpError(response);

    return response;
  };

  return (call) => {
    const response = send(call);
    if (call.method !== 'GET') changes?.trackRequest(response);

    return response;
  };
}

/** Refused without effect: outdated CSRF token, or step-up required. */
function isForbiddenWith({ status, body }: ApiResponse, code: 'csrf' | 'reauth_required'): boolean {
  return status === 403 && isRefusalBody(body) && body.code === code;
}

/** Returns the response of failures too, so that callers handle every host alike. */
export function createTransport(send: (call: ApiRequest) => Promise<ApiResponse>): Transport {
  return (call) =>
    send(call).catch((failure: unknown) => {
      if (failure instanceof HttpError) return failure.response;
      throw failure;
    });
}

async function sendRequest(
  call: ApiRequest,
  dependencies: ClientDependencies,
): Promise<ApiResponse> {
  const timeLimit = dependencies.timeLimit?.() ?? AbortSignal.timeout(limits.apiTimeoutMs);

  try {
    const json = call.body === undefined ? undefined : JSON.stringify(call.body);
    const isLarge = json !== undefined && json.length > limits.bodyBytes;
    const compressed = isLarge ? await compressBody(json) : undefined;
    const response = await dependencies.fetch(
      resolveApiUrl(call.path, dependencies.page, dependencies.apiUrl),
      {
        method: call.method,
        credentials: 'include',
        headers: { ...headersOf(call, dependencies), ...compressed?.headers },
        signal: call.signal === undefined ? timeLimit : AbortSignal.any([timeLimit, call.signal]),
        ...(json === undefined ? {} : { body: compressed?.body ?? json }),
      },
    );
    const text = await response.text();
    const event = response.headers.get(liveEventHeader);
    if (event !== null) dependencies.changes?.trackEvent(event);

    return { status: response.status, body: parseBody(text) };
  } catch {
    throw new NoResponseError(timeLimit.aborted ? 'timeout' : 'network');
  }
}

/** Compresses a large body to a third, so that slow connections stay within the timeout. */
async function compressBody(json: string): Promise<{ body: ArrayBuffer; headers: HeadersInit }> {
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('gzip'));

  return {
    body: await new Response(stream).arrayBuffer(),
    headers: { 'content-encoding': 'gzip' },
  };
}

function headersOf(call: ApiRequest, dependencies: ClientDependencies): Record<string, string> {
  const userId = dependencies.userId();
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(dependencies.cookies())?.[1];

  return {
    accept: 'application/json',
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(userId === undefined ? {} : { 'x-user-id': userId }),
    ...(token === undefined ? {} : { 'x-xsrf-token': decodeURIComponent(token) }),
    ...(call.path === '/api/auth/me' ? { authorization: `Bearer ${cookieMarker}` } : {}),
  };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const browserDependencies: ClientDependencies = {
  fetch: (...request) => globalThis.fetch(...request),
  page: globalThis.location ?? { hostname: 'localhost', origin: 'http://localhost' },
  apiUrl: initialState.apiUrl,
  cookies: () => document.cookie,
  userId: () => currentSession.userId(),
  showError: (sentence) => showToast({ type: 'error', text: `errors.client.${sentence}` }),
  onUnauthenticated: () => currentSession.expire(),
  changes: ownChanges,
};

const transport = createTransport(createSender({ ...browserDependencies, stepUp: requestStepUp }));
const quietTransport = createTransport(
  createSender({
    ...browserDependencies,
    showError: (sentence) => {
      if (sentence === 'sessionExpired') browserDependencies.showError(sentence); // always shown
    },
  }),
);
