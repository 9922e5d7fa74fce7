import type { Endpoint } from '@longhand/contract/endpoint';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';

/** Serializes the filtered result of a handler. A frozen object is assumed immutable, so its serialization is cached. */
export function createReplyWriter(endpoint: Endpoint) {
  const serialized = new WeakMap<object, string>();

  return (reply: FastifyReply, returned: unknown): string => {
    reply.type('application/json; charset=utf-8');
    if (typeof returned !== 'object' || returned === null || !Object.isFrozen(returned)) {
      return JSON.stringify(filterReply(endpoint, returned));
    }
    const text = serialized.get(returned) ?? JSON.stringify(filterReply(endpoint, returned));
    serialized.set(returned, text);

    return text;
  };
}

/** Keeps only the declared fields. A handler that returns less than its reply schema declares is a server error. */
function filterReply(endpoint: Endpoint, returned: unknown): unknown {
  const reply = z.safeParse(endpoint.reply, returned);
  if (reply.success) return reply.data;

  const where = reply.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`);
  throw new Error(`${endpoint.method} ${endpoint.path} broke its reply: ${where.join(', ')}`);
}
