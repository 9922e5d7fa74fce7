import { insightComparisons, insightRanges } from '@longhand/contract/insights-values';
import { useTranslations } from 'use-intl';
import { addDays } from '../../platform/local-date.ts';
import { userToday } from '../../platform/user-day.ts';
import { InlineDate } from '../../ui/inline-date.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { useFilters } from '../api.ts';
import type { InsightSearch } from './insight-search.ts';
import styles from './period-bar.module.css';

export type PeriodBarProps = {
  /** The screen shows every measure, or none of progress. */
  hasNoMeasure?: boolean;
  hasNoComparison?: boolean;
};

/** Range, measure, filters and comparison as one sentence. */
export function PeriodFields({
  search,
  onChange,
  hasNoMeasure = false,
  hasNoComparison = false,
}: PeriodBarProps & FilterProps) {
  const t = useTranslations('insight-screens.period');
  const filters = useFilters().data;
  const hasTags = search.tags.length > 0 || (filters?.tags.length ?? 0) > 0;

  return (
    <div className={styles.bar}>
      <p className={styles.sentence}>
        <Sentence>
          {t.rich('showing', {
            range: () => <RangeSelect search={search} onChange={onChange} />,
            project: () => <ProjectFilter search={search} onChange={onChange} />,
          })}
        </Sentence>
      </p>
      <p className={styles.more}>
        {!hasNoMeasure && <MeasureSelect search={search} onChange={onChange} />}
        {hasTags && <TagFilter search={search} onChange={onChange} />}
        {!hasNoComparison && (
          <InlineSelect
            label={t('compare')}
            value={search.compare}
            options={insightComparisons.map((value) => ({ value, label: t(`compares.${value}`) }))}
            onChange={(compare) => onChange({ compare })}
          />
        )}
      </p>
    </div>
  );
}

type FilterProps = { search: InsightSearch; onChange: (patch: Partial<InsightSearch>) => void };

function RangeSelect({ search, onChange }: FilterProps) {
  const t = useTranslations('insight-screens.period');
  const { range, dates, projects } = search;
  const today = userToday();
  const named = insightRanges.filter((one) => one !== 'project' || projects.length === 1);

  return (
    <>
      <InlineSelect<(typeof named)[number] | 'own'>
        label={t('range')}
        value={range ?? 'own'}
        options={[
          ...named.map((value) => ({ value, label: t(`ranges.${value}`) })),
          { value: 'own', label: t('ranges.own') },
        ]}
        onChange={(value) =>
          onChange(
            value === 'own'
              ? { range: null, dates: { from: addDays(today, -27), to: today } }
              : { range: value, dates: null },
          )
        }
      />
      {dates !== null && (
        <>
          {' '}
          {t.rich('dates', {
            from: () => (
              <InlineDate
                label={t('from')}
                value={dates.from}
                max={dates.to}
                onChange={(from) => onChange({ dates: { ...dates, from } })}
              />
            ),
            to: () => (
              <InlineDate
                label={t('to')}
                value={dates.to}
                min={dates.from}
                onChange={(to) => onChange({ dates: { ...dates, to } })}
              />
            ),
          })}
        </>
      )}
    </>
  );
}

function ProjectFilter({ search: { projects, range }, onChange }: FilterProps) {
  const t = useTranslations('insight-screens.period');
  const known = useFilters().data?.projects ?? [];
  const chosen = projects.join(',');
  const isKnown = known.some(({ id }) => id === chosen);

  return (
    <InlineSelect<string>
      label={t('project')}
      value={chosen}
      options={[
        { value: '', label: t('allProjects') },
        ...known.map(({ id, title }) => ({ value: id, label: title })),
        ...(chosen === '' || isKnown
          ? []
          : [{ value: chosen, label: t('projects', { n: projects.length }) }]),
      ]}
      onChange={(id) =>
        onChange({
          projects: id === '' ? [] : id.split(','),
          ...(id === '' && range === 'project' ? { range: 'all' } : {}),
        })
      }
    />
  );
}

function TagFilter({ search: { tags }, onChange }: FilterProps) {
  const t = useTranslations('insight-screens.period');
  const known = useFilters().data?.tags ?? [];
  const chosen = tags.join('\n');

  return (
    <InlineSelect<string>
      label={t('tag')}
      value={chosen}
      options={[
        { value: '', label: t('allTags') },
        ...[...new Set([...known, ...(chosen === '' ? [] : [chosen])])].map((tag) => ({
          value: tag,
          label: t('tagged', { tag: tag.split('\n').join(', ') }),
        })),
      ]}
      onChange={(tag) => onChange({ tags: tag === '' ? [] : tag.split('\n') })}
    />
  );
}

/** Shows the plural form of the unit without an amount. */
const pluralAmount = 1_000;

function MeasureSelect({ search: { measure, unit }, onChange }: FilterProps) {
  const t = useTranslations();
  const known = useFilters().data?.measures ?? [];
  const chosen = { measure, unit };
  const keyOf = (one: Pick<InsightSearch, 'measure' | 'unit'>) => `${one.measure}:${one.unit}`;
  const isKnown = known.some((one) => keyOf(one) === keyOf(chosen));
  const all = isKnown ? known : [...known, chosen];
  if (all.length < 2) return null;

  return (
    <InlineSelect<string>
      label={t('insight-screens.period.measure')}
      value={keyOf(chosen)}
      options={all.map((one) => ({
        value: keyOf(one),
        label:
          one.unit === ''
            ? t('progress.unit', { measure: one.measure, n: pluralAmount })
            : one.unit,
      }))}
      onChange={(key) => {
        const next = all.find((one) => keyOf(one) === key);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}
