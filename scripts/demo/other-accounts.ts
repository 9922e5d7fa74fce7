import { addDays } from '@longhand/goals/days';
import { createApiClient } from '../../e2e/testkit/api.ts';
import { type Person, password } from './accounts.ts';
import { createStableId } from './stable-id.ts';
import { readText } from './texts.ts';

type SampleWork = {
  goal: string;
  measure: 'word' | 'character';
  target: number;
  /** Its file in `texts/`. */
  text: string;
};

/** Sample work of the users who are not staff, each in their language. */
const workByRole: Partial<Record<Person['role'], SampleWork>> = {
  Free: {
    ...{ goal: 'مجموعة قصص قصيرة', measure: 'word', target: 12_000 },
    text: 'ar/the-keeper.md',
  },
  FreeTrial: {
    ...{ goal: 'Vortrag für den Schreibkreis', measure: 'word', target: 6_000 },
    text: 'de/refilling.md',
  },
  PlusAnnual: {
    ...{ goal: '灯塔日记，三万字', measure: 'character', target: 30_000 },
    text: 'zh/first-day.md',
  },
  Advertiser: {
    ...{ goal: 'Cuentos del puerto', measure: 'word', target: 15_000 },
    text: 'es/second-letter.md',
  },
  AdvertiserVerified: {
    ...{ goal: 'Artículos de otoño', measure: 'word', target: 9_000 },
    text: 'fr/reading-aloud.md',
  },
};

/** Daily amounts for three weeks, including days without writing. */
const amounts = [
  310, 0, 420, 260, 0, 515, 380, 190, 0, 640, 275, 0, 330, 410, 0, 220, 480, 305, 0, 150, 365,
];

export async function fillAccount(
  origin: string,
  { role, email }: Person,
  now: Date,
): Promise<void> {
  const work = workByRole[role];
  if (work === undefined) return;
  const api = createApiClient(origin);
  await api.auth.login({ body: { email, password, remember: true } });
  const today = now.toISOString().slice(0, 10);
  const { goal: title, measure, target, text } = work;

  await api.goals.create({
    body: {
      title,
      measure,
      targetAmount: target,
      startOn: addDays(today, -20),
      endOn: addDays(today, 25),
    },
  });
  for (const [daysAgo, amount] of amounts.entries()) {
    if (amount === 0) continue;
    await api.goals.recordEntry({
      params: { clientId: createStableId(role, daysAgo) },
      body: { amount, measure, source: 'manual', entryOn: addDays(today, -daysAgo) },
    });
  }
  const { kind, language, drafts, title: textTitle } = readText(text);
  await api.writingLab.createSample({
    body: {
      ...{ id: createStableId(role, 'text'), kind, language, tags: [], title: textTitle },
      text: drafts.at(-1)?.text ?? '',
    },
  });
}
