import type { QueryOptions } from './client.ts';

/** A request to the worker. `transaction` is the id of an open transaction; without it a query runs on its own. */
export type DatabaseWorkerRequest =
  | { call: 'query'; text: string; values: unknown[]; options: QueryOptions; transaction?: number }
  | { call: 'exec'; statements: string; transaction?: number }
  | { call: 'begin'; transaction: number }
  | { call: 'end'; transaction: number; outcome: 'commit' | 'rollback' }
  | { call: 'listen'; channel: string }
  | { call: 'close' };

export type WorkerRequestWithId = DatabaseWorkerRequest & { id: number };

export type WorkerReply = { id: number; result: unknown } | { id: number; error: PlainError };

/** A notification on a subscribed channel; not a reply to a request. */
export type ChannelMessage = { channel: string; payload: string };

/** A serializable error: its own fields (PostgreSQL's code, constraint, detail …), message and stack. */
export interface PlainError {
  message: string;
  stack: string | undefined;
  fields: Record<string, unknown>;
}

export function toPlainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, fields: {} };

  return {
    message: error.message,
    stack: error.stack,
    fields: JSON.parse(JSON.stringify({ ...error })),
  };
}

export function fromPlainError({ message, stack, fields }: PlainError): Error {
  const error = Object.assign(new Error(message), fields);

  if (stack !== undefined) error.stack = stack;

  return error;
}
