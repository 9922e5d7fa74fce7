import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type OAuthServer, openOAuthServer } from '../apps/server/src/testkit/oauth-server.ts';
import {
  clientId,
  clientSecret,
  type OpenIdProvider,
  openOpenIdProvider,
} from '../apps/server/src/testkit/openid-provider.ts';
import { newEmail } from './testkit/account.ts';
import { enterCode } from './testkit/auth-steps.ts';
import { browserTest as baseTest } from './testkit/browser-test.ts';
import { startServer } from './testkit/server.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
let github: OAuthServer;
let spotify: OAuthServer;
let microsoft: OpenIdProvider;

/** A server with fake providers in place of GitHub, Microsoft and Spotify. */
const browserTest = baseTest.extend(
  'server',
  { scope: 'file' },
  async ({ mailbox }, { onCleanup }) => {
    const nobody = { id: 0, login: 'nobody', name: null, emails: [] };
    github = await openOAuthServer(nobody);
    spotify = await openOAuthServer(nobody);
    const server = await startServer(mailbox, async (origin) => {
      microsoft = await openOpenIdProvider(`${origin}/api/auth/callback/microsoft`, {
        sub: 'nobody',
      });

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
  },
);

const continueWith = (page: Page, name: string) =>
  page.getByRole('link', { name: t('auth.external.with', { name }) }).click();

browserTest(
  'GitHub signs in the same user after their GitHub email address changes',
  async ({ newVisitor }) => {
    const { page } = await newVisitor();
    const primary = { email: newEmail(), primary: true, verified: true };
    github.profile = { id: 4711, login: 'annwrites', name: 'Ann Example', emails: [primary] };
    await page.goto('/auth/signup');
    await continueWith(page, 'GitHub');
    await page.waitForURL('**/auth/setup-account**');
    await page.getByRole('link', { name: t('auth.setup.skip') }).click();
    await page.waitForURL('**/app');
    await page.getByRole('button', { name: /Ann Example/ }).waitFor();

    github.profile = {
      ...{ id: 4711, login: 'ann-moved', name: 'Ann Example' },
      emails: [{ email: newEmail(), primary: true, verified: true }],
    };
    const again = await newVisitor();
    await again.page.goto('/auth/login?redirect=/app/goals');
    await continueWith(again.page, 'GitHub');
    await again.page.waitForURL('**/app/goals');
    await again.page.goto('/app/settings');
    await again.page.getByText(primary.email).waitFor();
  },
);

browserTest(
  'an email claim from Microsoft does not open the account of that address; only a code to the mailbox does',
  async ({ mailbox, newVisitor, newWriter }) => {
    const victim = await newWriter();
    microsoft.account = {
      ...{ sub: 'pairwise', tid: 'tenant-1', oid: 'object-1', name: 'Mallory' },
      ...{ email: victim.email, email_verified: true, preferred_username: victim.email },
    };
    const { page } = await newVisitor();
    const own = newEmail();
    await page.goto('/auth/login');
    await continueWith(page, 'Microsoft');
    await page.getByText(t('auth.external.proofTitle')).waitFor();
    const address = page.getByLabel(t('auth.email'), { exact: true });
    expect(await address.inputValue()).toBe(victim.email);
    await address.fill(own);
    await page.getByRole('button', { name: t('auth.proof.email.act') }).click();
    await enterCode(page, t, await mailbox.codeFor(own));
    await page.waitForURL('**/auth/setup-account**');

    await page.goto('/app/settings');
    await page.getByText(own).waitFor();
    expect(await page.getByText(victim.email).count()).toBe(0);
  },
);

browserTest(
  'Spotify cannot sign up; after it is linked in the settings it can sign in',
  async ({ newVisitor, newWriter }) => {
    spotify.profile = { id: 'ann-listens', login: 'ann', name: 'Ann', emails: [] };
    const { page, allowErrors } = await newVisitor();
    allowErrors(/status of 400/);
    await page.goto('/auth/login');
    await continueWith(page, 'Spotify');
    await page.getByText(t('errors.refusals.external_not_linked')).waitFor();

    const writer = await newWriter();
    await writer.page.goto('/app/settings/integrations');
    await writer.page
      .getByRole('button', { name: t('account.external.linkNamed', { name: 'Spotify' }) })
      .click();
    await writer.page
      .getByRole('button', { name: t('account.external.unlinkNamed', { name: 'Spotify' }) })
      .waitFor();

    await page.getByRole('link', { name: t('auth.forgot.back') }).click();
    await continueWith(page, 'Spotify');
    await page.waitForURL('**/app');
    await page.getByRole('button', { name: new RegExp(writer.firstName) }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: new RegExp(writer.firstName) }).waitFor();
  },
);

browserTest(
  'denying consent at the provider shows that the sign-in was canceled',
  async ({ newVisitor }) => {
    const { page, allowErrors } = await newVisitor();
    allowErrors(/status of 400/);
    github.misbehavior = 'denies';
    spotify.misbehavior = 'denies';
    for (const name of ['GitHub', 'Spotify']) {
      await page.goto('/auth/login');
      await continueWith(page, name);
      await page.getByText(t('errors.refusals.external_cancelled')).waitFor();
    }
    github.misbehavior = 'none';
    spotify.misbehavior = 'none';
  },
);
