import { isAllowed, type RoleName, roles } from '@longhand/contract/access';
import { plainRoutes } from '@longhand/contract/plain-routes';
import { expect, test } from 'vitest';
import { type Browser, openBrowser } from './testkit/browser.ts';
import { buildUser } from './testkit/build-user.ts';
import { browserOf } from './testkit/clients.ts';
import { everyEndpoint, pathOf, someId } from './testkit/every-endpoint.ts';
import { useServer } from './testkit/server.ts';
import { type WrittenOutcome, writtenOutcome, writtenRoles } from './testkit/written-rules.ts';

const server = useServer();
const nobody = 'nobody' as const; // else it widens

/** Past the door an empty body or an id of nothing is refused for its own reasons. */
const doors = [
  ...everyEndpoint
    .filter(({ name }) => name !== 'auth.logout')
    .map(({ endpoint }) => ({
      what: `${endpoint.method} ${endpoint.path}`,
      call: { method: endpoint.method, path: pathOf(endpoint, someId), body: {} },
    })),
  ...Object.values(plainRoutes)
    .filter(({ answers }) => answers !== 'text/event-stream')
    .map(({ method, path }) => ({
      what: `${method} ${path}`,
      call: { method, path: path.replace(/:\w+/, 'nobody') },
    })),
];

async function knock(browser: Browser, { call }: (typeof doors)[number]): Promise<WrittenOutcome> {
  const answer = await browser.send(call);
  const isJson = answer.headers['content-type']?.toString().includes('json');
  const { code } = isJson ? answer.json() : {};

  return code === 'unauthenticated' || code === 'forbidden' ? code : 'let in';
}

async function enter(role: number | typeof nobody): Promise<Browser> {
  if (role === nobody) return openBrowser(server.app);
  const name = (Object.keys(roles) as RoleName[]).find((one) => roles[one] === role); // keys of the table itself

  return browserOf(server, await buildUser(server, { role: name ?? 'Free' }));
}

test.each<(typeof writtenRoles)[number] | typeof nobody>([nobody, ...writtenRoles])(
  'every door lets %s in or not, as is written',
  async (role) => {
    const browser = await enter(role);
    const [met, written]: Record<string, WrittenOutcome>[] = [{}, {}];

    for (const door of doors) {
      Object.assign(met ?? {}, { [door.what]: await knock(browser, door) });
      const outcome = writtenOutcome(door.what, role === nobody ? null : role);
      Object.assign(written ?? {}, { [door.what]: outcome });
    }

    expect(met).toEqual(written);
    expect(Object.keys(met ?? {}).length).toBeGreaterThan(80);
  },
);

test('there are the roles of the specification and no other', () => {
  expect(Object.values(roles)).toEqual([...writtenRoles]);
});

test('an access rule that is not in the table lets nobody in', () => {
  for (const role of [null, ...Object.values(roles)]) {
    expect(isAllowed(JSON.parse('"everybody"'), role)).toBe(false);
  }
});
