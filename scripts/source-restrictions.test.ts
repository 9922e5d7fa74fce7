import { expect, test } from 'vitest';
import { findRestrictedCalls } from './source-restrictions.ts';

const slice = 'apps/server/src/oaks/handlers.ts';

test.each([
  ["await fetch('https://example.org');"],
  ['await globalThis.fetch(address);'],
  ['configuration[customFetch] = fetch;'],
  ['const load = { fetch };'],
  ["import { request } from 'node:https';"],
  ["import {\n  type IncomingMessage,\n  get as load,\n} from 'node:http';"],
  ["import https from 'node:https';"],
  ["import * as http from 'http';"],
  ["import { connect, isIP } from 'node:net';"],
  ["import { lookup } from 'node:dns/promises';"],
  ["import { Agent } from 'undici';"],
  ["import { createTransport } from 'nodemailer';"],
  ["const { request } = await import('node:http');"],
  ["const { request } = await import('undici');"],
  ["new WebSocket('wss://example.org');"],
])('a server file may not send requests by itself: %s', (text) => {
  expect(findRestrictedCalls(slice, text)).toEqual([
    expect.stringContaining(`${slice} sends requests to another host instead of by guardedFetch`),
  ]);
});

test.each([
  ["const page = await guardedFetch(url, { types: ['text/html'] });"],
  ["import type { IncomingMessage } from 'node:http';"],
  ["import { createServer, type IncomingMessage } from 'node:http';"],
  ["import { BlockList, isIP, type Socket } from 'node:net';"],
  ["import type { Configuration } from 'openid-client';"],
  ["import { createGuardedFetch } from '../platform/outbound/guarded-fetch.ts';"],
  ['await cache.fetch(key);'],
])('a server file may contain %s', (text) => {
  expect(findRestrictedCalls(slice, text)).toEqual([]);
});

test.each([
  ['apps/server/src/platform/outbound/send-request.ts'],
  ['apps/server/src/grammar/language-tool.ts'],
  ['apps/server/src/oaks/oaks.test.ts'],
  ['apps/server/src/testkit/oaks.ts'],
])('%s may send requests', (file) => {
  expect(findRestrictedCalls(file, "import { request } from 'node:https';")).toEqual([]);
});

test.each([
  ['apps/web/src/oaks/home.tsx', 'fetch(address);', 'calls fetch'],
  ['packages/goals/src/oaks.ts', 'new Date();', 'reads the time'],
  [slice, 'process.env.HOME;', 'reads environment variables'],
])('%s may not contain %s', (file, text, means) => {
  expect(findRestrictedCalls(file, text)).toEqual([expect.stringContaining(`${file} ${means}`)]);
});
