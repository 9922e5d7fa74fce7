import { line } from '@longhand/charts/kinds/line';
import type { LineData } from '@longhand/charts/kinds/line-data';
import type { Aim } from '@longhand/contract/writing-lab-targets';
import { useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { Section } from '../../ui/page.tsx';
import type { OwnText } from '../corpus/corpus.ts';
import { knownValues, spreadOf } from '../corpus/spread.ts';
import { usePublishedRanges } from '../corpus/use-published-ranges.ts';
import { useTitleOf } from '../corpus/use-title-of.ts';
import { PublishedNote } from '../evidence/published-words.tsx';
import { axisOfTexts, courseOf } from '../evolution/course.ts';
import styles from '../evolution/evolution.module.css';
import { FigureSelect } from '../evolution/figure-select.tsx';
import { useLab } from '../lab.ts';
import { useFigureWords } from '../reading/figure-words.ts';
import { figureGroups, numberStyle } from '../reading/figures.ts';
import { useSearchState } from '../subject/use-search-state.ts';
import { AimRow } from './aim-row.tsx';
import { latestOf } from './latest-of.ts';

/** What most writers mean when they speak of how a text is made; the others are under evolution. */
const followed: readonly Aim['figure'][] = [
  ...figureGroups.form,
  'mattr',
  ...figureGroups.ease,
  'find-all',
];

type AimsProps = { texts: readonly OwnText[]; aims: readonly Aim[] };

/** Each followed figure of the newest text against its aim, and one of them over time. */
export function Aims({ texts, aims }: AimsProps) {
  const t = useTranslations('lab.progress');
  const lab = useLab();
  const { named, change } = useSearchState();
  const { nameOf } = useFigureWords();
  const titleOf = useTitleOf();
  const newest = texts.at(-1);
  const published = usePublishedRanges(
    newest ? { language: newest.reading.language, kind: newest.kind } : null,
  );
  const rows = followed.flatMap((name) => {
    const latest = latestOf(texts, name);

    return latest ? [{ name, latest }] : [];
  });
  const shown = rows.map(({ name }) => name);
  const figure = shown.find((name) => name === named('figure')) ?? shown[0];
  const within = rows.filter(({ name, latest }) =>
    isWithin(latest.value, aimOf(aims, name)),
  ).length;
  const set = shown.filter((name) => aimOf(aims, name)).length;
  if (figure === undefined) return <p className={styles.quiet}>{t('tooShort')}</p>;
  const axis = axisOfTexts(texts, { name: t('begun'), dayOf: lab.dayOf });
  const steps = courseOf(texts, figure, axis);
  const aim = aimOf(aims, figure);
  const data: LineData = {
    along: axis.along,
    value: { name: nameOf(figure), number: numberStyle(figure) },
    series: [
      {
        name: nameOf(figure),
        isUnlabelled: true,
        points: steps.map(({ at, value, text }) => ({ at, value, note: titleOf(text) })),
      },
    ],
    lines: [
      ...(aim?.least == null ? [] : [{ at: aim.least, label: t('leastLine'), isPlanned: true }]),
      ...(aim?.most == null ? [] : [{ at: aim.most, label: t('mostLine'), isPlanned: true }]),
    ],
    notes: t('text'),
  };

  return (
    <>
      <Section
        title={set === 0 ? t('aimsNone') : t('aims', { within, of: set })}
        note={t('newest', { title: titleOf(newest ?? { title: '' }) })}
      >
        <ul>
          {rows.map(({ name, latest }) => (
            <li key={name}>
              <AimRow
                name={name}
                latest={latest}
                spread={spreadOf(knownValues(texts.map(({ reading }) => reading.figures[name])))}
                published={published}
                aim={aimOf(aims, name)}
              />
            </li>
          ))}
        </ul>
        <PublishedNote ranges={published} />
      </Section>
      <p className={styles.sentence}>
        {t.rich('overTime', {
          figure: () => (
            <FigureSelect
              figure={figure}
              figures={shown}
              onChange={(name) => change({ figure: name })}
            />
          ),
        })}
      </p>
      <ChartSection
        kind={line}
        data={data}
        title={t('courseOf', { figure: nameOf(figure) })}
        summary={aim ? t('courseSays') : t('courseWithout')}
        file="longhand-progress"
      />
    </>
  );
}

function aimOf(aims: readonly Aim[], name: Aim['figure']): Aim | undefined {
  return aims.find(({ figure }) => figure === name);
}

function isWithin(value: number, aim: Aim | undefined): boolean {
  if (!aim) return false;

  return (aim.least === null || value >= aim.least) && (aim.most === null || value <= aim.most);
}
