import { gzipSync } from 'node:zlib';
import { limits } from '@longhand/contract/limits';
import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { exampleSlice } from '../../testkit/example-slice.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer({ extraSlices: [exampleSlice] });
const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const path = `/api/examples/${id}/echo`;

const post = (payload: string, more = {}) =>
  openBrowser(server.app).send({ method: 'POST', path, body: {} }, { payload, ...more });
const get = (query: string) =>
  openBrowser(server.app).send({ method: 'GET', path: `/api/examples${query}` });

test('every invalid field is reported by its path with an error code', async () => {
  const answer = await openBrowser(server.app).send({
    method: 'POST',
    path: '/api/examples/7/echo?page=12',
    body: { words: 'far too many of them', isAdmin: true },
  });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'invalid_input',
    fields: { id: 'format', page: 'too_large', words: 'too_long', isAdmin: 'unknown' },
  });
});

test('a missing body and a missing field are reported as required', async () => {
  expect((await post('')).json().fields).toEqual({ body: 'required' });
  expect((await post('{}')).json().fields).toEqual({ words: 'required' });
});

test.each([
  ['no JSON', '{ words', { body: 'not_json' }],
  ['a prototype', '{"words":"a","__proto__":{"x":1}}', { body: 'key_refused' }],
  ['a constructor', '{"words":"a","nested":{"constructor":1}}', { body: 'key_refused' }],
  ['NUL', '{"words":"a\\u0000"}', { words: 'not_text' }],
  ['half a surrogate pair', '{"words":"a\\ud800"}', { words: 'not_text' }],
  ['too deep', `{"words":"a","nested":${'[['.repeat(20)}${']]'.repeat(20)}}`, { body: 'too_deep' }],
])('a body with %s is rejected', async (_what, payload, fields) => {
  const answer = await post(payload);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_input', fields });
});

test('a deeply nested body is rejected safely', async () => {
  const answer = await post('['.repeat(100_000));

  expect(answer.statusCode).toBe(400);
});

test('only JSON up to the body limit of the endpoint is accepted', async () => {
  const words = JSON.stringify({ words: 'x'.repeat(limits.bodyBytes) });
  const form = await post('words=a', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

  expect(form.json()).toMatchObject({ code: 'unsupported_media_type' });
  expect(form.statusCode).toBe(415);
  expect((await post(words)).json()).toMatchObject({ code: 'too_large' });
  expect((await post(words)).statusCode).toBe(413);
});

test('only text endpoints accept gzip, limited by the unpacked size', async () => {
  const sendPacked = (to: string, words: string, payload = gzipSync(JSON.stringify({ words }))) =>
    openBrowser(server.app).send(
      { method: 'POST', path: to, body: {} },
      { payload, headers: { 'content-encoding': 'gzip' } },
    );
  const manuscript = '/api/examples/manuscript';

  expect((await sendPacked(manuscript, 'x'.repeat(1_000_000))).json()).toEqual({
    characters: 1_000_000,
  });
  expect((await sendPacked(manuscript, 'x'.repeat(limits.textBodyBytes))).statusCode).toBe(413);
  expect((await sendPacked(manuscript, '', Buffer.from('no gzip'))).statusCode).toBe(400);
  expect((await sendPacked(path, 'x')).statusCode).toBe(400);
});

test('a query with a repeated key or invalid characters is rejected', async () => {
  expect((await get('?words=a&words=b')).json().fields).toEqual({ words: 'repeated' });
  expect((await get('?words=%00')).json().fields).toEqual({ words: 'not_text' });
  expect((await get('?__proto__=a')).json()).toMatchObject({ code: 'invalid_input' });
  expect((await get('?words=%C3%A9')).json()).toEqual({ words: 'é' });
});
