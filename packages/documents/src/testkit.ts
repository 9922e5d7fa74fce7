import { type DayBarsData, dayBars } from '@longhand/charts/kinds/day-bars';
import { line } from '@longhand/charts/kinds/line';
import { renderChart } from './render-chart.ts';
import type { ReportBlock, ReportDocument } from './report-document.ts';

export type SampleLocale = keyof typeof sampleTexts;

/** A monthly report with every kind of block. The title of a project stays in its own language. */
export function sampleReport(locale: SampleLocale): ReportDocument {
  const { title, period, lede, footer, pageLabel } = sampleTexts[locale];

  return {
    ...{ locale, title, period, lede, footer, pageLabel },
    dir: directionOf(locale),
    paper: 'a4',
    createdAt: new Date('2026-12-01T05:00:00Z'),
    blocks: sampleBlocks(locale),
  };
}

/** A chart of one month, as in a report. */
export function sampleChart(locale: SampleLocale): string {
  const days: DayBarsData['days'] = Array.from({ length: 30 }, (_, index) => ({
    on: `2026-11-${String(index + 1).padStart(2, '0')}`,
    amount: index % 7 === 3 ? 0 : 200 + ((index * 377) % 900),
    needed: 400,
  }));
  const { amount, day, daily } = sampleTexts[locale];
  const data = { from: '2026-11-01', to: '2026-11-30', day, amount: { name: amount }, days };

  return drawn(
    renderChart(dayBars, { ...data, needed: daily, neededLabel: daily }, settingOf(locale)),
  );
}

function sampleLine(locale: SampleLocale): string {
  const { amount, day, project } = sampleTexts[locale];
  const points = [3_100, 5_200, 8_050, 12_345].map((value, week) => ({
    at: `2026-11-${String(week * 7 + 7).padStart(2, '0')}` as const, // a day
    value,
  }));
  const xAxis = { name: day, type: 'day' as const };
  const series = [{ name: project, points }];

  return drawn(renderChart(line, { xAxis, value: { name: amount }, series }, settingOf(locale)));
}

function settingOf(locale: SampleLocale) {
  return { locale, dir: directionOf(locale), summary: sampleTexts[locale].lede };
}

function directionOf(locale: SampleLocale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

function drawn(svg: string | undefined): string {
  if (svg === undefined) throw new Error('The chart has too few points.');

  return svg;
}

function sampleBlocks(locale: SampleLocale): ReportBlock[] {
  const texts = sampleTexts[locale];
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' });
  const summary = texts.lede;
  const row = (name: string, words: number, change: number) => [
    name,
    number.format(words),
    percent.format(change),
  ];

  return [
    {
      kind: 'figures',
      figures: [
        { value: number.format(12_345), label: texts.amount, note: percent.format(0.12) },
        { value: number.format(26), label: texts.days },
        { value: number.format(41), label: texts.sessions, note: percent.format(-0.05) },
      ],
    },
    { kind: 'section', title: texts.daily },
    { kind: 'chart', svg: sampleChart(locale), summary },
    { kind: 'section', title: texts.projects },
    {
      kind: 'table',
      caption: texts.period,
      columns: [
        { name: texts.projects, align: 'start' },
        { name: texts.amount, align: 'end' },
        { name: texts.change, align: 'end' },
      ],
      rows: [
        row('The Long Road', 8_345, 0.12),
        row(texts.project, 3_000, -0.05),
        row('Sommer in Łódź: «Größe»', 1_000, 0),
      ],
      total: row(texts.total, 12_345, 0.03),
    },
    { kind: 'chart', title: texts.project, svg: sampleLine(locale), summary },
    { kind: 'section', title: texts.notes },
    { kind: 'text', text: texts.lede },
    {
      kind: 'notes',
      notes: [
        { title: texts.period, text: texts.note },
        { text: 'Why did she leave “The Long Road” (chapter 3)?\nSecond line: 12,345 words!' },
      ],
    },
  ];
}

const sampleTexts = {
  en: {
    title: 'November 2026',
    period: 'November 1–30, 2026',
    lede: 'You wrote 12,345 words in November, 12% more than in October.',
    footer: 'Longhand · Monthly report',
    pageLabel: 'Page {page} of {pages}',
    ...{ amount: 'Words', day: 'Day', days: 'Writing days', sessions: 'Sessions' },
    ...{ daily: 'Words per day', projects: 'Projects', change: 'Change', total: 'Total' },
    ...{ notes: 'Notes', project: 'Harbor lights', note: 'The chapter at the harbor is done.' },
  },
  ar: {
    title: 'تقرير نوفمبر 2026',
    period: '1–30 نوفمبر 2026',
    lede: 'كتبتَ 12,345 كلمة في نوفمبر، أي أكثر بنسبة 12% مما كتبته في أكتوبر (وأغلبها في «The Long Road»).',
    footer: 'Longhand · تقرير شهري',
    pageLabel: 'صفحة {page} من {pages}',
    ...{ amount: 'الكلمات', day: 'اليوم', days: 'أيام الكتابة', sessions: 'الجلسات' },
    ...{ daily: 'الكلمات في اليوم', projects: 'المشاريع', change: 'التغيّر', total: 'المجموع' },
    ...{
      notes: 'ملاحظات',
      project: 'أضواء الميناء',
      note: 'اكتمل الفصل الذي تدور أحداثه في الميناء (12 صفحة)؛ لا تنسَ: «السلام».',
    },
  },
  'zh-CN': {
    title: '2026年11月报告',
    period: '2026年11月1日至30日',
    lede: '11月你写了12,345字，比10月多12%，其中大部分属于“The Long Road”……',
    footer: 'Longhand · 月度报告',
    pageLabel: '第 {page} 页，共 {pages} 页',
    ...{ amount: '字数', day: '日期', days: '写作天数', sessions: '写作次数' },
    ...{ daily: '每日字数', projects: '项目', change: '变化', total: '合计' },
    ...{
      notes: '笔记',
      project: '港口的灯火',
      note: '港口那一章写完了——“终于到家了。”她说：「走吧！」龘、㐀、囍、镕。',
    },
  },
} as const;
