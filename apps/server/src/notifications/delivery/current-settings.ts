import type { Db } from '../../platform/db/db.ts';
import { readPreferences } from '../../settings/index.ts';
import { listPreferences } from '../preferences/queries.ts';
import type { Reader } from '../texts.ts';
import type { CurrentSettings } from './decision.ts';
import { readDeliverySettings } from './settings-queries.ts';

/** The settings that decide about deliveries to a user, with language and time zone. */
export async function readCurrentSettings(
  tx: Db,
  userId: string,
): Promise<CurrentSettings & Reader> {
  const { locale, timeZone } = await readPreferences(tx, userId);

  return {
    preferences: await listPreferences(tx, userId),
    settings: await readDeliverySettings(tx, userId),
    locale: locale ?? 'en',
    timeZone,
  };
}
