import { changePoints, leastForChange } from '@longhand/analysis/measures/style/change-points';
import type { Along } from '@longhand/charts/axes';
import { line } from '@longhand/charts/kinds/line';
import type { LineData, Series } from '@longhand/charts/kinds/line-data';
import { withMinus } from '@longhand/charts/minus';
import { limits } from '@longhand/contract/limits';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { pageOf } from '../../ui/data-table/arrange-rows.ts';
import { Section } from '../../ui/page.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Link } from '../../ui/text-link.tsx';
import { knownValues, spreadOf } from '../corpus/spread.ts';
import { useTitleOf } from '../corpus/use-title-of.ts';
import { FigureSource } from '../reading/figure-source.tsx';
import { useFigureWords } from '../reading/figure-words.ts';
import { cardOf, numberStyle } from '../reading/figures.ts';
import type { FigureName } from '../reading/reading.ts';
import { useSearchState } from '../subject/use-search-state.ts';
import type { Step } from './course.ts';
import styles from './evolution.module.css';
import { smooth } from './smooth.ts';

type CourseChartProps = {
  steps: readonly Step[];
  along: Along;
  figure: FigureName;
  reach: number;
};

/** One figure over the texts: each as a dot, their smoothed course as a line, the middle half as a band, and where it changed. */
export function CourseChart({ steps, along, figure, reach }: CourseChartProps) {
  const t = useTranslations('lab.evolution');
  const { nameOf, unitOf, write } = useFigureWords();
  const titleOf = useTitleOf();
  const changes = useMemo(
    () => changePoints(steps.flatMap(({ value }) => (value === null ? [] : [value]))),
    [steps],
  );
  const spread = spreadOf(
    knownValues(steps.map(({ value }) => (value === null ? undefined : { value }))),
  );
  const smoothed: Series = {
    name: t('meanOf', { count: 2 * reach + 1 }),
    isUnlabelled: true,
    points: smooth(
      steps.map(({ value }) => value),
      reach,
    ).map((value, at) => ({ at: steps[at]?.at ?? at, value })),
  };
  const data: LineData = {
    along,
    value: { name: nameOf(figure), number: numberStyle(figure) },
    series: [
      {
        name: t('eachText'),
        look: 'dots',
        ink: 'muted',
        isUnlabelled: true,
        points: steps.map(({ at, value, text }) => ({ at, value, note: titleOf(text) })),
      },
      ...(reach === 0 ? [] : [smoothed]),
    ],
    ...(spread && { bands: [{ from: spread.low, to: spread.high, label: t('middleHalf') }] }),
    marks: changes.flatMap(({ at }) => {
      const step = steps[at];

      return step ? [{ at: step.at, label: t('changed') }] : [];
    }),
    notes: t('text'),
  };
  const [first] = changes;

  return (
    <>
      <ChartSection
        kind={line}
        data={data}
        title={t('courseOf', { figure: nameOf(figure) })}
        summary={
          first
            ? t('change', {
                count: changes.length,
                before: write(figure, first.before),
                after: write(figure, first.after),
                title: titleOf(steps[first.at]?.text ?? { title: '' }),
              })
            : t(steps.length < leastForChange ? 'tooFewForChange' : 'noChange', {
                count: steps.length,
              })
        }
        file="longhand-evolution"
        note={unitOf(figure)}
      />
      {cardOf(figure) && (
        <p className={styles.quiet}>
          <FigureSource name={figure} />
        </p>
      )}
      <Behind steps={steps} figure={figure} />
    </>
  );
}

/** Beyond two deviations of what was before. */
const unusual = 2;

/** The texts behind the points, the newest first. */
function Behind({ steps, figure }: { steps: readonly Step[]; figure: FigureName }) {
  const t = useTranslations('lab.evolution');
  const titleOf = useTitleOf();
  const format = useFormatter();
  const { write, nameOf } = useFigureWords();
  const { named, change } = useSearchState();
  const size = limits.pageSize;
  const wanted = Math.max(1, Math.trunc(Number(named('page') ?? 1)) || 1);
  const { page, rows } = pageOf(steps.toReversed(), { page: wanted, size });
  const columns: Column<Step>[] = [
    {
      key: 'title',
      title: t('text'),
      cell: ({ text }) => (
        <Link to={`/app/writing-lab/style?sample=${text.id}`} dir="auto" className={styles.title}>
          {titleOf(text)}
        </Link>
      ),
    },
    {
      key: 'began',
      title: t('began'),
      wideOnly: true,
      muted: true,
      cell: ({ text }) => format.dateTime(new Date(text.createdAt), { dateStyle: 'medium' }),
    },
    {
      key: 'value',
      title: nameOf(figure),
      figure: true,
      cell: ({ value }) => (value === null ? '–' : write(figure, value)),
    },
    {
      key: 'score',
      title: t('againstBefore'),
      figure: true,
      wideOnly: true,
      cell: ({ score }) =>
        score === null ? (
          '–'
        ) : (
          <span className={Math.abs(score) > unusual ? styles.unusual : undefined}>
            {withMinus(
              format.number(score, {
                signDisplay: 'exceptZero',
                minimumFractionDigits: 1,
                maximumFractionDigits: 1,
              }),
            )}
            {Math.abs(score) > unusual && ` ${t('unusual')}`}
          </span>
        ),
    },
  ];

  return (
    <Section title={t('behind')} note={t('behindNote')}>
      <Table
        label={t('behind')}
        rows={rows}
        keyOf={({ text }) => text.id}
        columns={columns}
        dense
      />
      {steps.length > size && (
        <div className={styles.pages}>
          <Pagination
            page={page}
            size={size}
            total={steps.length}
            onPage={(next) => change({ page: next === 1 ? null : String(next) })}
          />
        </div>
      )}
    </Section>
  );
}
