import type { Page } from 'playwright-core';
import type { Say } from './texts.ts';

/** What a person does on the pages of an account, by what they read there. */
export type Person = { firstName: string; email: string; password: string };

export async function fillSignUp(page: Page, say: Say, person: Person): Promise<void> {
  await page.getByLabel(say('auth.name'), { exact: true }).fill(person.firstName);
  await page.getByLabel(say('auth.email'), { exact: true }).fill(person.email);
  await page.getByLabel(say('auth.newPassword'), { exact: true }).fill(person.password);
  await page.getByLabel(say('auth.passwordAgain'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('auth.signup.submit'), exact: true }).click();
}

export async function enterCode(page: Page, say: Say, code: string): Promise<void> {
  await page.getByLabel(say('auth.code.label')).fill(code);
  await page.getByRole('button', { name: say('auth.code.submit') }).click();
}

export async function signIn(page: Page, say: Say, person: Omit<Person, 'firstName'>) {
  await page.getByLabel(say('auth.email'), { exact: true }).fill(person.email);
  await page.getByLabel(say('auth.password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
}

export async function signOut(page: Page, say: Say, person: Pick<Person, 'firstName'>) {
  await openPersonMenu(page, say, person);
  await page.getByRole('menuitem', { name: say('shell.signOut') }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

export async function openPersonMenu(page: Page, say: Say, person: Pick<Person, 'firstName'>) {
  await page.getByRole('button', { name: new RegExp(person.firstName) }).click();
  await page.getByRole('menuitem', { name: say('shell.signOut') }).waitFor();
}
