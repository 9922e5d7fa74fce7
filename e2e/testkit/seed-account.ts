import type { GoalStatus } from '@longhand/contract/goal-values';
import { entrySource } from '@longhand/contract/progress-values';
import type { Api } from './api.ts';
import { dayFromToday } from './day.ts';
import { chapters as arabic } from './manuscripts/ar.ts';
import { chapters as english } from './manuscripts/en.ts';

/** Languages with seed texts. */
export type SeedLanguage = 'en' | 'ar';

/** Fills an account through the public API with several weeks of realistic writing. */
export async function seedAccount(api: Api, language: SeedLanguage = 'en'): Promise<void> {
  for (const { title, text } of manuscripts[language]) {
    const id = crypto.randomUUID();
    const kind = 'fiction';
    const { revision } = await api.writingLab.createSample({
      body: { id, title, kind, language, text },
    });
    await api.writingLab.saveSample({
      params: { id },
      body: { title, kind, language, text: `${text}\n`, revision, version: true },
    });
  }
  await api.profile.change({
    body: {
      about: aboutTexts[language],
      website: 'https://saltroad.example',
      isShown: true,
      parts: ['words', 'year'],
    },
  });
  for (const goal of buildGoals(language)) {
    const { status, ...body } = goal;
    const { id } = await api.goals.create({ body });
    if (status !== 'active') await api.goals.changeStatus({ params: { id }, body: { status } });
  }
  for (const [daysAgo, amount] of amounts.entries()) {
    if (amount === 0) continue;
    await api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: { amount, source: 'manual', entryOn: dayFromToday(-daysAgo) },
    });
  }
}

const aboutTexts: Record<SeedLanguage, string> = {
  en: 'Novels that smell of tar and tea. Up before the ferry, most days.',
  ar: 'روايات تفوح منها رائحة القطران والشاي. الكتابة قبل أوّل عبّارة في معظم الأيّام.',
};

const manuscripts = { en: english, ar: arabic };

const titles: Record<SeedLanguage, [string, string, string, string]> = {
  en: [
    'The Salt Road, first draft',
    'Four river stories',
    'Letters for the archive',
    'A haiku diary',
  ],
  ar: ['طريق الملح، المسودّة الأولى', 'أربع قصص عن النهر', 'رسائل للأرشيف', 'يوميّات قصيرة'],
};

/** Words per day, today first: good days, poor days and days without writing. */
const amounts = [
  642, 810, 1_204, 0, 455, 1_530, 980, 320, 0, 0, 1_110, 760, 905, 1_420, 88, 640, 0, 1_015, 870,
  1_260, 540, 0, 1_330, 700, 610, 1_090, 0, 930, 1_180, 450, 0, 820,
];

/** The two closed goals have fixed totals; the logged entries count toward the active ones only. */
function buildGoals(language: SeedLanguage) {
  const [first, second, third, fourth] = titles[language];
  const closed = { sources: [entrySource.enum.sample] };

  return [
    {
      ...dateRange(-50, -20),
      ...closed,
      ...goalFields(third, 12_000, 'completed'),
      startAmount: 11_400,
    },
    {
      ...dateRange(-80, -40),
      ...closed,
      ...goalFields(fourth, 3_000, 'abandoned'),
      startAmount: 640,
    },
    { ...dateRange(-31, 20), ...goalFields(first, 60_000, 'active') },
    { ...dateRange(-12, 24), ...goalFields(second, 20_000, 'active') },
  ];
}

const goalFields = (title: string, targetAmount: number, status: GoalStatus) => ({
  title,
  targetAmount,
  status,
});

const dateRange = (start: number, end: number) => ({
  startOn: dayFromToday(start),
  endOn: dayFromToday(end),
});
