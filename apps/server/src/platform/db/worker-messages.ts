import type { QueryOptions } from './client.ts';

/** Sent to the worker. `transaction` names one that was begun; without it a query stands alone. */
export type Request =
  | { call: 'query'; text: string; values: unknown[]; options: QueryOptions; transaction?: number }
  | { call: 'exec'; statements: string; transaction?: number }
  | { call: 'begin'; transaction: number }
  | { call: 'end'; transaction: number; outcome: 'commit' | 'rollback' }
  | { call: 'listen'; channel: string }
  | { call: 'close' };

export type NumberedRequest = Request & { id: number };

export type Reply = { id: number; result: unknown } | { id: number; error: PlainError };

/** What was told on a channel that is listened to; the answer to no request. */
export type Heard = { channel: string; words: string };

/** An error as it can be posted: its own fields (PostgreSQL's code, constraint, detail…) and text. */
export interface PlainError {
  message: string;
  stack: string | undefined;
  fields: Record<string, unknown>;
}

export function toPlain(error: unknown): PlainError {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, fields: {} };

  return {
    message: error.message,
    stack: error.stack,
    fields: JSON.parse(JSON.stringify({ ...error })),
  };
}

export function fromPlain({ message, stack, fields }: PlainError): Error {
  const error = Object.assign(new Error(message), fields);

  if (stack !== undefined) error.stack = stack;

  return error;
}
