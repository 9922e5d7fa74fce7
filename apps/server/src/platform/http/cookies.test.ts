import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer({ env: { PUBLIC_URL: 'https://write.example.org' } });

test('on https, cookies are Secure and host-bound, and HSTS is sent', async () => {
  const answer = await openBrowser(server.app).send({ method: 'GET', path: '/api/auth/me' });

  expect(answer.cookies).toMatchObject([
    { name: '__Host-pre', secure: true, httpOnly: true, path: '/', sameSite: 'Lax' },
    { name: 'XSRF-TOKEN', secure: true, path: '/', sameSite: 'Lax' },
  ]);
  expect(answer.cookies[1]).not.toHaveProperty('httpOnly');
  expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});
