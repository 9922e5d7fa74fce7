import { contract } from '@longhand/contract/contract';
import type { Endpoint } from '@longhand/contract/endpoint';
import { commonRefusals } from '@longhand/contract/errors';
import { type RawRoute, rawRoutes } from '@longhand/contract/raw-routes';
import { refusals } from '@longhand/contract/refusals';
import * as z from 'zod';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document. */
export function createOpenApiDocument(): Json {
  const paths: Record<string, Json> = {};

  for (const [slice, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: createOperation(slice, name, endpoint),
      };
    }
  }

  for (const [name, route] of Object.entries<RawRoute>(rawRoutes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: createPlainOperation(name, route),
    };
  }

  return {
    openapi: '3.1.0',
    info: { title: 'Longhand', version: '1', description: 'The API of the web application.' },
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

function createOperation(slice: string, name: string, endpoint: Endpoint): Json {
  return {
    operationId: `${slice}.${name}`,
    tags: [slice],
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.stepUp && { 'x-step-up': true }),
    security: getSecurity(endpoint),
    parameters: [
      ...createParameters(endpoint.params, 'path'),
      ...createParameters(endpoint.query, 'query'),
    ],
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: jsonContent(toJsonSchema(endpoint.body, 'input')),
          },
        }),
    responses: {
      200: { description: 'Done', content: jsonContent(toJsonSchema(endpoint.reply, 'output')) },
      ...createErrorResponses(endpoint),
    },
  };
}

/** A session, or a personal API token with the scope. */
function getSecurity({ access, scope }: Endpoint): Json[] {
  if (access === 'public') return [];

  return [{ session: [] }, ...(scope === undefined ? [] : [{ token: [scope] }])];
}

/** Routes that do not use JSON are described by their content type. */
function createPlainOperation(
  name: string,
  { summary, access, contentType, reply, fails }: RawRoute,
): Json {
  const schema = reply === undefined ? { type: 'string' } : toJsonSchema(reply, 'output');

  return {
    operationId: `plain.${name}`,
    summary,
    'x-access': access,
    security: access === 'public' ? [] : [{ session: [] }],
    responses: {
      200: { description: 'Done', content: { [contentType]: { schema } } },
      ...createErrorResponses({ fails }),
    },
  };
}

function createParameters(schema: z.core.$ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const object = toJsonSchema(schema, 'input');
  const properties = (object['properties'] ?? {}) as Record<string, Json>; // an object schema by contract
  const required = new Set((object['required'] ?? []) as string[]); // always an array of strings in JSON Schema

  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: property,
  }));
}

function createErrorResponses(endpoint: Pick<Endpoint, 'fails'>): Json {
  const byStatus = Map.groupBy(
    new Set([...commonRefusals, ...endpoint.fails]),
    (code) => refusals[code].status,
  );

  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: jsonContent({ $ref: '#/components/schemas/Refusal' }),
      },
    ]),
  );
}

function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });

  return rest;
}

function jsonContent(schema: Json): Json {
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
