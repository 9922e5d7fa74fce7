import { type Access, isAllowed, type RoleName, roles } from '@longhand/contract/access';
import { expect, test } from 'vitest';
import { type Browser, openBrowser } from './testkit/browser.ts';
import { buildUser } from './testkit/build-user.ts';
import { browserOf } from './testkit/clients.ts';
import { everyEndpoint, type NamedEndpoint, pathOf } from './testkit/every-endpoint.ts';
import { useServer } from './testkit/server.ts';

const server = useServer();
const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const nobody = 'anonymous';

type Outcome = 'unauthenticated' | 'forbidden' | 'let in';

const expected = (access: Access, role: RoleName | typeof nobody): Outcome => {
  if (isAllowed(access, role === nobody ? null : roles[role])) return 'let in';

  return role === nobody ? 'unauthenticated' : 'forbidden';
};

/** Past the door an empty body or an id of nothing is refused for its own reasons. */
async function knock(browser: Browser, { endpoint }: NamedEndpoint): Promise<Outcome> {
  const call = { method: endpoint.method, path: pathOf(endpoint, id), body: {} };
  const { code } = (await browser.send(call)).json();

  return code === 'unauthenticated' || code === 'forbidden' ? code : 'let in';
}

const everybody = [nobody, ...(Object.keys(roles) as RoleName[])] as const; // keys of the table itself

test.each(everybody)('every endpoint lets %s in or not, as its rule says', async (role) => {
  const browser =
    role === nobody
      ? openBrowser(server.app)
      : await browserOf(server, await buildUser(server, { role }));
  const outcomes: Record<string, Outcome> = {};
  const rules: Record<string, Outcome> = {};

  for (const row of everyEndpoint) {
    if (row.name === 'auth.logout') continue;
    outcomes[row.name] = await knock(browser, row);
    rules[row.name] = expected(row.endpoint.access, role);
  }

  expect(outcomes).toEqual(rules);
});

test('an access rule that is not in the table lets nobody in', () => {
  for (const role of [null, ...Object.values(roles)]) {
    expect(isAllowed(JSON.parse('"everybody"'), role)).toBe(false);
  }
});
