import type { Finding } from '@longhand/analysis';
import { paragraphAt } from '@longhand/analysis';
import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../desk/desk.ts';
import type { Look } from '../desk/look.ts';
import { isBracketed } from '../editor/bracketed.ts';
import { shownFindings } from '../editor/find.ts';
import { findingsField } from '../editor/findings-field.ts';
import { openNote } from '../editor/notes.ts';
import marks from './category-name.module.css';
import { inContext } from './excerpt.ts';
import styles from './panel.module.css';

const step = 20;

/** The findings in order, each in its sentence; a press opens its note. */
export function InOrder({ desk, look, total }: { desk: Desk; look: Look; total: number }) {
  const t = useTranslations('writing-lab.findings');
  const [most, setMost] = useState(step);
  const shown = useMemo(() => firstOf(look, most), [look, most]);

  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('inOrder')}</h2>
      </header>
      <ul className={styles.counts}>
        {shown.map((finding) => (
          <li key={`${finding.id}${finding.span.from}`}>
            <InSentence desk={desk} look={look} finding={finding} />
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <p className={styles.actions}>
          <TextButton onClick={() => setMost(most + step)}>
            {t('more', { count: Math.min(step, total - shown.length) })}
          </TextButton>
        </p>
      )}
    </>
  );
}

function InSentence({ desk, look, finding }: { desk: Desk; look: Look; finding: Finding }) {
  const format = useFormatter();
  const { before, words, after } = inContext(desk.doc(), finding.span);
  const isOpen = look.open?.id === finding.id && look.open.span.from === finding.span.from;
  const paragraph = paragraphAt(look.analysis, finding.span.from) + 1;
  const isLong = isBracketed(finding);

  return (
    <button
      type="button"
      className={styles.found}
      aria-current={isOpen || undefined}
      onClick={() => open(desk, finding)}
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

/** The list may be a moment behind the text: the finding is looked up where it stands now. */
function open(desk: Desk, finding: Finding) {
  const view = desk.view.get();
  if (!view) return;
  for (const now of shownFindings(view.state.field(findingsField))) {
    if (now.id === finding.id && now.span.from >= finding.span.from) return openNote(view, now);
  }
}

/** Only as many as are shown are made: a book has thousands. */
function firstOf(look: Look, most: number): Finding[] {
  const shown: Finding[] = [];
  for (const finding of shownFindings(look)) {
    if (shown.length === most) break;
    shown.push(finding);
  }

  return shown;
}
