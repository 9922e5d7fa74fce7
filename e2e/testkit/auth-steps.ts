import type { Page } from 'playwright-core';
import type { Translate } from './translator.ts';

/** Steps on the account pages, located by the texts shown. */
export type UserDetails = { firstName: string; email: string; password: string };

export async function fillSignUp(page: Page, t: Translate, person: UserDetails): Promise<void> {
  await page.getByLabel(t('auth.name'), { exact: true }).fill(person.firstName);
  await page.getByLabel(t('auth.email'), { exact: true }).fill(person.email);
  await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(person.password);
  await page.getByLabel(t('auth.passwordAgain'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: t('auth.signup.submit'), exact: true }).click();
}

export async function enterCode(page: Page, t: Translate, code: string): Promise<void> {
  await page.getByLabel(t('auth.code.label')).fill(code);
  await page.getByRole('button', { name: t('auth.code.submit') }).click();
}

export async function signIn(page: Page, t: Translate, person: Omit<UserDetails, 'firstName'>) {
  await page.getByLabel(t('auth.email'), { exact: true }).fill(person.email);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
}

export async function signOut(page: Page, t: Translate, person: Pick<UserDetails, 'firstName'>) {
  await openAccountMenu(page, t, person);
  await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

export async function openAccountMenu(
  page: Page,
  t: Translate,
  person: Pick<UserDetails, 'firstName'>,
) {
  await page.getByRole('button', { name: new RegExp(person.firstName) }).click();
  await page.getByRole('menuitem', { name: t('shell.signOut') }).waitFor();
}
