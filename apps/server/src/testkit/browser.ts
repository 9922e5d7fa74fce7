import type { ApiRequest, Transport } from '@longhand/contract/client';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export type Browser = {
  /** A transport for `createClient`; echoes the CSRF token like the page does. */
  transport: Transport;
  cookies: Map<string, string>;
  send(call: ApiRequest, options?: InjectOptions): Promise<LightMyRequestResponse>;
};

/** A simulated browser: keeps cookies, sends Sec-Fetch-Site, echoes the CSRF token. */
export function openBrowser(app: FastifyInstance, remoteAddress = '127.0.0.1'): Browser {
  const cookies = new Map<string, string>();

  const send = async ({ method, path, body }: ApiRequest, options: InjectOptions = {}) => {
    if (method !== 'GET' && !cookies.has('XSRF-TOKEN')) {
      await send({ method: 'GET', path: '/api/auth/me' });
    }
    const answer = await app.inject({
      method,
      url: path,
      remoteAddress,
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      ...options,
      headers: definedHeaders({
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }

    return answer;
  };

  return {
    cookies,
    send,
    async transport(call) {
      const answer = await send(call);

      return { status: answer.statusCode, body: parseReply(answer) };
    },
  };
}

/** Headers set to undefined are not sent. */
function definedHeaders(headers: Record<string, string | string[] | number | undefined>) {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}

function parseReply(answer: LightMyRequestResponse): unknown {
  return answer.headers['content-type']?.toString().includes('json') ? answer.json() : answer.body;
}
