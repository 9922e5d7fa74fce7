import clsx from 'clsx';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { countFindings } from '../../analysis/findings/count-findings.ts';
import { perThousand, rateFractionDigits } from '../../analysis/findings/finding-rate.ts';
import type { AnalysisSnapshot } from '../../document/analysis-snapshot.ts';
import { useFindingLabels } from '../../findings/annotated/use-finding-labels.ts';
import marks from '../../findings/category-name.module.css';
import type { CategoryFindings, ReportFinding } from './collect-findings.ts';
import styles from './report.module.css';

type FindingsPartProps = { snapshot: AnalysisSnapshot; kinds: readonly CategoryFindings[] };

/** The findings by category, each in its sentence with its explanation. */
export function FindingsPart({ snapshot, kinds }: FindingsPartProps) {
  const t = useTranslations();
  const { analysis, ignored } = snapshot;
  const { total, ignored: left } = useMemo(
    () => countFindings(analysis, ignored),
    [analysis, ignored],
  );
  const { language, counts } = analysis;

  return (
    <section>
      <h2 className={styles.heading}>{t('writing-lab.findings.title')}</h2>
      <p className={styles.quiet}>
        {total === 0 ? (
          t('writing-lab.findings.none')
        ) : (
          <FindingTotal count={total} words={counts.words} />
        )}{' '}
        {left > 0 && t('desk.report.ignored', { count: left })}
      </p>
      {kinds.map((kind) => (
        <CategorySection key={kind.category} kind={kind} words={counts.words} language={language} />
      ))}
    </section>
  );
}

/** The number of findings and their rate per 1,000 words. */
function FindingTotal({ count, words }: { count: number; words: number }) {
  const t = useTranslations('writing-lab.findings');
  const format = useFormatter();
  const rate = perThousand(count, words);
  if (rate === null) return format.number(count);
  const maximumFractionDigits = rateFractionDigits(rate);

  return t('total', { count, rate: format.number(rate, { maximumFractionDigits }) });
}

type CategorySectionProps = { kind: CategoryFindings; words: number; language: string };

function CategorySection({
  kind: { category, count, shown },
  words,
  language,
}: CategorySectionProps) {
  const t = useTranslations();

  return (
    <section className={styles.kind}>
      <h3 className={styles.subheading}>
        <span className={clsx(marks.name, marks[category])}>
          {t(`writing-lab.findings.category.${category}`)}
        </span>{' '}
        <small>
          <FindingTotal count={count} words={words} />
        </small>
      </h3>
      {count > shown.length && (
        <p className={styles.quiet}>{t('desk.report.firstOf', { shown: shown.length, count })}</p>
      )}
      <ol className={styles.findings}>
        {shown.map((one) => (
          <FindingRow key={one.finding.id} found={one} language={language} />
        ))}
      </ol>
    </section>
  );
}

function FindingRow({ found, language }: { found: ReportFinding; language: string }) {
  const t = useTranslations('desk.report');
  const annotatedText = useTranslations('samples.annotated');
  const findingWords = useFindingLabels();
  const { finding, paragraph, before, words, after } = found;

  return (
    <li className={styles.finding}>
      <p dir="auto" lang={language === 'und' ? undefined : language} className={styles.sentence}>
        {before}
        <mark>{words}</mark>
        {after}
      </p>
      <p className={styles.said}>
        {findingWords.reason(finding)}{' '}
        {finding.suggestions.length > 0 && (
          <b>
            {annotatedText('instead', { words: findingWords.suggestionList(finding.suggestions) })}
          </b>
        )}{' '}
        <span className={styles.place}>{t('paragraph', { number: paragraph })}</span>
      </p>
    </li>
  );
}
