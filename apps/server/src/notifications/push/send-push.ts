import { hour } from '../../platform/clock.ts';
import type { Services } from '../../platform/http/context.ts';
import { type PushMessage, payloadBytesMax, serializePayload } from './push-message.ts';
import type { PushDeviceRow } from './queries.ts';
import { deriveVapidKeys, vapidSubject } from './vapid-keys.ts';

export type PushOutcome =
  | { is: 'sent' }
  /** The browser has ended its subscription. */
  | { is: 'gone' }
  | { is: 'failed'; error: string; canRetry: boolean; retryAfter: Date | null };

/** Bytes of a payload for a push service that rejected a longer one. */
const shortPayloadBytes = 500;

/** Encrypts a message for a device (RFC 8291) and sends it to the push service of its browser. */
export async function sendPush(
  services: Pick<Services, 'clock' | 'config' | 'sign' | 'vault' | 'guardedPost'>,
  device: PushDeviceRow,
  message: PushMessage,
): Promise<PushOutcome> {
  for (const bytesMax of [payloadBytesMax, shortPayloadBytes]) {
    const outcome = await sendPayload(services, device, { message, bytesMax });
    if (outcome !== 'too_large') return outcome;
  }

  return { is: 'failed', error: 'status 413', canRetry: false, retryAfter: null };
}

async function sendPayload(
  {
    clock,
    config,
    sign,
    vault,
    guardedPost,
  }: Pick<Services, 'clock' | 'config' | 'sign' | 'vault' | 'guardedPost'>,
  { userId, endpoint, p256dh, auth: sealedAuth }: PushDeviceRow,
  { message, bytesMax }: { message: PushMessage; bytesMax: number },
): Promise<PushOutcome | 'too_large'> {
  const { ttl, urgency, topic } = message;
  const auth = vault.tryOpen('push', userId, sealedAuth);
  if (auth === undefined) return { is: 'gone' }; // encrypted with another server secret
  const { default: webPush } = await import('web-push'); // loaded with the first push notification only
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    serializePayload(message.payload, bytesMax),
    {
      TTL: ttl,
      urgency,
      topic,
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: vapidSubject(config), ...deriveVapidKeys(sign) },
    },
  );

  const { headers, body } = request;
  const result = await guardedPost(endpoint, { headers, body });
  if (result.is === 'answered') {
    return outcomeOf(result.status, parseRetryAfter(result.retryAfter, clock.now()));
  }
  const { reason: error } = result;
  const canRetry = error === 'unreachable' || error === 'timed_out';

  return { is: 'failed', error, canRetry, retryAfter: null };
}

function outcomeOf(status: number, retryAfter: Date | null): PushOutcome | 'too_large' {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status === 413) return 'too_large';
  const canRetry = status === 429 || status >= 500;

  return { is: 'failed', error: `status ${status}`, canRetry, retryAfter };
}

const retryAfterMax = 24 * hour;

/** The time in a `Retry-After` header, in seconds or as a date, at most a day ahead; null if it has none. */
export function parseRetryAfter(header: string | null, now: Date): Date | null {
  if (header === null) return null;
  const at = /^\d+$/.test(header) ? now.getTime() + Number(header) * 1_000 : Date.parse(header);
  if (Number.isNaN(at) || at <= now.getTime()) return null;

  return new Date(Math.min(at, now.getTime() + retryAfterMax));
}
