import { notify } from '../notifications/index.ts';
import { second } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import { ipPrefix } from '../platform/http/ip-prefix.ts';
import { digest, randomToken } from '../platform/secret.ts';
import { deviceNameOf } from './device-name.ts';
import { hasOtherDevice, meetDevice } from './device-queries.ts';
import { policy } from './policy.ts';

/** What this browser is known by: what it holds, else something new. */
export function deviceOf({ request }: Pick<Context, 'request'>): string {
  return request.device ?? randomToken();
}

/** Tells a person of a sign-in from a browser that they never used, and knows it from now on. The very first is no news. */
export async function tellOfNewDevice(
  tx: Db,
  { userId, device }: { userId: string; device: string },
  context: Context<'public'>,
): Promise<void> {
  const { clock, request, places } = context;
  const now = clock.now();
  const met = { userId, deviceHash: digest(device) };
  if (await meetDevice(tx, met, now)) return;
  if (!(await hasOtherDevice(tx, met))) return;

  await notify(tx, context, {
    userId,
    kind: 'new_sign_in',
    params: {
      at: now.toISOString(),
      device: deviceNameOf(request.userAgent),
      range: ipPrefix(request.ip),
      place: places.of(request.ip),
    },
    about: met.deviceHash,
  });
}

/** The browser keeps what it is known by, through signing out as well. */
export function keepDevice(device: string, { reply }: Pick<Context, 'reply'>): void {
  reply.set('dev', device, policy.device / second);
}
