import { contract } from '@longhand/contract/contract';
import type { Endpoint } from '@longhand/contract/endpoint';
import * as z from 'zod';

export type NamedEndpoint = { name: string; endpoint: Endpoint };

/** An id that exists only if a test creates an object with it. */
export const exampleId = '01890a5d-ac96-774b-bcce-b302099a8057';

/** All endpoints of the contract, for tests of rules that apply to each. */
export const allEndpoints: readonly NamedEndpoint[] = Object.entries(contract).flatMap(
  ([slice, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
      name: `${slice}.${name}`,
      endpoint,
    })),
);

/** The endpoint's path with all parameters replaced. */
export function buildPath({ path }: Endpoint, parameter: string): string {
  return path.replace(/:\w+/g, encodeURIComponent(parameter));
}

/**
 * Builds an input that matches a schema: free strings are `text`, formatted strings are valid examples, numbers are maximal. So `text`
 * passes validation and reaches as far into the server as possible.
 */
export function buildInput(schema: Endpoint['body'], text: string): unknown {
  if (schema === undefined) return undefined;

  return buildValue(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), text);
}

function buildValue(schema: z.core.JSONSchema._JSONSchema, text: string): unknown {
  if (typeof schema === 'boolean') return text;
  const { type, properties, items, anyOf, oneOf, enum: values, format = '' } = schema;
  const [first] = anyOf ?? oneOf ?? [];
  if (first !== undefined) return buildValue(first, text);
  if (schema.const !== undefined) return schema.const;
  if (values !== undefined) return values[0];
  if (type === 'object') {
    const entries = Object.entries(properties ?? {});

    return Object.fromEntries(
      entries.map(([name, property]) => [
        name,
        examplesByField[name] ?? buildValue(property, text),
      ]),
    );
  }
  if (type === 'array') {
    return items === undefined || Array.isArray(items) ? [] : [buildValue(items, text)];
  }
  if (type === 'integer' || type === 'number') return schema.maximum ?? Number.MAX_SAFE_INTEGER;
  if (type === 'boolean') return true;

  return examplesByFormat[format] ?? text;
}

const examplesByFormat: Record<string, string> = {
  uuid: exampleId,
  date: '2026-11-20',
  'date-time': '2026-11-20T12:00:00.000Z',
};

/** Formats checked by custom rules that JSON Schema cannot express. */
const examplesByField: Record<string, string> = {
  code: '123456',
  email: 'ann@example.org',
  timeZone: 'Europe/Berlin',
  trashed: 'true',
};
