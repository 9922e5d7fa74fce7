import { type RefusalCode, refusals } from './refusals.ts';

/** Error codes that every endpoint may return; the `fails` of an endpoint lists the others. */
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

/** Body of every error response. `fields` maps input paths to error codes. */
export type RefusalBody = {
  success: false;
  code: RefusalCode;
  message: string;
  fields?: Record<string, string>;
  /** Values for the message: attempts left, seconds to wait. */
  details?: Record<string, string | number>;
  requestId: string;
};

/** An API error: thrown by rules on the server and by the client in the browser. */
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
 * Creates an API error to throw: `throw refuse('goal_not_found')`.
 *
 * @param more field errors by path, or details for the message
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
