import type { RoleName } from '@longhand/contract/access';
import type { Locale } from '@longhand/contract/values';

/** Somebody of the demonstration. The address says the role. */
export type Person = {
  role: RoleName;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  timeZone: string;
};

/** Of everybody in the demonstration, which nobody but this machine can reach. */
export const password = 'lamp oil for the long stairs';

/** One person for each role, and every language of the interface among them. */
export const people: readonly Person[] = [
  of('SuperAdmin', 'Greta Solheim', 'en', 'Europe/Oslo'),
  of('SystemAdmin', 'Hana Kubik', 'en', 'Europe/Prague'),
  of('Moderator', 'Jonas Wieland', 'de', 'Europe/Vienna'),
  of('Support', 'Solène Kervran', 'fr', 'Europe/Paris'),
  of('Staff', 'Ruth Ackland', 'en', 'America/Halifax'),
  of('AdvertiserVerified', 'Pilar Ochando', 'es', 'Europe/Madrid'),
  of('Advertiser', 'Tomás Arriaga', 'es-MX', 'America/Mexico_City'),
  of('PlusAnnual', '晚 林', 'zh-CN', 'Asia/Shanghai'),
  of('Plus', 'Odile Farrant', 'en', 'Europe/Lisbon'),
  of('FreeTrial', 'Lene Brandt', 'de', 'Europe/Berlin'),
  of('Free', 'إدريس العلوي', 'ar', 'Africa/Casablanca'),
];

/** The writer whose year it is. */
export const writerRole: RoleName = 'Plus';

function of(role: RoleName, name: string, locale: Locale, timeZone: string): Person {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${role.toLowerCase()}@demo.example`;

  return { role, email, firstName, lastName, locale, timeZone };
}
