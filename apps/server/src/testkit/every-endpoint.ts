import { contract } from '@longhand/contract/contract';
import type { Endpoint } from '@longhand/contract/endpoint';
import * as z from 'zod';

export type NamedEndpoint = { name: string; endpoint: Endpoint };

/** The id of nothing, until something is made with it. */
export const someId = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Every endpoint of the contract: what holds for all of them is tested for all of them. */
export const everyEndpoint: readonly NamedEndpoint[] = Object.entries(contract).flatMap(
  ([slice, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
      name: `${slice}.${name}`,
      endpoint,
    })),
);

/** The endpoint's path with each parameter filled in. */
export function pathOf({ path }: Endpoint, parameter: string): string {
  return path.replace(/:\w+/g, encodeURIComponent(parameter));
}

/**
 * An input in the shape of a schema: every free string in it is `text`, what must have a form has one, numbers are as
 * large as they may be. So `text` gets past the form and as far into the server as it can.
 */
export function shapedLike(schema: Endpoint['body'], text: string): unknown {
  if (schema === undefined) return undefined;

  return fill(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), text);
}

function fill(schema: z.core.JSONSchema._JSONSchema, text: string): unknown {
  if (typeof schema === 'boolean') return text;
  const { type, properties, items, anyOf, oneOf, enum: values, format = '' } = schema;
  const [first] = anyOf ?? oneOf ?? [];
  if (first !== undefined) return fill(first, text);
  if (schema.const !== undefined) return schema.const;
  if (values !== undefined) return values[0];
  if (type === 'object') {
    const entries = Object.entries(properties ?? {});

    return Object.fromEntries(
      entries.map(([name, property]) => [name, wellNamed[name] ?? fill(property, text)]),
    );
  }
  if (type === 'array') {
    return items === undefined || Array.isArray(items) ? [] : [fill(items, text)];
  }
  if (type === 'integer' || type === 'number') return schema.maximum ?? Number.MAX_SAFE_INTEGER;
  if (type === 'boolean') return true;

  return wellFormed[format] ?? text;
}

const wellFormed: Record<string, string> = {
  uuid: someId,
  date: '2026-11-20',
  'date-time': '2026-11-20T12:00:00.000Z',
};

/** Forms that a schema asks for by a rule of its own, which JSON Schema can not say. */
const wellNamed: Record<string, string> = {
  code: '123456',
  email: 'ann@example.org',
  timeZone: 'Europe/Berlin',
  trashed: 'true',
};
