import { expect } from 'vitest';
import {
  clientId,
  clientSecret,
  type OpenIdProvider,
  openOpenIdProvider,
} from '../apps/server/src/testkit/openid-provider.ts';
import { newEmail } from './testkit/account.ts';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest as baseTest } from './testkit/browser-test.ts';
import { startServer } from './testkit/server.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const withGoogle = t('auth.external.with', { name: 'Google' });
let google: OpenIdProvider;

/** A server with a fake OpenID provider in place of Google. */
const browserTest = baseTest.extend(
  'server',
  { scope: 'file' },
  async ({ mailbox }, { onCleanup }) => {
    const server = await startServer(mailbox, async (origin) => {
      google = await openOpenIdProvider(`${origin}/api/auth/callback/google`, { sub: 'nobody' });

      return {
        OIDC_GOOGLE_CLIENT_ID: clientId,
        OIDC_GOOGLE_CLIENT_SECRET: clientSecret,
        OIDC_GOOGLE_ISSUER: google.address,
      };
    });
    onCleanup(async () => {
      await server.remove();
      google.close();
    });

    return server;
  },
);

const providerPerson = (email: string, isVerified = true) => ({
  sub: `g-${email}`,
  email,
  email_verified: isVerified,
  given_name: 'Ann',
  family_name: 'Example',
});

browserTest(
  'a new user signs up with a provider, completes the profile and signs in again',
  async ({ newVisitor }) => {
    const { page } = await newVisitor();
    google.account = providerPerson(newEmail());
    await page.goto('/auth/signup');
    await page.getByRole('link', { name: withGoogle }).waitFor();
    expect(await page.getByRole('link', { name: /GitHub|Microsoft/ }).count()).toBe(0);
    await page.getByRole('link', { name: withGoogle }).click();
    await page.waitForURL('**/auth/setup-account**');
    expect(await page.getByLabel(t('auth.name'), { exact: true }).inputValue()).toBe('Ann Example');
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('combobox', { name: t('auth.setup.kind') }).selectOption('essay');
    await page.getByRole('button', { name: t('auth.setup.submit') }).click();
    await page.getByRole('link', { name: t('auth.setup.later') }).click();
    await page.waitForURL('**/app');
    await page.getByRole('button', { name: /Ann Example/ }).waitFor();

    const again = await newVisitor();
    await again.page.goto('/app/goals');
    await again.page.waitForURL('**/auth/login**');
    await again.page.getByRole('link', { name: withGoogle }).click();
    await again.page.waitForURL('**/app/goals');
  },
);

browserTest(
  'a provider account is linked in the settings, signs in and is unlinked',
  async ({ newVisitor, newWriter }) => {
    const writer = await newWriter();
    google.account = providerPerson('else.where@example.org');
    await writer.page.goto('/app/settings/integrations');
    await writer.page
      .getByRole('button', { name: t('account.external.linkNamed', { name: 'Google' }) })
      .click();
    const unlink = writer.page.getByRole('button', {
      name: t('account.external.unlinkNamed', { name: 'Google' }),
    });
    await unlink.waitFor();
    await writer.page.getByText(/else\.where@example\.org/).waitFor();

    const other = await newVisitor();
    await other.page.goto('/auth/login');
    await other.page.getByRole('link', { name: withGoogle }).click();
    await other.page.waitForURL('**/app');
    await other.page.getByRole('button', { name: new RegExp(writer.firstName) }).waitFor();

    await unlink.click();
    await writer.page
      .getByRole('dialog')
      .getByRole('button', { name: t('account.external.unlink'), exact: true })
      .click();
    await unlink.waitFor({ state: 'detached' });
  },
);

browserTest(
  'an email address that the provider has not verified is verified with an emailed code',
  async ({ mailbox, newVisitor }) => {
    const { page } = await newVisitor();
    const email = newEmail();
    google.account = providerPerson(email, false);
    await page.goto('/auth/login');
    await page.getByRole('link', { name: withGoogle }).click();
    await page.getByText(t('auth.external.proofTitle')).waitFor();
    await page.getByRole('button', { name: t('auth.proof.email.act') }).click();
    await page.getByLabel(t('auth.code.label')).fill(await mailbox.codeFor(email));
    await page.getByRole('button', { name: t('auth.code.submit') }).click();
    await page.waitForURL('**/auth/setup-account**');
  },
);

browserTest('a failed provider sign-in shows its reason', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/auth/callback?refused=external_cancelled');
  await page.getByText(t('errors.refusals.external_cancelled')).waitFor();
  await page.goto('/auth/callback?refused=<b>x</b>');
  await page.getByText(t('errors.refusals.external_failed')).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
});
