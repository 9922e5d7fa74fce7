import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';

type Subscription = { endpoint: string; keys: { p256dh: string } };

/** Whether a subscription names a push service on the internet and has a valid public key. */
export function isUsableSubscription({ endpoint, keys }: Subscription): boolean {
  const { protocol, hostname, username, password } = new URL(endpoint);
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');

  return protocol === 'https:' && isNamed && username + password === '' && isPublicKey(keys.p256dh);
}

/** Whether a text is the base64url of a point on the curve P-256. */
function isPublicKey(text: string): boolean {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(text, 'base64url'));

    return true;
  } catch {
    return false;
  }
}
