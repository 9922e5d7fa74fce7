import { expect } from 'vitest';
import {
  clientId,
  clientSecret,
  type OpenIdProvider,
  openProvider,
} from '../apps/server/src/testkit/openid-provider.ts';
import { seriousViolations } from './testkit/axe.ts';
import { openServer } from './testkit/server.ts';
import { story as anyStory } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { newAddress } from './testkit/writer.ts';

const say = wordsIn('en');
const withGoogle = say('auth.external.with', { name: 'Google' });
let google: OpenIdProvider;

/** A server that a provider of its own vouches to, in the manner of Google. */
const story = anyStory.extend('server', { scope: 'file' }, async ({ mailbox }, { onCleanup }) => {
  const server = await openServer(mailbox, async (origin) => {
    google = await openProvider(`${origin}/api/auth/callback/google`, { sub: 'nobody' });

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
});

const personWith = (email: string, isVerified = true) => ({
  sub: `g-${email}`,
  email,
  email_verified: isVerified,
  given_name: 'Ann',
  family_name: 'Example',
});

story(
  'somebody new comes in through an account elsewhere, says who they are, and comes in again',
  async ({ newVisitor }) => {
    const { page } = await newVisitor();
    google.person = personWith(newAddress());
    await page.goto('/auth/signup');
    await page.getByRole('link', { name: withGoogle }).waitFor();
    expect(await page.getByRole('link', { name: /GitHub|Microsoft/ }).count()).toBe(0);
    await page.getByRole('link', { name: withGoogle }).click();
    await page.waitForURL('**/auth/setup-account**');
    expect(await page.getByLabel(say('auth.name'), { exact: true }).inputValue()).toBe(
      'Ann Example',
    );
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('combobox', { name: say('auth.setup.kind') }).selectOption('essay');
    await page.getByRole('button', { name: say('auth.setup.submit') }).click();
    await page.getByRole('link', { name: say('auth.setup.later') }).click();
    await page.waitForURL('**/app');
    await page.getByRole('button', { name: /Ann Example/ }).waitFor();

    const again = await newVisitor();
    await again.page.goto('/app/goals');
    await again.page.waitForURL('**/auth/login**');
    await again.page.getByRole('link', { name: withGoogle }).click();
    await again.page.waitForURL('**/app/goals');
  },
);

story(
  'an account elsewhere is linked in the settings, signs in, and is unlinked',
  async ({ newVisitor, newWriter }) => {
    const writer = await newWriter();
    google.person = personWith('else.where@example.org');
    await writer.page.goto('/app/settings/integrations');
    await writer.page
      .getByRole('button', { name: say('account.external.linkNamed', { name: 'Google' }) })
      .click();
    const unlink = writer.page.getByRole('button', {
      name: say('account.external.unlinkNamed', { name: 'Google' }),
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
      .getByRole('button', { name: say('account.external.unlink'), exact: true })
      .click();
    await unlink.waitFor({ state: 'detached' });
  },
);

story(
  'an address that the provider did not prove is proved by a code to its mailbox',
  async ({ mailbox, newVisitor }) => {
    const { page } = await newVisitor();
    const email = newAddress();
    google.person = personWith(email, false);
    await page.goto('/auth/login');
    await page.getByRole('link', { name: withGoogle }).click();
    await page.getByText(say('auth.external.proofTitle')).waitFor();
    await page.getByRole('button', { name: say('auth.proof.email.act') }).click();
    await page.getByLabel(say('auth.code.label')).fill(await mailbox.codeFor(email));
    await page.getByRole('button', { name: say('auth.code.submit') }).click();
    await page.waitForURL('**/auth/setup-account**');
  },
);

story('a sign-in that came to nothing says so in the own words', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/auth/callback?refused=external_cancelled');
  await page.getByText(say('errors.refusals.external_cancelled')).waitFor();
  await page.goto('/auth/callback?refused=<b>x</b>');
  await page.getByText(say('errors.refusals.external_failed')).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
});
