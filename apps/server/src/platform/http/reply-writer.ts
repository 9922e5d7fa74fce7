import type { Endpoint } from '@longhand/contract/endpoint';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';

/**
 * Writes what a handler returns, filtered. One that hands out the same frozen object again, which says that nothing in
 * it will change, has it filtered and written only once.
 */
export function createWriter(endpoint: Endpoint) {
  const written = new WeakMap<object, string>();

  return (reply: FastifyReply, returned: unknown): string => {
    reply.type('application/json; charset=utf-8');
    if (typeof returned !== 'object' || returned === null || !Object.isFrozen(returned)) {
      return JSON.stringify(filtered(endpoint, returned));
    }
    const text = written.get(returned) ?? JSON.stringify(filtered(endpoint, returned));
    written.set(returned, text);

    return text;
  };
}

/** Only what the reply declares goes out; a handler that returns less than it declares is our own error. */
function filtered(endpoint: Endpoint, returned: unknown): unknown {
  const reply = z.safeParse(endpoint.reply, returned);
  if (reply.success) return reply.data;

  const where = reply.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`);
  throw new Error(`${endpoint.method} ${endpoint.path} broke its reply: ${where.join(', ')}`);
}
