import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { onTestFinished } from 'vitest';
import { readConfig } from '../platform/env.ts';
import { createGuardedPost } from '../platform/outbound/guarded-post.ts';
import { openRemoteServer } from './remote-server.ts';
import { createSelfSignedCertificate } from './self-signed-certificate.ts';
import type { TestServer } from './server.ts';

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A subscription of a browser that keeps no keys, so that nothing can be decrypted. */
export function createTestSubscription(origin: string): Subscription {
  return createBrowserKeys(origin).subscription;
}

/** A message that the push service received, as the browser decrypts it. */
type ReceivedPush = {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  payload: Record<string, unknown>;
  bytes: number;
};

export type PushService = {
  received: ReceivedPush[];
  /** Subscribes a browser. */
  subscribe(): Subscription;
  /** Replies to the following requests; 201 at first. */
  reply: (message: ReceivedPush) => { status: number; headers?: Record<string, string> };
};

/** A push service (RFC 8030) on this machine, which decrypts what it receives. The server may send to it until the test ends. */
export async function openPushService({ services }: TestServer): Promise<PushService> {
  const certificate = await createSelfSignedCertificate({ type: 'dns', value: 'push.test' });
  const usualAuthorities = getCACertificates();
  setDefaultCACertificates([...usualAuthorities, certificate.cert]);
  const remote = await openRemoteServer({ certificate });
  const usualPost = services.guardedPost;
  services.guardedPost = createGuardedPost({
    config: readConfig({ OUTBOUND_ALLOWED_HOSTS: `push.test:${remote.port}` }),
    resolve: async () => ['127.0.0.1'],
  });
  onTestFinished(() => {
    services.guardedPost = usualPost;
    remote.close();
    setDefaultCACertificates(usualAuthorities);
  });

  const browsers = new Map<string, ReturnType<typeof createBrowserKeys>>();
  const service: PushService = {
    received: [],
    subscribe() {
      const browser = createBrowserKeys(`https://push.test:${remote.port}`);
      browsers.set(new URL(browser.subscription.endpoint).pathname, browser);

      return browser.subscription;
    },
    reply: () => ({ status: 201 }),
  };
  remote.handle = async (request, response) => {
    const body = await buffer(request);
    const json = browsers.get(request.url ?? '')?.decrypt(body) ?? '{}';
    const { method, headers } = request;
    const message = { method, headers, payload: JSON.parse(json), bytes: body.length };
    service.received.push(message);
    const { status, headers: replyHeaders = {} } = service.reply(message);
    response.writeHead(status, replyHeaders).end();
  };

  return service;
}

/** Keys of a browser, by RFC 8291. */
function createBrowserKeys(origin: string) {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const subscription: Subscription = {
    endpoint: `${origin}/wpush/${randomUUID()}`,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  };

  return {
    subscription,

    /** Decrypts a message of one record (RFC 8188). */
    decrypt(message: Buffer): string {
      const salt = message.subarray(0, 16);
      const keyLength = message.readUInt8(20);
      const serverKey = message.subarray(21, 21 + keyLength);
      const record = message.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey]);
      const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(serverKey), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive('aes128gcm', 16),
        derive('nonce', 12),
      );
      decipher.setAuthTag(record.subarray(-16));
      const plaintext = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);

      return plaintext.subarray(0, plaintext.lastIndexOf(2)).toString(); // a record ends with 2 and zeros
    },
  };
}
