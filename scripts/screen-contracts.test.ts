import { expect, test } from 'vitest';
import { contractsOf } from './screen-contracts.ts';

test('a screen calls the endpoints its modules take from a client, whatever its own slice is', async () => {
  const contracts = await contractsOf('apps/web/src/settings/security.tsx');
  const files = contracts.map(({ file }) => file);
  const paths = contracts.flatMap(({ endpoints }) => endpoints.map(({ path }) => path));

  expect(files).toContain('packages/contract/src/auth-security.ts');
  expect(files).not.toContain('packages/contract/src/settings.ts');
  expect(paths).toContain('/api/auth/totp/confirm');
  expect(paths).not.toContain('/api/auth/login');
});
