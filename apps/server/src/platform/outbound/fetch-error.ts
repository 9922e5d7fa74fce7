import { codedCause } from '../start-error.ts';

/** Why a guarded fetch failed. */
export type FetchFailureReason =
  /** Not http or https, with credentials, too long, or a redirect from https to http. */
  | 'invalid_url'
  /** An address or a port that the server must not reach. */
  | 'forbidden_address'
  | 'too_many_redirects'
  /** The body, also after decompression, or the headers. */
  | 'too_large'
  | 'timed_out'
  /** A content type that is not accepted, or an unknown compression. */
  | 'wrong_type'
  /** No address, no connection, no valid certificate, or no valid HTTP response. */
  | 'unreachable'
  /** A status other than 2xx. */
  | 'bad_status';

export type FetchFailure = {
  is: 'failed';
  reason: FetchFailureReason;
  /** For the log only: a user could otherwise scan the network of the server. */
  detail: string;
};

/** Ends a guarded fetch; its caller receives a `FetchFailure`. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly reason: FetchFailureReason;

  constructor(reason: FetchFailureReason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/** The failure for any error of the network, of TLS, of the HTTP parser or of decompression. */
export function toFetchFailure(error: unknown): FetchFailure {
  if (error instanceof FetchError) {
    return { is: 'failed', reason: error.reason, detail: error.message };
  }
  const detail = codedCause(error)?.code ?? String(error);

  return {
    is: 'failed',
    reason: detail === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'unreachable',
    detail,
  };
}
