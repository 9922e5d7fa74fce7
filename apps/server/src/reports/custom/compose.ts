import { refuse } from '@longhand/contract/errors';
import type { InsightPeriod } from '@longhand/contract/insights-values';
import { limits } from '@longhand/contract/limits';
import type { ReportContent } from '@longhand/contract/report-content';
import type {
  ComposedBlock,
  ComposedReport,
  CustomReportDefinition,
} from '@longhand/contract/reports-custom';
import { resolveScope } from '../../insights/index.ts';
import type { Caller, Services } from '../../platform/http/context.ts';
import { isEmptyReport, readReportContent } from '../content.ts';
import { reportParts } from '../report-blocks.ts';
import { createReportTexts, type ReportTexts } from '../report-texts.ts';

type ComposeContext = Pick<Services, 'db' | 'clock'> & {
  caller: Pick<Caller, 'userId' | 'preferences'>;
};

/** Resolves a definition and refuses impossible ranges and steps, and unknown projects and goals. */
export async function readCustomContent(
  definition: CustomReportDefinition,
  context: ComposeContext,
): Promise<ReportContent> {
  const { db, clock, caller } = context;
  const scope = await resolveScope(definition, context);
  const { step } = definition;
  if (step !== null && isTooShort(step, scope.period)) throw refuse('report_step_too_short');
  const user = { ...caller, now: clock.now() };
  const content = await readReportContent(db, user, { ...scope, step: step ?? undefined });

  return { ...content, goals: chooseGoals(content.goals, definition.goals) };
}

/** A custom report in its language, from the writer’s current figures. */
export async function composeCustomReport(
  definition: CustomReportDefinition,
  context: ComposeContext,
): Promise<ComposedReport> {
  const content = await readCustomContent(definition, context);
  const texts = createReportTexts(definition.language);
  const { from, to } = content.period;

  return {
    language: definition.language,
    title: definition.title,
    period: texts.range(from, to),
    lede: ledeOf(content, texts),
    blocks: definition.blocks.flatMap((name) =>
      name === 'note' ? noteBlocks(definition.note) : reportParts[name](content, texts),
    ),
  };
}

function isTooShort(
  step: NonNullable<CustomReportDefinition['step']>,
  { days }: InsightPeriod,
): boolean {
  const stepDays = { day: 1, week: 7, month: 0 };

  return step !== 'month' && days > limits.reportStepsMax * stepDays[step];
}

/** All goals of the period, or the chosen ones among them. */
function chooseGoals(goals: ReportContent['goals'], chosen: readonly string[]) {
  if (chosen.length === 0) return goals;

  return goals.filter(({ goalId }) => chosen.includes(goalId));
}

function ledeOf(content: ReportContent, { t, amount, change }: ReportTexts): string {
  if (isEmptyReport(content) || content.totals.entries === 0) return t('reports.nothing');
  const { totals, measure, unit } = content;
  const written = { amount: amount(totals.amount, measure, unit), days: totals.writingDays };

  return content.change === null
    ? t('reports.headline', written)
    : t('custom-reports.headlineChange', { ...written, change: change(content.change) });
}

function noteBlocks(note: string): ComposedBlock[] {
  return note
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((text) => ({ kind: 'text', text }));
}
