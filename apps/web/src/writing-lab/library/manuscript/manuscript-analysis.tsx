import { type FindingCategory, findingCategories } from '@longhand/analysis';
import type { Chapter } from '@longhand/contract/writing-lab-chapters';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { InlineSelect } from '../../../ui/inline-field.tsx';
import { Section } from '../../../ui/page.tsx';
import { QueryContent } from '../../../ui/query-content.tsx';
import { Table } from '../../../ui/table.tsx';
import { Link } from '../../../ui/text-link.tsx';
import { getAnalysisPool } from '../../analysis/texts/analysis-pool.ts';
import type { DetailedTextAnalysis } from '../../analysis/texts/text-analysis.ts';
import { loadUserAnalysisOptions } from '../../dictionary/user-analysis-options.ts';
import { OccurrenceList } from '../../metrics/evidence/occurrence-list.tsx';
import { useMetricLabels } from '../../metrics/metric-labels.ts';
import { metricGroups } from '../../metrics/metrics.ts';
import { type Lab, useLab } from '../../storage/lab.ts';
import { figuresByChapter, type JoinedText, joinChapters, spansByChapter } from './joined-text.ts';
import styles from './manuscript.module.css';

type ManuscriptAnalysisProps = { chapters: readonly Chapter[]; projectId: string };
type AnalyzedManuscript = { whole: JoinedText; reading: DetailedTextAnalysis };

/** Analyzes all chapters as one text in this browser, with scores for the whole and for each chapter. */
export default function ManuscriptAnalysis({ chapters, projectId }: ManuscriptAnalysisProps) {
  const t = useTranslations('manuscript');
  const lab = useLab();
  const state = chapters.map(({ id, revision, title }) => [id, revision, title]);
  const read = useQuery({
    queryKey: ['lab-subject', 'manuscript', lab.userId, projectId, state],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: ({ signal }) => analyzeManuscript(lab, { chapters, projectId, signal }),
  });

  return (
    <div className={styles.stack} aria-busy={read.isFetching || undefined}>
      {read.isPending && (
        <p role="status" className={styles.quiet}>
          {t('reading')}
        </p>
      )}
      <QueryContent query={read} errorTitle={t('readFailed')} lines={8}>
        {(data) => (data === null ? <p>{t('readEmpty')}</p> : <Results read={data} />)}
      </QueryContent>
    </div>
  );
}

async function analyzeManuscript(
  lab: Lab,
  { chapters, projectId, signal }: ManuscriptAnalysisProps & { signal: AbortSignal },
): Promise<AnalyzedManuscript | null> {
  const texts = await lab.stores.server.readSeveral(chapters.map(({ id }) => id));
  const whole = joinChapters(texts);
  if (whole === null) return null;
  const saidOf = await loadUserAnalysisOptions(lab.database);
  const said = await saidOf({ projectId });
  const here = await Promise.all(texts.map(({ id }) => saidOf({ id, projectId })));
  const ignored = {
    always: said.ignored?.always ?? new Set<string>(),
    here: new Set(here.flatMap((one) => [...(one.ignored?.here ?? [])])),
  };
  const { kind, language } = whole;
  const options = { ...said, ignored, kind, language, signal, isUrgent: true };

  return { whole, reading: await getAnalysisPool().analyze(whole.text, options) };
}

function Results({ read }: { read: AnalyzedManuscript }) {
  const t = useTranslations('manuscript');

  return (
    <>
      <Section title={t('scores')}>
        <Scores reading={read.reading} />
      </Section>
      <Section title={t('byChapter')}>
        <ByChapter read={read} />
      </Section>
      <Section title={t('findings')}>
        <Findings read={read} />
      </Section>
    </>
  );
}

const shownMetrics = [
  ...metricGroups.form,
  ...metricGroups.words,
  ...metricGroups.ease,
  'find-all',
] as const;

function Scores({ reading }: { reading: DetailedTextAnalysis }) {
  const words = useTranslations('writing-lab')('words', { count: reading.words });
  const { nameOf, unitOf, write } = useMetricLabels();
  const figures = shownMetrics.flatMap((name) => {
    const value = reading.figures[name]?.value ?? null;

    return value === null ? [] : [{ name, value }];
  });

  return (
    <>
      <p className={styles.size}>{words}</p>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{nameOf(name)}</dt>
            <dd>
              {write(name, value)} <small>{unitOf(name)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function ByChapter({ read: { whole, reading } }: { read: AnalyzedManuscript }) {
  const t = useTranslations('manuscript');
  const untitled = useTranslations('writing-lab')('untitled');
  const format = useFormatter();
  const figures = figuresByChapter(whole, reading.details);
  const rows = whole.chapters.map((chapter, at) => ({ chapter, figures: figures[at], at: at + 1 }));
  const number = (
    value: number | null | undefined,
    options: { style?: 'percent'; maximumFractionDigits?: number; minimumFractionDigits?: number },
  ) => (value === null || value === undefined ? '–' : format.number(value, options));
  const one = { maximumFractionDigits: 1, minimumFractionDigits: 1 };

  return (
    <Table
      label={t('byChapter')}
      rows={rows}
      keyOf={({ chapter }) => chapter.id}
      columns={[
        {
          key: 'chapter',
          title: t('column.chapter'),
          cell: ({ chapter, at }) => (
            <Link className={styles.title} to={`/app/writing-lab/analyzer?sample=${chapter.id}`}>
              {format.number(at)}. <bdi>{chapter.title || untitled}</bdi>
            </Link>
          ),
        },
        {
          key: 'words',
          title: t('column.words'),
          isNumeric: true,
          cell: ({ chapter }) => format.number(chapter.words),
        },
        {
          key: 'sentence',
          title: t('column.sentence'),
          isNumeric: true,
          wideOnly: true,
          cell: (row) => number(row.figures?.sentenceLength, one),
        },
        {
          key: 'dialogue',
          title: t('column.dialogue'),
          isNumeric: true,
          wideOnly: true,
          cell: (row) => number(row.figures?.dialogue, { style: 'percent' }),
        },
        {
          key: 'findings',
          title: t('column.findings'),
          isNumeric: true,
          cell: (row) => number(row.figures?.findings, { maximumFractionDigits: 0 }),
        },
      ]}
    />
  );
}

function Findings({ read: { whole, reading } }: { read: AnalyzedManuscript }) {
  const t = useTranslations('manuscript');
  const untitled = useTranslations('writing-lab')('untitled');
  const { nameOf } = useMetricLabels();
  const { findingSpans } = reading.details;
  const count = (name: FindingCategory) => findingSpans[name]?.length ?? 0;
  const offered = findingCategories
    .filter((name) => count(name) > 0)
    .sort((one, other) => count(other) - count(one));
  const [chosen, setChosen] = useState<FindingCategory | null>(null);
  const category = chosen ?? offered[0];
  if (category === undefined) return <p className={styles.quiet}>{t('noFindings')}</p>;
  const spans = spansByChapter(whole, findingSpans[category] ?? []);

  return (
    <>
      <InlineSelect<FindingCategory>
        label={t('findingsOf')}
        value={category}
        options={offered.map((value) => ({
          value,
          label: t('findingsCount', { kind: nameOf(`find-${value}`), count: count(value) }),
        }))}
        onChange={setChosen}
      />
      {whole.chapters.map(({ id, title, text }, at) => {
        const places = spans[at] ?? [];
        if (places.length === 0) return null;

        return (
          <div key={id} className={styles.group}>
            <h3>{t('inChapter', { title: title || untitled, count: places.length })}</h3>
            <OccurrenceList key={category} text={text} occurrences={places} id={id} />
          </div>
        );
      })}
    </>
  );
}
