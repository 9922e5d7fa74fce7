import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type OAuthServer, openOAuthServer } from '../apps/server/src/testkit/oauth-server.ts';
import {
  clientId,
  clientSecret,
  type OpenIdProvider,
  openProvider,
} from '../apps/server/src/testkit/openid-provider.ts';
import { openServer } from './testkit/server.ts';
import { enterCode } from './testkit/steps.ts';
import { story as anyStory } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { newAddress } from './testkit/writer.ts';

const say = wordsIn('en');
let github: OAuthServer;
let spotify: OAuthServer;
let microsoft: OpenIdProvider;

/** A server that others vouch to in the manner of GitHub, Microsoft and Spotify. */
const story = anyStory.extend('server', { scope: 'file' }, async ({ mailbox }, { onCleanup }) => {
  const nobody = { id: 0, login: 'nobody', name: null, emails: [] };
  github = await openOAuthServer(nobody);
  spotify = await openOAuthServer(nobody);
  const server = await openServer(mailbox, async (origin) => {
    microsoft = await openProvider(`${origin}/api/auth/callback/microsoft`, { sub: 'nobody' });

    return {
      GITHUB_CLIENT_ID: clientId,
      GITHUB_CLIENT_SECRET: clientSecret,
      GITHUB_URL: github.address,
      OIDC_MICROSOFT_CLIENT_ID: clientId,
      OIDC_MICROSOFT_CLIENT_SECRET: clientSecret,
      OIDC_MICROSOFT_ISSUER: microsoft.address,
      SPOTIFY_CLIENT_ID: clientId,
      SPOTIFY_URL: spotify.address,
    };
  });
  onCleanup(async () => {
    await server.remove();
    for (const one of [github, spotify, microsoft]) one.close();
  });

  return server;
});

const goBy = (page: Page, name: string) =>
  page.getByRole('link', { name: say('auth.external.with', { name }) }).click();

story(
  'GitHub vouches for an address, and for the same person when the address is another',
  async ({ newVisitor }) => {
    const { page } = await newVisitor();
    const primary = { email: newAddress(), primary: true, verified: true };
    github.person = { id: 4711, login: 'annwrites', name: 'Ann Example', emails: [primary] };
    await page.goto('/auth/signup');
    await goBy(page, 'GitHub');
    await page.waitForURL('**/auth/setup-account**');
    await page.getByRole('link', { name: say('auth.setup.skip') }).click();
    await page.waitForURL('**/app');
    await page.getByRole('button', { name: /Ann Example/ }).waitFor();

    github.person = {
      ...{ id: 4711, login: 'ann-moved', name: 'Ann Example' },
      emails: [{ email: newAddress(), primary: true, verified: true }],
    };
    const again = await newVisitor();
    await again.page.goto('/auth/login?redirect=/app/goals');
    await goBy(again.page, 'GitHub');
    await again.page.waitForURL('**/app/goals');
    await again.page.goto('/app/settings');
    await again.page.getByText(primary.email).waitFor();
  },
);

story(
  'what Microsoft calls an address opens no account of that address: the mailbox does',
  async ({ mailbox, newVisitor, newWriter }) => {
    const victim = await newWriter();
    microsoft.person = {
      ...{ sub: 'pairwise', tid: 'tenant-1', oid: 'object-1', name: 'Mallory' },
      ...{ email: victim.email, email_verified: true, preferred_username: victim.email },
    };
    const { page } = await newVisitor();
    const own = newAddress();
    await page.goto('/auth/login');
    await goBy(page, 'Microsoft');
    await page.getByText(say('auth.external.proofTitle')).waitFor();
    const address = page.getByLabel(say('auth.email'), { exact: true });
    expect(await address.inputValue()).toBe(victim.email);
    await address.fill(own);
    await page.getByRole('button', { name: say('auth.proof.email.act') }).click();
    await enterCode(page, say, await mailbox.codeFor(own));
    await page.waitForURL('**/auth/setup-account**');

    await page.goto('/app/settings');
    await page.getByText(own).waitFor();
    expect(await page.getByText(victim.email).count()).toBe(0);
  },
);

story(
  'Spotify signs nobody up, is linked in the settings, and then signs in',
  async ({ newVisitor, newWriter }) => {
    spotify.person = { id: 'ann-listens', login: 'ann', name: 'Ann', emails: [] };
    const { page, expectTrouble } = await newVisitor();
    expectTrouble(/status of 400/);
    await page.goto('/auth/login');
    await goBy(page, 'Spotify');
    await page.getByText(say('errors.refusals.external_not_linked')).waitFor();

    const writer = await newWriter();
    await writer.page.goto('/app/settings/integrations');
    await writer.page
      .getByRole('button', { name: say('account.external.linkNamed', { name: 'Spotify' }) })
      .click();
    await writer.page
      .getByRole('button', { name: say('account.external.unlinkNamed', { name: 'Spotify' }) })
      .waitFor();

    await page.getByRole('link', { name: say('auth.forgot.back') }).click();
    await goBy(page, 'Spotify');
    await page.waitForURL('**/app');
    await page.getByRole('button', { name: new RegExp(writer.firstName) }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: new RegExp(writer.firstName) }).waitFor();
  },
);

story('who says no there is told that nothing changed', async ({ newVisitor }) => {
  const { page, expectTrouble } = await newVisitor();
  expectTrouble(/status of 400/);
  github.oddity = 'denies';
  spotify.oddity = 'denies';
  for (const name of ['GitHub', 'Spotify']) {
    await page.goto('/auth/login');
    await goBy(page, name);
    await page.getByText(say('errors.refusals.external_cancelled')).waitFor();
  }
  github.oddity = 'none';
  spotify.oddity = 'none';
});
