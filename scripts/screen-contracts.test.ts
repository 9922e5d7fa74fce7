import { expect, test } from 'vitest';
import { findContracts } from './screen-contracts.ts';

test('lists the endpoints that the modules of a screen call, in any slice', async () => {
  const contracts = await findContracts('apps/web/src/settings/security.tsx');
  const files = contracts.map(({ file }) => file);
  const paths = contracts.flatMap(({ endpoints }) => endpoints.map(({ path }) => path));

  expect(files).toContain('packages/contract/src/auth-security.ts');
  expect(files).not.toContain('packages/contract/src/settings.ts');
  expect(paths).toContain('/api/auth/totp/confirm');
  expect(paths).not.toContain('/api/auth/login');
});
