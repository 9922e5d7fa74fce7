import { createECDH } from 'node:crypto';
import type { Config } from '../../platform/env.ts';
import type { Sign } from '../../platform/secret.ts';

/** The key pair by which push services recognize this server (RFC 8292), base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** Order of the curve P-256. */
const curveOrder = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** Derives the key pair from the server secret, so that all nodes have the same one. */
export function deriveVapidKeys(sign: Sign): VapidKeys {
  const bytes = ['1', '2'].map((part) => Buffer.from(sign('push', part), 'base64url'));
  const number = BigInt(`0x${Buffer.concat(bytes).toString('hex')}`);
  const scalar = (number % (curveOrder - 1n)) + 1n; // 512 bits, so that the modulo is not biased
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);

  return {
    publicKey: ecdh.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}

/** How a push service can contact the operator: the sender of emails, otherwise the address of the server. */
export function vapidSubject({
  MAIL_FROM,
  PUBLIC_URL,
}: Pick<Config, 'MAIL_FROM' | 'PUBLIC_URL'>): string {
  const [, address = MAIL_FROM] = /<([^>]+)>/.exec(MAIL_FROM) ?? [];
  const isReachable = !address.endsWith('@localhost');

  return isReachable || !PUBLIC_URL.startsWith('https:') ? `mailto:${address}` : PUBLIC_URL;
}
