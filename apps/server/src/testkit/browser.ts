import type { Call, Transport } from '@longhand/contract/client';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export type Browser = {
  /** To give to `createClient`: it echoes the request token as the page does. */
  transport: Transport;
  cookies: Map<string, string>;
  send(call: Call, more?: InjectOptions): Promise<LightMyRequestResponse>;
};

/** What a browser does with our server: keeps cookies, says where a request comes from, echoes the request token. */
export function openBrowser(app: FastifyInstance, remoteAddress = '127.0.0.1'): Browser {
  const cookies = new Map<string, string>();

  const send = async ({ method, path, body }: Call, more: InjectOptions = {}) => {
    if (method !== 'GET' && !cookies.has('XSRF-TOKEN')) {
      await send({ method: 'GET', path: '/api/auth/me' });
    }
    const answer = await app.inject({
      method,
      url: path,
      remoteAddress,
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      ...more,
      headers: given({
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more.headers,
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

      return { status: answer.statusCode, body: parse(answer) };
    },
  };
}

/** A header set to undefined is one that this browser does not send. */
function given(headers: Record<string, string | string[] | number | undefined>) {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}

function parse(answer: LightMyRequestResponse): unknown {
  return answer.headers['content-type']?.toString().includes('json') ? answer.json() : answer.body;
}
