import clsx from 'clsx';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFindingWords } from '../annotated/use-finding-words.ts';
import type { Look } from '../desk/look.ts';
import marks from '../panel/category-name.module.css';
import { tally } from '../panel/tally.ts';
import { perThousand, rateDigits } from '../reading/rate.ts';
import type { FindingsOfKind, ReportFinding } from './collect-findings.ts';
import styles from './report.module.css';

type FindingsPartProps = { look: Look; kinds: readonly FindingsOfKind[] };

/** The findings by kind, each in its sentence, with what is said of it. */
export function FindingsPart({ look, kinds }: FindingsPartProps) {
  const t = useTranslations();
  const { analysis, ignored } = look;
  const { total, ignored: left } = useMemo(() => tally(analysis, ignored), [analysis, ignored]);
  const { language, counts } = analysis;

  return (
    <section>
      <h2 className={styles.heading}>{t('writing-lab.findings.title')}</h2>
      <p className={styles.quiet}>
        {total === 0 ? t('writing-lab.findings.none') : <Sum count={total} words={counts.words} />}{' '}
        {left > 0 && t('desk.report.ignored', { count: left })}
      </p>
      {kinds.map((kind) => (
        <KindOfFindings key={kind.category} kind={kind} words={counts.words} language={language} />
      ))}
    </section>
  );
}

/** How many there are, and how many in 1,000 words. */
function Sum({ count, words }: { count: number; words: number }) {
  const t = useTranslations('writing-lab.findings');
  const format = useFormatter();
  const rate = perThousand(count, words);
  if (rate === null) return format.number(count);
  const maximumFractionDigits = rateDigits(rate);

  return t('total', { count, rate: format.number(rate, { maximumFractionDigits }) });
}

type KindProps = { kind: FindingsOfKind; words: number; language: string };

function KindOfFindings({ kind: { category, count, shown }, words, language }: KindProps) {
  const t = useTranslations();

  return (
    <section className={styles.kind}>
      <h3 className={styles.subheading}>
        <span className={clsx(marks.name, marks[category])}>
          {t(`writing-lab.findings.category.${category}`)}
        </span>{' '}
        <small>
          <Sum count={count} words={words} />
        </small>
      </h3>
      {count > shown.length && (
        <p className={styles.quiet}>{t('desk.report.firstOf', { shown: shown.length, count })}</p>
      )}
      <ol className={styles.findings}>
        {shown.map((one) => (
          <Row key={one.finding.id} found={one} language={language} />
        ))}
      </ol>
    </section>
  );
}

function Row({ found, language }: { found: ReportFinding; language: string }) {
  const t = useTranslations('desk.report');
  const instead = useTranslations('samples.annotated');
  const told = useFindingWords();
  const { finding, paragraph, before, words, after } = found;

  return (
    <li className={styles.finding}>
      <p dir="auto" lang={language === 'und' ? undefined : language} className={styles.sentence}>
        {before}
        <mark>{words}</mark>
        {after}
      </p>
      <p className={styles.said}>
        {told.reason(finding)}{' '}
        {finding.suggestions.length > 0 && (
          <b>{instead('instead', { words: told.instead(finding.suggestions) })}</b>
        )}{' '}
        <span className={styles.place}>{t('paragraph', { number: paragraph })}</span>
      </p>
    </li>
  );
}
