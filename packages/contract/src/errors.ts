import { type RefusalCode, refusals } from './refusals.ts';

/** Refusals that every endpoint may answer with; an endpoint's own `fails` lists the others. */
export const commonRefusals = [
  'unauthenticated',
  'forbidden',
  'reauth_required',
  'mfa_required',
  'token_scope',
  'csrf',
  'not_found',
  'invalid_input',
  'unsupported_media_type',
  'too_large',
  'request_too_slow',
  'out_of_space',
  'rate_limited',
  'server_error',
  'busy',
] as const satisfies readonly RefusalCode[];

/** The body of every answer that is not a success. `fields` names inputs by path, with a code each. */
export type RefusalBody = {
  success: false;
  code: RefusalCode;
  message: string;
  fields?: Record<string, string>;
  /** What the screen needs to say it well: attempts left, seconds to wait. */
  details?: Record<string, string | number>;
  requestId: string;
};

/** A refusal as a value that can be thrown: by rules on the server, by the client in the browser. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly details: Record<string, string | number>;
  readonly requestId: string | undefined;

  constructor(code: RefusalCode, more: Partial<Omit<RefusalBody, 'code' | 'success'>> = {}) {
    super(more.message ?? refusals[code].message);
    this.name = 'Refusal';
    this.code = code;
    this.status = refusals[code].status;
    this.fields = more.fields ?? {};
    this.details = more.details ?? {};
    this.requestId = more.requestId;
  }
}

/**
 * A refusal to throw: `throw refuse('goal_not_found')`.
 *
 * @param more fields by path, or details that the screen shows
 */
export function refuse(
  code: RefusalCode,
  more: Pick<Partial<RefusalBody>, 'fields' | 'details'> = {},
): Refusal {
  return new Refusal(code, more);
}

export function isRefusalBody(body: unknown): body is RefusalBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'success' in body &&
    body.success === false &&
    'code' in body &&
    typeof body.code === 'string' &&
    body.code in refusals
  );
}
