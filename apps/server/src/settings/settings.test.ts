import { expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { clientsFor, visitorClients } from '../testkit/clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();

test('a user changes some preferences and the others stay', async () => {
  const { settings, auth } = await clientsFor(server, await buildUser(server));
  await settings.changePreferences({ body: { locale: 'ar', dayStartMinutes: 240 } });
  await settings.changePreferences({ body: { timeZone: 'America/Mexico_City', weekStart: 7 } });
  await settings.changePreferences({ body: { editorFont: 'mono', editorWidth: 'wide' } });
  await settings.changePreferences({
    body: { hideStreaks: true, gentleMode: true, textsHere: true },
  });
  await settings.changePreferences({
    body: {
      proofreading: {
        spelling: false,
        grammar: true,
        serverGrammar: true,
        english: 'en-GB',
        spanish: 'es-MX',
      },
    },
  });
  await settings.changePreferences({
    body: {
      measure: 'character',
      restWeekdays: [6, 7],
      homeCards: { order: ['goals', 'text'], hidden: ['log'] },
    },
  });

  const changed = {
    locale: 'ar',
    timeZone: 'America/Mexico_City',
    dayStartMinutes: 240,
    weekStart: 7,
    documentKind: 'fiction',
    measure: 'character',
    editorFont: 'mono',
    editorWidth: 'wide',
    proofreading: {
      spelling: false,
      grammar: true,
      serverGrammar: true,
      english: 'en-GB',
      spanish: 'es-MX',
    },
    hideStreaks: true,
    textsHere: true,
    gentleMode: true,
    restWeekdays: [6, 7],
    homeCards: { order: ['goals', 'text'], hidden: ['log'] },
  } as const;
  await expect(settings.readPreferences()).resolves.toEqual(changed);
  await expect(auth.me()).resolves.toMatchObject({ user: { preferences: changed } });
});

test('an empty change changes nothing', async () => {
  const { settings } = await clientsFor(server, await buildUser(server, { locale: 'fr' }));

  await expect(settings.changePreferences({ body: {} })).resolves.toMatchObject({ locale: 'fr' });
});

test('a user cannot see or change the preferences of another', async () => {
  const ann = await clientsFor(server, await buildUser(server, { locale: 'de' }));
  const bob = await clientsFor(server, await buildUser(server));
  await bob.settings.changePreferences({ body: { locale: 'fr' } });

  await expect(ann.settings.readPreferences()).resolves.toMatchObject({ locale: 'de' });
});

test('an invalid time zone, day or field is refused by name', async () => {
  const { settings } = await clientsFor(server, await buildUser(server));
  const body = { timeZone: 'Nowhere', dayStartMinutes: 721, userId: 'x' };

  await expect(settings.changePreferences({ body })).rejects.toMatchObject({
    status: 400,
    fields: { timeZone: 'unknown_time_zone', dayStartMinutes: 'too_large', userId: 'unknown' },
  });
});

test('preferences need a session', async () => {
  const { settings } = visitorClients(server);

  await expect(settings.readPreferences()).rejects.toMatchObject({ status: 401 });
});
