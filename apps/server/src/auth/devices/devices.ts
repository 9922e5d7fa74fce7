import { notify } from '../../notifications/index.ts';
import { second } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { deviceNameOf } from '../../platform/http/device-name.ts';
import { ipPrefix } from '../../platform/http/ip-prefix.ts';
import { digest, randomToken } from '../../platform/secret.ts';
import { policy } from '../policy.ts';
import { hasOtherDevice, recordDevice } from './device-queries.ts';

/** The device token from the cookie, or a new one. */
export function deviceTokenOf({ request }: Pick<Context, 'request'>): string {
  return request.deviceToken ?? randomToken();
}

/** Notifies the user about a sign-in from a new device and records the device. The first device of an account triggers no notification. */
export async function notifyOfNewDevice(
  tx: Db,
  { userId, device }: { userId: string; device: string },
  context: Context<'public'>,
): Promise<void> {
  const { clock, request, geoIp } = context;
  const now = clock.now();
  const knownDevice = { userId, deviceHash: digest(device) };
  if (await recordDevice(tx, knownDevice, now)) return;
  if (!(await hasOtherDevice(tx, knownDevice))) return;

  await notify(tx, context, {
    userId,
    kind: 'new_sign_in',
    params: {
      at: now.toISOString(),
      device: deviceNameOf(request.userAgent),
      range: ipPrefix(request.ip),
      place: geoIp.lookUp(request.ip),
    },
    about: knownDevice.deviceHash,
  });
}

/** The device cookie survives signing out. */
export function setDeviceCookie(device: string, { reply }: Pick<Context, 'reply'>): void {
  reply.set('dev', device, policy.deviceCookie / second);
}
