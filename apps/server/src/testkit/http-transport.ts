import type { Transport } from '@longhand/contract/client';

/**
 * A transport over HTTP that keeps cookies and echoes the CSRF token like a page.
 *
 * @param server its origin, or a function that chooses a node for each request
 */
export function createHttpTransport(server: string | (() => string)): Transport {
  const cookies = new Map<string, string>();

  const transport: Transport = async ({ method, path, body }) => {
    if (method !== 'GET' && !cookies.has('XSRF-TOKEN')) {
      await transport({ method: 'GET', path: '/api/auth/me' });
    }
    const origin = typeof server === 'string' ? server : server();
    const answer = await fetch(origin + path, {
      method,
      headers: {
        origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }

    return { status: answer.status, body: await answer.json() };
  };

  return transport;
}
