import { dotGrid } from '@longhand/charts/kinds/dot-grid';
import { useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { useWeek } from '../../ui/use-week.ts';
import type { TemporalFigures } from '../api.ts';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { useSampleText } from '../sample-text.tsx';
import { useHourName } from '../use-hour-name.ts';

const cellValues = ['words', 'minutes', 'sessions'] as const;
/** Hours with a column label. */
const labelStep = 3;

/** Hours of the week: the area of a dot is proportional to the amount. */
export function HoursSection({ figures: { hours } }: { figures: TemporalFigures }) {
  const t = useTranslations('insight-screens');
  const { getParam, setParam } = useInsightSearch();
  const { weekdays } = useWeek();
  const hourName = useHourName();
  const sampleText = useSampleText();
  const value = cellValues.find((one) => one === getParam('cells')) ?? 'words';
  const amountOf = (cell: (typeof hours.cells)[number] | undefined) => {
    if (cell === undefined) return 0;
    if (value === 'minutes') return Math.round(cell.activeSeconds / 60);

    return value === 'sessions' ? cell.sessions : Math.max(0, cell.amount);
  };
  const cells = weekdays.flatMap(({ index, name }, row) =>
    Array.from({ length: 24 }, (_, hour) => ({
      ...{ row, column: hour, key: `w${index}h${hour}` },
      amount: amountOf(hours.cells.find((one) => one.weekday === index && one.hour === hour)),
      title: t('days.time', { weekday: name, hour: hourName(hour) }),
    })),
  );
  const most = cells.reduce((best, cell) => (cell.amount > best.amount ? cell : best));

  return (
    <ChartSection
      kind={dotGrid}
      data={{
        value: { name: t(value) },
        of: t('hour'),
        rows: weekdays.map(({ short }) => short),
        columns: Array.from({ length: 24 }, (_, hour) =>
          hour % labelStep === 0 ? hourName(hour) : '',
        ),
        cells,
        maxCellSize: 36,
      }}
      note={
        <InlineSelect
          label={t('temporal.cells')}
          value={value}
          options={cellValues.map((one) => ({ value: one, label: t(one) }))}
          onChange={(one) => setParam('cells', one === 'words' ? null : one)}
        />
      }
      title={t('temporal.hours')}
      summary={t('temporal.hoursSummary', { time: most.title })}
      empty={sampleText(hours.sample)}
      file="hours-of-the-week"
      onOpen={(key) => setParam('open', key)}
    />
  );
}
