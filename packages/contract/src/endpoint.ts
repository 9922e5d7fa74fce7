import type * as z from 'zod';
import type { Access, TokenScope } from './access.ts';
import type { RefusalCode } from './refusals.ts';

type Schema = z.core.$ZodType;

/** One row of the contract: from it come route, validation, reply filter, client, documents and access tests. */
export type Endpoint = {
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  access: Access;
  /** With this one a personal API token may call it; without any only a session may. */
  scope?: TokenScope;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  reply: Schema;
  /** Refusals beside the common ones of `errors.ts`. */
  fails: readonly RefusalCode[];
  /** Only for somebody who showed within the last minutes who they are; else `reauth_required`. */
  stepUp?: true;
  /** `text` takes bodies of whole manuscripts, `picture` one picture; the default is the small bound of `limits.ts`. */
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

type Sent<S> = S extends Schema ? z.core.input<S> : never;
type Got<S> = S extends Schema ? z.core.output<S> : never;

type Parts = 'params' | 'query' | 'body';
type DeclaredPart<E> = Extract<keyof E, Parts>;

/** What a caller of the client hands in: only the parts that the endpoint declares. */
export type Input<E extends Endpoint> = {
  [P in DeclaredPart<E>]: Sent<E[P]>;
};

/** What a handler receives: the same parts, parsed. */
export type Received<E extends Endpoint> = {
  [P in DeclaredPart<E>]: Got<E[P]>;
};

/** What a handler returns, before the reply schema filters it. */
export type Returned<E extends Endpoint> = Sent<E['reply']>;

/** What the client resolves to. */
export type Reply<E extends Endpoint> = Got<E['reply']>;
