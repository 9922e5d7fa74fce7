import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { version } from '../version.ts';
import type { Target } from './address-policy.ts';
import { FetchError } from './fetch-error.ts';

type OutboundRequest = {
  /** Host and port to connect to. The certificate and the Host header remain those of the URL. */
  target: Target;
  /** The checked addresses of the host; no other address is connected to. */
  addresses: readonly string[];
  headers: Record<string, string | number>;
  /** Makes it a POST request. */
  body?: Buffer;
  /** Maximum time until the headers of the response have arrived. */
  firstByteMs: number;
  signal: AbortSignal;
};

const maxHeaderBytes = 16_384;

/**
 * Sends one request over a connection of its own and returns the response before its body. Sends no cookies, credentials or referrer, and
 * nothing else that identifies this installation or its users.
 */
export async function sendRequest(
  url: URL,
  { target, addresses, headers, body, firstByteMs, signal }: OutboundRequest,
): Promise<IncomingMessage> {
  const options: RequestOptions & { servername: string; rejectUnauthorized: boolean } = {
    host: target.hostname,
    port: target.port,
    path: `${url.pathname}${url.search}`,
    method: body === undefined ? 'GET' : 'POST',
    headers: { host: url.host, 'user-agent': `Longhand/${version}`, ...headers },
    lookup: lookUpIn(addresses),
    servername: isIP(target.hostname) === 0 ? target.hostname : '',
    rejectUnauthorized: true,
    maxHeaderSize: maxHeaderBytes,
    agent: false,
    signal,
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(options);
  const timer = setTimeout(
    () => request.destroy(new FetchError('timed_out', 'no response')),
    firstByteMs,
  );
  request.on('error', reject).once('response', resolve).end(body);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

/** Replaces the name lookup of the connection, against DNS rebinding: the name could get another address after the check. */
function lookUpIn(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));

  return (_hostname, { all }, callback) => {
    if (all === true) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  };
}
