import { expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { dayFromToday } from './testkit/day.ts';
import { keyboardInput } from './testkit/input-method.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const goalsText = (key: string, values?: Parameters<typeof t>[1]) => t(`goals.${key}`, values);

browserTest(
  'the yearly history shows its days, goes back a year by keyboard and stores the year in the URL',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const lastYear = Number(dayFromToday(0).slice(0, 4)) - 1;
    for (const [amount, entryOn] of [
      [321, `${lastYear}-07-14`],
      [100, dayFromToday(0)],
    ] as const) {
      const body = { amount, source: 'manual' as const, entryOn };
      await api.goals.recordEntry({ params: { clientId: crypto.randomUUID() }, body });
    }
    await page.goto('/app/goals');
    const today = page.getByRole('gridcell', { name: `100 words ${goalsText('ledger.today')}` });
    await today.focus();
    await page.getByText(/: 100 words$/).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText(new RegExp(`: ${goalsText('week.nothing')}$`)).waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByText(new RegExp(`: ${goalsText('week.nothing')}$`))
      .waitFor({ state: 'detached' });
    await today.hover();
    await page.getByText(/: 100 words$/).waitFor();

    await keyboardInput(page).press(
      page.getByRole('button', { name: goalsText('ledger.earlier', { year: String(lastYear) }) }),
    );

    const written = t('progress.amount', { measure: 'word', n: 321 });
    const title = goalsText('ledger.title', { amount: written, year: String(lastYear) });
    await page.getByRole('heading', { name: title }).waitFor();
    // At the first year the pressed button disappears, and the focus moves to the one beside it.
    const later = page.getByRole('button', {
      name: goalsText('ledger.later', { year: String(lastYear + 1) }),
    });
    await expect.poll(() => later.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.reload();
    await page.getByRole('heading', { name: title }).waitFor();
  },
);
