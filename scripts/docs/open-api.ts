import { contract } from '@longhand/contract/contract';
import type { Endpoint } from '@longhand/contract/endpoint';
import { commonRefusals } from '@longhand/contract/errors';
import { type RawRoute, rawRoutes } from '@longhand/contract/raw-routes';
import { refusals } from '@longhand/contract/refusals';
import * as z from 'zod';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};

  for (const [slice, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(slice, name, endpoint),
      };
    }
  }

  for (const [name, route] of Object.entries<RawRoute>(rawRoutes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: plain(name, route) };
  }

  return {
    openapi: '3.1.0',
    info: { title: 'Longhand', version: '1', description: 'What the web application calls.' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Refusal: refusalSchema },
    },
  };
}

function operation(slice: string, name: string, endpoint: Endpoint): Json {
  return {
    operationId: `${slice}.${name}`,
    tags: [slice],
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.stepUp && { 'x-step-up': true }),
    security: securityOf(endpoint),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } }),
    responses: {
      200: { description: 'Done', content: json(schemaOf(endpoint.reply, 'output')) },
      ...refusalResponses(endpoint),
    },
  };
}

/** A session, or a personal API token with the scope. */
function securityOf({ access, scope }: Endpoint): Json[] {
  if (access === 'public') return [];

  return [{ session: [] }, ...(scope === undefined ? [] : [{ token: [scope] }])];
}

/** What does not speak JSON is described by what it answers. */
function plain(name: string, { summary, access, contentType, reply, fails }: RawRoute): Json {
  const schema = reply === undefined ? { type: 'string' } : schemaOf(reply, 'output');

  return {
    operationId: `plain.${name}`,
    summary,
    'x-access': access,
    security: access === 'public' ? [] : [{ session: [] }],
    responses: {
      200: { description: 'Done', content: { [contentType]: { schema } } },
      ...refusalResponses({ fails }),
    },
  };
}

function parameters(schema: z.core.$ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const object = schemaOf(schema, 'input');
  const properties = (object['properties'] ?? {}) as Record<string, Json>; // an object schema by contract
  const required = new Set((object['required'] ?? []) as string[]); // JSON Schema's own form

  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: property,
  }));
}

function refusalResponses(endpoint: Pick<Endpoint, 'fails'>): Json {
  const byStatus = Map.groupBy(
    new Set([...commonRefusals, ...endpoint.fails]),
    (code) => refusals[code].status,
  );

  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: json({ $ref: '#/components/schemas/Refusal' }) },
    ]),
  );
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });

  return rest;
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

const refusalSchema = {
  type: 'object',
  required: ['success', 'code', 'message', 'requestId'],
  properties: {
    success: { const: false },
    code: { enum: Object.keys(refusals) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    details: { type: 'object' },
    requestId: { type: 'string' },
  },
};
