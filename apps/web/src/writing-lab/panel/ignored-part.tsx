import type { FindingCategory } from '@longhand/analysis';
import clsx from 'clsx';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import type { Desk } from '../desk/desk.ts';
import type { Look } from '../desk/look.ts';
import { textIdOf } from '../desk/use-ignored.ts';
import type { Aside } from '../device/ignored.ts';
import { placeNow } from '../editor/findings-field.ts';
import { useIgnoring } from '../note/use-ignoring.ts';
import marks from './category-name.module.css';
import { excerptOf } from './excerpt.ts';
import { ignoredFindings } from './ignored-findings.ts';
import styles from './ignored-part.module.css';

type IgnoredPartProps = { desk: Desk; look: Look; count: number; onChange: () => void };

/** What was put aside, closed until it is asked for; each can be brought back, and that undone. */
export default function IgnoredPart({ desk, look, count, onChange }: IgnoredPartProps) {
  const t = useTranslations('writing-lab.findings');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const nameOf = useTranslations('writing-lab.note.name');
  const { here, rules, always } = useMemo(
    () => ignoredFindings(look.analysis, look.ignored),
    [look],
  );
  const textId = textIdOf(desk);
  const { bringBack } = useIgnoring(desk, onChange);
  const isEmpty = here.length + rules.length + always.length === 0;
  if (isEmpty && !isOpen) return null;

  const item = (aside: Aside, { words, category }: Omit<ItemProps, 'onBringBack'>) => (
    <Item key={aside.key} words={words} category={category} onBringBack={() => bringBack(aside)} />
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
                { words: excerptOf(desk.doc(), placeNow(look, span)), category },
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
