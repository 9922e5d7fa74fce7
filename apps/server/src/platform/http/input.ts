import type { Endpoint } from '@longhand/contract/endpoint';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import * as z from 'zod';
import { parseLongJson } from './long-json.ts';

type Parts = { params: unknown; query: unknown; body: unknown };

/** Parses what the endpoint declares; every field that does not fit is named by its path with a code. */
export function receive(endpoint: Endpoint, given: Parts): Record<string, unknown> {
  const fields: Record<string, string> = {};
  const received: Record<string, unknown> = {};

  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (schema === undefined) continue;

    const parsed = z.safeParse(schema, given[part], { reportInput: true }); // else a wrong type looks like none
    if (parsed.success) received[part] = parsed.data;
    else for (const issue of parsed.error.issues) Object.assign(fields, fieldsOf(issue, part));
  }

  if (Object.keys(fields).length > 0) throw refuse('invalid_input', { fields });

  return received;
}

/** The query as an object; a key that comes twice is refused, because readers differ in which one they take. */
export function readQuery(url: string): Record<string, string> {
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

const deepest = 32;

/**
 * JSON that can neither change a prototype nor be too deep to walk, and whose strings can be stored. A long body is read in parts, between
 * which others find their turn.
 */
export async function readJson(text: string): Promise<unknown> {
  let value: unknown;
  try {
    value = text.length > limits.bodyBytes ? await parseLongJson(text) : JSON.parse(text);
  } catch {
    throw refuse('invalid_input', { fields: { body: 'not_json' } });
  }
  inspect(value, [], deepest);

  return value;
}

function inspect(value: unknown, path: string[], depth: number): void {
  if (typeof value === 'string' && !isStorable(value)) {
    throw refuse('invalid_input', { fields: { [path.join('.') || 'body']: 'not_text' } });
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === 0) throw refuse('invalid_input', { fields: { body: 'too_deep' } });

  for (const [key, inner] of Object.entries(value)) {
    if (isForbiddenKey(key) || !isStorable(key)) {
      throw refuse('invalid_input', { fields: { body: 'key_refused' } });
    }
    inspect(inner, [...path, key], depth - 1);
  }
}

function isForbiddenKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

/** No database keeps NUL, and half of a surrogate pair is no text. */
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

/** A rule of the contract says its own code as its message; the others are named by what zod found. */
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
