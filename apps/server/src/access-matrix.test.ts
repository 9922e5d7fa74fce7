import { isAllowed, type RoleName, roles } from '@longhand/contract/access';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { expect, test } from 'vitest';
import { allEndpoints, buildPath, exampleId } from './testkit/all-endpoints.ts';
import { type Browser, openBrowser } from './testkit/browser.ts';
import { buildUser } from './testkit/build-user.ts';
import { signedInBrowser } from './testkit/clients.ts';
import { type AccessOutcome, expectedOutcome, expectedRoles } from './testkit/expected-access.ts';
import { useServer } from './testkit/server.ts';

const server = useServer();
const nobody = 'nobody' as const; // otherwise the type widens

/** Once access is granted, an empty body or unknown ID fails with another code. */
const routes = [
  ...allEndpoints
    .filter(({ name }) => name !== 'auth.logout')
    .map(({ endpoint }) => ({
      what: `${endpoint.method} ${endpoint.path}`,
      call: { method: endpoint.method, path: buildPath(endpoint, exampleId), body: {} },
    })),
  ...Object.values(rawRoutes)
    .filter(({ contentType }) => contentType !== 'text/event-stream')
    .map(({ method, path }) => ({
      what: `${method} ${path}`,
      call: { method, path: path.replace(/:\w+/, 'nobody') },
    })),
];

async function requestOutcome(
  browser: Browser,
  { call }: (typeof routes)[number],
): Promise<AccessOutcome> {
  const answer = await browser.send(call);
  const isJson = answer.headers['content-type']?.toString().includes('json');
  const { code } = isJson ? answer.json() : {};

  return code === 'unauthenticated' || code === 'forbidden' ? code : 'let in';
}

async function openBrowserAs(role: number | typeof nobody): Promise<Browser> {
  if (role === nobody) return openBrowser(server.app);
  const name = (Object.keys(roles) as RoleName[]).find((one) => roles[one] === role); // the keys come from the table itself

  return signedInBrowser(server, await buildUser(server, { role: name ?? 'Free' }));
}

test.each<(typeof expectedRoles)[number] | typeof nobody>([nobody, ...expectedRoles])(
  'every endpoint admits or refuses %s as documented',
  async (role) => {
    const browser = await openBrowserAs(role);
    const [actual, expected]: Record<string, AccessOutcome>[] = [{}, {}];

    for (const route of routes) {
      Object.assign(actual ?? {}, { [route.what]: await requestOutcome(browser, route) });
      const outcome = expectedOutcome(route.what, role === nobody ? null : role);
      Object.assign(expected ?? {}, { [route.what]: outcome });
    }

    expect(actual).toEqual(expected);
    expect(Object.keys(actual ?? {}).length).toBeGreaterThan(80);
  },
);

test('the roles are those of the specification', () => {
  expect(Object.values(roles)).toEqual([...expectedRoles]);
});

test('an access rule that is not in the table refuses everybody', () => {
  for (const role of [null, ...Object.values(roles)]) {
    expect(isAllowed(JSON.parse('"everybody"'), role)).toBe(false);
  }
});
