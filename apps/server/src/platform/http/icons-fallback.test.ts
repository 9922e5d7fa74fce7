import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { useServer } from '../../testkit/server.ts';

const webDirectory = mkdtempSync(join(tmpdir(), 'longhand-icons-'));
writeFileSync(join(webDirectory, 'index.html'), '<html lang="en"><!--initial-state--></html>');
afterAll(() => rmSync(webDirectory, { recursive: true }));

const fallbackUrl = 'https://cdn.example/longhand/icons.js';
const server = useServer({ webDirectory, env: { ICONS_FALLBACK_URL: fallbackUrl } });

test('the icons fallback URL is in the page state, and the policy allows exactly that URL', async () => {
  const page = await openBrowser(server.app).send({ method: 'GET', path: '/' });

  expect(page.body).toContain(`"iconsFallbackUrl":"${fallbackUrl}"`);
  expect(page.headers['content-security-policy']).toContain(`script-src 'self' ${fallbackUrl};`);
  expect(page.headers['content-security-policy']).toContain("connect-src 'self';");
});
