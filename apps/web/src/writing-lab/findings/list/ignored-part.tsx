import type { FindingCategory } from '@longhand/analysis';
import clsx from 'clsx';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/text-link.tsx';
import type { IgnoreTarget } from '../../analysis/findings/ignored-keys.ts';
import type { AnalysisSnapshot } from '../../document/analysis-snapshot.ts';
import type { Desk } from '../../document/desk.ts';
import { textIdOf } from '../../document/use-ignored-findings.ts';
import { toCurrentSpan } from '../../editor/findings/findings-field.ts';
import marks from '../category-name.module.css';
import { excerptOf } from '../excerpt.ts';
import { useIgnoreFindings } from '../note/use-ignore-findings.ts';
import { ignoredFindings } from './ignored-findings.ts';
import styles from './ignored-part.module.css';

type IgnoredPartProps = {
  desk: Desk;
  snapshot: AnalysisSnapshot;
  count: number;
  onChange: () => void;
};

/** Ignored findings, collapsed by default. Each can be restored, and restoring can be undone. */
export default function IgnoredPart({ desk, snapshot, count, onChange }: IgnoredPartProps) {
  const t = useTranslations('writing-lab.findings');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const nameOf = useTranslations('writing-lab.note.name');
  const { here, rules, always } = useMemo(
    () => ignoredFindings(snapshot.analysis, snapshot.ignored),
    [snapshot],
  );
  const textId = textIdOf(desk);
  const { restore } = useIgnoreFindings(desk, onChange);
  const isEmpty = here.length + rules.length + always.length === 0;
  if (isEmpty && !isOpen) return null;

  const item = (aside: IgnoreTarget, { words, category }: Omit<ItemProps, 'onBringBack'>) => (
    <Item key={aside.key} words={words} category={category} onBringBack={() => restore(aside)} />
  );

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 || isEmpty ? t('ignored', { count }) : t('ignoredElsewhere')}
        <span className={styles.chevron} aria-hidden="true" />
      </button>
      <div id={id} hidden={!isOpen}>
        {isEmpty && <p className={styles.quiet}>{t('ignoredNothing')}</p>}
        {here.length + rules.length > 0 && (
          <List name={t('ignoredHere')}>
            {rules.map(({ key, rule, checkerRule }) =>
              item(
                { key, textId },
                {
                  words: checkerRule === null ? nameOf(rule) : `${nameOf(rule)} (${checkerRule})`,
                  category: null,
                },
              ),
            )}
            {here.map(({ id: key, category, span }) =>
              item(
                { key, textId },
                { words: excerptOf(desk.doc(), toCurrentSpan(snapshot, span)), category },
              ),
            )}
          </List>
        )}
        {always.length > 0 && (
          <List name={t('ignoredAlways')}>
            {always.map(({ key, words, category }) =>
              item({ key, textId: null }, { words, category }),
            )}
          </List>
        )}
      </div>
    </>
  );
}

function List({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();

  return (
    <>
      <h3 id={id} className={styles.quiet}>
        {name}
      </h3>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
}

type ItemProps = { words: string; category: FindingCategory | null; onBringBack: () => void };

function Item({ words, category, onBringBack }: ItemProps) {
  const t = useTranslations('writing-lab.findings');

  return (
    <li className={styles.item}>
      <span className={styles.words} dir="auto">
        <span className={clsx(marks.name, category && marks[category])}>{words}</span>
      </span>
      <TextButton aria-label={t('bringBackWords', { text: words })} onClick={onBringBack}>
        {t('bringBack')}
      </TextButton>
    </li>
  );
}
