import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createTestFetch,
  openRemoteServer,
  type RemoteServer,
  redirectTo,
  sendPage,
} from '../../testkit/remote-server.ts';
import { createSelfSignedCertificate } from '../../testkit/self-signed-certificate.ts';

const ofName = await createSelfSignedCertificate({ type: 'dns', value: 'site.test' });
const ofAddress = await createSelfSignedCertificate({ type: 'ip', value: '127.0.0.1' });
const unknown = await createSelfSignedCertificate({ type: 'dns', value: 'site.test' });
const usualAuthorities = getCACertificates();
beforeAll(() => setDefaultCACertificates([...usualAuthorities, ofName.cert, ofAddress.cert]));
afterAll(() => setDefaultCACertificates(usualAuthorities));

let remote: RemoteServer;
beforeEach(async () => {
  remote = await openRemoteServer({ certificate: ofName });
  remote.handle = sendPage('secure');
});
afterEach(() => remote.close());

const page = { types: ['text/html'], maxBytes: 1_000 };
const fetchOn = ({ port }: RemoteServer) => {
  const names = ['site.test', 'other.test', '127.0.0.1'].map((name) => `${name}:${port}`);

  return (host: string) => createTestFetch(names.join(','))(`https://${host}:${port}/`, page);
};

test('the certificate is checked against the host name, not the address connected to', async () => {
  expect(await fetchOn(remote)('site.test')).toMatchObject({ body: Buffer.from('secure') });
  expect(await fetchOn(remote)('site.test.')).toMatchObject({ body: Buffer.from('secure') });
  expect(await fetchOn(remote)('other.test')).toMatchObject({
    reason: 'unreachable',
    detail: 'ERR_TLS_CERT_ALTNAME_INVALID',
  });
  expect(await fetchOn(remote)('127.0.0.1')).toMatchObject({
    detail: 'ERR_TLS_CERT_ALTNAME_INVALID',
  });
});

test('server name indication (SNI) contains a host name, never an address', async () => {
  const names: unknown[] = [];
  const recordServerName: RemoteServer['handle'] = ({ socket }, response) => {
    names.push('servername' in socket ? socket.servername : undefined);
    response.writeHead(404).end();
  };
  const server = await openRemoteServer({ certificate: ofAddress });
  remote.handle = recordServerName;
  server.handle = recordServerName;
  await fetchOn(remote)('site.test');
  await fetchOn(server)('127.0.0.1');
  server.close();

  expect(names).toEqual(['site.test', false]);
});

test('a URL with an address needs a certificate of that address', async () => {
  const server = await openRemoteServer({ certificate: ofAddress });
  const result = await fetchOn(server)('127.0.0.1');
  server.close();

  expect(result).toMatchObject({ is: 'fetched' });
});

test('an unknown certificate authority is refused', async () => {
  const server = await openRemoteServer({ certificate: unknown });
  const result = await fetchOn(server)('site.test');
  server.close();

  expect(result).toMatchObject({
    reason: 'unreachable',
    detail: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
});

test('a redirect from https to http is refused, one from http to https is followed', async () => {
  const plain = await openRemoteServer();
  plain.handle = redirectTo(`https://site.test:${remote.port}/`);
  const fetchPage = createTestFetch(`site.test:${remote.port},site.test:${plain.port}`);
  expect(await fetchPage(`http://site.test:${plain.port}/`, page)).toMatchObject({
    url: `https://site.test:${remote.port}/`,
  });

  remote.handle = redirectTo(`http://site.test:${plain.port}/`);
  const downgraded = await fetchPage(`https://site.test:${remote.port}/`, page);
  plain.close();

  expect(downgraded).toMatchObject({ is: 'failed', reason: 'invalid_url' });
  expect(plain.requests).toHaveLength(1);
});
