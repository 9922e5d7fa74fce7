import type * as z from 'zod';
import type { Access, TokenScope } from './access.ts';
import type { RefusalCode } from './refusals.ts';

type Schema = z.core.$ZodType;

/** One endpoint of the contract. Route, validation, reply filter, client, OpenAPI document and access tests derive from it. */
export type Endpoint = {
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  access: Access;
  /** Scope that lets a personal API token call it; without one only a session can. */
  scope?: TokenScope;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  reply: Schema;
  /** Error codes besides `commonRefusals` in `errors.ts`. */
  fails: readonly RefusalCode[];
  /** Requires a recent step-up; otherwise `reauth_required`. */
  stepUp?: true;
  /** Maximum body size: `text` for manuscripts, `picture` for one image; the default is `limits.bodyBytes`. */
  bodySize?: 'text' | 'picture';
};

export type Endpoints = Record<string, Endpoint>;

/**
 * Declares an endpoint and keeps its exact type.
 *
 * @example
 * const ping = endpoint({
 *   summary: 'Answer', method: 'GET', path: '/api/ping', access: 'public',
 *   reply: z.object({ at: z.string() }), fails: [],
 * });
 */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type SchemaInput<S> = S extends Schema ? z.core.input<S> : never;
type SchemaOutput<S> = S extends Schema ? z.core.output<S> : never;

type RequestPart = 'params' | 'query' | 'body';
type DeclaredRequestPart<E> = Extract<keyof E, RequestPart>;

/** Input of a client call: only the parts that the endpoint declares. */
export type Input<E extends Endpoint> = {
  [P in DeclaredRequestPart<E>]: SchemaInput<E[P]>;
};

/** Input of a handler: the same parts, parsed. */
export type HandlerInput<E extends Endpoint> = {
  [P in DeclaredRequestPart<E>]: SchemaOutput<E[P]>;
};

/** Return value of a handler, before the reply schema filters it. */
export type HandlerOutput<E extends Endpoint> = SchemaInput<E['reply']>;

/** What the client resolves to. */
export type Reply<E extends Endpoint> = SchemaOutput<E['reply']>;
