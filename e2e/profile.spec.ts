import { expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';

browserTest(
  'a profile is private until it is shared and then shows the chosen parts',
  async ({ newWriter }) => {
    const ann = await newWriter();
    await ann.page.goto('/app');
    await ann.page
      .getByRole('button', { name: new RegExp(`${ann.firstName}.*’s account`) })
      .click();
    await ann.page.getByRole('menuitem', { name: 'Your profile' }).click();
    await ann.page.getByText('Only you can see this.').waitFor();
    const address = new URL(ann.page.url()).pathname;

    const bob = await newWriter();
    bob.allowErrors(/status of 404.*\/api\/profiles\//);
    await bob.page.goto(address);
    await bob.page.getByRole('heading', { name: 'Profile not found' }).waitFor();

    await ann.page.getByRole('button', { name: 'Edit profile' }).click();
    const dialog = ann.page.getByRole('dialog', { name: 'Your profile' });
    await dialog.getByLabel('About').fill('Ferries, mostly.\nSometimes trains.');
    await dialog.getByLabel('Website').fill('javascript:alert(1)');
    await dialog.getByLabel('My writing days in the last 12 months').check();
    await dialog.getByLabel('Everyone who’s signed in can see my profile').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Enter the full address').waitFor();
    await dialog.getByLabel('Website').fill('https://ann.example/books');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await ann.page.getByText('Everyone who’s signed in can see this.').waitFor();
    await ann.page.getByRole('heading', { name: 'Last 12 months' }).waitFor();

    await bob.page.reload();
    await bob.page.getByText('Sometimes trains.').waitFor();
    const link = bob.page.getByRole('link', { name: 'ann.example/books' });
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(await bob.page.getByRole('button', { name: 'Edit profile' }).count()).toBe(0);
    expect(await bob.page.content()).not.toContain(ann.email);
  },
);

browserTest(
  'a text is published on the profile, read by another user and unpublished',
  async ({ newWriter }) => {
    const ann = await newWriter();
    await ann.api.profile.change({ body: { isShown: true } });
    await ann.api.writingLab.createSample({
      body: {
        id: crypto.randomUUID(),
        title: 'The bar',
        kind: 'fiction',
        language: 'en',
        text: 'The tide turned at nine.',
      },
    });
    await ann.page.goto('/app/writing-lab/samples');
    await ann.page.getByRole('checkbox', { name: 'Select The bar' }).check();
    await ann.page.getByRole('button', { name: 'Add to profile' }).click();
    const confirmDialog = ann.page.getByRole('dialog', { name: /The bar/ });
    await confirmDialog.getByRole('button', { name: 'Add to profile' }).click();
    await ann.page.getByRole('row', { name: /The bar on your profile/ }).waitFor();

    const bob = await newWriter();
    const { user } = await ann.api.auth.me();
    await bob.page.goto(`/app/profile/${user.id}`);
    await bob.page.getByRole('link', { name: 'The bar' }).click();
    await bob.page.getByText('The tide turned at nine.').waitFor();
    expect(bob.page.url()).toContain('text=');
    await bob.page.keyboard.press('Escape');
    await bob.page.waitForURL((url) => url.search === '');

    await ann.page.getByRole('checkbox', { name: 'Select The bar' }).check();
    await ann.page.getByRole('button', { name: 'Remove from profile' }).click();
    await ann.page.getByText('on your profile', { exact: true }).waitFor({ state: 'detached' });
    await bob.page.reload();
    await bob.page.getByText('Member since').waitFor();
    expect(await bob.page.getByRole('link', { name: 'The bar' }).count()).toBe(0);
  },
);

browserTest('an unknown profile shows not-found, in Arabic too', async ({ newWriter }) => {
  const { page, allowErrors } = await newWriter({ language: 'ar', width: 360 });
  allowErrors(/status of 400.*\/api\/profiles\//);
  await page.goto('/app/profile/nobody');

  await page.getByRole('heading', { name: 'لم يُعثر على الملفّ الشخصيّ' }).waitFor();
});
