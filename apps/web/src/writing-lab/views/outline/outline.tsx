import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useStore } from '../../../platform/store.ts';
import { perThousand } from '../../analysis/findings/finding-rate.ts';
import type { Desk } from '../../document/desk.ts';
import { selectSpan } from '../../editor/findings/finding-notes.ts';
import styles from './outline.module.css';
import { createOutline, type OutlineSection } from './outline.ts';

/** The headings of the text with metrics per section. Clicking one scrolls to it. */
export function Outline({ desk }: { desk: Desk }) {
  const t = useTranslations('desk');
  const snapshot = useStore(desk.analysisSnapshot);
  const chapters = useMemo(() => {
    const doc = desk.doc();

    return snapshot
      ? createOutline(snapshot.analysis, snapshot.ignored, (from, to) => doc.sliceString(from, to))
      : [];
  }, [desk, snapshot]);
  if (chapters.length === 0) return <p className={styles.quiet}>{t('outline.none')}</p>;

  return (
    <ol className={styles.outline}>
      {chapters.map((chapter) => (
        <li key={chapter.from} style={{ paddingInlineStart: `${(chapter.level - 1) * 12}px` }}>
          <SectionLine desk={desk} chapter={chapter} />
        </li>
      ))}
    </ol>
  );
}

function SectionLine({ desk, chapter }: { desk: Desk; chapter: OutlineSection }) {
  const t = useTranslations('desk');
  const format = useFormatter();
  const { title, from, words, sentences, dialogue, findings } = chapter;
  const show = () => {
    const view = desk.view.get();
    const at = Math.min(from, view?.state.doc.length ?? 0);
    if (view) selectSpan(view, { from: at, to: at });
  };
  const rate = perThousand(findings, words);
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });

  return (
    <>
      <button type="button" className={styles.title} onClick={show}>
        <bdi>{title ?? t('outline.before')}</bdi>{' '}
        <span className={styles.words}>{t('outline.words', { count: words })}</span>
      </button>
      {words > 0 && (
        <p className={styles.quiet}>
          {t('outline.figures', {
            sentence: number(words / Math.max(1, sentences)),
            dialogue: format.number(dialogue, { style: 'percent', maximumFractionDigits: 0 }),
            findings: rate === null ? '–' : number(rate),
          })}
        </p>
      )}
    </>
  );
}
