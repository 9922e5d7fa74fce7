import type { Finding } from '@longhand/analysis';
import { paragraphAt } from '@longhand/analysis';
import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/text-link.tsx';
import type { AnalysisSnapshot } from '../../document/analysis-snapshot.ts';
import type { Desk } from '../../document/desk.ts';
import { iterateShownFindings } from '../../editor/findings/finding-navigation.ts';
import { openNote } from '../../editor/findings/finding-notes.ts';
import { findingsField } from '../../editor/findings/findings-field.ts';
import { isBracketed } from '../../editor/findings/is-bracketed.ts';
import marks from '../category-name.module.css';
import { excerptInContext } from '../excerpt.ts';
import styles from '../panel.module.css';

const pageSize = 20;

/** The findings in text order, each in its sentence; pressing one opens its note. */
export function OrderedFindings({
  desk,
  look: snapshot,
  total,
}: {
  desk: Desk;
  look: AnalysisSnapshot;
  total: number;
}) {
  const t = useTranslations('writing-lab.findings');
  const [shownCount, setShownCount] = useState(pageSize);
  const shown = useMemo(() => takeFirst(snapshot, shownCount), [snapshot, shownCount]);

  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('inOrder')}</h2>
      </header>
      <ul className={styles.counts}>
        {shown.map((finding) => (
          <li key={`${finding.id}${finding.span.from}`}>
            <FindingInSentence desk={desk} look={snapshot} finding={finding} />
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <p className={styles.actions}>
          <TextButton onClick={() => setShownCount(shownCount + pageSize)}>
            {t('more', { count: Math.min(pageSize, total - shown.length) })}
          </TextButton>
        </p>
      )}
    </>
  );
}

function FindingInSentence({
  desk,
  look: snapshot,
  finding,
}: {
  desk: Desk;
  look: AnalysisSnapshot;
  finding: Finding;
}) {
  const format = useFormatter();
  const { before, words, after } = excerptInContext(desk.doc(), finding.span);
  const isOpen = snapshot.open?.id === finding.id && snapshot.open.span.from === finding.span.from;
  const paragraph = paragraphAt(snapshot.analysis, finding.span.from) + 1;
  const isLong = isBracketed(finding);

  return (
    <button
      type="button"
      className={styles.found}
      aria-current={isOpen || undefined}
      onClick={() => openFinding(desk, finding)}
    >
      <span className={styles.paragraph}>¶{format.number(paragraph)}</span>{' '}
      <span className={styles.excerpt} dir="auto">
        {!isLong && <span className={styles.before}>{before}</span>}
        <span className={styles.words}>
          <span className={clsx(marks.name, marks[finding.category])}>{words}</span>
        </span>
        {!isLong && <span className={styles.after}>{after}</span>}
      </span>
    </button>
  );
}

/** The list may be older than the document, so the finding is looked up at its current position. */
function openFinding(desk: Desk, finding: Finding) {
  const view = desk.view.get();
  if (!view) return;
  for (const now of iterateShownFindings(view.state.field(findingsField))) {
    if (now.id === finding.id && now.span.from >= finding.span.from) return openNote(view, now);
  }
}

/** Takes only as many as are shown: a book has thousands of findings. */
function takeFirst(snapshot: AnalysisSnapshot, count: number): Finding[] {
  const shown: Finding[] = [];
  for (const finding of iterateShownFindings(snapshot)) {
    if (shown.length === count) break;
    shown.push(finding);
  }

  return shown;
}
