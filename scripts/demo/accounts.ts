import type { RoleName } from '@longhand/contract/access';
import type { Locale } from '@longhand/contract/values';

/** A user of the demo. The email address contains the role. */
export type Person = {
  role: RoleName;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  timeZone: string;
};

/** Password of all demo users; the demo is reachable from this machine only. */
export const password = 'lamp oil for the long stairs';

/** One user per role, covering every interface language. */
export const people: readonly Person[] = [
  createPerson('SuperAdmin', 'Greta Solheim', 'en', 'Europe/Oslo'),
  createPerson('SystemAdmin', 'Hana Kubik', 'en', 'Europe/Prague'),
  createPerson('Moderator', 'Jonas Wieland', 'de', 'Europe/Vienna'),
  createPerson('Support', 'Solène Kervran', 'fr', 'Europe/Paris'),
  createPerson('Staff', 'Ruth Ackland', 'en', 'America/Halifax'),
  createPerson('AdvertiserVerified', 'Pilar Ochando', 'es', 'Europe/Madrid'),
  createPerson('Advertiser', 'Tomás Arriaga', 'es-MX', 'America/Mexico_City'),
  createPerson('PlusAnnual', '晚 林', 'zh-CN', 'Asia/Shanghai'),
  createPerson('Plus', 'Odile Farrant', 'en', 'Europe/Lisbon'),
  createPerson('FreeTrial', 'Lene Brandt', 'de', 'Europe/Berlin'),
  createPerson('Free', 'إدريس العلوي', 'ar', 'Africa/Casablanca'),
];

/** Role of the user with a year of work. */
export const writerRole: RoleName = 'Plus';

function createPerson(role: RoleName, name: string, locale: Locale, timeZone: string): Person {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${role.toLowerCase()}@demo.example`;

  return { role, email, firstName, lastName, locale, timeZone };
}
