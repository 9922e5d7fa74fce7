import type { Endpoint } from '@longhand/contract/endpoint';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import * as z from 'zod';
import { parseLongJson } from './long-json.ts';

type RequestParts = { params: unknown; query: unknown; body: unknown };

/** Parses params, query and body by the endpoint's schemas. Every invalid field is reported by its path with an error code. */
export function parseInput(endpoint: Endpoint, parts: RequestParts): Record<string, unknown> {
  const fields: Record<string, string> = {};
  const input: Record<string, unknown> = {};

  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (schema === undefined) continue;

    const parsed = z.safeParse(schema, parts[part], { reportInput: true }); // otherwise a wrong type cannot be told from a missing value
    if (parsed.success) input[part] = parsed.data;
    else for (const issue of parsed.error.issues) Object.assign(fields, fieldsOf(issue, part));
  }

  if (Object.keys(fields).length > 0) throw refuse('invalid_input', { fields });

  return input;
}

/** Parses the query string. A repeated key is rejected, because parsers disagree on which value applies. */
export function parseQuery(url: string): Record<string, string> {
  const start = url.indexOf('?');
  const query: Record<string, string> = {};
  if (start === -1) return query;

  for (const [key, value] of new URLSearchParams(url.slice(start))) {
    if (Object.hasOwn(query, key) || isForbiddenKey(key)) {
      throw refuse('invalid_input', { fields: { [key]: 'repeated' } });
    }
    if (!isStorable(value)) throw refuse('invalid_input', { fields: { [key]: 'not_text' } });
    query[key] = value;
  }

  return query;
}

const maxDepth = 32;

/**
 * Parses JSON and rejects prototype keys, deep nesting and strings that cannot be stored. A long body is parsed in parts to keep the event
 * loop free.
 */
export async function parseJsonBody(text: string): Promise<unknown> {
  let value: unknown;
  try {
    value = text.length > limits.bodyBytes ? await parseLongJson(text) : JSON.parse(text);
  } catch {
    throw refuse('invalid_input', { fields: { body: 'not_json' } });
  }
  assertSafe(value, [], maxDepth);

  return value;
}

function assertSafe(value: unknown, path: string[], depth: number): void {
  if (typeof value === 'string' && !isStorable(value)) {
    throw refuse('invalid_input', { fields: { [path.join('.') || 'body']: 'not_text' } });
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === 0) throw refuse('invalid_input', { fields: { body: 'too_deep' } });

  for (const [key, inner] of Object.entries(value)) {
    if (isForbiddenKey(key) || !isStorable(key)) {
      throw refuse('invalid_input', { fields: { body: 'key_refused' } });
    }
    assertSafe(inner, [...path, key], depth - 1);
  }
}

function isForbiddenKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

/** PostgreSQL cannot store NUL, and a lone surrogate is not valid text. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

function fieldsOf(issue: z.core.$ZodIssue, part: string): Record<string, string> {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return Object.fromEntries(issue.keys.map((key) => [[...path, key].join('.'), 'unknown']));
  }

  return { [path.join('.') || part]: codeOf(issue) };
}

/** Custom contract rules use their error code as message; the others are mapped from zod's issue codes. */
function codeOf(issue: z.core.$ZodIssue): string {
  if (/^[a-z]+(_[a-z]+)+$/.test(issue.message)) return issue.message;

  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'wrong_type';
    case 'too_small':
      return issue.origin === 'string' ? 'too_short' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_large';
    case 'invalid_format':
      return 'format';
    default:
      return 'not_allowed';
  }
}
