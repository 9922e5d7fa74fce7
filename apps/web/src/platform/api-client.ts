import {
  type Call,
  type Client,
  createClient,
  liveEventHeader,
  type Transport,
} from '@longhand/contract/client';
import type { Endpoints } from '@longhand/contract/endpoint';
import { isRefusalBody } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { type ClientSentence, NoAnswer, sentenceOf } from './failures.ts';
import { addressOf, isLocalHost } from './host.ts';
import { initialState } from './initial-state.ts';
import { type OwnChanges, ownChanges } from './own-changes.ts';
import { session } from './session.ts';
import { cookieMarker, isLoggedIn } from './session-machine.ts';
import { askToStepUp } from './step-up.ts';
import { showToast } from './toasts.ts';

/**
 * The typed client of a slice. What concerns every screen (the six sentences, a 401) is dealt with here; the
 * caller gets a `Refusal` or a `NoAnswer` and shows what belongs to its own place.
 *
 * @param quiet leaves out the toasts, for calls that the person did not ask for
 */
export function client<Es extends Endpoints>(
  endpoints: Es,
  { quiet = false }: { quiet?: boolean } = {},
): Client<Es> {
  return createClient(endpoints, quiet ? quietTransport : transport);
}

/** The address of a route that is no call: a file to download, a way to sign in elsewhere. */
export function addressHere(path: string): string {
  return addressOf(path, surroundings.page, surroundings.apiUrl);
}

type Answer = { status: number; body: unknown };

/** A status that counts as a failure on this host. It carries what was answered, as a success does. */
class HttpFailure extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`HTTP ${answer.status}`);
    this.answer = answer;
  }
}

export type Surroundings = {
  fetch: typeof globalThis.fetch;
  page: { hostname: string; origin: string };
  apiUrl: string | undefined;
  cookies: () => string;
  userId: () => string | undefined;
  tell: (sentence: ClientSentence) => void;
  onUnauthenticated: () => void;
  /** Asks the person to show again who they are; says whether they did. */
  stepUp?: () => Promise<boolean>;
  /** Hears of what this window changes. */
  changes?: Pick<OwnChanges, 'sent' | 'answered'>;
  /** What ends a call that takes too long. */
  timeLimit?: () => AbortSignal;
};

/** Sends one call: resolves below 500 on local hosts and below 300 elsewhere, and throws otherwise. */
export function createSender(around: Surroundings): (call: Call) => Promise<Answer> {
  const isLocal = isLocalHost(around.page.hostname);
  const isSuccess = (status: number) => (isLocal ? status < 500 : status < 300);
  const { stepUp, changes } = around;

  const sendOnce = (call: Call) =>
    exchange(call, around).catch((failure: NoAnswer) => {
      around.tell(failure.reason);
      throw failure;
    });

  const ask = async (call: Call) => {
    const first = await sendOnce(call);

    return isRefused(first, 'csrf') ? sendOnce(call) : first; // that refusal brought the right token along
  };

  const send = async (call: Call) => {
    const first = await ask(call);
    const asksWho = stepUp !== undefined && isRefused(first, 'reauth_required');
    const answer = asksWho && (await stepUp()) ? await ask(call) : first;
    const isTold = asksWho && answer === first; // the dialog has said it

    const sentence = isTold ? undefined : sentenceOf(answer.status);
    if (sentence !== undefined) around.tell(sentence);
    if (answer.status === 401) around.onUnauthenticated();
    if (!isSuccess(answer.status)) throw new HttpFailure(answer);

    return answer;
  };

  return (call) => {
    const answer = send(call);
    if (call.method !== 'GET') changes?.sent(answer);

    return answer;
  };
}

/** Refused before anything was done: with the request token of an earlier session, or by someone seen too long ago. */
function isRefused({ status, body }: Answer, code: 'csrf' | 'reauth_required'): boolean {
  return status === 403 && isRefusalBody(body) && body.code === code;
}

/** The same answer whichever way it came, so that callers handle every host alike. */
export function transportOver(send: (call: Call) => Promise<Answer>): Transport {
  return (call) =>
    send(call).catch((failure: unknown) => {
      if (failure instanceof HttpFailure) return failure.answer;
      throw failure;
    });
}

async function exchange(call: Call, around: Surroundings): Promise<Answer> {
  const timeLimit = around.timeLimit?.() ?? AbortSignal.timeout(limits.apiTimeoutMs);

  try {
    const words = call.body === undefined ? undefined : JSON.stringify(call.body);
    const isManuscript = words !== undefined && words.length > limits.bodyBytes;
    const pack = isManuscript ? await packed(words) : undefined;
    const response = await around.fetch(addressOf(call.path, around.page, around.apiUrl), {
      method: call.method,
      credentials: 'include',
      headers: { ...headersOf(call, around), ...pack?.headers },
      signal: call.signal === undefined ? timeLimit : AbortSignal.any([timeLimit, call.signal]),
      ...(words === undefined ? {} : { body: pack?.body ?? words }),
    });
    const text = await response.text();
    const event = response.headers.get(liveEventHeader);
    if (event !== null) around.changes?.answered(event);

    return { status: response.status, body: parse(text) };
  } catch {
    throw new NoAnswer(timeLimit.aborted ? 'timeout' : 'network');
  }
}

/** A manuscript goes packed, a third of its size, so that a slow line carries it within the time limit. */
async function packed(words: string): Promise<{ body: ArrayBuffer; headers: HeadersInit }> {
  const stream = new Blob([words]).stream().pipeThrough(new CompressionStream('gzip'));

  return {
    body: await new Response(stream).arrayBuffer(),
    headers: { 'content-encoding': 'gzip' },
  };
}

function headersOf(call: Call, around: Surroundings): Record<string, string> {
  const userId = around.userId();
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(around.cookies())?.[1];

  return {
    accept: 'application/json',
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(userId === undefined ? {} : { 'x-user-id': userId }),
    ...(token === undefined ? {} : { 'x-xsrf-token': decodeURIComponent(token) }),
    ...(call.path === '/api/auth/me' ? { authorization: `Bearer ${cookieMarker}` } : {}),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const surroundings: Surroundings = {
  fetch: (...request) => globalThis.fetch(...request),
  page: globalThis.location ?? { hostname: 'localhost', origin: 'http://localhost' },
  apiUrl: initialState.apiUrl,
  cookies: () => document.cookie,
  userId: () => {
    const state = session.state.get();

    return isLoggedIn(state) ? state.user?.id : undefined;
  },
  tell: (sentence) => showToast({ type: 'error', text: `errors.client.${sentence}` }),
  onUnauthenticated: () => session.expire(),
  changes: ownChanges,
};

const transport = transportOver(createSender({ ...surroundings, stepUp: askToStepUp }));
const quietTransport = transportOver(
  createSender({
    ...surroundings,
    tell: (sentence) => {
      if (sentence === 'sessionExpired') surroundings.tell(sentence); // never without a word
    },
  }),
);
